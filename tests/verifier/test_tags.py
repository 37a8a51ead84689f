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


def text(tag: str) -> str:
    return f"{HEAD}!0 = !{{{tag}}}\n"


@pytest.mark.parametrize(("tag", "rules"), TAGS)
def test_tags(tag: str, rules: list[str]) -> None:
    assert [problem.rule for problem in irkit.verify(irkit.parse_assembly(text(tag), llvm_version=22))] == rules


@pytest.mark.llvm(22)
def test_llvm_says_the_same_of_tags() -> None:
    for tag, _ in TAGS:
        command = ["llvm-as-22", "-", "-o", "/dev/null"]
        done = subprocess.run(command, input=text(tag).encode(), capture_output=True, check=False)
        said = [problem.message for problem in irkit.verify(irkit.parse_assembly(text(tag), llvm_version=22))]
        assert (done.returncode == 0) == (said == []), tag
        assert set(said) <= set(done.stderr.decode().splitlines()), tag
