"""Constants (LangRef, "Constants").

All but globals are made by a `Context` and unique in it, as in LLVM: equal constants are the same object.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.integers import low_bits
from irkit.types import ArrayType, FloatingPointType, IntegerType, Type, VectorType
from irkit.values import User, Value
from irkit.words import ASM_DIALECTS

if TYPE_CHECKING:
    from irkit.context import Context
    from irkit.functions import Function
    from irkit.module import Module


class Constant(User):
    """A value that is known before the program runs. But for globals, constants are never changed."""

    __slots__ = ()

    @property
    def is_uniqued(self) -> bool:
        return True

    @property
    def may_have_name(self) -> bool:
        return False

    @property
    def module(self) -> Module | None:
        """The module of a global that the constant refers to; None if it refers to none, as a number does."""
        pending: list[Value] = [*self._operands]
        while pending:
            top = pending.pop()
            if isinstance(top, Constant) and top.is_uniqued:
                pending.extend(top._operands)
            elif top.module is not None:
                return top.module
        return None

    def unique_key(self) -> tuple[object, ...]:
        """What tells this constant from all others of its context that have operands."""
        raise NotImplementedError

    def with_operands(self, context: Context, operands: Sequence[Value]) -> Constant:
        for operand in operands:
            if not isinstance(operand, Constant):
                raise EditError(f"{self!r} is a constant and cannot use {operand!r}, which is none")
        return self.remade(context, operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        """The constant with these operands, and otherwise the contents of this one."""
        raise NotImplementedError


class ConstantData(Constant):
    """A constant without operands."""

    __slots__ = ()

    def __init__(self, ty: Type) -> None:
        super().__init__(ty, ())

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return self


class ConstantInt(ConstantData):
    """An integer, or a vector of equal ones where the type is a vector; `value` is signed, two's complement."""

    __slots__ = ("value",)

    def __init__(self, ty: Type, value: int) -> None:
        super().__init__(ty)
        self.value: int = value

    @property
    def width(self) -> int:
        """How many bits it has, or each element of the vector."""
        scalar = self.type.scalar_type()
        assert isinstance(scalar, IntegerType)
        return scalar.width

    @property
    def unsigned(self) -> int:
        """The value as an unsigned number."""
        return low_bits(self.value, self.width)

    def __repr__(self) -> str:
        return f"<ConstantInt {self.type} {self.value}>"


class ConstantFP(ConstantData):
    """A floating-point number, to the bit: `bits` holds the format's own encoding, as an unsigned integer.

    x86_fp80 has sign and exponent in its high 16 of 80 bits; ppc_fp128 its first (major) double in the low 64.
    """

    __slots__ = ("bits",)

    def __init__(self, ty: Type, bits: int) -> None:
        super().__init__(ty)
        self.bits: int = bits


class ConstantPointerNull(ConstantData):
    __slots__ = ()


class ConstantAggregateZero(ConstantData):
    """`zeroinitializer` of an array, vector or struct."""

    __slots__ = ()


class ConstantTokenNone(ConstantData):
    __slots__ = ()


class ConstantTargetNone(ConstantData):
    """`zeroinitializer` of a target extension type."""

    __slots__ = ()


class UndefValue(ConstantData):
    __slots__ = ()


class PoisonValue(UndefValue):
    __slots__ = ()


class ConstantDataSequential(ConstantData):
    """An array or vector of plain numbers, kept as little-endian bytes: `data`, `element_width` bits each."""

    __slots__ = ("data",)

    def __init__(self, ty: Type, data: bytes) -> None:
        super().__init__(ty)
        self.data: bytes = data

    @property
    def element_type(self) -> Type:
        assert isinstance(self.type, (ArrayType, VectorType))
        return self.type.element

    @property
    def element_width(self) -> int:
        element = self.element_type
        assert isinstance(element, (IntegerType, FloatingPointType))
        return element.width

    @property
    def element_count(self) -> int:
        assert isinstance(self.type, (ArrayType, VectorType))
        return self.type.count

    def element_bits(self, index: int) -> int:
        """The bits of one element as an unsigned integer."""
        size = self.element_width // 8
        return int.from_bytes(self.data[index * size : index * size + size], "little")


