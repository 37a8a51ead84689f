"""Specialised nodes (LangRef, "Specialized Metadata Nodes"): fields by name, in any order, as
`irkit.debug_info.schema` declares them.

Note [plans of nodes]: which fields a statement has, and which words stand in them, is the same for all statements of
a shape. So a node of the tree keeps a plan: the operands and scalars that are fixed, and steps that fill in what the
pieces say. What is wrong with the fields themselves (unknown, twice, missing) is found when the plan is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.debug_info import fields as rules
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_info.nodes import CLASSES, DIGenericSubrange, DISubrange
from irkit.debug_info.text_rules import (
    LAST_32,
    LAST_64,
    SP_DEFINITION,
    SP_LOCAL,
    SP_OPTIMIZED,
    SUBPROGRAM_FLAG_FIELDS,
    enumerator_width,
    fraction_width,
    is_absent,
    limit_of,
    required_fields,
    text_fields,
)
from irkit.dialects.dwarf import disp_flag_values
from irkit.dialects.features import EMPTY_SOURCES, SIZES_AS_METADATA
from irkit.errors import ParseError
from irkit.metadata import DIExpression, DINode, MDNode, MDString, Metadata
from irkit.releases import NEWEST, OLDEST
from text.parser.locations import build_expression, build_location
from text.parser.metadata_operands import by_number, end_of, operand, table_of
from text.parser.numbers import integer, limited
from text.parser.state import Parser, UnavailableError
from text.syntax.nodes import FieldNode, SpecialisedNode
from text.syntax.source import unquote
from text.syntax.tree import Node

_FIRST_64: Final = -(1 << 63)
_LAST_SIGNED_64: Final = (1 << 63) - 1
_CONSTS: Final = 0x11  # DW_OP_consts

# What a step does.
_OPERAND: Final = 0
_STRING: Final = 1
_NUMBER: Final = 2
_SIZE: Final = 3
_BOUND: Final = 4
_EXPRESSION_BOUND: Final = 5
_SIGNED: Final = 6
_ELEMENTS: Final = 7
_FLAGS: Final = 8


class _Step:
    """How one field gets its value: from the node `value`, to the places `operand` and `scalar`."""

    __slots__ = ("action", "field", "limit", "name", "operand", "scalar", "value")

    def __init__(self, action: int, name: str, field: Field, value: Node) -> None:
        self.action: int = action
        self.name: str = name
        self.field: Field = field
        self.value: Node = value
        self.operand: int = field.operand
        self.scalar: int = field.scalar
        self.limit: int = LAST_64


class _Plan:
    """See Note [plans of nodes]. `values` are those of fields that text alone has, by name, while a node is made."""

    __slots__ = ("cls", "finish", "names", "operands", "scalars", "schema", "steps", "values")

    def __init__(self, schema: NodeSchema) -> None:
        self.schema: NodeSchema = schema
        self.cls: type[DINode] = CLASSES[schema.name]
        self.operands: list[Metadata | None] = [None] * schema.operand_count
        self.scalars: list[int] = [0] * schema.scalar_count
        self.steps: list[_Step] = []
        self.names: dict[str, Node] = {}  # field → its value
        self.values: dict[str, int] = {}
        self.finish: _Finish | None = _FINISH.get(schema.name)


def build_specialised(p: Parser, node: SpecialisedNode, shell: MDNode | None) -> MDNode:
    """The node that a `specialised` tree stands for; `shell` is the object to fill for a distinct one, which may have
    been referred to. Raises ParseError."""
    name = node.name.text
    if name == "DILocation":
        return build_location(p, node, shell)
    if name == "DIExpression":
        return build_expression(p, node, shell)
    if node.cache_owner is p.owner:
        plan = node.cache
        assert isinstance(plan, _Plan)
    else:
        plan = _make_plan(p, node, name)
        node.cache = plan
        node.cache_owner = p.owner
    if plan.schema.distinct_only and shell is None:
        raise p.error(node, f"a {name} must be 'distinct'")
    operands = plan.operands.copy()
    scalars = plan.scalars.copy()
    for step in plan.steps:
        action = step.action
        if action == _OPERAND:
            value = step.value
            operands[step.operand] = by_number(p, value) if value.rule == "METADATA_ID" else operand(p, value)
        elif action == _STRING:
            operands[step.operand] = _string(p, step)
        elif action == _NUMBER:
            text = p.text(step.value)
            number = limited(text) if text.isdigit() else _unsigned(p, step, text)
            if number > step.limit:
                raise _too_large(p, step)
            if step.scalar == -1:
                plan.values[step.name] = number
            else:
                scalars[step.scalar] = -1 if is_absent(step.field, number) else number
        else:
            _other_step(p, step, operands, scalars)
    if plan.finish is not None:
        plan.finish(p, node, plan, operands, scalars, shell is not None)
    if shell is None:
        return table_of(p).unique(plan.cls(operands, scalars, False))
    assert isinstance(shell, DINode)
    shell.operands = operands
    shell.scalars = scalars
    if isinstance(shell, (DISubrange, DIGenericSubrange)):
        p.module.provenance.distinct_subranges.append(shell)
    table_of(p).note_distinct(shell)
    return shell


# Plans


def _make_plan(p: Parser, node: SpecialisedNode, name: str) -> _Plan:
    cls = CLASSES.get(name)
    if cls is None:
        raise p.error(node, f"there is no metadata node '!{name}'")
    schema = cls([], []).schema
    version = p.dialect.llvm_version
    if version < schema.since:
        raise p.unavailable(node, f"the node '!{name}'", schema.since, NEWEST)
    plan = _Plan(schema)
    for field in schema.fields:
        if field.scalar != -1:
            plan.scalars[field.scalar] = field.if_left_out
    known = text_fields(schema, version)
    for child in node.operands:
        if not isinstance(child, FieldNode):
            raise p.error(child, f"expected the name of a field of {name}")
        label, value = child.name, child.value
        found = known.get(label.text)
        if found is None:
            raise _unknown_field(p, label, schema)
        if label.text in plan.names:
            raise p.error(label, f"the field '{label.text}' is given twice")
        plan.names[label.text] = value
        _plan_field(p, plan, found, value)
    for required in required_fields(schema, version):
        if required.name not in plan.names:
            error = p.source.error(p.offset, end_of(p, node), f"the field '{required.name}' of {name} is missing")
            raise _since(required, error)
    return plan


def _since(field: Field, error: ParseError) -> ParseError:
    """The error to raise for what a field cannot be since it is required: releases before take it."""
    first = field.required_since
    return UnavailableError(error, first - 1) if first > OLDEST else error


def _unknown_field(p: Parser, label: Node, schema: NodeSchema) -> ParseError:
    field = schema.by_name.get(label.text)
    if field is not None and p.dialect.llvm_version < field.since <= NEWEST:
        return p.unavailable(label, f"the field '{label.text}' of {schema.name}", field.since, NEWEST)
    return p.error(label, f"{schema.name} has no field '{label.text}'")


def _plan_field(p: Parser, plan: _Plan, field: Field, value: Node) -> None:
    """Put a field's value in its place if it is fixed, and otherwise a step for it into the plan."""
    step = _Step(_OPERAND, field.name, field, value)
    rule, value_rule = field.rule, value.rule
    if rule in (rules.METADATA, rules.BOUND, rules.EXPRESSION_BOUND, rules.SIZE):
        if value_rule == "IDENT" and value.text == "null":
            if field.not_null and p.dialect.llvm_version >= field.required_since:
                raise _since(field, p.error(value, f"the field '{field.name}' cannot be null"))
            return
        if value_rule == "INT":
            _plan_number_operand(p, plan, step)
            return
        if rule == rules.SIZE and not p.dialect.has(SIZES_AS_METADATA):
            raise p.error(value, f"expected a number for '{field.name}'")
        if value_rule in ("IDENT", "STRING", "HEX", "flags", "list"):
            raise p.error(value, f"expected metadata for '{field.name}'")
        plan.steps.append(step)
    elif rule == rules.STRING:
        if value_rule != "STRING":
            raise p.error(value, f"expected a string for '{field.name}'")
        step.action = _STRING
        plan.steps.append(step)
    elif rule == rules.BOOL:
        if value_rule != "IDENT" or value.text not in ("true", "false"):
            raise p.error(value, f"expected 'true' or 'false' for '{field.name}'")
        _set(plan, field, int(value.text == "true"))
    elif rule in (rules.FLAGS, rules.SUBPROGRAM_FLAGS):
        _plan_flags(p, plan, step)
    elif rule == rules.ELEMENTS:
        if value_rule != "list":
            raise p.error(value, f"expected metadata in braces for '{field.name}'")
        step.action = _ELEMENTS
        plan.steps.append(step)
    else:
        _plan_number(p, plan, step)


