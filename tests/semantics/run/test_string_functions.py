"""What C's functions of strings return, and what is in memory behind them: `string_functions.txt`, by glibc.

A row is a call, its result and the twelve bytes of `room` after it; `room` begins as "abcAbc", `text` is "xyxz".
`python tests/semantics/run/test_string_functions.py` asks the C library of the machine anew.
"""

from __future__ import annotations

import ctypes
import itertools
from pathlib import Path

import irkit
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Pointer

RECORD = Path(__file__).parent / "string_functions.txt"
ROOM = b"abcAbc".ljust(12, b"\0")
TEXT = b"xyxz".ljust(12, b"\0")
WORDS = {
    "some": b"bc",
    "capital": b"AB",
    "none": b"q",
    "empty": b"",
    "all": b"abcAbc",
    "more": b"abcAbcd",
    "z": b"xyxzz",
}
SIZES = (0, 1, 3, 6, 11)
LETTERS = (*b"cAx", 0, 0x161)
# The result is a pointer, a number, the sign of a number, or nothing.
CALLS: dict[str, tuple[str, tuple[tuple[object, ...], ...]]] = {
    **dict.fromkeys(("strcpy", "strcat", "stpcpy"), ("ptr", (("room", "room+2"), ("text", "some", "empty")))),
    **dict.fromkeys(
        ("strncpy", "strncat", "stpncpy"), ("ptr", (("room", "room+1"), ("text", "empty"), (0, 1, 3, 4, 5, 6)))
    ),
    **dict.fromkeys(("memcpy", "mempcpy", "memmove"), ("ptr", (("room", "room+2"), ("text", "text+1"), (0, 1, 5)))),
    "bcopy": ("void", (("text", "room+1"), ("room", "room+2"), (0, 1, 5))),
    "memset": ("ptr", (("room", "room+3"), (0, 65, 0x142), (0, 1, 6))),
    "bzero": ("void", (("room", "room+3"), (0, 1, 6))),
    **dict.fromkeys(("memchr", "memrchr"), ("ptr", (("room", "room+1"), LETTERS, SIZES))),
    **dict.fromkeys(("strchr", "strrchr", "strchrnul", "index", "rindex"), ("ptr", (("room", "room+3"), LETTERS))),
    **{name: ("ptr", (("room", "room+1"), tuple(WORDS))) for name in ("strstr", "strcasestr", "strpbrk")},
    "memmem": ("ptr", (("room",), SIZES, ("some", "capital", "none"), (0, 1, 2))),
    **{name: ("i64", (("room", "room+1"), tuple(WORDS))) for name in ("strspn", "strcspn")},
    "strlen": ("i64", (("room", "room+2", "text", "empty"),)),
    "strnlen": ("i64", (("room", "room+2", "empty"), SIZES)),
    **dict.fromkeys(("strcmp", "strcasecmp", "strcoll"), ("sign", (("room", "text"), (*WORDS, "room")))),
    **dict.fromkeys(("strncmp", "strncasecmp"), ("sign", (("room", "text"), (*WORDS, "room"), SIZES))),
    "memcmp": ("sign", (("room", "text"), ("room+3", "room", "text"), (0, 1, 2, 4))),
    "strxfrm": ("i64", (("room",), ("text", "empty"), (0, 5, 11))),
    **{name: ("i32", (tuple(range(-2, 5)),)) for name in ("ffs", "abs")},
    "toascii": ("i32", ((0, 127, 128, 65, -1),)),
    "isascii": ("i32", ((0, 127, 128, -1),)),
}
I32 = {"memset": (1,), **dict.fromkeys(("memchr", "memrchr"), (1,))}
for one in ("strchr", "strrchr", "strchrnul", "index", "rindex"):
    I32[one] = (1,)
for one in ("ffs", "abs", "toascii", "isascii"):
    I32[one] = (0,)


def calls() -> list[tuple[str, tuple[object, ...]]]:
    return [(name, given) for name, (_, lists) in CALLS.items() for given in itertools.product(*lists)]


