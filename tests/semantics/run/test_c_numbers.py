"""The functions of math.h on double, float and long double: `c_numbers.txt` has, for each, what the C library gives for
the numbers of `test_float_formats`, as bits in hexadecimal; "~" where C leaves it open, or where it is a number that
takes an approximation.

`python tests/semantics/run/test_c_numbers.py` writes them as lli gives them that runs the functions of this machine.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter
from tests.semantics.run.test_float_formats import FORMATS, numbers, width

RECORD = Path(__file__).parent / "c_numbers.txt"
SUFFIXES = {"double": "", "float": "f", "x86_fp80": "l"}
EXACT = ("floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round", "sqrt", "fabs", "logb")
APPROXIMATE = (
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2"),
    *("exp10", "expm1", "log", "log2", "log10", "log1p", "cbrt", "erf", "erfc", "tgamma", "lgamma", "sincos"),
)
INTEGERS = {"ilogb": 32, "lround": 64, "llround": 64, "lrint": 64, "llrint": 64}
BINARY = ("fmin", "fmax", "fmod", "remainder", "fdim", "nextafter", "copysign", "hypot")
SCALES = {"ldexp": 32, "scalbn": 32, "scalbln": 64}
EXPONENTS = (-1, 9, -70, -20_000, 40_000, -(1 << 31), (1 << 31) - 1)
LIBRARY = (*EXACT, *APPROXIMATE, *INTEGERS, *BINARY, *SCALES, "fma", "remquo", "frexp", "modf")


def body(name: str, ty: str) -> tuple[str, str, str]:
    """Instructions that give %r and %s, and the types of these."""
    called = f"@{name}{SUFFIXES[ty]}"
    second = "%s = add i32 0, 0"
    if name in INTEGERS:
        result = f"i{INTEGERS[name]}"
        return f"%r = call {result} {called}({ty} %a); {second}", result, "i32"
    if name in SCALES:
        bits = SCALES[name]
        wide = f"%m = sext i32 %n to i{bits}" if bits > 32 else "%m = add i32 %n, 0"
        return f"{wide}; %r = call {ty} {called}({ty} %a, i{bits} %m); {second}", ty, "i32"
    if name in ("frexp", "modf", "remquo"):
        stored = ty if name == "modf" else "i32"
        given = f"{ty} %a, {ty} %b" if name == "remquo" else f"{ty} %a"
        made = f"%p = alloca {stored}; %r = call {ty} {called}({given}, ptr %p); %s = load {stored}, ptr %p"
        return made, ty, stored
    if name == "sincos":
        made = f"%p = alloca {ty}; %q = alloca {ty}; call void {called}({ty} %a, ptr %p, ptr %q)"
        return f"{made}; %r = load {ty}, ptr %p; %s = load {ty}, ptr %q", ty, ty
    given = ", ".join(f"{ty} %{letter}" for letter in "abc"[: 3 if name == "fma" else 2 if name in BINARY else 1])
    return f"%r = call {ty} {called}({given}); {second}", ty, "i32"


def operands(name: str, ty: str) -> list[tuple[int, int, int, int]]:
    tried = numbers(ty)
    if name in SCALES:
        return [(one, 0, 0, exponent) for one in tried for exponent in EXPONENTS]
    if name in BINARY or name == "remquo":
        return [(one, tried[place - more], 0, 0) for more in (0, 1, 4, 19) for place, one in enumerate(tried)]
    if name == "fma":
        return [(one, tried[place - 1], tried[place - more], 0) for more in (0, 3) for place, one in enumerate(tried)]
    return [(one, 0, 0, 0) for one in tried]


def functions(ty: str) -> str:
    """A function for each of the library's, from and to bits."""
    own = f"i{width(ty)}"
    text, declared = "", set()
    for name in LIBRARY:
        made, first, second = body(name, ty)
        call = re.search(r"call (\w+) (@\w+)\(([^)]*)\)", made)
        assert call is not None
        declared.add(f"declare {call[1]} {call[2]}({re.sub(r' %[a-z]', '', call[3])})\n")
        lines = [f"%{a} = bitcast {own} %{x} to {ty}" for a, x in zip("abc", "xyz", strict=True)] + made.split("; ")
        for value, kind in (("r", first), ("s", second)):
            lines.append(f"%{value}0 = bitcast {kind} %{value} to i{width(kind)}")
            lines.append(f"%{value}1 = zext i{width(kind)} %{value}0 to i128")
        lines.append("%o = insertvalue { i128, i128 } poison, i128 %r1, 0")
        lines.append("%p2 = insertvalue { i128, i128 } %o, i128 %s1, 1")
        lines.append("ret { i128, i128 } %p2")
        head = f"define {{ i128, i128 }} @of.{name}({own} %x, {own} %y, {own} %z, i32 %n) {{\n"
        text += head + "".join(f"  {line}\n" for line in lines) + "}\n"
    return "".join(sorted(declared)) + text


def said(bits: int, kind: str) -> str:
    if kind not in FORMATS:
        return f"{bits:x}"
    exponent_bits, fraction_bits = FORMATS[kind]
    exponent = bits >> (fraction_bits + (kind == "x86_fp80")) & ((1 << exponent_bits) - 1)
    is_nan = exponent == (1 << exponent_bits) - 1 and bits & ((1 << fraction_bits) - 1)
    return "nan" if is_nan else f"{bits:x}"


