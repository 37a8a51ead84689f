"""Metadata in text: nodes, numbers, uniquing, attachments."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused, same

from irkit.instructions import CallInst
from irkit.metadata import ConstantAsMetadata, LocalAsMetadata, MDString, MDTuple, MetadataAsValue


def test_nodes_of_all_kinds() -> None:
    assert same(
        "@g = global i32 0\n"
        "!n = !{!0, !1}\n"
        "!m = !{}\n"
        '!0 = !{!"text", i32 7, ptr @g, null, !1, double 1.000000e+00}\n'
        '!1 = distinct !{!0, !"\\22quoted\\22 \\00"}'
    )


def test_numbers_may_be_used_before_they_are_defined_and_need_no_order() -> None:
    assert printed("!n = !{!7}\n!007 = !{!3}\n!3 = distinct !{! 7}") == [
        "!n = !{!0}",
        "!0 = !{!1}",
        "!1 = distinct !{!0}",
    ]


def test_numbers_may_have_wide_gaps() -> None:
    assert printed("!n = !{!4294967295}\n!4294967295 = !{!99999, !100000}\n!99999 = !{!00100000}\n!100000 = !{}") == [
        "!n = !{!0}",
        "!0 = !{!1, !2}",
        "!1 = !{!2}",
        "!2 = !{}",
    ]


def test_equal_nodes_are_one() -> None:
    assert printed("!n = !{!0, !1, !2}\n!0 = !{!3}\n!1 = !{!4}\n!2 = distinct !{!4}\n!3 = !{}\n!4 = !{}") == [
        "!n = !{!0, !0, !2}",
        "!0 = !{!1}",
        "!1 = !{}",
        "!2 = distinct !{!1}",
    ]


def test_a_node_that_holds_itself_is_distinct() -> None:
    assert printed("!n = !{!0, !1}\n!0 = !{!0}\n!1 = !{!1}") == [
        "!n = !{!0, !1}",
        "!0 = distinct !{!0}",
        "!1 = distinct !{!1}",
    ]


def test_a_cycle_of_uniqued_nodes() -> None:
    assert same('!n = !{!0}\n!0 = !{!1, !"a"}\n!1 = !{!0, !"b"}')


def test_nodes_that_become_equal_when_a_cycle_closes_are_one() -> None:
    lines = printed('!n = !{!0, !3}\n!0 = !{!1, !2}\n!1 = !{!0, !"x"}\n!2 = !{!0, !"x"}\n!3 = !{!1, !1}')
    assert lines == ["!n = !{!0, !0}", "!0 = !{!1, !1}", '!1 = !{!0, !"x"}']


def test_nodes_in_place_of_operands() -> None:
    assert printed('!n = !{!0}\n!0 = !{!{!{}, null}, !DIFile(filename: "a", directory: "b")}') == [
        "!n = !{!0}",
        "!0 = !{!1, !3}",
        "!1 = !{!2, null}",
        "!2 = !{}",
        '!3 = !DIFile(filename: "a", directory: "b")',
    ]


def test_nesting_may_be_deep() -> None:
    depth = 3000
    module = parse("!n = !{!0}\n!0 = " + "!{" * depth + "}" * depth)
    node = module.named_metadata[0].operands[0]
    count = 1
    while node.operands:
        inner = node.operands[0]
        assert isinstance(inner, MDTuple)
        node, count = inner, count + 1
    assert count == depth


def test_names_with_escapes_and_names_that_come_again() -> None:
    assert printed("!a\\20b = !{!0}\n!a\\20b = !{!0, !1}\n!0 = !{}\n!1 = !{!0}") == [
        "!a\\20b = !{!0, !0, !1}",
        "!0 = !{}",
        "!1 = !{!0}",
    ]


def test_operands_of_calls() -> None:
    module = parse(
        "define void @f(i32 %a) {\n"
        '  call void (...) @llvm.x(metadata i32 %b, metadata !{i32 7}, metadata !{null}, metadata !"s")\n'
        "  %b = add i32 %a, 1\n  ret void\n}\ndeclare void @llvm.x(...)\n",
        16,
    )
    function = module.functions[0]
    first, add, _ = function.blocks[0].instructions
    assert isinstance(first, CallInst)
    metadata = [argument.metadata for argument in first.arguments if isinstance(argument, MetadataAsValue)]
    assert isinstance(metadata[0], LocalAsMetadata) and metadata[0].value is add
    assert isinstance(metadata[1], ConstantAsMetadata)
    assert isinstance(metadata[2], MDTuple) and metadata[2].operands == []
    assert isinstance(metadata[3], MDString) and metadata[3].string == "s"


def test_attachments() -> None:
    text = """@g = global i32 0, !one !0, !one !1
define void @f() !two !0 {
  ret void, !three !0, !prof !0, !three !1
}
!0 = !{}
!1 = !{i32 1}"""
    module = parse(text)
    assert module.globals[0].metadata.keys() == ["one", "one"]
    instruction = module.functions[0].blocks[0].instructions[0]
    assert list(instruction.metadata) == ["prof", "three"]


def test_new_kinds_have_numbers_in_the_order_of_the_file() -> None:
    module = parse("define void @f() {\n  ret void, !b !{}\n}\n@g = global i32 0, !a !{}\n")
    count = len(module.dialect.metadata_kinds)
    assert (module.metadata_kinds["b"], module.metadata_kinds["a"]) == (count, count + 1)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("!n = !{!5}", "1:8: use of undefined metadata '!5'"),
        ("!0 = !{!7}\n!1 = !{!3, !7}", "2:8: use of undefined metadata '!3'"),
        ("define void @f() {\n  ret void, !x !2\n}", "2:16: use of undefined metadata '!2'"),
        ("!0 = !{}\n!0 = !{}\n!1 = !{}", "3:1: metadata !0 is defined twice"),
        ("!0 = !{!4294967296}", "1:8: the number of metadata is too large"),
        ("!0 = !{i32 %a}", "1:12: "),
        ('!n = !{!DIFile(filename: "", directory: "")}', "1:8: expected the number of a node"),
        ("!n = !{!DIArgList(i32 0)}", "1:8: a DIArgList cannot stand outside of functions"),
    ],
)
def test_refused(text: str, error: str) -> None:
    assert refused(text).startswith(error)
