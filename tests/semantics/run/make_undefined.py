"""Makes `undefined/*.ll` of the sources there: `python tests/semantics/run/make_undefined.py [NAME…]`.

`undefined.json` says of each program its rule and line, what is replaced in its source for the mended twin, and the
options of clang-22 where they are not `OPTIONS`. String attributes and clang's version are left out.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
OPTIONS = ["-O0"]
ALWAYS = ["-gline-tables-only", "-fdebug-compilation-dir=/", "-w", "-S", "-emit-llvm"]


def make(name: str, source: str, options: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, f"{name}.c").write_text(source)
        target = HERE / "undefined" / f"{name}.ll"
        subprocess.run(["clang-22", *options, *ALWAYS, f"{name}.c", "-o", str(target)], cwd=folder, check=True)
    text = re.sub(r'"[^"]*clang version[^"]*"', '"clang"', target.read_text())
    target.write_text("\n".join(map(shorter, text.split("\n"))))


def shorter(line: str) -> str:
    """A group of attributes without strings, if it has others."""
    short = re.sub(r' "[^"]*"="[^"]*"', "", line)
    return short if line.startswith("attributes") and not short.endswith("{ }") else line


def main(names: list[str]) -> None:
    for program in json.loads((HERE / "undefined.json").read_text()):
        name = program["name"]
        if names and name not in names:
            continue
        source = (HERE / "undefined" / f"{name}.c").read_text()
        mended = source
        for old, new in program["mended"]:
            if old not in mended:
                raise SystemExit(f"{name}: {old!r} is not in the source")
            mended = mended.replace(old, new, 1)
        options = program.get("options", OPTIONS)
        make(name, source, options)
        make(f"{name}_mended", mended, options)


if __name__ == "__main__":
    main(sys.argv[1:])
