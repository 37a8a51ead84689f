"""What a target triple says: the format of objects, the size of addresses, families of architectures and systems."""

from __future__ import annotations

import pytest

from irkit.dialects import Dialect
from irkit.dialects.producers import summary_version
from irkit.errors import EditError
from irkit.releases import NEWEST, OLDEST
from irkit.target_triple import COFF, ELF, MACHO, OTHER, TargetTriple


@pytest.mark.parametrize(
    ("triple", "found"),
    [
        ("x86_64-pc-linux-gnu", ELF),
        ("x86_64-pc-windows-msvc", COFF),
        ("x86_64-pc-windows-elf", ELF),
        ("x86_64-pc-windows-macho", MACHO),
        ("x86_64-unknown-uefi", COFF),
        ("arm64-apple-macosx11", MACHO),
        ("arm64-apple-bridgeos", MACHO),
        ("thumbv7-none-linux-coff", COFF),
        ("wasm32-unknown-unknown", OTHER),
        ("spirv64-unknown-unknown", OTHER),
        ("dxil-pc-shadermodel", OTHER),
        ("powerpc64-ibm-aix", OTHER),
        ("powerpc-apple-darwin9", MACHO),
        ("powerpc64-unknown-linux", ELF),
        ("powerpc64le-pc-windows", ELF),
        ("s390x-ibm-zos", OTHER),
        ("s390x-ibm-linux", ELF),
        ("aarch64_be-pc-windows", ELF),
        ("riscv64-apple-darwin", ELF),
        ("", ELF),
    ],
)
def test_formats(triple: str, found: str) -> None:
    assert TargetTriple(triple, 22).format == found


@pytest.mark.parametrize(
    ("system", "first"),
    [
        *((system, OLDEST) for system in ("darwin20", "macosx11.0", "ios", "tvos", "watchos")),
        ("driverkit", 15),
        ("xros1.0", 18),
        ("visionos", 18),
        ("bridgeos", 20),
        ("linux", NEWEST + 1),
    ],
)
def test_systems_of_apple_by_release(system: str, first: int) -> None:
    there = range(OLDEST, NEWEST + 1)
    known = [release for release in there if TargetTriple(f"arm64-apple-{system}", release).is_darwin]
    assert known == list(range(first, NEWEST + 1))


# Family → triples that are of it, and those that are not and look as if.
FAMILIES = {
    "is_64_bit": (
        "x86_64 amd64 ppc64 ppu powerpc64le aarch64 nvptx64 spirv64 wasm64 ve s390x",
        "i686 ppc aarch64_32 arm64_32 spirv32 nvptx wasm32 armv7",
    ),
    "is_powerpc": ("powerpc ppc32 powerpcspe ppc64 ppu", "powerpc64le ppcle x86_64"),
    "is_powerpc_64": ("powerpc64 ppc64 ppu", "powerpc powerpc64le"),
    "is_x86_32": ("i386 i686 i986", "x86_64 i860"),
    "is_x86_64": ("x86_64 x86_64h amd64", "i686 x86"),
    "is_arm_32": ("arm armv7 thumbv7 xscale", "arm64 armeb thumbeb armv7eb aarch64"),
    "is_windows": ("x-pc-windows x-pc-win32 x-pc-windows-gnu", "x-pc-linux x-windows-linux"),
    "is_mingw": ("x-pc-windows-gnu x-pc-windows-cygnus x-pc-win32-gnueabi", "x-pc-windows-msvc x-pc-linux-gnu"),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_families(family: str) -> None:
    members, others = FAMILIES[family]
    assert [name for name in members.split() if not getattr(TargetTriple(name, 22), family)] == []
    assert [name for name in others.split() if getattr(TargetTriple(name, 22), family)] == []


@pytest.mark.parametrize("text", ["a-b-c-d", "a-b-c-d-e", "a-b-c", "a-b-", "a--c", "a", "", "-b", "---d", "----"])
def test_components(text: str) -> None:
    triple = TargetTriple(text, 22)
    parts = [triple.architecture, triple.vendor, triple.system, triple.environment]
    assert "-".join(parts).rstrip("-") == text.rstrip("-")
    assert not any("-" in part for part in parts[:3])


def test_a_bare_name_of_mips_is_of_gnu() -> None:
    assert (TargetTriple("mips", 22).environment, TargetTriple("mips--", 22).environment) == ("gnu", "")


def test_versions_of_summaries() -> None:
    assert [summary_version(release) for release in (13, 18, 19, 20, 21, 22, 23)] == [9, 9, 10, 11, 12, 12, 14]


@pytest.mark.parametrize(
    ("word", "first"), [("amdgpu_gfx_whole_wave", 22), ("preserve_nonecc", 19), ("m68k_rtdcc", 18), ("fastcc", 13)]
)
def test_the_first_release_of_a_calling_convention(word: str, first: int) -> None:
    taken = []
    for release in range(13, 24):
        try:
            Dialect.of(release).calling_convention_number(word)
        except EditError:
            continue
        taken.append(release)
    assert taken == list(range(first, 24))
