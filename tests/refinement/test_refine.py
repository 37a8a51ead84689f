"""`irkit.refine` on pairs of functions: verdicts, counterexamples, errors."""

from __future__ import annotations

import pytest

import irkit
from irkit import EditError
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

z3 = pytest.importorskip("z3")
from irkit.refinement.clock import Clock  # noqa: E402  needs z3 beside it
from irkit.refinement.query import TIMEOUT, Question  # noqa: E402


def verdict(text: str, **how: float) -> Verdict:
    [found] = irkit.refine(irkit.parse_assembly(text), **how)  # type: ignore[arg-type]
    return found


def pair(parameters: str, result: str, before: str, after: str) -> str:
    return f"define {result} @src({parameters}) {{\n{before}\n}}\ndefine {result} @tgt({parameters}) {{\n{after}\n}}\n"


def test_a_counterexample_says_what_both_functions_do() -> None:
    text = pair("i8 %x", "i8", "%r = add i8 %x, 1\nret i8 %r", "%r = add nsw i8 %x, 1\nret i8 %r")
    found = verdict(text)
    assert found.outcome == FAILS
    assert found.counterexample is not None
    assert found.counterexample.arguments == {"%x": "i8 127"}
    assert found.counterexample.before == "returns i8 -128"
    assert found.counterexample.after == "returns i8 poison"


def test_flags_may_go() -> None:
    text = pair("i8 %x", "i8", "%r = add nsw nuw i8 %x, 1\nret i8 %r", "%r = add i8 %x, 1\nret i8 %r")
    assert verdict(text).outcome == REFINES


def test_two_modules_are_matched_by_name() -> None:
    before = irkit.parse_assembly("define i8 @f(i8 %x) {\nret i8 %x\n}\ndefine i8 @g() {\nret i8 1\n}\n")
    after = irkit.parse_assembly("define i8 @g() {\nret i8 2\n}\ndefine i8 @f(i8 %y) {\nret i8 %y\n}\n")
    found = irkit.refine(before, after)
    assert [(one.name, one.outcome, one.reason) for one in found] == [
        ("f", REFINES, "nothing was changed"),
        ("g", FAILS, "the functions return different values"),
    ]


def test_loops_are_looked_at_for_some_rounds() -> None:
    loop = (
        "br label %head\nhead:\n%i = phi i8 [ 0, %0 ], [ %n, %head ]\n%n = add i8 %i, 1\n"
        "%c = icmp ult i8 %n, %x\nbr i1 %c, label %head, label %out\nout:\nret i8 {}"
    )
    found = verdict(
        pair("i8 noundef %x", "i8", loop.format("%n"), loop.format("%n").replace("add i8 %i", "add nuw i8 %i"))
    )
    assert found.outcome == REFINES
    assert found.notes == ("loops are looked at for 4 rounds",)
    assert verdict(pair("i8 noundef %x", "i8", loop.format("%n"), loop.format("%i"))).outcome == FAILS


def test_what_is_returned_as_another_type_has_the_bits_of_the_argument() -> None:
    """LangRef, "Parameter Attributes": what `returned` says of vectors of as many bits."""
    call = "%r = call <8 x i8> @f(<2 x i32> returned %a)\n"
    cast = "%b = bitcast <2 x i32> %a to <8 x i8>\n"
    other = "%s = shl <2 x i32> %a, <i32 1, i32 1>\n%b = bitcast <2 x i32> %s to <8 x i8>\n"
    for made, outcome in ((cast, REFINES), (other, FAILS)):
        text = pair("<2 x i32> %a", "<8 x i8>", f"{call}ret <8 x i8> %r", f"{made}{call}ret <8 x i8> %b")
        assert verdict(text + "declare <8 x i8> @f(<2 x i32> returned)\n").outcome == outcome
    text = pair("i32 %a", "i64", "%r = call i64 @g(i32 returned %a)\nret i64 %r", "ret i64 0")
    found = verdict(text + "declare i64 @g(i32)\n")
    assert found.reason == "'returned' on an argument of another size than the result is not told to the solver"


