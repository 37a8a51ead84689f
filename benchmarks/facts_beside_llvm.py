"""Facts beside LLVM: counts of the text, call graphs, dominators, loops; and the thesis's constraints.

    python benchmarks/facts_beside_llvm.py [--llvm N] [--sample COUNT] FILE_OR_FOLDER…

For each file of bitcode that LLVM N wrote: the numbers of functions, blocks, instructions by opcode, call sites and
pairs of phis beside those of `llvm-dis-N`'s text; direct calls beside `opt-N -passes=print-callgraph`; dominators
beside `print<domtree>`; loops beside `print<loops>`; and which constraints of the thesis are broken. A line for each
file that differs, or that one of the two cannot read; then how many functions and files are the same.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import subprocess
import sys
from collections import Counter

import irkit
from irkit.facts.extract import columns
from irkit.rules.computed import COMPUTED
from irkit.rules.thesis import check_constraints

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "tests" / "facts"))
from test_counts import of_facts, of_text  # type: ignore[import-not-found]

Edges = set[tuple[str, ...]]


def unquoted(text: str) -> str:
    """A name as LLVM's printers of analyses have it: without quotation marks and their escapes."""
    if '"' not in text:
        return text
    return re.sub(r"\\([0-9A-F]{2})", lambda found: chr(int(found[1], 16)), text.replace('"', ""))


class Names:
    """What functions and blocks are called, by their numbers."""

    def __init__(self, module: irkit.Module) -> None:
        found = columns(module, ["function", "function:name", "variable:id", "basic_block:function"])
        self.functions = dict.fromkeys(found["function"][0], "@")  # LLVM prints nothing for one without a name
        self.functions |= {number: f"@{name}" for number, name in zip(*found["function__name"], strict=True)}
        numbers, names = found["variable__id"]
        self.blocks = dict(zip(numbers, [unquoted(str(name)) for name in names], strict=True))
        self.owners = dict(zip(*found["basic_block__function"], strict=True))

    def function_of(self, block: int) -> str:
        return self.functions[self.owners[block]]


def our_calls(module: irkit.Module, names: Names) -> Edges:
    direct = {(caller, callee) for _, caller, callee in COMPUTED["call_graph"].rows(module, 0)}
    both = direct | set(COMPUTED["callback_graph"].rows(module, 0))
    return {(names.functions[caller], names.functions[callee]) for caller, callee in both}


def their_calls(printed: str) -> Edges:
    found: Edges = set()
    for part in printed.split("\n\n"):
        head = re.match(r"Call graph node for function: '(.*)'", part)
        if head is not None:
            found |= {(f"@{head[1]}", f"@{name}") for name in re.findall(r"> calls function '(.*)'", part)}
    return found


def our_dominators(module: irkit.Module, names: Names) -> Edges:
    rows = COMPUTED["immediate_dominator"].rows(module, 0)
    return {(names.function_of(block), names.blocks[block], names.blocks[above]) for block, above in rows}


def their_dominators(printed: str) -> Edges:
    found: Edges = set()
    function = ""
    above: list[str] = []
    for line in printed.splitlines():
        if line.startswith("DominatorTree for function: "):
            function = "@" + line.removeprefix("DominatorTree for function: ").strip()
        node = re.match(r" *\[(\d+)\] +(.+?) \{", line)
        if node is not None:
            depth = int(node[1])
            above[depth - 1 :] = [unquoted(node[2])]
            if depth > 1:
                found.add((function, unquoted(node[2]), above[depth - 2]))
    return found


def our_loops(module: irkit.Module, names: Names) -> Edges:
    rows = COMPUTED["loop"].rows(module, 0)
    return {(names.function_of(header), names.blocks[header], str(depth)) for header, depth in rows}


def their_loops(printed: str) -> Edges:
    found: Edges = set()
    for function, part in re.findall(r"^Loop info for function '(.*?)':\n(.*?)(?=^Loop info|\Z)", printed, re.M | re.S):
        for depth, header in re.findall(r"Loop at depth (\d+) containing: (%.+?)<header>", part):
            found.add((f"@{function}", unquoted(header).split(",")[-1], depth))
    return found


ANALYSES = (
    ("call graph", "print-callgraph", our_calls, their_calls),
    ("dominators", "print<domtree>", our_dominators, their_dominators),
    ("loops", "print<loops>", our_loops, their_loops),
)


def printed_by(command: list[str]) -> str | None:
    """What a program prints; None if it fails."""
    done = subprocess.run(command, capture_output=True, check=False)
    return None if done.returncode else (done.stdout + done.stderr).decode("utf-8", "surrogateescape")


def compare(path: pathlib.Path, release: int, tally: Counter[str]) -> None:
    text = printed_by([f"llvm-dis-{release}", str(path), "-o", "-"])
    try:
        module = irkit.load(str(path))
        module.materialize()
        irkit.upgrade(module)
    except irkit.IRKitError as error:
        tally["refused by both" if text is None else "refused by irkit alone"] += 1
        print(f"{path}: {error}")
        return
    if text is None:
        tally["refused by LLVM alone"] += 1
        return
    tally["files"] += 1
    tally["functions"] += sum([not function.is_declaration for function in module.functions])
    ours, theirs = of_facts(module), of_text(text)
    tally["counts alike"] += ours == theirs
    if ours != theirs:
        print(f"{path}: counts: {ours - theirs} {theirs - ours}")
    names = Names(module)
    for name, option, mine, printed in ANALYSES:
        shown = printed_by([f"opt-{release}", "-disable-output", f"-passes={option}", str(path)])
        if shown is None:
            tally[f"{name} refused by opt"] += 1
            continue
        differ = mine(module, names) ^ printed(shown)
        tally[f"{name} alike"] += not differ
        if differ:
            print(f"{path}: {name}: {sorted(differ)[:3]}")
    breaches = check_constraints(module)
    tally["no constraint broken"] += not breaches
    for constraint, count in Counter(breach.constraint for breach in breaches).items():
        print(f"{path}: breaks {constraint} {count} times")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("inputs", nargs="+", type=pathlib.Path)
    parser.add_argument("--llvm", type=int, default=22)
    parser.add_argument("--sample", type=int, default=0)
    arguments = parser.parse_args()
    files = [
        file for one in arguments.inputs for file in (sorted(one.rglob("*.bc")) if one.is_dir() else [one])
    ]  # fmt: skip
    if arguments.sample:
        files = files[:: max(1, len(files) // arguments.sample)]
    tally: Counter[str] = Counter()
    for path in files:
        compare(path, arguments.llvm, tally)
        sys.stdout.flush()
    print(", ".join(f"{count} {name}" for name, count in tally.items()))


if __name__ == "__main__":
    main()
