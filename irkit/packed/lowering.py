"""Explicitly packed structs into plain IR, in two ways.

`masks`: the unit that a bit field is in is loaded as one integer; shifts and masks take the field out of it, or put it
in, after a `freeze` of the unit and one of the value, since poison in either would be poison of all fields. `vectors`:
the unit is loaded as a vector, so that poison stays where it is; the elements are as wide as all bit fields of the unit
allow.

Where no bit of a unit is poison both do the same, but that a field which is written poison holds some value by `masks`.
Poison in the unit is poison of all that `masks` reads, and what it freezes there it chooses anew, for all fields.
"""

from __future__ import annotations

from math import gcd
from typing import Final, Literal

from irkit.building.builder import IRBuilder
from irkit.constants import ConstantInt, PoisonValue, UndefValue
from irkit.context import is_null
from irkit.data_layout import DataLayout
from irkit.data_layout.packed import Unit
from irkit.data_layout.specifications import BYTE
from irkit.errors import EditError, UnsupportedError, VerificationError
from irkit.instruction_base import place_of
from irkit.instructions import FreezeInst, Instruction, LoadInst, StoreInst
from irkit.module import Module
from irkit.packed.paths import Field, field_accessed, unit_at
from irkit.packed.retyping import NewBody, Retyping
from irkit.packed.rules import check, explicit_structs
from irkit.types import StructType, Type, array_type, integer_type, vector_type
from irkit.values import Argument, Value

Way = Literal["masks", "vectors"]
WAYS: Final[tuple[Way, ...]] = ("masks", "vectors")


def lower(module: Module, way: Way | str = "masks") -> int:
    """Make plain LLVM IR of the explicitly packed structs of a module; returns how many accesses to bit fields there
    were. Raises EditError for an unknown way, VerificationError for what `irkit.packed.check` finds, and
    UnsupportedError for values of such structs outside of memory, and where pointers are typed."""
    if way not in WAYS:
        raise EditError(f"explicitly packed structs are lowered to {' or '.join(WAYS)}, not to {way!r}")
    module.materialize()
    if not module.opaque_pointers:
        raise UnsupportedError("explicitly packed structs where pointers are typed")
    problems = check(module)
    if problems:
        raise VerificationError(str(problems[0]))
    layout = module.layout
    bodies = {struct: lowered_body(struct, module, layout) for struct in explicit_structs(module)}
    retyping = Retyping(module, bodies)
    accesses: list[tuple[Instruction, Field]] = []
    for function in module.functions:
        for instruction in function.walk():
            if isinstance(instruction, (LoadInst, StoreInst)):
                accessed = instruction.type if isinstance(instruction, LoadInst) else instruction.value.type
                field = field_accessed(instruction.pointer, accessed, layout)
                if field is not None:
                    accesses.append((instruction, field))
    grains = {field.unit: grain(field, layout) for _, field in accesses}
    retyping.run()
    for instruction, field in accesses:
        lowering = Lowering(instruction, field, layout.big_endian, grains[field.unit] if way == "vectors" else 0)
        if isinstance(instruction, LoadInst):
            lowering.load(instruction)
        elif isinstance(instruction, StoreInst):
            lowering.store(instruction)
        instruction.erase_from_parent()
    module.explicit_structs = False
    return len(accesses)


def grain(field: Field, layout: DataLayout) -> int:
    """The greatest width that divides all bit fields of a unit, and the unit. A power of two: LLVM 22 makes wrong code
    of vectors with elements of three bits."""
    elements = (field.struct.elements or ())[field.unit.first : field.unit.last]
    divisor = gcd(field.unit.bits, *[layout.size_in_bits(element).fixed for element in elements])
    return divisor & -divisor


# Types


def lowered_body(struct: StructType, module: Module, layout: DataLayout) -> NewBody:
    """The plain struct that has the units as its elements: packed only where it has to be."""
    elements = struct.elements or ()
    units = layout.units(struct)
    parts = [stored_type(unit.bits, layout) if unit.has_fields else elements[unit.first] for unit in units]
    packed = layout.abi_alignment(struct) == 1 and any(layout.abi_alignment(part) > 1 for part in parts)
    numbers = [unit_at(units, element) for element in range(len(elements))]

    def constant(values: list[Value]) -> list[Value]:
        return [unit_constant(unit, part, values, module) for unit, part in zip(units, parts, strict=True)]

    return NewBody(tuple(parts), packed, False, numbers, constant)


