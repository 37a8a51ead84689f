"""What no file can say truly: looked for before a module is written.

Text names values by name or by number, and says a type once for several operands; bitcode numbers all and says even
less. A module whose parts do not belong together would become a file that says something else, and is refused. A body
that is read only when it is written is as the file has it, and is not looked at.
"""

from __future__ import annotations

from typing import Final, cast

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExpr
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import PREFERRED_ALIGNMENTS
from irkit.editing.node_problems import newer_field, node_problem
from irkit.editing.summaries import summary_problem
from irkit.errors import UnsupportedError, VerificationError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.guarding import shown
from irkit.instruction_base import CallBase, OperandBundle
from irkit.instructions import AtomicCmpXchgInst, Instruction, LoadInst, PHINode, StoreInst
from irkit.metadata import (
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    LocalAsMetadata,
    MDNode,
    MDTuple,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.module import Module
from irkit.module_assembly import check_properties
from irkit.shape import unsayable_problem
from irkit.types import StructType, Type, VoidType
from irkit.values import Argument, Placeholder, Value, describe
from irkit.words import check_failure_ordering, check_success_ordering

RECORD_KINDS: Final = ("value", "declare", "assign", "declare_value")
MAX_KINDS: Final = 0x1_0000_0000


def check_sayable(module: Module) -> None:
    """Raise VerificationError, which names the object, for what neither text nor bitcode can say truly."""
    guard = Guard(module)
    try:
        guard.run()
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        where = shown(guard.place)
        raise VerificationError(f"{where} holds what is of another kind than it should be: {error}") from error


class Guard:
    """One look at a module."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.place: object = module  # what is looked at
        self.sound: set[Value] = set()  # constants
        self.types: set[Type] = set()
        self.struct_names: dict[str, StructType] = {}
        self.metadata: set[Metadata] = set()
        self.release: int = module.dialect.llvm_version
        # Records of other lengths, as they were read, may say more than the release does.
        self.may_be_newer: bool = not module.provenance.record_lengths
        self.newer_opcodes: dict[str, int] = module.dialect.newer_opcodes

    def run(self) -> None:
        module = self.module
        names: dict[str, GlobalValue] = {}
        seen: set[Value] = set()
        for value in module.global_values():
            if value.parent is not module or value in seen:
                raise VerificationError(f"{value.describe()} is listed in {module!r}")
            seen.add(value)
            if value._name:
                other = names.setdefault(value._name, value)
                if other is not value:
                    raise VerificationError(f"{value.describe()} has the name of {other!r}")
        for fragment in module.assembly_fragments:
            check_properties(module.dialect, fragment)
        for value in module.global_values():
            self.check_global(value)
        for function in module.functions:
            if not function._body_pending:
                self.check_body(function)
        if module._summary is not None:
            problem = summary_problem(module, module._summary, module._summary_is_given)
            if problem:
                raise VerificationError(f"the summary of {module!r}: {problem}")
        self.check_names()
        self.place = module
        for named in module._named_metadata:
            for node in cast("list[object]", named.operands):
                if not isinstance(node, MDNode):
                    raise VerificationError(f"!{named.name} of {module!r} lists {node!r}, which is no node")
                self.check_metadata(node, f"!{named.name}")

    def check_names(self) -> None:
        """Of named metadata and of what the module lists by numbers."""
        module = self.module
        seen: set[str] = set()
        for named in module._named_metadata:
            if not named.name or named.name in seen:
                raise VerificationError(f"named metadata of {module!r} has the name {named.name!r}, twice or none")
            seen.add(named.name)
        for name, comdat in cast("dict[str, object]", module.comdats).items():
            if not isinstance(comdat, Comdat) or comdat.name != name:
                raise VerificationError(f"the comdat {name!r} of {module!r} is {shown(comdat)}")
        for scope in ("", "singlethread"):
            if scope not in module.sync_scopes:
                raise VerificationError(f"the synchronization scopes of {module!r} lack {scope!r}")
        for kind, number in module.metadata_kinds.items():
            if not 0 <= number < MAX_KINDS:
                raise VerificationError(f"the metadata kind {kind!r} of {module!r} has the number {number}")

    def check_global(self, value: GlobalValue) -> None:
        module = self.module
        self.place = value
        self.check_type(value.value_type, value)
        if isinstance(value, GlobalObject) and value.comdat is not None:
            if module.comdats.get(value.comdat.name) is not value.comdat:
                raise VerificationError(f"{value!r} is in the comdat ${value.comdat.name}, which the module has not")
        operands = value._operands
        if isinstance(value, Function) and value.preferred_alignment and not module.dialect.has(PREFERRED_ALIGNMENTS):
            release = module.dialect.llvm_version
            raise UnsupportedError(f"the preferred alignment of {value.describe()} in LLVM {release}")
        if isinstance(value, GlobalVariable):
            for operand in operands:
                if operand.type is not value.value_type:
                    raise VerificationError(
                        f"{value!r} is a variable of type {value.value_type} and starts as {operand!r} of type "
                        f"{operand.type}"
                    )
        elif isinstance(value, (GlobalAlias, GlobalIFunc)) and not module._contents_pending:
            if len(operands) != 1 or (operands[0].type is not value.type and isinstance(value, GlobalAlias)):
                raise VerificationError(f"{value!r} does not stand for one value of its type")
        for operand in operands:
            self.check_constant(operand, value)
        for _, node in value._attachments or ():
            self.check_metadata(node, value.describe())

    def check_type(self, root: Type, user: Value) -> None:
        """A struct's name is its own, and it is no part of itself."""
        if root in self.types:
            return
        todo = [root]
        while todo:
            ty = todo.pop()
            if ty in self.types:
                continue
            self.types.add(ty)
            if isinstance(ty, StructType) and ty.name:
                other = self.struct_names.setdefault(ty.name, ty)
                if other is not ty:
                    raise VerificationError(f"{user!r} uses one of two struct types of the name %{ty.name}")
            todo += ty.contained_types()

    def check_constant(self, root: Value, user: Value) -> None:
        """Of this module, and no part of itself."""
        if root in self.sound:
            return
        open_ones: set[Value] = set()
        todo: list[Value] = [root]
        while todo:
            value = todo[-1]
            if value in self.sound:
                todo.pop()
                continue
            if isinstance(value, GlobalValue):
                if value.parent is not self.module:
                    raise VerificationError(f"{user.describe()} refers to {value.describe()}")
            elif isinstance(value, Constant):
                if self.newer_opcodes and isinstance(value, ConstantExpr):
                    self.check_opcode(value.opcode)
                missing = [operand for operand in value._operands if operand not in self.sound]
                if missing and value not in open_ones:
                    open_ones.add(value)
                    todo += missing
                    continue
                if missing:
                    raise VerificationError(f"{user.describe()} uses {value!r}, which is a part of itself")
            elif isinstance(value, BasicBlock):
                if value.parent is None or value.parent.parent is not self.module:
                    raise VerificationError(f"{user.describe()} refers to {value.describe()}")
                if value.parent._blocks and value.parent._blocks[0] is value:
                    raise VerificationError(f"{user.describe()} has the address of an entry block, {value.describe()}")
            else:
                raise VerificationError(f"{user.describe()} refers to {describe(value)}, which is no constant")
            self.check_type(value.type, user)
            self.sound.add(value)
            todo.pop()

    # Bodies

    def check_body(self, function: Function) -> None:
        self.place = function
        here: set[Value] = set(function.arguments)
        names: dict[str, Value] = {}
        for argument in function.arguments:
            if argument._name:
                take_name(argument, names)
        for block in function._blocks:
            if block.parent is not function or block in here:
                raise VerificationError(f"{block.describe()} is listed in {function!r}")
            here.add(block)
            if block._name:
                take_name(block, names)
            instructions = block._instructions
            before = len(here)
            here.update(instructions)
            for instruction in instructions:
                if instruction.parent is not block:
                    raise VerificationError(f"{instruction.describe()} is listed in {block.describe()}")
                if instruction._name:
                    take_name(instruction, names)
            if len(here) != before + len(instructions):
                twice = [one for index, one in enumerate(instructions) if one in instructions[:index]]
                raise VerificationError(f"{twice[0].describe()} is listed in {block.describe()}")
        parameters = function.function_type.parameters
        if len(parameters) != len(function.arguments):
            raise VerificationError(f"{function!r} has {len(function.arguments)} arguments for {function.value_type}")
        for argument, parameter in zip(function.arguments, parameters, strict=True):
            if argument.type is not parameter:
                raise VerificationError(f"{argument.describe()} is of type {argument.type}, and not {parameter}")
        for block in function._blocks:
            self.check_block(block, here)

    def check_block(self, block: BasicBlock, here: set[Value]) -> None:
        instructions = block._instructions
        last = instructions[-1] if instructions else None
        if last is None or not last.is_terminator:
            raise VerificationError(f"{block.describe()} has no terminator at its end")
        if block.trailing_records:
            raise VerificationError(f"{block.describe()} ends with debug records, behind its last instruction")
        for instruction in instructions:
            if instruction is not last and instruction.is_terminator:
                raise VerificationError(f"{instruction.describe()} is a terminator, and not the last of its block")
            self.check_instruction(instruction, here)

    def check_opcode(self, opcode: str) -> None:
        first = self.newer_opcodes.get(opcode)
        if first is not None:
            release = self.module.dialect.llvm_version
            raise UnsupportedError(
                f"instruction {opcode}, which LLVM {first} brought, cannot be written for LLVM {release}"
            )

    def check_instruction(self, instruction: Instruction, here: set[Value]) -> None:
        self.place = instruction
        if self.newer_opcodes:
            self.check_opcode(instruction.opcode)
        ty = instruction.type
        if instruction._name and isinstance(ty, VoidType):
            raise VerificationError(f"{instruction.describe()} has a name, and no value")
        if ty not in self.types:
            self.check_type(ty, instruction)
        operands = instruction._operands
        for operand in operands:
            if operand not in here:
                self.check_operand(operand, instruction, here)
        problem = unsayable_problem(instruction, operands)
        if problem:
            raise VerificationError(f"{instruction.describe()}: {problem}")
        self.check_parts(instruction, here)
        further = instruction.further_type
        if further is not None and further not in self.types:
            self.check_type(further, instruction)
        if instruction._debug_loc is not None:
            self.check_location(instruction._debug_loc, instruction)
        if instruction._attachments is not None:
            for _, node in instruction._attachments:
                self.check_metadata(node, instruction.describe())
        if instruction.debug_records is not None:
            for record in instruction.debug_records:
                self.check_record(record, instruction, here)

    def check_parts(self, instruction: Instruction, here: set[Value]) -> None:
        """What only some instructions have."""
        if isinstance(instruction, (LoadInst, StoreInst)):
            problem = access_problem(instruction)
            if problem:
                raise VerificationError(f"{instruction.describe()} {problem}")
        elif isinstance(instruction, PHINode):
            for block in instruction.incoming_blocks:
                self.check_operand(block, instruction, here)
        elif isinstance(instruction, AtomicCmpXchgInst):
            check_success_ordering(instruction._success_ordering)
            check_failure_ordering(instruction._failure_ordering)
        elif isinstance(instruction, CallBase) and instruction.bundles is not None:
            check_bundles(instruction, instruction.bundles)

    def check_operand(self, operand: Value, instruction: Instruction, here: set[Value]) -> None:
        if operand in here:
            return
        if isinstance(operand, Constant):
            self.check_constant(operand, instruction)
        elif isinstance(operand, (Instruction, Argument, BasicBlock)):
            raise VerificationError(f"{instruction.describe()} uses {operand.describe()}")
        elif isinstance(operand, MetadataAsValue):
            self.check_local(operand.metadata, instruction, here)
        elif isinstance(operand, Placeholder):
            raise VerificationError(f"{instruction.describe()} uses a value that was never given")

    def check_location(self, location: Metadata, instruction: Instruction) -> None:
        if not isinstance(location, DILocation):
            raise VerificationError(f"the debug location of {instruction.describe()} is {location!r}")
        if location not in self.metadata:
            self.check_metadata(location, instruction.describe())

    def check_record(self, record: DbgRecord, instruction: Instruction, here: set[Value]) -> None:
        if record.debug_loc is None:
            raise VerificationError(f"a debug record before {instruction.describe()} has no location")
        self.check_location(record.debug_loc, instruction)
        if isinstance(record, DbgLabelRecord):
            if not isinstance(record.label, MDNode):
                raise VerificationError(f"the label of a debug record before {instruction.describe()} is no node")
            self.check_metadata(record.label, instruction.describe())
        if isinstance(record, DbgVariableRecord):
            problem = record_problem(record)
            if problem:
                raise VerificationError(f"a debug record before {instruction.describe()} {problem}")
            for metadata in (record.location, record.address, record.variable, record.expression):
                self.check_local(metadata, instruction, here)

    def check_local(self, metadata: Metadata | None, instruction: Instruction, here: set[Value]) -> None:
        """Metadata where values of the function can be held."""
        if isinstance(metadata, DIArgList):
            for one in metadata.args:
                self.check_local(one, instruction, here)
        elif isinstance(metadata, LocalAsMetadata):
            if metadata.value not in here:
                raise VerificationError(f"debug info at {instruction.describe()} holds {describe(metadata.value)}")
        else:
            self.check_metadata(metadata, instruction.describe())

    def check_metadata(self, root: Metadata | None, where: str) -> None:
        """Nodes hold no values of functions, and no globals of other modules; locations have scopes."""
        if root is None or root in self.metadata:
            return
        todo: list[Metadata] = [root]
        while todo:
            node = todo.pop()
            if node in self.metadata:
                continue
            self.metadata.add(node)
            if isinstance(node, LocalAsMetadata):
                raise VerificationError(f"metadata at {where} holds {describe(node.value)}, a value of a function")
            if isinstance(node, DIArgList):
                raise VerificationError(f"metadata at {where} holds a list of arguments, which only debug info does")
            if isinstance(node, ValueAsMetadata):
                if not isinstance(node.value, Constant):
                    raise VerificationError(f"metadata at {where} holds {describe(node.value)}, which is no constant")
                self.check_constant(node.value, node.value)
            elif isinstance(node, MDNode):
                problem = node_problem(node)
                if problem:
                    name = "node" if type(node) is MDTuple else type(node).__name__
                    raise VerificationError(f"a {name} at {where} {problem}")
                if self.may_be_newer and isinstance(node, DINode):
                    newer = newer_field(node, self.release)
                    if newer:
                        raise UnsupportedError(f"{newer} cannot be written for LLVM {self.release}")
                todo += [operand for operand in node.operands if operand is not None]


def take_name(value: Value, names: dict[str, Value]) -> None:
    """Note a value of a function by its name. Raise VerificationError if another has it."""
    other = names.setdefault(value._name, value)
    if other is not value:
        raise VerificationError(f"{value.describe()} has the name of {other!r}")


def check_bundles(call: CallBase, bundles: list[OperandBundle]) -> None:
    """One bundle after the other, behind the arguments."""
    place = call.argument_count
    for bundle in bundles:
        if bundle.start != place or bundle.end < place:
            raise VerificationError(
                f"the bundle {bundle.tag!r} of {call.describe()} is of operands {bundle.start} to {bundle.end}"
            )
        place = bundle.end


def record_problem(record: DbgVariableRecord) -> str:
    """What is wrong with a record of a variable; "" for nothing."""
    kind = record.kind
    if kind not in RECORD_KINDS:
        return f"is of the kind {kind!r}"
    if not isinstance(record.variable, MDNode) or not isinstance(record.expression, DIExpression):
        return "has no variable, or no expression, where it should"
    parts = (record.assign_id, record.address, record.address_expression)
    if kind == "assign":
        if None in parts:
            return "of an assignment has no id, address or expression of it"
        if not isinstance(record.assign_id, MDNode) or not isinstance(record.address_expression, DIExpression):
            return "of an assignment has no id, or no expression, where it should"
    elif parts != (None, None, None):
        return f"of the kind {kind!r} has what only 'assign' has"
    return ""


def access_problem(access: LoadInst | StoreInst) -> str:
    """What no file can say of an access to memory; "" for nothing."""
    if access.sync_scope and not access.ordering:
        return f"has the synchronization scope {access.sync_scope!r}, and is not atomic"
    return ""
