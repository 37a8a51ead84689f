"""stdlib.h, ctype.h, math.h, time.h, assert.h, and what is refused by name."""

from __future__ import annotations

import errno
import os
import string
import time
from collections import deque
from fractions import Fraction
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.semantics import floats, varargs
from irkit.semantics.control_steps import Handler
from irkit.semantics.errors import Jumping, ProgramAbort, ProgramExit
from irkit.semantics.library import mathematics
from irkit.semantics.library.access import byte_cells, moved, number, pointer_of, signed, string_at, write
from irkit.semantics.library.formatting import limited, parse_float, parse_integer
from irkit.semantics.library.memory import allocate
from irkit.semantics.library.stdio import files_of, put, set_errno
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Pointer

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine


def call_at_exit(machine: Machine, step: Step) -> None:
    """Call what `atexit` was given, the last first; what the module has not and nothing stands for is left out."""
    compiler = machine.compiler_of()
    waiting = compiler.library.at_exit
    while waiting:
        pointer, argument = waiting.pop()
        function = compiler.callee(pointer, step)
        given = [argument][: len(function.function_type.parameters)]
        if not function.is_declaration:
            machine.call(compiler.code(function), given)
        elif compiler.has_handler(function):
            compiler.handler(function)(machine, given, step)


def _exit(machine: Machine, arguments: list[object], step: Step) -> object:
    call_at_exit(machine, step)
    raise ProgramExit(number(arguments[0], step) & 0xFF)


def _quick_exit(machine: Machine, arguments: list[object], step: Step) -> object:
    raise ProgramExit(number(arguments[0], step) & 0xFF)


def _abort(machine: Machine, arguments: list[object], step: Step) -> object:
    raise ProgramAbort("the program called abort", step)


def _assert_fail(machine: Machine, arguments: list[object], step: Step) -> object:
    words = [string_at(machine, pointer, step) for pointer in (arguments[1], arguments[0])]
    function = arguments[3]
    name = b""
    if function != NULL:
        name = string_at(machine, function, step) + b": "
    line = number(arguments[2], step)
    program = machine.compiler_of().library.program.encode()
    said = program + b": " + words[0] + b":%d: " % line + name + b"Assertion `" + words[1] + b"' failed.\n"
    put(machine, files_of(machine).by_number[2], said)
    raise ProgramAbort("an assertion of the program failed", step)


def _atexit(machine: Machine, arguments: list[object], step: Step) -> object:
    library = machine.compiler_of().library
    function, *given = [*arguments, NULL]
    library.at_exit.append((function, given[0]))
    return 0


def _long_of(machine: Machine, arguments: list[object], step: Step) -> int:
    """The number at the start of a string, or the `long` next to it, as `strtol` gives it."""
    return limited(parse_integer(string_at(machine, arguments[0], step), 10)[0], True)


def _atoi(machine: Machine, arguments: list[object], step: Step) -> object:
    return _long_of(machine, arguments, step) & 0xFFFFFFFF


def _atol(machine: Machine, arguments: list[object], step: Step) -> object:
    return _long_of(machine, arguments, step) & 0xFFFFFFFFFFFFFFFF


def as_double(value: Fraction | float) -> float:
    if isinstance(value, float):
        return value
    found = floats.from_fraction(value, "double")
    assert isinstance(found, float)
    return found


def _atof(machine: Machine, arguments: list[object], step: Step) -> object:
    return as_double(parse_float(string_at(machine, arguments[0], step))[0])


def _stored_end(machine: Machine, arguments: list[object], end: int, step: Step) -> None:
    target = arguments[1]
    if target != NULL:
        machine.store(target, moved(arguments[0], end), varargs.pointer_scalar(machine), step)


def _parsed(machine: Machine, arguments: list[object], step: Step, is_signed: bool) -> object:
    base = number(arguments[2], step)
    if base and not 2 <= base <= 36:
        set_errno(machine, errno.EINVAL, step)
        return 0
    value, end = parse_integer(string_at(machine, arguments[0], step), base)
    _stored_end(machine, arguments, end, step)
    made = limited(value, is_signed)
    if made != value:
        set_errno(machine, errno.ERANGE, step)
    return made & 0xFFFFFFFFFFFFFFFF


def _strtol(machine: Machine, arguments: list[object], step: Step) -> object:
    return _parsed(machine, arguments, step, True)


def _strtoul(machine: Machine, arguments: list[object], step: Step) -> object:
    return _parsed(machine, arguments, step, False)


