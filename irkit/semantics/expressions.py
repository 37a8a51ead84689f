"""The small language in which the table of semantics says values and conditions, over bit vectors and floats.

An expression is of one lane. `operand("a")` is an operand; operations are named as SMT-LIB names those of bit vectors,
without the `bv`. A condition is a number of one bit. A width is that of the first operand (`w`), of the result (`to`),
or made of these: `w+1`, `2w`. `evaluate` computes an expression of concrete numbers; a solver's encoder reads the same
expressions with terms of its own; `text` is for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from irkit.errors import UnsupportedError
from irkit.integers import low_bits, quotient_to_zero, signed

WIDTH: Final = "w"  # of the first operand
WIDER: Final = "w+1"
DOUBLE: Final = "2w"
RESULT: Final = "to"


class Expression:
    """An operation and what it is applied to: expressions, the name of an operand, a number, a width."""

    __slots__ = ("arguments", "name", "operation", "value", "width")

    def __init__(
        self,
        operation: str,
        arguments: tuple[Expression, ...] = (),
        name: str = "",
        width: str | int = "",
        value: int = 0,
    ) -> None:
        self.operation: Final = operation
        self.arguments: Final = arguments
        self.name: Final = name  # of an operand
        self.width: Final = width  # of a constant, and of a conversion's result
        self.value: Final = value  # of a number

    def __repr__(self) -> str:
        return text(self)


def operand(name: str) -> Expression:
    return Expression("operand", name=name)


def number(value: int, like: Expression) -> Expression:
    """A number as wide as another expression; negative ones wrap."""
    return Expression("number", (like,), value=value)


def constant(value: int, width: str | int) -> Expression:
    """A number of a width that is said."""
    return Expression("constant", width=width, value=value)


def smallest(like: Expression) -> Expression:
    """The smallest signed number of that width: its sign bit alone."""
    return Expression("smallest", (like,))


def largest(like: Expression) -> Expression:
    """The largest signed number of that width."""
    return Expression("largest", (like,))


def ones(like: Expression) -> Expression:
    return number(-1, like)


def width_of(like: Expression) -> Expression:
    """The number of bits of an expression, as a number of that width (modulo two to the power of it)."""
    return Expression("bits", (like,))


def apply(operation: str, *arguments: Expression) -> Expression:
    return Expression(operation, arguments)


def zext(value: Expression, width: str | int) -> Expression:
    return Expression("zext", (value,), width=width)


def sext(value: Expression, width: str | int) -> Expression:
    return Expression("sext", (value,), width=width)


def trunc(value: Expression, width: str | int) -> Expression:
    return Expression("trunc", (value,), width=width)


def negated(condition: Expression) -> Expression:
    return Expression("not", (condition,))


def both(left: Expression, right: Expression) -> Expression:
    return Expression("and", (left, right))


def either(left: Expression, right: Expression) -> Expression:
    return Expression("or", (left, right))


def choice(condition: Expression, if_true: Expression, if_false: Expression) -> Expression:
    return Expression("ite", (condition, if_true, if_false))


# Computing


def divide_signed(a: int, b: int, width: int) -> int:
    return low_bits(quotient_to_zero(signed(a, width), signed(b, width)), width)


def remainder_signed(a: int, b: int, width: int) -> int:
    x, y = signed(a, width), signed(b, width)
    return low_bits(x - y * quotient_to_zero(x, y), width)


def reverse_bits(value: int, width: int) -> int:
    return int(f"{value:0{width}b}"[::-1], 2)


def swap_bytes(value: int, width: int) -> int:
    return int.from_bytes(value.to_bytes(width // 8, "little"), "big")


def leading_zeros(value: int, width: int) -> int:
    return width - value.bit_length()


def trailing_zeros(value: int, width: int) -> int:
    return ((value - 1) & ~value).bit_length() if value else width


def _shift_left(a: int, b: int, width: int) -> int:
    return low_bits(a << min(b, width), width)


def _shift_right(a: int, b: int, width: int) -> int:
    return a >> min(b, width)


def _shift_arithmetic(a: int, b: int, width: int) -> int:
    return low_bits(signed(a, width) >> min(b, width), width)


_Binary = Callable[[int, int, int], int]
# Operations on two numbers of one width (the third argument), whose result has that width.
BINARY: Final[dict[str, _Binary]] = {
    "add": lambda a, b, w: low_bits(a + b, w),
    "sub": lambda a, b, w: low_bits(a - b, w),
    "mul": lambda a, b, w: low_bits(a * b, w),
    "udiv": lambda a, b, w: a // b if b else low_bits(-1, w),  # by zero as SMT-LIB has it; the table's rules come first
    "urem": lambda a, b, w: a % b if b else a,
    "sdiv": lambda a, b, w: divide_signed(a, b, w) if b else (1 if signed(a, w) < 0 else low_bits(-1, w)),
    "srem": lambda a, b, w: remainder_signed(a, b, w) if b else a,
    "shl": _shift_left,
    "lshr": _shift_right,
    "ashr": _shift_arithmetic,
    "and": lambda a, b, w: a & b,
    "or": lambda a, b, w: a | b,
    "xor": lambda a, b, w: a ^ b,
}
# Comparisons: the result has one bit.
COMPARISONS: Final[dict[str, Callable[[int, int, int], bool]]] = {
    "eq": lambda a, b, w: a == b,
    "ne": lambda a, b, w: a != b,
    "ult": lambda a, b, w: a < b,
    "ule": lambda a, b, w: a <= b,
    "ugt": lambda a, b, w: a > b,
    "uge": lambda a, b, w: a >= b,
    "slt": lambda a, b, w: signed(a, w) < signed(b, w),
    "sle": lambda a, b, w: signed(a, w) <= signed(b, w),
    "sgt": lambda a, b, w: signed(a, w) > signed(b, w),
    "sge": lambda a, b, w: signed(a, w) >= signed(b, w),
}
UNARY: Final[dict[str, Callable[[int, int], int]]] = {
    "not": lambda a, w: low_bits(~a, w),
    "neg": lambda a, w: low_bits(-a, w),
    "bitreverse": reverse_bits,
    "bswap": swap_bytes,
    "ctpop": lambda a, w: a.bit_count(),
    "ctlz": leading_zeros,
    "cttz": trailing_zeros,
}


def resolved_width(width: str | int, own: int, result: int) -> int:
    """A width in bits, `own` being that of the first operand and `result` that of the result."""
    if isinstance(width, int):
        return width
    return {WIDTH: own, WIDER: own + 1, DOUBLE: 2 * own, RESULT: result}[width]


def evaluate(expression: Expression, operands: Mapping[str, tuple[int, int]], own: int, result: int) -> tuple[int, int]:
    """The number that an expression is, and its width.

    `operands` maps names to unsigned numbers and widths; `own` and `result` are the widths of the first operand and of
    the result. Raises UnsupportedError for an operation on floats, which `irkit.semantics.floats` computes.
    """
    operation = expression.operation
    if operation == "operand":
        return operands[expression.name]
    if operation == "constant":
        target = resolved_width(expression.width, own, result)
        return low_bits(expression.value, target), target
    found = [evaluate(argument, operands, own, result) for argument in expression.arguments]
    value, width = found[0]
    if operation in BINARY:
        return BINARY[operation](value, found[1][0], width), width
    if operation in COMPARISONS:
        return int(COMPARISONS[operation](value, found[1][0], width)), 1
    if operation in UNARY:
        return UNARY[operation](value, width), width
    if operation == "ite":
        return found[1] if value else found[2]
    if operation == "number":
        return low_bits(expression.value, width), width
    if operation == "smallest":
        return 1 << (width - 1), width
    if operation == "largest":
        return (1 << (width - 1)) - 1, width
    if operation == "bits":
        return low_bits(width, width), width
    if operation in ("zext", "sext", "trunc"):
        target = resolved_width(expression.width, own, result)
        if operation == "sext":
            value = signed(value, width)
        return low_bits(value, target), target
    raise UnsupportedError(f"computing '{operation}' as an operation on integers")


# Printing

_SIGNS: Final[dict[str, str]] = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "udiv": "/u",
    "sdiv": "/s",
    "urem": "%u",
    "srem": "%s",
    "shl": "<<",
    "lshr": ">>u",
    "ashr": ">>s",
    "and": "&",
    "or": "|",
    "xor": "^",
    "eq": "==",
    "ne": "!=",
    "ult": "<u",
    "ule": "<=u",
    "ugt": ">u",
    "uge": ">=u",
    "slt": "<s",
    "sle": "<=s",
    "sgt": ">s",
    "sge": ">=s",
}


def text(expression: Expression) -> str:
    """The expression for people, with `u` and `s` for what is unsigned and signed."""
    return _text(expression, False)


def _text(expression: Expression, inner: bool) -> str:
    operation = expression.operation
    if operation == "operand":
        return expression.name
    if operation in ("number", "constant"):
        return str(expression.value)
    parts = [_text(argument, True) for argument in expression.arguments]
    if operation in _SIGNS:
        said = f"{parts[0]} {_SIGNS[operation]} {parts[1]}"
        return f"({said})" if inner else said
    if operation == "ite":
        said = f"{parts[0]} ? {parts[1]} : {parts[2]}"
        return f"({said})" if inner else said
    if operation == "smallest":
        return "SMIN"
    if operation == "largest":
        return "SMAX"
    if operation == "bits":
        return "w"
    if expression.width != "":
        parts.append(str(expression.width))
    return f"{operation}({', '.join(parts)})"
