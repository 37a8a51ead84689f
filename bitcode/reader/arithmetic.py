"""Records of operators, conversions and comparisons, and of `freeze` (LangRef, "Binary Operations" and on).

A handler reads the current record by its codec, turns ids into values, types and blocks, and returns the instruction.
What LLVM's reader checks is checked here; the rest is the verifier's. The other chapters do the same.
"""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.operands import fast_math, integer_flags
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_binop,
    read_inst_cast,
    read_inst_cmp2,
    read_inst_freeze,
    read_inst_unop,
)
from bitcode.schema.codecs.packed import UITOFP_FAST_MATH_AT
from irkit.dialects.encodings import (
    BINARY_OPCODES,
    FCMP_PREDICATES,
    FIRST_ICMP_PREDICATE,
    FLOAT_BINARY_OPCODES,
    ICMP_PREDICATES,
)
from irkit.errors import BitcodeError
from irkit.instructions import (
    BinaryOperator,
    CastInst,
    CmpInst,
    FreezeInst,
    Instruction,
    UnaryOperator,
)
from irkit.operators.lists import CONVERSIONS
from irkit.types import IntegerType

# Conversions from or to floating-point numbers: their trailing operand has fast-math flags.
FLOAT_CASTS: Final = frozenset([opcode for opcode, (takes, gives) in CONVERSIONS.items() if "float" in takes + gives])


def read_unary(r: BodyReader) -> Instruction:
    rec = read_inst_unop(r.ops, r.at, r.end, r.base)
    operand = r.value(rec.operand, rec.operand_type)
    if rec.opcode != 0 or not operand.type.is_fp_or_fp_vector():
        raise BitcodeError(f"unary opcode {rec.opcode} on {operand.type}")
    return UnaryOperator("fneg", operand.type, [operand], 0, fast_math(rec.flags))


def read_binary(r: BodyReader) -> Instruction:
    rec = read_inst_binop(r.ops, r.at, r.end, r.base)
    left = r.value(rec.lhs, rec.lhs_type)
    right = r.value_of_type(rec.rhs, left.type)
    scalar = left.type.scalar_type()
    number = rec.opcode
    opcode = ""
    if isinstance(scalar, IntegerType):
        if 0 <= number < len(BINARY_OPCODES):
            opcode = BINARY_OPCODES[number]
            return BinaryOperator(opcode, left, right, integer_flags(opcode, rec.flags))
    elif left.type.is_fp_or_fp_vector() and 0 <= number < len(FLOAT_BINARY_OPCODES):
        opcode = FLOAT_BINARY_OPCODES[number]
    if not opcode:
        raise BitcodeError(f"binary opcode {unsigned64(number)} on {left.type}")
    return BinaryOperator(opcode, left, right, 0, fast_math(rec.flags))


def read_cast(r: BodyReader) -> Instruction:
    rec = read_inst_cast(r.ops, r.at, r.end, r.base)
    operand = r.value(rec.operand, rec.operand_type)
    ty = r.type_at(rec.type)
    names = r.state.dialect.cast_opcodes
    if not 0 <= rec.opcode < len(names):
        raise BitcodeError(
            f"cast opcode {unsigned64(rec.opcode)}; LLVM {r.state.dialect.llvm_version} has {len(names)}"
        )
    opcode = names[rec.opcode]
    bits = rec.flags
    flags = integer_flags(opcode, bits)
    if opcode not in FLOAT_CASTS:
        return CastInst(opcode, operand, ty, flags)
    return CastInst(opcode, operand, ty, flags, fast_math(bits >> UITOFP_FAST_MATH_AT if opcode == "uitofp" else bits))


def read_compare(r: BodyReader) -> Instruction:
    rec = read_inst_cmp2(r.ops, r.at, r.end, r.base)
    left = r.value(rec.lhs, rec.lhs_type)
    right = r.value_of_type(rec.rhs, left.type)
    ty = r.context.bool_like(left.type)
    number = rec.predicate
    if left.type.is_fp_or_fp_vector():
        if not 0 <= number < len(FCMP_PREDICATES):
            raise BitcodeError(f"fcmp predicate {unsigned64(number)}; expected 0 to {len(FCMP_PREDICATES) - 1}")
        return CmpInst("fcmp", ty, FCMP_PREDICATES[number], left, right, 0, fast_math(rec.flags))
    number -= FIRST_ICMP_PREDICATE
    if not 0 <= number < len(ICMP_PREDICATES):
        raise BitcodeError(f"icmp predicate {unsigned64(rec.predicate)}; expected {FIRST_ICMP_PREDICATE} to 41")
    return CmpInst("icmp", ty, ICMP_PREDICATES[number], left, right, integer_flags("icmp", rec.flags))


def read_freeze(r: BodyReader) -> Instruction:
    rec = read_inst_freeze(r.ops, r.at, r.end, r.base)
    made = FreezeInst(r.value(rec.operand, rec.operand_type))
    made.take_flags(0, fast_math(rec.flags))
    return made


ARITHMETIC: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_BINOP: read_binary,
    c.FUNC_CODE_INST_CAST: read_cast,
    c.FUNC_CODE_INST_CMP: read_compare,
    c.FUNC_CODE_INST_CMP2: read_compare,
    c.FUNC_CODE_INST_UNOP: read_unary,
    c.FUNC_CODE_INST_FREEZE: read_freeze,
}
