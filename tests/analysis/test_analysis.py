"""Dominators, loops and calls, as LLVM finds and prints them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import irkit

HERE = Path(__file__).parent
FIXTURES = HERE.parents[1] / "fixtures"

spec = importlib.util.spec_from_file_location("analysis_goldens", HERE / "make.py")
assert spec is not None and spec.loader is not None
make = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = make
spec.loader.exec_module(make)


def of_functions(analysis: Callable[[irkit.Function], object]) -> Callable[[irkit.Module], str]:
    return lambda module: "".join([str(analysis(f)) for f in module.functions if not f.is_declaration])


def components(module: irkit.Module) -> str:
    lines = ["SCCs for the program in PostOrder:"]
    for number, found in enumerate(irkit.CallGraph(module).components(), 1):
        names = ", ".join([node.function.name if node.function is not None else "external node" for node in found])
        loop = len(found) == 1 and any(node is found[0] for _, node in found[0].calls)
        lines.append(f"SCC #{number}: {names}{' (Has self-loop).' if loop else ''}")
    return "\n".join(lines) + "\n"


SAID = {
    "domtree": of_functions(irkit.DominatorTree),
    "postdomtree": of_functions(irkit.PostDominatorTree),
    "loops": of_functions(irkit.LoopInfo),
    "callgraph": lambda module: str(irkit.CallGraph(module)),
    "callgraph-sccs": components,
}


@pytest.fixture
def module() -> irkit.Module:
    return irkit.load(HERE / "flow.ll")


@pytest.mark.parametrize("name", SAID)
def test_it_is_what_llvm_says(module: irkit.Module, name: str) -> None:
    assert SAID[name](module) == make.golden(name).read_text()


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", SAID)
def test_the_goldens_are_llvms(name: str) -> None:
    assert make.said_by_opt(name, HERE / "flow.ll") == make.golden(name).read_text()


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", ["callgraph", "callgraph-sccs"])
def test_who_may_call_whom(name: str) -> None:
    """Functions whose addresses are taken, or not, for every reason."""
    assert SAID[name](irkit.load(HERE / "calls.ll")) == make.said_by_opt(name, HERE / "calls.ll")


FILES = sorted([*FIXTURES.glob("instructions/*.22.bc"), *FIXTURES.glob("functions/*.22.bc")])


@pytest.mark.llvm(22)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_fixtures_give_what_llvm_says(file: Path) -> None:
    module = irkit.load(file)
    irkit.upgrade(module)
    for name, said in SAID.items():
        assert said(module) == make.said_by_opt(name, file), name


def blocks(function: irkit.Function) -> dict[str, irkit.BasicBlock]:
    return {block.name: block for block in function.blocks}


def test_a_root_that_reaches_a_later_one_gives_way_to_it() -> None:
    """As `opt -passes='print<postdomtree>'` of LLVM 22 says of it."""
    text = """define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %c, label %a, label %b
