"""Intrinsics whose calls get other arguments, or become other instructions: those of all targets, and the table."""

from __future__ import annotations

from typing import Final

from irkit import intrinsics
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeSet, IntAttribute
from irkit.constants import Constant, ConstantInt
from irkit.context import is_null
from irkit.dialects.features import (
    COROUTINES_END_WITHOUT_RESULT,
    DEBUG_RECORDS,
    HALF_AS_A_TYPE,
    LIFETIMES_BY_SIZE,
    LIFETIMES_WITHOUT_SIZE,
    LITERAL_STRUCTS,
    MASKED_ALIGNMENTS,
    MEMORY_ATTRIBUTES,
    OBJECT_SIZES_BY_NAME,
    SPLICES_BY_SIDE,
)
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.instructions import AllocaInst, CallInst, CastInst, GetElementPtrInst
from irkit.metadata import MetadataAsValue
from irkit.types import FloatingPointType, PointerType, StructType, Type, VectorType
from irkit.upgrades.attribute_sets import sorted_set
from irkit.upgrades.expressions import dereferenced
from irkit.upgrades.old_calls.amdgcn import AMDGCN
from irkit.upgrades.old_calls.arm import ARM, FOR_CURRENT
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.mve import BY_NAME, MVE
from irkit.upgrades.old_calls.nvvm import NVVM, NVVM_BY_NAME
from irkit.upgrades.old_calls.riscv import RISCV
from irkit.upgrades.old_calls.rules import Rewrite, Row, Rule, declare, parameter_count, since, with_false
from irkit.upgrades.old_calls.x86 import X86
from irkit.values import Value


def _coro_end(changes: Changes, function: Function) -> Rewrite | None:
    """The old form lacks a token, and gives a result that new ones have no more."""

    def rewrite(b: Builder) -> None:
        arguments = [*b.arguments, b.context.null(b.context.token)]
        if b.changes.module.dialect.has(COROUTINES_END_WITHOUT_RESULT) and b.call.type is not b.context.void:
            b.intrinsic("llvm.coro.end", b.context.void, arguments)
            b.replace(b.context.poison(b.call.type))
        else:
            b.replace(b.intrinsic("llvm.coro.end", b.call.type, arguments), take_name=True)

    if parameter_count(function) != 2:
        return None
    types = [*function.function_type.parameters, changes.context.token]
    has_no_result = changes.module.dialect.has(COROUTINES_END_WITHOUT_RESULT)
    result = changes.context.void if has_no_result else function.function_type.return_type
    changes.declare("llvm.coro.end", changes.context.function(result, types))
    return rewrite


def _lifetime(base: str) -> Rule:
    """Lifetimes had a size; of what is not on the stack they have nothing to say any more."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if parameter_count(function) != 2 or not changes.module.dialect.has(LIFETIMES_WITHOUT_SIZE):
            return None
        if changes.module.dialect.has(LIFETIMES_BY_SIZE):
            size = function.function_type.parameters[0]
            changes.declare_wrong(f"{base}.{size}", changes.context.function(changes.context.void, [size]))
        else:
            declare(changes, base, function, [function.function_type.parameters[1]])
        return rewrite

    def rewrite(b: Builder) -> None:
        pointer = _without_casts(b.arguments[1])
        if isinstance(pointer, AllocaInst):
            b.intrinsic(base, b.call.type, [pointer])
        b.replace(None)

    return rule


def _without_casts(pointer: Value) -> Value:
    """LLVM's `stripPointerCasts`, as far as instructions go."""
    while _is_pointer_cast(pointer):
        assert isinstance(pointer, (CastInst, GetElementPtrInst))
        pointer = pointer.operands[0]
    return pointer


def _is_pointer_cast(value: Value) -> bool:
    if isinstance(value, CastInst):
        return value.opcode in ("bitcast", "addrspacecast")
    return isinstance(value, GetElementPtrInst) and all(is_null(index) for index in value.operands[1:])


