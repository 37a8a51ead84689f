"""What there is of each in facts, and in LLVM's own text of the same file: functions, blocks, instructions by opcode,
call sites, pairs of phis.

`python tests/facts/test_counts.py FILE.bc FILE.ll …` compares others.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

import irkit
from irkit.facts.extract import columns

FIXTURES = Path(__file__).parents[2] / "fixtures"
RELATIONS = (
    *("function", "global:declaration", "basic_block", "instruction", "instruction:opcode", "phi_instruction:npairs"),
    *("call_instruction", "invoke_instruction", "callbr_instruction", "phi_instruction:pair_label"),
)
CALLS = ("call", "invoke", "callbr")
LABEL = re.compile(r'^(?:"[^"]*"|[-$.\w]+):')
HEAD = re.compile(r'^  (?:%(?:"[^"]*"|[-$.\w]+) = )?(?:(?:tail|musttail|notail) )?([a-z_]+)')
PAIR = re.compile(r', %(?:"[^"]*"|[-$.\w]+) \]')


def of_text(text: str) -> Counter[str]:
    """The counts that LLVM's text tells."""
    found: Counter[str] = Counter()
    inside = begins = False
    for line in text.split("\n"):
        if line.startswith("declare "):
            found["function"] += 1
        elif line.startswith("define "):
            found["function"] += 1
            inside = begins = True
        elif line == "}":
            inside = False
        elif inside and LABEL.match(line):
            found["block"] += 1
            begins = False
        elif inside and line.startswith("  ") and not line.startswith(("   ", "  uselistorder", "  ]")):
            found["block"] += begins  # the first block has no label if it has no name
            begins = False
            head = HEAD.match(line)
            assert head, line
            found[f"opcode {head[1]}"] += 1
            found["call site"] += head[1] in CALLS
            if head[1] == "phi":
                found["pair"] += len(PAIR.findall(line))
    return +found


def of_facts(module: irkit.Module) -> Counter[str]:
    """The same of the facts."""
    facts = columns(module, RELATIONS)
    found = Counter({f"opcode {opcode}": count for opcode, count in Counter(facts["instruction__opcode"][1]).items()})
    found["function"] = len(facts["function"][0])
    found["block"] = len(facts["basic_block"][0])
    found["call site"] = sum(len(facts[f"{opcode}_instruction"][0]) for opcode in CALLS)
    found["pair"] = len(facts["phi_instruction__pair_label"][0])
    assert sum(facts["phi_instruction__npairs"][1]) == found["pair"]
    assert len(facts["instruction"][0]) == sum(count for name, count in found.items() if name.startswith("opcode "))
    return +found


@pytest.mark.parametrize("area", ["instructions", "functions", "metadata", "use-lists"])
def test_counts_are_those_of_the_text(area: str) -> None:
    compared = 0
    for path in sorted((FIXTURES / area).glob("*.22.bc")):
        text = path.with_suffix(".ll")
        modules = irkit.parse_bitcode_modules(path.read_bytes(), str(path))
        if len(modules) == 1 and text.exists():
            irkit.upgrade(modules[0])
            assert of_facts(modules[0]) == of_text(text.read_text(errors="surrogateescape")), path
            compared += 1
    assert compared > 5


def main(files: list[str]) -> int:
    """Compare pairs of files; returns how many differ."""
    differ = 0
    for bitcode, text in zip(files[::2], files[1::2], strict=True):
        module = irkit.load(bitcode)
        irkit.upgrade(module)
        ours, theirs = of_facts(module), of_text(Path(text).read_text(errors="surrogateescape"))
        if ours != theirs:
            differ += 1
            print(bitcode, ours - theirs, theirs - ours)
    print(f"{len(files) // 2 - differ} of {len(files) // 2} alike")
    return differ


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
