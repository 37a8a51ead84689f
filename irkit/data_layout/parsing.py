"""Data layout strings as LLVM 20 and later read them, with their messages."""

from __future__ import annotations

from typing import Final

from irkit.data_layout.specifications import (
    BYTE,
    MAX_ADDRESS_SPACE,
    PointerSpecification,
    SpecificationError,
    Specifications,
    TypeSpecification,
    is_power_of_two,
)
from irkit.dialects.features import ELEMENT_ALIGNED_VECTORS, NULL_FLAGS, POINTER_FLAGS

MAX_SIZE: Final = (1 << 24) - 1  # in bits
MAX_ALIGNMENT: Final = (1 << 16) - 1  # in bits
MANGLINGS: Final = frozenset("elmowxa")
_PREDEFINED_NAMES: Final = frozenset("PGA")
_POINTER_FORM: Final = "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
_NON_INTEGRAL_FORM: Final = "ni:<address space>[:<address space>]..."


def take(found: Specifications, text: str, llvm_version: int) -> None:
    """Note what one specification says. Raises `SpecificationError`."""
    if not text:
        raise SpecificationError("empty specification is not allowed")
    letter = text[0]
    rest = text[1:]
    if text.startswith("ni"):
        _take_non_integral(found, text[2:])
    elif text == "ve" and ELEMENT_ALIGNED_VECTORS.first <= llvm_version:
        found.vectors_are_element_aligned = True
    elif letter in "ifv":
        _take_type(found, letter, rest.split(":"))
    elif letter == "a":
        _take_aggregate(found, rest.split(":"))
    elif letter == "p":
        _take_pointer(found, rest.split(":"), pointer_flags(llvm_version))
    elif letter in "eE":
        if rest:
            raise SpecificationError("malformed specification, must be just 'e' or 'E'")
        found.big_endian = letter == "E"
    elif letter == "n":
        found.native_integers.extend([_size(width, "size") for width in rest.split(":")])
    elif letter in "SFPAG":
        if not rest:
            raise _form({"S": "S<size>", "F": "F<type><abi>"}.get(letter, f"{letter}<address space>"))
        if letter == "S":
            found.stack_alignment = _alignment(rest, "stack natural")
        elif letter == "F":
            _take_function_pointers(found, rest)
        else:
            found.set_address_space(letter, _address_space(rest))
    elif letter == "m":
        _take_mangling(found, rest)
    elif letter != "s":  # which old strings have, for nothing
        raise SpecificationError(f"unknown specifier '{letter}'")


def _form(form: str) -> SpecificationError:
    return SpecificationError(f'malformed specification, must be of the form "{form}"')


def decimal(digits: str, bits: int = 32) -> int:
    """The number, or -1 for what is none of so many bits."""
    if not (digits.isascii() and digits.isdecimal()):
        return -1
    digits = digits.lstrip("0") or "0"
    return int(digits) if len(digits) <= bits and int(digits).bit_length() <= bits else -1


def _address_space(digits: str) -> int:
    if not digits:
        raise SpecificationError("address space component cannot be empty")
    number = decimal(digits)
    if not 0 <= number <= MAX_ADDRESS_SPACE:
        raise SpecificationError("address space must be a 24-bit integer")
    return number


def _size(digits: str, name: str) -> int:
    if not digits:
        raise SpecificationError(f"{name} component cannot be empty")
    number = decimal(digits)
    if not 0 < number <= MAX_SIZE:
        raise SpecificationError(f"{name} must be a non-zero 24-bit integer")
    return number


def _alignment(digits: str, name: str, may_be_zero: bool = False) -> int:
    """In bytes, from bits; none is one byte."""
    if not digits:
        raise SpecificationError(f"{name} alignment component cannot be empty")
    bits = decimal(digits)
    if not 0 <= bits <= MAX_ALIGNMENT:
        raise SpecificationError(f"{name} alignment must be a 16-bit integer")
    if bits == 0:
        if not may_be_zero:
            raise SpecificationError(f"{name} alignment must be non-zero")
        return 1
    if bits % BYTE or not is_power_of_two(bits):
        raise SpecificationError(f"{name} alignment must be a power of two times the byte width")
    return bits // BYTE


