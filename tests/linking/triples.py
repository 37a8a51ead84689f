"""What llvm-link-22 makes of two targets: `triples.txt` has the triple of both, and a `!` where it warns.

`python tests/linking/triples.py` writes it anew.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "triples.txt"
TRIPLES: Final = (
    "i386-pc-linux-gnu",
    "i686-pc-linux-gnu",
    "i686-pc-linux-musl",
    "x86_64-pc-linux-gnu",
    "amd64-unknown-linux-gnu",
    "x86_64h-apple-macosx10.9",
    "x86_64-apple-macosx10.15",
    "arm64-apple-ios8.1",
    "arm64-apple-ios13",
    "aarch64-apple-macosx11",
    "aarch64-none-linux",
    "arm64-none-linux",
    "armv7-none-linux",
    "thumbv7-none-linux",
    "thumbv7eb-none-linux",
    "armv7-apple-ios8",
    "thumbv7-apple-ios7.2.1",
    "thumbv7-apple-macosx",
    "thumbv6-apple-ios9",
    "powerpc64-unknown-linux",
    "ppc64-unknown-linux",
    "i686x-pc-linux-gnu",
)


def module(triple: str) -> str:
    return f'target triple = "{triple}"\n'


def said(first: str, second: str, folder: Path) -> str:
    (folder / "a.ll").write_text(module(first))
    (folder / "b.ll").write_text(module(second))
    done = subprocess.run(
        ["llvm-link-22", "-S", "a.ll", "b.ll"], cwd=folder, capture_output=True, text=True, check=True
    )
    triple = done.stdout.partition('target triple = "')[2].partition('"')[0]
    return triple + (" !" if "different target triples" in done.stderr else "")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        rows = [f"{one} + {other} = {said(one, other, Path(name))}\n" for one in TRIPLES for other in TRIPLES]
    FILE.write_text("".join(rows))
