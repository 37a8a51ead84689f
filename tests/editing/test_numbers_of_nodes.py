"""What each field of each node of debug info holds at least and at most, which operands are strings and which nothing:
`numbers_of_nodes.txt`. As LLVM's classes of nodes hold it.

`python tests/editing/test_numbers_of_nodes.py` writes it anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from irkit.debug_info import nodes
from irkit.debug_info.schema import NODES
from irkit.editing.node_problems import node_problem
from irkit.metadata import DIExpression, DILocation, MDString, MDTuple, Metadata

FILE = Path(__file__).parent / "numbers_of_nodes.txt"
SCHEMAS = {schema.name: schema for schema in NODES}
# Around each power of two that is the end of some field.
PROBES = sorted(
    {
        sign * ((1 << bits) + near)
        for sign in (1, -1)
        for bits in (0, 1, 2, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65)
        for near in (-1, 0, 1)
    }
)


def made(name: str, operands: list[Any], scalars: list[Any]) -> Any:
    return getattr(nodes, name)(operands, scalars, False)


def told(name: str) -> list[str]:
    schema = SCHEMAS[name]
    nothing = [None] * schema.operand_count
    numbers = [field.usual for field in sorted(schema.fields, key=lambda field: field.scalar) if field.has_scalar]
    found: list[str] = []
    for place in range(schema.scalar_count):
        taken = [
            probe
            for probe in PROBES
            if not node_problem(made(name, nothing, [*numbers[:place], probe, *numbers[place + 1 :]]))
        ]
        found.append(f"{name} number {place}: {taken[0]} to {taken[-1]}, {len(taken)} of {len(PROBES)}")
    for place in range(schema.operand_count):
        one: Metadata
        for one in (MDString("s"), MDTuple([])):
            problem = node_problem(made(name, [*nothing[:place], one, *nothing[place + 1 :]], numbers))
            found.append(f"{name} operand {place}, {type(one).__name__}: {problem or 'taken'}")
    return found


@pytest.mark.parametrize("name", SCHEMAS)
def test_fields(name: str) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert told(name) == [line for line in lines if line.startswith(f"{name} ")]


@pytest.mark.parametrize(
    ("element", "is_taken"), [(0, True), (-1, False), ((1 << 64) - 1, True), (1 << 64, False), ("x", False)]
)
def test_elements(element: Any, is_taken: bool) -> None:
    expression = DIExpression([])
    expression.elements.append(element)
    assert (node_problem(expression) == "") == is_taken


def test_operands_of_a_location() -> None:
    scope = MDTuple([])
    location: Any = DILocation(3, 0, scope)
    problems = []
    for operands in ([scope], [scope, scope], [], [None], [None, scope], [scope, None], [scope, scope, scope]):
        location.operands[:] = operands
        problems.append(node_problem(location).partition(" [")[0].partition(":")[0])
    lacking, wrong = "of line 3, has no scope", "has the operands"
    assert problems == ["", "", lacking, lacking, lacking, wrong, wrong]


if __name__ == "__main__":
    FILE.write_text("\n".join([line for name in SCHEMAS for line in told(name)]) + "\n", encoding="utf-8")
