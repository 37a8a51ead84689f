"""`irkit.link` and `irkit link` give what llvm-link gives, refuse what it refuses, and in its words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import irkit
from irkit.cli.link import Linking
from irkit.cli.llvm import run_tool
from irkit.errors import LinkError
from irkit.linking.linker import ignore

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "fixtures/linking"
sys.path.insert(0, str(ROOT / "fixtures"))

from link import split  # noqa: E402 - the script that made the fixtures

GOLDEN = sorted(path.name for path in FIXTURES.glob("*.linked"))
REFUSED = sorted(path.name for path in FIXTURES.glob("*.refused"))


def linked(name: str, folder: Path, warn: Callable[[str], None] = ignore) -> irkit.Module:
    """The modules of a fixture, linked as those of its LLVM release."""
    stem, version, _ = name.rsplit(".", 2)
    options, sources = split((FIXTURES / f"{stem}.modules").read_text())
    for file, text in sources.items():
        (folder / file).write_text(text)
    overrides = [str(folder / one.split("=")[1]) for one in options if one.startswith("--override=")]
    files = [str(folder / file) for file in sources if str(folder / file) not in overrides]
    linking = Linking(files, overrides, int(version), "--only-needed" in options, "--internalize" in options)
    return linking.run(warn)


@pytest.mark.parametrize("name", GOLDEN)
def test_as_llvm_link(name: str, tmp_path: Path) -> None:
    heard: list[str] = []
    assert irkit.to_assembly(linked(name, tmp_path, heard.append)) == (FIXTURES / name).read_text()
    warned = (FIXTURES / name).with_suffix(".warned")
    said = "".join(f"warning: {message.rstrip()}\n" for message in heard).replace(f"{tmp_path}/", "")
    assert said == (warned.read_text() if warned.exists() else "")


# What llvm-link writes orders of uses for; what irkit's writes has those of reading it.
ORDERED = (
    "agreements alias_bases appending comdat-sizes constructors expressions globals kinds-of-globals kinds-of-values "
    "pairs-of-comdats typed-pointers"
)
SAME = [name for name in GOLDEN if ".22." in name and name.partition(".")[0] not in ORDERED.split()]


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", SAME)
def test_the_bytes_are_llvms(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options, sources = split((FIXTURES / name.replace("22.linked", "modules")).read_text())
    for file, text in sources.items():
        Path(file).write_text(text)
    arguments = [*options, *[file for file in sources if f"--override={file}" not in options]]
    assert run_tool("llvm-link", [*arguments, "-o", "ours.bc"], 22) == 0
    subprocess.run(["llvm-link-22", *arguments, "-o", "theirs.bc"], check=True)
    assert Path("ours.bc").read_bytes() == Path("theirs.bc").read_bytes()


@pytest.mark.parametrize("name", REFUSED)
def test_refused_as_by_llvm_link(name: str, tmp_path: Path) -> None:
    with pytest.raises(LinkError) as caught:
        linked(name, tmp_path)
    said = (FIXTURES / name).read_text().strip()
    assert said == "error: " + caught.value.message.replace(f"{tmp_path}/", "")


@pytest.mark.parametrize("name", GOLDEN)
def test_written_and_read_again(name: str, tmp_path: Path) -> None:
    module = linked(name, tmp_path)
    again = irkit.parse_bitcode(irkit.to_bitcode(module), "llvm-link")
    assert not irkit.verify(module)
    assert irkit.to_assembly(again) == irkit.to_assembly(module)


def test_a_conflict_names_both_modules() -> None:
    source = "define void @f() {\n  ret void\n}\n"
    one, other = irkit.parse_assembly(source, "one.ll"), irkit.parse_assembly(source, "other.ll")
    with pytest.raises(LinkError, match=r"'f': symbol multiply defined! \(in 'one.ll' and in 'other.ll'\)"):
        irkit.link(one, other)


def test_into_a_module_with_contents() -> None:
    text = """
