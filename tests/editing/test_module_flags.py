"""`module.flags`: the flags of a module as a mapping."""

from __future__ import annotations

import pytest

import irkit
from irkit.metadata import MDString, MDTuple

TEXT = """
source_filename = "m"
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 1, !"wchar_size", i64 4}
!2 = !{i32 3, !"need", !4}
!3 = !{i32 2, !"name", !"text"}
!4 = !{!"wchar_size", i64 4}
"""


def flags_lines(module: irkit.Module) -> list[str]:
    return [line for line in irkit.to_assembly(module).splitlines() if line.startswith("!")]


def test_flags_are_read() -> None:
    flags = irkit.parse_assembly(TEXT, "m", 22).flags
    assert dict(flags.items()) == {"PIC Level": 2, "wchar_size": 4, "name": "text"}
    assert (list(flags), len(flags), "name" in flags, "need" in flags) == (
        ["PIC Level", "wchar_size", "name"],
        3,
        True,
        False,
    )
    assert [flags.flag(name).behavior for name in flags] == ["min", "error", "warning"]
    assert [requirement.name for requirement in flags.requirements] == ["need"]
    assert (flags.get("none"), flags.get("none", 3)) == (None, 3)
    with pytest.raises(KeyError, match="has no flag 'none'"):
        flags["none"]


def test_a_flag_keeps_its_behavior_and_its_type() -> None:
    module = irkit.parse_assembly(TEXT.replace(", !2", ""), "m", 22)
    module.flags["PIC Level"] = 1
    module.flags["wchar_size"] = 2
    module.flags["name"] = "other"
    assert flags_lines(module)[1:] == [
        '!0 = !{i32 8, !"PIC Level", i32 1}',
        '!1 = !{i32 1, !"wchar_size", i64 2}',
        '!2 = !{i32 2, !"name", !"other"}',
    ]


def test_new_flags_come_behind_the_others_and_all_can_go() -> None:
    module = irkit.Module.new("m", llvm_version=22)
    module.flags["PIE Level"] = 2
    module.flags.set("uwtable", 1, "max")
    module.flags.set("list", MDTuple([MDString("a")]), "append")
    assert flags_lines(module)[:2] == ["!llvm.module.flags = !{!0, !1, !2}", '!0 = !{i32 7, !"PIE Level", i32 2}']
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert [again.flags.flag(name).behavior for name in again.flags] == ["max", "max", "append"]
    module.flags.set("uwtable", 2, "warning")
    assert module.flags.flag("uwtable").behavior == "warning"
    del module.flags["PIE Level"]
    module.flags.discard("uwtable")
    module.flags.discard("none")
    module.flags.discard("list")
    assert flags_lines(module) == []


@pytest.mark.parametrize(
    ("name", "value", "behavior", "message"),
    [
        ("a", -1, "min", "invalid value for 'min' module flag"),
        ("a", "text", "max", "invalid value for 'max' module flag"),
        ("a", 1, "append", "invalid value for 'append'-type module flag"),
        ("a", 1, "sometimes", "'sometimes' is no behavior of a module flag"),
        ("a", 1 << 32, "", "does not fit i32"),
        ("a", -(1 << 31) - 1, "", "does not fit i32"),
        ("PIC Level", 1, "error", "readers make it <ModuleFlag 'PIC Level' min 1>"),
        ("a", 1.5, "", "1.5 is no value of the module flag 'a'"),
        (5, 1, "", "5 is no name of a module flag"),
        ("a", MDTuple([MDString("PIC Level"), MDString("x")]), "require", "flag does not have the required value"),
        ("wchar_size", 2, "", "flag does not have the required value"),  # which "need" requires to be 4
        ("wchar_size", "four", "", "wchar_size"),
    ],
)
def test_what_is_no_flag_is_refused_and_changes_nothing(name: str, value: object, behavior: str, message: str) -> None:
    module = irkit.parse_assembly(TEXT, "m", 22)
    before = irkit.to_assembly(module)
    with pytest.raises(irkit.EditError) as caught:
        module.flags.set(name, value, behavior)
    assert message in str(caught.value)
    assert irkit.to_assembly(module) == before


def test_a_flag_that_readers_change_is_as_they_make_it() -> None:
    module = irkit.Module.new("m", llvm_version=22)
    module.flags["PIC Level"] = 2
    assert module.flags.flag("PIC Level").behavior == "min"


@pytest.mark.parametrize(("value", "signed"), [(-(1 << 31), -(1 << 31)), ((1 << 32) - 1, -1)])
def test_the_last_numbers_that_fit(value: int, signed: int) -> None:
    module = irkit.Module.new("m", llvm_version=22)
    module.flags.set("a", value, "warning")
    assert module.flags["a"] == signed


def test_a_flag_of_one_bit_is_one() -> None:
    module = irkit.parse_assembly('!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"a", i1 true}\n', "m", 22)
    assert module.flags["a"] == 1


def test_one_of_several_goes() -> None:
    module = irkit.parse_assembly(TEXT, "m", 22)
    del module.flags["PIC Level"]
    assert list(module.flags) == ["wchar_size", "name"]
    assert [requirement.name for requirement in module.flags.requirements] == ["need"]
    module.flags.discard("none")
    assert list(module.flags) == ["wchar_size", "name"]
    bare = irkit.Module.new("m", llvm_version=22)
    bare.flags.discard("none")
    assert flags_lines(bare) == []


def test_a_version_of_no_debug_info_can_go() -> None:
    text = '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
    module = irkit.parse_assembly(text, "m", 22)
    del module.flags["Debug Info Version"]
    assert flags_lines(module) == []


def test_what_another_flag_requires_stays() -> None:
    module = irkit.parse_assembly(TEXT, "m", 22)
    with pytest.raises(irkit.EditError, match="flag is not present in module"):
        del module.flags["wchar_size"]


def test_the_version_of_debug_info_stays_while_there_is_some() -> None:
    text = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
"""
    module = irkit.parse_assembly(text, "m", 22)
    before = irkit.to_assembly(module)
    with pytest.raises(irkit.EditError, match="readers drop its debug info"):
        module.flags["Debug Info Version"] = 4
    with pytest.raises(irkit.EditError, match="readers drop its debug info"):
        del module.flags["Debug Info Version"]
    assert irkit.to_assembly(module) == before


@pytest.mark.parametrize("width", [32, 64])
def test_a_number_fits_the_type_that_its_flag_has(width: int) -> None:
    """As signed or as unsigned."""
    module = irkit.parse_assembly(f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !"x", i{width} 4}}\n', "m", 22)
    for value in (-(1 << (width - 1)) - 1, 1 << width):
        with pytest.raises(irkit.EditError, match=f"{value} is no value of the module flag"):
            module.flags["x"] = value
        assert module.flags["x"] == 4
    for value in (-(1 << (width - 1)), (1 << width) - 1):
        module.flags["x"] = value
        assert flags_lines(module)[1] == f'!0 = !{{i32 1, !"x", i{width} {-1 if value > 0 else value}}}'
