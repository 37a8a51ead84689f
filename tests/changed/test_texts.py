"""What single words of assembly mean: in the fixtures' texts a word is left out or is another one, or the text is
brought to another LLVM, and `texts.txt` has what becomes of it: what a user sees otherwise first, and a digest of all.

`python tests/changed/test_texts.py` writes that anew, and lists the texts of which LLVM does not make the same; with
the names of fixtures behind it, all that can be changed in these comes in, every nineteenth.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest
from outcomes import lines_from, outcome

import irkit
from irkit.errors import IRKitError
from irkit.module import Module

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILE = Path(__file__).parent / "texts.txt"
EVERY = 19  # of the changes to a new text
WORD = re.compile(r'c?"[^"\n]*"|;[^\n]*|[%@!#$^][-\w.$]+:?|[A-Za-z_][\w.]*:?|-?\d+(?:\.\d+e[-+]\d+)?|\.\.\.|[^\s\w]')
NAME = re.compile(r'@"[^"\n]*"|@[-\w.$]+')
OTHERS = {
    **{"i1": "i8", "i8": "i16", "i16": "i8", "i32": "i64", "i64": "i32", "float": "double", "double": "float"},
    **{"true": "false", "false": "true", "ptr": "i32", "distinct": "", "constant": "global", "half": "float"},
    **{"internal": "external", "private": "weak", "weak": "internal", "void": "i32", "null": "undef", "add": "fadd"},
    **{"seq_cst": "monotonic", "monotonic": "release", "acquire": "release", "metadata": "token", "label": "i32"},
    **{"eq": "oeq", "oeq": "eq", "zext": "sext", "trunc": "fptrunc", "undef": "null", "poison": "zeroinitializer"},
}


@dataclass
class Unit:
    """A part of a fixture's text that stands alone."""

    text: str
    begin: int  # where what is changed in it begins and ends: the rest is what it names
    end: int


def version_of(path: Path) -> int:
    return int(path.name.split(".")[-2]) if path.name.count(".") == 2 else 22


def units(text: str) -> Iterator[Unit]:
    """Each function with the entities that it may name, and all that is no function."""
    text = re.sub(r"^(?:;|source_filename).*\n", "", text, flags=re.MULTILINE)
    functions = re.findall(r"^define [^\n]*\n(?:[^}\n][^\n]*\n|\n)*\}\n", text, re.MULTILINE)
    declarations = re.findall(r"^declare .*\n", text, re.MULTILINE)
    others = text
    for one in (*functions, *(declarations if functions else ())):
        others = others.replace(one, "")
    for function in functions:
        named = set(NAME.findall(function + others))
        kept = [one for one in (*declarations, *functions) if one != function and NAME.findall(one)[0] in named]
        yield Unit(others + function + "".join(kept), len(others), len(others) + len(function))
    yield Unit(text, 0, len(text)) if not functions else Unit(others + "".join(functions), 0, len(others))


@dataclass(frozen=True)
class Change:
    """Another word in the place of one, or another LLVM."""

    place: int  # of the word, in characters; -1 for another LLVM
    word: str
    other: str

    def applied(self, text: str) -> str:
        if self.place == -1:
            return text
        return text[: self.place] + self.other + text[self.place + len(self.word) :]

    def said(self, text: str) -> str:
        if self.place == -1:
            return f"LLVM {self.other}"
        line_begin = text.rfind("\n", 0, self.place) + 1
        where = f"{text.count(chr(10), 0, self.place) + 1}:{self.place - line_begin + 1}"
        return f"{where} {self.word} is {self.other}" if self.other else f"{where} {self.word}"


def change_of(said: str, text: str) -> Change:
    """The change that a line of the table tells."""
    where, _, rest = said.partition(" ")
    if where == "LLVM":
        return Change(-1, "", rest)
    line, _, column = where.partition(":")
    place = sum(len(one) + 1 for one in text.split("\n")[: int(line) - 1]) + int(column) - 1
    found = WORD.match(text, place)
    assert found is not None and rest.startswith(found[0]), said
    return Change(place, found[0], rest[len(found[0]) :].removeprefix(" is "))


