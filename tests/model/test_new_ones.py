"""What new modules, nodes, globals and summaries say before anything is said of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit
from irkit import summary
from irkit.dialects import Dialect
from irkit.errors import EditError
from irkit.functions import Function
from irkit.metadata import ConstantAsMetadata, MDString, MDTuple, NamedMDNode, constant_integer
from irkit.module import Module

OF_ALL = {
    "linkage": "external",
    "visibility": "default",
    "not_eligible_to_import": False,
    "live": False,
    "dso_local": False,
    "can_auto_hide": False,
    "import_type": "definition",
    "no_rename_on_promotion": False,
    "original_guid": 0,
    "references": [],
}


def said(thing: object, expected: dict[str, object]) -> dict[str, object]:
    return {name: getattr(thing, name) for name in expected}


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: summary.AliasSummary("x.o"), {**OF_ALL, "module_path": "x.o", "aliasee": None}),
        (
            lambda: summary.GlobalVarSummary("x.o"),
            {**OF_ALL, "read_only": False, "write_only": False, "constant": False, "vcall_visibility": 0},
        ),
        (lambda: summary.FunctionSummary("x.o"), {**OF_ALL, "instruction_count": 0, "function_flags": 0}),
        (
            lambda: summary.CallEdge(summary.ValueInfo(1)),
            {"hotness": "unknown", "relative_frequency": 0, "has_tail_call": False},
        ),
        (
            lambda: summary.TypeTestResolution("allOnes"),
            {"size_m1_bit_width": 0, "align_log2": 0, "size_m1": 0, "bit_mask": 0, "inline_bits": 0},
        ),
        (summary.ModuleSummaryIndex, {"version": 0, "is_full_lto": False, "modules": {}}),
        (lambda: summary.ModuleSummaryIndex().add_module("x.o"), {"path": "x.o", "id": 0, "hash": (0, 0, 0, 0, 0)}),
        (
            lambda: Module("m", Dialect.of(22)),
            {"opaque_pointers": True, "explicit_structs": False, "has_summary": False},
        ),
        (
            lambda: Module("m", Dialect.of(22)).add_struct("pair", [irkit.i32, irkit.ptr]),
            {"name": "pair", "packed": False, "explicit": False, "is_opaque": False},
        ),
        (
            lambda: Module("m", Dialect.of(22)).add_global("v", irkit.i32),
            {"is_constant": False, "alignment": 0, "address_space": 0, "initializer": None},
        ),
        (lambda: MDTuple([]), {"distinct": False, "operands": []}),
    ],
)
def test_what_new_ones_say(make: Callable[[], object], expected: dict[str, object]) -> None:
    assert said(make(), expected) == expected


def test_modules_of_an_index_are_there_once() -> None:
    index = summary.ModuleSummaryIndex()
    first, second = index.add_module("a.o"), index.add_module("b.o", 3)
    assert index.add_module("a.o", 7) is first
    assert (first.id, second.id, list(index.modules)) == (0, 3, ["a.o", "b.o"])


@pytest.mark.parametrize(("name", "operands"), [(1, []), ("a", ()), (None, None), ("a", None)])
def test_what_is_no_named_metadata(name: object, operands: object) -> None:
    with pytest.raises(EditError, match=r"a name, and a list of nodes$"):
        NamedMDNode(name, operands)


def test_integers_in_metadata() -> None:
    module = irkit.parse_assembly("@g = global i32 0\n", "m.ll", 22)
    number = irkit.parse_metadata('!{i32 5, float 1.0, ptr @g, !"5"}', module)
    assert isinstance(number, MDTuple)
    five, real, variable, text = number.operands
    assert isinstance(five, ConstantAsMetadata)
    assert isinstance(text, MDString)
    assert constant_integer(five) is five.value
    assert [constant_integer(one) for one in (real, variable, text, None)] == [None] * 4


def test_what_a_module_has() -> None:
    text = "@g = global i32 0\ndefine void @f() {\n  ret void\n}\n"
    one, other = (irkit.parse_assembly(text, "m.ll", 22) for _ in range(2))
    function = one["f"]
    assert isinstance(function, Function)
    assert "g" in one
    assert "h" not in one
    assert one["g"] in one
    assert other["g"] not in one
    assert function.blocks[0] not in one
    assert 3 not in one
    one["g"].remove_from_parent()
    assert "g" not in one
