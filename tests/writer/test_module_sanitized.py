"""A variable's record may speak of sanitizers and say nothing of them, as clang's do; so it is written again."""

from __future__ import annotations

import pytest

import irkit
from bitcode.dump import stats
from bitcode.schema import codes as c


@pytest.mark.parametrize(("llvm_version", "is_kept"), [(14, False), (16, True), (19, True), (22, True)])
def test_a_record_with_all_fields_stays_one(llvm_version: int, is_kept: bool) -> None:
    module = irkit.parse_assembly("@a = global i32 0\n@b = global i32 0\n", "x.ll", llvm_version)
    short = irkit.to_bitcode(module)
    assert irkit.parse_bitcode(short).provenance.sanitized == set()
    module.provenance.sanitized.add(module.globals[1])
    long = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(long)
    assert again.provenance.sanitized == ({again.globals[1]} if is_kept else set())
    if is_kept:
        assert irkit.to_bitcode(again) == long


@pytest.mark.parametrize(
    ("text", "attribute", "default"),
    [
        ("@b = extern_weak hidden global i32", "visibility", "default"),  # without being local to the module
        ("@b = thread_local global i32 0", "thread_local_mode", ""),
        ("@b = unnamed_addr global i32 0", "unnamed_addr", ""),
        ("@b = externally_initialized global i32 0", "externally_initialized", False),
        ("@b = dllexport global i32 0", "dll_storage", ""),
        ("@b = global i32 0, comdat", "comdat", None),
        ("@b = global i32 0 #0", "attribute_set", None),
        ("@b = dso_local global i32 0", "dso_local", False),
        ('@b = global i32 0, partition "p"', "partition", ""),
        ('@b = global i32 0, code_model "small"', "code_model", ""),
    ],
)
def test_a_record_that_was_long_for_another_field_is_short_without_it(
    text: str, attribute: str, default: object
) -> None:
    around = '$b = comdat any\n{}\nattributes #0 = {{ "key" }}\n'

    def read(variable: str) -> irkit.Module:
        module = irkit.parse_assembly(around.format(variable), "x.ll", 22)
        return irkit.parse_bitcode(irkit.to_bitcode(module), "x.ll")

    module = read(text)
    setattr(module.globals[0], attribute, default)
    plain = read("@b = extern_weak global i32" if "weak" in text else "@b = global i32 0")
    assert irkit.to_assembly(module) == irkit.to_assembly(plain)
    sizes = [stats(irkit.to_bitcode(one)).blocks[c.MODULE_BLOCK_ID].bits for one in (module, plain)]
    assert sizes[0] == sizes[1]
