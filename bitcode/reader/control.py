"""Records of what leads from block to block, and of `phi` and `select` (LangRef, "Terminator Instructions")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.operands import fast_math
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_br,
    read_inst_indirectbr,
    read_inst_phi,
    read_inst_ret,
    read_inst_select,
    read_inst_switch,
    read_inst_switch_ranges,
    read_inst_unreachable,
    read_inst_vselect,
)
from bitcode.schema.runtime import too_short, unrotate
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantInt
from irkit.errors import BitcodeError, UnsupportedError
from irkit.instructions import (
    Instruction,
    PHINode,
    SelectInst,
)
from irkit.terminators import BranchInst, IndirectBrInst, ReturnInst, SwitchInst, UnreachableInst
from irkit.types import IntegerType


def read_ret(r: BodyReader) -> Instruction:
    rec = read_inst_ret(r.ops, r.at, r.end, r.base)
    if rec.operand_count == 0:
        return ReturnInst(r.context.void, None)
    return ReturnInst(r.context.void, r.value(rec.value, rec.value_type))


def read_br(r: BodyReader) -> Instruction:
    rec = read_inst_br(r.ops, r.at, r.end, r.base)
    if_true = r.block_at(rec.true_dest)
    if r.end - r.at == 1:
        return BranchInst(r.context.void, if_true)
    if_false = r.block_at(rec.false_dest)
    return BranchInst(r.context.void, if_true, if_false, r.value_of_type(rec.condition, r.context.integer(1)))


SWITCH_WITH_RANGES: Final = 0x4B5  # the high half of the first operand
SWITCH_MARK_AT: Final = 16
WORD: Final = 64  # bits of an operand
MOST_IN_RANGES: Final = 1 << 20  # numbers of one switch that ranges stand for


def read_switch(r: BodyReader) -> Instruction:
    if r.end > r.at and r.ops[r.at] >> SWITCH_MARK_AT == SWITCH_WITH_RANGES:
        return read_switch_with_ranges(r)
    rec = read_inst_switch(r.ops, r.at, r.end, r.base)
    ty = r.type_at(rec.type)
    condition = r.value_of_type(rec.condition, ty)
    if not isinstance(ty, IntegerType):
        raise BitcodeError(f"a switch on {ty}; expected an integer type")
    default = r.block_at(rec.default_dest)
    values = rec.case_values
    dests = rec.case_dests
    cases: list[tuple[Constant, BasicBlock]] = []
    for index in range(len(values)):
        value = r.value_of_type(values[index], ty)
        if not isinstance(value, ConstantInt):
            raise BitcodeError("a switch case that is not a constant integer")
        cases.append((value, r.block_at(dests[index])))
    return SwitchInst(r.context.void, condition, default, cases)


def read_switch_with_ranges(r: BodyReader) -> Instruction:
    """The form of LLVM 3.2's development and 3.3, whose cases are sets of numbers and ranges: each number a case."""
    rec = read_inst_switch_ranges(r.ops, r.at, r.end, r.base)
    ty = r.type_at(rec.type)
    condition = r.value_of_type(rec.condition, ty)
    if not isinstance(ty, IntegerType):
        raise BitcodeError(f"a switch on {ty}; expected an integer type")
    default = r.block_at(rec.default_dest)
    items = CaseItems(rec.cases, ty.width)
    cases: list[tuple[Constant, BasicBlock]] = []
    for _ in range(rec.case_count):
        numbers: list[int] = []
        for _ in range(items.take()):
            is_single = items.take() != 0
            first = items.number()
            last = first if is_single else items.number()
            if len(cases) + len(numbers) + last - first >= MOST_IN_RANGES:
                raise UnsupportedError(f"a switch whose ranges hold more than {MOST_IN_RANGES} numbers")
            numbers.extend(range(first, last + 1))
        block = r.block_at(items.take())
        cases.extend([(r.context.constant_int(ty, number), block) for number in numbers])
    return SwitchInst(r.context.void, condition, default, cases)


class CaseItems:
    """The operands of such a switch that say its cases, taken one by one."""

    def __init__(self, ops: vec[i64], width: int) -> None:
        self.ops: vec[i64] = ops
        self.at: i64 = 0
        self.width: int = width

    def take(self) -> i64:
        if self.at >= len(self.ops):
            raise too_short("INST_SWITCH", self.at + 1, len(self.ops))
        self.at += 1
        return self.ops[self.at - 1]

    def number(self) -> int:
        """An integer of the condition's width, unsigned, from one word or from as many as are said."""
        count: i64 = self.take() if self.width > WORD else 1
        value = 0
        shift = 0
        for _ in range(count):
            value |= unsigned64(unrotate(self.take())) << shift
            shift += WORD
        return value & ((1 << self.width) - 1)


def read_indirectbr(r: BodyReader) -> Instruction:
    rec = read_inst_indirectbr(r.ops, r.at, r.end, r.base)
    address = r.value_of_type(rec.address, r.type_at(rec.type))
    return IndirectBrInst(r.context.void, address, r.blocks_at(rec.dests))


def read_unreachable(r: BodyReader) -> Instruction:
    read_inst_unreachable(r.ops, r.at, r.end)
    return UnreachableInst(r.context.void)


def read_phi(r: BodyReader) -> Instruction:
    rec = read_inst_phi(r.ops, r.at, r.end, r.base)
    ty = r.type_at(rec.type)
    numbers = rec.incoming_values
    values = [r.value_of_type(number, ty) for number in numbers]
    return PHINode(ty, values, r.blocks_at(rec.incoming_blocks), fast_math=fast_math(rec.flags))


def read_select_old(r: BodyReader) -> Instruction:
    rec = read_inst_select(r.ops, r.at, r.end, r.base)
    if_true = r.value(rec.true_value, rec.true_value_type)
    if_false = r.value_of_type(rec.false_value, if_true.type)
    return SelectInst(r.value_of_type(rec.condition, r.context.integer(1)), if_true, if_false)


def read_select(r: BodyReader) -> Instruction:
    rec = read_inst_vselect(r.ops, r.at, r.end, r.base)
    if_true = r.value(rec.true_value, rec.true_value_type)
    if_false = r.value_of_type(rec.false_value, if_true.type)
    condition = r.value(rec.condition, rec.condition_type)
    scalar = condition.type.scalar_type()
    if not (isinstance(scalar, IntegerType) and scalar.width == 1):
        raise BitcodeError(f"a select by {condition.type}; expected i1 or a vector of it")
    return SelectInst(condition, if_true, if_false, fast_math(rec.flags))


CONTROL: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_RET: read_ret,
    c.FUNC_CODE_INST_BR: read_br,
    c.FUNC_CODE_INST_SWITCH: read_switch,
    c.FUNC_CODE_INST_INDIRECTBR: read_indirectbr,
    c.FUNC_CODE_INST_UNREACHABLE: read_unreachable,
    c.FUNC_CODE_INST_PHI: read_phi,
    c.FUNC_CODE_INST_SELECT: read_select_old,
    c.FUNC_CODE_INST_VSELECT: read_select,
}
