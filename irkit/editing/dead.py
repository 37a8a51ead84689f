"""What nothing refers to any more: declarations, globals, and debug info of what is gone."""

from __future__ import annotations

from collections.abc import Iterable

from irkit.constant_walk import comdat_of, constants_below
from irkit.constants import BlockAddress
from irkit.debug_info.nodes import DICompileUnit, DIGlobalVariableExpression
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import LOST_ARGUMENTS_ARE_POISON
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.instructions import Instruction
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    MDNode,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.metadata_walk import instruction_metadata, metadata_of, uniqued_tuple, uniqued_tuples
from irkit.module import Module
from irkit.values import Value

_DISCARDABLE = frozenset({"linkonce", "linkonce_odr", "internal", "private", "available_externally"})


def strip_dead_prototypes(module: Module) -> list[GlobalValue]:
    """Remove the declarations of functions and variables that nothing uses; returns them."""
    used = used_globals(module)
    dead: list[GlobalValue] = [
        value for value in (*module.functions, *module.globals) if value.is_declaration and value not in used
    ]
    remove(module, dead)
    return dead


def eliminate_dead_globals(module: Module) -> list[GlobalValue]:
    """Remove the globals that nothing reaches from those that other modules may see, as LLVM's globaldce; returns
    them. LLVM's elimination of virtual functions, which needs a module flag, is not done."""
    live: dict[GlobalValue, None] = {}
    members: dict[Comdat, list[GlobalValue]] = {}
    for value in module.global_values():
        comdat = comdat_of(value)
        if comdat is not None:
            members.setdefault(comdat, []).append(value)
    todo: list[GlobalValue] = [
        value for value in module.global_values() if not is_declaration(value) and value.linkage not in _DISCARDABLE
    ]
    while todo:
        value = todo.pop()
        if value in live:
            continue
        live[value] = None
        todo += references(value)
        comdat = comdat_of(value)
        if comdat is not None:
            todo += members[comdat]
    dead = [value for value in module.global_values() if value not in live]
    remove(module, dead)
    return dead


def is_declaration(value: GlobalValue) -> bool:
    return isinstance(value, GlobalObject) and value.is_declaration


def references(value: GlobalValue) -> list[GlobalValue]:
    """The globals that a global's operands and body refer to, in no order that means anything."""
    roots: list[Value] = list(value.operands)
    if isinstance(value, Function):
        for block in value.blocks:
            for instruction in block.instructions:
                roots += instruction.operands
    return globals_below(roots)


def globals_below(roots: Iterable[Value]) -> list[GlobalValue]:
    """The globals among some values and in the constants that these are."""
    found: dict[GlobalValue, None] = {}
    for constant in constants_below(roots):
        if isinstance(constant, GlobalValue):
            found[constant] = None
        elif isinstance(constant, BlockAddress):
            found[constant.function] = None
    return list(found)


def used_globals(module: Module) -> set[GlobalValue]:
    """The globals that another global or a body uses."""
    return {used for value in module.global_values() for used in references(value)}


def remove(module: Module, dead: list[GlobalValue]) -> None:
    """Take globals out that nothing but each other uses. Metadata that holds them holds nothing there."""
    if not dead:
        return
    gone: set[Value] = set(dead)
    for value in dead:
        if isinstance(value, Function) and not value.is_declaration:
            delete_body(value)
        if isinstance(value, (GlobalVariable, GlobalAlias, GlobalIFunc, Function)):
            value.drop_all_references()
    module._globals[:] = [value for value in module._globals if value not in gone]
    module._functions[:] = [value for value in module._functions if value not in gone]
    module._aliases[:] = [value for value in module._aliases if value not in gone]
    module._ifuncs[:] = [value for value in module._ifuncs if value not in gone]
    for value in dead:
        value.parent = None
    module._symbols = None
    forget_in_metadata(module, gone)
    drop_unused_comdats(module)


def forget_in_metadata(module: Module, gone: set[Value]) -> None:
    """Let metadata that holds one of these values hold nothing in its place."""
    for holder in metadata_of(module):
        if isinstance(holder, MDNode):
            for index, operand in enumerate(holder.operands):
                if holds_any(operand, gone):
                    holder.operands[index] = None
    for instruction in module.walk():
        for record in instruction.debug_records or ():
            if isinstance(record, DbgVariableRecord):
                record.location = with_poison(module, record.location, gone)
                if record.address is not None:
                    record.address = with_poison(module, record.address, gone)
        if any(isinstance(operand, MetadataAsValue) for operand in instruction.operands):
            forget_in_operands(module, instruction, gone)


def holds_any(metadata: Metadata | None, gone: set[Value]) -> bool:
    """Whether it is a constant with one of these globals in it."""
    return isinstance(metadata, ConstantAsMetadata) and not gone.isdisjoint(globals_below([metadata.value]))


def with_poison(module: Module, metadata: Metadata, gone: set[Value]) -> Metadata:
    """What a debug record speaks of, with poison in the place of what is gone."""
    if isinstance(metadata, DIArgList):
        args = [with_poison(module, one, gone) for one in metadata.args]
        if any(new is not old for new, old in zip(args, metadata.args, strict=True)):
            return DIArgList([one for one in args if isinstance(one, ValueAsMetadata)])
        return metadata
    if isinstance(metadata, ConstantAsMetadata) and holds_any(metadata, gone):
        made = module.context.poison if module.dialect.has(LOST_ARGUMENTS_ARE_POISON) else module.context.undef
        return ConstantAsMetadata(made(metadata.value.type))
    return metadata


