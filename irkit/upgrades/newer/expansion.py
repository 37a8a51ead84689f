"""Constant expressions that a newer release does not have, as instructions that compute them.

Note [where expanded constants stand]: LLVM's reader puts the instructions before the one that uses the constant,
operand by operand in the order of its record, each constant once an operand; those of a phi's incoming value into a new
block `phi.constexpr` on the edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.blocks import BasicBlock
from irkit.constants import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantVector,
)
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.instructions import (
    BinaryOperator,
    CallBase,
    CastInst,
    CmpInst,
    ExtractElementInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    UnaryOperator,
)
from irkit.local_uses import has_lists, make_block_lists
from irkit.operators.lists import CASTS, READ_ORDERS
from irkit.terminators import BranchInst
from irkit.upgrades.old_calls.builder import NameTable
from irkit.values import Use, Value

if TYPE_CHECKING:
    from irkit.upgrades.newer.values import ValueUpgrade

_NAME: Final = "constexpr"
_PART_NAME: Final = "constexpr.ins"
_EDGE_NAME: Final = "phi.constexpr"


class Expansion:
    """Expands the constants that instructions use, block by block."""

    def __init__(self, values: ValueUpgrade, drops_entries: bool) -> None:
        self.values: ValueUpgrade = values
        self.drops_entries: bool = drops_entries
        self.names: NameTable | None = None
        self.spare: str = ""
        self.edges: dict[tuple[BasicBlock, BasicBlock], BasicBlock] = {}
        self.edge_bodies: dict[BasicBlock, list[Instruction]] = {}

    def expand_function(self, function: Function) -> None:
        self.names = NameTable(function)
        self.spare = ""
        for block in function.blocks:
            self._expand_block(block)
        self._place_edges(function)

    def _expand_block(self, block: BasicBlock) -> None:
        kept: list[Instruction] = []
        for instruction in block.instructions:
            if isinstance(instruction, PHINode):
                self._expand_phi(instruction, block)
            elif any(operand in self.values.lacking for operand in instruction.operands):
                self._expand(instruction, kept)
            kept.append(instruction)
        for instruction in kept:
            instruction.parent = block
        block.set_instructions(kept)

    def _place_edges(self, function: Function) -> None:
        """Put the blocks on edges into the function: each before the block that its edge leads to. That is the last
        that is done with a body, so that their branches are newer uses than all others, wherever they stand."""
        if not self.edges:
            return
        blocks = list(function.blocks)
        context = self.values.module.context
        orders = self.values.module.use_orders
        if orders is not None and not orders.may_have_address(function) and not has_lists(blocks):
            make_block_lists(function)
        for (start, end), edge in self.edges.items():
            body = self.edge_bodies[edge]
            branch = BranchInst(context.void, end)
            body.append(branch)
            for instruction in body:
                instruction.parent = edge
            edge.set_instructions(body)
            blocks.insert(blocks.index(end), edge)
            terminator = start.instructions[-1]
            if end._uses is not None:
                kept = [use for use in end._uses if use.user is not terminator]
                edge._uses = [use for use in end._uses if use.user is terminator]
                end._uses = [Use(branch, 0), *kept]
            terminator.set_unlisted_operands([edge if one is end else one for one in terminator.operands])
            for instruction in end.instructions:
                if isinstance(instruction, PHINode):
                    instruction.incoming_blocks = [edge if one is start else one for one in instruction.incoming_blocks]
        function.set_blocks(blocks)
        self.edges = {}
        self.edge_bodies = {}

    # Operands

    @property
    def _names(self) -> NameTable:
        assert self.names is not None
        return self.names

    def _expand(self, instruction: Instruction, out: list[Instruction]) -> None:
        operands = list(instruction.operands)
        for place in _reading_order(instruction):
            operand = operands[place]
            if operand in self.values.lacking:
                assert isinstance(operand, Constant)
                operands[place] = self._computed(operand, out)
        instruction.set_unlisted_operands(operands)

    def _expand_phi(self, phi: PHINode, block: BasicBlock) -> None:
        """The incoming values, each computed on its edge; one that comes from a block twice is the same both times,
        and in newer releases there once where the edge has a block."""
        operands = list(phi.operands)
        dropped: list[int] = []
        by_block: dict[BasicBlock, Value] = {}
        for place, start in enumerate(phi.incoming_blocks):
            operand = operands[place]
            known = by_block.get(start)
            if known is not None:
                operands[place] = known
                if self.drops_entries and (start, block) in self.edges:
                    dropped.append(place)
                continue
            edge = self.edges.get((start, block))
            if edge is None and not self.spare:
                self.spare = self._names.new(_EDGE_NAME)  # LLVM has a block ready, whether it is needed or not
            if operand in self.values.lacking:
                assert isinstance(operand, Constant)
                if edge is None:
                    edge = BasicBlock(self.values.module.context.label, block.parent, self.spare)
                    self.spare = ""
                    self.edges[start, block] = edge
                    self.edge_bodies[edge] = []
                operands[place] = self._computed(operand, self.edge_bodies[edge])
            by_block[start] = operands[place]
        if dropped:
            operands = [operand for place, operand in enumerate(operands) if place not in dropped]
            phi.incoming_blocks = [start for place, start in enumerate(phi.incoming_blocks) if place not in dropped]
        phi.set_unlisted_operands(operands)

    def _computed(self, root: Constant, out: list[Instruction]) -> Value:
        """The instructions that compute a constant, operands before users."""
        made: dict[Value, Value] = {}
        todo: list[Value] = [root]
        while todo:
            value = todo[-1]
            if value in made:
                todo.pop()
                continue
            if value not in self.values.lacking:
                made[value] = self.values.known.get(value, value)
                todo.pop()
                continue
            assert isinstance(value, Constant)
            missing = [operand for operand in value.operands if operand not in made]
            if missing:
                todo += reversed(missing)
                continue
            made[value] = self._instruction(value, [made[operand] for operand in value.operands], out)
            todo.pop()
        return made[root]

    def _add(self, instruction: Instruction, out: list[Instruction], name: str = _NAME) -> Instruction:
        instruction.name = self._names.new(name)
        out.append(instruction)
        return instruction

    def _instruction(self, constant: Constant, parts: list[Value], out: list[Instruction]) -> Value:
        context = self.values.module.context
        ty = self.values.types.get(constant.type)
        if isinstance(constant, ConstantAggregate):
            return self._aggregate(constant, parts, out)
        assert isinstance(constant, ConstantExpr)
        opcode = constant.opcode
        if isinstance(constant, ConstantExprGEP):
            source = self.values.types.get(constant.source_element_type)
            return self._add(GetElementPtrInst(ty, source, parts, constant.flags), out)
        if opcode in CASTS:
            return self._add(CastInst(opcode, parts[0], ty), out)
        if isinstance(constant, ConstantExprCompare):
            left, right = parts
            return self._add(CmpInst(opcode, context.bool_like(left.type), constant.predicate, left, right), out)
        if isinstance(constant, ConstantExprShuffle):
            mask = self.values.known[constant.mask_constant]
            assert isinstance(mask, Constant)
            return self._add(ShuffleVectorInst(ty, parts[0], parts[1], mask), out)
        if isinstance(constant, ConstantExprIndexed):
            raise UnsupportedError(f"a constant {opcode}, which has become an instruction")
        if opcode == "select":
            return self._add(SelectInst(parts[0], parts[1], parts[2]), out)
        if opcode == "extractelement":
            return self._add(ExtractElementInst(ty, parts[0], parts[1]), out)
        if opcode == "insertelement":
            return self._add(InsertElementInst(parts[0], parts[1], parts[2]), out)
        if opcode == "fneg":
            return self._add(UnaryOperator(opcode, ty, [parts[0]]), out)
        return self._add(BinaryOperator(opcode, parts[0], parts[1], constant.flags), out)

    def _aggregate(self, constant: ConstantAggregate, parts: list[Value], out: list[Instruction]) -> Value:
        context = self.values.module.context
        made: Value = context.poison(self.values.types.get(constant.type))
        for number, part in enumerate(parts):
            if isinstance(constant, ConstantVector):
                index = context.constant_int(context.integer(32), number)
                made = self._add(InsertElementInst(made, part, index), out, _PART_NAME)
            else:
                made = self._add(InsertValueInst(made, part, [number]), out, _PART_NAME)
        return made


def _reading_order(instruction: Instruction) -> list[int]:
    """The places of the operands in the order in which the record names them."""
    count = len(instruction.operands)
    if isinstance(instruction, CallBase):
        arguments = instruction.argument_count
        return [*range(arguments, count), *range(arguments)]
    order = READ_ORDERS.get(instruction.opcode)
    return list(order) if order is not None else list(range(count))
