"""Blocks of memory that both functions see, and those that one of them makes.

Note [blocks]: a pointer is the number of a block above an offset of 64 bits. Block 0 is null's, of no bytes. Globals
have numbers from 1 on, in the order in which they are met, the blocks that arguments, loaded pointers and called
functions may give numbers from `FIRST_UNKNOWN` on; of these there are as many as there are such pointers, up to
`MAXIMUM_UNKNOWN`. The blocks that a function allocates itself are numbered in its own order from `LOCAL_BLOCKS` on.
"""

from __future__ import annotations

from typing import Final

import z3

from irkit.data_layout import DataLayout
from irkit.folding.alignments import variable_alignment
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.integers import low_bits, signed
from irkit.refinement.terms import (
    BLOCK_BITS,
    LOCAL_BLOCKS,
    OFFSET_BITS,
    POINTER_BITS,
    Condition,
    NotEncodedError,
    Term,
    bits,
    implies,
)
from irkit.types import FunctionType, Type, is_sized

FIRST_UNKNOWN: Final = 64
MAXIMUM_UNKNOWN: Final = 5
MAXIMUM_SIZE: Final = 1 << OFFSET_BITS - 2  # of a block, so that offsets inside it are no negative ones

_NUMBER: Final = z3.BitVecSort(BLOCK_BITS)
_OFFSET: Final = z3.BitVecSort(OFFSET_BITS)


def lie_apart(address: Term, size: Term, other: Term, other_size: Term) -> Condition:
    """That two blocks, by their addresses and sizes, have no byte in common; neither passes the end of memory."""
    return z3.Or(z3.UGE(address, other + other_size), z3.UGE(other, address + size))


class Blocks:
    """The blocks that both functions see: their sizes and addresses are unknown functions of their numbers."""

    def __init__(self) -> None:
        self.size = z3.Function("size", _NUMBER, _OFFSET)
        self.address = z3.Function("address", _NUMBER, _OFFSET)
        self.numbers: dict[str, int] = {}
        self.constant: set[int] = set()
        self.copies: set[int] = set()  # of `byval` arguments: nobody else has a pointer to them
        self.hidden: set[int] = set()  # that a pointer from outside does not point to
        self.functions: set[int] = set()
        self.facts: list[Condition] = []
        self.address_facts: list[Condition] = []
        self.apart: set[int] = set()  # functions whose addresses are no others'
        self.uses_addresses = False  # whether an address is asked for; otherwise nobody sees them
        self.unknown: list[tuple[Term, Condition]] = []  # numbers of blocks of pointers that come from outside

    def of_global(self, value: GlobalValue, layout: DataLayout) -> int:
        """The number of a global's block."""
        found = self.numbers.get(value.name)
        if found is not None:
            return found
        number = self.numbers[value.name] = len(self.numbers) + 1
        if number >= FIRST_UNKNOWN:
            raise NotEncodedError("so many globals")
        block = bits(number, BLOCK_BITS)
        if isinstance(value, GlobalVariable) and is_sized(value.value_type):
            size = bits(layout.alloc_size(value.value_type).fixed, OFFSET_BITS)
            alignment = variable_alignment(layout, value)
            if value.linkage == "extern_weak":  # nothing is there where it is null
                size = z3.If(self.address(block) == 0, bits(0, OFFSET_BITS), size)
            self.facts.append(self.size(block) == size)
            self.address_facts.append(self.address(block) & bits(alignment - 1, OFFSET_BITS) == 0)
            if value.is_constant:
                self.constant.add(number)
        elif isinstance(value.value_type, FunctionType):
            self.functions.add(number)
            self.facts.append(self.size(block) == 0)
            if isinstance(value, Function) and value.unnamed_addr != "unnamed_addr" and value.linkage != "extern_weak":
                self.apart.add(number)
        if value.linkage != "extern_weak":
            self.address_facts.append(self.address(block) != 0)
        return number

    def extent(self, block: Term) -> Term:
        """The bytes that no other block has: functions have one at least, unless their addresses may be the same."""
        return bits(1, OFFSET_BITS) if block.as_long() in self.apart else self.size(block)

    def of_copy(self, place: int, ty: Type, alignment: int, layout: DataLayout) -> int:
        """The number of the block of a `byval` argument."""
        name = f"the copy of argument {place}"
        found = self.numbers.get(name)
        if found is not None:
            return found
        number = self.numbers[name] = len(self.numbers) + 1
        block = bits(number, BLOCK_BITS)
        self.copies.add(number)
        self.hidden.add(number)
        self.facts.append(self.size(block) == bits(layout.alloc_size(ty).fixed, OFFSET_BITS))
        self.address_facts.append(self.address(block) & bits(alignment - 1, OFFSET_BITS) == 0)
        self.address_facts.append(self.address(block) != 0)
        return number

    def from_outside(self, pointer: Term, condition: Condition = True) -> None:
        """Note that a pointer comes from outside: it points to one of the blocks that both functions see."""
        self.unknown.append((block_of(pointer), condition))

    def assumptions(self) -> list[Condition]:
        """What is known of all blocks, once all pointers from outside are known."""
        zero = bits(0, BLOCK_BITS)
        found: list[Condition] = [self.size(zero) == 0, *self.facts]
        if self.uses_addresses:
            found += [self.address(zero) == 0, *self.address_facts]
        last = FIRST_UNKNOWN + min(len(self.unknown), MAXIMUM_UNKNOWN)
        for block, condition in self.unknown:
            known = z3.ULE(block, bits(len(self.numbers), BLOCK_BITS))
            for number in sorted(self.hidden):
                known = z3.And(known, block != bits(number, BLOCK_BITS))
            unknown = z3.And(z3.UGE(block, bits(FIRST_UNKNOWN, BLOCK_BITS)), z3.ULT(block, bits(last, BLOCK_BITS)))
            choice = z3.Or(known, unknown)
            found.append(implies(condition, choice))
        blocks = [bits(number, BLOCK_BITS) for number in (*self.numbers.values(), *range(FIRST_UNKNOWN, last))]
        for place, block in enumerate(blocks):
            size, address = self.size(block), self.address(block)
            found.append(z3.ULT(size, bits(MAXIMUM_SIZE, OFFSET_BITS)))
            if not self.uses_addresses:
                continue
            found.append(z3.ULE(address, ~self.extent(block)))  # does not pass the end of memory
            if place >= len(self.numbers):
                found.append(address != 0)
            for other in blocks[:place]:
                found.append(lie_apart(address, self.extent(block), self.address(other), self.extent(other)))
        return found


