"""Functions of C's library, constrained operations, aliases, calls by pointers, and blocks that calls may see."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

pytest.importorskip("z3")

DECLARATIONS = """
@text = constant [8 x i8] c"abc\\00de\\00f"
@numbers = internal constant [3 x i32] [i32 2, i32 3, i32 4]
@second = internal alias i32, getelementptr ([3 x i32], ptr @numbers, i32 0, i32 1)
@other = weak alias i32, getelementptr ([3 x i32], ptr @numbers, i32 0, i32 1)
declare i32 @ffs(i32)
declare i32 @abs(i32)
declare float @floorf(float)
declare double @fmax(double, double)
declare double @cabs(double, double)
declare float @cabsf([2 x float])
declare double @hypot(double, double)
declare double @pow(double, double)
declare double @ldexp(double, i32)
declare double @sin(double)
declare double @cos(double)
declare i32 @fls(i32)
declare i32 @isdigit(i32)
declare i32 @isascii(i32)
declare i32 @toascii(i32)
declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.pow.f64(double, double)
declare double @llvm.powi.f64.i32(double, i32)
declare half @llvm.pow.f16(half, half)
declare half @llvm.powi.f16.i32(half, i32)
declare i64 @llvm.readcyclecounter()
declare noalias ptr @malloc(i64)
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @bcmp(ptr, ptr, i64)
declare void @take(ptr)
declare void @look(ptr captures(none))
declare ptr @some()
declare void @several(i8, ...)
declare i8 @one(i8)
declare float @llvm.floor.f32(float)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
"""


def verdict(parameters: str, result: str, before: str, after: str) -> Verdict:
    text = DECLARATIONS + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=30.0)
    return found


NUMBERS = "double noundef %x, double noundef %y"


def outcome(parameters: str, result: str, before: str, after: str) -> str:
    return verdict(parameters, result, before, after).outcome


def adds(rounding: str) -> str:
    return (
        "%r = call float @llvm.experimental.constrained.fadd.f32(float %x, float -0.0, "
        f'metadata !"round.{rounding}", metadata !"fpexcept.ignore"); ret float %r'
    )


@pytest.mark.parametrize(
    ("parameters", "result", "before", "right", "wrong"),
    [
        ("", "i32", "%r = call i32 @ffs(i32 40); ret i32 %r", "ret i32 4", "ret i32 3"),
        ("", "i32", "%r = call i32 @ffs(i32 0); ret i32 %r", "ret i32 0", "ret i32 1"),
        ("", "i32", "%r = call i32 @memcmp(ptr @text, ptr @text, i64 3); ret i32 %r", "ret i32 0", "ret i32 1"),
        ("", "i32", "%r = call i32 @bcmp(ptr @text, ptr @numbers, i64 0); ret i32 %r", "ret i32 0", "ret i32 1"),
        (
            "i32 %x",
            "i32",
            "%r = call i32 @abs(i32 %x); ret i32 %r",
            "%r = call i32 @llvm.abs.i32(i32 %x, i1 true); ret i32 %r",
            "ret i32 %x",
        ),
        (
            "float %x",
            "float",
            "%r = call float @floorf(float %x); ret float %r",
            "%r = call float @llvm.floor.f32(float %x); ret float %r",
            "ret float %x",
        ),
        (
            "",
            "double",
            "%r = call double @fmax(double 1.0, double 2.0); ret double %r",
            "ret double 2.0",
            "ret double 1.0",
        ),
        ("", "i64", "%r = call i64 @strlen(ptr @text); ret i64 %r", "ret i64 3", "ret i64 7"),
        ("", "i32", "%r = call i32 @fls(i32 40); ret i32 %r", "ret i32 6", "ret i32 4"),
        ("", "i32", "%r = call i32 @toascii(i32 200); ret i32 %r", "ret i32 72", "ret i32 200"),
        ("", "i32", "%r = call i32 @isdigit(i32 57); ret i32 %r", "ret i32 1", "ret i32 0"),
        ("", "i32", "%r = call i32 @isascii(i32 128); ret i32 %r", "ret i32 0", "ret i32 1"),
        (
            "double %x",
            "double",
            "%r = call double @cabs(double -0.0, double %x); ret double %r",
            "%r = call double @llvm.fabs.f64(double %x); ret double %r",
            "ret double %x",
        ),
        (
            "float %x",
            "float",
            "%p = insertvalue [2 x float] zeroinitializer, float %x, 0; "
            "%r = call float @cabsf([2 x float] %p); ret float %r",
            "%r = call float @llvm.fabs.f32(float %x); ret float %r",
            "ret float %x",
        ),
        (
            "double noundef %x",
            "double",
            "%r = call double @pow(double %x, double 2.0); ret double %r",
            "%r = fmul double %x, %x; ret double %r",
            "%r = fadd double %x, %x; ret double %r",
        ),
        (
            "double %x",
            "double",
            "%r = call double @ldexp(double %x, i32 3); ret double %r",
            "%r = fmul double %x, 8.0; ret double %r",
            "ret double %x",
        ),
        (
            "",
            "i64",
            "%p = getelementptr i8, ptr @text, i64 4; %r = call i64 @strlen(ptr %p); ret i64 %r",
            "ret i64 2",
            "ret i64 3",
        ),
        (
            "",
            "i32",
            "%p = getelementptr i8, ptr @text, i64 4; %r = call i32 @memcmp(ptr %p, ptr @text, i64 2); ret i32 %r",
            "ret i32 1",
            "ret i32 -1",
        ),
        ("ptr %p, i64 %n", "i32", "%r = call i32 @bcmp(ptr %p, ptr %p, i64 %n); ret i32 %r", "ret i32 0", "ret i32 1"),
        (
            "",
            "i32",
            "%p = getelementptr i32, ptr @second, i64 1; %r = load i32, ptr %p; ret i32 %r",
            "ret i32 4",
            "ret i32 2",
        ),
        ("float noundef nofpclass(nan) %x", "float", adds("tonearest"), "ret float %x", "ret float 0.0"),
    ],
)
def test_what_is_told_exactly(parameters: str, result: str, before: str, right: str, wrong: str) -> None:
    assert outcome(parameters, result, before, right) == REFINES
    assert outcome(parameters, result, before, wrong) == FAILS


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%r = call double @hypot(double %x, double %y)", "%r = call double @cabs(double %y, double %x)"),
        ("%r = call double @pow(double %x, double %y)", "%r = call double @llvm.pow.f64(double %x, double %y)"),
        ("%n = fneg double %x; %r = call double @cos(double %n)", "%r = call double @cos(double %x)"),
        (
            "%n = fneg double %x; %r = call double @sin(double %n)",
            "%s = call double @sin(double %x); %r = fneg double %s",
        ),
    ],
)
def test_functions_of_mathematics_are_what_the_intrinsics_are(before: str, after: str) -> None:
    found = verdict(NUMBERS, "double", f"{before}; ret double %r", f"{after}; ret double %r")
    assert (found.outcome, "errno is not looked at" in found.notes) == (REFINES, True)
    other = f"{after.replace('%x', '%z').replace('%y', '%z')}; ret double %r"
    assert outcome(NUMBERS, "double", f"{before}; ret double %r", f"%z = fadd double %x, 1.0; {other}") == UNKNOWN


@pytest.mark.parametrize(
    ("declared", "call"),
    [
        ("i32 @cabs(double, double)", "i32 @cabs(double -0.0, double %x)"),
        ("double @cabs(double, double)", "double @cabs(double -0.0, double %x) nobuiltin"),
    ],
)
def test_a_function_of_the_librarys_name_only_is_unknown(declared: str, call: str) -> None:
    text = f"""declare {declared}
