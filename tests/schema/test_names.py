"""Names for whoever shows a bitcode file to people."""

from __future__ import annotations

import random

import pytest

from bitcode.schema import codes as c
from bitcode.schema.blocks.all import ALL
from bitcode.schema.declare import BlockSchema
from bitcode.schema.names import Layouts, OperandNames, block_name, find_record, operand_names, variants
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


@pytest.mark.parametrize("block", ALL, ids=lambda block: block.name)
def test_what_is_remembered_is_what_each_record_has(block: BlockSchema) -> None:
    """Whatever records came before: of the same lengths, with other flags, forward references and counts."""
    source = random.Random(1)
    remembered = OperandNames()
    numbers = (0, 1, 2, 3, 4, 5, 1 << 13, 1 << 15, 1 << 17, c.OB_METADATA, (1 << 30) + 1, (1 << 32) - 1)
    for record in block.all():
        which = Layouts((record.variant,) if record.variant else ())
        assert find_record(block.block_id, record.code, which) is record
        for _ in range(60):
            operands = [source.choice(numbers) for _ in range(source.choice((2, 4, 6, 7)))]
            found = find_record(block.block_id, record.code, which)
            assert found is not None
            wanted = operand_names(found.layout_of(operands), operands, which.parameter)
            assert remembered.of(block.block_id, record.code, operands, which) == wanted, (record.name, operands)


@pytest.mark.parametrize(
    ("codes", "firsts", "wanted"),
    [
        ([], [], Layouts(("version9", "stacks"), 9)),
        ([c.FS_VERSION], [9], Layouts(("version9", "stacks"), 9)),
        ([c.FS_VERSION], [10], Layouts(("stacks",), 10)),
        ([c.FS_FLAGS, c.FS_VERSION], [10, 8], Layouts(("version9", "stacks"), 8)),
        ([c.FS_VERSION, c.FS_CONTEXT_RADIX_TREE_ARRAY], [9, 1], Layouts((), 9)),
    ],
)
def test_a_summarys_version_and_its_stacks_say_what_records_have(
    codes: list[int], firsts: list[int], wanted: Layouts
) -> None:
    assert variants(c.GLOBALVAL_SUMMARY_BLOCK_ID, codes, firsts) == wanted
    assert variants(c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID, codes, firsts) == wanted
    assert variants(c.MODULE_BLOCK_ID, [c.MODULE_CODE_VERSION], [1]) == Layouts(("v1",))
    assert variants(c.MODULE_BLOCK_ID, [c.MODULE_CODE_VERSION], [2]) == Layouts()
    assert variants(c.TYPE_BLOCK_ID_NEW, codes, firsts) == Layouts()
