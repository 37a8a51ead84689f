"""`!DILocation(…)` and `!DIExpression(…)`, which are no nodes of the schema (LangRef, "DILocation", "DIExpression")."""

from __future__ import annotations

from typing import Final

from irkit.debug_info.text_rules import LAST_8, LAST_16, LAST_32, LAST_64
from irkit.dialects.features import ATOM_GROUPS
from irkit.metadata import LAST_ATOM_GROUP, LAST_ATOM_RANK, DIExpression, DILocation, MDNode
from text.parser.metadata_operands import end_of, operand, table_of
from text.parser.numbers import limited
from text.parser.state import Parser
from text.syntax.nodes import FieldNode, SpecialisedNode
from text.syntax.tree import Node

_LOCATION_LIMITS: Final[dict[str, int]] = {
    "line": LAST_32,
    "column": LAST_16,
    "atomGroup": LAST_64,
    "atomRank": LAST_8,
}
_ATOMS: Final = ("atomGroup", "atomRank")


class _LocationPlan:
    """Which fields a DILocation has: numbers with their nodes, scope and place of inlining."""

    __slots__ = ("implicit", "inlined_at", "numbers", "scope")

    def __init__(self) -> None:
        self.numbers: list[tuple[str, Node]] = []
        self.scope: Node | None = None
        self.inlined_at: Node | None = None
        self.implicit: bool = False


def _plan_location(p: Parser, node: SpecialisedNode) -> _LocationPlan:
    plan = _LocationPlan()
    seen: set[str] = set()
    for child in node.operands:
        if not isinstance(child, FieldNode):
            raise p.error(child, "expected the name of a field of DILocation")
        label, value = child.name, child.value
        name = label.text
        if name in seen:
            raise p.error(label, f"the field '{name}' is given twice")
        seen.add(name)
        is_null = value.rule == "IDENT" and value.text == "null"
        if name in _LOCATION_LIMITS:
            if name in _ATOMS and not p.dialect.has(ATOM_GROUPS):
                raise p.unavailable(label, f"the field '{name}' of DILocation", ATOM_GROUPS.first, ATOM_GROUPS.last)
            if value.rule != "INT":
                raise p.error(value, f"expected a number for '{name}'")
            plan.numbers.append((name, value))
        elif name == "scope":
            if is_null:
                raise p.error(value, "the field 'scope' cannot be null")
            plan.scope = value
        elif name == "inlinedAt":
            plan.inlined_at = None if is_null else value
        elif name == "isImplicitCode":
            if value.rule != "IDENT" or value.text not in ("true", "false"):
                raise p.error(value, "expected 'true' or 'false' for 'isImplicitCode'")
            plan.implicit = value.text == "true"
        else:
            raise p.error(label, f"DILocation has no field '{name}'")
    if plan.scope is None:
        raise p.source.error(p.offset, end_of(p, node), "the field 'scope' of DILocation is missing")
    return plan


def build_location(p: Parser, node: SpecialisedNode, shell: MDNode | None) -> DILocation:
    if node.cache_owner is p.owner:
        plan = node.cache
        assert isinstance(plan, _LocationPlan)
    else:
        plan = _plan_location(p, node)
        node.cache = plan
        node.cache_owner = p.owner
    line = column = group = rank = 0
    for name, value in plan.numbers:
        text = p.text(value)
        number = limited(text) if text.isdigit() else _location_number(p, name, value, text)
        if number > _LOCATION_LIMITS[name]:
            raise p.error(value, f"the value of '{name}' is too large; the limit is {_LOCATION_LIMITS[name]}")
        if name == "line":
            line = number
        elif name == "column":
            column = number
        elif name == "atomGroup":
            group = number & LAST_ATOM_GROUP
        else:
            rank = number & LAST_ATOM_RANK
    assert plan.scope is not None
    scope = operand(p, plan.scope)
    inlined_at = operand(p, plan.inlined_at) if plan.inlined_at is not None else None
    table = table_of(p)
    found = DILocation(line, column, scope, inlined_at, plan.implicit, False, group, rank)
    if shell is None:
        made = table.unique(found)
        assert isinstance(made, DILocation)
        return made
    assert isinstance(shell, DILocation)
    shell.operands = found.operands
    shell.line, shell.column, shell.implicit_code = line, column, plan.implicit
    shell.atom_group, shell.atom_rank = group, rank
    table.note_distinct(shell)
    return shell


def _location_number(p: Parser, name: str, value: Node, text: str) -> int:
    if text[0] in "-s":
        raise p.error(value, f"expected a number that is not negative for '{name}'")
    return limited(text)


def build_expression(p: Parser, node: SpecialisedNode, shell: MDNode | None) -> DIExpression:
    if node.cache_owner is p.owner:
        known = node.cache
        assert isinstance(known, DIExpression)
        return known
    elements: list[int] = []
    for child in node.operands:
        if child.rule == "INT":
            text = p.text(child)
            if text[0] in "-s":
                raise p.error(child, "expected a number that is not negative")
            number = limited(text)
            if number > LAST_64:
                raise p.error(child, f"the element is too large; the limit is {LAST_64}")
            elements.append(number)
        elif child.rule == "IDENT":
            code = _operation(p, child.text)
            if code is None:
                raise p.error(child, f"'{child.text}' is no operation of a DIExpression")
            elements.append(code)
        else:
            raise p.error(child, "expected an operation or a number in the DIExpression")
    if shell is None:
        made = table_of(p).unique(DIExpression(elements))
        assert isinstance(made, DIExpression)
        if all(child.rule == "IDENT" for child in node.operands):
            node.cache = made
            node.cache_owner = p.owner
        return made
    assert isinstance(shell, DIExpression)
    shell.elements = elements
    return shell


_OPERATIONS: Final[dict[int, dict[str, int]]] = {}


def _operation(p: Parser, word: str) -> int | None:
    """The number of an operation, or of an encoding, which `DW_OP_LLVM_convert` has as operand."""
    version = p.dialect.llvm_version
    found = _OPERATIONS.get(version)
    if found is None:
        dwarf = p.dialect.dwarf
        found = {name: number for number, name in reversed(dwarf.attribute_encodings.items())}
        found.update({name: number for number, name in reversed(dwarf.operations.items())})
        _OPERATIONS[version] = found
    return found.get(word)
