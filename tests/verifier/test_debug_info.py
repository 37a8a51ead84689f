"""Debug info that no text can hold or that ends LLVM itself, and what becomes of broken debug info on reading."""

from __future__ import annotations

import pytest

import irkit
from irkit.debug_info import DIAssignID, DICompileUnit, DIFile, DIFixedPointType, DISubprogram
from irkit.debug_records import DbgLabelRecord
from irkit.metadata import DILocation, LocalAsMetadata, MDNode, MDTuple, MetadataAsValue, NamedMDNode, ValueAsMetadata
from irkit.module import Module

FUNCTION = """define void @f(i32 %x) !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
"""
BROKEN = FUNCTION.replace('filename: "f"', 'filename: ""')
# Where LLVM 16 ends instead of saying what is wrong.
LABEL_CALL = FUNCTION.replace("  ret", "  call void @llvm.dbg.label(metadata !4)\n  ret") + (
    'declare void @llvm.dbg.label(metadata)\n!4 = !DILabel(scope: !3, name: "l", file: !1, line: 1)\n'
)


def parse(text: str = FUNCTION, llvm_version: int = 22) -> Module:
    return irkit.parse_assembly(text, "m.ll", llvm_version)


def rules(module: Module) -> list[str]:
    return [problem.rule for problem in irkit.verify(module)]


def listing(module: Module, node: MDNode) -> Module:
    """The module with a named list of this node."""
    module.named_metadata.append(NamedMDNode("n", [node]))
    return module


def unit(module: Module) -> DICompileUnit:
    node = module.named_metadata[0].operands[0]
    assert isinstance(node, DICompileUnit)
    return node


def subprogram(module: Module) -> DISubprogram:
    node = module.functions[0].metadata["dbg"]
    assert isinstance(node, DISubprogram)
    return node


def test_units_are_distinct() -> None:
    module = parse()
    unit(module).distinct = False
    assert rules(module) == ["di-unit-distinct"]


def test_emission_kinds_are_known() -> None:
    module = parse()
    unit(module).scalars[unit(module).schema.by_name["emissionKind"].scalar] = 9
    assert rules(module) == ["di-unit-emission"]


def test_definitions_are_distinct() -> None:
    module = parse()
    definition = DISubprogram(name="g", unit=unit(module), sp_flags=8, distinct=True)
    definition.distinct = False
    assert rules(listing(module, definition)) == ["di-definition-distinct"]


def test_checksums_are_of_a_known_kind() -> None:
    module = parse()
    node = DIFile(filename="f", directory="d", checksumkind=1, checksum="0" * 32)
    node.scalars[node.schema.by_name["checksumkind"].scalar] = 7
    assert rules(listing(module, node)) == ["di-checksum-kind"]


def test_fixed_points_are_of_a_known_kind() -> None:
    node = DIFixedPointType(name="t", encoding=0x0D, kind=0)
    node.scalars[node.schema.by_name["kind"].scalar] = 5
    assert rules(listing(parse(), node)) == ["di-fixed-kind"]


def test_assign_ids_are_distinct_and_empty() -> None:
    node = DIAssignID(distinct=True)
    node.distinct = False
    assert rules(listing(parse(), node)) == ["di-assign-id-distinct"]
    node.operands.append(None)
    assert rules(listing(parse(), node)) == ["di-assign-id-operands"]


def test_labels_have_a_location() -> None:
    module = irkit.parse_assembly(LABEL_CALL, "m.ll", 22, upgrade_debug_info=False)
    (record,) = module.functions[0].blocks[0].instructions[0].debug_records or ()
    assert isinstance(record, DbgLabelRecord) and record.debug_loc is None
    assert rules(module) == ["di-record-label-location"]


def test_label_calls_have_a_location() -> None:
    problems = irkit.verify(parse(LABEL_CALL, 16))
    assert [problem.rule for problem in problems] == ["di-intrinsic-label-location"]
    assert problems[0].message == "llvm.dbg.label intrinsic requires a !dbg attachment"


def test_nodes_hold_no_arguments() -> None:
    module = parse()
    node = MDTuple([LocalAsMetadata(module.functions[0].arguments[0])])
    assert rules(listing(module, node)) == ["metadata-local-operand"]


def test_metadata_is_no_value_in_metadata() -> None:
    module = parse()
    node = MDTuple([ValueAsMetadata(MetadataAsValue(module.context.metadata, MDTuple([])))])
    assert rules(listing(module, node)) == ["metadata-round-trip"]


def test_scopes_in_a_circle_end() -> None:
    text = FUNCTION.replace("ret void", "ret void, !dbg !4") + (
        "!4 = distinct !DILocation(line: 1, scope: !5, inlinedAt: !4)\n"
        "!5 = distinct !DILexicalBlock(scope: !6)\n"
        "!6 = distinct !DILexicalBlock(scope: !5)\n"
    )
    module = irkit.parse_assembly(text, "m.ll", 22, upgrade_debug_info=False)
    assert rules(module) == ["di-function-location"]


