"""Attribute groups and lists: each form of an attribute, and what no LLVM has."""

from __future__ import annotations

import pytest
from reader_modules import Block, chars, read, rotated, types

from bitcode.schema import codes as c
from irkit.attribute_values import ConstantRange
from irkit.attributes import (
    FUNCTION_INDEX,
    Attribute,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.errors import BitcodeError, UnsupportedError

TYPES = types((c.TYPE_CODE_VOID, []), (c.TYPE_CODE_OPAQUE_POINTER, [0]), (c.TYPE_CODE_FUNCTION, [0, 0, 1]))
FUNCTION = (c.MODULE_CODE_FUNCTION, [0, 0, 2, 0, 1, 0, 1, 0, 0, 0])  # a declaration with attribute list 1


def groups(*records: list[int]) -> Block:
    return Block(c.PARAMATTR_GROUP_BLOCK_ID, [(c.PARAMATTR_GRP_CODE_ENTRY, record) for record in records])


def lists(*ids: int) -> Block:
    return Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY, ids)])


def attributes(*operands: int, place: int = 1, producer: str = "LLVM22.1.0") -> list[Attribute]:
    """The attributes that a group with these operands gives to one place of a function."""
    module = read(TYPES, groups([7, place, *operands]), lists(7), FUNCTION, producer=producer)
    found = module.functions[0].attribute_list
    assert found is not None
    return list(found.sets.get(place, ()))


def test_an_attribute_that_carries_nothing() -> None:
    assert attributes(0, 18, place=FUNCTION_INDEX) == [Attribute("nounwind")]


def test_integers_are_unsigned() -> None:
    assert attributes(1, 41, (1 << 64) - 1) == [IntAttribute("dereferenceable", (1 << 64) - 1)]


def test_integers_that_say_nothing() -> None:
    assert attributes(1, 41, 0, 1, 1, 0) == []
    assert attributes(1, 86, 0, place=FUNCTION_INDEX) == [IntAttribute("memory", 0)]


def test_strings() -> None:
    key, value = chars("k\xe9y"), chars("value")
    assert attributes(3, *key, 0) == [StringAttribute("k\xe9y", None)]
    assert attributes(4, *key, 0, *value, 0) == [StringAttribute("k\xe9y", "value")]


def test_bytes_that_are_not_utf8_survive() -> None:
    assert attributes(3, 0xFF, 0) == [StringAttribute("\udcff", None)]


def test_types() -> None:
    [typed] = attributes(6, 29, 1)
    assert isinstance(typed, TypeAttribute)
    assert (typed.name, str(typed.type)) == ("sret", "ptr")
    assert attributes(5, 29) == [TypeAttribute("sret", None)]
    assert attributes(0, 29) == [TypeAttribute("sret", None)]


def test_ranges() -> None:
    assert attributes(7, 92, 8, rotated(-1), rotated(5)) == [ConstantRangeAttribute("range", ConstantRange(8, 0xFF, 5))]
    wide = attributes(7, 92, 128, 1 | 2 << 32, rotated(3), rotated(4), rotated(5))
    assert wide == [ConstantRangeAttribute("range", ConstantRange(128, 3, 4 | 5 << 64))]
    several = attributes(8, 94, 2, 64, rotated(0), rotated(4), rotated(8), rotated(12))
    ranges = (ConstantRange(64, 0, 4), ConstantRange(64, 8, 12))
    assert several == [ConstantRangeListAttribute("initializes", 64, ranges)]


def test_uwtable_had_no_value_before_llvm_15() -> None:
    assert attributes(0, 33, place=FUNCTION_INDEX, producer="LLVM14.0.6") == [Attribute("uwtable")]
    assert attributes(0, 33, place=FUNCTION_INDEX, producer="LLVM16.0.6") == [IntAttribute("uwtable", 2)]


def test_attributes_of_predecessors_are_read_as_they_are() -> None:
    assert attributes(0, 45, place=FUNCTION_INDEX, producer="LLVM19.1.7") == [Attribute("argmemonly")]


