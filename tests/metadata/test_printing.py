"""How metadata is spelled: fields left out and printed always, words and their numbers, names, attachments, records."""

from __future__ import annotations

import pytest
from metadata_modules import definition, printer

from irkit.context import Context
from irkit.debug_info import make_node
from irkit.debug_info.build import FieldValue
from irkit.debug_records import DbgLabelRecord, DbgVariableRecord
from irkit.instructions import FenceInst
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    LocalAsMetadata,
    MDNode,
    MDString,
    MDTuple,
    NamedMDNode,
)
from irkit.values import Value
from text.printer.metadata import metadata_name

CONTEXT = Context()
DEREF = 0x06
CONVERT = 0x1001
FRAGMENT = 0x1000


def constant(value: int, width: int = 64) -> ConstantAsMetadata:
    return ConstantAsMetadata(CONTEXT.constant_int(CONTEXT.integer(width), value))


def local(name: str) -> LocalAsMetadata:
    return LocalAsMetadata(Value(CONTEXT.integer(32), name))


@pytest.mark.parametrize(
    ("name", "fields", "text"),
    [
        ("DIFile", {"filename": "", "directory": ""}, 'DIFile(filename: "", directory: "")'),
        ("DIFile", {"checksumkind": 1, "checksum": "00"}, 'checksumkind: CSK_MD5, checksum: "00"'),
        ("DISubprogram", {}, "DISubprogram(scope: null, spFlags: 0)"),
        ("DISubprogram", {"virtualIndex": 0, "spFlags": 1}, "scope: null, virtualIndex: 0, spFlags: DISPFlagVirtual)"),
        ("DISubprogram", {"spFlags": 1 << 30 | 1 << 10}, "spFlags: 1073742848)"),
        ("DISubprogram", {"spFlags": 1 << 30 | 1 << 10 | 8}, "spFlags: DISPFlagDefinition | 1024)"),
        ("DIBasicType", {"tag": 0x24, "name": "int"}, 'DIBasicType(name: "int")'),
        ("DIBasicType", {"tag": 0x3B}, "DIBasicType(tag: DW_TAG_unspecified_type)"),
        ("DIBasicType", {"encoding": 5, "size": 32}, "size: 32, encoding: DW_ATE_signed)"),
        ("DIBasicType", {"encoding": 0x7F}, "encoding: 127)"),
        ("DIDerivedType", {"tag": 0x9999}, "DIDerivedType(tag: 39321, baseType: null)"),
        ("DIDerivedType", {"tag": 0xD, "flags": 3 | 1 << 28}, "flags: DIFlagPublic | DIFlagLittleEndian)"),
        ("DIDerivedType", {"tag": 0xF, "dwarfAddressSpace": 0}, "baseType: null, dwarfAddressSpace: 0)"),
        ("DIDerivedType", {"tag": 0xF, "ptrAuthKey": 2}, "DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)"),
        ("DIEnumerator", {"value": -2, "name": "e"}, 'DIEnumerator(name: "e", value: -2)'),
        ("DIEnumerator", {"value": 0, "isUnsigned": True}, 'DIEnumerator(name: "", value: 0, isUnsigned: true)'),
        ("DISubrange", {"count": constant(-1), "lowerBound": constant(0)}, "DISubrange(count: -1, lowerBound: 0)"),
        ("DIGenericSubrange", {"count": DIExpression([0x11, 2**64 - 3])}, "DIGenericSubrange(count: -3)"),
        ("DIGenericSubrange", {"count": DIExpression([0x10, 3])}, "count: !DIExpression(DW_OP_constu, 3))"),
        (
            "DICompileUnit",
            {},
            "DICompileUnit(language: 0, file: null, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)",
        ),
        ("DIMacroFile", {"type": 3}, "DIMacroFile(file: null)"),
        ("DIMacro", {"type": 9}, "DIMacro(type: 9)"),
        ("DILabel", {"coroSuspendIdx": 0}, "DILabel(scope: null, coroSuspendIdx: 0)"),
        (
            "DIFixedPointType",
            {"tag": 0x24, "kind": 2, "numerator": -1},
            "kind: Rational, numerator: -1, denominator: 0)",
        ),
        ("DIFixedPointType", {"tag": 0x24, "kind": 1, "factor": -2}, "DIFixedPointType(kind: Decimal, factor: -2)"),
        (
            "GenericDINode",
            {"tag": 3, "operands": [None, constant(1, 32)]},
            "DW_TAG_entry_point, operands: {null, i32 })",
        ),
        ("DIAssignID", {}, "DIAssignID()"),
    ],
)
def test_a_field_prints_by_its_rule(name: str, fields: dict[str, FieldValue], text: str) -> None:
    assert text in definition(make_node(name, fields))