def test_operands_of_intrinsics_long_gone_are_not_looked_at() -> None:
    text = """define void @f() {
  call void @llvm.dbg.func.start(metadata !0)
  ret void
}
declare void @llvm.dbg.func.start(metadata)
!0 = !DISubprogram(name: "f", line: 3, spFlags: 0)
"""
    assert rules(parse(text)) == []


def test_deep_metadata_is_no_deep_recursion() -> None:
    node = MDTuple([])
    for _ in range(100_000):
        node = MDTuple([node])
    assert rules(listing(parse(), node)) == []


LOCATED = (
    FUNCTION.replace("  ret void", "".join(f"  fence acquire, !dbg !{n}\n" for n in (5, 5, 6, 7, 8, 7)) + "  ret void")
    + """!4 = !DISubprogram(name: "g", scope: !1, spFlags: 0)
!5 = !DILocation(line: 1, scope: !4)
!6 = !DILocation(line: 2, scope: !4)
!7 = !DILocation(line: 3, scope: !3)
!8 = !DILocation(line: 4, scope: !3, inlinedAt: !3)
"""
)


def test_each_wrong_location_is_told_once() -> None:
    module = irkit.parse_assembly(LOCATED, "m.ll", 22, upgrade_debug_info=False)
    problems = [problem for problem in irkit.verify(module) if problem.rule != "di-function-location"]
    assert [(problem.rule, problem.object.line) for problem in problems if isinstance(problem.object, DILocation)] == [
        ("di-scope-hierarchy", 1),
        ("di-scope-hierarchy", 2),
        ("di-inlined-at", 4),
    ]


def test_atoms_are_told_at_each_instruction() -> None:
    text = LOCATED.replace("scope: !4)", "scope: !3)").replace(", inlinedAt: !3", "")
    text = text.replace("line: 2,", "line: 2, atomGroup: 1, atomRank: 1,").replace("line: 3,", "line: 3, atomGroup: 2,")
    module = irkit.parse_assembly(text, "m.ll", 22, upgrade_debug_info=False)
    assert rules(module) == ["di-atom-group"] * 3


@pytest.mark.parametrize("llvm_version", [13, 14, 16, 19, 22])
def test_reading_drops_what_is_broken_and_tells(llvm_version: int) -> None:
    module = parse(BROKEN, llvm_version)
    assert not module.functions[0].metadata and rules(module) == []
    (problem,) = module.provenance.broken_debug_info
    assert (problem.rule, problem.severity, problem.message) == ("di-unit-filename", "warning", "invalid filename")


def test_what_is_broken_stays_if_asked_for() -> None:
    module = irkit.parse_assembly(BROKEN, "m.ll", 22, upgrade_debug_info=False)
    (problem,) = irkit.verify(module)
    assert (problem.rule, problem.severity) == ("di-unit-filename", "error")


def test_right_debug_info_is_kept() -> None:
    module = parse()
    assert module.functions[0].metadata and rules(module) == [] and not module.provenance.broken_debug_info


TWO_LOCATIONS = """define void @f() !dbg !4 {
  %a = add i32 1, 2, !dbg !7
  %b = add i32 1, 2, !dbg !8
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
"""
WRONG_NODES = """!x = !{!9}
!7 = !DILocation(line: 1, scope: !4)
!8 = !DILocation(line: 2, scope: !4)
!9 = !{!10, !11, !12, !13}
!10 = !{!14, !15}
!11 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "00")
!12 = !DIBasicType(tag: DW_TAG_member, name: "x")
!13 = !DILexicalBlock(scope: !4, file: !1, column: 3)
!14 = !DILocalVariable(name: "x", scope: !1)
!15 = !DIEnumerator(name: "x", value: 1)
"""


@pytest.mark.parametrize(
    ("nodes", "said"),
    [
        ("!7 = !{}\n!8 = !{}\n", ["di-attachment", "di-attachment"]),
        (
            "!7 = !DILocation(line: 1, scope: !1)\n!8 = !DILocation(line: 2, scope: !1)\n",
            ["di-function-location-scope", "di-location-scope", "di-location-scope"],
        ),
        (
            "!7 = !DILocation(line: 1, scope: !4, atomGroup: 1)\n!8 = !DILocation(line: 2, scope: !4, atomGroup: 1)\n",
            ["di-atom-group", "di-atom-group"],
        ),
        (
            "!7 = !DILocation(line: 1, scope: !4)\n!8 = !DILocation(line: 2, scope: !4, atomGroup: 1)\n",
            ["di-atom-group"],
        ),
        (WRONG_NODES, ["di-local-variable-scope", "di-checksum-length", "di-tag", "di-block-column"]),
    ],
)
def test_as_often_and_in_the_order_as_llvm_says_it(nodes: str, said: list[str]) -> None:
    module = irkit.parse_assembly(TWO_LOCATIONS + nodes, "m.ll", 22, upgrade_debug_info=False)
    assert rules(module) == said
