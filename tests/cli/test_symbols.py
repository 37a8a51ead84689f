"""`irkit symbols` and `irkit llvm-nm`: letters, names, formats and filters, as LLVM's nm has them."""

from __future__ import annotations

import json
import subprocess
import zipfile
import zlib
from base64 import b85decode
from pathlib import Path

import pytest
from commands import FIXTURES, MODULES, irkit

from irkit import parse_assembly
from irkit.cli import nm
from irkit.cli.llvm import run_tool

NAMES = r"""
target datalayout = "e-m:DATA-p:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "TRIPLE"
@a = global i32 1
@b = internal constant i32 1
@c = common global i32 0
@_ZN3foo3barEv = linkonce_odr constant i32 1
@w = extern_weak global i32
@e = external global i32
@tls = thread_local global i32 1
@s = constant i32 1, section "__FOO,foo"
@0 = private constant i32 0
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
@al = alias i32, ptr @a
@if = ifunc i32 (), ptr @res
@"\01raw" = global i32 1
@ae = available_externally global i32 1
define ptr @res() {
  ret ptr null
}
define internal i32 @_RNvC6_123foo3bar() {
  ret i32 0
}
declare void @"?x@@YAXXZ"()
declare void @llvm.donothing()
define weak void @we() {
  call void @"?x@@YAXXZ"()
  ret void
}
"""
ELF = NAMES.replace("DATA", "e").replace("TRIPLE", "x86_64-unknown-linux-gnu")
MACHO = NAMES.replace("DATA", "o").replace("TRIPLE", "arm64-apple-macosx11.0.0")
# llvm-nm-22's answers
BSD = """\
                 U ?x@@YAXXZ
---------------- t _RNvC6_123foo3bar
---------------- W _ZN3foo3barEv
---------------- D a
                 U ae
---------------- D al
---------------- d b
---------------- C c
                 U e
---------------- T if
---------------- D raw
---------------- T res
---------------- D s
---------------- D tls
                 w w
---------------- W we
"""
DEMANGLED = {"?x@@YAXXZ": "void __cdecl x(void)", "_RNvC6_123foo3bar": "123foo::bar", "_ZN3foo3barEv": "foo::bar()"}
OPTIONS = ["", "-g", "-a", "-u", "-U", "-r", "-p", "-C", "-P", "--format=sysv", "-j", "-m", "-A", "-W", "--quiet"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tmp_path = tmp_path_factory.mktemp("symbols")
    for name, text in (
        ("elf", ELF),
        ("macho", MACHO),
        ("empty", ""),
        ("small", 'target triple = "armv7-pc-linux"\n@x = global i8 0\n'),
    ):
        (tmp_path / f"{name}.ll").write_text(text)
        assert irkit("as", "--llvm", "22", f"{name}.ll", cwd=tmp_path).returncode == 0
    return tmp_path


def test_symbols_are_listed_as_nm_lists_them(folder: Path) -> None:
    assert irkit("llvm-nm", "elf.bc", cwd=folder).stdout.decode() == BSD
    assert irkit("symbols", "--format", "bsd", "elf.bc", cwd=folder).stdout.decode() == BSD
    demangled = irkit("symbols", "--format", "bsd", "-C", "elf.bc", cwd=folder).stdout.decode()
    assert [line[19:] for line in demangled.splitlines()] == [
        DEMANGLED.get(line[19:], line[19:]) for line in BSD.splitlines()
    ]
    posix = irkit("llvm-nm", "-P", "-u", "elf.bc", cwd=folder).stdout.decode()
    assert posix == "?x@@YAXXZ U 0 0\nae U 0 0\ne U 0 0\nw w 0 0\n"


def test_names_are_those_of_the_object_file_to_come(folder: Path) -> None:
    """On Apple's systems each has an underscore in front, and read-only data a letter of its own."""
    lines = irkit("llvm-nm", "macho.bc", cwd=folder).stdout.decode().splitlines()
    assert "---------------- S _s" in lines
    assert "---------------- s _b" in lines
    assert "---------------- D raw" in lines
    assert irkit("llvm-nm", "small.bc", cwd=folder).stdout == b"-------- D x\n"


def test_whose_nm_it_is_decides_and_not_who_wrote_the_file(tmp_path: Path) -> None:
    """Since LLVM 19, 32-bit x86 refers to a table that no global stands for, in files of older LLVMs too."""
    (tmp_path / "old.ll").write_text('target triple = "i686-pc-linux-gnu"\n@x = global i8 0\n')
    assert irkit("as", "--llvm", "16", "old.ll", cwd=tmp_path).returncode == 0
    table = b"         U _GLOBAL_OFFSET_TABLE_\n"
    assert irkit("symbols", "--format", "bsd", "old.bc", cwd=tmp_path).stdout == table + b"-------- D x\n"
    assert irkit("llvm-nm", "--llvm", "16", "old.bc", cwd=tmp_path).stdout == b"-------- D x\n"


def test_modules_of_one_file_are_numbered() -> None:
    listed = irkit("symbols", MODULES, cwd=FIXTURES).stdout.decode()
    assert [line for line in listed.splitlines() if line.endswith(":")] == ["module 0:", "module 1:"]


def test_a_file_without_symbols_says_so(folder: Path) -> None:
    said = irkit("llvm-nm", "empty.bc", cwd=folder)
    assert (said.returncode, said.stdout, said.stderr) == (0, b"", b"empty.bc: no symbols\n")
    assert irkit("llvm-nm", "--quiet", "empty.bc", cwd=folder).stderr == b""


def test_a_member_that_cannot_be_read_does_not_hide_the_others(folder: Path) -> None:
    (folder / "damaged.bc").write_bytes((folder / "elf.bc").read_bytes()[:200])
    with zipfile.ZipFile(folder / "both.zip", "w") as archive:
        archive.write(folder / "damaged.bc", "damaged.bc")
        archive.write(folder / "small.bc", "small.bc")
    said = irkit("symbols", "--format", "bsd", "both.zip", cwd=folder)
    assert (said.returncode, said.stdout) == (1, b"\nsmall.bc:\n-------- D x\n")
    assert said.stderr.startswith(b"irkit: error: both.zip:damaged.bc: bit ")


def test_what_is_no_object_is_refused(folder: Path) -> None:
    said = irkit("llvm-nm", "elf.ll", cwd=folder)
    assert (said.returncode, said.stderr) == (
        1,
        b"llvm-nm: error: elf.ll: The file was not recognized as a valid object file\n",
    )


@pytest.mark.llvm
@pytest.mark.parametrize("option", OPTIONS)
def test_llvm_nm_prints_what_llvms_prints(
    option: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(folder)
    subprocess.run(["llvm-ar-22", "rc", "lib.a", "elf.bc", "empty.bc", "macho.bc"], check=True)
    for files in (["elf.bc"], ["macho.bc", "small.bc", "empty.bc"], ["lib.a"], ["empty.bc"]):
        arguments = [option, *files] if option else files
        expected = subprocess.run(["llvm-nm-22", *arguments], capture_output=True, check=False)
        run_tool("llvm-nm", arguments, 22)
        found = capfdbinary.readouterr()
        assert found.out == expected.stdout
        assert found.err == expected.stderr.replace(b"llvm-nm-22", b"llvm-nm")


@pytest.mark.llvm
@pytest.mark.parametrize("options", [(), ("-P", "-C")])
def test_the_fixtures_have_the_symbols_that_llvm_nm_finds(
    options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(FIXTURES)
    files = [str(path.relative_to(FIXTURES)) for path in sorted(FIXTURES.glob("*/*.22.bc"))]
    expected = subprocess.run(["llvm-nm-22", *options, *files], capture_output=True, check=False)
    run_tool("llvm-nm", [*options, *files], 22)
    assert capfdbinary.readouterr().out == expected.stdout


def test_irkits_own_listing_has_filters_and_orders(folder: Path) -> None:
    def names(*options: str) -> list[str]:
        return [
            line.split()[-1] for line in irkit("symbols", *options, "elf.bc", cwd=folder).stdout.decode().splitlines()
        ]

    assert names("--undefined-only") == ["?x@@YAXXZ", "ae", "e", "w"]
    assert set(names("--defined-only")) == set(names()) - set(names("--undefined-only"))
    assert names("--sort", "file")[:3] == ["a", "b", "c"]
    assert names("--sort", "kind")[0] == "al", "aliases come first by name of kind"
    assert "foo::bar()" in names("--demangle")
    document = json.loads(irkit("symbols", "--json", "-C", "elf.bc", cwd=folder).stdout)
    [module] = document["modules"]
    [found] = [row for row in module["symbols"] if row["name"] == "_ZN3foo3barEv"]
    assert found["demangled"] == "foo::bar()"
    assert (found["letter"], found["defined"], found["linkage"]) == ("W", True, "linkonce_odr")
    assert irkit("symbols", "--json", "--format", "bsd", "elf.bc", cwd=folder).returncode == 2


ASSEMBLY = """
target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl everywhere"
module asm "everywhere: ret"
module asm "here: ret"
module asm ".weak weakly"
module asm "weakly: ret"
module asm ".weak perhaps"
module asm "call perhaps"
module asm "call other"
@0 = global i32 0
@1 = private global i32 0
@named = common global i32 0
define void @2() {
  ret void
}
declare void @f()
"""
# The symbol table that opt-22 writes of it, and the names in it.
TABLE = (
    "c-muTU|?W_Vjm!81mXw=2msMsK<vQ?5$6G72_RMhVh#obNMJ;;xuCQT5OX7``40pjjjT{RU^Gaa11N5eO+5<(gA<U=i!KheoRtAVgTz&U>iv<#"
    "Vd^`8=7&K2h%7Du6puo3GqO8VfNU0YaRmm33?Q2wO?-v|s#;_K0E(zD9{"
)
TEXTS = (
    b"namedf22.1.8x86_64-unknown-linux-gnutable.ll__unnamed_1__unnamed_2.L__unnamed_3otherweaklyeverywherehereperhaps"
)
# As llvm-nm-22 -am lists them.
LISTED = """\
---------------- (LTO,DATA) non-external .L__unnamed_3
---------------- (LTO,CODE) external __unnamed_1
---------------- (LTO,DATA) external __unnamed_2
---------------- (LTO,CODE) external everywhere
                 (undefined) external f
---------------- (LTO,CODE) non-external here
---------------- (LTO,DATA) external named
                 (undefined) external other
                 (undefined) weak external perhaps
---------------- (LTO,CODE) weak external weakly
"""


@pytest.mark.parametrize("is_stored", [True, False])
def test_symbols_of_assembly_by_the_table_of_the_file_and_by_the_text(is_stored: bool) -> None:
    module = parse_assembly(ASSEMBLY, llvm_version=22)
    if is_stored:
        source = module.provenance
        source.symtab, source.strtab, source.symtab_asm = zlib.decompress(b85decode(TABLE)), TEXTS, module.module_asm
    found = sorted(nm.symbols(module, 22, pytest.fail), key=lambda symbol: symbol.name)
    assert "".join([f"{line}\n" for line in nm.lines(found, nm.DARWIN, 16, "", str)]) == LISTED
    assert [f"{one.letter} {one.name}" for one in found if one.name in ("here", "perhaps", "weakly", "other")] == [
        *("t here", "U other", "w perhaps", "W weakly"),
    ]


def test_the_table_of_the_file_says_nothing_of_other_assembly() -> None:
    module = parse_assembly(ASSEMBLY, llvm_version=22)
    source = module.provenance
    source.symtab, source.strtab, source.symtab_asm = zlib.decompress(b85decode(TABLE)), TEXTS, module.module_asm
    module.module_asm = ".globl now\nnow:\n"
    found = {one.name: one.letter for one in nm.symbols(module, 22, pytest.fail)}
    assert found["now"] == "T"
    assert not {"here", "weakly", "other"} & found.keys()
