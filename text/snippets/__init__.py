"""Pieces of assembly that are parsed into a module which is there: functions, instructions, types, constants, metadata.

A snippet is parsed with LLVM's parser as it is, in a module beside the user's which has the same context, and in which
the names of the user's mean what they mean there (`names`). What comes of it is moved over once it is whole
(`functions`, `instructions`); so an error leaves the user's module as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from irkit.errors import IRKitError, ParseError

if TYPE_CHECKING:
    from irkit.blocks import BasicBlock
    from irkit.constants import Constant
    from irkit.functions import Function
    from irkit.instructions import Instruction
    from irkit.metadata import Metadata
    from irkit.module import Module
    from irkit.types import Type
    from irkit.values import Value

Made = TypeVar("Made")
NAME = "<snippet>"


def parsed(module: Module, parse: Callable[[bool], Made]) -> Made:
    """What comes of a snippet; where it does not parse, it is parsed again with all names of the module at hand, since
    the error may then tell which one was meant. Structs of a snippet that failed are forgotten."""
    structs = module.context.identified_structs
    known = len(structs)
    try:
        return parse(False)
    except ParseError:
        del structs[known:]
    try:
        return parse(True)
    except IRKitError:
        del structs[known:]
        raise


def parse_function(text: str | bytes, module: Module, name: str = NAME) -> Function:
    from text.snippets.functions import insert  # noqa: PLC0415 - imported where it works, as below

    return parsed(module, lambda whole: insert(text, name, module, whole))


def parse_instructions(
    text: str | bytes, block: BasicBlock, place: int, values: Mapping[str, Value], name: str = NAME
) -> list[Instruction]:
    from text.snippets.instructions import insert  # noqa: PLC0415

    return parsed(block.function_of().module_of(), lambda whole: insert(text, name, block, place, values, whole))


def parse_type(text: str | bytes, module: Module, name: str = NAME) -> Type:
    from text.snippets.single import type_of  # noqa: PLC0415

    return parsed(module, lambda whole: type_of(text, name, module, whole))


def parse_constant(text: str | bytes, module: Module, name: str = NAME) -> Constant:
    from text.snippets.single import constant_of  # noqa: PLC0415

    return parsed(module, lambda whole: constant_of(text, name, module, whole))


def parse_metadata(text: str | bytes, module: Module, name: str = NAME) -> Metadata:
    from text.snippets.single import metadata_of_text  # noqa: PLC0415

    return parsed(module, lambda whole: metadata_of_text(text, name, module, whole))
