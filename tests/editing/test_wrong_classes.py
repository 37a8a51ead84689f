"""What is called with an object of another class than it takes says EditError, compiled or not."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit import metadata
from irkit.errors import EditError
from irkit.module import Module

TEXT = "define i32 @f(i32 %p) {\n  %v = add i32 %p, 1\n  ret i32 %v\n}\n@x = global i32 0\n"
FIVE: Any = 5

CALLS: dict[str, Callable[[Module], object]] = {
    "a function's name": lambda m: m.add_function(FIVE, irkit.function_type(irkit.i32, [])),
    "a variable's name": lambda m: m.add_global(FIVE, irkit.i32),
    "an alias's name": lambda m: m.add_alias(FIVE, m["x"]),
    "an intrinsic's name": lambda m: m.declare_intrinsic(FIVE),
    "a name that is looked for": lambda m: m.get(FIVE),
    "a name to be made unique": lambda m: m.functions["f"].unique_name(FIVE),
    "a module's name": lambda m: Module.new(FIVE),
    "a kind of metadata": lambda m: m.functions["f"].instructions[0].metadata.add(FIVE, irkit.MDTuple([])),
    "a kind that is looked for": lambda m: m.functions["f"].instructions[0].metadata.get(FIVE),
    "a place in a block": lambda m: m.functions["f"].blocks[0].insert(None, FIVE),  # type: ignore[arg-type]
    "a place among operands": lambda m: m.functions["f"].instructions[0].set_operand(None, m["x"]),  # type: ignore[arg-type]
    "operands": lambda m: m.functions["f"].instructions[0].replace_operands(FIVE),
    "where an instruction goes": lambda m: m.functions["f"].instructions[0].move_to(FIVE, FIVE, FIVE),
    "a signature": lambda m: m.functions["f"].change_type(FIVE, []),
    "a variable's type": lambda m: m.globals["x"].change_type(FIVE),
    "an intrinsic that is built": lambda m: irkit.IRBuilder(m.functions["f"].blocks[0]).intrinsic(FIVE, [], []),
    "what is linked": lambda m: irkit.link(m, FIVE),
    "what is split": lambda m: irkit.split(FIVE, 2),
    "what is made internal": lambda m: irkit.internalize(FIVE),
    "what is reduced": lambda m: irkit.reduce(FIVE, lambda module: True),
    "what is packed": lambda m: irkit.raise_packed(FIVE),
    "what is made plain": lambda m: irkit.lower_packed(FIVE),
    "what is refined": lambda m: irkit.refine(m, FIVE),
}

# Constructors: Python itself calls those of compiled classes, which look at what they are given.
CONSTRUCTORS: dict[str, Callable[[], object]] = {
    "a string of metadata": lambda: irkit.MDString(FIVE),
    "operands of metadata": lambda: irkit.MDTuple(FIVE),
    "a list of arguments": lambda: irkit.DIArgList(FIVE),
    "elements of an expression": lambda: irkit.DIExpression(FIVE),
    "a file's name as the operands": lambda: irkit.DIFile("a.c", "/"),  # type: ignore[arg-type]
    "a constant as metadata": lambda: irkit.ConstantAsMetadata(FIVE),
    "named metadata": lambda: irkit.NamedMDNode(FIVE, []),
    "a comdat": lambda: irkit.Comdat(FIVE),
}
IS_COMPILED = not (metadata.__file__ or "").endswith(".py")


@pytest.mark.parametrize("what", CONSTRUCTORS)
def test_a_constructor_refuses_another_class(what: str) -> None:
    with pytest.raises(TypeError if IS_COMPILED else EditError):
        CONSTRUCTORS[what]()


@pytest.mark.parametrize("what", CALLS)
def test_another_class_is_an_edit_error(what: str) -> None:
    module = irkit.parse_assembly(TEXT, "m", 22)
    before = irkit.to_assembly(module)
    with pytest.raises(EditError):
        CALLS[what](module)
    assert irkit.to_assembly(module) == before


def test_what_has_a_frame_around_it_shows_what_it_takes() -> None:
    assert list(inspect.signature(Module.add_function).parameters)[:3] == ["self", "name", "function_type"]
    assert Module.add_function.__doc__
    assert irkit.Module.new("m").name == "m"
