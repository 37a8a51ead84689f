"""Which masks choose lanes of two vectors of a type."""

from __future__ import annotations

import pytest

import irkit
from irkit.types import VectorType
from irkit.verifier.vectors import mask_fits

MASKS = [
    # Of two vectors of two lanes each.
    ("<2 x i32>", "<i32 0, i32 3>", 2, True),
    ("<2 x i32>", "<i32 3, i32 0>", 2, True),
    ("<2 x i32>", "<i32 0, i32 4>", 2, False),
    ("<2 x i32>", "<i32 4, i32 0>", 2, False),
    ("<2 x i32>", "<i32 0, i32 -1>", 2, False),
    ("<4 x i32>", "<i32 3, i32 3, i32 3, i32 3>", 2, True),
    ("<1 x i32>", "<i32 1>", 1, True),
    ("<1 x i32>", "<i32 2>", 1, False),
    ("<2 x i32>", "<i32 undef, i32 3>", 2, True),
    ("<2 x i32>", "<i32 poison, i32 4>", 2, False),
    ("<2 x i32>", "<i32 poison, i32 ptrtoint (ptr @g to i32)>", 2, False),
    ("<2 x i32>", "zeroinitializer", 2, True),
    ("<2 x i32>", "undef", 2, True),
    ("<2 x i32>", "poison", 1, True),
    ("<2 x i32>", "splat (i32 3)", 2, True),
    ("<2 x i32>", "splat (i32 4)", 2, False),
    ("<2 x i32>", "bitcast (i64 ptrtoint (ptr @h to i64) to <2 x i32>)", 2, False),
    ("i32", "0", 2, False),
    ("[2 x i32]", "zeroinitializer", 2, False),
]


@pytest.mark.parametrize(("ty", "mask", "lanes", "fits"), MASKS)
def test_masks(ty: str, mask: str, lanes: int, fits: bool) -> None:
    module = irkit.parse_assembly(f"@g = global {ty} {mask}\n@h = global i8 0\n", llvm_version=22)
    shape = irkit.vector(irkit.i8, lanes)
    assert isinstance(shape, VectorType)
    assert mask_fits(module.globals[0].operands[0], shape) == fits
    assert not mask_fits(module.globals[0].operands[0], irkit.vector(irkit.i8, lanes, scalable=True))


@pytest.mark.parametrize(
    ("mask", "fits"),
    [("zeroinitializer", True), ("undef", True), ("poison", True), ("splat (i32 0)", True), ("splat (i32 1)", False)],
)
def test_masks_of_scalable_vectors(mask: str, fits: bool) -> None:
    text = f"define <vscale x 2 x i32> @f() {{\n  ret <vscale x 2 x i32> {mask}\n}}\n"
    value = irkit.parse_assembly(text, llvm_version=22).functions[0].blocks[0].instructions[0].operands[0]
    assert mask_fits(value, irkit.vector(irkit.i8, 2, scalable=True)) == fits
    assert not mask_fits(value, irkit.vector(irkit.i8, 2))
