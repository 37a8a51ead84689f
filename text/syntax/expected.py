"""What could have stood where a text goes wrong, in words."""

from __future__ import annotations

from typing import Final

from text.syntax.tables import NO_ACTION, Tables

MOST: Final = 5  # alternatives that a message names

# Words for terminals; those not listed are a fixed word or sign, which stands in quotes.
WORDS: Final = {
    "$END": "the end of the statement",
    "LOCAL": "a local name ('%name')",
    "GLOBAL": "a global name ('@name')",
    "COMDAT": "a comdat's name ('$name')",
    "ATTRIBUTE_ID": "an attribute group ('#0')",
    "METADATA_ID": "a metadata node ('!0')",
    "METADATA_NAME": "a metadata name ('!name')",
    "METADATA_STRING": "a metadata string ('!\"...\"')",
    "SUMMARY_ID": "a summary entry ('^0')",
    "LABEL": "a name with a colon",
    "IDENT": "a keyword",
    "INT": "an integer",
    "FLOAT": "a floating-point number",
    "HEX": "a hexadecimal floating-point number",
    "STRING": "a string",
    "CHARACTERS": 'a character array (c"...")',
    "CONSTANT": "a constant",
    "PRIMITIVE": "a primitive type",
    "INTEGER_TYPE": "an integer type",
    "EXTERNAL": "'external'",
    "GLOBAL_KIND": "'global' or 'constant'",
    "ALIAS_KIND": "'alias' or 'ifunc'",
    "TAIL": "'tail'",
    "BINARY": "a binary operator",
    "COMPARE": "'icmp' or 'fcmp'",
    "CAST": "a conversion",
}


def accepted(tables: Tables, states: list[int], terminal: int) -> bool:
    """Would the parser go on with `terminal`?"""
    stack = states[:]
    while True:
        action = tables.actions(stack[-1]).get(terminal, NO_ACTION)
        if action >= 0:
            return action != NO_ACTION
        rule = tables.rules[-1 - action]
        if rule.length:
            del stack[-rule.length :]
        stack.append(tables.gotos(stack[-1])[rule.nonterminal])


def expected_terminals(tables: Tables, states: list[int]) -> set[int]:
    """The terminals that could go on from the state on top of the stack."""
    top = states[-200:] if len(states) > 400 else states
    del top
    return {terminal for terminal in tables.actions(states[-1]) if terminal and accepted(tables, states, terminal)}


def in_words(tables: Tables, terminals: set[int]) -> list[str]:
    """The alternatives, in words; what begins a type, a value, ... is named as that."""
    left = set(terminals)
    phrases: list[str] = []
    for words, group in tables.groups.items():
        members = set(group)
        if members <= left and len(members) > 1:
            phrases.append(words)
            left -= members
    texts = {number: word for word, number in tables.keywords.items()}
    texts.update({number: sign for sign, number in tables.signs.items()})
    for number in sorted(left, key=lambda n: (tables.terminals[n] == "IDENT", tables.terminals[n] not in WORDS, n)):
        name = tables.terminals[number]
        phrases.append(WORDS[name] if name in WORDS else f"'{texts.get(number, name)}'")
    return phrases


def describe_expected(tables: Tables, states: list[int]) -> str:
    """The message for a token that cannot stand where it does."""
    phrases = in_words(tables, expected_terminals(tables, states))
    if not phrases:
        return "unexpected text"
    if len(phrases) > MOST:
        phrases = [*phrases[: MOST - 1], "something else"]
    if len(phrases) == 1:
        return f"expected {phrases[0]}"
    return f"expected {', '.join(phrases[:-1])} or {phrases[-1]}"
