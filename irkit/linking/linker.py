"""Which globals of a source are linked (LLVM's `Linker`): by linkage, comdat and what is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constant_walk import base_object, comdat_of
from irkit.constants import Constant
from irkit.dialects.features import LOSING_PRIVATES_ARE_KEPT
from irkit.errors import LinkError, UnsupportedError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalValue, GlobalVariable
from irkit.linking.destination import Destination
from irkit.linking.internalize import internalize
from irkit.linking.mover import Mover, is_declaration_for_linker
from irkit.linking.needed import unneeded_bodies
from irkit.linking.prototypes import imply_dso_local, set_initializer, set_linkage
from irkit.module import Module
from irkit.types import FunctionType
from irkit.values import Value
from irkit.words import WEAK_LINKAGES

# From which of the two a comdat comes.
FROM_DESTINATION: Final = 0
FROM_SOURCE: Final = 1
FROM_BOTH: Final = 2

_WEAK: Final = WEAK_LINKAGES | {"common"}
_LINKONCE: Final = frozenset(("linkonce", "linkonce_odr"))
_ANY_OR_LARGEST: Final = frozenset(("any", "largest"))


def ignore(_message: str) -> None:
    """For warnings that nobody wants to hear."""


class Linker:
    """Links modules into `destination`, one after the other. `warn` is called with each warning, in LLVM's words;
    `merges_types`: composite types of equal identifiers become one."""

    def __init__(self, destination: Module, warn: Callable[[str], None] = ignore, merges_types: bool = True) -> None:
        self.destination: Destination = Destination(destination, warn, merges_types)

    def link(
        self, source: Module, *, only_needed: bool = False, internalizes: bool = False, overrides: bool = False
    ) -> None:
        """Link a module, which is used up by it.

        `only_needed`: only definitions of what the destination declares; `internalizes`: what comes becomes internal;
        `overrides`: its definitions replace those of the destination. Raises `LinkError` for definitions that
        contradict each other, `UnsupportedError` for a module of another LLVM release; the destination is then left
        half linked.
        """
        module = self.destination.module
        if source is module:
            raise LinkError(f"'{source.name}' cannot be linked into itself")
        if source.dialect.llvm_version != module.dialect.llvm_version:
            raise UnsupportedError(
                f"linking '{source.name}' of LLVM {source.dialect.llvm_version} into '{module.name}' of LLVM "
                f"{module.dialect.llvm_version}"
            )
        source.load_contents()
        self.destination.names.load(source)
        run = LinkRun(self.destination, source, only_needed, overrides, internalizes)
        run.run()
        self.destination.store()
        if internalizes:
            internalize(module, run.internalized)

    def leave_out(self, source: Module, *, only_needed: bool = False, overrides: bool = False) -> None:
        """Have the bodies of a source that linking it now would not need never read: what is then done to it before
        it is linked, an upgrade say, is not done to them. Raises `BitcodeError` where what is read is damaged."""
        if source.provenance.is_bitcode and not overrides:
            run = LinkRun(self.destination, source, only_needed, overrides, False)
            source.load_contents()
            source.leave_out(unneeded_bodies(source, run.may_choose, run.may_prevail))


class LinkRun:
    """The linking of one source."""

    def __init__(
        self, destination: Destination, source: Module, only_needed: bool, overrides: bool, internalizes: bool
    ) -> None:
        self.destination: Destination = destination
        self.source: Module = source
        self.only_needed: bool = only_needed
        self.overrides: bool = overrides
        self.internalizes: bool = internalizes
        self.internalized: set[str] = set()
        self.wanted: dict[GlobalValue, None] = {}
        self.comdats: dict[Comdat, int] = {}
        self.lazy_members: dict[Comdat, list[GlobalValue]] = {}
        self.clones: list[GlobalValue] = []

    def run(self) -> None:
        self.begin()
        self.choose_comdats()
        source = self.source
        for value in (*source.globals, *source.functions, *source.aliases):
            comdat = comdat_of(value)
            if comdat is not None and value.linkage in _LINKONCE:
                self.lazy_members.setdefault(comdat, []).append(value)
        for value in list(source.global_values()):
            self.choose(value)
        self.clone_variables()
        self.add_members()
        if self.internalizes:
            self.internalized.update([value.name for value in self.wanted])
        Mover(self.destination, source, list(self.wanted), self.add_lazily).run()

    def begin(self) -> None:
        module, source = self.destination.module, self.source
        module.use_orders = None
        module.opaque_pointers = module.opaque_pointers and source.opaque_pointers

    def linked_to(self, value: GlobalValue) -> GlobalValue | None:
        if not value.name or value.has_local_linkage:
            return None
        found = self.destination.symbols.get(value.name)
        return None if found is None or found.has_local_linkage else found

    # Comdats

    def choose_comdats(self) -> None:
        replaced: set[Comdat] = set()
        losing: set[Comdat] = set()
        for name, comdat in self.source.comdats.items():
            own = self.destination.module.comdats.get(name)
            if own is None:
                self.comdats[comdat] = FROM_SOURCE
                continue
            choice = self.comdats[comdat] = self.comdat_choice(comdat, own)
            if choice == FROM_SOURCE:
                replaced.add(own)
            elif choice == FROM_DESTINATION:
                losing.add(comdat)
        if losing and self.source.dialect.has(LOSING_PRIVATES_ARE_KEPT):
            self.keep_privates(losing)
        if replaced:
            destination = self.destination
            dropped = [function for function in destination.functions if function.comdat in replaced]
            blocks = {block for function in dropped for block in function.blocks}
            for kind in (list(destination.aliases), list(destination.variables), list(destination.functions)):
                used = destination.used()
                for value in kind:
                    self.drop_replaced(value, replaced, used)
            lost = destination.lost_addresses(blocks)
            if lost:
                destination.replace(lost)

    def keep_privates(self, losing: set[Comdat]) -> None:
        """What is private in a comdat that the destination has already stays to be looked at, without the comdat."""
        aliased = {base_object(alias) for alias in self.source.aliases}
        for value in (*self.source.globals, *self.source.functions):
            if value.comdat in losing and value.linkage == "private" and value not in aliased:
                value.linkage = "available_externally"
                value.comdat = None

    def comdat_choice(self, comdat: Comdat, own: Comdat) -> int:
        """Where a comdat that both have is taken from."""
        name = comdat.name
        kind = comdat.selection_kind
        if kind in _ANY_OR_LARGEST and own.selection_kind in _ANY_OR_LARGEST:
            kind = "largest" if "largest" in (kind, own.selection_kind) else "any"
        elif kind != own.selection_kind:
            raise LinkError(f"Linking COMDATs named '{name}': invalid selection kinds!")
        if kind == "any":
            return FROM_DESTINATION
        if kind == "nodeduplicate":
            return FROM_BOTH
        ours = comdat_leader(self.destination.symbols.get(name), name)
        theirs = comdat_leader(self.source.get(name), name)
        if kind == "exactmatch":
            if not self.is_same_constant(theirs.initializer, ours.initializer):
                raise LinkError(f"Linking COMDATs named '{name}': ExactMatch violated!")
            return FROM_DESTINATION
        our_size = int(self.destination.module.layout.alloc_size(ours.value_type))
        their_size = int(self.source.layout.alloc_size(theirs.value_type))
        if kind == "largest":
            return FROM_SOURCE if their_size > our_size else FROM_DESTINATION
        if their_size != our_size:
            raise LinkError(f"Linking COMDATs named '{name}': SameSize violated!")
        return FROM_DESTINATION

    def is_same_constant(self, left: Value | None, right: Value | None) -> bool:
        """Whether constants of two contexts, without globals in them, are the same."""
        if left is None or right is None:
            return left is right
        values = Mover(self.destination, self.source, [], self.add_lazily).values
        todo = [left]
        while todo:
            value = todo.pop()
            if isinstance(value, GlobalValue):
                return False
            if isinstance(value, Constant):
                todo.extend(value.operands)
        return values.map(left) is right

    def drop_replaced(self, value: GlobalValue, replaced: set[Comdat], used: set[Value]) -> None:
        """A member of a comdat that is taken from the source becomes a declaration, or goes where nothing uses it."""
        comdat = comdat_of(value)
        if comdat is None or comdat not in replaced:
            return
        if value not in used:
            self.destination.erase(value)
            return
        if isinstance(value, Function):
            value.set_blocks([])
            value.set_function_data(None, None, None)
            value.comdat = None
            value.set_attachment_list(None)
            value.linkage = "external"
        elif isinstance(value, GlobalVariable):
            set_initializer(value, None)
            value.comdat = None
            value.linkage = "external"
        else:
            self.declare_alias(value)

    def declare_alias(self, alias: GlobalValue) -> None:
        """An alias into a comdat that goes becomes a declaration of its own."""
        destination = self.destination
        name = alias.name
        made: GlobalValue
        if isinstance(alias.value_type, FunctionType):
            made = Function(alias.type, alias.value_type, name, address_space=alias.address_space)
        else:
            made = GlobalVariable(alias.type, alias.value_type, name, address_space=alias.address_space)
        destination.erase(alias)
        destination.append(made)
        destination.symbols[name] = made
        destination.replace({alias: made})

    # Globals

    def choose(self, value: GlobalValue) -> None:
        """Decide on one global of the source, and let both sides of a name agree on what they have in common."""
        other = self.linked_to(value)
        if self.only_needed and value.linkage != "appending" and (other is None or not other.is_declaration):
            return
        if other is not None and not value.has_local_linkage and value.linkage != "appending":
            agree(other, value)
        if other is None and not self.overrides:
            if value.has_local_linkage or value.linkage in _LINKONCE or value.linkage == "available_externally":
                return
        if value.is_declaration:
            return
        choice = FROM_DESTINATION
        comdat = comdat_of(value)
        if comdat is not None:
            choice = self.comdats.get(comdat, FROM_DESTINATION)
            if choice == FROM_DESTINATION:
                return
        from_source = other is None or self.takes_source(other, value)
        if other is not None and choice == FROM_BOTH:
            self.clones.append(other if from_source else value)
        if from_source:
            self.wanted[value] = None

    def may_choose(self, value: GlobalValue) -> bool:
        """Whether `choose` may decide for a definition that nothing uses; said before comdats are looked at."""
        other = self.linked_to(value)
        if self.only_needed and value.linkage != "appending" and (other is None or not other.is_declaration):
            return False
        if other is None:
            return not value.has_local_linkage and value.linkage not in _LINKONCE | {"available_externally"}
        return self.may_prevail(value)

    def may_prevail(self, value: GlobalValue) -> bool:
        """Whether a definition may count, of two of its name."""
        other = self.linked_to(value)
        if other is None or is_declaration_for_linker(other):
            return True
        comdat, own = comdat_of(value), comdat_of(other)
        if any(one is not None and one.selection_kind != "any" for one in (comdat, own)):
            return True
        try:
            return self.takes_source(other, value)
        except LinkError:
            return True

    def takes_source(self, other: GlobalValue, value: GlobalValue) -> bool:
        """Whether of two globals of one name the source's counts. Raises `LinkError` if both define it."""
        if self.overrides or "appending" in (value.linkage, other.linkage):
            return True
        other_declares = is_declaration_for_linker(other)
        if is_declaration_for_linker(value):
            if value.dll_storage == "dllimport":
                return other_declares
            if other.linkage == "extern_weak":
                return True
            return not value.is_declaration and other.is_declaration
        if other_declares:
            return True
        if value.linkage == "common":
            if other.linkage in _LINKONCE or other.linkage in ("weak", "weak_odr"):
                return True
            if other.linkage != "common":
                return False
            layout = self.destination.module.layout
            return int(layout.alloc_size(value.value_type)) > int(layout.alloc_size(other.value_type))
        if value.linkage in _WEAK:
            return other.linkage in _LINKONCE and value.linkage in ("weak", "weak_odr")
        if other.linkage in _WEAK:
            return True
        raise LinkError(
            f"Linking globals named '{value.name}': symbol multiply defined!",
            (self.destination.origin(other), self.source.name),
        )

    def clone_variables(self) -> None:
        """Keep what a `nodeduplicate` comdat has twice: the variable that does not count, without its name."""
        for value in self.clones:
            if not isinstance(value, GlobalVariable):
                raise LinkError(f"linking '{value.name}': non-variables in comdat nodeduplicate are not handled")
            made = GlobalVariable(value.type, value.value_type, "", address_space=value.address_space)
            is_source = value.parent is self.source
            copy_plain(value, made)
            set_initializer(made, value.initializer)
            set_linkage(made, "private")
            made.comdat = value.comdat
            if is_source:
                made.parent = self.source
                self.source._globals.append(made)
                self.wanted[made] = None
            else:
                self.destination.append(made)

    def add_members(self) -> None:
        """Of a comdat that is linked all is, what is linked only if used as well."""
        todo = list(self.wanted)
        for value in todo:
            comdat = comdat_of(value)
            if comdat is None:
                continue
            for member in self.lazy_members.get(comdat, ()):
                other = self.linked_to(member)
                if member not in self.wanted and (other is None or self.takes_source(other, member)):
                    self.wanted[member] = None
                    todo.append(member)

    def add_lazily(self, value: GlobalValue, add: Callable[[GlobalValue], None]) -> None:
        """Link what is used only now, with the members of its comdat."""
        if value.linkage not in _LINKONCE and value.linkage != "available_externally" and not self.only_needed:
            return
        self.internalized.add(value.name)
        add(value)
        comdat = comdat_of(value)
        if comdat is None:
            return
        for member in self.lazy_members.get(comdat, ()):
            other = self.linked_to(member)
            if other is None or self.takes_source(other, member):
                self.internalized.add(member.name)
                add(member)


