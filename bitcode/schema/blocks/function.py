"""FUNCTION_BLOCK: a body's instructions, in order. Values are relative to the next one that will be defined."""

from __future__ import annotations

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.blocks.flags import BINARY, CASTS, COMPARISONS, FAST_MATH
from bitcode.schema.blocks.function_calls import CALLS
from bitcode.schema.blocks.function_debug import DEBUG
from bitcode.schema.blocks.function_memory import MEMORY
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, OldForm, RecordSchema, opt_typed, typed
from bitcode.schema.leaves import (
    Block,
    Enum,
    Group,
    Int,
    Opt,
    RelativeValue,
    Repeat,
    Rest,
    SignedRelativeValue,
    Type,
    Value,
    When,
)

SWITCH_MARK = 0x4B5  # in the high half of the first operand
SWITCH_WITH_RANGES = OldForm(
    lambda operands: operands[0] >> 16 == SWITCH_MARK,
    RecordSchema(
        c.FUNC_CODE_INST_SWITCH,
        "INST_SWITCH",
        "mark" / Int("above bit 16: 0x4B5"),
        "type" / Type("of the condition"),
        "condition" / RelativeValue(),
        "default_dest" / Block(),
        "case_count" / Int(),
        "cases"
        / Rest(
            Int(
                "each case: how many items; each item: 1 for one number or 0 for a range, then its number or its"
                " first and last, sign-rotated (of more than 64 bits: how many words, and these); the block"
            )
        ),
        doc="switch with case ranges, of LLVM 3.2's development and 3.3.",
        until=3,
        variant="ranges",
        writes=False,
    ),
)

