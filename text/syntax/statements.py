"""The stream of a text's statements, by shapes.

Lines are scanned into keys; a line that begins as a statement does ends the one before. The plan of a statement's key
is made by the parser when the key is first met. Should a statement not end where its last line does, the parser says
where it ends, and no plan is kept: so lines only guess, and the grammar decides.

Plans are made when they are needed, and none are stored with the project. The parser makes one in 30 µs uncompiled; to
decode a stored one takes 9, but to load those of 3,500 common shapes 3 ms, and a small text has 50 of them.
"""

from __future__ import annotations

import re
from typing import Final

from text.syntax.expected import AT_THE_END
from text.syntax.lalr import StatementParser
from text.syntax.language import LONGEST_KEY, Shape, Shapes, opens
from text.syntax.scan import ByteScanner, Line
from text.syntax.source import Source
from text.syntax.split import SplitScanner
from text.syntax.tree import NO_PIECE, Node

COMPILED: Final = not __file__.endswith(".py")
CLOSE: Final = Node("CLOSE", [], "}", NO_PIECE, 0)
HUGE: Final = Shape(False, False, False, False)  # of a line that is too long
CLOSING: Final = 125  # }
HEAD: Final = re.compile(rb"define(?![a-zA-Z0-9_])").match
EARLIER: Final = re.compile(rb"\}[ \t\r\0]*+(?:[;\n]|define|declare)").search
BARE: Final = re.compile(rb"[ \t\r\0]*+(?:;.*)?(?=\n)").match  # what is behind a head that ends its line


