"""The facts of immediates: constants, globals, inline assembly, metadata as an operand."""

from __future__ import annotations

from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
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
    DSOLocalEquivalent,
    GlobalReference,
    InlineAsm,
    NoCFIValue,
    PoisonValue,
    UndefValue,
)
from irkit.facts.declare import parts_of_id
from irkit.facts.state import State
from irkit.flags import WRAP_FLAGS
from irkit.globals import GlobalValue
from irkit.metadata import MetadataAsValue
from irkit.types import ArrayType, IntegerType, StructType
from irkit.values import Value

_PLAIN = (
    (ConstantInt, "integer_constant"),
    (ConstantFP, "fp_constant"),
    (ConstantPointerNull, "null_constant"),
    (ConstantAggregateZero, "zero_constant"),
    (ConstantTargetNone, "zero_constant"),
    (ConstantTokenNone, "none_constant"),
    (PoisonValue, "poison_constant"),
    (UndefValue, "undef_constant"),
)
_WRAPPED = (
    (DSOLocalEquivalent, "dso_local_equivalent"),
    (NoCFIValue, "no_cfi"),
    (ConstantPtrAuth, "ptrauth"),
)


class Immediates:
    """Adds the rows of immediates in the order of their numbers; those that they are made of get numbers then."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.done: int = 0
        self.block_numbers: dict[Value, int] = {}

    def add_all(self) -> None:
        """The rows of all that have a number and no rows yet."""
        state = self.state
        immediate, operand = state.table("immediate"), state.table("operand")
        by_immediate, type_of = state.table("operand:by_immediate"), state.table("immediate:type")
        while self.done < len(state.constants):
            value = state.constants[self.done]
            self.done += 1
            number = state.ids[value]
            immediate.add(number)
            operand.add(number)
            by_immediate.add2(number, number)
            type_of.add2(number, state.type(value.type))
            state.table("immediate:value").add_text(number, self.text(value))
            self.add(value, number)

    def text(self, value: Value) -> str:
        """What `immediate:value` says."""
        if isinstance(value, MetadataAsValue):
            return "metadata"
        found = self.state.texts.simple(value)
        return self.text_of_parts(value) if found is None else found

    def text_of_parts(self, value: Value) -> str:
        """A constant made of others, which stand in it by their numbers."""
        assert isinstance(value, Constant)
        if isinstance(value, BlockAddress):
            _, function, ordinal = parts_of_id(self.block(value))
            return f"blockaddress(#{function - 1}, {ordinal})"
        parts = ", ".join([f"#{parts_of_id(self.state.value(operand))[2]}" for operand in value.operands])
        if isinstance(value, ConstantExpr):
            return f"{value.opcode}({parts})"
        if isinstance(value, ConstantAggregate):
            if isinstance(value, ConstantStruct):
                packed = isinstance(value.type, StructType) and value.type.packed
                return f"<{{ {parts} }}>" if packed else f"{{ {parts} }}"
            return f"[{parts}]" if isinstance(value.type, ArrayType) else f"<{parts}>"
        return f"{wrapper_of(value)}({parts})"

    def add(self, value: Value, number: int) -> None:
        """The rows of one, beside those that all have."""
        state = self.state
        if isinstance(value, GlobalValue):
            state.table("global_constant").add2(number, number)
        elif isinstance(value, ConstantAggregate):
            state.table("aggregate_constant").add(number)
            state.table("aggregate_constant:size").add2(number, len(value.operands))
            self.add_operands("aggregate_constant:element", value, number)
        elif isinstance(value, ConstantExpr):
            self.add_expression(value, number)
        elif isinstance(value, ConstantDataSequential):
            self.add_data(value, number)
        elif isinstance(value, BlockAddress):
            state.table("block_address").add2(number, self.block(value))
            state.table("block_address:function").add2(number, state.ids[value.function])
        elif isinstance(value, (GlobalReference, ConstantPtrAuth)):
            state.table("wrapped_constant").add_text(number, wrapper_of(value))
            self.add_operands("wrapped_constant:operand", value, number)
        elif isinstance(value, InlineAsm):
            self.add_assembly(value, number)
        else:
            self.add_plain(value, number)

    def add_plain(self, value: Value, number: int) -> None:
        state = self.state
        for kind, name in _PLAIN:
            if isinstance(value, kind):
                state.table(name).add(number)
                break
        if isinstance(value, ConstantFP):
            state.table("fp_constant:bits").add_text(number, f"{value.bits:x}")
        elif isinstance(value, ConstantInt) and isinstance(value.type, IntegerType):
            found = abs(value.value) if value.type.width == 1 else value.value
            if -(1 << 63) <= found < 1 << 63:
                state.table("constant:toInt").add2(number, found)

    def add_operands(self, name: str, value: Constant, number: int) -> None:
        table = self.state.table(name)
        for index, operand in enumerate(value.operands):
            table.add3(number, index, self.state.value(operand))

    def add_expression(self, value: ConstantExpr, number: int) -> None:
        state = self.state
        state.table("constant_expression").add(number)
        state.table("constant_expression:opcode").add_text(number, value.opcode)
        self.add_operands("constant_expression:operand", value, number)
        for flag, word in WRAP_FLAGS:
            if value.flags & flag:
                state.table("constant_expression:flag").add_text(number, word)
        if isinstance(value, ConstantExprGEP):
            state.table("constant_expression:source_type").add2(number, state.type(value.source_element_type))
        elif isinstance(value, ConstantExprCompare):
            state.table("constant_expression:condition").add_text(number, value.predicate)
        elif isinstance(value, ConstantExprIndexed):
            for place, index in enumerate(value.indices):
                state.table("constant_expression:index").add3(number, place, index)
        elif isinstance(value, ConstantExprShuffle):
            state.table("constant_expression:mask").add2(number, state.value(value.mask_constant))

    def add_data(self, value: ConstantDataSequential, number: int) -> None:
        state = self.state
        state.table("data_constant").add(number)
        state.table("data_constant:size").add2(number, value.element_count)
        element = value.element_type
        if isinstance(value, ConstantDataArray) and isinstance(element, IntegerType) and element.width == 8:
            found = string_of(value.data)
            if found is not None:
                state.table("data_constant:string").add_text(number, found)

    def add_assembly(self, value: InlineAsm, number: int) -> None:
        state = self.state
        state.table("inline_asm").add(number)
        state.table("inline_asm:text").add_text(number, value.asm)
        state.table("inline_asm:constraints").add_text(number, value.constraints)
        state.table("inline_asm:type").add2(number, state.type(value.function_type))
        for word, is_set in (
            ("sideeffect", value.side_effects),
            ("alignstack", value.align_stack),
            ("inteldialect", value.dialect == "intel"),
            ("unwind", value.can_unwind),
        ):
            if is_set:
                state.table("inline_asm:flag").add_text(number, word)

    def block(self, value: BlockAddress) -> int:
        """The number of the block whose address it is."""
        block = value.block
        found = self.block_numbers.get(block)
        if found is None:
            function = value.function
            number = self.state.function_base(function) + len(function.arguments)
            for one in function.blocks:
                self.block_numbers[one] = number
                number += 1 + len(one._instructions)
            found = self.block_numbers[block]
        return found


def string_of(data: bytes) -> str | None:
    """The string that ends with the only null character of the data; None where there is none in UTF-8."""
    if data.find(0) != len(data) - 1:
        return None
    try:
        return data[:-1].decode("utf-8")
    except UnicodeDecodeError:
        return None


def wrapper_of(value: Value) -> str:
    """What a constant that says something of a global is called."""
    for kind, word in _WRAPPED:
        if isinstance(value, kind):
            return word
    return type(value).__name__
