"""Bit fields that clang makes become explicitly packed structs, and what is lowered again does the same."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.packed.patterns import Write
from irkit.packed.raising import field_value, overlap, part_of
from irkit.types import integer_type

C = Path(__file__).parent / "c"

# What clang -O0 makes of `struct { char c : 2; int i : 2; } s; int f(int v) { s.i = v; return s.c; }`, shortened.
CLANG = """%struct.anon = type { i8, [3 x i8] }

@s = global %struct.anon { i8 9, [3 x i8] zeroinitializer }, align 4

define i32 @f(i32 %v) {
  %1 = trunc i32 %v to i8
  %bf.load = load i8, ptr @s, align 4
  %bf.value = and i8 %1, 3
  %bf.shl = shl i8 %bf.value, 2
  %bf.clear = and i8 %bf.load, -13
  %bf.set = or i8 %bf.clear, %bf.shl
  store i8 %bf.set, ptr @s, align 4
  %bf.load1 = load i8, ptr @s, align 4
  %bf.shl2 = shl i8 %bf.load1, 6
  %bf.ashr = ashr i8 %bf.shl2, 6
  %bf.cast = sext i8 %bf.ashr to i32
  ret i32 %bf.cast
}
"""
RAISED = """%struct.anon = type \\{ i2, i2, i4, [3 x i8] }/

@s = global %struct.anon \\{ i2 1, i2 -2, i4 0, [3 x i8] zeroinitializer }/, align 4

define i32 @f(i32 %v) {
  %1 = trunc i32 %v to i8
  %bf.trunc = trunc i8 %1 to i2
  store i2 %bf.trunc, ptr getelementptr inbounds (%struct.anon, ptr @s, i32 0, i32 1), align 4
  %bf = load i2, ptr getelementptr inbounds (%struct.anon, ptr @s, i32 0, i32 0), align 4
  %bf.value1 = sext i2 %bf to i8
  %bf.cast = sext i8 %bf.value1 to i32
  ret i32 %bf.cast
}
"""


def body(module: irkit.Module) -> str:
    return irkit.to_assembly(module).partition("\n\n")[2]


def raised(text: str) -> str:
    module = irkit.parse_assembly(text, llvm_version=22)
    irkit.raise_packed(module)
    assert irkit.verify(module) == []
    return body(module)


def test_the_struct_of_the_thesis_is_found() -> None:
    assert raised(CLANG) == RAISED


def test_what_is_raised_is_lowered_to_what_it_was() -> None:
    module = irkit.parse_assembly(CLANG, llvm_version=22)
    assert irkit.raise_packed(module) == 2
    irkit.lower_packed(module)
    assert body(module).startswith(CLANG.partition("define")[0])


def test_a_word_that_is_used_otherwise_stays_and_its_fields_have_a_struct_of_their_own() -> None:
    text = """%t = type { i32, i8 }

define i8 @f(ptr %p) {
  %q = getelementptr %t, ptr %p, i32 0, i32 1
  %a = load i8, ptr %q, align 4
  %b = lshr i8 %a, 3
  %c = and i8 %b, 7
  %d = load i8, ptr %q, align 4
  %e = add i8 %d, %c
  ret i8 %e
}
"""
    found = raised(text)
    assert "%t = type { i32, i8 }" in found
    assert "getelementptr inbounds \\{ i3, i3, i2 }/, ptr %q, i32 0, i32 1" in found
    assert "load i8, ptr %q" in found


def test_fields_that_overlap_are_no_struct() -> None:
    text = """%t = type { i8, i8 }

define i8 @f(ptr %p) {
  %q = getelementptr %t, ptr %p, i32 0, i32 1
  %a = load i8, ptr %q, align 1
  %b = and i8 %a, 7
  %c = load i8, ptr %q, align 1
  %d = and i8 %c, 15
  %e = add i8 %b, %d
  ret i8 %e
}
"""
    assert "%t = type { i8, i8 }" in raised(text)


def test_a_store_in_between_keeps_the_pattern_as_it_is() -> None:
    text = """define void @f(ptr %p, ptr %q) {
  %a = load i8, ptr %p, align 1
  store i8 0, ptr %q, align 1
  %b = and i8 %a, -8
  %c = or i8 %b, 5
  store i8 %c, ptr %p, align 1
  ret void
}
"""
    assert raised(text) == text


def test_padding_is_written_out_and_numbers_follow() -> None:
    text = """%t = type { i8, i32, i8 }

