"""The data layout of a module (LangRef, "Data Layout"): what the string says, and what follows from it for types."""

from irkit.data_layout.layout import DataLayout, StructLayout, TypeSize
from irkit.data_layout.specifications import MAX_ADDRESS_SPACE, PointerSpecification, TypeSpecification

__all__ = [
    "MAX_ADDRESS_SPACE",
    "DataLayout",
    "PointerSpecification",
    "StructLayout",
    "TypeSize",
    "TypeSpecification",
]