def stored_type(bits: int, layout: DataLayout) -> Type:
    """A type of so many bits in memory: an integer, or bytes where that would take more."""
    whole = integer_type(bits)
    if layout.alloc_size(whole).fixed * BYTE == bits:
        return whole
    return array_type(integer_type(BYTE), bits // BYTE)


def unit_constant(unit: Unit, ty: Type, values: list[Value], module: Module) -> Value:
    """The constant of a unit, of those of the elements. An undef bit field is zero beside others that are known."""
    own = values[unit.first : unit.last]
    context = module.context
    if not unit.has_fields:
        return own[0]
    if all(isinstance(value, UndefValue) for value in own):
        return context.poison(ty) if all(isinstance(value, PoisonValue) for value in own) else context.undef(ty)
    bits = 0
    at = 0
    big = module.layout.big_endian
    for value in own:
        width = int(str(value.type)[1:])
        number = value.unsigned if isinstance(value, ConstantInt) else 0
        if not isinstance(value, (ConstantInt, UndefValue)) and not is_null(value):
            raise UnsupportedError(f"a bit field that starts as {value!r}")
        bits |= number << (unit.bits - at - width if big else at)
        at += width
    if ty is integer_type(unit.bits):
        return context.constant_int(ty, bits)
    return context.constant_data(ty, bits.to_bytes(unit.bits // BYTE, "big" if big else "little"))


# Accesses


def is_determined(value: Value) -> bool:
    """Whether a value is never poison or undef, as far as it itself tells."""
    if isinstance(value, Argument):
        said = value.parent.attributes_at(value.index + 1)
        return said is not None and "noundef" in said
    return isinstance(value, (ConstantInt, FreezeInst))


class Lowering:
    """One access to a bit field, whose pointer leads to the unit already. `grain` is the width of the elements of the
    vectors, 0 for masks."""

    def __init__(self, access: Instruction, field: Field, big_endian: bool, grain: int) -> None:
        self.field: Field = field
        self.grain: int = grain
        self.big_endian: bool = big_endian
        self.builder: IRBuilder = IRBuilder()
        self.builder.position_before(access)
        self.start: int = place_of(access).index_of(access)
        self.width: int = field.unit.bits
        # Of the lowest bit of the field in the unit's integer
        self.shift: int = self.width - field.offset - field.width if big_endian else field.offset
        self.type: Type = integer_type(self.width)
        if grain:
            self.type = vector_type(integer_type(grain), self.width // grain)

    def _loaded(self, access: LoadInst | StoreInst) -> Instruction:
        return self.builder.load(access.pointer, "bf.load", access.alignment, self.type, volatile=access.volatile)

    def load(self, access: LoadInst) -> None:
        whole: Value = self._loaded(access)
        name = access.name or "bf.value"
        access.name = ""
        narrow = integer_type(self.field.width)
        b = self.builder
        if self.grain:
            first, count = self._lanes()
            if count == 1:
                found: Value = b.extract_element(whole, first, name)
            else:
                lanes = [first + lane for lane in range(count)]
                found = b.shuffle_vector(whole, self._poison(self.type), lanes, "bf.lanes")
                found = b.bitcast(found, narrow, name)
        else:
            if self.shift:
                whole = b.lshr(whole, self._number(self.shift), "bf.lshr")
            found = b.trunc(whole, narrow, name) if narrow is not self.type else whole
        self._locate(access)
        access.replace_all_uses_with(found)

    def store(self, access: StoreInst) -> None:
        whole = self._loaded(access)
        made = self._with_lanes(whole, access.value) if self.grain else self._with_bits(whole, access.value)
        self.builder.store(made, access.pointer, access.alignment, volatile=access.volatile)
        self._locate(access)

    def _with_bits(self, whole: Value, value: Value) -> Value:
        """The unit with the field in it, by masks."""
        b = self.builder
        mask = ((1 << self.field.width) - 1) << self.shift
        cleared = b.and_(b.freeze(whole, "bf.freeze"), self._number(~mask), "bf.clear")
        if isinstance(value, ConstantInt):
            bits = (value.value << self.shift) & mask
            return b.or_(cleared, self._number(bits), "bf.set") if bits else cleared
        if not is_determined(value):
            value = b.freeze(value, "bf.frozen")
        wide: Value = b.zext(value, self.type, "bf.value") if value.type is not self.type else value
        if self.shift:
            wide = b.shl(wide, self._number(self.shift), "bf.shl")
        return b.or_(cleared, wide, "bf.set")

    def _with_lanes(self, whole: Value, value: Value) -> Value:
        """The unit with the field in its lanes."""
        b = self.builder
        first, count = self._lanes()
        if count == 1:
            return b.insert_element(whole, value, first, "bf.set")
        total = self.width // self.grain
        part = b.bitcast(value, vector_type(integer_type(self.grain), count), "bf.lanes")
        wide = [lane if lane < count else -1 for lane in range(total)]
        widened = b.shuffle_vector(part, self._poison(part.type), wide, "bf.wide")
        blend = [total + lane - first if first <= lane < first + count else lane for lane in range(total)]
        return b.shuffle_vector(whole, widened, blend, "bf.set")

    def _lanes(self) -> tuple[int, int]:
        """The first lane of the field, and how many it has; lanes follow memory, whatever end comes first."""
        return self.field.offset // self.grain, self.field.width // self.grain

    def _number(self, value: int) -> Value:
        return self.builder.module.context.constant_int(integer_type(self.width), value)

    def _poison(self, ty: Type) -> Value:
        return self.builder.module.context.poison(ty)

    def _locate(self, access: Instruction) -> None:
        """Give what was made the access's place in the source."""
        if access.debug_loc is not None:
            block = place_of(access)
            for made in block.instructions[self.start : block.index_of(access)]:
                made.debug_loc = access.debug_loc