def _preferred(fields: list[str], place: int, abi: int) -> int:
    preferred = _alignment(fields[place], "preferred") if len(fields) > place else abi
    if preferred < abi:
        raise SpecificationError("preferred alignment cannot be less than the ABI alignment")
    return preferred


def _take_non_integral(found: Specifications, rest: str) -> None:
    if not rest.startswith(":"):
        raise _form(_NON_INTEGRAL_FORM)
    for digits in rest[1:].split(":"):
        number = _address_space(digits)
        if number == 0:
            raise SpecificationError("address space 0 cannot be non-integral")
        found.non_integral_address_spaces.append(number)


def _take_type(found: Specifications, letter: str, fields: list[str]) -> None:
    if not 2 <= len(fields) <= 3:
        raise _form(f"{letter}<size>:<abi>[:<pref>]")
    width = _size(fields[0], "size")
    abi = _alignment(fields[1], "ABI")
    if letter == "i" and width == BYTE and abi != 1:
        raise SpecificationError("i8 must be 8-bit aligned")
    found.set_type(letter, width, TypeSpecification(abi, _preferred(fields, 2, abi)))


def _take_aggregate(found: Specifications, fields: list[str]) -> None:
    if not 2 <= len(fields) <= 3:
        raise _form("a:<abi>[:<pref>]")
    if fields[0] and decimal(fields[0]) != 0:
        raise SpecificationError("size must be zero")
    abi = _alignment(fields[1], "ABI", may_be_zero=True)
    found.aggregate = TypeSpecification(abi, _preferred(fields, 2, abi))


def pointer_flags(llvm_version: int) -> str:
    """The letters of the flags that pointers may have."""
    if llvm_version >= NULL_FLAGS.first:
        return "euoz"
    return "eu" if llvm_version >= POINTER_FLAGS.first else ""


def _take_pointer(found: Specifications, fields: list[str], letters: str) -> None:
    if not 3 <= len(fields) <= 5:
        raise _form(_POINTER_FORM)
    head = fields[0]
    name = flags = ""
    if letters:
        flags, head, name = _pointer_head(head, letters)
    space = _address_space(head) if head else 0
    if space == 0 and ("u" in flags or "e" in flags):
        raise SpecificationError("address space 0 cannot be unstable or have external state")
    if name in found.address_space_names:
        raise SpecificationError(f"address space name `{name}` already used")
    if name:
        found.address_space_names[name] = space
    bits = _size(fields[1], "pointer size")
    abi = _alignment(fields[2], "ABI")
    preferred = _preferred(fields, 3, abi)
    index_bits = _size(fields[4], "index size") if len(fields) > 4 else bits
    if index_bits > bits:
        raise SpecificationError("index size cannot be larger than the pointer size")
    found.pointers[space] = PointerSpecification(
        bits, abi, preferred, index_bits, "u" in flags, "e" in flags, "o" in flags
    )


def _pointer_head(head: str, letters: str) -> tuple[str, str, str]:
    """Flags, digits and name of `eu1(name)`."""
    flags = head[: len(head) - len(head.lstrip(letters))]
    if flags.count("o") + flags.count("z") > 1:
        raise SpecificationError("only one of 'z' or 'o' may be specified")
    head = head[len(flags) :]
    if head[:1].isalpha():
        raise SpecificationError(f"'{head[0]}' is not a valid pointer specification flag")
    digits, bracket, name = head.partition("(")
    if bracket:
        if len(name) < 2 or name[-1] != ")":
            raise SpecificationError("Expected `( address space name )`")
        name = name[:-1]
        if name in _PREDEFINED_NAMES:
            raise SpecificationError("Cannot use predefined address space names P/G/A in data layout")
    return flags, digits, name


def _take_function_pointers(found: Specifications, rest: str) -> None:
    kind = rest[0]
    if kind not in "in":
        raise SpecificationError(f"unknown function pointer alignment type '{kind}'")
    found.function_pointer_alignment = _alignment(rest[1:], "ABI")
    found.is_function_pointer_alignment_multiple = kind == "n"


def _take_mangling(found: Specifications, rest: str) -> None:
    if not rest.startswith(":") or rest == ":":
        raise _form("m:<mangling>")
    if rest[1:] not in MANGLINGS:
        raise SpecificationError("unknown mangling mode")
    found.mangling = rest[1:]
