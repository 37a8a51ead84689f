"""One edit for each public method and property that changes a module, with arguments that are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

import irkit
from irkit import words
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.functions import Function
from irkit.globals import Comdat, GlobalObject, GlobalValue, GlobalVariable
from irkit.instructions import (
    BinaryOperator,
    CallBase,
    CallInst,
    Instruction,
    LandingPadInst,
    LoadInst,
    PHINode,
    StoreInst,
)
from irkit.metadata import MDString, MDTuple, Metadata
from irkit.module import Module
from irkit.terminators import BranchInst, IndirectBrInst, ReturnInst, SwitchInst, UnreachableInst
from irkit.types import FunctionType, IntegerType, PointerType, Type, VoidType
from irkit.values import Argument, Value

T = TypeVar("T")
NAMES = ("x", "y", "x1", "entry", "loop", "f", "g", "new", "", "q.r")


class NothingThere(Exception):
    """The module has nothing that the edit could be made to."""


class Site:
    """A module that is edited, and what is drawn from it."""

    def __init__(self, module: Module, data: st.DataObject) -> None:
        self.m: Module = module
        self.data: st.DataObject = data

    def of(self, things: Sequence[T]) -> T:
        if not things:
            raise NothingThere
        return things[self.data.draw(st.integers(0, len(things) - 1))]

    def number(self, last: int) -> int:
        return self.data.draw(st.integers(0, last))

    def often(self) -> bool:
        return self.number(7) > 0

    def name(self) -> str:
        return self.of(NAMES)

    def function(self) -> Function:
        return self.of([f for f in self.m.functions if f.blocks])

    def any_function(self) -> Function:
        return self.of(list(self.m.functions))

    def global_value(self) -> GlobalValue:
        return self.of(list(self.m.global_values()))

    def object(self) -> GlobalObject:
        return self.of([v for v in self.m.global_values() if isinstance(v, GlobalObject)])

    def variable(self) -> GlobalVariable:
        return self.of(list(self.m.globals))

    def block(self) -> BasicBlock:
        return self.of(list(self.function().blocks))

    def instruction(self) -> Instruction:
        return self.of(self.function().instructions)

    def plain(self) -> Instruction:
        """One that may be moved within its block, and often is not a `phi`."""
        return self.of([i for i in self.function().instructions if not i.is_terminator and i.opcode != "landingpad"])

    def one(self, cls: type[T]) -> T:
        return self.of([i for f in self.m.functions for i in f.instructions if isinstance(i, cls)])

    def argument(self) -> Argument:
        return self.of(list(self.any_function().args))

    def call(self) -> CallBase:
        return self.of(list(self.m.call_sites()))

    def constant(self, ty: Type) -> Constant:
        if isinstance(ty, IntegerType):
            return self.m.context.constant_int(ty, self.number(3))
        if isinstance(ty, PointerType) and ty.address_space == 0 and self.number(1):
            return self.global_value()
        if isinstance(ty, VoidType) or ty is irkit.label:
            raise NothingThere
        return self.m.context.poison(ty)

    def value(self, ty: Type, near: Instruction | BasicBlock | None) -> Value:
        """A value of the type; mostly one that is there where the instruction is."""
        if not self.often():
            return self.of([*self.function().instructions, *self.function().args, *self.function().blocks])
        block = near.parent if isinstance(near, Instruction) else near
        found: list[Value] = [self.constant(ty)]
        function = block.parent if block is not None else None
        if block is not None and function is not None:
            found += [argument for argument in function.args if argument.type is ty]
            for instruction in block.instructions:
                if instruction is near:
                    break
                if instruction.type is ty:
                    found.append(instruction)
        return self.of(found)

    def node(self) -> Metadata:
        return MDTuple([MDString(self.name()), None], bool(self.number(1)))

    def target(self, near: Instruction) -> BasicBlock:
        function = near.function
        assert function is not None
        return self.of(list(function.blocks[1:]) or list(function.blocks))

    def newcomer(self, block: BasicBlock) -> Instruction:
        """An instruction that may stand in the block."""
        ty = self.of([irkit.i32, irkit.i64])
        which = self.number(3)
        if which == 0:
            return LoadInst(ty, self.value(irkit.ptr, block), 4)
        if which == 1:
            return StoreInst(irkit.void, self.value(ty, block), self.value(irkit.ptr, block), 4)
        if which == 2:
            function = self.any_function()
            values = [self.value(parameter, block) for parameter in function.function_type.parameters]
            return CallInst(function.function_type, function, values, [])
        return BinaryOperator(self.of(["add", "mul", "xor"]), self.value(ty, block), self.value(ty, block))

    def terminator(self, block: BasicBlock) -> Instruction:
        function = block.parent
        assert function is not None
        blocks = list(function.blocks[1:])
        if blocks and self.number(1):
            return BranchInst(irkit.void, self.of(blocks))
        if self.number(1):
            return UnreachableInst(irkit.void)
        ty = function.function_type.return_type
        return ReturnInst(irkit.void, None if isinstance(ty, VoidType) else self.value(ty, block))


Edit = Callable[[Site], object]
EDITS: dict[str, Edit] = {}


def edits(*names: str) -> Callable[[Edit], Edit]:
    """Says of which methods and properties a function is a use."""

    def noted(edit: Edit) -> Edit:
        for name in names:
            EDITS[name] = edit
        return edit

    return noted


def sets(name: str, owner: Callable[[Site], object], value: Callable[[Site], object]) -> None:
    """An assignment to the property of a class, `Class.property`."""

    def edit(s: Site) -> None:
        setattr(owner(s), name.partition(".")[2], value(s))

    EDITS[name] = edit


# Names

sets("Value.name", lambda s: s.of([s.global_value(), s.instruction(), s.block()]), Site.name)


@edits("Value.rename")
def rename(s: Site) -> None:
    s.of([s.global_value(), s.instruction(), s.block()]).rename(s.name(), unique=bool(s.number(1)))


# Operands


@edits("User.set_operand")
def set_operand(s: Site) -> None:
    one = s.instruction()
    place = s.number(len(one.operands)) - (0 if s.often() else 1)
    old = one.operands[place] if 0 <= place < len(one.operands) else None
    if isinstance(old, BasicBlock):
        one.set_operand(place, s.target(one))
    else:
        one.set_operand(place, s.value(old.type if old is not None else irkit.i32, one))


@edits("User.replace_operands")
def replace_operands(s: Site) -> None:
    one = s.instruction()
    one.replace_operands([o if isinstance(o, BasicBlock) or s.often() else s.value(o.type, one) for o in one.operands])


@edits("User.drop_all_references")
def drop_all_references(s: Site) -> None:
    one = s.plain()
    if one.uses:
        raise NothingThere
    place = one.parent
    assert place is not None
    one.drop_all_references()
    place.remove(one)


@edits("Value.replace_all_uses_with")
def replace_all_uses_with(s: Site) -> None:
    if s.number(2) == 0:
        s.global_value().replace_all_uses_with(s.global_value())
        return
    if s.number(4) == 0:
        one = s.block()
        one.replace_all_uses_with(s.block())
        return
    old = s.of([*s.function().args, s.instruction()])
    old.replace_all_uses_with(s.value(old.type, old if isinstance(old, Instruction) else None))


@edits("Instruction.replace_with")
def replace_with(s: Site) -> None:
    one = s.plain()
    new = s.value(one.type, one) if s.number(1) else s.newcomer(one.parent)  # type: ignore[arg-type]
    one.replace_with(new)


sets("CallBase.callee", Site.call, lambda s: s.any_function() if s.often() else s.value(irkit.ptr, None))
sets(
    "CallBase.arguments",
    lambda s: s.of([s.call()]),
    lambda s: [s.constant(irkit.i32) for _ in range(s.number(3))],
)


@edits("Arguments.__setitem__", "CallBase.args")
def set_argument(s: Site) -> None:
    call = s.call()
    place = s.number(call.argument_count)
    ty = call.arguments[place].type if place < call.argument_count else irkit.i32
    call.args[place] = s.value(ty, call)


@edits("CallBase.operand_bundles")
def set_bundles(s: Site) -> None:
    call = s.call()
    call.operand_bundles = [
        (s.of(["tag", "other"]), [s.value(irkit.i32, call) for _ in range(s.number(2))]) for _ in range(s.number(2))
    ]


@edits("CallBase.set_called_function")
def set_called_function(s: Site) -> None:
    s.call().set_called_function(s.any_function())


@edits("CallBase.change_call")
def change_call(s: Site) -> None:
    call, function = s.call(), s.any_function()
    ty = function.function_type
    call.change_call(ty, function, [s.value(parameter, call) for parameter in ty.parameters], call.bundle_inputs())


sets("CallBase.calling_convention", Site.call, lambda s: s.of([0, 8, 9, 2000]))

# Instructions with blocks


def pair(s: Site, phi: PHINode) -> tuple[Value, BasicBlock]:
    return s.value(phi.type, None) if s.number(1) else s.constant(phi.type), s.target(phi)


@edits("PHINodeBase.incoming")
def set_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.incoming = [*phi.incoming[: s.number(len(phi.incoming))], pair(s, phi)]


@edits("PHINodeBase.add_incoming")
def add_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.add_incoming(*pair(s, phi))


@edits("PHINodeBase.remove_incoming")
def remove_incoming(s: Site) -> None:
    phi = s.one(PHINode)
    phi.remove_incoming(s.target(phi))


@edits("PHINodeBase.replace_incoming_block")
def replace_incoming_block(s: Site) -> None:
    phi = s.one(PHINode)
    phi.replace_incoming_block(s.target(phi), s.target(phi))


@edits("SwitchBase.add_case")
def add_case(s: Site) -> None:
    switch = s.one(SwitchInst)
    switch.add_case(s.constant(irkit.i32), s.target(switch))


@edits("SwitchBase.remove_case")
def remove_case(s: Site) -> None:
    switch = s.one(SwitchInst)
    switch.remove_case(s.constant(irkit.i32))


@edits("IndirectBrBase.add_destination")
def add_destination(s: Site) -> None:
    jump = s.one(IndirectBrInst)
    jump.add_destination(s.target(jump))


@edits("IndirectBrBase.remove_destination")
def remove_destination(s: Site) -> None:
    jump = s.one(IndirectBrInst)
    jump.remove_destination(s.target(jump))


@edits("LandingPadBase.add_clause")
def add_clause(s: Site) -> None:
    s.one(LandingPadInst).add_clause(s.constant(irkit.ptr), not s.often())


# Places of instructions


@edits("BasicBlock.append", "BasicBlock.insert")
def append(s: Site) -> None:
    block = s.block()
    if block.terminator is None and s.often():
        block.append(s.terminator(block))
    elif s.often():
        block.insert(s.number(max(len(block) - 1, 0)), s.newcomer(block))
    else:
        block.append(s.newcomer(block))


@edits("BasicBlock.insert_before", "Instruction.insert_before")
def insert_before(s: Site) -> None:
    other = s.instruction()
    block = other.parent
    assert block is not None
    if s.number(1):
        block.insert_before(other, s.newcomer(block))
    else:
        s.newcomer(block).insert_before(other)


@edits("BasicBlock.insert_after", "Instruction.insert_after")
def insert_after(s: Site) -> None:
    other = s.plain()
    block = other.parent
    assert block is not None
    if s.number(1):
        block.insert_after(other, s.newcomer(block))
    else:
        s.newcomer(block).insert_after(other)


@edits("Instruction.move_before", "Instruction.move_to")
def move_before(s: Site) -> None:
    s.plain().move_before(s.instruction())


@edits("Instruction.move_after")
def move_after(s: Site) -> None:
    s.plain().move_after(s.plain())


@edits("BasicBlock.remove", "Instruction.remove_from_parent")
def remove(s: Site) -> None:
    """And back to where it was."""
    one = s.instruction()
    block = one.parent
    assert block is not None
    place = block.index_of(one)
    if s.number(1):
        block.remove(one)
    else:
        one.remove_from_parent()
    block.insert(place, one)


@edits("BasicBlock.erase", "Instruction.erase_from_parent")
def erase(s: Site) -> None:
    one = s.plain() if s.often() else s.instruction()
    assert one.parent is not None
    if s.number(1):
        one.parent.erase(one)
    else:
        one.erase_from_parent()


@edits("Instruction.clone")
def clone_instruction(s: Site) -> None:
    one = s.plain()
    values: dict[Value, Value] = {}
    if s.number(1):
        for operand in one.operands:
            if not isinstance(operand, BasicBlock):
                values[operand] = s.value(operand.type, one)
    one.clone(values).insert_after(one)


# Blocks


@edits("Function.append_block", "Function.append_basic_block")
def append_block(s: Site) -> None:
    function = s.function() if s.often() else s.any_function()
    made = function.append_block(s.name()) if s.number(1) else function.append_basic_block(s.name())
    if s.often():
        made.append(UnreachableInst(irkit.void))


@edits("Function.insert_block", "Function.remove_block", "BasicBlock.remove_from_parent")
def insert_block(s: Site) -> None:
    """Out, and in again."""
    block = s.block()
    function = block.parent
    assert function is not None
    following = function.blocks[function.index_of(block) + 1 :]
    if s.number(1):
        function.remove_block(block)
    else:
        block.remove_from_parent()
    function.insert_block(block, following[0] if following else None)


@edits("Function.move_block", "BasicBlock.move_before", "BasicBlock.move_after")
def move_block(s: Site) -> None:
    block = s.block()
    function = block.parent
    assert function is not None
    other = s.of(list(function.blocks)) if s.often() else s.block()
    which = s.number(2)
    if which == 0:
        function.move_block(block, other)
    elif which == 1:
        block.move_before(other)
    else:
        block.move_after(other)


@edits("Function.erase_block", "BasicBlock.erase_from_parent")
def erase_block(s: Site) -> None:
    s.block().erase_from_parent()


@edits("BasicBlock.clone")
def clone_block(s: Site) -> None:
    if len(s.m.functions) < 12 and len(s.function().blocks) < 12:
        s.block().clone(s.of(["", ".c"]), {} if s.number(1) else None)


@edits("BasicBlock.split_block")
def split_block(s: Site) -> None:
    one = s.instruction()
    assert one.parent is not None
    one.parent.split_block(one, s.of(["", "cut"]))


@edits("BasicBlock.merge_into_predecessor")
def merge_into_predecessor(s: Site) -> None:
    s.block().merge_into_predecessor()


# Attachments, attributes


def owner(s: Site) -> Any:
    return s.of([s.instruction(), s.object()])


KINDS = ("my.kind", "other", "dbg")

sets("Instruction.metadata", Site.instruction, lambda s: {"my.kind": s.node()})
sets("GlobalObject.metadata", Site.variable, lambda s: [("my.kind", s.node())] * s.number(2))
sets("GlobalIFunc.metadata", lambda s: s.of(list(s.m.ifuncs)), lambda s: {"my.kind": s.node()})


@edits("Attachments.__setitem__", "Attachments.add", "Attachments.update", "Attachments.replace")
def attach(s: Site) -> None:
    metadata = owner(s).metadata
    kind = s.of(KINDS[:2]) if s.often() else "my.kind"
    which = s.number(3)
    if which == 0:
        metadata[kind] = s.node()
    elif which == 1:
        metadata.add(kind, s.node())
    elif which == 2:
        metadata.update({kind: s.node()})
    else:
        metadata.replace({**dict(metadata.items()), kind: s.node()})


@edits("Attachments.__delitem__", "Attachments.discard", "Attachments.clear")
def detach(s: Site) -> None:
    metadata = s.instruction().metadata
    which = s.number(2)
    if which == 0:
        del metadata[s.of(KINDS)]
    elif which == 1:
        metadata.discard(s.of(KINDS))
    else:
        metadata.clear()


ATTRIBUTES: tuple[tuple[object, ...], ...] = (
    ("cold",),
    ("nounwind",),
    ("noinline",),
    ("alwaysinline",),
    ("optnone",),
    ("align", 8),
    ("noundef",),
    ("nonnull",),
    ("zeroext",),
    ("dereferenceable", 4),
    ("memory", "argmem: read"),
    ("range", (0, 9)),
    ("key", "value"),
    ("no such",),
)


def attributes(s: Site) -> Any:
    function, call = s.any_function(), s.call()
    found = [function.attributes, function.return_attributes, call.attributes, call.return_attributes]
    found += [argument.attributes for argument in function.args]
    found += [call.argument_attributes(number) for number in range(call.argument_count)]
    return s.of(found)


@edits(
    "Attributes.add",
    "Function.attributes",
    "Function.return_attributes",
    "CallBase.attributes",
    "CallBase.return_attributes",
    "CallBase.argument_attributes",
    "Argument.attributes",
)
def add_attribute(s: Site) -> None:
    attributes(s).add(*s.of(ATTRIBUTES))


@edits("Attributes.remove", "Attributes.discard", "Attributes.clear", "GlobalVariable.attributes")
def remove_attribute(s: Site) -> None:
    name = str(s.of(ATTRIBUTES)[0])
    which = s.number(6)
    if which == 0:
        s.variable().attributes.add("key", "value")
    elif which == 1:
        s.variable().attributes.clear()
    elif which < 4:
        attributes(s).remove(name)
    else:
        attributes(s).discard(name)


# Globals

sets("GlobalValue.linkage", Site.global_value, lambda s: s.of([*words.LINKAGES.words, "no linkage"]))
sets("GlobalValue.visibility", Site.global_value, lambda s: s.of(words.VISIBILITIES.words))
sets("GlobalValue.dll_storage", Site.global_value, lambda s: s.of(words.DLL_STORAGE_CLASSES.words))
sets("GlobalValue.thread_local_mode", Site.variable, lambda s: s.of(words.THREAD_LOCAL_MODES.words))
sets("GlobalValue.unnamed_addr", Site.global_value, lambda s: s.of(words.UNNAMED_ADDRESSES.words))
sets("GlobalObject.alignment", Site.object, lambda s: s.of([0, 1, 16, 3]))
sets("GlobalVariable.code_model", Site.variable, lambda s: s.of(words.CODE_MODELS.words))
sets("Comdat.selection_kind", lambda s: s.of(list(s.m.comdats.values())), lambda s: s.of(words.SELECTION_KINDS.words))
sets("Function.calling_convention", Site.any_function, lambda s: s.of([0, 8, 9, 2000]))
sets("Function.personality", Site.function, lambda s: s.of([None, s.any_function()]))
sets("Function.prefix_data", Site.function, lambda s: s.of([None, s.constant(irkit.i32)]))
sets("Function.prologue_data", Site.function, lambda s: s.of([None, s.constant(irkit.ptr)]))
sets("IndirectSymbol.target", lambda s: s.of([*s.m.aliases, *s.m.ifuncs]), lambda s: s.constant(irkit.ptr))


@edits("Function.set_data_operand")
def set_data_operand(s: Site) -> None:
    s.function().set_data_operand(s.number(2), s.constant(irkit.ptr))


@edits("GlobalVariable.initializer")
def set_initializer(s: Site) -> None:
    variable = s.variable()
    variable.initializer = s.constant(variable.value_type if s.often() else irkit.i64)


@edits("GlobalVariable.change_type")
def change_variable_type(s: Site) -> None:
    ty = s.of([irkit.i32, irkit.i64, irkit.ptr])
    s.variable().change_type(ty, s.constant(ty) if s.often() else None)


@edits("Function.change_type")
def change_function_type(s: Site) -> None:
    function = s.any_function()
    old = function.function_type
    sources: list[int | None] = [n for n in range(len(old.parameters)) if s.often()]
    kept = [old.parameters[n] for n in sources if n is not None]
    if s.number(1):
        sources.append(None)
        kept.append(s.of([irkit.i32, irkit.ptr]))
    result = old.return_type if s.number(1) else s.of([irkit.i32, irkit.void])
    ty = irkit.function_type(result, kept, old.is_vararg)
    assert isinstance(ty, FunctionType)
    function.change_type(ty, sources, calls=s.often(), returns=s.often())


@edits("Function.clone")
def clone_function(s: Site) -> None:
    if len(s.m.functions) > 8:
        raise NothingThere
    function = s.any_function()
    values: dict[Value, Value] = {}
    if function.args and s.number(1):
        values[function.args[0]] = s.constant(function.args[0].type)
    function.clone(s.of([None, "copy"]), values)


@edits("Function.delete_body", "Function.give_up")
def delete_body(s: Site) -> None:
    if len([f for f in s.m.functions if f.blocks]) < 3:
        raise NothingThere
    s.any_function().delete_body()


@edits("GlobalValue.erase_from_parent", "GlobalValue.give_up")
def erase_global(s: Site) -> None:
    value = s.global_value()
    if isinstance(value, Function) and len(s.m.functions) < 4:
        raise NothingThere
    value.erase_from_parent()


@edits("GlobalValue.remove_from_parent", "Module.remove", "Module.add")
def remove_global(s: Site) -> None:
    """Out, and in again."""
    value = s.global_value()
    if s.number(1):
        value.remove_from_parent()
    else:
        s.m.remove(value)
    s.m.add(value)


@edits("Module.add_function")
def add_function(s: Site) -> None:
    if len(s.m.functions) > 8:
        raise NothingThere
    ty = irkit.function_type(s.of([irkit.i32, irkit.void]), [irkit.i32] * s.number(2))
    s.m.add_function(s.name(), ty, unique=bool(s.number(1)))


@edits("Module.add_global")
def add_global(s: Site) -> None:
    if len(s.m.globals) > 8:
        raise NothingThere
    ty = s.of([irkit.i32, irkit.ptr])
    s.m.add_global(s.name(), ty, s.constant(ty) if s.often() else None, unique=bool(s.number(1)))


@edits("Module.add_alias")
def add_alias(s: Site) -> None:
    if len(s.m.aliases) > 4:
        raise NothingThere
    s.m.add_alias(s.name(), s.global_value(), unique=bool(s.number(1)))


@edits("Module.add_ifunc")
def add_ifunc(s: Site) -> None:
    if len(s.m.ifuncs) > 4:
        raise NothingThere
    function = s.any_function()
    s.m.add_ifunc(s.name(), function.function_type, function, unique=bool(s.number(1)))


@edits("Module.add_struct")
def add_struct(s: Site) -> None:
    ty = s.m.add_struct(s.of(["one", "two", ""]), [irkit.i32])
    if len(s.m.globals) < 8:
        s.m.add_global("", ty, s.m.context.null(ty))


@edits("Module.declare_intrinsic")
def declare_intrinsic(s: Site) -> None:
    s.m.declare_intrinsic(s.of(["llvm.trap", "llvm.umax"]), s.of([(), (irkit.i32,)]))


def comdat(s: Site) -> Comdat | None:
    return s.of([None, *s.m.comdats.values()])


@edits("GlobalObject.comdat")
def set_comdat(s: Site) -> None:
    s.object().comdat = comdat(s)
