"""The statements that define variables, aliases, ifuncs (LangRef, "Global Variables", "Aliases", "IFuncs")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects import encodings, features
from irkit.dialects.attributes import ON_FUNCTION
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalVariable, IndirectSymbol
from irkit.types import FunctionType, PointerType, Type
from text.parser import heads
from text.parser.attributes import words_set
from text.parser.constants import parse_constant
from text.parser.expressions import element_pointer_type
from text.parser.globals import add_global, alignment, comdat_of, new_key
from text.parser.keys import key_name
from text.parser.metadata import parse_global_attachments
from text.parser.state import Parser
from text.parser.types import address_space, parse_type, valid_in_memory
from text.syntax.nodes import (
    AddrspaceNode,
    AliaseeNode,
    AliasNode,
    AlignNode,
    AttachmentNode,
    CastConstantNode,
    CodeModelNode,
    ComdatNode,
    GepConstantNode,
    GlobalNode,
    PartitionNode,
    SectionNode,
    TypedNode,
)
from text.syntax.source import unquote

if TYPE_CHECKING:
    from text.syntax.tree import Node

CODE_MODELS: Final = frozenset(encodings.CODE_MODELS) - {""}
SANITIZERS: Final = frozenset(
    ("no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit")
)
ALIAS_LINKAGES: Final = frozenset(
    ("external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally")
)
# Constant expressions that an alias may have without a type before them.
UNTYPED_ALIASEES: Final = frozenset(("bitcast", "addrspacecast", "inttoptr"))


def make_variable(p: Parser, node: GlobalNode) -> GlobalVariable:
    """The variable of a `global` statement, without initializer and attachments."""
    head = heads.parse_head(p, node.words, node.external)
    key = new_key(p, node.name, "global")
    heads.check_local_linkage(p, node.name, head)
    tail = VariableWords(p, node.words, head.rest, node.kind)
    ty = parse_type(p, node.type)
    if isinstance(ty, FunctionType) or not valid_in_memory(ty):
        raise p.error(node.type, f"{ty} is no type of a variable")
    pointer = p.pointer_to(ty, tail.address_space)
    variable = GlobalVariable(
        pointer, ty, key_name(key), is_constant=node.kind.text == "constant", address_space=tail.address_space
    )
    heads.set_head(variable, head)
    variable.thread_local_mode = tail.thread_local_mode
    variable.unnamed_addr = tail.unnamed_addr
    variable.externally_initialized = tail.externally_initialized
    if node.value.rule != "no_value":
        variable.declare_initializer()
    for item in node.items.children:
        set_variable_item(p, variable, item, key)
    add_global(p, key, variable, p.place(node.type))
    return variable


class VariableWords:
    """The words of a variable's or an alias's head that follow the DLL storage class."""

    def __init__(self, p: Parser, words: Node, at: int, following: Node) -> None:
        self.thread_local_mode: str = ""
        self.unnamed_addr: str = ""
        self.address_space: int = 0
        self.externally_initialized: bool = False
        nodes = words.children
        count = len(nodes)
        if at < count:
            self.thread_local_mode = heads.thread_local_mode(p, nodes[at])
            at += self.thread_local_mode != ""
        if heads.word_at(nodes, at) in heads.UNNAMED_ADDRESSES:
            self.unnamed_addr = nodes[at].text
            at += 1
        is_variable = following.rule == "GLOBAL_KIND"
        space = nodes[at] if is_variable and at < count else None
        if isinstance(space, AddrspaceNode):
            self.address_space = address_space(p, space)
            at += 1
        if is_variable and heads.word_at(nodes, at) == "externally_initialized":
            self.externally_initialized = True
            at += 1
        if at < count:
            expected = "'global' or 'constant'" if is_variable else "'alias' or 'ifunc'"
            raise p.error(nodes[at], f"expected {expected}")


def set_variable_item(p: Parser, variable: GlobalVariable, item: Node, key: str) -> None:
    """What follows a comma after the initializer, but for attachments."""
    if isinstance(item, SectionNode):
        variable.section = unquote(p.text(item.string))
    elif isinstance(item, PartitionNode):
        variable.partition = unquote(p.text(item.string))
    elif isinstance(item, AlignNode):
        variable.alignment = alignment(p, item)
    elif isinstance(item, ComdatNode):
        variable.comdat = comdat_of(p, item, key)
    elif isinstance(item, CodeModelNode):
        p.need(item, "code models of variables", features.CODE_MODELS)
        model = unquote(p.text(item.string))
        if model not in CODE_MODELS:
            raise p.error(item.string, "expected a code model: " + ", ".join(sorted(CODE_MODELS)))
        variable.code_model = model
    elif item.rule == "IDENT":
        set_sanitizer(p, variable, item)


def set_sanitizer(p: Parser, variable: GlobalVariable, item: Node) -> None:
    word = item.text
    if word not in SANITIZERS:
        raise p.error(item, f"unknown property '{word}' of a variable")
    p.need(item, f"'{word}' on variables", features.SANITIZER_FLAGS)
    if word == "no_sanitize_address":
        variable.no_sanitize_address = True
    elif word == "no_sanitize_hwaddress":
        variable.no_sanitize_hwaddress = True
    elif word == "sanitize_memtag":
        variable.sanitize_memtag = True
    else:
        variable.sanitize_address_dyninit = True


def fill_variable(p: Parser, node: GlobalNode, variable: GlobalVariable) -> None:
    """The initializer, the attachments and the attributes of a `global` statement."""
    if node.value.rule != "no_value":
        variable.set_unlisted_operands((parse_constant(p, node.value, variable.value_type),))
    attachments = [item for item in node.items.children if isinstance(item, AttachmentNode)]
    for kind, found in parse_global_attachments(p, attachments):
        variable.add_metadata(kind, found)
    if node.attributes.children:
        variable.attribute_set = words_set(p, node.attributes, ON_FUNCTION)


# Aliases and ifuncs


def make_alias(p: Parser, node: AliasNode) -> IndirectSymbol:
    """The alias or ifunc of an `alias` statement, without its target."""
    head = heads.parse_head(p, node.words, node.external)
    key = new_key(p, node.name, "global")
    is_alias = node.kind.text == "alias"
    if is_alias and head.linkage not in ALIAS_LINKAGES:
        raise p.error(node.name, f"an alias has no {head.linkage} linkage")
    heads.check_local_linkage(p, node.name, head)
    tail = VariableWords(p, node.words, head.rest, node.kind)
    ty = parse_type(p, node.type)
    target = target_type(p, node.aliasee)
    if not isinstance(target, PointerType):
        raise p.error(node.aliasee, "the target of an alias or ifunc has pointer type")
    check_pointee(p, node.type, ty, target, is_alias)
    space = target.address_space
    pointer = p.pointer_to(ty, space)
    made: IndirectSymbol
    if is_alias:
        made = GlobalAlias(pointer, ty, key_name(key), head.linkage, space)
    else:
        made = GlobalIFunc(pointer, ty, key_name(key), head.linkage, space)
    heads.set_head(made, head)
    if is_alias:
        made.thread_local_mode = tail.thread_local_mode
        made.unnamed_addr = tail.unnamed_addr
    else:
        made.dll_storage = ""  # bitcode has no place for an ifunc's
    for item in node.items.children:
        if isinstance(item, PartitionNode):
            made.partition = unquote(p.text(item.string))
        elif not (item.rule == "attachment" and not is_alias and p.dialect.has(features.IFUNC_METADATA)):
            raise p.error(item, "unknown property of an alias or ifunc")
    add_global(p, key, made, p.place(node.type))
    return made


def check_pointee(p: Parser, node: Node, ty: Type, target: PointerType, is_alias: bool) -> None:
    """Where pointers are typed, the target's must fit the type of the alias or ifunc."""
    pointee = target.pointee
    if pointee is None:
        return
    if is_alias and pointee is not ty:
        raise p.error(node, f"an alias of type {ty} whose target points to {pointee}")
    if not is_alias and not isinstance(pointee, FunctionType):
        raise p.error(node, "an ifunc's type is that of a function")


