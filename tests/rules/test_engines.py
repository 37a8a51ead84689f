"""The small evaluator and DuckDB derive the same, whatever the rules."""

from __future__ import annotations

import importlib.util
import os

from hypothesis import Phase, given, settings

from irkit import rules
from irkit.rules import sql
from irkit.rules.ordering import ordered
from irkit.rules.syntax import Declaration


def load_programs():
    path = os.path.join(os.path.dirname(__file__), "programs.py")
    spec = importlib.util.spec_from_file_location("rules_programs", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


programs = load_programs()
KNOWN = {
    name: Declaration(name, tuple((f"c{place}", programs.KINDS[kind]) for place, kind in enumerate(kinds)))
    for name, kinds in programs.GIVEN.items()
}


@given(programs.program(), programs.facts())
@settings(max_examples=25, deadline=None, phases=(Phase.generate,))
def test_random_programs(text, facts):
    program = rules.parse(text, known=KNOWN)
    assert sql.evaluate(program, facts) == rules.evaluate(program, facts)


def test_clauses_that_begin_with_many_rows():
    """More than the small evaluator goes on with at once; each finds the same again and again."""
    program = rules.parse(
        ".decl near(a: number, b: number) near(a, c) :- edge(a, b), edge(b, c), flag(c).", known=KNOWN
    )
    edges = {(a, (a * b + b) % 60) for a in range(60) for b in range(30)}
    flags = {(c,) for c in range(0, 60, 2)}
    after = {}
    for a, b in edges:
        after.setdefault(a, set()).add(b)
    expected = {(a, c) for a, b in edges for c in after[b] if not c % 2}
    assert len(edges) > 1000
    assert rules.evaluate(program, {"edge": edges, "flag": flags})["near"] == expected


def test_a_constant_makes_no_beginning_where_something_is_known():
    """`wide(x, 0)` has nothing to do with what the first atom finds until `edge` has been looked at."""
    known = {name: Declaration(name, (("a", "number"), ("b", "number"))) for name in ("edge", "wide")}
    program = rules.parse(
        ".decl found(a: number) found(a) :- wide(a, 0). found(b) :- found(a), wide(c, 0), edge(a, c), edge(c, b).",
        known=known,
    )
    clause, atom = next((one, one.within(["found"])[0]) for one in program.clauses["found"] if one.within(["found"]))
    body = ordered(clause.body, (), clause.head.arguments, atom, {"found": 1, "wide": 2, "edge": 3}.__getitem__)
    assert [one.relation for one in body] == ["found", "edge", "wide", "edge"]


def test_a_division_by_zero_derives_nothing_wherever_it_stands():
    text = ".decl r(a: number, b: number) r(a, a) :- r(c, a), c < 3 % a. r(0, 0) :- flag(a), a = 0. r(1, 2) :- flag(0)."
    program = rules.parse(text, known=KNOWN)
    facts = {"flag": {(0,), (2,)}}
    assert rules.evaluate(program, facts)["r"] == sql.evaluate(program, facts)["r"] == {(0, 0), (1, 2)}
