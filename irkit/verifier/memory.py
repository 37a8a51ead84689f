"""Memory access and addressing, atomics included (LangRef, "Memory Access and Addressing Operations")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constants import ConstantInt
from irkit.dialects.features import ATOMIC_VECTORS
from irkit.dialects.target_types import target_type_info
from irkit.instructions import (
    AllocaInst,
    AtomicRMWInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.operand_rules import indexed_type
from irkit.type_rules import address_space, element_count
from irkit.types import (
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
)
from irkit.verifier.frame import MAXIMUM_ALIGNMENT, Verifier
from irkit.verifier.rules import Chapter, Rule
from irkit.verifier.swifterror import check_swifterror_value
from irkit.words import FLOAT_RMW_OPERATIONS

_C: Final = Chapter("memory")
ALLOCA_UNSIZED: Final = _C.rule("alloca-unsized", "Cannot allocate unsized type")
ALLOCA_TARGET_TYPE: Final = _C.rule("alloca-target-type", "Alloca has illegal target extension type", first=20)
ALLOCA_COUNT: Final = _C.rule("alloca-count", "Alloca array size must have integer type")
ALLOCA_ALIGNMENT: Final = _C.rule("alloca-alignment", "huge alignment values are unsupported")
ALLOCA_SWIFTERROR_TYPE: Final = _C.rule("alloca-swifterror-type", "swifterror alloca must have pointer type", first=15)
ALLOCA_SWIFTERROR_ARRAY: Final = _C.rule(
    "alloca-swifterror-array", "swifterror alloca must not be array allocation", first=15
)
ALLOCA_AMDGPU: Final = _C.rule("alloca-amdgpu", "alloca on amdgpu must be in addrspace(5)", first=21)
LOAD_POINTER: Final = _C.rule("load-pointer", "Load operand must be a pointer.")
LOAD_ALIGNMENT: Final = _C.rule("load-alignment", "huge alignment values are unsupported")
LOAD_UNSIZED: Final = _C.rule("load-unsized", "loading unsized types is not allowed")
LOAD_ORDERING: Final = _C.rule("load-ordering", "Load cannot have Release ordering")
LOAD_ATOMIC_TYPE: Final = _C.rule(
    "load-atomic-type",
    "atomic load operand must have integer, pointer, floating point, or vector type!",
    since=23,
    newer="atomic load operand must have integer, byte, pointer, floating point, or vector type!",
)
LOAD_SCOPE: Final = _C.rule("load-scope", "Non-atomic load cannot have SynchronizationScope specified")
STORE_POINTER: Final = _C.rule("store-pointer", "Store operand must be a pointer.")
STORE_ALIGNMENT: Final = _C.rule("store-alignment", "huge alignment values are unsupported")
STORE_UNSIZED: Final = _C.rule("store-unsized", "storing unsized types is not allowed")
STORE_ORDERING: Final = _C.rule("store-ordering", "Store cannot have Acquire ordering")
STORE_ATOMIC_TYPE: Final = _C.rule(
    "store-atomic-type",
    "atomic store operand must have integer, pointer, floating point, or vector type!",
    since=23,
    newer="atomic store operand must have integer, byte, pointer, floating point, or vector type!",
)
STORE_SCOPE: Final = _C.rule("store-scope", "Non-atomic store cannot have SynchronizationScope specified")
ATOMIC_BYTES: Final = _C.rule("atomic-bytes", "atomic memory access' size must be byte-sized")
ATOMIC_POWER: Final = _C.rule("atomic-power", "atomic memory access' operand must have a power-of-two size")
CMPXCHG_TYPE: Final = _C.rule("cmpxchg-type", "cmpxchg operand must have integer or pointer type")
RMW_UNORDERED: Final = _C.rule("atomicrmw-unordered", "atomicrmw instructions cannot be unordered.")
RMW_XCHG_TYPE: Final = _C.rule("atomicrmw-xchg-type", "atomicrmw {} operand must have integer or floating point type!")
RMW_FLOAT_TYPE: Final = _C.rule(
    "atomicrmw-float-type",
    "atomicrmw {} operand must have floating-point or fixed vector of floating-point type!",
)
RMW_INTEGER_TYPE: Final = _C.rule("atomicrmw-integer-type", "atomicrmw {} operand must have integer type!")
RMW_OPERATION: Final = _C.rule("atomicrmw-operation", "Invalid binary operation!")
FENCE_ORDERING: Final = _C.rule(
    "fence-ordering", "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering."
)
GEP_BASE: Final = _C.rule("gep-base", "GEP base pointer is not a vector or a vector of pointers")
GEP_UNSIZED: Final = _C.rule("gep-unsized", "GEP into unsized type!")
GEP_SCALABLE: Final = _C.rule("gep-scalable", "getelementptr cannot target structure that contains scalable vectortype")
GEP_INTEGERS: Final = _C.rule("gep-integers", "GEP indexes must be integers")
GEP_INDICES: Final = _C.rule("gep-indices", "Invalid indices for GEP pointer type!")
GEP_TYPE: Final = _C.rule("gep-type", "GEP is not of right type for indices!")
GEP_WIDTH: Final = _C.rule("gep-width", "Vector GEP result width doesn't match operand's")
GEP_INDEX_WIDTH: Final = _C.rule("gep-index-width", "Invalid GEP index vector width")
GEP_SPACE: Final = _C.rule("gep-space", "GEP address space doesn't match type")

_FENCES: Final = frozenset(("acquire", "release", "acq_rel", "seq_cst"))
_AMDGPU_STACK: Final = 5


def _atomic_size(v: Verifier, i: Instruction, ty: Type) -> None:
    bits = v.bits(ty)
    if bits is None:
        return
    if bits < 8:
        v.fail(ATOMIC_BYTES, i)
    elif bits.bit_count() > 1:
        v.fail(ATOMIC_POWER, i)


def _is_atomic_type(v: Verifier, ty: Type) -> bool:
    scalar = ty.scalar_type() if v.dialect.has(ATOMIC_VECTORS) else ty
    return isinstance(scalar, (IntegerType, PointerType, FloatingPointType))


def alloca(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, AllocaInst)
    ty = i.allocated_type
    if not v.is_sized(ty):
        return v.fail(ALLOCA_UNSIZED, i)
    if isinstance(ty, TargetExtensionType) and not can_be_local(v, ty) and not v.fail(ALLOCA_TARGET_TYPE, i):
        return False
    size = i.operands[0]
    if not isinstance(size.type, IntegerType):
        return v.fail(ALLOCA_COUNT, i)
    if i.alignment > MAXIMUM_ALIGNMENT:
        return v.fail(ALLOCA_ALIGNMENT, i)
    if i.swifterror:
        if not isinstance(ty, PointerType):
            return v.fail(ALLOCA_SWIFTERROR_TYPE, i)
        if not (isinstance(size, ConstantInt) and size.value == 1):
            return v.fail(ALLOCA_SWIFTERROR_ARRAY, i)
        check_swifterror_value(v, i)
    if v.is_amdgpu and address_space(i.type) != _AMDGPU_STACK:
        return v.fail(ALLOCA_AMDGPU, i)
    return True


def can_be_local(v: Verifier, ty: TargetExtensionType) -> bool:
    """Whether the stack may hold a target extension type."""
    info = target_type_info(ty.name, v.release)
    return info is None or info.can_be_local


class _Access:
    """The rules of loads, or those of stores."""

    __slots__ = ("alignment", "atomic_type", "bad_orderings", "ordering", "pointer", "scope", "unsized")

    def __init__(
        self,
        pointer: Rule,
        alignment: Rule,
        unsized: Rule,
        bad_orderings: tuple[str, ...],
        ordering: Rule,
        atomic_type: Rule,
        scope: Rule,
    ) -> None:
        self.pointer: Rule = pointer
        self.alignment: Rule = alignment
        self.unsized: Rule = unsized
        self.bad_orderings: tuple[str, ...] = bad_orderings
        self.ordering: Rule = ordering
        self.atomic_type: Rule = atomic_type
        self.scope: Rule = scope


_LOAD: Final = _Access(
    LOAD_POINTER,
    LOAD_ALIGNMENT,
    LOAD_UNSIZED,
    ("release", "acq_rel"),
    LOAD_ORDERING,
    LOAD_ATOMIC_TYPE,
    LOAD_SCOPE,
)
_STORE: Final = _Access(
    STORE_POINTER,
    STORE_ALIGNMENT,
    STORE_UNSIZED,
    ("acquire", "acq_rel"),
    STORE_ORDERING,
    STORE_ATOMIC_TYPE,
    STORE_SCOPE,
)


def load(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, LoadInst)
    return _access(v, i, i.type, i.operands[0].type, _LOAD)


def store(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, StoreInst)
    value, pointer = i.operands
    return _access(v, i, value.type, pointer.type, _STORE)


def _access(v: Verifier, i: LoadInst | StoreInst, ty: Type, pointer: Type, rules: _Access) -> bool:
    if not isinstance(pointer, PointerType):
        return v.fail(rules.pointer, i)
    if i.alignment > MAXIMUM_ALIGNMENT:
        return v.fail(rules.alignment, i)
    if not v.is_sized(ty):
        return v.fail(rules.unsized, i)
    if i.ordering:
        if i.ordering in rules.bad_orderings:
            return v.fail(rules.ordering, i)
        if not _is_atomic_type(v, ty):
            return v.fail(rules.atomic_type, i)
        _atomic_size(v, i, ty)
    elif i.sync_scope:
        return v.fail(rules.scope, i)
    return True


def cmpxchg(v: Verifier, i: Instruction) -> bool:
    _, compared, _ = i.operands
    ty = compared.type
    if not isinstance(ty, (IntegerType, PointerType)):
        return v.fail(CMPXCHG_TYPE, i)
    _atomic_size(v, i, ty)
    return True


def atomicrmw(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, AtomicRMWInst)
    operation = i.operation
    ty = i.operands[1].type
    if i.ordering == "unordered":
        return v.fail(RMW_UNORDERED, i)
    if operation == "xchg":
        if not isinstance(ty, (IntegerType, FloatingPointType, PointerType)):
            return v.fail(RMW_XCHG_TYPE, i, words=(operation,))
    elif operation in FLOAT_RMW_OPERATIONS:
        if not ty.is_fp_or_fp_vector() or (isinstance(ty, VectorType) and ty.scalable):
            return v.fail(RMW_FLOAT_TYPE, i, words=(operation,))
    elif not isinstance(ty, IntegerType):
        return v.fail(RMW_INTEGER_TYPE, i, words=(operation,))
    _atomic_size(v, i, ty)
    if operation not in v.dialect.rmw_operations:
        return v.fail(RMW_OPERATION, i)
    return True


def fence(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, FenceInst)
    return i.ordering in _FENCES or v.fail(FENCE_ORDERING, i)


def getelementptr(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, GetElementPtrInst)
    operands = i.operands
    base = operands[0].type
    source = i.source_element_type
    pointer = base.scalar_type()
    if not isinstance(pointer, PointerType):
        return v.fail(GEP_BASE, i)
    if not v.is_sized(source):
        return v.fail(GEP_UNSIZED, i)
    if isinstance(source, StructType) and v.holds_scalable(source):
        return v.fail(GEP_SCALABLE, i)
    for place in range(1, len(operands)):
        if not isinstance(operands[place].type.scalar_type(), IntegerType):
            return v.fail(GEP_INTEGERS, i)
    element = indexed_type(source, operands[1:])
    if element is None:
        return v.fail(GEP_INDICES, i)
    result = i.type.scalar_type()
    if not isinstance(result, PointerType):
        return v.fail(GEP_TYPE, i)
    if result.pointee is not None and result.pointee != element:
        return v.fail(GEP_TYPE, i)
    if isinstance(i.type, VectorType):
        width = element_count(i.type)
        if isinstance(base, VectorType) and element_count(base) != width:
            return v.fail(GEP_WIDTH, i)
        for index in operands[1:]:
            if isinstance(index.type, VectorType) and element_count(index.type) != width:
                return v.fail(GEP_INDEX_WIDTH, i)
    if pointer.address_space != result.address_space:
        return v.fail(GEP_SPACE, i)
    return True


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "alloca": alloca,
    "load": load,
    "store": store,
    "cmpxchg": cmpxchg,
    "atomicrmw": atomicrmw,
    "fence": fence,
    "getelementptr": getelementptr,
}