@x = external global i32
@p = global ptr @x
!named = !{!0}
!0 = !{!"said", ptr @x}
"""
    destination = irkit.parse_assembly(text, "into.ll")
    irkit.link(destination, irkit.parse_assembly('@x = global i32 7\n!named = !{!0}\n!0 = !{!"said", ptr @x}', "x.ll"))
    assert irkit.to_assembly(destination).count('!{!"said", ptr @x}') == 1
    assert "@x = global i32 7" in irkit.to_assembly(destination)
    assert not irkit.verify(destination)


def test_a_declaration_of_another_kind_is_replaced() -> None:
    destination = irkit.parse_assembly("declare void @f()\ndefine ptr @g() {\n  ret ptr @f\n}\n", "into.ll")
    source = "@f = alias void (), ptr @h\ndefine void @h() {\n  ret void\n}\n"
    irkit.link(destination, irkit.parse_assembly(source, "f.ll"))
    assert destination["f"] in destination.aliases
    assert not irkit.verify(destination)
    assert "ret ptr @f" in irkit.to_assembly(destination)


def test_warnings_are_told() -> None:
    heard: list[str] = []
    one = irkit.parse_assembly('target triple = "x86_64-pc-linux-gnu"\n', "one.ll")
    irkit.link(one, irkit.parse_assembly('target triple = "aarch64-linux-gnu"\n', "other.ll"), warn=heard.append)
    assert heard == [
        "Linking two modules of different target triples: 'other.ll' is 'aarch64-linux-gnu' whereas 'one.ll' is "
        "'x86_64-pc-linux-gnu'\n"
    ]


LARGEST = "$c = comdat largest\n@c = global {} 0, comdat\n"
ADDRESS = """
{comdat}@{name} = global ptr blockaddress(@f, %loop)
define {linkage}i32 @f(i32 %p){in_comdat} {{
entry:
  br label %loop
loop:
  ret i32 %p
}}
"""


@pytest.mark.parametrize(
    ("ours", "theirs", "overrides"),
    [
        ({"linkage": "linkonce_odr "}, {"name": "u"}, False),  # the destination's body goes
        ({}, {"name": "u", "linkage": "linkonce_odr "}, False),  # the source's stays out
        ({"comdat": "$f = comdat any\n", "in_comdat": " comdat"},) * 2 + (True,),
        (
            {"comdat": LARGEST.format("i32"), "in_comdat": " comdat($c)"},
            {"comdat": LARGEST.format("i64"), "name": "u"},
            False,
        ),
    ],
)
def test_the_address_of_a_block_that_goes_is_that_of_nothing(
    ours: dict[str, str], theirs: dict[str, str], overrides: bool
) -> None:
    usual = {"comdat": "", "name": "t", "linkage": "", "in_comdat": ""}
    one, other = (irkit.parse_assembly(ADDRESS.format(**usual | words), "m", 22) for words in (ours, theirs))
    irkit.link(one, other, override=overrides)
    text = irkit.to_assembly(one)
    assert "inttoptr (i32 1 to ptr)" in text
    assert irkit.differences(one, irkit.parse_bitcode(irkit.to_bitcode(one))) == []


def test_what_is_appending_is_an_array() -> None:
    one, other = (irkit.parse_assembly("@a = global i32 7\n", "m", 22) for _ in range(2))
    for module in (one, other):
        module.globals["a"].linkage = "appending"
    with pytest.raises(LinkError, match="i32 is no array to append to"):
        irkit.link(one, other)


def test_aliases_that_stand_for_each_other_come_to_an_end() -> None:
    text = "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\ndefine void @f() {\n  ret void\n}\n"
    one, other = (irkit.parse_assembly(text, "m", 22) for _ in range(2))
    irkit.internalize(one, ["f"])
    assert [alias.linkage for alias in one.aliases] == ["internal", "internal"]
    into = irkit.parse_assembly("", "m", 22)
    irkit.link(into, other)
    assert [str(problem.message) for problem in irkit.verify(into)][:1] == ["Aliases cannot form a cycle"]
    assert sum(len(part.aliases) for part in irkit.split(irkit.parse_assembly(text, "m", 22), 2)) >= 2


def test_orders_of_uses_within_functions_stay() -> None:
    """Of the module that is linked into, be it new or not, and of the one that is linked."""
    text = """define i32 @NAME(i32 %a) {
  %x = add i32 %a, 1
  %y = add i32 %a, %x
  %z = add i32 %y, %x
  ret i32 %z
  uselistorder i32 %x, { 1, 0 }
}
"""
    sources = [irkit.parse_assembly(text.replace("NAME", name), llvm_version=22) for name in "fg"]
    made = irkit.Module.new("m", llvm_version=22)
    for source in sources:
        irkit.link(made, source)
    first = irkit.parse_assembly(text.replace("NAME", "f"), llvm_version=22)
    irkit.link(first, irkit.parse_assembly("@v = global i32 1\n", llvm_version=22))
    written = [irkit.to_assembly(one, preserve_use_list_order=True) for one in (made, first)]
    assert [one.count("uselistorder i32 %x, { 1, 0 }") for one in written] == [2, 1]


def test_a_distinct_node_that_is_there_is_none_that_says_the_same() -> None:
    made = irkit.parse_assembly("!x = !{!0, !1}\n!0 = distinct !DISubrange(count: 3)\n!1 = !DISubrange(count: 4)\n")
    irkit.link(made, irkit.parse_assembly("!x = !{!0, !1}\n!0 = !DISubrange(count: 3)\n!1 = !DISubrange(count: 4)\n"))
    operands = made.named_metadata[0].operands
    assert [node.distinct for node in operands] == [True, False, False]
