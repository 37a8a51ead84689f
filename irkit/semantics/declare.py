"""What a row of the table of semantics says.

A row is about one lane unless it says otherwise: an operation on vectors does the same in each lane, and poison and
undef are those of a lane. Expressions (`irkit.semantics.expressions`) name operands as the row does.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from irkit.semantics.expressions import Expression


class Poison(Enum):
    """Where the poison of an operand goes."""

    PROPAGATES = "the result is poison where any operand is"
    SELECTED = "the result is poison where the condition is, or the chosen operand; the other one does not matter"
    INCOMING = "the result is what comes in from the predecessor; the others do not matter"
    STOPS = "it stops here: the result is any value of the type, the same for all users"
    LANES = "each lane goes where it is moved to; a lane that is not taken does not matter"
    STORED = "it goes into memory, bit by bit"
    LOADED = "the result is poison where any bit of it in memory is"
    PASSED = "it is handed on to where the value goes"
    IGNORED = "it does not matter"


class Condition:
    """When something is poison, or undefined behaviour.

    `rule` is the name by which reports and the lint call it; `when` the condition over the row's operands, None where
    it is no matter of values alone; `flags` and `fast_math` the bits of `irkit.flags` of which one has to be set, 0
    where it holds always; `text` says it in words; `section` names a section of LangRef where it is not the row's.
    """

    __slots__ = ("fast_math", "flags", "rule", "section", "text", "when")

    def __init__(
        self,
        rule: str,
        text: str,
        when: Expression | None = None,
        flags: int = 0,
        fast_math: int = 0,
        section: str = "",
    ) -> None:
        self.rule: Final = rule
        self.text: Final = text
        self.when: Final = when
        self.flags: Final = flags
        self.fast_math: Final = fast_math
        self.section: Final = section

    def __repr__(self) -> str:
        return f"<Condition {self.rule}: {self.text}>"


class Row:
    """The semantics of an instruction (`add`), of one of its predicates (`icmp slt`), or of an intrinsic (`llvm.abs`).

    `operands` names the operands in LLVM's order; `values` holds an expression for the result, or one for each element
    of a result that is a struct, and is empty where no expression says it: `value` says it in words. `poison` is what
    becomes of poison operands; `poison_when` makes poison of operands that are none; `undefined_when` is immediate
    undefined behaviour. `well_defined` names the operands that may be neither poison nor undef: else it is undefined
    behaviour. `section` is LangRef's, `manual` a section of the manual on undefined behaviour, `figure` says that
    figure 3.1 of the thesis has the rule.
    """

    __slots__ = (
        "figure",
        "manual",
        "name",
        "operands",
        "poison",
        "poison_when",
        "section",
        "undefined_when",
        "value",
        "values",
        "well_defined",
    )

    def __init__(
        self,
        name: str,
        operands: str,
        value: str,
        section: str,
        *values: Expression,
        poison: Poison = Poison.PROPAGATES,
        poison_when: tuple[Condition, ...] = (),
        undefined_when: tuple[Condition, ...] = (),
        well_defined: str = "",
        manual: str = "",
        figure: bool = False,
    ) -> None:
        self.name: Final = name
        self.operands: Final = tuple(operands.split())
        self.value: Final = value
        self.section: Final = section
        self.values: Final = values
        self.poison: Final = poison
        self.poison_when: Final = poison_when
        self.undefined_when: Final = undefined_when
        self.well_defined: Final = tuple(well_defined.split())
        self.manual: Final = manual
        self.figure: Final = figure

    @property
    def is_intrinsic(self) -> bool:
        return self.name.startswith("llvm.")

    def __repr__(self) -> str:
        return f"<Row {self.name}>"
