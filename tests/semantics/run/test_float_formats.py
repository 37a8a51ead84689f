"""Operations of all floating-point formats on numbers at their limits: `float_formats.txt` has a line for each.

The numbers are those of `numbers`, in its order; a binary operation takes each of them with three others. Results are
bits, `-` is poison, `~` what irkit does not compute, `nan` any NaN of arithmetic, whose sign and payload LLVM leaves
open. What stands there is what LLVM 22 folds them to, and, of what it does not fold, behind `?` what irkit computes:
`python tests/semantics/run/test_float_formats.py`.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.errors import UnsupportedError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import double_bits, float_of

RECORD = Path(__file__).parent / "float_formats.txt"
# By format: the bits of its exponent, and those of its fraction.
FORMATS = {
    "half": (5, 10),
    "bfloat": (8, 7),
    "float": (8, 23),
    "double": (11, 52),
    "fp128": (15, 112),
    "x86_fp80": (15, 63),
    "ppc_fp128": (11, 52),
}
MANGLED = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "fp128": "f128",
    "x86_fp80": "f80",
    "ppc_fp128": "ppcf128",
}
ROUNDINGS = ("floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round")
EXTREMES = ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")
SIGNS = ("fneg", "fabs", "copysign")
DISTANCES = (0, 1, 4)  # from a number to those that it is taken with


def numbers(keyword: str) -> list[int]:
    """The bits of the numbers that are tried."""
    exponent_bits, fraction_bits = FORMATS[keyword]
    explicit = keyword == "x86_fp80"  # its leading bit stands in it
    last = (1 << exponent_bits) - 1
    one = last >> 1

    def made(sign: int, exponent: int, fraction: int) -> int:
        lead = explicit and exponent != 0
        bits = (((sign << exponent_bits | exponent) << explicit) | lead) << fraction_bits | fraction
        return bits | (1 << 63 << 64 if keyword == "ppc_fp128" and sign else 0)

    half = 1 << (fraction_bits - 1)
    whole = 2 * half - 1
    wide = [(0, one + fraction_bits, 1), (1, one + 7, half)]  # the last odd number; -192
    rows = [
        *((0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, whole), (0, 1, 0), (1, one - 1, 0), (0, one - 1, 1), (0, one, 0)),
        *((1, one, half), (0, one + 1, half // 2), (1, one + 1, half // 2), (0, one + 1, half), (0, one + 6, 0)),
        *(*wide, (0, last - 1, whole), (1, last - 1, whole), (0, last, 0), (1, last, 0), (0, last, half)),
    ]
    return [made(*row) for row in rows]


def constant(keyword: str, bits: int) -> str:
    low, high = bits & (1 << 64) - 1, bits >> 64
    if keyword in ("float", "double"):
        return f"0x{double_bits(float_of(bits, keyword)):016X}"
    if keyword in ("half", "bfloat"):
        return f"0x{'H' if keyword == 'half' else 'R'}{bits:04X}"
    if keyword == "x86_fp80":
        return f"0xK{high:04X}{low:016X}"
    return f"0x{'L' if keyword == 'fp128' else 'M'}{low:016X}{high:016X}"


def operations(keyword: str) -> dict[str, tuple[int, str, str]]:
    """By name: how many operands, what is computed of %a and %b, and the type of the result."""
    own = MANGLED[keyword]
    found: dict[str, tuple[int, str, str]] = {"fneg": (1, f"fneg {keyword} %a", keyword)}
    is_pair = keyword == "ppc_fp128"
    for name in (*ROUNDINGS, "fabs", "sqrt"):
        if not (is_pair and name == "sqrt"):
            found[name] = (1, f"call {keyword} @llvm.{name}.{own}({keyword} %a)", keyword)
    for other, parts in FORMATS.items():
        more = sum(parts) + (other == "ppc_fp128") - sum(FORMATS[keyword]) - is_pair
        if more and {keyword, other} not in ({"half", "bfloat"}, {"fp128", "ppc_fp128"}, {"x86_fp80", "ppc_fp128"}):
            opcode = "fpext" if more > 0 else "fptrunc"
            found[f"{opcode} {other}"] = (1, f"{opcode} {keyword} %a to {other}", other)
    for opcode, bits in (("fptosi", 8), ("fptoui", 8), ("fptosi", 64), ("fptoui", 65)):
        found[f"{opcode} i{bits}"] = (1, f"{opcode} {keyword} %a to i{bits}", f"i{bits}")
    if not is_pair:
        for name, bits in (("fptosi", 8), ("fptoui", 8), ("fptosi", 64)):
            call = f"call i{bits} @llvm.{name}.sat.i{bits}.{own}({keyword} %a)"
            found[f"{name}.sat i{bits}"] = (1, call, f"i{bits}")
        for name in ("lround", "lrint"):
            found[name] = (1, f"call i32 @llvm.{name}.i32.{own}({keyword} %a)", "i32")
        found["ldexp -1"] = (1, f"call {keyword} @llvm.ldexp.{own}.i32({keyword} %a, i32 -1)", keyword)
        found["ldexp 9"] = (1, f"call {keyword} @llvm.ldexp.{own}.i32({keyword} %a, i32 9)", keyword)
        for name in EXTREMES:
            found[name] = (2, f"call {keyword} @llvm.{name}.{own}({keyword} %a, {keyword} %b)", keyword)
        for opcode in ("fadd", "fsub", "fmul", "fdiv", "frem"):
            found[opcode] = (2, f"{opcode} {keyword} %a, %b", keyword)
        fma = f"call {keyword} @llvm.fma.{own}({keyword} %a, {keyword} %b, {keyword} %a)"
        found["fma"] = (2, fma, keyword)
    for number in range(10):
        call = f"call i1 @llvm.is.fpclass.{own}({keyword} %a, i32 {1 << number})"
        found[f"is.fpclass {1 << number}"] = (1, call, "i1")
    found["copysign"] = (2, f"call {keyword} @llvm.copysign.{own}({keyword} %a, {keyword} %b)", keyword)
    for predicate in ("olt", "oeq", "ogt", "uno", "ule", "une"):
        found[f"fcmp {predicate}"] = (2, f"fcmp {predicate} {keyword} %a, %b", "i1")
    for opcode in ("sitofp", "uitofp"):
        for bits in (8, 64, 65):
            found[f"{opcode} i{bits}"] = (0, f"{opcode} i{bits} %a to {keyword}", keyword)
    return found


def integers(bits: int) -> list[int]:
    half = 1 << (bits - 1)
    kept = [(1 << 24) + 1, (1 << 53) + 1, (1 << 53) - 1, (3 << 53) + 2] if bits > 53 else []
    return [0, 1, half - 1, half, half + 1, 2 * half - 1, 77, *kept]


def operands(keyword: str, count: int, text: str) -> list[tuple[int, ...]]:
    if not count:
        width = re.search(r" i(\d+) ", text)
        assert width is not None
        return [(one,) for one in integers(int(width[1]))]
    tried = numbers(keyword)
    if count == 1:
        return [(one,) for one in tried]
    return [(one, tried[(place + more) % len(tried)]) for more in DISTANCES for place, one in enumerate(tried)]


def width(keyword: str) -> int:
    if keyword.startswith("i"):
        return int(keyword[1:])
    return 128 if keyword == "ppc_fp128" else sum(FORMATS[keyword]) + 1 + (keyword == "x86_fp80")


def as_bits(ty: str, body: str) -> str:
    """A function's body that ends by returning the bits of a result."""
    return f"  %r = {body}\n  %bits = bitcast {ty} %r to i{width(ty)}\n  ret i{width(ty)} %bits\n}}\n"


