"""All that a problem says: how severe it is, what it is of, and how it came about. `problems.txt` has it of every text.

`python tests/linter/test_problems.py` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import irkit
from irkit.values import Value

FOLDER = Path(__file__).parent
RECORD = FOLDER / "problems.txt"
FILES = [
    *[FOLDER / name for name in ("limits.ll", "more.ll", "further.ll", "further-tests.ll")],
    *sorted((FOLDER / "rules").glob("*.ll")),
]


def shown(value: object) -> str:
    """An instruction without what is attached to it, or another value."""
    text = str(value).split(", !dbg")[0] if isinstance(value, irkit.Instruction) else repr(value)
    return text.strip() if isinstance(value, Value) else str(value)


def said() -> Iterator[str]:
    for path in FILES:
        for problem in irkit.lint(irkit.load(path), tests=path.stem.endswith("tests")):
            yield f"{path.name}:{problem.line}: {problem.severity}: {problem.rule}: {problem.message}"
            if problem.object is not problem.where:
                yield f"  of {shown(problem.object)}"
            for step in problem.chain:
                yield f"  {step.message}: {shown(step.where)}"


def test_all_that_a_problem_says() -> None:
    assert list(said()) == RECORD.read_text().splitlines()


if __name__ == "__main__":
    RECORD.write_text("".join([f"{line}\n" for line in said()]))
