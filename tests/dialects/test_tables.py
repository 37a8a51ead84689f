"""The dialect tables against what LLVM's headers and tools say."""

from __future__ import annotations

import pytest

from irkit.attribute_values import ConstantRange
from irkit.dialects import Dialect
from irkit.dialects.attribute_text import (
    int_attribute_text,
    range_list_attribute_text,
)
from irkit.errors import UnsupportedError


def test_dialect_is_one_object_a_release() -> None:
    assert Dialect.of(19) is Dialect.of(19)
    assert Dialect.of(19).llvm_version == 19


@pytest.mark.parametrize("version", [12, 24])
def test_releases_without_tables_are_refused_by_name(version: int) -> None:
    with pytest.raises(UnsupportedError, match=f"LLVM {version}"):
        Dialect.of(version)


@pytest.mark.parametrize(
    ("identification", "release"),
    [
        ("LLVM19.1.7", 19),
        ("LLVM22.1.2-rust-1.95.0-nightly", 22),
        ("LLVM12.0.1", 13),
        ("LLVM99.0.0git", 23),
        ("APPLE_1_1400.0.29.102_0", 14),
        ("APPLE_1_1700.3.19.1_0", 19),
        ("zig 0.13.0", 18),
        ("Intel.oneAPI.DPCPP.Compiler_2021.2.0", 13),
        ("Intel.oneAPI.DPCPP.Compiler_2023.2.0", 17),
        ("Intel.oneAPI.DPCPP.Compiler_2024.1.0", 18),
        ("", 23),
        ("somebody's compiler", 23),
    ],
)
def test_the_producer_names_the_dialect(identification: str, release: int) -> None:
    assert Dialect.for_producer(identification).llvm_version == release


def test_attributes_come_and_go() -> None:
    assert "nocapture" in Dialect.of(20).attributes
    assert "nocapture" not in Dialect.of(21).attributes
    assert Dialect.of(22).attributes_by_code[11].name == "nocapture"
    assert 102 not in Dialect.of(19).attributes_by_code


def test_uwtable_has_a_value_from_15_on() -> None:
    ranks = [Dialect.of(version).attribute_ranks for version in (14, 15)]
    assert ranks[0]["uwtable"] < ranks[0]["willreturn"]
    assert ranks[1]["uwtable"] > ranks[1]["alignstack"]


def test_metadata_kinds_grow() -> None:
    counts = {version: len(Dialect.of(version).metadata_kinds) for version in (13, 14, 16, 19, 22)}
    assert counts == {13: 31, 14: 31, 16: 39, 19: 41, 22: 47}
    assert Dialect.of(19).metadata_kind_numbers["mmra"] == 40


@pytest.mark.parametrize(
    ("version", "number", "text"),
    [
        (19, 0, ""),
        (19, 8, "fastcc"),
        (19, 3, "cc3"),
        (17, 12, "webkit_jscc"),
        (18, 12, "cc12"),
        (20, 113, "cc113"),
        (21, 113, "riscv_vls_cc(64)"),
        (16, 84, "avr_intrcc "),
    ],
)
def test_calling_conventions(version: int, number: int, text: str) -> None:
    assert Dialect.of(version).calling_convention(number) == text


@pytest.mark.parametrize(
    ("version", "name", "value", "text"),
    [
        (19, "align", 8, "align 8"),
        (19, "dereferenceable", 8, "dereferenceable(8)"),
        (19, "allocsize", (1 << 32) | 0xFFFFFFFF, "allocsize(1)"),
        (19, "allocsize", (1 << 32) | 2, "allocsize(1,2)"),
        (19, "vscale_range", (1 << 32) | 16, "vscale_range(1,16)"),
        (19, "uwtable", 2, "uwtable"),
        (19, "uwtable", 1, "uwtable(sync)"),
        (19, "allockind", 0b010001, 'allockind("alloc,zeroed")'),
        (19, "nofpclass", 0x3, "nofpclass(nan)"),
        (19, "nofpclass", 0x207, "nofpclass(nan inf)"),
        (19, "memory", 0, "memory(none)"),
        (19, "memory", 0b010101, "memory(read)"),
        (19, "memory", 0b000011, "memory(argmem: readwrite)"),
        (19, "memory", 0b111100, "memory(readwrite, argmem: none)"),
        (22, "memory", (1 << 56) | 513, "memory(argmem: read, target_mem0: write)"),
        (22, "captures", 0, "captures(none)"),
        (22, "captures", 0x0F, "captures(ret: address, provenance)"),
        (22, "captures", 0x13, "captures(address_is_null, ret: address)"),
    ],
)
def test_integer_attributes_are_spelled_as_llvm_does(version: int, name: str, value: int, text: str) -> None:
    assert int_attribute_text(version, name, value) == text


def test_groups_spell_plain_integers_with_an_equals_sign() -> None:
    assert int_attribute_text(19, "alignstack", 8, in_group=True) == "alignstack=8"


def test_range_lists() -> None:
    ranges = [ConstantRange(64, 0, 4), ConstantRange(64, 8, 12)]
    assert range_list_attribute_text("initializes", ranges) == "initializes((0, 4), (8, 12))"
