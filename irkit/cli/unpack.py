"""`irkit list` and `irkit unpack`: what is in containers, shown and taken out."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

import irkit
from irkit.cli.members import matching
from irkit.cli.streams import EXPECTED, complain, explanation, read_whole, reader_has_gone, shown_name, standard_output
from irkit.cli.symbols import printable
from irkit.containers.parts import Part, parts
from irkit.files import replacing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import IO

HEADINGS: Final = ("MEMBER", "KIND", "PRODUCER", "LLVM", "TRIPLE", "SIZE")


@dataclass(frozen=True)
class Row:
    """What `irkit list` tells of one module, or of one part that is no bitcode. `module` counts from 0 in its part."""

    file: str
    member: str
    kind: str
    module: int | None
    producer: str | None
    llvm_version: int | None
    triple: str | None
    size: int  # bytes, of the part

    def cells(self) -> tuple[str, ...]:
        """The columns of the table."""
        version = "-" if self.llvm_version is None else str(self.llvm_version)
        member = self.member + (f" (module {self.module})" if self.module else "")
        return (printable(member) or "-", self.kind, self.producer or "-", version, self.triple or "-", str(self.size))


def rows_of(part: Part, file: str) -> Iterator[Row]:
    """A row for each module of a part. Raises what `irkit.parse_bitcode_modules` raises."""
    if not part.is_bitcode:
        yield Row(file, part.path, part.kind, None, None, None, None, len(part.data))
        return
    modules = irkit.parse_bitcode_modules(part.data, f"{file}:{part.path}" if part.path else file)
    for index, module in enumerate(modules):
        producer = module.identification.producer if module.identification else None
        version = module.dialect.llvm_version
        yield Row(file, part.path, part.kind, index, producer, version, module.target_triple, len(part.data))


def show_list(files: Sequence[str], patterns: Sequence[str], as_json: bool) -> int:
    """Print what is in the files; returns the exit status."""
    status = 0
    try:
        with standard_output() as out:
            for number, file in enumerate(files):
                rows: list[Row] = []
                try:
                    for part in parts(read_whole(file), shown_name(file)):
                        if not matching(part.path, patterns):
                            continue
                        try:
                            rows += rows_of(part, shown_name(file))
                        except EXPECTED as error:
                            complain(explanation(file, error))
                            status = 1
                except EXPECTED as error:
                    complain(explanation(file, error))
                    status = 1
                if as_json:
                    out.writelines(json.dumps(asdict(row)) + "\n" for row in rows)
                elif rows:
                    if len(files) > 1:
                        out.write(("\n" if number else "") + f"{shown_name(file)}:\n")
                    table(out, [row.cells() for row in rows])
    except BrokenPipeError:
        return reader_has_gone()
    except EXPECTED as error:
        complain(explanation("<stdout>", error))
        return 1
    return status


def table(out: IO[str], rows: list[tuple[str, ...]]) -> None:
    widths = [max(len(row[column]) for row in [HEADINGS, *rows]) for column in range(len(HEADINGS))]
    for row in [HEADINGS, *rows]:
        out.write("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() + "\n")


def unpack(files: Sequence[str], folder: str, patterns: Sequence[str], everything: bool) -> int:
    """Write what is in the files into a folder, bitcode only unless `everything`; returns the exit status."""
    status = 0
    taken: set[str] = set()
    for file in files:
        try:
            os.makedirs(folder, exist_ok=True)
            count = 0
            for part in parts(read_whole(file), shown_name(file)):
                if matching(part.path, patterns) and (everything or part.is_bitcode):
                    count += 1
                    write_part(part, folder, taken)
            if not count:
                complain(f"{shown_name(file)}: there is no such member in it")
                status = 1
        except EXPECTED as error:
            complain(explanation(file, error))
            status = 1
    return status


def write_part(part: Part, folder: str, taken: set[str]) -> None:
    """Write one part and, beside it, the compiler's command line, an argument a line."""
    name = file_name(part)
    stem, suffix = os.path.splitext(name)
    number = 1
    while name in taken:  # of two files, or told apart only by what a file's name cannot have
        number += 1
        name = f"{stem}.{number}{suffix}"
    taken.add(name)
    with replacing(os.path.join(folder, name), binary=True) as out:
        out.write(part.data)
    if part.commands:
        with replacing(os.path.join(folder, f"{name}.cmd"), binary=True) as out:
            out.write(part.commands.rstrip(b"\0").replace(b"\0", b"\n") + b"\n")


def file_name(part: Part) -> str:
    """A name for a part that stays in its folder, whatever the container calls it."""
    name = "".join("_" if c in "/\\\0" else c for c in part.path.replace(":", ".").replace(",", ".")).lstrip(".")
    name = name or "member"
    return name if not part.is_bitcode or name.endswith(".bc") else f"{name}.bc"
