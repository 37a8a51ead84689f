"""Constants: every kind to the bit, LLVM's simplest form for aggregates, and references to what comes later."""

from __future__ import annotations

import pytest
from reader_modules import Block, chars, constants, read, rotated, types, variable

from bitcode.schema import codes as c
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregateZero,
    ConstantArray,
    ConstantDataArray,
    ConstantDataVector,
    ConstantExpr,
    ConstantExprGEP,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
    ConstantStruct,
    PoisonValue,
    UndefValue,
)
from irkit.errors import BitcodeError, UnsupportedError
from irkit.module import Module
from irkit.values import Value

Record = tuple[int, list[int]]

# The type table of these tests.
TYPES: list[Record] = [
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_INTEGER, [8]),
    (c.TYPE_CODE_INTEGER, [128]),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_VECTOR, [2, 0]),
    (c.TYPE_CODE_VECTOR, [2, 0, 1]),
    (c.TYPE_CODE_ARRAY, [2, 0]),
    (c.TYPE_CODE_ARRAY, [3, 1]),
    (c.TYPE_CODE_STRUCT_ANON, [0, 0, 3]),
    (c.TYPE_CODE_X86_FP80, []),
    (c.TYPE_CODE_PPC_FP128, []),
    (c.TYPE_CODE_HALF, []),
    (c.TYPE_CODE_DOUBLE, []),
    (c.TYPE_CODE_VECTOR, [2, 11]),
    (c.TYPE_CODE_ARRAY, [2, 6]),
    (c.TYPE_CODE_METADATA, []),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, 16]),
    (c.TYPE_CODE_STRUCT_ANON, [0, 3]),
    (c.TYPE_CODE_ARRAY, [2, 3]),
    (c.TYPE_CODE_INTEGER, [64]),
]
(I32, I8, I128, PTR, V2, SV2, A2, A3, PAIR, FP80, PPC, HALF, DOUBLE, VH, AA, METADATA, VOID, FUNCTION, BOX, AP, I64) = (
    range(len(TYPES))
)


def module_with(*records: Record, ty: int, number: int, producer: str = "LLVM19.1.7") -> Module:
    """A module of one variable of type `ty`, whose initializer is constant `number` of the block."""
    return read(types(*TYPES), variable(ty, 1 + number), constants(*records), producer=producer)


def constant(*records: Record, ty: int, number: int | None = None, producer: str = "LLVM19.1.7") -> Value:
    """The last constant of a block, or the one of that number, as a variable's initializer."""
    count = sum(code != c.CST_CODE_SETTYPE for code, _ in records)
    made = module_with(*records, ty=ty, number=count - 1 if number is None else number, producer=producer)
    found = made.globals[0].initializer
    assert found is not None
    return found


def settype(ty: int) -> Record:
    return c.CST_CODE_SETTYPE, [ty]


def integer(value: int) -> Record:
    return c.CST_CODE_INTEGER, [rotated(value)]


@pytest.mark.parametrize("value", [0, 1, -1, 2**31 - 1, -(2**31)])
def test_integers(value: int) -> None:
    made = constant(integer(value), ty=I32)  # the first type is i32, unless SETTYPE says otherwise
    assert isinstance(made, ConstantInt)
    assert made.value == value


def test_wide_integers() -> None:
    made = constant(settype(I128), (c.CST_CODE_WIDE_INTEGER, [rotated(-1), rotated(5)]), ty=I128)
    assert isinstance(made, ConstantInt)
    assert made.value == (1 << 64) - 1 | 5 << 64
    one_word = constant(settype(I128), (c.CST_CODE_WIDE_INTEGER, [rotated(-1)]), ty=I128)
    assert isinstance(one_word, ConstantInt)
    assert one_word.value == (1 << 64) - 1


