"""The summary in text, `^0 = …` (LangRef, "ThinLTO Summary").

Entries may refer to each other in any order, so values and type identifiers get their GUIDs first, and their contents
afterwards.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.encodings import SUMMARY_LINKAGES, VISIBILITIES
from irkit.dialects.features import SUMMARY_IMPORT_TYPES, SUMMARY_PROMOTIONS, SUMMARY_UNWIND_FLAGS
from irkit.errors import ParseError
from irkit.guids import module_guid
from irkit.summary import (
    FUNCTION_FLAGS,
    FUNCTION_FLAGS_OF_LLVM_13,
    AliasSummary,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    SummaryReference,
    ValueInfo,
    guid_of,
)
from irkit.unstable_sort import unstable_sort
from text.parser.metadata_operands import table_of
from text.parser.metadata_table import Later
from text.parser.state import Parser, Place
from text.parser.summary_fields import LAST_32, Fields, flag, items, string, unknown, unsigned, word
from text.parser.summary_functions import parse_function_field
from text.parser.summary_types import parse_compatible_vtables, parse_type_id
from text.syntax.nodes import FieldNode, FlaggedNode, SummaryEntryNode
from text.syntax.tree import Node

_HASH_WORDS: Final = 5
_ACCESSES: Final = ("", "readonly", "writeonly")
_IMPORT_TYPES: Final = ("definition", "declaration")
_ENTRIES: Final = ("gv", "module", "typeid", "typeidCompatibleVTable", "flags", "blockcount")


class SummaryParser:
    """The index that is being made; modules, values and GUIDs of types by the numbers of their entries."""

    def __init__(self, p: Parser) -> None:
        self.p: Parser = p
        self.index: ModuleSummaryIndex = ModuleSummaryIndex()
        self.modules: dict[str, str] = {}
        self.values: dict[str, ValueInfo] = {}
        self.types: dict[str, int] = {}
        self.stack_ids: dict[int, None] = {}  # of memory profiles, as they come
        self.undefined: dict[int, Place] = {}

    def number(self, node: Node) -> str:
        if node.rule != "SUMMARY_ID":
            raise self.p.error(node, "expected the number of an entry: '^1'")
        digits = self.p.text(node)
        return digits.lstrip("0") or "0"

    def value(self, node: Node) -> ValueInfo:
        """The value that an entry stands for; one that is not there is noted."""
        number = self.number(node)
        found = self.values.get(number)
        if found is None:
            self.undefined.setdefault(int(number), self.p.place(node))
            found = ValueInfo(0)
        return found

    def reference(self, node: Node) -> SummaryReference:
        """`^1`, `readonly ^1`, `writeonly ^1`."""
        if isinstance(node, FlaggedNode):
            access = word(self.p, node.flag, _ACCESSES[1:], "how the value is used")
            return SummaryReference(self.value(node.reference), access)
        return SummaryReference(self.value(node))

    def type_guid(self, node: Node) -> int:
        """The GUID of a type identifier, by its entry."""
        found = self.types.get(self.number(node))
        if found is None:
            raise self.p.error(node, f"use of undefined type id summary '^{self.number(node)}'")
        return found

    def finish(self) -> ParseError | None:
        """The error for the lowest number that is used and not defined."""
        if not self.undefined:
            return None
        number = min(self.undefined)
        return self.p.error_at(self.undefined[number], f"use of undefined summary '^{number}'")


def note_entry(p: Parser, node: SummaryEntryNode) -> None:
    """Note a `summary_entry`, the statement in hand."""
    table_of(p).summaries.append(Later(node, p.pieces, p.offset))


def parse_entries(p: Parser) -> None:
    """Parse all entries that were noted, and give the module its index. Raises ParseError."""
    entries = table_of(p).summaries
    if not entries:
        return
    pieces, offset = p.pieces, p.offset
    parser = SummaryParser(p)
    for entry in entries:
        p.pieces, p.offset = entry.pieces, entry.offset
        node = entry.node
        assert isinstance(node, SummaryEntryNode)
        _declare(parser, node)
    for entry in entries:
        p.pieces, p.offset = entry.pieces, entry.offset
        node = entry.node
        assert isinstance(node, SummaryEntryNode)
        _parse(parser, node)
    error = parser.finish()
    if error is not None:
        raise error
    parser.index.stack_ids = list(parser.stack_ids)
    p.module.provenance.has_bare_summary = not parser.index.values
    p.module.take_summary(parser.index)
    p.pieces, p.offset = pieces, offset


def _declare(s: SummaryParser, node: SummaryEntryNode) -> None:
    """What others may refer to: a module's path, a value, a type's GUID."""
    p = s.p
    value = node.value
    number = s.number(node.number)
    name = node.kind.text
    if name not in _ENTRIES:
        raise p.error(node.kind, f"expected the kind of an entry: {', '.join(_ENTRIES)}")
    if name == "module":
        _parse_module(s, number, value)
    elif name == "gv":
        s.values[number] = _value_info(s, value)
    elif name.startswith("typeid"):
        type_name = string(p, Fields(p, value).take("name"))
        s.types[number] = guid_of(type_name)


def _parse(s: SummaryParser, node: SummaryEntryNode) -> None:
    name, value = node.kind.text, node.value
    if name == "gv":
        _parse_value(s, s.values[s.number(node.number)], value)
    elif name == "typeid":
        parse_type_id(s.p, s.index, value)
    elif name == "typeidCompatibleVTable":
        parse_compatible_vtables(s, value)
    elif name == "flags":
        s.index.flags = unsigned(s.p, value)
    elif name == "blockcount":
        s.index.block_count = unsigned(s.p, value)


def _parse_module(s: SummaryParser, number: str, value: Node) -> None:
    """`module: (path: "a.bc", hash: (0, 0, 0, 0, 0))`"""
    p = s.p
    fields = Fields(p, value)
    path = string(p, fields.take("path"))
    hash_node = fields.take("hash")
    words = items(p, hash_node)
    if len(words) != _HASH_WORDS:
        raise p.error(words[-1], f"a hash has {_HASH_WORDS} words")
    fields.end()
    module = s.index.add_module(path, len(s.index.modules))
    module.hash = tuple([unsigned(p, item, LAST_32) for item in words])
    s.modules[number] = path


def _value_info(s: SummaryParser, value: Node) -> ValueInfo:
    """The value of a `gv` entry: by its GUID, or by the name of one of the module's globals."""
    p = s.p
    entries = Fields(p, value).rest()
    label, said = entries[0] if entries else (value, value)
    if label.text == "guid":
        return s.index.value(unsigned(p, said))
    if label.text != "name":
        raise p.error(label, "expected 'name:' or 'guid:' here")
    name = string(p, said)
    found = p.module.get(name)
    place = None if found is None else p.places.get(found)
    if found is None or place is None or place.offset > p.offset:
        raise p.error(label, f'the summary refers to the global "{name}", which the module does not have')
    return s.index.value(module_guid(p.module, found), name)


