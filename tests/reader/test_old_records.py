"""Records of instructions that LLVM writes no more: those of pointers with types, and of landing pads with their
personality. The texts are what llvm-dis-13 prints of these files."""

from __future__ import annotations

import json
import re

import pytest
from reader_modules import Block, constants, file, read, types

import irkit
from bitcode.schema import codes as c
from irkit.cli.info import describe, describe_json
from irkit.errors import BitcodeError, UnsupportedError
from irkit.module import Module
from irkit.upgrades.survey import rewritten_because

I32, VOID, POINTER, NUMBERS, NUMBERS_POINTER, FUNCTION, PERSONALITY_TYPE, PERSONALITY_POINTER, PAIR = range(9)
TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_POINTER, [I32, 0]),
    (c.TYPE_CODE_ARRAY, [4, I32]),
    (c.TYPE_CODE_POINTER, [NUMBERS, 0]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, POINTER, I32, NUMBERS_POINTER]),
    (c.TYPE_CODE_FUNCTION, [1, I32]),
    (c.TYPE_CODE_POINTER, [PERSONALITY_TYPE, 0]),
    (c.TYPE_CODE_STRUCT_ANON, [0, POINTER, I32]),
)
# Numbers of values: the functions, the constants 0 and 1, the arguments.
PERSONALITY, OTHER, ZERO, ONE, ADDRESS, NUMBER, ARRAY, NEXT = 0, 1, 3, 4, 5, 6, 7, 8
SYSTEM_SCOPE = 1
MONOTONIC, ACQUIRE, RELEASE, ACQ_REL, SEQ_CST = 2, 3, 4, 5, 6


def back(value: int, place: int = NEXT) -> int:
    return place - value


def module_of(*records: tuple[int, list[int]], at: int = 2, count: int = 1, version: int = 2) -> Module:
    """A module whose function `f(i32* %0, i32 %1, [4 x i32]* %2)` has this body, each block after it a return."""
    declared = [(c.MODULE_CODE_FUNCTION, [at, 1, PERSONALITY_TYPE, 0, 1, 0, 0, 0, 0, 0]) for at in (0, 1)]
    defined = (c.MODULE_CODE_FUNCTION, [at, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0])
    numbers = constants((c.CST_CODE_SETTYPE, [I32]), (c.CST_CODE_NULL, []), (c.CST_CODE_INTEGER, [2]))
    ends = [(c.FUNC_CODE_INST_RET, [])] * max(1, count - 1)
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [count]), *records, *ends])
    names = Block(c.VALUE_SYMTAB_BLOCK_ID, [(c.VST_CODE_ENTRY, [place, ord(name)]) for place, name in enumerate("pqf")])
    if version < 2:  # names are not in the string table
        declared = [(code, operands[2:]) for code, operands in declared]
        defined = (defined[0], defined[1][2:])
    items = [TABLE, *declared, defined, numbers, body, *([names] if version < 2 else [])]
    return read(*items, names="pqf", producer="LLVM13.0.1", version=version)


def lines(*records: tuple[int, list[int]], version: int = 2) -> list[str]:
    """The instructions of that function, but for its return."""
    module = module_of(*records, version=version)
    irkit.upgrade(module)
    text = irkit.to_assembly(module).split("\n")
    start = next(number for number, line in enumerate(text) if line.startswith("define"))
    return [line.strip() for line in text[start + 1 : text.index("  ret void")]]


