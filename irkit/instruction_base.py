"""What instructions have in common: the root of their classes, what terminators share, what calls share.

The classes themselves are generated from the operator table (`irkit.operators`) into `irkit.instructions` and
`irkit.terminators`, which export these as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from irkit.attachments import Attachments
from irkit.constants import Constant, ConstantData
from irkit.dialects.features import CONSTANT_DATA_USES
from irkit.types import FunctionType, Type
from irkit.values import Argument, BasicBlock, Use, User, Value
from irkit.words import check_calling_convention

if TYPE_CHECKING:
    from irkit.attributes import AttributeList
    from irkit.debug_records import DbgRecord
    from irkit.globals import Function
    from irkit.metadata import Metadata
    from irkit.module import Module


class Instruction(User):
    """The root of all instructions. `opcode` is the keyword in text, `irkit.operators` has its row by this name.

    `flags` and `fast_math` are bits of `irkit.flags`. `metadata` maps the kinds of the attachments other than
    `!dbg` to the nodes (`irkit.attachments`). `debug_loc` is `!dbg`. `debug_records` stand before the
    instruction; None for none.
    """

    __slots__ = ("_attachments", "debug_loc", "debug_records", "fast_math", "flags", "opcode", "parent")

    def __init__(self, opcode: str, ty: Type, operands: list[Value], flags: int = 0, fast_math: int = 0) -> None:
        super().__init__(ty, operands)
        self.opcode: str = opcode
        self.flags: int = flags
        self.fast_math: int = fast_math
        self.parent: BasicBlock | None = None
        self.debug_loc: Metadata | None = None
        self._attachments: list[tuple[str, Metadata]] | None = None
        self.debug_records: list[DbgRecord] | None = None

    @property
    def metadata(self) -> Attachments:
        return Attachments(self)

    @metadata.setter
    def metadata(self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | None) -> None:
        Attachments(self).replace(pairs)

    @property
    def repeats_attachments(self) -> bool:
        return False

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self._attachments = attachments

    @property
    def is_terminator(self) -> bool:
        return False

    @property
    def function(self) -> Function | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def module(self) -> Module | None:
        return self.parent.module if self.parent is not None else None

    @property
    def terminated_block(self) -> BasicBlock | None:
        return self.parent if self.is_terminator else None

    def make_use_list(self, user: User | None) -> list[Use]:
        function = self.function
        if function is None:
            self._uses = []
            return self._uses
        return function.make_local_list(self)

    def register_uses(self) -> None:
        """Count the uses that the instruction makes, where the lists of what it uses are made and do not have them
        yet."""
        module = self.module
        orders = module.use_orders if module is not None else None
        is_replayed = orders is not None and orders.is_replayed
        data_uses = module is not None and module.dialect.has(CONSTANT_DATA_USES)
        for index in setting_order(self):
            value = self._operands[index]
            if value._uses is None:
                if not (is_replayed and isinstance(value, Constant)):
                    continue
                value._uses = []
            if isinstance(value, ConstantData) and not data_uses:
                continue
            if not any(use.user is self and use.index == index for use in value._uses):
                value._uses.insert(0, Use(self, index))

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

    __slots__ = ("_calling_convention", "argument_count", "attributes", "bundles", "function_type")

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
        self._calling_convention: int = calling_convention
        self.attributes: AttributeList | None = attributes
        self.bundles: list[OperandBundle] | None = bundles

    @property
    def calling_convention(self) -> int:
        return self._calling_convention

    @calling_convention.setter
    def calling_convention(self, value: int) -> None:
        self._calling_convention = check_calling_convention(value)

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


def setting_order(instruction: Instruction) -> Sequence[int]:
    """The operand numbers in the order in which LLVM's constructor sets the operands: that of the operands, but for
    calls with operand bundles, whose inputs are set after the callee."""
    count = len(instruction.operands)
    if isinstance(instruction, CallBase) and instruction.bundles:
        first = instruction.argument_count
        end = instruction.bundles[-1].end
        return [*range(first), *range(end, count), *range(first, end)]
    return range(count)


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
