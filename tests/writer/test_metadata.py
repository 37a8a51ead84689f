"""The blocks of metadata, byte for byte as LLVM's tools wrote them into the fixtures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bitcode.bitstream import BitWriter, Block, read_bitstream
from bitcode.reader import parse_bitcode_modules
from bitcode.schema import codes as c
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.metadata import (
    write_function_attachments,
    write_function_metadata,
    write_metadata_kinds,
    write_module_metadata,
)
from bitcode.writer.state import WriterState
from bitcode.writer.strtab import StrtabBuilder
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.metadata import MDNode, MDString, MDTuple, NamedMDNode
from irkit.module import Module

FIXTURES = Path(__file__).parents[2] / "fixtures"
HEAD = 8  # bytes of ENTER_SUBBLOCK
# A context numbers kinds for all its modules; in this file, put together from finished ones, each has its own numbers.
APART = "names-in-one-context"
FILES = sorted(str(file.relative_to(FIXTURES)) for file in FIXTURES.glob("*/*.bc") if APART not in file.name)


def state_of(module: Module) -> WriterState:
    return WriterState(BitWriter(), module, ValueEnumerator(module, True), StrtabBuilder())


def restart(state: WriterState) -> None:
    """Go on in a stream of its own."""
    state.stream = state.abbreviations.stream = BitWriter()


def written(state: WriterState) -> bytes:
    """The bytes of the one block that was written, without its head."""
    return state.stream.getvalue()[HEAD:]


def body(data: bytes, parent: Block, block_id: int) -> bytes:
    """The bytes of the one block of this kind inside another, without its head; empty if there is none."""
    inner = [block for block in parent.scan().children if block.block_id == block_id]
    assert len(inner) <= 1
    return b"".join(data[block.body_bit // 8 : block.end_bit // 8] for block in inner)


@pytest.mark.parametrize("name", FILES)
def test_the_blocks_of_fixtures_come_back_to_the_byte(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    blocks = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    for module, block in zip(parse_bitcode_modules(data, name), blocks, strict=True):
        module.materialize()
        if list(module.global_values()) or module.summary is None:  # else an index without a module
            check_module(module, data, block)


def check_module(module: Module, data: bytes, block: Block) -> None:
    state = state_of(module)
    write_metadata_kinds(state)
    assert written(state) == body(data, block, c.METADATA_KIND_BLOCK_ID)
    restart(state)
    write_module_metadata(state)
    assert written(state) == body(data, block, c.METADATA_BLOCK_ID)
    bodies = [inner for inner in block.scan().children if inner.block_id == c.FUNCTION_BLOCK_ID]
    defined = [function for function in module.functions if not function.is_declaration]
    for function, inner in zip(defined, bodies, strict=True):
        check_function(state, function, data, inner)


def check_function(state: WriterState, function: Function, data: bytes, block: Block) -> None:
    state.ids.incorporate_function(function)
    restart(state)
    write_function_metadata(state, function)
    assert written(state) == body(data, block, c.METADATA_BLOCK_ID)
    restart(state)
    write_function_attachments(state, function)
    assert written(state) == body(data, block, c.METADATA_ATTACHMENT_ID)
    state.ids.purge_function()


def records(data: bytes) -> list[tuple[int, list[int], int]]:
    """Code, operands and first bit of each record of the one block in `data`, a stream without magic."""
    block = read_bitstream(b"BC\xc0\xde" + data).blocks[0]
    found = block.scan()
    return [
        (found.codes[k], list(found.ops[found.starts[k] : found.starts[k + 1]]), found.bit_offsets[k])
        for k in range(len(found.codes))
    ]


def module_of(count: int) -> Module:
    """A module with as many nodes, each another one."""
    module = Module("m", Dialect.of(22))
    nodes: list[MDNode] = [MDTuple([MDString(str(number))]) for number in range(count)]
    module.named_metadata.append(NamedMDNode("all", nodes))
    return module


def test_more_than_25_nodes_have_an_index() -> None:
    for count, has_index in ((25, False), (26, True)):
        state = state_of(module_of(count))
        write_module_metadata(state)
        codes = [code for code, _, _ in records(state.stream.getvalue())]
        assert (c.METADATA_INDEX in codes) == (c.METADATA_INDEX_OFFSET in codes) == has_index


def test_the_index_says_where_records_begin() -> None:
    state = state_of(module_of(40))
    write_module_metadata(state)
    found = records(state.stream.getvalue())
    codes = [code for code, _, _ in found]
    first = codes.index(c.METADATA_INDEX_OFFSET) + 1
    index = codes.index(c.METADATA_INDEX)
    start = found[first][2]
    assert found[first - 1][1] == [found[index][2] - start, 0]
    places = [bit for _, _, bit in found[first:index]]
    sums = [start + sum(found[index][1][: k + 1]) for k in range(40)]
    assert sums == places


def test_no_metadata_no_block() -> None:
    state = state_of(Module("m", Dialect.of(19)))
    write_module_metadata(state)
    assert state.stream.getvalue() == b""


def test_the_letters_of_a_kind_are_signed() -> None:
    module = Module("m", Dialect.of(19))
    module.metadata_kinds = {name: number for number, name in enumerate(module.dialect.metadata_kinds)}
    module.metadata_kinds["\xe9"] = len(module.metadata_kinds)
    state = state_of(module)
    write_metadata_kinds(state)
    last = records(state.stream.getvalue())[-1]
    assert [x & 0xFFFFFFFFFFFFFFFF for x in last[1]] == [41, 0xFFFFFFFFFFFFFFC3, 0xFFFFFFFFFFFFFFA9]
