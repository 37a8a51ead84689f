"""How LLVM's printers of analyses call basic blocks."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.types import VoidType, quoted_name


def block_names(function: Function) -> dict[BasicBlock, str]:
    """Each block as an operand: `%entry`, or by its number, `%3`."""
    found: dict[BasicBlock, str] = {}
    blocks = function.blocks  # first: a body that is read now brings the arguments' names
    number = sum(not argument.name for argument in function.arguments)
    for block in blocks:
        if block.name:
            found[block] = "%" + quoted_name(block.name)
        else:
            found[block] = f"%{number}"
            number += 1
        for instruction in block.instructions:
            if not instruction.name and not isinstance(instruction.type, VoidType):
                number += 1
    return found


def tree_lines(title: str, root: int, children: list[list[int]], names: list[str]) -> list[str]:
    """A tree of dominators as LLVM prints it, from its root down; the last of the names may be of no block."""
    lines = [
        "=============================--------------------------------",
        f"Inorder {title}: DFSNumbers invalid: 0 slow queries.",
    ]
    todo: list[tuple[int, int]] = [(root, 1)]
    while todo:
        node, level = todo.pop()
        lines.append(f"{'  ' * level}[{level}] {names[node]} {{4294967295,4294967295}} [{level - 1}]")
        todo += [(child, level + 1) for child in reversed(children[node])]
    return lines
