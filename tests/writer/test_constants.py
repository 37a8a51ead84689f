"""Constants blocks come back to the byte as LLVM's tools wrote them; what a release cannot say is refused by name."""

from __future__ import annotations

import pytest
from writer_states import FILES, body, children, fixture_modules, new_module, since, state_of

from bitcode.bitstream import read_bitstream
from bitcode.schema import codes as c
from bitcode.writer.constants import write_module_constants
from irkit import flags as f
from irkit.constants import ConstantExpr, ConstantExprCompare, ConstantExprGEP, ConstantExprIndexed
from irkit.errors import UnsupportedError
from irkit.globals import GlobalVariable
from irkit.module import Module
from irkit.values import Value


@pytest.mark.parametrize("name", FILES)
def test_the_module_constants_of_fixtures_come_back_to_the_byte(name: str) -> None:
    for data, module, block in fixture_modules(name):
        state = state_of(module)
        start = state.stream.bits_written()
        write_module_constants(state)
        [*found] = children(block, c.CONSTANTS_BLOCK_ID)
        assert since(state, start) == b"".join([body(data, one) for one in found])


def add_global(module: Module, initializer: Value) -> None:
    variable = GlobalVariable(module.context.pointer(), initializer.type, "")
    module.add(variable)
    variable.initializer = initializer


def write(module: Module, *initializers: Value) -> list[tuple[int, list[int]]]:
    """The records, code and operands, of the block of the module's constants."""
    for initializer in initializers:
        add_global(module, initializer)
    state = state_of(module)
    write_module_constants(state)
    [block] = [
        one
        for one in read_bitstream(b"BC\xc0\xde" + state.stream.getvalue()).blocks
        if one.block_id == c.CONSTANTS_BLOCK_ID
    ]
    records = block.scan()
    return [(records.codes[k], records.operands(k)) for k in range(len(records))]


def refused(module: Module, *initializers: Value) -> str:
    with pytest.raises(UnsupportedError) as error:
        write(module, *initializers)
    return str(error.value)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (5, [10]),
        (1 << 64, [0, 2]),
        ((1 << 63) | (3 << 64), [1, 6]),
        (-1, [3, 3]),
    ],
)
def test_a_wide_integer_is_written_as_the_words_that_count(value: int, words: list[int]) -> None:
    module = new_module()
    ty = module.context.integer(128)
    assert write(module, module.context.constant_int(ty, value))[1] == (c.CST_CODE_WIDE_INTEGER, words)


def test_the_least_integer_of_64_bits() -> None:
    module = new_module()
    ty = module.context.integer(64)
    assert write(module, module.context.constant_int(ty, -(1 << 63)))[1] == (c.CST_CODE_INTEGER, [1])


@pytest.mark.parametrize(
    ("text", "code", "operands"),
    [
        (b"ab\0", c.CST_CODE_CSTRING, b"ab"),
        (b"a b\0", c.CST_CODE_CSTRING, b"a b"),
        (b"\xff\0", c.CST_CODE_CSTRING, b"\xff"),
        (b"a\0b\0", c.CST_CODE_STRING, b"a\0b\0"),
        (b"ab", c.CST_CODE_STRING, b"ab"),
    ],
)
def test_only_a_string_with_its_one_null_at_the_end_goes_without_it(text: bytes, code: int, operands: bytes) -> None:
    module = new_module()
    ty = module.context.array(module.context.integer(8), len(text))
    assert write(module, module.context.constant_data(ty, text))[1] == (code, list(operands))


@pytest.mark.parametrize(("opcode", "last"), [("select", 16), ("shl", 18), ("fneg", 15), ("mul", 20), ("zext", 17)])
def test_expressions_that_later_releases_do_not_have(opcode: str, last: int) -> None:
    for release in (last, last + 1):
        module = new_module(release)
        context = module.context
        ty = context.float if opcode == "fneg" else context.integer(32)
        operand = context.constant_fp(ty, 1) if opcode == "fneg" else context.constant_int(ty, 7)
        count = {"fneg": 1, "zext": 1, "select": 3}.get(opcode, 2)
        expression = ConstantExpr(ty, opcode, [operand] * count)
        if release == last:
            assert write(module, expression)
        else:
            assert refused(module, expression) == f"constant expression {opcode} cannot be written for LLVM {release}"


def test_a_comparison_after_llvm_18() -> None:
    module = new_module(19)
    one = module.context.constant_int(module.context.integer(32), 1)
    compare = ConstantExprCompare(module.context.integer(1), "icmp", "eq", [one, one])
    assert refused(module, compare) == "constant expression icmp cannot be written for LLVM 19"


def test_indexed_expressions_have_no_record_in_any_release() -> None:
    module = new_module(13)
    context = module.context
    ty = context.struct([context.integer(32)])
    extract = ConstantExprIndexed(context.integer(32), "extractvalue", [context.null(ty)], (0,))
    assert refused(module, extract) == "constant expression extractvalue cannot be written for LLVM 13"


def gep(module: Module, flags: int = 0, in_range: tuple[int, int, int] | None = None, index: int = -1) -> Value:
    context = module.context
    pointer = context.null(context.pointer())
    zero = context.constant_int(context.integer(32), 1)
    return ConstantExprGEP(context.pointer(), context.integer(8), [pointer, zero], flags, in_range, index)


@pytest.mark.parametrize(
    ("release", "flags", "index", "code", "operands"),
    [
        (18, 0, -1, c.CST_CODE_CE_GEP_OLD, []),
        (18, f.INBOUNDS, -1, c.CST_CODE_CE_INBOUNDS_GEP, []),
        (18, f.INBOUNDS, 0, c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD, [1]),
        (19, 0, -1, c.CST_CODE_CE_GEP, [0]),
        (19, f.INBOUNDS | f.NUW, -1, c.CST_CODE_CE_GEP, [7]),
        (19, f.NUSW, -1, c.CST_CODE_CE_GEP, [2]),
    ],
)
def test_forms_of_getelementptr(release: int, flags: int, index: int, code: int, operands: list[int]) -> None:
    module = new_module(release)
    found, numbers = write(module, gep(module, flags, None, index))[-1]
    assert found == code
    assert numbers[1 : 1 + len(operands)] == operands
    assert len(numbers) == 1 + len(operands) + 4


def test_what_a_getelementptr_cannot_have() -> None:
    old = new_module(18)
    assert "range of offsets" in refused(old, gep(old, 0, (64, 0, 8)))
    old = new_module(18)
    assert "nusw or nuw" in refused(old, gep(old, f.NUW))
    new = new_module(19)
    assert "at one of its indices" in refused(new, gep(new, 0, None, 0))


def test_a_range_of_more_than_64_bits_says_how_many_words_its_bounds_have() -> None:
    module = new_module(19)
    numbers = write(module, gep(module, 0, (128, 0, -1)))[-1][1]
    assert numbers[2:8] == [128, 1 | 2 << 32, 0, 3, 3, numbers[7]]