def test_an_empty_source_prints_from_llvm_22_on() -> None:
    file = make_node("DIFile", {"source": MDString("")})
    assert 'source: ""' in definition(file, 22)
    assert "source" not in definition(file, 21)


@pytest.mark.parametrize(
    ("elements", "text"),
    [
        ([], "!DIExpression()"),
        ([DEREF, FRAGMENT, 0, 8], "!DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8)"),
        ([CONVERT, 16, 5], "!DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed)"),
        ([0x11, 2**64 - 1], "!DIExpression(DW_OP_consts, 18446744073709551615)"),
        ([FRAGMENT, 0, 8, DEREF], "!DIExpression(4096, 0, 8, 6)"),
    ],
)
def test_expressions_print_words_unless_they_are_invalid(elements: list[int], text: str) -> None:
    assert printer().expression(DIExpression(elements)) == text


def test_references_are_numbers_or_stand_inline() -> None:
    node = MDTuple([])
    p = printer(node)
    assert p.reference(node) == "!0"
    assert p.reference(None) == "null"
    assert p.reference(MDString('a"\n')) == '!"a\\22\\0A"'
    assert p.reference(local("x")) == "i32 x"
    assert p.reference(DIArgList([local("x"), local("y")])) == "!DIArgList(i32 x, i32 y)"
    assert p.reference(DILocation(3, 0, node)) == "!DILocation(line: 3, scope: !0)"


def test_a_chain_of_locations_without_numbers_ends() -> None:
    location = DILocation(1, 1, None)
    for line in range(100_000):
        location = DILocation(line, 1, None, location)
    assert printer().reference(location) == "!DILocation(line: 99999, column: 1, scope: null, inlinedAt: <badref>)"


def test_distinct_nodes_say_so() -> None:
    assert definition(MDTuple([None], distinct=True)) == "distinct !{null}"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("llvm.dbg.cu", "llvm.dbg.cu"),
        ("1a", "\\31a"),
        ("a1-$_.", "a1-$_."),
        ("a b\\", "a\\20b\\5C"),
        ("", "<empty name> "),
        ("\udcff", "\\FF"),
    ],
)
def test_names_escape_what_the_lexer_refuses(name: str, text: str) -> None:
    assert metadata_name(name) == text


def test_named_metadata_lists_numbers() -> None:
    first, second = MDTuple([]), MDTuple([None])
    p = printer(first, second)
    assert p.named_node(NamedMDNode("llvm.ident", [second, first])) == "!llvm.ident = !{!1, !0}"


def test_attachments_are_sorted_by_kind_with_the_location_first() -> None:
    first, second = MDTuple([]), MDTuple([None])
    location = DILocation(1, 2, first)
    p = printer(first, second, location)
    p.module.metadata_kinds = {"dbg": 0, "tbaa": 1, "prof": 2, "mine": 40}
    instruction = FenceInst(CONTEXT.void, "seq_cst")
    assert p.instruction_attachments(instruction) == ""
    instruction.debug_loc = location
    assert p.instruction_attachments(instruction) == ", !dbg !2"
    instruction.metadata = [("mine", first), ("prof", second), ("tbaa", first)]
    assert p.instruction_attachments(instruction) == ", !dbg !2, !tbaa !0, !prof !1, !mine !0"
    assert p.attachments([("dbg", first), ("dbg", second)], " ") == " !dbg !0 !dbg !1"


def test_debug_records_print_their_operands() -> None:
    variable: MDNode = make_node("DILocalVariable", {"name": "v"})
    label: MDNode = make_node("DILabel", {"name": "l"})
    identity, location = make_node("DIAssignID", {}, True), DILocation(1, 2, variable)
    p = printer(variable, label, identity, location)
    empty = DIExpression([])
    value = DbgVariableRecord("value", local("x"), variable, empty, location)
    assert p.debug_record(value) == "#dbg_value(i32 x, !0, !DIExpression(), !3)"
    assign = DbgVariableRecord("assign", local("x"), variable, empty, location, identity, local("p"), empty)
    assert p.debug_record(assign) == "#dbg_assign(i32 x, !0, !DIExpression(), !2, i32 p, !DIExpression(), !3)"
    assert p.debug_record(DbgLabelRecord(label, location)) == "#dbg_label(!1, !3)"
