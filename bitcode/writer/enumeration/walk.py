"""The walk over a module that meets everything with a number, in LLVM's order.

Note [order of enumeration]: globals with their types come first, since their records do; then the constants and
metadata that they refer to; then what bodies refer to and the module's tables hold: types, attributes and metadata. The
constants and values of bodies are numbered function by function, when each is written.
"""

from __future__ import annotations

from collections.abc import Sequence

from bitcode.writer.enumeration.attributes import AttributeNumbers
from bitcode.writer.enumeration.metadata import MODULE, MetadataNumbers
from bitcode.writer.enumeration.names import Names
from bitcode.writer.enumeration.tables import ModuleTables
from bitcode.writer.enumeration.types import TypeNumbers
from bitcode.writer.enumeration.values import ValueNumbers
from irkit.attributes import FUNCTION_INDEX
from irkit.constants import BlockAddress, Constant, ConstantExprGEP, ConstantExprShuffle
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import IFUNC_METADATA, IFUNC_VALUE_TYPES
from irkit.functions import Function
from irkit.globals import Comdat, GlobalObject, GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.metadata import ConstantAsMetadata, DIArgList, LocalAsMetadata, MDNode, Metadata, MetadataAsValue
from irkit.module import Module
from irkit.provenance import OldLayout
from irkit.types import Type
from irkit.values import Value


