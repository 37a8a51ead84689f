"""x86's old intrinsics with masks that became another intrinsic and a selection, and fused multiplications."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.types import VectorType
from irkit.upgrades.old_calls.builder import Builder
from irkit.upgrades.old_calls.rules import Row
from irkit.upgrades.old_calls.x86.lanes import (
    count_of,
    element_bits,
    expands,
    extract,
    insert,
    mask_vector,
    masked,
    masked_scalar,
    name_of,
    negated,
    rounds_otherwise,
    shuffle,
    vector_bits,
    vector_type,
)
from irkit.values import Value


def _key(b: Builder) -> str:
    """Bits of the whole, `f` or `i`, bits of an element: what tells the variants of an intrinsic apart."""
    ty = vector_type(b.call.type)
    return f"{vector_bits(ty)}{'f' if ty.is_fp_or_fp_vector() else 'i'}{element_bits(ty)}"


def _by_size(*bases: str) -> dict[str, str]:
    """The intrinsics for 128, 256 and 512 bits."""
    return dict(zip(("128", "256", "512"), bases, strict=False))


# The beginning of the name behind `avx512.mask.`, and the intrinsic by `_key`, or by what it begins with.
_UNMASKED: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    (
        "max.p",
        {"128f32": "sse.max.ps", "128f64": "sse2.max.pd", "256f32": "avx.max.ps.256", "256f64": "avx.max.pd.256"},
    ),
    (
        "min.p",
        {"128f32": "sse.min.ps", "128f64": "sse2.min.pd", "256f32": "avx.min.ps.256", "256f64": "avx.min.pd.256"},
    ),
    ("pshuf.b.", _by_size("ssse3.pshuf.b.128", "avx2.pshuf.b", "avx512.pshuf.b.512")),
    ("pmul.hr.sw.", _by_size("ssse3.pmul.hr.sw.128", "avx2.pmul.hr.sw", "avx512.pmul.hr.sw.512")),
    ("pmulh.w.", _by_size("sse2.pmulh.w", "avx2.pmulh.w", "avx512.pmulh.w.512")),
    ("pmulhu.w.", _by_size("sse2.pmulhu.w", "avx2.pmulhu.w", "avx512.pmulhu.w.512")),
    ("pmaddw.d.", _by_size("sse2.pmadd.wd", "avx2.pmadd.wd", "avx512.pmaddw.d.512")),
    ("pmaddubs.w.", _by_size("ssse3.pmadd.ub.sw.128", "avx2.pmadd.ub.sw", "avx512.pmaddubs.w.512")),
    ("packsswb.", _by_size("sse2.packsswb.128", "avx2.packsswb", "avx512.packsswb.512")),
    ("packssdw.", _by_size("sse2.packssdw.128", "avx2.packssdw", "avx512.packssdw.512")),
    ("packuswb.", _by_size("sse2.packuswb.128", "avx2.packuswb", "avx512.packuswb.512")),
    ("packusdw.", _by_size("sse41.packusdw", "avx2.packusdw", "avx512.packusdw.512")),
    (
        "vpermilvar.",
        {
            "128f32": "avx.vpermilvar.ps",
            "128f64": "avx.vpermilvar.pd",
            "256f32": "avx.vpermilvar.ps.256",
            "256f64": "avx.vpermilvar.pd.256",
            "512f32": "avx512.vpermilvar.ps.512",
            "512f64": "avx512.vpermilvar.pd.512",
        },
    ),
    ("cvtpd2dq.256", {"": "avx.cvt.pd2dq.256"}),
    ("cvtpd2ps.256", {"": "avx.cvt.pd2.ps.256"}),
    ("cvttpd2dq.256", {"": "avx.cvtt.pd2dq.256"}),
    ("cvttps2dq.128", {"": "sse2.cvttps2dq"}),
    ("cvttps2dq.256", {"": "avx.cvtt.ps2dq.256"}),
    (
        "permvar.",
        {
            "256f32": "avx2.permps",
            "256i32": "avx2.permd",
            "256f64": "avx512.permvar.df.256",
            "256i64": "avx512.permvar.di.256",
            "512f32": "avx512.permvar.sf.512",
            "512i32": "avx512.permvar.si.512",
            "512f64": "avx512.permvar.df.512",
            "512i64": "avx512.permvar.di.512",
            **{f"{size}i16": f"avx512.permvar.hi.{size}" for size in (128, 256, 512)},
            **{f"{size}i8": f"avx512.permvar.qi.{size}" for size in (128, 256, 512)},
        },
    ),
    ("dbpsadbw.", _by_size("avx512.dbpsadbw.128", "avx512.dbpsadbw.256", "avx512.dbpsadbw.512")),
    (
        "pmultishift.qb.",
        _by_size("avx512.pmultishift.qb.128", "avx512.pmultishift.qb.256", "avx512.pmultishift.qb.512"),
    ),
    (
        "conflict.",
        {
            f"{size}i{bits}": f"avx512.conflict.{word}.{size}"
            for size in (128, 256, 512)
            for bits, word in ((32, "d"), (64, "q"))
        },
    ),
    (
        "pavg.",
        {
            "128i8": "sse2.pavg.b",
            "256i8": "avx2.pavg.b",
            "512i8": "avx512.pavg.b.512",
            "128i16": "sse2.pavg.w",
            "256i16": "avx2.pavg.w",
            "512i16": "avx512.pavg.w.512",
        },
    ),
)


def _unmasked(bases: dict[str, str]) -> Callable[[Builder], Value]:
    """The last two arguments are what lanes that the mask leaves out have, and the mask."""

    def expand(b: Builder) -> Value:
        key = _key(b)
        base = next(base for start, base in bases.items() if key.startswith(start))
        *arguments, passed, mask = b.arguments
        return masked(b, mask, b.intrinsic(f"llvm.x86.{base}", b.call.type, arguments), passed)

    return expand


def _extreme(b: Builder) -> Value:
    """Of 512 bits, with a rounding mode."""
    left, right, passed, mask, rounding = b.arguments
    base = name_of(b).replace(".mask", "")
    return masked(b, mask, b.intrinsic(f"llvm.x86.{base}", b.call.type, [left, right, rounding]), passed)


def _shift(b: Builder) -> Value:
    """Shifts by a vector, by one number in a register or by an immediate one."""
    name = name_of(b).removeprefix("avx512.mask.")
    operation, rest = name[:4], name[4:]
    bits, size = element_bits(b.call.type), vector_bits(b.call.type)
    letter = {16: "w", 32: "d", 64: "q"}[bits]
    is_variable = rest.startswith("v")
    is_immediate = not is_variable and (rest.startswith("i") or rest.split(".")[1][1:] == "i")
    arithmetic_quads = operation == "psra" and letter == "q"
    if is_variable:
        if letter == "w" or size == 512 or arithmetic_quads:
            base = f"avx512.{operation}v.{letter}.{size}"
        else:
            base = f"avx2.{operation}v.{letter}" + (".256" if size == 256 else "")
    else:
        word = f"{operation}i" if is_immediate else operation
        if size == 512 or arithmetic_quads:
            base = f"avx512.{word}.{letter}.{size}"
        else:
            base = f"{'sse2' if size == 128 else 'avx2'}.{word}.{letter}"
    value, amount, passed, mask = b.arguments
    return masked(b, mask, b.intrinsic(f"llvm.x86.{base}", b.call.type, [value, amount]), passed)


def _passed(b: Builder) -> Value:
    """What lanes have that a mask leaves out: nothing, by the name's `maskz`, or the first argument's."""
    return b.context.null(b.call.type) if ".maskz." in name_of(b) else b.arguments[0]


def _keeps_first(base_of: Callable[[Builder], str], count: int) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        arguments = b.arguments
        made = b.intrinsic(f"llvm.x86.avx512.{base_of(b)}", b.call.type, arguments[:count])
        return masked(b, arguments[count], made, _passed(b))

    return expand


def _ternary(b: Builder) -> str:
    return f"pternlog.{'d' if element_bits(b.call.type) == 32 else 'q'}.{vector_bits(b.call.type)}"


def _multiply_add_52(b: Builder) -> str:
    return f"vpmadd52{name_of(b).split('vpmadd52')[1][0]}.uq.{vector_bits(b.call.type)}"


def _dot_product(b: Builder) -> Value:
    """What is multiplied are bytes or words; older releases give them as they lie in an i32."""
    word = name_of(b).split(".")[2]
    ty = b.call.type
    base = f"llvm.x86.avx512.{word}.{vector_bits(ty)}"
    total, left, right, mask = b.arguments
    if b.changes.declare(base, b.context.function(ty, [ty, left.type, right.type])) is None:
        width = 8 if word.startswith("vpdpb") else 16
        parts = b.context.vector(b.context.integer(width), vector_bits(ty) // width)
        left, right = b.bitcast(left, parts), b.bitcast(right, parts)
    return masked(b, mask, b.intrinsic(base, ty, [total, left, right]), _passed(b))


def _permute_two(b: Builder) -> Value:
    """By indices in the second argument, or in the first."""
    ty = vector_type(b.call.type)
    words = {32: "ps", 64: "pd"} if ty.is_fp_or_fp_vector() else {8: "qi", 16: "hi", 32: "d", 64: "q"}
    base = f"llvm.x86.avx512.vpermi2var.{words[element_bits(ty)]}.{vector_bits(ty)}"
    first, second, third, mask = b.arguments
    arguments = [first, second, third] if "vpermi2var" in name_of(b) else [second, first, third]
    made = b.intrinsic(base, ty, arguments)
    passed = b.context.null(ty) if ".maskz." in name_of(b) else b.bitcast(second, ty)
    return masked(b, mask, made, passed)


def _compress(b: Builder) -> Value:
    value, passed, mask = b.arguments
    word = "compress" if ".compress." in name_of(b) else "expand"
    bits = mask_vector(b, mask, count_of(b.call.type))
    return b.intrinsic(f"llvm.x86.avx512.mask.{word}", b.call.type, [value, passed, bits])


# Multiplications with an addition


def _signs(word: str) -> tuple[bool, bool]:
    """Whether `fnmsub` and its like negate the product, and what is added."""
    negates = word.startswith("vfn")
    return negates, word[4 if negates else 3] == "s"


def _fused(b: Builder, operands: list[Value]) -> Value:
    """The product of the first two, and the third added."""
    *_, addend = operands
    return b.intrinsic("llvm.fma", addend.type, operands)


def _multiply_add(b: Builder) -> Value:
    word = name_of(b).split(".")[1]
    negates_product, negates_addend = _signs(word)
    is_scalar = name_of(b).split(".")[2].startswith("s")
    operands = b.arguments[:3]
    if is_scalar:
        operands = [extract(b, operand, 0) for operand in operands]
    if negates_product:
        place = 1 if is_scalar else 0
        operands[place] = negated(b, operands[place])
    if negates_addend:
        operands[2] = negated(b, operands[2])
    made = _fused(b, operands)
    return insert(b, b.arguments[0], made, 0) if is_scalar else made


def _multiply_add_four(b: Builder) -> Value:
    operands = [extract(b, operand, 0) for operand in b.arguments[:3]]
    return insert(b, b.context.null(b.call.type), _fused(b, operands), 0)


def _masked_operands(b: Builder) -> tuple[list[Value], str, bool]:
    """The three operands with their signs; the word for what is computed; whether the addend is negated."""
    _, form, word, *_ = name_of(b).split(".")
    negates_product, negates_addend = _signs(word)
    operands = b.arguments[:3]
    if negates_product:
        place = 1 if form == "mask" else 0
        operands[place] = negated(b, operands[place])
    if negates_addend:
        operands[2] = negated(b, operands[2])
    return operands, form, negates_addend


def _masked_scalar_multiply_add(b: Builder) -> Value:
    operands, form, negates_addend = _masked_operands(b)
    operands = [extract(b, operand, 0) for operand in operands]
    rounding = b.arguments[4]
    element = vector_type(b.call.type).element
    if rounds_otherwise(rounding):
        base = f"llvm.x86.avx512.vfmadd.f{element_bits(b.call.type)}"
        made: Value = b.intrinsic(base, element, [*operands, rounding])
    else:
        made = _fused(b, operands)
    passed = b.context.null(element) if form == "maskz" else operands[2] if form == "mask3" else operands[0]
    if negates_addend and form == "mask3":
        passed = extract(b, b.arguments[2], 0)
    made = masked_scalar(b, b.arguments[3], made, passed)
    return insert(b, b.arguments[2 if form == "mask3" else 0], made, 0)


def _left_out(b: Builder, form: str) -> Value:
    if form == "maskz":
        return b.context.null(b.call.type)
    return b.arguments[2 if form == "mask3" else 0]


def _float_word(ty: VectorType) -> str:
    return "ps" if element_bits(ty) == 32 else "pd"


def _masked_multiply_add(b: Builder) -> Value:
    operands, form, _ = _masked_operands(b)
    ty = vector_type(b.call.type)
    if len(b.arguments) == 5 and rounds_otherwise(b.arguments[4]):
        made: Value = b.intrinsic(f"llvm.x86.avx512.vfmadd.{_float_word(ty)}.512", ty, [*operands, b.arguments[4]])
    else:
        made = _fused(b, operands)
    return masked(b, b.arguments[3], made, _left_out(b, form))


def _alternating(b: Builder, subtracts_first: bool) -> Value:
    first, second, addend = b.arguments[:3]
    ty = b.call.type
    odd = _fused(b, [first, second, addend])
    even = _fused(b, [first, second, negated(b, addend)])
    if subtracts_first:
        even, odd = odd, even
    count = count_of(ty)
    return shuffle(b, even, odd, [i + i % 2 * count for i in range(count)])


def _multiply_subtract_add(b: Builder) -> Value:
    first, second, addend = b.arguments
    base = f"llvm.x86.{name_of(b).replace('vfmsubadd', 'vfmaddsub')}"
    return b.intrinsic(base, b.call.type, [first, second, negated(b, addend)])


def _masked_add_subtract(b: Builder) -> Value:
    form = name_of(b).split(".")[1]
    is_subtraction = "vfmsubadd" in name_of(b)
    ty = vector_type(b.call.type)
    if len(b.arguments) == 5:
        operands = [*b.arguments[:3], b.arguments[4]]
        if is_subtraction:
            operands[2] = negated(b, operands[2])
        made: Value = b.intrinsic(f"llvm.x86.avx512.vfmaddsub.{_float_word(ty)}.512", ty, operands)
    else:
        made = _alternating(b, is_subtraction)
    return masked(b, b.arguments[3], made, _left_out(b, form))


_DOT_PRODUCTS: Final = ("vpdpbusd.", "vpdpbusds.", "vpdpwssd.", "vpdpwssds.")

UNMASKED: Final[tuple[Row, ...]] = (
    *[(f"llvm.x86.avx512.mask.{word}.p{size}.512", expands(_extreme)) for word in ("max", "min") for size in "sd"],
    *[(f"llvm.x86.avx512.mask.{start}*", expands(_unmasked(bases))) for start, bases in _UNMASKED],
    *[(f"llvm.x86.avx512.mask.{word}*", expands(_shift)) for word in ("psll", "psrl", "psra")],
    *[(f"llvm.x86.avx512.{form}.pternlog.*", expands(_keeps_first(_ternary, 4))) for form in ("mask", "maskz")],
    *[(f"llvm.x86.avx512.{form}.vpmadd52*", expands(_keeps_first(_multiply_add_52, 3))) for form in ("mask", "maskz")],
    *[
        (f"llvm.x86.avx512.{form}.{word}*", expands(_dot_product))
        for form in ("mask", "maskz")
        for word in _DOT_PRODUCTS
    ],
    ("llvm.x86.avx512.mask.vpermi2var.*", expands(_permute_two)),
    ("llvm.x86.avx512.mask.vpermt2var.*", expands(_permute_two)),
    ("llvm.x86.avx512.maskz.vpermt2var.*", expands(_permute_two)),
    *[
        (f"llvm.x86.avx512.mask.{word}.{size}*", expands(_compress))
        for word in ("compress", "expand")
        for size in "bwdqp"
    ],
    ("llvm.x86.fma.vfmsubadd.p*", expands(_multiply_subtract_add)),
    *[(f"llvm.x86.fma.{word}.*", expands(_multiply_add)) for word in ("vfmadd", "vfmsub", "vfnmadd", "vfnmsub")],
    ("llvm.x86.fma4.vfmadd.s*", expands(_multiply_add_four)),
    *[
        (f"llvm.x86.avx512.{word}.s*", expands(_masked_scalar_multiply_add))
        for word in ("mask.vfmadd", "maskz.vfmadd", "mask3.vfmadd", "mask3.vfmsub", "mask3.vfnmsub")
    ],
    *[
        (f"llvm.x86.avx512.{word}.p*", expands(_masked_multiply_add))
        for word in (
            "mask.vfmadd",
            "mask.vfnmadd",
            "mask.vfnmsub",
            "mask3.vfmadd",
            "mask3.vfmsub",
            "mask3.vfnmsub",
            "maskz.vfmadd",
        )
    ],
    *[
        (f"llvm.x86.avx512.{word}.p*", expands(_masked_add_subtract))
        for word in ("mask.vfmaddsub", "mask3.vfmaddsub", "maskz.vfmaddsub", "mask3.vfmsubadd")
    ],
)
