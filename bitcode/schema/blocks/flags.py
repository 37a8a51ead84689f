"""Packed operands of several records. Those of operations follow from the operator table and the model's flags."""

from __future__ import annotations

from bitcode.schema.leaves import Flags
from irkit.flags import FAST_MATH_FLAGS, FAST_UNSAFE, WRAP_FLAGS
from irkit.operators.classes import BINARY_OPERATOR, CAST, COMPARE, GETELEMENTPTR
from irkit.operators.declare import InstructionClass
from irkit.operators.table import OPCODES


def _bits_of(cls: InstructionClass) -> dict[str, int | tuple[int, int]]:
    """Keyword → bit, of all opcodes of a class: an opcode's flags stand in the table by their bits."""
    words = dict(WRAP_FLAGS)
    rows = [row for row in OPCODES if row.cls is cls]
    return {words[flag]: bit for row in rows for bit, (flag, _) in enumerate(row.flags)}


#: Fast-math flags; the first of them is the one of old files, which stood for all.
FAST_MATH = Flags(
    {
        "unsafe_algebra": FAST_UNSAFE.bit_length() - 1,
        **{word: bit.bit_length() - 1 for bit, word in sorted(FAST_MATH_FLAGS)},
    },
    "fast-math flags",
)
_FAST_MATH_WIDTH = len(FAST_MATH.bits)

#: Of binary operators, by opcode: integer arithmetic, exact division and shift, or, floating point.
BINARY = Flags(
    {**_bits_of(BINARY_OPERATOR), "fast_math": (0, _FAST_MATH_WIDTH)},
    "nuw and nsw of add, sub, mul, shl; exact of udiv, sdiv, lshr, ashr; disjoint of or; else fast-math flags",
)

#: Of casts, by opcode.
CASTS = Flags(
    {**_bits_of(CAST), "fast_math": (0, _FAST_MATH_WIDTH)},
    "nneg of zext and uitofp; nuw and nsw of trunc; fast-math flags of fptrunc, fpext and others",
    since=18,
)

#: A uitofp has its fast-math flags one bit up, beside nneg (LLVM 23).
UITOFP_FLAGS = Flags({"nneg": 0, "fast_math": (1, _FAST_MATH_WIDTH)})

COMPARISONS = Flags(
    {**_bits_of(COMPARE), "fast_math": (0, _FAST_MATH_WIDTH)},
    "samesign of icmp (LLVM 20); fast-math flags of fcmp",
)

GEP_FLAGS = Flags(_bits_of(GETELEMENTPTR), "nusw and nuw since LLVM 19")

INRANGE_FLAGS = Flags({"inbounds": 0, "index": (1, 63)})

#: How many words each bound of a wide range has.
WORDS_FLAGS = Flags({"lower": (0, 32), "upper": (32, 32)}, "words of the bounds; at most 64 bits: one each")

#: The header of a node of debug info that has a version.
HEADER_FLAGS = Flags({"distinct": 0, "version": (1, 63)})
