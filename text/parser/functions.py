"""Functions (LangRef, "Functions"): heads with arguments and what follows them, and bodies with the names in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.attributes import AttributeSet
from irkit.blocks import BasicBlock
from irkit.dialects.attributes import ON_PARAMETER, ON_RESULT
from irkit.dialects.features import DEBUG_RECORDS, LOCAL_NUMBERING_GAPS, PREFERRED_ALIGNMENTS
from irkit.functions import Function
from irkit.instructions import CallInst, Instruction
from irkit.types import FunctionType, LabelType, MetadataType, Type, VoidType
from irkit.values import Value, resolve_operands
from text.parser import heads
from text.parser.attribute_values import alignment as applied_alignment
from text.parser.attributes import attribute_list, function_set, parse_set, words_set
from text.parser.constants import parse_constant
from text.parser.debug_records import parse_debug_record
from text.parser.globals import add_global, alignment, check_number, comdat_of, new_key
from text.parser.instructions import parse_instruction
from text.parser.keys import is_number, key_name
from text.parser.metadata import end_function, local_is_known, parse_global_attachments
from text.parser.names import did_you_mean
from text.parser.state import ForwardValue, FunctionState, Parser, check_length
from text.parser.types import address_space, any_type, check_argument, parse_type
from text.parser.use_lists import parse_use_list_order
from text.syntax.nodes import (
    AddrspaceNode,
    AlignNode,
    AppliedNode,
    ComdatNode,
    DebugRecordNode,
    DeclareNode,
    DefineNode,
    GcNode,
    InstructionNode,
    ParametersNode,
    PartitionNode,
    PersonalityNode,
    PrefixNode,
    PrologueNode,
    SectionNode,
    UselistorderNode,
)
from text.syntax.scan import numeral
from text.syntax.source import unquote
from text.syntax.statements import Statements

if TYPE_CHECKING:
    from irkit.debug_records import DbgRecord
    from text.syntax.tree import Node

# The calls that debug records stand for.
DEBUG_CALLS: Final = frozenset(("llvm.dbg.assign", "llvm.dbg.declare", "llvm.dbg.value"))
DECLARED: Final = frozenset(("external", "extern_weak"))
# The order of what follows the arguments; attributes may be many, everything else comes at most once.
_IN_ORDER: Final = (
    "unnamed_addr",
    "addrspace",
    "attribute",
    "section",
    "partition",
    "comdat",
    "align",
    "prefalign",
    "gc",
    "prefix",
    "prologue",
    "personality",
)
SUFFIXES: Final = {word: place for place, word in enumerate(_IN_ORDER)}
SUFFIX_ORDER: Final = f"the order is: {', '.join(_IN_ORDER)}"
ATTRIBUTES: Final = SUFFIXES["attribute"]


# Heads


def make_function(p: Parser, node: DeclareNode | DefineNode) -> Function:
    """The function of a `declare` or `define` statement, without attachments, prefix and the like."""
    is_definition = isinstance(node, DefineNode)
    words = node.words
    parameters = node.parameters
    head = heads.parse_head(p, words, None)
    at = head.rest
    convention: int | None = None
    if at < len(words.children):
        convention = heads.calling_convention(p, words.children[at])
        at += convention is not None
    result_attributes = parse_set(p, words.children[at:], ON_RESULT)
    result = any_type(p, node.type)
    check_linkage(p, words, head, is_definition)
    if isinstance(result, (FunctionType, LabelType, MetadataType)):
        raise p.error(node.type, f"a function has no result of type {result}")
    key = new_key(p, node.name, "function")
    types, sets = parse_parameters(p, parameters)
    is_vararg = parameters.vararg is not None
    tail = Suffixes(p, node.suffixes, key)
    if sets and result is not p.context.void:
        first = sets[0]
        if first is not None and "sret" in first:
            raise p.error(node.type, "a function with an 'sret' argument returns void")
    function_type = p.context.function(result, types, is_vararg)
    pointer = p.pointer_to(function_type, tail.address_space)
    function = Function(pointer, function_type, key_name(key), head.linkage, tail.address_space)
    heads.set_head(function, head)
    function.calling_convention = convention or 0
    tail.give(p, function)
    attributes, align = function_set(p, tail.attributes)
    function.alignment = align or function.alignment
    function.attribute_list = attribute_list(p, attributes, result_attributes, sets)
    name_arguments(p, function, parameters)
    if is_definition:
        function.declare_body()
    add_global(p, key, function, p.place(node.name))
    return function


def check_linkage(p: Parser, words: Node, head: heads.Head, is_definition: bool) -> None:
    """Which linkages a definition may have, and which a declaration."""
    linkage = head.linkage
    if linkage in ("appending", "common"):
        raise p.error(words, f"a function has no {linkage} linkage")
    if is_definition and linkage == "extern_weak":
        raise p.error(words, f"a function that is defined has no {linkage} linkage")
    if not is_definition and linkage not in DECLARED:
        raise p.error(words, f"a function that is only declared has no {linkage} linkage")
    heads.check_local_linkage(p, words, head)


def parse_parameters(p: Parser, node: ParametersNode) -> tuple[list[Type], list[AttributeSet | None]]:
    """The types and the attributes of a function's parameters."""
    types: list[Type] = []
    sets: list[AttributeSet | None] = []
    for parameter in node.parameters:
        ty = parse_type(p, parameter.type)
        sets.append(words_set(p, parameter.words, ON_PARAMETER))
        check_argument(p, parameter.type, ty)
        types.append(ty)
    return types, sets


