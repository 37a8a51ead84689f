"""Inputs in either format: which one a file is in is told by its first bytes, not by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import irkit
from irkit.cli.streams import read_input, shown_name
from irkit.errors import ParseError

if TYPE_CHECKING:
    from irkit.module import Module


def is_assembly(data: bytes) -> bool:
    """Whether a file is LLVM assembly; anything else is for the bitcode reader to take or to refuse by name."""
    from bitcode.bitstream.container import is_assembly as begins_as_assembly

    return not data.strip() or begins_as_assembly(data)


def parse_modules(data: bytes, name: str, llvm_version: int | None = None) -> list[Module]:
    """The modules in `data`: one of assembly, one or several of bitcode.

    `llvm_version` is the LLVM whose assembly it is (None: the newest that fits). Raises what `irkit.parse_assembly` and
    `irkit.parse_bitcode_modules` raise.
    """
    if is_assembly(data):
        return [irkit.parse_assembly(data, name, llvm_version)]
    return irkit.parse_bitcode_modules(data, name)


def read_assembly(file: str) -> bytes:
    """The bytes of a file that must be assembly. Raises OSError, and ParseError if it is none."""
    data = read_input(file)
    if not is_assembly(data):
        raise ParseError("this is not LLVM assembly", path=shown_name(file), line=1, column=1)
    return data


def load_modules(file: str, llvm_version: int | None = None) -> list[Module]:
    """The modules in a file, or in the standard input for `-`. Raises OSError and what `parse_modules` raises."""
    return parse_modules(read_input(file), shown_name(file), llvm_version)
