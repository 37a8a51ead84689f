"""`stats` counts by opcode without making a module: types of old records are found as the reader finds them."""

from __future__ import annotations

import pytest
from reader_modules import Block, file, identification, module, strtab, types

from bitcode.dump import stats
from bitcode.schema import codes as c

FLOAT, I32, VOID, FLOAT_POINTER, I32_POINTER, FUNCTION, CALLED, OF_INTEGER, OF_FLOAT = range(9)
TABLE = types(
    (c.TYPE_CODE_FLOAT, []),
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_POINTER, [FLOAT, 0]),
    (c.TYPE_CODE_POINTER, [I32, 0]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, FLOAT, I32, FLOAT_POINTER, I32_POINTER]),
    (c.TYPE_CODE_FUNCTION, [0, FLOAT]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, I32]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, FLOAT]),
)
# Numbers of values: the functions, the arguments of the first, its first instruction.
CALLEE, NUMBER_OF_FLOAT, NUMBER, ADDRESS_OF_FLOAT, ADDRESS, NEXT = 1, 2, 3, 4, 5, 6
TYPED_CALL = 1 << 15


def back(value: int, place: int = NEXT) -> int:
    return place - value


def counted(*records: tuple[int, list[int]]) -> dict[str, int]:
    """What a body of these records and a return has beside the return."""
    declared = [
        (c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]),
        (c.MODULE_CODE_FUNCTION, [1, 1, CALLED, 0, 1, 0, 0, 0, 0, 0]),
    ]
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), *records, (c.FUNC_CODE_INST_RET, [])])
    data = file(identification("LLVM13.0.1"), module(TABLE, *declared, body), strtab("fg"))
    found = dict(stats(data, "x.bc").instructions)
    assert found.pop("ret") == 1
    return found


@pytest.mark.parametrize(
    ("record", "opcode", "sum_of"),
    [
        ((c.FUNC_CODE_INST_VAARG, [FLOAT_POINTER, back(ADDRESS_OF_FLOAT), FLOAT]), "va_arg", "fadd"),
        ((c.FUNC_CODE_INST_VAARG, [FLOAT_POINTER, back(ADDRESS_OF_FLOAT), I32]), "va_arg", "add"),
        ((c.FUNC_CODE_INST_VAARG, [FLOAT_POINTER, back(ADDRESS_OF_FLOAT)]), "va_arg", "add|fadd"),
        ((c.FUNC_CODE_INST_LOAD, [back(ADDRESS_OF_FLOAT), 0, 0]), "load", "fadd"),
        ((c.FUNC_CODE_INST_LOAD, [back(ADDRESS), 0, 0]), "load", "add"),
        ((c.FUNC_CODE_INST_LOAD, [back(ADDRESS), FLOAT, 0, 0]), "load", "fadd"),
        ((c.FUNC_CODE_INST_LOAD, [back(NUMBER), 0, 0]), "load", "add|fadd"),
        ((c.FUNC_CODE_INST_CALL, [0, TYPED_CALL, CALLED, back(CALLEE)]), "call", "fadd"),
        ((c.FUNC_CODE_INST_CALL, [0, 0, back(CALLEE)]), "call", "fadd"),
        ((c.FUNC_CODE_INST_CALL, [0, 0, back(NUMBER)]), "call", "add|fadd"),
        ((c.FUNC_CODE_INST_CALL, [0, 0]), "call", "add|fadd"),
    ],
)
def test_what_is_added_to_itself(record: tuple[int, list[int]], opcode: str, sum_of: str) -> None:
    total = (c.FUNC_CODE_INST_BINOP, [back(NEXT, NEXT + 1), back(NEXT, NEXT + 1), 0])
    assert counted(record, total) == {opcode: 1, sum_of: 1}


@pytest.mark.parametrize("version", [0, 1, 2])
def test_functions_whose_record_is_too_short_have_no_body(version: int) -> None:
    """What is known of a function is its type and, third, whether it is declared only; a body is of the next one."""
    head = [0, 0] if version == 2 else []
    whole = (c.MODULE_CODE_FUNCTION, [*head, OF_FLOAT, 0, 0, 0, 0, 0, 0, 0])
    argument = NUMBER_OF_FLOAT if version == 0 else 1
    body = Block(
        c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), (c.FUNC_CODE_INST_BINOP, [argument, argument, 0])]
    )
    defined, declared = [*head, OF_INTEGER, 0, 0], [*head, OF_INTEGER, 0, 1]
    for fields in (defined, declared, *[defined[:size] for size in range(len(defined))]):
        items = TABLE, (c.MODULE_CODE_FUNCTION, fields), whole, body
        found = stats(file(identification("LLVM13.0.1"), module(*items, version=version)), "x.bc").instructions
        assert found == {"add" if fields == defined else "fadd": 1}, fields


def test_operands_of_a_body_without_a_module_count_back() -> None:
    """As in all files since LLVM 3.3: the first operand is the sum itself, and so has its type behind it."""
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_INST_BINOP, [0, FLOAT, 1, 2])])
    assert stats(file(identification(), body), "x.bc").instructions == {"mul|fmul": 1}


def test_numbers_without_a_meaning() -> None:
    equal, unknown_predicate, unknown_opcode, unknown_cast = 32, 99, 77, 50
    assert counted(
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER), back(NUMBER), equal]),
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER, NEXT + 1), back(NUMBER, NEXT + 1), unknown_predicate]),
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER, NEXT + 2), back(NUMBER, NEXT + 2), unknown_predicate]),
        (c.FUNC_CODE_INST_BINOP, [back(NUMBER, NEXT + 3), back(NUMBER, NEXT + 3), unknown_opcode]),
        (c.FUNC_CODE_INST_CAST, [back(NUMBER, NEXT + 4), I32, unknown_cast]),
    ) == {"icmp": 1, "unknown predicate 99": 2, "unknown opcode 77": 1, "unknown opcode 50": 1}
