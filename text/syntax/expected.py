"""What could have stood where a text goes wrong, in words."""

from __future__ import annotations

from typing import Final

from text.syntax.tables import NO_ACTION, Tables

MOST: Final = 4  # alternatives that a message names
AT_THE_END: Final = " before the end of the file"
LONGEST_WORD: Final = 40  # of a word that may be a misspelt one

# Words for terminals; those not listed are a fixed word or sign, which stands in quotes.
WORDS: Final = {
    "LOCAL": "a local name ('%name')",
    "GLOBAL": "a global name ('@name')",
    "COMDAT": "the name of a comdat ('$name')",
    "ATTRIBUTE_ID": "an attribute group ('#0')",
    "METADATA_ID": "a metadata node ('!0')",
    "METADATA_NAME": "a metadata name ('!name')",
    "METADATA_STRING": "a metadata string ('!\"...\"')",
    "SUMMARY_ID": "a summary entry ('^0')",
    "LABEL": "a name with a colon ('name:')",
    "IDENT": "a keyword",
    "INT": "an integer",
    "FLOAT": "a floating-point number",
    "HEX": "a hexadecimal floating-point number",
    "SPECIAL": "a floating-point number in bits, an infinity or a NaN",
    "STRING": "a string",
    "CHARACTERS": 'a character array (c"...")',
    "CONSTANT": "a constant",
    "PRIMITIVE": "a primitive type",
    "INTEGER_TYPE": "an integer type",
    "EXTERNAL": "'external'",
    "GLOBAL_KIND": "'global', 'constant'",
    "ALIAS_KIND": "'alias', 'ifunc'",
    "TAIL": "'tail'",
    "BINARY": "a binary operator",
    "COMPARE": "'icmp' or 'fcmp'",
    "CAST": "a conversion",
}
# After a complete type these could make it another type: true, but no help where something else is missing.
TYPE_GOES_ON: Final = ("(", "*", "addrspace")


def accepted(tables: Tables, states: list[int], terminal: int) -> bool:
    """Would the parser go on with `terminal`?"""
    depth = len(states)  # of the states that are still those of the parser
    above: list[int] = []  # the states on top of those
    while True:
        state = above[-1] if above else states[depth - 1]
        action = tables.actions(state)[terminal]
        if action >= 0:
            return action != NO_ACTION
        rule = tables.rules[-1 - action]
        for _ in range(rule.length):
            if above:
                above.pop()
            else:
                depth -= 1
        below = above[-1] if above else states[depth - 1]
        above.append(tables.gotos(below)[rule.nonterminal])


def expected_terminals(tables: Tables, states: list[int]) -> set[int]:
    """The terminals that could go on from the state on top of the stack."""
    return {terminal for terminal in range(1, len(tables.terminals)) if accepted(tables, states, terminal)}


def in_words(tables: Tables, terminals: set[int]) -> list[str]:
    """The alternatives, in words; what begins a type, a value, ... is named as that."""
    left = set(terminals)
    phrases: list[str] = []
    for words, group in tables.groups.items():
        members = set(group)
        if members <= left:
            phrases.append(words)
            left -= members
    texts = {number: word for word, number in tables.keywords.items()}
    texts.update({number: sign for sign, number in tables.signs.items()})
    others: list[str] = []
    for number in sorted(left, key=lambda n: (tables.terminals[n] in WORDS, n)):
        name = tables.terminals[number]
        if name in WORDS:
            others += WORDS[name].split(", ")
        elif number not in texts:  # an expression of a grammar that extends ours
            others.append(name)
        elif texts[number] not in TYPE_GOES_ON or len(terminals) <= len(TYPE_GOES_ON):
            others.append(f"'{texts[number]}'")
    return phrases + others


def near_miss(tables: Tables, terminals: set[int], found: str) -> str:
    """The expected word that `found` may have been meant to be, or an empty string."""
    if not found.isidentifier() or len(found) > LONGEST_WORD:
        return ""
    from difflib import get_close_matches  # noqa: PLC0415  (it takes as long to import as all of the syntax)

    words = [word for word, number in tables.keywords.items() if number in terminals and word != found]
    return "".join(get_close_matches(found, words, 1, 0.75))


def describe_expected(tables: Tables, states: list[int], found: str, before: str) -> str:
    """The message for the token `found`, which cannot stand where it does, behind the word `before`, if it is one."""
    if found == '"' or (found.startswith('"') and not found.endswith(('"', '":'))):
        return "the string has no closing quote"
    if found in ("%", "@", "$", "^"):
        return f"expected a name after '{found}'" if found != "^" else "expected a number after '^'"
    if found == "/":
        return "unexpected '/'; a comment that begins with '/*' has to be closed"
    if found == "\\":
        return "unexpected '\\'; 'irkit lower --packed=masks' makes LLVM's IR of explicitly packed structs"
    terminals = expected_terminals(tables, states)
    phrases = in_words(tables, terminals)
    if not phrases:
        return "unexpected text"
    if len(phrases) > MOST:
        phrases = [*phrases[: MOST - 1], "something else"]
    listed = phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])} or {phrases[-1]}"
    message = f"expected {listed}"
    if not found:
        return message + AT_THE_END
    meant = near_miss(tables, terminals, found)
    if meant:
        return f"{message}; did you mean '{meant}'?"
    meant = near_miss(tables, terminals, before)
    return f"{message}; did you mean '{meant}' for '{before}'?" if meant else message