def test_what_cannot_be_told_is_named() -> None:
    text = pair("", "void", 'call void asm sideeffect "", ""()\nret void', "ret void")
    found = verdict(text)
    assert (found.outcome, found.reason) == (UNKNOWN, "inline assembly is not told to the solver")


def test_times_and_rounds_are_positive() -> None:
    module = irkit.parse_assembly(pair("", "i8", "ret i8 1", "ret i8 1"))
    with pytest.raises(EditError, match="positive"):
        irkit.refine(module, timeout=0)
    with pytest.raises(EditError, match="positive"):
        irkit.refine(module, loops=0)


def test_modules_of_different_layouts_do_not_compare() -> None:
    big = irkit.parse_assembly('target datalayout = "E"\n')
    with pytest.raises(EditError, match="layouts"):
        irkit.refine(big, irkit.parse_assembly(""))


def test_what_is_undef_may_be_chosen_alike_for_both_uses_of_a_result() -> None:
    before = (
        "%n = xor i32 %b, -1\n%a1 = and i32 %n, %a\n%x = xor i32 %a, %b\n%r = or i32 %a1, %x\nret i32 %r"
    )  # fmt: skip
    text = pair("i32 %a, i32 %b", "i32", before, "%x = xor i32 %a, %b\nret i32 %x")
    assert verdict(text).outcome == REFINES


BITS = """%and = and i32 %c, %b
%not = xor i32 %and, -1
%or = or i32 %not, %a
%xor = xor i32 %b, %c
%other = and i32 %xor, %a
"""
SUMS = """%n = xor i32 %x, -1
call void @use(i32 %n)
%s = add i32 %n, %y
call void @use(i32 %s)
"""


@pytest.mark.parametrize(
    ("parameters", "before", "after"),
    [
        (
            "i32 %a, i32 %b, i32 %c",
            f"{BITS}%n = xor i32 %other, -1\n%r = and i32 %or, %n\nret i32 %r",
            f"{BITS}%r = xor i32 %other, %or\nret i32 %r",
        ),
        (
            "i32 %x, i32 %y",
            f"{SUMS}%r = add i32 %s, 1\nret i32 %r",
            f"{SUMS.replace('%n, %y', '%y, %n')}%r = sub i32 %y, %x\nret i32 %r",
        ),
    ],
)
def test_what_inputs_that_are_undef_are_to_be_follows_from_the_outputs(
    parameters: str, before: str, after: str
) -> None:
    text = pair(parameters, "i32", before, after) + "declare void @use(i32)\n"
    assert verdict(text, timeout=20.0).outcome == REFINES


def test_outputs_that_have_no_choice_in_common_are_looked_at_one_by_one() -> None:
    vector = "<3 x i32>"
    before = (
        f"%t0 = icmp slt {vector} %x, splat (i32 65536)\n%t1 = select <3 x i1> %t0, {vector} %low, {vector} %high\n"
        f"%t2 = icmp ult {vector} %x, splat (i32 65536)\n%r = select <3 x i1> %t2, {vector} %x, {vector} %t1\n"
        f"ret {vector} %r"
    )
    after = (
        f"%t0 = icmp slt {vector} %x, zeroinitializer\n%t1 = icmp sgt {vector} %x, splat (i32 65535)\n"
        f"%t2 = select <3 x i1> %t0, {vector} %low, {vector} %x\n"
        f"%r = select <3 x i1> %t1, {vector} %high, {vector} %t2\nret {vector} %r"
    )
    parameters = f"{vector} %x, {vector} %low, {vector} %high"
    assert verdict(pair(parameters, vector, before, after), timeout=20.0).outcome == REFINES
    wrong = after.replace("65535", "65536")
    assert verdict(pair(parameters, vector, before, wrong), timeout=20.0).outcome == FAILS


def test_the_sign_of_what_is_undef_is_open_for_each_use() -> None:
    before = "%c = fcmp une half %x, %y\n%r = select nsz i1 %c, half %x, half %y\nret half %r"
    assert verdict(pair("half %x, half %y", "half", before, "ret half %x"), timeout=30.0).outcome == REFINES


