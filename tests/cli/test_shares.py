"""One text assembled by several processes: the bytes of one alone, or nothing."""

from __future__ import annotations

import errno
import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import irkit
from irkit.cli import shares
from irkit.cli.convert import AssembleTask, Writing
from irkit.cli.jobs import Outputs
from irkit.cli.processes import Child, Line
from irkit.errors import IRKitError, UnsupportedError
from tests.cli.commands import irkit as run

FIXTURES = Path(__file__).parents[2] / "fixtures"

HEAD = """%pair = type { i32, ptr }
%loose = type opaque
$group = comdat any
@table = constant [3 x ptr] [ptr @late, ptr getelementptr (i8, ptr @bytes, i64 4), ptr @early]
@bytes = global [16 x i8] zeroinitializer, !kept !2
@0 = private constant i32 7
@1 = private constant i32 8
"""

# Each names something that others name, too: globals, constants of globals, types, attributes, metadata.
BODIES = [
    "define i32 @early(i32 %x) #0 {\n  %y = call i32 @late(i32 noundef %x) #1\n  ret i32 %y\n}\n",
    "define i32 @late(i32 %x) {\n  %y = call i32 @early(i32 %x), !range !0\n"
    "  %z = load i32, ptr @0, !tbaa !3\n  ret i32 %z\n}\n",
    "define ptr @middle() comdat($group) {\n  ret ptr getelementptr (i8, ptr @bytes, i64 4)\n}\n",
    "define ptr @again() !kept !1 {\n  store ptr @table, ptr getelementptr (i8, ptr @bytes, i64 8)\n"
    "  ret ptr getelementptr (i8, ptr @bytes, i64 8)\n}\n",
    "define <2 x i64> @lanes(<2 x ptr> %p) {\n  %q = insertelement <2 x ptr> %p, ptr @1, i32 1\n"
    "  %r = ptrtoint <2 x ptr> %q to <2 x i64>\n"
    "  %s = shufflevector <2 x i64> %r, <2 x i64> <i64 1, i64 2>, <2 x i32> <i32 1, i32 poison>\n"
    "  ret <2 x i64> %s\n}\n",
    'define void @assembly() personality ptr @late {\n  call void asm sideeffect "nop", "~{memory}"()\n'
    '  call void asm sideeffect "nop", "~{memory}"() [ "tag"(ptr @bytes) ]\n'
    '  fence syncscope("agent") seq_cst\n  ret void\n}\n',
    "define void @typed(ptr byval(%pair) align 8 %p, i129 %wide) {\n  %a = alloca { i129, [5 x half] }\n"
    "  %g = getelementptr %pair, ptr %p, i32 0, i32 1\n  store i129 %wide, ptr %a, !nontemporal !4\n  ret void\n}\n",
    "define range(i32 0, 9) i32 @loop(ptr initializes((0, 4)) %p) {\nentry:\n  br label %head\nhead:\n"
    "  %i = phi i32 [ 0, %entry ], [ %n, %head ]\n  %n = add i32 %i, 1\n  %c = icmp eq ptr @middle, @late\n"
    "  br i1 %c, label %head, label %out, !llvm.loop !5\nout:\n  ret i32 %n\n}\n",
    "define i64 @named(ptr %p) {\n  %r = call i64 @llvm.read_register.i64(metadata !8)\n"
    '  %s = load atomic i64, ptr %p syncscope("agent") acquire, align 8\n  call void @"odd name"(ptr @named)\n'
    "  ret i64 %r\n}\n",
]

TAIL = """declare i64 @llvm.read_register.i64(metadata)
declare !kept !9 void @"odd name"(ptr)
@alias = alias i8, getelementptr (i8, ptr @bytes, i64 8)
attributes #0 = { nounwind "key"="value" }
attributes #1 = { noinline memory(none) }
!named = !{!1, !2}
!0 = !{i32 0, i32 100}
!1 = !{!"one", ptr @late}
!2 = !{!"two", !1}
!3 = !{!6, !6, i64 0}
!4 = !{i32 1}
!5 = distinct !{!5}
!6 = !{!"scalar", !7, i64 0}
!7 = !{!"root"}
!8 = !{!"sp"}
!9 = !{!"nine"}
"""

