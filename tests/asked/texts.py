"""The texts that are asked about: of fixtures and of other tests, as they are or with one word changed.

A text has a name: the file and the number of the part of it that stands alone (`instructions/calls.22.ll 3`), or what
another test calls it. Of modules that are linked it is two texts.
"""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import branches
import numbers_made
import outlined
import symbol_cases
import test_value_ranges as ranges_of
from test_texts import FIXTURES, Unit, changes, units, version_of

ROOT = FIXTURES.parent
sys.path.insert(0, str(FIXTURES))
from link import split  # noqa: E402 - the script that made the fixtures

OWN = Path(__file__).parent / "own.txt"
LAYOUT_VERSIONS = (13, 16, 19, 22)
LAST_TYPED = 14  # the last release whose pointers have types
NUMBERS = 400
LONGEST = 8000  # what is longer takes too long
OTHERS = ("analysis/flow.ll", "charts/*.ll", "facts/*.ll", "linter/more.ll", "linter/rules/*.ll", "packed/c/*.ll")
WORDS = {
    "assembly": re.compile(r"[\w.$@]+|[^\w\s]"),
    "rules": re.compile(r'"(?:\\.|[^"\\])*"|\w+|:-|[<>!]=|[^\w\s]'),
    "names": re.compile(r"[0-9]+|[A-Za-z]|[^\w\s]"),
    "layout": re.compile(r"[0-9]+|[A-Za-z]+|[^\w\s]"),
}
TYPES = """%s = type { i8, i64, i16, double, ptr }
%p = type <{ i8, i32, x86_fp80 }>
@a = global i1 0
@b = global i8 0
@c = global i24 0
@d = global i64 0
@e = global i128 0
@f = global half 0.0
@g = global float 0.0
@h = global double 0.0
@i = global fp128 0xL00000000000000000000000000000000
@j = global x86_fp80 0xK00000000000000000000
@k = global <3 x i16> zeroinitializer
@l = global <4 x i32> zeroinitializer
@m = global [3 x i24] zeroinitializer
@n = global %s zeroinitializer
@o = global %p zeroinitializer
@q = global ptr null
@r = global ptr addrspace(1) null
@t = global ptr addrspace(3) null
@u = global ptr addrspace(7) null
@v = global <8 x i1> zeroinitializer
"""


@dataclass
class Text:
    name: str
    version: int
    first: str  # as it is
    text: str  # what is changed: the same, or what is linked with it
    begin: int
    end: int
    kind: str = ""  # of what is no assembly of LLVM: "assembly" (of a module, for `triple`), "rules", "names", "layout"
    triple: str = ""

    def changes(self) -> list[tuple[str, str]]:
        """What is changed, and the second text after it; first, the text as it is."""
        return [("", self.second(self.text)), *((said, self.second(text)) for said, text in self.changed())]

    def second(self, text: str) -> str:
        """The module, or what else is asked about, of a text that was changed."""
        if self.kind == "assembly":
            return symbol_cases.module_of(self.triple, text, symbol_cases.GLOBALS)
        if self.kind == "names":
            return "".join([f'@"{name}" = global i32 0\n' for name in text.split()])
        if self.kind == "layout":
            types = TYPES if self.version > LAST_TYPED else re.sub(r"\bptr( addrspace\(\d\))?", r"i8\1*", TYPES)
            return f'target datalayout = "{text}"\n{types}'
        return text

    def changed(self) -> Iterator[tuple[str, str]]:
        if not self.kind:
            for change in changes(Unit(self.text, self.begin, self.end)):
                yield change.said(self.text), change.applied(self.text)
            return
        text = self.text
        words = list(WORDS[self.kind].finditer(text))
        for place, word in enumerate(words):
            others = ["", words[place - 1][0], f"{word[0]}{word[0]}"]
            if word[0].isdecimal():
                others += [str(int(word[0]) + 1), str(int(word[0]) * 8), "0"]
            for other in others:
                yield f"{place} {word[0]} is {other}", text[: word.start()] + other + text[word.end() :]


