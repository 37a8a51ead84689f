"""What instructions have in common: the root of their classes, what terminators share, what calls share.

The classes themselves are generated from the operator table (`irkit.operators`) into `irkit.instructions` and
`irkit.terminators`, which export these as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, overload

from irkit.attachments import Attachments
from irkit.attribute_views import Attributes, list_with
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantData
from irkit.dialects.calling_conventions import calling_convention_name, check_calling_convention
from irkit.dialects.features import CONSTANT_DATA_USES
from irkit.edits import editing
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.instruction_flags import checked_fast_math, checked_flags
from irkit.metadata import Metadata
from irkit.shape import shape_problem
from irkit.types import FunctionType, Type
from irkit.values import Argument, Use, User, Value, describe, list_to_keep, listed, use_list

if TYPE_CHECKING:
    from irkit.attributes import AttributeList, AttributeSet
    from irkit.debug_records import DbgRecord
    from irkit.functions import Function
    from irkit.module import Module
    from irkit.symbols import SymbolTable
    from irkit.words import Number


class Instruction(User):
    """The root of all instructions. `opcode` is the keyword in text, `irkit.operators` has its row by this name.

    `flags` and `fast_math` are bits of `irkit.flags`. `metadata` maps the kinds of the attachments other than
    `!dbg` to the nodes (`irkit.attachments`). `debug_loc` is `!dbg`. `debug_records` stand before the
    instruction; None for none.
    """

    __slots__ = ("_attachments", "_debug_loc", "_fast_math", "_flags", "debug_records", "opcode", "parent")

    def __init__(self, opcode: str, ty: Type, operands: Sequence[Value], flags: int = 0, fast_math: int = 0) -> None:
        User.__init__(self, ty, operands)  # by name: `super()` costs as much as the call, uncompiled
        self.opcode: str = opcode
        self._flags: int = flags
        self._fast_math: int = fast_math
        self.parent: BasicBlock | None = None
        self._debug_loc: Metadata | None = None
        self._attachments: list[tuple[str, Metadata]] | None = None
        self.debug_records: list[DbgRecord] | None = None

    @property
    def flags(self) -> Number:
        return self._flags

    @flags.setter
    def flags(self, value: Number | object) -> None:
        self._flags = checked_flags(self, value)

    @property
    def fast_math(self) -> Number:
        return self._fast_math

    @fast_math.setter
    def fast_math(self, value: Number | object) -> None:
        self._fast_math = checked_fast_math(self, value)

    def take_flags(self, flags: int, fast_math: int) -> None:
        """Have these, unchecked: for who reads them, or has them of an instruction of the same opcode."""
        self._flags = flags
        self._fast_math = fast_math

    @property
    def debug_loc(self) -> Metadata | None:
        return self._debug_loc

    @debug_loc.setter
    def debug_loc(self, value: Metadata | object | None) -> None:
        if value is not None and not isinstance(value, Metadata):
            raise EditError(f"the debug location of {self.describe()} cannot be {value!r}, which is no metadata")
        self._debug_loc = value

    @property
    def metadata(self) -> Attachments:
        return Attachments(self)

    @metadata.setter
    def metadata(
        self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object | None
    ) -> None:
        Attachments(self).replace(pairs)

    @property
    def repeats_attachments(self) -> bool:
        return False

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self._attachments = attachments

    @property
    def is_terminator(self) -> bool:
        return False

    @property
    def function(self) -> Function | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def module(self) -> Module | None:
        return self.parent.module if self.parent is not None else None

    @property
    def terminated_block(self) -> BasicBlock | None:
        return self.parent if self.is_terminator else None

    def make_use_list(self, user: User | None) -> list[Use]:
        function = self.function
        if function is None:
            self._uses = []
            return self._uses
        return function.make_local_list(self)

    @property
    def function_of_user(self) -> Function | None:
        return self.function

    def _is_local(self) -> bool:
        return True

    def as_instruction(self) -> Instruction | None:
        return self

    @property
    def symbols(self) -> SymbolTable | None:
        function = self.function
        return function.local_symbols if function is not None else None

    def describe(self) -> str:
        function = self.function
        return f"{self!r} of @{function.name}" if function is not None else f"{self!r}, which is in no function"

    # Edits (LLVM's names)

    def insert_before(self, other: Instruction | object) -> None:
        """Stand before another instruction from now on. Raises EditError as `BasicBlock.insert` does."""
        block = place_of(other)
        block.insert_before(other, self)

    def insert_after(self, other: Instruction | object) -> None:
        """Stand after another instruction from now on. Raises EditError as `BasicBlock.insert` does."""
        block = place_of(other)
        block.insert_after(other, self)

    def move_before(self, other: Instruction | object) -> None:
        """Leave the place and stand before another instruction of the function, with the debug location; debug records
        stay where they are, as in LLVM. Raises EditError for an instruction of another function."""
        self.move_to(place_of(other), other, 0)

    def move_after(self, other: Instruction | object) -> None:
        """Leave the place and stand after another instruction of the function: see `move_before`."""
        self.move_to(place_of(other), other, 1)

    def move_to(self, block: BasicBlock, other: Instruction | object, offset: int) -> None:
        """What both moves do: to the place in `block` that lies so many behind the other instruction."""
        if self.parent is None:
            raise EditError(f"{self.describe()} cannot be moved: insert it")
        if block.parent is not self.function:
            raise EditError(f"{self.describe()} cannot be moved to {describe(other)}, which is of another function")
        if other is self:
            return
        self.parent.remove(self)
        block.insert(block.index_of(other) + offset, self)

    def clone(self, value_map: dict[Value, Value] | None = None) -> Instruction:
        """A copy that is in no block and has no name, with the same operands, flags, debug location and attachments,
        but without debug records, as in LLVM. Operands that `value_map` names give way to what it says; it gets the
        copy. Raises EditError if what it says cannot be an operand there."""
        made: Instruction = editing("cloning", "clone_instruction")(self, value_map)
        return made

    def remove_from_parent(self) -> None:
        """Leave the block, with operands and uses as they are. Raises EditError if it is in none."""
        place_of(self).remove(self)

    def erase_from_parent(self) -> None:
        """Leave the block and give up the operands; debug records that speak of the value say poison from now on.
        Raises EditError, which names users, if something uses this."""
        place_of(self).erase(self)

    def replace_with(self, new: Value | object) -> None:
        """Erase this, and let what uses it use `new`; an instruction that is in no block comes to this place, and gets
        the name and the debug location if it has none. Raises EditError, with nothing changed, if `new` cannot be used
        where this is."""
        block = place_of(self)
        if not isinstance(new, Value) or new is self:
            raise EditError(f"{self.describe()} cannot be replaced by {describe(new)}")
        has_uses = bool(use_list(self))
        self.owned_replacement(new)
        if has_uses and new.type is not self.type:
            raise EditError(f"{self!r} is of type {self.type} and cannot be replaced by {new!r} of type {new.type}")
        newcomer = new if isinstance(new, Instruction) and new.parent is None else None
        if newcomer is not None:
            if any(operand is self for operand in newcomer._operands):
                raise EditError(f"{self.describe()} cannot be replaced by {newcomer!r}, which uses it")
            block.insert_before(self, newcomer)
            if newcomer.debug_loc is None:
                newcomer.debug_loc = self.debug_loc
        if has_uses:
            self.replace_all_uses_with(new)
        name = self.name
        block.erase(self)
        if newcomer is not None and newcomer.may_have_name and not newcomer.name:
            newcomer.name = name

    def owned_replacement(self, new: Value) -> Value:
        function = self.function
        return function.owned_value(new, self) if function is not None else new

    def replace_in_debug_info(self, new: Value) -> None:
        function = self.function
        if function is not None:
            function.replace_local_metadata(self, new)

    def poison_debug_uses(self) -> None:
        """Let debug info that holds this hold poison."""
        function = self.function
        if function is not None:
            function.replace_local_metadata(self, None)

    def check_operands(self, operands: Iterable[object]) -> None:
        for operand in operands:
            if not isinstance(operand, Value):
                raise EditError(f"an operand of {self.describe()} cannot be {operand!r}, which is no value")

    def owned_operands(self, operands: Sequence[Value]) -> Sequence[Value]:
        problem = shape_problem(self, operands)
        if problem:
            raise EditError(f"{self.describe()}: {problem}")
        function = self.function
        return self.owned_in(function, operands) if function is not None else operands

    def operands_in(self, function: Function) -> Sequence[Value]:
        """The operands, for the instruction to be in the function: constants of another module without operands give
        way to the module's own. Raises EditError for what is of another function or module, and for what cannot stand
        there."""
        problem = shape_problem(self, self._operands)
        if problem:
            raise EditError(f"{self.describe()}: {problem}")
        return self.owned_in(function, self._operands)

    def owned_in(self, function: Function, operands: Sequence[Value]) -> Sequence[Value]:
        """These as operands of an instruction of the function. Raises EditError, which names both, for what is of
        another function or module."""
        return [function.owned_value(operand, self) for operand in operands]

    def register_uses(self) -> None:
        """Count the uses that the instruction makes, where the lists of what it uses are made and do not have them
        yet."""
        module = self.module
        orders = module.use_orders if module is not None else None
        if orders is None and not any_listed(self._operands):
            return
        is_replayed = orders is not None and orders.is_replayed
        data_uses = module is not None and module.dialect.has(CONSTANT_DATA_USES)
        for index in setting_order(self):
            value = self._operands[index]
            if isinstance(value, ConstantData) and not data_uses:
                continue
            uses = use_list(value, self) if is_replayed and isinstance(value, Constant) else value._uses
            if uses is not None and not any(use.user is self and use.index == index for use in uses):
                uses.insert(0, Use(self, index))

    @property
    def successors(self) -> list[BasicBlock]:
        """A terminator's successors in LLVM's order of successors (not of operands)."""
        return []

    @property
    def synchronization_scope(self) -> str:
        """The name of the scope in which an atomic access is ordered; "" for the system's, and for what has none."""
        return ""

    @property
    def further_type(self) -> Type | None:
        """The type that the instruction names beside those of its operands and of its result; None for none."""
        return None

    def __repr__(self) -> str:
        name = f" %{self.name}" if self.name else ""
        return f"<{type(self).__name__} {self.opcode}{name}>"


