"""Moves globals of one source into the destination, with all that they refer to (LLVM's `IRMover`).

A global of the source that is met for the first time gets a prototype in the destination, or is matched with the global
of its name there; its body waits until all that is being mapped is done, the one that came last first. That order is
LLVM's, and the order of the functions in the destination shows it.

Note [a declaration that gets its definition]: LLVM makes a new global at the end of its list, and replaces the old
one by it. Here the old object becomes the new one: it moves to the end of its list, and takes on all that the source's
global is; so nothing that refers to it has to be found. Only where one is a function and the other is not, say, is a
new object made, and put in the place of the old one wherever that is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attributes import FUNCTION_INDEX
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.dialects.features import NAMED_METADATA_IS_A_SET
from irkit.errors import LinkError
from irkit.flag_nodes import MODULE_FLAGS
from irkit.functions import Function
from irkit.globals import GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.guarding import put
from irkit.linking.appending import Appending
from irkit.linking.destination import Destination
from irkit.linking.flags import link_module_flags
from irkit.linking.prototypes import copy_prototype, set_initializer, set_linkage
from irkit.linking.triples import check_targets, marked_assembly
from irkit.linking.types import TypeMap
from irkit.linking.values import NO_CALLBACK, ValueMapper
from irkit.metadata import MDNode, Metadata, NamedMDNode
from irkit.module import Module
from irkit.type_finder import find_structs
from irkit.types import ArrayType, FunctionType, PointerType
from irkit.values import Value

INTRINSIC: Final = "llvm."
# Calls `add` for each global that is to be linked because the one given is used.
AddLazily = Callable[[GlobalValue, Callable[[GlobalValue], None]], None]


class Mover:
    """One source on its way into the destination. `wanted` are the globals of the source to be linked."""

    added_lazily: bool  # whether the global that was asked for last was added

    def __init__(
        self, destination: Destination, source: Module, wanted: list[GlobalValue], add_lazily: AddLazily
    ) -> None:
        self.destination: Destination = destination
        self.source: Module = source
        self.wanted: set[GlobalValue] = set(wanted)
        self.worklist: list[GlobalValue] = list(wanted)
        self.add_lazily: AddLazily = add_lazily
        self.types: TypeMap = TypeMap(destination.structs, destination.names, destination.module, source)
        self.values: ValueMapper = ValueMapper(self, self.types, destination.metadata, destination.module)
        self.is_lazy: bool = source.provenance.is_bitcode
        self.bodies_done: bool = False
        self.pending: list[tuple[GlobalValue, GlobalValue, bool]] = []  # what gets the body of what; indirectly or not
        self.appending: dict[GlobalValue, Appending] = {}
        self.declared: list[GlobalObject] = []  # new ones whose attachments are still the source's
        self.replaced: dict[Value, Value] = {}
        self.lost: set[BasicBlock] = set()  # of bodies that others replace

    def run(self) -> None:
        """Move all that is wanted, and what it needs."""
        check_targets(self.destination, self.source)
        self.register_names()
        self.compute_types()
        self.worklist.reverse()
        while self.worklist:
            value = self.worklist.pop()
            if value not in self.values.direct and value not in self.values.indirect:
                self.values.map(value)
                self.flush()
        self.bodies_done = True
        self.values.drops_missing = True
        self.link_named_metadata()
        for fragment in self.source.assembly_fragments:
            text = marked_assembly(fragment.text, self.source.target_triple)
            self.destination.module.append_assembly(text, fragment.target_features, fragment.target_cpu)
        self.restore_order()
        for value in self.declared:
            self.values.map_attachments(value)
        replaced = {**self.replaced, **self.destination.lost_addresses(self.lost)}
        if replaced:
            self.destination.replace(replaced)
        link_module_flags(self.destination, self.source, self.values.metadata)
        self.flush()

    def register_names(self) -> None:
        """Take over what a context knows by number: metadata kinds, scopes, tags of bundles."""
        module, source = self.destination.module, self.source
        kinds = module.metadata_kinds
        for kind in sorted(source.metadata_kinds, key=source.metadata_kinds.__getitem__):
            if kind not in kinds:
                kinds[kind] = max(kinds.values(), default=-1) + 1
        for ours, theirs in (
            (module.sync_scopes, source.sync_scopes),
            (module.operand_bundle_tags, source.operand_bundle_tags),
            (module.dependent_libraries, source.dependent_libraries),
        ):
            ours.extend([name for name in theirs if name not in ours])

    # Types

    def compute_types(self) -> None:
        """Find which identified structs of the source are some of the destination."""
        for value in self.source.globals:
            other = self.linked_to(value)
            if other is None:
                continue
            if value.linkage != "appending" and other.linkage == "appending":
                theirs, ours = other.value_type, value.value_type
                if isinstance(theirs, ArrayType) and isinstance(ours, ArrayType):
                    self.types.match(theirs.element, ours.element)
            else:
                self.types.match(other.type, value.type)
        for one in (*self.source.functions, *self.source.aliases):
            other = self.linked_to(one)
            if other is not None and other.type is not one.type:
                self.types.match(other.type, one.type)
        self.types.match_by_name(find_structs(self.source, not self.is_lazy))
        self.types.resolve_opaque()

    # Globals

    def linked_to(self, value: GlobalValue) -> GlobalValue | None:
        """The global of the destination that one of the source is, by its name."""
        if not value.name or value.has_local_linkage:
            return None
        found = self.destination.symbols.get(value.name)
        if found is None or found.has_local_linkage:
            return None
        if isinstance(found, Function) and isinstance(value, Function) and found.name.startswith(INTRINSIC):
            if found.value_type is not self.types.get(value.value_type):
                return None
        return found

    def materialize(self, value: GlobalValue, indirect: bool) -> Value | None:
        """What a global of the source is in the destination; None if it is not linked."""
        if value.parent is not self.source:
            return None
        made = self.link_prototype(value, indirect)
        if not isinstance(made, GlobalValue) or has_body(made) or made.linkage == "appending":
            return made
        known = self.values.direct if indirect else self.values.indirect
        if known.get(value) is made:
            return made
        if indirect or self.should_link(made, value):
            self.link_body(made, value, indirect)
        self.update_attributes(made)
        return made

    def should_link(self, other: GlobalValue | None, value: GlobalValue) -> bool:
        if value in self.wanted or value.has_local_linkage:
            return True
        if other is not None and not is_declaration_for_linker(other):
            return False
        if value.is_declaration or self.bodies_done:
            return False
        self.added_lazily = False
        self.add_lazily(value, self.want)
        return self.added_lazily

    def want(self, value: GlobalValue) -> None:
        self.added_lazily = True
        if value not in self.wanted:
            self.wanted.add(value)
            self.worklist.append(value)

    def link_prototype(self, value: GlobalValue, indirect: bool) -> Value | None:
        other = self.linked_to(value)
        linked = self.should_link(other, value)
        if linked:
            for known in (self.values.direct, self.values.indirect):
                found = known.get(value)
                if found is not None:
                    return found
        if not linked and indirect:
            other = None
        if value.linkage == "appending" or (other is not None and other.linkage == "appending"):
            return self.link_appending(other, value)
        if other is not None and not linked:
            return self.as_type_of(other, value)
        if self.bodies_done:
            return None
        intrinsic = self.known_intrinsic(value) if other is None else None
        if intrinsic is not None:
            return intrinsic
        made = self.make_prototype(value, linked or indirect, other, linked or not indirect)
        if (linked or indirect) and isinstance(value, GlobalObject) and value.comdat is not None:
            if isinstance(made, GlobalObject):
                made.comdat = self.destination.comdat(value.comdat)
        if not linked and indirect:
            set_linkage(made, "internal")
        if other is not None and other is not made:
            self.replaced[other] = self.casted(made, other.type)
            self.destination.erase(other)
        return made if other is None else self.as_type_of(made, value)

    def name_of(self, value: GlobalValue) -> str:
        """The name that a global has in the destination: that of an intrinsic on structs holds the names of these."""
        name = value.name
        if not isinstance(value, Function) or not name.startswith(INTRINSIC) or "s_" not in name:
            return name
        from irkit.intrinsics import lookup  # noqa: PLC0415 - the table is large, and few modules need it
        from irkit.intrinsics.mangling import mangled_name  # noqa: PLC0415
        from irkit.intrinsics.matching import overloaded_types  # noqa: PLC0415

        module = self.destination.module
        intrinsic = lookup(name, module.dialect.llvm_version)
        ty = self.types.get(value.value_type)
        if intrinsic is None or not intrinsic.is_overloaded or not isinstance(ty, FunctionType):
            return name
        types = overloaded_types(module.context, intrinsic, ty)
        made = mangled_name(intrinsic, types) if types is not None else None
        return name if made is None else made

    def known_intrinsic(self, value: GlobalValue) -> Function | None:
        """An intrinsic of the destination that one of the source is under another name."""
        name = self.name_of(value)
        found = self.destination.symbols.get(name) if name != value.name else None
        if isinstance(found, Function) and found.value_type is self.types.get(value.value_type):
            return found
        return None

    def as_type_of(self, made: GlobalValue, value: GlobalValue) -> Value:
        return self.casted(made, self.types.get(value.type))

    def casted(self, value: GlobalValue, ty: object) -> Value:
        """A global as a pointer of this type, by a constant expression where it is of another one."""
        if value.type is ty:
            return value
        assert isinstance(ty, PointerType)
        opcode = "bitcast" if value.address_space == ty.address_space else "addrspacecast"
        return self.values.folder.cast(opcode, value, ty)

    def make_prototype(
        self, value: GlobalValue, defines: bool, other: GlobalValue | None, renames: bool
    ) -> GlobalValue:
        """A global of the destination that is to be what `value` is: a new one, or `other` made to be it (see Note
        [a declaration that gets its definition])."""
        destination = self.destination
        name = self.name_of(value)
        if isinstance(other, Function):
            self.lost.update(other.blocks)
        made = copy_prototype(self.values, value, defines, other)
        if other is made:
            destination.unique_name(name)  # the number of a name that LLVM's new global has for a moment
            destination.append(made)
            destination.unique_name(name)  # and of one that the old global has
            destination.symbols[name] = made
        else:
            made._name = destination.unique_name(name)
            if made.name:
                destination.symbols[made.name] = made
            destination.append(made)
            if renames:
                destination.force_name(made, name)
        destination.origins[made] = self.source.name
        if isinstance(made, GlobalObject) and (isinstance(value, GlobalVariable) or value.is_declaration):
            if isinstance(value, GlobalObject) and value.attachment_list():
                made.set_attachment_list(value.attachment_list())
                if value.is_declaration:
                    self.declared.append(made)
        return made

    def update_attributes(self, value: GlobalValue) -> None:
        """A function of a bigger module may be called back, whatever it was before."""
        if not isinstance(value, Function) or not self.values.drops_nocallback:
            return
        attributes = value.attribute_list
        if attributes is None or value.name.startswith(INTRINSIC) or attributes.function is None:
            return
        if NO_CALLBACK in attributes.function:
            sets = {**attributes.sets, FUNCTION_INDEX: self.values.without(attributes.function, NO_CALLBACK)}
            value.attribute_list = self.destination.module.context.attribute_list(sets)

    # Bodies

    def link_body(self, made: GlobalValue, value: GlobalValue, indirect: bool) -> None:
        """Move a body over; what it refers to is mapped later, by `flush`."""
        if isinstance(value, Function) and isinstance(made, Function):
            value.load_body()
            self.steal_body(made, value)
            self.pending.append((made, value, False))
        elif isinstance(value, IndirectSymbol):
            self.pending.append((made, value, True))
        else:
            self.pending.append((made, value, False))

    def steal_body(self, made: Function, value: Function) -> None:
        made.set_attachment_list(value.attachment_list())
        made.set_function_data(value.personality, value.prefix_data, value.prologue_data)
        made.arguments = value.arguments
        made.set_blocks([*value.blocks])
        for argument in made.arguments:
            put(argument, "parent", made)
        for block in made.blocks:
            block.parent = made
        orders = self.source.use_orders
        if orders is not None:
            entries = [entry for entry in orders.local_permutations(value) if not isinstance(entry.value, Constant)]
            if entries:
                self.destination.orders.functions[made] = entries
        value.set_blocks([])

    def flush(self) -> None:
        """Map all bodies that wait, and those that come meanwhile, the last first."""
        values = self.values
        while self.pending:
            made, value, indirect = self.pending.pop()
            values.use(values.indirect if indirect else values.direct)
            appending = self.appending.pop(made, None)
            if appending is not None:
                appending.fill(values)
            elif isinstance(made, Function) and isinstance(value, Function):
                values.map_body(made)
            elif isinstance(made, GlobalVariable) and isinstance(value, GlobalVariable):
                initializer = value.initializer
                if initializer is not None:
                    set_initializer(made, values.map(initializer))
                values.map_attachments(made)
            elif isinstance(made, IndirectSymbol) and isinstance(value, IndirectSymbol):
                target = values.map(value.target)
                made.set_unlisted_operands([] if target is None else [target])
                values.map_attachments(made)
        values.use(values.direct)

    def link_appending(self, other: GlobalValue | None, value: GlobalValue) -> Value | None:
        """An array that grows by the elements of the source's."""
        if isinstance(other, GlobalVariable) and not other.is_declaration and not value.is_declaration:
            if value.linkage != "appending" or other.linkage != "appending":
                raise LinkError(
                    f"Linking globals named '{value.name}': can only link appending global with another appending "
                    f"global!"
                )
        if not isinstance(value, GlobalVariable) or not (other is None or isinstance(other, GlobalVariable)):
            raise LinkError(f"Linking globals named '{value.name}': only variables can be appending")
        if value.is_declaration:
            return other
        appending = Appending(self, other, value)
        made = appending.make()
        if other is not None and other is not made:
            self.replaced[other] = self.casted(made, other.type)
        self.appending[made] = appending
        self.pending.append((made, value, False))
        return self.as_type_of(made, value)

    # What is no global

    def link_named_metadata(self) -> None:
        module, named = self.destination.module, self.destination.named
        is_set = module.dialect.has(NAMED_METADATA_IS_A_SET)
        for node in self.source.named_metadata:
            if node.name == MODULE_FLAGS:
                continue
            into = named.get(node.name)
            if into is None:
                into = named[node.name] = NamedMDNode(node.name, [])
                module.named_metadata.append(into)
            known: set[Metadata] = set(into.operands) if is_set else set()
            for operand in node.operands:
                mapped = self.values.metadata.map(operand)
                if isinstance(mapped, MDNode) and mapped not in known:
                    into.operands.append(mapped)
                    if is_set:
                        known.add(mapped)

    def restore_order(self) -> None:
        """Put the variables that came over into the order of the source."""
        for value in self.source.globals:
            if value.linkage != "appending":
                made = strip_casts(self.values.map(value))
                if isinstance(made, GlobalVariable):
                    self.destination.append(made)
        self.flush()


def has_body(value: GlobalValue) -> bool:
    if isinstance(value, IndirectSymbol):
        return bool(value.operands)
    return not value.is_declaration


def is_declaration_for_linker(value: GlobalValue) -> bool:
    return value.linkage == "available_externally" or value.is_declaration


def strip_casts(value: Value | None) -> Value | None:
    """What a pointer points to, behind casts and addresses of first members."""
    while isinstance(value, Constant) and not isinstance(value, GlobalValue) and value.operands:
        value = value.operands[0]
    return value
