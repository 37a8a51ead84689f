"""Function blocks come back to the byte as LLVM's tools wrote them; what a release cannot say is refused by name."""

from __future__ import annotations

import pytest
from writer_states import (
    FILES,
    add_function,
    as_in_the_source,
    body,
    children,
    fixture_modules,
    new_module,
    since,
    state_of,
)

from bitcode.bitstream import Block, read_bitstream
from bitcode.schema import codes as c
from bitcode.writer.function import write_function
from irkit import flags as f
from irkit.blocks import BasicBlock
from irkit.debug_records import DbgVariableRecord
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError, VerificationError
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    AtomicRMWInst,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    OperandBundle,
)
from irkit.metadata import DIExpression, DILocation, MDTuple, MetadataAsValue
from irkit.module import Module
from irkit.terminators import BranchInst, ReturnInst
from irkit.use_lists.orders import ReaderUseOrders


@pytest.mark.parametrize("name", FILES)
def test_the_bodies_of_fixtures_come_back_to_the_byte(name: str) -> None:
    for data, module, block in fixture_modules(name):
        state = state_of(module)
        as_in_the_source(state)
        functions = [function for function in module.functions if not function.is_declaration]
        for function, its_block in zip(functions, children(block, c.FUNCTION_BLOCK_ID), strict=True):
            start = state.stream.bits_written()
            write_function(state, function)
            assert since(state, start) == body(data, its_block), function.name
            assert state.function_offsets[function] == start


def write(module: Module, *instructions: Instruction) -> list[tuple[int, list[int]]]:
    """The records, with their abbreviations, of a body of these instructions and a `ret void`."""
    function = module.functions[0]
    for instruction in instructions:
        function.blocks[0].append(instruction)
    function.blocks[0].append(ReturnInst(module.context.void, None))
    state = state_of(module)
    write_function(state, function)
    [block] = children_at_top(state.stream.getvalue())
    records = block.scan()
    return [(records.abbrev_ids[k], records.operands(k)) for k in range(1, len(records) - 1)]


def children_at_top(data: bytes) -> list[Block]:
    blocks = read_bitstream(b"BC\xc0\xde" + data).blocks
    return [block for block in blocks if block.block_id == c.FUNCTION_BLOCK_ID]


def refused(module: Module, *instructions: Instruction) -> str:
    with pytest.raises(UnsupportedError) as error:
        write(module, *instructions)
    return str(error.value)


def test_flags_that_a_release_does_not_have() -> None:
    cases = [
        ("or", f.DISJOINT, 17, "or with disjoint cannot be written for LLVM 17"),
        ("add", f.EXACT, 22, "add with exact cannot be written for LLVM 22"),
    ]
    for opcode, flags, release, message in cases:
        module = new_module(release)
        left = add_function(module, module.context.integer(32)).arguments[0]
        assert refused(module, BinaryOperator(opcode, left, left, flags)) == message


@pytest.mark.parametrize(
    ("opcode", "flags", "release"), [("zext", f.NNEG, 17), ("trunc", f.NSW, 18), ("zext", f.NUW, 22)]
)
def test_flags_of_conversions_that_a_release_does_not_have(opcode: str, flags: int, release: int) -> None:
    module = new_module(release)
    context = module.context
    value = add_function(module, context.integer(32)).arguments[0]
    to = context.integer(64 if opcode == "zext" else 8)
    assert refused(module, CastInst(opcode, value, to, flags)).startswith(f"{opcode} with ")


def test_samesign_before_llvm_20() -> None:
    module = new_module(19)
    value = add_function(module, module.context.integer(32)).arguments[0]
    compare = CmpInst("icmp", module.context.integer(1), "ult", value, value, f.SAMESIGN)
    assert refused(module, compare) == "icmp with samesign cannot be written for LLVM 19"


def test_fast_math_flags_of_conversions_before_llvm_20() -> None:
    module = new_module(19)
    context = module.context
    value = add_function(module, context.double).arguments[0]
    cast = CastInst("fptrunc", value, context.float, 0, f.FAST_NNAN)
    assert refused(module, cast) == "fptrunc with nnan cannot be written for LLVM 19"


def test_inbounds_of_getelementptr_says_nusw_too_from_llvm_19_on() -> None:
    for release, bits in ((18, 1), (19, 3)):
        module = new_module(release)
        context = module.context
        pointer = add_function(module, context.pointer()).arguments[0]
        gep = GetElementPtrInst(context.pointer(), context.integer(8), [pointer], f.INBOUNDS)
        [(_, operands)] = write(module, gep)
        assert operands[0] == bits


