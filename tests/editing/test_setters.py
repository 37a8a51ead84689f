"""What setters are given may be anything: IRKitError, compiled too, and the thing is as before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit
from irkit import flags
from irkit.errors import IRKitError
from irkit.module import Module

TEXT = """
%s = type { i32, ptr }
@x = global i32 7
define i32 @f(i32 %p, ptr %m) !dbg !4 {
entry:
  %v = add i32 %p, 1, !dbg !7
  %l = load i32, ptr %m
  store i32 %l, ptr %m
  %e = getelementptr %s, ptr %m, i64 0, i32 1
  %agg = insertvalue %s poison, i32 %v, 0
  %mem = extractvalue %s %agg, 0
  %xch = cmpxchg ptr %m, i32 %v, i32 %p seq_cst seq_cst
  %rmw = atomicrmw add ptr %m, i32 %v seq_cst
  %all = alloca i32
  fence seq_cst
  %k = call i32 @g(i32 %v) [ "tag"(i32 %v) ]
  switch i32 %v, label %one [ i32 1, label %two ]
one:
  br label %two
two:
  %phi = phi i32 [ %v, %entry ], [ 3, %one ]
  indirectbr ptr %m, [label %three, label %four]
three:
  ret i32 %v
four:
  %inv = invoke i32 @g(i32 1) to label %three unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  resume { ptr, i32 } %lp
}
declare i32 @g(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 2, column: 3, scope: !4)
"""

NO_FLAG = ("yes", None, 2, [])
NO_NUMBER = ("4", None, -1, 1.5, 1 << 70, [])
NO_SEQUENCE = (5, None, 1.5, True)
NO_TEXT = (5, None, b"x", ["x"])

Owner = Callable[[Module], object]


def of(name: str) -> Owner:
    """The instruction of @f of that name or opcode."""
    return lambda m: next(i for i in m.functions["f"].instructions if name in (i.name, i.opcode))


def variable(m: Module) -> object:
    return m["x"]


def function(m: Module) -> object:
    return m["f"]


def module(m: Module) -> object:
    return m


def location(m: Module) -> object:
    return of("v")(m).debug_loc  # type: ignore[attr-defined]


def subprogram(m: Module) -> object:
    return m["f"].metadata["dbg"]  # type: ignore[attr-defined]


SETTERS: dict[tuple[Owner, str], tuple[object, ...]] = {
    **{(of(one), "alignment"): (*NO_NUMBER, 3, 0) for one in ("all", "l", "store", "xch", "rmw")},
    **{(of(one), "volatile"): NO_FLAG for one in ("l", "store", "xch", "rmw")},
    **{(of(one), "sync_scope"): NO_TEXT for one in ("l", "store", "xch", "rmw", "fence")},
    **{(of("all"), one): NO_FLAG for one in ("inalloca", "swifterror")},
    (of("xch"), "weak"): NO_FLAG,
    (of("rmw"), "elementwise"): NO_FLAG,
    (of("lp"), "cleanup"): NO_FLAG,
    (of("all"), "allocated_type"): (5, None, "i32"),
    (of("e"), "source_element_type"): (5, None, "i32"),
    (of("e"), "indices"): NO_SEQUENCE,
    (of("agg"), "indices"): (5, None, ["x"], [-1]),
    (of("mem"), "indices"): (5, None, ["x"], [-1]),
    (of("v"), "flags"): (*NO_NUMBER, flags.EXACT, flags.INBOUNDS),
    (of("v"), "fast_math"): (*NO_NUMBER, flags.FAST_NNAN),
    (of("phi"), "fast_math"): (*NO_NUMBER, flags.FAST_NNAN),
    (of("l"), "flags"): (flags.NSW,),
    (of("v"), "debug_loc"): (5, "2:3", []),
    (of("v"), "metadata"): (*NO_SEQUENCE[:1], 1.5, [5], [("k", 5)], [(5, 5)]),
    (of("k"), "arguments"): NO_SEQUENCE,
    (of("k"), "operand_bundles"): (*NO_SEQUENCE, [("tag", 5)], [5]),
    (of("k"), "calling_convention"): (None, -1, 1.5, "fast"),
    (of("switch"), "cases"): (*NO_SEQUENCE, [5]),
    (of("phi"), "incoming"): (*NO_SEQUENCE, [5]),
    (of("phi"), "incoming_values"): NO_SEQUENCE,
    (of("indirectbr"), "destinations"): (*NO_SEQUENCE, ["one"]),
    (of("lp"), "clauses"): (*NO_SEQUENCE, [5]),
    (of("inv"), "unwind_destination"): (5, None),
    (variable, "alignment"): (*NO_NUMBER, 3),
    (variable, "address_space"): (*NO_NUMBER, 1),
    (variable, "initializer"): (5, "7"),
    **{
        (variable, one): NO_FLAG
        for one in (
            "dso_local",
            "externally_initialized",
            "is_constant",
            "no_sanitize_address",
            "no_sanitize_hwaddress",
            "sanitize_address_dyninit",
            "sanitize_memtag",
        )
    },
    (variable, "metadata"): (5, [5]),
    (function, "alignment"): (*NO_NUMBER, 3),
    (function, "preferred_alignment"): NO_NUMBER,
    **{(function, one): (5, "g") for one in ("personality", "prefix_data", "prologue_data")},
    **{(module, one): NO_TEXT for one in ("name", "source_filename", "target_triple", "data_layout", "module_asm")},
    **{(location, one): NO_NUMBER for one in ("line", "column", "atom_group", "atom_rank")},
    (location, "implicit_code"): NO_FLAG,
    (location, "distinct"): NO_FLAG,
    (subprogram, "distinct"): NO_FLAG,
    (subprogram, "line"): ("four", None, -1, 1 << 40),
    (subprogram, "name"): (5, b"f"),
    (subprogram, "file"): (5, "a.c"),
    (subprogram, "flags"): ("none", None, -1),
}


@pytest.mark.parametrize(("owner", "field"), SETTERS, ids=[field for _, field in SETTERS])
def test_what_a_setter_cannot_take_is_refused(owner: Owner, field: str) -> None:
    m = irkit.parse_assembly(TEXT, "m", 22)
    before = irkit.to_assembly(m)
    for wrong in SETTERS[owner, field]:
        with pytest.raises(IRKitError) as caught:
            setattr(owner(m), field, wrong)
        assert str(caught.value)
    assert irkit.to_assembly(m) == before


def test_what_setters_take_is_there() -> None:
    m = irkit.parse_assembly(TEXT, "m", 22)
    for owner, field, value in (
        (of("l"), "alignment", 8),
        (of("l"), "volatile", True),
        (of("v"), "flags", 2),
        (variable, "is_constant", True),
        (location, "line", 77),
        (location, "column", 5),
        (subprogram, "line", 76),
        (subprogram, "name", "renamed"),
    ):
        setattr(owner(m), field, value)
        assert getattr(owner(m), field) == value
    text = irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(m)))
    for wanted in ("load volatile i32, ptr %m, align 8", "add nsw i32", "constant i32 7", "line: 77, column: 5"):
        assert wanted in text
    assert 'DISubprogram(name: "renamed"' in text and "line: 76" in text


def test_an_ifunc_has_metadata_since_llvm_21() -> None:
    text = "@i = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}\n!named = !{!0}\n!0 = !{}\n"
    old, new = irkit.parse_assembly(text, "m", 19), irkit.parse_assembly(text, "m", 22)
    node = new.named_metadata[0].operands[0]
    with pytest.raises(irkit.UnsupportedError, match=r"metadata of .* in LLVM 19"):
        old.ifuncs[0].metadata["k"] = node
    new.ifuncs[0].metadata["k"] = node
    assert "!k" in irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(new)))


def test_what_is_made_without_an_alignment_is_written_as_llvm_reads_it() -> None:
    m = irkit.parse_assembly(TEXT, "m", 22)
    exchange, update = of("xch")(m), of("rmw")(m)
    assert isinstance(exchange, irkit.AtomicCmpXchgInst) and isinstance(update, irkit.AtomicRMWInst)
    exchange.replace_with(
        irkit.AtomicCmpXchgInst(exchange.type, *exchange.operands, 0, "seq_cst", "seq_cst")  # type: ignore[arg-type]
    )
    update.replace_with(irkit.AtomicRMWInst("add", *update.operands, 0, "seq_cst"))  # type: ignore[arg-type]
    text = irkit.to_assembly(m)
    assert "seq_cst seq_cst\n" in text and "align 0" not in text
    from_bitcode = irkit.parse_bitcode(irkit.to_bitcode(m))
    irkit.upgrade(from_bitcode)
    for read in (irkit.parse_assembly(text, "m", 22), from_bitcode):
        assert "seq_cst seq_cst, align 4" in irkit.to_assembly(read)
