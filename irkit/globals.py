"""Global values: variables, functions, aliases, ifuncs; and comdats (LangRef, "Global Variables" and the following).

Linkages, visibilities and the like are the keywords of the text; where LLVM prints nothing they are the names of the
manual ("external", "default", …) or "".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from irkit import words
from irkit.attachments import Attachments
from irkit.constants import Constant
from irkit.dialects.features import TYPED_FUNCTION_PLACEHOLDERS
from irkit.errors import EditError
from irkit.local_uses import make_for_block, make_for_local
from irkit.names import NameTable
from irkit.types import LABEL, FunctionType, Type
from irkit.values import Argument, BasicBlock, Use, User, Value
from irkit.words import CodeModel, DLLStorageClass, Linkage, SelectionKind, ThreadLocalMode, UnnamedAddress, Visibility

if TYPE_CHECKING:
    from irkit.attributes import AttributeList, AttributeSet
    from irkit.metadata import Metadata
    from irkit.module import Module


class Comdat:
    """`$name = comdat any`; `selection_kind` is "any", "exactmatch", "largest", "nodeduplicate" or "samesize"."""

    __slots__ = ("_selection_kind", "name")

    def __init__(self, name: str, selection_kind: SelectionKind = "any") -> None:
        self.name: str = name
        self._selection_kind: SelectionKind = selection_kind

    @property
    def selection_kind(self) -> SelectionKind:
        return self._selection_kind

    @selection_kind.setter
    def selection_kind(self, value: SelectionKind | object) -> None:
        self._selection_kind = words.SELECTION_KINDS.check(value)


class GlobalValue(Constant):
    """A named thing of the module; as a value, a pointer to it. `value_type` is what it points to.

    `dll_storage` is "", "dllimport" or "dllexport"; `thread_local_mode` is "" where it is not thread-local, and else
    "generaldynamic", "localdynamic", "initialexec" or "localexec"; `unnamed_addr` is "", "unnamed_addr" or
    "local_unnamed_addr".
    """

    __slots__ = (
        "_attachments",
        "_dll_storage",
        "_linkage",
        "_thread_local_mode",
        "_unnamed_addr",
        "_visibility",
        "address_space",
        "dso_local",
        "parent",
        "partition",
        "value_type",
    )

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: Linkage = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, (), name)
        self.value_type: Type = value_type
        self.address_space: int = address_space
        self._linkage: Linkage = linkage
        self._visibility: Visibility = "default"
        self._dll_storage: DLLStorageClass = ""
        self._thread_local_mode: ThreadLocalMode = ""
        self._unnamed_addr: UnnamedAddress = ""
        self.dso_local: bool = False
        self.partition: str = ""
        self.parent: Module | None = None
        self._attachments: list[tuple[str, Metadata]] | None = None

    @property
    def linkage(self) -> Linkage:
        return self._linkage

    @linkage.setter
    def linkage(self, value: Linkage | object) -> None:
        self._linkage = words.LINKAGES.check(value)

    @property
    def visibility(self) -> Visibility:
        return self._visibility

    @visibility.setter
    def visibility(self, value: Visibility | object) -> None:
        self._visibility = words.VISIBILITIES.check(value)

    @property
    def dll_storage(self) -> DLLStorageClass:
        return self._dll_storage

    @dll_storage.setter
    def dll_storage(self, value: DLLStorageClass | object) -> None:
        self._dll_storage = words.DLL_STORAGE_CLASSES.check(value)

    @property
    def thread_local_mode(self) -> ThreadLocalMode:
        return self._thread_local_mode

    @thread_local_mode.setter
    def thread_local_mode(self, value: ThreadLocalMode | object) -> None:
        self._thread_local_mode = words.THREAD_LOCAL_MODES.check(value)

    @property
    def unnamed_addr(self) -> UnnamedAddress:
        return self._unnamed_addr

    @unnamed_addr.setter
    def unnamed_addr(self, value: UnnamedAddress | object) -> None:
        self._unnamed_addr = words.UNNAMED_ADDRESSES.check(value)

    def add_metadata(self, kind: str, node: Metadata) -> None:
        """Attach one more node without reading anything first: what a reader calls."""
        if self._attachments is None:
            self._attachments = []
        self._attachments.append((kind, node))

    @property
    def operands(self) -> tuple[Value, ...]:
        self.load_contents()
        return self._operands

    @property
    def is_uniqued(self) -> bool:
        return False

    @property
    def module(self) -> Module | None:
        return self.parent

    def make_use_list(self, user: User | None) -> list[Use]:
        if self.parent is None:
            self._uses = []
            return self._uses
        return self.parent.make_use_list(self)

    @property
    def has_local_linkage(self) -> bool:
        return self.linkage in ("internal", "private")

    @property
    def is_declaration(self) -> bool:
        return False

    def load_contents(self) -> None:
        """Have the module's constants and metadata read, if they are not yet (they are what a global refers to)."""
        if self.parent is not None:
            self.parent.load_contents()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} @{self.name}>"


