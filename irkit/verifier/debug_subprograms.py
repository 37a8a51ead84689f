"""Subprograms of debug info, and the way from a local scope to its subprogram."""

from __future__ import annotations

from typing import Final

from irkit.debug_info.nodes import (
    DICompileUnit,
    DIGlobalVariable,
    DIGlobalVariableExpression,
    DIImportedEntity,
    DILabel,
    DILexicalBlock,
    DILexicalBlockFile,
    DILocalScope,
    DILocalVariable,
    DISubprogram,
    DISubroutineType,
    DIType,
)
from irkit.dialects.features import MOVES_LOCAL_IMPORTS, MOVES_LOCAL_VARIABLES, OWN_RETAINED_NODES
from irkit.metadata import MDNode, MDTuple, Metadata
from irkit.releases import NEWEST, OLDEST
from irkit.verifier.debug_types import (
    FILE,
    FLAGS,
    SCOPE,
    TYPES_WITH_SCOPES,
    contradicts_itself,
    is_file,
    is_scope,
    is_type,
    template_params,
)
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import WARNING, Chapter, Rule

_C: Final = Chapter("debug info: subprograms")


def _rule(name: str, message: str, first: int = OLDEST, last: int = NEWEST) -> Rule:
    return _C.rule(f"di-{name}", message, first, last, WARNING)


NO_FILE: Final = _rule("subprogram-line", "line specified with no file")
NO_SUBPROGRAM_TYPE: Final = _rule("subprogram-no-type", "DISubprogram requires a non-null type", first=23)
SUBPROGRAM_TYPE: Final = _rule("subprogram-type", "invalid subroutine type")
CONTAINING: Final = _rule("subprogram-containing", "invalid containing type")
DECLARATION: Final = _rule("subprogram-declaration", "invalid subprogram declaration")
RETAINED: Final = _rule("retained-nodes", "invalid retained nodes list")
RETAINED_NULL: Final = _rule("retained-null", "nullptr in retained nodes", first=OWN_RETAINED_NODES.first)
RETAINED_CLASS: Final = _rule(
    "retained-class",
    "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
    first=MOVES_LOCAL_IMPORTS.first,
    last=MOVES_LOCAL_VARIABLES.first - 1,
)
RETAINED_ENTITY_CLASS: Final = _rule(
    "retained-entity-class",
    "invalid retained nodes, expected DILocalVariable, DILabel, DIImportedEntity, DIType or DIGlobalVariableExpression",
    first=MOVES_LOCAL_VARIABLES.first,
)
RETAINED_ARGUMENT: Final = _rule(
    "retained-argument",
    "invalid retained nodes, more than one local variable with the same argument index",
    first=MOVES_LOCAL_VARIABLES.first,
)
RETAINED_LOCAL_CLASS: Final = _rule(
    "retained-local-class",
    "invalid retained nodes, expected DILocalVariable or DILabel",
    last=MOVES_LOCAL_IMPORTS.first - 1,
)
RETAINED_LOCAL: Final = _rule(
    "retained-local", "invalid retained nodes, retained node is not local", first=OWN_RETAINED_NODES.first
)
RETAINED_OWN: Final = _rule(
    "retained-own",
    "invalid retained nodes, retained node does not belong to subprogram",
    first=OWN_RETAINED_NODES.first,
)
DEFINITION_DISTINCT: Final = _rule("definition-distinct", "subprogram definitions must be distinct")
DEFINITION_UNIT: Final = _rule("definition-unit", "subprogram definitions must have a compile unit")
UNIT_TYPE: Final = _rule("unit-type", "invalid unit type")
DECLARATION_UNIT: Final = _rule("declaration-unit", "subprogram declarations must not have a compile unit")
DECLARATION_FIELD: Final = _rule(
    "declaration-field", "subprogram declaration must not have a declaration field", first=17
)
THROWN: Final = _rule("thrown-types", "invalid thrown types list")
THROWN_TYPE: Final = _rule("thrown-type", "invalid thrown type")
ALL_CALLS: Final = _rule("all-calls-described", "DIFlagAllCallsDescribed must be attached to a definition")

_ALL_CALLS_DESCRIBED: Final = 1 << 29
_DEFINITION: Final = 8


def is_definition(node: Metadata | None) -> bool:
    return isinstance(node, DISubprogram) and node.sp_flags & _DEFINITION != 0


def subprogram_of(scope: Metadata | None) -> DISubprogram | None:
    """The subprogram around a local scope; None where scopes do not lead to one."""
    if isinstance(scope, DISubprogram):
        return scope
    if isinstance(scope, DILexicalBlock):
        above = scope.scope
        if isinstance(above, DISubprogram):  # as for most
            return above
    seen: set[Metadata] = set()
    while isinstance(scope, (DILexicalBlock, DILexicalBlockFile)) and scope not in seen:
        seen.add(scope)
        scope = scope.scope
    return scope if isinstance(scope, DISubprogram) else None


