"""Functions of <stdlib.h>, <ctype.h>, <locale.h>, <time.h> and <assert.h>, as the C library here does them."""

from __future__ import annotations

import ctypes
import io
import math
import string
import time
from collections.abc import Callable

import pytest

import irkit
from irkit.semantics.errors import ProgramAbort, UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter

CHARACTERS = (
    *("isalnum", "isalpha", "isblank", "iscntrl", "isdigit", "isgraph", "islower", "isprint", "ispunct", "isspace"),
    *("isupper", "isxdigit"),
)
CASES = ("tolower", "toupper")
# The type of the result, the call, and what it gives.
GIVEN = (
    ("i32", "@atoi(ptr @number)", -123),
    ("i64", "@atol(ptr @number)", -123),
    ("i64", "@atoll(ptr @large)", 12345678901),
    ("double", "@atof(ptr @real)", -1.5e3),
    ("double", "@atof(ptr @word)", 0.0),
    ("i32", "@abs(i32 -7)", 7),
    ("i64", "@labs(i64 -7)", 7),
    ("double", "@difftime(i64 5, i64 9)", -4.0),
)
HEAD = """@number = constant [6 x i8] c" -123\\00"
@large = constant [12 x i8] c"12345678901\\00"
@real = constant [9 x i8] c"-1.5e3 x\\00"
@word = constant [5 x i8] c"word\\00"
@file = constant [4 x i8] c"a.c\\00"
@kept = global i64 0
"""


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_classes_of_characters(name: str) -> None:
    text = f"declare i32 @{name}(i32)\ndefine i32 @f(i32 %c) {{\n  %r = call i32 @{name}(i32 %c)\n  ret i32 %r\n}}\n"
    interpreter = Interpreter(irkit.parse_assembly(text))
    native = getattr(ctypes.CDLL(None), name)
    found = [byte for byte in range(-1, 128) if interpreter.call("f", byte)]
    assert found == [byte for byte in range(-1, 128) if native(byte)]


@pytest.mark.parametrize("name", CASES)
def test_the_cases_of_characters(name: str) -> None:
    text = f"declare i32 @{name}(i32)\ndefine i32 @f(i32 %c) {{\n  %r = call i32 @{name}(i32 %c)\n  ret i32 %r\n}}\n"
    interpreter = Interpreter(irkit.parse_assembly(text))
    native = getattr(ctypes.CDLL(None), name)
    places = [*range(-1, 128), 255]
    assert [ctypes.c_int32(interpreter.call("f", byte)).value for byte in places] == [native(byte) for byte in places]


@pytest.mark.parametrize(("ty", "call", "wanted"), GIVEN, ids=[row[1] for row in GIVEN])
def test_numbers(ty: str, call: str, wanted: float) -> None:
    name, _, arguments = call.removesuffix(")").partition("(")
    types = ", ".join(argument.split()[0] for argument in arguments.split(", "))
    text = f"{HEAD}declare {ty} {name}({types})\ndefine {ty} @f() {{\n  %r = call {ty} {call}\n  ret {ty} %r\n}}\n"
    found = Interpreter(irkit.parse_assembly(text)).call("f")
    kinds = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "double": ctypes.c_double}
    assert kinds[ty](found).value == wanted


@pytest.mark.parametrize("ty", ["i64 @div(i32, i32)", "{ i64, i64 } @ldiv(i64, i64)"])
def test_a_quotient_by_zero_ends_the_program_as_a_signal_does(ty: str) -> None:
    name, parameter = ty.partition("(")[0], ty.rpartition(" ")[2].rstrip(")")
    text = f"declare {ty}\ndefine i32 @main() {{\n  %r = call {name}({parameter} 1, {parameter} 0)\n  ret i32 0\n}}\n"
    with pytest.raises(ProgramAbort, match="divided by zero") as caught:
        Interpreter(irkit.parse_assembly(text)).run("main", [])
    assert caught.value.status == 136


