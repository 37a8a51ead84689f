"""The reference of the format says what the declarations say."""

from __future__ import annotations

from bitcode.schema import reference
from bitcode.schema.blocks.all import ALL


def test_the_page_is_that_of_the_declarations() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run python -m bitcode.schema.reference"


def test_every_record_and_abbreviation_has_its_lines() -> None:
    lines = set(reference.page().splitlines())
    for block in ALL:
        assert f"## {block.name} (block {block.block_id})" in lines
        if block.codec_of is not None:
            continue
        for record in block.all():
            suffix = f", {record.variant}" if record.variant else ""
            assert f"### {record.name} ({record.code}){suffix}" in lines
            for one in record.abbreviations:
                assert any(line.startswith(f"- abbreviation {one.name}: ") for line in lines)
