"""Values with `swifterror` (LangRef, "Parameter Attributes"): what may be done with them."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.instructions import CallBase, CallInst, LoadInst, StoreInst
from irkit.terminators import InvokeInst
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter

_C: Final = Chapter("swifterror")
USE: Final = _C.rule(
    "swifterror-use", "swifterror value can only be loaded and stored from, or as a swifterror argument!"
)
STORED: Final = _C.rule("swifterror-stored", "swifterror value should be the second operand when used by stores")
ARGUMENT: Final = _C.rule(
    "swifterror-argument",
    "swifterror value when used in a callsite should be marked with swifterror attribute",
)


def check_swifterror_value(v: Verifier, value: Value) -> None:
    """What uses an alloca or a parameter that is marked: only loads, stores to it, and calls that say so."""
    for user in v.users(value):
        if not isinstance(user, (LoadInst, StoreInst, CallInst, InvokeInst)):
            v.fail(USE, value)
            return
        if isinstance(user, StoreInst) and user.operands[1] is not value:
            v.fail(STORED, value)
            return
        if isinstance(user, CallBase):
            for number in range(user.argument_count):
                if user.operands[number] is value and not parameter_has(user, number, "swifterror"):
                    v.fail(ARGUMENT, value)
                    break


def parameter_has(call: CallBase, number: int, name: str) -> bool:
    """Whether an argument of a call has an attribute, there or in the function that is called directly."""
    own = call.attribute_list.parameter(number) if call.attribute_list is not None else None
    if own is not None and name in own:
        return True
    callee = call.callee
    if isinstance(callee, Function) and callee.value_type is call.function_type and callee.attribute_list is not None:
        theirs = callee.attribute_list.parameter(number)
        return theirs is not None and name in theirs
    return False
