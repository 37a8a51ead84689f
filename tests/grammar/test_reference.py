"""The reference of the language says what the grammar says."""

from __future__ import annotations

from text.grammar import reference


def test_the_page_is_what_the_grammar_gives() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run python -m text.grammar.reference"


def test_rules_alternatives_and_terminals_are_on_it() -> None:
    page = reference.page()
    assert "switch' typed ',' typed '[' case* ']'  /* switch */" in page
    assert "| `switch` | 'switch' Instruction |" in page
    assert "| TAIL | `tail`, `musttail`, `notail` |" in page


def test_every_rule_is_on_it_once() -> None:
    names = [line.split(" ::=")[0].strip() for line in reference.page().splitlines() if " ::= " in line]
    assert len(names) == len(set(names))
    assert {rule.name for _, rules, _ in reference.chapters() for rule in rules} == set(names)
