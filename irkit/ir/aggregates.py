"""llvmlite's instructions on vectors and aggregates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from irkit.ir import types
from irkit.ir.errors import OutOfRangeError, WrongTypeError
from irkit.ir.instructions import Instruction, listed
from irkit.ir.values import Constant, Undefined


def _check_lane(vector: Any, index: Any) -> None:
    if not isinstance(vector.type, types.VectorType):
        raise WrongTypeError("vector needs to be of VectorType.")
    if not isinstance(index.type, types.IntType):
        raise WrongTypeError("index needs to be of IntType.")


class _Listed(Instruction):
    """What is written as its operands with their types."""

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.opname} {listed(self.operands)}{self._attached()}\n")


class ExtractElement(_Listed):
    """`extractelement`."""

    def __init__(self, parent: Any, vector: Any, index: Any, name: str = "") -> None:
        _check_lane(vector, index)
        super().__init__(parent, vector.type.element, "extractelement", [vector, index], name)


class InsertElement(_Listed):
    """`insertelement`."""

    def __init__(self, parent: Any, vector: Any, value: Any, index: Any, name: str = "") -> None:
        _check_lane(vector, index)
        if value.type != vector.type.element:
            raise WrongTypeError(f"value needs to be of type {vector.type.element} not {value.type}.")
        super().__init__(parent, vector.type, "insertelement", [vector, value, index], name)


class ShuffleVector(Instruction):
    """`shufflevector`."""

    def __init__(self, parent: Any, vector1: Any, vector2: Any, mask: Any, name: str = "") -> None:
        if not isinstance(vector1.type, types.VectorType):
            raise WrongTypeError("vector1 needs to be of VectorType.")
        if vector2 is Undefined:
            vector2 = Constant(vector1.type, Undefined)
            lanes = vector1.type.count
        elif vector2.type != vector1.type:
            raise WrongTypeError("vector2 needs to be Undefined or of the same type as vector1.")
        else:
            lanes = 2 * vector1.type.count
        wanted = isinstance(mask, Constant) and isinstance(mask.type, types.VectorType)
        if not wanted or mask.type.element != types.IntType(32):
            raise WrongTypeError("mask needs to be a constant i32 vector.")
        if any(lane.constant not in range(lanes) for lane in mask.constant):
            raise OutOfRangeError(f"mask values need to be in {range(lanes)}")
        found = types.VectorType(vector1.type.element, mask.type.count)
        super().__init__(parent, found, "shufflevector", [vector1, vector2, mask], name)

    def descr(self, buf: list[str]) -> None:
        buf.append(f"shufflevector {listed(self.operands)} {self._attached()}\n")


def _part(agg: Any, indices: Sequence[int]) -> Any:
    found = agg.type
    try:
        for index in indices:
            found = found.elements[index]
    except (AttributeError, IndexError):
        raise WrongTypeError(f"Can't index at {list(indices)!r} in {agg.type}") from None
    return found


class _OfAggregate(Instruction):
    indices: Sequence[int]

    @property
    def aggregate(self) -> Any:
        return self.operands[0]

    def descr(self, buf: list[str]) -> None:
        indices = ", ".join([str(index) for index in self.indices])
        buf.append(f"{self.opname} {listed(self.operands)}, {indices} {self._attached()}\n")


class ExtractValue(_OfAggregate):
    """`extractvalue`."""

    def __init__(self, parent: Any, agg: Any, indices: Sequence[int], name: str = "") -> None:
        super().__init__(parent, _part(agg, indices), "extractvalue", [agg], name)
        self.indices = indices


class InsertValue(_OfAggregate):
    """`insertvalue`."""

    def __init__(self, parent: Any, agg: Any, elem: Any, indices: Sequence[int], name: str = "") -> None:
        wanted = _part(agg, indices)
        if elem.type != wanted:
            raise WrongTypeError(f"Can only insert {wanted} at {list(indices)!r} in {agg.type}: got {elem.type}")
        super().__init__(parent, agg.type, "insertvalue", [agg, elem], name)
        self.indices = indices

    @property
    def value(self) -> Any:
        return self.operands[1]
