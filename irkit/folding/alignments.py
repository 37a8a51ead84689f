"""The alignments that LLVM takes for what has none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from irkit.data_layout import DataLayout
    from irkit.globals import GlobalObject

_LARGE: Final = 128  # bits, above which LLVM aligns a variable that is defined as below
_LARGE_ALIGNMENT: Final = 16


def variable_alignment(layout: DataLayout, value: GlobalObject) -> int:
    """What a variable of a sized type is aligned to (`Value::getPointerAlignment`)."""
    if value.alignment:
        return value.alignment
    ty = value.value_type
    if value.is_declaration or value.linkage not in ("external", "internal", "private", "appending"):
        return layout.abi_alignment(ty)
    preferred = layout.preferred_alignment(ty)
    return max(preferred, _LARGE_ALIGNMENT) if layout.size_in_bits(ty).fixed > _LARGE else preferred
