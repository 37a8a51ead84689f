"""What single words of assembly mean: in the fixtures' texts a word is left out or is another one, and
`changed_words.txt` has what becomes of the text: the first line that is printed otherwise, or the error.

`python tests/parser/test_changed_words.py` writes it anew, and lists the texts of which LLVM does not make the same.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError, ParseError

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILE = Path(__file__).parent / "changed_words.txt"
EVERY = 19  # of the changes to a text
MOST_LETTERS = 90
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


def texts() -> list[Path]:
    """Each fixture as the newest LLVM prints it, and what is upgraded as it was."""
    newest: dict[str, Path] = {}
    for path in sorted(FIXTURES.glob("*/*.ll"), key=lambda path: (path.name.partition(".")[0], version_of(path))):
        if re.fullmatch(r"[-\w]+\.\d+\.ll", path.name):
            newest[f"{path.parent.name}/{path.name.partition('.')[0]}"] = path
    own = [path for path in (FIXTURES / "upgrades").glob("*.ll") if path.name.count(".") == 1]
    return sorted([*newest.values(), *own])


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


def changes(unit: Unit) -> Iterator[tuple[str, str]]:
    """What is changed, and the text after it."""
    names = list(dict.fromkeys(re.findall(r"[%@!#][-\w.$]+", unit.text[unit.begin : unit.end])))
    for place in WORD.finditer(unit.text, unit.begin, unit.end):
        word = place[0]
        line = unit.text.count("\n", 0, place.start()) + 1
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
        for other in others:
            said = f"{line} {word}" if not other else f"{line} {word} is {other}"
            yield said, unit.text[: place.start()] + other + unit.text[place.end() :]


def read(text: str, version: int) -> list[str]:
    return irkit.to_assembly(irkit.parse_assembly(text, "x", version)).split("\n")


def outcome(text: str, version: int, before: list[str]) -> str:
    try:
        after = read(text, version)
    except ParseError as error:
        return f"{error.line}:{error.column}: {error.message}"[:MOST_LETTERS]
    except IRKitError as error:
        return f"error: {error}"[:MOST_LETTERS]
    known = set(before)
    others = [line.strip() for line in after if line not in known]
    if not others:
        return "the same" if after == before else f"{len(before) - len(after)} lines fewer"
    return f"{len(others)}: {others[0]}"[:MOST_LETTERS]


def chosen(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    number = 0
    for unit in units(path.read_bytes().decode(errors="replace")):
        try:
            before = read(unit.text, version_of(path))
        except IRKitError:  # of another release
            continue
        for said, text in changes(unit):
            if number % EVERY == 0:
                yield said, text, before
            number += 1


def lines_of(path: Path) -> list[str]:
    version = version_of(path)
    found = [f"  {said} -> {outcome(text, version, before)}" for said, text, before in chosen(path)]
    return [path.relative_to(FIXTURES).as_posix(), *found]


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in texts()}))
def test_what_becomes_of_a_text(folder: str) -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    for path in texts():
        if path.parent.name == folder:
            now = lines_of(path)
            start = recorded.index(now[0])
            assert now == recorded[start : start + len(now)]


def by_llvm(text: str, version: int) -> list[str] | None:
    """What LLVM prints of a text; None for what it refuses."""
    command = f"llvm-as-{version} - -o - | llvm-dis-{version}"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], input=text.encode(), capture_output=True, check=False
    )
    return None if done.returncode else essence(done.stdout.decode(errors="replace").split("\n"))


def by_irkit(text: str, version: int) -> list[str] | None:
    try:
        module = irkit.parse_assembly(text, "x", version)
        return None if irkit.verify(module) else essence(irkit.to_assembly(module).split("\n"))
    except IRKitError:
        return None


def essence(lines: list[str]) -> list[str]:
    """Without what tells of the file."""
    return [line for line in lines if line and not line.startswith((";", "source_filename"))]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for path in texts() for line in lines_of(path)), encoding="utf-8")
    for path in texts():
        for said, text, _ in chosen(path):
            mine, wanted = by_irkit(text, version_of(path)), by_llvm(text, version_of(path))
            if mine != wanted:
                differing = [pair for pair in zip(mine or (), wanted or (), strict=False) if pair[0] != pair[1]]
                told = differing[:1] if mine and wanted else "refused" if mine is None else "taken"
                sys.stdout.write(f"{path.name}: {said}: {told}\n")
