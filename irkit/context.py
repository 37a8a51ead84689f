"""What is unique among modules that may refer to each other: constants, attributes (LLVM's `LLVMContext`).

Types are unique beyond it (see `irkit.types`); a context gives them too, as LLVM's does.
"""

from __future__ import annotations

from collections.abc import Sequence

from irkit import types
from irkit.attributes import Attribute, AttributeList, AttributeSet
from irkit.blocks import BasicBlock
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregateZero,
    ConstantArray,
    ConstantDataArray,
    ConstantDataSequential,
    ConstantDataVector,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantStruct,
    ConstantTargetNone,
    ConstantTokenNone,
    ConstantVector,
    PoisonValue,
    UndefValue,
)
from irkit.functions import Function
from irkit.metadata import DILocation, Metadata
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
)
from irkit.values import Value


class Context:
    """Makes constants and attribute sets, each only once, and gives types."""

    def __init__(self) -> None:
        self.void = types.VOID
        self.label = types.LABEL
        self.metadata = types.METADATA
        self.token = types.TOKEN
        self.x86_amx = types.X86_AMX
        self.x86_mmx = types.X86_MMX
        self.half = types.HALF
        self.bfloat = types.BFLOAT
        self.float = types.FLOAT
        self.double = types.DOUBLE
        self.x86_fp80 = types.X86_FP80
        self.fp128 = types.FP128
        self.ppc_fp128 = types.PPC_FP128
        self.identified_structs: list[StructType] = []  # in the order in which they got their names
        self._constant_ints: dict[tuple[Type, int], ConstantInt] = {}
        self._constant_fps: dict[tuple[Type, int], ConstantFP] = {}
        self._nulls: dict[Type, Constant] = {}
        self._zero_splats: dict[Type, ConstantAggregateZero] = {}
        self._undefs: dict[Type, UndefValue] = {}
        self._poisons: dict[Type, PoisonValue] = {}
        self._data: dict[tuple[Type, bytes], ConstantDataSequential] = {}
        self._constants: dict[tuple[object, ...], Constant] = {}
        self._attributes: dict[Attribute, Attribute] = {}
        self._attribute_sets: dict[tuple[Attribute, ...], AttributeSet] = {}
        self._attribute_lists: dict[tuple[tuple[int, AttributeSet], ...], AttributeList] = {}
        self.metadata_slots: int = 0  # the base of those who numbered nodes last (text.printer.metadata_slots)
        self._locations: dict[tuple[object, ...], DILocation] = {}

    # Types

    def integer(self, width: int) -> IntegerType:
        return types.integer_type(width)

    def pointer(self, address_space: int = 0, pointee: Type | None = None) -> PointerType:
        """`ptr`, or with a `pointee` a typed pointer."""
        return types.pointer_type(address_space, pointee)

    def function(self, return_type: Type, parameters: Sequence[Type], is_vararg: bool = False) -> FunctionType:
        return types.function_type(return_type, parameters, is_vararg)

    def array(self, element: Type, count: int) -> ArrayType:
        return types.array_type(element, count)

    def vector(self, element: Type, count: int, scalable: bool = False) -> VectorType:
        return types.vector_type(element, count, scalable)

    def struct(self, elements: Sequence[Type], packed: bool = False, explicit: bool = False) -> StructType:
        """A literal struct."""
        return types.struct_type(elements, packed, explicit)

    def identified_struct(
        self, name: str = "", elements: Sequence[Type] | None = None, packed: bool = False
    ) -> StructType:
        """A new identified struct; opaque without elements, a numbered one without a name."""
        made = StructType(None if elements is None else tuple(elements), packed, name)
        self.identified_structs.append(made)
        return made

    def target_extension(
        self, name: str, type_parameters: Sequence[Type] = (), int_parameters: Sequence[int] = ()
    ) -> TargetExtensionType:
        return types.target_extension_type(name, type_parameters, int_parameters)

    def bool_like(self, ty: Type) -> Type:
        """The type of a comparison of two values of this type: i1, or a vector of it."""
        i1 = self.integer(1)
        return self.vector(i1, ty.count, ty.scalable) if isinstance(ty, VectorType) else i1

    # Constants

    def constant_int(self, ty: Type, value: int) -> ConstantInt:
        """`value` may be given signed or unsigned; it is kept signed, within the type's width."""
        scalar = ty.scalar_type()
        assert isinstance(scalar, IntegerType)
        width = scalar.width
        if value.bit_length() >= width:  # else it is in range, and no number as long as the width is made
            value &= (1 << width) - 1
            if value >> (width - 1):
                value -= 1 << width
        key = (ty, value)
        found = self._constant_ints.get(key)
        if found is None:
            found = self._constant_ints[key] = ConstantInt(ty, value)
        return found

    def constant_fp(self, ty: Type, bits: int) -> ConstantFP:
        key = (ty, bits)
        found = self._constant_fps.get(key)
        if found is None:
            found = self._constant_fps[key] = ConstantFP(ty, bits)
        return found

    def null(self, ty: Type) -> Constant:
        """The constant whose bits are all zero: 0, 0.0, `null`, `none` or `zeroinitializer` by type."""
        if isinstance(ty, IntegerType):
            return self.constant_int(ty, 0)
        if isinstance(ty, FloatingPointType):
            return self.constant_fp(ty, 0)
        found = self._nulls.get(ty)
        if found is None:
            if isinstance(ty, PointerType):
                found = ConstantPointerNull(ty)
            elif isinstance(ty, TokenType):
                found = ConstantTokenNone(ty)
            elif isinstance(ty, TargetExtensionType):
                found = ConstantTargetNone(ty)
            elif isinstance(ty, (ArrayType, VectorType, StructType)):
                found = ConstantAggregateZero(ty)
            else:
                raise ValueError(f"the type {ty} has no zero value")
            self._nulls[ty] = found
        return found

    def zero_splat(self, ty: VectorType) -> ConstantAggregateZero:
        """A vector of 0.0, which LLVM 23 keeps apart from `zeroinitializer` until it is read again: in a file each of
        them has a number, and both are shown alike."""
        found = self._zero_splats.get(ty)
        if found is None:
            found = self._zero_splats[ty] = ConstantAggregateZero(ty)
        return found

    def undef(self, ty: Type) -> UndefValue:
        found = self._undefs.get(ty)
        if found is None:
            found = self._undefs[ty] = UndefValue(ty)
        return found

    def shuffle_mask(self, mask: Constant, with_poison: bool) -> Constant:
        """A shuffle's mask as LLVM keeps it: lanes that may be anything are all `poison`, or in older releases all
        `undef`."""
        if isinstance(mask, UndefValue):
            return self.poison(mask.type) if with_poison else self.undef(mask.type)
        if not isinstance(mask, ConstantVector):
            return mask
        lanes: list[Value] = []
        for lane in mask.operands:
            if not isinstance(lane, UndefValue):
                lanes.append(lane)
            else:
                lanes.append(self.poison(lane.type) if with_poison else self.undef(lane.type))
        return self.constant_aggregate(mask.type, lanes)

    def poison(self, ty: Type) -> PoisonValue:
        found = self._poisons.get(ty)
        if found is None:
            found = self._poisons[ty] = PoisonValue(ty)
        return found

    def constant_data(self, ty: Type, data: bytes) -> Constant:
        """An array or vector of numbers, from its little-endian bytes; `zeroinitializer` where they are all zero."""
        if not any(data):
            return self.null(ty)
        key = (ty, data)
        found = self._data.get(key)
        if found is None:
            made = ConstantDataArray(ty, data) if isinstance(ty, ArrayType) else ConstantDataVector(ty, data)
            found = self._data[key] = made
        return found

    def constant_aggregate(self, ty: Type, elements: Sequence[Value]) -> Constant:
        """An array, struct or vector of the elements, in LLVM's simplest form for them."""
        simple = self._simple_aggregate(ty, elements)
        if simple is not None:
            return simple
        key: tuple[object, ...] = (ty, *elements)
        found = self._constants.get(key)
        if found is None:
            if isinstance(ty, ArrayType):
                found = ConstantArray(ty, elements)
            elif isinstance(ty, StructType):
                found = ConstantStruct(ty, elements)
            else:
                found = ConstantVector(ty, elements)
            self._constants[key] = found
        return found

    def _simple_aggregate(self, ty: Type, elements: Sequence[Value]) -> Constant | None:
        if not elements:
            return self.null(ty)
        first = elements[0]
        if isinstance(first, PoisonValue) and all(isinstance(e, PoisonValue) for e in elements):
            return self.poison(ty)
        if isinstance(first, UndefValue) and all(isinstance(e, UndefValue) for e in elements):
            if not any(isinstance(e, PoisonValue) for e in elements):
                return self.undef(ty)
        if is_null(first) and all(is_null(e) for e in elements):
            return self.null(ty)
        if isinstance(ty, (ArrayType, VectorType)):
            return self._as_data(ty, elements)
        return None

    def _as_data(self, ty: ArrayType | VectorType, elements: Sequence[Value]) -> Constant | None:
        """Plain numbers of a width that LLVM keeps as bytes."""
        element = ty.element
        if isinstance(element, IntegerType):
            if element.width not in (8, 16, 32, 64):
                return None
        elif not (isinstance(element, FloatingPointType) and element.width in (16, 32, 64)):
            return None
        size = element.width // 8
        mask = (1 << element.width) - 1
        parts = []
        for value in elements:
            if isinstance(value, ConstantInt):
                parts.append((value.value & mask).to_bytes(size, "little"))
            elif isinstance(value, ConstantFP):
                parts.append(value.bits.to_bytes(size, "little"))
            else:
                return None
        return self.constant_data(ty, b"".join(parts))

    def unique(self, key: tuple[object, ...], made: Constant) -> Constant:
        """The constant first made for this key, which must hold all that tells it from others; else `made`."""
        return self._constants.setdefault(key, made)

    def unique_constant(self, made: Constant) -> Constant:
        """The constant first made with the contents of this one; `made`, if there is none."""
        return self._constants.setdefault(made.unique_key(), made)

    def block_addresses(self) -> list[BlockAddress]:
        """Those that were made, whether they are used or not."""
        return [constant for constant in self._constants.values() if isinstance(constant, BlockAddress)]

    def block_address(self, ty: Type, function: Function, block: BasicBlock) -> Constant:
        module = function.parent
        if module is not None and module.use_orders is not None:
            module.use_orders.note_address(function)
        return self.unique_constant(BlockAddress(ty, function, block))

    # Attributes and metadata

    def attribute_lists(self) -> list[AttributeList]:
        """The attribute lists there are, used or not."""
        return list(self._attribute_lists.values())

    def attribute_set(self, attributes: Sequence[Attribute]) -> AttributeSet:
        key = tuple([self._attributes.setdefault(attribute, attribute) for attribute in attributes])
        found = self._attribute_sets.get(key)
        if found is None:
            found = self._attribute_sets[key] = AttributeSet(key)
        return found

    def attribute_list(self, sets: dict[int, AttributeSet]) -> AttributeList:
        """The list with these sets by index; empty sets are left out."""
        key = tuple(sorted(((i, s) for i, s in sets.items() if len(s)), key=lambda item: item[0]))
        found = self._attribute_lists.get(key)
        if found is None:
            found = self._attribute_lists[key] = AttributeList(dict(key))
        return found

    def location(
        self,
        line: int,
        column: int,
        scope: Metadata | None,
        inlined_at: Metadata | None,
        implicit_code: bool = False,
        atom_group: int = 0,
        atom_rank: int = 0,
    ) -> DILocation:
        """The uniqued location with these fields."""
        key = location_key(line, column, scope, inlined_at, implicit_code, atom_group, atom_rank)
        found = self._locations.get(key)
        if found is None:
            found = self._locations[key] = DILocation(
                line, column, scope, inlined_at, implicit_code, False, atom_group, atom_rank
            )
        return found

    def adopt_location(self, node: DILocation) -> None:
        """Make a uniqued location that was made apart be the one for its fields, unless there is another."""
        key = location_key(
            node._line,
            node._column,
            node.scope,
            node.inlined_at,
            node._implicit_code,
            node._atom_group,
            node._atom_rank,
        )
        self._locations.setdefault(key, node)


def location_key(
    line: int,
    column: int,
    scope: Metadata | None,
    inlined_at: Metadata | None,
    implicit_code: bool,
    atom_group: int,
    atom_rank: int,
) -> tuple[object, ...]:
    """Equal for locations with equal fields; short for the usual ones, since there are many."""
    if implicit_code or atom_group or atom_rank:
        return (line, column, scope, inlined_at, implicit_code, atom_group, atom_rank)
    return (line, column, scope, inlined_at) if inlined_at is not None else (line, column, scope)


def is_null(value: Value) -> bool:
    """Whether all bits of the constant are zero, as LLVM's `isNullValue` (so not -0.0)."""
    if isinstance(value, ConstantInt):
        return value.value == 0
    if isinstance(value, ConstantFP):
        return value.bits == 0
    return isinstance(value, (ConstantPointerNull, ConstantAggregateZero, ConstantTokenNone, ConstantTargetNone))
