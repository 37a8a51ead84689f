"""Sizes and places that an identified struct tells, in a context of its own and in the one of all."""

from __future__ import annotations

import pytest

from irkit import ir

LAYOUT = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"


@pytest.mark.parametrize("packed", [False, True])
def test_an_identified_struct_knows_its_layout(packed: bool) -> None:
    context = ir.Context()
    struct = context.get_identified_type("MyType", packed)
    struct.set_body(ir.IntType(16), ir.IntType(32))
    assert struct.get_element_offset(LAYOUT, 1, context) == (2 if packed else 4)
    assert struct.get_abi_size(LAYOUT, context=context) == (6 if packed else 8)
