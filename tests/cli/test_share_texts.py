"""One file of bitcode disassembled by several processes: the text of one alone, or nothing."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import irkit
from irkit.attributes import StringAttribute
from irkit.cli import share_texts
from irkit.cli.disassemble import Request, Task
from irkit.cli.jobs import Outputs
from irkit.errors import IRKitError, UnsupportedError
from irkit.metadata import MDNode, MDTuple
from tests.cli.commands import irkit as run
from tests.cli.test_shares import BODIES, HEAD, TAIL, TWO

FIXTURES = Path(__file__).parents[2] / "fixtures"
# Structs with names are searched for in all bodies, and so are not shared.
UNNAMED = [HEAD.replace("%pair = type { i32, ptr }\n%loose = type opaque\n", ""), TAIL]
SHARED = [body.replace("%pair", "{ i32, ptr }") for body in BODIES]
METADATA = [
    "define void @one() {\n  call void @two(), !own !{!0, !0}\n  ret void\n}\n",
    "define void @two() #2 !own !{!1} {\n  call void @one() #3, !own !2\n  ret void\n}\n",
    "define void @three() !own !4 {\n  call void @one() #2, !own !{!{i32 3}}, !other !3\n"
    "  call void @three(), !own !3\n"
    "  ret void\n}\n",
]
TEXT = "".join([UNNAMED[0], *SHARED, UNNAMED[1]])


def bitcode(text: str, llvm_version: int = 22) -> bytes:
    return irkit.to_bitcode(irkit.parse_assembly(text, "x.ll", llvm_version), check=False)


def alone(data: bytes) -> str:
    """What one process prints."""
    module = irkit.parse_bitcode(data, "x.bc")
    irkit.upgrade(module)
    return irkit.to_assembly(module, check=False)


def shared(data: bytes, processes: int) -> str:
    """What several do. Raises IRKitError where they cannot."""
    out = io.BytesIO()

    @contextlib.contextmanager
    def opened() -> Iterator[IO[str]]:
        text = io.TextIOWrapper(out, "utf-8", "surrogateescape", newline="\n")
        yield text
        text.detach()

    share_texts.Disassembly(irkit.parse_bitcode_modules(data, "x.bc")[0], processes, 0).run(opened)
    return out.getvalue().decode("utf-8", "surrogateescape")


@pytest.mark.parametrize("processes", [2, 3, 9])
@pytest.mark.parametrize("llvm_version", [19, 21, 22])
def test_the_text_is_that_of_one_process(llvm_version: int, processes: int) -> None:
    data = bitcode(TEXT if llvm_version > 19 else TEXT.replace("initializes((0, 4)) ", ""), llvm_version)
    assert shared(data, processes) == alone(data)


@given(st.permutations([*SHARED, *METADATA]), st.integers(2, 4))
@settings(max_examples=30, deadline=None)
def test_the_order_of_functions_does_not_matter(bodies: list[str], processes: int) -> None:
    tail = UNNAMED[1] + "attributes #2 = { cold }\nattributes #3 = { hot }\n"
    data = bitcode(UNNAMED[0] + "".join(bodies) + tail)
    assert shared(data, processes) == alone(data)


def test_fixtures() -> None:
    """Whatever of them can be shared is the same; some of each kind can."""
    same: dict[str, int] = {}
    for path in sorted(FIXTURES.glob("*/*.22.bc")):
        data = path.read_bytes()
        try:
            found = shared(data, 2)
        except IRKitError:
            continue
        assert found == alone(data), path
        same[path.parent.name] = same.get(path.parent.name, 0) + 1
    assert same.keys() >= {"attributes", "functions", "globals", "instructions", "metadata"}


@pytest.mark.parametrize(
    "text",
    [
        "define void @alone() {\n  ret void\n}\n",
        HEAD + "".join(BODIES) + TAIL,
        TWO.format("", "br label %b\nb:") + "@a = global ptr blockaddress(@g, %b)\n",
        TWO.format("", "br label %b, !dbg !2\nb:")
        + "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n!0 = distinct !DICompileUnit(language: 1, file: !1)\n"
        '!1 = !DIFile(filename: "f", directory: "")\n!2 = !DILocation(line: 1, scope: !4)\n'
        '!3 = !{i32 2, !"Debug Info Version", i32 3}\n'
        '!4 = distinct !DISubprogram(name: "f", unit: !0, spFlags: DISPFlagDefinition)\n',
        TWO.format("", "%r = load i32, ptr null, !tbaa !0") + '!0 = !{!1, !1, i64 0}\n!1 = !{!"no scalar"}\n',
    ],
)
def test_what_cannot_be_shared_is_left_to_one_process(text: str) -> None:
    with pytest.raises(UnsupportedError):
        shared(bitcode(text), 2)


STRUCTS = "identified structs"
INTRINSICS = "old intrinsics"
DEBUG = "a module with debug info"
REST = "the rest of the module is needed"
CHANGED = "bodies that change the module"


@pytest.mark.parametrize(
    ("why", "release", "text"),
    [
        (STRUCTS, 22, TWO.format("%a = alloca %t", "") + "%t = type { i32 }\n"),
        (STRUCTS, 14, TWO.format("", "")),
        (STRUCTS, 15, TWO.format("", "").replace("@g()", "@g(i8* %p)")),
        (INTRINSICS, 17, TWO.format("", "") + "declare ptr @llvm.stacksave()\n"),
        (DEBUG, 22, TWO.format("", "") + "!llvm.dbg.cu = !{!0}\n!0 = !{}\n"),
        (DEBUG, 17, TWO.format("", "") + "declare void @llvm.dbg.label(metadata)\n"),
        ("a module with DIBasicType", 22, TWO.format("", "") + '!0 = !DIBasicType(name: "int")\n!own = !{!0}\n'),
        ("a module with addresses", 22, TWO.format("br label %b\nb:", "") + "@a = global ptr blockaddress(@f, %b)\n"),
        (REST, 22, TWO.format("store ptr blockaddress(@f, %b), ptr null\n  br label %b\nb:", "")),
        (CHANGED, 22, TWO.format("", "") + "@v = global i32 0, !dbg !0\n!0 = !{}\n"),
        ("little in its bodies", 22, "define void @f() {\n  ret void\n}\n"),
        ("little in its bodies", 22, "@v = global i32 0\n"),
    ],
)
def test_why_a_module_is_not_shared(why: str, release: int, text: str) -> None:
    module = irkit.parse_assembly(text, "x.ll", release, upgrade_debug_info=False)
    with pytest.raises(UnsupportedError, match=why):
        shared(irkit.to_bitcode(module, "LLVM22" if why == INTRINSICS else None, check=False), 2)


@pytest.mark.parametrize(
    ("functions", "processes", "least", "cuts"),
    [
        (12, 2, 0, [0, 6]),
        (12, 3, 0, [0, 4, 8]),
        (13, 3, 0, [0, 6, 10]),
        (3, 9, 0, [0, 1, 2]),
        (12, 3, 6, [0, 6]),
        (12, 9, 4, [0, 4, 8]),
        (7, 2, 4, [0, 4]),
        (6, 2, 4, [0, 4]),
        (5, 2, 4, None),
        (12, 3, 12, None),
    ],
)
def test_shares_have_about_as_many_bits_and_not_too_few(
    functions: int, processes: int, least: int, cuts: list[int] | None
) -> None:
    """`least` is that of bodies here, which are all alike."""
    text = "declare void @first()\n" * (functions > 12)
    text += "".join([f"define void @f{number:02}() {{\n  ret void\n}}\n" for number in range(functions)])
    module = irkit.parse_bitcode(bitcode(text))
    bits = module.body_bits(module.functions["f00"])
    assert bits is not None and bits % 8 == 0
    if cuts is None:
        assert share_texts.begun([module], processes, least * bits // 8) is None
        return
    found = share_texts.begun([module], processes, least * bits // 8)
    assert found is not None and found.cuts == cuts
    assert share_texts.begun([module, module], processes, 0) is None
    assert share_texts.begun([module], 1, 0) is None


OLD = """define void @f(ptr %p, float %x) {
  %a = load i32, ptr %p, !tbaa !0
  %b = atomicrmw fadd ptr %p, float %x seq_cst
  br label %l
l:
  br label %l, !llvm.loop !3
}
"""
OLD += (
    OLD.replace("@f", "@g")
    + """!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.vectorizer.width", i32 4}
