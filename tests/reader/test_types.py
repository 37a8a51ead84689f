"""The type table: every record of it, forward references, and tables that make no sense."""

from __future__ import annotations

import pytest
from reader_modules import chars, read, types, variable

from bitcode.schema import codes as c
from irkit.errors import BitcodeError, UnsupportedError
from irkit.types import StructType, Type

I32 = (c.TYPE_CODE_INTEGER, [32])
POINTER = (c.TYPE_CODE_OPAQUE_POINTER, [0])


def type_of(*records: tuple[int, list[int]], count: int | None = None, producer: str = "LLVM19.1.7") -> Type:
    """The last type of a table, seen as a variable's."""
    table = types(*records, count=count)
    last = sum(code != c.TYPE_CODE_STRUCT_NAME for code, _ in records) - 1
    return read(table, variable(last), producer=producer).globals[0].value_type


@pytest.mark.parametrize(
    ("record", "text"),
    [
        ((c.TYPE_CODE_HALF, []), "half"),
        ((c.TYPE_CODE_BFLOAT, []), "bfloat"),
        ((c.TYPE_CODE_FLOAT, []), "float"),
        ((c.TYPE_CODE_DOUBLE, []), "double"),
        ((c.TYPE_CODE_X86_FP80, []), "x86_fp80"),
        ((c.TYPE_CODE_FP128, []), "fp128"),
        ((c.TYPE_CODE_PPC_FP128, []), "ppc_fp128"),
        ((c.TYPE_CODE_X86_AMX, []), "x86_amx"),
        ((c.TYPE_CODE_INTEGER, [1]), "i1"),
        ((c.TYPE_CODE_INTEGER, [1 << 23]), "i8388608"),
        ((c.TYPE_CODE_OPAQUE_POINTER, [0]), "ptr"),
        ((c.TYPE_CODE_OPAQUE_POINTER, [5]), "ptr addrspace(5)"),
    ],
)
def test_types_without_parts(record: tuple[int, list[int]], text: str) -> None:
    assert str(type_of(record)) == text


def test_types_of_parts() -> None:
    assert str(type_of(I32, (c.TYPE_CODE_ARRAY, [4, 0]))) == "[4 x i32]"
    assert str(type_of(I32, (c.TYPE_CODE_ARRAY, [1 << 63, 0]))) == f"[{1 << 63} x i32]"
    assert str(type_of(I32, (c.TYPE_CODE_VECTOR, [4, 0]))) == "<4 x i32>"
    assert str(type_of(I32, (c.TYPE_CODE_VECTOR, [4, 0, 1]))) == "<vscale x 4 x i32>"
    assert str(type_of(I32, POINTER, (c.TYPE_CODE_STRUCT_ANON, [0, 0, 1]))) == "{ i32, ptr }"
    assert str(type_of(I32, (c.TYPE_CODE_STRUCT_ANON, [1, 0]))) == "<{ i32 }>"
    assert str(type_of(I32, POINTER, (c.TYPE_CODE_FUNCTION, [1, 0, 1]))) == "i32 (ptr, ...)"


def test_x86_mmx_is_a_vector_from_llvm_20_on() -> None:
    assert str(type_of((c.TYPE_CODE_X86_MMX, []), producer="LLVM19.1.7")) == "x86_mmx"
    assert str(type_of((c.TYPE_CODE_X86_MMX, []), producer="LLVM22.1.0")) == "<1 x i64>"


def test_integers_of_llvm_13_are_wider() -> None:
    assert str(type_of((c.TYPE_CODE_INTEGER, [(1 << 24) - 1]), producer="LLVM13.0.1")) == "i16777215"
    with pytest.raises(BitcodeError, match="an integer type of 16777215 bits"):
        type_of((c.TYPE_CODE_INTEGER, [(1 << 24) - 1]))
    with pytest.raises(BitcodeError, match="an integer type of 8388609 bits"):
        type_of((c.TYPE_CODE_INTEGER, [(1 << 23) + 1]))


def test_target_type_takes_the_pending_name() -> None:
    named = (c.TYPE_CODE_STRUCT_NAME, chars("spirv.Image"))
    made = type_of(I32, named, (c.TYPE_CODE_TARGET_TYPE, [1, 0, 7, 8]))
    assert str(made) == 'target("spirv.Image", i32, 7, 8)'


def test_typed_pointers_make_the_module_typed() -> None:
    module = read(types(I32, (c.TYPE_CODE_POINTER, [0, 3])), variable(1), producer="LLVM14.0.6")
    assert not module.opaque_pointers
    assert str(module.globals[0].value_type) == "i32 addrspace(3)*"
    assert str(module.globals[0].type) == "i32 addrspace(3)**"