def test_floats_keep_their_bits() -> None:
    x87 = constant(settype(FP80), (c.CST_CODE_FLOAT, [0x7FFF_8000_0000_0000, 0x1234]), ty=FP80)
    assert isinstance(x87, ConstantFP)
    assert x87.bits == 0x7FFF_8000_0000_0000_1234
    ppc = constant(settype(PPC), (c.CST_CODE_FLOAT, [0x3FF0_0000_0000_0000, 0x8000_0000_0000_0001]), ty=PPC)
    assert isinstance(ppc, ConstantFP)
    assert ppc.bits == 0x3FF0_0000_0000_0000 | 0x8000_0000_0000_0001 << 64
    half = constant(settype(HALF), (c.CST_CODE_FLOAT, [0x7E01]), ty=HALF)
    assert isinstance(half, ConstantFP)
    assert half.bits == 0x7E01
    nan = constant(settype(DOUBLE), (c.CST_CODE_FLOAT, [0xFFF8_0000_0000_0001]), ty=DOUBLE)
    assert isinstance(nan, ConstantFP)
    assert nan.bits == 0xFFF8_0000_0000_0001


def test_constants_that_their_type_says() -> None:
    assert isinstance(constant(settype(PTR), (c.CST_CODE_NULL, []), ty=PTR), ConstantPointerNull)
    assert isinstance(constant(settype(PAIR), (c.CST_CODE_NULL, []), ty=PAIR), ConstantAggregateZero)
    assert isinstance(constant((c.CST_CODE_NULL, []), ty=I32), ConstantInt)
    assert isinstance(constant((c.CST_CODE_POISON, []), ty=I32), PoisonValue)
    undefined = constant((c.CST_CODE_UNDEF, []), ty=I32)
    assert isinstance(undefined, UndefValue)
    assert not isinstance(undefined, PoisonValue)


def test_strings() -> None:
    text = constant(settype(A3), (c.CST_CODE_STRING, chars("abc")), ty=A3)
    assert isinstance(text, ConstantDataArray)
    assert text.data == b"abc"
    terminated = constant(settype(A3), (c.CST_CODE_CSTRING, chars("ab")), ty=A3)
    assert isinstance(terminated, ConstantDataArray)
    assert terminated.data == b"ab\0"


def test_data() -> None:
    made = constant(settype(A2), (c.CST_CODE_DATA, [1, 0xFFFF_FFFF]), ty=A2)
    assert isinstance(made, ConstantDataArray)
    assert made.data == b"\1\0\0\0\xff\xff\xff\xff"
    halves = constant(settype(VH), (c.CST_CODE_DATA, [0x3C00, 0x7E01]), ty=VH)
    assert isinstance(halves, ConstantDataVector)
    assert halves.data == b"\0\x3c\x01\x7e"
    bytes_ = constant(settype(A3), (c.CST_CODE_DATA, [1, 2, 255]), ty=A3)
    assert isinstance(bytes_, ConstantDataArray)
    assert bytes_.data == b"\1\2\xff"


def test_aggregates_take_llvms_simplest_form() -> None:
    def pair_of(first: Record, second: Record) -> Value:
        return constant(first, second, settype(A2), (c.CST_CODE_AGGREGATE, [1, 2]), ty=A2)

    assert isinstance(pair_of(integer(0), integer(0)), ConstantAggregateZero)
    assert isinstance(pair_of(integer(1), integer(2)), ConstantDataArray)
    assert isinstance(pair_of((c.CST_CODE_POISON, []), (c.CST_CODE_POISON, [])), PoisonValue)
    assert isinstance(pair_of(integer(1), (c.CST_CODE_UNDEF, [])), ConstantArray)


