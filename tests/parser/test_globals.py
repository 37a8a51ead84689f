"""Variables, aliases, ifuncs and comdats in text."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refusal, refused, same


@pytest.mark.parametrize(
    "line",
    [
        "@x = global i32 5",
        "@x = constant i32 5",
        "@x = external global i32",
        "@x = extern_weak constant i32",
        "@x = private global i32 0",
        "@x = internal unnamed_addr constant i32 0",
        "@x = appending global [1 x i8] zeroinitializer",
        "@x = common local_unnamed_addr global i32 0, align 4",
        "@x = weak_odr dso_local global i32 0",
        "@x = weak_odr hidden global i32 0",
        "@x = linkonce protected dllexport global i32 0",
        "@x = available_externally dllimport global i32 0",
        "@x = external dso_local thread_local global i32",
        "@x = thread_local(localexec) addrspace(2) externally_initialized global i32 0",
        '@x = global i32 0, section "a\\0Ab", partition "p", align 8',
        '@x = global i32 0, code_model "large", no_sanitize_address, sanitize_memtag',
        '@"a b" = global i32 0',
        '@"\\FF\\01x" = global i32 0',
        '@x = global i32 0 #0\nattributes #0 = { "a"="b" }',
    ],
)
def test_a_variable_is_printed_as_it_is_written(line: str) -> None:
    assert same(line)


def test_what_is_implied() -> None:
    assert printed("@x = weak dso_local hidden global i32 0") == ["@x = weak hidden global i32 0"]
    module = parse("@x = weak hidden global i32 0\n@y = internal global i8 0\n@z = extern_weak hidden global i8")
    assert [value.dso_local for value in module.globals] == [True, True, False]


def test_numbered_globals_share_their_numbers_with_functions() -> None:
    text = "@0 = global i32 0\n@1 = external global i8\n@x = global ptr @2\ndeclare void @2()"
    assert same(text)


def test_gaps_in_numbers_are_for_newer_releases() -> None:
    text = "@2 = global i32 0\n@7 = global i32 1\n"
    assert [value.name for value in parse(text, 19).globals] == ["", ""]
    assert refused(text, 16) == "1:1: variable expected to be numbered '%0'"
    assert refused("@2 = global i8 0\n@1 = global i8 0", 19) == "2:1: global expected to be numbered '@3' or greater"


def test_an_empty_name_is_none() -> None:
    assert printed('@"" = global i32 7\n@x = global ptr @0') == ["@0 = global i32 7", "@x = global ptr @0"]


def test_references_forward_and_through_quotes() -> None:
    module = parse('@p = global ptr @"x"\n@x = global i32 1')
    assert module["p"].operands == (module["x"],)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@x = global i8 0\n@x = global i8 1", "2:1: redefinition of global '@x'"),
        ("@x = global i8 0\ndeclare void @x()", "2:14: redefinition of function '@x'"),
        ("@x = internal hidden global i8 0", "1:1: a symbol with internal linkage must have default visibility"),
        ("@x = private dllexport global i8 0", "1:1: a symbol with private linkage cannot have a DLL storage class"),
        ("@x = dso_local dllimport global i8 0", "1:16: what is imported from a DLL is not dso_local"),
        ("@x = unnamed_addr hidden global i8 0", "1:19: expected 'global' or 'constant'"),
        ("@x = thread_local(foo) global i8 0", "1:19: expected localdynamic, initialexec or localexec"),
        ("@x = global i8 0, align 3", "1:25: an alignment is a power of two"),
        ("@x = global i8 0, align 8589934592", "1:25: huge alignments are not supported yet"),
        ("@x = global i8 0, foo", "1:19: unknown property 'foo' of a variable"),
        ('@x = global i8 0, code_model "huge"', "1:30: expected a code model: kernel, large, medium, small, tiny"),
        (
            "@x = global ptr @count\n@coutn = global i8 0",
            "1:17: use of undefined value '@count'; did you mean '@coutn'?",
        ),
        ("@x = global ptr @9", "1:17: use of undefined value '@9'"),
        ("@x = global i8 0, comdat", "1:19: use of undefined comdat '$x'"),
        ("@x = global i8 0, comdat($y)", "1:26: use of undefined comdat '$y'"),
        ("@0 = global i8 0, comdat", "1:19: a global without a name has no comdat of its name"),
        ("$c = comdat any\n$c = comdat any", "2:1: redefinition of comdat '$c'"),
        (
            "$c = comdat some",
            "1:13: expected a comdat's selection kind: any, exactmatch, largest, nodeduplicate, samesize",
        ),
        ('@"a\\00" = global i8 0', "1:1: a NUL character in a name"),
        ("@4294967296 = global i8 0", "1:1: the number of a value is at most 4294967295"),
        ("@x = global i32 @y\n@y = global i32 0", "1:17: a reference to a global must have pointer type"),
        (
            "@x = global ptr addrspace(1) @y\n@y = global i32 0",
            "2:13: @y has type 'ptr' and is used before as 'ptr addrspace(1)'",
        ),
        (
            "@y = global i32 0\n@x = global ptr addrspace(1) @y",
            "2:30: '@y' defined with type 'ptr' but expected 'ptr addrspace(1)'",
        ),
    ],
)
def test_what_is_refused(text: str, message: str) -> None:
    assert refused(text) == message


def test_the_first_definition_is_told() -> None:
    error = refusal("@x = global i8 0\n\n@x = global i8 1")
    assert error.notes == ("the first definition is in line 1",)


@pytest.mark.parametrize("kind", ["any", "exactmatch", "largest", "nodeduplicate", "samesize"])
def test_comdats(kind: str) -> None:
    text = f'$"c d" = comdat {kind}\n$x = comdat {kind}\n'
    text += '@x = global i8 0, comdat\n@y = global i8 0, comdat($"c d")'
    assert sorted(printed(text)) == sorted(text.split("\n"))


@pytest.mark.parametrize(
    "line",
    [
        "@a = alias i32, ptr @x",
        "@a = weak_odr hidden alias i32, ptr @x",
        "@a = dso_local dllexport thread_local(initialexec) unnamed_addr alias i32, ptr @x",
        "@a = alias i32, getelementptr (i8, ptr @x, i64 4)",
        '@a = alias i32, ptr @x, partition "p"',
        "@a = ifunc void (), ptr @f",
        "@a = internal ifunc i8 (ptr), ptr @f",
    ],
)
def test_aliases_and_ifuncs(line: str) -> None:
    text = f"@x = global [2 x i32] zeroinitializer\n{line}\ndeclare ptr @f()"
    assert same(text)


def test_an_alias_may_stand_before_its_target() -> None:
    assert printed("@a = alias i8, ptr @x\n@x = global i8 0") == ["@x = global i8 0", "@a = alias i8, ptr @x"]


def test_an_alias_lives_in_the_address_space_of_its_target() -> None:
    module = parse("@a = alias i8, ptr addrspace(3) @x\n@x = addrspace(3) global i8 0")
    assert module["a"].address_space == 3


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("@a = common alias i8, ptr @x", "1:1: an alias has no common linkage"),
        ("@a = internal hidden alias i8, ptr @x", "1:1: a symbol with internal linkage must have default visibility"),
        ("@a = alias i8, i32 5", "1:16: the target of an alias or ifunc has pointer type"),
        ("@a = alias i8, ptr @x, align 4", "1:24: unknown property of an alias or ifunc"),
        ("@a = addrspace(1) alias i8, ptr @x", "1:6: expected 'alias' or 'ifunc'"),
    ],
)
def test_aliases_that_are_refused(line: str, message: str) -> None:
    assert refused(line + "\n@x = global i8 0") == message


def test_typed_targets_must_fit() -> None:
    assert same("@x = global i32 0\n@a = alias i32, i32* @x", 14)
    assert refused("@x = global i32 0\n@a = alias i8, i32* @x", 14) == (
        "2:12: an alias of type i8 whose target points to i32"
    )


def test_the_address_of_an_element_as_a_typed_target() -> None:
    address = "getelementptr inbounds ([2 x i32], [2 x i32]* @x, i32 0, i32 1)"
    assert same(f"@x = global [2 x i32] zeroinitializer\n@a = alias i32, {address}", 14)


def test_what_older_releases_do_not_check() -> None:
    assert same("@x = internal dllexport global i8 0", 14)
    assert printed("@x = external addrspace(16777217) global i8", 14) == ["@x = external addrspace(1) global i8"]
