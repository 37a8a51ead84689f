"""Names for what has none (LLVM's pass instnamer), and other names for globals."""

from __future__ import annotations

from irkit.errors import EditError
from irkit.globals import GlobalValue
from irkit.module import Module
from irkit.types import VoidType


def name_locals(module: Module) -> None:
    """Name every argument `arg`, block `bb` and instruction `i` that has no name, with a number where that is taken."""
    module.materialize()
    for function in module.functions:
        if function.is_declaration:
            continue
        for argument in function.arguments:
            if not argument.name:
                argument.name = function.unique_name("arg")
        for block in function.blocks:
            if not block.name:
                block.name = function.unique_name("bb")
            for instruction in block.instructions:
                if not instruction.name and not isinstance(instruction.type, VoidType):
                    instruction.name = function.unique_name("i")


def with_prefix(module: Module, prefix: str) -> dict[str, str]:
    """What the definitions that other modules see are called with a prefix; LLVM's own keep their names."""
    return {
        value.name: prefix + value.name
        for value in module.global_values()
        if value.name
        and not value.is_declaration
        and not value.has_local_linkage
        and not value.name.startswith("llvm.")
    }


def rename_globals(module: Module, names: dict[str, str]) -> None:
    """Give globals, by their names, other names; a comdat that has the name of one follows, and so does what a summary
    says of it. Names may be exchanged.

    Raises NotFoundError for a name that nothing has, and EditError if two globals or two comdats would have one name;
    nothing is changed then.
    """
    module.materialize()
    renamed: dict[GlobalValue, str] = {module[old]: new for old, new in names.items()}
    free = {old for old, new in names.items() if old != new}
    taken: set[str] = set()
    for old, new in names.items():
        is_taken = new in taken or (new not in free and new != old and module.get(new) is not None)
        if not new or is_taken:
            raise EditError(f"@{old} cannot be named {new!r}" + (": that name is taken" if new else ""))
        taken.add(new)
    comdats = {new: module.comdats[old] for old, new in names.items() if old in module.comdats}
    left = {name: comdat for name, comdat in module.comdats.items() if name not in names}
    clash = next((name for name in comdats if name in left), None)
    if clash is not None:
        raise EditError(f"there is a comdat ${clash} already")
    if comdats:
        order = [(names.get(name, name), comdat) for name, comdat in module.comdats.items()]
        module.comdats.clear()
        for name, comdat in order:
            comdat.name = name
            module.comdats[name] = comdat
    for value, name in renamed.items():  # what another is to be called has to have a third name in between
        if name != value.name and module.get(name) is not None:
            module[name].name = module.unique_name(f"{name}.renamed")
    for value, name in renamed.items():
        value.name = name
