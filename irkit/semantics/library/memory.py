"""Allocation, strings and bytes."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from irkit.semantics.blocks import ALIGNMENT, FREED, HEAP
from irkit.semantics.control_steps import Handler
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.library.access import bytes_of, moved, number, string_at, write
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Event, Mark, Pointer, block_of

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine

_MALLOC: Final = "malloc"
_FREES: Final = {_MALLOC: "free", "new": "delete", "new[]": "delete[]"}  # by the maker
_NEW: Final = (("w", "new"), ("a", "new[]"))  # letters in mangled names
_DELETE: Final = (("l", "new"), ("a", "new[]"))
_ENDS: Final = ("", "m", "j", "RKSt9nothrow_t", "St11align_val_t", "mSt11align_val_t")


def allocate(
    machine: Machine, size: int, step: Step, alignment: int = ALIGNMENT, name: str = "", maker: str = _MALLOC
) -> Pointer:
    """A new object, called by its maker and its address unless a name is given; null where there is no memory."""
    if size > machine.free_memory:
        return NULL
    fill = machine.uninitialised(Event(step, "the memory is not written yet"))
    block = machine.allocate(name, size, step, alignment, fill)
    if not name:
        block.name = f"object of {maker} at {block.address:#x}"
    return Pointer(block)


def _malloc(machine: Machine, arguments: list[object], step: Step) -> object:
    return allocate(machine, number(arguments[0], step), step)


def _calloc(machine: Machine, arguments: list[object], step: Step) -> object:
    made = allocate(machine, number(arguments[0], step) * number(arguments[1], step), step)
    if made.block is not None:
        made.block.fill = None
    return made


def resized(machine: Machine, arguments: list[object], step: Step) -> object:
    """`realloc`."""
    old = arguments[0]
    size = number(arguments[1], step)
    made = allocate(machine, size, step)
    if old == NULL:
        return made
    release(machine, old, step, check_only=True)
    assert isinstance(old, Pointer)
    assert old.block is not None
    if made.block is not None:
        machine.copy(made, old, min(size, old.block.size), step)
        machine.free(old.block)
    return made


def release(machine: Machine, pointer: object, step: Step, check_only: bool = False, family: str = _MALLOC) -> None:
    """`free`, or what belongs to another maker of objects. Raises UndefinedBehaviorError for what was not allocated by
    that, or is freed already."""
    if isinstance(pointer, Mark):
        raise step.not_well_defined("what is freed", pointer, "bad-free")
    assert isinstance(pointer, Pointer)
    block = pointer.block
    if block is None:
        if pointer.offset:
            raise UndefinedBehaviorError("bad-free", f"{pointer!r} is freed, which is no object", step)
        return
    if block.state == FREED:
        raise UndefinedBehaviorError("bad-free", f"{block.name} is freed a second time", step)
    if block.place != HEAP:
        raise UndefinedBehaviorError("bad-free", f"{block.name} is freed, which was not allocated", step)
    if pointer.offset:
        raise UndefinedBehaviorError("bad-free", f"{pointer!r} is freed, which is not the start of its object", step)
    made_by = machine.compiler_of().library.made_by
    maker = made_by.get(block, _MALLOC)
    if maker != family:
        words = f"{block.name} is given to {_FREES[family]}, and was made by {maker}"
        raise UndefinedBehaviorError("bad-free", words, step)
    made_by.pop(block, None)
    if not check_only:
        machine.free(block)


def _new(family: str, is_aligned: bool, may_be_null: bool = False) -> Handler:
    """`operator new`; one that throws where there is no memory ends the run."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        alignment = max(number(arguments[1], step), ALIGNMENT) if is_aligned else ALIGNMENT
        size = number(arguments[0], step)
        made = allocate(machine, size, step, alignment, maker="new")
        if made.block is not None:
            machine.compiler_of().library.made_by[made.block] = family
        elif not may_be_null:
            raise machine.no_memory(size, step)
        return made

    return call


