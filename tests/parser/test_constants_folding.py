"""What becomes of constant expressions, by release: the expected texts are LLVM's own."""

from __future__ import annotations

import pytest
from parser_texts import printed, refused

OPAQUE = "@g = global i32 0\n@w = extern_weak global i32\n@a = global [4 x i32] zeroinitializer\ndeclare void @f()\n"


def folded(text: str, llvm_version: int) -> str:
    lines = printed(f"{OPAQUE}@x = global {text}", llvm_version)
    return next(line for line in lines if line.startswith("@x")).removeprefix("@x = global ")


@pytest.mark.parametrize(
    ("llvm_version", "text", "expected"),
    [
        (16, "i8 add (i8 100, i8 100)", "i8 -56"),
        (16, "i8 shl (i8 1, i8 8)", "i8 poison"),
        (16, "i8 lshr (i8 -1, i8 4)", "i8 15"),
        (16, "i64 sub (i64 ptrtoint (ptr @g to i64), i64 0)", "i64 ptrtoint (ptr @g to i64)"),
        (16, "i64 and (i64 ptrtoint (ptr @g to i64), i64 3)", "i64 0"),
        (19, "i64 add (i64 5, i64 ptrtoint (ptr @g to i64))", "i64 add (i64 ptrtoint (ptr @g to i64), i64 5)"),
        (19, "i64 xor (i64 undef, i64 undef)", "i64 0"),
        (19, "<2 x i32> add (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>)", "<2 x i32> <i32 4, i32 6>"),
        (16, "i32 zext (i8 -1 to i32)", "i32 255"),
        (16, "i32 sext (i8 -1 to i32)", "i32 -1"),
        (16, "i32 fptosi (double -2.5 to i32)", "i32 -2"),
        (16, "i8 fptoui (double 300.0 to i8)", "i8 poison"),
        (16, "float fptrunc (double 0.1 to float)", "float 0x3FB99999A0000000"),
        (16, "double uitofp (i8 -1 to double)", "double 2.550000e+02"),
        (19, "i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)", "i32 ptrtoint (ptr @g to i32)"),
        (19, "ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)", "ptr @g"),
        (
            22,
            "ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)",
            "ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)",
        ),
        (19, "i32 bitcast (float 1.0 to i32)", "i32 1065353216"),
        (19, "<2 x i16> bitcast (i32 -1 to <2 x i16>)", "<2 x i16> <i16 -1, i16 -1>"),
        (19, "<2 x i16> bitcast (i32 5 to <2 x i16>)", "<2 x i16> bitcast (<1 x i32> <i32 5> to <2 x i16>)"),
        (22, "double bitcast (<4 x i16> splat (i16 -1) to double)", "double 0xFFFFFFFFFFFFFFFF"),
        (19, "i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)", "i32 2"),
        (19, "i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 2)", "i32 poison"),
        (19, "<2 x i32> insertelement (<2 x i32> zeroinitializer, i32 7, i32 1)", "<2 x i32> <i32 0, i32 7>"),
        (
            19,
            "<2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <2 x i32> <i32 3, i32 0>)",
            "<2 x i32> <i32 4, i32 1>",
        ),
        (14, "float fadd (float 1.0, float 2.5)", "float 3.500000e+00"),
        (14, "double fdiv (double 1.0, double 0.0)", "double 0x7FF0000000000000"),
        (14, "double fsub (double 0x7FF0000000000000, double 0x7FF0000000000000)", "double 0x7FF8000000000000"),
        (14, "i32 extractvalue ({ i32, i8 } { i32 7, i8 1 }, 0)", "i32 7"),
        (14, "{ i32, i8 } insertvalue ({ i32, i8 } zeroinitializer, i8 3, 1)", "{ i32, i8 } { i32 0, i8 3 }"),
        (14, "i32 select (i1 undef, i32 1, i32 2)", "i32 2"),
        (16, "i1 icmp eq (ptr @g, ptr null)", "i1 false"),
        (16, "i1 icmp eq (ptr @w, ptr null)", "i1 icmp eq (ptr @w, ptr null)"),
        (16, "i1 icmp ult (i8 -1, i8 1)", "i1 false"),
        (16, "i1 fcmp uno (float 0x7FF8000000000000, float 0.0)", "i1 true"),
    ],
)
def test_what_is_computed(llvm_version: int, text: str, expected: str) -> None:
    if llvm_version == 14:
        lines = printed(f"@x = global {text}", 14)
        assert lines == [f"@x = global {expected}"]
    else:
        assert folded(text, llvm_version) == expected


