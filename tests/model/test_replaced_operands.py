"""What each operand of each instruction can be replaced by: `replaced_operands.txt` has the values that are taken in
its place, and what is said of the others. `python tests/model/test_replaced_operands.py` writes it anew."""

from __future__ import annotations

import re
from pathlib import Path

import irkit
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.metadata import MDString, MetadataAsValue
from irkit.types import METADATA
from irkit.values import Value

FILE = Path(__file__).parent / "replaced_operands.txt"
TEXT = """
@g = global i32 0
@array = global [4 x i32] zeroinitializer
@number = alias i32, ptr @g
declare i32 @callee(i32, ptr)
declare i32 @variadic(i32, ...)
declare i32 @personality(...)
declare void @nothing()

define i32 @f(i1 %bool, i8 %byte, i32 %int, i64 %long, half %half, float %float, double %double, fp128 %quad,
              ptr %ptr, ptr addrspace(1) %far, <2 x i1> %bools, <2 x i32> %ints, <4 x i32> %four, <2 x i64> %longs,
              <2 x float> %floats, <2 x ptr> %ptrs, <2 x ptr addrspace(1)> %fars, <vscale x 2 x i32> %scalable,
              [2 x i32] %pair, { i32, float } %struct, { i32, { i8, [3 x ptr] } } %nested)
              personality ptr @personality {
entry:
  %add = add i32 %int, 1
  %fadd = fadd float %float, %float
  %fneg = fneg double %double
  %shl = shl <2 x i32> %ints, %ints
  %icmp = icmp eq i32 %int, 2
  %compared = icmp ult ptr %ptr, null
  %fcmp = fcmp oeq float %float, %float
  %trunc = trunc i32 %int to i8
  %zext = zext <2 x i32> %ints to <2 x i64>
  %sitofp = sitofp i32 %int to float
  %fptoui = fptoui float %float to i32
  %fpext = fpext float %float to double
  %fptrunc = fptrunc double %double to float
  %ptrtoint = ptrtoint ptr %ptr to i64
  %inttoptr = inttoptr i64 %long to ptr
  %bitcast = bitcast i64 %long to double
  %bitcast.vector = bitcast <2 x i32> %ints to i64
  %addrspacecast = addrspacecast ptr %ptr to ptr addrspace(1)
  %select = select i1 %bool, i32 %int, i32 3
  %selects = select <2 x i1> %bools, <2 x i32> %ints, <2 x i32> zeroinitializer
  %alloca = alloca i32, i32 4
  %load = load i32, ptr %ptr
  store i32 %int, ptr %ptr
  %gep = getelementptr { i32, [4 x i8] }, ptr %ptr, i64 0, i32 1, i64 %long
  %gep.vector = getelementptr i8, <2 x ptr> %ptrs, i32 1
  %extractvalue = extractvalue { i32, float } %struct, 1
  %insertvalue = insertvalue { i32, { i8, [3 x ptr] } } %nested, ptr %ptr, 1, 1, 2
  %extractelement = extractelement <2 x i32> %ints, i32 1
  %insertelement = insertelement <2 x i32> %ints, i32 %int, i8 0
  %shufflevector = shufflevector <2 x i32> %ints, <2 x i32> %ints, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %freeze = freeze i32 %int
  %va_arg = va_arg ptr %ptr, i32
  %cmpxchg = cmpxchg ptr %ptr, i32 %int, i32 1 seq_cst seq_cst
  %rmw = atomicrmw add ptr %ptr, i32 %int seq_cst
  %rmw.float = atomicrmw fadd ptr %ptr, float %float seq_cst
  %call = call i32 @callee(i32 %int, ptr %ptr)
  %call.variadic = call i32 (i32, ...) @variadic(i32 %int, double %double) [ "bundle"(i8 %byte) ]
  br i1 %bool, label %loop, label %other
loop:
  %phi = phi i32 [ %int, %entry ], [ %phi, %loop ]
  switch i32 %phi, label %other [ i32 1, label %loop ]
other:
  indirectbr ptr %ptr, [label %inner, label %last]
inner:
  %invoke = invoke i32 @callee(i32 %int, ptr %ptr) to label %last unwind label %pad
pad:
  %landingpad = landingpad { ptr, i32 } cleanup catch ptr @g filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %landingpad
last:
  ret i32 %int
}

define void @w() personality ptr @personality {
entry:
  invoke void @nothing() to label %out unwind label %switch
switch:
  %catchswitch = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %catchpad = catchpad within %catchswitch [ptr null, i32 4]
  catchret from %catchpad to label %out
cleanup:
  %cleanuppad = cleanuppad within none [i32 5]
  cleanupret from %cleanuppad unwind to caller
out:
  ret void
}
"""

