"""What calls of the library come to, right and wrong ones, in `calls.txt`: of each expression about a small module how
many lines it gives, what it returns or raises and the lines of the module that it changes; a digest of these.

`python tests/asked/test_calls.py` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if __name__ == "__main__":
    import conftest  # noqa: F401 - so that the modules below are found
import calls
from said import is_right, shown

FILE = Path(__file__).parent / "calls.txt"


def rows() -> Iterator[tuple[str, str, str]]:
    """The site, the expression, and what is recorded."""
    site = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            expression, _, answer = line.strip().partition(" -> ")
            yield site, expression, answer
        else:
            site = line


def answered(site: str, expression: str) -> list[str]:
    return "\n".join(calls.outcome(site, expression)).split("\n")


@pytest.mark.parametrize("site", calls.SITES)
def test_what_comes_of_a_call(site: str) -> None:
    wrong = []
    for where, expression, answer in rows():
        if where == site and not is_right(answer, lines := answered(site, expression)):
            wrong.append(f"{expression}: {answer}, not {shown(lines, lines[0])}")
    assert wrong == []


if __name__ == "__main__":
    asked = sorted({(site, expression) for site, expression, _ in rows()})
    with FILE.open("w", encoding="utf-8") as file:
        for number, (site, expression) in enumerate(asked):
            if number == 0 or asked[number - 1][0] != site:
                file.write(f"{site}\n")
            lines = answered(site, expression)
            file.write(f"  {expression} -> {shown(lines, lines[0])}\n")
    sys.stdout.write(f"{len(asked)} calls\n")
