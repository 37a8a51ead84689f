"""The operator table: a row an instruction (LangRef, "Instruction Reference"), and the classes that they belong to.

What tells instructions apart stands here once: for an opcode its class, flags, releases, what it does; for a class, in
`irkit.operators.classes`, its operands in LLVM's order, its further fields, the parameters of its constructor, its
records. `python -m
irkit.operators.generate` makes the classes and the page of the documentation from it; `irkit.operators.lists` has what
the layers ask for as lists.
"""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.operators.classes import (
    ALLOCA,
    ATOMIC_CMPXCHG,
    ATOMIC_RMW,
    BINARY_OPERATOR,
    BRANCH,
    CALL,
    CALL_BRANCH,
    CAST,
    CATCH_RETURN,
    CATCH_SWITCH,
    CLEANUP_RETURN,
    COMPARE,
    EXTRACT_ELEMENT,
    EXTRACT_VALUE,
    FENCE,
    FREEZE,
    FUNCLET_PAD,
    GETELEMENTPTR,
    INDIRECT_BRANCH,
    INSERT_ELEMENT,
    INSERT_VALUE,
    INVOKE,
    LANDING_PAD,
    LOAD,
    PHI,
    RESUME,
    RETURN,
    SELECT,
    SHUFFLE_VECTOR,
    STORE,
    SWITCH,
    UNARY_OPERATOR,
    UNREACHABLE,
    VA_ARG,
)
from irkit.operators.declare import (
    ALWAYS,
    AS_THE_CALLEE,
    FOREVER,
    IF_ORDERED,
    TO_THE_CALLER,
    InstructionClass,
    Opcode,
)

# LangRef's sections.
TERMINATORS: Final = "Terminator Instructions"
UNARY: Final = "Unary Operations"
BINARY: Final = "Binary Operations"
BITWISE: Final = "Bitwise Binary Operations"
VECTORS: Final = "Vector Operations"
AGGREGATES: Final = "Aggregate Operations"
MEMORY: Final = "Memory Access and Addressing Operations"
CONVERSIONS: Final = "Conversion Operations"
OTHER: Final = "Other Operations"

_WRAPS: Final = ((f.NUW, 13), (f.NSW, 13))
_EXACT: Final = ((f.EXACT, 13),)


def _binary(
    name: str,
    section: str,
    code: int,
    expression_until: int,
    flags: tuple[tuple[int, int], ...] = (),
    commutative: bool = False,
    duplicable: bool = True,
) -> Opcode:
    """An operation on integers. Those that may trap cannot stand elsewhere."""
    return Opcode(
        name,
        BINARY_OPERATOR,
        "arithmetic",
        section,
        code=code,
        flags=flags,
        takes="integer",
        expression_until=expression_until,
        commutative=commutative,
        associative=commutative,
        duplicable=duplicable,
    )


def _float_binary(name: str, code: int, commutative: bool = False) -> Opcode:
    return Opcode(
        name,
        BINARY_OPERATOR,
        "arithmetic",
        BINARY,
        code=code,
        takes="float",
        fast_math=13,
        expression_until=14,
        commutative=commutative,
        duplicable=True,
    )


def _cast(
    name: str,
    code: int,
    takes: str,
    gives: str,
    expression_until: int,
    flags: tuple[tuple[int, int], ...] = (),
    fast_math: int = 0,
    since: int = 0,
) -> Opcode:
    return Opcode(
        name,
        CAST,
        "arithmetic",
        CONVERSIONS,
        since=since,
        code=code,
        takes=takes,
        gives=gives,
        flags=flags,
        fast_math=fast_math,
        expression_until=expression_until,
        duplicable=True,
    )


