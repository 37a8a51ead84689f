"""What becomes of constant expressions: LLVM's answers of each release, as recorded, and to new ones."""

from __future__ import annotations

import pytest
from constant_expressions import ANSWERS, LONGEST, VERSIONS, Generator, answered, ask, expressions, number_of
from pairs import RECORDED, Pairs

import irkit


def recorded(kind: str, version: int) -> tuple[list[str], list[str]]:
    """Expressions and answers."""
    lines = (ANSWERS / f"{kind}.{version}.txt").read_text(encoding="utf-8").split("\n")
    return lines[0:-1:2], [line.removeprefix("  ") for line in lines[1::2]]


def ours(version: int, head: list[str], lines: list[str]) -> dict[int, str]:
    text = "\n".join([*head, *lines]) + "\n"
    return answered(irkit.to_assembly(irkit.parse_assembly(text, "test.ll", version)))


def renumbered(lines: list[str]) -> list[str]:
    return [line.replace(f"@x{number_of(line)}", f"@x{place}", 1) for place, line in enumerate(lines)]


def wrong(version: int, head: list[str], lines: list[str], answers: list[str]) -> dict[str, tuple[str, str]]:
    """What is not as LLVM answered: ours, and its."""
    found = ours(version, head, renumbered(lines))
    return {line: (found[at], answers[at]) for at, line in enumerate(lines) if found[at] != answers[at]}


@pytest.mark.parametrize("version", VERSIONS)
def test_what_llvm_answered(version: int) -> None:
    lines, answers = recorded("expressions", version)
    assert len(lines) >= 500
    assert wrong(version, Generator(version, 0).globals(), lines, answers) == {}


@pytest.mark.parametrize("version", RECORDED)
def test_what_llvm_answered_to_pairs(version: int) -> None:
    lines, answers = recorded("pairs", version)
    assert len(lines) >= 150
    assert wrong(version, Pairs(version).head(), lines, answers) == {}


@pytest.mark.llvm
@pytest.mark.parametrize("version", VERSIONS)
def test_what_llvm_answers_to_others(version: int) -> None:
    lines = [line for line in expressions(version, seed=version, count=300) if len(line) <= LONGEST]
    answers = ask(version, Generator(version, 0).globals(), lines)
    taken = [line for line in lines if number_of(line) in answers]
    assert len(taken) > 100
    assert ours(version, Generator(version, 0).globals(), taken) == answers
