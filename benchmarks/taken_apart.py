"""Take every function out of modules, and strip them: is the text what LLVM's llvm-extract and opt leave?

    python benchmarks/taken_apart.py --llvm 19 ~/.cache/irkit-corpus/lua/19-O2 [--sample N]

For each file of bitcode that LLVM N wrote: each defined function by `irkit extract` and by `llvm-extract-N -func`, the
whole module by `strip_debug` and `opt-N -strip-debug`, by `strip_names` and `opt-N -passes=strip-nondebug`, by both and
`opt-N -passes=strip`. Prints what differs, and how many are the same.
"""

from __future__ import annotations

import argparse
import pathlib
import subprocess
import sys
from collections.abc import Callable, Iterator

import irkit
from irkit.editing.extract import extract
from irkit.editing.strip import strip_debug, strip_names
from irkit.module import Module
from irkit.type_finder import find_structs


def read(path: pathlib.Path) -> Module:
    """The module as LLVM of its release has it in memory; `<stdin>`, as the tools are given it."""
    module = irkit.parse_bitcode(path.read_bytes(), "<stdin>")
    module.materialize()
    irkit.upgrade(module)
    return module


def without_names(module: Module) -> None:
    strip_names(module, find_structs(module))


def without_both(module: Module) -> None:
    strip_debug(module)
    without_names(module)


def cases(path: pathlib.Path, release: int, step: int) -> Iterator[tuple[str, list[str], Callable[[Module], None]]]:
    """What is done to a module: its name, LLVM's command, and irkit's call."""
    opt = [f"opt-{release}", "-S"]
    yield "strip --debug", [*opt, "-strip-debug", "-passes=verify"], strip_debug
    yield "strip --names", [*opt, "-passes=strip-nondebug"], without_names
    yield "strip --debug --names", [*opt, "-passes=strip"], without_both
    names = [function.name for function in read(path).functions if not function.is_declaration]
    for name in names[::step]:
        yield name, [f"llvm-extract-{release}", "-S", f"-func={name}"], Extraction(name)


class Extraction:
    """Leave one function in a module."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def __call__(self, module: Module) -> None:
        extract(module, [self.name])


def compare(path: pathlib.Path, release: int, step: int) -> tuple[int, int]:
    """Print what differs; how many are the same, and of how many."""
    same = total = 0
    for name, command, action in cases(path, release, step):
        total += 1
        with path.open("rb") as source:
            wanted = subprocess.run(command, stdin=source, capture_output=True, check=True).stdout.decode()
        module = read(path)
        try:
            action(module)
            got = irkit.to_assembly(module)
        except irkit.IRKitError as error:
            got = f"{type(error).__name__}: {error}"
        if got == wanted:
            same += 1
            continue
        pairs = zip([*got.splitlines(), ""], [*wanted.splitlines(), ""], strict=False)
        line, (ours, theirs) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
        print(f"{path.name} {name}, line {line}:\n  irkit {ours[:160]}\n  LLVM  {theirs[:160]}", flush=True)
    return same, total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--llvm", type=int, required=True)
    parser.add_argument("--sample", type=int, default=1, help="one function of so many")
    options = parser.parse_args()
    same = total = 0
    for path in sorted(path for folder in options.folders for path in folder.glob("*.bc")):
        one, of = compare(path, options.llvm, options.sample)
        same, total = same + one, total + of
    print(f"LLVM {options.llvm}: {same} of {total} the same")
    return 0 if same == total else 1


if __name__ == "__main__":
    sys.exit(main())
