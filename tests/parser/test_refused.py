"""What no module may say: `refused.txt` has instructions and entities, and the error behind each, as `line:column:
message`. `python tests/parser/test_refused.py` writes the errors anew."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from parser_texts import refused

FILE = Path(__file__).parent / "refused.txt"
VERSION = 22
IN_A_FUNCTION = """%opaque = type opaque
@k = global i32 0
declare i32 @g(i32)
declare void @h()
define void @f(ptr %p, i32 %x, <2 x i32> %v, float %y, i1 %c) {
  br label %l
l:
  HERE
  ret void
}
"""
IN_A_MODULE = "HERE\ndeclare void @f()\n"


def cases() -> list[tuple[str, str, str]]:
    """The line, the text around it, and the error."""
    heading, *parts = re.split(r"^; (in a (?:function|module))$", FILE.read_text(encoding="utf-8"), flags=re.M)
    assert heading.startswith(";")
    found = []
    for where, part in zip(parts[::2], parts[1::2], strict=True):
        around = IN_A_FUNCTION if where == "in a function" else IN_A_MODULE
        for line, error in re.findall(r"^(\S.*)\n    (.*)$", part, re.M):
            found.append((line, around, error))
    return found


CASES = cases()


@pytest.mark.parametrize(("line", "around", "error"), CASES, ids=[line for line, _, _ in CASES])
def test_it_is_refused_where_it_is_wrong(line: str, around: str, error: str) -> None:
    assert refused(around.replace("HERE", line), VERSION) == error


@pytest.mark.recorded
@pytest.mark.llvm(22)
def test_llvm_refuses_it_at_the_same_line() -> None:
    other = {}
    for line, around, error in CASES:
        text = around.replace("HERE", line)
        done = subprocess.run(["llvm-as-22", "-o", "-"], input=text.encode(), capture_output=True, check=False)
        said = re.search(rb"<stdin>:(\d+):\d+: error: ", done.stderr)
        if said is None or said[1].decode() != error.split(":")[0]:
            other[line] = done.stderr
    assert other == {}


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    for line, around, error in CASES:
        text = text.replace(f"{line}\n    {error}\n", f"{line}\n    {refused(around.replace('HERE', line), VERSION)}\n")
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
