"""Explicitly packed structs out of plain IR: the bit fields that clang reads and writes by shifts and masks.

A struct of the module becomes explicitly packed where all that goes to the words of its bit fields is such an access,
and where they agree on the fields. What is left between fields is padding: a field that nobody touches is not known.
Where the struct is not known, or cannot change, an access goes through a literal struct of the word alone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from irkit.analysis.value_ranges import ValueRanges
from irkit.building.builder import IRBuilder
from irkit.constant_walk import constants_below
from irkit.constants import Constant, ConstantDataSequential, ConstantExprGEP, ConstantInt, UndefValue
from irkit.context import Context, is_null
from irkit.data_layout import DataLayout
from irkit.data_layout.specifications import BYTE
from irkit.errors import UnsupportedError
from irkit.flags import INBOUNDS
from irkit.instructions import AllocaInst, BinaryOperator, CastInst, GetElementPtrInst, Instruction, LoadInst, StoreInst
from irkit.module import Module
from irkit.packed.paths import as_gep, field_of, object_type, steps
from irkit.packed.patterns import Access, Read, Write, accesses_of, number
from irkit.packed.retyping import NewBody, Retyping, structs_in_values
from irkit.packed.rules import structs_within, types_of
from irkit.types import ArrayType, IntegerType, StructType, Type, array_type, integer_type, pointer_type, struct_type
from irkit.values import Value

Home = tuple[StructType, int]  # a struct, and the number of an element that holds bit fields
Range = tuple[int, int]  # the first bit in memory order, and the width


class Raised:
    """What a struct becomes: its body, and the numbers of the new elements by old element and first bit."""

    __slots__ = ("body", "fields")

    def __init__(self, body: NewBody, fields: dict[tuple[int, int], int]) -> None:
        self.body: NewBody = body
        self.fields: dict[tuple[int, int], int] = fields


def raise_(module: Module) -> int:
    """Make the bit fields of a module explicit; returns how many accesses that changed. Raises UnsupportedError where
    pointers are typed."""
    module.materialize()
    if not module.opaque_pointers:
        raise UnsupportedError("explicitly packed structs where pointers are typed")
    return Raising(module).run()


class Raising:
    """One search for bit fields."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.context: Context = module.context
        self.layout: DataLayout = module.layout
        self.homes: dict[Access, Home] = {}
        self.raised: dict[StructType, Raised] = {}

    def run(self) -> int:
        found = self._find()
        if not found:
            return 0
        self._decide(found)
        self._keep_alignments()
        Retyping(self.module, {struct: raised.body for struct, raised in self.raised.items()}).run()
        self.layout = self.module.layout
        self.module.explicit_structs = True
        touched: list[Instruction] = []
        for access in found:
            self._rewrite(access, touched)
        remove_dead(touched)
        return len(found)

    def _find(self) -> list[Access]:
        """The accesses to bit fields, each with the struct that it goes to, if that is known."""
        found: list[Access] = []
        for function in self.module.functions:
            if function.is_declaration:
                continue
            ranges = ValueRanges(function)
            structs = structs_by_base([*function.walk()])
            for instruction in function.walk():
                if isinstance(instruction, LoadInst):
                    for access in accesses_of(instruction, ranges):
                        found.append(access)
                        home = self._home(instruction, structs)
                        if home is not None:
                            self.homes[access] = home
        return found

    def _home(self, load: LoadInst, structs: dict[Value, set[Type]]) -> Home | None:
        """The element that a word is: that a way ends at, or the first one of what is known to be there."""
        assert isinstance(load.type, IntegerType)
        gep = as_gep(load.pointer)
        if gep is not None:
            way = steps(gep)
            if not way or way[-1][0] != len(gep.operands) - 1:
                return None
            home = (way[-1][1], way[-1][2])
        else:
            known = structs.get(base_key(load.pointer), set())
            own = object_type(load.pointer)
            first = {one for ty in (*known, own) if ty is not None and (one := first_word(ty)) is not None}
            if len(first) != 1:
                return None
            home = (first.pop(), 0)
        struct, element = home
        if struct.name is None or struct.explicit or struct.elements is None:
            return None
        held = struct.elements[element]
        is_word = held is load.type or isinstance(held, ArrayType)
        return home if is_word and self.layout.alloc_size(held).fixed * BYTE >= load.type.width else None

    # Which structs change

    def _decide(self, found: list[Access]) -> None:
        fields: dict[StructType, dict[int, set[Range]]] = {}
        for access in found:
            home = self.homes.get(access)
            if home is not None:
                fields.setdefault(home[0], {}).setdefault(home[1], set()).add(self._range(access))
        spoiled = self._spoiled(fields, found)
        nested = self._nested()
        values = structs_in_values(self.module, set(fields))
        for struct, of_elements in fields.items():
            if struct in spoiled or struct in values or any(overlap(ranges) for ranges in of_elements.values()):
                continue
            raised = self._body(struct, of_elements)
            ty = struct_type(raised.body.elements, True, True)
            if self.layout.alloc_size(ty) != self.layout.alloc_size(struct):
                continue
            if struct in nested and self.layout.abi_alignment(ty) != self.layout.abi_alignment(struct):
                continue  # those that it is in would be laid out otherwise
            self.raised[struct] = raised

    def _nested(self) -> set[Type]:
        """The types that structs have in them."""
        seen: set[Type] = set()
        roots = [*self.context.identified_structs, *[ty for ty, _ in types_of(self.module)]]
        outers = [struct for root in roots for struct in structs_within(root, seen)]
        return {part for outer in outers for part in parts_below(outer) if part is not outer}

    def _range(self, access: Access) -> Range:
        ty = access.load.type
        assert isinstance(ty, IntegerType)
        big = self.layout.big_endian
        return (ty.width - access.shift - access.width if big else access.shift, access.width)

    def _spoiled(self, fields: dict[StructType, dict[int, set[Range]]], found: list[Access]) -> set[StructType]:
        """The structs with whose words something else is done."""
        spoiled: set[StructType] = set()
        loads = {access.load for access in found}
        stores = {access.store for access in found if isinstance(access, Write)}

        def look(value: Value, user: Value, place: int) -> None:
            gep = as_gep(value)
            if gep is None:
                return
            for operand, struct, element in steps(gep):
                if element not in fields.get(struct, ()):
                    continue
                is_load = isinstance(user, LoadInst) and user in loads
                is_store = isinstance(user, StoreInst) and user in stores and place == 1
                if operand != len(gep.operands) - 1 or not (is_load or is_store):
                    spoiled.add(struct)

        for function in self.module.functions:
            for instruction in function.walk():
                for place, operand in enumerate(instruction.operands):
                    look(operand, instruction, place)
                    if isinstance(operand, Constant) and operand.is_uniqued:
                        for inner in constants_below([operand]):
                            if inner is not operand:
                                look(inner, operand, 0)
        for variable in self.module.globals:
            if variable.initializer is not None:
                for inner in constants_below([variable.initializer]):
                    look(inner, variable, 0)
        return spoiled

    def _body(self, struct: StructType, fields: dict[int, set[Range]]) -> Raised:
        """The elements with all padding, and what they are made of in constants."""
        elements: list[Type] = []
        numbers: list[int] = []
        places: dict[tuple[int, int], int] = {}
        sources: list[tuple[int, int]] = []  # of each new element: the old one's number, and the first bit; -1: padding
        at = 0
        offsets = self.layout.struct_layout(struct).offsets
        byte = integer_type(BYTE)

        def pad(until: int) -> None:
            if until > at:
                elements.append(array_type(byte, until - at))
                sources.append((-1, 0))

        for element, ty in enumerate(struct.elements or ()):
            pad(offsets[element])
            size = self.layout.alloc_size(ty).fixed
            numbers.append(len(elements))
            at = offsets[element] + size
            if element not in fields:
                elements.append(ty)
                sources.append((element, -1))
                continue
            for first, width, is_field in with_gaps(fields[element], size * BYTE):
                if is_field:
                    places[element, first] = len(elements)
                elements.append(integer_type(width))
                sources.append((element, first))
        pad(self.layout.alloc_size(struct).fixed)
        kept = tuple(elements)
        constant = self._constants(struct, kept, sources)
        return Raised(NewBody(kept, True, True, numbers, constant), places)

    def _constants(
        self, struct: StructType, elements: tuple[Type, ...], sources: list[tuple[int, int]]
    ) -> Callable[[list[Value]], list[Value]]:
        context, layout = self.context, self.layout
        old = struct.elements or ()

        def make(values: list[Value]) -> list[Value]:
            made: list[Value] = []
            for ty, (element, first) in zip(elements, sources, strict=True):
                if element == -1:
                    made.append(context.null(ty))
                elif first == -1:
                    made.append(values[element])
                else:
                    size = layout.alloc_size(old[element]).fixed
                    made.append(part_of(context, values[element], ty, first, size * BYTE, layout.big_endian))
            return made

        return make

    def _keep_alignments(self) -> None:
        """An explicitly packed struct may be less aligned: what relied on the type's alignment says it."""
        for variable in self.module.globals:
            if not variable.alignment and not variable.is_declaration and self._changes(variable.value_type):
                variable.alignment = self.layout.preferred_alignment(variable.value_type)
        for function in self.module.functions:
            for instruction in function.walk():
                if isinstance(instruction, AllocaInst) and not instruction.alignment:
                    if self._changes(instruction.allocated_type):
                        instruction.alignment = self.layout.preferred_alignment(instruction.allocated_type)

    def _changes(self, ty: Type) -> bool:
        return any(part in self.raised for part in parts_below(ty) if isinstance(part, StructType))

    # Accesses

    def _rewrite(self, access: Access, touched: list[Instruction]) -> None:
        load = access.load
        builder = IRBuilder()
        at: Instruction = load if isinstance(access, Read) else access.store
        builder.position_before(at)
        pointer, alignment = self._pointer(access, builder)
        narrow = integer_type(access.width)
        if isinstance(access, Read):
            made: Value = builder.load(pointer, "bf", alignment, narrow, volatile=load.volatile)
            assert isinstance(made, Instruction)
            made.debug_loc = load.debug_loc
            result = access.result
            if result.type is not narrow:
                builder.position_before(result)
                made = builder.cast(access.extension, made, result.type, "bf.value")
            result.replace_all_uses_with(made)
            touched.append(result)
            return
        value = field_value(access, narrow, builder)
        stored = builder.store(value, pointer, alignment, volatile=access.store.volatile)
        stored.debug_loc = access.store.debug_loc
        whole = access.store.value
        access.store.erase_from_parent()
        if isinstance(whole, Instruction):
            touched.append(whole)

    def _pointer(self, access: Access, builder: IRBuilder) -> tuple[Value, int]:
        """The bit field's address, and its alignment: that of the first byte of its unit."""
        load = access.load
        home = self.homes.get(access)
        raised = self.raised.get(home[0]) if home is not None else None
        first, width = self._range(access)
        i32 = integer_type(32)
        operands: list[Value] = [self.context.constant_int(i32, 0)]
        if home is None or raised is None:
            assert isinstance(load.type, IntegerType)
            parts = with_gaps({(first, width)}, load.type.width)
            source = struct_type([integer_type(one) for _, one, _ in parts], True, True)
            place = [is_field for _, _, is_field in parts].index(True)
            pointer, flags = load.pointer, INBOUNDS
        else:
            place = raised.fields[home[1], first]
            gep = as_gep(load.pointer)
            if gep is None:
                source, pointer, flags = home[0], load.pointer, INBOUNDS
            else:
                pointer, *operands = gep.operands[:-1]
                source, flags = gep.source_element_type, gep.flags  # type: ignore[assignment]  # of whatever type
        made = self._address(source, [pointer, *operands, self.context.constant_int(i32, place)], flags, builder)
        way = as_gep(made)
        assert way is not None
        field = field_of(way, self.layout)
        struct = steps(way)[-1][1]
        start = field.unit.start if field is not None else self.layout.bit_offsets(struct)[place]
        word = 0
        if home is not None and raised is not None:
            word = self.layout.bit_offsets(struct)[raised.body.numbers[home[1]]]
        distance = (start - word) // BYTE
        alignment = load.alignment or self.layout.abi_alignment(load.type)
        return made, min(alignment, distance & -distance) if distance else alignment

    def _address(self, source: Type, operands: list[Value], flags: int, builder: IRBuilder) -> Value:
        ty = pointer_type(operands[0].type.address_space)  # type: ignore[attr-defined]  # the pointer of a load
        if all(isinstance(operand, Constant) for operand in operands):
            return self.context.unique_constant(ConstantExprGEP(ty, source, operands, flags))
        made = GetElementPtrInst(ty, source, operands, flags)
        builder.insert(made, "bf.address")
        return made