def _strtod(machine: Machine, arguments: list[object], step: Step) -> object:
    value, end = parse_float(string_at(machine, arguments[0], step))
    _stored_end(machine, arguments, end, step)
    return as_double(value)


def _strtof(machine: Machine, arguments: list[object], step: Step) -> object:
    value, end = parse_float(string_at(machine, arguments[0], step))
    _stored_end(machine, arguments, end, step)
    return floats.rounded(value, "float") if isinstance(value, float) else floats.from_fraction(value, "float")


def _strtold(machine: Machine, arguments: list[object], step: Step) -> object:
    value, end = parse_float(string_at(machine, arguments[0], step))
    _stored_end(machine, arguments, end, step)
    if isinstance(value, float):
        return floats.convert(value, "double", "x86_fp80")
    return floats.from_fraction(value, "x86_fp80")


def _abs(machine: Machine, arguments: list[object], step: Step) -> object:
    return abs(signed(arguments[0], 32, step)) & 0xFFFFFFFF


def _labs(machine: Machine, arguments: list[object], step: Step) -> object:
    return abs(signed(arguments[0], 64, step)) & 0xFFFFFFFFFFFFFFFF


def _divided(bits: int) -> Handler:
    """`div` and `ldiv`; div's result is one i64 on x86-64."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        a, b = signed(arguments[0], bits, step), signed(arguments[1], bits, step)
        if not b:
            raise ProgramAbort("the program divided by zero in div", step, 136)
        quotient = integers.quotient_to_zero(a, b)
        mask = (1 << bits) - 1
        rest = a - quotient * b
        if bits == 32:
            return quotient & mask | (rest & mask) << 32
        return [quotient & mask, rest & mask]

    return call


def _rand(machine: Machine, arguments: list[object], step: Step) -> object:
    return machine.compiler_of().library.random.following()


def _srand(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.compiler_of().library.random.seed(number(arguments[0], step) & 0xFFFFFFFF)
    return None


class Random:
    """`rand` as glibc has it (its TYPE_3), so that programs print what they print elsewhere."""

    def __init__(self) -> None:
        self.state: deque[int]
        self.seed(1)

    def seed(self, seed: int) -> None:
        words = [integers.signed(seed or 1, 32)]
        for _ in range(30):
            words.append(16807 * words[-1] % 2147483647)
        self.state = deque([*words, *words[:3]], maxlen=31)
        for _ in range(310):  # of which glibc shows none
            self.following()

    def following(self) -> int:
        found = (self.state[0] + self.state[-3]) & 0xFFFFFFFF
        self.state.append(found)
        return found >> 1


def _qsort(machine: Machine, arguments: list[object], step: Step) -> object:
    base, count, size, compare = arguments
    total, width = number(count, step), number(size, step)
    if not total or not width:
        return None
    block = machine.checked(base, total * width, step, True)
    compiler = machine.compiler_of()
    code = compiler.code(compiler.callee(compare, step))
    assert isinstance(base, Pointer)
    start = base.offset
    scratch = machine.allocate("elements that qsort compares", 2 * width, step)
    cells = byte_cells(machine, block)
    elements = [cells[start + place * width : start + (place + 1) * width] for place in range(total)]
    left, right = Pointer(scratch), Pointer(scratch, width)

    def less_or_equal(a: list[object], b: list[object]) -> bool:
        byte_cells(machine, scratch)[:] = a + b
        return signed(machine.call(code, [left, right]), 32, step) <= 0

    made = _merged(elements, less_or_equal)
    byte_cells(machine, block)[start : start + total * width] = [cell for element in made for cell in element]
    machine.free(scratch)
    return None


def _merged(elements: list[list[object]], less_or_equal: object) -> list[list[object]]:
    """Merge sort, from the shortest runs up, which glibc does as well."""
    assert callable(less_or_equal)
    runs = [[element] for element in elements]
    none: list[list[object]] = []
    while len(runs) > 1:
        made: list[list[list[object]]] = []
        for left, right in zip_longest(runs[::2], runs[1::2], fillvalue=none):
            merged: list[list[object]] = []
            while left and right:
                merged.append((left if less_or_equal(left[0], right[0]) else right).pop(0))
            made.append(merged + left + right)
        runs = made
    return runs[0]


def _bsearch(machine: Machine, arguments: list[object], step: Step) -> object:
    key, base, count, size, compare = arguments
    compiler = machine.compiler_of()
    code = compiler.code(compiler.callee(compare, step))
    low, high = 0, number(count, step)
    while low < high:
        middle = (low + high) // 2
        place = moved(pointer_of(base, step), middle * number(size, step))
        outcome = signed(machine.call(code, [key, place]), 32, step)
        if outcome < 0:
            high = middle
        elif outcome > 0:
            low = middle + 1
        else:
            return place
    return NULL


def _getenv(machine: Machine, arguments: list[object], step: Step) -> object:
    """The environment is that of irkit's process; each string is made once."""
    name = string_at(machine, arguments[0], step)
    value = os.environb.get(name)
    return NULL if value is None else kept_string(machine, f"the environment's {os.fsdecode(name)}", value, step)


