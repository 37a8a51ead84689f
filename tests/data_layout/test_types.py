"""Sizes, alignments and offsets of types; the expected numbers are what LLVM folds and fills in."""

from __future__ import annotations

import subprocess

import pytest

import irkit
from irkit.context import Context
from irkit.data_layout import DataLayout, TypeSize
from irkit.errors import UnsupportedError
from irkit.types import StructType, Type

CONTEXT = Context()
X86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
I8, I16, I24, I32, I64, I128 = (CONTEXT.integer(width) for width in (8, 16, 24, 32, 64, 128))


def measured(layout: DataLayout, ty: Type) -> tuple[int, int, int, int, int]:
    """Bits, bytes stored, bytes allocated, ABI's and preferred alignment."""
    return (
        layout.size_in_bits(ty).minimum,
        layout.store_size(ty).minimum,
        layout.alloc_size(ty).minimum,
        layout.abi_alignment(ty),
        layout.preferred_alignment(ty),
    )


@pytest.mark.parametrize(
    ("ty", "expected"),
    [
        (CONTEXT.integer(1), (1, 1, 1, 1, 1)),
        (I24, (24, 3, 4, 4, 4)),
        (I64, (64, 8, 8, 8, 8)),
        (CONTEXT.integer(200), (200, 25, 32, 16, 16)),
        (CONTEXT.half, (16, 2, 2, 2, 2)),
        (CONTEXT.x86_fp80, (80, 10, 16, 16, 16)),
        (CONTEXT.fp128, (128, 16, 16, 16, 16)),
        (CONTEXT.pointer(270), (32, 4, 4, 4, 4)),
        (CONTEXT.pointer(9), (64, 8, 8, 8, 8)),
        (CONTEXT.label, (64, 8, 8, 8, 8)),
        (CONTEXT.x86_mmx, (64, 8, 8, 8, 8)),
        (CONTEXT.x86_amx, (8192, 1024, 1024, 64, 64)),
        (CONTEXT.vector(CONTEXT.integer(1), 3), (3, 1, 1, 1, 1)),
        (CONTEXT.vector(I32, 3), (96, 12, 16, 16, 16)),
        (CONTEXT.vector(I16, 4), (64, 8, 8, 8, 8)),
        (CONTEXT.array(I24, 3), (96, 12, 12, 4, 4)),
        (CONTEXT.array(I8, 0), (0, 0, 0, 1, 1)),
        (CONTEXT.struct(()), (0, 0, 0, 1, 8)),
        (CONTEXT.struct((I8, I64, I16)), (192, 24, 24, 8, 8)),
        (CONTEXT.struct((I8, I64, I16), True), (88, 11, 11, 1, 8)),
        (CONTEXT.struct((I128, I8)), (256, 32, 32, 16, 16)),
        (CONTEXT.target_extension("spirv.Event"), (64, 8, 8, 8, 8)),
        (CONTEXT.target_extension("amdgcn.named.barrier", (), (0,)), (128, 16, 16, 16, 16)),
        (CONTEXT.target_extension("llvm.test.vectorelement", (I16,)), (16, 2, 2, 2, 2)),
        (CONTEXT.array(CONTEXT.target_extension("spirv.Event"), 2), (128, 16, 16, 8, 8)),
    ],
)
def test_sizes(ty: Type, expected: tuple[int, int, int, int, int]) -> None:
    assert measured(DataLayout(X86), ty) == expected


def test_without_a_string() -> None:
    layout = DataLayout()
    assert measured(layout, I64) == (64, 8, 8, 4, 8)
    assert measured(layout, I128) == (128, 16, 16, 4, 8)
    assert measured(layout, CONTEXT.x86_fp80) == (80, 10, 16, 16, 16)


def test_what_the_string_says_of_alignments() -> None:
    layout = DataLayout("e-i16:32:64-f64:32-v96:32-a:16:128")
    assert measured(layout, I16) == (16, 2, 4, 4, 8)
    assert measured(layout, CONTEXT.double) == (64, 8, 8, 4, 4)
    assert measured(layout, CONTEXT.vector(I32, 3)) == (96, 12, 12, 4, 4)
    assert measured(layout, CONTEXT.struct((I8,))) == (8, 1, 2, 2, 16)


def test_scalable_sizes() -> None:
    layout = DataLayout(X86)
    ty = CONTEXT.vector(I32, 4, True)
    assert layout.size_in_bits(ty) == TypeSize(128, True)
    assert str(layout.store_size(ty)) == "vscale x 16"
    assert layout.alloc_size(ty) != 16
    with pytest.raises(UnsupportedError, match="a fixed size: this one is vscale x 16"):
        int(layout.alloc_size(ty))
    both = layout.struct_layout(CONTEXT.struct((ty, ty)))
    assert (both.size, both.offsets) == (TypeSize(32, True), (0, 16))
    assert layout.alloc_size(CONTEXT.target_extension("aarch64.svcount")) == TypeSize(2, True)
    tuple_of_vectors = CONTEXT.target_extension("riscv.vector.tuple", (CONTEXT.vector(I8, 8, True),), (3,))
    assert layout.size_in_bits(tuple_of_vectors) == TypeSize(192, True)


def test_fixed_sizes_are_numbers() -> None:
    size = DataLayout().alloc_size(I32)
    assert (size, int(size), size.fixed, repr(size)) == (4, 4, 4, "4")
    assert hash(size) == hash(TypeSize(4))
    assert hash(TypeSize(4, True)) != hash(size)
    assert size != "4"


