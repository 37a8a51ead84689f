"""The generated readers of debug info nodes against the layouts that the same declarations give for `irkit dump`."""

from __future__ import annotations

import random

import pytest
from construct import ConstructError
from metadata_modules import Record, named, read_metadata

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.schema import codes as c
from bitcode.schema.blocks.metadata import METADATA
from irkit.debug_info import fields as rules
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_info.records import Either, Inserted, Item, Packed, Words, Zero
from irkit.debug_info.schema import NODES
from irkit.errors import IRKitError, UnsupportedError
from irkit.metadata import DINode, MDString, MDTuple
from irkit.module import Module

STRINGS = [b"a", b"b", b"c", b"d"]
WITH_RECORD = [node for node in NODES if node.record is not None]
PRODUCERS = {version: f"LLVM{version}.0.0" for version in range(13, 23)}
# Classes of which LLVM makes something else than the record says, by the fields that this is about.
CHANGED = {
    "DISubprogram": {"flags", "spFlags"},
    "DIDerivedType": {"annotations"},
    "DIFile": {"checksum", "checksumkind"},
    "DICompileUnit": {"sourceLanguageVersion"},
    "DIObjCProperty": {"setter", "getter"},
    "DIImportedEntity": {"line"},
    "DIGlobalVariableExpression": {"expr"},
}


def module_of(schema: NodeSchema, operands: list[int], version: int = 22) -> Module:
    """A module whose one node of this class has such a record; the ids of all metadata are those of the strings."""
    assert schema.record is not None
    record: Record = (getattr(c, f"METADATA_{schema.record.name}"), operands)
    return read_metadata([record, *named("n", len(STRINGS))], STRINGS, producer=PRODUCERS[version])


def node_of(module: Module) -> DINode:
    [node] = module.named_metadata[0].operands
    assert isinstance(node, DINode)
    return node


def items_of(schema: NodeSchema) -> list[Item]:
    assert schema.record is not None
    return [*schema.record.items, *schema.record.tail]


def random_record(schema: NodeSchema, source: random.Random, version: int = 13) -> list[int]:
    """Operands as such a record has them, as many as one may have: sizes as the release has them, none from 21 on."""
    assert schema.record is not None
    header = schema.record.header_value | source.choice((0, 1))
    for bits in schema.record.header or ():
        if bits.field:
            header |= source.choice((0, 1)) << bits.first
        if bits.sizes_as_metadata and version >= 21:
            header |= 1 << bits.first
    if schema.distinct_only:
        header |= 1
    tail = schema.record.tail[: source.randint(0, len(schema.record.tail))]
    count = 1 + len(schema.record.items) + len(tail)
    items = [item for item in schema.record.items if not isinstance(item, Inserted) or count >= item.count]
    found = [header]
    for item in [*items, *tail]:
        is_size = item.name in schema.by_name and schema.by_name[item.name].rule == rules.SIZE
        found += [0] if is_size and version >= 21 else random_operands(schema, item, source)
    return found


def random_operands(schema: NodeSchema, item: Item, source: random.Random) -> list[int]:
    if isinstance(item, Zero):
        return [0]
    if isinstance(item, Packed):
        return [source.randrange(1 << 23)]
    if isinstance(item, Words):
        return [1 << 32 | 64, source.randrange(49) * 2] if item.counted else [source.randrange(49) * 2]
    field = schema.by_name[item.name]
    if field.has_operand and field.rule != rules.SIZE:
        return [0 if field.type_ref else source.randint(0, len(STRINGS))]  # a type is no string
    if field.name == "bitWidth":
        return [source.randint(64, 200)]
    return [source.choice((0, 1) if field.rule == rules.BOOL else (0, 1, 2, 3, 5, 200))]


