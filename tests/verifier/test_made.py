"""The rules that no text breaks, since the parser refuses it as LLVM's does: an instruction is changed when made.

Of its bitcode LLVM's verifier says the same words, or LLVM's reader refuses it, or takes it for something else (see
`unwritten.py`). LLVM's library is changed likewise (see `native.py`) and says the same words.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator

import pytest
from native import BINARY, CASTS, PREDICATES, Handle, Native
from unwritten import NOT_HELD, READER_SAYS

import irkit
from irkit.functions import Function
from irkit.guarding import put
from irkit.module import Module

ARGUMENTS = {
    "i1": "i1",
    "i8": "i8",
    "i32": "i32",
    "i64": "i64",
    "float": "float",
    "double": "double",
    "ptr": "ptr",
    "far": "ptr addrspace(1)",
    "pair": "{ i32, i32 }",
    "wide": "{ i64, i64 }",
    "array": "[2 x i32]",
    "v2i1": "<2 x i1>",
    "v2i32": "<2 x i32>",
    "v4i32": "<4 x i32>",
    "v4i64": "<4 x i64>",
    "v4float": "<4 x float>",
    "v2float": "<2 x float>",
    "v2double": "<2 x double>",
    "v2ptr": "<2 x ptr>",
    "v4ptr": "<4 x ptr>",
    "v4far": "<4 x ptr addrspace(1)>",
}

# A rule, the instruction that is right, and what is changed in it: `N=A` makes argument A its operand N, `type=A` gives
# it that argument's type, `NAME=VALUE` sets what it has of that name.
MADE = """
unary-types: fneg float %float; 0=double
fneg-float: fneg float %float; 0=i32 type=i32
binary-types: add i32 %i32, %i32; 1=i64
integer-operands: add i32 %i32, %i32; 0=float 1=float type=float
integer-result: add i32 %i32, %i32; 0=i64 1=i64
float-operands: fadd float %float, %float; 0=i32 1=i32 type=i32
float-result: fadd float %float, %float; 0=double 1=double
logical-operands: and i32 %i32, %i32; 0=float 1=float type=float
logical-result: and i32 %i32, %i32; 0=i64 1=i64
shift-operands: shl i32 %i32, %i32; 0=float 1=float type=float
shift-result: shl i32 %i32, %i32; 0=i64 1=i64
icmp-types: icmp eq i32 %i32, %i32; 1=i64
icmp-operands: icmp eq i32 %i32, %i32; 0=pair 1=pair
icmp-predicate: icmp eq i32 %i32, %i32; _predicate=oeq
fcmp-types: fcmp oeq float %float, %float; 1=double
fcmp-operands: fcmp oeq float %float, %float; 0=i32 1=i32
fcmp-predicate: fcmp oeq float %float, %float; _predicate=eq
trunc-source: trunc i64 %i64 to i32; 0=double
trunc-result: trunc i64 %i64 to i32; type=float
trunc-vectors: trunc i64 %i64 to i32; type=v2i32
trunc-width: trunc i64 %i64 to i32; 0=i32
zext-source: zext i32 %i32 to i64; 0=float
zext-result: zext i32 %i32 to i64; type=double
zext-vectors: zext i32 %i32 to i64; 0=v2i32
zext-width: zext i32 %i32 to i64; 0=i64
sext-source: sext i32 %i32 to i64; 0=float
sext-result: sext i32 %i32 to i64; type=double
sext-vectors: sext i32 %i32 to i64; 0=v2i32
sext-width: sext i32 %i32 to i64; 0=i64
fptrunc-source: fptrunc double %double to float; 0=i64
fptrunc-result: fptrunc double %double to float; type=i32
fptrunc-vectors: fptrunc double %double to float; 0=v2double
fptrunc-width: fptrunc double %double to float; 0=float
fpext-source: fpext float %float to double; 0=i32
fpext-result: fpext float %float to double; type=i64
fpext-vectors: fpext float %float to double; 0=v2float
fpext-width: fpext float %float to double; 0=double
uitofp-source: uitofp i32 %i32 to float; 0=ptr
uitofp-result: uitofp i32 %i32 to float; type=i64
uitofp-vectors: uitofp i32 %i32 to float; 0=v2i32
uitofp-length: uitofp <4 x i32> %v4i32 to <4 x float>; 0=v2i32
sitofp-source: sitofp i32 %i32 to float; 0=ptr
sitofp-result: sitofp i32 %i32 to float; type=i64
sitofp-vectors: sitofp i32 %i32 to float; 0=v2i32
sitofp-length: sitofp <4 x i32> %v4i32 to <4 x float>; 0=v2i32
fptoui-source: fptoui float %float to i32; 0=ptr
fptoui-result: fptoui float %float to i32; type=double
fptoui-vectors: fptoui float %float to i32; 0=v2float
fptoui-length: fptoui <4 x float> %v4float to <4 x i32>; 0=v2float
fptosi-source: fptosi float %float to i32; 0=ptr
fptosi-result: fptosi float %float to i32; type=double
fptosi-vectors: fptosi float %float to i32; 0=v2float
fptosi-length: fptosi <4 x float> %v4float to <4 x i32>; 0=v2float
ptrtoint-source: ptrtoint ptr %ptr to i64; 0=i64
ptrtoint-result: ptrtoint ptr %ptr to i64; type=double
ptrtoint-vectors: ptrtoint ptr %ptr to i64; 0=v2ptr
ptrtoint-length: ptrtoint <4 x ptr> %v4ptr to <4 x i64>; 0=v2ptr
inttoptr-source: inttoptr i64 %i64 to ptr; 0=double
inttoptr-result: inttoptr i64 %i64 to ptr; type=i32
inttoptr-vectors: inttoptr i64 %i64 to ptr; type=v2ptr
inttoptr-length: inttoptr <4 x i64> %v4i64 to <4 x ptr>; type=v2ptr
ptrtoaddr-source: ptrtoaddr ptr %ptr to i64; 0=i64
ptrtoaddr-result: ptrtoaddr ptr %ptr to i64; type=double
ptrtoaddr-vectors: ptrtoaddr ptr %ptr to i64; 0=v2ptr
ptrtoaddr-length: ptrtoaddr <4 x ptr> %v4ptr to <4 x i64>; 0=v2ptr
ptrtoaddr-width: ptrtoaddr ptr %ptr to i64; type=i32
bitcast: bitcast i32 %i32 to float; type=double
addrspacecast-source: addrspacecast ptr %ptr to ptr addrspace(1); 0=i64
addrspacecast-result: addrspacecast ptr %ptr to ptr addrspace(1); type=i64
addrspacecast-spaces: addrspacecast ptr %ptr to ptr addrspace(1); 0=far
addrspacecast-length: addrspacecast <4 x ptr> %v4ptr to <4 x ptr addrspace(1)>; 0=v2ptr
extractelement: extractelement <4 x i32> %v4i32, i32 %i32; 1=float
insertelement: insertelement <4 x i32> %v4i32, i32 %i32, i32 0; 2=float
extractvalue: extractvalue { i32, i32 } %pair, 1; 0=wide
insertvalue: insertvalue { i32, i32 } %pair, i32 %i32, 1; 1=i64
select-operands: select i1 %i1, i32 %i32, i32 %i32; 0=v2i1
select-type: select i1 %i1, i32 %i32, i32 %i32; 1=i64 2=i64
load-pointer: load i32, ptr %ptr; 0=i64
gep-base: getelementptr i32, ptr %ptr, i64 %i64; 0=i64
gep-integers: getelementptr i32, ptr %ptr, i64 %i64; 1=float
gep-space: getelementptr i32, ptr %ptr, i64 %i64; 0=far
gep-type: getelementptr i32, ptr %ptr, i64 %i64; type=i64
gep-width: getelementptr i32, <4 x ptr> %v4ptr, i64 %i64; 0=v2ptr
gep-index-width: getelementptr i32, <4 x ptr> %v4ptr, <4 x i64> %v4i64; 1=v2i32
alloca-count: alloca i32, i64 %i64; 0=float
callee: call i32 @g(i32 %i32); 1=i64
call-argument: call i32 @g(i32 %i32); 0=i64
"""
CASES = [line.split(": ", 1) for line in MADE.split("\n") if line]
# LLVM's constructor has no other type for it.
NOT_IN_LLVM = ("gep-type",)
# A record says only whether floats are compared; what is written is what cannot be said of the other kind.
AS_BITCODE = {
    "icmp-predicate": "fcmp oeq float %float, %float; 0=i32 1=i32",
    "fcmp-predicate": "icmp eq i32 %i32, %i32; 0=float 1=float",
}


def text_of(right: str) -> str:
    arguments = ", ".join(f"{ty} %{name}" for name, ty in ARGUMENTS.items())
    return f"declare i32 @g(i32)\ndefine void @f({arguments}) {{\n  %x = {right}\n  ret void\n}}\n"


def native_cases() -> Iterator[tuple[str, str, Callable[[Native], object]]]:
    """Rule, text, and the change in LLVM's memory."""
    for rule, case in CASES:
        right, changes = case.split("; ")
        if rule not in NOT_IN_LLVM:
            yield rule, text_of(right), native_change(right.split()[0], changes)


