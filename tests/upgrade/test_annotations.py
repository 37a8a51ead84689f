"""Annotations of kernels, as LLVM 21 and later turn them into attributes: `annotations.txt` has what LLVM 22 makes of
each. `python tests/upgrade/test_annotations.py` writes it anew."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import pytest

import irkit

FILE = Path(__file__).parent / "annotations.txt"
NUMBERS = "maxclusterrank cluster_max_blocks minctasm maxnreg maxntidx maxntidy maxntidz reqntidx reqntidy reqntidz"
# What is said of one function: keys, each with its number, and for grid_constant a node.
SAID = [
    *[f"{key}={place + 2}" for place, key in enumerate(NUMBERS.split())],
    *[f"cluster_dim_{axis}={place}" for place, axis in enumerate("xyz", 1)],
    *["kernel=1", "kernel=0", "align=16", f"align={1 << 16 | 8}", f"align={5 << 16 | 4}", "grid_constant=!0"],
    *["unknown=5", "maxnreg=0", "maxntid=4", "reqntidw=4"],
    "maxntidx=5 maxntidz=7",
    "maxntidz=7 maxntidx=5",
    "kernel=1 maxntidx=5 minctasm=2 unknown=1",
    "reqntidx=2 reqntidx=3",
    "kernel=1 kernel=1",
    f"align=8 align={1 << 16 | 16} align={2 << 16 | 32}",
    "cluster_dim_x=1 maxclusterrank=8",
]


def text() -> str:
    functions = [f"define ptr @f{n}(ptr %p, ptr byval(i32) %q) {{\n  ret ptr %p\n}}" for n in range(len(SAID))]
    nodes = ["!0 = !{i32 1, i32 2}"]
    for number, said in enumerate(SAID):
        pairs = [pair.partition("=") for pair in said.split()]
        words = ", ".join([f'!"{key}", {value if value[0] == "!" else f"i32 {value}"}' for key, _, value in pairs])
        nodes.append(f"!{number + 1} = !{{ptr @f{number}, {words}}}")
    nodes.append(f'!{len(nodes)} = !{{ptr @v, !"texture", i32 1}}')
    nodes.append(f"!{len(nodes)} = !{{ptr @f0}}")
    named = ", ".join([f"!{number}" for number in range(1, len(nodes))])
    head = ['target triple = "nvptx64-nvidia-cuda"', "@v = global i32 0"]
    return "\n".join([*head, *functions, f"!nvvm.annotations = !{{{named}}}", *nodes, ""])


def read_by_llvm() -> str:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "a.bc"
        subprocess.run(["llvm-as-19", "-", "-o", str(made)], input=text().encode(), check=True)
        said = subprocess.run(["llvm-dis-22", str(made), "-o", "-"], capture_output=True, check=True).stdout.decode()
    return without_heads(said)


def without_heads(said: str) -> str:
    """Without what tells where a text is from."""
    return "".join([line for line in said.splitlines(True) if not line.startswith(("; ModuleID", "source_filename"))])


def test_what_becomes_of_annotations() -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text(), llvm_version=19)))
    irkit.upgrade(module, 22)
    assert without_heads(irkit.to_assembly(module)) == FILE.read_text(encoding="utf-8")


@pytest.mark.llvm(19, 22)
def test_llvm_reads_them_so() -> None:
    assert read_by_llvm() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(read_by_llvm(), encoding="utf-8")
