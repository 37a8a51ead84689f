"""Accesses to memory that are undefined: where the pointer leads, how it is aligned, whether the object is alive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit import flags as f
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.linter import rules
from irkit.linter.arithmetic import poison
from irkit.linter.deferred import Deferred
from irkit.linter.frame import Linter
from irkit.linter.lifetimes import freed_by
from irkit.linter.pointers import Place, is_null_pointer, object_at
from irkit.linter.promises import check_memory
from irkit.linter.words import counted, with_article
from irkit.types import PointerType, Type
from irkit.values import Value


class Access:
    """One access: `what` says it, with the preposition of its place; `size` in bytes, None for some; `alignment` that
    it asks for."""

    __slots__ = ("alignment", "pointer", "size", "what", "writes")

    def __init__(self, what: str, pointer: Value, size: int | None, alignment: int, writes: bool) -> None:
        self.what: str = what
        self.pointer: Value = pointer
        self.size: int | None = size
        self.alignment: int = alignment
        self.writes: bool = writes


def store_size(linter: Linter, ty: Type) -> int | None:
    try:
        size = linter.layout.store_size(ty)
    except UnsupportedError:
        return None
    return size.minimum


def check_access(linter: Linter, instruction: Instruction, access: Access) -> None:
    """Whether an access is undefined; the first reason counts."""
    pointer = access.pointer
    if not isinstance(pointer.type, PointerType) or access.size == 0:
        return
    cause = linter.deferred.of(pointer)
    if cause is not None:
        words = (access.what, linter.named(pointer), cause.kind)
        linter.report(rules.POISON_POINTER, instruction, *words, culprit=pointer, cause=cause)
        return
    place = linter.place(pointer)
    if is_null_pointer(place.base, linter.function):
        linter.report(rules.NULL_POINTER, instruction, access.what, culprit=pointer)
    elif not _check_alive(linter, instruction, access, place) and not _check_bounds(linter, instruction, access, place):
        _check_alignment(linter, instruction, access, place)
        _check_constant(linter, instruction, access, place)
        check_memory(linter, instruction, access.what, place.base, access.writes)


def _check_alive(linter: Linter, instruction: Instruction, access: Access, place: Place) -> bool:
    base = place.base
    end = linter.ends.ended_before(base, instruction) if isinstance(base, AllocaInst) else None
    if end is not None:
        cause = Deferred("", end, "its lifetime ends here")
        linter.report(rules.DEAD_OBJECT, instruction, access.what, linter.named(base), cause=cause)
        return True
    end = linter.ends.freed_before(base, instruction)
    if end is not None:
        cause = Deferred("", end, "it is freed here")
        linter.report(rules.USE_AFTER_FREE, instruction, access.what, linter.named(base), cause=cause)
        return True
    return False


def _check_bounds(linter: Linter, instruction: Instruction, access: Access, place: Place) -> bool:
    found = object_at(place.base, linter.layout)
    size = access.size
    if found is None or found.size is None or place.bounds is None or size is None:
        return False
    low, high = place.bounds
    if high >= 0 and low + size <= found.size:
        return False
    verb, _, preposition = access.what.rpartition(" ")
    what = f"{verb} {'of' if preposition == 'at' else preposition} {counted(size, 'byte')}"
    where = _outside(linter, place.base, low, high, found.size)
    linter.report(rules.OUT_OF_BOUNDS, instruction, what, f"at {where}", culprit=place.base)
    return True


def _outside(linter: Linter, base: Value, low: int, high: int, size: int) -> str:
    """Where a place is in an object that does not hold it."""
    offset = str(low) if low == high else f"{low} to {high}"
    return f"offset {offset} of {linter.named(base)}, which has {size}"


def misalignment(linter: Linter, place: Place, alignment: int) -> str:
    """Why a place is not aligned so, as far as that is known; "" where it may be."""
    offset = place.offset
    if not alignment or offset is None:
        return ""
    found = object_at(place.base, linter.layout)
    if found is None or not found.alignment:
        return ""
    if offset % min(alignment, found.alignment):
        where = f"an address {counted(offset, 'byte')} from {linter.named(place.base)}"
        return f"{where}, which is aligned to {found.alignment}"
    if alignment > found.alignment:
        return f"{linter.named(place.base)}, which is aligned to {found.alignment}"
    return ""


def _check_alignment(linter: Linter, instruction: Instruction, access: Access, place: Place) -> None:
    why = misalignment(linter, place, access.alignment)
    if why:
        words = (access.what.rsplit(" ", 1)[0], access.alignment, why)
        linter.report(rules.MISALIGNED, instruction, *words, culprit=access.pointer)


def _check_constant(linter: Linter, instruction: Instruction, access: Access, place: Place) -> None:
    base = place.base
    if access.writes and (isinstance(base, Function) or (isinstance(base, GlobalVariable) and base.is_constant)):
        linter.report(rules.WRITE_TO_CONSTANT, instruction, access.what, linter.named(base), culprit=base)


def check_load(linter: Linter, instruction: Instruction) -> None:
    if not isinstance(instruction, LoadInst):
        return
    size = store_size(linter, instruction.type)
    access = Access("a load from", instruction.pointer, size, instruction.alignment, False)
    check_access(linter, instruction, access)
    if instruction._attachments is not None and "noundef" in instruction.metadata:
        cause = linter.deferred.of(instruction)
        if cause is not None:
            named = linter.named(instruction)
            linter.report(rules.NOUNDEF, instruction, "the load", named, cause.kind, cause=cause)


def check_store(linter: Linter, instruction: Instruction) -> None:
    if isinstance(instruction, StoreInst):
        size = store_size(linter, instruction.value.type)
        check_access(linter, instruction, Access("a store to", instruction.pointer, size, instruction.alignment, True))


def check_atomic(linter: Linter, instruction: Instruction) -> None:
    if isinstance(instruction, (AtomicRMWInst, AtomicCmpXchgInst)):
        size = store_size(linter, instruction.operands[1].type)
        what = f"{with_article(instruction.opcode)} at"
        check_access(linter, instruction, Access(what, instruction.operands[0], size, instruction.alignment, True))


def check_getelementptr(linter: Linter, instruction: Instruction) -> None:
    """`inbounds`: the address has to lie in the object, or at its end."""
    if not isinstance(instruction, GetElementPtrInst) or not instruction.flags & f.INBOUNDS:
        return
    place = linter.place(instruction)
    if place.bounds is None or linter.deferred.of(instruction) is not None:
        return
    low, high = place.bounds
    if is_null_pointer(place.base, linter.function):
        if low > 0 or high < 0:
            poison(linter, rules.GEP_OUT_OF_BOUNDS, instruction, "away from null", "away from null")
        return
    found = object_at(place.base, linter.layout)
    if found is not None and found.size is not None and (low > found.size or high < 0):
        where = _outside(linter, place.base, low, high, found.size)
        poison(linter, rules.GEP_OUT_OF_BOUNDS, instruction, "it leads out of its object", f"to {where}")


# Memory intrinsics, by name without types: the arguments that are written and read, and the length's.
_MEMORY_INTRINSICS: Final[dict[str, tuple[int, int | None, int]]] = {
    "llvm.memcpy": (0, 1, 2),
    "llvm.memmove": (0, 1, 2),
    "llvm.memset": (0, None, 2),
}


def check_intrinsic(linter: Linter, call: CallBase, name: str) -> None:
    """Copies and fills: both places, and that those of memcpy do not overlap."""
    places = _MEMORY_INTRINSICS.get(".".join(name.split(".")[:2]))
    if places is None or "atomic" in name:
        return
    written, read, length = places
    facts = linter.ranges.of(call.operands[length], linter.block)
    if facts is None or linter.deferred.of(call.operands[length]) is not None:
        return
    least = facts.low
    word = name.split(".")[1]
    check_access(linter, call, Access(f"a {word} to", call.operands[written], least, 1, True))
    if read is not None:
        check_access(linter, call, Access(f"a {word} from", call.operands[read], least, 1, False))
        if word == "memcpy":
            _check_overlap(linter, call, least)


def _check_overlap(linter: Linter, call: CallBase, length: int) -> None:
    to, source = linter.place(call.operands[0]), linter.place(call.operands[1])
    if to.base is source.base and to.offset is not None and source.offset is not None:
        if 0 < abs(to.offset - source.offset) < length:
            linter.report(rules.OVERLAP, call)


def check_free(linter: Linter, call: CallBase) -> None:
    """Freeing twice, and freeing what no allocation gave."""
    freed = freed_by(call)
    if freed is None:
        return
    place = linter.place(freed)
    before = linter.ends.freed_before(freed, call)
    if before is not None:
        cause = Deferred("", before, "it is freed here")
        linter.report(rules.DOUBLE_FREE, call, linter.named(freed), culprit=freed, cause=cause)
    elif isinstance(place.base, (AllocaInst, GlobalVariable, Function)):
        linter.report(rules.BAD_FREE, call, linter.named(place.base), culprit=freed)


HANDLERS: Final[dict[str, Callable[[Linter, Instruction], None]]] = {
    "load": check_load,
    "store": check_store,
    "atomicrmw": check_atomic,
    "cmpxchg": check_atomic,
    "getelementptr": check_getelementptr,
}
