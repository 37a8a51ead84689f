"""What each data layout says of each type, in `questions.txt`: bits, bytes stored and allocated, ABI's and preferred
alignment; of structs the size and alignment in memory, where the elements are, whether there is padding, and which
element holds each of the first bytes.

`python tests/data_layout/test_questions.py` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import irkit
from irkit.data_layout import DataLayout, TypeSize
from irkit.errors import IRKitError
from irkit.types import StructType

FILE = Path(__file__).parent / "questions.txt"
NAMED = """
%opaque = type opaque
%itself = type { i32, %around }
%around = type { [2 x %itself] }
%pair = type { i8, ptr }
"""
TYPES = """
void|i1|i3|i8|i24|i32|i33|i64|i65|i128|i200|half|bfloat|float|double|x86_fp80|fp128|ppc_fp128|label|token|metadata
x86_amx|x86_mmx|ptr|ptr addrspace(1)|ptr addrspace(2)|ptr addrspace(3)|<2 x ptr>|<3 x i1>|<3 x i32>|<4 x i32>|<2 x i64>
<4 x float>|<5 x i7>|<vscale x 1 x i1>|<vscale x 2 x i32>|<vscale x 2 x ptr>|<vscale x 4 x i32>|[3 x i24]|[0 x i8]
[2 x { i8, i32 }]|[2 x <3 x i32>]|{}|<{}>|{ i8, i64, i16 }|<{ i8, i64, i16 }>|{ i8, i8 }|{ i32, i8 }|{ i8, [0 x i32] }
{ {}, i8 }|{ i8, {}, i8 }|{ x86_fp80, i8 }|{ { i8, i32 }, i8 }|{ <vscale x 2 x i32>, <vscale x 2 x i32> }|{ ptr, i1 }
{ <3 x i32>, i8 }|{ i8, ptr addrspace(1) }|%opaque|%itself|%around|%pair|{ %pair, %pair }|void (i32)
\\{}/|\\{ i3 }/|\\{ i3, i5 }/|\\{ i3, i6 }/|\\{ i1, i7, i8 }/|\\{ i16, i3, i5 }/|\\{ i3, i5, i32 }/|\\{ i5, i3, float }/
\\{ float, float }/|\\{ i32, i32, i32 }/|\\{ i12, i12 }/|\\{ i8, { i8, i16 } }/|\\{ [2 x i8], i4, i4 }/
\\{ i64, i1, i7 }/|target("spirv.Image")|target("spirv.IntegralConstant")|target("aarch64.svcount")|target("unknown")
target("riscv.vector.tuple", <vscale x 8 x i8>, 2)|target("riscv.vector.tuple", <vscale x 8 x i8>)
target("riscv.vector.tuple", i8, 2)|target("amdgcn.named.barrier", 0)|target("llvm.test.vectorelement", i16, i32)
target("llvm.test.vectorelement")|target("dx.RawBuffer", i32, 0, 0)|{ i8, target("spirv.Image") }
"""
LAYOUTS = (
    ("", 16),
    ("", 23),
    ("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", 23),
    ("E-p:32:32-p1:40:64:128:16-p2:64:64:64:32-i1:16:32-i8:16-i24:64-i64:32:64-v96:32:64-f80:32-a:16:64", 23),
    ("e-p:40:8-p1:128:128:256-i16:8-i33:64-i65:128:256-v64:32-v128:64:256-v16:128-f32:64-f128:64-a:0:8-ve", 23),
    ("e-p:16:16-i32:16-i64:16-a:8:16-v128:8-Fi16-ve", 23),
)


def measured(layout: DataLayout, ty: irkit.Type) -> str:
    told = [
        f"{layout.size_in_bits(ty)} {layout.store_size(ty)} {layout.alloc_size(ty)} "
        f"{layout.abi_alignment(ty)} {layout.preferred_alignment(ty)}"
    ]
    if isinstance(ty, StructType):
        found = layout.struct_layout(ty)
        told.append(f"{found.size} {found.alignment} {list(found.offsets)} {found.has_padding}")
        told.append(str(list(layout.bit_offsets(ty))))
        told.append(" ".join([element(found, offset) for offset in range(-1, 18)]))
    return ", ".join(told)


def element(found: irkit.data_layout.StructLayout, offset: int) -> str:
    try:
        return str(found.element_at(offset))
    except (ValueError, IRKitError):
        return "-"


def answered(layout: DataLayout, ty: irkit.Type) -> str:
    try:
        return measured(layout, ty)
    except IRKitError as error:
        return str(error)


def explicit(word: str) -> irkit.Type:
    """A struct of irkit's own, whose elements lie bit after bit."""
    return irkit.parse_assembly(f"@g = external global {word}", grammar=irkit.packed_grammar()).globals[0].value_type


def lines() -> Iterator[str]:
    """Of each type what the layouts say, those that say the same together."""
    module = irkit.parse_assembly(NAMED, "types.ll", 19)
    layouts = [DataLayout(text, release) for text, release in LAYOUTS]
    for word in TYPES.strip().replace("\n", "|").split("|"):
        ty = irkit.parse_type(word, module) if word[0] != "\\" else explicit(word)
        found: dict[str, list[str]] = {}
        for place, layout in enumerate(layouts):
            found.setdefault(answered(layout, ty), []).append(str(place))
        for answer, places in found.items():
            yield f"{word} in {', '.join(places)}: {answer}"


def of_pointers() -> Iterator[str]:
    """What each layout says of pointers, and which layouts and sizes are alike."""
    for place, (text, release) in enumerate(LAYOUTS):
        layout = DataLayout(text, release)
        default = (layout.pointer_bits(), layout.pointer_size(), layout.index_bits(), layout.pointer().abi_alignment)
        told = [
            f"{layout.pointer_bits(space)} {layout.pointer_size(space)} {layout.index_bits(space)}"
            for space in range(4)
        ]
        yield f"pointers in {place}: {default}: {', '.join(told)}"
    texts = (*LAYOUTS, ("e", 23), ("e", 22), ("E", 23), ("e-i8:8", 23), ("e-i64:64", 23))
    for one in texts:
        left = DataLayout(*one)
        others = [DataLayout(*other) for other in texts]
        alike = [left == other for other in others]
        assert [hash(left) == hash(other) for other, equal in zip(others, alike, strict=True) if equal]
        same = [left.says_the_same(other) for other in others]
        yield f"{one}: {''.join(str(int(equal)) for equal in alike)} {''.join(str(int(equal)) for equal in same)}"
    sizes = [TypeSize(8), TypeSize(8, True), TypeSize(9), TypeSize(9, True), 8, 9, "8"]
    for size in sizes[:4]:
        equal = "".join(str(int(size == other)) for other in sizes)
        yield f"{size}: {equal} {''.join(str(int(hash(size) == hash(other))) for other in sizes[:6])}"


def test_what_is_answered() -> None:
    now, recorded = [*lines(), *of_pointers()], FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    found = [*lines(), *of_pointers()]
    FILE.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    sys.stdout.write(f"{len(found)} lines\n")
