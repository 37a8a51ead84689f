"""The lint of a module: function by function, instruction by instruction, in the order of the functions' blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.analysis import walks
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.linter import advice, arithmetic, calls, control, floats, memory
from irkit.linter.frame import Linter, does_not_return
from irkit.module import Module
from irkit.verifier.problems import Locate, Problem

Handler = Callable[[Linter, Instruction], None]
# By opcode: the checks of an instruction that control may come to.
HANDLERS: Final[dict[str, Handler]] = {
    **arithmetic.HANDLERS,
    **floats.HANDLERS,
    **memory.HANDLERS,
    **calls.HANDLERS,
    **control.HANDLERS,
}


def lint(module: Module, tests: bool, locate: Locate | None) -> list[Problem]:
    """The problems of a module, in its order."""
    linter = Linter(module, tests, locate)
    for function in module.functions:
        if function.blocks:
            lint_function(linter, function)
    return linter.problems


def lint_function(linter: Linter, function: Function) -> None:
    linter.enter(function)
    found = len(linter.problems)
    for place in reversed(post_order(linter)):
        block = linter.block = linter.tree.flow.blocks[place]
        for instruction in block.instructions:
            linter.deferred.propagate(instruction)
            handler = HANDLERS.get(instruction.opcode)
            if handler is not None:
                handler(linter, instruction)
            if does_not_return(instruction):
                control.check_behind(linter, instruction)
                break
    control.check_ends(linter)
    if linter.tests:
        advice.check(linter)
    in_order(linter, found)


def post_order(linter: Linter) -> list[int]:
    """The blocks that control may come to, those before a block behind it."""
    return [place for place in walks.post_order(linter.tree.flow.successors) if linter.live[place]]


def in_order(linter: Linter, first: int) -> None:
    """Bring the problems of the function in hand into the order of its text."""
    places: dict[object, int] = {}
    for block in linter.function.blocks:
        for instruction in block.instructions:
            places[instruction] = len(places)
    linter.problems[first:] = sorted(linter.problems[first:], key=lambda one: places[one.where])