def name_arguments(p: Parser, function: Function, parameters: ParametersNode) -> None:
    """Give the arguments their names, and check the numbers of those without."""
    names: set[str] = set()
    counts_all = p.dialect.has(LOCAL_NUMBERING_GAPS)  # older releases check the numbers without counting what has none
    number = 0
    for argument, parameter in zip(function.arguments, parameters.parameters, strict=True):
        if parameter.name is None:
            number += counts_all
            continue
        key = p.key(parameter.name)
        if is_number(key):
            check_number(p, parameter.type, "argument", "%", number, int(key), LOCAL_NUMBERING_GAPS)
            number = int(key) + 1
        elif key:
            name = key_name(key)
            check_length(p, parameter.name, key)
            if name in names:
                raise p.error(parameter.type, f"redefinition of argument '%{name}'")
            names.add(name)
            argument._name = name


class Suffixes:
    """What follows the arguments of a function, up to the personality: LLVM takes it in one order only."""

    def __init__(self, p: Parser, node: Node, key: str) -> None:
        self.address_space: int = p.layout.program_address_space
        self.attributes: list[Node] = []
        self.others: dict[str, Node] = {}
        self.key: str = key
        reached = 0
        for place, child in enumerate(node.children):
            rule = child.rule
            if place == 0 and rule == "IDENT" and child.text in heads.UNNAMED_ADDRESSES:
                self.others["unnamed_addr"] = child
                continue
            if rule == "align" and reached <= ATTRIBUTES:
                rule = "attribute"
            elif isinstance(child, AppliedNode) and child.word.text == "prefalign":
                if not p.dialect.has(PREFERRED_ALIGNMENTS):
                    raise p.unavailable(child, "'prefalign'", PREFERRED_ALIGNMENTS.first, PREFERRED_ALIGNMENTS.last)
                rule = "prefalign"
            stage = SUFFIXES.get(rule, ATTRIBUTES)
            if stage < reached or (stage == reached and stage != ATTRIBUTES):
                raise p.error(child, "this cannot stand here", (SUFFIX_ORDER,))
            reached = stage
            if stage == ATTRIBUTES:
                self.attributes.append(child)
            elif isinstance(child, AddrspaceNode):
                self.address_space = address_space(p, child)
            else:
                self.others[rule] = child

    def give(self, p: Parser, function: Function) -> None:
        """Set what is said on the function, but for attributes and what refers to values."""
        for rule, node in self.others.items():
            if rule == "unnamed_addr":
                function.unnamed_addr = node.text
            elif isinstance(node, SectionNode):
                function.section = unquote(p.text(node.string))
            elif isinstance(node, PartitionNode):
                function.partition = unquote(p.text(node.string))
            elif isinstance(node, ComdatNode):
                function.comdat = comdat_of(p, node, self.key)
            elif isinstance(node, AlignNode):
                function.alignment = alignment(p, node)
            elif isinstance(node, AppliedNode):
                function.preferred_alignment = applied_alignment(p, node)
            elif isinstance(node, GcNode):
                function.gc = unquote(p.text(node.string))


