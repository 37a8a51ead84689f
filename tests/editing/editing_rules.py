"""One edit for each public method and property that changes values, instructions and blocks."""

from __future__ import annotations

from editing_site import NothingThere, Site, edits, sets

import irkit
from irkit import flags
from irkit.blocks import BasicBlock
from irkit.guarding.kinds import KINDS
from irkit.instructions import (
    Instruction,
    LandingPadInst,
    PHINode,
)
from irkit.terminators import IndirectBrInst, SwitchInst, UnreachableInst
from irkit.values import Value

# Names

sets("Value.name", lambda s: s.of([s.global_value(), s.instruction(), s.block()]), Site.name)


@edits("Value.rename")
def rename(s: Site) -> None:
    s.of([s.global_value(), s.instruction(), s.block()]).rename(s.name(), unique=bool(s.number(1)))


# What is guarded


@edits("Value.type")
def set_what_is_guarded(s: Site) -> None:
    """What is of no kind is refused, and what is fixed."""
    owner = s.of([s.m, s.global_value(), s.instruction(), s.block(), s.argument(), *s.instruction().operands])
    guarded = [name for cls in type(owner).__mro__ for name in KINDS.get(cls.__module__, {}).get(cls.__name__, {})]
    setattr(owner, s.of(guarded), s.of([object(), [object()], 1.5]))
    raise AssertionError("it was taken")


# Operands


@edits("User.set_operand")
def set_operand(s: Site) -> None:
    one = s.instruction()
    place = s.number(len(one.operands)) - (0 if s.often() else 1)
    old = one.operands[place] if 0 <= place < len(one.operands) else None
    if isinstance(old, BasicBlock):
        one.set_operand(place, s.target(one))
    else:
        one.set_operand(place, s.value(old.type if old is not None else irkit.i32, one))


@edits("User.replace_operands")
def replace_operands(s: Site) -> None:
    one = s.instruction()
    one.replace_operands([o if isinstance(o, BasicBlock) or s.often() else s.value(o.type, one) for o in one.operands])


@edits("User.drop_all_references")
def drop_all_references(s: Site) -> None:
    one = s.plain()
    if one.uses:
        raise NothingThere
    place = one.parent
    assert place is not None
    one.drop_all_references()
    place.remove(one)


@edits("Value.replace_all_uses_with")
def replace_all_uses_with(s: Site) -> None:
    if s.number(2) == 0:
        s.global_value().replace_all_uses_with(s.global_value())
        return
    if s.number(4) == 0:
        one = s.block()
        one.replace_all_uses_with(s.block())
        return
    old = s.of([*s.function().args, s.instruction()])
    old.replace_all_uses_with(s.value(old.type, old if isinstance(old, Instruction) else None))


@edits("Instruction.replace_with")
def replace_with(s: Site) -> None:
    one = s.plain()
    new = s.value(one.type, one) if s.number(1) else s.newcomer(one.parent)  # type: ignore[arg-type]
    one.replace_with(new)


sets("CallBase.callee", Site.call, lambda s: s.any_function() if s.often() else s.value(irkit.ptr, None))
sets(
    "CallBase.arguments",
    lambda s: s.of([s.call()]),
    lambda s: [s.constant(irkit.i32) for _ in range(s.number(3))],
)


@edits("Arguments.__setitem__", "CallBase.args")
def set_argument(s: Site) -> None:
    call = s.call()
    place = s.number(call.argument_count)
    ty = call.arguments[place].type if place < call.argument_count else irkit.i32
    call.args[place] = s.value(ty, call)


@edits("CallBase.operand_bundles")
def set_bundles(s: Site) -> None:
    call = s.call()
    call.operand_bundles = [
        (s.of(["tag", "other"]), [s.value(irkit.i32, call) for _ in range(s.number(2))]) for _ in range(s.number(2))
    ]


@edits("CallBase.add_operand_bundle", "CallBase.remove_operand_bundle")
def change_bundles(s: Site) -> None:
    call = s.call()
    if s.number(1):
        call.add_operand_bundle(s.of(["tag", "other"]), [s.value(irkit.i32, call) for _ in range(s.number(2))])
    else:
        call.remove_operand_bundle(s.of(["tag", "other"]))


@edits("CallBase.set_called_function")
def set_called_function(s: Site) -> None:
    s.call().set_called_function(s.any_function())


@edits("CallBase.change_call")
def change_call(s: Site) -> None:
    call, function = s.call(), s.any_function()
    ty = function.function_type
    call.change_call(ty, function, [s.value(parameter, call) for parameter in ty.parameters], call.bundle_inputs())


sets("CallBase.calling_convention", Site.call, lambda s: s.of([0, 8, 9, 2000]))

# Instructions with blocks


def pair(s: Site, phi: PHINode) -> tuple[Value, BasicBlock]:
    return s.value(phi.type, None) if s.number(1) else s.constant(phi.type), s.target(phi)


@edits("PHINodeBase.incoming")
def set_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.incoming = [*phi.incoming[: s.number(len(phi.incoming))], pair(s, phi)]


@edits("PHINodeBase.add_incoming")
def add_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.add_incoming(*pair(s, phi))


@edits("PHINodeBase.remove_incoming")
def remove_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.remove_incoming(s.target(phi))


@edits("PHINodeBase.replace_incoming_block")
def replace_incoming_block(s: Site) -> None:
    phi = s.one(PHINode)
    phi.replace_incoming_block(s.target(phi), s.target(phi))