def native_change(opcode: str, changes: str) -> Callable[[Native], object]:
    changed = dict(change.split("=") for change in changes.split())

    def change(native: Native) -> None:
        values = {name: native.argument(place) for place, name in enumerate(ARGUMENTS)}
        instruction = native.instruction(0)
        new = {int(place): values[name] for place, name in changed.items() if place.isdigit()}
        if len(new) < len(changed):  # the type or the predicate, too, which an instruction has for good
            make_another(native, opcode, instruction, new, changed, values)
            return
        for place, value in new.items():
            native.set_operand(instruction, place, value)

    return change


def make_another(
    native: Native,
    opcode: str,
    instruction: Handle,
    new: dict[int, Handle],
    changed: dict[str, str],
    values: dict[str, Handle],
) -> None:
    """Build the broken instruction beside the right one."""
    builder = native.builder(instruction)
    left = new.get(0) or native.call("GetOperand", instruction, 0)
    if opcode in CASTS:
        native.call("BuildCast", builder, CASTS[opcode], left, native.call("TypeOf", values[changed["type"]]), "")
    elif opcode == "fneg":
        native.call("BuildFNeg", builder, left, "")
    elif opcode in BINARY:
        native.call("BuildBinOp", builder, BINARY[opcode], left, new[1], "")
    else:
        build = {"icmp": "BuildICmp", "fcmp": "BuildFCmp"}[opcode]
        native.call(build, builder, PREDICATES[changed["_predicate"]], left, left, "")


