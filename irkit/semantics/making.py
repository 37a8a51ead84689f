"""From an instruction to its step: everything that neither branches nor calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit import flags as f
from irkit.constants import ConstantAggregate, ConstantDataSequential, ConstantInt, UndefValue
from irkit.context import is_null
from irkit.errors import UnsupportedError
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CmpInst,
    ExtractValueInst,
    GetElementPtrInst,
    InsertValueInst,
    LandingPadInst,
    LoadInst,
    ShuffleVectorInst,
    StoreInst,
    VAArgInst,
)
from irkit.metadata import MDNode, Metadata, ValueAsMetadata
from irkit.semantics import convert_steps, float_steps, memory_steps, steps, vector_steps
from irkit.semantics.control_steps import LandingPad
from irkit.semantics.floats import OUTCOMES
from irkit.semantics.steps import Step
from irkit.semantics.update_steps import update_step
from irkit.semantics.varargs import VaArg
from irkit.types import PointerType, VectorType

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.compiler import FunctionCompiler
    from irkit.semantics.shapes import Shape
    from irkit.values import Value

_CHECKED_METADATA: Final = frozenset(
    ("noundef", "nonnull", "align", "range", "dereferenceable", "dereferenceable_or_null")
)
_ORDERS: Final[dict[str, tuple[bool, bool, bool]]] = {  # signed, operands exchanged, or equal
    "ult": (False, False, False),
    "ule": (False, False, True),
    "ugt": (False, True, False),
    "uge": (False, True, True),
    "slt": (True, False, False),
    "sle": (True, False, True),
    "sgt": (True, True, False),
    "sge": (True, True, True),
}


def add_steps(made: FunctionCompiler, instruction: Instruction, target: list[Step]) -> None:
    """Append the steps of an instruction. Raises UnsupportedError for one that cannot be run."""
    opcode = instruction.opcode
    maker = MAKERS.get(opcode)
    if maker is not None:
        target.append(maker(made, instruction))
    elif opcode != "fence":
        raise UnsupportedError(f"running '{opcode}'")


# Each class by its own name: compiled, an object of a class that a table names takes several times as long to make, and
# in a program whose functions run once this is most of the time.


def _pair(made: FunctionCompiler, instruction: Instruction) -> tuple[int, int, int]:
    """The slots of the result and of two operands."""
    operands = instruction.operands
    return made.slot(instruction), made.slot(operands[0]), made.slot(operands[1])


def _add(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    bits = made.lane(instruction).bits
    if not instruction.flags:
        return steps.PlainAdd(instruction, dst, a, b, bits)
    if instruction.flags == f.NSW:
        return steps.SignedAdd(instruction, dst, a, b, bits)
    return steps.Add(instruction, dst, a, b, bits)


def _sub(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.Sub(instruction, dst, a, b, made.lane(instruction).bits)


def _mul(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.Mul(instruction, dst, a, b, made.lane(instruction).bits)


def _division(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.BINARY[instruction.opcode](instruction, dst, a, b, made.lane(instruction).bits)


def _shl(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.Shl(instruction, dst, a, b, made.lane(instruction).bits)


def _lshr(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.LShr(instruction, dst, a, b, made.lane(instruction).bits)


def _ashr(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.AShr(instruction, dst, a, b, made.lane(instruction).bits)


def _and(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.And(instruction, dst, a, b, made.lane(instruction).bits)


def _or(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.Or(instruction, dst, a, b, made.lane(instruction).bits)


def _xor(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return steps.Xor(instruction, dst, a, b, made.lane(instruction).bits)


def _fadd(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return float_steps.FAdd(instruction, dst, a, b, made.lane(instruction), "fadd")


def _fsub(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return float_steps.FSub(instruction, dst, a, b, made.lane(instruction), "fsub")


def _fmul(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    return float_steps.FMul(instruction, dst, a, b, made.lane(instruction), "fmul")


def _float_division(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, b = _pair(made, instruction)
    opcode = instruction.opcode
    return float_steps.BINARY[opcode](instruction, dst, a, b, made.lane(instruction), opcode)


def _fneg(made: FunctionCompiler, instruction: Instruction) -> Step:
    (a,) = made.slots(instruction.operands)
    return float_steps.FNeg(instruction, made.result(instruction), a, made.lane(instruction))


def _icmp(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, CmpInst)
    dst, a, b = _pair(made, instruction)
    bits = made.lane(instruction.left).bits
    predicate = instruction.predicate
    if predicate == "eq":
        return steps.Equal(instruction, dst, a, b, bits, 0)
    if predicate == "ne":
        return steps.NotEqual(instruction, dst, a, b, bits, 0)
    is_signed, exchanged, or_equal = _ORDERS[predicate]
    if exchanged:
        a, b = b, a
    flip = 1 << (bits - 1) if is_signed else 0
    if or_equal:
        return steps.LessOrEqual(instruction, dst, a, b, bits, flip)
    return steps.Less(instruction, dst, a, b, bits, flip)


def _fcmp(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, CmpInst)
    a, b = made.slots(instruction.operands)
    outcomes = OUTCOMES[instruction.predicate]
    return float_steps.FloatCompare(instruction, made.result(instruction), a, b, made.lane(instruction.left), outcomes)


def _widths(made: FunctionCompiler, instruction: Instruction) -> tuple[int, int, int, int]:
    """The slots of the result and of the operand, and their widths."""
    operand = instruction.operands[0]
    return made.slot(instruction), made.slot(operand), made.lane(operand).bits, made.lane(instruction).bits


def _trunc(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, source, target = _widths(made, instruction)
    return convert_steps.Trunc(instruction, dst, a, source, target)


def _zext(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, source, target = _widths(made, instruction)
    return convert_steps.ZExt(instruction, dst, a, source, target)


def _sext(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, source, target = _widths(made, instruction)
    return convert_steps.SExt(instruction, dst, a, source, target)


def _ptrtoint(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, source, target = _widths(made, instruction)
    return convert_steps.PtrToInt(instruction, dst, a, source, target)


def _addrspacecast(made: FunctionCompiler, instruction: Instruction) -> Step:
    dst, a, source, target = _widths(made, instruction)
    return convert_steps.Same(instruction, dst, a, source, target)


def _inttoptr(made: FunctionCompiler, instruction: Instruction) -> Step:
    (a,) = made.slots(instruction.operands)
    source = made.lane(instruction.operands[0])
    bits = made.lane(instruction).bits
    return convert_steps.IntToPtr(instruction, made.result(instruction), a, source.bits, bits, made.machine)


def _float_cast(made: FunctionCompiler, instruction: Instruction) -> Step:
    (a,) = made.slots(instruction.operands)
    source = made.lane(instruction.operands[0])
    target = made.lane(instruction)
    return float_steps.FloatConvert(instruction, made.result(instruction), a, source, target, instruction.opcode)


def _bitcast(made: FunctionCompiler, instruction: Instruction) -> Step:
    (a,) = made.slots(instruction.operands)
    source = instruction.operands[0].type
    if isinstance(source, PointerType) or source is instruction.type:
        return vector_steps.Copy(instruction, made.result(instruction), a)
    is_vector = isinstance(instruction.type, VectorType)
    result = made.result(instruction)
    lanes = made.lane(instruction.operands[0]), made.lane(instruction)
    return convert_steps.BitCast(instruction, result, a, *lanes, is_vector, made.machine.little)


def _select(made: FunctionCompiler, instruction: Instruction) -> Step:
    condition, if_true, if_false = made.slots(instruction.operands)
    return convert_steps.Select(instruction, made.result(instruction), condition, if_true, if_false, made.machine)


def _freeze(made: FunctionCompiler, instruction: Instruction) -> Step:
    (a,) = made.slots(instruction.operands)
    scalars = made.shapes.lane_scalars(made.shape(instruction.type))
    return convert_steps.Freeze(instruction, made.result(instruction), a, scalars, made.machine)


# Vectors and aggregates


def _extractelement(made: FunctionCompiler, instruction: Instruction) -> Step:
    vector, index = made.slots(instruction.operands)
    return vector_steps.ExtractElement(instruction, made.result(instruction), vector, index)


def _insertelement(made: FunctionCompiler, instruction: Instruction) -> Step:
    vector, element, index = made.slots(instruction.operands)
    return vector_steps.InsertElement(instruction, made.result(instruction), vector, element, index)


def mask_lanes(mask: Value, count: int) -> list[int]:
    """The numbers in a mask; -1 for poison and undef."""
    if isinstance(mask, UndefValue):
        return [vector_steps.POISON_LANE] * count
    if is_null(mask):
        return [0] * count
    if isinstance(mask, ConstantDataSequential):
        return [mask.element_bits(index) for index in range(mask.element_count)]
    if isinstance(mask, ConstantInt):
        return [mask.value] * count
    assert isinstance(mask, ConstantAggregate)
    return [
        operand.value if isinstance(operand, ConstantInt) else vector_steps.POISON_LANE for operand in mask.operands
    ]


def _shufflevector(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, ShuffleVectorInst)
    a, b = made.slots(instruction.operands)
    mask = mask_lanes(instruction.mask, made.shape(instruction.type).count)
    return vector_steps.ShuffleVector(instruction, made.result(instruction), a, b, mask)


def _extractvalue(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, ExtractValueInst)
    (a,) = made.slots(instruction.operands)
    return vector_steps.ExtractValue(instruction, made.result(instruction), a, list(instruction.indices))


def _insertvalue(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, InsertValueInst)
    a, element = made.slots(instruction.operands)
    return vector_steps.InsertValue(instruction, made.result(instruction), a, element, list(instruction.indices))


# Memory


def _alloca(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, AllocaInst)
    shape = made.shape(instruction.allocated_type)
    alignment = instruction.alignment or made.machine.layout.preferred_alignment(instruction.allocated_type)
    (count,) = made.slots(instruction.operands)
    name = f"%{instruction.name}" if instruction.name else made.names.of(instruction)
    return memory_steps.Alloca(
        instruction, made.result(instruction), count, shape.step, max(alignment, 1), name, made.machine
    )


def alignment_of(made: FunctionCompiler, said: int, shape: Shape) -> int:
    return said or shape.alignment


def _load(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, LoadInst)
    (pointer,) = made.slots(instruction.operands)
    shape = made.shape(instruction.type)
    alignment = alignment_of(made, instruction.alignment, shape)
    result = made.result(instruction)
    step: Step
    if shape.scalar is not None:
        step = memory_steps.Load(instruction, result, pointer, shape.scalar, alignment, made.machine)
    else:
        step = memory_steps.LoadShape(instruction, result, pointer, shape, alignment, made.machine)
    attachments = instruction.attachment_list()
    return _checked(made, step, dict(attachments), shape) if attachments else step


def _checked(made: FunctionCompiler, load: Step, kinds: dict[str, Metadata], shape: Shape) -> Step:
    """The load, and what its metadata says of its value."""
    if kinds.keys().isdisjoint(_CHECKED_METADATA):
        return load
    scalars = made.shapes.lane_scalars(shape)
    bounds = metadata_numbers(kinds.get("range"))
    return memory_steps.CheckedLoad(
        load,
        scalars[0],
        "noundef" in kinds,
        "nonnull" in kinds,
        sum(metadata_numbers(kinds.get("align"))) or 1,
        sum(metadata_numbers(kinds.get("dereferenceable"))),
        sum(metadata_numbers(kinds.get("dereferenceable_or_null"))),
        list(zip(bounds[::2], bounds[1::2], strict=True)),
    )


def metadata_numbers(node: object) -> list[int]:
    if not isinstance(node, MDNode):
        return []
    found: list[int] = []
    for operand in node.operands:
        if isinstance(operand, ValueAsMetadata) and isinstance(operand.value, ConstantInt):
            found.append(operand.value.value)
    return found


def _store(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, StoreInst)
    value, pointer = made.slots([instruction.value, instruction.pointer])
    shape = made.shape(instruction.value.type)
    alignment = alignment_of(made, instruction.alignment, shape)
    if shape.scalar is not None and not made.only_reads:  # the quick way does not ask whose memory it is
        return memory_steps.Store(instruction, value, pointer, shape.scalar, alignment, made.machine)
    return memory_steps.StoreShape(instruction, value, pointer, shape, alignment, made.machine)


def _getelementptr(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, GetElementPtrInst)
    shape = made.shape(instruction.source_element_type)
    constant = 0
    falls = False
    terms: list[tuple[int, int, int]] = []
    for place, index in enumerate(instruction.operands[1:]):
        if place and shape.parts:
            assert isinstance(index, ConstantInt) or is_null(index) or isinstance(index, ConstantDataSequential)
            number = struct_index(index)
            offset, shape = shape.parts[number]
            constant += offset
            continue
        if place:
            assert shape.element is not None
            shape = shape.element
        if isinstance(index, ConstantInt) and not isinstance(index.type, VectorType):
            constant += index.value * shape.step
            falls |= index.value < 0
        else:
            terms.append((made.slot(index), shape.step, made.lane(index).bits))
    pointer = made.slot(instruction.operands[0])
    lanes = made.shape(instruction.type).count if isinstance(instruction.type, VectorType) else 0
    scalar = instruction.type.scalar_type()
    assert isinstance(scalar, PointerType)
    bits = made.machine.layout.index_bits(scalar.address_space)
    return memory_steps.address_step(
        instruction, made.result(instruction), pointer, constant, falls, terms, bits, lanes
    )


def struct_index(index: Value) -> int:
    if isinstance(index, ConstantInt):
        return index.value
    if isinstance(index, ConstantDataSequential):
        return index.element_bits(0)
    return 0


def _cmpxchg(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, AtomicCmpXchgInst)
    pointer, compare, new = made.slots([instruction.pointer, instruction.compare, instruction.new])
    shape = made.shape(instruction.compare.type)
    assert shape.scalar is not None
    alignment = alignment_of(made, instruction.alignment, shape)
    slots = (pointer, compare, new)
    return memory_steps.CompareExchange(
        instruction, made.result(instruction), slots, shape.scalar, alignment, made.machine
    )


def _atomicrmw(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, AtomicRMWInst)
    pointer, value = made.slots([instruction.pointer, instruction.value])
    shape = made.shape(instruction.value.type)
    scalar = shape.lane_scalar()
    operation = update_step(instruction, instruction.operation, scalar)
    alignment = alignment_of(made, instruction.alignment, shape)
    return memory_steps.AtomicUpdate(
        instruction, made.result(instruction), pointer, value, shape, alignment, operation, made.machine
    )


def _va_arg(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, VAArgInst)
    (pointer,) = made.slots(instruction.operands)
    return VaArg(instruction, made.result(instruction), pointer, made.shape(instruction.type), made.machine)


def _landingpad(made: FunctionCompiler, instruction: Instruction) -> Step:
    assert isinstance(instruction, LandingPadInst)
    slots = made.slots(instruction.operands)
    clauses = list(zip(instruction.filters, slots, strict=True))
    return LandingPad(instruction, made.result(instruction), clauses, instruction.cleanup, made.machine)


MAKERS: Final[dict[str, Callable[[FunctionCompiler, Instruction], Step]]] = {
    "fneg": _fneg,
    "icmp": _icmp,
    "fcmp": _fcmp,
    "inttoptr": _inttoptr,
    "fptrunc": _float_cast,
    "fpext": _float_cast,
    "fptoui": _float_cast,
    "fptosi": _float_cast,
    "uitofp": _float_cast,
    "sitofp": _float_cast,
    "bitcast": _bitcast,
    "select": _select,
    "freeze": _freeze,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "getelementptr": _getelementptr,
    "cmpxchg": _cmpxchg,
    "atomicrmw": _atomicrmw,
    "va_arg": _va_arg,
    "landingpad": _landingpad,
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), _division),
    "shl": _shl,
    "lshr": _lshr,
    "ashr": _ashr,
    "and": _and,
    "or": _or,
    "xor": _xor,
    "fadd": _fadd,
    "fsub": _fsub,
    "fmul": _fmul,
    **dict.fromkeys(("fdiv", "frem"), _float_division),
    "trunc": _trunc,
    "zext": _zext,
    "sext": _sext,
    **dict.fromkeys(("ptrtoint", "ptrtoaddr"), _ptrtoint),
    "addrspacecast": _addrspacecast,
}
