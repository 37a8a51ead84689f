"""Instructions into a block that is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.types import VoidType
from irkit.values import Value, resolve_operands
from text.parser.debug_records import parse_debug_record
from text.parser.functions import check_forward, resolve
from text.parser.instructions import parse_instruction
from text.parser.keys import is_number, key_name
from text.parser.llvm_as import change_snippet
from text.parser.metadata import end_function
from text.parser.state import FunctionState, check_length
from text.snippets.moving import move_additions
from text.snippets.names import Names, finish_references, key_of, make_parser, scratch_module
from text.snippets.single import check_end
from text.syntax.lalr import StatementParser
from text.syntax.nodes import DebugRecordNode, InstructionNode
from text.syntax.source import Source

if TYPE_CHECKING:
    from irkit.debug_records import DbgRecord
    from irkit.module import Module
    from text.parser.state import Parser
    from text.syntax.tree import Node

_CLOSE: Final = "}"


class Statement:
    """An item of the snippet, and the key of its result, "" for none."""

    __slots__ = ("key", "node", "offset", "pieces")

    def __init__(self, node: Node, pieces: list[str], offset: int) -> None:
        self.node: Node = node
        self.pieces: list[str] = pieces
        self.offset: int = offset
        self.key: str = ""


class Instructions:
    """The instructions of one snippet, for a function."""

    def __init__(self, text: str | bytes, name: str, function: Function, module: Module, whole: bool) -> None:
        self.source: Source = Source(text, name)
        self.function: Function = function
        self.module: Module = module
        self.scratch: Module = scratch_module(module)
        self.p: Parser = make_parser(self.source, self.scratch)
        self.names: Names = Names(self.p, module, whole)
        self.statements: list[Statement] = []
        # A function beside the module, in whose block the instructions stand until they are whole.
        self.holder: Function = Function(function.type, function.function_type, "")
        self.holder.calling_convention = function.calling_convention
        self.block: BasicBlock = BasicBlock(module.context.label, self.holder)
        self.state: FunctionState = FunctionState(self.holder)

    def parse(self, values: Mapping[str, Value], may_end: bool) -> list[Instruction]:
        """The instructions, which stand nowhere yet. Raises ParseError."""
        p = self.p
        self.cut()
        self.names.enter_types()
        self.names.enter_globals()
        self.names.enter_groups()
        self.names.enter_metadata()
        self.enter_locals(values)
        p.function = self.state
        self.scratch.append(self.holder)
        self.holder.set_blocks([self.block])
        for number, statement in enumerate(self.statements):
            self.parse_statement(statement, may_end and number + 1 == len(self.statements))
        check_forward(p, self.state)
        resolve_operands(self.state.waiting)
        end_function(p)
        finish_references(p)
        change_snippet(p)
        self.scratch.remove(self.holder)
        return [*self.block.instructions]

    def cut(self) -> None:
        """Cut the text into statements."""
        p = self.p
        source = self.source
        at = 0
        results: set[str] = set()
        while True:
            found = source.language.lexicon.skipped.match(source.text, at)
            at = at if found is None else found.end()
            if at >= len(source.text):
                break
            if source.text[at] == _CLOSE:
                check_end(source, at)
            parser = StatementParser(source)
            node = parser.parse(at, "body_item")
            statement = Statement(node, parser.pieces, at)
            at = parser.end
            p.pieces, p.offset = statement.pieces, statement.offset
            if isinstance(node, InstructionNode):
                result = node.result
                if result.rule == "LOCAL":
                    statement.key = key = p.key(result)
                    if key in results:
                        what = key_name(key) or key
                        raise p.error(result, f"multiple definition of local value named '{what}'")
                    if key:
                        results.add(key)
            elif node.rule == "LABEL":
                raise p.error(node, "a snippet of instructions stands in one block, and has no labels")
            elif not isinstance(node, DebugRecordNode):
                raise p.error(node, "a snippet holds no use-list orders")
            self.statements.append(statement)
        for key in results:
            self.names.local_keys.pop(key, None)

    def enter_locals(self, values: Mapping[str, Value]) -> None:
        """What the caller gives goes before what the function has."""
        found = self.names.find_locals(self.function, self.names.local_keys)
        for name, value in values.items():
            found[name if is_number(name) else key_of(name)] = value
        results = {statement.key for statement in self.statements}
        for key, value in found.items():
            if key not in results:
                self.state.values[key] = value

    def parse_statement(self, statement: Statement, may_end: bool) -> None:
        p = self.p
        state = self.state
        node = statement.node
        p.pieces, p.offset = statement.pieces, statement.offset
        records = self.block.trailing_records
        if isinstance(node, DebugRecordNode):
            self.block.trailing_records = [*(records or ()), parse_debug_record(p, node)]
            if statement is self.statements[-1]:
                raise p.error(node, "expected an instruction behind the debug record: it is said before one")
            return
        assert isinstance(node, InstructionNode)
        instruction = parse_instruction(p, node)
        if instruction.is_terminator and not may_end:
            raise p.error(node.operation, f"{instruction.opcode} ends a block, and more follows it there")
        self.take(instruction, records)
        if state.has_pending:
            state.register(instruction)
        self.name(statement, node.result, instruction)

    def take(self, instruction: Instruction, records: list[DbgRecord] | None) -> None:
        instruction.parent = self.block
        instruction.debug_records = records
        self.block.trailing_records = None
        self.block._instructions.append(instruction)

    def name(self, statement: Statement, result: Node, instruction: Instruction) -> None:
        """Enter the instruction under its name or number."""
        p = self.p
        key = statement.key
        if result.rule != "LOCAL":
            return
        if isinstance(instruction.type, VoidType):
            raise p.error(result, f"{instruction.opcode} has no result here, and so no name")
        if not key:
            return
        check_length(p, result, key)
        instruction._name = key_name(key)
        if key in self.state.forward:
            resolve(p, self.state, key, result, instruction)
        self.state.values[key] = instruction


def insert(
    text: str | bytes, name: str, block: BasicBlock, place: int, values: Mapping[str, Value], whole: bool
) -> list[Instruction]:
    """Parse instructions and put them at a place of the block. Raises ParseError and, for values that the function
    cannot use, EditError; nothing is changed then."""
    function = block.function_of()
    module = function.module_of()
    may_end = place == len(block._instructions) and block.terminator is None
    if place == len(block._instructions) and not may_end:
        raise EditError(f"{block.describe()} has a terminator, and nothing can stand behind it")
    for value in values.values():
        function.owned_value(value, function)
    snippet = Instructions(text, name, function, module, whole)
    made = snippet.parse(values, may_end)
    move_additions(snippet.scratch, module, made)
    for instruction in made:
        instruction.parent = None
    symbols = function.local_symbols
    for instruction in made:
        if instruction._name:
            instruction._name = symbols.unique(instruction._name)
        block.insert(place, instruction)
        place += 1
    return made