@pytest.mark.parametrize(
    ("llvm_version", "text", "expected"),
    [
        (19, "ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 0)", "ptr @a"),
        (
            19,
            "ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 5)",
            "ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 5)",
        ),
        (
            16,
            "ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 5)",
            "ptr getelementptr inbounds ([4 x i32], ptr @a, i64 1, i64 1)",
        ),
        (
            16,
            "ptr getelementptr (i32, ptr getelementptr ([4 x i32], ptr @a, i64 0, i64 1), i64 2)",
            "ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 3)",
        ),
        (
            19,
            "ptr getelementptr inbounds nusw nuw (i8, ptr @g, i64 1)",
            "ptr getelementptr inbounds nuw (i8, ptr @g, i64 1)",
        ),
        (
            19,
            "ptr getelementptr inrange(-4, 8) (i8, ptr @g, i64 0)",
            "ptr getelementptr inrange(-4, 8) (i8, ptr @g, i64 0)",
        ),
    ],
)
def test_addresses(llvm_version: int, text: str, expected: str) -> None:
    if llvm_version == 16 and "i64 1, i64 1" in expected:
        expected = expected.replace(" inbounds", "")  # past the variable, and not right behind it
    assert folded(text, llvm_version) == expected


def test_any_index_of_an_older_release_may_be_marked_once() -> None:
    indices = ("inrange i64 0, i64 1, i64 2", "i64 0, inrange i64 1, i64 2", "i64 0, i64 1, inrange i64 2")
    for text in [f"ptr getelementptr inbounds ([2 x [4 x i32]], ptr @b, {one})" for one in indices]:
        source = f"@b = global [2 x [4 x i32]] zeroinitializer\n@x = global {text}"
        assert printed(source, 18)[1] == f"@x = global {text}"
    for text in ("inrange i64 0, inrange i64 1", "i64 0, inrange i64 1, inrange i64 2"):
        source = f"{OPAQUE}@x = global ptr getelementptr ([2 x [4 x i32]], ptr @g, {text})"
        assert "'inrange' marks one index" in refused(source, 18)
    assert "'inrange' marks one index" in refused("@x = global ptr getelementptr (i8, inrange ptr @x, i64 1)", 18)


def test_a_typed_pointer_to_the_first_member_is_an_address() -> None:
    text = "@a = global [4 x i32] zeroinitializer\n@x = global i32* bitcast ([4 x i32]* @a to i32*)"
    expected = "@x = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i32 0, i32 0)"
    assert printed(text, 14)[1] == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("i32 trunc (i8 1 to i32)", "'trunc' cannot convert 'i8' to 'i32'"),
        ("i32 add (i32 1, i8 1)", "'add' of 'i32' and 'i8'; expected equal types"),
        ("float add (float 1.0, float 1.0)", "'add' does not take 'float'"),
        ("i32 add exact (i32 1, i32 1)", "expected '(': 'add' does not have this flag"),
        ("ptr getelementptr (i8, i32 1, i32 1)", "the first operand of a getelementptr is a pointer"),
        ("ptr getelementptr ({ i8 }, ptr @g, i32 0, i32 1)", "these indices lead nowhere in '{ i8 }'"),
        ("ptr getelementptr inrange(4, 4) (i8, ptr @g, i32 1)", "the end of 'inrange' is not behind its start"),
        ("ptr getelementptr (i8, ptr @g, inrange i32 1)", "LLVM 19 does not have an index marked 'inrange'"),
        ("i32 extractelement (i32 1, i32 0)", "expected a vector and an integer"),
    ],
)
def test_what_is_wrong_with_an_expression(text: str, message: str) -> None:
    assert message in refused(f"{OPAQUE}@x = global {text}")
