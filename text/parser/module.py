"""A text into a module, in stages:

    index        one pass over the top-level statements: target, comdats, numbers of metadata and attribute groups;
                 types, globals and functions are noted, bodies skipped
    types        the definitions of types
    globals      variables, aliases, ifuncs and functions are made, in the order of the file, so that everything after
                 this refers to real objects
    metadata     numbered and named metadata
    contents     initializers, targets of aliases, prefix data and the like, attachments
    bodies       functions, in the order of the file
    use-lists    the module's uselistorder directives
    checks       what is used and never defined
    llvm-as      what LLVM's parser itself changes in the finished module

Note [the first error]: LLVM tells the first error of the text, but for what is used and never defined, which it finds
at the end. A stage before the bodies may find an error that another stands before. Then what stands before that is
parsed alone, to see whether it has an error too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.data_layout.layout import data_layout_problem
from irkit.dialects import Dialect
from irkit.dialects.features import ASSEMBLY_FRAGMENTS, C_COMMENTS, POINTERS_BY_TEXT, TYPED_POINTERS
from irkit.errors import ParseError
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable, IndirectSymbol
from irkit.module import Module
from text.parser import attributes, llvm_as, metadata, summary
from text.parser.functions import fill_function, make_function, parse_body
from text.parser.globals import check_undefined, define_comdat
from text.parser.state import LateError, MissingError, Parser, UnavailableError
from text.parser.types import TypeTable
from text.parser.use_lists import keep_orders, parse_block_order, parse_use_list_order
from text.parser.variables import fill_alias, fill_variable, make_alias, make_variable
from text.syntax.nodes import (
    AliasNode,
    AsmPropertyNode,
    AttributeGroupNode,
    ComdatDefinitionNode,
    DatalayoutNode,
    DeclareNode,
    DefineNode,
    GlobalNode,
    MetadataDefinitionNode,
    ModuleAsmNode,
    NamedMetadataNode,
    SourceFilenameNode,
    SummaryEntryNode,
    TripleNode,
    TypeDefinitionNode,
    UselistorderBbNode,
    UselistorderNode,
)
from text.syntax.source import unquote
from text.syntax.statements import Statements
from text.syntax.streams import statements_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from text.syntax.source import Source
    from text.syntax.tree import Node


class Entity:
    """A top-level statement that is noted when it is met, and parsed in a later stage; `end` is where it ends."""

    __slots__ = ("end", "node", "offset", "pieces", "value")

    def __init__(self, stream: Statements) -> None:
        self.node: Node = stream.node
        self.pieces: list[str] = stream.pieces
        self.offset: int = stream.offset
        self.end: int = stream.end
        self.value: GlobalValue | None = None

    def enter(self, p: Parser) -> Node:
        """Make this the statement in hand."""
        p.pieces = self.pieces
        p.offset = self.offset
        return self.node


class ModuleParser:
    """Drives the stages for one text in one dialect."""

    def __init__(
        self, source: Source, dialect: Dialect, limit: int | None = None, module: Module | None = None
    ) -> None:
        if module is None:
            module = new_module(source.path, dialect)
            if dialect.has(POINTERS_BY_TEXT):
                module.opaque_pointers = not begins_with_typed_pointers(source.text)
        p = Parser(source, module)
        p.types = TypeTable(p)
        p.attributes = attributes.AttributeTable(p)
        p.metadata = metadata.MetadataTable(p)
        self.p: Parser = p
        self.module: Module = module
        self.types: list[Entity] = []
        self.globals: list[Entity] = []
        self.orders: list[Entity] = []
        self.has_entities: bool = False
        self.layout_error: ParseError | None = None  # the last data layout counts, and it alone has to be right
        self.may_choose: bool = False  # whether another dialect is tried where this one does not have something
        self.limit: int | None = limit  # only what ends before this offset is parsed; None for everything

    def parse(self) -> Module:
        """All stages. Raises ParseError."""
        self.begin()
        self.parse_bodies(self.definitions())
        return self.finish()

    def begin(self) -> None:
        """The stages before the bodies; where one finds an error, the first of the text is raised."""
        p = self.p
        try:
            self.parse_entities()
        except ParseError as error:
            if self.may_choose and isinstance(error, UnavailableError):
                raise
            raise first_error(p.source, p.dialect, error) from None

    def finish(self) -> Module:
        """The stages behind the bodies."""
        p = self.p
        self.parse_orders()
        assert p.types is not None
        p.types.finish(p)
        check_undefined(p)
        metadata.finish(p)
        summary.parse_entries(p)
        llvm_as.change(p)
        self.module.provenance.text = p.source.data
        p.types = p.attributes = p.metadata = None  # they know the parser: nothing is to hold the text from now on
        return self.module

    def parse_entities(self) -> None:
        """The stages before the bodies."""
        p = self.p
        self.index()
        assert p.types is not None
        for entity in self.types:
            definition = entity.enter(p)
            assert isinstance(definition, TypeDefinitionNode)
            p.types.define(p, definition)
        for entity in self.globals:
            entity.value = make(p, entity.enter(p))
            if p.positions is not None and entity.value is not None:
                p.positions[entity.value] = entity.offset
        attributes.finish(p)
        metadata.parse_definitions(p)
        for entity in self.globals:
            fill(p, entity)

    def definitions(self) -> list[Entity]:
        """The functions that have a body."""
        return [entity for entity in self.globals if isinstance(entity.node, DefineNode)]

    def parse_bodies(self, definitions: Sequence[Entity]) -> None:
        """The bodies of functions, in the order of the file."""
        p = self.p
        for entity in definitions:
            node = entity.enter(p)
            function = entity.value
            assert isinstance(node, DefineNode) and isinstance(function, Function)
            parse_body(p, function, node, statements_of(p.source, entity.end))

    def parse_orders(self) -> None:
        """The module's directives; what is known of the order of uses goes to the module."""
        p = self.p
        for entity in self.orders:
            node = entity.enter(p)
            if isinstance(node, UselistorderNode):
                parse_use_list_order(p, node)
            else:
                assert isinstance(node, UselistorderBbNode)
                parse_block_order(p, node)
        definitions = [(entity.offset, entity.value) for entity in self.globals if entity.value is not None]
        keep_orders(p, definitions)

    # Index

    def index(self) -> None:
        """Go over the top-level statements, and do at once what needs no other."""
        p = self.p
        comment = None if p.dialect.has(C_COMMENTS) else p.source.c_comment()
        stream = statements_of(p.source)
        while self.advance(stream):
            if comment is not None and comment[0] < stream.end:
                break
            node = stream.node
            p.pieces = stream.pieces
            p.offset = stream.offset
            rule = node.rule
            if rule == "define":
                self.globals.append(Entity(stream))
                stream.skip_body()
                if self.limit is not None and self.limit < stream.end:
                    self.globals.pop()
                    break
            elif isinstance(node, (MetadataDefinitionNode, NamedMetadataNode)):
                metadata.note_definition(p, node)
            elif isinstance(node, (GlobalNode, DeclareNode, AliasNode)):
                self.globals.append(Entity(stream))
            elif isinstance(node, TypeDefinitionNode):
                self.types.append(Entity(stream))
            elif isinstance(node, (SourceFilenameNode, TripleNode, DatalayoutNode)):
                self.set_target(node)
                continue
            else:
                self.index_other(stream)
            self.has_entities = True
            if self.layout_error is not None:
                break
        if self.layout_error is not None:
            raise self.layout_error
        if comment is not None and self.limit is None:
            raise p.source.error_at(*comment, f"LLVM {p.dialect.llvm_version} does not have /* */ comments")

    def advance(self, stream: Statements) -> bool:
        """Go to the next statement; where there is a limit, to one that ends before it."""
        if self.limit is None:
            return stream.advance()
        try:
            return stream.advance() and stream.end <= self.limit
        except ParseError:
            return False

    def index_other(self, stream: Statements) -> None:
        """The statements of which a file has few."""
        p = self.p
        node = stream.node
        if isinstance(node, AttributeGroupNode):
            attributes.define_group(p, node)
        elif isinstance(node, ComdatDefinitionNode):
            define_comdat(p, node)
        elif isinstance(node, SummaryEntryNode):
            summary.note_entry(p, node)
        elif isinstance(node, (UselistorderNode, UselistorderBbNode)):
            self.orders.append(Entity(stream))
        elif isinstance(node, ModuleAsmNode):
            add_module_asm(p, node)
        else:
            raise p.error(node, "expected a top-level entity")

    def set_target(self, node: SourceFilenameNode | TripleNode | DatalayoutNode) -> None:
        """`target triple`, `target datalayout` and `source_filename`, which come first."""
        p = self.p
        if self.has_entities:
            raise p.error(node, f"the {node.rule} must stand before everything else")
        said = unquote(p.text(node.string))
        if isinstance(node, TripleNode):
            self.module._target_triple = said
        elif isinstance(node, DatalayoutNode):
            problem = data_layout_problem(said, p.dialect.llvm_version)
            self.layout_error = p.error(node.string, problem) if problem else None
            if not problem:
                self.module._data_layout = said
                p.use_layout(self.module.layout)
        else:
            self.module.source_filename = said


