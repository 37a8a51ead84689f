"""Whether the quick way through a text, by shapes, builds the same modules as Lark's parse of the whole of it.

    python benchmarks/through_lark.py FOLDER... [--llvm N]

Every .ll file is parsed twice. Two modules must come of it, which `irkit.differences` finds equal and which print the
same, or two errors."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import irkit
from irkit.module import Module


def parse(file: Path, llvm_version: int | None, parser: str) -> tuple[Module | None, str]:
    """The module of a file, or None and the error."""
    os.environ["IRKIT_PARSER"] = parser
    try:
        return irkit.parse_assembly(file.read_bytes(), str(file), llvm_version), ""
    except irkit.IRKitError as error:
        return None, str(error)


def difference(file: Path, llvm_version: int | None) -> str:
    """What Lark makes of the file otherwise; empty if nothing."""
    quick, error = parse(file, llvm_version, "")
    whole, other = parse(file, llvm_version, "lark")
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
