"""What the thesis says of bit fields and of structures that are explicit (sections 2.3.4, 3.2.3, 3.2.4, 4.2, 4.3), and
the manual of tests; the lowerings themselves are in `tests/packed`."""

from __future__ import annotations

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter, outcomes
from irkit.semantics.values import Poison

PROFILES = ("figure-3.1", "llvm-22")
NEIGHBOUR_IS_POISON = """  %s = alloca i32
  store i16 5, ptr %s
  %q = getelementptr i16, ptr %s, i64 1
  store i16 poison, ptr %q
"""


def called(text: str, profile: str = "llvm-22") -> object:
    return Interpreter(irkit.parse_assembly(text), profile).call("f")


@pytest.mark.parametrize("profile", PROFILES)
def test_section_3_2_3_a_field_read_with_its_word_is_poison_where_its_neighbour_is(profile: str) -> None:
    text = f"""define i16 @f() {{
{NEIGHBOUR_IS_POISON}  %val = load i32, ptr %s
  %val2 = and i32 %val, 65535
  %myfield = trunc i32 %val2 to i16
  ret i16 %myfield
}}
"""
    assert isinstance(called(text, profile), Poison)


def test_section_3_2_3_a_word_that_is_frozen_has_other_neighbours() -> None:
    """The new field is what was stored; its neighbours are no longer what they were, but any value."""
    text = """define i2 @f(i1 %which) {
  %s = alloca i4
  store i4 poison, ptr %s
  %val = load i4, ptr %s
  %val2 = freeze i4 %val
  %cleared = and i4 %val2, -4
  %val3 = or i4 %cleared, 2
  store i4 %val3, ptr %s
  %word = load i4, ptr %s
  %high = lshr i4 %word, 2
  %found = select i1 %which, i4 %high, i4 %word
  %field = trunc i4 %found to i2
  ret i2 %field
}
"""
    module = irkit.parse_assembly(text)
    assert {result for result, _ in outcomes(module, "f", [0])} == {-2}
    assert {result for result, _ in outcomes(module, "f", [1])} == {0, 1, -2, -1}


@pytest.mark.parametrize("profile", PROFILES)
def test_section_3_2_3_a_field_of_five_bits_takes_five_insertions(profile: str) -> None:
    inserted = "".join(
        f"  %v{place + 1} = insertelement <8 x i1> %v{place}, i1 {bit}, i64 {place}\n"
        for place, bit in enumerate("10110")
    )
    text = f"""define i8 @f() {{
  %s = alloca <8 x i1>
  store <8 x i1> <i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1>, ptr %s
  %v0 = load <8 x i1>, ptr %s
{inserted}  store <8 x i1> %v5, ptr %s
  %r = load i8, ptr %s
  ret i8 %r
}}
"""
    assert called(text, profile) == 0b10101101 - 256


@pytest.mark.parametrize("profile", PROFILES)
def test_section_3_2_4_a_load_that_is_widened_as_a_vector_is_no_poison(profile: str) -> None:
    text = f"""define i16 @f() {{
{NEIGHBOUR_IS_POISON}  %tmp = load <2 x i16>, ptr %s
  %a = extractelement <2 x i16> %tmp, i32 0
  ret i16 %a
}}
"""
    assert called(text, profile) == 5


@pytest.mark.parametrize("profile", PROFILES)
def test_section_4_2_a_byte_of_two_fields_as_a_vector_of_four(profile: str) -> None:
    """Figure 4.1: the field of two bits is poison, that of six bits, elements 1 to 3, holds 2."""
    text = """define i6 @f() {
  %s = alloca i8
  store <4 x i2> <i2 poison, i2 -2, i2 0, i2 0>, ptr %s
  %v = load <4 x i2>, ptr %s
  %a = extractelement <4 x i2> %v, i32 1
  %b = extractelement <4 x i2> %v, i32 2
  %c = extractelement <4 x i2> %v, i32 3
  %wide = zext i2 %a to i6
  %wider = zext i2 %b to i6
  %widest = zext i2 %c to i6
  %middle = shl i6 %wider, 2
  %high = shl i6 %widest, 4
  %low = or i6 %wide, %middle
  %r = or i6 %low, %high
  ret i6 %r
}
"""
    assert called(text, profile) == 2
    first = text.replace("i32 1", "i32 0")
    assert isinstance(called(first, profile), Poison)


@pytest.mark.parametrize(
    ("section", "elements", "offsets", "size"),
    [
        ("3.2.3: unsigned a : 3, b : 4", "i3, i4, i1, [3 x i8]", (0, 3, 7, 8), 4),
        ("4.2: int i : 15, j : 15", "i15, i15, i2", (0, 15, 30), 4),
        ("4.2: int i : 3; char c : 6", "i3, i5, i6, i2, [2 x i8]", (0, 3, 8, 14, 16), 4),
        ("4.2: int i : 3, c : 6", "i3, i6, i7, [2 x i8]", (0, 3, 9, 16), 4),
        ("4.2: packed: int i : 3; char c : 6", "i3, i6, i7", (0, 3, 9), 2),
        ("4.2: char, int, char", "i8, [3 x i8], i32, i8, [3 x i8]", (0, 8, 32, 64, 72), 12),
        ("4.3: char c : 2; int i : 2", "i2, i2, i4, [3 x i8]", (0, 2, 4, 8), 4),
    ],
)
def test_explicit_structures_lie_as_the_thesis_has_them(
    section: str, elements: str, offsets: tuple[int, ...], size: int
) -> None:
    text = f"%s = type \\{{ {elements} }}/\n\n@s = global %s zeroinitializer\n"
    module = irkit.parse_assembly(text, grammar=irkit.packed_grammar())
    ty = module.globals["s"].value_type
    assert isinstance(ty, irkit.StructType)
    assert (section, module.layout.bit_offsets(ty)) == (section, offsets)
    assert module.layout.alloc_size(ty) == size
    assert irkit.to_assembly(module).endswith(text)


def test_section_2_2_1_poison_that_is_stored_is_no_undefined_behaviour() -> None:
    """The section says that poison which reaches a side effect is; figure 3.1 stores it, and so does LangRef."""
    text = "define void @f() {\n  %s = alloca i8\n  store i8 poison, ptr %s\n  ret void\n}\n"
    for profile in PROFILES:
        assert called(text, profile) is None


def test_writing_tests_without_undefined_behavior() -> None:
    """The manual: a test's dummy divisor is an argument, and not poison."""
    text = "define i8 @fn(i8 %a) {\n  %div = udiv i8 %a, poison\n  ret i8 %div\n}\n"
    found = irkit.lint(irkit.parse_assembly(text), tests=True)
    assert {(problem.line, problem.rule) for problem in found} == {(2, "division-by-poison")}
    mended = text.replace("%a)", "%a, i8 %dummy)").replace("poison", "%dummy")
    assert irkit.lint(irkit.parse_assembly(mended), tests=True) == []
