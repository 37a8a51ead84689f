"""Probabilities of edges where nothing is known of them, and what `!prof` says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import irkit
from irkit.analysis.branch_probabilities import ONE, BranchProbabilities
from irkit.semantics.profiling import Counts, annotate

SPEC = importlib.util.spec_from_file_location("branches", Path(__file__).parent / "branches.py")
assert SPEC is not None and SPEC.loader is not None
branches = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(branches)

SWITCH = """define void @f(i32 %x) {
entry:
  switch i32 %x, label %a [ i32 1, label %b
                            i32 2, label %c ]PROF
a:
  ret void
b:
  ret void
c:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 5}
"""


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (SWITCH.replace("PROF", ""), [715827883, 715827883, 715827883]),
        (SWITCH.replace("PROF", ", !prof !0"), [ONE // 8, ONE // 4, ONE // 8 * 5]),
        ("define void @f() {\nentry:\n  br label %a\na:\n  ret void\n}\n", [ONE]),
        ("define void @f() {\nentry:\n  ret void\n}\n", []),
    ],
)
def test_the_edges_of_the_entry(text: str, parts: list[int]) -> None:
    """In parts of 2 to the 31, as opt-22 prints them with `-passes='print<branch-prob>'`."""
    function = irkit.parse_assembly(text, llvm_version=22)["f"]
    assert isinstance(function, irkit.Function)
    assert BranchProbabilities(function).of_edges(function.blocks[0]) == parts


def test_weights_of_very_many_ways_are_scaled() -> None:
    """What opt-22 prints of a switch with so many cases for one block, of which the default is cold."""
    cases = "\n".join([f"i32 {number}, label %b" for number in range(4112)])
    text = f"define void @f(i32 %x) {{\nentry:\n  switch i32 %x, label %a [ {cases} ]\n"
    text += "a:\n  call void @f(i32 0) cold\n  ret void\nb:\n  ret void\n}\n"
    function = irkit.parse_assembly(text, llvm_version=22).functions["f"]
    assert BranchProbabilities(function).of_edges(function.blocks[0]) == [32639, *[522240] * 4112]


def test_counts_beyond_32_bits_are_scaled_in_weights() -> None:
    module = irkit.parse_assembly(SWITCH.replace("PROF", ""), llvm_version=22)
    function = module["f"]
    assert isinstance(function, irkit.Function)
    terminator = function.blocks[0].terminator
    assert terminator is not None
    annotate(module, Counts({function: 7}, {}, {}, {terminator: [1 << 33, 12, 0]}))
    text = irkit.to_assembly(module)
    assert '!{!"function_entry_count", i64 7}' in text
    assert '!{!"branch_weights", i32 -1431655766, i32 4, i32 0}' in text


def test_every_rule_of_a_branch_and_what_follows_for_the_blocks() -> None:
    module = irkit.parse_assembly(branches.text(), llvm_version=22)
    defined = [one for one in module.functions if not one.is_declaration]
    found = {one.name: (branches.probabilities(one), branches.frequencies(one)) for one in defined}
    recorded = branches.recorded()
    assert {name: parts for name, parts in found.items() if recorded[name] != parts} == {}
    assert found.keys() == recorded.keys()


@pytest.mark.parametrize(
    "node",
    ['!"loop_header_weight"', "i64 3, i64 4", '!"loop_header_weight", !"x"', '!"loop_header_weight", ptr @f', ""],
)
def test_a_wrong_weight_of_a_header_is_none(node: str) -> None:
    found = []
    for mark in ("", ", !irr_loop !0"):
        body = branches.two_entries("", "").replace("label %d\nd:", f"label %d{mark}\nd:")
        text = f"define void @f(i32 %x, i32 %y, i1 %c) {{\n  {body}\n}}\n!0 = !{{{node}}}\n"
        found.append(branches.frequencies(irkit.parse_assembly(text, llvm_version=22).functions["f"]))
    assert found[0] == found[1]


@pytest.mark.llvm(22)
def test_opt_says_the_same() -> None:
    assert branches.said_by_opt() == branches.recorded()
