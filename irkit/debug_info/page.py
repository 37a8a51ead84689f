"""The page of the documentation that lists the nodes of debug info and their fields."""

from __future__ import annotations

from typing import Final

from irkit.debug_info import fields as rules
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_info.schema import NODES
from irkit.releases import NEWEST, OLDEST

_HEAD: Final = f"""# The nodes of debug info

Generated from the declarations in `irkit/debug_info` by `python -m irkit.debug_info.generate`: do not edit.

Each node is a class of `irkit.debug_info`, made by keyword. A field that is left out is as in a text without it; one
that text must have is **required**. Strings are `str`; tags, languages, encodings, kinds and flags may be given as
LLVM's word or as the number, and several flags as one text with `|` between them. A value that a field cannot hold is
an `IRKitError`, an unknown keyword a `TypeError`. Without `distinct` a node is uniqued, unless its class or what it
says (a subprogram that is a definition) makes it distinct.

```python
from irkit.debug_info import DIBasicType, DIFile, DILexicalBlock, DISubprogram

file = DIFile(filename="a.c", directory="/src")
function = DISubprogram(name="f", scope=file, file=file, line=3, flags="DIFlagPrototyped")
block = DILexicalBlock(scope=function, file=file, line=4, column=3)

match block:
    case DILexicalBlock(scope=DISubprogram(name=name), line=line):
        print(f"a block of {{name}} at line {{line}}")
```

What stands in a field that is metadata is a node, a `ConstantAsMetadata`, or None for `null`. Positional patterns of
`match` have the order of the fields. Fields that LLVM {OLDEST} to {NEWEST} do not all have name the release that
brought them; the records of bitcode are in [bitcode-format.md](bitcode-format.md).
"""

_KINDS: Final = {
    rules.STRING: "`str`",
    rules.METADATA: "metadata",
    rules.INTEGER: "`int`",
    rules.SIZE: "`int` or metadata, in bits",
    rules.BOUND: "metadata, a constant or a variable",
    rules.EXPRESSION_BOUND: "metadata, an expression or a variable",
    rules.BOOL: "`bool`",
    rules.WORD: "word or `int`",
    rules.OPTIONAL: "`int` or None",
    rules.FLAGS: "`DIFlag…` words or `int`",
    rules.SUBPROGRAM_FLAGS: "`DISPFlag…` words or `int`",
    rules.VIRTUAL_INDEX: "`int`",
    rules.HIDDEN: "`int`",
    rules.ELEMENTS: "list of metadata",
}
_WORDS: Final = {
    "tags": "DW_TAG_…",
    "attribute_encodings": "DW_ATE_…",
    "languages": "DW_LANG_…",
    "language_names": "DW_LNAME_…",
    "language_dialects": "DW_LLVM_LANG_DIALECT_…",
    "calling_conventions": "DW_CC_…",
    "enum_kinds": "DW_APPLE_ENUM_KIND_…",
    "MACINFO_TYPES": "DW_MACINFO_…",
    "EMISSION_KINDS": "FullDebug, …",
    "NAME_TABLE_KINDS": "GNU, …",
    "CHECKSUM_KINDS": "CSK_MD5, …",
    "FIXED_POINT_KINDS": "Rational, …",
}


def page() -> str:
    """What `docs/debug-info-nodes.md` is to hold."""
    parts = [_HEAD]
    for node in NODES:
        parts += _section(node)
    return "".join(parts)


def _section(node: NodeSchema) -> list[str]:
    since = f" From LLVM {node.since} on." if node.since > OLDEST else ""
    always = " Always distinct." if node.distinct_only else ""
    lines = [f"\n## {node.name}\n\n", f"{node.doc}{always}{since} A `{node.parent}`.\n"]
    if node.fields:
        lines.append("\n| field | in text | type | left out | |\n|---|---|---|---|---|\n")
        lines += [_row(field) for field in node.fields]
    return lines


def _row(field: Field) -> str:
    kind = _KINDS[field.rule]
    if field.words:
        kind += f": `{_WORDS[field.words]}`"
    name = "" if field.rule == rules.HIDDEN and not field.words else f"`{field.name}`"
    cells = (f"`{field.attribute}`", name, kind, _left_out(field), "; ".join(_notes(field)))
    escaped = " | ".join(cell.replace("|", r"\|") for cell in cells)
    return f"| {escaped} |\n"


def _left_out(field: Field) -> str:
    if field.required >= NEWEST and not field.required_since:
        return "required"
    if not field.has_scalar or field.rule == rules.SIZE:
        return {rules.STRING: '`""`', rules.ELEMENTS: "`[]`", rules.SIZE: "`0`"}.get(field.rule, "`None`")
    if field.rule == rules.OPTIONAL:
        return "`None`"
    if field.name.endswith(("bitWidth", "Width")):
        return "as many as the value needs"
    return f"`{field.if_left_out != 0}`" if field.rule == rules.BOOL else f"`{field.if_left_out}`"


def _notes(field: Field) -> list[str]:
    found: list[str] = []
    if field.since > OLDEST:
        found.append(f"from LLVM {field.since} on")
    if field.not_null:
        found.append(f"not None from LLVM {field.required_since} on" if field.required_since else "not None")
    if field.not_empty:
        found.append("not empty where it is given")
    if 0 < field.required < NEWEST:
        found.append(f"required in text up to LLVM {field.required}")
    if field.required_since:
        found.append(f"required in text from LLVM {field.required_since} on")
    if field.only_if is not None:
        other, value, wanted = field.only_if
        found.append(f"printed if `{other}` is {'' if wanted else 'not '}{value:#x}")
    return found