@pytest.mark.parametrize("schema", WITH_RECORD, ids=lambda schema: schema.name)
def test_a_reader_takes_each_operand_for_what_the_layout_calls_it(schema: NodeSchema) -> None:
    assert schema.record is not None
    layout = METADATA.records[getattr(c, f"METADATA_{schema.record.name}")]
    source = random.Random(schema.name)
    for _ in range(60):
        operands = random_record(schema, source)
        node = node_of(module_of(schema, operands))
        parsed = layout.parse(operands)
        for item in items_of(schema):
            if isinstance(item, (Zero, Packed, Words, Either)):
                continue
            field = schema.by_name[item.name]
            if field.name in CHANGED.get(schema.name, ()):
                continue
            assert shown(node, field) == expected(field, parsed[field.attribute]), (field.name, operands)


def shown(node: DINode, field: Field) -> object:
    if not field.has_operand or field.rule == rules.SIZE:
        return node.scalars[field.scalar]
    operand = node.operands[field.operand]
    return operand.string if isinstance(operand, MDString) else operand


def expected(field: Field, value: int) -> object:
    if not field.has_operand or field.rule == rules.SIZE:
        return int(value != 0) if field.rule == rules.BOOL else value
    return None if value < 0 else STRINGS[value].decode()


@pytest.mark.parametrize("version", [13, 17, 22])
@pytest.mark.parametrize("schema", WITH_RECORD, ids=lambda schema: schema.name)
def test_a_record_of_any_length_is_written_back(schema: NodeSchema, version: int) -> None:
    """Shorter than the release writes it, and longer: a field that the release does not have is not lost."""
    if schema.since > version:
        return
    source = random.Random(schema.name)
    for _ in range(30):
        operands = random_record(schema, source, version)
        if schema.name == "DIDerivedType" and version >= 19 and len(operands) == 14:
            operands[13] = 0  # LLVM takes annotations for nothing there
        if schema.name == "DISubprogram":
            operands[0] |= operands[9] >> 3 & 1  # a definition is distinct
        if schema.name == "DIFile" and len(operands) > 4 and 0 in operands[3:5]:
            operands[3] = operands[4] = 0  # a checksum needs its kind
        if schema.name == "DIFile" and len(operands) == 4:
            operands[3] = 0
        if schema.name == "DICompileUnit" and len(operands) >= 23:
            operands[22] = 0  # the version of a language that has none
        if schema.name == "DIImportedEntity" and len(operands) < 7:
            operands[4] = 0  # a line needs its file
        if schema.name == "DIGlobalVariableExpression":
            operands[2] = 1
        if schema.name == "DILabel" and version < 21:
            operands[0] &= 1
        module = module_of(schema, operands, version)
        written, texts = written_record(module, getattr(c, f"METADATA_{layout_name(schema)}"))
        letters = [string.decode() for string in STRINGS]
        assert with_texts(schema, written, texts) == with_texts(schema, operands, letters)


def test_a_bit_that_a_release_lacks_is_refused_by_name() -> None:
    schema = next(node for node in NODES if node.name == "DILabel")
    with pytest.raises(UnsupportedError, match="the field isArtificial of DILabel cannot be written for LLVM 17"):
        irkit.to_bitcode(module_of(schema, [2, 0, 0, 0, 3], 17))


def layout_name(schema: NodeSchema) -> str:
    assert schema.record is not None
    return schema.record.name


def written_record(module: Module, code: int) -> tuple[list[int], list[str]]:
    """The operands of the record of a code that irkit writes, and the texts of the block's strings."""
    data = irkit.to_bitcode(module)
    pending = list(read_bitstream(data).blocks)
    while pending:
        block = pending.pop()
        records = block.scan()
        pending.extend(records.children)
        if block.block_id != c.METADATA_BLOCK_ID:
            continue
        texts: list[str] = []
        for index, one in enumerate(records.codes):
            start, end = records.starts[index], records.starts[index + 1]
            if one == c.METADATA_STRINGS:
                blob = records.blobs[index]
                offset = records.ops[start + 1]
                texts = [chr(byte) for byte in blob[offset:]]  # each of them is one letter
            if one == code:
                return list(records.ops[start:end]), texts
    raise AssertionError("no such record")