def _set(plan: _Plan, field: Field, value: int) -> None:
    if field.scalar != -1:
        plan.scalars[field.scalar] = value
    else:
        plan.values[field.name] = value


def _plan_number_operand(p: Parser, plan: _Plan, step: _Step) -> None:
    """A number where there may be metadata."""
    rule = step.field.rule
    if rule == rules.METADATA and not step.field.may_be_number:
        raise p.error(step.value, f"expected metadata for '{step.name}'")
    if rule == rules.SIZE:
        step.action = _SIZE if p.dialect.has(SIZES_AS_METADATA) else _NUMBER
    else:
        step.action = _EXPRESSION_BOUND if rule == rules.EXPRESSION_BOUND else _BOUND
    plan.steps.append(step)


def _plan_number(p: Parser, plan: _Plan, step: _Step) -> None:
    """A number, or a word for one."""
    field, value = step.field, step.value
    limit = limit_of(field, p.dialect.llvm_version)
    if field.words:
        if value.rule == "IDENT":
            number = _word_value(p, field.words, value.text)
            if number is None:
                raise p.error(value, f"'{value.text}' is no word for '{field.name}'")
            _set(plan, field, number)
            return
        if limit < 0:
            raise p.error(value, f"expected a word for '{field.name}'")
    if value.rule != "INT":
        raise p.error(value, f"expected a number for '{field.name}'")
    step.limit = limit
    step.action = _SIGNED if field.signed else _NUMBER
    plan.steps.append(step)


