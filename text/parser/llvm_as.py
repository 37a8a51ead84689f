"""What LLVM's parser of text changes in the module when it has read all of it."""

from __future__ import annotations

from text.parser.state import Parser
from text.parser.summary_as_written import keep_what_is_written


def change(p: Parser) -> None:
    """Change the finished module as llvm-as of its release does."""
    keep_what_is_written(p.module)
