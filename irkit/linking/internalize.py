"""`internalize`: what others need not see becomes internal (LLVM's pass of that name)."""

from __future__ import annotations

from typing import Final

from irkit.constants import Constant
from irkit.globals import Comdat, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.linking.prototypes import set_linkage
from irkit.module import Module
from irkit.target_triple import TargetTriple
from irkit.values import Value

# What code generation or the linker may refer to by name.
_KEPT: Final = frozenset(
    (
        "llvm.used",
        "llvm.compiler.used",
        "llvm.global_ctors",
        "llvm.global_dtors",
        "llvm.global.annotations",
        "__stack_chk_fail",
        "__stack_chk_guard",
        "__ssp_canary_word",
        "__llvm_rpc_client",
    )
)


def internalize(module: Module, names: set[str]) -> None:
    """Make the definitions of these names internal, but for those that must stay what they are: members of
    `llvm.used`, what LLVM itself refers to, and what shares a comdat with such."""
    kept = {value.name for value in used_by(module, "llvm.used")} | _KEPT
    comdats: dict[Comdat, list[bool]] = {}
    for value in module.global_values():
        comdat = comdat_of(value)
        if comdat is not None:
            known = comdats.setdefault(comdat, [False, False])
            if is_kept(value, names, kept):
                known[0] = True
            elif known is not None:
                known[1] = True
    sizes: dict[Comdat, int] = {}
    for value in module.global_values():
        comdat = comdat_of(value)
        if comdat is not None:
            sizes[comdat] = sizes.get(comdat, 0) + 1
    is_wasm = TargetTriple(module.target_triple, module.dialect.llvm_version).architecture.startswith("wasm")
    for kind in (module.functions, module.globals, module.aliases, module.ifuncs):
        for value in kind:
            make_internal(module, value, names, kept, comdats, sizes, is_wasm)


def make_internal(
    module: Module,
    value: GlobalValue,
    names: set[str],
    kept: set[str],
    comdats: dict[Comdat, list[bool]],
    sizes: dict[Comdat, int],
    is_wasm: bool,
) -> None:
    comdat = comdat_of(value)
    if comdat is not None:
        if comdats[comdat][0]:
            return
        if isinstance(value, GlobalObject):
            if sizes[comdat] == 1 and not is_wasm:
                value.comdat = None
            else:
                comdat.selection_kind = "nodeduplicate"
        if value.has_local_linkage:
            return
    elif is_kept(value, names, kept):
        return
    value.visibility = "default"
    set_linkage(value, "internal")


def is_kept(value: GlobalValue, names: set[str], kept: set[str]) -> bool:
    if value.is_declaration or value.linkage == "available_externally":
        return True
    if value.dll_storage == "dllexport":
        return True
    if isinstance(value, GlobalVariable) and value.externally_initialized:
        return True
    if value.has_local_linkage:
        return False
    return value.name in kept or not value.name or value.name not in names


def comdat_of(value: GlobalValue) -> Comdat | None:
    base: Value = value
    if isinstance(base, IndirectSymbol):
        while isinstance(base, Constant) and not isinstance(base, GlobalObject) and base.operands:
            base = base.operands[0]
    return base.comdat if isinstance(base, GlobalObject) else None


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
