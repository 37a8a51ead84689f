"""Every relation has the rows that it is declared to have: those of `relations.ll` and, for what is gone since, of
`relations-14.ll`, as `relations.txt` tells them.

`python tests/facts/test_relations.py` writes that file anew. A number is shown as `@f.3`, the fourth value of a
function, `#3` for what is in none, `!3` for metadata.
"""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

import irkit
from irkit.facts.declare import parts_of_id
from irkit.facts.extract import columns
from irkit.facts.schema import RELATIONS

HERE = Path(__file__).parent
INPUTS = (("relations.ll", 23), ("relations-14.ll", 14))
GOLDEN = HERE / "relations.txt"


def shown(module: irkit.Module, kind: str, value: object) -> str:
    """A value of a column whose type is that."""
    if not isinstance(value, int) or kind in ("int", "module"):
        return repr(value) if kind == "text" else str(value)
    _, function, ordinal = parts_of_id(value)
    if function:
        return f"@{module.functions[function - 1].name}.{ordinal}"
    return f"!{ordinal}" if kind == "metadata" else f"#{ordinal}"


@functools.cache
def found() -> dict[str, list[str]]:
    """The rows of each relation, of both inputs."""
    rows: dict[str, list[str]] = {name: [] for name in RELATIONS}
    for file, version in INPUTS:
        module = irkit.parse_assembly((HERE / file).read_text(), file, version)
        facts = columns(module, RELATIONS)
        for name, relation in RELATIONS.items():
            kinds = [kind for _, kind in relation.columns]
            for row in zip(*facts[relation.table_name], strict=True):
                parts = [shown(module, kind, value) for kind, value in zip(kinds, row, strict=True)]
                rows[name].append(f"{version}  {'  '.join(parts)}")
    return rows


@functools.cache
def expected() -> dict[str, list[str]]:
    """What the file says."""
    rows: dict[str, list[str]] = {}
    name = ""
    for line in GOLDEN.read_text().splitlines():
        if line.startswith("  "):
            rows[name].append(line.strip())
        else:
            name = line.partition("(")[0]
            rows[name] = []
    return rows


@pytest.mark.parametrize("name", RELATIONS)
def test_rows(name: str) -> None:
    assert found()[name], "no input has anything that this relation tells"
    assert found()[name] == expected()[name]


def write() -> None:
    with GOLDEN.open("w", encoding="utf-8") as out:
        for name, rows in found().items():
            out.write(f"{RELATIONS[name].declaration}\n")
            out.writelines([f"  {row}\n" for row in rows])


if __name__ == "__main__":
    write()
