"""Intrinsic functions (LangRef, "Intrinsic Functions"): a row each in `ROWS`; others are calls of unknown functions."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import z3

from irkit.attributes import AttributeSet
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.instructions import CallInst
from irkit.intrinsics import lookup
from irkit.refinement import floats, integers, x86
from irkit.refinement.blocks import block_of, moved
from irkit.refinement.bytes import number_byte
from irkit.refinement.limits import is_null, limited, limited_by_metadata
from irkit.refinement.operations import scalar
from irkit.refinement.state import State
from irkit.refinement.terms import (
    BLOCK_BITS,
    OFFSET_BITS,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    all_undef,
    any_poison,
    bit,
    bits,
    both,
    either,
    extended,
    is_set,
    known,
    lanes_of,
    map_lanes,
    negated,
)
from irkit.types import StructType, Type, VectorType

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder


class Use:
    """One call of an intrinsic: the encoder, the call, the operands as values."""

    __slots__ = ("call", "encoder", "name", "operands", "state")

    def __init__(self, encoder: FunctionEncoder, call: CallBase, name: str) -> None:
        self.encoder = encoder
        self.state: State = encoder.state
        self.call = call
        self.name = name
        self.operands: list[Tree] = []

    def read(self) -> list[Tree]:
        self.operands = [self.encoder.read(argument) for argument in self.call.arguments]
        return self.operands

    @property
    def ty(self) -> Type:
        return self.call.type

    def number(self, place: int) -> int:
        """An operand that has to be a number."""
        value = z3.simplify(self.operands[place].value)
        if not z3.is_bv_value(value):
            raise NotEncodedError(f"@{self.name} whose argument {place} is no constant")
        return int(value.as_long())


Row = Callable[[Use], Any]


def call(encoder: FunctionEncoder, instruction: CallBase, callee: Function) -> Any:
    """The result of a call of an intrinsic, None for none; NotImplemented for one that is treated as unknown."""
    module = callee.parent
    version = module.dialect.llvm_version if module is not None else 22
    known_intrinsic = lookup(callee.name, version)
    base = (known_intrinsic.name if known_intrinsic is not None else callee.name).removeprefix("llvm.")
    if base in IGNORED:
        return None
    row = ROWS.get(base)
    if row is None:
        if base.startswith(("memcpy", "memmove", "memset", "masked", "vp.", "coro", "eh.", "gc.")):
            raise NotEncodedError(f"the intrinsic llvm.{base}")
        encoder.state.is_loose(f"llvm.{base} left open")
        return NotImplemented
    use = Use(encoder, instruction, base)
    made = row(use)
    if made is None:
        return None
    for attributes in encoder.calls.attributes(instruction, 0):
        if "range" in attributes or "nonnull" in attributes or "align" in attributes or "noundef" in attributes:
            made = limited(encoder, instruction.type, made, attributes, False)
    if instruction.attachment_list():
        made = limited_by_metadata(encoder, instruction, made)
    return made


def each(function: Callable[..., Lane]) -> Row:
    """A row for what works lane by lane: the function gets the use and the lanes; scalar operands go to all lanes."""

    def row(use: Use) -> Tree:
        operands = use.read()
        for place in range(len(operands)):
            for attributes in use.encoder.calls.attributes(use.call, place + 1):
                operands[place] = limited_argument(use, place, operands[place], attributes)
        if isinstance(use.ty, VectorType):
            count = len(next(tree for tree in operands if isinstance(tree, tuple)))
            operands = [tree if isinstance(tree, tuple) else (tree,) * count for tree in operands]
        return map_lanes(lambda *lanes: function(use, *lanes), *operands)

    return row


def limited_argument(use: Use, place: int, tree: Tree, attributes: AttributeSet) -> Tree:
    if "range" in attributes or "noundef" in attributes or "nonnull" in attributes:
        return limited(use.encoder, use.call.arguments[place].type, tree, attributes, True)
    return tree


def made_of(value: Term, *operands: Lane) -> Lane:
    return Lane(value, any_poison(operands), all_undef(operands))


# Integers


def absolute(use: Use, a: Lane, poisons: Lane) -> Lane:
    x = a.value
    lowest = bits(1 << x.size() - 1, x.size())
    poison = both(known(is_set(poisons.value)), x == lowest)
    return Lane(z3.If(x < 0, -x, x), either(a.poison, poison), a.undef)


def extreme(predicate: str) -> Row:
    return each(lambda _, a, b: made_of(z3.If(integers.compared(predicate, a.value, b.value), a.value, b.value), a, b))


def population(use: Use, a: Lane) -> Lane:
    x = a.value
    width = x.size()
    parts = [extended(z3.Extract(place, place, x), width) for place in range(width)]
    while len(parts) > 1:
        parts = [one + other for one, other in itertools.zip_longest(parts[::2], parts[1::2], fillvalue=bits(0, width))]
    return made_of(parts[0], a)


def zeros(leading: bool) -> Row:
    def count(_: Use, a: Lane, poisons: Lane) -> Lane:
        x = a.value
        width = x.size()
        found = bits(width, width)
        for place in range(width) if leading else reversed(range(width)):
            distance = width - 1 - place if leading else place
            found = z3.If(z3.Extract(place, place, x) == 1, bits(distance, width), found)
        poison = both(known(is_set(poisons.value)), x == 0)
        return Lane(found, either(a.poison, poison), a.undef)

    return each(count)


def swap_bytes(_: Use, a: Lane) -> Lane:
    width = a.value.size()
    return made_of(z3.Concat(*[z3.Extract(low + 7, low, a.value) for low in range(0, width, 8)]), a)


def reverse_bits(_: Use, a: Lane) -> Lane:
    width = a.value.size()
    if width == 1:
        return a
    return made_of(z3.Concat(*[z3.Extract(place, place, a.value) for place in range(width)]), a)


def funnel(left: bool) -> Row:
    def shift(_: Use, a: Lane, b: Lane, c: Lane) -> Lane:
        width = a.value.size()
        amount = (
            z3.URem(c.value, bits(width, width))
            if width & width - 1 or width == 1
            else (c.value & bits(width - 1, width))
        )
        if width == 1:
            amount = bits(0, 1)
        whole = z3.Concat(a.value, b.value)
        wide = z3.ZeroExt(width, amount)
        if left:
            value = z3.Extract(2 * width - 1, width, whole << wide)
        else:
            value = z3.Extract(width - 1, 0, z3.LShR(whole, wide))
        return made_of(value, a, b, c)

    return each(shift)


def with_overflow(opcode: str, signed: bool) -> Row:
    def row(use: Use) -> Tree:
        a, b = use.read()
        test = integers.overflows_signed if signed else integers.overflows_unsigned
        value = map_lanes(lambda x, y: integers.binary(use.state, opcode, x, y, 0), a, b)
        overflow = map_lanes(lambda x, y: made_of(bit(test(opcode, x.value, y.value)), x, y), a, b)
        return (value, overflow)

    return row


def saturating(opcode: str, signed: bool) -> Row:
    def saturate(_: Use, a: Lane, b: Lane) -> Lane:
        x, y = a.value, b.value
        width = x.size()
        lowest, highest = bits(1 << width - 1, width), bits((1 << width - 1) - 1, width)
        if opcode == "shl":
            value = x << y
            if signed:
                lost = (value >> y) != x
                limit = z3.If(x < 0, lowest, highest)
            else:
                lost = z3.LShR(value, y) != x
                limit = bits(-1, width)
            poison = either(a.poison, b.poison, known(z3.UGE(y, bits(width, width)) if width > 1 else y == 1))
            return Lane(z3.If(lost, limit, value), poison, a.undef | b.undef)
        value = x + y if opcode == "add" else x - y
        if signed:
            lost = integers.overflows_signed(opcode, x, y)
            limit = z3.If(x < 0, lowest, highest)
        else:
            lost = integers.overflows_unsigned(opcode, x, y)
            limit = bits(-1 if opcode == "add" else 0, width)
        return made_of(z3.If(lost, limit, value), a, b)

    return each(saturate)


def fixed_point(signed: bool) -> Row:
    def multiply(use: Use, a: Lane, b: Lane, scale: Lane) -> Lane:
        width = a.value.size()
        x, y = extended(a.value, 2 * width, signed=signed), extended(b.value, 2 * width, signed=signed)
        product = x * y
        amount = extended(scale.value, 2 * width)
        shifted = product >> amount if signed else z3.LShR(product, amount)
        return made_of(z3.Extract(width - 1, 0, shifted), a, b)

    return each(multiply)


def three_way(signed: bool) -> Row:
    def row(use: Use) -> Tree:
        a, b = use.read()
        width = scalar(use.ty).width  # type: ignore[attr-defined]  # an integer type, as the verifier holds
        less = "slt" if signed else "ult"

        def compare(x: Lane, y: Lane) -> Lane:
            value = z3.If(
                integers.compared(less, x.value, y.value),
                bits(-1, width),
                z3.If(x.value == y.value, bits(0, width), bits(1, width)),
            )
            return made_of(value, x, y)

        return map_lanes(compare, a, b)

    return row


# Vectors


def reduction(opcode: str) -> Row:
    def row(use: Use) -> Lane:
        (vector,) = use.read()
        found: Lane = vector[0]
        for lane in vector[1:]:
            if opcode in {"add", "mul", "and", "or", "xor"}:
                found = integers.binary(use.state, opcode, found, lane, 0)
            else:
                chosen = z3.If(integers.compared(opcode, found.value, lane.value), found.value, lane.value)
                found = made_of(chosen, found, lane)
        return found

    return row


def float_reduction(opcode: str) -> Row:
    def row(use: Use) -> Lane:
        start, vector = use.read()
        flags = use.call.fast_math
        found: Lane = start
        for lane in vector:
            found = floats.arithmetic(use.state, opcode, [found, lane], use.ty, flags)
        return found

    return row


def extreme_reduction(name: str) -> Row:
    def row(use: Use) -> Lane:
        (vector,) = use.read()
        found: Lane = vector[0]
        for lane in vector[1:]:
            found = floats.extreme(use.state, name, found, lane, use.ty, use.call.fast_math)
        return found

    return row


def take_vector(use: Use) -> Tree:
    vector, _ = use.read()
    start = use.number(1)
    assert isinstance(use.ty, VectorType)
    if use.ty.scalable != use.call.arguments[0].type.scalable:  # type: ignore[attr-defined]
        raise NotEncodedError("a part of a scalable vector")
    return tuple(vector[start : start + use.ty.count])


def put_vector(use: Use) -> Tree:
    vector, part, _ = use.read()
    start = use.number(2)
    if use.ty.scalable != use.call.arguments[1].type.scalable:  # type: ignore[attr-defined]
        raise NotEncodedError("a part of a scalable vector")
    return (*vector[:start], *part, *vector[start + len(part) :])


def reverse_vector(use: Use) -> Tree:
    (vector,) = use.read()
    return tuple(vector[::-1])


def interleave(use: Use) -> Tree:
    operands = use.read()
    return tuple(lane for group in zip(*operands, strict=True) for lane in group)


def deinterleave(use: Use) -> Tree:
    (vector,) = use.read()
    assert isinstance(use.ty, StructType)
    count = len(use.ty.elements or ())
    return tuple(tuple(vector[place::count]) for place in range(count))


def splice(use: Use) -> Tree:
    a, b, _ = use.read()
    start = use.number(2)
    start = start - (1 << 32) if start >= 1 << 31 else start
    whole = (*a, *b)
    start = start if start >= 0 else len(a) + start
    return tuple(whole[start : start + len(a)])


def step_vector(use: Use) -> Tree:
    assert isinstance(use.ty, VectorType)
    width = use.ty.element.width  # type: ignore[attr-defined]
    count = use.ty.count * (use.state.settings.vscale if use.ty.scalable else 1)
    return tuple(Lane(bits(place, width)) for place in range(count))


def vector_scale(use: Use) -> Lane:
    return Lane(bits(use.state.settings.vscale, use.ty.width))  # type: ignore[attr-defined]


def active_lanes(use: Use) -> Tree:
    base, limit = use.read()
    assert isinstance(use.ty, VectorType)
    count = use.ty.count * (use.state.settings.vscale if use.ty.scalable else 1)
    width = base.value.size()
    made = []
    for place in range(count):
        index = z3.ZeroExt(1, base.value) + bits(place, width + 1)
        made.append(made_of(bit(z3.ULT(index, z3.ZeroExt(1, limit.value))), base, limit))
    return tuple(made)


# Floats


def float_row(function: Callable[..., Lane]) -> Row:
    """A row for a function of (state, lanes…, type, flags)."""

    def one(use: Use, *lanes: Lane) -> Lane:
        return function(use.state, *lanes, scalar(use.ty), use.call.fast_math)

    return each(one)


def float_extreme(name: str) -> Row:
    return each(lambda use, a, b: floats.extreme(use.state, name, a, b, scalar(use.ty), use.call.fast_math))


def float_rounding(name: str) -> Row:
    return each(lambda use, a: floats.rounded(use.state, name, a, scalar(use.ty), use.call.fast_math))


def float_function(name: str) -> Row:
    return each(lambda use, *lanes: floats.function(use.state, name, lanes, scalar(use.ty), use.call.fast_math))


def float_operation(opcode: str) -> Row:
    return each(lambda use, *lanes: floats.arithmetic(use.state, opcode, lanes, scalar(use.ty), use.call.fast_math))


def float_class(use: Use) -> Tree:
    operand, _ = use.read()
    mask = use.number(1)
    ty = scalar(use.call.arguments[0].type)
    return map_lanes(lambda x: floats.class_test(x, ty, mask), operand)


def to_integer(signed: bool) -> Row:
    def row(use: Use) -> Tree:
        (operand,) = use.read()
        source, width = scalar(use.call.arguments[0].type), scalar(use.ty).width  # type: ignore[attr-defined]
        return map_lanes(lambda x: floats.to_integer(use.state, x, source, width, signed, True), operand)

    return row


# Others


def assume(use: Use) -> None:
    condition = use.read()[0]
    state = use.state
    state.undefined_if(negated(both(state.determined(condition), is_set(condition.value))))
    for tag, inputs in use.call.bundle_inputs():
        assume_bundle(use, tag, [use.encoder.read(one) for one in inputs])


def assume_bundle(use: Use, tag: str, inputs: Sequence[Tree]) -> None:
    state, model = use.state, use.encoder.model
    if tag in {"ignore", "cold", "separate_storage"}:
        if tag == "separate_storage":
            state.is_loose("an assumption of separate storage")
        return
    lane = inputs[0]
    if tag == "noundef":
        state.needs_determined(lane)
        return
    if tag == "nonnull":
        state.undefined_if(either(negated(state.determined(lane)), is_null(use.encoder, lane)))
        return
    if tag == "align" and len(inputs) >= 2:
        amount = extended(inputs[1].value, OFFSET_BITS)
        address = model.address(lane.value)
        if len(inputs) > 2:
            address = address - extended(inputs[2].value, OFFSET_BITS)
        is_power = both(known(amount != 0), known(amount & (amount - 1) == 0))
        aligned = known(address & (amount - 1) == 0)
        state.undefined_if(either(negated(state.determined(lane)), both(is_power, negated(aligned))))
        return
    if tag == "dereferenceable":
        count = extended(inputs[1].value, OFFSET_BITS)
        state.undefined_if(lane.poison)
        state.undefined_if(negated(model.accessible(use.encoder.memory, lane.value, count, 1, False)))
        return
    state.is_loose(f"an assumption of {tag}")
    if state.prefix == "after":
        state.has_gap(f"an assumption of {tag}")


def same(use: Use) -> Tree:
    return use.read()[0]


def stop(use: Use) -> None:
    """`trap`: the program ends; what it did before stays."""
    encoder = use.encoder
    use.operands = []
    encoder.calls.stop(use.call, use.name)


def is_constant(use: Use) -> Lane:
    operand = use.read()[0]
    found = all(z3.is_bv_value(z3.simplify(lane.value)) and not lane.undef for lane in lanes_of(operand))
    if found:
        return Lane(bits(1, 1))
    return Lane(use.state.choice("constant", 1))


def lifetime_start(use: Use) -> None:
    lane = use.read()[-1]
    encoder = use.encoder
    encoder.memory = encoder.model.begin_block(encoder.memory, lane.value)


def lifetime_end(use: Use) -> None:
    lane = use.read()[-1]
    encoder = use.encoder
    encoder.memory = encoder.model.end_block(encoder.memory, lane.value)


def pointer_mask(use: Use) -> Lane:
    pointer, mask = use.read()
    model = use.encoder.model
    address = model.address(pointer.value)
    width = mask.value.size()
    kept = address & (mask.value if width == OFFSET_BITS else extended(mask.value, OFFSET_BITS))
    return Lane(moved(pointer.value, kept - address), either(pointer.poison, mask.poison), pointer.undef | mask.undef)


def refuse_stack(use: Use, *pointers: Lane) -> None:
    """A call marked `tail` says that the callee accesses no alloca of the caller."""
    if not (isinstance(use.call, CallInst) and use.call.tail_kind in {"tail", "musttail"}):
        return
    model = use.encoder.model
    for lane in pointers:
        for local in model.locals:
            if local.number not in model.heap:
                use.state.undefined_if(known(block_of(lane.value) == bits(local.number, BLOCK_BITS)))


def copy_bytes(use: Use) -> None:
    target, source, length, volatile = use.read()
    if known(is_set(volatile.value)) is not False:
        raise NotEncodedError("a volatile memcpy")
    encoder = use.encoder
    count = z3.simplify(length.value)
    if not z3.is_bv_value(count) or count.as_long() > 256:
        raise NotEncodedError(f"{use.name} of a length that is not known or large")
    size = count.as_long()
    if not size:
        return
    model = encoder.model
    for place, (lane, writes) in enumerate(((target, True), (source, False))):
        alignment = max([one.number("align") or 1 for one in encoder.calls.attributes(use.call, place + 1)] or [1])
        model.check(encoder.memory, lane, size, alignment, writes)
    if use.name == "memcpy":
        t, s = model.address(target.value), model.address(source.value)
        width = bits(size, OFFSET_BITS)
        apart = either(known(t == s), known(z3.UGE(t, s + width)), known(z3.UGE(s, t + width)))
        use.state.undefined_if(negated(apart))
    refuse_stack(use, target, source)
    keys = [moved(source.value, place) for place in range(size)]
    for key in keys:
        model.views.copy(encoder.memory.base, key)
    values = [model.read_byte(encoder.memory, key) for key in keys]
    encoder.memory = model.write_bytes(encoder.memory, target.value, values)
    if encoder.memory.locals:
        encoder.memory = model.escaping_all(encoder.memory, target.value)


def set_bytes(use: Use) -> None:
    target, value, length, volatile = use.read()
    if known(is_set(volatile.value)) is not False:
        raise NotEncodedError("a volatile memset")
    encoder = use.encoder
    count = z3.simplify(length.value)
    if not z3.is_bv_value(count) or count.as_long() > 256:
        raise NotEncodedError("memset of a length that is not known or large")
    size = count.as_long()
    if not size:
        return
    alignment = max([one.number("align") or 1 for one in encoder.calls.attributes(use.call, 1)] or [1])
    encoder.model.check(encoder.memory, target, size, alignment, True)
    refuse_stack(use, target)
    byte = encoder.model.byte_of(value, number_byte(value.value))
    encoder.memory = encoder.model.write_bytes(encoder.memory, target.value, [byte] * size)
    if value.undef:
        encoder.memory = encoder.memory.copy()
        encoder.memory.undef = encoder.memory.undef | value.undef


IGNORED: Final = frozenset(
    (
        "dbg.value",
        "dbg.declare",
        "dbg.label",
        "dbg.assign",
        "donothing",
        "sideeffect",
        "experimental.noalias.scope.decl",
        "pseudoprobe",
        "var.annotation",
        "codeview.annotation",
        "instrprof.increment",
        "fake.use",
    )
)
MATHEMATICS: Final = (
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "exp10",
    "log",
    "log2",
    "log10",
    "pow",
)
ROWS: Final[dict[str, Row]] = {
    "abs": each(absolute),
    "smin": extreme("slt"),
    "smax": extreme("sgt"),
    "umin": extreme("ult"),
    "umax": extreme("ugt"),
    "ctpop": each(population),
    "ctlz": zeros(True),
    "cttz": zeros(False),
    "bswap": each(swap_bytes),
    "bitreverse": each(reverse_bits),
    "fshl": funnel(True),
    "fshr": funnel(False),
    "sadd.with.overflow": with_overflow("add", True),
    "uadd.with.overflow": with_overflow("add", False),
    "ssub.with.overflow": with_overflow("sub", True),
    "usub.with.overflow": with_overflow("sub", False),
    "smul.with.overflow": with_overflow("mul", True),
    "umul.with.overflow": with_overflow("mul", False),
    "sadd.sat": saturating("add", True),
    "uadd.sat": saturating("add", False),
    "ssub.sat": saturating("sub", True),
    "usub.sat": saturating("sub", False),
    "sshl.sat": saturating("shl", True),
    "ushl.sat": saturating("shl", False),
    "smul.fix": fixed_point(True),
    "umul.fix": fixed_point(False),
    "scmp": three_way(True),
    "ucmp": three_way(False),
    "vector.reduce.add": reduction("add"),
    "vector.reduce.mul": reduction("mul"),
    "vector.reduce.and": reduction("and"),
    "vector.reduce.or": reduction("or"),
    "vector.reduce.xor": reduction("xor"),
    "vector.reduce.smin": reduction("slt"),
    "vector.reduce.smax": reduction("sgt"),
    "vector.reduce.umin": reduction("ult"),
    "vector.reduce.umax": reduction("ugt"),
    "vector.reduce.fadd": float_reduction("fadd"),
    "vector.reduce.fmul": float_reduction("fmul"),
    "vector.reduce.fmin": extreme_reduction("minnum"),
    "vector.reduce.fmax": extreme_reduction("maxnum"),
    "vector.reduce.fminimum": extreme_reduction("minimum"),
    "vector.reduce.fmaximum": extreme_reduction("maximum"),
    "vector.extract": take_vector,
    "vector.insert": put_vector,
    "vector.reverse": reverse_vector,
    "vector.interleave2": interleave,
    "vector.deinterleave2": deinterleave,
    "vector.splice": splice,
    "stepvector": step_vector,
    "vscale": vector_scale,
    "get.active.lane.mask": active_lanes,
    "fabs": float_row(floats.absolute),
    "copysign": float_row(floats.copy_sign),
    "canonicalize": float_row(floats.canonical),
    "fma": float_operation("fma"),
    "sqrt": float_operation("sqrt"),
    "fmuladd": each(lambda use, *lanes: floats.multiply_add(use.state, lanes, scalar(use.ty), use.call.fast_math)),
    "is.fpclass": float_class,
    "fptosi.sat": to_integer(True),
    "fptoui.sat": to_integer(False),
    "ldexp": each(lambda use, *lanes: floats.function(use.state, "ldexp", lanes, scalar(use.ty), use.call.fast_math)),
    "powi": each(lambda use, *lanes: floats.function(use.state, "powi", lanes, scalar(use.ty), use.call.fast_math)),
    **{name: float_extreme(name) for name in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")},
    **{name: float_rounding(name) for name in floats.ROUNDINGS},
    **{name: float_function(name) for name in MATHEMATICS},
    **x86.ROWS,
    "assume": assume,
    "expect": same,
    "expect.with.probability": same,
    "ssa.copy": same,
    "annotation": same,
    "ptr.annotation": same,
    "launder.invariant.group": same,
    "strip.invariant.group": same,
    "arithmetic.fence": same,
    "threadlocal.address": same,
    "is.constant": is_constant,
    "trap": stop,
    "ubsantrap": stop,
    "debugtrap": stop,
    "lifetime.start": lifetime_start,
    "lifetime.end": lifetime_end,
    "ptrmask": pointer_mask,
    "memcpy": copy_bytes,
    "memcpy.inline": copy_bytes,
    "memmove": copy_bytes,
    "memset": set_bytes,
    "memset.inline": set_bytes,
}
