"""CONSTANTS_BLOCK: constants in order, each of the type that the last SETTYPE set (i32 at first).

Operands are absolute value ids and may come later in the block.
"""

from __future__ import annotations

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.blocks.flags import BINARY, FAST_MATH, GEP_FLAGS, INRANGE_FLAGS, WORDS_FLAGS
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import (
    Chars,
    Enum,
    Flags,
    Group,
    Int,
    Opt,
    Repeat,
    Rest,
    SignRotated,
    Type,
    Value,
    When,
)

ASM_FLAGS = Flags({"sideeffect": 0, "alignstack": 1, "inteldialect": 2, "unwind": 3}, "`unwind` from INLINEASM_OLD3 on")

#: An integer whose word count says how much of it is there: sign-rotated 64-bit words, the lowest first.
_ONE_WORD_EACH = 1 | 1 << 32

_TYPED_OPERANDS = "operands" / Rest(Group("type" / Type(), "value" / Value()), columns=True)


def _asm(code: int, name: str, *first: object, doc: str, until: int = 0, since: int = 0) -> RecordSchema:
    return RecordSchema(
        code,
        name,
        *first,
        "flags" / ASM_FLAGS,
        "asm_size" / Int("bytes"),
        "asm" / Chars("assembly text", count=this.asm_size, signed=64),
        "constraint_size" / Int("bytes"),
        "constraints" / Chars("constraint string", count=this.constraint_size, signed=64),
        doc=doc,
        since=since,
        until=until,
    )


