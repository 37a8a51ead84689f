"""Attributes in text: of functions, results, parameters, calls and global variables; attribute groups (LangRef,
"Parameter Attributes", "Function Attributes", "Attribute Groups").

Note [groups]: `#N` stands for what its group holds, wherever that is defined; a number without a group says nothing.
What a group has goes over what stands beside it, and a later group's over that of an earlier one. Types in a group may
be named ones, so groups are parsed when the first is asked for, which is after the types.
"""

from __future__ import annotations

from typing import Final

from irkit.attribute_values import MEMORY_WORDS, MemoryEffects
from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    RETURN_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    IntAttribute,
    StringAttribute,
)
from irkit.context import Context
from irkit.dialects import Dialect
from irkit.dialects.attribute_order import ordered_attributes
from irkit.dialects.attributes import (
    ENUM,
    ON_FUNCTION,
    ON_PARAMETER,
    ON_RESULT,
    TYPE,
    attribute_places,
    attribute_releases,
)
from irkit.errors import ParseError
from text.parser.attribute_values import VALUES, type_attribute
from text.parser.state import Parser, slots_below
from text.syntax.nodes import AppliedNode, AssignedNode, AttributeGroupNode, StringAttributeNode
from text.syntax.source import unquote
from text.syntax.tree import Node

_PLACE_NAMES: Final[dict[int, str]] = {ON_FUNCTION: "functions", ON_PARAMETER: "parameters", ON_RESULT: "return values"}

# The attributes of a place by name, string attributes apart from the others.
_Found = dict[tuple[bool, str], Attribute]


class _Group:
    """An attribute group that is not parsed yet."""

    __slots__ = ("node", "offset", "pieces")

    def __init__(self, node: AttributeGroupNode, pieces: list[str], offset: int) -> None:
        self.node: AttributeGroupNode = node
        self.pieces: list[str] = pieces
        self.offset: int = offset


class _Cached:
    """What a node of words gave: one set where nothing below it has a slot, otherwise one by the pieces."""

    __slots__ = ("by_pieces", "only", "slots")

    def __init__(self, slots: list[int]) -> None:
        self.slots: list[int] = slots
        self.only: AttributeSet | None = None
        self.by_pieces: dict[tuple[str, ...], AttributeSet | None] = {}


class AttributeTable:
    """The attribute groups of one parse, by number, and what was made of words before."""

    def __init__(self, p: Parser) -> None:
        self.dialect: Dialect = p.dialect
        self.context: Context = p.context
        self.places: dict[str, int] = attribute_places(p.dialect.llvm_version)
        self.noted: list[_Group] = []
        self.groups: dict[str, AttributeSet] = {}
        self.words: dict[tuple[int, tuple[str, ...]], AttributeSet | None] = {}
        self.lists: dict[tuple[AttributeSet | None, ...], AttributeList | None] = {}
        self.upgrades_memory: bool = "memory" in self.places
        self.upgrades_nocapture: bool = "captures" in self.places

    def parse_groups(self, p: Parser) -> None:
        """Parse the groups noted so far, in the order of the file."""
        noted, self.noted = self.noted, []
        pieces, offset = p.pieces, p.offset
        for group in noted:
            p.pieces, p.offset = group.pieces, group.offset
            found = _parse(p, self, group.node.words.children, ON_FUNCTION, True)
            if not found:
                raise p.error(group.node, "the attribute group has no attributes")
            self.groups[_number(p.text(group.node.number))] = self.set_of(list(found.values()))
        p.pieces, p.offset = pieces, offset

    def set_of(self, attributes: list[Attribute]) -> AttributeSet:
        """The set of these attributes, in LLVM's order."""
        return self.context.attribute_set(ordered_attributes(self.dialect, AttributeSet(tuple(attributes))))


def table_of(p: Parser) -> AttributeTable:
    table = p.attributes
    assert table is not None
    return table


def define_group(p: Parser, node: AttributeGroupNode) -> None:
    """Note an `attribute_group`, the statement in hand; a number that comes again has its last group."""
    table_of(p).noted.append(_Group(node, p.pieces, p.offset))


def finish(p: Parser) -> None:
    """Have all groups parsed, those that nothing refers to as well. Raises ParseError."""
    table_of(p).parse_groups(p)


def _number(digits: str) -> str:
    """The digits of a number without zeros before it."""
    return digits.lstrip("0") or "0" if digits[0] == "0" else digits


# Sets


def words_set(p: Parser, node: Node, where: int) -> AttributeSet | None:
    """The set of all that a `words` or `attributes` node holds; None for none. Kept on the node."""
    children = node.children
    if not children:
        return None
    if node.cache_owner is p.owner:
        cached = node.cache
        assert isinstance(cached, _Cached)
        if not cached.slots:
            return cached.only
    else:
        cached = _Cached(slots_below(node))
        node.cache = cached
        node.cache_owner = p.owner
        if not cached.slots:
            cached.only = parse_set(p, children, where)
            return cached.only
    pieces = p.pieces
    key = tuple([pieces[slot] for slot in cached.slots])
    if key in cached.by_pieces:
        return cached.by_pieces[key]
    found = cached.by_pieces[key] = parse_set(p, children, where)
    return found


def parse_set(p: Parser, nodes: list[Node], where: int) -> AttributeSet | None:
    """The set of the attributes of WORD nodes that stand at `where` (ON_FUNCTION, ON_PARAMETER, ON_RESULT); None for
    none. On functions, calls and variables the nodes may be `#N`. Raises ParseError."""
    if not nodes:
        return None
    table = table_of(p)
    for node in nodes:
        if node.rule != "IDENT":
            break
    else:
        key = (where, tuple([node.text for node in nodes]))
        if key not in table.words:
            table.words[key] = _set(table, _parse(p, table, nodes, where, False))
        return table.words[key]
    if len(nodes) == 1 and nodes[0].rule == "ATTRIBUTE_ID":  # as of most calls
        if table.noted:
            table.parse_groups(p)
        return table.groups.get(_number(p.text(nodes[0])))
    return _set(table, _parse(p, table, nodes, where, False))


