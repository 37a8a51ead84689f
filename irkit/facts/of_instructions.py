"""The facts that tell instructions apart, a function a class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeList
from irkit.dialects.calling_conventions import calling_convention_name
from irkit.facts.chapters.instructions import entity_name, name_in
from irkit.facts.state import State
from irkit.facts.tables import Table
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    CallInst,
    CmpInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    InsertValueInst,
    Instruction,
    LandingPadInst,
    LoadInst,
    PHINode,
    ShuffleVectorInst,
    StoreInst,
)
from irkit.operators.declare import ONE, Opcode
from irkit.terminators import BranchInst, CallBrInst, CatchSwitchInst


class OpcodeTables:
    """The tables of one opcode: `entity`, and the others by what stands behind the colon.

    `fixed` are those of the operands, in order, where their number is fixed (`is_plain`). `code` stands for the opcode
    in the column of `instruction:opcode`.
    """

    def __init__(self, state: State, row: Opcode) -> None:
        name = entity_name(row.name)
        start = name + ":"
        self.cls: str = row.cls.name
        self.code: int = state.table("instruction:opcode").number(row.name)
        self.entity: Table = state.table(name)
        self.by_name: dict[str, Table] = {
            key.removeprefix(start): table for key, table in state.tables.items() if key.startswith(start)
        }
        self.is_plain: bool = all(operand.arity == ONE for operand in row.cls.operands)
        self.fixed: list[Table] = (
            [self.by_name[name_in(row.cls.name, operand.name)] for operand in row.cls.operands] if self.is_plain else []
        )
        self.has_handler: bool = row.cls.name in HANDLERS

    def table(self, suffix: str) -> Table:
        return self.by_name[suffix]


class CallTexts:
    """What calls say in words, made once: calling conventions, attributes by their places."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.conventions: dict[int, str] = {}
        self.lists: dict[AttributeList, list[tuple[int, str]]] = {}

    def convention(self, number: int) -> str:
        found = self.conventions.get(number)
        if found is None:
            found = self.conventions[number] = calling_convention_name(number)
        return found

    def attributes(self, attributes: AttributeList) -> list[tuple[int, str]]:
        """Place and text of each attribute."""
        found = self.lists.get(attributes)
        if found is None:
            found = self.lists[attributes] = [
                (place, self.state.texts.attribute(attribute))
                for place in sorted(attributes.sets)
                for attribute in attributes.sets[place]
            ]
        return found


Handler = Callable[[State, OpcodeTables, CallTexts, Instruction, int, list[int]], None]


def add_counted(tables: OpcodeTables, suffix: str, count: str, number: int, values: list[int]) -> None:
    """Operands of unknown number, and how many there are."""
    table = tables.table(suffix)
    for index, value in enumerate(values):
        table.add3(number, index, value)
    tables.table(count).add2(number, len(values))


def add_access(
    tables: OpcodeTables, number: int, alignment: int, volatile: bool, ordering: str, sync_scope: str
) -> None:
    """What all accesses to memory have."""
    if alignment:
        tables.table("alignment").add2(number, alignment)
    if volatile:
        tables.table("volatile").add(number)
    if ordering:
        tables.table("ordering").add_text(number, ordering)
    if sync_scope:
        tables.table("sync_scope").add_text(number, sync_scope)


# Arithmetic


