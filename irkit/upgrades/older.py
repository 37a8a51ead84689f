"""A module as an older release reads it: what it knows is in the module, and nothing else.

LLVM N's reader takes a file of a later release if nothing newer is in it. Here the writer is asked whether release N
has a record for everything: it refuses by name what there is none for.
"""

from __future__ import annotations

from collections.abc import Callable

from irkit.dialects import Dialect
from irkit.dialects.features import MIXED_POINTERS, TYPED_POINTERS
from irkit.errors import IRKitError, UnsupportedError
from irkit.module import Module
from irkit.upgrades.newer.run import forget_source, renumber_kinds
from irkit.upgrades.newer.values import ValueUpgrade


def bring_down(module: Module, llvm_version: int, write: Callable[[Module], object]) -> None:
    """Say in the dialect of LLVM `llvm_version` what `module` says in a newer one; `write` makes bitcode of a module.

    Raises `UnsupportedError`, with nothing changed, if there is something in the module that the release does not know.
    """
    module.materialize()
    own = module.dialect
    dialect = Dialect.of(llvm_version)
    takes_opaque = dialect.has(MIXED_POINTERS) or not dialect.has(TYPED_POINTERS)
    problem = "opaque pointers" if module.opaque_pointers and not takes_opaque else ""
    if not problem:
        module.dialect = dialect
        try:
            write(module)
        except IRKitError as error:
            problem = str(error)
        module.dialect = own
    if problem:
        raise UnsupportedError(
            f"upgrading a module of LLVM {own.llvm_version} to LLVM {llvm_version}, which is older: {problem}"
        )
    module.dialect = dialect
    ValueUpgrade(module).run()
    renumber_kinds(module)
    forget_source(module)