class GlobalObject(GlobalValue):
    """A variable or a function. `alignment` in bytes, 0 for none."""

    __slots__ = ("_alignment", "comdat", "section")

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: Linkage = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self._alignment: int = 0
        self.section: str = ""
        self.comdat: Comdat | None = None

    @property
    def alignment(self) -> int:
        return self._alignment

    @alignment.setter
    def alignment(self, value: int) -> None:
        self._alignment = words.check_alignment(value)

    @property
    def metadata(self) -> Attachments:
        """The attachments, a function's `!dbg` included."""
        return Attachments(self)

    @metadata.setter
    def metadata(self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | None) -> None:
        Attachments(self).replace(pairs)

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        self.load_contents()
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self.load_contents()
        self._attachments = attachments


class GlobalVariable(GlobalObject):
    """`@name = global T …`. The initializer is the only operand, if there is one.

    `code_model` is "" or as in text; the four sanitizer flags are those of LangRef's global variable attributes.
    """

    __slots__ = (
        "_code_model",
        "_has_initializer",
        "attributes",
        "externally_initialized",
        "is_constant",
        "no_sanitize_address",
        "no_sanitize_hwaddress",
        "sanitize_address_dyninit",
        "sanitize_memtag",
    )

    def __init__(
        self,
        ty: Type,
        value_type: Type,
        name: str,
        *,
        is_constant: bool = False,
        linkage: Linkage = "external",
        address_space: int = 0,
    ) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self.is_constant: bool = is_constant
        self.externally_initialized: bool = False
        self.attributes: AttributeSet | None = None
        self._code_model: CodeModel = ""
        self.no_sanitize_address: bool = False
        self.no_sanitize_hwaddress: bool = False
        self.sanitize_memtag: bool = False
        self.sanitize_address_dyninit: bool = False
        self._has_initializer: bool = False

    @property
    def code_model(self) -> CodeModel:
        return self._code_model

    @code_model.setter
    def code_model(self, value: CodeModel | object) -> None:
        self._code_model = words.CODE_MODELS.check(value)

    @property
    def initializer(self) -> Value | None:
        self.load_contents()
        return self._operands[0] if self._operands else None

    @initializer.setter
    def initializer(self, value: Value | None) -> None:
        self.load_contents()
        self.replace_operands([] if value is None else [value])
        self._has_initializer = value is not None

    def declare_initializer(self, there_is: bool = True) -> None:
        """Say that there is one, before it is read, or that there is none."""
        self._has_initializer = there_is

    @property
    def is_declaration(self) -> bool:
        return not self._has_initializer


class IndirectSymbol(GlobalValue):
    """What an alias and an ifunc share: one operand, the aliasee or the resolver."""

    __slots__ = ()

    @property
    def target(self) -> Value:
        self.load_contents()
        return self.operands[0]

    @target.setter
    def target(self, value: Value) -> None:
        self.load_contents()
        self.replace_operands([value])

    def check_operands(self, operands: Iterable[object]) -> None:
        """Raise EditError if one of these is no constant, or leads back to this symbol through others."""
        super().check_operands(operands)
        todo = list(operands)
        seen: set[object] = set()
        while todo:
            top = todo.pop()
            if top is self:
                raise EditError(f"{self!r} cannot stand for itself")
            if not isinstance(top, Constant):
                raise EditError(f"{self!r} cannot stand for {top!r}, which is no constant")
            if top not in seen and (isinstance(top, IndirectSymbol) or top.is_uniqued):
                seen.add(top)
                todo += [operand for operand in top.operands if not isinstance(operand, BasicBlock)]


class GlobalAlias(IndirectSymbol):
    """`@name = alias T, ptr @aliasee`."""

    __slots__ = ()

    @property
    def aliasee(self) -> Value:
        return self.target


