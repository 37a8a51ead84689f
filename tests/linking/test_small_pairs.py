"""Pairs of small modules, each for one rule: `small.txt` has them, and behind `>` what they become when they are
linked, or the error. `python -m tests.linking.test_small_pairs` writes the answers anew, and lists what llvm-link
answers otherwise."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import irkit
from irkit.cli.link import Linking
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "small.txt"
RELEASES = (14, 16, 22)


def cases() -> list[tuple[str, int, list[str], list[str], list[str]]]:
    """What a pair is about, its release, options, the two texts, and the answer."""
    found = []
    for part in FILE.read_text(encoding="utf-8").split("\n\n"):
        heading, *lines = part.strip("\n").split("\n")
        about = re.fullmatch(r"; LLVM (\d+): (.*?)((?: --\S+)*)", heading)
        assert about is not None, heading
        texts = "".join(f"{line}\n" for line in lines if not line.startswith(">")).split("---\n")
        assert len(texts) == 2, heading
        found.append((about[2], int(about[1]), about[3].split(), texts, [x[2:] for x in lines if x.startswith(">")]))
    return found


CASES = cases()


def shown(assembly: str) -> list[str]:
    return [line for line in assembly.split("\n") if line and not line.startswith(("; ModuleID", "source_filename"))]


def files(texts: list[str], folder: Path) -> tuple[str, str]:
    for name, text in zip(("a.ll", "b.ll"), texts, strict=True):
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder / "a.ll"), str(folder / "b.ll")


def answer(release: int, options: list[str], texts: list[str], folder: Path) -> list[str]:
    first, second = files(texts, folder)
    linked, over = ([first], [second]) if "--override=b.ll" in options else ([first, second], [])
    warnings: list[str] = []
    try:
        module = Linking(linked, over, release, "--only-needed" in options, "--internalize" in options).run(
            warnings.append
        )
        said = [f"warning: {line}" for line in "".join(warnings).replace(str(folder) + "/", "").splitlines()]
        return said + shown(irkit.to_assembly(module))
    except IRKitError as error:
        return [f"error: {error}".replace(str(folder) + "/", "").split("\n")[0]]


def answer_of_llvm(release: int, options: list[str], texts: list[str], folder: Path) -> list[str]:
    files(texts, folder)
    linked = ["a.ll"] if "--override=b.ll" in options else ["a.ll", "b.ll"]
    command = [f"llvm-link-{release}", "-S", "-o", "-", *options, *linked]
    done = subprocess.run(command, capture_output=True, check=False, cwd=folder)
    if done.returncode:
        return [f"error: {done.stderr.decode()}"]
    said = [line for line in done.stderr.decode().splitlines() if line.startswith("warning: ")]
    return said + shown(done.stdout.decode())


def alike(ours: list[str], of_llvm: list[str]) -> bool:
    """Of errors only that there is one is compared, and of warnings that there are as many."""

    def plain(lines: list[str]) -> list[str]:
        return [re.sub(r"^(error|warning): .*", r"\1", line, flags=re.DOTALL) for line in lines]

    return plain(ours) == plain(of_llvm)


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}{''.join(case[2])}" for case in CASES])
def test_what_becomes_of_the_pair(case: tuple[str, int, list[str], list[str], list[str]], tmp_path: Path) -> None:
    _, release, options, texts, wanted = case
    assert answer(release, options, texts, tmp_path) == wanted


@pytest.mark.recorded
@pytest.mark.llvm(*RELEASES)
def test_llvm_links_the_same(tmp_path: Path) -> None:
    others = {}
    for about, release, options, texts, wanted in CASES:
        if release in RELEASES:
            of_llvm = answer_of_llvm(release, options, texts, tmp_path)
            others.update({} if alike(wanted, of_llvm) else {about: of_llvm})
    assert others == {}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        parts = []
        for about, release, options, texts, _ in CASES:
            ours = answer(release, options, texts, Path(name))
            heading = " ".join([f"; LLVM {release}: {about}", *options])
            parts.append("\n".join([heading, "---\n".join(texts)]) + "".join(f"> {line}\n" for line in ours))
            of_llvm = answer_of_llvm(release, options, texts, Path(name))
            if not alike(ours, of_llvm):
                sys.stdout.write(f"{heading}\n  {ours}\n  {of_llvm}\n")
        FILE.write_text("\n".join(parts), encoding="utf-8")
