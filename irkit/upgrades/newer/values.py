"""The values of a module in a newer release: their types, and constants that are made of others.

Note [constants made again]: a newer release folds more or fewer constant expressions, and lacks some. All constants
that have operands are made again, operands before users, as the newer release makes them; where an instruction uses one
that it lacks, instructions compute it (`irkit.upgrades.newer.expansion`). Globals, addresses of blocks and inline
assembly stay the objects that they are.
"""

from __future__ import annotations

from typing import Final

from irkit.attributes import Attribute, AttributeList, TypeAttribute
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantPtrAuth,
    GlobalReference,
    InlineAsm,
)
from irkit.dialects.features import (
    DEACTIVATION_SYMBOLS,
    GEP_NO_WRAP_FLAGS,
    ONE_ENTRY_AN_EDGE,
    POISON_IN_METADATA,
    POISON_SHUFFLE_MASKS,
    SCALABLE_GEP_RECORDS,
)
from irkit.errors import UnsupportedError, VerificationError
from irkit.folding import Folder
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.guarding import put
from irkit.instructions import AllocaInst, CallBase, GetElementPtrInst, Instruction, ShuffleVectorInst
from irkit.metadata import ConstantAsMetadata
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.operators.lists import CASTS
from irkit.owning import owned_data
from irkit.type_rules import has_scalable
from irkit.upgrades.newer.expansion import Expansion
from irkit.upgrades.newer.types import TypeUpgrade
from irkit.use_lists.lists import forget_use_lists
from irkit.use_lists.orders import ReaderUseOrders
from irkit.values import Value

PTRAUTH_OPERANDS: Final = 5


