"""The GUIDs of globals, by which summaries know them (LangRef, "ThinLTO Summary")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects.features import GUID_LISTS, SEMICOLON_IN_GUIDS
from irkit.globals import GlobalObject, GlobalValue
from irkit.metadata import MDTuple, constant_integer
from irkit.summary import global_identifier, guid_of

if TYPE_CHECKING:
    from irkit.module import Module

LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF


def assigned_guid(value: GlobalObject) -> int | None:
    """The GUID that metadata of the kind `guid` gives a global, as from LLVM 23 on; None where there is none."""
    for node in value.metadata.get_all("guid"):
        operands = node.operands if isinstance(node, MDTuple) else ()
        number = constant_integer(operands[0]) if len(operands) == 1 else None
        if number is not None:
            return number.value & LOW_64_BITS
    return None


def module_guid(module: Module, value: GlobalValue) -> int:
    """The GUID by which a summary of `module` knows a global: the one that it is given, or that of its name."""
    if isinstance(value, GlobalObject) and module.dialect.has(GUID_LISTS):
        given = assigned_guid(value)
        if given is not None:
            return given
    return hashed_guid(module, value.name, value.linkage)


def hashed_guid(module: Module, name: str, linkage: str, source_filename: str | None = None) -> int:
    """The GUID of a name, a linkage and, where that is local, the source file: the module's if none is given."""
    separator = ";" if module.dialect.has(SEMICOLON_IN_GUIDS) else ":"
    source = module.source_filename if source_filename is None else source_filename
    return guid_of(global_identifier(name, linkage, source, separator))
