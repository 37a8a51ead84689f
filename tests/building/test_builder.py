"""`IRBuilder`: what it builds, as LLVM's text; and what it refuses, with both types."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import irkit
from irkit.functions import Function
from irkit.module import Module
from irkit.types import pointer_type

Body = Callable[[irkit.IRBuilder, Function], object]


def build(
    body: Body, parameters: list[object] | None = None, result: object = irkit.void, llvm_version: int = 22
) -> Module:
    module = Module.new("test", llvm_version=llvm_version)
    types = [irkit.i32, irkit.i32, irkit.ptr, irkit.double] if parameters is None else parameters
    function = module.add_function("f", irkit.function_type(result, types), args=["a", "b", "p", "x"][: len(types)])
    builder = irkit.IRBuilder(function.append_block("entry"))
    body(builder, function)
    if builder.block.terminator is None:
        builder.ret_void()
    return module


def lines(module: Module, name: str = "f") -> list[str]:
    """The lines of a function's body."""
    text = irkit.to_assembly(module)
    body = text[text.index(f"@{name}(") :]
    return [line.strip() for line in body[: body.index("\n}")].splitlines()[1:]]


BUILT: list[tuple[Body, list[str]]] = [
    (lambda b, f: b.add(f.args[0], f.args[1], name="s"), ["%s = add i32 %a, %b"]),
    (lambda b, f: b.add(f.args[0], f.args[1], flags=("nsw",), nuw=True), ["%0 = add nuw nsw i32 %a, %b"]),
    (lambda b, f: b.sub(f.args[0], irkit.const(irkit.i32, 7)), ["%0 = sub i32 %a, 7"]),
    (lambda b, f: b.udiv(f.args[0], f.args[1], exact=True), ["%0 = udiv exact i32 %a, %b"]),
    (lambda b, f: b.or_(f.args[0], f.args[1], disjoint=True), ["%0 = or disjoint i32 %a, %b"]),
    (lambda b, f: b.not_(f.args[0]), ["%0 = xor i32 %a, -1"]),
    (lambda b, f: b.neg(f.args[0]), ["%0 = sub i32 0, %a"]),
    (
        lambda b, f: b.fadd(f.args[3], irkit.const(irkit.double, 0.5), fast=True),
        ["%0 = fadd fast double %x, 5.000000e-01"],
    ),
    (lambda b, f: b.fneg(f.args[3], flags=("nnan", "ninf")), ["%0 = fneg nnan ninf double %x"]),
    (lambda b, f: b.icmp_signed("<", f.args[0], f.args[1]), ["%0 = icmp slt i32 %a, %b"]),
    (lambda b, f: b.icmp_unsigned("!=", f.args[0], f.args[1]), ["%0 = icmp ne i32 %a, %b"]),
    (lambda b, f: b.icmp("sgt", f.args[0], f.args[1], samesign=True), ["%0 = icmp samesign sgt i32 %a, %b"]),
    (lambda b, f: b.fcmp_ordered("<=", f.args[3], f.args[3]), ["%0 = fcmp ole double %x, %x"]),
    (lambda b, f: b.fcmp_unordered("uno", f.args[3], f.args[3]), ["%0 = fcmp uno double %x, %x"]),
    (lambda b, f: b.freeze(f.args[0]), ["%0 = freeze i32 %a"]),
    (lambda b, f: b.zext(f.args[0], irkit.i64, nneg=True), ["%0 = zext nneg i32 %a to i64"]),
    (lambda b, f: b.trunc(f.args[0], irkit.i8, "t", nuw=True), ["%t = trunc nuw i32 %a to i8"]),
    (lambda b, f: b.bitcast(f.args[3], irkit.i64), ["%0 = bitcast double %x to i64"]),
    (lambda b, f: b.ptrtoint(f.args[2], irkit.i64), ["%0 = ptrtoint ptr %p to i64"]),
    (lambda b, f: b.alloca(irkit.i64), ["%0 = alloca i64, align 8"]),
    (lambda b, f: b.alloca(irkit.i8, 10, align=16), ["%0 = alloca i8, i32 10, align 16"]),
    (lambda b, f: b.load(f.args[2], typ=irkit.i32), ["%0 = load i32, ptr %p, align 4"]),
    (lambda b, f: b.load(f.args[2], "v", 1, irkit.i32, volatile=True), ["%v = load volatile i32, ptr %p, align 1"]),
    (
        lambda b, f: b.load_atomic(f.args[2], "acquire", 4, typ=irkit.i32, sync_scope="singlethread"),
        ['%0 = load atomic i32, ptr %p syncscope("singlethread") acquire, align 4'],
    ),
    (lambda b, f: b.store(f.args[0], f.args[2]), ["store i32 %a, ptr %p, align 4"]),
    (lambda b, f: b.store_atomic(f.args[0], f.args[2], "release", 4), ["store atomic i32 %a, ptr %p release, align 4"]),
    (
        lambda b, f: b.gep(f.args[2], [0, 1], True, "q", irkit.struct(irkit.i8, irkit.i32)),
        ["%q = getelementptr inbounds { i8, i32 }, ptr %p, i32 0, i32 1"],
    ),
    (
        lambda b, f: b.gep(f.args[2], [f.args[0]], source_etype=irkit.i8, flags=("nuw",)),
        ["%0 = getelementptr nuw i8, ptr %p, i32 %a"],
    ),
    (
        lambda b, f: b.atomic_rmw("add", f.args[2], f.args[0], "seq_cst"),
        ["%0 = atomicrmw add ptr %p, i32 %a seq_cst, align 4"],
    ),
    (
        lambda b, f: b.cmpxchg(f.args[2], f.args[0], f.args[1], "acq_rel", "monotonic", weak=True),
        ["%0 = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic, align 4"],
    ),
    (lambda b, f: b.fence("seq_cst", "singlethread"), ['fence syncscope("singlethread") seq_cst']),
    (lambda b, f: b.va_arg(f.args[2], irkit.i32), ["%0 = va_arg ptr %p, i32"]),
    (
        lambda b, f: b.insert_element(irkit.poison(irkit.vector(irkit.i32, 2)), f.args[0], 1),
        ["%0 = insertelement <2 x i32> poison, i32 %a, i64 1"],
    ),
    (
        lambda b, f: b.shuffle_vector(
            irkit.null(irkit.vector(irkit.i8, 2)), irkit.poison(irkit.vector(irkit.i8, 2)), [1, -1, 0]
        ),
        ["%0 = shufflevector <2 x i8> zeroinitializer, <2 x i8> poison, <3 x i32> <i32 1, i32 poison, i32 0>"],
    ),
    (
        lambda b, f: b.insert_value(irkit.undef(irkit.struct(irkit.i32, irkit.array(irkit.i8, 2))), f.args[0], 0),
        ["%0 = insertvalue { i32, [2 x i8] } undef, i32 %a, 0"],
    ),
    (
        lambda b, f: b.extract_value(irkit.undef(irkit.array(irkit.i8, 2)), [0]),
        ["%0 = extractvalue [2 x i8] undef, 0"],
    ),
    (
        lambda b, f: b.extract_value(irkit.undef(irkit.array(irkit.i8, 2)), [1]),
        ["%0 = extractvalue [2 x i8] undef, 1"],
    ),
    (
        lambda b, f: b.select(b.icmp("eq", f.args[0], f.args[1], "c"), f.args[3], f.args[3], "r", nsz=True),
        ["%c = icmp eq i32 %a, %b", "%r = select nsz i1 %c, double %x, double %x"],
    ),
    (
        lambda b, f: b.uadd_with_overflow(f.args[0], f.args[1]),
        ["%0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)"],
    ),
    (lambda b, f: b.bswap(f.args[0]), ["%0 = call i32 @llvm.bswap.i32(i32 %a)"]),
    (lambda b, f: b.assume(irkit.const(irkit.i1, 1)), ["call void @llvm.assume(i1 true)"]),
    (
        lambda b, f: b.asm(irkit.function_type(irkit.i32, [irkit.i32]), "mov $1, $0", "=r,r", [f.args[0]], True),
        ['%0 = call i32 asm sideeffect "mov $1, $0", "=r,r"(i32 %a)'],
    ),
    (
        lambda b, f: b.call(f, f.args, tail=True, cconv="fastcc", attrs=["nounwind"], arg_attrs={2: ["nonnull"]}),
        ["tail call fastcc void @f(i32 %a, i32 %b, ptr nonnull %p, double %x) #0"],
    ),
    (
        lambda b, f: b.call(f, f.args, bundles={"deopt": [f.args[0]]}),
        ['call void @f(i32 %a, i32 %b, ptr %p, double %x) [ "deopt"(i32 %a) ]'],
    ),
]


