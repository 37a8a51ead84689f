"""What irkit answers to questions about small texts, in `answers.txt`: of each text and of a change to one of its words
the command, how many lines it gives, a digest of all of them, and the first one that the unchanged text does not give.

`python tests/asked/test_asked.py` writes the answers anew.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if __name__ == "__main__":
    import conftest  # noqa: F401 - so that the modules below are found
import asking
import texts
from said import is_right, shown, telling

FILE = Path(__file__).parent / "answers.txt"
Row = tuple[str, int, str, str]  # the text, which of its changes, the question, the answer


def rows() -> Iterator[Row]:
    name, number = "", 0
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            question, _, answer = line.strip().partition(" -> ")
            yield name, number, question, answer
        elif line.startswith(" "):
            number = int(line.split()[0])
        else:
            name = line


def area(name: str) -> str:
    """The folder of a file, or else the kind of a text."""
    return name.partition(" ")[0].rpartition("/")[0] or name.partition(" ")[0]


@functools.lru_cache(maxsize=4)
def changes(name: str) -> list[tuple[str, str]]:
    return texts.text_of(name).changes()


def answered(name: str, number: int, question: str) -> list[str]:
    text = texts.text_of(name)
    return asking.answer(question, text, changes(name)[number][1]).rstrip("\n").split("\n")


@pytest.mark.parametrize("where", sorted({area(row[0]) for row in rows()}))
def test_what_is_answered(where: str) -> None:
    wrong = []
    for name, number, question, answer in rows():
        if area(name) == where and not is_right(answer, lines := answered(name, number, question)):
            wrong.append(
                f"{name}: {changes(name)[number][0]}: {question}: {answer}, not {shown(lines, telling(lines, []))}"
            )
    assert wrong == []


def written(asked: list[tuple[str, int, str]]) -> Iterator[str]:
    """The lines of the file for questions, in order."""
    last: tuple[str, int] = ("", -1)
    for name, number, question in sorted(asked):
        if name != last[0]:
            yield name
        if (name, number) != last:
            yield f" {number} {changes(name)[number][0]}".rstrip()
        last = name, number
        lines = answered(name, number, question)
        before = answered(name, 0, question) if number else []
        yield f"  {question} -> {shown(lines, telling(lines, before))}"


if __name__ == "__main__":
    given = {(row[0], row[1], row[2]) for row in rows()}
    FILE.write_text("".join([f"{line}\n" for line in written(sorted(given))]), encoding="utf-8")
    sys.stdout.write(f"{len(given)} answers\n")