define i32 @f(ptr %p) {
  %q = getelementptr %t, ptr %p, i32 0, i32 2
  %a = load i8, ptr %q, align 4
  %b = and i8 %a, 7
  %c = zext i8 %b to i32
  %r = getelementptr %t, ptr %p, i32 0, i32 1
  %d = load i32, ptr %r, align 4
  %e = add i32 %c, %d
  ret i32 %e
}
"""
    found = raised(text)
    assert "%t = type \\{ i8, [3 x i8], i32, i3, i5, [3 x i8] }/" in found
    assert "%r = getelementptr %t, ptr %p, i32 0, i32 2" in found
    assert "getelementptr %t, ptr %p, i32 0, i32 3" in found


LESS_ALIGNED = """%t = type { i32 }

@g = global %t zeroinitializer
@i = external global %t
@j = global i16 0

define i32 @f() {
  %a = load i32, ptr @g, align 4
  %b = and i32 %a, 255
  ret i32 %b
}
"""


@pytest.mark.parametrize(
    ("more", "is_found"),
    [
        ("@j = global i16 0", True),
        ("@j = global [2 x %t] zeroinitializer, align 8", True),
        ("@j = global ptr @g", True),
        ("@j = global { i8, %t } zeroinitializer", False),
        ("@j = global [2 x { [2 x %t] }] zeroinitializer", False),
        ("%o = type { i8, %t }\n@j = global %o zeroinitializer", False),
        ("@j = global ptr getelementptr ({ i8, %t }, ptr @i, i32 0, i32 1)", False),
    ],
)
def test_what_others_have_in_them_is_as_aligned_as_it_was(more: str, is_found: bool) -> None:
    """Else they would be laid out otherwise; and a variable says the alignment that it had by its type."""
    found = raised(LESS_ALIGNED.replace("@j = global i16 0", more))
    assert ("%t = type \\{ i8, i24 }/" in found) is is_found
    assert ("@g = global %t zeroinitializer, align 8" in found) is is_found
    assert "@i = external global %t\n" in found


@pytest.mark.parametrize(
    ("initializer", "is_found"),
    [
        ("i64 0", True),
        ("ptr getelementptr (%t, ptr @g, i32 0, i32 0)", True),
        ("ptr getelementptr (%t, ptr @g, i32 0, i32 1)", False),
        ("i64 ptrtoint (ptr getelementptr (%t, ptr @g, i32 0, i32 1) to i64)", False),
        ("[1 x ptr] [ptr getelementptr (%t, ptr @g, i32 0, i32 1)]", False),
    ],
)
def test_a_word_whose_address_a_variable_has_stays(initializer: str, is_found: bool) -> None:
    text = LESS_ALIGNED.replace("{ i32 }", "{ i8, i32 }").replace("i16 0", initializer)
    text = text.replace("ptr @g, align", "ptr getelementptr (%t, ptr @g, i32 0, i32 1), align")
    assert ("%t = type \\{ i8," in raised(text)) is is_found


@pytest.mark.parametrize(
    ("read", "alignment"),
    [("and i32 %a, 7", 16), ("lshr i32 %a, 24", 1), ("and i32 %a, 65535", 16), ("lshr i32 %a, 16", 2)],
)
def test_a_field_is_as_aligned_as_its_place_in_the_word(read: str, alignment: int) -> None:
    text = f"""%t = type {{ i32, i32 }}

