"""The functions and comparisons of rules: for each what it takes and gives, in Python and in SQL.

What has no value, such as a division by zero, derives nothing: the function raises NoValueError, and the SQL has
`guard` as a further condition. Conditions are tested in any order, so that the expression itself must not fail.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from irkit.errors import IRKitError
from irkit.integers import quotient_to_zero
from irkit.rules.syntax import FLOAT, NUMBER, SYMBOL

SAME: Final = "same"  # any kind, that of the other arguments and of the result
NUMERIC: Final = "numeric"  # a number or a float, likewise
SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1


class NoValueError(Exception):
    """An expression has no value."""


@dataclass(frozen=True, slots=True)
class Functor:
    """A function: the kinds of its arguments (the last one for all that follow where it is `variadic`), that of the
    result, and what computes it; `sql` and `guard` have the arguments as {0}, {1} and so on, `{all}` for all."""

    arguments: tuple[str, ...]
    result: str
    compute: Callable[..., Any]
    sql: str
    guard: str = ""
    variadic: bool = False

    def accepts(self, count: int) -> bool:
        return count >= len(self.arguments) if self.variadic else count == len(self.arguments)

    def argument(self, index: int) -> str:
        """The kind of an argument."""
        return self.arguments[min(index, len(self.arguments) - 1)]


def fitting(value: Any) -> Any:
    """A number, which has to have 64 bits. Raises IRKitError."""
    if isinstance(value, int) and not SMALLEST <= value <= LARGEST:
        raise IRKitError(f"a rule computes {value}, which has more than 64 bits")
    return value


def divide(left: Any, right: Any) -> Any:
    if not right:
        raise NoValueError
    if isinstance(left, float):
        return left / right
    return quotient_to_zero(left, right)


def remainder(left: int, right: int) -> int:
    if not right:
        raise NoValueError
    return left - right * quotient_to_zero(left, right)


def shift_left(left: int, right: int) -> int:
    if not 0 <= right < 64 or left < 0:
        raise NoValueError
    return left << right


def shift_right(left: int, right: int) -> int:
    if not 0 <= right < 64:
        raise NoValueError
    return left >> right


def to_number(text: str) -> int:
    if re.fullmatch("-?[0-9]{1,18}", text) is None:
        raise NoValueError
    return int(text)


def to_float(text: str) -> float:
    if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text) is None:
        raise NoValueError
    return float(text)


def concatenate(*texts: str) -> str:
    return "".join(texts)


def substring(text: str, start: int, length: int) -> str:
    if start < 0 or length < 0:
        raise NoValueError
    return text[start : start + length]


def to_integer(value: float) -> int:
    if not -(2.0**53) <= value <= 2.0**53:
        raise NoValueError
    return math.trunc(value)


FUNCTORS: Final = {
    "+": Functor((NUMERIC, NUMERIC), SAME, operator.add, "({0} + {1})"),
    "-": Functor((NUMERIC, NUMERIC), SAME, operator.sub, "({0} - {1})"),
    "*": Functor((NUMERIC, NUMERIC), SAME, operator.mul, "({0} * {1})"),
    "/": Functor((NUMERIC, NUMERIC), SAME, divide, "({0} {slash} nullif({1}, 0))", "{1} <> 0"),
    "%": Functor((NUMBER, NUMBER), NUMBER, remainder, "({0} % nullif({1}, 0))", "{1} <> 0"),
    "negate": Functor((NUMERIC,), SAME, operator.neg, "(-({0}))"),
    "band": Functor((NUMBER, NUMBER), NUMBER, operator.and_, "({0} & {1})"),
    "bor": Functor((NUMBER, NUMBER), NUMBER, operator.or_, "({0} | {1})"),
    "bxor": Functor((NUMBER, NUMBER), NUMBER, operator.xor, "xor({0}, {1})"),
    "bnot": Functor((NUMBER,), NUMBER, operator.invert, "(~({0}))"),
    "bshl": Functor(
        (NUMBER, NUMBER), NUMBER, shift_left, "({0} << {1})", "{1} BETWEEN 0 AND 63 AND {0} >= 0"
    ),
    "bshr": Functor((NUMBER, NUMBER), NUMBER, shift_right, "({0} >> {1})", "{1} BETWEEN 0 AND 63"),
    "min": Functor((NUMERIC, NUMERIC), SAME, min, "least({all})", variadic=True),
    "max": Functor((NUMERIC, NUMERIC), SAME, max, "greatest({all})", variadic=True),
    "cat": Functor((SYMBOL, SYMBOL), SYMBOL, concatenate, "concat({all})", variadic=True),
    "strlen": Functor((SYMBOL,), NUMBER, len, "length({0})"),
    "substr": Functor(
        (SYMBOL, NUMBER, NUMBER),
        SYMBOL,
        substring,
        "substring({0}, least({1}, 4294967294) + 1, least({2}, 4294967295))",
        "{1} >= 0 AND {2} >= 0",
    ),
    "to_number": Functor(
        (SYMBOL,), NUMBER, to_number, "TRY_CAST({0} AS BIGINT)", "regexp_full_match({0}, '-?[0-9]{{1,18}}')"
    ),
    "to_string": Functor((NUMBER,), SYMBOL, str, "CAST({0} AS VARCHAR)"),
    "to_float": Functor(
        (SYMBOL,), FLOAT, to_float, "TRY_CAST({0} AS DOUBLE)", r"regexp_full_match({0}, '-?[0-9]+(\.[0-9]+)?')"
    ),
    "itof": Functor((NUMBER,), FLOAT, float, "CAST({0} AS DOUBLE)"),
    "ftoi": Functor(
        (FLOAT,),
        NUMBER,
        to_integer,
        "TRY_CAST(trunc({0}) AS BIGINT)",
        "{0} BETWEEN -9007199254740992 AND 9007199254740992",
    ),
}  # fmt: skip


def contains(part: str, text: str) -> bool:
    return part in text


def matches(pattern: str, text: str) -> bool:
    try:
        return re.fullmatch(pattern, text, re.DOTALL) is not None
    except re.error as error:
        raise IRKitError(f"'{pattern}' is no regular expression: {error}") from None


TESTS: Final = {
    "=": Functor((SAME, SAME), "", operator.eq, "{0} = {1}"),
    "!=": Functor((SAME, SAME), "", operator.ne, "{0} <> {1}"),
    "<": Functor((SAME, SAME), "", operator.lt, "{0} < {1}"),
    "<=": Functor((SAME, SAME), "", operator.le, "{0} <= {1}"),
    ">": Functor((SAME, SAME), "", operator.gt, "{0} > {1}"),
    ">=": Functor((SAME, SAME), "", operator.ge, "{0} >= {1}"),
    "contains": Functor((SYMBOL, SYMBOL), "", contains, "contains({1}, {0})"),
    "match": Functor((SYMBOL, SYMBOL), "", matches, "regexp_full_match({1}, {0}, 's')"),
}
OPPOSITES: Final = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def total(values: list[Any]) -> Any:
    return math.fsum(values) if values and isinstance(values[0], float) else fitting(sum(values))


def smallest(values: list[Any]) -> Any:
    if not values:
        raise NoValueError
    return min(values)


def largest(values: list[Any]) -> Any:
    if not values:
        raise NoValueError
    return max(values)


def mean(values: list[Any]) -> float:
    if not values:
        raise NoValueError
    return math.fsum(values) / len(values)


# What each aggregate makes of the values that a body's matches give; where its SQL is NULL for none, it has no value.
AGGREGATES: Final = {
    "count": Functor((), NUMBER, len, "count(*)"),
    "sum": Functor((NUMERIC,), SAME, total, "coalesce(sum({0}), 0)"),
    "min": Functor((NUMERIC,), SAME, smallest, "min({0})"),
    "max": Functor((NUMERIC,), SAME, largest, "max({0})"),
    "mean": Functor((NUMERIC,), FLOAT, mean, "avg({0})"),
}