declare double @llvm.fabs.f64(double)
define void @src(double %x) {{
  %r = call {call}
  ret void
}}
define void @tgt(double %x) {{
  ret void
}}
"""
    [found] = irkit.refine(irkit.parse_assembly(text))
    assert found.outcome == UNKNOWN


def test_a_number_that_the_library_gets_is_well_defined() -> None:
    table = "%f = icmp eq i32 %x, 0; %t = call i32 @llvm.cttz.i32(i32 %x, i1 true); %p = add i32 %t, 1; "
    chosen = table + "%r = select i1 %f, i32 0, i32 %p; ret i32 %r"
    assert outcome("i32 %x", "i32", "%r = call i32 @ffs(i32 %x); ret i32 %r", chosen) == REFINES
    assert outcome("i32 %x", "i32", chosen, "%r = call i32 @ffs(i32 %x); ret i32 %r") == FAILS


@pytest.mark.parametrize(
    ("exponent", "same"),
    [
        ("0", "ret half 1.0"),
        ("1", "ret half %x"),
        ("2", "%r = fmul half %x, %x; ret half %r"),
        ("-1", "%r = fdiv half 1.0, %x; ret half %r"),
    ],
)
def test_small_powers_are_computed(exponent: str, same: str) -> None:
    whole = f"%r = call half @llvm.powi.f16.i32(half %x, i32 {exponent}); ret half %r"
    power = f"%r = call half @llvm.pow.f16(half %x, half {exponent}.0); ret half %r"
    for body in (whole, power):
        assert outcome("half noundef %x", "half", body, same) == REFINES
        assert outcome("half noundef %x", "half", body, "ret half 7.0") == FAILS
    other = whole.replace(f"i32 {exponent})", f"i32 {int(exponent) + 4})")
    assert outcome("half noundef %x", "half", other, same) == UNKNOWN


@pytest.mark.parametrize(("size", "is_known"), [(63, True), (64, True), (65, False)])
def test_how_far_strings_are_gone_through(size: int, is_known: bool) -> None:
    made = f'%p = alloca [{size} x i8]; store [2 x i8] c"a\\00", ptr %p; '
    made += "%n = call i64 @strlen(ptr %p); ret i64 %n"
    assert (outcome("", "i64", made, "ret i64 1") == REFINES) is is_known
    assert outcome("", "i64", made, "ret i64 2") == (FAILS if is_known else UNKNOWN)


def test_attributes_of_what_the_library_returns() -> None:
    for size, expected in ((4, FAILS), (5, REFINES)):
        made = f"%p = call dereferenceable({size}) ptr @malloc(i64 4); ret i64 5"
        assert outcome("", "i64", made, "ret i64 7") == expected
        place = f"%r = call range(i32 0, {9 - size}) i32 @ffs(i32 40); ret i32 %r"
        assert outcome("", "i32", place, "ret i32 7") == expected


def test_an_intrinsic_is_no_function_that_a_pointer_is_to() -> None:
    left_open = "%r = call i64 @llvm.readcyclecounter(); ret i64 %r"
    by_pointer = "%r = call i64 %f(); ret i64 %r"
    for before, after in ((left_open, by_pointer), (by_pointer, left_open)):
        found = verdict("ptr %f", "i64", before, after)
        assert found.outcome == UNKNOWN
        assert "llvm.readcyclecounter left open" in found.reason
        assert "a call of a function by a pointer" in found.reason
        assert outcome("ptr %f", "i64", before, before) == REFINES


def test_a_call_by_another_signature_is_undefined() -> None:
    for call in ("call void @take(i32 5)", "call fastcc void @take(ptr null)", "call void @several(i8 1, i8 2)"):
        assert outcome("", "void", f"{call}; ret void", "unreachable") == REFINES
    for call in ("call void @take(ptr null)", "call void (i8, ...) @several(i8 1, i8 2)"):
        assert outcome("", "void", f"{call}; ret void", "unreachable") == FAILS


def test_what_comes_back_does_not_unwind_through_a_function_that_says_so() -> None:
    text = """declare double @may_unwind(i32) willreturn memory(read)
