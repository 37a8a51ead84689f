"""What the generated readers of debug info nodes (`debug_info_nodes`) cannot know: records of old releases, what LLVM
makes of single classes, and the nodes that are no `DINode`.

What only old releases wrote becomes what LLVM makes of it; where that takes more than the record, see `old_debug_info`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.metadata_ids import MetadataIds, signed32, unsigned32, unsigned64
from bitcode.reader.old_debug_info import current_expression, variable_named
from bitcode.schema import codes as c
from bitcode.schema.codecs import metadata_read as codec
from bitcode.schema.codecs.packed import (
    HEADER_DISTINCT,
    HEADER_VERSION_AT,
    OLD_ENUMERATOR_UNSIGNED,
    OLD_NAMESPACE_EXPORT_SYMBOLS,
    OLD_SUBPROGRAM_HAS_UNIT,
    TYPE_REFS_NONE,
)
from irkit.debug_info import nodes
from irkit.dialects.features import ANNOTATIONS_BESIDE_PTRAUTH, OBJC_SETTER_FIRST
from irkit.errors import BitcodeError
from irkit.metadata import DIExpression, DINode, MDNode, Metadata

_MAIN_SUBPROGRAM_FLAG: Final = 1 << 21  # among the DIFlags of old files
_MAIN_SUBPROGRAM: Final = 1 << 8
_DEFINITION: Final = 8
_EXPRESSION_VERSION: Final = 3
_SUBPROGRAMS: Final = 11  # place of a compile unit's list of them

# Nodes that are no DINode, and the one of any shape


def _location(r: MetadataIds) -> MDNode:
    rec = codec.read_location(r.ops, r.at, r.end)
    node = r.make_location(
        unsigned32(rec.line),
        unsigned32(rec.column),
        r.at_id(rec.scope),
        r.md(rec.inlined_at),
        rec.is_implicit_code != 0,
        rec.atom_group,
        rec.atom_rank,
        rec.distinct != 0,
    )
    r.note_extra(node, rec.rest)
    return node


def _generic(r: MetadataIds) -> MDNode:
    rec = codec.read_generic_debug(r.ops, r.at, r.end)
    if rec.version != 0 or not 0 <= rec.tag <= 0xFFFF:
        raise BitcodeError(f"a GenericDINode of version {rec.version} and tag {rec.tag}")
    operands = r.mds(rec.operands)
    if not operands:
        raise BitcodeError("a GenericDINode without a header")
    operands[0] = r.string(rec.operands[0])
    return nodes.GenericDINode(operands, [rec.tag], rec.distinct != 0)


def _expression(r: MetadataIds) -> MDNode:
    rec = codec.read_expression(r.ops, r.at, r.end)
    version = rec.header >> HEADER_VERSION_AT
    if not 0 <= version <= _EXPRESSION_VERSION:
        raise BitcodeError(f"a DIExpression of version {version}")
    elements = [unsigned64(element) for element in rec.elements]
    if version < _EXPRESSION_VERSION:
        elements = current_expression(elements, version)
        r.old.has_leading_derefs = r.old.has_leading_derefs or version <= 1
    return DIExpression(elements, rec.header & HEADER_DISTINCT != 0)


HANDLERS: Final[dict[int, Callable[[MetadataIds], MDNode]]] = {
    c.METADATA_LOCATION: _location,
    c.METADATA_GENERIC_DEBUG: _generic,
    c.METADATA_EXPRESSION: _expression,
}

# The last word about a node that has been read from the current record


def finish_subrange(r: MetadataIds, node: DINode) -> None:
    """Distinct subranges are noted for `irkit.upgrades.debug_info`."""
    if node.distinct:
        r.state.module.provenance.distinct_subranges.append(node)


def finish_generic_subrange(r: MetadataIds, node: DINode) -> None:
    finish_subrange(r, node)


def finish_derived_type(r: MetadataIds, node: nodes.DIDerivedType) -> None:
    """See ANNOTATIONS_BESIDE_PTRAUTH."""
    if r.end - r.at < 15 and node.annotations is not None and r.state.dialect.has(ANNOTATIONS_BESIDE_PTRAUTH):
        node.annotations = None


def finish_composite_type(r: MetadataIds, node: nodes.DICompositeType) -> None:
    """In files of LLVM 3.8 and older its identifier may stand for it."""
    if not r.ops[r.at] & TYPE_REFS_NONE:
        r.old.identified.append(node)


def finish_subroutine_type(r: MetadataIds, node: nodes.DISubroutineType) -> None:
    if not r.ops[r.at] & TYPE_REFS_NONE:
        r.old.signatures.append(node)


def finish_file(r: MetadataIds, node: nodes.DIFile) -> None:
    """A checksum and its kind: both or none."""
    if node.operands[node.schema.by_name["checksum"].operand] is None:
        node.checksumkind = 0


def finish_compile_unit(r: MetadataIds, node: nodes.DICompileUnit) -> None:
    node.distinct = True
    subprograms = r.md((r.ops[r.at + _SUBPROGRAMS] & 0xFFFFFFFF) - 1)
    if subprograms is not None:
        r.old.units.append((node, subprograms))
    if node.source_language_name == 0:
        node.source_language_version = 0


def finish_subprogram(r: MetadataIds, node: nodes.DISubprogram) -> None:
    if r.ops[r.at] & OLD_SUBPROGRAM_HAS_UNIT == 0:
        raise BitcodeError("a DISubprogram with flags of its own and without a place for its unit")
    _move_main_flag(node)


def _move_main_flag(node: nodes.DISubprogram) -> None:
    if node.flags & _MAIN_SUBPROGRAM_FLAG:
        node.flags &= ~_MAIN_SUBPROGRAM_FLAG
        node.sp_flags |= _MAIN_SUBPROGRAM
    if node.sp_flags & _DEFINITION:
        node.distinct = True


def finish_imported_entity(r: MetadataIds, node: nodes.DIImportedEntity) -> None:
    """The line came with the file."""
    if r.end - r.at < 7:
        node.line = 0


def finish_global_var_expr(r: MetadataIds, node: nodes.DIGlobalVariableExpression) -> None:
    if node.expr is None:
        node.expr = DIExpression([])


def finish_objc_property(r: MetadataIds, node: DINode) -> None:
    """See OBJC_SETTER_FIRST."""
    if not r.state.dialect.has(OBJC_SETTER_FIRST):
        places = node.schema.by_name
        setter, getter = places["setter"].operand, places["getter"].operand
        node.operands[setter], node.operands[getter] = node.operands[getter], node.operands[setter]


def finish_assign_id(r: MetadataIds, node: DINode) -> None:
    if not node.distinct:
        raise BitcodeError("a DIAssignID that is not distinct")


# Layouts of old releases: `bitcode.schema.blocks.debug_info_old`


def _filled(r: MetadataIds, node: DINode, rest: vec[i64], values: dict[str, Metadata | int | None]) -> DINode:
    """A node with these fields, by Python's names; the others are as in a record that ends before them."""
    r.note_extra(node, rest)
    schema = node.schema
    node.operands = [None] * schema.operand_count
    node.scalars = [field.usual for field in schema.fields if field.has_scalar]
    for field in schema.fields:
        if field.attribute in values:
            value = values[field.attribute]
            if isinstance(value, int):
                node.scalars[field.scalar] = int(value)
            else:
                node.operands[field.operand] = value
    return node


