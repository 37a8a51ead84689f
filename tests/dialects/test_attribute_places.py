"""Which attributes without a value each release's parser takes, and where: `attribute_places.txt` has the words of a
release behind its number and the place. `python tests/dialects/test_attribute_places.py` writes it anew."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.dialects.attributes import ATTRIBUTE_KINDS
from irkit.errors import ParseError

FILE = Path(__file__).parent / "attribute_places.txt"
VERSIONS = (13, 14, 16, 19, 22)
PLACES = {
    "function": "declare void @f() WORD\n",
    "parameter": "declare void @f(i8* WORD)\n",
    "result": "declare WORD i8* @f()\n",
}
WORDS = sorted({kind.name for kind in ATTRIBUTE_KINDS})
SAID = [line.partition(": ") for line in FILE.read_text(encoding="utf-8").splitlines()]
RECORDED = {head: words.split() for head, _, words in SAID}


def text(place: str, word: str, version: int) -> str:
    return PLACES[place].replace("WORD", word).replace("i8*", "i8*" if version < 15 else "ptr")


def taken(version: int, place: str) -> list[str]:
    found = []
    for word in WORDS:
        try:
            irkit.parse_assembly(text(place, word, version), "a.ll", version)
        except ParseError:
            continue
        found.append(word)
    return found


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("place", PLACES)
def test_the_words_of_a_release(place: str, version: int) -> None:
    assert taken(version, place) == RECORDED[f"{version} {place}"]


@pytest.mark.llvm
@pytest.mark.parametrize("version", VERSIONS)
def test_llvm_takes_them(version: int) -> None:
    """The parser: what its verifier says of them is another matter."""
    given = "".join(
        text(place, word, version).replace("@f", f"@f{number}")
        for number, (place, word) in enumerate(
            (place, word) for place in PLACES for word in RECORDED[f"{version} {place}"]
        )
    )
    done = subprocess.run(
        [f"llvm-as-{version}", "-", "-o", "-"], input=given.encode(), capture_output=True, check=False
    )
    assert not re.search(rb"<stdin>:\d+:\d+: error: ", done.stderr), done.stderr


def main() -> None:
    lines = [f"{version} {place}: {' '.join(taken(version, place))}\n" for version in VERSIONS for place in PLACES]
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
