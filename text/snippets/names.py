"""What the names and numbers in a snippet mean: those of the module that it is parsed into.

Only what the text speaks of is looked up, so that a snippet costs what it is long, and not what the module is; to find
out what an unknown name was meant to be, all names of the module are there (`whole`). What the snippet defines goes
before what the module has, and numbers are those that `str(module)` shows.
"""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Final

from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.metadata import ConstantAsMetadata, MDNode, MDString
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.type_finder import find_structs
from irkit.types import VoidType
from irkit.values import Value
from text.parser import attributes, metadata
from text.parser.globals import check_undefined
from text.parser.keys import is_number, key_name
from text.parser.state import Parser
from text.parser.types import TypeTable
from text.printer.metadata_slots import MetadataSlots
from text.printer.module import ModulePrinter
from text.syntax.source import Source, unquote

if TYPE_CHECKING:
    from irkit.attributes import AttributeSet

_NAMES: Final = re.compile(r'([@%])([-a-zA-Z$._0-9]+|"[^"]*")')
_GROUP: Final = re.compile(r"#[0-9]")
_NODE: Final = re.compile(r"![ \t\r\n\0]*[0-9]")


def scratch_module(module: Module) -> Module:
    """A module beside this one, in its context and dialect, for a snippet to be parsed into."""
    made = Module(module.name, module.dialect, module.context)
    made._target_triple = module.target_triple
    made._data_layout = module.data_layout
    made.opaque_pointers = module.opaque_pointers
    made.metadata_kinds = dict(module.metadata_kinds)
    made.sync_scopes = list(module.sync_scopes)
    made.operand_bundle_tags = list(module.operand_bundle_tags)
    return made


def make_parser(source: Source, scratch: Module) -> Parser:
    """A parser of the snippet with tables of its own."""
    p = Parser(source, scratch)
    p.types = TypeTable(p)
    p.attributes = attributes.AttributeTable(p)
    p.metadata = metadata.MetadataTable(p)
    return p


def key_of(name: str) -> str:
    """The key under which the parser knows a name."""
    return f"\0{name}" if name.startswith('"') or is_number(name) else name


class Names:
    """The names of a module for the parser of one snippet."""

    def __init__(self, p: Parser, module: Module, whole: bool) -> None:
        self.p: Parser = p
        self.module: Module = module
        self.whole: bool = whole
        self.global_keys: dict[str, None] = {}  # in the order of the text, in which a name is proposed for another one
        self.local_keys: dict[str, None] = {}
        for found in _NAMES.finditer(p.source.text):
            key = found.group(2)
            if key[0] == '"':
                key = key_of(unquote(key))
            elif is_number(key):
                key = key.lstrip("0") or "0"
            (self.global_keys if found.group(1) == "@" else self.local_keys)[key] = None

    # Types

    def enter_types(self) -> None:
        """The module's identified structs that the text may name, and the numbered ones if it may name one of these."""
        structs = self.module.context.identified_structs
        table = self.p.types
        assert table is not None
        for struct in structs:
            if struct.name:
                key = key_of(struct.name)
                if self.whole or key in self.local_keys:
                    table.by_key[key] = struct
        if not all(struct.name for struct in structs):
            if self.whole or any(is_number(key) for key in self.local_keys):
                nameless = [struct for struct in find_structs(self.module) if not struct.name]
                table.by_key.update({str(number): struct for number, struct in enumerate(nameless)})

    # Globals

    def count_unnamed(self) -> int:
        """How many globals have a number in place of a name."""
        return len(self.unnamed())

    def unnamed(self) -> list[GlobalValue]:
        """Those in the order of their numbers."""
        module = self.module
        in_order: list[GlobalValue] = [*module.globals, *module.aliases, *module.ifuncs, *module.functions]
        return [value for value in in_order if not value.name]

    def find_global(self, key: str) -> GlobalValue | None:
        """The module's global of this key."""
        if not is_number(key):
            return self.module.get(key_name(key))
        found = self.unnamed()
        return found[int(key)] if int(key) < len(found) else None

    def enter_globals(self) -> None:
        """The module's globals that the text names and does not define."""
        p = self.p
        keys = dict(self.global_keys)
        if self.whole:
            keys |= {key_of(value.name): None for value in self.module.global_values() if value.name}
        for key in keys:
            if key not in p.globals:
                found = self.find_global(key)
                if found is not None:
                    p.globals[key] = found
        for found in p.globals.values():
            if isinstance(found, Function) and found.parent is self.module:
                p.parsed_functions.add(found)

    # Attribute groups and metadata

    def enter_groups(self) -> None:
        """The attribute groups, if the text may name one."""
        if not _GROUP.search(self.p.source.text):
            return
        slots = ModulePrinter(self.module, io.StringIO()).slots
        for function in self.module.functions:
            slots.number_groups(function)
        groups: dict[str, AttributeSet] = {}
        for attribute_set, number in slots.group_numbers.items():
            groups.setdefault(number, attribute_set)
        attributes.table_of(self.p).groups.update(groups)

    def enter_metadata(self) -> None:
        """The module's nodes, by number and as what equal ones are."""
        text = self.p.source.text
        if "!" not in text:
            return
        table = self.p.metadata
        assert table is not None
        for held in metadata_of(self.module):
            if isinstance(held, MDString):
                table._strings.setdefault(held.string, held)
            elif isinstance(held, ConstantAsMetadata):
                table._constants.setdefault(held.value, held)
            elif isinstance(held, MDNode) and not held.distinct:
                table._unique.setdefault(table.key_of(held), held)
        if self.whole or _NODE.search(text):
            slots = MetadataSlots(self.module)
            slots.number_module()
            for number, node in enumerate(slots.nodes):
                if table.definition(number) is None:
                    table.set_node(number, node)

    # Locals

    def find_locals(self, function: Function, keys: dict[str, None]) -> dict[str, Value]:
        """The function's values of these keys; all named ones for `whole`."""
        found: dict[str, Value] = {}
        symbols = function.local_symbols
        if self.whole:
            keys = keys | {key_of(value.name): None for value in values_of(function) if value.name}
        for key in keys:
            if not is_number(key):
                value = symbols.get(key_name(key))
                if value is not None:
                    found[key] = value
        if any(is_number(key) for key in keys):
            nameless = [one for one in values_of(function) if not one.name and not isinstance(one.type, VoidType)]
            found.update({str(number): value for number, value in enumerate(nameless) if str(number) in keys})
        return found


def values_of(function: Function) -> list[Value]:
    """Arguments, blocks and instructions, in the order of their numbers."""
    found: list[Value] = []
    blocks = function.blocks  # first: a body that is read now brings the arguments' names
    found += function.arguments
    for block in blocks:
        found.append(block)
        found += block._instructions
    return found


def finish_references(p: Parser) -> None:
    """Raise ParseError for types, globals, comdats and metadata that the snippet names and nothing defines."""
    assert p.types is not None
    p.types.finish(p)
    check_undefined(p)
    metadata.finish(p)