b:
  br label %b
}
"""
    (function,) = irkit.parse_assembly(text, "roots.ll", 22).functions
    tree = irkit.PostDominatorTree(function)
    assert [block.name for block in tree.roots] == ["b"]
    assert [block.name for block in tree.children(function.blocks[2])] == ["entry", "a"]


NEVER_REACHED = """define void @f(i1 %c) {
entry:
  br label %head
head:
  br label %body
body:
  br i1 %c, label %head, label %out
out:
  ret void
into_the_loop:
  br label %body
back_to_no_loop:
  br label %out
back_to_the_head:
  br label %head
}
"""


def test_what_is_never_reached_is_in_no_loop_and_makes_none() -> None:
    (function,) = irkit.parse_assembly(NEVER_REACHED, "never.ll", 22).functions
    loops = irkit.LoopInfo(function)
    (loop,) = loops.walk()
    assert [block.name for block in loop.blocks] == ["head", "body"]
    assert [block.name for block in loop.latches] == ["body"]
    assert [block.name for block in function.blocks if loops.loop_of(block) is not None] == ["head", "body"]


def test_loops_can_be_asked(module: irkit.Module) -> None:
    function = module.functions["nested"]
    b = blocks(function)
    loops = irkit.LoopInfo(function)
    (outer,) = loops
    (inner,) = outer.subloops
    assert outer.header is b["outer"] and outer.latches == [b["near"], b["far"]]
    assert outer.exiting_blocks == [b["far"]] and outer.exit_blocks == [b["out"]]
    assert inner.parent is outer and (outer.depth, inner.depth) == (1, 2)
    assert inner in outer and outer not in inner and b["inner"] in outer and b["out"] not in outer
    assert b["far"].instructions[0] in outer and b["far"].instructions[0] not in inner
    assert loops.loop_of(b["inner"]) is inner and loops.loop_of(b["entry"]) is None
    assert [loops.depth_of(block) for block in function.blocks] == [0, 1, 2, 1, 1, 0, 0]
    assert outer.preheader is None and inner.preheader is None
    assert list(loops.walk()) == [outer, inner]
    again = irkit.LoopInfo(module.functions["several_exits"])
    parallel = {loop.header.name: loop.is_annotated_parallel for loop in again.walk()}
    assert parallel == {"head": False, "third": True}
    assert {loop.header.name: loop.preheader.name for loop in again if loop.preheader is not None} == {"head": "entry"}


def test_post_dominators_can_be_asked(module: irkit.Module) -> None:
    function = module.functions["nested"]
    b = blocks(function)
    tree = irkit.PostDominatorTree(function)
    assert tree.roots == [b["out"]] == tree.children(None)
    assert tree.immediate_post_dominator(b["out"]) is None
    assert tree.immediate_post_dominator(b["outer"]) is b["inner"]
    assert tree.post_dominates(b["far"], b["outer"]) and not tree.post_dominates(b["far"], b["entry"])
    assert tree.post_dominates(b["far"], b["far"])


def test_calls_can_be_asked(module: irkit.Module) -> None:
    graph = irkit.CallGraph(module)
    f = module.functions
    assert graph[f["ping"]].callees == [f["pong"]]
    assert graph.callers(f["ping"]) == [f["local"], f["pong"]]
    assert graph.reachable(f["local"]) == [f["local"], f["ping"], f["pong"], f["llvm.assume"]]
    assert len(graph) == len(f) == len(list(graph))
    other = irkit.Module.new("other").add_function("x", irkit.function_type(irkit.void, []))
    with pytest.raises(irkit.IRKitError, match="no node in the call graph"):
        graph[other]


@pytest.mark.parametrize("node", ["!0 = !{null}", "!0 = !{!1}\n!1 = !{}", "!0 = !{!1}\n!1 = !{null}", "!0 = !{}"])
def test_a_wrong_list_of_callbacks_says_nothing(node: str) -> None:
    text = f"""declare !callback !0 void @backs(ptr)
define internal void @back() {{
  call void @backs(ptr @back)
  ret void
}}
{node}
"""
    module = irkit.parse_assembly(text, llvm_version=22)
    graph = irkit.CallGraph(module)
    assert graph[module.functions["back"]].callees == [module.functions["backs"]]


def test_what_makes_a_function_known_elsewhere() -> None:
    """A call of it as it is does not, one as another type and an address do."""
    text = """declare void @take(ptr)
