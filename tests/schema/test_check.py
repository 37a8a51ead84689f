"""`python -m bitcode.schema.check`: what it says of files, and how it tells differences."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import BitWriter
from bitcode.schema import check
from bitcode.schema import codes as c
from bitcode.schema.attribute_items import AttributeItem, RangeWords
from bitcode.schema.blocks.all import BY_ID
from bitcode.schema.runtime import NONE

FIXTURES = Path(__file__).parents[2] / "fixtures"
UNABBREVIATED = 3


def said(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["check", *arguments])
    status = check.main()
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def written(folder: Path, block_id: int, code: int, operands: list[int]) -> str:
    """A file of one block of one record."""
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(block_id, 4)
    writer.record(UNABBREVIATED, code, operands)
    writer.end_block()
    path = folder / "x.bc"
    path.write_bytes(writer.getvalue())
    return str(path)


def test_a_good_file(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FIXTURES / "modules" / "empty.22.bc")
    status, out, err = said(["--quick", path], monkeypatch, capsys)
    assert (status, err) == (0, "")
    assert out.endswith(" kinds, 0 failed\n")
    assert said([path], monkeypatch, capsys) == (0, out, "")


def test_what_has_no_declaration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = said([written(tmp_path, c.MODULE_BLOCK_ID, 99, [1])], monkeypatch, capsys)
    assert status == 0
    assert out.splitlines()[0] == "1 without declaration: MODULE_BLOCK 99"
    status, out, _ = said([written(tmp_path, 99, 1, [1])], monkeypatch, capsys)
    assert out.splitlines()[0] == "1 without declaration: BLOCK_99"


@pytest.mark.parametrize("quick", [[], ["--quick"]])
def test_a_record_that_is_too_short(
    quick: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, c.MODULE_BLOCK_ID, c.MODULE_CODE_VERSION, [])
    status, out, _ = said([*quick, path], monkeypatch, capsys)
    assert status == 1
    assert out.startswith("1 of 1 MODULE_BLOCK VERSION: ") and "[]: " in out
    assert out.endswith("1 records of 1 kinds, 1 failed\n")


def test_a_file_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.bc").write_bytes(b"none")
    status, out, err = said([str(tmp_path / "x.bc"), str(tmp_path / "missing.bc")], monkeypatch, capsys)
    assert (status, out) == (1, "0 records of 0 kinds, 0 failed\n")
    first, second = err.splitlines()
    assert first.startswith(f"{tmp_path / 'x.bc'}: bit 0 (byte 0x0): not LLVM bitcode")
    assert "No such file" in second


def test_records_of_a_file_that_are_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What LLVM takes as well is no failure."""
    findings = check.Findings()
    path = written(tmp_path, c.TYPE_BLOCK_ID_NEW, c.TYPE_CODE_INTEGER, [32, 7])
    check.check_file(Path(path).read_bytes(), check.Codecs(), findings)
    assert findings.extra == {"TYPE_BLOCK_NEW INTEGER": 1}
    findings = check.Findings()
    path = written(tmp_path, c.TYPE_BLOCK_ID_NEW, c.TYPE_CODE_INTEGER, [32])
    check.check_file(Path(path).read_bytes(), check.Codecs(), findings)
    assert not findings.extra and not findings.failed


def fields_of(block_id: int, name: str) -> list[object]:
    return next(list(record.fields) for record in BY_ID[block_id].all() if record.name == name)


def test_differences_are_told_by_field() -> None:
    fields = fields_of(c.MODULE_BLOCK_ID, "VERSION")
    (name,) = [field.name for field in fields]
    assert check.difference(fields, "", SimpleNamespace(**{name: 2}), {name: 2}) == ""
    assert check.difference(fields, "", SimpleNamespace(**{name: 2}), {name: 1}) == f"{name}: 2 instead of 1"


def words(*numbers: int) -> vec[i64]:
    return vec[i64](numbers)


@pytest.mark.parametrize(
    ("item", "body"),
    [
        (AttributeItem(0, 5, NONE, b"", b"", 0, []), {"kind": 5}),
        (AttributeItem(1, 5, 8, b"", b"", 0, []), {"kind": 5, "value": 8}),
        (AttributeItem(3, NONE, NONE, b"k", b"", 0, []), {"key": b"k"}),
        (AttributeItem(4, NONE, NONE, b"k", b"t", 0, []), {"key": b"k", "text": b"t"}),
        (
            AttributeItem(8, 5, NONE, b"", b"", 64, [RangeWords(words(0), words(4))]),
            {"kind": 5, "count": 1, "bit_width": 64, "ranges": [{"sizes": 1 | 1 << 32, "lower": [0], "upper": [4]}]},
        ),
    ],
)
def test_attributes_as_the_declaration_has_them(item: AttributeItem, body: dict[str, object]) -> None:
    assert check.item_as_container(item) == {"form": item.form, "body": body}
