"""Programs that are given no files read and write those of the process; what they are called."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import irkit
from irkit.errors import UnsupportedError
from irkit.semantics.interpreter import Interpreter

TEXT = """source_filename = "called.c"
@said = constant [6 x i8] c"wrong\\00"
declare i32 @getchar()
declare i32 @putchar(i32)
declare i32 @puts(ptr)
declare void @perror(ptr)
define i32 @main(i32 %count, ptr %words) {
  %c = call i32 @getchar()
  call i32 @putchar(i32 %c)
  %word = load ptr, ptr %words
  call i32 @puts(ptr %word)
  call void @perror(ptr @said)
  %is_end = icmp eq i32 %c, -1
  %status = zext i1 %is_end to i32
  ret i32 %status
}
"""


@pytest.mark.parametrize(("given", "status", "out"), [(b"x", 0, b"xcalled.c\n"), (b"", 1, b"\xffcalled.c\n")])
def test_streams_of_the_process(
    given: bytes, status: int, out: bytes, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
    assert Interpreter(irkit.parse_assembly(TEXT, llvm_version=22)).run() == status
    assert capsysbinary.readouterr() == (out, b"wrong: Success\n")


def test_a_process_without_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    out, err = io.BytesIO(), io.BytesIO()
    assert Interpreter(irkit.parse_assembly(TEXT, llvm_version=22), stdout=out, stderr=err).run() == 1


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("@fputc(i32 65, ptr %in)", "writing to the stream stdin, which is read"),
        ("@fgetc(ptr %out)", "reading from the stream stdout, which is written"),
    ],
)
def test_streams_go_one_way(call: str, said: str) -> None:
    text = f"""@stdin = external global ptr
@stdout = external global ptr
declare i32 {call.replace(" 65", "").replace(" %in", "").replace(" %out", "")}
define i32 @main() {{
  %in = load ptr, ptr @stdin
  %out = load ptr, ptr @stdout
  %r = call i32 {call}
  ret i32 %r
}}
"""
    stdin, stdout = io.BufferedReader(io.BytesIO(b"a")), io.BufferedWriter(io.BytesIO())
    with pytest.raises(UnsupportedError) as caught:
        Interpreter(irkit.parse_assembly(text), stdin=stdin, stdout=stdout).run()
    assert str(caught.value) == said


class Noted(io.BytesIO):
    """Says when what was written goes out; nobody can go back in it."""

    def __init__(self, name: str, is_terminal: bool, said: list[str]) -> None:
        super().__init__()
        self.name = name
        self.is_terminal = is_terminal
        self.said = said

    def isatty(self) -> bool:
        return self.is_terminal

    def seekable(self) -> bool:
        return False

    def flush(self) -> None:
        self.said.append(f"{self.name} {self.getvalue().decode()}")


@pytest.mark.parametrize("is_terminal", [False, True])
def test_when_what_was_written_goes_out(is_terminal: bool) -> None:
    text = """@stderr = external global ptr
declare i32 @putchar(i32)
declare i32 @fputc(i32, ptr)
declare i64 @ftell(ptr)
define i32 @main() {
  %err = load ptr, ptr @stderr
  call i32 @putchar(i32 65)
  call i32 @fputc(i32 66, ptr %err)
  call i32 @putchar(i32 67)
  %place = call i64 @ftell(ptr %err)
  %none = icmp eq i64 %place, -1
  %status = zext i1 %none to i32
  ret i32 %status
}
"""
    said: list[str] = []
    out, err = Noted("out", is_terminal, said), Noted("err", False, said)
    assert Interpreter(irkit.parse_assembly(text), stdout=out, stderr=err).run() == 1
    wanted = ["out A"] * is_terminal + ["err B"] + ["out AC"] * is_terminal + ["out AC", "err B"]
    assert said[: len(wanted)] == wanted


def test_files_by_name(tmp_path: Path) -> None:
    text = f"""@missing = constant [{len(str(tmp_path)) + 3} x i8] c"{tmp_path}/x\\00"
