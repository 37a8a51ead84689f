"""What attributes of the function in hand promise of it: which memory it accesses, that nothing leaves it."""

from __future__ import annotations

from irkit.attributes import FUNCTION_INDEX
from irkit.globals import GlobalVariable
from irkit.instructions import CallBase, Instruction
from irkit.linter import rules
from irkit.linter.frame import Linter
from irkit.values import Argument, Value


def check_memory(linter: Linter, instruction: Instruction, what: str, base: Value, writes: bool) -> None:
    """Whether `memory(…)`, or `readonly` and its like of a parameter, exclude an access of what is not the function's
    own."""
    if isinstance(base, Argument):
        attributes = linter.function.attributes_at(base.index + 1)
        if attributes is not None:
            if "byval" in attributes or "inalloca" in attributes or "preallocated" in attributes:
                return
            for word in ("readnone", "readonly" if writes else "writeonly"):
                if word in attributes:
                    linter.report(rules.PROMISE, instruction, f"{what} {linter.named(base)}, which is `{word}`")
                    return
        location = "argmem"
    elif isinstance(base, GlobalVariable) and not base.is_constant:
        location = "other"
    else:
        return
    said = linter.function.attributes_at(FUNCTION_INDEX)
    if said is None:
        return
    effects = said.memory_effects
    if not (effects.writes(location) if writes else effects.reads(location)):
        promise = f"@{linter.function.name} is `{effects}`"
        linter.report(rules.PROMISE, instruction, f"{what} {linter.named(base)}, and {promise}")


def check_resume(linter: Linter, instruction: Instruction) -> None:
    if "nounwind" in linter.function.attributes:
        linter.report(rules.PROMISE, instruction, f"`resume`, and @{linter.function.name} is `nounwind`")


def check_recursion(linter: Linter, call: CallBase) -> None:
    function = linter.function
    if call.callee is function and "norecurse" in function.attributes:
        linter.report(rules.PROMISE, call, f"@{function.name} calls itself, and is `norecurse`")
