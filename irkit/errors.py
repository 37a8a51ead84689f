"""The errors of irkit: one root, `IRKitError`, and one class for each kind of trouble."""

from __future__ import annotations


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


class ParseError(IRKitError):
    """Assembly text that LLVM's language does not allow; `line` and `column` count from 1."""

    def __init__(self, message: str, *, path: str = "", line: int = 0, column: int = 0) -> None:
        self.message = message
        self.path = path
        self.line = line
        self.column = column
        super().__init__(f"{path}:{line}:{column}: {message}" if line else message)


class VerificationError(IRKitError):
    """A module that breaks a rule of the language which the model alone does not enforce."""


class UnsupportedError(IRKitError):
    """Something that irkit, or the LLVM version asked for, does not have; the message names what, and which version."""