def test_a_pointer_to_an_opaque_pointer_is_opaque_in_a_file_of_both() -> None:
    module = read(types(I32, (c.TYPE_CODE_POINTER, [0, 0]), POINTER), variable(2), producer="LLVM13.0.1")
    assert not module.opaque_pointers
    assert str(module.globals[0].type) == "ptr"


def test_a_file_of_opaque_pointers_has_no_typed_ones() -> None:
    module = read(types(I32, POINTER), variable(0), producer="LLVM14.0.6")
    assert module.opaque_pointers
    assert str(module.globals[0].type) == "ptr"


def test_structs_may_be_referred_to_before_they_come() -> None:
    named = (c.TYPE_CODE_STRUCT_NAME, chars("list"))
    table = types((c.TYPE_CODE_POINTER, [1, 0]), named, (c.TYPE_CODE_STRUCT_NAMED, [0, 0]))
    made = read(table, variable(1), producer="LLVM14.0.6").globals[0].value_type
    assert isinstance(made, StructType)
    assert str(made) == "%list"
    assert made.elements is not None
    assert str(made.elements[0]) == "%list*"


def test_names_of_structs() -> None:
    name = (c.TYPE_CODE_STRUCT_NAME, chars("t"))
    table = types(
        name,
        (c.TYPE_CODE_OPAQUE, [0]),
        (c.TYPE_CODE_STRUCT_NAMED, [0]),
        name,
        (c.TYPE_CODE_STRUCT_NAMED, [1]),
    )
    opaque, unnamed, renamed = (one.value_type for one in read(table, variable(0), variable(1), variable(2)).globals)
    assert isinstance(opaque, StructType)
    assert isinstance(unnamed, StructType)
    assert isinstance(renamed, StructType)
    assert (opaque.name, opaque.is_opaque) == ("t", True)
    assert (unnamed.name, unnamed.elements, unnamed.packed) == ("", (), False)
    assert (renamed.name, renamed.packed) == ("t.0", True)


@pytest.mark.parametrize(
    ("records", "count", "message"),
    [
        ([I32, I32], 1, "more types than the 1"),
        ([I32], 2, "1 types where NUMENTRY says 2"),
        ([(c.TYPE_CODE_ARRAY, [4, 1]), I32], None, "only an identified struct"),
        ([(c.TYPE_CODE_ARRAY, [4, 9])], None, "type id 9 where there are 1 types"),
        ([(c.TYPE_CODE_STRUCT_NAMED, [0, 0])], None, "a struct that holds itself"),
        ([(c.TYPE_CODE_INTEGER, [0])], None, "an integer type of 0 bits"),
        ([(c.TYPE_CODE_INTEGER, [])], None, "record too short"),
        ([I32, (c.TYPE_CODE_VECTOR, [0, 0])], None, "a vector of 0 elements"),
        ([(c.TYPE_CODE_VOID, []), (c.TYPE_CODE_ARRAY, [1, 0])], None, "void as an element of an array"),
        ([(c.TYPE_CODE_LABEL, []), (c.TYPE_CODE_VECTOR, [1, 0])], None, "label as an element of a vector"),
        ([(c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, 0, 0])], None, "void as an element of a function"),
        ([(c.TYPE_CODE_OPAQUE_POINTER, [1 << 24])], None, "address space 16777216"),
        ([I32, (c.TYPE_CODE_TARGET_TYPE, [0, 1 << 32])], None, "4294967296 as a parameter of a target type"),
    ],
)
def test_tables_that_make_no_sense(records: list[tuple[int, list[int]]], count: int | None, message: str) -> None:
    with pytest.raises(BitcodeError, match=message) as caught:
        read(types(*records, count=count))
    assert caught.value.block_path == "MODULE_BLOCK/TYPE_BLOCK_NEW"
    assert caught.value.bit_offset is not None


def test_unknown_type_is_refused_by_number() -> None:
    with pytest.raises(UnsupportedError, match="type record 27"):
        read(types((27, [])))


HIGH = 1 << 63
MOST = (1 << 32) - 1


