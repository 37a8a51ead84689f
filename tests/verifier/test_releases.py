"""Which release has which rule: `releases.txt` has a line for each, with its releases and its words.

`python tests/verifier/test_releases.py` writes it anew: a new release shows there as the lines that it changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import irkit.verifier.run  # noqa: F401 - with all chapters, RULES is complete
from irkit.verifier.rules import RULES, Rule

FILE = Path(__file__).parent / "releases.txt"


def lines() -> Iterator[str]:
    """Each rule in the words of each release that has it."""
    for name in sorted(RULES):
        rule = RULES[name]
        for first, last, message in wordings(rule):
            kind = f"{rule.severity}{', own' * rule.is_own}{', strict' * rule.is_strict}"
            yield f"{first}-{last}: {name} ({rule.chapter}, {kind}): {message}"


def wordings(rule: Rule) -> Iterator[tuple[int, int, str]]:
    """The spans of releases that say a rule in the same words."""
    first = rule.first
    for release in range(rule.first, rule.last + 1):
        if release == rule.last or rule.message_of(release + 1) != rule.message_of(release):
            yield first, release, rule.message_of(release)
            first = release + 1


def test_what_each_release_has() -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    now = list(lines())
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
