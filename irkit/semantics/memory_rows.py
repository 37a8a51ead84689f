"""Rows of the table of semantics: memory, and the conditions that accesses share."""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.semantics.declare import Condition, Poison, Row

_ALIASING: Final = "Pointer Aliasing Rules"
_LIFETIME: Final = "Object Lifetime"

NULL_ACCESS: Final = Condition("null-pointer", "the pointer is null, and null is no address of an object")
NO_OBJECT: Final = Condition("no-object", "the pointer is based on no object", section=_ALIASING)
OUT_OF_BOUNDS: Final = Condition("out-of-bounds", "bytes outside the object are accessed", section=_ALIASING)
AFTER_LIFETIME: Final = Condition("after-lifetime", "the object is freed or out of scope", section=_LIFETIME)
MISALIGNED: Final = Condition("misaligned", "the address is no multiple of the alignment that the access says")
CONSTANT_WRITTEN: Final = Condition("write-to-constant", "the object is constant", section="Global Variables")
FUNCTION_ACCESSED: Final = Condition("access-to-function", "the object is a function", section=_ALIASING)
WRITTEN_BY_READER: Final = Condition(
    "memory-attribute",
    "the function's attributes say that it writes no memory, and the object is not its own",
    section="Function Attributes",
)

ACCESS: Final = (NULL_ACCESS, NO_OBJECT, OUT_OF_BOUNDS, AFTER_LIFETIME, MISALIGNED, FUNCTION_ACCESSED)
STORING: Final = (*ACCESS, CONSTANT_WRITTEN, WRITTEN_BY_READER)

OUTSIDE_OBJECT: Final = Condition(
    "getelementptr-out-of-bounds",
    "the base or the result is neither in the object nor one past its end",
    flags=f.INBOUNDS,
)
OFFSET_OVERFLOW: Final = Condition(
    "getelementptr-overflow",
    "an index, a product or a sum overflows as a signed number",
    flags=f.INBOUNDS | f.NUSW,
)
OFFSET_UNSIGNED: Final = Condition(
    "getelementptr-overflow", "a product or a sum overflows as an unsigned number", flags=f.NUW
)
NOUNDEF_LOAD: Final = Condition(
    "noundef", "the value is undef or poison and the load has !noundef", section="'noundef' Metadata"
)
RANGE_LOAD: Final = Condition("range", "the value is outside of !range", section="'range' Metadata")
NONNULL_LOAD: Final = Condition(
    "nonnull", "the pointer is null and the load has !nonnull", section="'load' Instruction"
)
ALIGN_LOAD: Final = Condition("align", "the pointer is no multiple of !align", section="'load' Instruction")
DEREFERENCEABLE_LOAD: Final = Condition(
    "dereferenceable",
    "the pointer's object has fewer bytes than !dereferenceable says",
    section="'load' Instruction",
)
OVERLAP: Final = Condition("overlapping-copy", "the objects overlap and are not the same")

ROWS: Final[tuple[Row, ...]] = (
    Row(
        "alloca",
        "count",
        "a pointer to a new object, which lives until the function returns or its lifetime ends",
        "'alloca' Instruction",
        poison=Poison.IGNORED,
        well_defined="count",
    ),
    Row(
        "load",
        "pointer",
        "the bytes in memory as a value of the type: poison where a bit is poison, undef bits where a bit is undef",
        "'load' Instruction",
        poison=Poison.LOADED,
        poison_when=(RANGE_LOAD, NONNULL_LOAD, ALIGN_LOAD),
        undefined_when=(*ACCESS, NOUNDEF_LOAD, DEREFERENCEABLE_LOAD),
        well_defined="pointer",
        manual="Undef Values",
        figure=True,
    ),
    Row(
        "store",
        "value pointer",
        "nothing; memory holds the value's bits, poison and undef ones among them",
        "'store' Instruction",
        poison=Poison.STORED,
        undefined_when=STORING,
        well_defined="pointer",
        figure=True,
    ),
    Row(
        "getelementptr",
        "pointer indices",
        "the pointer, moved by the indices times the sizes of the types",
        "'getelementptr' Instruction",
        poison_when=(OUTSIDE_OBJECT, OFFSET_OVERFLOW, OFFSET_UNSIGNED),
    ),
    Row("fence", "", "nothing: one thread sees its own memory in order", "'fence' Instruction"),
    Row(
        "cmpxchg",
        "pointer compare new",
        "what memory held, and whether that was `compare`; then memory holds `new`",
        "'cmpxchg' Instruction",
        poison=Poison.STORED,
        undefined_when=STORING,
        well_defined="pointer compare",
    ),
    Row(
        "atomicrmw",
        "pointer value",
        "what memory held; it holds what the operation makes of that and of `value`",
        "'atomicrmw' Instruction",
        poison=Poison.STORED,
        undefined_when=STORING,
        well_defined="pointer",
    ),
    Row("ptrtoint", "a", "the address, cut off or extended by zeros", "'ptrtoint .. to' Instruction"),
    Row("ptrtoaddr", "a", "the address; the object is not exposed", "'ptrtoaddr .. to' Instruction"),
    Row(
        "inttoptr",
        "a",
        "a pointer to that address, based on the object that lies there",
        "'inttoptr .. to' Instruction",
    ),
    Row("addrspacecast", "a", "the pointer in the other address space", "'addrspacecast .. to' Instruction"),
    Row(
        "llvm.memcpy",
        "to from size volatile",
        "nothing; memory at `to` holds what memory at `from` held, poison and undef bits among it",
        "'llvm.memcpy' Intrinsic",
        poison=Poison.STORED,
        undefined_when=(*STORING, OVERLAP),
        well_defined="to from size",
    ),
    Row(
        "llvm.memmove",
        "to from size volatile",
        "nothing; memory at `to` holds what memory at `from` held, also where they overlap",
        "'llvm.memmove' Intrinsic",
        poison=Poison.STORED,
        undefined_when=STORING,
        well_defined="to from size",
    ),
    Row(
        "llvm.memset",
        "to value size volatile",
        "nothing; each byte at `to` holds the value",
        "'llvm.memset.*' Intrinsics",
        poison=Poison.STORED,
        undefined_when=STORING,
        well_defined="to size",
    ),
    Row(
        "llvm.lifetime.start",
        "pointer",
        "nothing; the object is alive, its bytes are undef",
        "'llvm.lifetime.start' Intrinsic",
        poison=Poison.IGNORED,
    ),
    Row(
        "llvm.lifetime.end",
        "pointer",
        "nothing; the object is alive no longer",
        "'llvm.lifetime.end' Intrinsic",
        poison=Poison.IGNORED,
    ),
)
