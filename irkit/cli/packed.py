"""`irkit lower` and `irkit raise`: explicitly packed structs and plain IR; `irkit stats --packed`: what each costs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import irkit
from irkit.cli.edit import Change
from irkit.cli.inputs import is_assembly
from irkit.cli.streams import print_all, read_input, shown_name
from irkit.errors import UnsupportedError
from irkit.packed.lowering import WAYS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from irkit.module import Module

AS_IT_IS: Final = "as it is"
EXPLICIT: Final = "explicit"
_SIGN: Final = b"\\{"  # what explicitly packed structs begin with


def parse(data: bytes, name: str, llvm_version: int | None = None) -> Module:
    """The one module in `data`: bitcode, assembly, or assembly with explicitly packed structs."""
    if is_assembly(data):
        grammar = irkit.packed_grammar() if _SIGN in data else None
        return irkit.parse_assembly(data, name, llvm_version, grammar=grammar)
    module = irkit.parse_bitcode(data, name)
    irkit.upgrade(module)
    return module


@dataclass(frozen=True)
class PackedChange(Change):
    """A command that takes the dialect's assembly too."""

    def run(self) -> None:
        module = parse(read_input(self.file), shown_name(self.file), self.llvm_version)
        module.materialize()
        self.write(module)


@dataclass(frozen=True)
class Lower(PackedChange):
    """`irkit lower --packed=WAY`."""

    way: str

    def change(self, module: Module) -> None:
        irkit.lower_packed(module, self.way)


@dataclass(frozen=True)
class Raise(PackedChange):
    """`irkit raise --packed`."""

    def change(self, module: Module) -> None:
        irkit.raise_packed(module)


@dataclass(frozen=True)
class Measure:
    """What a module costs: instructions, those that are `freeze`, bytes of its text and of its bitcode, which an
    explicitly packed one does not have."""

    form: str
    instructions: int
    freezes: int
    text_bytes: int
    bitcode_bytes: int | None


def measure(module: Module, form: str) -> Measure:
    opcodes = [instruction.opcode for function in module.functions for instruction in function.walk()]
    text = irkit.to_assembly(module).encode("utf-8", "surrogateescape")
    size = None if module.explicit_structs else len(irkit.to_bitcode(module))
    return Measure(form, len(opcodes), opcodes.count("freeze"), len(text), size)


def measures(data: bytes, name: str) -> list[Measure]:
    """The forms of a module: as it is where that is plain, explicitly packed, and lowered in either way."""
    module = parse(data, name)
    found: list[Measure] = []
    if not module.explicit_structs:
        found.append(measure(module, AS_IT_IS))
        irkit.raise_packed(module)
        if not module.explicit_structs:
            raise UnsupportedError("no bit field is found in the module")
    found.append(measure(module, EXPLICIT))
    text = irkit.to_assembly(module)
    for way in WAYS:
        lowered = irkit.parse_assembly(text, name, module.dialect.llvm_version, grammar=irkit.packed_grammar())
        irkit.lower_packed(lowered, way)
        found.append(measure(lowered, way))
    return found


def show_measures(files: Sequence[str], as_json: bool) -> int:
    """Print the measures of files; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterable[str]:
        rows = measures(data, name)
        if as_json:
            forms = [
                {
                    "form": row.form,
                    "instructions": row.instructions,
                    "freezes": row.freezes,
                    "text_bytes": row.text_bytes,
                    "bitcode_bytes": row.bitcode_bytes,
                }
                for row in rows
            ]
            yield json.dumps({"name": name, "forms": forms})
            return
        yield name
        yield f"{'form':10} {'instructions':>13} {'freezes':>8} {'text bytes':>11} {'bitcode bytes':>14}"
        for row in rows:
            size = "–" if row.bitcode_bytes is None else str(row.bitcode_bytes)
            yield f"{row.form:10} {row.instructions:13} {row.freezes:8} {row.text_bytes:11} {size:>14}"

    return print_all(files, lines, as_json)
