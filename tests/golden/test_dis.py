"""What `irkit dis` prints of every fixture is, byte for byte, what the llvm-dis of its LLVM version printed of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit

FIXTURES = Path(__file__).parents[2] / "fixtures"
INPUTS = sorted(path.relative_to(FIXTURES).as_posix() for path in FIXTURES.rglob("*.bc"))
#: LLVM's reader goes through intrinsics of old in the order of their addresses, so that use-lists are not alike twice.
ORDERED = [name for name in INPUTS if not (FIXTURES / name.replace(".bc", ".as.ll")).exists()]
LATER = sorted(path.relative_to(FIXTURES).as_posix() for path in FIXTURES.rglob("*.to.*.ll"))
LATER_VERSION = re.compile(r"\.to\.(\d+)\.ll$")
VERSION = re.compile(r"\.(\d+)\.bc$")


def goldens(bitcode: str, suffix: str) -> list[bytes | None]:
    """The golden text of each module of a fixture, None where there is none of that suffix."""
    stem = FIXTURES / bitcode.removesuffix(".bc")
    count = 1
    if not stem.with_name(f"{stem.name}.ll").exists():
        count = sum(1 for _ in stem.parent.glob(f"{stem.name}.[0-9].ll"))
    names = [stem.name] if count == 1 else [f"{stem.name}.{index}" for index in range(count)]
    paths = [stem.with_name(name + suffix) for name in names]
    return [path.read_bytes() if path.exists() else None for path in paths]


def disassemble(bitcode: str, use_lists: bool) -> list[bytes]:
    """The text of each module of a fixture, as the LLVM version of its name would print it."""
    version = VERSION.search(bitcode)
    assert version is not None
    texts = []
    for module in irkit.parse_bitcode_modules((FIXTURES / bitcode).read_bytes(), bitcode):
        irkit.upgrade(module, int(version[1]))
        text = irkit.to_assembly(module, preserve_use_list_order=use_lists)
        texts.append(text.encode("utf-8", "surrogateescape"))
    return texts


@pytest.mark.parametrize("bitcode", INPUTS)
def test_text_is_what_llvm_dis_prints(bitcode: str) -> None:
    assert disassemble(bitcode, use_lists=False) == goldens(bitcode, ".ll")


@pytest.mark.parametrize("bitcode", ORDERED)
def test_text_with_use_lists_is_what_llvm_dis_prints(bitcode: str) -> None:
    plain = goldens(bitcode, ".ll")
    directed = goldens(bitcode, ".uses.ll")
    expected = [uses if uses is not None else text for text, uses in zip(plain, directed, strict=True)]
    assert disassemble(bitcode, use_lists=True) == expected


@pytest.mark.parametrize("golden", LATER)
def test_text_of_a_later_version_is_what_its_llvm_dis_prints(golden: str) -> None:
    found = LATER_VERSION.search(golden)
    assert found is not None
    bitcode = golden[: found.start()] + ".bc"
    module = irkit.parse_bitcode((FIXTURES / bitcode).read_bytes(), bitcode)
    irkit.upgrade(module, int(found[1]))
    assert irkit.to_assembly(module).encode("utf-8", "surrogateescape") == (FIXTURES / golden).read_bytes()


def test_every_source_has_goldens_of_some_version() -> None:
    for source in FIXTURES.rglob("*.ll"):
        if (
            re.search(r"\.\d+(\.\d+|\.to\.\d+)?(\.uses|\.as)?\.ll$", source.name)
            or b"; recipe: part\n" in source.read_bytes()
        ):
            continue
        assert list(source.parent.glob(f"{source.stem}.*.ll")), f"{source} has no goldens: run fixtures/make.py"
