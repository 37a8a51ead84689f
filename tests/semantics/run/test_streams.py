"""Functions of <stdio.h>: what each call gives, in this order, and what comes out."""

from __future__ import annotations

import io

import irkit
from irkit.semantics.interpreter import Interpreter

DECLARED = {
    "printf": "i32 (ptr, ...)",
    "fprintf": "i32 (ptr, ptr, ...)",
    "sprintf": "i32 (ptr, ptr, ...)",
    "snprintf": "i32 (ptr, i64, ptr, ...)",
    "__printf_chk": "i32 (i32, ptr, ...)",
    "__fprintf_chk": "i32 (ptr, i32, ptr, ...)",
    "__sprintf_chk": "i32 (ptr, i32, i64, ptr, ...)",
    "__snprintf_chk": "i32 (ptr, i64, i32, i64, ptr, ...)",
    "puts": "i32 (ptr)",
    "fputs": "i32 (ptr, ptr)",
    "putchar": "i32 (i32)",
    "fputc": "i32 (i32, ptr)",
    "fwrite": "i64 (ptr, i64, i64, ptr)",
    "fread": "i64 (ptr, i64, i64, ptr)",
    "fgetc": "i32 (ptr)",
    "getchar": "i32 ()",
    "ungetc": "i32 (i32, ptr)",
    "fgets": "ptr (ptr, i32, ptr)",
    "fflush": "i32 (ptr)",
    "fseek": "i32 (ptr, i64, i32)",
    "ftell": "i64 (ptr)",
    "rewind": "void (ptr)",
    "feof": "i32 (ptr)",
    "ferror": "i32 (ptr)",
    "fileno": "i32 (ptr)",
    "write": "i64 (i32, ptr, i64)",
    "read": "i64 (i32, ptr, i64)",
    "perror": "void (ptr)",
    "strcmp": "i32 (ptr, ptr)",
}
# Those that take a list of arguments, and what stands before it.
LISTED = {"vprintf": (), "vfprintf": ("ptr",), "vsprintf": ("ptr",), "vsnprintf": ("ptr", "i64")}
LISTED_CHECKED = {
    "__vprintf_chk": ("i32",),
    "__vfprintf_chk": ("ptr", "i32"),
    "__vsnprintf_chk": ("ptr", "i64", "i32", "i64"),
}
HEAD = """target triple = "x86_64-pc-linux-gnu"
@stdin = external global ptr
@stdout = external global ptr
@stderr = external global ptr
@format = constant [7 x i8] c"%d-%s\\0A\\00"
@word = constant [4 x i8] c"abc\\00"
@room = global [16 x i8] zeroinitializer
@line = constant [7 x i8] c"7-abc\\0A\\00"
@cut = constant [4 x i8] c"7-a\\00"
@begin = constant [4 x i8] c"fir\\00"
@rest = constant [4 x i8] c"st\\0A\\00"
declare void @llvm.va_start.p0(ptr)
"""
IN, OUT, ERROR = "ptr %in", "ptr %out", "ptr %err"
GIVEN = "ptr @format, i32 7, ptr @word"
# Calls, and what each gives.
CALLS: tuple[tuple[str, object], ...] = (
    (f"printf({GIVEN})", 6),
    (f"fprintf({ERROR}, {GIVEN})", 6),
    (f"vprintf({GIVEN})", 6),
    (f"vfprintf({ERROR}, {GIVEN})", 6),
    (f"__printf_chk(i32 1, {GIVEN})", 6),
    (f"__fprintf_chk({ERROR}, i32 1, {GIVEN})", 6),
    (f"__vprintf_chk(i32 1, {GIVEN})", 6),
    (f"__vfprintf_chk({ERROR}, i32 1, {GIVEN})", 6),
    (f"sprintf(ptr @room, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @line)", 0),
    (f"snprintf(ptr @room, i64 4, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @cut)", 0),
    (f"snprintf(ptr null, i64 0, {GIVEN})", 6),
    (f"vsprintf(ptr @room, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @line)", 0),
    (f"vsnprintf(ptr @room, i64 4, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @cut)", 0),
    (f"__sprintf_chk(ptr @room, i32 1, i64 16, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @line)", 0),
    (f"__snprintf_chk(ptr @room, i64 4, i32 1, i64 16, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @cut)", 0),
    (f"__sprintf_chk(ptr @room, i32 1, i64 16, {GIVEN})", 6),
    (f"__vsnprintf_chk(ptr @room, i64 4, i32 1, i64 16, {GIVEN})", 6),
    ("strcmp(ptr @room, ptr @cut)", 0),
    ("puts(ptr @word)", 4),
    (f"fputs(ptr @word, {ERROR})", 1),
    ("putchar(i32 321)", 65),
    (f"fputc(i32 322, {OUT})", 66),
    (f"fwrite(ptr @word, i64 1, i64 3, {OUT})", 3),
    (f"fwrite(ptr @word, i64 3, i64 1, {OUT})", 1),
    (f"fwrite(ptr @word, i64 0, i64 3, {OUT})", 0),
    ("write(i32 1, ptr @word, i64 2)", 2),
    ("write(i32 2, ptr @word, i64 2)", 2),
    ("write(i32 7, ptr @word, i64 2)", -1),
    (f"fileno({IN})", 0),
    (f"fileno({OUT})", 1),
    (f"fileno({ERROR})", 2),
    (f"fgets(ptr @room, i32 4, {IN})", "room"),
    ("strcmp(ptr @room, ptr @begin)", 0),
    (f"fgets(ptr @room, i32 16, {IN})", "room"),
    ("strcmp(ptr @room, ptr @rest)", 0),
    ("getchar()", ord("x")),
    (f"fgetc({IN})", ord("y")),
    (f"ftell({IN})", 8),
    (f"ungetc(i32 -1, {IN})", -1),
    (f"ungetc(i32 {256 + ord('Y')}, {IN})", ord("Y")),
    (f"ftell({IN})", 7),
    (f"fread(ptr @room, i64 2, i64 2, {IN})", 2),
    (f"fseek({IN}, i64 2, i32 0)", 0),
    (f"fgetc({IN})", ord("r")),
    (f"rewind({IN})", None),
    (f"ftell({IN})", 0),
    ("read(i32 0, ptr @room, i64 3)", 3),
    ("read(i32 9, ptr @room, i64 3)", -1),
    (f"feof({IN})", 0),
    (f"fread(ptr @room, i64 0, i64 2, {IN})", 0),
    (f"fread(ptr @room, i64 1, i64 16, {IN})", 8),
    (f"fgetc({IN})", -1),
    (f"feof({IN})", 1),
    (f"fgets(ptr @room, i32 16, {IN})", None),
    ("getchar()", -1),
    (f"ungetc(i32 65, {IN})", 65),
    (f"feof({IN})", 0),
    (f"ferror({IN})", 0),
    ("fflush(ptr null)", 0),
    ("perror(ptr @word)", None),
)
INPUT = b"first\nxyz12"


