"""The nodes of debug info as Python has them: fields by name, defaults, and the file generated from the tables."""

from __future__ import annotations

import pytest

from irkit.context import Context
from irkit.debug_info import CLASSES, DICompileUnit, DIDerivedType, DIFile, DISubprogram, generate, make_node
from irkit.debug_info.build import FieldValue
from irkit.debug_info.fields import NodeSchema
from irkit.debug_info.schema import NODES
from irkit.errors import IRKitError
from irkit.metadata import ConstantAsMetadata, DIExpression, MDString, MDTuple, Metadata


def test_the_generated_classes_are_those_of_the_tables() -> None:
    assert generate.TARGET.read_text() == generate.source(), "run python -m irkit.debug_info.generate"


@pytest.mark.parametrize("schema", NODES, ids=lambda schema: schema.name)
def test_a_node_made_without_fields_has_every_field(schema: NodeSchema) -> None:
    node = make_node(schema.name, {})
    assert type(node) is CLASSES[schema.name]
    assert len(node.operands) == schema.operand_count
    for field in schema.fields:
        getattr(node, field.attribute)


def test_fields_have_the_values_given() -> None:
    file = make_node("DIFile", {"filename": "a.c", "directory": "/src"})
    unit = make_node("DICompileUnit", {"file": file, "language": 12, "isOptimized": True}, distinct=True)
    assert isinstance(file, DIFile)
    assert isinstance(unit, DICompileUnit)
    assert (file.filename, file.directory, file.source) == ("a.c", "/src", "")
    assert (unit.file, unit.language, unit.is_optimized, unit.split_debug_inlining) == (file, 12, True, True)
    assert unit.distinct


def test_fields_can_be_set() -> None:
    node = make_node("DISubprogram", {"name": "f"})
    assert isinstance(node, DISubprogram)
    node.name = "g"
    node.line = 7
    node.key_instructions = True
    node.retained_nodes = MDTuple([])
    node.linkage_name = ""
    assert (node.name, node.line, node.key_instructions, node.linkage_name) == ("g", 7, True, "")
    assert isinstance(node.operands[2], MDString)
    assert node.operands[3] is None, "LLVM has no empty strings as operands"


def sized(size: FieldValue) -> int | Metadata:
    node = make_node("DIDerivedType", {"tag": 0xF, "size": size})
    assert isinstance(node, DIDerivedType)
    return node.size


def test_a_size_is_a_number_or_metadata() -> None:
    context = Context()
    expression = DIExpression([])
    assert sized(64) == 64
    assert sized(expression) is expression
    assert sized(ConstantAsMetadata(context.constant_int(context.integer(64), 32))) == 32
    node = make_node("DIDerivedType", {"tag": 0xF, "size": expression})
    assert isinstance(node, DIDerivedType)
    node.size = 8
    assert node.size == 8


def test_a_number_that_may_be_absent_is_none_then() -> None:
    node = make_node("DIDerivedType", {"tag": 0xF})
    assert isinstance(node, DIDerivedType)
    assert node.dwarf_address_space is None
    node.dwarf_address_space = 0
    assert node.dwarf_address_space == 0


def test_the_operands_of_a_generic_node_follow_its_header() -> None:
    element = MDTuple([])
    node = make_node("GenericDINode", {"tag": 3, "header": "h", "operands": [element, None]})
    assert node.string_operand(0) == "h"
    assert node.operands[1:] == [element, None]


@pytest.mark.parametrize(
    ("name", "fields", "error"),
    [
        ("DINothing", {}, ValueError),
        ("DIFile", {"nothing": 1}, ValueError),
        ("DIFile", {"filename": 1}, IRKitError),
        ("DILexicalBlock", {"line": "3"}, IRKitError),
    ],
)
def test_what_a_node_cannot_have_is_an_error(name: str, fields: dict[str, int | str], error: type[Exception]) -> None:
    with pytest.raises(error):
        make_node(name, dict(fields))
