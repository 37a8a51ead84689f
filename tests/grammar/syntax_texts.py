"""Statements and plans of small texts, for the tests of the syntax."""

from __future__ import annotations

from text.syntax.source import Source
from text.syntax.statements import Statements
from text.syntax.tree import Node

Found = tuple[int, str, list[str]]


def shape(node: Node, pieces: list[str]) -> str:
    """A plan as one line: `rule(child, ...)`, a terminal as `RULE:text`, a piece as `RULE=piece`.

    Nesting may be deep, so this has a stack of its own.
    """
    out: list[str] = []
    stack: list[Node | str] = [node]
    while stack:
        top = stack.pop()
        if isinstance(top, str):
            out.append(top)
        elif top.slot >= 0:
            out.append(f"{top.rule}={pieces[top.slot]}")
        elif top.text:
            out.append(f"{top.rule}:{top.text}")
        else:
            out.append(top.rule)
            if top.children:
                stack.append(")")
                for number in range(len(top.children) - 1, -1, -1):
                    stack.append(top.children[number])
                    stack.append(" " if number else "(")
    return "".join(out)


def places(node: Node) -> list[tuple[str, int]]:
    """The rule and the first token of every node but the empty ones."""
    out = []
    stack = [node]
    while stack:
        top = stack.pop()
        if top.children or top.text or top.slot >= 0:
            out.append((top.rule, top.first))
        stack.extend(top.children)
    return out


def statements(text: str | bytes, shapes: bool = True) -> list[Found]:
    """Where each statement starts, its plan in one line, and its pieces."""
    stream = Statements(Source(text))
    if not shapes:
        stream.unscanned = len(stream.source.data)
    found = []
    while stream.advance():
        found.append((stream.offset, shape(stream.node, stream.pieces), stream.pieces))
    return found


def in_function(line: str) -> str:
    """The plan of one item of a function's body."""
    return statements("define void @f() {\n" + line + "\n}\n")[1][1]
