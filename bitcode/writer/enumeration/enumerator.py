"""`ValueEnumerator`: the numbers of everything that bitcode refers to by number, in LLVM's order.

How it is used: made for a module, it has the module's tables. `incorporate_function` adds one function's values and
metadata, before its block is written; `purge_function` takes them away.
"""

from __future__ import annotations

from bitcode.writer.enumeration.attributes import AttributeNumbers
from bitcode.writer.enumeration.metadata import MetadataNumbers
from bitcode.writer.enumeration.names import Names
from bitcode.writer.enumeration.prediction import UseListOrder, use_list_orders
from bitcode.writer.enumeration.share import Share
from bitcode.writer.enumeration.tables import ModuleTables
from bitcode.writer.enumeration.types import TypeNumbers
from bitcode.writer.enumeration.values import ValueNumbers
from bitcode.writer.enumeration.walk import ModuleWalk
from irkit.attributes import FUNCTION_INDEX, AttributeList, AttributeSet
from irkit.blocks import BasicBlock
from irkit.constants import Constant, InlineAsm
from irkit.debug_records import DbgRecord, DbgVariableRecord
from irkit.dialects import Dialect
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalValue, GlobalVariable
from irkit.instructions import ShuffleVectorInst
from irkit.metadata import DIArgList, LocalAsMetadata, MDString, Metadata, MetadataAsValue
from irkit.module import Module
from irkit.provenance import OldLayout
from irkit.types import Type, VoidType
from irkit.values import Value


