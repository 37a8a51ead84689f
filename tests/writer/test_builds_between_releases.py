"""Files of builds between two releases: their abbreviations, metadata kinds and shorter records come back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import irkit
from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter, read_bitstream
from bitcode.bitstream.abbreviations import FIXED, LITERAL, VBR
from bitcode.bitstream.block_ids import FUNCTION_BLOCK, METADATA_BLOCK, METADATA_KIND_BLOCK, MODULE_BLOCK
from bitcode.reader import parse_bitcode
from bitcode.writer import to_bitcode
from irkit.dialects import Dialect

SOURCE = b"""
@a = dso_local global i32 0
!n = !{!0}
!0 = !{i32 1}
"""
GLOBALS = {7: "variable", 8: "function", 14: "alias", 18: "ifunc"}  # by the codes of their records
NO_ENDS: Mapping[int, int] = {}
FOREIGN = Abbrev([AbbrevOp(LITERAL, 35), AbbrevOp(VBR, 6), AbbrevOp(FIXED, 9)])


def rewritten(
    data: bytes, change: dict[int, list[Abbrev]], kinds: int = 99, ends: Mapping[int, int] = NO_ENDS
) -> bytes:
    """The file without its symbol tables: with these abbreviations added in BLOCKINFO or in front of a block, only so
    many metadata kinds, and records of globals cut off, by their codes."""
    writer = BitWriter()
    writer.raw_bytes(data[:4])
    copy(read_bitstream(data).blocks, writer, change, kinds, ends)
    return writer.getvalue()


def copy(blocks: list, writer: BitWriter, change: dict[int, list[Abbrev]], kinds: int, ends: Mapping[int, int]) -> None:
    for block in blocks:
        writer.enter_block(block.block_id, block.abbrev_width)
        if block.block_id == 0:
            for block_id, given in block.parent.scan().children[-1].info.abbrevs.items():
                writer.set_block_id(block_id)
                for abbrev in [*given, *change.get(block_id, [])]:
                    writer.define_abbrev(abbrev)
            writer.end_block()
            continue
        records = block.scan()
        for abbrev in change.get(block.block_id, []) if block.block_id == METADATA_BLOCK else []:
            writer.define_abbrev(abbrev)
        for abbrev in records.definitions:
            writer.define_abbrev(abbrev)
        nested = 0
        for index, code in enumerate(records.codes):
            while nested < len(records.children) and records.child_at[nested] <= index:
                copy([records.children[nested]], writer, change, kinds, ends)
                nested += 1
            operands = records.operands(index)
            if block.block_id == METADATA_KIND_BLOCK and operands[0] >= kinds:
                continue
            if block.block_id == MODULE_BLOCK:
                operands = operands[: ends.get(code)]
            blob = records.blobs.get(index)
            if blob is None:
                writer.record(3, code, operands)
            else:
                writer.record(3 + len(records.definitions), code, [] if len(operands) == 0 else operands, blob)
        copy(records.children[nested:], writer, change, kinds, ends)
        writer.end_block()


def shown(data: bytes) -> list[tuple[int, list[str], list[list[int]]]]:
    """Each block with its abbreviations, BLOCKINFO's among them, and the operands of its records."""
    found: list[tuple[int, list[str], list[list[int]]]] = []
    pending = list(read_bitstream(data).blocks)
    while pending:
        block = pending.pop(0)
        records = block.scan()
        abbrevs = [str(abbrev) for abbrev in [*block.info.of(block.block_id), *records.definitions]]
        found.append((block.block_id, abbrevs, [records.operands(index) for index in range(len(records.codes))]))
        pending += records.children
    return found


def again(change: dict[int, list[Abbrev]], kinds: int = 99, ends: Mapping[int, int] = NO_ENDS) -> tuple[bytes, bytes]:
    data = rewritten(to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=22), "LLVM22.0.0git"), change, kinds, ends)
    return data, to_bitcode(parse_bitcode(data))


def parts(data: bytes, block_id: int) -> tuple[list[str], list[list[int]]]:
    return next((abbrevs, records) for found, abbrevs, records in shown(data) if found == block_id)


