"""Intrinsics that reduce, move and mask the lanes of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.errors import UnsupportedError
from irkit.semantics import float_steps, steps
from irkit.semantics.control_steps import CallOutside, Handler
from irkit.semantics.float_functions import EXTREMES, float_binary
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark, Pointer, Scalar
from irkit.types import StructType, VectorType

if TYPE_CHECKING:
    from irkit.instruction_base import CallBase
    from irkit.semantics.attribute_checks import Check
    from irkit.semantics.compiler import FunctionCompiler
    from irkit.semantics.machine import Machine

_REDUCTIONS: Final = {
    "add": "add",
    "mul": "mul",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "smax": "smax",
    "smin": "smin",
    "umax": "umax",
    "umin": "umin",
    "fadd": "fadd",
    "fmul": "fmul",
    "fmax": "maxnum",
    "fmin": "minnum",
    "fmaximum": "maximum",
    "fminimum": "minimum",
}


class Reduction(Step):
    """`llvm.vector.reduce.…`: from the first lane to the last, behind what is in the slot `start`, if there is one."""

    def __init__(
        self, instruction: CallBase, dst: int, operation: str, vector: int, start: list[int], scalar: Scalar
    ) -> None:
        super().__init__(instruction, dst)
        self.operation: str = operation
        self.vector: int = vector
        self.start: list[int] = start
        self.scalar: Scalar = scalar
        self.inner: Step | None = None
        if operation in ("add", "mul", "and", "or", "xor"):
            self.inner = steps.BINARY[operation](instruction, 2, 0, 1, scalar.bits)
        elif operation in ("fadd", "fmul"):
            self.inner = float_steps.BINARY[operation](instruction, 2, 0, 1, scalar, operation)

    def run(self, slots: list[object]) -> None:
        lanes = slots[self.vector]
        assert isinstance(lanes, list)
        lanes = [slots[start] for start in self.start] + lanes
        found, *rest = lanes
        for lane in rest:
            found = self.combined(found, lane)
        slots[self.dst] = found

    def combined(self, a: object, b: object) -> object:
        inner = self.inner
        if inner is not None:
            places = [a, b, None]
            inner.run(places)
            return places[2]
        for operand in (a, b):
            if isinstance(operand, Mark):
                return self.poison("", operand)
        if self.operation in EXTREMES:
            return float_binary(self.operation, a, b, self.scalar.keyword)
        assert isinstance(a, int)
        assert isinstance(b, int)
        flip = 1 << (self.scalar.bits - 1) if self.operation.startswith("s") else 0
        a ^= flip
        b ^= flip
        return (max(a, b) if self.operation.endswith("max") else min(a, b)) ^ flip


def reduction(made: FunctionCompiler, call: CallBase, word: str) -> Step:
    operation = _REDUCTIONS.get(word)
    if operation is None:
        raise UnsupportedError(f"running the reduction by '{word}'")
    *start, vector = call.arguments
    return Reduction(call, made.result(call), operation, made.slot(vector), made.slots(start), made.lane(vector))


class Shaped(CallOutside):
    """A handler that has to know types: `shape` of the vector that is loaded, stored or made."""

    def __init__(
        self,
        call: CallBase,
        dst: int,
        arguments: list[int],
        handler: Handler,
        checks: list[Check],
        shape: Shape,
        machine: Machine,
    ) -> None:
        super().__init__(call, dst, arguments, handler, checks, machine)
        self.shape: Shape = shape

    def lane(self) -> Shape:
        element = self.shape.element
        assert element is not None
        return element


def _vector_argument(call: CallBase, made: FunctionCompiler) -> Shape:
    ty = call.type
    if isinstance(ty, StructType) and ty.elements:
        ty, *_ = ty.elements
    if not isinstance(ty, VectorType):
        ty = call.arguments[0].type
    return made.shape(ty)


def _shaped(handler: Handler) -> Callable[[FunctionCompiler, CallBase], Step]:
    def make(made: FunctionCompiler, call: CallBase) -> Step:
        arguments = made.slots(list(call.arguments))
        checks = made.checks(call, None)
        return Shaped(call, made.result(call), arguments, handler, checks, _vector_argument(call, made), made.machine)

    return make


def _lanes(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _insert(machine: Machine, arguments: list[object], step: Step) -> object:
    made = _lanes(arguments[0])[:]
    part = _lanes(arguments[1])
    start = _int(arguments[2])
    made[start : start + len(part)] = part
    return made


def _extract(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    start = _int(arguments[1])
    return _lanes(arguments[0])[start : start + step.shape.count]


def _reverse(machine: Machine, arguments: list[object], step: Step) -> object:
    return _lanes(arguments[0])[::-1]


def _splice(machine: Machine, arguments: list[object], step: Step) -> object:
    a, b = _lanes(arguments[0]), _lanes(arguments[1])
    start = integers.signed(_int(arguments[2]), 32)
    return (a[start:] + b)[: len(a)]


def _spliced(from_the_right: bool) -> Handler:
    """Without so many lanes at the start of the first vector, or with so many of its last ones."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        a, b = _lanes(arguments[0]), _lanes(arguments[1])
        offset = arguments[2]
        if isinstance(offset, Mark):
            return [step.poison("", offset)] * len(a)
        count = _int(offset)
        if count > len(a):
            return [step.poison(f"the offset {count} is above the number of lanes {len(a)}")] * len(a)
        start = len(a) - count if from_the_right else count
        return (a[start:] + b)[: len(a)]

    return call


