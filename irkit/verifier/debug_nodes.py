"""Nodes of debug info other than types and subprograms, and which function checks which class."""

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
from irkit.dialects.features import MOVES_LOCAL_VARIABLES
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
from irkit.verifier.debug_subprograms import is_definition, may_have_locations, subprogram
from irkit.verifier.debug_types import (
    FILE,
    SCOPE,
    TAG,
    TYPE,
    basic_type,
    composite_type,
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
_LAST_EMISSION_KIND: Final = 3
_CHECKSUM_SIZES: Final = {1: 32, 2: 40, 3: 64}  # of MD5, SHA1 and SHA256
_HEX: Final = frozenset("0123456789abcdefABCDEF")


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


def assign_id(v: Verifier, node: MDNode) -> None:
    if node.operands:
        v.fail(ASSIGN_OPERANDS, None, node)
    elif not node.distinct:
        v.fail(ASSIGN_DISTINCT, None, node)


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


NodeRule = Callable[[Verifier, MDNode], object]  # what it gives tells nothing
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


def check_node(v: Verifier, node: MDNode) -> None:
    """What a node, which is no compile unit, says against its class; what its operands say is another matter."""
    if isinstance(node, DILocation):
        location(v, node)
    elif isinstance(node, DIExpression):
        expression(v, node)
    elif isinstance(node, MDTuple):
        return
    elif isinstance(node, DIDerivedType):  # of what has a row, the most frequent need not look for it
        derived_type(v, node)
    elif isinstance(node, DILocalVariable):
        local_variable(v, node)
    elif isinstance(node, DILexicalBlock):
        lexical_block(v, node)
    else:
        rule = NODES.get(type(node))
        if rule is not None:
            rule(v, node)
