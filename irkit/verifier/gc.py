"""Garbage collection: roots, statepoints and what belongs to them (LLVM's "Garbage Collection Safepoints in LLVM")."""

from __future__ import annotations

from typing import Final

from irkit.attributes import AttributeSet, TypeAttribute
from irkit.constants import Constant, ConstantPointerNull, UndefValue
from irkit.functions import Function
from irkit.instructions import AllocaInst, CallBase, CallInst, LandingPadInst
from irkit.type_rules import address_space
from irkit.types import FunctionType, PointerType, Type, VectorType, VoidType
from irkit.values import Value
from irkit.verifier.exceptions import call_has
from irkit.verifier.frame import Verifier
from irkit.verifier.intrinsic_rules import IntrinsicRule, strip_all
from irkit.verifier.intrinsics import intrinsic_of
from irkit.verifier.numbers import integer, number, unsigned
from irkit.verifier.rules import Chapter

_C: Final = Chapter("garbage collection")
ROOT_ALLOCA: Final = _C.rule("gcroot-alloca", "llvm.gcroot parameter #1 must be an alloca.")
ROOT_CONSTANT: Final = _C.rule("gcroot-constant", "llvm.gcroot parameter #2 must be a constant.")
ROOT_NULL: Final = _C.rule(
    "gcroot-null",
    "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.",
)
NO_GC: Final = _C.rule("gc-function", "Enclosing function does not use GC.")
POINT_MEMORY: Final = _C.rule(
    "statepoint-memory",
    "gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics",
)
POINT_BYTES: Final = _C.rule("statepoint-bytes", "gc.statepoint number of patchable bytes must be positive")
POINT_ELEMENT: Final = _C.rule(
    "statepoint-elementtype",
    "gc.statepoint callee argument must have elementtype attribute",
    first=15,
)
POINT_FUNCTION: Final = _C.rule(
    "statepoint-function", "gc.statepoint callee elementtype must be function type", first=15
)
POINT_NEGATIVE: Final = _C.rule(
    "statepoint-arguments",
    "gc.statepoint number of arguments to underlying call must be positive",
)
POINT_FEW: Final = _C.rule("statepoint-vararg-count", "gc.statepoint mismatch in number of vararg call args")
POINT_VARARG: Final = _C.rule(
    "statepoint-vararg-result", "gc.statepoint doesn't support wrapping non-void vararg functions yet"
)
POINT_COUNT: Final = _C.rule("statepoint-count", "gc.statepoint mismatch in number of call args")
POINT_FLAGS: Final = _C.rule("statepoint-flags", "unknown flag used in gc.statepoint flags argument")
POINT_TYPES: Final = _C.rule("statepoint-types", "gc.statepoint call argument does not match wrapped function type")
POINT_SRET: Final = _C.rule("statepoint-sret", "Attribute 'sret' cannot be used for vararg call arguments!")
POINT_TRANSITION: Final = _C.rule(
    "statepoint-transition-constant",
    "gc.statepoint number of transition arguments must be constant integer",
)
POINT_NO_TRANSITION: Final = _C.rule("statepoint-transition", "gc.statepoint w/inline transition bundle is deprecated")
POINT_DEOPT: Final = _C.rule(
    "statepoint-deopt-constant",
    "gc.statepoint number of deoptimization arguments must be constant integer",
)
POINT_NO_DEOPT: Final = _C.rule("statepoint-deopt", "gc.statepoint w/inline deopt operands is deprecated")
POINT_MANY: Final = _C.rule("statepoint-many", "gc.statepoint too many arguments")
POINT_USE: Final = _C.rule("statepoint-use", "illegal use of statepoint token")
POINT_USERS: Final = _C.rule("statepoint-users", "gc.result or gc.relocate are the only value uses of a gc.statepoint")
RESULT_SOURCE: Final = _C.rule("gc-result-source", "gc.result operand #1 must be from a statepoint")
RESULT_TYPE: Final = _C.rule("gc-result-type", "gc.result result type does not match wrapped callee")
RELOCATE_RESULT: Final = _C.rule("gc-relocate-result", "gc.relocate must return a pointer or a vector of pointers")
RELOCATE_LANDING: Final = _C.rule("gc-relocate-landing", "safepoints should have unique landingpads")
RELOCATE_LINK: Final = _C.rule("gc-relocate-link", "gc relocate should be linked to a statepoint")
RELOCATE_TOKEN: Final = _C.rule("gc-relocate-token", "gc relocate is incorrectly tied to the statepoint")
RELOCATE_BASE_INDEX: Final = _C.rule("gc-relocate-base-index", "gc.relocate: statepoint base index out of bounds")
RELOCATE_DERIVED_INDEX: Final = _C.rule(
    "gc-relocate-derived-index", "gc.relocate: statepoint derived index out of bounds"
)
RELOCATE_POINTER: Final = _C.rule("gc-relocate-pointer", "gc.relocate: relocated value must be a pointer")
RELOCATE_VECTOR: Final = _C.rule("gc-relocate-vector", "gc.relocate: vector relocates to vector and pointer to pointer")
RELOCATE_SPACE: Final = _C.rule(
    "gc-relocate-space", "gc.relocate: relocating a pointer shouldn't change its address space"
)
RELOCATE_STRATEGY: Final = _C.rule(
    "gc-relocate-strategy", "gc.relocate: calling function must have GCStrategy", first=16
)
RELOCATE_GC_RESULT: Final = _C.rule("gc-relocate-gc-result", "gc.relocate: must return gc pointer", first=16)
RELOCATE_GC_VALUE: Final = _C.rule(
    "gc-relocate-gc-value", "gc.relocate: relocated value must be a gc pointer", first=16
)

