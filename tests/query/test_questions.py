"""The questions that are ready: what each answers, by both evaluators, and against what LLVM prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit import query
from irkit.query import questions
from irkit.query.run import select_arrow

FLOW = Path(__file__).parents[1] / "analysis"
TEXT = """
@table = internal constant [2 x ptr] [ptr @first, ptr @second]
@slot = internal global ptr null
declare noalias ptr @malloc(i64)
declare ptr @getenv(ptr)
declare i32 @system(ptr)

define internal i32 @first(i32 %x) #0 {
  ret i32 %x
}
define internal i32 @second(i32 %x) #0 !kind !{} {
  ret i32 %x
}
define internal void @never(ptr %p) {
  call void @never(ptr %p)
  ret void
}
define i32 @main(i1 %c, i64 %n) {
entry:
  %v = alloca i32
  %pair = alloca { ptr, ptr }
  store i32 1, ptr %v
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %v
  br label %end
end:
  %l = load i32, ptr %v
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %n
  %f = load ptr, ptr %place
  %r = call i32 %f(i32 %l)
  %m = call ptr @malloc(i64 8)
  %second = getelementptr { ptr, ptr }, ptr %pair, i64 0, i32 1
  store ptr %m, ptr %pair
  store ptr @slot, ptr %second
  %back = load ptr, ptr %second
  %e = call ptr @getenv(ptr null)
  store ptr %e, ptr %back
  %command = load ptr, ptr @slot
  %s = call i32 @system(ptr %command)
  ret i32 %r
}
attributes #0 = { nounwind }
"""
ENGINES = ("small", "duckdb")


@pytest.fixture(scope="module")
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT)


def test_direct_and_indirect_calls(module: irkit.Module) -> None:
    assert questions.call_graph([module]).rows == [
        ("@main", "@getenv"),
        ("@main", "@malloc"),
        ("@main", "@system"),
        ("@never", "@never"),
    ]
    found = questions.indirect_calls([module])
    assert found.columns == ("caller", "instruction", "callee")
    assert [(caller, callee) for caller, _, callee in found.rows] == [("@main", "@first"), ("@main", "@second")]


@pytest.mark.parametrize("engine", ENGINES)
def test_reaching_definitions(module: irkit.Module, engine: str) -> None:
    rows = query.ask("reaching-definitions", [module], engine=engine).rows
    (load,) = {load for _, load, _ in rows}
    # From the entry's store, and from that of %then, blocks counted; not from those of %pair, whose address is used
    # for more.
    assert [int(store) - int(load) for _, _, store in rows] == [-6, -3]


def test_uses(module: irkit.Module) -> None:
    rows = questions.def_use_chains([module]).rows
    assert [place for function, name, _, place in rows if (function, name) == ("@main", "%l")] == [0]
    assert [place for function, name, _, place in rows if (function, name) == ("@main", "%v")] == [1, 1, 0]


@pytest.mark.parametrize("engine", ENGINES)
def test_points_to(module: irkit.Module, engine: str) -> None:
    rows = query.ask("points-to", [module], engine=engine).rows
    pointees: dict[object, set[object]] = {}
    for pointer, object_ in rows:
        pointees.setdefault(pointer, set()).add(object_)
    assert pointees["@main %f"] == {"@first", "@second"}
    assert pointees["@main %back"] == {"@main %m", "@slot"}
    escaped = {name for (name,) in query.ask("escaped", [module], engine=engine).rows}
    assert "@main" in escaped and "outside" not in escaped
    assert all(not escaped & objects for objects in pointees.values() if "outside" in objects)
    fields = query.ask("points-to-fields", [module], engine=engine).rows
    assert [row for row in fields if row[0] == "@main %second"] == [("@main %second", "@main %pair", 8)]
    assert [row for row in fields if row[0] == "@main %back"] == [("@main %back", "@slot", 0)]


VARIADIC = """
@there = internal global ptr null
define internal ptr @pick(i32 %n, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %area = getelementptr i8, ptr %list, i64 16
  %saved = load ptr, ptr %area
  %picked = load ptr, ptr %saved
  ret ptr %picked
}
define i32 @main() {
  %given = alloca ptr
  %kept = alloca ptr
  %back = call ptr (i32, ...) @pick(i32 1, ptr %given)
  %other = load ptr, ptr %kept
  ret i32 0
}
declare void @llvm.va_start.p0(ptr)
"""


@pytest.mark.parametrize("engine", ENGINES)
def test_variable_arguments_escape(engine: str) -> None:
    module = irkit.parse_assembly(VARIADIC)
    rows = query.ask("points-to", [module], engine=engine).rows
    assert ("@main %back", "outside") in rows and ("@pick %picked", "outside") in rows
    assert not [row for row in rows if row[0] == "@main %other"]
    escaped = query.ask("escaped", [module], engine=engine).rows
    assert ("@main %given",) in escaped and ("@main %kept",) not in escaped and ("@there",) not in escaped


@pytest.mark.parametrize("engine", ENGINES)
def test_taint(module: irkit.Module, engine: str) -> None:
    found = questions.taint([module], ["getenv"], [("system", 0), ("malloc", 0)])
    assert [(sink, index) for sink, _, index in found.rows] == [("system", 0)]
    assert questions.taint([module], ["malloc"], [("getenv", 0)]).rows == []
    given = {"taint_source": [("getenv",)], "taint_sink": [("system", 0), ("malloc", 0)], "unheard_of": [(1,)]}
    assert query.ask("taint", [module], given, engine).rows == found.rows


@pytest.mark.parametrize("engine", ENGINES)
def test_unreachable_functions(module: irkit.Module, engine: str) -> None:
    assert query.ask("unreachable-functions", [module], engine=engine).rows == [("@never",)]


def test_what_is_known_of_functions(module: irkit.Module) -> None:
    assert questions.functions_with_attributes([module]).rows == [("first", "nounwind"), ("second", "nounwind")]
    assert questions.functions_with_metadata([module]).rows == [("second", "kind")]
    assert questions.function_sizes([module]).rows == []  # it is from a text
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    sizes = dict(questions.function_sizes([again]).rows)
    assert list(sizes) == ["first", "main", "never", "second"]
    assert all(isinstance(bits, int) and bits % 32 == 0 and bits > 64 for bits in sizes.values())


def test_source_lines() -> None:
    text = """
