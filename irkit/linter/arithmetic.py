"""Arithmetic that is undefined, or poison: division, shifts, flags, conversions, elements of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit import flags as f
from irkit.analysis.integer_facts import IntegerFacts
from irkit.analysis.integer_rules import is_inexact, overflows
from irkit.analysis.value_ranges import constant_lanes
from irkit.constants import ConstantVector, UndefValue
from irkit.instructions import CallBase, CmpInst, Instruction
from irkit.linter import rules
from irkit.linter.deferred import POISON, UNDEF, Deferred
from irkit.linter.frame import Linter
from irkit.linter.rules import LintRule
from irkit.types import IntegerType, VectorType
from irkit.values import Value


def poison(
    linter: Linter, rule: LintRule, instruction: Instruction, why: str, *words: object, culprit: Value | None = None
) -> None:
    """Note that an instruction gives poison, and why."""
    linter.report(rule, instruction, *words, culprit=culprit)
    linter.deferred.note(Deferred(POISON, instruction, f"poison arises here: {why}"))


def facts_of(linter: Linter, value: Value) -> IntegerFacts | None:
    """What is known of an integer in the block in hand; None for nothing, and for what is poison."""
    if linter.deferred.of(value) is not None:
        return None
    found = linter.ranges.of(value, linter.block)
    return None if found is None or found.is_empty else found


def check_division(linter: Linter, instruction: Instruction) -> None:
    dividend, divisor = instruction.operands
    cause = linter.deferred.of(divisor)
    kind = cause.kind if cause is not None else _lane_kind(divisor)
    if kind:
        linter.report(rules.DIVISION_BY_POISON, instruction, linter.named(divisor), kind, culprit=divisor, cause=cause)
        return
    facts = facts_of(linter, divisor)
    if facts is None:
        return
    if facts.constant == 0 or 0 in constant_lanes(divisor):
        linter.report(rules.DIVISION_BY_ZERO, instruction, linter.named(divisor), culprit=divisor)
        return
    above = facts_of(linter, dividend)
    if instruction.opcode in ("sdiv", "srem"):
        if above is not None and facts.signed_constant == -1 and above.greatest == -(1 << (facts.width - 1)):
            linter.report(rules.DIVISION_OVERFLOW, instruction, dividend.type)
            return
    if above is not None and instruction.flags & f.EXACT and is_inexact(instruction.opcode, above, facts):
        poison(linter, rules.INEXACT, instruction, "a remainder", instruction.opcode, above, facts)


def _lane_kind(value: Value) -> str:
    """What some lane of a constant vector is, of poison and undef."""
    if isinstance(value, ConstantVector):
        if any(isinstance(lane, UndefValue) for lane in value.operands):
            return f"{UNDEF} in a lane"
    return ""


def check_shift(linter: Linter, instruction: Instruction) -> None:
    value, amount = instruction.operands[:2]
    facts, by = facts_of(linter, value), facts_of(linter, amount)
    if by is None:
        return
    lanes = constant_lanes(amount)
    if by.low >= by.width or (lanes and all(lane is not None and not 0 <= lane < by.width for lane in lanes)):
        shown = linter.named(amount)
        poison(linter, rules.SHIFT_OUT_OF_RANGE, instruction, f"shifted by {by}", shown, by.width, culprit=amount)
    elif facts is not None:
        _check_flags(linter, instruction, facts, by)


def check_wrapping(linter: Linter, instruction: Instruction) -> None:
    if instruction.flags:
        a, b = facts_of(linter, instruction.operands[0]), facts_of(linter, instruction.operands[1])
        if a is not None and b is not None:
            _check_flags(linter, instruction, a, b)


def _check_flags(linter: Linter, instruction: Instruction, a: IntegerFacts, b: IntegerFacts) -> None:
    opcode = instruction.opcode
    for flag, word in ((f.NSW, "nsw"), (f.NUW, "nuw")):
        if instruction.flags & flag and overflows(opcode, flag, a, b):
            poison(linter, rules.OVERFLOW, instruction, f"`{opcode} {word}` overflows", opcode, word, a, b)
            return
    if instruction.flags & f.EXACT and is_inexact(opcode, a, b):
        poison(linter, rules.INEXACT, instruction, "a remainder", opcode, a, b)


def check_or(linter: Linter, instruction: Instruction) -> None:
    if instruction.flags & f.DISJOINT:
        a, b = facts_of(linter, instruction.operands[0]), facts_of(linter, instruction.operands[1])
        if a is not None and b is not None and a.ones & b.ones:
            _broken(linter, instruction, "disjoint", f"{a} and {b}")


def check_extension(linter: Linter, instruction: Instruction) -> None:
    """`nneg` of `zext` and `uitofp`."""
    facts = facts_of(linter, instruction.operands[0]) if instruction.flags & f.NNEG else None
    if facts is not None and facts.greatest < 0:
        _broken(linter, instruction, "nneg", str(facts))


def check_trunc(linter: Linter, instruction: Instruction) -> None:
    """`nuw` and `nsw`."""
    facts = facts_of(linter, instruction.operands[0]) if instruction.flags else None
    if facts is None:
        return
    scalar = instruction.type.scalar_type()
    assert isinstance(scalar, IntegerType)
    half = 1 << (scalar.width - 1)
    if instruction.flags & f.NUW and facts.low >= 2 * half:
        _broken(linter, instruction, "nuw", str(facts))
    elif instruction.flags & f.NSW and (facts.least >= half or facts.greatest < -half):
        _broken(linter, instruction, "nsw", str(facts))


def check_compare(linter: Linter, instruction: Instruction) -> None:
    if isinstance(instruction, CmpInst) and instruction.flags & f.SAMESIGN:
        a, b = facts_of(linter, instruction.operands[0]), facts_of(linter, instruction.operands[1])
        if a is not None and b is not None:
            if (a.least >= 0 and b.greatest < 0) or (b.least >= 0 and a.greatest < 0):
                _broken(linter, instruction, "samesign", f"{a} and {b}")


def _broken(linter: Linter, instruction: Instruction, word: str, operands: str) -> None:
    poison(linter, rules.BROKEN_FLAG, instruction, f"`{word}` is broken", instruction.opcode, word, operands)


def check_element(linter: Linter, instruction: Instruction) -> None:
    """`extractelement` and `insertelement`."""
    vector = instruction.operands[0].type
    index = instruction.operands[-1]
    facts = facts_of(linter, index)
    if facts is None or not isinstance(vector, VectorType) or vector.scalable or facts.low < vector.count:
        return
    shown = linter.named(index)
    why = "there is no such element"
    poison(linter, rules.ELEMENT_OUT_OF_RANGE, instruction, why, shown, vector.count, culprit=index)


def check_intrinsic(linter: Linter, call: CallBase, name: str) -> None:
    """`llvm.abs`, `llvm.ctlz`, `llvm.cttz`, whose last argument says what gives poison, and shifts that saturate."""
    kind = name.split(".")[1]
    if kind in ("sshl", "ushl"):
        check_shift(linter, call)
    if kind not in ("abs", "ctlz", "cttz") or call.argument_count != 2:
        return
    if linter.ranges.number(call.operands[1]) != 1:
        return
    facts = facts_of(linter, call.operands[0])
    if facts is None:
        return
    if (facts.greatest == -(1 << (facts.width - 1))) if kind == "abs" else facts.constant == 0:
        poison(linter, rules.POISON_OF_ZERO, call, "as its last argument says", name, facts)


HANDLERS: Final[dict[str, Callable[[Linter, Instruction], None]]] = {
    "udiv": check_division,
    "sdiv": check_division,
    "urem": check_division,
    "srem": check_division,
    "shl": check_shift,
    "lshr": check_shift,
    "ashr": check_shift,
    "add": check_wrapping,
    "sub": check_wrapping,
    "mul": check_wrapping,
    "or": check_or,
    "zext": check_extension,
    "uitofp": check_extension,
    "trunc": check_trunc,
    "icmp": check_compare,
    "extractelement": check_element,
    "insertelement": check_element,
}
