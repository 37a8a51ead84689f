"""Which function is checked against which."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from irkit.equivalence import differences

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module

_SOURCE: Final = re.compile(r"src(.*)")


@dataclass(frozen=True)
class Pair:
    """A function before and after the change; `name` is what the verdict is of. `is_same`: they say the same."""

    name: str
    before: Function
    after: Function
    is_same: bool = False


def defined(module: Module) -> dict[str, Function]:
    return {function.name: function for function in module.functions if not function.is_declaration}


def pairs_in(module: Module) -> list[Pair]:
    """`@src` and `@tgt`, `@src1` and `@tgt1`, `@src_x` and `@tgt_x` and so on, in the order of the module."""
    functions = defined(module)
    found = []
    for name, function in functions.items():
        match = _SOURCE.fullmatch(name)
        if match is not None and f"tgt{match[1]}" in functions:
            found.append(Pair(name, function, functions[f"tgt{match[1]}"]))
    return found


def pairs_of(before: Module, after: Module, same: frozenset[str]) -> list[Pair]:
    """The functions that both modules define, by name, in the order of the first."""
    others = defined(after)
    return [
        Pair(name, function, others[name], name in same) for name, function in defined(before).items() if name in others
    ]


def unchanged(before: Module, after: Module) -> frozenset[str]:
    """The names of the functions that say the same in both modules; none where what is no function differs."""
    changed: set[str] = set()
    for difference in differences(before, after, names=False):
        kind, _, name = difference.subject.partition(" @")
        if kind == "function":
            changed.add(name.strip('"'))
        elif kind not in {"metadata", "module", "comdat"}:
            return frozenset()
    return frozenset(name for name in defined(before) if name not in changed)
