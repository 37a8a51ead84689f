"""Records that few writers use, or that are damaged in one place."""

from __future__ import annotations

import pytest
from reader_modules import Block, chars, constants, file, identification, module, read, strtab, types, variable
from test_old_records import NEXT, NUMBER, ZERO, back, lines

import irkit
from bitcode.reader import parse_bitcode
from bitcode.reader.listing import list_symbols
from bitcode.schema import codes as c
from irkit.errors import BitcodeError

EQUAL = 32  # the number of `icmp eq`


def test_selects_of_llvm_2() -> None:
    """The condition is the last operand, and never a vector."""
    compared = (c.FUNC_CODE_INST_CMP2, [back(NUMBER), back(ZERO), EQUAL])
    chosen = (c.FUNC_CODE_INST_SELECT, [back(NUMBER, NEXT + 1), back(ZERO, NEXT + 1), back(NEXT, NEXT + 1)])
    assert lines(compared, chosen) == ["%4 = icmp eq i32 %1, 0", "%5 = select i1 %4, i32 %1, i32 0"]


def test_function_types_of_llvm_2() -> None:
    """They had the number of their attributes in front of the result."""
    table = types(
        (c.TYPE_CODE_INTEGER, [32]),
        (c.TYPE_CODE_VOID, []),
        (c.TYPE_CODE_FUNCTION_OLD, [0, 7, 1, 0, 0]),
        (c.TYPE_CODE_FUNCTION_OLD, [1, 7, 0]),
    )
    declared = [(c.MODULE_CODE_FUNCTION, [at, 1, at + 2, 0, 1, 0, 0, 0, 0, 0]) for at in (0, 1)]
    found = read(table, *declared, names="fg", producer="LLVM13.0.1")
    assert [str(one.value_type) for one in found.functions] == ["void (i32, i32)", "i32 (...)"]


@pytest.mark.parametrize(
    ("bits", "said"),
    [(0, ""), (1, "alignstack(1)"), (2, "alignstack(2)"), (3, "alignstack(4)"), (7, "alignstack(64)")],
)
def test_stack_alignments_of_llvm_3(bits: int, said: str) -> None:
    """Bits 26 to 28 of the attributes, which are stored from bit 32 on where those from bit 21 on belong."""
    group = Block(
        c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [0xFFFFFFFF, (bits << (26 - 21)) << 32 | 1 << 5])]
    )
    table = types((c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, 0]))
    found = read(
        group, table, (c.MODULE_CODE_FUNCTION, [0, 1, 1, 0, 1, 0, 1, 0, 0, 0]), names="f", producer="LLVM13.0.1"
    )
    attributes = found.functions[0].attribute_list
    assert attributes is not None
    assert str(attributes.function).replace("nounwind", "").strip() == said


def test_property_of_assembly() -> None:
    for name in ("target_features", "target_cpu", "target"):
        record = (c.MODULE_CODE_ASM_PROPERTY, chars(f"{name}\0x"))
        if name == "target":
            with pytest.raises(BitcodeError, match="module-level assembly has no property 'target'"):
                read(record, producer="LLVM23.0.0")
        else:
            read(record, producer="LLVM23.0.0")


def test_release_of_opaque_pointers_without_a_producer() -> None:
    """A file that does not say who wrote it is old, unless it has what old ones do not."""

    def release(*records: tuple[int, list[int]]) -> int:
        return parse_bitcode(file(module(types(*records)), strtab("")), "test.bc").dialect.llvm_version

    typed = release((c.TYPE_CODE_INTEGER, [8]), (c.TYPE_CODE_POINTER, [0, 0]))
    assert release((c.TYPE_CODE_OPAQUE_POINTER, [0])) > typed
    assert release((c.TYPE_CODE_INTEGER, [8])) == typed


@pytest.mark.parametrize(("operands", "said"), [([], 0), ([0], 1), ([0, 1], 2)])
def test_listed_globals_without_names(operands: list[int], said: int) -> None:
    data = file(
        identification(), module(types((c.TYPE_CODE_INTEGER, [8])), (c.MODULE_CODE_GLOBALVAR, operands)), strtab("x")
    )
    with pytest.raises(BitcodeError, match=r"operand") as caught:
        list_symbols(data, "x")
    assert caught.value.block_path


