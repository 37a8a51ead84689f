"""Forms of texts: `forms.txt` has texts in which some places have several forms, and what the verifier says of each.

`;;; 19 22` begins a text for these releases; in it, `<<a||b>>` is `a` in one form and `b` in another, and each place
with all of every other one. `;;; end` is followed by what is said, a line for each release and form, whose places
have the forms of these numbers. `python tests/verifier/test_forms.py` writes these lines anew, and tells where llvm-as
does not decide the same.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "forms.txt"
END = ";;; end\n"
ACCEPTED = "accepted"
FORMS = re.compile(r"<<(.*?)>>", re.DOTALL)


def entries() -> list[tuple[str, str, list[str]]]:
    """The releases, the text and the lines behind it."""
    found = []
    for part in re.split(r"^;;; (?=\d)", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        releases, _, rest = part.partition("\n")
        text, _, said = rest.partition(END)
        found.append((releases, text, said.splitlines()))
    return found


def forms(releases: str, text: str) -> Iterator[tuple[str, str, str]]:
    """Each release, which form of each place is chosen, and the text with them."""
    pieces = FORMS.split(text)
    places = [list(enumerate(place.split("||"))) for place in pieces[1::2]]
    for release in releases.split():
        for chosen in product(*places):
            between = [each for (_, form), behind in zip(chosen, pieces[2::2], strict=True) for each in (form, behind)]
            yield release, " ".join(str(number) for number, _ in chosen), pieces[0] + "".join(between)


def verdict(release: str, text: str) -> str:
    """The rules that are broken, and how often."""
    try:
        module = irkit.parse_assembly(text, "form.ll", int(release), upgrade_debug_info=False)
    except IRKitError:
        return "refused by the parser"
    said = Counter(problem.rule for problem in irkit.verify(module))
    return ", ".join(f"{rule} * {count}" if count > 1 else rule for rule, count in said.items()) or ACCEPTED


def lines(releases: str, text: str) -> list[str]:
    return [f"; {release} {chosen}: {verdict(release, one)}" for release, chosen, one in forms(releases, text)]


ENTRIES = entries()


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_what_the_verifier_says(number: int) -> None:
    releases, text, said = ENTRIES[number]
    assert lines(releases, text) == said


RELEASES = sorted({int(release) for releases, _, _ in ENTRIES for release in releases.split()})


@pytest.mark.parametrize("release", [pytest.param(one, marks=pytest.mark.llvm(one)) for one in RELEASES])
def test_llvm_takes_the_same(release: int) -> None:
    mine = [one for one in each_form() if one[0] == str(release)]
    assert [one for one in mine[::40] if not is_said_by_llvm(*one)] == []


def each_form() -> Iterator[tuple[str, str]]:
    for releases, text, _ in ENTRIES:
        for release, _, one in forms(releases, text):
            yield release, one


def is_said_by_llvm(release: str, text: str) -> bool:
    options = ["-disable-auto-upgrade-debug-info"] if int(release) > 16 else []
    command = [f"llvm-as-{release}", "-", "-o", "/dev/null", *options]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    taken = done.returncode == 0 and b"ignoring invalid debug info" not in done.stderr
    return taken == (verdict(release, text) == ACCEPTED)


if __name__ == "__main__":
    for release, text in each_form():
        if not is_said_by_llvm(release, text):
            sys.stdout.write(f"--- {release}: {verdict(release, text)}\n{text}\n")
    parts = [
        f";;; {releases}\n{text}{END}" + "".join(f"{line}\n" for line in lines(releases, text))
        for releases, text, _ in ENTRIES
    ]
    FILE.write_text("".join(parts), encoding="utf-8")
