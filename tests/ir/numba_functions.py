"""Ten functions compiled by numba, as JSON; `--irkit`: with `llvmlite.ir` replaced by `irkit.ir`."""

from __future__ import annotations

import json
import os
import sys

os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"
if "--irkit" in sys.argv:
    from llvmlite_tests import replace_ir

    replace_ir()

import numba
import numpy
from llvmlite import ir

jit = numba.njit


@jit
def triangle(n):
    total = 0
    for i in range(n):
        total += i
    return total


@jit
def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


@jit
def newton(x):
    guess = x
    for _ in range(20):
        guess = 0.5 * (guess + x / guess)
    return guess


@jit
def product(a, b):
    result = numpy.zeros((a.shape[0], b.shape[1]))
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            for k in range(a.shape[1]):
                result[i, j] += a[i, k] * b[k, j]
    return result


@jit
def bubble(values):
    values = values.copy()
    for i in range(len(values)):
        for j in range(len(values) - 1 - i):
            if values[j] > values[j + 1]:
                values[j], values[j + 1] = values[j + 1], values[j]
    return values


@jit
def closure(n):
    offset = n * 2

    def add(x):
        return x + offset

    return add(1) + add(2)


@jit
def greeting(name):
    return "hello, " + name.upper() + "!"


@jit
def vowels(text):
    count = 0
    for c in text:
        if c in "aeiou":
            count += 1
    return count


@jit
def histogram(values):
    counts = {}
    for value in values:
        if value in counts:
            counts[value] += 1
        else:
            counts[value] = 1
    return sorted(counts.items())


@jit
def refused(n):
    if n < 0:
        raise ValueError("negative")
    return n**0.5


def caught() -> str:
    try:
        refused(-1)
    except ValueError as error:
        return str(error)
    return "nothing was raised"


matrix = numpy.arange(6.0).reshape(2, 3)
results = {
    "triangle": triangle(1000),
    "collatz": collatz(27),
    "newton": newton(2.0),
    "product": product(matrix, matrix.T).tolist(),
    "bubble": bubble(numpy.array([5, 3, 9, 1])).tolist(),
    "closure": closure(20),
    "greeting": greeting("world"),
    "vowels": vowels("a program of vowels"),
    "histogram": histogram(numpy.array([3, 1, 3, 2, 3])),
    "refused": [refused(16), caught()],
}
json.dump({"ir": ir.__name__, "results": results}, sys.stdout)
