"""What calls of the library come to at the edges of what they take, in `edges.txt`, which is like `calls.txt`.

`python tests/asked/test_edges.py` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

if __name__ == "__main__":
    import conftest  # noqa: F401 - so that the modules below are found
import calls
from said import is_right, shown

FILE = Path(__file__).parent / "edges.txt"


def rows() -> list[tuple[str, str, str]]:
    """The site, the expression, and what is recorded."""
    found: list[tuple[str, str, str]] = []
    site = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            expression, _, answer = line.strip().partition(" -> ")
            found.append((site, expression, answer))
        else:
            site = line
    return found


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
    known, text = "", ""
    for site, expression, _ in rows():
        lines = answered(site, expression)
        text += "" if site == known else f"{site}\n"
        text += f"  {expression} -> {shown(lines, lines[0])}\n"
        known = site
    FILE.write_text(text, encoding="utf-8")
