"""How numbers are spelled, attributes, flags of debug info, expressions, conventions, and what target triples say.
`spellings.txt` has a line for each kind and each range of numbers: how many texts there are, a digest of them all, and
some of them.

`python tests/dialects/test_spellings.py` writes it anew.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from irkit.attribute_values import LOCATIONS, MOD_REF, MemoryEffects, memory_location_groups, memory_locations
from irkit.dialects import NEWEST, OLDEST
from irkit.dialects.attribute_text import encode_denormal_modes, int_attribute_text
from irkit.dialects.calling_conventions import (
    calling_convention_name,
    calling_convention_words,
    check_calling_convention,
)
from irkit.dialects.dwarf import disp_flags, dwarf
from irkit.dialects.encodings import rmw_release
from irkit.dialects.producers import said_release
from irkit.errors import EditError
from irkit.target_triple import TargetTriple
from irkit.words import RMW_OPERATIONS

FILE = Path(__file__).parent / "spellings.txt"
WORD = 0xFFFFFFFF
VALUES: dict[str, Iterable[int]] = {
    "align": (0, 1, 8, 1 << 32),
    "allockind": range(128),
    "allocsize": (0, 1, WORD, 1 << 32, 5 << 32 | WORD, 5 << 32 | WORD - 1, 1 << 64 - 1),
    "captures": range(256),
    "dead_on_return": (0, 1, WORD, (1 << 64) - 2, (1 << 64) - 1),
    "denormal_fpenv": range(256),
    "dereferenceable": (0, 1, (1 << 64) - 1),
    "nofpclass": range(1024),
    "uwtable": range(4),
    "vscale_range": (0, 1, 1 << 32, 2 << 32 | 2, 1 << 32 | WORD),
}
EXPRESSIONS = (*(0, 1, 0x16, 0x22, 0x23, 0x4F, 0x50, 0x6F, 0x70, 0x8F, 0x90, 0x9F, 0x1000, 0x1001, 0x1003, 0x1005),)
LONG = (
    *([0x1005, 0, 0x1003, 1], [0x1005, 0, 0x1003, 2], [0x1005, 1, 0x1003, 1], [0x1005, 0, 0x1003, 1, 0x23, 4]),
    *([0x23, 4, 0x9F, 0x1000, 0, 8], [0x23, 4, 0x9F, 0x23, 4], [0x9F, 0x1000, 0, 8, 0x9F], [0x1000, 0, 8, 0x22]),
    *([0x1001, 8, 5], [0x1001, 8], [0x1003, 1, 0x1000, 0, 8], [0x22, 0x1003, 1], [0x16, 0x16], [0x22, 0x16, 0x9F]),
)
CONVENTIONS = (
    *(
        "",
        "ccc",
        "cc",
        "cc0",
        "cc10",
        "cc1023",
        "cc1024",
        "cc9999",
        "cc0010",
        "cc00010",
        "cc99999",
        "cc100000",
        "cc-1",
        "cc1a",
    ),
    *("fastcc", "coldcc", "CCC", "riscv_vls_cc", "riscv_vls_cc(32)", "cd10", 0, 8, 1023, 1024, -1, True, None, 1.0),
)


def told(title: str, texts: list[str]) -> str:
    """How many, a digest, and the shortest and the longest of them."""
    digest = hashlib.md5("\n".join(texts).encode(), usedforsecurity=False).hexdigest()[:8]
    kinds = sorted(set(texts), key=lambda text: (len(text), text))
    return f"{title}: {len(texts)}, {len(kinds)} apart, {digest}: {'; '.join(dict.fromkeys((*kinds[:3], *kinds[-2:])))}"


def of_attributes() -> Iterator[str]:
    for name, values in VALUES.items():
        yield told(name, [int_attribute_text(NEWEST, name, value) for value in values])
    yield told("align, in a group", [int_attribute_text(NEWEST, "align", value, True) for value in (0, 8)])
    yield told("allocsize, in a group", [int_attribute_text(NEWEST, "allocsize", value, True) for value in (0, WORD)])
    pairs = list(itertools.product(range(4), repeat=2))
    yield told("denormal modes", [str(encode_denormal_modes(*both)) for both in itertools.product(pairs, repeat=2)])


def of_memory() -> Iterator[str]:
    """What a value says, how it is written in another release, and what the words of text say."""
    places = [value | mark << 56 for mark in range(3) for value in (*range(0, 4096, 7), 0, 4095)]
    for release in range(16, NEWEST + 1):
        yield f"memory of LLVM {release}: {memory_locations(release)} {memory_location_groups(release)}"
        yield told(f"memory of LLVM {release}", [int_attribute_text(release, "memory", value) for value in places])
    effects = [
        MemoryEffects(default, **{location: access, other: "write"})
        for default in MOD_REF
        for access in MOD_REF
        for location in LOCATIONS
        for other in LOCATIONS
    ]
    for release in range(15, NEWEST + 1):
        yield told(f"effects in LLVM {release}", [f"{one.value_in(release)} {one.text_in(release)}" for one in effects])
    yield told("effects", [f"{one!r} {one.accesses_nothing} {one.only_reads} {one.only_writes}" for one in effects])
    yield told(
        "reads and writes", [f"{[(one.reads(at), one.writes(at), one[at]) for at in LOCATIONS]}" for one in effects]
    )
    yield told(
        "alike", [f"{one == other} {hash(one) == hash(other)}" for one in effects[::17] for other in effects[::19]]
    )
    yield f"alike: {effects[0] == 0} {effects[0] == MemoryEffects('none', argmem='write')}"
    yield told("other memory", [str(one.only_accesses("argmem", "other")) for one in effects])
    yield told("pairs", [f"{one & other} {one | other}" for one in effects[::17] for other in effects[::19]])


def of_flags() -> Iterator[str]:
    """Each bit, each pair of bits, and each value of the fields of two bits."""
    pairs = [1 << a | 1 << b for a in range(34) for b in range(a, 34)]
    numbers = [0, *pairs, *range(64), *(field << 16 | 1 << bit for field in range(4) for bit in range(33)), WORD]
    for release in range(OLDEST - 1, NEWEST + 2):  # files of others are read by the words of the nearest
        words = dwarf(release)
        yield told(f"flags in LLVM {release}", [str(words.di_flags(number)) for number in numbers])
        yield f"values in LLVM {release}: {len(words.di_flag_values())} {sum(words.di_flag_values().values()):#x}"
    yield told("flags of subprograms", [str(disp_flags(number)) for number in numbers])


def of_expressions() -> Iterator[str]:
    short = [list(one) for count in range(4) for one in itertools.product(EXPRESSIONS, repeat=count)]
    for release in (OLDEST, 15, 16, 19, NEWEST):
        yield told(f"expressions in LLVM {release}", [str(dwarf(release).split_expression(one)) for one in short])
        for expression in LONG:
            yield f"expression {expression} in LLVM {release}: {dwarf(release).split_expression(expression)}"


def answered(ask: Callable[[object], object], value: object) -> str:
    try:
        return repr(ask(value))
    except EditError as error:
        return str(error)


def of_conventions() -> Iterator[str]:
    yield told("conventions", [calling_convention_name(number) for number in range(1025)])
    for release in range(OLDEST, NEWEST + 1):
        words = calling_convention_words(release)
        yield told(f"conventions in LLVM {release}", [f"{number} {word}" for number, word in words.items()])
    yield f"releases of operations: {[(word, rmw_release(word)) for word in (*RMW_OPERATIONS.words, 'mul')]}"
    texts = ("LLVM19.1.7", "LLVM 3.9", "LLVM4294967296", "APPLE_1_1500.0", "rustc")
    yield f"releases said: {[said_release(text) for text in texts]}"
    for value in CONVENTIONS:
        yield f"convention {value!r}: {answered(check_calling_convention, value)}"


ARCHITECTURES = (
    *("", "i386", "i486", "i586", "i686", "i786", "i886", "i986", "i287", "amd64", "x86_64", "x86_64h", "x86", "arm"),
    *("armv7k", "armv7eb", "armeb", "arm64", "arm64_32", "arm64ec", "aarch64", "aarch64_be", "aarch64_32", "thumb"),
    *(
        "thumbv7",
        "thumbeb",
        "xscale",
        "xscaleeb",
        "powerpc",
        "ppc",
        "ppc32",
        "powerpcspe",
        "ppcle",
        "powerpcle",
        "ppc64",
    ),
    *("powerpc64", "ppu", "ppc64le", "powerpc64le", "mips", "mipsel", "mips64", "mipsn32", "mipsisa64", "riscv32"),
    *("riscv64", "loongarch32", "loongarch64", "sparc", "sparcv9", "sparc64", "s390x", "systemz", "wasm32", "wasm64"),
    *("spirv", "spirv32", "spirv64", "spir", "spir64", "dxil", "amdgcn", "r600", "nvptx", "nvptx64", "bpf", "bpfeb"),
    *(
        "hexagon",
        "m68k",
        "avr",
        "msp430",
        "xcore",
        "ve",
        "vex",
        "lanai",
        "csky",
        "arc",
        "xtensa",
        "le32",
        "le64",
        "tce",
    ),
    *("hsail", "hsail64", "amdil", "amdil64", "renderscript32", "renderscript64", "kalimba", "shave", "unknown"),
)
SYSTEMS = (
    *(
        "linux-gnu",
        "linux-android9",
        "linux-android8",
        "windows-msvc",
        "windows-gnu",
        "windows-cygnus",
        "win32",
        "uefi",
    ),
    *("darwin", "macosx10.15", "macos", "ios7", "tvos", "watchos", "driverkit", "xros", "visionos1", "bridgeos", "aix"),
    *(
        "zos",
        "freebsd",
        "none-elf",
        "none-macho",
        "none-coff",
        "none-xcoff",
        "none-goff",
        "none-wasm",
        "none-spirv",
        "",
    ),
    *("linux-gnu-elf", "windows-msvc-elf", "windows-itanium-macho"),
)


def of_architecture(name: str) -> str:
    """What it is, and with which systems it has which object files, from which release on."""
    found: dict[str, list[str]] = {}
    for system in SYSTEMS:
        last = ""
        for release in range(OLDEST, NEWEST + 1):
            triple = TargetTriple(f"{name}-vendor-{system}", release)
            answer = f"{triple.format}{' darwin' * triple.is_darwin}{' mingw' * triple.is_mingw}"
            if answer != last:
                found.setdefault(answer, []).append(f"{system} since {release}" if last else system)
            last = answer
    words = ("is_64_bit", "is_powerpc", "is_powerpc_64", "is_x86_32", "is_x86_64", "is_arm_32")
    said = [word for word in words if getattr(TargetTriple(name, NEWEST), word)]
    return "; ".join([" ".join(said), *(f"{what}: {', '.join(where)}" for what, where in found.items())])


def of_triples() -> Iterator[str]:
    """What a target triple says: the architecture for itself, and with each system."""
    alike: dict[str, list[str]] = {}
    for name in ARCHITECTURES:
        alike.setdefault(of_architecture(name), []).append(name)
    for said, names in alike.items():
        yield f"{' '.join(names)}: {said}"
    for text in ("", "mips", "mips64el", "mips-", "x86_64", "x86_64-pc", "x86_64-pc-linux", "a-b-c-d-e", "a--c"):
        triple = TargetTriple(text, NEWEST)
        yield f"{text}: {triple.architecture}, {triple.vendor}, {triple.system}, {triple.environment}"


def lines() -> list[str]:
    return [*of_triples(), *of_attributes(), *of_memory(), *of_flags(), *of_expressions(), *of_conventions()]


def test_how_numbers_are_spelled() -> None:
    now, recorded = lines(), FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.stdout.write(f"{len(lines())} lines\n")
