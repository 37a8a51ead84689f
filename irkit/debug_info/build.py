"""Building a node from its fields by LLVM's names."""

from __future__ import annotations

from irkit.debug_info.nodes import CLASSES
from irkit.debug_info.values import set_field
from irkit.metadata import DINode, Metadata

FieldValue = int | str | Metadata | list[Metadata | None] | None


def make_node(name: str, fields: dict[str, FieldValue], distinct: bool = False) -> DINode:
    """A node of the class `name` ("DISubprogram"), of the fields given by LLVM's names, whether or not a text with them
    would be whole; the others are as in a record that ends before them. Raises ValueError for a class or field that
    there is not, IRKitError for a value that the field cannot hold."""
    cls = CLASSES.get(name)
    if cls is None:
        raise ValueError(f"there is no node {name}")
    node = cls([], [], distinct)
    schema = node.schema
    node.operands = [None] * schema.operand_count
    node.scalars = [field.usual for field in schema.fields if field.has_scalar]
    for field_name, value in fields.items():
        field_or_none = schema.by_name.get(field_name)
        if field_or_none is None:
            raise ValueError(f"{name} has no field {field_name}")
        set_field(node, field_or_none, value)
    return node
