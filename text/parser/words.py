"""Flags by their words: wrap flags and fast-math flags, and which types have the latter."""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.dialects.features import FAST_MATH_STRUCTS, GEP_NO_WRAP_FLAGS
from irkit.instruction_flags import has_fast_math_type
from irkit.operators.lists import FAST_MATH, FLAGS
from irkit.releases import NEWEST
from irkit.types import Type
from text.parser.state import Parser
from text.syntax.tree import Node

_WRAP_WORDS: Final[dict[int, str]] = dict(f.WRAP_FLAGS)
_WRAP_FLAGS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    opcode: {_WRAP_WORDS[flag]: (flag, first) for flag, first in rows} for opcode, rows in FLAGS.items()
}
_FAST_WORDS: Final[dict[str, int]] = {word: flag for flag, word in f.FAST_MATH_FLAGS} | {"fast": f.FAST_ALL}


def wrap_flags(p: Parser, words: Node, opcode: str) -> int:
    """The flags of an integer operation or conversion, kept on the node of their words."""
    if words.cache_owner is p.owner:
        known = words.cache
        assert isinstance(known, int)
        return known
    rows = _WRAP_FLAGS.get(opcode)
    found = 0
    for word in words.children:
        row = rows.get(word.text) if rows is not None and word.rule == "IDENT" else None
        if row is None:
            raise p.error(word, f"'{opcode}' does not have this flag")
        flag, first = row
        if first > p.dialect.llvm_version:
            raise p.unavailable(word, f"'{word.text}' of '{opcode}'", first, NEWEST)
        if found & flag:
            raise p.error(word, f"'{word.text}' is there twice")
        found |= flag
    words.cache = found
    words.cache_owner = p.owner
    return found


def fast_math_flag(word: Node) -> int:
    """The fast-math flag that a word is; 0 for none."""
    return _FAST_WORDS.get(word.text, 0) if word.rule == "IDENT" else 0


def both_flags(p: Parser, words: Node, opcode: str) -> tuple[int, int]:
    """Fast-math flags, and behind them the flags of integers, of an opcode that has both."""
    fast = flags = 0
    for word in words.children:
        flag = fast_math_flag(word)
        first = FAST_MATH[opcode]
        if flag and not flags:
            fast |= flag
        else:
            row = _WRAP_FLAGS[opcode].get(word.text) if word.rule == "IDENT" else None
            if row is None:
                raise p.error(word, f"'{opcode}' does not have this flag here")
            flag, first = row
            if flags & flag:
                raise p.error(word, f"'{word.text}' is there twice")
            flags |= flag
        if first > p.dialect.llvm_version:
            raise p.unavailable(word, f"'{word.text}' of '{opcode}'", first, NEWEST)
    return fast, flags


def fast_math(p: Parser, words: Node, opcode: str) -> int:
    """The fast-math flags, when nothing else may stand there."""
    if not words.children:
        return 0
    if words.cache_owner is p.owner:
        known = words.cache
        assert isinstance(known, int)
        return known
    found = 0
    for word in words.children:
        flag = fast_math_flag(word)
        first = FAST_MATH[opcode]
        if not flag:
            raise p.error(word, f"'{opcode}' does not have this flag")
        if first > p.dialect.llvm_version:
            raise p.unavailable(word, f"fast-math flags of '{opcode}'", first, NEWEST)
        found |= flag
    words.cache = found
    words.cache_owner = p.owner
    return found


def supports_fast_math(p: Parser, ty: Type) -> bool:
    """Whether a phi, select or call of this type may have fast-math flags."""
    return has_fast_math_type(ty, p.dialect.has(FAST_MATH_STRUCTS))


def element_pointer_flags(p: Parser, words: Node) -> int:
    """`inbounds`, `nusw` and `nuw` of a getelementptr; the first implies the second, which is then not said."""
    found = 0
    for word in words.children:
        if word.rule == "inrange":
            continue
        if word.rule == "IDENT" and word.text == "inbounds":
            found |= f.INBOUNDS
        elif word.rule == "IDENT" and word.text in ("nusw", "nuw"):
            p.need(word, f"'{word.text}' of getelementptr", GEP_NO_WRAP_FLAGS)
            found |= f.NUSW if word.text == "nusw" else f.NUW
        else:
            raise p.error(word, "'getelementptr' does not have this flag")
    return found & ~f.NUSW if found & f.INBOUNDS else found
