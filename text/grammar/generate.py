"""Makes what is generated from the grammar: `python -m text.grammar.generate`.

First the operator table's opcodes are put into the grammar's terminals BINARY, COMPARE and CAST.

`tables.json` holds the LALR(1) tables that Lark makes of `llvm.lark`, in numbers:

    terminals, nonterminals    names; a terminal's number is its place in the list, and so for the other
    keywords, signs            the terminal of each fixed word and sign
    actions, gotos             the different rows of the two tables, each a flat list of pairs; in an action row a
                               terminal and what to do: shift and go to state n (n), reduce by rule n (-1 - n)
    states                     for each state its row in either table
    rules                      nonterminal, number of symbols, name of the node, whether one child stands for the node,
                               and for each symbol whether the tree leaves it out (0), has it (1) or its children (2)
    starts                     for each start symbol the first state and the one that accepts
    kept                       terminals that stay in the tree
    groups                     what sets of terminals begin, for messages

`text/syntax/nodes.py` holds the classes of the nodes, by the names that the grammar gives their children;
`text/syntax/lexical.py` the expressions of the tokens, by its terminals.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from lark import Lark
from lark.parsers.lalr_analysis import Shift

from irkit.operators import lists
from text.grammar import grammar_text, lexical, node_classes

STARTS: Final = ("module", "entity", "define", "body_item", "type", "typed", "metadata")  # the last three: snippets
HERE: Final = Path(__file__).parent
GRAMMAR: Final = HERE / "llvm.lark"
NODES: Final = HERE.parent / "syntax" / "nodes.py"
LEXICAL: Final = HERE.parent / "syntax" / "lexical.py"
# What messages call the terminals that these symbols may begin with; what comes first is looked for first.
GROUPS: Final = {
    "a top-level entity": ("entity",),
    "an instruction": ("body_item",),
    "an operation": ("operation", "phi"),
    "the value of a field": ("field_value",),
    "a metadata operand": ("_element",),
    "a value": ("value",),
    "a type": ("type",),
    "an attribute": ("word",),
}
# The terminals that are lists of opcodes, which the operator table has.
OPCODES: Final = {"BINARY": lists.BINARY, "COMPARE": lists.COMPARISONS, "CAST": lists.CASTS}


def with_opcodes(grammar: str) -> str:
    """The grammar with the opcodes of the operator table in the terminals that are lists of them."""
    for name, opcodes in OPCODES.items():
        line = f"{name}.3: /({'|'.join(opcodes)})(?![a-zA-Z0-9_])/"
        grammar = re.sub(rf"^{name}\.3: .*$", line, grammar, flags=re.MULTILINE)
    return grammar


def make_lark(grammar: Any = None, **options: Any) -> Lark:
    """Lark's parser of our grammar, or of another, which extends it."""
    return Lark(
        grammar_text() if grammar is None else grammar,
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        maybe_placeholders=False,
        **options,
    )


def first_terminals(lark: Lark, symbols: tuple[str, ...]) -> list[str]:
    """The terminals that the `symbols` may begin with."""
    seen = set(symbols)
    found: set[str] = set()
    todo = list(symbols)
    empty = {rule.origin.name for rule in lark.rules if not rule.expansion}
    while todo:
        name = todo.pop()
        for rule in lark.rules:
            if rule.origin.name != name:
                continue
            for part in rule.expansion:
                if part.is_term:
                    found.add(part.name)
                elif part.name not in seen:
                    seen.add(part.name)
                    todo.append(part.name)
                if part.is_term or part.name not in empty:
                    break
    return sorted(found)


def state_order(table: Any) -> list[Any]:
    """The states in an order that Lark's hash tables do not change: as they are reached from the first ones."""
    found = [table.start_states[start] for start in STARTS]
    seen = set(found)
    for state in found:
        actions = table.states[state]
        for name in sorted(actions):
            action, argument = actions[name]
            if action is Shift and argument not in seen:
                seen.add(argument)
                found.append(argument)
    missing = [table.end_states[start] for start in STARTS if table.end_states[start] not in seen]
    return found + missing


