"""What short programs give when they are run: each line of `short_programs.txt` is one, and behind `=>` stands what a
user sees: the result, what is printed, memory that is asked for, or the error.

The parts of a program stand between `; `. Those that begin as an entity of a module does are at its top, all others are
the body of `@f`; a word of `GIVEN` stands for parts. A text in quotes is a pointer to it and its 0, and a function that
the module has not is declared as it is called. Further parts say how it is run: `llvm 16`, `seed 3`, `vscale 2`,
`limit 9`, `figure-3.1`, `input "text"`, `arguments a b` for `@main`, `run @name words` for another function, `all` for
all outcomes, `show @b` for the bytes of a variable, `trace`, and `profile`.

`python tests/semantics/run/test_short_programs.py` writes the outcomes anew, and lists where lli prints something else
of a program that has no undefined behaviour.
"""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import irkit
from irkit.cli.run_values import shown, value_of
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.semantics.blocks import MixedByte
from irkit.semantics.errors import ProgramAbort, ProgramExit
from irkit.semantics.interpreter import Interpreter, outcomes
from irkit.semantics.profiling import annotate, as_dot, as_text, counts_of
from irkit.semantics.tracing import Tracer
from irkit.semantics.values import PointerByte
from irkit.types import ArrayType, FloatingPointType, IntegerType, StructType, Type, VectorType, VoidType

FILE = Path(__file__).parent / "short_programs.txt"
STEPS = 20_000
TOP = re.compile(
    r"[@$!%][-\w.]+ = (?:[\w()]+ )*(?:global|constant|type|alias|ifunc|comdat|!)|target |attributes |declare |!\w"
)
TYPE = r"(?:<[^<>]*>|\{[^{}]*\}|\[[^][]*\]|\w+)(?: addrspace\(\d+\))?"
CALL = re.compile(
    rf"\b(call|invoke) ((?:fastcc |nnan |ninf |nsz |fast |noundef |zeroext |signext )*)({TYPE}) @([\w.]+)\("
)
VARIADIC = {
    **{"printf": 1, "scanf": 1, "fprintf": 2, "sprintf": 2, "sscanf": 2, "fscanf": 2, "snprintf": 3, "asprintf": 2},
    **{"dprintf": 2, "__printf_chk": 2, "__sprintf_chk": 4, "__snprintf_chk": 5, "__fprintf_chk": 3},
    **{"__isoc99_sscanf": 2, "__isoc99_scanf": 1, "__isoc99_fscanf": 2},
}
GIVEN = {
    "strings": '@b = global [12 x i8] c"abcAbc\\00xy\\00zz"; @u = global [4 x i8] [i8 97, i8 undef, i8 98, i8 0]; '
    '@k = constant [3 x i8] c"ab\\00"; @w = global [3 x i8] c"abc"',
    "letters": '@b = global [16 x i8] c"ABCDEFGHIJKLMNOP", align 16',
    "room": '@o = global [8 x i8] c"ABCDEFGH"',
    "hi": '@b = global [2 x i8] c"hi"; @n = global i64 -1',
    "six": "@m = global [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6], align 16",
    "seven": "@x = global i32 7, align 8; define void @h() {; ret void; }",
    "types": "@_ZTIi = external constant ptr; @_ZTId = external constant ptr",
}
# C++'s type information of classes (C from B from A, M from A and Z, P from Z and not publicly from A, D from B and C,
# O from M, V virtually from A, W so and not publicly, with the distances of the bases) and of pointers to them.
TABLES = {"class": "117__class", "si": "120__si_class", "vmi": "121__vmi_class", "pointer": "119__pointer"}
CLASSES: dict[str, tuple[str, ...]] = {
    "1A": ("class",),
    "1Z": ("class",),
    "1B": ("si", "ptr @_ZTI1A"),
    "1C": ("si", "ptr @_ZTI1B"),
    "1M": ("vmi", "i32 0", "i32 2", "ptr @_ZTI1A", "i64 2", "ptr @_ZTI1Z", "i64 2050"),
    "1P": ("vmi", "i32 0", "i32 2", "ptr @_ZTI1A", "i64 0", "ptr @_ZTI1Z", "i64 2050"),
    "1D": ("vmi", "i32 0", "i32 2", "ptr @_ZTI1B", "i64 2", "ptr @_ZTI1C", "i64 2050"),
    "1O": ("vmi", "i32 0", "i32 1", "ptr @_ZTI1M", "i64 4098"),
    "1V": ("vmi", "i32 0", "i32 1", "ptr @_ZTI1A", "i64 -6141"),
    "P1A": ("pointer", "i32 0", "ptr @_ZTI1A"),
    "PK1A": ("pointer", "i32 1", "ptr @_ZTI1A"),
    "PV1Z": ("pointer", "i32 2", "ptr @_ZTI1Z"),
    "P1M": ("pointer", "i32 0", "ptr @_ZTI1M"),
    "PK1C": ("pointer", "i32 1", "ptr @_ZTI1C"),
    "Pr1M": ("pointer", "i32 4", "ptr @_ZTI1M"),
    "1W": ("vmi", "i32 0", "i32 1", "ptr @_ZTI1A", "i64 -6143"),
}


