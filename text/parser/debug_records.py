"""Debug records, `#dbg_value(…)` and its like (LangRef, "Debug records"): one stands before the instruction that
follows it.

A module has either records or calls of `llvm.dbg.…`: which of them it is, its first one decides.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import DEBUG_RECORDS, DEBUG_RECORDS_OF_DECLARED_VALUES
from text.parser.metadata import parse_metadata, parse_node
from text.parser.state import Parser
from text.syntax.nodes import DebugRecordNode

# Word → number of operands.
_RECORDS: Final[dict[str, int]] = {
    "dbg_value": 4,
    "dbg_declare": 4,
    "dbg_assign": 7,
    "dbg_label": 2,
    "dbg_declare_value": 4,
}


def parse_debug_record(p: Parser, node: DebugRecordNode) -> DbgRecord:
    """The record of a `debug_record`, the statement in hand. Raises ParseError."""
    word = node.kind
    operands = node.operands
    count = _RECORDS.get(word.text)
    p.need(node, "debug records", DEBUG_RECORDS)
    if count is None:
        raise p.error(word, f"there is no debug record '#{word.text}'")
    if word.text == "dbg_declare_value":
        p.need(word, "'#dbg_declare_value'", DEBUG_RECORDS_OF_DECLARED_VALUES)
    if len(operands) != count:
        at = operands[count] if len(operands) > count else (operands[-1] if operands else word)
        raise p.error(at, f"'#{word.text}' has {count} operands, and {len(operands)} are given")
    if word.text == "dbg_label":
        label = parse_node(p, operands[0])
        return DbgLabelRecord(label, parse_node(p, operands[1]))
    location = parse_metadata(p, operands[0])
    variable = parse_node(p, operands[1])
    expression = parse_node(p, operands[2])
    kind = word.text[4:]
    if kind != "assign":
        return DbgVariableRecord(kind, location, variable, expression, parse_node(p, operands[3]))
    assign_id = parse_node(p, operands[3])
    address = parse_metadata(p, operands[4])
    address_expression = parse_node(p, operands[5])
    return DbgVariableRecord(
        kind, location, variable, expression, parse_node(p, operands[6]), assign_id, address, address_expression
    )
