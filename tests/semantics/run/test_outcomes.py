"""What small functions return, or what is undefined in them: `outcomes.ll` has it behind each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit.semantics.errors import ExecutionError, UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter

FILE = Path(__file__).parent / "outcomes.ll"
MODULE = irkit.parse_assembly(FILE.read_text(), llvm_version=22)
FUNCTION = re.compile(r"^define .*@(\w+)\(\) \{ ; ?(.*)$", re.M)


def outcome(name: str) -> str:
    try:
        return repr(Interpreter(MODULE).call(name))
    except UndefinedBehaviorError as error:
        return error.message
    except ExecutionError as error:
        return f"{type(error).__name__}: {error.message}"


@pytest.mark.parametrize(("name", "said"), FUNCTION.findall(FILE.read_text()))
def test_each_gives_what_stands_beside_it(name: str, said: str) -> None:
    assert outcome(name) == said


NUMBERS = (0, 1, 15, 16, 17, 30, 31, 32, 33, 127, 128, 143, 144, 159, 160, 255)
# How an i8 is made of undef, and the numbers that it may be.
PARTLY_UNDEF = (
    ("and i8 undef, 15", range(16)),
    ("or i8 %low, 16", range(16, 32)),
    ("or i8 %low, -112", range(144, 160)),
)
COMPARED = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "ult": lambda a, b: a < b,
    "ule": lambda a, b: a <= b,
    "ugt": lambda a, b: a > b,
    "uge": lambda a, b: a >= b,
    "slt": lambda a, b: (a ^ 128) < (b ^ 128),
    "sle": lambda a, b: (a ^ 128) <= (b ^ 128),
    "sgt": lambda a, b: (a ^ 128) > (b ^ 128),
    "sge": lambda a, b: (a ^ 128) >= (b ^ 128),
}


@pytest.mark.parametrize("predicate", COMPARED)
@pytest.mark.parametrize(("made", "may_be"), PARTLY_UNDEF, ids=[made for made, _ in PARTLY_UNDEF])
def test_comparisons_of_numbers_some_bits_of_which_are_undef(predicate: str, made: str, may_be: range) -> None:
    """The result where it is the same whatever those bits are, else undef."""
    text = ""
    wanted: list[str] = []
    for number in NUMBERS:
        for order in ("%x, {0}", "{0}, %x"):
            text += (
                f"define i1 @f{len(wanted)}() {{\n  %low = and i8 undef, 15\n  %x = {made}\n"
                f"  %c = icmp {predicate} i8 {order.format(number)}\n  ret i1 %c\n}}\n"
            )
            pairs = [(one, number) if order[0] == "%" else (number, one) for one in may_be]
            found = {int(COMPARED[predicate](a, b)) for a, b in pairs}
            wanted.append(repr(found.pop()) if len(found) == 1 else "undef")
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    assert [repr(interpreter.call(f"f{place}")) for place in range(len(wanted))] == wanted
