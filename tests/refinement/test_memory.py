"""Blocks of memory: their lifetimes, who may free them, who may point to them."""

from __future__ import annotations

import re

import pytest

import irkit
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

pytest.importorskip("z3")

DECLARATIONS = """
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.trap()
declare <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr>, <2 x i64>)
@g = global ptr null
declare ptr @malloc(i64)
declare ptr @made(i64) allocsize(0)
declare ptr @some()
declare void @hidden() memory(inaccessiblemem: readwrite)
declare void @use(i8)
declare void @take(ptr)
"""


def verdict(parameters: str, result: str, before: str, after: str) -> Verdict:
    text = DECLARATIONS + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    [found] = irkit.refine(irkit.parse_assembly(text), timeout=30.0)
    return found


def outcome(parameters: str, result: str, before: str, after: str) -> str:
    return verdict(parameters, result, before, after).outcome


START = "%p = alloca i8; %q = alloca i8; call void @llvm.lifetime.start.p0(ptr %p); "
SAME = "%a = ptrtoint ptr %p to i64; %b = ptrtoint ptr %q to i64; %c = icmp eq i64 %a, %b; ret i1 "


@pytest.mark.parametrize("is_ended", [False, True])
def test_blocks_lie_apart_while_both_are_there(is_ended: bool) -> None:
    end = "call void @llvm.lifetime.end.p0(ptr %p); " if is_ended else ""
    body = f"{START}{end}call void @llvm.lifetime.start.p0(ptr %q); {SAME}"
    assert outcome("", "i1", body + "%c", body + "false") == REFINES
    assert outcome("", "i1", "ret i1 false", body + "%c") == (FAILS if is_ended else REFINES)


def test_nothing_is_there_before_its_lifetime() -> None:
    early = "%p = alloca i8; store i8 1, ptr %p; call void @llvm.lifetime.start.p0(ptr %p); ret i8 1"
    assert outcome("", "i8", early, "ret i8 2") == REFINES
    assert outcome("", "i8", early.replace("start", "end"), "ret i8 2") == FAILS


def test_a_call_may_free_what_is_read_later() -> None:
    before = "%v = load i8, ptr %p; call void @hidden() ATTRIBUTES; ret i8 %v"
    after = "call void @hidden() ATTRIBUTES; %v = load i8, ptr %p; ret i8 %v"
    for attributes, parameter, expected in (
        ("", "ptr %p", FAILS),
        ("nofree", "ptr %p", REFINES),
        ("", "ptr dereferenceable(1) %p", REFINES),
    ):
        bodies = [body.replace("ATTRIBUTES", f"{attributes} willreturn nounwind") for body in (before, after)]
        assert outcome(parameter, "i8", *bodies) == expected


def test_allocsize_says_how_much_is_there() -> None:
    before = "%p = call ptr @made(i64 8); ret ptr %p"
    assert outcome("", "ptr", before, before.replace("call ptr", "call dereferenceable_or_null(8) ptr")) == REFINES
    assert outcome("", "ptr", before, before.replace("call ptr", "call dereferenceable_or_null(9) ptr")) == FAILS


def test_nobody_points_to_a_copy_that_is_passed() -> None:
    compared = "%c = icmp eq ptr %p, %q; ret i1 %c"
    assert outcome("ptr byval(i8) %p, ptr byval(i8) %q", "i1", compared, "ret i1 false") == REFINES
    kept = "store i8 1, ptr %p; store i8 2, ptr %q; %v = load i8, ptr %p; ret i8 %v"
    changed = "store i8 2, ptr %q; ret i8 1"
    assert outcome("ptr byval(i8) %p, ptr %q", "i8", kept, changed) == REFINES
    assert outcome("ptr %p, ptr %q", "i8", kept, changed) == FAILS