class ModuleWalk:
    """One walk; it fills the tables that it is given. `begin` comes first, then `walk_function` for each function, and
    `finish` last."""

    first_constant: int

    def __init__(self, tables: ModuleTables) -> None:
        self.module: Module = tables.module
        self.types: TypeNumbers = tables.types
        self.values: ValueNumbers = tables.values
        self.attributes: AttributeNumbers = tables.attributes
        self.metadata: MetadataNumbers = tables.metadata
        self.names: Names = tables.names
        self.old_layout: OldLayout | None = tables.old_layout
        self.comdats: dict[Comdat, int] = {}
        self.constants_seen: set[Value] = set()
        self.locations_seen: set[Metadata] = set()
        self.address_holders: set[Value] = set()  # block addresses that globals hold, and what those are in
        self.body_has_address: bool = False  # whether an instruction names a block address, or what holds one

    def run(self) -> None:
        self.begin()
        for function in self.module.functions:
            self.walk_function(function)
        self.finish()

    def begin(self) -> None:
        """Globals and what they hold."""
        self.number_globals()
        self.first_constant = len(self.values.values)
        self.number_what_globals_hold()
        self.types.add(self.module.context.metadata)  # so that it is there for what a function's metadata may name
        self.number_module_metadata()
        if self.module.context.block_addresses():
            self.find_address_holders()

    def finish(self) -> None:
        """What comes behind the bodies."""
        if self.module.dialect.has(IFUNC_METADATA):
            for ifunc in self.module.ifuncs:
                self.number_attachments(MODULE, ifunc.metadata.items())
        self.values.sort_constants(self.first_constant, len(self.values.values))
        self.metadata.organize()

    # Globals

    def number_globals(self) -> None:
        """The globals, each with the type of what it stands for: what their records need."""
        module = self.module
        types = self.types
        values = self.values
        for variable in module.globals:
            self.number_comdat(variable)
            values.add(variable)
            types.add(variable.value_type)
        for function in module.functions:
            self.number_comdat(function)
            values.add(function)
            types.add(function.value_type)
            self.attributes.add(function.attribute_list)
        for alias in module.aliases:
            values.add(alias)
            types.add(alias.value_type)
        with_types = module.dialect.has(IFUNC_VALUE_TYPES)
        for ifunc in module.ifuncs:
            values.add(ifunc)
            if with_types:
                types.add(ifunc.value_type)

    def number_comdat(self, value: GlobalObject) -> None:
        comdat = value.comdat
        if comdat is not None and comdat not in self.comdats:
            self.comdats[comdat] = len(self.comdats) + 1

    def number_what_globals_hold(self) -> None:
        """Initialisers, attributes of variables, aliasees, resolvers; personalities, prefix and prologue data."""
        module = self.module
        values = self.values
        for variable in module.globals:
            for initializer in variable.operands:
                values.add_operand(initializer)
            if variable.attribute_set is not None and variable.attribute_set.attributes:
                self.attributes.add(module.context.attribute_list({FUNCTION_INDEX: variable.attribute_set}))
        for alias in module.aliases:
            for aliasee in alias.operands:
                values.add_operand(aliasee)
        for ifunc in module.ifuncs:
            for resolver in ifunc.operands:
                values.add_operand(resolver)
        if self.old_layout is not None and self.old_layout.function_data_apart:
            self.number_function_data()
            return
        for function in module.functions:
            for operand in function.operands:
                values.add_operand(operand)

    def number_function_data(self) -> None:
        """Prefix data, prologue data and personalities, each kind for itself, and nothing in the place of others."""
        functions = self.module.functions
        for data in (
            *[function.prefix_data for function in functions],
            *[function.prologue_data for function in functions],
            *[function.personality for function in functions],
        ):
            if data is not None:
                self.values.add_operand(data)

    def number_module_metadata(self) -> None:
        """Named metadata, then what is attached to variables."""
        for named in self.module.named_metadata:
            for node in named.operands:
                self.metadata.add(MODULE, node)
        for variable in self.module.globals:
            self.number_attachments(MODULE, variable.metadata.items())

    def number_attachments(self, function: int, attachments: list[tuple[str, Metadata]]) -> None:
        for kind, node in self.names.sorted_attachments(attachments):
            self.names.need_kind(kind)
            self.metadata.add(function, node)

    def find_address_holders(self) -> None:
        """Operands come before their users among the values."""
        holders = self.address_holders
        for value in self.values.values:
            if isinstance(value, Constant) and not isinstance(value, GlobalValue):
                if isinstance(value, BlockAddress) or not holders.isdisjoint(value.operands):
                    holders.add(value)

    # Functions

    def walk_function(self, function: Function) -> None:
        """What a function's body needs in the module's tables. Its constants get no numbers yet."""
        tag = MODULE
        if not function.is_declaration:
            tag = self.values.id_of(function) + 1
        self.number_attachments(tag, function.metadata.items())
        types = self.types
        type_ids = types.ids
        values = self.values
        holders = self.address_holders
        last_type: Type | None = None
        self.locations_seen.clear()
        for block in function.blocks:
            for instruction in block._instructions:
                if instruction.debug_records is not None:
                    for record in instruction.debug_records:
                        self.number_record(tag, record)
                for operand in instruction._operands:
                    if operand._is_local():
                        ty = operand.type
                        if ty is not last_type and ty not in type_ids:
                            types.add(ty)
                        last_type = ty
                    elif isinstance(operand, MetadataAsValue):
                        self.number_operand_metadata(tag, operand.metadata)
                    else:
                        ty = operand.type
                        if ty not in type_ids:
                            types.add(ty)
                        if isinstance(operand, Constant):
                            if values.find(operand) != -1:
                                if holders and operand in holders:
                                    self.body_has_address = True
                            elif operand.operands:
                                self.add_constant_types(operand)
                self.number_own_needs(instruction)
                if instruction._attachments is not None:
                    self.number_attachments(tag, instruction._attachments)
                location = instruction._debug_loc
                if location is not None and location not in self.locations_seen:
                    self.number_location(tag, location)

    def number_own_needs(self, instruction: Instruction) -> None:
        """The types and attributes that an instruction has beside its operands, and the names that it uses."""
        types = self.types
        if isinstance(instruction, CallBase):
            if instruction.type not in types.ids:
                types.add(instruction.type)
            self.attributes.add(instruction.attribute_list)
            if instruction.function_type not in types.ids:
                types.add(instruction.function_type)
            if instruction.bundles is not None:
                for bundle in instruction.bundles:
                    self.names.need_bundle_tag(bundle.tag)
            return
        further = instruction.further_type
        if further is not None:
            types.add(further)
        scope = instruction.synchronization_scope
        if scope:
            self.names.need_sync_scope(scope)
        if instruction.type not in types.ids:
            types.add(instruction.type)

    def add_constant_types(self, root: Constant) -> None:
        """The types in a constant that is numbered with its function: those of a user before its operands'."""
        seen = self.constants_seen
        if root in seen:
            return
        types = self.types
        values = self.values
        todo: list[Value | Type] = [root]
        while todo:
            item = todo.pop()
            if isinstance(item, Type):
                types.add(item)
                continue
            types.add(item.type)
            if item in self.address_holders:
                self.body_has_address = True
            if not isinstance(item, Constant) or values.find(item) != -1 or item in seen:
                continue
            seen.add(item)
            operands: Sequence[Value] = item.operands
            if self.values.float_splat(item) is not None:
                continue
            if isinstance(item, ConstantExprGEP):
                todo.append(item.source_element_type)
            elif isinstance(item, ConstantExprShuffle):
                todo.append(item.mask_constant)
            elif isinstance(item, BlockAddress):
                self.body_has_address = True
                operands = [item.function]
            todo.extend(reversed(operands))

    # What functions hold of metadata

    def number_operand_metadata(self, tag: int, metadata: Metadata | None) -> None:
        """Metadata in a place of a value. What is local to the function is numbered with it."""
        if isinstance(metadata, DIArgList):
            for argument in metadata.args:
                if isinstance(argument, ConstantAsMetadata):
                    self.metadata.add(tag, argument)
        elif not isinstance(metadata, LocalAsMetadata):
            self.metadata.add(tag, metadata)

    def number_record(self, tag: int, record: DbgRecord) -> None:
        add = self.metadata.add
        if isinstance(record, DbgLabelRecord):
            add(tag, record.label)
            add(tag, record.debug_loc)
        elif isinstance(record, DbgVariableRecord):
            self.number_operand_metadata(tag, record.location)
            add(tag, record.expression)
            add(tag, record.variable)
            add(tag, record.debug_loc)
            self.number_operand_metadata(tag, record.address)
            add(tag, record.assign_id)
            add(tag, record.address_expression)

    def number_location(self, tag: int, location: Metadata) -> None:
        """The operands of a location: itself it has a record in the function's own block."""
        self.locations_seen.add(location)
        if isinstance(location, MDNode):
            for operand in location.operands:
                self.metadata.add(tag, operand)
