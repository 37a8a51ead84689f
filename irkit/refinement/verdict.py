"""What a check of refinement says."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

Outcome = Literal["refines", "fails", "unknown"]

REFINES: Final[Outcome] = "refines"
FAILS: Final[Outcome] = "fails"
UNKNOWN: Final[Outcome] = "unknown"


@dataclass(frozen=True)
class Counterexample:
    """Inputs for which the changed function does what the first one never does.

    `arguments` maps the names of the parameters to values as LLVM writes them; `before` and `after` say what each
    function gives then. `confirmed`: the interpreter, run on both, agrees; None where it cannot be asked.
    """

    arguments: dict[str, str]
    before: str
    after: str
    confirmed: bool | None = None

    def __str__(self) -> str:
        shown = ", ".join(f"{name} = {value}" for name, value in self.arguments.items())
        return f"for {shown or 'no arguments'}: before: {self.before}; after: {self.after}"


@dataclass(frozen=True)
class Verdict:
    """Whether a function, once changed, does nothing that it did not do before.

    `name` is the function's, or that of the one that is checked against it. `outcome`: `refines`; `fails`, with a
    `counterexample`; `unknown`. `reason` says what is wrong or why there is no answer, `notes` what it holds for
    (rounds of loops). `only_undef`: it fails, but for no inputs that are not undef.
    """

    name: str
    outcome: Outcome
    reason: str = ""
    counterexample: Counterexample | None = None
    notes: tuple[str, ...] = field(default=())
    only_undef: bool = False

    def document(self) -> dict[str, Any]:
        """The verdict as JSON has it."""
        return asdict(self)

    def __str__(self) -> str:
        said = f"@{self.name}: {self.outcome}"
        for more in (self.reason, *self.notes):
            said += f": {more}" if more else ""
        return said if self.counterexample is None else f"{said}\n  {self.counterexample}"