def test_blocks_that_are_returned_compare_by_what_they_hold() -> None:
    before = "%x = alloca i8; %p = call ptr @malloc(i64 %n); ret ptr %p"
    assert outcome("i64 %n", "ptr", before, "%p = call ptr @malloc(i64 %n); ret ptr %p") == REFINES
    assert outcome("i64 %n", "ptr", before, "%m = add i64 %n, 1; %p = call ptr @malloc(i64 %m); ret ptr %p") == FAILS
    zeros = "%p = call ptr @malloc(i64 1); %z = icmp eq ptr %p, null; br i1 %z, label %o, label %s; s:; "
    zeros += "store i8 0, ptr %p; br label %o; o:; ret ptr %p"
    assert outcome("", "ptr", zeros, zeros) == REFINES
    assert outcome("", "ptr", zeros, zeros.replace("i8 0", "i8 1")) == FAILS


def test_null_stands_for_a_pointer_of_address_0() -> None:
    test = "%c = icmp eq ptr %p, null; br i1 %c, label %a, label %b; a:; "
    before = f"{test}call void @take(ptr %p); ret void; b:; ret void"
    assert outcome("ptr %p", "void", before, before.replace("take(ptr %p)", "take(ptr null)")) == REFINES


def test_a_tail_call_accesses_no_alloca() -> None:
    copy = "%p = alloca i8; store i8 1, ptr %p; call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 1, i1 false); "
    assert outcome("ptr %q", "i8", f"tail {copy}"[5:].replace("call", "tail call") + "ret i8 1", "ret i8 2") == REFINES
    assert outcome("ptr %q", "i8", f"{copy}ret i8 1", "ret i8 2") == FAILS


def test_what_was_frozen_stays_so_for_a_callee() -> None:
    before = "%f = freeze i8 undef; call void @use(i8 %f); ret void"
    assert outcome("", "void", before, "call void @use(i8 undef); ret void") != REFINES
    assert outcome("", "void", "call void @use(i8 undef); ret void", before) == REFINES


def test_memory_is_not_looked_at_behind_a_trap() -> None:
    before = "store i8 0, ptr %p; call void @llvm.trap(); unreachable"
    assert outcome("ptr %p", "void", before, before.replace("i8 0", "i8 1")) == REFINES


def test_bytes_that_are_copied_may_be_pointers() -> None:
    copy = "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 1, i1 false); ret void"
    moved = "%v = load i8, ptr %q; store i8 %v, ptr %p; ret void"
    found = verdict("ptr noalias %p, ptr noalias %q", "void", copy, moved)
    assert found.outcome == UNKNOWN
    assert "bytes read in several ways" in found.reason


def test_what_is_read_by_an_undef_pointer_is_undefined() -> None:
    read = "%p = alloca [2 x i8]; store [2 x i8] zeroinitializer, ptr %p; %i = and i64 undef, 1; "
    read += "%q = getelementptr i8, ptr %p, i64 %i; %v = load i8, ptr %q; ret i8 %v"
    assert outcome("", "i8", "ret i8 0", read) == FAILS


def test_elements_of_vectors_lie_side_by_side() -> None:
    text = 'target datalayout = "e-p:64:64-f16:32"\n'
    for name, kind, index in (("src", "<2 x half>", "i64 0, i64 1"), ("tgt", "i8", "i64 2")):
        text += f"define ptr @{name}(ptr %p) {{\n%q = getelementptr {kind}, ptr %p, {index}\nret ptr %q\n}}\n"
    assert irkit.refine(irkit.parse_assembly(text))[0].outcome == REFINES


def test_nobody_points_to_what_the_other_module_lacks() -> None:
    body = "define i8 @f(ptr %p) {\n%v = load i8, ptr %p\nret i8 %v\n}\n"
    other = "@c = constant i8 0\n" + body.replace("%v =", "%w = load i8, ptr @c\n%v =")
    [found] = irkit.refine(irkit.parse_assembly(body), irkit.parse_assembly(other))
    assert found.outcome == REFINES


def test_constants_are_known_to_both_functions() -> None:
    text = "@c = constant i8 5\n"
    for name, more in (("src", ""), ("tgt", "%w = load i8, ptr @c\n")):
        text += f"define i8 @{name}(ptr %p) {{\n{more}%v = load i8, ptr %p\nret i8 %v\n}}\n"
    assert irkit.refine(irkit.parse_assembly(text))[0].outcome == REFINES