def _parse_value(s: SummaryParser, info: ValueInfo, value: Node) -> None:
    """`gv: (name: "f", summaries: (function: (…), …))`"""
    p = s.p
    fields = Fields(p, value)
    fields.at = 1
    if len(value.children) == 1:
        return
    summaries = fields.take("summaries")
    fields.end()
    for item in items(p, summaries):
        kind = item.name.text if isinstance(item, FieldNode) else ""
        if not isinstance(item, FieldNode) or kind not in ("function", "variable", "alias"):
            raise p.error(item, "expected a summary: 'function:', 'variable:' or 'alias:'")
        parts = Fields(p, item.value)
        module = parts.take("module")
        path = s.modules.get(s.number(module))
        if path is None:
            raise p.error(module, f"use of undefined module '^{s.number(module)}'")
        if kind == "function":
            summary: GlobalValueSummary = _parse_function(s, path, parts)
        elif kind == "variable":
            summary = _parse_variable(s, path, parts)
        else:
            summary = AliasSummary(path)
            _parse_flags(p, summary, parts.take("flags"))
            summary.aliasee = s.value(parts.take("aliasee"))
            parts.end()
        info.summaries.append(summary)


_FLAGS: Final = ("notEligibleToImport", "live", "dsoLocal", "canAutoHide")


