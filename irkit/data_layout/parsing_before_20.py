"""Data layout strings as LLVM 13 to 19 read them, with their messages."""

from __future__ import annotations

from typing import Final

from irkit.data_layout.parsing import MANGLINGS, decimal
from irkit.data_layout.specifications import (
    BYTE,
    MAX_ADDRESS_SPACE,
    PointerSpecification,
    SpecificationError,
    Specifications,
    TypeSpecification,
    is_power_of_two,
)
from irkit.dialects.features import (
    BYTE_ALIGNMENT_CHECKED,
    GOFF_MANGLING,
    HYPHENS,
    INDEX_SIZE_CHECKED,
    POINTERS_IN_BITS,
)

MAX_WIDTH: Final = (1 << 24) - 1
MAX_ALIGNMENT: Final = (1 << 16) - 1  # in bytes


class Fields:
    """What stands between separators, taken one after the other. An empty one is an error where it is come to."""

    def __init__(self, text: str, separator: str = ":") -> None:
        self.rest: str = text
        self.separator: str = separator

    def take(self) -> str:
        field, separator, self.rest = self.rest.partition(self.separator)
        if separator and not self.rest:
            raise SpecificationError("Trailing separator in datalayout string")
        if separator and not field:
            raise SpecificationError("Expected token before separator in datalayout string")
        return field

    def number(self) -> int:
        return number(self.take())

    def bytes(self) -> int:
        return in_bytes(self.take())


def number(digits: str, bits: int = 32) -> int:
    found = decimal(digits, bits)
    if found == -1:
        raise SpecificationError("not a number, or does not fit in an unsigned int")
    return found


def in_bytes(digits: str, width: int = 32) -> int:
    bits = number(digits, width)
    if bits % BYTE:
        raise SpecificationError("number of bits must be a byte width multiple")
    return bits // BYTE


def take(found: Specifications, text: str, llvm_version: int) -> None:
    """Note what one specification says. Raises `SpecificationError`."""
    if not text:
        raise SpecificationError("Expected token before separator in datalayout string")
    fields = Fields(text)
    head = fields.take()
    letter = head[0]
    rest = head[1:]
    if head == "ni":
        _take_non_integral(found, fields)
    elif letter == "p":
        _take_pointer(found, rest, fields, llvm_version)
    elif letter in "ivfa":
        _take_type(found, letter, rest, fields, llvm_version)
    elif letter in "eE":
        found.big_endian = letter == "E"
    elif letter == "n":
        _take_native_integers(found, rest, fields)
    elif letter == "S":
        found.stack_alignment = _alignment(rest)
    elif letter == "F":
        if rest[:1] not in ("i", "n"):
            raise SpecificationError("Unknown function pointer alignment type in datalayout string")
        found.function_pointer_alignment = _alignment(rest[1:])
        found.is_function_pointer_alignment_multiple = rest[0] == "n"
    elif letter in "PAG":
        found.set_address_space(letter, _address_space(rest, "24-bit"))
    elif letter == "m":
        _take_mangling(found, rest, fields.rest, llvm_version)
    elif letter != "s":
        raise SpecificationError("Unknown specifier in datalayout string")


def _address_space(digits: str, wording: str) -> int:
    found = number(digits)
    if found > MAX_ADDRESS_SPACE:
        raise SpecificationError(f"Invalid address space, must be a {wording} integer")
    return found


def _wording(llvm_version: int) -> str:
    return "24-bit" if llvm_version >= HYPHENS.first else "24bit"


def _alignment(digits: str) -> int:
    found = in_bytes(digits, 64)
    if found and not is_power_of_two(found):
        raise SpecificationError("Alignment is neither 0 nor a power of 2")
    return found


def _take_non_integral(found: Specifications, fields: Fields) -> None:
    while True:
        space = fields.number()
        if space == 0:
            raise SpecificationError("Address space 0 can never be non-integral")
        found.non_integral_address_spaces.append(space)
        if not fields.rest:
            return


