"""What is declared: all that LLVM 22 lists, under its own names and numbers, and the codecs that belong to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bitcode.bitstream import BLOCK_NAMES
from bitcode.schema import codes, generate
from bitcode.schema.blocks import summary
from bitcode.schema.blocks.all import ALL, BY_ID
from bitcode.schema.blocks.flags import BINARY, CASTS, FAST_MATH, GEP_FLAGS
from bitcode.schema.codecs import packed
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Flags

ROOT = Path(generate.__file__).parents[2]

#: LLVM's prefix of a block's record codes.
PREFIXES = {
    "IDENTIFICATION_BLOCK": "IDENTIFICATION_CODE_",
    "MODULE_BLOCK": "MODULE_CODE_",
    "PARAMATTR_BLOCK": "PARAMATTR_CODE_",
    "PARAMATTR_GROUP_BLOCK": "PARAMATTR_GRP_CODE_",
    "TYPE_BLOCK_NEW": "TYPE_CODE_",
    "CONSTANTS_BLOCK": "CST_CODE_",
    "FUNCTION_BLOCK": "FUNC_CODE_",
    "METADATA_BLOCK": "METADATA_",
    "VALUE_SYMTAB_BLOCK": "VST_CODE_",
    "USELIST_BLOCK": "USELIST_CODE_",
    "OPERAND_BUNDLE_TAGS_BLOCK": "OPERAND_BUNDLE_",
    "SYNC_SCOPE_NAMES_BLOCK": "SYNC_SCOPE_",
    "MODULE_STRTAB_BLOCK": "MST_CODE_",
    "GLOBALVAL_SUMMARY_BLOCK": "FS_",
    "STRTAB_BLOCK": "STRTAB_",
    "SYMTAB_BLOCK": "SYMTAB_",
}

RECORDS = [
    pytest.param(block, record, id=f"{block.name}-{record.identifier}") for block in ALL for record in block.all()
]


def test_the_checked_in_codecs_are_those_of_the_declarations() -> None:
    assert [path.name for path in generate.stale()] == [], "run python -m bitcode.schema.generate"


def test_every_block_of_llvm_has_a_declaration() -> None:
    assert {block.block_id: block.name for block in ALL} == {k: v for k, v in BLOCK_NAMES.items() if k != 0}


@pytest.mark.parametrize("block", [BY_ID[block_id] for block_id in BY_ID], ids=lambda block: block.name)
def test_every_record_code_of_a_block_has_a_declaration_of_its_name(block: BlockSchema) -> None:
    prefix = PREFIXES.get(block.name, "")
    if not prefix:
        return
    listed = {name.removeprefix(prefix): value for name, value in vars(codes).items() if name.startswith(prefix)}
    if block.name == "METADATA_BLOCK":
        del listed["ATTACHMENT"], listed["BLOCK_ID"], listed["ATTACHMENT_ID"], listed["KIND_BLOCK_ID"]
    listed = {name: value for name, value in listed.items() if not name.endswith("BLOCK_ID")}
    assert {record.name: record.code for record in block.records.values()} == listed


@pytest.mark.headers(22)
def test_the_numbers_are_those_of_llvm_22s_header(llvm_headers: Callable[[int], Path]) -> None:
    text = re.sub(r"//.*", "", (llvm_headers(22) / "llvm" / "Bitcode" / "LLVMBitCodes.h").read_text())
    listed = dict(re.findall(r"\b([A-Z][A-Z0-9_]+)\s*=\s*(\d+|0x[0-9a-f]+)\s*[,}]", text))
    for name, value in vars(codes).items():
        if name.isupper() and name in listed:
            assert value == int(listed[name], 0), name
    missing = [
        name
        for name in listed
        if name.startswith(tuple(prefix for prefix in PREFIXES.values())) and not hasattr(codes, name)
    ]
    assert missing == []


@pytest.mark.parametrize(("block", "record"), RECORDS)
def test_a_declaration_says_what_its_record_is(block: BlockSchema, record: RecordSchema) -> None:
    assert record.doc
    assert record.name.isupper()
    names = [field.name for field in record.fields]
    assert len(set(names)) == len(names)
    assert all(hasattr(field.subcon, "_parse") for field in record.fields)


def codec_uses(source: str) -> set[tuple[str, str]]:
    """(codec file, function) of what a source takes from the codecs, by name or as an attribute of their module."""
    tree = ast.parse(source)
    found: set[tuple[str, str]] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("bitcode.schema.codecs"):
            continue
        stem = (node.module or "").removeprefix("bitcode.schema.codecs").lstrip(".")
        for alias in node.names:
            if stem:
                found.add((stem, alias.name))
                continue
            for one in ast.walk(tree):
                if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
                    if one.value.id == (alias.asname or alias.name):
                        found.add((alias.name, one.attr))
    return found


def test_no_codec_is_generated_that_reader_and_writer_do_not_use() -> None:
    used: set[tuple[str, str]] = set()
    for folder in ("bitcode/reader", "bitcode/writer"):
        for path in (ROOT / folder).rglob("*.py"):
            used |= codec_uses(path.read_text())
    unused = []
    for path in (ROOT / "bitcode/schema/codecs").glob("*_*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and (path.stem, node.name) not in used:
                unused.append(f"{path.stem}.{node.name}")
    assert not unused


def test_the_constants_of_packed_operands_are_those_of_the_declarations() -> None:
    for name, flags in vars(summary).items():
        if not isinstance(flags, Flags):
            continue
        for member, place in flags.bits.items():
            constant = f"{name.removesuffix('_FLAGS')}_{member.upper()}"
            if isinstance(place, int):
                assert getattr(packed, constant).bit_length() == place + 1
            else:
                assert (getattr(packed, f"{constant}_AT"), getattr(packed, f"{constant}_MASK").bit_count()) == place


def test_no_packed_operand_is_taken_apart_by_typed_numbers() -> None:
    """Reader and writer have its bits from the declarations."""
    typed = re.compile(r"\b(?:\w*flags|header|r\.ops\[r\.at\]) (?:&|>>|<<) ?\d")
    found = []
    for folder in ("bitcode/reader", "bitcode/writer"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            lines = [] if path.name == "debug_info_nodes.py" else path.read_text().splitlines()  # generated
            found += [f"{path.name}:{number}: {line}" for number, line in enumerate(lines, 1) if typed.search(line)]
    assert not found


def test_the_flags_of_operations_are_those_of_the_operator_table() -> None:
    assert GEP_FLAGS.bits == {"inbounds": 0, "nusw": 1, "nuw": 2}
    assert BINARY.bits == {"nuw": 0, "nsw": 1, "exact": 0, "disjoint": 0, "fast_math": (0, 8)}
    assert CASTS.bits == {"nuw": 0, "nsw": 1, "nneg": 0, "fast_math": (0, 8)}
    assert list(FAST_MATH.bits) == ["unsafe_algebra", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"]
    assert list(FAST_MATH.bits.values()) == list(range(8))


def test_records_of_many_fields_are_made_by_keyword() -> None:
    found = []
    for path in sorted((ROOT / "bitcode/writer").rglob("*.py")):
        tree = ast.parse(path.read_text())
        records = {
            alias.name
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bitcode.schema.codecs.")
            for alias in node.names
            if alias.name[0].isupper() and not alias.name.isupper()
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in records:
                found += [f"{path.name}:{node.lineno}: {node.func.id}"] * (len(node.args) >= 6)
    assert not found


def test_a_code_has_one_layout_of_its_own() -> None:
    with pytest.raises(ValueError, match="two records share a code"):
        BlockSchema(99, "NEW_BLOCK", [RecordSchema(1, "ONE"), RecordSchema(1, "OTHER")])