# What stands behind the functions is made before them by a reader, so that orders of uses have to be said.
ORDERED = """@g = global i32 7
@h = global [3 x ptr] [ptr @g, ptr @second, ptr @g]
@i = global ptr getelementptr (i8, ptr @g, i64 4)
define i32 @first(i32 %x) prefix i32 7 {
  %y = add i32 %x, 8
  %z = sub i32 7, 8
  store ptr getelementptr (i8, ptr @h, i64 8), ptr @h
  store ptr getelementptr (i8, ptr @h, i64 8), ptr getelementptr (i8, ptr @g, i64 4)
  store i32 8, ptr @h
  ret i32 %y
}
define i32 @second(i32 %x) {
  %y = add i32 %x, 7
  %p = load i32, ptr getelementptr (i8, ptr @h, i64 8)
  store ptr getelementptr (i8, ptr @g, i64 4), ptr @g
  store ptr getelementptr (i8, ptr @h, i64 8), ptr @h
  store i32 8, ptr @h
  %v = shufflevector <2 x i32> <i32 7, i32 8>, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 3>
  ret i32 %y
}
define i32 @third(i32 %x) {
  %y = mul i32 %x, 7
  store ptr @third, ptr @g
  store ptr @second, ptr @third
  store i32 8, ptr getelementptr (i8, ptr @h, i64 8)
  %v = shufflevector <2 x i32> <i32 7, i32 8>, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 3>
  ret i32 8
}
@late = global ptr getelementptr (i8, ptr @h, i64 8)
@later = global [2 x i32] [i32 7, i32 8]
@last = global ptr getelementptr (i8, ptr @g, i64 4)
@ends = global i32 7
"""


def order(text: str, llvm_version: int | None = None, keeps: bool = True) -> shares.Order:
    return shares.Order(text.encode(), "x.ll", llvm_version, None, keeps, True)


def alone(text: str, llvm_version: int | None = None, keeps: bool = True) -> bytes:
    """What one process writes."""
    module = irkit.parse_assembly(text, "x.ll", llvm_version)
    return irkit.to_bitcode(module, preserve_use_list_order=keeps, check=False)


@pytest.mark.parametrize("keeps", [True, False])
@pytest.mark.parametrize("processes", [2, 3, 9])
@pytest.mark.parametrize("llvm_version", [15, 17, 19, 21, 22])
def test_the_bytes_are_those_of_one_process(llvm_version: int, processes: int, keeps: bool) -> None:
    text = HEAD + "".join(BODIES) + TAIL
    if llvm_version < 16:
        text = text.replace("memory(none)", "readnone")
    if llvm_version < 19:
        text = text.replace("range(i32 0, 9) ", "").replace("initializes((0, 4)) ", "")
    elif llvm_version < 20:
        text = text.replace("initializes((0, 4)) ", "")
    found = shares.assembled(order(text, llvm_version, keeps), processes, least=1)
    assert found == alone(text, llvm_version, keeps)


class Thread(Child):
    """A share that a thread writes, which sees the same modules as all."""

    def __init__(self, work: Callable[[Line], object]) -> None:
        down, up = os.pipe(), os.pipe()
        self.line = Line(up[0], down[1])
        self.thread = threading.Thread(target=work, args=(Line(down[0], up[1]),))
        self.thread.start()


@pytest.mark.parametrize("keeps", [True, False])
@pytest.mark.parametrize(("llvm_version", "processes"), [(16, 9), (19, 3), (22, 2), (22, 4), (22, 9)])
def test_threads_come_to_the_same_bytes(llvm_version: int, processes: int, keeps: bool) -> None:
    text = HEAD + "".join(BODIES) + TAIL
    if llvm_version < 20:
        text = text.replace("range(i32 0, 9) ", "").replace("initializes((0, 4)) ", "")
    assert threaded(text, llvm_version, processes, keeps) == alone(text, llvm_version, keeps)


def threaded(text: str, llvm_version: int, processes: int, keeps: bool = True) -> bytes:
    """What one thread for each share writes."""
    first, *others = [shares.Assembly(order(text, llvm_version, keeps), processes) for _ in range(processes)]
    others = others[: len(first.cuts) - 1]
    first.children = [Thread(partial(other.write_share, number)) for number, other in enumerate(others, 1)]
    try:
        return first.write_module()
    finally:
        for child in first.children:
            child.line.close()


