"""What a summary cannot say: `problems.txt` has changes to a module with a summary, and the errors of writing them.

`python tests/summary/test_problems.py` writes the answers anew.
"""

from __future__ import annotations

from pathlib import Path

import irkit
from irkit import summary as s
from irkit.analysis.summaries import build_summary
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "problems.txt"
TEXT = """source_filename = "m.c"
@v = global i32 0
@w = constant [1 x ptr] [ptr @f], !type !0
@a = alias i32, ptr @v
declare void @d(i32)
define void @f() {
  call void @g()
  %x = load i32, ptr @v
  ret void
}
define internal void @g() {
  ret void
}
!0 = !{i64 0, !"T"}
"""


def outcome(change: str) -> str:
    """What is said when the summary is given to the module, changed by what stands before `given`, or afterwards."""
    module = irkit.parse_assembly(TEXT, "", 22)
    index = build_summary(module)
    f, v, w, a = (index.value(s.guid_of(name)) for name in "fvwa")
    names = {"irkit": irkit, "s": s, "m": module, "i": index, "f": f, "v": v, "w": w, "a": a}
    names |= {"F": f.summaries[0], "V": v.summaries[0], "W": w.summaries[0], "A": a.summaries[0]}
    before, given, after = change.partition("; given")
    try:
        exec(before if given or not change.startswith("given") else "", names)
        module.summary = index
        exec(after.removeprefix(": ") or "pass", names)
        irkit.to_bitcode(module)
    except IRKitError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def rows() -> list[tuple[str, str]]:
    pairs = [line.partition(" -> ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(change, said) for change, _, said in pairs]


def test_what_is_said() -> None:
    assert [(change, outcome(change)) for change, _ in rows()] == rows()


if __name__ == "__main__":
    lines = [f"{change} -> {outcome(change)}\n" for change, _ in rows()]
    FILE.write_text("".join(lines), encoding="utf-8")
