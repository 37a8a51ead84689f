"""The facts of the bodies of functions: variables, blocks, and what all instructions have."""

from __future__ import annotations

from librt.strings import write_i64_le
from mypy_extensions import i64

from irkit.blocks import BasicBlock
from irkit.facts.of_instructions import HANDLERS, CallTexts, OpcodeTables
from irkit.facts.of_metadata import INTRINSICS, DebugInfo
from irkit.facts.state import State
from irkit.flags import FAST_ALL, FAST_MATH_FLAGS, WRAP_FLAGS
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.metadata import DILocation
from irkit.operators.table import OPCODES
from irkit.types import Type, quoted_name


class Bodies:
    """Adds the rows of bodies, one function after the other."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.opcodes: dict[str, OpcodeTables] = {row.name: OpcodeTables(state, row) for row in OPCODES}
        self.calls: CallTexts = CallTexts(state)
        self.debug: DebugInfo = DebugInfo(state)
        self.count: int = 0  # instructions so far
        self.void: Type = state.module.context.void
        self.numbered: list[int] = []  # what stands for %0, %1, … in the column of `variable:id`
        self.instruction = state.table("instruction")
        self.opcode = state.table("instruction:opcode")
        self.operand = state.table("instruction:operand")
        self.label = state.table("variable:label")
        self.to = state.table("instruction:to")
        self.following = state.table("instruction:next")
        self.owner = state.table("instruction:function")
        self.block = state.table("instruction:block")
        self.flag = state.table("instruction:flag")
        self.variable = state.table("variable")
        self.any_operand = state.table("operand")
        self.variable_id = state.table("variable:id")
        self.variable_type = state.table("variable:type")
        self.variable_owner = state.table("variable:function")
        self.variable_name = state.table("variable:name")
        self.successor = state.table("basic_block:successor")
        self.debug_intrinsics: set[int] = {number for value, number in state.ids.items() if value.name in INTRINSICS}

    def add(self, function: Function) -> None:
        """The rows of one function, declared or defined."""
        state = self.state
        blocks = function.blocks
        total = sum([len(block._instructions) for block in blocks])
        state.check_room(len(function.arguments) + len(blocks) + total, f"@{function.name}")
        self.count += total
        self.number(function, blocks)
        slot = self.add_head(function)
        if blocks:
            self.add_body(function, blocks, slot)
            if state.table("operand:use").is_wanted:
                self.add_uses(function)
        state.local.clear()

    def add_body(self, function: Function, blocks: tuple[BasicBlock, ...], slot: int) -> None:
        """The blocks with their instructions; `slot` is the number of the next value without a name."""
        state = self.state
        void = self.void
        owner: i64 = state.ids[function]
        number: i64 = state.function_base(function) + len(function.arguments)
        instructions, opcodes = self.instruction.first, self.opcode.second  # see `irkit.facts.state.SAME`
        owners, parents = self.owner.second, self.block.second
        last: i64 = -1
        for block in blocks:
            parent: i64 = number
            self.label.add(parent)
            slot = self.add_variable(block.name, block.type, parent, owner, slot)
            number += 1
            for instruction in block._instructions:
                if instruction.type is not void:
                    slot = self.add_variable(instruction.name, instruction.type, number, owner, slot)
                    write_i64_le(self.to.first, number)
                tables = self.opcodes[instruction.opcode]
                write_i64_le(instructions, number)
                write_i64_le(opcodes, tables.code)
                write_i64_le(owners, owner)
                write_i64_le(parents, parent)
                if last != -1:
                    self.following.add2(last, number)
                last = number
                self.add_instruction(instruction, tables, number)
                number += 1

    def number(self, function: Function, blocks: tuple[BasicBlock, ...]) -> None:
        """Give numbers to what is in a function, and add what follows from these alone."""
        state = self.state
        local = state.local
        owner = state.ids[function]
        number = state.function_base(function)
        for argument in function.arguments:
            local[argument] = number
            number += 1
        before = -1
        if blocks:
            state.table("function:entry").add2(owner, number)
        for block in blocks:
            local[block] = number
            state.table("basic_block").add(number)
            state.table("basic_block:function").add2(number, owner)
            if before != -1:
                state.table("basic_block:next").add2(before, number)
            before = number
            number += 1
            if block._instructions:
                state.table("basic_block:first").add2(before, number)
            for instruction in block._instructions:
                local[instruction] = number
                number += 1
            if block._instructions:
                state.table("basic_block:last").add2(before, number - 1)
        for block in blocks:
            if block._instructions:
                for place, successor in enumerate(block._instructions[-1].successors):
                    self.successor.add3(local[block], place, local[successor])

    def add_head(self, function: Function) -> int:
        """The arguments; returns the number of the next value without a name."""
        slot = 0
        base = self.state.function_base(function)
        owner = self.state.ids[function]
        for index, argument in enumerate(function.arguments):
            slot = self.add_variable(argument.name, argument.type, base + index, owner, slot)
        return slot

    def add_variable(self, name: str, ty: Type, number: i64, owner: i64, slot: int) -> int:
        """The rows of a variable; `slot` is the number of the next without a name, which is returned."""
        write_i64_le(self.variable.first, number)  # see `irkit.facts.state.SAME`
        write_i64_le(self.variable_type.second, self.state.type(ty))
        write_i64_le(self.variable_owner.second, owner)
        self.any_operand.add(number)
        if name:
            if self.variable_id.is_wanted:
                write_i64_le(self.variable_id.second, self.variable_id.number("%" + quoted_name(name)))
            self.variable_name.add_text(number, name)
            return slot
        numbered = self.numbered
        if slot == len(numbered):
            numbered.append(self.variable_id.number(f"%{slot}"))
        write_i64_le(self.variable_id.second, numbered[slot])
        return slot + 1

    def add_uses(self, function: Function) -> None:
        """The use-lists of what is in the function, as far as instructions are the users."""
        local = self.state.local
        table = self.state.table("operand:use")
        for value, number in list(local.items()):
            for index, use in enumerate(value.uses):
                user = local.get(use.user)
                if user is not None:
                    table.add4(number, index, user, use.index)

    def add_instruction(self, instruction: Instruction, tables: OpcodeTables, number: i64) -> None:
        """What stands with an instruction, beside what all have."""
        state = self.state
        tables.entity.add(number)
        operands: list[int] = []
        local = state.local
        for index, operand in enumerate(instruction._operands):
            found = local.get(operand)
            if found is None:
                found = state.value(operand)
            operands.append(found)
            self.operand.add3(number, index, found)
        if tables.is_plain:
            for table, found in zip(tables.fixed, operands, strict=False):
                table.add2(number, found)
        if tables.has_handler:
            HANDLERS[tables.cls](state, tables, self.calls, instruction, number, operands)
            if tables.cls == "CallInst" and operands[-1] in self.debug_intrinsics and state.has_metadata:
                self.debug.add_call(instruction)
        if instruction.flags or instruction.fast_math:
            self.add_flags(instruction, number)
        if instruction.debug_loc is not None:
            self.add_location(instruction, number)
        if instruction._attachments is not None and state.has_metadata:
            table = state.table("instruction:metadata")
            for kind, node in instruction._attachments:
                table.add3(number, table.number(kind), state.node(node))
        if instruction.debug_records is not None and state.has_metadata:
            self.debug.add_records(instruction, number)

    def add_flags(self, instruction: Instruction, number: int) -> None:
        if not self.flag.is_wanted:
            return
        for flag, word in WRAP_FLAGS:
            if instruction.flags & flag:
                self.flag.add_text(number, word)
        for flag, word in FAST_MATH_FLAGS:
            if instruction.fast_math & flag:
                self.flag.add_text(number, word)
        if instruction.fast_math and not instruction.fast_math & FAST_ALL:
            self.flag.add_text(number, "fast")  # the one flag of older files

    def add_location(self, instruction: Instruction, number: int) -> None:
        state = self.state
        location = instruction.debug_loc
        assert location is not None
        if state.has_metadata:
            table = state.table("instruction:metadata")
            table.add3(number, table.number("dbg"), state.node(location))
        if isinstance(location, DILocation):
            table = state.table("instruction:position")
            if table.is_wanted:
                file = table.number(self.debug.file(location))
                table.add4(number, file, location.line, location.column)