@pytest.mark.parametrize("processes", [2, 3])
@pytest.mark.parametrize("llvm_version", [16, 22])
def test_orders_that_have_to_be_said(llvm_version: int, processes: int) -> None:
    assert threaded(ORDERED, llvm_version, processes) == alone(ORDERED, llvm_version)


@given(st.permutations(BODIES), st.integers(2, 4), st.booleans())
@settings(max_examples=30, deadline=None)
def test_the_order_of_functions_does_not_matter(bodies: list[str], processes: int, tail_first: bool) -> None:
    middle = "".join(bodies)
    text = HEAD + (TAIL + middle if tail_first else middle + TAIL)
    found = shares.assembled(order(text, 22), processes, least=1)
    assert found == alone(text, 22)


def test_kinds_that_llvm_looks_for() -> None:
    """LLVM 23 looks for some kinds by name, in functions that have metadata, and in those whose instructions have."""
    named = "define void @n() !kept !0 {{\n  ret void{0}\n}}\n"
    plain = "define void @p() {{\n  ret void{0}\n}}\n"
    attached = ", !nosanitize !0"
    for bodies in (
        (named.format(attached), plain.format(attached)),
        (named.format(""), plain.format(attached)),
        (plain.format(attached), named.format("")),
        (plain.format(""), named.format(attached)),
    ):
        text = "".join(bodies) + "!0 = !{}\n"
        assert shares.assembled(order(text, 23), 2, least=1) == alone(text, 23)


def test_fixtures() -> None:
    """Whatever of them can be shared is the same; some of each kind can."""
    same: dict[str, int] = {}
    for path in sorted(FIXTURES.glob("*/*.22.ll")):
        text = path.read_text("utf-8", "surrogateescape")
        if text.count("\ndefine ") < 2:
            continue
        found = shares.assembled(order(text, 22), 2, least=1)
        if found is not None:
            assert found == alone(text, 22), path
            same[path.parent.name] = same.get(path.parent.name, 0) + 1
    assert same.keys() >= {"attributes", "constants", "functions", "globals", "instructions", "metadata"}


VERSION = '!llvm.module.flags = !{!1}\n!1 = !{i32 2, !"Debug Info Version", i32 3}\n'
TWO = "define void @f() {{\n  {0}\n  ret void\n}}\ndefine void @g() {{\n  {1}\n  ret void\n}}\n"


@pytest.mark.parametrize(
    "text",
    [
        "define void @alone() {\n  ret void\n}\n",
        TWO.format("", "br label %nowhere"),
        TWO.format("", "%x = add i32 1, 1.0"),
        TWO.format("%x = freeze i32 %missing", ""),
        TWO.format("", "call void @llvm.trap()"),
        TWO.format("", "call void @missing()"),
        TWO.format("", "store ptr blockaddress(@f, %0), ptr null") + "@a = global ptr null\n",
        TWO.format("", "%a = alloca i32\n  store i32 0, ptr %a\n  store i32 1, ptr %a")
        + "uselistorder ptr @f, { 1, 0 }\n",
        TWO.format("", "store ptr dso_local_equivalent @f, ptr null"),
        TWO.format("%r = load i32, ptr null, !x.kind !0, !y.kind !0", "%r = load i32, ptr null, !y.kind !0, !x.kind !0")
        + "!0 = !{}\n",
        TWO.format("", "%r = load i32, ptr null, !range !{i32 1, i32 2}"),
        TWO.format("", "store i32 0, ptr null, !dbg !0")
        + '!0 = !DILocation(line: 1, scope: !1)\n!1 = distinct !DISubprogram(name: "f")\n',
        TWO.format("", "%u = tail call ptr @llvm.stacksave()\n  ret void"),
    ],
)
def test_what_cannot_be_shared_is_left_to_one_process(text: str) -> None:
    assert shares.assembled(order(text), 2, least=1) is None


