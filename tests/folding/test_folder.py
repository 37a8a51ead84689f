"""`Folder` and `ConstantFolder`: what is computed, what is an expression, what is refused."""

from __future__ import annotations

import pytest

import irkit
import irkit.folding
from irkit import flags as f
from irkit.constants import Constant, ConstantExpr, ConstantExprShuffle
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError, VerificationError
from irkit.folding import ConstantFolder, Folder
from irkit.folding.floats import from_integer
from irkit.globals import GlobalVariable
from irkit.module import Module
from irkit.values import Value

CONTEXT = Context()
I1, I8, I32, I64 = (CONTEXT.integer(width) for width in (1, 8, 32, 64))
PTR = CONTEXT.pointer(0)
V2 = CONTEXT.vector(I32, 2)
PAIR = CONTEXT.null(CONTEXT.struct((I32, I8)))


def folder(version: int) -> Folder:
    return Folder(CONTEXT, Dialect(version), DataLayout("", version))


def builder(version: int) -> ConstantFolder:
    return ConstantFolder(CONTEXT, Dialect(version), DataLayout("", version))


def number(value: int, width: int = 32) -> Constant:
    return CONTEXT.constant_int(CONTEXT.integer(width), value)


def double(bits: int) -> Constant:
    return CONTEXT.constant_fp(CONTEXT.double, bits)


def vector(*values: int) -> Constant:
    return CONTEXT.constant_aggregate(V2, [number(value) for value in values])


def address(version: int) -> Constant:
    """The address of a variable, as a number."""
    module = Module("test", Dialect(version), CONTEXT)
    variable = GlobalVariable(PTR, I32, "g")
    module.add(variable)
    return folder(version).cast("ptrtoint", variable, I64)


def test_what_is_not_said_is_not_there() -> None:
    """No flags and no range, unless they are given, or LLVM 13 knows an address to be within its variable."""
    for version in (13, 22):
        made = folder(version)
        base = GlobalVariable(PTR, I32, "g")
        Module("test", Dialect(version), CONTEXT).add(base)
        step = made.getelementptr(I8, base, [number(9, 64)])
        assert isinstance(step, ConstantExpr)
        assert (step.flags, step.in_range, step.in_range_index) == (0, None, -1)  # type: ignore[attr-defined]
        assert str(step) == "ptr getelementptr (i8, ptr @g, i64 9)"
        said = made.getelementptr(I8, base, [number(1, 64)], f.INBOUNDS)
        assert str(said) == "ptr getelementptr inbounds (i8, ptr @g, i64 1)"
        total = made.binary("add", address(version), number(1, 64))
        assert isinstance(total, ConstantExpr)
        assert total.flags == 0
        folding = builder(version)
        assert folding.binary("add", number(1), number(2)) is number(3)


def test_what_is_computed() -> None:
    made = folder(22)
    assert made.binary("add", number(2), number(3)) is number(5)
    assert made.binary("udiv", number(7), number(2)) is number(3)
    assert made.compare("slt", number(-1), number(1)) is number(-1, 1)
    assert made.compare("oeq", double(0), double(1 << 63)) is number(-1, 1)
    assert made.cast("zext", number(-1, 8), I32) is number(255)
    assert made.fneg(double(0)) is double(1 << 63)
    assert made.select(number(1, 1), number(4), number(5)) is number(4)
    assert made.extract_element(vector(8, 9), number(1)) is number(9)
    assert made.insert_element(vector(8, 9), number(1), number(0)) is vector(1, 9)
    assert made.shuffle_vector(vector(8, 9), vector(1, 2), vector(3, 0)) is vector(2, 8)
    assert made.splat(V2, number(7)) is vector(7, 7)
    struct = CONTEXT.constant_aggregate(CONTEXT.struct((I32, I8)), [number(1), number(2, 8)])
    assert made.extract_value(struct, [1]) is number(2, 8)
    assert made.extract_value(made.insert_value(struct, number(9), [0]), [0]) is number(9)
    assert made.getelementptr(I8, CONTEXT.null(PTR), [number(0)]) is CONTEXT.null(PTR)


def test_a_number_becomes_a_pair_of_doubles() -> None:
    pair = CONTEXT.ppc_fp128
    for ty, bits in ((CONTEXT.half, 0xBE00), (CONTEXT.float, 0xBFC00000), (CONTEXT.double, 0xBFF8000000000000)):
        made = folder(22).cast("fpext", CONTEXT.constant_fp(ty, bits), pair)
        assert made is CONTEXT.constant_fp(pair, 0xBFF8000000000000)


