"""From what a program told `irkit.ir` to irkit's module: the one place.

llvmlite takes operands, attributes and names as words, before what they name exists, and changes them at any time; LLVM
looks at them when it parses. So do we: the parser makes the module, and its errors have the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import irkit as whole

if TYPE_CHECKING:
    import irkit


def lowered(module: Any) -> irkit.Module:
    """The model of an `irkit.ir.Module`."""
    return whole.parse_assembly(str(module), module.name or "<string>", 22)
