"""How nodes of a text show themselves, and how a handler makes others in their place."""

from __future__ import annotations

from text.syntax.tree import Node


def test_a_node_shows_its_rule_and_what_it_holds() -> None:
    number = Node("INT", [], "", 3, 0)
    word = number.made_word("IDENT", "add")
    both = word.made("binary", number, word)
    assert [repr(node) for node in (number, word, both)] == ["INT[3]", "IDENT(add)", "binary<2>"]
    assert (word.first, both.first) == (number.first, number.first)
