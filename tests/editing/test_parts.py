"""Splitting, internalizing, renaming and reducing modules; what is taken out is as LLVM's tools leave it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.editing.renaming import rename_globals, with_prefix
from irkit.errors import EditError, NotFoundError
from irkit.summary import FunctionSummary, guid_of

TEXT = """\
source_filename = "parts.c"

module asm "nop"

$shared = comdat any

@counter = internal global i32 0
@table = global [2 x ptr] [ptr @first, ptr @second]
@shared = linkonce_odr global i32 1, comdat

@same = alias i32, ptr @counter

define i32 @first(i32 %x) {
  %y = load i32, ptr @counter
  %z = call i32 @helper(i32 %y)
  ret i32 %z
}

define i32 @second() {
  %y = call i32 @first(i32 1)
  ret i32 %y
}

define internal i32 @helper(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]

zero:
  ret i32 4

one:
  %d = udiv exact i32 %x, 3
  br label %other

other:
  %r = phi i32 [ %d, %one ], [ 5, %entry ]
  ret i32 %r
}

declare void @outside()
"""


def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, "parts.ll", 19)


def definitions(part: irkit.Module) -> set[str]:
    return {value.name for value in part.global_values() if not value.is_declaration}


def test_each_definition_is_in_one_part_and_declared_in_the_others() -> None:
    whole = module()
    parts = irkit.split(whole, 3)
    assert sorted(name for part in parts for name in definitions(part)) == sorted(definitions(whole))
    for part in parts:
        assert irkit.verify(part) == []
        assert {value.name for value in part.global_values()} == {value.name for value in whole.global_values()}
    assert [part.module_asm != "" for part in parts] == [True, False, False]
    assert irkit.to_assembly(whole) == irkit.to_assembly(module())


def test_what_was_local_is_hidden_in_the_parts() -> None:
    for part in irkit.split(module(), 2):
        helper = part["helper"]
        assert (helper.linkage, helper.visibility) == ("external", "hidden")


def test_locals_stay_with_their_users_if_asked_for() -> None:
    parts = irkit.split(module(), 4, preserve_locals=True)
    home = next(part for part in parts if "helper" in definitions(part))
    assert {"first", "counter", "same"} <= definitions(home)
    assert home["helper"].linkage == "internal"


def test_parts_link_to_the_whole_again() -> None:
    parts = irkit.split(module(), 3)
    irkit.link(*parts)
    assert definitions(parts[0]) == definitions(module())


def test_no_parts_are_refused() -> None:
    with pytest.raises(EditError, match="cannot be split into 0 parts"):
        irkit.split(module(), 0)


@pytest.mark.llvm(14, 19, 22)
@pytest.mark.parametrize("version", [14, 19, 22])
@pytest.mark.parametrize("options", [(), ("-preserve-locals",)])
def test_the_parts_are_those_of_llvm_split(version: int, options: tuple[str, ...], tmp_path: Path) -> None:
    text = tmp_path / "parts.ll"
    text.write_text(TEXT if version > 14 else typed(TEXT))
    subprocess.run([f"llvm-split-{version}", text, "-o", tmp_path / "part", "-j3", *options], check=True)
    whole = irkit.parse_assembly(text.read_bytes(), str(text), version)
    for number, part in enumerate(irkit.split(whole, 3, preserve_locals=bool(options))):
        shown = subprocess.run(
            [f"llvm-dis-{version}", "-o", "-", f"{tmp_path}/part{number}"], check=True, capture_output=True, text=True
        ).stdout
        assert irkit.to_assembly(part).split("\n", 1)[1] == shown.split("\n", 1)[1]


def typed(text: str) -> str:
    """The text with typed pointers, for releases that have no others."""
    text = text.replace("[2 x ptr] [ptr @first, ptr @second]", "[2 x i32*] [i32* @counter, i32* @shared]")
    return text.replace("ptr @counter", "i32* @counter")


def test_all_but_what_is_kept_becomes_internal() -> None:
    changed = module()
    irkit.internalize(changed, ["second"])
    assert {value.name: value.linkage for value in changed.global_values()} == {
        "counter": "internal",
        "table": "internal",
        "shared": "internal",
        "same": "internal",
        "first": "internal",
        "second": "external",
        "helper": "internal",
        "outside": "external",
    }


def test_renaming_takes_a_comdat_along_and_may_exchange_names() -> None:
    changed = module()
    rename_globals(changed, {"first": "second", "second": "first", "shared": "common"})
    text = irkit.to_assembly(changed)
    assert "$common = comdat any" in text
    assert "@common = linkonce_odr global i32 1, comdat\n" in text
    assert "@table = global [2 x ptr] [ptr @second, ptr @first]" in text
    assert irkit.verify(changed) == []


def test_a_summary_follows_other_names() -> None:
    text = """\