@pytest.mark.parametrize(
    ("records", "text"),
    [
        ([(c.TYPE_CODE_INTEGER, [HIGH])], f"an integer type of {HIGH} bits; LLVM has 1 to 8388608"),
        ([(c.TYPE_CODE_OPAQUE_POINTER, [(1 << 24) - 1])], "ptr addrspace(16777215)"),
        ([(c.TYPE_CODE_OPAQUE_POINTER, [HIGH])], f"address space {HIGH}; LLVM has 0 to 16777215"),
        ([I32, (c.TYPE_CODE_VECTOR, [1, 0])], "<1 x i32>"),
        ([I32, (c.TYPE_CODE_VECTOR, [MOST, 0])], "<4294967295 x i32>"),
        ([I32, (c.TYPE_CODE_VECTOR, [MOST + 1, 0])], "a vector of 4294967296 elements"),
        ([I32, (c.TYPE_CODE_VECTOR, [HIGH, 0])], f"a vector of {HIGH} elements"),
        ([I32, (c.TYPE_CODE_VECTOR, [4, 0, 0])], "<4 x i32>"),
        ([I32, (c.TYPE_CODE_VECTOR, [4, 0, 2])], "<vscale x 4 x i32>"),
        ([I32, (c.TYPE_CODE_ARRAY, [0, 0])], "[0 x i32]"),
        ([I32, (c.TYPE_CODE_ARRAY, [(1 << 64) - 1, 0])], f"[{(1 << 64) - 1} x i32]"),
        ([I32, (c.TYPE_CODE_ARRAY, [4, 2])], "type id 2 where there are 2 types"),
        ([I32, (c.TYPE_CODE_ARRAY, [4, HIGH])], f"type id {HIGH} where there are 2 types"),
        ([I32, (c.TYPE_CODE_TARGET_TYPE, [0, 0, MOST])], 'target("", 0, 4294967295)'),
        ([I32, (c.TYPE_CODE_TARGET_TYPE, [0, HIGH])], f"{HIGH} as a parameter of a target type; it has 32 bits"),
        ([I32, (c.TYPE_CODE_FUNCTION_OLD, [0, 7, 0, 0])], "i32 (i32)"),
        ([I32, (c.TYPE_CODE_FUNCTION_OLD, [2, 7, 0])], "i32 (...)"),
        ([I32, (c.TYPE_CODE_FUNCTION, [2, 0, 0])], "i32 (i32, ...)"),
        ([I32, (c.TYPE_CODE_STRUCT_ANON, [0])], "{}"),
        ([I32, (c.TYPE_CODE_STRUCT_ANON, [2])], "<{}>"),
        ([I32, (c.TYPE_CODE_NUMENTRY, [1])], "NUMENTRY of 1 after 1 types"),
        ([(c.TYPE_CODE_NUMENTRY, [MOST])], "0 types where NUMENTRY says 4294967295"),
        ([(c.TYPE_CODE_NUMENTRY, [MOST + 1])], "NUMENTRY of 4294967296 after 0 types"),
        ([(c.TYPE_CODE_NUMENTRY, [HIGH])], f"NUMENTRY of {HIGH} after 0 types"),
    ],
)
def test_numbers_at_the_edges(records: list[tuple[int, list[int]]], text: str) -> None:
    try:
        assert str(type_of(*records)) == text
    except BitcodeError as error:
        assert error.message == text


def test_a_type_of_as_many_words_as_may_be() -> None:
    """Each struct of two others has twice their words and one; a struct of a name has one, whatever is in it."""
    doubling = [(c.TYPE_CODE_STRUCT_ANON, [0, index, index]) for index in range(19)]  # the last has 2**20 - 1
    most = [I32, *doubling, (c.TYPE_CODE_STRUCT_ANON, [0, 19, 0])]
    assert str(type_of(*most)).startswith("{ { { {")
    with pytest.raises(BitcodeError, match="a type that takes more than 1048576 words to write"):
        type_of(*most[:-1], (c.TYPE_CODE_STRUCT_ANON, [0, 19, 0, 0]))
    name = (c.TYPE_CODE_STRUCT_NAME, chars("t"))
    named = [name, (c.TYPE_CODE_STRUCT_NAMED, [0, 20, 20])]
    assert str(type_of(*most, *named)) == "%t"
    forward = (c.TYPE_CODE_POINTER, [22, 0])  # to what comes behind it
    behind = (c.TYPE_CODE_STRUCT_ANON, [0, 19, 20])
    with pytest.raises(BitcodeError, match="more than 1048576 words"):
        type_of(*most[:-1], forward, behind, name, (c.TYPE_CODE_STRUCT_NAMED, [0, 0]), producer="LLVM14.0.6")


def test_types_that_double_in_length_are_refused_in_time() -> None:
    doubling = [(c.TYPE_CODE_STRUCT_ANON, [0, index, index]) for index in range(80)]
    with pytest.raises(BitcodeError, match="words to write"):
        read(types(I32, *doubling))


def test_deep_types_need_no_deep_stack() -> None:
    arrays = [(c.TYPE_CODE_ARRAY, [1, index]) for index in range(20000)]
    module = read(types(I32, *arrays), variable(20000))
    assert str(module.globals[0].value_type).startswith("[1 x [1 x ")