def without_gone(module: Module, operand: Value, gone: set[Value]) -> Value:
    """An operand of a call, with an empty tuple in the place of metadata that is gone."""
    if not isinstance(operand, MetadataAsValue):
        return operand
    held = operand.metadata
    if holds_any(held, gone):
        return MetadataAsValue(operand.type, uniqued_tuple(uniqued_tuples(module), []))
    found = with_poison(module, held, gone) if isinstance(held, DIArgList) else held
    return operand if found is held else MetadataAsValue(operand.type, found)


def forget_in_operands(module: Module, instruction: Instruction, gone: set[Value]) -> None:
    """Let a call get an empty tuple in the place of metadata that is gone."""
    operands = [without_gone(module, operand, gone) for operand in instruction.operands]
    if operands != list(instruction.operands):
        instruction.set_unlisted_operands(operands)


def drop_unused_comdats(module: Module) -> None:
    """Keep the comdats that something is in."""
    used = {value.comdat for value in (*module.globals, *module.functions) if value.comdat is not None}
    for name in [name for name, comdat in module.comdats.items() if comdat not in used]:
        del module.comdats[name]


def delete_body(function: Function) -> None:
    """Make a function a declaration: without body, metadata, personality, prefix and prologue data."""
    for block in function.blocks:
        for instruction in block.instructions:
            instruction.drop_all_references()
    function.set_blocks([])
    function.body_loaded()
    function.take_operands(())
    function.set_function_data(None, None, None)
    function.metadata = None


def check_block_addresses(module: Module, bodies: set[Function], variables: set[GlobalVariable]) -> None:
    """Raise UnsupportedError if what is kept takes the address of a block of a body that goes; of `variables` the
    initializers go."""
    for value in module.global_values():
        if value in bodies or value in variables:
            continue
        roots: list[Value] = list(value.operands)
        if isinstance(value, Function):
            roots += [item for block in value.blocks for one in block.instructions for item in one.operands]
        for constant in constants_below(roots):
            if isinstance(constant, BlockAddress) and constant.function in bodies:
                raise UnsupportedError(f"@{value.name} takes the address of a block of @{constant.function.name}")


# Debug info


def strip_dead_debug_info(module: Module) -> None:
    """Let compile units list no variables that are gone, and leave out units that nothing speaks of any more."""
    named = next((node for node in module.named_metadata if node.name == "llvm.dbg.cu"), None)
    if named is None:
        return
    live_variables: set[Metadata] = set()
    for variable in module.globals:
        live_variables.update(variable.metadata.get_all("dbg"))
    live_units = units_below(module)
    visited: set[Metadata | None] = {None}
    has_dead = False
    for unit in named.operands:
        # As LLVM, which finds those that are not NoDebug, of number 0, and those of functions.
        if not isinstance(unit, DICompileUnit) or not (unit.emission_kind or unit in live_units):
            continue
        listed = unit.globals.operands if isinstance(unit.globals, MDNode) else []
        kept: list[Metadata | None] = []
        changed = False
        for entry in listed:
            if entry in visited:
                continue
            visited.add(entry)
            if entry in live_variables or is_constant_variable(entry):
                kept.append(entry)
            else:
                changed = True
        if kept:
            live_units[unit] = None
        elif unit not in live_units:
            has_dead = True
        if changed:
            unit.operands[unit.operands.index(unit.globals)] = uniqued_tuple(uniqued_tuples(module), kept)
    if has_dead:
        named.operands[:] = [unit for unit in named.operands if unit in live_units]


def is_constant_variable(entry: Metadata | None) -> bool:
    """Whether a DIGlobalVariableExpression says the variable's value itself."""
    expression = entry.expr if isinstance(entry, DIGlobalVariableExpression) else None
    return isinstance(expression, DIExpression) and is_constant(expression.elements)


def is_constant(elements: list[int]) -> bool:
    """Whether an expression is a constant as LLVM sees it: `DW_OP_constu x` or `DW_OP_consts x`, maybe
    `DW_OP_stack_value`, maybe of a fragment."""
    is_as_long = len(elements) in (2, 3, 6)
    return is_as_long and elements[:1] in ([0x10], [0x11]) and elements[2:4] in ([], [0x9F], [0x9F, 0x1000])


def units_below(module: Module) -> dict[MDNode, None]:
    """The compile units that the debug info of functions and instructions belongs to."""
    todo: list[Metadata | None] = []
    for function in module.functions:
        todo += function.metadata.get_all("dbg")
        for block in function.blocks:
            for instruction in block.instructions:
                todo += instruction_metadata(instruction)
    found: dict[MDNode, None] = {}
    seen: set[Metadata] = set()
    while todo:
        top = todo.pop()
        if not isinstance(top, MDNode) or top in seen:
            continue
        seen.add(top)
        if isinstance(top, DICompileUnit):
            found[top] = None
            continue
        todo += top.operands
    return found
