"""Constants print as LLVM prints them."""

from __future__ import annotations

import pytest
from printer_models import add_function, add_global, constant_text, new_module

from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantPtrAuth,
    DSOLocalEquivalent,
    NoCFIValue,
)
from irkit.flags import INBOUNDS, NSW, NUSW, NUW
from irkit.guarding import put
from irkit.instructions import AllocaInst
from irkit.types import ArrayType
from irkit.values import Value
from text.printer import to_assembly


def test_integers() -> None:
    module = new_module()
    c = module.context
    assert constant_text(module, c.constant_int(c.integer(32), -5)) == "i32 -5"
    for value, word in ((1, "true"), (0, "false")):
        module = new_module()
        assert constant_text(module, module.context.constant_int(module.context.integer(1), value)) == f"i1 {word}"


def test_strings_escape_all_that_does_not_print() -> None:
    module = new_module()
    c = module.context
    data = c.constant_data(c.array(c.integer(8), 7), b'a"\\\x00\xff z')
    assert constant_text(module, data) == r'[7 x i8] c"a\22\\\00\FF z"'


def test_data_arrays() -> None:
    module = new_module()
    c = module.context
    data = c.constant_data(c.array(c.integer(16), 2), b"\x01\x00\xff\xff")
    assert constant_text(module, data) == "[2 x i16] [i16 1, i16 -1]"


@pytest.mark.parametrize(("version", "text"), [(19, "<i32 7, i32 7>"), (22, "splat (i32 7)")])
def test_splats(version: int, text: str) -> None:
    module = new_module(version)
    c = module.context
    seven = c.constant_int(c.integer(32), 7)
    assert constant_text(module, c.constant_aggregate(c.vector(seven.type, 2), [seven, seven])) == f"<2 x i32> {text}"


def test_splats_of_other_numbers_than_data_vectors_hold() -> None:
    module = new_module()
    c = module.context
    true = c.constant_int(c.integer(1), 1)
    assert constant_text(module, c.constant_aggregate(c.vector(true.type, 2), [true, true])) == (
        "<2 x i1> splat (i1 true)"
    )


def test_scalable_splats() -> None:
    module = new_module()
    c = module.context
    ty = c.vector(c.integer(32), 4, scalable=True)
    five = c.constant_int(c.integer(32), 5)
    inserted = ConstantExpr(ty, "insertelement", [c.poison(ty), five, c.constant_int(c.integer(64), 0)])
    mask = c.null(ty)
    splat = ConstantExprShuffle(ty, [inserted, c.poison(ty)], mask)
    assert constant_text(module, splat) == "<vscale x 4 x i32> splat (i32 5)"


def test_structs_packed_or_not() -> None:
    for packed, text in ((False, "{ i8, i32 } { i8 1, i32 2 }"), (True, "<{ i8, i32 }> <{ i8 1, i32 2 }>")):
        module = new_module()
        c = module.context
        members: list[Value] = [c.constant_int(c.integer(8), 1), c.constant_int(c.integer(32), 2)]
        ty = c.struct([member.type for member in members], packed)
        assert constant_text(module, c.constant_aggregate(ty, members)) == text


def test_what_has_no_bits() -> None:
    module = new_module()
    c = module.context
    ptr = c.pointer()
    members: list[Value] = [c.null(ptr), c.undef(ptr), c.poison(ptr), c.null(c.array(ptr, 2))]
    ty = c.struct([member.type for member in members])
    assert constant_text(module, c.constant_aggregate(ty, members)).endswith(
        "{ ptr null, ptr undef, ptr poison, [2 x ptr] zeroinitializer }"
    )


def test_element_pointers() -> None:
    module = new_module()
    c = module.context
    variable = add_global(module, "g", c.constant_int(c.integer(32), 0))
    one = c.constant_int(c.integer(64), 1)
    ptr = c.pointer()
    pointer = ConstantExprGEP(ptr, c.integer(32), [variable, one], INBOUNDS | NUSW | NUW, in_range=(64, -8, 16))
    assert constant_text(module, pointer) == ("ptr getelementptr inbounds nuw inrange(-8, 16) (i32, ptr @g, i64 1)")


