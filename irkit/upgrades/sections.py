"""Names of sections that old compilers of Objective-C wrote with blanks."""

from __future__ import annotations

from typing import Final

from irkit.module import Module

_SPACED: Final = "__DATA, __objc_catlist"


def upgrade_sections(module: Module) -> None:
    """Take the blanks out of the names of sections of categories, which must all be the same."""
    for variable in module.globals:
        if variable.section.startswith(_SPACED):
            variable.section = ",".join([part.strip(" \t\n\v\f\r") for part in variable.section.split(",")])
