"""The numbers of every fixture's types, values, attributes and metadata are those that LLVM gave them in its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from bitcode.reader.module import ModuleReader
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.enumeration.preservation import source_preserves_use_lists
from bitcode.writer.enumeration.types import TypeNumbers
from bitcode.writer.enumeration.values import ValueNumbers
from irkit.functions import Function
from irkit.module import Module
from irkit.types import Type, array_type, integer_type
from irkit.use_lists import Permutation, make_all_use_lists
from irkit.values import Value

FIXTURES = Path(__file__).parents[2] / "fixtures"
INPUTS = sorted(path.relative_to(FIXTURES).as_posix() for path in FIXTURES.rglob("*.bc"))
VERSION = re.compile(r"\.\d+\.bc$")
#: Where LLVM's prediction is not exact, so that reading gives other lists than those that were written: the entries of
#: its own rewrite, by fixture.
INEXACT: dict[str, list[list[int]]] = {
    "constants/expressions-until-14.14.bc": [[1, 2, 0], [1, 0]],
    "functions/personality-orders.13.bc": [[1, 0]],
    "functions/properties.13.bc": [],
    "instructions/invoke-and-landingpad.16.bc": [[1, 0]],
    "instructions/invoke-and-landingpad.19.bc": [[1, 0]],
    "instructions/invoke-and-landingpad.22.bc": [[1, 0]],
    "use-lists/addressed-blocks": [[1, 0]],
    "use-lists/blocks": [],
    "use-lists/text/globals.13.bc": [
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 2, 0],
        [0, 2, 1, 6, 5, 4, 3],
        [0, 4, 3, 2, 1],
        [1, 2, 0, 3, 4, 11, 5, 9, 10, 8, 6, 7],
    ],
    "use-lists/text/landing-pads.16.bc": [[0, 1, 4, 3, 2, 5], [0, 3, 5, 2, 1, 4, 6]],
    "use-lists/text/landing-pads.19.bc": [[0, 1, 4, 3, 2, 5], [0, 3, 5, 2, 1, 4, 6]],
    "use-lists/text/landing-pads.22.bc": [[0, 1, 4, 3, 2, 5], [0, 3, 5, 2, 1, 4, 6]],
    "use-lists/text/metadata.13.bc": [[5, 2, 3, 4, 0, 6, 1], [1, 0]],
    "use-lists/text/metadata.14.bc": [[5, 2, 3, 4, 0, 6, 1], [1, 0]],
    "use-lists/text/metadata.16.bc": [[2, 3, 4, 9, 5, 6, 7, 8, 1, 10, 0], [1, 0]],
    "use-lists/text/metadata.19.bc": [[2, 3, 4, 9, 5, 6, 7, 8, 1, 10, 0], [1, 0]],
    "use-lists/text/metadata.22.bc": [[2, 3, 4, 9, 5, 6, 7, 8, 1, 10, 0], [1, 0]],
}


def modules_of(bitcode: str) -> list[Module]:
    """The modules of a fixture that are more than a summary."""
    modules = irkit.parse_bitcode_modules((FIXTURES / bitcode).read_bytes(), bitcode)
    return [module for module in modules if reader_of(module).state.types]


def reader_of(module: Module) -> ModuleReader:
    module.materialize()
    source = module._source
    assert isinstance(source, ModuleReader)
    return source


def taken(ids: ValueEnumerator, function: Function | None) -> list[tuple[Value, list[int]]]:
    """What the USELIST block of a function, or of the module, would take from the stack."""
    found = []
    while ids.use_list_orders and ids.use_list_orders[-1].function is function:
        order = ids.use_list_orders.pop()
        found.append((order.value, order.shuffle))
    return found


def entries(permutations: list[Permutation]) -> list[tuple[Value, list[int]]]:
    return [(permutation.value, list(permutation.indexes)) for permutation in permutations]


@pytest.mark.parametrize("bitcode", INPUTS)
def test_tables_are_the_files_own(bitcode: str) -> None:
    for module in modules_of(bitcode):
        reader = reader_of(module)
        state = reader.state
        ids = ValueEnumerator(module, source_preserves_use_lists(module))
        assert ids.types == state.types
        assert ids.values == state.values.values
        assert ids.attribute_lists == state.attribute_lists
        assert ids.attribute_groups == list(reader.groups.groups.values())
        assert ids.comdats == reader.globals.comdats
        assert [*ids.strings, *ids.nodes] == (state.metadata.items if state.metadata is not None else [])


@pytest.mark.parametrize("bitcode", INPUTS)
def test_constants_of_functions_stand_in_the_files_order(bitcode: str) -> None:
    for module in modules_of(bitcode):
        ids = ValueEnumerator(module, source_preserves_use_lists(module))
        constants = module.provenance.constants
        assert constants is not None
        for function in module.functions:
            if not function.is_declaration:
                ids.incorporate_function(function)
                assert ids.values[ids.first_function_constant : ids.end_function_constants] == constants.get(
                    function, []
                )
                ids.purge_function()
        assert len(ids.values) == len(ids.value_table.ids) == ids.end_module_constants


@pytest.mark.parametrize("bitcode", INPUTS)
def test_use_lists_are_predicted_as_the_file_has_them(bitcode: str) -> None:
    for module in modules_of(bitcode):
        if not source_preserves_use_lists(module):
            continue
        orders = module.use_orders
        assert orders is not None
        make_all_use_lists(module, in_one_go=True)  # else the file's own entries are taken
        ids = ValueEnumerator(module, True)
        inexact = INEXACT.get(bitcode, INEXACT.get(VERSION.sub("", bitcode)))
        if inexact is not None:
            assert [order.shuffle for order in reversed(ids.use_list_orders)] == inexact
            continue
        assert taken(ids, None) == entries(orders.module)
        for function in module.functions:
            if not function.is_declaration:
                assert taken(ids, function) == entries(orders.functions.get(function, []))
        assert not ids.use_list_orders


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("aB", "aB"),
        ("AbCdEfG", "fbdCEAG"),
        ("AbCd", "dbCA"),
        ("abcD", "abcD"),
        ("Dabc", "cabD"),
        ("ABcDef", "fecDBA"),
        ("ABCdefG", "fedCBAG"),
        ("aBCDe", "aeCDB"),
        ("ABC", "ABC"),
        ("abc", "abc"),
    ],
)
def test_integers_come_first_by_swaps_in_llvm_37(before: str, after: str) -> None:
    """As `std::partition` of GNU's library does it: small letters are integers, each of another type."""
    module = irkit.Module.new("m", 13)
    numbers = ValueNumbers(TypeNumbers(), module.context, module.dialect, set(), False, swaps=True)
    for place, letter in enumerate(before):
        ty: Type = integer_type(8 + place) if letter.islower() else array_type(integer_type(1), 1 + place)
        numbers.add(module.context.null(ty))
    given = dict(zip(numbers.values, before, strict=True))
    numbers.sort_constants(0, len(before))
    assert "".join([given[value] for value in numbers.values]) == after