def test_offsets() -> None:
    layout = DataLayout(X86).struct_layout(CONTEXT.struct((I8, CONTEXT.array(I8, 0), I32, I8)))
    assert (layout.offsets, layout.size, layout.alignment, layout.has_padding) == ((0, 1, 4, 8), 12, 4, True)
    assert [layout.element_at(offset) for offset in (0, 1, 3, 4, 7, 8, 11)] == [0, 1, 1, 2, 2, 3, 3]
    for outside in (-1, 12):
        with pytest.raises(ValueError, match=f"offset {outside} in a struct of 12 bytes"):
            layout.element_at(outside)
    packed = DataLayout(X86).struct_layout(CONTEXT.struct((I8, I32), True))
    assert (packed.offsets, packed.size, packed.alignment, packed.has_padding) == ((0, 1), 5, 1, False)


@pytest.mark.parametrize(
    "ty",
    [
        CONTEXT.void,
        CONTEXT.token,
        CONTEXT.metadata,
        CONTEXT.function(CONTEXT.void, ()),
        CONTEXT.identified_struct("opaque"),
        CONTEXT.array(CONTEXT.identified_struct("opaque"), 2),
        CONTEXT.target_extension("spirv.Literal"),
        CONTEXT.target_extension("unknown"),
    ],
)
def test_types_without_a_size(ty: Type) -> None:
    with pytest.raises(UnsupportedError, match="the size of the type"):
        DataLayout().alloc_size(ty)


def test_a_struct_that_holds_itself() -> None:
    ty: StructType = CONTEXT.identified_struct("loop")
    ty.set_body((I8, CONTEXT.array(ty, 2)))
    with pytest.raises(UnsupportedError, match="which holds itself"):
        DataLayout().size_in_bits(ty)


def test_deep_types() -> None:
    ty: Type = I8
    for _ in range(100_000):
        ty = CONTEXT.array(ty, 1)
    assert DataLayout().alloc_size(ty) == 1


# What strings say, one thing each: what is by default, tables with gaps and widths beyond their last row, vectors and
# aggregates of their own, pointers and indices that are no powers of two.
STRINGS = (
    "",
    "E",
    X86,
    "e-i1:16-i8:8:16-i16:32-i32:64:128-i64:32:64",
    "e-i24:32-i48:64-i128:64:256",
    "e-i256:128",
    "e-f16:32-f32:64:128-f64:32-f80:32-f128:64",
    "e-v16:16-v32:64-v64:32:128-v96:32-v128:64-v256:128:512",
    "e-a:64",
    "e-a:0:128",
    "e-a:16:64-i64:64",
    "e-p:32:32-p1:16:8:64:8-p2:24:32-p3:128:256:512:40",
    "e-p:40:8-p1:64:64:64:32",
)
TYPES = (
    *(f"i{width}" for width in (1, 2, 7, 8, 9, 16, 17, 24, 31, 32, 33, 63, 64, 65, 127, 128, 129, 256, 257, 1000)),
    *("half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"),
    *("ptr", "ptr addrspace(1)", "ptr addrspace(2)", "ptr addrspace(3)", "ptr addrspace(4)"),
    *(f"<{count} x i{width}>" for width in (1, 7, 8, 24, 32, 64) for count in (1, 2, 3, 4, 8, 9, 33)),
    *(
        "<3 x ptr>",
        "<2 x ptr addrspace(1)>",
        "<3 x double>",
        "<3 x x86_fp80>",
        "<vscale x 3 x i8>",
        "<vscale x 1 x i1>",
    ),
    *("[0 x i64]", "[3 x i24]", "[2 x <3 x i8>]", "[5 x { i8, i16 }]", "[3 x x86_fp80]"),
    *(
        "{}",
        "<{}>",
        "{ i8 }",
        "{ i8, i64 }",
        "<{ i8, i64 }>",
        "{ i64, i8 }",
        "{ i8, <3 x i8>, i8 }",
        "{ i1, { i16, i128 } }",
    ),
    *("{ i8, <{ i32, i8 }>, i16 }", "{ [3 x i8], float, ptr, half }", "{ ptr addrspace(2), i8, x86_fp80 }"),
)


def test_elements_of_a_struct_in_bits() -> None:
    layout = DataLayout(X86)
    assert layout.bit_offsets(CONTEXT.struct([I8, I32, I16])) == (0, 32, 64)
    assert layout.bit_offsets(CONTEXT.struct([I8, I32, I16], packed=True)) == (0, 8, 40)


@pytest.mark.llvm(16, 19, 22)
@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("text", STRINGS)
def test_alignments_and_sizes_are_those_of_llvm(text: str, version: int) -> None:
    """Alignments, as LLVM fills them in, and sizes and offsets, as it folds them."""
    lines = [f'target datalayout = "{text}"', "define void @f(ptr %p) {"]
    for number, ty in enumerate(TYPES):
        if (ty.startswith("[0") or ty in ("{}", "<{}>")) is False:
            lines.append(f"  %l{number} = load {ty}, ptr %p")
        lines.append(f"  %a{number} = alloca {ty}")
    lines += ["  ret void", "}"]
    fixed = [ty for ty in TYPES if "vscale" not in ty]
    for number, ty in enumerate(fixed):
        size = f"ptrtoint (ptr getelementptr ({ty}, ptr null, i64 1) to i64)"
        offset = f"ptrtoint (ptr getelementptr ({{ i8, {ty} }}, ptr null, i64 0, i32 1) to i64)"
        lines.append(f"@size{number} = global i64 {size}")
        lines.append(f"@offset{number} = global i64 {offset}")
    source = "\n".join(lines) + "\n"
    want = subprocess.run(
        [f"llvm-as-{version}", "-o", "-", "-"], input=source.encode(), capture_output=True, check=True
    ).stdout
    assert irkit.to_bitcode(irkit.parse_assembly(source, "<stdin>", version)) == want