def type_info(name: str, kind: str, *fields: str) -> str:
    table = f"@_ZTVN10__cxxabiv{TABLES[kind]}_type_infoE"
    fields = (f"ptr getelementptr (ptr, ptr {table}, i64 2)", f"ptr @_ZTS{name}", *fields)
    types = ", ".join([field.split()[0] for field in fields])
    words = f'@_ZTS{name} = constant [{len(name) + 1} x i8] c"{name}\\00"'
    return f"{words}; @_ZTI{name} = constant {{ {types} }} {{ {', '.join(fields)} }}"


GIVEN["classes"] = "; ".join(
    [f"@_ZTVN10__cxxabiv{name}_type_infoE = external global ptr" for name in TABLES.values()]
    + [type_info(name, *fields) for name, fields in CLASSES.items()]
)
MOST_LETTERS = 300
STREAM = re.compile(r"@(stdin|stdout|stderr)\b")


@dataclass
class Program:
    """A line as a module, and how it is run."""

    text: str
    version: int = 22
    run: str = "f"
    words: list[str] = field(default_factory=list)
    given: bytes = b""
    shows: list[str] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)
    profile: str = "llvm-22"
    asked: str = ""


def unquoted(text: str) -> bytes:
    return re.sub(rb"\\([0-9A-Fa-f]{2})", lambda found: bytes([int(found[1], 16)]), text.encode())


def closing(text: str, place: int) -> int:
    """Where the bracket that is open ends."""
    depth = 1
    while depth:
        depth += (text[place] in "([{<") - (text[place] in ")]}>")
        place += 1
    return place - 1


