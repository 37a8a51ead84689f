"""The table of DWARF's constants, made from headers of several releases."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from irkit.dialects.generate import main

HEADER = """HANDLE_DW_TAG(0x0011, compile_unit, 2, DWARF, DW_KIND_NONE)
HANDLE_DW_CC(0xc7, LLVM_OpenCLKernel)
"""


def include(folder: Path, release: int, more: str) -> str:
    for name, text in (
        ("Config/llvm-config.h", f"#define LLVM_VERSION_MAJOR {release}\n"),
        ("BinaryFormat/Dwarf.def", HEADER + more),
    ):
        path = folder / f"llvm-{release}" / "llvm" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    return str(folder / f"llvm-{release}")


def test_rows_have_the_first_and_the_last_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = include(tmp_path, 14, "HANDLE_DW_OP(0x03, gone, 2, DWARF)\n")
    middle = include(tmp_path, 16, "HANDLE_DW_OP(0x03, gone, 2, DWARF)\n")
    new = include(
        tmp_path, 19, "HANDLE_DW_LANG(0x0040, new_one, 0, 6, DWARF)\nHANDLE_DW_OP(0xe9, LLVM_user, 0, LLVM)\n"
    )
    made = tmp_path / "made.py"
    monkeypatch.setattr(sys, "argv", ["generate", "--llvm-include", new, old, middle, "--output", str(made)])
    main()
    tables: dict[str, object] = {}
    exec(compile(made.read_text(), str(made), "exec"), tables)
    newest = tables["NEWEST"]
    assert tables["TAGS"] == ((0x11, "DW_TAG_compile_unit", 13, newest),)
    assert tables["LANGUAGES"] == ((0x40, "DW_LANG_new_one", 19, newest),)
    assert tables["OPERATIONS"] == ((0x03, "DW_OP_gone", 13, 18), (0xE9, "DW_OP_LLVM_user", 17, newest))
    assert tables["CALLING_CONVENTIONS"] == ((0xC7, "DW_CC_LLVM_OpenCLKernel", 13, 20),)
    assert tables["VIRTUALITIES"] == ()


def test_no_folder_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["generate"])
    with pytest.raises(SystemExit):
        main()
    assert "required: --llvm-include" in capsys.readouterr().err


def test_a_folder_that_does_not_tell_its_release_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(include(tmp_path, 19, ""))
    (folder / "llvm/Config/llvm-config.h").write_text("\n")
    monkeypatch.setattr(sys, "argv", ["generate", "--llvm-include", str(folder), "--output", str(tmp_path / "x.py")])
    with pytest.raises(SystemExit, match="no LLVM_VERSION_MAJOR"):
        main()
    assert not (tmp_path / "x.py").exists()
