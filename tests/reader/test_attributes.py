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
        ([7, 92, 1 << 32, *[0] * 200], "record too short"),
        ([0, 41], "attribute dereferenceable without a value"),
        ([0, 92], "attribute range without a value"),
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


def oldest(encoded: int) -> list[str]:
    old = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [1, encoded])])
    [function] = read(TYPES, old, FUNCTION, producer="LLVM13.0.1").functions
    return [str(one) for one in function.attribute_list.sets.get(1, ())] if function.attribute_list else []


def test_the_oldest_form_has_alignments_in_the_middle() -> None:
    for place in range(16):
        assert oldest(1 << 16 + place) == [f"align {1 << place}"]
    for number in range(1, 8):
        assert oldest(number << 37) == [f"alignstack({1 << number - 1})"]
    for bit in range(52, 64):
        assert oldest(1 << bit) == []


@pytest.mark.parametrize(
    ("operands", "text"),
    [
        ((7, 92, 1, 0, 2), "range(i1 0, -1)"),
        ((7, 92, 64, 2, 8), "range(i64 1, 4)"),
        ((7, 92, 65, 1 | 1 << 32, 2, 8), "range(i65 1, 4)"),
        ((7, 92, 1 << 63, 0, 0), f"a constant range of {1 << 63} bits"),
        ((8, 94, 1, 0, 0, 0), "a constant range of 0 bits"),
        ((1, 41, 1), "dereferenceable(1)"),
        ((0, 103), "dead_on_return"),
        ((1, 41, 1 << 63), "dereferenceable(9223372036854775808)"),
        ((1, 87, 1), "nofpclass(snan)"),
        ((1, 87, 512), "nofpclass(pinf)"),
        ((1, 87, 1023), "nofpclass(all)"),
        ((1, 87, 1024 + 2), "nofpclass(qnan)"),
        ((1, 1, 1), "align 1"),
    ],
)
def test_numbers_at_the_edges(operands: tuple[int, ...], text: str) -> None:
    try:
        assert [str(one) for one in attributes(*operands)] == [text]
    except BitcodeError as error:
        assert error.message == text


def test_items_of_one_place_come_together_whatever_their_order() -> None:
    """Several groups of one place, of several places, and one attribute twice: the last counts."""
    records = groups([1, 1, 0, 18], [2, 1, 1, 41, 4], [3, 2, 0, 9], [4, 1, 1, 41, 8, 0, 18], [5, FUNCTION_INDEX, 0, 26])
    [function] = read(TYPES, records, lists(4, 3, 2, 1, 5, 9), FUNCTION).functions
    assert function.attribute_list is not None
    said = {place: sorted(str(one) for one in found) for place, found in function.attribute_list.sets.items()}
    assert said == {1: ["dereferenceable(4)", "nounwind"], 2: ["noalias"], FUNCTION_INDEX: ["ssp"]}


@pytest.mark.parametrize(
    "form",
    [
        groups([7, 2, 0, 29], [8, 4, 0, 29], [9, 3, 0, 9]),
        groups([7, 2, 5, 29], [8, 4, 5, 29], [9, 3, 0, 9]),
        Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [2, 1 << 4, 3, 1 << 6, 4, 1 << 4])]),
    ],
)
def test_sret_without_type_has_that_behind_the_pointer(form: Block) -> None:
    """Of the parameters before and behind it, those that are no pointers or have none of it are as they were."""
    typed = types(
        (c.TYPE_CODE_VOID, []),
        (c.TYPE_CODE_INTEGER, [32]),
        (c.TYPE_CODE_POINTER, [1, 0]),
        (c.TYPE_CODE_FUNCTION, [0, 0, 2, 2, 2, 1, 2]),
    )
    function = (c.MODULE_CODE_FUNCTION, [0, 0, 3, 0, 0, 0, 1, 0, 0, 0])
    call = (c.FUNC_CODE_INST_CALL, [1, 1 << 15, 3, 6, 5, 4, 3, 2, 1])
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), call, (c.FUNC_CODE_INST_RET, [])])
    ids = [] if form.block_id == c.PARAMATTR_BLOCK_ID else [lists(7, 8, 9)]
    made = read(typed, form, *ids, function, body, producer="LLVM10.0.0")
    found = made.functions[0].attribute_list
    assert found is not None
    assert list(found.sets[2]) == [TypeAttribute("sret", made.context.integer(32))]
    assert list(found.sets[3]) == [Attribute("noalias")]
    assert list(found.sets[4]) == [TypeAttribute("sret", None)]
    assert sorted(found.sets) == [2, 3, 4]
    assert next(iter(made.functions[0].blocks[0].instructions)).attribute_list is found


def test_attributes_of_the_oldest_form_that_a_release_has_no_more() -> None:
    old = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [1, 1 << 32 | 1 << 41])])
    [function] = read(TYPES, old, FUNCTION, producer="LLVM22.1.0").functions
    assert function.attribute_list is not None
    assert list(function.attribute_list.sets[1]) == [Attribute("nocapture"), IntAttribute("uwtable", 2)]
