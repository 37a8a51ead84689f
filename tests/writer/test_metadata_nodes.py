"""Records of nodes: the operands of each release, and what a release cannot say."""

from __future__ import annotations

import pytest

import irkit
from bitcode.bitstream import BitWriter, read_bitstream
from bitcode.schema import codes as c
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.metadata import write_module_metadata
from bitcode.writer.state import WriterState, active_words
from bitcode.writer.strtab import StrtabBuilder
from irkit.debug_info import make_node
from irkit.debug_info.build import FieldValue
from irkit.debug_info.fields import BOOL, HIDDEN, STRING, Field, NodeSchema
from irkit.debug_info.schema import NODES
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError
from irkit.metadata import ConstantAsMetadata, DILocation, DINode, MDNode, MDString, MDTuple, NamedMDNode
from irkit.module import Module

VERSIONS = range(13, 23)


def records_of(version: int, *nodes: MDNode, module: Module | None = None) -> list[tuple[int, list[int]]]:
    """The records of the module's block when these nodes are named metadata."""
    module = Module("m", Dialect.of(version)) if module is None else module
    module.named_metadata.append(NamedMDNode("n", list(nodes)))
    state = WriterState(BitWriter(), module, ValueEnumerator(module, True), StrtabBuilder())
    write_module_metadata(state)
    found = read_bitstream(b"BC\xc0\xde" + state.stream.getvalue()).blocks[0].scan()
    return [
        (found.codes[k], list(found.ops[found.starts[k] : found.starts[k + 1]]))
        for k in range(len(found.codes))
        if found.codes[k] not in (c.METADATA_STRINGS, c.METADATA_NAME, c.METADATA_NAMED_NODE)
    ]


def record(version: int, name: str, fields: dict[str, FieldValue], distinct: bool = False) -> list[int]:
    """The operands of a node's record, which is the block's last."""
    return records_of(version, make_node(name, fields, distinct))[-1][1]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("schema", [node for node in NODES if node.record is not None], ids=lambda node: node.name)
def test_every_class_is_read_back_as_it_was_written(schema: NodeSchema, version: int) -> None:
    """With a value of its own in every field that the release has."""
    if schema.since > version:
        return
    written = some_node(schema, version)
    module = Module("m", Dialect.of(version))
    module.named_metadata.append(NamedMDNode("n", [written]))
    [named] = irkit.parse_bitcode(irkit.to_bitcode(module, producer=f"LLVM{version}.0.0")).named_metadata
    [read] = named.operands
    assert isinstance(read, DINode)
    assert type(read) is type(written)
    for field in schema.fields_of(version):
        assert shown(read, field) == shown(written, field), field.name


def some_node(schema: NodeSchema, version: int) -> DINode:
    """A node in which no two fields that may differ are the same."""
    node = make_node(schema.name, {}, distinct=True)
    for number, field in enumerate(schema.fields_of(version), 2):
        if field.has_scalar:
            node.scalars[field.scalar] = 1 if field.rule == BOOL else number
        elif field.rule == STRING:
            node.operands[field.operand] = MDString(f"text {number}")
        else:
            node.operands[field.operand] = MDTuple([MDString(f"operand {number}")], distinct=True)
    if "bitWidth" in schema.by_name or "numeratorWidth" in schema.by_name:
        for field in schema.fields:
            if field.rule == HIDDEN:
                node.scalars[field.scalar] = 70
    if "sourceLanguageName" in schema.by_name and version >= 22:
        node.scalars[schema.by_name["language"].scalar] = 0
    return node


def shown(node: DINode, field: Field) -> object:
    """A field's value in a form that two modules can be compared by."""
    operand = node.operands[field.operand] if field.has_operand else None
    if isinstance(operand, MDTuple):
        operand = operand.operands[0]
    text = operand.string if isinstance(operand, MDString) else None
    return text, node.scalars[field.scalar] if field.has_scalar else None


def test_operands_grow_with_the_releases() -> None:
    node = {"name": "f", "scope": None}
    assert [len(record(version, "DISubprogram", dict(node))) for version in (13, 14, 15, 20, 21)] == [
        18,
        19,
        20,
        20,
        21,
    ]


def test_a_field_that_a_release_lacks_is_refused_by_name() -> None:
    node = make_node("DISubprogram", {"name": "f", "annotations": MDTuple([])})
    with pytest.raises(UnsupportedError, match=r"the field annotations of DISubprogram .* LLVM 13"):
        records_of(13, node)
    records_of(14, node)


def test_a_class_that_a_release_lacks_is_refused_by_name() -> None:
    with pytest.raises(UnsupportedError, match="a DIAssignID cannot be written for LLVM 14"):
        records_of(14, make_node("DIAssignID", {}, distinct=True))


def test_sizes_are_metadata_from_llvm_21_on() -> None:
    module = Module("m", Dialect.of(21))
    size = ConstantAsMetadata(module.context.constant_int(module.context.integer(64), 32))
    node = make_node("DIBasicType", {"name": "int", "size": size})
    assert records_of(21, node, module=module)[-1][1] == [2, 36, 1, 2, 0, 0, 0, 0]
    module = Module("m", Dialect.of(20))
    assert records_of(20, node, module=module)[-1][1] == [0, 36, 1, 32, 0, 0, 0, 0]


