"""Preallocated arguments: what their intrinsics ask (LangRef, "Preallocated Operand Bundles")."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction
from irkit.verifier.bundles import is_call_of
from irkit.verifier.exceptions import call_has
from irkit.verifier.frame import Verifier
from irkit.verifier.intrinsics import intrinsic_of
from irkit.verifier.numbers import integer
from irkit.verifier.rules import Chapter
from irkit.verifier.swifterror import parameter_has

_C: Final = Chapter("preallocated arguments")
SETUP_CONSTANT: Final = _C.rule(
    "preallocated-setup-constant", "llvm.call.preallocated.setup argument must be a constant"
)
SETUP_USES: Final = _C.rule("preallocated-setup-uses", "Uses of llvm.call.preallocated.setup must be calls")
SETUP_INDEX: Final = _C.rule("preallocated-index", "llvm.call.preallocated.alloc arg index must be a constant")
SETUP_RANGE: Final = _C.rule(
    "preallocated-range",
    "llvm.call.preallocated.alloc arg index must be between 0 and corresponding "
    "llvm.call.preallocated.setup's argument count",
)
SETUP_CALLS: Final = _C.rule(
    "preallocated-calls",
    "Can have at most one call corresponding to a llvm.call.preallocated.setup",
)
SETUP_ARGUMENTS: Final = _C.rule(
    "preallocated-arguments",
    "cannot use preallocated intrinsics on a call without preallocated arguments",
)
SETUP_COUNT: Final = _C.rule(
    "preallocated-setup-count",
    "llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site",
)
SETUP_BUNDLE: Final = _C.rule(
    "preallocated-setup-bundle",
    'Use of llvm.call.preallocated.setup outside intrinsics must be in "preallocated" operand bundle',
)
SETUP_TOKEN: Final = _C.rule(
    "preallocated-setup-token",
    "preallocated bundle must have token from corresponding llvm.call.preallocated.setup",
)
ARG_TOKEN: Final = _C.rule(
    "preallocated-arg-token",
    "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup",
)
ARG_ATTRIBUTE: Final = _C.rule(
    "preallocated-arg-attribute",
    'llvm.call.preallocated.arg must be called with a "preallocated" call site attribute',
)
TEARDOWN_TOKEN: Final = _C.rule(
    "preallocated-teardown-token",
    "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup",
)


def _called(v: Verifier, i: CallBase) -> str:
    """The base name of the intrinsic that a call calls; "" for another function."""
    callee = i.operands[-1]
    known = intrinsic_of(v, callee) if isinstance(callee, Function) else None
    return known.name if known is not None else ""


def preallocated_setup(v: Verifier, i: CallBase) -> None:
    count = i.operands[0]
    if not isinstance(count, ConstantInt):
        v.fail(SETUP_CONSTANT, i)
        return
    seen: set[Instruction] = set()
    for user in v.users(i):
        if not isinstance(user, CallBase):
            v.fail(SETUP_USES, i)
            return
        name = _called(v, user)
        if name == "llvm.call.preallocated.arg":
            index = integer(user, 1)
            if index is None:
                v.fail(SETUP_INDEX, i)
                return
            if not 0 <= index < count.value:
                v.fail(SETUP_RANGE, i)
                return
        elif name != "llvm.call.preallocated.teardown":
            if seen:
                v.fail(SETUP_CALLS, i)
                return
            seen.add(user)
            if not _preallocated_call(v, i, user, count.value):
                return


def _preallocated_call(v: Verifier, setup: CallBase, i: CallBase, count: int) -> bool:
    arguments = sum([parameter_has(i, number, "preallocated") for number in range(i.argument_count)])
    if not arguments:
        return v.fail(SETUP_ARGUMENTS, setup)
    if arguments != count:
        return v.fail(SETUP_COUNT, setup)
    bundles = [bundle for bundle in i.bundles or () if bundle.tag == "preallocated"]
    if len(bundles) > 1:
        return False
    if not bundles:
        return v.fail(SETUP_BUNDLE, setup)
    inputs = i.operands[bundles[0].start : bundles[0].end]
    return (bool(inputs) and inputs[0] is setup) or v.fail(SETUP_TOKEN, setup)


def preallocated_arg(v: Verifier, i: CallBase) -> None:
    if not is_call_of(v, i.operands[0], "llvm.call.preallocated.setup"):
        v.fail(ARG_TOKEN, i)
        return
    if not call_has(i, "preallocated"):
        v.fail(ARG_ATTRIBUTE, i)


def preallocated_teardown(v: Verifier, i: CallBase) -> None:
    if not is_call_of(v, i.operands[0], "llvm.call.preallocated.setup"):
        v.fail(TEARDOWN_TOKEN, i)
