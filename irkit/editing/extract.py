"""Taking globals out of a module, or taking all the others away (LLVM's llvm-extract)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from irkit.blocks import BasicBlock
from irkit.dialects.features import EXTRACT_DECLARES_IFUNCS
from irkit.editing.dead import (
    check_block_addresses,
    eliminate_dead_globals,
    strip_dead_debug_info,
    strip_dead_prototypes,
)
from irkit.editing.declare import declare_function, declare_symbol, declare_variable
from irkit.editing.outlining import extract_blocks
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable, IndirectSymbol
from irkit.instructions import CallBase
from irkit.module import Module

_WEAK: Final = {"linkonce": "weak", "linkonce_odr": "weak_odr"}


def extract(
    module: Module,
    names: Iterable[str],
    *,
    keep_callees: bool = False,
    delete: bool = False,
    keep_constant_initializers: bool = False,
    groups: Sequence[Sequence[BasicBlock]] = (),
) -> None:
    """Leave in `module` only the definitions of these globals and declarations of what they use.

    `keep_callees`: the definitions of functions that they call, directly or not, stay too. `delete`: these definitions
    are taken away instead, and all others stay. What was local becomes visible, as hidden, so that the parts can be
    linked. Raises NotFoundError for a name that nothing has, UnsupportedError where the address of a block would
    outlive it; the module is as it was then.

    `groups` of blocks, of functions that are among the wanted, become functions, and of all other functions
    declarations are left: `irkit.editing.outlining.extract_blocks`, which tells what it raises.
    """
    module.materialize()
    wanted = dict.fromkeys(module[name] for name in names)
    if keep_callees:
        add_callees(wanted)
    extract_globals(module, set(wanted), delete, keep_constant_initializers, groups)


def add_callees(wanted: dict[GlobalValue, None]) -> None:
    """The functions with bodies that wanted functions call."""
    todo = [value for value in wanted if isinstance(value, Function)]
    while todo:
        for block in todo.pop().blocks:
            for instruction in block.instructions:
                callee = instruction.callee if isinstance(instruction, CallBase) else None
                if isinstance(callee, Function) and not callee.is_declaration and callee not in wanted:
                    wanted[callee] = None
                    todo.append(callee)


def extract_globals(
    module: Module,
    wanted: set[GlobalValue],
    delete: bool,
    keep_constants: bool,
    groups: Sequence[Sequence[BasicBlock]] = (),
) -> None:
    module.summary = None  # it tells of the whole
    bodies = {one for one in module.functions if not one.is_declaration and delete == (one in wanted)}
    symbols: list[IndirectSymbol] = [
        *module.aliases,
        *(module.ifuncs if module.dialect.has(EXTRACT_DECLARES_IFUNCS) else ()),
    ]
    lost = [symbol for symbol in symbols if delete == (symbol in wanted)]
    variables = {one for one in module.globals if goes_away(one, wanted, delete, keep_constants)}
    check_block_addresses(module, bodies, variables)
    if not delete:
        module.module_asm = ""
    for variable in module.globals:
        goes = variable in variables
        make_visible(variable, goes)
        if goes:
            declare_variable(variable)
    for function in module.functions:
        goes = function in bodies
        make_visible(function, goes)
        if goes:
            declare_function(function)
    for symbol in symbols:
        make_visible(symbol, symbol in lost)
    for symbol in lost:
        declare_symbol(module, symbol)
    if groups:
        extract_blocks(module, groups)
    if not delete:
        eliminate_dead_globals(module)
    strip_dead_debug_info(module)
    strip_dead_prototypes(module)


def goes_away(variable: GlobalVariable, wanted: set[GlobalValue], delete: bool, keep_constants: bool) -> bool:
    """Whether a variable loses its initializer."""
    if variable.is_declaration or (variable.is_constant and keep_constants):
        return False
    return delete == (variable in wanted)


def make_visible(value: GlobalValue, goes: bool) -> None:
    """Let other modules see a global, and keep it from being dropped."""
    if value.has_local_linkage or goes:
        was_local = value.has_local_linkage
        value.linkage = "external"
        if was_local:
            value.visibility = "hidden"
            value.dso_local = True
    else:
        value.linkage = _WEAK.get(value.linkage, value.linkage)
