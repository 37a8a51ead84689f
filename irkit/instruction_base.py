"""What instructions have in common: the root of their classes, what terminators share, what calls share.

The classes themselves are generated from the operator table (`irkit.operators`) into `irkit.instructions` and
`irkit.terminators`, which export these as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.types import FunctionType, Type
from irkit.values import Argument, BasicBlock, User, Value

if TYPE_CHECKING:
    from irkit.attributes import AttributeList
    from irkit.debug_records import DbgRecord
    from irkit.globals import Function
    from irkit.metadata import Metadata


class Instruction(User):
    """The root of all instructions. `opcode` is the keyword in text, `irkit.operators` has its row by this name.

    `flags` and `fast_math` are bits of `irkit.flags`. `metadata` holds the attachments other than `!dbg`, as (kind
    name, node), in the order of the source; None for none. `debug_loc` is `!dbg`. `debug_records` stand before the
    instruction; None for none.
    """

    __slots__ = ("debug_loc", "debug_records", "fast_math", "flags", "metadata", "opcode", "parent")

    def __init__(self, opcode: str, ty: Type, operands: list[Value], flags: int = 0, fast_math: int = 0) -> None:
        super().__init__(ty, operands)
        self.opcode: str = opcode
        self.flags: int = flags
        self.fast_math: int = fast_math
        self.parent: BasicBlock | None = None
        self.debug_loc: Metadata | None = None
        self.metadata: list[tuple[str, Metadata]] | None = None
        self.debug_records: list[DbgRecord] | None = None

    @property
    def is_terminator(self) -> bool:
        return False

    @property
    def function(self) -> Function | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def successors(self) -> list[BasicBlock]:
        """A terminator's successors in LLVM's order of successors (not of operands)."""
        return []

    @property
    def synchronization_scope(self) -> str:
        """The name of the scope in which an atomic access is ordered; "" for the system's, and for what has none."""
        return ""

    @property
    def further_type(self) -> Type | None:
        """The type that the instruction names beside those of its operands and of its result; None for none."""
        return None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.opcode} {self.name!r}>"


class Terminator(Instruction):
    """The instructions that end a block (`invoke` and `callbr` do too, as calls)."""

    __slots__ = ()

    @property
    def is_terminator(self) -> bool:
        return True


class OperandBundle:
    """`"tag"(…)` of a call: the call's operands from `start` up to `end`."""

    __slots__ = ("end", "start", "tag")

    def __init__(self, tag: str, start: int, end: int) -> None:
        self.tag: str = tag
        self.start: int = start
        self.end: int = end


class CallBase(Instruction):
    """What `call`, `invoke` and `callbr` share. Operands: arguments, bundle operands, (blocks), callee.

    `calling_convention` is LLVM's number. `attributes` and `bundles` may be None for none.
    """

    __slots__ = ("argument_count", "attributes", "bundles", "calling_convention", "function_type")

    def __init__(
        self,
        opcode: str,
        function_type: FunctionType,
        operands: list[Value],
        argument_count: int,
        calling_convention: int = 0,
        attributes: AttributeList | None = None,
        bundles: list[OperandBundle] | None = None,
        fast_math: int = 0,
    ) -> None:
        super().__init__(opcode, function_type.return_type, operands, 0, fast_math)
        self.function_type: FunctionType = function_type
        self.argument_count: int = argument_count
        self.calling_convention: int = calling_convention
        self.attributes: AttributeList | None = attributes
        self.bundles: list[OperandBundle] | None = bundles

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @callee.setter
    def callee(self, value: Value) -> None:
        self.set_operand(len(self.operands) - 1, value)

    @property
    def arguments(self) -> Sequence[Value]:
        return self.operands[: self.argument_count]

    @arguments.setter
    def arguments(self, values: Sequence[Value]) -> None:
        """Take other arguments; the function type and the parameters' attributes stay what they are."""
        shift = len(values) - self.argument_count
        self.replace_operands([*values, *self.operands[self.argument_count :]])
        self.argument_count += shift
        for bundle in self.bundles or ():
            bundle.start += shift
            bundle.end += shift

    @property
    def bundle_operands(self) -> Sequence[Value]:
        """The inputs of all operand bundles, which `bundles` tells apart."""
        return self.operands[self.argument_count : self.bundles[-1].end] if self.bundles else []

    @property
    def further_type(self) -> Type | None:
        return self.function_type


def function_of(value: Value) -> Function | None:
    """The function that a value stands in; None for a global or a constant, and for what stands in none."""
    if isinstance(value, Instruction):
        return value.function
    if isinstance(value, (Argument, BasicBlock)):
        return value.parent
    return None


def as_block(value: Value) -> BasicBlock:
    """An operand that is a basic block in every module that LLVM takes; `TypeError` where it is none."""
    if isinstance(value, BasicBlock):
        return value
    raise TypeError(f"{value!r} where an instruction has a basic block")


def as_blocks(values: Sequence[Value]) -> list[BasicBlock]:
    """Those of the operands that are basic blocks."""
    return [value for value in values if isinstance(value, BasicBlock)]
