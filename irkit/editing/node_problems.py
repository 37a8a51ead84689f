"""What no file can say of a metadata node: a part that is of another kind, or more than its place holds.

The constructors and setters of fields take nothing of the sort; who fills `operands` and `scalars` himself may.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import ABSENT, BOOL, OPTIONAL, SIZE, STRING, Field, NodeSchema
from irkit.debug_info.nodes import DICompileUnit
from irkit.debug_info.records import IfKind
from irkit.metadata import DIExpression, DILocation, DINode, MDNode, MDString, Metadata

MAX_ELEMENT: Final = 0x1_0000_0000_0000_0000
OF_ANY_WIDTH: Final = frozenset(("value", "numerator", "denominator"))


class NodePlan:
    """Of one class of node: which operands are strings and which are nothing's, the lowest and highest of the numbers,
    None for any, and operands that count only where a number is not 0, with its place and both names."""

    __slots__ = ("bounds", "empty", "fields", "of_a_kind", "strings")

    def __init__(self, schema: NodeSchema) -> None:
        named = {field.operand for field in schema.fields if field.has_operand}
        self.empty: list[int] = [place for place in range(schema.operand_count) if place not in named]
        self.strings: list[int] = [field.operand for field in schema.fields if field.rule == STRING]
        self.fields: list[Field] = sorted([field for field in schema.fields if field.has_scalar], key=scalar_of)
        self.bounds: list[tuple[int, int] | None] = [bounds_of(field) for field in self.fields]
        self.of_a_kind: list[tuple[int, int, str, str]] = [
            (schema.by_name[item.name].operand, schema.by_name[item.kind].scalar, item.name, item.kind)
            for item in (schema.record.tail if schema.record is not None else ())
            if isinstance(item, IfKind)
        ]


_PLANS: Final[dict[str, NodePlan]] = {}


def scalar_of(field: Field) -> int:
    return field.scalar


def bounds_of(field: Field) -> tuple[int, int] | None:
    """The least and the greatest number that LLVM's node holds in a field."""
    if field.name in OF_ANY_WIDTH:
        return None
    bits = 1 if field.rule == BOOL else 64 if field.rule == SIZE or field.name == "factor" else field.bits
    last = (1 << bits) - 1
    if field.signed:
        half = last >> 1
        return (~half, half)
    return (ABSENT if field.rule == OPTIONAL else 0, last)


def node_problem(node: MDNode) -> str:
    """What is wrong with a node, "" for nothing."""
    operands: list[object] = list(node.operands)
    for operand in operands:
        if operand is not None and not isinstance(operand, Metadata):
            return f"has {operand!r} among its operands"
    if isinstance(node, DINode):
        return debug_info_problem(node)
    if isinstance(node, DILocation):
        if len(operands) not in (1, 2) or operands[-1] is None:
            if not operands or operands[0] is None:
                return f"of line {node.line}, has no scope"
            return f"has the operands {operands!r}: they are the scope, and where it is inlined if it is"
        if not isinstance(node.scope, MDNode):
            return f"of line {node.line}, has no scope"
    elif isinstance(node, DIExpression):
        elements: list[object] = list(node.elements)
        for number in elements:
            if not isinstance(number, int) or not 0 <= number < MAX_ELEMENT:
                return f"has the element {number!r}"
        if operands:
            return "has operands, beside its elements"
    return ""


def debug_info_problem(node: DINode) -> str:
    schema = node.schema
    count = len(node.operands)
    if count < schema.operand_count or (count > schema.operand_count and schema.name != "GenericDINode"):
        return f"has {count} operands, where it should have {schema.operand_count}"
    if len(node.scalars) != schema.scalar_count:
        return f"has {len(node.scalars)} numbers, where it should have {schema.scalar_count}"
    plan = _PLANS.get(schema.name)
    if plan is None:
        plan = _PLANS[schema.name] = NodePlan(schema)
    for place in plan.strings:
        operand = node.operands[place]
        if operand is not None and not isinstance(operand, MDString):
            return f"has {operand!r} where it has a string"
    for place in plan.empty:
        if node.operands[place] is not None:
            return f"has {node.operands[place]!r} where it has nothing"
    scalars: list[object] = list(node.scalars)
    for place, number in enumerate(scalars):
        bounds = plan.bounds[place]
        if not isinstance(number, int) or (bounds is not None and not bounds[0] <= number <= bounds[1]):
            return f"has {number!r} for '{plan.fields[place].attribute}'"
    for operand_place, kind_place, name, kind in plan.of_a_kind:
        if node.operands[operand_place] is not None and not node.scalars[kind_place]:
            return f"has a {name} without '{kind}'"
    if isinstance(node, DICompileUnit):
        if node.source_language_version and not node.source_language_name:
            return "has a 'source_language_version' without 'source_language_name'"
        if node.language and node.source_language_name:
            return "has both 'language' and 'source_language_name'"
    return ""


def newer_field(node: DINode, release: int) -> str:
    """What of a node an LLVM release has not, by the words of the writer of bitcode; "" for nothing."""
    schema = node.schema
    if schema.since > release:
        return f"a {schema.name}"
    for field in schema.fields:
        if field.since > release:
            has_operand = field.has_operand and node.operands[field.operand] is not None
            if has_operand or (field.has_scalar and node.scalars[field.scalar] != field.usual):
                return f"the field {field.name} of {schema.name}"
    return ""
