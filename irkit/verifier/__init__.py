"""The verifier: whether a module keeps the rules of the language that the model alone does not enforce.

Each chapter is a file that declares its rules (`irkit.verifier.rules`) and implements them; `run` brings them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.verifier.problems import Locate, Problem

if TYPE_CHECKING:
    from irkit.module import Module

__all__ = ["Locate", "Problem", "verify"]


def verify(module: Module, strict: bool = False, limit: int = 0, locate: Locate | None = None) -> list[Problem]:
    """What breaks a rule in `module`: `irkit.verify`."""
    from irkit.verifier.run import verify as run  # noqa: PLC0415 - the rules are many

    return run(module, strict, limit, locate)