def fixtures() -> list[Path]:
    """Each fixture as the newest LLVM prints it, and what is upgraded as it was."""
    newest: dict[str, Path] = {}
    for path in sorted(FIXTURES.glob("*/*.ll"), key=lambda path: (path.name.partition(".")[0], version_of(path))):
        if re.fullmatch(r"[-\w]+\.\d+\.ll", path.name):
            newest[f"{path.parent.name}/{path.name.partition('.')[0]}"] = path
    own = [path for path in (FIXTURES / "upgrades").glob("*.ll") if path.name.count(".") == 1]
    return sorted([*newest.values(), *own])


def of_files() -> Iterator[Text]:
    named = [(path.relative_to(FIXTURES).as_posix(), path) for path in fixtures()]
    for pattern in OTHERS:
        named += [(path.relative_to(ROOT).as_posix(), path) for path in sorted((ROOT / "tests").glob(pattern))]
    for name, path in named:
        for number, unit in enumerate(units(path.read_bytes().decode(errors="replace"))):
            if len(unit.text) <= LONGEST:
                yield Text(f"{name} {number}", version_of(path), unit.text, unit.text, unit.begin, unit.end)


def of_modules() -> Iterator[Text]:
    for path in sorted(FIXTURES.glob("linking/*.modules")):
        _, sources = split(path.read_text(encoding="utf-8"))
        parts = list(sources.values())
        version = 14 if "typed" in path.stem else 22
        for number, second in enumerate(parts[1:]):
            if len(parts[0]) + len(second) < LONGEST:
                yield Text(f"linking/{path.name} {number}", version, parts[0], second, 0, len(second))


def of_pieces() -> Iterator[Text]:
    for name, (triple, text, _) in symbol_cases.CASES.items():
        yield Text(f"assembly {name}", 22, f'target triple = "{triple}"\n', text, 0, len(text), "assembly", triple)
    whole = branches.text()
    nodes = "".join(line + "\n" for line in whole.splitlines() if line.startswith("!"))
    for name, rest in branches.functions().items():
        text = f"{branches.DECLARED}define void @{name}{rest}\n"
        yield Text(f"branches {name}", 22, text + nodes, text + nodes, len(branches.DECLARED), len(text))
    head = ranges_of.DECLARED
    for name, attribute, body, _, _ in ranges_of.KNOWN:
        lines = body.replace("; ", "\n").replace(":;", ":")
        text = f"{head}define i8 @f(i8 {attribute} %x) {{\n{lines}\n}}\n!0 = !{{i8 1, i8 3, i8 8, i8 10}}\n"
        yield Text(f"ranges {name}", 22, text, text, len(head), len(text))
    for name, text in outlined.TEXTS.items():
        yield Text(f"outlined {name}", 22, text, text, len(outlined.HEAD), len(text))
    _, *parts = re.split(r"^;--- (.+)\n", OWN.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for name, own in zip(parts[::2], parts[1::2], strict=True):
        kind = name.partition(" ")[0] if name.partition(" ")[0] in WORDS else ""
        text = own.rstrip("\n") if kind else own
        yield Text(name, 22, text, text, 0, len(text), kind)


def of_layouts() -> Iterator[Text]:
    """Data layouts that some releases refuse, and others."""
    lines = (FIXTURES / "data-layouts.tsv").read_text(encoding="utf-8").split("\n")[1:-1]
    for number, line in enumerate(lines):
        layout = line.partition("\t")[0]
        for version in LAYOUT_VERSIONS:
            yield Text(f"layouts {version}.{number}", version, layout, layout, 0, len(layout), "layout")


def of_numbers() -> Iterator[Text]:
    for seed in range(NUMBERS):
        text = numbers_made.made(seed)
        yield Text(f"numbers {seed}", 22, text, text, text.index("define"), len(text))


def text_of(name: str) -> Text:
    """The text of a name; of two names, the first as it is and the second to be changed."""
    first, _, second = name.partition(" & ")
    if not second:
        return all_texts()[name]
    one, other = all_texts()[first], all_texts()[second]
    return replace(other, name=name, first=one.second(one.text))


@functools.cache
def all_texts() -> dict[str, Text]:
    return {text.name: text for text in (*of_files(), *of_modules(), *of_pieces(), *of_layouts(), *of_numbers())}
