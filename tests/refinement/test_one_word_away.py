"""What is one word away from the rows of `right.txt`, `wrong.txt` and `accesses.txt`, and the verdict on it: lines of
`one_word_away.txt` are `declarations | parameters | result | before | after => verdict`, the declarations those of
`changes` or of `accesses`.

A verdict has no reason, which is that of one counterexample among many; the counterexample itself where there are no
arguments. `python tests/refinement/test_one_word_away.py` writes the verdicts anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("z3")

import test_accesses
from changes import DECLARATIONS

import irkit

FILE = Path(__file__).parent / "one_word_away.txt"
HEADS = {"changes": DECLARATIONS, "accesses": test_accesses.DECLARATIONS}
LINES = FILE.read_text(encoding="utf-8").splitlines()
SHARE = 50  # of the lines, for each test


def module_of(line: str) -> str:
    head, parameters, result, before, after = [part.strip() for part in line.split("|")]
    return HEADS[head] + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )


def verdict(line: str) -> str:
    [found] = irkit.refine(irkit.parse_assembly(module_of(line)), timeout=60.0)
    said = [found.outcome, "only where an input is undef" if found.only_undef else "", *found.notes]
    example = found.counterexample
    if example is not None:
        said += ["and the interpreter does not agree"] if example.confirmed is False else []
        said += (
            [] if example.arguments or "as it chooses" in example.before else [f"{example.before} / {example.after}"]
        )
    return "; ".join([one for one in said if one])


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_the_verdicts_are_those_on_record(start: int) -> None:
    for line in LINES[start : start + SHARE]:
        given, _, wanted = line.rpartition(" => ")
        assert verdict(given) == wanted, given


if __name__ == "__main__":
    given = [line.rpartition(" => ")[0] for line in LINES]
    FILE.write_text("".join([f"{line} => {verdict(line)}\n" for line in given]), encoding="utf-8")
