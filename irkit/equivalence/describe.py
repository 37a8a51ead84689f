"""Values, instructions and metadata as short text, for the two sides of a difference.

What is nested is shown to a small depth only; a reader who wants all of it prints the module.
"""

from __future__ import annotations

from typing import Final

from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantDataSequential,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantTargetNone,
    ConstantTokenNone,
    InlineAsm,
    PoisonValue,
    UndefValue,
)
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.flags import FAST_MATH_FLAGS, WRAP_FLAGS
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue
from irkit.instructions import CmpInst, Instruction, function_of
from irkit.metadata import (
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDString,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.types import VoidType, escaped, quoted_name
from irkit.values import Value

_DEPTH: Final = 3
_FEW: Final = 8  # elements that are shown
_LONG: Final = 120  # characters of a string that are shown
_IDENTIFYING: Final = ("name", "filename", "value", "line")


class Names:
    """Names of local values, numbers for those without, of the function asked for last."""

    def __init__(self) -> None:
        self.function: Function | None = None
        self.numbers: dict[Value, int] = {}

    def of(self, value: Value) -> str:
        if value.name:
            return "%" + quoted_name(value.name)
        function = function_of(value)
        if function is None:
            return "%<unnamed>"
        if function is not self.function:
            self.number(function)
        number = self.numbers.get(value)
        return "%<unnamed>" if number is None else f"%{number}"

    def number(self, function: Function) -> None:
        """Give numbers as LLVM does: to arguments, blocks and instructions that have a value and no name."""
        self.function = function
        values: list[Value] = list(function.arguments)
        for block in function.blocks:
            values.append(block)
            values.extend([one for one in block.instructions if not isinstance(one.type, VoidType)])
        unnamed = [value for value in values if not value.name]
        self.numbers = {value: number for number, value in enumerate(unnamed)}


def global_text(value: GlobalValue) -> str:
    return "@" + (quoted_name(value.name) if value.name else "<unnamed>")


def subject_of(value: GlobalValue) -> str:
    """What kind of global it is, and its name."""
    if isinstance(value, Function):
        kind = "function"
    elif isinstance(value, GlobalAlias):
        kind = "alias"
    else:
        kind = "ifunc" if isinstance(value, GlobalIFunc) else "global"
    return f"{kind} {global_text(value)}"


def value_text(value: Value | None, names: Names, depth: int = _DEPTH) -> str:
    """A value as an operand, with its type where it is a constant."""
    if value is None:
        return ""
    if isinstance(value, GlobalValue):
        return global_text(value)
    if isinstance(value, MetadataAsValue):
        return "metadata " + metadata_text(value.metadata, names, depth)
    if isinstance(value, InlineAsm):
        return f'{asm_words(value)} "{short(value.asm)}", "{escaped(value.constraints)}"'
    if isinstance(value, Constant):
        return f"{value.type} {constant_text(value, names, depth)}"
    return names.of(value)


def asm_words(value: InlineAsm) -> str:
    """What kind of assembly it is, in the words of LLVM."""
    words = ["asm"]
    if value.side_effects:
        words.append("sideeffect")
    if value.align_stack:
        words.append("alignstack")
    if value.dialect == "intel":
        words.append("inteldialect")
    if value.can_unwind:
        words.append("unwind")
    return " ".join(words)


def constant_text(value: Constant, names: Names, depth: int) -> str:
    if isinstance(value, ConstantInt):
        return str(value.value) if value.value.bit_length() <= 128 else hex(value.value)
    if isinstance(value, ConstantFP):
        return f"0x{value.bits:X}"
    if isinstance(value, ConstantPointerNull):
        return "null"
    if isinstance(value, (ConstantAggregateZero, ConstantTargetNone)):
        return "zeroinitializer"
    if isinstance(value, ConstantTokenNone):
        return "none"
    if isinstance(value, UndefValue):
        return "poison" if isinstance(value, PoisonValue) else "undef"
    if isinstance(value, ConstantDataSequential):
        if value.element_width == 8:
            return f'c"{short(value.data.decode("utf-8", "surrogateescape"))}"'
        count = min(value.element_count, _FEW)
        shown = ", ".join([str(value.element_bits(index)) for index in range(count)])
        return f"[{shown}{', …' if value.element_count > count else ''}]"
    if depth == 0:
        return "…"
    if isinstance(value, BlockAddress):
        return f"blockaddress({global_text(value.function)}, {names.of(value.block)})"
    parts = [value_text(operand, names, depth - 1) for operand in value.operands[:_FEW]]
    if len(value.operands) > _FEW:
        parts.append("…")
    if isinstance(value, ConstantAggregate):
        return "{" + ", ".join(parts) + "}"
    name = type(value).__name__
    if isinstance(value, ConstantExpr):
        name = " ".join([value.opcode, *expression_words(value)])
    if isinstance(value, ConstantExprGEP):
        parts.insert(0, str(value.source_element_type))
    elif isinstance(value, ConstantExprIndexed):
        parts += [str(index) for index in value.indices]
    elif isinstance(value, ConstantExprShuffle):
        parts.append(value_text(value.mask_constant, names, depth - 1))
    return f"{name} ({', '.join(parts)})"


def expression_words(value: ConstantExpr) -> list[str]:
    """What stands between the opcode of a constant expression and its operands."""
    found = [word for bit, word in WRAP_FLAGS if value.flags & bit]
    if isinstance(value, ConstantExprCompare):
        found.append(value.predicate)
    elif isinstance(value, ConstantExprGEP):
        if value.in_range is not None:
            _, lower, upper = value.in_range
            found.append(f"inrange({lower}, {upper})")
        elif value.in_range_index != -1:
            found.append(f"inrange {value.in_range_index}")
    return found


def flags_text(flags: int) -> str:
    return " ".join([word for bit, word in WRAP_FLAGS if flags & bit])


def fast_math_text(flags: int) -> str:
    return " ".join([word for bit, word in FAST_MATH_FLAGS if flags & bit]) or ("fast" if flags else "")


def instruction_text(instruction: Instruction, names: Names) -> str:
    """An instruction in the manner of LLVM: result, opcode, type, operands; constants of that type have no other."""
    result = "" if isinstance(instruction.type, VoidType) else names.of(instruction) + " = "
    predicate = f" {instruction.predicate}" if isinstance(instruction, CmpInst) else ""
    shown = []
    for operand in instruction.operands[:_FEW]:
        if (
            isinstance(operand, Constant)
            and operand.type is instruction.type
            and not isinstance(operand, (GlobalValue, InlineAsm))
        ):
            shown.append(constant_text(operand, names, 1))
        else:
            shown.append(value_text(operand, names, 1))
    operands = ", ".join(shown)
    if len(instruction.operands) > _FEW:
        operands += ", …"
    kind = "" if isinstance(instruction.type, VoidType) else f" {instruction.type}"
    return f"{result}{instruction.opcode}{predicate}{kind} {operands}".rstrip()


def metadata_text(metadata: Metadata | None, names: Names, depth: int = _DEPTH) -> str:
    if metadata is None:
        return "null"
    if isinstance(metadata, MDString):
        return f'!"{short(metadata.string)}"'
    if isinstance(metadata, ValueAsMetadata):
        return value_text(metadata.value, names, depth)
    if isinstance(metadata, DIArgList):
        shown = ", ".join([metadata_text(arg, names, depth) for arg in metadata.args[:_FEW]])
        return f"!DIArgList({shown}{', …' if len(metadata.args) > _FEW else ''})"
    if isinstance(metadata, MDNode):
        return ("distinct " if metadata.distinct else "") + node_text(metadata, names, depth)
    return type(metadata).__name__


def node_text(node: MDNode, names: Names, depth: int) -> str:
    if isinstance(node, DILocation):
        return f"!DILocation(line: {node.line}, column: {node.column})"
    if isinstance(node, DIExpression):
        return f"!DIExpression({', '.join([str(element) for element in node.elements])})"
    if isinstance(node, DINode):
        fields = []
        for name in _IDENTIFYING:
            field = node.schema.by_name.get(name)
            if field is not None and field.scalar != -1:
                fields.append(f"{name}: {node.scalars[field.scalar]}")
            elif field is not None and isinstance(node.operands[field.operand], MDString):
                fields.append(f'{name}: "{short(node.string_operand(field.operand))}"')
        return f"!{node.schema.name}({', '.join(fields)})"
    if depth == 0:
        return "!{…}" if node.operands else "!{}"
    shown = ", ".join([metadata_text(operand, names, depth - 1) for operand in node.operands[:_FEW]])
    return "!{" + shown + (", …}" if len(node.operands) > _FEW else "}")


def record_text(record: DbgRecord, names: Names) -> str:
    if isinstance(record, DbgVariableRecord):
        parts = (record.location, record.variable, record.expression)
        return f"#dbg_{record.kind}({', '.join([metadata_text(part, names) for part in parts])})"
    if isinstance(record, DbgLabelRecord):
        return f"#dbg_label({metadata_text(record.label, names)})"
    return "#dbg"


def short(text: str) -> str:
    """A string inside quotes, cut where it is long."""
    return escaped(text) if len(text) <= _LONG else escaped(text[:_LONG]) + "…"