_WORD_VALUES: Final[dict[tuple[int, str], dict[str, int]]] = {}


def _word_value(p: Parser, table: str, word: str) -> int | None:
    key = (p.dialect.llvm_version, table)
    values = _WORD_VALUES.get(key)
    if values is None:
        words = p.dialect.dwarf.words(table)
        values = _WORD_VALUES[key] = {name: number for number, name in reversed(words.items()) if name}
    return values.get(word)


def _plan_flags(p: Parser, plan: _Plan, step: _Step) -> None:
    value, field = step.value, step.field
    is_subprogram = field.rule == rules.SUBPROGRAM_FLAGS
    values = disp_flag_values() if is_subprogram else p.dialect.dwarf.di_flag_values()
    flags = 0
    items = value.children if value.rule == "flags" else [value]
    for item in items:
        if item.rule == "INT":
            continue
        if item.rule == "IDENT" and item.text in values:
            flags |= values[item.text]
        elif item.rule == "IDENT":
            raise p.error(item, f"there is no flag '{item.text}'")
        else:
            raise p.error(item, f"expected flags for '{field.name}'")
    plan.scalars[field.scalar] = flags
    if any(item.rule == "INT" for item in items):
        step.action = _FLAGS
        plan.steps.append(step)


# Steps


def _unsigned(p: Parser, step: _Step, text: str) -> int:
    if text[0] in "-s":
        raise p.error(step.value, f"expected a number that is not negative for '{step.name}'")
    return limited(text)


def _signed(p: Parser, step: _Step, first: int, last: int) -> int:
    text = p.text(step.value)
    number = limited(text)
    if number < first:
        raise p.error(step.value, f"the value of '{step.name}' is too small; the limit is {first}")
    if number > last:
        raise p.error(step.value, f"the value of '{step.name}' is too large; the limit is {last}")
    return number


def _too_large(p: Parser, step: _Step) -> ParseError:
    return p.error(step.value, f"the value of '{step.name}' is too large; the limit is {step.limit}")


def _string(p: Parser, step: _Step) -> MDString | None:
    text = unquote(p.text(step.value))
    if not text:
        if step.field.not_empty:
            raise p.error(step.value, f"the field '{step.name}' cannot be empty")
        if step.name != "source" or not p.dialect.has(EMPTY_SOURCES):
            return None
    return table_of(p).string(text)


