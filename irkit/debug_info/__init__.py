"""The nodes of debug info: one class each, with the fields of LangRef's "Specialized Metadata Nodes" as attributes.

    >>> from irkit.debug_info import DIFile, DILexicalBlock
    >>> DIFile(filename="a.c", directory="/src")
    DIFile(filename='a.c', directory='/src')

`schema` declares them, `nodes` holds the classes that are generated from it; docs/debug-info-nodes.md lists them with
their fields. Fields are given by keyword: str for strings, LLVM's words or the numbers for tags, flags, languages and
encodings; those left out are as in a text without them. A wrong value is an IRKitError, an unknown keyword a TypeError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.debug_info.nodes import *  # noqa: F403  its __all__, which is generated
from irkit.debug_info.nodes import __all__ as _classes

if TYPE_CHECKING:
    from irkit.debug_info.build import make_node

__all__ = ["make_node", *_classes]  # noqa: PLE0604


def __getattr__(name: str) -> object:
    """`make_node`, imported when it is first asked for: readers do not need the words of texts."""
    if name != "make_node":
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from irkit.debug_info.build import make_node  # noqa: PLC0415

    return make_node
