"""What all classes of debug info have of their declarations: fields by keyword, and how they show."""

from __future__ import annotations

from irkit.metadata import DINode


class DescribedNode(DINode):
    """A node with fields that are given by keyword and shown so."""

    __slots__ = ()

    def set_fields(self, values: dict[str, object], distinct: bool | None) -> None:
        """What the constructors do with fields that are given by keyword."""
        from irkit.debug_info.values import set_fields  # noqa: PLC0415 - it knows the words, which are big tables

        set_fields(self, values, distinct)

    def set_field(self, name: str, value: object) -> None:
        """What setting a field does, by LLVM's name. Raises IRKitError for what it cannot be."""
        from irkit.debug_info.values import set_field  # noqa: PLC0415 - as above

        set_field(self, self.schema.by_name[name], value)

    def __repr__(self) -> str:
        from irkit.debug_info.values import short_text  # noqa: PLC0415 - as above

        return short_text(self)