def test_pairs_may_have_any_suffix() -> None:
    text = "".join(f"define i8 @{name}_of_one(i8 %x) {{\nret i8 %x\n}}\n" for name in ("src", "tgt"))
    assert [one.name for one in irkit.refine(irkit.parse_assembly(text))] == ["src_of_one"]


def under(attributes: str, parameters: str, result: str, before: str, after: str) -> str:
    """The outcome for functions with attributes."""
    text = (
        DECLARATIONS
        + "declare i8 @get()\n"
        + "".join(
            f"define {result} @{name}({parameters}) {attributes} {{\n{body.replace('; ', chr(10))}\n}}\n"
            for name, body in (("src", before), ("tgt", after))
        )
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=30.0)
    return found.outcome


def test_what_a_function_may_do_to_memory_holds_for_what_it_calls() -> None:
    place = "ptr noundef dereferenceable(1) %p"
    early = "%v = load i8, ptr %p; call void @use(i8 1); ret i8 %v"
    late = "call void @use(i8 1); %v = load i8, ptr %p; ret i8 %v"
    assert under("memory(read)", place, "i8", early, late) == REFINES
    assert under("", place, "i8", early, late) == FAILS
    twice = "%a = call i8 @get(); %b = call i8 @get(); %r = sub i8 %a, %b; ret i8 %r"
    once = "%a = call i8 @get(); %r = sub i8 %a, %a; ret i8 %r"
    for attributes, expected in (("memory(none)", REFINES), ("memory(read)", REFINES), ("", FAILS)):
        assert under(attributes, "", "i8", twice, once) == expected
    own = "%p = alloca i8; store i8 1, ptr %p; call void @take(ptr %p); "
    assert under("memory(none)", "", "i8", own + "%v = load i8, ptr %p; ret i8 %v", own + "ret i8 1") != REFINES


def test_a_function_that_writes_no_memory_has_no_store() -> None:
    for attributes in ("memory(read)", "memory(none)", "memory(argmem: read)"):
        assert under(attributes, "ptr %p", "void", "store i8 1, ptr %p; ret void", "unreachable") == REFINES
    assert under("memory(write)", "ptr %p", "void", "store i8 1, ptr %p; ret void", "unreachable") == FAILS


def test_what_a_function_may_read_and_write_where() -> None:
    """Some pointers are to one of two places: where only one of these is forbidden, the other is not."""
    chosen = "%q = select i1 %c, ptr %p, ptr {}; %v = load i8, ptr %q; ret i8 "
    loaded = "%l = load ptr, ptr %p; " + chosen.format("%l")
    returned = "%l = call ptr @some(); " + chosen.format("%l")
    for body in (chosen.format("%o"), loaded, returned, chosen.format("@g")):
        for attributes in ("memory(argmem: read)", "memory(argmem: readwrite)", "memory(read)"):
            assert under(attributes, "ptr %p, ptr %o, i1 noundef %c", "i8", body + "%v", body + "7") != REFINES
    other = chosen.format("@g")
    assert under("memory(argmem: read)", "ptr %p, i1 noundef %c", "i8", other + "7", "unreachable") == FAILS
    for allowed, is_right in (("argmem: readwrite", True), ("readwrite, argmem: none", False), ("argmem: read", True)):
        here = "store i8 1, ptr @g; ret void" if "write" in allowed else "%v = load i8, ptr @g; ret void"
        attributes = f"memory({allowed})"
        assert (under(attributes, "", "void", here, "unreachable") == REFINES) is is_right


def test_attributes_of_one_of_two_pointers() -> None:
    body = "%r = select i1 %c, ptr %p, ptr %q; store i8 1, ptr %r; ret void"
    parameters = "ptr {} %p, ptr %q, i1 noundef %c"
    assert outcome(parameters.format("readonly"), "void", body, body.replace("%r; ret", "%q; ret")) == REFINES
    assert outcome(parameters.format("writeonly"), "void", body, body.replace("%r; ret", "%q; ret")) == FAILS
    read = "%r = select i1 %c, ptr %p, ptr %q; %v = load i8, ptr %r; ret i8 %v"
    assert outcome(parameters.format("writeonly"), "i8", read, read.replace("ptr %r;", "ptr %q;")) == REFINES
    assert outcome(parameters.format("readonly"), "i8", read, read.replace("ptr %r;", "ptr %q;")) == FAILS