def _delete(family: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        release(machine, arguments[0], step, family=family)
        return None

    return call


def _free(machine: Machine, arguments: list[object], step: Step) -> object:
    release(machine, arguments[0], step)
    return None


def _aligned_alloc(machine: Machine, arguments: list[object], step: Step) -> object:
    return allocate(machine, number(arguments[1], step), step, max(number(arguments[0], step), ALIGNMENT))


def _posix_memalign(machine: Machine, arguments: list[object], step: Step) -> object:
    from irkit.semantics.varargs import pointer_scalar  # noqa: PLC0415

    scalar = pointer_scalar(machine)
    alignment = number(arguments[1], step)
    if alignment & (alignment - 1) or alignment < scalar.size:
        return errno.EINVAL
    made = allocate(machine, number(arguments[2], step), step, max(alignment, ALIGNMENT))
    if made.block is None:
        return errno.ENOMEM
    machine.store(arguments[0], made, scalar, step)
    return 0


def _memcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.copy(arguments[0], arguments[1], number(arguments[2], step), step, False)
    return arguments[0]


def _memmove(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.copy(arguments[0], arguments[1], number(arguments[2], step), step)
    return arguments[0]


def _memset(machine: Machine, arguments: list[object], step: Step) -> object:
    value = arguments[1]
    machine.fill(arguments[0], number(value, step) & 0xFF, number(arguments[2], step), step)
    return arguments[0]


def _memcmp(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    return compared(bytes_of(machine, arguments[0], size, step), bytes_of(machine, arguments[1], size, step))


def compared(a: bytes, b: bytes) -> int:
    """The first byte of `a` that is another in `b`, less that one, as an i32, which is what glibc gives; a string ends
    with 0."""
    if a == b:
        return 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            return x - y & 0xFFFFFFFF
    return a[len(b)] if len(a) > len(b) else -b[len(a)] & 0xFFFFFFFF


def _memchr(machine: Machine, arguments: list[object], step: Step) -> object:
    place = bytes_of(machine, arguments[0], number(arguments[2], step), step).find(number(arguments[1], step) & 0xFF)
    return NULL if place == -1 else moved(arguments[0], place)


def _strlen(machine: Machine, arguments: list[object], step: Step) -> object:
    return len(string_at(machine, arguments[0], step))


def _strnlen(machine: Machine, arguments: list[object], step: Step) -> object:
    return len(string_at(machine, arguments[0], step, number(arguments[1], step)))


def copied(machine: Machine, to: object, source: object, read: int, data: bytes, step: Step) -> None:
    """Write what a function of C's strings has read, `read` bytes at `source`. Raises UndefinedBehaviorError where both
    places overlap."""
    write(machine, to, data, step)
    assert isinstance(source, Pointer)
    if isinstance(to, Pointer) and to.block is source.block and read and data:
        if to.offset < source.offset + read and source.offset < to.offset + len(data):
            raise UndefinedBehaviorError("overlapping-copy", "source and destination of the string overlap", step)


def padded(machine: Machine, to: object, data: bytes, size: int, step: Step) -> bytes:
    """A string with zeros behind it, where there is room for so many bytes: the size may be any number."""
    if size:
        machine.check_write(to, size, 1, step)
    return data.ljust(size, b"\0")


def _strcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[1], step) + b"\0"
    copied(machine, arguments[0], arguments[1], len(data), data, step)
    return arguments[0]


def _stpcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[1], step) + b"\0"
    copied(machine, arguments[0], arguments[1], len(data), data, step)
    return moved(arguments[0], len(data) - 1)


def _strncpy(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    data = string_at(machine, arguments[1], step, size)
    read = min(len(data) + 1, size)
    copied(machine, arguments[0], arguments[1], read, padded(machine, arguments[0], data, size, step), step)
    return arguments[0]


def _strcat(machine: Machine, arguments: list[object], step: Step) -> object:
    end = moved(arguments[0], len(string_at(machine, arguments[0], step)))
    data = string_at(machine, arguments[1], step) + b"\0"
    copied(machine, end, arguments[1], len(data), data, step)
    return arguments[0]


def _strncat(machine: Machine, arguments: list[object], step: Step) -> object:
    end = moved(arguments[0], len(string_at(machine, arguments[0], step)))
    size = number(arguments[2], step)
    data = string_at(machine, arguments[1], step, size)
    copied(machine, end, arguments[1], min(len(data) + 1, size), data + b"\0", step)
    return arguments[0]


def _strcmp(machine: Machine, arguments: list[object], step: Step) -> object:
    return compared(string_at(machine, arguments[0], step), string_at(machine, arguments[1], step))


def _strcoll(machine: Machine, arguments: list[object], step: Step) -> object:
    return _strcmp(machine, arguments, step)


def _strcasecmp(machine: Machine, arguments: list[object], step: Step) -> object:
    return compared(string_at(machine, arguments[0], step).lower(), string_at(machine, arguments[1], step).lower())


def _strncmp(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    if not size:
        return 0
    return compared(string_at(machine, arguments[0], step, size), string_at(machine, arguments[1], step, size))


def _strchr(machine: Machine, arguments: list[object], step: Step) -> object:
    place = (string_at(machine, arguments[0], step) + b"\0").find(number(arguments[1], step) & 0xFF)
    return NULL if place == -1 else moved(arguments[0], place)


def _strrchr(machine: Machine, arguments: list[object], step: Step) -> object:
    place = (string_at(machine, arguments[0], step) + b"\0").rfind(number(arguments[1], step) & 0xFF)
    return NULL if place == -1 else moved(arguments[0], place)


def _strstr(machine: Machine, arguments: list[object], step: Step) -> object:
    place = string_at(machine, arguments[0], step).find(string_at(machine, arguments[1], step))
    return NULL if place == -1 else moved(arguments[0], place)


def _span(machine: Machine, arguments: list[object], step: Step, inside: bool) -> int:
    wanted = string_at(machine, arguments[1], step)
    count = 0
    for byte in string_at(machine, arguments[0], step):
        if (byte in wanted) != inside:
            break
        count += 1
    return count


def _strspn(machine: Machine, arguments: list[object], step: Step) -> object:
    return _span(machine, arguments, step, True)


def _strcspn(machine: Machine, arguments: list[object], step: Step) -> object:
    return _span(machine, arguments, step, False)


def _strpbrk(machine: Machine, arguments: list[object], step: Step) -> object:
    place = _span(machine, arguments, step, False)
    return moved(arguments[0], place) if place < len(string_at(machine, arguments[0], step)) else NULL


def _strdup(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[0], step) + b"\0"
    made = allocate(machine, len(data), step)
    if made.block is not None:
        write(machine, made, data, step)
    return made


def _bzero(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.fill(arguments[0], 0, number(arguments[1], step), step)
    return None


def _usable_size(machine: Machine, arguments: list[object], step: Step) -> object:
    block = block_of(arguments[0])
    return block.size if block is not None else 0


def _strtok(machine: Machine, arguments: list[object], step: Step) -> object:
    library = machine.compiler_of().library
    start = arguments[0]
    if start == NULL:
        start = library.token
    if start == NULL:
        return NULL
    token, rest = token_at(machine, start, arguments[1], step)
    library.token = rest
    return token


def token_at(machine: Machine, start: object, delimiters: object, step: Step) -> tuple[Pointer, Pointer]:
    """The next token from `start` on, which ends with 0 from now on, and where the one after it begins."""
    text = string_at(machine, start, step)
    wanted = string_at(machine, delimiters, step)
    begin = 0
    while begin < len(text) and text[begin] in wanted:
        begin += 1
    if begin == len(text):
        return NULL, NULL
    end = begin
    while end < len(text) and text[end] not in wanted:
        end += 1
    if end == len(text):
        return moved(start, begin), NULL
    write(machine, moved(start, end), b"\0", step)
    return moved(start, begin), moved(start, end + 1)


HANDLERS: Final[dict[str, Handler]] = {
    "malloc": _malloc,
    "calloc": _calloc,
    "realloc": resized,
    "free": _free,
    "cfree": _free,
    "aligned_alloc": _aligned_alloc,
    "memalign": _aligned_alloc,
    "posix_memalign": _posix_memalign,
    "malloc_usable_size": _usable_size,
    "memcpy": _memcpy,
    "memmove": _memmove,
    "memset": _memset,
    "memcmp": _memcmp,
    "bcmp": _memcmp,
    "bzero": _bzero,
    "memchr": _memchr,
    "strlen": _strlen,
    "strnlen": _strnlen,
    "strcpy": _strcpy,
    "stpcpy": _stpcpy,
    "strncpy": _strncpy,
    "strcat": _strcat,
    "strncat": _strncat,
    "strcmp": _strcmp,
    "strcoll": _strcoll,
    "strcasecmp": _strcasecmp,
    "strncmp": _strncmp,
    "strchr": _strchr,
    "index": _strchr,
    "strrchr": _strrchr,
    "rindex": _strrchr,
    "strstr": _strstr,
    "strspn": _strspn,
    "strcspn": _strcspn,
    "strpbrk": _strpbrk,
    "strdup": _strdup,
    "strtok": _strtok,
    # What clang's -D_FORTIFY_SOURCE makes of them: the size of the object comes last.
    "__memcpy_chk": _memcpy,
    "__memmove_chk": _memmove,
    "__memset_chk": _memset,
    "__strcpy_chk": _strcpy,
    "__strncpy_chk": _strncpy,
    "__strcat_chk": _strcat,
    # Of C++
    **{f"_Zn{letter}{size}": _new(family, False) for letter, family in _NEW for size in "mj"},
    **{f"_Zn{letter}{size}RKSt9nothrow_t": _new(family, False, True) for letter, family in _NEW for size in "mj"},
    **{f"_Zn{letter}{size}St11align_val_t": _new(family, True) for letter, family in _NEW for size in "mj"},
    **{f"_Zd{letter}Pv{end}": _delete(family) for letter, family in _DELETE for end in _ENDS},
}
