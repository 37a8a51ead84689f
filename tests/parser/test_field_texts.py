"""What each field of each node takes in text: `field_texts.txt` has for each the values, and what is printed of a node
(`-` where that is what was read) or what is said of a value that it does not take. A value itself is `~` there.

`python tests/parser/test_field_texts.py` writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import irkit
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_info.schema import NODES
from irkit.errors import ParseError

FILE = Path(__file__).parent / "field_texts.txt"
LAST = (2**8 - 1, 2**16 - 1, 2**31 - 1, 2**32 - 1, 2**63 - 1, 2**64 - 1)
VALUES = (
    *("0", "1", "-1", "-2147483648", "-2147483649", "-9223372036854775808", "-9223372036854775809"),
    *(str(number) for last in LAST for number in (last, last + 1)),
    *("u0x10", "null", "true", "false", "thing", '""', '"s"', "!1", "!{}", "i32 1", "{}", "{null, !1}"),
    *("DW_TAG_member", "DW_ATE_signed", "DW_CC_normal", "FullDebug", "DW_VIRTUALITY_virtual", "DIFlagVector | 4"),
    *("DIFlagZero", "DIFlagPublic", "DISPFlagOptimized | DISPFlagPure", "DISPFlagDefinition", "thing | thing"),
)
FILLED = ("!1", "1", '"s"', "FullDebug", "DW_LANG_C99", "DW_TAG_member")  # of what a node must have


def parsed(name: str, fields: dict[str, str]) -> str:
    """The node as it is printed, or what is said of it."""
    said = ", ".join([f"{field}: {value}" for field, value in fields.items()])
    message = ""
    for distinct in ("", "distinct "):
        text = f"!n = !{{!0, !1}}\n!0 = {distinct}!{name}({said})\n!1 = distinct !{{}}\n"
        try:
            printed = irkit.to_assembly(irkit.parse_assembly(text, "x", 22))
        except ParseError as error:
            message = error.message
            if "must be 'distinct'" not in message:
                break
        else:
            found = re.search(r"^!0 = (?:distinct )?(.*)$", printed, re.MULTILINE)
            assert found is not None
            return found[1]
    return message


def needed(schema: NodeSchema) -> dict[str, str]:
    """The fields that a node must have."""
    fields: dict[str, str] = {}
    while found := re.match(r"the field '(\w+)' of", parsed(schema.name, fields)):
        for value in FILLED:
            fields[found[1]] = value
            if f"'{found[1]}'" not in parsed(schema.name, fields):
                break
    return fields


def rows(schema: NodeSchema) -> Iterator[str]:
    given = needed(schema)
    yield f"{schema.name} {given}"
    for field in schema.fields:
        yield from answers(schema, field, given)


def answers(schema: NodeSchema, field: Field, given: dict[str, str]) -> Iterator[str]:
    found: dict[str, list[str]] = {}
    for value in VALUES:
        fields = given | {field.name: value}
        answer = parsed(schema.name, fields)
        if answer.startswith("!"):
            printed = answer
            answer = "-" if f"{field.name}: {value}" in printed else printed
        found.setdefault(answer.replace(value, "~") if len(value) > 2 else answer, []).append(value)
    yield f"  {field.name}"
    for answer, values in found.items():
        yield f"    {' '.join(values)}: {answer}"


@pytest.mark.parametrize("name", [schema.name for schema in NODES])
def test_what_each_field_takes(name: str) -> None:
    recorded = FILE.read_text(encoding="utf-8").split("\n\n")
    lines = next(part for part in recorded if part.startswith(f"{name} ")).splitlines()
    (schema,) = (schema for schema in NODES if schema.name == name)
    assert list(rows(schema)) == lines


if __name__ == "__main__":
    FILE.write_text("\n\n".join(["\n".join(rows(schema)) for schema in NODES]) + "\n", encoding="utf-8")