def test_one_of_two_pointers_must_not_leave() -> None:
    parameters = "ptr {} %p, ptr %q, i1 noundef %c"
    given = "%r = select i1 %c, ptr %p, ptr %q; ret ptr %r"
    stored = "%r = select i1 %c, ptr %p, ptr %q; store ptr %r, ptr @g; ret void"
    for word, is_right in (("nocapture", True), ("readonly", False)):
        kept = parameters.format(word)
        assert (outcome(kept, "ptr", given, "ret ptr %q") == REFINES) is is_right
        assert outcome(kept, "ptr", "ret ptr %q", given) == FAILS
        assert (
            outcome(kept, "void", stored, stored.replace("ptr %r, ptr @g", "ptr %q, ptr @g")) == REFINES
        ) is is_right


LOOP = "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %j, %l ]; %j = add i8 %i, 1; %c = icmp eq i8 %i, %x; "
LOOP += "br i1 %c, label %e, label %l\ne:\nret i8 %i"


@pytest.mark.parametrize(("before", "after"), [(LOOP, "ret i8 %x"), ("ret i8 %x", LOOP), (LOOP, LOOP)])
def test_that_not_all_rounds_of_a_loop_are_looked_at_is_said(before: str, after: str) -> None:
    found = verdict("i8 noundef %x", "i8", before, after)
    assert found.outcome == REFINES
    assert [note for note in found.notes if note.startswith("loops are looked at for")]


def test_how_pointers_are_shown() -> None:
    read = "%v = load i8, ptr %p; ret i8 %v"
    one = verdict(
        "ptr noundef dereferenceable(1) %p", "i8", read, read.replace("%v; ret", "%v; %w = xor i8 %v, 1; ret")
    )
    assert one.outcome == REFINES
    other = read.replace("ret i8 %v", "%w = xor i8 %v, 1; ret i8 %w")
    found = verdict("ptr noundef dereferenceable(1) %p", "i8", read, other).counterexample
    assert found is not None and re.fullmatch(r"ptr block \d+( \+ \d+)?", found.arguments["%p"])
    null = "%c = icmp eq ptr %p, null; ret i1 %c"
    found = verdict("ptr noundef %p", "i1", null, "ret i1 false").counterexample
    assert found is not None and re.fullmatch(r"ptr (null|block \d+( \+ \d+)?)", found.arguments["%p"])
    assert (found.before, found.after) == ("returns i1 true", "returns i1 false")
    own = "%q = call ptr @malloc(i64 2); %r = getelementptr i8, ptr %q, i64 1; ret ptr %r"
    found = verdict("", "ptr", "ret ptr null", own).counterexample
    assert found is not None and re.fullmatch(r"returns ptr (own block \d+|null) \+ 1", found.after)


def test_a_copy_of_an_argument_is_the_functions_own() -> None:
    read, wrong = "%v = load i8, ptr %p; ret i8 0", "%v = load i8, ptr %p; ret i8 1"
    for attributes in ("memory(none)", "memory(read)", "memory(argmem: none)"):
        assert under(attributes, "ptr byval(i8) %p", "i8", "ret i8 0", read) == REFINES
        assert under(attributes, "ptr byval(i8) %p", "i8", read, wrong) == FAILS
    assert under("memory(none)", "ptr %p", "i8", "ret i8 0", read) == FAILS


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "store i8 1, ptr %p; store i8 2, ptr %q; %v = load i8, ptr %p; ret i8 %v",
            "store i8 1, ptr %p; store i8 2, ptr %q; ret i8 1",
        ),
        ("%v = load i8, ptr %p; store i8 1, ptr %q; ret i8 %v", "store i8 1, ptr %q; %v = load i8, ptr %p; ret i8 %v"),
    ],
)
def test_what_is_accessed_by_a_noalias_argument_is_not_accessed_otherwise(before: str, after: str) -> None:
    assert outcome("ptr noalias %p, ptr %q", "i8", before, after) == REFINES
    assert outcome("ptr %p, ptr %q", "i8", before, after) == FAILS


