"""What is called with an object of another class than it takes says EditError, compiled or not."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit.errors import EditError
from irkit.module import Module

TEXT = "define i32 @f(i32 %p) {\n  %v = add i32 %p, 1\n  ret i32 %v\n}\n@x = global i32 0\n"
FIVE: Any = 5
PAIR = irkit.const(irkit.vector(irkit.i32, 2), [1, 2])


def at(m: Module) -> irkit.IRBuilder:
    builder = irkit.IRBuilder()
    builder.position_before(m.functions["f"].blocks[0].terminator)
    return builder


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
    "what a call is told": lambda m: at(m).call(m["f"], FIVE),
    "a call's convention": lambda m: at(m).call(m["f"], [irkit.const(irkit.i32, 1)], cconv=1.5),
    "a call's attributes": lambda m: at(m).call(m["f"], [irkit.const(irkit.i32, 1)], attrs=FIVE),
    "a call's arguments' attributes": lambda m: at(m).call(m["f"], [irkit.const(irkit.i32, 1)], arg_attrs=FIVE),
    "a call's bundles": lambda m: at(m).call(m["f"], [irkit.const(irkit.i32, 1)], bundles=FIVE),
    "flags": lambda m: at(m).add(m.functions["f"].args[0], m.functions["f"].args[0], flags=FIVE),
    "fast-math flags": lambda m: at(m).call(m["f"], [irkit.const(irkit.i32, 1)], fastmath=FIVE),
    "indices": lambda m: at(m).gep(m["x"], FIVE, source_etype=irkit.i32),
    "a member's place": lambda m: at(m).extract_value(irkit.const(irkit.struct(irkit.i32), None), "x"),  # type: ignore[arg-type]
    "where a member goes": lambda m: at(m).insert_value(irkit.const(irkit.struct(irkit.i32), None), m["x"], FIVE / 2),
    "lanes": lambda m: at(m).shuffle_vector(PAIR, PAIR, FIVE),
    "a lane": lambda m: at(m).shuffle_vector(PAIR, PAIR, ["x"]),  # type: ignore[list-item]
    "a lane that there is not": lambda m: at(m).shuffle_vector(PAIR, PAIR, [4]),
    "a fence's scope": lambda m: at(m).fence("seq_cst", FIVE),
    "a kind by []": lambda m: m.functions["f"].instructions[0].metadata.__setitem__(FIVE, irkit.MDTuple([])),
    "a map of values": lambda m: m.functions["f"].instructions[0].clone(FIVE),
    "a block's copy": lambda m: m.functions["f"].blocks[0].clone(FIVE),
    "a function's copy": lambda m: m.functions["f"].clone(FIVE),
    "a module's copy": lambda m: m.clone(FIVE),
    "what dominates": lambda m: irkit.DominatorTree(FIVE),
    "what is behind all": lambda m: irkit.PostDominatorTree(FIVE),
    "loops": lambda m: irkit.LoopInfo(FIVE),
    "what calls what": lambda m: irkit.CallGraph(FIVE),
    "a function's place": lambda m: m.functions[None],  # type: ignore[call-overload]
    "how many parts": lambda m: irkit.split(m, "2"),  # type: ignore[arg-type]
    "one name": lambda m: irkit.extract(m, "f"),
    "names": lambda m: irkit.extract(m, [FIVE]),
    "names to keep": lambda m: irkit.internalize(m, FIVE),
    "a time": lambda m: irkit.refine(m, m, timeout="x"),  # type: ignore[arg-type]
    "rounds": lambda m: irkit.refine(m, m, loops="x"),  # type: ignore[arg-type]
    "how many problems": lambda m: irkit.verify(m, limit="x"),  # type: ignore[arg-type]
    "a release": lambda m: irkit.upgrade(m, "19"),  # type: ignore[arg-type]
    "relations": lambda m: irkit.facts(m, FIVE),
    "a path": lambda m: irkit.save(m, FIVE),
    "what is linked": lambda m: irkit.link(m, FIVE),
    "what is split": lambda m: irkit.split(FIVE, 2),
    "what is made internal": lambda m: irkit.internalize(FIVE),
    "what is reduced": lambda m: irkit.reduce(FIVE, lambda module: True),
    "what is packed": lambda m: irkit.raise_packed(FIVE),
    "what is made plain": lambda m: irkit.lower_packed(FIVE),
    "what is refined": lambda m: irkit.refine(m, FIVE),
}

# Constructors: Python itself calls those of compiled classes, so each looks at what it is given.
CONSTRUCTORS: dict[str, Callable[[], object]] = {
    "a string of metadata": lambda: irkit.MDString(FIVE),
    "operands of metadata": lambda: irkit.MDTuple(FIVE),
    "a list of arguments": lambda: irkit.DIArgList(FIVE),
    "elements of an expression": lambda: irkit.DIExpression(FIVE),
    "a constant as metadata": lambda: irkit.ConstantAsMetadata(FIVE),
    "named metadata": lambda: irkit.NamedMDNode(FIVE, []),
    "named metadata's nodes": lambda: irkit.NamedMDNode("n", FIVE),
    "whether a node is distinct": lambda: irkit.MDTuple([], "yes"),
    "a comdat": lambda: irkit.Comdat(FIVE),
}


@pytest.mark.parametrize("what", CONSTRUCTORS)
def test_a_constructor_refuses_another_class(what: str) -> None:
    with pytest.raises(EditError):
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


def test_any_value_is_a_flag_of_linking() -> None:
    one, other = (irkit.parse_assembly(f"@x = global i32 {number}\n", "m", 22) for number in (1, 2))
    irkit.link(one, other, override=FIVE)
    assert irkit.to_assembly(one).count("@x = global i32 2") == 1
