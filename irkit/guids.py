"""The GUIDs of globals, by which summaries know them (LangRef, "ThinLTO Summary")."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.globals import GlobalObject
from irkit.metadata import ConstantAsMetadata, MDTuple

LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF


def assigned_guid(value: GlobalObject) -> int | None:
    """The GUID that metadata of the kind `guid` gives a global, as from LLVM 23 on; None where there is none."""
    for node in value.metadata.get_all("guid"):
        operands = node.operands if isinstance(node, MDTuple) else ()
        number = operands[0] if len(operands) == 1 else None
        if isinstance(number, ConstantAsMetadata) and isinstance(number.value, ConstantInt):
            return number.value.value & LOW_64_BITS
    return None
