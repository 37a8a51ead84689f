"""Metadata blocks: strings, forward references, cycles, named metadata, old forms, and what is wrong with a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from metadata_modules import Record, named, read_metadata

import irkit
from bitcode.schema import codes as c
from irkit.debug_info import DIDerivedType, DIEnumerator, DIFile, DIObjCProperty, DISubprogram
from irkit.errors import BitcodeError, IRKitError, UnsupportedError
from irkit.metadata import DIExpression, DILocation, MDNode, MDString, MDTuple, ValueAsMetadata

FIXTURES = Path(__file__).parents[2] / "fixtures" / "metadata"
EMPTY: Record = (c.METADATA_NODE, [])


def first(records: list[Record], strings: list[bytes] | None = None, producer: str = "LLVM19.1.7") -> MDNode:
    """The first node of `!n` of a module with these records."""
    module = read_metadata([*records, *named("n", len(strings or []))], strings or [], producer=producer)
    return module.named_metadata[0].operands[0]


def test_strings_keep_every_byte() -> None:
    node = first([(c.METADATA_NODE, [1, 2, 3])], [b"abc", b"\xff\xc3", b"x" * 100])
    texts = [operand.string for operand in node.operands if isinstance(operand, MDString)]
    assert texts == ["abc", "\udcff\udcc3", "x" * 100]


def test_forward_references_and_cycles_become_the_nodes() -> None:
    node = first([(c.METADATA_DISTINCT_NODE, [2, 1]), (c.METADATA_NODE, [1, 0])])
    other = node.operands[0]
    assert isinstance(other, MDTuple)
    assert other.operands == [node, None]
    assert node.operands[1] is node


def test_a_node_that_holds_itself_is_distinct() -> None:
    node = first([(c.METADATA_NODE, [1, 0])])
    assert node.operands == [node, None]
    assert node.distinct


@pytest.mark.parametrize("inlined_at", [0, 1])
@pytest.mark.parametrize("before", [EMPTY, (c.METADATA_NODE, [4])])
def test_a_location_is_the_same_object_wherever_its_fields_are_equal(before: Record, inlined_at: int) -> None:
    """Whether or not the node before them refers to what comes later."""
    location: Record = (c.METADATA_LOCATION, [0, 3, 4, 0, inlined_at, 0])
    module = read_metadata([EMPTY, before, location, location, *named("n", 2, 3)])
    one, two = module.named_metadata[0].operands
    assert one is two
    assert isinstance(one, DILocation)
    assert one is module.context.location(3, 4, one.scope, one.inlined_at)


def test_a_location_read_before_its_scope_is_the_one_for_its_fields() -> None:
    module = read_metadata([(c.METADATA_LOCATION, [0, 3, 70000, 1, 0, 0]), EMPTY, *named("n", 0)])
    location = module.named_metadata[0].operands[0]
    assert isinstance(location, DILocation)
    assert location.column == 0, "a column has 16 bits"
    assert location is module.context.location(3, 0, location.scope, None)


def test_names_that_come_again_go_on_with_their_list() -> None:
    module = read_metadata([EMPTY, EMPTY, *named("n", 0), *named("m", 0), *named("n", 1)])
    assert [(one.name, len(one.operands)) for one in module.named_metadata] == [("n", 2), ("m", 1)]


def test_enumerators_have_any_width() -> None:
    wide = first([(c.METADATA_ENUMERATOR, [4, 128, 0, 0, 2 << 1])])
    old = first([(c.METADATA_ENUMERATOR, [0, ~(-5 << 1), 0])])
    assert isinstance(wide, DIEnumerator)
    assert isinstance(old, DIEnumerator)
    assert (wide.value, wide.bit_width, old.value, old.bit_width) == (2 << 64, 128, -5, 64)


def test_counts_of_old_subranges_are_numbers_of_64_bits() -> None:
    (count, *_) = first([(c.METADATA_SUBRANGE, [0, 5, 6])]).operands
    assert isinstance(count, ValueAsMetadata)
    assert str(count.value) == "i64 5"


def test_subprograms_of_before_llvm_8_have_their_flags() -> None:
    record = [2, 0, 0, 0, 0, 7, 0, 1, 1, 9, 0, 2, 0, 1 << 21, 1, 0, 0, 0, 0]
    node = first([(c.METADATA_SUBPROGRAM, record)])
    assert isinstance(node, DISubprogram)
    assert (node.line, node.scope_line, node.flags) == (7, 9, 0)
    assert node.sp_flags == 2 | 4 | 8 | 16 | 1 << 8
    assert node.distinct, "a definition is"


def test_a_checksum_needs_its_kind() -> None:
    node = first([(c.METADATA_FILE, [0, 1, 1, 0, 1])], [b"a"])
    assert isinstance(node, DIFile)
    assert node.operands[2] is None


def test_the_names_of_an_objc_property_are_read_as_each_release_does() -> None:
    record: Record = (c.METADATA_OBJC_PROPERTY, [0, 0, 0, 0, 1, 2, 0, 0])
    old, new = (first([record], [b"s", b"g"], producer) for producer in ("LLVM19.1.7", "LLVM22.1.0"))
    assert isinstance(old, DIObjCProperty)
    assert isinstance(new, DIObjCProperty)
    assert (old.setter, old.getter) == ("g", "s")
    assert (new.setter, new.getter) == ("s", "g")


def test_annotations_alone_do_not_count_from_llvm_19_on() -> None:
    record: Record = (c.METADATA_DERIVED_TYPE, [0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    old, new = (first([record], producer=producer) for producer in ("LLVM16.0.6", "LLVM19.1.7"))
    assert isinstance(old, DIDerivedType)
    assert isinstance(new, DIDerivedType)
    assert (old.annotations, new.annotations) == (old, None)


def test_a_variable_without_expression_has_an_empty_one() -> None:
    node = first([(c.METADATA_GLOBAL_VAR_EXPR, [0, 0, 0])])
    assert isinstance(node.operands[1], DIExpression)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ((60, []), "code 60"),
    ],
)
def test_what_is_too_old_or_too_new_is_refused_by_name(record: Record, words: str) -> None:
    with pytest.raises(UnsupportedError, match=words):
        read_metadata([record])


@pytest.mark.parametrize(
    ("records", "words"),
    [
        ([(c.METADATA_NODE, [9])], "metadata id 8 where there are 1"),
        ([(c.METADATA_NODE, [2**31])], "metadata id"),
        ([(c.METADATA_NAME, b"n")], "without its NAMED_NODE"),
        ([(c.METADATA_NAME, b"n"), EMPTY], "not followed by its NAMED_NODE"),
        ([(c.METADATA_NAMED_NODE, [])], "without its NAME"),
        ([*named("n", 3)], "metadata id 3"),
        ([(c.METADATA_FILE, [0, 1, 0])], "where a string is needed"),
        ([EMPTY, (c.METADATA_ARG_LIST, [0])], "is no value"),
        ([(c.METADATA_VALUE, [5, 0])], "type id 5"),
        ([(c.METADATA_SUBRANGE, [6, 0, 0, 0, 0])], "version 3"),
        ([(c.METADATA_ENUMERATOR, [4, 2**40, 0, 2])], "bits"),
        ([(c.METADATA_ASSIGN_ID, [0])], "not distinct"),
        ([(c.METADATA_GLOBAL_DECL_ATTACHMENT, [7])], "value 7"),
        ([(c.METADATA_KIND, [0, 97]), (c.METADATA_KIND, [0, 98])], "two names"),
        ([(c.METADATA_SUBPROGRAM, [4])], "too short"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(records: list[Record], words: str) -> None:
    with pytest.raises(BitcodeError, match=words) as caught:
        read_metadata(records)
    assert caught.value.block_path == "MODULE_BLOCK/METADATA_BLOCK"
    assert caught.value.bit_offset


@pytest.mark.parametrize("blob", [b"", b"\xff" * 64, b"\x05\0\0\0abc"])
def test_damaged_strings_are_an_error(blob: bytes) -> None:
    with pytest.raises(BitcodeError):
        read_metadata([], blob=blob)


def test_a_chain_of_nodes_may_be_deep() -> None:
    records: list[Record] = [(c.METADATA_NODE, [index + 2]) for index in range(50_000)]
    node = first([*records, EMPTY])
    depth = 0
    while node.operands:
        inner = node.operands[0]
        assert isinstance(inner, MDNode)
        node = inner
        depth += 1
    assert depth == 50_000


@pytest.mark.parametrize("version", [13, 22])
def test_function_metadata_is_read_with_its_function(version: int) -> None:
    path = next(FIXTURES.glob(f"debug-*.{version}.bc"))
    module = irkit.parse_bitcode(path.read_bytes(), path.name)
    function = next(function for function in module.functions if not function.is_declaration)
    locations = {i.debug_loc for block in function for i in block if i.debug_loc is not None}
    assert locations
    assert all(isinstance(location, DILocation) for location in locations)


def test_damaged_fixtures_give_one_error_at_most() -> None:
    for path in sorted(FIXTURES.glob("*.22.bc")):
        data = path.read_bytes()
        for place in range(len(data) // 4, len(data), 397):
            damaged = bytearray(data)
            damaged[place] ^= 0x55
            try:
                irkit.to_assembly(irkit.parse_bitcode(bytes(damaged), "damaged"))
            except IRKitError:
                continue
