"""Text against bitcode: what llvm-dis printed of a fixture says the same as the fixture."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

FIXTURES = Path(__file__).parents[2] / "fixtures"

#: Fixtures whose text LLVM itself does not take back, or takes for something else.
ONE_WAY = {
    "properties": "the name of a garbage collector is printed unescaped",
    "di-calling-conventions": "unknown calling conventions are printed as bytes",
    **{
        f"di-no-language.{n}": "a unit without a language is printed without it, which is not taken"
        for n in (13, 14, 16, 19)
    },
    "di-unknown-flags": "bits without a word are not printed beside others",
    "di-newest": "a label without a file cannot be said",
    "names-not-ascii.13": "the name of a kind is printed as another",
    "splats.22": "`splat` is one way to write two constants",
    "summary": "llvm-as drops the frequencies of calls",
}
#: Files of several modules have no text; of summaries text says less than bitcode.
WITHOUT = ("two-modules", "two-modules-apart", "names-in-one-context")
PAIRS = [
    path
    for path in sorted(FIXTURES.glob("*/*.bc"))
    if path.parent.name != "summary"
    and path.name.split(".")[0] not in (*WITHOUT, *ONE_WAY)
    and path.name.removesuffix(".bc") not in ONE_WAY
]


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.name)
def test_a_text_says_what_its_bitcode_says(path: Path) -> None:
    name = str(path.relative_to(FIXTURES))
    module = irkit.parse_bitcode(path.read_bytes(), name)
    irkit.upgrade(module)
    text = path.with_suffix(".ll").read_bytes()
    assert irkit.differences(module, irkit.parse_assembly(text, name, module.dialect.llvm_version)) == []


def test_diff_takes_either_format(tmp_path: Path) -> None:
    from irkit.cli.diff import Comparison, diff  # noqa: PLC0415 - imports click

    calls = FIXTURES / "instructions" / "calls.16.bc"
    asked = (None, False, False, False, True, "never", False, False, False)
    assert diff(Comparison(str(calls), str(calls.with_suffix(".ll")), *asked)) == 0
    other = tmp_path / "other.ll"
    other.write_bytes(calls.with_suffix(".ll").read_bytes().replace(b"define", b"define internal", 1))
    assert diff(Comparison(str(calls), str(other), *asked)) == 1
