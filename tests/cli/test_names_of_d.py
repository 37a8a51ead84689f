"""Names of D with one letter changed: which LLVM still reads, and as what; in `names_of_d.txt` what LLVM 22 and LLVM 23
say of those.

`python tests/cli/test_names_of_d.py` writes it anew; that needs both llvm-cxxfilt.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from irkit.cli.demangle_d import demangle_d

RECORD = Path(__file__).parent / "names_of_d.txt"
WHOLE = """
_Dmain _D3app5countZ _D3app5counti _D3app4Shop6__initZ _D3app4Shop6__vtblZ _D3app4Shop7__ClassZ
_D3app4Shop11__InterfaceZ _D3app12__ModuleInfoZ _D003app05countZ _D3app4__S15countZ _D3app5__S125countZ
_D3app3__S5countZ _D3appQeZ _D3app3topQjQgk _D1a2biQb _D1aQbQdi _D1iQcQg _D3appQBeZ
_D26abcdefghijklmnopqrstuvwxyz1bQBfZ _D27abcdefghijklmnopqrstuvwxyza1bQBgQcZ _D1a2ziQbQb _D1aziQb _D1aNn
_D1aNnQc _D1a4__S11bi _D1a0b _D10aaaaaaaaaaZ _D1a4__SxZ _D1a5__S1xZ _D4__S11aZ _D1aQAbZ _D1azkZ _D1b1bQbQdQfi
_D2ab1iQbQbQb _D6__initZ _D1a01bZ _D1a00Z _D0Z _D01aZ _D1a1b1c1d1ei _D1aQBQCz _D1aQz _D2aaQcQci _D4294967295aZ
_D4294967296aZ _D00000000001aZ _D4__S10bZ _D4__S100Z _D4a4bcQdZ _D4a5bcQdZ _D4a6bcQdZ _D4a9bcQdZ _D1QQb
_D5iQbcdQe _D9a6__initZQiZ _D1iQAAAAAAAAAAAAAAAAbQd
"""
LONG = [f"_D3app{'1b' * 340}Q{letters}{last}Z" for letters in ("BA", "A") for last in "cdef"]
TYPES = [f"_D1a{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]


def names() -> list[str]:
    found = dict.fromkeys(WHOLE.split() + TYPES + LONG)
    for name in WHOLE.split():
        for place in range(2, len(name)):
            for other in ("", name[place] * 2, chr(ord(name[place]) + 1), chr(ord(name[place]) - 1)):
                changed = name[:place] + other + name[place + 1 :]
                if changed.replace("_", "").isalnum():
                    found[changed] = None
    return list(found)


def expected(release: int) -> dict[str, str]:
    """The names that are read, as they are spelled."""
    rows = [line.split("\t") for line in RECORD.read_text(encoding="utf-8").splitlines()]
    return {name: said[release - 22] for name, *said in rows if said[release - 22]}


def said_by_llvm(release: int) -> dict[str, str]:
    asked = names()
    done = subprocess.run(
        [f"llvm-cxxfilt-{release}"], input="\n".join(asked), capture_output=True, text=True, check=True
    )
    answers = done.stdout.splitlines()
    return {name: said for name, said in zip(asked, answers, strict=True) if said != name}


@pytest.mark.parametrize("release", [22, 23])
def test_names_with_a_letter_changed(release: int) -> None:
    found = {name: demangle_d(name, release) for name in names()}
    assert {name: said for name, said in found.items() if said} == expected(release)


@pytest.mark.llvm(22)
def test_llvm_reads_the_same() -> None:
    assert said_by_llvm(22) == expected(22)


if __name__ == "__main__":
    old, new = said_by_llvm(22), said_by_llvm(23)
    lines = [f"{name}\t{old.get(name, '')}\t{new.get(name, '')}\n" for name in names() if name in old or name in new]
    RECORD.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"{len(lines)} names\n")