CONSTANTS = BlockSchema(
    c.CONSTANTS_BLOCK_ID,
    "CONSTANTS_BLOCK",
    [
        RecordSchema(
            c.CST_CODE_SETTYPE,
            "SETTYPE",
            "type" / Type(),
            doc="The type of the constants that follow. Defines none.",
            abbreviations=(Abbrev("CONSTANTS_SETTYPE_ABBREV", "type", "always"),),
        ),
        RecordSchema(
            c.CST_CODE_NULL,
            "NULL",
            doc="Zero, null, false, zeroinitializer, or the token none.",
            abbreviations=(Abbrev("CONSTANTS_NULL_Abbrev", "", "never used"),),
        ),
        RecordSchema(c.CST_CODE_UNDEF, "UNDEF", doc="undef."),
        RecordSchema(
            c.CST_CODE_INTEGER,
            "INTEGER",
            "value" / SignRotated("sign-extended from the type's width"),
            doc="An integer of at most 64 bits (or a vector of equal ones, since LLVM 19).",
            abbreviations=(Abbrev("CONSTANTS_INTEGER_ABBREV", "vbr8", "always"),),
        ),
        RecordSchema(
            c.CST_CODE_WIDE_INTEGER,
            "WIDE_INTEGER",
            "words" / Rest(SignRotated("64 bits, the lowest first; words of zeros at the top are left out")),
            doc="An integer of more than 64 bits.",
        ),
        RecordSchema(
            c.CST_CODE_BYTE,
            "BYTE",
            "value" / SignRotated("sign-extended from the type's width"),
            doc="A byte constant of at most 64 bits, or a vector of equal ones.",
            reads=False,
            writes=False,
            abbreviations=(Abbrev("CONSTANTS_BYTE_ABBREV", "vbr8", "always", since=23),),
            since=23,
        ),
        RecordSchema(
            c.CST_CODE_WIDE_BYTE,
            "WIDE_BYTE",
            "words" / Rest(SignRotated("64 bits, the lowest first; words of zeros at the top are left out")),
            doc="A byte constant of more than 64 bits.",
            reads=False,
            writes=False,
            since=23,
        ),
        RecordSchema(
            c.CST_CODE_FLOAT,
            "FLOAT",
            "words" / Rest(Int("bits; x86_fp80: the upper 64, then the lower 16; others of two words the lower first")),
            doc="A floating-point number.",
        ),
        RecordSchema(
            c.CST_CODE_AGGREGATE,
            "AGGREGATE",
            "elements" / Rest(Value()),
            doc="A struct, array or vector.",
            abbreviations=(Abbrev("CST_CODE_AGGREGATE", "array value", "in the module's block"),),
        ),
        RecordSchema(
            c.CST_CODE_STRING,
            "STRING",
            "characters" / Chars(),
            doc="An array of i8.",
            abbreviations=(Abbrev("CST_CODE_STRING", "array fixed8", "in the module's block"),),
        ),
        RecordSchema(
            c.CST_CODE_CSTRING,
            "CSTRING",
            "characters" / Chars("the null at its end left out"),
            doc="An array of i8 that ends with its only 0.",
            abbreviations=(
                Abbrev("CST_CODE_CSTRING_7", "array fixed7", "in the module's block, no byte above 127"),
                Abbrev("CST_CODE_CSTRING_6", "array char6", "in the module's block, all char6"),
            ),
        ),
        RecordSchema(
            c.CST_CODE_CE_BINOP,
            "CE_BINOP",
            "opcode" / Enum("BinaryOpcodes"),
            "lhs" / Value(),
            "rhs" / Value(),
            "flags" / Opt(BINARY, default=0),
            doc="A binary operator's constant expression.",
        ),
        RecordSchema(
            c.CST_CODE_CE_CAST,
            "CE_CAST",
            "opcode" / Enum("CastOpcodes"),
            "operand_type" / Type(),
            "operand" / Value(),
            doc="A conversion's constant expression.",
            abbreviations=(Abbrev("CONSTANTS_CE_CAST_Abbrev", "fixed4 type vbr8", "always"),),
        ),
        RecordSchema(
            c.CST_CODE_CE_GEP_OLD,
            "CE_GEP_OLD",
            "type" / When(this._params.n & 1, Type("source element type")),
            _TYPED_OPERANDS,
            doc="getelementptr without flags.",
            until=18,
        ),
        RecordSchema(
            c.CST_CODE_CE_SELECT,
            "CE_SELECT",
            "condition" / Value(),
            "true_value" / Value(),
            "false_value" / Value(),
            doc="select.",
            until=16,
        ),
        RecordSchema(
            c.CST_CODE_CE_EXTRACTELT,
            "CE_EXTRACTELT",
            "vector_type" / Type(),
            "vector" / Value(),
            "index_type" / When(this._params.n == 4, Type("in old files i32")),
            "index" / Value(),
            doc="extractelement.",
        ),
        RecordSchema(
            c.CST_CODE_CE_INSERTELT,
            "CE_INSERTELT",
            "vector" / Value(),
            "element" / Value(),
            "index_type" / When(this._params.n == 4, Type("in old files i32")),
            "index" / Value(),
            doc="insertelement.",
        ),
        RecordSchema(
            c.CST_CODE_CE_SHUFFLEVEC,
            "CE_SHUFFLEVEC",
            "vector1" / Value(),
            "vector2" / Value(),
            "mask" / Value(),
            doc="shufflevector whose result has its operands' type.",
        ),
        RecordSchema(
            c.CST_CODE_CE_CMP,
            "CE_CMP",
            "operand_type" / Type(),
            "lhs" / Value(),
            "rhs" / Value(),
            "predicate" / Enum("CmpInst::Predicate"),
            "flags" / Opt(FAST_MATH, default=0),
            doc="icmp or fcmp.",
            until=18,
        ),
        _asm(c.CST_CODE_INLINEASM_OLD, "INLINEASM_OLD", doc="Inline assembly, in old files.", until=3),
        RecordSchema(
            c.CST_CODE_CE_SHUFVEC_EX,
            "CE_SHUFVEC_EX",
            "operand_type" / Type(),
            "vector1" / Value(),
            "vector2" / Value(),
            "mask" / Value(),
            doc="shufflevector whose result differs from its operands in length.",
        ),
        RecordSchema(
            c.CST_CODE_CE_INBOUNDS_GEP,
            "CE_INBOUNDS_GEP",
            "type" / When(this._params.n & 1, Type("source element type")),
            _TYPED_OPERANDS,
            doc="getelementptr inbounds.",
            until=18,
        ),
        RecordSchema(
            c.CST_CODE_BLOCKADDRESS,
            "BLOCKADDRESS",
            "function_type" / Type("of the function as a value: a pointer"),
            "function" / Value(),
            "block" / Int("place in the function"),
            doc="blockaddress.",
        ),
        RecordSchema(
            c.CST_CODE_DATA,
            "DATA",
            "elements" / Rest(Int("bits of an integer or floating-point element")),
            doc="An array or vector of simple elements.",
        ),
        _asm(c.CST_CODE_INLINEASM_OLD2, "INLINEASM_OLD2", doc="Inline assembly with a dialect.", until=12),
        RecordSchema(
            c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD,
            "CE_GEP_WITH_INRANGE_INDEX_OLD",
            "type" / Type("source element type"),
            "flags" / INRANGE_FLAGS,
            _TYPED_OPERANDS,
            doc="getelementptr with inrange at one of its indices.",
            until=18,
        ),
        RecordSchema(
            c.CST_CODE_CE_UNOP,
            "CE_UNOP",
            "opcode" / Enum("UnaryOpcodes"),
            "operand" / Value(),
            "flags" / Opt(FAST_MATH, default=0),
            doc="fneg.",
        ),
        RecordSchema(c.CST_CODE_POISON, "POISON", doc="poison."),
        RecordSchema(
            c.CST_CODE_DSO_LOCAL_EQUIVALENT,
            "DSO_LOCAL_EQUIVALENT",
            "global_type" / Type(),
            "global_value" / Value(),
            doc="dso_local_equivalent.",
        ),
        _asm(c.CST_CODE_INLINEASM_OLD3, "INLINEASM_OLD3", doc="Inline assembly that may unwind.", since=13, until=14),
        RecordSchema(
            c.CST_CODE_NO_CFI_VALUE,
            "NO_CFI_VALUE",
            "global_type" / Type(),
            "global_value" / Value(),
            doc="no_cfi.",
            since=14,
        ),
        _asm(
            c.CST_CODE_INLINEASM,
            "INLINEASM",
            "function_type" / Type(),
            doc="Inline assembly with its function type.",
            since=14,
        ),
        RecordSchema(
            c.CST_CODE_CE_GEP_WITH_INRANGE,
            "CE_GEP_WITH_INRANGE",
            "type" / Type("source element type"),
            "flags" / GEP_FLAGS,
            "bit_width" / Int("of the range"),
            "word_counts"
            / When(
                this.bit_width > 64,
                WORDS_FLAGS,
                default=_ONE_WORD_EACH,
            ),
            "lower" / Repeat(WORDS_FLAGS.part(this.word_counts, "lower"), SignRotated("64 bits, the lowest first")),
            "upper" / Repeat(WORDS_FLAGS.part(this.word_counts, "upper"), SignRotated("64 bits, the lowest first")),
            _TYPED_OPERANDS,
            doc="getelementptr with inrange as a range of offsets.",
            since=19,
        ),
        RecordSchema(
            c.CST_CODE_CE_GEP,
            "CE_GEP",
            "type" / Type("source element type"),
            "flags" / GEP_FLAGS,
            _TYPED_OPERANDS,
            doc="getelementptr.",
            since=19,
        ),
        RecordSchema(
            c.CST_CODE_PTRAUTH,
            "PTRAUTH",
            "pointer" / Value(),
            "key" / Value(),
            "discriminator" / Value(),
            "address_discriminator" / Value(),
            doc="ptrauth.",
            since=19,
        ),
        RecordSchema(
            c.CST_CODE_PTRAUTH2,
            "PTRAUTH2",
            "pointer" / Value(),
            "key" / Value(),
            "discriminator" / Value(),
            "address_discriminator" / Value(),
            "deactivation_symbol" / Value(),
            doc="ptrauth with a deactivation symbol.",
            since=22,
        ),
    ],
    doc="Constants of the module or of a function.",
)
