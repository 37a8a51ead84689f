"""A module that is built by every method of `llvmlite.ir`: the same script for either package, which is `ir` here.

`python tests/ir/every_method.py` prints what llvmlite makes of it: `every_method.txt`.
"""

from __future__ import annotations

import os
from typing import Any

BINARY = ["shl", "lshr", "ashr", "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "or_", "and_", "xor"]
OF_FLOATS = ["fadd", "fsub", "fmul", "fdiv", "frem"]
OVERFLOWS = [f"{sign}{operation}_with_overflow" for sign in "su" for operation in ("add", "mul", "sub")]
RELATIONS = ("<", "<=", "==", "!=", ">=", ">")


def operations(ir: Any, module: Any) -> None:
    i32, i64, double, half = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.HalfType()
    vector = ir.VectorType(i32, 4)
    types = [i32, i32, double, double, vector, ir.FloatType(), ir.IntType(1), i32.as_pointer(3), i64]
    function = ir.Function(module, ir.FunctionType(i32, types), "operations")
    b = ir.IRBuilder(function.append_basic_block("entry"))
    x, y, d, e, v, f, bit, p, wide = function.args
    for number, name in enumerate(BINARY):
        getattr(b, name)(x, y, flags=["nsw"] if number == 3 else [])
    for name in OF_FLOATS:
        getattr(b, name)(d, e, name, ["fast"])
    for name in OVERFLOWS:
        getattr(b, name)(x, y)
    b.fneg(d, "negative", ["nnan", "ninf"])
    for made in (b.not_(x), b.neg(x), b.not_(v)):
        assert made.opname in ("xor", "sub")
    for relation in RELATIONS:
        b.icmp_signed(relation, x, y)
        b.icmp_unsigned(relation, v, v)
        b.fcmp_ordered(relation, d, e, flags=["nnan"])
        b.fcmp_unordered(relation, d, e)
    b.fcmp_ordered("ord", d, e)
    b.fcmp_unordered("uno", d, e)
    b.select(bit, d, e, "chosen", ["fast"])
    for made in (b.trunc(x, ir.IntType(8)), b.zext(x, i64), b.sext(x, i64), b.trunc(x, i32)):
        assert made.type in (ir.IntType(8), i64, i32)
    for made in (b.fptrunc(d, half), b.fpext(f, double), b.bitcast(d, i64), b.fptoui(d, i32), b.fptosi(d, i32)):
        assert made.type != d.type or made.operands[0] is f
    b.uitofp(x, double), b.sitofp(x, double), b.ptrtoint(p, i64), b.inttoptr(wide, i32.as_pointer())
    b.addrspacecast(p, i32.as_pointer())
    b.bswap(x), b.bitreverse(x), b.ctpop(x), b.ctlz(x, ir.IntType(1)(0)), b.cttz(x, ir.IntType(1)(1))
    b.fma(d, e, d), b.convert_from_fp16(b.convert_to_fp16(d), double), b.assume(bit)
    b.extract_element(v, x), b.insert_element(v, x, y)
    b.shuffle_vector(v, v, ir.Constant(ir.VectorType(i32, 2), [7, 0]))
    pair = b.insert_value(ir.Constant(ir.LiteralStructType([i32, ir.ArrayType(i64, 2)]), ir.Undefined), x, 0)
    b.extract_value(b.insert_value(pair, wide, (1, 1)), [1, 0])
    b.load_reg(i64, "rax"), b.store_reg(wide, i64, "rbx")
    b.asm(ir.FunctionType(i32, [i32]), "mov $1, $0", "=r,r", [x], True, "moved")
    b.comment("done")
    b.ret(x)


def memory(ir: Any, module: Any) -> None:
    i8, i32 = ir.IntType(8), ir.IntType(32)
    node = module.context.get_identified_type("node")
    node.set_body(i32, ir.ArrayType(i32, 3), node.as_pointer())
    assert (len(node), str(next(iter(node)))) == (3, "i32")
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [node.as_pointer(), ir.PointerType(), i32]), "memory")
    b = ir.IRBuilder(function.append_basic_block("entry"))
    typed, opaque, number = function.args
    place = b.alloca(i32, name="place")
    place.align = 16
    b.alloca(i8, number), b.alloca(i8, 12)
    b.load(place), b.load(place, "aligned", align=4), b.load(opaque, "read", typ=i8)
    b.load_atomic(place, "acquire", 4, "ordered"), b.store_atomic(number, place, "release", 4)
    b.store(number, place), b.store(number, place, align=8)
    part = b.gep(typed, [i32(0), i32(1), number], inbounds=True, name="part")
    b.store(number, part), b.gep(typed, [i32(1)]), b.gep(opaque, [number], source_etype=i8)
    b.atomic_rmw("add", place, number, "seq_cst", "old")
    b.cmpxchg(place, number, number, "acq_rel", "monotonic"), b.cmpxchg(place, number, number, "seq_cst")
    b.fence("acquire"), b.fence("seq_cst", "singlethread")
    b.ret_void()