# Parts


def with_gaps(ranges: set[Range], bits: int) -> list[tuple[int, int, bool]]:
    """Bit fields and what is between them: first bit, width, and whether it is a field."""
    found: list[tuple[int, int, bool]] = []
    at = 0
    for first, width in sorted(ranges):
        if first > at:
            found.append((at, first - at, False))
        found.append((first, width, True))
        at = first + width
    if at < bits:
        found.append((at, bits - at, False))
    return found


def overlap(ranges: set[Range]) -> bool:
    """Whether two different bit fields share a bit."""
    ordered = sorted(ranges)
    return any(first + width > after for (first, width), (after, _) in pairwise(ordered))


def part_of(context: Context, value: Value, ty: Type, first: int, bits: int, big_endian: bool) -> Value:
    """Some bits of a constant word, as an element of their own."""
    assert isinstance(ty, IntegerType)
    if isinstance(value, UndefValue):
        return context.undef(ty)
    if isinstance(value, ConstantInt):
        word = value.value
    elif isinstance(value, ConstantDataSequential):
        word = int.from_bytes(value.data, "big" if big_endian else "little")
    elif is_null(value):
        word = 0
    else:
        raise UnsupportedError(f"bit fields that start as {value!r}")
    shift = bits - first - ty.width if big_endian else first
    return context.constant_int(ty, word >> shift)


