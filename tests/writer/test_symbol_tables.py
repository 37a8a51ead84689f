"""Symbol tables of all kinds of globals in all object formats: they are llvm-as's, byte for byte."""

from __future__ import annotations

import struct
import subprocess

import pytest

import irkit

LINKAGES = (
    *("", "private ", "internal ", "linkonce ", "linkonce_odr ", "weak ", "weak_odr ", "common "),
    *("external ", "extern_weak ", "available_externally "),
)
DECLARING = ("external ", "extern_weak ")
TARGETS = {
    "elf": ("x86_64-unknown-linux-gnu", "e-m:e-i64:64"),
    "elf of x86": ("i686-unknown-linux-gnu", "e-m:e-p:32:32"),
    "elf of mips": ("mips-unknown-linux-gnu", "E-m:m-p:32:32"),
    "goff": ("s390x-ibm-zos", "E-m:l-i64:64"),
    "mach-o": ("arm64-apple-macosx14", "e-m:o-i64:64"),
    "coff": ("x86_64-pc-windows-msvc", "e-m:w-i64:64"),
    "coff of x86": ("i686-pc-windows-msvc", "e-m:x-p:32:32-i64:64"),
    "coff of mingw": ("x86_64-w64-windows-gnu", "e-m:w-i64:64"),
    "xcoff": ("powerpc64-ibm-aix", "E-m:a-i64:64"),
    "wasm": ("wasm32-unknown-unknown", "e-m:e-p:32:32"),
    "none": ("", "e"),
    "no mangling": ("x86_64-unknown-linux-gnu", "e-p:16:16"),
}
ADDRESSES = ("", "local_unnamed_addr ", "unnamed_addr ")
CONVENTIONS = ("x86_stdcallcc", "x86_fastcallcc", "x86_vectorcallcc", "x86_thiscallcc", "ccc")
PARAMETERS = (
    "",
    "i8",
    "i8, i64, <4 x i32>",
    "ptr sret(i64)",
    "ptr sret(i64), i32",
    "i32, ptr sret(i64)",
    "ptr byval({ i64, i32 })",
    "ptr inalloca([5 x i8]), i16",
    "...",
    "i32, ...",
    "ptr sret(i64), ...",
    "i32, ptr sret(i64), ...",
)


def variables() -> list[str]:
    lines = []
    for number, linkage in enumerate(LINKAGES):
        value = "" if linkage in DECLARING else " 0"
        for kind in ("global", "constant"):
            if linkage == "common " and kind == "constant":
                continue
            for place, address in enumerate(ADDRESSES):
                lines.append(f"@{kind}.{number}.{place} = {linkage}{address}{kind} i32{value}")
        if linkage not in ("private ", "internal "):
            for visibility in ("hidden", "protected"):
                lines.append(f"@{visibility}.{number} = {linkage}{visibility} global i32{value}")
        if linkage != "common ":
            lines.append(f"@thread.{number} = {linkage}thread_local global i32{value}")
            lines.append(f'@section.{number} = {linkage}global i32{value}, section "some{number}"')
    lines += [
        "@common.array = common global [3 x i64] zeroinitializer, align 16",
        "@common.large = common global [4294967297 x i8] zeroinitializer, align 1",
        "@0 = private global i8 0",
        "@1 = global i8 0",
        r'@"\01as it is" = global i8 0',
        r'@"\01as it is, private" = private global i8 0',
        '@"?decorated@@3HA" = global i8 0',
        '@"with space" = global i8 0',
        "@llvm.own = private global i8 0",
        '@in.metadata = internal constant [2 x i8] c"a\\00", section "llvm.metadata"',
        "@imported = external dllimport global i32",
        "@exported = dllexport global i32 0",
        '@llvm.used = appending global [2 x ptr] [ptr @used, ptr @f.0.0], section "llvm.metadata"',
        "@used = internal global i8 0",
        '@llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"',
        "@kept = internal global i8 0",
        "@__stack_chk_fail = global i8 0",
    ]
    return lines


def functions() -> list[str]:
    lines = []
    for number, linkage in enumerate(LINKAGES):
        if linkage == "common ":
            continue
        for place, address in enumerate(ADDRESSES):
            if linkage in DECLARING:
                lines.append(f"declare {linkage.replace('external ', '')}void @f.{number}.{place}() {address}")
            else:
                lines.append(f"define {linkage}void @f.{number}.{place}() {address}{{\n  ret void\n}}")
    lines += [
        "declare dllimport void @f.imported()",
        "define dllexport void @f.exported() {\n  ret void\n}",
        'define void @f.section() section "text" {\n  ret void\n}',
        'declare void @memcpy()\ndeclare void @__chkstk()\ndeclare void @"\\01f"()\ndeclare void @"?f@@YAXXZ"()',
        "declare void @llvm.trap()",
    ]
    for number, convention in enumerate(CONVENTIONS):
        for place, parameters in enumerate(PARAMETERS):
            lines.append(f"declare {convention} void @cc.{number}.{place}({parameters})")
        lines.append(f'declare {convention} void @"?cc{number}"(i32)\ndeclare {convention} void @"\\01cc{number}"(i32)')
        lines.append(f"define private {convention} void @cc.{number}(i32) {{\n  ret void\n}}")
        lines.append(f"@cc.alias.{number} = alias void (i32), ptr @cc.{number}")
    return lines


