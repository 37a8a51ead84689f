"""Bodies that linking does not need are not read, and what is linked is the same without them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.schema.codes import FUNCTION_BLOCK_ID, MODULE_BLOCK_ID
from irkit.cli.link import Linking, load
from irkit.cli.llvm.link_files import keep_all
from irkit.errors import BitcodeError
from irkit.linking import Linker
from irkit.module import Module

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "fixtures/linking"
sys.path.insert(0, str(ROOT / "fixtures"))

from link import split  # noqa: E402 - the script that made the fixtures

GOLDEN = sorted(path.name for path in FIXTURES.glob("*.linked"))

LIBRARY = """\
@table = linkonce_odr global [1 x ptr] [ptr @in_table]
@other = linkonce_odr alias void (), ptr @behind_alias

$group = comdat any

define void @strong() {
  call void @called()
  call void @other(), !callees !0
  ret void
}

define linkonce_odr void @called() personality ptr @person {
  %p = load ptr, ptr @table
  ret void
}

define linkonce_odr void @in_table() comdat($group) {
  ret void
}

define linkonce_odr void @member() comdat($group) {
  ret void
}

define linkonce_odr void @behind_alias() {
  ret void
}

define linkonce_odr i32 @person() {
  ret i32 0
}

define linkonce_odr void @in_metadata() {
  ret void
}

define linkonce_odr void @idle() {
  call void @idle_too()
  ret void
}

define internal void @idle_too() {
  ret void
}

define weak void @twice() {
  call void @for_twice()
  ret void
}

define internal void @for_twice() {
  ret void
}

!0 = !{ptr @in_metadata}
"""


def read_bodies(module: Module) -> set[str]:
    return {function.name for function in module.functions if not function.is_declaration and function.blocks}


def source(text: str = LIBRARY) -> Module:
    return irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "lib.ll", 19)), "lib.bc")


def test_what_nothing_linked_uses_is_not_read() -> None:
    linker = Linker(irkit.parse_assembly("", "into.ll", 19))
    module = source()
    linker.leave_out(module)
    everything = {function.name for function in module.functions}
    assert everything - read_bodies(module) == {"idle", "idle_too"}
    assert not module["idle"].is_declaration
    linker.link(module)
    assert "idle" not in linker.destination.module
    assert not irkit.verify(linker.destination.module)


def test_where_no_function_is_linked_none_is_read() -> None:
    module = source("@v = global i32 0\ndefine linkonce_odr void @f() {\n  ret void\n}\n")
    Linker(irkit.parse_assembly("", "into.ll", 19)).leave_out(module)
    assert read_bodies(module) == set()


def test_what_the_destination_has_is_not_read() -> None:
    text = "define void @twice() {\n  ret void\n}\ndefine i32 @person() {\n  ret i32 1\n}\n"
    linker = Linker(irkit.parse_assembly(text, "into.ll", 19))
    module = source()
    linker.leave_out(module)
    assert not read_bodies(module) & {"idle", "idle_too", "twice", "for_twice", "person"}


def test_only_what_is_declared_is_read_if_no_more_is_needed() -> None:
    linker = Linker(irkit.parse_assembly("declare void @idle()\n", "into.ll", 19))
    module = source(
        LIBRARY.replace("@other = linkonce_odr alias void (), ptr @behind_alias\n", "declare void @other()")
    )
    linker.leave_out(module, only_needed=True)
    assert read_bodies(module) == {"idle", "idle_too"}


def test_a_body_that_is_damaged_and_not_needed_does_not_matter() -> None:
    data = bytearray(irkit.to_bitcode(irkit.parse_assembly(LIBRARY, "lib.ll", 19)))
    module = next(block for block in read_bitstream(bytes(data)).blocks if block.block_id == MODULE_BLOCK_ID)
    bodies = [block for block in module.scan().children if block.block_id == FUNCTION_BLOCK_ID]
    idle = bodies[[function.name for function in source().functions].index("idle")]
    data[idle.body_bit // 8 : idle.end_bit // 8] = bytes((idle.end_bit - idle.body_bit) // 8)
    with pytest.raises(BitcodeError):
        irkit.parse_bitcode(bytes(data), "lib.bc").materialize()
    damaged = irkit.parse_bitcode(bytes(data), "lib.bc")
    Linker(irkit.parse_assembly("", "into.ll", 19)).leave_out(damaged)
    damaged.materialize()
    assert not damaged.functions["idle"].blocks


@pytest.mark.parametrize("name", GOLDEN)
def test_linked_as_with_all_bodies(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stem, version, _ = name.rsplit(".", 2)
    options, sources = split((FIXTURES / f"{stem}.modules").read_text())
    files: list[str] = []
    overrides: list[str] = []
    for file, text in sources.items():
        path = tmp_path / file
        path.write_bytes(irkit.to_bitcode(irkit.parse_assembly(text, file, int(version))))
        (overrides if f"--override={file}" in options else files).append(str(path))
    linking = Linking(files, overrides, int(version), "--only-needed" in options, "--internalize" in options)
    lazily = irkit.to_assembly(linking.run())
    monkeypatch.setattr(
        sys.modules[Linking.__module__], "load", lambda data, file, release, _: load(data, file, release, keep_all)
    )
    assert irkit.to_assembly(linking.run()) == lazily
