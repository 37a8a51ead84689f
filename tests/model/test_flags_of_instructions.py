"""Which flags an instruction takes, whether it is in a module or in none, and what they are called."""

from __future__ import annotations

import pytest

import irkit
from irkit import flags
from irkit.errors import EditError
from irkit.instructions import Instruction

TEXT = """%one = type { float }
%pair = type { float, float }
define void @f(float %d, i32 %i, ptr %p, i1 %c) {
  %sum = add i32 %i, 1
  %step = getelementptr i8, ptr %p, i32 %i
  %float = call float @float(float %d)
  %array = call [2 x [2 x float]] @array()
  %numbers = call [2 x i32] @numbers()
  %alike = call { float, float } @alike()
  %mixed = call { float, double } @mixed()
  %swapped = call { i32, float } @swapped()
  %vectors = call { <2 x float> } @vectors()
  %named = call %pair @named()
  %single = call %one @single()
  %empty = call {} @empty()
  %integer = select i1 %c, i32 %i, i32 1
  %chosen = select i1 %c, float %d, float 1.0
  %difference = fsub float %d, 1.0
  ret void
}
declare float @float(float)
declare [2 x [2 x float]] @array()
declare [2 x i32] @numbers()
declare { float, float } @alike()
declare { float, double } @mixed()
declare { i32, float } @swapped()
declare { <2 x float> } @vectors()
declare %pair @named()
declare %one @single()
declare {} @empty()
"""
FLOATS = ["float", "array", "chosen", "difference"]


def instructions(release: int) -> dict[str, Instruction]:
    module = irkit.parse_assembly(TEXT, "m.ll", release)
    return {one.name: one for one in module.functions[0].instructions}


@pytest.mark.parametrize(("release", "more"), [(20, []), (21, ["alike", "vectors"])])
def test_operations_on_floats_have_fast_math_flags(release: int, more: list[str]) -> None:
    taken = []
    for name, one in instructions(release).items():
        try:
            one.fast_math = flags.FAST_NNAN
        except EditError as error:
            assert str(error).endswith("cannot have fast-math flags: it is no operation on floats")
        else:
            taken.append(name)
    assert sorted(taken) == sorted([*FLOATS, *more])


def test_one_in_no_module_may_have_what_any_release_has() -> None:
    module = irkit.parse_assembly(TEXT, "m.ll", 20)
    call = next(one for one in module.functions[0].instructions if one.name == "alike")
    call.remove_from_parent()
    call.fast_math = flags.FAST_NSZ
    assert call.fast_math == flags.FAST_NSZ


@pytest.mark.parametrize(
    ("name", "wrong", "words"),
    [
        ("sum", flags.EXACT, "exact: add"),
        ("sum", flags.NSW | flags.INBOUNDS | flags.NNEG, "inbounds nneg: add"),
        ("sum", flags.ALL_FLAGS, "inbounds nusw exact disjoint nneg samesign: add"),
        ("step", flags.NSW | flags.NUW, "nsw: getelementptr"),
        ("difference", flags.NUW, "nuw: fsub"),
    ],
)
def test_flags_of_other_opcodes_are_named(name: str, wrong: int, words: str) -> None:
    one = instructions(23)[name]
    with pytest.raises(EditError, match=f" cannot be {words} has no such flags"):
        one.flags = wrong
    assert one.flags == 0


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (flags.NUSW, flags.NUSW),
        (flags.NUW | flags.NUSW, flags.NUW | flags.NUSW),
        (flags.INBOUNDS, flags.INBOUNDS),
        (flags.INBOUNDS | flags.NUSW, flags.INBOUNDS),
        (flags.INBOUNDS | flags.NUSW | flags.NUW, flags.INBOUNDS | flags.NUW),
    ],
)
def test_inbounds_implies_nusw(given: int, kept: int) -> None:
    step = instructions(23)["step"]
    step.flags = given
    assert step.flags == kept
