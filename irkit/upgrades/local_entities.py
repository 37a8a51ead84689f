"""Imported entities of functions: compile units listed them until LLVM 16, since then the functions do themselves."""

from __future__ import annotations

from typing import Final

from irkit.debug_info import (
    DICompileUnit,
    DIImportedEntity,
    DILexicalBlock,
    DILexicalBlockFile,
    DILocalScope,
    DISubprogram,
)
from irkit.dialects.features import Feature
from irkit.metadata import MDNode, MDTuple, Metadata
from irkit.module import Module
from irkit.upgrades.module_flags import named_metadata

SUBPROGRAMS_RETAIN_IMPORTS: Final = Feature(first=17)


def upgrade_local_entities(module: Module, llvm_version: int) -> None:
    """Move the imported entities in the scope of a function from the compile unit to the function's retained nodes."""
    units = named_metadata(module, "llvm.dbg.cu")
    if units is None or not module.dialect.has(SUBPROGRAMS_RETAIN_IMPORTS):
        return
    for unit in units.operands:
        entities = unit.imports if isinstance(unit, DICompileUnit) else None
        if isinstance(unit, DICompileUnit) and isinstance(entities, MDNode):
            _move_local(module, unit, entities)


def _move_local(module: Module, unit: DICompileUnit, entities: MDNode) -> None:
    local: dict[Metadata, None] = {}
    for entity in entities.operands:
        if isinstance(entity, DIImportedEntity) and isinstance(entity.scope, DILocalScope):
            local[entity] = None
    if not local:
        return
    by_subprogram: dict[DISubprogram, list[Metadata | None]] = {}
    for entity in local:
        subprogram = _subprogram(entity.scope) if isinstance(entity, DIImportedEntity) else None
        if subprogram is not None:
            by_subprogram.setdefault(subprogram, []).append(entity)
    for subprogram, moved in by_subprogram.items():
        old = subprogram.retained_nodes
        subprogram.retained_nodes = _tuple(module, [*(old.operands if isinstance(old, MDNode) else ()), *moved])
    unit.imports = _tuple(module, [entity for entity in entities.operands if entity not in local])


def _subprogram(scope: Metadata | None) -> DISubprogram | None:
    seen: set[Metadata] = set()
    while isinstance(scope, (DILexicalBlock, DILexicalBlockFile)) and scope not in seen:
        seen.add(scope)
        scope = scope.scope
    return scope if isinstance(scope, DISubprogram) else None


def _tuple(module: Module, operands: list[Metadata | None]) -> MDTuple:
    """The uniqued tuple of these operands: the module's own, if something in it refers to one."""
    for node in reachable_nodes(module):
        if isinstance(node, MDTuple) and not node.distinct and node.operands == operands:
            return node
    return MDTuple(operands)


def reachable_nodes(module: Module) -> list[MDNode]:
    """All nodes that named metadata, globals and instructions lead to."""
    pending: list[Metadata | None] = [node for named in module.named_metadata for node in named.operands]
    for variable in module.globals:
        pending += [node for _, node in variable.metadata]
    for function in module.functions:
        pending += [node for _, node in function.metadata]
        for block in function.blocks if not function.is_declaration else ():
            for instruction in block.instructions:
                pending.append(instruction.debug_loc)
                pending += [node for _, node in instruction.metadata or ()]
    found: dict[MDNode, None] = {}
    while pending:
        node = pending.pop()
        if isinstance(node, MDNode) and node not in found:
            found[node] = None
            pending += node.operands
    return list(found)
