"""How the values of a source become those of the destination: constants, and the bodies that move over.

Constants are made again in the destination's context, parts before wholes; instructions, arguments and blocks are the
same objects before and after, with other operands. Globals are for the mover, which is asked when one is met first, so
that the order of mapping is the order in which new functions come into the destination, as in LLVM.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.attributes import FUNCTION_INDEX, Attribute, AttributeList, AttributeSet, TypeAttribute
from irkit.constant_walk import base_object
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
    DSOLocalEquivalent,
    InlineAsm,
    NoCFIValue,
)
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import LINKING_DROPS_NOCALLBACK
from irkit.errors import LinkError
from irkit.folding import Folder
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.guarding import put
from irkit.instruction_base import CallBase, Instruction
from irkit.instructions import AllocaInst, GetElementPtrInst
from irkit.linking.metadata import MetadataMapper, MetadataTable
from irkit.linking.types import TypeMap
from irkit.metadata import LocalAsMetadata, Metadata, MetadataAsValue
from irkit.module import Module
from irkit.operators.lists import CASTS
from irkit.owning import owned_data
from irkit.types import LITERALS, Type
from irkit.values import User, Value

if TYPE_CHECKING:
    from irkit.linking.mover import Mover

NO_CALLBACK: Final = "nocallback"


class ValueMapper:
    """Maps the values of one source. `mapped` has what each constant and global has become; `indirect` the same for
    what aliases and ifuncs refer to, which is a map of its own because they need definitions."""

    def __init__(self, mover: Mover, types: TypeMap, table: MetadataTable, module: Module) -> None:
        self.mover: Mover = mover
        self.types: TypeMap = types
        self.module: Module = module  # the destination
        self.folder: Folder = Folder(module.context, module.dialect, module.layout)
        self.metadata: MetadataMapper = MetadataMapper(table, self)
        self.direct: dict[Value, Value] = {}
        self.indirect: dict[Value, Value] = {}
        self.mapped: dict[Value, Value] = self.direct
        self.drops_missing: bool = False
        self.drops_nocallback: bool = module.dialect.has(LINKING_DROPS_NOCALLBACK)
        self.lists: dict[AttributeList, AttributeList] = {}
        self.call_lists: dict[AttributeList, AttributeList] = {}
        self.metadata_values: dict[Metadata, MetadataAsValue] = {}

    @property
    def is_indirect(self) -> bool:
        return self.mapped is self.indirect

    def use(self, mapped: dict[Value, Value]) -> None:
        """Go on with one of the two maps."""
        self.mapped = mapped

    # Values

    def map(self, value: Value) -> Value | None:
        """What a value is in the destination; None for a local value, which stays what it is, and for what refers to
        a global that is not linked."""
        found = self.mapped.get(value)
        if found is not None:
            return found
        if isinstance(value, ConstantData):
            made: Value = owned_data(value, self.module.context, self.types.get(value.type))
        elif isinstance(value, GlobalValue):
            return self.map_global(value)
        elif isinstance(value, Constant):
            return self.map_constant(value)
        elif isinstance(value, MetadataAsValue):
            return self.map_metadata_value(value)
        elif isinstance(value, InlineAsm):
            made = self.map_asm(value)
        else:
            return None
        self.mapped[value] = made
        return made

    def map_global(self, value: GlobalValue) -> Value | None:
        made = self.mover.materialize(value, self.is_indirect)
        if made is None:
            if self.drops_missing:
                return None
            made = value
        self.mapped[value] = made
        return made

    def map_asm(self, asm: InlineAsm) -> InlineAsm:
        function_type = self.types.get(asm.function_type)
        if function_type is asm.function_type:
            return asm
        return InlineAsm(
            self.types.get(asm.type),
            function_type,
            asm.asm,
            asm.constraints,
            side_effects=asm.side_effects,
            align_stack=asm.align_stack,
            dialect=asm.dialect,
            can_unwind=asm.can_unwind,
        )

    def map_metadata_value(self, value: MetadataAsValue) -> Value | None:
        metadata = value.metadata
        if isinstance(metadata, LocalAsMetadata):
            return None
        mapped = self.metadata.map(metadata)
        if mapped is None:
            mapped = metadata
        found = self.metadata_values.get(mapped)
        if found is None:
            value.metadata = mapped
            found = self.metadata_values[mapped] = value
        self.mapped[value] = found  # what it holds now is the destination's, and not to be mapped again
        return found

    def map_constant(self, root: Constant) -> Value | None:
        """A constant with operands: these first, from left to right. None if one is gone."""
        mapped = self.mapped
        todo: list[tuple[Constant, int, list[Value]]] = [(root, 0, [])]
        while todo:
            constant, index, parts = todo.pop()
            operands = constant.operands
            if isinstance(constant, BlockAddress):
                made = self.map(constant.function)
                if made is None:
                    return None
                parts.append(made)
                index = len(operands)
            descends = False
            while index < len(operands):
                operand = operands[index]
                part = mapped.get(operand)
                if part is None:
                    if _has_parts(operand):
                        todo.append((constant, index, parts))
                        assert isinstance(operand, Constant)
                        todo.append((operand, 0, []))
                        descends = True
                        break
                    part = self.map(operand)
                    if part is None:
                        return None
                parts.append(part)
                index += 1
            if not descends:
                mapped[constant] = self.rebuild(constant, parts)
        return mapped[root]

    def rebuild(self, constant: Constant, parts: list[Value]) -> Value:
        """The constant with these operands, in the destination's context."""
        context = self.module.context
        ty = self.types.get(constant.type)
        if isinstance(constant, ConstantExpr):
            return self.rebuild_expression(constant, ty, parts)
        if isinstance(constant, ConstantAggregate):
            return context.constant_aggregate(ty, parts)
        if isinstance(constant, BlockAddress):
            function = parts[0]
            if not isinstance(function, Function):
                raise LinkError(
                    f"the function @{constant.function.name}, of which a block has its address "
                    f"taken, is no function in '{self.module.name}'"
                )
            return context.block_address(ty, function, constant.block)
        if isinstance(constant, ConstantPtrAuth):
            return context.unique(("ptrauth", ty, *parts), ConstantPtrAuth(ty, parts))
        target = parts[0]
        if isinstance(target, GlobalValue):
            if isinstance(constant, DSOLocalEquivalent):
                return context.unique(("dso_local_equivalent", target), DSOLocalEquivalent(target.type, target))
            if isinstance(constant, NoCFIValue):
                return context.unique(("no_cfi", target), NoCFIValue(target.type, target))
        if isinstance(constant, DSOLocalEquivalent):
            base = base_object(target)
            if isinstance(base, Function):
                same = context.unique(("dso_local_equivalent", base), DSOLocalEquivalent(base.type, base))
                return self.folder.cast("bitcast", same, ty)
        raise LinkError(f"@{constant.operands[0].name} becomes a constant where a global is needed")

    def rebuild_expression(self, constant: ConstantExpr, ty: Type, parts: list[Value]) -> Constant:
        folder = self.folder
        opcode = constant.opcode
        if isinstance(constant, ConstantExprGEP):
            source = self.types.get(constant.source_element_type)
            return folder.getelementptr(
                source, parts[0], parts[1:], constant.flags, constant.in_range, constant.in_range_index
            )
        if opcode in CASTS:
            return folder.cast(opcode, parts[0], ty)
        if isinstance(constant, ConstantExprCompare):
            return folder.compare(constant.predicate, parts[0], parts[1])
        if isinstance(constant, ConstantExprShuffle):
            mask = self.map(constant.mask_constant)
            assert mask is not None  # it refers to no global
            return folder.shuffle_vector(parts[0], parts[1], mask)
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

    # Attributes

    def map_attributes(self, attributes: AttributeList, for_call: bool = False) -> AttributeList:
        """A list of the destination's context, with its types; that of a call without what linking takes from it."""
        known = self.call_lists if for_call else self.lists
        found = known.get(attributes)
        if found is None:
            sets = {index: self.map_set(one) for index, one in attributes.sets.items()}
            if for_call and self.drops_nocallback and FUNCTION_INDEX in sets:
                sets[FUNCTION_INDEX] = self.without(sets[FUNCTION_INDEX], NO_CALLBACK)
            found = known[attributes] = self.module.context.attribute_list(sets)
        return found

    def map_set(self, attributes: AttributeSet) -> AttributeSet:
        made: list[Attribute] = []
        for attribute in attributes:
            if isinstance(attribute, TypeAttribute) and attribute.type is not None:
                made.append(TypeAttribute(attribute.name, self.types.get(attribute.type)))
            else:
                made.append(attribute)
        return self.module.context.attribute_set(made)

    def without(self, attributes: AttributeSet, name: str) -> AttributeSet:
        if name not in attributes:
            return attributes
        return self.module.context.attribute_set([one for one in attributes if one.name != name])

    # Bodies

    def map_body(self, function: Function) -> None:
        """Give a function that has moved over the destination's operands, types and metadata."""
        types = self.types
        self.map_function_data(function)
        self.map_attachments(function)
        for argument in function.arguments:
            if argument.type.home is not LITERALS:
                put(argument, "type", types.get(argument.type))
        for block in function.blocks:
            for instruction in block.instructions:
                self.map_instruction(instruction)

    def map_function_data(self, function: Function) -> None:
        parts = (function.personality, function.prefix_data, function.prologue_data)
        mapped = [None if part is None else self.map(part) for part in parts]
        function.set_function_data(mapped[0], mapped[1], mapped[2])

    def map_attachments(self, owner: User) -> None:
        attachments = owner.attachment_list()
        if not attachments:
            return
        made: list[tuple[str, Metadata]] = []
        for kind, node in attachments:
            mapped = self.metadata.map(node)
            if mapped is not None:
                made.append((kind, mapped))
        owner.set_attachment_list(made)

    def map_instruction(self, instruction: Instruction) -> None:
        mapped = self.mapped
        operands: list[Value] = []
        changed = False
        for operand in instruction.operands:
            found = mapped.get(operand)
            if found is None and isinstance(operand, (Constant, MetadataAsValue, InlineAsm)):
                found = self.map(operand)
            if found is None:
                operands.append(operand)
            else:
                operands.append(found)
                changed = True
        if changed:
            instruction.set_unlisted_operands(operands)
        location = instruction.debug_loc
        if location is not None:
            instruction.debug_loc = self.metadata.map(location)
        self.map_attachments(instruction)
        if instruction.type.home is not LITERALS:
            put(instruction, "type", self.types.get(instruction.type))
        if isinstance(instruction, CallBase):
            if instruction.function_type.home is not LITERALS:
                instruction.function_type = self.types.function(instruction.function_type)
            if instruction.attribute_list is not None:
                instruction.attribute_list = self.map_attributes(instruction.attribute_list, True)
        elif isinstance(instruction, GetElementPtrInst):
            instruction.source_element_type = self.types.get(instruction.source_element_type)
        elif isinstance(instruction, AllocaInst):
            instruction.allocated_type = self.types.get(instruction.allocated_type)
        if instruction.debug_records is not None:
            for record in instruction.debug_records:
                self.map_record(record)

    def map_record(self, record: DbgRecord) -> None:
        map_metadata = self.map_present
        if isinstance(record, DbgLabelRecord):
            record.label = map_metadata(record.label)
        if isinstance(record, DbgVariableRecord):
            record.variable = map_metadata(record.variable)
        if record.debug_loc is not None:
            record.debug_loc = map_metadata(record.debug_loc)
        if isinstance(record, DbgVariableRecord):
            if record.address is not None:
                record.address = map_metadata(record.address)
            record.location = map_metadata(record.location)
            record.expression = map_metadata(record.expression)
            if record.address_expression is not None:
                record.address_expression = map_metadata(record.address_expression)

    def map_present(self, metadata: Metadata) -> Metadata:
        """Metadata where there must be some."""
        mapped = self.metadata.map(metadata)
        return metadata if mapped is None else mapped


def _has_parts(value: Value) -> bool:
    """Whether a constant is made of others that are mapped before it."""
    return isinstance(value, Constant) and not isinstance(value, (GlobalValue, ConstantData))
