"""How each LLVM release spells an attribute (LangRef, "Function Attributes", "Parameter Attributes").

Pure functions from a name and the value of the bitcode record to LLVM's text. Types come as text, since the printer
alone knows the names of types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

MOD_REF: Final = ("none", "read", "write", "readwrite")

# Note [Memory effects]: two bits a location, 1 reads and 2 writes. Until LLVM 20 the locations are argument memory,
# inaccessible memory, other; LLVM 21 put errno before other and marks values so laid out by 1 in the top byte;
# LLVM 22 added two locations of the target after other.
_MEMORY_LAYOUT_SHIFT: Final = 56
_OTHER: Final = "other"
_MEMORY_LAYOUTS: Final = (
    (16, ("argmem", "inaccessiblemem", _OTHER)),
    (21, ("argmem", "inaccessiblemem", "errnomem", _OTHER)),
    (22, ("argmem", "inaccessiblemem", "errnomem", _OTHER, "target_mem0", "target_mem1")),
)

ALLOC_KINDS: Final = ("alloc", "realloc", "free", "uninitialized", "zeroed", "aligned")

# In the order of LLVM's table: a name is used where all its bits are set, and takes them away.
FP_CLASSES: Final[tuple[tuple[int, str], ...]] = (
    (0x3FF, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
)

_ADDRESS_IS_NULL: Final = 1
_ADDRESS: Final = 3
_READ_PROVENANCE: Final = 4
_PROVENANCE: Final = 12
CAPTURE_COMPONENTS: Final[dict[str, int]] = {
    "address_is_null": _ADDRESS_IS_NULL,
    "address": _ADDRESS,
    "read_provenance": _READ_PROVENANCE,
    "provenance": _PROVENANCE,
}


def memory_locations(llvm_version: int) -> tuple[str, ...]:
    """The memory locations of LLVM `llvm_version`, from the lowest two bits of a `memory` value up."""
    locations: tuple[str, ...] = ()
    for first, names in _MEMORY_LAYOUTS:
        if llvm_version >= first:
            locations = names
    return locations


def memory_effects(llvm_version: int, value: int) -> dict[str, int]:
    """Location → 0 none, 1 read, 2 write, 3 both, of a `memory` value in a file that LLVM `llvm_version` reads."""
    locations = memory_locations(llvm_version)
    oldest = _MEMORY_LAYOUTS[0][1]
    if value >> _MEMORY_LAYOUT_SHIFT == 0 and locations != oldest:
        # Written before LLVM 21: what newer releases count apart was part of `other`.
        effects = {name: value >> 2 * place & 3 for place, name in enumerate(oldest)}
        return {name: effects.get(name, effects[_OTHER]) for name in locations}
    return {name: value >> 2 * place & 3 for place, name in enumerate(locations)}


def encode_memory_effects(llvm_version: int, effects: dict[str, int]) -> int:
    """The `memory` value that LLVM `llvm_version` writes for `effects`: the inverse of `memory_effects`."""
    locations = memory_locations(llvm_version)
    value = 1 << _MEMORY_LAYOUT_SHIFT if locations != _MEMORY_LAYOUTS[0][1] else 0
    for place, name in enumerate(locations):
        value |= effects[name] << 2 * place
    return value


def memory_text(llvm_version: int, value: int) -> str:
    """`memory(…)`: the access to other memory first, as the default, then the locations that differ from it."""
    effects = memory_effects(llvm_version, value)
    default = effects[_OTHER]
    parts = []
    if default != 0 or not any(effects.values()):
        parts.append(MOD_REF[default])
    for name, effect in effects.items():
        if effect != default:
            parts.append(f"{name}: {MOD_REF[effect]}")
    return f"memory({', '.join(parts)})"


def alloc_kind_text(value: int) -> str:
    names = [name for bit, name in enumerate(ALLOC_KINDS) if value >> bit & 1]
    return f'allockind("{",".join(names)}")'


def no_fp_class_text(value: int) -> str:
    if value == 0:
        return "nofpclass(none)"
    names = []
    for bits, name in FP_CLASSES:
        if value & bits == bits:
            names.append(name)
            value &= ~bits
    return f"nofpclass({' '.join(names)})"


def _captured_components(value: int) -> str:
    if value == 0:
        return "none"
    parts = []
    if value & _ADDRESS == _ADDRESS_IS_NULL:
        parts.append("address_is_null")
    elif value & _ADDRESS:
        parts.append("address")
    if value & _PROVENANCE == _READ_PROVENANCE:
        parts.append("read_provenance")
    if value & _PROVENANCE == _PROVENANCE:
        parts.append("provenance")
    return ", ".join(parts)


def captures_text(value: int) -> str:
    """`captures(…)`: four bits for what the result captures, above them four for everything else."""
    other, result = value >> 4 & 0xF, value & 0xF
    parts = []
    if other or other == result:
        parts.append(_captured_components(other))
    if other != result:
        parts.append("ret: " + _captured_components(result))
    return f"captures({', '.join(parts)})"


def alloc_size_text(value: int) -> str:
    size, count = value >> 32 & 0xFFFFFFFF, value & 0xFFFFFFFF
    return f"allocsize({size})" if count == 0xFFFFFFFF else f"allocsize({size},{count})"


def vscale_range_text(value: int) -> str:
    return f"vscale_range({value >> 32 & 0xFFFFFFFF},{value & 0xFFFFFFFF})"


UWTABLE_KINDS: Final[dict[str, int]] = {"sync": 1, "async": 2}  # the latter is the default


def uwtable_text(value: int) -> str:
    return "uwtable(sync)" if value == UWTABLE_KINDS["sync"] else "uwtable"


_SPELLINGS: Final[dict[str, Callable[[int], str]]] = {
    "allockind": alloc_kind_text,
    "allocsize": alloc_size_text,
    "captures": captures_text,
    "nofpclass": no_fp_class_text,
    "uwtable": uwtable_text,
    "vscale_range": vscale_range_text,
}


def int_attribute_text(llvm_version: int, name: str, value: int, in_group: bool = False) -> str:
    """LLVM's text of an attribute that carries an integer, in an attribute group (`align=8`) or elsewhere (`align 8`).

    `value` is the bitcode record's, as an unsigned 64-bit integer.
    """
    if name == "memory":
        return memory_text(llvm_version, value)
    spelling = _SPELLINGS.get(name)
    if spelling is not None:
        return spelling(value)
    if in_group:
        return f"{name}={value}"
    return f"align {value}" if name == "align" else f"{name}({value})"


def type_attribute_text(name: str, type_text: str | None) -> str:
    """`byval(i32)`; the bare name where a file older than typed attributes gives no type."""
    return name if type_text is None else f"{name}({type_text})"


def range_attribute_text(name: str, width: int, lower: int, upper: int) -> str:
    """`range(i32 0, 5)`; the bounds are signed."""
    return f"{name}(i{width} {lower}, {upper})"


def range_list_attribute_text(name: str, ranges: Sequence[tuple[int, int]]) -> str:
    """`initializes((0, 4), (8, 12))`; the bounds are signed."""
    inner = ", ".join(f"({lower}, {upper})" for lower, upper in ranges)
    return f"{name}({inner})"
