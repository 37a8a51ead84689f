"""VALUE_SYMTAB_BLOCK of a function: the names of its arguments, blocks and instructions.

Note [order of symbols]: LLVM writes the entries of its symbol table as the hash table has them, which depends on the
order in which the names came in. What was read from bitcode keeps the order of its block as long as the names are the
same; after an edit they come in in that order, the new ones behind them. Any other body has the order that it would
have if LLVM's parser had read its text: it names a block where the text first speaks of it, an instruction behind what
it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bitcode.bitstream.block_ids import VALUE_SYMTAB_BLOCK
from bitcode.schema import codes as c
from bitcode.writer.abbreviations import string_bits
from bitcode.writer.body import BodyWriter
from bitcode.writer.state import encode
from bitcode.writer.string_map import iteration_order
from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, PHINode
from irkit.terminators import CatchSwitchInst
from irkit.values import User, Value, use_list


def write_function_symbols(w: BodyWriter, function: Function) -> None:
    """The block of the incorporated function, left out where nothing has a name."""
    named = named_values(function)
    if not named:
        return
    stream = w.stream
    abbrevs = w.state.abbrevs
    entry_abbrevs = {
        6: abbrevs["VST_ENTRY_6_ABBREV"],
        7: abbrevs["VST_ENTRY_7_ABBREV"],
        8: abbrevs["VST_ENTRY_8_ABBREV"],
    }
    block_abbrevs = {
        6: abbrevs["VST_BBENTRY_6_ABBREV"],
        7: abbrevs["VST_ENTRY_8_ABBREV"],
        8: abbrevs["VST_ENTRY_8_ABBREV"],
    }
    stream.enter_block(VALUE_SYMTAB_BLOCK, 4)
    for value in symbol_order(w, function, named):
        name = encode(value._name)
        bits = string_bits(name)
        if isinstance(value, BasicBlock):
            stream.emit_name(block_abbrevs[bits], c.VST_CODE_BBENTRY, w.block(value), name)
        else:
            stream.emit_name(entry_abbrevs[bits], c.VST_CODE_ENTRY, w.value(value), name)
    stream.end_block()


def named_values(function: Function) -> list[Value]:
    named: list[Value] = [argument for argument in function.arguments if argument._name]
    for block in function.blocks:
        if block._name:
            named.append(block)
        for instruction in block._instructions:
            if instruction._name:
                named.append(instruction)
    return named


def symbol_order(w: BodyWriter, function: Function, named: list[Value]) -> list[Value]:
    """See Note [order of symbols]."""
    source = w.state.module.provenance.symbol_orders.get(function)
    if source is None:
        named = parsing_order(w, function, named)
    else:
        by_name = {value.name: value for value in named}
        kept = [by_name.pop(name) for name in source if name in by_name]
        if len(kept) == len(source) == len(named):
            return kept
        known = set(kept)
        named = kept + [value for value in named if value not in known]
    return [named[place] for place in iteration_order([encode(value._name) for value in named], w.state.dialect)]


def parsing_order(w: BodyWriter, function: Function, named: list[Value]) -> list[Value]:
    """The named values in the order in which LLVM's parser names them."""
    order: dict[Value, None] = {}
    for argument in function.arguments:
        if argument._name:
            order[argument] = None
    addresses = w.block_addresses().get(function)
    if addresses:
        for block in sorted([block for block in addresses if block.name], key=block_key):
            if is_used_before(w, addresses[block], function):
                order[block] = None
    for block in function.blocks:
        if block._name:
            order[block] = None
        for instruction in block._instructions:
            if addresses or instruction.is_terminator or isinstance(instruction, PHINode):
                for mentioned in mentioned_blocks(instruction, function if addresses else None):
                    if mentioned._name:
                        order[mentioned] = None
            if instruction._name:
                order[instruction] = None
    return list(order) if len(order) == len(named) else in_function(order, named)


def in_function(order: Iterable[Value], named: Sequence[Value]) -> list[Value]:
    """Those of a malformed body's values that are the function's own."""
    wanted = set(named)
    return [value for value in order if value in wanted]


def block_key(block: BasicBlock) -> bytes:
    return encode(block.name)


def mentioned_blocks(instruction: Instruction, address_taken: Function | None) -> list[BasicBlock]:
    """The blocks that the text of an instruction names, from left to right; `address_taken` is the function if block
    addresses may name some of its blocks."""
    if isinstance(instruction, PHINode):
        return instruction.incoming_blocks
    found: list[BasicBlock] = []
    if address_taken is not None:
        for operand in instruction.operands:
            if isinstance(operand, Constant) and not isinstance(operand, GlobalValue):
                found.extend(addressed_blocks(operand, address_taken))
    if isinstance(instruction, CatchSwitchInst):
        found.extend([block for block in instruction.handlers if isinstance(block, BasicBlock)])
    found.extend(instruction.successors)
    return found


def addressed_blocks(constant: Constant, function: Function) -> list[BasicBlock]:
    """The function's blocks that block addresses in a constant name, from left to right."""
    found: list[BasicBlock] = []
    todo: list[Value] = [constant]
    seen: set[Value] = set()
    while todo:
        value = todo.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, BlockAddress):
            if value.function is function:
                found.append(value.block)
        elif isinstance(value, Constant) and not isinstance(value, GlobalValue):
            todo.extend(reversed(value.operands))
    return found


def is_used_before(w: BodyWriter, address: BlockAddress, function: Function) -> bool:
    """Whether the text speaks of a block address before the function's body: in a global, or a function before it."""
    place = w.place(function)
    todo: list[Value] = [address]
    seen: set[Value] = {address}
    while todo:
        for use in use_list(todo.pop()):
            user: User = use.user
            if isinstance(user, Instruction):
                parent = user.function
                if parent is not None and w.place(parent) < place:
                    return True
            elif isinstance(user, GlobalValue):
                return True
            elif user not in seen:
                seen.add(user)
                todo.append(user)
    return False
