"""The largest and the smallest numbers that fields of the model and parameters of its builders take, and those next to
them that they do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit.building import types as t
from irkit.errors import EditError

TEXT = """
target datalayout = "A5"

@g = global i32 0

define void @f({ i32, [2 x i8] } %s, i32 %a, float %x) align 4 !dbg !3 {
  %l = load i32, ptr @g, align 4
  store i32 %a, ptr @g, align 4
  %r = atomicrmw add ptr @g, i32 %a monotonic, align 4
  %c = cmpxchg ptr @g, i32 %a, i32 1 monotonic monotonic, align 4
  %m = alloca i32, align 4, addrspace(5)
  %e = extractvalue { i32, [2 x i8] } %s, 1, 0
  %i = insertvalue { i32, [2 x i8] } %s, i8 1, 1, 0
  %n = add i32 %a, %a
  %d = fadd float %x, %x
  ret void, !dbg !5
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", keyInstructions: true, file: !1, unit: !0, type: !4,
    spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 1, column: 1, scope: !3, atomGroup: 1, atomRank: 1)
"""
LAST_32 = 4294967295
ALIGNMENTS: tuple[list[object], list[object]] = ([1, 2, 4294967296], [0, -1, 3, 4294967297, 8589934592, "4", None])
# Place of the instruction, field, what it takes, what it refuses.
FIELDS: list[tuple[int, str, list[Any], list[Any]]] = [
    *((place, "alignment", *ALIGNMENTS) for place in range(5)),
    (5, "indices", [[0], [1, 0], [1, 1]], [[-1], [4294967296], ["0"], 1, None]),
    (6, "indices", [[1, 0], [1, 1]], [[-1], [4294967296], [0.0], "01"]),
    (7, "flags", [0, 1, 2, 3], [-1, 256, 4, 128, "nsw"]),
    (8, "fast_math", [0, 1, 254, 255], [-1, 256, None]),
    (8, "flags", [0], [1, 2, 128, 256]),
    (7, "fast_math", [0], [1, 128, 255]),
]
LOCATION: list[tuple[str, int]] = [
    ("line", LAST_32),
    ("column", 65535),
    ("atom_group", 2305843009213693951),
    ("atom_rank", 7),
]


def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, llvm_version=22)


@pytest.mark.parametrize(("place", "field", "taken", "refused"), FIELDS)
def test_numbers_of_instructions(place: int, field: str, taken: list[object], refused: list[object]) -> None:
    instruction: Any = module().functions[0].blocks[0].instructions[place]
    for value in taken:
        setattr(instruction, field, value)
        assert getattr(instruction, field) == value
    for value in refused:
        with pytest.raises(EditError):
            setattr(instruction, field, value)
        assert getattr(instruction, field) == taken[-1]


@pytest.mark.parametrize(("field", "last"), LOCATION)
def test_numbers_of_a_location(field: str, last: int) -> None:
    location: Any = module().functions[0].blocks[0].instructions[9].debug_loc
    for value in (last, 0):
        setattr(location, field, value)
        assert getattr(location, field) == value
    for value in (-1, last + 1, None):
        with pytest.raises(EditError, match=f"it is a number from 0 to {last}$"):
            setattr(location, field, value)


def test_alignments_of_globals_are_absent_or_powers_of_two() -> None:
    made = module()
    for owner in (made.globals[0], made.functions[0]):
        for value in (1, 4294967296, 0):
            owner.alignment = value
            assert owner.alignment == value
        for wrong in (-1, 3, 4294967297, 8589934592, "4"):
            with pytest.raises(EditError, match=r"powers of two up to 2 to the 32$"):
                owner.alignment = wrong  # type: ignore[assignment]


MADE: list[tuple[Callable[[Any], object], list[int], list[int]]] = [
    (t.pointer, [0, 16777215], [-1, 16777216]),
    (t.int_type, [1, 16777215], [0, -1, 16777216]),
    (lambda n: t.array(t.int_type(8), n), [0, 18446744073709551615], [-1, 18446744073709551616]),
    (lambda n: t.vector(t.int_type(8), n), [1, 4294967295], [0, -1, 4294967296]),
    (lambda n: t.vector(t.int_type(8), n, True), [1, 4294967295], [0, 4294967296]),
]


@pytest.mark.parametrize(("make", "taken", "refused"), MADE)
def test_numbers_of_types(make: Callable[[Any], object], taken: list[int], refused: list[int]) -> None:
    for value in taken:
        assert str(value) in str(make(value)) or not value
    for value in refused:
        with pytest.raises(irkit.IRKitError, match=str(value)):
            make(value)


def test_numbers_of_memory_that_is_made() -> None:
    made = module()
    builder: Any = irkit.IRBuilder()
    builder.position_before(made.functions[0].blocks[0].instructions[9])
    byte = t.int_type(8)
    for space in (0, 16777215):
        assert builder.alloca(byte, address_space=space).type.address_space == space
    assert builder.alloca(byte).type.address_space == 5
    for space in (-1, 16777216, 33554431, "1"):
        with pytest.raises(EditError, match=r"LLVM has numbers from 0 to 16777215$"):
            builder.alloca(byte, address_space=space)
    place = builder.alloca(byte, align=4294967296)
    assert place.alignment == 4294967296
    for make in (
        lambda n: builder.alloca(byte, align=n),
        lambda n: builder.load(place, typ=byte, align=n),
        lambda n: builder.store(irkit.const(byte, 1), place, align=n),
    ):
        assert make(1).alignment == 1
        for wrong in (0, -1, 3, 8589934592, "4"):
            with pytest.raises(
                EditError, match=rf"with an alignment of {wrong}; LLVM has powers of two up to 2\*\*32$"
            ):
                make(wrong)