define void @f() {
  call void @g()
  ret void
}

define void @g() {
  ret void
}

^0 = module: (path: "m", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, calls: ((callee: ^2)))))
^2 = gv: (name: "g", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
"""
    changed = irkit.parse_assembly(text, "m", 22)
    rename_globals(changed, {"f": "g", "g": "f"})
    index = changed.summary
    assert index is not None
    found: dict[str, tuple[int, int]] = {}
    for info in index.values.values():
        summary = info.summaries[0]
        assert isinstance(summary, FunctionSummary)
        found[info.name] = (info.guid, len(summary.calls))
    assert found == {"g": (guid_of("g"), 1), "f": (guid_of("f"), 0)}
    assert list(index.values) == [info.guid for info in index.values.values()]


@pytest.mark.parametrize(
    "names, error, message",
    [
        ({"first": "second"}, EditError, "@first cannot be named 'second': that name is taken"),
        ({"first": "new", "second": "new"}, EditError, "@second cannot be named 'new': that name is taken"),
        ({"first": ""}, EditError, "@first cannot be named ''"),
        ({"nothing": "new"}, NotFoundError, "nothing"),
        ({"first": "a", "second": "shared"}, EditError, "that name is taken"),
    ],
)
def test_a_name_that_cannot_be_given_is_refused(names: dict[str, str], error: type[Exception], message: str) -> None:
    changed = module()
    with pytest.raises(error, match=message):
        rename_globals(changed, names)
    assert irkit.to_assembly(changed) == irkit.to_assembly(module())


def test_a_prefix_is_for_what_others_see_and_is_defined_here() -> None:
    assert with_prefix(module(), "my_") == {
        "table": "my_table",
        "shared": "my_shared",
        "same": "my_same",
        "first": "my_first",
        "second": "my_second",
    }


def test_extract_leaves_the_module_as_it_is() -> None:
    whole = module()
    part = irkit.extract(whole, ["second"])
    assert definitions(part) == {"second"}
    assert irkit.to_assembly(whole) == irkit.to_assembly(module())


def test_an_alias_is_taken_out_as_a_declaration() -> None:
    whole = irkit.parse_assembly(TEXT.replace("ptr @second]", "ptr @same]"), "parts.ll", 19)
    text = irkit.to_assembly(irkit.extract(whole, ["same"], delete=True))
    assert "@same = external global i32\n" in text
    assert "@table = global [2 x ptr] [ptr @first, ptr @same]" in text


def test_reducing_leaves_what_is_wanted_and_little_else() -> None:
    whole = module()

    def divides(candidate: irkit.Module) -> bool:
        assert irkit.verify(candidate) == []
        return any(instruction.opcode == "udiv" for instruction in candidate.walk())

    reduced = irkit.reduce(whole, divides)
    assert irkit.to_assembly(reduced).splitlines()[3:] == [
        "define internal i32 @helper() {",
        "entry:",
        "  %d = udiv i32 0, 3",
        "  unreachable",
        "}",
    ]
    assert irkit.to_assembly(whole) == irkit.to_assembly(module())


def test_a_way_through_many_blocks_is_cut_short() -> None:
    def two_cases(candidate: irkit.Module) -> bool:
        return any("i32 0, label" in str(block.terminator) for one in candidate.functions for block in one.blocks)

    reduced = irkit.reduce(module(), two_cases)
    assert [len(one.blocks) for one in reduced.functions] == [3]  # a switch, its case and its default


def test_what_is_not_wanted_as_a_whole_is_not_reduced() -> None:
    with pytest.raises(EditError, match="the test fails for the whole module"):
        irkit.reduce(module(), lambda candidate: False)


def test_what_is_extracted_has_no_summary_of_the_whole() -> None:
    text = (
        "@x = global i32 7\ndefine i32 @f() {\n  ret i32 0\n}\n"
        '^0 = module: (path: "m", hash: (1, 2, 3, 4, 5))\n'
        '^1 = gv: (name: "x", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, '
        "notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), varFlags: (readonly: 1, writeonly: 0, "
        "constant: 0))))\n"
    )
    whole = irkit.parse_assembly(text, "m", 22)
    part = irkit.extract(whole, ["f"])
    assert part.summary is None and whole.summary is not None
    assert "^0" not in irkit.to_assembly(part)
