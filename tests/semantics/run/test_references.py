"""What the references say, a test a rule: figure 3.1 of the thesis, and the examples of the manual."""

from __future__ import annotations

import re

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter, outcomes
from irkit.semantics.values import Poison, Undef

PROFILES = ("figure-3.1", "llvm-22")


def called(text: str, *arguments: object, profile: str = "llvm-22") -> object:
    return Interpreter(irkit.parse_assembly(text), profile).call("f", *arguments)


def rule_of(text: str, *arguments: object, profile: str = "llvm-22") -> str:
    with pytest.raises(UndefinedBehaviorError) as caught:
        called(text, *arguments, profile=profile)
    return caught.value.rule


def is_poison(value: object) -> bool:
    return isinstance(value, Poison)


# Figure 3.1


@pytest.mark.parametrize("profile", PROFILES)
def test_freeze_of_poison_is_any_value_the_same_for_all_users(profile: str) -> None:
    text = "define i1 @f() {\n  %a = freeze i2 poison\n  %s = icmp eq i2 %a, %a\n  ret i1 %s\n}\n"
    found = list(outcomes(irkit.parse_assembly(text), "f", profile=profile))
    assert [result for result, _ in found] == [1, 1, 1, 1]
    assert called("define i8 @f(i8 %a) {\n  %b = freeze i8 %a\n  ret i8 %b\n}\n", 7, profile=profile) == 7


@pytest.mark.parametrize("profile", PROFILES)
def test_freeze_of_a_vector_is_lane_by_lane(profile: str) -> None:
    text = "define <2 x i1> @f() {\n  %a = freeze <2 x i1> <i1 poison, i1 true>\n  ret <2 x i1> %a\n}\n"
    found = [result for result, _ in outcomes(irkit.parse_assembly(text), "f", profile=profile)]
    assert found == [[0, 1], [1, 1]]


@pytest.mark.parametrize("profile", PROFILES)
def test_phi_is_what_comes_in_and_not_the_others(profile: str) -> None:
    text = """define i8 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i8 [ 1, %a ], [ poison, %entry ]
  ret i8 %r
}
"""
    assert called(text, 1, profile=profile) == 1
    assert is_poison(called(text, 0, profile=profile))


@pytest.mark.parametrize("profile", PROFILES)
def test_select_is_poison_by_its_condition_and_by_what_it_chooses(profile: str) -> None:
    text = "define i8 @f(i1 %c) {\n  %r = select i1 %c, i8 3, i8 poison\n  ret i8 %r\n}\n"
    assert called(text, 1, profile=profile) == 3
    assert is_poison(called(text, 0, profile=profile))
    assert is_poison(called("define i8 @f() {\n  %r = select i1 poison, i8 3, i8 3\n  ret i8 %r\n}\n", profile=profile))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("operands", ["poison, %a", "%a, poison"])
@pytest.mark.parametrize("operation", ["and", "add nsw", "add"])
def test_operations_are_poison_where_an_operand_is(profile: str, operands: str, operation: str) -> None:
    text = f"define i8 @f(i8 %a) {{\n  %r = {operation} i8 {operands}\n  ret i8 %r\n}}\n"
    assert is_poison(called(text, 0, profile=profile))


@pytest.mark.parametrize("profile", PROFILES)
def test_add_nsw_is_poison_on_signed_overflow(profile: str) -> None:
    text = "define i8 @f(i8 %a, i8 %b) {\n  %r = add nsw i8 %a, %b\n  ret i8 %r\n}\n"
    assert called(text, 100, 27, profile=profile) == 127
    assert is_poison(called(text, 100, 28, profile=profile))
    assert called(text, -100, -28, profile=profile) == -128


@pytest.mark.parametrize("profile", PROFILES)
def test_bitcast_goes_through_bits_so_that_one_poison_lane_spoils_a_number(profile: str) -> None:
    text = "define i4 @f() {\n  %r = bitcast <4 x i1> <i1 1, i1 poison, i1 0, i1 0> to i4\n  ret i4 %r\n}\n"
    assert is_poison(called(text, profile=profile))
    lanes_of = "<4 x i4> <i4 1, i4 2, i4 poison, i4 3>"
    text = f"define <2 x i8> @f() {{\n  %r = bitcast {lanes_of} to <2 x i8>\n  ret <2 x i8> %r\n}}\n"
    lanes = called(text, profile=profile)
    assert isinstance(lanes, list)
    assert lanes[0] == 0x21
    assert is_poison(lanes[1])


@pytest.mark.parametrize("profile", PROFILES)
def test_load_of_bits_of_which_one_is_poison_is_poison(profile: str) -> None:
    text = """define i16 @f(ptr %out) {
  %p = alloca i16
  store i16 258, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 poison, ptr %q
  %low = load i8, ptr %p
  store i8 %low, ptr %out
  %r = load i16, ptr %p
  ret i16 %r
}
"""
    interpreter = Interpreter(irkit.parse_assembly(text), profile)
    out = interpreter.allocate(1)
    assert is_poison(interpreter.call("f", out))
    assert interpreter.read(out, 1) == b"\x02"