@pytest.mark.parametrize(
    ("record", "wanted"),
    [
        ((c.FUNC_CODE_INST_STORE_OLD, [3, 2, 3, 1]), "store volatile i32 %1, i32* %0, align 4"),
        (
            (c.FUNC_CODE_INST_STOREATOMIC_OLD, [3, 2, 3, 0, RELEASE, SYSTEM_SCOPE]),
            "store atomic i32 %1, i32* %0 release, align 4",
        ),
        (
            (c.FUNC_CODE_INST_CMPXCHG_OLD, [3, 2, 2, 0, ACQ_REL, SYSTEM_SCOPE, MONOTONIC, 1]),
            "%4 = cmpxchg weak i32* %0, i32 %1, i32 %1 acq_rel monotonic, align 4",
        ),
        (
            (c.FUNC_CODE_INST_ATOMICRMW_OLD, [3, 2, 1, 1, SEQ_CST, SYSTEM_SCOPE]),
            "%4 = atomicrmw volatile add i32* %0, i32 %1 seq_cst, align 4",
        ),
        ((c.FUNC_CODE_INST_GEP_OLD, [3, 2]), "%4 = getelementptr i32, i32* %0, i32 %1"),
        (
            (c.FUNC_CODE_INST_INBOUNDS_GEP_OLD, [1, 5, 2]),
            "%4 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i32 0, i32 %1",
        ),
        ((c.FUNC_CODE_INST_ALLOCA, [POINTER, I32, ONE, 3]), "%4 = alloca i32, align 4"),
        ((c.FUNC_CODE_INST_ALLOCA, [POINTER, I32, ONE, 0]), "%4 = alloca i32, align 4"),
        ((c.FUNC_CODE_INST_LOAD, [3, I32, 0, 1]), "%4 = load volatile i32, i32* %0, align 4"),
        ((c.FUNC_CODE_INST_STORE, [3, 2, 0, 0]), "store i32 %1, i32* %0, align 4"),
    ],
)
def test_what_they_say(record: tuple[int, list[int]], wanted: str) -> None:
    assert lines(record) == [wanted]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ((c.FUNC_CODE_INST_STORE_OLD, [2, 3, 3, 0]), "the address"),
        ((c.FUNC_CODE_INST_STOREATOMIC_OLD, [3, 2, 3, 0, ACQUIRE, SYSTEM_SCOPE]), "atomic ordering acquire"),
        ((c.FUNC_CODE_INST_STOREATOMIC_OLD, [3, 2, 3, 0, 0, SYSTEM_SCOPE]), "atomic ordering not atomic"),
        ((c.FUNC_CODE_INST_STOREATOMIC_OLD, [3, 2, 3, 0, RELEASE, 9]), "sync scope 9"),
        ((c.FUNC_CODE_INST_ATOMICRMW_OLD, [3, 2, 99, 0, SEQ_CST, SYSTEM_SCOPE]), "atomicrmw 99; LLVM 13 has"),
        ((c.FUNC_CODE_INST_GEP_OLD, []), "without base pointer"),
        ((c.FUNC_CODE_INST_GEP_OLD, [2, 2]), "a getelementptr on i32; expected a pointer"),
        ((c.FUNC_CODE_INST_GEP_OLD, [3, 2, 2]), "an index into i32, which has no elements"),
        ((c.FUNC_CODE_INST_ALLOCA, [I32, I32, ONE, 3]), "an alloca of old form with type i32"),
        ((c.FUNC_CODE_INST_ALLOCA, [POINTER, POINTER, ADDRESS, 3]), "elements; expected an integer type"),
    ],
)
def test_what_is_wrong_in_them(record: tuple[int, list[int]], message: str) -> None:
    with pytest.raises(BitcodeError, match=message):
        module_of(record).materialize()


def test_the_largest_alignment() -> None:
    assert "align 4294967296" in lines((c.FUNC_CODE_INST_LOAD, [3, I32, 33, 0]))[0]
    with pytest.raises(BitcodeError, match="an alignment of 2 to the power of 33; LLVM has at most 32"):
        module_of((c.FUNC_CODE_INST_LOAD, [3, I32, 34, 0])).materialize()


def test_a_cmpxchg_that_gives_the_value_alone() -> None:
    record = (c.FUNC_CODE_INST_CMPXCHG_OLD, [3, 2, 2, 0, ACQ_REL, SYSTEM_SCOPE])
    use = (c.FUNC_CODE_INST_STORE, [4, 1, 0, 0])
    assert lines(record, use) == [
        "%4 = cmpxchg i32* %0, i32 %1, i32 %1 acq_rel acquire, align 4",
        "%5 = extractvalue { i32, i1 } %4, 0",
        "store i32 %5, i32* %0, align 4",
    ]


def switch(*cases: int, count: int, ty: int = I32) -> tuple[int, list[int]]:
    return c.FUNC_CODE_INST_SWITCH, [0x4B5 << 16, ty, back(NUMBER), 1, count, *cases]


def test_a_switch_with_ranges_has_a_case_for_each_number() -> None:
    single, between = 1, 0
    record = switch(2, single, 7 << 1, between, 1 << 1, 3 << 1, 1, count=1)
    module = module_of(record, count=2)
    assert re.findall(r"i32 (\d+), label %4", irkit.to_assembly(module)) == ["7", "1", "2", "3"]