def test_time_is_given_and_stored() -> None:
    text = f"""{HEAD}declare i64 @time(ptr)
define i64 @f() {{
  %r = call i64 @time(ptr @kept)
  %k = load i64, ptr @kept
  %d = sub i64 %r, %k
  ret i64 %d
}}
define i64 @now() {{
  %r = call i64 @time(ptr null)
  ret i64 %r
}}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    assert interpreter.call("f") == 0
    assert abs(interpreter.call("now") - time.time()) < 60


def test_the_locale_is_c() -> None:
    """Its decimal point is a point; other strings are empty, and numbers are the largest `char`."""
    text = """declare ptr @localeconv()
declare i32 @puts(ptr)
declare i64 @write(i32, ptr, i64)
define i32 @main() {
  %l = call ptr @localeconv()
  %p = load ptr, ptr %l
  call i32 @puts(ptr %p)
  %again = call ptr @localeconv()
  %a = getelementptr ptr, ptr %again, i64 9
  %q = load ptr, ptr %a
  call i32 @puts(ptr %q)
  %n = getelementptr i8, ptr %l, i64 80
  call i64 @write(i32 1, ptr %n, i64 14)
  ret i32 0
}
"""
    out = io.BytesIO()
    assert Interpreter(irkit.parse_assembly(text), stdout=out).run("main", []) == 0
    assert out.getvalue() == b".\n\n" + b"\x7f" * 14


class Loose(io.BytesIO):
    """What stands for a file may give anything where files give a bool."""

    def isatty(self) -> bool:
        return None  # type: ignore[return-value]

    def writable(self) -> bool:
        return None  # type: ignore[return-value]


def test_a_stream_need_not_be_a_file() -> None:
    text = """declare i32 @putchar(i32)
define i32 @main() {
  call i32 @putchar(i32 65)
  ret i32 0
}
"""
    out = Loose()
    assert Interpreter(irkit.parse_assembly(text), stdout=out).run("main", []) == 0
    assert out.getvalue() == b"A"


def test_an_assertion_says_where_it_failed() -> None:
    text = f"""{HEAD}declare void @__assert_fail(ptr, ptr, i32, ptr)
define i32 @main(i32 %count, ptr %words) {{
  %name = load ptr, ptr %words
  %few = icmp eq i32 %count, 1
  %function = select i1 %few, ptr @word, ptr null
  call void @__assert_fail(ptr @number, ptr @file, i32 7, ptr %function)
  unreachable
}}
"""
    for arguments, function in (([], "word: "), (["x"], "")):
        err = io.BytesIO()
        interpreter = Interpreter(irkit.parse_assembly(text, "prog"), stderr=err)
        with pytest.raises(ProgramAbort, match="an assertion of the program failed"):
            interpreter.run("main", arguments)
        assert err.getvalue().decode().partition(": ")[2] == f"a.c:7: {function}Assertion ` -123' failed.\n"


def test_div_rounds_towards_zero_and_not_by_zero() -> None:
    text = """declare i64 @div(i32, i32)
define i64 @f(i32 %a, i32 %b) {
  %r = call i64 @div(i32 %a, i32 %b)
  ret i64 %r
}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    found = interpreter.call("f", -7, 2)
    assert [ctypes.c_int32(found & 0xFFFFFFFF).value, ctypes.c_int32(found >> 32 & 0xFFFFFFFF).value] == [-3, -1]
    with pytest.raises(ProgramAbort, match="divided by zero in div"):
        interpreter.call("f", 1, 0)


