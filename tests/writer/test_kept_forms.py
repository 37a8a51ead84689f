"""Modules that keep more of their source's form than a text can say: shorter records, abbreviations of other builds.

`kept.txt` has the hash of the bytes of each case, by its name; `python tests/writer/test_kept_forms.py` makes it anew.
What is written also has to be read as the same module.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import irkit
from bitcode.bitstream.abbreviations import ARRAY, CHAR6, FIXED, LITERAL, VBR
from bitcode.bitstream.block_ids import CONSTANTS_BLOCK, FUNCTION_BLOCK, METADATA_BLOCK
from bitcode.schema import codes as c
from irkit.attributes import AttributeSet, TypeAttribute
from irkit.dialects import Dialect
from irkit.module import Module
from irkit.provenance import OldLayout

HERE = Path(__file__).parent
NODES = HERE.parent.parent / "fixtures" / "metadata"
RECORDED = HERE / "kept.txt"

# Every field of each kind of global, named and unnamed, in partitions and not.
GLOBALS = """
source_filename = "a"
$w2 = comdat any
@v = global i32 1, align 4
@w = hidden thread_local(localexec) unnamed_addr externally_initialized global i32 1, partition "p", align 8
@"" = internal constant i32 3
@x = dso_local global i32 1
@y = protected global i32 1, comdat($w2)
@z = dllexport global i32 1
@a = alias i32, PTR32 @v
@b = hidden thread_local unnamed_addr alias i32, PTR32 @w, partition "q"
@c = dso_local alias i32, PTR32 @x
@d = internal unnamed_addr alias i32, PTR32 @x, partition "p"
@i = ifunc void (), RESOLVER @r
@j = dso_local hidden ifunc void (), RESOLVER @r, partition "p"
define internal RESULT @r() {
  ret RESULT null
}
declare void @e()
define dso_local fastcc void @f() unnamed_addr noinline section "s" partition "p" align 16 gc "c" prefix i32 7 {
  ret void
}
define hidden void @g() comdat($w2) prologue i32 8 {
  ret void
}
declare dllimport void @h()
"""

# Operations on both sides of 7 bits of flags, and others that have an abbreviation of their own.
FLAGS = """
define float @f(float %x, i32 %n, PTR32 %p) {
  %a = fadd float %x, %x
  %b = fadd nnan float %a, %x
  %c = fadd reassoc float %b, %x
  %d = fadd afn float %c, %x
  %e = fadd nnan ninf nsz arcp contract afn float %d, %x
  %g = fadd fast float %e, %x
  %h = fneg float %g
  %i = fneg nnan float %h
  %j = add nuw nsw i32 %n, 1
  %k = add i32 %j, %n
  %l = zext i32 %k to i64
  %m = icmp eq i64 %l, 0
  %o = fcmp nnan oeq float %i, %x
  %q = getelementptr inbounds i32, PTR32 %p, i64 %l
  %r = load i32, PTR32 %q
  store i32 %r, PTR32 %q
  br i1 %m, label %one, label %two
one:
  br label %two
two:
  ret float %i
}
define void @g() {
  unreachable
}
"""

# Atomics whose operands come later, earlier, and are themselves.
ATOMICS = """
define i32 @f(i32* %a, i32 %n) {
  ret i32 %n
first:
  %x0 = atomicrmw add i32* %a, i32 %n seq_cst
  %x1 = atomicrmw add i32* %p, i32 %n seq_cst
  %x2 = atomicrmw add i32* %a, i32 %m seq_cst
  %x3 = atomicrmw add i32* %p, i32 %m seq_cst
  %r = atomicrmw add i32* %a, i32 %r seq_cst
  %x4 = cmpxchg i32* %a, i32 %n, i32 %n acq_rel monotonic
  %x5 = cmpxchg i32* %p, i32 %n, i32 %n acq_rel monotonic
  %x6 = cmpxchg i32* %a, i32 %m, i32 %n acq_rel monotonic
  %x7 = cmpxchg i32* %p, i32 %m, i32 %m acq_rel monotonic
  %x8 = cmpxchg weak volatile i32* %p, i32 %m, i32 %m acq_rel monotonic
  %m = add i32 %n, %x2
  %p = getelementptr i32, i32* %a, i32 %m
  ret i32 %m
}
"""
LOCATED = """
define void @f() !dbg !4 {
  call void @f(), !dbg !5
  call void @f(), !dbg !6
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!named = !{!8, !9}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DISubroutineType(types: !{null})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 1, scope: !4)
!6 = !DILocation(line: 1, column: 2, scope: !4, isImplicitCode: true)
!7 = distinct !DILocation(line: 3, scope: !4, inlinedAt: !8)
!8 = !DILocation(line: 4, scope: !4)
!9 = !GenericDINode(tag: 3, header: "h", operands: {!1, null})
"""

TAKEN = """
define void @f() {
  br label %a
a:
  ret void
}
define ptr @g() {
  ret ptr WHAT
}
"""
# LLVM 15.0.6 and later list the users through other constants too.
ADDRESSES = [
    TAKEN.replace("WHAT", what)
    for what in ("blockaddress(@f, %a)", "getelementptr (i8, ptr blockaddress(@f, %a), i64 3)")
]


def read(text: str, release: int) -> Module:
    """The module of the bitcode that the text makes, all of it read."""
    words = {"PTR32": "i32*", "RESOLVER": "void ()* ()*", "RESULT": "void ()*"}
    for word, typed in words.items():
        text = text.replace(word, typed if release < 15 else "ptr")
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", release)), "m")
    module.materialize()
    return module


CODES = {
    "variables": (c.MODULE_CODE_GLOBALVAR, 8, 21),
    "functions": (c.MODULE_CODE_FUNCTION, 10, 23),
    "aliases": (c.MODULE_CODE_ALIAS, 6, 14),
    "ifuncs": (c.MODULE_CODE_IFUNC, 6, 11),
}


def ends(kind: str, release: int) -> Iterator[tuple[str, Module]]:
    code, first, count = CODES[kind]
    for end in range(first, count):
        module = read(GLOBALS, release)
        module.provenance.record_ends = {code: end}
        yield f"{kind} of {release} to {end}", module


def ends_of_another_release() -> Iterator[tuple[str, Module]]:
    for code, end in ((c.MODULE_CODE_GLOBALVAR, 13), (c.MODULE_CODE_FUNCTION, 14)):
        module = read(GLOBALS, 22)
        module.provenance.record_ends = {code: end}
        module.dialect = Dialect.of(21)
        yield f"records {code} of another release", module


def abbreviations(release: int) -> Iterator[tuple[str, Module]]:
    foreign = [((LITERAL, 35), (VBR, 6), (FIXED, width)) for width in (9, 10, 11)]
    kept = list(read(FLAGS, release).provenance.abbreviations[FUNCTION_BLOCK])
    narrow = [(*shape[:-1], (FIXED, 7)) if shape[-1] == (FIXED, 8) and shape[0][1] == 2 else shape for shape in kept]
    assert narrow != kept
    lists = {
        "narrow flags": narrow,
        "no flags": [shape for shape in kept if shape[-1] != (FIXED, 8)],
        "none": [],
        "others in front": [*foreign[:2], *kept],
        "others behind": [*kept, *foreign],
        "others between": [kept[0], foreign[0], kept[1], foreign[1], *kept[2:]],
        "others only": foreign,
        **{f"all but {place}": [*kept[:place], *kept[place + 1 :]] for place in range(len(kept))},
    }
    for name, shapes in lists.items():
        module = read(FLAGS, release)
        module.provenance.abbreviations[FUNCTION_BLOCK] = shapes
        yield f"abbreviations of {release}: {name}", module
    module = read(FLAGS, release)
    module.provenance.abbreviations[CONSTANTS_BLOCK] = foreign
    module.dialect = Dialect.of(release - 1 if release > 13 else 14)
    yield f"abbreviations of {release}: another release", module
    nodes_kept = read(LOCATED, release).provenance.abbreviations[METADATA_BLOCK]
    for place in range(len(nodes_kept) + 1):
        for name, shapes in ("more", foreign[:1]), ("only", []):
            module = read(LOCATED, release)
            module.provenance.abbreviations[METADATA_BLOCK] = [*nodes_kept[:place], *shapes]
            yield f"abbreviations of metadata of {release}: {place} {name}", module


FIXTURES = [
    path
    for path in sorted(NODES.glob("di-*.bc"))
    if path.name.split(".")[1] in ("13", "22") and "expressions" not in path.name and "generic" not in path.name
]
# Nodes whose records got a field in their midst, and how long these were before.
GROWN = {"DITemplateValueParameter": 5, "DIImportedEntity": 6, "DIStringType": 8}


def nodes(path: Path) -> Iterator[tuple[str, Module]]:
    module = irkit.parse_bitcode(path.read_bytes(), "m")
    module.materialize()
    found = debug_nodes(module)
    for count in range(12, 26):
        module.provenance.record_lengths = dict.fromkeys(found, count)
        yield f"{path.stem}, {count} operands", module
    for name, least in GROWN.items():
        grown = [node for node in found if type(node).__name__ == name]
        for count in range(least, 12) if grown else ():
            module.provenance.record_lengths = dict.fromkeys(grown, count)
            yield f"{path.stem}, {name} of {count} operands", module
    module.provenance.record_lengths = {}
    for count in (1, 3, 60, 80) if path.name.endswith(".22.bc") else ():  # some longer records are old ones
        module.provenance.extra_operands = dict.fromkeys(found, [0] * count)
        yield f"{path.stem}, {count} more", module


def debug_nodes(module: Module) -> list[irkit.DINode]:
    found: dict[irkit.Metadata, None] = {}
    todo = [node for named in module.named_metadata for node in named.operands]
    while todo:
        node = todo.pop()
        if node not in found and isinstance(node, irkit.MDNode):
            found[node] = None
            todo.extend([operand for operand in node.operands if operand is not None])
    return [node for node in found if isinstance(node, irkit.DINode)]


def others() -> Iterator[tuple[str, Module]]:
    module = read(ATOMICS, 13)
    for block in module.functions[0].blocks:
        for instruction in block.instructions:
            if isinstance(instruction, irkit.AtomicRMWInst | irkit.AtomicCmpXchgInst):
                instruction._alignment = 0
    yield "atomics without alignment", module
    for code in (c.CST_CODE_INLINEASM_OLD, c.CST_CODE_INLINEASM_OLD2):
        for flags in ("", "sideeffect ", "alignstack ", "inteldialect ", "unwind ", "sideeffect inteldialect unwind "):
            text = f'define void @f() {{\n  call void asm {flags}"nop", "~{{memory}}"()\n  ret void\n}}\n'
            module = read(text, 13)
            module.provenance.old_asm_code = code
            yield f"assembly {flags}by code {code}", module
    module = read("%t = type { i32 }\ndeclare void @f(%t* sret(%t), %t* byval(%t), i32)\n", 13)
    attributes = module.functions[0].attribute_list
    assert attributes is not None
    for index in attributes.sets:
        sets = dict(attributes.sets)
        sets[index] = AttributeSet(tuple([TypeAttribute(one.name, None) for one in sets[index]]))
        module.provenance.untyped_lists[attributes] = module.context.attribute_list(sets)
        yield f"no type of parameter {index}", module
    for name in ("m", "other"):
        module = read(TAKEN.replace("WHAT", "null"), 22)
        module.provenance.has_source_filename = False
        module.source_filename = name
        yield f"no name of the source, {name}", module
    for text in ADDRESSES:
        yield f"{len(text)} letters of block addresses", read(text, 15)
    for release in (13, 22):
        module = read(LOCATED, release)
        module.provenance.short_locations = True
        yield f"short locations of {release}", module
        module = read(LOCATED, release)
        module.provenance.record_lengths = dict.fromkeys(debug_nodes(module), 16)
        yield f"lengths beside locations of {release}", module
        module.dialect = Dialect.of(release + 1)
        yield f"lengths of {release} in another release", module
        module = read(LOCATED, release)
        kinds = {"dbg": 0, "prof": 7, "other": 4}
        module.provenance.metadata_kinds = kinds
        yield f"kinds of {release}", module
        module = read(LOCATED, release)
        module.provenance.metadata_kinds = kinds
        module.dialect = Dialect.of(release + 1)
        yield f"kinds of {release} in another release", module


TABLES = """
target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl s"
module asm "s: nop"
$k = comdat any
@v = global i32 1, comdat($k)
@w = weak hidden global i32 1, section "s"
@k = common global i32 0, align 4
"""


def tables(what: str, text: str) -> Iterator[tuple[str, Module]]:
    """Symbol tables of the source, whole and damaged, with assembly that is known by them alone and without."""
    known = read(text, 22).provenance.symtab or symtab_of(read(TABLES.replace("module asm", ";"), 22))
    changed = {
        "whole": known,
        "none": None,
        "empty": b"",
        **{f"{size} bytes": known[:size] for size in (1, 3, 4, 11, 12, 75, 76, 80, len(known) - 1)},
        **{
            f"{name} {number}": known[: 4 * place] + number.to_bytes(4, "little") + known[4 * place + 4 :]
            for place, name in enumerate(("version", "producer at", "producer of", "modules at", "modules"))
            for number in (0, 1, 2, 3, 4)
        },
    }
    for name, symtab in changed.items():
        module = read(text, 22)
        module.provenance.symtab = symtab
        yield f"symbol table, {what}: {name}", module
        if name == "whole":
            module.provenance.symtab_asm = module.module_asm
            yield f"symbol table, {what}: of this one", module


def symtab_of(module: Module) -> bytes:
    assert module.provenance.symtab is not None
    return module.provenance.symtab


SCOPES = """
define void @f() {
  fence syncscope("b") seq_cst
  fence syncscope("a") seq_cst
  call void @f() [ "two"(), "one"() ]
  call void @f() [ "one"() ]
  ret void
}
"""


def names() -> Iterator[tuple[str, Module]]:
    """Names whose first user went keep their numbers; those that come have the next."""
    for gone in range(4):
        module = read(SCOPES, 22)
        module.functions[0].blocks[0].instructions[gone].erase_from_parent()
        yield f"names without statement {gone}", module
    module = read(LOCATED, 22)
    module.provenance.metadata_kinds = {}
    yield "no kinds", module


LAYOUTS: dict[str, Callable[[OldLayout], None]] = {
    "abbreviations": lambda layout: None,
    "two abbreviations": lambda layout: layout.symbol_abbreviations.pop(),
    "no abbreviations": lambda layout: layout.symbol_abbreviations.clear(),
    "a symbol less": lambda layout: layout.symbols.pop(),
    "a symbol more": lambda layout: layout.symbols.append("more"),
    "a symbol for another": lambda layout: layout.symbols.__setitem__(0, "more"),
    "another order": lambda layout: layout.symbols.reverse(),
    "scopes": lambda layout: setattr(layout, "has_sync_scopes", True),
    "an index": lambda layout: setattr(layout, "has_index", True),
    "metadata counted": lambda layout: setattr(layout, "counts_metadata", True),
    "the source behind": lambda layout: setattr(layout, "source_follows", True),
    "kinds behind": lambda layout: setattr(layout, "kinds_follow", True),
    "kinds among nodes": lambda layout: setattr(layout, "kinds_as_metadata", True),
    "strings among nodes": lambda layout: setattr(layout, "strings_among_nodes", True),
    "swapped constants": lambda layout: setattr(layout, "swaps_constants", True),
    "data apart": lambda layout: setattr(layout, "function_data_apart", True),
}
OLD = """
$w2 = comdat any
@v = global i32 1, align 4
@a.b = hidden global i32 2, section "s"
@"\\C3\\A9" = internal constant <2 x i32> <i32 1, i32 7>
@"c d" = dso_local global i64 3
@al = hidden alias i32, i32* @v
@bl = alias i32, i32* @v
@ab = internal alias i32, i32* @v
declare void @p(...)
declare hidden void @dso()
define dso_local float @f(float %x, i32 %y) comdat($w2) prefix i32 9 personality void (...)* @p !prof !3 {
  %a = fadd fast float %x, %x
  %b = fadd nnan nsz float %a, 2.0
  %c = add i32 %y, 7
  %d = add i32 %c, 8
  fence syncscope("singlethread") seq_cst
  ret float %b, !tbaa !0
}
define internal void @"g h"() prefix i32 10 prologue i64 4 {
  ret void
}
define void @"\\C3\\A9f"() {
  call void (...) @p() [ "deopt"(i32 7) ]
  ret void
}
!named = !{!0}
!0 = !{!"text", !1}
!1 = distinct !{!1, i32 4, !2}
!2 = !DIFile(filename: "a", directory: "b")
!3 = !{!"function_entry_count", i64 4}
"""


def layouts() -> Iterator[tuple[str, Module]]:
    told = "@w2 = global i32 1, !prof !3", "declare !prof !3 void @w2()", ""
    names = [(name, change, "") for name, change in LAYOUTS.items()]
    names += [(f"kinds behind, {text}", LAYOUTS["kinds behind"], text) for text in told]
    for name, change, text in names:
        module = read(OLD + text + "\n", 13)
        layout = OldLayout()
        layout.has_identification = layout.has_offsets = layout.has_bundle_tags = True
        layout.symbols = [value.name for value in module.global_values()]
        layout.record_ends = {c.MODULE_CODE_GLOBALVAR: 14, c.MODULE_CODE_FUNCTION: 17, c.MODULE_CODE_ALIAS_OLD: 9}
        entry = ((LITERAL, c.VST_CODE_FNENTRY), (VBR, 8), (VBR, 8), (ARRAY, 0))
        layout.symbol_abbreviations = [(*entry, last) for last in ((FIXED, 8), (FIXED, 7), (CHAR6, 0))]
        change(layout)
        module.provenance.old_layout = layout
        yield f"layout: {name}", module
        if name in ("abbreviations", "a symbol less"):
            layout.has_offsets = False
            yield f"layout without offsets: {name}", module


MAKERS: dict[str, Callable[[], Iterator[tuple[str, Module]]]] = {
    **{f"{kind} of {release}": partial(ends, kind, release) for kind in CODES for release in (13, 22, 23)},
    "ends of another release": ends_of_another_release,
    **{f"abbreviations of {release}": partial(abbreviations, release) for release in (13, 22)},
    **{path.stem: partial(nodes, path) for path in FIXTURES},
    "others": others,
    "assembly": partial(tables, "assembly", TABLES),
    "no assembly": partial(tables, "no assembly", TABLES.replace("module asm", ";")),
    "names": names,
    "layouts": layouts,
}


def recorded() -> dict[str, str]:
    lines = RECORDED.read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, name in (line.split(" ", 1) for line in lines)}


def digest_of(module: Module) -> str:
    return hashlib.sha256(irkit.to_bitcode(module)).hexdigest()[:16]


@pytest.mark.parametrize("maker", MAKERS)
def test_bytes(maker: str) -> None:
    expected = recorded()
    for name, module in MAKERS[maker]():
        assert digest_of(module) == expected[name], name


@pytest.mark.parametrize("maker", MAKERS)
def test_what_is_written_is_read_as_the_same(maker: str) -> None:
    for name, module in MAKERS[maker]():
        text = irkit.to_assembly(module)
        assert irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module), "m")) == text, name


if __name__ == "__main__":
    RECORDED.write_text(
        "".join(f"{digest_of(module)} {name}\n" for make in MAKERS.values() for name, module in make()),
        encoding="utf-8",
    )
