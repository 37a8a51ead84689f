"""The grammar of explicitly packed structs."""

from __future__ import annotations

import os
from functools import cache

from text import grammar as ours
from text.syntax.dialects import Grammar


@cache
def grammar() -> Grammar:
    """Ours, with the rules of `packed.lark`."""
    return Grammar.extended(os.path.join(os.path.dirname(os.path.abspath(ours.__file__)), "packed.lark"))
