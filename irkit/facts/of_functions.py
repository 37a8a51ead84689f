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
from irkit.types import Type, VoidType, quoted_name


class Bodies:
    """Adds the rows of bodies, one function after the other."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.opcodes: dict[str, OpcodeTables] = {row.name: OpcodeTables(state, row) for row in OPCODES}
        self.calls: CallTexts = CallTexts(state)
        self.debug: DebugInfo = DebugInfo(state)
        self.label: int = -1
        self.void: Type = state.module.context.void
        self.numbered: list[int] = []  # what stands for %0, %1, … in the column of `variable:id`
        self.instruction = state.table("instruction")
        self.opcode = state.table("instruction:opcode")
        self.operand = state.table("instruction:operand")
        self.block_of = state.table("instruction:block")
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

    def add_all(self) -> None:
        for function in self.state.module.functions:
            if function.is_declaration:
                self.add_head(function, 0)
            else:
                self.add(function)
            self.state.local.clear()

    def add(self, function: Function) -> None:
        state = self.state
        blocks = function.blocks
        counts = [len(block._instructions) for block in blocks]
        arguments, total = len(function.arguments), sum(counts)
        state.check_room(arguments + len(blocks) + total, f"@{function.name}")
        base = state.function_base(function)
        first_block = base + arguments
        first = first_block + len(blocks)
        local = state.local
        number = base
        for argument in function.arguments:
            local[argument] = number
            number += 1
        for block in blocks:
            local[block] = number
            number += 1
        for block in blocks:
            for instruction in block._instructions:
                local[instruction] = number
                number += 1
        self.add_ranges(state.ids[function], first, total)
        slot = self.add_head(function, base)
        self.add_blocks(function, blocks, counts, first_block, first)
        number = first
        for index, block in enumerate(blocks):
            slot = self.add_label(block, first_block + index, slot)
            for instruction in block._instructions:
                if instruction.type is not self.void and not isinstance(instruction.type, VoidType):
                    slot = self.add_variable(instruction.name, instruction.type, number, slot)
                    self.to.add2(number, number)
                self.add_instruction(instruction, number)
                number += 1
        if state.table("operand:use").is_wanted:
            self.add_uses(function)

    def add_uses(self, function: Function) -> None:
        """The use-lists of what is in the function, as far as instructions are the users."""
        local = self.state.local
        table = self.state.table("operand:use")
        for value, number in list(local.items()):
            for index, use in enumerate(value.uses):
                user = local.get(use.user)
                if user is not None:
                    table.add4(number, index, user, use.index)

    def add_ranges(self, function: int, first: int, total: int) -> None:
        """What all instructions of a function have, whatever they are."""
        state = self.state
        numbers = array("q", range(first, first + total))
        if self.instruction.is_wanted:
            self.instruction.first.extend(numbers)
        table = state.table("instruction:id")
        if table.is_wanted:
            table.first.extend(numbers)
            table.second.extend(numbers)
        table = state.table("instruction:function")
        if table.is_wanted:
            table.first.extend(numbers)
            table.second.extend(array("q", [function]) * total)
        table = state.table("instruction:next")
        if table.is_wanted and total:
            table.first.extend(numbers[:-1])
            table.second.extend(numbers[1:])

    def add_head(self, function: Function, base: int) -> int:
        """The arguments; returns the number of the next value without a name."""
        slot = 0
        base = self.state.function_base(function)
        for index, argument in enumerate(function.arguments):
            slot = self.add_variable(argument.name, argument.type, base + index, slot)
        in_function = self.state.table("variable:function")
        owner = self.state.ids[function]
        for index in range(len(function.arguments)):
            in_function.add2(base + index, owner)
        return slot

    def add_blocks(
        self, function: Function, blocks: tuple[BasicBlock, ...], counts: list[int], first_block: int, first: int
    ) -> None:
        state = self.state
        owner = state.ids[function]
        state.table("function:entry").add2(owner, first_block)
        number = first
        for index, count in enumerate(counts):
            block = first_block + index
            state.table("basic_block").add(block)
            state.table("basic_block:function").add2(block, owner)
            if index:
                state.table("basic_block:next").add2(block - 1, block)
            if count:
                state.table("basic_block:first").add2(block, number)
                state.table("basic_block:last").add2(block, number + count - 1)
                for place, successor in enumerate(blocks[index]._instructions[-1].successors):
                    self.successor.add3(block, place, state.local[successor])
            if self.block_of.is_wanted:
                self.block_of.first.extend(range(number, number + count))
                self.block_of.second.extend(array("q", [block]) * count)
            number += count
        table = state.table("variable:function")
        if table.is_wanted:
            in_blocks = array("q", range(first_block, first))
            results = [
                first + place
                for place, instruction in enumerate([one for block in blocks for one in block._instructions])
                if not isinstance(instruction.type, VoidType)
            ]
            table.first.extend(in_blocks)
            table.first.extend(results)
            table.second.extend(array("q", [owner]) * (len(in_blocks) + len(results)))

    def add_label(self, block: BasicBlock, number: int, slot: int) -> int:
        self.state.table("variable:label").add(number)
        return self.add_variable(block.name, block.type, number, slot)

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
