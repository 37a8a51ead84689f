"""The datalayout rules against LLVM's: llvm-as keeps the string as written, llvm-dis prints what the reader made.

`data_layouts.txt` has for each triple what all layouts become in each release, those without change left out;
`python tests/upgrade/test_data_layout.py` writes it anew.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from irkit.upgrades.data_layout import upgrade_data_layout


def _words(text: str) -> list[str]:
    return text.split()


_TRIPLES = _words(
    """
    x86_64-unknown-linux-gnu x86_64-pc-windows-msvc x86_64-apple-darwin amd64-freebsd x86_64h-apple-ios
    x86_64 i386-pc-linux-gnu i686-pc-windows-msvc i686-pc-windows i686-pc-win32-elf i686-pc-windows-gnu
    i686-pc-windows-cygnus i586-intel-elfiamcu i986-a-b x86-64-linux aarch64-linux-gnu aarch64_be-linux
    arm64-apple-ios arm64e-apple-macosx arm64_32-apple-watchos arm64ec-pc-windows-msvc
    armv7-linux-gnueabihf thumbv7-apple-ios amdgcn-amd-amdhsa amdgcn-- amdgcn r600-- r600 riscv64-linux
    riscv64-unknown-elf riscv32-linux loongarch64-linux loongarch32-linux mips64-linux mips64el-linux
    mipsn32-linux mipsisa64r6el-linux mips-linux powerpc64-linux ppc64le-linux powerpc64-ibm-aix7.2
    powerpc-ibm-aix powerpc-linux sparc-linux sparcv9-sun-solaris sparc64-linux sparcel-linux spir--
    spir64-unknown-unknown spirv-vulkan spirv32 spirv64-- spirv64v1.3-amd-amdhsa wasm32-wasi
    wasm64-unknown-emscripten nvptx64-nvidia-cuda s390x-linux bpf hexagon avr msp430
    unknown-unknown-linux
    """
)

_LAYOUTS = _words(
    """
    e E e-m:e e-m:e-p:32:32 e-m:e-i64:64-n32:64-S128 e-m:o-i64:64-i128:128-n32:64-S128
    e-m:e-i64:64-f80:128-n8:16:32:64-S128 e-m:x-p:32:32-i64:64-f80:32-n8:16:32-a:0:32-S32
    e-m:x-p:32:32-f64:32:64-f80:32-n8:16:32-S128 e-m:w-i64:64-f80:128-S128
    e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128 E-m:e-i64:64-n32:64-S128
    E-m:a-i64:64-n32:64 E-m:m-i64:64-n32:64-S128 e-m:m-i8:8:32-i16:16:32-i64:64-n32:64-S128
    E-m:e-i8:8:32-i16:16:32-i64:64-n32:64-S128 e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128
    e-m:e-i64:64-n32:64-S128-Fn32 E-m:a-Fi64-i64:64-n32:64-S128-v256:256
    e-m:e-p:64:64-i64:64-i128:128-n64-S128 e-m:e-p:64:64-i64:64-n64-S128-n64-S64 e-p:64:64-n64 A5 G1
    G1-e e-G1 e-G2-A5 m:e
    e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-n32:64-S32-A5-G1-ni:7 e-ni:7
    ni:7 e-ni:7:8 e-p:64:64-p5:32:32-p7:160:256:256:32-p8:128:128-i64:64-n32:64-S32-A5-G1-ni:7:8
    e-p8:128:128-p9:192:256:256:32 p7:160:256 e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128
    e-p:32:32-i64:64-v16:16 e-m:e-i64:64-p:32:32-m:o-f64:64 e-i64:64-m:e-n8
    e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20 e-S128 e-m:a-f64:32:64-S128
    E-m:a-p:32:32-n32 e-f80:32-n8
    """
)


# What stands in a layout twice, and what begins like something else.
_RARE_LAYOUTS = _words(
    """
    e-p8:128:128-A5-p8:128:128-G1 e-p70:64:64-A5 e-p90:64:64-ni:70 e-p8:128:128-A5 E-i64:64-m:e-i64:64-n8
    e-n64-n64-n64-S64 e-m:e-p:64:64-n64-S128-n64-S64 e-m:x-f80:32-f80:32-n8-f80:32-n8 e-m:x-f80:32-n8 e-m:w-f80:32-n8
    E-m:a-p:32:32-S128-n32-S128 E-m:e-p:32:32-S128-n32
    """
)
_FILE = Path(__file__).parent / "data_layouts.txt"


def _told(triple: str) -> str:
    found: list[str] = []
    for release in range(13, 24):
        changed: list[str] = []
        for layout in ("", *_LAYOUTS, *_RARE_LAYOUTS):
            upgraded = upgrade_data_layout(layout, triple, release)
            if upgraded != layout:
                changed.append(f"{layout} {upgraded}")
        if changed:
            found.append(
                f"{release}:{len(changed)}:{hashlib.blake2b(repr(changed).encode(), digest_size=3).hexdigest()}"
            )
    return " ".join([triple, *found])


def test_layouts_become_what_is_recorded() -> None:
    assert [_told(triple) for triple in _TRIPLES] == _FILE.read_text(encoding="utf-8").splitlines()


def test_an_empty_layout_stays_empty_where_the_target_adds_nothing() -> None:
    assert upgrade_data_layout("", "x86_64-linux-gnu", 19) == ""


def test_systemz_gets_its_stack_alignment() -> None:
    assert upgrade_data_layout("E-m:e-i1:8:16", "s390x-linux-gnu", 22) == "E-m:e-i1:8:16"
    assert upgrade_data_layout("E-m:e-i1:8:16", "s390x-linux-gnu", 23) == "E-S64-m:e-i1:8:16"
    assert upgrade_data_layout("E-S64-m:e", "systemz-ibm-zos", 23) == "E-S64-m:e"
    assert upgrade_data_layout("", "s390x-linux-gnu", 23) == ""


def test_amdgcn_gets_its_address_spaces() -> None:
    assert upgrade_data_layout("", "amdgcn--", 13) == "G1"
    assert upgrade_data_layout("", "amdgcn--", 19) == "G1-ni:7:8:9-p7:160:256:256:32-p8:128:128-p9:192:256:256:32"


def _llvm_layouts(version: int, layouts: list[str], triple: str, folder: Path) -> dict[str, str]:
    """What llvm-dis prints for each layout; those that the release refuses are left out."""
    assembler, disassembler = shutil.which(f"llvm-as-{version}"), shutil.which(f"llvm-dis-{version}")
    if assembler is None or disassembler is None:
        pytest.skip(f"needs llvm-as-{version} and llvm-dis-{version}")
    files = {}
    for place, layout in enumerate(layouts):
        source, bitcode = folder / f"{place}.ll", folder / f"{place}.bc"
        source.write_text(f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n')
        if subprocess.run([assembler, source, "-o", bitcode], capture_output=True, check=False).returncode == 0:
            files[layout] = bitcode
    found = {}
    for layout, bitcode in files.items():
        run = subprocess.run([disassembler, bitcode, "-o", "-"], capture_output=True, check=False)
        match = re.search(r'^target datalayout = "(.*)"$', run.stdout.decode(), re.MULTILINE)
        if run.returncode == 0:
            found[layout] = match[1] if match else ""
    return found


@pytest.mark.llvm
@pytest.mark.parametrize("version", [13, 14, 15, 16, 19, 22])
def test_layouts_become_what_llvm_makes_of_them(version: int, tmp_path: Path) -> None:
    # A third of the triples for each release, one layout each: over all releases all of both lists are met.
    checked = 0
    for place, triple in list(enumerate(_TRIPLES))[version % 3 :: 3]:
        layouts = _LAYOUTS[place * 7 % len(_LAYOUTS) :: len(_LAYOUTS)]
        for layout, printed in _llvm_layouts(version, layouts, triple, tmp_path).items():
            assert upgrade_data_layout(layout, triple, version) == printed, (layout, triple)
            checked += 1
    assert checked > 10


if __name__ == "__main__":
    _FILE.write_text("".join([f"{_told(triple)}\n" for triple in _TRIPLES]), encoding="utf-8")
