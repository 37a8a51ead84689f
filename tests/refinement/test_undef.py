"""What is made of undef is another value for each use, as LLVM's own folding takes it: two uses of it differ by
whatever two of the values differ by. Frozen before, it is the same for both (LangRef, "Undefined Values").

Lines of `undef.txt` are `type | difference | instructions` that give `%a`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit.refinement import FAILS, REFINES

pytest.importorskip("z3")

LINES = (Path(__file__).parent / "undef.txt").read_text().splitlines()
SHARE = 30  # of the lines, for each test
WITHIN = re.compile(r"<i\d+ [^>]*undef")
UNDEF = re.compile(r"(ptr|half|i\d+)( \d+(?:\.\d+)?,)? undef")


def frozen(body: str) -> str | None:
    """The instructions on a frozen value in the place of undef; None where undef stands within a constant."""
    found = UNDEF.search(body)
    if found is None or WITHIN.search(body):
        return None
    return f"%f = freeze {found[1]} undef\n" + body.replace("undef", "%f")


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_uses_differ(start: int) -> None:
    text, wanted = [], []
    for line in LINES[start : start + SHARE]:
        ty, difference, instructions = line.split(" | ")
        body = instructions.replace("; ", "\n")
        for made, outcome in ((body, REFINES), (frozen(body), FAILS)):
            if made is not None:
                number = len(wanted)
                wanted.append((line, outcome))
                text.append(f"define {ty} @src{number}() {{\n{made}\n%r = xor {ty} %a, %a\nret {ty} %r\n}}\n")
                text.append(f"define {ty} @tgt{number}() {{\nret {ty} {difference}\n}}\n")
    found = irkit.refine(irkit.parse_assembly("".join(text), llvm_version=22), timeout=60.0)
    odd = [(line, str(one)) for (line, outcome), one in zip(wanted, found, strict=True) if one.outcome != outcome]
    assert odd == []
