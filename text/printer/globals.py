"""Global variables, aliases, ifuncs and comdats (LangRef, "Global Variables", "Aliases", "IFuncs", "Comdats")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import ConstantExpr
from irkit.dialects.features import IFUNCS_LIKE_ALIASES
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.types import PointerType, escaped, quoted_name

if TYPE_CHECKING:
    from irkit.module import Module
    from text.printer.metadata import MetadataPrinter
    from text.printer.operands import Operands
    from text.printer.slots import SlotTracker

_THREAD_LOCAL: Final = {
    "": "",
    "generaldynamic": "thread_local ",
    "localdynamic": "thread_local(localdynamic) ",
    "initialexec": "thread_local(initialexec) ",
    "localexec": "thread_local(localexec) ",
}


def linkage_text(value: GlobalValue) -> str:
    return "" if value.linkage == "external" else value.linkage + " "


def visibility_text(value: GlobalValue) -> str:
    return "" if value.visibility == "default" else value.visibility + " "


def dso_local_text(value: GlobalValue) -> str:
    """`dso_local`, unless linkage or visibility imply it."""
    implied = value.has_local_linkage or (value.visibility != "default" and value.linkage != "extern_weak")
    return "dso_local " if value.dso_local and not implied else ""


def comdat_text(value: GlobalObject) -> str:
    """`comdat`, with the comdat's name where it is not the global's own; a variable has a comma before it."""
    comdat = value.comdat
    if comdat is None:
        return ""
    comma = "," if isinstance(value, GlobalVariable) else ""
    name = "" if comdat.name == value.name else f"(${quoted_name(comdat.name)})"
    return f"{comma} comdat{name}"


def comdat_definitions(module: Module) -> list[str]:
    """The lines that define the comdats in use: those of functions first, in the order of their first use."""
    used: dict[Comdat, None] = {}
    for function in module.functions:
        if function.comdat is not None:
            used[function.comdat] = None
    for variable in module.globals:
        if variable.comdat is not None:
            used[variable.comdat] = None
    return [f"${quoted_name(comdat.name)} = comdat {comdat.selection_kind}\n" for comdat in used]


class GlobalPrinter:
    """Prints everything of a module that is named by `@` and is no function."""

    def __init__(self, module: Module, operands: Operands, slots: SlotTracker, metadata: MetadataPrinter) -> None:
        self.operands: Operands = operands
        self.slots: SlotTracker = slots
        self.metadata: MetadataPrinter = metadata
        self.ifuncs_like_aliases: bool = module.dialect.has(IFUNCS_LIKE_ALIASES)

    def variable(self, value: GlobalVariable, out: list[str]) -> None:
        """Append the definition to `out`; the initializer comes in pieces, since it may be large."""
        o = self.operands
        external = "external " if value.is_declaration and value.linkage == "external" else ""
        ty = value.type
        space = f"addrspace({ty.address_space}) " if isinstance(ty, PointerType) and ty.address_space else ""
        out.append(
            f"{o.text(value)} = {external}{self.common(value)}{space}"
            f"{'externally_initialized ' if value.externally_initialized else ''}"
            f"{'constant' if value.is_constant else 'global'} {o.types.text(value.value_type)}"
        )
        if value.initializer is not None:
            out.append(" ")
            o.constants.write(value.initializer, out)
        if value.section:
            out.append(f', section "{escaped(value.section)}"')
        if value.partition:
            out.append(f', partition "{escaped(value.partition)}"')
        if value.code_model:
            out.append(f', code_model "{value.code_model}"')
        out.append(_sanitizers(value))
        out.append(comdat_text(value))
        if value.alignment:
            out.append(f", align {value.alignment}")
        out.append(self.metadata.attachments(value.metadata.items(), ", "))
        if value.attribute_set:
            out.append(f" #{self.slots.group_number(value.attribute_set)}")
        out.append("\n")

    def common(self, value: GlobalValue) -> str:
        """Linkage and all that follows it up to `unnamed_addr`."""
        dll_storage = value.dll_storage + " " if value.dll_storage else ""
        unnamed = value.unnamed_addr + " " if value.unnamed_addr else ""
        return (
            f"{linkage_text(value)}{dso_local_text(value)}{visibility_text(value)}{dll_storage}"
            f"{_THREAD_LOCAL[value.thread_local_mode]}{unnamed}"
        )

    def alias(self, value: GlobalAlias, out: list[str]) -> None:
        self.indirect(value, self.common(value) + "alias", out)
        out.append("\n")

    def ifunc(self, value: GlobalIFunc, out: list[str]) -> None:
        if self.ifuncs_like_aliases:
            words = self.common(value)
        else:
            words = f"{linkage_text(value)}{dso_local_text(value)}{visibility_text(value)}"
        self.indirect(value, words + "ifunc", out)
        out.append(self.metadata.attachments(value.metadata.items(), ", "))
        out.append("\n")

    def indirect(self, value: IndirectSymbol, words: str, out: list[str]) -> None:
        o = self.operands
        out.append(f"{o.text(value)} = {words} {o.types.text(value.value_type)}, ")
        target = value.target
        if not isinstance(target, ConstantExpr):
            out.append(o.types.text(target.type) + " ")
        o.constants.write(target, out)
        if value.partition:
            out.append(f', partition "{escaped(value.partition)}"')


def _sanitizers(value: GlobalVariable) -> str:
    parts = []
    if value.no_sanitize_address:
        parts.append(", no_sanitize_address")
    if value.no_sanitize_hwaddress:
        parts.append(", no_sanitize_hwaddress")
    if value.sanitize_memtag:
        parts.append(", sanitize_memtag")
    if value.sanitize_address_dyninit:
        parts.append(", sanitize_address_dyninit")
    return "".join(parts)
