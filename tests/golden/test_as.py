"""What `irkit as` writes of a fixture's source is, byte for byte, what the llvm-as of each release wrote of it; and
what it makes of intrinsics of old is what llvm-as made of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECIPE = re.compile(rb"^; recipe: (\S+)", re.MULTILINE)
GOLDEN = re.compile(r"\.(\d+)\.bc$")
TEXTS = sorted(path.relative_to(FIXTURES).as_posix() for path in FIXTURES.rglob("*.as.ll"))
#: LLVM takes a number and a name of a block for the same key of a map, so that these have another block's address.
OTHERS = ("constants/block-addresses.14.bc", "constants/block-addresses.16.bc")


def assembled() -> list[str]:
    """The goldens that are what llvm-as wrote, and nothing done to it."""
    found = []
    for path in sorted(FIXTURES.rglob("*.bc")):
        source = path.with_name(GOLDEN.sub(".ll", path.name))
        if RECIPE.search(source.read_bytes()) is None:
            found.append(path.relative_to(FIXTURES).as_posix())
    return [golden for golden in found if golden not in OTHERS]


def source_and_version(golden: str) -> tuple[str, int]:
    said = re.fullmatch(r"(.+)\.(\d+)(?:\.bc|\.as\.ll)", golden)
    assert said is not None
    return f"{said[1]}.ll", int(said[2])


@pytest.mark.parametrize("golden", assembled())
def test_bitcode_is_what_llvm_as_writes(golden: str) -> None:
    source, version = source_and_version(golden)
    module = irkit.parse_assembly((FIXTURES / source).read_bytes(), source, version)
    assert irkit.to_bitcode(module) == (FIXTURES / golden).read_bytes()


@pytest.mark.parametrize("golden", TEXTS)
def test_old_intrinsics_become_what_llvm_as_makes_of_them(golden: str) -> None:
    source, version = source_and_version(golden)
    module = irkit.parse_assembly((FIXTURES / source).read_bytes(), "<stdin>", version)
    assert irkit.to_assembly(module).encode("utf-8", "surrogateescape") == (FIXTURES / golden).read_bytes()