def changes(unit: Unit) -> Iterator[Change]:
    names = list(dict.fromkeys(re.findall(r"[%@!#][-\w.$]+", unit.text[unit.begin : unit.end])))
    for place in WORD.finditer(unit.text, unit.begin, unit.end):
        word = place[0]
        if word.startswith(";"):
            continue
        others = [""] if word[0].isalpha() else []
        if word.lstrip("-").isdigit() and len(word) < 100:
            others.append(str(int(word) + 1))
        elif word in OTHERS:
            others.append(OTHERS[word])
        elif word in names:
            of_kind = [name for name in names if name[0] == word[0]]
            others += [name for name in (of_kind[of_kind.index(word) - 1],) if name != word]
        yield from (Change(place.start(), word, other) for other in others)


def read(text: str, version: int, change: Change) -> Module:
    module = irkit.parse_assembly(change.applied(text), "x", version)
    if change.place == -1:
        irkit.upgrade(module, int(change.other))
    return module


def units_of(name: str) -> list[Unit]:
    return list(units((FIXTURES / name).read_bytes().decode(errors="replace")))


@dataclass
class Section:
    """What is changed in one unit of a fixture."""

    name: str
    number: int  # of the unit
    changes: list[str]  # as they are said

    def lines(self) -> Iterator[str]:
        text, version = units_of(self.name)[self.number].text, version_of(FIXTURES / self.name)
        before = lines_from(lambda: irkit.parse_assembly(text, "x", version))
        yield f"{self.name} {self.number}"
        for said in self.changes:
            change = change_of(said, text)
            yield f"  {said} -> {outcome(before, lines_from(lambda change=change: read(text, version, change)))}"


def recorded() -> list[Section]:
    sections: list[Section] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            sections[-1].changes.append(line.strip().partition(" -> ")[0])
        else:
            name, _, number = line.rpartition(" ")
            sections.append(Section(name, int(number), []))
    return sections


SECTIONS = recorded()


@pytest.mark.parametrize("folder", sorted({section.name.partition("/")[0] for section in SECTIONS}))
def test_what_becomes_of_a_text(folder: str) -> None:
    lines = iter(FILE.read_text(encoding="utf-8").splitlines())
    for section in SECTIONS:
        wanted = list(islice(lines, len(section.changes) + 1))
        if section.name.startswith(f"{folder}/"):
            assert list(section.lines()) == wanted


def by_llvm(text: str, version: int) -> list[str] | None:
    """What LLVM prints of a text; None for what it refuses."""
    command = f"llvm-as-{version} - -o - | llvm-dis-{version}"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], input=text.encode(), capture_output=True, check=False
    )
    return None if done.returncode else essence(done.stdout.decode(errors="replace").split("\n"))


def by_irkit(module: Module) -> list[str] | None:
    return None if irkit.verify(module) else essence(irkit.to_assembly(module).split("\n"))


def essence(lines: list[str]) -> list[str]:
    """Without what tells of the file."""
    return [line for line in lines if line and not line.startswith((";", "source_filename"))]


def differences(section: Section) -> Iterator[str]:
    """Where LLVM does otherwise."""
    text, version = units_of(section.name)[section.number].text, version_of(FIXTURES / section.name)
    for said in section.changes:
        change = change_of(said, text)
        if change.place == -1:
            continue
        try:
            mine = by_irkit(read(text, version, change))
        except IRKitError:
            mine = None
        wanted = by_llvm(change.applied(text), version)
        if mine != wanted:
            differing = [pair for pair in zip(mine or (), wanted or (), strict=False) if pair[0] != pair[1]]
            told = differing[:1] if mine and wanted else "refused" if mine is None else "taken"
            yield f"{section.name} {section.number}: {said}: {told}\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        chosen = [
            (number, change.said(unit.text)) for number, unit in enumerate(units_of(name)) for change in changes(unit)
        ][::EVERY]
        SECTIONS += [Section(name, number, [s for n, s in chosen if n == number]) for number in dict(chosen)]
    FILE.write_text("".join(f"{line}\n" for one in SECTIONS for line in one.lines()), encoding="utf-8")
    for one in SECTIONS:
        sys.stdout.writelines(differences(one))