OPCODES: Final[tuple[Opcode, ...]] = (
    # Control
    Opcode("ret", RETURN, "control", TERMINATORS),
    Opcode("br", BRANCH, "control", TERMINATORS),
    Opcode("switch", SWITCH, "control", TERMINATORS),
    Opcode("indirectbr", INDIRECT_BRANCH, "control", TERMINATORS),
    Opcode("unreachable", UNREACHABLE, "control", TERMINATORS),
    Opcode("phi", PHI, "control", OTHER, fast_math=13),
    Opcode("select", SELECT, "control", OTHER, fast_math=13, expression_until=16, duplicable=True),
    Opcode("freeze", FREEZE, "arithmetic", OTHER),
    # Arithmetic
    Opcode(
        "fneg",
        UNARY_OPERATOR,
        "arithmetic",
        UNARY,
        code=0,
        takes="float",
        fast_math=13,
        expression_until=15,
        duplicable=True,
    ),
    _binary("add", BINARY, 0, FOREVER, _WRAPS, commutative=True),
    _float_binary("fadd", 0, commutative=True),
    _binary("sub", BINARY, 1, FOREVER, _WRAPS),
    _float_binary("fsub", 1),
    _binary("mul", BINARY, 2, 20, _WRAPS, commutative=True),
    _float_binary("fmul", 2, commutative=True),
    _binary("udiv", BINARY, 3, 14, _EXACT, duplicable=False),
    _binary("sdiv", BINARY, 4, 14, _EXACT, duplicable=False),
    _float_binary("fdiv", 4),
    _binary("urem", BINARY, 5, 14, duplicable=False),
    _binary("srem", BINARY, 6, 14, duplicable=False),
    _float_binary("frem", 6),
    _binary("shl", BITWISE, 7, 18, _WRAPS),
    _binary("lshr", BITWISE, 8, 17, _EXACT),
    _binary("ashr", BITWISE, 9, 17, _EXACT),
    _binary("and", BITWISE, 10, 17, commutative=True),
    _binary("or", BITWISE, 11, 17, ((f.DISJOINT, 18),), commutative=True),
    _binary("xor", BITWISE, 12, FOREVER, commutative=True),
    Opcode(
        "icmp",
        COMPARE,
        "arithmetic",
        OTHER,
        takes="integer or pointer",
        flags=((f.SAMESIGN, 20),),
        expression_until=18,
        duplicable=True,
    ),
    Opcode(
        "fcmp",
        COMPARE,
        "arithmetic",
        OTHER,
        takes="float",
        fast_math=13,
        expression_until=18,
        duplicable=True,
    ),
    # Conversions
    _cast("trunc", 0, "integer", "narrower integer", FOREVER, ((f.NUW, 19), (f.NSW, 19))),
    _cast("zext", 1, "integer", "wider integer", 17, ((f.NNEG, 18),)),
    _cast("sext", 2, "integer", "wider integer", 17),
    _cast("fptoui", 3, "float", "integer", 17),
    _cast("fptosi", 4, "float", "integer", 17),
    _cast("uitofp", 5, "integer", "float", 17, ((f.NNEG, 19),), fast_math=23),
    _cast("sitofp", 6, "integer", "float", 17, fast_math=23),
    _cast("fptrunc", 7, "float", "narrower float", 17, fast_math=20),
    _cast("fpext", 8, "float", "wider float", 17, fast_math=20),
    _cast("ptrtoint", 9, "pointer", "integer", FOREVER),
    _cast("inttoptr", 10, "integer", "pointer", FOREVER),
    _cast("bitcast", 11, "anything", "anything of the same size", FOREVER),
    _cast("addrspacecast", 12, "pointer", "pointer to elsewhere", FOREVER),
    _cast("ptrtoaddr", 13, "pointer", "integer", FOREVER, since=22),
    # Vectors
    Opcode("extractelement", EXTRACT_ELEMENT, "vectors", VECTORS, expression_until=FOREVER, duplicable=True),
    Opcode("insertelement", INSERT_ELEMENT, "vectors", VECTORS, expression_until=FOREVER, duplicable=True),
    Opcode("shufflevector", SHUFFLE_VECTOR, "vectors", VECTORS, expression_until=FOREVER, duplicable=True),
    # Aggregates
    Opcode("extractvalue", EXTRACT_VALUE, "aggregates", AGGREGATES, expression_until=14, duplicable=True),
    Opcode("insertvalue", INSERT_VALUE, "aggregates", AGGREGATES, expression_until=14, duplicable=True),
    # Memory
    Opcode("alloca", ALLOCA, "memory", MEMORY),
    Opcode("load", LOAD, "memory", MEMORY, reads=ALWAYS, writes=IF_ORDERED),
    Opcode("store", STORE, "memory", MEMORY, reads=IF_ORDERED, writes=ALWAYS),
    Opcode("fence", FENCE, "memory", MEMORY, reads=ALWAYS, writes=ALWAYS),
    Opcode("cmpxchg", ATOMIC_CMPXCHG, "memory", MEMORY, reads=ALWAYS, writes=ALWAYS),
    Opcode("atomicrmw", ATOMIC_RMW, "memory", MEMORY, reads=ALWAYS, writes=ALWAYS),
    Opcode(
        "getelementptr",
        GETELEMENTPTR,
        "memory",
        MEMORY,
        flags=((f.INBOUNDS, 13), (f.NUSW, 19), (f.NUW, 19)),
        expression_until=FOREVER,
        duplicable=True,
    ),
    # Calls
    Opcode(
        "call",
        CALL,
        "calls",
        OTHER,
        fast_math=13,
        reads=AS_THE_CALLEE,
        writes=AS_THE_CALLEE,
        throws=AS_THE_CALLEE,
    ),
    Opcode("va_arg", VA_ARG, "calls", OTHER, reads=ALWAYS, writes=ALWAYS),
    Opcode("invoke", INVOKE, "calls", TERMINATORS, reads=AS_THE_CALLEE, writes=AS_THE_CALLEE),
    Opcode("callbr", CALL_BRANCH, "calls", TERMINATORS, reads=AS_THE_CALLEE, writes=AS_THE_CALLEE),
    # Exceptions
    Opcode("resume", RESUME, "exceptions", TERMINATORS, throws=ALWAYS),
    Opcode("landingpad", LANDING_PAD, "exceptions", OTHER),
    Opcode("catchpad", FUNCLET_PAD, "exceptions", OTHER, reads=ALWAYS, writes=ALWAYS, records="INST_CATCHPAD"),
    Opcode("cleanuppad", FUNCLET_PAD, "exceptions", OTHER, records="INST_CLEANUPPAD"),
    Opcode("catchswitch", CATCH_SWITCH, "exceptions", TERMINATORS, throws=TO_THE_CALLER),
    Opcode("catchret", CATCH_RETURN, "exceptions", TERMINATORS, reads=ALWAYS, writes=ALWAYS),
    Opcode("cleanupret", CLEANUP_RETURN, "exceptions", TERMINATORS, throws=TO_THE_CALLER),
)

BY_NAME: Final[dict[str, Opcode]] = {row.name: row for row in OPCODES}
CLASSES: Final[tuple[InstructionClass, ...]] = tuple(dict.fromkeys([row.cls for row in OPCODES]))
