"""The verifier: whether a module keeps the rules of the language that the model alone does not enforce.

Each chapter is a file that declares its rules (`irkit.verifier.rules`) and implements them; `run` brings them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.verifier.problems import Locator, Problem

if TYPE_CHECKING:
    from irkit.module import Module

__all__ = ["Locator", "Problem", "verify"]


def verify(module: Module, strict: bool = False, limit: int = 0, locator: Locator | None = None) -> list[Problem]:
    """What breaks a rule in `module`: `irkit.verify`."""
    from irkit.verifier.run import verify as run  # noqa: PLC0415 - the rules are many

    return run(module, strict, limit, locator if locator is not None else Locator())
