"""Pointers: element pointers, comparisons, conversions, and the instructions that access memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import z3

from irkit import flags as f
from irkit.constants import ConstantInt
from irkit.folding.values import splat_value
from irkit.instructions import AllocaInst, LoadInst, StoreInst
from irkit.refinement.allocation import MAXIMUM
from irkit.refinement.blocks import block_of, moved, offset_of
from irkit.refinement.bytes import UNDEF
from irkit.refinement.integers import compared
from irkit.refinement.limits import limited_by_metadata
from irkit.refinement.terms import (
    OFFSET_BITS,
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    bit,
    bits,
    both,
    either,
    extended,
    known,
    negated,
    scalar_width,
)
from irkit.types import PointerType, StructType, Type, VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.refinement.encoder import FunctionEncoder

SIGNED: Final = f.NUSW | f.INBOUNDS  # flags under which no step overflows as a signed number


def check_space(ty: Type) -> None:
    if isinstance(ty, PointerType) and ty.address_space:
        raise NotEncodedError(f"pointers of address space {ty.address_space}")


def element_pointer(
    encoder: FunctionEncoder, source: Type, base: Tree, indices: list[tuple[Type, Tree, Value]], flags: int
) -> Tree:
    """`getelementptr`; of a vector of pointers or indices, lane by lane."""
    if encoder.layout.pointer_bits() != OFFSET_BITS:
        raise NotEncodedError("pointers that are not of 64 bits")
    counts = [len(tree) for tree in (base, *[tree for _, tree, _ in indices]) if isinstance(tree, tuple)]
    if not counts:
        return _element_pointer(encoder, source, base, [(tree, value) for _, tree, value in indices], flags)
    made = []
    for place in range(counts[0]):
        lanes = [(tree[place] if isinstance(tree, tuple) else tree, value) for _, tree, value in indices]
        start = base[place] if isinstance(base, tuple) else base
        made.append(_element_pointer(encoder, source, start, lanes, flags))
    return tuple(made)


def _element_pointer(
    encoder: FunctionEncoder, source: Type, base: Lane, indices: list[tuple[Lane, Value]], flags: int
) -> Lane:
    layout = encoder.layout
    poison = either(base.poison, *[lane.poison for lane, _ in indices])
    undef = base.undef.union(*[lane.undef for lane, _ in indices])
    total: Term = bits(0, OFFSET_BITS)
    ty = source
    is_in_vector = False
    for place, (lane, value) in enumerate(indices):
        if place and isinstance(ty, StructType):
            index = _constant(value)
            step = bits(layout.struct_layout(ty).offsets[index], OFFSET_BITS)
            ty = (ty.elements or ())[index]
        else:
            if place:
                is_in_vector = isinstance(ty, VectorType)
                ty = ty.element  # type: ignore[attr-defined]  # an array or a vector, as the verifier holds
            # The elements of a vector lie side by side, whatever their type's alignment.
            size = layout.store_size(ty) if is_in_vector else layout.alloc_size(ty)
            if size.scalable:
                raise NotEncodedError("element pointers of scalable types")
            step, is_broken = _step(lane.value, size.fixed, flags)
            poison = either(poison, is_broken)
        if flags & SIGNED:
            fits = z3.And(z3.BVAddNoOverflow(total, step, True), z3.BVAddNoUnderflow(total, step))
            poison = either(poison, known(z3.Not(fits)))
        if flags & f.NUW:
            poison = either(poison, known(z3.ULT(total + step, total)))
        total = z3.simplify(total + step)
    value = moved(base.value, total)
    return Lane(value, either(poison, leaves_block(encoder, base.value, value, total, flags)), undef)


def _step(number: Term, size: int, flags: int) -> tuple[Term, Condition]:
    """An index times the size of its type, and whether a flag is broken on the way."""
    index, stride = extended(number, OFFSET_BITS, signed=True), bits(size, OFFSET_BITS)
    found: Condition = False
    if flags & SIGNED:
        is_cut = extended(index, number.size(), signed=True) != number
        fits = z3.And(z3.BVMulNoOverflow(index, stride, True), z3.BVMulNoUnderflow(index, stride))
        found = either(known(is_cut), known(z3.Not(fits)))
    if flags & f.NUW:
        is_cut = extended(index, number.size()) != number
        found = either(found, known(is_cut), known(z3.Not(z3.BVMulNoOverflow(index, stride, False))))
    return z3.simplify(index * stride), found


def leaves_block(encoder: FunctionEncoder, base: Term, value: Term, total: Term, flags: int) -> Condition:
    """Whether the flags of an element pointer are broken: `inbounds` asks that both are in the block or behind its last
    byte, or that nothing is added."""
    model = encoder.model
    found: Condition = False
    if flags & f.INBOUNDS:
        size = model.size_of(block_of(base))
        inside = both(known(z3.ULE(offset_of(base), size)), known(z3.ULE(offset_of(value), size)))
        found = both(negated(inside), known(total != 0))
    if flags & f.NUW:
        address = model.address(base)
        found = either(found, known(z3.ULT(address + total, address)))
    if flags & f.NUSW and not flags & f.INBOUNDS:
        address = model.address(base)
        wrapped = z3.And(
            z3.BVAddNoOverflow(z3.ZeroExt(1, address), z3.SignExt(1, total), True),
            z3.Extract(OFFSET_BITS, OFFSET_BITS, z3.ZeroExt(1, address) + z3.SignExt(1, total)) == 0,
        )
        found = either(found, known(z3.Not(wrapped)))
    return found


def _constant(value: Value) -> int:
    element = splat_value(value) or value
    return element.value if isinstance(element, ConstantInt) else 0  # zeroinitializer


def compare(encoder: FunctionEncoder, predicate: str, a: Lane, b: Lane, flags: int) -> Lane:
    """`icmp` of pointers: by their addresses."""
    model = encoder.model
    poison = either(a.poison, b.poison)
    undef = a.undef | b.undef
    if predicate in {"eq", "ne"}:
        same = model.pointers_equal_address(a.value, b.value)
        return Lane(bit(same if predicate == "eq" else negated(same)), poison, undef)
    x, y = model.address(a.value), model.address(b.value)
    if flags & f.SAMESIGN:
        poison = either(poison, known((x < 0) != (y < 0)))
    return Lane(bit(known(compared(predicate, x, y))), poison, undef)


def cast(encoder: FunctionEncoder, opcode: str, lane: Lane, source: Type, target: Type) -> Lane:
    """`ptrtoint`, `ptrtoaddr`, `inttoptr`, `addrspacecast`."""
    check_space(source)
    check_space(target)
    if encoder.layout.pointer_bits() != OFFSET_BITS:
        raise NotEncodedError("pointers that are not of 64 bits")
    if opcode in {"ptrtoint", "ptrtoaddr"}:
        address = encoder.model.address(lane.value)
        return Lane(z3.simplify(extended(address, scalar_width(target))), lane.poison, lane.undef)
    if opcode == "inttoptr":
        return from_number(encoder, lane)
    raise NotEncodedError(opcode)


def from_number(encoder: FunctionEncoder, lane: Lane) -> Lane:
    """`inttoptr`: null for 0; which block another number points into is not known, the address is: a pointer of block
    0, which no access may use. Where it is accessed, the access is a doubt."""
    value = z3.simplify(extended(lane.value, OFFSET_BITS))
    if not (z3.is_bv_value(value) and value.as_long() == 0):
        encoder.state.has_gap("inttoptr")
        encoder.state.is_loose("inttoptr")
    return Lane(z3.Concat(bits(0, 8), value), lane.poison, lane.undef)


def allocate(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, AllocaInst)
    check_space(instruction.type)
    size = encoder.layout.alloc_size(instruction.allocated_type)
    if size.scalable:
        raise NotEncodedError("an alloca of a scalable type")
    count = encoder.lane(instruction.array_size)
    encoder.state.undefined_if(count.poison)
    total = z3.simplify(extended(count.value, OFFSET_BITS) * bits(size.fixed, OFFSET_BITS))
    alignment = instruction.alignment or encoder.layout.abi_alignment(instruction.allocated_type)
    if not z3.is_bv_value(total):
        encoder.state.undefined_if(known(z3.Not(z3.ULT(total, bits(MAXIMUM, OFFSET_BITS)))))
    is_managed = instruction in encoder.managed
    encoder.memory, pointer = encoder.model.allocate(encoder.memory, total, alignment, UNDEF, is_managed)
    return Lane(pointer)


def plain(instruction: LoadInst | StoreInst) -> None:
    """Raises NotEncodedError for an access that others can see."""
    if instruction.volatile or instruction.ordering not in {"", "unordered"}:
        raise NotEncodedError(f"a {instruction.opcode} that is volatile or atomic")


def load(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, LoadInst)
    plain(instruction)
    check_space(instruction.pointer.type)
    ty = instruction.type
    pointer = encoder.lane(instruction.pointer)
    size = encoder.layout.store_size(ty)
    if size.scalable:
        raise NotEncodedError("a load of a scalable vector")
    alignment = instruction.alignment or encoder.layout.abi_alignment(ty)
    encoder.model.check(encoder.memory, pointer, size.fixed, alignment, False)
    tree = encoder.model.load(encoder.memory, pointer.value, ty)
    return limited_by_metadata(encoder, instruction, tree)


def store(encoder: FunctionEncoder, instruction: Instruction) -> None:
    assert isinstance(instruction, StoreInst)
    plain(instruction)
    check_space(instruction.pointer.type)
    ty = instruction.value.type
    value = encoder.read(instruction.value)
    pointer = encoder.lane(instruction.pointer)
    size = encoder.layout.store_size(ty)
    if size.scalable:
        raise NotEncodedError("a store of a scalable vector")
    alignment = instruction.alignment or encoder.layout.abi_alignment(ty)
    encoder.model.check(encoder.memory, pointer, size.fixed, alignment, True)
    encoder.memory = encoder.model.store(encoder.memory, pointer.value, ty, value)
