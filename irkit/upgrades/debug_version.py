"""Debug info of another version than LLVM's, or of none, is dropped (LangRef, "Debug Info Version")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit import intrinsics
from irkit.dialects.features import LOCATIONS_WITHIN_LOOP_PROPERTIES
from irkit.flag_nodes import module_flags
from irkit.functions import Function
from irkit.instructions import CallInst, Instruction
from irkit.metadata import DILocation, MDNode, MDString, MDTuple, Metadata, constant_integer
from irkit.metadata_walk import uniqued_tuple, uniqued_tuples
from irkit.module import Module

DEBUG_INFO_VERSION: Final = 3
_NAMED: Final = "llvm.dbg."
_INTRINSICS: Final = ("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.label", "llvm.dbg.assign", "llvm.dbg.addr")
_ALLOCATION: Final = "heapallocsite"
_Tuples = dict[tuple[Metadata | None, ...], MDTuple]
_DEBUG_KINDS: Final = (_ALLOCATION, "DIAssignID")


def debug_info_version(module: Module) -> int:
    flags = module_flags(module)
    for flag in flags.operands if flags is not None else ():
        key = flag.operands[1] if len(flag.operands) >= 3 else None
        if isinstance(key, MDString) and key.string == "Debug Info Version":
            constant = constant_integer(flag.operands[2])
            return constant.value if constant is not None else 0
    return 0


def has_debug_info(module: Module) -> bool:
    """Whether a module says that it has debug info of the version that LLVM 13 to 23 have."""
    return debug_info_version(module) == DEBUG_INFO_VERSION


def drop_unknown_debug_info(module: Module, llvm_version: int, having: Sequence[Function] | None = None) -> None:
    """Take all debug info out of a module that does not say it is of the version that LLVM 13 to 23 have. `having`, if
    given, are all functions whose instructions have any metadata."""
    version = debug_info_version(module)
    if version != DEBUG_INFO_VERSION and drop_debug_info(module, llvm_version, having):
        module.provenance.ignored_debug_info = version


def drop_invalid_debug_info(module: Module, llvm_version: int, having: Sequence[Function] | None = None) -> None:
    """The same, and also where it is of that version and wrong."""
    if not has_debug_info(module):
        drop_unknown_debug_info(module, llvm_version, having)
        return
    from irkit.verifier.debug_info import debug_info_problems  # noqa: PLC0415 - for texts with debug info only
    from irkit.verifier.rules import WARNING  # noqa: PLC0415

    problems = debug_info_problems(module)
    module.provenance.sound_debug_info = not problems
    broken = [problem for problem in problems if problem.severity == WARNING]
    module.provenance.broken_debug_info = broken
    if broken:
        drop_debug_info(module, llvm_version)


def drop_debug_info(module: Module, llvm_version: int, having: Sequence[Function] | None = None) -> bool:
    """Take all debug info out of a module. Whether there was any beside locations in loops. `having` as for
    `drop_unknown_debug_info`."""
    named = [node for node in module.named_metadata if not node.name.startswith(_NAMED) and node.name != "llvm.gcov"]
    found = len(named) != len(module.named_metadata)
    module.named_metadata[:] = named
    for variable in module.globals:
        found = found or "dbg" in variable.metadata
        variable.metadata.discard("dbg")
    loops: dict[Metadata, Metadata | None] = {}
    tuples: _Tuples = {}
    gone = {
        function
        for function in module.functions
        if function.name in _INTRINSICS and intrinsics.lookup(function.name, llvm_version) is not None
    }
    for function in module.functions:
        if function.attachment_list():
            found = found or "dbg" in function.metadata
            function.metadata.discard("dbg")
    for function in module.functions if gone or having is None else having:
        for block in function.blocks if not function.is_declaration else ():
            if gone:
                kept = [item for item in block.instructions if not _calls(item, gone)]
                found = found or len(kept) != len(block.instructions)
                block.set_instructions(kept)
            for instruction in block._instructions:
                if instruction._debug_loc is not None:
                    instruction._debug_loc = None
                    found = True
                if instruction.debug_records is not None:
                    instruction.debug_records = None
                    found = True
                if instruction._attachments is not None:
                    _drop_attachments(module, instruction, loops, tuples, llvm_version)
    return found


def _calls(instruction: Instruction, functions: set[Function]) -> bool:
    return isinstance(instruction, CallInst) and instruction.callee in functions


def _drop_attachments(
    module: Module,
    instruction: Instruction,
    loops: dict[Metadata, Metadata | None],
    tuples: _Tuples,
    llvm_version: int,
) -> None:
    keeps_properties = llvm_version >= LOCATIONS_WITHIN_LOOP_PROPERTIES.first
    kept: list[tuple[str, Metadata]] = []
    for kind, node in instruction._attachments or ():
        if kind == "llvm.loop":
            if node not in loops:
                loops[node] = _without_locations(module, node, tuples, keeps_properties)
            loop = loops[node]
            if loop is not None:
                kept.append((kind, loop))
        else:
            kept.append((kind, node))
    if kept:  # LLVM looks for this kind by its name, which gives it a number in the module
        module.metadata_kinds.setdefault(_ALLOCATION, len(module.metadata_kinds))
    instruction.metadata.replace([item for item in kept if item[0] not in _DEBUG_KINDS])


def _without_locations(module: Module, loop: Metadata, tuples: _Tuples, keeps_properties: bool) -> Metadata | None:
    """A loop's node without the source locations of the loop, and those in its properties; None where there is nothing
    else in it. Without `keeps_properties` a property goes with a location in it. `tuples` are the module's uniqued
    ones, which get new ones; empty until a loop asks for them."""
    if not isinstance(loop, MDNode):
        return loop
    properties = loop.operands[1:]
    nodes = _nodes_below(loop)
    reaching = _holders_of_locations(nodes)
    if not any(_is_among(item, reaching) for item in properties):
        return loop
    only = _locations_only(nodes, reaching) if keeps_properties else reaching
    if all(_is_among(item, only) for item in properties):
        return None
    if not tuples:
        tuples.update(uniqued_tuples(module))
    stripped: dict[MDNode, MDNode | None] = {}
    for node in nodes:  # what a node holds comes before it
        if node in reaching and node not in only:
            stripped[node] = _stripped(node, only, stripped, tuples)
    return _renewed([None, *_kept(properties, only, stripped)])


def _is_among(metadata: Metadata | None, nodes: set[MDNode]) -> bool:
    return isinstance(metadata, DILocation) or (isinstance(metadata, MDNode) and metadata in nodes)


def _nodes_below(root: MDNode) -> list[MDNode]:
    """The nodes that a node holds, directly or not, each behind what it holds itself; not the locations."""
    found: dict[MDNode, None] = {}
    entered = {root}
    todo: list[tuple[MDNode, bool]] = [(root, False)]
    while todo:
        node, done = todo.pop()
        if done:
            if node is not root:
                found[node] = None
            continue
        todo.append((node, True))
        for operand in reversed(node.operands):
            if isinstance(operand, MDNode) and not isinstance(operand, DILocation) and operand not in entered:
                entered.add(operand)
                todo.append((operand, False))
    return list(found)


def _holders_of_locations(nodes: list[MDNode]) -> set[MDNode]:
    """The nodes from which locations can be reached."""
    users: dict[MDNode, list[MDNode]] = {}
    todo: list[MDNode] = []
    for node in nodes:
        for operand in node.operands:
            if isinstance(operand, DILocation):
                todo.append(node)
            elif isinstance(operand, MDNode):
                users.setdefault(operand, []).append(node)
    found: set[MDNode] = set()
    while todo:
        node = todo.pop()
        if node not in found:
            found.add(node)
            todo.extend(users.get(node, ()))
    return found


def _locations_only(nodes: list[MDNode], reaching: set[MDNode]) -> set[MDNode]:
    """The nodes that hold nothing but locations, or nodes of this kind, and perhaps themselves."""
    found: set[MDNode] = set()
    for node in nodes:
        if node in reaching and all(operand is node or _is_among(operand, found) for operand in node.operands):
            found.add(node)
    return found


def _kept(
    operands: list[Metadata | None], only: set[MDNode], stripped: dict[MDNode, MDNode | None]
) -> list[Metadata | None]:
    kept: list[Metadata | None] = []
    for operand in operands:
        if operand is None:
            kept.append(None)
        elif not _is_among(operand, only):
            new = stripped.get(operand, operand) if isinstance(operand, MDNode) else operand
            if new is not None:
                kept.append(new)
    return kept


def _stripped(node: MDNode, only: set[MDNode], stripped: dict[MDNode, MDNode | None], tuples: _Tuples) -> MDNode | None:
    holds_itself = bool(node.operands) and node.operands[0] is node
    operands = _kept(node.operands[1:] if holds_itself else node.operands, only, stripped)
    if not operands:
        return None
    if holds_itself:
        return _renewed([None, *operands])
    return MDTuple(operands, distinct=True) if node.distinct else uniqued_tuple(tuples, operands)


def _renewed(operands: list[Metadata | None]) -> MDNode:
    """A node that holds itself first."""
    new = MDTuple(operands, distinct=True)
    new.operands[0] = new
    return new
