"""Which expressions of debug info are a constant, which keeps a variable of which nothing else is left."""

from __future__ import annotations

import pytest

from irkit.editing.dead import is_constant

CONSTU, CONSTS, LIT, STACK_VALUE, DEREF, FRAGMENT = 0x10, 0x11, 0x30, 0x9F, 0x06, 0x1000


@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        ([], False),
        ([CONSTU], False),
        ([CONSTU, 1], True),
        ([CONSTS, 1], True),
        ([LIT, 1], False),
        ([CONSTU, 1, STACK_VALUE, STACK_VALUE, 0, 8], False),
        ([CONSTU, 1, STACK_VALUE], True),
        ([CONSTS, 1, STACK_VALUE], True),
        ([CONSTU, CONSTU, STACK_VALUE], True),
        ([LIT, CONSTU, STACK_VALUE], False),
        ([CONSTU, 1, DEREF], False),
        ([CONSTS, STACK_VALUE, STACK_VALUE, DEREF], False),
        ([CONSTU, 1, STACK_VALUE, FRAGMENT, 0], False),
        ([CONSTU, 1, STACK_VALUE, FRAGMENT, 0, 8], True),
        ([CONSTS, 1, STACK_VALUE, FRAGMENT, 0, 8], True),
        ([CONSTU, 1, DEREF, FRAGMENT, 0, 8], False),
        ([CONSTU, 1, STACK_VALUE, DEREF, FRAGMENT, 8], False),
        ([LIT, 1, STACK_VALUE, FRAGMENT, 0, 8], False),
        ([CONSTU, 1, STACK_VALUE, FRAGMENT, 0, 8, DEREF], False),
    ],
)
def test_constants(elements: list[int], expected: bool) -> None:
    assert is_constant(elements) == expected
