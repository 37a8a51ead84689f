"""A function, with what else its text defines, into a module that is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.types import StructType, Type
from text.parser import attributes, metadata
from text.parser.llvm_as import change_snippet
from text.parser.module import ModuleParser, fill, make
from text.parser.state import Parser
from text.parser.types import parse_type
from text.snippets.moving import count_uses, move_additions
from text.snippets.names import Names, finish_references, key_of, scratch_module
from text.syntax.nodes import (
    DefineNode,
    PackedStructNode,
    StructNode,
    TypeDefinitionNode,
)
from text.syntax.source import Source
from text.syntax.streams import statements_of

if TYPE_CHECKING:
    from irkit.module import Module

# What a snippet cannot say, since it is the whole module's.
_REFUSED: Final = {
    "source_filename": "the name of its source",
    "triple": "a target",
    "datalayout": "a data layout",
    "module_asm": "assembly of the module's",
    "named_metadata": "named metadata",
    "summary_entry": "a summary",
    "uselistorder": "use-list orders",
    "uselistorder_bb": "use-list orders",
}


class FunctionSnippet:
    """One snippet with the stages of `text.parser.module`, between which the module's names come in."""

    def __init__(self, text: str | bytes, name: str, module: Module, whole: bool) -> None:
        source = Source(text, name)
        self.module: Module = module
        self.scratch: Module = scratch_module(module)
        self.parser: ModuleParser = ModuleParser(source, module.dialect, module=self.scratch)
        self.p: Parser = self.parser.p
        self.names: Names = Names(self.p, module, whole)
        self.replaced: list[tuple[GlobalValue, GlobalValue]] = []  # declarations of the module, with the definitions

    def parse(self) -> Function:
        """The one function that the text defines. Raises ParseError."""
        self.check_kinds()
        p = self.p
        parser = self.parser
        self.names.enter_types()
        self.names.enter_groups()
        p.next_global = self.names.count_unnamed()
        parser.index()
        self.define_types()
        self.enter_comdats()
        for entity in parser.globals:
            entity.value = make(p, entity.enter(p))
        self.join_globals()
        self.names.enter_globals()
        attributes.finish(p)
        self.names.enter_metadata()
        metadata.parse_definitions(p)
        for entity in parser.globals:
            assert entity.value is not None
            if entity.value.parent is self.scratch:
                fill(p, entity)
        parser.parse_bodies(parser.definitions())
        finish_references(p)
        change_snippet(p)
        return self.defined()

    def check_kinds(self) -> None:
        """Raise for statements that a snippet cannot have, and unless it defines one function."""
        p = self.p
        stream = statements_of(p.source)
        count = 0
        while stream.advance():
            p.pieces, p.offset = stream.pieces, stream.offset
            node = stream.node
            what = _REFUSED.get(node.rule)
            if what is not None:
                raise p.error(node, f"a snippet cannot give the module {what}")
            if isinstance(node, DefineNode):
                count += 1
                if count > 1:
                    raise p.error(node, "a snippet defines one function, and this is the second")
                stream.skip_body()
        if not count:
            raise p.source.error_at(len(p.source.data), len(p.source.data), "expected the definition of a function")

    def defined(self) -> Function:
        for entity in self.parser.globals:
            if isinstance(entity.node, DefineNode):
                function = entity.value
                assert isinstance(function, Function)
                return function
        raise AssertionError("no function is defined")

    def define_types(self) -> None:
        """New types are defined; one that the module has is what it is there."""
        p = self.p
        assert p.types is not None
        known = set(p.types.by_key)
        for entity in self.parser.types:
            node = entity.enter(p)
            assert isinstance(node, TypeDefinitionNode)
            key = p.key(node.name)
            if key not in known:
                p.types.define(p, node)
        for entity in self.parser.types:
            node = entity.enter(p)
            assert isinstance(node, TypeDefinitionNode)
            key = p.key(node.name)
            if key in known:
                self.compare_type(node, key)

    def compare_type(self, node: TypeDefinitionNode, key: str) -> None:
        """Raise unless a type of the module's is defined as it is there."""
        p = self.p
        assert p.types is not None
        known = p.types.by_key[key]
        body = node.body
        ours: tuple[Type, ...] | None = None
        packed = isinstance(body, PackedStructNode)
        if isinstance(body, (StructNode, PackedStructNode)):
            ours = tuple([parse_type(p, child) for child in body.elements])
        if not isinstance(known, StructType) or known.elements != ours or known.packed != packed:
            raise p.error(node.name, f"the module has a type '%{p.text(node.name)}' already, which is another")

    def enter_comdats(self) -> None:
        """The module's comdats; one that the snippet defines too must be of the same kind."""
        p = self.p
        for name, comdat in self.module.comdats.items():
            key = key_of(name)
            own = p.comdats.get(key)
            if own is not None:
                if own.selection_kind != comdat.selection_kind:
                    raise p.source.error_at(
                        0, 1, f"the module has a comdat '${name}' already, of kind {comdat.selection_kind}"
                    )
                self.scratch.comdats.pop(own.name, None)
            p.comdats[key] = comdat

    def join_globals(self) -> None:
        """What the snippet and the module both have: a declaration in the snippet is the module's global, and a
        definition takes the place of the module's declaration."""
        p = self.p
        for entity in self.parser.globals:
            value = entity.value
            assert value is not None
            known = self.module.get(value.name)
            if known is None:
                continue
            if not value.is_declaration and not known.is_declaration:
                raise p.error_at(p.places[value], f"redefinition of '@{value.name}', which the module defines")
            self.check_same(value, known)
            if value.is_declaration:
                key = next(key for key, found in p.globals.items() if found is value)
                self.scratch.remove(value)
                entity.value = p.globals[key] = known
            else:
                self.replaced.append((known, value))

    def check_same(self, value: GlobalValue, known: GlobalValue) -> None:
        p = self.p
        place = p.places[value]
        if type(known) is not type(value):
            raise p.error_at(place, f"'@{value.name}' is something else in the module: {known!r}")
        if known.value_type is not value.value_type or known.type is not value.type:
            raise p.error_at(
                place, f"'@{value.name}' has type '{value.value_type}' here, and '{known.value_type}' in the module"
            )


def insert(text: str | bytes, name: str, module: Module, whole: bool) -> Function:
    """Parse a function and what stands beside it into the module. Raises ParseError; nothing is changed then."""
    snippet = FunctionSnippet(text, name, module, whole)
    made = snippet.parse()
    for old, _ in snippet.replaced:
        module.symbols.leave(old)
        old._name = ""
    instructions = made.instructions
    moved = move_additions(snippet.scratch, module, instructions)
    for value in moved:
        count_uses(value)
    for old, new in snippet.replaced:
        take_place(module, old, new)
    return made


def take_place(module: Module, old: GlobalValue, new: GlobalValue) -> None:
    """Let a definition stand where the declaration stood, and be what everybody uses."""
    old.replace_all_uses_with(new)
    place: int
    if isinstance(old, Function):
        assert isinstance(new, Function)
        place = [*module.functions].index(old)
        old.erase_from_parent()
        module._functions.remove(new)
        module._functions.insert(place, new)
    elif isinstance(old, GlobalVariable):
        assert isinstance(new, GlobalVariable)
        place = [*module.globals].index(old)
        old.erase_from_parent()
        module._globals.remove(new)
        module._globals.insert(place, new)
