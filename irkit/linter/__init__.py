"""The lint: undefined behaviour and poison that can be shown without running a program.

`rules` has a row for each kind; the chapters (`arithmetic`, `memory`, `calls`, `control`, `advice`) look for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.verifier.problems import Locate, Problem

if TYPE_CHECKING:
    from irkit.module import Module

__all__ = ["lint"]


def lint(module: Module, tests: bool = False, locate: Locate | None = None) -> list[Problem]:
    """What in `module` is undefined or poison whatever it is run with: what `irkit.lint` gives."""
    from irkit.linter.run import lint as run  # noqa: PLC0415 - the rules are many

    return run(module, tests, locate)