def test_a_size_that_is_a_number_stays_one() -> None:
    assert record(22, "DIBasicType", {"name": "int", "size": 32}) == [0, 36, 1, 32, 0, 0, 0, 0, 0]


def test_a_size_that_is_an_expression_needs_llvm_21() -> None:
    variable = make_node("DIGlobalVariable", {"name": "n"})
    with pytest.raises(UnsupportedError, match="a size or offset of DIBasicType"):
        records_of(20, make_node("DIBasicType", {"size": variable}))


def test_absent_numbers() -> None:
    assert record(22, "DICompositeType", {"tag": 4})[24] == 0xFFFFFFFF
    assert record(22, "DICompositeType", {"tag": 4, "enumKind": 1})[24] == 1
    assert record(22, "DILabel", {"name": "l", "isArtificial": True})[-1] == -1
    assert record(22, "DILabel", {"name": "l", "isArtificial": True})[0] == 2
    assert record(22, "DIDerivedType", {"tag": 15})[12] == 0
    assert record(22, "DIDerivedType", {"tag": 15, "dwarfAddressSpace": 3})[12] == 4


def test_the_bits_of_a_pointer_authentication_are_one_number() -> None:
    fields: dict[str, FieldValue] = {"tag": 0x4300, "ptrAuthKey": 2, "ptrAuthExtraDiscriminator": 1234}
    fields["ptrAuthIsAddressDiscriminated"] = True
    fields["ptrAuthAuthenticatesNullValues"] = True
    assert record(19, "DIDerivedType", fields)[-1] == 2 | 1 << 4 | 1234 << 5 | 1 << 22


def test_a_source_is_written_only_if_there_is_one() -> None:
    assert record(19, "DIFile", {"filename": "a", "directory": "b"}) == [0, 1, 2, 0, 0]
    assert record(19, "DIFile", {"filename": "a", "directory": "b", "source": "s"}) == [0, 1, 2, 0, 0, 3]
    kind: dict[str, FieldValue] = {"filename": "a", "directory": "b", "checksumkind": 1, "checksum": "00"}
    assert record(19, "DIFile", kind) == [0, 1, 2, 1, 3]


def test_a_versioned_language_has_bit_63() -> None:
    unit = record(22, "DICompileUnit", {"sourceLanguageName": 4, "sourceLanguageVersion": 201703}, True)
    assert unit[1] & 0xFFFFFFFFFFFFFFFF == 4 | 1 << 63
    assert unit[-1] == 201703
    assert record(22, "DICompileUnit", {"language": 12}, True)[1] == 12


def test_the_getters_name_comes_first_before_llvm_22() -> None:
    node = make_node("DIObjCProperty", {"name": "p", "getter": "g", "setter": "s"})
    first: dict[int, str] = {}
    for version in (21, 22):
        module = Module("m", Dialect.of(version))
        [(_, operands)] = records_of(version, node, module=module)
        first[version] = ValueEnumerator(module, True).strings[operands[4] - 1].string
    assert first == {21: "g", 22: "s"}


def test_numbers_of_enumerators_are_words() -> None:
    fields: dict[str, FieldValue] = {"name": "e", "value": -1, "bitWidth": 64}
    assert record(13, "DIEnumerator", dict(fields)) == [4, 64, 1, 3]
    fields = {"name": "e", "value": 1 << 64, "bitWidth": 128, "isUnsigned": True}
    assert record(22, "DIEnumerator", dict(fields)) == [6, 128, 1, 0, 2]


@pytest.mark.parametrize(
    ("value", "width", "words"),
    [(0, 64, [0]), (-1, 32, [0xFFFFFFFF]), (-1, 65, [-1, 1]), (5, 128, [5]), (1 << 127, 128, [0, -1 << 63])],
)
def test_active_words(value: int, width: int, words: list[int]) -> None:
    assert list(active_words(value, width)) == words


def test_a_location_has_its_atom_from_llvm_21_on() -> None:
    scope = make_node("DISubprogram", {"name": "f"}, True)
    assert records_of(20, DILocation(7, 3, scope))[-1] == (c.METADATA_LOCATION, [0, 7, 3, 1, 0, 0])
    assert records_of(21, DILocation(7, 3, scope, atom_group=1, atom_rank=2))[-1][1] == [0, 7, 3, 1, 0, 0, 1, 2]
    with pytest.raises(UnsupportedError, match="the atom of a DILocation"):
        records_of(20, DILocation(7, 3, scope, atom_group=1))


def test_numbers_that_do_not_fit_are_refused() -> None:
    node = make_node("DILexicalBlock", {})
    for number in (1 << 64, -(1 << 63) - 1):
        node.scalars[0] = number
        with pytest.raises(UnsupportedError, match="more than 64 bits"):
            records_of(19, node)
    for number, operand in ((-(1 << 63), -(1 << 63)), ((1 << 64) - 1, -1), (-1, -1), (1 << 63, -(1 << 63))):
        node.scalars[0] = number
        assert operand % (1 << 64) in [one % (1 << 64) for one in records_of(19, node)[-1][1]]
