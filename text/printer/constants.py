"""Values as operands without their type: constants, globals, inline assembly (LangRef, "Constants").

Constants nest deeper than any call stack, so they are written from a list of what is still to come.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregateZero,
    ConstantArray,
    ConstantDataArray,
    ConstantDataSequential,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
    ConstantStruct,
    ConstantTargetNone,
    ConstantTokenNone,
    ConstantVector,
    DSOLocalEquivalent,
    InlineAsm,
    NoCFIValue,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects import Dialect
from irkit.dialects.features import OWN_FLOAT_LITERALS, POISON_SHUFFLE_MASKS, SPLAT_CONSTANTS, SPLATS_OF_NULL
from irkit.flags import FAST_ALL, FAST_MATH_FLAGS, FAST_UNSAFE, INBOUNDS, NUSW, WRAP_FLAGS
from irkit.globals import GlobalValue
from irkit.operators.lists import CONVERSIONS
from irkit.types import (
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    Type,
    VectorType,
    brackets,
    escaped,
    escaped_bytes,
)
from irkit.values import Value
from text.printer.numbers import float_text, integer_text

if TYPE_CHECKING:
    from text.printer.slots import SlotTracker
    from text.printer.types import TypeTexts

_INT_FORMATS: Final = {8: "b", 16: "h", 32: "i", 64: "q"}
_LONGEST_KEPT: Final = 256  # characters; longer texts of constants are made anew each time


def flags_text(flags: int) -> str:
    """Wrap flags with a space before each; `inbounds` includes `nusw`."""
    if flags & INBOUNDS:
        flags &= ~NUSW
    return "".join([" " + word for bit, word in WRAP_FLAGS if flags & bit])


def fast_math_text(flags: int) -> str:
    """Fast-math flags with a space before each; `fast` for all of them, and for the one flag of older files."""
    if flags & FAST_ALL == FAST_ALL or flags & FAST_UNSAFE:
        return " fast"
    return "".join([" " + word for bit, word in FAST_MATH_FLAGS if flags & bit])


class Typed:
    """A value that is to be written behind its type."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value: Value = value


