"""One class per instruction (LangRef, "Instruction Reference").

Operands are in LLVM's own order, which use-lists depend on; properties give them names. Result types are passed in,
except where they follow from the operands. Flags are the bits of `irkit.flags`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.types import FunctionType, Type
from irkit.values import Argument, BasicBlock, User, Value

if TYPE_CHECKING:
    from irkit.attributes import AttributeList
    from irkit.constants import Constant
    from irkit.debug_records import DbgRecord
    from irkit.globals import Function
    from irkit.metadata import Metadata


class Instruction(User):
    """The root of all instructions. `opcode` is the keyword in text.

    `metadata` holds the attachments other than `!dbg`, as (kind name, node), in the order of the source; None for none.
    `debug_loc` is `!dbg`. `debug_records` stand before the instruction; None for none.
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

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.opcode} {self.name!r}>"


class UnaryOperator(Instruction):
    """`fneg`."""

    __slots__ = ()


class BinaryOperator(Instruction):
    """`add` … `xor`, `fadd` … `frem`."""

    __slots__ = ()

    def __init__(self, opcode: str, left: Value, right: Value, flags: int = 0, fast_math: int = 0) -> None:
        super().__init__(opcode, left.type, [left, right], flags, fast_math)


class CastInst(Instruction):
    """`trunc`, `zext`, … `addrspacecast`."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, ty: Type, flags: int = 0, fast_math: int = 0) -> None:
        super().__init__(opcode, ty, [value], flags, fast_math)


class CmpInst(Instruction):
    """`icmp` and `fcmp`; `predicate` as in text (`eq`, `slt`, `oge`, …)."""

    __slots__ = ("predicate",)

    def __init__(
        self,
        opcode: str,
        ty: Type,
        predicate: str,
        left: Value,
        right: Value,
        flags: int = 0,
        fast_math: int = 0,
    ) -> None:
        super().__init__(opcode, ty, [left, right], flags, fast_math)
        self.predicate: str = predicate


class AllocaInst(Instruction):
    """`alloca`; the operand is the number of elements. `alignment` in bytes, 0 where the source has none."""

    __slots__ = ("alignment", "allocated_type", "inalloca", "swifterror")

    def __init__(
        self,
        ty: Type,
        allocated_type: Type,
        array_size: Value,
        alignment: int,
        inalloca: bool = False,
        swifterror: bool = False,
    ) -> None:
        super().__init__("alloca", ty, [array_size])
        self.allocated_type: Type = allocated_type
        self.alignment: int = alignment
        self.inalloca: bool = inalloca
        self.swifterror: bool = swifterror

    @property
    def array_size(self) -> Value:
        return self.operands[0]


class LoadInst(Instruction):
    """`load`. `ordering` is "" unless atomic; `sync_scope` is "" for the system's. `alignment` in bytes, 0 for none."""

    __slots__ = ("alignment", "ordering", "sync_scope", "volatile")

    def __init__(
        self,
        ty: Type,
        pointer: Value,
        alignment: int,
        volatile: bool = False,
        ordering: str = "",
        sync_scope: str = "",
    ) -> None:
        super().__init__("load", ty, [pointer])
        self.alignment: int = alignment
        self.volatile: bool = volatile
        self.ordering: str = ordering
        self.sync_scope: str = sync_scope

    @property
    def pointer(self) -> Value:
        return self.operands[0]


class StoreInst(Instruction):
    """`store`; operands are value, pointer. The rest as in `LoadInst`."""

    __slots__ = ("alignment", "ordering", "sync_scope", "volatile")

    def __init__(
        self,
        void_type: Type,
        value: Value,
        pointer: Value,
        alignment: int,
        volatile: bool = False,
        ordering: str = "",
        sync_scope: str = "",
    ) -> None:
        super().__init__("store", void_type, [value, pointer])
        self.alignment: int = alignment
        self.volatile: bool = volatile
        self.ordering: str = ordering
        self.sync_scope: str = sync_scope

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]


class GetElementPtrInst(Instruction):
    """`getelementptr`; operands are the pointer and the indices."""

    __slots__ = ("source_element_type",)

    def __init__(self, ty: Type, source_element_type: Type, operands: list[Value], flags: int = 0) -> None:
        super().__init__("getelementptr", ty, operands, flags)
        self.source_element_type: Type = source_element_type

    @property
    def pointer(self) -> Value:
        return self.operands[0]

    @property
    def indices(self) -> Sequence[Value]:
        return self.operands[1:]


class FenceInst(Instruction):
    __slots__ = ("ordering", "sync_scope")

    def __init__(self, void_type: Type, ordering: str, sync_scope: str = "") -> None:
        super().__init__("fence", void_type, [])
        self.ordering: str = ordering
        self.sync_scope: str = sync_scope


class AtomicCmpXchgInst(Instruction):
    """`cmpxchg`; operands are pointer, expected value, new value; the result `{ T, i1 }`."""

    __slots__ = ("alignment", "failure_ordering", "success_ordering", "sync_scope", "volatile", "weak")

    def __init__(
        self,
        ty: Type,
        pointer: Value,
        compare: Value,
        new: Value,
        alignment: int,
        success_ordering: str,
        failure_ordering: str,
        sync_scope: str = "",
        volatile: bool = False,
        weak: bool = False,
    ) -> None:
        super().__init__("cmpxchg", ty, [pointer, compare, new])
        self.alignment: int = alignment
        self.success_ordering: str = success_ordering
        self.failure_ordering: str = failure_ordering
        self.sync_scope: str = sync_scope
        self.volatile: bool = volatile
        self.weak: bool = weak


