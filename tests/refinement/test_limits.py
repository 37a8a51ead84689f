"""What attributes and metadata say of values: broken, they make poison, or undefined behaviour."""

from __future__ import annotations

import re

import pytest

import irkit
from irkit.refinement import FAILS, REFINES

pytest.importorskip("z3")


def outcome(parameters: str, result: str, before: str, after: str) -> str:
    text = "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    metadata = "!0 = !{i8 1, i8 4}\n!1 = !{}\n!2 = !{i64 8}\n!3 = !{i8 0, i8 2, i8 -2, i8 0}\n"
    [found] = irkit.refine(irkit.parse_assembly(text + metadata, llvm_version=22), timeout=30.0)
    return found.outcome


@pytest.mark.parametrize(
    ("parameters", "result", "before", "right", "wrong"),
    [
        ("i8 range(i8 0, 10) %x", "i1", "%c = icmp ult i8 %x, 10; ret i1 %c", "ret i1 true", "ret i1 false"),
        ("i8 range(i8 -2, 2) %x", "i1", "%c = icmp eq i8 %x, 5; ret i1 %c", "ret i1 false", "ret i1 true"),
        ("ptr nonnull %p", "i1", "%c = icmp eq ptr %p, null; ret i1 %c", "ret i1 false", "ret i1 true"),
        (
            "ptr align 4 %p",
            "i64",
            "%a = ptrtoint ptr %p to i64; %r = and i64 %a, 3; ret i64 %r",
            "ret i64 0",
            "ret i64 1",
        ),
        (
            "half nofpclass(nan) %x",
            "i1",
            "%c = fcmp uno half %x, 0.0; ret i1 %c",
            "ret i1 false",
            "ret i1 true",
        ),
        (
            "[2 x [2 x half]] nofpclass(nan) %x",
            "i1",
            "%e = extractvalue [2 x [2 x half]] %x, 1, 0; %c = fcmp uno half %e, 0.0; ret i1 %c",
            "ret i1 false",
            "ret i1 true",
        ),
        (
            "ptr dereferenceable(1) %p, i1 noundef %c",
            "i8",
            "br i1 %c, label %a, label %b\na:\n%v = load i8, ptr %p; ret i8 %v\nb:\nret i8 0",
            "%v = load i8, ptr %p; %r = select i1 %c, i8 %v, i8 0; ret i8 %r",
            "%q = getelementptr i8, ptr %p, i64 1; %v = load i8, ptr %q; ret i8 %v",
        ),
        (
            "ptr dereferenceable_or_null(1) %p",
            "i8",
            "%c = icmp eq ptr %p, null; br i1 %c, label %a, label %b\na:\nret i8 0\nb:\nret i8 1",
            "%c = icmp eq ptr %p, null; br i1 %c, label %a, label %b\na:\nret i8 0\nb:\n%v = load i8, ptr %p; ret i8 1",
            "%v = load i8, ptr %p; ret i8 1",
        ),
    ],
)
def test_what_is_said_of_arguments(parameters: str, result: str, before: str, right: str, wrong: str) -> None:
    assert outcome(parameters, result, before, right) == REFINES
    assert outcome(parameters, result, before, wrong) == FAILS
    plain = " ".join(word for word in parameters.split() if not word.startswith(("nonnull", "nofpclass")))
    if plain != parameters:
        assert outcome(plain, result, before, right) == FAILS


@pytest.mark.parametrize(
    ("attribute", "before", "expected"),
    [
        ("noundef", "ret i8 poison", REFINES),
        ("noundef", "ret i8 undef", REFINES),
        ("range(i8 0, 10)", "ret i8 20", FAILS),
        ("noundef range(i8 0, 10)", "ret i8 20", REFINES),
        ("", "ret i8 poison", FAILS),
    ],
)
def test_what_is_said_of_results(attribute: str, before: str, expected: str) -> None:
    assert outcome("", f"{attribute} i8", before, "unreachable") == expected
    if "range" in attribute:
        assert outcome("", f"{attribute} i8", before, "ret i8 3") == REFINES


@pytest.mark.parametrize(
    ("load", "right", "wrong"),
    [
        ("%v = load i8, ptr %p, !range !0; %c = icmp ult i8 %v, 4; ", "ret i1 true", "ret i1 false"),
        ("%v = load i8, ptr %p, !range !3; %c = icmp ne i8 %v, 5; ", "ret i1 true", "ret i1 false"),
        ("%v = load ptr, ptr %p, !nonnull !1; %c = icmp ne ptr %v, null; ", "ret i1 true", "ret i1 false"),
        (
            "%v = load ptr, ptr %p, !align !2; %a = ptrtoint ptr %v to i64; %b = and i64 %a, 7; "
            "%c = icmp eq i64 %b, 0; ",
            "ret i1 true",
            "ret i1 false",
        ),
    ],
)
def test_what_metadata_says_of_what_is_loaded(load: str, right: str, wrong: str) -> None:
    assert outcome("ptr %p", "i1", load + "ret i1 %c", load + right) == REFINES
    assert outcome("ptr %p", "i1", load + "ret i1 %c", load + wrong) == FAILS


def test_what_is_loaded_is_no_poison_where_metadata_says_so() -> None:
    for metadata, expected in ((", !noundef !1", REFINES), ("", FAILS)):
        before = f"%v = load i8, ptr %p{metadata}; %f = freeze i8 %v; ret i8 %f"
        assert outcome("ptr %p", "i8", before, f"%v = load i8, ptr %p{metadata}; ret i8 %v") == expected


@pytest.mark.parametrize(
    ("version", "attribute", "expected"),
    [(19, "nocapture", REFINES), (22, "captures(none)", REFINES), (22, "captures(address)", FAILS), (22, "", FAILS)],
)
def test_what_is_not_captured_is_not_kept(version: int, attribute: str, expected: str) -> None:
    head = f"(ptr nonnull noundef {attribute} %p) {{\n"
    text = (
        "@kept = global ptr null\n"
        f"define i8 @src{head}  store ptr %p, ptr @kept\n  ret i8 1\n}}\n"
        f"define i8 @tgt{head}  unreachable\n}}\n"
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=version), timeout=30.0)
    assert found.outcome == expected


def test_what_an_argument_points_to_is_a_global_or_a_block_with_a_number() -> None:
    text = "".join(
        [f"define i8 @{name}(ptr noundef %p) {{\n  ret i8 {k}\n}}\n" for k, name in enumerate(("src", "tgt"))]
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=30.0)
    assert found.counterexample is not None
    assert re.fullmatch(r"ptr (null|block [1-5])( \+ -?\d+)?", found.counterexample.arguments["%p"])