class ConstantTexts:
    """The text of constants and of whatever else a module holds outside of functions."""

    def __init__(self, dialect: Dialect, types: TypeTexts, slots: SlotTracker) -> None:
        self.types: TypeTexts = types
        self.slots: SlotTracker = slots
        self.texts: dict[Value, str] = {}
        self.masks: dict[tuple[Constant, bool], str] = {}
        self.own_float_literals: bool = dialect.has(OWN_FLOAT_LITERALS)
        self.has_splats: bool = dialect.has(SPLAT_CONSTANTS)
        self.has_null_splats: bool = dialect.has(SPLATS_OF_NULL)
        self.any_lane: str = "poison" if dialect.has(POISON_SHUFFLE_MASKS) else "undef"

    def text(self, value: Value) -> str:
        """A value that is no argument, instruction or block of the function at hand, nor metadata."""
        found = self.texts.get(value)
        if found is not None:
            return found
        text = self.simple(value)
        if text is None:
            out: list[str] = []
            self.write(value, out)
            text = "".join(out)
        if len(text) <= _LONGEST_KEPT:
            self.texts[value] = text
        return text

    def typed(self, value: Value) -> str:
        return f"{self.types.text(value.type)} {self.text(value)}"

    def write(self, root: Value, out: list[str]) -> None:
        """Append the text of a value to `out`, in pieces."""
        todo: list[str | Value | Typed] = [root]
        while todo:
            item = todo.pop()
            if isinstance(item, str):
                out.append(item)
                continue
            if isinstance(item, Typed):
                value = item.value
                out.append(self.types.text(value.type))
                out.append(" ")
            else:
                value = item
            known = self.texts.get(value)
            if known is None:
                known = self.simple(value)
                if known is not None and len(known) <= _LONGEST_KEPT:
                    self.texts[value] = known
            if known is not None:
                out.append(known)
            else:
                pieces = self.pieces(value)
                pieces.reverse()
                todo.extend(pieces)

    # What has no operands

    def simple(self, value: Value) -> str | None:
        """The text of a value that holds no others; None for one that does."""
        if isinstance(value, ConstantInt):
            return self.integer(value)
        if isinstance(value, GlobalValue):
            return self.slots.global_text(value)
        if isinstance(value, ConstantFP):
            return self.floating(value)
        if isinstance(value, PoisonValue):
            return "poison"
        if isinstance(value, UndefValue):
            return "undef"
        if isinstance(value, (ConstantAggregateZero, ConstantTargetNone)):
            if self.has_null_splats and isinstance(value.type, VectorType):
                element = value.type.element
                if isinstance(element, PointerType):
                    return f"splat ({self.types.text(element)} null)"
            return "zeroinitializer"
        if isinstance(value, ConstantPointerNull):
            return "null"
        if isinstance(value, ConstantTokenNone):
            return "none"
        if isinstance(value, ConstantDataSequential):
            return self.data(value)
        if isinstance(value, InlineAsm):
            return _inline_asm(value)
        if isinstance(value, Constant):
            return None
        return self.slots.foreign_text(value)

    def integer(self, constant: ConstantInt) -> str:
        ty = constant.type
        scalar = ty.scalar_type()
        if isinstance(scalar, IntegerType) and scalar.width == 1:
            text = "true" if constant.value else "false"
        else:
            text = integer_text(constant.value)
        return f"splat ({self.types.text(scalar)} {text})" if scalar is not ty else text

    def floating(self, constant: ConstantFP) -> str:
        ty = constant.type
        scalar = ty.scalar_type()
        assert isinstance(scalar, FloatingPointType)
        text = float_text(scalar, constant.bits, self.own_float_literals)
        return f"splat ({self.types.text(scalar)} {text})" if scalar is not ty else text

    def data(self, constant: ConstantDataSequential) -> str:
        element = constant.element_type
        is_array = isinstance(constant, ConstantDataArray)
        if is_array and isinstance(element, IntegerType) and element.width == 8:
            return f'c"{escaped_bytes(constant.data)}"'
        prefix = self.types.text(element) + " "
        if not is_array and self.has_splats:
            size = constant.element_width // 8
            if constant.data == constant.data[:size] * constant.element_count:
                return f"splat ({prefix}{data_texts(element, constant.data[:size], self.own_float_literals)[0]})"
        inner = prefix + (", " + prefix).join(data_texts(element, constant.data, self.own_float_literals))
        return f"[{inner}]" if is_array else f"<{inner}>"

    # What has operands

    def pieces(self, value: Value) -> list[str | Value | Typed]:
        """The text of a constant with operands, from left to right."""
        if isinstance(value, ConstantExpr):
            return self.expression(value)
        if isinstance(value, ConstantStruct):
            assert isinstance(value.type, StructType)
            opening, closing = brackets(value.type)
            return _enclosed(opening + " ", value.operands, " " + closing)
        if isinstance(value, ConstantArray):
            return _enclosed("[", value.operands, "]")
        if isinstance(value, ConstantVector):
            first = value.operands[0]
            if self.has_splats and isinstance(first, (ConstantInt, ConstantFP)):
                if all(operand is first for operand in value.operands):
                    return ["splat (", Typed(first), ")"]
            return _enclosed("<", value.operands, ">")
        if isinstance(value, BlockAddress):
            return ["blockaddress(", value.function, ", ", value.block, ")"]
        if isinstance(value, DSOLocalEquivalent):
            return ["dso_local_equivalent ", value.operands[0]]
        if isinstance(value, NoCFIValue):
            return ["no_cfi ", value.operands[0]]
        if isinstance(value, ConstantPtrAuth):
            count = 2
            for index in range(2, len(value.operands)):
                if not is_null(value.operands[index]):
                    count = index + 1
            return _enclosed("ptrauth (", value.operands[:count], ")")
        raise TypeError(f"not a constant: {value!r}")

    def expression(self, value: ConstantExpr) -> list[str | Value | Typed]:
        opcode = value.opcode
        head = opcode + flags_text(value.flags)
        if isinstance(value, ConstantExprGEP):
            return self.element_pointer(value, head)
        if isinstance(value, ConstantExprCompare):
            head = f"{head} {value.predicate}"
        tail = ")"
        if opcode in CONVERSIONS:
            tail = f" to {self.types.text(value.type)})"
        elif isinstance(value, ConstantExprShuffle):
            splat = self.scalable_splat(value)
            if splat is not None:
                return ["splat (", Typed(splat), ")"]
            tail = f", {self.mask(value.mask_constant, value.type)})"
        elif isinstance(value, ConstantExprIndexed):
            tail = "".join([f", {index}" for index in value.indices]) + ")"
        return _enclosed(head + " (", value.operands, tail)

    def element_pointer(self, value: ConstantExprGEP, head: str) -> list[str | Value | Typed]:
        if value.in_range is not None:
            _, lower, upper = value.in_range
            head = f"{head} inrange({lower}, {upper})"
        pieces = _enclosed(f"{head} ({self.types.text(value.source_element_type)}, ", value.operands, ")")
        if value.in_range_index != -1:
            pieces.insert(1 + 2 * (value.in_range_index + 1), "inrange ")  # operands stand at 1, 3, 5, …
        return pieces

    def scalable_splat(self, value: ConstantExprShuffle) -> Value | None:
        """The number that LLVM prints as a splat of a scalable vector: inserted into lane 0, then shuffled all over."""
        if not self.has_splats or not is_null(value.mask_constant):
            return None
        inserted, other = value.operands
        if not isinstance(other, UndefValue) or not isinstance(inserted, ConstantExpr):
            return None
        if inserted.opcode != "insertelement" or not isinstance(inserted.operands[0], UndefValue):
            return None
        element, index = inserted.operands[1], inserted.operands[2]
        if not isinstance(element, (ConstantInt, ConstantFP)) or not is_null(index):
            return None
        return element

    def mask(self, mask: Constant, result: Type) -> str:
        """A shuffle mask with its type; `result` tells whether it is scalable."""
        scalable = isinstance(result, VectorType) and result.scalable
        key = (mask, scalable)
        found = self.masks.get(key)
        if found is None:
            found = self.masks[key] = self.mask_text(mask, scalable)
        return found

    def mask_text(self, mask: Constant, scalable: bool) -> str:
        assert isinstance(mask.type, VectorType)
        head = f"<{'vscale x ' if scalable else ''}{mask.type.count} x i32> "
        lanes = mask_lanes(mask)
        if not any(lanes):
            return head + "zeroinitializer"
        if max(lanes) == -1:
            return head + self.any_lane
        return head + "<" + ", ".join([f"i32 {self.any_lane if n == -1 else n}" for n in lanes]) + ">"


