"""Writing bits, records and blocks (BitCodeFormat, "Bitstream Format"): the twin of `bits` and `blocks`."""

from __future__ import annotations

import sys
from array import array
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64

from bitcode.bitstream.abbreviations import (
    ARRAY,
    BLOB,
    CHAR6,
    FIXED,
    LITERAL,
    MAX_WIDTH,
    NO_BLOCK_INFO,
    VBR,
    WIDE_FIXED,
    Abbrev,
    BlockInfo,
)
from bitcode.bitstream.bits import CHAR6 as CHAR6_LETTERS
from bitcode.bitstream.bits import LOW_BITS, MASK63, PADDING, signed64, unsigned64
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK, block_name
from bitcode.bitstream.blocks import (
    BLOCKINFO_SETBID,
    DEFINE_ABBREV,
    END_BLOCK,
    ENTER_SUBBLOCK,
    FIRST_ABBREV,
    MAX_ABBREV_WIDTH,
    UNABBREV_RECORD,
)
from irkit.errors import BitcodeError

SIGN: Final = -0x8000000000000000
FIRST_WORDS: Final = vec[i32]([0] * 256)
NO_OPERANDS: Final[list[int]] = []
NO_LENGTH: Final = -1  # where a block's length word would wait, if it is to stay as it is
# The Char6 number of each byte, -1 for bytes that have none.
CHAR6_NUMBERS: Final = vec[i64]([CHAR6_LETTERS.find(bytes([byte])) for byte in range(256)])


