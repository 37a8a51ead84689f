"""What holds of a module after any edit."""

from __future__ import annotations

from collections import Counter

import irkit
from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, ConstantData
from irkit.dialects.features import BLOCK_ADDRESS_USES_FUNCTION
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.use_lists import make_all_use_lists
from irkit.values import Argument, User, Value


def check_uses(module: Module) -> None:
    """Every use-list has each use of its value once, and no other."""
    make_all_use_lists(module)
    actual: Counter[tuple[Value, User, int]] = Counter()
    values: dict[Value, None] = dict.fromkeys(module.global_values())
    for function in module.functions:
        values.update(dict.fromkeys(function.arguments))
        for block in function.blocks:
            assert block.parent is function
            values[block] = None
            for instruction in block.instructions:
                assert instruction.parent is block
                values[instruction] = None
    todo: list[Value] = list(values)
    while todo:
        value = todo.pop()
        if isinstance(value, User):
            for index, operand in enumerate(value.operands):
                if (
                    isinstance(value, BlockAddress)
                    and not index
                    and not module.dialect.has(BLOCK_ADDRESS_USES_FUNCTION)
                ):
                    continue
                actual[operand, value, index] += 1
                if operand not in values:
                    values[operand] = None
                    todo.append(operand)
    for value in values:
        if isinstance(value, ConstantData) or value._uses is None:
            continue
        listed = Counter([(value, use.user, use.index) for use in value._uses])
        for (_, user, index), count in listed.items():
            assert count == 1, f"{value!r}: the use by {user!r} stands there {count} times"
            assert user.operands[index] is value, f"{value!r}: {user!r} does not use it at {index}"
        for entry in [entry for entry in actual if entry[0] is value]:
            assert entry in listed, f"{value!r} does not know the use by {entry[1]!r} at {entry[2]}"
        for _, user, _ in listed:
            if isinstance(user, Instruction):
                assert user in values, f"{value!r} is used by {user!r}, which is in no block"


def check_names(module: Module) -> None:
    """What has a name is found by it."""
    for value in module.global_values():
        assert not value.name or module.get(value.name) is value
    for function in module.functions:
        table = function.local_symbols
        locals_: list[Value] = [*function.arguments, *function.blocks, *function.instructions]
        for local in locals_:
            assert isinstance(local, (Argument, BasicBlock, Instruction))
            assert not local.name or table.get(local.name) is local


def check_written(module: Module) -> None:
    """Text and bitcode return an equal module."""
    text = irkit.to_assembly(module)
    assert irkit.differences(module, irkit.parse_assembly(text, module.name, module.dialect.llvm_version)) == []
    assert irkit.differences(module, irkit.parse_bitcode(irkit.to_bitcode(module))) == []


def check(module: Module) -> None:
    """All of these."""
    check_uses(module)
    check_names(module)
    check_written(module)
