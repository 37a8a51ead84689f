"""Nodes of debug info other than types, and which function checks which class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.debug_info.entities import is_local
from irkit.debug_info.nodes import (
    DIAssignID,
    DIBasicType,
    DICommonBlock,
    DICompileUnit,
    DICompositeType,
    DIDerivedType,
    DIFile,
    DIFixedPointType,
    DIGenericSubrange,
    DIGlobalVariable,
    DIGlobalVariableExpression,
    DIImportedEntity,
    DILabel,
    DILexicalBlock,
    DILexicalBlockFile,
    DILocalScope,
    DILocalVariable,
    DIMacro,
    DIMacroFile,
    DIMacroNode,
    DIModule,
    DINamespace,
    DIObjCProperty,
    DIStringType,
    DISubprogram,
    DISubrange,
    DISubrangeType,
    DISubroutineType,
    DITemplateTypeParameter,
    DITemplateValueParameter,
    DIType,
    DIVariable,
    GenericDINode,
)
from irkit.dialects.dwarf import FRAGMENT
from irkit.dialects.features import MOVES_LOCAL_IMPORTS, MOVES_LOCAL_VARIABLES, OWN_RETAINED_NODES
from irkit.metadata import (
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDTuple,
    Metadata,
    number_or_metadata,
)
from irkit.releases import NEWEST, OLDEST
from irkit.values import Value
from irkit.verifier.debug_types import (
    FILE,
    FLAGS,
    SCOPE,
    TAG,
    TYPE,
    basic_type,
    composite_type,
    contradicts_itself,
    derived_type,
    fixed_point_type,
    generic_subrange,
    is_file,
    is_scope,
    is_type,
    objc_property,
    string_type,
    subrange,
    subrange_type,
    subroutine_type,
    template_params,
    template_type,
    template_value,
)
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import WARNING, Chapter, Rule

_C: Final = Chapter("debug info: scopes, variables, units")


def _rule(name: str, message: str, first: int = OLDEST, last: int = NEWEST) -> Rule:
    return _C.rule(f"di-{name}", message, first, last, WARNING)


LOCATION_SCOPE: Final = _rule("location-scope", "location requires a valid scope")
INLINED_AT: Final = _rule("inlined-at", "inlined-at should be a location")
HIERARCHY: Final = _rule("scope-hierarchy", "scope points into the type hierarchy")
CHECKSUM_KIND: Final = _rule("checksum-kind", "invalid checksum kind")
CHECKSUM_SIZE: Final = _rule("checksum-length", "invalid checksum length")
CHECKSUM: Final = _rule("checksum", "invalid checksum")
UNIT_DISTINCT: Final = _rule("unit-distinct", "compile units must be distinct")
UNIT_FILE: Final = _rule("unit-filename", "invalid filename")
UNIT_EMISSION: Final = _rule("unit-emission", "invalid emission kind")
UNIT_ENUMS: Final = _rule("unit-enums", "invalid enum list")
UNIT_ENUM: Final = _rule("unit-enum", "invalid enum type")
UNIT_RETAINED: Final = _rule("unit-retained-types", "invalid retained type list")
UNIT_RETAINED_TYPE: Final = _rule("unit-retained-type", "invalid retained type")
UNIT_GLOBALS: Final = _rule("unit-globals", "invalid global variable list")
UNIT_GLOBAL: Final = _rule("unit-global", "invalid global variable ref")
UNIT_IMPORTS: Final = _rule("unit-imports", "invalid imported entity list")
UNIT_IMPORT: Final = _rule("unit-import", "invalid imported entity ref")
UNIT_LOCAL_ENUM: Final = _rule(
    "unit-local-enum", "function-local enum in a DICompileUnit's enum list", first=MOVES_LOCAL_VARIABLES.first
)
UNIT_LOCAL_GLOBAL: Final = _rule(
    "unit-local-global",
    "function-local variables are not allowed in a DICompileUnit's global variables list",
    first=MOVES_LOCAL_VARIABLES.first,
)
UNIT_LOCAL_IMPORT: Final = _rule(
    "unit-local-import",
    "function-local imports are not allowed in a DICompileUnit's imported entities list",
    first=MOVES_LOCAL_VARIABLES.first,
)
MACROS: Final = _rule("macros", "invalid macro list")
MACRO: Final = _rule("macro-ref", "invalid macro ref")
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
LOCAL_SCOPE: Final = _rule("local-scope", "invalid local scope")
COLUMN: Final = _rule("block-column", "cannot have column info without line info")
SCOPE_REF: Final = _rule("scope-ref", "invalid scope ref")
COMMON_DECLARATION: Final = _rule("common-declaration", "invalid declaration")
MACINFO: Final = _rule("macinfo-type", "invalid macinfo type")
MACRO_NAME: Final = _rule("macro-name", "anonymous macro")
MODULE_NAME: Final = _rule("module-name", "anonymous module")
GLOBAL_TYPE: Final = _rule("global-type", "missing global variable type")
MEMBER_DECLARATION: Final = _rule("static-member", "invalid static data member declaration")
VARIABLE_SCOPE: Final = _rule("local-variable-scope", "local variable requires a valid scope")
VARIABLE_TYPE: Final = _rule("local-variable-type", "invalid type", first=14)
ASSIGN_OPERANDS: Final = _rule("assign-id-operands", "DIAssignID has no arguments", first=16)
ASSIGN_DISTINCT: Final = _rule("assign-id-distinct", "DIAssignID must be distinct", first=16)
LABEL_SCOPE: Final = _rule("label-scope", "label requires a valid scope")
EXPRESSION: Final = _rule("expression", "invalid expression")
MISSING_VARIABLE: Final = _rule("global-expression-variable", "missing variable")
FRAGMENT_OUTSIDE: Final = _rule("fragment-outside", "fragment is larger than or outside of variable")
FRAGMENT_WHOLE: Final = _rule("fragment-whole", "fragment covers entire variable")
IMPORT_SCOPE: Final = _rule("import-scope", "invalid scope for imported entity")
IMPORT_ENTITY: Final = _rule("import-entity", "invalid imported entity")

_ENUMERATION: Final = 0x04
_VARIABLE_TYPE: Final = 3  # the operand of both kinds of variables
_IMPORT_TAGS: Final = (0x08, 0x3A)
_NO_ENTITIES: Final = (DIMacroNode, DIGlobalVariableExpression, DIAssignID)  # in LLVM no `DINode`
_DEFINE_AND_UNDEF: Final = (1, 2)
_START_FILE: Final = 3
_ALL_CALLS_DESCRIBED: Final = 1 << 29
_DEFINITION: Final = 8
_LAST_EMISSION_KIND: Final = 3
_CHECKSUM_SIZES: Final = {1: 32, 2: 40, 3: 64}  # of MD5, SHA1 and SHA256
_HEX: Final = frozenset("0123456789abcdefABCDEF")


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


def location(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DILocation)
    scope = node.scope
    if not isinstance(scope, DILocalScope):
        return v.fail(LOCATION_SCOPE, None, node)
    if node.inlined_at is not None and not isinstance(node.inlined_at, DILocation):
        return v.fail(INLINED_AT, None, node)
    return may_have_locations(scope) or v.fail(HIERARCHY, None, node)


def generic(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, GenericDINode)
    return node.tag != 0 or v.fail(TAG, None, node)


def file(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIFile)
    kind, checksum = node.checksumkind, node.checksum
    size = _CHECKSUM_SIZES.get(kind)
    if size is None:
        return kind == 0 or v.fail(CHECKSUM_KIND, None, node)
    if len(checksum) != size:
        return v.fail(CHECKSUM_SIZE, None, node)
    return _HEX.issuperset(checksum) or v.fail(CHECKSUM, None, node)


# Units


def _is_retained_type(item: Metadata | None) -> bool:
    return isinstance(item, DIType) or (isinstance(item, DISubprogram) and not is_definition(item))


def _is_enumeration(item: Metadata | None) -> bool:
    return isinstance(item, DICompositeType) and item.tag == _ENUMERATION


def _is_global(item: Metadata | None) -> bool:
    return isinstance(item, DIGlobalVariableExpression)


def _is_import(item: Metadata | None) -> bool:
    return isinstance(item, DIImportedEntity)


def _has_no_local(v: Verifier, node: MDNode, items: Metadata | None, rule: Rule) -> bool:
    """Whether nothing in a list of a compile unit has a scope in a function."""
    found = items.operands if isinstance(items, MDTuple) else []
    return not any(is_local(item) for item in found) or v.fail(rule, None, node)


def _is_macro(item: Metadata | None) -> bool:
    return isinstance(item, DIMacroNode)


def _is_list(
    v: Verifier,
    node: MDNode,
    items: Metadata | None,
    is_right: Callable[[Metadata | None], bool],
    no_list: Rule,
    no_item: Rule,
) -> bool:
    """Whether a field is missing or a tuple whose items are right."""
    if items is None:
        return True
    if not isinstance(items, MDTuple):
        return v.fail(no_list, None, node)
    return all(is_right(item) for item in items.operands) or v.fail(no_item, None, node)


def compile_unit(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DICompileUnit)
    if not node.distinct:
        return v.fail(UNIT_DISTINCT, None, node)
    own = node.file
    if not isinstance(own, DIFile):
        return v.fail(FILE, None, node)
    if not own.filename:
        return v.fail(UNIT_FILE, None, node)
    if not 0 <= node.emission_kind <= _LAST_EMISSION_KIND:
        return v.fail(UNIT_EMISSION, None, node)
    return (
        _is_list(v, node, node.enums, _is_enumeration, UNIT_ENUMS, UNIT_ENUM)
        and _has_no_local(v, node, node.enums, UNIT_LOCAL_ENUM)
        and _is_list(v, node, node.retained_types, _is_retained_type, UNIT_RETAINED, UNIT_RETAINED_TYPE)
        and _is_list(v, node, node.globals, _is_global, UNIT_GLOBALS, UNIT_GLOBAL)
        and _has_no_local(v, node, node.globals, UNIT_LOCAL_GLOBAL)
        and _is_list(v, node, node.imports, _is_import, UNIT_IMPORTS, UNIT_IMPORT)
        and _has_no_local(v, node, node.imports, UNIT_LOCAL_IMPORT)
        and _is_list(v, node, node.macros, _is_macro, MACROS, MACRO)
    )


# Scopes


def subprogram(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DISubprogram)
    if not is_scope(node.scope):
        return v.fail(SCOPE, None, node)
    if not is_file(node.file):
        return v.fail(FILE, None, node)
    if node.file is None and node.line != 0:
        return v.fail(NO_FILE, None, node)
    if node.type is None and not v.fail(NO_SUBPROGRAM_TYPE, None, node):
        return False
    if node.type is not None and not isinstance(node.type, DISubroutineType):
        return v.fail(SUBPROGRAM_TYPE, None, node)
    if not is_type(node.containing_type):
        return v.fail(CONTAINING, None, node)
    template_params(v, node, node.template_params)
    declaration = node.declaration
    if declaration is not None and (not isinstance(declaration, DISubprogram) or is_definition(declaration)):
        return v.fail(DECLARATION, None, node)
    if node.retained_nodes is not None and not _retains_own(v, node):
        return False
    if contradicts_itself(node.flags):
        return v.fail(FLAGS, None, node)
    return _is_defined_rightly(v, node) and _throws_types(v, node)


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
        if not knows_scopes:
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
    if isinstance(item, (DILocalVariable, DIGlobalVariable, DILabel, DIImportedEntity, DICompositeType, DIDerivedType)):
        return item.scope
    return None


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


def _block(v: Verifier, node: DILexicalBlock | DILexicalBlockFile) -> bool:
    scope = node.scope
    if not isinstance(scope, DILocalScope):
        return v.fail(LOCAL_SCOPE, None, node)
    return may_have_locations(scope) or v.fail(HIERARCHY, None, node)


def lexical_block(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DILexicalBlock)
    _block(v, node)
    return node.line != 0 or node.column == 0 or v.fail(COLUMN, None, node)


def lexical_block_file(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DILexicalBlockFile)
    return _block(v, node)


def common_block(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DICommonBlock)
    if not is_scope(node.scope):
        return v.fail(SCOPE_REF, None, node)
    right = node.declaration is None or isinstance(node.declaration, DIGlobalVariable)
    return right or v.fail(COMMON_DECLARATION, None, node)


def namespace(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DINamespace)
    return is_scope(node.scope) or v.fail(SCOPE_REF, None, node)


def module(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIModule)
    return node.name != "" or v.fail(MODULE_NAME, None, node)


# Macros


def macro(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIMacro)
    if node.type not in _DEFINE_AND_UNDEF:
        return v.fail(MACINFO, None, node)
    return node.name != "" or v.fail(MACRO_NAME, None, node)


def macro_file(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIMacroFile)
    if node.type != _START_FILE:
        return v.fail(MACINFO, None, node)
    if not is_file(node.file):
        return v.fail(FILE, None, node)
    return _is_list(v, node, node.nodes, _is_macro, MACROS, MACRO)


# Variables


def _variable(v: Verifier, node: DIVariable | DILabel, scope: Metadata | None, own_file: Metadata | None) -> None:
    """What all that has a name has in common."""
    if not is_scope(scope):
        v.fail(SCOPE, None, node)
    elif not is_file(own_file):
        v.fail(FILE, None, node)


def global_variable(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIGlobalVariable)
    _variable(v, node, node.scope, node.file)
    if not is_type(node.type):
        return v.fail(TYPE, None, node)
    if node.is_definition and node.type is None:
        return v.fail(GLOBAL_TYPE, None, node)
    member = node.declaration
    return member is None or isinstance(member, DIDerivedType) or v.fail(MEMBER_DECLARATION, None, node)


def local_variable(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DILocalVariable)
    scope, ty = node.scope, node.type
    _variable(v, node, scope, node.file)
    if not is_type(ty):
        return v.fail(TYPE, None, node)
    if not isinstance(scope, DILocalScope):
        return v.fail(VARIABLE_SCOPE, None, node)
    return not isinstance(ty, DISubroutineType) or v.fail(VARIABLE_TYPE, None, node)


def label(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DILabel)
    if not is_scope(node.scope):
        return v.fail(SCOPE, None, node)
    if not is_file(node.file):
        return v.fail(FILE, None, node)
    return isinstance(node.scope, DILocalScope) or v.fail(LABEL_SCOPE, None, node)


def assign_id(v: Verifier, node: MDNode) -> bool:
    if node.operands and not v.fail(ASSIGN_OPERANDS, None, node):
        return False
    return node.distinct or v.fail(ASSIGN_DISTINCT, None, node)


def is_valid_expression(v: Verifier, node: DIExpression) -> bool:
    if not node.elements:
        return True
    known = v.valid_expressions.get(node)
    if known is None:
        known = v.valid_expressions[node] = v.dialect.dwarf.split_expression(node.elements) is not None
    return known


def expression(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIExpression)
    return is_valid_expression(v, node) or v.fail(EXPRESSION, None, node)


def global_variable_expression(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIGlobalVariableExpression)
    variable, expr = node.var, node.expr
    if not isinstance(variable, DIGlobalVariable):
        return v.fail(MISSING_VARIABLE, None, node)
    fine = global_variable(v, variable)
    if not isinstance(expr, DIExpression):
        return fine
    return expression(v, expr) and fragment(v, variable, expr, node) and fine


def fragment(
    v: Verifier, variable: DIVariable, expr: DIExpression, culprit: object, where: Value | None = None
) -> bool:
    """Whether what a valid expression says is a part of the variable is one, and not all of it."""
    elements = expr.elements
    if len(elements) < 3 or elements[-3] != FRAGMENT:
        return True
    size = size_of(variable)
    if size is None:
        return True
    offset, length = elements[-2:]
    if offset + length > size:
        return v.fail(FRAGMENT_OUTSIDE, where, culprit)
    return length != size or v.fail(FRAGMENT_WHOLE, where, culprit)


def size_of(variable: DIVariable) -> int | None:
    """The bits of a variable by its type; None where that does not say."""
    ty = variable.operands[_VARIABLE_TYPE]
    seen: set[Metadata] = set()
    while isinstance(ty, DIType) and ty not in seen:
        seen.add(ty)
        field = ty.schema.by_name.get("size")
        if field is not None:
            size = number_or_metadata(ty.operands[field.operand], ty.scalars[field.scalar])
            if isinstance(size, int) and size:
                return size
        if not isinstance(ty, DIDerivedType):
            break
        ty = ty.base_type
    return None


def imported_entity(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIImportedEntity)
    if node.tag not in _IMPORT_TAGS:
        return v.fail(TAG, None, node)
    if not is_scope(node.scope):
        return v.fail(IMPORT_SCOPE, None, node)
    entity = node.entity
    is_right = isinstance(entity, DINode) and not isinstance(entity, _NO_ENTITIES)
    return entity is None or is_right or v.fail(IMPORT_ENTITY, None, node)


NodeRule = Callable[[Verifier, MDNode], bool]
# By class; a class without a row can say nothing wrong.
NODES: Final[dict[type[MDNode], NodeRule]] = {
    GenericDINode: generic,
    DISubrange: subrange,
    DIGenericSubrange: generic_subrange,
    DIBasicType: basic_type,
    DIFixedPointType: fixed_point_type,
    DIStringType: string_type,
    DIDerivedType: derived_type,
    DISubrangeType: subrange_type,
    DICompositeType: composite_type,
    DISubroutineType: subroutine_type,
    DIFile: file,
    DICompileUnit: compile_unit,
    DISubprogram: subprogram,
    DILexicalBlock: lexical_block,
    DILexicalBlockFile: lexical_block_file,
    DINamespace: namespace,
    DICommonBlock: common_block,
    DIModule: module,
    DIMacro: macro,
    DIMacroFile: macro_file,
    DITemplateTypeParameter: template_type,
    DITemplateValueParameter: template_value,
    DIGlobalVariable: global_variable,
    DILocalVariable: local_variable,
    DILabel: label,
    DIGlobalVariableExpression: global_variable_expression,
    DIObjCProperty: objc_property,
    DIImportedEntity: imported_entity,
    DIAssignID: assign_id,
}


def check_node(v: Verifier, node: MDNode) -> bool:
    """Whether a node says what its class may say; what its operands say is another matter."""
    if isinstance(node, DILocation):
        return location(v, node)
    if isinstance(node, DIExpression):
        return expression(v, node)
    if isinstance(node, MDTuple):
        return True
    if isinstance(node, DIDerivedType):  # of what has a row, the most frequent need not look for it
        return derived_type(v, node)
    if isinstance(node, DILocalVariable):
        return local_variable(v, node)
    if isinstance(node, DILexicalBlock):
        return lexical_block(v, node)
    rule = NODES.get(type(node))
    return rule is None or rule(v, node)