define i32 @f(ptr %p) {{
  %q = getelementptr %t, ptr %p, i32 0, i32 1
  %a = load i32, ptr %q, align 16
  %b = {read}
  ret i32 %b
}}
"""
    for given in (text, text.replace("getelementptr %t,", "getelementptr i64,").replace(", i32 0, i32 1", ", i32 1")):
        assert f", align {alignment}\n" in raised(given)


def run(command: list[str], folder: Path) -> bytes:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout


@pytest.mark.llvm
@pytest.mark.parametrize(("name", "explicit"), [("thesis", 1), ("structs", 29), ("shapes", 18)])
def test_both_ways_write_the_bytes_that_clang_writes(name: str, explicit: int, tmp_path: Path) -> None:
    if shutil.which("clang-22") is None:
        pytest.skip("clang-22 is not installed")
    run(["clang-22", "-O0", str(C / f"{name}.c"), "-o", "native"], tmp_path)
    run(["clang-22", "-O0", "-S", "-emit-llvm", str(C / f"{name}.c"), "-o", "plain.ll"], tmp_path)
    wanted = run(["./native"], tmp_path)
    module = irkit.parse_assembly((tmp_path / "plain.ll").read_text(), llvm_version=22)
    irkit.raise_packed(module)
    text = irkit.to_assembly(module)
    assert len([line for line in text.splitlines() if "= type \\{" in line]) == explicit
    for way in ("masks", "vectors"):
        lowered = irkit.parse_assembly(text, llvm_version=22, grammar=irkit.packed_grammar())
        irkit.lower_packed(lowered, way)
        (tmp_path / f"{way}.ll").write_text(irkit.to_assembly(lowered))
        run(["clang-22", "-O0", "-Wno-override-module", f"{way}.ll", "-o", way], tmp_path)
        assert run([f"./{way}"], tmp_path) == wanted


def test_fields_that_share_a_bit() -> None:
    assert not overlap({(0, 4), (4, 1), (5, 3)})
    assert overlap({(0, 5), (4, 1)})
    assert overlap({(0, 1), (2, 3), (2, 4)})


def test_the_other_end_first() -> None:
    """There the first element has the highest bits."""
    text = raised('target datalayout = "E"\n' + CLANG)
    assert "%struct.anon = type \\{ i4, i2, i2, [3 x i8] }/\n" in text
    assert "@s = global %struct.anon \\{ i4 0, i2 -2, i2 1, [3 x i8] zeroinitializer }/, align 4\n" in text
    assert "store i2 %bf.trunc, ptr getelementptr inbounds (%struct.anon, ptr @s, i32 0, i32 1), align 4" in text
    assert "%bf = load i2, ptr getelementptr inbounds (%struct.anon, ptr @s, i32 0, i32 2), align 4" in text


@pytest.mark.parametrize("big_endian", [False, True])
def test_parts_of_constant_words(big_endian: bool) -> None:
    context = irkit.Module.new("x").context
    digits = "0010101111001101"
    word = context.constant_int(integer_type(16), int(digits, 2))
    for width in (1, 3, 8, 15, 16):
        ty = integer_type(width)
        for first in range(17 - width):
            part = part_of(context, word, ty, first, 16, big_endian)
            shown = digits[first : first + width] if big_endian else digits[16 - first - width : 16 - first]
            assert part.value & (1 << width) - 1 == int(shown, 2)


def test_constants_that_fields_are_given() -> None:
    text = "define void @f(ptr %p) {\n  %l = load i16, ptr %p\n  store i16 %l, ptr %p\n  ret void\n}\n"
    function = irkit.parse_assembly(text, llvm_version=22)["f"]
    assert isinstance(function, irkit.Function)
    load, store, _ = function.instructions
    assert isinstance(load, irkit.LoadInst) and isinstance(store, irkit.StoreInst)
    builder = irkit.IRBuilder(function.blocks[0])
    word = 0b0010101111001101
    for width in (1, 3, 7, 16):
        for shift in range(17 - width):
            given = builder.module.context.constant_int(load.type, word)
            made = field_value(Write(load, shift, width, given, store), integer_type(width), builder)
            part = word // 2**shift % 2**width
            assert made.value == part - 2**width * (part >= 2 ** (width - 1))
    assert field_value(Write(load, 3, 4, None, store), integer_type(4), builder).value == 0
