"""The module's own lines, the order of entities, and the choice of a release."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused

import irkit
from irkit.errors import UnsupportedError


def test_an_empty_text_is_an_empty_module() -> None:
    module = irkit.parse_assembly("", "x.ll", 19)
    assert (module.name, module.source_filename) == ("x.ll", "x.ll")
    assert not list(module.global_values())


def test_target_and_source_file_name() -> None:
    text = 'source_filename = "a\\22b"\ntarget triple = "x-y-z"\ntarget datalayout = "e-p:32:32"\n'
    module = parse(text)
    assert (module.source_filename, module.target_triple, module.data_layout) == ('a"b', "x-y-z", "e-p:32:32")


def test_target_comes_first() -> None:
    text = '@x = global i8 0\ntarget triple = "x-y-z"\n'
    assert refused(text) == "2:1: the triple must stand before everything else"


@pytest.mark.parametrize(
    ("llvm_version", "layout", "message"),
    [
        (19, "e-", "Trailing separator in datalayout string"),
        (22, "e-", "empty specification is not allowed"),
        (16, "A16777216", "Invalid address space, must be a 24-bit integer"),
        (22, "A16777216", "address space must be a 24-bit integer"),
    ],
)
def test_data_layouts_are_refused_in_the_words_of_the_release(llvm_version: int, layout: str, message: str) -> None:
    assert refused(f'target datalayout = "{layout}"', llvm_version) == f"1:21: {message}"


def test_the_last_data_layout_counts() -> None:
    module = parse('target datalayout = "wrong"\ntarget triple = "x"\ntarget datalayout = "e"\n@x = global i32 0\n')
    assert module.data_layout == "e"
    text = 'target datalayout = "wrong"\n@x = global i32 0\n'
    assert refused(text) == "1:21: Unknown specifier in datalayout string"


def test_the_size_of_an_index_is_checked_by_newer_releases() -> None:
    text = 'target datalayout = "p:64:64:64:128"'
    assert parse(text, 16).data_layout == "p:64:64:64:128"
    assert refused(text, 19).endswith("Index width cannot be larger than pointer width")


def test_module_asm_consists_of_lines() -> None:
    module = parse('module asm "a"\nmodule asm "b\\0A"\nmodule asm ""\n')
    assert module.module_asm == "a\nb\n"


def test_entities_come_in_any_order() -> None:
    text = """attributes #0 = { nounwind }
@b = global ptr @f
define void @f() #0 {
  ret void
}
%t = type { i8 }
@a = global %t zeroinitializer, comdat
$a = comdat any
"""
    shown = printed(text)
    assert shown.index("@b = global ptr @f") < shown.index("@a = global %t zeroinitializer, comdat")
    assert "define void @f() #0 {" in shown


def test_windows_lines_and_comments() -> None:
    assert printed("; c\r\n@x = global i8 0 ; d\r\n\r\n@y = global i8 1\r\n") == [
        "@x = global i8 0",
        "@y = global i8 1",
    ]


def test_without_a_version_the_newest_that_fits_is_chosen() -> None:
    assert parse("@x = global i8 0", None).dialect.llvm_version == 23
    assert parse("@x = external global x86_mmx", None).dialect.llvm_version == 19


def test_releases_that_exclude_each_other() -> None:
    text = '@x = external global x86_mmx\n@z = external global <2 x target("llvm.test.vectorelement")>'
    assert "vector" in refused(text, None)


def test_an_unknown_release() -> None:
    with pytest.raises(UnsupportedError):
        parse("", 12)


def test_load_tells_text_from_bitcode_by_its_first_bytes(tmp_path: object) -> None:
    path = f"{tmp_path}/x.bc"
    with open(path, "w", encoding="utf-8") as file:
        file.write("@x = global i8 0\n")
    assert irkit.load(path)["x"].name == "x"


def test_the_first_error_of_the_text_is_told() -> None:
    text = "define void @f() {\n  ret i32 5\n}\n@x = global i8 0\n@x = global i8 0\n"
    assert refused(text).startswith("2:")
    assert refused(text.replace("ret i32 5", "ret void")) == "5:1: redefinition of global '@x'"
    assert refused("@y = global i8 256, foo\n" + text).startswith("1:")


def test_a_form_of_another_release_is_no_earlier_error_than_one_before_it() -> None:
    text = "define void @f() {\n  ret i32 5\n}\n@x = external global x86_mmx"
    assert refused(text, 22).startswith("2:")


@pytest.mark.parametrize(
    ("text", "llvm_version"),
    [
        ("%t = type { i8, %t }", 19),
        ("declare void @f(label)", 21),
        ("@x = internal dllexport global i8 0", 15),
        ("@x = external addrspace(16777217) global i8", 15),
        ("@x = external global i16777215", 13),
    ],
)
def test_what_newer_releases_refuse_makes_an_older_one_the_choice(text: str, llvm_version: int) -> None:
    assert parse(text, None).dialect.llvm_version == llvm_version
