"""Two globals of one name, of each pair of linkages and visibilities, linked as llvm-link links them."""

from __future__ import annotations

import subprocess
from itertools import product
from pathlib import Path

import pytest

import irkit
from irkit.module import Module

DECLARED = ("external", "extern_weak")
DEFINED = ("weak", "weak_odr", "linkonce_odr", "available_externally", "common")
STRONG = "strong"
VISIBILITIES = ("", "hidden", "protected")
PAIRS = [
    ((left, one), (right, other))
    for left, right in product((*DECLARED, *DEFINED, STRONG), repeat=2)
    for one, other in product(VISIBILITIES, repeat=2)
    if (left, right) != (STRONG, STRONG)
]


def variable(number: int, linkage: str, visibility: str, unnamed: str) -> str:
    if linkage in DECLARED:
        return f"@v{number} = {linkage} {visibility} {unnamed} global i32"
    word = "" if linkage == STRONG else linkage
    return f"@v{number} = {word} {visibility} {unnamed} global i32 {0 if linkage == 'common' else number}"


def function(number: int, linkage: str, visibility: str, unnamed: str) -> str:
    word = {STRONG: "", "common": "linkonce", "external": ""}.get(linkage, linkage)
    if linkage in DECLARED:
        return f"declare {word} {visibility} void @f{number}() {unnamed}"
    return f"define {word} {visibility} void @f{number}() {unnamed} {{\n  ret void\n}}"


def sources() -> tuple[str, str]:
    texts: list[str] = []
    for side in range(2):
        lines = []
        users = []
        for number, pair in enumerate(PAIRS):
            linkage, visibility = pair[side]
            unnamed = ("", "local_unnamed_addr", "unnamed_addr")[(number + side * number // 3) % 3]
            lines += [variable(number, linkage, visibility, unnamed), function(number, linkage, visibility, unnamed)]
            users.append(f"ptr @v{number}, ptr @f{number}")
        held = ", ".join(users)
        texts.append("\n".join(lines) + f"\n@users{side} = global [{2 * len(PAIRS)} x ptr] [{held}]\n")
    return texts[0], texts[1]


@pytest.mark.llvm(16, 22)
@pytest.mark.parametrize("release", [16, 22])
@pytest.mark.parametrize("turned", [False, True])
def test_as_llvm_link_links_them(release: int, turned: bool, tmp_path: Path) -> None:
    texts = sources()[::-1] if turned else sources()
    paths = [tmp_path / "a.ll", tmp_path / "b.ll"]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    command = [f"llvm-link-{release}", "-S", "-o", "-", *map(str, paths)]
    expected = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    module = Module.new("llvm-link", llvm_version=release)
    for text in texts:
        irkit.link(module, irkit.parse_assembly(text, llvm_version=release))
    found = irkit.to_assembly(module)
    assert [line for line in found.splitlines() if line[:1] in "@d"] == [
        line for line in expected.splitlines() if line[:1] in "@d"
    ]
