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


# The arguments of a function, a type each, by the names of the types.
KINDS = {
    "float": (c.TYPE_CODE_FLOAT, []),
    "float ()": (c.TYPE_CODE_FUNCTION, [0, 0]),
    "i32": (c.TYPE_CODE_INTEGER, [32]),
    "void": (c.TYPE_CODE_VOID, []),
    "half": (c.TYPE_CODE_HALF, []),
    "bfloat": (c.TYPE_CODE_BFLOAT, []),
    "double": (c.TYPE_CODE_DOUBLE, []),
    "x86_fp80": (c.TYPE_CODE_X86_FP80, []),
    "fp128": (c.TYPE_CODE_FP128, []),
    "ppc_fp128": (c.TYPE_CODE_PPC_FP128, []),
    "float*": (c.TYPE_CODE_POINTER, [0, 0]),
    "i32*": (c.TYPE_CODE_POINTER, [2]),
    "<2 x float>": (c.TYPE_CODE_VECTOR, [2, 0]),
    "<2 x i32>": (c.TYPE_CODE_VECTOR, [2, 2]),
    "[2 x float]": (c.TYPE_CODE_ARRAY, [2, 0]),
    "{i32, float, [2 x float]}": (c.TYPE_CODE_STRUCT_ANON, [0, 2, 0, 14]),
    "%named": (c.TYPE_CODE_STRUCT_NAMED, [0, 2, 0]),
    "i32 (float)": (c.TYPE_CODE_FUNCTION_OLD, [0, 0, 2, 0]),
    "float ()*": (c.TYPE_CODE_POINTER, [1, 0]),
    "i32 (float)*": (c.TYPE_CODE_POINTER, [17, 0]),
    "void ()": (c.TYPE_CODE_FUNCTION, [0, 3]),
    "<2 x half>": (c.TYPE_CODE_VECTOR, [2, 4]),
    "ptr": (c.TYPE_CODE_OPAQUE_POINTER, [0]),
}
NUMBER_OF = {name: number for number, name in enumerate(KINDS)}
RECORDS = (*KINDS.values(), (c.TYPE_CODE_FUNCTION, [0, NUMBER_OF["void"], *range(len(KINDS))]))
AFTER = len(KINDS) + 1  # the function and its arguments: the number of the first instruction's value
TO_COME = (1 << 32) - 1  # the value behind the next one, as a number that counts back


def given(*items: Block | tuple[int, list[int]]) -> dict[str, int]:
    """What a body of these has beside its return."""
    head = (c.MODULE_CODE_FUNCTION, [0, 1, len(KINDS), 0, 0, 0, 0, 0, 0, 0])
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), *items])
    data = file(identification("LLVM13.0.1"), module(types(*RECORDS), head, body), strtab("f"))
    return dict(stats(data, "x.bc").instructions)


def operands(*words: str | int) -> list[int]:
    """Arguments by the names of their types behind a colon, types by their names, other numbers as they are."""
    found = []
    for word in words:
        if isinstance(word, int):
            found.append(word)
        elif word.startswith(":"):
            found.append(AFTER - 1 - NUMBER_OF[word[1:]])
        else:
            found.append(NUMBER_OF[word])
    return found


F, N, PAIR = ":float", ":i32", ":{i32, float, [2 x float]}"
FADD, ADD, UNKNOWN = "fadd", "add", "add|fadd"


