"""What the tests of the parser share: parse a text, see what is printed of it, or which error it gets."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import ParseError
from irkit.module import Module


def parse(text: str | bytes, llvm_version: int | None = 19) -> Module:
    return irkit.parse_assembly(text, "test.ll", llvm_version)


def printed(text: str, llvm_version: int | None = 19) -> list[str]:
    """The lines that are printed of a text's module, but for its name and empty ones."""
    shown = irkit.to_assembly(parse(text, llvm_version)).split("\n")
    return [line for line in shown if line and not line.startswith(("; ModuleID", "source_filename"))]


def same(text: str, llvm_version: int | None = 19) -> bool:
    """Whether a text is printed as it was."""
    return printed(text, llvm_version) == [line for line in text.split("\n") if line]


def refusal(text: str | bytes, llvm_version: int | None = 19) -> ParseError:
    """The error that a text gets."""
    with pytest.raises(ParseError) as caught:
        parse(text, llvm_version)
    return caught.value


def refused(text: str | bytes, llvm_version: int | None = 19) -> str:
    """The error as `line:column: message`."""
    error = refusal(text, llvm_version)
    return f"{error.line}:{error.column}: {error.message}"
