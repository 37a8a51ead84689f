"""The records of METADATA_BLOCK that are nodes of debug info: one function for each, which makes the node.

Operands and scalars are in the order that `irkit.debug_info.schema` declares for the class. What only old releases
wrote is taken where it says the same; where LLVM would rebuild other metadata by it, it is refused by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bitcode.reader.metadata_ids import MetadataIds, signed32, unsigned32, unsigned64, wide_integer
from bitcode.schema import codes as c
from bitcode.schema.codecs import metadata_read as codec
from irkit.debug_info import nodes
from irkit.debug_info.fields import ABSENT
from irkit.dialects.features import OBJC_SETTER_FIRST, Feature
from irkit.errors import BitcodeError, UnsupportedError
from irkit.metadata import DIExpression, DINode, MDNode, Metadata

_SIGNED_ENCODINGS: Final = (0x0D,)  # DW_ATE_signed_fixed
_MAIN_SUBPROGRAM_FLAG: Final = 1 << 21  # among the DIFlags of old files
_MAIN_SUBPROGRAM: Final = 1 << 8
_DEFINITION: Final = 8
_EXPRESSION_VERSION: Final = 3
_NO_ENUM_KIND: Final = 0xFFFFFFFF
_VERSIONED_LANGUAGE: Final = 1 << 63
# From LLVM 19 on a DERIVED_TYPE has both annotations and ptrauth data or neither counts: one alone might be the other.
_ANNOTATIONS_BESIDE_PTRAUTH: Final = Feature(first=19)
_BOTH: Final = 15


def _location(r: MetadataIds) -> MDNode:
    rec = codec.read_location(r.ops, r.at, r.end, 0)
    return r.make_location(
        unsigned32(rec.line),
        unsigned32(rec.column),
        r.at_id(rec.scope),
        r.md(rec.inlined_at),
        rec.is_implicit_code != 0,
        unsigned64(rec.atom_group),
        unsigned32(rec.atom_rank),
        rec.distinct != 0,
    )


def _generic(r: MetadataIds) -> DINode:
    rec = codec.read_generic_debug(r.ops, r.at, r.end, 0)
    if rec.version != 0 or not 0 <= rec.tag <= 0xFFFF:
        raise BitcodeError(f"a GenericDINode of version {rec.version} and tag {rec.tag}")
    operands = r.mds(rec.operands)
    if not operands:
        raise BitcodeError("a GenericDINode without a header")
    operands[0] = r.string(rec.operands[0])
    return nodes.GenericDINode(operands, [rec.tag], rec.distinct != 0)


def _subrange(r: MetadataIds) -> DINode:
    rec = codec.read_subrange(r.ops, r.at, r.end, 0)
    version = rec.header >> 1
    if version > 2:
        raise BitcodeError(f"a DISubrange of version {version}")
    count: Metadata | None = r.number(rec.count_value) if version == 0 else r.md(rec.count)
    lower: Metadata | None = r.number(rec.lower_bound_value) if version < 2 else r.md(rec.lower_bound)
    operands = [count, lower, r.md(rec.upper_bound), r.md(rec.stride)]
    return _noted(r, nodes.DISubrange(operands, [], rec.header & 1 != 0))


def _generic_subrange(r: MetadataIds) -> DINode:
    rec = codec.read_generic_subrange(r.ops, r.at, r.end, 0)
    operands = [r.md(rec.count), r.md(rec.lower_bound), r.md(rec.upper_bound), r.md(rec.stride)]
    return _noted(r, nodes.DIGenericSubrange(operands, [], rec.distinct & 1 != 0))


def _noted(r: MetadataIds, node: DINode) -> DINode:
    """A subrange, of which distinct ones are noted for `irkit.upgrades.debug_info`."""
    if node.distinct:
        r.state.module.provenance.distinct_subranges.append(node)
    return node


def _enumerator(r: MetadataIds) -> DINode:
    rec = codec.read_enumerator(r.ops, r.at, r.end, 0)
    is_unsigned = rec.header & 2 != 0
    if rec.header & 4 != 0:
        value = wide_integer(rec.words, rec.bit_width, is_unsigned)
    else:
        value = unsigned64(rec.value) if is_unsigned else rec.value
    scalars = [value, int(is_unsigned), rec.bit_width]
    return nodes.DIEnumerator([r.string(rec.name)], scalars, rec.header & 1 != 0)


def _size(r: MetadataIds, is_metadata: bool, x: i64) -> Metadata | None:
    """The operand of a size that a record gives as metadata."""
    return r.md(x - 1) if is_metadata else None


def _size_number(is_metadata: bool, x: i64) -> int:
    """The scalar of a size that a record gives as a number."""
    return 0 if is_metadata else unsigned64(x)


def _basic_type(r: MetadataIds) -> DINode:
    rec = codec.read_basic_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 2 != 0
    return nodes.DIBasicType(
        [r.md(rec.file), r.md(rec.scope), r.string(rec.name), _size(r, as_metadata, rec.size), None],
        [
            rec.tag & 0xFFFF,
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            unsigned32(rec.data_size),
            unsigned32(rec.encoding),
            unsigned32(rec.num_extra_inhabitants),
            unsigned32(rec.flags),
        ],
        rec.header & 1 != 0,
    )


def _fixed_point_type(r: MetadataIds) -> DINode:
    rec = codec.read_fixed_point_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 2 != 0
    is_unsigned = rec.encoding not in _SIGNED_ENCODINGS
    numerator_width = rec.numerator_size & 0xFFFFFFFF
    denominator_width = rec.denominator_size & 0xFFFFFFFF
    return nodes.DIFixedPointType(
        [r.md(rec.file), r.md(rec.scope), r.string(rec.name), _size(r, as_metadata, rec.size), None],
        [
            rec.tag & 0xFFFF,
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            unsigned32(rec.encoding),
            unsigned32(rec.flags),
            unsigned32(rec.kind),
            wide_integer(rec.numerator, numerator_width, is_unsigned),
            wide_integer(rec.denominator, denominator_width, is_unsigned),
            signed32(rec.factor),
            numerator_width,
            denominator_width,
        ],
        rec.header & 1 != 0,
    )


def _string_type(r: MetadataIds) -> DINode:
    rec = codec.read_string_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 2 != 0
    return nodes.DIStringType(
        [
            None,
            None,
            r.string(rec.name),
            _size(r, as_metadata, rec.size),
            None,
            r.md(rec.string_length),
            r.md(rec.string_length_expression),
            r.md(rec.string_location_expression),
        ],
        [
            rec.tag & 0xFFFF,
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            unsigned32(rec.encoding),
        ],
        rec.header & 1 != 0,
    )


def _derived_type(r: MetadataIds) -> DINode:
    rec = codec.read_derived_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 2 != 0
    annotations = rec.annotations
    ptrauth = rec.ptr_auth
    if rec.operand_count < _BOTH and r.state.dialect.has(_ANNOTATIONS_BESIDE_PTRAUTH):
        annotations = -1
    return nodes.DIDerivedType(
        [
            r.md(rec.file),
            r.type_ref(rec.scope),
            r.string(rec.name),
            _size(r, as_metadata, rec.size),
            _size(r, as_metadata, rec.offset),
            r.type_ref(rec.base_type),
            r.md(rec.extra_data),
            r.md(annotations),
        ],
        [
            rec.tag & 0xFFFF,
            unsigned32(rec.line),
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            _size_number(as_metadata, rec.offset),
            unsigned32(rec.flags),
            unsigned32(rec.dwarf_address_space - 1) if rec.dwarf_address_space != 0 else ABSENT,
            ptrauth & 0xF,
            ptrauth >> 4 & 1,
            ptrauth >> 5 & 0xFFFF,
            ptrauth >> 21 & 1,
            ptrauth >> 22 & 1,
        ],
        rec.header & 1 != 0,
    )


def _subrange_type(r: MetadataIds) -> DINode:
    rec = codec.read_subrange_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 2 != 0
    return nodes.DISubrangeType(
        [
            r.md(rec.file),
            r.md(rec.scope),
            r.string(rec.name),
            _size(r, as_metadata, rec.size),
            None,
            r.md(rec.base_type),
            r.md(rec.lower_bound),
            r.md(rec.upper_bound),
            r.md(rec.stride),
            r.md(rec.bias),
        ],
        [
            unsigned32(rec.line),
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            unsigned32(rec.flags),
        ],
        rec.header & 1 != 0,
    )


def _composite_type(r: MetadataIds) -> DINode:
    rec = codec.read_composite_type(r.ops, r.at, r.end, 0)
    as_metadata = rec.header & 4 != 0
    enum_kind: int = ABSENT
    if rec.operand_count > 24 and rec.enum_kind != _NO_ENUM_KIND:
        enum_kind = unsigned32(rec.enum_kind)
    return nodes.DICompositeType(
        [
            r.md(rec.file),
            r.type_ref(rec.scope),
            r.string(rec.name),
            _size(r, as_metadata, rec.size),
            _size(r, as_metadata, rec.offset),
            r.type_ref(rec.base_type),
            r.md(rec.elements),
            r.type_ref(rec.vtable_holder),
            r.md(rec.template_params),
            r.string(rec.identifier),
            r.md(rec.discriminator),
            r.md(rec.data_location),
            r.md(rec.associated),
            r.md(rec.allocated),
            r.md(rec.rank),
            r.md(rec.annotations),
            r.md(rec.specification),
            r.md(rec.bit_stride),
        ],
        [
            rec.tag & 0xFFFF,
            unsigned32(rec.line),
            _size_number(as_metadata, rec.size),
            unsigned32(rec.align),
            _size_number(as_metadata, rec.offset),
            unsigned32(rec.num_extra_inhabitants),
            unsigned32(rec.flags),
            unsigned32(rec.runtime_lang),
            enum_kind,
        ],
        rec.header & 1 != 0,
    )


def _subroutine_type(r: MetadataIds) -> DINode:
    rec = codec.read_subroutine_type(r.ops, r.at, r.end, 0)
    scalars = [unsigned32(rec.flags), rec.calling_convention & 0xFF]
    return nodes.DISubroutineType([None, None, None, None, None, r.md(rec.types)], scalars, rec.header & 1 != 0)


def _file(r: MetadataIds) -> DINode:
    rec = codec.read_file(r.ops, r.at, r.end, 0)
    has_checksum = rec.checksum_kind != 0 and rec.checksum >= 0
    checksum = r.string(rec.checksum) if has_checksum else None
    operands = [r.string(rec.filename), r.string(rec.directory), checksum, r.string(rec.source)]
    return nodes.DIFile(operands, [unsigned32(rec.checksum_kind) if has_checksum else 0], rec.distinct != 0)


def _compile_unit(r: MetadataIds) -> DINode:
    rec = codec.read_compile_unit(r.ops, r.at, r.end, 0)
    if rec.subprograms != 0:
        raise UnsupportedError("a DICompileUnit with a list of subprograms, as LLVM 3.9 and older wrote it")
    language = unsigned64(rec.language)
    versioned = language >= _VERSIONED_LANGUAGE
    language &= 0xFFFF
    return nodes.DICompileUnit(
        [
            r.md(rec.file),
            r.string(rec.producer),
            r.string(rec.flags),
            r.string(rec.split_debug_filename),
            r.md(rec.enums),
            r.md(rec.retained_types),
            r.md(rec.globals),
            r.md(rec.imports),
            r.md(rec.macros),
            r.string(rec.sysroot),
            r.string(rec.sdk),
        ],
        [
            0 if versioned else language,
            language if versioned else 0,
            unsigned32(rec.language_version) if versioned else 0,
            int(rec.is_optimized != 0),
            unsigned32(rec.runtime_version),
            unsigned32(rec.emission_kind),
            unsigned64(rec.dwo_id),
            int(rec.split_debug_inlining != 0),
            int(rec.debug_info_for_profiling != 0),
            unsigned32(rec.name_table_kind),
            int(rec.ranges_base_address != 0),
        ],
        True,
    )


def _subprogram(r: MetadataIds) -> DINode:
    rec = codec.read_subprogram(r.ops, r.at, r.end, 0)
    has_unit = rec.header & 2 != 0
    flags = unsigned32(rec.flags)
    if rec.header & 4 != 0:
        subprogram_flags = unsigned32(rec.sp_flags)
        if not has_unit:
            raise BitcodeError("a DISubprogram with flags of its own and without a place for its unit")
    else:
        subprogram_flags = unsigned32(rec.virtuality) & 3
        subprogram_flags |= (rec.is_local != 0) * 4 + (rec.is_definition != 0) * 8 + (rec.is_optimized != 0) * 16
    if flags & _MAIN_SUBPROGRAM_FLAG:
        flags &= ~_MAIN_SUBPROGRAM_FLAG
        subprogram_flags |= _MAIN_SUBPROGRAM
    if not has_unit and rec.unit >= 0:
        raise UnsupportedError("a DISubprogram that names its function, as LLVM 3.7 and older wrote it")
    return nodes.DISubprogram(
        [
            r.md(rec.file),
            r.type_ref(rec.scope),
            r.string(rec.name),
            r.string(rec.linkage_name),
            r.md(rec.type),
            r.md(rec.unit),
            r.md(rec.declaration),
            r.md(rec.retained_nodes),
            r.type_ref(rec.containing_type),
            r.md(rec.template_params),
            r.md(rec.thrown_types),
            r.md(rec.annotations),
            r.string(rec.target_func_name),
        ],
        [
            unsigned32(rec.line),
            unsigned32(rec.scope_line),
            unsigned32(rec.virtual_index),
            signed32(rec.this_adjustment),
            flags,
            subprogram_flags,
            int(rec.key_instructions != 0),
        ],
        rec.header & 1 != 0 or subprogram_flags & _DEFINITION != 0,
    )


def _lexical_block(r: MetadataIds) -> DINode:
    rec = codec.read_lexical_block(r.ops, r.at, r.end, 0)
    operands = [r.md(rec.file), r.md(rec.scope)]
    return nodes.DILexicalBlock(operands, [unsigned32(rec.line), rec.column & 0xFFFF], rec.distinct != 0)


def _lexical_block_file(r: MetadataIds) -> DINode:
    rec = codec.read_lexical_block_file(r.ops, r.at, r.end, 0)
    operands = [r.md(rec.file), r.md(rec.scope)]
    return nodes.DILexicalBlockFile(operands, [unsigned32(rec.discriminator)], rec.distinct != 0)


def _namespace(r: MetadataIds) -> DINode:
    rec = codec.read_namespace(r.ops, r.at, r.end, 0)
    scalars = [int(rec.header & 2 != 0)]
    return nodes.DINamespace([None, r.md(rec.scope), r.string(rec.name)], scalars, rec.header & 1 != 0)


def _common_block(r: MetadataIds) -> DINode:
    rec = codec.read_common_block(r.ops, r.at, r.end, 0)
    operands = [r.md(rec.scope), r.md(rec.declaration), r.string(rec.name), r.md(rec.file)]
    return nodes.DICommonBlock(operands, [unsigned32(rec.line)], rec.distinct & 1 != 0)


def _module(r: MetadataIds) -> DINode:
    rec = codec.read_module(r.ops, r.at, r.end, 0)
    return nodes.DIModule(
        [
            r.md(rec.file),
            r.md(rec.scope),
            r.string(rec.name),
            r.string(rec.configuration_macros),
            r.string(rec.include_path),
            r.string(rec.api_notes),
        ],
        [unsigned32(rec.line), int(rec.is_decl != 0)],
        rec.distinct != 0,
    )


def _template_type(r: MetadataIds) -> DINode:
    rec = codec.read_template_type(r.ops, r.at, r.end, 0)
    operands = [r.string(rec.name), r.type_ref(rec.type)]
    return nodes.DITemplateTypeParameter(operands, [int(rec.is_default != 0)], rec.distinct != 0)


def _template_value(r: MetadataIds) -> DINode:
    rec = codec.read_template_value(r.ops, r.at, r.end, 0)
    operands = [r.string(rec.name), r.type_ref(rec.type), r.md(rec.value)]
    scalars = [rec.tag & 0xFFFF, int(rec.is_default != 0)]
    return nodes.DITemplateValueParameter(operands, scalars, rec.distinct != 0)


def _global_variable(r: MetadataIds) -> DINode:
    rec = codec.read_global_var(r.ops, r.at, r.end, 0)
    version = rec.header >> 1
    if version == 0:
        raise UnsupportedError("a DIGlobalVariable that names its variable, as LLVM 3.9 and older wrote it")
    if version > 2:
        raise BitcodeError(f"a DIGlobalVariable of version {version}")
    current = version == 2
    return nodes.DIGlobalVariable(
        [
            r.md(rec.scope),
            r.string(rec.name),
            r.md(rec.file),
            r.type_ref(rec.type),
            r.string(rec.linkage_name),
            r.md(rec.declaration if current else rec.template_params),
            r.md(rec.template_params) if current else None,
            r.md(rec.annotations) if current else None,
        ],
        [
            unsigned32(rec.line),
            int(rec.is_local != 0),
            int(rec.is_definition != 0),
            unsigned32(rec.align),
        ],
        rec.header & 1 != 0,
    )


def _local_variable(r: MetadataIds) -> DINode:
    rec = codec.read_local_var(r.ops, r.at, r.end, 0)
    has_alignment = rec.header & 2 != 0
    return nodes.DILocalVariable(
        [
            r.md(rec.scope),
            r.string(rec.name),
            r.md(rec.file),
            r.type_ref(rec.type),
            r.md(rec.annotations) if has_alignment else None,
        ],
        [
            rec.arg & 0xFFFF,
            unsigned32(rec.line),
            unsigned32(rec.flags),
            unsigned32(rec.align) if has_alignment else 0,
        ],
        rec.header & 1 != 0,
    )


def _label(r: MetadataIds) -> DINode:
    rec = codec.read_label(r.ops, r.at, r.end, 0)
    suspend = ABSENT if rec.coro_suspend_idx == -1 else unsigned32(rec.coro_suspend_idx)
    scalars = [unsigned32(rec.line), unsigned32(rec.column), int(rec.header & 2 != 0), suspend]
    return nodes.DILabel([r.md(rec.scope), r.string(rec.name), r.md(rec.file)], scalars, rec.header & 1 != 0)


def _expression(r: MetadataIds) -> MDNode:
    rec = codec.read_expression(r.ops, r.at, r.end, 0)
    version = rec.header >> 1
    if version > _EXPRESSION_VERSION:
        raise BitcodeError(f"a DIExpression of version {version}")
    if version < _EXPRESSION_VERSION and len(rec.elements) > 0:
        raise UnsupportedError(f"a DIExpression of version {version}, as LLVM 4 and older wrote it")
    return DIExpression([unsigned64(element) for element in rec.elements], rec.header & 1 != 0)


def _global_variable_expression(r: MetadataIds) -> DINode:
    rec = codec.read_global_var_expr(r.ops, r.at, r.end, 0)
    expression = r.md(rec.expression)
    if expression is None:
        expression = DIExpression([])
    return nodes.DIGlobalVariableExpression([r.md(rec.variable), expression], [], rec.distinct != 0)


def _objc_property(r: MetadataIds) -> DINode:
    rec = codec.read_objc_property(r.ops, r.at, r.end, 0)
    setter, getter = r.string(rec.operand4), r.string(rec.operand5)
    if not r.state.dialect.has(OBJC_SETTER_FIRST):
        setter, getter = getter, setter
    operands = [r.string(rec.name), r.md(rec.file), getter, setter, r.type_ref(rec.type)]
    return nodes.DIObjCProperty(operands, [unsigned32(rec.line), unsigned32(rec.attributes)], rec.distinct != 0)


def _imported_entity(r: MetadataIds) -> DINode:
    rec = codec.read_imported_entity(r.ops, r.at, r.end, 0)
    has_file = rec.operand_count >= 7
    return nodes.DIImportedEntity(
        [r.md(rec.scope), r.type_ref(rec.entity), r.string(rec.name), r.md(rec.file), r.md(rec.elements)],
        [rec.tag & 0xFFFF, unsigned32(rec.line) if has_file else 0],
        rec.distinct != 0,
    )


def _macro(r: MetadataIds) -> DINode:
    rec = codec.read_macro(r.ops, r.at, r.end, 0)
    operands = [r.string(rec.name), r.string(rec.value)]
    return nodes.DIMacro(operands, [rec.type & 0xFFFF, unsigned32(rec.line)], rec.distinct != 0)


def _macro_file(r: MetadataIds) -> DINode:
    rec = codec.read_macro_file(r.ops, r.at, r.end, 0)
    operands = [r.md(rec.file), r.md(rec.elements)]
    return nodes.DIMacroFile(operands, [rec.type & 0xFFFF, unsigned32(rec.line)], rec.distinct != 0)


def _assign_id(r: MetadataIds) -> DINode:
    rec = codec.read_assign_id(r.ops, r.at, r.end, 0)
    if rec.distinct & 1 == 0:
        raise BitcodeError("a DIAssignID that is not distinct")
    return nodes.DIAssignID([], [], True)


HANDLERS: Final[dict[int, Callable[[MetadataIds], MDNode]]] = {
    c.METADATA_LOCATION: _location,
    c.METADATA_GENERIC_DEBUG: _generic,
    c.METADATA_SUBRANGE: _subrange,
    c.METADATA_GENERIC_SUBRANGE: _generic_subrange,
    c.METADATA_ENUMERATOR: _enumerator,
    c.METADATA_BASIC_TYPE: _basic_type,
    c.METADATA_FIXED_POINT_TYPE: _fixed_point_type,
    c.METADATA_STRING_TYPE: _string_type,
    c.METADATA_DERIVED_TYPE: _derived_type,
    c.METADATA_SUBRANGE_TYPE: _subrange_type,
    c.METADATA_COMPOSITE_TYPE: _composite_type,
    c.METADATA_SUBROUTINE_TYPE: _subroutine_type,
    c.METADATA_FILE: _file,
    c.METADATA_COMPILE_UNIT: _compile_unit,
    c.METADATA_SUBPROGRAM: _subprogram,
    c.METADATA_LEXICAL_BLOCK: _lexical_block,
    c.METADATA_LEXICAL_BLOCK_FILE: _lexical_block_file,
    c.METADATA_NAMESPACE: _namespace,
    c.METADATA_COMMON_BLOCK: _common_block,
    c.METADATA_MODULE: _module,
    c.METADATA_TEMPLATE_TYPE: _template_type,
    c.METADATA_TEMPLATE_VALUE: _template_value,
    c.METADATA_GLOBAL_VAR: _global_variable,
    c.METADATA_LOCAL_VAR: _local_variable,
    c.METADATA_LABEL: _label,
    c.METADATA_EXPRESSION: _expression,
    c.METADATA_GLOBAL_VAR_EXPR: _global_variable_expression,
    c.METADATA_OBJC_PROPERTY: _objc_property,
    c.METADATA_IMPORTED_ENTITY: _imported_entity,
    c.METADATA_MACRO: _macro,
    c.METADATA_MACRO_FILE: _macro_file,
    c.METADATA_ASSIGN_ID: _assign_id,
}