def broken(case: str) -> Module:
    """The module with the instruction that is changed."""
    right, changes = case.split("; ")
    module = irkit.parse_assembly(text_of(right), "made.ll", 22)
    assert irkit.verify(module) == []
    function = module["f"]
    assert isinstance(function, Function)
    by_name = {argument.name: argument for argument in function.arguments}
    instruction = function.blocks[0].instructions[0]
    for change in changes.split():
        name, value = change.split("=")
        if name.isdigit():
            operands = list(instruction.operands)
            operands[int(name)] = by_name[value]
            instruction.set_unlisted_operands(operands)
        elif name == "type":
            put(instruction, "type", by_name[value].type)
        else:
            setattr(instruction, name, value)
    return module


ALL_CASES = pytest.mark.parametrize(("rule", "case"), [pytest.param(*case, id=case[0]) for case in CASES])


@ALL_CASES
def test_rule(rule: str, case: str) -> None:
    assert {problem.rule for problem in irkit.verify(broken(case))} == {rule}


@pytest.mark.llvm(22)
@ALL_CASES
def test_llvm_reads_the_bitcode(rule: str, case: str) -> None:
    module = broken(AS_BITCODE.get(rule, case))
    (message,) = {problem.message for problem in irkit.verify(module)}
    command = ["opt-22", "-passes=verify", "-disable-output"]
    bitcode = irkit.to_bitcode(module, check=False)
    said = subprocess.run(command, input=bitcode, capture_output=True, check=False).stderr.decode(errors="replace")
    if rule in READER_SAYS:
        assert f"error: {READER_SAYS[rule]} (" in said
    elif rule in NOT_HELD or rule in NOT_IN_LLVM:
        assert said == ""
    else:
        assert message in said.splitlines(), said
