"""Whether a changed function refines the one before the change: does nothing that it did not do.

The functions are told to a solver, z3 (extra `irkit[solver]`): see `docs/refinement.md` for what is told exactly, and
what leads to the verdict `unknown`.
"""

from __future__ import annotations

from irkit.errors import EditError, UnsupportedError
from irkit.module import Module
from irkit.refinement.pairs import Pair, pairs_in, pairs_of
from irkit.refinement.verdict import Counterexample, Outcome, Verdict

__all__ = ["Counterexample", "Outcome", "Pair", "Verdict", "check_pairs", "pairs", "refine"]

TIMEOUT = 10.0  # seconds for a function
LOOPS = 4


def pairs(before: Module, after: Module | None = None) -> list[Pair]:
    """The functions to compare: those of the same name in two modules, or `@src…` and `@tgt…` of one."""
    return pairs_in(before) if after is None else pairs_of(before, after)


def refine(before: Module, after: Module | None = None, timeout: float = TIMEOUT, loops: int = LOOPS) -> list[Verdict]:
    return check_pairs(pairs(before, after), before, timeout, loops)


def check_pairs(found: list[Pair], module: Module, timeout: float = TIMEOUT, loops: int = LOOPS) -> list[Verdict]:
    try:
        import z3  # noqa: F401
    except ImportError:
        raise UnsupportedError("refinement needs z3: pip install 'irkit[solver]'") from None
    from irkit.refinement.check import Checker

    return [Checker(pair, module.layout, timeout, loops).verdict() for pair in found]


_ = EditError
