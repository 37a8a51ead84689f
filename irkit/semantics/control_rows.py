"""Rows of the table of semantics: control flow, calls, vectors and aggregates."""

from __future__ import annotations

from typing import Final

from irkit.semantics.declare import Condition, Poison, Row
from irkit.semantics.expressions import operand

_PARAMETERS: Final = "Parameter Attributes"

UNREACHABLE: Final = Condition("unreachable", "it is reached", section="'unreachable' Instruction")
OTHER_SIGNATURE: Final = Condition("call-signature", "the callee has another type, or another calling convention")
NO_FUNCTION: Final = Condition("call-of-no-function", "the callee is no address of a function")
NOUNDEF: Final = Condition("noundef", "an argument or the result is undef or poison and noundef", section=_PARAMETERS)
DEREFERENCEABLE: Final = Condition(
    "dereferenceable", "a pointer's object has fewer bytes than dereferenceable says", section=_PARAMETERS
)
NONNULL: Final = Condition("nonnull", "a pointer is null and nonnull", section=_PARAMETERS)
ALIGN: Final = Condition("align", "a pointer is no multiple of align", section=_PARAMETERS)
RANGE: Final = Condition("range", "a value is outside of range", section=_PARAMETERS)
NOFPCLASS: Final = Condition("nofpclass", "a number is of a class that nofpclass excludes", section=_PARAMETERS)
NOALIAS: Final = Condition(
    "noalias",
    "while the call runs, a byte is written, and accessed both through a noalias argument and by a pointer that is not "
    "based on it",
    section=_PARAMETERS,
)
RETURNED_FROM_NORETURN: Final = Condition(
    "noreturn", "a function that is noreturn returns", section="Function Attributes"
)
ATTRIBUTES: Final = (NONNULL, ALIGN, RANGE, NOFPCLASS)
CALLING: Final = (OTHER_SIGNATURE, NO_FUNCTION, NOUNDEF, DEREFERENCEABLE, NOALIAS, RETURNED_FROM_NORETURN)
ASSUMED: Final = Condition("assume", "the condition is 0, or what a bundle says does not hold")
OTHER_DESTINATION: Final = Condition("indirectbr-destination", "the address is none of the destinations")

_LANE_RANGE: Final = Condition("index-out-of-range", "the index is not below the number of lanes")


def _control(
    name: str,
    operands: str,
    value: str,
    *undefined: Condition,
    well_defined: str = "",
    poison: Poison = Poison.PASSED,
    poison_when: tuple[Condition, ...] = (),
    manual: str = "",
) -> Row:
    return Row(
        name,
        operands,
        value,
        f"'{name}' Instruction",
        poison=poison,
        poison_when=poison_when,
        undefined_when=undefined,
        well_defined=well_defined,
        manual=manual,
    )


_FREEZE: Final = "The Freeze Instruction"

ROWS: Final[tuple[Row, ...]] = (
    _control("ret", "value", "what the call gives; the frame's objects end", NOUNDEF, poison_when=ATTRIBUTES),
    _control("br", "condition", "on to the first label where it is 1", well_defined="condition", manual=_FREEZE),
    _control("switch", "condition", "on to the label of the equal case", well_defined="condition", manual=_FREEZE),
    _control("indirectbr", "address", "on to the block of that address", OTHER_DESTINATION, well_defined="address"),
    _control("unreachable", "", "nothing", UNREACHABLE, manual="Time Travel"),
    _control("call", "arguments", "what the callee returns", *CALLING, well_defined="callee", poison_when=ATTRIBUTES),
    _control(
        "invoke", "arguments", "as `call`; where it unwinds, on to the landing pad", *CALLING, well_defined="callee"
    ),
    _control(
        "callbr", "arguments", "as `call`; inline assembly may go to other labels", *CALLING, well_defined="callee"
    ),
    _control("va_arg", "list", "the next of the arguments that are passed by `...`", well_defined="list"),
    _control("landingpad", "", "the exception and the number of the clause that takes it"),
    _control("resume", "value", "the exception goes on to the caller"),
    _control("catchswitch", "", "on to the first handler"),
    _control("catchpad", "arguments", "a token: the handler has begun"),
    _control("cleanuppad", "arguments", "a token: the cleanup has begun"),
    _control("catchret", "pad", "on to the label"),
    _control("cleanupret", "pad", "the exception goes on"),
    Row(
        "extractelement",
        "vector index",
        "the lane",
        "'extractelement' Instruction",
        poison=Poison.LANES,
        poison_when=(_LANE_RANGE,),
    ),
    Row(
        "insertelement",
        "vector element index",
        "the vector with the element in that lane",
        "'insertelement' Instruction",
        poison=Poison.LANES,
        poison_when=(_LANE_RANGE,),
    ),
    Row(
        "shufflevector",
        "a b",
        "each lane of `a` and `b` that the mask names; poison where the mask is poison",
        "'shufflevector' Instruction",
        poison=Poison.LANES,
    ),
    Row(
        "extractvalue",
        "aggregate",
        "the element that the indices name",
        "'extractvalue' Instruction",
        poison=Poison.LANES,
    ),
    Row(
        "insertvalue",
        "aggregate element",
        "the aggregate with the element in that place",
        "'insertvalue' Instruction",
        poison=Poison.LANES,
    ),
    Row(
        "llvm.assume",
        "condition",
        "nothing",
        "'llvm.assume' Intrinsic",
        undefined_when=(ASSUMED,),
        well_defined="condition",
    ),
    Row("llvm.ssa.copy", "a", "`a`", "'llvm.ssa.copy' Intrinsic", operand("a"), poison=Poison.PASSED),
)
