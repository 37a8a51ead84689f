"""Intrinsics whose calls get other arguments, or become other instructions.

A rule is asked for a function, and gives what is to be done with each call of it, or None where the function is not
of the old form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit import intrinsics
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeSet, IntAttribute
from irkit.constants import Constant, ConstantInt
from irkit.context import is_null
from irkit.dialects.features import (
    COROUTINES_END_WITHOUT_RESULT,
    EXTREME_INTRINSICS,
    LIFETIMES_WITHOUT_SIZE,
    LITERAL_STRUCTS,
    MASKED_ALIGNMENTS,
    MEMORY_ATTRIBUTES,
    NOT_ON_PRIVATE_MEMORY,
    SHORT_EXTREMES,
    SPLICES_BY_SIDE,
    Feature,
)
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.instructions import AllocaInst, AtomicRMWInst, BinaryOperator, CallInst, CastInst
from irkit.metadata import Metadata
from irkit.types import FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.upgrades.attribute_sets import sorted_set
from irkit.upgrades.old_calls.barriers import BARRIERS
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.values import Value
from irkit.words import Ordering

Rewrite = Callable[[Builder], None]
Rule = Callable[[Changes, Function], Rewrite | None]


_PRIVATE_MEMORY: Final = 5
_LOCAL_MEMORY: Final = 3


def _since(feature: Feature, rule: Rule) -> Rule:
    """A rule of some releases."""

    def checked(changes: Changes, function: Function) -> Rewrite | None:
        return rule(changes, function) if changes.module.dialect.has(feature) else None

    return checked


def _parameters(function: Function) -> int:
    return len(function.function_type.parameters)


def _declare(changes: Changes, base: str, function: Function, parameters: list[Type]) -> None:
    """Declare what calls will need, as LLVM does whether there are calls or not."""
    changes.declare(base, changes.context.function(function.function_type.return_type, parameters))


# More arguments


def _with_false(base: str) -> Rule:
    """`ctlz` and `cttz` of old had no word on zero."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if _parameters(function) != 1:
            return None
        _declare(changes, base, function, [*function.function_type.parameters, changes.context.integer(1)])
        return rewrite

    def rewrite(b: Builder) -> None:
        value = b.call.arguments[0]
        b.replace(b.intrinsic(base, value.type, [value, b.false()]), take_name=True)

    return rule


def _same_arguments(base: str) -> Rule:
    """A call without the attributes of the old one."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        _declare(changes, base, function, list(function.function_type.parameters))
        return rewrite

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, list(b.call.arguments)), take_name=True)

    return rule


def _thread_pointer(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic("llvm.thread.pointer", b.call.type, []), take_name=True)

    return rewrite


def _coro_end(changes: Changes, function: Function) -> Rewrite | None:
    """Old forms lack a token, and give a result that new ones have no more."""

    def rewrite(b: Builder) -> None:
        arguments = list(b.call.arguments)
        if len(arguments) == 2:
            arguments.append(b.context.null(b.context.token))
        if b.changes.module.dialect.has(COROUTINES_END_WITHOUT_RESULT) and b.call.type is not b.context.void:
            b.intrinsic("llvm.coro.end", b.context.void, arguments)
            b.replace(b.context.poison(b.call.type))
        else:
            b.replace(b.intrinsic("llvm.coro.end", b.call.type, arguments), take_name=True)

    return rewrite if _parameters(function) in (2, 3) else None


def _lifetime(base: str) -> Rule:
    """Lifetimes had a size; of what is not on the stack they have nothing to say any more."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if _parameters(function) != 2 or not changes.module.dialect.has(LIFETIMES_WITHOUT_SIZE):
            return None
        # LLVM declares, beside the new one, a function by the type of the size, and leaves it.
        size = function.function_type.parameters[0]
        changes.declare_wrong(f"{base}.{size}", changes.context.function(changes.context.void, [size]))
        return rewrite

    def rewrite(b: Builder) -> None:
        pointer = b.call.arguments[1]
        while isinstance(pointer, CastInst) and pointer.opcode in ("bitcast", "addrspacecast"):
            pointer = pointer.operands[0]
        if isinstance(pointer, AllocaInst):
            b.intrinsic(base, b.call.type, [pointer])
        b.replace(None)

    return rule


