"""Names for whoever shows a bitcode file to people."""

from __future__ import annotations

from bitcode.schema import codes as c
from bitcode.schema.names import OperandNames, block_name, find_record, variants
from bitcode.schema.record_names import record_name


def names(block: int, code: int, *operands: int) -> list[str]:
    return OperandNames().of(block, code, list(operands))


def test_blocks_and_records_have_llvms_names() -> None:
    assert block_name(c.FUNCTION_BLOCK_ID) == "FUNCTION_BLOCK"
    assert record_name(c.FUNCTION_BLOCK_ID, c.FUNC_CODE_INST_CALL) == "INST_CALL"
    assert record_name(c.CONSTANTS_BLOCK_ID, c.CST_CODE_POISON) == "POISON"


def test_what_llvm_does_not_have_is_called_by_number() -> None:
    assert block_name(77) == "BLOCK_77"
    assert record_name(c.FUNCTION_BLOCK_ID, 999) == "CODE_999"
    assert names(c.FUNCTION_BLOCK_ID, 999, 1, 2) == ["", ""]


def test_operands_are_named_by_the_declaration() -> None:
    assert names(c.FUNCTION_BLOCK_ID, c.FUNC_CODE_INST_STORE, 1, 2, 3, 0) == ["pointer", "value", "align", "volatile"]


def test_a_forward_references_type_has_its_own_name() -> None:
    found = names(c.FUNCTION_BLOCK_ID, c.FUNC_CODE_INST_STORE, 0xFFFFFFFF, 7, 2, 3, 0)
    assert found == ["pointer", "pointer_type", "value", "align", "volatile"]


def test_what_repeats_is_counted() -> None:
    assert names(c.FUNCTION_BLOCK_ID, c.FUNC_CODE_INST_PHI, 3, 4, 0, 6, 1) == [
        "type",
        "incoming[0].value",
        "incoming[0].block",
        "incoming[1].value",
        "incoming[1].block",
    ]


def test_names_remembered_for_a_shape_fit_only_that_shape() -> None:
    remembered = OperandNames()
    call = c.FUNC_CODE_INST_CALL
    for operands, expected in (
        ([0, 1 << 15, 9, 4, 1], ["attributes", "flags", "function_type", "callee", "args[0]"]),
        ([0, 1 << 17, 9, 4, 1], ["attributes", "flags", "fast_math", "callee", "args[0]"]),
        ([0, 0, 9, 4, 1], ["attributes", "flags", "callee", "args[0]", "args[1]"]),
        ([0, 0, 0, 4, 1], ["attributes", "flags", "callee", "callee_type", "args[0]"]),
    ):
        assert remembered.of(c.FUNCTION_BLOCK_ID, call, operands) == expected
        assert remembered.of(c.FUNCTION_BLOCK_ID, call, operands) == expected


def test_operands_beyond_the_declaration_and_records_cut_short_have_names_too() -> None:
    assert names(c.TYPE_BLOCK_ID_NEW, c.TYPE_CODE_INTEGER, 32, 5) == ["width", "rest[0]"]
    assert names(c.FUNCTION_BLOCK_ID, c.FUNC_CODE_INST_STORE, 1) == ["pointer"]


def test_a_modules_version_says_where_names_are() -> None:
    old = variants(c.MODULE_BLOCK_ID, [c.MODULE_CODE_VERSION], [1])
    record = find_record(c.MODULE_BLOCK_ID, c.MODULE_CODE_GLOBALVAR, old)
    assert record is not None and record.fields[0].name == "type"
    new = find_record(c.MODULE_BLOCK_ID, c.MODULE_CODE_GLOBALVAR, variants(c.MODULE_BLOCK_ID, [1], [2]))
    assert new is not None and new.fields[0].name == "strtab_offset"
