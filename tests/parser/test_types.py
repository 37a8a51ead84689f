"""Types in text, and their definitions."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused, same

from irkit.types import StructType


def value_type(ty: str, llvm_version: int = 19) -> str:
    """How the type of a variable is printed."""
    return printed(f"@x = external global {ty}", llvm_version)[-1].removeprefix("@x = external global ")


@pytest.mark.parametrize(
    "ty",
    [
        "i1",
        "i8388608",
        "half",
        "bfloat",
        "float",
        "double",
        "x86_fp80",
        "fp128",
        "ppc_fp128",
        "x86_mmx",
        "ptr",
        "ptr addrspace(3)",
        "[0 x i8]",
        "[18446744073709551615 x i8]",
        "<4 x float>",
        "<vscale x 2 x i64>",
        "{}",
        "{ i8, { i16, ptr } }",
        "<{ i8, <{}> }>",
        "[2 x <vscale x 4 x i32>]",
        'target("spirv.Image", float, 1, 2)',
        'target("a \\22b\\22", void, [2 x i8])',
    ],
)
def test_a_type_is_printed_as_it_is_written(ty: str) -> None:
    assert value_type(ty) == ty


def test_typed_pointers_are_kept_or_made_opaque_by_release() -> None:
    assert value_type("i32 addrspace(1)**", 14) == "i32 addrspace(1)**"
    assert value_type("i32 addrspace(1)**", 16) == "ptr"
    assert value_type("void (i8*, ...)*", 13) == "void (i8*, ...)*"
    assert value_type("[2 x i32*]", 22) == "[2 x ptr]"


def test_llvm_13_takes_both_sorts_of_pointers_in_one_text() -> None:
    text = "@x = external global ptr\n@y = external global i8*"
    assert same(text, 13)


def test_llvm_14_takes_no_opaque_pointers() -> None:
    assert refused("@x = external global ptr", 14) == (
        "1:22: LLVM 14 does not have the type ptr in text, which LLVM 15 to 23 have"
    )


def test_address_spaces_by_letters_and_names_of_the_data_layout() -> None:
    text = 'target datalayout = "G1-A5-P7"\n@x = external addrspace("G") global ptr addrspace("A")\n'
    assert printed(text)[-1] == "@x = external addrspace(1) global ptr addrspace(5)"
    named = 'target datalayout = "p3(glob):64:64"\n@x = external addrspace("glob") global i8'
    assert printed(named, 22)[-1] == "@x = external addrspace(3) global i8"
    assert refused(named.replace('"glob"', '"blog"'), 22).startswith(
        "2:25: the data layout has no address space 'blog'"
    )


def test_named_and_numbered_types() -> None:
    text = """%0 = type { i8, %1 }