@pytest.mark.parametrize("profile", PROFILES)
def test_vectors_are_stored_and_loaded_bit_by_bit(profile: str) -> None:
    text = """define <4 x i1> @f() {
  %p = alloca i8
  store <4 x i1> <i1 1, i1 poison, i1 0, i1 1>, ptr %p
  %r = load <4 x i1>, ptr %p
  ret <4 x i1> %r
}
"""
    lanes = called(text, profile=profile)
    assert isinstance(lanes, list)
    assert [lanes[0], lanes[2], lanes[3]] == [1, 0, 1]
    assert is_poison(lanes[1])


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("access", ["load i32, ptr %p", "store i32 0, ptr %p"])
def test_load_and_store_that_fail_are_undefined(profile: str, access: str) -> None:
    start = "%r = " if access.startswith("load") else ""
    text = f"define void @f(ptr %p) {{\n  {start}{access}, align 1\n  ret void\n}}\n"
    assert rule_of(text, None, profile=profile) == "null-pointer"
    interpreter = Interpreter(irkit.parse_assembly(text), profile)
    with pytest.raises(UndefinedBehaviorError, match="out-of-bounds"):
        interpreter.call("f", interpreter.allocate(3))


def test_sdiv_exact_of_section_3_1() -> None:
    text = "define i8 @f(i8 %a, i8 %b) {\n  %r = sdiv exact i8 %a, %b\n  ret i8 %r\n}\n"
    assert called(text, 6, 3) == 2
    assert is_poison(called(text, 7, 3))
    assert rule_of(text, 7, 0) == "division-by-zero"
    assert rule_of(text, -128, -1) == "division-overflow"


@pytest.mark.parametrize("operation", ["sdiv", "srem"])
def test_a_dividend_that_may_be_the_smallest_number_is_not_divided_by_minus_one(operation: str) -> None:
    text = f"define i8 @f(i8 %a) {{\n  %r = {operation} i8 POISON, %a\n  ret i8 %r\n}}\n"
    for word in ("poison", "undef"):
        assert rule_of(text.replace("POISON", word), -1) == "division-overflow"
        assert rule_of(text.replace("POISON", word), 0) == "division-by-zero"
    assert is_poison(called(text.replace("POISON", "poison"), 2))
    known = text.replace("  %r", "  %k = or i8 undef, 1\n  %r").replace("POISON", "%k")
    assert isinstance(called(known, -1), Undef)


def test_the_profiles_differ_in_memory_that_is_not_written_and_in_undef() -> None:
    text = "define i8 @f() {\n  %p = alloca i8\n  %r = load i8, ptr %p\n  ret i8 %r\n}\n"
    assert isinstance(called(text), Undef)
    assert is_poison(called(text, profile="figure-3.1"))
    text = "define i8 @f() {\n  ret i8 undef\n}\n"
    assert isinstance(called(text), Undef)
    assert is_poison(called(text, profile="figure-3.1"))


# Sections 3.2 and 3.3 of the thesis


@pytest.mark.parametrize("profile", PROFILES)
def test_branch_on_poison_is_undefined_and_on_frozen_poison_is_not(profile: str) -> None:
    text = "define i8 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  ret i8 1\nb:\n  ret i8 2\n}\n"
    frozen = text.replace("  br i1 %c,", "  %d = freeze i1 %c\n  br i1 %d,")
    poison = called("define i1 @f() {\n  ret i1 poison\n}\n")
    assert rule_of(text, poison, profile=profile) == "branch-on-poison"
    found = {result for result, _ in outcomes(irkit.parse_assembly(frozen), "f", [poison], profile)}
    assert found == {1, 2}


BIT_FIELD = """define i32 @f(i32 %v) {
  %s = alloca i32
  %old = load i32, ptr %s
  %cleared = and i32 %old, -65536
  %low = and i32 %v, 65535
  %new = or i32 %cleared, %low
  store i32 %new, ptr %s
  %word = load i32, ptr %s
  %field = and i32 %word, 65535
  ret i32 %field
}
"""


def test_a_bit_field_of_a_new_word_needs_a_freeze_where_such_memory_is_poison() -> None:
    assert called(BIT_FIELD, 7) == 7
    assert is_poison(called(BIT_FIELD, 7, profile="figure-3.1"))
    frozen = BIT_FIELD.replace("%old = load i32, ptr %s", "%raw = load i32, ptr %s\n  %old = freeze i32 %raw")
    assert called(frozen, 7, profile="figure-3.1") == 7


def test_load_widening_by_vectors_does_not_spread_poison() -> None:
    text = """define i16 @f() {
  %p = alloca i32
  store i16 5, ptr %p
  %q = getelementptr i16, ptr %p, i64 1
  store i16 poison, ptr %q
  %v = load <2 x i16>, ptr %p
  %r = extractelement <2 x i16> %v, i32 0
  ret i16 %r
}
"""
    assert called(text, profile="figure-3.1") == 5
    wide = text.replace("%v = load <2 x i16>, ptr %p", "%v = load i32, ptr %p").replace(
        "extractelement <2 x i16> %v, i32 0", "trunc i32 %v to i16"
    )
    assert is_poison(called(wide, profile="figure-3.1"))


