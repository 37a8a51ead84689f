"""The page of the verifier's rules is that of the rules and tests there are."""

from __future__ import annotations

import sys

import pytest
import reference
from cases import NEWEST, cases

from irkit.verifier.rules import RULES, Rule

# A rule's place is the function on the stack where it is made, and compiled functions have no frames.
IS_COMPILED = not str(sys.modules[Rule.__module__].__file__).endswith(".py")


@pytest.mark.skipif(IS_COMPILED, reason="compiled code does not tell which function makes a rule")
def test_page_is_current() -> None:
    assert reference.PAGE.read_text() == reference.page(), "run python tests/verifier/reference.py"


def test_every_rule_is_implemented() -> None:
    assert set(reference.implementations()) == set(RULES)


def test_every_text_names_a_rule() -> None:
    assert {case.rule for case in cases()} <= set(RULES)


def test_what_llvm_does_not_say_has_its_reason() -> None:
    tested = reference.tests()
    of_llvm = [rule for rule in RULES.values() if rule.first <= NEWEST <= rule.last and not rule.is_own]
    unsaid = {rule.name for rule in of_llvm if not rule.is_strict and not reference.ways(tested.get(rule.name, ""))}
    assert unsaid == set(reference.NOT_IN_LLVMS_WORDS)


def test_what_only_the_library_breaks_has_its_reason() -> None:
    tested = reference.tests()
    library = {rule for rule, test in tested.items() if reference.ways(test) == "library"}
    listed = [rule for rules in reference.in_memory(tested).values() for rule in rules]
    assert sorted(listed) == sorted(library)
