"""What the chapters of the lint share: the module and the function in hand, and how a problem is noted."""

from __future__ import annotations

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.value_ranges import ValueRanges
from irkit.blocks import BasicBlock
from irkit.data_layout import DataLayout
from irkit.equivalence.describe import Names, value_text
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction
from irkit.linter.deferred import Deferred, DeferredValues
from irkit.linter.lifetimes import Ends
from irkit.linter.pointers import Place, place_of
from irkit.linter.rules import LintRule
from irkit.module import Module
from irkit.values import Value
from irkit.verifier.problems import Locate, Problem, Step


class Linter:
    """One lint of a module."""

    def __init__(self, module: Module, tests: bool, locate: Locate | None) -> None:
        self.module: Module = module
        self.layout: DataLayout = module.layout
        self.tests: bool = tests
        self.locate: Locate | None = locate
        self.problems: list[Problem] = []
        self.names: Names = Names()

    def enter(self, function: Function) -> None:
        """Take a function in hand."""
        self.function: Function = function
        self.tree: DominatorTree = DominatorTree(function)
        self.ranges: ValueRanges = ValueRanges(function, self.tree)
        self.deferred: DeferredValues = DeferredValues(function, self.ranges)
        self.ends: Ends = Ends(function, self.tree)
        self.live: list[bool] = self._live_blocks()
        self.block: BasicBlock = function.blocks[0]

    def report(
        self,
        rule: LintRule,
        where: Value,
        *words: object,
        culprit: Value | None = None,
        cause: Deferred | None = None,
        severity: str = "",
    ) -> None:
        """Note a problem at `where`, with the chain that led to it; `severity` where it is not the rule's."""
        message = rule.message.format(*words)
        chain: tuple[Step, ...] = cause.chain() if cause is not None else ()
        what = where if culprit is None else culprit
        self.problems.append(Problem(rule.name, message, what, where, self.locate, severity or rule.severity, chain))

    def named(self, value: Value) -> str:
        """A value as an operand."""
        return value_text(value, self.names, 1)

    def place(self, pointer: Value) -> Place:
        """Where a pointer points to, as far as that is known in the block in hand."""
        return place_of(pointer, self.ranges, self.layout, self.block)

    def _live_blocks(self) -> list[bool]:
        """Which blocks control may come to: along edges that can be taken, not past calls that do not return."""
        flow = self.tree.flow
        live = [False] * len(flow.blocks)
        todo = [0]
        while todo:
            place = todo.pop()
            if live[place]:
                continue
            live[place] = True
            block = flow.blocks[place]
            if not any(does_not_return(one) for one in block.instructions[:-1]):
                for after in flow.successors[place]:
                    if not live[after] and self.ranges.edge_is_feasible(block, flow.blocks[after]):
                        todo.append(after)
        return live


def does_not_return(instruction: Instruction) -> bool:
    """Whether control cannot come to what follows a call."""
    return isinstance(instruction, CallBase) and has_function_attribute(instruction, "noreturn")


def has_function_attribute(call: CallBase, name: str) -> bool:
    """Whether a call, or the function that it calls, has an attribute."""
    own = call.attribute_list.function if call.attribute_list is not None else None
    if own is not None and name in own:
        return True
    callee = call.operands[-1]
    return isinstance(callee, Function) and name in callee.attributes