define void @src() ATTRIBUTE {
  %r = call double @may_unwind(i32 1)
  ret void
}
define void @tgt() ATTRIBUTE {
  ret void
}
"""
    for attribute, expected in (("nounwind", REFINES), ("", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text.replace("ATTRIBUTE", attribute)))
        assert found.outcome == expected


def test_flags_of_a_call_are_of_its_result() -> None:
    text = """declare double @f()
define i1 @src() {
  %r = call FLAGS double @f()
  %o = fcmp ord double %r, %r
  ret i1 %o
}
define i1 @tgt() {
  %r = call FLAGS double @f()
  ret i1 true
}
"""
    for flags, expected in (("nnan", REFINES), ("", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text.replace("FLAGS", flags)))
        assert found.outcome == expected


def test_a_call_that_is_speculatable_has_no_effect() -> None:
    text = """declare i32 @f(i32) ATTRIBUTE
define i32 @src(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 0
  %r = call i32 @f(i32 %x)
  %s = select i1 %c, i32 %r, i32 %y
  ret i32 %s
}
define i32 @tgt(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 0
  %r = call i32 @f(i32 0)
  %s = select i1 %c, i32 %r, i32 %y
  ret i32 %s
}
"""
    for attribute, expected in (("speculatable", REFINES), ("nounwind", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text.replace("ATTRIBUTE", attribute)))
        assert found.outcome == expected


def test_a_string_ends_within_its_block() -> None:
    behind = "%p = getelementptr i8, ptr @text, i64 7; %r = call i64 @strlen(ptr %p); ret i64 %r"
    assert outcome("", "i64", behind, "unreachable") == REFINES


def test_an_alias_that_may_be_another_is_not_looked_through() -> None:
    assert outcome("", "i32", "%r = load i32, ptr @other; ret i32 %r", "ret i32 3") == UNKNOWN


def test_modes_of_rounding_differ() -> None:
    callee = "@llvm.experimental.constrained.rint.f32"
    inexact = f'%r = call float {callee}(float 1.5, MODE, metadata !"fpexcept.ignore"); ret float %r'
    for mode, number in (("downward", "1.0"), ("upward", "2.0"), ("towardzero", "1.0")):
        body = inexact.replace("MODE", f'metadata !"round.{mode}"')
        assert outcome("", "float", body, f"ret float {number}") == REFINES
    assert outcome("", "float", inexact.replace("MODE", 'metadata !"round.dynamic"'), "ret float 1.0") == FAILS


def test_exceptions_of_numbers_are_not_looked_at_and_the_verdict_says_so() -> None:
    strict = (
        "%r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, "
        'metadata !"oeq", metadata !"fpexcept.strict"); '
    )
    found = verdict("float %x", "void", strict + "ret void", "ret void")
    assert (found.outcome, found.notes) == (REFINES, ("exceptions of floating-point operations are not looked at",))


def test_calls_by_pointers_to_the_same_function_are_the_same() -> None:
    before = "%r = call i8 %p(i8 1); ret i8 %r"
    after = (
        "%c = icmp eq ptr %p, @one; br i1 %c, label %a, label %b\na:\n%r = call i8 @one(i8 1); ret i8 %r\n"
        "b:\n%s = call i8 %p(i8 NUMBER); ret i8 %s"
    )
    assert outcome("ptr noundef %p", "i8", before, after.replace("NUMBER", "1")) == REFINES
    assert outcome("ptr noundef %p", "i8", before, after.replace("NUMBER", "2")) != REFINES


def test_what_a_call_sees_of_own_blocks_is_what_they_hold() -> None:
    body = "%p = alloca i8; store i8 NUMBER, ptr %p; call void @look(ptr %p); ret void"
    assert outcome("", "void", body.replace("NUMBER", "1"), body.replace("NUMBER", "1")) == REFINES
    assert outcome("", "void", body.replace("NUMBER", "1"), body.replace("NUMBER", "2")) != REFINES
    twice = "store i8 2, ptr %p; store i8 1"
    assert outcome("", "void", body.replace("store i8 NUMBER", twice), body.replace("NUMBER", "1")) == REFINES
    after = "%p = alloca i8; store i8 1, ptr %p; call void @look(ptr %p); %v = load i8, ptr %p; ret i8 "
    assert outcome("", "i8", after + "%v", after + "1") != REFINES


def test_a_pointer_that_a_call_returns_may_be_to_a_block_that_another_kept() -> None:
    body = "%p = alloca i8; store i8 1, ptr %p; call void @take(ptr %p); %q = call ptr @some(); store i8 2, ptr %q; "
    assert outcome("", "i8", body + "%v = load i8, ptr %p; ret i8 %v", body + "ret i8 1") != REFINES
    linked = "%p = alloca i8; %q = alloca ptr; store ptr %p, ptr %q; store i8 1, ptr %p; call void @take(ptr %q); "
    assert outcome("", "i8", linked + "%v = load i8, ptr %p; ret i8 %v", linked + "ret i8 1") != REFINES


@pytest.mark.parametrize("order", ["e", "E"])
def test_each_lane_of_bits_in_memory_has_its_own_poison(order: str) -> None:
    text = f"""target datalayout = "{order}"
