"""Whether a program still works when irkit has rewritten its bitcode: Lua, compiled and linked again, runs a script.

    python benchmarks/lua_rewritten.py CORPUS

CORPUS is a folder with `lua/22-O2/*.bc`, Lua 5.4 built by clang 22 with `-O2 -g -emit-llvm`. Each file goes through
`irkit convert`, from bitcode to bitcode and from bitcode to text to bitcode; clang-22 compiles all of them, and both
interpreters have to print `lua/expected.txt`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
IRKIT = [sys.executable, "-P", "-m", "irkit"]


def rewritten(source: Path, folder: Path, through_text: bool) -> Path:
    """The file after `irkit convert`."""
    made = folder / source.name
    if through_text:
        text = made.with_suffix(".ll")
        subprocess.run([*IRKIT, "convert", str(source), "-o", str(text)], check=True)
        source = text
    subprocess.run([*IRKIT, "convert", str(source), "-o", str(made)], check=True)
    return made


def interpreter(parts: list[Path], folder: Path, through_text: bool) -> tuple[Path, int]:
    """Lua, built from rewritten bitcode, and how many files came back to the byte."""
    objects = []
    same = 0
    for part in parts:
        made = rewritten(part, folder, through_text)
        same += made.read_bytes() == part.read_bytes()
        objects.append(str(made.with_suffix(".o")))
        subprocess.run(["clang-22", "-c", str(made), "-o", objects[-1]], check=True)
    program = folder / "lua"
    linked = [name for name in objects if not name.endswith(("/luac.o", "/ltests.o"))]
    subprocess.run(["clang-22", *linked, "-lm", "-ldl", "-o", str(program)], check=True)
    return program, same


def main() -> int:
    """Build both, run both; the exit status is 1 if one prints something else."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    parts = sorted((Path(sys.argv[1]) / "lua" / "22-O2").glob("*.bc"))
    expected = (HERE / "lua" / "expected.txt").read_bytes()
    status = 0
    for through_text in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            program, same = interpreter(parts, Path(folder), through_text)
            done = subprocess.run([str(program), str(HERE / "lua" / "script.lua")], capture_output=True, check=False)
        good = done.returncode == 0 and done.stdout == expected
        status |= not good
        way = "by way of text" if through_text else "bitcode to bitcode"
        print(f"{way}: {len(parts)} files compiled, {same} the same bytes, output {'right' if good else 'WRONG'}")
        if not good:
            sys.stdout.buffer.write(done.stdout + done.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
