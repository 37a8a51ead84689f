"""Symbols that the records of bitcode say without a module: of each kind, linkage and visibility as a module has it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from reader_modules import Block, file, module, strtab, types

import irkit
from bitcode.reader import parse_bitcode
from bitcode.reader.listing import list_symbols
from bitcode.schema import codes as c
from irkit.errors import IRKitError
from irkit.words import LINKAGES, VISIBILITIES

UNDEFINED = ("external", "extern_weak")
NEVER_OF_FUNCTIONS = ("appending", "common")


def text() -> str:
    lines = []
    for place, (linkage, visibility) in enumerate(product(LINKAGES.words, VISIBILITIES.words)):
        if linkage in ("private", "internal") and visibility != "default":
            continue
        said = f"{linkage if linkage != 'external' else ''} {visibility}"
        ty, value = ("[1 x i32]", "zeroinitializer") if linkage == "appending" else ("i32", "0")
        if linkage != "extern_weak":
            lines.append(f"@v{place} = {said} global {ty} {value}")
            if linkage not in NEVER_OF_FUNCTIONS:
                lines.append(f"define {said} void @f{place}() {{\n  ret void\n}}")
        if linkage in UNDEFINED:
            lines.append(f"@w{place} = {linkage} {visibility} global i32")
            lines.append(f"declare {linkage} {visibility} void @g{place}()")
    return "\n".join(lines)


def test_all_kinds() -> None:
    module = irkit.parse_assembly(text(), llvm_version=22)
    listed = list_symbols(irkit.to_bitcode(module), "test.bc")
    assert listed is not None
    ((*symbols,),) = listed
    found = {(name, one.is_function, one.is_declaration, one.linkage, one.visibility) for name, one in symbols}
    functions = {(one.name, True, one.is_declaration, one.linkage, one.visibility) for one in module.functions}
    variables = {(one.name, False, one.is_declaration, one.linkage, one.visibility) for one in module.globals}
    assert found == functions | variables
    assert len(symbols) == len(found)
    assert len({(one[1:]) for one in found}) > 50


VOID, FUNCTION, I32 = range(3)
TABLE = types((c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, VOID]), (c.TYPE_CODE_INTEGER, [32]))
BODY = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), (c.FUNC_CODE_INST_RET, [])])


def function(at: int, is_declared: int) -> tuple[int, list[int]]:
    return (c.MODULE_CODE_FUNCTION, [at, 1, FUNCTION, 0, is_declared, 0, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("functions", "bodies", "names"),
    [
        ([], 0, []),
        ([], 1, None),
        ([function(0, 1)], 0, ["f"]),
        ([function(0, 1)], 1, None),
        ([function(0, 0)], 1, ["f"]),
        ([function(0, 0)], 2, None),
        ([function(0, 0), function(1, 1), function(2, 0)], 2, ["f", "g", "h"]),
        ([function(0, 0), function(1, 1), function(2, 0)], 3, None),
        ([function(0, 0), function(0, 0)], 2, None),
        ([function(0, 0), function(0, 0)], 0, None),
    ],
)
def test_names_that_come_twice_and_bodies_of_nothing_are_left_to_the_module(
    functions: list[tuple[int, list[int]]], bodies: int, names: list[str] | None
) -> None:
    found = list_symbols(file(module(TABLE, *functions, *[BODY] * bodies), strtab("fgh")), "x")
    assert found == names if found is None else [name for name, _ in found[0]] == names


def test_a_module_that_does_not_say_its_version_is_read() -> None:
    of_old = Block(c.MODULE_BLOCK_ID, [TABLE, (c.MODULE_CODE_FUNCTION, [FUNCTION, 0, 1, 0, 0, 0, 0, 0])])
    assert list_symbols(file(of_old), "x") is None


MOST = (1 << 64) - 1
OPERANDS = {
    c.MODULE_CODE_FUNCTION: [1, 2, FUNCTION, 0, 1, 0, 0, 0, 0, 0],
    c.MODULE_CODE_GLOBALVAR: [1, 2, I32, 2, 0, 0, 0, 0],
}


def told(code: int, operands: Sequence[int]) -> tuple[str, str]:
    """What is said of a record by those who list symbols, and by those who read the module."""
    data = file(module(TABLE, (code, operands), (c.MODULE_CODE_HASH, [1, 2, 3, 4, 5])), strtab("abc"))
    said = []
    for look in (list_symbols, parse_bitcode):
        try:
            look(data, "x")  # type: ignore[operator]
            said.append("")
        except IRKitError as error:
            said.append(str(error))
    return said[0], said[1]


@pytest.mark.parametrize("code", OPERANDS)
def test_damage_is_told_as_by_who_reads_the_module(code: int) -> None:
    whole = OPERANDS[code]
    errors = [told(code, whole[:length]) for length in range(len(whole) + 1)]
    errors += [told(code, [at, size, *whole[2:]]) for at in (0, 1, 3, 4, MOST) for size in (0, 1, 2, 3, 4, MOST)]
    assert [(listed, read) for listed, read in errors if listed != read] == []
    assert len({listed for listed, _ in errors}) > 10
    assert errors[2][0].startswith("x: ") and errors[len(whole)] == ("", "")