%1 = type opaque
%a = type { %a.b, ptr }
%a.b = type <{ i8, %0 }>
%"q \\22x" = type { i32 }
@x = external global %a
@y = external global %"q \\22x"
"""
    shown = printed(text)
    assert '%"q \\22x" = type { i32 }' in shown
    assert "%a = type { %a.b, ptr }" in shown
    assert shown[-2:] == ["@x = external global %a", '@y = external global %"q \\22x"']


def test_a_name_of_digits_in_quotes_is_no_number() -> None:
    module = parse('%0 = type { i8 }\n%"0" = type { i16 }\n@x = external global %"0"\n@y = external global %0')
    x, y = module["x"].value_type, module["y"].value_type
    assert isinstance(x, StructType)
    assert isinstance(y, StructType)
    assert (x.name, y.name) == ("0", "")


def test_the_spellings_of_one_name_are_one_type() -> None:
    module = parse('%a = type { i8 }\n@x = external global %"a"\n@y = external global %"\\61"')
    assert module["x"].value_type is module["y"].value_type


def test_a_type_alias_gives_a_type_another_name() -> None:
    assert printed("%t = type [2 x i8]\n@x = external global %t")[-1] == "@x = external global [2 x i8]"


def test_an_alias_is_not_used_before_it_is_defined() -> None:
    what = "a type that is no struct is used before it is defined"
    assert refused("%a = type { %t }\n%t = type i8\n") == f"2:1: {what}"
    assert refused("@x = external global %t\n%t = type i8\n") == f"2:1: {what}"
    assert refused("%t = type [2 x %t]\n") == "1:1: a type that is no struct may not be recursive"


def test_a_second_definition_is_refused() -> None:
    assert refused("%t = type i8\n%t = type i8\n") == "2:1: redefinition of type '%t'"
    assert refused("%t = type opaque\n%t = type {}\n") == "2:1: redefinition of type '%t'"


def test_a_type_must_be_defined() -> None:
    assert refused("@x = external global ptr\n@y = external global %t") == "2:22: use of undefined type '%t'"
    assert refused("@y = external global %b\n@z = external global %7") == "2:22: use of undefined type '%7'"


@pytest.mark.parametrize("part", ["[2 x %t]", 'target("x", %t)', 'target("x", { i8, %t }, 1)'])
def test_recursive_structs(part: str) -> None:
    """The parameters of target types are parts like others."""
    assert printed(f"%t = type {{ i8, {part} }}\n@x = external global %t", 19)[0] == f"%t = type {{ i8, {part} }}"
    assert refused(f"%t = type {{ i8, {part} }}\n", 22) == "1:1: the struct type '%t' holds itself"
    assert same("%t = type { i8, ptr }\n@x = external global %t", 22)


@pytest.mark.parametrize(
    ("ty", "message"),
    [
        ("void", "1:22: void is a type of function results only"),
        ("[2 x void]", "1:27: void is a type of function results only"),
        ("label*", "1:22: there are no pointers to basic blocks"),
        ("void*", "1:22: there are no pointers to void; use i8* instead"),
        ("token*", "1:22: there are no pointers to token"),
        ("<0 x i8>", "1:23: a vector has at least one element"),
        ("<4294967296 x i8>", "1:23: a vector has at most 4294967295 elements"),
        ("<2 x [2 x i8]>", "1:27: [2 x i8] is no type for the elements of a vector"),
        ("[2 x token]", "1:27: token is no type for the elements of an array"),
        ("{ i8, label }", "1:28: label is no type for the elements of a struct"),
        ("[18446744073709551616 x i8]", "1:23: expected an integer of at most 64 bits; this one is too large"),
        ("[-1 x i8]", "1:23: expected the number of elements"),
        ("i0", "1:22: an integer type has 1 to 8388608 bits"),
        ("i8388609", "1:22: an integer type has 1 to 8388608 bits"),
        ("i99999999999999999999", "1:22: an integer type has 1 to 8388608 bits"),
        ("ptr addrspace(16777216)", "1:36: an address space is at most 16777215"),
        ("label", "1:22: label is no type of a variable"),
        ("void ()", "1:22: void () is no type of a variable"),
        ("label ()*", "1:22: a function has no result of type label"),
        ("void (void)*", "1:28: void is a type of function results only"),
        ('target("a", 1, i8)', "1:37: the types of a target extension type come before its numbers"),
        ('target("a", 4294967296)', "1:34: expected an integer of at most 32 bits; this one is too large"),
    ],
)
def test_types_that_there_are_not(ty: str, message: str) -> None:
    assert refused(f"@x = external global {ty}") == message


def test_what_only_some_releases_have() -> None:
    assert refused("@x = external global x86_mmx", 22).endswith("which LLVM 13 to 19 have")
    assert refused('@x = external global target("x")', 14).endswith("which LLVM 16 to 23 have")
    assert refused('@x = external global target("aarch64.svcount", i8)', 22) == (
        "1:22: the target extension type 'aarch64.svcount' takes 0 types and 0 numbers"
    )
    assert value_type("i16777215", 13) == "i16777215"


def test_types_nest_as_deep_as_a_text_says() -> None:
    deep = "[1 x " * 100_000 + "i8" + "]" * 100_000
    assert parse(f"@x = external global {deep}")["x"].value_type is not None


@pytest.mark.parametrize("others", ["", "%t = type { %s }\n"])
def test_a_struct_that_holds_itself_has_no_size(others: str) -> None:
    inside = "[2 x %t]" if others else "%s"
    body = "define void @f() {\n  %x = alloca %s\n  ret void\n}\n"
    text = f"%s = type {{ i32, {inside} }}\n{others}{body}"
    assert refused(text, 16).endswith("memory cannot be allocated for a '%s', which has no size")
    assert refused(text, 22).endswith("holds itself")
    parse(f"%s = type {{ i32, ptr }}\n{body}", 16)


def test_a_struct_twice_in_another_has_a_size() -> None:
    text = """%t = type { %s, [2 x %s] }
%s = type { i32, ptr }
define void @f() {
  %a = alloca %t, align 8
  ret void
}"""
    assert same(text)


def test_types_that_only_a_value_names_are_defined() -> None:
    gep = "getelementptr (%s, ptr @x, i32 0, i32 1)"
    assert same(f"%s = type {{ i32, i32 }}\n@x = external global i8\n@g = global ptr {gep}")
