"""Operations on integers of three bits, of all operands: `integer_operations.txt` has a line of results for each.

A result is an octal digit (or two, of two results), `-` poison, `!` undefined behaviour, of both of which LLVM makes
what it likes. All others are as LLVM 22 folds them, `?` before a name says that it does not fold all of that line:
`python tests/semantics/run/test_integer_operations.py`.
"""

from __future__ import annotations

import itertools
import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Poison

RECORD = Path(__file__).parent / "integer_operations.txt"
FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("", "nuw", "nsw", "nuw nsw")),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), ("", "exact")),
    **dict.fromkeys(("urem", "srem", "and", "xor"), ("",)),
    "or": ("", "disjoint"),
}
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
SATURATING = ("sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat")
OVERFLOWING = ("sadd", "uadd", "ssub", "usub", "smul", "umul")


def operations() -> dict[str, tuple[int, str, str]]:
    """By name: how many operands, what is computed of %a, %b and %c, and the type of the result."""
    found: dict[str, tuple[int, str, str]] = {}
    for opcode, flags in FLAGS.items():
        for words in flags:
            found[f"{opcode} {words}".strip()] = (2, f"{opcode} {words} i3 %a, %b", "i3")
    for predicate in PREDICATES:
        found[f"icmp {predicate}"] = (2, f"icmp {predicate} i3 %a, %b", "i1")
        found[f"icmp samesign {predicate}"] = (2, f"icmp samesign {predicate} i3 %a, %b", "i1")
    for name in (*SATURATING, "umin", "umax", "smin", "smax"):
        found[name] = (2, f"call i3 @llvm.{name}.i3(i3 %a, i3 %b)", "i3")
    for name in ("scmp", "ucmp"):
        found[name] = (2, f"call i2 @llvm.{name}.i2.i3(i3 %a, i3 %b)", "i2")
    for name in OVERFLOWING:
        found[f"{name}.with.overflow"] = (2, f"call {{ i3, i1 }} @llvm.{name}.with.overflow.i3(i3 %a, i3 %b)", "")
    for name in ("fshl", "fshr"):
        found[name] = (3, f"call i3 @llvm.{name}.i3(i3 %a, i3 %b, i3 %c)", "i3")
    for name in ("ctpop", "bitreverse"):
        found[name] = (1, f"call i3 @llvm.{name}.i3(i3 %a)", "i3")
    for name in ("ctlz", "cttz", "abs"):
        for word in ("false", "true"):
            found[f"{name} {word}"] = (1, f"call i3 @llvm.{name}.i3(i3 %a, i1 {word})", "i3")
    for words in ("", "nuw", "nsw", "nuw nsw"):
        found[f"trunc {words}".strip()] = (1, f"trunc {words} i3 %a to i2", "i2")
    for words in ("zext", "zext nneg", "sext"):
        found[words] = (1, f"{words} i3 %a to i6", "i6")
    return found


def operands(count: int) -> list[tuple[int, ...]]:
    return list(itertools.product(range(8), repeat=count))


def shown(result: object, ty: str) -> str:
    if isinstance(result, Poison):
        return "-"
    if isinstance(result, (tuple, list)):
        return "".join([shown(one, "i3") for one in result])
    assert isinstance(result, int)
    return f"{result & (1 << int(ty[1:] or 3)) - 1:o}"


def functions(name: str, count: int, body: str, ty: str) -> str:
    """A function of the operands."""
    ty = ty or "{ i3, i1 }"
    parameters = ", ".join([f"i3 %{letter}" for letter in "abc"[:count]])
    return f'define {ty} @"{name}"({parameters}) {{\n  %r = {body}\n  ret {ty} %r\n}}\n'


def computed() -> dict[str, str]:
    rows = operations()
    text = "".join([functions(name, *row) for name, row in rows.items()])
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    found = {}
    for name, (count, _, ty) in rows.items():
        said = []
        for row in operands(count):
            try:
                said.append(shown(interpreter.call(name, *row), ty))
            except UndefinedBehaviorError:
                said.append("!")
        found[name] = " ".join(said)
    return found


def of_vectors(text: str) -> str:
    """The same of vectors of two numbers."""
    text = re.sub(r"\bi([1236])(?= %[abcr]|$|,? i1 }| }| @)", r"<2 x i\1>", text.replace(" i1 }", " <2 x i1> }"))
    text = re.sub(r"\bi3(?=, <2 x i1> })", "<2 x i3>", text)
    return text.replace(".i2.i3(", ".v2i2.v2i3(").replace(".i3(", ".v2i3(")


def first_lane(result: object) -> object:
    if isinstance(result, (tuple, list)):
        return [first_lane(one) for one in result] if isinstance(result[0], (tuple, list)) else result[0]
    return result