@edits("SwitchBase.add_case")
def add_case(s: Site) -> None:
    switch = s.one(SwitchInst)
    switch.add_case(s.constant(irkit.i32), s.target(switch))


@edits("SwitchBase.remove_case")
def remove_case(s: Site) -> None:
    switch = s.one(SwitchInst)
    switch.remove_case(s.constant(irkit.i32))


@edits("IndirectBrBase.add_destination")
def add_destination(s: Site) -> None:
    jump = s.one(IndirectBrInst)
    jump.add_destination(s.target(jump))


@edits("IndirectBrBase.remove_destination")
def remove_destination(s: Site) -> None:
    jump = s.one(IndirectBrInst)
    jump.remove_destination(s.target(jump))


@edits("LandingPadBase.add_clause")
def add_clause(s: Site) -> None:
    s.one(LandingPadInst).add_clause(s.constant(irkit.ptr), not s.often())


# Places of instructions


@edits("BasicBlock.append", "BasicBlock.insert")
def append(s: Site) -> None:
    block = s.block()
    if block.terminator is None and s.often():
        block.append(s.terminator(block))
    elif s.often():
        block.insert(s.number(max(len(block) - 1, 0)), s.newcomer(block))
    else:
        block.append(s.newcomer(block))


@edits("BasicBlock.insert_before", "Instruction.insert_before")
def insert_before(s: Site) -> None:
    other = s.instruction()
    block = other.parent
    assert block is not None
    if s.number(1):
        block.insert_before(other, s.newcomer(block))
    else:
        s.newcomer(block).insert_before(other)


@edits("BasicBlock.insert_after", "Instruction.insert_after")
def insert_after(s: Site) -> None:
    other = s.plain()
    block = other.parent
    assert block is not None
    if s.number(1):
        block.insert_after(other, s.newcomer(block))
    else:
        s.newcomer(block).insert_after(other)


@edits("Instruction.move_before", "Instruction.move_to")
def move_before(s: Site) -> None:
    s.plain().move_before(s.instruction())


@edits("Instruction.move_after")
def move_after(s: Site) -> None:
    s.plain().move_after(s.plain())


@edits("BasicBlock.remove", "Instruction.remove_from_parent")
def remove(s: Site) -> None:
    """And back to where it was."""
    one = s.instruction()
    block = one.parent
    assert block is not None
    place = block.index_of(one)
    if s.number(1):
        block.remove(one)
    else:
        one.remove_from_parent()
    block.insert(place, one)


@edits("BasicBlock.erase", "Instruction.erase_from_parent")
def erase(s: Site) -> None:
    one = s.plain() if s.often() else s.instruction()
    assert one.parent is not None
    if s.number(1):
        one.parent.erase(one)
    else:
        one.erase_from_parent()


@edits("Instruction.clone")
def clone_instruction(s: Site) -> None:
    one = s.plain()
    values: dict[Value, Value] = {}
    if s.number(1):
        for operand in one.operands:
            if not isinstance(operand, BasicBlock):
                values[operand] = s.value(operand.type, one)
    one.clone(values).insert_after(one)


FLAGS = (0, flags.NSW, flags.NUW | flags.NSW, flags.EXACT, flags.INBOUNDS | flags.NUSW, flags.DISJOINT, flags.NNEG)
sets("Instruction.flags", Site.instruction, lambda s: s.of(FLAGS))
sets("Instruction.fast_math", Site.instruction, lambda s: s.of([0, flags.FAST_NNAN, flags.FAST_ALL]))
sets("Instruction.debug_loc", Site.instruction, lambda s: s.of([None, s.instruction().debug_loc]))


# Blocks


@edits("Function.append_block", "Function.append_basic_block")
def append_block(s: Site) -> None:
    function = s.function() if s.often() else s.any_function()
    made = function.append_block(s.name()) if s.number(1) else function.append_basic_block(s.name())
    if s.often():
        made.append(UnreachableInst(irkit.void))


@edits("Function.insert_block", "Function.remove_block", "BasicBlock.remove_from_parent")
def insert_block(s: Site) -> None:
    """Out, and in again."""
    block = s.block()
    function = block.parent
    assert function is not None
    following = function.blocks[function.index_of(block) + 1 :]
    if s.number(1):
        function.remove_block(block)
    else:
        block.remove_from_parent()
    function.insert_block(block, following[0] if following else None)


@edits("Function.move_block", "BasicBlock.move_before", "BasicBlock.move_after")
def move_block(s: Site) -> None:
    block = s.block()
    function = block.parent
    assert function is not None
    other = s.of(list(function.blocks)) if s.often() else s.block()
    which = s.number(2)
    if which == 0:
        function.move_block(block, other)
    elif which == 1:
        block.move_before(other)
    else:
        block.move_after(other)


@edits("Function.erase_block", "BasicBlock.erase_from_parent")
def erase_block(s: Site) -> None:
    s.block().erase_from_parent()


@edits("BasicBlock.clone")
def clone_block(s: Site) -> None:
    if len(s.m.functions) < 12 and len(s.function().blocks) < 12:
        s.block().clone(s.of(["", ".c"]), {} if s.number(1) else None)


@edits("BasicBlock.split_block")
def split_block(s: Site) -> None:
    one = s.instruction()
    assert one.parent is not None
    one.parent.split_block(one, s.of(["", "cut"]))


@edits("BasicBlock.merge_into_predecessor")
def merge_into_predecessor(s: Site) -> None:
    s.block().merge_into_predecessor()
