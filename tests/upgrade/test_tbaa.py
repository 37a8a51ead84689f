"""Access tags: what LLVM's reader of bitcode takes for one, and that one wrong tag takes all of them out of a module.

LLVM 16 and 22 gave the verdicts, of bitcode that llvm-as wrote of these texts without verifying them.
"""

from __future__ import annotations

import pytest

import irkit

LOAD = "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, align 4, !tbaa !0\n  ret i32 %x\n}\n"
TYPES = """!1 = !{!"int", !2, i64 0}
!2 = !{!"char", !3, i64 0}
!3 = !{!"root"}
!4 = !{!"pair", !1, i64 0, !1, i64 4}
!5 = !{!"outer", !1, i64 0, !4, i64 8}
!6 = !{!3, i64 4, !"new int"}
!7 = !{!3, i64 8, !"new pair", !6, i64 0, i64 4, !6, i64 4, i64 4}
"""

RIGHT = {
    "a scalar": "!0 = !{!1, !1, i64 0}",
    "a constant scalar": "!0 = !{!1, !1, i64 0, i64 1}",
    "a field": "!0 = !{!4, !1, i64 4}",
    "the first field": "!0 = !{!4, !1, i64 0}",
    "a new first field": "!0 = !{!7, !6, i64 0, i64 4}",
    "a field of a field": "!0 = !{!5, !1, i64 12}",
    "a scalar above the field": "!0 = !{!4, !2, i64 4}",
    "a scalar without its node": '!0 = !{!"int", !1, i64 0}',
    "a scalar of two operands": '!0 = !{!8, !8, i64 0}\n!8 = !{!"short", !2}',
    "a new scalar": "!0 = !{!6, !6, i64 0, i64 4}",
    "a new field": "!0 = !{!7, !6, i64 4, i64 4}",
    "a new constant field": "!0 = !{!7, !6, i64 4, i64 4, i64 1}",
    "fields in one place": '!0 = !{!8, !1, i64 0}\n!8 = !{!"union", !2, i64 0, !1, i64 0}',
    "a field of two in one place": '!0 = !{!8, !1, i64 4}\n!8 = !{!"union", !1, i64 0, !2, i64 4, !1, i64 4}',
    "the last field": '!0 = !{!8, !1, i64 8}\n!8 = !{!"three", !1, i64 0, !1, i64 4, !1, i64 8}',
    "a new struct without fields": '!0 = !{!8, !8, i64 0, i64 8}\n!8 = !{!3, i64 8, !"none"}',
    "a scalar of old": '!0 = !{!"int", !3}',
    "a constant scalar of old": '!0 = !{!"int", !3, i64 1}',
}
WRONG = {
    "a constant by another number": "!0 = !{!1, !1, i64 0, i64 2}",
    "a constant by a name": '!0 = !{!1, !1, i64 0, !"yes"}',
    "no field": "!0 = !{!4, !1, i64 2}",
    "an offset of another width": "!0 = !{!4, !1, i32 4}",
    "an offset that is no number": '!0 = !{!4, !1, !"four"}',
    "the base is no access type": "!0 = !{!5, !4, i64 8}",
    "two operands": "!0 = !{!4, !1}",
    "too many operands": "!0 = !{!4, !1, i64 4, i64 0, i64 0}",
    "no node as an access": '!0 = !{!4, !"int", i64 0}',
    "a scalar of another offset": '!0 = !{!8, !8, i64 0}\n!8 = !{!"odd", !2, i64 4}',
    "a scalar without a name": "!0 = !{!8, !8, i64 0}\n!8 = !{i32 1, !2, i64 0}",
    "a scalar that is its own parent": '!0 = !{!8, !8, i64 0}\n!8 = !{!"self", !8, i64 0}',
    "a scalar below no node": '!0 = !{!8, !8, i64 0}\n!8 = !{!"odd", !"char", i64 0}',
    "fields that go back": '!0 = !{!8, !1, i64 4}\n!8 = !{!"back", !1, i64 4, !1, i64 0}',
    "a field without an offset": '!0 = !{!8, !1, i64 4}\n!8 = !{!"odd", !1, i64 0, !1}',
    "a field of another width": '!0 = !{!8, !1, i64 4}\n!8 = !{!"odd", !1, i64 0, !1, i32 4}',
    "a field that is no node": '!0 = !{!8, !1, i64 4}\n!8 = !{!"odd", !1, i64 0, !"int", i64 4}',
    "a struct without a name": "!0 = !{!8, !1, i64 0}\n!8 = !{i32 2, !1, i64 0, !1, i64 4}",
    "a first field behind the offset": '!0 = !{!8, !1, i64 0}\n!8 = !{!"late", !1, i64 4, !1, i64 8}',
    "a struct in itself": '!0 = !{!8, !1, i64 0}\n!8 = distinct !{!"self", !8, i64 0, !1, i64 4}',
    "a new field without a size": "!0 = !{!7, !6, i64 4}",
    "a new constant by another number": "!0 = !{!7, !6, i64 4, i64 4, i64 2}",
    "a new base without a parent": '!0 = !{!8, !6, i64 0, i64 4}\n!8 = !{!"odd", i64 8, !"odd"}',
    "a new size that is no number": '!0 = !{!7, !6, i64 4, !"four"}',
    "a new struct of wrong length": '!0 = !{!8, !6, i64 4, i64 4}\n!8 = !{!3, i64 8, !"odd", !6, i64 0}',
    "a new struct without a size": '!0 = !{!8, !6, i64 4, i64 4}\n!8 = !{!3, !"8", !"odd", !6, i64 4, i64 4}',
    "a new field of no size": '!0 = !{!8, !6, i64 4, i64 4}\n!8 = !{!3, i64 8, !"odd", !6, i64 4, !"4"}',
    "a new type that is not in the base": '!0 = !{!7, !8, i64 4, i64 4}\n!8 = !{!3, i64 4, !"other"}',
    "an empty node": "!0 = !{}",
    "the first place by another width": "!0 = !{!4, !1, i32 0}",
    "a new place by another width": "!0 = !{!7, !6, i32 4, i64 4}",
    "another field that is no node": '!0 = !{!8, !1, i64 0}\n!8 = !{!"odd", !1, i64 0, !"int", i64 4}',
    "another field that is nowhere": '!0 = !{!8, !1, i64 0}\n!8 = !{!"odd", !1, i64 0, !1, !"four"}',
    "no first place of two operands": '!0 = !{!8, !8, i64 4}\n!8 = !{!"short", !2}',
    "a scalar by its parent elsewhere": "!0 = !{!1, !2, i64 4}",
    "behind a scalar": "!0 = !{!1, !1, i64 4}",
    "a new scalar elsewhere": "!0 = !{!6, !6, i64 4, i64 4}",
    "between two fields": '!0 = !{!8, !1, i64 4}\n!8 = !{!"three", !1, i64 0, !1, i64 8}',
    "three operands of a new tag": "!0 = !{!7, !6, i64 4}",
    "five operands of an old tag": "!0 = !{!4, !1, i64 4, i64 1, i64 1}",
    "six operands of a new tag": "!0 = !{!7, !6, i64 4, i64 4, i64 1, i64 1}",
    "two operands below no node": '!0 = !{!8, !8, i64 0}\n!8 = !{!"odd", !"char"}',
    "a parent below no node": '!0 = !{!8, !8, i64 0}\n!8 = !{!"a", !9}\n!9 = !{!"b", !"char"}',
    "a parent of a wrong offset": '!0 = !{!8, !8, i64 0}\n!8 = !{!"a", !9}\n!9 = !{!"b", !3, i64 1}',
    "one operand": '!0 = !{!"int"}',
}