GIVING = [
    ("SELECT", (F, F, N), "select", FADD),
    ("SELECT", (N, N, F), "select", ADD),
    ("VSELECT", (F, F, N), "select", FADD),
    ("FREEZE", (F,), "freeze", FADD),
    ("FREEZE", (TO_COME, "float"), "freeze", FADD),
    ("FREEZE", (TO_COME, "i32"), "freeze", ADD),
    ("FREEZE", (TO_COME, AFTER), "freeze", UNKNOWN),
    ("FREEZE", (TO_COME,), "freeze", UNKNOWN),
    ("FREEZE", (), "freeze", UNKNOWN),
    ("UNOP", (F, 0), "fneg", FADD),
    ("UNOP", (TO_COME, "float", 0), "fneg", FADD),
    ("UNOP", (F, 1), "unknown opcode 1", FADD),
    ("UNOP", (F,), "unknown opcode -1", FADD),
    ("BINOP", (TO_COME, "float", F, 2), "fmul", FADD),
    ("BINOP", (TO_COME, "i32", N, 2), "mul", ADD),
    ("BINOP", (F, F, 12), "unknown opcode 12", FADD),
    ("BINOP", (N, N, 12), "xor", ADD),
    ("BINOP", (N, N, 13), "unknown opcode 13", ADD),
    ("BINOP", (N, N, 63), "unknown opcode 63", ADD),
    ("BINOP", (N, N, 64), "unknown opcode 64", ADD),
    ("BINOP", (F, F, 64), "unknown opcode 64", FADD),
    ("BINOP", (N, N), "unknown opcode -1", ADD),
    ("CMP2", (F, F, 1), "fcmp", ADD),
    ("CMP2", (N, N, 31), "fcmp", ADD),
    ("CMP2", (N, N, 32), "icmp", ADD),
    ("CMP2", (N, N, 41), "icmp", ADD),
    ("CMP2", (N, N, 42), "unknown predicate 42", ADD),
    ("CMP2", (TO_COME, "i32", N, 33), "icmp", ADD),
    ("CMP2", (N, N, 64), "unknown predicate 64", ADD),
    ("CMP2", (N, N), "unknown predicate -1", ADD),
    ("CMP", (F, F, 1), "fcmp", ADD),
    ("GEP", (1, "float", ":float*", N), "getelementptr", ADD),
    ("ALLOCA", ("float", "i32", 0, 0), "alloca", ADD),
    ("CAST", (N, "float", 6), "sitofp", FADD),
    ("CAST", (F, "i32", 4), "fptosi", ADD),
    ("CAST", (TO_COME, "i32", "float", 6), "sitofp", FADD),
    ("CAST", (F, "i32", 13), "ptrtoaddr", ADD),
    ("CAST", (F, "i32", 14), "unknown opcode 14", ADD),
    ("CAST", (F, AFTER, 6), "sitofp", UNKNOWN),
    ("CAST", (F,), "unknown opcode -1", UNKNOWN),
    ("EXTRACTELT", (":<2 x float>", N), "extractelement", FADD),
    ("EXTRACTELT", (":<2 x i32>", N), "extractelement", ADD),
    ("INSERTELT", (":<2 x float>", F, N), "insertelement", FADD),
    ("INSERTELT", (":<2 x i32>", N, N), "insertelement", ADD),
    ("SHUFFLEVEC", (":<2 x half>", ":<2 x half>", ":<2 x i32>"), "shufflevector", FADD),
    ("PHI", ("float", 0, 0), "phi", FADD),
    ("PHI", ("i32", 0, 0), "phi", ADD),
    ("PHI", (AFTER, 0, 0), "phi", UNKNOWN),
    ("PHI", (), "phi", UNKNOWN),
    ("LANDINGPAD", ("float", 1, 0), "landingpad", FADD),
    ("LOAD", (":float*", 0, 0), "load", FADD),
    ("LOAD", (":i32*", 0, 0), "load", ADD),
    ("LOAD", (":ptr", "float", 0, 0), "load", FADD),
    ("LOAD", (":ptr", 0, 0), "load", UNKNOWN),
    ("LOAD", (TO_COME, "ptr", "float", 0, 0), "load", FADD),
    ("LOADATOMIC", (":float*", 0, 0, 0, 0), "load atomic", FADD),
    ("LOADATOMIC", (":i32*", "float", 0, 0, 0, 0), "load atomic", FADD),
    ("EXTRACTVAL", (PAIR, 0), "extractvalue", ADD),
    ("EXTRACTVAL", (PAIR, 1), "extractvalue", FADD),
    ("EXTRACTVAL", (PAIR, 2, 1), "extractvalue", FADD),
    ("EXTRACTVAL", (PAIR, 3), "extractvalue", UNKNOWN),
    ("EXTRACTVAL", (PAIR, (1 << 64) - 1), "extractvalue", UNKNOWN),
    ("EXTRACTVAL", (":[2 x float]", 5), "extractvalue", FADD),
    ("EXTRACTVAL", (":%named", 1), "extractvalue", FADD),
    ("EXTRACTVAL", (TO_COME, "%named", 1), "extractvalue", FADD),
    ("EXTRACTVAL", (), "extractvalue", UNKNOWN),
    ("VAARG", ("float*", ":float*", "float"), "va_arg", FADD),
    ("ATOMICRMW", (":ptr", F, 11, 0, 7, 1), "atomicrmw", FADD),
    ("ATOMICRMW", (":ptr", N, 11, 0, 7, 1), "atomicrmw", ADD),
    ("ATOMICRMW", (TO_COME, "ptr", TO_COME, "float", 11, 0, 7, 1), "atomicrmw", FADD),
    ("ATOMICRMW_OLD", (":float*", N, 11, 0, 7, 1), "atomicrmw", FADD),
    ("ATOMICRMW_OLD", (":ptr", F, 11, 0, 7, 1), "atomicrmw", UNKNOWN),
    ("CALL", (0, 1 << 15, "float ()", ":ptr"), "call", FADD),
    ("CALL", (0, 1 << 15 | 1 << 17, 64, "float ()", ":ptr"), "call", FADD),
    ("CALL", (0, 1 << 15, "i32 (float)", ":ptr", F), "call", ADD),
    ("CALL", (0, 1 << 15, "float ()*", ":ptr"), "call", FADD),
    ("CALL", (0, 0, ":float ()*"), "call", FADD),
    ("CALL", (0, 1 << 17, 64, ":float ()*"), "call", FADD),
    ("CALL", (0, 0, ":i32 (float)*", F), "call", ADD),
    ("CALL", (0, 0, TO_COME, "i32 (float)*", F), "call", ADD),
    ("CALL", (0, 1 << 15, "float", ":ptr"), "call", UNKNOWN),
    ("CALL", (0, 1 << 15), "call", UNKNOWN),
    ("CALL", (0,), "call", UNKNOWN),
    ("INVOKE", (0, 1 << 13, 0, 0, "float ()", ":ptr"), "invoke", FADD),
    ("INVOKE", (0, 0, 0, 0, ":float ()*"), "invoke", FADD),
    ("INVOKE", (0, 1 << 15, 0, 0, ":float ()*"), "invoke", FADD),
    ("CALLBR", (0, 1 << 15, 0, 0, "float ()", ":ptr"), "callbr", FADD),
    ("CALLBR", (0, 1 << 15, 0, 2, 0, 0, "float ()", ":ptr"), "callbr", FADD),
    ("CALLBR", (0, 0, 0, 1, 0, ":float ()*"), "callbr", FADD),
    ("CALLBR", (0, 1 << 15, 0, 99, "float ()", ":ptr"), "callbr", UNKNOWN),
    ("CALLBR", (0, 1 << 15), "callbr", UNKNOWN),
]