def _interleave(machine: Machine, arguments: list[object], step: Step) -> object:
    vectors = [_lanes(argument) for argument in arguments]
    return [lane for lanes in zip(*vectors, strict=True) for lane in lanes]


def _deinterleave(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    vector = _lanes(arguments[0])
    count = len(vector) // step.shape.count
    return [vector[start::count] for start in range(count)]


def _stepvector(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    mask = step.shape.lane_scalar().mask
    return [lane & mask for lane in range(step.shape.count)]


def _active(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    for argument in arguments:
        if isinstance(argument, Mark):
            return [step.poison("", argument)] * step.shape.count
    base, limit = _int(arguments[0]), _int(arguments[1])
    return [1 if base + lane < limit else 0 for lane in range(step.shape.count)]


def _wanted(mask: object, lane: int, step: Step) -> bool:
    bit = _lanes(mask)[lane]
    if isinstance(bit, Mark):
        raise step.not_well_defined("a lane of the mask", bit, "access-through-poison")
    return bit == 1


def _at(pointer: object, offset: int) -> object:
    return Pointer(pointer.block, pointer.offset + offset) if isinstance(pointer, Pointer) else pointer


def _split(arguments: list[object]) -> tuple[list[object], int]:
    """The operands without an alignment among them, which LLVM 22 has as an attribute, and that alignment."""
    for place in (1, 2):
        align = arguments[place]
        if isinstance(align, int):
            return [*arguments[:place], *arguments[place + 1 :]], max(align, 1)
    return arguments, 1


def _aligned(pointer: object, align: int, step: Step) -> object:
    """The pointer, or poison where its address is no such multiple."""
    if isinstance(pointer, Pointer) and pointer.address % align:
        return step.poison(f"the address of {pointer!r} is no multiple of {align}")
    return pointer


def _masked_load(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    (pointer, mask, passed), align = _split(arguments)
    pointer = _aligned(pointer, align, step)
    size = step.lane().size
    made = _lanes(passed)[:]
    for lane in range(len(made)):
        if _wanted(mask, lane, step):
            made[lane] = machine.load_shape(_at(pointer, lane * size), step.lane(), step)
    return made


def _masked_store(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    (value, pointer, mask), align = _split(arguments)
    pointer = _aligned(pointer, align, step)
    size = step.lane().size
    for lane, element in enumerate(_lanes(value)):
        if _wanted(mask, lane, step):
            machine.store_shape(_at(pointer, lane * size), element, step.lane(), step)
    return None


def _gather(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    (pointers, mask, passed), align = _split(arguments)
    made = _lanes(passed)[:]
    for lane, pointer in enumerate(_lanes(pointers)):
        if _wanted(mask, lane, step):
            made[lane] = machine.load_shape(pointer, step.lane(), step, align)
    return made


def _scatter(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    (value, pointers, mask), align = _split(arguments)
    for lane, pointer in enumerate(_lanes(pointers)):
        if _wanted(mask, lane, step):
            machine.store_shape(pointer, _lanes(value)[lane], step.lane(), step, align)
    return None


def _expand_load(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    pointer, mask, passed = arguments
    made = _lanes(passed)[:]
    place = 0
    for lane in range(len(made)):
        if _wanted(mask, lane, step):
            made[lane] = machine.load_shape(_at(pointer, place), step.lane(), step)
            place += step.lane().size
    return made


def _compress_store(machine: Machine, arguments: list[object], step: Step) -> object:
    assert isinstance(step, Shaped)
    value, pointer, mask = arguments
    place = 0
    for lane, element in enumerate(_lanes(value)):
        if _wanted(mask, lane, step):
            machine.store_shape(_at(pointer, place), element, step.lane(), step)
            place += step.lane().size
    return None


def _elements(machine: Machine, arguments: list[object], step: Step) -> object:
    """`cttz.elts`: the number of zeros before the first lane that is not."""
    lanes = _lanes(arguments[0])
    for number, lane in enumerate(lanes):
        if isinstance(lane, Mark):
            return step.poison("", lane)
        if lane:
            return number
    return step.poison("all lanes are zero and the flag is set") if arguments[1] else len(lanes)


VECTORS: Final[dict[str, Callable[[FunctionCompiler, CallBase], Step]]] = {
    **{f"llvm.{prefix}vector.insert": _shaped(_insert) for prefix in ("", "experimental.")},
    **{f"llvm.{prefix}vector.extract": _shaped(_extract) for prefix in ("", "experimental.")},
    **{f"llvm.{prefix}vector.reverse": _shaped(_reverse) for prefix in ("", "experimental.")},
    **{f"llvm.{prefix}vector.splice": _shaped(_splice) for prefix in ("", "experimental.")},
    "llvm.vector.splice.left": _shaped(_spliced(False)),
    "llvm.vector.splice.right": _shaped(_spliced(True)),
    **{
        f"llvm.{prefix}vector.{'de' if apart else ''}interleave{number}": _shaped(
            _deinterleave if apart else _interleave
        )
        for prefix in ("", "experimental.")
        for apart in (False, True)
        for number in range(2, 9)
    },
    **{f"llvm.{prefix}stepvector": _shaped(_stepvector) for prefix in ("", "experimental.")},
    "llvm.get.active.lane.mask": _shaped(_active),
    "llvm.masked.load": _shaped(_masked_load),
    "llvm.masked.store": _shaped(_masked_store),
    "llvm.masked.gather": _shaped(_gather),
    "llvm.masked.scatter": _shaped(_scatter),
    "llvm.masked.expandload": _shaped(_expand_load),
    "llvm.masked.compressstore": _shaped(_compress_store),
    "llvm.experimental.cttz.elts": _shaped(_elements),
}
