"""The constants that values are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from irkit.constants import Constant
from irkit.globals import GlobalValue
from irkit.values import Value


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
