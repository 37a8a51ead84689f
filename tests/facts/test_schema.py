"""The schema: names, columns, what follows from the operator table, and the predicates of the thesis."""

from __future__ import annotations

import pytest

from irkit.errors import NotFoundError
from irkit.facts.declare import NUMBERS, TEXTS, entity_id, parts_of_id
from irkit.facts.schema import BY_TABLE, RELATIONS, chosen
from irkit.operators.table import OPCODES

# What the thesis declares as facts, by the numbers of its tables.
THESIS = {
    50: "instruction instruction:id",
    51: "type type:id",
    52: "primitive_type",
    53: "derived_type",
    54: "integer_type fp_type void_type label_type metadata_type",
    56: "function_type vector_type pointer_type aggregate_type array_type struct_type",
    57: "vector_type:size vector_type:component",
    65: "function_type:return function_type:params function_type:nparams",
    70: "function function:id",
    71: "function:name function:type function:param function:nparams",
    73: "variable variable:id immediate immediate:value",
    74: "variable:type immediate:type",
    75: "operand",
    76: "operand:by_variable",
    77: "operand:by_immediate",
    82: "instruction instruction:id",
    83: "instruction:to",
    85: "instruction:next",
    86: "instruction:function",
    87: "add_instruction bitcast_instruction load_instruction getelementptr_instruction",
    88: "add_instruction:first_operand",
    89: "add_instruction:second_operand",
    93: "trunc_instruction:from trunc_instruction:to_type",
    99: "ret_instruction:void ret_instruction:value",
    102: "invoke_instruction:function",
    105: "invoke_instruction:arg",
    107: "invoke_instruction:normal_label invoke_instruction:exception_label",
    111: "extractvalue_instruction:base",
    112: "extractvalue_instruction:index extractvalue_instruction:nindices",
    114: "constant:toInt",
}


@pytest.mark.parametrize("table", THESIS)
def test_the_predicates_of_the_thesis_are_there_under_its_names(table: int) -> None:
    for name in THESIS[table].split():
        assert table in RELATIONS[name].tables, name


def test_every_opcode_has_an_entity_and_a_relation_for_each_operand() -> None:
    for row in OPCODES:
        names = [name for name in RELATIONS if name.startswith(f"{row.name}_instruction:")]
        assert f"{row.name}_instruction" in RELATIONS
        assert len(names) >= len([one for one in row.cls.operands if one.name != "bundle_operands"])


def test_tables_are_called_by_names_that_files_and_sql_can_have() -> None:
    assert len(BY_TABLE) == len(RELATIONS)
    assert BY_TABLE["add_instruction__first_operand"].name == "add_instruction:first_operand"
    assert all(name.replace("_", "").isalnum() for name in BY_TABLE)


def test_columns_have_names_types_and_keys() -> None:
    for row in RELATIONS.values():
        names = [name for name, _ in row.columns]
        assert len(set(names)) == len(names), row
        assert all(kind in NUMBERS | TEXTS for _, kind in row.columns)
        assert 1 <= row.key <= len(row.columns)
        assert row.doc.endswith((".", "…")), row


def test_declarations_show_the_key_before_the_arrow() -> None:
    assert str(RELATIONS["phi_instruction:pair_value"].declaration) == (
        "phi_instruction:pair_value(instruction, index: int → operand)"
    )
    assert RELATIONS["trunc_instruction:from"].source == "table 93"
    assert RELATIONS["freeze_instruction:operand"].source == "modern IR"


def test_relations_are_chosen_by_either_name_or_by_how_they_begin() -> None:
    assert chosen(["add_instruction__first_operand", "type:id"]) == ["type:id", "add_instruction:first_operand"]
    assert chosen(["ret_instruction:*"]) == ["ret_instruction:value", "ret_instruction:void"]
    assert "operand:use" not in chosen(None)
    with pytest.raises(NotFoundError, match="no relation add_instruction:third_operand"):
        chosen(["add_instruction:third_operand"])


def test_ids_are_a_module_a_function_and_a_number_in_it() -> None:
    assert entity_id(0, 0, 7) == 7
    assert parts_of_id(entity_id(5, 1 << 19, 123456)) == (5, 1 << 19, 123456)
    assert entity_id((1 << 17) - 1, (1 << 20) - 1, (1 << 25) - 1) < 1 << 62
