"""Blocks and their records: `Block.scan` reads one level of a stream into columns (BitCodeFormat, "Blocks").

Nothing here recurses: a nested block is skipped by its length word and listed, to be scanned when somebody wants it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import extend, vec
from mypy_extensions import i64

from bitcode.bitstream.abbreviations import (
    BLOB,
    CHAR6,
    FIXED,
    ILL_FORMED,
    LITERAL,
    NO_TAIL,
    VBR,
    WIDE_FIXED,
    Abbrev,
    BlockInfo,
    read_abbrev,
)
from bitcode.bitstream.bits import CHAR6 as CHAR6_LETTERS
from bitcode.bitstream.bits import MASK63, PADDING, WINDOW, BitCursor, unsigned64
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK, block_name
from bitcode.bitstream.problems import need, overrun, too_long, too_many_free_operands, undefined
from irkit.errors import BitcodeError

END_BLOCK: Final = 0
ENTER_SUBBLOCK: Final = 1
DEFINE_ABBREV: Final = 2
UNABBREV_RECORD: Final = 3
FIRST_ABBREV: Final = 4

BLOCKINFO_SETBID: Final = 1

MAX_ABBREV_WIDTH: Final = 32
PATH_ENDS: Final = 8  # blocks that a very deep path names at its outer and at its inner end

FIRST_CAPACITY: Final = 1024
ZEROS: Final = vec[i64]([0] * FIRST_CAPACITY)


class Source:
    """The bytes that blocks are read from: the whole file, followed by `PADDING`.

    `origin` is the bit where the stream's magic stands, from which alignment counts; `end` the bit where it ends.
    `ends` maps the start of a block to its end where length words are not trusted; otherwise it is empty.
    """

    __slots__ = ("data", "end", "ends", "name", "origin")

    def __init__(self, data: bytes, name: str, origin: i64, end: i64) -> None:
        self.data: bytes = data + PADDING
        self.name: str = name
        self.origin: i64 = origin
        self.end: i64 = end
        self.ends: dict[int, int] = {}


class Records:
    """The records of one block, in columns; nested blocks and abbreviation definitions beside them.

    Operand `j` of record `k` is `ops[starts[k] + j]`; the code is not among the operands, a blob is not either.
    Numbers are unsigned 64-bit ones held in `i64`. `bit_offsets` says where a record's abbreviation id stands.
    Child `c` comes after the first `child_at[c]` records; definition `d` after the first `definition_at[d]` records
    and the first `definition_child[d]` children. `odd` maps a record that no LLVM writer would have encoded this way
    to the bit where it ends; `end_bit` is where END_BLOCK's id stands, `end_canonical` whether its padding is zero.
    """

    __slots__ = (
        "abbrev_ids",
        "bit_offsets",
        "blobs",
        "child_at",
        "children",
        "codes",
        "definition_at",
        "definition_child",
        "definitions",
        "end_bit",
        "end_canonical",
        "odd",
        "ops",
        "starts",
    )

    end_bit: i64
    end_canonical: bool

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()
        self.ops: vec[i64] = vec[i64]()
        self.abbrev_ids: vec[i64] = vec[i64]()
        self.bit_offsets: vec[i64] = vec[i64]()
        self.blobs: dict[int, bytes] = {}
        self.children: list[Block] = []
        self.child_at: list[int] = []
        self.definitions: list[Abbrev] = []
        self.definition_at: list[int] = []
        self.definition_child: list[int] = []
        self.odd: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self.codes)

    def operands(self, index: int) -> list[int]:
        """The operands of a record, as unsigned numbers."""
        return [unsigned64(self.ops[at]) for at in range(self.starts[index], self.starts[index + 1])]


class Block:
    """A block of a stream: where it stands, and what one must know to scan it. Offsets are bits of the file.

    `start_bit` is where ENTER_SUBBLOCK's id stands, `body_bit` the first bit after the length word, `end_bit` the
    first after the block. `canonical` is False if a writer would encode the block's head otherwise, `bounded` is
    False if the length word is wrong and the block's end is where its END_BLOCK was found.
    """

    __slots__ = (
        "abbrev_width",
        "block_id",
        "body_bit",
        "bounded",
        "canonical",
        "end_bit",
        "info",
        "parent",
        "source",
        "start_bit",
    )

    def __init__(
        self,
        source: Source,
        parent: Block | None,
        info: BlockInfo,
        block_id: i64,
        abbrev_width: i64,
        start_bit: i64,
        body_bit: i64,
        end_bit: i64,
        canonical: bool,
        bounded: bool,
    ) -> None:
        self.source: Source = source
        self.parent: Block | None = parent
        self.info: BlockInfo = info
        self.block_id: i64 = block_id
        self.abbrev_width: i64 = abbrev_width
        self.start_bit: i64 = start_bit
        self.body_bit: i64 = body_bit
        self.end_bit: i64 = end_bit
        self.canonical: bool = canonical
        self.bounded: bool = bounded

    @property
    def name(self) -> str:
        return block_name(self.block_id)

    @property
    def path(self) -> str:
        """The blocks from the outermost to this one, as `MODULE_BLOCK/FUNCTION_BLOCK`; the middle of many left out."""
        names: list[str] = []
        block: Block | None = self
        while block is not None:
            names.append(block.name)
            block = block.parent
        names.reverse()
        left_out = len(names) - 2 * PATH_ENDS
        if left_out > 1:
            names[PATH_ENDS:-PATH_ENDS] = [f"({left_out} more)"]
        return "/".join(names)

    def error(self, message: str, bit_offset: int, record: str = "") -> BitcodeError:
        """An error that says where in the file, and in which block, it was found."""
        return BitcodeError(message, name=self.source.name, bit_offset=bit_offset, block_path=self.path, record=record)

    def abbrev(self, records: Records, abbrev_id: int) -> Abbrev | None:
        """The abbreviation that an id meant in this block once it was wholly scanned; None for the built-in ids."""
        index = abbrev_id - FIRST_ABBREV
        given = self.info.of(self.block_id)
        if index < 0:
            return None
        return given[index] if index < len(given) else records.definitions[index - len(given)]

    def scan(self) -> Records:
        """Reads the block's own records; nested blocks are found, not read. BLOCKINFO counts for what follows it.

        Raises BitcodeError, with the bit, this block's path and the record's number, for whatever is not a block.
        """
        return scan_block(self)


def enter_block(cursor: BitCursor, source: Source, parent: Block | None, info: BlockInfo, start: i64) -> Block:
    """Reads what follows the id of ENTER_SUBBLOCK up to the block's body, and checks that the block fits."""
    cursor.canonical = True
    block_id = cursor.vbr(8)
    if block_id < 0 or block_id > 0xFFFFFFFF:
        raise BitcodeError("a block's id does not fit in 32 bits", bit_offset=start)
    width = cursor.vbr(4)
    if width < 1 or width > MAX_ABBREV_WIDTH:
        raise BitcodeError(
            f"{block_name(block_id)} gives its abbreviation ids {unsigned64(width)} bits; expected 1 to 32",
            bit_offset=start,
        )
    cursor.align()
    words = cursor.fixed(32)
    body = cursor.position
    said = body + words * 32
    end: i64 = source.ends.get(start, said)
    bounded = end == said
    if end > cursor.end:
        raise BitcodeError(
            f"{block_name(block_id)} says it is {words} words long, {(cursor.end - body) // 32} are left",
            bit_offset=body - 32,
        )
    return Block(source, parent, info, block_id, width, start, body, end, cursor.canonical and bounded, bounded)


