"""`dump_lines` and `dump_json`: what a file holds, with names, offsets and sizes."""

from __future__ import annotations

import json
import re

import pytest

import irkit
from bitcode.bitstream import BitWriter
from bitcode.dump import dump_json, dump_lines
from irkit.errors import BitcodeError, IRKitError, UnsupportedError

TEXT = """\
m.bc: 256 bytes of LLVM bitcode, 2 top-level blocks
0x00000004.0       64  IDENTIFICATION_BLOCK (id 13, 192 bits, 2 records, abbreviation ids of 5 bits)
0x0000000c.0       27    DEFINE_ABBREV 4: [1, Array, Char6]
0x0000000f.3       71    STRING (1 by 4) text="LLVM22.1.0"
0x00000018.2       23    EPOCH (2) epoch=0
0x0000001b.1        7  END IDENTIFICATION_BLOCK
"""


def texts(lines: list[str]) -> list[str]:
    """What lines tell, without offset, size and indentation."""
    return [re.sub(r"^0x[0-9a-f]{8}\.\d +\d+ +", "", line).strip() for line in lines]


def test_lines_start_with_offset_and_size(module: bytes) -> None:
    lines = list(dump_lines(module, "m.bc"))
    expected = TEXT.replace("256", str(len(module))).splitlines()
    assert lines[: len(expected)] == expected


def test_items_follow_each_other_without_a_gap(module: bytes) -> None:
    at = 32
    for line in list(dump_lines(module, "m.bc"))[1:]:
        match = re.match(r"0x([0-9a-f]+)\.(\d) +(\d+)  ", line)
        if match is None:
            assert line.strip().startswith("[")  # a string of the record above
            continue
        assert int(match[1], 16) * 8 + int(match[2]) == at
        at += int(match[3])
    assert at == len(module) * 8


def test_records_have_names_and_operands(module: bytes) -> None:
    lines = texts(list(dump_lines(module, "m.bc")))
    for line in (
        "VERSION (1) version=2",
        "SETBID (1) block_id=12 (FUNCTION_BLOCK)",
        "DEFINE_ABBREV 5 for FUNCTION_BLOCK: [20, VBR(6), Fixed(4), VBR(4), Fixed(1)]",
        r'SOURCE_FILENAME (16) text="a \22quoted\22 \FF\5C name"',
        r'STRINGS (35 by 4) count=2 offset=4 blob of 12 bytes: "C\01\00\00oneday!!"',
        '[0] "one"',
        '[1] "day!!"',
        "INST_LOAD (20 by 5) pointer=3 type=2 align=4 volatile=0",
        "INST_CALL (34) attributes=0 flags=32768 function_type=3 callee=7 args=[4294967295, 5]",
        "CODE_999 (999) 7 18446744073709551615",
        "INST_RET (10 by 4)",
        "BLOCK_77 (id 77, 109 bits, 1 records, abbreviation ids of 4 bits)",
        "CODE_5 (5) 6",
        "END BLOCK_77",
    ):
        assert line in lines


@pytest.mark.parametrize("name", ["FUNCTION_BLOCK", "function_block", "FUNCTION", "12"])
def test_one_kind_of_block_with_what_is_in_it(module: bytes, name: str) -> None:
    lines = texts(list(dump_lines(module, "m.bc", name)))
    assert lines[1].startswith("FUNCTION_BLOCK (id 12")
    assert lines[-1] == "END FUNCTION_BLOCK"
    assert "END BLOCK_77" in lines
    assert not any("VERSION" in line for line in lines)


def test_a_block_that_is_not_there_is_an_error(module: bytes) -> None:
    with pytest.raises(IRKitError, match=r"m.bc: no block is called 'STRTAB'; there are IDENTIFICATION_BLOCK, MODULE"):
        list(dump_lines(module, "m.bc", "STRTAB"))


def test_json_says_the_same(module: bytes) -> None:
    data = json.loads("".join(dump_json(module, "m.bc")))
    assert (data["name"], data["size"], data["wrapper"], data["trailing"]) == ("m.bc", len(module), None, "")
    identification, content = data["blocks"]
    assert identification["block"] == "IDENTIFICATION_BLOCK"
    assert identification["items"][0]["operands"] == [["literal", 1], ["array"], ["char6"]]
    assert bytes(identification["items"][1]["operands"]) == b"LLVM22.1.0"
    function = content["items"][-1]
    assert function["path"] == "MODULE_BLOCK/FUNCTION_BLOCK"
    load = function["items"][1]
    assert (load["record"], load["code"], load["abbrev"]) == ("INST_LOAD", 20, 5)
    assert dict(zip(load["names"], load["operands"], strict=True)) == {
        "pointer": 3,
        "type": 2,
        "align": 4,
        "volatile": 0,
    }
    assert function["items"][6]["operands"] == [7, (1 << 64) - 1]
    strings = content["items"][3]["items"][1]
    assert (strings["strings"], bytes.fromhex(strings["blob"])[4:]) == (["one", "day!!"], b"oneday!!")
    assert content["items"][1]["items"][1]["for"] == 12


def test_json_of_one_kind_of_block(module: bytes) -> None:
    data = json.loads("\n".join(dump_json(module, "m.bc", "BLOCK_77")))
    assert [block["path"] for block in data["blocks"]] == ["MODULE_BLOCK/FUNCTION_BLOCK/BLOCK_77"]


def test_wrapper_and_trailing_bytes(module: bytes) -> None:
    header = b"\xde\xc0\x17\x0b" + b"".join(n.to_bytes(4, "little") for n in (0, 20, len(module), 7))
    data = header + module + b"\0\0\0\0"
    lines = list(dump_lines(data, "w.bc"))
    assert lines[1] == f"0x00000000.0      160  WRAPPER version=0 offset=20 size={len(module)} cpu_type=0x7"
    assert lines[2].startswith("0x00000018.0")
    assert lines[-1].endswith(r'after the last block of 4 bytes: "\00\00\00\00"')
    said = json.loads("".join(dump_json(data, "w.bc")))
    assert said["wrapper"] == {"version": 0, "offset": 20, "size": len(module), "cpu_type": 7}
    assert said["trailing"] == "00000000"


def test_a_damaged_file_is_told_up_to_the_damage(module: bytes) -> None:
    damaged = bytearray(module)
    damaged[len(module) - 40] ^= 0xFF
    told = []
    with pytest.raises(BitcodeError, match=r"m.bc: bit \d+"):
        for line in dump_lines(bytes(damaged), "m.bc"):
            told.append(line)
    assert told[:6][-1].endswith("END IDENTIFICATION_BLOCK")
    with pytest.raises(UnsupportedError, match="an ELF object"):
        list(dump_lines(b"\x7fELF", "a.o"))


def test_blocks_nested_deep() -> None:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    for _ in range(3000):
        writer.enter_block(8, 2)
    for _ in range(3000):
        writer.end_block()
    data = writer.getvalue()
    lines = list(dump_lines(data, "deep.bc"))
    assert len(lines) == 6001
    assert max(map(len, lines)) < 200
    assert sum(map(len, dump_json(data, "deep.bc"))) < 3000 * 1000


def test_strings_of_metadata_may_all_be_empty() -> None:
    data = irkit.to_bitcode(irkit.parse_assembly('!n = !{!0}\n!0 = !{!""}\n', llvm_version=22))
    lines = texts(list(dump_lines(data, "m.bc")))
    at = next(number for number, line in enumerate(lines) if line.startswith("STRINGS"))
    assert lines[at + 1] == '[0] ""'