def _set(table: AttributeTable, found: _Found) -> AttributeSet | None:
    return table.set_of(list(found.values())) if found else None


def function_set(p: Parser, nodes: list[Node]) -> tuple[AttributeSet | None, int]:
    """The attributes of a function from WORD and `#N` nodes, and the alignment that is said among them (0 for none),
    which is the function's own. Raises ParseError."""
    found = parse_set(p, nodes, ON_FUNCTION)
    if found is None:
        return None, 0
    if "builtin" in found:
        for node in nodes:
            if node.rule == "IDENT" and node.text == "builtin":
                raise p.error(node, "'builtin' is for calls, not for functions")
    align = found.get("align")
    if not isinstance(align, IntAttribute):
        return found, 0
    rest = [attribute for attribute in found if attribute is not align]
    return (p.context.attribute_set(rest) if rest else None), align.value


def attribute_list(
    p: Parser,
    function: AttributeSet | None,
    result: AttributeSet | None,
    parameters: list[AttributeSet | None],
) -> AttributeList | None:
    """The list of a function's or a call's sets; None where all are None."""
    if not parameters:
        if function is None and result is None:
            return None
        key: tuple[AttributeSet | None, ...] = (function, result)
    else:
        key = (function, result, *parameters)
    lists = table_of(p).lists
    if key in lists:
        return lists[key]
    sets: dict[int, AttributeSet] = {}
    if result is not None:
        sets[RETURN_INDEX] = result
    for number, parameter in enumerate(parameters):
        if parameter is not None:
            sets[FIRST_ARGUMENT_INDEX + number] = parameter
    if function is not None:
        sets[FUNCTION_INDEX] = function
    found = lists[key] = p.context.attribute_list(sets) if sets else None
    return found


# Words


def _parse(p: Parser, table: AttributeTable, nodes: list[Node], where: int, in_group: bool) -> _Found:
    """The attributes by kind; where one comes twice, the last. An attribute in a wrong place is told of after what is
    wrong in itself, as in LLVM."""
    found: _Found = {}
    groups: list[str] = []
    memory: MemoryEffects | None = None
    problem: ParseError | None = None
    for node in nodes:
        rule = node.rule
        if rule == "IDENT":
            word = node.text
        elif isinstance(node, (AppliedNode, AssignedNode)):
            word = node.word.text
        elif rule in ("align", "assigned_align"):
            word = "align"
        elif rule == "STRING":
            key = unquote(p.text(node))
            found[True, key] = StringAttribute(key)
            continue
        elif isinstance(node, StringAttributeNode):
            key = unquote(p.text(node.key))
            value = unquote(p.text(node.value))
            found[True, key] = StringAttribute(key, value if value else None)
            continue
        elif rule == "ATTRIBUTE_ID":
            if in_group:
                problem = p.error(node, "an attribute group cannot refer to another")
            groups.append(_number(p.text(node)))
            continue
        else:
            raise p.error(node, "expected an attribute")
        if where == ON_FUNCTION and table.upgrades_memory and word in MEMORY_WORDS and rule == "IDENT":
            memory = MEMORY_WORDS[word] if memory is None else memory & MEMORY_WORDS[word]
            continue
        places = table.places.get(word)
        if places is None:
            if word == "nocapture" and table.upgrades_nocapture and where != ON_FUNCTION and rule == "IDENT":
                found[False, "captures"] = IntAttribute("captures", 0)
                continue
            raise _unknown(p, table, node, word)
        attribute = _attribute(p, table, node, word, in_group)
        if attribute is not None:
            found[False, word] = attribute
        if not places & where and not (where == ON_FUNCTION and word == "align"):
            problem = p.error(node, f"'{word}' does not apply to {_PLACE_NAMES[where]}")
    if problem is not None:
        raise problem
    if memory is not None:
        found[False, "memory"] = IntAttribute("memory", memory.value_in(table.dialect.llvm_version))
    if groups:
        if table.noted:
            table.parse_groups(p)
        for number in groups:
            for attribute in table.groups.get(number, ()):
                found[isinstance(attribute, StringAttribute), attribute.name] = attribute
    return found


def _attribute(p: Parser, table: AttributeTable, node: Node, word: str, in_group: bool) -> Attribute | None:
    kind = table.dialect.attributes[word]
    if kind.carries == ENUM:
        if node.rule != "IDENT":
            raise p.error(node, f"'{word}' stands without anything behind it")
        return Attribute(word)
    if node.rule == "assigned" and word != "alignstack":
        raise p.error(node, f"expected '{word}(…)'")
    if word in ("align", "alignstack") and (node.rule in ("assigned", "assigned_align")) != in_group:
        raise p.error(node, f"expected '{word}=' in an attribute group, '{word}(…)' elsewhere")
    if node.rule == "IDENT" and word not in ("uwtable", "dead_on_return"):
        raise p.source.error(p.offset, node.first + 1, f"expected '(' after '{word}'")
    if kind.carries == TYPE:
        return type_attribute(p, node)
    return VALUES[word](p, node)


def _unknown(p: Parser, table: AttributeTable, node: Node, word: str) -> ParseError:
    releases = attribute_releases(word)
    if releases is not None:
        return p.unavailable(node, f"the attribute '{word}'", releases[0], releases[1])
    return p.error(node, f"'{word}' is not an attribute")
