"""What each data layout says of each type, in `questions.txt`: bits, bytes stored and allocated, ABI's and preferred
alignment; of structs the size and alignment in memory, where the elements are, whether there is padding, and which
element holds each of the first bytes. Of strings what is wrong with them in which releases, and a digest of what they
say.

`python tests/data_layout/test_questions.py` writes it anew.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import irkit
from irkit.data_layout import DataLayout, TypeSize
from irkit.data_layout.layout import data_layout_problem, said_by
from irkit.dialects import NEWEST, OLDEST
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
\\{ i64, i1, i7 }/|\\{ <vscale x 2 x i32> }/|\\{ i3, i45 }/
target("spirv.Image")|target("spirv.IntegralConstant")|target("aarch64.svcount")|target("unknown")
target("unknown", i32)
target("riscv.vector.tuple", <vscale x 8 x i8>, 2)|target("riscv.vector.tuple", <vscale x 8 x i8>)
target("riscv.vector.tuple", i8, 2)|target("amdgcn.named.barrier", 0)|target("llvm.test.vectorelement", i16, i32)
target("llvm.test.vectorelement")|target("llvm.test.vectorelement", i16, %opaque)
target("dx.RawBuffer", i32, 0, 0)|{ i8, target("spirv.Image") }
"""
LAYOUTS = (
    ("", 16),
    ("", 23),
    ("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", 23),
    ("E-p:32:32-p1:40:64:128:16-p2:64:64:64:32-i1:16:32-i8:16-i24:64-i64:32:64-v96:32:64-f80:32-a:16:64", 23),
    ("e-p:40:8-p1:128:128:256-i16:8-i33:64-i65:128:256-v64:32-v128:64:256-v16:128-f32:64-f128:64-a:0:8-ve", 23),
    ("e-p:16:16-i32:16-i64:16-a:8:16-v128:8-Fi16-ve", 23),
)

MORE = """
E|i8:8:16|i8:16|i24:24|i32:48|i32:8|i32:16:8|i32:0|i16777215:8|i16777216:8|f32:65528|f32:32768|f32:65536|v64:524280
n32:|n32::8|n4294967295|n4294967296|n00000000000000000000032|n99999999999999999999|n100000000000000000000|n18446744073709551616
p:8:8|p:33:8|p:33:8:8:33|p:32:32:32:33|p:32:32:16|p:32:24|p:0:8|p:16777215:8|p:16777216:8|p1:64:64:64:64:64|p16777215:8:8
p16777216:8:8|pu1:32:32|pe1:32:32|peu1:32:32|po1:32:32|pz1:32:32|poz1:32:32|poo1:32:32|pzz1:32:32|po:32:32|pz:32:32|pu:32:32
pe:32:32|px1:32:32|p1(a):32:32|p1():32:32|p1(a:32:32|p1(P):32:32|p1(a):32:32-p2(a):32:32|p1(a):32:32-p2(b):64:64|p(a):8:8
ni|ni:|ni:0|ni:1|ni:1:2|ni:2:1|ni:16777216|nix|ve|ve-v64:32|v64:32-ve|vex|v|v128:128:64|v64:64:128
a:0|a:8|a:0:8|a:0:64|a8:8|a0:8|a:16:8|a::8|a|S|S0|S8|S12|S24|S64|S65536|S524288|F|Fi|Fn|Fi8|Fn8|Fi0|Fx8|Fn24|Fi12
P|P1|P16777216|G2|A3|Px|m|m:|m:e|m:l|m:o|m:w|m:x|m:a|m:m|m:q|m:ee|mx:e|m-e|s|s8|q|e8|E:|e-|-e|e--E|e:8
""".strip().replace("|", "\n")


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
        assert all(hash(size) == hash(other) for other in sizes if size == other)
        yield f"{size}: {equal}"


def strings() -> list[str]:
    """Those whose problems LLVM has told, and more that differ in one thing."""
    table = (Path(__file__).parents[2] / "fixtures" / "data-layouts.tsv").read_text(encoding="utf-8")
    return list(dict.fromkeys([*(line.split("\t")[0] for line in table.split("\n")[1:-1]), *MORE.split("\n")]))


def of_strings() -> Iterator[str]:
    """What is wrong with each string in each release, and a digest of what it says."""
    for text in strings():
        found: dict[str, list[str]] = {}
        for release in range(OLDEST, NEWEST + 1):
            facts = repr(said_by(text, release).facts())
            digest = hashlib.md5(facts.encode(), usedforsecurity=False).hexdigest()[:8]
            found.setdefault(f"{digest} {data_layout_problem(text, release)}".strip(), []).append(str(release))
        for answer, releases in found.items():
            yield f"{text!r} in {releases[0]}..{releases[-1]} ({len(releases)}): {answer}"


def test_what_is_answered() -> None:
    now, recorded = [*lines(), *of_pointers(), *of_strings()], FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    found = [*lines(), *of_pointers(), *of_strings()]
    FILE.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    sys.stdout.write(f"{len(found)} lines\n")