def bits_of(name: str, result: object, ty: str) -> str:
    if not isinstance(result, int):
        return "-"
    result &= (1 << width(ty)) - 1
    if ty not in FORMATS or name in SIGNS:
        return f"{result:x}"
    exponent_bits, fraction_bits = FORMATS[ty]
    if ty == "ppc_fp128":
        result &= (1 << 64) - 1 if result >> 64 == 1 << 63 else -1  # a second double of -0 adds nothing
    exponent = result >> (fraction_bits + (ty == "x86_fp80")) & ((1 << exponent_bits) - 1)
    is_nan = exponent == (1 << exponent_bits) - 1 and result & ((1 << fraction_bits) - 1)
    return "nan" if is_nan else f"{result:x}"


def computed(keyword: str) -> dict[str, list[str]]:
    """What irkit computes."""
    rows = operations(keyword)
    text = ""
    own = f"i{width(keyword)}"
    for place, (count, body, ty) in enumerate(rows.values()):
        head = f"%a = bitcast {own} %x to {keyword}\n  %b = bitcast {own} %y to {keyword}\n"
        given = f"{own} %x, {own} %y" if count else f"{body.split()[1]} %a"
        text += f"define i{width(ty)} @f{place}({given}) {{\n{head if count else ''}{as_bits(ty, body)}"
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    found = {}
    for place, (name, (count, body, ty)) in enumerate(rows.items()):
        given_to = [[*row, 0][:2] if count else row for row in operands(keyword, count, body)]
        found[name] = []
        for row in given_to:
            try:
                found[name].append(bits_of(name, interpreter.call(f"f{place}", *row), ty))
            except UnsupportedError:
                found[name].append("~")
    return found


