"""Functions beside those of the C standard that glibc's headers declare: string.h, stdio.h, stdlib.h, time.h."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.semantics import varargs
from irkit.semantics.control_steps import Handler
from irkit.semantics.library.access import bytes_of, moved, number, pointer_of, string_at, write
from irkit.semantics.library.memory import allocate, compared, copied, padded, release, resized, token_at
from irkit.semantics.library.stdio import files_of, formatted, put
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Scalar

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine

_FAILED: Final = 0xFFFFFFFFFFFFFFFF
_ROWS: Final = 120  # bytes that getline allocates first


def _long(machine: Machine) -> Scalar:
    return machine.compiler_of().library.long()


def _found(text: object, place: int) -> object:
    return NULL if place == -1 else moved(text, place)


# Strings


def _strncasecmp(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    if not size:
        return 0
    a, b = (string_at(machine, one, step, size).lower() for one in arguments[:2])
    return compared(a, b)


def _strndup(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[0], step, number(arguments[1], step)) + b"\0"
    made = allocate(machine, len(data), step)
    if made.block is not None:
        write(machine, made, data, step)
    return made


def _stpncpy(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    data = string_at(machine, arguments[1], step, size)
    read = min(len(data) + 1, size)
    copied(machine, arguments[0], arguments[1], read, padded(machine, arguments[0], data, size, step), step)
    return moved(pointer_of(arguments[0], step), len(data))


def _mempcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[2], step)
    machine.copy(arguments[0], arguments[1], size, step, False)
    return moved(pointer_of(arguments[0], step), size)


def _bcopy(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.copy(arguments[1], arguments[0], number(arguments[2], step), step)
    return None


def _memrchr(machine: Machine, arguments: list[object], step: Step) -> object:
    data = bytes_of(machine, arguments[0], number(arguments[2], step), step)
    return _found(arguments[0], data.rfind(number(arguments[1], step) & 0xFF))


def _memmem(machine: Machine, arguments: list[object], step: Step) -> object:
    data = bytes_of(machine, arguments[0], number(arguments[1], step), step)
    wanted = bytes_of(machine, arguments[2], number(arguments[3], step), step)
    return _found(pointer_of(arguments[0], step), data.find(wanted))


def _strchrnul(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[0], step)
    place = data.find(number(arguments[1], step) & 0xFF)
    return moved(arguments[0], len(data) if place == -1 else place)


def _strcasestr(machine: Machine, arguments: list[object], step: Step) -> object:
    text = string_at(machine, arguments[0], step).lower()
    return _found(arguments[0], text.find(string_at(machine, arguments[1], step).lower()))


def _strlcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[1], step)
    size = number(arguments[2], step)
    if size:
        copied(machine, arguments[0], arguments[1], len(data) + 1, data[: size - 1] + b"\0", step)
    return len(data)


def _strlcat(machine: Machine, arguments: list[object], step: Step) -> object:
    data = string_at(machine, arguments[1], step)
    size = number(arguments[2], step)
    start = len(string_at(machine, arguments[0], step, size))
    if start < size:
        end = moved(arguments[0], start)
        copied(machine, end, arguments[1], len(data) + 1, data[: size - start - 1] + b"\0", step)
    return start + len(data)


def _strxfrm(machine: Machine, arguments: list[object], step: Step) -> object:
    """In the locale "C" a string is what it is compared as."""
    data = string_at(machine, arguments[1], step)
    size = number(arguments[2], step)
    if len(data) < size:
        copied(machine, arguments[0], arguments[1], len(data) + 1, data + b"\0", step)
    return len(data)


def _strtok_r(machine: Machine, arguments: list[object], step: Step) -> object:
    start = arguments[0]
    if start == NULL:
        start = machine.load(arguments[2], varargs.pointer_scalar(machine), step)
    token, rest = NULL, NULL
    if start != NULL:
        token, rest = token_at(machine, start, arguments[1], step)
    machine.store(arguments[2], rest, varargs.pointer_scalar(machine), step)
    return token


def _strsep(machine: Machine, arguments: list[object], step: Step) -> object:
    scalar = varargs.pointer_scalar(machine)
    start = machine.load(arguments[0], scalar, step)
    if start == NULL:
        return NULL
    text = string_at(machine, start, step)
    wanted = string_at(machine, arguments[1], step)
    end = next((place for place, byte in enumerate(text) if byte in wanted), -1)
    if end != -1:
        write(machine, moved(start, end), b"\0", step)
    machine.store(arguments[0], _found(start, end + 1 if end != -1 else -1), scalar, step)
    return start


def _first_set(bits: int) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        value = integers.low_bits(number(arguments[0], step), bits)
        return (value & -value).bit_length()

    return call


def _is_ascii(machine: Machine, arguments: list[object], step: Step) -> object:
    return int(not number(arguments[0], step) & ~0x7F)


def _to_ascii(machine: Machine, arguments: list[object], step: Step) -> object:
    return number(arguments[0], step) & 0x7F


# Streams


def _line(machine: Machine, arguments: list[object], delimiter: int, stream: object, step: Step) -> object:
    """`getdelim`: a line into a buffer that is made larger where it has to be."""
    data = bytearray()
    source = files_of(machine).stream(stream, machine, step)
    while not data.endswith(bytes([delimiter])):
        byte = source.read(1)
        if not byte:
            break
        data += byte
    if not data:
        return _FAILED
    scalar = varargs.pointer_scalar(machine)
    buffer = machine.load(arguments[0], scalar, step)
    held = 0 if buffer == NULL else number(machine.load(arguments[1], _long(machine), step), step)
    room = held or _ROWS
    if room <= len(data):
        room = max(len(data) + 1, 2 * room)
    if room != held:
        release(machine, buffer, step)
        buffer = allocate(machine, room, step)
        machine.store(arguments[0], buffer, scalar, step)
        machine.store(arguments[1], room, _long(machine), step)
    write(machine, buffer, bytes(data) + b"\0", step)
    return len(data)


def _getline(machine: Machine, arguments: list[object], step: Step) -> object:
    return _line(machine, arguments, ord("\n"), arguments[2], step)


def _getdelim(machine: Machine, arguments: list[object], step: Step) -> object:
    return _line(machine, arguments, number(arguments[2], step) & 0xFF, arguments[3], step)


def _allocated(machine: Machine, target: object, data: bytes, step: Step) -> int:
    made = allocate(machine, len(data) + 1, step)
    write(machine, made, data + b"\0", step)
    machine.store(target, made, varargs.pointer_scalar(machine), step)
    return len(data)


def _asprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    return _allocated(machine, arguments[0], formatted(machine, arguments[1], arguments[2:], step), step)


def _vasprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    given = varargs.Arguments(machine, arguments[2], step)
    return _allocated(machine, arguments[0], formatted(machine, arguments[1], given, step), step)


def _dprintf(machine: Machine, arguments: list[object], step: Step) -> object:
    data = formatted(machine, arguments[1], arguments[2:], step)
    stream = files_of(machine).by_number.get(number(arguments[0], step))
    if stream is None:
        return 0xFFFFFFFF
    put(machine, stream, data)
    return len(data)


# Numbers


def _rand_r(machine: Machine, arguments: list[object], step: Step) -> object:
    """As glibc has it."""
    scalar = varargs.i32(machine)
    state = number(machine.load(arguments[0], scalar, step, 4), step)
    found = 0
    for bits in (11, 10, 10):
        state = (state * 1103515245 + 12345) & 0xFFFFFFFF
        found = found << bits ^ (state >> 16) % (1 << bits)
    machine.store(arguments[0], state, scalar, step, 4)
    return found


def _srand48(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.compiler_of().library.linear = (number(arguments[0], step) & 0xFFFFFFFF) << 16 | 0x330E
    return None


def _following(machine: Machine) -> int:
    library = machine.compiler_of().library
    library.linear = (library.linear * 0x5DEECE66D + 0xB) & ((1 << 48) - 1)
    return library.linear


def _drand48(machine: Machine, arguments: list[object], step: Step) -> object:
    return _following(machine) / (1 << 48)


def _lrand48(machine: Machine, arguments: list[object], step: Step) -> object:
    return _following(machine) >> 17


def _mrand48(machine: Machine, arguments: list[object], step: Step) -> object:
    return integers.low_bits(integers.signed(_following(machine) >> 16, 32), 64)


def _reallocarray(machine: Machine, arguments: list[object], step: Step) -> object:
    size = number(arguments[1], step) * number(arguments[2], step)
    return resized(machine, [arguments[0], size], step)


# Time


def _stored_time(machine: Machine, target: object, now: int, parts: int, step: Step) -> object:
    """A struct of seconds and of so many parts of one."""
    seconds, fraction = divmod(now, parts)
    machine.store(target, seconds, _long(machine), step)
    machine.store(moved(target, 8), fraction, _long(machine), step)
    return 0


_CLOCKS: Final = {0: time.time_ns, **dict.fromkeys((2, 3), time.process_time_ns)}


def _clock_gettime(machine: Machine, arguments: list[object], step: Step) -> object:
    now = _CLOCKS.get(number(arguments[0], step), time.monotonic_ns)()
    return _stored_time(machine, arguments[1], now, 1_000_000_000, step)


def _gettimeofday(machine: Machine, arguments: list[object], step: Step) -> object:
    return _stored_time(machine, arguments[0], time.time_ns() // 1000, 1_000_000, step)


HANDLERS: Final[dict[str, Handler]] = {
    "strncasecmp": _strncasecmp,
    "strndup": _strndup,
    "stpncpy": _stpncpy,
    "mempcpy": _mempcpy,
    "bcopy": _bcopy,
    "memrchr": _memrchr,
    "memmem": _memmem,
    "strchrnul": _strchrnul,
    "strcasestr": _strcasestr,
    "strlcpy": _strlcpy,
    "strlcat": _strlcat,
    "strxfrm": _strxfrm,
    "strtok_r": _strtok_r,
    "__strtok_r": _strtok_r,
    "strsep": _strsep,
    "ffs": _first_set(32),
    "ffsl": _first_set(64),
    "ffsll": _first_set(64),
    "isascii": _is_ascii,
    "toascii": _to_ascii,
    "getline": _getline,
    "getdelim": _getdelim,
    "__getdelim": _getdelim,
    "asprintf": _asprintf,
    "vasprintf": _vasprintf,
    "dprintf": _dprintf,
    "rand_r": _rand_r,
    "srand48": _srand48,
    "drand48": _drand48,
    "lrand48": _lrand48,
    "mrand48": _mrand48,
    "reallocarray": _reallocarray,
    "clock_gettime": _clock_gettime,
    "gettimeofday": _gettimeofday,
}
