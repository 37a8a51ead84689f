"""Target extension types that LLVM knows: what they are laid out as, and whether they have a zero value (LangRef,
"Target Extension Type"). All others have neither size nor `zeroinitializer`."""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST


class TargetTypeInfo:
    """`layout` is "ptr", "svcount" (a scalable vector of 16 bits), "tuple" (a RISC-V tuple of vectors), "barrier" (16
    bytes) or "element" (the type parameter) or, for a type without size, "". `can_be_global` and `can_be_local` tell
    whether a variable and the stack may hold one."""

    __slots__ = ("can_be_global", "can_be_local", "first", "has_zero", "last", "layout", "name")

    def __init__(
        self, name: str, layout: str, has_zero: bool, can_be_global: bool, can_be_local: bool, first: int, last: int
    ) -> None:
        self.name: str = name
        self.layout: str = layout
        self.has_zero: bool = has_zero
        self.can_be_global: bool = can_be_global
        self.can_be_local: bool = can_be_local
        self.first: int = first
        self.last: int = last


# A name that ends in a full stop stands for all that begin so; the first row that fits counts.
_ROWS: Final = (
    TargetTypeInfo("spirv.Image", "ptr", False, True, True, 17, NEWEST),
    TargetTypeInfo("spirv.SignedImage", "ptr", False, True, True, 20, NEWEST),
    TargetTypeInfo("spirv.Type", "", False, False, False, 20, NEWEST),
    TargetTypeInfo("spirv.IntegralConstant", "", False, False, False, 20, NEWEST),
    TargetTypeInfo("spirv.Literal", "", False, False, False, 20, NEWEST),
    TargetTypeInfo("spirv.", "ptr", True, True, True, 16, NEWEST),
    TargetTypeInfo("aarch64.svcount", "svcount", True, False, True, 17, NEWEST),
    TargetTypeInfo("riscv.vector.tuple", "tuple", True, False, True, 20, NEWEST),
    TargetTypeInfo("amdgcn.named.barrier", "barrier", False, True, False, 20, NEWEST),
    TargetTypeInfo("dx.", "ptr", False, True, True, 20, NEWEST),
    TargetTypeInfo("llvm.test.vectorelement", "element", False, False, True, 21, NEWEST),
)


def target_type_info(name: str, llvm_version: int) -> TargetTypeInfo | None:
    """What LLVM `llvm_version` knows of the target types of this name."""
    for row in _ROWS:
        if row.first <= llvm_version <= row.last and (
            row.name == name or (row.name[-1] == "." and name.startswith(row.name))
        ):
            return row
    return None