class Terminator(Instruction):
    """The instructions that end a block (`invoke` and `callbr` do too, as calls)."""

    __slots__ = ()

    @property
    def is_terminator(self) -> bool:
        return True


class Arguments(Sequence[Value]):
    """The arguments of a call, which can be set one by one."""

    __slots__ = ("_call",)

    def __init__(self, call: CallBase) -> None:
        self._call: CallBase = call

    def __len__(self) -> int:
        return self._call.argument_count

    @overload
    def __getitem__(self, index: int) -> Value: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Value]: ...

    def __getitem__(self, index: int | slice) -> Value | Sequence[Value]:
        found = self._call.arguments
        if isinstance(index, slice):
            return found[index]
        return found[self._place(index)]

    def __setitem__(self, index: int, value: Value | object) -> None:
        """Raises EditError for a value of another type, function or module, and where there is no such argument."""
        self._call.set_operand(self._place(index), value)

    def __iter__(self) -> Iterator[Value]:
        return iter(self._call.arguments)

    def _place(self, index: int) -> int:
        count = self._call.argument_count
        if not -count <= index < count:
            raise EditError(f"{self._call.describe()} has {count} arguments, and none at {index}")
        return index % count


class OperandBundle:
    """`"tag"(…)` of a call: the call's operands from `start` up to `end`."""

    __slots__ = ("end", "start", "tag")

    def __init__(self, tag: str, start: int, end: int) -> None:
        self.tag: str = tag
        self.start: int = start
        self.end: int = end