def fill_function(p: Parser, node: DeclareNode | DefineNode, function: Function) -> None:
    """The attachments, prefix, prologue and personality of a `declare` or `define` statement."""
    found: dict[str, Value] = {}
    for child in node.suffixes.children:
        if isinstance(child, (PrefixNode, PrologueNode, PersonalityNode)):
            found[child.rule] = parse_constant(p, child.value, parse_type(p, child.type))
    if found:
        function.set_function_data(found.get("personality"), found.get("prefix"), found.get("prologue"))
    attachments = node.attachments.attachments
    if attachments:
        for kind, attached in parse_global_attachments(p, attachments):
            function.add_metadata(kind, attached)


# Bodies


def parse_body(p: Parser, function: Function, head: DefineNode, stream: Statements) -> None:
    """The body of a function whose `define` is the statement in hand; `stream` begins behind that."""
    state = FunctionState(function)
    p.function = state
    declare_arguments(p, state, head)
    taken = p.taken_blocks.pop(function, None)
    if taken is not None:
        for key, (block, place) in taken.items():
            if key in state.values:
                raise p.error_at(place, f"'%{key_name(key) or key}' is not a basic block")
            state.values[key] = block
            state.forward[key] = place
    function.set_blocks(Body(p, state).parse(stream))
    function.body_loaded()
    check_forward(p, state)
    resolve_operands(state.waiting)
    end_function(p)
    p.parsed_functions.add(function)
    p.function = None


def declare_arguments(p: Parser, state: FunctionState, head: DefineNode) -> None:
    """Enter the arguments under their names and numbers."""
    has_gaps = p.dialect.has(LOCAL_NUMBERING_GAPS)
    number = 0
    for argument, parameter in zip(state.function.arguments, head.parameters.parameters, strict=True):
        key = p.key(parameter.name) if parameter.name is not None else ""
        if not key or is_number(key):
            number = int(key) if key and has_gaps else number
            key = numeral(number)
            number += 1
        state.values[key] = argument
    state.next_number = number


