"""Calls of intrinsics with operands at the limits of their rules: `intrinsic_calls.txt` has the rules that each breaks.

`python tests/verifier/test_intrinsic_calls.py` writes it anew, and lists where llvm-as does not decide the same.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "intrinsic_calls.txt"
RELEASES = (14, 19, 22)
INTEGERS = ("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin")
FLOATS = ("fmax", "fmin", "fmaximum", "fminimum")
V = "<2 x i32>|<2 x float>|<2 x ptr>|<vscale x 2 x i32>"
FIXED = ("smul.fix", "umul.fix.sat", "sdiv.fix", "udiv.fix.sat")

# Result, name and arguments with choices between bars; `%` is a value that is not known, `$1` the type of the first
# argument, `$E1` of its elements, `$R` of the result. What is overloaded says its types behind `:`.
CALLS = (
    *(f"$E1 vector.reduce.{word}:1 ({V} %)" for word in (*INTEGERS, *FLOATS)),
    *(f"$1 vector.reduce.{word}:2 (i32|float %, <2 x i32>|<2 x float>|<4 x float> %)" for word in ("fadd", "fmul")),
    "<4 x i32>|<4 x float>|<6 x i32>|<4 x ptr> matrix.multiply:R,1,2 (<4 x i32>|<4 x float> %, <4 x i32> %, i32 2|1,"
    " i32 2|4, i32 2|1)",
    "<6 x i32>|<4 x i32> matrix.transpose:R (<6 x i32>|<6 x float> %, i32 2|1|6, i32 3|6)",
    "<4 x i32>|<6 x i32> matrix.column.major.load:R,2 (ptr %, i64|i32|i128 1|2|3, i1 false, i32 2|3, i32 2)",
    "void matrix.column.major.store:1,3 (<6 x i32> %, ptr %, i64 1|2|3, i1 false, i32 2|3, i32 2|3)",
    "<4 x i32>|<vscale x 4 x i32> vector.insert:R,2 ($R %, <2 x i32>|<4 x i32>|<8 x i32>|<2 x i16> %, i64 0|1|2|3|4|8)",
    "<2 x i32>|<4 x i32>|<8 x i32>|<2 x i16> vector.extract:R,1 (<4 x i32>|<vscale x 4 x i32> %, i64 0|1|2|3|4|8)",
    "<4 x i32>|<vscale x 2 x i32> experimental.vector.splice:R ($R %, $R %, i32 -5|-4|-3|-2|-1|0|1|2|3|4)",
    "<4 x i1>|<4 x i8>|<4 x i32> get.active.lane.mask:R,1 (i32 %, i32 %)",
    "i32 experimental.get.vector.length:1 (i32|i64 %, i32 -1|0|1, i1 true)",
    "<4 x i8>|<4 x i7>|<4 x i1>|<4 x float> stepvector:R ()",
    "<4 x i8>|<4 x i7>|<4 x float> experimental.stepvector:R ()",
    "<4 x i32> vector.partial.reduce.add:R,2 ($R %, <4 x i32>|<8 x i32>|<6 x i32>|<2 x i32>|<vscale x 8 x i32> %)",
    "<4 x i32> masked.load:R,1 (ptr %, i32 0|1|3|4|1073741824, <4 x i1> %, $R %)",
    "void masked.store:1,2 (<4 x i32> %, ptr %, i32 0|1|3|4, <4 x i1> %)",
    "<4 x i32> masked.gather:R,1 (<4 x ptr> %, i32 0|1|3|4, <4 x i1> %, $R %)",
    "void masked.scatter:1,2 (<4 x i32> %, <4 x ptr> %, i32 0|1|3|4, <4 x i1> %)",
    "<vscale x 2 x i1>|<4 x i1> experimental.vector.match:1,2 (<vscale x 2 x i8>|<4 x i8>|<4 x float> %,"
    " <4 x i8>|<4 x i16>|<vscale x 2 x i8> %, $R %)",
    "void memcpy.element.unordered.atomic:1,2,3 (ptr align 1|ptr align 4|ptr %, ptr align 2|ptr align 4 %, i64 8|6|%,"
    " i32 0|1|2|3|4|8)",
    "void memset.element.unordered.atomic:1,3 (ptr align 1|ptr align 4|ptr %, i8 0, i64 8|6|%, i32 0|1|3|4|8)",
    "void memcpy:1,2,3 (ptr align 3|ptr align 4|ptr %, ptr %, i64 %, i1 false)",
    "void memcpy.inline:1,2,3 (ptr %, ptr %, i64 0|8, i1 false)",
    "i8|i16|i24|i32|<2 x i8>|<2 x i16> bswap:R ($R %)",
    "i1|<2 x i1>|i1|i32 is.fpclass:1 (float|double|<2 x float>|i32 %, i32 -1|0|1|1023|1024)",
    *(f"i8|<2 x i8>|float {name}:R ($R %, $R %, i32 -1|0|1|6|7|8|9)" for name in FIXED),
    "i8|float|<2 x i8>|<2 x float>|ptr sadd.sat:R ($R %, $R %)",
    "{ i8, i1 }|{ i8, i8 } sadd.with.overflow:1 (i8|i16 %, i8 %)",
    "void prefetch:1 (ptr %, i32 0|1|2, i32 0|3|4, i32 0|1|2)",
    "void lifetime.start:2 (i64 -1|0|4, ptr %)",
    "i64|i32 lrint:R,1 (double|<2 x double> %)",
    "<2 x i64>|<4 x i64> llround:R,1 (<2 x double>|<2 x i64> %)",
    "ptr frameaddress:R (i32 -1|0|1)",
    "ptr|<2 x ptr> ptrmask:R,2 ($R %, i64|i32|<2 x i64>|<4 x i64> %)",
    "ptr threadlocal.address:1 (ptr @t|@g|%)",
    "void ubsantrap (i8 0|-1)",
    'float fptrunc.round:R,1 (double %, metadata !"round.tonearest"|!"round.dynamic"|!"round"|!0)',
    "i64 get.dynamic.area.offset:R ()",
    "i8|i64|<2 x i8>|float fptosi.sat:R,1 (float|<2 x float>|i32 %)",
    "i8|float|<2 x i8> experimental.constrained.fptosi:R,1 (float|<2 x float>|<4 x float>|i32 %, metadata"
    ' !"fpexcept.strict"|!"fpexcept")',
    'float|<2 x float>|i8 experimental.constrained.sitofp:R,1 (i8|<2 x i8>|<4 x i8>|float %, metadata !"round.upward"'
    '|!"up", metadata !"fpexcept.ignore")',
    'float|double experimental.constrained.fptrunc:R,1 (float|double|<2 x double> %, metadata !"round.upward",'
    ' metadata !"fpexcept.maytrap")',
    "double|float|<2 x double> experimental.constrained.fpext:R,1 (float|double|<2 x float> %, metadata"
    ' !"fpexcept.maytrap"|!"")',
    'i1 experimental.constrained.fcmp:1 (float|<2 x float> %, $1 %, metadata !"oeq"|!"eq"|!"true", metadata'
    ' !"fpexcept.strict")',
    'float experimental.constrained.fadd:R ($R %, $R %, metadata !"round.dynamic"|!"round.tonearestaway"|!"x",'
    ' metadata !"fpexcept.strict"|!"x")',
    "i64|<2 x i64> experimental.constrained.lround:R,1 (double|<2 x double>|<4 x double> %, metadata"
    ' !"fpexcept.strict")',
    "void instrprof.increment (ptr %, i64 1, i32 0|1, i32 0|1)",
    'void experimental.noalias.scope.decl (metadata !0|!1|!{}|!"a")',
    "<4 x i32> aarch64.ldaxr:1 (ptr %)",
    "i32 amdgcn.update.dpp:R ($R %, $R %, i32 1, i32 15|16, i32 15, i1 true)",
)


def mangled(ty: str) -> str:
    if ty.startswith("<"):
        scalable, count, element = re.fullmatch(r"<(vscale x )?(\d+) x (.*)>", ty).groups()  # type: ignore[union-attr]
        return ("nx" if scalable else "") + f"v{count}{mangled(element)}"
    ty = ty.partition(" ")[0]
    return {"ptr": "p0", "float": "f32", "double": "f64", "void": "isVoid"}.get(ty, ty)


def choices(text: str) -> list[str]:
    return text.split("|")


def calls() -> Iterator[str]:
    """The modules."""
    for call in CALLS:
        yield from of_call(call)


def of_call(call: str) -> Iterator[str]:
    head, _, rest = call.partition(" (")
    results, _, name = head.rpartition(" ")
    name, _, overloads = name.partition(":")
    arguments = [one for one in rest[:-1].split(", ") if one]
    parts = [choices(results)]
    for argument in arguments:
        types, _, values = argument.rpartition(" ")
        parts += [choices(types), choices(values)]
    for chosen in itertools.islice(spread(parts), 40):
        yield module(chosen, name, [int(one) if one != "R" else 0 for one in overloads.split(",") if one])


def spread(parts: list[list[str]]) -> Iterator[tuple[str, ...]]:
    """All that is chosen by one choice that is not the first, and then by more of them."""
    every = sorted(
        itertools.product(*[range(len(part)) for part in parts]),
        key=lambda places: (sum(place > 0 for place in places), places),
    )
    for places in every:
        yield tuple(part[place] for part, place in zip(parts, places, strict=True))


def module(chosen: tuple[str, ...], name: str, overloads: list[int]) -> str:
    types, values = list(chosen[1::2]), list(chosen[2::2])
    first = types[0] if types else ""
    element = first[first.rindex(" x ") + 3 : -1] if first.startswith("<") else first
    known = {"$E1": element, "$1": first}
    result = known.get(chosen[0], chosen[0])
    types = [known.get(ty, result if ty == "$R" else ty) for ty in types]
    suffix = "".join(f".{mangled(types[place - 1] if place else result)}" for place in overloads)
    arguments = [
        f"{ty} {f'%a{place}' if value == '%' else value}"
        for place, (ty, value) in enumerate(zip(types, values, strict=True))
    ]
    plain = [re.sub(r" align \d+", "", ty) for ty in types]
    parameters = [f"{plain[place]} %a{place}" for place, value in enumerate(values) if value == "%"]
    assigned = "" if result == "void" else "%r = "
    return (
        "@t = thread_local global i32 0\n@g = global i32 0\n"
        f"define void @f({', '.join(parameters)}) strictfp {{\n  {assigned}call {result} @llvm.{name}{suffix}"
        f"({', '.join(arguments)})\n  ret void\n}}\ndeclare {result} @llvm.{name}{suffix}({', '.join(plain)})\n"
        '!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2, !"d"}\n'
    )


def verdict(text: str, release: int) -> str:
    try:
        problems = irkit.verify(irkit.parse_assembly(typed(text, release), "call.ll", release))
    except IRKitError:
        return "p"
    return "+".join(sorted({problem.rule for problem in problems})) or "."


def typed(text: str, release: int) -> str:
    return (
        text
        if release > 14
        else re.sub(r"\bptr\b", "i8*", text)
        .replace("p0", "p0i8")
        .replace("i8* @t", "i8* bitcast (i32* @t to i8*)")
        .replace("i8* @g", "i8* bitcast (i32* @g to i8*)")
    )


def line(text: str) -> str:
    said = " ".join(verdict(text, release) for release in RELEASES)
    return f"{text.splitlines()[3].strip()}: {said}"


RECORDED = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("call", CALLS)
def test_what_the_verifier_says_of_calls(call: str) -> None:
    before = sum(len(list(of_call(other))) for other in CALLS[: CALLS.index(call)])
    now = [line(text) for text in of_call(call)]
    assert now == RECORDED[before : before + len(now)]


def test_no_call_is_left_out() -> None:
    assert len(list(calls())) == len(RECORDED)


@pytest.mark.llvm
@pytest.mark.parametrize("release", RELEASES)
def test_llvm_takes_the_same_calls(release: int) -> None:
    some = list(calls())[::20]
    assert [text for text in some if (verdict(text, release) == ".") != is_taken_by_llvm(text, release)] == []


def is_taken_by_llvm(text: str, release: int) -> bool:
    command = [f"llvm-as-{release}", "-", "-o", "/dev/null"]
    return (
        subprocess.run(command, input=typed(text, release).encode(), capture_output=True, check=False).returncode == 0
    )


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(text)}\n" for text in calls()), encoding="utf-8")
    for text in calls():
        for release in RELEASES:
            if (verdict(text, release) == ".") != is_taken_by_llvm(text, release):
                sys.stdout.write(f"--- {release}: {verdict(text, release)}\n{text}\n")
