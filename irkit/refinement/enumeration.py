"""Small functions on integers checked without a solver: the interpreter runs both for all that they may get."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from irkit.attributes import AttributeSet
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.integers import low_bits, signed
from irkit.refinement.clock import Clock
from irkit.refinement.running import (
    STEPS,
    Ending,
    NotRunError,
    flat,
    globals_of,
    in_all_ways,
    parted,
    uses_undef,
    width_of,
)
from irkit.refinement.verdict import FAILS, REFINES, UNKNOWN, Counterexample, Verdict
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Event, Poison
from irkit.types import IntegerType, StructType, Type, VectorType, VoidType

if TYPE_CHECKING:
    from irkit.refinement.pairs import Pair
    from irkit.semantics.choices import Choices

MAXIMUM_INPUTS: Final = 1 << 17
NOTE: Final = "arguments that are undef are not looked at"
NEEDED: Final = "needs z3: pip install 'irkit[solver]'"
HARMLESS: Final = frozenset(("noundef", "zeroext", "signext", "inreg"))  # attributes of values that are known here
MEMORY: Final = frozenset(("load", "store", "alloca", "atomicrmw", "cmpxchg", "fence", "invoke", "callbr", "va_arg"))
_POISON: Final = Poison(Event(None, "an argument"))


class Runner:
    """One function, to be run again and again: it keeps nothing between two runs."""

    def __init__(self, function: Function) -> None:
        module = function.parent
        assert module is not None
        self.name = function.name
        self.interpreter = Interpreter(module, limit=STEPS)
        self.machine = self.interpreter.machine

    def endings(self, arguments: tuple[object, ...]) -> Iterator[Ending]:
        """What the function may give. Raises NotRunError where the interpreter cannot say."""

        def run(choices: Choices) -> Ending:
            self.machine.choices = choices
            self.machine.remaining = STEPS
            try:
                return Ending(self.interpreter.call(self.name, *arguments))
            except UndefinedBehaviorError as error:
                return Ending(error)
            except IRKitError:
                raise NotRunError from None

        return in_all_ways(run)


def enumerated(pair: Pair, timeout: float) -> Verdict:
    """The verdict on a pair, without a solver: unknown for what is not on few bits of integers alone."""
    functions = pair.before, pair.after
    reason = next((found for found in map(beyond, functions) if found), "")
    if reason:
        return Verdict(pair.name, UNKNOWN, f"{reason}: {NEEDED}")
    if str(pair.before.function_type) != str(pair.after.function_type):
        return Verdict(pair.name, FAILS, f"the types {pair.before.function_type} and {pair.after.function_type} differ")
    domains = [domain(pair, place) for place in range(len(pair.before.args))]
    if math.prod(len(one) for one in domains) > MAXIMUM_INPUTS:
        return Verdict(pair.name, UNKNOWN, f"more than {MAXIMUM_INPUTS} inputs: {NEEDED}")
    clock = Clock(timeout)
    before, after = (Runner(function) for function in functions)
    width = width_of(pair.before)
    try:
        for arguments in itertools.product(*domains):
            if clock.left <= 0:
                return Verdict(pair.name, UNKNOWN, "no answer within the time")
            found = parted(before.endings(arguments), after.endings(arguments), width)
            if found is not None:
                return failing(pair, arguments, *found)
    except NotRunError:
        return Verdict(pair.name, UNKNOWN, f"the interpreter cannot say: {NEEDED}")
    is_all = all(is_determined(pair.before.attributes_at(place + 1)) for place in range(len(domains)))
    return Verdict(pair.name, REFINES, notes=() if is_all else (NOTE,))


def beyond(function: Function) -> str:
    """Why a function cannot be run for all inputs; "" if it can."""
    types = [argument.type for argument in function.args]
    result = function.function_type.return_type
    if not all(is_number(ty) for ty in types) or not (isinstance(result, VoidType) or is_number(result)):
        return "arguments or a result that are no integers"
    for place in range(len(types) + 1):
        for attribute in function.attributes_at(place) or ():
            if attribute.name not in HARMLESS - ({"noundef"} if not place else set()):
                return f"the attribute {attribute.name} of a value"
    for instruction in function.walk():
        if instruction.opcode in MEMORY:
            return f"the instruction {instruction.opcode}"
        if isinstance(instruction, CallBase):
            callee = instruction.callee
            if not isinstance(callee, Function) or not callee.name.startswith("llvm."):
                return "a call"
    if not all(isinstance(one, Function) and one.name.startswith("llvm.") for one in globals_of(function)):
        return "a global, or the address of one"
    return "undef that is not frozen" if uses_undef(function) else ""


def is_number(ty: Type) -> bool:
    if isinstance(ty, VectorType):
        return not ty.scalable and isinstance(ty.element, IntegerType)
    if isinstance(ty, StructType):
        return all(isinstance(part, IntegerType) for part in ty.elements or ())
    return isinstance(ty, IntegerType)


def is_determined(attributes: AttributeSet | None) -> bool:
    return attributes is not None and "noundef" in attributes


def domain(pair: Pair, place: int) -> list[object]:
    """All that an argument may be; more than `MAXIMUM_INPUTS` values stand for too many."""
    ty = pair.before.args[place].type
    needs_value = is_determined(pair.before.attributes_at(place + 1))
    lanes = [ty]
    if isinstance(ty, VectorType):
        lanes = [ty.element] * ty.count
    elif isinstance(ty, StructType):
        lanes = list(ty.elements or ())
    widths = [lane.width for lane in lanes if isinstance(lane, IntegerType)]
    if sum(widths) >= MAXIMUM_INPUTS.bit_length():
        return [None] * (MAXIMUM_INPUTS + 1)
    values: list[list[object]] = [[*range(1 << width), *([] if needs_value else [_POISON])] for width in widths]
    if isinstance(ty, IntegerType):
        return values[0]
    return [list(one) for one in itertools.product(*values)]


def failing(pair: Pair, arguments: tuple[object, ...], before: Ending, after: Ending) -> Verdict:
    shown = {
        f"%{argument.name or argument.index}": f"{argument.type} {text(argument.type, value)}"
        for argument, value in zip(pair.before.args, arguments, strict=True)
    }
    ty = pair.before.function_type.return_type
    found = Counterexample(shown, ending(ty, before), ending(ty, after), True)
    if isinstance(after.value, UndefinedBehaviorError):
        reason = "the changed function has undefined behaviour where the first has none"
    elif any(isinstance(one, Poison) for one in flat(after.value)):
        reason = "the changed function returns poison where the first does not"
    else:
        reason = "the functions return different values"
    return Verdict(pair.name, FAILS, reason, found)


def ending(ty: Type, found: Ending) -> str:
    if isinstance(found.value, UndefinedBehaviorError):
        return "undefined behaviour"
    return "returns" if isinstance(ty, VoidType) else f"returns {ty} {text(ty, found.value)}"


def text(ty: Type, value: object) -> str:
    """A value as LLVM writes it."""
    if isinstance(ty, IntegerType) and isinstance(value, int):
        if ty.width == 1:
            return "true" if value else "false"
        return str(signed(low_bits(value, ty.width), ty.width))
    if isinstance(value, (list, tuple)):
        elements = [ty.element] * len(value) if isinstance(ty, VectorType) else getattr(ty, "elements", None) or ()
        inner = ", ".join([f"{part} {text(part, one)}" for part, one in zip(elements, value, strict=True)])
        return f"<{inner}>" if isinstance(ty, VectorType) else f"{{ {inner} }}"
    return str(value)
