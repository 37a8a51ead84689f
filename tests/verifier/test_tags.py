"""Access tags of TBAA, of the old format and of the new, with what their last operands may be."""

from __future__ import annotations

import subprocess

import pytest

import irkit

HEAD = """
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!1 = !{!"root"}
!2 = !{!"char", !1, i64 0}
!3 = !{!"int", !2, i64 0}
!4 = !{!"pair", !3, i64 0, !3, i64 4}
!11 = !{!1, i64 1, !"root"}
!12 = !{!11, i64 1, !"char"}
!13 = !{!12, i64 4, !"int"}
!14 = !{!12, i64 8, !"pair", !13, i64 0, i64 4, !13, i64 4, i64 4}
"""
TAGS = [
    ("!3, !3, i64 0", []),
    ("!4, !3, i64 0", []),
    ("!4, !3, i64 4", []),
    ("!4, !3, i64 3", ["tbaa-scalar-offset"]),
    ("!4, !3, i64 5", ["tbaa-scalar-offset"]),
    ("!4, !3, i64 8", ["tbaa-scalar-offset"]),
    ("!3, !3, i64 0, i64 0", []),
    ("!3, !3, i64 0, i64 1", []),
    ("!3, !3, i64 0, i64 2", ["tbaa-immutable-value"]),
    ("!3, !3, i64 0, i64 -1", ["tbaa-immutable-value"]),
    ("!3, !3, i64 0, i1 true", []),
    ("!3, !3, i64 0, null", ["tbaa-immutable"]),
    ('!3, !3, i64 0, !"1"', ["tbaa-immutable"]),
    ("!3, !3, i64 0, i64 1, i64 1", ["tbaa-struct-tag"]),
    ("!3, !3", ["tbaa-scalar"]),
    ("!3", ["tbaa-scalar"]),
    ("!3, !3, null", ["tbaa-offset"]),
    ("!13, !13, i64 0, i64 4", []),
    ("!14, !13, i64 0, i64 4", []),
    ("!14, !13, i64 4, i64 4", []),
    ("!13, !13, i64 0, i64 4, i64 0", []),
    ("!13, !13, i64 0, i64 4, i64 1", []),
    ("!13, !13, i64 0, i64 4, i64 2", ["tbaa-immutable-value"]),
    ("!13, !13, i64 0, i64 4, null", ["tbaa-immutable"]),
    ("!13, !13, i64 0, i64 4, i64 1, i64 1", ["tbaa-access-tag"]),
    ("!13, !13, i64 0", ["tbaa-access-tag"]),
    ("!13, !13, i64 0, null", ["tbaa-access-size"]),
    ("!13, !13, i64 0, null, i64 1", ["tbaa-access-size"]),
]
# A tag, and the node `!5` of a type that it names.
TYPES = [
    # Scalars: a name, a parent up to the root, and no offset but 0.
    ("!5, !5, i64 0", '!{!"s", !2}', []),
    ("!5, !5, i32 0", '!{!"s", !2}', ["tbaa-width"]),
    ("!5, !5, i32 0", '!{!"s", !1}', []),
    ("!5, !5, i64 1", '!{!"s", !2}', ["tbaa-scalar-offset"]),
    ("!5, !5, i64 0", '!{!"s", !1}', []),
    ("!5, !5, i64 0", '!{!"s", !{}}', []),
    ("!5, !5, i64 0", '!{!"s", !2, i32 0}', ["tbaa-width"]),
    ("!5, !5, i64 0", '!{!"s", !2, i64 1}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", !2, i64 -1}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", !2, !"0"}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", !2, i64 0, i64 0}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s"}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", null}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", "!{i64 0, !2}", ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", !{!"t", !2, i64 1}}', ["tbaa-scalar"]),
    ("!5, !5, i64 0", '!{!"s", !5}', ["tbaa-scalar"]),
    ("!4, !4, i64 0", "!{}", ["tbaa-scalar"]),
    # The whole: where its fields are, and what is at the offset.
    ("!5, !3, i64 4", '!{!"s", !2, i64 0, !3, i64 4}', []),
    ("!5, !3, i64 5", '!{!"s", !2, i64 0, !3, i64 4}', ["tbaa-scalar-offset"]),
    ("!5, !3, i64 0", '!{!"s", !2, i64 0, !3, i64 4}', ["tbaa-path"]),
    ("!5, !2, i64 4", '!{!"s", !2, i64 0, !3, i64 4}', []),
    ("!5, !3, i64 8", '!{!"s", !2, i64 0, !4, i64 4}', []),
    ("!5, !3, i64 7", '!{!"s", !2, i64 0, !4, i64 4}', ["tbaa-scalar-offset"]),
    ("!5, !3, i64 3", '!{!"s", !3, i64 4, !3, i64 8}', ["tbaa-parent", "tbaa-path"]),
    ("!5, !3, i64 4", '!{!"s", !3, i64 4, !3, i64 8}', []),
    ("!5, !3, i64 4", '!{!"s", !2, i64 4, !3, i64 4}', []),
    ("!5, !2, i64 4", '!{!"s", !3, i64 4, !2, i64 4}', []),
    ("!5, !3, i64 4", '!{!"s", !3, i64 4, !2, i64 4}', ["tbaa-path"]),
    ("!5, !3, i64 4", '!{!"s", !3, i64 4, !3, i64 3}', ["tbaa-field-order"]),
    ("!5, !3, i64 4", '!{!"s", !3, i64 4, !3, i64 -1}', []),
    ("!5, !3, i32 4", '!{!"s", !3, i64 0, !3, i64 4}', ["tbaa-width"]),
    ("!5, !3, i32 4", '!{!"s", !3, i32 0, !3, i32 4}', ["tbaa-width"]),
    ("!5, !6, i32 4", '!{!"s", !6, i32 0, !6, i32 4}', []),
    ("!5, !3, i64 4", '!{!"s", !3, i64 0, !3, i32 4}', ["tbaa-field-width"]),
    ("!5, !3, i64 4", '!{!"s", !3, i32 0, !3, i64 4}', ["tbaa-field-width"]),
    ("!5, !3, i64 0", '!{!"s", !3, i64 0, !"x", i64 4}', ["tbaa-field"]),
    ("!5, !3, i64 0", '!{!"s", !3, i64 0, !3, !"x"}', ["tbaa-field-offset"]),
    ("!5, !3, i64 0", '!{!"s", !3, i64 0, !3}', ["tbaa-base-odd"]),
    ("!5, !3, i64 0", "!{i64 4, !3, i64 0}", ["tbaa-base-name"]),
    ("!5, !3, i64 0", '!{!"s", !3, i64 0, !"x", i64 4, !3, !"x"}', ["tbaa-field", "tbaa-field-offset"]),
    ("!5, !3, i64 0", '!{!"s", !5, i64 0, !3, i64 4}', ["tbaa-cycle"]),
    ("!1, !3, i64 0", "!{}", ["tbaa-path"]),
    ("!2, !3, i64 0", "!{}", ["tbaa-path"]),
    # One that does not begin with a node is a scalar type of old, and read as the tag of it.
    ('!"int", !3, i64 0', "!{}", []),
    ('!3, !"int", i64 0', "!{}", ["tbaa-malformed"]),
    # With sizes.
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !12, i64 0, i64 1, !13, i64 8, i64 4}', []),
    ("!5, !13, i64 9, i64 4", '!{!12, i64 12, !"s", !12, i64 0, i64 1, !13, i64 8, i64 4}', ["tbaa-scalar-offset"]),
    ("!5, !13, i64 0, i64 4", '!{!12, i64 12, !"s", !12, i64 0, i64 1, !13, i64 8, i64 4}', ["tbaa-path"]),
    ("!5, !13, i64 12, i64 4", '!{!12, i64 16, !"s", !12, i64 0, i64 1, !14, i64 8, i64 8}', []),
    ("!5, !14, i64 8, i64 8", '!{!12, i64 16, !"s", !12, i64 0, i64 1, !14, i64 8, i64 8}', []),
    ("!5, !5, i64 0, i64 8", '!{!12, i64 16, !"s", !12, i64 0, i64 1}', []),
    ("!5, !5, i64 1, i64 8", '!{!12, i64 16, !"s", !12, i64 0, i64 1}', ["tbaa-scalar-offset"]),
    ("!5, !13, i64 7, i64 4", '!{!12, i64 12, !"s", !13, i64 8, i64 4}', ["tbaa-parent", "tbaa-path"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13, i64 8, i64 4, !13, i64 7, i64 4}', ["tbaa-field-order"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13, i64 8, i64 4, !13, i32 9, i64 4}', ["tbaa-field-width"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13, i64 8, !"x"}', ["tbaa-field-size"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13, !"x", i64 4}', ["tbaa-field-offset"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !"x", i64 8, i64 4}', ["tbaa-field"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13, i64 8}', ["tbaa-base-new"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !13}', ["tbaa-base-new"]),
    ("!5, !13, i64 8, i64 4", '!{!12, !"x", !"s", !13, i64 8, i64 4}', ["tbaa-base-size"]),
    ("!5, !13, i64 8, i64 4", '!{!12, i64 12, !"s", !5, i64 8, i64 4}', ["tbaa-cycle"]),
]