def folded(keyword: str) -> dict[str, list[str]]:
    """What LLVM's opt folds it to; "?" for what it does not fold."""
    text = ""
    rows = operations(keyword)
    for place, (count, body, ty) in enumerate(rows.values()):
        for number, row in enumerate(operands(keyword, count, body)):
            words = [constant(keyword, one) if count else str(one) for one in row]
            made = body.replace("%a", words[0]).replace("%b", words[-1])
            text += f"define i{width(ty)} @f{place}.{number}() {{\n{as_bits(ty, made)}"
    command = ["opt-22", "-S", "-passes=instsimplify", "-o", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    module = irkit.parse_assembly(done.stdout, llvm_version=22)
    interpreter = Interpreter(module)
    found = {}
    for place, (name, (count, body, ty)) in enumerate(rows.items()):
        said = []
        for number in range(len(operands(keyword, count, body))):
            function = module[f"f{place}.{number}"]
            assert isinstance(function, irkit.Function)
            is_folded = len(list(function.instructions)) == 1
            said.append(bits_of(name, interpreter.call(function.name), ty) if is_folded else "?")
        found[name] = said
    return found


def recorded() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {}
    for line in RECORD.read_text(encoding="utf-8").splitlines():
        head, _, said = line.partition(": ")
        keyword, _, name = head.partition(" ")
        found.setdefault(keyword, {})[name] = said.split()
    return found


@pytest.mark.parametrize("keyword", FORMATS)
def test_results_are_those_on_record(keyword: str) -> None:
    wanted = {name: [one.removeprefix("?") for one in row] for name, row in recorded()[keyword].items()}
    assert computed(keyword) == wanted


@pytest.mark.llvm(22)
@pytest.mark.parametrize("keyword", FORMATS)
def test_llvm_folds_them_to_the_same(keyword: str) -> None:
    wanted = {name: ["?" if one[0] == "?" else one for one in row] for name, row in recorded()[keyword].items()}
    assert folded(keyword) == wanted


if __name__ == "__main__":
    lines = []
    for one in FORMATS:
        own, llvms = computed(one), folded(one)
        for name, said in llvms.items():
            shown = [f"?{own[name][place]}" if what == "?" else what for place, what in enumerate(said)]
            lines.append(f"{one} {name}: {' '.join(shown)}")
    RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")
