"""Whether a changed function refines the one before the change: does nothing that that one could not do.

Both are told to a solver, z3 (extra `irkit[solver]`); `docs/refinement.md` says what is told exactly, and what leads to
the verdict `unknown`. Without it small functions are run for all inputs. Here is what needs neither; the rest of the
package is imported when it is asked.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from irkit.errors import EditError
from irkit.refinement.pairs import Pair, pairs_in, pairs_of, unchanged
from irkit.refinement.verdict import FAILS, REFINES, UNKNOWN, Counterexample, Outcome, Verdict

if TYPE_CHECKING:
    from irkit.module import Module

__all__ = [
    "FAILS",
    "LOOPS",
    "REFINES",
    "TIMEOUT",
    "UNKNOWN",
    "Counterexample",
    "Outcome",
    "Pair",
    "Verdict",
    "check_pair",
    "pairs",
    "refine",
]

TIMEOUT: Final = 10.0  # seconds of the processor for a function
LOOPS: Final = 4  # rounds of a loop that are looked at


def pairs(before: Module, after: Module | None = None) -> list[Pair]:
    """What is checked against what: the functions that both modules define, by name; in one module `@src` and `@tgt`,
    `@src1` and `@tgt1` and so on. Raises EditError for modules of different data layouts."""
    if after is None:
        return pairs_in(before)
    if before.data_layout != after.data_layout:
        raise EditError(f"modules of the data layouts {before.data_layout!r} and {after.data_layout!r} do not compare")
    same = unchanged(before, after)
    return pairs_of(before, after, same)


def check_pair(pair: Pair, timeout: float = TIMEOUT, loops: int = LOOPS, undef: bool = True) -> Verdict:
    """The verdict on one pair; where z3 is not installed, that of all runs of a function on few bits of integers, and
    unknown for others. `timeout` is in seconds of the processor; `undef`: whether arguments, and what is in memory, may
    be undef. Raises EditError for a time or a number of rounds that
    is not positive."""
    if not timeout > 0 or loops < 1:
        raise EditError(f"a check within {timeout} seconds and {loops} rounds of loops: both are to be positive")
    if pair.is_same:
        return Verdict(pair.name, REFINES, "nothing was changed")
    if importlib.util.find_spec("z3") is None:
        from irkit.refinement.enumeration import enumerated  # noqa: PLC0415  only then

        return enumerated(pair, timeout)
    from irkit.refinement.check import Checker  # noqa: PLC0415  needs z3

    return Checker(pair, timeout, loops, undef).verdict()


def refine(found: Sequence[Pair], timeout: float = TIMEOUT, loops: int = LOOPS, undef: bool = True) -> list[Verdict]:
    """The verdicts on all pairs."""
    return [check_pair(pair, timeout, loops, undef) for pair in found]