@pytest.mark.parametrize(
    ("block", "words", "bit"),
    [
        (Block(c.GLOBALVAL_SUMMARY_BLOCK_ID, []), ": a summary that does not begin with its version", 0),
        (
            Block(c.GLOBALVAL_SUMMARY_BLOCK_ID, [(c.FS_FLAGS, [1])]),
            ", record #0 (FLAGS): a summary that does not begin with its version",
            0,
        ),
        (Block(c.METADATA_BLOCK_ID, [(c.METADATA_NAME, [65])]), ": a NAME without its NAMED_NODE", 28),
        (
            Block(c.METADATA_BLOCK_ID, [(c.METADATA_NODE, []), (c.METADATA_NAMED_NODE, [0])]),
            ", record #1 (NAMED_NODE): a NAMED_NODE without its NAME",
            16,
        ),
    ],
)
def test_the_place_of_what_is_wrong(block: Block, words: str, bit: int) -> None:
    """The record, or behind the last one the end of the block; in bits from where the block's first record is."""
    bare, inside = (
        file(identification("LLVM23.1.0"), module(types((c.TYPE_CODE_INTEGER, [32])), *blocks))
        for blocks in ((), (Block(block.block_id, []),))
    )
    assert len(inside) == len(bare) + 12  # two words enter the block, one ends it
    start = 8 * (len(bare) - 4) + 64
    with pytest.raises(BitcodeError) as caught:
        made = read(types((c.TYPE_CODE_INTEGER, [32])), block, producer="LLVM23.1.0")
        made.load_contents()
        assert made.summary is None
    name = "GLOBALVAL_SUMMARY_BLOCK" if block.block_id == c.GLOBALVAL_SUMMARY_BLOCK_ID else "METADATA_BLOCK"
    at = start + bit
    assert str(caught.value) == f"test.bc: bit {at} (byte {at // 8:#x}), in MODULE_BLOCK/{name}{words}"


def test_long_messages_are_cut() -> None:
    """What is named may be as long as the file: a struct of a thousand members is shown in part."""
    table = types((c.TYPE_CODE_INTEGER, [8]), (c.TYPE_CODE_STRUCT_ANON, [0, *[0] * 1000]), (c.TYPE_CODE_VECTOR, [2, 1]))
    with pytest.raises(BitcodeError) as caught:
        read(table)
    assert len(caught.value.message) == 1001
    assert caught.value.message.endswith(", i8…") or caught.value.message.endswith("…")
    for letters, cut in (
        (1000 - len("%x as an element of a vector") + 1, ""),
        (1000 - len("%x as an element of a vector") + 2, "…"),
    ):
        of_name = (c.TYPE_CODE_STRUCT_NAME, chars("x" * letters))
        with pytest.raises(BitcodeError) as caught:
            read(
                types(
                    (c.TYPE_CODE_INTEGER, [8]),
                    of_name,
                    (c.TYPE_CODE_STRUCT_NAMED, [0, 0]),
                    (c.TYPE_CODE_VECTOR, [2, 1]),
                )
            )
        assert caught.value.message == f"%{'x' * letters} as an element of a vector"[:1000] + cut
    short = types((c.TYPE_CODE_INTEGER, [8]), (c.TYPE_CODE_STRUCT_ANON, [0, 0]), (c.TYPE_CODE_VECTOR, [2, 1]))
    with pytest.raises(BitcodeError) as caught:
        read(short)
    assert not caught.value.message.endswith("…")


I8, PTR, INDEX = 0, 1, 2
TABLE = types((c.TYPE_CODE_INTEGER, [8]), (c.TYPE_CODE_OPAQUE_POINTER, [0]), (c.TYPE_CODE_INTEGER, [64]))


def address(code: int, operands: list[int], producer: str) -> str:
    """What a variable is set to by one record; values: the variable, a number 1."""
    numbers = constants(
        (c.CST_CODE_SETTYPE, [INDEX]), (c.CST_CODE_INTEGER, [2]), (c.CST_CODE_SETTYPE, [PTR]), (code, operands)
    )
    found = read(TABLE, variable(PTR, 2, (0, 1)), numbers, names="g", producer=producer)
    return str(found.globals[0].initializer)


@pytest.mark.parametrize(("index", "taken"), [(0, True), (1, False), (2, False)])
def test_marked_indices(index: int, taken: bool) -> None:
    """`inrange` marks one of the indices there are."""
    operands = [I8, index << 1 | 1, PTR, 0, INDEX, 1]
    code = c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD
    if taken:
        assert address(code, operands, "LLVM18.1.8") == "ptr getelementptr inbounds (i8, ptr @g, inrange i64 1)"
    else:
        with pytest.raises(BitcodeError, match=f"inrange at index {index} of a getelementptr with 1"):
            address(code, operands, "LLVM18.1.8")


def test_old_addresses_of_opaque_pointers() -> None:
    """A record that does not say what type is stepped through needs a pointer that does."""
    said = [I8, PTR, 0, INDEX, 1]
    assert address(c.CST_CODE_CE_GEP_OLD, said, "LLVM18.1.8") == "ptr getelementptr (i8, ptr @g, i64 1)"
    with pytest.raises(BitcodeError, match="a getelementptr of an old form on an opaque pointer"):
        address(c.CST_CODE_CE_GEP_OLD, said[1:], "LLVM18.1.8")
    with pytest.raises(BitcodeError, match="a getelementptr of an old form on an opaque pointer"):
        address(c.CST_CODE_CE_INBOUNDS_GEP, said[1:], "LLVM18.1.8")
    assert address(c.CST_CODE_CE_INBOUNDS_GEP, said, "LLVM18.1.8") == "ptr getelementptr inbounds (i8, ptr @g, i64 1)"