def test_scalable_vectors_are_looked_at_for_some_sizes() -> None:
    kind = "<vscale x 2 x i8>"
    body = f"%r = add {{}}{kind} %x, %x\nret {kind} %r"
    found = verdict(pair(f"{kind} noundef %x", kind, body.format("nsw "), body.format("")))
    assert (found.outcome, found.notes) == (REFINES, ("scalable vectors are looked at for vscale 1 and 2",))
    found = verdict(pair(f"{kind} noundef %x", kind, body.format(""), body.format("nsw ")))
    assert (found.outcome, found.notes) == (FAILS, ("vscale is 1",))


def test_saturating_products_of_fixed_point_numbers() -> None:
    call = "%r = call i8 @llvm.{}mul.fix.sat.i8(i8 {}, i8 {}, i32 {})\nret i8 %r"
    for sign, a, b, scale, expected in (("s", 64, 64, 7, 32), ("s", -128, -128, 7, 127), ("u", 128, 128, 4, -1)):
        text = pair("", "i8", call.format(sign, a, b, scale), f"ret i8 {expected}")
        assert verdict(f"declare i8 @llvm.{sign}mul.fix.sat.i8(i8, i8, i32)\n{text}").outcome == REFINES


def test_a_verdict_says_where_functions_part() -> None:
    found = verdict(pair("ptr %p", "void", "store i8 1, ptr %p\nret void", "store i8 2, ptr %p\nret void"))
    assert found.reason.endswith("holds i8 1 before, i8 2 after the change")
    found = verdict(pair("i8 noundef %x", "i8", "ret i8 0", "%r = udiv i8 0, %x\nret i8 %r"))
    assert found.counterexample is not None
    assert found.counterexample.after == "undefined behaviour at '%r = udiv i8 0, %x'"


def test_the_time_of_the_processor_is_limited() -> None:
    before = "%a = mul i64 %x, %y\n%b = udiv i64 %a, %x\n%r = mul i64 %b, %a\nret i64 %r"
    after = "%a = mul i64 %x, %y\n%b = udiv i64 %a, %x\n%c = mul i64 %a, %b\n%r = xor i64 %c, 0\nret i64 %r"
    other = after.replace("xor i64 %c, 0", "urem i64 %c, %y")
    narrow = [text.replace("i64", "i8") for text in (before, after)]
    assert verdict(pair("i8 noundef %x, i8 noundef %y", "i8", *narrow)).outcome == REFINES
    found = verdict(
        pair("i64 noundef %x, i64 noundef %y", "i64", other, other.replace("urem i64 %c, %y", "add i64 %c, 0")),
        timeout=0.001,
    )
    assert (found.outcome, found.reason) == (UNKNOWN, "no answer within the time")


def test_vscale_is_what_attributes_say_also_where_no_vector_is_scalable() -> None:
    text = "declare i32 @llvm.vscale.i32()\n" + "".join(
        f"define i32 @{name}() ATTRIBUTE {{\n  {body}\n}}\n"
        for name, body in (("src", "%v = call i32 @llvm.vscale.i32()\n  ret i32 %v"), ("tgt", "ret i32 2"))
    )
    for attribute, expected in (("vscale_range(2,2)", REFINES), ("", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text.replace("ATTRIBUTE", attribute), llvm_version=22))
        assert found.outcome == expected


SWAPPED_BESIDE_CALLS = """
declare void @use1(i1)
define i1 @src(i32 %arg) {
  %t1 = trunc i32 %arg to i8
  %t2 = icmp sgt i8 %t1, -1
  call void @use1(i1 %t2)
  %t4 = sext i8 %t1 to i32
  %t5 = icmp eq i32 %t4, %arg
  call void @use1(i1 %t5)
  ret i1 %t5
}
define i1 @tgt(i32 %arg) {
  %t1 = trunc i32 %arg to i8
  %t2 = icmp sgt i8 %t1, -1
  call void @use1(i1 %t2)
  %t4 = sext i8 %t1 to i32
  %t5 = icmp eq i32 %arg, %t4
  call void @use1(i1 %t5)
  ret i1 %t5
}
"""


def test_two_calls_that_leave_the_same_world_are_no_counterexample() -> None:
    assert verdict(SWAPPED_BESIDE_CALLS, timeout=0.5).outcome != FAILS