def test_pointers_that_may_be_based_on_a_noalias_argument_are_a_doubt() -> None:
    body = "%s = select i1 %c, ptr %p, ptr %q; store i8 1, ptr %p; store i8 2, ptr %s; "
    late = body + "%v = load i8, ptr %p; ret i8 %v"
    assert outcome("ptr noalias %p, ptr %q, i1 %c", "i8", late, body + "ret i8 1") == UNKNOWN


@pytest.mark.parametrize(("mask", "expected"), [("i64 -32, i64 -8", REFINES), ("i64 -32, i64 -16", FAILS)])
def test_pointers_of_a_vector_are_masked_one_by_one(mask: str, expected: str) -> None:
    masked = "call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> {}, <2 x i64> <{}>)".format
    before = f"%q = {masked('%p', 'i64 -16, i64 -4')}; %r = {masked('%q', 'i64 -32, i64 -8')}; ret <2 x ptr> %r"
    assert outcome("<2 x ptr> %p", "<2 x ptr>", before, f"%r = {masked('%p', mask)}; ret <2 x ptr> %r") == expected


def test_allocators_by_attribute_are_a_doubt() -> None:
    declaration = 'declare ptr @new(i64) nounwind allocsize(0) {} "alloc-family"="new"\n'
    text = "define void @src() {\n%p = call ptr @new(i64 4)\nret void\n}\ndefine void @tgt() {\nret void\n}\n"
    for kind, expected in (('allockind("alloc,uninitialized")', UNKNOWN), ("", FAILS)):
        [found] = irkit.refine(irkit.parse_assembly(text + declaration.format(kind)))
        assert found.outcome == expected


@pytest.mark.parametrize(
    ("variable", "expected"),
    [("global [32 x i8] zeroinitializer", REFINES), ("global [16 x i8] zeroinitializer", FAILS),
     ("weak global [32 x i8] zeroinitializer", FAILS), ("external global [32 x i8]", FAILS)],
)  # fmt: skip
def test_large_variables_that_are_defined_are_aligned(variable: str, expected: str) -> None:
    text = "".join(
        f"define void @{name}() {{\nstore i8 1, ptr @g, align {alignment}\nret void\n}}\n"
        for name, alignment in (("src", 1), ("tgt", 16))
    )
    [found] = irkit.refine(irkit.parse_assembly(f"@g = {variable}\n{text}"))
    assert found.outcome == expected


def test_an_allocation_that_is_said_not_to_be_null_finds_memory() -> None:
    body = "%m = call {}ptr @malloc(i64 4); %c = icmp eq ptr %m, null; ret i1 %c"
    known = body.format("nonnull dereferenceable(4) ")
    assert outcome("", "i1", body.format("nonnull "), known) == REFINES
    assert outcome("", "i1", known, body.format("")) == FAILS


def test_what_is_not_captured_leaves_by_no_way() -> None:
    """Releases before LLVM 21 have a word of its own for it."""
    for attribute, expected in (("nocapture", REFINES), ("", FAILS)):
        for body in ("store ptr %p, ptr %q; ret ptr %q", "ret ptr %p"):
            text = "".join(
                f"define ptr @{name}(ptr {attribute} noundef %p, ptr %q) {{\n{lines.replace('; ', chr(10))}\n}}\n"
                for name, lines in (("src", body), ("tgt", "unreachable"))
            )
            [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=19), timeout=30.0)
            assert found.outcome == expected


def test_a_call_may_write_what_was_made_and_is_passed() -> None:
    made = "%p = call ptr @malloc(i64 1); store i8 1, ptr %p; call void @take(ptr %p); "
    assert outcome("", "i8", f"{made}%v = load i8, ptr %p; ret i8 %v", f"{made}ret i8 1") != REFINES
