"""The bodies of two functions: which instruction stands for which, then what each of them says.

Bodies of the same shape are paired in order. Where the shape differs, blocks and instructions are aligned by what they
look like, so that one that was added or removed does not make all after it differ.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import ConstantData
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.equivalence.align import align
from irkit.equivalence.attributes import AttributeMatcher
from irkit.equivalence.describe import Names, fast_math_text, flags_text, instruction_text, record_text, value_text
from irkit.equivalence.difference import Report
from irkit.equivalence.instructions import compare_fields
from irkit.equivalence.metadata import MetadataMatcher
from irkit.equivalence.types import TypeMatcher
from irkit.equivalence.values import ValueMatcher
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.metadata import LocalAsMetadata, Metadata, MetadataAsValue
from irkit.types import Type
from irkit.values import Argument, Value

Attachments = list[tuple[str, Metadata]]
NO_NAMES: Final = Names()


class FunctionMatcher:
    """Compares bodies, one after the other. `compare_names`: names of local values count. `keep_locals`: local values
    stay paired when their function is done."""

    def __init__(
        self,
        report: Report,
        types: TypeMatcher,
        values: ValueMatcher,
        metadata: MetadataMatcher,
        attributes: AttributeMatcher,
        compare_names: bool,
        keep_locals: bool,
    ) -> None:
        self.report: Report = report
        self.types: TypeMatcher = types
        self.values: ValueMatcher = values
        self.metadata: MetadataMatcher = metadata
        self.attributes: AttributeMatcher = attributes
        self.compare_names: bool = compare_names
        self.keep_locals: bool = keep_locals
        self.left_names: Names = report.left_names
        self.right_names: Names = report.right_names

    def compare(self, left: Function, right: Function) -> None:
        """Compare arguments and bodies of two functions of the same type."""
        report = self.report
        pairs = self.values.pairs
        # Declarations say no names.
        have_names = self.compare_names and not (left.is_declaration or right.is_declaration)
        for index, (one, other) in enumerate(zip(left.arguments, right.arguments, strict=False)):
            pairs[one] = other
            if have_names and one.name != other.name:
                report.changed(f"name of argument {index}", one.name, other.name)
        if left.is_declaration != right.is_declaration:
            if left.is_declaration:
                report.added("body", f"of {len(right.blocks)} blocks")
            else:
                report.removed("body", f"of {len(left.blocks)} blocks")
            return
        blocks = self.pair_blocks([*left.blocks], [*right.blocks])
        paired = [self.pair_instructions(one_block, other_block) for one_block, other_block in blocks]
        for (one_block, other_block), instructions in zip(blocks, paired, strict=True):
            report.block = one_block
            report.instruction = -1
            if self.compare_names and one_block.name != other_block.name:
                report.changed("name", one_block.name, other_block.name)
            for one_instruction, other_instruction in instructions:
                self.compare_instructions(one_instruction, other_instruction)
            self.metadata.compare_all()
        if not self.keep_locals:
            self.forget(left)

    def forget(self, function: Function) -> None:
        pairs = self.values.pairs
        for argument in function.arguments:
            pairs.pop(argument, None)
        for block in function.blocks:
            pairs.pop(block, None)
            for instruction in block.instructions:
                pairs.pop(instruction, None)

    # Which is which

    def pair_blocks(self, left: list[BasicBlock], right: list[BasicBlock]) -> list[tuple[BasicBlock, BasicBlock]]:
        if len(left) == len(right):
            found = list(zip(left, right, strict=True))
        else:
            found = []
            named = self.compare_names
            places = align([block_key(block, named) for block in left], [block_key(block, named) for block in right])
            for one, other in places:
                if other == -1:
                    self.report.removed("block " + self.left_names.of(left[one]), "")
                elif one == -1:
                    self.report.added("block " + self.right_names.of(right[other]), "")
                else:
                    found.append((left[one], right[other]))
        pairs = self.values.pairs
        for one_block, other_block in found:
            pairs[one_block] = other_block
        return found

    def pair_instructions(self, left: BasicBlock, right: BasicBlock) -> list[tuple[Instruction, Instruction]]:
        mine, theirs = left.instructions, right.instructions
        if len(mine) == len(theirs):
            found = list(zip(mine, theirs, strict=True))
        else:
            found = self.aligned(left, right)
        pairs = self.values.pairs
        for one, other in found:
            pairs[one] = other
        return found

    def aligned(self, left: BasicBlock, right: BasicBlock) -> list[tuple[Instruction, Instruction]]:
        found: list[tuple[Instruction, Instruction]] = []
        report = self.report
        mine, theirs = left.instructions, right.instructions
        for one, other in align([instruction_key(i) for i in mine], [instruction_key(i) for i in theirs]):
            if one != -1 and other != -1:
                found.append((mine[one], theirs[other]))
                continue
            report.block = left
            if other == -1:
                report.instruction = one
                report.removed("", instruction_text(mine[one], self.left_names))
            else:
                report.instruction = other
                report.added("", instruction_text(theirs[other], self.right_names))
        return found

    # What they say

    def compare_instructions(self, left: Instruction, right: Instruction) -> None:
        report = self.report
        report.instruction += 1
        if left.opcode != right.opcode:
            self.changed_whole(left, right)
            return
        if not self.types.same(left.type, right.type):
            self.type("type", left.type, right.type)
        if left.flags != right.flags:
            report.changed("flags", flags_text(left.flags), flags_text(right.flags))
        if left.fast_math != right.fast_math:
            report.changed("fast-math flags", fast_math_text(left.fast_math), fast_math_text(right.fast_math))
        if left.name != right.name and self.compare_names:
            report.changed("name", left.name, right.name)
        inner, outer = left.operands, right.operands
        count = len(inner)
        if count != len(outer):
            report.changed(
                "operands", instruction_text(left, self.left_names), instruction_text(right, self.right_names)
            )
        else:
            pairs = self.values.pairs
            for index in range(count):
                if pairs.get(inner[index]) is not outer[index]:
                    self.operand(left, index, inner[index], outer[index])
        compare_fields(self, left, right)
        if left.debug_loc is not None or right.debug_loc is not None:
            self.metadata.root("!dbg", left.debug_loc, right.debug_loc)
        if left._attachments or right._attachments:
            self.attachments(left._attachments or [], right._attachments or [])
        if left.debug_records or right.debug_records:
            self.debug_records(left.debug_records or [], right.debug_records or [])

    def changed_whole(self, left: Instruction, right: Instruction) -> None:
        one, other = instruction_text(left, self.left_names), instruction_text(right, self.right_names)
        self.report.changed("", one, other)

    def operand(self, instruction: Instruction, index: int, left: Value, right: Value) -> None:
        if isinstance(left, MetadataAsValue) and isinstance(right, MetadataAsValue):
            self.metadata.root(operand_name(instruction, index), left.metadata, right.metadata)
            if not isinstance(left.metadata, LocalAsMetadata):
                self.values.pairs[left] = right
        elif not self.values.same(left, right):
            self.value(operand_name(instruction, index), left, right)

    def attachments(self, left: Attachments, right: Attachments) -> None:
        """What is attached to an instruction or a global; only among those of one kind does the order count."""
        if [kind for kind, _ in left] == [kind for kind, _ in right]:
            for (kind, one), (_, other) in zip(left, right, strict=True):
                self.metadata.root("!" + kind, one, other)
            return
        for kind in sorted({kind for kind, _ in left} | {kind for kind, _ in right}):
            mine = [node for name, node in left if name == kind]
            theirs = [node for name, node in right if name == kind]
            for one, other in zip_longest(mine, theirs):
                self.metadata.root("!" + kind, one, other)

    def debug_records(self, left: list[DbgRecord], right: list[DbgRecord]) -> None:
        if len(left) != len(right):
            self.text(
                "debug records",
                ", ".join([record_text(record, self.left_names) for record in left]),
                ", ".join([record_text(record, self.right_names) for record in right]),
            )
            return
        for one, other in zip(left, right, strict=True):
            self.debug_record(one, other)

    def debug_record(self, left: DbgRecord, right: DbgRecord) -> None:
        root = self.metadata.root
        if isinstance(left, DbgVariableRecord) and isinstance(right, DbgVariableRecord) and left.kind == right.kind:
            root("#dbg location", left.location, right.location)
            root("#dbg variable", left.variable, right.variable)
            root("#dbg expression", left.expression, right.expression)
            root("#dbg assignID", left.assign_id, right.assign_id)
            root("#dbg address", left.address, right.address)
            root("#dbg address expression", left.address_expression, right.address_expression)
        elif isinstance(left, DbgLabelRecord) and isinstance(right, DbgLabelRecord):
            root("#dbg label", left.label, right.label)
        else:
            one, other = record_text(left, self.left_names), record_text(right, self.right_names)
            self.report.changed("debug record", one, other)
            return
        root("#dbg place", left.debug_loc, right.debug_loc)

    # Fields: report them where they differ

    def text(self, field: str, left: str, right: str) -> None:
        if left != right:
            self.report.changed(field, left, right)

    def number(self, field: str, left: int, right: int) -> None:
        if left != right:
            self.report.changed(field, str(left), str(right))

    def flag(self, field: str, left: bool, right: bool) -> None:
        if left != right:
            self.report.changed(field, str(left).lower(), str(right).lower())

    def type(self, field: str, left: Type, right: Type) -> None:
        if not self.types.same(left, right):
            self.report.changed(field, str(left), str(right))

    def value(self, field: str, left: Value | None, right: Value | None) -> None:
        if not self.values.same(left, right):
            self.report.changed(field, value_text(left, self.left_names), value_text(right, self.right_names))


def block_key(block: BasicBlock, named: bool) -> str:
    """What a block looks like: its name if names count, or its instructions' opcodes."""
    return (block.name if named else "") or " ".join([instruction.opcode for instruction in block.instructions])


def instruction_key(instruction: Instruction) -> str:
    """What an instruction looks like, whatever its name is: its operands by what they come from."""
    parts = [f"{instruction.opcode} {instruction.type}"]
    for operand in instruction.operands:
        if isinstance(operand, GlobalValue):
            parts.append("@" + operand.name)
        elif isinstance(operand, Instruction):
            parts.append(operand.opcode)
        elif isinstance(operand, Argument):
            parts.append(f"argument {operand.index}")
        elif isinstance(operand, ConstantData):
            parts.append(value_text(operand, NO_NAMES))
        else:
            parts.append("-")
    return " ".join(parts)


def operand_name(instruction: Instruction, index: int) -> str:
    if isinstance(instruction, CallBase):
        if index == len(instruction.operands) - 1:
            return "callee"
        if index < instruction.argument_count:
            return f"argument {index}"
    return f"operand {index}"