def _parse_flags(p: Parser, summary: GlobalValueSummary, node: Node) -> None:
    for label, value in Fields(p, node).rest():
        name = label.text
        if name == "linkage":
            summary.linkage = word(p, value, SUMMARY_LINKAGES, "a linkage")
        elif name == "visibility":
            summary.visibility = word(p, value, VISIBILITIES, "a visibility")
        elif name == "importType":
            p.need(label, "the field 'importType' of a summary", SUMMARY_IMPORT_TYPES)
            summary.import_type = word(p, value, _IMPORT_TYPES, "a type of import")
        elif name == "noRenameOnPromotion":
            p.need(label, "the field 'noRenameOnPromotion' of a summary", SUMMARY_PROMOTIONS)
            summary.no_rename_on_promotion = flag(p, value)
        elif name == "notEligibleToImport":
            summary.not_eligible_to_import = flag(p, value)
        elif name == "live":
            summary.live = flag(p, value)
        elif name == "dsoLocal":
            summary.dso_local = flag(p, value)
        elif name == "canAutoHide":
            summary.can_auto_hide = flag(p, value)
        else:
            raise unknown(p, label, "the flags")


def _parse_references(s: SummaryParser, node: Node) -> list[SummaryReference]:
    """References, those that read only and those that write only at the end; the others, too, come in another order if
    there are many, as LLVM sorts all of them."""
    found = [s.reference(item) for item in items(s.p, node)]
    return unstable_sort(found, lambda reference: _ACCESSES.index(reference.access))


def _parse_function(s: SummaryParser, path: str, parts: Fields) -> FunctionSummary:
    p = s.p
    summary = FunctionSummary(path)
    _parse_flags(p, summary, parts.take("flags"))
    summary.instruction_count = unsigned(p, parts.take("insts"), LAST_32)
    for label, value in parts.rest():
        name = label.text
        if name == "funcFlags":
            for flag_label, flag_value in Fields(p, value).rest():
                if flag_label.text not in FUNCTION_FLAGS:
                    raise unknown(p, flag_label, "the flags of a function")
                if flag_label.text not in FUNCTION_FLAGS_OF_LLVM_13:
                    p.need(flag_label, f"the flag '{flag_label.text}' of a function's summary", SUMMARY_UNWIND_FLAGS)
                if flag(p, flag_value):
                    summary.function_flags |= 1 << FUNCTION_FLAGS.index(flag_label.text)
        elif name == "refs":
            summary.references = _parse_references(s, value)
        else:
            parse_function_field(s, summary, label, value)
    return summary


def _parse_variable(s: SummaryParser, path: str, parts: Fields) -> GlobalVarSummary:
    p = s.p
    summary = GlobalVarSummary(path)
    _parse_flags(p, summary, parts.take("flags"))
    for label, value in Fields(p, parts.take("varFlags")).rest():
        name = label.text
        if name == "readonly":
            summary.read_only = flag(p, value)
        elif name == "writeonly":
            summary.write_only = flag(p, value)
        elif name == "constant":
            summary.constant = flag(p, value)
        elif name == "vcall_visibility":
            summary.vcall_visibility = int(flag(p, value))
        else:
            raise unknown(p, label, "the flags of a variable")
    for label, value in parts.rest():
        if label.text == "refs":
            summary.references = _parse_references(s, value)
        elif label.text == "vTableFuncs":
            for item in items(p, value):
                fields = Fields(p, item)
                function = s.value(fields.take("virtFunc"))
                summary.vtable_functions.append((function, unsigned(p, fields.take("offset"))))
                fields.end()
        else:
            raise unknown(p, label, "a variable's summary")
    return summary
