"""The module flags that the writer asks for (LangRef, "Module Flags Metadata")."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.metadata import ConstantAsMetadata, MDString
from irkit.module import Module

FLAGS: Final = "llvm.module.flags"
FLAG_PARTS: Final = 3  # behaviour, name, value


def integer_flag(module: Module, name: str) -> int | None:
    """The value of a flag, None if the module does not have it or it is no integer."""
    for named in module.named_metadata:
        if named.name == FLAGS:
            for flag in named.operands:
                if len(flag.operands) == FLAG_PARTS:
                    key, value = flag.operands[1:]
                    if isinstance(key, MDString) and key.string == name:
                        constant = value.value if isinstance(value, ConstantAsMetadata) else None
                        return constant.value if isinstance(constant, ConstantInt) else None
    return None
