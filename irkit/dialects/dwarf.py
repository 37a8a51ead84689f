"""The constants of debug info as each release spells them: DWARF's, and LLVM's own flags and kinds.

A number without a word prints as the number; that is the caller's part, the functions here return "" for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.dialects import dwarf_data
from irkit.integers import low_bits
from irkit.releases import NEWEST, OLDEST

MACINFO_TYPES: Final[dict[int, str]] = {
    1: "DW_MACINFO_define",
    2: "DW_MACINFO_undef",
    3: "DW_MACINFO_start_file",
    4: "DW_MACINFO_end_file",
    255: "DW_MACINFO_vendor_ext",
}
EMISSION_KINDS: Final = ("NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly")
# The first is the default, which LLVM leaves out.
NAME_TABLE_KINDS: Final = ("Default", "GNU", "None", "Apple")
# 0 stands for no checksum.
CHECKSUM_KINDS: Final = ("", "CSK_MD5", "CSK_SHA1", "CSK_SHA256")
FIXED_POINT_KINDS: Final = ("Binary", "Decimal", "Rational")

# Two fields of two bits: who may access a member, and how a pointer to member is represented.
_DI_FLAG_FIELDS: Final = (
    (3, ("", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic")),
    (3 << 16, ("", "DIFlagSingleInheritance", "DIFlagMultipleInheritance", "DIFlagVirtualInheritance")),
)
_INDIRECT_VIRTUAL_BASE: Final = (1 << 2) | (1 << 5)
# Bit, word, first release.
_DI_FLAGS: Final = (
    (2, "DIFlagFwdDecl", 13),
    (3, "DIFlagAppleBlock", 13),
    (4, "DIFlagReservedBit4", 13),
    (5, "DIFlagVirtual", 13),
    (6, "DIFlagArtificial", 13),
    (7, "DIFlagExplicit", 13),
    (8, "DIFlagPrototyped", 13),
    (9, "DIFlagObjcClassComplete", 13),
    (10, "DIFlagObjectPointer", 13),
    (11, "DIFlagVector", 13),
    (12, "DIFlagStaticMember", 13),
    (13, "DIFlagLValueReference", 13),
    (14, "DIFlagRValueReference", 13),
    (15, "DIFlagExportSymbols", 13),
    (18, "DIFlagIntroducedVirtual", 13),
    (19, "DIFlagBitField", 13),
    (20, "DIFlagNoReturn", 13),
    (22, "DIFlagTypePassByValue", 13),
    (23, "DIFlagTypePassByReference", 13),
    (24, "DIFlagEnumClass", 13),
    (25, "DIFlagThunk", 13),
    (26, "DIFlagNonTrivial", 13),
    (27, "DIFlagBigEndian", 13),
    (28, "DIFlagLittleEndian", 13),
    (29, "DIFlagAllCallsDescribed", 13),
    (30, "DIFlagNameIsSimplified", 22),
)
_DISP_FLAGS: Final = (
    (0, "DISPFlagVirtual"),
    (1, "DISPFlagPureVirtual"),
    (2, "DISPFlagLocalToUnit"),
    (3, "DISPFlagDefinition"),
    (4, "DISPFlagOptimized"),
    (5, "DISPFlagPure"),
    (6, "DISPFlagElemental"),
    (7, "DISPFlagRecursive"),
    (8, "DISPFlagMainSubprogram"),
    (9, "DISPFlagDeleted"),
    (11, "DISPFlagObjCDirect"),
)

# Operations of LLVM's own, which occur in metadata only; value, word, first release.
_LLVM_OPERATIONS: Final = (
    (0x1000, "DW_OP_LLVM_fragment", 13),
    (0x1001, "DW_OP_LLVM_convert", 13),
    (0x1002, "DW_OP_LLVM_tag_offset", 13),
    (0x1003, "DW_OP_LLVM_entry_value", 13),
    (0x1004, "DW_OP_LLVM_implicit_pointer", 13),
    (0x1005, "DW_OP_LLVM_arg", 13),
    (0x1006, "DW_OP_LLVM_extract_bits_sext", 19),
    (0x1007, "DW_OP_LLVM_extract_bits_zext", 19),
)
FRAGMENT: Final = 0x1000
CONVERT: Final = 0x1001
ENTRY_VALUE: Final = 0x1003
ARG: Final = 0x1005
_STACK_VALUE: Final = 0x9F
_SWAP: Final = 0x16
_REG0: Final = 0x50
_BREG0: Final = 0x70
_BREG31: Final = 0x8F

# The operations that a DIExpression may consist of, with the number of their operands and the first release. Those
# of registers come besides; what is not here makes LLVM take the whole expression for invalid.
_EXPRESSION_OPERATIONS: Final = (
    ("DW_OP_LLVM_fragment", 2, 13),
    ("DW_OP_LLVM_convert", 2, 13),
    ("DW_OP_LLVM_tag_offset", 1, 13),
    ("DW_OP_LLVM_entry_value", 1, 13),
    ("DW_OP_LLVM_implicit_pointer", 0, 13),
    ("DW_OP_LLVM_arg", 1, 13),
    ("DW_OP_LLVM_extract_bits_sext", 2, 19),
    ("DW_OP_LLVM_extract_bits_zext", 2, 19),
    ("DW_OP_stack_value", 0, 13),
    ("DW_OP_swap", 0, 13),
    ("DW_OP_constu", 1, 13),
    ("DW_OP_plus_uconst", 1, 13),
    ("DW_OP_plus", 0, 13),
    ("DW_OP_minus", 0, 13),
    ("DW_OP_mul", 0, 13),
    ("DW_OP_div", 0, 13),
    ("DW_OP_mod", 0, 13),
    ("DW_OP_or", 0, 13),
    ("DW_OP_and", 0, 13),
    ("DW_OP_xor", 0, 13),
    ("DW_OP_shl", 0, 13),
    ("DW_OP_shr", 0, 13),
    ("DW_OP_shra", 0, 13),
    ("DW_OP_deref", 0, 13),
    ("DW_OP_deref_size", 1, 13),
    ("DW_OP_xderef", 0, 13),
    ("DW_OP_lit0", 0, 13),
    ("DW_OP_not", 0, 13),
    ("DW_OP_dup", 0, 13),
    ("DW_OP_regx", 1, 13),
    ("DW_OP_bregx", 2, 13),
    ("DW_OP_push_object_address", 0, 13),
    ("DW_OP_over", 0, 13),
    ("DW_OP_consts", 1, 13),
    ("DW_OP_eq", 0, 17),
    ("DW_OP_ne", 0, 17),
    ("DW_OP_gt", 0, 17),
    ("DW_OP_ge", 0, 17),
    ("DW_OP_lt", 0, 17),
    ("DW_OP_le", 0, 17),
    ("DW_OP_rot", 0, 22),
    ("DW_OP_neg", 0, 22),
    ("DW_OP_abs", 0, 22),
)
# From here on an entry value may follow `DW_OP_LLVM_arg 0`.
_ENTRY_VALUE_AFTER_ARG: Final = 16


def _words(rows: dwarf_data.Rows, llvm_version: int) -> dict[int, str]:
    return {value: name for value, name, first, last in rows if first <= llvm_version <= last}


class Dwarf:
    """The words of one release: each table maps a value to its word."""

    __slots__ = (
        "_di_flags",
        "_entry_value_after_arg",
        "attribute_encodings",
        "calling_conventions",
        "enum_kinds",
        "expression_operands",
        "language_dialects",
        "language_names",
        "languages",
        "operations",
        "tags",
        "virtualities",
    )

    def __init__(self, llvm_version: int) -> None:
        self.tags: dict[int, str] = _words(dwarf_data.TAGS, llvm_version)
        self.attribute_encodings: dict[int, str] = _words(dwarf_data.ATTRIBUTE_ENCODINGS, llvm_version)
        self.languages: dict[int, str] = _words(dwarf_data.LANGUAGES, llvm_version)
        self.language_names: dict[int, str] = _words(dwarf_data.LANGUAGE_NAMES, llvm_version)
        self.language_dialects: dict[int, str] = _words(dwarf_data.LANGUAGE_DIALECTS, llvm_version)
        self.calling_conventions: dict[int, str] = _words(dwarf_data.CALLING_CONVENTIONS, llvm_version)
        self.virtualities: dict[int, str] = _words(dwarf_data.VIRTUALITIES, llvm_version)
        self.enum_kinds: dict[int, str] = _words(dwarf_data.ENUM_KINDS, llvm_version)
        self.operations: dict[int, str] = _words(dwarf_data.OPERATIONS, llvm_version)
        for value, name, first in _LLVM_OPERATIONS:
            if first <= llvm_version:
                self.operations[value] = name
        operands = {name: count for name, count, first in _EXPRESSION_OPERATIONS if first <= llvm_version}
        # Value → number of operands of the operations that a DIExpression may have.
        self.expression_operands: dict[int, int] = {
            value: operands[name] for value, name in self.operations.items() if name in operands
        }
        for place in range(32):
            self.expression_operands[_REG0 + place] = 0
            self.expression_operands[_BREG0 + place] = 1
        self._di_flags: tuple[tuple[int, str], ...] = tuple(
            (bit, name) for bit, name, first in _DI_FLAGS if first <= llvm_version
        )
        self._entry_value_after_arg: bool = llvm_version >= _ENTRY_VALUE_AFTER_ARG

    def split_expression(self, elements: Sequence[int]) -> list[list[int]] | None:
        """The operations of a DIExpression, each with its operands; None for an expression LLVM calls invalid.

        LLVM prints an invalid expression as bare numbers. It looks no further than a register, an entry value or a
        fragment, but prints what follows by the same rules; where operands are missing at the end it reads past it,
        which we take for invalid too.
        """
        operations: list[list[int]] = []
        place = 0
        while place < len(elements):
            count = self.expression_operands.get(elements[place], 0)
            operations.append(list(elements[place : place + 1 + count]))
            if len(operations[-1]) != 1 + count:
                return None
            place += 1 + count
        return operations if self._is_valid(operations, len(elements)) else None

    def _is_valid(self, operations: list[list[int]], element_count: int) -> bool:
        for index, operation in enumerate(operations):
            code = operation[0]
            is_last = index + 1 == len(operations)
            if _REG0 <= code <= _BREG31:
                return True
            if code not in self.expression_operands:
                return False
            if code == FRAGMENT:
                return is_last
            if code == _STACK_VALUE:
                if not is_last and operations[index + 1][0] != FRAGMENT:
                    return False
            elif code == _SWAP:
                if element_count == 1:
                    return False
            elif code == ENTRY_VALUE:
                start = 1 if self._entry_value_after_arg and operations[0] == [ARG, 0] else 0
                return index == start and operation[1] == 1
        return True

    def words(self, name: str) -> dict[int, str]:
        """The words of a field that declares the table of this name."""
        tables: dict[str, dict[int, str]] = {
            "": {},
            "tags": self.tags,
            "attribute_encodings": self.attribute_encodings,
            "languages": self.languages,
            "language_names": self.language_names,
            "language_dialects": self.language_dialects,
            "calling_conventions": self.calling_conventions,
            "enum_kinds": self.enum_kinds,
            "virtualities": self.virtualities,
            "MACINFO_TYPES": MACINFO_TYPES,
            "EMISSION_KINDS": dict(enumerate(EMISSION_KINDS)),
            "NAME_TABLE_KINDS": dict(enumerate(NAME_TABLE_KINDS)),
            "CHECKSUM_KINDS": dict(enumerate(CHECKSUM_KINDS)),
            "FIXED_POINT_KINDS": dict(enumerate(FIXED_POINT_KINDS)),
        }
        return tables[name]

    def di_flag_values(self) -> dict[str, int]:
        """The bits of each word of a `flags:` field."""
        values = {word: 1 << bit for bit, word in self._di_flags}
        values["DIFlagIndirectVirtualBase"] = _INDIRECT_VIRTUAL_BASE
        for mask, words in _DI_FLAG_FIELDS:
            values.update({word: place * (mask // 3) for place, word in enumerate(words) if word})
        return values

    def di_flags(self, flags: int) -> tuple[list[str], int]:
        """The words of a `flags:` field in LLVM's order, and the bits that have no word."""
        words = []
        for mask, names in _DI_FLAG_FIELDS:
            field = flags & mask
            if field:
                words.append(names[field // (mask // 3)])
                flags &= ~mask
        if flags & _INDIRECT_VIRTUAL_BASE == _INDIRECT_VIRTUAL_BASE:
            words.append("DIFlagIndirectVirtualBase")
            flags &= ~_INDIRECT_VIRTUAL_BASE
        for bit, name in self._di_flags:
            if flags >> bit & 1:
                words.append(name)
                flags ^= 1 << bit
        return words, _unnamed(flags, words, self._di_flags)


def _unnamed(flags: int, words: list[str], bits: Sequence[tuple[int, str]]) -> int:
    """What is printed of flags without a word: LLVM loses those above its highest flag when it clears one it knows."""
    return low_bits(flags, max(bits)[0] + 1) if words else flags


def disp_flags(flags: int) -> tuple[list[str], int]:
    """The words of a `spFlags:` field, and the bits that have no word."""
    words = []
    for bit, name in _DISP_FLAGS:
        if flags >> bit & 1:
            words.append(name)
            flags ^= 1 << bit
    return words, _unnamed(flags, words, _DISP_FLAGS)


def disp_flag_values() -> dict[str, int]:
    """The bits of each word of a `spFlags:` field."""
    return {word: 1 << bit for bit, word in _DISP_FLAGS}


_TABLES: Final[dict[int, Dwarf]] = {}


def dwarf(llvm_version: int) -> Dwarf:
    """The words of LLVM `llvm_version` (`OLDEST` to `NEWEST`); made once a release."""
    table = _TABLES.get(llvm_version)
    if table is None:
        table = _TABLES[llvm_version] = Dwarf(min(max(llvm_version, OLDEST), NEWEST))
    return table