def test_lanes_of_vectors_are_computed_as_numbers_are() -> None:
    """The other lane has ones, of which no operation is undefined."""
    recorded = dict([line.removeprefix("?").split(": ") for line in RECORD.read_text(encoding="utf-8").splitlines()])
    rows = {name: (count, of_vectors(body), of_vectors(ty)) for name, (count, body, ty) in operations().items()}
    text = "".join([functions(name, *row).replace("i3 %", "<2 x i3> %") for name, row in rows.items()])
    text = text.replace("<2 x <2 x i3>>", "<2 x i3>").replace("{ i3, i1 }", "{ <2 x i3>, <2 x i1> }")
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    for name, (count, _, ty) in rows.items():
        said = []
        for row in operands(count):
            try:
                made = first_lane(interpreter.call(name, *[[one, 1] for one in row]))
                said.append(shown(made, ty[5:-1]))
            except UndefinedBehaviorError:
                said.append("!")
        assert " ".join(said) == recorded[name], name


def folded() -> dict[str, list[str]]:
    """What LLVM's opt folds each to; "?" for what it does not fold."""
    rows = operations()
    text = ""
    for name, (count, body, ty) in rows.items():
        for place, row in enumerate(operands(count)):
            made = body
            for letter, value in zip("abc", row, strict=False):
                made = made.replace(f"%{letter}", str(value))
            text += functions(f"{name} {place}", 0, made, ty)
    command = ["opt-22", "-S", "-passes=instcombine<no-verify-fixpoint>", "-o", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    module = irkit.parse_assembly(done.stdout, llvm_version=22)
    interpreter = Interpreter(module)
    found: dict[str, list[str]] = {}
    for name, (count, _, ty) in rows.items():
        found[name] = []
        for place in range(len(operands(count))):
            function = module[f"{name} {place}"]
            assert isinstance(function, irkit.Function)
            is_folded = len(list(function.instructions)) == 1
            found[name].append(shown(interpreter.call(function.name), ty) if is_folded else "?")
    return found


def test_results_are_those_on_record() -> None:
    lines = [line.removeprefix("?").partition(": ") for line in RECORD.read_text(encoding="utf-8").splitlines()]
    assert computed() == {name: said for name, _, said in lines}


@pytest.mark.llvm(22)
def test_llvm_folds_them_to_the_same() -> None:
    recorded = {}
    for line in RECORD.read_text(encoding="utf-8").splitlines():
        name, _, said = line.partition(": ")
        recorded[name] = said.split(" ")
    for name, said in folded().items():
        wanted = recorded[name if name in recorded else f"?{name}"]
        made = [ours if one == "?" or ours in "-!" else one for ours, one in zip(wanted, said, strict=True)]
        assert made == wanted, name
        assert ("?" in said) == (name not in recorded), name


SIGN = 4
UPDATES = {
    "xchg": lambda x, y: y,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "nand": lambda x, y: ~(x & y),
    "max": lambda x, y: max(x, y, key=lambda one: one ^ SIGN),
    "min": lambda x, y: min(x, y, key=lambda one: one ^ SIGN),
    "umax": max,
    "umin": min,
    "uinc_wrap": lambda x, y: 0 if x >= y else x + 1,
    "udec_wrap": lambda x, y: y if x == 0 or x > y else x - 1,
    "usub_cond": lambda x, y: x - y if x >= y else x,
    "usub_sat": lambda x, y: x - y if x >= y else 0,
}


@pytest.mark.parametrize("operation", UPDATES)
def test_what_atomicrmw_leaves_in_memory(operation: str) -> None:
    """Of numbers of eight bits, by those of three at either end."""
    text = f"""define i16 @f(i8 %x, i8 %y) {{
  %p = alloca i8
  store i8 %x, ptr %p
  %old = atomicrmw {operation} ptr %p, i8 %y seq_cst
  %new = load i8, ptr %p
  %low = zext i8 %old to i16
  %wide = zext i8 %new to i16
  %high = shl i16 %wide, 8
  %both = or i16 %low, %high
  ret i16 %both
}}
"""
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    for x, y in operands(2):
        # Three bits become the highest ones, under ones or under zeros, so that the sign is theirs.
        a, b = x << 5, y << 5
        made = UPDATES[operation](x, y) & 7
        result = interpreter.call("f", a, b) & 0xFFFF
        assert result & 0xFF == a
        if operation not in ("nand", "uinc_wrap", "udec_wrap"):
            assert result >> 8 == made << 5, (x, y)
        low = interpreter.call("f", x, y) & 0xFFFF
        if operation not in ("max", "min", "add", "sub", "nand"):
            assert low >> 8 == made, (x, y)
        elif operation == "nand":
            assert low >> 8 == 0xF8 | made


if __name__ == "__main__":
    own, llvms = computed(), folded()
    lines = [f"{'?' if '?' in llvms[name] else ''}{name}: {said}\n" for name, said in own.items()]
    RECORD.write_text("".join(lines), encoding="utf-8")
