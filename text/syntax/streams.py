"""The statements of a text, by whichever parser it is for."""

from __future__ import annotations

from text.syntax.source import Source
from text.syntax.statements import Statements


def statements_of(source: Source, body: int | None = None) -> Statements:
    """The statements of a source, or of the body that starts there, by the parser that it is for."""
    if source.by_lark:
        from text.syntax.reference import LarkStatements  # noqa: PLC0415  Lark is imported where it works

        return LarkStatements(source, body)
    return Statements(source, body)
