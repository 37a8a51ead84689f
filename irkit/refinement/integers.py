"""Integer arithmetic, comparison and the conversions between integers (LangRef, "Binary Operations", "Bitwise Binary
Operations", "'icmp' Instruction"): value, poison and undefined behaviour of one lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import z3

from irkit import flags as f
from irkit.refinement.state import State
from irkit.refinement.terms import Condition, Lane, NotEncodedError, Term, bit, bits, both, either, extended, negated

HARD_WIDTH: Final = 4  # products and quotients of more bits are first taken as uninterpreted


def overflows_signed(opcode: str, a: Term, b: Term) -> Condition:
    if opcode == "add":
        return z3.Not(z3.And(z3.BVAddNoOverflow(a, b, True), z3.BVAddNoUnderflow(a, b)))
    if opcode == "sub":
        return z3.Not(z3.And(z3.BVSubNoOverflow(a, b), z3.BVSubNoUnderflow(a, b, True)))
    width = a.size()
    product = z3.SignExt(width, a) * z3.SignExt(width, b)
    return product != z3.SignExt(width, z3.Extract(width - 1, 0, product))


def overflows_unsigned(opcode: str, a: Term, b: Term) -> Condition:
    if opcode == "add":
        return z3.ULT(a + b, a)
    if opcode == "sub":
        return z3.ULT(a, b)
    return z3.Not(z3.BVMulNoOverflow(a, b, False))


def _wraps(opcode: str, a: Term, b: Term, flags: int) -> Condition:
    condition: Condition = False
    if flags & f.NSW:
        condition = overflows_signed(opcode, a, b)
    if flags & f.NUW:
        condition = either(condition, overflows_unsigned(opcode, a, b))
    return condition


def uninterpreted(name: str, width: int, *operands: Term) -> Term:
    """An unknown function of the operands: the same for both functions."""
    sorts = [operand.sort() for operand in operands]
    return z3.Function(name, *sorts, z3.BitVecSort(width))(*operands)


def _is_hard(state: State, opcode: str, a: Term, b: Term) -> bool:
    """Whether a product or quotient takes the solver long, and may be left open."""
    if not state.settings.rough or a.size() <= HARD_WIDTH or z3.is_bv_value(b):
        return False
    return opcode != "mul" or not z3.is_bv_value(a)


def _hard(state: State, opcode: str, a: Term, b: Term, exact: Callable[[], Term]) -> Term:
    """A product or quotient, left open in a first try if it takes the solver long."""
    if not _is_hard(state, opcode, a, b):
        return exact()
    state.is_loose(f"{opcode} left open")
    return roughly(opcode, a, b)


def in_order(a: Term, b: Term) -> tuple[Term, Term]:
    """Two operands, the lesser first, so that an unknown function of them does not tell them apart."""
    a, b = sorted((a, b), key=z3.AstRef.get_id)
    ordered = z3.ULE(a, b)
    return z3.If(ordered, a, b), z3.If(ordered, b, a)


def roughly(opcode: str, a: Term, b: Term) -> Term:
    """A product or quotient that is known for 0, 1 and equal operands, and otherwise an unknown function."""
    width = a.size()
    zero, one = bits(0, width), bits(1, width)
    if opcode == "mul":
        open_value = uninterpreted(f"mul.{width}", width, *in_order(a, b))
        known_value = z3.If(a == one, b, z3.If(b == one, a, open_value))
        return z3.If(z3.Or(a == zero, b == zero), zero, known_value)
    if opcode in {"urem", "srem"}:
        quotient = roughly("udiv" if opcode == "urem" else "sdiv", a, b)
        return a - roughly("mul", quotient, b)
    open_value = uninterpreted(f"{opcode}.{width}", width, a, b)
    if opcode == "udiv":
        open_value = z3.If(z3.ULT(a, b), zero, open_value)
    return z3.If(b == one, a, z3.If(a == b, one, z3.If(a == zero, zero, open_value)))


def _divide(state: State, opcode: str, a: Lane, b: Lane, flags: int) -> Lane:
    x, y = a.value, b.value
    state.undefined_if(either(b.poison, y == 0))
    signed = opcode[0] == "s"
    if signed:
        lowest = bits(1 << x.size() - 1, x.size())
        state.undefined_if(both(y == bits(-1, x.size()), either(a.poison, x == lowest)))
    quotients: dict[str, Callable[[], Term]] = {
        "udiv": lambda: z3.UDiv(x, y),
        "sdiv": lambda: x / y,
        "urem": lambda: z3.URem(x, y),
        "srem": lambda: z3.SRem(x, y),
    }
    value = _hard(state, opcode, x, y, quotients[opcode])
    poison = a.poison
    if flags & f.EXACT:
        rest = quotients["srem" if signed else "urem"]
        poison = either(poison, _hard(state, "srem" if signed else "urem", x, y, rest) != 0)
    return Lane(value, poison, a.undef | b.undef)


def _shift(opcode: str, a: Lane, b: Lane, flags: int) -> Lane:
    x, y = a.value, b.value
    width = x.size()
    poison = either(a.poison, b.poison, z3.UGE(y, bits(width, width)))
    if opcode == "shl":
        value = x << y
        if flags & f.NUW:
            poison = either(poison, z3.LShR(value, y) != x)
        if flags & f.NSW:
            poison = either(poison, (value >> y) != x)
        return Lane(value, poison, a.undef | b.undef)
    value = z3.LShR(x, y) if opcode == "lshr" else x >> y
    if flags & f.EXACT:
        poison = either(poison, (value << y) != x)
    return Lane(value, poison, a.undef | b.undef)


def binary(state: State, opcode: str, a: Lane, b: Lane, flags: int) -> Lane:
    """One of the binary operations on integers."""
    if opcode in {"udiv", "sdiv", "urem", "srem"}:
        return _divide(state, opcode, a, b, flags)
    if opcode in {"shl", "lshr", "ashr"}:
        return _shift(opcode, a, b, flags)
    x, y = a.value, b.value
    poison = either(a.poison, b.poison)
    undef = a.undef | b.undef
    if opcode == "add":
        return Lane(x + y, either(poison, _wraps("add", x, y, flags)), undef)
    if opcode == "sub":
        return Lane(x - y, either(poison, _wraps("sub", x, y, flags)), undef)
    if opcode == "mul":
        value = _hard(state, "mul", x, y, lambda: x * y)
        if not _is_hard(state, "mul", x, y):
            return Lane(value, either(poison, _wraps("mul", x, y, flags)), undef)
        for flag, name in ((f.NSW, "nsw"), (f.NUW, "nuw")):
            if flags & flag:
                wraps = z3.Function(f"mul.{name}.{x.size()}", x.sort(), x.sort(), z3.BoolSort())
                poison = either(poison, wraps(*in_order(x, y)))
        return Lane(value, poison, undef)
    if opcode == "and":
        return Lane(x & y, poison, undef)
    if opcode == "or":
        if flags & f.DISJOINT:
            poison = either(poison, (x & y) != 0)
        return Lane(x | y, poison, undef)
    if opcode == "xor":
        return Lane(x ^ y, poison, undef)
    raise NotEncodedError(f"the operation {opcode}")


def clamped(value: Term, lowest: int, highest: int) -> Term:
    """The nearest signed number of a range."""
    low, high = bits(lowest, value.size()), bits(highest, value.size())
    return z3.If(value < low, low, z3.If(value > high, high, value))


def compared(predicate: str, x: Term, y: Term) -> Condition:
    """What `icmp` says of two bit-vectors."""
    found: dict[str, Callable[[Term, Term], Condition]] = {
        "eq": lambda a, b: a == b,
        "ne": lambda a, b: a != b,
        "ugt": z3.UGT,
        "uge": z3.UGE,
        "ult": z3.ULT,
        "ule": z3.ULE,
        "sgt": lambda a, b: a > b,
        "sge": lambda a, b: a >= b,
        "slt": lambda a, b: a < b,
        "sle": lambda a, b: a <= b,
    }
    return found[predicate](x, y)


def compare(predicate: str, a: Lane, b: Lane, flags: int) -> Lane:
    x, y = a.value, b.value
    poison = either(a.poison, b.poison)
    if flags & f.SAMESIGN:
        top = x.size() - 1
        poison = either(poison, z3.Extract(top, top, x) != z3.Extract(top, top, y))
    return Lane(bit(compared(predicate, x, y)), poison, a.undef | b.undef)


def resize(opcode: str, a: Lane, width: int, flags: int) -> Lane:
    """`trunc`, `zext`, `sext`."""
    x = a.value
    poison = a.poison
    value = extended(x, width, signed=opcode == "sext")
    if opcode == "trunc":
        if flags & f.NUW:
            poison = either(poison, extended(value, x.size()) != x)
        if flags & f.NSW:
            poison = either(poison, extended(value, x.size(), signed=True) != x)
    if opcode == "zext" and flags & f.NNEG:
        poison = either(poison, x < 0)
    return Lane(value, poison, a.undef)


def in_range(value: Term, lower: int, upper: int) -> Condition:
    """Whether a value lies from `lower` up to but not including `upper`, which may be around the end."""
    width = value.size()
    low, high = bits(lower, width), bits(upper, width)
    if lower < upper or lower == upper == 0:  # two zeros are the empty range
        return both(z3.ULE(low, value), z3.ULT(value, high))
    return negated(both(z3.ULE(high, value), z3.ULT(value, low)))
