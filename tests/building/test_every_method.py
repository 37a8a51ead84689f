"""The methods of `IRBuilder` that `test_builder` does not name: what each writes, and what it refuses."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import irkit
from irkit.errors import EditError, UnsupportedError
from irkit.module import Module
from irkit.types import Type

i1, i8, i16, i32, i64, ptr, half, double = (
    irkit.i1, irkit.i8, irkit.i16, irkit.i32, irkit.i64, irkit.ptr, irkit.half, irkit.double
)  # fmt: skip
ints, floats, pointers = irkit.vector(i32, 2), irkit.vector(double, 2), irkit.vector(ptr, 2)
pair, nested = irkit.struct(i32, i8), irkit.struct(i8, irkit.array(i16, 3))
NAMES: dict[str, Type] = {
    "a": i32, "b": i32, "p": ptr, "x": double, "c": i1, "v": ints, "w": floats, "q": pointers, "s": pair, "h": i16,
}  # fmt: skip


class Made:
    """A builder at the beginning of a function, whose arguments are named as in `NAMES`."""

    def __init__(self, llvm_version: int = 22) -> None:
        self.module = Module.new("made", llvm_version=llvm_version)
        ty = irkit.function_type(i32, list(NAMES.values()))
        self.function = self.module.add_function("f", ty, args=list(NAMES))
        self.b: Any = irkit.IRBuilder(self.function.append_block("entry"))

    def __getattr__(self, name: str) -> Any:
        """An argument, or a block, by name."""
        for value in (*self.function.args, *self.function.blocks):
            if value.name == name:
                return value
        return self.function.append_block(name)

    def finish(self) -> None:
        """End the blocks that have no end yet."""
        for block in self.function.blocks:
            if block.terminator is None:
                self.b.position_at_end(block)
                self.b.unreachable()

    def lines(self) -> list[str]:
        self.finish()
        text = irkit.to_assembly(self.module)
        body = text[text.index("@f(") :]
        return [line.strip() for line in body[: body.index("\n}")].splitlines()[2:]]


def caught(m: Made) -> None:
    switch = m.b.catch_switch([m.one])
    m.b.position_at_end(m.one)
    m.b.catch_pad(switch, [m.p], "k")


Body = Callable[[Made], object]
BUILT: dict[str, tuple[Body, str]] = {
    "sub": (lambda m: m.b.sub(m.a, m.a, nsw=True), "%0 = sub nsw i32 %a, %a"),
    "mul": (lambda m: m.b.mul(m.v, m.v, nuw=True), "%0 = mul nuw <2 x i32> %v, %v"),
    "shl": (lambda m: m.b.shl(m.a, m.a, nuw=True), "%0 = shl nuw i32 %a, %a"),
    "sdiv": (lambda m: m.b.sdiv(m.a, m.a, exact=True), "%0 = sdiv exact i32 %a, %a"),
    "urem": (lambda m: m.b.urem(m.a, m.a, "r"), "%r = urem i32 %a, %a"),
    "srem": (lambda m: m.b.srem(m.a, m.a), "%0 = srem i32 %a, %a"),
    "lshr": (lambda m: m.b.lshr(m.a, m.a, exact=True), "%0 = lshr exact i32 %a, %a"),
    "ashr": (lambda m: m.b.ashr(m.a, m.a), "%0 = ashr i32 %a, %a"),
    "and": (lambda m: m.b.and_(m.c, m.c), "%0 = and i1 %c, %c"),
    "fsub": (lambda m: m.b.fsub(m.x, m.x), "%0 = fsub double %x, %x"),
    "fmul": (lambda m: m.b.fmul(m.w, m.w, arcp=True), "%0 = fmul arcp <2 x double> %w, %w"),
    "fdiv": (lambda m: m.b.fdiv(m.x, m.x, flags=["afn"]), "%0 = fdiv afn double %x, %x"),
    "frem": (lambda m: m.b.frem(m.x, m.x), "%0 = frem double %x, %x"),
    "fcmp-one-by-one": (lambda m: m.b.fcmp("ueq", m.w, m.w), "%0 = fcmp ueq <2 x double> %w, %w"),
    "icmp-of-pointers": (lambda m: m.b.icmp("ult", m.q, m.q), "%0 = icmp ult <2 x ptr> %q, %q"),
    "select-by-lanes": (
        lambda m: m.b.select(m.b.icmp("eq", m.v, m.v, "e"), m.v, m.v),
        "%e = icmp eq <2 x i32> %v, %v|%0 = select <2 x i1> %e, <2 x i32> %v, <2 x i32> %v",
    ),
    "sext": (lambda m: m.b.sext(m.a, i64), "%0 = sext i32 %a to i64"),
    "no-cast": (lambda m: m.b.sext(m.a, i32), ""),
    "fptrunc": (lambda m: m.b.fptrunc(m.x, half), "%0 = fptrunc double %x to half"),
    "fpext": (lambda m: m.b.fpext(m.x, irkit.fp128), "%0 = fpext double %x to fp128"),
    "fptoui": (lambda m: m.b.fptoui(m.w, ints), "%0 = fptoui <2 x double> %w to <2 x i32>"),
    "fptosi": (lambda m: m.b.fptosi(m.x, i8), "%0 = fptosi double %x to i8"),
    "uitofp": (lambda m: m.b.uitofp(m.a, double, nneg=True), "%0 = uitofp nneg i32 %a to double"),
    "sitofp": (lambda m: m.b.sitofp(m.v, floats), "%0 = sitofp <2 x i32> %v to <2 x double>"),
    "ptrtoaddr": (lambda m: m.b.ptrtoaddr(m.p, i64), "%0 = ptrtoaddr ptr %p to i64"),
    "inttoptr": (lambda m: m.b.inttoptr(m.v, pointers), "%0 = inttoptr <2 x i32> %v to <2 x ptr>"),
    "bitcast-of-vectors": (lambda m: m.b.bitcast(m.v, irkit.vector(i16, 4)), "%0 = bitcast <2 x i32> %v to <4 x i16>"),
    "addrspacecast": (
        lambda m: m.b.addrspacecast(m.p, irkit.pointer(3)),
        "%0 = addrspacecast ptr %p to ptr addrspace(3)",
    ),
    "gep-of-vectors": (
        lambda m: m.b.gep(m.p, [m.v], source_etype=i8),
        "%0 = getelementptr i8, ptr %p, <2 x i32> %v",
    ),
    "gep-into-parts": (
        lambda m: m.b.gep(m.q, [0, 1, m.a], source_etype=nested),
        "%0 = getelementptr { i8, [3 x i16] }, <2 x ptr> %q, i32 0, i32 1, i32 %a",
    ),
    "rmw-fadd": (
        lambda m: m.b.atomic_rmw("fadd", m.p, m.x, "monotonic", align=16, volatile=True, sync_scope="one"),
        '%0 = atomicrmw volatile fadd ptr %p, double %x syncscope("one") monotonic, align 16',
    ),
    "rmw-xchg": (
        lambda m: m.b.atomic_rmw("xchg", m.p, m.p, "acquire"),
        "%0 = atomicrmw xchg ptr %p, ptr %p acquire, align 8",
    ),
    "cmpxchg": (
        lambda m: m.b.cmpxchg(m.p, m.p, m.p, "seq_cst", volatile=True),
        "%0 = cmpxchg volatile ptr %p, ptr %p, ptr %p seq_cst seq_cst, align 8",
    ),
    "fence": (lambda m: m.b.fence("release"), "fence release"),
    "extractelement": (lambda m: m.b.extract_element(m.v, m.a), "%0 = extractelement <2 x i32> %v, i32 %a"),
    "extractvalue": (lambda m: m.b.extract_value(m.s, 1), "%0 = extractvalue { i32, i8 } %s, 1"),
    "insertvalue": (
        lambda m: m.b.insert_value(irkit.null(nested), m.h, [1, 2]),
        "%0 = insertvalue { i8, [3 x i16] } zeroinitializer, i16 %h, 1, 2",
    ),
    "shuffle-by-constant": (
        lambda m: m.b.shuffle_vector(m.v, m.v, irkit.const(irkit.vector(i32, 3), [0, 3, 1])),
        "%0 = shufflevector <2 x i32> %v, <2 x i32> %v, <3 x i32> <i32 0, i32 3, i32 1>",
    ),
    "sadd": (
        lambda m: m.b.sadd_with_overflow(m.a, m.a),
        "%0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %a)",
    ),
    "ssub": (
        lambda m: m.b.ssub_with_overflow(m.a, m.a),
        "%0 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %a)",
    ),
    "usub": (
        lambda m: m.b.usub_with_overflow(m.a, m.a),
        "%0 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %a)",
    ),
    "smul": (
        lambda m: m.b.smul_with_overflow(m.a, m.a),
        "%0 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %a)",
    ),
    "umul": (
        lambda m: m.b.umul_with_overflow(m.v, m.v),
        "%0 = call { <2 x i32>, <2 x i1> } @llvm.umul.with.overflow.v2i32(<2 x i32> %v, <2 x i32> %v)",
    ),
    "bitreverse": (lambda m: m.b.bitreverse(m.a), "%0 = call i32 @llvm.bitreverse.i32(i32 %a)"),
    "ctpop": (lambda m: m.b.ctpop(m.v), "%0 = call <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %v)"),
    "ctlz": (lambda m: m.b.ctlz(m.a, irkit.const(i1, 0)), "%0 = call i32 @llvm.ctlz.i32(i32 %a, i1 false)"),
    "cttz": (lambda m: m.b.cttz(m.a, irkit.const(i1, 1)), "%0 = call i32 @llvm.cttz.i32(i32 %a, i1 true)"),
    "fma": (lambda m: m.b.fma(m.x, m.x, m.x), "%0 = call double @llvm.fma.f64(double %x, double %x, double %x)"),
    "from-fp16": (lambda m: m.b.convert_from_fp16(m.h, double), "%0 = call double @llvm.convert.from.fp16.f64(i16 %h)"),
    "to-fp16": (lambda m: m.b.convert_to_fp16(m.x), "%0 = call i16 @llvm.convert.to.fp16.f64(double %x)"),
    "load-reg": (lambda m: m.b.load_reg(i64, "rax"), '%0 = call i64 asm "", "={rax}"()'),
    "store-reg": (lambda m: m.b.store_reg(m.a, i32, "ecx"), 'call void asm sideeffect "", "{ecx}"(i32 %a)'),
    "call-of-pointer": (
        lambda m: m.b.call(
            m.p, [m.a], function_type=irkit.function_type(i8, [i32], vararg=True), bundles={"tag": [m.a, m.x]}
        ),
        '%0 = call i8 (i32, ...) %p(i32 %a) [ "tag"(i32 %a, double %x) ]',
    ),
    "invoke": (
        lambda m: (m.b.invoke(m.function, m.function.args, m.ok, m.bad, "r", attrs=["nounwind"], bundles={"t": []}),),
        "%r = invoke i32 @f(i32 %a, i32 %b, ptr %p, double %x, i1 %c, <2 x i32> %v, <2 x double> %w, <2 x ptr> %q, "
        '{ i32, i8 } %s, i16 %h) #0 [ "t"() ]|to label %ok unwind label %bad',
    ),
    "switch": (
        lambda m: m.b.switch(m.a, m.other, [(1, m.one), (irkit.const(i32, 2), m.other)]),
        "switch i32 %a, label %other [|i32 1, label %one|i32 2, label %other|]",
    ),
    "indirectbr": (lambda m: m.b.branch_indirect(m.p, [m.one]), "indirectbr ptr %p, [label %one]"),
    "gep-members": (
        lambda m: [m.b.gep(m.p, [0, place], source_etype=pair) for place in range(2)],
        "%0 = getelementptr { i32, i8 }, ptr %p, i32 0, i32 0|%1 = getelementptr { i32, i8 }, ptr %p, i32 0, i32 1",
    ),
    "unreachable": (lambda m: m.b.unreachable(), "unreachable"),
    "ret": (lambda m: m.b.ret(m.a), "ret i32 %a"),
    "phi": (
        lambda m: m.b.phi(double, "y", nnan=True, incoming=[(m.x, m.entry)]),
        "%y = phi nnan double [ %x, %entry ]",
    ),
    "landingpad": (
        lambda m: m.b.landingpad(
            pair, cleanup=True, clauses=[("catch", irkit.null(ptr)), ("filter", irkit.null(irkit.array(ptr, 1)))]
        ),
        "%0 = landingpad { i32, i8 }|cleanup|catch ptr null|filter [1 x ptr] zeroinitializer",
    ),
    "resume": (lambda m: m.b.resume(m.s), "resume { i32, i8 } %s"),
    "catchswitch": (
        lambda m: m.b.catch_switch([m.one], unwind=m.two, name="k"),
        "%k = catchswitch within none [label %one] unwind label %two",
    ),
    "catchpad": (
        caught,
        "%0 = catchswitch within none [label %one] unwind to caller||one:|%k = catchpad within %0 [ptr %p]",
    ),
    "cleanuppad": (
        lambda m: m.b.cleanup_ret(m.b.cleanup_pad(m.b.cleanup_pad(args=[m.a]), name="k")),
        "%0 = cleanuppad within none [i32 %a]|%k = cleanuppad within %0 []|cleanupret from %k unwind to caller",
    ),
    "cleanupret": (
        lambda m: m.b.cleanup_ret(m.b.cleanup_pad(), m.one),
        "%0 = cleanuppad within none []|cleanupret from %0 unwind label %one",
    ),
    "catchret": (
        lambda m: m.b.catch_ret(irkit.null(irkit.token), m.one),
        "catchret from none to label %one",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BUILT)
def test_built(name: str) -> None:
    body, wanted = BUILT[name]
    made = Made()
    body(made)
    lines = [line.partition(";")[0].rstrip() for line in made.lines()]
    assert lines[: wanted.count("|") + 1] == (wanted or "unreachable").split("|")


def test_callbr() -> None:
    made = Made()
    asm = irkit.InlineAsm(ptr, irkit.function_type(irkit.void, [i32]), "", "r,!i", side_effects=True)
    made.b.callbr(asm, [made.a], made.one, [made.two], attrs=["nounwind"])
    assert made.lines()[:2] == ['callbr void asm sideeffect "", "r,!i"(i32 %a) #0', "to label %one [label %two]"]


def test_typed_pointers_are_cast_within_an_address_space() -> None:
    module = Module.new("typed", llvm_version=14)
    words, other = irkit.types.pointer_type(0, i32), irkit.types.pointer_type(1, i8)
    function = module.add_function("f", irkit.function_type(irkit.void, [words]), args=["p"])
    b = irkit.IRBuilder(function.append_block())
    b.bitcast(function.args[0], irkit.types.pointer_type(0, i8), "q")
    with pytest.raises(EditError, match="bitcast cannot make"):
        b.bitcast(function.args[0], other)
    b.ret_void()
    assert "%q = bitcast i32* %p to i8*" in irkit.to_assembly(module)


def test_weights_of_a_likely_branch() -> None:
    made = Made()
    with made.b.if_then(made.c, likely=True):
        made.b.fence("acquire")
    made.finish()
    assert '!0 = !{!"branch_weights", i32 99, i32 1}' in irkit.to_assembly(made.module)


REFUSED: dict[str, tuple[Body, str]] = {
    "integers": (lambda m: m.b.mul(m.x, m.x), "mul takes integers or vectors of them, not double"),
    "floats": (lambda m: m.b.fmul(m.a, m.a), "fmul takes floating-point numbers or vectors of them, not i32"),
    "fneg": (lambda m: m.b.fneg(m.a), "fneg takes a floating-point number"),
    "icmp-predicate": (lambda m: m.b.icmp("oeq", m.a, m.a), "icmp has no predicate 'oeq'"),
    "icmp": (lambda m: m.b.icmp("eq", m.x, m.x), "icmp takes integers, pointers"),
    "fcmp-predicate": (lambda m: m.b.fcmp("sgt", m.x, m.x), "fcmp has no predicate 'sgt'"),
    "fcmp": (lambda m: m.b.fcmp("oeq", m.a, m.a), "fcmp takes floating-point numbers"),
    "select": (lambda m: m.b.select(m.a, m.x, m.x), "select takes an i1, or one for each lane, not i32"),
    "freeze": (lambda m: m.b.freeze(m.entry), "where 'freeze' has a value"),
    "trunc": (lambda m: m.b.trunc(m.a, i64), "trunc cannot make a i64 of a i32"),
    "fpext": (lambda m: m.b.fpext(m.x, half), "fpext cannot make a half of a double"),
    "fptoui": (lambda m: m.b.fptoui(m.w, i32), "fptoui cannot make a i32 of a <2 x double>"),
    "inttoptr": (lambda m: m.b.inttoptr(m.x, ptr), "inttoptr cannot make a ptr of a double"),
    "bitcast": (lambda m: m.b.bitcast(m.a, i64), "bitcast cannot make a i64 of a i32"),
    "bitcast-pointer": (lambda m: m.b.bitcast(m.p, i64), "bitcast cannot make a i64 of a ptr"),
    "addrspacecast": (lambda m: m.b.addrspacecast(m.a, ptr), "addrspacecast cannot make a ptr of a i32"),
    "alloca": (lambda m: m.b.alloca(irkit.label), "label"),
    "alloca-count": (lambda m: m.b.alloca(i8, m.x), "double"),
    "alignment": (lambda m: m.b.alloca(i8, align=3), "3"),
    "load-of-what": (lambda m: m.b.load(m.p), "has to be told the type"),
    "load-size": (lambda m: m.b.load(m.p, typ=irkit.label), "label, which has no size"),
    "load-of-integer": (lambda m: m.b.load(m.a, typ=i8), "not"),
    "load-no-order": (lambda m: m.b.load(m.p, typ=i32, ordering="soon"), "load cannot have the ordering 'soon'"),
    "load-order": (lambda m: m.b.load_atomic(m.p, "release", 4, typ=i32), "load cannot have the ordering 'release'"),
    "store-order": (lambda m: m.b.store_atomic(m.a, m.p, "acquire", 4), "store cannot have the ordering 'acquire'"),
    "gep": (lambda m: m.b.gep(m.a, [0], source_etype=i8), "getelementptr takes a pointer"),
    "gep-of-what": (lambda m: m.b.gep(m.p, [0]), "has to be told the type"),
    "gep-index": (lambda m: m.b.gep(m.p, [m.x], source_etype=i8), "takes integers or vectors of them as indices"),
    "gep-lanes": (
        lambda m: m.b.gep(m.q, [irkit.null(irkit.vector(i32, 3))], source_etype=i8),
        "vectors of different lengths",
    ),
    "gep-member": (lambda m: m.b.gep(m.p, [0, 2], source_etype=pair), "has no member 2"),
    "gep-member-before": (lambda m: m.b.gep(m.p, [0, -1], source_etype=pair), "has no member -1"),
    "gep-member-of-what": (lambda m: m.b.gep(m.p, [0, m.a], source_etype=pair), "is told by a constant"),
    "gep-of-scalar": (lambda m: m.b.gep(m.p, [0, 0], source_etype=i8), "i8 has no members"),
    "rmw-operation": (lambda m: m.b.atomic_rmw("div", m.p, m.a, "seq_cst"), "atomicrmw has no operation 'div'"),
    "rmw-order": (lambda m: m.b.atomic_rmw("add", m.p, m.a, "unordered"), "cannot have the ordering 'unordered'"),
    "rmw-add": (lambda m: m.b.atomic_rmw("add", m.p, m.x, "seq_cst"), "add cannot take a value of type double"),
    "rmw-fadd": (lambda m: m.b.atomic_rmw("fadd", m.p, m.a, "seq_cst"), "atomicrmw fadd cannot take"),
    "rmw-xchg": (lambda m: m.b.atomic_rmw("xchg", m.p, m.s, "seq_cst"), "atomicrmw xchg cannot take"),
    "cmpxchg": (lambda m: m.b.cmpxchg(m.p, m.x, m.x, "seq_cst"), "cmpxchg takes integers or pointers, not double"),
    "cmpxchg-order": (lambda m: m.b.cmpxchg(m.p, m.a, m.a, "seq_cst", "release"), "cmpxchg's failure cannot have"),
    "fence": (lambda m: m.b.fence("monotonic"), "fence cannot have the ordering 'monotonic'"),
    "vector": (lambda m: m.b.extract_element(m.a, 0), "extractelement takes a vector, not a value of type i32"),
    "lane": (lambda m: m.b.extract_element(m.v, m.x), "extractelement takes an integer as index, not double"),
    "lane-value": (lambda m: m.b.insert_element(m.v, m.x, 0), "insertelement of a value of type double into <2 x i32>"),
    "mask": (lambda m: m.b.shuffle_vector(m.v, m.v, m.v), "the mask of shufflevector is a constant vector of i32"),
    "member": (lambda m: m.b.extract_value(m.s, 2), "extractvalue: { i32, i8 } has no member 2"),
    "no-member": (lambda m: m.b.extract_value(m.s, []), "extractvalue needs an index"),
    "member-value": (lambda m: m.b.insert_value(m.s, m.x, 0), "insertvalue of a value of type double where"),
    "cbranch": (lambda m: m.b.cbranch(m.a, m.one, m.two), "br takes an i1, not a value of type i32"),
    "switch": (lambda m: m.b.switch(m.x, m.one), "switch takes an integer, not a value of type double"),
    "case": (lambda m: m.b.switch(m.a, m.one, [(irkit.poison(i32), m.one)]), "a case of switch is an integer"),
    "case-twice": (lambda m: m.b.switch(m.a, m.one, [(1, m.one), (1, m.one)]), "switch has the case 1 twice"),
    "ret": (lambda m: m.b.ret(m.x), "@f returns i32, so it cannot return double"),
    "ret-void": (lambda m: m.b.ret_void(), "@f returns i32, so it cannot return void"),
    "phi": (lambda m: m.b.phi(irkit.void), "phi cannot be of type void"),
    "phi-value": (lambda m: m.b.phi(i32, incoming=[(m.x, m.entry)]), "cannot take a value of type double"),
    "clause": (lambda m: m.b.landingpad(pair, clauses=[("throw", m.p)]), "'catch' or 'filter', not 'throw'"),
    "clause-type": (lambda m: m.b.landingpad(pair, clauses=[("filter", irkit.null(ptr))]), "filter of a value of"),
    "catchpad": (lambda m: m.b.catch_pad(m.a), "catchpad is within a catchswitch"),
    "overflow": (lambda m: m.b.sadd_with_overflow(m.x, m.x), "sadd.with.overflow takes integers, not double"),
    "bswap": (lambda m: m.b.bswap(m.x), "llvm.bswap takes an integer"),
    "fma": (lambda m: m.b.fma(m.a, m.a, m.a), "llvm.fma takes floating-point numbers, not i32"),
    "from-fp16": (lambda m: m.b.convert_from_fp16(m.a, double), "takes an i16"),
    "to-fp16": (lambda m: m.b.convert_to_fp16(m.a), "takes a floating-point number, not i32"),
    "call-of-what": (lambda m: m.b.call(m.p, []), "has to be told its function type"),
    "call-count": (lambda m: m.b.call(m.function, []), "takes 10 arguments, not 0"),
    "call-argument": (
        lambda m: m.b.call(m.p, [m.x], function_type=irkit.function_type(i8, [i32])),
        "argument 0 of a call of i8 (i32) is of type double",
    ),
    "flag": (lambda m: m.b.add(m.a, m.a, quick=True), "quick"),
    "flag-of-another": (lambda m: m.b.add(m.a, m.a, flags=["exact"]), "exact"),
    "intrinsic": (lambda m: m.b.intrinsic("llvm.nothing.known", [], []), "the intrinsic llvm.nothing.known in LLVM 22"),
    "intrinsic-argument": (lambda m: m.b.intrinsic("llvm.smax", [i32], [m.a, m.x]), "argument 1 of a call"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    body, message = REFUSED[name]
    made = Made()
    before = len(made.entry), [*made.module.functions]
    with pytest.raises((EditError, UnsupportedError)) as caught:
        body(made)
    assert message in str(caught.value)
    assert (len(made.entry), [*made.module.functions]) == before


CONSTANTS: dict[str, tuple[Type, object, str]] = {
    "negative": (i8, -128, "i8 -128"),
    "unsigned": (i8, 255, "i8 -1"),
    "truth": (i1, True, "i1 true"),
    "float": (double, 0.5, "double 5.000000e-01"),
    "half": (half, 0.1, "half 0xH2E66"),
    "integer-as-half": (half, 2049, "half 0xH6800"),
    "bfloat": (irkit.bfloat, 1.0, "bfloat 0xR3F80"),
    "double-double": (irkit.ppc_fp128, 1.5, "ppc_fp128 0xM3FF80000000000000000000000000000"),
    "double-double-of-integer": (irkit.ppc_fp128, 3, "ppc_fp128 0xM40080000000000000000000000000000"),
    "extended": (irkit.x86_fp80, 1.0, "x86_fp80 0xK3FFF8000000000000000"),
    "splat": (ints, 7, "<2 x i32> splat (i32 7)"),
    "text": (irkit.array(i8, 3), b"a\x00b", '[3 x i8] c"a\\00b"'),
    "no-text": (irkit.array(i8, 0), b"", "[0 x i8] zeroinitializer"),
    "struct": (
        nested,
        [1, [2, 3, irkit.poison(i16)]],
        "{ i8, [3 x i16] } { i8 1, [3 x i16] [i16 2, i16 3, i16 poison] }",
    ),
    "nothing": (irkit.struct(), [], "{} zeroinitializer"),
    "zero": (pair, None, "{ i32, i8 } zeroinitializer"),
    "itself": (i32, irkit.undef(i32), "i32 undef"),
}  # fmt: skip


@pytest.mark.parametrize("name", CONSTANTS)
def test_constants(name: str) -> None:
    ty, value, spelled = CONSTANTS[name]
    module = Module.new("constants", llvm_version=22)
    module.add_global("g", ty, irkit.const(ty, value))
    assert f"@g = global {spelled}\n" in irkit.to_assembly(module)


NO_CONSTANTS: dict[str, tuple[Callable[[], object], str]] = {
    "large": (lambda: irkit.const(i8, 256), "256 does not fit i8"),
    "small": (lambda: irkit.const(i8, -129), "-129 does not fit i8"),
    "type": (lambda: irkit.const(i8, irkit.null(i16)), "a constant of type i16 where one of type i8 is wanted"),
    "pointer": (lambda: irkit.const(ptr, 0), "a null pointer is const(ptr, None)"),
    "list": (lambda: irkit.const(i8, [1]), "a constant of type i8 cannot be made of [1]"),
    "no-list": (lambda: irkit.const(irkit.array(i8, 1), 1), "a constant of type [1 x i8] cannot be made of 1"),
    "inner-list": (lambda: irkit.const(irkit.array(i8, 1), [[1]]), "a constant of type i8 cannot be made of [1]"),
    "word": (lambda: irkit.const(i8, "1"), "a constant of type i8 cannot be made of '1'"),
    "bytes-of-words": (lambda: irkit.const(irkit.array(i16, 1), b"a"), "1 bytes are no [1 x i16]"),
    "bytes": (lambda: irkit.const(irkit.array(i8, 2), b"a"), "1 bytes are no [2 x i8]"),
    "count": (lambda: irkit.const(pair, [1]), "1 elements where { i32, i8 } has 2"),
    "array-count": (lambda: irkit.const(irkit.array(i8, 2), [1]), "1 elements where [2 x i8] has 2"),
    "scalable": (lambda: irkit.const(irkit.vector(i8, 2, True), 1), "has no elements that can be told one by one"),
    "opaque": (lambda: irkit.const(Module.new("").add_struct("s"), [1]), "the opaque type %s has no constants"),
    "null": (lambda: irkit.null(irkit.void), "void"),
    "space": (lambda: irkit.pointer(1 << 24), "the address space 16777216; LLVM has 0 to 16777215"),
    "result": (lambda: irkit.function_type(irkit.label), "a function cannot return label"),
    "parameter": (lambda: irkit.function_type(i8, [irkit.void]), "a function cannot take void"),
    "array": (lambda: irkit.array(i8, -1), "an array of -1 elements"),
    "array-of": (lambda: irkit.array(irkit.void, 1), "an array cannot have elements of type void"),
    "vector": (lambda: irkit.vector(i8, 0), "a vector of 0 elements"),
    "vector-of": (lambda: irkit.vector(pair, 1), "a vector cannot have elements of type { i32, i8 }"),
    "struct-of": (lambda: irkit.struct(irkit.token), "a struct cannot have elements of type token"),
}  # fmt: skip


@pytest.mark.parametrize("name", NO_CONSTANTS)
def test_no_constants_and_no_types(name: str) -> None:
    make, message = NO_CONSTANTS[name]
    with pytest.raises(EditError) as caught:
        make()
    assert message in str(caught.value)


def test_a_module_is_given_aliases_and_ifuncs() -> None:
    module = Module.new("added", llvm_version=22)
    variable = module.add_global("x", i32, align=8)
    variable.initializer = irkit.const(i32, 1)
    module.add_alias("a", variable)
    module.add_alias("b", variable, i8, unique=True, linkage="weak")
    resolver = module.add_function("r", irkit.function_type(ptr))
    irkit.IRBuilder(resolver.append_block()).ret(irkit.null(ptr))
    module.add_ifunc("i", irkit.function_type(irkit.void), resolver, "internal")
    assert module.add_function("r", irkit.function_type(ptr), unique=True).name == "r.1"
    text = irkit.to_assembly(module)
    for line in ("@a = alias i32, ptr @x", "@b = weak alias i8, ptr @x", "@i = internal ifunc void (), ptr @r"):
        assert line in text
    assert irkit.verify(module) == []


NOT_ADDED: dict[str, tuple[Callable[[Module], object], str]] = {
    "taken": (lambda m: m.add_global("x", i8), "has a global of that name"),
    "type": (lambda m: m.add_function("f", i8), "the type of a function is a function type, not i8"),
    "names": (lambda m: m.add_function("f", irkit.function_type(i8, [i8]), ["a", "b"]), "2 names for 1 arguments"),
    "size": (lambda m: m.add_global("g", irkit.void), "cannot be of type void, which has no size"),
    "initializer": (lambda m: m.add_global("g", i8, irkit.null(i16)), "an initializer of type i16"),
    "alias": (lambda m: m.add_alias("a", irkit.null(ptr)), "has to be told its type"),
    "alias-of": (lambda m: m.add_alias("a", irkit.null(i8), i8), "is of type i8, not a pointer"),
    "intrinsic-taken": (lambda m: m.declare_intrinsic("llvm.ctpop", [i8]), "and not i8 (i8) as the intrinsic"),
    "intrinsic-types": (lambda m: m.declare_intrinsic("llvm.ctpop", []), "llvm.ctpop"),
    "intrinsic-class": (lambda m: m.declare_intrinsic("llvm.ctpop", [double]), "llvm.ctpop"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_ADDED)
def test_not_added(name: str) -> None:
    add, message = NOT_ADDED[name]
    module = Module.new("added", llvm_version=22)
    module.add_global("x", i8)
    module.add_global("llvm.ctpop.i8", i8)
    with pytest.raises(EditError) as caught:
        add(module)
    assert message in str(caught.value)
    assert len(list(module.global_values())) == 2


VALID = [name for name in BUILT if name not in ("catchret", "phi", "landingpad", "cleanuppad", "catchpad", "rmw-fadd")]


@pytest.mark.llvm(22)
def test_llvm_takes_what_was_built(tmp_path: Path) -> None:
    """One module of all: each is the body of a function of its own."""
    texts = []
    for name in VALID:
        made = Made()
        BUILT[name][0](made)
        made.finish()
        (tmp_path / f"{name}.ll").write_text(irkit.to_assembly(made.module))
        texts.append(f"llvm-as-22 -disable-verify -o /dev/null {name}.ll")
    script = "\n".join(f"( {line} ) || echo {line}" for line in texts)
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "", done.stderr
