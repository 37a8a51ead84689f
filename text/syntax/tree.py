"""The trees of the grammar: a node is a plan, one for all statements of a shape.

A statement is a top-level entity, the head of a function, an item of its body, or the `}` that closes it. Two
statements that differ only in their variable pieces (names, numbers, strings) have one shape and share one tree; a
terminal's text is `node.text`, or where `node.slot != NO_PIECE` the piece of that number. What a plan's node stands
for may be kept in `node.cache` as long as nothing below it has a slot, marked with `node.cache_owner` for the parse it
belongs to.

Pieces, by terminal:

    LOCAL GLOBAL COMDAT              the name without its sigil: `x`, `"a b"` (quoted, as written), or digits: a number
    METADATA_ID ATTRIBUTE_ID SUMMARY_ID   the digits
    STRING METADATA_STRING CHARACTERS     the string in its quotes, as written: `"a\\00"`; no `!`, no `c`
    INT FLOAT HEX SPECIAL            as written: `-5`, `u0x1F`; `1.5e+3`; `0xK3FFF`; `f0x7F800000`, `+inf`, `-nan(0x1)`
    LABEL (as item of a body only)   the name without the colon: `entry`, `"a b"`, `5`

Terminals with fixed text: IDENT (a word), METADATA_NAME (without `!`), LABEL (without the colon; the name of a field or
an argument), CONSTANT (true false null none undef poison zeroinitializer), PRIMITIVE, INTEGER_TYPE (`i32`), VOID,
METADATA, PTR, EXTERNAL, GLOBAL_KIND, ALIAS_KIND, TAIL, BINARY, COMPARE, CAST (an opcode's word), CLOSE (`}`).

docs/grammar.md, made from the grammar, gives the rules and their children. text/syntax/nodes.py, made from it too, has
a class for each rule whose children have names, with a typed attribute for each: `node.pointer_type`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from irkit.types import Type

NO_PIECE: Final = -1  # the slot of a node that is no piece


class Node:
    """A node of a plan; of a class in text/syntax/nodes.py, if its children have names."""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        self.rule = rule  # the grammar's alias, rule or terminal
        self.is_local = rule == "LOCAL"  # the usual operand, asked for each time
        self.children = children
        self.text = text  # a terminal's fixed text, without sigils; "" where `slot` names a piece
        self.slot = slot  # number of the statement's piece that is the terminal's text, or NO_PIECE
        self.first = first  # ordinal of the node's first token in its statement; of the next token for an empty node
        self.cache: object = None  # what the binder keeps here is its own
        self.known_type: Type | None = None  # the same for a type, whose class need not be looked at again
        self.cache_owner: object = None

    def made(self, rule: str, *children: Node) -> Node:
        """A node of another rule in this one's place, for a handler of a grammar that extends ours."""
        return Node(rule, list(children), "", NO_PIECE, self.first)

    def made_word(self, terminal: str, text: str) -> Node:
        """A terminal in this node's place, with a fixed text without sigils."""
        return Node(terminal, [], text, NO_PIECE, self.first)

    def __repr__(self) -> str:
        if self.slot != NO_PIECE:
            return f"{self.rule}[{self.slot}]"
        if self.text:
            return f"{self.rule}({self.text})"
        return f"{self.rule}<{len(self.children)}>"
