"""Writes the golden graphs: what LLVM 22's opt draws of cfg.ll and heat.ll. `python tests/charts/make.py`"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PASSES: Final = {"dot-cfg": False, "dot-cfg-only": True}
INPUTS: Final = ("cfg", "heat", "wide")
NODE: Final = re.compile(rb"^(\tNode)(\w+)|( -> Node)(\w+)", re.MULTILINE)


def numbered(graph: bytes) -> bytes:
    """A graph whose nodes are numbered as they come, in the place of LLVM's addresses."""
    seen: dict[bytes, int] = {}
    return NODE.sub(lambda m: (m[1] or m[3]) + b"%d" % seen.setdefault(m[2] or m[4], len(seen)), graph)


def drawn_by_opt(name: str, file: Path) -> dict[str, bytes]:
    """Function → its graph."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["opt-22", f"-passes={name}", "-disable-output", str(file.resolve())]
        subprocess.run(command, capture_output=True, check=True, cwd=folder)
        graphs = sorted(Path(folder).glob(".*.dot"))
        return {path.name[1:-4]: numbered(path.read_bytes()) for path in graphs}


def golden(file: str, name: str) -> Path:
    return HERE / f"{file}.{name}.22.txt"


if __name__ == "__main__":
    for file in INPUTS:
        for name in PASSES:
            golden(file, name).write_bytes(b"".join(drawn_by_opt(name, HERE / f"{file}.ll").values()))