def _splice(changes: Changes, function: Function) -> Rewrite | None:
    """The sign of the offset became two intrinsics."""

    def rewrite(b: Builder) -> None:
        left, right, offset = b.call.arguments
        number = offset.value if isinstance(offset, ConstantInt) else 0
        base = "llvm.vector.splice.left" if number >= 0 else "llvm.vector.splice.right"
        b.replace(b.intrinsic(base, b.call.type, [left, right, b.integer(32, abs(number))]))

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
        _declare(changes, base, function, types)
        return rewrite

    def rewrite(b: Builder) -> None:
        arguments = list(b.call.arguments)
        alignment = _alignment(arguments.pop(pointer + 1), has_zero)
        made = b.intrinsic(base, b.call.type, arguments)
        if not alignment:
            accessed = arguments[0].type if pointer else b.call.type
            alignment = b.changes.module.layout.abi_alignment(accessed.scalar_type())
        align = sorted_set(b.changes.module, [IntAttribute("align", alignment)])
        made.attribute_list = b.context.attribute_list({FIRST_ARGUMENT_INDEX + pointer: align})
        made.metadata.replace(b.call.metadata)
        b.replace(made, take_name=True)

    return rule


def _alignment(argument: Value, has_zero: bool) -> int:
    """The alignment that an argument gives. Raises VerificationError where it is none, as LLVM ends there."""
    ty = argument.type
    if not isinstance(argument, ConstantInt) or not isinstance(ty, IntegerType):
        raise VerificationError("Invalid alignment argument")
    number = argument.value & ((1 << ty.width) - 1)
    if number & (number - 1):
        raise VerificationError("Invalid alignment argument")
    if not number and not has_zero:
        raise VerificationError("Invalid zero alignment argument")
    return number


