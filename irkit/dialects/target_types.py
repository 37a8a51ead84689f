"""Target extension types that LLVM knows: what they are laid out as, and whether they have a zero value (LangRef,
"Target Extension Type"). All others have neither size nor `zeroinitializer`."""

from __future__ import annotations

from typing import Final


class TargetTypeInfo:
    """`layout` is "ptr", "svcount" (a scalable vector of 16 bits), "tuple" (a RISC-V tuple of vectors), "barrier" (16
    bytes) or "element" (the type parameter) or, for a type without size, ""."""

    __slots__ = ("first", "has_zero", "last", "layout", "name")

    def __init__(self, name: str, layout: str, has_zero: bool, first: int, last: int) -> None:
        self.name: str = name
        self.layout: str = layout
        self.has_zero: bool = has_zero
        self.first: int = first
        self.last: int = last


# A name that ends in a full stop stands for all that begin so; the first row that fits counts.
_ROWS: Final = (
    TargetTypeInfo("spirv.Image", "ptr", False, 17, 22),
    TargetTypeInfo("spirv.SignedImage", "ptr", False, 20, 22),
    TargetTypeInfo("spirv.Type", "", False, 20, 22),
    TargetTypeInfo("spirv.IntegralConstant", "", False, 20, 22),
    TargetTypeInfo("spirv.Literal", "", False, 20, 22),
    TargetTypeInfo("spirv.", "ptr", True, 16, 22),
    TargetTypeInfo("aarch64.svcount", "svcount", True, 17, 22),
    TargetTypeInfo("riscv.vector.tuple", "tuple", True, 20, 22),
    TargetTypeInfo("amdgcn.named.barrier", "barrier", False, 20, 22),
    TargetTypeInfo("dx.", "ptr", False, 20, 22),
    TargetTypeInfo("llvm.test.vectorelement", "element", False, 21, 22),
)


def target_type_info(name: str, llvm_version: int) -> TargetTypeInfo | None:
    """What LLVM `llvm_version` knows of the target types of this name."""
    for row in _ROWS:
        if row.first <= llvm_version <= row.last and (
            row.name == name or (row.name[-1] == "." and name.startswith(row.name))
        ):
            return row
    return None