class Numbers:
    """Numbers for names, in the order in which they are asked for."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.of = {name: number for number, name in enumerate(names)}


def unique(row: list[int], rows: list[list[int]], known: dict[tuple[int, ...], int]) -> int:
    """The number of `row` among the different rows."""
    key = tuple(row)
    if key not in known:
        known[key] = len(rows)
        rows.append(row)
    return known[key]


def make_tables(lark: Lark) -> dict[str, Any]:
    """The tables as they are stored."""
    engine: Any = lark.parser
    table = engine.parser._parse_table
    keywords, signs = lexical.fixed_texts(lark)
    terminals = Numbers(["$END", *sorted(t.name for t in lark.terminals if t.name not in lark.ignore_tokens)])
    nonterminals = Numbers(sorted({rule.origin.name for rule in lark.rules}))
    ordered = sorted(lark.rules, key=lambda rule: (rule.origin.name, [part.name for part in rule.expansion]))
    rules = {rule: number for number, rule in enumerate(ordered)}
    order = state_order(table)
    number_of = {state: number for number, state in enumerate(order)}
    actions: list[list[int]] = []
    gotos: list[list[int]] = []
    known_actions: dict[tuple[int, ...], int] = {}
    known_gotos: dict[tuple[int, ...], int] = {}
    states: list[int] = []
    for state in order:
        acting: dict[int, int] = {}
        going: dict[int, int] = {}
        for name, (action, argument) in table.states[state].items():
            if name in nonterminals.of:
                going[nonterminals.of[name]] = number_of[argument]
            else:
                acting[terminals.of[name]] = number_of[argument] if action is Shift else -1 - rules[argument]
        states.append(unique([x for pair in sorted(acting.items()) for x in pair], actions, known_actions))
        states.append(unique([x for pair in sorted(going.items()) for x in pair], gotos, known_gotos))
    kept: set[int] = set()
    stored_rules: list[list[Any]] = []
    for rule in ordered:
        keep: list[int] = []
        parts: Any = rule.expansion
        for part in parts:
            if part.is_term:
                keep.append(0 if part.filter_out else 1)
                if not part.filter_out:
                    kept.add(terminals.of[part.name])
            else:
                keep.append(2 if part.name.startswith("_") else 1)
        single = bool(rule.options.expand1) and not rule.alias
        stored_rules.append(
            [nonterminals.of[rule.origin.name], len(keep), rule.alias or rule.origin.name, int(single), keep]
        )
    groups = {words: first_terminals(lark, symbols) for words, symbols in GROUPS.items()}
    return {
        "grammar": hashlib.sha256(grammar_text().encode()).hexdigest(),
        "terminals": terminals.names,
        "nonterminals": nonterminals.names,
        "keywords": {word: terminals.of[name] for word, name in sorted(keywords.items())},
        "signs": {sign: terminals.of[name] for sign, name in sorted(signs.items())},
        "starts": {
            start: [number_of[table.start_states[start]], number_of[table.end_states[start]]] for start in STARTS
        },
        "kept": sorted(kept),
        "groups": {words: sorted(terminals.of[name] for name in names) for words, names in groups.items()},
        "rules": stored_rules,
        "states": states,
        "actions": actions,
        "gotos": gotos,
    }


def as_text(tables: dict[str, Any]) -> str:
    """The tables as JSON, one row a line."""
    parts = []
    for name, value in tables.items():
        if name in ("rules", "actions", "gotos"):
            rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in value)
            parts.append(f"{json.dumps(name)}:[\n{rows}\n]")
        else:
            parts.append(f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outputs() -> dict[Path, str]:
    """The generated files and their texts."""
    lark = make_lark()
    return {
        GRAMMAR: with_opcodes(grammar_text()),
        HERE / "tables.json": as_text(make_tables(lark)),
        NODES: node_classes.module_text(lark),
        LEXICAL: lexical.module_text(lark, grammar_text()),
    }


def main() -> int:
    """Write what differs: the grammar first, of which the rest is made."""
    GRAMMAR.write_text(with_opcodes(grammar_text()), encoding="utf-8")
    for path, content in outputs().items():
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.write_text(content, encoding="utf-8")
            print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