class AtomicRMWInst(Instruction):
    """`atomicrmw`; operands are pointer, value. `operation` as in text (`xchg`, `add`, …)."""

    __slots__ = ("alignment", "operation", "ordering", "sync_scope", "volatile")

    def __init__(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        alignment: int,
        ordering: str,
        sync_scope: str = "",
        volatile: bool = False,
    ) -> None:
        super().__init__("atomicrmw", value.type, [pointer, value])
        self.operation: str = operation
        self.alignment: int = alignment
        self.ordering: str = ordering
        self.sync_scope: str = sync_scope
        self.volatile: bool = volatile


class PHINode(Instruction):
    """`phi`; operands are the incoming values. The incoming blocks are not operands: they have no use for them."""

    __slots__ = ("incoming_blocks",)

    def __init__(
        self, ty: Type, values: list[Value], blocks: list[BasicBlock], flags: int = 0, fast_math: int = 0
    ) -> None:
        super().__init__("phi", ty, values, flags, fast_math)
        self.incoming_blocks: list[BasicBlock] = blocks


class SelectInst(Instruction):
    __slots__ = ()

    def __init__(self, condition: Value, if_true: Value, if_false: Value, fast_math: int = 0) -> None:
        super().__init__("select", if_true.type, [condition, if_true, if_false], 0, fast_math)


class FreezeInst(Instruction):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("freeze", value.type, [value])


class VAArgInst(Instruction):
    __slots__ = ()

    def __init__(self, va_list: Value, ty: Type) -> None:
        super().__init__("va_arg", ty, [va_list])


class ExtractElementInst(Instruction):
    """`extractelement`; operands are vector, index."""

    __slots__ = ()

    def __init__(self, ty: Type, vector: Value, index: Value) -> None:
        super().__init__("extractelement", ty, [vector, index])


class InsertElementInst(Instruction):
    """`insertelement`; operands are vector, element, index."""

    __slots__ = ()

    def __init__(self, vector: Value, element: Value, index: Value) -> None:
        super().__init__("insertelement", vector.type, [vector, element, index])


class ShuffleVectorInst(Instruction):
    """`shufflevector`; operands are the two vectors. The mask is a constant that is no operand."""

    __slots__ = ("mask",)

    def __init__(self, ty: Type, left: Value, right: Value, mask: Constant) -> None:
        super().__init__("shufflevector", ty, [left, right])
        self.mask: Constant = mask


class ExtractValueInst(Instruction):
    __slots__ = ("indices",)

    def __init__(self, ty: Type, aggregate: Value, indices: list[int]) -> None:
        super().__init__("extractvalue", ty, [aggregate])
        self.indices: list[int] = indices


class InsertValueInst(Instruction):
    """`insertvalue`; operands are aggregate, element."""

    __slots__ = ("indices",)

    def __init__(self, aggregate: Value, element: Value, indices: list[int]) -> None:
        super().__init__("insertvalue", aggregate.type, [aggregate, element])
        self.indices: list[int] = indices


class LandingPadInst(Instruction):
    """`landingpad`; operands are the clauses: an array-typed constant is a filter, any other a catch."""

    __slots__ = ("cleanup", "filters")

    def __init__(self, ty: Type, clauses: list[Value], filters: list[bool], cleanup: bool) -> None:
        super().__init__("landingpad", ty, clauses)
        self.filters: list[bool] = filters  # for each clause: a filter (True) or a catch
        self.cleanup: bool = cleanup


class FuncletPadInst(Instruction):
    """`cleanuppad` and `catchpad`; operands are the arguments, then the parent pad (`catchpad`: its catchswitch)."""

    __slots__ = ()

    def __init__(self, opcode: str, token_type: Type, arguments: list[Value], parent_pad: Value) -> None:
        super().__init__(opcode, token_type, [*arguments, parent_pad])

    @property
    def parent_pad(self) -> Value:
        return self.operands[-1]

    @property
    def arguments(self) -> Sequence[Value]:
        return self.operands[:-1]


class OperandBundle:
    """`"tag"(…)` of a call: the call's operands from `start` up to `end`."""

    __slots__ = ("end", "start", "tag")

    def __init__(self, tag: str, start: int, end: int) -> None:
        self.tag: str = tag
        self.start: int = start
        self.end: int = end


class CallBase(Instruction):
    """What `call`, `invoke` and `callbr` share. Operands: arguments, bundle operands, (blocks), callee.

    `calling_convention` is LLVM's number. `attributes` may be None for none.
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

    @property
    def arguments(self) -> Sequence[Value]:
        return self.operands[: self.argument_count]


class CallInst(CallBase):
    """`call`; `tail_kind` is "", "tail", "musttail" or "notail"."""

    __slots__ = ("tail_kind",)

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: list[Value],
        bundle_operands: list[Value],
        bundles: list[OperandBundle] | None = None,
        calling_convention: int = 0,
        attributes: AttributeList | None = None,
        tail_kind: str = "",
        fast_math: int = 0,
    ) -> None:
        super().__init__(
            "call",
            function_type,
            [*arguments, *bundle_operands, callee],
            len(arguments),
            calling_convention,
            attributes,
            bundles,
            fast_math,
        )
        self.tail_kind: str = tail_kind


def function_of(value: Value) -> Function | None:
    """The function that a value stands in; None for a global or a constant, and for what stands in none."""
    if isinstance(value, Instruction):
        return value.function
    if isinstance(value, (Argument, BasicBlock)):
        return value.parent
    return None
