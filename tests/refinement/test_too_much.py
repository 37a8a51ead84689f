"""What is too much to be told to the solver is refused by name; as much as there may be is not."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import REFINES

pytest.importorskip("z3")


def verdict(before: str, parameters: str = "") -> str:
    text = "".join(
        f"define i8 @{name}({parameters}) {{\n{body}\n}}\n" for name, body in (("src", before), ("tgt", "ret i8 1"))
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=60.0)
    return found.outcome if found.outcome == REFINES else found.reason


def blocks(count: int) -> str:
    return "br label %b2\n" + "".join([f"b{one}:\nbr label %b{one + 1}\n" for one in range(2, count)]) + f"b{count}:\n"


@pytest.mark.parametrize(
    ("count", "expected"),
    [(400, REFINES), (401, "more than 400 blocks with the loops unrolled is not told to the solver")],
)
def test_blocks(count: int, expected: str) -> None:
    assert verdict(f"{blocks(count)}ret i8 1") == expected


@pytest.mark.parametrize(
    ("ty", "expected"),
    [
        ("<256 x i1>", REFINES),
        ("<257 x i1>", "a value of type <257 x i1>, which has more than 256 elements is not told to the solver"),
        ("[256 x i1]", REFINES),
        ("[257 x i1]", "a value of type [257 x i1], which has more than 256 elements is not told to the solver"),
    ],
)
def test_elements(ty: str, expected: str) -> None:
    assert verdict("ret i8 1", f"{ty} %x") == expected


def test_allocations() -> None:
    made = "".join([f"%p{one} = alloca i8\n" for one in range(129)])
    assert verdict(f"{made}ret i8 1") == "so many allocations is not told to the solver"


@pytest.mark.parametrize(
    ("count", "expected"),
    [(2000, REFINES), (2001, "so many choices of undef, freeze and NaN is not told to the solver")],
)
def test_choices(count: int, expected: str) -> None:
    made = "".join([f"%p{one} = freeze i1 undef\n" for one in range(count)])
    assert verdict(f"{made}ret i8 1") == expected
