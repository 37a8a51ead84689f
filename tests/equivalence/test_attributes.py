"""Attributes of two modules: which ones say the same, and how a difference is told."""

from __future__ import annotations

import pytest

import irkit


def told(left: str, right: str) -> list[str]:
    """The differences of two texts' modules, without the place."""
    modules = [irkit.parse_assembly(text, "m", 22) for text in (left, right)]
    found = irkit.differences(*modules)
    return [f"{difference.left or 'nothing'} → {difference.right or 'nothing'}" for difference in found]


@pytest.mark.parametrize(
    ("left", "right", "difference"),
    [
        ("declare void @f(ptr)", "declare void @f(ptr align 4)", "nothing → parameter 0(align 4)"),
        ("declare i32 @f()", "declare signext i32 @f()", "nothing → result(signext)"),
        ("declare void @f() cold", "declare void @f()", "function(cold) → nothing"),
        ("declare void @f() cold", "declare void @f() hot cold", "nothing → function(hot)"),
        ('declare void @f() "k"="v"', 'declare void @f() "k"="w"', 'function("k"="v") → function("k"="w")'),
        ('declare void @f() "k"', 'declare void @f() "l"=""', 'function("k") → function("l")'),
        (
            "declare void @f(ptr byval(i32))",
            "declare void @f(ptr byval(i64))",
            "parameter 0(byval(i32)) → parameter 0(byval(i64))",
        ),
        (
            "declare void @f(i32, i32 range(i32 1, 7))",
            "declare void @f(i32, i32 range(i32 1, 8))",
            "parameter 1(range(i32 1, 7)) → parameter 1(range(i32 1, 8))",
        ),
        (
            "declare void @f(ptr initializes((0, 4), (8, 12)))",
            "declare void @f(ptr initializes((0, 4)))",
            "parameter 0(initializes((0, 4), (8, 12))) → parameter 0(initializes((0, 4)))",
        ),
        (
            "declare void @f(ptr align 4 nonnull, ptr)",
            "declare void @f(ptr align 8 nonnull, ptr noalias)",
            "parameter 0(align 4) → parameter 0(align 8) parameter 1(noalias)",
        ),
    ],
)
def test_a_difference(left: str, right: str, difference: str) -> None:
    assert told(left, right) == [difference]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("declare void @f(ptr align 4 nonnull)", "declare void @f(ptr nonnull align 4)"),
        ('declare void @f() "k" "l"', 'declare void @f() "l" "k"=""'),
        ("declare void @f() #0\nattributes #0 = { cold }", "declare void @f() cold"),
    ],
)
def test_the_same(left: str, right: str) -> None:
    assert told(left, right) == []


def test_types_by_their_content() -> None:
    text = "%s = type { i32 }\ndeclare void @f(ptr byval(%s))"
    assert told(text, text.replace("i32", "i64")) != []
    assert told(text, text) == []