@pytest.mark.parametrize(("code", "words", "opcode", "sum_of"), GIVING)
def test_what_an_instruction_gives(code: str, words: tuple[str | int, ...], opcode: str, sum_of: str) -> None:
    total = (c.FUNC_CODE_INST_BINOP, [1, 1, 0])
    found = given((getattr(c, f"FUNC_CODE_INST_{code}"), operands(*words)), total)
    assert found == {opcode: 1, sum_of: 1}


def test_a_body_may_end_in_the_midst_of_a_record() -> None:
    for code, words, _, _ in GIVING:
        numbers = operands(*words)
        for size in range(len(numbers)):
            found = given((getattr(c, f"FUNC_CODE_INST_{code}"), numbers[:size]))
            assert list(found.values()) == [1], (code, words, size)


@pytest.mark.parametrize("is_pointer", [False, True])
def test_the_first_type_may_be_that_of_a_function(is_pointer: bool) -> None:
    """It takes a number and a pointer to such a function, and gives a number; records may name it by a pointer."""
    own = [(c.TYPE_CODE_FUNCTION, [0, 1, 1, 2]), (c.TYPE_CODE_FLOAT, []), (c.TYPE_CODE_POINTER, [0, 0])]
    if is_pointer:
        own = [(c.TYPE_CODE_POINTER, [2, 0]), (c.TYPE_CODE_FLOAT, []), (c.TYPE_CODE_FUNCTION, [0, 1, 1, 0])]
    head = (c.MODULE_CODE_FUNCTION, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    sums = [(c.FUNC_CODE_INST_BINOP, [2, 2, 0]), (c.FUNC_CODE_INST_BINOP, [1, 1, 1])]
    typed = (c.FUNC_CODE_INST_CALL, [0, TYPED_CALL, 0, 2, 3, 2])
    untyped = (c.FUNC_CODE_INST_CALL, [0, 0, 2, 3, 2])
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), sums[0], typed, sums[1]])
    other = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), sums[0], untyped, sums[1]])
    for one in (body, other):
        data = file(identification("LLVM13.0.1"), module(types(*own), head, one), strtab("f"))
        assert stats(data, "x.bc").instructions == {"fadd": 1, "call": 1, "fsub": 1}