class ValueUpgrade:
    """One walk over a module whose dialect is the newer one already."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.types: TypeUpgrade = TypeUpgrade(module.dialect)
        self.folder: Folder = Folder(module.context, module.dialect, module.layout)
        self.known: dict[Value, Value] = {}  # a constant that the release cannot have is not in it
        self.lacking: set[Value] = set()
        self.lists: dict[AttributeList, AttributeList] = {}

    def run(self) -> None:
        module = self.module
        self.types.set_bodies(module)
        for value in module.global_values():
            self._retype_global(value)
        for value in module.global_values():
            self._change_references(value)
        expansion = Expansion(self, self.module.dialect.has(ONE_ENTRY_AN_EDGE))
        for function in module.functions:
            if not function.is_declaration:
                self._change_body(function, expansion)
        for holder in metadata_of(module):
            if isinstance(holder, ConstantAsMetadata):
                made = self.made(holder.value) if isinstance(holder.value, Constant) else holder.value
                if made is None:
                    lacks = module.context.poison if module.dialect.has(POISON_IN_METADATA) else module.context.undef
                    made = lacks(self.types.get(holder.value.type))
                holder.value = made
        self._change_orders()
        if not module.opaque_pointers and self.types.drops_pointees:
            module.opaque_pointers = True

    # Globals

    def _retype_global(self, value: GlobalValue) -> None:
        put(value, "type", self.types.get(value.type))
        value.value_type = self.types.get(value.value_type)
        if isinstance(value, Function):
            value.attribute_list = self._retyped(value.attribute_list)
            for argument in value.arguments:
                put(argument, "type", self.types.get(argument.type))

    def _change_references(self, value: GlobalValue) -> None:
        """Initialisers, what aliases stand for, and a function's personality and data."""
        if not isinstance(value, Function):
            value.set_unlisted_operands([self.needed(operand) for operand in value.operands])
            return
        parts = (value.personality, value.prefix_data, value.prologue_data)
        if any(part is not None for part in parts):
            made = [None if part is None else self.needed(part) for part in parts]
            value.set_function_data(made[0], made[1], made[2])

    def needed(self, value: Value) -> Value:
        """A constant where instructions cannot stand. Raises UnsupportedError for one that the release cannot have."""
        if not isinstance(value, Constant):
            return value
        made = self.made(value)
        if made is None:
            raise UnsupportedError(
                f"an initializer or metadata with a constant expression that LLVM {self.module.dialect.llvm_version} "
                f"does not have: {value!r}"
            )
        return made

    # Bodies

    def _change_body(self, function: Function, expansion: Expansion) -> None:
        get_type = self.types.get
        known_types = self.types.known
        known = self.known
        incomplete: list[Instruction] = []
        for block in function.blocks:
            for instruction in block.instructions:
                old_type = instruction.type
                if known_types.get(old_type) is not old_type:
                    put(instruction, "type", get_type(old_type))
                if isinstance(instruction, CallBase):
                    instruction.function_type = self.types.function(instruction.function_type)
                    instruction.attribute_list = self._retyped(instruction.attribute_list)
                elif isinstance(instruction, GetElementPtrInst):
                    instruction.source_element_type = get_type(instruction.source_element_type)
                elif isinstance(instruction, AllocaInst):
                    instruction.allocated_type = get_type(instruction.allocated_type)
                elif isinstance(instruction, ShuffleVectorInst):
                    self._change_mask(instruction)
                for operand in instruction._operands:
                    is_made = isinstance(operand, Constant)
                    if (is_made and known.get(operand) is not operand) or isinstance(operand, InlineAsm):
                        if not self._change_operands(instruction):
                            incomplete.append(instruction)
                        break
        if incomplete:
            expansion.expand_function(function)

    def _change_operands(self, instruction: Instruction) -> bool:
        """Give an instruction its new operands; False if there are some that the release cannot have, which stay."""
        operands: list[Value] = []
        for operand in instruction.operands:
            if isinstance(operand, Constant):
                self.made(operand)
            elif isinstance(operand, InlineAsm):
                self._retype_asm(operand)
            operands.append(self.known.get(operand, operand))
        instruction.set_unlisted_operands(operands)
        return not any(operand in self.lacking for operand in operands)

    def _change_mask(self, shuffle: ShuffleVectorInst) -> None:
        mask = self.needed(shuffle.mask)
        assert isinstance(mask, Constant)
        shuffle.mask = self.module.context.shuffle_mask(mask, self.module.dialect.has(POISON_SHUFFLE_MASKS))

    def _retype_asm(self, asm: InlineAsm) -> None:
        put(asm, "type", self.types.get(asm.type))
        put(asm, "function_type", self.types.get(asm.function_type))

    def _retyped(self, attributes: AttributeList | None) -> AttributeList | None:
        """The attributes with types as they are now."""
        if attributes is None:
            return None
        found = self.lists.get(attributes)
        if found is None:
            sets = {}
            for index, one in attributes.sets.items():
                made: list[Attribute] = []
                for item in one:
                    if isinstance(item, TypeAttribute) and item.type is not None:
                        made.append(TypeAttribute(item.name, self.types.get(item.type)))
                    else:
                        made.append(item)
                sets[index] = self.module.context.attribute_set(made)
            found = self.lists[attributes] = self.module.context.attribute_list(sets)
        return found

    # Constants

    def made(self, root: Constant) -> Value | None:
        """What a constant is in the newer release; None if it cannot have it. See Note [constants made again]."""
        known = self.known
        found = known.get(root)
        if found is not None:
            return found
        todo: list[Constant] = [root]
        while todo:
            constant = todo[-1]
            parts = self._parts(constant)
            missing = dict.fromkeys(part for part in parts if part not in known and part not in self.lacking)
            if missing:
                todo += missing
                continue
            todo.pop()
            made = None if any(part in self.lacking for part in parts) else self._remade(constant)
            if made is None:
                self.lacking.add(constant)
            else:
                known[constant] = made
        return known.get(root)

    def _parts(self, constant: Constant) -> list[Constant]:
        if isinstance(constant, (GlobalValue, ConstantData, BlockAddress)):
            return []
        parts = [operand for operand in constant.operands if isinstance(operand, Constant)]
        if isinstance(constant, ConstantExprShuffle):
            parts.append(constant.mask_constant)
        return parts

    def _remade(self, constant: Constant) -> Value | None:
        context = self.module.context
        if isinstance(constant, GlobalValue):
            return constant
        ty = self.types.get(constant.type)
        if isinstance(constant, ConstantData):
            return constant if ty is constant.type else owned_data(constant, context, ty)
        if isinstance(constant, (BlockAddress, GlobalReference)):
            put(constant, "type", ty)
            return constant
        parts = [self.known[operand] for operand in constant.operands]
        if isinstance(constant, ConstantAggregate):
            return context.constant_aggregate(ty, parts)
        if isinstance(constant, ConstantPtrAuth):
            if len(parts) < PTRAUTH_OPERANDS and self.module.dialect.has(DEACTIVATION_SYMBOLS):
                parts.append(context.null(parts[-1].type))
            return context.unique(("ptrauth", ty, *parts), ConstantPtrAuth(ty, parts))
        assert isinstance(constant, ConstantExpr)
        try:
            return self._expression(constant, parts)
        except (UnsupportedError, VerificationError):
            return None

    def has_expression(self, constant: ConstantExpr) -> bool:
        """Whether the release has constant expressions of this kind: if not, it computes none of them either."""
        if isinstance(constant, ConstantExprGEP) and not self.module.dialect.has(SCALABLE_GEP_RECORDS):
            return not has_scalable(constant.source_element_type)
        return self.folder.has_expression(constant.opcode)

    def _expression(self, constant: ConstantExpr, parts: list[Value]) -> Value | None:
        folder = self.folder
        opcode = constant.opcode
        if not self.has_expression(constant):
            return None
        if isinstance(constant, ConstantExprGEP):
            source = self.types.get(constant.source_element_type)
            marked = -1 if self.module.dialect.has(GEP_NO_WRAP_FLAGS) else constant.in_range_index
            return folder.getelementptr(source, parts[0], parts[1:], constant.flags, constant.in_range, marked)
        if opcode in CASTS:
            return folder.cast(opcode, parts[0], self.types.get(constant.type))
        if isinstance(constant, ConstantExprCompare):
            return folder.compare(constant.predicate, parts[0], parts[1])
        if isinstance(constant, ConstantExprShuffle):
            return folder.shuffle_vector(parts[0], parts[1], self.known[constant.mask_constant])
        if isinstance(constant, ConstantExprIndexed):
            if opcode == "extractvalue":
                return folder.extract_value(parts[0], constant.indices)
            return folder.insert_value(parts[0], parts[1], constant.indices)
        if opcode == "select":
            return folder.select(parts[0], parts[1], parts[2])
        if opcode == "extractelement":
            return folder.extract_element(parts[0], parts[1])
        if opcode == "insertelement":
            return folder.insert_element(parts[0], parts[1], parts[2])
        if opcode == "fneg":
            return folder.fneg(parts[0])
        return folder.binary(opcode, parts[0], parts[1], constant.flags)

    # Use-lists

    def _change_orders(self) -> None:
        """Let what is remembered of the order of uses speak of the new constants; lists that are made are made anew."""
        orders = self.module.use_orders
        if orders is None:
            return
        if not isinstance(orders, ReaderUseOrders) or orders.is_replayed:
            forget_use_lists(self.module)
            self.module.use_orders = None
            return
        for entries in (orders.module, *orders.functions.values()):
            for entry in entries:
                entry.value = self.known.get(entry.value, entry.value)
        for values in orders.metadata_constants.values():
            values[:] = [self.known.get(value, value) for value in values]