def _object_size(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        arguments = list(b.call.arguments)
        arguments += [b.false()] * (4 - len(arguments))
        b.replace(b.intrinsic("llvm.objectsize", b.call.type, arguments), take_name=True)

    if _parameters(function) not in (2, 3):
        return None
    parameters = list(function.function_type.parameters)
    parameters += [changes.context.integer(1)] * (4 - len(parameters))
    _declare(changes, "llvm.objectsize", function, parameters)
    return rewrite


def _annotation(base: str) -> Rule:
    """The annotation's attributes, which old forms lack, are a null pointer."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite if _parameters(function) == 4 else None

    def rewrite(b: Builder) -> None:
        arguments = list(b.call.arguments)
        ty = b.call.arguments[1].type
        null = b.context.null(ty if isinstance(ty, PointerType) and ty.pointee is not None else b.context.pointer())
        b.replace(b.intrinsic(base, b.call.type, [*arguments, null]), take_name=True)

    return rule


# Alignments that became attributes


def _memory(base: str, aligned: int) -> Rule:
    """`memcpy`, `memmove` and `memset` of old have an alignment as fourth argument, of the first `aligned` pointers."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        types = function.function_type.parameters
        if len(types) != 5:
            return None
        _declare(changes, base, function, [*types[:3], types[4]])
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


# Other types


def _ptest(changes: Changes, function: Function) -> Rewrite | None:
    """Vectors of floats that are vectors of integers now."""
    first = function.function_type.parameters[0] if _parameters(function) == 2 else None
    if not isinstance(first, VectorType) or not isinstance(first.element, FloatingPointType):
        return None

    def rewrite(b: Builder) -> None:
        ty = b.context.vector(b.context.integer(64), 2)
        casts = [b.bitcast(argument, ty, "cast") for argument in b.call.arguments]
        b.replace(b.intrinsic(function.name, b.call.type, casts), take_name=True)

    return rewrite


def _bfloat(changes: Changes, function: Function) -> Rewrite | None:
    """The last two operands were bytes, and are bfloat now."""
    types = function.function_type.parameters
    last = types[-1] if len(types) == 3 else None
    if not isinstance(last, VectorType) or not isinstance(last.element, IntegerType):
        return None
    base = ".".join(function.name.split(".")[:4])
    count = last.count * last.element.width // 16

    def rewrite(b: Builder) -> None:
        ty = b.context.vector(b.context.bfloat, count)
        first, *others = b.call.arguments
        casts = [b.bitcast(other, ty) for other in others]
        b.replace(b.intrinsic(base, b.call.type, [first, *casts]), take_name=True)

    return rewrite


def _bfloat_lane(changes: Changes, function: Function) -> Rewrite | None:
    base = function.name + ".v2"

    def rewrite(b: Builder) -> None:
        *others, lane = b.call.arguments
        number = lane.value if isinstance(lane, ConstantInt) else 0
        b.replace(b.intrinsic(base, b.call.type, [*others, b.integer(32, number)]), take_name=True)

    return rewrite


# Scalable vectors


def _parts(function: Function) -> int:
    """The number in the name: `ld3`, `create3`."""
    return int("".join([char for char in function.name.split(".nxv")[0].split(".")[-1] if char.isdigit()]) or "0")


def _insert_parts(b: Builder, ty: VectorType, parts: list[Value]) -> Value:
    """A vector of equal parts."""
    step = ty.count // len(parts)
    made: Value = b.context.poison(ty)
    for number, part in enumerate(parts):
        made = b.intrinsic("llvm.vector.insert", ty, [made, part, b.integer(64, number * step)])
    return made


def _sve_load(changes: Changes, function: Function) -> Rewrite | None:
    """Loads of several vectors gave one long vector; they give a struct now."""
    count = _parts(function)
    result = function.function_type.return_type
    first = function.function_type.parameters[0]
    if not isinstance(result, VectorType) or not isinstance(first, VectorType) or count < 2:
        return None
    part = changes.context.vector(result.element, first.count, first.scalable)
    struct = changes.context.struct([part] * count)

    def rewrite(b: Builder) -> None:
        load = b.intrinsic(f"llvm.aarch64.sve.ld{count}.sret", struct, list(b.call.arguments))
        made: Value = b.context.poison(result)
        step = result.count // count
        for number in range(count):
            element = b.extract_value(load, number)
            made = b.intrinsic("llvm.vector.insert", result, [made, element, b.integer(64, number * step)])
        b.replace(made, take_name=True)

    return rewrite


def _tuple_get(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        whole, index = b.call.arguments
        result = b.call.type
        number = index.value if isinstance(index, ConstantInt) else 0
        count = result.count if isinstance(result, VectorType) else 1
        b.replace(b.intrinsic("llvm.vector.extract", result, [whole, b.integer(64, number * count)]), take_name=True)

    return rewrite


def _tuple_set(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        whole, index, part = b.call.arguments
        number = index.value if isinstance(index, ConstantInt) else 0
        count = part.type.count if isinstance(part.type, VectorType) else 1
        arguments = [whole, part, b.integer(64, number * count)]
        # LLVM mangles the index's type into the name. Its parser takes it out again when it comes to the new function,
        # its reader of bitcode does not: only the next one does.
        made = b.intrinsic("llvm.vector.insert", b.call.type, arguments, suffix=f".{index.type}")
        b.replace(made, take_name=True)

    return rewrite


def _tuple_create(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        result = b.call.type
        assert isinstance(result, VectorType)
        b.replace(_insert_parts(b, result, list(b.call.arguments)), take_name=True)

    return rewrite


# Other instructions


def _drop(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        b.replace(None)

    return rewrite


def _absolute(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        value = b.call.arguments[0]
        zero = b.context.null(value.type)
        negative = b.add(BinaryOperator("sub", zero, value), "neg")
        condition = b.compare("sge", value, zero, "abs.cond")
        b.replace(b.select(condition, value, negative, "abs"))

    return rewrite


def _extreme(name: str, predicate: str) -> Rule:
    """The larger or the smaller of two integers."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        is_unsigned = function.name.rpartition(".")[2].startswith("u")
        word = ("u" if is_unsigned else "s") + predicate

        def rewrite(b: Builder) -> None:
            left, right = b.call.arguments
            if b.changes.module.dialect.has(EXTREME_INTRINSICS):
                base = f"llvm.{'u' if is_unsigned else 's'}{name}"
                b.replace(b.intrinsic(base, b.call.type, [left, right]), take_name=True)
                return
            condition = b.compare(word, left, right, f"{name}.cond")
            b.replace(b.select(condition, left, right, name))

        return rewrite

    return rule


def _count_bits(base: str, name: str) -> Rule:
    """Counts of a 64-bit number as 32 bits."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        value = b.call.arguments[0]
        arguments = [value, b.false()] if name == "ctlz" else [value]
        made = b.intrinsic(base, value.type, arguments, name)
        b.replace(b.trunc(made, b.context.integer(32), f"{name}.trunc"))

    return rule


def _half_to_float(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        made = b.intrinsic("llvm.convert.from.fp16", b.context.float, list(b.call.arguments), "h2f")
        b.replace(made)

    return rewrite


def _atomic_add(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        pointer, value = b.call.arguments
        b.replace(b.atomic_rmw("fadd", pointer, value, "seq_cst"))

    return rewrite


_ORDERINGS: Final[dict[int, Ordering]] = {2: "monotonic", 4: "acquire", 5: "release", 6: "acq_rel", 7: "seq_cst"}


def _amdgcn_atomic(operation: str) -> Rule:
    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite if _parameters(function) >= 2 else None

    def rewrite(b: Builder) -> None:
        arguments = b.call.arguments
        pointer, value = arguments[0], arguments[1]
        order = arguments[2] if len(arguments) > 2 else None
        ordering = _ORDERINGS.get(order.value, "seq_cst") if isinstance(order, ConstantInt) else "seq_cst"
        result = b.call.type
        if not isinstance(pointer.type, PointerType) or value.type is not result:
            b.replace(None)  # a call of a wrong type, which LLVM takes out
            return
        if isinstance(result, VectorType) and result.element is b.context.integer(16):
            value = b.bitcast(value, b.context.vector(b.context.bfloat, result.count, result.scalable))
        made = b.atomic_rmw(operation, pointer, value, ordering, "agent")
        if "agent" not in b.changes.module.sync_scopes:
            b.changes.module.sync_scopes.append("agent")
        _attach_memory_kinds(b, made, pointer.type.address_space)
        if len(arguments) > 4:
            volatile = arguments[4]
            made.volatile = not isinstance(volatile, ConstantInt) or volatile.value != 0
        b.replace(b.bitcast(made, result))

    return rule


def _attach_memory_kinds(b: Builder, made: AtomicRMWInst, address_space: int) -> None:
    kinds = b.changes.module.metadata_kinds
    attachments: list[tuple[str, Metadata]] = []
    if address_space != _LOCAL_MEMORY:
        attachments.append(("amdgpu.no.fine.grained.memory", b.changes.empty_node()))
    if b.changes.module.dialect.has(NOT_ON_PRIVATE_MEMORY):
        if made.operation == "fadd" and address_space != _LOCAL_MEMORY and made.type is b.context.float:
            attachments.append(("amdgpu.ignore.denormal.mode", b.changes.empty_node()))
        if address_space == 0:
            bounds = b.changes.numbers_node(32, (_PRIVATE_MEMORY, _PRIVATE_MEMORY + 1))
            attachments.append(("noalias.addrspace", bounds))
    for kind, _ in attachments:
        kinds.setdefault(kind, len(kinds))
    made.metadata.replace(attachments)


def named_struct_rule(changes: Changes, function: Function) -> Rewrite | None:
    """An intrinsic that gives a named struct: a literal one now, taken apart and put together again."""
    result = function.function_type.return_type
    if not isinstance(result, StructType) or result.elements is None:
        return None
    if not changes.module.dialect.has(LITERAL_STRUCTS):
        return None
    literal = changes.context.struct(result.elements)

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(_base_of(changes, function.name), literal, list(b.call.arguments))
        whole: Value = b.context.poison(result)
        for number in range(len(result.elements or ())):
            whole = b.insert_value(whole, b.extract_value(made, number), number)
        b.replace(whole)

    return rewrite


def _base_of(changes: Changes, name: str) -> str:
    intrinsic = intrinsics.lookup(name, changes.module.dialect.llvm_version)
    return name if intrinsic is None else intrinsic.name


def _debug_value(changes: Changes, function: Function) -> Rewrite | None:
    """Values of debug info had an offset; what has one other than 0 goes."""

    def rewrite(b: Builder) -> None:
        value, offset, variable, expression = b.call.arguments
        if isinstance(offset, Constant) and is_null(offset):
            made = b.intrinsic("llvm.dbg.value", b.call.type, [value, variable, expression])
            b.replace(made, take_name=True)
        else:
            b.replace(None)

    return rewrite if _parameters(function) == 4 else None


# Name, whole or, with a `*` at its end, as a beginning; the rule.
RULES: Final[tuple[tuple[str, Rule], ...]] = (
    ("llvm.dbg.value", _debug_value),
    ("llvm.ctlz.*", _with_false("llvm.ctlz")),
    ("llvm.cttz.*", _with_false("llvm.cttz")),
    ("llvm.arm.neon.vclz.*", _with_false("llvm.ctlz")),
    ("llvm.nvvm.clz.i", _with_false("llvm.ctlz")),
    ("llvm.arm.neon.vcnt.*", _same_arguments("llvm.ctpop")),
    ("llvm.nvvm.popc.i", _same_arguments("llvm.ctpop")),
    ("llvm.nvvm.brev32", _same_arguments("llvm.bitreverse")),
    ("llvm.nvvm.brev64", _same_arguments("llvm.bitreverse")),
    ("llvm.arm.rbit", _same_arguments("llvm.bitreverse")),
    ("llvm.aarch64.rbit*", _same_arguments("llvm.bitreverse")),
    ("llvm.aarch64.neon.rbit*", _same_arguments("llvm.bitreverse")),
    ("llvm.arm.thread.pointer", _thread_pointer),
    ("llvm.aarch64.thread.pointer", _thread_pointer),
    ("llvm.coro.end", _coro_end),
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
    ("llvm.x86.sse41.ptestc", _ptest),
    ("llvm.x86.sse41.ptestz", _ptest),
    ("llvm.x86.sse41.ptestnzc", _ptest),
    ("llvm.arm.neon.bfdot.*", _bfloat),
    ("llvm.arm.neon.bfmmla.*", _bfloat),
    ("llvm.arm.neon.bfmlalb.*", _bfloat),
    ("llvm.arm.neon.bfmlalt.*", _bfloat),
    ("llvm.aarch64.neon.bfdot.*", _bfloat),
    ("llvm.aarch64.neon.bfmmla.*", _bfloat),
    ("llvm.aarch64.neon.bfmlalb.*", _bfloat),
    ("llvm.aarch64.neon.bfmlalt.*", _bfloat),
    ("llvm.aarch64.sve.bfdot.lane", _bfloat_lane),
    ("llvm.aarch64.sve.bfmlalb.lane", _bfloat_lane),
    ("llvm.aarch64.sve.bfmlalt.lane", _bfloat_lane),
    ("llvm.aarch64.sve.ld2*", _sve_load),
    ("llvm.aarch64.sve.ld3*", _sve_load),
    ("llvm.aarch64.sve.ld4*", _sve_load),
    ("llvm.aarch64.sve.tuple.get*", _tuple_get),
    ("llvm.aarch64.sve.tuple.set*", _tuple_set),
    ("llvm.aarch64.sve.tuple.create2*", _tuple_create),
    ("llvm.aarch64.sve.tuple.create3*", _tuple_create),
    ("llvm.aarch64.sve.tuple.create4*", _tuple_create),
    ("llvm.stackprotectorcheck", _drop),
    ("llvm.nvvm.abs.i", _absolute),
    ("llvm.nvvm.abs.ll", _absolute),
    ("llvm.nvvm.max.s", _since(SHORT_EXTREMES, _extreme("max", "ge"))),
    ("llvm.nvvm.max.us", _since(SHORT_EXTREMES, _extreme("max", "ge"))),
    ("llvm.nvvm.min.s", _since(SHORT_EXTREMES, _extreme("min", "le"))),
    ("llvm.nvvm.min.us", _since(SHORT_EXTREMES, _extreme("min", "le"))),
    ("llvm.nvvm.max.i", _extreme("max", "ge")),
    ("llvm.nvvm.max.ll", _extreme("max", "ge")),
    ("llvm.nvvm.max.ui", _extreme("max", "ge")),
    ("llvm.nvvm.max.ull", _extreme("max", "ge")),
    ("llvm.nvvm.min.i", _extreme("min", "le")),
    ("llvm.nvvm.min.ll", _extreme("min", "le")),
    ("llvm.nvvm.min.ui", _extreme("min", "le")),
    ("llvm.nvvm.min.ull", _extreme("min", "le")),
    ("llvm.nvvm.clz.ll", _count_bits("llvm.ctlz", "ctlz")),
    ("llvm.nvvm.popc.ll", _count_bits("llvm.ctpop", "ctpop")),
    ("llvm.nvvm.h2f", _half_to_float),
    *BARRIERS,
    ("llvm.nvvm.atomic.load.add.f32.p*", _atomic_add),
    ("llvm.nvvm.atomic.load.add.f64.p*", _atomic_add),
    ("llvm.amdgcn.atomic.inc*", _amdgcn_atomic("uinc_wrap")),
    ("llvm.amdgcn.atomic.dec*", _amdgcn_atomic("udec_wrap")),
    ("llvm.amdgcn.ds.fadd*", _amdgcn_atomic("fadd")),
    ("llvm.amdgcn.ds.fmin*", _amdgcn_atomic("fmin")),
    ("llvm.amdgcn.ds.fmax*", _amdgcn_atomic("fmax")),
)


# Rules that look at types of overloaded intrinsics, which fit those of old as well.
_OF_CURRENT: Final = (_bfloat,)


def rule_of(name: str, is_current: bool) -> Rule | None:
    """The rule for an intrinsic of old; `is_current` tells that the release has one of this name and type."""
    for pattern, rule in RULES:
        if name.startswith(pattern[:-1]) if pattern.endswith("*") else name == pattern:
            return rule if not is_current or rule in _OF_CURRENT else None
    return None
