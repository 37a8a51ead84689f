"""The attributes of one place, as they are now: of a function, its result, a parameter, a call, a variable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irkit.edits import editing
from irkit.errors import EditError, NotFoundError

if TYPE_CHECKING:
    from irkit.attributes import Attribute, AttributeList, AttributeSet
    from irkit.values import User


def list_with(
    owner: User, old: AttributeList | None, index: int, attributes: AttributeSet | None
) -> AttributeList | None:
    """A function's or a call's list of attributes with another set at one place. Raises EditError if `owner` is in no
    module."""
    sets = dict(old.sets) if old is not None else {}
    sets.pop(index, None)
    if attributes is not None:
        sets[index] = attributes
    module = owner.module
    if module is None:
        raise EditError(f"{owner.describe()} is in no module, which attributes belong to")
    return module.context.attribute_list(sets) if sets else None


class Attributes:
    """What `function.attributes` and the like are: a set that can be changed. An attribute is known by its name, a
    string attribute by its key."""

    __slots__ = ("_index", "_owner")

    def __init__(self, owner: User, index: int) -> None:
        self._owner: User = owner
        self._index: int = index

    @property
    def attribute_set(self) -> AttributeSet | None:
        """The immutable set that stands there now; None for an empty one."""
        return self._owner.attributes_at(self._index)

    def add(self, attribute: str | Attribute, value: object = None) -> None:
        """Add an attribute, in place of one of its name: `add("cold")`, `add("align", 8)`, `add("sret", type)`,
        `add("memory", MemoryEffects("none"))`, `add("range", (0, 10))`; as LLVM writes it, in part or whole,
        `add("memory", "argmem: read")`, `add("memory(argmem: read)")`; a string attribute by key and value,
        `add("frame-pointer", "all")`, with "" for one without a value.

        Raises EditError, with nothing changed, for what is no attribute of the module's release, for a value that it
        cannot have, where LLVM's verifier would refuse it, in the verifier's words, and for the declaration of an
        intrinsic, whose attributes are those of the release.
        """
        editing("attributes", "add_attribute")(self._owner, self._index, attribute, value)

    def remove(self, name: str) -> None:
        """Take an attribute away. Raises NotFoundError, which is a KeyError, if there is none of the name, and
        EditError where others need it."""
        if name not in self:
            raise NotFoundError(f"{self._owner!r} has no attribute {name!r} there")
        self.discard(name)

    def discard(self, name: str) -> None:
        """The same where it need not be there."""
        editing("attributes", "discard_attribute")(self._owner, self._index, name)

    def clear(self) -> None:
        """Take all away. Raises EditError for an intrinsic's."""
        editing("attributes", "clear_attributes")(self._owner, self._index)

    def get(self, name: str) -> Attribute | None:
        """The attribute of that name, or None."""
        found = self.attribute_set
        return found.get(name) if found is not None else None

    def __getitem__(self, name: str) -> Attribute:
        """The attribute of that name. Raises NotFoundError if there is none."""
        found = self.get(name)
        if found is None:
            raise NotFoundError(f"{self._owner!r} has no attribute {name!r} there")
        return found

    def __contains__(self, name: object) -> bool:
        found = self.attribute_set
        return found is not None and name in found

    def __iter__(self) -> Iterator[Attribute]:
        """Those that there are now."""
        found = self.attribute_set
        return iter(found.attributes if found is not None else ())

    def __len__(self) -> int:
        found = self.attribute_set
        return len(found.attributes) if found is not None else 0

    def __eq__(self, other: object) -> bool:
        """Whether both have equal attributes."""
        return isinstance(other, Attributes) and set(self) == set(other)

    __hash__ = None  # type: ignore[assignment]  # what it shows changes

    def __str__(self) -> str:
        """As LLVM prints them at a parameter."""
        found = self.attribute_set
        return str(found) if found is not None else ""

    def __repr__(self) -> str:
        return f"<Attributes {', '.join([attribute.name for attribute in self])}>"
