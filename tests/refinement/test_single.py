"""The solver is told the same of single instructions as the interpreter is: what `tests/semantics/run/values/*.txt` say
that they give is accepted in their place, another result is not. Those of `x86.txt` a processor has run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

pytest.importorskip("z3")

HERE = Path(__file__).parent
VALUES = HERE.parent / "semantics" / "run" / "values"
GIVEN = "@words = constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]\n"
NAN = "0x7FF8"
# Of what is in the files, so much is told to the solver exactly; the rest is refused by name, or left open.
TOLD = {"floats": 159, "vectors": 54, "integers": 712, "x86": 154}
OF_A_KIND = 10  # results that are refuted; all are accepted
NOT_TOLD = re.compile(
    r"(arithmetic on (x86_fp80|ppc_fp128)|the intrinsic llvm\.masked\.\w+) is not told to the solver"
    r"|not told exactly: [\w.]+ left open"
)


def lines(name: str) -> list[tuple[str, str, str]]:
    """Instructions, their results, and the types of these."""
    found = []
    folder = VALUES if (VALUES / f"{name}.txt").exists() else HERE
    for line in (folder / f"{name}.txt").read_text().splitlines():
        if not line.startswith(";"):
            instruction, _, result = line.rpartition(" = ")
            found.append((instruction, result, str(irkit.parse_constant(result).type)))
    return found


def verdicts(changes: list[tuple[str, str, str]]) -> list[Verdict]:
    """For instructions in the place of results."""
    text = [GIVEN]
    for number, (instruction, result, ty) in enumerate(changes):
        text.append(f"define {ty} @src{number}() {{\n  ret {result}\n}}\n")
        text.append(f"define {ty} @tgt{number}() {{\n  %r = {instruction}\n  ret {ty} %r\n}}\n")
    return irkit.refine(irkit.parse_assembly("".join(text), llvm_version=22), timeout=30.0)


def some_of_each_kind(found: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """So many lines of each operation on each type, from all over what there is of it."""
    kinds: dict[str, list[tuple[str, str, str]]] = {}
    for line in found:
        operation = line[0].partition("(")[0] if "call " in line[0] else re.split(r" -?\d| true| false", line[0])[0]
        kinds.setdefault(f"{operation} {line[2]}", []).append(line)
    return [line for lines_of_kind in kinds.values() for line in lines_of_kind[:: -(-len(lines_of_kind) // OF_A_KIND)]]


def odd_ones(changes: list[tuple[str, str, str]], found: list[Verdict], wanted: str) -> list[tuple[str, str, str]]:
    """Those with another verdict, though the solver was told what they do."""
    return [
        (*change[:2], str(verdict))
        for change, verdict in zip(changes, found, strict=True)
        if verdict.outcome != wanted and not (verdict.outcome == UNKNOWN and NOT_TOLD.fullmatch(verdict.reason))
    ]


@pytest.mark.parametrize("name", TOLD)
def test_results_are_accepted(name: str) -> None:
    """But for those that are no number, whose sign and payload may be others (LangRef, "Floating-Point Semantics")."""
    changes = [change for change in lines(name) if NAN not in change[1]]
    found = verdicts(changes)
    assert odd_ones(changes, found, REFINES) == []
    assert [verdict.outcome for verdict in found].count(REFINES) >= TOLD[name]


@pytest.mark.parametrize("name", TOLD)
def test_other_results_are_not(name: str) -> None:
    all_of_them = some_of_each_kind(lines(name))
    changes = []
    for place, (instruction, result, ty) in enumerate(all_of_them):
        for _, other, type_of_other in all_of_them[place + 1 :]:
            differs = str(irkit.parse_constant(other)) != str(irkit.parse_constant(result))
            if "poison" not in result + other and type_of_other == ty and differs:
                changes.append((instruction, other, ty))
                break
    found = verdicts(changes)
    assert odd_ones(changes, found, FAILS) == []
    assert [verdict.outcome for verdict in found].count(FAILS) > len(found) // 2
