"""Which numbers nodes get: depth first, a node before its operands, in the order of print."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from irkit.context import Context
from irkit.debug_info import make_node
from irkit.debug_records import DbgVariableRecord
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import CallInst, FenceInst, Instruction
from irkit.metadata import DIExpression, MDNode, MDTuple, MetadataAsValue, NamedMDNode
from irkit.module import Module
from irkit.values import Value
from text.printer.metadata_slots import MetadataSlots


def numbered(module: Module) -> list[MDNode]:
    slots = MetadataSlots(module)
    slots.number_module()
    return slots.nodes


def function(module: Module, name: str, *instructions: Instruction) -> Function:
    context = module.context
    made = Function(context.pointer(), context.function(context.void, []), name)
    module.add(made)
    if instructions:
        block = BasicBlock(context.label, made)
        for instruction in instructions:
            block.append(instruction)
        made.set_blocks([block])
    return made


def test_a_node_comes_before_its_operands_and_each_once() -> None:
    module = Module("m", Dialect.of(22))
    leaf = MDTuple([])
    left, right = MDTuple([leaf]), MDTuple([leaf], distinct=True)
    root = MDTuple([left, None, right])
    right.operands.append(root)  # a cycle
    module.named_metadata.append(NamedMDNode("n", [root]))
    assert numbered(module) == [root, left, leaf, right]


def test_expressions_have_no_numbers() -> None:
    module = Module("m", Dialect.of(22))
    holder = make_node("DIGlobalVariableExpression", {"expr": DIExpression([])})
    module.named_metadata.append(NamedMDNode("n", [holder]))
    assert numbered(module) == [holder]


def test_globals_come_first_then_names_then_functions_as_they_print() -> None:
    module = Module("m", Dialect.of(22))
    context = module.context
    module.metadata_kinds = {"dbg": 0, "tbaa": 1, "prof": 2}
    nodes = [MDTuple([], distinct=True) for _ in range(8)]
    variable = GlobalVariable(context.pointer(), context.integer(32), "v")
    variable.add_metadata("prof", nodes[0])
    module.add(variable)
    module.named_metadata.append(NamedMDNode("n", [nodes[1]]))
    instruction = FenceInst(context.void, "seq_cst")
    instruction.metadata = [("prof", nodes[7]), ("tbaa", nodes[6])]
    instruction.debug_loc = nodes[5]
    instruction.debug_records = [DbgVariableRecord("value", nodes[2], nodes[3], DIExpression([]), nodes[4])]
    function(module, "f", instruction)
    assert numbered(module) == nodes


def test_of_operands_only_those_of_intrinsics_count() -> None:
    module = Module("m", Dialect.of(22))
    context = module.context
    mine, theirs = MDTuple([], distinct=True), MDTuple([], distinct=True)
    ty = context.function(context.void, [context.metadata])
    calls: list[Instruction] = []
    for name, node in (("llvm.some.intrinsic", mine), ("other", theirs)):
        callee = Function(context.pointer(), ty, name)
        module.add(callee)
        argument: list[Value] = [MetadataAsValue(context.metadata, node)]
        calls.append(CallInst(ty, callee, argument, []))
    function(module, "f", *calls)
    assert numbered(module) == [mine]


def test_depth_costs_no_stack() -> None:
    context = Context()
    node = MDTuple([])
    for _ in range(200_000):
        node = MDTuple([node])
    module = Module("m", Dialect.of(22), context)
    module.named_metadata.append(NamedMDNode("n", [node]))
    assert len(numbered(module)) == 200_001
