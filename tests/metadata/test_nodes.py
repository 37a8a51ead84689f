"""The nodes of debug info as Python has them: fields by name, defaults, and the file generated from the tables."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import irkit
from irkit.context import Context
from irkit.debug_info import (
    CLASSES,
    DIAssignID,
    DIBasicType,
    DICompileUnit,
    DICompositeType,
    DIDerivedType,
    DIEnumerator,
    DIFile,
    DIGlobalVariable,
    DILexicalBlock,
    DISubprogram,
    GenericDINode,
    generate,
    make_node,
)
from irkit.debug_info.build import FieldValue
from irkit.debug_info.fields import NodeSchema
from irkit.debug_info.page import page
from irkit.debug_info.schema import NODES
from irkit.dialects import Dialect
from irkit.errors import EditError, IRKitError
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    NamedMDNode,
)
from irkit.module import Module


def test_the_generated_classes_are_those_of_the_tables() -> None:
    assert generate.TARGET.read_text() == generate.source(), "run python -m irkit.debug_info.generate"
    assert generate.PAGE.read_text(encoding="utf-8") == page(), "run python -m irkit.debug_info.generate"


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


def test_keywords_make_the_node_that_text_makes() -> None:
    text = """!n = !{!0, !1, !2, !3, !4}
!0 = !DIFile(filename: "a.c", directory: "/src")
!1 = distinct !DISubprogram(name: "f", scope: !0, file: !0, line: 3, flags: DIFlagPrototyped | DIFlagVirtual)
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIEnumerator(name: "e", value: -5)
!4 = !DIGlobalVariable(name: "v", scope: null)
"""
    module = irkit.parse_assembly(text, llvm_version=19)
    file = DIFile(filename="a.c", directory="/src")
    made: list[MDNode] = [
        file,
        DISubprogram(name="f", scope=file, file=file, line=3, flags="DIFlagPrototyped | DIFlagVirtual"),
        DIBasicType(name="int", size=32, encoding="DW_ATE_signed"),
        DIEnumerator(name="e", value=-5),
        DIGlobalVariable(name="v"),
    ]
    other = Module("<string>", Dialect.of(19))
    other.named_metadata.append(NamedMDNode("n", made))
    assert irkit.differences(module, other) == []
    assert irkit.to_assembly(other).splitlines()[2:] == irkit.to_assembly(module).splitlines()[2:]


def test_words_and_their_numbers_are_the_same() -> None:
    by_word = DICompositeType(tag="DW_TAG_structure_type", runtime_lang="DW_LANG_C99", flags="DIFlagFwdDecl")
    by_number = DICompositeType(tag=0x13, runtime_lang=12, flags=4)
    assert by_word.scalars == by_number.scalars
    assert DISubprogram(sp_flags="DISPFlagVirtual | DISPFlagOptimized").sp_flags == 1 | 16


def test_a_node_is_distinct_where_it_must_be() -> None:
    file = DIFile(filename="a.c", directory="")
    assert DISubprogram(name="f").distinct, "left out, spFlags say that it is a definition"
    assert not DISubprogram(name="f", sp_flags=0).distinct
    assert DICompileUnit(language="DW_LANG_C11", file=file).distinct
    assert DIAssignID().distinct
    assert not file.distinct
    assert DIFile(filename="a.c", directory="", distinct=True).distinct
    with pytest.raises(IRKitError, match=r"^a DIAssignID must be distinct"):
        DIAssignID(distinct=False)
    with pytest.raises(IRKitError, match=r"^a DISubprogram that is a definition must be distinct"):
        DISubprogram(name="f", distinct=False)


@pytest.mark.parametrize(("length", "shown"), [(58, "'" + "a" * 58 + "' is not"), (59, "'" + "a" * 56 + "... is not")])
def test_long_values_are_shown_in_part(length: int, shown: str) -> None:
    with pytest.raises(IRKitError, match=re.escape(shown)):
        DILexicalBlock(scope=MDTuple([]), line="a" * length)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: DILexicalBlock(scope=None), "the field 'scope' of DILexicalBlock takes metadata, not None"),
        (DILexicalBlock, "DILexicalBlock needs 'scope'"),
        (lambda: DILexicalBlock(scope=MDTuple([]), line="3"), "the field 'line' of DILexicalBlock takes int; '3' is"),
        (lambda: DILexicalBlock(scope=MDTuple([]), column=1 << 16), "'column' of DILexicalBlock takes 0 to 65535"),
        (lambda: DILexicalBlock(scope=MDTuple([]), file="a.c"), "'file' of DILexicalBlock takes metadata; 'a.c' is"),
        (lambda: DIFile(filename=b"a.c", directory=""), "the field 'filename' of DIFile takes str"),
        (lambda: DIFile(filename="", directory="", checksum="00"), "need each other"),
        (lambda: DIBasicType(tag="DW_TAG_nothing"), "takes int or a word such as"),
        (lambda: DIBasicType(name="int", size=-1), "takes 0 to 18446744073709551615"),
        (lambda: DIBasicType(name="int", size="big"), "takes int or metadata"),
        (lambda: DISubprogram(flags="DIFlagVirtual | DIFlagNone"), "'flags' of DISubprogram takes"),
        (lambda: DISubprogram(this_adjustment=1 << 31), "-2147483648 to 2147483647"),
        (lambda: DISubprogram(key_instructions=2), "takes True or False"),
        (lambda: DIEnumerator(name="e", value=-1, is_unsigned=True), "cannot be negative"),
        (lambda: DIEnumerator(name="e", value=1 << 70, bit_width=64), "a value of 72 bits does not fit 'bitWidth'"),
        (lambda: DICompileUnit(file=MDTuple([])), "either 'language' or 'source_language_name'"),
        (lambda: DIGlobalVariable(name=""), "not empty"),
        (lambda: GenericDINode(tag=3, dwarf_operands=3), "takes a list of metadata"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(make: Callable[[], object], words: str) -> None:
    with pytest.raises(IRKitError, match=re.escape(words)):
        make()


def test_an_unknown_keyword_is_pythons_error() -> None:
    with pytest.raises(TypeError):
        DIFile(filename="a.c", directory="", nam="x")  # type: ignore[call-arg]


def test_nodes_match_by_position_and_by_name() -> None:
    match DIBasicType(name="int", size=32):
        case DIBasicType(tag, name, size=size):
            assert (tag, name, size) == (0x24, "int", 32)
        case _:
            pytest.fail("a DIBasicType matches its own class")


def test_a_repr_is_short_and_tells_which() -> None:
    assert repr(DISubprogram(name="f", line=3, sp_flags=0)) == "DISubprogram('f', line=3)"
    assert repr(DIBasicType(name="x" * 300)) == f"DIBasicType('{'x' * 39}…')"
    assert repr(DIBasicType(name="int", encoding=5)) == "DIBasicType('int', encoding=DW_ATE_signed)"
    assert repr(MDTuple([None, None])) == "<MDTuple of 2>"
    assert repr(DILocation(4, 3, None)) == "<DILocation line 4, column 3>"
    assert repr(DIExpression([6])) == "<DIExpression [6]>"
    assert repr(DIArgList([])) == "<DIArgList of 0>"


@pytest.mark.parametrize(
    ("node", "shown"),
    [
        (DIBasicType(name="x" * 40), f"DIBasicType('{'x' * 40}')"),
        (DIBasicType(name="x" * 41), f"DIBasicType('{'x' * 39}…')"),
        (DIFile(filename="x" * 39, directory="", source="y"), f"DIFile(filename='{'x' * 39}', source='y')"),
        (DIFile(filename="x" * 40, directory="", source="y"), f"DIFile(filename='{'x' * 40}', …)"),
        (DIFile(filename="x" * 40, directory=""), f"DIFile(filename='{'x' * 40}')"),
    ],
)
def test_a_repr_is_cut_behind_40_characters_of_a_string_and_50_in_all(node: DINode, shown: str) -> None:
    assert repr(node) == shown


@pytest.mark.parametrize(("letters", "shown"), [(58, f"'{'x' * 58}'"), (59, f"'{'x' * 56}...")])
def test_a_wrong_value_is_shown_up_to_60_characters(letters: int, shown: str) -> None:
    with pytest.raises(IRKitError, match=re.escape(f"variant'; {shown} is not that")):
        DIBasicType(name="a", tag="x" * letters)


def test_an_atom_group_has_61_bits() -> None:
    location = DILocation(1, 2, None)
    location.atom_group = (1 << 61) - 1
    assert location.atom_group == (1 << 61) - 1
    with pytest.raises(EditError, match="the atom group of a debug location"):
        location.atom_group = 1 << 61
