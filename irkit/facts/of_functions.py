"""The facts of the bodies of functions: variables, blocks, and what all instructions have."""

from __future__ import annotations

from array import array

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
        self.flag = state.table("instruction:flag")
        self.variable = state.table("variable")
        self.any_operand = state.table("operand")
        self.by_variable = state.table("operand:by_variable")
        self.variable_id = state.table("variable:id")
        self.variable_type = state.table("variable:type")
        self.variable_name = state.table("variable:name")
        self.successor = state.table("basic_block:successor")
        for name, tables in self.opcodes.items():
            tables.code = self.opcode.number(name)
        self.debug_intrinsics: dict[int, str] = {
            number: value.name for value, number in state.ids.items() if value.name in INTRINSICS
        }

    def add(self, function: Function) -> None:
        """The rows of one function, declared or defined."""
        if function.is_declaration:
            number = self.state.function_base(function)
            for argument in function.arguments:
                self.state.local[argument] = number
                number += 1
            self.add_head(function)
            self.add_owner(function)
        else:
            self.add_body(function)
        self.state.local.clear()

    def add_body(self, function: Function) -> None:
        state = self.state
        blocks = function.blocks
        total = sum([len(block._instructions) for block in blocks])
        state.check_room(len(function.arguments) + len(blocks) + total, f"@{function.name}")
        self.count += total
        self.number(function, blocks)
        slot = self.add_head(function)
        void = self.void
        number = state.function_base(function) + len(function.arguments)
        for block in blocks:
            self.label.add(number)
            slot = self.add_variable(block.name, block.type, number, slot)
            number += 1
            for instruction in block._instructions:
                if instruction.type is not void:
                    slot = self.add_variable(instruction.name, instruction.type, number, slot)
                    self.to.add2(number, number)
                self.add_instruction(instruction, number)
                number += 1
        self.add_owner(function)
        if state.table("operand:use").is_wanted:
            self.add_uses(function)

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
        last = -1
        state.table("function:entry").add2(owner, number)
        for block in blocks:
            local[block] = number
            state.table("basic_block").add(number)
            state.table("basic_block:function").add2(number, owner)
            if before >= 0:
                state.table("basic_block:next").add2(before, number)
            before = number
            number += 1
            first = number
            for instruction in block._instructions:
                local[instruction] = number
                number += 1
            if number > first:
                self.add_range(before, owner, first, number, last)
                last = number - 1
        for block in blocks:
            if block._instructions:
                for place, successor in enumerate(block._instructions[-1].successors):
                    self.successor.add3(local[block], place, local[successor])

    def add_range(self, block: int, owner: int, first: int, end: int, last: int) -> None:
        """What all instructions of a block have, whatever they are: those from `first` up to `end`, behind `last`."""
        state = self.state
        numbers = array("q", range(first, end))
        state.table("basic_block:first").add2(block, first)
        state.table("basic_block:last").add2(block, end - 1)
        self.instruction.add_all(numbers)
        state.table("instruction:id").add_all2(numbers, numbers)
        state.table("instruction:function").add_all2(numbers, array("q", [owner]) * (end - first))
        state.table("instruction:block").add_all2(numbers, array("q", [block]) * (end - first))
        following = state.table("instruction:next")
        if last >= 0:
            following.add2(last, first)
        following.add_all2(numbers[:-1], numbers[1:])

    def add_owner(self, function: Function) -> None:
        """The function of each of its variables."""
        table = self.state.table("variable:function")
        if table.is_wanted:
            void = self.void
            owned = [number for value, number in self.state.local.items() if value.type is not void]
            table.add_all2(array("q", owned), array("q", [self.state.ids[function]]) * len(owned))

    def add_head(self, function: Function) -> int:
        """The arguments; returns the number of the next value without a name."""
        slot = 0
        base = self.state.function_base(function)
        for index, argument in enumerate(function.arguments):
            slot = self.add_variable(argument.name, argument.type, base + index, slot)
        return slot

    def add_variable(self, name: str, ty: Type, number: int, slot: int) -> int:
        """The rows of a variable; `slot` is the number of the next without a name, which is returned."""
        self.variable.add(number)
        self.any_operand.add(number)
        self.by_variable.add2(number, number)
        self.variable_type.add2(number, self.state.type(ty))
        if name:
            if self.variable_id.is_wanted:
                self.variable_id.add_text(number, "%" + quoted_name(name))
            self.variable_name.add_text(number, name)
            return slot
        numbered = self.numbered
        if slot == len(numbered):
            numbered.append(self.variable_id.number(f"%{slot}"))
        self.variable_id.add2(number, numbered[slot])
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

    def add_instruction(self, instruction: Instruction, number: int) -> None:
        state = self.state
        tables = self.opcodes[instruction.opcode]
        tables.entity.add(number)
        self.opcode.add2(number, tables.code)
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
                self.debug.add_call(instruction, self.debug_intrinsics[operands[-1]])
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
