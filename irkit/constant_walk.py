"""The constants that values are made of, and the globals that they are based on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from irkit.constants import Constant, ConstantExpr
from irkit.dialects.features import ALIASES_ACROSS_SPACES
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue
from irkit.values import Value

_KEEP_THE_BASE: Final = ("inttoptr", "ptrtoint", "bitcast", "getelementptr")
_KEEP_THE_BASE_ACROSS_SPACES: Final = (*_KEEP_THE_BASE, "addrspacecast")


def constants_below(roots: Iterable[Value]) -> Iterator[Constant]:
    """The constants among some values and those that they are made of, each once; globals too, but nothing of what is
    in them."""
    seen: set[Value] = set()
    todo = [root for root in roots if isinstance(root, Constant)]
    while todo:
        top = todo.pop()
        if top in seen:
            continue
        seen.add(top)
        yield top
        if not isinstance(top, GlobalValue):
            todo += [operand for operand in top.operands if isinstance(operand, Constant)]


def base_object(value: Value, through_ifuncs: bool = False) -> GlobalObject | GlobalIFunc | None:
    """The variable, function or ifunc that an alias, or an expression of addresses, is based on, as LLVM has it;
    of an ifunc its resolver if asked for. None for aliases that stand for each other.

    Of a sum one side may have one, of a difference the left. Expressions nest deeper than any call stack: the list
    holds what is still to be looked at, and between the parts of a sum what they are parts of.
    """
    found: list[GlobalObject | GlobalIFunc | None] = []
    aliases: set[GlobalAlias] = set()
    kept: tuple[str, ...] = _KEEP_THE_BASE
    todo: list[Value | str] = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            right, left = found.pop(), found.pop()
            if item == "add" and left is None:
                found.append(right)
            else:
                found.append(left if right is None else None)
        elif isinstance(item, GlobalObject) or (isinstance(item, GlobalIFunc) and not through_ifuncs):
            found.append(item)
        elif isinstance(item, GlobalIFunc):
            todo.append(item.target)
        elif isinstance(item, GlobalAlias) and item not in aliases:
            aliases.add(item)
            if item.parent is not None and item.parent.dialect.has(ALIASES_ACROSS_SPACES):
                kept = _KEEP_THE_BASE_ACROSS_SPACES
            todo.append(item.target)
        elif isinstance(item, ConstantExpr) and item.opcode in ("add", "sub"):
            todo += (item.opcode, item.operands[1], item.operands[0])
        elif isinstance(item, ConstantExpr) and item.opcode in kept:
            todo.append(item.operands[0])
        else:
            found.append(None)
    return found[0]


def comdat_of(value: GlobalValue) -> Comdat | None:
    """The comdat of a variable or function, or of the one that an alias is based on."""
    base = base_object(value)
    return base.comdat if isinstance(base, GlobalObject) else None