class CallBase(Instruction):
    """What `call`, `invoke` and `callbr` share. Operands: arguments, bundle operands, (blocks), callee.

    `calling_convention` is LLVM's word or number. `attribute_list` and `bundles` may be None for none.
    """

    __slots__ = ("_calling_convention", "argument_count", "attribute_list", "bundles", "function_type")

    def __init__(
        self,
        opcode: str,
        function_type: FunctionType,
        operands: list[Value],
        argument_count: int,
        calling_convention: str | int = 0,
        attribute_list: AttributeList | None = None,
        bundles: list[OperandBundle] | None = None,
        fast_math: int = 0,
    ) -> None:
        Instruction.__init__(self, opcode, function_type.return_type, operands, fast_math=fast_math)
        self.function_type: FunctionType = function_type
        self.argument_count: int = argument_count
        self._calling_convention: int = (
            calling_convention if isinstance(calling_convention, int) else check_calling_convention(calling_convention)
        )
        self.attribute_list: AttributeList | None = attribute_list
        self.bundles: list[OperandBundle] | None = bundles

    @property
    def attributes(self) -> Attributes:
        """The call's own attributes; `attribute_list` is the immutable list of those of all places."""
        return Attributes(self, FUNCTION_INDEX)

    @property
    def return_attributes(self) -> Attributes:
        """The attributes of the result."""
        return Attributes(self, RETURN_INDEX)

    def argument_attributes(self, number: int) -> Attributes:
        """The attributes of an argument. Raises EditError if there is no such argument."""
        if not 0 <= number < self.argument_count:
            raise EditError(f"{self.describe()} has {self.argument_count} arguments, and none at {number}")
        return Attributes(self, FIRST_ARGUMENT_INDEX + number)

    def attributes_at(self, index: int) -> AttributeSet | None:
        return self.attribute_list.sets.get(index) if self.attribute_list is not None else None

    def set_attributes_at(self, index: int, attributes: AttributeSet | None) -> None:
        self.attribute_list = list_with(self, self.attribute_list, index, attributes)

    @property
    def calling_convention(self) -> str:
        """LLVM's word: "ccc", "fastcc", …; `cc<number>` where there is none. A number may be assigned too."""
        return calling_convention_name(self._calling_convention)

    @calling_convention.setter
    def calling_convention(self, value: str | object) -> None:
        self._calling_convention = check_calling_convention(value)

    @property
    def calling_convention_number(self) -> int:
        """LLVM's number of the calling convention."""
        return self._calling_convention

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @callee.setter
    def callee(self, value: Value | object) -> None:
        self.set_operand(-1, value)

    @property
    def arguments(self) -> Sequence[Value]:
        return self.operands[: self.argument_count]

    @arguments.setter
    def arguments(self, values: Sequence[Value] | object) -> None:
        """Take other arguments; the function type and the parameters' attributes stay what they are. Raises EditError
        for arguments that are not of the function's types."""
        self.change_call(self.function_type, self.callee, listed(self, values), self.bundle_inputs())

    @property
    def args(self) -> Arguments:
        """The arguments as a sequence whose items can be set: `call.args[0] = value`."""
        return Arguments(self)

    def bundle_inputs(self) -> list[tuple[str, Sequence[Value]]]:
        """Tag and inputs of each operand bundle."""
        return [(bundle.tag, self._operands[bundle.start : bundle.end]) for bundle in self.bundles or ()]

    @property
    def operand_bundles(self) -> list[tuple[str, Sequence[Value]]]:
        """Tag and inputs of each operand bundle. A copy; set it to change it."""
        return self.bundle_inputs()

    @operand_bundles.setter
    def operand_bundles(self, bundles: Iterable[tuple[str, Sequence[Value]]] | object) -> None:
        self.change_call(self.function_type, self.callee, self.arguments, listed(self, bundles))

    def add_operand_bundle(self, tag: str | object, inputs: Sequence[Value | object] = ()) -> None:
        """One more operand bundle, behind the others. Raises EditError, with nothing changed, for a tag that is no
        string, and for inputs of another function or module."""
        self.change_call(self.function_type, self.callee, self.arguments, [*self.bundle_inputs(), (tag, inputs)])

    def remove_operand_bundle(self, tag: str | object) -> None:
        """Take the first bundle of the tag away. Raises EditError if there is none."""
        kept = self.bundle_inputs()
        for place, (known, _) in enumerate(kept):
            if known == tag:
                kept.pop(place)
                self.change_call(self.function_type, self.callee, self.arguments, kept)
                return
        raise EditError(f"{self.describe()} has no operand bundle {tag!r}")

    def set_called_function(self, callee: Value) -> None:
        """Call another function, of whatever type: the call takes its function type and, if the result's type is the
        same, its place. Raises EditError, with nothing changed, if the arguments or the result do not fit."""
        ty = callee.value_type if isinstance(callee, Constant) and hasattr(callee, "value_type") else None
        if not isinstance(ty, FunctionType):
            raise EditError(f"{describe(callee)} is no function that {self.describe()} could call")
        self.change_call(ty, callee, self.arguments, self.bundle_inputs())

    def change_call(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        bundles: Iterable[object],
    ) -> None:
        """Take another function type, callee, other arguments and operand bundles. Raises EditError, with nothing
        changed, if they do not fit each other or the type of the result."""
        operands: list[Value] = [*arguments]
        made: list[OperandBundle] = []
        for bundle in bundles:
            if not isinstance(bundle, (tuple, list)) or len(bundle) != 2 or not isinstance(bundle[0], str):
                raise EditError(f"{bundle!r} is no operand bundle of {self.describe()}: that is a tag, and its inputs")
            inputs = listed(self, bundle[1])
            self.check_operands(inputs)
            made.append(OperandBundle(bundle[0], len(operands), len(operands) + len(inputs)))
            operands += inputs
        old = (self.function_type, self.argument_count, self.bundles)
        last = self.bundles[-1].end if self.bundles else self.argument_count
        operands += [*self._operands[last:-1], callee]
        self.check_operands(operands)
        for operand in (*self._operands, *operands):
            list_to_keep(operand, self)  # made while the call is whole
        self.function_type = function_type
        self.argument_count = len(arguments)
        self.bundles = made or None
        try:
            self.replace_operands(operands)
        except EditError:
            self.function_type, self.argument_count, self.bundles = old
            raise

    @property
    def bundle_operands(self) -> Sequence[Value]:
        """The inputs of all operand bundles, which `bundles` tells apart."""
        return self.operands[self.argument_count : self.bundles[-1].end] if self.bundles else []

    @property
    def further_type(self) -> Type | None:
        return self.function_type


