"""Fields of debug info nodes as their users give them, by keyword: words or numbers, str for strings, all checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from irkit.debug_info import fields as rules
from irkit.debug_info.fields import ABSENT, LEFT_OUT, Field, NodeSchema
from irkit.debug_info.text_rules import (
    LAST_64,
    SP_DEFINITION,
    enumerator_width,
    fraction_width,
    limit_of,
)
from irkit.dialects.dwarf import Dwarf, disp_flag_values
from irkit.errors import IRKitError
from irkit.metadata import DINode, MDString, Metadata
from irkit.releases import NEWEST

_SIGNED_64: Final = 1 << 63
_MOST_SHOWN: Final = 40
_WORDS: Final[dict[str, dict[str, int]]] = {}


def set_fields(node: DINode, values: Mapping[str, object], distinct: bool | None) -> None:
    """Fill a new node: the fields given, by Python's names, and the others as text has them that leaves them out.

    Without `distinct` it is as nodes of its kind must be, and otherwise uniqued. Raises IRKitError.
    """
    schema = node.schema
    given = {name: value for name, value in values.items() if value is not LEFT_OUT}
    node.operands = [None] * schema.operand_count
    node.scalars = [field.if_left_out for field in schema.fields if field.has_scalar]
    for field in schema.fields:
        if field.attribute in given:
            set_field(node, field, given[field.attribute])
        elif field.required >= NEWEST and not field.required_since:
            raise IRKitError(f"{schema.name} needs '{field.attribute}'")
    _finish(node, set(given))
    must_be = schema.distinct_only or (schema.name == "DISubprogram" and _scalar(node, "spFlags") & SP_DEFINITION != 0)
    if must_be and distinct is False:
        what = "a DISubprogram that is a definition" if schema.name == "DISubprogram" else f"a {schema.name}"
        raise IRKitError(f"{what} must be distinct")
    node.distinct = must_be if distinct is None else distinct


def set_field(node: DINode, field: Field, value: object) -> None:
    """Set one field. Raises IRKitError for what it cannot be."""
    rule = field.rule
    schema = node.schema
    if rule == rules.ELEMENTS:
        if not isinstance(value, (list, tuple)) or not all(_is_metadata(one) for one in value):
            raise _wrong(schema, field, value, "a list of metadata")
        node.operands[field.operand :] = list(value)
    elif rule == rules.STRING:
        if not isinstance(value, (str, MDString)) and value is not None:
            raise _wrong(schema, field, value, "str")
        if field.not_empty and not (value.string if isinstance(value, MDString) else value):
            raise _wrong(schema, field, value, "a str that is not empty")
        if isinstance(value, MDString):
            node.operands[field.operand] = value
        else:
            node.operands[field.operand] = MDString(value) if value else None
    elif field.has_operand and _is_metadata(value):
        if value is None and field.not_null and not field.required_since:
            raise _wrong(schema, field, value, "metadata, not None")
        node.operands[field.operand] = value if isinstance(value, Metadata) else None
        if field.scalar != -1:
            node.scalars[field.scalar] = 0
    elif field.has_scalar:
        node.scalars[field.scalar] = number_of(schema, field, value)
        if field.has_operand:
            node.operands[field.operand] = None
    else:
        raise _wrong(schema, field, value, "metadata")


def number_of(schema: NodeSchema, field: Field, value: object) -> int:
    """The number that a field's value is, which may be LLVM's word for it. Raises IRKitError."""
    rule = field.rule
    if rule == rules.BOOL:
        if value not in (0, 1):  # and so neither True nor False
            raise _wrong(schema, field, value, "True or False")
        return int(bool(value))
    if value is None and rule == rules.OPTIONAL:
        return ABSENT
    if isinstance(value, str):
        return _number_of_words(schema, field, value)
    if not isinstance(value, int):
        raise _wrong(schema, field, value, _allowed(field))
    number = int(value)
    limit = limit_of(field, NEWEST)
    if limit == -1:
        limit = max(Dwarf(NEWEST).words(field.words))
    if field.signed:
        if field.name in ("value", "numerator", "denominator"):
            return number  # of any width
        half = _SIGNED_64 if field.name == "factor" else (limit >> 1) + 1
        if not -half <= number < half:
            raise _wrong(schema, field, value, f"{-half} to {half - 1}")
    elif not 0 <= number <= limit:
        raise _wrong(schema, field, value, f"0 to {limit}")
    return number


def _number_of_words(schema: NodeSchema, field: Field, text: str) -> int:
    words = _words_of(field)
    if field.rule in (rules.FLAGS, rules.SUBPROGRAM_FLAGS):
        number = 0
        for part in text.split("|"):
            if part.strip() not in words:
                raise _wrong(schema, field, text, _allowed(field))
            number |= words[part.strip()]
        return number
    if text not in words:
        raise _wrong(schema, field, text, _allowed(field))
    return words[text]


def _words_of(field: Field) -> dict[str, int]:
    """The words that a field takes, of the newest release."""
    key = field.words or str(field.rule)
    found = _WORDS.get(key)
    if found is None:
        dwarf = Dwarf(NEWEST)
        if field.rule == rules.FLAGS:
            found = dwarf.di_flag_values()
        elif field.rule == rules.SUBPROGRAM_FLAGS:
            found = disp_flag_values()
        else:
            found = {word: number for number, word in reversed(dwarf.words(field.words).items()) if word}
        _WORDS[key] = found
    return found


def _is_metadata(value: object) -> bool:
    return value is None or isinstance(value, Metadata)


def _allowed(field: Field) -> str:
    """What a field takes, in words."""
    words = _words_of(field)
    kind = "int"
    if words:
        kind = f"int or a word such as {next(iter(words))!r}"
    if field.rule == rules.SIZE:
        kind = "int or metadata"
    return f"{kind}, or None" if field.rule == rules.OPTIONAL else kind


def _wrong(schema: NodeSchema, field: Field, value: object, allowed: str) -> IRKitError:
    shown = repr(value)
    if len(shown) > 60:
        shown = shown[:57] + "..."
    return IRKitError(f"the field '{field.attribute}' of {schema.name} takes {allowed}; {shown} is not that")


def _scalar(node: DINode, name: str) -> int:
    return node.scalars[node.schema.by_name[name].scalar]


def _set_width(node: DINode, name: str, width: int) -> None:
    place = node.schema.by_name[name].scalar
    if node.scalars[place] == 0:
        node.scalars[place] = width
    elif node.scalars[place] < width:
        raise IRKitError(f"a value of {width} bits does not fit '{name}' of {node.schema.name}")


def _finish(node: DINode, given: set[str]) -> None:
    """What fields say of each other, as text has to."""
    name = node.schema.name
    if name == "DIFile":
        if ("checksumkind" in given) != ("checksum" in given):
            raise IRKitError("'checksumkind' and 'checksum' of DIFile need each other")
    elif name == "DIEnumerator":
        value, is_unsigned = _scalar(node, "value"), _scalar(node, "isUnsigned") != 0
        if value < 0 and is_unsigned:
            raise IRKitError("the value of an unsigned DIEnumerator cannot be negative")
        _set_width(node, "bitWidth", enumerator_width(value, is_unsigned))
    elif name == "DIFixedPointType":
        for part in ("numerator", "denominator"):
            _set_width(node, part + "Width", fraction_width(_scalar(node, part)))
    elif name == "DICompileUnit":
        if ("language" in given) == ("source_language_name" in given):
            raise IRKitError("a DICompileUnit has either 'language' or 'source_language_name'")
        if "source_language_version" in given and "source_language_name" not in given:
            raise IRKitError("'source_language_version' of DICompileUnit needs 'source_language_name'")


def short_text(node: DINode) -> str:
    """A node in a few words, as `DISubprogram('f', line=3)`: its strings and numbers up to some length."""
    parts: list[str] = []
    for field in node.schema.fields:
        if field.rule == rules.STRING and node.operands[field.operand] is not None:
            text = node.string_operand(field.operand)
            if len(text) > _MOST_SHOWN:
                text = text[: _MOST_SHOWN - 1] + "…"
            part = repr(text) if field.name == "name" else f"{field.attribute}={text!r}"
        elif field.has_scalar and field.rule != rules.HIDDEN and node.scalars[field.scalar] != field.usual:
            part = f"{field.attribute}={_shown(node, field)}"
        else:
            continue
        if sum(map(len, parts)) > 50:
            parts.append("…")
            break
        parts.append(part)
    return f"{'distinct ' if node.distinct else ''}{node.schema.name}({', '.join(parts)})"


def _shown(node: DINode, field: Field) -> str:
    value = node.scalars[field.scalar]
    word = Dwarf(NEWEST).words(field.words).get(value, "") if field.words else ""
    if field.rule == rules.BOOL:
        return str(value != 0)
    return word if word else str(value & LAST_64 if not field.signed else value)
