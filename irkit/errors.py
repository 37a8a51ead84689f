"""The errors of irkit: one root, `IRKitError`, and one class for each kind of trouble."""

from __future__ import annotations

from typing import Final


class IRKitError(Exception):
    """Anything that irkit says is wrong with an input or a request."""


class BitcodeError(IRKitError):
    """Bitcode that is damaged, or that contradicts itself.

    `bit_offset` counts bits from the file's first byte (None where no place in the file is to blame), `block_path`
    names the blocks around the place from the outermost in (`MODULE_BLOCK/FUNCTION_BLOCK`), `record` the record.
    """

    def __init__(
        self,
        message: str,
        *,
        name: str = "",
        bit_offset: int | None = None,
        block_path: str = "",
        record: str = "",
    ) -> None:
        self.message = message
        self.name = name
        self.bit_offset = bit_offset
        self.block_path = block_path
        self.record = record
        super().__init__(message)

    def __str__(self) -> str:
        where = []
        if self.bit_offset is not None:
            where.append(f"bit {self.bit_offset} (byte {self.bit_offset // 8:#x})")
        if self.block_path:
            where.append(f"in {self.block_path}")
        if self.record:
            where.append(f"record {self.record}")
        place = ", ".join(where)
        return ": ".join(part for part in (self.name, place, self.message) if part)


LONGEST_LINE: Final = 120  # characters of a source line that an error shows


class ParseError(IRKitError):
    """Assembly text that LLVM's language does not allow.

    `line` and `column` count from 1, in characters; `end` is the column after the token to blame, `source_line` that
    one line of the text, and `notes` are further sentences.
    """

    def __init__(
        self,
        message: str,
        *,
        path: str = "",
        line: int = 0,
        column: int = 0,
        end: int = 0,
        source_line: str = "",
        notes: tuple[str, ...] = (),
    ) -> None:
        self.message = message
        self.path = path
        self.line = line
        self.column = column
        self.end = end
        self.source_line = source_line
        self.notes = notes
        super().__init__(message)

    def __str__(self) -> str:
        if not self.line:
            return "\n".join([f"{self.path}: {self.message}" if self.path else self.message, *self.notes])
        parts = [f"{self.path}:{self.line}:{self.column}: error: {self.message}"]
        if self.source_line:
            parts += self.excerpt()
        return "\n".join(parts + [f"note: {note}" for note in self.notes])

    def excerpt(self) -> list[str]:
        """The source line, cut around the place where it is very long, and the line with the caret."""
        column = self.column - 1
        start = max(0, min(column - LONGEST_LINE // 2, len(self.source_line) - LONGEST_LINE))
        shown = self.source_line[start : start + LONGEST_LINE]
        before = "".join(c if c == "\t" else " " for c in shown[: column - start])
        marked = max(1, min(self.end - self.column, len(shown) - (column - start)))
        cut = "..." if start else ""
        tail = "..." if start + len(shown) < len(self.source_line) else ""
        return [cut + printable(shown) + tail, " " * len(cut) + before + "^" + "~" * (marked - 1)]


def printable(line: str) -> str:
    """`line` with what would move the caret or the terminal replaced, one character for one."""
    return "".join(c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in line)


class VerificationError(IRKitError):
    """A module that breaks a rule of the language which the model alone does not enforce."""


class EditError(IRKitError, ValueError):
    """A change of a module that cannot be made; the module is as it was before."""


class NotFoundError(IRKitError, KeyError):
    """Something was asked for by a name or a kind that nothing has."""

    def __str__(self) -> str:
        return Exception.__str__(self)


class LinkError(IRKitError):
    """Modules that cannot be linked: what they say contradicts each other.

    `message` is in LLVM's words; `modules` are the names of the two that contradict, where it is about a symbol.
    """

    def __init__(self, message: str, modules: tuple[str, ...] = ()) -> None:
        self.message = message
        self.modules = modules
        super().__init__(message)

    def __str__(self) -> str:
        if not self.modules:
            return self.message
        return f"{self.message} (in " + " and in ".join(f"'{name}'" for name in self.modules) + ")"


class UnsupportedError(IRKitError):
    """Something that irkit, or the LLVM version asked for, does not have; the message names what, and which version."""


class MissingExtraError(UnsupportedError):
    """A package that is not installed. `extra` is the name of irkit's extra that brings it."""

    def __init__(self, purpose: str, package: str, extra: str) -> None:
        super().__init__(f"{purpose} needs {package}: pip install 'irkit[{extra}]'")
        self.extra: str = extra
        self.purpose: str = purpose
        self.package: str = package

    def __reduce__(self) -> tuple[type[MissingExtraError], tuple[str, str, str]]:
        return type(self), (self.purpose, self.package, self.extra)
