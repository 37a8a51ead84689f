"""The tables of a module that is written: what has a number in it, and which."""

from __future__ import annotations

from bitcode.writer.enumeration.attributes import AttributeNumbers
from bitcode.writer.enumeration.metadata import MetadataNumbers
from bitcode.writer.enumeration.names import Names
from bitcode.writer.enumeration.old_layout import layout_for
from bitcode.writer.enumeration.types import TypeNumbers
from bitcode.writer.enumeration.values import ValueNumbers
from irkit.module import Module
from irkit.provenance import OldLayout


class ModuleTables:
    """Empty at first; `bitcode.writer.enumeration.walk` fills them."""

    def __init__(self, module: Module, preserve_use_list_order: bool) -> None:
        dialect = module.dialect
        provenance = module.provenance
        self.module: Module = module
        self.names: Names = Names(module)
        self.old_layout: OldLayout | None = layout_for(module)
        self.types: TypeNumbers = TypeNumbers()
        self.values: ValueNumbers = ValueNumbers(
            self.types,
            module.context,
            dialect,
            provenance.shuffled_splats,
            preserve_use_list_order,
            self.old_layout is not None and self.old_layout.swaps_constants,
        )
        self.attributes: AttributeNumbers = AttributeNumbers(
            self.types, module.context, dialect, provenance, self.old_layout is not None
        )
        in_one_order = self.old_layout is not None and self.old_layout.strings_among_nodes
        self.metadata: MetadataNumbers = MetadataNumbers(self.values, dialect, in_one_order)
