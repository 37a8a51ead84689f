"""How many assembly files that llvm-as refuses irkit refuses too, and how often at the same line.

    python benchmarks/refusals.py FOLDER... [--llvm 19] [--show]

Files that llvm-as's parser refuses count, told by a message with a line; its verifier's messages have none. `--show`
lists the files that are taken, or refused at another line.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import irkit

MESSAGE = re.compile(r":(\d+):(\d+): error: (.*)")


def llvm_says(file: Path, version: int) -> tuple[int, str] | None:
    """The line and the message with which llvm-as's parser refuses a file; None if it does not."""
    done = subprocess.run(
        [f"llvm-as-{version}", str(file), "-o", "/dev/null"],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    found = MESSAGE.search(done.stderr) if done.returncode else None
    return (int(found[1]), found[3]) if found else None


def irkit_says(file: Path, version: int) -> tuple[int, str] | None:
    """The line and the message of irkit; line 0 for an error without a place."""
    try:
        irkit.parse_assembly(file.read_bytes(), str(file), version)
    except irkit.ParseError as error:
        return error.line, error.message
    except irkit.IRKitError as error:
        return 0, str(error)
    return None


def main() -> int:
    """Compare, and print the figures."""
    parser = argparse.ArgumentParser(description="Compare what is refused with llvm-as.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--llvm", type=int, default=19, metavar="N")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    refused = same = total = 0
    for file in sorted(file for folder in options.folders for file in folder.rglob("*.ll")):
        theirs = llvm_says(file, options.llvm)
        if theirs is None:
            continue
        total += 1
        ours = irkit_says(file, options.llvm)
        refused += ours is not None
        same += ours is not None and ours[0] == theirs[0]
        if options.show and (ours is None or ours[0] != theirs[0]):
            print(f"{file}\n    LLVM  {theirs[0]}: {theirs[1]}")
            print("    irkit takes it" if ours is None else f"    irkit {ours[0]}: {ours[1]}")
    if total:
        print(f"{total} files that llvm-as-{options.llvm} refuses: {refused} refused ({refused / total:.1%}), "
              f"{same} at the same line ({same / total:.1%})")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
