"""Names of a function's values stand in the order of LLVM's hash table, or in that of the source while it is true."""

from __future__ import annotations

import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from writer_states import FILES, add_function, as_in_the_source, children, fixture_modules, new_module, state_of

from bitcode.bitstream import Block, read_bitstream
from bitcode.reader import parse_bitcode_modules
from bitcode.schema import codes as c
from bitcode.writer.function import write_function
from bitcode.writer.string_map import bernstein_hash, iteration_order
from bitcode.writer.xxhash import low_32bits, xxh3_64bits
from irkit.blocks import BasicBlock
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.module import Module
from irkit.terminators import BranchInst, ReturnInst


@pytest.mark.parametrize("name", FILES)
def test_the_order_of_names_in_a_text(name: str) -> None:
    """LLVM read the fixtures' texts: without the order of the source, theirs comes of the order of naming."""
    for _, module, block in fixture_modules(name):
        module.provenance.symbol_orders.clear()
        state = state_of(module)
        as_in_the_source(state)
        for function in module.functions:
            if not function.is_declaration:
                write_function(state, function)
        found = [tables(one) for one in functions_in(state.stream.getvalue())]
        assert found == [tables(one) for one in children(block, c.FUNCTION_BLOCK_ID)]


def functions_in(data: bytes) -> list[Block]:
    blocks = read_bitstream(b"BC\xc0\xde" + data).blocks
    return [block for block in blocks if block.block_id == c.FUNCTION_BLOCK_ID]


def tables(block: Block) -> list[bytes]:
    """The names in a function's block, in their order."""
    found = []
    for table in children(block, c.VALUE_SYMTAB_BLOCK_ID):
        records = table.scan()
        found += [bytes(records.operands(k)[1:]) for k in range(len(records))]
    return found


def names_written(module: Module) -> list[bytes]:
    state = state_of(module)
    write_function(state, module.functions[0])
    [block] = functions_in(state.stream.getvalue())
    return tables(block)


def with_named_blocks(llvm_version: int, names: str) -> Module:
    """A function whose blocks have these one-letter names; each branches to the next."""
    module = new_module(llvm_version)
    context = module.context
    function = add_function(module)
    blocks = [BasicBlock(context.label, function, name) for name in names]
    for block, successor in pairwise(blocks):
        block.append(BranchInst(context.void, successor))
    blocks[-1].append(ReturnInst(context.void, None))
    function.set_blocks(blocks)
    return module


@pytest.mark.parametrize(
    ("text", "digest"),
    [
        (b"", 0x2D06800538D394C2),
        (b"a", 0xE6C632B61E964E1F),
        (b"abc", 0x78AF5F94892F3950),
        (b"abcd", 0x6497A96F53A89890),
        (b"arrayidx", 0x810AA295148803C2),
        (b"for.body.i", 0xD432D7A5A9D59062),
        (b"a" * 16, 0x13BA5039476CD10A),
        (b"a" * 17, 0x39127B6816C5F92A),
    ],
)
def test_xxh3_of_short_texts(text: bytes, digest: int) -> None:
    assert xxh3_64bits(text) == digest
    assert low_32bits(text) == digest & 0xFFFFFFFF


def test_xxh3_of_every_size() -> None:
    """The digests of texts of pseudorandom bytes, and theirs, as libxxhash 0.8.1 has them."""

    def text(size: int, seed: int) -> bytes:
        value, made = size * 2654435761 + seed, bytearray()
        for _ in range(size):
            value = (value * 1103515245 + 12345) % (1 << 31)
            made.append(value >> 16 & 0xFF)
        return bytes(made)

    for sizes, digest in (
        (range(4), 0xD7223088BF090CC5),
        (range(4, 9), 0xAF77C71FF799E04F),
        (range(9, 17), 0x04FF79699ED0D0D6),
        ([*range(17, 128, 7), 128], 0xA57FD3BE04B8DC31),
        ([*range(129, 240, 9), 240], 0x69C3C94AFE4DAB8D),
        ([241, 1024, 1025, 1088, 1089, 2048, 2049, 2400], 0x2BA3235A291F3E3C),
    ):
        texts = [text(size, seed) for size in sizes for seed in range(8)]
        assert xxh3_64bits(b"".join([xxh3_64bits(one).to_bytes(8, "little") for one in texts])) == digest


def test_bernsteins_hash_has_32_bits() -> None:
    assert bernstein_hash(b"ab") == 97 * 33 + 98
    assert bernstein_hash(b"a" * 40) < 1 << 32


def test_small_tables_go_by_the_low_bits_of_the_hash() -> None:
    keys = [bytes([byte]) for byte in b"zyxa"]
    assert [keys[place] for place in iteration_order(keys, Dialect.of(13))] == [b"a", b"x", b"y", b"z"]


