"""`internalize`: what others need not see becomes internal (LLVM's pass of that name)."""

from __future__ import annotations

from typing import Final

from irkit.constant_walk import comdat_of
from irkit.constants import Constant
from irkit.dialects.features import RPC_CLIENT_IS_KEPT
from irkit.globals import Comdat, GlobalObject, GlobalValue, GlobalVariable
from irkit.linking.prototypes import set_linkage
from irkit.module import Module
from irkit.target_triple import TargetTriple
from irkit.values import Value

# What code generation may refer to by name, besides what `kept_names` adds for a target.
_KEPT: Final = (
    "llvm.used",
    "llvm.compiler.used",
    "llvm.global_ctors",
    "llvm.global_dtors",
    "llvm.global.annotations",
    "__stack_chk_fail",
)


def internalize(module: Module, names: set[str]) -> None:
    """Make the definitions of these names internal, but for those that must stay what they are: members of
    `llvm.used`, what LLVM itself refers to, and what shares a comdat with one that must.

    Members of `llvm.used` keep themselves alone: their comdats are looked at before, as in LLVM."""
    triple = TargetTriple(module.target_triple, module.dialect.llvm_version)
    values = [*module.functions, *module.globals, *module.aliases]
    sizes: dict[Comdat, int] = {}
    visible: set[Comdat] = set()
    for value in values:
        comdat = comdat_of(value)
        if comdat is not None:
            sizes[comdat] = sizes.get(comdat, 0) + 1
            if is_kept(value, names, frozenset()):
                visible.add(comdat)
    kept = kept_names(module, triple)
    is_wasm = triple.architecture.startswith("wasm")
    for value in values:
        comdat = comdat_of(value)
        if comdat is None:
            if is_kept(value, names, kept):
                continue
        elif comdat in visible:
            continue
        elif isinstance(value, GlobalObject):
            if sizes[comdat] == 1:
                value.comdat = None
            elif not is_wasm:
                comdat.selection_kind = "nodeduplicate"
        if not value.has_local_linkage:
            value.visibility = "default"
            set_linkage(value, "internal")


def kept_names(module: Module, triple: TargetTriple) -> frozenset[str]:
    """The names that nobody may make internal: those in `llvm.used`, and what code generation refers to."""
    names = [*_KEPT, *(value.name for value in used_by(module, "llvm.used"))]
    names.append("__ssp_canary_word" if triple.system.startswith("aix") else "__stack_chk_guard")
    if triple.architecture.startswith("nvptx") and module.dialect.has(RPC_CLIENT_IS_KEPT):
        names.append("__llvm_rpc_client")
    return frozenset(names)


def is_kept(value: GlobalValue, names: set[str], kept: frozenset[str]) -> bool:
    """Whether a global stays as others see it."""
    if value.is_declaration or value.linkage == "available_externally":
        return True
    if value.dll_storage == "dllexport":
        return True
    if isinstance(value, GlobalVariable) and value.externally_initialized:
        return True
    if value.has_local_linkage:
        return False
    return value.name in kept or not value.name or value.name not in names


def used_by(module: Module, name: str) -> list[GlobalValue]:
    """The globals in `llvm.used` or `llvm.compiler.used`."""
    variable = module.get(name)
    found: list[GlobalValue] = []
    if isinstance(variable, GlobalVariable) and isinstance(variable.initializer, Constant):
        for operand in variable.initializer.operands:
            value: Value = operand
            while isinstance(value, Constant) and not isinstance(value, GlobalValue) and value.operands:
                value = value.operands[0]
            if isinstance(value, GlobalValue):
                found.append(value)
    return found