declare void @llvm.assume(i1)
define internal i32 @called(i32 %x) {
  ret i32 %x
}
define internal i32 @mistaken(i32 %x) {
  ret i32 %x
}
define internal i32 @passed(i32 %x) {
  ret i32 %x
}
define internal i32 @passed_to_itself(ptr %p) {
  %r = call i32 @passed_to_itself(ptr @passed_to_itself)
  ret i32 %r
}
define internal i32 @stored(i32 %x) {
  ret i32 %x
}
define internal ptr @placed() {
  br label %next
next:
  ret ptr blockaddress(@placed, %next)
}
define internal i32 @compared(i32 %x) {
  ret i32 %x
}
define i32 @outside(ptr %p) {
  %a = call i32 @called(i32 1)
  %b = call i64 @mistaken(i32 1)
  call void @take(ptr @passed)
  store ptr @stored, ptr %p
  %c = call ptr @placed()
  %d = icmp eq ptr @compared, %p
  call void @llvm.assume(i1 %d)
  ret i32 %a
}
"""
    module = irkit.parse_assembly(text, llvm_version=22)
    graph = irkit.CallGraph(module)
    outside = str(graph).partition("\n\n")[0]  # what any other module may call, as opt-22 prints it too
    known = [one.name for one in module.functions if f"'{one.name}'" in outside and not one.is_declaration]
    assert known == ["mistaken", "passed", "passed_to_itself", "stored", "compared", "outside"]


def test_deep_functions_are_no_trouble() -> None:
    depth = 20_000
    lines = [f"b{n}:\n  br i1 %c, label %b{n + 1}, label %b{max(0, n - 1)}" for n in range(1, depth)]
    head = "define void @f(i1 %c) {\n  br label %b1\nb0:\n  br label %b1"
    function = irkit.parse_assembly("\n".join([head, *lines, f"b{depth}:\n  ret void\n}}"])).functions["f"]
    assert max(loop.depth for loop in irkit.LoopInfo(function).walk()) > 1000
    assert len(irkit.PostDominatorTree(function).roots) == 1
    calls = [f"define void @f{n}() {{\n  call void @f{n + 1}()\n  ret void\n}}" for n in range(5000)]
    module = irkit.parse_assembly("\n".join([*calls, "declare void @f5000()"]))
    assert len(irkit.CallGraph(module).components()) == 5003


def test_a_declaration_has_nothing(module: irkit.Module) -> None:
    function = module.functions["declared"]
    assert list(irkit.LoopInfo(function)) == [] and irkit.PostDominatorTree(function).roots == []
    assert str(irkit.DominatorTree(function)) == ""


def test_what_is_reachable() -> None:
    text = "define void @f() {\na:\n  br label %b\nb:\n  ret void\nc:\n  br label %b\n}\n"
    function = irkit.parse_assembly(text, llvm_version=22)["f"]
    tree = irkit.DominatorTree(function)
    assert [tree.is_reachable(block) for block in function.blocks] == [True, True, False]
    assert [tree.immediate_dominator(block) for block in function.blocks] == [None, function.blocks[0], None]
    other = irkit.parse_assembly(text, llvm_version=22).functions["f"]
    assert not tree.is_reachable(other.blocks[0])


def test_dominance_of_what_is_elsewhere() -> None:
    text = """define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %x, 1
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @g(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
"""
    functions = irkit.parse_assembly(text, llvm_version=22).functions
    f, g = functions["f"], functions["g"]
    tree = irkit.DominatorTree(f)
    (a, b, c, end), (other, _) = f.instructions, g.instructions
    assert tree.dominates(a, b, 0) and tree.dominates(a, c, 0) and not tree.dominates(b, a, 0)
    assert not tree.dominates(other, c, 0) and not tree.dominates(a, other, 0)
    end.remove_from_parent()
    assert not tree.dominates(a, end, 0) and not tree.dominates(end, c, 0)
    f.remove_from_parent()
    assert irkit.DominatorTree(f).dominates(a, c, 0)


def test_edges_that_all_ways_take() -> None:
    text = """define void @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  switch i32 %x, label %b [ i32 1, label %d
    i32 2, label %d ]
b:
  br label %b1
b1:
  br i1 %c, label %b1, label %e
d:
  ret void
e:
  ret void
}
"""
    function = irkit.parse_assembly(text, llvm_version=22)["f"]
    assert isinstance(function, irkit.Function)
    entry, a, b, b1, d, e = function.blocks
    tree = irkit.DominatorTree(function)
    edges = [(entry, a), (entry, b), (a, b), (a, d), (b, b1), (b1, e)]
    assert [[block.name for block in function.blocks if tree.dominates_edge(*edge, block)] for edge in edges] == [
        ["a", "d"],
        [],
        [],
        [],
        ["b1", "e"],
        ["e"],
    ]


def test_what_an_invoke_gives_is_there_where_it_returns() -> None:
    text = """declare i32 @may()