OLDER = "LLVM 14 or older"
HEADS = "a summary, use-list directives or addresses of blocks"
REST = "the rest of the text is needed"
CHANGED = "bodies that change the module"
TOLD = "something to tell of the module"
DEBUG = "a module with debug info"
G = "define void @g() {{\n  ret void\n}}\n"  # formatted, too
ORDER = "define void @f(ptr %a) {{\n  store i32 0, ptr %a\n  store i32 1, ptr %a\n{0}}}\n"
ORDER += "define void @g() {{\n  ret void\n}}\n"


@pytest.mark.parametrize(
    ("why", "release", "text"),
    [
        (OLDER, 14, TWO.format("", "")),
        (OLDER, 15, TWO.format("", "").replace("@g()", "@g(i8* %p)")),
        (HEADS, 22, TWO.format("", "") + "^0 = flags: 8\n"),
        (
            HEADS,
            22,
            "@a = global i32 0\n" + TWO.format(*2 * ["store ptr @a, ptr @a"]) + "uselistorder ptr @a, { 1, 0 }\n",
        ),
        (HEADS, 22, TWO.format("br label %b\nb:", "") + "@a = global ptr blockaddress(@f, %b)\n"),
        (HEADS, 22, TWO.format("", "") + "!4000000000 = !{}\n"),
        (DEBUG, 22, TWO.format("", "") + '!1 = !DIBasicType(name: "int")\n'),
        (DEBUG, 22, TWO.format("", "") + '!0 = !{}\n!1 = !DIBasicType(name: "int")\n!2 = !{}\n'),
        (REST, 22, TWO.format("call void @llvm.trap()", "")),
        (REST, 22, TWO.format("call void @missing()", "")),
        (REST, 22, TWO.format("store ptr blockaddress(@g, %b), ptr null", "br label %b\nb:")),
        (REST, 22, TWO.format("store ptr blockaddress(@f, %b), ptr null\n  br label %b\nb:", "")),
        (REST, 22, ORDER.format("  ret void\n  uselistorder ptr %a, { 1, 0 }\n")),
        (REST, 22, ORDER.format("  #dbg_label(!0, !0)\n  ret void\n") + "!0 = !{}\n"),
        (CHANGED, 22, TWO.format("%p = call ptr @llvm.stacksave()", "") + "declare ptr @llvm.stacksave()\n"),
        (TOLD, 22, TWO.format("", "") + "!llvm.dbg.cu = !{!0}\n!0 = !{}\n"),
        (TOLD, 22, TWO.format("", "") + "!llvm.dbg.cu = !{!0}\n!0 = !{}\n" + VERSION),
        ("a text with few functions", 22, "define void @f() {\n  ret void\n}\n"),
        ("a text with few functions", 22, "@a = global i32 0\n"),
        ("something to tell of a body", 22, TWO.format("br label %a\na:\n  %q = phi i8 [ 1, %a ]", "")),
        ("use of undefined metadata '!7'", 22, TWO.format("%r = load i32, ptr null, !kind !7", "")),
    ],
)
def test_why_a_text_is_not_shared(why: str, release: int, text: str) -> None:
    with pytest.raises(IRKitError, match=why):
        shares.Assembly(order(text, release), 2).run()
    assert shares.assembled(order(text, release), 2, least=1) is None


def test_gaps_in_the_numbers_of_metadata() -> None:
    text = (
        TWO.format("%r = load i32, ptr null, !kind !7", "%r = load i32, ptr null, !kind !3") + "!3 = !{}\n!7 = !{!3}\n"
    )
    assert shares.Assembly(order(text, 22), 2).run() == alone(text, 22)


def test_what_the_verifier_refuses_is_left_to_one_process() -> None:
    text = TWO.format("", "%p = load i8, ptr null\n  br label %a\na:\n  %q = phi i8 [ %p, %a ]")
    assert shares.assembled(order(text), 2, least=1) is None
    unchecked = shares.Order(text.encode(), "x.ll", None, None, True, False)
    assert shares.assembled(unchecked, 2, least=1) == alone(text)


def test_a_small_text_is_not_shared() -> None:
    assert shares.assembled(order(HEAD + "".join(BODIES) + TAIL), 2) is None
    assert shares.assembled(order(HEAD + "".join(BODIES) + TAIL), 1, least=1) is None


