"""Callee, arguments and operand bundles of a call, set one by one."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.terminators import CallBrInst, InvokeInst

TEXT = """@v = global i32 0
@a = alias i32 (i32, i32, i32), ptr @h
declare i32 @h(i32, i32, i32)
declare i32 @same(i32, i32, i32)
declare i32 @two(i32, i32)
declare i32 @personality(...)
define i32 @f(i32 %x, i32 %y, i32 %z) personality ptr @personality {
entry:
  %plain = call i32 @h(i32 %x, i32 signext %y, i32 zeroext %z)
  %bundled = call i32 @h(i32 %x, i32 %y, i32 %z) [ "one"(i32 1), "none"(), "two"(i32 2, i32 %x) ]
  %jump = callbr i32 asm "", "=r,r,!i,!i"(i32 %x) [ "one"(i32 1) ] to label %next [label %left, label %right]
next:
  %try = invoke i32 @h(i32 %x, i32 %y, i32 %z) [ "one"(i32 1) ] to label %left unwind label %pad
left:
  ret i32 0
right:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 2
}
"""


def calls() -> tuple[irkit.Module, dict[str, CallBase]]:
    module = irkit.parse_assembly(TEXT, "m.ll", 22)
    function = module["f"]
    assert isinstance(function, Function)
    return module, {one.name: one for one in function.instructions if isinstance(one, CallBase)}


def operands(call: CallBase) -> str:
    return " ".join([one.name or str(one).partition(" ")[2] for one in call.operands])


def test_what_the_operands_are() -> None:
    _, found = calls()
    assert operands(found["plain"]) == "x y z h"
    assert operands(found["bundled"]) == "x y z 1 2 x h"
    assert operands(found["try"]) == "x y z 1 left pad h"
    assert operands(found["jump"]).startswith("x 1 next left right ")
    assert [call.flags for call in found.values()] == [0] * 4


@pytest.mark.parametrize("name", ["plain", "bundled", "try"])
def test_another_callee(name: str) -> None:
    module, found = calls()
    call, before = found[name], operands(found[name])
    call.callee = module["same"]
    assert call.callee is module["same"]
    assert operands(call) == before.removesuffix("h") + "same"


def test_attributes_of_arguments() -> None:
    _, found = calls()
    call = found["plain"]
    assert [str(call.argument_attributes(number)) for number in range(3)] == ["", "signext", "zeroext"]
    for number in (-1, 3):
        with pytest.raises(EditError, match=f" has 3 arguments, and none at {number}$"):
            call.argument_attributes(number)


@pytest.mark.parametrize(
    ("index", "expected"), [(0, "z y z"), (1, "x z z"), (-3, "z y z"), (-1, "x y z"), (-2, "x z z")]
)
def test_one_argument(index: int, expected: str) -> None:
    _, found = calls()
    call = found["bundled"]
    last = call.args[2]
    call.args[index] = last
    assert operands(call) == f"{expected} 1 2 x h"
    assert call.args[index] is last
    for none in (3, -4):
        with pytest.raises(EditError, match=f" has 3 arguments, and none at {none}$"):
            call.args[none] = last


def test_what_can_be_called() -> None:
    module, found = calls()
    call = found["bundled"]
    for wrong in (module["v"], call.args[0], irkit.const(irkit.i32, 1), module.context.null(irkit.ptr)):
        with pytest.raises(EditError, match=" is no function that "):
            call.set_called_function(wrong)
    call.set_called_function(module["a"])
    assert operands(call) == "x y z 1 2 x a"
    with pytest.raises(EditError, match="3 arguments for the 2 parameters"):
        call.set_called_function(module["two"])
    assert operands(call) == "x y z 1 2 x a"


@pytest.mark.parametrize("wrong", [3, ("a",), ("a", [], []), (1, []), "ab", None, ["a"], [["a"], []]])
def test_what_is_no_bundle(wrong: object) -> None:
    _, found = calls()
    call = found["bundled"]
    with pytest.raises(EditError, match=r"is no operand bundle of .*: that is a tag, and its inputs$"):
        call.operand_bundles = [wrong]
    assert operands(call) == "x y z 1 2 x h"


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("bundled", "x y z", "h"), ("try", "x y z", "left pad h"), ("jump", "x", "next left right")],
)
def test_bundles_come_behind_the_arguments(name: str, before: str, after: str) -> None:
    _, found = calls()
    call = found[name]
    argument = call.args[0]
    call.operand_bundles = [("p", [argument, argument]), ["q", ()]]
    assert operands(call).startswith(f"{before} x x {after}")
    assert [(tag, len(inputs)) for tag, inputs in call.operand_bundles] == [("p", 2), ("q", 0)]
    call.add_operand_bundle("r", [argument])
    assert operands(call).startswith(f"{before} x x x {after}")
    call.remove_operand_bundle("p")
    assert [(tag, len(inputs)) for tag, inputs in call.operand_bundles] == [("q", 0), ("r", 1)]
    with pytest.raises(EditError, match=r"has no operand bundle 'p'$"):
        call.remove_operand_bundle("p")
    call.operand_bundles = []
    assert (call.bundles, len(call.bundle_operands)) == (None, 0)
    assert operands(call).startswith(f"{before} {after}")


def test_kinds_of_calls() -> None:
    _, found = calls()
    assert isinstance(found["try"], InvokeInst)
    assert isinstance(found["jump"], CallBrInst)
    assert [call.is_terminator for call in found.values()] == [False, False, True, True]