"""
)


def old_file(change: str) -> bytes:
    """A file in which something is as older releases had it, or wrong, in both bodies."""
    module = irkit.parse_assembly(OLD, "x.ll", 22)
    for name in "fg":
        function = module.functions[name]
        tags = function.blocks[0].instructions[0].metadata
        tag = tags["tbaa"]
        assert isinstance(tag, MDNode)
        if change == "scalar tag":
            tags["tbaa"] = tag.operands[0]
        elif change == "wrong tag":
            tags["tbaa"] = MDTuple([*tag.operands, None, None, None])
        elif change == "unsafe atomics":
            function.attributes.add(StringAttribute("amdgpu-unsafe-fp-atomics", "true"))
    return irkit.to_bitcode(module, check=False)


@pytest.mark.parametrize("change", ["nothing", "scalar tag", "wrong tag", "unsafe atomics", "loops"])
def test_bodies_that_become_others_are_left_to_one_process(change: str) -> None:
    (module,) = irkit.parse_bitcode_modules(old_file(change), "x.bc")
    module.provenance.has_old_loop_hints = change == "loops"
    share = share_texts.Disassembly(module, 2, 0)
    if change == "nothing":
        share.read(0)
    else:
        with pytest.raises(UnsupportedError, match="the rest of the module is needed"):
            share.read(0)


@pytest.mark.parametrize(
    ("processes", "change", "target", "asks"),
    [
        (1, {}, "x.ll", False),
        (2, {}, "x.ll", True),
        (3, {}, "x.ll", True),
        (2, {"as_is": True}, "x.ll", False),
        (2, {"preserve_use_list_order": True}, "x.ll", False),
        (2, {"show_annotations": True}, "x.ll", False),
        (2, {"llvm_version": 22}, "x.ll", False),
        (2, {}, "-", False),
        (2, {}, os.devnull, True),
        (2, {}, "there.ll", True),
        (2, {}, "folder", False),
    ],
)
def test_what_is_asked_of_several_processes(
    processes: int,
    change: dict[str, object],
    target: str,
    asks: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The text alone, and where what is begun can be begun again by one process."""
    asked: list[int] = []
    monkeypatch.setattr(share_texts, "begun", lambda modules, processes: asked.append(processes))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "there.ll").write_text("old")
    plain = Request(("x.bc",), Outputs(target, None, ".ll", (".bc",)), False, None, False, None, False, False)
    assert not Task(plain._replace(**change), "x.bc", processes).is_shared([])  # type: ignore[arg-type]
    assert asked == [processes] * asks