# The manual


def test_immediate_ub_division_by_zero_is_hoisted_wrongly() -> None:
    before = """define i32 @f(i1 %c, i32 %v) {
  br i1 %c, label %then, label %else
then:
  %div = udiv i32 3, %v
  br label %ret
else:
  br label %ret
ret:
  %r = phi i32 [ %div, %then ], [ 0, %else ]
  ret i32 %r
}
"""
    after = """define i32 @f(i1 %c, i32 %v) {
  %div = udiv i32 3, %v
  %r = select i1 %c, i32 %div, i32 0
  ret i32 %r
}
"""
    assert called(before, 0, 0) == 0
    assert rule_of(after, 0, 0) == "division-by-zero"


def test_time_travel_reaches_unreachable() -> None:
    text = "define void @f() {\n  call void @g()\n  unreachable\n}\ndefine void @g() {\n  ret void\n}\n"
    assert rule_of(text) == "unreachable"


def test_deferred_ub_shifts() -> None:
    text = "define i32 @f(i32 %a, i32 %b) {\n  %mask = and i32 %b, 31\n  %s = shl i32 %a, %mask\n  ret i32 %s\n}\n"
    assert called(text, 1, 33) == 2
    assert is_poison(called(text.replace("%mask\n", "%b\n"), 1, 33))


def test_undef_is_another_value_at_each_use() -> None:
    text = "define i32 @f() {\n  %add = add i32 undef, 0\n  %ret = add i32 %add, %add\n  ret i32 %ret\n}\n"
    found = called(text)
    assert isinstance(found, Undef)
    assert found.mask == 0xFFFFFFFF
    even = called("define i32 @f() {\n  %r = mul i32 undef, 2\n  ret i32 %r\n}\n")
    assert isinstance(even, Undef)


def test_division_by_undef_is_undefined() -> None:
    assert rule_of("define i32 @f(i32 %x) {\n  %r = udiv i32 %x, undef\n  ret i32 %r\n}\n", 1) == "division-by-poison"


def test_poison_taints_what_is_computed_of_it() -> None:
    text = """define i32 @f(i32 %a, i32 %b, i32 %c) {
  %add = add nsw i32 %a, %b
  %ret = add nsw i32 %add, %c
  ret i32 %ret
}
"""
    assert called(text, 1, 2, 3) == 6
    assert is_poison(called(text, 0x7FFFFFFF, 1, -5))


SELECTED = """define i1 @f(i32 %x, i32 %y) {
  %cmp1 = icmp ne i32 %x, 0
  %cmp2 = icmp ugt i32 %x, %y
  %and = AND
  ret i1 %and
}
"""


def test_select_is_a_barrier_for_poison_and_the_and_is_not() -> None:
    poison = called("define i32 @f() {\n  ret i32 poison\n}\n")
    select = SELECTED.replace("AND", "select i1 %cmp1, i1 %cmp2, i1 false")
    conjunction = SELECTED.replace("AND", "and i1 %cmp1, %cmp2")
    flipped = SELECTED.replace("AND", "select i1 %cmp2, i1 %cmp1, i1 false")
    assert called(select, 0, poison) == 0
    assert is_poison(called(conjunction, 0, poison))
    for x in (0, 1, 5):
        for y in (0, 3, poison):
            first, second = called(flipped, x, y), called(conjunction, x, y)
            assert first == second or (is_poison(first) and is_poison(second))


def test_loop_unswitching_needs_a_freeze() -> None:
    text = """define i32 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %i2 = add i32 %i, 1
  %cond = icmp ult i32 %i2, %n
  br i1 %cond, label %loop, label %exit
exit:
  ret i32 0
}
"""
    poison = called("define i1 @f() {\n  ret i1 poison\n}\n")
    assert rule_of(text, 0, poison) == "branch-on-poison"
    frozen = re.sub(r"  br i1 %c,", "  %c2 = freeze i1 %c\n  br i1 %c2,", text)
    assert called(frozen, 0, poison) == 0


def test_the_history_of_poison_is_told() -> None:
    text = """define i32 @f(i32 %a) {
  %wide = shl i32 %a, 32
  %more = add i32 %wide, 1
  %q = udiv i32 %a, %more
  ret i32 %q
}
"""
    with pytest.raises(UndefinedBehaviorError) as caught:
        called(text, 3)
    said = str(caught.value).splitlines()
    assert said[0] == (
        "@f, block %0: %q = udiv i32 %a, %more: undefined behaviour: the divisor is poison [division-by-poison]"
    )
    assert said[1:] == [
        "  it arose here: the shift amount 32 is not below the width 32: @f, block %0: %wide = shl i32 %a, 32",
        "  it came here: @f, block %0: %more = add i32 %wide, 1",
    ]