def _take_pointer(found: Specifications, digits: str, fields: Fields, llvm_version: int) -> None:
    wording = _wording(llvm_version)
    space = _address_space(digits, wording) if digits else 0
    if not fields.rest:
        raise SpecificationError("Missing size specification for pointer in datalayout string")
    in_bits = llvm_version >= POINTERS_IN_BITS.first
    bits = fields.number() if in_bits else fields.bytes() * BYTE
    if not bits:
        raise SpecificationError("Invalid pointer size of 0 bytes")
    if not fields.rest:
        raise SpecificationError("Missing alignment specification for pointer in datalayout string")
    abi = fields.bytes()
    if not is_power_of_two(abi):
        raise SpecificationError("Pointer ABI alignment must be a power of 2")
    preferred = abi
    index_bits = bits
    if fields.rest:
        preferred = fields.bytes()
        if not is_power_of_two(preferred):
            raise SpecificationError("Pointer preferred alignment must be a power of 2")
        if fields.rest:
            index_bits = fields.number() if in_bits else fields.bytes() * BYTE
            if not index_bits:
                raise SpecificationError("Invalid index size of 0 bytes")
    if preferred < abi:
        raise SpecificationError("Preferred alignment cannot be less than the ABI alignment")
    if index_bits > bits and llvm_version >= INDEX_SIZE_CHECKED.first:
        raise SpecificationError("Index width cannot be larger than pointer width")
    found.pointers[space] = PointerSpecification(bits, abi, preferred, index_bits)


def _take_type(found: Specifications, letter: str, digits: str, fields: Fields, llvm_version: int) -> None:
    width = number(digits) if digits else 0
    if letter == "a" and width:
        raise SpecificationError("Sized aggregate specification in datalayout string")
    if not fields.rest:
        raise SpecificationError("Missing alignment specification in datalayout string")
    abi = fields.bytes()
    if not abi and letter != "a":
        raise SpecificationError("ABI alignment specification must be >0 for non-aggregate types")
    _check_alignment(abi, "ABI")
    if letter == "i" and width == BYTE and abi != 1 and llvm_version >= BYTE_ALIGNMENT_CHECKED.first:
        raise SpecificationError("Invalid ABI alignment, i8 must be naturally aligned")
    preferred = abi
    if fields.rest:
        preferred = fields.bytes()
        _check_alignment(preferred, "preferred")
    if width > MAX_WIDTH:
        raise SpecificationError(f"Invalid bit width, must be a {_wording(llvm_version)} integer")
    specification = TypeSpecification(max(abi, 1), max(preferred, 1))
    if specification.preferred_alignment < specification.abi_alignment:
        raise SpecificationError("Preferred alignment cannot be less than the ABI alignment")
    if letter == "a":
        found.aggregate = specification
    else:
        found.set_type(letter, width, specification)


def _check_alignment(value: int, name: str) -> None:
    if value > MAX_ALIGNMENT:
        raise SpecificationError(f"Invalid {name} alignment, must be a 16bit integer")
    if value and not is_power_of_two(value):
        raise SpecificationError(f"Invalid {name} alignment, must be a power of 2")


def _take_native_integers(found: Specifications, digits: str, fields: Fields) -> None:
    while True:
        width = number(digits)
        if width == 0:
            raise SpecificationError("Zero width native integer type in datalayout string")
        found.native_integers.append(width)
        if not fields.rest:
            return
        digits = fields.take()


def _take_mangling(found: Specifications, rest: str, mode: str, llvm_version: int) -> None:
    if rest:
        raise SpecificationError("Unexpected trailing characters after mangling specifier in datalayout string")
    if not mode:
        raise SpecificationError("Expected mangling specifier in datalayout string")
    if len(mode) > 1:
        raise SpecificationError("Unknown mangling specifier in datalayout string")
    if mode not in MANGLINGS or (mode == "l" and llvm_version < GOFF_MANGLING.first):
        raise SpecificationError("Unknown mangling in datalayout string")
    found.mangling = mode
