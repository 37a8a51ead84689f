"""Putting instructions in the place of a call.

Note [replacing at the end]: while calls are looked at, nothing changes but that new instructions are noted; then each
function that has any is gone over once, its blocks filled anew and its operands set. New instructions have the call's
debug location, and stand behind its debug records. Use-lists, where they are kept, get their changes in the order in
which the calls are looked at, which is LLVM's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit import intrinsics
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.context import Context
from irkit.dialects.features import UPGRADES_KEEP_FAST_MATH
from irkit.errors import UnsupportedError
from irkit.folding import ConstantFolder
from irkit.functions import Function
from irkit.instruction_flags import may_have_fast_math
from irkit.instructions import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ExtractValueInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    SelectInst,
)
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import overloaded_types
from irkit.metadata import ConstantAsMetadata, MDTuple, MetadataAsValue, ValueAsMetadata
from irkit.metadata_walk import Tuples, record_operands
from irkit.module import Module
from irkit.parsing_order import ParsingOrder, named_values
from irkit.provenance import NameHistory
from irkit.types import FloatingPointType, FunctionType, IntegerType, StructType, Type, VectorType
from irkit.upgrades.declarations import remangle
from irkit.use_lists.edits import UseListEdits
from irkit.use_lists.orders import TextUseOrders
from irkit.values import Value
from irkit.words import Ordering

_POINTER_BYTES: Final = 8


class Changes:
    """What is to become of the calls of a module."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.context: Context = module.context
        self.before: dict[Instruction, list[Instruction]] = {}
        self.removed: set[Instruction] = set()
        self.replaced: dict[Value, Value] = {}
        self.misnamed: list[Function] = []  # perhaps: as LLVM names them until it comes to them
        self.names_wrongly: bool = True
        self.lists: UseListEdits | None = None
        self._folder: ConstantFolder | None = None
        self._names: dict[Function, NameTable] = {}
        self._parsing_order: ParsingOrder = ParsingOrder(module)
        self._tuples: Tuples = Tuples(module)

    @property
    def folder(self) -> ConstantFolder:
        if self._folder is None:
            self._folder = ConstantFolder(self.context, self.module.dialect, self.module.layout)
        return self._folder

    def keep_lists(self) -> None:
        """Have use-lists kept true: those of a text, whose order says something, and those that are made."""
        orders = self.module.use_orders
        if isinstance(orders, TextUseOrders) or (orders is not None and orders.is_replayed):
            self.lists = UseListEdits(self.module)

    def right_names(self) -> None:
        """LLVM comes to the functions that it named wrongly, and gives them the names that their types make."""
        for function in self.misnamed:
            remangle(self.module, function)
        self.misnamed.clear()
        self.names_wrongly = False

    def current_operands(self, instruction: Instruction) -> list[Value]:
        return [self.current(operand) for operand in instruction.operands]

    def call_instead(self, call: CallInst, function: Function) -> None:
        """Let a call be one of another function."""
        if self.lists is not None:
            self.lists.add_use(function, call, len(call.operands) - 1)
        call.set_unlisted_operands((*call.operands[:-1], function))

    def empty_node(self) -> MDTuple:
        """The module's `!{}`."""
        return self._tuples.get([])

    def need_scope(self, scope: str) -> None:
        """Have the module number a synchronization scope, behind those that its instructions have."""
        scopes = self.module.sync_scopes
        if scope in scopes:
            return
        for function in self.module.functions:
            for block in function.blocks:
                for instruction in block.instructions:
                    if instruction.synchronization_scope not in scopes:
                        scopes.append(instruction.synchronization_scope)
        if scope not in scopes:
            scopes.append(scope)

    def declare(self, base: str, function_type: FunctionType, suffix: str = "") -> Function | None:
        """The declaration of an intrinsic of the module's release, made if the module has none; None where the release
        has none that fits. `suffix` is for a name that is mangled wrongly."""
        name = self.name_of(base, function_type)
        if name is None:
            return None
        if self.names_wrongly:
            name += suffix
        known = self.module.get(name)
        if isinstance(known, Function) and known.value_type is function_type:
            return known
        typed = not self.module.opaque_pointers
        space = self.module.layout.program_address_space
        pointer = self.context.pointer(space, function_type if typed else None)
        made = Function(pointer, function_type, name, address_space=space)
        intrinsic = intrinsics.lookup(base, self.module.dialect.llvm_version)
        assert intrinsic is not None
        made.attribute_list = intrinsic_attributes(self.context, intrinsic, function_type)
        self.module.append(made)
        if self.names_wrongly:
            self.misnamed.append(made)
        if self.lists is not None:
            made._uses = []
        return made

    def name_of(self, base: str, function_type: FunctionType) -> str | None:
        """The name that an intrinsic of the module's release has for this type; None where there is none that fits."""
        intrinsic = intrinsics.lookup(base, self.module.dialect.llvm_version)
        if intrinsic is None or intrinsic.name != base:
            return None
        types = overloaded_types(self.context, intrinsic, function_type)
        if types is None:
            return None
        return mangled_name(intrinsic, types) if intrinsic.is_overloaded else base

    def has(self, base: str) -> bool:
        """Whether the module's release has the intrinsic."""
        intrinsic = intrinsics.lookup(base, self.module.dialect.llvm_version)
        return intrinsic is not None and intrinsic.name == base

    def declare_wrong(self, name: str, function_type: FunctionType) -> None:
        """A function that LLVM declares by mistake, unless there is one of that name."""
        if self.module.get(name) is None:
            space = self.module.layout.program_address_space
            self.module.append(Function(self.context.pointer(space), function_type, name, address_space=space))

    def numbers_node(self, width: int, numbers: tuple[int, ...]) -> MDTuple:
        """The module's node of these integers."""
        ty = self.context.integer(width)
        return self._tuples.get([ConstantAsMetadata(self.context.constant_int(ty, number)) for number in numbers])

    def names(self, function: Function) -> NameTable:
        found = self._names.get(function)
        if found is None:
            found = self._names[function] = NameTable(function, self._history(function))
        return found

    def _history(self, function: Function) -> NameHistory | None:
        """Where to note what becomes of a body's names, which only bodies that are read from text have use for."""
        source = self.module.provenance
        if source.is_bitcode:
            return None
        known = source.name_histories.get(function)
        if known is None:
            in_order = self._parsing_order.named(function, named_values(function))
            known = source.name_histories[function] = NameHistory([value.name for value in in_order])
        return known

    def apply(self) -> None:
        """Change the functions (see Note [replacing at the end])."""
        if self.lists is not None:
            self.lists.finish()
        touched = {call.function for call in (*self.removed, *self.before)}
        for function in self.module.functions:
            if function in touched:
                for block in function.blocks:
                    self._rebuild(block)

    def _rebuild(self, block: BasicBlock) -> None:
        kept: list[Instruction] = []
        for instruction in block.instructions:
            new = self.before.get(instruction)
            records = instruction.debug_records
            if new is not None:
                for made in new:
                    made.parent = block
                    if records:
                        made.debug_records, records = records, None
                    self._set_operands(made)
                    kept.append(made)
                instruction.debug_records = records
            if instruction in self.removed:
                instruction.parent = None
                continue
            self._set_operands(instruction)
            kept.append(instruction)
        block.set_instructions(kept)

    def _set_operands(self, instruction: Instruction) -> None:
        replaced = self.replaced
        if any(operand in replaced for operand in instruction.operands):
            instruction.set_unlisted_operands(self.current_operands(instruction))
        for operand in instruction.operands:
            if isinstance(operand, MetadataAsValue) and isinstance(operand.metadata, ValueAsMetadata):
                operand.metadata.value = self.current(operand.metadata.value)
        for record in instruction.debug_records or ():
            for metadata in record_operands(record):
                if isinstance(metadata, ValueAsMetadata):
                    metadata.value = self.current(metadata.value)

    def current(self, value: Value) -> Value:
        while value in self.replaced:
            value = self.replaced[value]
        return value