def test_in_range_of_older_releases_marks_an_index() -> None:
    module = new_module(14)
    c = module.context
    array = c.array(c.integer(8), 4)
    variable = add_global(module, "g", c.null(array))
    put(variable, "type", c.pointer(0, array))
    zero = c.constant_int(c.integer(32), 0)
    pointer = ConstantExprGEP(c.pointer(0, c.integer(8)), array, [variable, zero, zero], INBOUNDS, in_range_index=1)
    assert constant_text(module, pointer) == (
        "i8* getelementptr inbounds ([4 x i8], [4 x i8]* @g, i32 0, inrange i32 0)"
    )


def test_expressions_of_older_releases() -> None:
    module = new_module(13)
    c = module.context
    i32 = c.integer(32)
    variable = add_global(module, "g", c.constant_int(i32, 0))
    number = ConstantExpr(i32, "ptrtoint", [variable])
    one = c.constant_int(i32, 1)
    total = ConstantExpr(i32, "add", [number, one], NUW | NSW)
    compared = ConstantExprCompare(c.integer(1), "icmp", "ne", [total, one])
    assert constant_text(module, compared) == (
        "i1 icmp ne (i32 add nuw nsw (i32 ptrtoint (ptr @g to i32), i32 1), i32 1)"
    )
    module = new_module(13)
    pair = c.struct([i32, i32])
    extracted = ConstantExprIndexed(i32, "extractvalue", [c.undef(pair)], (1,))
    assert constant_text(module, extracted) == "i32 extractvalue ({ i32, i32 } undef, 1)"


def test_references_to_code() -> None:
    module = new_module()
    c = module.context
    function = add_function(module, "f", [c.integer(32)])
    members: list[Constant] = [
        BlockAddress(c.pointer(), function, function.blocks[0]),
        DSOLocalEquivalent(c.pointer(), function),
        NoCFIValue(c.pointer(), function),
    ]
    ty = c.struct([member.type for member in members])
    assert constant_text(module, c.constant_aggregate(ty, list(members))).endswith(
        "{ ptr blockaddress(@f, %1), ptr dso_local_equivalent @f, ptr no_cfi @f }"
    )


def test_signed_pointers_print_the_operands_up_to_the_last_that_says_something() -> None:
    for discriminator, text in ((0, "ptrauth (ptr @g, i32 2)"), (5, "ptrauth (ptr @g, i32 2, i64 5)")):
        module = new_module()
        c = module.context
        variable = add_global(module, "g", c.constant_int(c.integer(32), 0))
        key, number = c.constant_int(c.integer(32), 2), c.constant_int(c.integer(64), discriminator)
        null = c.null(c.pointer())
        constant = ConstantPtrAuth(c.pointer(), [variable, key, number, null, null])
        assert constant_text(module, constant) == f"ptr {text}"


def test_deep_nesting_needs_no_stack() -> None:
    module = new_module()
    c = module.context
    ty = c.integer(32)
    constant: Constant = c.constant_int(ty, 1)
    for _ in range(5000):
        constant = ConstantExpr(ty, "xor", [constant, c.constant_int(ty, 1)])
    assert constant_text(module, constant).count("xor") == 5000


def test_deep_types_need_no_stack() -> None:
    module = new_module()
    c = module.context
    ty = c.array(c.integer(8), 1)
    for _ in range(5000):
        ty = c.array(ty, 1)
    assert isinstance(ty, ArrayType)
    add_global(module, "g", c.undef(ty))
    assert "[1 x [1 x i8]" in to_assembly(module)


def test_data_that_names_a_block_of_another_function_leaves_its_own_numbers_alone() -> None:
    module = new_module()
    c = module.context
    other = add_function(module, "other", [c.integer(32)])
    function = add_function(module, "f")
    function.blocks[0].append(AllocaInst(c.pointer(), c.integer(8), c.constant_int(c.integer(32), 1), 1))
    function.set_function_data(None, BlockAddress(c.pointer(), other, other.blocks[0]), None)
    assert to_assembly(module).endswith(
        "define void @f() prefix ptr blockaddress(@other, %1) {\n  %1 = alloca i8, align 1\n}\n"
    )