def field_value(access: Write, narrow: IntegerType, builder: IRBuilder) -> Value:
    """What is stored to the field, of what stands at its place in the word."""
    value = access.value
    context = builder.module.context
    if value is None or isinstance(value, ConstantInt):
        return context.constant_int(narrow, 0 if value is None else value.value >> access.shift)
    ty = value.type
    assert isinstance(ty, IntegerType)
    moved: Value = value
    if access.shift:
        if isinstance(value, BinaryOperator) and value.opcode == "shl":
            by = number(value.operands[1], ty.width)
            moved = value.operands[0] if by == access.shift else value
        if moved is value:
            moved = builder.lshr(value, context.constant_int(ty, access.shift), "bf.shr")
    if isinstance(moved, BinaryOperator) and moved.opcode == "and":
        if number(moved.operands[1], ty.width) == (1 << access.width) - 1:
            moved = moved.operands[0]
    if isinstance(moved, CastInst) and moved.opcode in ("zext", "sext") and moved.operands[0].type is narrow:
        return moved.operands[0]
    return builder.trunc(moved, narrow, "bf.trunc")


def parts_below(root: Type) -> list[Type]:
    """A type and what it is built from, without what pointers point to."""
    seen: dict[Type, None] = {}
    todo = [root]
    while todo:
        ty = todo.pop()
        if ty not in seen:
            seen[ty] = None
            todo += ty.contained_types()
    return list(seen)


