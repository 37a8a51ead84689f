"""The classes of instructions: the rows of the operator table that `irkit.operators.table` gives to opcodes."""

from __future__ import annotations

from typing import Final

from irkit.operators.declare import (
    ALIGNMENT,
    ATTRIBUTES,
    BLOCKS,
    BOOLEAN,
    BOOLEANS,
    BUNDLES,
    COMPARISON,
    CONSTANT,
    CONVENTION,
    COUNT,
    EXPLICIT,
    FAILURE_ORDERING,
    FUNCTION_TYPE,
    INDICES,
    OPTIONAL,
    ORDERING,
    PAIRS,
    PREDICATE,
    PRESENCE,
    RETURN_TYPE,
    RMW_OPERATION,
    SUCCESS_ORDERING,
    SYNC_SCOPE,
    TAIL_KIND,
    TOKEN,
    TYPE,
    VARIADIC,
    VOID,
    Field,
    InstructionClass,
    Operand,
    same_as,
)

_ALIGNMENT: Final = Field("alignment", ALIGNMENT, doc="in bytes, 0 where the source has none")
_VOLATILE: Final = Field("volatile", BOOLEAN)
_ATOMIC_ORDERING: Final = Field("ordering", ORDERING, '""', doc='"" unless the access is atomic')
_ORDERING: Final = Field("ordering", ORDERING)
_SYNC_SCOPE: Final = Field("sync_scope", SYNC_SCOPE, doc='"" for the system\'s')

# Arithmetic, comparisons, conversions

UNARY_OPERATOR: Final = InstructionClass(
    "UnaryOperator", (Operand("operand"),), EXPLICIT, "opcode ty operands flags fast_math", records="INST_UNOP"
)
BINARY_OPERATOR: Final = InstructionClass(
    "BinaryOperator",
    (Operand("left"), Operand("right")),
    same_as("left"),
    "opcode left right flags fast_math",
    records="INST_BINOP",
)
CAST: Final = InstructionClass(
    "CastInst", (Operand("operand"),), EXPLICIT, "opcode operand ty flags fast_math", records="INST_CAST"
)
COMPARE: Final = InstructionClass(
    "CmpInst",
    (Operand("left"), Operand("right")),
    COMPARISON,
    "opcode ty predicate left right flags fast_math",
    (Field("predicate", PREDICATE, doc="as in text: `eq`, `slt`, `oge`, …"),),
    patterns=("predicate", "left", "right"),
    records="INST_CMP2 INST_CMP",
)

# Memory

ALLOCA: Final = InstructionClass(
    "AllocaInst",
    (Operand("array_size", doc="the number of elements"),),
    EXPLICIT,
    "ty allocated_type array_size alignment inalloca swifterror",
    (Field("allocated_type", TYPE), _ALIGNMENT, Field("inalloca", BOOLEAN), Field("swifterror", BOOLEAN)),
    records="INST_ALLOCA",
)
LOAD: Final = InstructionClass(
    "LoadInst",
    (Operand("pointer"),),
    EXPLICIT,
    "ty pointer alignment volatile ordering sync_scope",
    (_ALIGNMENT, _VOLATILE, _ATOMIC_ORDERING, _SYNC_SCOPE),
    records="INST_LOAD INST_LOADATOMIC",
)
STORE: Final = InstructionClass(
    "StoreInst",
    (Operand("value"), Operand("pointer")),
    VOID,
    "void_type value pointer alignment volatile ordering sync_scope",
    (_ALIGNMENT, _VOLATILE, _ATOMIC_ORDERING, _SYNC_SCOPE),
    read_order=("pointer", "value"),
    records="INST_STORE INST_STOREATOMIC INST_STORE_OLD INST_STOREATOMIC_OLD",
)
FENCE: Final = InstructionClass(
    "FenceInst", (), VOID, "void_type ordering sync_scope", (_ORDERING, _SYNC_SCOPE), records="INST_FENCE"
)
ATOMIC_CMPXCHG: Final = InstructionClass(
    "AtomicCmpXchgInst",
    (Operand("pointer"), Operand("compare", doc="the value expected"), Operand("new")),
    EXPLICIT,
    "ty pointer compare new alignment success_ordering failure_ordering sync_scope volatile weak",
    (
        _ALIGNMENT,
        Field("success_ordering", SUCCESS_ORDERING),
        Field("failure_ordering", FAILURE_ORDERING),
        _SYNC_SCOPE,
        _VOLATILE,
        Field("weak", BOOLEAN),
    ),
    doc="The result is `{ T, i1 }`: what was there, and whether it was the value expected.",
    records="INST_CMPXCHG INST_CMPXCHG_OLD",
)
ATOMIC_RMW: Final = InstructionClass(
    "AtomicRMWInst",
    (Operand("pointer"), Operand("value")),
    same_as("value"),
    "operation pointer value alignment ordering sync_scope volatile elementwise",
    (
        Field("operation", RMW_OPERATION, doc="as in text: `xchg`, `add`, …"),
        _ALIGNMENT,
        _ORDERING,
        _SYNC_SCOPE,
        _VOLATILE,
        Field("elementwise", BOOLEAN, doc="each element of a vector by itself, from LLVM 23 on"),
    ),
    patterns=("operation", "pointer", "value"),
    records="INST_ATOMICRMW INST_ATOMICRMW_OLD",
)
GETELEMENTPTR: Final = InstructionClass(
    "GetElementPtrInst",
    (Operand("pointer"), Operand("indices", VARIADIC)),
    EXPLICIT,
    "ty source_element_type operands flags",
    (Field("source_element_type", TYPE),),
    records="INST_GEP INST_GEP_OLD INST_INBOUNDS_GEP_OLD",
)

