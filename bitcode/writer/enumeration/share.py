"""The numbers of a module whose bodies several processes write, a share each.

Note [shares]: each process has the module with its own bodies alone; of other functions it knows the head. What bodies
need in the module's tables is met in their order, so that each share's needs are found by itself, told to all others,
and met again in the order of the shares: so all processes come to the same tables. What is told of use-lists is in
`bitcode.writer.enumeration.share_uses`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bitcode.writer.enumeration.prediction import UseListOrder
from bitcode.writer.enumeration.share_uses import ShareUses, Uses
from bitcode.writer.enumeration.tables import ModuleTables
from bitcode.writer.enumeration.walk import ModuleWalk
from irkit.attributes import AttributeList
from irkit.functions import Function
from irkit.metadata import Metadata
from irkit.module import Module
from irkit.types import Type
from irkit.values import Value


class Needs(NamedTuple):
    """What the bodies of a share need, each in the order in which it is met. Metadata stands with the number of the
    function that names it. Kinds of metadata are the module's."""

    types: list[Type]
    attribute_lists: list[AttributeList]
    bundle_tags: list[str]
    sync_scopes: list[str]
    metadata: list[tuple[int, Metadata]]
    uses: Uses | None


class WrittenBodies(NamedTuple):
    """The blocks of a share's functions, and where each begins: a bit's place in `data`."""

    data: bytes
    offsets: list[int]


class Share:
    """Share `number` of a module, with its `bodies`. `firsts` has the first function of each share.

    `exchange` tells all others what this share needs, and gives what all need, in their order; the module then has the
    kinds of metadata that all shares name. `others`, for the first
    share, which writes the module, gives the functions of each other with what it has written. `spell` is a constant's
    text, which no other has.
    """

    def __init__(
        self,
        module: Module,
        number: int,
        bodies: Sequence[Function],
        firsts: Sequence[Function],
        exchange: Callable[[Needs], list[Needs]],
        others: Callable[[], Iterable[tuple[Sequence[Function], WrittenBodies]]],
        spell: Callable[[Value], str],
    ) -> None:
        self.module: Module = module
        self.number: int = number
        self.bodies: Sequence[Function] = bodies
        self.firsts: Sequence[Function] = firsts
        self.exchange: Callable[[Needs], list[Needs]] = exchange
        self.others: Callable[[], Iterable[tuple[Sequence[Function], WrittenBodies]]] = others
        self.spell: Callable[[Value], str] = spell
        self.use_list_orders: list[UseListOrder] = []

    def number_all(self, walk: ModuleWalk, preserve_use_list_order: bool) -> None:
        """Fill the tables of a walk that has not begun."""
        uses: ShareUses | None = None
        if preserve_use_list_order:
            uses = ShareUses(self.module, walk.values, self.number, self.bodies, self.firsts, self.spell)
        scout = walk
        if self.number:
            scout = ModuleWalk(ModuleTables(self.module, preserve_use_list_order))
        needs = self.exchange(self.found_by(scout, uses))
        walk.names.read_kinds(self.module)
        if scout is not walk:
            walk.begin()
            meet(walk, needs[0])
        for one in needs[1:]:
            meet(walk, one)
        for attributes in scout.attributes.list_ids:  # as bodies have them: lists in the tables are sorted
            walk.attributes.add(attributes)
        walk.finish()
        if uses is not None:
            self.use_list_orders = uses.orders([one.uses for one in needs if one.uses is not None])

    def found_by(self, walk: ModuleWalk, uses: ShareUses | None) -> Needs:
        """What the bodies need beyond what the module needs without them."""
        walk.begin()
        names = walk.names
        types, lists = len(walk.types.types), len(walk.attributes.lists)
        tags, scopes = len(names.bundle_tags), len(names.sync_scopes)
        roots: dict[tuple[int, Metadata], None] = {}
        walk.metadata.roots = roots
        self.walk_bodies(walk)
        walk.metadata.roots = None
        return Needs(
            walk.types.types[types:],
            walk.attributes.lists[lists:],
            list(names.bundle_tags)[tags:],
            list(names.sync_scopes)[scopes:],
            list(roots),
            None if uses is None else uses.told(),
        )

    def walk_bodies(self, walk: ModuleWalk) -> None:
        """The bodies; the first share has what is attached to declarations, too."""
        own = set(self.bodies)
        for function in self.module.functions:
            if function in own or (not self.number and function.is_declaration):
                walk.walk_function(function)


def meet(walk: ModuleWalk, needs: Needs) -> None:
    """Number what another share needs."""
    for ty in needs.types:
        walk.types.add(ty)
    for attributes in needs.attribute_lists:
        walk.attributes.add(attributes)
    for tag in needs.bundle_tags:
        walk.names.need_bundle_tag(tag)
    for scope in needs.sync_scopes:
        walk.names.need_sync_scope(scope)
    for function, root in needs.metadata:
        walk.metadata.add(function, root)
