"""A program that prints what intrinsics give, a line each: of vectors, numbers, and floats under the default rounding.
`python tests/semantics/run/intrinsics.py` writes what lli-22 prints: `programs/intrinsics.out`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "programs" / "intrinsics.out"
A: Final = "<4 x i32> <i32 7, i32 -2, i32 2147483647, i32 0>"
B: Final = "<4 x i32> <i32 -2147483648, i32 3, i32 100, i32 -1>"
D: Final = "<2 x double> <double 1.5, double -2.25>"
ODD: Final = "<4 x i1> <i1 0, i1 1, i1 0, i1 1>"
ONES: Final = "<4 x i1> <i1 1, i1 1, i1 1, i1 1>"
EXACT: Final = 'metadata !"round.tonearest", metadata !"fpexcept.strict"'
NUMBERS: Final = ("i8 -128", "i8 -1", "i8 0", "i8 1", "i8 100", "i8 127")
FLOATS: Final = ("2.5", "-2.5", "0.5", "-0.0", "3.0", "1.0e300", "0x7FF0000000000000", "0x7FF8000000000000")

# Result type, intrinsic, arguments.
CALLS: Final[list[tuple[str, str, str]]] = [
    *[
        ("i32", f"llvm.vector.reduce.{word}.v4i32", one)
        for word in ("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin")
        for one in (A, B)
    ],
    *[("double", f"llvm.vector.reduce.{word}.v2f64", D) for word in ("fmax", "fmin", "fmaximum", "fminimum")],
    *[("double", f"llvm.vector.reduce.{word}.v2f64", f"double 0.5, {D}") for word in ("fadd", "fmul")],
    *[("<4 x i32>", "llvm.vector.splice.v4i32", f"{A}, {B}, i32 {n}") for n in (0, 1, 3, -1, -3)],
    ("<4 x i32>", "llvm.vector.reverse.v4i32", A),
    ("<4 x i32>", "llvm.vector.insert.v4i32.v2i32", f"{A}, <2 x i32> <i32 8, i32 9>, i64 2"),
    ("<2 x i32>", "llvm.vector.extract.v2i32.v4i32", f"{A}, i64 2"),
    ("<8 x i32>", "llvm.vector.interleave2.v8i32", f"{A}, {B}"),
    ("{ <2 x i32>, <2 x i32> }", "llvm.vector.deinterleave2.v4i32", A),
    ("<4 x i32>", "llvm.stepvector.v4i32", ""),
    ("<4 x i1>", "llvm.get.active.lane.mask.v4i1.i32", "i32 6, i32 8"),
    ("<4 x i1>", "llvm.get.active.lane.mask.v4i1.i32", "i32 -2, i32 -1"),
    ("i32", "llvm.experimental.cttz.elts.i32.v4i1", f"{ODD}, i1 false"),
    ("i32", "llvm.experimental.cttz.elts.i32.v4i1", "<4 x i1> zeroinitializer, i1 false"),
    *[("i8", f"llvm.{word}.i8", number) for word in ("ctpop", "bitreverse") for number in NUMBERS],
    *[("i8", f"llvm.{word}.i8", f"{number}, i1 false") for word in ("ctlz", "cttz", "abs") for number in NUMBERS],
    *[
        ("i8", f"llvm.{word}.i8", f"{one}, {other}")
        for word in (
            "smax",
            "smin",
            "umax",
            "umin",
            "sadd.sat",
            "uadd.sat",
            "ssub.sat",
            "usub.sat",
            "sshl.sat",
            "ushl.sat",
        )
        for one in NUMBERS
        for other in ("i8 1", "i8 7")
    ],
    *[
        ("{ i8, i1 }", f"llvm.{word}.with.overflow.i8", f"{one}, {other}")
        for word in ("sadd", "uadd", "ssub", "usub", "smul", "umul")
        for one in NUMBERS
        for other in ("i8 -1", "i8 3")
    ],
    *[("i8", f"llvm.{word}.i8", f"i8 -103, i8 54, i8 {n}") for word in ("fshl", "fshr") for n in (0, 1, 7, 8, 13)],
    *[("i8", f"llvm.{word}.i8.i8", f"{one}, i8 3") for word in ("scmp", "ucmp") for one in NUMBERS],
    ("i16", "llvm.bswap.i16", "i16 4660"),
    *[
        ("double", f"llvm.{word}.f64", f"double {number}")
        for word in (
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "round",
            "roundeven",
            "fabs",
            "sqrt",
            "canonicalize",
        )
        for number in FLOATS
        if word != "sqrt" or number[0] != "-" or number == "-0.0"
    ],
    *[
        ("double", f"llvm.{word}.f64", f"double {number}, double {other}")
        for word in ("minnum", "maxnum", "minimum", "maximum", "copysign")
        for number in FLOATS
        for other in ("1.0", "-0.0")
    ],
    *[("double", "llvm.fma.f64", f"double {number}, double 3.0, double -7.5") for number in FLOATS],
    *[("i8", "llvm.fptosi.sat.i8.f64", f"double {number}") for number in FLOATS],
    *[("i8", "llvm.fptoui.sat.i8.f64", f"double {number}") for number in FLOATS],
    *[("double", "llvm.ldexp.f64.i32", f"double {number}, i32 -3") for number in FLOATS],
    *[("{ double, i32 }", "llvm.frexp.f64.i32", f"double {number}") for number in FLOATS[:6]],
    *[("i1", "llvm.is.fpclass.f64", f"double {number}, i32 {mask}") for number in FLOATS for mask in (3, 60, 516, 960)],
    *[
        ("double", f"llvm.experimental.constrained.{word}.f64", f"double {number}, double 0.75, {EXACT}")
        for word in ("fadd", "fsub", "fmul", "fdiv")
        for number in FLOATS
    ],
    ("double", "llvm.experimental.constrained.fma.f64", f"double 2.5, double 3.0, double 1.0, {EXACT}"),
    ("double", "llvm.experimental.constrained.sqrt.f64", f"double 2.25, {EXACT}"),
    ("float", "llvm.experimental.constrained.fptrunc.f32.f64", f"double 0.1, {EXACT}"),
    ("double", "llvm.experimental.constrained.fpext.f64.f32", 'float 0.5, metadata !"fpexcept.strict"'),
    ("double", "llvm.experimental.constrained.sitofp.f64.i32", f"i32 -7, {EXACT}"),
    ("double", "llvm.experimental.constrained.uitofp.f64.i32", f"i32 -7, {EXACT}"),
    ("i32", "llvm.experimental.constrained.fptosi.i32.f64", 'double -7.9, metadata !"fpexcept.strict"'),
    ("i32", "llvm.experimental.constrained.fptoui.i32.f64", 'double 7.9, metadata !"fpexcept.strict"'),
    *[
        (
            "i1",
            f"llvm.experimental.constrained.fcmp{s}.f64",
            f'double 1.0, double {n}, metadata !"{word}", metadata !"fpexcept.strict"',
        )
        for s in ("", "s")
        for word in ("oeq", "olt", "une", "uno")
        for n in ("1.0", "2.0")
    ],
    *[("<4 x i32>", "llvm.masked.load.v4i32.p0", f"ptr @m, i32 4, {mask}, {A}") for mask in (ODD, ONES)],
    *[("void", "llvm.masked.store.v4i32.p0", f"{B}, ptr @m, i32 4, {mask}") for mask in (ODD, ONES)],
    ("<4 x i32>", "llvm.masked.expandload.v4i32", f"ptr @m, {ODD}, {A}"),
    ("void", "llvm.masked.compressstore.v4i32", f"{A}, ptr @m, {ODD}"),
    ("i64", "llvm.objectsize.i64.p0", "ptr @m, i1 false, i1 false, i1 false"),
    ("void", "llvm.memset.p0.i64", "ptr @m, i8 5, i64 3, i1 false"),
    ("void", "llvm.memmove.p0.p0.i64", "ptr @m, ptr getelementptr (i8, ptr @m, i64 1), i64 6, i1 false"),
]


def lanes(ty: str, value: str) -> list[tuple[str, list[str], str]]:
    """What is printed of a value: the type, the instructions that come first, and the name."""
    if ty[0] == "{":
        parts = re.findall(r"<[^>]*>|\w+", ty)
        return [
            (kind, [f"{value}.{n} = extractvalue {ty} {value}, {n}", *more], name)
            for n, part in enumerate(parts)
            for kind, more, name in lanes(part, f"{value}.{n}")
        ]
    if ty[0] == "<":
        count, element = re.fullmatch(r"<(\d+) x (\w+)>", ty).groups()  # type: ignore[union-attr]
        return [
            (element, [f"{value}.{n} = extractelement {ty} {value}, i32 {n}"], f"{value}.{n}")
            for n in range(int(count))
        ]
    return [(ty, [], value)]


def shown(kind: str, name: str) -> list[str]:
    if kind in ("double", "float"):
        bits = "i64" if kind == "double" else "i32"
        return [f"{name}.b = bitcast {kind} {name} to {bits}", *shown(bits, f"{name}.b")]
    wide = name if kind == "i64" else f"{name}.w"
    widened = [] if kind == "i64" else [f"{wide} = sext {kind} {name} to i64"]
    return [*widened, f"call i32 (ptr, ...) @printf(ptr @format, i64 {wide})"]


def kinds(arguments: str) -> list[str]:
    """The types of arguments."""
    while (
        plain := re.sub(r" (<[^<>]*>|\([^()]*\))(?=,|$)| getelementptr \([^()]*\)", " value", arguments)
    ) != arguments:
        arguments = plain
    return [one.rpartition(" ")[0] for one in arguments.split(", ") if one]


def text() -> str:
    lines = []
    declared = {}
    for number, (ty, name, arguments) in enumerate(CALLS):
        value = f"%v{number}"
        declared[name] = f"declare {ty} @{name}({', '.join(kinds(arguments))})"
        lines.append(f"{'' if ty == 'void' else f'{value} = '}call {ty} @{name}({arguments})")
        printed = lanes(ty, value)
        if ty == "void":
            lines.append(f"{value} = load <4 x i32>, ptr @m")
            printed = lanes("<4 x i32>", value)
        done: set[str] = set()
        for kind, before, at in printed:
            lines += [line for line in before if line not in done]
            done.update(before)
            lines += shown(kind, at)
        lines.append("call i32 @putchar(i32 10)")
    body = "".join([f"  {line}\n" for line in lines])
    head = '@format = constant [6 x i8] c" %lld\\00"\n@m = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>\n'
    outside = "declare i32 @printf(ptr, ...)\ndeclare i32 @putchar(i32)\n"
    return head + outside + "\n".join(declared.values()) + f"\ndefine i32 @main() strictfp {{\n{body}  ret i32 0\n}}\n"


def printed_by_llvm() -> bytes:
    made = subprocess.run(["llvm-as-22", "-", "-o", "-"], input=text().encode(), capture_output=True, check=True).stdout
    return subprocess.run(["lli-22", "-"], input=made, capture_output=True, check=True).stdout


if __name__ == "__main__":
    FILE.write_bytes(printed_by_llvm())