def _splice(changes: Changes, function: Function) -> Rewrite | None:
    """The sign of the offset became two intrinsics."""

    def rewrite(b: Builder) -> None:
        left, right, offset = b.arguments
        if not isinstance(offset, ConstantInt):
            raise VerificationError("Invalid llvm.vector.splice offset argument")
        base = "llvm.vector.splice.left" if offset.value >= 0 else "llvm.vector.splice.right"
        b.replace(b.intrinsic(base, b.call.type, [left, right, b.integer(32, abs(offset.value))]))

    return rewrite if changes.module.dialect.has(SPLICES_BY_SIDE) else None


def _masked(base: str, pointer: int, has_zero: bool) -> Rule:
    """Masked accesses had their alignment behind the pointer, which is argument number `pointer`.

    Zero was that of the element's type, where it was allowed (`has_zero`).
    """

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        types = list(function.function_type.parameters)
        if len(types) != 4 or not changes.module.dialect.has(MASKED_ALIGNMENTS):
            return None
        del types[pointer + 1]
        declare(changes, base, function, types)
        return rewrite

    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        alignment = _alignment(arguments.pop(pointer + 1), has_zero)
        made = b.intrinsic(base, b.call.type, arguments)
        if not alignment:
            accessed = arguments[0].type if pointer else b.call.type
            alignment = b.changes.module.layout.abi_alignment(accessed.scalar_type())
        align = sorted_set(b.changes.module, [IntAttribute("align", alignment)])
        made.attribute_list = b.context.attribute_list({FIRST_ARGUMENT_INDEX + pointer: align})
        made.metadata.replace(b.call.metadata)
        made.tail_kind = b.call.tail_kind
        b.replace(made, take_name=True)

    return rule


def _alignment(argument: Value, has_zero: bool) -> int:
    """The alignment that an argument gives. Raises VerificationError where it is none, as LLVM ends there."""
    if not isinstance(argument, ConstantInt):
        raise VerificationError("Invalid alignment argument")
    number = argument.unsigned
    if number & (number - 1):
        raise VerificationError("Invalid alignment argument")
    if not number and not has_zero:
        raise VerificationError("Invalid zero alignment argument")
    return number


