"""The stream of a text's statements."""

from __future__ import annotations

from text.syntax.reference import Statement, module_statements
from text.syntax.source import Source
from text.syntax.tree import Node


class Statements:
    """A text's statements, one after the other: `advance`, then `node`, `pieces` and `offset` are those of the
    next. A function's are its head (`define`), the items of its body, and `CLOSE`.

        stream = Statements(source)
        while stream.advance():
            handle(stream.node, stream.pieces, stream.offset)

    After a `define`, `skip_body` passes over the body, whose statements a stream that starts at the head's `end`
    gives: `Statements(source, head_end, in_body=True)`, which ends after its CLOSE.
    """

    def __init__(self, source: Source, start: int = 0, in_body: bool = False) -> None:
        self.source = source
        self.node: Node = Node("", [], "", -1, 0)
        self.pieces: list[str] = []
        self.offset = start
        self.end = start
        self.in_body = in_body
        self.done = False
        if not source.statements:
            source.statements = list(module_statements(source))
        self.at = 0
        statements: list[Statement] = source.statements
        while self.at < len(statements) and statements[self.at].offset < start:
            self.at += 1

    def advance(self) -> bool:
        """Go to the next statement; False at the end. Raises ParseError."""
        statements: list[Statement] = self.source.statements
        if self.done or self.at >= len(statements):
            return False
        found = statements[self.at]
        self.at += 1
        self.node = found.node
        self.pieces = found.pieces
        self.offset = found.offset
        self.end = statements[self.at].offset if self.at < len(statements) else len(self.source.text)
        self.done = self.in_body and found.node.rule == "CLOSE"
        return True

    def skip_body(self) -> None:
        """After a `define`: go on behind the function's CLOSE."""
        while self.advance():
            if self.node.rule == "CLOSE":
                break
