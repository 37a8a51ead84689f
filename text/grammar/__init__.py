"""The grammar of LLVM assembly, for Lark (`llvm.lark`), and what is generated from it."""

from __future__ import annotations

import os


def grammar_text() -> str:
    """The grammar, as it is written for Lark."""
    with open(os.path.join(os.path.dirname(__file__), "llvm.lark"), encoding="utf-8") as file:
        return file.read()
