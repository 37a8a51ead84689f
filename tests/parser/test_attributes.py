"""Attributes in text: which there are, where they may stand, what they carry, groups."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused

from irkit.attributes import IntAttribute, TypeAttribute
from irkit.functions import Function


def group(words: str, llvm_version: int = 19) -> str:
    """A function's attributes as its group is printed."""
    lines = printed(f"declare void @f() {words}", llvm_version)
    return lines[-1].removeprefix("attributes #0 = { ").removesuffix(" }")


def parameter(words: str, llvm_version: int = 19) -> str:
    return (
        printed(f"declare void @f(ptr {words})", llvm_version)[0].removeprefix("declare void @f(ptr ").removesuffix(")")
    )


def result(words: str, ty: str = "i32", llvm_version: int = 19) -> str:
    line = printed(f"declare {words} {ty} @f()", llvm_version)[0]
    return line.removeprefix("declare ").removesuffix(f" {ty} @f()")


def test_a_set_is_in_the_order_of_the_release_s_enumeration_then_strings_by_key() -> None:
    assert group('"b" uwtable nounwind "a"="x" alwaysinline allocsize(0)') == (
        'alwaysinline nounwind allocsize(0) uwtable "a"="x" "b"'
    )


@pytest.mark.parametrize(
    "words",
    [
        "alignstack=16",
        "allocsize(1,2)",
        'allockind("alloc,zeroed")',
        "memory(none)",
        "memory(read, argmem: readwrite, inaccessiblemem: none)",
        "memory(argmem: write)",
        "uwtable",
        "uwtable(sync)",
        "vscale_range(1,16)",
        "vscale_range(2,2)",
        '"key"="va\\22lue"',
    ],
)
def test_function_attributes_with_a_value(words: str) -> None:
    assert group("#0\nattributes #0 = { " + words + " }") == words


@pytest.mark.parametrize(
    "words",
    [
        "align 8",
        "alignstack(8)",
        "byval(i32)",
        "dereferenceable(16)",
        "dereferenceable_or_null(8)",
        "elementtype({ i32, ptr })",
        "initializes((0, 4), (8, 12))",
        "nofpclass(nan zero)",
        "range(i8 -5, 7)",
        "sret(%t) align 4".replace("%t", "[2 x i64]"),
    ],
)
def test_parameter_attributes_with_a_value(words: str) -> None:
    assert parameter(words) == words


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("captures(none)", "captures(none)"),
        ("captures(address, read_provenance)", "captures(address, read_provenance)"),
        ("captures(address_is_null, ret: provenance)", "captures(address_is_null, ret: provenance)"),
        ("captures(ret: address)", "captures(ret: address)"),
        ("nocapture", "captures(none)"),
    ],
)
def test_captures(words: str, shown: str) -> None:
    assert parameter(words, 22) == shown


def test_words_for_memory_became_one_attribute() -> None:
    assert group("readonly argmemonly", 16) == "memory(argmem: read)"
    assert group("inaccessiblemem_or_argmemonly", 19) == "memory(argmem: readwrite, inaccessiblemem: readwrite)"
    assert group("readnone", 14) == "readnone"
    assert parameter("readonly", 19) == "readonly"


def test_forms_that_say_the_same() -> None:
    assert parameter("align(8)") == "align 8"
    assert group("uwtable(async)") == "uwtable"
    assert group("vscale_range(4)") == "vscale_range(4,4)"
    assert parameter("nofpclass(3)") == "nofpclass(nan)"
    assert result("nofpclass(sub nsub)", "float") == "nofpclass(sub)"


def test_what_comes_twice_counts_as_it_comes_last() -> None:
    assert parameter("align 8 align 4") == "align 4"
    assert group('"k"="1" "k"="2"') == '"k"="2"'


def test_groups_may_come_later_and_go_over_what_stands_beside_them() -> None:
    module = parse(
        "declare void @f(ptr) alignstack(4) #1 #0\n"
        "define void @g() {\n  call void @f(ptr null) #7\n  ret void\n}\n"
        "attributes #0 = { alignstack=8 preallocated(%t) }\nattributes #1 = { nounwind alignstack=16 }\n"
        "%t = type { i32 }\n"
    )
    function = module["f"]
    assert isinstance(function, Function) and function.attribute_list is not None
    own = function.attribute_list.function
    assert own is not None and "nounwind" in own
    assert isinstance(stack := own.get("alignstack"), IntAttribute) and stack.value == 8
    assert isinstance(typed := own.get("preallocated"), TypeAttribute) and str(typed.type) == "%t"


def test_a_group_that_there_is_not_says_nothing() -> None:
    assert printed("declare void @f() #5") == ["declare void @f()"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("declare void @f(i32 nounwind)", "1:21: 'nounwind' does not apply to parameters"),
        ("declare nest ptr @f()", "1:9: 'nest' does not apply to return values"),
        ("declare void @f() zeroext", "1:19: 'zeroext' does not apply to functions"),
        ("declare void @f(ptr align 3)", "1:27: the alignment is not a power of two"),
        ("declare void @f(ptr align 8589934592)", "1:27: such a huge alignment is not supported"),
        ("declare void @f(ptr byval)", "1:26: expected '(' after 'byval'"),
        ("declare void @f(ptr dereferenceable(0))", "1:37: the bytes of 'dereferenceable' must not be zero"),
        ("declare void @f() allocsize(1, 1)", "1:32: both numbers of 'allocsize' are the same parameter"),
        ('declare void @f() allockind("x")', "1:29: unknown allockind 'x'; there are "),
        ("declare void @f() memory(argmem: read, none)", "1:40: the access that is the default must come first"),
        ("declare void @f() memory(errnomem: read)", "1:26: expected a memory location: argmem, inaccessiblemem"),
        ("declare void @f(i8 range(i8 0, 256))", "1:32: the integer does not fit i8"),
        ("declare void @f(i8 range(i8 1, 1))", "1:32: the range must neither be empty nor hold all numbers"),
        ("declare void @f(i8 range(ptr 1, 1))", "1:26: a range must have an integer type"),
        ("declare void @f(ptr initializes((0, 4), (4, 8)))", "1:41: the ranges of 'initializes' must go up"),
        ("declare void @f(ptr nofpclass(x))", "1:31: expected a class of numbers"),
        ("declare void @f() alignstack(3)", "1:30: the stack alignment is not a power of two"),
        ("attributes #0 = { }", "1:1: the attribute group has no attributes"),
        ("attributes #0 = { #1 }", "1:19: an attribute group cannot refer to another"),
        ("attributes #0 = {\n  nounwind\n  foo\n}", "3:3: 'foo' is not an attribute"),
    ],
)
def test_refused(text: str, error: str) -> None:
    assert refused(text).startswith(error)


def test_attributes_of_other_releases_are_named() -> None:
    assert "LLVM 16 does not have the attribute 'range'" in refused("declare void @f(i8 range(i8 0, 5))", 16)
    assert "LLVM 22 does not have the attribute 'argmemonly'" in refused("declare void @f(ptr argmemonly)", 22)
    assert parse("declare void @f(ptr nocapture)", None).dialect.llvm_version == 23


def test_builtin_is_for_calls() -> None:
    assert refused("declare void @f() builtin") == "1:19: 'builtin' is for calls, not for functions"