@pytest.mark.parametrize(
    ("processes", "keeps", "asks"),
    [(1, True, False), (2, None, False), (2, True, True), (2, False, True), (3, True, True)],
)
def test_what_is_asked_of_several_processes(
    processes: int, keeps: bool | None, asks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they make is written; one process alone reads the text as always."""
    asked: list[tuple[bool, int]] = []

    def assembled(order: shares.Order, processes: int) -> bytes:
        asked.append((order.preserve_use_list_order, processes))
        return b"BC made"

    monkeypatch.setattr(shares, "assembled", assembled)
    source, target = tmp_path / "x.ll", tmp_path / "x.bc"
    source.write_text("@x = global i32 0\n")
    outputs = Outputs(str(target), None, ".bc", (".ll",))
    task = AssembleTask(str(source), outputs, Writing("bc", None, None, keeps), True, processes)
    assert task.run() is None
    assert asked == ([(keeps, processes)] if asks else [])
    assert (target.read_bytes() == b"BC made") is asks


def test_the_command_shares_a_large_file(tmp_path: Path) -> None:
    text = "; " + "large " * (2 * shares.LEAST // 6) + "\n" + HEAD + "".join(BODIES) + TAIL
    (tmp_path / "x.ll").write_text(text)
    for jobs in ("1", "2"):
        done = run("as", "-j", jobs, "--producer", "LLVM22", "x.ll", "-o", f"{jobs}.bc", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "2.bc").read_bytes() == (tmp_path / "1.bc").read_bytes()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_tells_the_error_of_a_large_file(tmp_path: Path, jobs: str) -> None:
    text = "; " + "large " * (2 * shares.LEAST // 6) + "\n" + TWO.format("", "ret i32 0")
    (tmp_path / "x.ll").write_text(text)
    done = run("as", "-j", jobs, "x.ll", "-o", "x.bc", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(b"irkit: x.ll:7:7: error: ")
    assert not (tmp_path / "x.bc").exists()


def test_a_child_that_dies_is_noticed() -> None:
    def die(line: Line) -> None:
        line.send(b"first")
        os.kill(os.getpid(), signal.SIGKILL)

    child = Child(die)
    assert child.line.receive() == b"first"
    with pytest.raises(UnsupportedError, match="the other process has ended"):
        child.line.receive()
    child.end()


def test_messages_of_any_size() -> None:
    def echo(line: Line) -> None:
        while True:
            line.send(line.receive())

    child = Child(echo)
    for size in (0, 1, 65_536, 3_000_000):
        message = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
        child.line.send(message)
        assert child.line.receive() == message
    child.end()


def test_what_lacks_other_processes_or_asks_for_another_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    text = HEAD + "".join(BODIES) + TAIL
    monkeypatch.setenv("IRKIT_PARSER", "automata")
    assert shares.assembled(order(text), 2, least=1) is None
    monkeypatch.delenv("IRKIT_PARSER")
    monkeypatch.delattr(os, "fork")
    assert shares.assembled(order(text), 2, least=1) is None


@pytest.mark.parametrize(
    ("functions", "processes", "cuts"),
    [
        (2, 2, [0, 1]),
        (2, 9, [0, 1]),
        (9, 3, [0, 3, 6]),
        (100, 2, [0, 50]),
        (100, 4, [0, 25, 50, 75]),
        (1000, 2, [0, 495]),
    ],
)
def test_shares_are_alike_and_the_first_has_a_little_less(functions: int, processes: int, cuts: list[int]) -> None:
    body = "define void @f{:04}() {{\n  ret void\n}}\n"
    for head in ("", "; some words at the beginning\n" * 99):
        text = head + "".join([body.format(number) for number in range(functions)])
        assert shares.Assembly(order(text, 22), processes).cuts == cuts


def test_where_there_is_no_other_process_one_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(os, "fork", refuse)
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    with pytest.raises(UnsupportedError, match="no other process"):
        Child(lambda line: None)
    assert shares.assembled(order(HEAD + "".join(BODIES) + TAIL), 2, least=1) is None
    assert not before or len(os.listdir("/proc/self/fd")) == before