def test_equal_constants_are_one() -> None:
    values = (integer(7), settype(PTR), (c.CST_CODE_NULL, []), settype(PAIR))
    made = module_with(*values, (c.CST_CODE_AGGREGATE, [1, 2]), (c.CST_CODE_AGGREGATE, [1, 2]), ty=PAIR, number=2)
    other = module_with(*values, (c.CST_CODE_AGGREGATE, [1, 2]), (c.CST_CODE_AGGREGATE, [1, 2]), ty=PAIR, number=3)
    assert isinstance(made.globals[0].initializer, ConstantStruct)
    assert isinstance(other.globals[0].initializer, ConstantStruct)
    two = read(
        types(*TYPES),
        variable(PAIR, 4),
        variable(PAIR, 5),
        constants(*values, (c.CST_CODE_AGGREGATE, [2, 3]), (c.CST_CODE_AGGREGATE, [2, 3])),
    )
    assert two.globals[0].initializer is two.globals[1].initializer


def test_a_number_for_a_whole_vector() -> None:
    fixed = constant(settype(V2), integer(-1), ty=V2, producer="LLVM22.1.0")
    assert isinstance(fixed, ConstantDataVector)
    assert fixed.data == b"\xff" * 8
    scalable = constant(settype(SV2), integer(1), ty=SV2, producer="LLVM22.1.0")
    assert isinstance(scalable, ConstantExprShuffle)
    assert isinstance(scalable.operands[0], ConstantExpr)
    assert scalable.operands[0].opcode == "insertelement"
    assert str(scalable.mask_constant) == "<vscale x 2 x i32> zeroinitializer"


def test_operands_may_come_later() -> None:
    made = constant(
        settype(PAIR),
        (c.CST_CODE_AGGREGATE, [2, 3]),
        settype(I32),
        integer(7),
        settype(PTR),
        (c.CST_CODE_CE_CAST, [10, I32, 2]),  # inttoptr
        ty=PAIR,
        number=0,
    )
    assert isinstance(made, ConstantStruct)
    number, pointer = made.operands
    assert isinstance(number, ConstantInt)
    assert isinstance(pointer, ConstantExpr)
    assert pointer.opcode == "inttoptr"
    assert pointer.operands == (number,)


def test_constants_nest_deeper_than_any_stack() -> None:
    depth = 20000
    records: list[Record] = [settype(BOX)]
    table = [*TYPES]
    for level in range(depth):
        table.append((c.TYPE_CODE_STRUCT_ANON, [0, len(table) - 1 if level else BOX]))
    records = []
    for level in range(depth, 0, -1):  # the outermost first: every operand comes later
        records += [settype(len(TYPES) + level - 1), (c.CST_CODE_AGGREGATE, [depth - level + 2])]
    records += [
        settype(BOX),
        (c.CST_CODE_AGGREGATE, [depth + 2]),
        settype(PTR),
        (c.CST_CODE_CE_CAST, [10, I64, depth + 3]),
    ]
    records += [settype(I64), integer(1)]
    module = read(types(*table), variable(len(table) - 1, 1), constants(*records))
    value = module.globals[0].initializer
    levels = 0
    while isinstance(value, ConstantStruct):
        value = value.operands[0]
        levels += 1
    assert levels == depth + 1


def test_a_constant_that_needs_itself() -> None:
    with pytest.raises(BitcodeError, match="a constant that needs itself") as caught:
        constant(
            settype(BOX),
            (c.CST_CODE_AGGREGATE, [2]),
            settype(PTR),
            (c.CST_CODE_CE_GEP, [I8, 0, PTR, 2]),
            ty=BOX,
            number=0,
        )
    assert caught.value.block_path == "MODULE_BLOCK/CONSTANTS_BLOCK"


def test_getelementptr() -> None:
    made = constant(integer(3), settype(PTR), (c.CST_CODE_CE_GEP, [I8, 0b101, PTR, 0, I32, 1]), ty=PTR)
    assert isinstance(made, ConstantExprGEP)
    assert str(made.source_element_type) == "i8"
    ranged = constant(
        integer(3),
        settype(PTR),
        (c.CST_CODE_CE_GEP_WITH_INRANGE, [I8, 1, 64, rotated(-8), rotated(16), PTR, 0, I32, 1]),
        ty=PTR,
    )
    assert isinstance(ranged, ConstantExprGEP)
    assert ranged.in_range == (64, -8, 16)
    indexed = constant(
        integer(3),
        settype(PTR),
        (c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD, [I8, 0b01, PTR, 0, I32, 1]),
        ty=PTR,
        producer="LLVM16.0.6",
    )
    assert isinstance(indexed, ConstantExprGEP)
    assert indexed.in_range_index == 0


