"""Whether the quick way through a text, by shapes, builds the same modules as Lark's parse of the whole of it.

    python benchmarks/through_lark.py FOLDER... [--llvm N]

Every .ll file is parsed twice. Two modules must come of it, which `irkit.differences` finds equal and which print the
same, or two errors. The sources run, compiled or not, because the stream of statements is replaced here.
"""

from __future__ import annotations

import argparse
import bisect
import os
import sys
from pathlib import Path
from typing import Any

os.environ["IRKIT_PURE"] = "1"

import irkit
import text.parser.module as parser_module
from irkit.module import Module
from text.syntax.reference import Statement, module_statements
from text.syntax.source import Source
from text.syntax.statements import Statements


class LarkStatements:
    """The interface of `Statements`, over Lark's parse of the whole text, which is made once for a source."""

    made: tuple[Source | None, list[Statement], list[int]] = (None, [], [])

    def __init__(self, source: Source, start: int = 0, in_body: bool = False) -> None:
        if LarkStatements.made[0] is not source:
            found = list(module_statements(source))
            LarkStatements.made = (source, found, [statement.offset for statement in found])
        _, self.statements, offsets = LarkStatements.made
        self.at = bisect.bisect_left(offsets, start)
        self.one_body = in_body
        self.done = False

    def advance(self) -> bool:
        if self.done or self.at >= len(self.statements):
            return False
        statement = self.statements[self.at]
        self.at += 1
        self.node, self.pieces, self.offset = statement.node, statement.pieces, statement.offset
        self.end = self.offset + 1  # a body starts at the next statement
        self.done = self.one_body and self.node.rule == "CLOSE"
        return True

    def skip_body(self) -> None:
        while self.advance() and self.node.rule != "CLOSE":
            pass


def parse(file: Path, llvm_version: int | None, stream: Any) -> tuple[Module | None, str]:
    """The module of a file, or None and the error."""
    parser_module.Statements = stream
    try:
        return irkit.parse_assembly(file.read_bytes(), str(file), llvm_version), ""
    except irkit.IRKitError as error:
        return None, str(error)


def difference(file: Path, llvm_version: int | None) -> str:
    """What Lark makes of the file otherwise; empty if nothing."""
    quick, error = parse(file, llvm_version, Statements)
    whole, other = parse(file, llvm_version, LarkStatements)
    if quick is None or whole is None:
        return "" if quick is whole else f"taken one way, refused the other: {error or other}"
    found = irkit.differences(quick, whole, use_list_order=True, limit=1)
    if found:
        return str(found[0])
    return "" if irkit.to_assembly(quick) == irkit.to_assembly(whole) else "printed otherwise"


def main() -> int:
    """Compare all files; the exit status is 1 if one differs."""
    options = argparse.ArgumentParser(description="Compare parsing by shapes with Lark's.")
    options.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    options.add_argument("--llvm", type=int, metavar="N", help="without it, the newest that takes the text")
    wanted = options.parse_args()
    files = sorted(file for folder in wanted.folders for file in folder.rglob("*.ll"))
    differing = 0
    for file in files:
        found = difference(file, wanted.llvm)
        if found:
            differing += 1
            print(f"{file}: {found}")
    print(f"{len(files)} files, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
