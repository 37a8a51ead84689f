"""Debug info of LLVM 3.7 to 5, and what LLVM makes of it. Texts and numbers are those of llvm-dis-13."""

from __future__ import annotations

import pytest
from metadata_modules import Record, named, read_metadata

from bitcode.schema import codes as c
from irkit.debug_info import (
    DICompileUnit,
    DICompositeType,
    DIDerivedType,
    DIGlobalVariable,
    DIGlobalVariableExpression,
    DINamespace,
    DISubprogram,
    DISubroutineType,
)
from irkit.metadata import DIExpression, MDString, MDTuple
from irkit.module import Module

DEREF, CONSTU, MINUS, PLUS, PLUS_UCONST, BIT_PIECE, STACK_VALUE, FRAGMENT = (
    0x06,
    0x10,
    0x1C,
    0x22,
    0x23,
    0x9D,
    0x9F,
    0x1000,
)
EMPTY: Record = (c.METADATA_NODE, [])
SUBPROGRAM: Record = (c.METADATA_SUBPROGRAM, [0, *[0] * 17])
STRUCT = 0x13
DECLARED = 4


def unit(subprograms: int = 0, variables: int = 0) -> Record:
    return c.METADATA_COMPILE_UNIT, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, subprograms, variables, 0]


def variable(version: int = 0) -> Record:
    return c.METADATA_GLOBAL_VAR, [version << 1, 0, 0, 0, 0, 3, 0, 0, 1, 0, 0]


def composite(identifier: int, flags: int = 0, line: int = 0) -> Record:
    return c.METADATA_COMPOSITE_TYPE, [0, STRUCT, 0, 0, line, 0, 0, 0, 0, 0, flags, 0, 0, 0, 0, identifier]


def derived(base: int) -> Record:
    return c.METADATA_DERIVED_TYPE, [0, 0x0F, 0, 0, 0, 0, base, 0, 0, 0, 0, 0]


def text(string: str) -> Record:
    return c.METADATA_STRING_OLD, string.encode()


def operand(module: Module, place: int = 0) -> object:
    return module.named_metadata[0].operands[place]


@pytest.mark.parametrize(
    ("version", "before", "after"),
    [
        (0, [BIT_PIECE, 0, 8], [FRAGMENT, 0, 8]),
        (1, [BIT_PIECE, 0, 8], [BIT_PIECE, 0, 8]),
        (0, [DEREF, BIT_PIECE, 0, 8], [DEREF, FRAGMENT, 0, 8]),
        (1, [DEREF, PLUS, 4], [PLUS_UCONST, 4, DEREF]),
        (1, [DEREF, PLUS, 4, FRAGMENT, 0, 8], [PLUS_UCONST, 4, DEREF, FRAGMENT, 0, 8]),
        (2, [DEREF, PLUS, 4], [DEREF, PLUS_UCONST, 4]),
        (2, [MINUS, 4, CONSTU, PLUS], [CONSTU, 4, MINUS, CONSTU, PLUS]),
        (2, [MINUS], [CONSTU, MINUS]),
        (3, [MINUS], [MINUS]),
    ],
)
def test_expressions_of_every_version(version: int, before: list[int], after: list[int]) -> None:
    node = operand(read_metadata([(c.METADATA_EXPRESSION, [version << 1, *before]), *named("n", 0)]))
    assert isinstance(node, DIExpression)
    assert node.elements == after


def test_a_unit_that_lists_its_subprograms_becomes_theirs() -> None:
    module = read_metadata([unit(subprograms=2), (c.METADATA_NODE, [3, 0]), SUBPROGRAM, *named("n", 0, 2)])
    owner, subprogram = module.named_metadata[0].operands
    assert isinstance(owner, DICompileUnit)
    assert isinstance(subprogram, DISubprogram)
    assert subprogram.unit is owner