define i32 @f(i1 %c) personality ptr null {
entry:
  br i1 %c, label %calls, label %next
calls:
  %a = invoke i32 @may() to label %next unwind label %pad
next:
  %v = phi i32 [ %a, %calls ], [ 0, %entry ]
  %w = invoke i32 @may() to label %last unwind label %pad
pad:
  %q = phi i32 [ %a, %calls ], [ %w, %next ]
  %p = landingpad i32 cleanup
  ret i32 %p
last:
  ret i32 %w
dead:
  %d = invoke i32 @may() to label %gone unwind label %pad
gone:
  ret i32 %d
}
"""
    function = irkit.parse_assembly(text, llvm_version=22).functions["f"]
    tree = irkit.DominatorTree(function)
    named = {one.name: one for one in function.instructions if one.name}
    a, w, v, q, d = (named[name] for name in "awvqd")
    ends = [block.terminator for block in function.blocks if isinstance(block.terminator, irkit.ReturnInst)]
    assert [[tree.dominates(one, end, 0) for end in ends] for one in (a, w, d)] == [
        [False, False, True],
        [False, True, True],
        [False, False, True],
    ]
    assert [tree.dominates(a, v, 0), tree.dominates(a, q, 0), tree.dominates(w, q, 1)] == [True, False, False]
    assert [tree.dominates(a, v, 1), tree.dominates(w, v, 0), tree.dominates(a, w, 0)] == [False] * 3
    # The tree is of the function as it was.
    assert isinstance(w, irkit.InvokeInst)
    w.set_operand([*w.operands].index(function.blocks[4]), function.append_block("new"))
    assert not tree.dominates(w, ends[1], 0)


def test_what_dominates_where_nothing_leads_to() -> None:
    text = """define i32 @f(i1 %c, i32 %x) {
entry:
  %a = add i32 %x, 1
  br i1 %c, label %then, label %rest
then:
  %b = add i32 %a, 1
  br label %rest
rest:
  %d = phi i32 [ %b, %then ], [ 0, %entry ]
  %e = add i32 %d, %a
  ret i32 %e
dead:
  %g = add i32 %a, 1
  %h = add i32 %g, 1
  ret i32 %h
}
"""
    function = irkit.parse_assembly(text, llvm_version=22)["f"]
    assert isinstance(function, irkit.Function)
    named = {one.name: one for block in function.blocks for one in block.instructions if one.name}
    tree = irkit.DominatorTree(function)
    dominates = {
        (one, other): tree.dominates(named[one], named[other], 0)
        for one, other in (("a", "b"), ("b", "a"), ("b", "d"), ("a", "a"), ("a", "e"), ("b", "e"), ("d", "e"))
    }
    assert [pair for pair, found in dominates.items() if found] == [("a", "b"), ("b", "d"), ("a", "e"), ("d", "e")]
    # Nothing leads there: all dominates it, and it dominates nothing that something leads to.
    assert tree.dominates(named["b"], named["g"], 0) and tree.dominates(named["h"], named["g"], 0)
    assert not tree.dominates(named["g"], named["e"], 0)
    assert [tree.dominates_block(function.blocks[3], block) for block in function.blocks] == [False] * 3 + [True]
    assert [tree.dominates_block(block, function.blocks[3]) for block in function.blocks] == [True] * 4
