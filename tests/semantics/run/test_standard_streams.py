"""Programs that are given no files read and write those of the process; what they are called."""

from __future__ import annotations

import io
import sys

import pytest

import irkit
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