def control(ir: Any, module: Any) -> None:
    i32, bit = ir.IntType(32), ir.IntType(1)
    function = ir.Function(module, ir.FunctionType(i32, [i32, bit]), "control")
    entry = function.append_basic_block("entry")
    b = ir.IRBuilder(entry)
    number, truth = function.args
    with b.if_then(truth, likely=True) as end:
        b.add(number, number, "within")
        assert end.name == "entry.endif"
    with b.if_else(truth, likely=False) as (then, otherwise):
        with then:
            one = b.add(number, number, "one")
            first = b.basic_block
        with otherwise:
            two = b.sub(number, number, "two")
            second = b.basic_block
    phi = b.phi(i32, "both")
    phi.add_incoming(one, first), phi.add_incoming(two, second)
    with b.if_else(truth) as (then, otherwise):
        with then:
            pass
        with otherwise:
            b.ret(number)
    with b.goto_entry_block():
        b.mul(number, number, "early")
    with b.goto_block(first):
        b.mul(number, number, "late")
    default, case, last = (b.append_basic_block(name) for name in ("default", "case", "last"))
    function.insert_basic_block(1, "inserted")
    switch = b.switch(number, default)
    switch.add_case(1, case), switch.add_case(i32(2), last), switch.set_weights([1, 2, 3])
    b.position_at_end(default)
    b.branch(last)
    b.position_at_end(case)
    indirect = b.branch_indirect(ir.BlockAddress(function, last))
    indirect.add_destination(last), indirect.set_weights([5])
    b.position_at_end(last)
    removed = b.add(number, number)
    b.remove(removed)
    result = b.ret(number)
    b.position_before(result)
    b.add(number, number, "before")
    b.position_at_start(last)
    start = b.add(number, number, "start")
    b.position_after(start)
    b.add(start, start, "after")
    replacement = ir.instructions.Instruction(last, i32, "sub", (number, number), "replacement")
    last.replace(start, replacement)
    b.position_at_end(function.basic_blocks[1])
    b.unreachable()
    assert (b.function, b.module, last.function, last.is_terminated) == (function, module, function, True)
    assert (switch.value, switch.default, result.return_value) == (number, default, number)


def calls(ir: Any, module: Any) -> None:
    i8, i32, pointer = ir.IntType(8), ir.IntType(32), ir.IntType(8).as_pointer()
    personality = ir.Function(module, ir.FunctionType(i32, [], var_arg=True), "personality")
    callee = ir.Function(module, ir.FunctionType(i32, [i32, pointer]), "callee")
    other = ir.Function(module, ir.FunctionType(i32, [i32, pointer]), "other")
    callee.calling_convention = "fastcc"
    callee.attributes.add("nounwind"), callee.args[1].add_attribute("noalias")
    callee.return_value.add_attribute("signext")
    callee.args[1].attributes.align, callee.args[1].attributes.dereferenceable_or_null = 8, 4
    callee.args[1].attributes.dereferenceable = 2
    function = ir.Function(module, ir.FunctionType(i32, [i32, pointer]), "calls")
    function.attributes.personality = personality
    function.attributes.add("uwtable")
    function.attributes.alignstack, function.linkage, other.section = 16, "internal", "text"
    function.args[0].name, function.args[1].name = "count", "with space"
    b = ir.IRBuilder(function.append_basic_block("entry"))
    number, place = function.args
    line = module.add_debug_info("DILocation", {"line": 1, "scope": program(ir, module)})
    b.debug_metadata = line
    call = b.call(callee, [number, place], "called", tail=True, attrs=["nounwind"], arg_attrs={1: ("noalias",)})
    assert (call.callee, call.called_function, list(call.args)) == (callee, callee, [number, place])
    b.debug_metadata = None
    b.call(callee, [number, place], cconv="coldcc", tail="notail")
    measure = ir.Function(module, ir.FunctionType(ir.DoubleType(), []), "measure")
    b.call(measure, [], fastmath=["nsz", "arcp"])
    b.call(personality, [number, i8(3)])
    meta = ir.Function(module, ir.FunctionType(ir.VoidType(), [ir.MetaDataType()] * 2), "llvm.dbg.other")
    b.call(meta, [number, module.add_metadata(["text", number.type(3), None, ("inner",)])])
    ok, bad = b.append_basic_block("ok"), b.append_basic_block("bad")
    b.invoke(callee, [number, place], ok, bad, "invoked", attrs=["noinline"])
    b.position_at_end(ok)
    b.ret(number)
    b.position_at_end(bad)
    pad = b.landingpad(ir.LiteralStructType([pointer, i32]), cleanup=True)
    pad.add_clause(ir.CatchClause(ir.Constant(pointer, None)))
    pad.add_clause(ir.FilterClause(ir.Constant(ir.ArrayType(pointer, 1), [ir.Constant(pointer, None)])))
    b.resume(pad)
    changed = ir.replace_all_calls(module, callee, other)
    assert [one.name for one in changed] == ["called", changed[1].name, "invoked"]