def low_word(bits: i64) -> i32:
    """The low 32 bits, as the signed number that they are."""
    word: int = ((bits & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000  # an `int` becomes an `i32` without a call
    return word


class Scope:
    """A block that is being written: its abbreviations, and where its length word waits to be filled in."""

    __slots__ = ("abbrev_width", "block_id", "given", "info", "length_bit", "local", "made", "target")

    def __init__(self, block_id: i64, abbrev_width: i64, given: list[Abbrev], info: BlockInfo, length_bit: i64) -> None:
        self.block_id: i64 = block_id
        self.abbrev_width: i64 = abbrev_width
        self.given: list[Abbrev] = given  # by BLOCKINFO; not to be changed
        self.local: list[Abbrev] = []
        self.info: BlockInfo = info  # in force for the blocks inside
        self.made = BlockInfo()  # in BLOCKINFO: what it will put in force for the blocks after it
        self.length_bit: i64 = length_bit  # or NO_LENGTH
        self.target: list[Abbrev] | None = None  # in BLOCKINFO: those of the block that SETBID named

    def abbrev(self, abbrev_id: i64) -> Abbrev:
        index = abbrev_id - FIRST_ABBREV
        count = len(self.given)
        if 0 <= index < count:
            return self.given[index]
        if index < 0 or index - count >= len(self.local):
            raise BitcodeError(f"abbreviation id {abbrev_id} is not defined in {block_name(self.block_id)}")
        return self.local[index - count]


class BitWriter:
    """Writes a stream: fields, abbreviation definitions, records, blocks. Positions count bits from the stream's start.

    BitcodeError is raised for what cannot be written: a value too wide for its field, a character outside Char6, an
    abbreviation that does not fit the record or is not defined.
    """

    def __init__(self) -> None:
        self.words: vec[i32] = FIRST_WORDS[:]  # whole 32-bit words, signed; the first `count` of them count
        self.count: i64 = 0
        self.pending: i64 = 0  # the bits after the last whole word, and how many they are
        self.pending_bits: i64 = 0
        self.scope: Scope = Scope(-1, 2, [], NO_BLOCK_INFO, NO_LENGTH)
        self.outer: list[Scope] = []

    # Fields

    @property
    def position(self) -> i64:
        return self.bits_written()

    def bits_written(self) -> i64:
        return self.count * 32 + self.pending_bits

    def put(self, value: i64, width: i64) -> None:
        """Appends the `width` low bits (at most 32) of a value that has no others."""
        pending = self.pending | (value << self.pending_bits)
        bits = self.pending_bits + width
        if bits >= 32:
            count = self.count
            if count == len(self.words):
                self.words = extend(self.words, self.words)
            self.words[count] = low_word(pending)
            self.count = count + 1
            pending >>= 32
            bits -= 32
        self.pending = pending
        self.pending_bits = bits

    def fixed(self, value: i64, width: i64) -> None:
        """A field of `width` bits, at most 64."""
        if width < MAX_WIDTH and (value < 0 or value >> width != 0):
            raise BitcodeError(f"{unsigned64(value)} does not fit in {width} bits")
        if width > 32:
            self.put(value & 0xFFFFFFFF, 32)
            self.put((value >> 32) & (0xFFFFFFFF >> (MAX_WIDTH - width)), width - 32)
        else:
            self.put(value, width)

    def vbr(self, value: i64, width: i64) -> None:
        """A number in as few chunks of `width` bits (2 to 64, or 1 for the number 0) as hold it."""
        step = width - 1
        low = LOW_BITS[step]
        if step == 0 and value != 0:
            raise BitcodeError("chunks of one bit can hold no number but 0")
        top: i64 = low + 1
        if width > 32:
            if width == MAX_WIDTH:
                top = SIGN
            while value < 0 or value > low:
                self.fixed((value & low) | top, width)
                value = (value >> step) & (MASK63 >> (step - 1))
            self.fixed(value, width)
            return
        if value < 0:
            self.put((value & low) | top, width)
            value = (value >> step) & (MASK63 >> (step - 1))
        while value > low:
            self.put((value & low) | top, width)
            value >>= step
        self.put(value, width)

    def char6(self, letter: i64) -> None:
        number: i64 = CHAR6_NUMBERS[letter] if 0 <= letter < 256 else -1
        if number < 0:
            raise BitcodeError(f"character {letter} is not one of Char6's: a-z A-Z 0-9 . _")
        self.put(number, 6)

    def align(self) -> None:
        """Zero bits up to a 32-bit boundary of the stream."""
        if self.pending_bits > 0:
            self.put(0, 32 - self.pending_bits)

    def raw_bytes(self, data: bytes) -> None:
        """Whole bytes where the stream stands at a 32-bit boundary, and zeros up to the next one."""
        self.align()
        padded = data + PADDING
        count = self.count
        end: i64 = count + (len(data) + 3) // 4
        while end > len(self.words):
            self.words = extend(self.words, self.words)
        at: i64 = 0
        while count < end:
            self.words[count] = low_word(read_i64_le(padded, at))
            count += 1
            at += 4
        self.count = count

    def copy_bits(self, data: bytes, start: i64, end: i64) -> None:
        """The bits of `data` from `start` to `end`, as they are; eight bytes must follow the last of them."""
        while start < end:
            width = min(32, end - start)
            self.put((read_i64_le(data, start >> 3) >> (start & 7)) & (MASK63 >> (63 - width)), width)
            start += width

    def backpatch_word(self, bit: i64, value: i64) -> None:
        """Overwrites the 32 bits at position `bit`, all of them written already, with `value`."""
        if bit < 0 or bit + 32 > self.bits_written() or value < 0 or value > 0xFFFFFFFF:
            raise BitcodeError(f"no word at bit {bit} that {value} could go to")
        first = bit >> 5
        shift = bit & 31  # the value's upper bits, as many, are in a second word, which may be the pending one
        below = LOW_BITS[shift]
        self.words[first] = low_word((i64(self.words[first]) & below) | value << shift)
        if first + 1 < self.count:
            self.words[first + 1] = low_word((i64(self.words[first + 1]) & ~below) | value >> (32 - shift))
        else:
            self.pending = (self.pending & ~below) | value >> (32 - shift)

    def getvalue(self) -> bytes:
        """The stream so far; it must end at a 32-bit boundary, as it does between top-level blocks."""
        if self.pending_bits != 0 or self.outer:
            raise BitcodeError("the stream ends inside a block")
        return self.whole_words()

    def whole_words(self) -> bytes:
        """The bytes of the stream so far, without the bits after its last 32-bit boundary."""
        data = memoryview(self.words[: self.count]).tobytes()
        if sys.byteorder == "big":
            swapped = array("i", data)
            swapped.byteswap()
            data = swapped.tobytes()
        return data

    # Blocks

    def enter_block(self, block_id: i64, abbrev_width: i64) -> None:
        """Starts a block whose abbreviation ids have `abbrev_width` bits."""
        if abbrev_width < 1 or abbrev_width > MAX_ABBREV_WIDTH:
            raise BitcodeError(f"abbreviation ids of {abbrev_width} bits: expected 1 to 32")
        self.put(ENTER_SUBBLOCK, self.scope.abbrev_width)
        self.vbr(block_id, 8)
        self.vbr(abbrev_width, 4)
        self.align()
        self.put(0, 32)
        self.push(block_id, abbrev_width, self.scope.info.of(block_id))

    def push(self, block_id: i64, abbrev_width: i64, given: list[Abbrev]) -> None:
        """Makes a block whose head has just been written the current one."""
        scope = Scope(block_id, abbrev_width, given, self.scope.info, self.bits_written() - 32)
        self.outer.append(self.scope)
        self.scope = scope

    def end_block(self) -> None:
        """Ends the current block and fills in its length. BLOCKINFO counts for the blocks that follow it."""
        self.put(END_BLOCK, self.scope.abbrev_width)
        self.align()
        self.pop()

    def pop(self) -> None:
        """Leaves a block whose END_BLOCK has just been written."""
        scope = self.scope
        if not self.outer:
            raise BitcodeError("no block is open")
        self.scope = self.outer.pop()
        if scope.length_bit != NO_LENGTH:
            self.backpatch_word(scope.length_bit, (self.bits_written() - scope.length_bit - 32) >> 5)
        if scope.block_id == BLOCKINFO_BLOCK and self.scope.block_id != BLOCKINFO_BLOCK:
            self.scope.info = scope.made

    def set_block_id(self, block_id: int) -> None:
        """In BLOCKINFO: the abbreviations defined from here on are for blocks of this id."""
        self.record(UNABBREV_RECORD, BLOCKINFO_SETBID, [block_id])

    def define_abbrev(self, abbrev: Abbrev) -> int:
        """Defines an abbreviation, for the current block or as BLOCKINFO's SETBID says; answers the id it gets."""
        if abbrev.problem:
            raise BitcodeError(abbrev.problem)
        self.put(DEFINE_ABBREV, self.scope.abbrev_width)
        self.vbr(len(abbrev.operands), 5)
        for operand in abbrev.operands:
            if operand.kind == LITERAL:
                self.put(1, 1)
                self.vbr(operand.value, 8)
                continue
            self.put(operand.kind << 1, 4)
            if operand.kind in (FIXED, VBR):
                self.vbr(operand.value, 5)
        return self.install(abbrev)

    def install(self, abbrev: Abbrev) -> int:
        """Gives an abbreviation whose definition has just been written its id."""
        scope = self.scope
        if scope.block_id != BLOCKINFO_BLOCK:
            scope.local.append(abbrev)
            return FIRST_ABBREV - 1 + len(scope.given) + len(scope.local)
        target = scope.target
        if target is None:
            raise BitcodeError("BLOCKINFO needs set_block_id before it defines an abbreviation")
        target.append(abbrev)
        return FIRST_ABBREV - 1 + len(target)

    # Records

    def record(self, abbrev_id: int, code: int, ops: list[int] = NO_OPERANDS, blob: bytes | None = None) -> None:
        """A record by the abbreviation of this id, or by none (3). Operands and code are unsigned, below 2**64."""
        for op in ops:
            if op < 0 or op > 0xFFFFFFFFFFFFFFFF:
                raise BitcodeError(f"operand {op} does not fit in 64 bits")
        self.record_columns(abbrev_id, code, vec[i64]([signed64(op) for op in ops]), 0, len(ops), blob)

    def emit(self, abbrev_id: i64, code: i64, ops: list[int]) -> None:
        """A record without blob, outside BLOCKINFO; operands from 2**63 up stand below 0, as the codecs return them."""
        scope = self.scope
        if abbrev_id == UNABBREV_RECORD:
            self.put(UNABBREV_RECORD, scope.abbrev_width)
            self.vbr(code, 6)
            self.vbr(len(ops), 6)
            self.vbr6_run(ops)
            return
        abbrev = scope.abbrev(abbrev_id)
        scalars = abbrev.scalars
        given: i64 = len(ops) + 1
        if abbrev.problem or given < scalars or (given > scalars and abbrev.tail != ARRAY) or abbrev.tail == BLOB:
            raise BitcodeError(
                f"abbreviation {abbrev_id}, {abbrev}, does not fit a record of {given - 1} operands: {abbrev.problem}"
            )
        self.put(abbrev_id, scope.abbrev_width)
        kinds = abbrev.kinds
        values = abbrev.values
        j = abbrev.first
        if j == 0:
            self.scalar(kinds[0], values[0], code)
            j = 1
        elif abbrev.code != code:
            raise BitcodeError(f"abbreviation {abbrev_id}, {abbrev}, for a record of code {code}")
        while j < scalars:
            value: i64 = ops[j - 1]
            kind = kinds[j]
            width = values[j]
            if kind == VBR:
                if value >> (width - 1) == 0:
                    self.put(value, width)
                else:
                    self.vbr(value, width)
            else:
                self.scalar(kind, width, value)
            j += 1
        if abbrev.tail == ARRAY:
            self.vbr(given - scalars, 6)
            kind = abbrev.element_kind
            width = abbrev.element_value
            if kind == VBR and width == 6:
                self.vbr6_run(ops[scalars - 1 :] if scalars > 1 else ops)
                return
            while j < given:
                self.scalar(kind, width, ops[j - 1])
                j += 1

    def emit_name(self, abbrev_id: i64, code: i64, number: i64, name: bytes) -> None:
        """`emit` of a number and the characters of a name, without a list of them all."""
        scope = self.scope
        if abbrev_id == UNABBREV_RECORD:
            self.emit(abbrev_id, code, [number, *name])
            return
        abbrev = scope.abbrev(abbrev_id)
        if (
            abbrev.tail != ARRAY
            or abbrev.scalars != 2
            or abbrev.first != 1
            or abbrev.code != code
            or abbrev.element_kind not in (FIXED, CHAR6)
            or abbrev.element_bits > 32
        ):
            self.emit(abbrev_id, code, [number, *name])
            return
        kind = abbrev.element_kind
        width = abbrev.element_bits
        self.put(abbrev_id, scope.abbrev_width)
        self.scalar(abbrev.kinds[1], abbrev.values[1], number)
        self.vbr(len(name), 6)
        words = self.words
        count = self.count
        pending = self.pending
        bits = self.pending_bits
        for letter in name:
            char: i64 = letter
            if kind == CHAR6:
                char = CHAR6_NUMBERS[char]
            if char < 0 or char >> width != 0:
                raise BitcodeError(f"character {letter} does not fit {abbrev}")
            pending |= char << bits
            bits += width
            if bits >= 32:
                if count == len(words):
                    words = extend(words, words)
                words[count] = low_word(pending)
                count += 1
                pending >>= 32
                bits -= 32
        self.words = words
        self.count = count
        self.pending = pending
        self.pending_bits = bits

    def vbr6_run(self, ops: list[int]) -> None:
        """Numbers one behind the other as VBR6, which most operands are: `vbr` and `put` in one loop."""
        words = self.words
        count = self.count
        pending = self.pending
        bits = self.pending_bits
        for op in ops:
            value: i64 = op
            while True:
                last = 0 <= value <= 31
                pending |= (value if last else (value & 31) | 32) << bits
                bits += 6
                if bits >= 32:
                    if count == len(words):
                        words = extend(words, words)
                    words[count] = low_word(pending)
                    count += 1
                    pending >>= 32
                    bits -= 32
                if last:
                    break
                value = (value >> 5) & 0x07FFFFFFFFFFFFFF
        self.words = words
        self.count = count
        self.pending = pending
        self.pending_bits = bits

    def note_target(self, code: i64, ops: vec[i64], start: i64, end: i64) -> None:
        """Takes notice of BLOCKINFO's SETBID."""
        if code == BLOCKINFO_SETBID and start < end:
            self.scope.target = self.scope.made.abbrevs.setdefault(ops[start], [])

    def record_columns(
        self, abbrev_id: i64, code: i64, ops: vec[i64], start: i64, end: i64, blob: bytes | None
    ) -> None:
        """The same, with the operands `ops[start:end]` of a column in which they are `i64`."""
        scope = self.scope
        if scope.block_id == BLOCKINFO_BLOCK:
            self.note_target(code, ops, start, end)
        if abbrev_id == UNABBREV_RECORD:
            if blob is not None:
                raise BitcodeError("a blob needs an abbreviation")
            self.put(UNABBREV_RECORD, scope.abbrev_width)
            self.vbr(code, 6)
            self.vbr(end - start, 6)
            while start < end:
                value = ops[start]
                start += 1
                if 0 <= value <= 31:
                    self.put(value, 6)
                else:
                    self.vbr(value, 6)
            return
        abbrev = scope.abbrev(abbrev_id)
        if abbrev.problem:
            raise BitcodeError(f"abbreviation {abbrev_id} cannot be used: {abbrev.problem}")
        given = end - start + 1
        if abbrev.tail == ARRAY:
            fits = given >= abbrev.scalars and blob is None
        else:
            fits = given == abbrev.scalars and (blob is not None) == (abbrev.tail == BLOB)
        if not fits:
            raise BitcodeError(
                f"abbreviation {abbrev_id}, {abbrev}, does not fit a record of {given - 1} operands"
                + ("" if blob is None else " and a blob")
            )
        self.put(abbrev_id, scope.abbrev_width)
        self.abbreviated(abbrev, code, ops, start, end, blob)

    def abbreviated(self, abbrev: Abbrev, code: i64, ops: vec[i64], start: i64, end: i64, blob: bytes | None) -> None:
        kinds = abbrev.kinds
        values = abbrev.values
        scalars = abbrev.scalars
        value = code
        j: i64 = 0
        while j < scalars:
            if j > 0:
                value = ops[start]
                start += 1
            self.scalar(kinds[j], values[j], value)
            j += 1
        if abbrev.tail == ARRAY:
            kind = abbrev.element_kind
            width = abbrev.element_value
            self.vbr(end - start, 6)
            while start < end:
                self.scalar(kind, width, ops[start])
                start += 1
        elif blob is not None:
            self.vbr(len(blob), 6)
            self.raw_bytes(blob)

    def scalar(self, kind: i64, width: i64, value: i64) -> None:
        """One number as the plan of an abbreviation says."""
        if kind in (FIXED, WIDE_FIXED):
            self.fixed(value, width)
        elif kind == CHAR6:
            self.char6(value)
        elif kind == LITERAL:
            if value != width:
                raise BitcodeError(f"the abbreviation says {unsigned64(width)}, the record {unsigned64(value)}")
        else:  # VBR, be it wide or not
            self.vbr(value, width)
