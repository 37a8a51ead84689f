"""All that is said of some files, which have records of all kinds between them: `dumped` has what `dump` shows of each,
and what `stats` counts. `python tests/dump/test_dumped.py` writes it anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from bitcode.dump import dump_json, dump_lines, stats_json, stats_lines

FIXTURES = Path(__file__).parents[2] / "fixtures"
FOLDER = Path(__file__).parent / "dumped"
FILES = (
    "constants/expressions-until-14.13.bc",
    "instructions/atomic-memory.13.bc",
    "instructions/bitwise.13.bc",
    "instructions/casts.13.bc",
    "instructions/float-arithmetic.13.bc",
    "instructions/funclets.13.bc",
    "instructions/integer-arithmetic.13.bc",
    "metadata/debug-records.19.bc",
    "metadata/di-scopes.13.bc",
    "metadata/di-types.13.bc",
    "modules/symbols-elf.19.bc",
    "newer/labels.14.bc",
    "newer/typed-pointers.13.bc",
    "summary/full-lto.13.bc",
    "summary/index-of-allocations.19.bc",
    "summary/profile-of-allocations.22.bc",
    "summary/virtual-tables.13.bc",
    "summary/written-index.13.bc",
    "use-lists/addressed-blocks.16.bc",
    "use-lists/instructions.13.bc",
)
WITH_JSON = ("summary/index-of-allocations.19.bc",)


def said(file: str) -> str:
    data = (FIXTURES / file).read_bytes()
    lines = [*dump_lines(data, file), "", *stats_lines(data, file), "", *stats_json(data, file)]
    if file in WITH_JSON:
        lines += dump_json(data, file)
    return "\n".join(lines) + "\n"


def golden(file: str) -> Path:
    return FOLDER / (file.replace("/", "-").removesuffix(".bc") + ".txt")


@pytest.mark.parametrize("file", FILES)
def test_what_is_said_of_a_file(file: str) -> None:
    assert said(file) == golden(file).read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in FILES:
        golden(name).write_text(said(name), encoding="utf-8")
