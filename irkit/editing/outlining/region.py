"""The blocks that go, what leads into them and out of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constant_walk import constants_below
from irkit.constants import BlockAddress, Constant
from irkit.editing.blocks import phis_of
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    CallBase,
    CallInst,
    FuncletPadInst,
    Instruction,
    PHINode,
)
from irkit.symbols import SymbolTable
from irkit.terminators import (
    BranchInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    InvokeInst,
    ReturnInst,
)
from irkit.types import VOID
from irkit.values import Argument, User, Value, use_list

EH_PADS: Final = frozenset(("landingpad", "catchpad", "cleanuppad", "catchswitch"))
# Intrinsics that a function's own frame or handlers give their meaning: calls of them stay where they are.
_STAYING: Final = ("llvm.va_start", "llvm.eh.typeid.for")


class Region:
    """Blocks of one function, in the order in which they are to stand.

    Use-lists and names are not kept by the model while this works, but by `Edges`.
    """

    def __init__(self, blocks: Iterable[BasicBlock], edges: Edges) -> None:
        self.blocks: dict[BasicBlock, None] = dict.fromkeys(blocks)
        self.comers: dict[BasicBlock, list[BasicBlock]] = edges.comers
        self.names: SymbolTable = edges.names
        self.header: BasicBlock = next(iter(self.blocks))  # the way in
        function = self.header.parent
        assert function is not None
        self.function: Function = function

    def has(self, value: Value) -> bool:
        """Whether an instruction is in one of the blocks."""
        return isinstance(value, Instruction) and value.parent in self.blocks

    def comes_from_outside(self, value: Value) -> bool:
        """Whether a value is an argument of the function, or an instruction of another block."""
        return isinstance(value, Argument) or (isinstance(value, Instruction) and value.parent not in self.blocks)

    # Whether it can go

    def is_eligible(self) -> bool:
        """Whether the blocks may stand in a function of their own."""
        addresses = addresses_in(self.function)
        if any(block in addresses for block in self.blocks) or self.header.instructions[0].opcode in EH_PADS:
            return False
        for block in self.blocks:
            if block is not self.header and any(one not in self.blocks for one in self.comers[block]):
                return False
            if not all(self._may_go(instruction) for instruction in block.instructions):
                return False
        return True

    def _may_go(self, i: Instruction) -> bool:
        if isinstance(i, AllocaInst) or any(uses_address(operand) for operand in i.operands):
            return False
        if isinstance(i, InvokeInst):
            return i.unwind_destination in self.blocks
        if isinstance(i, CatchSwitchInst):
            return all(block in self.blocks for block in i.successors)
        if isinstance(i, FuncletPadInst):
            return all(self.has(user) for user in returns_of(i, self.function))
        if isinstance(i, CleanupReturnInst):
            return i.unwind_destination is None or i.unwind_destination in self.blocks
        callee = i.callee if isinstance(i, CallInst) else None
        return not isinstance(callee, Function) or not callee.name.startswith(_STAYING)

    # Changes

    def name(self, value: Value, name: str) -> None:
        """Give a new value of the function a name like this one."""
        enter(self.names, value, name)

    def retarget(self, block: BasicBlock, old: BasicBlock, new: BasicBlock) -> None:
        """Let a block go to another one than before."""
        terminator = block.instructions[-1]
        ways = sum(operand is old for operand in terminator.operands)
        terminator.set_unlisted_operands([new if operand is old else operand for operand in terminator.operands])
        for _ in range(ways):
            self.comers[old].remove(block)
            self.comers.setdefault(new, []).insert(0, block)

    def new_block(self, name: str, before: BasicBlock | None = None) -> BasicBlock:
        """An empty block of the function, before another or at its end."""
        function = self.function
        block = BasicBlock(self.header.type, function)
        block._name = function.unique_name(name) if name else ""
        blocks = list(function.blocks)
        blocks.insert(len(blocks) if before is None else blocks.index(before), block)
        function.set_blocks(blocks)
        self.comers[block] = []
        return block

    def cut(self, block: BasicBlock, at: int, name: str) -> BasicBlock:
        """Let what begins at this place be a block of its own, after the other, which goes there."""
        made = self.new_block(name)
        instructions = list(block.instructions)
        first = instructions[at]
        branch = BranchInst(VOID, made)
        branch.debug_loc = first.debug_loc
        branch.debug_records, first.debug_records = first.debug_records, None
        fill(made, instructions[at:])
        fill(block, [*instructions[:at], branch])
        for target in dict.fromkeys(made.successors):
            self.comers[target] = [made if one is block else one for one in self.comers[target]]
            for phi in phis_of(target):
                phi.incoming_blocks = [made if one is block else one for one in phi.incoming_blocks]
        self.comers[made] = [block]
        return made

    def split_returns(self) -> None:
        """Leave returns outside."""
        for block in list(self.blocks):
            if isinstance(block.instructions[-1], ReturnInst):
                self.cut(block, len(block.instructions) - 1, f"{block.name}.ret")

    def exits(self) -> list[BasicBlock]:
        """Where the blocks lead to outside."""
        found = [target for block in self.blocks for target in block.successors if target not in self.blocks]
        return list(dict.fromkeys(found))

    def split_entry(self) -> None:
        """Leave the phis of the first block outside where several ways from outside lead to it: what comes from inside
        gets phis of its own."""
        header = self.header
        inside: list[BasicBlock] = []
        if header is not self.function.entry_block:
            first = header.instructions[0]
            if not isinstance(first, PHINode):
                return
            inside = [block for block in first.incoming_blocks if block in self.blocks]
            if len(first.incoming_blocks) - len(inside) <= 1:
                return
        at = next(n for n, one in enumerate(header.instructions) if one.opcode != "phi" and one.opcode not in EH_PADS)
        made = self.cut(header, at, f"{header.name}.split")
        del self.blocks[header]
        self.blocks[made] = None
        self.header = made
        inside = [made if block is header else block for block in inside]
        for block in inside:
            self.retarget(block, header, made)
        if not inside:
            return
        values: dict[Value, Value] = {}
        for phi in phis_of(header):
            pairs = list(zip(phi.operands, phi.incoming_blocks, strict=True))
            left = [pair for pair in pairs if pair[1] not in self.blocks]
            gone = [pair for pair in pairs if pair[1] in self.blocks]
            new = PHINode(phi.type, [phi, *(value for value, _ in gone)], [header, *(block for _, block in gone)])
            self.name(new, f"{phi.name}.ce")
            phi.set_unlisted_operands([value for value, _ in left])
            phi.incoming_blocks = [block for _, block in left]
            fill(made, [new, *made.instructions])
            values[phi] = new
        replace(self.function.walk(), values, keep=set(values.values()))
        for new_phi in values.values():  # what it takes from the other phi, and what that gave to itself inside
            assert isinstance(new_phi, PHINode)
            operands = list(new_phi.operands)
            new_phi.set_unlisted_operands([operands[0], *(values.get(value, value) for value in operands[1:])])

    def split_exits(self, exits: list[BasicBlock]) -> None:
        """Let values that meet behind the blocks meet within: phis with several values from inside are cut in two."""
        for target in exits:
            made: BasicBlock | None = None
            for phi in phis_of(target):
                pairs = list(zip(phi.operands, phi.incoming_blocks, strict=True))
                inside = [pair for pair in pairs if pair[1] in self.blocks and pair[1] is not made]
                if len(inside) <= 1:
                    continue
                if made is None:
                    made = self._before(target)
                new = PHINode(phi.type, [value for value, _ in inside], [block for _, block in inside])
                self.name(new, f"{phi.name}.ce")
                fill(made, [*made.instructions[:-1], new, made.instructions[-1]])
                left = [pair for pair in pairs if pair not in inside]
                phi.set_unlisted_operands([*(value for value, _ in left), new])
                phi.incoming_blocks = [*(block for _, block in left), made]

    def _before(self, target: BasicBlock) -> BasicBlock:
        """A block that those inside go through to one outside."""
        made = self.new_block(f"{target.name}.split")
        for block in list(self.comers[target]):
            if block in self.blocks:
                self.retarget(block, target, made)
        fill(made, [BranchInst(VOID, target)])
        self.comers[target].insert(0, made)
        self.blocks[made] = None
        return made

    # What goes in and comes out

    def inputs(self, sunk: Mapping[Value, None]) -> list[Value]:
        """What the blocks use of the function around them."""
        found = [
            operand
            for block in self.blocks
            for one in block.instructions
            for operand in one.operands
            if operand not in sunk and self.comes_from_outside(operand)
        ]
        return list(dict.fromkeys(found))

    def outputs(self) -> list[Instruction]:
        """What others use of the blocks."""
        used = {
            operand
            for block in self.function.blocks
            if block not in self.blocks
            for one in block.instructions
            for operand in one.operands
        }
        return [one for block in self.blocks for one in block.instructions if one in used]


class Edges:
    """Of a function that is changed: for each block those that go there, in the order of its use-list, once for each
    way; and which names there are."""

    def __init__(self, function: Function) -> None:
        self.comers: dict[BasicBlock, list[BasicBlock]] = {}
        values: list[Value] = [*function.arguments]
        for block in function.blocks:
            users = [use.user for use in use_list(block)]
            self.comers[block] = [
                one.parent for one in users if isinstance(one, Instruction) and one.parent is not None
            ]
            values += [block, *block.instructions]
        self.names: SymbolTable = SymbolTable(values, "")


def enter(names: SymbolTable, value: Value, name: str) -> None:
    """Name a value; what is taken gets a number behind it."""
    value._name = names.unique(name) if name else ""
    names.enter(value)


def fill(block: BasicBlock, instructions: list[Instruction]) -> None:
    """Give a block these instructions."""
    for instruction in instructions:
        instruction.parent = block
    block.set_instructions(instructions)


def replace(users: Iterable[User], values: Mapping[Value, Value], keep: set[Value] | None = None) -> None:
    """Let users use other values, but for those to keep."""
    for user in users:
        if (keep is None or user not in keep) and any(operand in values for operand in user.operands):
            user.set_unlisted_operands([values.get(operand, operand) for operand in user.operands])


def addresses_in(function: Function) -> set[Value]:
    """The blocks whose addresses are taken."""
    module = function.module_of()
    roots = [operand for holder in module.global_values() for operand in holder.operands]
    roots += [operand for instruction in module.walk() for operand in instruction.operands]
    return {constant.block for constant in constants_below(roots) if isinstance(constant, BlockAddress)}


def uses_address(value: Value) -> bool:
    """Whether a constant holds the address of a block."""
    todo = [value]
    seen: set[Value] = set()  # a variable may begin as its own address
    while todo:
        one = todo.pop()
        if isinstance(one, BlockAddress):
            return True
        if isinstance(one, Constant) and not isinstance(one, Function) and one not in seen:
            seen.add(one)
            todo += one.operands
    return False


def returns_of(pad: FuncletPadInst, function: Function) -> list[Instruction]:
    """What leaves a handler."""
    kinds = (CatchReturnInst, CleanupReturnInst)
    return [one for one in function.walk() if isinstance(one, kinds) and one.operands[0] is pad]


def is_call_of(i: Instruction, *names: str) -> bool:
    """Whether an instruction calls an intrinsic of one of these names, overloaded or not."""
    callee = i.callee if isinstance(i, CallBase) else None
    if not isinstance(callee, Function):
        return False
    return any(callee.name == name or callee.name.startswith(f"{name}.") for name in names)