def may_have_locations(scope: Metadata) -> bool:
    """Whether locations and blocks may have this scope."""
    return isinstance(scope, DILocalScope) and (not isinstance(scope, DISubprogram) or is_definition(scope))


def subprogram(v: Verifier, node: MDNode) -> None:
    assert isinstance(node, DISubprogram)
    if not is_scope(node.scope):
        v.fail(SCOPE, None, node)
    elif not is_file(node.file):
        v.fail(FILE, None, node)
    elif node.file is None and node.line != 0:
        v.fail(NO_FILE, None, node)
    elif node.type is None and not v.fail(NO_SUBPROGRAM_TYPE, None, node):
        return
    elif node.type is not None and not isinstance(node.type, DISubroutineType):
        v.fail(SUBPROGRAM_TYPE, None, node)
    elif not is_type(node.containing_type):
        v.fail(CONTAINING, None, node)
    else:
        template_params(v, node, node.template_params)
        _check_contents(v, node)


def _check_contents(v: Verifier, node: DISubprogram) -> None:
    declaration = node.declaration
    if declaration is not None and (not isinstance(declaration, DISubprogram) or is_definition(declaration)):
        v.fail(DECLARATION, None, node)
    elif node.retained_nodes is None or _retains_own(v, node):
        if contradicts_itself(node.flags):
            v.fail(FLAGS, None, node)
        elif _is_defined_rightly(v, node):
            _throws_types(v, node)


def _retains_own(v: Verifier, node: DISubprogram) -> bool:
    retained = node.retained_nodes
    if not isinstance(retained, MDTuple):
        return v.fail(RETAINED, None, node)
    takes_entities, knows_scopes = v.has(RETAINED_ENTITY_CLASS), v.has(RETAINED_OWN)
    takes_imports = takes_entities or v.has(RETAINED_CLASS)
    numbers: set[int] = set()
    for item in retained.operands:
        if item is None and not v.fail(RETAINED_NULL, None, node):
            return False
        if not isinstance(item, (DILocalVariable, DILabel)):
            if not takes_imports:
                return v.fail(RETAINED_LOCAL_CLASS, None, node)
            if not takes_entities and not isinstance(item, DIImportedEntity):
                return v.fail(RETAINED_CLASS, None, node)
            if takes_entities and not isinstance(item, (DIImportedEntity, DIType, DIGlobalVariableExpression)):
                return v.fail(RETAINED_ENTITY_CLASS, None, node)
        if takes_entities and isinstance(item, DILocalVariable) and item.arg:
            if item.arg in numbers:
                return v.fail(RETAINED_ARGUMENT, None, node)
            numbers.add(item.arg)
        if not knows_scopes or (isinstance(item, DIType) and is_definition(node)):
            continue
        scope = item.scope if isinstance(item, DILocalVariable) else scope_of(item)
        if scope is node:
            continue
        if not isinstance(scope, DILocalScope):
            return v.fail(RETAINED_LOCAL, None, node)
        if subprogram_of(scope) is not node:
            return v.fail(RETAINED_OWN, None, node)
    return True


def scope_of(item: Metadata | None) -> Metadata | None:
    """The scope of what a subprogram retains."""
    if isinstance(item, DIGlobalVariableExpression):
        item = item.var
    if isinstance(item, (DILocalVariable, DIGlobalVariable, DILabel, DIImportedEntity)):
        return item.scope
    return item.scope if isinstance(item, TYPES_WITH_SCOPES) else None


def _is_defined_rightly(v: Verifier, node: DISubprogram) -> bool:
    """What definitions need and declarations must not have."""
    unit = node.unit
    if is_definition(node):
        if not node.distinct:
            return v.fail(DEFINITION_DISTINCT, None, node)
        if unit is None:
            return v.fail(DEFINITION_UNIT, None, node)
        return isinstance(unit, DICompileUnit) or v.fail(UNIT_TYPE, None, node)
    if unit is not None:
        return v.fail(DECLARATION_UNIT, None, node)
    return node.declaration is None or v.fail(DECLARATION_FIELD, None, node)


def _throws_types(v: Verifier, node: DISubprogram) -> bool:
    thrown = node.thrown_types
    if thrown is not None:
        if not isinstance(thrown, MDTuple):
            return v.fail(THROWN, None, node)
        if not all(isinstance(item, DIType) for item in thrown.operands):
            return v.fail(THROWN_TYPE, None, node)
    described = not node.flags & _ALL_CALLS_DESCRIBED or is_definition(node)
    return described or v.fail(ALL_CALLS, None, node)
