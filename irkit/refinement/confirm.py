"""Counterexamples of functions on numbers, run by the interpreter: does it agree that both functions part there?"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Final

from irkit.errors import IRKitError
from irkit.integers import signed
from irkit.refinement.inputs import InputLane
from irkit.refinement.terms import Tree
from irkit.semantics.errors import ExecutionError, UndefinedBehaviorError
from irkit.semantics.interpreter import outcomes
from irkit.semantics.values import Event, Mark, Poison, Undef
from irkit.types import FloatingPointType, IntegerType

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.refinement.counterexample import Reading
    from irkit.refinement.pairs import Pair

MOST: Final = 600  # runs of a function, one for each way to choose
_PATTERNS: Final = {"half": ("<H", "<e"), "float": ("<I", "<f"), "double": ("<Q", "<d")}


class NotRunError(Exception):
    """The interpreter cannot be asked."""


def python_value(reading: Reading, tree: Tree) -> object:
    """An argument as the interpreter takes it. Raises NotRunError for pointers, and for floats that Python has not."""
    if isinstance(tree, tuple):
        return [python_value(reading, part) for part in tree]
    lane: InputLane = tree
    if reading.holds(lane.poison):
        return Poison(Event(None, "an argument"))
    number = reading.number(lane.value)
    if lane.is_undef is not None and reading.holds(lane.is_undef):
        return Undef(Event(None, "an argument"), (1 << lane.value.size()) - 1)
    if isinstance(lane.ty, IntegerType):
        return number
    if isinstance(lane.ty, FloatingPointType) and lane.ty.keyword in _PATTERNS:
        bits, value = _PATTERNS[lane.ty.keyword]
        found: float = struct.unpack(value, struct.pack(bits, number))[0]
        if not math.isnan(found):
            return found
    raise NotRunError


def results(function: Function, arguments: list[object]) -> list[object]:
    """What a function may give. Raises NotRunError where the interpreter cannot say."""
    module = function.parent
    if module is None:
        raise NotRunError
    found: list[object] = []
    try:
        for result, _ in outcomes(module, function.name, arguments, most=MOST):
            if isinstance(result, ExecutionError) and not isinstance(result, UndefinedBehaviorError):
                raise NotRunError
            found.append(result)
    except IRKitError:
        raise NotRunError from None
    return found


def allows(before: object, after: object, width: int) -> bool:
    """Whether a result of the changed function is one that the first one's result stands for."""
    if isinstance(before, UndefinedBehaviorError) or isinstance(after, UndefinedBehaviorError):
        return isinstance(before, UndefinedBehaviorError)
    if isinstance(before, Poison) or isinstance(after, Poison):
        return isinstance(before, Poison)
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        return all(allows(one, other, width) for one, other in zip(before, after, strict=True))
    if isinstance(before, Undef):
        return True if not isinstance(after, Undef) else after.mask & ~before.mask == 0
    if isinstance(after, Mark):
        return False
    if isinstance(before, float) and isinstance(after, float):
        return (math.isnan(before) and math.isnan(after)) or struct.pack("<d", before) == struct.pack("<d", after)
    if isinstance(before, int) and isinstance(after, int):
        return signed(before & (1 << width) - 1, width) == signed(after & (1 << width) - 1, width)
    raise NotRunError  # pointers: the interpreter's objects are not the solver's


def confirmed(pair: Pair, reading: Reading, arguments: list[Tree]) -> bool | None:
    """Whether the interpreter says, too, that the changed function does what the first does not; None where it cannot
    be asked, or does not agree and has undef, of which it knows only which bits are so."""
    try:
        values = [python_value(reading, tree) for tree in arguments]
        before = results(pair.before, values)
        after = results(pair.after, values)
        ty = pair.before.function_type.return_type
        width = ty.width if isinstance(ty, IntegerType) else 128
        if any(not any(allows(one, other, width) for one in before) for other in after):
            return True
    except NotRunError:
        return None
    return None if any(has_undef(one) for one in (*values, *before, *after)) else False


def has_undef(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return any(has_undef(part) for part in value)
    return isinstance(value, Undef)
