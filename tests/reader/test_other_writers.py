"""What writers other than LLVM say otherwise than it does, and what LLVM's reader makes of it."""

from __future__ import annotations

import pytest
from reader_modules import Block, constants, read, types, variable

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import BitcodeError, UnsupportedError
from irkit.module import Module

I64, PTR, FLOAT = range(3)
TABLE = types((c.TYPE_CODE_INTEGER, [64]), (c.TYPE_CODE_OPAQUE_POINTER, [0]), (c.TYPE_CODE_FLOAT, []))
ADD, SDIV = 0, 4
PTR_TO_INT, INT_TO_PTR = 9, 10


def initialized(ty: int, *records: tuple[int, list[int]], producer: str = "zig 0.14.0") -> Module:
    """A module of `@a`, whose initializer is the last of these constants."""
    items = [(c.CST_CODE_SETTYPE, [I64]), (c.CST_CODE_NULL, []), (c.CST_CODE_SETTYPE, [ty]), *records]
    return read(TABLE, variable(ty, 1 + len(records), (0, 1)), constants(*items), names="a", producer=producer)


def line(module: Module) -> str:
    irkit.upgrade(module)
    return next(line for line in irkit.to_assembly(module).split("\n") if line.startswith("@a"))


def test_the_type_of_a_conversion_s_operand_is_the_operand_s_whatever_the_record_says() -> None:
    record = (c.CST_CODE_CE_CAST, [PTR_TO_INT, I64, 0])
    assert line(initialized(I64, record)) == "@a = constant i64 ptrtoint (ptr @a to i64)"
    with pytest.raises(BitcodeError, match="an operand of type ptr; expected i64"):
        initialized(I64, record, producer="LLVM14.0.6").materialize()


def test_a_conversion_that_there_is_not_is_an_error() -> None:
    with pytest.raises(BitcodeError, match="inttoptr of ptr to i64"):
        initialized(I64, (c.CST_CODE_CE_CAST, [INT_TO_PTR, PTR, 0])).materialize()


def test_a_getelementptr_by_zero_is_its_base() -> None:
    record = (c.CST_CODE_CE_INBOUNDS_GEP, [I64, PTR, 0, I64, 1])
    module = initialized(PTR, record)
    assert "getelementptr inbounds (i64, ptr @a, i64 0)" in irkit.to_assembly(module)
    assert line(module) == "@a = constant ptr @a"


@pytest.mark.parametrize(("version", "code"), [(22, c.CST_CODE_DATA), (23, c.CST_CODE_FLOAT)])
def test_equal_floats_of_a_vector_are_one_number_from_llvm_23_on(version: int, code: int) -> None:
    text = "@a = global <2 x double> <double -0.0, double -0.0>\n@b = global <2 x double> <double 1.0, double 2.0>\n"
    data = irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=version))
    [module] = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    [block] = [child for child in module.scan().children if child.block_id == c.CONSTANTS_BLOCK_ID]
    assert sorted(block.scan().codes) == sorted([c.CST_CODE_SETTYPE, code, c.CST_CODE_DATA])
    assert irkit.to_bitcode(parse_bitcode(data)) == data


@pytest.mark.parametrize(("release", "word"), [("LLVM19.1.7", "undef"), ("LLVM21.1.0", "poison")])
def test_metadata_loses_constant_expressions_that_the_release_lacks(release: str, word: str) -> None:
    items = [(c.CST_CODE_SETTYPE, [I64]), (c.CST_CODE_NULL, []), (c.CST_CODE_CE_CAST, [PTR_TO_INT, PTR, 0])]
    shifted = (c.CST_CODE_CE_BINOP, [SDIV, 2, 1])
    metadata = Block(
        c.METADATA_BLOCK_ID,
        [
            (c.METADATA_VALUE, [I64, 3]),
            (c.METADATA_NODE, [1]),
            (c.METADATA_NAME, [ord("n")]),
            (c.METADATA_NAMED_NODE, [1]),
        ],
    )
    module = read(TABLE, variable(I64, None, (0, 1)), constants(*items, shifted), metadata, names="a", producer=release)
    irkit.upgrade(module)
    assert f"!0 = !{{i64 {word}}}" in irkit.to_assembly(module)


@pytest.mark.parametrize(("magic", "kind"), [(b"MTLB", "a Metal library"), (b"xar!", "a xar"), (b"PEXE", "a PNaCl")])
def test_files_that_are_something_else_are_named(magic: bytes, kind: str) -> None:
    for reads in (read_bitstream, parse_bitcode):
        with pytest.raises(UnsupportedError, match=kind):
            reads(magic + bytes(60), "x")


def test_low_bits_of_an_address_are_known_by_an_alignment_that_came_after_the_mask() -> None:
    text = "@a = external global i8\n@b = global i64 and (i64 ptrtoint (ptr @a to i64), i64 7)\n"
    module = irkit.parse_assembly(text, llvm_version=17)
    module.globals["a"].alignment = 8
    again = parse_bitcode(irkit.to_bitcode(module))
    assert "@b = global i64 and (i64 ptrtoint (ptr @a to i64), i64 7)" in irkit.to_assembly(again)
    irkit.upgrade(again)
    assert "@b = global i64 0" in irkit.to_assembly(again)