def test_searching_and_sorting_nothing() -> None:
    text = """declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
declare void @qsort(ptr, i64, i64, ptr)
@sorted = global [3 x i32] [i32 2, i32 4, i32 8]
@key = global i32 0
define internal i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define i32 @f(i32 %key) {
  store i32 %key, ptr @key
  call void @qsort(ptr @sorted, i64 0, i64 4, ptr @compare)
  %p = call ptr @bsearch(ptr @key, ptr @sorted, i64 3, i64 4, ptr @compare)
  %is = icmp eq ptr %p, null
  br i1 %is, label %none, label %some
none:
  ret i32 -1
some:
  %i = ptrtoint ptr %p to i64
  %b = ptrtoint ptr @sorted to i64
  %d = sub i64 %i, %b
  %r = trunc i64 %d to i32
  ret i32 %r
}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    found = {key: ctypes.c_int32(interpreter.call("f", key)).value for key in (1, 2, 3, 4, 5, 8, 9)}
    assert found == {1: -1, 2: 0, 3: -1, 4: 4, 5: -1, 8: 8, 9: -1}


def characters(first: int, last: int) -> str:
    return "".join([chr(number) for number in range(first, last + 1)])


# What glibc's table of classes says of each character, by bit.
CLASSES = {
    0x1: " \t",
    0x2: characters(0, 31) + chr(127),
    0x4: string.punctuation,
    0x8: string.ascii_letters + string.digits,
    0x100: string.ascii_uppercase,
    0x200: string.ascii_lowercase,
    0x400: string.ascii_letters,
    0x800: string.digits,
    0x1000: string.hexdigits,
    0x2000: string.whitespace,
    0x4000: characters(32, 126),
    0x8000: characters(33, 126),
}


@pytest.mark.parametrize(
    ("name", "width", "entry"),
    [
        ("__ctype_b_loc", 16, lambda one: sum(bit for bit, held in CLASSES.items() if one >= 0 and chr(one) in held)),
        ("__ctype_tolower_loc", 32, lambda one: ord(chr(one).lower()) if 0 <= one < 128 else one),
        ("__ctype_toupper_loc", 32, lambda one: ord(chr(one).upper()) if 0 <= one < 128 else one),
    ],
)
def test_the_tables_of_characters(name: str, width: int, entry: Callable[[int], int]) -> None:
    text = f"""declare ptr @{name}()
define i{width} @entry(i64 %place) {{
  %to = call ptr @{name}()
  %table = load ptr, ptr %to
  %at = getelementptr i{width}, ptr %table, i64 %place
  %found = load i{width}, ptr %at
  ret i{width} %found
}}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    mask = (1 << width) - 1
    for place in range(-128, 256):
        found = interpreter.call("entry", place)
        assert isinstance(found, int)
        # What a negative character stands for is EOF for -1, and else what it is as unsigned.
        wanted = entry(place) if width == 16 or place >= 0 or place == -1 else place & 0xFF
        assert found & mask == wanted & mask, place
    with pytest.raises(UndefinedBehaviorError, match="bytes"):
        interpreter.call("entry", 256)
    with pytest.raises(UndefinedBehaviorError, match="bytes"):
        interpreter.call("entry", -129)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1" + "0" * 25_000 + "e-25000", 1.0),
        ("0." + "0" * 25_000 + "1e25001", 1.0),
        ("-0x1" + "0" * 6000 + "p-24000", -1.0),
        ("1e1" + "0" * 5000, math.inf),
        ("-1e+1" + "0" * 5000, -math.inf),
        ("1e-1" + "0" * 5000, 0.0),
        ("1e+" + "0" * 5000 + "2", 100.0),
        ("0e1" + "0" * 5000, 0.0),
        ("9" * 5000 + "e-4999", 10.0),
    ],
    ids=range(9),
)
def test_numbers_of_many_digits(text: str, number: float) -> None:
    module = irkit.parse_assembly(
        f'@text = constant [{len(text) + 1} x i8] c"{text}\\00"\ndeclare double @strtod(ptr, ptr)\n'
        "define double @f() {\n  %r = call double @strtod(ptr @text, ptr null)\n  ret double %r\n}\n"
    )
    assert Interpreter(module).call("f") == number


@pytest.mark.parametrize("digits", ["1" + "0" * 4299, "7" * 4300, "8" * 4301, "1" + "0" * 9000])
def test_integers_of_many_digits(digits: str) -> None:
    text = digits[:-1] + " " + "0" * len(digits) + "12"
    module = irkit.parse_assembly(
        f'@text = constant [{len(text) + 1} x i8] c"{text}\\00"\ndeclare i64 @strtol(ptr, ptr, i32)\n'
        "define [2 x i64] @f() {\n  %end = alloca ptr\n  %a = call i64 @strtol(ptr @text, ptr %end, i32 10)\n"
        "  %p = load ptr, ptr %end\n  %b = call i64 @strtol(ptr %p, ptr null, i32 10)\n"
        "  %x = insertvalue [2 x i64] poison, i64 %a, 0\n  %y = insertvalue [2 x i64] %x, i64 %b, 1\n"
        "  ret [2 x i64] %y\n}\n"
    )
    assert Interpreter(module).call("f") == [(1 << 63) - 1, 12]