def test_nusw_of_getelementptr_before_llvm_19() -> None:
    module = new_module(18)
    context = module.context
    pointer = add_function(module, context.pointer()).arguments[0]
    gep = GetElementPtrInst(context.pointer(), context.integer(8), [pointer], f.NUSW)
    assert refused(module, gep) == "getelementptr nusw cannot be written for LLVM 18"


def test_an_operation_of_atomicrmw_that_is_newer() -> None:
    module = new_module(14)
    context = module.context
    pointer, value = add_function(module, context.pointer(), context.float).arguments
    assert refused(module, AtomicRMWInst("fmax", pointer, value, 4, "monotonic")).startswith("atomicrmw fmax")


def test_an_alloca_in_another_address_space_before_llvm_15() -> None:
    module = new_module(14)
    context = module.context
    add_function(module)
    one = context.constant_int(context.integer(32), 1)
    alloca = AllocaInst(context.pointer(5), context.integer(32), one, 4)
    assert "address space 5" in refused(module, alloca)


def test_an_alignment_that_is_no_power_of_two() -> None:
    module = new_module()
    context = module.context
    pointer = add_function(module, context.pointer()).arguments[0]
    assert "alignment of 3 bytes" in refused(module, LoadInst(context.integer(8), pointer, 3))


def test_metadata_in_operand_bundles_before_llvm_20() -> None:
    module = new_module(19)
    context = module.context
    function = add_function(module)
    node = MetadataAsValue(context.metadata, MDTuple([]))
    bundle = OperandBundle("tag", 0, 1)
    call = CallInst(function.function_type, function, [], [node], [bundle])
    module.operand_bundle_tags.append("tag")
    assert 'metadata in operand bundle "tag"' in refused(module, call)


def test_debug_records_before_llvm_19() -> None:
    module = new_module(16)
    value = add_function(module, module.context.integer(32)).arguments[0]
    add = BinaryOperator("add", value, value)
    node = MDTuple([])
    add.debug_records = [DbgVariableRecord("value", node, node, DIExpression([]), DILocation(1, 1, node))]
    assert refused(module, add) == "a debug record cannot be written for LLVM 16"


def test_the_atom_group_of_a_debug_location() -> None:
    for release in (20, 21):
        module = new_module(release)
        value = add_function(module, module.context.integer(32)).arguments[0]
        add = BinaryOperator("add", value, value)
        add.debug_loc = DILocation(7, 3, MDTuple([]), None, False, False, 5, 1)
        if release == 20:
            assert "atom group" in refused(module, add)
        else:
            assert write(module, add)[1][1] == [7, 3, 1, 0, 0, 5, 1]


def test_a_branch_to_what_is_no_block_of_the_function() -> None:
    module = new_module()
    context = module.context
    add_function(module)
    other = Function(context.pointer(), context.function(context.void, ()), "g")
    module.add(other)
    stray = BasicBlock(context.label, other, "stray")
    other.set_blocks([stray])
    stray.append(ReturnInst(context.void, None))
    branch = BranchInst(context.void, module.functions[0].blocks[0])
    module.functions[0].blocks[0].append(branch)
    branch.set_unlisted_operands([stray])
    with pytest.raises(VerificationError, match="no basic block of the function"):
        write(module)


def test_users_of_addresses_stand_as_in_the_source_while_they_are_the_same() -> None:
    """Use-lists would give their order, but are not kept everywhere."""
    for release, expected in ((14, []), (15, [2, 1]), (22, [2, 1])):
        [(_, module, _)] = fixture_modules("use-lists/addressed-blocks.22.bc")
        module.dialect = Dialect.of(release)
        assert isinstance(module.use_orders, ReaderUseOrders)
        for users in module.use_orders.block_address_users.values():
            users.sort(key=module.functions.index, reverse=True)
        state = state_of(module)
        state.ids.use_list_orders.clear()
        for function in module.functions:
            if not function.is_declaration:
                write_function(state, function)
        records = [block.scan() for block in children_at_top(state.stream.getvalue())]
        found = [
            one.operands(k) for one in records for k in range(len(one)) if one.codes[k] == c.FUNC_CODE_BLOCKADDR_USERS
        ]
        assert found == ([expected] if expected else [])
