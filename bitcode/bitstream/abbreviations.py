"""Abbreviations: how the operands of a record are laid out (BitCodeFormat, "Abbreviations"), and BLOCKINFO's store."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.bits import LOW_BITS, WINDOW, BitCursor, unsigned64
from irkit.errors import BitcodeError

# What an operand of an abbreviation is: a literal, or one of the encodings by their numbers in the format.
LITERAL: Final = 0
FIXED: Final = 1
VBR: Final = 2
ARRAY: Final = 3
CHAR6: Final = 4
BLOB: Final = 5
# Two more that only the scanner's plan has: fields too wide for one read of eight bytes, and a VBR of empty chunks.
WIDE_FIXED: Final = 6
WIDE_VBR: Final = 7
# What follows the scalars: an array, a blob, or
NO_TAIL: Final = 0
ILL_FORMED: Final = 8  # ... nothing that could be read, since no record may use the abbreviation

MAX_WIDTH: Final = 64
HOT_VBR_WIDTH: Final = 32  # two chunks of the hot loop's VBR never pass 64 bits


class AbbrevOp:
    """One operand of an abbreviation as defined: its encoding, and the literal's value or the field's width."""

    __slots__ = ("kind", "value")

    def __init__(self, kind: i64, value: i64 = 0) -> None:
        self.kind: i64 = kind
        self.value: i64 = value

    def __str__(self) -> str:
        kind = self.kind
        if kind == LITERAL:
            return f"{unsigned64(self.value)}"
        if kind == FIXED:
            return f"Fixed({self.value})"
        if kind == VBR:
            return f"VBR({self.value})"
        return "Array" if kind == ARRAY else "Char6" if kind == CHAR6 else "Blob"


class Abbrev:
    """An abbreviation: its operands, the first of them the record's code, and the plan that the scanner follows.

    `start_bit` and `end_bit` say where the definition stands in the file (0 and 0 if it was not read from one);
    `canonical` is False if a writer would encode the definition otherwise than the file does. `problem` tells why
    no record may use the abbreviation; LLVM too complains only when one does.
    """

    __slots__ = (
        "canonical",
        "code",
        "element_bits",
        "element_kind",
        "element_value",
        "end_bit",
        "first",
        "free_operands",
        "kinds",
        "masks",
        "min_bits",
        "operands",
        "problem",
        "scalars",
        "start_bit",
        "tail",
        "values",
    )

    # Of the elements, where the tail is an array.
    element_kind: i64
    element_value: i64
    element_bits: i64

    def __init__(self, operands: list[AbbrevOp]) -> None:
        self.operands: list[AbbrevOp] = operands
        self.start_bit: i64 = 0
        self.end_bit: i64 = 0
        self.canonical: bool = True
        self.problem: str = problem_of(operands)
        # The plan. Scalars are the operands that are one number each, the code the first of them.
        self.kinds: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        self.masks: vec[i64] = vec[i64]()
        self.scalars: i64 = 0
        self.first: i64 = 0  # the scalar to read first: 1 if the code is a literal,
        self.code: i64 = 0  # which then stands here
        self.tail: i64 = NO_TAIL  # ARRAY, BLOB, NO_TAIL or ILL_FORMED
        self.min_bits: i64 = 0  # bits that a record takes at least, after its abbreviation id
        self.free_operands: i64 = 0  # operands that take no bits
        if self.problem:
            self.tail = ILL_FORMED
        else:
            self._plan()

    def _plan(self) -> None:
        for operand in self.operands:
            kind = operand.kind
            value = operand.value
            bits: i64 = 0
            if kind in (FIXED, VBR):
                bits = value
                if value == 0:
                    kind = LITERAL
                elif kind == VBR and (value == 1 or value > HOT_VBR_WIDTH):
                    kind = WIDE_VBR
                elif value > WINDOW:
                    kind = WIDE_FIXED
            elif kind != LITERAL:  # a character, or the count of an array or a blob
                bits = 6
            if self.tail == ARRAY:
                self.element_kind = kind
                self.element_value = value
                self.element_bits = bits
                return
            self.min_bits += bits
            if kind in (ARRAY, BLOB):
                self.tail = kind
                continue
            if self.scalars == 0 and kind == LITERAL:
                self.code = value
                self.first = 1
            elif bits == 0:
                self.free_operands += 1
            self.kinds = append(self.kinds, kind)
            self.values = append(self.values, value)
            self.masks = append(self.masks, LOW_BITS[bits & 63])  # used where it is at most WINDOW bits
            self.scalars += 1

    def __str__(self) -> str:
        return "[" + ", ".join([str(operand) for operand in self.operands]) + "]"


def problem_of(operands: list[AbbrevOp]) -> str:
    """What makes an abbreviation unusable; empty if nothing does."""
    count = len(operands)
    for index in range(count):
        kind = operands[index].kind
        if index == 0 and (kind in (ARRAY, BLOB)):
            return "the abbreviation starts with an array or a blob; a record's code must come first"
        if kind == ARRAY:
            if index != count - 2:
                return f"the array is operand {index} of {count}; it must be the last but one"
            element = operands[index + 1].kind
            if element in (LITERAL, ARRAY, BLOB):
                return "the array's element must be Fixed, VBR or Char6"
        if kind == BLOB and index != count - 1:
            return f"the blob is operand {index} of {count}; it must be the last"
    return ""


def read_abbrev(cursor: BitCursor, start_bit: i64) -> Abbrev:
    """Reads the definition that follows DEFINE_ABBREV; `start_bit` is where the id of DEFINE_ABBREV stands.

    Raises BitcodeError: no operands, an unknown encoding, a width above 64, the end of the block.
    """
    count = cursor.vbr(5)
    if count == 0:
        raise BitcodeError(
            "an abbreviation without operands; its first must be the record's code", bit_offset=start_bit
        )
    operands: list[AbbrevOp] = []
    while count != 0:  # each operand takes four bits or more, so the count needs no other check
        count -= 1
        if cursor.fixed(1) != 0:
            operands.append(AbbrevOp(LITERAL, cursor.vbr(8)))
            continue
        where = cursor.position
        kind = cursor.fixed(3)
        if kind in (FIXED, VBR):
            width = cursor.vbr(5)
            if width < 0 or width > MAX_WIDTH:
                raise BitcodeError(
                    f"an abbreviation's field is {unsigned64(width)} bits wide; 64 is the most",
                    bit_offset=where,
                )
            operands.append(AbbrevOp(kind, width))
        elif kind in (ARRAY, CHAR6, BLOB):
            operands.append(AbbrevOp(kind))
        else:
            raise BitcodeError(f"an abbreviation's encoding is {kind}; 1 to 5 are defined", bit_offset=where)
    abbrev = Abbrev(operands)
    abbrev.start_bit = start_bit
    abbrev.end_bit = cursor.position
    abbrev.canonical = cursor.canonical
    return abbrev


class BlockInfo:
    """The abbreviations that a BLOCKINFO block gives to later blocks, by block id. Not changed once it is read.

    A second BLOCKINFO block takes the place of the first, as in LLVM; it adds nothing to it.
    """

    __slots__ = ("abbrevs",)

    def __init__(self) -> None:
        self.abbrevs: dict[int, list[Abbrev]] = {}

    def of(self, block_id: int) -> list[Abbrev]:
        """The abbreviations that a block of this id starts with; not to be changed."""
        found = self.abbrevs.get(block_id)
        return NO_ABBREVS if found is None else found

    def add(self, block_id: int, abbrev: Abbrev) -> None:
        self.abbrevs.setdefault(block_id, []).append(abbrev)


NO_ABBREVS: Final[list[Abbrev]] = []
NO_BLOCK_INFO: Final = BlockInfo()


def shapes(abbrevs: list[Abbrev]) -> list[tuple[tuple[int, int], ...]]:
    """Abbreviations as the encodings and widths of their operands."""
    return [tuple([(int(op.kind), int(op.value)) for op in abbrev.operands]) for abbrev in abbrevs]
