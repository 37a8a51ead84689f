"""What each release has: `releases.txt` has a line for each word, number and rule, with the releases that have it.

`python tests/dialects/test_releases.py` writes it anew: a new release shows there as the lines that it changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from irkit.dialects import Dialect, encodings, features, producers
from irkit.dialects.attributes import ON_FUNCTION, ON_PARAMETER, ON_RESULT, attribute_kinds, retired_attribute_kinds
from irkit.dialects.dwarf import disp_flag_values, dwarf
from irkit.dialects.features import Feature
from irkit.dialects.target_types import target_type_info

FILE = Path(__file__).parent / "releases.txt"
RELEASES = range(13, 24)
PLACES = {ON_FUNCTION: "function", ON_PARAMETER: "parameter", ON_RESULT: "result"}
CARRIED = ("", "a type", "a number", "a range", "ranges")
PRODUCERS = [
    *[f"LLVM{number}.1.0" for number in range(11, 26)],
    *[f"APPLE_1_{number}.0.1_0" for number in (1315, 1316, 1399, 1400, 1402, 1403, 1499, 1500, 1599, 1600, 1700, 1800)],
    *[f"zig 0.{number}.0" for number in range(7, 18)],
    *[f"Intel.oneAPI.DPCPP.Compiler_{year}.{part}.0" for year in range(2020, 2027) for part in range(6)],
]
TARGET_TYPES = (
    "spirv.Image",
    "spirv.SignedImage",
    "spirv.Type",
    "spirv.IntegralConstant",
    "spirv.Literal",
    "spirv.Sampler",
    "aarch64.svcount",
    "riscv.vector.tuple",
    "amdgcn.named.barrier",
    "dx.Texture",
    "llvm.test.vectorelement",
    "other",
)


def of_release(release: int) -> Iterator[str]:
    """The lines that are right for one release."""
    dialect = Dialect.of(release)
    for name, value in vars(features).items():
        if isinstance(value, Feature) and dialect.has(value):
            yield f"feature {name}"
    for kind in attribute_kinds(release):
        places = " ".join([word for bit, word in PLACES.items() if kind.places & bit])
        yield f"attribute {kind.code} {kind.name}: {CARRIED[kind.carries]} on {places}"
    for kind in retired_attribute_kinds(release):
        yield f"attribute {kind.code} {kind.name}: retired"
    for number, word in dialect.calling_conventions.items():
        yield f"calling convention {number} {word}"
    for number, word in enumerate(dialect.metadata_kinds):
        yield f"metadata kind {number} {word}"
    for title, words in (
        ("cast", dialect.cast_opcodes),
        ("atomicrmw", dialect.rmw_operations),
        ("bundle tag", dialect.operand_bundle_tags),
    ):
        for number, word in enumerate(words):
            yield f"{title} {number} {word}"
    for opcode, flags in encodings.flag_bits(release).items():
        yield f"flags of {opcode}: {' '.join([f'{flag}={bit}' for flag, bit in flags])}"
    yield from of_debug_info(release)
    for name in TARGET_TYPES:
        info = target_type_info(name, release)
        if info is not None:
            can = [word for word in ("has_zero", "can_be_global", "can_be_local") if getattr(info, word)]
            yield f"target type {name}: {info.layout} {' '.join(can)}"
    yield f"producer {producers.producer_of(release)}, summaries of version {producers.summary_version(release)}"
    for text in PRODUCERS:
        if producers.producer_release(text) == release:
            yield f"produced by {text}"
    for version in range(16):
        if producers.summary_release(version) == release:
            yield f"newest with summaries of version {version}"


def of_debug_info(release: int) -> Iterator[str]:
    words = dwarf(release)
    for name, value in words.di_flag_values().items():
        yield f"debug-info flag {name} {value:#x}"
    for number, count in words.expression_operands.items():
        yield f"operation {number:#x} {words.operations.get(number, 'of a register')}: {count} operands"
    for number, name in words.operations.items():
        if number not in words.expression_operands:
            yield f"operation {number:#x} {name}"


def of_all() -> Iterator[str]:
    """What is the same in each release."""
    for title, find in (
        ("linkage", encodings.linkage),
        ("visibility", encodings.visibility),
        ("DLL storage class", encodings.dll_storage_class),
        ("thread-local mode", encodings.thread_local_mode),
        ("unnamed address", encodings.unnamed_address),
        ("selection kind", encodings.comdat_selection_kind),
        ("ordering", encodings.atomic_ordering),
        ("predicate", encodings.compare_predicate),
    ):
        for code in range(-1, 44):
            yield f"{title} {code}: {find(code)}"
    for name, value in disp_flag_values().items():
        yield f"subprogram flag {name} {value:#x}"


def all_lines() -> list[str]:
    having: dict[str, list[int]] = {}
    for release in RELEASES:
        for line in of_release(release):
            having.setdefault(line, []).append(release)
    return [f"{spans(releases)}: {line}" for line, releases in having.items()] + list(of_all())


def spans(releases: list[int]) -> str:
    """13-15, 18"""
    found: list[list[int]] = []
    for release in releases:
        if found and found[-1][1] == release - 1:
            found[-1][1] = release
        else:
            found.append([release, release])
    return ", ".join([str(first) if first == last else f"{first}-{last}" for first, last in found])


def test_what_each_release_has() -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    now = all_lines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("\n".join(all_lines()) + "\n", encoding="utf-8")
