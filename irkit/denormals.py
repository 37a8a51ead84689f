"""How a function treats denormal numbers (LangRef, "Function Attributes"): `"denormal-fp-math"` and its like until
LLVM 22, `denormal_fpenv` from LLVM 23 on."""

from __future__ import annotations

from typing import Final

from irkit.attributes import AttributeSet, IntAttribute, StringAttribute

DEFAULT: Final = "denormal-fp-math"
SINGLE: Final = "denormal-fp-math-f32"
NUMBER: Final = "denormal_fpenv"
# As the strings spell them, in the order of the number's bits.
KINDS: Final = ("ieee", "preserve-sign", "positive-zero", "dynamic")
IEEE, PRESERVE_SIGN, POSITIVE_ZERO, DYNAMIC = range(len(KINDS))

Modes = tuple[int, int]  # what is done to results, and to operands: places in `KINDS`
ALL_IEEE: Final[Modes] = (IEEE, IEEE)


def mode_of(text: str) -> Modes | None:
    """What is done to results and to operands, from `preserve-sign,ieee`; None for what is no such text."""
    result, _, operands = text.partition(",")
    operands = operands or result
    if result not in ("", *KINDS) or operands not in ("", *KINDS):
        return None
    return KINDS.index(result or KINDS[0]), KINDS.index(operands or KINDS[0])


def modes_said(attributes: AttributeSet | None) -> tuple[Modes, Modes]:
    """The modes of a function with these attributes: those of `float`, which may have its own, and of all others."""
    default: Modes = ALL_IEEE
    single: Modes | None = None
    for attribute in attributes or ():
        if isinstance(attribute, IntAttribute) and attribute.name == NUMBER:
            number = attribute.value
            default, single = (number & 3, number >> 2 & 3), (number >> 4 & 3, number >> 6 & 3)
        elif isinstance(attribute, StringAttribute) and attribute.name in (DEFAULT, SINGLE):
            found = mode_of(attribute.value or "")
            if found is not None and attribute.name == SINGLE:
                single = found
            elif found is not None:
                default = found
    return default if single is None else single, default
