"""Types of debug info, and what they are made of (LangRef, "Specialized Metadata Nodes")."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.debug_info.nodes import (
    DIBasicType,
    DICompositeType,
    DIDerivedType,
    DIFile,
    DIFixedPointType,
    DIGenericSubrange,
    DIObjCProperty,
    DIScope,
    DIStringType,
    DISubrange,
    DISubrangeType,
    DISubroutineType,
    DITemplateTypeParameter,
    DITemplateValueParameter,
    DIType,
    DIVariable,
)
from irkit.debug_info.type_schema import DERIVED_TYPE
from irkit.metadata import ConstantAsMetadata, DIExpression, MDNode, MDString, MDTuple, Metadata
from irkit.releases import NEWEST, OLDEST
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import WARNING, Chapter, Rule

_C: Final = Chapter("debug info: types")


def _rule(name: str, message: str, first: int = OLDEST, last: int = NEWEST) -> Rule:
    return _C.rule(f"di-{name}", message, first, last, WARNING)


TAG: Final = _rule("tag", "invalid tag")
SCOPE: Final = _rule("scope", "invalid scope")
FILE: Final = _rule("file", "invalid file")
TYPE: Final = _rule("type-ref", "invalid type ref")
FLAGS: Final = _rule("reference-flags", "invalid reference flags")
ELEMENTS: Final = _rule("elements", "invalid composite elements")
PARAMETERS: Final = _rule("template-params", "invalid template params")
PARAMETER: Final = _rule("template-param", "invalid template parameter")
SIZE: Final = _rule("size", "SizeInBits must be a constant or DIVariable or DIExpression", first=21)
CONSTANT_SIZE: Final = _rule("constant-size", "SizeInBits must be a constant", first=21)

COUNT_AND_UPPER: Final = _rule("subrange-both", "Subrange can have any one of count or upperBound")
COUNT_OR_UPPER: Final = _rule("subrange-neither", "Subrange must contain count or upperBound", last=18)
COUNT: Final = _rule("subrange-count", "Count must be signed constant or DIVariable or DIExpression")
NEGATIVE: Final = _rule("subrange-negative", "invalid subrange count")
LOWER: Final = _rule("subrange-lower", "LowerBound must be signed constant or DIVariable or DIExpression")
UPPER: Final = _rule("subrange-upper", "UpperBound must be signed constant or DIVariable or DIExpression")
STRIDE: Final = _rule("subrange-stride", "Stride must be signed constant or DIVariable or DIExpression")
GENERIC_BOTH: Final = _rule("generic-both", "GenericSubrange can have any one of count or upperBound")
GENERIC_NEITHER: Final = _rule("generic-neither", "GenericSubrange must contain count or upperBound", last=18)
GENERIC_LOWER: Final = _rule("generic-lower", "GenericSubrange must contain lowerBound")
GENERIC_STRIDE: Final = _rule("generic-stride", "GenericSubrange must contain stride")
SUBRANGE_BASE: Final = _rule("subrange-type-base", "BaseType must be a type", first=21)
SUBRANGE_LOWER: Final = _rule(
    "subrange-type-lower",
    "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    first=21,
)
SUBRANGE_UPPER: Final = _rule(
    "subrange-type-upper",
    "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    first=21,
)
BIAS: Final = _rule("subrange-type-bias", "Bias must be signed constant or DIVariable or DIExpression", first=21)
FIXED_ENCODING: Final = _rule("fixed-encoding", "invalid encoding", first=21)
FIXED_KIND: Final = _rule("fixed-kind", "invalid kind", first=21)
FIXED_FACTOR: Final = _rule("fixed-factor", "factor should be 0 for rationals", first=21)
FIXED_FRACTION: Final = _rule("fixed-fraction", "numerator and denominator should be 0 for non-rationals", first=21)
MEMBER_POINTER: Final = _rule("member-pointer", "invalid pointer to member type")
ALIAS_PARAMETERS: Final = _rule("alias-template-params", "invalid template parameters", first=20)
EXTRA_DATA: Final = _rule(
    "extra-data",
    "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand",
    first=22,
)
SET_BASE: Final = _rule("set-base", "invalid set base type")
BASE: Final = _rule("base-type", "invalid base type")
ADDRESS_SPACE: Final = _rule("address-space", "DWARF address space only applies to pointer or reference types")
HOLDER: Final = _rule("vtable-holder", "invalid vtable holder")
BLOCK: Final = _rule("block-by-ref", "DIBlockByRefStruct on DICompositeType is no longer supported")
NULL_ELEMENT: Final = _rule("null-element", "DISubprogram contains null entry in `elements` field", first=22)
VECTOR: Final = _rule("vector", "invalid vector, expected one element of type subrange")
DISCRIMINATOR: Final = _rule("discriminator", "discriminator can only appear on variant part")
DATA_LOCATION: Final = _rule("data-location", "dataLocation can only appear in array type")
ASSOCIATED: Final = _rule("associated", "associated can only appear in array type")
ALLOCATED: Final = _rule("allocated", "allocated can only appear in array type")
RANK: Final = _rule("rank", "rank can only appear in array type")
ARRAY_BASE: Final = _rule("array-base", "array types must have a base type", first=18)
SUBROUTINE_TYPE: Final = _rule("subroutine-type-ref", "invalid subroutine type ref")

_ARRAY: Final = 0x01
_ENUMERATION: Final = 0x04
_MEMBER: Final = 0x0D
_INHERITANCE: Final = 0x1C
_PTR_TO_MEMBER: Final = 0x1F
_SET: Final = 0x20
_VARIANT: Final = 0x19
_BASE_TYPE: Final = 0x24
_VARIANT_PART: Final = 0x33
_VARIABLE: Final = 0x34
_TEMPLATE_ALIAS: Final = 0x43
_POINTER_TAGS: Final = (0x0F, 0x10, 0x42)
_EXTRA_DATA_TAGS: Final = (_MEMBER, _INHERITANCE, _VARIABLE)
_SET_ENCODINGS: Final = (0x02, 0x05, 0x06, 0x07, 0x08)
_BASIC_TAGS: Final = (_BASE_TYPE, 0x3B, 0x12)
_STRING_TAG: Final = 0x12
_TEMPLATE_VALUE_TAGS: Final = (0x30, 0x4106, 0x4107)
_NEVER: Final = NEWEST + 1
# The tags by the release that brought them.
_DERIVED_TAGS: Final = {
    **dict.fromkeys((0x0D, 0x0F, 0x10, 0x16, 0x1C, 0x1F, 0x20, 0x26, 0x2A, 0x35, 0x37, 0x42, 0x47), 13),
    0x4B: 14,
    0x4300: 18,
    _TEMPLATE_ALIAS: 19,
}
_STATIC_VARIABLE_SINCE: Final = 18
_ASKS_ALL_SINCE: Final = 23  # types for scope and file, before all else, which is asked whatever these are
_COMPOSITE_TAGS: Final = {
    **dict.fromkeys((_ARRAY, 0x02, _ENUMERATION, 0x13, 0x17, _VARIANT_PART), 13),
    0x2B: 14,
    _VARIANT: 21,
}
_FIXED_ENCODINGS: Final = (0x0D, 0x0E)
_RATIONAL: Final = 2
_STATIC_MEMBER: Final = 1 << 12
_BLOCK_BY_REF: Final = 1 << 4
_VECTOR_FLAG: Final = 1 << 11
_REFERENCES: Final = 3 << 13
_PASSING: Final = 3 << 22


def contradicts_itself(flags: int) -> bool:
    return flags & _REFERENCES == _REFERENCES or flags & _PASSING == _PASSING


def is_type(node: Metadata | None) -> bool:
    return node is None or isinstance(node, DIType)


def is_scope(node: Metadata | None) -> bool:
    return node is None or isinstance(node, DIScope)


def is_file(node: Metadata | None) -> bool:
    return node is None or isinstance(node, DIFile)


def template_params(v: Verifier, node: MDNode, params: Metadata | None) -> None:
    """The parameters of a template, if a node has any."""
    if params is None:
        return
    if not isinstance(params, MDTuple):
        v.fail(PARAMETERS, None, node)
    elif not all(isinstance(one, (DITemplateTypeParameter, DITemplateValueParameter)) for one in params.operands):
        v.fail(PARAMETER, None, node)


def _is_bound(node: Metadata | None) -> bool:
    return node is None or isinstance(node, (ConstantAsMetadata, DIVariable, DIExpression))


def _is_type_bound(node: Metadata | None) -> bool:
    return _is_bound(node) or isinstance(node, DIDerivedType)


def _is_generic_bound(node: Metadata | None) -> bool:
    return node is None or isinstance(node, (DIVariable, DIExpression))


_SIZE_OF_DERIVED: Final = DERIVED_TYPE.by_name["size"].operand


def _size_operand(node: DIType) -> Metadata | None:
    place = _SIZE_OF_DERIVED if isinstance(node, DIDerivedType) else node.schema.by_name["size"].operand
    return node.operands[place]


def subrange(v: Verifier, node: MDNode) -> None:
    assert isinstance(node, DISubrange)
    count, upper = node.count, node.upper_bound
    if count is None and upper is None and not v.fail(COUNT_OR_UPPER, None, node):
        return
    if count is not None and upper is not None:
        v.fail(COUNT_AND_UPPER, None, node)
    elif not _is_bound(count):
        v.fail(COUNT, None, node)
    elif isinstance(count, ConstantAsMetadata) and not _is_count(count.value):
        v.fail(NEGATIVE, None, node)
    elif not _is_bound(node.lower_bound):
        v.fail(LOWER, None, node)
    elif not _is_bound(upper):
        v.fail(UPPER, None, node)
    elif not _is_bound(node.stride):
        v.fail(STRIDE, None, node)


def _is_count(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value >= -1


def generic_subrange(v: Verifier, node: MDNode) -> None:
    assert isinstance(node, DIGenericSubrange)
    count, upper, lower, stride = node.count, node.upper_bound, node.lower_bound, node.stride
    if count is None and upper is None and not v.fail(GENERIC_NEITHER, None, node):
        return
    if count is not None and upper is not None:
        v.fail(GENERIC_BOTH, None, node)
    elif not _is_generic_bound(count):
        v.fail(COUNT, None, node)
    elif lower is None:
        v.fail(GENERIC_LOWER, None, node)
    elif not _is_generic_bound(lower):
        v.fail(LOWER, None, node)
    elif not _is_generic_bound(upper):
        v.fail(UPPER, None, node)
    elif stride is None:
        v.fail(GENERIC_STRIDE, None, node)
    elif not _is_generic_bound(stride):
        v.fail(STRIDE, None, node)


def subrange_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DISubrangeType)
    if v.release >= _ASKS_ALL_SINCE:
        _check_place(v, node)
    if not is_type(node.base_type):
        return v.fail(SUBRANGE_BASE, None, node)
    if not _is_type_bound(node.lower_bound):
        return v.fail(SUBRANGE_LOWER, None, node)
    if not _is_type_bound(node.upper_bound):
        return v.fail(SUBRANGE_UPPER, None, node)
    if not _is_bound(node.stride):
        return v.fail(STRIDE, None, node)
    if not _is_bound(node.bias):
        return v.fail(BIAS, None, node)
    return _has_constant_size(v, node)


def _has_constant_size(v: Verifier, node: DIType) -> bool:
    size = _size_operand(node)
    return size is None or isinstance(size, ConstantAsMetadata) or v.fail(CONSTANT_SIZE, None, node)


def _has_right_size(v: Verifier, node: DIType) -> bool:
    return _is_bound(_size_operand(node)) or v.fail(SIZE, None, node)


TYPES_WITH_SCOPES: Final = (DIDerivedType, DICompositeType, DIBasicType, DISubrangeType, DIFixedPointType)


def _check_place(v: Verifier, node: MDNode) -> None:
    """The scope of a type, and its file, in a release that asks all types for them."""
    assert isinstance(node, TYPES_WITH_SCOPES)
    if not is_scope(node.scope):
        v.fail(SCOPE, None, node)
    elif not is_file(node.file):
        v.fail(FILE, None, node)


def basic_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIBasicType)
    if v.release >= _ASKS_ALL_SINCE:
        _check_place(v, node)
    if node.tag not in _BASIC_TAGS:
        return v.fail(TAG, None, node)
    return _has_constant_size(v, node)


def fixed_point_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIFixedPointType)
    if v.release >= _ASKS_ALL_SINCE:
        _check_place(v, node)
    if node.tag not in _BASIC_TAGS:
        v.fail(TAG, None, node)
    else:
        _has_constant_size(v, node)
    if node.tag != _BASE_TYPE:
        return v.fail(TAG, None, node)
    if node.encoding not in _FIXED_ENCODINGS:
        return v.fail(FIXED_ENCODING, None, node)
    if not 0 <= node.kind <= _RATIONAL:
        return v.fail(FIXED_KIND, None, node)
    if node.kind == _RATIONAL:
        return not node.factor or v.fail(FIXED_FACTOR, None, node)
    return not (node.numerator or node.denominator) or v.fail(FIXED_FRACTION, None, node)


def string_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIStringType)
    return node.tag == _STRING_TAG or v.fail(TAG, None, node)


def _is_right_extra_data(node: Metadata | None) -> bool:
    if node is None or isinstance(node, (ConstantAsMetadata, MDString, DIObjCProperty)):
        return True
    return isinstance(node, MDTuple) and len(node.operands) == 1 and isinstance(node.operands[0], ConstantAsMetadata)


def _is_set_base(base: Metadata | None) -> bool:
    if base is None or isinstance(base, DISubrangeType):
        return True
    if isinstance(base, DICompositeType) and base.tag == _ENUMERATION:
        return True
    return isinstance(base, DIBasicType) and base.encoding in _SET_ENCODINGS


def derived_type(v: Verifier, node: MDNode) -> None:
    assert isinstance(node, DIDerivedType)
    if v.release >= _ASKS_ALL_SINCE:
        _check_place(v, node)
    elif not is_file(node.file):
        v.fail(FILE, None, node)
    tag, extra = node.tag, node.extra_data
    if v.release < _DERIVED_TAGS.get(tag, _NEVER):
        if tag != _VARIABLE or not node.flags & _STATIC_MEMBER or v.release < _STATIC_VARIABLE_SINCE:
            v.fail(TAG, None, node)
            return
    if tag == _PTR_TO_MEMBER:
        if not is_type(extra):
            v.fail(MEMBER_POINTER, None, node)
            return
    elif tag == _TEMPLATE_ALIAS:
        if extra is not None and not isinstance(extra, MDTuple) and not v.fail(ALIAS_PARAMETERS, None, node):
            return
    elif tag in _EXTRA_DATA_TAGS and not _is_right_extra_data(extra) and not v.fail(EXTRA_DATA, None, node):
        return
    base = node.base_type
    if tag == _SET and not _is_set_base(base):
        v.fail(SET_BASE, None, node)
    elif v.release < _ASKS_ALL_SINCE and not is_scope(node.scope):
        v.fail(SCOPE, None, node)
    elif not is_type(base):
        v.fail(BASE, None, node)
    elif node.dwarf_address_space is not None and tag not in _POINTER_TAGS:
        v.fail(ADDRESS_SPACE, None, node)
    else:
        _has_right_size(v, node)


def composite_type(v: Verifier, node: MDNode) -> None:
    assert isinstance(node, DICompositeType)
    if v.release >= _ASKS_ALL_SINCE:
        _check_place(v, node)
    elif not is_file(node.file):
        v.fail(FILE, None, node)
    if v.release < _COMPOSITE_TAGS.get(node.tag, _NEVER):
        v.fail(TAG, None, node)
    elif v.release < _ASKS_ALL_SINCE and not is_scope(node.scope):
        v.fail(SCOPE, None, node)
    elif not is_type(node.base_type):
        v.fail(BASE, None, node)
    elif _has_elements(v, node):
        template_params(v, node, node.template_params)
        _check_parts(v, node)


def _check_parts(v: Verifier, node: DICompositeType) -> None:
    """What only some kinds of a composite type have."""
    tag = node.tag
    if node.discriminator is not None and (tag != _VARIANT_PART or not isinstance(node.discriminator, DIDerivedType)):
        v.fail(DISCRIMINATOR, None, node)
    elif tag != _ARRAY and node.data_location is not None:
        v.fail(DATA_LOCATION, None, node)
    elif tag != _ARRAY and node.associated is not None:
        v.fail(ASSOCIATED, None, node)
    elif tag != _ARRAY and node.allocated is not None:
        v.fail(ALLOCATED, None, node)
    elif tag != _ARRAY and node.rank is not None:
        v.fail(RANK, None, node)
    elif tag != _ARRAY or node.base_type is not None or v.fail(ARRAY_BASE, None, node):
        _has_right_size(v, node)


def _has_elements(v: Verifier, node: DICompositeType) -> bool:
    elements = node.elements
    if elements is not None and not isinstance(elements, MDTuple):
        return v.fail(ELEMENTS, None, node)
    if not is_type(node.vtable_holder):
        return v.fail(HOLDER, None, node)
    if contradicts_itself(node.flags):
        return v.fail(FLAGS, None, node)
    if node.flags & _BLOCK_BY_REF:
        return v.fail(BLOCK, None, node)
    parts = elements.operands if isinstance(elements, MDTuple) else []
    if None in parts and not v.fail(NULL_ELEMENT, None, node):
        return False
    if node.flags & _VECTOR_FLAG and (len(parts) != 1 or not isinstance(parts[0], (DISubrange, DISubrangeType))):
        return v.fail(VECTOR, None, node)
    return True


def subroutine_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DISubroutineType)
    types = node.types
    if types is not None:
        if not isinstance(types, MDTuple):
            return v.fail(ELEMENTS, None, node)
        if not all(is_type(ty) for ty in types.operands):
            return v.fail(SUBROUTINE_TYPE, None, node)
    return not contradicts_itself(node.flags) or v.fail(FLAGS, None, node)


def template_type(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DITemplateTypeParameter)
    return is_type(node.type) or v.fail(TYPE, None, node)


def template_value(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DITemplateValueParameter)
    if not is_type(node.type):
        v.fail(TYPE, None, node)
    return node.tag in _TEMPLATE_VALUE_TAGS or v.fail(TAG, None, node)


def objc_property(v: Verifier, node: MDNode) -> bool:
    assert isinstance(node, DIObjCProperty)
    if not is_type(node.type):
        return v.fail(TYPE, None, node)
    return is_file(node.file) or v.fail(FILE, None, node)
