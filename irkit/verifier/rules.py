"""The rules as rows: name, LLVM's words, chapter, releases. A chapter declares its rules where it implements them."""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST, OLDEST

ERROR: Final = "error"
WARNING: Final = "warning"


class Rule:
    """One rule. `message` is LLVM's, with `{}` where it names something; LLVM `first` to `last` have the rule.
    `since` is the release that says it in the words of `newer`; 0 for the same words in all.

    `severity` is ERROR, or WARNING for what LLVM repairs with a warning. `is_own` marks rules that LLVM does not have,
    since its classes cannot hold what they speak of; `is_strict` those that are asked for by `strict` only.
    """

    __slots__ = ("chapter", "first", "is_own", "is_strict", "last", "message", "name", "newer", "severity", "since")

    def __init__(
        self,
        chapter: str,
        name: str,
        message: str,
        first: int,
        last: int,
        severity: str,
        is_own: bool,
        is_strict: bool,
        since: int,
        newer: str,
    ) -> None:
        self.chapter: str = chapter
        self.name: str = name
        self.message: str = message
        self.first: int = first
        self.last: int = last
        self.severity: str = severity
        self.is_own: bool = is_own
        self.is_strict: bool = is_strict
        self.since: int = since
        self.newer: str = newer

    def message_of(self, release: int) -> str:
        """The words of a release."""
        return self.newer if self.since and release >= self.since else self.message

    def __repr__(self) -> str:
        return f"<Rule {self.name}>"


RULES: Final[dict[str, Rule]] = {}  # by name, as the chapters are imported


class Chapter:
    """The rules of one file."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def rule(
        self,
        name: str,
        message: str,
        first: int = OLDEST,
        last: int = NEWEST,
        severity: str = ERROR,
        is_own: bool = False,
        is_strict: bool = False,
        since: int = 0,
        newer: str = "",
    ) -> Rule:
        """Declare a rule; its name is new."""
        assert name not in RULES, name
        made = RULES[name] = Rule(self.name, name, message, first, last, severity, is_own, is_strict, since, newer)
        return made