define i4 @src(i4 %x) {{
  %p = alloca i8
  %v = insertelement <2 x i4> <i4 1, i4 poison>, i4 %x, i32 0
  store <2 x i4> %v, ptr %p
  %w = load <2 x i4>, ptr %p
  %r = extractelement <2 x i4> %w, i32 LANE
  ret i4 %r
}}
define i4 @tgt(i4 %x) {{
  ret i4 RESULT
}}
"""
    for lane, result, expected in (("0", "%x", REFINES), ("1", "poison", REFINES), ("0", "poison", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text.replace("LANE", lane).replace("RESULT", result)))
        assert found.outcome == expected
    whole = text.replace("load <2 x i4>", "load i8").replace(
        "%r = extractelement <2 x i4> %w, i32 LANE", "%r = trunc i8 %w to i4"
    )
    [found] = irkit.refine(irkit.parse_assembly(whole.replace("RESULT", "poison")))
    assert found.outcome == REFINES


@pytest.mark.parametrize(("width", "outcome"), [(32, UNKNOWN), (2, FAILS)])
def test_functions_of_the_librarys_names_are_its_own_where_c_has_their_types(width: int, outcome: str) -> None:
    """What LLVM knows of `read` beyond its body is of the one that C declares."""
    before, after = (
        irkit.parse_assembly(f"define i{width} @read(ptr %p) {{\n  ret i{width} {value}\n}}", llvm_version=22)
        for value in (0, 1)
    )
    [found] = irkit.refine(before, after)
    assert found.outcome == outcome
    assert ("the library's function read" in found.reason) == (outcome == UNKNOWN)