def test_expressions_keep_their_flags() -> None:
    made = folder(19).binary("add", address(19), number(4, 64), f.NUW)
    assert isinstance(made, ConstantExpr)
    assert (made.opcode, made.flags) == ("add", f.NUW)


def test_what_the_release_has_no_expression_for() -> None:
    with pytest.raises(UnsupportedError, match="'mul' as a constant expression of LLVM 22; LLVM 20 was the last"):
        folder(22).binary("mul", address(22), number(3, 64))
    assert builder(22).binary("mul", address(22), number(3, 64)) is None
    assert isinstance(builder(19).binary("mul", address(19), number(3, 64)), ConstantExpr)
    assert builder(22).compare("ugt", address(22), number(3, 64)) is None
    assert isinstance(builder(16).compare("ugt", address(16), number(3, 64)), ConstantExpr)
    assert builder(22).cast("zext", folder(22).cast("trunc", address(22), I8), I64) is None
    condition = folder(22).cast("trunc", address(22), I1)
    assert builder(22).select(condition, number(1), number(2)) is None
    with pytest.raises(UnsupportedError, match="'select'"):
        folder(22).select(condition, number(1), number(2))


def test_a_builder_folds_constants() -> None:
    made = builder(22)
    assert made.binary("xor", number(1), number(3)) is number(2)
    assert made.fneg(double(1)) is double(1 | 1 << 63)
    assert made.cast("sext", number(-1, 8), I32) is number(-1)
    assert made.compare("eq", number(1), number(1)) is number(1, 1)
    assert made.select(number(0, 1), number(1), number(2)) is number(2)
    assert made.extract_element(vector(1, 2), number(0)) is number(1)
    assert made.insert_element(vector(1, 2), number(3), number(1)) is vector(1, 3)
    assert made.shuffle_vector(vector(1, 2), vector(3, 4), vector(0, 2)) is vector(1, 3)
    array = CONTEXT.constant_aggregate(CONTEXT.array(I32, 2), [number(5), number(6)])
    assert made.extract_value(array, [1]) is number(6)
    changed = made.insert_value(array, number(7), [0])
    assert changed is CONTEXT.constant_aggregate(array.type, [number(7), number(6)])
    assert made.getelementptr(I8, CONTEXT.null(PTR), [number(0)]) is CONTEXT.null(PTR)


def test_a_builder_folds_nothing_else() -> None:
    made = builder(22)
    x: Value = Value(I32)
    v: Value = Value(V2)
    assert made.binary("add", x, number(1)) is None
    assert made.fneg(Value(CONTEXT.double)) is None
    assert made.cast("zext", x, I64) is None
    assert made.compare("eq", x, number(1)) is None
    assert made.select(number(1, 1), x, number(1)) is None
    assert made.extract_element(v, number(0)) is None
    assert made.insert_element(v, number(0), number(0)) is None
    assert made.shuffle_vector(v, v, vector(0, 1)) is None
    assert made.extract_value(Value(CONTEXT.array(I32, 2)), [0]) is None
    assert made.insert_value(Value(CONTEXT.array(I32, 2)), number(0), [0]) is None
    assert made.getelementptr(I8, CONTEXT.null(PTR), [x]) is None