def copy_plain(value: GlobalVariable, made: GlobalVariable) -> None:
    """All that needs no mapping, since it stays in its module."""
    for name in ("alignment", "section", "is_constant", "externally_initialized", "attribute_set", "code_model"):
        setattr(made, name, getattr(value, name))
    made.thread_local_mode = value.thread_local_mode
    made.unnamed_addr = value.unnamed_addr
    made.partition = value.partition


def comdat_leader(value: GlobalValue | None, name: str) -> GlobalVariable:
    """The variable of a comdat's name, whose size or contents decide."""
    base: Value | None = value
    if isinstance(base, GlobalAlias):
        base = base_object(base)
        if base is None:
            raise LinkError(f"Linking COMDATs named '{name}': COMDAT key involves incomputable alias size.")
    if isinstance(base, GlobalVariable):
        return base
    raise LinkError(f"Linking COMDATs named '{name}': GlobalVariable required for data dependent selection!")


def agree(other: GlobalValue, value: GlobalValue) -> None:
    """Constness of declarations, alignment of common ones, visibility and `unnamed_addr` hold for both sides."""
    if isinstance(other, GlobalVariable) and isinstance(value, GlobalVariable):
        if other.is_declaration and value.is_declaration and not (other.is_constant and value.is_constant):
            other.is_constant = value.is_constant = False
        if other.linkage == "common" and value.linkage == "common" and (other.alignment or value.alignment):
            other.alignment = value.alignment = max(other.alignment, value.alignment)
    seen = (other.visibility, value.visibility)
    other.visibility = value.visibility = (
        "hidden" if "hidden" in seen else "protected" if "protected" in seen else "default"
    )
    addresses = (other.unnamed_addr, value.unnamed_addr)
    other.unnamed_addr = value.unnamed_addr = (
        "" if "" in addresses else "local_unnamed_addr" if "local_unnamed_addr" in addresses else "unnamed_addr"
    )
    imply_dso_local(other)
    imply_dso_local(value)
