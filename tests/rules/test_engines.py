"""The small evaluator and DuckDB derive the same, whatever the rules."""

from __future__ import annotations

import importlib.util
import os

from hypothesis import Phase, given, settings

from irkit import rules
from irkit.rules import sql
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