def test_what_is_refused() -> None:
    made = folder(22)
    x = Value(I32)
    refused = (
        (lambda: made.binary("add", number(1), number(1, 8)), "'add' of 'i32' and 'i8'; expected equal types"),
        (lambda: made.binary("fadd", number(1), number(1)), "'fadd' does not take 'i32'"),
        (lambda: made.binary("freeze", number(1), number(1)), "'freeze' is no arithmetic or logical operation"),
        (lambda: made.binary("and", number(1), number(1), f.NUW), "'and' does not have these flags"),
        (lambda: made.binary("udiv", number(1), number(1), f.NUW), "'udiv' does not have these flags"),
        (lambda: made.binary("add", number(1), x), "'add' of a value that is no constant, of type 'i32'"),
        (lambda: made.fneg(number(1)), "'fneg' does not take 'i32'"),
        (lambda: made.cast("zext", number(1), I8), "'zext' cannot convert 'i32' to 'i8'"),
        (lambda: made.compare("oeq", number(1), number(1)), "'icmp' of 'i32' does not have the predicate 'oeq'"),
        (lambda: made.compare("eq", number(1), number(1, 8)), "'icmp' of 'i32' and 'i8'; expected equal types"),
        (lambda: made.select(number(1), number(1), number(1)), "a 'select' by 'i32'; expected 'i1' or a vector of it"),
        (lambda: made.extract_element(number(1), number(1)), "'extractelement' from 'i32' at 'i32'"),
        (lambda: made.extract_element(vector(1, 2), double(0)), "'extractelement' from '<2 x i32>' at 'double'"),
        (lambda: made.insert_element(number(1), number(1), number(1)), "'insertelement' into 'i32' at 'i32'"),
        (lambda: made.insert_element(vector(1, 2), number(1), double(0)), "into '<2 x i32>' at 'double'"),
        (
            lambda: made.insert_element(vector(1, 2), number(1, 8), number(0)),
            "'insertelement' of 'i8' into '<2 x i32>'",
        ),
        (lambda: made.shuffle_vector(vector(1, 2), vector(1, 2), vector(0, 4)), "by '<2 x i32>' or by such lanes"),
        (lambda: made.extract_value(number(1), [0]), "these indices lead out of 'i32'"),
        (lambda: made.extract_value(number(1), []), "these indices lead out of 'i32'"),
        (lambda: made.extract_value(CONTEXT.null(CONTEXT.array(I32, 2)), []), "these indices lead out of '[2 x i32]'"),
        (lambda: made.extract_value(CONTEXT.null(CONTEXT.array(I32, 2)), [2]), "these indices lead out of"),
        (lambda: made.splat(V2, number(1, 8)), "a splat of 'i8' where the vector holds 'i32'"),
        (lambda: made.getelementptr(I8, number(1), []), "the first operand of a getelementptr is a pointer"),
        (lambda: made.getelementptr(I8, CONTEXT.null(PTR), [double(0)]), "an index of a getelementptr is an integer"),
        (lambda: made.getelementptr(CONTEXT.label, CONTEXT.null(PTR), [number(1)]), "which has no size"),
        (lambda: made.getelementptr(I8, CONTEXT.null(PTR), [number(1), number(1)]), "these indices lead nowhere"),
        (
            lambda: made.getelementptr(I8, CONTEXT.null(CONTEXT.vector(PTR, 3)), [vector(1, 2)]),
            "the vectors of a getelementptr are of different lengths",
        ),
        (
            lambda: made.getelementptr(I8, CONTEXT.null(PTR), [vector(1, 2), CONTEXT.null(CONTEXT.vector(I32, 3))]),
            "the vectors of a getelementptr are of different lengths",
        ),
        (
            lambda: made.getelementptr(CONTEXT.vector(I32, 2, True), CONTEXT.null(PTR), [number(1)]),
            "a constant getelementptr over '<vscale x 2 x i32>', which is scalable",
        ),
        (lambda: made.compare("eq", made.insert_value(PAIR, number(1), [0]), PAIR), "'icmp' does not compare '{ i32"),
        (lambda: made.insert_value(Value(PAIR.type), number(1), [0]), "'insertvalue' of a value that is no constant"),
        (lambda: made.extract_value(Value(PAIR.type), [0]), "'extractvalue' of a value that is no constant"),
        (lambda: made.insert_value(PAIR, number(1), [1]), "'insertvalue' of 'i32' where '{ i32, i8 }' has 'i8'"),
    )
    for attempt, message in refused:
        with pytest.raises(VerificationError) as caught:
            attempt()
        assert message in str(caught.value)
    with pytest.raises(UnsupportedError, match="LLVM 19 has no conversion 'ptrtoaddr'"):
        folder(19).cast("ptrtoaddr", CONTEXT.null(PTR), I64)


def test_the_mask_of_a_splat_is_as_long_as_the_vector() -> None:
    made = folder(22).splat(CONTEXT.vector(I32, 2, True), number(5))
    assert isinstance(made, ConstantExprShuffle)
    assert made.mask_constant is CONTEXT.null(CONTEXT.vector(I32, 2, True))


def test_what_is_an_identity_of_other_operations() -> None:
    """A remainder of one is not the number, nor is a number the same with its sign taken away."""
    made = folder(22)
    one, two_and_a_half = double(0x3FF0000000000000), double(0x4004000000000000)
    assert made.binary("frem", two_and_a_half, one) is double(0x3FE0000000000000)
    assert made.binary("fdiv", two_and_a_half, one) is two_and_a_half
    assert made.binary("fsub", two_and_a_half, double(1 << 63)) is two_and_a_half
    assert made.binary("fadd", double(0), double(1 << 63)) is double(0)