def test_what_nan_comes_of_undef_is_undef() -> None:
    body = "%r = {} float {}undef\nret float %r"
    before, after = body.format("fsub nsz", "0.0, "), body.format("fneg nsz", "")
    assert verdict(pair("", "float", before, after), timeout=0.5).outcome != FAILS


def test_signs_move_through_operations_on_floats_that_are_left_open() -> None:
    before = "%n = fneg float %y\n%r = {} float %x, %n\nret float %r"
    product = "%p = {} float %x, %y\n%r = fneg float %p\nret float %r"
    parameters = "float %x, float %y"
    assert (
        verdict(pair(parameters, "float", before.format("fsub"), "%r = fadd float %x, %y\nret float %r")).outcome
        == REFINES
    )
    for opcode in ("fmul", "fdiv"):
        parameters = "float noundef %x, float noundef %y"
        assert verdict(pair(parameters, "float", before.format(opcode), product.format(opcode))).outcome == REFINES
    wrong = verdict(pair(parameters, "float", before.format("fadd"), "%r = fadd float %x, %y\nret float %r"))
    assert wrong.outcome == FAILS


def test_a_sum_of_zeros_has_its_sign() -> None:
    before, after = "%r = fadd float %x, 0.0\nret float %r", "ret float %x"
    assert verdict(pair("float noundef nofpclass(nan) %x", "float", before, after)).outcome == FAILS
    before = "%r = fadd float %x, -0.0\nret float %r"
    assert verdict(pair("float noundef nofpclass(nan) %x", "float", before, after)).outcome == REFINES


def test_of_two_zeros_the_smaller_is_minus_zero_unless_their_order_is_open() -> None:
    declared = "declare float @llvm.minnum.f32(float, float)\ndeclare float @fminf(float, float)\n"
    parameters = "float noundef nofpclass(nan) %x, float noundef nofpclass(nan) %y"
    strict = "%r = call float @llvm.minnum.f32(float %x, float %y)\nret float %r"
    loose = strict.replace("call float", "call nsz float")
    c = strict.replace("llvm.minnum.f32", "fminf")
    swapped = strict.replace("%x, float %y", "%y, float %x")
    for before, after in ((strict, swapped), (loose, strict), (c, loose), (c, strict)):
        assert verdict(pair(parameters, "float", before, after) + declared).outcome == REFINES
    assert verdict(pair(parameters, "float", strict, loose) + declared).outcome == FAILS
    same = strict.replace("%x, float %y", "-0.0, float -0.0").replace("call float", "call nsz float")
    assert verdict(pair(parameters, "float", "ret float -0.0", same) + declared).outcome == REFINES


def test_vscale_is_poison_where_its_type_is_too_small() -> None:
    text = (
        "declare i8 @llvm.vscale.i8()\n"
        "define i8 @src() vscale_range(256,512) {\n%v = call i8 @llvm.vscale.i8()\nret i8 %v\n}\n"
        "define i8 @tgt() vscale_range(256,512) {\nret i8 42\n}\n"
    )
    assert verdict(text).outcome == REFINES


def test_inputs_that_are_undef_can_be_left_out() -> None:
    text = pair("i8 %x", "i8", "%r = shl i8 %x, 1\nret i8 %r", "%r = add i8 %x, %x\nret i8 %r")
    found = verdict(text)
    assert (found.outcome, found.only_undef, found.notes) == (FAILS, True, ())
    assert str(found).startswith("@src: fails: only where an input is undef: the functions return different values\n")
    found = verdict(text, undef=False)
    assert (found.outcome, found.notes) == (REFINES, ("no input is undef",))


def test_where_only_a_second_use_parts_the_counterexample_has_that() -> None:
    text = pair(
        "i4 %x, i4 %m",
        "i4",
        "%i = xor i4 %m, -1\n%r = and i4 %x, %i\nret i4 %r",
        "%a = and i4 %x, %m\n%r = xor i4 %a, %x\nret i4 %r",
    )
    found = verdict(text)
    assert found.reason == "only where an input is undef: the functions return different values"
    assert found.counterexample is not None
    mask = int(found.counterexample.arguments["%m"].split()[1]) & 0xF
    after = int(found.counterexample.after.split()[2]) & 0xF
    assert after & mask