_STATEPOINT: Final = "llvm.experimental.gc.statepoint"
_RESULT: Final = "llvm.experimental.gc.result"
_RELOCATE: Final = "llvm.experimental.gc.relocate"
_FLAGS: Final = 3
_FIXED: Final = 7  # arguments of a statepoint beside those of the call
# Strategies that LLVM has, and the address space of the pointers that are collected, where they say it.
_STRATEGIES: Final[dict[str, int | None]] = {
    "erlang": None,
    "ocaml": None,
    "shadow-stack": None,
    "statepoint-example": 1,
    "coreclr": 1,
}


def name_of(v: Verifier, value: Value | None) -> str:
    """The base name of the intrinsic that a value is a call of; "" for anything else."""
    if not isinstance(value, CallBase):
        return ""
    callee = value.operands[-1]
    known = intrinsic_of(v, callee) if isinstance(callee, Function) else None
    return known.name if known is not None else ""


def _uses_gc(v: Verifier, i: CallBase) -> bool:
    assert v.function is not None
    return v.function.gc != "" or v.fail(NO_GC, i)


def gcroot(v: Verifier, i: CallBase) -> None:
    root = strip_all(i.operands[0])
    if not isinstance(root, AllocaInst):
        v.fail(ROOT_ALLOCA, i)
    elif not isinstance(i.operands[1], Constant):
        v.fail(ROOT_CONSTANT, i)
    elif not isinstance(root.allocated_type, PointerType) and isinstance(i.operands[1], ConstantPointerNull):
        v.fail(ROOT_NULL, i)
    else:
        _uses_gc(v, i)


def uses_gc(v: Verifier, i: CallBase) -> None:
    _uses_gc(v, i)


def element_type(i: CallBase, place: int) -> Type | None:
    """What a call says an argument points to."""
    own: AttributeSet | None = i.attribute_list.parameter(place) if i.attribute_list is not None else None
    found = own.get("elementtype") if own is not None else None
    if isinstance(found, TypeAttribute):
        return found.type
    ty = i.operands[place].type
    return ty.pointee if isinstance(ty, PointerType) else None


def statepoint(v: Verifier, i: CallBase) -> None:
    if _uses_gc(v, i) and _check_callee(v, i):
        _check_users(v, i)


def _check_callee(v: Verifier, i: CallBase) -> bool:
    """The arguments in front of, and among, those of the call that is wrapped."""
    if any(call_has(i, name) for name in ("readnone", "readonly", "argmemonly")) or not touches_memory(i):
        return v.fail(POINT_MEMORY, i)
    patchable = integer(i, 1)
    if patchable is not None and patchable < 0:
        return v.fail(POINT_BYTES, i)
    held = element_type(i, 2)
    if held is None:
        return v.fail(POINT_ELEMENT, i)
    if not isinstance(held, FunctionType):
        return v.fail(POINT_FUNCTION, i)
    count = integer(i, 3)
    if count is None:
        return False
    if count < 0:
        return v.fail(POINT_NEGATIVE, i)
    expected = len(held.parameters)
    if held.is_vararg:
        if count < expected:
            return v.fail(POINT_FEW, i)
        if not isinstance(held.return_type, VoidType):
            return v.fail(POINT_VARARG, i)
    elif count != expected:
        return v.fail(POINT_COUNT, i)
    flags = unsigned(i, 4)
    if flags is not None and flags & ~_FLAGS:
        return v.fail(POINT_FLAGS, i)
    return _check_wrapped(v, i, held) and _check_rest(v, i, count)


def touches_memory(i: CallBase) -> bool:
    """Whether what a call may do to memory is left open."""
    return not call_has(i, "memory")