class Statements:
    """A text's statements, one after the other: `advance`, then `node`, `pieces` and `offset` are those of the
    next. A function's are its head (`define`), the items of its body, and `CLOSE`.

        stream = Statements(source)
        while stream.advance():
            handle(stream.node, stream.pieces, stream.offset)

    After a `define`, `skip_body` passes over the body, whose statements a stream that starts at the head's `end`
    gives: `Statements(source, head_end)`, which ends after its CLOSE.
    """

    def __init__(self, source: Source, body: int | None = None) -> None:
        self.source = source
        self.language = source.language
        self.shapes: Shapes = source.language.shapes
        self.scanner: ByteScanner = ByteScanner(source) if COMPILED else SplitScanner(source)
        self.parser: StatementParser | None = None  # most bodies have no shape that is new
        self.node: Node = CLOSE
        self.pieces: list[str] = []
        start = 0 if body is None else body
        self.offset = start
        self.end = start
        self.in_body = body is not None
        self.one_body = self.in_body  # end after the CLOSE
        self.done = False
        self.line = Line()  # the line that was scanned last
        self.shape: Shape | None = None  # its shape; None: it is used up, go on at `at`
        self.at = start
        # Up to here every statement goes through the parser.
        self.unscanned = 0 if source.language.scanned else len(source.data)

    def advance(self) -> bool:
        """Go to the next statement; False at the end. Raises ParseError."""
        shape = self.shape
        line = self.line
        in_body = self.in_body
        if shape is None:
            if self.at < self.unscanned or self.done:
                return self.advance_unscanned()
            if not self.scanner.scan(self.at, in_body, line):
                return self.at_end(line.start)
            if line.huge:
                return self.parse_huge(line.start)
            shape = (self.shapes.body_lines if in_body else self.shapes.lines).get(line.key)
            if shape is None:
                shape = self.shapes.new_shape(line.key, in_body)
        if shape.ends:
            self.shape = None
            self.at = line.next
            if shape.closes:
                return self.closed(line.start)
            return self.single(shape, line.start, line.end, line.pieces)
        offset = line.start
        end = line.end
        pieces = line.pieces
        key = line.key
        following = self.following()
        if following is HUGE:
            return self.parse_huge(offset)
        if following is not None and not following.starts:
            return self.several(key, offset, pieces, shape.head)
        return self.single(shape, offset, end, pieces)

    def single(self, shape: Shape, offset: int, end: int, pieces: list[str]) -> bool:
        """Give out a statement that is one line."""
        node = shape.node
        if node is None:
            node = self.parse(offset, shape.head)
            if self.end != end or self.pieces != pieces:
                self.shape = None
                return True
            shape.node = node
        self.node = node
        self.pieces = pieces
        self.offset = offset
        self.end = end
        if shape.head:
            self.in_body = True
            self.shape = None
            self.at = end
        return True

    def following(self) -> Shape | None:
        """Scan the next line, for what it says of the statement before it; None at the end of the text."""
        line = self.line
        in_body = self.in_body
        if not self.scanner.scan(line.next, in_body, line):
            self.shape = None
            self.at = line.start
            return None
        if line.huge:
            self.shape = None
            self.at = line.start
            return HUGE
        shape = (self.shapes.body_lines if in_body else self.shapes.lines).get(line.key)
        if shape is None:
            shape = self.shapes.new_shape(line.key, in_body)
        self.shape = shape
        return shape

    def several(self, key: bytes, offset: int, pieces: list[str], head: bool) -> bool:
        """Give out a statement of more than one line, of which the second has been scanned."""
        line = self.line
        keys = [key]
        pieces = pieces[:]
        size = len(key)
        following: Shape | None = self.shape
        while following is not None and not following.starts:
            keys.append(line.key)
            pieces += line.pieces
            end = line.end
            size += len(line.key)
            if size > LONGEST_KEY:
                return self.parse_huge(offset)
            if head and opens(line.key):
                self.shape = None
                self.at = line.next
                break
            following = self.following()
            if following is HUGE:
                return self.parse_huge(offset)
        joined = b"\n".join(keys)
        plans = self.shapes.body_several if self.in_body else self.shapes.several
        node = plans.get(joined)
        if node is None:
            node = self.parse(offset, head)
            if self.end != end or self.pieces != pieces:
                self.shape = None
                return True
            self.shapes.note(plans, joined, node)
        self.node = node
        self.pieces = pieces
        self.offset = offset
        self.end = end
        if head:
            self.in_body = True
            self.shape = None
            self.at = end
        return True

    def parse(self, offset: int, head: bool) -> Node:
        """Let the parser find the statement, and give that out; `at` is where it ends."""
        parser = self.parser
        if parser is None:
            parser = self.parser = StatementParser(self.source)
        start = "body_item" if self.in_body else "define" if head else "entity"
        self.node = parser.parse(offset, start)
        self.pieces = parser.pieces
        self.offset = offset
        self.end = parser.end
        self.at = parser.end
        if head:
            self.in_body = True
        return self.node

    def parse_huge(self, offset: int) -> bool:
        """Give out a statement of which no shape is kept; what is on the same line goes through the parser too."""
        stop = self.source.data.find(b"\n", offset)
        self.unscanned = len(self.source.data) if stop == -1 else stop
        self.at = offset
        self.shape = None
        return self.advance_unscanned()

    def advance_unscanned(self) -> bool:
        """Go to the next statement without shapes."""
        if self.done:
            return False
        data = self.source.data
        offset = self.skip(self.at)
        if offset >= len(data):
            return self.at_end(offset)
        if self.in_body and data[offset] == CLOSING:
            self.at = offset + 1
            return self.closed(offset)
        self.parse(offset, not self.in_body and HEAD(data, offset) is not None)
        return True

    def skip(self, at: int) -> int:
        """The first token at or behind `at`, or the end."""
        if self.language.scanned:
            return self.scanner.skip(at)
        found = self.language.lexicon.skipped.match(self.source.text, at)
        return at if found is None else found.end()

    def closed(self, offset: int) -> bool:
        """Give out the end of a body."""
        self.node = CLOSE
        self.pieces = []
        self.offset = offset
        self.end = offset + 1
        self.in_body = False
        self.done = self.one_body
        return True

    def at_end(self, offset: int) -> bool:
        """The end of the text, which is an error in a body."""
        if self.in_body:
            message = "expected an instruction or '}'" + AT_THE_END
            raise self.source.error_at(offset, offset, message)
        return False

    def skip_body(self) -> None:
        """After a `define`: go on behind the function's CLOSE, which is then the statement in hand.

        The first line that starts with `}` closes a body that starts on a line of its own, if an entity or the end of
        the text follows and no line before it ends with a `}`; otherwise the body's statements are gone through.
        """
        data = self.source.data
        bare = BARE(data, self.end) if self.language.scanned else None
        if bare is not None:
            offset = data.find(b"\n}", bare.end()) + 1
            if (
                offset
                and EARLIER(data, bare.end(), offset) is None
                and self.shapes.following(data, self.scanner.skip(offset + 1)) is not None
            ):
                self.shape = None
                self.at = offset + 1
                self.closed(offset)
                return
        while self.advance():
            if self.node.rule == "CLOSE":
                break
