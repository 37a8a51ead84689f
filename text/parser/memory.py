"""Instructions of memory: alloca, load, store, fence, cmpxchg, atomicrmw, getelementptr (LangRef, "Memory Access and
Addressing Operations").

An alignment that the text leaves out is the type's by the data layout, as in LLVM.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.encodings import rmw_release
from irkit.dialects.features import ELEMENTWISE_ATOMICS, RMW_POINTERS, RMW_VECTORS
from irkit.errors import ParseError
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.operand_rules import gep_result_type
from irkit.releases import NEWEST
from irkit.type_rules import has_scalable, is_first_class, is_sized, is_valid_element
from irkit.types import FloatingPointType, FunctionType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.values import Value
from irkit.words import FLOAT_RMW_OPERATIONS, ORDERINGS, Ordering
from text.parser.attribute_values import alignment
from text.parser.constants import parse_value
from text.parser.items import Handler, items_of
from text.parser.state import Parser, Place
from text.parser.types import address_space, parse_type
from text.parser.words import element_pointer_flags
from text.syntax.nodes import (
    AddrspaceNode,
    AlignNode,
    AllocaNode,
    AppliedNode,
    AtomicrmwNode,
    CmpxchgNode,
    FenceNode,
    GetelementptrNode,
    LoadNode,
    StoreNode,
    TypedNode,
)
from text.syntax.source import unquote
from text.syntax.tree import Node


def _flags(p: Parser, words: Node, allowed: tuple[str, ...]) -> set[str]:
    """The words before the operands, in the order in which LLVM takes them."""
    found: set[str] = set()
    at = 0
    for word in words.children:
        while at < len(allowed) and (word.rule != "IDENT" or allowed[at] != word.text):
            at += 1
        if at == len(allowed):
            raise p.error(word, f"expected a type{_here(allowed)}")
        found.add(allowed[at])
        at += 1
    return found


def _here(allowed: tuple[str, ...]) -> str:
    return f" or one of the words {', '.join(allowed)}" if allowed else ""


def _scope_and_orderings(p: Parser, words: Node, items: Node, count: int) -> tuple[str, list[Ordering]]:
    """`syncscope("…") seq_cst …`: the scope and as many orderings as the instruction has; without any, no scope."""
    nodes = words.children
    scope = ""
    at = 0
    first = nodes[0] if nodes else None
    if count and isinstance(first, AppliedNode) and first.word.text == "syncscope":
        arguments = first.arguments
        if len(arguments) != 1 or arguments[0].rule != "STRING":
            raise p.error(first, "expected the name of a synchronization scope in quotes")
        scope = unquote(p.text(arguments[0]))
        at = 1
    orderings: list[Ordering] = []
    while at < len(nodes):
        word = nodes[at]
        ordering = ORDERINGS.get(word.text) if word.rule == "IDENT" else None
        if not ordering or len(orderings) == count:
            raise p.error(word, _ordering_expected(len(orderings), count))
        orderings.append(ordering)
        at += 1
    if len(orderings) < count:
        raise p.error(items, _ordering_expected(len(orderings), count))
    return scope, orderings


def _ordering_expected(found: int, count: int) -> str:
    if found == count:
        return "expected nothing more here"
    return f"expected an atomic ordering: {', '.join([name for name in ORDERINGS.words if name])}"


def _trailing_alignment(p: Parser, items: Node) -> int:
    """`, align N` behind the operands, the last of several; 0 for none."""
    found = 0
    for item in items_of(p, items).leading:
        if not isinstance(item, AlignNode):
            raise p.error(item, "expected an alignment or a metadata attachment behind the comma")
        found = alignment(p, item)
    return found


def parse_alloca(p: Parser, node: AllocaNode, items: Node) -> Instruction:
    given = _flags(p, node.words, ("inalloca", "swifterror")) if node.words.children else set()
    ty = parse_type(p, node.type)
    if isinstance(ty, FunctionType) or not is_valid_element(ty):
        raise p.error(node.type, f"memory cannot be allocated for a '{ty}'")
    size: Value | None = None
    align = 0
    space: int | None = None
    size_node: Node = node
    for item in items_of(p, items).leading:
        if isinstance(item, TypedNode) and size is None and not align and space is None:
            size_node = item
            size = parse_value(p, item.value, parse_type(p, item.type))
        elif isinstance(item, AlignNode) and not align and space is None:
            align = alignment(p, item)
        elif isinstance(item, AddrspaceNode) and space is None:
            space = address_space(p, item)
        else:
            raise p.error(item, "expected a count, an alignment, an address space, metadata attachments, in this order")
    if size is None:
        size = p.context.constant_int(p.context.integer(32), 1)
    elif not isinstance(size.type, IntegerType):
        raise p.error(size_node, f"the count of an alloca is an integer, not '{size.type}'")
    if not align:
        if not is_sized(p.dialect, ty):
            raise p.error(node.type, f"memory cannot be allocated for a '{ty}', which has no size")
        align = p.layout.preferred_alignment(ty)
    # Without a word LLVM allocates in address space 0, whatever the data layout says.
    made = p.pointer_to(ty, space or 0)
    return AllocaInst(made, ty, size, align, "inalloca" in given, "swifterror" in given)


def parse_load(p: Parser, node: LoadNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    pointer_type = parse_type(p, node.pointer_type)
    pointer = parse_value(p, node.pointer, pointer_type)
    align = _trailing_alignment(p, items) if items.children else 0
    volatile = False
    scope = ""
    ordering: Ordering = ""
    if node.words.children or node.ordering.children:
        given = _flags(p, node.words, ("atomic", "volatile"))
        volatile = "volatile" in given
        scope, orderings = _scope_and_orderings(p, node.ordering, items, 1 if "atomic" in given else 0)
        ordering = orderings[0] if orderings else ""
    if not isinstance(pointer_type, PointerType) or not is_first_class(p.dialect, ty):
        raise p.error(node.pointer_type, f"a load of '{ty}' from '{pointer_type}'; expected a pointer")
    if ordering:
        if not align:
            raise p.error(node.pointer_type, "an atomic load says its alignment")
        if ordering in ("release", "acq_rel"):
            raise p.error(node.pointer_type, f"an atomic load cannot have the ordering '{ordering}'")
    if pointer_type.pointee is not None and pointer_type.pointee is not ty:
        raise p.error(node.type, f"a load of '{ty}' through a pointer to '{pointer_type.pointee}'")
    if not align:
        if not is_sized(p.dialect, ty):
            raise p.error(node.type, f"a load of '{ty}', which has no size")
        align = p.layout.abi_alignment(ty)
    return LoadInst(ty, pointer, align, volatile, ordering, scope)


def parse_store(p: Parser, node: StoreNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    pointer_type = parse_type(p, node.pointer_type)
    pointer = parse_value(p, node.pointer, pointer_type)
    align = _trailing_alignment(p, items) if items.children else 0
    volatile = False
    scope = ""
    ordering: Ordering = ""
    if node.words.children or node.ordering.children:
        given = _flags(p, node.words, ("atomic", "volatile"))
        volatile = "volatile" in given
        scope, orderings = _scope_and_orderings(p, node.ordering, items, 1 if "atomic" in given else 0)
        ordering = orderings[0] if orderings else ""
    if not isinstance(pointer_type, PointerType):
        raise p.error(node.pointer_type, f"a store to '{pointer_type}'; expected a pointer")
    if not is_first_class(p.dialect, ty):
        raise p.error(node.type, f"a store of '{ty}', which memory cannot hold")
    if ordering:
        if not align:
            raise p.error(node.type, "an atomic store says its alignment")
        if ordering in ("acquire", "acq_rel"):
            raise p.error(node.type, f"an atomic store cannot have the ordering '{ordering}'")
    if pointer_type.pointee is not None and pointer_type.pointee is not ty:
        raise p.error(node.type, f"a store of '{ty}' through a pointer to '{pointer_type.pointee}'")
    if not align:
        if not is_sized(p.dialect, ty):
            raise p.error(node.type, f"a store of '{ty}', which has no size")
        align = p.layout.abi_alignment(ty)
    return StoreInst(p.context.void, value, pointer, align, volatile, ordering, scope)


def parse_fence(p: Parser, node: FenceNode, items: Node) -> Instruction:
    scope, orderings = _scope_and_orderings(p, node.words, items, 1)
    if orderings[0] in ("unordered", "monotonic"):
        raise p.error(items, f"a fence cannot be {orderings[0]}")
    return FenceInst(p.context.void, orderings[0], scope)


def parse_cmpxchg(p: Parser, node: CmpxchgNode, items: Node) -> Instruction:
    given = _flags(p, node.words, ("weak", "volatile"))
    pointer_type = parse_type(p, node.pointer_type)
    pointer = parse_value(p, node.pointer, pointer_type)
    ty = parse_type(p, node.type)
    compare = parse_value(p, node.compare, ty)
    new = parse_value(p, node.new, parse_type(p, node.new_type))
    scope, (success, failure) = _scope_and_orderings(p, node.ordering, items, 2)
    align = _trailing_alignment(p, items) if items.children else 0
    if success == "unordered":
        raise p.error_at(_behind(p, items), "a cmpxchg cannot be unordered")
    if failure in ("unordered", "release", "acq_rel"):
        raise p.error_at(_behind(p, items), f"where a cmpxchg fails it cannot be {failure}")
    if not isinstance(pointer_type, PointerType):
        raise p.error(node.pointer_type, f"a cmpxchg at '{pointer_type}'; expected a pointer")
    if pointer_type.pointee is not None and pointer_type.pointee is not ty:
        raise p.error(node.type, f"a cmpxchg of '{ty}' through a pointer to '{pointer_type.pointee}'")
    if new.type is not ty:
        raise p.error(node.new_type, f"a cmpxchg of '{ty}' and '{new.type}'; expected equal types")
    if not is_first_class(p.dialect, ty):
        raise p.error(node.new_type, f"a cmpxchg of '{ty}', which memory cannot hold")
    if not align:
        align = _natural_alignment(p, node.type, ty)
    result = p.context.struct((ty, p.context.integer(1)))
    return AtomicCmpXchgInst(
        result, pointer, compare, new, align, success, failure, scope, "volatile" in given, "weak" in given
    )


_ALIGN_TOKENS: Final = 3  # a comma, the word, the number


def _behind(p: Parser, items: Node) -> Place:
    """Behind the operands and their alignment, which is where LLVM tells of an ordering that cannot be."""
    aligned = bool(items.children) and items.children[0].rule == "align"
    return Place(p.offset, items.first + (_ALIGN_TOKENS if aligned else 0))


def _natural_alignment(p: Parser, node: Node, ty: Type) -> int:
    """That of an atomic operation: the size that is stored."""
    if not is_sized(p.dialect, ty):
        raise p.error(node, f"an atomic operation on '{ty}', which has no size")
    size = p.layout.store_size(ty).minimum
    if size == 0 or size & (size - 1):
        raise p.error(node, f"an atomic operation on '{ty}', whose size is not a power of two")
    return size


def parse_atomicrmw(p: Parser, node: AtomicrmwNode, items: Node) -> Instruction:
    words = node.words.children
    volatile = _begins_with(words, "volatile")
    rest = words[1:] if volatile else words
    elementwise = _begins_with(rest, "elementwise")
    if elementwise:
        if not p.dialect.has(ELEMENTWISE_ATOMICS):
            raise p.unavailable(rest[0], "'atomicrmw elementwise'", ELEMENTWISE_ATOMICS.first, ELEMENTWISE_ATOMICS.last)
        rest = rest[1:]
    operation = rest[0].text if rest and rest[0].rule in ("IDENT", "BINARY") else ""
    if operation not in p.dialect.rmw_operations:
        raise _unknown_operation(p, rest[0] if rest else node.pointer_type, operation)
    if len(rest) > 1:
        raise p.error(rest[1], "expected a type")
    pointer_type = parse_type(p, node.pointer_type)
    pointer = parse_value(p, node.pointer, pointer_type)
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    scope, orderings = _scope_and_orderings(p, node.ordering, items, 1)
    align = _trailing_alignment(p, items) if items.children else 0
    if orderings[0] == "unordered":
        raise p.error_at(_behind(p, items), "an atomicrmw cannot be unordered")
    if not isinstance(pointer_type, PointerType):
        raise p.error(node.pointer_type, f"an atomicrmw at '{pointer_type}'; expected a pointer")
    if pointer_type.pointee is not None and pointer_type.pointee is not ty:
        raise p.error(node.type, f"an atomicrmw of '{ty}' through a pointer to '{pointer_type.pointee}'")
    if not _rmw_takes(p, operation, ty):
        raise p.error(node.type, f"'atomicrmw {operation}' does not take '{ty}'")
    size = p.layout.store_size(ty).minimum
    if size & (size - 1):
        raise p.error(node.type, f"an atomicrmw of '{ty}', whose size in bytes is not a power of two")
    return AtomicRMWInst(operation, pointer, value, align or size, orderings[0], scope, volatile, elementwise)


def _begins_with(words: list[Node], word: str) -> bool:
    return bool(words) and words[0].rule == "IDENT" and words[0].text == word


def _unknown_operation(p: Parser, node: Node, operation: str) -> ParseError:
    first = rmw_release(operation)
    if first:
        return p.unavailable(node, f"'atomicrmw {operation}'", first, NEWEST)
    return p.error(node, f"expected the operation of an atomicrmw: {', '.join(p.dialect.rmw_operations)}")


def _rmw_takes(p: Parser, operation: str, ty: Type) -> bool:
    if operation == "xchg":
        if isinstance(ty, PointerType):
            return p.dialect.has(RMW_POINTERS)
        return isinstance(ty, (IntegerType, FloatingPointType))
    if operation in FLOAT_RMW_OPERATIONS:
        if isinstance(ty, VectorType):
            return p.dialect.has(RMW_VECTORS) and not ty.scalable and isinstance(ty.element, FloatingPointType)
        return isinstance(ty, FloatingPointType)
    return isinstance(ty, IntegerType)


def parse_getelementptr(p: Parser, node: GetelementptrNode, items: Node) -> Instruction:
    flags = element_pointer_flags(p, node.words) if node.words.children else 0
    source = parse_type(p, node.source_type)
    base = parse_type(p, node.pointer_type)
    pointer = parse_value(p, node.pointer, base)
    scalar = base.scalar_type()
    if not isinstance(scalar, PointerType):
        raise p.error(node.pointer_type, f"a getelementptr on '{base}'; expected a pointer or a vector of pointers")
    if scalar.pointee is not None and scalar.pointee is not source:
        raise p.error(node.source_type, f"a getelementptr of '{source}' on a pointer to '{scalar.pointee}'")
    operands: list[Value] = [pointer]
    shape = (base.count, base.scalable) if isinstance(base, VectorType) else None
    for item in items.children:
        if not isinstance(item, TypedNode):
            if item.rule == "attachment":
                break
            raise p.error(item, "expected an index or a metadata attachment")
        ty = parse_type(p, item.type)
        operands.append(parse_value(p, item.value, ty))
        if not isinstance(ty, IntegerType):
            shape = vector_index(p, item.type, ty, shape)
    indices = operands[1:]
    if indices and not is_known_sized(source) and not is_sized(p.dialect, source):
        raise p.error(node.pointer_type, f"a getelementptr over '{source}', which has no size")
    if isinstance(source, StructType) and has_scalable(source):
        check_scalable_struct(p, node.pointer_type, source)
    result = gep_result_type(p.context, base, source, indices)
    if result is None:
        raise p.error(node.pointer_type, f"these indices lead nowhere in '{source}'")
    return GetElementPtrInst(result, source, operands, flags)


def is_known_sized(ty: Type) -> bool:
    return isinstance(ty, (IntegerType, PointerType, FloatingPointType))


def vector_index(p: Parser, node: Node, ty: Type, shape: tuple[int, bool] | None) -> tuple[int, bool]:
    """The number of elements that a vector of indices gives the result."""
    if not isinstance(ty, VectorType) or not isinstance(ty.element, IntegerType):
        raise p.error(node, f"an index of a getelementptr is an integer or a vector of them, not '{ty}'")
    found = (ty.count, ty.scalable)
    if shape is not None and shape != found:
        raise p.error(node, f"an index of type '{ty}' beside vectors of another length")
    return found


def check_scalable_struct(p: Parser, node: Node, source: StructType) -> None:
    raise p.error(node, f"a getelementptr over '{source}', which holds a scalable vector")


MEMORY: Final[dict[str, Handler]] = {
    "alloca": parse_alloca,
    "load": parse_load,
    "store": parse_store,
    "fence": parse_fence,
    "cmpxchg": parse_cmpxchg,
    "atomicrmw": parse_atomicrmw,
    "getelementptr": parse_getelementptr,
}
