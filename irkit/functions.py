"""Functions: arguments, blocks, attributes, and edits of a body (LangRef, "Functions")."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from irkit.attribute_views import Attributes, list_with
from irkit.attributes import FUNCTION_INDEX, RETURN_INDEX
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.dialects.calling_conventions import calling_convention_name, check_calling_convention
from irkit.dialects.features import PREFERRED_ALIGNMENTS, TYPED_FUNCTION_PLACEHOLDERS
from irkit.edits import editing
from irkit.errors import EditError, UnsupportedError
from irkit.globals import GlobalObject
from irkit.growing_instructions import PHINodeBase
from irkit.guarding import protect
from irkit.instruction_base import CallBase, Instruction
from irkit.local_metadata import MetadataHolder, local_metadata, replace_holders
from irkit.local_uses import make_for_block, make_for_local
from irkit.symbols import SymbolTable
from irkit.types import LABEL, FunctionType, Type
from irkit.values import Argument, Use, User, Value, describe, is_other, use_list
from irkit.words import Linkage, check_alignment, check_text

if TYPE_CHECKING:
    from irkit.attributes import AttributeList, AttributeSet
    from irkit.metadata import Metadata
    from irkit.words import Number


class Function(GlobalObject):
    """A declaration, or a definition: `blocks`, which a lazy reader reads when they are first asked for.

    Operands: personality, prefix data, prologue data, where there is at least one of them; a null pointer stands in the
    place of the others, as in LLVM, and is a use of it.
    """

    __slots__ = (
        "_blocks",
        "_body_pending",
        "_calling_convention",
        "_data_places",
        "_gc",
        "_local_metadata",
        "_preferred_alignment",
        "_symbols",
        "arguments",
        "attribute_list",
        "is_materializing",
    )

    def __init__(
        self,
        ty: Type,
        function_type: FunctionType,
        name: str,
        linkage: Linkage = "external",
        address_space: int = 0,
    ) -> None:
        super().__init__(ty, function_type, name, linkage, address_space)
        self.arguments: list[Argument] = [
            Argument(parameter, self, index) for index, parameter in enumerate(function_type.parameters)
        ]
        self.attribute_list: AttributeList | None = None
        self._calling_convention: int = 0
        self._preferred_alignment: int = 0
        self._gc: str = ""
        self._data_places: int = 0  # which of the operands are there, one bit each from the first on
        self._blocks: list[BasicBlock] = []
        self._symbols: SymbolTable | None = None
        self._local_metadata: dict[Value, list[MetadataHolder]] | None = None
        self._body_pending: bool = False
        self.is_materializing: bool = False

    @property
    def attributes(self) -> Attributes:
        """The function's own attributes; `attribute_list` is the immutable list of those of all places."""
        return Attributes(self, FUNCTION_INDEX)

    @property
    def return_attributes(self) -> Attributes:
        """The attributes of the result."""
        return Attributes(self, RETURN_INDEX)

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
    def preferred_alignment(self) -> Number:
        """`prefalign`, in bytes, 0 for none. Setting one raises UnsupportedError in a module of LLVM 22 or older."""
        return self._preferred_alignment

    @preferred_alignment.setter
    def preferred_alignment(self, value: Number | object) -> None:
        wanted = check_alignment(value)
        if wanted and self.parent is not None and not self.parent.dialect.has(PREFERRED_ALIGNMENTS):
            release = self.parent.dialect.llvm_version
            raise UnsupportedError(f"the preferred alignment of {self.describe()} in LLVM {release}")
        self._preferred_alignment = wanted

    @property
    def gc(self) -> str:
        """The name of the garbage collection strategy, "" for none."""
        return self._gc

    @gc.setter
    def gc(self, value: str | object) -> None:
        self._gc = check_text("strategy of garbage collection", value)

    @property
    def function_type(self) -> FunctionType:
        assert isinstance(self.value_type, FunctionType)
        return self.value_type

    @property
    def args(self) -> tuple[Argument, ...]:
        """The arguments."""
        return tuple(self.arguments)

    @property
    def blocks(self) -> tuple[BasicBlock, ...]:
        """The basic blocks as they are now; empty for a declaration. Raises `BitcodeError` if a body read now is
        damaged."""
        if self._body_pending:
            self.load_body()
        return tuple(self._blocks)

    # Edits

    @property
    def local_symbols(self) -> SymbolTable:
        """The names of arguments, blocks and instructions."""
        if self._body_pending:
            self.load_body()
        found = self._symbols
        if found is None:
            values: list[Value] = [*self.arguments]
            for block in self._blocks:
                values.append(block)
                values += block._instructions
            found = self._symbols = SymbolTable(values, "")
        return found

    def forget_symbols(self) -> None:
        """Have the table of names made anew when it is next asked for."""
        self._symbols = None

    def append_block(self, name: str = "") -> BasicBlock:
        """A new block at the end; a name that is taken gets a number, as LLVM's builder does."""
        block = BasicBlock(LABEL)
        block.name = self.local_symbols.unique(name) if name else ""
        self.insert_block(block)
        return block

    def insert_block(self, block: BasicBlock | object, before: BasicBlock | object | None = None) -> None:
        """Take a block, with its instructions, before another one; at the end for None.

        Raises EditError, with nothing changed, for a block that is in a function, for one that uses what is of another
        function or module, and for names that are taken.
        """
        self.load_body()
        if not isinstance(block, BasicBlock):
            raise EditError(f"{describe(block)} cannot come into {self!r}: it is no basic block")
        if block.parent is not None:
            raise EditError(f"{block.describe()} is in a function already: move it, or clone it")
        if not self._blocks and self._linkage == "extern_weak":
            raise EditError(f"{self.describe()} is extern_weak, and cannot have a body: it is not defined here")
        place = len(self._blocks) if before is None else self.index_of(before)
        symbols = self.local_symbols
        named = [value for value in (block, *block._instructions) if value._name]
        for value in named:
            symbols.free_name(value._name, value, False)
        if len({value._name for value in named}) < len(named):
            raise EditError(f"{block.describe()} has two values of one name")
        found = [instruction.operands_in(self) for instruction in block._instructions]
        for instruction, operands in zip(block._instructions, found, strict=True):
            if is_other(operands, instruction._operands):
                instruction.take_operands(tuple(operands))
        for value in named:
            symbols.enter(value)
        block.parent = self
        self._blocks.insert(place, block)
        for instruction in block._instructions:
            instruction.register_uses()

    def index_of(self, block: BasicBlock | object) -> int:
        """The block's place. Raises EditError if it is not in this function."""
        for index, known in enumerate(self.blocks):
            if known is block:
                return index
        raise EditError(f"{describe(block)} is not in {self.describe()}")

    def remove_block(self, block: BasicBlock | object) -> None:
        """Take a block out, with its instructions and what uses it left as they are. Raises EditError if it is not in
        this function."""
        place = self.index_of(block)
        removed = self._blocks[place]
        for value in (removed, *removed._instructions):
            self.local_symbols.leave(value)
        self._blocks.pop(place)
        removed.parent = None

    def move_block(self, block: BasicBlock | object, before: BasicBlock | object | None) -> None:
        """Put a block of this function before another; at the end for None. Raises EditError for one that is not in
        it."""
        if before is block:
            return
        place = self.index_of(block)
        if before is not None:
            self.index_of(before)
        moved = self._blocks.pop(place)
        self._blocks.insert(len(self._blocks) if before is None else self.index_of(before), moved)

    def erase_block(self, block: BasicBlock | object) -> None:
        """Take a block out, and let its instructions give up their operands. Raises EditError, which names users, if
        something outside of the block uses it or a value in it."""
        erased = self._blocks[self.index_of(block)]
        inside: set[object] = set(erased._instructions)
        for value in (erased, *erased._instructions):
            users = [use.user for use in use_list(value) if use.user not in inside]
            if value is erased:
                users += [phi for phi in self.phis_from(erased) if phi not in inside]
            if users:
                raise EditError(f"{value.describe()} cannot be erased: it is still used by {users[0].describe()}")
        for instruction in erased._instructions:
            instruction.poison_debug_uses()
        self.remove_block(erased)
        for instruction in erased._instructions:
            instruction.drop_all_references()
            instruction.parent = None
        erased.set_instructions([])

    def phis_from(self, block: BasicBlock) -> list[PHINodeBase]:
        """The `phi`s that have a value from the block: it counts no use by them."""
        found: list[PHINodeBase] = []
        for other in self.blocks:
            for instruction in other._instructions:
                if not isinstance(instruction, PHINodeBase):
                    break
                if any(known is block for known in instruction.incoming_blocks):
                    found.append(instruction)
        return found

    def clone(self, name: str | None = None, value_map: dict[Value, Value] | None = None) -> Function:
        """A copy at the end of the module, with the linkage and all else that the function says of itself but for its
        comdat. None as the name: the one that LLVM makes of this one's, like `f.1`.

        The map gets arguments, blocks and instructions; an argument that it has already is left out of the copy, where
        what it says is used. Block addresses of this function are those of the copy there. The debug info of
        this function is copied, as are other distinct nodes; that of inlined functions, types and units is shared.
        Raises EditError, with nothing changed, for a name that is taken, and for a map whose values do not fit.
        """
        made: Function = editing("cloning", "clone_function")(self, name, value_map)
        return made

    def change_type(
        self,
        function_type: Type,
        sources: Sequence[int | None] | None = None,
        *,
        calls: bool = False,
        returns: bool = False,
        fill: Mapping[int, Value | Callable[[CallBase], Value]] | None = None,
    ) -> None:
        """Become a function of another type. `sources` has for each parameter the number of the old one that it is,
        with its name, attributes and uses, or None for a new one; without it those stay that keep place and type.

        `calls`: direct calls change too; they pass for a new parameter what `fill` has for its number, or gives when
        it is called with the call, and else poison. `returns`: where the type of the result is another one, returns
        give nothing, or poison. Calls that only take the address are not looked at.

        Raises EditError, with nothing changed, if there are such calls or returns and it is not asked for, if a
        parameter that goes or a result that changes is used, or if types differ; UnsupportedError where pointers are
        typed.
        """
        editing("signatures", "change_function_type")(self, function_type, sources, calls, returns, fill)

    def delete_body(self) -> None:
        """Make this a declaration, with external linkage and without metadata, comdat, personality, prefix and prologue
        data. Arguments keep their names, as in LLVM, for a body to come; no file has names of a declaration's.
        Raises EditError, which names users, if something uses the address of a block."""
        self.load_contents()
        inside: set[object] = {i for block in self.blocks for i in block._instructions}
        for block in self.blocks:
            users = [use.user for use in use_list(block) if use.user not in inside]
            if any(use_list(user) for user in users):
                raise EditError(f"{block.describe()} cannot be erased: it is still used by {users[0].describe()}")
        if self.parent is not None and self.parent.has_summary:
            editing("followers", "undefine")(self, "external")
        for block in self._blocks:
            for instruction in block._instructions:
                instruction.drop_all_references()
                instruction.parent = None
            block.set_instructions([])
            block.parent = None
        self._blocks = []
        self._symbols = None
        self.forget_local_metadata()
        for argument in self.arguments:
            argument._uses = []
        self.take_operands(())
        self._data_places = 0
        self._attachments = None
        self.comdat = None
        self._linkage = "external"

    def give_up(self) -> None:
        self.delete_body()

    def foreign_operands(self) -> list[tuple[User, Sequence[Value]]]:
        changes = super().foreign_operands()
        for block in self._blocks:
            for instruction in block._instructions:
                found = instruction.operands_in(self)
                if is_other(found, instruction._operands):
                    changes.append((instruction, found))
        return changes

    def owned_value(self, value: Value, user: Value) -> Value:
        """A value, for `user` in this function to use: a constant of another module without operands gives way to the
        module's own. Raises EditError, which names both, for what is of another function or module."""
        home: Function | None = None
        if isinstance(value, Instruction):
            home = value.function
        elif isinstance(value, (BasicBlock, Argument)):
            home = value.parent
        elif isinstance(value, Constant) and self.parent is not None:
            return self.parent.owned_constant(value)
        if home is not None and home is not self:
            raise EditError(f"{value.describe()} cannot be used in @{self.name}, by {user!r}")
        return value

    # Debug info that holds values of the function

    def replace_local_metadata(self, old: Value, new: Value | None) -> None:
        """Let debug info that holds a value of this function hold another; poison for None."""
        if self._local_metadata is None:
            self._local_metadata = local_metadata(self)
        holders = self._local_metadata.pop(old, None)
        if holders is None:
            return
        value = new
        if value is None:
            if self.parent is None:
                raise EditError(f"{self!r} is in no module")
            value = self.parent.context.poison(old.type)
        replace_holders(holders, old, value)
        if not isinstance(value, Constant):
            self._local_metadata.setdefault(value, []).extend(holders)

    def forget_local_metadata(self) -> None:
        """Have what metadata holds values of this function looked for anew."""
        self._local_metadata = None

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        self.load_body()  # what is attached to a function stands in it
        self.load_contents()
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self.load_body()
        self.load_contents()
        self._attachments = attachments

    def append_basic_block(self, name: str = "") -> BasicBlock:
        """The same, by the name that llvmlite gives it."""
        return self.append_block(name)

    def unique_name(self, name: str) -> str:
        """The name if no argument, block or instruction here has it, else the name that LLVM makes of it: `x1`."""
        return self.local_symbols.unique(name)

    def make_local_list(self, value: Value) -> list[Use]:
        """Make the use-list of an argument or an instruction in this function."""
        return make_for_local(value, self)

    def make_block_list(self, block: BasicBlock) -> list[Use]:
        """Make the use-list of a block of this function."""
        return make_for_block(block, self)

    def load_body(self) -> None:
        """Have the body read, if it is not yet."""
        if self._body_pending and not self.is_materializing and self.parent is not None:
            self.parent.load_body(self)

    def declare_body(self) -> None:
        """Say that there is a body, before it is read."""
        self._body_pending = True

    def set_blocks(self, blocks: list[BasicBlock]) -> None:
        """Give the function its body: what a reader calls when it has read it, or before, with blocks to be filled."""
        self._blocks = blocks
        self._symbols = None

    def body_loaded(self) -> None:
        self._body_pending = False

    @property
    def is_declaration(self) -> bool:
        return not self._body_pending and not self._blocks

    @property
    def entry_block(self) -> BasicBlock | None:
        return self._blocks[0] if self.blocks else None

    @property
    def personality(self) -> Value | None:
        return self.data_operand(0)

    @personality.setter
    def personality(self, value: Value | object | None) -> None:
        self.set_data_operand(0, value)

    @property
    def prefix_data(self) -> Value | None:
        return self.data_operand(1)

    @prefix_data.setter
    def prefix_data(self, value: Value | object | None) -> None:
        self.set_data_operand(1, value)

    @property
    def prologue_data(self) -> Value | None:
        return self.data_operand(2)

    @prologue_data.setter
    def prologue_data(self, value: Value | object | None) -> None:
        self.set_data_operand(2, value)

    def set_data_operand(self, place: int, value: Value | object | None) -> None:
        """Set personality, prefix or prologue data. Raises EditError if it is no constant of this module."""
        parts: list[object | None] = [self.personality, self.prefix_data, self.prologue_data]
        parts[place] = value
        places = places_of(parts)
        self.replace_operands([part if part is not None else self.empty_place() for part in parts] if places else [])
        self._data_places = places

    def data_operand(self, place: int) -> Value | None:
        """Personality, prefix or prologue data by the place of the operand; None where it only keeps a place."""
        self.load_contents()
        return self._operands[place] if self._data_places & 1 << place else None

    def set_function_data(
        self, personality: Value | None, prefix_data: Value | None, prologue_data: Value | None
    ) -> None:
        """Set all three at once, without reading anything or keeping use-lists: what a reader calls."""
        parts = (personality, prefix_data, prologue_data)
        self._data_places = places_of(parts)
        found: list[Value] = []
        if self._data_places:
            found = [part if part is not None else self.empty_place() for part in parts]
        self.set_unlisted_operands(found)

    def empty_place(self) -> Value:
        """What an operand that is not there refers to: a null pointer."""
        if self.parent is None:
            raise EditError(f"{self!r} gets its personality, prefix and prologue data in a module")
        context = self.parent.context
        typed = self.parent.dialect.has(TYPED_FUNCTION_PLACEHOLDERS) or not self.parent.opaque_pointers
        return context.null(context.pointer(0, context.integer(1) if typed else None))

    def __iter__(self) -> Iterator[BasicBlock]:
        return iter(self.blocks)

    @property
    def instructions(self) -> list[Instruction]:
        """All instructions as they are now, block by block. A copy, which edits do not disturb."""
        return [instruction for block in self.blocks for instruction in block.instructions]

    def walk(self) -> Iterator[Instruction]:
        """The same, one after another."""
        return iter(self.instructions)

    def call_sites(self) -> Iterator[CallBase]:
        """The calls in the body: `call`, `invoke`, `callbr`."""
        return iter([instruction for instruction in self.instructions if isinstance(instruction, CallBase)])

    def callers(self) -> list[CallBase]:
        """The calls of this function, in the order of its use-list; one that only takes its address is none."""
        calls = [use.user for use in self.uses if isinstance(use.user, CallBase)]
        return [call for call in calls if call.callee is self]


def places_of(parts: Sequence[object | None]) -> int:
    """A bit for each part that is there."""
    return sum([1 << place for place, part in enumerate(parts) if part is not None])


protect(__name__)
