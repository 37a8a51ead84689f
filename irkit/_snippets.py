"""What `irkit` offers to take pieces of IR into a module: the checks of what it is called with are here, the rest in
`text.snippets`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit import _build
from irkit.collector import collector_off
from irkit.errors import EditError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irkit.blocks import BasicBlock
    from irkit.constants import Constant
    from irkit.functions import Function
    from irkit.instruction_base import Instruction
    from irkit.metadata import Metadata
    from irkit.module import Module
    from irkit.types import Type
    from irkit.values import Value


def parse_function(text: str | bytes, into: Module) -> Function:
    """Add a function, written as IR, to a module, and what else the text defines: declarations, variables, types,
    comdats, attribute groups, metadata. The names of the module, and the numbers that `str(module)` shows, mean there
    what they mean in it; where the module declares what the text defines, the definition takes its place.

    Raises ParseError, with line and column of the text and nothing changed, for what LLVM would not take there, and
    unless the text defines just one function. Calls of intrinsics of older releases are not changed.
    """
    from text.snippets import parse_function as parse

    _check_snippet(text, into)
    with collector_off():
        return parse(text, into)


def parse_instructions(
    text: str | bytes,
    *,
    before: Instruction | None = None,
    at_end: BasicBlock | None = None,
    values: Mapping[str, Value] | None = None,
) -> list[Instruction]:
    """Put instructions, written as IR, before another one or at the end of a block.

    `values` says what `%name` stands for, by the names without their sigil; other names and numbers are those of the
    function and of the module. Names of results that are taken get a number behind them. Raises ParseError, with line
    and column of the text, for what LLVM would not take there, for labels, and for a terminator that ends no block;
    EditError where there is no such place, and for `values` of another function. Nothing is changed then.
    """
    from irkit.blocks import BasicBlock
    from irkit.instruction_base import Instruction
    from irkit.values import Value
    from text.snippets import parse_instructions as parse

    if (before is None) == (at_end is None):
        raise EditError("instructions need one place: before an instruction, or at_end of a block")
    block = at_end if before is None else before.parent if isinstance(before, Instruction) else None
    if not isinstance(block, BasicBlock):
        raise EditError(f"{before if at_end is None else at_end!r} is no place for instructions")
    given = dict(values or {})
    for name, value in given.items():
        if not isinstance(name, str) or not isinstance(value, Value):
            raise EditError(f"values are by name: {name!r} cannot stand for {value!r}")
    _check_snippet(text, block.module)
    place = len(block) if before is None else block.index_of(before)
    with collector_off():
        return parse(text, block, place, given)


def parse_type(text: str | bytes, module: Module | None = None) -> Type:
    """The type that a text spells: `{ i32, ptr }`, or with a module `%T`. Raises ParseError."""
    from text.snippets import parse_type as parse

    return parse(text, _check_snippet(text, module or _nothing()))


def parse_constant(text: str | bytes, module: Module | None = None) -> Constant:
    """The constant that a text spells, behind its type: `i32 5`, or with a module `ptr @g`. Raises ParseError."""
    from text.snippets import parse_constant as parse

    return parse(text, _check_snippet(text, module or _nothing()))


def parse_metadata(text: str | bytes, module: Module | None = None) -> Metadata:
    """The metadata that a text spells: `!{i32 1, !"a"}`, `!DIFile(filename: "a.c", directory: "")`, `!"a"`, `i32 1`, or
    with a module `!4`; one that the module has is that one. Raises ParseError."""
    from text.snippets import parse_metadata as parse

    return parse(text, _check_snippet(text, module or _nothing()))


def _nothing() -> Module:
    """A module for snippets that speak of none."""
    from irkit.module import Module

    return Module.new("")


def _check_snippet(text: object, module: object) -> Module:
    """The module, if a snippet can be parsed into it."""
    from irkit.module import Module

    if not isinstance(text, (str, bytes)):
        raise EditError(f"a snippet is a text, not {type(text).__name__}")
    if not isinstance(module, Module):
        raise EditError(f"a snippet goes into a module, and {module!r} is none")
    _build.need("text")
    return module
