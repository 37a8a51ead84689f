"""Every intrinsic, on types that fit: the type made of its signature fits it, and LLVM takes the declaration."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

import irkit
from irkit import types as t
from irkit.context import Context
from irkit.errors import EditError
from irkit.intrinsics import Intrinsic, intrinsic_names, lookup
from irkit.intrinsics.instantiate import function_type_of
from irkit.intrinsics.mangling import mangled_name, mangled_type
from irkit.intrinsics.matching import Mismatch, match
from irkit.types import FunctionType, Type

i8, i16, i32, i64, double, ptr = irkit.i8, irkit.i16, irkit.i32, irkit.i64, irkit.double, irkit.ptr
CANDIDATES: Sequence[Type] = (
    i32,
    double,
    ptr,
    irkit.vector(i32, 4),
    irkit.vector(i32, 16),
    irkit.vector(double, 4),
    irkit.vector(ptr, 4),
    irkit.vector(i64, 4, True),
    irkit.vector(double, 4, True),
    irkit.vector(i8, 16, True),
)


def instances(intrinsic: Intrinsic, opaque_pointers: bool = True) -> Iterator[tuple[list[Type], FunctionType]]:
    """Types that it can be overloaded on, as far as its signature tells, and its type then."""
    count = len(intrinsic.signature.overloads)
    for types in product(CANDIDATES, repeat=count) if count < 3 else [(one,) * count for one in CANDIDATES]:
        try:
            yield list(types), function_type_of(intrinsic, types, opaque_pointers)
        except EditError:
            continue


@pytest.mark.parametrize("release", [14, 16, 22])
def test_what_is_made_of_a_signature_fits_it(release: int) -> None:
    context, seen, made = Context(), 0, 0
    for name in intrinsic_names(release):
        intrinsic = lookup(name, release)
        assert intrinsic is not None
        seen += 1
        for types, function_type in instances(intrinsic, release > 14):
            mismatch, found = match(context, intrinsic, function_type)
            assert (mismatch, found) == (None, types), f"{name}: {function_type}"
            assert lookup(mangled_name(intrinsic, types) or "", release) is not None
            made += 1
            if len(types) > 1:
                break
    assert made > 0.95 * seen


@pytest.mark.llvm(22)
def test_llvm_takes_the_declarations() -> None:
    """As many of one name as there are types; what LLVM's verifier says of a type is not in the signature."""
    lines = []
    for name in intrinsic_names(22):
        intrinsic = lookup(name, 22)
        assert intrinsic is not None
        for types, ty in instances(intrinsic):
            parameters = [str(one) for one in ty.parameters] + (["..."] if ty.is_vararg else [])
            lines.append(f"declare {ty.return_type} @{mangled_name(intrinsic, types)}({', '.join(parameters)})")
            break
    text = "\n".join(dict.fromkeys(lines))
    done = subprocess.run(["llvm-as-22", "-o", "/dev/null"], input=text, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("name", "types", "message"),
    [
        ("llvm.ctpop", [], "is overloaded on 1 types, not 0"),
        ("llvm.ctpop", [double], "cannot be overloaded on double (type 0 is"),
        ("llvm.vector.reduce.add", [i32], "cannot be overloaded on i32"),
        ("llvm.masked.gather", [irkit.vector(i32, 2), irkit.vector(ptr, 4)], "cannot be overloaded on <4 x ptr>"),
        ("llvm.aarch64.sve.cnt", [irkit.vector(ptr, 4)], "takes a vector of numbers, not <4 x ptr>"),
        ("llvm.masked.gather", [irkit.vector(i32, 2), ptr], "cannot be overloaded on ptr"),
        ("llvm.memset", [i32, i64], "cannot be overloaded on i32"),
        ("llvm.aarch64.neon.addp", [i32], "cannot be overloaded on i32"),
    ],
)
def test_types_that_do_not_fit(name: str, types: list[Type], message: str) -> None:
    intrinsic = lookup(name, 22)
    assert intrinsic is not None
    with pytest.raises(EditError) as caught:
        function_type_of(intrinsic, types)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("declaration", "mismatch"),
    [
        ("i64 @llvm.ctpop.i32(i32)", Mismatch.PARAMETER),
        ("double @llvm.ctpop.f64(double)", Mismatch.RESULT),
        ("i32 @llvm.ctpop.i32(i64)", Mismatch.PARAMETER),
        ("i32 @llvm.ctpop.i32()", Mismatch.REST),
        ("i32 @llvm.ctpop.i32(i32, ...)", Mismatch.REST),
        ("{ i32, i1, i1 } @llvm.sadd.with.overflow.i32(i32, i32)", Mismatch.RESULT),
        ("<{ i32, i1 }> @llvm.sadd.with.overflow.i32(i32, i32)", Mismatch.RESULT),
        ("void @llvm.memcpy.p0.p0.i32(ptr, i32, i32, i1)", Mismatch.PARAMETER),
        ("void @llvm.lifetime.start.p1(ptr)", None),
        ("<4 x i32> @llvm.masked.gather.v4i32.v2p0(<2 x ptr>, <4 x i1>, <4 x i32>)", Mismatch.PARAMETER),
        ("<4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <2 x i1>, <4 x i32>)", Mismatch.PARAMETER),
        ("<4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i1, <4 x i32>)", Mismatch.PARAMETER),
        ("<4 x i32> @llvm.vector.deinterleave2.v8i32(<8 x i32>)", Mismatch.RESULT),
        ("void @llvm.stackmap(i64, i32, ...)", None),
    ],
)
def test_declarations(declaration: str, mismatch: Mismatch | None) -> None:
    module = irkit.parse_assembly(f"declare {declaration.replace('@llvm.', '@other.')}\n", llvm_version=22)
    function = module.functions[0]
    intrinsic = lookup(function.name.replace("other.", "llvm."), 22)
    if intrinsic is None:
        assert "stackmap" in declaration  # of the name llvm.experimental.stackmap
        return
    assert match(module.context, intrinsic, function.function_type)[0] is mismatch


@pytest.mark.parametrize(
    ("ty", "name"),
    [
        (irkit.pointer(3), "p3"),
        (t.pointer_type(0, i8), "p0i8"),
        (irkit.array(double, 2), "a2f64"),
        (irkit.struct(i8, irkit.ptr), "sl_i8p0s"),
        (irkit.function_type(irkit.void, [i8], vararg=True), "f_isVoidi8varargf"),
        (irkit.function_type(i8, []), "f_i8f"),
        (irkit.vector(irkit.half, 2, True), "nxv2f16"),
        (t.target_extension_type("a.b", [i8, i16], [3]), "ta.b_i8_i16_3t"),
        (irkit.bfloat, "bf16"),
        (t.METADATA, "Metadata"),
        (t.X86_AMX, "x86amx"),
        (t.X86_MMX, "x86mmx"),
        (t.StructType((i8,), False, "named"), "s_nameds"),
        (t.StructType((i8,), False, ""), None),
        (irkit.array(t.StructType((i8,), False, ""), 1), None),
    ],
    ids=str,
)
def test_names_of_types(ty: Type, name: str | None) -> None:
    assert mangled_type(ty) == name