def of_cast(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    tables.table("to_type").add2(number, state.type(one.type))


def of_compare(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, CmpInst)
    tables.table("condition").add_text(number, one.predicate)


# Memory


def of_alloca(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, AllocaInst)
    tables.table("type").add2(number, state.type(one.allocated_type))
    if one.alignment:
        tables.table("alignment").add2(number, one.alignment)
    if one.inalloca:
        tables.table("inalloca").add(number)
    if one.swifterror:
        tables.table("swifterror").add(number)


def of_load(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, LoadInst)
    tables.table("type").add2(number, state.type(one.type))
    add_access(tables, number, one.alignment, one.volatile, one.ordering, one.sync_scope)


def of_store(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, StoreInst)
    tables.table("type").add2(number, state.type(one.value.type))
    add_access(tables, number, one.alignment, one.volatile, one.ordering, one.sync_scope)


def of_fence(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, FenceInst)
    tables.table("ordering").add_text(number, one.ordering)
    if one.sync_scope:
        tables.table("sync_scope").add_text(number, one.sync_scope)


def of_cmpxchg(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, AtomicCmpXchgInst)
    tables.table("success_ordering").add_text(number, one.success_ordering)
    tables.table("failure_ordering").add_text(number, one.failure_ordering)
    add_access(tables, number, one.alignment, one.volatile, "", one.sync_scope)
    if one.weak:
        tables.table("weak").add(number)


def of_atomicrmw(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, AtomicRMWInst)
    tables.table("operation").add_text(number, one.operation)
    add_access(tables, number, one.alignment, one.volatile, one.ordering, one.sync_scope)
    if one.elementwise:
        tables.table("elementwise").add(number)


def of_getelementptr(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, GetElementPtrInst)
    tables.table("base").add2(number, operands[0])
    add_counted(tables, "index", "nindices", number, operands[1:])
    tables.table("source_type").add2(number, state.type(one.source_element_type))


# Vectors, aggregates


def of_shuffle(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, ShuffleVectorInst)
    tables.table("mask").add2(number, state.value(one.mask))


def of_extractvalue(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, ExtractValueInst)
    add_counted(tables, "index", "nindices", number, one.indices)


def of_insertvalue(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, InsertValueInst)
    add_counted(tables, "index", "nindices", number, one.indices)


# Control


def of_phi(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, PHINode)
    add_counted(tables, "pair_value", "npairs", number, operands)
    label = tables.table("pair_label")
    for index, block in enumerate(one.incoming_blocks):
        label.add3(number, index, state.value(block))
    tables.table("type").add2(number, state.type(one.type))


def of_ret(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    if operands:
        tables.table("value").add2(number, operands[0])
    else:
        tables.table("void").add(number)


def of_br(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, BranchInst)
    if one.is_conditional:
        tables.table("condition").add2(number, operands[0])
        tables.table("false_label").add2(number, operands[1])
        tables.table("true_label").add2(number, operands[2])
    else:
        tables.table("dest_label").add2(number, operands[0])


def of_switch(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    tables.table("operand").add2(number, operands[0])
    tables.table("default_label").add2(number, operands[1])
    value, label = tables.table("case_value"), tables.table("case_label")
    for index in range(len(operands) // 2 - 1):
        value.add3(number, index, operands[2 * index + 2])
        label.add3(number, index, operands[2 * index + 3])
    tables.table("ncases").add2(number, len(operands) // 2 - 1)


def of_indirectbr(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    tables.table("address").add2(number, operands[0])
    add_counted(tables, "label", "nlabels", number, operands[1:])


# Calls


def of_call(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    """What `call`, `invoke` and `callbr` share."""
    assert isinstance(one, CallBase)
    add_counted(tables, "arg", "nargs", number, operands[: one.argument_count])
    tables.table("function").add2(number, operands[-1])
    tables.table("signature").add2(number, state.type(one.function_type))
    tables.table("calling_convention").add_text(number, calls.convention(one.calling_convention_number))
    if one.attribute_list is not None:
        add_call_attributes(tables, calls, one.attribute_list, number)
    if one.bundles is not None:
        tag, operand = tables.table("bundle"), tables.table("bundle_operand")
        for index, bundle in enumerate(one.bundles):
            tag.add_index_text(number, index, bundle.tag)
            for place, value in enumerate(operands[bundle.start : bundle.end]):
                operand.add4(number, index, place, value)
    if isinstance(one, CallInst):
        if one.tail_kind:
            tables.table("tail").add_text(number, one.tail_kind)
    elif isinstance(one, CallBrInst):
        places = len(operands) - 1 - one.indirect_count
        tables.table("default_label").add2(number, operands[places - 1])
        add_counted(tables, "indirect_label", "nlabels", number, operands[places:-1])
    else:
        tables.table("normal_label").add2(number, operands[-3])
        tables.table("exception_label").add2(number, operands[-2])


def add_call_attributes(tables: OpcodeTables, calls: CallTexts, attributes: AttributeList, number: int) -> None:
    for place, text in calls.attributes(attributes):
        if place == FUNCTION_INDEX:
            tables.table("attribute").add_text(number, text)
        elif place == RETURN_INDEX:
            tables.table("return_attribute").add_text(number, text)
        else:
            tables.table("param_attribute").add_index_text(number, place - FIRST_ARGUMENT_INDEX, text)


# Exceptions


def of_landingpad(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, LandingPadInst)
    for index, value in enumerate(operands):
        name = "filter_clause" if one.filters[index] else "catch_clause"
        tables.table(name).add3(number, index, value)
    tables.table("nclauses").add2(number, len(operands))
    tables.table("type").add2(number, state.type(one.type))
    if one.cleanup:
        tables.table("cleanup").add(number)


def of_funclet_pad(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    add_counted(tables, "arg", "nargs", number, operands[:-1])
    tables.table("parent").add2(number, operands[-1])


def of_catchswitch(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    assert isinstance(one, CatchSwitchInst)
    tables.table("parent").add2(number, operands[0])
    if one.has_unwind:
        tables.table("unwind_label").add2(number, operands[1])
    add_counted(tables, "handler", "nhandlers", number, operands[1 + one.has_unwind :])


def of_cleanupret(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    tables.table("pad").add2(number, operands[0])
    if len(operands) > 1:
        tables.table("unwind_label").add2(number, operands[1])


def of_va_arg(
    state: State, tables: OpcodeTables, calls: CallTexts, one: Instruction, number: int, operands: list[int]
) -> None:
    tables.table("type").add2(number, state.type(one.type))


# By the class's name: what it has beside operands of a fixed number.
HANDLERS: Final[dict[str, Handler]] = {
    "CastInst": of_cast,
    "CmpInst": of_compare,
    "AllocaInst": of_alloca,
    "LoadInst": of_load,
    "StoreInst": of_store,
    "FenceInst": of_fence,
    "AtomicCmpXchgInst": of_cmpxchg,
    "AtomicRMWInst": of_atomicrmw,
    "GetElementPtrInst": of_getelementptr,
    "ShuffleVectorInst": of_shuffle,
    "ExtractValueInst": of_extractvalue,
    "InsertValueInst": of_insertvalue,
    "PHINode": of_phi,
    "VAArgInst": of_va_arg,
    "ReturnInst": of_ret,
    "BranchInst": of_br,
    "SwitchInst": of_switch,
    "IndirectBrInst": of_indirectbr,
    "CallInst": of_call,
    "InvokeInst": of_call,
    "CallBrInst": of_call,
    "LandingPadInst": of_landingpad,
    "FuncletPadInst": of_funclet_pad,
    "CatchSwitchInst": of_catchswitch,
    "CleanupReturnInst": of_cleanupret,
}
