"""`llvm-bcanalyzer`: a bitstream record by record, and its statistics, as LLVM prints them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bitcode.bitstream.abbreviations import ARRAY
from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.bitstream.container import WRAPPER_MAGIC
from bitcode.dump.names import metadata_strings
from irkit.cli.llvm.analyzer_names import BLOCKNAME, SETBID, SETRECORDNAME, block_names, record_names
from irkit.cli.llvm.options import VALUE, Line, Option
from irkit.cli.llvm.tool import Tool, ToolError, reason
from irkit.cli.streams import STDIN_NAME, read_input, standard_output
from irkit.digests import sha1_of
from irkit.errors import BitcodeError, UnsupportedError

if TYPE_CHECKING:
    from bitcode.bitstream import Abbrev, Bitstream, Block
    from bitcode.dump.items import Item

OPTIONS = (
    Option("dump"),
    Option("disable-histogram"),
    Option("non-symbolic"),
    Option("show-binary-blobs"),
    Option("dump-blockinfo", first=14),
    Option("check-hash", VALUE),
    Option("block-info", VALUE),
)
_PRINTABLE: Final = range(32, 127)
_ESCAPED: Final = {9: "\\t", 10: "\\n", 34: '\\"', 92: "\\\\"}
_UNABBREV: Final = 3
_METADATA, _MODULE = 15, 8
_STRINGS, _INDEX_OFFSET, _INDEX, _HASH = 35, 38, 39, 17


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    if line.value("block-info") is not None:
        raise UnsupportedError("irkit's llvm-bcanalyzer does not have --block-info")
    path = line.files[0] if line.files else "-"
    try:
        data = read_input(path)
    except OSError as error:
        raise ToolError(f"{tool.name}: Error reading '{path}': {reason(error)}") from error
    from bitcode.bitstream import read_bitstream

    try:
        stream = read_bitstream(data, path)
        report = Report(stream, line, tool.release)
        with standard_output() as out:
            if line.flag("dump"):
                out.write(wrapper_text(data))
            for text in report.dump():
                if line.flag("dump"):
                    out.write(text + "\n")
            if line.flag("dump"):
                out.write("\n\n")
            name = STDIN_NAME if path == "-" else path
            for text in report.statistics(name, not line.flag("disable-histogram")):
                out.write(text + "\n")
    except BitcodeError as error:
        raise ToolError(f"{tool.name}: {error.message}") from error
    return 0


def wrapper_text(data: bytes) -> str:
    """The line of the wrapper around a stream; nothing for a stream without one."""
    if not data.startswith(WRAPPER_MAGIC):
        return ""
    fields = zip(("Magic", "Version", "Offset", "Size", "CPUType"), struct.unpack_from("<5I", data), strict=True)
    return f"<BITCODE_WRAPPER_HEADER {' '.join(f'{name}=0x{word:08x}' for name, word in fields)}/>\n"


class Counts:
    """What is counted of the blocks of one id."""

    def __init__(self) -> None:
        self.instances = 0
        self.bits = 0
        self.blocks = 0
        self.abbrevs = 0
        self.records = 0
        self.abbreviated = 0
        self.codes: dict[int, list[int]] = {}  # code: records, abbreviated ones, bits


class Names:
    """What blocks and records are called: as LLVM has it, or as BLOCKINFO says of those of applications."""

    def __init__(self, release: int) -> None:
        self.blocks = block_names()
        self.records = record_names(release)
        self.block_id = BLOCKINFO_BLOCK  # the one that BLOCKINFO tells of
        self.told: set[tuple[int, int]] = set()

    def learn(self, code: int, operands: list[int]) -> None:
        """A record of BLOCKINFO. Of several names of a record the first counts, of a block the last."""
        if not operands:
            return
        if code == SETBID:
            self.block_id = operands[0]
        elif self.block_id < _MODULE:  # those of all streams
            return
        elif code == BLOCKNAME:
            self.blocks[self.block_id] = _text(operands)
        elif code == SETRECORDNAME:
            key = self.block_id, operands[0]
            if key not in self.told:
                self.told.add(key)
                self.records[key] = _text(operands[1:])


def _text(characters: list[int]) -> str:
    return bytes([character & 0xFF for character in characters]).decode("utf-8", "surrogateescape")


class Report:
    """One reading of a stream; `dump` counts what `statistics` tells."""

    def __init__(self, stream: Bitstream, line: Line, release: int) -> None:
        hash_start = line.value("check-hash")
        self.stream = stream
        self.non_symbolic = line.flag("non-symbolic")
        self.binary = line.flag("show-binary-blobs")
        self.blockinfo = line.flag("dump-blockinfo")
        self.hash_start = None if hash_start is None else hash_start.encode("utf-8", "surrogateescape")
        self.counts: dict[int, Counts] = {}
        self.tops = 0
        self.release = release
        self.names = Names(release)
        self.index_at: int  # the bit where the index of the metadata block in hand is said to stand

    def block_name(self, block_id: int) -> str:
        return self.names.blocks.get(block_id, f"UnknownBlock{block_id}")

    def dump(self) -> Iterator[str]:
        """The lines of the dump. Raises BitcodeError where the stream is damaged."""
        from bitcode.dump.items import Kind, walk

        for item in walk(self.stream):
            block = item.level.block
            counts = self.counts.setdefault(block.block_id, Counts())
            indent = "  " * item.level.depth
            hidden = block.block_id == BLOCKINFO_BLOCK and not self.blockinfo
            if item.kind is Kind.BLOCK:
                if block.block_id == BLOCKINFO_BLOCK:
                    self.names = Names(self.release)
                yield indent + self.enter(block, counts, hidden)
            elif item.kind is Kind.DEFINITION:
                counts.abbrevs += 1
            elif item.kind is Kind.RECORD:
                self.count(item, counts)
                if block.block_id == BLOCKINFO_BLOCK:
                    self.names.learn(item.level.records.codes[item.index], item.level.records.operands(item.index))
                if not hidden:
                    yield from self.record(item, indent)
            elif not hidden:
                yield f"{indent}</{self.block_name(block.block_id)}>"

    def enter(self, block: Block, counts: Counts, hidden: bool) -> str:
        """The head of a block. Its id counts for the block around it, what follows that for the block."""
        size = block.end_bit - block.start_bit - id_bits(block)
        counts.instances += 1
        counts.bits += size
        parent = block.parent
        if parent is None:
            self.tops += 1
        else:
            around = self.counts[parent.block_id]
            around.blocks += 1
            around.bits -= size
        if block.block_id == _METADATA:
            self.index_at = 0
        if hidden:
            return "<BLOCKINFO_BLOCK/>"
        number = f" BlockID={block.block_id}" if self.non_symbolic and block.block_id in self.names.blocks else ""
        words = (block.end_bit - block.body_bit) // 32
        return f"<{self.block_name(block.block_id)}{number} NumWords={words} BlockCodeSize={block.abbrev_width}>"

    def count(self, item: Item, counts: Counts) -> None:
        records = item.level.records
        kind = counts.codes.setdefault(records.codes[item.index], [0, 0, 0])
        abbreviated = records.abbrev_ids[item.index] > _UNABBREV
        kind[0] += 1
        kind[1] += abbreviated
        kind[2] += item.end - item.start
        counts.records += 1
        counts.abbreviated += abbreviated

    def record(self, item: Item, indent: str) -> Iterator[str]:
        """A record: name, abbreviation, operands, and what is known of its blob."""
        level = item.level
        records = level.records
        block_id = level.block.block_id
        code = records.codes[item.index]
        abbrev_id = records.abbrev_ids[item.index]
        operands = records.operands(item.index)
        name = self.names.records.get((block_id, code))
        parts = [f"{indent}  <{f'UnknownCode{code}' if name is None else name}"]
        if name is not None and self.non_symbolic:
            parts.append(f" codeid={code}")
        if abbrev_id > _UNABBREV:
            parts.append(f" abbrevid={abbrev_id}")
        parts += [f" op{index}={signed64(operand)}" for index, operand in enumerate(operands)]
        parts.append(self.findings(item, code, operands))
        parts.append("/>")
        abbrev = level.block.abbrev(records, abbrev_id) if abbrev_id > _UNABBREV else None
        if abbrev is not None:
            parts.append(array_text(abbrev, operands))
        blob = records.blobs.get(item.index)
        if blob is None:
            yield "".join(parts)
            return
        if (block_id, code) == (_METADATA, _STRINGS):
            if len(operands) == 2:
                parts.append(f" num-strings = {operands[0]} {{")
            yield "".join(parts)
            for string in metadata_strings(block_id, code, operands, blob):
                yield f"{indent}    '{escaped(string)}'"
            yield f"{indent}  }}"
            return
        if self.binary:
            parts.append(f" blob data = '{escaped(blob)}'")
        elif all(byte in _PRINTABLE for byte in blob):
            parts.append(f" blob data = '{blob.decode()}'")
        else:
            parts.append(f" blob data = unprintable, {len(blob)} bytes.")
        yield "".join(parts)

    def findings(self, item: Item, code: int, operands: list[int]) -> str:
        """What a record says of other places in the file, and whether it is true."""
        block = item.level.block
        if block.block_id == _METADATA and code == _INDEX_OFFSET:
            if len(operands) != 2:
                return "(Invalid record)"
            self.index_at = item.end + operands[0] + (operands[1] << 32)
        elif block.block_id == _METADATA and code == _INDEX:
            if self.index_at == item.start:
                return " (offset match)"
            return f" (offset mismatch: {self.index_at} vs {item.start})"
        elif block.block_id == _MODULE and code == _HASH and self.hash_start is not None:
            if len(operands) != 5:
                return " (invalid)"
            body = self.stream.data[block.body_bit // 8 : (item.start + block.abbrev_width) // 8]
            said = b"".join([(operand & 0xFFFFFFFF).to_bytes(4, "big") for operand in operands])
            return " (match)" if sha1_of([self.hash_start, body]) == said else " (!mismatch!)"
        return ""

    # Statistics

    def statistics(self, name: str, histogram: bool) -> Iterator[str]:
        """The lines of the summary."""
        whole = self.stream.source.end - self.stream.source.origin
        yield f"Summary of {name}:"
        yield f"         Total size: {sized(whole)}"
        yield "        Stream type: LLVM IR"
        yield f"  # Toplevel Blocks: {self.tops}"
        yield ""
        yield "Per-block Summary:"
        for block_id in sorted(self.counts):
            yield from self.block_statistics(block_id, whole, histogram)

    def block_statistics(self, block_id: int, whole: int, histogram: bool) -> Iterator[str]:
        counts = self.counts[block_id]
        known = self.names.blocks.get(block_id)
        yield f"  Block ID #{block_id}{f' ({known})' if known else ''}:"
        yield f"      Num Instances: {counts.instances}"
        yield f"         Total Size: {sized(counts.bits)}"
        yield f"    Percent of file: {counts.bits * 100.0 / whole:.4f}%"
        number = counts.instances
        if number > 1:
            average = counts.bits / number
            yield f"       Average Size: {average:.2f}/{average / 8:.2f}B/{int(average / 32)}W"
            for what, total in (("SubBlocks", counts.blocks), ("Abbrevs", counts.abbrevs), ("Records", counts.records)):
                yield f"{'Tot/Avg ' + what:>19}: {total}/{total / number:.6e}"
        else:
            yield f"      Num SubBlocks: {counts.blocks}"
            yield f"        Num Abbrevs: {counts.abbrevs}"
            yield f"        Num Records: {counts.records}"
        if counts.records:
            yield f"    Percent Abbrevs: {counts.abbreviated * 100.0 / counts.records:.4f}%"
        yield ""
        if histogram and counts.codes:
            yield from self.histogram(block_id, counts)

    def histogram(self, block_id: int, counts: Counts) -> Iterator[str]:
        yield "\tRecord Histogram:"
        yield "\t\t  Count    # Bits     b/Rec   % Abv  Record Kind"
        for code, (number, abbreviated, bits) in sorted(counts.codes.items(), key=lambda row: (-row[1][0], -row[0])):
            each = f" {bits / number:9.1f}" if number > 1 else " " * 10
            share = f" {abbreviated / number * 100:7.2f}" if abbreviated else " " * 8
            name = self.names.records.get((block_id, code), f"UnknownCode{code}")
            yield f"\t\t{number:7d} {bits:9d}{each}{share}  {name}"
        yield ""


def id_bits(block: Block) -> int:
    """The bits of ENTER_SUBBLOCK and the block's id: what stands before the block as LLVM counts."""
    around = block.parent
    chunks = max(1, -(-int(block.block_id).bit_length() // 7))
    return (2 if around is None else around.abbrev_width) + 8 * chunks


def sized(bits: int) -> str:
    return f"{bits}b/{bits / 8:.2f}B/{bits // 32}W"


def escaped(text: bytes) -> str:
    return "".join([_ESCAPED.get(byte) or (chr(byte) if byte in _PRINTABLE else f"\\x{byte:02X}") for byte in text])


def array_text(abbrev: Abbrev, operands: list[int]) -> str:
    """An array of characters as text; nothing for a record without an array or with other numbers in it."""
    for index, operand in enumerate(abbrev.operands):
        if index and operand.kind == ARRAY:
            characters = operands[index - 1 :]
            if all((number & 0xFF) in _PRINTABLE for number in characters):
                return f" record string = '{''.join([chr(number & 0xFF) for number in characters])}'"
            break
    return ""
