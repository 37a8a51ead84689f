"""What LLVM makes of module flags: `module_flags.txt` has a flag's operands, and those of all flags after it.

`python tests/upgrade/test_module_flags.py` writes it anew with llvm-as and llvm-dis.
"""

from __future__ import annotations

import itertools
import re
import subprocess
from pathlib import Path

import pytest

import irkit

FILE = Path(__file__).parent / "module_flags.txt"
RELEASES = (14, 15, 16, 18, 19)
KEYS = (
    *("PIC Level", "PIE Level", "branch-target-enforcement", "sign-return-address-all", "sign-return"),
    *("Objective-C Image Info Section", "Objective-C Garbage Collection", "Objective-C Image Info Version"),
    *("amdgpu_code_object_version", "amdgpu_code_object", "Linker Options"),
)
BEHAVIORS = (1, 2, 7, 8)
VALUES = ("i32 2", "i32 262", "i32 84148994", "i8 1", "i64 65536", '!"a, b"', '!"ab"', "!{}", '!{!{!"-l", !"m"}, !"x"}')


def flags_of(text: str) -> str:
    """The operands of the flags, with nodes in their places."""
    nodes: dict[str, str] = dict(re.findall(r"^!(\d+) = (.*)$", text, re.MULTILINE))
    found = re.findall(r"^!(llvm\.\S+) = !\{(.*)\}$", text, re.MULTILINE)
    shown = [f"{name} {numbers}" for name, numbers in found]
    for _ in range(4):
        shown = [re.sub(r"!(\d+)\b", lambda number: nodes[number[1]], one) for one in shown]
    return "; ".join(shown)


def sources() -> list[str]:
    made = [f'!{{i32 1, !"{key}", {value}}}' for key, value in itertools.product(KEYS, VALUES)]
    made += [f'!{{i32 {behavior}, !"{key}", i32 1}}' for key, behavior in itertools.product(KEYS, BEHAVIORS)]
    made += ['!{i32 1, !"PIC Level"}', '!{!"PIC Level", !"PIC Level", i32 2}', "!{i32 1, i32 1, i32 1}"]
    return [flag for flag in made if "Linker Options" not in flag or flag.endswith("}}")]  # LLVM takes it for a node


def module(flag: str) -> str:
    return f"!llvm.module.flags = !{{!0}}\n!0 = {flag}\n"


@pytest.mark.parametrize("release", RELEASES)
def test_what_becomes_of_flags(release: int) -> None:
    recorded = [row for row in FILE.read_text().splitlines() if row.startswith(f"{release} ")]
    found = []
    for row in recorded:
        flag = row.removeprefix(f"{release} ").partition(" -> ")[0]
        read = irkit.parse_assembly(module(flag), llvm_version=release)
        irkit.upgrade(read, release)
        found.append(f"{release} {flag} -> {flags_of(irkit.to_assembly(read))}")
    assert found == recorded


def by_llvm(flag: str, release: int) -> str | None:
    """None where LLVM's tools do not end well."""
    run = subprocess.run(
        f"llvm-as-{release} -disable-verify -o - - 2>/dev/null | llvm-dis-{release} -o - - 2>/dev/null",
        input=module(flag).encode(), capture_output=True, shell=True, check=False,
    )  # fmt: skip
    return flags_of(run.stdout.decode()) if run.stdout else None


if __name__ == "__main__":
    answers = [(release, flag, by_llvm(flag, release)) for release in RELEASES for flag in sources()]
    rows = [f"{release} {flag} -> {answer}" for release, flag, answer in answers if answer is not None]
    FILE.write_text("".join(f"{row}\n" for row in rows))