def others() -> list[str]:
    """Aliases, ifuncs and comdats."""
    lines = []
    bases = (
        "@used",
        "getelementptr (i8, ptr @used, i64 1)",
        "inttoptr (i64 ptrtoint (ptr @used to i64) to ptr)",
        "@f.0.0",
    )
    for number, linkage in enumerate(("", "private ", "internal ", "linkonce_odr ", "weak ")):
        for place, base in enumerate(bases):
            lines.append(f"@alias.{number}.{place} = {linkage}alias i8, ptr {base}")
    lines += [
        "@alias.of.alias = weak alias i8, ptr @alias.0.0",
        "@alias.weak.exported = weak dllexport alias i8, ptr @exported",
        "@alias.unnamed = unnamed_addr alias i8, ptr @alias.thread",
        "@alias.thread = thread_local alias i32, ptr @thread.0",
        "@resolved = ifunc void (), ptr @resolver",
        "@resolved.hidden = hidden ifunc void (), ptr @resolver",
        "define ptr @resolver() {\n  ret ptr null\n}",
    ]
    for kind in ("any", "exactmatch", "largest", "nodeduplicate", "samesize"):
        lines += [f"${kind} = comdat {kind}", f"@{kind} = linkonce_odr global i32 0, comdat"]
        lines += [f"@{kind}.member = internal global i32 0, comdat(${kind})"]
        lines += [f"@{kind}.alias = alias i32, ptr @{kind}.member"]
    lines += ["$inner = comdat any", "@inner = internal global i32 0, comdat"]
    return lines


METADATA = """!llvm.module.flags = !{!3}
!llvm.linker.options = !{!0, !1}
!llvm.dependent-libraries = !{!1, !2}
!0 = !{!"/one", !"/two three"}
!1 = !{!"/four"}
!2 = !{!"five"}
!3 = !{i32 1, !"Code Model", i32 MODEL}
"""


def symbols(target: str, model: int = 0) -> str:
    triple, layout = TARGETS[target]
    lines = [f'target datalayout = "{layout}"', f'target triple = "{triple}"']
    lines += [*variables(), *functions(), *others(), METADATA.replace("MODEL", str(model))]
    return "\n".join(lines)


def written(source: str, version: int) -> bytes:
    command = [f"llvm-as-{version}", "-disable-verify", "-o", "-", "-"]
    return subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout


@pytest.mark.llvm(16, 19, 22)
@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("target", TARGETS)
def test_the_symbols_of_a_target(target: str, version: int) -> None:
    source = symbols(target)
    assert irkit.to_bitcode(irkit.parse_assembly(source, "<stdin>", version)) == written(source, version)


@pytest.mark.llvm(22)
@pytest.mark.parametrize("model", range(6))
def test_the_code_model_decides_on_the_global_offset_table(model: int) -> None:
    source = symbols("elf", model)
    assert irkit.to_bitcode(irkit.parse_assembly(source, "<stdin>", 22)) == written(source, 22)


# The words of the table: where modules, comdats, symbols, rare properties and libraries begin, and of comdats what
# there is besides the name.
OLD_TABLES = {
    1: ([68, 80, 96, 168], [], 48),
    2: ([76, 88, 104, 176], [200, 1], 52),
    3: ([76, 88, 112, 184], [208, 1], 54),
}


@pytest.mark.parametrize("version", OLD_TABLES)
def test_tables_of_older_versions_stay_what_they_are(version: int) -> None:
    """Those of LLVM 8 and older have no libraries, those of 9 to 12 no way to select comdats."""
    source = """target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"
$c = comdat any
$d = comdat largest
@c = global i32 0, comdat
@d = global i32 0, comdat
@k = common global i64 0, align 8
!llvm.dependent-libraries = !{!0}
!0 = !{!"m"}
"""
    data = irkit.to_bitcode(irkit.parse_assembly(source, "<stdin>", 19))
    table = irkit.parse_bitcode(data).provenance.symtab
    assert table is not None
    old = data.replace(table, struct.pack("<I", version) + table[4:])
    made = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_bitcode(old))).provenance.symtab
    assert made is not None
    words = struct.unpack(f"<{len(made) // 4}I", made)
    places, libraries, count = OLD_TABLES[version]
    assert words[0] == version
    assert [*words[3:11:2]] == places
    assert [*words[4:12:2]] == [1, 2, 3, 1]
    assert [*words[17 : places[0] // 4]] == libraries
    assert len(words) == count
    first, second = places[1] // 4, places[2] // 4
    assert [*words[first:second]] == ([0, 1, 1, 1] if version < 3 else [0, 1, 0, 1, 1, 2])
