"""math.h where Python has no function, or another result: what glibc gives."""

from __future__ import annotations

import math

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter

INT_MIN = -(1 << 31)


def called(name: str, x: float, result: str = "double") -> object:
    text = (
        f"declare {result} @{name}(double)\ndefine {result} @f(double %x) {{\n  %r = call {result} @{name}(double %x)\n"
    )
    return Interpreter(irkit.parse_assembly(text + f"  ret {result} %r\n}}\n")).call("f", x)


@pytest.mark.parametrize(
    ("x", "power", "whole"),
    [
        (10.0, 3.0, 3),
        (-0.25, -2.0, -2),
        (5e-324, -1074.0, -1074),
        (0.0, -math.inf, INT_MIN),
        (-math.inf, math.inf, (1 << 31) - 1),
    ],
)
def test_logb_and_ilogb(x: float, power: float, whole: int) -> None:
    assert called("logb", x) == power
    assert called("ilogb", x, "i32") == whole


def test_of_nan() -> None:
    found = called("logb", math.nan)
    assert isinstance(found, float) and math.isnan(found)
    assert called("ilogb", math.nan, "i32") == INT_MIN


def test_tgamma_has_the_sign_of_zero() -> None:
    assert called("tgamma", -0.0) == -math.inf
    assert called("tgamma", 0.0) == math.inf


@pytest.mark.parametrize(
    ("x", "y", "rest", "quotient"), [(7.0, 2.0, -1.0, 4), (-7.0, 2.0, 1.0, -4), (29.0, 3.0, -1.0, 2)]
)
def test_remquo(x: float, y: float, rest: float, quotient: int) -> None:
    text = """declare double @remquo(double, double, ptr)
define [2 x double] @f(double %x, double %y) {
  %p = alloca i32
  %r = call double @remquo(double %x, double %y, ptr %p)
  %q = load i32, ptr %p
  %n = sitofp i32 %q to double
  %a = insertvalue [2 x double] poison, double %r, 0
  %b = insertvalue [2 x double] %a, double %n, 1
  ret [2 x double] %b
}
"""
    assert Interpreter(irkit.parse_assembly(text)).call("f", x, y) == [rest, quotient]


def test_sincos_writes_both() -> None:
    text = """declare void @sincos(double, ptr, ptr)
define [2 x double] @f(double %x) {
  %s = alloca double
  %c = alloca double
  call void @sincos(double %x, ptr %s, ptr %c)
  %sin = load double, ptr %s
  %cos = load double, ptr %c
  %a = insertvalue [2 x double] poison, double %sin, 0
  %b = insertvalue [2 x double] %a, double %cos, 1
  ret [2 x double] %b
}
"""
    assert Interpreter(irkit.parse_assembly(text)).call("f", 0.5) == [math.sin(0.5), math.cos(0.5)]