def program(ir: Any, module: Any) -> Any:
    file = module.add_debug_info("DIFile", {"filename": "a.c", "directory": '/"x"'})
    unit = module.add_debug_info(
        "DICompileUnit",
        {"language": ir.DIToken("DW_LANG_C"), "file": file, "isOptimized": True, "emissionKind": 1, "enums": None},
        is_distinct=True,
    )
    ty = module.add_debug_info("DISubroutineType", {"types": module.add_metadata([None])})
    fields = {"name": "calls", "file": file, "line": 1, "type": ty, "unit": unit, "isLocal": False}
    module.add_named_metadata("llvm.dbg.cu", unit)
    module.add_named_metadata("named", ["a", "b"])
    module.add_named_metadata("named").add(ty)
    assert len(module.get_named_metadata("named").operands) == 2
    return module.add_debug_info("DISubprogram", fields, is_distinct=True)


def constants(ir: Any, module: Any) -> None:
    i8, i16, i32, i64 = (ir.IntType(width) for width in (8, 16, 32, 64))
    struct, packed = ir.LiteralStructType([i8, i32]), ir.LiteralStructType([i8, i32], packed=True)
    values = [
        i32(-5), ir.Constant(ir.IntType(1), True), ir.HalfType()(1.5), ir.FloatType()(0.1),
        ir.DoubleType()(float("inf")),
        ir.Constant(ir.ArrayType(i8, 4), bytearray(b'a"\n\x00')), ir.Constant(ir.ArrayType(i16, 2), [1, 2]),
        ir.Constant(struct, [1, i32(2)]), ir.Constant(packed, [1, 2]), ir.Constant(struct, None),
        ir.Constant(ir.VectorType(i32, 2), 7), ir.Constant(ir.VectorType(i32, 2), i32(7)),
        ir.Constant(i64, ir.Undefined), ir.Constant(i8.as_pointer(), None), ir.Constant.literal_array([i8(1), i8(2)]),
        ir.Constant.literal_struct([i8(1), i64(2)]), ir.Constant.literal_struct([i8(1)], packed=True),
    ]  # fmt: skip
    for number, value in enumerate(values):
        ir.GlobalVariable(module, value.type, f"constant{number}").initializer = value
    table = ir.GlobalVariable(module, ir.ArrayType(i32, 3), "table", addrspace=2)
    table.linkage, table.storage_class, table.section, table.align = "internal", "dllexport", "data", 8
    table.storage_class, table.unnamed_addr, table.global_constant = "", True, True
    ir.GlobalVariable(module, i32, "outside")
    weak = ir.GlobalVariable(module, i32, "weak one")
    weak.linkage = "weak"
    weak.set_metadata("kind", module.add_metadata(["said"]))
    address = table.ptrtoint(i64)
    expressions = [
        table.gep([i32(0), i32(2)]), address, address.add(i64(3)), address.sub(address), address.xor(i64(1)),
        address.trunc(i8), address.inttoptr(i8.as_pointer()), table.bitcast(i8.as_pointer(2)),
    ]  # fmt: skip
    for number, value in enumerate(expressions):
        ir.GlobalVariable(module, value.type, f"expression{number}").initializer = value


def old_expressions(ir: Any) -> list[str]:
    """Texts of expressions that LLVM does not take any more."""
    i32, i64, double = ir.IntType(32), ir.IntType(64), ir.DoubleType()
    one, two, half = i32(1), i32(2), double(0.5)
    found = [getattr(one, name)(two) for name in BINARY] + [getattr(half, name)(half) for name in OF_FLOATS]
    found += [one.zext(i64), one.sext(i64), half.fptrunc(ir.FloatType()), half.fptoui(i32), half.fptosi(i32)]
    found += [one.uitofp(double), one.sitofp(double), ir.FloatType()(1.0).fpext(double), one.bitcast(i32)]
    found += [one.not_(), one.neg()]
    found += [one.icmp_signed(relation, two) for relation in RELATIONS] + [one.icmp_unsigned(">", two)]
    found += [half.fcmp_ordered("<", half), half.fcmp_unordered("==", half)]
    return [str(value) for value in found]


def intrinsics(ir: Any, module: Any) -> None:
    i8, i32, i64, double = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
    pointer = i8.as_pointer()
    for name, types in (
        ("llvm.powi", [double]), ("llvm.pow", [double]), ("llvm.sqrt", [double]), ("llvm.fma", [double] * 3),
        ("llvm.memset", [pointer, i64]), ("llvm.memcpy", [pointer, pointer, i32]),
        ("llvm.memmove", [pointer, pointer, i32]), ("llvm.assume", []), ("llvm.ctlz", [i32, ir.IntType(1)]),
    ):  # fmt: skip
        assert module.declare_intrinsic(name, types) is module.declare_intrinsic(name, types)


def build(ir: Any) -> Any:
    module = ir.Module("every", context=ir.Context())
    module.triple, module.data_layout = "x86_64-pc-linux-gnu", "e-m:e-p3:64:64-i64:64"
    for part in (operations, memory, control, calls, constants, intrinsics):
        part(ir, module)
    return module


def text(ir: Any) -> str:
    return "\n".join([str(build(ir)), "", *old_expressions(ir), ""])


if __name__ == "__main__":
    os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"
    from llvmlite import ir as llvmlites

    print(text(llvmlites), end="")