def place_of(instruction: Instruction | object) -> BasicBlock:
    """The block that an instruction is in. Raises EditError if it is in none, or no instruction."""
    block = instruction.parent if isinstance(instruction, Instruction) else None
    if block is None:
        raise EditError(f"{describe(instruction)} is in no basic block")
    return block


def any_listed(values: tuple[Value, ...]) -> bool:
    """Whether the use-list of any of these is made."""
    for value in values:  # noqa: SIM110 - a generator would be one more thing to make for each instruction
        if value._uses is not None:
            return True
    return False


def setting_order(instruction: Instruction) -> Sequence[int]:
    """The operand numbers in the order in which LLVM's constructor sets the operands: that of the operands, but for
    calls with operand bundles, whose inputs are set after the callee."""
    count = len(instruction.operands)
    if isinstance(instruction, CallBase) and instruction.bundles and count:  # not given up
        first = instruction.argument_count
        end = instruction.bundles[-1].end
        return [*range(first), *range(end, count), *range(first, end)]
    return range(count)


def function_of(value: Value) -> Function | None:
    """The function that a value stands in; None for a global or a constant, and for what stands in none."""
    if isinstance(value, Instruction):
        return value.function
    if isinstance(value, (Argument, BasicBlock)):
        return value.parent
    return None


def as_block(value: Value) -> BasicBlock:
    """An operand that is a basic block in every module that LLVM takes; `TypeError` where it is none."""
    if isinstance(value, BasicBlock):
        return value
    raise TypeError(f"{value!r} where an instruction has a basic block")


def as_blocks(values: Sequence[Value]) -> list[BasicBlock]:
    """Those of the operands that are basic blocks."""
    return [value for value in values if isinstance(value, BasicBlock)]


protect(__name__)
