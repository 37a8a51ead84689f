"""math.h."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from irkit.semantics import floats, varargs
from irkit.semantics.control_steps import Handler
from irkit.semantics.float_functions import (
    UNARY,
    float_binary,
    float_class,
    float_unary,
    fraction_and_exponent,
    scaled,
    whole_and_rest,
)
from irkit.semantics.library.access import signed
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine

_LONG: Final = 0xFFFFFFFFFFFFFFFF
_LEAST: Final = 0x8000000000000000
_INFINITIES: Final = (4, 512)  # as `float_class` has them


def _unary(name: str, keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        if isinstance(arguments[0], Mark):
            return step.poison("", arguments[0])
        return float_unary(name, arguments[0], keyword)

    return call


def _binary(name: str, keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        for argument in arguments:
            if isinstance(argument, Mark):
                return step.poison("", argument)
        return float_binary(name, arguments[0], arguments[1], keyword)

    return call


def _fma(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        for argument in arguments:
            if isinstance(argument, Mark):
                return step.poison("", argument)
        return floats.fused(arguments[0], arguments[1], arguments[2], keyword)

    return call


def _ldexp(keyword: str, bits: int = 32) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        return scaled(x, signed(arguments[1], bits, step), keyword)

    return call


def _logb(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        value = floats.fraction_of(x, keyword)
        if value is None:
            return float_unary("fabs", x, keyword)  # of infinity; of NaN that
        if not value:
            return floats.convert(-math.inf, "double", keyword)
        return floats.from_integer(fraction_and_exponent(x, keyword)[1] - 1, keyword)

    return call


def _ilogb(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        if not floats.fraction_of(x, keyword):
            return 0x7FFFFFFF if float_class(x, keyword) in _INFINITIES else 0x80000000
        return (fraction_and_exponent(x, keyword)[1] - 1) & 0xFFFFFFFF

    return call


def _remquo(keyword: str) -> Handler:
    """The remainder, and the quotient's sign with its low three bits, as glibc has them: before it is rounded up."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x, y = arguments[:2]
        for argument in (x, y):
            if isinstance(argument, Mark):
                return step.poison("", argument)
        a, b = floats.fraction_of(x, keyword), floats.fraction_of(y, keyword)
        quotient = a / b if a is not None and b else Fraction(0)
        whole = int(abs(quotient))
        low = (whole & 7) + round(abs(quotient)) - whole
        machine.store(arguments[2], (-low if quotient < 0 else low) & 0xFFFFFFFF, varargs.i32(machine), step)
        return float_binary("remainder", x, y, keyword)

    return call


def _sincos(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        scalar = machine.compiler_of().library.shape(keyword).scalar
        assert scalar is not None
        for name, place in (("sin", arguments[1]), ("cos", arguments[2])):
            x = arguments[0]
            found = step.poison("", x) if isinstance(x, Mark) else float_unary(name, x, keyword)
            machine.store(place, found, scalar, step)
        return None

    return call


def _frexp(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        fraction, exponent = fraction_and_exponent(x, keyword)
        machine.store(arguments[1], exponent & 0xFFFFFFFF, varargs.i32(machine), step)
        return fraction

    return call


def _modf(keyword: str) -> Handler:
    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        whole, rest = whole_and_rest(x, keyword)
        scalar = machine.compiler_of().library.shape(keyword).scalar
        assert scalar is not None
        machine.store(arguments[1], whole, scalar, step)
        return rest

    return call


def _rounded(rounding: str, keyword: str) -> Handler:
    """A number to a `long`; the least one where it has no place, as x86-64 gives it."""

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        x = arguments[0]
        if isinstance(x, Mark):
            return step.poison("", x)
        found = floats.to_integer(float_unary(rounding, x, keyword), keyword)
        return found & _LONG if found is not None and abs(found) < _LEAST else _LEAST

    return call


_FORMATS: Final = (("", "double"), ("f", "float"), ("l", "x86_fp80"))
_C_BINARY: Final = {"fmin": "minimumnum", "fmax": "maximumnum"}


def _handlers() -> dict[str, Handler]:
    made: dict[str, Handler] = {}
    for suffix, keyword in _FORMATS:
        for name in UNARY:
            made[name + suffix] = _unary(name, keyword)
        for name in ("pow", "atan2", "hypot", "fmod", "remainder", "fdim", "nextafter", "copysign"):
            made[name + suffix] = _binary(name, keyword)
        for name, own in _C_BINARY.items():
            made[name + suffix] = _binary(own, keyword)
        made[f"fma{suffix}"] = _fma(keyword)
        made[f"ldexp{suffix}"] = made[f"scalbn{suffix}"] = _ldexp(keyword)
        made[f"scalbln{suffix}"] = _ldexp(keyword, 64)
        made[f"logb{suffix}"] = _logb(keyword)
        made[f"ilogb{suffix}"] = _ilogb(keyword)
        made[f"remquo{suffix}"] = _remquo(keyword)
        made[f"sincos{suffix}"] = _sincos(keyword)
        made[f"frexp{suffix}"] = _frexp(keyword)
        made[f"modf{suffix}"] = _modf(keyword)
        for name, rounding in (("lround", "round"), ("llround", "round"), ("lrint", "rint"), ("llrint", "rint")):
            made[name + suffix] = _rounded(rounding, keyword)
    return made


HANDLERS: Final[dict[str, Handler]] = _handlers()