class NameTable:
    """The names in a function; one that is taken gets a number, as LLVM gives it."""

    def __init__(self, function: Function, history: NameHistory | None = None) -> None:
        self.used: set[str] = {value.name for value in named_values(function)}
        self.last: int = 0
        self.history: NameHistory | None = history

    def new(self, name: str) -> str:
        found = name
        while found in self.used:
            self.last += 1
            found = f"{name}{self.last}"
        self.used.add(found)
        if self.history is not None:
            self.history.changes.append((found, True))
        return found

    def remove(self, name: str) -> None:
        """A value of this name goes, or gets another name."""
        self.used.discard(name)
        if self.history is not None:
            self.history.changes.append((name, False))


class Builder:
    """Makes instructions in front of a call, and constants where all operands are constants, as LLVM's builder does."""

    def __init__(self, changes: Changes, call: CallInst, function: Function) -> None:
        self.changes: Changes = changes
        self.context: Context = changes.context
        self.call: CallInst = call
        self.function: Function = function
        self.out: list[Instruction] = changes.before.setdefault(call, [])

    @property
    def arguments(self) -> list[Value]:
        """The call's arguments, with what has come in the place of other calls."""
        return [self.changes.current(argument) for argument in self.call.arguments]

    def add(self, instruction: Instruction, name: str = "") -> Instruction:
        if name:
            instruction.name = self.changes.names(self.function).new(name)
        instruction.debug_loc = self.call.debug_loc
        flags = self.call.fast_math
        if flags and self.changes.module.dialect.has(UPGRADES_KEEP_FAST_MATH) and may_have_fast_math(instruction, True):
            instruction.fast_math = flags
        self.out.append(instruction)
        if self.changes.lists is not None:
            self.changes.lists.make(instruction, self.changes.current_operands(instruction))
        return instruction

    def integer(self, width: int, value: int) -> Value:
        return self.context.constant_int(self.context.integer(width), value)

    def false(self) -> Value:
        return self.integer(1, 0)

    def bitcast(self, value: Value, ty: Type, name: str = "") -> Value:
        return value if value.type is ty else self.cast("bitcast", value, ty, name)

    def cast(self, opcode: str, value: Value, ty: Type, name: str = "") -> Value:
        return self.changes.folder.cast(opcode, value, ty) or self.add(CastInst(opcode, value, ty), name)

    def negated(self, value: Value, name: str) -> Value:
        zero = self.context.null(value.type)
        return self.changes.folder.binary("sub", zero, value) or self.add(BinaryOperator("sub", zero, value), name)

    def compare(self, predicate: str, left: Value, right: Value, name: str) -> Value:
        folded = self.changes.folder.compare(predicate, left, right)
        return folded or self.add(CmpInst("icmp", self.context.bool_like(left.type), predicate, left, right), name)

    def select(self, condition: Value, if_true: Value, if_false: Value, name: str) -> Value:
        folded = self.changes.folder.select(condition, if_true, if_false)
        return folded or self.add(SelectInst(condition, if_true, if_false), name)

    def atomic_rmw(
        self, operation: str, pointer: Value, value: Value, ordering: Ordering, scope: str = ""
    ) -> AtomicRMWInst:
        made = AtomicRMWInst(operation, pointer, value, _store_size(value.type), ordering, scope)
        self.add(made)
        return made

    def compare_exchange(self, pointer: Value, old: Value, new: Value, ordering: Ordering, scope: str) -> Value:
        """What was in memory, which is exchanged if it is the old value."""
        ty = self.context.struct([old.type, self.context.integer(1)])
        size = _store_size(old.type)
        return self.extract_value(
            self.add(AtomicCmpXchgInst(ty, pointer, old, new, size, ordering, ordering, scope)), 0
        )

    def load(self, ty: Type, pointer: Value, alignment: int) -> LoadInst:
        made = LoadInst(ty, pointer, alignment)
        self.add(made)
        return made

    def extract_value(self, aggregate: Value, index: int) -> Value:
        ty = aggregate.type
        assert isinstance(ty, StructType)
        assert ty.elements is not None
        return self.add(ExtractValueInst(ty.elements[index], aggregate, [index]))

    def insert_value(self, aggregate: Value, element: Value, index: int) -> Value:
        return self.add(InsertValueInst(aggregate, element, [index]))

    def intrinsic(
        self, base: str, result: Type, arguments: Sequence[Value], name: str = "", suffix: str = ""
    ) -> CallInst:
        """A call of an intrinsic of the release. Raises UnsupportedError if it has none of this type."""
        function_type = self.context.function(result, [argument.type for argument in arguments])
        callee = self.changes.declare(base, function_type, suffix)
        if callee is None:
            raise UnsupportedError(f"upgrading a call of {self.call.callee.name}: there is no {base} for its types")
        made = CallInst(callee.function_type, callee, list(arguments), [])
        self.add(made, name)
        return made

    def replace(self, value: Value | None, take_name: bool = False, heir: Value | None = None) -> None:
        """The call goes; what uses it uses this value, which gets the call's name if it is to take it, or else an
        heir does."""
        call = self.call
        lists = self.changes.lists
        if lists is not None:
            lists.remove(call, self.changes.current_operands(call))
            if value is not None:
                lists.hand_over(call, self.changes.current(value))
        if value is not None:
            self.changes.replaced[call] = value
        self._pass_name_on(value if take_name else heir)
        self.changes.removed.add(call)

    def _pass_name_on(self, heir: Value | None) -> None:
        """The call's name becomes that of `heir`, or is free again. Constants have no names."""
        name = self.call.name
        names = self.changes.names(self.function) if name or (heir is not None and heir.name) else None
        if names is None:
            return
        if heir is None or isinstance(heir, Constant):
            if name:
                names.remove(name)
            return
        if heir.name:
            names.remove(heir.name)
        heir._name = name


def _store_size(ty: Type) -> int:
    """The bytes of a value in memory, which an atomic operation is aligned to."""
    count = ty.count if isinstance(ty, VectorType) else 1
    scalar = ty.scalar_type()
    bits = scalar.width if isinstance(scalar, (IntegerType, FloatingPointType)) else 8 * _POINTER_BYTES
    return count * bits // 8