def mask_lanes(mask: Constant) -> list[int]:
    """The lanes that a shuffle mask names, -1 for one that may be any."""
    assert isinstance(mask.type, VectorType)
    if isinstance(mask, ConstantDataSequential):
        return [*data_numbers(mask.element_width, mask.data)]
    if isinstance(mask, ConstantInt):
        return [mask.value] * mask.type.count
    if isinstance(mask, (UndefValue, ConstantAggregateZero)):
        return [-1 if isinstance(mask, UndefValue) else 0] * mask.type.count
    return [operand.value if isinstance(operand, ConstantInt) else -1 for operand in mask.operands]


def data_numbers(width: int, data: bytes) -> tuple[int, ...]:
    """The integers of so many bits of a data array."""
    count = 8 * len(data) // width
    return struct.unpack(f"<{count}{_INT_FORMATS[width]}", data)


def data_texts(element: Type, data: bytes, by_own_type: bool) -> list[str]:
    """The numbers of a data array, which is kept as little-endian bytes; `by_own_type` as for `float_text`."""
    if isinstance(element, IntegerType):
        return [str(number) for number in data_numbers(element.width, data)]
    assert isinstance(element, FloatingPointType)
    size = element.width // 8
    known: dict[bytes, str] = {}
    texts = []
    for start in range(0, len(data), size):
        piece = data[start : start + size]
        text = known.get(piece)
        if text is None:
            text = known[piece] = float_text(element, int.from_bytes(piece, "little"), by_own_type)
        texts.append(text)
    return texts


def _enclosed(opening: str, operands: Sequence[Value], closing: str) -> list[str | Value | Typed]:
    """Operands with their types between two texts, separated by commas: operands at the odd places of the list."""
    pieces: list[str | Value | Typed] = [opening]
    for operand in operands:
        pieces.append(Typed(operand))
        pieces.append(", ")
    pieces[-1] = closing
    return pieces


def _inline_asm(value: InlineAsm) -> str:
    words = ["asm"]
    if value.side_effects:
        words.append("sideeffect")
    if value.align_stack:
        words.append("alignstack")
    if value.dialect == "intel":
        words.append("inteldialect")
    if value.can_unwind:
        words.append("unwind")
    return f'{" ".join(words)} "{escaped(value.asm)}", "{escaped(value.constraints)}"'
