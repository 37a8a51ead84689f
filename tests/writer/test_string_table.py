"""Symbol tables of bodies whose names came and went while llvm-as replaced calls of old intrinsics."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

import irkit
from bitcode.writer.string_map import StringTable, iteration_order
from irkit.dialects import Dialect

# Bernstein's hash of one byte is the byte, so that its low four bits are its bucket: LLVM 16.
OLD = Dialect.of(16)
TEXT = """
declare <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32>, <4 x i32>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64>, <2 x double>, i8)

define <4 x i32> @absolute(<4 x i32> %x0, <4 x i32> %x1, i8 %x2) {
entry:
  %res = call <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32> %x0, <4 x i32> %x1, i8 %x2)
  %res1 = call <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32> %x0, <4 x i32> %x1, i8 -1)
  %extract = add <4 x i32> %res, %res1
  ret <4 x i32> %extract
}

define <2 x double> @converted(<2 x i64> %x0, <2 x double> %x1, i8 %x2) {
  %cvt = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %x0, <2 x double> %x1, i8 %x2)
  %cvt1 = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %x0, <2 x double> %x1, i8 -1)
  %res2 = fadd <2 x double> %cvt, %cvt1
  ret <2 x double> %res2
}
"""
STORES = """
@g = global i32 0

declare void @llvm.arm.neon.vst1.v2i32(ptr, <2 x i32>, i32)

define void @store(<2 x i32> %a) {
  tail call void @llvm.arm.neon.vst1.v2i32(ptr align 8 @g, <2 x i32> %a, i32 1)
  %b = load i32, ptr @g
  ret void
}
"""


def table_of(dialect: Dialect, keys: bytes) -> StringTable:
    table = StringTable(dialect)
    for key in keys:
        table.insert(bytes([key]))
    return table


@pytest.mark.parametrize("version", [16, 22, 23])
def test_a_table_where_nothing_goes_is_the_map(version: int) -> None:
    keys = [f"name{number}".encode() for number in range(100)]
    table = StringTable(Dialect.of(version))
    for key in keys:
        table.insert(key)
    assert list(table) == [keys[place] for place in iteration_order(keys, Dialect.of(version))]


def test_a_new_key_takes_the_place_of_one_that_has_gone() -> None:
    table = table_of(OLD, bytes((17, 33)))  # in buckets 1 and 2
    table.remove(bytes([17]))
    assert list(table) == [bytes([33])]
    table.insert(bytes([49]))
    assert list(table) == [bytes([49]), bytes([33])]


def test_a_search_passes_over_what_has_gone() -> None:
    table = table_of(OLD, bytes((17, 33)))
    table.remove(bytes([17]))
    table.remove(bytes([33]))
    table.remove(bytes([33]))
    assert list(table) == []


def test_the_table_is_made_anew_when_little_of_it_is_free() -> None:
    table = table_of(OLD, bytes(range(1, 13)))
    for key in range(1, 13):
        table.remove(bytes([key]))
    table.insert(bytes([29]))  # bucket 13
    table.insert(bytes([45]))  # behind it, bucket 14; two are free, and all is put anew
    table.insert(bytes([17]))
    assert list(table) == [bytes([17]), bytes([29]), bytes([45])]


def test_two_free_buckets_of_sixteen_are_few() -> None:
    table = table_of(OLD, bytes((*range(1, 11), 29, 45)))  # the last two in buckets 13 and 14
    for key in (29, *range(1, 11)):
        table.remove(bytes([key]))
    table.insert(bytes([16]))  # bucket 0; three are free
    table.insert(bytes([30]))  # bucket 15; two are free, and all goes to its own: 45 to 13, 30 to 14
    table.insert(bytes([62]))  # behind it, where nothing else is
    assert list(table) == [bytes([key]) for key in (16, 45, 30, 62)]


def test_three_free_buckets_of_sixteen_are_not_few() -> None:
    table = table_of(OLD, bytes((*range(1, 11), 29, 45)))
    for key in (29, *range(1, 11)):
        table.remove(bytes([key]))
    table.insert(bytes([16]))
    table.insert(bytes([61]))  # bucket 13, where 29 was: 45 stays behind it
    assert list(table) == [bytes([key]) for key in (16, 61, 45)]


def test_keys_that_lie_side_by_side_close_up() -> None:
    """LLVM 23 leaves no marks: a key behind the one that goes comes nearer to its own bucket."""
    keys = [f"name{number}".encode() for number in range(11)]
    for gone in keys:
        table = StringTable(Dialect.of(23))
        for key in keys:
            table.insert(key)
        table.remove(gone)
        rest = list(table)
        assert sorted(rest) == sorted(key for key in keys if key != gone)
        for key in rest:
            table.remove(key)
        assert list(table) == []


@pytest.mark.parametrize(
    ("version", "digest"),
    [(16, "af25e40bef282718"), (22, "fe2104d1d19eeb34"), (23, "d8511bc8ef1b7e63")],
)
def test_the_order_after_much_coming_and_going(version: int, digest: str) -> None:
    """Keys come and go in ever other proportions; the order is looked at after each."""
    table = StringTable(Dialect.of(version))
    known: list[bytes] = []
    orders = hashlib.sha256()
    for turn in range(600):
        if known and turn % 7 < turn // 100:
            table.remove(known.pop(turn * turn % len(known)))
        else:
            known.append(b"key%d" % turn)
            table.insert(known[-1])
        assert sorted(table) == sorted(known)
        orders.update(b" ".join(table) + b"\n")
    assert orders.hexdigest()[:16] == digest


@pytest.mark.llvm
@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("text", [TEXT, STORES])
def test_as_llvm_as_writes_it(tmp_path: Path, text: str, version: int) -> None:
    path = tmp_path / "old.ll"
    path.write_text(text)
    wanted = subprocess.run([f"llvm-as-{version}", "-o", "-", path], stdout=subprocess.PIPE, check=True).stdout
    module = irkit.parse_assembly(text, name=str(path), llvm_version=version)
    identification = irkit.parse_bitcode(wanted).identification
    assert identification is not None
    assert irkit.to_bitcode(module, producer=identification.producer) == wanted
