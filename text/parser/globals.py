"""Variables, aliases, ifuncs and comdats (LangRef, "Global Variables" and the following), and what names them.

Note [globals before their contents]: all globals are made, in the order of the file, before anything that refers to
them is parsed, so that a reference is to the real object. LLVM's parser makes place-holders, and tells at the
definition that a reference before it has another type: `mismatch` finds out which place is to blame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.dialects import features
from irkit.dialects.features import Feature
from irkit.errors import ParseError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalValue, GlobalVariable
from irkit.types import FunctionType, PointerType, Type
from irkit.values import Value
from irkit.words import SELECTION_KINDS
from text.parser.keys import is_number, key_name
from text.parser.names import did_you_mean
from text.parser.state import LateError, MissingError, Parser, Place
from text.parser.types import check_unsigned
from text.syntax.nodes import AlignNode, BlockaddressNode, ComdatDefinitionNode, ComdatNode

if TYPE_CHECKING:
    from text.syntax.tree import Node


# Names


def new_key(p: Parser, name: Node, what: str) -> str:
    """The key of the global that is defined here; raises for a number out of order and for a name that is taken."""
    key = p.key(name)
    if key == "":
        key = str(p.next_global)  # `@""` has no name
    elif not is_number(key):
        if key in p.globals:
            raise p.error(name, f"redefinition of {what} '@{key_name(key)}'", earlier(p, key))
        return key
    gaps = features.GLOBAL_NUMBERING_GAPS
    if p.dialect.has(gaps):
        check_number(p, name, what, "@", p.next_global, int(key), gaps)
    else:  # whose message this is has other words
        check_number(p, name, "variable" if what == "global" else what, "%", p.next_global, int(key), gaps)
    p.next_global = int(key) + 1
    return key


def earlier(p: Parser, key: str) -> tuple[str, ...]:
    """A note of the line of a definition."""
    first = p.error_at(p.places[p.globals[key]], "")
    return (f"the first definition is in line {first.line}",)


def check_number(p: Parser, node: Node, what: str, sigil: str, expected: int, number: int, gaps: Feature) -> None:
    """Unnamed values are numbered one after the other, in the releases `gaps` with gaps."""
    if number == expected:
        return
    has_gaps = p.dialect.has(gaps)
    if number < expected or not has_gaps:
        higher = " or greater" if has_gaps else ""
        raise p.error(node, f"{what} expected to be numbered '{sigil}{expected}'{higher}")


def add_global(p: Parser, key: str, value: GlobalValue, place: Place) -> None:
    p.globals[key] = value
    p.places[value] = place
    p.module.append(value)


# References


def get_global(p: Parser, node: Node, ty: Type) -> GlobalValue:
    """The global that a GLOBAL node names, which must be of this type; what is not defined is told at the end."""
    found = p.globals.get(p.text(node))
    if found is None:
        found = find_or_note(p, node, ty)
    if found.type is not ty:
        raise mismatch(p, node, found, ty)
    return found


def find_global(p: Parser, node: Node) -> GlobalValue:
    """The global that a GLOBAL node names, of whatever type; raises where there is none."""
    key = p.key(node)
    found = p.globals.get(key)
    if found is None:
        check_whole(p)
        raise p.error(node, f"use of undefined value '@{key_name(key) or key}'{did_you_mean(key, p.globals, '@')}")
    return found


def check_whole(p: Parser) -> None:
    """Give up where a global is missing that may stand behind the part of the text that is parsed."""
    if p.is_limited:
        raise MissingError("a global is not in the part of the text that is parsed")


def find_or_note(p: Parser, node: Node, ty: Type) -> GlobalValue:
    """The slow way of `get_global`: quoted names, and what is not defined."""
    key = p.key(node)
    found = p.globals.get(key)
    if found is not None:
        return found
    known = p.undefined.get(key)
    if known is not None:
        return known[0]
    if not isinstance(ty, PointerType):
        raise not_a_pointer(p, node)
    value_type: Type = ty.pointee if ty.pointee is not None else p.context.integer(8)
    found = GlobalVariable(ty, value_type, key_name(key), linkage="extern_weak", address_space=ty.address_space)
    p.undefined[key] = (found, p.place(node))
    return found


def not_a_pointer(p: Parser, node: Node) -> ParseError:
    return p.error(node, "a reference to a global must have pointer type")


def mismatch(p: Parser, node: Node, found: GlobalValue, ty: Type) -> ParseError:
    """The error for a reference to a global as something that it is not."""
    if not isinstance(ty, PointerType):
        return not_a_pointer(p, node)
    name = f"@{p.text(node)}"
    place = p.places.get(found)
    if place is not None and place.offset > p.offset and not isinstance(found, Function):
        return p.error_at(place, f"{name} has type '{found.type}' and is used before as '{ty}'")
    if isinstance(found, Function) and place is not None and place.offset > p.offset:
        error = p.error(node, f"function {name} has type '{found.type}' and is used before as '{ty}'")
        return LateError(error, place.offset)
    return p.error(node, f"'{name}' defined with type '{found.type}' but expected '{ty}'")


def get_callee(p: Parser, node: Node, ty: Type, function_type: FunctionType) -> Value:
    """The global that a call of this function type names. Newer releases declare intrinsics that are not declared."""
    found = p.globals.get(p.text(node))
    if found is None:
        key = p.key(node)
        found = p.globals.get(key)
        if found is None and key[:5] == "llvm." and p.dialect.has(features.INTRINSICS_WITHOUT_DECLARATION):
            intrinsic = declared_intrinsic(p, node, key, function_type)
            if intrinsic is not None:
                return intrinsic
        if found is None:
            found = find_or_note(p, node, ty)
    if found.type is ty:
        return found
    if p.typed_pointers and isinstance(ty, PointerType) and found.type is p.context.pointer(ty.address_space):
        return found  # LLVM 13 calls through `ptr`
    raise mismatch(p, node, found, ty)


def declared_intrinsic(p: Parser, node: Node, name: str, function_type: FunctionType) -> Function | None:
    """The intrinsic that a call of this type declares; None where the release has none of the name."""
    from text.parser.intrinsics import intrinsic_declaration  # noqa: PLC0415 - few texts need it, and its tables

    if name in p.undefined:
        raise p.error_at(p.undefined[name][1], "an intrinsic can only be used as callee")
    return intrinsic_declaration(p, node, name, function_type)


def check_undefined(p: Parser) -> None:
    """Raise for globals and comdats that are used and not defined, names in the order of LLVM's table."""
    if p.declared:
        from text.parser.intrinsics import add_declared  # noqa: PLC0415 - as above

        add_declared(p)
    comdats = [key for key in p.comdat_uses if key not in p.comdats]
    if comdats:
        key = min(comdats)
        note = did_you_mean(key, p.comdats, "$")
        raise p.error_at(p.comdat_uses[key], f"use of undefined comdat '${key_name(key)}'{note}")
    if not p.undefined:
        return
    names = [key for key in p.undefined if not is_number(key)]
    key = min(names) if names else min(p.undefined, key=int)
    note = did_you_mean(key, p.globals, "@")
    raise p.error_at(p.undefined[key][1], f"use of undefined value '@{key_name(key) or key}'{note}")


