"""Whole programs, as clang makes them at -O0 and -O2, print what they print natively, and end as they end."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path

import pytest

import irkit
from irkit.errors import UnsupportedError
from irkit.semantics.errors import ExecutionError, LimitError, ProgramAbort, UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Pointer

FOLDER = Path(__file__).parent / "programs"


def run(text: str, *arguments: str, stdin: bytes = b"") -> tuple[int, bytes, bytes]:
    out, err = io.BytesIO(), io.BytesIO()
    interpreter = Interpreter(irkit.parse_assembly(text), stdin=io.BytesIO(stdin), stdout=out, stderr=err)
    return interpreter.run("main", arguments), out.getvalue(), err.getvalue()


@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("name", ["library", "exceptions"])
def test_programs_do_what_they_do_natively(name: str, level: str) -> None:
    status, out, _ = run((FOLDER / f"{name}_{level}.ll").read_text())
    assert out + b"exit %d\n" % status == (FOLDER / f"{name}.out").read_bytes()


def test_strings_memory_numbers_and_characters() -> None:
    status, out, err = run((FOLDER / "strings_O1.ll").read_text())
    assert out + b"exit %d\n" % status == (FOLDER / "strings.out").read_bytes()
    assert err == b"said: Permission denied\n"


def test_formats_numbers_strings_and_rounding_at_their_limits() -> None:
    status, out, _ = run((FOLDER / "limits_O1.ll").read_text())
    made = out + b"exit %d\n" % status
    for ours, native in zip(made.split(b"\n"), (FOLDER / "limits.out").read_bytes().split(b"\n"), strict=True):
        assert ours == native


@pytest.mark.parametrize("name", ["classes", "unwinding", "casts"])
def test_exceptions_of_classes_and_pointers_virtual_bases_and_casts(name: str) -> None:
    status, out, _ = run((FOLDER / f"{name}_O1.ll").read_text())
    assert out + b"exit %d\n" % status == (FOLDER / f"{name}.out").read_bytes()


def test_streams_and_a_file(tmp_path: Path) -> None:
    text = (FOLDER / "streams_O1.ll").read_text()
    given, out, err = (FOLDER / "streams.in").read_bytes(), io.BytesIO(), io.BytesIO()
    module = irkit.parse_assembly(text)
    interpreter = Interpreter(module, stdin=io.BytesIO(given), stdout=out, stderr=err, files=True)
    status = interpreter.run("main", [str(tmp_path / "made")])
    assert out.getvalue() + b"exit %d\n" % status == (FOLDER / "streams.out").read_bytes()
    assert err.getvalue() == b"to stderr\n"
    with pytest.raises(UnsupportedError, match=r"opening the file 'x': irkit run opens files with --files only"):
        run(text, "x", stdin=given)


@pytest.mark.parametrize("name", ["further", "functions"])
def test_functions_beside_those_of_the_standard(name: str) -> None:
    status, out, _ = run((FOLDER / f"{name}_O1.ll").read_text(), stdin=(FOLDER / f"{name}.in").read_bytes())
    made = out + b"exit %d\n" % status
    for ours, native in zip(made.split(b"\n"), (FOLDER / f"{name}.out").read_bytes().split(b"\n"), strict=True):
        assert ours == native


def test_strings_that_are_cut_where_they_have_no_room() -> None:
    text = """@text = constant [7 x i8] c"abcdef\\00"
declare i64 @strlcpy(ptr, ptr, i64)
declare i64 @strlcat(ptr, ptr, i64)
declare i32 @puts(ptr)
define i32 @main() {
  %room = alloca [8 x i8]
  %n = call i64 @strlcpy(ptr %room, ptr @text, i64 4)
  call i32 @puts(ptr %room)
  %m = call i64 @strlcat(ptr %room, ptr @text, i64 8)
  call i32 @puts(ptr %room)
  %all = mul i64 %n, %m
  %status = trunc i64 %all to i32
  ret i32 %status
}
"""
    assert run(text)[:2] == (54, b"abc\nabcabcd\n")


@pytest.mark.parametrize(
    ("make", "free", "words"),
    [
        ("_Znwm(i64 4)", "_ZdlPv(ptr %p)", ""),
        ("_Znam(i64 4)", "_ZdaPvm(ptr %p, i64 4)", ""),
        ("_ZnwmSt11align_val_t(i64 64, i64 64)", "_ZdlPvmSt11align_val_t(ptr %p, i64 64, i64 64)", ""),
        ("_Znwm(i64 4)", "free(ptr %p)", "is given to free, and was made by new"),
        ("_Znam(i64 4)", "_ZdlPv(ptr %p)", "is given to delete, and was made by new[]"),
        ("malloc(i64 4)", "_ZdaPv(ptr %p)", "is given to delete[], and was made by malloc"),
    ],
)
def test_what_one_allocator_made_no_other_frees(make: str, free: str, words: str) -> None:
    names = [call.partition("(")[0] for call in (make, free)]
    types = [re.sub(r" %?\w+(?=[,)])", "", call.partition("(")[2]) for call in (make, free)]
    text = (
        f"declare ptr @{names[0]}({types[0]}\ndeclare void @{names[1]}({types[1]}\n"
        f"define i32 @main() {{\n  %p = call ptr @{make}\n  call void @{free}\n  ret i32 0\n}}\n"
    )
    if words:
        with pytest.raises(UndefinedBehaviorError, match=re.escape(words)) as found:
            run(text)
        assert found.value.rule == "bad-free"
    else:
        assert run(text)[0] == 0


def test_arguments_input_and_exit() -> None:
    text = """declare i32 @puts(ptr)
