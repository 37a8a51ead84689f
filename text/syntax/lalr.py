"""The parser: shifts and reduces by the tables that Lark made of the grammar, and makes plans.

It does what Lark's own parser does with the same tables, without a tree in between, and may be asked to stop where a
statement ends. `text/syntax/reference.py` is what it is compared with.
"""

from __future__ import annotations

from typing import Final

from text.syntax.expected import describe_expected
from text.syntax.source import Source
from text.syntax.tables import NO_ACTION, Rule, Tables, load_tables
from text.syntax.tokens import PIECES, TOKEN, kind_of_group
from text.syntax.tree import Node

FIXED: Final = 0  # kinds of tokens: a terminal with fixed text, one with a piece, a word, a sign
PIECE: Final = 1
WORD: Final = 2
SIGN: Final = 3
LABEL: Final = 4
BAD: Final = 5
END: Final = 6
ROLES: Final = {"WORD": WORD, "SIGN": SIGN, "LABEL": LABEL, "BAD": BAD, "$END": END}


class StatementParser:
    """Parses one statement of a source at a time, without shapes."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tables: Tables = load_tables()
        self.roles: list[int] = []  # by number of the group that matched
        self.group_terminals: list[int] = []
        for name in kind_of_group():
            role = PIECE if name in PIECES else ROLES.get(name, FIXED)
            self.roles.append(role)
            self.group_terminals.append(self.tables.number.get(name, 0))
        self.identifier = self.tables.number["IDENT"]
        self.label = self.tables.number["LABEL"]
        self.left_out = Node("", [], "", -1, 0)
        # What the last call of `parse` found.
        self.pieces: list[str] = []
        self.end = 0
        self.tokens = 0

    def parse(self, offset: int, start: str) -> Node:
        """The plan of the statement at `offset`; `pieces`, and `end`, where it ends, are set.

        `start` is `entity`, `define` or `body_item`. The statement ends before the first token that cannot go on with
        it. Raises ParseError.
        """
        tables = self.tables
        text = self.source.text
        match = TOKEN.match
        roles = self.roles
        group_terminals = self.group_terminals
        keywords = tables.keywords
        kept = tables.kept
        names = tables.terminals
        identifier = self.identifier
        left_out = self.left_out
        rules = tables.rules
        first_state, last_state = tables.starts[start]
        state = first_state
        states = [state]
        values: list[Node] = []
        firsts: list[int] = []
        pieces: list[str] = []
        self.pieces = pieces
        count = 0
        at = offset
        end = offset
        while True:
            found = match(text, at)
            assert found is not None and found.lastindex is not None
            group: int = found.lastindex
            role = roles[group]
            piece: str = found.group(group + 1)
            row = tables.actions(state)
            if role == WORD:
                terminal = keywords.get(piece, identifier)
                if terminal not in row:
                    terminal = identifier
            elif role == SIGN:
                terminal = tables.signs[piece]
            elif role == BAD:
                terminal = -1
            else:
                terminal = group_terminals[group]
            action = row.get(terminal, NO_ACTION)
            while action < 0:
                rule = rules[-1 - action]
                state = self.reduce(states, values, firsts, rule, count)
                action = tables.actions(state).get(terminal, NO_ACTION)
            if action == NO_ACTION:
                if state != last_state:
                    self.finish(states, values, firsts, count, last_state, found.start(group), found.end())
                self.end = end
                self.tokens = count
                return values[0]
            if not kept[terminal]:
                node = left_out
            elif role == PIECE or (role == LABEL and count == 0):
                node = Node(names[terminal], [], "", len(pieces), count)
                pieces.append(piece)
            else:
                node = Node(names[terminal], [], piece, -1, count)
            state = action
            states.append(state)
            values.append(node)
            firsts.append(count)
            count += 1
            at = found.end()
            end = at

    def reduce(self, states: list[int], values: list[Node], firsts: list[int], rule: Rule, count: int) -> int:
        """Replace the symbols of `rule` on the stacks by its node; the new state."""
        length = rule.length
        if length == 0:
            made = Node(rule.name, [], "", -1, count)
            first = count
        else:
            base = len(values) - length
            first = firsts[base]
            keep = rule.keep
            if length == 1 and keep[0] == 1:
                children = [values[base]]
            elif keep[0] == 2 and rule.spliced:  # a list that grows
                children = values[base].children
                for number in range(1, length):
                    kind = keep[number]
                    if kind == 1:
                        children.append(values[base + number])
                    elif kind == 2:
                        children.extend(values[base + number].children)
            else:
                children = []
                for number in range(length):
                    kind = keep[number]
                    if kind == 1:
                        children.append(values[base + number])
                    elif kind == 2:
                        children.extend(values[base + number].children)
            if rule.single and len(children) == 1:
                made = children[0]
            else:
                made = Node(rule.name, children, "", -1, first)
            del states[-length:]
            del values[-length:]
            del firsts[-length:]
        state = self.tables.gotos(states[-1])[rule.nonterminal]
        states.append(state)
        values.append(made)
        firsts.append(first)
        return state

    def finish(
        self, states: list[int], values: list[Node], firsts: list[int], count: int, last: int, start: int, end: int
    ) -> None:
        """Reduce as at the end of the text, before a token that cannot follow; raises ParseError at that token."""
        tables = self.tables
        before = states[:]
        state = states[-1]
        while state != last:
            action = tables.actions(state).get(0, NO_ACTION)
            if action >= 0:
                message = describe_expected(tables, before)
                raise self.source.error_at(start, end, message)
            state = self.reduce(states, values, firsts, tables.rules[-1 - action], count)