@pytest.mark.parametrize(
    "block",
    [
        Block(c.MODULE_BLOCK_ID, [(c.MODULE_CODE_VERSION, [])]),
        types((c.TYPE_CODE_POINTER, [])),
        types((c.TYPE_CODE_ARRAY, [2])),
        types((c.TYPE_CODE_VECTOR, [2])),
    ],
)
def test_a_block_may_end_in_the_midst_of_a_record(block: Block) -> None:
    assert stats(file(identification("LLVM13.0.1"), block), "x.bc").instructions == {}


def test_operands_of_a_module_without_a_version_do_not_count_back() -> None:
    function = (c.MODULE_CODE_FUNCTION, [OF_FLOAT, 0, 0, 0, 0, 0, 0, 0])
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_INST_BINOP, [1, 1, 0]), (c.FUNC_CODE_INST_BINOP, [0, 0, 1])])
    block = Block(c.MODULE_BLOCK_ID, [TABLE, function, body])
    assert stats(file(identification("LLVM13.0.1"), block), "x.bc").instructions == {"fadd": 1, "sub": 1}


def test_values_of_a_body_are_gone_after_it() -> None:
    """Of several bodies, and of several modules: each begins behind the constants of its module."""
    of_float = Block(c.CONSTANTS_BLOCK_ID, [(c.CST_CODE_SETTYPE, [FLOAT]), (c.CST_CODE_NULL, [])])
    head = [(c.MODULE_CODE_FUNCTION, [0, 1, type_, 0, 0, 0, 0, 0, 0, 0]) for type_ in (OF_INTEGER, OF_FLOAT)]
    bodies = [
        Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [1]), of_float, *sums])
        for sums in (
            [(c.FUNC_CODE_INST_BINOP, [2, 2, 0]), (c.FUNC_CODE_INST_BINOP, [2, 2, 0])],
            [(c.FUNC_CODE_INST_BINOP, [2, 2, 1]), (c.FUNC_CODE_INST_BINOP, [4, 4, 1])],
        )
    ]
    one = module(TABLE, *head, of_float, *bodies)
    assert stats(file(identification("LLVM13.0.1"), one, strtab("f")), "x.bc").instructions == {
        "add": 1,  # of the argument
        "fadd": 1,  # of the constant
        "fsub": 2,  # of the argument and of the module's constant
    }
    twice = stats(file(identification("LLVM13.0.1"), one, identification("LLVM13.0.1"), one, strtab("f")), "x.bc")
    assert twice.instructions == {"add": 2, "fadd": 2, "fsub": 4}


