"""What LLVM's metadata loader changes in the debug info of files of its own age.

Note [distinct subranges]: text and bitcode can say that a DISubrange or a DIGenericSubrange is distinct, but every
release from 13 to 23 reads it as a uniqued one, so that equal ones become one node.

Note [local entities]: since LLVM 17 an imported entity of a local scope belongs to the subprogram's `retainedNodes`,
and since LLVM 23 a variable and an enumeration do; the loader moves there those that a compile unit still has in its
own lists, list by list in the order of `LOCAL_ENTITIES`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from irkit.debug_info.entities import is_local, scope_of
from irkit.debug_info.nodes import (
    DICompileUnit,
    DIGenericSubrange,
    DILocalScope,
    DISubprogram,
    DISubrange,
)
from irkit.dialects import Dialect
from irkit.dialects.features import MOVES_LOCAL_IMPORTS, MOVES_LOCAL_VARIABLES
from irkit.metadata import MDNode, MDTuple, Metadata
from irkit.metadata_walk import metadata_nodes, uniqued_tuple, uniqued_tuples

if TYPE_CHECKING:
    from irkit.module import Module


# The lists of a compile unit whose local entities move, in LLVM's order.
LOCAL_ENTITIES: Final = (
    ("globals", MOVES_LOCAL_VARIABLES),
    ("imports", MOVES_LOCAL_IMPORTS),
    ("enums", MOVES_LOCAL_VARIABLES),
)


def upgrade_debug_info(module: Module, llvm_version: int) -> None:
    """Change a module's debug info as LLVM `llvm_version`'s loader does; reads all of the module first."""
    module.materialize()
    if module.provenance.distinct_subranges:
        unique_subranges(module)
    dialect = Dialect.of(llvm_version)
    fields = [field for field, feature in LOCAL_ENTITIES if dialect.has(feature)]
    if fields:
        move_local_entities(module, fields)


def unique_subranges(module: Module) -> None:
    """Make distinct subranges uniqued, and equal ones the same node (see Note [distinct subranges])."""
    for node in module.provenance.distinct_subranges:
        node.distinct = False
    module.provenance.distinct_subranges = []
    first: dict[tuple[type, tuple[Metadata | None, ...]], MDNode] = {}
    same: dict[Metadata | None, MDNode] = {}
    nodes = metadata_nodes(module)
    for node in nodes:
        if isinstance(node, (DISubrange, DIGenericSubrange)):
            key = (type(node), tuple(node.operands))
            known = first.setdefault(key, node)
            if known is not node:
                same[node] = known
    if not same:
        return
    for node in nodes:
        node.operands[:] = [same.get(operand, operand) for operand in node.operands]
    for named in module.named_metadata:
        named.operands[:] = [same.get(node, node) for node in named.operands]


def move_local_entities(module: Module, fields: Sequence[str]) -> None:
    """Move what is of local scopes from these lists of compile units to subprograms (see Note [local entities])."""
    units = [node for named in module.named_metadata if named.name == "llvm.dbg.cu" for node in named.operands]
    affected = [unit for unit in units if isinstance(unit, DICompileUnit) and local_entities(unit, fields)]
    if not affected:
        return
    tuples = uniqued_tuples(module)
    for unit in affected:
        local = local_entities(unit, fields)
        retained: dict[DISubprogram, list[Metadata | None]] = {}
        for entity in local:
            subprogram = enclosing_subprogram(scope_of(entity))
            if subprogram is not None:
                retained.setdefault(subprogram, []).append(entity)
        for subprogram, entities in retained.items():
            before = subprogram.retained_nodes
            kept = list(before.operands) if isinstance(before, MDTuple) else []
            subprogram.retained_nodes = uniqued_tuple(tuples, kept + entities)
        for field in fields:
            every = listed(unit, field)
            rest = [entity for entity in every if entity not in local]
            if len(rest) < len(every):
                set_listed(unit, field, uniqued_tuple(tuples, rest))


def listed(unit: DICompileUnit, field: str) -> list[Metadata | None]:
    """What a list of a compile unit holds."""
    found = {"globals": unit.globals, "imports": unit.imports, "enums": unit.enums}[field]
    return list(found.operands) if isinstance(found, MDTuple) else []


def set_listed(unit: DICompileUnit, field: str, entities: MDTuple) -> None:
    if field == "globals":
        unit.globals = entities
    elif field == "imports":
        unit.imports = entities
    else:
        unit.enums = entities


def local_entities(unit: DICompileUnit, fields: Sequence[str]) -> dict[Metadata, None]:
    """What these lists hold of local scopes, in order and each once."""
    found: dict[Metadata, None] = {}
    for field in fields:
        for entity in listed(unit, field):
            if entity is not None and is_local(entity):
                found[entity] = None
    return found


def enclosing_subprogram(scope: Metadata | None) -> DISubprogram | None:
    """The subprogram around a scope, None where scopes do not lead to one."""
    seen: set[Metadata] = set()
    while isinstance(scope, DILocalScope) and scope not in seen:
        if isinstance(scope, DISubprogram):
            return scope
        seen.add(scope)
        scope = scope.operands[1]  # of both kinds of block
    return None