def with_texts(schema: NodeSchema, operands: list[int], texts: list[str]) -> list[object]:
    """A record with its strings in place of their ids, which the writer numbers anew."""
    layout = METADATA.records[getattr(c, f"METADATA_{layout_name(schema)}")]
    names = {schema.by_name[item.name].attribute for item in items_of(schema) if is_reference(schema, item)}
    parsed = layout.parse(operands)
    found: list[object] = [len(operands)]
    for field in layout.fields:
        value = parsed[field.name]
        found.append(texts[value] if field.name in names and value >= 0 else value)
    return found


def is_reference(schema: NodeSchema, item: Item) -> bool:
    if isinstance(item, (Zero, Packed)) or item.name not in schema.by_name:
        return False
    field = schema.by_name[item.name]
    return field.has_operand and field.rule != rules.SIZE


def test_an_inhabitants_count_in_a_file_of_llvm_17_is_kept() -> None:
    """As Swift's compiler of that release writes it."""
    schema = next(node for node in NODES if node.name == "DICompositeType")
    operands = [2, 19, 1, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]
    module = module_of(schema, operands, 17)
    assert "num_extra_inhabitants: 7" in irkit.to_assembly(module)
    assert written_record(module, c.METADATA_COMPOSITE_TYPE)[0][22:] == [7]


def test_operands_of_which_nothing_is_known_are_not_dropped() -> None:
    schema = next(node for node in NODES if node.name == "DILexicalBlock")
    kept = module_of(schema, [0, 0, 0, 3, 4, 0, 0])
    assert written_record(kept, c.METADATA_LEXICAL_BLOCK)[0] == [0, 0, 0, 3, 4, 0, 0]
    refused = module_of(schema, [0, 0, 0, 3, 4, 0, 9])
    assert "line: 3" in irkit.to_assembly(refused)
    with pytest.raises(UnsupportedError, match="a DILexicalBlock with operands of which nothing is known"):
        irkit.to_bitcode(refused)


def test_a_location_with_operands_of_which_nothing_is_known_is_not_written() -> None:
    module = read_metadata([(c.METADATA_NODE, []), (c.METADATA_LOCATION, [0, 1, 2, 0, 0, 0, 0, 0, 5]), *named("n", 1)])
    with pytest.raises(UnsupportedError, match="a DILocation with operands of which nothing is known"):
        irkit.to_bitcode(module)


def test_a_node_that_is_edited_gets_the_operands_that_it_needs() -> None:
    schema = next(node for node in NODES if node.name == "DISubprogram")
    module = module_of(schema, [6, 0, 1, 0, 0, 3, 0, 4, *[0] * 8, 0, 0], 22)
    node = node_of(module)
    assert len(written_record(module, c.METADATA_SUBPROGRAM)[0]) == 18
    node.operands[schema.by_name["annotations"].operand] = MDTuple([])
    assert len(written_record(module, c.METADATA_SUBPROGRAM)[0]) == 21


@pytest.mark.parametrize("schema", WITH_RECORD, ids=lambda schema: schema.name)
def test_any_operands_give_a_node_or_one_error(schema: NodeSchema) -> None:
    assert schema.record is not None
    layout = METADATA.records[getattr(c, f"METADATA_{schema.record.name}")]
    source = random.Random(schema.name)
    choices = [*range(9), 65, 0xFFFFFFFF, 1 << 32, 3 << 32, -1, -(1 << 63), (1 << 63) - 1]
    for _ in range(100):
        operands = [source.choice(choices) for _ in range(source.randint(0, 28))]
        try:
            node_of(module_of(schema, operands))
        except IRKitError:
            continue
        try:
            layout.layout_of(operands).parse(operands)
        except ConstructError as error:
            raise AssertionError(operands) from error