@pytest.mark.parametrize(("body", "wanted"), BUILT, ids=[wanted[-1] for _, wanted in BUILT])
def test_an_instruction_is_built_as_llvm_spells_it(body: Body, wanted: list[str]) -> None:
    module = build(body)
    assert lines(module) == ["entry:", *wanted, "ret void"]
    assert irkit.equivalent(module, irkit.parse_bitcode(irkit.to_bitcode(module)))


REFUSED: list[tuple[Body, str]] = [
    (lambda b, f: b.add(f.args[0], f.args[3]), "add takes two operands of one type, not i32 and double"),
    (lambda b, f: b.add(f.args[3], f.args[3]), "add takes integers or vectors of them, not double"),
    (lambda b, f: b.fmul(f.args[0], f.args[0]), "fmul takes floating-point numbers or vectors of them, not i32"),
    (lambda b, f: b.and_(f.args[0], irkit.const(irkit.i64, 1)), "and takes two operands of one type, not i32 and i64"),
    (lambda b, f: b.add(f.args[0], f.args[1], exact=True), "add has no flag 'exact'"),
    (lambda b, f: b.fadd(f.args[3], f.args[3], flags=("quick",)), "fadd has no flag 'quick'"),
    (lambda b, f: b.icmp("olt", f.args[0], f.args[1]), "icmp has no predicate 'olt'"),
    (lambda b, f: b.icmp("eq", f.args[3], f.args[3]), "icmp takes integers, pointers or vectors of them, not double"),
    (
        lambda b, f: b.select(f.args[0], f.args[1], f.args[1]),
        "select takes an i1, or one for each lane, not i32, to choose i32",
    ),
    (lambda b, f: b.zext(f.args[0], irkit.i8), "zext cannot make a i8 of a i32"),
    (lambda b, f: b.bitcast(f.args[0], irkit.double), "bitcast cannot make a double of a i32"),
    (lambda b, f: b.store(f.args[0], f.args[1]), "store takes a pointer, not a value of type i32"),
    (lambda b, f: b.load(f.args[2]), "load through ptr has to be told the type"),
    (lambda b, f: b.load(f.args[2], typ=irkit.void), "load of a value of type void, which has no size"),
    (
        lambda b, f: b.load(f.args[2], typ=irkit.i32, align=3),
        "load with an alignment of 3; LLVM has powers of two up to 2**32",
    ),
    (lambda b, f: b.load_atomic(f.args[2], "release", 4, typ=irkit.i32), "load cannot have the ordering 'release'"),
    (lambda b, f: b.alloca(irkit.label), "alloca of label, which has no size"),
    (
        lambda b, f: b.gep(f.args[2], [0, 2], source_etype=irkit.struct(irkit.i8)),
        "getelementptr: { i8 } has no member 2",
    ),
    (lambda b, f: b.extract_value(irkit.undef(irkit.struct(irkit.i8)), 1), "extractvalue: { i8 } has no member 1"),
    (
        lambda b, f: b.shuffle_vector(*[irkit.null(irkit.vector(irkit.i8, 3))] * 2, [0, 5, 6]),
        "shufflevector of lanes [0, 5, 6], where two of <3 x i8> have 6",
    ),
    (lambda b, f: b.extract_value(irkit.undef(irkit.array(irkit.i8, 2)), 2), "extractvalue: [2 x i8] has no member 2"),
    (lambda b, f: b.extract_value(irkit.undef(irkit.array(irkit.i8, 2)), -1), "[2 x i8] has no member -1"),
    (lambda b, f: b.ret(f.args[0]), "@f returns void, so it cannot return i32"),
    (lambda b, f: b.cbranch(f.args[0], b.block, b.block), "br takes an i1, not a value of type i32"),
    (lambda b, f: b.call(f, f.args[:1]), "a call of void (i32, i32, ptr, double) takes 4 arguments, not 1"),
    (
        lambda b, f: b.call(f, [f.args[0]] * 4),
        "argument 2 of a call of void (i32, i32, ptr, double) is of type i32",
    ),
    (lambda b, f: b.call(f.args[2], []), "has to be told its function type"),
    (lambda b, f: b.bswap(f.args[3]), "llvm.bswap takes an integer, not a value of type double"),
    (lambda b, f: b.add(None, f.args[0]), "None is no value, so it cannot be an operand"),  # type: ignore[arg-type]
]