def test_abbreviations_that_the_release_lacks_are_defined_again() -> None:
    for block_id in (FUNCTION_BLOCK, METADATA_BLOCK):
        data, back = again({block_id: [FOREIGN]})
        theirs = [str(one) for one in parse_abbrevs(back, block_id)]
        assert str(FOREIGN) in theirs
        assert theirs == [str(one) for one in parse_abbrevs(data, block_id)]


def parse_abbrevs(data: bytes, block_id: int) -> list[Abbrev]:
    module = next(block for block in read_bitstream(data).blocks if block.block_id == MODULE_BLOCK)
    children = module.scan().children
    if block_id == METADATA_BLOCK:
        return next(child for child in children if child.block_id == block_id).scan().definitions
    return children[-1].info.of(block_id)


def test_only_the_kinds_that_the_file_has_are_written() -> None:
    data, back = again({}, kinds=40)
    assert len(parts(back, METADATA_KIND_BLOCK)[1]) == len(parts(data, METADATA_KIND_BLOCK)[1]) == 40


def test_a_kind_that_an_edit_needs_is_added() -> None:
    data = rewritten(to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=22)), {}, kinds=2)
    module = parse_bitcode(data)
    module.globals[0].metadata["absolute_symbol"] = module.named_metadata[0].operands[0]
    text = irkit.to_assembly(parse_bitcode(to_bitcode(module)))
    assert "@a = dso_local global i32 0, !absolute_symbol !0" in text


def test_records_of_globals_end_where_those_of_the_file_do() -> None:
    _, back = again({}, ends={7: 17})
    assert [len(operands) for operands in parts(back, MODULE_BLOCK)[1] if len(operands) > 10] == [17]


def test_another_release_writes_as_it_does_itself() -> None:
    """Nothing of the file's own ways stays where the module is said to be of another release than the file."""
    data = rewritten(
        to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=22)), {METADATA_BLOCK: [FOREIGN]}, 40, {7: 17}
    )
    module = parse_bitcode(data)
    module.dialect = Dialect.of(21)
    back = to_bitcode(module)
    own = to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=21))
    for block_id in (METADATA_BLOCK, METADATA_KIND_BLOCK):
        assert parts(back, block_id)[0] == parts(own, block_id)[0]
    kinds = [{bytes(name) for _, *name in parts(one, METADATA_KIND_BLOCK)[1]} for one in (own, back)]
    assert kinds[0] <= kinds[1]
    assert [len(operands) for operands in parts(back, MODULE_BLOCK)[1] if len(operands) > 10] == [20]


@pytest.mark.parametrize(("partition", "code"), [(16, 7), (19, 8), (11, 14), (8, 18)], ids=GLOBALS.values())
def test_records_of_globals_end_at_the_partition_or_behind(partition: int, code: int) -> None:
    """The place of a partition's name is a number even where it has none; what is behind it says nothing either."""
    source = """@v = hidden global i32 0
@a = alias i32, ptr @v
@i = ifunc void (), ptr @f
define ptr @f() {
  ret ptr null
}
"""
    whole = to_bitcode(irkit.parse_assembly(source, llvm_version=22))
    for end in range(partition, partition + 5):
        data = rewritten(whole, {}, ends={code: end})
        counts = [lengths(one)[code] for one in (data, to_bitcode(parse_bitcode(data)))]
        assert counts[0] == counts[1] == min(end, lengths(whole)[code])


def lengths(data: bytes) -> dict[int, int]:
    """How many operands the records of globals have."""
    module = next(block for block in read_bitstream(data).blocks if block.block_id == MODULE_BLOCK)
    records = module.scan()
    return {code: len(records.operands(index)) for index, code in enumerate(records.codes) if code in GLOBALS}


@pytest.mark.parametrize("release", [13, 19, 23])
def test_a_module_that_gets_more_types_than_its_source_has_wider_fields(release: int) -> None:
    """The abbreviations of the source are not kept then: they name types by fewer bits."""
    text = "define void @f(i64 %a) {\n  %b = trunc i64 %a to i32\n  %c = add i32 %b, 1\n  unreachable\n}\n"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "m", release)), "m")
    for width in range(1, 30):
        module.add_function(f"f{width}", irkit.function_type(irkit.void, [irkit.int_type(width)]))
        again = irkit.parse_bitcode(irkit.to_bitcode(module), "m")
        assert irkit.differences(module, again) == []
