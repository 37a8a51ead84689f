"""What can be taken away from a module to make it smaller, the most at once first.

A pass finds its targets in the order of the module, the same for equal modules; `apply` gets some of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantData, PoisonValue
from irkit.debug_info.nodes import DIFile
from irkit.debug_records import DbgRecord
from irkit.editing.dead import used_globals
from irkit.editing.declare import declare_function
from irkit.editing.reduction.rewriting import (
    drop_unreachable,
    keep_one_way,
    poison,
    remove_blocks,
    remove_globals,
    remove_instructions,
    replace_values,
    settle,
)
from irkit.editing.strip import strip_debug
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.instructions import CallBase, Instruction, PHINode
from irkit.metadata import DILocation, MDNode, MDTuple, Metadata, NamedMDNode
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.terminators import BranchInst
from irkit.types import FunctionType, LabelType, MetadataType, TokenType
from irkit.values import Value


@dataclass(frozen=True)
class Pass:
    """A kind of thing that can be taken away."""

    name: str
    targets: Callable[[Module], list[Any]]
    apply: Callable[[Module, list[Any]], None]


# Whole modules


def debug_info(module: Module) -> list[Module]:
    has_units = any(named.name == "llvm.dbg.cu" for named in module.named_metadata)
    has_places = any(one.debug_loc is not None or one.debug_records for one in module.walk())
    return [module] if has_units or has_places else []


def drop_debug_info(module: Module, targets: list[Module]) -> None:
    for target in targets:
        strip_debug(target)
        replace_values(target, {})


MODULE_FIELDS: Final = ("module_asm", "source_filename", "target_triple", "data_layout")


def module_data(module: Module) -> list[str]:
    return [name for name in MODULE_FIELDS if getattr(module, name)]


def drop_module_data(module: Module, names: list[str]) -> None:
    for name in names:
        setattr(module, name, "")


def named_metadata(module: Module) -> list[NamedMDNode]:
    return list(module.named_metadata)


def drop_named_metadata(module: Module, targets: list[NamedMDNode]) -> None:
    module.named_metadata[:] = [node for node in module.named_metadata if node not in targets]


# Globals


def functions(module: Module) -> list[Function]:
    return list(module.functions)


def bodies(module: Module) -> list[Function]:
    return [function for function in module.functions if not function.is_declaration]


def declare(module: Module, targets: list[Function]) -> None:
    for function in targets:
        declare_function(function)
    replace_values(module, {})


def variables(module: Module) -> list[GlobalValue]:
    return [*module.aliases, *module.ifuncs, *module.globals]


def initializers(module: Module) -> list[GlobalVariable]:
    return [one for one in module.globals if one.initializer is not None and one.linkage != "appending"]


def supported(module: Module) -> list[Function]:
    """Functions with a personality, prefix or prologue."""
    return [one for one in module.functions if one.personality or one.prefix_data or one.prologue_data]


def drop_support(module: Module, targets: list[Function]) -> None:
    for function in targets:
        function.set_function_data(None, None, None)
    replace_values(module, {})


def drop_initializers(module: Module, targets: list[GlobalVariable]) -> None:
    for variable in targets:
        variable.set_unlisted_operands([])
        variable.comdat = None
        variable.linkage = "external"
    replace_values(module, {})


def decorated(module: Module) -> list[GlobalVariable | Function]:
    """Globals that say more of themselves than what they are."""
    found: list[GlobalVariable | Function] = []
    everything: list[GlobalVariable | Function] = [*module.globals, *module.functions]
    for value in everything:
        if value.comdat is not None or value.section or value.unnamed_addr or value.alignment or value.partition:
            found.append(value)
    return found


def undecorate(module: Module, targets: list[GlobalVariable | Function]) -> None:
    for value in targets:
        value.comdat = None
        value.section = ""
        value.unnamed_addr = ""
        value.alignment = 0
        value.partition = ""


# Blocks and instructions


def later_blocks(module: Module) -> list[BasicBlock]:
    return [block for function in module.functions for block in function.blocks[1:]]


def forks(module: Module) -> list[BasicBlock]:
    """Blocks that may go to several others."""
    return [
        block
        for function in module.functions
        for block in function.blocks
        if block.instructions and len(block.instructions[-1].successors) > 1
    ]


def take_first(module: Module, blocks: list[BasicBlock]) -> None:
    take(module, blocks, 0)


def take_last(module: Module, blocks: list[BasicBlock]) -> None:
    take(module, blocks, -1)


def take(module: Module, blocks: list[BasicBlock], which: int) -> None:
    for block in blocks:
        keep_one_way(block, block.instructions[-1].successors[which])
    for function in dict.fromkeys(block.parent for block in blocks):
        if function is not None:
            drop_unreachable(function)
    replace_values(module, {})
    settle(module)


def tails(module: Module) -> list[BasicBlock]:
    """Blocks that only one other goes to, which goes nowhere else."""
    found: list[BasicBlock] = []
    for function in module.functions:
        comers: dict[BasicBlock, list[BasicBlock]] = {}
        for block in function.blocks:
            for target in block.instructions[-1].successors:
                comers.setdefault(target, []).append(block)
        for block in function.blocks[1:]:
            before = comers.get(block, [])
            if len(before) == 1 and before[0] is not block and isinstance(before[0].instructions[-1], BranchInst):
                if len(before[0].instructions[-1].successors) == 1:
                    found.append(block)
    return found


def merge(module: Module, targets: list[BasicBlock]) -> None:
    """Let blocks be the end of those that go to them."""
    values: dict[Value, Value] = {}
    before: dict[BasicBlock, BasicBlock] = {}
    for function in module.functions:
        for block in function.blocks:
            for target in block.instructions[-1].successors:
                before[target] = block
    for block in targets:
        into = before[block]
        while into in values:
            kept = values[into]
            assert isinstance(kept, BasicBlock)
            into = kept
        rest: list[Instruction] = []
        for instruction in block.instructions:
            if isinstance(instruction, PHINode):
                values[instruction] = values.get(instruction.operands[0], instruction.operands[0])
            else:
                rest.append(instruction)
        into.set_instructions([*into.instructions[:-1], *rest])
        for instruction in rest:
            instruction.parent = into
        values[block] = into
        function_of = block.parent
        assert function_of is not None
        function_of.set_blocks([one for one in function_of.blocks if one is not block])
        function_of.forget_symbols()
    replace_values(module, values)


def instructions(module: Module) -> list[Instruction]:
    return [one for one in module.walk() if not one.is_terminator or isinstance(one, CallBase)]


Place = tuple[Instruction, int]


def operands(module: Module) -> list[Place]:
    """Operands that could be something simpler."""
    return [
        (one, index)
        for one in module.walk()
        for index, operand in enumerate(one.operands)
        if not isinstance(operand.type, (LabelType, MetadataType, TokenType, FunctionType))
        and not isinstance(operand, (ConstantData, Function))
        and not (isinstance(operand, Constant) and not operand.operands and not isinstance(operand, GlobalValue))
    ]


def set_zero(module: Module, places: list[Place]) -> None:
    set_operands(module, places, lambda value: module.context.null(value.type))


def set_poison(module: Module, places: list[Place]) -> None:
    set_operands(module, places, lambda value: module.context.poison(value.type))


def set_operands(module: Module, places: list[Place], simpler: Callable[[Value], Value]) -> None:
    for instruction, index in places:
        found = list(instruction.operands)
        found[index] = simpler(found[index])
        instruction.set_unlisted_operands(found)
    replace_values(module, {})


def results(module: Module) -> list[Instruction]:
    """Returned values that could be poison."""
    return [
        one
        for one in module.walk()
        if one.opcode == "ret" and one.operands and not isinstance(one.operands[0], PoisonValue)
    ]


def poison_results(module: Module, targets: list[Instruction]) -> None:
    for one in targets:
        one.set_unlisted_operands([module.context.poison(one.operands[0].type)])
    replace_values(module, {})


# Arguments of functions that nothing refers to


def unused_signatures(module: Module) -> list[tuple[Function, int]]:
    used = used_globals(module)
    return [
        (function, index)
        for function in module.functions
        if not function.is_declaration and function not in used
        for index in range(len(function.arguments))
    ]


def drop_arguments(module: Module, targets: list[tuple[Function, int]]) -> None:
    gone: dict[Function, list[int]] = {}
    for function, index in targets:
        gone.setdefault(function, []).append(index)
    for function, indices in gone.items():
        name = function.name
        dropped = [function.arguments[index] for index in indices]
        made = function.clone(f"{name}.reduced", poison(module, dropped))
        function.erase_from_parent()
        made.name = name


# What is said of things


Owner = Function | CallBase


def attributed(module: Module) -> list[Owner]:
    found: list[Owner] = [one for one in module.functions if one.attribute_list]
    return found + [call for call in module.call_sites() if call.attribute_list]


def drop_attributes(module: Module, owners: list[Owner]) -> None:
    for owner in owners:
        owner.attribute_list = None


Attached = Function | GlobalVariable | Instruction


def attachments(module: Module) -> list[tuple[Attached, str]]:
    owners: list[Attached] = [*module.globals, *module.functions, *module.walk()]
    return [(owner, kind) for owner in owners for kind, _ in owner.attachment_list() or ()]


def drop_attachments(module: Module, targets: list[tuple[Attached, str]]) -> None:
    for owner, kind in targets:
        owner.set_attachment_list([pair for pair in owner.attachment_list() or () if pair[0] != kind])


Reference = tuple[MDNode | NamedMDNode, int]


def located(module: Module) -> list[Instruction]:
    return [one for one in module.walk() if one.debug_loc is not None]


def drop_locations(module: Module, targets: list[Instruction]) -> None:
    for one in targets:
        one.debug_loc = None


Located = Instruction | DbgRecord


def inlined(module: Module) -> list[Located]:
    """What stands at a place that is inlined at another."""
    found: list[Located] = []
    for one in module.walk():
        found += [each for each in (*(one.debug_records or ()), one) if inlined_at(each) is not None]
    return found


def inlined_at(one: Located) -> Metadata | None:
    location = one.debug_loc
    return location.inlined_at if isinstance(location, DILocation) else None


def move_outwards(module: Module, targets: list[Located]) -> None:
    """Let things stand where what they are in was inlined."""
    for one in targets:
        one.debug_loc = inlined_at(one)


def further_files(module: Module) -> list[DIFile]:
    """The files of debug info but for the first that is named."""
    return [node for node in metadata_of(module) if isinstance(node, DIFile)][1:]


def join_files(module: Module, targets: list[DIFile]) -> None:
    """Let what is in these files be in the first."""
    nodes = [node for node in metadata_of(module) if isinstance(node, MDNode)]
    first = next(node for node in nodes if isinstance(node, DIFile))
    gone = set(targets)
    for node in nodes:
        if any(operand in gone for operand in node.operands):
            node.operands = [first if operand in gone else operand for operand in node.operands]


def records(module: Module) -> list[tuple[Instruction, int]]:
    return [(one, index) for one in module.walk() for index in range(len(one.debug_records or ()))]


def drop_records(module: Module, targets: list[tuple[Instruction, int]]) -> None:
    gone: dict[Instruction, set[int]] = {}
    for one, index in targets:
        gone.setdefault(one, set()).add(index)
    for one, indices in gone.items():
        one.debug_records = [record for index, record in enumerate(one.debug_records or ()) if index not in indices]


def references(module: Module) -> list[Reference]:
    """What nodes and lists of nodes refer to."""
    nodes: list[MDNode | NamedMDNode] = [node for node in metadata_of(module) if isinstance(node, MDNode)]
    return [
        (node, index)
        for node in (*module.named_metadata, *nodes)
        for index, operand in enumerate(node.operands)
        if operand is not None
    ]


def drop_references(module: Module, targets: list[Reference]) -> None:
    """Make lists shorter, and leave nothing in the fields of other nodes."""
    gone: dict[MDNode | NamedMDNode, set[int]] = {}
    for node, index in targets:
        gone.setdefault(node, set()).add(index)
    for node, indices in gone.items():
        if isinstance(node, NamedMDNode):
            node.operands[:] = [kept for index, kept in enumerate(node.operands) if index not in indices]
        elif isinstance(node, MDTuple):
            node.operands = [kept for index, kept in enumerate(node.operands) if index not in indices]
        else:
            node.operands = [None if index in indices else kept for index, kept in enumerate(node.operands)]


def flagged(module: Module) -> list[Instruction]:
    return [one for one in module.walk() if one.flags or one.fast_math]


def drop_flags(module: Module, targets: list[Instruction]) -> None:
    for one in targets:
        one.flags = 0
        one.fast_math = 0


PASSES: Final[tuple[Pass, ...]] = (
    Pass("debug info", debug_info, drop_debug_info),
    Pass("functions", functions, remove_globals),
    Pass("bodies", bodies, declare),
    Pass("variables", variables, remove_globals),
    Pass("initializers", initializers, drop_initializers),
    Pass("blocks", later_blocks, remove_blocks),
    Pass("first ways", forks, take_first),
    Pass("last ways", forks, take_last),
    Pass("block ends", tails, merge),
    Pass("instructions", instructions, remove_instructions),
    Pass("returned values", results, poison_results),
    Pass("operands to zero", operands, set_zero),
    Pass("operands to poison", operands, set_poison),
    Pass("arguments", unused_signatures, drop_arguments),
    Pass("metadata", attachments, drop_attachments),
    Pass("debug records", records, drop_records),
    Pass("debug locations", located, drop_locations),
    Pass("inlined locations", inlined, move_outwards),
    Pass("named metadata", named_metadata, drop_named_metadata),
    Pass("nodes' references", references, drop_references),
    Pass("files", further_files, join_files),
    Pass("attributes", attributed, drop_attributes),
    Pass("personalities", supported, drop_support),
    Pass("flags", flagged, drop_flags),
    Pass("what globals say", decorated, undecorate),
    Pass("module data", module_data, drop_module_data),
)
