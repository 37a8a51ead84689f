"""Words that a field takes in general and a module's text or LLVM's readers do not: refused where they are set."""

from __future__ import annotations

from typing import Any

import pytest

import irkit
from irkit.errors import EditError, VerificationError
from irkit.instructions import AtomicCmpXchgInst
from irkit.metadata import MDString

TEXT = """
@x = global i32 7
@y = global i32 8
@a = alias i32, ptr @x
@i = ifunc i32 (), ptr @r
define ptr @r() {
  ret ptr null
}
define ptr @s() {
  %p = cmpxchg ptr @x, i32 1, i32 2 acq_rel monotonic
  ret ptr null
}
!n = !{!0}
!0 = !{i32 1}
"""


@pytest.fixture
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, llvm_version=22)


def exchange(module: irkit.Module) -> AtomicCmpXchgInst:
    found = module["s"].blocks[0].instructions[0]
    assert isinstance(found, AtomicCmpXchgInst)
    return found


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("data_layout", "garbage-zz", "'garbage-zz' is no data layout of LLVM 22: unknown specifier 'g'"),
        ("data_layout", "e-p:32:7", "ABI alignment must be a power of two times the byte width"),
        ("target_triple", 'x86_64"', "the text of a module cannot say it"),
        ("target_triple", "x86_64\\22", "the text of a module cannot say it"),
    ],
)
def test_a_module_refuses(module: irkit.Module, field: str, value: str, words: str) -> None:
    before = irkit.to_assembly(module)
    with pytest.raises(EditError) as caught:
        setattr(module, field, value)
    assert words in str(caught.value)
    assert irkit.to_assembly(module) == before


def test_a_layout_is_that_of_the_modules_release() -> None:
    old = irkit.Module.new("m", 13)
    with pytest.raises(EditError):
        irkit.Module.new("m", 22, data_layout="Fx8")
    old.data_layout = "e-p:64:64"
    assert old.layout.pointer_size(0) == 8


@pytest.mark.parametrize(
    ("field", "ordering"),
    [
        ("failure_ordering", "release"),
        ("failure_ordering", "acq_rel"),
        ("failure_ordering", "unordered"),
        ("failure_ordering", ""),
        ("success_ordering", "unordered"),
        ("success_ordering", ""),
    ],
)
def test_an_exchange_refuses_an_ordering(module: irkit.Module, field: str, ordering: str) -> None:
    with pytest.raises(EditError, match="is no ordering of a cmpxchg"):
        setattr(exchange(module), field, ordering)
    assert exchange(module).failure_ordering == "monotonic"


def test_an_exchange_made_by_hand_is_looked_at_when_it_is_written(module: irkit.Module) -> None:
    old = exchange(module)
    wrong: Any = "release"
    made = AtomicCmpXchgInst(old.type, old.pointer, old.compare, old.new, 4, "seq_cst", wrong)
    old.parent.insert(0, made)
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(irkit.IRKitError, match="is no ordering of a cmpxchg"):
            write(module)


def test_what_an_alias_stands_for_can_be_set(module: irkit.Module) -> None:
    module["a"].aliasee = module["y"]
    assert "@a = alias i32, ptr @y" in irkit.to_assembly(module)
    with pytest.raises(EditError, match="cannot stand for itself"):
        module["a"].aliasee = module["a"]


def test_the_resolver_of_an_ifunc_can_be_set(module: irkit.Module) -> None:
    module["i"].resolver = module["s"]
    assert "@i = ifunc i32 (), ptr @s" in irkit.to_assembly(module)


def test_named_metadata_lists_nodes(module: irkit.Module) -> None:
    operands: list[Any] = module.named_metadata[0].operands
    operands.append(MDString("x"))
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(VerificationError, match=r"!n of .* lists .*, which is no node"):
            write(module)


def test_a_checksum_has_a_kind() -> None:
    text = '!n = !{!0}\n!0 = !DIFile(filename: "a.c", directory: "/")\n'
    module = irkit.parse_assembly(text, llvm_version=22)
    file: Any = module.named_metadata[0].operands[0]
    file.checksum = "00112233445566778899aabbccddeeff"
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(VerificationError, match="a checksum without 'checksumkind'"):
            write(module)
    file.checksumkind = 1
    assert 'checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff"' in irkit.to_assembly(module)