def test_a_key_whose_bucket_is_taken_goes_on_at_growing_distances() -> None:
    # One byte's hash is the byte: 1, 17 and 33 all want bucket 1; the second goes to 2, the third past it to 4.
    keys = [bytes([byte]) for byte in (33, 17, 1, 3)]
    assert iteration_order(keys, Dialect.of(13)) == [0, 1, 3, 2]


def test_the_table_doubles_when_it_is_more_than_three_quarters_full() -> None:
    keys = [bytes([byte]) for byte in (17, *range(2, 13))]
    assert iteration_order(keys, Dialect.of(13))[0] == 0  # 12 of 16: 17 is in bucket 1
    assert iteration_order([*keys, bytes([13])], Dialect.of(13))[-1] == 0  # 13: it moves to bucket 17


def test_each_release_has_its_hash() -> None:
    names = "abcdefgh"
    assert names_written(with_named_blocks(16, names)) == [bytes([byte]) for byte in names.encode()]
    assert names_written(with_named_blocks(19, names)) != [bytes([byte]) for byte in names.encode()]


def test_the_order_of_the_source_stays_while_its_names_are_the_same() -> None:
    module = with_named_blocks(16, "abc")
    function = module.functions[0]
    module.provenance.symbol_orders[function] = ["c", "a", "b"]
    assert names_written(module) == [b"c", b"a", b"b"]
    function.blocks[1].name = "d"
    assert names_written(module) == [b"a", b"c", b"d"]


def test_after_an_edit_names_come_in_in_the_order_of_the_source() -> None:
    """All want the same bucket: the first one gets it, the second the next, the third the one at two more."""
    module = with_named_blocks(16, "1AQ")
    function = module.functions[0]
    module.provenance.symbol_orders[function] = ["A", "Q", "x"]
    assert names_written(module) == [b"A", b"Q", b"1"]


def test_two_values_of_one_name_are_both_written() -> None:
    module = with_named_blocks(16, "aba")
    module.provenance.symbol_orders[module.functions[0]] = ["a", "b", "a"]
    state = state_of(module)
    write_function(state, module.functions[0])
    [block] = functions_in(state.stream.getvalue())
    [table] = children(block, c.VALUE_SYMTAB_BLOCK_ID)
    records = table.scan()
    assert sorted([records.operands(k)[0] for k in range(len(records))]) == [0, 1, 2]


def test_a_block_is_named_where_a_branch_first_speaks_of_it() -> None:
    """Both names want the same bucket, so that the first one named comes first."""
    module = new_module(16)
    context = module.context
    function = add_function(module)
    low, high = chr(0x31), chr(0x41)  # equal modulo 16
    entry, first, second = [BasicBlock(context.label, function, name) for name in ("", high, low)]
    function.set_blocks([entry, first, second])
    entry.append(BranchInst(context.void, second))
    for block in (first, second):
        block.append(ReturnInst(context.void, None))
    assert names_written(module) == [low.encode(), high.encode()]


def test_names_of_every_kind_of_letter() -> None:
    module = new_module()
    i32 = module.context.integer(32)
    function: Function = add_function(module, i32, i32, i32)
    function.blocks[0].append(ReturnInst(module.context.void, None))
    function.blocks[0].name = "a-b"
    for argument, name in zip(function.arguments, ("a.b", "a b", "\udcff"), strict=True):
        argument.name = name
    state = state_of(module)
    write_function(state, function)
    [block] = functions_in(state.stream.getvalue())
    [table] = children(block, c.VALUE_SYMTAB_BLOCK_ID)
    records = table.scan()
    found = {bytes(records.operands(k)[1:]): records.abbrev_ids[k] for k in range(len(records))}
    assert found == {b"a.b": 6, b"a b": 5, b"\xff": 4, b"a-b": 4}


@pytest.mark.llvm(22)
def test_names_of_every_length_are_hashed_as_llvm_does(tmp_path: Path) -> None:
    lengths = (
        1,
        2,
        3,
        4,
        8,
        9,
        16,
        17,
        32,
        33,
        64,
        65,
        100,
        128,
        129,
        200,
        240,
        241,
        300,
        512,
        1023,
        1024,
    )  # LLVM takes no longer one
    names = [chr(ord("a") + place) * length for place, length in enumerate(lengths)]
    lines = "".join([f"  %{name} = add i32 0, 1\n" for name in names])
    text = tmp_path / "names.ll"
    text.write_text(f"define void @f() {{\n{lines}  ret void\n}}\n")
    subprocess.run(["llvm-as-22", str(text)], check=True)
    data = text.with_suffix(".bc").read_bytes()
    [module] = parse_bitcode_modules(data, "names.bc")
    module.materialize()
    [block] = [one for one in read_bitstream(data).blocks if one.block_id == c.MODULE_BLOCK_ID]
    [body] = children(block, c.FUNCTION_BLOCK_ID)
    module.provenance.symbol_orders.clear()
    assert names_written(module) == tables(body)
