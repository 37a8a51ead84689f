"""What the lists of a compile unit hold: imported entities, enumerations, variables with their expressions."""

from __future__ import annotations

from irkit.debug_info.nodes import (
    DICompositeType,
    DIGlobalVariable,
    DIGlobalVariableExpression,
    DIImportedEntity,
    DILocalScope,
)
from irkit.metadata import Metadata


def scope_of(entity: Metadata | None) -> Metadata | None:
    """The scope of an imported entity, an enumeration, or a variable with its expression."""
    if isinstance(entity, DIGlobalVariableExpression):
        variable = entity.var
        return variable.scope if isinstance(variable, DIGlobalVariable) else None
    return entity.scope if isinstance(entity, (DIImportedEntity, DICompositeType)) else None


def is_local(entity: Metadata | None) -> bool:
    """Whether it is of a function."""
    return isinstance(scope_of(entity), DILocalScope)
