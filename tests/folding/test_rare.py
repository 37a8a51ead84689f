"""Constant expressions that neither chance nor system makes, and what LLVM makes of them.

`rare.txt` has for each the releases, a type and an expression, and under it LLVM's answer.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from constant_expressions import answered, ask, definition
from pairs import Pairs
from test_folder import CONTEXT, I32, PTR, V2, address, builder, folder, number, vector

import irkit
from irkit.constants import Constant
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError
from irkit.globals import GlobalVariable
from irkit.module import Module

VERSIONS = (13, 14, 15, 16, 19, 22)
TYPES = {
    "a": "[4 x i32]",
    "aa": "[2 x [4 x i32]]",
    "as": "[2 x { i32, i32 }]",
    "a2": "[2 x { [2 x {}] }]",
    "ab": "[2 x { {}, i8 }]",
    "long": "{ i8, [300 x i8] }",
    "ae": "[2 x { {} }]",
    "az": "[2 x { [0 x i32] }]",
    "s": "{ i8, [3 x i32] }",
    "p": "{ i32, i32 }",
    "m": "[2 x [3 x i32]]",
    "sz": "{ i8, [2 x {}] }",
}


def head(version: int) -> list[str]:
    """The globals that the expressions speak of."""
    return [
        "%o = type opaque",
        "@g = global i32 0",
        "@h = global i32 1, align 16",
        "@w = extern_weak global i32",
        f"@al = alias i32, {Pairs(version).pointer('i32')} @g",
        "@o = external global %o",
        "@o8 = external global %o, align 8",
        "@e = external global [8 x i32]",
        "@we = weak global [8 x i32] zeroinitializer",
        "@d = global [8 x i32] zeroinitializer",
        "@space = addrspace(1) global i32 0",
        *("define void @b() {", "  br label %l", "l:", "  br label %m", "m:", "  ret void", "}"),
        *("define void @c() {", "  br label %l", "l:", "  ret void", "}"),
        *(f"@{name} = global {ty} zeroinitializer" for name, ty in TYPES.items()),
    ]


def recorded(version: int) -> tuple[list[str], dict[int, str]]:
    lines = (Path(__file__).parent / "rare.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.partition(": ")[::2] for line in lines[::2]]
    kept = [at for at, (versions, _) in enumerate(rows) if str(version) in versions.split()]
    types = [lines[2 * at + 1].strip().split("> ")[0] + ">" for at in kept]
    definitions = [
        definition(number, ty, rows[at][1].removeprefix(ty))
        if ty.startswith("<vscale")
        else f"@x{number} = global {rows[at][1]}"
        for number, (at, ty) in enumerate(zip(kept, types, strict=True))
    ]
    return definitions, {number: lines[2 * at + 1].strip() for number, at in enumerate(kept)}


@pytest.mark.parametrize("version", VERSIONS)
def test_what_llvm_answered(version: int) -> None:
    lines, answers = recorded(version)
    text = "\n".join([*head(version), *lines]) + "\n"
    found = answered(irkit.to_assembly(irkit.parse_assembly(text, "test.ll", version)))
    assert len(lines) > 2
    assert {lines[at]: found[at] for at in answers} == {lines[at]: answers[at] for at in answers}


@pytest.mark.llvm
@pytest.mark.parametrize("version", VERSIONS)
def test_what_llvm_answers(version: int) -> None:
    lines, answers = recorded(version)
    assert ask(version, head(version), lines) == answers


def test_what_is_no_expression_any_more() -> None:
    """Vectors whose elements cannot be computed, where the release has no such expressions."""
    made = builder(22)
    unknown = folder(22).cast("trunc", address(22), number(0).type)
    left = CONTEXT.constant_aggregate(V2, [unknown, number(6)])
    halves = vector(2, 3)
    for divisor in (halves, vector(2, 2)):
        assert made.binary("udiv", left, divisor) is None
        with pytest.raises(UnsupportedError, match="'udiv' as a constant expression"):
            folder(22).binary("udiv", left, divisor)
    assert made.binary("udiv", vector(4, 6), halves) is vector(2, 2)
    assert made.binary("udiv", left, vector(1, 0)) is CONTEXT.poison(V2)


def test_order_of_addresses_in_one_variable_of_llvm_13() -> None:
    """Opaque pointers of unlike many indices: the longer way is the greater, unless it goes on with zeros."""
    made = folder(13)
    array = CONTEXT.array(I32, 4)
    base = GlobalVariable(PTR, array, "a")
    Module("test", Dialect(13), CONTEXT).add(base)

    def at(*indices: Constant) -> Constant:
        step = made.getelementptr(array, base, list(indices))
        assert isinstance(step, Constant)
        return step

    one, two = number(1, 64), number(2, 64)
    short, longer = at(one), at(one, two)
    no, yes = number(0, 1), number(-1, 1)
    assert [made.compare(predicate, short, longer) for predicate in ("ult", "ugt", "eq")] == [yes, no, no]
    assert [made.compare(predicate, longer, short) for predicate in ("ult", "ugt", "eq")] == [no, yes, no]
    assert [made.compare(predicate, short, at(one, number(0, 64))) for predicate in ("ule", "ult")] == [yes, no]
    unknown = made.compare("ult", short, at(one, address(13)))
    assert str(unknown).startswith("i1 icmp ult")
