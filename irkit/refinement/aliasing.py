"""`noalias` of parameters (LangRef, "Parameter Attributes"): what is accessed by pointers based on such an argument is
not accessed otherwise while the function runs, if anything of it is modified.

Note [bases]: a pointer is based on an argument if the number of its block is that of the argument, as it is written: so
element pointers keep it. One whose block may be that of several is based on what is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import z3

from irkit.refinement.blocks import argument_of, block_of, offset_of, possible_blocks
from irkit.refinement.terms import OFFSET_BITS, Condition, Term, bits, both, either, known, negated

if TYPE_CHECKING:
    from irkit.refinement.state import State


@dataclass
class Access:
    """One access: the name of the argument that it is based on, "" for none; None where that is not known."""

    base: str | None
    block: Term
    offset: Term
    size: Term
    writes: bool
    path: Condition


class Aliasing:
    """The accesses of one function, where some of its parameters are `noalias`: `arguments` are the names of these."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.arguments: set[str] = set()
        self.accesses: list[Access] = []

    def note(self, pointer: Term, size: int | Term, writes: bool) -> None:
        """An access; undefined behaviour if it meets an earlier one that is based on something else."""
        if not self.arguments:
            return
        block = block_of(pointer)
        count = bits(size, OFFSET_BITS) if isinstance(size, int) else size
        made = Access(base_of(block), block, offset_of(pointer), count, writes, self.state.path)
        for other in self.accesses:
            if not (writes or other.writes) or made.base == other.base:
                continue
            if made.base not in self.arguments and other.base not in self.arguments:
                continue
            meets = both(other.path, overlap(made, other))
            if made.base is None or other.base is None:
                self.state.has_gap("a pointer that may be based on a noalias argument", meets)
                continue
            self.state.undefined_if(meets)
        self.accesses.append(made)


def base_of(block: Term) -> str | None:
    """See Note [bases]. What is allocated, or global, is based on no argument; what is loaded or returned by a call may
    be."""
    name = argument_of(block)
    if name:
        return name
    possible = possible_blocks(block)
    return "" if possible is not None and -1 not in possible else None


def overlap(a: Access, b: Access) -> Condition:
    apart = either(known(z3.UGE(a.offset, b.offset + b.size)), known(z3.UGE(b.offset, a.offset + a.size)))
    return both(known(a.block == b.block), negated(apart))