def _time(machine: Machine, arguments: list[object], step: Step) -> object:
    now = int(time.time())
    target = arguments[0]
    if target != NULL:
        machine.store(target, now, machine.compiler_of().library.long(), step)
    return now


def _clock(machine: Machine, arguments: list[object], step: Step) -> object:
    return time.process_time_ns() // 1000


def _difftime(machine: Machine, arguments: list[object], step: Step) -> object:
    return float(signed(arguments[0], 64, step) - signed(arguments[1], 64, step))


def kept_string(machine: Machine, key: str, data: bytes, step: Step) -> Pointer:
    """A string of the library, made once."""
    library = machine.compiler_of().library
    found = library.tables.get(key)
    if found is None:
        text = data + b"\0"
        found = allocate(machine, len(text), step, name=key)
        write(machine, found, text, step)
        library.tables[key] = found
    return found


def _strerror(machine: Machine, arguments: list[object], step: Step) -> object:
    place = signed(arguments[0], 32, step)
    return kept_string(machine, f"the words of error {place}", os.strerror(place).encode(), step)


def _localeconv(machine: Machine, arguments: list[object], step: Step) -> object:
    """The struct of the locale "C", which has a decimal point and no other string, and no number but what stands for
    none."""
    library = machine.compiler_of().library
    found = library.tables.get("localeconv")
    if found is None:
        scalar = varargs.pointer_scalar(machine)
        empty = kept_string(machine, "an empty string", b"", step)
        point = kept_string(machine, "the decimal point", b".", step)
        found = Pointer(machine.allocate("localeconv", 96, step))
        strings = [point] + [empty] * 9
        for place, string in enumerate(strings):
            machine.store(moved(found, place * scalar.size), string, scalar, step)
        write(machine, moved(found, len(strings) * scalar.size), b"\x7f" * 14, step)
        library.tables["localeconv"] = found
    return found


def _setlocale(machine: Machine, arguments: list[object], step: Step) -> object:
    """There is the locale "C" alone, which is the environment's too."""
    asked = arguments[1]
    if asked == NULL or string_at(machine, asked, step) in (b"", b"C", b"POSIX"):
        return kept_string(machine, "the name of the locale", b"C", step)
    return NULL


def _zero(machine: Machine, arguments: list[object], step: Step) -> object:
    return 0


def _none(machine: Machine, arguments: list[object], step: Step) -> object:
    return None


# Characters

_GRAPHIC: Final = string.ascii_letters + string.digits + string.punctuation
# The functions of <ctype.h>: glibc's bits, and the characters.
_CLASSES: Final = {
    "isblank": (0x1, frozenset(b" \t")),
    "iscntrl": (0x2, frozenset(range(128)) - frozenset(_GRAPHIC.encode()) - frozenset(b" ")),
    "ispunct": (0x4, frozenset(string.punctuation.encode())),
    "isalnum": (0x8, frozenset((string.ascii_letters + string.digits).encode())),
    "isupper": (0x100, frozenset(string.ascii_uppercase.encode())),
    "islower": (0x200, frozenset(string.ascii_lowercase.encode())),
    "isalpha": (0x400, frozenset(string.ascii_letters.encode())),
    "isdigit": (0x800, frozenset(string.digits.encode())),
    "isxdigit": (0x1000, frozenset(string.hexdigits.encode())),
    "isspace": (0x2000, frozenset(string.whitespace.encode())),
    "isprint": (0x4000, frozenset(_GRAPHIC.encode()) | frozenset(b" ")),
    "isgraph": (0x8000, frozenset(_GRAPHIC.encode())),
}
_UPPER: Final = dict(zip(string.ascii_lowercase.encode(), string.ascii_uppercase.encode(), strict=True))
_LOWER: Final = dict(zip(string.ascii_uppercase.encode(), string.ascii_lowercase.encode(), strict=True))