def test_ptrauth_has_a_deactivation_symbol_from_llvm_22_on() -> None:
    records = (
        integer(2),
        settype(I64),
        integer(99),
        settype(PTR),
        (c.CST_CODE_NULL, []),
        (c.CST_CODE_PTRAUTH, [0, 1, 2, 3]),
    )
    old = constant(*records, ty=PTR, producer="LLVM21.1.0")
    assert isinstance(old, ConstantPtrAuth)
    assert len(old.operands) == 4
    new = constant(*records, ty=PTR, producer="LLVM22.1.0")
    assert isinstance(new, ConstantPtrAuth)
    assert isinstance(new.operands[4], ConstantPointerNull)


def body(*records: Record) -> Block:
    return Block(c.FUNCTION_BLOCK_ID, records)


def test_blockaddress_of_a_body_that_is_not_read_yet() -> None:
    function = (c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0])
    block_address = (c.CST_CODE_BLOCKADDRESS, [PTR, 1, 1])
    module = read(
        types(*TYPES),
        variable(PTR, 2),
        function,
        constants(settype(PTR), block_address),
        body((c.FUNC_CODE_DECLAREBLOCKS, [2]), (c.FUNC_CODE_INST_BR, [1]), (c.FUNC_CODE_INST_RET, [])),
        names="f",
    )
    made = module.globals[0].initializer
    assert isinstance(made, BlockAddress)
    assert made.function is module.functions[0]
    assert made.block is module.functions[0].blocks[1]
    assert len(made.block.instructions) == 1


@pytest.mark.parametrize(("block", "message"), [(0, "basic block 0"), (7, "basic block 7"), (1 << 40, "basic block")])
def test_blockaddress_of_no_block(block: int, message: str) -> None:
    function = (c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0])
    module = read(
        types(*TYPES),
        variable(PTR, 2),
        function,
        constants(settype(PTR), (c.CST_CODE_BLOCKADDRESS, [PTR, 1, block])),
        body((c.FUNC_CODE_DECLAREBLOCKS, [2]), (c.FUNC_CODE_INST_BR, [1]), (c.FUNC_CODE_INST_RET, [])),
        names="f",
    )
    with pytest.raises(BitcodeError, match=message):
        module.materialize()


