"""Global values: variables, aliases, ifuncs, and what functions share with them; comdats (LangRef, "Global Variables").

Linkages, visibilities and the like are the keywords of the text; where LLVM prints nothing they are the names of the
manual ("external", "default", …) or "".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from irkit import words
from irkit.attachments import Attachments
from irkit.attribute_views import Attributes
from irkit.attributes import FUNCTION_INDEX
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.dialects.features import IFUNC_METADATA
from irkit.edits import editing
from irkit.errors import EditError, UnsupportedError
from irkit.guarding import protect
from irkit.spelling import spelling
from irkit.symbols import SymbolTable
from irkit.types import Type
from irkit.values import Use, User, Value, check_unused, describe, is_other
from irkit.words import CodeModel, DLLStorageClass, Linkage, SelectionKind, ThreadLocalMode, UnnamedAddress, Visibility

if TYPE_CHECKING:
    from irkit.attributes import AttributeSet
    from irkit.metadata import Metadata
    from irkit.module import Module
    from irkit.words import Flag, Number


class Comdat:
    """`$name = comdat any`; `selection_kind` is "any", "exactmatch", "largest", "nodeduplicate" or "samesize"."""

    __slots__ = ("_selection_kind", "name")

    def __init__(self, name: str | object, selection_kind: SelectionKind = "any") -> None:
        if not isinstance(name, str):
            raise EditError(f"{name!r} is no name of a comdat")
        self.name: str = name
        self._selection_kind: SelectionKind = selection_kind

    def __str__(self) -> str:
        """The line that defines it."""
        return spelling(self)

    def __repr__(self) -> str:
        return f"<Comdat ${self.name} {self._selection_kind}>"

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
        "_address_space",
        "_attachments",
        "_dll_storage",
        "_dso_local",
        "_linkage",
        "_partition",
        "_thread_local_mode",
        "_unnamed_addr",
        "_visibility",
        "parent",
        "value_type",
    )

    def __init__(
        self, ty: Type, value_type: Type, name: str, linkage: Linkage = "external", address_space: int = 0
    ) -> None:
        super().__init__(ty, (), name)
        self.value_type: Type = value_type
        self._address_space: int = address_space
        self._linkage: Linkage = linkage
        self._visibility: Visibility = "default"
        self._dll_storage: DLLStorageClass = ""
        self._thread_local_mode: ThreadLocalMode = ""
        self._unnamed_addr: UnnamedAddress = ""
        self._dso_local: bool = False
        self._partition: str = ""
        self.parent: Module | None = None
        self._attachments: list[tuple[str, Metadata]] | None = None

    @property
    def address_space(self) -> Number:
        """The address space of its type, in which it stays: setting another one raises EditError."""
        return self._address_space

    @address_space.setter
    def address_space(self, value: Number | object) -> None:
        if value != self._address_space:
            raise EditError(f"{self.describe()} is of type {self.type}: in address space {value!r}, make another one")

    @property
    def linkage(self) -> Linkage:
        return self._linkage

    @linkage.setter
    def linkage(self, value: Linkage | object) -> None:
        linkage = words.LINKAGES.check(value)
        if linkage == "extern_weak" and not self.is_declaration:
            raise EditError(f"{self.describe()} cannot be extern_weak: it is defined here")
        if self.parent is not None and self.parent.has_summary and linkage != self._linkage:
            editing("followers", "follow")(self, self._name, linkage)
        self._linkage = linkage
        if self.parent is not None and self.has_local_linkage:  # as LLVM does
            self._visibility = "default"
            self._dll_storage = ""
        self.imply_dso_local()

    def imply_dso_local(self) -> None:
        """Make it dso_local if linkage or visibility say that nothing else can be meant, as LLVM does at once."""
        if self.implies_dso_local:
            self._dso_local = True

    @property
    def implies_dso_local(self) -> bool:
        """Whether linkage or visibility say that nothing else can be meant."""
        return self.has_local_linkage or (self._visibility != "default" and self._linkage != "extern_weak")

    @property
    def dso_local(self) -> Flag:
        """Whether it is resolved within its linkage unit. Where linkage or visibility imply that, setting it to False
        raises EditError: every reader would make it so."""
        return self._dso_local

    @dso_local.setter
    def dso_local(self, value: Flag | object) -> None:
        wanted = words.check_flag(value)
        if not wanted and self.parent is not None and self.implies_dso_local:
            why = self._linkage if self.has_local_linkage else self._visibility
            raise EditError(f"{self.describe()} is dso_local, since it is {why}")
        self._dso_local = wanted

    @property
    def partition(self) -> str:
        """The partition of the output that it belongs to, "" for the main one."""
        return self._partition

    @partition.setter
    def partition(self, value: str | object) -> None:
        self._partition = words.check_text("partition", value)

    def before_renaming(self, name: str) -> None:
        """The comdat of the global's own name gets the new one, and the summary knows the global by it."""
        if self.parent is not None and (self.parent.has_summary or self.parent.comdats):
            editing("followers", "follow")(self, name, self._linkage)

    @property
    def visibility(self) -> Visibility:
        return self._visibility

    @visibility.setter
    def visibility(self, value: Visibility | object) -> None:
        visibility = words.VISIBILITIES.check(value)
        if visibility != "default" and self.parent is not None and self.has_local_linkage:
            raise EditError(f"{self.describe()} cannot be {visibility}: its linkage is {self._linkage}")
        self._visibility = visibility
        self.imply_dso_local()

    @property
    def dll_storage(self) -> DLLStorageClass:
        return self._dll_storage

    @dll_storage.setter
    def dll_storage(self, value: DLLStorageClass | object) -> None:
        storage = words.DLL_STORAGE_CLASSES.check(value)
        if storage and self.resolves and self.parent is not None:
            raise EditError(f"{self.describe()} cannot be {storage}: bitcode has no place for that of an ifunc")
        if storage and self.parent is not None and self.has_local_linkage:
            raise EditError(f"{self.describe()} cannot be {storage}: its linkage is {self._linkage}")
        self._dll_storage = storage

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
        address = words.UNNAMED_ADDRESSES.check(value)
        if address and self.resolves and self.parent is not None:
            raise EditError(f"{self.describe()} cannot be {address}: bitcode has no place for that of an ifunc")
        self._unnamed_addr = address

    def add_metadata(self, kind: str, node: Metadata) -> None:
        """Attach one more node without reading anything first: what a reader calls."""
        if self._attachments is None:
            self._attachments = []
        self._attachments.append((kind, node))

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        self.load_contents()
        return self._attachments

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
    def resolves(self) -> bool:
        """Whether the only operand is a function that gives the address, which may be of another type."""
        return False

    @property
    def has_local_linkage(self) -> bool:
        return self.linkage in ("internal", "private")

    @property
    def is_declaration(self) -> bool:
        return False

    @property
    def symbols(self) -> SymbolTable | None:
        return self.parent.symbols if self.parent is not None else None

    @property
    def may_have_name(self) -> bool:
        return True

    def describe(self) -> str:
        return f"{self!r} of {self.parent!r}" if self.parent is not None else f"{self!r}, which is in no module"

    def owned_operands(self, operands: Sequence[Value]) -> Sequence[Value]:
        for operand in operands:
            if not isinstance(operand, Constant):
                raise EditError(f"{self.describe()} cannot refer to {describe(operand)}, which is no constant")
        parent = self.parent
        if parent is None:
            return operands
        return [parent.owned_constant(operand) for operand in operands if isinstance(operand, Constant)]

    def owned_replacement(self, new: Value) -> Value:
        if not isinstance(new, Constant):
            for user in self.users:
                home = user.function_of_user
                if home is not None:
                    home.owned_value(new, user)
            return new
        return self.parent.owned_constant(new) if self.parent is not None else new

    def foreign_operands(self) -> list[tuple[User, Sequence[Value]]]:
        """What this holds that uses constants of another module, each with the module's own. Raises EditError for what
        is of another module."""
        if not self._operands:
            return []
        found = self.owned_operands(self._operands)
        return [(self, found)] if is_other(found, self._operands) else []

    def remove_from_parent(self) -> None:
        """Leave the module, with operands and uses as they are. Raises EditError if it is in none."""
        self.module_of().remove(self)

    def erase_from_parent(self) -> None:
        """Leave the module, and give up the body and all else that this refers to. Raises EditError, which names users,
        if something uses this."""
        module = self.module_of()
        check_unused(self, "erased")
        if self in module.globals_in_metadata():
            raise EditError(f"{self.describe()} cannot be erased: metadata still holds it")
        known = editing("followers", "entry")(self) if module.has_summary else None
        self.give_up()
        if known is not None:
            editing("followers", "forget")(module, known)
        module.remove(self)

    def give_up(self) -> None:
        """Give up what this refers to."""
        self.load_contents()
        self.drop_all_references()

    def module_of(self) -> Module:
        """The module. Raises EditError if it is in none."""
        if self.parent is None:
            raise EditError(f"{self!r} is in no module")
        return self.parent

    def load_contents(self) -> None:
        """Have the module's constants and metadata read, if they are not yet (they are what a global refers to)."""
        if self.parent is not None:
            self.parent.load_contents()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} @{self.name}>"


