"""Explicitly packed structs: the language, its rules, and both ways down to plain IR."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit

# "Implementation" of the thesis: struct { char c : 2; int i : 2; }, and a store of 1 to i.
STORE = """%struct.anon = type \\{ i2, i2, i4, [3 x i8] }/

@s = global %struct.anon \\{ i2 1, i2 -2, i4 0, [3 x i8] zeroinitializer }/

define void @f() {
  store i2 1, ptr getelementptr (%struct.anon, ptr @s, i32 0, i32 1), align 1
  ret void
}
"""
ACCESSES = """%s = type \\{ i3, i6, i7, i16, double }/

define i6 @load(ptr %p) {
  %q = getelementptr inbounds %s, ptr %p, i64 0, i32 1
  %v = load volatile i6, ptr %q, align 2
  ret i6 %v
}

define void @store(ptr %p, i6 %v) {
  %q = getelementptr inbounds %s, ptr %p, i64 0, i32 1
  store i6 %v, ptr %q, align 2
  ret void
}

define double @plain(ptr %p) {
  %q = getelementptr inbounds %s, ptr %p, i64 1, i32 4
  %v = load double, ptr %q, align 8
  ret double %v
}
"""


def parsed(text: str) -> irkit.Module:
    return irkit.parse_assembly(text, grammar=irkit.packed_grammar())


def body(module: irkit.Module) -> str:
    return irkit.to_assembly(module).partition("\n\n")[2]


def test_text_comes_back() -> None:
    module = parsed(STORE)
    assert irkit.verify(module) == []
    assert body(module) == STORE


def test_plain_assembly_does_not_have_them() -> None:
    with pytest.raises(irkit.ParseError, match="irkit lower --packed=masks"):
        irkit.parse_assembly(STORE)


def test_bitcode_of_them_is_refused_by_name() -> None:
    with pytest.raises(irkit.UnsupportedError, match="explicitly packed structs in bitcode"):
        irkit.to_bitcode(parsed(STORE))


def test_elements_lie_bit_after_bit() -> None:
    module = parsed("@a = global \\{ i3, i6, i7, i16, double }/ zeroinitializer\n")
    ty = module.globals["a"].value_type
    assert isinstance(ty, irkit.StructType) and ty.explicit
    layout = module.layout
    assert layout.bit_offsets(ty) == (0, 3, 9, 16, 32)
    assert layout.struct_layout(ty).offsets == (0, 0, 1, 2, 4)
    assert (layout.alloc_size(ty), layout.abi_alignment(ty)) == (12, 1), "double is not where it is aligned"
    [unit, *others] = layout.units(ty)
    assert (unit.bits, unit.last, unit.has_fields) == (16, 3, True)
    assert not any(other.has_fields for other in others)


def test_a_struct_is_as_aligned_as_the_plain_one() -> None:
    module = parsed("@a = global \\{ i32, i3, i5, [3 x i8] }/ zeroinitializer\n")
    assert module.layout.abi_alignment(module.globals["a"].value_type) == 4


def test_masks_are_those_of_the_thesis() -> None:
    module = parsed(STORE)
    assert irkit.lower_packed(module, "masks") == 1
    assert (
        body(module)
        == """%struct.anon = type { i8, [3 x i8] }

@s = global %struct.anon { i8 9, [3 x i8] zeroinitializer }

define void @f() {
  %bf.load = load i8, ptr getelementptr (%struct.anon, ptr @s, i32 0, i32 0), align 1
  %bf.freeze = freeze i8 %bf.load
  %bf.clear = and i8 %bf.freeze, -13
  %bf.set = or i8 %bf.clear, 4
  store i8 %bf.set, ptr getelementptr (%struct.anon, ptr @s, i32 0, i32 0), align 1
  ret void
}
"""
    )


def test_vectors_have_the_widest_elements_that_fit() -> None:
    module = parsed(STORE)
    irkit.lower_packed(module, "vectors")
    assert """
  %bf.load = load <4 x i2>, ptr getelementptr (%struct.anon, ptr @s, i32 0, i32 0), align 1
  %bf.set = insertelement <4 x i2> %bf.load, i2 1, i64 1
  store <4 x i2> %bf.set, ptr getelementptr""" in body(module)


def test_a_field_over_two_bytes() -> None:
    masks, vectors = parsed(ACCESSES), parsed(ACCESSES)
    irkit.lower_packed(masks)
    irkit.lower_packed(vectors, "vectors")
    assert (
        body(masks)
        == """%s = type <{ i16, i16, double }>

define i6 @load(ptr %p) {
  %q = getelementptr inbounds %s, ptr %p, i64 0, i32 0
  %bf.load = load volatile i16, ptr %q, align 2
  %bf.lshr = lshr i16 %bf.load, 3
  %v = trunc i16 %bf.lshr to i6
  ret i6 %v
}

define void @store(ptr %p, i6 %v) {
  %q = getelementptr inbounds %s, ptr %p, i64 0, i32 0
  %bf.load = load i16, ptr %q, align 2
  %bf.freeze = freeze i16 %bf.load
  %bf.clear = and i16 %bf.freeze, -505
  %bf.frozen = freeze i6 %v
  %bf.value = zext i6 %bf.frozen to i16
  %bf.shl = shl i16 %bf.value, 3
  %bf.set = or i16 %bf.clear, %bf.shl
  store i16 %bf.set, ptr %q, align 2
  ret void
}