def parts_of(text: str) -> list[str]:
    """What stands between commas outside of brackets."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and not depth:
            found.append(text[start:place].strip())
            start = place + 1
    return [*found, text[start:].strip()] if text.strip() else []


def kind_of(argument: str) -> str:
    found = re.match(TYPE, argument)
    return found[0] if found else "i32"


def with_declarations(text: str) -> str:
    """Calls of functions that the text has not get the type of those with `...`, and all a declaration."""
    known = set(re.findall(r"^(?:define|declare) [^\n]*?@([\w.]+)\(", text, re.M))
    made: dict[str, str] = {}
    place = 0
    while found := CALL.search(text, place):
        place = found.end()
        name, result = found[4], found[3]
        if name in known:
            continue
        kinds = [kind_of(one) for one in parts_of(text[place : closing(text, place)])]
        if name in VARIADIC:
            kinds = [*kinds[: VARIADIC[name]], "..."]
            text = f"{text[: found.end(3)]} ({', '.join(kinds)}){text[found.end(3) :]}"
            place += len(", ".join(kinds)) + 3
        made.setdefault(name, f"declare {result} @{name}({', '.join(kinds)})\n")
    return text + "".join(made.values())


def program(line: str) -> Program:
    top, body, made, strings = [], [], Program(""), []
    inside = False
    line = "; ".join([GIVEN.get(part, part) for part in line.split("; ")])
    line = re.sub(r'(?<=ptr )"([^"]*)"', lambda found: strings.append(found[1]) or f"@.{len(strings) - 1}", line)
    for part in line.split("; "):
        word, _, rest = part.partition(" ")
        if word == "define" or inside:
            inside = not (part == "}" or part.endswith(" }"))
            top.append(part)
        elif TOP.match(part):
            top.append(part)
        elif word in ("seed", "vscale", "limit") and rest.isdigit():
            made.options[word] = int(rest)
        elif word == "llvm" and rest.isdigit():
            made.version = int(rest)
        elif part == "figure-3.1":
            made.profile = part
        elif part in ("all", "trace", "profile"):
            made.asked = part
        elif word == "show" and rest:
            made.shows.append(rest[1:])
        elif word == "input" and rest[:1] == '"':
            made.given = unquoted(rest.strip('"'))
        elif word == "arguments":
            made.run, made.words = "main", rest.split()
        elif word == "run" and rest[:1] == "@":
            name, *made.words = re.findall(r"\[.*\]|\S+", rest)
            made.run = name[1:]
        else:
            body.append(part)
    if body:
        result = next((kind_of(one[4:]) for one in reversed(body) if one.startswith("ret ")), "")
        body += [] if result or body[-1].startswith(("unreachable", "br ", "ret ")) else ["ret void"]
        top += [f"define {result or 'void'} @f() {{", *[one if one.endswith(":") else f"  {one}" for one in body], "}"]
    for number, text in enumerate(strings):
        data = unquoted(text) + b"\0"
        top.append(
            f'@.{number} = private constant [{len(data)} x i8] c"{"".join([f"{chr(92)}{one:02X}" for one in data])}"'
        )
    text = "".join([f"{one}\n" for one in top])
    text += "".join([f"@{name} = external global ptr\n" for name in dict.fromkeys(STREAM.findall(text))])
    made.text = with_declarations(text)
    return made


def byte_shown(cell: object) -> str:
    if isinstance(cell, PointerByte):
        return f"{cell.pointer!r}:{cell.index}"
    if isinstance(cell, MixedByte):
        return f"{cell.bits}/{cell.mask}/{cell.poison}"
    return repr(cell)


def printed(data: bytes) -> str:
    return '"' + "".join([chr(one) if 32 <= one < 127 and one not in b'"\\' else f"\\{one:02X}" for one in data]) + '"'


def result_of(made: Program, module: irkit.Module, interpreter: Interpreter) -> str:
    function = module.get(made.run)
    if made.run == "main":
        return f"exit {interpreter.run('main', made.words)}"
    assert isinstance(function, Function)
    kinds: tuple[Type, ...] = tuple(function.function_type.parameters)
    values = [value_of(word, ty) for word, ty in zip(made.words, kinds, strict=True)]
    result = interpreter.call(made.run, *values)
    return "" if result is None else shown(result, function.function_type.return_type)


def every_outcome(made: Program, module: irkit.Module) -> str:
    found: dict[str, int] = {}
    function = module.get(made.run)
    assert isinstance(function, Function)
    for result, _ in outcomes(module, made.run, (), made.profile, 300):
        said = str(result) if isinstance(result, IRKitError) else shown(result, function.function_type.return_type)
        found[said] = found.get(said, 0) + 1
    return ", ".join([f"{said} {count} times" for said, count in found.items()])


def outcome(line: str) -> str:
    made = program(line)
    out, err, trace = io.BytesIO(), io.BytesIO(), io.StringIO()
    said = []
    interpreter = None
    try:
        module = irkit.parse_assembly(made.text, "program", made.version)
        for problem in irkit.verify(module, limit=1):
            return f"! {problem.message}"
        if made.asked == "all":
            return every_outcome(made, module)
        options = {"limit": STEPS, **made.options}
        interpreter = Interpreter(module, made.profile, stdin=io.BytesIO(made.given), stdout=out, stderr=err, **options)
        interpreter.machine.tracer = Tracer(trace) if made.asked == "trace" else None
        said.append(result_of(made, module, interpreter))
    except ProgramExit as ended:
        said.append(f"exit {ended.status}")
    except ProgramAbort as ended:
        said.append(f"! {ended}, status {ended.status}")
    except IRKitError as error:
        said.append(f"! {error}")
    said += [printed(out.getvalue())] if out.getvalue() else []
    said += [f"errors {printed(err.getvalue())}"] if err.getvalue() else []
    for name in made.shows if interpreter is not None else ():
        cells = interpreter.cells(interpreter.address_of(name))
        said.append(f"@{name}: {' '.join([byte_shown(cell) for cell in cells])}")
    said += [trace.getvalue().strip()] if made.asked == "trace" else []
    said += profiles(interpreter) if interpreter is not None and made.asked == "profile" else []
    return shortened(" | ".join([re.sub(r"\s*\n\s*", " / ", one) for one in said if one]) or "nothing")


def profiles(interpreter: Interpreter) -> list[str]:
    """What was counted, as text, as a graph, and as metadata."""
    counts = counts_of(interpreter.compiler)
    annotate(interpreter.module, counts)
    return [as_text(counts), as_dot(counts), *re.findall(r"![^\n]*", irkit.to_assembly(interpreter.module))]


def shortened(text: str) -> str:
    """A long one by its beginning and a sum of all."""
    if len(text) <= MOST_LETTERS:
        return text
    return f"{text[:MOST_LETTERS]} … {hashlib.md5(text.encode()).hexdigest()[:8]}"


LINES = FILE.read_text(encoding="utf-8").splitlines()
SHARE = 100  # of the lines, for each test


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_what_they_give(start: int) -> None:
    for line in LINES[start : start + SHARE]:
        given, _, wanted = line.rpartition(" => ")
        assert outcome(given) == wanted, given


# lli


def printing(ty: Type, value: str, code: list[str]) -> None:
    """Append what prints the bits of a value; those of pointers are not."""
    place = len(code)
    if isinstance(ty, (StructType, ArrayType, VectorType)):
        word = "extractelement" if isinstance(ty, VectorType) else "extractvalue"
        elements = list(ty.elements or ()) if isinstance(ty, StructType) else [ty.element] * ty.count
        for number, element in enumerate(elements):
            code.append(f"%e{place}.{number} = {word} {ty} {value}, {'i32 ' if word[7] == 'e' else ''}{number}")
            printing(element, f"%e{place}.{number}", code)
    elif isinstance(ty, FloatingPointType):
        width = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80}.get(ty.keyword, 128)
        code.append(f"%n{place} = fcmp uno {ty} {value}, {value}")
        code.append(f"%b{place} = bitcast {ty} {value} to i{width}")
        code.append(f"%s{place} = select i1 %n{place}, i{width} 77, i{width} %b{place}")
        number_printed(f"%s{place}", width, code)
    elif isinstance(ty, IntegerType):
        number_printed(value, ty.width, code)


def number_printed(value: str, width: int, code: list[str]) -> None:
    for shift in range(0, width, 64):
        place = len(code)
        code.append(f"%h{place} = lshr i{width} {value}, {shift}")
        word = "zext" if width < 64 else "trunc" if width > 64 else "bitcast"
        code.append(f"%x{place} = {word} i{width} %h{place} to i64")
        code.append(f"call i32 (ptr, ...) @printf(ptr @format.x, i64 %x{place})")


def printing_program(made: Program) -> str:
    """The module with a `@main` that prints what its function returns, and the variables that are shown."""
    module = irkit.parse_assembly(made.text)
    function = module.get(made.run)
    assert isinstance(function, Function)
    result = function.function_type.return_type
    code = [f"{'' if isinstance(result, VoidType) else '%r = '}call {result} @{made.run}()"]
    printing(result, "%r", code)
    interpreter = Interpreter(module)
    for name in made.shows:
        for place in range(len(interpreter.cells(interpreter.address_of(name)))):
            code.append(f"%l{len(code)} = load i8, ptr getelementptr (i8, ptr @{name}, i64 {place})")
            number_printed(f"%l{len(code) - 1}", 8, code)
    text = made.text + '@format.x = private constant [6 x i8] c"<%lx>\\00"\n'
    text += "" if " @printf(" in made.text else "declare i32 @printf(ptr, ...)\n"
    lines = "".join([f"  {line}\n" for line in code])
    return f"{text}define i32 @main() {{\n{lines}  ret i32 0\n}}\n"


def differs_from_lli(line: str) -> str:
    """What lli prints otherwise; nothing of programs that it does not take, or whose behaviour is undefined."""
    made = program(line)
    if made.asked or made.options or made.profile != "llvm-22" or (made.words and made.run != "main"):
        return ""
    out, err = io.BytesIO(), io.BytesIO()
    try:
        text = made.text if made.run == "main" else printing_program(made)
        module = irkit.parse_assembly(text, "program")
        status = Interpreter(module, stdin=io.BytesIO(made.given), stdout=out, stderr=err, limit=STEPS).run(
            "main", made.words
        )
    except IRKitError:
        return ""
    with tempfile.NamedTemporaryFile("w", suffix=".ll") as file:
        file.write(text)
        file.flush()
        done = subprocess.run(["lli-22", file.name, *made.words], input=made.given, capture_output=True, check=False)
    theirs, ours = (done.returncode, done.stdout), (status, out.getvalue())
    return f"{line}\n    {ours}\n    {theirs}\n" if theirs != ours else ""


if __name__ == "__main__":
    given = [line.rpartition(" => ")[0] for line in LINES]
    FILE.write_text("".join([f"{line} => {outcome(line)}\n" for line in given]), encoding="utf-8")
    for line in given:
        sys.stdout.write(differs_from_lli(line))
