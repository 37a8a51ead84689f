"""Attributes at types that they do not fit: what is read of them is what llvm-dis reads."""

from __future__ import annotations

import subprocess

import pytest

import irkit
from irkit.upgrades.call_types import indirect_arguments

# Attribute and the first release that takes it at parameters.
ATTRIBUTES = (
    *(("signext", 13), ("zeroext", 13), ("inreg", 13), ("noundef", 13), ("returned", 13), ("nest", 13)),
    *(("noalias", 13), ("nocapture", 13), ("nonnull", 13), ("nofree", 13), ("readonly", 13), ("readnone", 13)),
    *(("writeonly", 13), ("swifterror", 13), ("swiftself", 13), ("swiftasync", 13), ("immarg", 13)),
    *(("align 8", 13), ("dereferenceable(4)", 13), ("dereferenceable_or_null(4)", 13), ("alignstack(8)", 13)),
    *(("byval(i32)", 13), ("byref(i32)", 13), ("sret(i32)", 13), ("inalloca(i32)", 13), ("preallocated(i32)", 13)),
    *(("elementtype(i32)", 13), ("allocalign", 15), ("allocptr", 15), ("nofpclass(nan)", 17), ("writable", 18)),
    *(("dead_on_unwind", 18), ("range(i32 0, 5)", 19), ("range(i8 0, 5)", 19), ("initializes((0, 4))", 20)),
    *(("captures(none)", 21), ("dead_on_return", 22), ('"any"', 13), ('"some"="thing"', 13)),
)
ON_RESULTS = (
    *("signext", "zeroext", "inreg", "noundef", "noalias", "nonnull", "align 8", "dereferenceable(4)"),
    *("dereferenceable_or_null(4)", "nofpclass(nan)", "range(i32 0, 5)", "range(i8 0, 5)"),
)
TYPES = (
    *("i1", "i8", "i32", "float", "double", "x86_fp80", "ptr", "ptr addrspace(1)", "<2 x i32>", "<2 x i8>"),
    *("<2 x ptr>", "<2 x float>", "[2 x float]", "[2 x [3 x double]]", "[2 x i32]", "[2 x <2 x float>]"),
    *("{ float, float }", "{ float, double }", "{ <2 x float>, <2 x float> }", "{}", "{ i32 }", "%s"),
)


def declarations(version: int) -> str:
    lines = ["%s = type { float, float }"]
    number = 0
    for attribute, first in ATTRIBUTES:
        for ty in TYPES if first <= version else ():
            number += 1
            lines.append(f"declare void @p{number}({ty} {attribute}, {ty} noundef)")
            lines.append(f"define void @c{number}({ty} %x) {{\n  call void @p{number}({ty} {attribute} %x, {ty} %x)")
            lines.append("  ret void\n}")
    since = dict(ATTRIBUTES)
    for attribute in ON_RESULTS:
        for ty in (*TYPES, "void") if since[attribute] <= version else ():
            number += 1
            lines.append(f"declare {attribute} {ty} @r{number}()")
            lines.append(f"define void @c{number}() {{\n  call {attribute} {ty} @r{number}()\n  ret void\n}}")
    return "\n".join(lines) + "\n"


@pytest.mark.llvm(16, 19, 22)
@pytest.mark.parametrize("version", [16, 19, 22])
def test_what_does_not_fit_is_dropped_as_by_llvm(version: int) -> None:
    source = declarations(version)
    written = subprocess.run(
        [f"llvm-as-{version}", "-disable-verify", "-o", "-", "-"],
        input=source.encode(),
        capture_output=True,
        check=True,
    ).stdout
    assert irkit.to_bitcode(irkit.parse_assembly(source, "<stdin>", version)) == written
    read = subprocess.run(
        [f"llvm-dis-{version}", "-o", "-", "-"], input=written, capture_output=True, check=True
    ).stdout
    module = irkit.parse_bitcode(written, "<stdin>")
    irkit.upgrade(module)
    assert irkit.to_assembly(module).encode() == read


@pytest.mark.parametrize(
    ("constraints", "numbers"),
    [
        ("", []),
        ("r,r", []),
        ("*m", [0]),
        ("=*m,*m,r", [0, 1]),
        ("=r,*m", [0]),
        ("=&r,r,*m", [1]),
        ("=*&m,r,*m", [0, 2]),
        ("r*m,*m", [1]),
        ("r,*m,~{memory},*m", [1, 2]),
        ("!i,*m", [0]),
        ("=r*m,*m", [0]),
    ],
)
def test_arguments_that_are_addresses(constraints: str, numbers: list[int]) -> None:
    """Of inline assembly: neither plain results nor what is clobbered or a label have an argument."""
    assert indirect_arguments(constraints) == numbers
