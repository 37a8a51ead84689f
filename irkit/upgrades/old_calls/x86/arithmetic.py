"""x86's old intrinsics that compute: comparisons, arithmetic, conversions, masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.dialects.features import BITS_FOR_ALL_TARGETS
from irkit.types import FloatingPointType, IntegerType
from irkit.upgrades.old_calls.builder import Builder
from irkit.upgrades.old_calls.rules import Row, since
from irkit.upgrades.old_calls.x86.lanes import (
    all_ones,
    binary,
    bits_as_integer,
    count_of,
    element_bits,
    expands,
    extract,
    insert,
    inverted,
    mask_bits,
    mask_vector,
    masked,
    name_of,
    number,
    pointer_to,
    rounds_otherwise,
    shuffle,
    shuffle_one,
    splat,
    store,
    vector_bits,
    vector_type,
)
from irkit.values import Value

# By the number that the instruction has for it; 3 is never and 7 always.
_CONDITIONS: Final = {0: "eq", 1: "lt", 2: "le", 4: "ne", 5: "ge", 6: "gt"}


def _selected(b: Builder, made: Value, plain: int) -> Value:
    arguments = b.arguments
    return masked(b, arguments[plain + 1], made, arguments[plain]) if len(arguments) > plain else made


# Comparisons


def _compare_lanes(predicate: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        left, right = b.arguments
        return b.cast("sext", b.compare(predicate, left, right, ""), b.call.type)

    return expand


def _compare_by_mask(b: Builder, condition: int, prefix: str) -> Value:
    left, right = b.arguments[:2]
    bit = b.context.integer(1)
    ty = b.context.vector(bit, count_of(left))
    if condition == 3:
        made: Value = b.context.null(ty)
    elif condition == 7:
        made = all_ones(b, ty)
    else:
        word = _CONDITIONS[condition]
        made = b.compare(word if word in ("eq", "ne") else prefix + word, left, right, "")
    return bits_as_integer(b, made, b.arguments[-1])


def _mask_of_compare(condition: int) -> Callable[[Builder], Value]:
    return lambda b: _compare_by_mask(b, condition, "s")


def _mask_by_number(prefix: str) -> Callable[[Builder], Value]:
    return lambda b: _compare_by_mask(b, number(b.arguments[2]) & 7, prefix)


def _compare_unmasked(b: Builder) -> Value:
    """What has a mask now has all bits of it set; a rounding mode stands behind it."""
    name = name_of(b).replace(".cmp.", ".mask.cmp.")
    left, right, condition, *rounding = b.arguments
    arguments = [left, right, condition, all_ones(b, b.call.type), *rounding]
    return b.intrinsic(f"llvm.x86.{name}", b.call.type, arguments)


def _classify(b: Builder) -> Value:
    value, classes, mask = b.arguments
    base = f"llvm.x86.avx512.fpclass.{'ps' if element_bits(value) == 32 else 'pd'}.{vector_bits(value)}"
    made = b.intrinsic(base, b.context.vector(b.context.integer(1), count_of(value)), [value, classes])
    return bits_as_integer(b, made, mask)


def _shuffle_bits(b: Builder) -> Value:
    left, right, mask = b.arguments
    base = f"llvm.x86.avx512.vpshufbitqmb.{vector_bits(left)}"
    made = b.intrinsic(base, b.context.vector(b.context.integer(1), count_of(left)), [left, right])
    return bits_as_integer(b, made, mask)


def _test(predicate: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        left, right, mask = b.arguments
        both = binary(b, "and", left, right)
        return bits_as_integer(b, b.compare(predicate, both, b.context.null(both.type), ""), mask)

    return expand


def _signs(b: Builder) -> Value:
    value = b.arguments[0]
    return bits_as_integer(b, b.compare("slt", value, b.context.null(value.type), ""), None)


def _compare_xop(b: Builder) -> Value:
    """The condition is an argument, or in the name; so is whether numbers have signs."""
    words = ("lt", "le", "gt", "ge", "eq", "ne", "false", "true")
    name = name_of(b).removeprefix("xop.vpcom")
    if len(b.arguments) == 3:
        word = words[number(b.arguments[2])]
    else:
        word = next(item for item in words if name.startswith(item))
    ty = b.call.type
    if word == "false":
        return b.context.null(ty)
    if word == "true":
        return all_ones(b, ty)
    prefix = "" if word in ("eq", "ne") else "u" if name[-2:-1] == "u" else "s"
    return b.cast("sext", b.compare(prefix + word, b.arguments[0], b.arguments[1], ""), ty)


# Masks


def _mask_operation(opcode: str, inverts: bool = False) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        left, right = [mask_bits(b, argument) for argument in b.arguments]
        if inverts:
            left = inverted(b, left)
        return b.bitcast(binary(b, opcode, left, right), b.call.type)

    return expand


def _invert_mask(b: Builder) -> Value:
    return b.bitcast(inverted(b, mask_bits(b, b.arguments[0])), b.call.type)


def _test_masks(b: Builder) -> Value:
    left, right = [mask_bits(b, argument) for argument in b.arguments]
    i16 = b.context.integer(16)
    both = b.bitcast(binary(b, "or", left, right), i16)
    wanted = b.integer(16, -1 if name_of(b) == "avx512.kortestc.w" else 0)
    return b.cast("zext", b.compare("eq", both, wanted, ""), b.context.integer(32))


def _unpack_masks(b: Builder) -> Value:
    ty = b.call.type
    assert isinstance(ty, IntegerType)
    left, right = [mask_bits(b, argument) for argument in b.arguments]
    half = range(ty.width // 2)
    left = shuffle(b, left, left, half)
    right = shuffle(b, right, right, half)
    return b.bitcast(shuffle(b, right, left, range(ty.width)), ty)


def _mask_to_lanes(b: Builder) -> Value:
    bits = mask_vector(b, b.arguments[0], count_of(b.call.type))
    return b.cast("sext", bits, b.call.type, "vpmovm2")


def _broadcast_mask(b: Builder) -> Value:
    mask = b.arguments[0]
    wide = b.context.integer(64 if mask.type is b.context.integer(8) else 32)
    return splat(b, b.cast("zext", mask, wide), vector_bits(b.call.type) // wide.width)


def _move_scalar(b: Builder) -> Value:
    into, second, passed, mask = b.arguments
    low = binary(b, "and", mask, b.integer(8, 1))
    condition = b.compare("ne", low, b.integer(8, 0), "")
    first, other = extract(b, second, 0), extract(b, passed, 0)
    return insert(b, into, b.select(condition, first, other, ""), 0)


# Arithmetic


def _lanewise(opcode: str, inverts: bool = False) -> Callable[[Builder], Value]:
    """Bits of integers, or of floating-point numbers as if they were integers."""

    def expand(b: Builder) -> Value:
        ty = vector_type(b.call.type)
        integers = b.context.vector(b.context.integer(element_bits(ty)), ty.count)
        left = b.bitcast(b.arguments[0], integers)
        if inverts:
            left = inverted(b, left)
        made = b.bitcast(binary(b, opcode, left, b.bitcast(b.arguments[1], integers)), ty)
        return _selected(b, made, 2)

    return expand


def _operation(opcode: str) -> Callable[[Builder], Value]:
    return lambda b: _selected(b, binary(b, opcode, b.arguments[0], b.arguments[1]), 2)


def _rounded_operation(opcode: str, word: str) -> Callable[[Builder], Value]:
    """With 512 bits there is a rounding mode as the last argument."""

    def expand(b: Builder) -> Value:
        left, right, passed, mask = b.arguments[:4]
        name = name_of(b)
        if name.endswith(".512"):
            base = f"llvm.x86.avx512.{word}.{name.split('.')[-2]}.512"
            made: Value = b.intrinsic(base, b.call.type, [left, right, b.arguments[4]])
        else:
            made = binary(b, opcode, left, right)
        return masked(b, mask, made, passed)

    return expand


def _scalar_operation(opcode: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        left, right = b.arguments
        made = binary(b, opcode, extract(b, left, 0, 32), extract(b, right, 0, 32))
        return insert(b, left, made, 0, 32)

    return expand


def _general(base: str, plain: int, *more: int) -> Callable[[Builder], Value]:
    """An intrinsic of all targets: with the arguments, and these bits behind them."""

    def expand(b: Builder) -> Value:
        arguments = [*b.arguments[:plain], *(b.integer(1, bit) for bit in more)]
        return _selected(b, b.intrinsic(base, b.call.type, arguments), plain)

    return expand


def _rotate(base: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        value, amount = b.arguments[:2]
        made = b.intrinsic(base, b.call.type, [value, value, _amounts(b, amount)])
        return _selected(b, made, 2)

    return expand


def _amounts(b: Builder, amount: Value) -> Value:
    """How far each lane is shifted; one number is that of all."""
    ty = vector_type(b.call.type)
    if amount.type is ty:
        return amount
    element = ty.element
    assert isinstance(element, IntegerType)
    assert isinstance(amount.type, IntegerType)
    if amount.type.width != element.width:
        amount = b.cast("zext" if amount.type.width < element.width else "trunc", amount, element)
    return splat(b, amount, ty.count)


def _concatenate_and_shift(base: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        first, second = b.arguments[:2]
        amount = _amounts(b, b.arguments[2])
        high, low = (second, first) if base == "llvm.fshr" else (first, second)
        made = b.intrinsic(base, b.call.type, [high, low, amount])
        count = len(b.arguments)
        if count < 4:
            return made
        is_zeroed = ".maskz." in name_of(b)
        passed = b.arguments[3] if count == 5 else b.context.null(b.call.type) if is_zeroed else first
        return masked(b, b.arguments[-1], made, passed)

    return expand


def _multiply_wide(is_signed: bool) -> Callable[[Builder], Value]:
    """The lower halves of 64 bits, with or without a sign."""

    def expand(b: Builder) -> Value:
        ty = vector_type(b.call.type)
        constant = b.context.constant_int(ty.element, 32 if is_signed else 0xFFFFFFFF)
        other = b.context.constant_aggregate(ty, [constant] * ty.count)
        left, right = [b.bitcast(argument, ty) for argument in b.arguments[:2]]
        if is_signed:
            left = binary(b, "ashr", binary(b, "shl", left, other), other)
            right = binary(b, "ashr", binary(b, "shl", right, other), other)
        else:
            left, right = binary(b, "and", left, other), binary(b, "and", right, other)
        return _selected(b, binary(b, "mul", left, right), 2)

    return expand


def _choose_bits(b: Builder) -> Value:
    first, second, chosen = b.arguments
    other = inverted(b, chosen)
    return binary(b, "or", binary(b, "and", first, chosen), binary(b, "and", second, other))


def _scalar_root(b: Builder) -> Value:
    vector = b.arguments[0]
    element = extract(b, vector, 0)
    return insert(b, vector, b.intrinsic("llvm.sqrt", element.type, [element]), 0)


def _root_by_mask(b: Builder) -> Value:
    value, passed, mask = b.arguments[:3]
    rounding = b.arguments[3] if len(b.arguments) == 4 else None
    if rounding is not None and rounds_otherwise(rounding):
        base = f"llvm.x86.avx512.sqrt.{'ps' if element_bits(value) == 32 else 'pd'}.512"
        made = b.intrinsic(base, b.call.type, [value, rounding])
    else:
        made = b.intrinsic("llvm.sqrt", b.call.type, [value])
    return masked(b, mask, made, passed)


def _add_with_carry(base: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        carry, left, right, pointer = b.arguments
        result = b.context.struct([carry.type, left.type])
        made = b.intrinsic(base, result, [carry, left, right])
        data = b.extract_value(made, 1)
        store(b, data, pointer_to(b, pointer, data.type), 1)
        return b.extract_value(made, 0)

    return expand


def _checksum(b: Builder) -> Value:
    i32 = b.context.integer(32)
    made = b.intrinsic("llvm.x86.sse42.crc32.32.8", i32, [b.cast("trunc", b.arguments[0], i32), b.arguments[1]])
    return b.cast("zext", made, b.call.type)


# Conversions


def _number_to_scalar(opcode: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        into, value = b.arguments
        return insert(b, into, b.cast(opcode, value, vector_type(b.call.type).element), 0)

    return expand


def _widen_scalar(b: Builder) -> Value:
    into, value = b.arguments
    made = b.cast("fpext", extract(b, value, 0), vector_type(b.call.type).element)
    return insert(b, into, made, 0)


def _convert(b: Builder) -> Value:
    ty = vector_type(b.call.type)
    value = b.arguments[0]
    source = vector_type(value)
    if ty.count < source.count:
        value = shuffle(b, value, value, range(ty.count))
    is_unsigned = "cvtu" in name_of(b)
    rounding = b.arguments[3] if len(b.arguments) == 4 else None
    if isinstance(source.element, FloatingPointType):
        made = b.cast("fpext", value, ty, "cvtps2pd")
    elif rounding is not None and rounds_otherwise(rounding):
        base = f"llvm.x86.avx512.{'ui' if is_unsigned else 'si'}tofp.round"
        made = b.intrinsic(base, ty, [value, rounding])
    else:
        made = b.cast("uitofp" if is_unsigned else "sitofp", value, ty, "cvt")
    return masked(b, b.arguments[2], made, b.arguments[1]) if len(b.arguments) >= 3 else made


def _extend(opcode: str) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        ty = vector_type(b.call.type)
        return _selected(b, b.cast(opcode, shuffle_one(b, b.arguments[0], range(ty.count)), ty), 1)

    return expand


def _truncate(b: Builder) -> Value:
    value, passed, mask = b.arguments
    return masked(b, mask, b.cast("trunc", value, passed.type), passed)


def _half_to_single(b: Builder) -> Value:
    """Eight or four numbers of 16 bits; a masked one has a rounding mode perhaps."""
    ty = vector_type(b.call.type)
    value = b.arguments[0]
    if count_of(value) > ty.count:
        value = shuffle(b, value, value, range(ty.count))
    halves = b.bitcast(value, b.context.vector(b.context.half, ty.count))
    made = b.cast("fpext", halves, ty, "cvtph2ps")
    return _selected(b, made, 1)


def _each(pattern_words: tuple[str, ...], expand: Callable[[Builder], Value]) -> tuple[Row, ...]:
    rule = expands(expand)
    return tuple([(f"llvm.x86.{pattern}", rule) for pattern in pattern_words])


ARITHMETIC: Final[tuple[Row, ...]] = (
    *_each(("sse2.pcmpeq.*", "avx2.pcmpeq.*"), _compare_lanes("eq")),
    *_each(("sse2.pcmpgt.*", "avx2.pcmpgt.*"), _compare_lanes("sgt")),
    *_each(("avx512.mask.pcmpeq.*",), _mask_of_compare(0)),
    *_each(("avx512.mask.pcmpgt.*",), _mask_of_compare(6)),
    *_each(("avx512.cmp.p*",), _compare_unmasked),
    *_each(tuple([f"avx512.mask.cmp.{size}.*" for size in "bwdq"]), _mask_by_number("s")),
    *_each(("avx512.mask.ucmp.*",), _mask_by_number("u")),
    *_each(("avx512.mask.fpclass.p*",), _classify),
    *_each(("avx512.mask.vpshufbitqmb.*",), _shuffle_bits),
    *_each(("avx512.ptestm*",), _test("ne")),
    *_each(("avx512.ptestnm*",), _test("eq")),
    *_each(tuple([f"avx512.cvt{size}2mask.*" for size in "bwdq"]), _signs),
    *_each(("xop.vpcom*",), _compare_xop),
    *_each(("avx512.kand.w",), _mask_operation("and")),
    *_each(("avx512.kandn.w",), _mask_operation("and", inverts=True)),
    *_each(("avx512.kor.w",), _mask_operation("or")),
    *_each(("avx512.kxor.w",), _mask_operation("xor")),
    *_each(("avx512.kxnor.w",), _mask_operation("xor", inverts=True)),
    *_each(("avx512.knot.w",), _invert_mask),
    *_each(("avx512.kortestz.w", "avx512.kortestc.w"), _test_masks),
    *_each(("avx512.kunpck*",), _unpack_masks),
    *_each(("avx512.cvtmask2*",), _mask_to_lanes),
    *_each(("avx512.broadcastm*",), _broadcast_mask),
    *_each(("avx512.mask.move.s*",), _move_scalar),
    *_each(("avx512.mask.and.*", "avx512.mask.pand.*"), _lanewise("and")),
    *_each(("avx512.mask.andn.*", "avx512.mask.pandn.*"), _lanewise("and", inverts=True)),
    *_each(("avx512.mask.or.*", "avx512.mask.por.*"), _lanewise("or")),
    *_each(("avx512.mask.xor.*", "avx512.mask.pxor.*"), _lanewise("xor")),
    *_each(("avx512.mask.padd.*",), _operation("add")),
    *_each(("avx512.mask.psub.*",), _operation("sub")),
    *_each(("avx512.mask.pmull.*",), _operation("mul")),
    *_each(("avx512.mask.add.p*",), _rounded_operation("fadd", "add")),
    *_each(("avx512.mask.sub.p*",), _rounded_operation("fsub", "sub")),
    *_each(("avx512.mask.mul.p*",), _rounded_operation("fmul", "mul")),
    *_each(("avx512.mask.div.p*",), _rounded_operation("fdiv", "div")),
    *_each(("sse.add.ss", "sse2.add.sd"), _scalar_operation("fadd")),
    *_each(("sse.sub.ss", "sse2.sub.sd"), _scalar_operation("fsub")),
    *_each(("sse.mul.ss", "sse2.mul.sd"), _scalar_operation("fmul")),
    *_each(("sse.div.ss", "sse2.div.sd"), _scalar_operation("fdiv")),
    *_each(
        ("ssse3.pabs.b.128", "ssse3.pabs.w.128", "ssse3.pabs.d.128", "avx2.pabs*", "avx512.mask.pabs*"),
        _general("llvm.abs", 1, 0),
    ),
    *_each(
        ("sse41.pmaxsb", "sse2.pmaxs.w", "sse41.pmaxsd", "avx2.pmaxs*", "avx512.mask.pmaxs*"),
        _general("llvm.smax", 2),
    ),
    *_each(
        ("sse2.pmaxu.b", "sse41.pmaxuw", "sse41.pmaxud", "avx2.pmaxu*", "avx512.mask.pmaxu*"),
        _general("llvm.umax", 2),
    ),
    *_each(
        ("sse41.pminsb", "sse2.pmins.w", "sse41.pminsd", "avx2.pmins*", "avx512.mask.pmins*"),
        _general("llvm.smin", 2),
    ),
    *_each(
        ("sse2.pminu.b", "sse41.pminuw", "sse41.pminud", "avx2.pminu*", "avx512.mask.pminu*"),
        _general("llvm.umin", 2),
    ),
    *_each(("sse2.padds.*", "avx2.padds.*", "avx512.padds.*", "avx512.mask.padds.*"), _general("llvm.sadd.sat", 2)),
    *_each(("sse2.psubs.*", "avx2.psubs.*", "avx512.psubs.*", "avx512.mask.psubs.*"), _general("llvm.ssub.sat", 2)),
    *_each(("sse2.paddus.*", "avx2.paddus.*", "avx512.mask.paddus.*"), _general("llvm.uadd.sat", 2)),
    *_each(("sse2.psubus.*", "avx2.psubus.*", "avx512.mask.psubus.*"), _general("llvm.usub.sat", 2)),
    *_each(("avx512.mask.lzcnt.*",), _general("llvm.ctlz", 1, 0)),
    *_each(("avx.sqrt.p*", "sse2.sqrt.p*", "sse.sqrt.p*"), _general("llvm.sqrt", 1)),
    *_each(("sse.sqrt.ss", "sse2.sqrt.sd"), _scalar_root),
    *_each(("avx512.mask.sqrt.p*",), _root_by_mask),
    *_each(("xop.vprot*", "avx512.prol*", "avx512.mask.prol*"), _rotate("llvm.fshl")),
    *_each(("avx512.pror*", "avx512.mask.pror*"), _rotate("llvm.fshr")),
    *_each(("avx512.vpshld.*", "avx512.mask.vpshld*", "avx512.maskz.vpshld*"), _concatenate_and_shift("llvm.fshl")),
    *_each(("avx512.vpshrd.*", "avx512.mask.vpshrd*", "avx512.maskz.vpshrd*"), _concatenate_and_shift("llvm.fshr")),
    *_each(("sse2.pmulu.dq", "avx2.pmulu.dq", "avx512.pmulu.dq.512", "avx512.mask.pmulu.dq.*"), _multiply_wide(False)),
    *_each(("sse41.pmuldq", "avx2.pmul.dq", "avx512.pmul.dq.512", "avx512.mask.pmul.dq.*"), _multiply_wide(True)),
    *_each(("xop.vpcmov*",), _choose_bits),
    *_each(("addcarryx.u32", "addcarry.u32"), _add_with_carry("llvm.x86.addcarry.32")),
    *_each(("addcarryx.u64", "addcarry.u64"), _add_with_carry("llvm.x86.addcarry.64")),
    *_each(("subborrow.u32",), _add_with_carry("llvm.x86.subborrow.32")),
    *_each(("subborrow.u64",), _add_with_carry("llvm.x86.subborrow.64")),
    *_each(("sse42.crc32.64.8",), _checksum),
    ("llvm.x86.bmi.pdep.*", since(BITS_FOR_ALL_TARGETS, expands(_general("llvm.pdep", 2)))),
    ("llvm.x86.bmi.pext.*", since(BITS_FOR_ALL_TARGETS, expands(_general("llvm.pext", 2)))),
    *_each(("sse.cvtsi2ss", "sse2.cvtsi2sd", "sse.cvtsi642ss", "sse2.cvtsi642sd"), _number_to_scalar("sitofp")),
    *_each(("avx512.cvtusi2sd",), _number_to_scalar("uitofp")),
    *_each(("sse2.cvtss2sd",), _widen_scalar),
    *_each(
        (
            "sse2.cvtdq2pd",
            "sse2.cvtdq2ps",
            "avx.cvtdq2.pd.256",
            "avx.cvtdq2.ps.256",
            "avx512.mask.cvtdq2pd.*",
            "avx512.mask.cvtudq2pd.*",
            "avx512.mask.cvtdq2ps.*",
            "avx512.mask.cvtudq2ps.*",
            "avx512.mask.cvtqq2pd.*",
            "avx512.mask.cvtuqq2pd.*",
            "avx512.mask.cvtqq2ps.256",
            "avx512.mask.cvtqq2ps.512",
            "avx512.mask.cvtuqq2ps.256",
            "avx512.mask.cvtuqq2ps.512",
            "sse2.cvtps2pd",
            "avx.cvt.ps2.pd.256",
            "avx512.mask.cvtps2pd.128",
            "avx512.mask.cvtps2pd.256",
        ),
        _convert,
    ),
    *_each(
        ("vcvtph2ps.128", "vcvtph2ps.256", "avx512.mask.vcvtph2ps.128", "avx512.mask.vcvtph2ps.256"), _half_to_single
    ),
    *_each(("sse41.pmovsx*", "avx2.pmovsx*", "avx512.mask.pmovsx*"), _extend("sext")),
    *_each(("sse41.pmovzx*", "avx2.pmovzx*", "avx512.mask.pmovzx*"), _extend("zext")),
    *_each(tuple([f"avx512.mask.pmov.{size}" for size in ("qd.256", "qd.512", "wb.256", "wb.512")]), _truncate),
)
