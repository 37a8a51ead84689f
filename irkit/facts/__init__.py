"""LLVM IR as relations: the schema (`irkit.facts.schema`), and the facts of modules.

>>> tables = irkit.facts(module)
>>> tables["add_instruction__first_operand"]

Note [a package that is called]: `irkit.facts` is the function of that name (`irkit/__init__.py`) until a module of this
package is imported, when Python puts the package in its place; so the package can be called as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING

from irkit.collector import collector_off

if TYPE_CHECKING:
    import pyarrow

    from irkit.module import Module


class CalledPackage(ModuleType):
    """A package that is a function too: see Note [a package that is called]."""

    def __call__(
        self, module: Module, relations: Iterable[str] | None = None, *, number: int = 0
    ) -> dict[str, pyarrow.Table]:
        """The facts of a module: see `irkit.facts`."""
        from irkit.facts.arrow import arrow_tables  # noqa: PLC0415 - pyarrow is an extra

        with collector_off():
            return arrow_tables(module, relations, number=number)


sys.modules[__name__].__class__ = CalledPackage