class GlobalObject(GlobalValue):
    """A variable or a function. `alignment` in bytes, 0 for none."""

    __slots__ = ("_alignment", "_comdat", "_section")

    def __init__(self, ty: Type, value_type: Type, name: str, linkage: Linkage, address_space: int) -> None:
        super().__init__(ty, value_type, name, linkage, address_space)
        self._alignment: int = 0
        self._section: str = ""
        self._comdat: Comdat | None = None

    @property
    def alignment(self) -> Number:
        return self._alignment

    @alignment.setter
    def alignment(self, value: Number | object) -> None:
        self._alignment = words.check_alignment(value)

    @property
    def section(self) -> str:
        """The section of the object file that it is to come into, "" for the usual one."""
        return self._section

    @section.setter
    def section(self, value: str | object) -> None:
        self._section = words.check_text("section", value)

    @property
    def comdat(self) -> Comdat | None:
        """The comdat that it is a member of. One that is set comes into `module.comdats`; EditError where another one
        has its name there."""
        return self._comdat

    @comdat.setter
    def comdat(self, value: Comdat | object | None) -> None:
        if value is not None:
            if not isinstance(value, Comdat):
                raise EditError(f"{self.describe()} cannot be in {value!r}, which is no comdat")
            if self.parent is not None and self.parent.comdats.setdefault(value.name, value) is not value:
                raise EditError(f"{self.describe()} cannot be in {value!r}: the module has another of that name")
        self._comdat = value

    @property
    def metadata(self) -> Attachments:
        """The attachments, a function's `!dbg` included."""
        return Attachments(self)

    @metadata.setter
    def metadata(
        self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object | None
    ) -> None:
        Attachments(self).replace(pairs)

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        self.load_contents()
        self._attachments = attachments


