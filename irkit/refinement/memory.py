"""Accesses to memory: what a function reads and writes, and what it needs to be allowed to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import z3

from irkit.attribute_values import MemoryEffects
from irkit.data_layout import DataLayout
from irkit.refinement.aliasing import Aliasing, base_of
from irkit.refinement.blocks import (
    FIRST_UNKNOWN,
    Blocks,
    argument_of,
    block_of,
    is_local,
    lie_apart,
    moved,
    offset_of,
    pointer_to,
    possible_blocks,
)
from irkit.refinement.bytes import (
    KEY,
    NONE,
    NUMBER,
    PAYLOAD_BITS,
    PIECE_BITS,
    POINTER,
    POISON,
    UNDEF,
    byte_at,
    is_kind,
    mask_of,
    number_byte,
    pointer_byte,
    poison_bits,
    special_byte,
    value_of,
)
from irkit.refinement.contents import Memory
from irkit.refinement.operations import reinterpret
from irkit.refinement.state import State
from irkit.refinement.terms import (
    BLOCK_BITS,
    LOCAL_BLOCKS,
    OFFSET_BITS,
    POINTER_BITS,
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    bits,
    both,
    choose,
    choose_condition,
    either,
    extended,
    implies,
    joined,
    known,
    lanes_of,
    map_lanes,
    negated,
    scalar_width,
    truth,
)
from irkit.refinement.views import Views
from irkit.types import ArrayType, PointerType, StructType, Type, VectorType, integer_type

MAXIMUM_BYTES: Final = 512


class Local:
    """A block that the function allocates: bytes of size and alignment, an address that it may choose. `is_managed`:
    `llvm.lifetime.start` says when it is there."""

    __slots__ = ("address", "alignment", "is_managed", "number", "size")

    def __init__(self, number: int, size: Term, alignment: int, address: Term, is_managed: bool) -> None:
        self.number = number
        self.size = size
        self.alignment = alignment
        self.address = address
        self.is_managed = is_managed


class MemoryModel:
    """Accesses of one function to memory. `locals` are all blocks that it allocates."""

    def __init__(self, state: State, blocks: Blocks, layout: DataLayout, views: Views) -> None:
        self.state = state
        self.blocks = blocks
        self.layout = layout
        self.views = views
        self.locals: list[Local] = []
        self.heap: set[int] = set()  # those of them that `free` takes
        self.constants: dict[int, Term] = {}  # the contents of constant globals
        self.limits: dict[str, frozenset[str]] = {}  # attributes of arguments, by name
        self.effects: MemoryEffects | None = None  # what the function may do, if it is not anything
        self.aliasing = Aliasing(state)
        self.holds_pointers = False  # whether such a block holds a pointer to one
        self.facts: list[Condition] = []  # of the addresses that are chosen

    # Blocks

    def allocate(
        self, memory: Memory, size: Term, alignment: int, initial: int, is_managed: bool = False
    ) -> tuple[Memory, Term]:
        """A new block, and a pointer to it; `initial` is the kind of its bytes (NUMBER: zeros)."""
        number = LOCAL_BLOCKS + len(self.locals)
        if number >= 1 << BLOCK_BITS:
            raise NotEncodedError("so many allocations")
        address = self.state.choice("address", OFFSET_BITS)
        made = memory.copy()
        made.locals[number] = z3.K(KEY, special_byte(initial))
        local = Local(number, size, alignment, address, is_managed)
        self.facts += [
            address & bits(alignment - 1, OFFSET_BITS) == 0,
            address != 0,
            z3.ULE(address, ~size),
        ]
        if is_managed:
            made.freed = (*made.freed, (True, bits(number, BLOCK_BITS)))
        else:
            self.keep_apart(memory, local)
        self.locals.append(local)
        return made, pointer_to(number, 0)

    def keep_apart(self, memory: Memory, local: Local) -> None:
        """From now on the block lies apart from those that are there; one whose lifetime is over may lie where it
        does."""
        for other in self.locals:
            if other is local:
                continue
            apart = lie_apart(local.address, local.size, other.address, other.size)
            if not other.is_managed and not local.is_managed:
                self.facts.append(apart)
            elif other.number in memory.locals:
                is_there = both(self.state.path, negated(self.is_freed(memory, bits(other.number, BLOCK_BITS))))
                self.facts.append(implies(is_there, apart))

    def apart_from_globals(self) -> Iterator[Condition]:
        """That no block lies where a global or the copy of an argument does: these are there all the time."""
        for local in self.locals:
            for number in self.blocks.numbers.values():
                block = bits(number, BLOCK_BITS)
                yield lie_apart(local.address, local.size, self.blocks.address(block), self.blocks.extent(block))

    def size_of(self, block: Term) -> Term:
        return self._by_block(block, self.blocks.size, [(local.number, local.size) for local in self.locals])

    def address_of_block(self, block: Term) -> Term:
        self.blocks.uses_addresses = True
        return self._by_block(block, self.blocks.address, [(local.number, local.address) for local in self.locals])

    def _by_block(self, block: Term, outside: Term, local: list[tuple[int, Term]]) -> Term:
        possible = possible_blocks(block)
        found = outside(block)
        for number, value in local:
            if possible is None or number in possible:
                found = choose(known(block == bits(number, BLOCK_BITS)), value, found)
        return found

    def address(self, pointer: Term) -> Term:
        """The pointer as a number."""
        return self.address_of_block(block_of(pointer)) + offset_of(pointer)

    def is_freed(self, memory: Memory, block: Term) -> Condition:
        found = either(*[both(when, known(block == other)) for when, other in memory.freed])
        possible = possible_blocks(block)
        if memory.ended and (possible is None or -1 in possible):
            by_calls = either(*[both(when, z3.Select(array, block)) for when, array in memory.ended])
            unknown = both(negated(known(z3.ULT(block, bits(FIRST_UNKNOWN, BLOCK_BITS)))), negated(is_local(block)))
            found = either(found, both(unknown, by_calls))
        return found

    def check(self, memory: Memory, pointer: Lane, size: int | Term, alignment: int, writes: bool) -> None:
        """What an access to so many bytes needs; undefined behaviour otherwise."""
        self.state.undefined_if(negated(self.state.determined(pointer)))
        self.aliasing.note(pointer.value, size, writes)
        self.state.undefined_if(self.forbidden(pointer.value, writes))
        self.state.undefined_if(negated(self.accessible(memory, pointer.value, size, alignment, writes)))

    def forbidden(self, pointer: Term, writes: bool) -> Condition:
        """Whether attributes of the function or of a parameter say that there is no such access to the outside."""
        if not self.limits and self.effects is None:
            return False
        return self._forbidden_in(block_of(pointer), writes)

    def _forbidden_in(self, block: Term, writes: bool) -> Condition:
        if z3.is_app_of(block, z3.Z3_OP_ITE):
            condition, one, other = block.children()
            return choose_condition(condition, self._forbidden_in(one, writes), self._forbidden_in(other, writes))
        words = self.limits.get(argument_of(block), frozenset())
        if "readnone" in words or ("readonly" if writes else "writeonly") in words:
            return True
        if self.effects is None:
            return False
        is_allowed = self.effects.writes if writes else self.effects.reads
        base = base_of(block)
        if is_allowed("argmem" if base else "other") or (base is None and is_allowed("argmem")):
            return False
        if z3.is_bv_value(block) and block.as_long() in self.blocks.copies:
            return False
        return negated(known(is_local(block)))

    def accessible(self, memory: Memory, pointer: Term, size: int | Term, alignment: int, writes: bool) -> Condition:
        block, offset = block_of(pointer), offset_of(pointer)
        count = bits(size, OFFSET_BITS) if isinstance(size, int) else size
        room = self.size_of(block)
        found = both(
            known(z3.ULE(count, room)),
            known(z3.ULE(offset, room - count)),
            negated(self.is_freed(memory, block)),
            self.aligned(pointer, alignment),
        )
        if writes:
            for number in self.blocks.constant:
                found = both(found, known(block != bits(number, BLOCK_BITS)))
        return found

    def aligned(self, pointer: Term, alignment: int) -> Condition:
        if alignment <= 1:
            return True
        block = block_of(pointer)
        mask = bits(alignment - 1, OFFSET_BITS)
        possible = possible_blocks(block)
        if possible is not None and len(possible) == 1:
            (number,) = possible
            for local in self.locals:
                if local.number == number and local.alignment >= alignment:
                    return known(offset_of(pointer) & mask == 0)
        return known(self.address(pointer) & mask == 0)

    # Bytes

    def read_byte(self, memory: Memory, key: Term) -> Term:
        block = block_of(key)
        possible = possible_blocks(block)
        found = byte_at(memory.outside, key)
        for number, array in (*self.constants.items(), *memory.locals.items()):
            if possible is None or number in possible or (number < LOCAL_BLOCKS and -1 in possible):
                found = choose(known(block == bits(number, BLOCK_BITS)), byte_at(array, key), found)
        return z3.simplify(found)

    def write_bytes(self, memory: Memory, pointer: Term, values: list[Term]) -> Memory:
        made = memory.copy()
        possible = possible_blocks(block_of(pointer))
        keys = [moved(pointer, place) for place in range(len(values))]
        if possible is None or any(number < LOCAL_BLOCKS for number in possible):
            for key, value in zip(keys, values, strict=True):
                made.outside = z3.Store(made.outside, key, value)
            made.writes = (*made.writes, *keys)
        for number, array in memory.locals.items():
            if possible is None or number in possible:
                for key, value in zip(keys, values, strict=True):
                    array = z3.Store(array, key, value)  # noqa: PLW2901  grows
                made.locals[number] = array
        return made

    # Values

    def leaves(self, ty: Type, offset: int = 0) -> Iterator[tuple[int, Type]]:
        """The scalars of a type in memory, each with its offset; vectors of elements that are no bytes as one."""
        if isinstance(ty, StructType):
            layout = self.layout.struct_layout(ty)
            for part, start in zip(ty.elements or (), layout.offsets, strict=True):
                yield from self.leaves(part, offset + start)
        elif isinstance(ty, ArrayType):
            stride = self.layout.alloc_size(ty.element).fixed
            if stride * ty.count > MAXIMUM_BYTES:
                raise NotEncodedError(f"a value of {stride * ty.count} bytes in memory")
            for place in range(ty.count):
                yield from self.leaves(ty.element, offset + place * stride)
        elif isinstance(ty, VectorType) and not self.is_packed(ty):
            size = self.layout.size_in_bits(ty.element).fixed // 8
            for place in range(ty.count):
                yield offset + place * size, ty.element
        else:
            yield offset, ty

    def is_packed(self, ty: VectorType) -> bool:
        """Whether elements of a vector are no whole bytes."""
        if ty.scalable:
            raise NotEncodedError("a scalable vector in memory")
        return bool(self.layout.size_in_bits(ty.element).fixed % 8)

    def load(self, memory: Memory, pointer: Term, ty: Type) -> Tree:
        """The value of that type there, which can be accessed."""
        lanes = [self.load_scalar(memory, moved(pointer, offset), part) for offset, part in self.leaves(ty)]
        if isinstance(ty, VectorType) and self.is_packed(ty):
            return lanes[0]
        rest = iter(lanes)
        return self._rebuilt(ty, rest)

    def _rebuilt(self, ty: Type, rest: Iterator[Tree]) -> Tree:
        if isinstance(ty, StructType):
            return tuple(self._rebuilt(part, rest) for part in ty.elements or ())
        if isinstance(ty, ArrayType):
            return tuple(self._rebuilt(ty.element, rest) for _ in range(ty.count))
        if isinstance(ty, VectorType) and not self.is_packed(ty):
            return tuple(next(rest) for _ in range(ty.count))
        return next(rest)

    def load_scalar(self, memory: Memory, pointer: Term, ty: Type) -> Tree:
        if isinstance(ty, PointerType):
            return self.load_pointer(memory, pointer)
        if isinstance(ty, VectorType):
            return self.load_bits(memory, pointer, ty)
        return self.load_number(memory, pointer, scalar_width(ty))

    def load_bits(self, memory: Memory, pointer: Term, ty: VectorType) -> Tree:
        """A vector of elements that are no bytes: each keeps its own poison."""
        width = ty.count * scalar_width(ty.element)
        whole = self.load_number(memory, pointer, width)
        masks = [poison_bits(self.read_byte(memory, key)) for key in self.keys(pointer, bytes_of(width))]
        mask = Lane(extended(joined(masks[::-1]), width))
        whole = Lane(whole.value, False, whole.undef)
        number, big_endian = integer_type(width), self.layout.big_endian
        values, marks = (reinterpret(self.state, lane, number, ty, big_endian) for lane in (whole, mask))
        return map_lanes(lambda one, mark: one.with_poison(known(mark.value != 0)), values, marks)

    def store_bits(self, memory: Memory, pointer: Term, ty: VectorType, value: Tree) -> Memory:
        """See `load_bits`. The bits beside the vector in its last byte are zero."""
        size = scalar_width(ty.element)
        marks = map_lanes(lambda x: Lane(z3.If(truth(x.poison), bits(-1, size), bits(0, size))), value)
        values = map_lanes(lambda x: Lane(x.value, False, x.undef), value)
        number = integer_type(ty.count * size)
        whole, mask = (reinterpret(self.state, tree, ty, number, self.layout.big_endian) for tree in (values, marks))
        pairs = zip(self.cut(whole.value), self.cut(mask.value), strict=True)
        made = self.write_bytes(memory, pointer, [z3.simplify(number_byte(one, marked)) for one, marked in pairs])
        made.undef = made.undef | whole.undef
        return made

    def keys(self, pointer: Term, count: int) -> list[Term]:
        """Where the bytes of a number lie, from the least significant one on."""
        keys = [moved(pointer, place) for place in range(count)]
        return keys[::-1] if self.layout.big_endian else keys

    def load_number(self, memory: Memory, pointer: Term, width: int) -> Lane:
        values: list[Term] = []
        poison: Condition = False
        undef = memory.undef
        for key in self.keys(pointer, bytes_of(width)):
            byte = self.read_byte(memory, key)
            self.views.read_number(memory.base, key)
            poison = either(poison, is_kind(byte, POISON))
            if self.state.settings.bitwise:
                poison = either(poison, both(is_kind(byte, NUMBER), known(mask_of(byte) != NONE)))
            value = z3.simplify(value_of(byte))
            is_undef = is_kind(byte, UNDEF)
            if is_undef is not False and self.may_be_undef(memory, byte):
                fresh = self.state.choice("undef", 8)
                undef |= {fresh}
                value = choose(is_undef, fresh, value)
            is_piece = is_kind(byte, POINTER)
            if is_piece is not False:
                self.state.has_gap("a pointer's bytes read as a number", is_piece)
                self.state.is_loose("a pointer's bytes read as a number", is_piece)
            values.append(value)
        whole = joined(values[::-1])
        number = extended(whole, width)
        return Lane(number, either(poison, known(extended(number, whole.size()) != whole)), undef)

    def may_be_undef(self, memory: Memory, byte: Term) -> bool:
        """Bytes of blocks of the function itself are undef until they are written; others where inputs may be."""
        return self.state.settings.undef_inputs or bool(memory.locals) or bool(memory.undef)

    def pieces(self) -> range:
        """The places of a pointer's bytes. Raises NotEncodedError for other pointers than those of 64 bits."""
        size = self.layout.pointer_size()
        if size != bytes_of(OFFSET_BITS):
            raise NotEncodedError("pointers in memory that are not of 64 bits")
        return range(size)

    def load_pointer(self, memory: Memory, pointer: Term) -> Lane:
        keys = [moved(pointer, place) for place in self.pieces()]
        read = [self.read_byte(memory, key) for key in keys]
        self.views.read_pointer(memory.base, keys)
        first = z3.simplify(z3.Extract(PAYLOAD_BITS - 1, PIECE_BITS, read[0]))
        poison: Condition = False
        undef: Condition = False
        mixed: Condition = False
        for piece, byte in enumerate(read):
            poison = either(poison, is_kind(byte, POISON))
            undef = either(undef, is_kind(byte, UNDEF))
            same = known(z3.Extract(PAYLOAD_BITS - 1, 0, byte) == z3.Concat(first, bits(piece, PIECE_BITS)))
            mixed = either(mixed, negated(both(is_kind(byte, POINTER), same)))
        odd = known(both(mixed, negated(poison), negated(undef)))
        if odd is not False:
            self.state.has_gap("a number's bytes read as a pointer", odd)
            self.state.is_loose("a number's bytes read as a pointer", odd)
        if memory.escaped:
            self.state.has_gap("a pointer read from memory, which may be one to a local block")
        # Null is often stored as a number; as a pointer it is the same.
        if undef is False:
            return Lane(first, poison, memory.undef)
        fresh = self.state.choice("undef", POINTER_BITS)
        return Lane(choose(undef, fresh, first), poison, memory.undef | {fresh})

    def store(self, memory: Memory, pointer: Term, ty: Type, value: Tree) -> Memory:
        """Memory with the value there, which can be accessed."""
        made = memory
        if isinstance(ty, VectorType) and self.is_packed(ty):
            return self.store_bits(made, pointer, ty, value)
        lanes = lanes_of(value)
        for offset, part in self.leaves(ty):
            made = self.store_scalar(made, moved(pointer, offset), next(lanes), part)
        return self._with_padding(made, pointer, ty)

    def _with_padding(self, memory: Memory, pointer: Term, ty: Type) -> Memory:
        """A struct's padding is undef once the struct is stored."""
        if not isinstance(ty, StructType):
            return memory
        size = self.layout.store_size(ty).fixed
        covered: set[int] = set()
        for offset, part in self.leaves(ty):
            covered.update(range(offset, offset + self.layout.store_size(part).fixed))
        for place in range(size):
            if place not in covered:
                memory = self.write_bytes(memory, moved(pointer, place), [special_byte(UNDEF)])
        return memory

    def store_scalar(self, memory: Memory, pointer: Term, lane: Lane, ty: Type) -> Memory:
        if isinstance(ty, PointerType):
            values = [self.byte_of(lane, pointer_byte(lane.value, piece)) for piece in self.pieces()]
            possible = possible_blocks(block_of(pointer))
            if possible is None or any(number < LOCAL_BLOCKS for number in possible):
                self.state.undefined_if(self.is_captured(lane))
            memory = self.escaping(memory, lane.value, pointer)
        else:
            values = [self.byte_of(lane, number_byte(part)) for part in self.cut(lane.value)]
        made = self.write_bytes(memory, pointer, values)
        made.undef = made.undef | lane.undef
        return made

    def cut(self, number: Term) -> list[Term]:
        """The bytes of a number, in memory's order."""
        count = bytes_of(number.size())
        whole = extended(number, count * 8)
        parts = [z3.simplify(z3.Extract(8 * place + 7, 8 * place, whole)) for place in range(count)]
        return parts[::-1] if self.layout.big_endian else parts

    def byte_of(self, lane: Lane, byte: Term) -> Term:
        if lane.poison is False:
            return z3.simplify(byte)
        return z3.simplify(z3.If(truth(lane.poison), special_byte(POISON), byte))

    def escaping(self, memory: Memory, value: Term, place: Term | None) -> Memory:
        """Memory after a pointer was given away, or stored at a place."""
        if place is not None:
            possible = possible_blocks(block_of(place))
            if possible is not None and all(number >= LOCAL_BLOCKS for number in possible):
                possible_targets = possible_blocks(block_of(value))
                if possible_targets is not None and not any(n in memory.escaped for n in possible):
                    self.holds_pointers |= any(number >= LOCAL_BLOCKS for number in possible_targets)
                    return memory
        numbers = self.own_targets(memory, value)
        if not numbers:
            return memory
        if place is not None:
            self.state.is_loose("a local block that memory outside points to")
            self.state.has_gap("a local block that memory outside points to")
        made = memory.copy()
        made.escaped = made.escaped | frozenset(numbers)
        return made

    @staticmethod
    def own_targets(memory: Memory, pointer: Term) -> set[int]:
        """The blocks of the function itself that a pointer may be to."""
        targets = possible_blocks(block_of(pointer))
        return set(memory.locals) if targets is None else {number for number in targets if number >= LOCAL_BLOCKS}

    def is_captured(self, lane: Lane) -> Condition:
        """Whether this is an argument that must not leave the function."""
        if lane.value.size() != POINTER_BITS or not self.limits:
            return False
        return both(negated(lane.poison), self._is_to_be_kept_in(block_of(lane.value)))

    def _is_to_be_kept_in(self, block: Term) -> Condition:
        if z3.is_app_of(block, z3.Z3_OP_ITE):
            condition, one, other = block.children()
            return choose_condition(condition, self._is_to_be_kept_in(one), self._is_to_be_kept_in(other))
        return "nocapture" in self.limits.get(argument_of(block), frozenset())

    def without_stack(self, memory: Memory) -> Memory:
        """Memory as it is behind the end of the function."""
        made = memory.copy()
        stack = [local.number for local in self.locals if local.number not in self.heap]
        made.freed = (*memory.freed, *[(True, bits(number, BLOCK_BITS)) for number in stack])
        return made

    def escaping_all(self, memory: Memory, place: Term) -> Memory:
        """Memory after bytes that may be pointers were copied to a place."""
        possible = possible_blocks(block_of(place))
        if possible is not None and all(number >= LOCAL_BLOCKS for number in possible):
            return memory
        made = memory.copy()
        made.escaped = frozenset(memory.locals)
        return made

    def known_local(self, pointer: Term) -> int | None:
        """The one block of the function itself that a pointer points to; None if that is not known."""
        possible = possible_blocks(block_of(pointer))
        if possible is None or len(possible) != 1:
            return None
        (number,) = possible
        return number if number >= LOCAL_BLOCKS else None

    def begin_block(self, memory: Memory, pointer: Term) -> Memory:
        """`lifetime.start`: the block is there, with undef in it."""
        number = self.known_local(pointer)
        if number is None:
            self.state.is_loose("the lifetime of a block that is not known")
            self.state.has_gap("the lifetime of a block that is not known")
            return memory
        self.keep_apart(memory, self.locals[number - LOCAL_BLOCKS])
        made = memory.copy()
        made.locals[number] = z3.K(KEY, special_byte(UNDEF))
        block = bits(number, BLOCK_BITS)
        made.freed = tuple(pair for pair in memory.freed if not z3.eq(pair[1], block))
        return made

    def end_block(self, memory: Memory, pointer: Term) -> Memory:
        """`lifetime.end`, `free`: no access to the block from now on."""
        made = memory.copy()
        made.freed = (*memory.freed, (self.state.path, block_of(pointer)))
        return made

    def pointers_equal_address(self, a: Term, b: Term) -> Condition:
        block, other = block_of(a), block_of(b)
        if z3.eq(block, other):
            return known(offset_of(a) == offset_of(b))
        return known(self.address(a) == self.address(b))


def bytes_of(width: int) -> int:
    """The bytes that so many bits need."""
    return (width + 7) // 8