# Vectors, aggregates, choices

EXTRACT_ELEMENT: Final = InstructionClass(
    "ExtractElementInst", (Operand("vector"), Operand("index")), EXPLICIT, "ty vector index", records="INST_EXTRACTELT"
)
INSERT_ELEMENT: Final = InstructionClass(
    "InsertElementInst",
    (Operand("vector"), Operand("element"), Operand("index")),
    same_as("vector"),
    "vector element index",
    records="INST_INSERTELT",
)
SHUFFLE_VECTOR: Final = InstructionClass(
    "ShuffleVectorInst",
    (Operand("left"), Operand("right")),
    EXPLICIT,
    "ty left right mask",
    (Field("mask", CONSTANT, doc="a constant vector of i32, which is no operand"),),
    records="INST_SHUFFLEVEC",
)
EXTRACT_VALUE: Final = InstructionClass(
    "ExtractValueInst",
    (Operand("aggregate"),),
    EXPLICIT,
    "ty aggregate indices",
    (Field("indices", INDICES),),
    records="INST_EXTRACTVAL",
)
INSERT_VALUE: Final = InstructionClass(
    "InsertValueInst",
    (Operand("aggregate"), Operand("element")),
    same_as("aggregate"),
    "aggregate element indices",
    (Field("indices", INDICES),),
    records="INST_INSERTVAL",
)
PHI: Final = InstructionClass(
    "PHINode",
    (Operand("incoming_values", VARIADIC),),
    EXPLICIT,
    "ty incoming_values incoming_blocks flags fast_math",
    (Field("incoming_blocks", BLOCKS, doc="no operands: the blocks have no use for them"),),
    base="PHINodeBase",
    inherited=("incoming_blocks",),
    sets_operands_in_turn=True,
    records="INST_PHI",
)
SELECT: Final = InstructionClass(
    "SelectInst",
    (Operand("condition"), Operand("if_true"), Operand("if_false")),
    same_as("if_true"),
    "condition if_true if_false fast_math",
    read_order=("if_true", "if_false", "condition"),
    records="INST_VSELECT INST_SELECT",
)
FREEZE: Final = InstructionClass(
    "FreezeInst", (Operand("operand"),), same_as("operand"), "operand", records="INST_FREEZE"
)
VA_ARG: Final = InstructionClass("VAArgInst", (Operand("va_list"),), EXPLICIT, "va_list ty", records="INST_VAARG")

# Control

RETURN: Final = InstructionClass(
    "ReturnInst",
    (Operand("value", OPTIONAL),),
    VOID,
    "void_type value",
    base="Terminator",
    is_terminator=True,
    records="INST_RET",
)
BRANCH: Final = InstructionClass(
    "BranchInst",
    (
        Operand("condition", OPTIONAL, present="is_conditional"),
        Operand("if_false", OPTIONAL, is_block=True),
        Operand("if_true", is_block=True, doc="the destination, if there is no condition"),
    ),
    VOID,
    "void_type if_true if_false condition",
    base="Terminator",
    is_terminator=True,
    successors=("if_true", "if_false"),
    patterns=("if_true", "if_false", "condition"),
    records="INST_BR",
)
SWITCH: Final = InstructionClass(
    "SwitchInst",
    (Operand("condition"), Operand("default_destination", is_block=True), Operand("cases", PAIRS)),
    VOID,
    "void_type condition default_destination cases",
    base="SwitchBase",
    is_terminator=True,
    records="INST_SWITCH",
)
INDIRECT_BRANCH: Final = InstructionClass(
    "IndirectBrInst",
    (Operand("address"), Operand("destinations", VARIADIC, is_block=True)),
    VOID,
    "void_type address destinations",
    base="IndirectBrBase",
    is_terminator=True,
    records="INST_INDIRECTBR",
)
UNREACHABLE: Final = InstructionClass(
    "UnreachableInst", (), VOID, "void_type", base="Terminator", is_terminator=True, records="INST_UNREACHABLE"
)

# Calls