def test_what_the_solver_says_when_the_time_is_over_does_not_count() -> None:
    class Ending(Clock):
        """There is time until the solver was asked."""

        def __init__(self) -> None:
            super().__init__(60.0)
            self.asked = False

        @property
        def left(self) -> float:
            return 0.0 if self.asked else 60.0

    class Solver:
        def check(self) -> object:
            clock.asked = True
            return z3.unsat

        def interrupt(self) -> None: ...

    clock = Ending()
    question = Question.__new__(Question)
    question.clock = clock
    assert question._check(Solver()).result == TIMEOUT


def test_parts_of_scalable_vectors_scale() -> None:
    part = "<vscale x 2 x i8> @llvm.vector.extract.nxv2i8.nxv4i8(<vscale x 4 x i8>"
    text = pair(
        "<vscale x 4 x i8> %v",
        "<vscale x 4 x i8>",
        f"%a = call {part} %v, i64 2)\n%r = call <vscale x 4 x i8> @llvm.vector.insert.nxv4i8.nxv2i8("
        "<vscale x 4 x i8> %v, <vscale x 2 x i8> %a, i64 PLACE)\nret <vscale x 4 x i8> %r",
        "ret <vscale x 4 x i8> %v",
    ) + (
        f"declare {part}, i64)\ndeclare <vscale x 4 x i8> @llvm.vector.insert.nxv4i8.nxv2i8("
        "<vscale x 4 x i8>, <vscale x 2 x i8>, i64)\n"
    )
    assert verdict(text.replace("PLACE", "2")).outcome == REFINES
    assert verdict(text.replace("PLACE", "0")).outcome == FAILS


def test_functions_have_addresses_of_their_own() -> None:
    text = pair("", "i1", "%r = icmp eq ptr @a, @b\nret i1 %r", "ret i1 false")
    assert verdict(text + "declare void @a()\ndeclare void @b()\n").outcome == REFINES
    assert verdict(text + "declare void @a() unnamed_addr\ndeclare void @b() unnamed_addr\n").outcome == FAILS


def test_lanes_may_be_compared_in_any_order() -> None:
    reduce = "%r = call float @llvm.vector.reduce.fmin.v3f32(<3 x float> %NAME)\nret float %r"
    turned = "%y = shufflevector <3 x float> %x, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>\n"
    text = pair("<3 x float> %x", "float", turned + reduce.replace("NAME", "y"), reduce.replace("NAME", "x"))
    declared = "declare float @llvm.vector.reduce.fmin.v3f32(<3 x float>)\n"
    assert verdict(text + declared, timeout=1.0).outcome != FAILS  # which is found at once, or never


def test_what_a_pointer_is_to_may_be_called_by_several_types() -> None:
    before = "%a = call { i8, i8 } %f()\n%b = call i8 %f()\n%s = add i8 %b, 1\n"
    text = pair("ptr %f", "i8", f"{before}%r = sub i8 %s, 1\nret i8 %r", f"{before}ret i8 %b")
    assert verdict(text).outcome == REFINES


@pytest.mark.parametrize(
    ("before", "after", "declared", "outcome"),
    [
        ("i32 returned %x)\nret i32 %r", "i32 %x)\nret i32 %r", "", REFINES),
        ("i32 returned %x)\nret i32 %r", "i32 returned %x)\nret i32 %x", "", REFINES),
        ("i32 %x)\nret i32 %r", "i32 returned %x)\nret i32 %r", "", FAILS),
        ("i32 %x)\nret i32 %r", "i32 returned %x)\nret i32 %x", "", FAILS),
        ("i32 %x)\nret i32 %r", "i32 %x)\nret i32 %x", "returned", REFINES),
        ("i32 %x)\nret i32 %r", "i32 %x)\nret i32 %x", "", FAILS),
    ],
)
@pytest.mark.parametrize("noundef", ["", " noundef"])
def test_a_promise_to_return_an_argument_may_go_and_not_come(
    before: str, after: str, declared: str, outcome: str, noundef: str
) -> None:
    call = "%r = call i32 @f("
    text = pair(f"i32{noundef} %x", "i32", call + before, call + after) + f"declare i32 @f(i32 {declared})\n"
    assert verdict(text).outcome == outcome