class ConstantDataArray(ConstantDataSequential):
    __slots__ = ()


class ConstantDataVector(ConstantDataSequential):
    __slots__ = ()


class ConstantAggregate(Constant):
    """A constant whose operands are its elements."""

    __slots__ = ()

    def unique_key(self) -> tuple[object, ...]:
        return (self.type, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.constant_aggregate(self.type, operands)


class ConstantArray(ConstantAggregate):
    __slots__ = ()


class ConstantStruct(ConstantAggregate):
    __slots__ = ()


class ConstantVector(ConstantAggregate):
    __slots__ = ()


class ConstantExpr(Constant):
    """A constant expression: `opcode` is the instruction's keyword, `flags` its wrap flags (`irkit.flags`)."""

    __slots__ = ("flags", "opcode")

    def __init__(self, ty: Type, opcode: str, operands: Sequence[Value], flags: int = 0) -> None:
        super().__init__(ty, operands)
        self.opcode: str = opcode
        self.flags: int = flags

    def unique_key(self) -> tuple[object, ...]:
        return (self.opcode, self.type, self.flags, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(ConstantExpr(self.type, self.opcode, operands, self.flags))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.opcode}>"


class ConstantExprGEP(ConstantExpr):
    """`getelementptr`. `in_range` is the signed half-open byte range of LLVM 19 and later, as (width in bits, lower,
    upper); `in_range_index` the number of the index marked `inrange` in LLVM 18 and older, or -1."""

    __slots__ = ("in_range", "in_range_index", "source_element_type")

    def __init__(
        self,
        ty: Type,
        source_element_type: Type,
        operands: Sequence[Value],
        flags: int,
        in_range: tuple[int, int, int] | None = None,
        in_range_index: int = -1,
    ) -> None:
        super().__init__(ty, "getelementptr", operands, flags)
        self.source_element_type: Type = source_element_type
        self.in_range: tuple[int, int, int] | None = in_range
        self.in_range_index: int = in_range_index

    def unique_key(self) -> tuple[object, ...]:
        head = ("getelementptr", self.type, self.source_element_type, self.flags, self.in_range, self.in_range_index)
        return (*head, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        source = self.source_element_type
        made = ConstantExprGEP(self.type, source, operands, self.flags, self.in_range, self.in_range_index)
        return context.unique_constant(made)


class ConstantExprCompare(ConstantExpr):
    """`icmp` and `fcmp` of LLVM 18 and older; `predicate` as in text (`eq`, `slt`, `oge`, …)."""

    __slots__ = ("predicate",)

    def __init__(self, ty: Type, opcode: str, predicate: str, operands: Sequence[Value]) -> None:
        super().__init__(ty, opcode, operands)
        self.predicate: str = predicate

    def unique_key(self) -> tuple[object, ...]:
        return (self.opcode, self.predicate, self.type, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(ConstantExprCompare(self.type, self.opcode, self.predicate, operands))


class ConstantExprShuffle(ConstantExpr):
    """`shufflevector`, by the mask `mask_constant`."""

    __slots__ = ("mask_constant",)

    def __init__(self, ty: Type, operands: Sequence[Value], mask_constant: Constant) -> None:
        super().__init__(ty, "shufflevector", operands)
        self.mask_constant: Constant = mask_constant

    def unique_key(self) -> tuple[object, ...]:
        return ("shufflevector", self.type, *self._operands, self.mask_constant)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(ConstantExprShuffle(self.type, operands, self.mask_constant))


class ConstantExprIndexed(ConstantExpr):
    """`extractvalue` and `insertvalue` of LLVM 14 and older."""

    __slots__ = ("indices",)

    def __init__(self, ty: Type, opcode: str, operands: Sequence[Value], indices: tuple[int, ...]) -> None:
        super().__init__(ty, opcode, operands)
        self.indices: tuple[int, ...] = indices

    def unique_key(self) -> tuple[object, ...]:
        return (self.opcode, self.type, self.indices, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(ConstantExprIndexed(self.type, self.opcode, operands, self.indices))


class BlockAddress(Constant):
    """`blockaddress(@function, %block)`; both are operands."""

    __slots__ = ()

    def __init__(self, ty: Type, function: Function, block: BasicBlock) -> None:
        super().__init__(ty, (function, block))

    @property
    def function(self) -> Function:
        return self.operands[0]  # type: ignore[return-value]  # by construction

    @property
    def block(self) -> BasicBlock:
        return self.operands[1]  # type: ignore[return-value]  # by construction

    def unique_key(self) -> tuple[object, ...]:
        return ("blockaddress", *self._operands)

    def with_operands(self, context: Context, operands: Sequence[Value]) -> Constant:
        function, block = operands
        if block is self.block and function is not self.function:
            raise EditError(f"{self!r} is the address of a block in @{self.function.name}, and not in {function!r}")
        if not isinstance(block, BasicBlock):
            raise EditError(f"{self!r} cannot be the address of {block!r}, which is no basic block")
        return context.block_address(self.type, self.function, block)

    def __repr__(self) -> str:
        return f"<BlockAddress @{self.function.name}, %{self.block.name}>"


class GlobalReference(Constant):
    """A constant whose operand has to be a global."""

    __slots__ = ()

    def with_operands(self, context: Context, operands: Sequence[Value]) -> Constant:
        if isinstance(operands[0], Constant) and not operands[0].is_uniqued:
            return self.remade(context, operands)
        raise EditError(f"{self!r} cannot use {operands[0]!r}, which is no global")


class DSOLocalEquivalent(GlobalReference):
    """`dso_local_equivalent @global`."""

    __slots__ = ()

    def __init__(self, ty: Type, global_value: Value) -> None:
        super().__init__(ty, (global_value,))

    def unique_key(self) -> tuple[object, ...]:
        return ("dso_local_equivalent", *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(DSOLocalEquivalent(self.type, operands[0]))


class NoCFIValue(GlobalReference):
    """`no_cfi @global`."""

    __slots__ = ()

    def __init__(self, ty: Type, global_value: Value) -> None:
        super().__init__(ty, (global_value,))

    def unique_key(self) -> tuple[object, ...]:
        return ("no_cfi", *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(NoCFIValue(self.type, operands[0]))


class ConstantPtrAuth(Constant):
    """`ptrauth (pointer, key, discriminator, address discriminator, deactivation symbol)`: five operands, of which
    LLVM 19 to 21 have four."""

    __slots__ = ()

    def unique_key(self) -> tuple[object, ...]:
        return ("ptrauth", self.type, *self._operands)

    def remade(self, context: Context, operands: Sequence[Value]) -> Constant:
        return context.unique_constant(ConstantPtrAuth(self.type, operands))


class InlineAsm(Value):
    """Inline assembly, the callee of a call. `dialect` is "att" or "intel"; `type` the pointer that is called."""

    __slots__ = ("align_stack", "asm", "can_unwind", "constraints", "dialect", "function_type", "side_effects")

    def __init__(
        self,
        ty: Type,
        function_type: Type,
        asm: str,
        constraints: str,
        *,
        side_effects: bool = False,
        align_stack: bool = False,
        dialect: str = "att",
        can_unwind: bool = False,
    ) -> None:
        super().__init__(ty)
        self.function_type: Type = function_type
        self.asm: str = asm
        self.constraints: str = constraints
        self.side_effects: bool = side_effects
        self.align_stack: bool = align_stack
        self.dialect: str = ASM_DIALECTS.check(dialect)
        self.can_unwind: bool = can_unwind


protect(__name__)
