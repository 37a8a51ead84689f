"""What ends blocks: returns, branches, switches (LangRef, "Terminator Instructions"); those of exceptions have their
own chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constants import ConstantInt
from irkit.instructions import Instruction
from irkit.types import FunctionType, IntegerType, LabelType, PointerType, VoidType
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter

_C: Final = Chapter("control")
RETURN_VOID: Final = _C.rule("return-void", "Found return instr that returns non-void in Function of void return type!")
RETURN_TYPE: Final = _C.rule("return-type", "Function return type does not match operand type of return inst!")
BRANCH_CONDITION: Final = _C.rule("branch-condition", "Branch condition is not 'i1' type!")
SWITCH_VOID: Final = _C.rule("switch-void", "Switch must have void result type!")
SWITCH_CONSTANT: Final = _C.rule("switch-constant", "Case value is not a constant integer.")
SWITCH_TYPE: Final = _C.rule("switch-type", "Switch constants must all be same type as switch value!")
SWITCH_DUPLICATE: Final = _C.rule("switch-duplicate", "Duplicate integer as switch case")
INDIRECT_ADDRESS: Final = _C.rule("indirectbr-address", "Indirectbr operand must have pointer type!")
INDIRECT_TARGETS: Final = _C.rule("indirectbr-destinations", "Indirectbr destinations must all have pointer type!")


def ret(v: Verifier, i: Instruction) -> bool:
    function = v.function
    assert function is not None
    assert isinstance(function.value_type, FunctionType)
    result = function.value_type.return_type
    operands = i.operands
    if isinstance(result, VoidType):
        return not operands or v.fail(RETURN_VOID, i)
    if len(operands) != 1 or operands[0].type is not result:
        return v.fail(RETURN_TYPE, i)
    return True


def br(v: Verifier, i: Instruction) -> bool:
    operands = i.operands
    if len(operands) == 3:
        ty = operands[0].type
        if not (isinstance(ty, IntegerType) and ty.width == 1):
            return v.fail(BRANCH_CONDITION, i)
    return True


def switch(v: Verifier, i: Instruction) -> bool:
    if not isinstance(i.type, VoidType):
        return v.fail(SWITCH_VOID, i)
    operands = i.operands
    ty = operands[0].type
    seen: set[int] = set()
    for place in range(2, len(operands), 2):
        value = operands[place]
        if not isinstance(value, ConstantInt):
            return v.fail(SWITCH_CONSTANT, i)
        if value.type is not ty:
            return v.fail(SWITCH_TYPE, i)
        if value.value in seen:
            return v.fail(SWITCH_DUPLICATE, i)
        seen.add(value.value)
    return True


def indirectbr(v: Verifier, i: Instruction) -> bool:
    operands = i.operands
    if not isinstance(operands[0].type, PointerType):
        return v.fail(INDIRECT_ADDRESS, i)
    for target in operands[1:]:
        if not isinstance(target.type, LabelType):
            return v.fail(INDIRECT_TARGETS, i)
    return True


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "ret": ret,
    "br": br,
    "switch": switch,
    "indirectbr": indirectbr,
}
