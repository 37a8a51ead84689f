"""x86's old intrinsics that move lanes: shuffles of two vectors, or of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.types import Type
from irkit.upgrades.old_calls.builder import Builder
from irkit.upgrades.old_calls.rules import Row
from irkit.upgrades.old_calls.x86.lanes import (
    count_of,
    element_bits,
    expands,
    load,
    masked,
    name_of,
    number,
    pointer_to,
    shuffle,
    shuffle_one,
    splat,
    vector_bits,
    vector_type,
)
from irkit.values import Value

_LANE_BITS: Final = 128


def _selected(b: Builder, made: Value, plain: int) -> Value:
    """What was made, or, if there are more arguments than `plain`, lane by lane that or the next argument."""
    arguments = b.arguments
    return masked(b, arguments[plain + 1], made, arguments[plain]) if len(arguments) > plain else made


def _shift_left(b: Builder, amount: int) -> Value:
    """Bytes move up in each lane of 128 bits, and zeros come in."""
    value = b.arguments[0]
    result = value.type
    count = count_of(value) * 8
    ty = b.context.vector(b.context.integer(8), count)
    source = b.bitcast(value, ty, "cast")
    made: Value = b.context.null(ty)
    if amount < 16:
        indices = []
        for lane in range(0, count, 16):
            for place in range(16):
                index = count + place - amount
                indices.append(lane + (index - (count - 16) if index < count else index))
        made = shuffle(b, made, source, indices)
    return b.bitcast(made, result, "cast")


def _shift_right(b: Builder, amount: int) -> Value:
    value = b.arguments[0]
    result = value.type
    count = count_of(value) * 8
    ty = b.context.vector(b.context.integer(8), count)
    source = b.bitcast(value, ty, "cast")
    made: Value = b.context.null(ty)
    if amount < 16:
        indices = []
        for lane in range(0, count, 16):
            for place in range(amount, 16 + amount):
                indices.append(lane + (place + count - 16 if place >= 16 else place))
        made = shuffle(b, source, made, indices)
    return b.bitcast(made, result, "cast")


def _left_by_bits(b: Builder) -> Value:
    return _shift_left(b, number(b.arguments[1]) // 8)


def _left_by_bytes(b: Builder) -> Value:
    return _shift_left(b, number(b.arguments[1]))


def _right_by_bits(b: Builder) -> Value:
    return _shift_right(b, number(b.arguments[1]) // 8)


def _right_by_bytes(b: Builder) -> Value:
    return _shift_right(b, number(b.arguments[1]))


def _align(b: Builder) -> Value:
    """`palignr` shifts in lanes of 128 bits, `valign` over all lanes."""
    high, low, shift_value, passed, mask = b.arguments
    whole = ".valign." in name_of(b)
    count = count_of(high)
    shift = number(shift_value)
    if whole:
        shift &= count - 1
    if shift >= 32:
        return b.context.null(high.type)
    if shift > 16:
        shift -= 16
        high, low = b.context.null(high.type), high
    indices = []
    for lane in range(0, count, 16):
        for place in range(shift, shift + 16):
            indices.append(lane + (place + count - 16 if not whole and place >= 16 else place))
    return masked(b, mask, shuffle(b, low, high, indices[:count], "palignr"), passed)


def _by_number(indices: Callable[[int, Type], list[int]]) -> Callable[[Builder], Value]:
    """A shuffle of one vector by an immediate number; a masked one has two arguments more."""

    def expand(b: Builder) -> Value:
        value = b.arguments[0]
        made = shuffle(b, value, value, indices(number(b.arguments[1]), b.call.type))
        return _selected(b, made, 2)

    return expand


def _permuted_quarters(imm: int, ty: Type) -> list[int]:
    return [(i & ~3) + (imm >> 2 * (i & 3) & 3) for i in range(count_of(ty))]


def _permuted_lanes(imm: int, ty: Type) -> list[int]:
    size = _LANE_BITS // element_bits(ty) // 2
    mask = (1 << size) - 1
    return [imm >> i * size % 8 & mask | i & ~mask for i in range(count_of(ty))]


def _low_words(imm: int, ty: Type) -> list[int]:
    return [lane + ((imm >> 2 * i & 3) if i < 4 else i) for lane in range(0, count_of(ty), 8) for i in range(8)]


def _high_words(imm: int, ty: Type) -> list[int]:
    lanes = range(0, count_of(ty), 8)
    return [lane + (i if i < 4 else (imm >> 2 * (i - 4) & 3) + 4) for lane in lanes for i in range(8)]


def _extract_part(b: Builder) -> Value:
    value = b.arguments[0]
    count = count_of(b.call.type)
    part = number(b.arguments[1]) % (count_of(value) // count)
    made = shuffle(b, value, value, range(part * count, part * count + count))
    return _selected(b, made, 2)


def _insert_part(b: Builder) -> Value:
    into, value = b.arguments[:2]
    count, part_count = count_of(b.call.type), count_of(value)
    start = number(b.arguments[2]) % (count // part_count) * part_count
    wide = shuffle_one(b, value, [*range(part_count), *([part_count] * (count - part_count))])
    indices = [count + i - start if start <= i < start + part_count else i for i in range(count)]
    return _selected(b, shuffle(b, into, wide, indices), 3)


def _permute_halves(b: Builder) -> Value:
    first, second = b.arguments[:2]
    imm = number(b.arguments[2])
    count = count_of(b.call.type)
    half = count // 2
    zero = b.context.null(b.call.type)
    low = zero if imm & 0x08 else second if imm & 0x02 else first
    high = zero if imm & 0x80 else second if imm & 0x20 else first
    start, end = half if imm & 0x01 else 0, half if imm & 0x10 else 0
    indices = [*range(start, start + half), *range(count + end, count + end + half)]
    return shuffle(b, low, high, indices)


def _shuffle_lanes(b: Builder) -> Value:
    imm = number(b.arguments[2])
    ty = b.call.type
    lanes, size = vector_bits(ty) // _LANE_BITS, _LANE_BITS // element_bits(ty)
    indices: list[int] = []
    for lane in range(lanes):
        chosen = imm >> lane * (lanes // 2) & lanes - 1
        if lane >= lanes // 2:
            chosen += lanes
        indices += range(chosen * size, chosen * size + size)
    return _selected(b, shuffle(b, b.arguments[0], b.arguments[1], indices), 3)


def _shuffle_within_lanes(b: Builder) -> Value:
    imm = number(b.arguments[2])
    ty = b.call.type
    count, size = count_of(ty), _LANE_BITS // element_bits(ty)
    half = size // 2
    indices = []
    for i in range(count):
        index = i - i % size + (count if i % size >= half else 0)
        indices.append(index + (imm >> i * half % 8 & (1 << half) - 1))
    return _selected(b, shuffle(b, b.arguments[0], b.arguments[1], indices), 3)


def _blend(b: Builder) -> Value:
    left, right, imm = b.arguments
    count = count_of(b.call.type)
    chosen = number(imm)
    return shuffle(b, left, right, [i + count if chosen >> i % 8 & 1 else i for i in range(count)])


def _unpack(offset: int) -> Callable[[Builder], Value]:
    """Lanes of two vectors in turn: from the lower half of each lane of 128 bits, or, at 1, from the upper."""

    def expand(b: Builder) -> Value:
        count, size = count_of(b.call.type), _LANE_BITS // element_bits(b.call.type)
        start = size // 2 * offset
        indices = [start + lane + i // 2 + count * (i % 2) for lane in range(0, count, size) for i in range(size)]
        return _selected(b, shuffle(b, b.arguments[0], b.arguments[1], indices), 2)

    return expand


def _duplicate(offset: int) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        value = b.arguments[0]
        indices = [i - i % 2 + offset for i in range(count_of(b.call.type))]
        return _selected(b, shuffle(b, value, value, indices), 1)

    return expand


def _repeat_part(b: Builder) -> Value:
    value = b.arguments[0]
    count = count_of(value)
    return _selected(b, shuffle(b, value, value, [i % count for i in range(count_of(b.call.type))]), 1)


def _broadcast(b: Builder) -> Value:
    return _selected(b, shuffle_one(b, b.arguments[0], [0] * count_of(b.call.type)), 1)


def _broadcast_scalar(b: Builder) -> Value:
    return _selected(b, splat(b, b.arguments[0], count_of(b.call.type)), 1)


def _broadcast_half_from_memory(b: Builder) -> Value:
    ty = vector_type(b.call.type)
    count = _LANE_BITS // element_bits(ty)
    part = b.context.vector(ty.element, count)
    value = load(b, part, pointer_to(b, b.arguments[0], part), 1)
    return shuffle_one(b, value, [*range(count), *range(count)])


SHUFFLES: Final[tuple[Row, ...]] = (
    ("llvm.x86.sse2.psll.dq", expands(_left_by_bits)),
    ("llvm.x86.avx2.psll.dq", expands(_left_by_bits)),
    ("llvm.x86.sse2.psrl.dq", expands(_right_by_bits)),
    ("llvm.x86.avx2.psrl.dq", expands(_right_by_bits)),
    ("llvm.x86.sse2.psll.dq.bs", expands(_left_by_bytes)),
    ("llvm.x86.avx2.psll.dq.bs", expands(_left_by_bytes)),
    ("llvm.x86.avx512.psll.dq.512", expands(_left_by_bytes)),
    ("llvm.x86.sse2.psrl.dq.bs", expands(_right_by_bytes)),
    ("llvm.x86.avx2.psrl.dq.bs", expands(_right_by_bytes)),
    ("llvm.x86.avx512.psrl.dq.512", expands(_right_by_bytes)),
    ("llvm.x86.avx512.mask.palignr.*", expands(_align)),
    ("llvm.x86.avx512.mask.valign.*", expands(_align)),
    ("llvm.x86.sse41.pblendw", expands(_blend)),
    ("llvm.x86.sse41.blendp*", expands(_blend)),
    ("llvm.x86.avx.blend.p*", expands(_blend)),
    ("llvm.x86.avx2.pblendw", expands(_blend)),
    ("llvm.x86.avx2.pblendd.*", expands(_blend)),
    ("llvm.x86.avx.vinsertf128.*", expands(_insert_part)),
    ("llvm.x86.avx2.vinserti128", expands(_insert_part)),
    ("llvm.x86.avx512.mask.insert*", expands(_insert_part)),
    ("llvm.x86.avx.vextractf128.*", expands(_extract_part)),
    ("llvm.x86.avx2.vextracti128", expands(_extract_part)),
    ("llvm.x86.avx512.mask.vextract*", expands(_extract_part)),
    ("llvm.x86.avx512.mask.perm.df.*", expands(_by_number(_permuted_quarters))),
    ("llvm.x86.avx512.mask.perm.di.*", expands(_by_number(_permuted_quarters))),
    ("llvm.x86.avx.vperm2f128.*", expands(_permute_halves)),
    ("llvm.x86.avx2.vperm2i128", expands(_permute_halves)),
    ("llvm.x86.avx.vpermil.*", expands(_by_number(_permuted_lanes))),
    ("llvm.x86.sse2.pshuf.d", expands(_by_number(_permuted_lanes))),
    ("llvm.x86.avx512.mask.vpermil.p*", expands(_by_number(_permuted_lanes))),
    ("llvm.x86.avx512.mask.pshuf.d.*", expands(_by_number(_permuted_lanes))),
    ("llvm.x86.sse2.pshufl.w", expands(_by_number(_low_words))),
    ("llvm.x86.avx512.mask.pshufl.w.*", expands(_by_number(_low_words))),
    ("llvm.x86.sse2.pshufh.w", expands(_by_number(_high_words))),
    ("llvm.x86.avx512.mask.pshufh.w.*", expands(_by_number(_high_words))),
    ("llvm.x86.avx512.mask.shuf.i*", expands(_shuffle_lanes)),
    ("llvm.x86.avx512.mask.shuf.f*", expands(_shuffle_lanes)),
    ("llvm.x86.avx512.mask.shuf.p*", expands(_shuffle_within_lanes)),
    ("llvm.x86.avx512.mask.movddup*", expands(_duplicate(0))),
    ("llvm.x86.avx512.mask.movsldup*", expands(_duplicate(0))),
    ("llvm.x86.avx512.mask.movshdup*", expands(_duplicate(1))),
    ("llvm.x86.avx512.mask.punpckl*", expands(_unpack(0))),
    ("llvm.x86.avx512.mask.unpckl.*", expands(_unpack(0))),
    ("llvm.x86.avx512.mask.punpckh*", expands(_unpack(1))),
    ("llvm.x86.avx512.mask.unpckh.*", expands(_unpack(1))),
    ("llvm.x86.avx512.mask.broadcastf*", expands(_repeat_part)),
    ("llvm.x86.avx512.mask.broadcasti*", expands(_repeat_part)),
    ("llvm.x86.avx2.pbroadcast*", expands(_broadcast)),
    ("llvm.x86.avx2.vbroadcasti128", expands(_broadcast_half_from_memory)),
    ("llvm.x86.avx2.vbroadcast*", expands(_broadcast)),
    ("llvm.x86.avx512.pbroadcast*", expands(_broadcast)),
    ("llvm.x86.avx512.mask.broadcast.s*", expands(_broadcast)),
    ("llvm.x86.avx512.mask.pbroadcast*", expands(_broadcast_scalar)),
    ("llvm.x86.avx.vbroadcastf128*", expands(_broadcast_half_from_memory)),
)
