"""Copies of instructions, blocks, functions and modules, with a map from each value to its copy (LLVM's
`Instruction::clone`, `CloneBasicBlock`, `CloneFunction`, `CloneModule`)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from irkit import instructions, terminators
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeList
from irkit.blocks import BasicBlock
from irkit.editing.remapping import Remapper, ValueMap, kept_beside
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction, OperandBundle
from irkit.metadata import MetadataAsValue
from irkit.module import Module
from irkit.operators import BY_NAME
from irkit.symbols import SymbolTable
from irkit.values import Argument, Value, describe

# Parameters of constructors that are not attributes of the same name.
_RESULT_TYPES: Final = frozenset(("ty", "void_type", "token_type"))


def clone_instruction(instruction: Instruction, value_map: ValueMap | None = None) -> Instruction:
    """A copy that is in no block: `Instruction.clone`."""
    if not isinstance(instruction, Instruction):
        raise EditError(f"{describe(instruction)} cannot be cloned: it is no instruction")
    values = checked_map(value_map)
    made = bare_copy(instruction)
    if values:
        module = instruction.module
        operands: list[Value] = []
        for operand in made._operands:
            found = values.get(operand)
            if found is None and module is not None and isinstance(operand, MetadataAsValue):
                found = Remapper(module.context, values).value(operand)
            operands.append(operand if found is None else found)
        made.set_unlisted_operands(made.owned_operands(operands))
        replace_blocks(made, values)
    if value_map is not None:
        value_map[instruction] = made
    return made


def bare_copy(instruction: Instruction) -> Instruction:
    """A copy with the same operands that no use-list counts, without a name and debug records, as LLVM makes it."""
    cls = BY_NAME[instruction.opcode].cls
    room = terminators if hasattr(terminators, cls.name) else instructions
    values: list[object] = []
    for parameter in cls.parameters:
        if parameter in _RESULT_TYPES:
            values.append(instruction.type)
            continue
        value = getattr(instruction, parameter)
        values.append(list(value) if isinstance(value, (list, tuple)) else value)
    made: Instruction = getattr(room, cls.name)(*values)
    made.take_flags(instruction.flags, instruction.fast_math)
    made.debug_loc = instruction.debug_loc
    attachments = instruction.attachment_list()
    made.set_attachment_list(None if attachments is None else list(attachments))
    if isinstance(made, CallBase):
        made.bundles = [OperandBundle(one.tag, one.start, one.end) for one in made.bundles or ()] or None
    return made


def replace_blocks(instruction: Instruction, values: ValueMap) -> None:
    """Let the values of a `phi` come from other blocks."""
    if isinstance(instruction, instructions.PHINode):
        found = [values.get(known, known) for known in instruction.incoming_blocks]
        instruction.incoming_blocks = [known for known in found if isinstance(known, BasicBlock)]


def checked_map(value_map: ValueMap | None) -> ValueMap:
    """A copy of the map. Raises EditError for what is no value, or does not have the type of what it stands for."""
    if value_map is None:
        return {}
    if not isinstance(value_map, dict):
        raise EditError(f"a value map is a dict of values, not {value_map!r}")
    for old, new in value_map.items():
        if not isinstance(old, Value) or not isinstance(new, Value):
            raise EditError(f"a value map has {describe(new)} for {describe(old)}, and takes values alone")
        if old.type is not new.type:
            raise EditError(
                f"{describe(new)} of type {new.type} cannot stand for {describe(old)} of type {old.type} in a copy"
            )
    return dict(value_map)


def give_name(symbols: SymbolTable, made: Value, original: Value, suffix: str) -> None:
    """The name of the original with the suffix, or what LLVM makes of that where it is taken."""
    if original._name:
        made._name = symbols.unique(original._name + suffix)
        symbols.enter(made)


def copied_block(block: BasicBlock, values: ValueMap, symbols: SymbolTable, suffix: str) -> BasicBlock:
    """A block that is in no function, with copies of the instructions that refer to what the originals do."""
    made = BasicBlock(block.type)
    give_name(symbols, made, block, suffix)
    values[block] = made
    copies: list[Instruction] = []
    for instruction in block.instructions:
        copy = bare_copy(instruction)
        give_name(symbols, copy, instruction, suffix)
        copy.parent = made
        values[instruction] = copy
        copies.append(copy)
    made.set_instructions(copies)
    return made


def remap_block(remapper: Remapper, block: BasicBlock, made: BasicBlock) -> None:
    """Give the copies in `made` their operands, and the debug records of the originals."""
    for original, copy in zip(block.instructions, made.instructions, strict=True):
        remapper.instruction(copy)
        if original.debug_records:
            copy.debug_records = [remapper.record(record) for record in original.debug_records]


def clone_block(
    block: BasicBlock, suffix: str = "", value_map: ValueMap | None = None, before: BasicBlock | None = None
) -> BasicBlock:
    """A copy of a block in its function: `BasicBlock.clone`."""
    function = block.function_of()
    module = function.module_of()
    if "\0" in suffix:
        raise EditError(f"{suffix!r} is no end of a name")
    if before is not None:
        function.index_of(before)
    values = checked_map(value_map)
    symbols = function.local_symbols
    made = copied_block(block, values, symbols, suffix)
    try:
        remap_block(Remapper(module.context, values), block, made)
        function.insert_block(made, before)
    except EditError:
        for value in (made, *made._instructions):
            symbols.leave(value)
        raise
    function.forget_local_metadata()
    if value_map is not None:
        value_map.update(values)
    return made


def clone_function(function: Function, name: str | None = None, value_map: ValueMap | None = None) -> Function:
    """A copy of a function in its module: `Function.clone`."""
    module = function.module_of()
    if function.name.startswith("llvm."):
        raise EditError(f"{function.describe()} cannot be cloned: it is the only declaration of an intrinsic")
    values = checked_map(value_map)
    for argument in function.arguments:
        if argument in values:
            values[argument] = function.owned_value(values[argument], function)
    if name is None:
        name = module.unique_name(function.name) if function.name else ""
    kept = [argument for argument in function.arguments if argument not in values]
    made = prototype(function, module, kept, name)
    for old, new in zip(kept, made.arguments, strict=True):
        new._name = old._name
        values[old] = new
    attachments = function.attachment_list() or []
    subprogram = next((node for kind, node in attachments if kind == "dbg"), None)
    remapper = Remapper(module.context, values, kept_beside(subprogram))
    blocks = function.blocks
    module.add(made)
    try:
        clone_body(blocks, made, remapper)
    except EditError:
        module.remove(made)
        raise
    if blocks:
        made.set_attachment_list([(kind, remapper.metadata(node)) for kind, node in attachments])
    made.personality = mapped_data(remapper, function.personality)
    made.prefix_data = mapped_data(remapper, function.prefix_data)
    made.prologue_data = mapped_data(remapper, function.prologue_data)
    if value_map is not None:
        value_map.update(values)
    return made


def clone_body(blocks: Sequence[BasicBlock], made: Function, remapper: Remapper) -> None:
    """Give a new function copies of the blocks of another."""
    values = remapper.values
    context = remapper.context
    copies = [copied_block(block, values, made.local_symbols, "") for block in blocks]
    for address in context.block_addresses():
        copy = values.get(address.block)
        if isinstance(copy, BasicBlock) and address not in values:
            values[address] = context.block_address(address.type, made, copy)
    for block, copy in zip(blocks, copies, strict=True):
        remap_block(remapper, block, copy)
    take_blocks(made, copies)


def mapped_data(remapper: Remapper, value: Value | None) -> Value | None:
    return None if value is None else remapper.value(value)


def take_blocks(function: Function, blocks: list[BasicBlock]) -> None:
    """Give a new function blocks that refer to each other. Raises EditError, for what is of another function, before
    anything counts a use."""
    for block in blocks:
        block.parent = function
    found = [(i, i.operands_in(function)) for block in blocks for i in block._instructions]
    function.set_blocks(blocks)
    for instruction, operands in found:
        instruction.set_unlisted_operands(operands)
    for instruction, _ in found:
        instruction.register_uses()


def prototype(function: Function, module: Module, kept: list[Argument], name: str) -> Function:
    """A function of no module with what the original says of itself beside body and metadata, and these of its
    arguments."""
    ty = module.context.function(
        function.function_type.return_type, [argument.type for argument in kept], function.function_type.is_vararg
    )
    pointer = module.context.pointer(function.address_space, None if module.opaque_pointers else ty)
    made = Function(pointer, ty, "", function.linkage, function.address_space)
    made.name = name
    made.visibility = function.visibility
    made.dll_storage = function.dll_storage
    made.thread_local_mode = function.thread_local_mode
    made.unnamed_addr = function.unnamed_addr
    made.dso_local = function.dso_local
    made.partition = function.partition
    made.alignment = function.alignment
    made.section = function.section
    made.gc = function.gc
    made.calling_convention = function.calling_convention
    made.attribute_list = renumbered(function.attribute_list, [argument.index for argument in kept], module)
    return made


def renumbered(attributes: AttributeList | None, kept: list[int], module: Module) -> AttributeList | None:
    """The attributes where parameter number i is what number `kept[i]` was."""
    if attributes is None:
        return None
    sets = {index: one for index, one in attributes.sets.items() if index in (RETURN_INDEX, FUNCTION_INDEX)}
    for number, old in enumerate(kept):
        own = attributes.parameter(old)
        if own is not None:
            sets[FIRST_ARGUMENT_INDEX + number] = own
    return module.context.attribute_list(sets)


def clone_module(module: Module, value_map: ValueMap | None = None) -> Module:
    """A copy of a module: `Module.clone`."""
    module.materialize()
    made = deepcopy(module)
    if value_map is not None:
        made.materialize()
        value_map.update(module_pairs(module, made))
    return made


def module_pairs(module: Module, made: Module) -> ValueMap:
    """Globals, arguments, blocks and instructions of a module, each with that of an equal one."""
    found: ValueMap = dict(zip(module.global_values(), made.global_values(), strict=True))
    for old, new in zip(module.functions, made.functions, strict=True):
        found.update(zip(old.arguments, new.arguments, strict=True))
        for block, other in zip(old.blocks, new.blocks, strict=True):
            found[block] = other
            found.update(zip(block.instructions, other.instructions, strict=True))
    return found
