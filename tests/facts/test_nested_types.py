"""Types that are nested thousands of levels deep: their names stay short, and tell them apart."""

from __future__ import annotations

import irkit
from irkit.facts.extract import columns
from irkit.facts.type_names import LONGEST

DEPTH = 5000
FIELDS = 300


def names(text: str) -> list[str]:
    return list(columns(irkit.parse_assembly(text), ["type:id"])["type__id"][1])


def nested(innermost: str, depth: int = DEPTH) -> str:
    return "{ " * depth + innermost + " }" * depth


def test_names_of_deep_types_are_short_and_each_its_own() -> None:
    found = names(f"@a = external global {nested('i8')}\n@b = external global {nested('i16')}\n")
    assert len(set(found)) == len(found) == 2 * DEPTH + 3  # the two integers, and `ptr`
    assert max(map(len, found)) <= LONGEST + 4
    assert sum(map(len, found)) < DEPTH * 2 * LONGEST


def test_names_are_the_same_in_every_module() -> None:
    one = names(f"@a = external global {nested('i8')}\n")
    other = names(f"@b = external global {nested('i32', 3)}\n@a = external global {nested('i8')}\n")
    assert set(one) <= set(other)


def test_a_wide_type_keeps_its_text() -> None:
    wide = "{ " + ", ".join(["i32"] * FIELDS) + " }"
    assert len(wide) > LONGEST
    found = names(
        f"@a = external global {wide}\n@b = external global {{ {wide} }}\n@c = external global [2 x {wide}]\n"
    )
    assert wide in found
    (within,) = [name for name in found if name.startswith("{ #")]
    assert f"[2 x {within[2:-2]}]" in found
