"""The table of semantics: its expressions compute what LangRef says; its page is current; it has all instructions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from irkit.operators.table import OPCODES
from irkit.semantics import intrinsics
from irkit.semantics.expressions import evaluate, signed
from irkit.semantics.page import page
from irkit.semantics.table import BY_NAME, FURTHER_RULES, ROWS, conditions, row_of, row_of_intrinsic
from irkit.semantics.vector_intrinsics import VECTORS

ROOT = Path(__file__).parents[3]


def value(name: str, *operands: int, width: int = 4, result: int | None = None) -> int | tuple[int, ...]:
    row = BY_NAME[name]
    bound = {name: (number & ((1 << width) - 1), width) for name, number in zip(row.operands, operands, strict=True)}
    found = tuple(
        evaluate(expression, bound, width, width if result is None else result)[0] for expression in row.values
    )
    return found[0] if len(found) == 1 else found


def broken(name: str, *operands: int, width: int = 4, result: int | None = None) -> list[str]:
    row = BY_NAME[name]
    bound = {name: (number & ((1 << width) - 1), width) for name, number in zip(row.operands, operands, strict=True)}
    return [
        condition.rule
        for condition in (*row.poison_when, *row.undefined_when)
        if condition.when is not None and evaluate(condition.when, bound, width, result or width)[0]
    ]


def test_the_page_is_what_the_table_makes() -> None:
    assert (ROOT / "docs" / "semantics.md").read_text(encoding="utf-8") == page()


def test_every_instruction_has_a_row() -> None:
    names = {row.name.split()[0] for row in ROWS}
    assert {opcode.name for opcode in OPCODES} <= names


def test_every_rule_that_a_report_names_is_on_the_page() -> None:
    raised = set()
    for path in (ROOT / "irkit" / "semantics").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        raised |= set(re.findall(r'UndefinedBehaviorError\(\s*"([\w-]+)"', text))
        raised |= set(re.findall(r'not_well_defined\([^()]*"([\w-]+)"\)', text))
    told = {condition.rule for row in ROWS for condition in conditions(row)} | FURTHER_RULES.keys()
    assert len(raised) > 20
    assert raised <= told


def test_every_intrinsic_that_runs_has_a_row() -> None:
    named = [*intrinsics.HANDLERS, *intrinsics.MAKERS, *VECTORS, *intrinsics.FIRST_OPERAND]
    named += [name for name in intrinsics.NOTHING_HAPPENS if not name.endswith(".")]
    missing = [name for name in named if row_of_intrinsic(name) is None and not name.endswith(".inline")]
    assert missing == []


def test_names_are_unique() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("a", range(-8, 8))
def test_overflow_is_what_the_exact_results_say(a: int) -> None:
    for b in range(-8, 8):
        for name, exact in (("add", a + b), ("sub", a - b), ("mul", a * b)):
            assert ("signed-overflow" in broken(name, a, b)) == (not -8 <= exact < 8), (name, a, b)
            assert value(name, a, b) == exact & 15
        unsigned = (a & 15) - (b & 15)
        assert ("unsigned-overflow" in broken("sub", a, b)) == (unsigned < 0)
        assert value("llvm.sadd.sat", a, b) == max(-8, min(7, a + b)) & 15
        assert value("llvm.ssub.sat", a, b) == max(-8, min(7, a - b)) & 15
        assert value("llvm.usub.sat", a, b) == max(unsigned, 0)
        assert value("llvm.umul.with.overflow", a, b) == (a * b & 15, int((a & 15) * (b & 15) > 15))
        assert value("llvm.scmp", a, b, result=2) == (a > b) - (a < b) & 3


@pytest.mark.parametrize("width", [1, 3, 8])
def test_shifts_and_funnels(width: int) -> None:
    top = (1 << width) - 1
    for a in {0, 1, top, top >> 1, top & 0xA5}:
        for amount in range(top + 1 if width < 8 else 20):
            assert ("shift-out-of-range" in broken("shl", a, amount, width=width)) == (amount >= width)
            if amount < width:
                lost = a << amount > top
                assert ("unsigned-overflow" in broken("shl", a, amount, width=width)) == lost
                fits = signed(a, width) << amount == signed(a << amount & top, width)
                assert ("signed-overflow" in broken("shl", a, amount, width=width)) != fits
            turn = amount % width
            assert value("llvm.fshl", a, a, amount, width=width) == (a << turn | a >> (width - turn)) & top
            assert value("llvm.fshr", a, a, amount, width=width) == (a >> turn | a << (width - turn)) & top


def test_divisions() -> None:
    assert value("sdiv", -7, 2) == -3 & 15
    assert value("srem", -7, 2) == -1 & 15
    assert broken("sdiv", -8, -1) == ["division-overflow"]
    assert "division-by-zero" in broken("udiv", 3, 0)
    assert broken("sdiv", 7, 2) == ["inexact"]


def test_an_intrinsic_is_found_with_its_types() -> None:
    assert row_of_intrinsic("llvm.sadd.with.overflow.i32") is BY_NAME["llvm.sadd.with.overflow"]
    assert row_of_intrinsic("llvm.smax.v4i32") is BY_NAME["llvm.smax"]
    assert row_of_intrinsic("llvm.unheard.of") is None
    assert row_of("icmp", "slt").name == "icmp slt"