define double @plain(ptr %p) {
  %q = getelementptr inbounds %s, ptr %p, i64 1, i32 2
  %v = load double, ptr %q, align 8
  ret double %v
}
"""
    )
    assert "load volatile <16 x i1>, ptr %q, align 2" in body(vectors)
    for module in (masks, vectors):
        assert irkit.verify(module) == []
        assert irkit.to_bitcode(module)


def test_the_other_end_first() -> None:
    module = parsed('target datalayout = "E"\n' + ACCESSES)
    irkit.lower_packed(module)
    assert "lshr i16 %bf.load, 7" in body(module)


def test_three_bytes_are_an_array_in_memory() -> None:
    module = parsed("@a = global \\{ i20, i4, i8 }/ \\{ i20 74565, i4 1, i8 7 }/\n")
    irkit.lower_packed(module)
    assert body(module) == '@a = global { [3 x i8], i8 } { [3 x i8] c"E#\\11", i8 7 }\n'


def test_literal_structs_in_others_give_way() -> None:
    text = """%t = type { i8, \\{ i4, i4 }/ }

@a = global [2 x \\{ i4, i4 }/] [\\{ i4, i4 }/ \\{ i4 1, i4 2 }/, \\{ i4, i4 }/ zeroinitializer]
@b = global %t zeroinitializer
@c = global ptr getelementptr (\\{ i4, i4, i8 }/, ptr @a, i32 0, i32 2)
"""
    module = parsed(text)
    irkit.lower_packed(module)
    assert (
        body(module)
        == """%t = type { i8, { i8 } }

@a = global [2 x { i8 }] [{ i8 } { i8 33 }, { i8 } zeroinitializer]
@b = global %t zeroinitializer
@c = global ptr getelementptr ({ i8, i8 }, ptr @a, i32 0, i32 1)
"""
    )


def of_field(use: str) -> str:
    """A function that does something with the address of a bit field."""
    place = "%q = getelementptr \\{ i3, i5 }/, ptr %p, i32 0, i32 1"
    return f"define void @f(ptr %p) {{\n  {place}\n  {use}\n  ret void\n}}"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("@a = global \\{ i3 }/ zeroinitializer", "explicit-struct-bytes"),
        ("@a = global \\{ i3, float, i5 }/ zeroinitializer", "explicit-struct-element"),
        (
            "define ptr @f(ptr %p) {\n  %q = getelementptr \\{ i3, i5 }/, ptr %p, i32 0, i32 1\n  ret ptr %q\n}",
            "bit-field-access",
        ),
        (
            "define i8 @f(ptr %p) {\n  %q = getelementptr \\{ i3, i5 }/, ptr %p, i32 0, i32 1\n"
            "  %v = load i8, ptr %q\n  ret i8 %v\n}",
            "bit-field-type",
        ),
        ("@a = global ptr getelementptr (\\{ i3, i5 }/, ptr null, i32 0, i32 1)", "bit-field-access"),
        (of_field("store ptr %q, ptr %p"), "bit-field-access"),
        (of_field("%c = icmp eq ptr %p, %q"), "bit-field-access"),
        (of_field("store i8 0, ptr %q"), "bit-field-type"),
        (of_field("store float 0.0, ptr %q"), "bit-field-type"),
        (of_field("store atomic i8 0, ptr %q monotonic, align 1").replace("i5 }", "i8, i5 }"), "bit-field-access"),
        (of_field("store ptr getelementptr (\\{ i3, i5 }/, ptr null, i32 0, i32 1), ptr %p"), "bit-field-access"),
        (
            of_field("store [1 x ptr] [ptr getelementptr (\\{ i3, i5 }/, ptr null, i32 0, i32 1)], ptr %p"),
            "bit-field-access",
        ),
    ],
)
def test_what_is_wrong_is_found(text: str, rule: str) -> None:
    module = parsed(text)
    assert [problem.rule for problem in irkit.verify(module)] == [rule]
    with pytest.raises(irkit.VerificationError):
        irkit.lower_packed(module)


def test_values_outside_of_memory_are_refused_by_name() -> None:
    module = parsed("define void @f(\\{ i3, i5 }/ %v, ptr %p) {\n  %q = alloca \\{ i3, i5 }/\n  ret void\n}\n")
    with pytest.raises(irkit.UnsupportedError, match="a value of the explicitly packed struct"):
        irkit.lower_packed(module)


def test_another_way_is_refused() -> None:
    with pytest.raises(irkit.EditError, match="masks or vectors"):
        irkit.lower_packed(parsed(STORE), "bits")


@pytest.mark.llvm
@pytest.mark.parametrize("way", ["masks", "vectors"])
def test_llvm_takes_what_comes_out(way: str) -> None:
    for text in (STORE, ACCESSES):
        module = parsed(text)
        irkit.lower_packed(module, way)
        subprocess.run(["llvm-as-22", "-o", "/dev/null"], input=irkit.to_assembly(module).encode(), check=True)


def test_the_page_says_what_is_so() -> None:
    text = (Path(__file__).parents[2] / "docs" / "packed.md").read_text()
    [shown] = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    exec(compile(shown, "docs/packed.md", "exec"), {})
    [module] = re.findall(r"^```llvm\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert irkit.verify(parsed(module)) == []


def test_aliases_and_what_stands_before_a_function_name_the_plain_elements() -> None:
    place = "getelementptr (%s, ptr @g, i64 0, i32 4)"
    module = parsed(
        f"%s = type \\{{ i3, i6, i7, i16, double }}/\n@g = global %s zeroinitializer\n@a = alias double, {place}\n"
        f"define void @f() prefix ptr {place} {{\n  ret void\n}}\n"
    )
    irkit.lower_packed(module)
    assert "%s = type <{ i16, i16, double }>" in body(module)
    assert body(module).count("getelementptr (%s, ptr @g, i64 0, i32 2)") == 2
    assert irkit.verify(module) == []