declare i32 @getchar()
declare void @exit(i32)
define i32 @main(i32 %argc, ptr %argv) {
  %p = getelementptr ptr, ptr %argv, i32 1
  %s = load ptr, ptr %p
  %r = call i32 @puts(ptr %s)
  %c = call i32 @getchar()
  call void @exit(i32 %c)
  unreachable
}
"""
    assert run(text, "word", stdin=b"A") == (65, b"word\n", b"")


def test_abort_and_what_is_refused_are_told_by_name() -> None:
    text = "declare void @abort()\ndefine i32 @main() {\n  call void @abort()\n  unreachable\n}\n"
    with pytest.raises(ProgramAbort) as caught:
        run(text)
    assert caught.value.status == 134
    text = "declare i32 @fork()\ndefine i32 @main() {\n  %r = call i32 @fork()\n  ret i32 %r\n}\n"
    with pytest.raises(UnsupportedError, match="running 'fork'"):
        run(text)


def test_an_exception_that_nobody_takes() -> None:
    text = """@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define i32 @main() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
"""
    with pytest.raises(ProgramAbort, match="an exception of type 'i' is not caught"):
        run(text)


def test_a_limit_ends_a_loop_and_deep_calls_need_no_stack() -> None:
    text = "define i32 @f() {\n  br label %a\na:\n  br label %a\n}\n"
    with pytest.raises(LimitError):
        Interpreter(irkit.parse_assembly(text), limit=1000).call("f")
    text = """define i32 @f(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @f(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
end:
  ret i32 0
}
"""
    assert Interpreter(irkit.parse_assembly(text)).call("f", 20_000) == 20_000


def test_python_functions_stand_for_externals() -> None:
    text = (
        "declare i32 @ask(i32, ptr)\ndefine i32 @f(ptr %p) {\n  %r = call i32 @ask(i32 -3, ptr %p)\n  ret i32 %r\n}\n"
    )
    seen: list[object] = []

    def ask(number: int, pointer: Pointer) -> int:
        seen.append((number, interpreter.read(pointer, 2)))
        return -7

    interpreter = Interpreter(irkit.parse_assembly(text), externals={"ask": ask})
    assert interpreter.call("f", interpreter.allocate(2, b"ab")) == -7
    assert seen == [(-3, b"ab")]
    broken = Interpreter(irkit.parse_assembly(text), externals={"ask": lambda number, pointer: "word"})
    with pytest.raises(ExecutionError, match="'word' is no value of type 'i32'"):
        broken.call("f", None)


def test_memory_can_be_looked_at() -> None:
    text = "@g = global [3 x i16] [i16 1, i16 2, i16 poison]\ndefine void @f() {\n  ret void\n}\n"
    interpreter = Interpreter(irkit.parse_assembly(text))
    place = interpreter.address_of("g")
    assert interpreter.read(place, 4) == b"\x01\x00\x02\x00"
    assert [repr(cell) for cell in interpreter.cells(place)] == ["1", "0", "2", "0", "poison", "poison"]


def test_atomics_and_vectors() -> None:
    text = """define i32 @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 5 seq_cst
  %b = atomicrmw umax ptr %p, i32 100 monotonic
  %c = cmpxchg ptr %p, i32 100, i32 7 seq_cst seq_cst
  %d = extractvalue { i32, i1 } %c, 1
  %e = zext i1 %d to i32
  %v = load <2 x i32>, ptr %p
  %s = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
  %r = add i32 %s, %e
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    place = interpreter.allocate(8, b"\x01\0\0\0\x02")
    assert interpreter.call("f", place) == 10
    assert interpreter.read(place, 1) == b"\x07"


@pytest.mark.parametrize(("ty", "a", "b", "quotient"), [("half", 1, 3, 0.333251953125), ("bfloat", 1, 3, 0.333984375)])
def test_narrow_floats_are_rounded_once(ty: str, a: float, b: float, quotient: float) -> None:
    text = f"define {ty} @f({ty} %a, {ty} %b) {{\n  %r = fdiv {ty} %a, %b\n  ret {ty} %r\n}}\n"
    assert Interpreter(irkit.parse_assembly(text)).call("f", a, b) == quotient


@pytest.mark.parametrize("ty", ["fp128", "x86_fp80", "ppc_fp128"])
def test_wide_floats_keep_what_a_double_would_lose(ty: str) -> None:
    text = f"""define double @f(double %a, double %b) {{
  %x = fpext double %a to {ty}
  %y = fpext double %b to {ty}
  %s = fadd {ty} %x, %y
  %d = fsub {ty} %s, %x
  %r = fptrunc {ty} %d to double
  ret double %r
}}
"""
    kept = 0.0 if ty == "x86_fp80" else 2.0**-80
    assert Interpreter(irkit.parse_assembly(text)).call("f", 1.0, 2.0**-80) == kept
    assert Interpreter(irkit.parse_assembly(text)).call("f", 1.0, 2.0**-55) == 2.0**-55


def test_values_of_target_types_are_kept() -> None:
    text = """@g = global target("spirv.Event") zeroinitializer
define i32 @main() {
  %p = alloca target("spirv.Event")
  %e = load target("spirv.Event"), ptr @g
  store target("spirv.Event") %e, ptr %p
  ret i32 0
}
"""
    assert run(text) == (0, b"", b"")


def test_longjmp_comes_back_to_setjmp() -> None:
    text = """declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @deep(i32 %n, ptr %b) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %jump, label %more
more:
  %m = sub i32 %n, 1
  call void @deep(i32 %m, ptr %b)
  ret void
jump:
  call void @longjmp(ptr %b, i32 7)
  unreachable
}
define i32 @main() {
  %b = alloca [200 x i8]
  %count = alloca i32
  store volatile i32 1, ptr %count
  %r = call i32 @_setjmp(ptr %b)
  %z = icmp eq i32 %r, 0
  br i1 %z, label %first, label %again
first:
  store volatile i32 30, ptr %count
  call void @deep(i32 5, ptr %b)
  unreachable
again:
  %c = load volatile i32, ptr %count
  %s = add i32 %c, %r
  ret i32 %s
}
"""
    assert run(text)[0] == 37


def test_main_gets_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        monkeypatch.delenv(name)
    monkeypatch.setenv("WORD", "abc")
    text = """declare i64 @strlen(ptr)
declare ptr @getenv(ptr)
@name = constant [5 x i8] c"WORD\\00"
define i32 @main(i32 %argc, ptr %argv, ptr %envp) {
  %s = load ptr, ptr %envp
  %a = call i64 @strlen(ptr %s)
  %v = call ptr @getenv(ptr @name)
  %b = call i64 @strlen(ptr %v)
  %c = mul i64 %b, 16
  %d = add i64 %a, %c
  %r = trunc i64 %d to i32
  ret i32 %r
}
"""
    assert run(text)[0] == 8 + 3 * 16


@pytest.mark.parametrize("taken", ["double", "ptr", "i32, double", "i32, ptr, i64", "i32, ptr, ptr, ptr"])
def test_a_program_gets_an_integer_and_pointers(taken: str) -> None:
    with pytest.raises(irkit.IRKitError, match=rf"^a program gets .* not what @main takes: i32 \({taken}\)"):
        run(f"define i32 @main({taken}) {{\n  ret i32 7\n}}\n")


SCALABLE = """define i64 @f(ptr %p) {
  %v = load <vscale x 2 x i32>, ptr %p, align 4
  %d = add <vscale x 2 x i32> %v, splat (i32 1)
  store <vscale x 2 x i32> %d, ptr %p, align 4
  %s = call i32 @llvm.vector.reduce.add.nxv2i32(<vscale x 2 x i32> %d)
  %w = zext i32 %s to i64
  %n = call i64 @llvm.vscale.i64()
  %q = getelementptr <vscale x 2 x i32>, ptr %p, i64 1
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %size = sub i64 %b, %a
  %t = mul i64 %n, 1000
  %u = mul i64 %size, 100000
  %x = add i64 %w, %t
  %r = add i64 %x, %u
  ret i64 %r
}
declare i32 @llvm.vector.reduce.add.nxv2i32(<vscale x 2 x i32>)
declare i64 @llvm.vscale.i64()
"""


@pytest.mark.parametrize("vscale", [1, 2, 4])
def test_scalable_vectors_have_the_size_that_is_chosen(vscale: int) -> None:
    interpreter = Interpreter(irkit.parse_assembly(SCALABLE), vscale=vscale)
    lanes = 2 * vscale
    place = interpreter.allocate(4 * lanes, b"\x05\0\0\0" * lanes)
    assert interpreter.call("f", place) == 6 * lanes + 1000 * vscale + 100000 * 4 * lanes
    assert interpreter.read(place, 4 * lanes) == b"\x06\0\0\0" * lanes
