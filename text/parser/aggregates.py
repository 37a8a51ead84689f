"""Instructions on structs and arrays (LangRef, "Aggregate Operations")."""

from __future__ import annotations

from typing import Final

from irkit.instructions import ExtractValueInst, InsertValueInst, Instruction
from irkit.type_rules import is_aggregate, member_type
from text.parser.constants import parse_value
from text.parser.items import Handler, items_of
from text.parser.state import Parser
from text.parser.types import check_unsigned, parse_type
from text.syntax.nodes import ExtractvalueNode, InsertvalueNode
from text.syntax.tree import Node


def index_list(p: Parser, first: Node, items: Node) -> list[int]:
    """The indices into an aggregate: one in the operation, the others behind commas."""
    indices = [check_unsigned(p, first, 32)]
    for item in items_of(p, items).leading:
        if item.rule != "INT":
            raise p.error(item, "expected an index or a metadata attachment")
        indices.append(check_unsigned(p, item, 32))
    return indices


def parse_extractvalue(p: Parser, node: ExtractvalueNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    aggregate = parse_value(p, node.value, ty)
    indices = index_list(p, node.index, items)
    if not is_aggregate(ty):
        raise p.error(node.type, f"'extractvalue' from '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(node.type, f"these indices lead out of '{ty}'")
    return ExtractValueInst(member, aggregate, indices)


def parse_insertvalue(p: Parser, node: InsertvalueNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    aggregate = parse_value(p, node.value, ty)
    element = parse_value(p, node.element, parse_type(p, node.element_type))
    indices = index_list(p, node.index, items)
    if not is_aggregate(ty):
        raise p.error(node.type, f"'insertvalue' into '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(node.type, f"these indices lead out of '{ty}'")
    if member is not element.type:
        raise p.error(node.element_type, f"'insertvalue' of '{element.type}' where '{ty}' has '{member}'")
    return InsertValueInst(aggregate, element, indices)


AGGREGATES: Final[dict[str, Handler]] = {
    "extractvalue": parse_extractvalue,
    "insertvalue": parse_insertvalue,
}
