"""Dominators, loops and cycles of many small graphs, those of `branches.py`, are what LLVM says."""

from __future__ import annotations

import importlib.util
import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.analysis.cycles import CycleForest
from irkit.analysis.flow import FlowGraph
from irkit.analysis.names import block_names

SPEC = importlib.util.spec_from_file_location("graphs", Path(__file__).parent / "branches.py")
assert SPEC is not None and SPEC.loader is not None
branches = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(branches)

GRAPHS = 150
HEAD = "(i32 %x) {\n"
# A switch over many, an entry that leads on alone, loops in loops of several entries.
DEEP = """b0:
  br label %b1
b1:
  switch i32 %x, label %b2 [ i32 1, label %b3
    i32 2, label %b4
    i32 3, label %b5 ]
b2:
  br label %b3
b3:
  %c3 = icmp eq i32 %x, 4
  br i1 %c3, label %b4, label %b6
b4:
  %c4 = icmp eq i32 %x, 5
  br i1 %c4, label %b3, label %b7
b5:
  br label %b5
b6:
  %c6 = icmp eq i32 %x, 6
  br i1 %c6, label %b2, label %b8
b7:
  %c7 = icmp eq i32 %x, 7
  br i1 %c7, label %b1, label %b4
b8:
  ret void"""


def text() -> str:
    bodies = [*(branches.graph(seed) for seed in range(1000, 1000 + GRAPHS)), DEEP]
    return branches.DECLARED + "\n".join(
        [f"define void @f{number}{HEAD}{body}\n}}" for number, body in enumerate(bodies)]
        + [f'!{place} = !{{!"branch_weights", {words}}}' for place, words in enumerate(branches.WEIGHTS.values())]
    )


def cycles(function: irkit.Function) -> set[tuple[int, str, frozenset[str], frozenset[str]]]:
    """Depth, header, entries and other blocks of each cycle."""
    flow = FlowGraph(function)
    named = block_names(function)
    names = [named[block].removeprefix("%") for block in flow.blocks]
    found = set()
    for cycle in CycleForest(flow).innermost.values():
        entries = {names[one] for one in cycle.entries}
        others = {names[one] for one in cycle.blocks} - entries
        depth, outer = 1, cycle.parent
        while outer is not None:
            depth, outer = depth + 1, outer.parent
        found.add((depth, names[cycle.header], frozenset(entries), frozenset(others)))
    return found


def said_of_cycles(lines: list[str]) -> set[tuple[int, str, frozenset[str], frozenset[str]]]:
    found = set()
    for line in lines:
        said = re.fullmatch(r" *depth=(\d+): entries\((.*)\)(.*)", line)
        assert said is not None, line
        entries = said[2].split()
        found.add((int(said[1]), entries[0], frozenset(entries), frozenset(said[3].split())))
    return found


@pytest.mark.llvm(22)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("domtree", irkit.DominatorTree),
        ("postdomtree", irkit.PostDominatorTree),
        ("loops", irkit.LoopInfo),
        ("cycles", None),
    ],
)
def test_it_is_what_llvm_says_of_graphs(name: str, said: type | None) -> None:
    command = ["opt-22", f"-passes=print<{name}>", "-disable-output", "-"]
    theirs = subprocess.run(command, input=text(), capture_output=True, text=True, check=True).stderr
    defined = [one for one in irkit.parse_assembly(text(), llvm_version=22).functions if not one.is_declaration]
    if said is not None:
        assert "".join([str(said(function)) for function in defined]) == theirs
        return
    parts = re.split(r"^CycleInfo for function: .*\n", theirs, flags=re.MULTILINE)[1:]
    assert len(parts) == len(defined)
    wrong = [
        function.name
        for function, part in zip(defined, parts, strict=True)
        if cycles(function) != said_of_cycles(part.splitlines())
    ]
    assert wrong == []


@pytest.mark.llvm(22)
def test_so_are_probabilities_and_frequencies() -> None:
    theirs = branches.said_by_opt(text())
    defined = [one for one in irkit.parse_assembly(text(), llvm_version=22).functions if not one.is_declaration]
    ours = {one.name: (branches.probabilities(one), branches.frequencies(one)) for one in defined}
    assert ours == theirs