OTHERS = [
    RecordSchema(
        c.FUNC_CODE_DECLAREBLOCKS,
        "DECLAREBLOCKS",
        "count" / Int("number of basic blocks"),
        doc="First record of a body: how many basic blocks it has.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_BINOP,
        "INST_BINOP",
        typed("lhs"),
        "rhs" / RelativeValue(),
        "opcode" / Enum("BinaryOpcodes"),
        "flags" / Opt(BINARY, default=0),
        doc="A binary operator; which of the integer or the floating-point ones, the type of `lhs` tells.",
        abbreviations=(
            Abbrev("FUNCTION_INST_BINOP_ABBREV", "vbr6 vbr6 fixed4", "no forward reference, no flags"),
            Abbrev("FUNCTION_INST_BINOP_FLAGS_ABBREV", "vbr6 vbr6 fixed4 fixed8", "no forward reference"),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CAST,
        "INST_CAST",
        typed("operand"),
        "type" / Type("of the result"),
        "opcode" / Enum("CastOpcodes"),
        "flags" / Opt(CASTS, default=0),
        doc="A conversion.",
        abbreviations=(
            Abbrev("FUNCTION_INST_CAST_ABBREV", "vbr6 type fixed4", "no forward reference, no flags"),
            Abbrev(
                "FUNCTION_INST_CAST_FLAGS_ABBREV",
                "vbr6 type fixed4 fixed8",
                "no forward reference",
                since=18,
                until=22,
            ),
            Abbrev("FUNCTION_INST_CAST_FLAGS_ABBREV", "vbr6 type fixed4 fixed9", "no forward reference", since=23),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_SELECT,
        "INST_SELECT",
        typed("true_value"),
        "false_value" / RelativeValue(),
        "condition" / RelativeValue("an i1"),
        doc="select with a scalar condition, in old files.",
        until=2,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_EXTRACTELT,
        "INST_EXTRACTELT",
        typed("vector"),
        typed("index"),
        doc="extractelement.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_INSERTELT,
        "INST_INSERTELT",
        typed("vector"),
        "element" / RelativeValue(),
        typed("index"),
        doc="insertelement.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_SHUFFLEVEC,
        "INST_SHUFFLEVEC",
        typed("vector1"),
        "vector2" / RelativeValue(),
        typed("mask", "a constant vector of i32"),
        doc="shufflevector.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CMP,
        "INST_CMP",
        typed("lhs"),
        "rhs" / RelativeValue(),
        "predicate" / Enum("CmpInst::Predicate"),
        "flags" / Opt(FAST_MATH, default=0),
        doc="icmp or fcmp of scalars, in old files.",
        extra=False,
        until=2,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_RET,
        "INST_RET",
        opt_typed("value", "nothing for ret void"),
        doc="ret.",
        extra=False,
        abbreviations=(
            Abbrev("FUNCTION_INST_RET_VOID_ABBREV", "", "ret void"),
            Abbrev("FUNCTION_INST_RET_VAL_ABBREV", "vbr6", "no forward reference"),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_BR,
        "INST_BR",
        "true_dest" / Block(),
        "false_dest" / When(this._params.n == 3, Block()),
        "condition" / When(this._params.n == 3, RelativeValue("an i1")),
        doc="br: one operand, or three with a condition.",
        extra=False,
        abbreviations=(
            Abbrev("FUNCTION_INST_BR_UNCOND_ABBREV", "vbr6", "unconditional", since=21),
            Abbrev("FUNCTION_INST_BR_COND_ABBREV", "vbr6 vbr6 vbr6", "conditional", since=21),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_SWITCH,
        "INST_SWITCH",
        "type" / Type("of the condition"),
        "condition" / RelativeValue(),
        "default_dest" / Block(),
        "cases" / Rest(Group("value" / Value("a constant integer"), "dest" / Block()), columns=True),
        doc="switch. Case values are absolute ids.",
        old_form=SWITCH_WITH_RANGES,
    ),
    SWITCH_WITH_RANGES.record,
    RecordSchema(
        c.FUNC_CODE_INST_UNREACHABLE,
        "INST_UNREACHABLE",
        doc="unreachable.",
        abbreviations=(Abbrev("FUNCTION_INST_UNREACHABLE_ABBREV", ""),),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_PHI,
        "INST_PHI",
        "type" / Type(),
        "incoming"
        / Repeat(
            (this._params.n - 1) >> 1,
            Group("value" / SignedRelativeValue(), "block" / Block()),
            columns=True,
        ),
        "flags" / Opt(FAST_MATH, default=0),
        doc="phi; an even number of operands ends with fast-math flags.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_EXTRACTVAL,
        "INST_EXTRACTVAL",
        typed("aggregate"),
        "indices" / Rest(Int()),
        doc="extractvalue.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_INSERTVAL,
        "INST_INSERTVAL",
        typed("aggregate"),
        typed("value"),
        "indices" / Rest(Int()),
        doc="insertvalue.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CMP2,
        "INST_CMP2",
        typed("lhs"),
        "rhs" / RelativeValue(),
        "predicate" / Enum("CmpInst::Predicate"),
        "flags"
        / Opt(
            COMPARISONS,
            default=0,
        ),
        doc="icmp or fcmp.",
        extra=False,
        abbreviations=(
            Abbrev("FUNCTION_INST_CMP_ABBREV", "vbr6 vbr6 fixed6", "no forward reference, no flags", since=21),
            Abbrev("FUNCTION_INST_CMP_FLAGS_ABBREV", "vbr6 vbr6 fixed6 fixed8", "no forward reference", since=21),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_VSELECT,
        "INST_VSELECT",
        typed("true_value"),
        "false_value" / RelativeValue(),
        typed("condition", "an i1 or a vector of them"),
        "flags" / Opt(FAST_MATH, default=0),
        doc="select.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_INDIRECTBR,
        "INST_INDIRECTBR",
        "type" / Type("of the address"),
        "address" / RelativeValue(),
        "dests" / Rest(Block()),
        doc="indirectbr.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_UNOP,
        "INST_UNOP",
        typed("operand"),
        "opcode" / Enum("UnaryOpcodes"),
        "flags" / Opt(FAST_MATH, default=0),
        doc="fneg.",
        abbreviations=(
            Abbrev("FUNCTION_INST_UNOP_ABBREV", "vbr6 fixed4", "no forward reference, no flags"),
            Abbrev("FUNCTION_INST_UNOP_FLAGS_ABBREV", "vbr6 fixed4 fixed8", "no forward reference"),
        ),
    ),
    RecordSchema(
        c.FUNC_CODE_INST_FREEZE, "INST_FREEZE", typed("operand"), "flags" / Opt(FAST_MATH, default=0), doc="freeze."
    ),
    RecordSchema(
        c.FUNC_CODE_BLOCKADDR_USERS,
        "BLOCKADDR_USERS",
        "functions" / Rest(Value("a function")),
        doc="The functions whose bodies use addresses of blocks of this one.",
        since=15,
    ),
]

FUNCTION = BlockSchema(
    c.FUNCTION_BLOCK_ID,
    "FUNCTION_BLOCK",
    sorted([*OTHERS, *MEMORY, *CALLS, *DEBUG], key=lambda record: record.code),
    doc="A function's body.",
)