def text(tag: str, ty: str = "!{}") -> str:
    return f'{HEAD}!0 = !{{{tag}}}\n!5 = {ty}\n!6 = !{{!"short", !{{!"all"}}, i32 0}}\n'


@pytest.mark.parametrize(("tag", "rules"), TAGS)
def test_tags(tag: str, rules: list[str]) -> None:
    test_types_of_tags(tag, "!{}", rules)


@pytest.mark.parametrize(("tag", "ty", "rules"), TYPES)
def test_types_of_tags(tag: str, ty: str, rules: list[str]) -> None:
    assert [problem.rule for problem in irkit.verify(irkit.parse_assembly(text(tag, ty), llvm_version=22))] == rules


def test_tags_of_old_are_wrong_where_no_reader_upgrades_them() -> None:
    module = irkit.parse_assembly(text("!3, !3, i64 0"), llvm_version=22)
    tag = module.functions["f"].instructions[0].metadata["tbaa"]
    assert isinstance(tag, irkit.MDNode)
    ty, _, offset = tag.operands
    for operands in ([ty, ty], [ty.operands[0], ty, offset], [None, ty, offset], [ty]):
        tag.operands = operands
        assert [problem.rule for problem in irkit.verify(module)] == ["tbaa-old-style"]


@pytest.mark.llvm(22)
def test_llvm_says_the_same_of_tags() -> None:
    for tag, ty, _ in [*TYPES, *((tag, "!{}", rules) for tag, rules in TAGS)]:
        command = ["llvm-as-22", "-", "-o", "/dev/null"]
        done = subprocess.run(command, input=text(tag, ty).encode(), capture_output=True, check=False)
        said = [problem.message for problem in irkit.verify(irkit.parse_assembly(text(tag, ty), llvm_version=22))]
        assert (done.returncode == 0) == (said == []), (tag, ty)
        assert set(said) <= set(done.stderr.decode().splitlines()), (tag, ty, done.stderr)
