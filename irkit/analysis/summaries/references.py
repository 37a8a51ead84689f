"""The globals that a function or a variable refers to, other than by calling them."""

from __future__ import annotations

from typing import Final, NamedTuple

from irkit.analysis.summaries.state import SummaryState
from irkit.constants import BlockAddress, ConstantInt
from irkit.globals import GlobalIFunc, GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.metadata import MDNode, MDString, ValueAsMetadata
from irkit.summary import ValueInfo
from irkit.values import User

# The kinds of value profiles.
INDIRECT_CALLS: Final = 0
VIRTUAL_TABLES: Final = 2
_MOST_TABLES: Final = 6  # so many of an instruction LLVM looks at
_NO_MORE: Final = 0xFFFFFFFFFFFFFFFF  # the count of a target that was promoted already

References = dict[int, ValueInfo]  # by GUID, in the order in which they were found


class Bound(NamedTuple):
    """What summaries have no place for, so that what holds it cannot be imported."""

    by_address: bool  # of a block
    by_ifunc: bool  # that is local


def find_references(s: SummaryState, root: User, found: References, visited: set[User]) -> Bound:
    """Add what `root` refers to, through constants and instructions that were not visited."""
    by_address = by_ifunc = False
    todo: list[User] = []
    if root not in visited:
        visited.add(root)
        if not isinstance(root, BlockAddress) or s.addresses_hold_functions:
            todo.append(root)
        if s.profiles_tables and isinstance(root, Instruction):
            for guid in profiled(root, VIRTUAL_TABLES, _MOST_TABLES):
                found[guid] = s.index.value(guid)
    while todo:
        user = todo.pop()
        callee = len(user.operands) - 1 if isinstance(user, CallBase) else -1
        for place, operand in enumerate(user.operands):
            if isinstance(operand, BlockAddress):
                by_address = True
            elif isinstance(operand, GlobalValue):
                if place == callee:
                    continue
                if s.binds_to_ifuncs and isinstance(operand, GlobalIFunc) and operand.has_local_linkage:
                    by_ifunc = True
                else:
                    info = s.info(operand)
                    found[info.guid] = info
            elif isinstance(operand, User) and operand not in visited:
                visited.add(operand)
                todo.append(operand)
    return Bound(by_address, by_ifunc)


# Value profiles


def profiled(instruction: Instruction, kind: int, most: int) -> list[int]:
    """The GUIDs of the first globals that an instruction's value profile of a kind names."""
    for node in instruction.metadata.get_all("prof"):
        if isinstance(node, MDNode) and node.operands and name_of(node) == "VP":
            numbers = [_integer(operand) for operand in node.operands[1:]]
            if numbers[:1] == [kind]:  # then the count of all, and pairs
                pairs = zip(numbers[2::2], numbers[3::2], strict=False)
                return [guid for guid, count in pairs if count != _NO_MORE][:most]
    return []


def name_of(node: MDNode) -> str:
    first = node.operands[0]
    return first.string if isinstance(first, MDString) else ""


def _integer(operand: object) -> int:
    value = operand.value if isinstance(operand, ValueAsMetadata) else None
    return value.value & _NO_MORE if isinstance(value, ConstantInt) else 0