CONVERTED = [
    *("i8", "i16", "half", "bfloat", "float", "ptr", "ptr addrspace(1)", "{ i8 }", "<256 x i32>", "x86_amx"),
    *("<2 x i8>", "<vscale x 2 x i8>", "<2 x half>", "<1 x ptr>", "<2 x ptr>"),
]
CONVERSIONS = (
    *("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"),
    *("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"),
)


def is_made(make: Callable[..., object], *arguments: object) -> bool:
    try:
        make(*arguments)
    except irkit.IRKitError:
        return False
    return True


@pytest.mark.parametrize("source", CONVERTED)
def test_conversions_are_refused_where_a_text_with_them_is(source: str) -> None:
    head, tail = f"define void @f({source} %x) {{\n", "  unreachable\n}\n"
    function = irkit.parse_assembly(head + tail).functions["f"]
    builder = irkit.IRBuilder()
    builder.position_at_start(function.blocks[0])
    for target in CONVERTED:
        ty = irkit.parse_type(target)
        for opcode in CONVERSIONS if target != source else ():
            line = f"  %r = {opcode} {source} %x to {target}\n"
            is_text = is_made(irkit.parse_assembly, head + line + tail)
            assert is_made(builder.cast, opcode, function.args[0], ty) == is_text, line
    assert not is_made(builder.cast, "freeze", function.args[0], irkit.i1)
    assert not is_made(builder.cast, "bitcast", function.args[0], irkit.label)


