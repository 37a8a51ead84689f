"""The metadata attached to an instruction or a global (LangRef, "Metadata Nodes and Metadata Strings")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from irkit.errors import EditError, NotFoundError
from irkit.guarding import protect
from irkit.metadata import Metadata

if TYPE_CHECKING:
    from irkit.values import User


class Attachments:
    """The attachments of one instruction or global as a mapping: the kind's name to the node, in the order of the
    source. It shows what the owner has at any time.

    An instruction has a kind once; a global may have it several times, of which `[]` is the first, and `get_all` gives
    them all. The `!dbg` of an instruction is no attachment here: it is its `debug_loc`.
    """

    __slots__ = ("_owner",)

    def __init__(self, owner: User) -> None:
        self._owner: User = owner

    def items(self) -> list[tuple[str, Metadata]]:
        """Kind and node of each attachment. A copy."""
        return list(self._owner.attachment_list() or ())

    def keys(self) -> list[str]:
        return [kind for kind, _ in self.items()]

    def values(self) -> list[Metadata]:
        return [node for _, node in self.items()]

    def get(self, kind: str, default: Metadata | None = None) -> Metadata | None:
        """The first node of the kind; `default` if there is none."""
        for known, node in self._owner.attachment_list() or ():
            if known == kind:
                return node
        return default

    def get_all(self, kind: str) -> list[Metadata]:
        """All nodes of the kind."""
        return [node for known, node in self.items() if known == kind]

    def __getitem__(self, kind: str) -> Metadata:
        """The first node of the kind. Raises NotFoundError, which is a KeyError, if there is none."""
        found = self.get(kind)
        if found is None:
            raise NotFoundError(f"{self._owner!r} has no attachment !{kind}")
        return found

    def __setitem__(self, kind: str, node: Metadata | object) -> None:
        """Attach the node in place of all others of its kind. Raises EditError if it is no metadata, or is to be the
        `!dbg` of an instruction."""
        checked = self._check(kind, node)
        kept: list[tuple[str, Metadata]] = []
        is_new = True
        for pair in self.items():
            if pair[0] != kind:
                kept.append(pair)
            elif is_new:
                kept.append((kind, checked))
                is_new = False
        if is_new:
            kept.append((kind, checked))
        self._owner.set_attachment_list(kept)

    def add(self, kind: str, node: Metadata | object) -> None:
        """Attach one more node of the kind. Raises EditError as `[]` does, and if the owner may have each kind once."""
        checked = self._check(kind, node)
        if kind in self and not self._owner.repeats_attachments:
            raise EditError(f"{self._owner!r} has an attachment !{kind} already, and may have one of a kind")
        self._owner.set_attachment_list([*self.items(), (kind, checked)])

    def update(self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object) -> None:
        """Attach each node in place of those of its kind."""
        for kind, node in pairs_of(pairs):
            self[kind] = node

    def replace(
        self, pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object | None
    ) -> None:
        """Give up all attachments and take others; None for none."""
        wanted = [(kind, self._check(kind, node)) for kind, node in pairs_of(pairs)]
        if not self._owner.repeats_attachments and len({kind for kind, _ in wanted}) < len(wanted):
            raise EditError(f"{self._owner!r} may have one attachment of a kind")
        self._owner.set_attachment_list(wanted or None)

    def __delitem__(self, kind: str) -> None:
        """Take away all attachments of the kind. Raises NotFoundError if there is none."""
        if kind not in self:
            raise NotFoundError(f"{self._owner!r} has no attachment !{kind}")
        self.discard(kind)

    def discard(self, kind: str) -> None:
        """Take away all attachments of the kind, if there are any."""
        self._owner.set_attachment_list([pair for pair in self.items() if pair[0] != kind] or None)

    def clear(self) -> None:
        self._owner.set_attachment_list(None)

    def __contains__(self, kind: object) -> bool:
        return any(known == kind for known, _ in self._owner.attachment_list() or ())

    def __iter__(self) -> Iterator[str]:
        """Each kind, once."""
        return iter(dict.fromkeys(self.keys()))

    def __len__(self) -> int:
        return len(self._owner.attachment_list() or ())

    def __eq__(self, other: object) -> bool:
        """Whether the same nodes are attached to both, in the same order."""
        return isinstance(other, Attachments) and self.items() == other.items()

    def __hash__(self) -> int:
        return hash(self._owner)

    def __repr__(self) -> str:
        return f"<Attachments {', '.join(['!' + kind for kind in self.keys()])}>"

    def _check(self, kind: str, node: Metadata | object) -> Metadata:
        if not isinstance(node, Metadata):
            raise EditError(f"the attachment !{kind} of {self._owner!r} cannot be {node!r}, which is no metadata")
        if kind == "dbg" and not self._owner.repeats_attachments:
            raise EditError(f"the !dbg of {self._owner!r} is its debug_loc")
        return node


def pairs_of(
    pairs: Attachments | Mapping[str, Metadata] | Iterable[tuple[str, Metadata]] | object | None,
) -> list[tuple[str, object]]:
    """Kinds and what is to be attached, from whatever holds them. Raises EditError for what holds none."""
    if pairs is None:
        return []
    if isinstance(pairs, Attachments):
        return [(kind, node) for kind, node in pairs.items()]
    if isinstance(pairs, Mapping):
        pairs = pairs.items()
    if not isinstance(pairs, Iterable):
        raise EditError(f"attachments are pairs of a kind and a node, not {pairs!r}")
    found: list[tuple[str, object]] = []
    for pair in pairs:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not isinstance(pair[0], str):
            raise EditError(f"attachments are pairs of a kind and a node, not {pair!r}")
        found.append((pair[0], pair[1]))
    return found


protect(__name__)
