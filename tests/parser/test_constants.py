"""Constants in text: what each word and form gives, and which are refused."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused

GLOBALS = "@g = external global i32\n@a = external global [4 x i32]\ndeclare void @f()\n"


def value(text: str, llvm_version: int = 19) -> str:
    """What is printed of a value that is written with its type."""
    lines = printed(f"{GLOBALS}@x = global {text}", llvm_version)
    return next(line for line in lines if line.startswith("@x")).removeprefix("@x = global ")


@pytest.mark.parametrize(
    "text",
    [
        "i1 true",
        "i1 false",
        "ptr null",
        "i32 undef",
        "i32 poison",
        "{ i32, i8 } zeroinitializer",
        "{ i32, i8 } { i32 1, i8 2 }",
        "<{ i32, i8 }> <{ i32 1, i8 2 }>",
        "[2 x i32] [i32 1, i32 2]",
        "<2 x float> <float 1.000000e+00, float 2.000000e+00>",
        '[5 x i8] c"a\\00\\22b\\\\"',
        "ptr @g",
        "[2 x ptr] [ptr @g, ptr null]",
        "ptr dso_local_equivalent @f",
        "ptr no_cfi @f",
        "ptr ptrauth (ptr @f, i32 1)",
        "ptr ptrauth (ptr @f, i32 1, i64 2, ptr @g)",
    ],
)
def test_a_constant_is_printed_as_it_is_written(text: str) -> None:
    assert value(text) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[2 x i32] [i32 0, i32 0]", "[2 x i32] zeroinitializer"),
        ("[2 x i32] [i32 undef, i32 undef]", "[2 x i32] undef"),
        ("{ i8, i8 } { i8 poison, i8 poison }", "{ i8, i8 } poison"),
        ('[0 x i8] c""', "[0 x i8] zeroinitializer"),
        ("[0 x i8] []", "[0 x i8] undef"),
        ("<2 x i32> splat (i32 1)", "<2 x i32> <i32 1, i32 1>"),
        ("<vscale x 2 x i32> splat (i32 0)", "<vscale x 2 x i32> zeroinitializer"),
        ("ptr ptrauth (ptr @f, i32 1, i64 0)", "ptr ptrauth (ptr @f, i32 1)"),
    ],
)
def test_aggregates_take_their_simplest_form(text: str, expected: str) -> None:
    assert value(text) == expected


def test_an_empty_array_is_poison_in_newer_releases() -> None:
    assert value("[0 x i8] []", 22) == "[0 x i8] poison"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("i32 null", "'null' is a pointer, and the type is 'i32'"),
        ("i32 true", "this is of type 'i1' where 'i32' is expected"),
        ("ptr none", "'none' is a token, and the type is 'ptr'"),
        ("i32 %x", "a local value cannot stand here"),
        ("i32 [i32 1]", "this is of type '[1 x i32]' where 'i32' is expected"),
        ("{ i32 } { i32 1, i32 2 }", "a struct of 2 elements; its type '{ i32 }' has 1"),
        ("{ i32 } { i8 1 }", "element 0 is of type 'i8'; the struct's is 'i32'"),
        ("{ i32 } <{ i32 1 }>", "the struct's type is packed and it is not"),
        ("[2 x i32] [i32 1, i8 2]", "array element 1 is of type 'i8', the first of 'i32'"),
        ("[3 x i32] []", "an empty array where the type is '[3 x i32]'"),
        ("i32 splat (i32 1)", "a splat is a vector, and the type is 'i32'"),
        ("ptr ptrauth (ptr @f, i64 1)", "a ptrauth constant's key is an i32 constant"),
        ("ptr dso_local_equivalent @g", "'@g' is neither a function nor an alias or ifunc of one"),
        ('target("x") zeroinitializer', "the type 'target(\"x\")' has no 'zeroinitializer'"),
        ('ptr asm "", ""', "inline assembly can only be called"),
    ],
)
def test_what_is_wrong_with_a_constant(text: str, message: str) -> None:
    assert message in refused(f"{GLOBALS}@x = global {text}")


@pytest.mark.parametrize(
    ("text", "first"),
    [("<2 x i32> splat (i32 1)", 19), ("ptr ptrauth (ptr null, i32 1)", 19), ("i64 ptrtoaddr (ptr @g to i64)", 22)],
)
def test_forms_that_came_later(text: str, first: int) -> None:
    value(text, first)
    assert f"LLVM {first - 3} does not have" in refused(f"{GLOBALS}@x = global {text}", first - 3)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("i64 udiv (i64 7, i64 2)", 14),
        ("i64 select (i1 true, i64 1, i64 2)", 16),
        ("i64 and (i64 7, i64 2)", 17),
        ("i1 icmp eq (i64 7, i64 2)", 18),
        ("i64 mul (i64 7, i64 2)", 20),
    ],
)
def test_expressions_that_are_gone(text: str, last: int) -> None:
    assert f"LLVM {last + 1} does not have" in refused(f"@x = global {text}", last + 1)
    parse(f"@x = global {text}", last)


def test_without_a_release_the_newest_that_has_the_form_is_taken() -> None:
    assert parse("@x = global i64 and (i64 7, i64 2)", None).dialect.llvm_version == 17


@pytest.mark.parametrize(("opcode", "llvm_version"), [("add", 19), ("xor", 22), ("or", 16)])
def test_expressions_nest_to_any_depth(opcode: str, llvm_version: int) -> None:
    depth = 5000
    text = f"{opcode} (i64 " * depth + "ptrtoint (ptr @g to i64)" + ", i64 1)" * depth
    assert value(f"i64 {text}", llvm_version).startswith("i64 ")
    assert value(f"i8 trunc (i64 {text} to i8)", llvm_version).startswith("i8 ")


def test_expressions_that_stay_nest_to_any_depth() -> None:
    depth = 5000
    text = "sub (i64 " * depth + "ptrtoint (ptr @g to i64)" + ", i64 ptrtoint (ptr @a to i64))" * depth
    assert value(f"i64 {text}") == f"i64 {text}"
    text = "or (i64 " * depth + "ptrtoint (ptr @g to i64)" + ", i64 ptrtoint (ptr @a to i64))" * depth
    assert value(f"i8 trunc (i64 {text} to i8)", 16).startswith("i8 trunc")
    text = "getelementptr (i8, <2 x ptr> " * depth + "<ptr @g, ptr @a>" + ", <2 x i64> <i64 1, i64 2>)" * depth
    assert value(f"ptr extractelement (<2 x ptr> {text}, i32 0)").startswith("ptr getelementptr")


def test_block_addresses_of_later_functions() -> None:
    text = "@x = global ptr blockaddress(@f, %b)\ndefine void @f() {\n  br label %b\nb:\n  ret void\n}"
    assert printed(text)[0] == "@x = global ptr blockaddress(@f, %b)"


def test_an_alias_of_an_address_says_no_type() -> None:
    alias = "@b = alias i32, getelementptr inbounds ([2 x i32], [2 x i32]* @a, i32 0, i32 1)"
    text = f"@a = global [2 x i32] zeroinitializer\n{alias}"
    assert printed(text, 14) == text.split("\n")


def test_a_matrix_register_has_no_zero() -> None:
    text = "define void @f() {\n  %a = freeze x86_amx zeroinitializer\n  ret void\n}\n"
    assert "the type 'x86_amx' has no 'zeroinitializer'" in refused(text)
