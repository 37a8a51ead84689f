"""Memory on the stack that only the blocks use: it goes with them, and what says where it begins and ends to live."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.editing.outlining.region import Region, fill, is_call_of
from irkit.flags import INBOUNDS
from irkit.functions import Function
from irkit.instructions import AllocaInst, CallBase, GetElementPtrInst, Instruction, LoadInst, StoreInst
from irkit.values import Value

START: Final = "llvm.lifetime.start"
END: Final = "llvm.lifetime.end"
_WRITERS: Final = frozenset(("fence", "atomicrmw", "cmpxchg", "va_arg", "resume", "catchpad", "catchret", "cleanupret"))


@dataclass
class Moves:
    """Instructions that come into the new function's first block, and those that come to where the blocks end."""

    sunk: dict[Value, None] = field(default_factory=dict)
    hoisted: dict[Instruction, None] = field(default_factory=dict)


def moves_of(region: Region) -> Moves:
    """What moves with the blocks: memory that nothing else uses between its beginning and its end."""
    exits = region.exits()
    moves = Moves()
    for one in region.function.walk():
        if isinstance(one, AllocaInst) and not region.has(one):
            _move(region, one, len(exits) == 1, moves)
    return moves


def _move(region: Region, memory: AllocaInst, has_one_exit: bool, moves: Moves) -> None:
    starts: list[Instruction] = []
    ends: list[Instruction] = []
    for user in region.function.walk():
        if memory not in user.operands:
            continue
        if is_call_of(user, START):
            starts.append(user)
        elif is_call_of(user, END):
            ends.append(user)
        elif not region.has(user):
            return
    if len(starts) != 1 or len(ends) != 1:
        return
    sinks, hoists = not region.has(starts[0]), not region.has(ends[0])
    if (sinks or hoists) and any(
        _clobbers(block, memory) for block in region.function.blocks if block not in region.blocks
    ):
        return
    if hoists and not has_one_exit:
        return
    if sinks:
        moves.sunk[starts[0]] = None
    if hoists:
        moves.hoisted[ends[0]] = None
    moves.sunk[memory] = None


def _clobbers(block: BasicBlock, memory: AllocaInst) -> bool:
    """Whether a block may do something to memory on the stack, as far as is seen without looking closely."""
    for one in block.instructions:
        if isinstance(one, (LoadInst, StoreInst)):
            base = base_of(one.pointer, constant_offsets=True)
            if not isinstance(one.pointer, Constant) and (base is memory or not isinstance(base, AllocaInst)):
                return True
        elif _may_have_side_effects(one):
            return True
    return False


def _may_have_side_effects(i: Instruction) -> bool:
    if not isinstance(i, CallBase):
        return i.opcode in _WRITERS
    callee = i.callee
    if isinstance(callee, Function) and callee.name.startswith("llvm."):
        return not is_call_of(i, START, END)
    lists = [i.attribute_list, callee.attribute_list if isinstance(callee, Function) else None]
    sets = [one.function for one in lists if one is not None and one.function is not None]
    is_quiet = all(any(name in own for own in sets) for name in ("nounwind", "willreturn"))
    return not is_quiet or not any(own.memory_effects.only_reads for own in sets)


def base_of(pointer: Value, constant_offsets: bool) -> Value:
    """What a pointer points into: behind offsets that stay in bounds, by constants only if so asked."""
    while isinstance(pointer, GetElementPtrInst) and pointer.flags & INBOUNDS:
        if constant_offsets and not all(isinstance(index, Constant) for index in pointer.operands[1:]):
            break
        pointer = pointer.operands[0]
    return pointer


def sink(root: BasicBlock, moves: Moves) -> None:
    """Let memory begin in the first block of the new function."""
    memory = [one for one in moves.sunk if isinstance(one, AllocaInst)]
    markers = [one for one in moves.sunk if isinstance(one, Instruction) and not isinstance(one, AllocaInst)]
    for one in (*memory, *markers):
        take_out(one)
    fill(root, [*reversed(memory), *reversed(markers), *root.instructions])


def hoist(region: Region, moves: Moves) -> None:
    """Let memory end where the blocks do: in the one that leads out, or in what they lead to, cut off for that."""
    if not moves.hoisted:
        return
    (target,) = region.exits()
    leaving = list(dict.fromkeys(one for one in region.comers[target] if one in region.blocks))
    place = leaving[0] if len(leaving) == 1 else _exit_taken_in(region, target)
    for one in moves.hoisted:
        take_out(one)
    fill(place, [*place.instructions[:-1], *moves.hoisted, place.instructions[-1]])


def _exit_taken_in(region: Region, target: BasicBlock) -> BasicBlock:
    """The block that those inside lead to becomes one of them; what was in it and who comes from outside stay so."""
    at = next(n for n, one in enumerate(target.instructions) if one.opcode != "phi")
    rest = region.cut(target, at, "")
    for block in list(region.comers[target]):
        if block not in region.blocks:
            region.retarget(block, target, rest)
    region.blocks[target] = None
    return target


def forget_markers(region: Region, moves: Moves) -> None:
    """Take away what says where memory of the function around begins and ends to live."""
    for block in region.blocks:
        kept = [
            one
            for one in block.instructions
            if not is_call_of(one, START, END) or _is_own(region, moves, one.operands[-2])
        ]
        if len(kept) != len(block.instructions):
            block.set_instructions(kept)


def _is_own(region: Region, moves: Moves, pointer: Value) -> bool:
    memory = base_of(pointer, constant_offsets=False)
    return memory in moves.sunk or region.has(memory)


def take_out(i: Instruction) -> None:
    """Take an instruction out of its block, unseen by use-lists."""
    if i.parent is not None:
        i.parent.set_instructions([one for one in i.parent.instructions if one is not i])
