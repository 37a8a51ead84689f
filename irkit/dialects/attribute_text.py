"""How each LLVM release spells an attribute (LangRef, "Function Attributes", "Parameter Attributes").

Pure functions from a name and the value of the bitcode record to LLVM's text. Types come as text, since the printer
alone knows the names of types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from irkit.attribute_values import AllocSize, ConstantRange, MemoryEffects, VScaleRange

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


def alloc_kind_text(value: int) -> str:
    names = [name for bit, name in enumerate(ALLOC_KINDS) if value >> bit & 1]
    return f'allockind("{",".join(names)}")'


def fp_class_words(value: int) -> str:
    """The words for a set of classes of floating-point numbers, as `nofpclass` and `llvm.is.fpclass` have them."""
    if value == 0:
        return "none"
    names = []
    for bits, name in FP_CLASSES:
        if value & bits == bits:
            names.append(name)
            value &= ~bits
    return " ".join(names)


def no_fp_class_text(value: int) -> str:
    return f"nofpclass({fp_class_words(value)})"


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


ALL_BYTES: Final = 0xFFFFFFFFFFFFFFFF  # of `dead_on_return`
# How denormal numbers are treated: two bits each for results and, above them, for operands; above these, the same for
# `float`.
DENORMAL_KINDS: Final = ("ieee", "preservesign", "positivezero", "dynamic")


def dead_on_return_text(value: int) -> str:
    return "dead_on_return" if value == ALL_BYTES else f"dead_on_return({value})"


def encode_denormal_modes(default: tuple[int, int], single: tuple[int, int]) -> int:
    """The value of `denormal_fpenv` from the kinds of results and operands, by their places in `DENORMAL_KINDS`."""
    return default[0] | default[1] << 2 | single[0] << 4 | single[1] << 6


def _denormal_mode(mode: int) -> str:
    result, operands = DENORMAL_KINDS[mode & 3], DENORMAL_KINDS[mode >> 2 & 3]
    return result if result == operands else f"{result}|{operands}"


def denormal_fpenv_text(value: int) -> str:
    default, single = value & 15, value >> 4 & 15
    parts = [_denormal_mode(default)] if default or not single else []
    if single != default:
        parts.append("float: " + _denormal_mode(single))
    return f"denormal_fpenv({', '.join(parts)})"


UWTABLE_KINDS: Final[dict[str, int]] = {"sync": 1, "async": 2}  # the latter is the default


def uwtable_text(value: int) -> str:
    return "uwtable(sync)" if value == UWTABLE_KINDS["sync"] else "uwtable"


_SPELLINGS: Final[dict[str, Callable[[int], str]]] = {
    "allockind": alloc_kind_text,
    "allocsize": lambda value: str(AllocSize.of_value(value)),
    "captures": captures_text,
    "dead_on_return": dead_on_return_text,
    "denormal_fpenv": denormal_fpenv_text,
    "nofpclass": no_fp_class_text,
    "uwtable": uwtable_text,
    "vscale_range": lambda value: str(VScaleRange.of_value(value)),
}


def int_attribute_text(llvm_version: int, name: str, value: int, in_group: bool = False) -> str:
    """LLVM's text of an attribute that carries an integer, in an attribute group (`align=8`) or elsewhere (`align 8`).

    `value` is the bitcode record's, as an unsigned 64-bit integer.
    """
    if name == "memory":
        return MemoryEffects.of_value(value, llvm_version).text_in(llvm_version)
    spelling = _SPELLINGS.get(name)
    if spelling is not None:
        return spelling(value)
    if in_group:
        return f"{name}={value}"
    return f"align {value}" if name == "align" else f"{name}({value})"


def type_attribute_text(name: str, type_text: str | None) -> str:
    """`byval(i32)`; the bare name where a file older than typed attributes gives no type."""
    return name if type_text is None else f"{name}({type_text})"


def range_attribute_text(name: str, constant_range: ConstantRange) -> str:
    """`range(i32 0, 5)`."""
    return f"{name}(i{constant_range.width} {constant_range})"


def range_list_attribute_text(name: str, ranges: Sequence[ConstantRange]) -> str:
    """`initializes((0, 4), (8, 12))`."""
    return f"{name}({', '.join([f'({one})' for one in ranges])})"
