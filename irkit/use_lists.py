"""Use-lists made on demand, in the order in which LLVM's reader would have made them (see Note in `irkit.values`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irkit.values import Use, Value


class UseOrders:
    """What the reader knows of the order of uses: forward references and the permutations of USELIST blocks."""


def make_use_list(value: Value) -> list[Use]:
    value._uses = []
    return value._uses
