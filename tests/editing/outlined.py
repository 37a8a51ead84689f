"""Functions that blocks are taken out of, mostly with memory on the stack that goes with them or does not.
`python tests/editing/outlined.py` writes what llvm-extract-22 makes of each: `outlined.txt`."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "outlined.txt"
HEAD: Final = """source_filename = "b.ll"
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.assume(i1)
declare void @use(ptr)
declare void @quiet(ptr) nounwind willreturn memory(read)
declare void @other(i32)
@g = global i32 0
"""
S: Final = "  call void @llvm.lifetime.start.p0(ptr %m)\n"
E: Final = "  call void @llvm.lifetime.end.p0(ptr %m)\n"
U: Final = "  call void @use(ptr %m)\n"
START_K: Final = "  call void @llvm.lifetime.start.p0(ptr %k)\n"
END_K: Final = "  call void @llvm.lifetime.end.p0(ptr %k)\n"
USE_K: Final = "  call void @use(ptr %k)\n"
TWO_WAYS: Final = "  br i1 %c, label %z, label %y\n\ny:\n  ret void\n"
# What stands before the block that is taken out, in it, and behind it; and how it ends.
STACKED: Final[dict[str, tuple[str, ...]]] = {
    "around": (S, U, E),
    "begins.outside": (S, U + E, ""),
    "ends.outside": ("", S + U, E),
    "inside": ("", S + U + E, ""),
    "no.marks": ("", U, ""),
    "used.after": (S, U, U + E),
    "twice": (S + S, U, E),
    "writes.other": (S + "  store i32 %n, ptr %k\n", U, E),
    "writes.offset": (S + "  %w = getelementptr inbounds i32, ptr %k, i32 1\n" + "  store i32 %n, ptr %w\n", U, E),
    "writes.any.offset": (S + "  %w = getelementptr inbounds i32, ptr %k, i32 %n\n" + "  store i32 %n, ptr %w\n", U, E),
    "writes.without.bounds": (S + "  %w = getelementptr i32, ptr %k, i32 1\n" + "  store i32 %n, ptr %w\n", U, E),
    "writes.unknown": (S + "  store i32 %n, ptr %p\n", U, E),
    "writes.global": (S + "  store i32 %n, ptr @g\n", U, E),
    "reads.unknown": (S + "  %l = load i32, ptr %p\n", U, E),
    "calls": (S, U, E + "  call void @other(i32 %n)\n"),
    "calls.quiet": (S, U, E + "  call void @quiet(ptr %p)\n"),
    "calls.quiet.here": (S, U, E + "  call void @other(i32 %n) nounwind willreturn memory(none)\n"),
    "calls.half.quiet": (S, U, E + "  call void @other(i32 %n) nounwind memory(none)\n"),
    "intrinsic": (S, U, E + "  call void @llvm.assume(i1 %c)\n"),
    "fence": (S, U, E + "  fence seq_cst\n"),
    "two.exits": (S, U, E, TWO_WAYS),
    "two.exits.begin": (S, U + E, "", TWO_WAYS),
    "marks.of.offsets": ("", S + "  %w = getelementptr inbounds i8, ptr %k, i32 0\n" + START_K + U + E + END_K, USE_K),
    "marks.stay.not": (USE_K, START_K + USE_K + END_K, ""),
    "two.memories": (S + START_K, U + USE_K, E + END_K),
}
OTHERS: Final = {
    "from.outside:a": """define i32 @from.outside(i32 %n, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  br label %a

y:
  br label %a

a:
  %i = phi i32 [ 1, %x ], [ 2, %y ], [ %j, %a ]
  %o = phi i32 [ %n, %x ], [ 2, %y ], [ %i, %a ]
  %j = add i32 %i, %o
  %d = icmp slt i32 %j, %n
  br i1 %d, label %a, label %z

z:
  ret i32 %j
}
""",
    "from.outside.only:a": """define i32 @from.outside.only(i32 %n, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  br label %a

y:
  br label %a

a:
  %i = phi i32 [ 1, %x ], [ 2, %y ]
  %j = add i32 %i, %n
  br label %z

z:
  ret i32 %j
}
""",
    "entry.loop:entry;a": """define i32 @entry.loop(i32 %n, i1 %c) {
entry:
  %q = add i32 %n, 1
  br label %a

a:
  %i = phi i32 [ 0, %entry ], [ %j, %a ]
  %j = add i32 %i, %q
  br i1 %c, label %a, label %z

z:
  ret i32 %j
}
""",
    "hoists.from.two:a;b": """define void @hoists.from.two(i1 %c) {
entry:
  %m = alloca i32
  call void @llvm.lifetime.start.p0(ptr %m)
  br i1 %c, label %a, label %z

a:
  call void @use(ptr %m)
  br i1 %c, label %b, label %z

b:
  call void @use(ptr %m)
  br label %z

z:
  call void @llvm.lifetime.end.p0(ptr %m)
  ret void
}
""",
}


def stacked(name: str, before: str, inside: str, after: str, end: str = "  br label %z\n") -> str:
    return (
        f"define void @{name}(i32 %n, ptr %p, i1 %c) {{\nentry:\n  %m = alloca i32\n  %k = alloca [4 x i32]\n{before}"
        f"  br label %a\n\na:\n{inside}{end}\nz:\n{after}  ret void\n}}\n"
    )


# What llvm-extract's --bb is told → the text.
TEXTS: Final = {f"{name}:a": HEAD + stacked(name, *parts) for name, parts in STACKED.items()} | {
    pair: HEAD + text for pair, text in OTHERS.items()
}


def made_by_llvm(pair: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "b.ll").write_text(TEXTS[pair])
        command = ["llvm-extract-22", "-S", f"--bb={pair}", "b.ll"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=True, text=True).stdout


def recorded() -> dict[str, str]:
    pieces = FILE.read_text(encoding="utf-8").split(";;; ")[1:]
    return {pair: text for pair, _, text in [piece.partition("\n") for piece in pieces]}


if __name__ == "__main__":
    FILE.write_text("".join([f";;; {pair}\n{made_by_llvm(pair)}" for pair in TEXTS]), encoding="utf-8")