def _other_step(p: Parser, step: _Step, operands: list[Metadata | None], scalars: list[int]) -> None:
    action = step.action
    table = table_of(p)
    if action == _SIZE:
        number = _unsigned(p, step, p.text(step.value))
        if number > LAST_64:
            raise _too_large(p, step)
        operands[step.operand] = table.number(number)
    elif action == _BOUND:
        first = -1 if step.name == "count" else _FIRST_64
        operands[step.operand] = table.number(_signed(p, step, first, _LAST_SIGNED_64))
    elif action == _EXPRESSION_BOUND:
        number = _signed(p, step, _FIRST_64, _LAST_SIGNED_64)
        operands[step.operand] = table.unique(DIExpression([_CONSTS, number & LAST_64]))
    elif action == _SIGNED:
        if step.name == "thisAdjustment":
            scalars[step.scalar] = _signed(p, step, -(1 << 31), (1 << 31) - 1)
        elif step.name == "factor":
            scalars[step.scalar] = _signed(p, step, _FIRST_64, _LAST_SIGNED_64)
        else:
            text = p.text(step.value)
            scalars[step.scalar] = integer(text, 4 * len(text) + 1)
    elif action == _ELEMENTS:
        for item in step.value.children:
            operands.append(None if item.rule == "CONSTANT" and item.text == "null" else operand(p, item))
    else:
        value = step.value
        for item in value.children if value.rule == "flags" else [value]:
            if item.rule == "INT":
                text = p.text(item)
                number = limited(text)
                if text[0] in "-s" or number > LAST_32:
                    raise p.error(item, f"the value of '{step.name}' must have 32 bits")
                scalars[step.scalar] |= number


# What single classes need besides

_Finish = Callable[[Parser, Node, _Plan, list[Metadata | None], list[int], bool], None]


def _scalar(plan: _Plan, scalars: list[int], name: str) -> int:
    return scalars[plan.schema.by_name[name].scalar]


def _finish_file(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    if ("checksumkind" in plan.names) != ("checksum" in plan.names):
        raise p.source.error(p.offset, end_of(p, node) + 1, "'checksumkind' and 'checksum' need each other")


def _finish_subprogram(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    place = plan.schema.by_name["spFlags"].scalar
    if "spFlags" not in plan.names:
        values = plan.values
        flags = values.get("virtuality", 0)
        for name, bit in (("isLocal", SP_LOCAL), ("isDefinition", SP_DEFINITION), ("isOptimized", SP_OPTIMIZED)):
            if values.get(name, SUBPROGRAM_FLAG_FIELDS[name].default):
                flags |= bit
        scalars[place] = flags
    if scalars[place] & SP_DEFINITION and not distinct:
        raise p.error(node, "a DISubprogram that is a definition must be 'distinct'")


def _finish_enumerator(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    is_unsigned = _scalar(plan, scalars, "isUnsigned") != 0
    value = _scalar(plan, scalars, "value")
    if value < 0 and is_unsigned:
        message = "the value of an unsigned enumerator cannot be negative"
        raise p.source.error(p.offset, end_of(p, node) + 1, message)
    scalars[plan.schema.by_name["bitWidth"].scalar] = enumerator_width(value, is_unsigned)


def _finish_label(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    """LLVM takes an index of 64 bits and keeps the lower half."""
    if "coroSuspendIdx" in plan.names:
        scalars[plan.schema.by_name["coroSuspendIdx"].scalar] &= LAST_32


def _finish_fixed_point(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    for name in ("numerator", "denominator"):
        scalars[plan.schema.by_name[name + "Width"].scalar] = fraction_width(_scalar(plan, scalars, name))


def _finish_compile_unit(
    p: Parser, node: Node, plan: _Plan, operands: list[Metadata | None], scalars: list[int], distinct: bool
) -> None:
    names = plan.names
    if "language" not in names and "sourceLanguageName" not in names:
        raise p.error(node, "a DICompileUnit needs 'language' or 'sourceLanguageName'")
    if "language" in names and "sourceLanguageName" in names:
        raise p.error(node, "a DICompileUnit has either 'language' or 'sourceLanguageName'")
    if "sourceLanguageVersion" in names and "sourceLanguageName" not in names:
        raise p.error(node, "'sourceLanguageVersion' needs 'sourceLanguageName'")


_FINISH: Final[dict[str, _Finish]] = {
    "DIFile": _finish_file,
    "DISubprogram": _finish_subprogram,
    "DIEnumerator": _finish_enumerator,
    "DILabel": _finish_label,
    "DIFixedPointType": _finish_fixed_point,
    "DICompileUnit": _finish_compile_unit,
}
