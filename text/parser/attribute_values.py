"""Attributes that carry something: `align 8`, `sret(%T)`, `memory(argmem: read)`, `range(i32 0, 5)`, …

One function for each, by its word: it takes the node and gives the attribute, or None where what the text says is
what LLVM keeps no attribute for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attribute_values import (
    MOD_REF,
    AllocSize,
    ConstantRange,
    MemoryEffects,
    VScaleRange,
    memory_location_groups,
    memory_locations,
)
from irkit.attributes import (
    Attribute,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    TypeAttribute,
)
from irkit.dialects.attribute_text import (
    ALL_BYTES,
    ALLOC_KINDS,
    CAPTURE_COMPONENTS,
    DENORMAL_KINDS,
    FP_CLASSES,
    UWTABLE_KINDS,
)
from irkit.dialects.features import EMPTY_RANGES, HUGE_ALIGNMENTS
from irkit.types import IntegerType
from text.parser.numbers import integer, limited
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.nodes import AlignNode, AppliedNode, AssignedAlignNode, AssignedNode, LabelledNode, TypedIntegerNode
from text.syntax.source import unquote
from text.syntax.tree import Node

_LAST_32: Final = 0xFFFFFFFF
_LAST_64: Final = 0xFFFFFFFFFFFFFFFF
_ALL_FP_CLASSES: Final = 0x3FF
_FP_CLASS_BITS: Final[dict[str, int]] = {word: bits for bits, word in FP_CLASSES}


def unsigned(p: Parser, node: Node, last: int) -> int:
    """The value of an INT node, which must not be negative nor more than `last`."""
    text = p.text(node)
    if text[0] in "-s":
        raise p.error(node, "expected an integer that is not negative")
    value = limited(text)
    if value > last:
        raise p.error(node, f"the integer is too large; the limit is {last}")
    return value


def _unsigned_64(p: Parser, node: Node) -> int:
    """The same of 64 bits, where LLVM takes what is larger for the largest."""
    text = p.text(node)
    if text[0] in "-s":
        raise p.error(node, "expected an integer that is not negative")
    return min(limited(text), _LAST_64)


def _arguments(node: Node) -> list[Node]:
    """The arguments of an `applied` node; none for other words."""
    return node.arguments if isinstance(node, AppliedNode) else []


def _word(node: Node) -> str:
    """The word of an attribute."""
    return node.word.text if isinstance(node, (AppliedNode, AssignedNode)) else node.text


def alignment(p: Parser, node: Node) -> int:
    """The bytes of an `align` node."""
    number = node.number if isinstance(node, (AlignNode, AssignedAlignNode)) else _only_integer(p, node)
    value = _unsigned_64(p, number)
    if value == 0 or value & (value - 1):
        raise p.error(number, "the alignment is not a power of two")
    if value > 1 << (32 if p.dialect.has(HUGE_ALIGNMENTS) else 29):
        raise p.error(number, "such a huge alignment is not supported")
    return value


def _align(p: Parser, node: Node) -> Attribute:
    return IntAttribute("align", alignment(p, node))


def _only_integer(p: Parser, node: Node) -> Node:
    """The INT that is the only argument of an `applied` node."""
    arguments = _arguments(node)
    word = _word(node)
    if not arguments or arguments[0].rule != "INT":
        raise p.error(arguments[0] if arguments else node, f"expected an integer in '{word}'")
    if len(arguments) > 1:
        raise p.error(arguments[1], f"expected ')' after the integer of '{word}'")
    return arguments[0]


def _stack_alignment(p: Parser, node: Node) -> Attribute | None:
    is_assigned = isinstance(node, AssignedNode)
    number = node.number if isinstance(node, AssignedNode) else _only_integer(p, node)
    value = unsigned(p, number, _LAST_32)
    if value & (value - 1) or (value == 0 and not is_assigned):
        raise p.error(number, "the stack alignment is not a power of two")
    return IntAttribute("alignstack", value) if value else None


def _dereferenceable(p: Parser, node: Node) -> Attribute:
    number = _only_integer(p, node)
    value = _unsigned_64(p, number)
    word = _word(node)
    if value == 0:
        raise p.error(number, f"the bytes of '{word}' must not be zero")
    return IntAttribute(word, value)


def _alloc_size(p: Parser, node: Node) -> Attribute:
    arguments = _integers(p, node, 2)
    size = unsigned(p, arguments[0], _LAST_32)
    count: int | None = None
    if len(arguments) > 1:
        count = unsigned(p, arguments[1], _LAST_32)
        if count == size:
            raise p.error(arguments[1], "both numbers of 'allocsize' are the same parameter")
    return IntAttribute("allocsize", AllocSize(size, count).value)


def _vscale_range(p: Parser, node: Node) -> Attribute | None:
    arguments = _integers(p, node, 2)
    low = unsigned(p, arguments[0], _LAST_32)
    high = unsigned(p, arguments[1], _LAST_32) if len(arguments) > 1 else low
    value = VScaleRange(low, high).value
    return IntAttribute("vscale_range", value) if value else None


def _integers(p: Parser, node: Node, most: int) -> list[Node]:
    """The arguments, which must be one INT or more, `most` of them at most."""
    arguments = _arguments(node)
    if not arguments:
        raise p.error(node, f"expected an integer in '{_word(node)}'")
    for argument in arguments:
        if argument.rule != "INT":
            raise p.error(argument, "expected an integer")
    if len(arguments) > most:
        raise p.error(arguments[most], "expected ')'")
    return arguments


def _uwtable(p: Parser, node: Node) -> Attribute:
    if node.rule == "IDENT":
        return IntAttribute("uwtable", UWTABLE_KINDS["async"])
    arguments = _arguments(node)
    value = UWTABLE_KINDS.get(arguments[0].text) if arguments and arguments[0].rule == "IDENT" else None
    if value is None or len(arguments) != 1:
        raise p.error(arguments[0] if arguments else node, "expected 'sync' or 'async', the kind of unwind table")
    return IntAttribute("uwtable", value)


def _alloc_kind(p: Parser, node: Node) -> Attribute:
    arguments = _arguments(node)
    if len(arguments) != 1 or arguments[0].rule != "STRING":
        raise p.error(arguments[0] if arguments else node, "expected the kinds of 'allockind' in one string")
    value = 0
    for word in unquote(p.text(arguments[0])).split(","):
        if word not in ALLOC_KINDS:
            raise p.error(arguments[0], f"unknown allockind '{word}'; there are {', '.join(ALLOC_KINDS)}")
        value |= 1 << ALLOC_KINDS.index(word)
    return IntAttribute("allockind", value)


def _memory(p: Parser, node: Node) -> Attribute:
    version = p.dialect.llvm_version
    locations = memory_locations(version)
    groups = memory_location_groups(version)
    default = MOD_REF[0]
    named: dict[str, str] = {}
    arguments = _arguments(node)
    for argument in arguments:
        access = argument
        if isinstance(argument, LabelledNode):
            location, access = argument.label, argument.value
            if (location.text not in locations or location.text == "other") and location.text not in groups:
                raise p.error(location, f"expected a memory location: {', '.join(_named(locations))}")
        effect = access.text if access.rule == "IDENT" else ""
        if effect not in MOD_REF:
            raise p.error(access, f"expected what is done to memory: {', '.join(MOD_REF)}")
        if isinstance(argument, LabelledNode):
            word = argument.label.text
            named.update(dict.fromkeys(groups.get(word, (word,)), effect))
        elif named:
            raise p.error(access, "the access that is the default must come first")
        else:
            default = effect
    if not arguments:
        raise p.error(node, "expected a memory location or an access in 'memory'")
    return IntAttribute("memory", MemoryEffects(default, **named).value_in(version))


def _named(locations: tuple[str, ...]) -> list[str]:
    """The locations that text can name: the others are the default."""
    return [location for location in locations if location != "other"]


def _captures(p: Parser, node: Node) -> Attribute:
    """`captures(…)`: behind `ret:` come the components that the result alone captures."""
    other: int = 0
    result: int | None = None
    seen: list[str] = []
    for argument in _arguments(node):
        component = argument
        if isinstance(argument, LabelledNode):
            label, component = argument.label, argument.value
            if label.text != "ret":
                raise p.error(label, "expected 'ret:' or what is captured")
            if result is not None:
                raise p.error(label, "'ret' comes twice")
            result = 0
            seen = []
        word = component.text if component.rule == "IDENT" else ""
        if word != "none" and word not in CAPTURE_COMPONENTS:
            raise p.error(component, f"expected what is captured: none, {', '.join(CAPTURE_COMPONENTS)}")
        if seen and (word == "none" or seen == ["none"]):
            raise p.error(component, "'none' cannot stand beside what is captured")
        seen.append(word)
        if word != "none":
            if result is not None:
                result |= CAPTURE_COMPONENTS[word]
            else:
                other |= CAPTURE_COMPONENTS[word]
    if not seen:
        raise p.error(node, f"expected what is captured: none, {', '.join(CAPTURE_COMPONENTS)}")
    return IntAttribute("captures", other << 4 | (other if result is None else result))


def _no_fp_class(p: Parser, node: Node) -> Attribute:
    arguments = _arguments(node)
    first = arguments[0] if arguments else node
    if len(arguments) != 1:
        raise p.error(arguments[1] if arguments else node, "expected the classes of 'nofpclass', with blanks between")
    if first.rule == "INT":
        value = _unsigned_64(p, first)
        if value == 0 or value & ~_ALL_FP_CLASSES:
            raise p.error(first, "the mask of 'nofpclass' has bits of no class, or none")
        return IntAttribute("nofpclass", value)
    value = 0
    for word in first.children if first.rule == "choices" else [first]:
        bits = _FP_CLASS_BITS.get(word.text) if word.rule == "IDENT" else None
        if bits is None:
            raise p.error(word, f"expected a class of numbers: {', '.join(_FP_CLASS_BITS)}")
        value |= bits
    return IntAttribute("nofpclass", value)


def _range(p: Parser, node: Node) -> Attribute:
    arguments = _arguments(node)
    first = arguments[0] if arguments else node
    if not isinstance(first, TypedIntegerNode):
        raise p.error(first, "expected a range: 'range(i32 0, 10)'")
    if len(arguments) != 2 or arguments[1].rule != "INT":
        raise p.error(arguments[-1], "expected the two bounds of a range")
    ty = parse_type(p, first.type)
    if not isinstance(ty, IntegerType):
        raise p.error(first.type, "a range must have an integer type")
    lower, upper = _bound(p, first.number, ty.width), _bound(p, arguments[1], ty.width)
    if lower == upper and (lower != 0 or not p.dialect.has(EMPTY_RANGES)):
        raise p.error(arguments[1], "the range must neither be empty nor hold all numbers")
    return ConstantRangeAttribute("range", ConstantRange(ty.width, lower, upper))


def _bound(p: Parser, node: Node, width: int) -> int:
    """The bits of a bound, as an unsigned integer."""
    text = p.text(node)
    value = integer(text, 4 * len(text))
    bits = value.bit_length() if text[0] not in "-s" else (-1 - value).bit_length() + 1 if value < 0 else 1
    if bits > width:
        raise p.error(node, f"the integer does not fit i{width}")
    return value & ((1 << width) - 1)


def _initializes(p: Parser, node: Node) -> Attribute:
    ranges: list[ConstantRange] = []
    arguments = _arguments(node)
    for argument in arguments:
        bounds = argument.children
        if argument.rule != "group" or len(bounds) != 2 or bounds[0].rule != "INT" or bounds[1].rule != "INT":
            raise p.error(argument, "expected a range of bytes: '(0, 4)'")
        lower, upper = _bound(p, bounds[0], 64), _bound(p, bounds[1], 64)
        if lower == upper:
            raise p.error(bounds[1], "the range must neither be empty nor hold all numbers")
        one = ConstantRange(64, lower, upper)
        if one.signed_lower >= one.signed_upper or (ranges and one.signed_lower <= ranges[-1].signed_upper):
            raise p.error(argument, "the ranges of 'initializes' must go up, without touching")
        ranges.append(one)
    if not ranges:
        raise p.error(node, "expected a range of bytes in 'initializes': '(0, 4)'")
    return ConstantRangeListAttribute("initializes", 64, tuple(ranges))


def type_attribute(p: Parser, node: Node) -> Attribute:
    """`sret(%T)` and its like."""
    word = _word(node)
    arguments = _arguments(node)
    if not arguments:
        raise p.error(node, f"expected a type in parentheses: '{word}(i32)'")
    if len(arguments) > 1:
        raise p.error(arguments[1], f"expected ')' after the type of '{word}'")
    if arguments[0].rule in ("INT", "STRING", "IDENT", "typed_integer", "group", "choices", "labelled"):
        raise p.error(arguments[0], f"expected a type in '{word}'")
    return TypeAttribute(word, parse_type(p, arguments[0]))


def _dead_on_return(p: Parser, node: Node) -> Attribute:
    return _dereferenceable(p, node) if _arguments(node) else IntAttribute("dead_on_return", ALL_BYTES)


def _denormal_fpenv(p: Parser, node: Node) -> Attribute:
    """`denormal_fpenv(preservesign|ieee, float: dynamic)`: of results and of operands, then the same for `float`."""
    arguments = _arguments(node)
    default = 0
    single: int | None = None
    for place, argument in enumerate(arguments):
        mode = argument
        if isinstance(argument, LabelledNode):
            if argument.label.text != "float" or place != len(arguments) - 1:
                raise p.error(argument.label, "expected 'float:' as the last of 'denormal_fpenv'")
            mode = argument.value
        elif place:
            raise p.error(argument, "expected 'float:' or ')'")
        kinds = mode.children if mode.rule == "choices" else [mode]
        if len(kinds) > 2 or any(word.text not in DENORMAL_KINDS for word in kinds):
            raise p.error(mode, f"expected how denormal numbers are treated: {', '.join(DENORMAL_KINDS)}")
        bits = DENORMAL_KINDS.index(kinds[0].text) | DENORMAL_KINDS.index(kinds[-1].text) << 2
        if isinstance(argument, LabelledNode):
            single = bits
        else:
            default = bits
    if not arguments:
        raise p.error(node, f"expected how denormal numbers are treated: {', '.join(DENORMAL_KINDS)}")
    return IntAttribute("denormal_fpenv", default | (default if single is None else single) << 4)


VALUES: Final[dict[str, Callable[[Parser, Node], Attribute | None]]] = {
    "align": _align,
    "alignstack": _stack_alignment,
    "allockind": _alloc_kind,
    "allocsize": _alloc_size,
    "captures": _captures,
    "dead_on_return": _dead_on_return,
    "denormal_fpenv": _denormal_fpenv,
    "dereferenceable": _dereferenceable,
    "dereferenceable_or_null": _dereferenceable,
    "initializes": _initializes,
    "memory": _memory,
    "nofpclass": _no_fp_class,
    "range": _range,
    "uwtable": _uwtable,
    "vscale_range": _vscale_range,
}
