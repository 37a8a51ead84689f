"""What processes that write one module together tell each other: the needs of their shares as bytes.

What a text's module has before its bodies are parsed, all of them have: identified structs and metadata nodes are told
by their places there. Everything else is told by what it is made of.
"""

from __future__ import annotations

import io
import marshal
import pickle
from typing import TYPE_CHECKING, Any

from bitcode.writer.enumeration.share import Needs
from bitcode.writer.enumeration.share_uses import Uses
from irkit.attribute_values import ConstantRange
from irkit.attributes import Attribute
from irkit.errors import UnsupportedError
from irkit.metadata import MDString, Metadata
from irkit.types import StructType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irkit.module import Module
    from irkit.values import Value


class Common:
    """What all processes have of a module: its structs, and the `nodes` of its text by number."""

    def __init__(self, module: Module, nodes: Sequence[Metadata | None]) -> None:
        self.module = module
        self.structs = list(module.context.identified_structs)
        self.struct_places: dict[object, int] = {struct: place for place, struct in enumerate(self.structs)}
        self.nodes = list(nodes)
        self.node_places = {node: place for place, node in enumerate(nodes) if node is not None}

    def encode(self, needs: Needs) -> bytes:
        """Raises UnsupportedError for what other processes cannot know."""
        out = io.BytesIO()
        lists = [
            {index: attributes.attributes for index, attributes in one.sets.items()} for one in needs.attribute_lists
        ]
        _Pickler(out, self).dump((needs.types, lists))
        roots = [(function, self.place_of(node)) for function, node in needs.metadata]
        uses: Any = None if needs.uses is None else tuple(needs.uses)
        told: Any = (out.getvalue(), needs.bundle_tags, needs.sync_scopes, roots, uses)
        return marshal.dumps(told)

    def decode(self, data: bytes) -> Needs:
        made, tags, scopes, roots, uses = marshal.loads(data)
        types, lists = _Unpickler(io.BytesIO(made), self).load()
        context = self.module.context
        attribute_lists = [
            context.attribute_list({index: context.attribute_set(one) for index, one in sets.items()}) for sets in lists
        ]
        metadata = [(function, self.node_at(place)) for function, place in roots]
        return Needs(types, attribute_lists, tags, scopes, metadata, None if uses is None else Uses(*uses))

    def place_of(self, node: Metadata) -> int | str:
        if isinstance(node, MDString):
            return node.string
        found = self.node_places.get(node)
        if found is None:
            raise UnsupportedError(f"{type(node).__name__} of a body, in a module that processes share")
        return found

    def node_at(self, place: int | str) -> Metadata:
        node = MDString(place) if isinstance(place, str) else self.nodes[place]
        assert node is not None
        return node


class _Pickler(pickle.Pickler):
    def __init__(self, out: io.BytesIO, common: Common) -> None:
        super().__init__(out, pickle.HIGHEST_PROTOCOL)
        self.common = common

    def persistent_id(self, thing: Any) -> int | None:
        return self.common.struct_places.get(thing) if isinstance(thing, StructType) else None

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, ConstantRange):
            return ConstantRange, (thing.width, thing.lower, thing.upper)
        if isinstance(thing, Attribute):
            return type(thing), thing.key()
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: io.BytesIO, common: Common) -> None:
        super().__init__(data)
        self.common = common

    def persistent_load(self, place: Any) -> StructType:
        found: StructType = self.common.structs[place]
        return found


class Spelling:
    """Texts of the constants that bodies bring; what two of them had in common could not tell them apart."""

    def __init__(self, module: Module) -> None:
        from text.printer.attributes import AttributeTexts
        from text.printer.constants import ConstantTexts
        from text.printer.slots import SlotTracker
        from text.printer.types import TypeTexts, number_structs

        self.types = TypeTexts(number_structs(module.context.identified_structs))
        slots = SlotTracker(module, AttributeTexts(module.dialect, self.types))
        self.constants = ConstantTexts(module.dialect, self.types, slots)
        self.spelled: dict[str, Value] = {}

    def spell(self, value: Value) -> str:
        """A constant's text, or that of inline assembly. Raises UnsupportedError if another value has the same."""
        from irkit.constants import InlineAsm

        text = self.constants.typed(value)
        if isinstance(value, InlineAsm):
            text = f"{self.types.text(value.function_type)} {text}"
        if self.spelled.setdefault(text, value) is not value:
            raise UnsupportedError(f"two constants that are spelled alike: {text}")
        return text
