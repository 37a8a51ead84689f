"""Members of files that are no good, and names without the library that reads them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import irkit
from irkit.cli.demangle import demangler
from irkit.cli.unpack import show_list, unpack
from irkit.errors import UnsupportedError


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "good.bc"
    path.write_bytes(irkit.to_bitcode(irkit.parse_assembly("define void @f() {\n  ret void\n}\n", llvm_version=22)))
    return str(path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.bc"
    path.write_bytes(b"BC\xc0\xde" + bytes(3))
    return str(path)


def test_a_bad_file_is_told_and_the_others_are_listed(good: str, bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show_list([bad, good, f"{good}.missing"], [], as_json=False) == 1
    shown = capsys.readouterr()
    assert shown.out.strip().startswith(f"{good}:\n") and "LLVM22" in shown.out
    assert bad in shown.err and "No such file" in shown.err
    assert show_list([good], [], as_json=True) == 0
    (row,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (row["file"], row["module"], row["llvm_version"]) == (good, 0, 22)
    assert show_list([good], ["nothing"], as_json=False) == 0
    assert capsys.readouterr().out == ""


def test_what_cannot_be_unpacked(good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert unpack([good, good], str(out), [], everything=False) == 0
    assert [path.read_bytes() for path in sorted(out.iterdir())] == [Path(good).read_bytes()] * 2
    assert unpack([f"{good}.missing"], str(out), [], everything=False) == 1
    assert "No such file" in capsys.readouterr().err
    assert unpack([good], str(out), ["nothing"], everything=False) == 1
    assert capsys.readouterr().err.endswith("good.bc: there is no such member in it\n")


def test_names_are_spelled_as_in_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pydemumble")
    spelled = demangler()
    assert spelled("_ZN1a1bEv") == "a::b()"
    assert spelled("__ZN1a1bEv") == "a::b()"
    assert spelled("__RNvC1a4main") == "a::main"
    assert spelled("_ZN1a1b17h0123456789abcdefE") == "a::b::h0123456789abcdef"
    assert spelled("_ZN1a1b17h0123456789abcdefE.llvm.5") == "a::b::h0123456789abcdef (.llvm.5)"
    assert spelled("main") == "main"
    assert spelled("_Znothing") == "_Znothing"
    assert spelled("_Z\udcff") == "_Z\udcff"
    monkeypatch.setitem(sys.modules, "pydemumble", None)
    with pytest.raises(UnsupportedError, match=r"pip install 'irkit\[demangle\]'"):
        demangler()
