"""Types (LangRef, "Type System"), and the definitions that name them.

Note [type aliases]: `%a = type i32` gives the type another name, and makes none. Such a name may not be used before it
is defined, and nor may the definition use it: structs alone may be recursive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit.data_layout import MAX_ADDRESS_SPACE
from irkit.dialects import NEWEST, features
from irkit.types import (
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
    VoidType,
    X86AMXType,
)
from text.parser.keys import key_name
from text.parser.names import did_you_mean
from text.parser.numbers import limited
from text.parser.state import Parser, Place, UnavailableError, slots_below
from text.syntax.nodes import (
    AddrspaceNode,
    ArrayNode,
    FunctionTypeNode,
    PackedStructNode,
    PointerInNode,
    PointerNode,
    ScalableVectorNode,
    StructNode,
    TargetTypeNode,
    TypeDefinitionNode,
    VectorNode,
)
from text.syntax.source import unquote
from text.syntax.tree import NO_PIECE, Node

MAX_WIDTH: Final = 1 << 23
MAX_OLD_WIDTH: Final = (1 << 24) - 1
MAX_VECTOR_COUNT: Final = (1 << 32) - 1
VECTOR_TARGET_TYPES: Final = frozenset(("llvm.test.vectorelement",))
EXPLICIT: Final = "explicit_struct"  # a rule of the grammar of explicitly packed structs alone
MOST_SLOTS: Final = 8  # in the nodes whose types are kept by their pieces
NO_TYPES: Final = frozenset(("INT", "STRING", "addrspace", "vararg"))


class TypeTable:
    """The named and numbered types, by key; and for the nodes of types what they were with certain pieces."""

    def __init__(self, p: Parser) -> None:
        context = p.context
        self.by_key: dict[str, Type] = {}
        self.forward: dict[str, Place] = {}
        self.aliases: dict[str, Place] = {}
        self.slots: dict[Node, list[int]] = {}
        self.by_pieces: dict[tuple[object, ...], Type] = {}
        self.primitives: dict[str, Type] = {
            "half": context.half,
            "bfloat": context.bfloat,
            "float": context.float,
            "double": context.double,
            "x86_fp80": context.x86_fp80,
            "fp128": context.fp128,
            "ppc_fp128": context.ppc_fp128,
            "label": context.label,
            "x86_mmx": context.x86_mmx,
            "x86_amx": context.x86_amx,
            "token": context.token,
        }

    def named(self, p: Parser, node: Node) -> Type:
        """The type that a LOCAL node names; made now, as an opaque struct, if its definition is to come."""
        text = node.text if node.slot == NO_PIECE else p.pieces[node.slot]
        found = self.by_key.get(text)
        if found is None:
            key = p.key(node)
            found = self.by_key.get(key)
            if found is None:
                self.forward[key] = p.place(node)
                found = self.by_key[key] = p.context.identified_struct(key_name(key))
            text = key
        if self.aliases:
            place = self.aliases.get(text)
            if place is not None and p.offset < place.offset:
                raise p.error_at(place, "a type that is no struct is used before it is defined")
        return found

    def define(self, p: Parser, node: TypeDefinitionNode) -> None:
        """A `type_definition` statement."""
        name = node.name
        body = node.body
        key = p.key(name)
        known = self.by_key.get(key)
        if known is not None and key not in self.forward:
            raise p.error(name, f"redefinition of type '%{p.text(name)}'")
        if body.rule != "opaque" and not isinstance(body, (StructNode, PackedStructNode)):
            self.define_alias(p, name, key, body)
            return
        self.forward.pop(key, None)
        if known is None:
            known = self.by_key[key] = p.context.identified_struct(key_name(key))
        if not isinstance(body, (StructNode, PackedStructNode)):
            return
        assert isinstance(known, StructType)
        elements = [parse_type(p, child) for child in body.elements]
        for child, element in zip(body.elements, elements, strict=True):
            check_element(p, child, element, valid_in_struct, "struct")
        known.set_body(tuple(elements), isinstance(body, PackedStructNode), body.rule == EXPLICIT)
        p.module.explicit_structs |= known.explicit
        if not p.dialect.has(features.RECURSIVE_STRUCTS) and holds(known, known):
            raise p.retired(name, f"the struct type '%{p.text(name)}' holds itself", features.RECURSIVE_STRUCTS)

    def define_alias(self, p: Parser, name: Node, key: str, body: Node) -> None:
        if key in self.by_key:
            raise p.error(name, "a type that is no struct is used before it is defined")
        made = parse_type(p, body)
        if isinstance(made, StructType):
            return  # LLVM reads `%a = type %b` and forgets it
        if key in self.by_key:
            raise p.error(name, "a type that is no struct may not be recursive")
        self.by_key[key] = made
        self.aliases[key] = p.place(name)

    def finish(self, p: Parser) -> None:
        """Raise for a type that is used and not defined: numbers first, as in LLVM."""
        if not self.forward:
            return
        numbers = sorted([int(key) for key in self.forward if key.isdigit()])
        key = str(numbers[0]) if numbers else min(self.forward)
        known = [name for name in self.by_key if name not in self.forward]
        note = did_you_mean(key, known, "%")
        raise p.error_at(self.forward[key], f"use of undefined type '%{key_name(key) or key}'{note}")


def parse_type(p: Parser, node: Node) -> Type:
    """The type that a TYPE node is, but not `void`."""
    if node.cache_owner is p.owner:  # and so no void, which is not kept
        known = node.known_type
        assert known is not None
        return known
    found = any_type(p, node)
    if isinstance(found, VoidType):
        raise p.error(node, "void is a type of function results only")
    return found


def any_type(p: Parser, node: Node) -> Type:
    """The type that a TYPE node is, `void` too."""
    if node.cache_owner is p.owner:
        known = node.known_type
        assert known is not None
        return known
    leaf = LEAVES.get(node.rule)
    if leaf is not None:
        return leaf(p, node)
    return slotted(p, node)


def slotted(p: Parser, node: Node) -> Type:
    """A type whose numbers and names are pieces of the statement: the one that the same pieces made before."""
    table = p.types
    assert table is not None
    slots = table.slots.get(node)
    if slots is None:
        slots = table.slots[node] = slots_below(node)
    count = 0 if table.aliases else len(slots)  # the place of an alias's use is looked at each time
    pieces = p.pieces
    if count == 1:
        key: tuple[object, ...] = (node, pieces[slots[0]])
    elif 1 < count <= MOST_SLOTS:
        key = (node, *[pieces[slot] for slot in slots])
    else:
        return compound(p, node)
    found = table.by_pieces.get(key)
    if found is None:
        found = table.by_pieces[key] = compound(p, node)
    return found


def compound(p: Parser, root: Node) -> Type:
    """A type that is built from others: these first, without recursion, since types nest as deep as a file says."""
    order: list[Node] = []
    todo = [root]
    while todo:
        node = todo.pop()
        order.append(node)
        if node.rule not in LEAVES and node.cache_owner is not p.owner:
            todo.extend([child for child in node.children if child.rule not in NO_TYPES])
    known: dict[Node, Type] = {}
    for node in reversed(order):
        if node.rule in LEAVES or node.cache_owner is p.owner:
            known[node] = any_type(p, node)
            continue
        made = COMPOUNDS[node.rule](p, node, known)
        known[node] = made
        if is_fixed(node, p):
            node.known_type = made
            node.cache_owner = p.owner
    return known[root]


def is_fixed(node: Node, p: Parser) -> bool:
    """Whether the type does not depend on the pieces of the statement in hand."""
    return not [
        child
        for child in node.children
        if child.slot != NO_PIECE or (child.children and child.cache_owner is not p.owner)
    ]


# Leaves


def primitive(p: Parser, node: Node) -> Type:
    assert p.types is not None
    if node.text == "x86_mmx":
        p.need(node, "the type x86_mmx", features.X86_MMX)
    return keep(p, node, p.types.primitives[node.text])


def integer(p: Parser, node: Node) -> Type:
    digits = p.text(node)[1:]
    widest = MAX_OLD_WIDTH if p.dialect.has(features.WIDEST_INTEGERS) else MAX_WIDTH
    width = limited(digits)
    if not 1 <= width <= widest:
        message = f"an integer type has 1 to {widest} bits"
        if widest < width <= MAX_OLD_WIDTH:
            raise p.retired(node, message, features.WIDEST_INTEGERS)
        raise p.error(node, message)
    made = p.context.integer(width)
    return made if node.slot != NO_PIECE else keep(p, node, made)


def pointer_in(p: Parser, node: PointerInNode) -> Type:
    check_opaque(p, node)
    return p.context.pointer(address_space(p, node.address_space))


def opaque_pointer(p: Parser, node: Node) -> Type:
    check_opaque(p, node)
    return keep(p, node, p.context.pointer())


def check_opaque(p: Parser, node: Node) -> None:
    if p.typed_pointers and not p.dialect.has(features.MIXED_POINTERS):
        if p.dialect.has(features.POINTERS_BY_TEXT):
            message = "the text begins with typed pointers, beside which LLVM 15 does not read ptr"
            raise UnavailableError(p.error(node, message), NEWEST)
        raise p.unavailable(node, "the type ptr in text", features.TYPED_POINTERS.last + 1, NEWEST)


def void(p: Parser, node: Node) -> Type:
    return p.context.void


def metadata(p: Parser, node: Node) -> Type:
    return p.context.metadata


def named(p: Parser, node: Node) -> Type:
    assert p.types is not None
    return p.types.named(p, node)


def keep(p: Parser, node: Node, ty: Type) -> Type:
    node.known_type = ty
    node.cache_owner = p.owner
    return ty


LEAVES: Final[dict[str, Callable[[Parser, Any], Type]]] = {
    "PRIMITIVE": primitive,
    "INTEGER_TYPE": integer,
    "PTR": opaque_pointer,
    "pointer_in": pointer_in,
    "VOID": void,
    "METADATA": metadata,
    "LOCAL": named,
}


# Types built from others


def pointer(p: Parser, node: PointerNode, known: dict[Node, Type]) -> Type:
    where = node.pointee
    pointee = known[where]
    if isinstance(pointee, LabelType):
        raise p.error(where, "there are no pointers to basic blocks")
    if isinstance(pointee, VoidType):
        raise p.error(where, "there are no pointers to void; use i8* instead")
    if not valid_in_memory(pointee):
        raise p.error(where, f"there are no pointers to {pointee}")
    space = address_space(p, node.address_space) if node.address_space is not None else 0
    return p.pointer_to(pointee, space)


def array(p: Parser, node: ArrayNode, known: dict[Node, Type]) -> Type:
    child = node.element
    count = element_count(p, node.length)
    element = known[child]
    valid = valid_in_array if p.dialect.has(features.SCALABLE_VECTORS_IN_ARRAYS) else valid_in_old_array
    check_element(p, child, element, valid, "array")
    return p.context.array(element, count)


def vector(p: Parser, node: VectorNode | ScalableVectorNode, known: dict[Node, Type]) -> Type:
    child = node.element
    count = element_count(p, node.length)
    if count == 0:
        raise p.error(node.length, "a vector has at least one element")
    if count > MAX_VECTOR_COUNT:
        raise p.error(node.length, f"a vector has at most {MAX_VECTOR_COUNT} elements")
    element = known[child]
    check_not_void(p, child, element)
    if not isinstance(element, (IntegerType, FloatingPointType, PointerType)) and not (
        isinstance(element, TargetExtensionType)
        and element.name in VECTOR_TARGET_TYPES
        and p.dialect.has(features.VECTORS_OF_TARGET_TYPES)
    ):
        raise p.error(child, f"{element} is no type for the elements of a vector")
    return p.context.vector(element, count, isinstance(node, ScalableVectorNode))


def struct(p: Parser, node: StructNode | PackedStructNode, known: dict[Node, Type]) -> Type:
    elements = [known[child] for child in node.elements]
    for child, element in zip(node.elements, elements, strict=True):
        check_element(p, child, element, valid_in_struct, "struct")
    made = p.context.struct(elements, isinstance(node, PackedStructNode), node.rule == EXPLICIT)
    p.module.explicit_structs |= made.explicit
    return made


def function(p: Parser, node: FunctionTypeNode, known: dict[Node, Type]) -> Type:
    result = known[node.result]
    if isinstance(result, (FunctionType, LabelType, MetadataType)):
        raise p.error(node.result, f"a function has no result of type {result}")
    parameters = []
    for child in node.parameters:
        parameter = known[child]
        check_not_void(p, child, parameter)
        check_argument(p, child, parameter)
        parameters.append(parameter)
    return p.context.function(result, parameters, node.vararg is not None)


def target(p: Parser, node: TargetTypeNode, known: dict[Node, Type]) -> Type:
    p.need(node, "target extension types", features.TARGET_TYPES)
    name = unquote(p.text(node.name))
    types: list[Type] = []
    numbers: list[int] = []
    for child in node.parameters:
        if child.rule == "INT":
            numbers.append(check_unsigned(p, child, 32))
        elif numbers:
            raise p.error(child, "the types of a target extension type come before its numbers")
        else:
            types.append(known[child])
    if p.dialect.has(features.CHECKED_TARGET_TYPES):
        check_target(p, node, name, types, numbers)
    return p.context.target_extension(name, types, numbers)


def check_target(p: Parser, node: Node, name: str, types: list[Type], numbers: list[int]) -> None:
    """The target extension types that LLVM itself knows: how many parameters of each sort they take."""
    wanted = TARGET_PARAMETERS.get(name)
    if wanted is not None and wanted != (len(types), len(numbers)):
        of_types, of_numbers = wanted
        raise p.error(node, f"the target extension type '{name}' takes {of_types} types and {of_numbers} numbers")


TARGET_PARAMETERS: Final = {
    "aarch64.svcount": (0, 0),
    "riscv.vector.tuple": (1, 1),
    "amdgcn.named.barrier": (0, 1),
}

COMPOUNDS: Final[dict[str, Callable[[Parser, Any, dict[Node, Type]], Type]]] = {
    "pointer": pointer,
    "array": array,
    "vector": vector,
    "scalable_vector": vector,
    "struct": struct,
    "packed_struct": struct,
    EXPLICIT: struct,
    "function_type": function,
    "target_type": target,
}


# What may be where


def valid_in_memory(ty: Type) -> bool:
    """What a pointer may point to: everything but `void`, `label`, `metadata`, `token`, `x86_amx`."""
    return not isinstance(ty, (VoidType, LabelType, MetadataType, TokenType, X86AMXType))


def valid_in_struct(ty: Type) -> bool:
    return not isinstance(ty, (VoidType, LabelType, MetadataType, TokenType, FunctionType))


def valid_in_array(ty: Type) -> bool:
    return valid_in_memory(ty) and not isinstance(ty, FunctionType)


def valid_in_old_array(ty: Type) -> bool:
    return valid_in_array(ty) and not (isinstance(ty, VectorType) and ty.scalable)


def check_element(p: Parser, node: Node, ty: Type, valid: Callable[[Type], bool], what: str) -> None:
    check_not_void(p, node, ty)
    if not valid(ty):
        raise p.error(node, f"{ty} is no type for the elements of a{'n' if what == 'array' else ''} {what}")


def check_argument(p: Parser, node: Node, ty: Type) -> None:
    """What may be an argument of a function."""
    if isinstance(ty, FunctionType):
        raise p.error(node, f"a function has no argument of type {ty}")
    if isinstance(ty, LabelType) or (isinstance(ty, StructType) and ty.is_opaque):
        if not p.dialect.has(features.ANY_ARGUMENT_TYPES):
            raise p.retired(node, f"a function has no argument of type {ty}", features.ANY_ARGUMENT_TYPES)


def check_not_void(p: Parser, node: Node, ty: Type) -> None:
    if isinstance(ty, VoidType):
        raise p.error(node, "void is a type of function results only")


def holds(ty: Type, wanted: StructType) -> bool:
    """Whether the struct type is among what the type is built from; pointers are opaque."""
    seen: set[Type] = set()
    todo = list(ty.contained_types())
    while todo:
        part = todo.pop()
        if part is wanted:
            return True
        if part not in seen:
            seen.add(part)
            todo.extend(part.contained_types())
    return False


# Numbers


def check_unsigned(p: Parser, node: Node, bits: int) -> int:
    """The number that an INT node is, which must be an unsigned one of so many bits."""
    digits = p.text(node)
    if not digits.isdigit():
        raise p.error(node, "expected an integer without a sign")
    number = limited(digits)
    if number >> bits:
        raise p.error(node, f"expected an integer of at most {bits} bits; this one is too large")
    return number


def element_count(p: Parser, node: Node) -> int:
    digits = p.text(node)
    if not digits.isdigit():
        raise p.error(node, "expected the number of elements")
    return check_unsigned(p, node, 64)


def address_space(p: Parser, node: AddrspaceNode) -> int:
    """The number that an `addrspace` node says, itself or by a letter of the data layout."""
    value = node.number
    if value.rule == "INT":
        number = check_unsigned(p, value, 32)
        if p.dialect.has(features.UNCHECKED_ADDRESS_SPACES):
            return number & MAX_ADDRESS_SPACE
        if number > MAX_ADDRESS_SPACE:
            message = f"an address space is at most {MAX_ADDRESS_SPACE}"
            raise p.retired(value, message, features.UNCHECKED_ADDRESS_SPACES)
        return number
    p.need(value, "names of address spaces", features.SYMBOLIC_ADDRESS_SPACES)
    name = unquote(p.text(value))
    if name == "A":
        return p.layout.alloca_address_space
    if name == "G":
        return p.layout.globals_address_space
    if name == "P":
        return p.layout.program_address_space
    if p.dialect.has(features.NAMED_ADDRESS_SPACES):
        found = p.layout.address_space_names.get(name)
        if found is not None:
            return found
    raise p.error(value, f"the data layout has no address space '{name}'")
