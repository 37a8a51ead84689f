"""Names for what has none (LLVM's pass instnamer)."""

from __future__ import annotations

from irkit.module import Module
from irkit.types import VoidType


def name_locals(module: Module) -> None:
    """Name every argument `arg`, block `bb` and instruction `i` that has no name, with a number where that is taken."""
    module.materialize()
    for function in module.functions:
        if function.is_declaration:
            continue
        for argument in function.arguments:
            if not argument.name:
                argument.name = function.unique_name("arg")
        for block in function.blocks:
            if not block.name:
                block.name = function.unique_name("bb")
            for instruction in block.instructions:
                if not instruction.name and not isinstance(instruction.type, VoidType):
                    instruction.name = function.unique_name("i")
