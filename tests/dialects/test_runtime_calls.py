"""Names that a release keeps, which symbol tables mark as used."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.dialects.runtime_calls import preserved_symbols
from irkit.target_triple import TargetTriple

FILE = Path(__file__).parent / "kept.txt"
TRIPLES = (
    "x86_64-unknown-linux-gnu",
    "i386-unknown-linux-gnu",
    "x86_64-apple-macosx10.4",
    "x86_64-apple-macosx10.5",
    "x86_64-apple-macosx10.6",
    "x86_64-apple-macosx10.8.2",
    "x86_64-apple-macosx10.9",
    "x86_64-apple-macosx10.10",
    "x86_64-apple-macosx15",
    "x86_64-apple-darwin",
    "x86_64-apple-darwin0",
    "x86_64-apple-darwin1",
    "x86_64-apple-darwin8",
    "x86_64-apple-darwin9",
    "x86_64-apple-darwin10",
    "x86_64-apple-darwin12",
    "x86_64-apple-darwin13",
    "arm64-apple-ios2.2",
    "arm64-apple-ios3",
    "arm64-apple-ios6.1",
    "arm64-apple-ios7",
    "arm64-apple-ios3.1",
    "arm64-apple-ios7.1",
    "arm64-apple-tvos",
    "arm64-apple-tvos2",
    "arm64-apple-tvos3",
    "arm64-apple-tvos6.2",
    "arm64-apple-tvos7",
    "arm64-apple-tvos3.1",
    "arm64-apple-tvos7.1",
    "arm64-apple-tvos9",
    "armv7k-apple-watchos",
    "x86_64-pc-windows-msvc",
    "i686-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-cygnus",
    "aarch64-pc-windows-msvc",
    "arm64ec-pc-windows-msvc",
    "aarch64-linux-android8",
    "aarch64-linux-android9",
    "aarch64-linux-android10",
    "aarch64-linux-android8.9",
    "aarch64-linux-android",
    "armv7-unknown-linux-android8",
    "armv7-unknown-linux-android8.9",
    "armv7-unknown-linux-android9",
    "armv7-unknown-linux-android10",
    "armv7-unknown-linux-android",
    "x86_64-apple-darwin9.1",
    "x86_64-apple-macosx10.1234567",
    "x86_64-apple-macosx1234567",
    "aarch64-unknown-linux-android8",
    "aarch64-unknown-linux-android9",
    "aarch64-unknown-linux-android",
    "aarch64-unknown-linux-musl",
    "armv7-linux-gnueabihf",
    "armv7-linux-gnueabi",
    "armv7-linux-musleabi",
    "thumbv7-none-eabi",
    "arm-none-eabihf",
    "riscv32-unknown-elf",
    "riscv64-unknown-linux-gnu",
    "mips64-linux-gnu",
    "mipsel-linux-gnu",
    "powerpc64-ibm-aix",
    "powerpc64le-linux-gnu",
    "s390x-ibm-zos",
    "s390x-linux-gnu",
    "sparc-sun-solaris",
    "sparcv9-sun-solaris",
    "wasm32-unknown-emscripten",
    "wasm32-wasi",
    "hexagon-unknown-elf",
    "avr-unknown-unknown",
    "msp430-none-elf",
    "xcore-unknown-unknown",
    "nvptx64-nvidia-cuda",
    "amdgcn-amd-amdhsa",
    "x86_64-scei-ps4",
    "x86_64-sie-ps5",
    "x86_64-unknown-freebsd",
    "x86_64-unknown-openbsd",
    "x86_64-unknown-fuchsia",
    "x86_64-unknown-uefi",
    "aarch64-unknown-linux-ohos",
    "loongarch64-linux-gnu",
    "bpf",
    "ve-linux-gnu",
    "m68k-linux-gnu",
    "csky-linux-gnu",
    "lanai",
    "arm64-apple-xros",
    "arm64-apple-driverkit",
    "x86_64-apple-macosx",
    "x86_64-apple-ios",
)


@pytest.mark.parametrize(
    ("version", "triple", "kept", "others"),
    [
        (16, "x86_64-unknown-linux-gnu", "__truncsfbf2", "frexp"),
        (17, "x86_64-unknown-linux-gnu", "frexp ldexpf fegetenv", "exp10 calloc"),
        (18, "x86_64-unknown-linux-gnu", "exp10 calloc fesetmode", "malloc"),
        (20, "x86_64-unknown-linux-gnu", "atan2 atan2f", "modf"),
        (21, "x86_64-unknown-linux-gnu", "modfl sincospi", "malloc free __memcpy_chk"),
        (21, "aarch64-unknown-linux-gnu", "__aarch64_cas1_acq", "malloc"),
        (21, "x86_64-pc-windows-msvc", "__stack_chk_fail", "__chkstk"),
    ],
)
def test_what_is_kept_follows_the_release_and_the_target(version: int, triple: str, kept: str, others: str) -> None:
    names = preserved_symbols(version, TargetTriple(triple, version))
    assert names.issuperset(kept.split())
    assert names.isdisjoint(others.split())


def test_llvm_23_marks_none() -> None:
    assert preserved_symbols(23, TargetTriple("x86_64-unknown-linux-gnu", 23)) == frozenset()


@pytest.mark.parametrize("version", range(13, 23))
def test_a_global_without_name_is_kept_until_llvm_18(version: int) -> None:
    names = preserved_symbols(version, TargetTriple("x86_64-unknown-linux-gnu", version))
    assert ("" in names) == (version <= 18)


def lines() -> list[str]:
    """For each release and target how many names are kept, and a digest of them in order."""
    found = []
    for version in (21, 22):
        for triple in TRIPLES:
            names = sorted(preserved_symbols(version, TargetTriple(triple, version)))
            digest = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
            found.append(f"{version} {triple}: {len(names)} {digest}")
    return found


def test_what_each_target_keeps_is_as_recorded() -> None:
    """Recorded when llvm-as-21 and llvm-as-22 wrote the same symbol tables of a module with all the names."""
    assert lines() == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.llvm(22)
@pytest.mark.parametrize("triple", TRIPLES[::9])
def test_llvm_marks_the_same_names(triple: str) -> None:
    names = set().union(*[preserved_symbols(22, TargetTriple(one, 22)) for one in TRIPLES], {"malloc", "f"})
    body = "".join([f'@"{name}" = global i8 0\n' for name in sorted(names)])
    text = f'source_filename = "a.ll"\ntarget datalayout = "e"\ntarget triple = "{triple}"\n{body}'
    made = subprocess.run(["llvm-as-22", "-", "-o", "-"], input=text.encode(), capture_output=True, check=True).stdout
    assert irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", 22)) == made


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
