"""Debug info of another version than LLVM's, or of none, is dropped (LangRef, "Debug Info Version")."""

from __future__ import annotations

from typing import Final

from irkit.errors import UnsupportedError
from irkit.globals import Function
from irkit.instructions import CallInst, Instruction
from irkit.metadata import DILocation, MDNode, MDString, MDTuple, Metadata
from irkit.module import Module
from irkit.upgrades.intrinsics import intrinsic_for
from irkit.upgrades.module_flags import constant_of, module_flags

_VERSION: Final = 3
_NAMED: Final = "llvm.dbg."
_INTRINSICS: Final = ("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.label", "llvm.dbg.assign", "llvm.dbg.addr")
_ALLOCATION: Final = "heapallocsite"
_DEBUG_KINDS: Final = (_ALLOCATION, "DIAssignID")


def _debug_info_version(module: Module) -> int:
    flags = module_flags(module)
    for flag in flags.operands if flags is not None else ():
        key = flag.operands[1] if len(flag.operands) >= 3 else None
        if isinstance(key, MDString) and key.string == "Debug Info Version":
            constant = constant_of(flag.operands[2])
            return constant.value if constant is not None else 0
    return 0


def drop_unknown_debug_info(module: Module, llvm_version: int) -> None:
    """Take all debug info out of a module that does not say it is of the version that LLVM 13 to 22 have."""
    if _debug_info_version(module) == _VERSION:
        return
    named = [node for node in module.named_metadata if not node.name.startswith(_NAMED) and node.name != "llvm.gcov"]
    module.named_metadata[:] = named
    for variable in module.globals:
        variable.metadata[:] = [item for item in variable.metadata if item[0] != "dbg"]
    loops: dict[Metadata, Metadata | None] = {}
    intrinsics = {
        function
        for function in module.functions
        if function.name in _INTRINSICS and intrinsic_for(function.name, llvm_version) is not None
    }
    for function in module.functions:
        if function.metadata:
            function.metadata[:] = [item for item in function.metadata if item[0] != "dbg"]
        for block in function.blocks if not function.is_declaration else ():
            if intrinsics:
                block.instructions[:] = [item for item in block.instructions if not _calls(item, intrinsics)]
            for instruction in block.instructions:
                if instruction.debug_loc is not None:
                    instruction.debug_loc = None
                if instruction.debug_records is not None:
                    instruction.debug_records = None
                if instruction.metadata is not None:
                    _drop_attachments(module, instruction, loops)


def _calls(instruction: Instruction, functions: set[Function]) -> bool:
    return isinstance(instruction, CallInst) and instruction.callee in functions


def _drop_attachments(module: Module, instruction: Instruction, loops: dict[Metadata, Metadata | None]) -> None:
    kept: list[tuple[str, Metadata]] = []
    for kind, node in instruction.metadata or ():
        if kind == "llvm.loop":
            if node not in loops:
                loops[node] = _without_locations(node)
            loop = loops[node]
            if loop is not None:
                kept.append((kind, loop))
        else:
            kept.append((kind, node))
    if kept:  # LLVM looks for this kind by its name, which gives it a number in the module
        module.metadata_kinds.setdefault(_ALLOCATION, len(module.metadata_kinds))
    instruction.metadata = [item for item in kept if item[0] not in _DEBUG_KINDS] or None


def _without_locations(loop: Metadata) -> Metadata | None:
    """A loop's node without the source locations of the loop; None where there is nothing else in it."""
    if not isinstance(loop, MDNode):
        return loop
    others = [item for item in loop.operands[1:] if not isinstance(item, DILocation)]
    for item in others:
        if isinstance(item, MDNode) and any(isinstance(inner, DILocation) for inner in item.operands):
            raise UnsupportedError("dropping debug info from a loop whose properties hold source locations")
    if len(others) + 1 == len(loop.operands):
        return loop
    if not others:
        return None
    new = MDTuple([None, *others], distinct=True)
    new.operands[0] = new
    return new