class Body:
    """The statements of one body: blocks, the instructions in them, debug records before these."""

    def __init__(self, p: Parser, state: FunctionState) -> None:
        self.p: Parser = p
        self.state: FunctionState = state
        self.blocks: list[BasicBlock] = []

    def parse(self, stream: Statements) -> list[BasicBlock]:
        p = self.p
        state = self.state
        block: BasicBlock | None = None
        records: list[DbgRecord] | None = None
        in_orders = False
        while stream.advance():
            node = stream.node
            p.pieces = stream.pieces
            p.offset = stream.offset
            rule = node.rule
            if in_orders and rule not in ("uselistorder", "CLOSE"):
                raise p.error(node, "only uselistorder directives may follow the first of them")
            if isinstance(node, InstructionNode):
                if block is None:
                    block = self.start_block(node)
                instruction = parse_instruction(p, node)
                instruction.parent = block
                block._instructions.append(instruction)
                if p.positions is not None:
                    p.positions[instruction] = stream.offset
                if state.has_pending:
                    state.register(instruction)
                if not p.unseen.is_empty:
                    p.unseen.keep(instruction)
                name_instruction(p, state, node.result, instruction)
                if isinstance(instruction, CallInst) and instruction.operands[-1].name in DEBUG_CALLS:
                    self.check_form(node.operation, "record", "intrinsic calls")
                if records is not None:
                    instruction.debug_records = records
                    records = None
                if instruction.is_terminator:
                    block = None
            elif isinstance(node, DebugRecordNode):
                if block is None:
                    block = self.start_block(node)
                if records is None:
                    records = []
                    self.check_form(node, "call", "records")
                records.append(parse_debug_record(p, node))
            elif rule == "LABEL":
                if block is not None:
                    raise p.error(node, "expected an instruction: the block before has no terminator")
                block = self.start_block(node)
                if p.positions is not None:
                    p.positions[block] = stream.offset
            elif rule == "CLOSE":
                break
            else:
                in_orders = True
                if block is not None:
                    raise p.error(node, "expected an instruction: the last block has no terminator")
                self.check_some(node)
                if not isinstance(node, UselistorderNode):
                    raise p.error(node, "expected an instruction: uselistorder_bb stands outside of functions")
                parse_use_list_order(p, node)
        if block is not None:
            raise p.error(stream.node, "expected an instruction: the last block has no terminator")
        self.check_some(stream.node)
        return self.blocks

    def check_form(self, node: Node, other: str, what: str) -> None:
        """A module has debug records or calls of debug intrinsics, not both."""
        p = self.p
        if other == p.debug_form and p.dialect.has(DEBUG_RECORDS):
            raise p.error(node, f"debug info in {what}, where the module has {other}s already")
        p.debug_form = "call" if other == "record" else "record"

    def check_some(self, node: Node) -> None:
        if not self.blocks:
            raise self.p.error(node, "a function body has at least one basic block")

    def start_block(self, node: Node) -> BasicBlock:
        """The block that starts at this statement: its label, or the first that follows a terminator."""
        p = self.p
        state = self.state
        key = p.key(node) if node.rule == "LABEL" else ""
        if not key:
            key = numeral(state.next_number)
            state.next_number += 1
        elif is_number(key):
            check_number(p, node, "label", "", state.next_number, int(key), LOCAL_NUMBERING_GAPS)
            state.next_number = int(key) + 1
        found = state.values.get(key)
        if found is None:
            check_length(p, node, key)
            found = state.values[key] = BasicBlock(p.context.label, state.function, key_name(key))
        elif state.forward.pop(key, None) is None or not isinstance(found, BasicBlock):
            raise p.error(node, f"there is a '%{key_name(key) or key}' already, which cannot name this block too")
        assert isinstance(found, BasicBlock)
        self.blocks.append(found)
        return found


def name_instruction(p: Parser, state: FunctionState, result: Node, instruction: Instruction) -> None:
    """Enter an instruction under its name or number, and give it to those that referred to it before."""
    if not result.is_local:
        if isinstance(instruction.type, VoidType):
            return
        key = numeral(state.next_number)
        state.next_number += 1
    elif isinstance(instruction.type, VoidType):
        raise p.error(result, f"{instruction.opcode} has no result here, and so no name")
    else:
        key = p.text(result)
        expected = numeral(state.next_number)
        if key != expected and key[0] == '"':
            key = p.key(result) or expected
        if key == expected:
            state.next_number += 1
        elif "0" <= key[0] <= "9" and is_number(key):
            key = p.key(result)
            number = int(key)
            if number != state.next_number:
                check_number(p, result, "instruction", "%", state.next_number, number, LOCAL_NUMBERING_GAPS)
            state.next_number = number + 1
        else:
            instruction._name = key if key[0] != "\0" else key[1:]
            if key in state.values and key not in state.forward:
                raise p.error(result, f"multiple definition of local value named '{instruction.name}'")
            check_length(p, result, key)
    if state.forward and key in state.forward:
        resolve(p, state, key, result, instruction)
    state.values[key] = instruction


def resolve(p: Parser, state: FunctionState, key: str, result: Node, instruction: Instruction) -> None:
    """Give an instruction to those that referred to it before."""
    del state.forward[key]
    found = state.values[key]
    if found.type is not instruction.type or not isinstance(found, ForwardValue):
        raise p.error(
            result, f"'%{key_name(key) or key}' has type '{instruction.type}' and is used before as '{found.type}'"
        )
    found.resolve(instruction)
    if found.metadata_users:
        local_is_known(p, found, instruction)


def check_forward(p: Parser, state: FunctionState) -> None:
    """Raise for a local that is used and not defined: names first, in the order of LLVM's table."""
    if not state.forward:
        return
    names = [key for key in state.forward if not is_number(key)]
    key = min(names) if names else min(state.forward, key=int)
    known = [name for name in state.values if name not in state.forward]
    note = did_you_mean(key, known, "%")
    raise p.error_at(state.forward[key], f"use of undefined value '%{key_name(key) or key}'{note}")
