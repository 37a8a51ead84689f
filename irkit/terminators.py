"""The instructions that end a basic block (LangRef, "Terminator Instructions"); see `irkit.instructions`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.instructions import CallBase, Instruction, OperandBundle
from irkit.types import FunctionType, Type
from irkit.values import BasicBlock, Value

if TYPE_CHECKING:
    from irkit.attributes import AttributeList
    from irkit.constants import Constant


class Terminator(Instruction):
    """The instructions that end a block (`invoke` and `callbr` do too, as calls)."""

    __slots__ = ()

    @property
    def is_terminator(self) -> bool:
        return True


class InvokeInst(CallBase):
    __slots__ = ()

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: list[Value],
        bundle_operands: list[Value],
        normal: BasicBlock,
        unwind: BasicBlock,
        bundles: list[OperandBundle] | None = None,
        calling_convention: int = 0,
        attributes: AttributeList | None = None,
    ) -> None:
        operands: list[Value] = [*arguments, *bundle_operands, normal, unwind, callee]
        super().__init__("invoke", function_type, operands, len(arguments), calling_convention, attributes, bundles)

    @property
    def is_terminator(self) -> bool:
        return True

    @property
    def normal_destination(self) -> Value:
        return self.operands[-3]

    @property
    def unwind_destination(self) -> Value:
        return self.operands[-2]

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[-3:-1])


class CallBrInst(CallBase):
    __slots__ = ("indirect_count",)

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: list[Value],
        bundle_operands: list[Value],
        default: BasicBlock,
        indirect: list[BasicBlock],
        bundles: list[OperandBundle] | None = None,
        calling_convention: int = 0,
        attributes: AttributeList | None = None,
        fast_math: int = 0,
    ) -> None:
        operands: list[Value] = [*arguments, *bundle_operands, default, *indirect, callee]
        super().__init__(
            "callbr",
            function_type,
            operands,
            len(arguments),
            calling_convention,
            attributes,
            bundles,
            fast_math,
        )
        self.indirect_count: int = len(indirect)

    @property
    def is_terminator(self) -> bool:
        return True

    @property
    def default_destination(self) -> Value:
        return self.operands[-2 - self.indirect_count]

    @property
    def indirect_destinations(self) -> Sequence[Value]:
        return self.operands[-1 - self.indirect_count : -1]

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[-2 - self.indirect_count : -1])


class ReturnInst(Terminator):
    """`ret`; one operand or none."""

    __slots__ = ()

    def __init__(self, void_type: Type, value: Value | None) -> None:
        super().__init__("ret", void_type, [] if value is None else [value])


class BranchInst(Terminator):
    """`br`; operands are the destination, or condition, false destination, true destination."""

    __slots__ = ()

    def __init__(
        self,
        void_type: Type,
        if_true: BasicBlock,
        if_false: BasicBlock | None = None,
        condition: Value | None = None,
    ) -> None:
        operands: list[Value] = [if_true]
        if condition is not None and if_false is not None:
            operands = [condition, if_false, if_true]
        super().__init__("br", void_type, operands)

    @property
    def is_conditional(self) -> bool:
        return len(self.operands) == 3

    @property
    def condition(self) -> Value | None:
        return self.operands[0] if len(self.operands) == 3 else None

    @property
    def successors(self) -> list[BasicBlock]:
        if len(self.operands) == 1:
            return _blocks(self.operands)
        return _blocks([self.operands[2], self.operands[1]])


class SwitchInst(Terminator):
    """`switch`; operands are condition, default, then value and block of each case in turn."""

    __slots__ = ()

    def __init__(
        self,
        void_type: Type,
        condition: Value,
        default: BasicBlock,
        cases: list[tuple[Constant, BasicBlock]],
    ) -> None:
        operands: list[Value] = [condition, default]
        for value, block in cases:
            operands.append(value)
            operands.append(block)
        super().__init__("switch", void_type, operands)

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[1::2])


class IndirectBrInst(Terminator):
    """`indirectbr`; operands are the address, then the destinations."""

    __slots__ = ()

    def __init__(self, void_type: Type, address: Value, destinations: list[BasicBlock]) -> None:
        super().__init__("indirectbr", void_type, [address, *destinations])

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[1:])


class ResumeInst(Terminator):
    __slots__ = ()

    def __init__(self, void_type: Type, value: Value) -> None:
        super().__init__("resume", void_type, [value])


class UnreachableInst(Terminator):
    __slots__ = ()

    def __init__(self, void_type: Type) -> None:
        super().__init__("unreachable", void_type, [])


class CleanupReturnInst(Terminator):
    """`cleanupret`; operands are the pad and, unless it unwinds to the caller, the block."""

    __slots__ = ()

    def __init__(self, void_type: Type, pad: Value, unwind: BasicBlock | None) -> None:
        super().__init__("cleanupret", void_type, [pad] if unwind is None else [pad, unwind])

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[1:])


class CatchReturnInst(Terminator):
    """`catchret`; operands are the pad and the block."""

    __slots__ = ()

    def __init__(self, void_type: Type, pad: Value, successor: BasicBlock) -> None:
        super().__init__("catchret", void_type, [pad, successor])

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[1:])


class CatchSwitchInst(Terminator):
    """`catchswitch`; operands are the parent pad, the unwind block if `has_unwind`, the handlers."""

    __slots__ = ("has_unwind",)

    def __init__(
        self, token_type: Type, parent_pad: Value, unwind: BasicBlock | None, handlers: list[BasicBlock]
    ) -> None:
        operands: list[Value] = [parent_pad, *handlers] if unwind is None else [parent_pad, unwind, *handlers]
        super().__init__("catchswitch", token_type, operands)
        self.has_unwind: bool = unwind is not None

    @property
    def unwind_destination(self) -> Value | None:
        return self.operands[1] if self.has_unwind else None

    @property
    def handlers(self) -> Sequence[Value]:
        return self.operands[2 if self.has_unwind else 1 :]

    @property
    def successors(self) -> list[BasicBlock]:
        return _blocks(self.operands[1:])


def _blocks(values: Sequence[Value]) -> list[BasicBlock]:
    return [value for value in values if isinstance(value, BasicBlock)]
