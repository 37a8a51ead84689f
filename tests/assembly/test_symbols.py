"""What module-level assembly defines, binds and uses, as LLVM 22's assemblers see it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from symbol_cases import ARM64, CASES, ELF, GLOBALS, MACHO, MORE, module_of

import irkit
from irkit.assembly.symbols import fits_aarch64, fits_arm
from irkit.cli.nm import symbols


def listed(text: str, warnings: list[str]) -> list[str]:
    module = irkit.parse_assembly(text)
    own = {value.name for value in module.globals}
    found = [f"{symbol.letter} {symbol.name}" for symbol in symbols(module, 22, warnings.append)]
    return found[len(own) :]


@pytest.mark.parametrize("case", [*CASES, *MORE])
def test_the_symbols_of_assembly_are_those_that_llvm_sees(case: str) -> None:
    triple, text, expected = MORE[case] if case in MORE else CASES[case]
    warnings: list[str] = []
    found = listed(module_of(triple, text, GLOBALS), warnings)
    assert (sorted(found), warnings) == (sorted(expected.split(", ") if expected else []), [])


@pytest.mark.llvm
def test_llvm_nm_lists_them_so(tmp_path: Path) -> None:
    for name, (triple, text, _) in (*CASES.items(), *MORE.items()):
        module = module_of(triple, text, GLOBALS)
        source = tmp_path / f"{name}.ll"
        source.write_text(module)
        subprocess.run(["llvm-as-22", str(source), "-o", f"{source}.bc"], check=True)
        said = subprocess.run(["llvm-nm-22", "-p", "-P", f"{source}.bc"], capture_output=True, check=True)
        lines = said.stdout.decode().split("\n")[:-1]
        spelled = [f"{line.split(' ')[-3]} {' '.join(line.split(' ')[:-3])}" for line in lines[6:]]
        assert (name, spelled) == (name, listed(module, []))


@pytest.mark.parametrize(
    "text",
    [
        ".macro m\n.long a",
        ".rept a\n.endr",
        ".if a\n.endif",
        ".endif",
        ".exitm",
        "a: ret\n.exitm",
        ".irp x\n.endr",
        ".irp x a\n.endr",
        ".altmacro",
        '.include "x"',
        ".macro m\nm\nm\n.endm\nm",
        ".rept 1000000000\nnop\n.endr",
        ".if " + "(" * 50_000 + "a\n.endif",
        ".macro m x\n.endm\nm a, b",
    ],
)
def test_what_is_not_followed_is_said(text: str) -> None:
    warnings: list[str] = []
    assert listed(module_of(ELF, text, GLOBALS), warnings) == []
    assert len(warnings) == 1


@pytest.mark.parametrize(
    ("directive", "found"),
    [
        (".zerofill a, b, c, 4", ["t c"]),
        (".zerofill a, b,", []),
        (".zerofill a, b", []),
        (".lazy_reference a", ["U a"]),
        (".lazy_reference", []),
        (".comm", []),
    ],
)
def test_directives_that_are_cut_off_say_nothing(directive: str, found: list[str]) -> None:
    assert listed(module_of(MACHO, directive, ""), []) == found


@pytest.mark.parametrize(("times", "more"), [(1, 0), (1, 1), (4, 0), (4, 1), (0, 1), (-1, 1)])
def test_repetitions_make_so_much_text(times: int, more: int) -> None:
    """4 MB at the most; the lines are the label, a comment, and their ends."""
    label = "a:\n"
    comment = "#" + "x" * ((1 << 22) // max(times, 1) - len(label) - 2 + more)
    warnings: list[str] = []
    text = f".globl b\n.rept {times}\n{label}{comment}\n.endr\n"
    found = listed(module_of(ELF, text, GLOBALS), warnings)
    fits = times < 1 or not more
    assert found == ([*(["t a"] if times > 0 else []), "U b"] if fits else [])
    assert bool(warnings) != fits


def test_numbers_that_one_instruction_of_arm_makes() -> None:
    fitting = [0, 255, 256, 0xFFFF, 0x10000, 0xFF000000, 0xF000000F, 0xC000003F, 0x3FC0000, -1, -256, -0x10000 - 1]
    others = [0x10001, 0x1FE0000, 0x12345678, -0x10002, 0xFFFF0000, 0x101FFFF]
    for around in (0, 1 << 32):
        assert [number for number in fitting if not fits_arm(number + around)] == []
        assert [number for number in others if fits_arm(number + around)] == []


@pytest.mark.parametrize(("register", "bits"), [("w0", 32), ("x0", 64), ("X1", 64)])
def test_numbers_that_one_instruction_of_aarch64_makes(register: str, bits: int) -> None:
    """16 bits at a multiple of 16 in the register; for any other number there is a word in memory."""
    assert listed(module_of(ARM64, f"ldr {register}, =0x10001", ""), []) == ["t "]
    assert fits_aarch64(1 << 64 | 5, [0, 16])
    assert not fits_aarch64(5, [16])
    for shift in range(0, bits, 4):
        for digits in (1, 0xF, 0xFFF0, 0xFFFF):
            number = (digits << shift) % (1 << bits)
            fits = any(number & ~(0xFFFF << place) == 0 for place in range(0, bits, 16))
            found = listed(module_of(ARM64, f"ldr {register}, ={number}", ""), [])
            assert found == ([] if fits else ["t "]), hex(number)