def is_written_out(pointer: Term) -> bool:
    """Whether a pointer is written as the number of a block and an offset."""
    parts = pointer.children() if z3.is_app_of(pointer, z3.Z3_OP_CONCAT) else []
    return [part.size() for part in parts] == [BLOCK_BITS, OFFSET_BITS]


def block_of(pointer: Term) -> Term:
    """The number of the block that a pointer points into."""
    if is_written_out(pointer):
        block, _ = pointer.children()
        return block
    if z3.is_app_of(pointer, z3.Z3_OP_ITE):
        condition, one, other = pointer.children()
        return z3.If(condition, block_of(one), block_of(other))
    return z3.simplify(z3.Extract(POINTER_BITS - 1, OFFSET_BITS, pointer))


def offset_of(pointer: Term) -> Term:
    if is_written_out(pointer):
        _, offset = pointer.children()
        return offset
    if z3.is_app_of(pointer, z3.Z3_OP_ITE):
        condition, one, other = pointer.children()
        return z3.If(condition, offset_of(one), offset_of(other))
    return z3.simplify(z3.Extract(OFFSET_BITS - 1, 0, pointer))


def block_and_offset(number: int) -> tuple[int, int]:
    """What a pointer's number is made of."""
    return number >> OFFSET_BITS, signed(low_bits(number, OFFSET_BITS), OFFSET_BITS)


def pointer_to(block: Term | int, offset: Term | int) -> Term:
    number = bits(block, BLOCK_BITS) if isinstance(block, int) else block
    return z3.Concat(number, bits(offset, OFFSET_BITS) if isinstance(offset, int) else offset)


def moved(pointer: Term, distance: Term | int) -> Term:
    """The pointer so many bytes on."""
    more = bits(distance, OFFSET_BITS) if isinstance(distance, int) else distance
    return z3.Concat(block_of(pointer), z3.simplify(offset_of(pointer) + more))


def is_local(block: Term) -> Condition:
    return z3.Extract(BLOCK_BITS - 1, BLOCK_BITS - 1, block) == 1


def possible_blocks(block: Term) -> set[int] | None:
    """The blocks that a number can be, by what it looks like; -1 for those from outside; None for any."""
    found: set[int] = set()
    todo = [block]
    while todo:
        top = todo.pop()
        if z3.is_bv_value(top):
            found.add(top.as_long())
        elif z3.is_app_of(top, z3.Z3_OP_ITE):
            todo += [top.arg(1), top.arg(2)]
        elif is_from_outside(top):
            found.add(-1)
        else:
            return None
    return found


def is_from_outside(block: Term) -> bool:
    """Whether this is the number in an argument or in what a called function gave."""
    inner = block
    if z3.is_app_of(inner, z3.Z3_OP_EXTRACT):
        inner = inner.arg(0)
    return bool(z3.is_const(inner) and inner.decl().kind() == z3.Z3_OP_UNINTERPRETED and is_input(inner))


def argument_of(block: Term) -> str:
    """The name of the argument that a number of a block comes from; "" for others."""
    inner = block.arg(0) if z3.is_app_of(block, z3.Z3_OP_EXTRACT) else block
    name = str(inner) if z3.is_const(inner) else ""
    return name if name.startswith("arg.") else ""


def is_input(term: Term) -> bool:
    return str(term).startswith(("arg.", "call."))


assert LOCAL_BLOCKS > FIRST_UNKNOWN + MAXIMUM_UNKNOWN
