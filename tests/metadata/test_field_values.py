"""What each field of each node takes: `field_values.txt` has for each the values, and what the field is then, as Python
gives it, and the node in short; or what is said of a value that it does not take. A value itself is `~` there.

`python tests/metadata/test_field_values.py` writes it anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from irkit.debug_info import make_node
from irkit.debug_info.build import FieldValue
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_info.schema import NODES
from irkit.errors import IRKitError
from irkit.metadata import MDString, MDTuple

FILE = Path(__file__).parent / "field_values.txt"
LIMITS = (
    1,
    2,
    7,
    8,
    255,
    256,
    2**16 - 1,
    2**16,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**63 - 1,
    2**63,
    2**64 - 1,
    2**64,
)
WORDS = (
    *("", "thing", "DW_TAG_member", "DW_ATE_signed", "DW_LANG_C99", "DW_LANG_Ada95", "DW_VIRTUALITY_virtual"),
    *("DIFlagPublic", "DIFlagZero", "DIFlagVector | DIFlagPrivate", "DIFlagPublic | thing", "DISPFlagDefinition"),
    *("DISPFlagVirtual | DISPFlagOptimized", "DW_CC_normal", "FullDebug", "NoDebug", "GNU", "Apple", "CSK_MD5"),
    *("DW_MACINFO_define", "DW_LNAME_C", "DW_APPLE_ENUM_KIND_Open", "DW_OP_deref"),
)
VALUES: dict[str, FieldValue] = {
    **{str(number): number for limit in (0, *LIMITS) for number in (limit, -limit, -limit - 1)},
    **{repr(word): word for word in WORDS},
    **{"None": None, "True": True, "False": False, "a string": MDString("said"), "a node": MDTuple([])},
}


def result(schema: NodeSchema, field: Field, value: FieldValue) -> str:
    try:
        node = make_node(schema.name, {field.name: value})
    except IRKitError as error:
        return re.sub(r"; <.*> is not that$", "; ~ is not that", str(error))
    if not field.attribute.isidentifier() or not hasattr(node, field.attribute):
        return "no attribute"
    found = getattr(node, field.attribute)
    if isinstance(found, MDTuple):
        return "the node"
    return f"{found!r} {node!r}"


def lines_of(schema: NodeSchema) -> list[str]:
    lines = [schema.name]
    for field in schema.fields:
        alike: dict[str, list[str]] = {}
        for shown, value in VALUES.items():
            said = result(schema, field, value)
            alike.setdefault(
                said.replace(shown, "~") if len(shown) > 1 else said.replace(f"; {shown} is", "; ~ is"), []
            ).append(shown)
        lines += [f"  {field.name} ({field.attribute})", *[f"    {' '.join(v)}: {said}" for said, v in alike.items()]]
    return lines


def recorded() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            lines = found[line] = []
        lines.append(line)
    return found


@pytest.mark.parametrize("schema", NODES, ids=[schema.name for schema in NODES])
def test_what_each_field_takes(schema: NodeSchema) -> None:
    assert lines_of(schema) == recorded()[schema.name]


if __name__ == "__main__":
    FILE.write_text("\n".join([line for schema in NODES for line in lines_of(schema)]) + "\n", encoding="utf-8")
