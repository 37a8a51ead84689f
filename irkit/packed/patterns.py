"""The pattern that clang makes of bit fields: words that are loaded, shifted, masked, and stored again."""

from __future__ import annotations

from typing import Final, Literal

from irkit.analysis.value_ranges import ValueRanges
from irkit.constants import ConstantInt
from irkit.data_layout.specifications import BYTE
from irkit.instructions import BinaryOperator, CallBase, CastInst, Instruction, LoadInst, StoreInst
from irkit.integers import low_bits
from irkit.types import IntegerType
from irkit.values import Value

WIDEST: Final = 128  # of words that are looked at
_HARMLESS: Final = ("llvm.dbg.", "llvm.lifetime.", "llvm.expect")


Extension = Literal["zext", "sext"]


class Read:
    """A bit field that is taken out of a word: `shift` counts from the word's lowest bit; `result` is what has the
    field's value, extended to its own type as `extension` does it."""

    __slots__ = ("extension", "load", "result", "shift", "width")

    def __init__(self, load: LoadInst, shift: int, width: int, extension: Extension, result: Instruction) -> None:
        self.load: LoadInst = load
        self.shift: int = shift
        self.width: int = width
        self.extension: Extension = extension
        self.result: Instruction = result


class Write:
    """A bit field that is put into a word which is stored where it was loaded from. `value` has it at its place in the
    word, and zeros around it; None for zero."""

    __slots__ = ("load", "shift", "store", "value", "width")

    def __init__(self, load: LoadInst, shift: int, width: int, value: Value | None, store: StoreInst) -> None:
        self.load: LoadInst = load
        self.shift: int = shift
        self.width: int = width
        self.value: Value | None = value
        self.store: StoreInst = store


Access = Read | Write


def accesses_of(load: LoadInst, ranges: ValueRanges) -> list[Access]:
    """What is done with a word that is loaded, where all of it is access to bit fields; otherwise nothing."""
    ty = load.type
    if not isinstance(ty, IntegerType) or ty.width % BYTE or ty.width > WIDEST or load.ordering:
        return []
    found: list[Access] = []
    for user in load.users:
        if not isinstance(user, Instruction):
            return []
        access = _write(load, user, ty.width, ranges) or _read(load, user, ty.width)
        if access is None or (access.width == ty.width):
            return []
        found.append(access)
    return found


def number(value: Value, width: int) -> int | None:
    """A constant as an unsigned number."""
    return low_bits(value.value, width) if isinstance(value, ConstantInt) else None


def run_of_ones(mask: int) -> tuple[int, int] | None:
    """Where the ones of a mask begin, and how many there are, if they stand together."""
    if not mask:
        return None
    shift = (mask & -mask).bit_length() - 1
    width = (mask >> shift).bit_length()
    return (shift, width) if mask >> shift == (1 << width) - 1 else None


def only_user(value: Instruction) -> Instruction | None:
    users = [*value.users]
    user = users[0] if len(users) == 1 else None
    return user if isinstance(user, Instruction) else None


def _read(load: LoadInst, user: Instruction, word: int) -> Read | None:
    if isinstance(user, CastInst) and user.opcode == "trunc" and isinstance(user.type, IntegerType):
        return Read(load, 0, user.type.width, "zext", user)
    if not isinstance(user, BinaryOperator) or user.operands[0] is not load:
        return None
    by = number(user.operands[1], word)
    if by is None:
        return None
    if user.opcode == "and":
        run = run_of_ones(by)
        return Read(load, 0, run[1], "zext", user) if run is not None and run[0] == 0 else None
    if not 0 < by < word:
        return None
    if user.opcode == "ashr":
        return Read(load, by, word - by, "sext", user)
    after = only_user(user)
    told = number(after.operands[1], word) if isinstance(after, BinaryOperator) and after.operands[0] is user else None
    if user.opcode == "shl":
        if after is None or after.opcode != "ashr" or told is None or not by <= told < word:
            return None
        return Read(load, told - by, word - told, "sext", after)
    if user.opcode != "lshr":
        return None
    run = run_of_ones(told) if told is not None and after is not None and after.opcode == "and" else None
    if after is not None and run is not None and run[0] == 0 and by + run[1] <= word:
        return Read(load, by, run[1], "zext", after)
    return Read(load, by, word - by, "zext", user)


def _write(load: LoadInst, user: Instruction, word: int, ranges: ValueRanges) -> Write | None:
    if user.opcode != "and":
        return None
    kept = number(user.operands[1], word)
    run = run_of_ones(low_bits(~kept, word)) if kept is not None else None
    last = only_user(user)
    if run is None or last is None:
        return None
    value: Value | None = None
    whole: Instruction = user
    if last.opcode == "or":
        value = last.operands[1] if last.operands[0] is user else last.operands[0]
        whole, following = last, only_user(last)
        if following is None or not _fits(value, run, word, ranges, load):
            return None
        last = following
    if not isinstance(last, StoreInst) or last.value is not whole or last.pointer is not load.pointer:
        return None
    if last.ordering or not _nothing_between(load, last):
        return None
    return Write(load, run[0], run[1], value, last)


def _fits(value: Value, run: tuple[int, int], word: int, ranges: ValueRanges, load: LoadInst) -> bool:
    """Whether a value is zero but where the field is."""
    shift, width = run
    facts = ranges.of(value, load.parent)
    around = ((1 << word) - 1) & ~(((1 << width) - 1) << shift)
    return facts is not None and facts.zeros & around == around


def _nothing_between(load: LoadInst, store: StoreInst) -> bool:
    """Whether nothing may write memory between two instructions of a block."""
    block = load.parent
    if block is None or store.parent is not block:
        return False
    for instruction in block.instructions[block.index_of(load) + 1 : block.index_of(store)]:
        if isinstance(instruction, CallBase):
            if not getattr(instruction.callee, "name", "").startswith(_HARMLESS):
                return False
        elif instruction.opcode in ("store", "atomicrmw", "cmpxchg", "fence", "va_arg"):
            return False
    return True