def test_the_command_shares_a_large_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bodies of more than a megabyte."""
    functions = [f"define i64 @f{n}(i64 %0) {{\n  br label %2\n2:\n  ret i64 %0\n}}\n" for n in range(4)]
    large = 'define void @{}(ptr %p) {{\n  store [400000 x i8] c"{}", ptr %p\n  ret void\n}}\n'
    a, b, c = [large.format(name, name * 400_000) for name in "abc"]
    (tmp_path / "x.bc").write_bytes(bitcode("".join([a, *functions, b, c])))
    for jobs in ("1", "2", "3"):
        done = run("dis", "-j", jobs, "x.bc", "-o", f"{jobs}.ll", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "2.ll").read_bytes() == (tmp_path / "1.ll").read_bytes() == (tmp_path / "3.ll").read_bytes()
    assert share_texts.begun([irkit.parse_bitcode((tmp_path / "x.bc").read_bytes())], 2) is not None
    whole = run("dis", "-j", "2", "x.bc", "-o", "-", cwd=tmp_path).stdout
    assert whole == (tmp_path / "1.ll").read_bytes()
    damaged = bytearray((tmp_path / "x.bc").read_bytes())
    damaged[-40_000:-39_000] = bytes(1000)
    (tmp_path / "x.bc").write_bytes(damaged)
    for target in ("x.ll", "-"):
        alone, together = [run("dis", "-j", jobs, "x.bc", "-o", target, cwd=tmp_path) for jobs in ("1", "2")]
        assert (alone.stdout, alone.stderr) == (together.stdout, together.stderr)
        assert alone.stderr != b""
