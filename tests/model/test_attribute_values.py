"""What attributes say, as values."""

from __future__ import annotations

import pytest

import irkit
from irkit.attribute_values import (
    LOCATIONS,
    MOD_REF,
    AllocSize,
    ConstantRange,
    MemoryEffects,
    VScaleRange,
    memory_locations,
)
from irkit.attributes import AttributeSet
from irkit.errors import EditError


@pytest.mark.parametrize("version", [16, 20, 21, 22])
def test_memory_effects_survive_their_encoding(version: int) -> None:
    marked = MemoryEffects("none").value_in(version)
    for bits in range(4 ** len(memory_locations(version))):
        assert MemoryEffects.of_value(marked | bits, version).value_in(version) == marked | bits


def test_what_a_release_does_not_count_apart_is_other_memory() -> None:
    old = MemoryEffects.of_value(0b110000, 21)
    assert [old[location] for location in LOCATIONS] == ["none", "none", "readwrite", "readwrite", *["readwrite"] * 2]
    errno = MemoryEffects("none", errnomem="write")
    assert (errno.value_in(19), errno.text_in(19)) == (0b100000, "memory(write, argmem: none, inaccessiblemem: none)")
    assert errno.value_in(22) == 1 << 56 | 0b100000


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        (MemoryEffects("none"), "memory(none)"),
        (MemoryEffects(), "memory(readwrite)"),
        (MemoryEffects("none", argmem="read"), "memory(argmem: read)"),
        (MemoryEffects("read", errnomem="write"), "memory(read, errnomem: write)"),
        (MemoryEffects("none", other="write"), "memory(write, argmem: none, inaccessiblemem: none, errnomem: none, "
         "target_mem: none)"),
    ],
)  # fmt: skip
def test_memory_effects_are_spelled_and_read_back(effects: MemoryEffects, text: str) -> None:
    assert str(effects) == text
    module = irkit.parse_assembly(f"declare void @f() {text}\n", llvm_version=23)
    assert effects_of(module) == effects
    assert eval(repr(effects)) == effects


def attribute_set(module: irkit.Module) -> AttributeSet:
    found = module.functions[0].attribute_list
    assert found is not None
    assert found.function is not None
    return found.function


def effects_of(module: irkit.Module) -> MemoryEffects:
    return attribute_set(module).memory_effects


def test_questions_about_memory_effects() -> None:
    effects = MemoryEffects("none", argmem="read", errnomem="write")
    assert (effects.reads("argmem"), effects.writes("argmem")) == (True, False)
    assert (effects.only_reads, effects.only_writes, effects.accesses_nothing) == (False, False, False)
    assert MemoryEffects("none", argmem="read").only_reads
    assert MemoryEffects("write").only_writes
    assert MemoryEffects("none").accesses_nothing
    assert effects.only_accesses("argmem", "errnomem")
    assert not effects.only_accesses("argmem")
    assert effects & MemoryEffects("read") == MemoryEffects("none", argmem="read")
    assert effects | MemoryEffects("none", argmem="write") == MemoryEffects(
        "none", argmem="readwrite", errnomem="write"
    )
    assert len({effects, MemoryEffects("none", errnomem="write", argmem="read"), MemoryEffects("read")}) == 2


@pytest.mark.parametrize("wrong", [lambda: MemoryEffects("reads"), lambda: MemoryEffects(argument="read"),
                                   lambda: MemoryEffects(argmem="all"), lambda: MemoryEffects()["heap"],
                                   lambda: MemoryEffects().only_accesses("heap")])  # fmt: skip
def test_other_words_are_refused(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(EditError, match=f"LLVM has '({MOD_REF[0]}|{LOCATIONS[0]})', "):
        wrong()


def test_words_of_older_releases_are_effects_too() -> None:
    module = irkit.parse_assembly("declare void @f() argmemonly readonly\n", llvm_version=14)
    assert effects_of(module) == MemoryEffects("none", argmem="read")
    module = irkit.parse_assembly("declare void @f() cold\n", llvm_version=14)
    assert effects_of(module) == MemoryEffects()


@pytest.mark.parametrize("text", ["allocsize(0)", "allocsize(1,0)", "vscale_range(1,16)", "vscale_range(2,0)"])
def test_numbers_that_attributes_hold(text: str) -> None:
    module = irkit.parse_assembly(f"define ptr @f(i32 %a, i64 %b) {text} {{ ret ptr null }}\n", llvm_version=19)
    found = attribute_set(module)
    value = found.alloc_size if text.startswith("a") else found.vscale_range
    assert value is not None
    assert str(value) == text
    assert eval(repr(value)) == value
    assert (found.alloc_size is None) == text.startswith("v")
    assert type(value).of_value(value.value) == value


def test_alloc_size_and_vscale_range() -> None:
    assert (AllocSize(1).size, AllocSize(1).count, AllocSize(1, 0).count) == (1, None, 0)
    assert (VScaleRange(2, 8).minimum, VScaleRange(2, 8).maximum, VScaleRange(2).maximum) == (2, 8, None)
    assert AllocSize(1) != AllocSize(1, 0)
    for wrong in (lambda: AllocSize(-1), lambda: AllocSize(0, 1 << 32), lambda: VScaleRange(1, 1 << 32)):
        with pytest.raises(EditError):
            wrong()


def test_ranges() -> None:
    module = irkit.parse_assembly("declare range(i8 -3, 4) i8 @f(i8 range(i8 100, -100), i8)\n", llvm_version=19)
    attributes = module.functions[0].attribute_list
    assert attributes is not None
    result, parameter = attributes.result, attributes.parameter(0)
    assert result is not None
    assert parameter is not None
    assert result.range == ConstantRange(8, -3, 4) == ConstantRange(8, 253, 4)
    assert attributes.parameter(1) is None
    assert [number for number in range(-5, 7) if number in ConstantRange(8, -3, 4)] == [-3, -2, -1, 0, 1, 2, 3]
    assert parameter.range is not None
    assert [number for number in (99, 100, 127, -128, -101, -100, 0) if number in parameter.range] == [
        100,
        127,
        -128,
        -101,
    ]
    assert (str(parameter.range), repr(result.range)) == ("100, -100", "ConstantRange(8, -3, 4)")
    assert [number for number in range(-8, 8) if number in ConstantRange(3, 2, 4)] == [-6, -5, 2, 3]
    assert [number for number in range(-4, 4) if number in ConstantRange(3, 3, -3)] == [-4, 3]
    assert [number for number in range(8) if number in ConstantRange(3, 0, 1)] == [0]
    assert 7 in ConstantRange(4, -1, -1)
    assert ConstantRange(4, -1, -1).is_full
    assert 0 not in ConstantRange(4, 0, 0)
    assert ConstantRange(4, 0, 0).is_empty
    for wrong in (lambda: ConstantRange(8, 0, 256), lambda: ConstantRange(8, -129, 0), lambda: ConstantRange(0, 0, 0)):
        with pytest.raises(EditError):
            wrong()


def test_other_memory_is_the_default_and_has_no_name_in_text() -> None:
    with pytest.raises(irkit.ParseError, match="expected a memory location: argmem, inaccessiblemem"):
        irkit.parse_assembly("declare void @f() memory(other: read)\n", llvm_version=19)