def old_subrange(r: MetadataIds) -> DINode:
    version = r.ops[r.at] >> HEADER_VERSION_AT
    if version not in (0, 1):
        raise BitcodeError(f"a DISubrange of version {version}")
    rec = codec.read_subrange_old(r.ops, r.at, r.end)
    count = r.number(rec.count_value) if version == 0 else r.md(rec.count)
    node = nodes.DISubrange([], [], rec.header & HEADER_DISTINCT != 0)
    finish_subrange(r, node)
    return _filled(r, node, rec.rest, {"count": count, "lower_bound": r.number(rec.lower_bound)})


def old_enumerator(r: MetadataIds) -> DINode:
    rec = codec.read_enumerator_old(r.ops, r.at, r.end)
    is_unsigned = rec.header & OLD_ENUMERATOR_UNSIGNED != 0
    value: int = unsigned64(rec.value) if is_unsigned else rec.value
    return _filled(
        r,
        nodes.DIEnumerator([], [], rec.header & HEADER_DISTINCT != 0),
        rec.rest,
        {"name": r.string(rec.name), "value": value, "is_unsigned": is_unsigned, "bit_width": 64},
    )


def old_subprogram(r: MetadataIds) -> DINode:
    rec = codec.read_subprogram_old(r.ops, r.at, r.end)
    has_unit = rec.header & OLD_SUBPROGRAM_HAS_UNIT != 0
    unit = r.md(rec.unit)
    flags = unsigned32(rec.virtuality) & 3
    flags |= (rec.is_local != 0) * 4 + (rec.is_definition != 0) * 8 + (rec.is_optimized != 0) * 16
    node = nodes.DISubprogram([], [], rec.header & HEADER_DISTINCT != 0)
    _filled(
        r,
        node,
        rec.rest,
        {
            "scope": r.type_ref(rec.scope),
            "name": r.string(rec.name),
            "linkage_name": r.string(rec.linkage_name),
            "file": r.md(rec.file),
            "line": unsigned32(rec.line),
            "type": r.md(rec.type),
            "scope_line": unsigned32(rec.scope_line),
            "containing_type": r.type_ref(rec.containing_type),
            "virtual_index": unsigned32(rec.virtual_index),
            "flags": unsigned32(rec.flags),
            "sp_flags": flags,
            "unit": unit if has_unit else None,
            "template_params": r.md(rec.template_params),
            "declaration": r.md(rec.declaration),
            "retained_nodes": r.md(rec.retained_nodes),
            "this_adjustment": signed32(rec.this_adjustment),
            "thrown_types": r.md(rec.thrown_types),
        },
    )
    _move_main_flag(node)
    if unit is not None and not has_unit:
        r.old.functions.append((unit, node))
    return node