@pytest.mark.parametrize(("first", "second", "taken"), [(2, 2, True), (2, 3, False)])
def test_struct_indices_as_aggregates(first: int, second: int, taken: bool) -> None:
    """Writers other than LLVM give a vector of plain numbers element by element."""
    table = types(
        (c.TYPE_CODE_INTEGER, [32]),
        (c.TYPE_CODE_OPAQUE_POINTER, [0]),
        (c.TYPE_CODE_VECTOR, [2, 1]),
        (c.TYPE_CODE_VECTOR, [2, 0]),
        (c.TYPE_CODE_STRUCT_ANON, [0, 0, 0]),
        (c.TYPE_CODE_FUNCTION, [0, 2, 2]),
    )
    numbers = constants(
        (c.CST_CODE_SETTYPE, [3]),
        (c.CST_CODE_NULL, []),
        (c.CST_CODE_AGGREGATE, [first, second]),
        (c.CST_CODE_SETTYPE, [0]),
        (c.CST_CODE_INTEGER, [2]),
        (c.CST_CODE_UNDEF, []),
    )
    zero, vector, argument, following = 1, 2, 5, 6
    body = Block(
        c.FUNCTION_BLOCK_ID,
        [
            (c.FUNC_CODE_DECLAREBLOCKS, [1]),
            (c.FUNC_CODE_INST_GEP, [0, 4, following - argument, following - zero, following - vector]),
            (c.FUNC_CODE_INST_RET, [1]),
        ],
    )
    numbers.items[2] = (c.CST_CODE_AGGREGATE, [first + 1, second + 1])
    items = [table, (c.MODULE_CODE_FUNCTION, [0, 1, 5, 0, 0, 0, 0, 0, 0, 0]), numbers, body]
    if taken:
        text = irkit.to_assembly(read(*items, names="f", producer="LLVM19.1.7"))
        assert "getelementptr { i32, i32 }, <2 x ptr> %0, <2 x i32> zeroinitializer, <2 x i32> " in text
    else:
        with pytest.raises(BitcodeError, match="a struct index that is not a constant integer"):
            irkit.to_assembly(read(*items, names="f", producer="LLVM19.1.7"))


def loop_with_hints(*names: str) -> str:
    """What LLVM 16 shows of a loop with hints of these names and the value 4, each name a record."""
    count = len(names)
    table = types((c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, 0]), (c.TYPE_CODE_INTEGER, [32]))
    kinds = Block(c.METADATA_KIND_BLOCK_ID, [(c.METADATA_KIND, [18, *chars("llvm.loop")])])
    nodes = Block(
        c.METADATA_BLOCK_ID,
        [
            *[(c.METADATA_STRING_OLD, chars(name)) for name in names],
            (c.METADATA_VALUE, [2, 1]),
            *[(c.METADATA_NODE, [number + 1, count + 1]) for number in range(count)],
            (c.METADATA_NODE, [count + 2 + number for number in range(count)]),
        ],
    )
    body = Block(
        c.FUNCTION_BLOCK_ID,
        [
            (c.FUNC_CODE_DECLAREBLOCKS, [2]),
            (c.FUNC_CODE_INST_BR, [1]),
            (c.FUNC_CODE_INST_BR, [1]),
            Block(c.METADATA_ATTACHMENT_ID, [(c.METADATA_ATTACHMENT, [1, 18, 2 * count + 1])]),
        ],
    )
    numbers = constants((c.CST_CODE_SETTYPE, [2]), (c.CST_CODE_INTEGER, [8]))
    declared = (c.MODULE_CODE_FUNCTION, [0, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    found = read(table, declared, kinds, numbers, nodes, body, names="f", producer="LLVM16.0.6")
    irkit.upgrade(found)
    return irkit.to_assembly(found).partition("!0 = ")[2]


def test_loop_hints_by_their_first_names() -> None:
    """LLVM renames them in files where strings are records, and in no others: see `rare.txt` of the upgrades."""
    assert loop_with_hints("llvm.vectorizer.width", "llvm.vectorizer.unroll", "llvm.loop.other") == (
        "!{!1, !2, !3}\n"
        '!1 = !{!"llvm.loop.vectorize.width", i32 4}\n'
        '!2 = !{!"llvm.loop.interleave.count", i32 4}\n'
        '!3 = !{!"llvm.loop.other", i32 4}\n'
    )
    assert loop_with_hints("llvm.vectorize", "llvm.vector") == (
        '!{!1, !2}\n!1 = !{!"llvm.vectorize", i32 4}\n!2 = !{!"llvm.vector", i32 4}\n'
    )
