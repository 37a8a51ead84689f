"""How long it takes to visit and name every value of a module, reading and writing included, beside LLVM's instnamer.

    python benchmarks/renaming.py FILE

FILE is bitcode that LLVM 22 reads. `opt-22 -passes=instnamer` names what has no name: arguments `arg`, blocks `bb`,
instructions `i`. So does a loop over the same here, by the public interface; then both write bitcode, whose texts by
`llvm-dis-22` have to be the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import irkit


def name_all(file: str, out: str) -> None:
    """Name every value of the module that can have a name and has none."""
    module = irkit.load(file)
    irkit.upgrade(module)
    void = irkit.void
    for function in module.functions:
        for argument in function.args:
            if not argument.name:
                argument.rename("arg", unique=True)
        for block in function.blocks:
            if not block.name:
                block.rename("bb", unique=True)
            for instruction in block:
                if not instruction.name and instruction.type is not void:
                    instruction.rename("i", unique=True)
    irkit.save(module, out)


def user_seconds(command: list[str]) -> float:
    """The user time of a command."""
    before = os.times().children_user
    subprocess.run(command, check=True)
    return os.times().children_user - before


def shown(file: Path) -> bytes:
    text = subprocess.run(["llvm-dis-22", file, "-o", "-"], capture_output=True, check=True).stdout
    return text.split(b"\n", 1)[1]  # without the name of the file


def main() -> int:
    """Measure three rounds; the exit status is 1 if the modules differ."""
    if len(sys.argv) == 3:
        name_all(sys.argv[1], sys.argv[2])
        return 0
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        ours, theirs = Path(name) / "ours.bc", Path(name) / "theirs.bc"
        ratios = []
        for _ in range(3):
            first = user_seconds(["opt-22", "-passes=instnamer", sys.argv[1], "-o", str(theirs)])
            second = user_seconds([sys.executable, "-P", str(Path(__file__).resolve()), sys.argv[1], str(ours)])
            ratios.append(second / first)
            print(f"opt-22 {first:.2f} s, irkit {second:.2f} s user: {ratios[-1]:.2f}")
        same = shown(ours) == shown(theirs)
    print(f"median {sorted(ratios)[1]:.2f}; the modules are {'the same' if same else 'DIFFERENT'}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