def first_word(ty: Type) -> StructType | None:
    """The struct whose first element stands at the start of the type and is no aggregate of others."""
    found: StructType | None = None
    while isinstance(ty, (StructType, ArrayType)):
        if isinstance(ty, StructType):
            if not ty.elements:
                return None
            found, ty = ty, ty.elements[0]
            if isinstance(ty, ArrayType):
                return found
        else:
            ty = ty.element
    return found if isinstance(ty, IntegerType) else None


def base_key(pointer: Value) -> Value:
    """What tells pointers to the same thing in code that is not optimised: the place that they are loaded from."""
    return pointer.pointer if isinstance(pointer, LoadInst) else pointer


def structs_by_base(instructions: list[Instruction]) -> dict[Value, set[Type]]:
    """By base: the structs that ways from it go through."""
    found: dict[Value, set[Type]] = {}
    for instruction in instructions:
        if isinstance(instruction, GetElementPtrInst) and isinstance(instruction.source_element_type, StructType):
            found.setdefault(base_key(instruction.pointer), set()).add(instruction.source_element_type)
    return found


def remove_dead(touched: list[Instruction]) -> None:
    """Erase instructions whose values nobody needs any more, and what only they needed."""
    todo = [*touched]
    while todo:
        instruction = todo.pop()
        if instruction.parent is None or any(True for _ in instruction.users):
            continue
        if not isinstance(instruction, (BinaryOperator, CastInst, LoadInst, GetElementPtrInst)):
            continue
        operands = instruction.operands
        instruction.erase_from_parent()
        todo += [operand for operand in operands if isinstance(operand, Instruction)]