def test_inline_assembly_of_every_form() -> None:
    void_function = (c.TYPE_CODE_FUNCTION, [0, 0])
    table = types((c.TYPE_CODE_VOID, []), void_function, (c.TYPE_CODE_POINTER, [1, 0]))
    text = [2, *chars("ab"), 1, *chars("r")]
    records = [
        (c.CST_CODE_SETTYPE, [2]),
        (c.CST_CODE_INLINEASM_OLD, [0b11, *text]),
        (c.CST_CODE_INLINEASM_OLD2, [0b100, *text]),
        (c.CST_CODE_INLINEASM_OLD3, [0b1001, *text]),
        (c.CST_CODE_INLINEASM, [1, 0b1001, *text]),
    ]
    function = (c.MODULE_CODE_FUNCTION, [0, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    calls = [(c.FUNC_CODE_INST_CALL, [0, 1 << 15, 1, 4 - number]) for number in range(4)]
    module = read(
        table,
        function,
        body_with_constants(records, calls),
        names="f",
        producer="LLVM14.0.6",
    )
    callees = [one.operands[-1] for one in module.functions[0].blocks[0].instructions[:-1]]
    said = [(one.side_effects, one.align_stack, one.dialect, one.can_unwind) for one in callees]  # type: ignore[attr-defined]
    assert said == [
        (True, True, "att", False),
        (False, False, "intel", False),
        (True, False, "att", True),
        (True, False, "att", True),
    ]
    assert callees[2] is callees[3]
    assert (callees[0].asm, callees[0].constraints) == ("ab", "r")  # type: ignore[attr-defined]


def body_with_constants(records: list[Record], instructions: list[Record]) -> Block:
    declare: Record = (c.FUNC_CODE_DECLAREBLOCKS, [1])
    return Block(c.FUNCTION_BLOCK_ID, [declare, constants(*records), *instructions, (c.FUNC_CODE_INST_RET, [])])


@pytest.mark.parametrize(
    ("records", "message"),
    [
        ([(c.CST_CODE_INTEGER, [])], "record too short"),
        ([settype(PTR), integer(1)], "an integer of type ptr"),
        ([settype(99)], "type id 99"),
        ([settype(VOID)], "constants of type void"),
        ([settype(METADATA), (c.CST_CODE_NULL, [])], "a null value of type metadata"),
        ([settype(FUNCTION), (c.CST_CODE_NULL, [])], "a null value of type void"),
        ([settype(A2), (c.CST_CODE_AGGREGATE, [1])], "an aggregate of 1 elements; its type .* has 2"),
        ([integer(1), settype(AA), (c.CST_CODE_AGGREGATE, [1, 1])], "an operand of type i32; expected"),
        ([settype(A2), (c.CST_CODE_AGGREGATE, [1, 77])], "value id 77 where there are 2 values"),
        ([settype(A2), (c.CST_CODE_AGGREGATE, [1 << 63, 1])], "value id 9223372036854775808"),
        ([settype(A3), (c.CST_CODE_STRING, chars("abcd"))], "a string of 4 bytes with type"),
        ([settype(A2), (c.CST_CODE_DATA, [1])], "data of 1 elements with type"),
        ([settype(AP), (c.CST_CODE_DATA, [1, 1])], "data of type"),
        ([(c.CST_CODE_FLOAT, [1])], "a floating-point number of type i32"),
        ([(c.CST_CODE_CE_BINOP, [77, 0, 0])], "binary operator 77"),
        ([(c.CST_CODE_CE_CAST, [77, I32, 0])], "conversion 77"),
        ([settype(PTR), (c.CST_CODE_CE_GEP, [I8, 0])], "without base pointer"),
        ([settype(PTR), (c.CST_CODE_CE_GEP, [I8, 0, I32, 0])], "a getelementptr on i32"),
        ([settype(PTR), (c.CST_CODE_DSO_LOCAL_EQUIVALENT, [PTR, 2]), (c.CST_CODE_NULL, [])], "that is no global"),
        ([settype(PTR), (c.CST_CODE_INLINEASM, [FUNCTION, 0, 9, 65])], "record too short"),
        ([settype(PTR), (c.CST_CODE_INLINEASM, [I32, 0, 0, 0])], "expected a function type"),
    ],
)
def test_blocks_that_make_no_sense(records: list[Record], message: str) -> None:
    with pytest.raises(BitcodeError, match=message) as caught:
        constant(*records, ty=I32)
    assert caught.value.block_path == "MODULE_BLOCK/CONSTANTS_BLOCK"
    assert caught.value.bit_offset is not None


@pytest.mark.parametrize("record", [(c.CST_CODE_AGGREGATE, [1]), (c.CST_CODE_DATA, [1]), (c.CST_CODE_STRING, [65])])
def test_arrays_of_more_elements_than_can_be_counted(record: Record) -> None:
    table = types(*TYPES, (c.TYPE_CODE_ARRAY, [1 << 63, I8]))
    module = read(table, variable(I32, 1), constants(settype(len(TYPES)), record))
    with pytest.raises(BitcodeError, match=r"1 elements|1 bytes"):
        module.load_contents()


def test_unknown_constants_are_refused_by_number() -> None:
    with pytest.raises(UnsupportedError, match="constant record 99"):
        constant((99, []), ty=I32)


def splat_of(count: int) -> Value | None:
    own = len(TYPES)
    module = read(
        types(*TYPES, (c.TYPE_CODE_VECTOR, [count, I32])),
        variable(own, 1),
        constants(settype(own), integer(1)),
    )
    return module.globals[0].initializer


def test_a_number_for_a_vector_without_end() -> None:
    longest = splat_of(1 << 16)
    assert isinstance(longest, ConstantDataVector)
    assert longest.data == b"\1\0\0\0" * (1 << 16)
    for count in ((1 << 16) + 1, 0xFFFFFFFF):
        with pytest.raises(UnsupportedError, match=f"{count} elements"):
            splat_of(count)


def test_all_constants_are_constants() -> None:
    made = constant(integer(1), ty=I32)
    assert isinstance(made, Constant)


@pytest.mark.parametrize(
    ("order", "sorted_"),
    [
        ([I32, I8], True),
        ([I8, I32], False),
        ([I32, I32], True),
        ([I32, HALF], True),
        ([HALF, I32], False),
        ([V2, HALF], True),
        ([HALF, V2], False),
        ([I32, V2, HALF], True),
        ([HALF, HALF], True),
        ([HALF, DOUBLE], True),
        ([DOUBLE, HALF], False),
        ([DOUBLE, PTR], False),
        ([V2, PTR], True),
        ([V2, I32], False),
        ([I32, PTR, DOUBLE], True),
    ],
)
def test_whether_constants_are_in_the_order_of_a_writer_that_sorts(order: list[int], sorted_: bool) -> None:
    """Integers by type, then all others by type."""
    records = [one for ty in order for one in ((c.CST_CODE_SETTYPE, [ty]), (c.CST_CODE_NULL, []))]
    made = read(types(*TYPES), constants(*records))
    made.load_contents()
    assert made.provenance.has_unsorted_constants != sorted_


def test_two_numbers_of_a_vector_of_zeros() -> None:
    """LLVM 23 has two of them: null, and what a splat of 0.0 gives, which a file may hold both."""
    zero: Record = (c.CST_CODE_NULL, [])
    ty: Record = (c.CST_CODE_SETTYPE, [VH])
    globals_ = [variable(VH, 3 + place, (place, 1)) for place in range(2)]

    def bodies(*counts: int) -> list[Block]:
        return [
            Block(
                c.FUNCTION_BLOCK_ID,
                [
                    (c.FUNC_CODE_DECLAREBLOCKS, [1]),
                    constants(ty, *[zero] * count),
                    *[(c.FUNC_CODE_INST_FREEZE, [count]) for _ in range(count)],
                    (c.FUNC_CODE_INST_UNREACHABLE, []),
                ],
            )
            for count in counts
        ]

    def frozen(module: Module) -> list[list[Value]]:
        module.load_contents()
        return [[one.operands[0] for one in f.blocks[0].instructions[:-1]] for f in module.functions]

    declared = [(c.MODULE_CODE_FUNCTION, [2 + n, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]) for n in range(2)]
    table = types(*TYPES)
    made = read(table, *declared, *bodies(2, 1), names="abfg", producer="LLVM23.1.0")
    (null, other), (again,) = frozen(made)
    assert null is again and null is not other
    made = read(
        table, *globals_, declared[0], constants(ty, zero, zero), *bodies(1), names="abfg", producer="LLVM23.1.0"
    )
    first, second = (one.initializer for one in made.globals)
    ((third,),) = frozen(made)
    assert first is not second
    assert third is not first


def test_a_first_value_that_needs_itself() -> None:
    with pytest.raises(BitcodeError, match="a constant that needs itself"):
        read(types(*TYPES), constants((c.CST_CODE_SETTYPE, [A2]), (c.CST_CODE_AGGREGATE, [0, 0]))).load_contents()
