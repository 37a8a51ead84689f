"""Which instructions may read or write memory, by the operator table."""

from __future__ import annotations

from typing import Final

from irkit.attributes import FUNCTION_INDEX, AttributeList, IntAttribute
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction
from irkit.operators.declare import AS_THE_CALLEE, IF_ORDERED
from irkit.operators.table import OPCODES

_ALWAYS: Final = frozenset(
    [
        row.name
        for row in OPCODES
        if any(when not in ("", AS_THE_CALLEE, IF_ORDERED) for when in (row.reads, row.writes))
    ]
)


def may_access_memory(instruction: Instruction) -> bool:
    """Whether the instruction may read or write memory (LLVM's `mayReadOrWriteMemory`)."""
    if isinstance(instruction, CallBase):
        callee = instruction.callee
        if is_pure(instruction.attribute_list):
            return False
        return not (isinstance(callee, Function) and is_pure(callee.attribute_list) and not instruction.operand_bundles)
    return instruction.opcode in _ALWAYS


def is_pure(attributes: AttributeList | None) -> bool:
    """Whether a function with these attributes touches no memory: `memory(none)`, or `readnone` before LLVM 16."""
    own = None if attributes is None else attributes.sets.get(FUNCTION_INDEX)
    if own is None:
        return False
    for attribute in own:
        if attribute.name == "readnone":
            return True
        if isinstance(attribute, IntAttribute) and attribute.name == "memory":
            return attribute.value == 0
    return False
