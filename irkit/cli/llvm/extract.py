"""`llvm-extract`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from irkit.cli.llvm.options import LETTER, LIST, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.dialects.features import BLOCKS_BY_NUMBER
from irkit.editing.extract import extract
from irkit.editing.outlining import find_blocks
from irkit.errors import NotFoundError
from irkit.globals import GlobalValue

if TYPE_CHECKING:
    from irkit.blocks import BasicBlock
    from irkit.module import Module

OPTIONS: Final = (
    Option("o", LETTER),
    Option("S"),
    Option("f"),
    Option("func", LIST),
    Option("rfunc", LIST),
    Option("glob", LIST),
    Option("rglob", LIST),
    Option("alias", LIST),
    Option("ralias", LIST),
    Option("bb", LIST),
    Option("delete"),
    Option("recursive"),
    Option("keep-const-init"),
    Option("preserve-bc-uselistorder"),
    Option("preserve-ll-uselistorder"),
    Option("opaque-pointers", handled=False, first=14, last=16),
)


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    module = tool.read(line.files[0] if line.files else "-")
    names: list[str] = []
    kinds: tuple[tuple[str, str, Sequence[GlobalValue]], ...] = (
        ("alias", "alias", module.aliases),
        ("glob", "global", module.globals),
        ("func", "function", module.functions),
    )
    for option, kind, values in kinds:
        named = {value.name for value in values}
        for name in line.all(option):
            if name not in named:
                raise ToolError(f"{tool.name}: program doesn't contain {kind} named '{name}'!")
            names.append(name)
        for text in line.all(f"r{option}"):
            names += matching(tool, text, values)
    groups = [blocks_of(tool, module, pair) for pair in line.all("bb")]
    names += [pair.partition(":")[0] for pair in line.all("bb")]
    extract(
        module,
        names,
        keep_callees=line.flag("recursive"),
        delete=line.flag("delete"),
        keep_constant_initializers=line.flag("keep-const-init"),
        groups=[group for group in groups if group],
    )
    write(tool, module, line.value("o") or "-", line.flag("S"), line.flag("f"))
    return 0


def blocks_of(tool: Tool, module: Module, pair: str) -> list[BasicBlock]:
    """The blocks that `function:block;block` names. Raises ToolError where the module lacks one."""
    try:
        return find_blocks(module, pair, module.dialect.has(BLOCKS_BY_NUMBER))
    except NotFoundError as error:
        raise ToolError(f"{tool.name}: {error}!") from None


def matching(tool: Tool, text: str, values: Sequence[GlobalValue]) -> list[str]:
    """The names that an expression matches. Raises ToolError for a bad one, and if there are none."""
    try:
        pattern = re.compile(text)
    except re.error as error:
        raise ToolError(f"{tool.name}: '{text}' invalid regex: {error}") from error
    found = [value.name for value in values if pattern.search(value.name)]
    if not found:
        raise ToolError(f"{tool.name}: program doesn't contain global named '{text}'!")
    return found


def write(tool: Tool, module: Module, target: str, as_text: bool, forced: bool) -> None:
    if as_text:
        tool.write_text(module, target)
    elif not tool.refuses_terminal(target, forced):
        tool.write_bitcode([module], target, True)