# Addresses of blocks


def block_address(p: Parser, node: BlockaddressNode, ty: Type) -> Constant:
    """The constant of a `blockaddress` node.

    A block of a function whose body is still to be parsed is made now, and `Parser.taken_blocks` keeps it.
    """
    function = p.globals.get(p.key(node.function))
    if not isinstance(function, Function):
        check_whole(p)
        raise p.error(node.function, "expected the name of a function in blockaddress")
    if function.is_declaration:
        raise p.error(node.function, "blockaddress of a block inside a declaration")
    block = taken_block(p, node.block, function)
    p.address_taken.add(function)
    byte = p.context.integer(8)
    made = p.context.block_address(p.pointer_to(byte, function.address_space), function, block)
    if made.type is not ty:
        raise p.error(node, f"the blockaddress has type '{made.type}' but expected '{ty}'")
    return made


def block_named(p: Parser, function: Function, name: str) -> BasicBlock | None:
    """The basic block of that name in a function whose body is parsed."""
    names = p.block_names.get(function)
    if names is None:
        names = p.block_names[function] = {block.name: block for block in function.blocks if block.name}
    return names.get(name)


def taken_block(p: Parser, label: Node, function: Function) -> BasicBlock:
    """The block that `blockaddress` names."""
    state = p.function
    if state is not None and state.function is function:
        return state.get_block(p, label)
    key = p.key(label)
    place = p.places.get(function)
    if place is not None and place.offset < p.offset and is_number(key):
        raise p.error(label, "the address of a block without a name cannot be taken after its function")
    if function in p.parsed_functions:
        block = block_named(p, function, key_name(key))
        if block is None:
            raise p.error(label, f"blockaddress of '%{p.text(label)}', which is no basic block of @{function.name}")
        return block
    taken = p.taken_blocks.setdefault(function, {})
    found = taken.get(key)
    if found is None:
        made = BasicBlock(p.context.label, function, key_name(key))
        found = taken[key] = (made, p.place(label))
    return found[0]


# Comdats


def define_comdat(p: Parser, node: ComdatDefinitionNode) -> None:
    """A `comdat_definition` statement."""
    key = p.key(node.name)
    if key in p.comdats:
        raise p.error(node.name, f"redefinition of comdat '${key_name(key)}'")
    kind = SELECTION_KINDS.get(node.kind.text)
    if kind is None:
        raise p.error(node.kind, "expected a comdat's selection kind: " + ", ".join(SELECTION_KINDS.words))
    comdat = Comdat(key_name(key) or key, kind)
    p.comdats[key] = comdat
    p.module.comdats[comdat.name] = comdat


def comdat_of(p: Parser, node: ComdatNode, key: str) -> Comdat | None:
    """The comdat that `comdat` or `comdat($name)` on the global of this key says; told at the end if there is none."""
    where: Node = node
    if node.name is not None:
        where = node.name
        key = p.key(where)
    elif is_number(key):
        raise p.error(node, "a global without a name has no comdat of its name")
    if key not in p.comdats:
        p.comdat_uses.setdefault(key, p.place(where))
        return None
    return p.comdats[key]


# Alignments


def alignment(p: Parser, node: AlignNode) -> int:
    """The bytes of an `align` node."""
    value = node.number
    number = check_unsigned(p, value, 64)
    if number == 0 or number & (number - 1):
        raise p.error(value, "an alignment is a power of two")
    if number > (1 << 32 if p.dialect.has(features.HUGE_ALIGNMENTS) else 1 << 29):
        raise p.error(value, "huge alignments are not supported yet")
    return number
