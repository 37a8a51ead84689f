"""Writes the golden files: what LLVM 22's opt says of flow.ll. `python tests/analysis/make.py`"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PASSES: Final = {
    "domtree": "print<domtree>",
    "postdomtree": "print<postdomtree>",
    "loops": "print<loops>",
    "callgraph": "print-callgraph",
    "callgraph-sccs": "print-callgraph-sccs",
}


def golden(name: str) -> Path:
    return HERE / f"flow.{name}.22.txt"


def without_addresses(text: str) -> str:
    """What LLVM prints, without the addresses of its objects."""
    return re.sub(r"CS<0x[0-9a-f]+>", "CS<call>", re.sub(r"<<0x[0-9a-f]+>>", "", text))


def said_by_opt(name: str, file: Path) -> str:
    command = ["opt-22", f"-passes={PASSES[name]}", "-disable-output", str(file)]
    return without_addresses(subprocess.run(command, capture_output=True, text=True, check=True).stderr)


if __name__ == "__main__":
    for name in PASSES:
        golden(name).write_text(said_by_opt(name, HERE / "flow.ll"))