def shown(name: str, given: tuple[object, ...], result: str, room: bytes) -> str:
    changed = "" if room == ROOM else f" {room!r}"
    return f"{name}({', '.join(map(str, given))}): {result}{changed}"


# Irkit


def operand(name: str, place: int, value: object) -> str:
    if isinstance(value, int):
        return f"{'i32' if place in I32.get(name, ()) else 'i64'} {value}"
    base, _, offset = str(value).partition("+")
    return f"ptr getelementptr (i8, ptr @{base}, i64 {offset or 0})"


def literal(data: bytes) -> str:
    return f'[{len(data)} x i8] c"' + "".join([f"\\{byte:02x}" for byte in data]) + '"'


def module() -> irkit.Module:
    text = "".join([f"@{name} = constant {literal(data + bytes(1))}\n" for name, data in WORDS.items()])
    text += f"@text = constant {literal(TEXT)}\n@fresh = constant {literal(ROOM)}\n@room = global {literal(ROOM)}\n"
    declared: set[str] = set()
    for place, (name, given) in enumerate(calls()):
        kind = CALLS[name][0].replace("sign", "i32")
        operands = [operand(name, at, value) for at, value in enumerate(given)]
        if name not in declared:
            declared.add(name)
            text += f"declare {kind} @{name}({', '.join([one.split()[0] for one in operands])})\n"
        call = f"call {kind} @{name}({', '.join(operands)})"
        text += f"define {kind} @f{place}() {{\n  %b = load [12 x i8], ptr @fresh\n  store [12 x i8] %b, ptr @room\n"
        text += f"  {call}\n  ret void\n}}\n" if kind == "void" else f"  %r = {call}\n  ret {kind} %r\n}}\n"
    return irkit.parse_assembly(
        text + "define [12 x i8] @held() {\n  %b = load [12 x i8], ptr @room\n  ret [12 x i8] %b\n}\n"
    )


def answers() -> list[str]:
    interpreter = Interpreter(module())
    found = []
    for place, (name, given) in enumerate(calls()):
        result = interpreter.call(f"f{place}")
        if isinstance(result, Pointer):
            said = "null" if result.block is None else f"{result.block.name[1:]}+{result.offset}"
        elif CALLS[name][0] == "sign":
            assert isinstance(result, int)
            said = "<=>"[(result > 0) - (result < 0) + 1]
        else:
            said = str(result)
        held = interpreter.call("held")
        assert isinstance(held, list)
        found.append(shown(name, given, said, bytes([byte & 0xFF for byte in held])))
    return found


def test_results_and_memory_are_those_of_glibc() -> None:
    assert answers() == RECORD.read_text(encoding="utf-8").splitlines()


# The C library


def asked() -> list[str]:
    library = ctypes.CDLL(None)
    held = {name: ctypes.create_string_buffer(data + bytes(1)) for name, data in WORDS.items()}
    held["text"] = ctypes.create_string_buffer(TEXT, 12)
    found = []
    for name, given in calls():
        room = held["room"] = ctypes.create_string_buffer(ROOM, 12)
        function = getattr(library, name)
        kind = CALLS[name][0]
        function.restype = {"ptr": ctypes.c_void_p, "i64": ctypes.c_long, "void": None}.get(kind, ctypes.c_int)
        arguments: list[object] = []
        for place, value in enumerate(given):
            if isinstance(value, int):
                arguments.append((ctypes.c_int if place in I32.get(name, ()) else ctypes.c_long)(value))
            else:
                base, _, offset = str(value).partition("+")
                arguments.append(ctypes.c_void_p(ctypes.addressof(held[base]) + int(offset or 0)))
        result = function(*arguments)
        said = str(result)
        if kind == "ptr":
            said = "null"
            for base, buffer in held.items():
                if result is not None and 0 <= result - ctypes.addressof(buffer) <= len(buffer):
                    said = f"{base}+{result - ctypes.addressof(buffer)}"
        elif kind == "sign":
            said = "<=>"[(result > 0) - (result < 0) + 1]
        found.append(shown(name, given, said, room.raw))
    return found


if __name__ == "__main__":
    RECORD.write_text("".join([f"{one}\n" for one in asked()]), encoding="utf-8")