@made = constant [{len(str(tmp_path)) + 3} x i8] c"{tmp_path}/y\\00"
@r = constant [3 x i8] c"rb\\00"
@w = constant [3 x i8] c"we\\00"
@format = constant [10 x i8] c"%d %d %d\\0A\\00"
@word = constant [2 x i8] c"z\\00"
declare ptr @fopen(ptr, ptr)
declare i32 @fileno(ptr)
declare i32 @fputc(i32, ptr)
declare i32 @fclose(ptr)
declare i32 @printf(ptr, ...)
declare void @perror(ptr)
define i32 @main() {{
  %none = call ptr @fopen(ptr @missing, ptr @r)
  call void @perror(ptr @word)
  %is_none = icmp eq ptr %none, null
  %file = call ptr @fopen(ptr @made, ptr @w)
  %number = call i32 @fileno(ptr %file)
  %put = call i32 @fputc(i32 65, ptr %file)
  %closed = call i32 @fclose(ptr %file)
  call i32 (ptr, ...) @printf(ptr @format, i32 %number, i32 %put, i32 %closed)
  %status = zext i1 %is_none to i32
  ret i32 %status
}}
"""
    out, err = io.BytesIO(), io.BytesIO()
    assert Interpreter(irkit.parse_assembly(text), stdout=out, stderr=err, files=True).run() == 1
    assert (out.getvalue(), err.getvalue()) == (b"3 65 0\n", b"z: No such file or directory\n")
    assert (tmp_path / "y").read_bytes() == b"A"


@pytest.mark.parametrize(
    ("name", "mode", "said"),
    [("x", "r", "No such file or directory"), (".", "w", "Is a directory"), ("x", "q", "Invalid argument")],
)
def test_why_a_file_is_not_opened(tmp_path: Path, name: str, mode: str, said: str) -> None:
    text = f"""@name = constant [{len(str(tmp_path)) + 3} x i8] c"{tmp_path}/{name}\\00"
@mode = constant [2 x i8] c"{mode}\\00"
declare ptr @fopen(ptr, ptr)
declare void @perror(ptr)
define i32 @main() {{
  %none = call ptr @fopen(ptr @name, ptr @mode)
  call void @perror(ptr @mode)
  %is_none = icmp eq ptr %none, null
  %status = zext i1 %is_none to i32
  ret i32 %status
}}
"""
    err = io.BytesIO()
    assert Interpreter(irkit.parse_assembly(text), stdout=io.BytesIO(), stderr=err, files=True).run() == 1
    assert err.getvalue().decode() == f"{mode}: {said}\n"


def test_streams_of_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a notebook: a character comes in its bytes, and goes out once all of them are written."""
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("é!"))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    text = """@stderr = external global ptr
@said = constant [3 x i8] c"\\C3\\A9\\00"
declare i32 @getchar()
declare i32 @putchar(i32)
declare i32 @fputs(ptr, ptr)
declare i32 @fputc(i32, ptr)
define i32 @main() {
  %err = load ptr, ptr @stderr
  call i32 @fputs(ptr @said, ptr %err)
  call i32 @fputc(i32 255, ptr %err)
  br label %loop
loop:
  %c = call i32 @getchar()
  %is_end = icmp eq i32 %c, -1
  br i1 %is_end, label %end, label %more
more:
  call i32 @putchar(i32 %c)
  br label %loop
end:
  ret i32 0
}
"""
    assert Interpreter(irkit.parse_assembly(text)).run() == 0
    assert (out.getvalue(), err.getvalue()) == ("é!", "é\\xff")


@pytest.mark.parametrize("is_closed", [False, True])
def test_a_process_without_streams(is_closed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written goes nowhere; a change that is refuted by running it is refuted there too."""
    for name in ("stdin", "stdout", "stderr"):
        stream = io.TextIOWrapper(io.BytesIO())
        stream.close()
        monkeypatch.setattr(sys, name, stream if is_closed else None)
    assert Interpreter(irkit.parse_assembly(TEXT, llvm_version=22)).run() == 1
    changed = "define i8 @src() {\n  ret i8 1\n}\ndefine i8 @tgt() {\n  ret i8 2\n}\n"
    [found] = irkit.refine(irkit.parse_assembly(changed), timeout=60.0)
    assert str(found.outcome) == "fails"
