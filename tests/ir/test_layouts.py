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


def test_what_aggregates_are_made_of() -> None:
    module = ir.Module(context=ir.Context())
    pair = ir.LiteralStructType([ir.IntType(32), ir.IntType(8)])
    function = ir.Function(module, ir.FunctionType(pair, [pair, ir.IntType(8)]), "f")
    builder = ir.IRBuilder(function.append_basic_block())
    whole, part = function.args
    made = builder.insert_value(whole, part, 1)
    assert (made.aggregate, made.value) == (whole, part)
    assert builder.extract_value(made, 1).aggregate is made
    assert (module.scope.is_used("f"), module.scope.is_used("g")) == (True, False)