class GlobalIFunc(IndirectSymbol):
    """`@name = ifunc T, ptr @resolver`; `metadata` since LLVM 21."""

    __slots__ = ()

    @property
    def metadata(self) -> Attachments:
        """The attachments."""
        return Attachments(self)

    @metadata.setter
    def metadata(self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | None) -> None:
        Attachments(self).replace(pairs)

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        self.load_contents()
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self.load_contents()
        self._attachments = attachments

    @property
    def resolver(self) -> Value:
        return self.target


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
        "_names",
        "arguments",
        "attributes",
        "gc",
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
        self.attributes: AttributeList | None = None
        self._calling_convention: int = 0
        self.gc: str = ""
        self._data_places: int = 0  # which of the operands are there, one bit each from the first on
        self._blocks: list[BasicBlock] = []
        self._body_pending: bool = False
        self._names: NameTable | None = None
        self.is_materializing: bool = False

    @property
    def calling_convention(self) -> int:
        return self._calling_convention

    @calling_convention.setter
    def calling_convention(self, value: int) -> None:
        self._calling_convention = words.check_calling_convention(value)

    @property
    def function_type(self) -> FunctionType:
        assert isinstance(self.value_type, FunctionType)
        return self.value_type

    @property
    def blocks(self) -> list[BasicBlock]:
        """The basic blocks; empty for a declaration. Raises `BitcodeError` if a body read now is damaged."""
        if self._body_pending:
            self.load_body()
        return self._blocks

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        self.load_body()  # what is attached to a function stands in it
        self.load_contents()
        return self._attachments

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self.load_body()
        self.load_contents()
        self._attachments = attachments

    @property
    def args(self) -> list[Argument]:
        """The arguments, by the name that llvmlite gives them."""
        return self.arguments

    def append_block(self, name: str = "") -> BasicBlock:
        """A new block at the end; its name is made unique as LLVM does. The first makes a definition of a function."""
        block = BasicBlock(LABEL, self, self.unique_name(name) if name else "")
        self.blocks.append(block)
        return block

    def append_basic_block(self, name: str = "") -> BasicBlock:
        """The same, by the name that llvmlite gives it."""
        return self.append_block(name)

    def unique_name(self, name: str) -> str:
        """The name if no argument, block or instruction here has it, else the name that LLVM makes of it: `x1`."""
        if self._names is None:
            self._names = NameTable(self._local_names())
        return self._names.unique(name)

    def _local_names(self) -> list[str]:
        found = [argument.name for argument in self.arguments if argument.name]
        for block in self.blocks:
            if block.name:
                found.append(block.name)
            found += [instruction.name for instruction in block.instructions if instruction.name]
        return found

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

    def body_loaded(self) -> None:
        self._body_pending = False

    @property
    def is_declaration(self) -> bool:
        return not self._body_pending and not self._blocks

    @property
    def entry_block(self) -> BasicBlock | None:
        return self.blocks[0] if self.blocks else None

    @property
    def personality(self) -> Value | None:
        return self.data_operand(0)

    @property
    def prefix_data(self) -> Value | None:
        return self.data_operand(1)

    @property
    def prologue_data(self) -> Value | None:
        return self.data_operand(2)

    def data_operand(self, place: int) -> Value | None:
        """Personality, prefix or prologue data by the place of the operand; None where it only keeps a place."""
        self.load_contents()
        return self._operands[place] if self._data_places & 1 << place else None

    def set_function_data(
        self, personality: Value | None, prefix_data: Value | None, prologue_data: Value | None
    ) -> None:
        """Set all three at once, without reading anything or keeping use-lists: what a reader calls."""
        parts = (personality, prefix_data, prologue_data)
        self._data_places = sum([1 << place for place, part in enumerate(parts) if part is not None])
        found: list[Value] = []
        if self._data_places:
            found = [part if part is not None else self.empty_place() for part in parts]
        self.set_unlisted_operands(found)

    def empty_place(self) -> Value:
        """What an operand that is not there refers to: a null pointer."""
        if self.parent is None:
            raise ValueError("a function gets its personality, prefix and prologue data in a module")
        context = self.parent.context
        typed = self.parent.dialect.has(TYPED_FUNCTION_PLACEHOLDERS) or not self.parent.opaque_pointers
        return context.null(context.pointer(0, context.integer(1) if typed else None))

    def __iter__(self) -> Iterator[BasicBlock]:
        return iter(self.blocks)