def reread(text: str, version: int) -> str:
    """A text as it is after a way through bitcode."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "m.ll", version)))
    irkit.upgrade(module)
    return irkit.to_assembly(module)


@pytest.mark.parametrize("version", [16, 22])
@pytest.mark.parametrize("tag", RIGHT.values(), ids=RIGHT)
def test_a_right_tag_stays(tag: str, version: int) -> None:
    assert "align 4, !tbaa !" in reread(LOAD + TYPES + tag + "\n", version)


@pytest.mark.parametrize("version", [16, 22])
@pytest.mark.parametrize("tag", WRONG.values(), ids=WRONG)
def test_a_wrong_tag_goes(tag: str, version: int) -> None:
    assert "!tbaa" not in reread(LOAD + TYPES + tag + "\n", version)


def test_a_wrong_tag_takes_the_right_ones_with_it() -> None:
    other = LOAD.replace("@f", "@g").replace("!tbaa !0", "!tbaa !9")
    right = "!0 = !{!1, !1, i64 0}\n"
    assert reread(LOAD + other + TYPES + right + "!9 = !{!4, !1, i64 4}\n", 22).count("!tbaa") == 2
    assert reread(LOAD + other + TYPES + right + "!9 = !{!4, !1, i64 2}\n", 22).count("!tbaa") == 0


def test_a_tag_stands_on_accesses_only() -> None:
    text = LOAD.replace("  ret i32 %x", "  %y = add i32 %x, 1, !tbaa !0\n  ret i32 %y")
    assert "!tbaa" not in reread(text + TYPES + "!0 = !{!1, !1, i64 0}\n", 22)


@pytest.mark.parametrize(
    ("tag", "made"),
    [
        ("!{}", ["!0 = !{}"]),
        ('!{!"root"}', ["!0 = !{!1, !1, i64 0}", '!1 = !{!"root"}']),
        ('!{!"int", !1}', ["!0 = !{!1, !1, i64 0}", '!1 = !{!"int", !2}', '!2 = !{!"root"}']),
        ('!{!"int", !1, i64 1}', ["!0 = !{!1, !1, i64 0, i64 1}", '!1 = !{!"int", !2}', '!2 = !{!"root"}']),
    ],
)
def test_a_text_has_tags_of_today_right_or_wrong(tag: str, made: list[str]) -> None:
    text = irkit.to_assembly(irkit.parse_assembly(f'{LOAD}!0 = {tag}\n!1 = !{{!"root"}}\n', "m.ll", 19))
    assert [line for line in text.splitlines() if line.startswith("!")] == made
    assert "!tbaa !0" in text


def test_tags_that_become_what_others_are_already_are_one_with_them() -> None:
    """As llvm-as-16 has it."""
    loads = "".join([f"  %l{number} = load i32, ptr %p, !tbaa !{number}\n" for number in (0, 2, 3, 4)])
    text = f"""define void @f(ptr %p) {{
{loads}  ret void
}}
!0 = !{{!"int", !1}}
!1 = !{{!"root"}}
!2 = !{{!0, !0, i64 0}}
!3 = !{{!"int", !1, i64 1}}
!4 = !{{!0, !0, i64 0, i64 1}}
"""
    lines = irkit.to_assembly(irkit.parse_assembly(text, "m.ll", 16)).splitlines()
    assert [line.partition("!tbaa ")[2] for line in lines if "!tbaa" in line] == ["!0", "!0", "!3", "!3"]
    assert [line for line in lines if line.startswith("!")] == [
        "!0 = !{!1, !1, i64 0}",
        '!1 = !{!"int", !2}',
        '!2 = !{!"root"}',
        "!3 = !{!1, !1, i64 0, i64 1}",
    ]