def target_type(p: Parser, aliasee: AliaseeNode) -> Type:
    """The type of an alias's target: the one that is written, or what the expression makes."""
    if aliasee.type is not None:
        return parse_type(p, aliasee.type)
    value = aliasee.value
    if isinstance(value, CastConstantNode) and value.opcode.text in UNTYPED_ALIASEES:
        return parse_type(p, value.target)
    if isinstance(value, GepConstantNode):
        return gep_type(p, value)
    raise p.error(value, "expected the type of the target")


def gep_type(p: Parser, node: GepConstantNode) -> Type:
    """The type of a constant `getelementptr`, as far as an alias needs it: the pointer's."""
    base = next((operand for operand in node.operands if isinstance(operand, TypedNode)), None)
    if base is None:
        raise p.error(node, "expected a pointer")
    ty = parse_type(p, base.type)
    if isinstance(ty, PointerType) and ty.pointee is not None:
        return element_pointer_type(p, node)
    return ty


def fill_alias(p: Parser, node: AliasNode, alias: IndirectSymbol) -> None:
    """The target and the attachments of an `alias` statement."""
    ty = target_type(p, node.aliasee)
    alias.set_unlisted_operands((parse_constant(p, node.aliasee.value, ty),))
    if isinstance(alias, GlobalIFunc):
        nodes = [item for item in node.items.children if isinstance(item, AttachmentNode)]
        for kind, attached in parse_global_attachments(p, nodes):
            alias.add_metadata(kind, attached)