def test_a_pointer_gets_a_type() -> None:
    typed = CONTEXT.pointer(0, I8)
    variable = GlobalVariable(PTR, I32, "g")
    Module("test", Dialect(14), CONTEXT).add(variable)
    made = folder(14).cast("bitcast", variable, typed)
    assert str(made) == "i8* bitcast (ptr @g to i8*)"
    assert folder(14).cast("bitcast", made, PTR) is variable


def test_integers_as_floats() -> None:
    assert [from_integer(value, "half") for value in (0, 1, -1, 65519, 65520)] == [0, 0x3C00, 0xBC00, 0x7BFF, 0x7C00]


def test_nothing_else_is_in_the_package() -> None:
    with pytest.raises(AttributeError, match=r"module 'irkit\.folding' has no attribute 'nothing'"):
        irkit.folding.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_a_constant_has_no_more_lanes_than_memory_takes() -> None:
    most, huge = CONTEXT.vector(I8, 1048576), CONTEXT.vector(I8, 1048577)
    assert folder(22).splat(most, number(1, 8)).type is most
    with pytest.raises(UnsupportedError, match="one value for each element of '<1048577 x i8>'"):
        folder(22).splat(huge, number(1, 8))
    assert folder(22).splat(huge, number(0, 8)) is CONTEXT.null(huge)


def test_a_typed_pointer_is_indexed_as_what_it_points_to() -> None:
    base = CONTEXT.null(CONTEXT.pointer(0, I32))
    assert folder(14).getelementptr(I32, base, [number(0)]) is base
    with pytest.raises(VerificationError, match="a getelementptr of 'i8' on a pointer to 'i32'"):
        folder(14).getelementptr(I8, base, [number(0)])


def test_elements_are_computed_where_there_are_no_such_expressions() -> None:
    """LLVM 22 has no `zext`, `fneg`, `select`, `extractvalue` or comparisons as constant expressions."""
    made = builder(22)
    wide = CONTEXT.vector(I64, 2)
    unknown = folder(22).cast("trunc", address(22), I32)
    assert made.cast("zext", vector(1, 2), wide) is CONTEXT.constant_aggregate(wide, [number(1, 64), number(2, 64)])
    assert made.cast("zext", CONTEXT.constant_aggregate(V2, [unknown, number(2)]), wide) is None
    assert made.cast("zext", CONTEXT.constant_aggregate(V2, [unknown, unknown]), wide) is None
    lengths = CONTEXT.vector(CONTEXT.double, 2)
    assert made.fneg(CONTEXT.constant_aggregate(lengths, [double(0), double(1)])) is CONTEXT.constant_aggregate(
        lengths, [double(1 << 63), double(1 << 63 | 1)]
    )
    pair = CONTEXT.constant_aggregate(CONTEXT.struct((V2, I32)), [vector(1, 2), unknown])
    assert made.extract_value(pair, [1]) is unknown
    assert made.insert_value(pair, number(3), [1]) is CONTEXT.constant_aggregate(pair.type, [vector(1, 2), number(3)])
    assert made.select(CONTEXT.undef(I1), number(1), number(2)) is number(2)
    assert made.select(CONTEXT.undef(I1), CONTEXT.undef(I32), number(2)) is CONTEXT.undef(I32)
    assert folder(22).splat(V2, CONTEXT.undef(I32)) is CONTEXT.undef(V2)


@pytest.mark.parametrize(
    ("layout", "alignment", "known"),
    [("", 0, 4), ("", 8, 4), ("Fi32", 8, 4), ("Fn32", 8, 8), ("Fn64", 4, 8), ("Fi8", 8, 1)],
)
def test_the_alignment_of_a_function_is_what_the_layout_says(layout: str, alignment: int, known: int) -> None:
    said = f" align {alignment}" if alignment else ""
    text = f'target datalayout = "{layout}"\ndefine void @f(){said} {{\n  ret void\n}}\n'
    masks = [1, 2, 3, 4, 7, 8, 15]
    address = "i64 ptrtoint (void ()* @f to i64)"
    text += "".join([f"@m{mask} = global i64 and ({address}, i64 {mask})\n" for mask in masks])
    found = irkit.to_assembly(irkit.parse_assembly(text, llvm_version=13))
    assert [mask for mask in masks if f"@m{mask} = global i64 0\n" in found] == [m for m in masks if m < known]
