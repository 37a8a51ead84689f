"""Small modules made by hand."""

from __future__ import annotations

from collections.abc import Sequence

from irkit.blocks import BasicBlock
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.types import Type
from irkit.values import Value
from text.printer import to_assembly


def new_module(llvm_version: int = 22) -> Module:
    module = Module("", Dialect.of(llvm_version))
    module.source_filename = ""
    return module


def add_global(module: Module, name: str, initializer: Value) -> GlobalVariable:
    variable = GlobalVariable(module.context.pointer(), initializer.type, name)
    module.add(variable)
    variable.initializer = initializer
    return variable


def add_function(module: Module, name: str, parameters: Sequence[Type] = (), result: Type | None = None) -> Function:
    """A function with one empty block, without names but its own."""
    context = module.context
    ty = context.function(result if result is not None else context.void, parameters)
    function = Function(context.pointer(), ty, name)
    module.add(function)
    function.set_blocks([BasicBlock(context.label, function)])
    return function


def constant_text(module: Module, constant: Value) -> str:
    """A constant with its type, as it prints as a global's initializer."""
    add_global(module, "constant", constant)
    line = next(line for line in to_assembly(module).splitlines() if line.startswith("@constant = "))
    return line.removeprefix("@constant = global ")


def instruction_lines(function: Function, instruction: Instruction) -> str:
    """What the function's only block prints with this instruction alone in it."""
    function.blocks[0].append(instruction)
    assert function.parent is not None
    text = to_assembly(function.parent)
    return text.split("{\n", 1)[1].removesuffix("}\n")
