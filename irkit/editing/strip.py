"""Taking names and debug info away (LLVM's passes strip and strip-debug)."""

from __future__ import annotations

from irkit.editing.dead import globals_below
from irkit.functions import Function
from irkit.globals import GlobalIFunc, GlobalValue, GlobalVariable
from irkit.module import Module
from irkit.types import StructType
from irkit.upgrades.debug_version import drop_debug_info


def strip_debug(module: Module) -> None:
    """Take all debug info out."""
    module.materialize()
    drop_debug_info(module, module.dialect.llvm_version)


def strip_names(module: Module, structs: list[StructType]) -> None:
    """Take away the names of locals, of local symbols that `llvm.used` does not name, and of types.

    `structs` are the identified structs of the module.
    """
    module.materialize()
    kept: set[GlobalValue] = set()
    for name in ("llvm.used", "llvm.compiler.used"):
        holder = module.get(name)
        if isinstance(holder, GlobalVariable):
            kept.update(globals_below(holder.operands))
    for value in (*module.globals, *module.functions):
        if value.has_local_linkage and value not in kept:
            value.name = ""
    for function in module.functions:
        for argument in function.arguments:
            argument.name = ""
        for block in function.blocks:
            block.name = ""
            for instruction in block.instructions:
                instruction.name = ""
    for struct in structs:
        if struct.name:
            struct.name = ""
    module._symbols = None


def strip_metadata(module: Module, kinds: frozenset[str]) -> None:
    """Take away the attachments of these kinds; `dbg` is the debug locations of instructions, too."""
    module.materialize()
    owners: list[GlobalVariable | Function | GlobalIFunc] = [*module.globals, *module.functions, *module.ifuncs]
    for owner in owners:
        owner.set_attachment_list([pair for pair in owner.metadata.items() if pair[0] not in kinds])
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                instruction.set_attachment_list([pair for pair in instruction.metadata.items() if pair[0] not in kinds])
                if "dbg" in kinds:
                    instruction.debug_loc = None
