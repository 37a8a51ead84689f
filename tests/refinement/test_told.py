"""Verdicts in full: what is said of pairs whose counterexample is the only one, and of those that are not told to the
solver. Lines of `told.txt` are `parameters | result | before | after => verdict`, the lines of a verdict separated by
` // `; `confirmed` where the interpreter agrees. `python tests/refinement/test_told.py` writes the verdicts anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("z3")

import irkit

FILE = Path(__file__).parent / "told.txt"
LINES = FILE.read_text(encoding="utf-8").splitlines()
SHARE = 20  # of the lines, for each test
DECLARATIONS = """
@g = global [8 x i8] zeroinitializer
@h = global ptr null
@c = constant i8 5
@big = global [512 x i8] zeroinitializer
declare void @ends() noreturn
declare i8 @takes8(i8)
declare void @llvm.trap()
declare void @llvm.assume(i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


def verdict(line: str) -> str:
    parameters, result, before, after = [part.strip() for part in f" {line}".split(" |")]
    text = DECLARATIONS + "".join(
        f"define {ty} @{name}({parameters}) {{\n{body.replace('; ', chr(10)).replace(':;', ':')}\n}}\n"
        for name, ty, body in (("src", result, before), ("tgt", "i16" if "ret i16" in after else result, after))
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=60.0)
    said = str(found).removeprefix("@src: ").replace("\n  ", " // ")
    example = found.counterexample
    return said + (", confirmed" if example is not None and example.confirmed else "")


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_the_words_of_verdicts(start: int) -> None:
    for line in LINES[start : start + SHARE]:
        given, _, wanted = line.rpartition(" => ")
        assert verdict(given) == wanted, given


if __name__ == "__main__":
    given = [line.rpartition(" => ")[0] for line in LINES]
    FILE.write_text("".join([f"{line} => {verdict(line)}\n" for line in given]), encoding="utf-8")