def old_namespace(r: MetadataIds) -> DINode:
    rec = codec.read_namespace_old(r.ops, r.at, r.end)
    return _filled(
        r,
        nodes.DINamespace([], [], rec.header & HEADER_DISTINCT != 0),
        rec.rest,
        {
            "scope": r.md(rec.scope),
            "name": r.string(rec.name),
            "export_symbols": rec.header & OLD_NAMESPACE_EXPORT_SYMBOLS != 0,
        },
    )


def old_global_var(r: MetadataIds) -> DINode:
    version = r.ops[r.at] >> HEADER_VERSION_AT
    if version not in (0, 1):
        raise BitcodeError(f"a DIGlobalVariable of version {version}")
    rec = codec.read_global_var_old(r.ops, r.at, r.end)
    node = nodes.DIGlobalVariable([], [], rec.header & HEADER_DISTINCT != 0)
    named = r.md(rec.variable)
    _filled(
        r,
        node,
        rec.rest,
        {
            "scope": r.md(rec.scope),
            "name": r.string(rec.name),
            "linkage_name": r.string(rec.linkage_name),
            "file": r.md(rec.file),
            "line": unsigned32(rec.line),
            "type": r.type_ref(rec.type),
            "is_local": rec.is_local != 0,
            "is_definition": rec.is_definition != 0,
            "declaration": r.md(rec.declaration),
            "align": unsigned32(rec.align),
        },
    )
    if version == 1:
        return node
    r.old.has_bare_variables = True
    if r.has_forward:
        r.incomplete.append(node)
    return variable_named(node, named)


def old_local_var(r: MetadataIds) -> DINode:
    rec = codec.read_local_var_old(r.ops, r.at, r.end)
    return _filled(
        r,
        nodes.DILocalVariable([], [], rec.header & HEADER_DISTINCT != 0),
        rec.rest,
        {
            "scope": r.md(rec.scope),
            "name": r.string(rec.name),
            "file": r.md(rec.file),
            "line": unsigned32(rec.line),
            "type": r.type_ref(rec.type),
            "arg": int(rec.arg & 0xFFFF),
            "flags": unsigned32(rec.flags),
        },
    )
