"""What the rules for old intrinsics are, and those that more than one target has.

A rule is asked for a function, and gives what is to be done with each call of it, or None where the function is not
of the old form.
"""

from __future__ import annotations

from collections.abc import Callable

from irkit.constants import ConstantInt
from irkit.dialects.features import Feature
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.types import Type
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.values import Value

Rewrite = Callable[[Builder], None]
Rule = Callable[[Changes, Function], Rewrite | None]
Row = tuple[str, Rule]  # a name, whole or, with a `*` at its end, as a beginning


def since(feature: Feature, rule: Rule) -> Rule:
    """A rule of some releases."""

    def checked(changes: Changes, function: Function) -> Rewrite | None:
        return rule(changes, function) if changes.module.dialect.has(feature) else None

    return checked


def parameter_count(function: Function) -> int:
    return len(function.function_type.parameters)


def number_of(argument: Value) -> int:
    """An argument that has to be a number. Raises VerificationError for others."""
    if not isinstance(argument, ConstantInt):
        raise VerificationError("immarg operand has non-immediate parameter")
    return argument.value


def declare(changes: Changes, base: str, function: Function, parameters: list[Type]) -> None:
    """Declare what calls will need, as LLVM does whether there are calls or not."""
    changes.declare(base, changes.context.function(function.function_type.return_type, parameters))


def with_false(base: str) -> Rule:
    """`ctlz` and `cttz` of old had no word on zero."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if parameter_count(function) != 1:
            return None
        declare(changes, base, function, [*function.function_type.parameters, changes.context.integer(1)])
        return rewrite

    def rewrite(b: Builder) -> None:
        (value,) = b.arguments
        b.replace(b.intrinsic(base, value.type, [value, b.false()]), take_name=True)

    return rule


def same_arguments(base: str) -> Rule:
    """A call without the attributes of the old one."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        declare(changes, base, function, list(function.function_type.parameters))
        return rewrite

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, b.arguments), take_name=True)

    return rule
