"""Debug info's words, flags and expressions by release."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from irkit.dialects.dwarf import disp_flags, dwarf


def test_names_come_and_go() -> None:
    assert dwarf(20).calling_conventions[0xC7] == "DW_CC_LLVM_OpenCLKernel"
    assert dwarf(21).calling_conventions[0xC7] == "DW_CC_LLVM_DeviceKernel"
    assert 0x6000 not in dwarf(13).tags
    assert dwarf(14).tags[0x6000] == "DW_TAG_LLVM_annotation"
    assert dwarf(13).languages[0x0C] == "DW_LANG_C99"


@pytest.mark.parametrize(
    ("flags", "words", "rest"),
    [
        (1, ["DIFlagPrivate"], 0),
        (3, ["DIFlagPublic"], 0),
        (3 << 16, ["DIFlagVirtualInheritance"], 0),
        (0x24, ["DIFlagIndirectVirtualBase"], 0),
        (0x20 | 2, ["DIFlagProtected", "DIFlagVirtual"], 0),
        (1 << 30, [], 1 << 30),
    ],
)
def test_flags_split_as_in_llvm(flags: int, words: list[str], rest: int) -> None:
    assert dwarf(19).di_flags(flags) == (words, rest)


def test_subprogram_flags() -> None:
    assert disp_flags(0b11000 | 1 << 10) == (["DISPFlagDefinition", "DISPFlagOptimized"], 1 << 10)


_EXPRESSIONS = [
    [0x06],
    [0x10, 5, 0x9F],
    [0x16],
    [0x12, 0x16],
    [0x1000, 0, 8],
    [0x1000, 0, 8, 0x06],
    [0x9F, 0x06],
    [0x9F, 0x1000, 0, 8],
    [0x1003, 1],
    [0x1003, 2],
    [0x1005, 0, 0x1003, 1, 0x9F],
    [0x1005, 1, 0x1003, 1, 0x9F],
    [0x29],
    [0x1F],
    [0x1006, 1, 2],
    [0x50],
    [0x50, 0x06],
    [0x70, 4, 0x06],
    [0x90, 4],
    [0x92, 4, 5],
    [0x31],
    [0x9999],
]


@pytest.mark.llvm
@pytest.mark.parametrize("version", [13, 14, 16, 19, 22])
def test_expressions_are_valid_where_llvm_says_so(version: int) -> None:
    assembler, disassembler = shutil.which(f"llvm-as-{version}"), shutil.which(f"llvm-dis-{version}")
    if assembler is None or disassembler is None:
        pytest.skip(f"needs llvm-as-{version} and llvm-dis-{version}")
    source = "".join(
        f"!n{place} = !{{!DIExpression({', '.join(map(str, elements))})}}\n"
        for place, elements in enumerate(_EXPRESSIONS)
    )
    bitcode = subprocess.run(
        [assembler, "-disable-verify", "-o", "-"], input=source.encode(), capture_output=True, check=True
    ).stdout
    text = subprocess.run([disassembler, "-o", "-"], input=bitcode, capture_output=True, check=True).stdout
    printed = dict(re.findall(r"!n(\d+) = !\{!DIExpression\((.*)\)\}", text.decode()))
    table = dwarf(version)
    for place, elements in enumerate(_EXPRESSIONS):
        operations = table.split_expression(elements)
        words = [str(element) for element in elements]
        if operations is not None:
            words = []
            for code, *operands in operations:
                words += [table.operations[code], *map(str, operands)]
        assert ", ".join(words) == printed[str(place)]
