"""Options of LLVM's tools: status, outputs and messages are those of LLVM 22's."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from irkit.cli.llvm import run_tool

FILES = {
    "a.ll": """source_filename = "a.c"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
@x = global i32 0
declare void @unused()
define internal void @gone() {
  ret void
}
define i32 @f(i32 %a) {
  %b = add i32 %a, %a
  ret i32 %b
}
""",
    "b.ll": "define i32 @g(i32 %0) {\n  %2 = add i32 %0, 1\n  br label %3\n3:\n  ret i32 %2\n}\n",
    "bad.ll": """define i32 @f() {
  %a = call i32 @g(i32 immarg 0)
  ret i32 0
}
declare i32 @g(i32)
""",
    "names": "g\n",
    "target.ll": """\
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@v = global i32 3
define i32 @f(i32 %0) {
  %2 = add i32 %0, 5
  %3 = mul i32 %2, 7
  %4 = sub i32 %3, 7
  ret i32 %4
}
""",
}
# The tool and its arguments; `a.bc` and `b.bc` are made of the texts, `two.bc` holds both modules.
CALLS = """
llvm-as a.ll -o -
llvm-as -data-layout=e-p:32:32 a.ll -o - -disable-output
llvm-as -data-layout=e-p:32:32 a.ll -o -
llvm-as -d a.ll -o o.bc
llvm-as -module-hash a.ll -o -
llvm-as -bitcode-mdindex-threshold=1 a.ll -o -
llvm-as -bitcode-mdindex-threshold=x a.ll
llvm-as bad.ll
llvm-as -preserve-bc-uselistorder=false a.ll -o -
llvm-dis a.bc -o -
llvm-dis two.bc -o t.ll
llvm-dis a.bc b.bc -o -
llvm-dis -preserve-ll-uselistorder a.bc -o -
llvm-cat -b a.bc b.bc -o -
llvm-cat a.bc
llvm-modextract two.bc -n 1 -o -
llvm-modextract -b two.bc -n 0 -o -
llvm-modextract two.bc -n 2 -o -
llvm-modextract two.bc -o -
llvm-modextract two.bc -n x -o -
llvm-modextract two.bc -n 1
llvm-modextract target.bc -n 0 -o -
llvm-modextract -b target.bc -n 0 -o -
llvm-cat target.bc -o -
llvm-cat -b target.bc a.bc -o -
llvm-modextract a.bc -n 0 -o -
opt a.bc -o -
opt target.bc -o -
opt -preserve-bc-uselistorder=false target.bc -o -
opt -S -passes=instnamer b.ll
opt -S -passes=strip a.ll
opt -S -passes=strip-dead-prototypes,globaldce a.ll
opt -S -passes=internalize -internalize-public-api-list=f,x a.ll
opt -S -passes=internalize -internalize-public-api-file=names b.ll
opt -S -passes=internalize -internalize-public-api-file=none b.ll
opt -S -strip-debug a.ll
opt -module-summary -module-hash a.ll -o -
opt -disable-output -passes=verify a.ll
opt bad.ll -S
opt -disable-verify -S bad.ll
opt -S -passes=module(globaldce) a.ll
opt -module-summary a.ll -S
opt -passes=name-anon-globals -S b.ll
opt -passes=strip-dead-debug-info -S a.ll
llvm-link a.bc b.ll -S
llvm-link a.bc b.bc -o -
llvm-link -v a.bc b.ll -S -o o.ll
llvm-link -d a.bc b.bc -o o.bc
llvm-link -only-needed a.bc b.bc -S
llvm-link -internalize a.bc b.bc -S
llvm-link a.bc a.bc -S
llvm-link -override=a.bc a.bc -S
llvm-link bad.ll -S
llvm-link
llvm-link none.bc -S
llvm-link -disable-verify bad.ll -S
llvm-link names -S
llvm-link -suppress-warnings a.bc b.bc -S
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("tools")
    for name, text in FILES.items():
        (made / name).write_text(text)
    for command in (
        "llvm-as-22 a.ll",
        "llvm-as-22 b.ll",
        "llvm-cat-22 -b a.bc b.bc -o two.bc",
        "llvm-as-22 -preserve-bc-uselistorder=false target.ll",  # as clang writes it
    ):
        subprocess.run(command.split(), cwd=made, check=True)
    return made


@pytest.mark.llvm(22)
@pytest.mark.parametrize("call", CALLS.strip().splitlines())
def test_that_is_what_llvms_tool_does(
    call: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    name, *arguments = call.split()
    theirs = subprocess.run(
        [name, *arguments],
        executable=shutil.which(f"{name}-22"),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    monkeypatch.chdir(folder)
    status = run_tool(name, arguments, 22)
    ours = capfdbinary.readouterr()
    assert (status, ours.out, ours.err) == (theirs.returncode, theirs.stdout, theirs.stderr)