def test_a_switch_whose_ranges_are_too_wide_is_refused() -> None:
    for last in (1 << 20, (1 << 31) - 1):
        with pytest.raises(UnsupportedError, match="more than 1048576 numbers"):
            module_of(switch(1, 0, 0, last << 1, 1, count=1), count=2).materialize()
    with pytest.raises(BitcodeError, match=r"record too short: needs 2 more operand\(s\), 1 left"):
        module_of(switch(9, count=1), count=2).materialize()


def test_ids_of_version_0_do_not_count_back() -> None:
    later = NEXT + 1
    body = [
        (c.FUNC_CODE_INST_LOAD, [ADDRESS, 3, 0]),
        (c.FUNC_CODE_INST_BINOP, [NEXT, NUMBER, 0]),
        (c.FUNC_CODE_INST_STORE_OLD, [ADDRESS, later, 3, 0]),
    ]
    assert lines(*body, version=0) == [
        "%4 = load i32, i32* %0, align 4",
        "%5 = add i32 %4, %1",
        "store i32 %5, i32* %0, align 4",
    ]
    call = (c.FUNC_CODE_INST_CALL, [0, 0, OTHER, NUMBER, later, I32, NUMBER, ADDRESS])
    assert lines(call, body[0], version=0)[0] == "%4 = call i32 (...) @q(i32 %1, i32 %5, i32 %1, i32* %0)"


def landing_pad(personality: int, *clauses: int) -> tuple[int, list[int]]:
    return c.FUNC_CODE_INST_LANDINGPAD_OLD, [PAIR, back(personality), 1, len(clauses) // 2, *clauses]


def test_a_landing_pad_gives_its_function_the_personality() -> None:
    module = module_of(landing_pad(PERSONALITY, 0, back(ADDRESS)))
    with pytest.raises(BitcodeError, match="a landingpad clause that is not a constant"):
        module.materialize()
    module = module_of(landing_pad(PERSONALITY))
    text = irkit.to_assembly(module)
    assert "personality i32 (...)* @p" in text and "landingpad { i32*, i32 }\n          cleanup" in text


def test_landing_pads_of_one_function_have_one_personality() -> None:
    again = (c.FUNC_CODE_INST_LANDINGPAD_OLD, [PAIR, back(OTHER, NEXT + 1), 1, 0])
    with pytest.raises(BitcodeError, match="another personality than the function's"):
        module_of(landing_pad(PERSONALITY), again).materialize()


def test_values_are_numbered_absolutely_where_no_version_is_said() -> None:
    """The first files had no record of their version, of which 0 is the first."""
    items = [
        types(
            (c.TYPE_CODE_INTEGER, [32]),
            (c.TYPE_CODE_FUNCTION, [0, 0, 0]),
            (c.TYPE_CODE_POINTER, [1, 0]),
        ),
        (c.MODULE_CODE_FUNCTION, [1, 0, 0, 0, 0, 0, 0, 0]),
        Block(
            c.FUNCTION_BLOCK_ID,
            [
                (c.FUNC_CODE_DECLAREBLOCKS, [1]),
                (c.FUNC_CODE_INST_BINOP, [1, 1, 0]),
                (c.FUNC_CODE_INST_RET, [2]),
            ],
        ),
    ]
    data = file(Block(c.MODULE_BLOCK_ID, items))
    module = irkit.parse_bitcode(data)
    text = irkit.to_assembly(module)
    assert "%2 = add i32 %0, %0" in text
    assert "ret i32 %2" in text
    assert rewritten_because(module).startswith("module version 0, before LLVM 5")
    assert rewritten_because(irkit.parse_bitcode(irkit.to_bitcode(module))) == ""
    [told] = json.loads("".join(describe_json(data, "x.bc")))["modules"]
    assert told["rewritten_because"] == rewritten_because(module)
    assert f"written back:    {rewritten_because(module)}" in describe(data, "x.bc")


def test_variable_arguments_that_are_yet_to_come() -> None:
    text = """define void @f(ptr %q, ...) {
entry:
  br label %b

a:                                                ; preds = %b
  call void (ptr, ...) @f(ptr %q, i32 %n, i64 7, ptr %m, ptr %q)
  ret void

b:                                                ; preds = %entry
  %n = load i32, ptr %q, align 4
  %m = load ptr, ptr %q, align 8
  br label %a
}
"""
    module = irkit.parse_assembly(text, "x", 22)
    assert irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module))).endswith(text)
