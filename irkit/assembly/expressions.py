"""Expressions whose value assembling needs at once, as conditions do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.assembly.tokens import NAME, NUMBER
from irkit.integers import low_bits, quotient_to_zero, signed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irkit.assembly.tokens import Token

# What binds how much, as in GNU's assembler.
BINARY: Final = {
    "||": 1,
    "&&": 2,
    "==": 3,
    "!=": 3,
    "<>": 3,
    "<": 3,
    "<=": 3,
    ">": 3,
    ">=": 3,
    "+": 4,
    "-": 4,
    "|": 5,
    "^": 5,
    "&": 5,
    "*": 6,
    "/": 6,
    "%": 6,
    "<<": 6,
    ">>": 6,
}
UNARY: Final = {"-": "negate", "~": "complement", "!": "not", "+": "plus"}
LOOSEST: Final = BINARY["||"]
OPENING: Final = "("
WIDTH: Final = 64
# The digits of each base; what they stand for in C may follow.
INTEGER: Final = re.compile(
    "(?:0x(?P<x>[0-9a-f]+)|0b(?P<b>[01]+)|(?P<o>0[0-7]*)|(?P<d>[1-9][0-9]*))u?l?l?", re.IGNORECASE
)
BASES: Final = {"x": 16, "b": 2, "o": 8, "d": 10}
CHARACTER: Final = re.compile(r"'(\\?.)'")
ESCAPED: Final = {r"\t": "\t", r"\n": "\n", r"\b": "\b", r"\f": "\f", r"\r": "\r"}


class Unreadable(Exception):
    """Assembly of which irkit cannot say what its symbols are."""


def evaluate(tokens: Sequence[Token], constants: Mapping[str, int]) -> int:
    """The value of an expression of numbers and names of numbers, 64 bits with sign. Raises Unreadable for others."""
    values: list[int] = []
    waiting: list[str] = []  # operators that are not applied yet, and open parentheses

    def reduce(binding: int) -> None:
        """Apply what binds as much or more, which those with one operand do."""
        while waiting and waiting[-1] != OPENING and BINARY.get(waiting[-1], binding) >= binding:
            apply(waiting.pop(), values)

    wants_value = True
    for token in tokens:
        text = token.text
        if wants_value:
            if text in UNARY:
                waiting.append(UNARY[text])
            elif text == OPENING:
                waiting.append(text)
            else:
                values.append(constant(token, constants))
                wants_value = False
        elif text in BINARY:
            reduce(BINARY[text])
            waiting.append(text)
            wants_value = True
        elif text == ")":
            reduce(LOOSEST)
            if not waiting:
                raise Unreadable
            waiting.pop()
        else:
            raise Unreadable
    if wants_value:
        raise Unreadable
    reduce(LOOSEST)
    if waiting:
        raise Unreadable
    return values[-1]


def constant(token: Token, constants: Mapping[str, int]) -> int:
    if token.kind == NUMBER:
        return number(token.text)
    if token.kind == NAME and token.text in constants:
        return constants[token.text]
    raise Unreadable


def number(text: str) -> int:
    """The value of a number or a character. Raises Unreadable for what is none."""
    character = CHARACTER.fullmatch(text)
    if character is not None:
        return ord(ESCAPED.get(character[1], character[1][-1]))
    found = INTEGER.fullmatch(text)
    if found is None or found.lastgroup is None:
        raise Unreadable
    value = int(found[found.lastgroup], BASES[found.lastgroup])
    if value >> WIDTH:
        raise Unreadable
    return wrapped(value)


def wrapped(value: int) -> int:
    """As a signed number of 64 bits."""
    return signed(low_bits(value, WIDTH), WIDTH)


def apply(operator: str, values: list[int]) -> None:
    """Replace the operands on top of the values by the result."""
    right = values.pop()
    if operator == "negate":
        result = -right
    elif operator == "complement":
        result = ~right
    elif operator == "not":
        result = int(not right)
    elif operator == "plus":
        result = right
    else:
        result = combined(operator, values.pop(), right)
    values.append(wrapped(result))


def combined(operator: str, left: int, right: int) -> int:
    if operator in ("/", "%"):
        if right == 0:
            raise Unreadable
        quotient = quotient_to_zero(left, right)
        return quotient if operator == "/" else left - quotient * right
    if operator in ("<<", ">>"):
        shift = right % WIDTH  # as the machines do that LLVM runs on
        return left << shift if operator == "<<" else low_bits(left, WIDTH) >> shift
    if operator == "||":
        return int(bool(left or right))
    if operator == "&&":
        return int(bool(left and right))
    compared = {
        "==": left == right,
        "!=": left != right,
        "<>": left != right,
        "<": left < right,
        "<=": left <= right,
        ">": left > right,
        ">=": left >= right,
    }.get(operator)
    if compared is not None:
        return -int(compared)
    plain = {"+": left + right, "-": left - right, "*": left * right, "|": left | right, "^": left ^ right}
    return plain.get(operator, left & right)
