"""Functions of Python that stand for declared ones: what they are given, and what their answers become."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

import irkit
from irkit.errors import IRKitError, UnsupportedError
from irkit.semantics.errors import ExecutionError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Pointer


def answer(ty: str, value: object) -> object:
    """What a function of a type gives where Python's gives that."""
    text = f"declare {ty} @own()\ndefine {ty} @f() {{\n  %r = call {ty} @own()\n  ret {ty} %r\n}}\n"
    return Interpreter(irkit.parse_assembly(text, llvm_version=22), externals={"own": lambda: value}).call("f")


@pytest.mark.parametrize(
    ("ty", "value", "becomes"),
    [
        ("i8", 127, "127"),
        ("i8", 128, "-128"),
        ("i8", -1, "-1"),
        ("i8", 256, "0"),
        ("i1", True, "1"),
        ("i2", 3, "-1"),
        ("double", 3, "3.0"),
        ("double", 0.1, "0.1"),
        ("float", 0.1, "0.10000000149011612"),
        ("half", 65520.0, "inf"),
        ("double", 10**400, "inf"),
        ("double", -(10**400), "-inf"),
        ("float", (1 << 60) + (1 << 36) + 1, "1.1529216420458004e+18"),
        ("double", Fraction(0), "0.0"),
        ("fp128", (1 << 64) + 1, str(0x403F << 112 | 1 << 48)),
        ("ptr", None, "null"),
        ("ptr", 8, "address 0x8"),
        ("<2 x i8>", [1, 255], "[1, -1]"),
        ("{ i8, double }", (200, 2), "[-56, 2.0]"),
        ("[2 x float]", [1, 0.5], "[1.0, 0.5]"),
        ("{}", [], "[]"),
        ("[0 x i8]", (), "[]"),
    ],
)
def test_an_answer_is_a_value_of_the_type(ty: str, value: object, becomes: str) -> None:
    assert repr(answer(ty, value)) == becomes


@pytest.mark.parametrize(
    ("ty", "value", "said"),
    [
        ("i8", 1.5, "1.5 is no value of type 'i8'"),
        ("i8", None, "None is no value of type 'i8'"),
        ("double", "1", "'1' is no value of type 'double'"),
        ("ptr", 1.5, "1.5 is no value of type 'ptr'"),
        ("<2 x i8>", [1], "[1] is no value of type '<2 x i8>'"),
        ("<2 x i8>", [1, 2, 3], "[1, 2, 3] is no value of type '<2 x i8>'"),
        ("{ i8, double }", [1, None], "None is no value of type 'double'"),
    ],
)
def test_an_answer_that_is_none_of_the_type(ty: str, value: object, said: str) -> None:
    with pytest.raises(ExecutionError) as caught:
        answer(ty, value)
    assert caught.value.message == said


@pytest.mark.parametrize(
    ("argument", "given"),
    [
        ("i8 127", 127),
        ("i8 -128", -128),
        ("i1 true", 1),
        ("i64 -1", -1),
        ("double 2.5", 2.5),
        ("<2 x i8> <i8 1, i8 -1>", [1, -1]),
        ("[2 x i16] [i16 -2, i16 3]", [-2, 3]),
        ("{ i8, i1 } { i8 -3, i1 true }", [-3, 1]),
    ],
)
def test_integers_come_signed(argument: str, given: object) -> None:
    ty = irkit.parse_constant(argument).type
    text = f"declare void @own({ty})\ndefine void @f() {{\n  call void @own({argument})\n  ret void\n}}\n"
    got: list[object] = []
    Interpreter(irkit.parse_assembly(text, llvm_version=22), externals={"own": got.append}).call("f")
    assert got == [given]


def test_an_error_in_it_is_told_by_its_name() -> None:
    def own() -> int:
        raise KeyError("none")

    text = "declare i32 @own()\ndefine i32 @f() {\n  %r = call i32 @own()\n  ret i32 %r\n}\n"
    with pytest.raises(ExecutionError) as caught:
        Interpreter(irkit.parse_assembly(text), externals={"own": own}).call("f")
    assert caught.value.message == "the function that stands for 'own' raised KeyError('none')"
    assert caught.value.place == "@f, block %0: %r = call i32 @own()"


def test_what_follows_the_dots_is_given_as_it_is() -> None:
    text = """declare void @own(i8, ...)
define void @f() {
  call void (i8, ...) @own(i8 -1, i8 -1, double 0.5)
  call void (i8, ...) @own(i8 -2)
  ret void
}
"""
    seen: list[tuple[object, ...]] = []
    Interpreter(irkit.parse_assembly(text), externals={"own": lambda *given: seen.append(given)}).call("f")
    assert seen == [(-1, 255, 0.5), (-2,)]


ASKED = """@x = global i8 7
declare i8 @outside()
define i8 @f(i8 %a) {
  ret i8 %a
}
define ptr @local() {
  %p = alloca i8
  ret ptr %p
}
"""


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda run: run.call("f"), "@f takes 1 arguments, not 0"),
        (lambda run: run.call("f", 1, 2), "@f takes 1 arguments, not 2"),
        (lambda run: run.call("none"), "the module has no function @none"),
        (lambda run: run.call("x"), "the module has no function @x"),
        (lambda run: run.call("outside"), "the function @outside has no body"),
        (lambda run: run.address_of("none"), "the module has no variable or function @none"),
        (lambda run: run.cells(Pointer(None)), "null belongs to no object"),
        (lambda run: run.cells(Pointer(None, 8)), "address 0x8 belongs to no object"),
        (lambda run: run.cells(run.call("local")), "%p is out of scope, since its function has returned"),
    ],
)
def test_what_an_interpreter_cannot_answer(ask: Callable[[Interpreter], object], says: str) -> None:
    with pytest.raises(IRKitError) as caught:
        ask(Interpreter(irkit.parse_assembly(ASKED, llvm_version=22)))
    assert str(caught.value) == says


def test_errors_of_irkit_go_through_a_function_of_python() -> None:
    def stopped() -> None:
        raise IRKitError("enough")

    text = "declare void @own()\ndefine void @f() {\n  call void @own()\n  ret void\n}\n"
    with pytest.raises(IRKitError, match=r"^enough$"):
        Interpreter(irkit.parse_assembly(text, llvm_version=22), externals={"own": stopped}).call("f")


def nested(levels: int) -> str:
    return "[1 x " * levels + "i8" + "]" * levels


@pytest.mark.parametrize(
    ("ty", "runs"),
    [
        (nested(199), True),
        (nested(200), False),
        (f"{{ i16, i32, i64, {nested(198)} }}", True),
        (f"{{ i16, i32, i64, {nested(199)} }}", False),
    ],
    ids=["199", "200", "198 in a struct", "199 in a struct"],
)
def test_types_of_many_levels(ty: str, runs: bool) -> None:
    text = f"define i8 @f() {{\n  %p = alloca {ty}\n  store i8 7, ptr %p\n  %x = load i8, ptr %p\n  ret i8 %x\n}}\n"
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    if runs:
        assert interpreter.call("f") == 7
    else:
        with pytest.raises(UnsupportedError, match="types of more than 200 levels"):
            interpreter.call("f")