def new_module(name: str, dialect: Dialect) -> Module:
    """An empty module in the form that a text of the release has."""
    module = Module(name, dialect)
    module.metadata_kinds.update(dialect.metadata_kind_numbers)
    module.opaque_pointers = not dialect.has(TYPED_POINTERS)
    module.operand_bundle_tags = list(dialect.operand_bundle_tags)
    return module


# Strings, comments and words, whole, so that nothing in them is taken for a pointer.
_TOKEN: Final = re.compile(r'"[^"]*"|;[^\n]*|[@%$!#^]?[-a-zA-Z$._0-9]+:?|\*')


def begins_with_typed_pointers(text: str) -> bool:
    """Whether the first pointer type in a text is `T*`. Strings, comments and names are none."""
    for match in _TOKEN.finditer(text):
        if match[0] in ("ptr", "*"):
            return match[0] == "*"
    return False


def add_module_asm(p: Parser, node: ModuleAsmNode) -> None:
    """Append to the module's assembly, which consists of whole lines."""
    properties = {"target_features": "", "target_cpu": ""}
    for said in node.properties.children:
        assert isinstance(said, AsmPropertyNode)
        name = p.text(said.label)
        if name not in properties:
            raise p.error(said, f"module-level assembly has no property '{name}'; it has {', '.join(properties)}")
        properties[name] = unquote(p.text(said.value))
    new = node.properties.children[0] if node.properties.children else node.strings[1] if node.strings[1:] else None
    if new is not None and not p.dialect.has(ASSEMBLY_FRAGMENTS):
        raise p.unavailable(
            new, "module-level assembly of this form", ASSEMBLY_FRAGMENTS.first, ASSEMBLY_FRAGMENTS.last
        )
    lines = [unquote(p.text(string)) for string in node.strings]
    if p.dialect.has(ASSEMBLY_FRAGMENTS):
        lines = [line + "\n" for line in lines]
    text = "".join(lines)
    p.module.append_assembly(text, properties["target_features"], properties["target_cpu"])


