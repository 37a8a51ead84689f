"""The generated codecs against the declarations, and what whoever reads records with them may rely on."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest
from construct import ConstructError
from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.attribute_items import RANGE, RANGE_LIST, STRING_VALUE
from bitcode.schema.blocks.all import ALL
from bitcode.schema.blocks.summary import SUMMARY
from bitcode.schema.check import Codecs, Findings, check_record, difference
from bitcode.schema.codecs import (
    constants_read,
    function_read,
    function_write,
    globalval_summary_read,
    metadata_read,
    module_read,
    module_write,
    paramattr_group_read,
    paramattr_group_write,
    uselist_read,
)
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.errors import RecordError
from bitcode.schema.generator.selection import is_read
from bitcode.schema.leaves import Chars, rotate, unrotate
from bitcode.schema.runtime import METADATA_OPERAND, NONE
from irkit.errors import BitcodeError

BASE = 100
RECORDS = [
    pytest.param(block, record, id=f"{block.name}-{record.identifier}") for block in ALL for record in block.all()
]
READ = [case for case in RECORDS if is_read(*case.values)]  # what no codec reads is told in `selection`


def ops(*operands: int) -> Any:
    return vec[i64](list(operands))


def read(function: Any, *operands: int) -> Any:
    return function(ops(*operands), 0, len(operands))


def read_relative(function: Any, *operands: int) -> Any:
    """A record of an instruction, whose operands are told from the number of values so far."""
    return function(ops(*operands), 0, len(operands), BASE)


#: Operands as they come: small numbers, distances that are forward references, packed flags, the ends of 64 bits.
ANY = [*range(9), BASE, BASE + 1, 65, 0xFFFFFFFF, 0x80000000, 1 << 13, 1 << 15, 1 << 17, 3 << 15, 1 << 32, 3 << 32]
ENDS = [-1, -2, -(1 << 63), (1 << 63) - 1]
#: Those of them that LLVM writes whatever the operand means: text is bytes, and no phi has the distance "-0".
WRITTEN = [0, *range(2, 12), BASE + 1, 120]


def random_operands(seed: str, choices: list[int], cases: int) -> Iterator[list[int]]:
    """Lists of operands, the same ones each time."""
    source = random.Random(seed)
    for _ in range(cases):
        yield [source.choice(choices) for _ in range(source.choice([0, 1, 2, 3, 4, 5, 6, 8, 12, 18, 24]))]


@pytest.mark.parametrize(("block", "record"), READ)
def test_a_codec_reads_what_its_declaration_reads(block: BlockSchema, record: RecordSchema) -> None:
    """... from any operands, between operands of other records: the same fields, or RecordError where it fails."""
    reading, _ = Codecs().of(block, record)
    for operands in random_operands(record.identifier, ANY + ENDS, 150):
        column = vec[i64]([5, 6, *operands, *[7] * 30])
        end = 2 + len(operands)
        try:
            expected = record.parse(operands, BASE)
        except ConstructError:
            expected = None
        if expected is None or (expected["rest"] and not record.extra):
            with pytest.raises(RecordError):
                reading(column, 2, end, BASE)
        else:
            assert difference(record.fields, "", reading(column, 2, end, BASE), expected) == "", operands


@pytest.mark.parametrize(("block", "record"), RECORDS)
def test_what_is_read_is_written_the_same(block: BlockSchema, record: RecordSchema) -> None:
    """Presence and absence of optional operands, and operands that the declaration does not know, included."""
    codecs = Codecs()
    for operands in random_operands(record.identifier, WRITTEN, 100):
        try:
            wrong = check_record(block, record, codecs, Findings(), ops(*operands), 0, len(operands), True)
        except RecordError:
            continue
        assert wrong == ""


@pytest.mark.parametrize(("block", "record"), READ)
def test_a_record_that_is_cut_short_never_borrows_from_the_next(block: BlockSchema, record: RecordSchema) -> None:
    reading, writing = Codecs().of(block, record)
    column = ops(*[2] * 40)
    for length in range(12):
        try:
            found = reading(column, 0, length, BASE)
        except RecordError as error:
            assert error.record == record.name
            continue
        if writing is not None:
            assert writing(found, BASE) == [2] * length


@pytest.mark.parametrize("version", range(1, 13))
def test_summaries_of_each_version_are_read_and_written_as_declared(version: int) -> None:
    codecs = Codecs()
    for record in SUMMARY.all():
        reading, writing = codecs.of(SUMMARY, record)
        for operands in random_operands(f"{record.identifier} {version}", WRITTEN, 40):
            try:
                expected = record.parse(operands, version)
            except ConstructError:
                with pytest.raises(RecordError):
                    reading(ops(*operands), 0, len(operands), version)
                continue
            found = reading(ops(*operands), 0, len(operands), version)
            assert difference(record.fields, "", found, expected) == "", (record.name, operands)
            assert writing(found, version) == operands == record.build(expected, len(operands), version)


def test_what_came_with_a_version_is_not_in_those_before() -> None:
    head = [3, 32, 7]
    first = globalval_summary_read.read_permodule_profile(ops(*head, 1, 9, 4, 6, 2), 0, 8, 1)
    assert (list(first.refs), list(first.call_values), list(first.call_site_counts)) == ([9], [4], [6])
    seventh = globalval_summary_read.read_permodule_profile(ops(*head, 5, 1, 1, 0, 9, 4, 2), 0, 10, 7)
    assert (seventh.function_flags, seventh.read_only_refs, list(seventh.call_hotnesses)) == (5, 1, [2])
    old = globalval_summary_read.read_value_guid(ops(1, 1 << 40), 0, 2, 10)
    new = globalval_summary_read.read_value_guid(ops(1, 1 << 8, 0), 0, 3, 11)
    assert old.guid == new.guid == 1 << 40
    halves = globalval_summary_read.read_stack_ids(ops(0xFFFFFFFF, 0xFFFFFFFE, 0, 1), 0, 4, 12)
    assert list(halves.ids) == [-2, 1]
    with pytest.raises(RecordError, match="too short"):
        globalval_summary_read.read_stack_ids(ops(1), 0, 1, 12)


def test_a_value_is_the_distance_back_from_the_next_one() -> None:
    store = read_relative(function_read.read_inst_store, 1, 2, 3, 0)
    assert (store.pointer, store.pointer_type, store.value, store.value_type) == (99, NONE, 98, NONE)


def test_a_forward_reference_carries_its_type() -> None:
    store = read_relative(function_read.read_inst_store, 0xFFFFFFFF, 7, 2, 3, 0)
    assert (store.pointer, store.pointer_type, store.value) == (101, 7, 98)
    assert function_write.write_inst_store(store, BASE) == [0xFFFFFFFF, 7, 2, 3, 0]


def test_the_values_of_a_phi_are_signed_distances() -> None:
    phi = read_relative(function_read.read_inst_phi, 5, 4, 0, 7, 1)
    assert list(phi.incoming_values) == [98, 103]
    assert list(phi.incoming_blocks) == [0, 1]
    assert (phi.type, phi.flags) == (5, 0)


def test_an_even_number_of_operands_gives_a_phi_its_fast_math_flags() -> None:
    assert read_relative(function_read.read_inst_phi, 5, 4, 0, 7, 1, 0x80).flags == 0x80


def test_flags_that_are_absent_and_flags_that_are_0_stay_apart() -> None:
    absent, zero = (
        read_relative(function_read.read_inst_binop, 1, 2, 0),
        read_relative(function_read.read_inst_binop, 1, 2, 0, 0),
    )
    assert absent.flags == zero.flags == 0
    assert function_write.write_inst_binop(absent, BASE) == [1, 2, 0]
    assert function_write.write_inst_binop(zero, BASE) == [1, 2, 0, 0]


def test_a_call_has_a_function_type_and_fast_math_flags_where_its_bits_say_so() -> None:
    plain = read_relative(function_read.read_inst_call, 1, 0, 50, 3)
    assert (plain.function_type, plain.fast_math, plain.callee, list(plain.args)) == (NONE, 0, 50, [97])
    full = read_relative(function_read.read_inst_call, 1, 1 << 15 | 1 << 17, 0x80, 9, 50, 3)
    assert (full.function_type, full.fast_math, full.callee, list(full.args)) == (9, 0x80, 50, [97])


def test_operands_of_a_gep_have_types_only_if_one_is_a_forward_reference() -> None:
    plain = read_relative(function_read.read_inst_gep, 1, 4, 1, 2)
    assert (list(plain.operands), list(plain.operands_types)) == ([99, 98], [])
    forward = read_relative(function_read.read_inst_gep, 1, 4, 1, 0, 6)
    assert (list(forward.operands), list(forward.operands_types)) == ([99, 100], [NONE, 6])


def test_metadata_among_the_inputs_of_a_bundle_is_marked() -> None:
    bundle = read_relative(function_read.read_operand_bundle, 2, 1, c.OB_METADATA, 60)
    assert (list(bundle.inputs), list(bundle.inputs_types)) == ([99, 40], [NONE, METADATA_OPERAND])
    assert function_write.write_operand_bundle(bundle, BASE) == [2, 1, c.OB_METADATA, 60]


def test_a_branch_has_one_operand_or_three() -> None:
    assert read_relative(function_read.read_inst_br, 4).false_dest == NONE
    assert read_relative(function_read.read_inst_br, 4, 5, 1).condition == 99
    with pytest.raises(RecordError, match="too long"):
        read_relative(function_read.read_inst_br, 4, 5)


def test_switch_cases_are_absolute_values() -> None:
    switch = read_relative(function_read.read_inst_switch, 3, 1, 0, 20, 1, 21, 2)
    assert (list(switch.case_values), list(switch.case_dests)) == ([20, 21], [1, 2])


def test_ret_void_has_no_value() -> None:
    assert read_relative(function_read.read_inst_ret).value == NONE
    assert read_relative(function_read.read_inst_ret, 1).value == 99


@pytest.mark.parametrize("value", [0, 1, -1, 5, -5, (1 << 63) - 1, -(1 << 63), (1 << 62), -(1 << 62)])
def test_integers_have_their_sign_in_bit_0(value: int) -> None:
    assert unrotate(rotate(value)) == value
    assert list(read(constants_read.read_wide_integer, rotate(value)).words) == [value]


def test_minus_zero_is_the_least_integer() -> None:
    assert list(read(constants_read.read_wide_integer, 1).words) == [-(1 << 63)]


def test_a_range_of_more_than_64_bits_says_how_many_words_it_has() -> None:
    gep = read(constants_read.read_ce_gep_with_inrange, 3, 1, 128, 2 | 1 << 32, 2, 4, 6, 8, 30)
    assert (list(gep.lower), list(gep.upper)) == ([1, 2], [3])
    assert (list(gep.operand_types), list(gep.operand_values)) == ([8], [30])
    narrow = read(constants_read.read_ce_gep_with_inrange, 3, 1, 64, 2, 3, 8, 30)
    assert (list(narrow.lower), list(narrow.upper)) == ([1], [-1])


def test_inline_assembly_is_two_strings() -> None:
    asm = read(constants_read.read_inlineasm, 9, 1, 3, *b"nop", 2, *b"=r")
    assert (asm.function_type, asm.asm, asm.constraints) == (9, b"nop", b"=r")
    with pytest.raises(RecordError, match="too short"):
        read(constants_read.read_inlineasm, 9, 1, 30, *b"nop", 2, *b"=r")


def test_a_length_field_takes_no_memory_on_its_word() -> None:
    with pytest.raises(RecordError, match="too short"):
        read_relative(function_read.read_inst_landingpad, 1, 0, 1 << 60, 0, 5)
    with pytest.raises(RecordError, match="too short"):
        read_relative(function_read.read_inst_catchswitch, 1, -5, 3)


def test_null_metadata_is_none_and_absent_metadata_too() -> None:
    location = read(metadata_read.read_location, 0, 3, 4, 17, 0)
    assert (location.scope, location.inlined_at, location.operand_count) == (17, NONE, 5)
    assert metadata_read.read_location(ops(0, 3, 4, 17, 9), 0, 5).inlined_at == 8


def test_a_global_ends_before_its_tail_or_after_it() -> None:
    short = read(module_read.read_globalvar_v1, 5, 2, 0, 0, 0, 0)
    assert (short.initializer, short.visibility, short.operand_count) == (NONE, 0, 6)
    full = read(module_read.read_globalvar_v1, 5, 2, 4, 0, 0, 0, *range(1, 13))
    assert (full.initializer, full.dso_local, full.sanitizer, full.code_model) == (3, 8, 11, 12)


def test_a_use_list_ends_with_its_value() -> None:
    order = read(uselist_read.read_default, 1, 0, 2, 44)
    assert (list(order.indexes), order.value) == ([1, 0, 2], 44)
    with pytest.raises(RecordError, match="too short"):
        read(uselist_read.read_default)


def test_the_forms_of_attributes() -> None:
    text = [4, *b"k", 0, *b"v", 0]
    wide = [7, 92, 128, 1 | 2 << 32, 2, 4, 6]
    both = [8, 94, 2, 32, 0, 8, 16, 24]
    operands = [1, 0xFFFFFFFF, 0, 18, 1, 1, 8, *text, 6, 29, 3, 5, 3, *wide, *both]
    group = read(paramattr_group_read.read_entry, *operands)
    assert [(item.form, item.kind, item.value) for item in group.attributes] == [
        (0, 18, NONE),
        (1, 1, 8),
        (STRING_VALUE, NONE, NONE),
        (6, 29, 3),
        (5, 3, NONE),
        (RANGE, 92, NONE),
        (RANGE_LIST, 94, NONE),
    ]
    assert (group.attributes[2].key, group.attributes[2].text) == (b"k", b"v")
    assert [list(words) for words in (group.attributes[5].ranges[0].lower, group.attributes[5].ranges[0].upper)] == [
        [1],
        [2, 3],
    ]
    assert [list(one.upper) for one in group.attributes[6].ranges] == [[4], [12]]
    assert paramattr_group_write.write_entry(group) == operands


@pytest.mark.parametrize("operands", [[9, 1], [3, 65], [1, 1], [7, 92, 128, 4, 2], [8, 94, 1 << 60, 32, 0, 1]])
def test_attributes_that_are_none_are_refused(operands: list[int]) -> None:
    with pytest.raises(RecordError):
        read(paramattr_group_read.read_entry, 1, 0, *operands)


def test_text_keeps_bytes_that_llvm_stored_as_a_signed_char() -> None:
    triple = read(module_read.read_triple, 0x61, 0xFFFFFFC3, 0xFFFFFFA9)
    assert triple.text == b"a\xc3\xa9"
    assert module_write.write_triple(triple) == [0x61, 0xFFFFFFC3, 0xFFFFFFA9]


def test_errors_are_those_of_bitcode_and_name_the_record() -> None:
    with pytest.raises(BitcodeError) as caught:
        read_relative(function_read.read_inst_load, 1)
    assert caught.value.record == "INST_LOAD"
    assert "needs 3 more operand(s), 1 left" in str(caught.value)


def test_strings_are_the_only_operands_that_are_cut_to_eight_bits() -> None:
    texts = [
        record.name for block in ALL for record in block.all() for f in record.fields if isinstance(f.subcon, Chars)
    ]
    assert texts
    assert importlib.import_module("bitcode.schema.runtime").chars(ops(0x141), 0, 1) == b"A"
