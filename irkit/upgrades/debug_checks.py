"""What must hold of each node of debug info (the rules of LLVM's verifier): one function for each class, which says
whether a node is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constants import ConstantInt
from irkit.debug_info.nodes import (
    DIBasicType,
    DICompileUnit,
    DICompositeType,
    DIDerivedType,
    DIFile,
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
    DIScope,
    DISubprogram,
    DISubrange,
    DISubroutineType,
    DITemplateTypeParameter,
    DITemplateValueParameter,
    DIType,
    DIVariable,
)
from irkit.dialects.dwarf import FRAGMENT, Dwarf
from irkit.metadata import (
    ConstantAsMetadata,
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDTuple,
    Metadata,
    number_or_metadata,
)

_ARRAY: Final = 0x01
_ENUMERATION: Final = 0x04
_POINTER_TAGS: Final = (0x0F, 0x10, 0x42)
_DERIVED_TAGS: Final = frozenset(
    (0x0D, 0x0F, 0x10, 0x16, 0x1C, 0x1F, 0x20, 0x26, 0x2A, 0x35, 0x37, 0x42, 0x43, 0x47, 0x4B, 0x4300)
)
_VARIABLE: Final = 0x34
_PTR_TO_MEMBER: Final = 0x1F
_SET: Final = 0x20
_SET_ENCODINGS: Final = (0x02, 0x05, 0x06, 0x07, 0x08)
_COMPOSITE_TAGS: Final = frozenset((0x01, 0x02, 0x04, 0x13, 0x17, 0x2B, 0x33))
_VARIANT_PART: Final = 0x33
_BASIC_TAGS: Final = (0x24, 0x3B, 0x12)
_VARIABLE_TYPE: Final = 3  # the operand of both kinds of variables
_TEMPLATE_TAGS: Final = (0x30, 0x4106, 0x4107)
_IMPORT_TAGS: Final = (0x08, 0x3A)
_START_FILE: Final = 3
_STATIC_MEMBER: Final = 1 << 12
_BLOCK_BY_REF: Final = 1 << 4
_VECTOR: Final = 1 << 11
_REFERENCES: Final = 3 << 13
_PASSING: Final = 3 << 22
_ALL_CALLS_DESCRIBED: Final = 1 << 29
_ENDIANS: Final = 3 << 27
DEFINITION: Final = 8
_CHECKSUM_SIZES: Final = (0, 32, 40, 64)
_HEX: Final = frozenset("0123456789abcdefABCDEF")


def _is(node: Metadata | None, *classes: type) -> bool:
    """Whether a node is missing, or of one of these classes."""
    return node is None or isinstance(node, classes)


def _all(node: Metadata | None, *classes: type) -> bool:
    """Whether a node is missing, or a tuple of nodes of these classes."""
    if node is None:
        return True
    return isinstance(node, MDTuple) and all(isinstance(operand, classes) for operand in node.operands)


def _contradicts_itself(flags: int) -> bool:
    return flags & _REFERENCES == _REFERENCES or flags & _PASSING == _PASSING


def is_definition(node: Metadata | None) -> bool:
    return isinstance(node, DISubprogram) and node.sp_flags & DEFINITION != 0


def location(node: DILocation) -> bool:
    scope = node.scope
    if not isinstance(scope, DILocalScope) or not _is(node.inlined_at, DILocation):
        return False
    return not isinstance(scope, DISubprogram) or is_definition(scope)


def _bound(node: Metadata | None) -> bool:
    return _is(node, ConstantAsMetadata, DIVariable, DIExpression, DIDerivedType)


def _subrange(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DISubrange)
    count = node.count
    if count is not None and node.upper_bound is not None:
        return False
    if isinstance(count, ConstantAsMetadata) and isinstance(count.value, ConstantInt) and count.value.value < -1:
        return False
    return all(_bound(bound) for bound in node.operands)


def _generic_subrange(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIGenericSubrange)
    if node.count is not None and node.upper_bound is not None:
        return False
    if node.lower_bound is None or node.stride is None:
        return False
    return all(_is(bound, DIVariable, DIExpression) for bound in node.operands)


def _basic_type(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIBasicType)
    return node.tag in _BASIC_TAGS


def _derived_type(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIDerivedType)
    tag, base = node.tag, node.base_type
    if tag not in _DERIVED_TAGS and not (tag == _VARIABLE and node.flags & _STATIC_MEMBER):
        return False
    if tag == _PTR_TO_MEMBER and not _is(node.extra_data, DIType):
        return False
    if tag == _SET and base is not None:
        is_enumeration = isinstance(base, DICompositeType) and base.tag == _ENUMERATION
        if not is_enumeration and not (isinstance(base, DIBasicType) and base.encoding in _SET_ENCODINGS):
            return False
    if node.dwarf_address_space is not None and tag not in _POINTER_TAGS:
        return False
    return _is(node.file, DIFile) and _is(node.scope, DIScope) and _is(base, DIType)


def _template_params(node: Metadata | None) -> bool:
    return _all(node, DITemplateTypeParameter, DITemplateValueParameter)


def _composite_type(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DICompositeType)
    tag = node.tag
    if tag not in _COMPOSITE_TAGS or node.flags & _BLOCK_BY_REF or _contradicts_itself(node.flags):
        return False
    elements = node.elements
    if not _is(elements, MDTuple):
        return False
    if node.flags & _VECTOR:
        parts = elements.operands if isinstance(elements, MDTuple) else []
        if len(parts) != 1 or not isinstance(parts[0], DISubrange):
            return False
    if node.discriminator is not None and (tag != _VARIANT_PART or not isinstance(node.discriminator, DIDerivedType)):
        return False
    if tag == _ARRAY:
        if node.base_type is None:
            return False
    elif any(part is not None for part in (node.data_location, node.associated, node.allocated, node.rank)):
        return False
    return (
        _is(node.file, DIFile)
        and _is(node.scope, DIScope)
        and _is(node.base_type, DIType)
        and _is(node.vtable_holder, DIType)
        and _template_params(node.template_params)
    )


def _subroutine_type(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DISubroutineType)
    types = node.types
    if types is not None:
        if not isinstance(types, MDTuple) or not all(_is(ty, DIType) for ty in types.operands):
            return False
    return not _contradicts_itself(node.flags)


def _file(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIFile)
    kind = node.checksumkind
    if kind == 0:
        return True
    checksum = node.checksum
    return kind < len(_CHECKSUM_SIZES) and len(checksum) == _CHECKSUM_SIZES[kind] and _HEX.issuperset(checksum)


def _compile_unit(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DICompileUnit)
    file = node.file
    if not isinstance(file, DIFile) or not file.filename:
        return False
    enums = node.enums
    if enums is not None:
        if not isinstance(enums, MDTuple):
            return False
        for enum in enums.operands:
            if not isinstance(enum, DICompositeType) or enum.tag != _ENUMERATION:
                return False
    retained = node.retained_types
    if not _all(retained, DIType, DISubprogram):
        return False
    if isinstance(retained, MDTuple) and any(is_definition(item) for item in retained.operands):
        return False
    return (
        _all(node.globals, DIGlobalVariableExpression)
        and _all(node.imports, DIImportedEntity)
        and _all(node.macros, DIMacroNode)
    )


def _subprogram(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DISubprogram)
    if node.file is None and node.line != 0:
        return False
    declaration = node.declaration
    if declaration is not None and (not isinstance(declaration, DISubprogram) or is_definition(declaration)):
        return False
    if is_definition(node):
        if not node.distinct or not isinstance(node.unit, DICompileUnit):
            return False
    elif node.unit is not None or declaration is not None or node.flags & _ALL_CALLS_DESCRIBED:
        return False
    return (
        _is(node.scope, DIScope)
        and _is(node.file, DIFile)
        and _is(node.type, DISubroutineType)
        and _is(node.containing_type, DIType)
        and _template_params(node.template_params)
        and _all(node.retained_nodes, DILocalVariable, DILabel, DIImportedEntity, DIType)
        and _all(node.thrown_types, DIType)
        and not _contradicts_itself(node.flags)
    )


def _local_scope(scope: Metadata | None) -> bool:
    return isinstance(scope, DILocalScope) and (not isinstance(scope, DISubprogram) or is_definition(scope))


def _lexical_block(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DILexicalBlock)
    return _local_scope(node.scope) and (node.line != 0 or node.column == 0)


def _lexical_block_file(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DILexicalBlockFile)
    return _local_scope(node.scope)


def _namespace(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DINamespace)
    return _is(node.scope, DIScope)


def _module(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIModule)
    return node.name != ""


def _macro(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIMacro)
    return node.type in (1, 2) and node.name != ""


def _macro_file(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIMacroFile)
    return node.type == _START_FILE and _is(node.file, DIFile) and _all(node.nodes, DIMacroNode)


def _template_type(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DITemplateTypeParameter)
    return _is(node.type, DIType)


def _template_value(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DITemplateValueParameter)
    return _is(node.type, DIType) and node.tag in _TEMPLATE_TAGS


def _global_variable(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIGlobalVariable)
    if not _is(node.scope, DIScope) or not _is(node.file, DIFile) or not _is(node.type, DIType):
        return False
    return not (node.is_definition and node.type is None) and _is(node.declaration, DIDerivedType)


def _local_variable(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DILocalVariable)
    if not isinstance(node.scope, DILocalScope) or not _is(node.file, DIFile) or not _is(node.type, DIType):
        return False
    return not isinstance(node.type, DISubroutineType)


def _label(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DILabel)
    return isinstance(node.scope, DILocalScope) and _is(node.file, DIFile)


def expression(node: DIExpression, dwarf: Dwarf) -> bool:
    return not node.elements or dwarf.split_expression(node.elements) is not None


def _global_variable_expression(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIGlobalVariableExpression)
    variable, expr = node.var, node.expr
    if not isinstance(variable, DIGlobalVariable) or not _global_variable(variable, dwarf):
        return False
    if not isinstance(expr, DIExpression):
        return True
    return expression(expr, dwarf) and fragment_fits(variable, expr)


def fragment_fits(variable: DIVariable, expr: DIExpression) -> bool:
    """Whether what a valid expression says is a part of the variable is one, and not all of it."""
    elements = expr.elements
    if len(elements) < 3 or elements[-3] != FRAGMENT:
        return True
    size = size_of(variable)
    return size == 0 or (elements[-2] + elements[-1] <= size and elements[-1] != size)


def size_of(variable: DIVariable) -> int:
    """The bits of a variable by its type, 0 where that does not say."""
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
    return 0


def _property(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIObjCProperty)
    return _is(node.type, DIType) and _is(node.file, DIFile)


def _imported_entity(node: DINode, dwarf: Dwarf) -> bool:
    assert isinstance(node, DIImportedEntity)
    return node.tag in _IMPORT_TAGS and _is(node.scope, DIScope) and _is(node.entity, DINode)


_CHECKS: Final[dict[str, Callable[[DINode, Dwarf], bool]]] = {
    "DISubrange": _subrange,
    "DIGenericSubrange": _generic_subrange,
    "DIBasicType": _basic_type,
    "DIDerivedType": _derived_type,
    "DICompositeType": _composite_type,
    "DISubroutineType": _subroutine_type,
    "DIFile": _file,
    "DICompileUnit": _compile_unit,
    "DISubprogram": _subprogram,
    "DILexicalBlock": _lexical_block,
    "DILexicalBlockFile": _lexical_block_file,
    "DINamespace": _namespace,
    "DIModule": _module,
    "DIMacro": _macro,
    "DIMacroFile": _macro_file,
    "DITemplateTypeParameter": _template_type,
    "DITemplateValueParameter": _template_value,
    "DIGlobalVariable": _global_variable,
    "DILocalVariable": _local_variable,
    "DILabel": _label,
    "DIGlobalVariableExpression": _global_variable_expression,
    "DIObjCProperty": _property,
    "DIImportedEntity": _imported_entity,
}


def is_right(node: MDNode, dwarf: Dwarf) -> bool:
    """Whether a node says what its class may say; what its operands say is another matter."""
    if isinstance(node, DINode):
        check = _CHECKS.get(node.schema.name)
        return check is None or check(node, dwarf)
    if isinstance(node, DILocation):
        return location(node)
    return not isinstance(node, DIExpression) or expression(node, dwarf)
