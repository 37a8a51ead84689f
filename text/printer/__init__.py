"""The printer: a module as LLVM assembly, in the module's own dialect, byte for byte as llvm-dis prints it."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from irkit.module import Module


def to_assembly(module: Module, preserve_use_list_order: bool = False) -> str:
    """The module as text. Bytes that are not UTF-8 become surrogates (`errors="surrogateescape"`).

    Raises BitcodeError where a part of the module that is read only now is damaged.
    """
    from text.printer.module import ModulePrinter  # noqa: PLC0415 - `import text.printer` stays fast

    pieces = Pieces()
    ModulePrinter(module, pieces, preserve_use_list_order).print()
    return "".join(pieces.texts)


class Writable(Protocol):
    """What texts are written to."""

    def write(self, text: str, /) -> object: ...


class Pieces:
    """Keeps what is written, to be joined once."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.texts.append(text)


def write_assembly(module: Module, file: IO[str], preserve_use_list_order: bool = False) -> None:
    """The same, written piece by piece to `file`, which should encode with `surrogateescape`."""
    from text.printer.module import ModulePrinter  # noqa: PLC0415 - `import text.printer` stays fast

    ModulePrinter(module, file, preserve_use_list_order).print()


def write_annotated(module: Module, file: IO[str], preserve_use_list_order: bool = False) -> None:
    """The same, with comments that tell of uses, types and lines of the source, as `llvm-dis -show-annotations`."""
    from text.printer.annotated import AnnotatingPrinter  # noqa: PLC0415 - as above

    AnnotatingPrinter(module, file, preserve_use_list_order).print()