def _character(members: frozenset[int]) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        return int(number(arguments[0], step) in members)

    return call


def _cased(letters: dict[int, int]) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        byte = number(arguments[0], step) & 0xFFFFFFFF
        return letters.get(byte, byte)

    return call


def _class_bits(byte: int) -> int:
    return sum([bit for bit, members in _CLASSES.values() if byte in members])


def _unsigned(byte: int) -> int:
    """What a character that is negative as a `char` stands for; EOF for itself."""
    return byte if byte == -1 else byte & 0xFF


def _table(name: str, bits: int, values: list[int]) -> Handler:
    """`__ctype_b_loc` and its like: a pointer to a pointer to the middle of a table from -128 to 255."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        library = machine.compiler_of().library
        found = library.tables.get(name)
        if found is None:
            scalar = library.shape(f"i{bits}").scalar
            assert scalar is not None
            table = machine.allocate(name, len(values) * scalar.size, step)
            table.set_cells(scalar, [value & scalar.mask for value in values])
            pointer = varargs.pointer_scalar(machine)
            found = Pointer(machine.allocate(f"pointer to {name}", pointer.size, step))
            machine.store(found, Pointer(table, 128 * scalar.size), pointer, step)
            library.tables[name] = found
        return found

    return call


_BYTES: Final = [*range(-128, 256)]


# Jumps


def _longjmp(machine: Machine, arguments: list[object], step: Step) -> object:
    place = machine.load(arguments[0], machine.compiler_of().library.long(), step)
    raise Jumping(number(place, step), number(arguments[1], step), step)


HANDLERS: Final[dict[str, Handler]] = {
    **mathematics.HANDLERS,
    "longjmp": _longjmp,
    "_longjmp": _longjmp,
    "siglongjmp": _longjmp,
    "exit": _exit,
    "_exit": _quick_exit,
    "_Exit": _quick_exit,
    "quick_exit": _quick_exit,
    "abort": _abort,
    "__assert_fail": _assert_fail,
    "atexit": _atexit,
    "__cxa_atexit": _atexit,
    "atoi": _atoi,
    "atol": _atol,
    "atoll": _atol,
    "atof": _atof,
    "strtol": _strtol,
    "strtoll": _strtol,
    "__isoc23_strtol": _strtol,
    "__isoc23_strtoll": _strtol,
    "strtoul": _strtoul,
    "strtoull": _strtoul,
    "__isoc23_strtoul": _strtoul,
    "__isoc23_strtoull": _strtoul,
    "strtod": _strtod,
    "strtof": _strtof,
    "strtold": _strtold,
    "abs": _abs,
    "labs": _labs,
    "llabs": _labs,
    "div": _divided(32),
    "ldiv": _divided(64),
    "lldiv": _divided(64),
    "rand": _rand,
    "random": _rand,
    "srand": _srand,
    "srandom": _srand,
    "qsort": _qsort,
    "bsearch": _bsearch,
    "getenv": _getenv,
    "time": _time,
    "clock": _clock,
    "setlocale": _setlocale,
    "difftime": _difftime,
    "localeconv": _localeconv,
    "strerror": _strerror,
    "__sysv_signal": lambda machine, arguments, step: NULL,
    "signal": lambda machine, arguments, step: NULL,
    "sched_yield": _zero,
    **{name: _character(members) for name, (_, members) in _CLASSES.items()},
    "toupper": _cased(_UPPER),
    "tolower": _cased(_LOWER),
    "__ctype_b_loc": _table("the table of character classes", 16, [_class_bits(byte) for byte in _BYTES]),
    "__ctype_toupper_loc": _table(
        "the table of upper case", 32, [_UPPER.get(byte, _unsigned(byte)) for byte in _BYTES]
    ),
    "__ctype_tolower_loc": _table(
        "the table of lower case", 32, [_LOWER.get(byte, _unsigned(byte)) for byte in _BYTES]
    ),
    "__gmon_start__": _none,
    "_ITM_deregisterTMCloneTable": _none,
    "_ITM_registerTMCloneTable": _none,
    "__main": _none,
}
SET_JUMP: Final = ("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp")  # calls of these are steps of their own
REFUSED: Final = ("fork", "pthread_create", "dlopen")
