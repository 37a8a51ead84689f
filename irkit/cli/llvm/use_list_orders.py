"""`verify-uselistorder`: the use-lists of a module are mixed, and must come back in that order from either format."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import irkit
from irkit.cli.llvm.options import VALUE, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.llvm.verifying import broken
from irkit.cli.streams import standard_output
from irkit.constants import Constant
from irkit.globals import GlobalValue
from irkit.use_lists import make_all_use_lists
from irkit.values import Use, Value

if TYPE_CHECKING:
    from irkit.module import Module

OPTIONS = (
    Option("num-shuffles", VALUE),
    Option("save-temps", handled=False),
    Option("opaque-pointers", handled=False, first=14, last=16),
    Option("preserve-bc-uselistorder", handled=False, first=22),
    Option("preserve-ll-uselistorder", handled=False, first=22),
)
Mixing = Callable[[list[Use]], list[Use]]


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    shuffles = line.value("num-shuffles") or "1"
    if not shuffles.isdecimal():
        raise ToolError(f"{tool.name}: for the --num-shuffles option: '{shuffles}' value invalid for uint argument!")
    path = line.files[0] if line.files else "-"
    module = tool.read(path)
    said = broken(module)
    if said:
        raise ToolError(f"{said}\n{tool.name}: {path}: error: input module is broken!")
    with standard_output() as out:
        out.write("*** verify-uselistorder ***\n")
        verify_orders(module, out.write)
        make_all_use_lists(module)
        for number in range(int(shuffles)):
            out.write(f"*** shuffle iteration: {number + 1} of {shuffles} ***\n")
            change_orders(module, Shuffle(number))
            verify_orders(module, out.write)
            out.write("\n*** reverse ***\n")
            change_orders(module, reverse)
            verify_orders(module, out.write)
    return 0


def verify_orders(module: Module, say: Callable[[str], object]) -> None:
    """Write the module in both formats and read it again. Raises ToolError if a use-list comes back otherwise."""
    say("verify bitcode\n")
    again = irkit.parse_bitcode(irkit.to_bitcode(module, None, True), module.name)
    again.materialize()  # and not upgraded: nothing but the orders is in question
    compare(module, again)
    say("verify assembly\n")
    text = irkit.to_assembly(module, True)
    again = irkit.parse_assembly(text, module.name, module.dialect.llvm_version)
    compare(module, again)


def compare(module: Module, again: Module) -> None:
    if broken(again):
        raise ToolError("LLVM ERROR: verification failed")
    found = irkit.differences(module, again, use_list_order=True, limit=1)
    if found:
        raise ToolError(f"LLVM ERROR: use-list order changed: {found[0]}")


class Shuffle:
    """Mixes lists at random, but always the same; a list of two uses or more never stays as it is."""

    def __init__(self, seed: int) -> None:
        self.numbers = random.Random(seed)

    def __call__(self, uses: list[Use]) -> list[Use]:
        mixed = list(uses)
        while mixed == uses:
            self.numbers.shuffle(mixed)
        return mixed


def reverse(uses: list[Use]) -> list[Use]:
    return uses[::-1]


def change_orders(module: Module, mixing: Mixing) -> None:
    """Mix the use-list of every value that the file will have."""
    seen: set[Value] = set()
    for root in values_of(module):
        pending = [root]
        while pending:  # operands of constants before these
            value = pending.pop()
            if value in seen:
                continue
            seen.add(value)
            uses = value.uses
            if len(uses) > 1:
                value._uses = mixing(list(uses))
            if isinstance(value, Constant) and not isinstance(value, GlobalValue):
                pending += value.operands


def values_of(module: Module) -> Iterator[Value]:
    """Globals, what they hold, then what bodies define and the constants that they use."""
    yield from module.global_values()
    for holder in module.global_values():
        yield from holder.operands
    for function in module.functions:
        yield from function.arguments
        yield from function.blocks
        for block in function.blocks:
            for instruction in block.instructions:
                yield instruction
                yield from (item for item in instruction.operands if isinstance(item, Constant))
