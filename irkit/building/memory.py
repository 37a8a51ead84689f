"""Memory: `alloca`, `load`, `store`, `getelementptr`, atomics; vectors and aggregates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from irkit import flags as f
from irkit.building.arithmetic import ArithmeticBuilder
from irkit.building.constants import const
from irkit.building.position import checked_scope, checked_type, elements, flag_bits
from irkit.constants import Constant, ConstantInt
from irkit.errors import EditError
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    ExtractElementInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    ShuffleVectorInst,
    StoreInst,
    VAArgInst,
)
from irkit.types import (
    VOID,
    ArrayType,
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    Type,
    VectorType,
    integer_type,
    is_sized,
    pointer_type,
    struct_type,
    vector_type,
)
from irkit.values import Value
from irkit.words import ORDERINGS, Ordering, check_address_space, check_ordering

_GEP_FLAGS: Final = f.INBOUNDS | f.NUSW | f.NUW
_POISON_LANE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class MemoryBuilder(ArithmeticBuilder):
    """What reads, writes and addresses memory, and takes vectors and aggregates apart."""

    def _pointer(self, opcode: str, ptr: Value | object) -> Value:
        ptr = self.operand(ptr)
        if not isinstance(ptr.type, PointerType):
            raise EditError(f"{opcode} takes a pointer, not a value of type {ptr.type}")
        return ptr

    def _pointee(self, opcode: str, ptr: Value, given: Type | object | None) -> Type:
        """The type of what a pointer points to: that of a typed pointer, or the one given."""
        ty = ptr.type
        known = ty.pointee if isinstance(ty, PointerType) else None
        if given is None:
            if known is None:
                raise EditError(f"{opcode} through {ty} has to be told the type")
            return known
        given = checked_type(given)
        if known is not None and known is not given:
            raise EditError(f"{opcode} of type {given} through a pointer of type {ty}")
        return given

    def _alignment(self, opcode: str, align: int | object | None, ty: Type) -> int:
        """`align` in bytes, or the ABI's for the type, as LLVM's builder takes it."""
        if align is None:
            return self.module.layout.abi_alignment(ty)
        if not isinstance(align, int) or align <= 0 or align & (align - 1) or align > 1 << 32:
            raise EditError(f"{opcode} with an alignment of {align}; LLVM has powers of two up to 2**32")
        return align

    def alloca(
        self,
        typ: Type | object,
        size: Value | int | object | None = None,
        name: str | object = "",
        *,
        align: int | object | None = None,
        address_space: int | object | None = None,
        inalloca: bool | object = False,
        swifterror: bool | object = False,
    ) -> Instruction:
        """Memory on the stack for `size` elements (None: one). `align` in bytes (None: the preferred one)."""
        layout = self.module.layout
        ty = checked_type(typ)
        if not is_sized(ty):
            raise EditError(f"alloca of {ty}, which has no size")
        count = self.operand(
            const(integer_type(32), 1 if size is None else size) if not isinstance(size, Value) else size
        )
        if not isinstance(count.type, IntegerType):
            raise EditError(f"alloca takes an integer number of elements, not {count.type}")
        space = layout.alloca_address_space if address_space is None else check_address_space(address_space)
        alignment = layout.preferred_alignment(ty) if align is None else self._alignment("alloca", align, ty)
        result = self._pointer_to(ty, space)
        made = AllocaInst(result, ty, count, alignment, bool(inalloca), bool(swifterror))
        self.insert(made, name)
        return made

    def _pointer_to(self, ty: Type, address_space: int) -> Type:
        return pointer_type(address_space, None if self.module.opaque_pointers else ty)

    def load(
        self,
        ptr: Value | object,
        name: str | object = "",
        align: int | object | None = None,
        typ: Type | object | None = None,
        *,
        volatile: bool | object = False,
        ordering: Ordering | object = "",
        sync_scope: str | object = "",
    ) -> Instruction:
        """The value of type `typ` in memory. `align` in bytes (None: the ABI's)."""
        source = self._pointer("load", ptr)
        ty = self._loadable("load", self._pointee("load", source, typ))
        order = self._check_ordering("load", ordering, ("release", "acq_rel"))
        made = LoadInst(
            ty, source, self._alignment("load", align, ty), bool(volatile), order, checked_scope(sync_scope)
        )
        self.insert_checked(made, name)
        return made

    def store(
        self,
        value: Value | object,
        ptr: Value | object,
        align: int | object | None = None,
        *,
        volatile: bool | object = False,
        ordering: Ordering | object = "",
        sync_scope: str | object = "",
    ) -> Instruction:
        """Write a value to memory. `align` in bytes (None: the ABI's)."""
        stored, target = self.operand(value), self._pointer("store", ptr)
        self._loadable("store", self._pointee("store", target, stored.type))
        order = self._check_ordering("store", ordering, ("acquire", "acq_rel"))
        alignment = self._alignment("store", align, stored.type)
        made = StoreInst(VOID, stored, target, alignment, bool(volatile), order, checked_scope(sync_scope))
        self.insert_checked(made)
        return made

    def _loadable(self, opcode: str, ty: Type) -> Type:
        if not (isinstance(ty, (IntegerType, PointerType)) or is_sized(ty)):
            raise EditError(f"{opcode} of a value of type {ty}, which has no size")
        return ty

    def _check_ordering(self, opcode: str, ordering: object, forbidden: Sequence[str]) -> Ordering:
        if ordering == "":
            return ""
        if ordering not in ORDERINGS.words or ordering in forbidden:
            raise EditError(f"{opcode} cannot have the ordering {ordering!r}")
        return check_ordering(ordering)

    def load_atomic(
        self,
        ptr: Value | object,
        ordering: Ordering | object,
        align: int,
        name: str | object = "",
        typ: Type | object | None = None,
        sync_scope: str | object = "",
    ) -> Instruction:
        """`load atomic`."""
        return self.load(ptr, name, align, typ, ordering=ordering, sync_scope=sync_scope)

    def store_atomic(
        self,
        value: Value | object,
        ptr: Value | object,
        ordering: Ordering | object,
        align: int,
        sync_scope: str | object = "",
    ) -> Instruction:
        """`store atomic`."""
        return self.store(value, ptr, align, ordering=ordering, sync_scope=sync_scope)

    def gep(
        self,
        ptr: Value | object,
        indices: Sequence[Value | int | object],
        inbounds: bool | object = False,
        name: str | object = "",
        source_etype: Type | object | None = None,
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """The address of a part: `getelementptr source_etype, ptr, indices…`; an index may be an integer of Python."""
        pointer = self.operand(ptr)
        if not pointer.type.is_pointer_or_pointer_vector():
            raise EditError(f"getelementptr takes a pointer or a vector of them, not {pointer.type}")
        base = pointer.type.scalar_type()
        assert isinstance(base, PointerType)
        source = checked_type(source_etype) if source_etype is not None else base.pointee
        if source is None:
            raise EditError(f"getelementptr through {pointer.type} has to be told the type")
        if base.pointee is not None and base.pointee is not source:
            raise EditError(f"getelementptr of type {source} through a pointer of type {pointer.type}")
        self._loadable("getelementptr", source)
        found = indices if isinstance(indices, (list, tuple)) else elements("indices of getelementptr", indices)
        values = [self.operand(const(integer_type(32), i) if isinstance(i, int) else i) for i in found]
        ty = self._element_pointer(pointer, source, values, base)
        bits = flag_bits("getelementptr", _GEP_FLAGS, (*flags, "inbounds") if inbounds else flags, words)
        made = GetElementPtrInst(ty, source, [pointer, *values], bits)
        self.insert_checked(made, name)
        return made

    def _element_pointer(self, ptr: Value, source: Type, indices: list[Value], base: PointerType) -> Type:
        """The type of an address: a vector if the pointer or an index is one."""
        shape: VectorType | None = ptr.type if isinstance(ptr.type, VectorType) else None
        for index in indices:
            if not index.type.is_int_or_int_vector():
                raise EditError(f"getelementptr takes integers or vectors of them as indices, not {index.type}")
            if isinstance(index.type, VectorType):
                if shape is not None and (shape.count, shape.scalable) != (index.type.count, index.type.scalable):
                    raise EditError(f"getelementptr with vectors of different lengths, {shape} and {index.type}")
                shape = index.type
        pointee = indexed_type(source, indices[1:]) if len(indices) > 1 else source
        if shape is None and base.pointee is None:
            return base
        ty: Type = pointer_type(base.address_space, pointee if base.pointee is not None else None)
        return ty if shape is None else vector_type(ty, shape.count, shape.scalable)

    # Atomics

    def atomic_rmw(
        self,
        op: str | object,
        ptr: Value | object,
        val: Value | object,
        ordering: Ordering | object,
        name: str | object = "",
        *,
        align: int | object | None = None,
        sync_scope: str | object = "",
        volatile: bool | object = False,
    ) -> Instruction:
        """`atomicrmw op`; the result is what was there before."""
        target, operand = self._pointer("atomicrmw", ptr), self.operand(val)
        if not isinstance(op, str) or op not in self.module.dialect.rmw_operations:
            raise EditError(f"atomicrmw has no operation {op!r}")
        self._pointee("atomicrmw", target, operand.type)
        order = self._check_ordering("atomicrmw", ordering or "none", ("unordered",))
        self._check_operand_of_rmw(op, operand.type)
        alignment = self._natural_alignment("atomicrmw", align, operand.type)
        made = AtomicRMWInst(op, target, operand, alignment, order, checked_scope(sync_scope), bool(volatile))
        self.insert(made, name)
        return made

    def _check_operand_of_rmw(self, op: str, ty: Type) -> None:
        if op == "xchg":
            fits = isinstance(ty, (IntegerType, FloatingPointType, PointerType))
        elif op.startswith("f"):
            fits = isinstance(ty.scalar_type(), FloatingPointType)
        else:
            fits = isinstance(ty, IntegerType)
        if not fits:
            raise EditError(f"atomicrmw {op} cannot take a value of type {ty}")

    def _natural_alignment(self, opcode: str, align: int | object | None, ty: Type) -> int:
        """`align`, or the size of the type in memory, as LLVM's builder takes it for atomics."""
        return self.module.layout.store_size(ty).fixed if align is None else self._alignment(opcode, align, ty)

    def cmpxchg(
        self,
        ptr: Value | object,
        cmp: Value | object,
        val: Value | object,
        ordering: Ordering | object,
        failordering: Ordering | object | None = None,
        name: str | object = "",
        *,
        align: int | object | None = None,
        sync_scope: str | object = "",
        volatile: bool | object = False,
        weak: bool | object = False,
    ) -> Instruction:
        """`cmpxchg`; the result is what was there before, and whether it was `cmp`. `failordering` None: `ordering`."""
        target = self._pointer("cmpxchg", ptr)
        old, new = self._pair("cmpxchg", cmp, val)
        if not isinstance(new.type, (IntegerType, PointerType)):
            raise EditError(f"cmpxchg takes integers or pointers, not {new.type}")
        self._pointee("cmpxchg", target, new.type)
        order = self._check_ordering("cmpxchg", ordering or "none", ("unordered",))
        other = ordering if failordering is None else failordering
        failure = self._check_ordering("cmpxchg's failure", other or "none", ("unordered", "release", "acq_rel"))
        alignment = self._natural_alignment("cmpxchg", align, new.type)
        ty = struct_type([new.type, integer_type(1)])
        scope = checked_scope(sync_scope)
        made = AtomicCmpXchgInst(ty, target, old, new, alignment, order, failure, scope, bool(volatile), bool(weak))
        self.insert(made, name)
        return made

    def fence(self, ordering: Ordering | object, targetscope: str | None = None) -> Instruction:
        """`fence`; `targetscope` is the synchronization scope (None: the system's)."""
        order = self._check_ordering("fence", ordering or "none", ("unordered", "monotonic"))
        made = FenceInst(VOID, order, checked_scope(targetscope or ""))
        self.insert(made)
        return made

    def va_arg(self, va_list: Value | object, typ: Type | object, name: str | object = "") -> Instruction:
        """The next of a function's variable arguments."""
        made = VAArgInst(self._pointer("va_arg", va_list), checked_type(typ))
        self.insert(made, name)
        return made

    # Vectors

    def _vector(self, opcode: str, vector: Value | object) -> tuple[Value, VectorType]:
        vector = self.operand(vector)
        if not isinstance(vector.type, VectorType):
            raise EditError(f"{opcode} takes a vector, not a value of type {vector.type}")
        return vector, vector.type

    def _index(self, opcode: str, idx: Value | int | object) -> Value:
        index = self.operand(const(integer_type(64), idx) if isinstance(idx, int) else idx)
        if not isinstance(index.type, IntegerType):
            raise EditError(f"{opcode} takes an integer as index, not {index.type}")
        return index

    def extract_element(
        self, vector: Value | object, idx: Value | int | object, name: str | object = ""
    ) -> Instruction:
        """One element of a vector."""
        vector, ty = self._vector("extractelement", vector)
        made = ExtractElementInst(ty.element, vector, self._index("extractelement", idx))
        self.insert(made, name)
        return made

    def insert_element(
        self, vector: Value | object, value: Value | object, idx: Value | int | object, name: str | object = ""
    ) -> Instruction:
        """The vector with one element exchanged."""
        vector, ty = self._vector("insertelement", vector)
        value = self.operand(value)
        if value.type is not ty.element:
            raise EditError(f"insertelement of a value of type {value.type} into {ty}")
        made = InsertElementInst(vector, value, self._index("insertelement", idx))
        self.insert(made, name)
        return made

    def shuffle_vector(
        self, vector1: Value | object, vector2: Value | object, mask: Value | Sequence[int], name: str | object = ""
    ) -> Instruction:
        """Lanes of two vectors by number; `mask` is a constant vector of i32, or numbers with -1 for poison."""
        vector1, vector2 = self._pair("shufflevector", vector1, vector2)
        vector1, ty = self._vector("shufflevector", vector1)
        if not isinstance(mask, Value):
            lanes = [None if lane == _POISON_LANE else lane for lane in mask]
            if any(lane is not None and not 0 <= lane < 2 * ty.count for lane in lanes):
                raise EditError(f"shufflevector of lanes {list(mask)}, where two of {ty} have {2 * ty.count}")
            mask = self._mask(lanes)
        shape = mask.type
        if not (isinstance(mask, Constant) and isinstance(shape, VectorType) and shape.element is integer_type(32)):
            raise EditError(f"the mask of shufflevector is a constant vector of i32, not {mask!r} of type {mask.type}")
        constant = self.operand(mask)
        assert isinstance(constant, Constant)
        result = vector_type(ty.element, shape.count, shape.scalable)
        made = ShuffleVectorInst(result, vector1, vector2, constant)
        self.insert(made, name)
        return made

    def _mask(self, lanes: Sequence[int | None]) -> Constant:
        i32 = integer_type(32)
        context = self.module.context
        values: list[Value] = [context.poison(i32) if n is None else context.constant_int(i32, n) for n in lanes]
        return context.constant_aggregate(vector_type(i32, len(values)), values)

    # Aggregates

    def extract_value(self, agg: Value | object, idx: int | Sequence[int], name: str | object = "") -> Instruction:
        """A member of a struct or an array; `idx` is a number, or one for each level."""
        agg = self.operand(agg)
        indices = [idx] if isinstance(idx, int) else list(idx)
        made = ExtractValueInst(member_type("extractvalue", agg.type, indices), agg, indices)
        self.insert(made, name)
        return made

    def insert_value(
        self, agg: Value | object, value: Value | object, idx: int | Sequence[int], name: str | object = ""
    ) -> Instruction:
        """The aggregate with one member exchanged."""
        agg, value = self.operand(agg), self.operand(value)
        indices = [idx] if isinstance(idx, int) else list(idx)
        member = member_type("insertvalue", agg.type, indices)
        if member is not value.type:
            raise EditError(f"insertvalue of a value of type {value.type} where {agg.type} has {member}")
        made = InsertValueInst(agg, value, indices)
        self.insert(made, name)
        return made


def member_type(opcode: str, ty: Type, indices: Sequence[int]) -> Type:
    """The type of a member of an aggregate. Raises `EditError` if there is none."""
    if not indices:
        raise EditError(f"{opcode} needs an index")
    found = ty
    for index in indices:
        if isinstance(found, StructType) and found.elements is not None and 0 <= index < len(found.elements):
            found = found.elements[index]
        elif isinstance(found, ArrayType) and 0 <= index < found.count:
            found = found.element
        else:
            raise EditError(f"{opcode}: {found} has no member {index}")
    return found


def indexed_type(source: Type, indices: Sequence[Value]) -> Type:
    """The type that a `getelementptr` ends at. Raises `EditError` if an index does not fit."""
    found = source
    for index in indices:
        if isinstance(found, StructType):
            if not isinstance(index, ConstantInt):
                raise EditError(f"getelementptr: a member of {found} is told by a constant, not {index!r}")
            number = index.value
            elements = found.elements or ()
            if not 0 <= number < len(elements):
                raise EditError(f"getelementptr: {found} has no member {number}")
            found = elements[number]
        elif isinstance(found, (ArrayType, VectorType)):
            found = found.element
        else:
            raise EditError(f"getelementptr: {found} has no members")
    return found
