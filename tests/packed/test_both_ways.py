"""Bit fields one by one: what loads and stores of them become when they are lowered, and which patterns of shifts and
masks are taken for them. `both_ways.txt` has the code; `python tests/packed/test_both_ways.py` writes it anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import irkit

FILE = Path(__file__).parent / "both_ways.txt"
LITTLE = 'target datalayout = "e-i64:64"\n'
BIG = 'target datalayout = "E-i64:64"\n'

# The elements of explicitly packed structs, and the initial values of them.
STRUCTS = (
    "i3 1, i6 -1, i7 5",
    "i1 true, i31 77",
    "i12 1, i12 2, i8 3",
    "i24 65793, i5 -16, i3 3",
    "i16 7, i4 0, i4 undef, i8 1",
    "i4 poison, i4 poison, i32 5, i2 1, i6 2",
    "i33 1, i31 1, double 1.0",
    "i3 1, i5 2, i16 3",  # whose plain struct has to be packed
)


def accesses(struct: str) -> str:
    """A function that loads each element, and others that store to it."""
    elements = [element.split()[0] for element in struct.split(", ")]
    source = "\\{ " + ", ".join(elements) + " }/"
    lines = [f"@v = global {source} \\{{ {struct} }}/"]
    for place, ty in enumerate(elements):
        if ty == "double":
            continue
        at = f"  %q = getelementptr {source}, ptr %p, i64 0, i32 {place}"
        lines += [
            f"define {ty} @load{place}(ptr %p) {{",
            at,
            f"  %v = load {ty}, ptr %q, align 1",
            f"  ret {ty} %v",
            "}",
            f"define void @store{place}(ptr %p, {ty} %v, {ty} noundef %w) {{",
            at,
            f"  store {ty} %v, ptr %q, align 1",
            *([f"  store volatile {ty} %w, ptr %q, align 2"] if place == 0 else []),
            *([f"  store {ty} 0, ptr %q, align 1", f"  store {ty} -1, ptr %q, align 1"] if place == 1 else []),
            "  ret void",
            "}",
        ]
    return "\n".join(lines) + "\n"


# What is loaded from the start of a variable or a stack object of some type: its first bit field, or something else.
STARTS = (
    ("\\{ i3, i5 }/", ("i3", "i5", "i8")),
    ("\\{ i8, i3, i5 }/", ("i8", "i3")),
    ("\\{ i5, i3, i8 }/", ("i5",)),
    ("[2 x \\{ i3, i5 }/]", ("i3",)),
    ("{ [2 x \\{ i3, i5 }/], i3 }", ("i3",)),
    ("{ i3, \\{ i3, i5 }/ }", ("i3",)),
)


def at_the_start(source: str, accessed: str) -> str:
    lines = [
        f"@v = global {source} zeroinitializer",
        f"define {accessed} @f() {{",
        f"  %s = alloca {source}",
        f"  %a = load {accessed}, ptr @v",
        f"  store {accessed} %a, ptr %s",
        f"  %q = getelementptr {source}, ptr %s, i64 0, i32 0",
        "  %b = load i8, ptr %s",
        f"  ret {accessed} %a",
        "}",
    ]
    return "\n".join(lines) + "\n"


READS = (
    *(f"and i16 %w, {mask}" for mask in (1, 3, 7, 8, 5, 32767, -32768, -1, 0)),
    *(f"lshr i16 %w, {by}" for by in (0, 1, 8, 15, 16)),
    *(f"ashr i16 %w, {by}" for by in (0, 1, 8, 15, 16)),
    *(f"lshr i16 %w, {by} / and i16 %a, {mask}" for by, mask in ((3, 7), (3, 6), (8, 255), (9, 255), (15, 1), (15, 3))),
    *(f"shl i16 %w, {by} / ashr i16 %a, {back}" for by, back in ((5, 5), (5, 6), (6, 5), (1, 15), (0, 5), (5, 16))),
    "shl i16 %w, 5 / lshr i16 %a, 5",
    "shl i16 %w, 5",
    "lshr i16 %w, 3 / ashr i16 %a, 7",
    "lshr i16 %w, 3 / and i16 7, %a",
    "and i16 7, %w",
    "lshr i16 512, %w",
    "add i16 %w, 7",
    "xor i16 %w, 7",
    "lshr i16 %w, %x",
)
WRITES = (
    "and i16 %w, -8",
    "and i16 %w, -57",
    "and i16 %w, -6",
    "and i16 %w, 0",
    "and i16 %w, 32767",
    "and i16 %w, -8 / or i16 %a, 5",
    "and i16 %w, -8 / or i16 5, %a",
    "and i16 %w, -8 / or i16 %a, 8",
    "and i16 %w, -57 / or i16 %a, 24",
    "and i16 %w, -57 / or i16 %a, 4",
    "and i16 %w, -57 / or i16 %a, 25",
    "and i16 %w, -57 / or i16 %a, -32744",
    "and i16 %w, -57 / or i16 %a, 64",
    "and i16 %x, 7 ; and i16 %w, -8 / or i16 %a, %v",
    "and i16 %x, 15 ; and i16 %w, -8 / or i16 %a, %v",
    "and i16 %x, 3 ; and i16 %w, -8 / or i16 %a, %v",
    "and i16 %x, 56 ; and i16 %w, -57 / or i16 %a, %v",
    "zext i3 %n to i16 ; and i16 %w, -8 / or i16 %a, %v",
    "zext i4 %m to i16 ; and i16 %w, -8 / or i16 %a, %v",
    "zext i3 %n to i16 ; and i16 %w, -9 / or i16 %a, %v",
    "zext i3 %n to i16 / shl i16 %u, 3 ; and i16 %w, -57 / or i16 %a, %v",
    "zext i3 %n to i16 / shl i16 %u, 4 ; and i16 %w, -57 / or i16 %a, %v",
    "and i16 %x, 7 / shl i16 %u, 3 ; and i16 %w, -57 / or i16 %a, %v",
    "shl i16 %x, 13 ; and i16 %w, 8191 / or i16 %a, %v",
    "and i16 %w, -8 / or i16 %a, %x",
    "and i16 %w, -8 / xor i16 %a, 5",
    "or i16 %w, 7",
)
HEAD = "%s = type { i16, i16 }\n"
POINTERS = ("getelementptr %s, ptr %p, i32 0, i32 0", "getelementptr %s, ptr %p, i32 0, i32 1")


def chain(text: str, first: str, names: str) -> list[str]:
    """Instructions, each of which has the next name."""
    return [f"  %{name} = {one}" for name, one in zip(names, f"{first}{text}".split(" / "), strict=False)]


def reads(text: str, pointer: str) -> str:
    made = chain(text, "", "abc")
    last = made[-1].split()[0]
    lines = [f"  %q = {pointer}", "  %w = load i16, ptr %q, align 2", *made, f"  ret i16 {last}"]
    return "\n".join([HEAD, "define i16 @f(ptr %p, i16 %x) {", *lines, "}", ""])


def writes(text: str, pointer: str, between: str = "", to: str = "%q") -> str:
    value, _, word = text.rpartition(" ; ")
    before = chain(value, "", "uv") if value else []
    if len(before) == 1:
        before = [before[0].replace("%u", "%v", 1)]
    made = chain(word, "", "abc")
    last = made[-1].split()[0]
    load = [f"  %q = {pointer}", "  %w = load i16, ptr %q, align 2"]
    lines = [*before, *load, *made, *([between] if between else []), f"  store i16 {last}, ptr {to}, align 2"]
    head = f"{HEAD}declare void @g()\ndeclare void @llvm.lifetime.start.p0(i64, ptr)"
    return "\n".join([head, "define void @f(ptr %p, i16 %x, i3 %n, i4 %m) {", *lines, "  ret void", "}", ""])


def code(module: irkit.Module) -> str:
    lines = irkit.to_assembly(module).splitlines()[2:]
    return " | ".join(line.strip() for line in lines if line and not line.startswith(("declare", "target", "attr")))


def lowered(text: str, way: str) -> Iterator[str]:
    module = irkit.parse_assembly(text, grammar=irkit.packed_grammar())
    irkit.lower_packed(module, way)
    assert not module.explicit_structs
    assert irkit.verify(module) == []
    assert irkit.to_bitcode(module)
    return (line for line in irkit.to_assembly(module).splitlines()[2:] if line and not line.startswith("target"))


def raised(text: str) -> str:
    module = irkit.parse_assembly(text, llvm_version=22)
    count = irkit.raise_packed(module)
    assert module.explicit_structs == (count > 0)
    assert irkit.verify(module) == []
    return f"{count}: {code(module) if count else ''}"


def outcomes() -> Iterator[str]:
    for struct in STRUCTS:
        for name, layout in (("little", LITTLE), ("big", BIG)):
            for way in ("masks", "vectors") if name == "little" else ("masks",):
                yield f"== {struct}, {name}, {way}"
                yield from lowered(layout + accesses(struct), way)
    for source, types in STARTS:
        for accessed in types:
            yield f"== {accessed} at the start of {source}"
            yield from lowered(LITTLE + at_the_start(source, accessed), "masks")
    for text in READS:
        for layout in (LITTLE, BIG):
            yield f"{text}, {layout[21]}: {raised(layout + reads(text, POINTERS[1]))}"
    for text in WRITES:
        for layout in (LITTLE, BIG):
            yield f"{text}, {layout[21]}: {raised(layout + writes(text, POINTERS[0]))}"
    for between in (
        "store i8 1, ptr %p",
        "fence seq_cst",
        "%o = atomicrmw add ptr %p, i8 1 seq_cst",
        "%o = load i8, ptr %p",
        "call void @g()",
        "call void @llvm.lifetime.start.p0(i64 2, ptr %p)",
    ):
        yield f"{between}: {raised(writes(WRITES[0], POINTERS[0], '  ' + between))}"
    apart = "  br label %there\nthere:"
    yield f"in another block: {raised(writes(WRITES[0], POINTERS[0], apart))}"
    yield f"elsewhere: {raised(writes(WRITES[0], POINTERS[0], '', '%p'))}"
    for word in ("i8", "i12", "i16", "i128", "i136"):
        text = reads("and i16 %w, 7", POINTERS[0]).replace("i16", word)
        yield f"words of {word}: {raised(text)}"
    for load in ("load volatile i16, ptr %q, align 2", "load atomic i16, ptr %q acquire, align 2", "load i16, ptr %q"):
        text = reads("and i16 %w, 7", POINTERS[1]).replace("load i16, ptr %q, align 2", load)
        yield f"{load}: {raised(text)}"


def test_what_becomes_of_bit_fields() -> None:
    assert list(outcomes()) == FILE.read_text(encoding="utf-8").splitlines()


LOCATED = """@a = global \\{ i3, i5 }/ zeroinitializer
define void @f(ptr %p) !dbg !3 {
  %q = getelementptr \\{ i3, i5 }/, ptr %p, i64 0, i32 1
  %v = load i5, ptr %q, align 1, !dbg !4
  store i5 %v, ptr %q, align 1, !dbg !5
  store i5 0, ptr %q, align 1
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 7, scope: !3)
!5 = !DILocation(line: 8, scope: !3)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
"""


def test_what_an_access_becomes_stands_where_it_stood() -> None:
    for way in ("masks", "vectors"):
        module = irkit.parse_assembly(LOCATED, grammar=irkit.packed_grammar())
        irkit.lower_packed(module, way)
        [block] = module.functions[0].blocks
        lines = [one.debug_loc.line if one.debug_loc is not None else 0 for one in block.instructions]
        before, last = lines[1:].index(8) + 1, len(lines) - lines[::-1].index(8)
        assert lines[0] == 0
        assert set(lines[1:before]) == {7}
        assert set(lines[before:last]) == {8}
        assert set(lines[last:]) == {0}


def test_the_first_of_several_problems_is_told() -> None:
    text = LOCATED.replace("store i5 %v", "store i4 1").replace("store i5 0", "store i6 0")
    with pytest.raises(irkit.VerificationError, match="a bit field of 5 bits is accessed as i4"):
        irkit.lower_packed(irkit.parse_assembly(text, grammar=irkit.packed_grammar()))


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in outcomes()), encoding="utf-8")