# Where pointers say what they point to.
TYPED = """
%pair = type { i32, float }
@g = global i32 0
declare i32 @callee(i32, i32*)
declare i32 @variadic(i32*, ...)
declare void @personality(...)

define i32* @f(i1 %bool, i32 %int, float %float, i32* %ptr, i8* %bytes, float* %floats, i32 addrspace(1)* %far,
               %pair* %pair, [2 x i32]* %array, <2 x i32*> %ptrs, <2 x i8*> %others, i32 (i32, i32*)* %fn,
               i32 (i32*, ...)* %open, i32** %place) {
  %load = load i32, i32* %ptr
  store i32 %int, i32* %ptr
  %gep = getelementptr %pair, %pair* %pair, i64 0, i32 1
  %step = getelementptr i32, i32* %ptr, i32 %int
  %all = getelementptr i32, <2 x i32*> %ptrs, i32 1
  %none = getelementptr i32, i32* %ptr
  %cmpxchg = cmpxchg i32* %ptr, i32 %int, i32 1 seq_cst seq_cst
  %rmw = atomicrmw add i32* %ptr, i32 %int seq_cst
  %icmp = icmp eq i32* %ptr, null
  %bitcast = bitcast i32* %ptr to i8*
  %select = select i1 %bool, i32* %ptr, i32* @g
  %call = call i32 %fn(i32 %int, i32* %ptr)
  %calls = call i32 (i32*, ...) %open(i32* %ptr, float %float)
  %va_arg = va_arg i32* %ptr, i32
  %phi = freeze i32* %ptr
  ret i32* %ptr
}
"""


def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, "replaced.ll", 22)


def typed_module() -> irkit.Module:
    return irkit.parse_assembly(TYPED, "replaced.ll", 14)


def function(m: irkit.Module, name: str) -> Function:
    found = m[name]
    assert isinstance(found, Function)
    return found


def candidates(m: irkit.Module, f: Function) -> dict[str, Value]:
    """Values of all kinds by their names."""
    one = irkit.const(irkit.i32, 1)
    found: dict[str, Value] = {f"%{argument.name}": argument for argument in function(m, "f").arguments}
    found |= {f"@{name}": m[name] for name in ("g", "number", "callee")}
    found |= {"i32 1": one, "i32 7": irkit.const(irkit.i32, 7), "i64 1": irkit.const(irkit.i64, 1)}
    found |= {"float 1": irkit.const(irkit.float_, 1.0), "<2 x i32>": irkit.const(irkit.vector(irkit.i32, 2), [0, 5])}
    found |= {f"label %{block.name}": block for block in f.blocks[:2]}
    found |= {"metadata": MetadataAsValue(METADATA, MDString("said"))}
    found |= {f"pad %{i.name}": i for i in function(m, "w").instructions if "pad" in i.name or "switch" in i.name}
    return found


def instructions(m: irkit.Module) -> list[tuple[str, Function, Instruction]]:
    return [
        (f"{i.opcode} {i.name}".strip(), f, i) for f in (function(m, "f"), function(m, "w")) for i in f.instructions
    ]


def tried(instruction: Instruction, place: int, value: Value) -> str:
    old = instruction.operands[place]
    try:
        instruction.set_operand(place, value)
    except IRKitError as error:
        return re.sub(r"0x[0-9a-f]+", "", str(error)).replace(repr(value), "~")
    instruction.set_operand(place, old)
    return "taken"


def counted(instruction: Instruction, operands: list[Value]) -> str:
    old = list(instruction.operands)
    try:
        instruction.replace_operands(operands)
    except IRKitError as error:
        return re.sub(r"0x[0-9a-f]+", "", str(error))
    instruction.replace_operands(old)
    return "taken"


def typed_candidates(m: irkit.Module, f: Function) -> dict[str, Value]:
    found: dict[str, Value] = {f"%{argument.name}": argument for argument in f.arguments}
    return found | {f"@{name}": m[name] for name in ("g", "callee", "variadic")}


def lines() -> list[str]:
    m, old = module(), typed_module()
    found = []
    every = [(name, instruction, candidates(m, f)) for name, f, instruction in instructions(m)]
    values = typed_candidates(old, function(old, "f"))
    every += [(f"typed {i.opcode} {i.name}".strip(), i, values) for i in function(old, "f").instructions]
    for name, instruction, values in every:
        found.append(name)
        operands = list(instruction.operands)
        for place in range(len(operands)):
            alike: dict[str, list[str]] = {}
            for shown, value in values.items():
                alike.setdefault(tried(instruction, place, value), []).append(shown)
            found += [f"  {place}: {', '.join(shown)}: {said}" for said, shown in alike.items()]
        if len(operands) == 2:
            both: dict[str, list[str]] = {}
            for shown, value in values.items():
                both.setdefault(counted(instruction, [value, value]).replace(repr(value), "~"), []).append(shown)
            found += [f"  both: {', '.join(shown)}: {said}" for said, shown in both.items()]
        found.append(f"  one less: {counted(instruction, operands[:-1])}")
        found.append(f"  one more: {counted(instruction, [*operands, *operands[-1:]])}")
        found.append(f"  none: {counted(instruction, [])}")
    return found


def recorded() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def test_what_an_operand_is_replaced_by() -> None:
    now = lines()
    assert (sorted(set(now) - set(recorded())), sorted(set(recorded()) - set(now))) == ([], [])
    assert now == recorded()


def test_refused_edits_change_nothing() -> None:
    m = module()
    before = irkit.to_assembly(m)
    for _, f, instruction in instructions(m):
        for place in range(len(instruction.operands)):
            for value in candidates(m, f).values():
                tried(instruction, place, value)
    assert irkit.to_assembly(m) == before


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