# What is not even of the class that an argument is of.
OTHER_CLASSES: list[tuple[Body, str]] = [
    (lambda b, f: b.add(f.args[0], "b"), "'b' is no value"),
    (lambda b, f: b.add(f.args[0], f.args[1], name=5), "5 is no name"),
    (lambda b, f: b.add(f.args[0], f.args[1], name="\ud800"), "cannot be written in UTF-8"),
    (lambda b, f: b.neg(None), "None is no value"),
    (lambda b, f: b.not_(5), "5 is no value"),
    (lambda b, f: b.icmp(["eq"], f.args[0], f.args[1]), "icmp has no predicate ['eq']"),
    (lambda b, f: b.icmp_signed(3, f.args[0], f.args[1]), "icmp has no predicate 3"),
    (lambda b, f: b.zext(f.args[0], "i64"), "'i64' is no type"),
    (lambda b, f: b.cast(["zext"], f.args[0], irkit.i64), "cannot make a i64 of a i32"),
    (lambda b, f: b.alloca(5), "5 is no type"),
    (lambda b, f: b.alloca(irkit.i32, align="4"), "alloca with an alignment of 4"),
    (lambda b, f: b.alloca(irkit.i32, address_space="5"), "address space '5'"),
    (lambda b, f: b.load(f.args[2], typ="i32"), "'i32' is no type"),
    (lambda b, f: b.load(f.args[2], typ=irkit.i32, ordering=["acquire"]), "load cannot have the ordering ['acquire']"),
    (lambda b, f: b.load(f.args[2], typ=irkit.i32, sync_scope=1), "1 is no synchronization scope"),
    (lambda b, f: b.store(1, f.args[2]), "1 is no value"),
    (lambda b, f: b.gep(f.args[2], ["0"], source_etype=irkit.i32), "'0' is no value"),
    (lambda b, f: b.gep(f.args[2], [0], source_etype=32), "32 is no type"),
    (lambda b, f: b.atomic_rmw(1, f.args[2], f.args[0], "seq_cst"), "atomicrmw has no operation 1"),
    (lambda b, f: b.branch("entry"), "'entry' is no basic block"),
    (lambda b, f: b.cbranch(f.args[0], f.blocks[0], 7), "br takes an i1"),
    (lambda b, f: b.phi("i32"), "'i32' is no type"),
    (lambda b, f: b.landingpad(7), "7 is no type"),
    (lambda b, f: b.va_arg(f.args[2], 7), "7 is no type"),
    (lambda b, f: b.call("f", []), "'f' is no value"),
    (lambda b, f: b.call(f, [], function_type=7), "7 is no function type"),
    (lambda b, f: b.asm("void ()", "nop", "", [], False), "'void ()' is no function type"),
    (lambda b, f: b.convert_to_fp16(1), "1 is no value"),
    (lambda b, f: b.bswap(1), "1 is no value"),
    (lambda b, f: b.fma(1, 2, 3), "1 is no value"),
    (lambda b, f: b.insert("add"), "'add' is no instruction"),
    (lambda b, f: b.position_before("add"), "'add' is in no block"),
    (lambda b, f: b.position_at_end("entry"), "'entry' is no basic block"),
    (lambda b, f: b.append_basic_block(5), "5 is no name"),
]


