"""FUNCTION_BLOCK's records of calls and exception handling."""

from __future__ import annotations

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.blocks.flags import FAST_MATH
from bitcode.schema.declare import RecordSchema, typed, typed_rest
from bitcode.schema.leaves import (
    Block,
    Bool,
    Enum,
    Flags,
    Group,
    Int,
    Opt,
    RelativeValue,
    Repeat,
    Rest,
    Type,
    When,
)

CALL_FLAGS = Flags(
    {"tail": 0, "calling_convention": (1, 10), "musttail": 14, "explicit_type": 15, "notail": 16, "fast_math": 17},
    "calling convention and tail-call kind",
)

INVOKE_FLAGS = Flags({"calling_convention": (0, 10), "explicit_type": 13}, "calling convention")

CATCH_OR_FILTER = "landingpad clause: 0 catch, 1 filter"


def _call_tail() -> list[object]:
    # Only the function type tells which arguments belong to `...` and so carry a type where they are forward
    # references: among `args` such a type x appears as (base - x) & 0xFFFFFFFF, like the values.
    return [*typed("callee"), "args" / Rest(RelativeValue("arguments, the types of variable ones among them"))]


CALLS = [
    RecordSchema(
        c.FUNC_CODE_INST_INVOKE,
        "INST_INVOKE",
        "attributes" / Int("attribute list, from 1; 0 for none"),
        "flags" / INVOKE_FLAGS,
        "normal_dest" / Block(),
        "unwind_dest" / Block(),
        "function_type" / When(INVOKE_FLAGS.part(this.flags, "explicit_type"), Type()),
        *_call_tail(),
        doc="invoke.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CALL,
        "INST_CALL",
        "attributes" / Int("attribute list, from 1; 0 for none"),
        "flags" / CALL_FLAGS,
        "fast_math" / When(CALL_FLAGS.part(this.flags, "fast_math"), FAST_MATH, default=0),
        "function_type" / When(CALL_FLAGS.part(this.flags, "explicit_type"), Type()),
        *_call_tail(),
        doc="call.",
    ),
    RecordSchema(c.FUNC_CODE_INST_RESUME, "INST_RESUME", typed("value"), doc="resume."),
    RecordSchema(
        c.FUNC_CODE_INST_LANDINGPAD_OLD,
        "INST_LANDINGPAD_OLD",
        "type" / Type(),
        typed("personality"),
        "cleanup" / Bool(),
        "clause_count" / Int(),
        "clauses" / Repeat(this.clause_count, Group("kind" / Enum(CATCH_OR_FILTER), *typed("value"))),
        doc="landingpad with the personality function that is the function's own since LLVM 3.7.",
        until=3,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_LANDINGPAD,
        "INST_LANDINGPAD",
        "type" / Type(),
        "cleanup" / Bool(),
        "clause_count" / Int(),
        "clauses" / Repeat(this.clause_count, Group("kind" / Enum(CATCH_OR_FILTER), *typed("value"))),
        doc="landingpad.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CLEANUPRET,
        "INST_CLEANUPRET",
        "pad" / RelativeValue("cleanuppad"),
        "unwind_dest" / Opt(Block("absent: to the caller")),
        doc="cleanupret.",
        extra=False,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CATCHRET,
        "INST_CATCHRET",
        "pad" / RelativeValue("catchpad"),
        "dest" / Block(),
        doc="catchret.",
        extra=False,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CATCHPAD,
        "INST_CATCHPAD",
        "parent_pad" / RelativeValue("catchswitch"),
        "arg_count" / Int(),
        typed_rest("args", count=this.arg_count),
        doc="catchpad.",
        extra=False,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CLEANUPPAD,
        "INST_CLEANUPPAD",
        "parent_pad" / RelativeValue("enclosing pad, or the constant `none`"),
        "arg_count" / Int(),
        typed_rest("args", count=this.arg_count),
        doc="cleanuppad.",
        extra=False,
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CATCHSWITCH,
        "INST_CATCHSWITCH",
        "parent_pad" / RelativeValue("enclosing pad, or the constant `none`"),
        "handler_count" / Int(),
        "handlers" / Repeat(this.handler_count, Block()),
        "unwind_dest" / Opt(Block("absent: to the caller")),
        doc="catchswitch.",
        extra=False,
    ),
    RecordSchema(
        c.FUNC_CODE_OPERAND_BUNDLE,
        "OPERAND_BUNDLE",
        "tag" / Int("in OPERAND_BUNDLE_TAGS_BLOCK"),
        typed_rest("inputs", "values; metadata too since LLVM 20", marker=c.OB_METADATA),
        doc="An operand bundle of the call that follows.",
    ),
    RecordSchema(
        c.FUNC_CODE_INST_CALLBR,
        "INST_CALLBR",
        "attributes" / Int("attribute list, from 1; 0 for none"),
        "flags" / CALL_FLAGS,
        "default_dest" / Block(),
        "indirect_count" / Int(),
        "indirect_dests" / Repeat(this.indirect_count, Block()),
        "function_type" / When(CALL_FLAGS.part(this.flags, "explicit_type"), Type()),
        *_call_tail(),
        doc="callbr.",
    ),
]