def read_block_info(block: Block) -> BlockInfo:
    """The abbreviations that a BLOCKINFO block gives to the blocks after it.

    A block inside BLOCKINFO, be it another BLOCKINFO, gives nothing to anybody, as in LLVM; so this goes no deeper.
    """
    records = block.scan()
    info = BlockInfo()
    target: i64 = -1
    at: i64 = 0
    for index in range(len(records.definitions)):
        while at < records.definition_at[index]:
            if records.codes[at] == BLOCKINFO_SETBID:
                if records.starts[at] == records.starts[at + 1]:
                    raise block.error("SETBID without a block id", records.bit_offsets[at], f"#{at}")
                target = records.ops[records.starts[at]]
            at += 1
        definition = records.definitions[index]
        if target < 0:
            raise block.error(
                "BLOCKINFO defines an abbreviation before SETBID has said for which block", definition.start_bit
            )
        info.add(target, definition)
    return info


def scan_block(block: Block) -> Records:
    """The hot loop. One function over locals, so that compiled code keeps them in registers.

    `x` holds the next `left` bits of the stream, and more that do not count; `p` is where it starts. `slack` is what
    the block has left beyond the least that the record still takes: only a VBR of several chunks eats of it, so that
    no other field needs a check of its own.
    """
    source = block.source
    data = source.data
    end = block.end_bit
    records = Records()
    cursor = BitCursor(data, block.body_bit, end, source.origin)
    info = block.info
    given = info.of(block.block_id)
    n_given: i64 = len(given)
    local = records.definitions
    is_block_info = block.block_id == BLOCKINFO_BLOCK
    id_width = block.abbrev_width
    id_mask: i64 = MASK63 >> (63 - id_width)
    free = end - block.body_bit + 4096  # operands that take no bits: as many as there are bits, and some

    record_capacity: i64 = min(FIRST_CAPACITY, (end - block.body_bit) >> 5)
    op_capacity: i64 = min(FIRST_CAPACITY, (end - block.body_bit) >> 3)
    codes = ZEROS[:record_capacity]
    starts = ZEROS[:record_capacity]
    abbrev_ids = ZEROS[:record_capacity]
    bit_offsets = ZEROS[:record_capacity]
    ops = ZEROS[:op_capacity]
    k: i64 = 0  # records so far
    m: i64 = 0  # operands so far
    p = block.body_bit
    kind: i64 = VBR
    n: i64
    abbrev_id: i64 = END_BLOCK
    try:
        while True:
            start = p
            if p + id_width > end:
                raise need(p, id_width, end, "an abbreviation id (no END_BLOCK came)")
            x = read_i64_le(data, p >> 3) >> (p & 7)
            abbrev_id = x & id_mask
            p += id_width
            x >>= id_width
            left = WINDOW - id_width
            if abbrev_id >= FIRST_ABBREV:
                at = abbrev_id - FIRST_ABBREV
                if at < n_given:
                    abbrev = given[at]
                elif not is_block_info and at - n_given < len(local):
                    abbrev = local[at - n_given]
                else:
                    raise undefined(abbrev_id, n_given if is_block_info else n_given + len(local), start)
                slack = end - p - abbrev.min_bits
                if slack < 0:
                    raise need(start, id_width + abbrev.min_bits, end, "a record")
                if abbrev.free_operands:
                    free -= abbrev.free_operands
                    if free < 0:
                        raise too_many_free_operands(start)
                kinds = abbrev.kinds
                values = abbrev.values
                masks = abbrev.masks
                scalars = abbrev.scalars
                while m + scalars > op_capacity:
                    ops = extend(ops, ops)
                    op_capacity += op_capacity
                code = abbrev.code
                j = abbrev.first
                while j < scalars:
                    kind = kinds[j]
                    w = values[j]
                    if kind == VBR:
                        if left < w:
                            x = read_i64_le(data, p >> 3) >> (p & 7)
                            left = WINDOW
                        mask = masks[j]
                        low = mask >> 1
                        v = x & mask
                        if v > low:
                            v &= low
                            s = w - 1
                            q = p
                            while True:
                                p += w
                                if s + w > 64:
                                    cursor.position = q
                                    v = cursor.vbr(w)
                                    p = cursor.position - w
                                    break
                                c = (read_i64_le(data, p >> 3) >> (p & 7)) & mask
                                if c <= low:
                                    v |= c << s
                                    if c == 0:
                                        cursor.canonical = False
                                    break
                                v |= (c & low) << s
                                s += w - 1
                            slack -= p - q
                            left = w
                            if slack < 0:
                                raise overrun(start)
                        p += w
                        x >>= w
                        left -= w
                    elif kind == FIXED:
                        if left < w:
                            x = read_i64_le(data, p >> 3) >> (p & 7)
                            left = WINDOW
                        v = x & masks[j]
                        p += w
                        x >>= w
                        left -= w
                    elif kind == LITERAL:
                        v = w
                    elif kind == CHAR6:
                        v = CHAR6_LETTERS[(read_i64_le(data, p >> 3) >> (p & 7)) & 63]
                        p += 6
                        left = 0
                    else:
                        cursor.position = p
                        v = cursor.fixed(w) if kind == WIDE_FIXED else cursor.vbr(w)
                        left = 0
                        slack -= cursor.position - p - w
                        p = cursor.position
                        if slack < 0:
                            raise overrun(start)
                    if j > 0:
                        ops[m] = v
                        m += 1
                    else:
                        code = v
                    j += 1
                tail = abbrev.tail
                if tail == NO_TAIL:
                    n = 0
                elif tail == ILL_FORMED:
                    raise BitcodeError(f"abbreviation {abbrev_id} cannot be used: {abbrev.problem}", bit_offset=start)
                else:
                    n = (read_i64_le(data, p >> 3) >> (p & 7)) & 63
                    left = 0
                    if n < 32:
                        p += 6
                    else:
                        cursor.position = p
                        n = cursor.vbr(6)
                        slack -= cursor.position - p - 6
                        p = cursor.position
                    if tail == BLOB:
                        cursor.position = p
                        cursor.align()
                        p = cursor.position
                        if n < 0 or n > (end - p) >> 3:
                            raise too_long(start, n, 8, end - p)
                        records.blobs[k] = data[p >> 3 : (p >> 3) + n]
                        cursor.position = p + n * 8
                        cursor.align()
                        p = cursor.position
                        n = 0
                    else:
                        kind = abbrev.element_kind
                        w = abbrev.element_value
                        c = abbrev.element_bits
                        if n < 0 or (n > slack // c if c > 0 else n > free):
                            raise too_long(start, n, c, slack)
                        if c == 0:
                            free -= n
                        slack -= n * c
            elif abbrev_id == UNABBREV_RECORD:
                code = x & 63
                n = (x >> 6) & 63
                s = 12
                if code > 31:
                    code = (code & 31) | (n & 31) << 5
                    if n > 31 or code < 32:
                        s = 0
                    else:
                        n = (x >> 12) & 63
                        s = 18
                if n > 31 or s == 0:
                    cursor.position = p
                    code = cursor.vbr(6)
                    n = cursor.vbr(6)
                    p = cursor.position
                    left = 0
                else:
                    p += s
                    x >>= s
                    left -= s
                kind = VBR
                w = 6
                if p > end:
                    raise overrun(start)
                if n < 0 or n > (end - p) // 6:
                    raise too_long(start, n, 6, end - p)
                slack = end - p - n * 6
            elif abbrev_id == END_BLOCK:
                cursor.position = p
                cursor.align()
                if cursor.position != end:
                    raise BitcodeError(
                        f"END_BLOCK closes the block at bit {cursor.position}, its length word at bit {end}",
                        bit_offset=start,
                    )
                records.end_canonical = cursor.canonical
                break
            else:
                cursor.position = p
                if abbrev_id == ENTER_SUBBLOCK:
                    child = enter_block(cursor, source, block, info, start)
                    records.children.append(child)
                    records.child_at.append(k)
                    p = child.end_bit
                    if child.block_id == BLOCKINFO_BLOCK and not is_block_info:
                        info = read_block_info(child)
                else:
                    records.definitions.append(read_abbrev(cursor, start))
                    records.definition_at.append(k)
                    records.definition_child.append(len(records.children))
                    p = cursor.position
                cursor.canonical = True
                continue

            if n > 0:  # the operands of an unabbreviated record, or an array's elements: all of one kind
                stop = m + n
                while stop > op_capacity:
                    ops = extend(ops, ops)
                    op_capacity += op_capacity
                if kind == VBR and w == 6:
                    # By far the most: up to three chunks are taken from one read of eight bytes.
                    while m < stop:
                        if left < 18:
                            x = read_i64_le(data, p >> 3) >> (p & 7)
                            left = WINDOW
                        v = x & 63
                        s = 6
                        if v > 31:
                            v = (v & 31) | ((x >> 1) & 0x3E0)
                            s = 12
                            if x & 0x800:
                                v |= (x >> 2) & 0x7C00
                                s = 18
                                if x & 0x20000:
                                    # Longer, as negative numbers of 32 bits are: nine chunks are in one read.
                                    x = read_i64_le(data, p >> 3) >> (p & 7)
                                    left = WINDOW
                                    c = 32
                                    q = 15
                                    while c > 31 and s < 54:
                                        c = (x >> s) & 63
                                        v |= (c & 31) << q
                                        s += 6
                                        q += 5
                                else:
                                    c = v >> 10
                                if c > 31 or c == 0:
                                    cursor.position = p
                                    v = cursor.vbr(6)
                                    slack -= cursor.position - p - 18
                                    p = cursor.position - 18
                                    left = s = 18
                            elif v < 32:
                                cursor.canonical = False
                            slack -= s - 6
                            if slack < 0:
                                raise overrun(start)
                        ops[m] = v
                        m += 1
                        p += s
                        x >>= s
                        left -= s
                elif kind == VBR:
                    mask = MASK63 >> (63 - w)
                    low = mask >> 1
                    while m < stop:
                        v = (read_i64_le(data, p >> 3) >> (p & 7)) & mask
                        q = p
                        p += w
                        if v > low:
                            v &= low
                            s = w - 1
                            while True:
                                if s + w > 64:
                                    cursor.position = q
                                    v = cursor.vbr(w)
                                    p = cursor.position
                                    break
                                c = (read_i64_le(data, p >> 3) >> (p & 7)) & mask
                                p += w
                                if c <= low:
                                    v |= c << s
                                    if c == 0:
                                        cursor.canonical = False
                                    break
                                v |= (c & low) << s
                                s += w - 1
                            slack -= p - q - w
                            if slack < 0:
                                raise overrun(start)
                        ops[m] = v
                        m += 1
                elif kind == FIXED:
                    mask = MASK63 >> (63 - w)
                    while m < stop:
                        ops[m] = (read_i64_le(data, p >> 3) >> (p & 7)) & mask
                        p += w
                        m += 1
                elif kind == CHAR6:
                    while m < stop:
                        ops[m] = CHAR6_LETTERS[(read_i64_le(data, p >> 3) >> (p & 7)) & 63]
                        p += 6
                        m += 1
                elif kind == LITERAL:
                    while m < stop:
                        ops[m] = w
                        m += 1
                else:
                    cursor.position = p
                    while m < stop:
                        ops[m] = cursor.fixed(w) if kind == WIDE_FIXED else cursor.vbr(w)
                        m += 1
                    p = cursor.position

            codes[k] = code
            abbrev_ids[k] = abbrev_id
            bit_offsets[k] = start
            if not cursor.canonical:
                records.odd[k] = p
                cursor.canonical = True
            k += 1
            if k == record_capacity:
                codes = extend(codes, codes)
                starts = extend(starts, starts)
                abbrev_ids = extend(abbrev_ids, abbrev_ids)
                bit_offsets = extend(bit_offsets, bit_offsets)
                record_capacity += record_capacity
            starts[k] = m
    except BitcodeError as error:
        if not error.block_path:
            error.name = source.name
            error.block_path = block.path
            error.record = f"#{k}" if abbrev_id >= UNABBREV_RECORD else ""
        raise
    records.codes = codes[:k]
    records.starts = starts[: k + 1]
    records.ops = ops[:m]
    records.abbrev_ids = abbrev_ids[:k]
    records.bit_offsets = bit_offsets[:k]
    records.end_bit = start
    return records