class GlobalVariable(GlobalObject):
    """`@name = global T …`. The initializer is the only operand, if there is one.

    `code_model` is "" or as in text; the four sanitizer flags are those of LangRef's global variable attributes.
    """

    __slots__ = (
        "_code_model",
        "_externally_initialized",
        "_has_initializer",
        "_is_constant",
        "_no_sanitize_address",
        "_no_sanitize_hwaddress",
        "_sanitize_address_dyninit",
        "_sanitize_memtag",
        "attribute_set",
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
        self._is_constant: bool = is_constant
        self._externally_initialized: bool = False
        self.attribute_set: AttributeSet | None = None
        self._code_model: CodeModel = ""
        self._no_sanitize_address: bool = False
        self._no_sanitize_hwaddress: bool = False
        self._sanitize_memtag: bool = False
        self._sanitize_address_dyninit: bool = False
        self._has_initializer: bool = False

    @property
    def externally_initialized(self) -> Flag:
        return self._externally_initialized

    @externally_initialized.setter
    def externally_initialized(self, value: Flag | object) -> None:
        self._externally_initialized = words.check_flag(value)

    @property
    def is_constant(self) -> Flag:
        return self._is_constant

    @is_constant.setter
    def is_constant(self, value: Flag | object) -> None:
        self._is_constant = words.check_flag(value)

    @property
    def no_sanitize_address(self) -> Flag:
        return self._no_sanitize_address

    @no_sanitize_address.setter
    def no_sanitize_address(self, value: Flag | object) -> None:
        self._no_sanitize_address = words.check_flag(value)

    @property
    def no_sanitize_hwaddress(self) -> Flag:
        return self._no_sanitize_hwaddress

    @no_sanitize_hwaddress.setter
    def no_sanitize_hwaddress(self, value: Flag | object) -> None:
        self._no_sanitize_hwaddress = words.check_flag(value)

    @property
    def sanitize_address_dyninit(self) -> Flag:
        return self._sanitize_address_dyninit

    @sanitize_address_dyninit.setter
    def sanitize_address_dyninit(self, value: Flag | object) -> None:
        self._sanitize_address_dyninit = words.check_flag(value)

    @property
    def sanitize_memtag(self) -> Flag:
        return self._sanitize_memtag

    @sanitize_memtag.setter
    def sanitize_memtag(self, value: Flag | object) -> None:
        self._sanitize_memtag = words.check_flag(value)

    @property
    def attributes(self) -> Attributes:
        """The attributes; `attribute_set` is the immutable set that there is now."""
        return Attributes(self, FUNCTION_INDEX)

    def change_type(self, value_type: Type, initializer: Value | object | None = None) -> None:
        """Become a variable of another type, which starts as `initializer`; a declaration needs none. Raises EditError,
        with nothing changed, for a type without a size, and for an initializer of another type; UnsupportedError where
        pointers are typed."""
        editing("signatures", "change_variable_type")(self, value_type, initializer)

    def attributes_at(self, index: int) -> AttributeSet | None:
        return self.attribute_set

    def set_attributes_at(self, index: int, attributes: AttributeSet | None) -> None:
        self.attribute_set = attributes

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
    def initializer(self, value: Value | object | None) -> None:
        self.load_contents()
        if value is not None and self._linkage == "extern_weak":
            raise EditError(f"{self.describe()} is extern_weak, and cannot start as anything: it is not defined here")
        self.replace_operands([] if value is None else [value])
        if value is None and self.parent is not None and self.parent.has_summary:
            editing("followers", "undefine")(self, self._linkage)
        self._has_initializer = value is not None

    def declare_initializer(self, there_is: bool = True) -> None:
        """Say that there is one, before it is read, or that there is none."""
        self._has_initializer = there_is

    def owned_operands(self, operands: Sequence[Value]) -> Sequence[Value]:
        for operand in operands:
            if operand.type is not self.value_type:
                raise EditError(
                    f"{self.describe()} is a variable of type {self.value_type} and cannot start as {operand!r} of "
                    f"type {operand.type}"
                )
        return super().owned_operands(operands)

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
    def target(self, value: Value | object) -> None:
        self.load_contents()
        self.replace_operands([value])

    def owned_operands(self, operands: Sequence[Value]) -> Sequence[Value]:
        if len(operands) != 1 or (operands[0].type is not self.type and not self.resolves):
            wanted = operands[0].type if operands else "nothing"
            raise EditError(f"{self.describe()} is of type {self.type} and cannot stand for a value of type {wanted}")
        return super().owned_operands(operands)

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

    @aliasee.setter
    def aliasee(self, value: Value | object) -> None:
        self.target = value


class GlobalIFunc(IndirectSymbol):
    """`@name = ifunc T, ptr @resolver`; `metadata` since LLVM 21."""

    __slots__ = ()

    @property
    def resolves(self) -> bool:
        return True

    @property
    def metadata(self) -> Attachments:
        """The attachments."""
        return Attachments(self)

    @metadata.setter
    def metadata(
        self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object | None
    ) -> None:
        Attachments(self).replace(pairs)

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        if attachments and self.parent is not None and not self.parent.dialect.has(IFUNC_METADATA):
            raise UnsupportedError(f"metadata of {self.describe()} in LLVM {self.parent.dialect.llvm_version}")
        self.load_contents()
        self._attachments = attachments

    @property
    def resolver(self) -> Value:
        return self.target

    @resolver.setter
    def resolver(self, value: Value | object) -> None:
        self.target = value


protect(__name__)