_ARGUMENTS: Final = Operand("arguments", VARIADIC, count="argument_count")
_BUNDLE_OPERANDS: Final = Operand("bundle_operands", VARIADIC)
_CALLEE: Final = Operand("callee")
_CALL_FIELDS: Final = (
    Field("function_type", FUNCTION_TYPE),
    Field("argument_count", COUNT, words="arguments"),
    Field("calling_convention", CONVENTION, doc="LLVM's word or number"),
    Field("attribute_list", ATTRIBUTES, words="attributes", doc="None for none"),
    Field("bundles", BUNDLES, words="operand bundles", doc="None for none"),
)
_OF_CALLS: Final = (
    *("arguments", "bundle_operands", "callee", "function_type", "argument_count", "calling_convention"),
    *("attribute_list", "bundles"),
)
CALL: Final = InstructionClass(
    "CallInst",
    (_ARGUMENTS, _BUNDLE_OPERANDS, _CALLEE),
    RETURN_TYPE,
    "function_type callee arguments bundle_operands bundles calling_convention attribute_list tail_kind fast_math",
    (*_CALL_FIELDS, Field("tail_kind", TAIL_KIND, doc='"", "tail", "musttail" or "notail"')),
    base="CallBase",
    inherited=_OF_CALLS,
    patterns=("callee", "arguments"),
    records="INST_CALL",
)
INVOKE: Final = InstructionClass(
    "InvokeInst",
    (
        _ARGUMENTS,
        _BUNDLE_OPERANDS,
        Operand("normal_destination", is_block=True),
        Operand("unwind_destination", is_block=True),
        _CALLEE,
    ),
    RETURN_TYPE,
    "function_type callee arguments bundle_operands normal_destination unwind_destination bundles calling_convention "
    "attribute_list",
    _CALL_FIELDS,
    base="CallBase",
    inherited=_OF_CALLS,
    is_terminator=True,
    patterns=("callee", "arguments"),
    records="INST_INVOKE",
)
CALL_BRANCH: Final = InstructionClass(
    "CallBrInst",
    (
        _ARGUMENTS,
        _BUNDLE_OPERANDS,
        Operand("default_destination", is_block=True),
        Operand("indirect_destinations", VARIADIC, is_block=True, count="indirect_count"),
        _CALLEE,
    ),
    RETURN_TYPE,
    "function_type callee arguments bundle_operands default_destination indirect_destinations bundles "
    "calling_convention attribute_list fast_math",
    (*_CALL_FIELDS, Field("indirect_count", COUNT, words="indirect destinations")),
    base="CallBase",
    inherited=_OF_CALLS,
    is_terminator=True,
    patterns=("callee", "arguments"),
    records="INST_CALLBR",
)

# Exceptions

RESUME: Final = InstructionClass(
    "ResumeInst",
    (Operand("value"),),
    VOID,
    "void_type value",
    base="Terminator",
    is_terminator=True,
    records="INST_RESUME",
)
LANDING_PAD: Final = InstructionClass(
    "LandingPadInst",
    (Operand("clauses", VARIADIC),),
    EXPLICIT,
    "ty clauses filters cleanup",
    (
        Field("cleanup", BOOLEAN),
        Field("filters", BOOLEANS, doc="for each clause: a filter (True) or a catch"),
    ),
    base="LandingPadBase",
    inherited=("filters",),
    sets_operands_in_turn=True,
    records="INST_LANDINGPAD INST_LANDINGPAD_OLD",
)
FUNCLET_PAD: Final = InstructionClass(
    "FuncletPadInst",
    (Operand("arguments", VARIADIC), Operand("parent_pad", doc="of a `catchpad`, its `catchswitch`")),
    TOKEN,
    "opcode token_type arguments parent_pad",
)
CATCH_SWITCH: Final = InstructionClass(
    "CatchSwitchInst",
    (
        Operand("parent_pad"),
        Operand("unwind_destination", OPTIONAL, is_block=True, count="has_unwind"),
        Operand("handlers", VARIADIC, is_block=True),
    ),
    TOKEN,
    "token_type parent_pad unwind_destination handlers",
    (Field("has_unwind", PRESENCE),),
    base="Terminator",
    is_terminator=True,
    records="INST_CATCHSWITCH",
)
CATCH_RETURN: Final = InstructionClass(
    "CatchReturnInst",
    (Operand("pad"), Operand("successor", is_block=True)),
    VOID,
    "void_type pad successor",
    base="Terminator",
    is_terminator=True,
    records="INST_CATCHRET",
)
CLEANUP_RETURN: Final = InstructionClass(
    "CleanupReturnInst",
    (
        Operand("pad"),
        Operand("unwind_destination", OPTIONAL, is_block=True, doc="without it, it unwinds to the caller"),
    ),
    VOID,
    "void_type pad unwind_destination",
    base="Terminator",
    is_terminator=True,
    records="INST_CLEANUPRET",
)
