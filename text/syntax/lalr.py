"""The parser: shifts and reduces by the tables that Lark made of the grammar, and makes plans.

It does what Lark's own parser does with the same tables, without a tree in between, and may be asked to stop where a
statement ends. `text/syntax/reference.py` is what it is compared with.
"""

from __future__ import annotations

from typing import Final

from irkit.errors import ParseError
from text.syntax.expected import describe_expected
from text.syntax.language import LABEL, PIECE, SIGN, WORD, Language
from text.syntax.source import Source
from text.syntax.tables import NO_ACTION, Rule, Tables
from text.syntax.token_reader import make_token_reader
from text.syntax.tree import NO_PIECE, Node

NO_CHILDREN: Final[list[Node]] = []  # of every terminal
LEFT_OUT: Final = Node("", NO_CHILDREN, "", NO_PIECE, 0)  # stands for terminals that the tree leaves out


class StatementParser:
    """Parses one statement of a source at a time, without shapes. The last three are what `parse` found last."""

    pieces: list[str]
    end: int
    last_state: int

    def __init__(self, source: Source) -> None:
        self.source = source
        self.language: Language = source.language
        self.tables: Tables = source.language.tables
        self.rewrite = source.language.rewrite
        self.tokens = make_token_reader(source)

    def parse(self, offset: int, start: str) -> Node:
        """The plan of the statement at `offset`; `pieces`, and `end`, where it ends, are set.

        `start` is `entity`, `define` or `body_item`. The statement ends before the first token that cannot go on with
        it. Raises ParseError.
        """
        first, self.last_state = self.tables.starts[start]
        states = [first]
        values: list[Node] = []
        firsts: list[int] = []
        self.pieces = []
        count = self.run(offset, states, values, firsts, -1)
        state = states[-1]
        while state != self.last_state:  # as at the end of the text
            action = self.tables.actions(state)[0]
            if action >= 0:
                raise self.unexpected(offset, first, count)
            state = self.reduce(states, values, firsts, self.tables.rules[-1 - action], count)
        rewrite = self.rewrite
        return values[0] if rewrite is None else rewrite(self.source, offset, values[0])

    def run(self, offset: int, states: list[int], values: list[Node], firsts: list[int], limit: int) -> int:
        """Shift and reduce from `offset` on, up to the first token that cannot go on, or to the token `limit`; its
        ordinal. The stacks are as they are found before that token, but for reductions that it allows.
        """
        tables = self.tables
        tokens = self.tokens
        language = self.language
        roles = language.roles
        group_terminals = language.terminals
        keywords = tables.keywords
        kept = tables.kept
        names = tables.terminals
        identifier = language.identifier
        constant = language.constant
        rules = tables.rules
        pieces = self.pieces
        row = tables.actions(states[-1])
        count = 0
        at = offset
        while count != limit:
            kind = tokens.advance(at)
            piece = tokens.piece
            role = roles[kind]
            if role == WORD:
                terminal = keywords.get(piece, identifier)
                if row[terminal] == NO_ACTION:
                    terminal = identifier
            elif role == SIGN:
                terminal = tables.signs[piece]
            else:
                terminal = group_terminals[kind]
            action = row[terminal]
            while action < 0:
                row = tables.actions(self.reduce(states, values, firsts, rules[-1 - action], count))
                action = row[terminal]
            if action == NO_ACTION and terminal == constant and role == WORD:
                terminal = identifier  # `true` and `false` behind the flags of `fcmp`, which what is reduced shows
                action = row[terminal]
                while action < 0:
                    row = tables.actions(self.reduce(states, values, firsts, rules[-1 - action], count))
                    action = row[terminal]
            if action == NO_ACTION:
                break
            if not kept[terminal]:
                node = LEFT_OUT
            elif role == PIECE or (role == LABEL and count == 0):
                node = Node(names[terminal], NO_CHILDREN, "", len(pieces), count)
                pieces.append(piece)
            else:
                node = Node(names[terminal], NO_CHILDREN, piece, NO_PIECE, count)
            states.append(action)
            values.append(node)
            firsts.append(count)
            row = tables.actions(action)
            count += 1
            at = tokens.end
        self.end = at
        return count

    def unexpected(self, offset: int, first: int, count: int) -> ParseError:
        """The error at token `count` of the statement at `offset`, which cannot stand there.

        The statement is parsed again up to that token, since the token may have allowed reductions before it was
        found not to fit, after which less would seem to have been expected.
        """
        states = [first]
        self.pieces = []
        self.run(offset, states, [], [], count)
        text = self.source.text
        start, end = self.language.lexicon.spans(text, offset, count, count)
        before = ""
        if count > 0:
            place, stop = self.language.lexicon.spans(text, offset, count - 1, count - 1)
            before = text[place:stop]
        message = describe_expected(self.tables, states, text[start:end], before)
        return self.source.error_at(start, end, message)

    def reduce(self, states: list[int], values: list[Node], firsts: list[int], rule: Rule, count: int) -> int:
        """Replace the symbols of `rule` on the stacks by its node; the new state."""
        length = rule.length
        if length == 0:
            made = rule.node_class(rule.name, [], "", NO_PIECE, count)
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
                made = rule.node_class(rule.name, children, "", NO_PIECE, first)
            for _ in range(length):
                states.pop()
                values.pop()
                firsts.pop()
        state = self.tables.gotos(states[-1])[rule.nonterminal]
        states.append(state)
        values.append(made)
        firsts.append(first)
        return state
