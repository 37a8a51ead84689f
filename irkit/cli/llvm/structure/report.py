"""What llvm-diff prints: differences below the function, the block and the instruction that they are found in."""

from __future__ import annotations

from collections.abc import Callable

from irkit.blocks import BasicBlock
from irkit.cli.llvm.verifying import Spelling
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallInst, Instruction, StoreInst, function_of
from irkit.metadata import MetadataAsValue
from irkit.module import Module
from irkit.terminators import InvokeInst
from irkit.types import VoidType
from irkit.values import Value

MATCH, LEFT, RIGHT = "match", "left", "right"
Pair = tuple[Value, Value]


class Context:
    """Two things that are being compared; `is_told` once a difference in them was printed."""

    def __init__(self, left: Value, right: Value) -> None:
        self.left: Value = left
        self.right: Value = right
        self.is_told: bool = False


class Report:
    """Prints differences of two modules."""

    def __init__(self, left: Module, right: Module, say: Callable[[str], object]) -> None:
        self.say: Callable[[str], object] = say
        self.spellings: tuple[Spelling, Spelling] = (Spelling(left), Spelling(right))
        self.contexts: list[Context] = []
        self.differs: bool = False
        self.own_spellings: dict[Function, Spelling] = {}  # of functions
        self.numbers: dict[Function, dict[Value, int]] = {}

    def enter(self, left: Value, right: Value) -> None:
        self.contexts.append(Context(left, right))

    def leave(self) -> None:
        self.differs = self.contexts.pop().is_told or self.differs

    @property
    def _indent(self) -> str:
        return "  " * len(self.contexts)

    def log(self, text: str) -> None:
        self._header()
        self.say(f"{self._indent}{text}")

    def lines(self, changes: list[tuple[str, Instruction]]) -> None:
        """A piece of two blocks, with the instructions that are in both between those that are not."""
        self._header()
        marks = {MATCH: "  ", LEFT: "< ", RIGHT: "> "}
        for kind, instruction in changes:
            text = self._instruction(instruction, kind == RIGHT)
            self.say(f"{self._indent}{marks[kind]}{text}")

    def _header(self) -> None:
        for context in self.contexts:
            if context.is_told:
                continue
            context.is_told = True
            left, right = context.left, context.right
            if isinstance(left, Function):
                both = left.name if left.name == right.name else f"{left.name} / {right.name}"
                self.say(("\n" if self.differs else "") + f"in function {both}:")
            elif isinstance(left, BasicBlock):
                same = left.name and left.name == right.name
                both = f"%{left.name}" if same else f"{self.value(left, False)} / {self.value(right, True)}"
                self.say(f"  in block {both}:")
            else:
                self.say(f"    in instruction {self.value(left, False)} / {self.value(right, True)}:")

    def value(self, value: Value, is_right: bool) -> str:
        """A value, short."""
        if value.name:
            return f"{'@' if isinstance(value, GlobalValue) else '%'}{value.name}"
        if isinstance(value, Instruction) and isinstance(value.type, VoidType):
            if isinstance(value, StoreInst):
                return f"store to {self.value(value.operands[1], is_right)}"
            if isinstance(value, (CallInst, InvokeInst)):
                words = "call to" if isinstance(value, CallInst) else "invoke to"
                return f"{words} {self.value(value.operands[-1], is_right)}"
            return self._instruction(value, is_right)
        if isinstance(value, GlobalValue):
            return f"{value}\n" if isinstance(value, Function) else str(value)
        outermost = self.contexts[0]
        function = outermost.right if is_right else outermost.left
        assert isinstance(function, Function)
        return f"%{self._numbers_of(function)[value]}"

    def _numbers_of(self, function: Function) -> dict[Value, int]:
        known = self.numbers.get(function)
        if known is None:
            named: list[Value] = list(function.arguments)
            for block in function.blocks:
                named.append(block)
                named += [one for one in block.instructions if not isinstance(one.type, VoidType)]
            anonymous = [value for value in named if not value.name]
            known = self.numbers[function] = {value: number for number, value in enumerate(anonymous)}
        return known

    def _instruction(self, instruction: Instruction, is_right: bool) -> str:
        spelling = self.spellings[is_right]
        function = function_of(instruction)
        if function is not None and not any(isinstance(one, MetadataAsValue) for one in instruction.operands):
            own = self.own_spellings.get(function)
            if own is None:
                own = self.own_spellings[function] = Spelling(spelling.module, function)
            spelling = own
        return "\n".join(spelling.lines(instruction))
