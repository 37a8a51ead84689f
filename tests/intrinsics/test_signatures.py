"""What an intrinsic takes and returns, as a tree of patterns; which types fit it, and where one does not."""

from __future__ import annotations

import pytest

from irkit.attributes import FUNCTION_INDEX
from irkit.context import Context
from irkit.errors import UnsupportedError
from irkit.intrinsics import Intrinsic, intrinsic_names, lookup
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import Mismatch, match, plain_function_type
from irkit.intrinsics.patterns import Kind, parse_signature
from irkit.types import FunctionType, StructType, Type

RELEASES = range(13, 23)


def found(name: str, release: int = 22) -> Intrinsic:
    intrinsic = lookup(name, release)
    assert intrinsic is not None
    return intrinsic


def test_memcpy_takes_two_pointers_and_a_length_of_any_type_and_a_constant() -> None:
    intrinsic = found("llvm.memcpy.p0.p0.i64")
    signature = intrinsic.signature
    assert signature.result.kind is Kind.VOID
    assert [(pattern.kind, pattern.number) for pattern in signature.parameters] == [
        (Kind.ANY_POINTER, 0),
        (Kind.ANY_POINTER, 1),
        (Kind.ANY_INTEGER, 2),
        (Kind.INTEGER, 1),
    ]
    assert not signature.is_vararg
    assert [pattern.kind for pattern in signature.overloads] == [Kind.ANY_POINTER, Kind.ANY_POINTER, Kind.ANY_INTEGER]
    assert intrinsic.immarg == (3,)
    assert "nofree" in intrinsic.attributes[FUNCTION_INDEX]


def test_a_vector_has_its_elements_inside() -> None:
    gather = found("llvm.masked.gather.v4i32.v4p0", 19).signature
    mask = gather.parameters[2]
    assert (mask.kind, mask.number, [str(inner) for inner in mask.inner]) == (Kind.SAME_COUNT, 0, ["i1"])
    fixed = found("llvm.x86.sse41.pblendvb").signature.result
    assert (fixed.kind, fixed.number, fixed.inner[0].kind, fixed.inner[0].number) == (Kind.VECTOR, 16, Kind.INTEGER, 8)


def test_a_struct_has_its_members_inside() -> None:
    result = found("llvm.sadd.with.overflow.i32").signature.result
    assert (result.kind, [inner.kind for inner in result.inner]) == (Kind.STRUCT, [Kind.ANY_INTEGER, Kind.SAME_COUNT])


def test_pointers_say_what_they_point_to_until_llvm_16() -> None:
    of_16 = found("llvm.va_start", 16).signature.parameters[0]
    assert [(inner.kind, inner.number) for inner in of_16.inner] == [(Kind.INTEGER, 8)]
    assert found("llvm.va_start.p0", 22).signature.parameters[0].inner == ()


@pytest.mark.parametrize(
    ("words", "kind", "number", "other"),
    [
        ("void", Kind.VOID, 0, 0),
        ("mmx", Kind.X86_MMX, 0, 0),
        ("bfloat", Kind.FLOATING_POINT, 0, 0),
        ("i7", Kind.INTEGER, 7, 0),
        ("p3", Kind.POINTER, 3, 0),
        ("4x i8", Kind.VECTOR, 4, 0),
        ("nx16x i8", Kind.SCALABLE_VECTOR, 16, 0),
        ("{2 i8 i8", Kind.STRUCT, 2, 0),
        ("any:1", Kind.ANY, 1, 0),
        ("nth:1:2", Kind.PART_OF_VECTOR, 1, 2),
        ("pointers:2:1", Kind.POINTERS_TO_ELEMENTS_OF, 2, 1),
        ("pointer:2", Kind.ANY_POINTER, 2, 0),
    ],
)
def test_what_a_word_says(words: str, kind: Kind, number: int, other: int) -> None:
    result = parse_signature(words.split(), has_pointees=False).result
    assert (result.kind, result.number, result.other) == (kind, number, other)
    assert str(result) == words


def test_a_parameter_list_may_be_open() -> None:
    signature = found("llvm.experimental.stackmap").signature
    assert signature.is_vararg
    assert [str(pattern) for pattern in signature.parameters] == ["i64", "i32"]


