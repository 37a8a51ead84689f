"""Expressions whose value assembling needs at once, as conditions do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.assembly.tokens import NAME, NUMBER
from irkit.integers import quotient_to_zero

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
TIGHTEST: Final = 7
OPENING: Final = "("
WORD: Final = 1 << 64


class Unreadable(Exception):
    """Assembly of which irkit cannot say what its symbols are."""


def evaluate(tokens: Sequence[Token], constants: Mapping[str, int]) -> int:
    """The value of an expression of numbers and names of numbers, 64 bits with sign. Raises Unreadable for others."""
    values: list[int] = []
    waiting: list[str] = []  # operators that are not applied yet, and open parentheses

    def reduce(binding: int) -> None:
        while waiting and waiting[-1] != OPENING and strength(waiting[-1]) >= binding:
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
            reduce(0)
            if not waiting:
                raise Unreadable
            waiting.pop()
        else:
            raise Unreadable
    if wants_value:
        raise Unreadable
    reduce(0)
    if waiting:
        raise Unreadable
    return values[-1]


def strength(operator: str) -> int:
    return BINARY.get(operator, TIGHTEST)


def constant(token: Token, constants: Mapping[str, int]) -> int:
    if token.kind == NUMBER:
        return number(token.text)
    if token.kind == NAME and token.text in constants:
        return constants[token.text]
    raise Unreadable


def number(text: str) -> int:
    """The value of a number or a character. Raises Unreadable for what is none."""
    if text.startswith("'"):
        return ord(text[1:2] or "\0")
    base = 0 if text[:2].lower() in ("0x", "0b") else 8 if text.startswith("0") else 10
    try:
        return wrapped(int(text.rstrip("uUlL") if base != 16 else text, base))
    except ValueError:
        raise Unreadable from None


def wrapped(value: int) -> int:
    """As a signed number of 64 bits."""
    return (value + WORD // 2) % WORD - WORD // 2


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
        shift = min(max(right, 0), 64)
        return left << shift if operator == "<<" else (left % WORD) >> shift
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
