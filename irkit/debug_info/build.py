"""Building a node from its fields by name, as text gives them."""

from __future__ import annotations

from irkit.debug_info.fields import ALWAYS, ELEMENTS, STRING, Field
from irkit.debug_info.nodes import CLASSES
from irkit.metadata import DINode, MDString, Metadata

FieldValue = int | str | Metadata | list[Metadata | None] | None


def make_node(name: str, fields: dict[str, FieldValue], distinct: bool = False) -> DINode:
    """A node of the class `name` ("DISubprogram"), of the fields given by LLVM's names; the others have their
    defaults. Strings may be str or MDString, numbers int or bool. Raises ValueError for a class or field that there is
    not, TypeError for a value that the field cannot hold."""
    cls = CLASSES.get(name)
    if cls is None:
        raise ValueError(f"there is no node {name}")
    node = cls([], [], distinct)
    schema = node.schema
    node.operands = [None] * schema.operand_count
    node.scalars = [0] * schema.scalar_count
    for field in schema.fields:
        if field.scalar >= 0:
            node.scalars[field.scalar] = _default(field)
    for field_name, value in fields.items():
        field_or_none = schema.by_name.get(field_name)
        if field_or_none is None:
            raise ValueError(f"{name} has no field {field_name}")
        _set_field(node, field_or_none, value)
    return node


def _default(field: Field) -> int:
    return 0 if field.default == ALWAYS else field.default


def _set_field(node: DINode, field: Field, value: FieldValue) -> None:
    if field.rule == ELEMENTS and isinstance(value, list):
        node.operands[field.operand :] = value
    elif field.rule == STRING and isinstance(value, str):
        node.operands[field.operand] = MDString(value) if value else None
    elif field.has_operand and (value is None or isinstance(value, Metadata)):
        node.operands[field.operand] = value
    elif field.has_scalar and isinstance(value, int):
        node.scalars[field.scalar] = int(value)
    else:
        raise TypeError(f"the field {field.name} of {node.schema.name} cannot be {value!r}")
