"""The texts under `rules`: each breaks one rule, which the line above it names.

`;;; name` begins a text; ` llvm N` behind the name says that LLVM N has the rule in these words and not the newest,
` and other` that no text breaks the first rule without the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

RULES_FOLDER = Path(__file__).parent / "rules"
MARK = ";;; "
NEWEST = 22


@dataclass(frozen=True)
class Case:
    """A text that breaks one rule, once or more often."""

    rule: str
    others: frozenset[str]
    llvm_version: int
    text: str
    file: str


def cases() -> list[Case]:
    """All texts, in the order of the files."""
    return cases_in(sorted(RULES_FOLDER.glob("*.ll")))


def strict_cases() -> list[Case]:
    """The texts that LLVM takes, and `strict` does not."""
    return cases_in([RULES_FOLDER.with_name("strict.ll")])


def cases_in(paths: list[Path]) -> list[Case]:
    found = []
    for path in paths:
        for part in ("\n" + path.read_text()).split("\n" + MARK)[1:]:
            head, _, text = part.partition("\n")
            name, _, version = head.strip().partition(" llvm ")
            name, *others = name.split(" and ")
            found.append(Case(name, frozenset(others), int(version or NEWEST), text, path.name))
    return found
