"""Global values: variables, functions, aliases, ifuncs; and comdats (LangRef, "Global Variables" and the following).

Linkages, visibilities and the like are the keywords of the text; where LLVM prints nothing they are the names of the
manual ("external", "default", …) or "".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irkit.constants import Constant
from irkit.dialects.features import TYPED_FUNCTION_PLACEHOLDERS
from irkit.types import FunctionType, Type
from irkit.values import Argument, BasicBlock, Value

if TYPE_CHECKING:
    from irkit.attributes import AttributeList, AttributeSet
    from irkit.metadata import Metadata
    from irkit.module import Module


class Comdat:
    """`$name = comdat any`; `selection_kind` is "any", "exactmatch", "largest", "nodeduplicate" or "samesize"."""

    __slots__ = ("name", "selection_kind")

    def __init__(self, name: str, selection_kind: str = "any") -> None:
        self.name: str = name
        self.selection_kind: str = selection_kind


class GlobalValue(Constant):
    """A named thing of the module; as a value, a pointer to it. `value_type` is what it points to.

    `dll_storage` is "", "dllimport" or "dllexport"; `thread_local_mode` is "" where it is not thread-local, and else
    "generaldynamic", "localdynamic", "initialexec" or "localexec"; `unnamed_addr` is "", "unnamed_addr" or
    "local_unnamed_addr".
    """

    __slots__ = (
        "address_space",
        "dll_storage",
        "dso_local",
        "linkage",
        "parent",
        "partition",
        "thread_local_mode",
        "unnamed_addr",
        "value_type",
        "visibility",
    )

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: str = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, [], name)
        self.value_type: Type = value_type
        self.address_space: int = address_space
        self.linkage: str = linkage
        self.visibility: str = "default"
        self.dll_storage: str = ""
        self.thread_local_mode: str = ""
        self.unnamed_addr: str = ""
        self.dso_local: bool = False
        self.partition: str = ""
        self.parent: Module | None = None

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
    """A variable or a function. `alignment` in bytes, 0 for none; `metadata` are the attachments, (kind, node)."""

    __slots__ = ("_metadata", "alignment", "comdat", "section")

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: str = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self.alignment: int = 0
        self.section: str = ""
        self.comdat: Comdat | None = None
        self._metadata: list[tuple[str, Metadata]] | None = None

    @property
    def metadata(self) -> list[tuple[str, Metadata]]:
        """The attachments, a function's `!dbg` included, in the order of the source; the list may be changed."""
        self.load_contents()
        if self._metadata is None:
            self._metadata = []
        return self._metadata

    def add_metadata(self, kind: str, node: Metadata) -> None:
        """Attach a node without reading anything first: what a reader calls."""
        if self._metadata is None:
            self._metadata = []
        self._metadata.append((kind, node))


class GlobalVariable(GlobalObject):
    """`@name = global T …`. The initializer is the only operand, if there is one.

    `code_model` is "" or as in text; the four sanitizer flags are those of LangRef's global variable attributes.
    """

    __slots__ = (
        "_has_initializer",
        "attributes",
        "code_model",
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
        linkage: str = "external",
        address_space: int = 0,
    ) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self.is_constant: bool = is_constant
        self.externally_initialized: bool = False
        self.attributes: AttributeSet | None = None
        self.code_model: str = ""
        self.no_sanitize_address: bool = False
        self.no_sanitize_hwaddress: bool = False
        self.sanitize_memtag: bool = False
        self.sanitize_address_dyninit: bool = False
        self._has_initializer: bool = False

    @property
    def initializer(self) -> Value | None:
        self.load_contents()
        return self.operands[0] if self.operands else None

    @initializer.setter
    def initializer(self, value: Value | None) -> None:
        self.load_contents()
        self.replace_operands([] if value is None else [value])
        self._has_initializer = value is not None

    def declare_initializer(self) -> None:
        """Say that there is one, before it is read."""
        self._has_initializer = True

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


class GlobalAlias(IndirectSymbol):
    """`@name = alias T, ptr @aliasee`."""

    __slots__ = ()

    @property
    def aliasee(self) -> Value:
        return self.target


class GlobalIFunc(IndirectSymbol):
    """`@name = ifunc T, ptr @resolver`; `metadata` since LLVM 21."""

    __slots__ = ("metadata",)

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: str = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self.metadata: list[tuple[str, Metadata]] = []

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
        "_personality",
        "_prefix_data",
        "_prologue_data",
        "arguments",
        "attributes",
        "calling_convention",
        "gc",
        "is_materializing",
    )

    def __init__(
        self,
        ty: Type,
        function_type: FunctionType,
        name: str,
        linkage: str = "external",
        address_space: int = 0,
    ) -> None:
        super().__init__(ty, function_type, name, linkage, address_space)
        self.arguments: list[Argument] = [
            Argument(parameter, self, index) for index, parameter in enumerate(function_type.parameters)
        ]
        self.attributes: AttributeList | None = None
        self.calling_convention: int = 0
        self.gc: str = ""
        self._personality: Value | None = None
        self._prefix_data: Value | None = None
        self._prologue_data: Value | None = None
        self._blocks: list[BasicBlock] = []
        self._body_pending: bool = False
        self.is_materializing: bool = False

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
        self.load_contents()
        return self._personality

    @property
    def prefix_data(self) -> Value | None:
        self.load_contents()
        return self._prefix_data

    @property
    def prologue_data(self) -> Value | None:
        self.load_contents()
        return self._prologue_data

    def set_function_data(
        self, personality: Value | None, prefix_data: Value | None, prologue_data: Value | None
    ) -> None:
        """Set all three at once, without reading anything or keeping use-lists: what a reader calls."""
        self._personality = personality
        self._prefix_data = prefix_data
        self._prologue_data = prologue_data
        parts = (personality, prefix_data, prologue_data)
        if personality is None and prefix_data is None and prologue_data is None:
            self.operands = []
        else:
            self.operands = [part if part is not None else self.empty_place() for part in parts]

    def empty_place(self) -> Value:
        """What an operand that is not there refers to: a null pointer."""
        if self.parent is None:
            raise ValueError("a function gets its personality, prefix and prologue data in a module")
        context = self.parent.context
        typed = self.parent.dialect.has(TYPED_FUNCTION_PLACEHOLDERS) or not self.parent.opaque_pointers
        return context.null(context.pointer(0, context.integer(1) if typed else None))

    def __iter__(self) -> Iterator[BasicBlock]:
        return iter(self.blocks)