def test_variables_of_a_unit_are_put_into_an_expression() -> None:
    records = [unit(variables=2), (c.METADATA_NODE, [3]), variable(), *named("llvm.dbg.cu", 0)]
    owner = operand(read_metadata(records))
    assert isinstance(owner, DICompileUnit)
    assert isinstance(owner.globals, MDTuple)
    made = owner.globals.operands[0]
    assert isinstance(made, DIGlobalVariableExpression)
    assert isinstance(made.var, DIGlobalVariable)
    assert made.distinct and made.var.line == 3


def test_variables_of_the_version_after_stay_bare() -> None:
    records = [unit(variables=2), (c.METADATA_NODE, [3]), variable(version=1), *named("llvm.dbg.cu", 0)]
    owner = operand(read_metadata(records))
    assert isinstance(owner, DICompileUnit)
    assert isinstance(owner.globals, MDTuple)
    assert isinstance(owner.globals.operands[0], DIGlobalVariable)


def test_types_are_found_by_their_identifier_definitions_first() -> None:
    declared, defined = composite(1, DECLARED, line=1), composite(1, line=2)
    module = read_metadata([text("T"), derived(1), declared, defined, *named("n", 1)])
    pointer = operand(module)
    assert isinstance(pointer, DIDerivedType)
    assert isinstance(pointer.base_type, DICompositeType)
    assert pointer.base_type.line == 2
    alone = operand(read_metadata([text("T"), derived(1), declared, *named("n", 1)]))
    assert isinstance(alone, DIDerivedType)
    assert isinstance(alone.base_type, DICompositeType)


def test_a_type_that_nobody_has_stays_a_string() -> None:
    pointer = operand(read_metadata([text("T"), derived(1), *named("n", 1)]))
    assert isinstance(pointer, DIDerivedType)
    assert isinstance(pointer.base_type, MDString)


def test_types_in_the_lists_of_subroutine_types_are_found_too() -> None:
    subroutine: Record = (c.METADATA_SUBROUTINE_TYPE, [0, 0, 3])
    records = [text("T"), text("U"), (c.METADATA_NODE, [1, 0, 2]), subroutine, composite(1), *named("n", 3, 4)]
    node, found = read_metadata(records).named_metadata[0].operands
    assert isinstance(node, DISubroutineType)
    assert isinstance(node.types, MDTuple)
    first, second, third = node.types.operands
    assert first is found and second is None
    assert isinstance(third, MDString)


def test_since_llvm_3_9_identifiers_stand_for_no_types() -> None:
    """As llvm-dis shows files of `!DIDerivedType(baseType: !"T")` and `!DISubroutineType(types: !{!"T"})`."""
    of_today = [
        (code, [2, *operands[1:]]) for code, operands in (composite(1), (c.METADATA_SUBROUTINE_TYPE, [0, 0, 2]))
    ]
    module = read_metadata([text("T"), (c.METADATA_NODE, [1]), derived(1), *of_today, *named("n", 2, 4)])
    pointer, subroutine = module.named_metadata[0].operands
    assert isinstance(pointer, DIDerivedType)
    assert isinstance(pointer.base_type, MDString)
    assert isinstance(subroutine, DISubroutineType)
    assert isinstance(subroutine.types, MDTuple)
    assert isinstance(subroutine.types.operands[0], MDString)


@pytest.mark.parametrize(("header", "exports"), [(0, False), (1, False), (2, True)])
def test_namespaces_of_old_have_a_place_and_may_export(header: int, exports: bool) -> None:
    node = operand(read_metadata([text("inner"), (c.METADATA_NAMESPACE, [header, 0, 0, 1, 7]), *named("n", 1)]))
    assert isinstance(node, DINamespace)
    assert (node.name, node.export_symbols, node.distinct) == ("inner", exports, header == 1)


def test_function_local_nodes_of_several_elements_are_dropped() -> None:
    node = operand(read_metadata([(c.METADATA_OLD_FN_NODE, [0, 0, 0, 0]), EMPTY, *named("n", 0)]))
    assert isinstance(node, MDTuple)
    assert node.operands == []
