"""Which operands an instruction can have: what text and bitcode cannot say of any others.

Both formats name the type of an operand once for several, or not at all, where it follows; other operands would make a
file that says something else.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantInt, InlineAsm
from irkit.metadata import MetadataAsValue
from irkit.operand_rules import cast_is_valid, indexed_type, select_problem
from irkit.operators.lists import BINARY, CASTS, FLOAT_BINARY
from irkit.type_rules import element_count, member_type
from irkit.types import (
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    PointerType,
    TokenType,
    Type,
    VectorType,
    VoidType,
    integer_type,
    vector_type,
)
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.instruction_base import CallBase, Instruction

Rule = Callable[["Instruction", tuple[Value, ...]], str]
Places = Callable[["Instruction", int], Sequence[int]]


def shape_problem(instruction: Instruction, operands: Sequence[Value]) -> str:
    """What is wrong with these as the operands of the instruction; "" for nothing."""
    held = tuple(operands)
    problem = unsayable_problem(instruction, held)
    if problem:
        return problem
    rule = SAYABLE_RULES.get(instruction.opcode)
    return rule(instruction, held) if rule is not None else ""


class Shape:
    """What holds of the operands of an opcode: how many there are, at least and at most, where they are basic blocks,
    and what else; `usual` is one of the numbers below."""

    __slots__ = ("blocks", "least", "most", "rule", "usual")

    def __init__(self, opcode: str) -> None:
        least, most = COUNTS[opcode]
        self.least: i64 = least
        self.most: i64 = sys.maxsize if most is None else most
        self.blocks: Places | None = BLOCK_PLACES.get(opcode)
        self.rule: Rule | None = RULES.get(opcode)
        self.usual: int = USUAL.get(opcode, UNUSUAL)


def unsayable_problem(instruction: Instruction, operands: tuple[Value, ...]) -> str:
    """What no file can say of these as the operands of the instruction; "" for nothing. The rest of what is wrong is
    found by the verifier: LLVM reads such files, and shows them as they are.
    """
    shape = SHAPES.get(instruction.opcode)
    if shape is None:
        shape = SHAPES[instruction.opcode] = Shape(instruction.opcode)
    count = len(operands)
    if not shape.least <= count <= shape.most:
        return f"'{instruction.opcode}' with {count} operands"
    if shape.usual and is_usual(shape.usual, instruction, operands):
        return ""
    if shape.blocks is not None:
        problem = misplaced(instruction, operands, shape.blocks(instruction, count))
        if problem:
            return problem
    else:
        for operand in operands:
            if isinstance(operand, (BasicBlock, MetadataAsValue)) or isinstance(operand.type, VoidType):
                problem = misplaced(instruction, operands, labels(instruction))
                if problem:
                    return problem
                break
    return shape.rule(instruction, operands) if shape.rule is not None else ""


def labels(instruction: Instruction) -> Sequence[int]:
    """The arguments of a call that are basic blocks: assembly may have such parameters."""
    if instruction.opcode != "call":
        return ()
    call: CallBase = instruction  # type: ignore[assignment]  # by opcode
    parameters = call.function_type.parameters
    return [number for number, parameter in enumerate(parameters) if isinstance(parameter, LabelType)]


def misplaced(instruction: Instruction, operands: tuple[Value, ...], places: Sequence[int]) -> str:
    """What is wrong with one operand by itself, where basic blocks belong at these places."""
    for index, operand in enumerate(operands):
        if isinstance(operand, BasicBlock) != (index in places):
            wanted = "a basic block" if index in places else "a value"
            return f"operand {index} is {operand!r}, where '{instruction.opcode}' has {wanted}"
        if isinstance(operand.type, VoidType):
            return f"operand {index} is {operand!r}, which has no value"
        if isinstance(operand, MetadataAsValue) and instruction.opcode not in CALLS:
            return f"operand {index} is metadata, which '{instruction.opcode}' does not take"
    return ""


# What most instructions are, which is told at a glance: nothing is wrong with such a one.
UNUSUAL: Final = 0
OF_INTEGERS: Final = 1  # two operands, and the result, of one integer type
COMPARES_INTEGERS: Final = 2  # two operands of one type, integers or pointers, and an i1
LOADS: Final = 3  # from an opaque pointer
STORES: Final = 4  # an integer, a floating-point number or a pointer to an opaque pointer
STEPS: Final = 5  # one index from an opaque pointer to another
BOOL: Final = integer_type(1)


def is_usual(kind: int, i: Instruction, operands: tuple[Value, ...]) -> bool:
    if kind == LOADS:
        return is_opaque(operands[0].type)
    if len(operands) != 2:
        return False
    first, second = operands[0].type, operands[1].type
    if kind == OF_INTEGERS:
        return first is second and first is i.type and isinstance(first, IntegerType)
    if kind == COMPARES_INTEGERS:
        return first is second and isinstance(first, (IntegerType, PointerType)) and i.type is BOOL
    if kind == STORES:
        return isinstance(first, (IntegerType, FloatingPointType, PointerType)) and is_opaque(second)
    return is_opaque(first) and i.type is first and isinstance(second, IntegerType)


def is_opaque(ty: Type) -> bool:
    return isinstance(ty, PointerType) and ty.pointee is None


def differs(what: str, found: Type, wanted: Type) -> str:
    return "" if found is wanted else f"{what} is of type {found}, and not {wanted}"


def _binary(i: Instruction, operands: tuple[Value, ...]) -> str:
    is_float = i.opcode in FLOAT_BINARY
    scalar = i.type.scalar_type()
    if not isinstance(scalar, FloatingPointType if is_float else IntegerType):
        return f"'{i.opcode}' of type {i.type}"
    return differs("the left operand", operands[0].type, i.type) or differs(
        "the right operand", operands[1].type, i.type
    )


def _same(i: Instruction, operands: tuple[Value, ...]) -> str:
    return differs("the operand", operands[0].type, i.type)


def _compare(i: Instruction, operands: tuple[Value, ...]) -> str:
    left, right = operands[0].type, operands[1].type
    scalar = left.scalar_type()
    if i.opcode == "fcmp":
        if not isinstance(scalar, FloatingPointType):
            return f"'fcmp' of type {left}"
    elif not isinstance(scalar, (IntegerType, PointerType)):
        return f"'icmp' of type {left}"
    if right is not left:
        return f"the operands are of types {left} and {right}"
    if i.type.scalar_type() is not integer_type(1) or element_count(left) != element_count(i.type):
        return f"the result is of type {i.type}, for operands of type {left}"
    return ""


def _cast(i: Instruction, operands: tuple[Value, ...]) -> str:
    if cast_is_valid(i.opcode, operands[0].type, i.type):
        return ""
    return f"'{i.opcode}' of a value of type {operands[0].type} to {i.type}"


def _select(i: Instruction, operands: tuple[Value, ...]) -> str:
    condition, if_true, if_false = operands
    problem = select_problem(condition.type, if_true.type, if_false.type)
    return problem or differs("the first value", if_true.type, i.type)


def _pointer(operand: Value, pointee: Type | None) -> str:
    ty = operand.type
    if not isinstance(ty, PointerType):
        return f"the address is {operand!r} of type {ty}, no pointer"
    if ty.pointee is not None and pointee is not None and ty.pointee is not pointee:
        return f"the address is of type {ty}, where {pointee} is in memory"
    return ""


def _load(i: Instruction, operands: tuple[Value, ...]) -> str:
    return _pointer(operands[0], i.type)


def _store(_: Instruction, operands: tuple[Value, ...]) -> str:
    return _pointer(operands[1], operands[0].type)


def _alloca(_: Instruction, operands: tuple[Value, ...]) -> str:
    return "" if isinstance(operands[0].type, IntegerType) else f"a number of elements of type {operands[0].type}"


def _cmpxchg(_: Instruction, operands: tuple[Value, ...]) -> str:
    return _pointer(operands[0], operands[1].type) or differs("the new value", operands[2].type, operands[1].type)


def _rmw(i: Instruction, operands: tuple[Value, ...]) -> str:
    return _pointer(operands[0], operands[1].type) or differs("the value", operands[1].type, i.type)


def _address(i: Instruction, operands: tuple[Value, ...]) -> str:
    base = operands[0].type.scalar_type()
    if not isinstance(base, PointerType):
        return f"the base is of type {operands[0].type}, no pointer"
    is_scalar = not isinstance(operands[0].type, VectorType) and not isinstance(i.type, VectorType)
    for index in operands[1:]:
        if isinstance(index.type, IntegerType):
            continue
        if not isinstance(index.type.scalar_type(), IntegerType):
            return f"an index is of type {index.type}, no integer"
        is_scalar = False
    source = i.further_type
    assert source is not None
    if base.pointee is not None and base.pointee is not source:
        return f"the base is of type {operands[0].type}, where {source} is in memory"
    target = indexed_type(source, operands[1:])
    if target is None:
        return f"the indices lead nowhere in {source}"
    result = i.type.scalar_type()
    if not isinstance(result, PointerType) or result.address_space != base.address_space:
        return f"the result is of type {i.type}, which does not follow from the operands"
    if result.pointee is not None and result.pointee is not target:
        return f"the indices lead to {target}, and the result is of type {i.type}"
    if is_scalar:
        return ""
    counts = {element_count(operand.type) for operand in operands} - {(0, False)}
    if counts != {element_count(i.type)}:
        return f"the result is of type {i.type}, which does not follow from the operands"
    return ""


def _extract_element(i: Instruction, operands: tuple[Value, ...]) -> str:
    vector, index = operands[0].type, operands[1].type
    if not isinstance(vector, VectorType) or not isinstance(index, IntegerType):
        return f"an element of type {vector} by an index of type {index}"
    return differs("the element", vector.element, i.type)


def _insert_element(i: Instruction, operands: tuple[Value, ...]) -> str:
    vector, index = operands[0].type, operands[2].type
    if not isinstance(vector, VectorType) or not isinstance(index, IntegerType):
        return f"an element of type {vector} by an index of type {index}"
    return differs("the element", operands[1].type, vector.element) or differs("the vector", vector, i.type)


def _shuffle(i: Instruction, operands: tuple[Value, ...]) -> str:
    left, right, result = operands[0].type, operands[1].type, i.type
    if not isinstance(left, VectorType) or not isinstance(result, VectorType):
        return f"a shuffle of type {left}"
    if left is not right:
        return f"the operands are of types {left} and {right}"
    mask = i.further_type
    if mask is not None and mask is not vector_type(integer_type(32), result.count, result.scalable):
        return f"the mask is of type {mask}, and the result of type {result}"
    return differs("the element", left.element, result.element)


def _member(i: Instruction, operands: tuple[Value, ...]) -> str:
    indices: Sequence[int] = getattr(i, "indices", ())
    member = member_type(operands[0].type, indices)
    if member is None or not indices:
        return f"the indices {list(indices)} lead nowhere in {operands[0].type}"
    if i.opcode == "extractvalue":
        return differs("the member", member, i.type)
    return differs("the member", operands[1].type, member) or differs("the aggregate", operands[0].type, i.type)


def _phi(i: Instruction, operands: tuple[Value, ...]) -> str:
    blocks = getattr(i, "incoming_blocks", ())
    if len(blocks) != len(operands):
        return f"{len(operands)} values from {len(blocks)} blocks"
    for block in blocks:
        if not isinstance(block, BasicBlock):
            return f"a value from {block!r}, which is no basic block"
    for operand in operands:
        if operand.type is not i.type:
            return differs("a value", operand.type, i.type)
    return ""


def _call(instruction: Instruction, operands: tuple[Value, ...]) -> str:
    call: CallBase = instruction  # type: ignore[assignment]  # by opcode
    ty = call.function_type
    if not isinstance(ty, FunctionType):
        return f"a call of type {ty}, no function type"
    callee = operands[-1]
    pointer = callee.type
    if not isinstance(pointer, PointerType) and not isinstance(callee, InlineAsm):
        return f"the callee is {callee!r} of type {pointer}, no pointer"
    if isinstance(pointer, PointerType) and pointer.pointee is not None and pointer.pointee is not ty:
        return f"the callee is of type {pointer}, in a call of {ty}"
    if ty.return_type is not call.type:
        return f"the result is of type {call.type}, in a call of {ty}"
    count = call.argument_count
    end = call.bundles[-1].end if call.bundles else count
    if call.opcode != "callbr" and end + (1 if call.opcode == "call" else 3) != len(operands):
        return f"{count} arguments, where there are {len(operands)} operands"
    if count < len(ty.parameters) or (count > len(ty.parameters) and not ty.is_vararg):
        return f"{count} arguments for the {len(ty.parameters)} parameters of {ty}"
    for number, parameter in enumerate(ty.parameters):
        if operands[number].type is not parameter:
            return differs(f"argument {number}", operands[number].type, parameter)
    return ""


def _ret(i: Instruction, operands: tuple[Value, ...]) -> str:
    function = i.function
    if function is None:
        return ""
    wanted = function.function_type.return_type
    if not operands:
        return "" if isinstance(wanted, VoidType) else f"nothing is returned, where @{function.name} returns {wanted}"
    return differs(f"what @{function.name} returns", operands[0].type, wanted)


def _br(_: Instruction, operands: tuple[Value, ...]) -> str:
    if len(operands) == 2:
        return "'br' with 2 operands"
    return "" if len(operands) == 1 else differs("the condition", operands[0].type, integer_type(1))


def _switch(_: Instruction, operands: tuple[Value, ...]) -> str:
    ty = operands[0].type
    if not isinstance(ty, IntegerType):
        return f"the condition is of type {ty}, no integer"
    if len(operands) % 2:
        return "a case without a basic block"
    for value in operands[2::2]:
        if not isinstance(value, ConstantInt):
            return f"a case is {value!r}, no constant integer"
        if value.type is not ty:
            return differs("a case", value.type, ty)
    return ""


def _distinct_cases(_: Instruction, operands: tuple[Value, ...]) -> str:
    seen: set[int] = set()  # and not of constants: those of no module are others than the module's own
    for value in operands[2::2]:
        assert isinstance(value, ConstantInt)
        if value.value in seen:
            return f"the case {value.value} comes twice"
        seen.add(value.value)
    return ""


def _indirect(_: Instruction, operands: tuple[Value, ...]) -> str:
    return "" if isinstance(operands[0].type, PointerType) else f"the address is of type {operands[0].type}, no pointer"


def _landing_pad(i: Instruction, operands: tuple[Value, ...]) -> str:
    filters = getattr(i, "filters", ())
    if len(filters) != len(operands):
        return f"{len(operands)} clauses, of which {len(filters)} are told to be a filter or a catch"
    for operand in operands:
        if not isinstance(operand, Constant):
            return f"a clause is {operand!r}, no constant"
    return ""


def _pad(i: Instruction, operands: tuple[Value, ...]) -> str:
    place = -1 if operands and not isinstance(operands[0].type, TokenType) else 0
    pad = operands[-1] if i.opcode in ("catchpad", "cleanuppad") else operands[place]
    return "" if isinstance(pad.type, TokenType) else f"the pad is of type {pad.type}, no token"


def _va_arg(_: Instruction, operands: tuple[Value, ...]) -> str:
    return _pointer(operands[0], None)


CALLS: Final = frozenset(("call", "invoke", "callbr"))
# How many operands there are at least, and at most (None: any number).
COUNTS: Final[dict[str, tuple[int, int | None]]] = {
    **dict.fromkeys(BINARY, (2, 2)),
    **dict.fromkeys(CASTS, (1, 1)),
    **dict.fromkeys(("fneg", "freeze", "load", "alloca", "va_arg", "extractvalue", "resume"), (1, 1)),
    **dict.fromkeys(("icmp", "fcmp", "store", "atomicrmw", "extractelement", "shufflevector", "insertvalue"), (2, 2)),
    **dict.fromkeys(("cmpxchg", "select", "insertelement"), (3, 3)),
    **dict.fromkeys(("getelementptr", "indirectbr", "catchpad", "cleanuppad", "call", "catchswitch"), (1, None)),
    **dict.fromkeys(("phi", "landingpad"), (0, None)),
    **dict.fromkeys(("fence", "unreachable"), (0, 0)),
    "ret": (0, 1),
    "br": (1, 3),
    "switch": (2, None),
    "invoke": (3, None),
    "callbr": (2, None),
    "cleanupret": (1, 2),
    "catchret": (2, 2),
}
RULES: Final[dict[str, Rule]] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(("fneg", "freeze"), _same),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    "select": _select,
    "load": _load,
    "store": _store,
    "cmpxchg": _cmpxchg,
    "atomicrmw": _rmw,
    "getelementptr": _address,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
    **dict.fromkeys(("extractvalue", "insertvalue"), _member),
    "phi": _phi,
    **dict.fromkeys(CALLS, _call),
    "br": _br,
    "switch": _switch,
    "landingpad": _landing_pad,
    **dict.fromkeys(("catchpad", "cleanuppad", "cleanupret", "catchret", "catchswitch"), _pad),
    "va_arg": _va_arg,
}
USUAL: Final[dict[str, int]] = {
    **dict.fromkeys([opcode for opcode in BINARY if opcode not in FLOAT_BINARY], OF_INTEGERS),
    "icmp": COMPARES_INTEGERS,
    "load": LOADS,
    "store": STORES,
    "getelementptr": STEPS,
}
# What only a verifier looks at: both formats say these types and values in full.
SAYABLE_RULES: Final[dict[str, Rule]] = {
    "alloca": _alloca,
    "indirectbr": _indirect,
    "ret": _ret,
    "switch": _distinct_cases,
}


def _br_blocks(_: Instruction, count: int) -> Sequence[int]:
    return (0,) if count == 1 else range(1, count)


def _switch_blocks(_: Instruction, count: int) -> Sequence[int]:
    return range(1, count, 2)


def _rest(_: Instruction, count: int) -> Sequence[int]:
    return range(1, count)


def _invoke_blocks(_: Instruction, count: int) -> Sequence[int]:
    return range(count - 3, count - 1)


def _callbr_blocks(i: Instruction, count: int) -> Sequence[int]:
    call: CallBase = i  # type: ignore[assignment]  # by opcode
    first = call.bundles[-1].end if call.bundles else call.argument_count
    return range(first, count - 1)


# Where the operands of an instruction are basic blocks.
BLOCK_PLACES: Final[dict[str, Places]] = {
    "br": _br_blocks,
    "switch": _switch_blocks,
    **dict.fromkeys(("indirectbr", "cleanupret", "catchret", "catchswitch"), _rest),
    "invoke": _invoke_blocks,
    "callbr": _callbr_blocks,
}
SHAPES: Final[dict[str, Shape]] = {}
