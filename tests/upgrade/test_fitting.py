"""Attributes that do not fit the type they stand at go when a module is upgraded; `fitting.txt` has the releases that
keep each one on a type, of those that know it.

`python tests/upgrade/test_fitting.py` writes it anew.
"""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "fitting.txt"
RELEASES = range(13, 24)
TYPES = (
    "i8",
    "float",
    "ptr",
    "<2 x i8>",
    "<2 x float>",
    "<2 x ptr>",
    "[2 x float]",
    "{ float, float }",
    "{ float, i8 }",
)
ATTRIBUTES = (
    *(
        "signext",
        "zeroext",
        "allocalign",
        "range(i8 0, 4)",
        "range(i16 0, 4)",
        "nest",
        "noalias",
        "nocapture",
        "nonnull",
    ),
    *("readnone", "readonly", "writeonly", "swifterror", "dereferenceable(4)", "dereferenceable_or_null(4)"),
    *(
        "preallocated(i8)",
        "inalloca(i8)",
        "byval(i8)",
        "sret(i8)",
        "byref(i8)",
        "elementtype(i8)",
        "allocptr",
        "writable",
    ),
    *("dead_on_unwind", "initializes((0, 4))", "captures(none)", "dead_on_return", "align 4", "nofpclass(nan)"),
    *("noundef", "inreg", "returned", '"any"'),
)


def declared(attribute: str, ty: str, release: int, name: str = "f") -> str:
    text = f"declare void @{name}({ty} {attribute})\n"
    return text.replace("ptr", "i8*") if release < 15 else text


def becomes(attribute: str, ty: str, release: int) -> str:
    """`kept` or `gone`, or `` where the release does not know the attribute."""
    try:
        module = irkit.parse_assembly(declared(attribute, ty, release), "fit.ll", release)
    except IRKitError:
        return ""
    irkit.upgrade(module, release)
    return "kept" if module.functions["f"].attribute_list else "gone"


def spans(releases: list[int]) -> str:
    """`13-19, 21` for these and those between."""
    found = []
    for _, group in itertools.groupby(enumerate(releases), lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in group]
        found.append(f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0]))
    return ", ".join(found)


def lines() -> Iterator[str]:
    for attribute in ATTRIBUTES:
        yield attribute
        for ty in TYPES:
            outcomes = {release: becomes(attribute, ty, release) for release in RELEASES}
            for outcome in ("kept", "gone"):
                releases = [release for release in RELEASES if outcomes[release] == outcome]
                if releases:
                    yield f"  {ty}: {outcome} by {spans(releases)}"


def test_what_is_kept() -> None:
    assert list(lines()) == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    "release", [pytest.param(release, marks=pytest.mark.llvm(release)) for release in RELEASES if release != 20]
)
def test_llvm_keeps_the_same(release: int) -> None:
    pairs = list(itertools.product(ATTRIBUTES, TYPES))
    outcomes = {f"f{place}": becomes(*pair, release) for place, pair in enumerate(pairs)}
    wanted = {name: outcome for name, outcome in outcomes.items() if outcome}
    text = "".join(declared(*pairs[int(name[1:])], release, name) for name in wanted)
    data = irkit.to_bitcode(irkit.parse_assembly(text, "fit.ll", release))
    shown = subprocess.run(
        [f"llvm-dis-{release}", "-o", "-"], input=data, capture_output=True, check=True
    ).stdout.decode()
    found = {
        name: "gone" if arguments.replace("i8*", "ptr") in TYPES else "kept"
        for name, arguments in re.findall(r"^declare void @(f\d+)\((.*)\)", shown, re.MULTILINE)
    }
    assert found == wanted


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
