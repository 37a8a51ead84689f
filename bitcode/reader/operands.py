"""What handlers of several chapters make of a record's operands: flags, pointers, lists of values."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.body import BodyReader
from irkit import flags as f
from irkit.errors import BitcodeError
from irkit.operators.lists import FLAGS
from irkit.types import PointerType, Type
from irkit.values import Value


def integer_flags(opcode: str, bits: i64) -> int:
    """The model's flags for the trailing operand of an integer operation."""
    found = 0
    if bits:
        for bit, (flag, _) in enumerate(FLAGS.get(opcode, ())):
            if (bits >> bit) & 1:
                found |= flag
    return found


def fast_math(bits: i64) -> int:
    """Fast-math flags; the one flag of old files stands for all."""
    return f.FAST_ALL if bits & f.FAST_UNSAFE else int(bits & f.FAST_ALL)


def pointer_operand(value: Value, what: str) -> PointerType:
    if not isinstance(value.type, PointerType):
        raise BitcodeError(f"{what} has type {value.type}; expected a pointer")
    return value.type


def pointee(value: Value, what: str) -> Type:
    """What a typed pointer points to, for the records of old files that do not say it."""
    found = pointer_operand(value, what).pointee
    if found is None:
        raise BitcodeError(f"{what} is an opaque pointer, and the record does not give the type behind it")
    return found


def typed_values(r: BodyReader, numbers: vec[i64], types: vec[i64]) -> list[Value]:
    """Values of which those not read yet bring their types; no types at all where all are read."""
    if len(types) == 0:
        values = r.values
        return [values[number] for number in numbers]
    return [r.value(numbers[index], types[index]) for index in range(len(numbers))]
