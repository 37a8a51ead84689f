"""Calls that are undefined: another signature or convention, what parameters and results promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.analysis.integer_facts import wrapped
from irkit.attributes import RETURN_INDEX, AttributeSet
from irkit.constants import UndefValue
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import AllocaInst, CallBase, CallInst, Instruction
from irkit.linter import arithmetic, memory, rules
from irkit.linter.frame import Linter
from irkit.linter.memory import misalignment
from irkit.linter.pointers import is_null_pointer, object_at
from irkit.linter.promises import check_recursion
from irkit.linter.words import counted
from irkit.types import FunctionType, IntegerType, MetadataType, PointerType
from irkit.values import Value
from irkit.verifier.rules import ERROR


def check_call(linter: Linter, instruction: Instruction) -> None:
    if not isinstance(instruction, CallBase):
        return
    if not _check_callee(linter, instruction):
        return
    callee = linter.place(instruction.callee).base
    if isinstance(callee, Function):
        if callee.name.startswith("llvm."):
            _check_intrinsic(linter, instruction, callee.name)
        else:
            _check_agreement(linter, instruction, callee)
            check_recursion(linter, instruction)
            memory.check_free(linter, instruction)
    _check_arguments(linter, instruction, callee if isinstance(callee, Function) else None)
    if isinstance(instruction, CallInst) and instruction.tail_kind == "tail":
        _check_tail_call(linter, instruction)


def _check_callee(linter: Linter, call: CallBase) -> bool:
    """Whether the callee may be a function."""
    callee = call.callee
    cause = linter.deferred.of(callee)
    if cause is not None:
        words = ("a call of", linter.named(callee), cause.kind)
        linter.report(rules.POISON_POINTER, call, *words, culprit=callee, cause=cause)
        return False
    base = linter.place(callee).base
    if is_null_pointer(base, linter.function):
        linter.report(rules.NULL_POINTER, call, "a call of", culprit=callee)
        return False
    if isinstance(base, (GlobalVariable, AllocaInst)):
        linter.report(rules.CALL_OF_DATA, call, linter.named(base), culprit=callee)
        return False
    return True


def _check_agreement(linter: Linter, call: CallBase, callee: Function) -> None:
    called, own = call.function_type, callee.function_type
    if not _agrees(call, called, own):
        linter.report(rules.CALL_SIGNATURE, call, callee.name, f"`{called}`", f"`{own}`")
    if call.calling_convention_number != callee.calling_convention_number:
        words = (callee.name, call.calling_convention, callee.calling_convention)
        linter.report(rules.CALL_CONVENTION, call, *words)


def _agrees(call: CallBase, called: FunctionType, own: FunctionType) -> bool:
    if called is own:
        return True
    arguments = [argument.type for argument in call.arguments]
    if called.return_type is not own.return_type or len(arguments) < len(own.parameters):
        return False
    if len(arguments) > len(own.parameters) and not own.is_vararg:
        return False
    return all(given is taken for given, taken in zip(arguments, own.parameters, strict=False))


def _check_intrinsic(linter: Linter, call: CallBase, name: str) -> None:
    if name == "llvm.assume":
        _check_assumption(linter, call)
    else:
        arithmetic.check_intrinsic(linter, call, name)
        memory.check_intrinsic(linter, call, name)


def _check_assumption(linter: Linter, call: CallBase) -> None:
    condition = call.operands[0]
    cause = linter.deferred.of(condition)
    if cause is not None:
        linter.report(rules.ASSUMPTION, call, cause.kind, culprit=condition, cause=cause)
    elif linter.ranges.number(condition, linter.block) == 0:
        linter.report(rules.ASSUMPTION, call, "false", culprit=condition)
    else:
        _check_bundles(linter, call)


def _check_bundles(linter: Linter, call: CallBase) -> None:
    """`nonnull` and `align` of pointers that are assumed."""
    for tag, operands in call.bundle_inputs():
        if tag not in ("nonnull", "align") or not operands:
            continue
        pointer = operands[0]
        if not isinstance(pointer.type, PointerType) or linter.deferred.of(pointer) is not None:
            continue
        place = linter.place(pointer)
        if tag == "nonnull":
            if is_null_pointer(place.base, linter.function) and place.offset == 0:
                linter.report(rules.ASSUMPTION, call, "`nonnull` of a null pointer", culprit=pointer)
        elif len(operands) == 2 and (alignment := linter.ranges.number(operands[1], linter.block)):
            why = misalignment(linter, place, alignment)
            if why:
                linter.report(rules.ASSUMPTION, call, f"`align {alignment}` of {why}", culprit=pointer)


def _check_arguments(linter: Linter, call: CallBase, callee: Function | None) -> None:
    lists = [call.attribute_list, callee.attribute_list if callee is not None else None]
    present = [one for one in lists if one is not None]
    if not present:
        return
    for number, argument in enumerate(call.arguments):
        if isinstance(argument.type, MetadataType):
            continue
        sets = [one for attributes in present if (one := attributes.parameter(number)) is not None]
        if sets:
            check_promises(linter, call, argument, sets, f"argument {number + 1} of the call")


def check_result(linter: Linter, instruction: Instruction, value: Value) -> None:
    """What a function returns, by the attributes of its result."""
    attributes = linter.function.attribute_list
    own = attributes.sets.get(RETURN_INDEX) if attributes is not None else None
    if own is not None:
        check_promises(linter, instruction, value, [own], f"the result of @{linter.function.name}")


def check_promises(linter: Linter, where: Instruction, value: Value, sets: list[AttributeSet], subject: str) -> None:
    """Whether a value that is passed or returned is what attributes say of it."""
    cause = linter.deferred.of(value)
    if cause is not None or isinstance(value, UndefValue):
        if cause is not None and any("noundef" in one for one in sets):
            words = (subject, linter.named(value), cause.kind)
            linter.report(rules.NOUNDEF, where, *words, culprit=value, cause=cause)
        return
    if isinstance(value.type, PointerType):
        _check_pointer(linter, where, value, sets, subject)
    elif isinstance(value.type, IntegerType):
        _check_range(linter, where, value, sets, subject)


def _check_pointer(linter: Linter, where: Instruction, value: Value, sets: list[AttributeSet], subject: str) -> None:
    place = linter.place(value)
    is_null = is_null_pointer(place.base, linter.function) and place.offset == 0
    if is_null and any("nonnull" in one for one in sets):
        linter.report(rules.NONNULL, where, subject, culprit=value, severity=_severity(sets))
    size = max([one.number("dereferenceable") or 0 for one in sets])
    if size and is_null:
        linter.report(rules.DEREFERENCEABLE, where, subject, size, "null", culprit=value)
    elif size and place.bounds is not None:
        low, high = place.bounds
        found = object_at(place.base, linter.layout)
        if found is not None and found.size is not None and (high < 0 or low + size > found.size):
            left = max(found.size - low, 0)
            why = f"{counted(left, 'byte')} of {linter.named(place.base)} {'is' if left == 1 else 'are'} there"
            linter.report(rules.DEREFERENCEABLE, where, subject, size, why, culprit=value)
    alignments = [number for one in sets if (number := one.number("align"))]
    why = misalignment(linter, place, max(alignments)) if alignments else ""
    if why:
        linter.report(rules.ALIGN, where, subject, max(alignments), why, culprit=value, severity=_severity(sets))


def _check_range(linter: Linter, where: Instruction, value: Value, sets: list[AttributeSet], subject: str) -> None:
    for one in sets:
        promised = one.range
        facts = linter.ranges.of(value, linter.block) if promised is not None else None
        if promised is None or facts is None or facts.is_empty or promised.is_full:
            continue
        if facts.width != promised.width:
            continue
        if facts.meet(wrapped(facts.width, promised.lower, promised.upper - 1)).is_empty:
            why = f"{linter.named(value)} is {facts}"
            linter.report(rules.RANGE, where, subject, promised, why, culprit=value, severity=_severity(sets))
            return


def _severity(sets: list[AttributeSet]) -> str:
    """That of a broken promise which gives poison, which `noundef` does not allow."""
    return ERROR if any("noundef" in one for one in sets) else ""


def _check_tail_call(linter: Linter, call: CallInst) -> None:
    for number, argument in enumerate(call.arguments):
        if not isinstance(argument.type, PointerType):
            continue
        own = call.attribute_list.parameter(number) if call.attribute_list is not None else None
        base = linter.place(argument).base
        if isinstance(base, AllocaInst) and (own is None or "byval" not in own):
            linter.report(rules.TAIL_CALL, call, linter.named(base), culprit=argument)
            return


HANDLERS: Final[dict[str, Callable[[Linter, Instruction], None]]] = {
    "call": check_call,
    "invoke": check_call,
    "callbr": check_call,
}