def _check_wrapped(v: Verifier, i: CallBase, held: FunctionType) -> bool:
    for place, parameter in enumerate(held.parameters, 5):
        if place >= i.argument_count or i.operands[place].type is not parameter:
            return v.fail(POINT_TYPES, i)
        own = i.attribute_list.parameter(place) if i.attribute_list is not None and held.is_vararg else None
        if own is not None and "sret" in own:
            return v.fail(POINT_SRET, i)
    return True


def _check_rest(v: Verifier, i: CallBase, count: int) -> bool:
    transitions = integer(i, 5 + count)
    if transitions is None:
        return v.fail(POINT_TRANSITION, i)
    if transitions != 0:
        return v.fail(POINT_NO_TRANSITION, i)
    deopts = integer(i, 6 + count)
    if deopts is None:
        return v.fail(POINT_DEOPT, i)
    if deopts != 0:
        return v.fail(POINT_NO_DEOPT, i)
    return i.argument_count == _FIXED + count or v.fail(POINT_MANY, i)


def _check_users(v: Verifier, i: CallBase) -> None:
    for user in v.users(i):
        if not isinstance(user, CallInst):
            v.fail(POINT_USE, i, user)
            return
        name = name_of(v, user)
        if name not in (_RESULT, _RELOCATE):
            v.fail(POINT_USERS, i, user)
            return


def gc_result(v: Verifier, i: CallBase) -> None:
    if not _uses_gc(v, i):
        return
    point = i.operands[0]
    if isinstance(point, UndefValue):
        return
    if name_of(v, point) != _STATEPOINT or not isinstance(point, CallBase):
        v.fail(RESULT_SOURCE, i)
        return
    held = element_type(point, 2)
    if not isinstance(held, FunctionType):
        return
    if i.type is not held.return_type:
        v.fail(RESULT_TYPE, i)


def gc_relocate(v: Verifier, i: CallBase) -> None:
    if not isinstance(i.type.scalar_type(), PointerType):
        v.fail(RELOCATE_RESULT, i)
        return
    token = i.operands[0]
    point: Value | None = token
    if isinstance(token, LandingPadInst):
        before = v.graph().unique_predecessor(token.parent) if token.parent is not None else None
        if before is None:
            v.fail(RELOCATE_LANDING, i)
            return
        point = before.terminator
        if name_of(v, point) != _STATEPOINT:
            v.fail(RELOCATE_LINK, i)
            return
    elif name_of(v, token) != _STATEPOINT and not isinstance(token, UndefValue):
        v.fail(RELOCATE_TOKEN, i)
        return
    if isinstance(point, CallBase):
        _check_relocated(v, i, point)


def _check_relocated(v: Verifier, i: CallBase, point: CallBase) -> None:
    live = [bundle for bundle in point.bundles or () if bundle.tag == "gc-live"]
    base, derived = number(i, 1), number(i, 2)
    start, end = (live[0].start, live[0].end) if live else (0, point.argument_count)
    if live:
        if base >= end - start:
            v.fail(RELOCATE_BASE_INDEX, i)
            return
        if derived >= end - start:
            v.fail(RELOCATE_DERIVED_INDEX, i)
            return
    elif base >= end or derived >= end:
        return
    of_base, of_derived = point.operands[start + base].type, point.operands[start + derived].type
    if not of_base.is_pointer_or_pointer_vector() or not of_derived.is_pointer_or_pointer_vector():
        v.fail(RELOCATE_POINTER, i)
        return
    if isinstance(i.type, VectorType) != isinstance(of_derived, VectorType):
        v.fail(RELOCATE_VECTOR, i)
        return
    if address_space(i.type) != address_space(of_derived):
        v.fail(RELOCATE_SPACE, i)
        return
    _check_strategy(v, i, of_base, of_derived)


def _check_strategy(v: Verifier, i: CallBase, of_base: Type, of_derived: Type) -> None:
    assert v.function is not None
    strategy = v.function.gc
    if strategy not in _STRATEGIES:
        v.fail(RELOCATE_STRATEGY, i)
        return
    space = _STRATEGIES[strategy]
    if space is None:
        return
    if address_space(i.type) != space:
        v.fail(RELOCATE_GC_RESULT, i)
        return
    if address_space(of_base) != space or address_space(of_derived) != space:
        v.fail(RELOCATE_GC_VALUE, i)
        return


RULES_OF_INTRINSICS: Final[dict[str, IntrinsicRule]] = {
    "llvm.gcroot": gcroot,
    "llvm.gcread": uses_gc,
    "llvm.gcwrite": uses_gc,
    _STATEPOINT: statepoint,
    _RESULT: gc_result,
    _RELOCATE: gc_relocate,
}