def _object_size(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        arguments += [b.false()] * (4 - len(arguments))
        b.replace(b.intrinsic("llvm.objectsize", b.call.type, arguments), take_name=True)

    if parameter_count(function) not in (2, 3, 4):
        return None
    if parameter_count(function) == 4:
        flags = function.function_type.parameters[1:]
        if not changes.module.dialect.has(OBJECT_SIZES_BY_NAME) and any(
            ty is not changes.context.integer(1) for ty in flags
        ):
            return None
        if changes.name_of("llvm.objectsize", function.function_type) == function.name:
            return None
    parameters = list(function.function_type.parameters)
    parameters += [changes.context.integer(1)] * (4 - len(parameters))
    declare(changes, "llvm.objectsize", function, parameters)
    return rewrite


def _annotation(base: str) -> Rule:
    """The annotation's attributes, which old forms lack, are a null pointer."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if parameter_count(function) != 4:
            return None
        types = function.function_type.parameters
        declare(changes, base, function, [*types, of_attributes(changes, types[1])])
        return rewrite

    def of_attributes(changes: Changes, ty: Type) -> Type:
        return ty if isinstance(ty, PointerType) and ty.pointee is not None else changes.context.pointer()

    def rewrite(b: Builder) -> None:
        null = b.context.null(of_attributes(b.changes, b.arguments[1].type))
        b.replace(b.intrinsic(base, b.call.type, [*b.arguments, null]), take_name=True)

    return rule


def _memory(base: str, aligned: int) -> Rule:
    """`memcpy`, `memmove` and `memset` of old have an alignment as fourth argument, of the first `aligned` pointers."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        types = function.function_type.parameters
        if len(types) != 5:
            return None
        declare(changes, base, function, [*types[:3], types[4]])
        return rewrite

    def rewrite(b: Builder) -> None:
        call = b.call
        arguments = list(call.arguments)
        made = b.intrinsic(base, call.type, [*arguments[:3], arguments[4]])
        alignment = arguments[3].value if isinstance(arguments[3], ConstantInt) else 0
        _set_memory_attributes(b, made, alignment, aligned)
        b.replace(made, take_name=True)

    return rule


def _set_memory_attributes(b: Builder, made: CallInst, alignment: int, aligned: int) -> None:
    module = b.changes.module
    old = b.call.attribute_list if module.dialect.has(MEMORY_ATTRIBUTES) else None
    sets: dict[int, AttributeSet] = {}
    if old is not None:
        for index, found in old.sets.items():
            number = index - FIRST_ARGUMENT_INDEX
            if index in (RETURN_INDEX, FUNCTION_INDEX) or number < 3:
                sets[index] = found
            elif number == 4:
                sets[FIRST_ARGUMENT_INDEX + 3] = found
    for number in range(aligned):
        index = FIRST_ARGUMENT_INDEX + number
        rest = [attribute for attribute in sets.get(index, ()) if attribute.name != "align"]
        if alignment:
            rest.append(IntAttribute("align", alignment))
        sets[index] = sorted_set(module, rest)
    made.attribute_list = module.context.attribute_list(sets) if sets else None


def _ptest(changes: Changes, function: Function) -> Rewrite | None:
    """Vectors of floats that are vectors of integers now."""
    first = function.function_type.parameters[0] if parameter_count(function) == 2 else None
    if not isinstance(first, VectorType) or not isinstance(first.element, FloatingPointType):
        return None
    ty = changes.context.vector(changes.context.integer(64), 2)
    declare(changes, function.name, function, [ty, ty])

    def rewrite(b: Builder) -> None:
        casts = [b.bitcast(argument, ty, "cast") for argument in b.arguments]
        b.replace(b.intrinsic(function.name, b.call.type, casts), take_name=True)

    return rewrite


def _half(name: str) -> Rule:
    """Conversions from and to halves that were short integers, which bitcasts do."""

    def rewrite(b: Builder) -> None:
        value = b.arguments[0]
        if name == "from":
            b.replace(b.cast("fpext", b.bitcast(value, b.context.half), b.call.type))
        else:
            b.replace(b.bitcast(b.cast("fptrunc", value, b.context.half), b.call.type))

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    return since(HALF_AS_A_TYPE, rule)


def _drop(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        b.replace(None)

    return rewrite


def _debug_value(changes: Changes, function: Function) -> Rewrite | None:
    """Values of debug info had an offset; what has one other than 0 goes."""

    def rewrite(b: Builder) -> None:
        value, offset, variable, expression = b.arguments
        if isinstance(offset, Constant) and is_null(offset):
            made = b.intrinsic("llvm.dbg.value", b.call.type, [value, variable, expression])
            b.replace(made, take_name=True)
        else:
            b.replace(None)

    return rewrite if parameter_count(function) == 4 else None


def _debug_address(changes: Changes, function: Function) -> Rewrite | None:
    """An address of debug info is a value that is found there. Where records are made of such calls, that is done."""

    def rewrite(b: Builder) -> None:
        address, variable, expression = b.arguments
        assert isinstance(expression, MetadataAsValue)
        found = MetadataAsValue(expression.type, dereferenced(expression.metadata, folds=False))
        b.replace(b.intrinsic("llvm.dbg.value", b.call.type, [address, variable, found]), take_name=True)

    if changes.module.dialect.has(DEBUG_RECORDS):
        return None
    declare(changes, "llvm.dbg.value", function, list(function.function_type.parameters))
    return rewrite


def named_struct_rule(changes: Changes, function: Function) -> Rewrite | None:
    """An intrinsic that gives a named struct: a literal one now, taken apart and put together again."""
    result = function.function_type.return_type
    if not isinstance(result, StructType) or result.elements is None:
        return None
    if not changes.module.dialect.has(LITERAL_STRUCTS):
        return None
    literal = changes.context.struct(result.elements)

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(_base_of(changes, function.name), literal, b.arguments)
        whole: Value = b.context.poison(result)
        for number in range(len(result.elements or ())):
            whole = b.insert_value(whole, b.extract_value(made, number), number)
        b.replace(whole)

    return rewrite


def _base_of(changes: Changes, name: str) -> str:
    intrinsic = intrinsics.lookup(name, changes.module.dialect.llvm_version)
    return name if intrinsic is None else intrinsic.name


RULES: Final[tuple[Row, ...]] = (
    ("llvm.dbg.value", _debug_value),
    ("llvm.dbg.addr", _debug_address),
    ("llvm.ctlz.*", with_false("llvm.ctlz")),
    ("llvm.cttz.*", with_false("llvm.cttz")),
    ("llvm.coro.end", _coro_end),
    ("llvm.convert.from.fp16.*", _half("from")),
    ("llvm.convert.to.fp16.*", _half("to")),
    ("llvm.lifetime.start*", _lifetime("llvm.lifetime.start")),
    ("llvm.lifetime.end*", _lifetime("llvm.lifetime.end")),
    ("llvm.vector.splice.*", _splice),
    ("llvm.experimental.vector.splice.*", _splice),
    ("llvm.masked.load.*", _masked("llvm.masked.load", 0, has_zero=False)),
    ("llvm.masked.gather.*", _masked("llvm.masked.gather", 0, has_zero=True)),
    ("llvm.masked.store.*", _masked("llvm.masked.store", 1, has_zero=False)),
    ("llvm.masked.scatter.*", _masked("llvm.masked.scatter", 1, has_zero=True)),
    ("llvm.objectsize.*", _object_size),
    ("llvm.ptr.annotation.*", _annotation("llvm.ptr.annotation")),
    ("llvm.var.annotation", _annotation("llvm.var.annotation")),
    ("llvm.memcpy.*", _memory("llvm.memcpy", 2)),
    ("llvm.memmove.*", _memory("llvm.memmove", 2)),
    ("llvm.memset.*", _memory("llvm.memset", 1)),
    ("llvm.stackprotectorcheck", _drop),
    ("llvm.x86.sse41.ptestc", _ptest),
    ("llvm.x86.sse41.ptestz", _ptest),
    ("llvm.x86.sse41.ptestnzc", _ptest),
    *X86,
    *ARM,
    *MVE,
    *RISCV,
    *NVVM,
    *AMDGCN,
)


# Overloaded intrinsics whose calls are made anew where their name is not the one that their types make, and whether
# metadata is kept.
MISNAMED: Final[tuple[tuple[str, bool], ...]] = (
    ("llvm.invariant.start", False),
    ("llvm.invariant.end", False),
    ("llvm.masked.load", True),
    ("llvm.masked.store", True),
    ("llvm.masked.gather", True),
    ("llvm.masked.scatter", True),
)


def misnamed_rule(changes: Changes, function: Function) -> Rewrite | None:
    """What is done with the calls of a function of `MISNAMED`; None for others, and where the name is right."""
    base = _base_of(changes, function.name)
    keeps_metadata = [kept for name, kept in MISNAMED if name == base]
    if not keeps_metadata or changes.name_of(base, function.function_type) in (None, function.name):
        return None

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(base, b.call.type, b.arguments)
        if keeps_metadata[0]:
            made.metadata.replace(b.call.metadata)
        b.replace(made, take_name=True)

    declare(changes, base, function, list(function.function_type.parameters))
    return rewrite


# LLVM looks at the names of these alone: tables have some of them still.
GOES_BY_NAME: Final = (
    BY_NAME | NVVM_BY_NAME | {pattern for pattern, _ in X86 if pattern.startswith("llvm.x86.avx512.broadcastm")}
)


def rule_of(name: str, is_current: bool) -> Rule | None:
    """The rule for an intrinsic of old; `is_current` tells that the release has one of this name and type."""
    for pattern, rule in RULES:
        if name.startswith(pattern[:-1]) if pattern.endswith("*") else name == pattern:
            return (
                rule
                if not is_current or rule in FOR_CURRENT or rule is _object_size or pattern in GOES_BY_NAME
                else None
            )
    return None
