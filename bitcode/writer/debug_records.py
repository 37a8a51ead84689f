"""Debug locations and debug records in function blocks: both follow the instruction that they belong to."""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    DebugLoc,
    DebugRecordAssign,
    DebugRecordDeclare,
    DebugRecordDeclareValue,
    DebugRecordLabel,
    DebugRecordValue,
    DebugRecordValueSimple,
)
from bitcode.schema.codecs.function_write import (
    write_debug_loc,
    write_debug_record_assign,
    write_debug_record_declare,
    write_debug_record_declare_value,
    write_debug_record_label,
    write_debug_record_value,
    write_debug_record_value_simple,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import BodyWriter
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import DEBUG_RECORDS, DEBUG_RECORDS_OF_DECLARED_VALUES
from irkit.errors import VerificationError
from irkit.metadata import DILocation, Metadata, ValueAsMetadata


def write_location(w: BodyWriter, location: Metadata) -> None:
    """DEBUG_LOC: the location field by field, whether it is a node of the module or not."""
    if not isinstance(location, DILocation):
        raise VerificationError(f"an instruction whose !dbg is a {type(location).__name__}")
    has_groups = w.has_atom_groups
    if not has_groups and (location._atom_group or location._atom_rank):
        raise w.state.unsupported("a debug location with an atom group")
    rec = DebugLoc(
        line=location._line,
        column=location._column,
        scope=w.ids.metadata_id_or_none(location.scope) - 1,
        inlined_at=w.ids.metadata_id_or_none(location.inlined_at) - 1,
        is_implicit_code=location._implicit_code,
        atom_group=location._atom_group,
        atom_rank=location._atom_rank,
        operand_count=NONE if has_groups else 5 if location._implicit_code else w.location_operands,
        rest=EMPTY,
    )
    w.emit(w.debug_loc_abbrev, c.FUNC_CODE_DEBUG_LOC, write_debug_loc(rec))


def write_records(w: BodyWriter, records: list[DbgRecord]) -> None:
    """The records that stand before an instruction. Values that it defines, or others before it, count as known."""
    if not w.state.dialect.has(DEBUG_RECORDS):
        raise w.state.unsupported("a debug record")
    for record in records:
        if isinstance(record, DbgLabelRecord):
            label = DebugRecordLabel(node(w, record.debug_loc), node(w, record.label), EMPTY)
            w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_RECORD_LABEL, write_debug_record_label(label))
        elif isinstance(record, DbgVariableRecord):
            write_variable(w, record)
        else:
            raise w.state.unsupported(f"debug record {type(record).__name__}")


def node(w: BodyWriter, metadata: Metadata | None) -> i64:
    if metadata is None:
        raise VerificationError("a debug record that lacks one of its nodes")
    return w.ids.metadata_id(metadata)


def write_variable(w: BodyWriter, record: DbgVariableRecord) -> None:
    base = w.base
    location = node(w, record.debug_loc)
    variable = node(w, record.variable)
    expression = node(w, record.expression)
    kind = record.kind
    if kind == "value":
        found = record.location
        if isinstance(found, ValueAsMetadata):
            number = w.value(found.value)
            if number < base:
                simple = DebugRecordValueSimple(
                    location=location,
                    variable=variable,
                    expression=expression,
                    value=number,
                    value_type=NONE,
                    rest=EMPTY,
                )
                operands = write_debug_record_value_simple(simple, base)
                w.emit(w.record_value_abbrev, c.FUNC_CODE_DEBUG_RECORD_VALUE_SIMPLE, operands)
                return
        value = DebugRecordValue(location, variable, expression, node(w, found), EMPTY)
        w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_RECORD_VALUE, write_debug_record_value(value))
    elif kind == "declare":
        declare = DebugRecordDeclare(location, variable, expression, node(w, record.location), EMPTY)
        w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_RECORD_DECLARE, write_debug_record_declare(declare))
    elif kind == "declare_value" and w.state.dialect.has(DEBUG_RECORDS_OF_DECLARED_VALUES):
        declared = DebugRecordDeclareValue(location, variable, expression, node(w, record.location), EMPTY)
        operands = write_debug_record_declare_value(declared)
        w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE, operands)
    elif kind == "assign":
        assign = DebugRecordAssign(
            location=location,
            variable=variable,
            expression=expression,
            value=node(w, record.location),
            assign_id=node(w, record.assign_id),
            address_expression=node(w, record.address_expression),
            address=node(w, record.address),
            rest=EMPTY,
        )
        w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_RECORD_ASSIGN, write_debug_record_assign(assign))
    else:
        raise w.state.unsupported(f"debug record #dbg_{kind}")
