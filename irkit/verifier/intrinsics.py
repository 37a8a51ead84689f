"""Calls of intrinsics: that the declaration fits the release's table, by type and by name (LangRef, "Intrinsic
Functions"). What single intrinsics ask for is in the chapters named after it."""

from __future__ import annotations

from typing import Final

from irkit.analysis.stripping import strip_casts
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantTokenNone
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.instructions import CallBase, FuncletPadInst, Instruction, PHINode
from irkit.intrinsics import Intrinsic, lookup
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import Mismatch, match
from irkit.intrinsics.mismatch import mismatch_text
from irkit.terminators import CatchReturnInst, CatchSwitchInst
from irkit.types import FunctionType, X86AMXType
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("intrinsics")
DEFINED: Final = _C.rule("intrinsic-called-defined", "Intrinsic functions should never be defined!", last=22)
RESULT: Final = _C.rule("intrinsic-result", "Intrinsic has incorrect return type!", last=22)
ARGUMENT: Final = _C.rule("intrinsic-argument", "Intrinsic has incorrect argument type!", last=22)
VARIADIC: Final = _C.rule("intrinsic-variadic", "Intrinsic was not defined with variable arguments!", last=22)
NOT_VARIADIC: Final = _C.rule("intrinsic-not-variadic", "Callsite was not defined with variable arguments!", last=22)
# Of declarations, whether or not anything calls them; before, calls are asked.
SIGNATURE: Final = _C.rule("intrinsic-signature", "intrinsic {}", first=23)
NAME: Final = _C.rule("intrinsic-name", "Intrinsic name not mangled correctly for type arguments! Should be: {}")
AMX_CONSTANT: Final = _C.rule("amx-constant", "const x86_amx is not allowed in argument!")
FUNCLET_TOKEN: Final = _C.rule("funclet-token", "Missing funclet token on intrinsic call", first=17)

# Personalities of funclets, whose pads are scopes.
_SCOPED: Final = frozenset(
    (
        "_except_handler3",
        "_except_handler4",
        "__C_specific_handler",
        "__CxxFrameHandler3",
        "__CxxFrameHandler4",
        "ProcessCLRException",
        "__gxx_wasm_personality_v0",
    )
)


def intrinsic_of(v: Verifier, function: Function) -> Intrinsic | None:
    """What the module's release knows a function as; None for any other, and where irkit has no table of the
    release's intrinsics."""
    if not function.name.startswith("llvm."):
        return None
    if function in v.intrinsics:
        return v.intrinsics[function]
    try:
        found = lookup(function.name, v.release)
    except UnsupportedError:
        found = None
    v.intrinsics[function] = found
    return found


def may_become_call(v: Verifier, function: Function) -> bool:
    """Whether an intrinsic may become the call of a function: those of Objective-C's reference counting."""
    known = intrinsic_of(v, function)
    return known is not None and known.name.startswith("llvm.objc.")


def check_intrinsic_call(v: Verifier, i: CallBase, function: Function) -> bool:
    """A direct call of a function with one of LLVM's own names. Whether others like it are right by their types, and
    by the rule of the intrinsic."""
    known = intrinsic_of(v, function)
    if known is None:
        return True
    if not function.is_declaration:
        return v.fail(DEFINED, i, function)
    if not _check_declaration(v, i, function, known):
        return False
    for value in i.arguments:
        if isinstance(value, Constant) and isinstance(value.type, X86AMXType):
            return v.fail(AMX_CONSTANT, i)
    own = v.intrinsic_rules.get(known.name)
    if own is not None:
        own(v, i)
    if not known.name.startswith("llvm.objc."):
        return True
    _check_funclet(v, i)
    return False


def _check_declaration(v: Verifier, i: CallBase, function: Function, known: Intrinsic) -> bool:
    """The declaration's type and name, once for all calls."""
    fine = v.declarations.get(function)
    if fine is not None:
        return fine
    v.declarations[function] = False
    assert isinstance(function.value_type, FunctionType)
    problem, types = match(v.context, known, function.value_type)
    if problem is not None:
        if v.release >= SIGNATURE.first:
            return False  # the declaration's verification tells
        return v.fail(_rule_for(problem, function.value_type), i, function)
    if known.is_overloaded:
        name = mangled_name(known, types)
        if name is not None and name != function.name:
            return v.fail(NAME, i, function, (name,))
    elif function.name != known.name:
        return v.fail(NAME, i, function, (known.name,))
    v.declarations[function] = True
    return True


def check_signature(v: Verifier, function: Function) -> bool:
    """The type of an intrinsic's declaration, in the releases that look at it there."""
    if v.release < SIGNATURE.first:
        return True
    known = intrinsic_of(v, function)
    if known is None or not isinstance(function.value_type, FunctionType):
        return True
    problem, _ = match(v.context, known, function.value_type)
    if problem is None:
        return True
    return v.fail(SIGNATURE, function, words=(mismatch_text(v.context, known, function.value_type),))


def _rule_for(problem: Mismatch, ty: FunctionType) -> Rule:
    if problem == Mismatch.RESULT:
        return RESULT
    if problem == Mismatch.PARAMETER:
        return ARGUMENT
    return VARIADIC if ty.is_vararg else NOT_VARIADIC


# Funclets


def _check_funclet(v: Verifier, i: CallBase) -> None:
    """A call in a funclet says which one, since what it becomes may unwind."""
    function = v.function
    assert function is not None
    personality = strip_casts(function.personality) if function.personality is not None else None
    if not isinstance(personality, Function) or personality.name not in _SCOPED:
        return
    if v.colors is None:
        v.colors = funclet_colors(v, function)
    block = v.block
    colors = v.colors.get(block, []) if block is not None else []
    if not any(isinstance(first_of(color), FuncletPadInst) for color in colors):
        return
    if not any(bundle.tag == "funclet" for bundle in i.bundles or ()):
        v.fail(FUNCLET_TOKEN, i)


def first_of(block: BasicBlock) -> Instruction | None:
    for instruction in block.instructions:
        if not isinstance(instruction, PHINode):
            return instruction
    return None


def funclet_colors(v: Verifier, function: Function) -> dict[BasicBlock, list[BasicBlock]]:
    """For each block the first blocks of the funclets that it is in."""
    entry = function.blocks[0]
    found: dict[BasicBlock, list[BasicBlock]] = {}
    flow = v.graph()
    todo: list[tuple[BasicBlock, BasicBlock]] = [(entry, entry)]
    while todo:
        block, color = todo.pop()
        if isinstance(first_of(block), (FuncletPadInst, CatchSwitchInst)):
            color = block
        colors = found.setdefault(block, [])
        if color in colors:
            continue
        colors.append(color)
        last = block.terminator
        following_color = color
        if isinstance(last, CatchReturnInst):
            following_color = color_behind(last, entry)
        for number in flow.successors[flow.number[block]]:
            todo.append((flow.blocks[number], following_color))
    return found


def color_behind(last: CatchReturnInst, entry: BasicBlock) -> BasicBlock:
    """The funclet that a catchret goes back to: that around the catchswitch."""
    pad = last.operands[0]
    switch = pad.operands[-1] if isinstance(pad, FuncletPadInst) and pad.operands else None
    outer: Value | None = switch.operands[0] if isinstance(switch, CatchSwitchInst) and switch.operands else None
    if outer is None or isinstance(outer, ConstantTokenNone) or not isinstance(outer, Instruction):
        return entry
    return outer.parent or entry
