"""The grammar of LLVM assembly, for Lark (`llvm.lark`), and what is generated from it."""

from __future__ import annotations

from importlib.resources import files


def grammar_text() -> str:
    """The grammar, as it is written for Lark."""
    return files(__name__).joinpath("llvm.lark").read_text(encoding="utf-8")