define void @f() !dbg !3 {
  ret void, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 7, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 8, column: 3, scope: !3)
!5 = !DISubroutineType(types: !{null})
"""
    rows = questions.source_lines([irkit.parse_assembly(text)]).rows
    assert [(function, Path(str(file)).name, line, column) for function, _, file, line, column in rows] == [
        ("f", "x.c", 8, 3)
    ]


@pytest.fixture(scope="module")
def flow() -> irkit.Module:
    return irkit.load(str(FLOW / "flow.ll"))


def golden(name: str) -> str:
    return (FLOW / f"flow.{name}.22.txt").read_text()


def test_the_call_graph_is_llvms(flow: irkit.Module) -> None:
    expected = set()
    for part in golden("callgraph").split("\n\n"):
        head = re.match(r"Call graph node for function: '(.*)'", part)
        if head is not None:
            expected |= {(f"@{head[1]}", f"@{name}") for name in re.findall(r"> calls function '(.*)'", part)}
    graph = set(questions.call_graph([flow]).rows)
    found = query.select([flow], "SELECT a.id, b.id FROM callback_graph JOIN function__id a ON caller = a.function "
                                 "JOIN function__id b ON callee = b.function")  # fmt: skip
    assert graph | set(found.rows) == expected


def tree(text: str, head: str) -> set[tuple[str, str, str]]:
    """The function, the node and the node above of each line of a tree that is printed."""
    found = set()
    function = ""
    above: list[str] = []
    for line in text.splitlines():
        if line.startswith(head):
            function = "@" + line.removeprefix(head).strip()
        node = re.match(r" *\[(\d+)\] +(.+?) \{", line)
        if node is not None:
            depth = int(node[1])
            above[depth - 1 :] = [node[2]]
            if depth > 1:
                found.add((function, node[2], above[depth - 2]))
    return found


def test_dominators_are_llvms(flow: irkit.Module) -> None:
    expected = tree(golden("domtree"), "DominatorTree for function: ")
    assert set(questions.dominators([flow]).rows) == expected
    assert len(expected) > 10


def test_post_dominators_are_llvms(flow: irkit.Module) -> None:
    expected = tree(golden("postdomtree"), "PostDominatorTree for function: ")
    found = {(block, above) for _, block, above in questions.post_dominators([flow]).rows}
    assert found == {(block, above) for _, block, above in expected if not above.startswith("<<")}


def test_loops_are_llvms(flow: irkit.Module) -> None:
    printed = golden("loops")
    expected = sorted(
        (f"@{function}", header, int(depth))
        for function, part in re.findall(r"^Loop info for function '(.*?)':\n(.*?)(?=^Loop i|\Z)", printed, re.M | re.S)
        for depth, header in re.findall(r"Loop at depth (\d+) containing: (%[^<]+)<header>", part)
    )  # fmt: skip
    assert expected and questions.loops([flow]).rows == expected


def test_closures_of_dominators(flow: irkit.Module) -> None:
    found = query.apply_rules([flow], '.include "flow.dl" .output dominates')
    ((name, answer),) = found
    tree_rows = query.select([flow], "SELECT * FROM immediate_dominator").rows
    assert name == "dominates" and {(above, block) for block, above in tree_rows} <= set(answer.rows)


def test_what_is_no_question(module: irkit.Module) -> None:
    with pytest.raises(irkit.IRKitError, match="there is no question 'what'; there are callgraph, "):
        query.ask("what", [module])


def test_every_question_has_a_function() -> None:
    assert len(query.QUESTIONS) == 17
    for question in query.QUESTIONS.values():
        assert question.doc.endswith(".") and question.relation in questions.program(question.file).declarations


@pytest.mark.parametrize("engine", ENGINES)
def test_names_that_are_not_utf8(engine: str) -> None:
    odd = irkit.parse_assembly(b'define void @"a\\FF"() {\n  call void @"a\\FF"()\n  ret void\n}\n')
    assert query.ask("attributes", [odd], engine=engine).rows == []
    ((_, answer),) = query.apply_rules(
        [odd], '.decl named(n: symbol) named(n) :- function__name(f, n), direct_call(_, f, f). .output named '
        '.include "calls.dl"', engine=engine
    )  # fmt: skip
    assert answer.rows == [("a\\xff",)]


def test_a_statement_that_is_not_utf8(module: irkit.Module) -> None:
    with pytest.raises(query.QueryError, match="not UTF-8"):
        query.select([module], "SELECT '\udcff'")


def test_each_question_has_a_function(monkeypatch: pytest.MonkeyPatch, module: irkit.Module) -> None:
    asked: list[str] = []
    monkeypatch.setattr(questions, "ask", lambda name, modules: asked.append(name) or modules)
    for function, name in (
        (questions.loop_blocks, "loop-blocks"),
        (questions.reaching_definitions, "reaching-definitions"),
        (questions.points_to, "points-to"),
        (lambda modules: questions.points_to(modules, fields=True), "points-to-fields"),
        (questions.escaped_objects, "escaped"),
        (questions.unreachable_functions, "unreachable-functions"),
    ):
        assert function([module]) == [module]
        assert asked.pop() == name
        assert name in questions.QUESTIONS


def test_statements_that_are_no_question(module: irkit.Module) -> None:
    with pytest.raises(irkit.IRKitError, match="Parser Error"):
        query.select([module], "SELEC 1")
    with pytest.raises(irkit.IRKitError, match="Parser Error"):
        select_arrow([module], "SELEC 1")
    with pytest.raises(irkit.IRKitError, match="Table with name nothing does not exist"):
        select_arrow([module], "SELECT * FROM nothing")
    assert query.select([module], "SELECT 1 AS one").rows == [(1,)]