@pytest.mark.parametrize("name", KINDS)
def test_arguments_are_of_the_types_of_the_function(name: str) -> None:
    is_float = name in ("float", "half", "bfloat", "double", "x86_fp80", "fp128", "ppc_fp128")
    is_float = is_float or name in ("<2 x float>", "<2 x half>")
    argument = operands(f":{name}")
    assert given((c.FUNC_CODE_INST_BINOP, [*argument, *argument, 0])) == {"fadd" if is_float else "add": 1}


@pytest.mark.parametrize(
    ("code", "words", "sums"),
    [
        ("CMPXCHG", (":ptr", F, F, 0, 7, 1), (FADD, ADD)),
        ("CMPXCHG", (":ptr", N, N, 0, 7, 1), (ADD, ADD)),
        ("CMPXCHG_OLD", (":float*", N, N, 0, 7, 1), (FADD, ADD)),
        ("CMPXCHG_OLD", (":i32*", F, F, 0, 7, 1), (ADD, ADD)),
    ],
)
def test_the_parts_that_cmpxchg_gives(code: str, words: tuple[str | int, ...], sums: tuple[str, str]) -> None:
    exchange = (getattr(c, f"FUNC_CODE_INST_{code}"), operands(*words))
    for part, sum_of in enumerate(sums):
        taken = (c.FUNC_CODE_INST_EXTRACTVAL, [1, part]), (c.FUNC_CODE_INST_BINOP, [1, 1, 0])
        found = given(exchange, *taken)
        assert found == {"cmpxchg": 1, "extractvalue": 1, sum_of: 1}
    twice = (c.FUNC_CODE_INST_EXTRACTVAL, [2, 0]), (c.FUNC_CODE_INST_BINOP, [1, 1, 0])
    assert given(exchange, exchange, *twice)[sums[0]] == 1


def test_what_gives_nothing_has_no_number() -> None:
    store = (c.FUNC_CODE_INST_STORE, operands(":ptr", F, 0, 0))
    call = (c.FUNC_CODE_INST_CALL, operands(0, 1 << 15, "void ()", ":ptr"))
    total = (c.FUNC_CODE_INST_BINOP, operands(F, F, 0))
    assert given(store, call, total) == {"store": 1, "call": 1, "fadd": 1}


def test_constants_are_values_of_the_body_that_they_stand_in() -> None:
    inside = Block(
        c.CONSTANTS_BLOCK_ID,
        [
            (c.CST_CODE_NULL, []),
            (c.CST_CODE_SETTYPE, operands("float")),
            (c.CST_CODE_NULL, []),
            (c.CST_CODE_SETTYPE, operands("i32")),
            (c.CST_CODE_NULL, []),
            (c.CST_CODE_SETTYPE, [AFTER]),
            (c.CST_CODE_NULL, []),
            (c.CST_CODE_SETTYPE, operands("float")),
            (c.CST_CODE_SETTYPE, []),
            (c.CST_CODE_INTEGER, [0]),
        ],
    )
    sums = [(c.FUNC_CODE_INST_BINOP, [5, 5, number]) for number in (0, 1, 2, 4, 6)]
    assert given(inside, *sums) == {"add|fadd": 1, "fsub": 1, "mul": 1, "sdiv|fdiv": 1, "srem|frem": 1}


def test_numbers_without_a_meaning() -> None:
    equal, unknown_predicate, unknown_opcode, unknown_cast = 32, 99, 77, 50
    assert counted(
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER), back(NUMBER), equal]),
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER, NEXT + 1), back(NUMBER, NEXT + 1), unknown_predicate]),
        (c.FUNC_CODE_INST_CMP2, [back(NUMBER, NEXT + 2), back(NUMBER, NEXT + 2), unknown_predicate]),
        (c.FUNC_CODE_INST_BINOP, [back(NUMBER, NEXT + 3), back(NUMBER, NEXT + 3), unknown_opcode]),
        (c.FUNC_CODE_INST_CAST, [back(NUMBER, NEXT + 4), I32, unknown_cast]),
    ) == {"icmp": 1, "unknown predicate 99": 2, "unknown opcode 77": 1, "unknown opcode 50": 1}