def computed(ty: str) -> dict[str, list[str]]:
    """What irkit computes."""
    interpreter = Interpreter(irkit.parse_assembly(functions(ty), llvm_version=22))
    found = {}
    for name in LIBRARY:
        kinds = body(name, ty)[1:]
        found[name] = []
        for row in operands(name, ty):
            result = interpreter.call(f"of.{name}", *row)
            assert isinstance(result, list)
            pair = [said(one & (1 << 128) - 1, kind) for one, kind in zip(result, kinds, strict=True)]
            found[name].append(":".join(pair).removesuffix(":0") if kinds[1] == "i32" else ":".join(pair))
    return found


@pytest.mark.parametrize("ty", SUFFIXES)
def test_results_are_the_c_librarys(ty: str) -> None:
    found = computed(ty)
    for line in RECORD.read_text(encoding="utf-8").splitlines():
        (kind, name), _, wanted = (line.partition(": ")[0].split(), *line.partition(": ")[1:])
        if kind == ty:
            got = [own if one != "~" else "~" for own, one in zip(found[name], wanted.split(), strict=True)]
            assert got == wanted.split(), (ty, name)


PRINTER = """@fmt = constant [17 x i8] c"%lx %lx %lx %lx\\0A\\00"
declare i32 @printf(ptr, ...)
define void @print({ i128, i128 } %x) {
  %a = extractvalue { i128, i128 } %x, 0
  %b = extractvalue { i128, i128 } %x, 1
  %a0 = trunc i128 %a to i64
  %b0 = trunc i128 %b to i64
  %ah = lshr i128 %a, 64
  %bh = lshr i128 %b, 64
  %a1 = trunc i128 %ah to i64
  %b1 = trunc i128 %bh to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %a1, i64 %a0, i64 %b1, i64 %b0)
  ret void
}
"""


def given_by_lli(ty: str) -> dict[str, list[str]]:
    own = f"i{width(ty)}"
    text, main = functions(ty) + PRINTER, []
    for name in LIBRARY:
        rows = operands(name, ty)
        row = f"{{ {own}, {own}, {own}, i32 }}"
        data = ", ".join(f"{row} {{ {own} {x}, {own} {y}, {own} {z}, i32 {n} }}" for x, y, z, n in rows)
        text += f"@rows.{name} = constant [{len(rows)} x {row}] [{data}]\n"
        text += f"define void @all.{name}() {{\nentry:\n  br label %l\nl:\n  %i = phi i64 [0, %entry], [%j, %l]\n"
        text += f"  %p = getelementptr {row}, ptr @rows.{name}, i64 %i\n  %v = load {row}, ptr %p\n"
        text += "".join(f"  %v{place} = extractvalue {row} %v, {place}\n" for place in range(4))
        text += f"  %r = call {{ i128, i128 }} @of.{name}({own} %v0, {own} %v1, {own} %v2, i32 %v3)\n"
        text += f"  call void @print({{ i128, i128 }} %r)\n  %j = add i64 %i, 1\n  %c = icmp eq i64 %j, {len(rows)}\n"
        text += "  br i1 %c, label %e, label %l\ne:\n  ret void\n}\n"
        main.append(f"  call void @all.{name}()\n")
    text += f"define i32 @main() {{\n{''.join(main)}  ret i32 0\n}}\n"
    done = subprocess.run(["lli-22", "-O0", "-"], input=text, capture_output=True, text=True, check=True)
    lines = iter(done.stdout.splitlines())
    found: dict[str, list[str]] = {}
    for name in LIBRARY:
        kinds = body(name, ty)[1:]
        found[name] = []
        for row in operands(name, ty):
            a, b, c, d = (int(word, 16) for word in next(lines).split())
            pair = [said(one, kind) for one, kind in zip((a << 64 | b, c << 64 | d), kinds, strict=True)]
            result = ":".join(pair).removesuffix(":0") if kinds[1] == "i32" else ":".join(pair)
            found[name].append("~" if is_open(name, ty, row[:2], pair) else result)
    return found


def is_open(name: str, ty: str, given: tuple[int, int], pair: list[str]) -> bool:
    tried = numbers(ty)
    zeros, infinities, nan = tried[:2], tried[17:19], tried[19]
    if name == "remquo":
        return pair[0] == "nan"  # and nothing need be written
    if name in ("fmin", "fmax"):
        return given[0] != given[1] and set(given) <= set(zeros)
    if name == "hypot":
        return ty == "x86_fp80" and pair[0] == "nan"
    if name not in APPROXIMATE:
        return False
    plain = {said(one, ty) for one in (*zeros, *infinities, nan, tried[7], tried[7] | 1 << (width(ty) - 1))}
    return not set(pair) <= {*plain, "0"} or (ty == "x86_fp80" and given[0] not in (*zeros, *infinities, nan, tried[7]))


if __name__ == "__main__":
    RECORD.write_text(
        "".join(f"{ty} {name}: {' '.join(row)}\n" for ty in SUFFIXES for name, row in given_by_lli(ty).items()),
        encoding="utf-8",
    )