def test_unknown_attributes_are_refused_by_number_and_release() -> None:
    with pytest.raises(UnsupportedError, match="attribute kind 9999, which LLVM 22 does not have"):
        attributes(0, 9999)
    with pytest.raises(UnsupportedError, match="attribute kind 92, which LLVM 16 does not have"):
        attributes(7, 92, 8, 0, 0, producer="LLVM16.0.6")


@pytest.mark.parametrize(
    ("operands", "message"),
    [
        ([2], "record too short|form 2"),
        ([0], "record too short"),
        ([1, 18, 0], "nounwind with an integer"),
        ([6, 18, 0], "nounwind with a type"),
        ([6, 29, 99], "type id 99"),
        ([3, 65, 66], "without the 0 at its end"),
        ([4, 65, 0, 66], "without the 0 at its end"),
        ([7, 92, 0, 0, 0], "a constant range of 0 bits"),
        ([7, 92, 200, 0xFFFFFFFF, 0], "record too short"),
        ([8, 94, 1 << 60, 64, 0, 0], "record too short"),
    ],
)
def test_groups_that_make_no_sense(operands: list[int], message: str) -> None:
    with pytest.raises(BitcodeError, match=message) as caught:
        attributes(*operands)
    assert caught.value.block_path == "MODULE_BLOCK/PARAMATTR_GROUP_BLOCK"


def test_a_group_that_there_is_not_is_empty() -> None:
    [function] = read(TYPES, groups([7, 1, 0, 18]), lists(8, 7), FUNCTION).functions
    assert function.attribute_list is not None
    assert [str(item) for found in function.attribute_list.sets.values() for item in found] == ["nounwind"]


def test_the_oldest_form_keeps_a_set_in_64_bits() -> None:
    no_return = 1 << 2
    align_16 = 16 << 16
    cold = 1 << (40 + 11)
    old = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [1, no_return | align_16 | cold])])
    [function] = read(TYPES, old, FUNCTION, producer="LLVM13.0.1").functions
    assert function.attribute_list is not None
    assert list(function.attribute_list.sets[1]) == [
        IntAttribute("align", 16),
        Attribute("noreturn"),
        Attribute("cold"),
    ]


@pytest.mark.parametrize(
    ("first", "names"),
    [
        (0, "zeroext signext noreturn inreg sret nounwind noalias byval nest readnone readonly noinline alwaysinline"),
        (13, "optsize ssp sspreq"),
        (32, "nocapture noredzone noimplicitfloat naked inlinehint"),
        (40, "returns_twice uwtable nonlazybind sanitize_address minsize noduplicate sspstrong sanitize_thread"),
        (48, "sanitize_memory nobuiltin returned cold"),
    ],
)
def test_the_oldest_form_has_a_bit_for_each_attribute(first: int, names: str) -> None:
    for place, name in enumerate(names.split()):
        old = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [1, 1 << (first + place)])])
        [function] = read(TYPES, old, FUNCTION, producer="LLVM13.0.1").functions
        assert function.attribute_list is not None
        assert [one.name for one in function.attribute_list.sets[1]] == [name]


@pytest.mark.parametrize("operands", [(0, 29), (5, 29)])
def test_sret_without_type_has_that_behind_the_pointer(operands: tuple[int, int]) -> None:
    typed = types(
        (c.TYPE_CODE_VOID, []),
        (c.TYPE_CODE_INTEGER, [32]),
        (c.TYPE_CODE_POINTER, [1, 0]),
        (c.TYPE_CODE_FUNCTION, [0, 0, 2]),
    )
    function = (c.MODULE_CODE_FUNCTION, [0, 0, 3, 0, 1, 0, 1, 0, 0, 0])
    made = read(typed, groups([7, 1, *operands]), lists(7), function, producer="LLVM10.0.0")
    found = made.functions[0].attribute_list
    assert found is not None
    assert list(found.sets[1]) == [TypeAttribute("sret", made.context.integer(32))]
