"""Debug locations and debug records; none of these records makes an instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bitcode.reader.body import BodyReader
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_debug_loc,
    read_debug_record_assign,
    read_debug_record_declare,
    read_debug_record_declare_value,
    read_debug_record_label,
    read_debug_record_value,
    read_debug_record_value_simple,
)
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord

LOCATION_OPERANDS: Final = 5  # from LLVM 8 on


def read_debug_location(r: BodyReader) -> None:
    rec = read_debug_loc(r.ops, r.at, r.end)
    location = r.metadata.location(
        rec.line & 0xFFFFFFFF,
        rec.column & 0xFFFFFFFF,
        rec.scope,
        rec.inlined_at,
        rec.is_implicit_code != 0,
        rec.atom_group,
        rec.atom_rank,
    )
    if rec.operand_count < LOCATION_OPERANDS:
        r.state.module.provenance.short_locations = True
    r.last_location = location
    r.last_instruction()._debug_loc = location


def read_debug_location_again(r: BodyReader) -> None:
    r.last_instruction()._debug_loc = r.last_location


def _add_debug_record(r: BodyReader, record: DbgRecord) -> None:
    """In the file a record follows the instruction that it stands before in the model."""
    instruction = r.last_instruction()
    if instruction.debug_records is None:
        instruction.debug_records = []
    instruction.debug_records.append(record)


def read_record_label(r: BodyReader) -> None:
    rec = read_debug_record_label(r.ops, r.at, r.end)
    node = r.metadata.node
    _add_debug_record(r, DbgLabelRecord(node(rec.label), node(rec.location)))


def _variable_record(r: BodyReader, kind: str, location: i64, variable: i64, expression: i64, value: i64) -> None:
    node = r.metadata.node
    record = DbgVariableRecord(kind, node(value), node(variable), node(expression), node(location))
    _add_debug_record(r, record)


def read_record_value(r: BodyReader) -> None:
    rec = read_debug_record_value(r.ops, r.at, r.end)
    _variable_record(r, "value", rec.location, rec.variable, rec.expression, rec.value)


def read_record_declare(r: BodyReader) -> None:
    rec = read_debug_record_declare(r.ops, r.at, r.end)
    _variable_record(r, "declare", rec.location, rec.variable, rec.expression, rec.value)


def read_record_declare_value(r: BodyReader) -> None:
    rec = read_debug_record_declare_value(r.ops, r.at, r.end)
    _variable_record(r, "declare_value", rec.location, rec.variable, rec.expression, rec.value)


def read_record_value_simple(r: BodyReader) -> None:
    rec = read_debug_record_value_simple(r.ops, r.at, r.end, r.base)
    node = r.metadata.node
    value = r.metadata.as_metadata(r.value(rec.value, rec.value_type))
    record = DbgVariableRecord("value", value, node(rec.variable), node(rec.expression), node(rec.location))
    _add_debug_record(r, record)


def read_record_assign(r: BodyReader) -> None:
    rec = read_debug_record_assign(r.ops, r.at, r.end)
    node = r.metadata.node
    record = DbgVariableRecord(
        "assign",
        node(rec.value),
        node(rec.variable),
        node(rec.expression),
        node(rec.location),
        node(rec.assign_id),
        node(rec.address),
        node(rec.address_expression),
    )
    _add_debug_record(r, record)


DEBUG_RECORDS: Final[dict[int, Callable[[BodyReader], None]]] = {
    c.FUNC_CODE_DEBUG_LOC: read_debug_location,
    c.FUNC_CODE_DEBUG_LOC_AGAIN: read_debug_location_again,
    c.FUNC_CODE_DEBUG_RECORD_VALUE: read_record_value,
    c.FUNC_CODE_DEBUG_RECORD_DECLARE: read_record_declare,
    c.FUNC_CODE_DEBUG_RECORD_ASSIGN: read_record_assign,
    c.FUNC_CODE_DEBUG_RECORD_VALUE_SIMPLE: read_record_value_simple,
    c.FUNC_CODE_DEBUG_RECORD_LABEL: read_record_label,
    c.FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE: read_record_declare_value,
}
