"""Functions of C's library whose meaning is known: those on numbers, and comparisons of bytes and strings.

A number that is passed is neither undef nor poison: that would be undefined behaviour, but for functions of mathematics
that LLVM has as intrinsics or computes as them (Note [mathematics]). The bytes that are compared may be undef, poison
among them makes the result poison; those of a string are neither. A comparison says which is less by any number of that
sign, and a test of a character that it holds by any number but 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import z3

from irkit import flags as f
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.refinement import floats, mathematics
from irkit.refinement.blocks import block_of, moved, possible_blocks
from irkit.refinement.intrinsics import integers
from irkit.refinement.limits import limited
from irkit.refinement.terms import (
    LOCAL_BLOCKS,
    OFFSET_BITS,
    Condition,
    Lane,
    Term,
    bits,
    both,
    either,
    extended,
    known,
    lanes_of,
    negated,
    truth,
)
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, Type, is_sized

if TYPE_CHECKING:
    from irkit.instruction_base import CallBase
    from irkit.refinement.encoder import FunctionEncoder

Row = Callable[["FunctionEncoder", "CallBase", list[Lane]], Any]
LONGEST: Final = 64  # bytes that are compared or gone through


def _width(call: CallBase) -> int:
    ty = call.type
    assert isinstance(ty, IntegerType)  # of rows that give integers
    return ty.width


def first_set(_: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
    """`ffs`: the number of the lowest bit that is set, from 1 on; 0 for none."""
    (lane,) = lanes
    return _place(call, lane, range(lane.value.size() - 1, -1, -1))


def absolute_value(_: FunctionEncoder, __: CallBase, lanes: list[Lane]) -> Lane:
    """`abs`: poison for the lowest number."""
    return integers.absolute(lanes[0], True)


def last_set(_: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
    """`fls`: the number of the highest bit that is set, from 1 on; 0 for none."""
    (lane,) = lanes
    return _place(call, lane, range(lane.value.size()))


def _place(call: CallBase, lane: Lane, places: range) -> Lane:
    """The last of the places at which a bit is set, from 1 on; 0 for none."""
    width = _width(call)
    found = bits(0, width)
    for place in places:
        found = z3.If(z3.Extract(place, place, lane.value) == 1, bits(place + 1, width), found)
    return Lane(found, lane.poison, lane.undef)


def is_digit(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
    return _holds(encoder, call, lanes[0], lambda x: z3.ULT(x - ord("0"), 10))


def is_ascii(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
    return _holds(encoder, call, lanes[0], lambda x: z3.ULT(x, 128))


def _holds(encoder: FunctionEncoder, call: CallBase, lane: Lane, test: Callable[[Term], Term]) -> Lane:
    width = _width(call)
    chosen = encoder.state.choice("truth", width)
    return Lane(z3.If(test(lane.value), z3.If(chosen == 0, bits(1, width), chosen), bits(0, width)), lane.poison)


def to_ascii(_: FunctionEncoder, __: CallBase, lanes: list[Lane]) -> Lane:
    (lane,) = lanes
    return Lane(lane.value & 127, lane.poison, lane.undef)


def mathematics_row(name: str) -> Row:
    """What LLVM has an intrinsic for, or takes for one of those."""

    def row(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
        state, ty, flags = encoder.state, call.type, call.fast_math
        if all(not one.memory_effects.accesses_nothing for one in encoder.calls.attributes(call, FUNCTION_INDEX)):
            encoder.environment.note("errno is not looked at")
        if name in {"sqrt", "fmod"}:
            return floats.arithmetic(state, "frem" if name == "fmod" else name, lanes, ty, flags)
        if name.endswith("imum_num"):
            return floats.extreme(state, f"{name[1:-4]}num", lanes[0], lanes[1], ty, flags)
        return mathematics.function(state, "hypot" if name == "cabs" else name, lanes, ty, flags)

    return row


def float_row(name: str) -> Row:
    def row(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Lane:
        state, ty, flags = encoder.state, call.type, call.fast_math
        if name == "fabs":
            return floats.absolute(state, lanes[0], ty, flags)
        if name == "copysign":
            return floats.copy_sign(state, lanes[0], lanes[1], ty, flags)
        if name in {"fmin", "fmax"}:
            # C lets these give either of two zeros.
            return floats.extreme(state, f"{name[1:]}num", lanes[0], lanes[1], ty, flags | f.FAST_NSZ)
        return floats.rounded(state, name, lanes[0], ty, flags)

    return row


def compare_bytes(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Any:
    """`memcmp`, and `bcmp`, which says only whether they differ."""
    a, b, length = lanes
    state, model, memory = encoder.state, encoder.model, encoder.memory
    count = z3.simplify(extended(length.value, OFFSET_BITS))
    is_known = z3.is_bv_value(count) and count.as_long() <= LONGEST
    if not is_known and not z3.eq(a.value, b.value):
        return NotImplemented
    state.needs_determined(length)
    for lane in (a, b):
        model.check(memory, lane, count, 1, False)
    width = _width(call)
    if not is_known:
        return Lane(bits(0, width))
    chosen = state.choice("difference", width)
    chosen = z3.If(chosen == 0, bits(1, width), chosen)
    positive = z3.LShR(chosen, 1)
    positive = z3.If(positive == 0, bits(1, width), positive)
    is_named_bcmp = isinstance(call.callee, Function) and call.callee.name == "bcmp"
    found, poison = bits(0, width), False
    for place in reversed(range(count.as_long())):
        x, y = (model.load_number(memory, moved(lane.value, place), 8) for lane in (a, b))
        differ = known(x.value != y.value)
        value = chosen if is_named_bcmp else z3.If(z3.ULT(x.value, y.value), -positive, positive)
        found = z3.If(truth(differ), value, found)
        poison = either(x.poison, y.poison, both(negated(differ), poison))
    return Lane(z3.simplify(found), known(poison))


def size_of(encoder: FunctionEncoder, block: Term) -> int | None:
    """The bytes of a block, where it is known which it is, and how large."""
    possible = possible_blocks(block)
    if possible is None or len(possible) != 1:
        return None
    (number,) = possible
    if number >= LOCAL_BLOCKS:
        size = z3.simplify(encoder.model.locals[number - LOCAL_BLOCKS].size)
        return size.as_long() if z3.is_bv_value(size) else None
    module = encoder.function.parent
    for name, other in encoder.environment.blocks.numbers.items():
        found = module.get(name) if module is not None and other == number else None
        if isinstance(found, GlobalVariable) and is_sized(found.value_type):
            return encoder.layout.alloc_size(found.value_type).fixed
    return None


def length(encoder: FunctionEncoder, call: CallBase, lanes: list[Lane]) -> Any:
    """`strlen`, of a string in a block of known size."""
    (pointer,) = lanes
    state, model = encoder.state, encoder.model
    size = size_of(encoder, block_of(pointer.value))
    if size is None or size > LONGEST:
        return NotImplemented
    way = state.path
    found: Condition = False
    width = _width(call)
    value = bits(0, width)
    for place in range(size + 1):
        state.path = both(way, negated(found))
        if state.path is False:
            break
        there = Lane(moved(pointer.value, place), pointer.poison, pointer.undef)
        model.check(encoder.memory, there, 1, 1, False)
        byte = model.load_number(encoder.memory, there.value, 8)
        state.needs_determined(byte)
        is_end = known(byte.value == 0)
        value = z3.If(truth(both(negated(found), is_end)), bits(place, width), value)
        found = either(found, is_end)
    state.path = way
    return Lane(z3.simplify(value))


_FORMATS: Final = (("", "d"), ("f", "f"), ("l", "l"))
_FLOATS: Final = "fabs floor ceil trunc round roundeven rint nearbyint"
_UNARY: Final = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p logb cbrt "
    "erf tgamma sqrt"
)
_BINARY: Final = "pow atan2 fmod remainder hypot cabs fdim fminimum_num fmaximum_num"
# By name: the function, and the types of its parameters: "p" a pointer, "i" an integer, "d" double, "f" float, "l" long
# double. A complex number is two of those, or an array of them.
MATHEMATICS: Final[dict[str, tuple[Row, str]]] = {
    **{name + end: (mathematics_row(name), kind) for name in _UNARY.split() for end, kind in _FORMATS},
    **{name + end: (mathematics_row(name), kind * 2) for name in _BINARY.split() for end, kind in _FORMATS},
    **{f"ldexp{end}": (mathematics_row("ldexp"), f"{kind}i") for end, kind in _FORMATS},
}
ROWS: Final[dict[str, tuple[Row, str]]] = {
    **MATHEMATICS,
    **dict.fromkeys(("ffs", "ffsl", "ffsll"), (first_set, "i")),
    **dict.fromkeys(("fls", "flsl", "flsll"), (last_set, "i")),
    **dict.fromkeys(("abs", "labs", "llabs"), (absolute_value, "i")),
    "isdigit": (is_digit, "i"),
    "isascii": (is_ascii, "i"),
    "toascii": (to_ascii, "i"),
    "memcmp": (compare_bytes, "ppi"),
    "bcmp": (compare_bytes, "ppi"),
    "strlen": (length, "p"),
    **{name + end: (float_row(name), kind) for name in _FLOATS.split() for end, kind in _FORMATS},
    **{name + end: (float_row(name), kind * 2) for name in ("copysign", "fmin", "fmax") for end, kind in _FORMATS},
}
_KEYWORDS: Final = {"double": "d", "float": "f", "x86_fp80": "l", "fp128": "l", "ppc_fp128": "l"}


def _kind(ty: Type) -> str:
    if isinstance(ty, ArrayType) and ty.count == 2 and isinstance(ty.element, FloatingPointType):
        return 2 * _kind(ty.element)
    if isinstance(ty, FloatingPointType):
        return _KEYWORDS.get(ty.keyword, "?")
    return "p" if isinstance(ty, PointerType) else "i" if isinstance(ty, IntegerType) else "?"


def library_call(encoder: FunctionEncoder, call: CallBase, callee: Function) -> Any:
    """What a call of one of these gives; NotImplemented for others."""
    row, signature = ROWS.get(callee.name, (None, ""))
    if row is None or not callee.is_declaration or "nobuiltin" in call.attributes:
        return NotImplemented
    kinds = "".join(_kind(ty) for ty in callee.function_type.parameters)
    if kinds != signature or callee.function_type is not call.function_type or call.bundles:
        return NotImplemented
    if _kind(call.type) != {"p": "i"}.get(signature[0], signature[0]):
        return NotImplemented
    lanes: list[Lane] = []
    for index, argument in enumerate(call.arguments, FIRST_ARGUMENT_INDEX):
        tree = encoder.read(argument)
        for attributes in encoder.calls.attributes(call, index):
            tree = limited(encoder, argument.type, tree, attributes)
        lanes += lanes_of(tree)
    if "p" not in signature and callee.name not in MATHEMATICS:
        for lane in lanes:
            encoder.state.needs_determined(lane)
    return row(encoder, call, lanes)
