"""The globals that a function or a variable refers to, other than by calling them."""

from __future__ import annotations

from irkit.analysis.summaries.state import SummaryState
from irkit.constants import BlockAddress
from irkit.globals import GlobalIFunc, GlobalValue
from irkit.instructions import CallBase
from irkit.summary import ValueInfo
from irkit.values import User

References = dict[int, ValueInfo]  # by GUID, in the order in which they were found


def find_references(s: SummaryState, root: User, found: References, visited: set[User]) -> bool:
    """Add what `root` refers to, through constants and instructions that were not visited. Returns whether it holds the
    address of a block, or a local ifunc, which summaries have no place for."""
    is_bound = False
    todo: list[User] = []
    if root not in visited:
        visited.add(root)
        todo.append(root)
    while todo:
        user = todo.pop()
        callee = len(user.operands) - 1 if isinstance(user, CallBase) else -1
        for place, operand in enumerate(user.operands):
            if isinstance(operand, BlockAddress):
                is_bound = True
            elif isinstance(operand, GlobalValue):
                if place == callee:
                    continue
                if s.binds_to_ifuncs and isinstance(operand, GlobalIFunc) and operand.has_local_linkage:
                    is_bound = True
                else:
                    info = s.info(operand)
                    found[info.guid] = info
            elif isinstance(operand, User) and operand not in visited:
                visited.add(operand)
                todo.append(operand)
    return is_bound