def make(p: Parser, node: Node) -> GlobalValue:
    """The global that a statement defines, empty as yet."""
    if isinstance(node, GlobalNode):
        return make_variable(p, node)
    if isinstance(node, AliasNode):
        return make_alias(p, node)
    assert isinstance(node, (DeclareNode, DefineNode))
    return make_function(p, node)


def fill(p: Parser, entity: Entity) -> None:
    """What the global refers to."""
    node = entity.enter(p)
    value = entity.value
    if isinstance(value, Function):
        assert isinstance(node, (DeclareNode, DefineNode))
        fill_function(p, node, value)
    elif isinstance(value, GlobalVariable):
        assert isinstance(node, GlobalNode)
        fill_variable(p, node, value)
    elif isinstance(value, IndirectSymbol):
        assert isinstance(node, AliasNode)
        fill_alias(p, node, value)


def first_error(source: Source, dialect: Dialect, error: ParseError) -> ParseError:
    """The first error of a text in which a stage before the bodies found this one (see Note [the first error])."""
    while True:
        limit = offset_of(source, error)
        limited = ModuleParser(source, dialect, limit)
        limited.p.is_limited = True
        try:
            limited.parse_entities()
        except MissingError:
            return error
        except ParseError as found:
            if offset_of(source, found) >= limit:
                return error
            error = found
            continue
        try:
            limited.parse_bodies(limited.definitions())
        except MissingError:
            return error
        except ParseError as found:
            return error if offset_of(source, found) >= limit else found
        return error


def offset_of(source: Source, error: ParseError) -> int:
    """Where LLVM finds the error; not behind that, where characters before it in the line are not ASCII."""
    if isinstance(error, LateError):
        return error.offset
    at = 0
    for _ in range(error.line - 1):
        at = source.text.find("\n", at) + 1
    return at + error.column - 1


def parse_module(
    source: Source,
    dialect: Dialect,
    may_choose: bool = False,
    upgrades_debug_info: bool = True,
    converts_debug_calls: bool = True,
) -> Module:
    """The module of a text, as LLVM of that release takes it. Raises ParseError: `UnavailableError` where another
    release may take it and the caller `may_choose`."""
    parser = ModuleParser(source, dialect)
    parser.may_choose = may_choose
    parser.p.upgrades_debug_info = upgrades_debug_info
    parser.p.converts_debug_calls = converts_debug_calls
    return parser.parse()
