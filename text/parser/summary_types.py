"""The type identifiers of a summary: how tests and virtual calls of a type are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.summary import (
    DevirtualizationByArgument,
    DevirtualizationResolution,
    ModuleSummaryIndex,
    TypeTestResolution,
)
from text.parser.summary_fields import LAST_32, Fields, items, numbers, string, unknown, unsigned, word

if TYPE_CHECKING:
    from text.parser.state import Parser
    from text.parser.summary import SummaryParser
    from text.syntax.tree import Node

_TEST_KINDS: Final = ("unknown", "unsat", "byteArray", "inline", "single", "allOnes")
_RESOLUTION_KINDS: Final = ("indir", "singleImpl", "branchFunnel")
_ARGUMENT_KINDS: Final = ("indir", "uniformRetVal", "uniqueRetVal", "virtualConstProp")


def parse_type_id(p: Parser, index: ModuleSummaryIndex, node: Node) -> None:
    """`typeid: (name: "T", summary: (typeTestRes: (…), wpdResolutions: (…)))`. Raises ParseError."""
    fields = Fields(p, node)
    type_id = index.type_id(string(p, fields.take("name")))
    parts = Fields(p, fields.take("summary"))
    fields.end()
    type_id.type_test = _type_test(p, parts.take("typeTestRes"))
    if parts.has_more():
        for item in items(p, parts.take("wpdResolutions")):
            entry = Fields(p, item)
            offset = unsigned(p, entry.take("offset"))
            type_id.devirtualization[offset] = _resolution(p, entry.take("wpdRes"))
            entry.end()
    parts.end()


def parse_compatible_vtables(s: SummaryParser, node: Node) -> None:
    """`typeidCompatibleVTable: (name: "T", summary: ((offset: 16, ^2), …))`. Raises ParseError."""
    p = s.p
    fields = Fields(p, node)
    vtables = s.index.compatible_vtables.setdefault(string(p, fields.take("name")), [])
    for item in items(p, fields.take("summary")):
        entry = Fields(p, item)
        offset = unsigned(p, entry.take("offset"))
        if len(item.children) != 2:
            raise p.error(item, "expected an offset and a virtual table")
        vtables.append((offset, s.reference(item.children[1]).value))
    fields.end()


def _type_test(p: Parser, node: Node) -> TypeTestResolution:
    fields = Fields(p, node)
    test = TypeTestResolution(word(p, fields.take("kind"), _TEST_KINDS, "a kind of type test"))
    test.size_m1_bit_width = unsigned(p, fields.take("sizeM1BitWidth"), LAST_32)
    for label, value in fields.rest():
        name = label.text
        if name == "alignLog2":
            test.align_log2 = unsigned(p, value)
        elif name == "sizeM1":
            test.size_m1 = unsigned(p, value)
        elif name == "bitMask":
            test.bit_mask = unsigned(p, value, 0xFF)
        elif name == "inlineBits":
            test.inline_bits = unsigned(p, value)
        else:
            raise unknown(p, label, "a type test")
    return test


def _resolution(p: Parser, node: Node) -> DevirtualizationResolution:
    fields = Fields(p, node)
    made = DevirtualizationResolution(word(p, fields.take("kind"), _RESOLUTION_KINDS, "a kind of resolution"))
    for label, value in fields.rest():
        if label.text == "singleImplName":
            made.single_implementation = string(p, value)
        elif label.text == "resByArg":
            _by_arguments(p, made, value)
        else:
            raise unknown(p, label, "a resolution")
    return made


def _by_arguments(p: Parser, made: DevirtualizationResolution, node: Node) -> None:
    """`(args: (1, 2), byArg: (kind: …), args: …)`: pairs of fields in one list."""
    fields = Fields(p, node)
    items(p, node)
    while fields.has_more():
        arguments = tuple(numbers(p, fields.take("args")))
        parts = Fields(p, fields.take("byArg"))
        kind = word(p, parts.take("kind"), _ARGUMENT_KINDS, "a kind of resolution")
        info = byte = bit = 0
        for label, value in parts.rest():
            if label.text == "info":
                info = unsigned(p, value)
            elif label.text == "byte":
                byte = unsigned(p, value, LAST_32)
            elif label.text == "bit":
                bit = unsigned(p, value, LAST_32)
            else:
                raise unknown(p, label, "a resolution by arguments")
        made.by_arguments[arguments] = DevirtualizationByArgument(kind, info, byte, bit)
