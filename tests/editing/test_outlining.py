"""Blocks taken out of functions, as llvm-extract's --bb does."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.editing.extract import extract
from irkit.editing.outlining import extract_blocks, find_block, find_blocks
from irkit.errors import EditError, NotFoundError, UnsupportedError

SPEC = importlib.util.spec_from_file_location("outlined_texts", Path(__file__).parent / "outlined.py")
assert SPEC is not None and SPEC.loader is not None
texts = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(texts)

LOOP = """\
source_filename = "b.ll"

declare i32 @p(...)

declare void @use(ptr)

define i32 @f(i32 %n, ptr %p) nounwind memory(read) willreturn "target-features"="+sse" {
entry:
  %a = add i32 %n, 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ %a, %entry ], [ %t, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out

body:
  %j = add i32 %i, 1
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %z = icmp eq i32 %v, 7
  br i1 %z, label %out, label %loop

out:
  %r = phi i32 [ %s, %loop ], [ %t, %body ]
  %g = call i32 @g(i32 %r)
  ret i32 %g
}

define internal i32 @g(i32 %x) {
  ret i32 %x
}

define i32 @h(i32 %n, i1 %c) personality ptr @p {
entry:
  %m = alloca i32
  br i1 %c, label %a, label %z

a:
  call void @llvm.assume(i1 %c)
  call void @llvm.lifetime.start.p0(ptr %m)
  invoke void @use(ptr %m) to label %ok unwind label %bad

bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l

ok:
  %x = load i32, ptr %m
  call void @llvm.lifetime.end.p0(ptr %m)
  switch i32 %x, label %z [ i32 1, label %y
    i32 2, label %w ]

y:
  br label %z

w:
  ret i32 5

z:
  %r = phi i32 [ 0, %entry ], [ 1, %ok ], [ 2, %y ]
  %q = call i32 @f(i32 %r, ptr null)
  ret i32 %r
}
"""
PAIRS = (
    ["f:body"],
    ["f:loop;body"],
    ["f:loop"],
    ["f:out"],
    ["f:entry"],
    ["h:a"],
    ["h:a;ok"],
    ["h:a;ok;y"],
    ["h:ok"],
    ["h:bad"],
    ["h:w"],
    ["h:z"],
    ["h:entry"],
    ["h:ok", "h:y", "h:z"],
    ["f:body", "h:w"],
)


GROUPS = """
t:a t:b
t:a t:d
t:b t:d
t:b t:a
t:d t:b
t:a;b t:d
t:d t:a;b
t:b;d t:a
t:a t:b t:d
t:b t:d t:a
t:a t:b;d
t:a t:d;e
t:e t:d
t:entry;a t:b
u:a u:b
u:a u:d
u:a u:e
u:b u:a
u:d u:a
u:e u:a
u:a u:b u:d
u:a;b u:e
u:a;b;d u:e
u:b;e u:a
u:d u:e;f
u:a u:e;f
w:b w:d
w:d w:b
w:a w:b;d
w:b;d
w:b;d w:e
w:a;b w:d
x:l x:r
x:l x:m
x:l;m x:r
x:r x:l
t:a u:a
y:a
y:a;cleanup;dispatch;handler
y:a;cleanup;b;dispatch;handler
y:a;b;dispatch;handler
y:a;b;dispatch;handler;d
y:a;b;dispatch;handler;d;e
y:b;dispatch;handler
y:b
y:d
y:d;e
y:d;last
y:b;dispatch
y:cleanup
y:d;last;e
z:a
z:b
z:entry
v:a
v:b
v:a;b
swift:a
swift:b
swift:d
"""


def outlined(pairs: list[str], version: int = 22) -> str:
    module = irkit.parse_assembly(LOOP, "b.ll", version)
    groups = [find_blocks(module, pair) for pair in pairs]
    extract(module, [pair.partition(":")[0] for pair in pairs], groups=groups)
    assert irkit.verify(module) == []
    return irkit.to_assembly(module)


def test_values_that_leave_are_stored_where_the_caller_says() -> None:
    assert outlined(["f:body"]).splitlines()[3:24] == [
        "; Function Attrs: nounwind",
        "define dso_local i1 @f.body(i32 %i, ptr %p, i32 %s, ptr %j.out, ptr %t.out) #0 {",
        "newFuncRoot:",
        "  br label %body",
        "",
        "body:                                             ; preds = %newFuncRoot",
        "  %j = add i32 %i, 1",
        "  store i32 %j, ptr %j.out, align 4",
        "  %v = load i32, ptr %p, align 4",
        "  %t = add i32 %s, %v",
        "  store i32 %t, ptr %t.out, align 4",
        "  %z = icmp eq i32 %v, 7",
        "  br i1 %z, label %out.exitStub, label %loop.exitStub",
        "",
        "out.exitStub:                                     ; preds = %body",
        "  ret i1 true",
        "",
        "loop.exitStub:                                    ; preds = %body",
        "  ret i1 false",
        "}",
        "",
    ]


def test_values_that_meet_behind_the_blocks_meet_within() -> None:
    text = outlined(["f:loop;body"])
    assert "define dso_local void @f.loop(i32 %a, i32 %n, ptr %p, ptr %r.ce.out)" in text
    assert "%r.ce = phi i32 [ %s, %loop ], [ %t, %body ]" in text


def test_memory_that_only_the_blocks_use_comes_along() -> None:
    text = outlined(["h:a;ok;y"])
    assert "%m = alloca i32" in text
    assert "llvm.assume" not in text


@pytest.mark.parametrize("pair", ["h:bad", "h:entry"])
def test_what_cannot_be_a_function_is_left_out(pair: str) -> None:
    assert "define" not in outlined([pair])


@pytest.mark.llvm(19, 22)
@pytest.mark.parametrize("version", [19, 22])
@pytest.mark.parametrize("pairs", PAIRS, ids=" ".join)
def test_the_text_is_llvms(pairs: list[str], version: int, tmp_path: Path) -> None:
    source = LOOP if version == 22 else LOOP.replace("lifetime.start.p0(", "lifetime.start.p0(i64 4, ")
    if version == 19:
        source = source.replace("lifetime.end.p0(", "lifetime.end.p0(i64 4, ")
    (tmp_path / "b.ll").write_text(source)
    arguments = ["-S", *(f"--bb={pair}" for pair in pairs), "b.ll"]
    theirs = subprocess.run(
        [f"llvm-extract-{version}", *arguments], cwd=tmp_path, capture_output=True, check=True, text=True
    ).stdout
    module = irkit.parse_assembly(source, "b.ll", version)
    extract(module, [pair.partition(":")[0] for pair in pairs], groups=[find_blocks(module, pair) for pair in pairs])
    assert irkit.to_assembly(module) == theirs


@pytest.mark.llvm(22)
@pytest.mark.parametrize("line", GROUPS.strip().split("\n"))
def test_one_group_after_the_other(line: str, tmp_path: Path) -> None:
    """Of one function, or none at all: `grouped.ll`."""
    source = (Path(__file__).parent / "grouped.ll").read_text()
    (tmp_path / "b.ll").write_text(source)
    pairs = line.split()
    words = ["llvm-extract-22", "-S", *(f"--bb={pair}" for pair in pairs), "b.ll"]
    theirs = subprocess.run(words, cwd=tmp_path, capture_output=True, check=True, text=True).stdout
    module = irkit.parse_assembly(source, "b.ll", 22)
    extract(module, [pair.partition(":")[0] for pair in pairs], groups=[find_blocks(module, pair) for pair in pairs])
    assert irkit.to_assembly(module) == theirs


def test_blocks_without_names_go_by_their_numbers() -> None:
    module = irkit.parse_assembly(
        "define void @f(i1 %0) {\n  br i1 %0, label %2, label %2\n2:\n  ret void\n}\n", "b.ll", 22
    )
    function = module["f"]
    assert isinstance(function, irkit.Function)
    assert find_block(function, "%2") is function.blocks[1]
    with pytest.raises(NotFoundError, match="doesn't contain a basic block named '%2'"):
        find_block(function, "%2", by_number=False)
    with pytest.raises(NotFoundError, match="function named 'g'"):
        find_blocks(module, "g:x")


def test_what_is_asked_for_has_to_make_sense() -> None:
    module = irkit.parse_assembly(LOOP, "b.ll", 22)
    with pytest.raises(EditError, match="of one function"):
        extract_blocks(module, [[*find_blocks(module, "f:body"), *find_blocks(module, "h:w")]])
    typed = irkit.parse_assembly("define void @f(i8* %p) {\nb:\n  ret void\n}\n", "b.ll", 14)
    with pytest.raises(UnsupportedError, match="pointers have types"):
        extract_blocks(typed, [find_blocks(typed, "f:b")])


def test_debug_info_is_refused_and_other_metadata_is_not() -> None:
    text = """define void @f() !KIND !1 {
  br label %b
b:
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", file: !3, type: !4, unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3)
!3 = !DIFile(filename: "f.c", directory: "/")
!4 = !DISubroutineType(types: !{})
"""
    module = irkit.parse_assembly(text.replace("KIND", "dbg"))
    with pytest.raises(UnsupportedError, match="a function with debug info"):
        extract_blocks(module, [find_blocks(module, "f:b")])
    module = irkit.parse_assembly(text.replace("KIND", "other"))
    assert [made.name for made in extract_blocks(module, [find_blocks(module, "f:b")])] == ["f.b"]


def test_an_argument_for_swifts_error_says_so() -> None:
    text = (
        "declare swiftcc void @use(ptr swifterror)\n"
        "define swiftcc void @f(i1 %c) {\nentry:\n  %e = alloca swifterror ptr\n  br i1 %c, label %a, label %b\n"
        "a:\n  call swiftcc void @use(ptr swifterror %e)\n  br label %b\n"
        "b:\n  %l = load ptr, ptr %e\n  ret void\n}\n"
    )
    module = irkit.parse_assembly(text)
    [made] = extract_blocks(module, [find_blocks(module, "f:a")])
    assert str(made).startswith("define dso_local void @f.a(ptr swifterror %e) {")


def test_a_variable_that_begins_as_its_own_address_is_looked_at_once() -> None:
    text = (
        "@x = global ptr @x\n"
        "define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\n"
        "a:\n  store ptr @x, ptr @x\n  br label %b\nb:\n  ret void\n}\n"
    )
    module = irkit.parse_assembly(text)
    [made] = extract_blocks(module, [find_blocks(module, "f:a")])
    assert "store ptr @x, ptr @x" in str(made)


@pytest.mark.parametrize("pair", texts.TEXTS)
def test_what_is_taken_out_is_as_recorded(pair: str) -> None:
    """Memory on the stack above all: whether it goes with the blocks, and where it begins and ends to live."""
    module = irkit.parse_assembly(texts.TEXTS[pair], "b.ll", 22)
    extract(module, [pair.partition(":")[0]], groups=[find_blocks(module, pair)])
    assert irkit.to_assembly(module) == texts.recorded()[pair]


@pytest.mark.llvm(22)
def test_llvm_extract_makes_what_is_recorded() -> None:
    assert {pair: texts.made_by_llvm(pair) for pair in texts.TEXTS} == texts.recorded()


def test_what_is_left_of_a_function_with_operand_bundles_goes() -> None:
    """New blocks' lists of uses are made while instructions are without operands already."""
    text = (
        "declare i32 @g(i32)\ndefine i32 @f(i32 %a) {\n"
        '  %b = call i32 @g(i32 %a) [ "tag"(i32 %a) ]\n  br label %next\n'
        "next:\n  switch i32 %a, label %join [ i32 1, label %join ]\n"
        "join:\n  %p = phi i32 [ %a, %next ], [ %a, %next ]\n  ret i32 %p\n}\n"
    )
    module = irkit.parse_assembly(text, "b.ll", 22)
    [made] = extract_blocks(module, [find_blocks(module, "f:next")])
    assert "switch i32 %a" in str(made) and module.functions["f"].is_declaration