@pytest.mark.parametrize("release", RELEASES)
def test_every_signature_of_a_release_can_be_read(release: int) -> None:
    for name in intrinsic_names(release):
        intrinsic = lookup(name, release)
        if intrinsic is None:
            continue  # hidden by a longer name
        signature = intrinsic.signature
        words = " ".join([str(signature.result), *map(str, signature.parameters), *["..."] * signature.is_vararg])
        assert words.split() == intrinsic.words, name
        assert [pattern.number for pattern in signature.overloads] == list(range(len(signature.overloads))), name
        assert bool(signature.overloads) == intrinsic.is_overloaded, name
        assert all(number < len(signature.parameters) for number in intrinsic.immarg), name
        assert all(
            pattern.number < len(signature.overloads) for pattern in signature.patterns() if pattern.kind.is_dependent
        ), name


def function_type(context: Context, result: Type, *parameters: Type, vararg: bool = False) -> FunctionType:
    return context.function(result, list(parameters), vararg)


def test_types_that_fit_overload_the_name() -> None:
    context = Context()
    intrinsic = found("llvm.ctlz")
    vector = context.vector(context.integer(16), 4, False)
    mismatch, types = match(context, intrinsic, function_type(context, vector, vector, context.integer(1)))
    assert mismatch is None
    assert types == [vector]
    assert mangled_name(intrinsic, types) == "llvm.ctlz.v4i16"


def test_where_a_type_does_not_fit() -> None:
    context = Context()
    i1, i32 = context.integer(1), context.integer(32)
    ctlz = found("llvm.ctlz")

    def mismatch(intrinsic: Intrinsic, ty: FunctionType) -> Mismatch | None:
        return match(context, intrinsic, ty)[0]

    assert mismatch(ctlz, function_type(context, context.float, i32, i1)) is Mismatch.RESULT
    assert mismatch(ctlz, function_type(context, i32, i32, i32)) is Mismatch.PARAMETER
    assert mismatch(ctlz, function_type(context, i32, i32)) is Mismatch.REST
    assert mismatch(ctlz, function_type(context, i32, i32, i1, i1)) is Mismatch.PARAMETER
    assert mismatch(ctlz, function_type(context, i32, i32, i1, vararg=True)) is Mismatch.REST
    stackmap = found("llvm.experimental.stackmap")
    i64 = context.integer(64)
    assert mismatch(stackmap, function_type(context, context.void, i64, i32)) is Mismatch.REST
    assert mismatch(stackmap, function_type(context, context.void, i64, i32, vararg=True)) is None


def test_a_result_that_depends_on_a_parameter_is_judged_after_it() -> None:
    context = Context()
    i32 = context.integer(32)
    count = found("llvm.vector.reduce.add")
    vector = context.vector(i32, 4, False)
    assert match(context, count, function_type(context, i32, vector)) == (None, [vector])
    assert match(context, count, function_type(context, context.integer(64), vector))[0] is Mismatch.RESULT


def test_no_unnamed_struct_is_part_of_a_name() -> None:
    unnamed = StructType((), False, "")
    assert mangled_name(found("llvm.ssa.copy"), [unnamed]) is None


@pytest.mark.parametrize(("width", "fits"), [(8, True), (4, True), (3, False)])
def test_elements_are_divided_down_to_bits(width: int, fits: bool) -> None:
    """A quarter of four bits is one; what is narrower has no quarters."""
    context = Context()
    whole = context.vector(context.integer(width), 4, True)
    quarters = context.vector(context.integer(max(width // 4, 1)), 16, True)
    intrinsic = lookup("llvm.aarch64.sve.sdot", 22)
    assert intrinsic is not None
    mismatch, _ = match(context, intrinsic, context.function(whole, [whole, quarters, quarters]))
    assert (mismatch is None) == fits


@pytest.mark.parametrize("release", [13, 14, 15, 16, 17, 22])
def test_types_without_overloads_are_made_of_the_words(release: int) -> None:
    """As old modules need them, in which pointers say what they point to or do not."""
    context = Context()
    names = [name for name in intrinsic_names(release) if name.startswith("llvm.objc.")]
    assert names
    for name in names:
        intrinsic = found(name, release)
        made = plain_function_type(context, intrinsic, opaque_pointers=release > 14)
        assert match(context, intrinsic, made)[0] is None, name


@pytest.mark.parametrize("name", ["llvm.ctlz", "llvm.vector.reduce.add", "llvm.sadd.with.overflow"])
def test_there_is_no_type_without_overloads_of_others(name: str) -> None:
    with pytest.raises(UnsupportedError, match=f"the type of {name}"):
        plain_function_type(Context(), found(name), True)
