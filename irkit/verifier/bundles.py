"""Operand bundles (LangRef, "Operand Bundles")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.constants import ConstantInt
from irkit.dialects.features import CLAIMED_RESULTS
from irkit.functions import Function
from irkit.instructions import CallBase, FuncletPadInst, OperandBundle
from irkit.type_rules import is_integer
from irkit.types import PointerType, VoidType
from irkit.values import Value
from irkit.verifier.exceptions import call_has
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.intrinsics import intrinsic_of
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("operand bundles")
TWICE: Final[dict[str, Rule]] = {
    "deopt": _C.rule("deopt-twice", "Multiple deopt operand bundles"),
    "gc-transition": _C.rule("gc-transition-twice", "Multiple gc-transition operand bundles"),
    "funclet": _C.rule("funclet-twice", "Multiple funclet operand bundles"),
    "cfguardtarget": _C.rule("cfguardtarget-twice", "Multiple CFGuardTarget operand bundles"),
    "ptrauth": _C.rule("ptrauth-twice", "Multiple ptrauth operand bundles", first=15),
    "kcfi": _C.rule("kcfi-twice", "Multiple kcfi operand bundles", first=16),
    "preallocated": _C.rule("preallocated-twice", "Multiple preallocated operand bundles"),
    "gc-live": _C.rule("gc-live-twice", "Multiple gc-live operand bundles"),
    "clang.arc.attachedcall": _C.rule(
        "attachedcall-twice", 'Multiple "clang.arc.attachedcall" operand bundles', first=14
    ),
}
FUNCLET_COUNT: Final = _C.rule("funclet-count", "Expected exactly one funclet bundle operand")
FUNCLET_PAD: Final = _C.rule("funclet-pad", "Funclet bundle operands should correspond to a FuncletPadInst")
CFGUARD_COUNT: Final = _C.rule("cfguardtarget-count", "Expected exactly one cfguardtarget bundle operand")
PTRAUTH_COUNT: Final = _C.rule("ptrauth-count", "Expected exactly two ptrauth bundle operands", first=15)
PTRAUTH_KEY: Final = _C.rule("ptrauth-bundle-key", "Ptrauth bundle key operand must be an i32 constant", first=15)
PTRAUTH_NUMBER: Final = _C.rule(
    "ptrauth-bundle-discriminator", "Ptrauth bundle discriminator operand must be an i64", first=15
)
KCFI_COUNT: Final = _C.rule("kcfi-count", "Expected exactly one kcfi bundle operand", first=16)
KCFI_OPERAND: Final = _C.rule("kcfi-operand", "Kcfi bundle operand must be an i32 constant", first=16)
PREALLOCATED_COUNT: Final = _C.rule("preallocated-count", "Expected exactly one preallocated bundle operand")
PREALLOCATED_TOKEN: Final = _C.rule(
    "preallocated-token", '"preallocated" argument must be a token from llvm.call.preallocated.setup'
)
PTRAUTH_DIRECT: Final = _C.rule("ptrauth-direct", "Direct call cannot have a ptrauth bundle", first=15)
ATTACHED_RESULT: Final = _C.rule(
    "attachedcall-result",
    'a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a '
    "non-returning function that has a void return type",
)
ATTACHED_COUNT: Final = _C.rule(
    "attachedcall-operand",
    'operand bundle "clang.arc.attachedcall" requires one function as an argument',
    first=14,
)
ATTACHED_FUNCTION: Final = _C.rule("attachedcall-function", "invalid function argument", first=14)

_ATTACHABLE: Final = (
    "objc_retainAutoreleasedReturnValue",
    "objc_unsafeClaimAutoreleasedReturnValue",
    "objc_claimAutoreleasedReturnValue",
)


def check_bundles(v: Verifier, i: CallBase, called: Function | None) -> bool:
    """All bundles of a call. Each kind that LLVM knows comes at most once."""
    seen: set[str] = set()
    for bundle in i.bundles or ():
        twice = TWICE.get(bundle.tag)
        if twice is None:
            continue
        if bundle.tag in seen and not v.fail(twice, i):
            return False
        seen.add(bundle.tag)
        if not _check_bundle(v, i, bundle):
            return False
    return called is None or "ptrauth" not in seen or v.fail(PTRAUTH_DIRECT, i)


def _check_bundle(v: Verifier, i: CallBase, bundle: OperandBundle) -> bool:
    tag = bundle.tag
    inputs = i.operands[bundle.start : bundle.end]
    count = len(inputs)
    if tag == "funclet":
        if count != 1:
            return v.fail(FUNCLET_COUNT, i)
        return isinstance(inputs[0], FuncletPadInst) or v.fail(FUNCLET_PAD, i)
    if tag == "cfguardtarget":
        return count == 1 or v.fail(CFGUARD_COUNT, i)
    if tag == "ptrauth":
        if count != 2:
            return v.fail(PTRAUTH_COUNT, i)
        if not is_key(inputs[0]):
            return v.fail(PTRAUTH_KEY, i)
        return is_integer(inputs[1].type, 64) or v.fail(PTRAUTH_NUMBER, i)
    if tag == "kcfi":
        if count != 1:
            return v.fail(KCFI_COUNT, i)
        return is_key(inputs[0]) or v.fail(KCFI_OPERAND, i)
    if tag == "preallocated":
        if count != 1:
            return v.fail(PREALLOCATED_COUNT, i)
        return is_call_of(v, inputs[0], "llvm.call.preallocated.setup") or v.fail(PREALLOCATED_TOKEN, i)
    if tag == "clang.arc.attachedcall":
        _check_attached(v, i, inputs)  # whatever it finds, LLVM goes on
    return True


def is_key(value: Value) -> bool:
    return isinstance(value, ConstantInt) and is_integer(value.type, 32)


def is_call_of(v: Verifier, value: Value | None, name: str) -> bool:
    """Whether a value is a direct call of the intrinsic of this base name."""
    if not isinstance(value, CallBase):
        return False
    callee = value.operands[-1]
    known = intrinsic_of(v, callee) if isinstance(callee, Function) else None
    return known is not None and known.name == name


def _check_attached(v: Verifier, i: CallBase, inputs: Sequence[Value]) -> None:
    result = i.function_type.return_type
    if not isinstance(result, PointerType) and not (isinstance(result, VoidType) and call_has(i, "noreturn")):
        v.fail(ATTACHED_RESULT, i)
        return
    function = inputs[0] if len(inputs) == 1 else None
    if not isinstance(function, Function):
        v.fail(ATTACHED_COUNT, i)
        return
    name = function.name
    if is_intrinsic(function):
        name = name.removeprefix("llvm.").replace("objc.", "objc_")
    known = _ATTACHABLE if v.dialect.has(CLAIMED_RESULTS) else _ATTACHABLE[:2]
    if name not in known:
        v.fail(ATTACHED_FUNCTION, i)