class ValueEnumerator:
    """Numbers of a module, and of one of its functions at a time. Raises `VerificationError` for what refers to
    something that is not in the module.

    `types`, `values`, `attribute_groups`, `attribute_lists`, `comdats` are the tables; `type_ids` the numbers
    of types, and `value_table` knows those of values and blocks, for those who look up many.
    `strings` and `nodes` are the metadata of the current scope, that of the module or of the incorporated function;
    the latter's own values as metadata are in `function_metadata` and `arg_lists`, which follow in this order.
    `use_list_orders` is a stack, empty where order is not to be preserved: each USELIST block takes from its end.
    Where several write the module together, `share` is what this one writes of it.
    """

    # Of the incorporated function.
    first_function_constant: int
    end_function_constants: int
    first_instruction: int

    def __init__(self, module: Module, preserve_use_list_order: bool, share: Share | None = None) -> None:
        module.materialize()
        dialect = module.dialect
        self.module: Module = module
        self.dialect: Dialect = dialect
        self.preserve_use_list_order: bool = preserve_use_list_order
        tables = ModuleTables(module, preserve_use_list_order)
        self.names: Names = tables.names
        self.old_layout: OldLayout | None = tables.old_layout
        self.type_table: TypeNumbers = tables.types
        self.value_table: ValueNumbers = tables.values
        self.attribute_table: AttributeNumbers = tables.attributes
        self.metadata_table: MetadataNumbers = tables.metadata
        self.use_list_orders: list[UseListOrder] = []
        walk = ModuleWalk(tables)
        if share is not None:
            share.number_all(walk, preserve_use_list_order)
            self.use_list_orders = share.use_list_orders
        else:
            if preserve_use_list_order:
                self.use_list_orders = use_list_orders(module, self.value_table)
            walk.run()
        if self.old_layout is not None and self.old_layout.function_data_apart:  # null for what is not there has none
            self.use_list_orders = [
                one for one in self.use_list_orders if one.function is not None or self.value_table.find(one.value) >= 0
            ]
        self.types: list[Type] = self.type_table.types
        self.type_ids: dict[Type, int] = self.type_table.ids
        self.values: list[Value] = self.value_table.values
        self.attribute_groups: list[tuple[int, AttributeSet]] = self.attribute_table.groups
        self.attribute_lists: list[AttributeList] = self.attribute_table.lists
        self.comdat_ids: dict[Comdat, int] = walk.comdats
        self.comdats: list[Comdat] = list(walk.comdats)
        self.body_has_address: bool = walk.body_has_address
        self.first_module_constant: int = walk.first_constant
        self.end_module_constants: int = len(self.values)
        self.num_module_metadata: int = self.metadata_table.module_count
        self.strings: list[MDString] = self.metadata_table.module.strings
        self.nodes: list[Metadata] = self.metadata_table.module.nodes
        self.function_metadata: list[LocalAsMetadata] = self.metadata_table.function_metadata
        self.arg_lists: list[DIArgList] = self.metadata_table.function_arg_lists
        self.function: Function | None = None  # the incorporated one
        self.block_numbers: dict[BasicBlock, int] = {}

    # Numbers

    def type_id(self, ty: Type) -> int:
        return self.type_table.id_of(ty)

    def value_id(self, value: Value) -> int:
        """The id of a value; of metadata as a value that of the metadata, of a block its place in the function."""
        if isinstance(value, MetadataAsValue):
            return self.metadata_id(value.metadata)
        return self.value_table.id_of(value)

    def attribute_group_id(self, index: int, attributes: AttributeSet) -> int:
        """The number of a group, from 1; 0 for an empty set."""
        return self.attribute_table.group_id(index, attributes)

    def attribute_list_id(self, attributes: AttributeList | None) -> int:
        """The number of a list, from 1; 0 for an empty one."""
        return self.attribute_table.list_id(attributes)

    def variable_attributes_id(self, variable: GlobalVariable) -> int:
        """The number of the list that a variable's attributes make."""
        attributes = variable.attribute_set
        if attributes is None or not attributes.attributes:
            return 0
        return self.attribute_table.list_id(self.module.context.attribute_list({FUNCTION_INDEX: attributes}))

    def comdat_id(self, comdat: Comdat | None) -> int:
        """The number of a comdat, from 1; 0 for none."""
        return 0 if comdat is None else self.comdat_ids[comdat]

    def metadata_id(self, node: Metadata) -> int:
        number = self.metadata_table.number_of(node)
        if number == 0:
            raise VerificationError(f"{type(node).__name__} has no number: the function or module does not refer to it")
        return number - 1

    def metadata_id_or_none(self, node: Metadata | None) -> int:
        """The id + 1, 0 for None."""
        return 0 if node is None else self.metadata_table.number_of(node)

    def block_id(self, block: BasicBlock) -> int:
        """The place of a block in its function, whichever that is."""
        if block not in self.block_numbers:
            for number, other in enumerate(block.parent.blocks if block.parent is not None else ()):
                self.block_numbers[other] = number
            if block not in self.block_numbers:
                raise VerificationError("a basic block is used that is in no function")
        return self.block_numbers[block]

    def sorted_attachments(self, attachments: list[tuple[str, Metadata]]) -> list[tuple[str, Metadata]]:
        """Attachments in the order of their kinds' numbers."""
        return self.names.sorted_attachments(attachments)

    def shuffle_mask(self, mask: Constant) -> Constant:
        """The constant that stands for a shuffle's mask, instruction or expression."""
        return self.value_table.mask(mask)

    @property
    def has_metadata(self) -> bool:
        """Whether the current scope has metadata, and so a METADATA block."""
        return bool(self.strings or self.nodes or self.function_metadata or self.arg_lists)

    # Functions

    def incorporate_function(self, function: Function) -> None:
        """Add a function's arguments, constants, instructions, blocks and metadata."""
        values = self.value_table
        self.function = function
        partition = self.metadata_table.begin_function(values.id_of(function) + 1)
        self.strings = partition.strings
        self.nodes = partition.nodes
        for argument in function.arguments:
            values.add(argument)
        self.first_function_constant = len(self.values)
        local: list[LocalAsMetadata] = []
        arg_lists: list[DIArgList] = []
        self.number_constants(function, local, arg_lists)
        self.end_function_constants = len(self.values)
        values.sort_constants(self.first_function_constant, self.end_function_constants)
        self.first_instruction = self.end_function_constants
        for block in function.blocks:
            for instruction in block._instructions:
                if not isinstance(instruction.type, VoidType):
                    values.append(instruction)
        for one in local:
            self.metadata_table.add_local(one)
        for arg_list in arg_lists:
            self.metadata_table.add_arg_list(arg_list)

    def number_constants(self, function: Function, local: list[LocalAsMetadata], arg_lists: list[DIArgList]) -> None:
        """The constants that the body names, and its blocks; what it names as function-local metadata is noted, which
        comes behind the instructions."""
        values = self.value_table
        for block in function.blocks:
            for instruction in block._instructions:
                operands: tuple[object, ...] = instruction._operands  # of which compiled code checks no class
                for operand in operands:
                    if isinstance(operand, Constant):
                        if not isinstance(operand, GlobalValue):
                            values.add(operand)
                    elif isinstance(operand, MetadataAsValue):
                        note_local(operand.metadata, local, arg_lists)
                    elif isinstance(operand, InlineAsm):
                        values.add(operand)
                if isinstance(instruction, ShuffleVectorInst):
                    values.add(values.mask(instruction.mask))
                if instruction.debug_records is not None:
                    note_records(instruction.debug_records, local, arg_lists)
            values.add_block(block)

    def purge_function(self) -> None:
        """Take away what the function added."""
        self.value_table.truncate(self.end_module_constants)
        self.metadata_table.end_function()
        self.strings = self.metadata_table.module.strings
        self.nodes = self.metadata_table.module.nodes
        self.function = None


def note_records(records: list[DbgRecord], local: list[LocalAsMetadata], arg_lists: list[DIArgList]) -> None:
    """Note what debug records hold of that."""
    for record in records:
        if isinstance(record, DbgVariableRecord):
            note_local(record.location, local, arg_lists)
            note_local(record.address, local, arg_lists)


def note_local(metadata: Metadata | None, local: list[LocalAsMetadata], arg_lists: list[DIArgList]) -> None:
    """Note what has no number outside of the function. A list of arguments comes after all values."""
    if isinstance(metadata, LocalAsMetadata):
        local.append(metadata)
    elif isinstance(metadata, DIArgList):
        arg_lists.append(metadata)
        for argument in metadata.args:
            if isinstance(argument, LocalAsMetadata):
                local.append(argument)