def listed(name: str, before: tuple[str, ...]) -> str:
    """A function that hands its variable arguments on as a list."""
    taken = ", ".join([f"{ty} %p{place}" for place, ty in enumerate((*before, "ptr"))])
    types = ", ".join((*before, "ptr", "ptr"))
    return (
        f"declare i32 @{name}({types})\ndefine i32 @l_{name}({taken}, ...) {{\n  %list = alloca [24 x i8], align 16\n"
        f"  call void @llvm.va_start.p0(ptr %list)\n  %r = call i32 @{name}({taken}, ptr %list)\n  ret i32 %r\n}}\n"
    )


def test_what_each_call_gives() -> None:
    lists = {**LISTED, **LISTED_CHECKED}
    text = HEAD + "".join([listed(*one) for one in lists.items()])
    for name, ty in DECLARED.items():
        result, _, parameters = ty.partition(" ")
        text += f"declare {result} @{name}{parameters}\n"
    for place, (call, _) in enumerate(CALLS):
        name, _, arguments = call.partition("(")
        ty = f"i32 ({', '.join((*lists[name], 'ptr'))}, ...)" if name in lists else DECLARED[name]
        result = ty.partition(" ")[0]
        streams = "".join([f"  %{one} = load ptr, ptr @std{one}\n" for one in ("in", "out", "err")])
        made, given = ("", "") if result == "void" else ("%r = ", " %r")
        text += (
            f"define {result} @f{place}() {{\n{streams}  {made}call {ty} @{'l_' if name in lists else ''}{name}("
            f"{arguments}\n  ret {result}{given}\n}}\n"
        )
    out, errors = io.BytesIO(), io.BytesIO()
    interpreter = Interpreter(irkit.parse_assembly(text), stdin=io.BytesIO(INPUT), stdout=out, stderr=errors)
    found = []
    for place, (call, _) in enumerate(CALLS):
        given = interpreter.call(f"f{place}")
        shown: object = given if isinstance(given, int) or given is None else repr(given).removeprefix("&@")
        found.append((call, None if shown == "null" else shown))
    assert found == list(CALLS)
    assert out.getvalue() == b"7-abc\n" * 4 + b"abc\nABabcabcab"
    assert errors.getvalue() == b"7-abc\n" * 4 + b"abcababc: Success\n"
