"""Symbol tables of bodies and of old modules: what they may say, and what they may not."""

from __future__ import annotations

import pytest
from reader_modules import Block, chars, file, module, read, types

import irkit
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import BitcodeError

I32, VOID, FUNCTION, POINTER = range(4)
TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, VOID, I32]),
    (c.TYPE_CODE_POINTER, [FUNCTION, 0]),
)
DEFINED = (c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0])
OLD_DEFINED = (c.MODULE_CODE_FUNCTION, [POINTER, 0, 0, 0, 0, 0, 0, 0])
CODE = [(c.FUNC_CODE_DECLAREBLOCKS, [1]), (c.FUNC_CODE_INST_RET, [])]


def with_names(*records: tuple[int, list[int]]) -> irkit.Module:
    body = Block(c.FUNCTION_BLOCK_ID, [*CODE, Block(c.VALUE_SYMTAB_BLOCK_ID, records)])
    made = read(TABLE, DEFINED, body, names="f")
    made.materialize()
    return made


def test_names_of_arguments_and_blocks() -> None:
    made = with_names((c.VST_CODE_ENTRY, [1, *chars("x")]), (c.VST_CODE_BBENTRY, [0, *b"\xff"]))
    function = made.functions["f"]
    assert function.args[0].name == "x"
    assert function.blocks[0].name == "\udcff"
    assert 'define void @f(i32 %x) {\n"\\FF":\n' in irkit.to_assembly(made)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ((c.VST_CODE_ENTRY, [2, *chars("x")]), "a name for value 2 where there are 2"),
        ((c.VST_CODE_BBENTRY, [1, *chars("x")]), "a name for basic block 1 where there are 1"),
        ((c.VST_CODE_COMBINED_ENTRY, [0, 0]), "record code 5 in a function's symbol table"),
        ((c.VST_CODE_BBENTRY, []), "record too short"),
    ],
)
def test_names_of_nothing_in_a_body(record: tuple[int, list[int]], message: str) -> None:
    with pytest.raises(BitcodeError, match=message):
        with_names(record)


def old(*records: tuple[int, list[int]]) -> irkit.Module:
    """A module of the time before string tables."""
    items = (TABLE, OLD_DEFINED, Block(c.FUNCTION_BLOCK_ID, CODE), Block(c.VALUE_SYMTAB_BLOCK_ID, records))
    return parse_bitcode(file(module(*items, version=1)), "old.bc")


def test_a_function_has_its_name_with_the_place_of_its_body() -> None:
    assert old((c.VST_CODE_FNENTRY, [0, 1, *chars("main")])).functions["main"].blocks


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ((c.VST_CODE_ENTRY, [1, *chars("x")]), "a name for value 1 where there are 1 globals"),
        ((c.VST_CODE_BBENTRY, [0, *chars("x")]), "record code 2 in a module's symbol table"),
        ((c.VST_CODE_ENTRY, [0, *b"a\0b"]), "a name with a 0 in it"),
        ((c.VST_CODE_FNENTRY, [0]), "record too short"),
    ],
)
def test_names_of_nothing_in_a_module(record: tuple[int, list[int]], message: str) -> None:
    with pytest.raises(BitcodeError, match=message):
        old(record)
