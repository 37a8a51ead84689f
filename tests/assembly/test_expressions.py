"""The values of expressions in conditions of assembly, as LLVM's assembler has them."""

from __future__ import annotations

import subprocess

import pytest

import irkit
from irkit.cli.nm import symbols

VALUES = {
    "1+2*3": 7,
    "(1+2)*3": 9,
    "7-2-1": 4,
    "2*3+4*5": 26,
    "1|2+4": 7,
    "6&3|8": 10,
    "1<<3+1": 9,
    "1<<4": 16,
    "-1>>60": 15,
    "256>>4": 16,
    "7/2": 3,
    "-7/2": -3,
    "7/-2": -3,
    "-7/-2": 3,
    "7%3": 1,
    "-7%3": -1,
    "7%-3": 1,
    "1==1": -1,
    "1==2": 0,
    "1!=2": -1,
    "1<>2": -1,
    "1<>1": 0,
    "1<2": -1,
    "2<1": 0,
    "2<=2": -1,
    "3<=2": 0,
    "3>2": -1,
    "2>3": 0,
    "2>=2": -1,
    "1>=2": 0,
    "1&&2": 1,
    "1&&0": 0,
    "0||2": 1,
    "0||0": 0,
    "1||0&&0": 1,
    "~5": -6,
    "!5": 0,
    "!0": 1,
    "- -5": 5,
    "-(3+4)": -7,
    "+5": 5,
    "5^3": 6,
    "5&3": 1,
    "5|3": 7,
    "0x1f": 31,
    "0b101": 5,
    "017": 15,
    "0x7fffffffffffffff+1": -9223372036854775808,
    "1<<63": -9223372036854775808,
    "3*-2": -6,
    "2-3*4": -10,
    "1+2==3": -1,
    "1==2<3": -1,
    "8/4*2": 4,
    "100%7*2": 4,
    "!1+1": 1,
    "~0&255": 255,
    "four*2": 8,
    "-four": -4,
    "4294967296*4294967296": 0,
    "'A'": 65,
    "1<<64": 1,
    "1<<65": 2,
    "1<<-1": -9223372036854775808,
    "5<<0": 5,
    "5>>0": 5,
    "-1>>63": 1,
    "5>>64": 5,
    "3>>-63": 1,
    "2||0": 1,
    "0&&2": 0,
    "2||2": 1,
    "0x8000000000000000": -9223372036854775808,
    "18446744073709551615": -1,
    "1==1==1": 0,
    "8>>1*2": 8,
    "7^1|8": 14,
    "6|1^7": 0,
    "2<3&&1": 1,
    "2&&1||0": 1,
    "1<1": 0,
    "3>=3": -1,
    "1<=1": -1,
    "1>1": 0,
    "2^2": 0,
    "1-1|1": 0,
    "-1/2": 0,
    "-9223372036854775807-2": 9223372036854775807,
    "!2": 0,
    "!~-1": 1,
    "-~5": 6,
    "((2))": 2,
    "(1)+(2)": 3,
    "7&5^2": 7,
    "1<2<3": -1,
    "3-2-1": 0,
    "00": 0,
    "0B11": 3,
    "0X1F": 31,
    "1u": 1,
    "1UL": 1,
    "0x1fUL": 31,
    "0b1ll": 1,
    r"'\n'": 10,
    r"'\t'": 9,
    r"'\b'": 8,
    r"'\f'": 12,
    r"'\r'": 13,
    r"'\a'": 97,
    r"'\''": 39,
    "'a'+1": 98,
}
# What is no number at once.
OTHERS = [
    "1/0",
    "1%0",
    "(1",
    "1)",
    "1 2",
    "*1",
    "1+",
    "()",
    "08",
    "0b2",
    "unknown",
    "1 ? 2",
    "18446744073709551616",
    "0o17",
    "1_0",
    "0x1_0",
    "0xg",
    "1llu",
    "1lll",
    "'ab'",
    "'a",
    "''",
    "2*(3",
]


def asked(values: dict[str, int]) -> str:
    """A module whose assembly has a label for each expression with the value."""
    lines = ["four=4"]
    for place, (expression, value) in enumerate(values.items()):
        lines += [f".if ({expression}) == ({value})", f"right{place}:", ".endif"]
        lines += [f".if ({expression}) != ({value})", f"wrong{place}:", ".endif"]
    lines = [line.replace("\\", "\\5C") for line in lines]
    return 'target triple = "x86_64-pc-linux-gnu"\n' + "".join([f'module asm "{line}"\n' for line in lines])


WANTED = [f"right{place}" for place in range(len(VALUES))]


def labels(text: str) -> list[str]:
    warnings: list[str] = []
    found = [symbol.name for symbol in symbols(irkit.parse_assembly(text), 22, warnings.append)]
    assert warnings == []
    return [name for name in found if name != "four"]


def test_values() -> None:
    assert sorted(labels(asked(VALUES))) == sorted(WANTED)


@pytest.mark.llvm(22)
def test_llvm_has_the_same() -> None:
    made = subprocess.run(["llvm-as-22", "-", "-o", "-"], input=asked(VALUES).encode(), capture_output=True, check=True)
    said = subprocess.run(["llvm-nm-22", "-p", "-P", "-"], input=made.stdout, capture_output=True, check=True)
    found = [line.split(" ")[0] for line in said.stdout.decode().splitlines()]
    assert sorted([name for name in found if name[:5] in ("right", "wrong")]) == sorted(WANTED)


@pytest.mark.parametrize("expression", OTHERS)
def test_what_cannot_be_told_is_said(expression: str) -> None:
    text = f'target triple = "x86_64-pc-linux-gnu"\nmodule asm ".if {expression}"\nmodule asm ".endif"\n'
    warnings: list[str] = []
    assert list(symbols(irkit.parse_assembly(text), 22, warnings.append)) == []
    assert len(warnings) == 1