@pytest.mark.parametrize(("body", "message"), OTHER_CLASSES)
def test_what_is_of_another_class_is_refused_too(body: Body, message: str) -> None:
    test_what_does_not_fit_is_refused_and_nothing_is_inserted(body, message)


@pytest.mark.parametrize(("body", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_what_does_not_fit_is_refused_and_nothing_is_inserted(body: Body, message: str) -> None:
    module = build(lambda b, f: None)
    function = module["f"]
    assert isinstance(function, Function)
    before = irkit.to_assembly(module)
    builder = irkit.IRBuilder()
    builder.position_at_start(function.blocks[0])
    with pytest.raises(irkit.IRKitError) as caught:
        body(builder, function)
    assert message in str(caught.value)
    assert irkit.to_assembly(module) == before


def test_names_are_made_unique_as_llvm_does() -> None:
    def body(b: irkit.IRBuilder, f: Function) -> None:
        for _ in range(3):
            b.add(f.args[0], f.args[1], name="x1")
        b.add(f.args[0], f.args[1], name="a")

    names = [line.split(" = ")[0] for line in lines(build(body)) if " = " in line]
    assert names == ["%x1", "%x11", "%x12", "%a3"]


def test_if_then_and_if_else_make_the_blocks_of_llvmlite() -> None:
    def body(b: irkit.IRBuilder, f: Function) -> None:
        c = b.icmp_signed("<", f.args[0], f.args[1], "c")
        with b.if_then(c, likely=True):
            b.store(f.args[0], f.args[2])
        with b.if_else(c) as (then, otherwise):
            with then:
                b.store(f.args[1], f.args[2])
            with otherwise:
                b.ret_void()

    assert lines(build(body)) == [
        "entry:",
        "%c = icmp slt i32 %a, %b",
        "br i1 %c, label %entry.if, label %entry.endif, !prof !0",
        "",
        "entry.if:                                         ; preds = %entry",
        "store i32 %a, ptr %p, align 4",
        "br label %entry.endif",
        "",
        "entry.endif:                                      ; preds = %entry.if, %entry",
        "br i1 %c, label %entry.endif.if, label %entry.endif.else",
        "",
        "entry.endif.if:                                   ; preds = %entry.endif",
        "store i32 %b, ptr %p, align 4",
        "br label %entry.endif.endif",
        "",
        "entry.endif.else:                                 ; preds = %entry.endif",
        "ret void",
        "",
        "entry.endif.endif:                                ; preds = %entry.endif.if",
        "ret void",
    ]


@pytest.mark.parametrize(("length", "kept"), [(50, "b" * 50), (51, "b" * 25 + "..")])
def test_names_made_of_a_blocks_name_do_not_grow_without_end(length: int, kept: str) -> None:
    """As llvmlite shortens them."""
    function = Module.new("m").add_function("f", irkit.function_type(irkit.void, [irkit.i1]))
    builder = irkit.IRBuilder(function.append_block("b" * length))
    with builder.if_then(function.args[0]):
        assert builder.block.name == f"{kept}.if"


def test_a_value_of_another_function_is_refused_by_both_names() -> None:
    module = build(lambda b, f: None)
    other = module.add_function("g", irkit.function_type(irkit.void, [irkit.i32]), args=["n"])
    builder = irkit.IRBuilder(other.append_block())
    first = module["f"]
    assert isinstance(first, Function)
    with pytest.raises(irkit.IRKitError, match="is of the function @f, not of @g"):
        builder.add(first.args[0], other.args[0])


def test_what_is_in_no_function_is_refused() -> None:
    module = build(lambda b, f: None)
    function = module["f"]
    assert isinstance(function, Function)
    builder = irkit.IRBuilder()
    builder.position_at_start(function.blocks[0])
    loose = builder.add(function.args[0], function.args[1])
    assert builder.operand(loose) is loose
    loose.remove_from_parent()
    with pytest.raises(irkit.IRKitError, match="is of no function, not of @f"):
        builder.add(loose, function.args[0])
    block = function.append_block("lost")
    builder.position_at_end(block)
    lost = builder.add(function.args[0], function.args[1])
    assert builder.operand(lost) is lost
    block.erase_from_parent()
    builder.position_at_start(function.blocks[0])
    with pytest.raises(irkit.IRKitError, match="is of no function, not of @f"):
        builder.add(function.args[0], lost)
    builder = irkit.IRBuilder()
    with pytest.raises(irkit.IRKitError):
        builder.add(function.args[0], function.args[1])


def test_a_global_of_another_module_is_refused_by_both_names() -> None:
    foreign = Module.new("foreign").add_global("g", irkit.i32, irkit.const(irkit.i32, 1))
    with pytest.raises(irkit.IRKitError, match="@g is of the module 'foreign', not of the module 'test'"):
        build(lambda b, f: b.load(foreign, typ=irkit.i32))


def test_constants_without_a_module_become_the_modules_own() -> None:
    def body(b: irkit.IRBuilder, f: Function) -> None:
        b.store(irkit.const(irkit.struct(irkit.i32, irkit.ptr), [1, None]), f.args[2])
        b.store(irkit.const(irkit.i32, 1), f.args[2])

    module = build(body)
    store = module["f"].blocks[0].instructions[1]  # type: ignore[union-attr]
    assert store.operands[0] is module.context.constant_int(irkit.i32, 1)


def test_the_builder_goes_back_where_it_was() -> None:
    def body(b: irkit.IRBuilder, f: Function) -> None:
        first = b.add(f.args[0], f.args[1], "first")
        b.ret_void()
        b.position_before(first)
        b.add(f.args[0], f.args[0], "zeroth")
        with b.goto_entry_block():
            b.add(f.args[1], f.args[1], "last")
        b.add(f.args[0], f.args[0], "half")

    assert [line.split(" =")[0] for line in lines(build(body))][1:-1] == ["%zeroth", "%half", "%first", "%last"]


def test_a_second_terminator_is_refused() -> None:
    def body(b: irkit.IRBuilder, f: Function) -> None:
        b.ret_void()
        with pytest.raises(irkit.IRKitError, match="the block %entry has its terminator"):
            b.unreachable()
        b.position_at_start(b.block)
        with pytest.raises(irkit.IRKitError, match="cannot stand before"):
            b.unreachable()

    assert lines(build(body)) == ["entry:", "ret void"]


def test_typed_pointers_are_those_of_the_release() -> None:
    module = Module.new("test", llvm_version=14)
    function = module.add_function("f", irkit.function_type(irkit.i32, []))
    builder = irkit.IRBuilder(function.append_block("entry"))
    slot = builder.alloca(irkit.i32, name="slot")
    builder.store(irkit.const(irkit.i32, 3), slot)
    builder.ret(builder.load(slot, "v"))
    assert lines(module) == [
        "entry:",
        "%slot = alloca i32, align 4",
        "store i32 3, i32* %slot, align 4",
        "%v = load i32, i32* %slot, align 4",
        "ret i32 %v",
    ]


def test_addresses_of_parts_have_the_types_of_the_release() -> None:
    """Up to LLVM 14 they point to the part; a vector of them comes of a vector of pointers or of indices."""
    module = Module.new("test", llvm_version=14)
    pair = irkit.struct(irkit.i8, irkit.array(irkit.i16, 4))
    base, far = pointer_type(0, pair), pointer_type(3, irkit.i32)
    types = [base, irkit.vector(base, 2), far, irkit.vector(irkit.i64, 2)]
    function = module.add_function("f", irkit.function_type(irkit.void, types), args=["p", "v", "q", "i"])
    p, v, q, i = function.args
    builder = irkit.IRBuilder(function.append_block())
    made = [
        builder.gep(p, [1]),
        builder.gep(p, [0, 1]),
        builder.gep(p, [0, 1, 2]),
        builder.gep(v, [0, 1]),
        builder.gep(q, [5]),
        builder.gep(q, [i]),
        builder.gep(p, [i, irkit.const(irkit.i32, 1), 2]),
    ]
    assert [str(one.type) for one in made] == [
        "{ i8, [4 x i16] }*",
        "[4 x i16]*",
        "i16*",
        "<2 x [4 x i16]*>",
        "i32 addrspace(3)*",
        "<2 x i32 addrspace(3)*>",
        "<2 x i16*>",
    ]
    with pytest.raises(irkit.IRKitError, match=r"of type i8 through a pointer of type \{ i8, \[4 x i16\] \}\*"):
        builder.gep(p, [0], source_etype=irkit.i8)
    assert builder.gep(p, [0], source_etype=pair).type is p.type
    builder.ret_void()
    assert irkit.verify(module) == []


@pytest.mark.llvm(22)
def test_llvm_takes_what_was_built(tmp_path: Path) -> None:
    for number, (body, _) in enumerate(BUILT):
        path = tmp_path / f"{number}.bc"
        irkit.save(build(body), path)
        subprocess.run(["opt-22", "-passes=verify", "-disable-output", path], check=True)


def test_what_cannot_be_seen_outside_is_dso_local() -> None:
    module = irkit.Module.new("m")
    variable = module.add_global("v", irkit.i32, irkit.const(irkit.i32, 0), linkage="internal")
    function = module.add_function("f", irkit.function_type(irkit.void, []))
    assert variable.dso_local and not function.dso_local
    function.visibility = "hidden"
    assert function.dso_local
    other = module.add_global("w", irkit.i32, irkit.const(irkit.i32, 0))
    other.linkage = "private"
    assert other.dso_local and irkit.verify(module) == []
