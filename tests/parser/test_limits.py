"""Numbers at their limits: `limits.txt` has what becomes of each number at each place where text has one.

`python tests/parser/test_limits.py` writes it anew, and lists what LLVM makes of the same otherwise. A line names
numbers and what a module with them becomes, its lines joined by `|`, a number itself `~`; or `refused`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "limits.txt"
RELEASE = 22
POWERS = (0, 3, 8, 16, 23, 24, 29, 32, 33, 63, 64)
NUMBERS = [
    *sorted({number for power in POWERS for number in (2**power - 1, 2**power)}),
    *(2, 3, 15, 2**23 + 1, 2**32 + 1, 2**31, 2**31 - 1, 10**39, 10**40, 10**41),
    *(-1, -2, -(2**31), -(2**31) - 1, -(2**32), -(2**63), -(2**63) - 1, -(2**64), -(10**40)),
    *("007", "-0", "u0x7F", "s0xF", "u0xFFFFFFFFFFFFFFFF", "s0x8000000000000000"),
]


def in_function(line: str) -> str:
    return f"define void @f(ptr %p, i32 %x) {{\n  {line}\n  ret void\n}}\n"


def metadata(node: str) -> str:
    return f"!named = !{{!0}}\n!0 = {node}\n"


FILE_NODE = '!1 = !DIFile(filename: "", directory: "")\n'
SUBPROGRAM = "!1 = distinct !DISubprogram()\n"
PLACES: dict[str, str] = {
    "integer type": "@x = external global iHERE",
    "array": "@x = external global [HERE x i8]",
    "vector": "@x = external global <HERE x i8>",
    "scalable vector": "declare void @x(<vscale x HERE x i8>)",
    "address space": "@x = external addrspace(HERE) global i8",
    "pointer": "@x = global ptr addrspace(HERE) null",
    "alignment of a variable": "@x = external global i8, align HERE",
    "alignment of a function": "declare void @x() align HERE",
    "i8": "@x = global i8 HERE",
    "i64": "@x = global i64 HERE",
    "i1": "@x = global i1 HERE",
    "calling convention": "declare cc HERE void @x()",
    "target type": '@x = external global target("t", HERE)',
    "global's number": "@HERE = global i8 0",
    "attribute group": "declare void @x() #0\nattributes #0 = { alignstack=HERE }",
    "align": "declare void @x(ptr align HERE)",
    "align in brackets": "declare void @x(ptr align(HERE))",
    "dereferenceable": "declare void @x(ptr dereferenceable(HERE))",
    "alignstack": "declare void @x() alignstack(HERE)",
    "allocsize": "declare void @x(i32) allocsize(HERE)",
    "allocsize of two": "declare void @x(i32) allocsize(0,HERE)",
    "vscale_range": "declare void @x() vscale_range(HERE)",
    "vscale_range of two": "declare void @x() vscale_range(1,HERE)",
    "range": "declare void @x(i64 range(i64 HERE, 5))",
    "uwtable and allockind": 'declare void @x() uwtable allockind("alloc") "n"="HERE"',
    "captures": "declare void @x(ptr dead_on_return(HERE))",
    "initializes": "declare void @x(ptr initializes((HERE, 9223372036854775807)))",
    "alignment of a load": in_function("%r = load i8, ptr %p, align HERE"),
    "alignment of a store": in_function("store i8 0, ptr %p, align HERE"),
    "alignment of an alloca": in_function("%r = alloca i8, align HERE"),
    "count of an alloca": in_function("%r = alloca i8, i32 HERE"),
    "address space of an alloca": in_function("%r = alloca i8, addrspace(HERE)"),
    "extractvalue": in_function("%r = extractvalue { i8, i8 } zeroinitializer, HERE"),
    "insertvalue": in_function("%r = insertvalue [8 x i8] zeroinitializer, i8 1, HERE"),
    "getelementptr": in_function("%r = getelementptr i8, ptr %p, i32 HERE"),
    "getelementptr of a struct": in_function("%r = getelementptr { i8, i8 }, ptr %p, i32 0, i32 HERE"),
    "shufflevector": in_function(
        "%r = shufflevector <2 x i8> zeroinitializer, <2 x i8> zeroinitializer, <1 x i32> <i32 HERE>"
    ),
    "switch": "define void @f(i8 %x) {\n  switch i8 %x, label %l [ i8 HERE, label %l ]\nl:\n  ret void\n}\n",
    "local number": in_function("%HERE = add i32 %x, 1"),
    "label": "define void @f() {\n  br label %HERE\nHERE:\n  ret void\n}\n",
    "metadata's number": "!named = !{!HERE}\n!HERE = !{}\n",
    "module flag": '!llvm.module.flags = !{!0}\n!0 = !{i32 HERE, !"n", i32 1}\n',
    "use-list order": "@x = global i8 0\n@y = global ptr @x\n@z = global ptr @x\nuselistorder ptr @x, { 1, HERE }\n",
    "inrange": "@x = constant ptr getelementptr inrange(0, HERE) ([8 x i8], ptr @y, i64 0)\n@y = external global i8",
    "line of a location": metadata("!DILocation(line: HERE, scope: !1)") + SUBPROGRAM,
    "column of a location": metadata("!DILocation(column: HERE, scope: !1)") + SUBPROGRAM,
    "atom group": metadata("!DILocation(scope: !1, atomGroup: HERE)") + SUBPROGRAM,
    "atom rank": metadata("!DILocation(scope: !1, atomRank: HERE)") + SUBPROGRAM,
    "line of a subprogram": metadata("distinct !DISubprogram(line: HERE)"),
    "flags": metadata("distinct !DISubprogram(flags: HERE)"),
    "spFlags": metadata("distinct !DISubprogram(spFlags: HERE)"),
    "virtual index": metadata("distinct !DISubprogram(virtualIndex: HERE)"),
    "thisAdjustment": metadata("distinct !DISubprogram(thisAdjustment: HERE)"),
    "enumerator": metadata('!DIEnumerator(name: "e", value: HERE)'),
    "unsigned enumerator": metadata('!DIEnumerator(name: "e", value: HERE, isUnsigned: true)'),
    "subrange": metadata("!DISubrange(count: HERE)"),
    "lower bound": metadata("!DISubrange(count: 1, lowerBound: HERE)"),
    "stride": metadata("!DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, HERE))"),
    "basic type": metadata('!DIBasicType(name: "t", size: HERE, align: 8)'),
    "alignment of a type": metadata('!DIBasicType(name: "t", size: 8, align: HERE)'),
    "encoding": metadata('!DIBasicType(name: "t", encoding: HERE)'),
    "tag": metadata("!DIBasicType(tag: HERE)"),
    "generic tag": metadata("!GenericDINode(tag: HERE)"),
    "runtime language": metadata("!DICompositeType(tag: DW_TAG_structure_type, runtimeLang: HERE)"),
    "offset": metadata("!DIDerivedType(tag: DW_TAG_member, baseType: null, offset: HERE)"),
    "dwarfAddressSpace": metadata("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: HERE)"),
    "calling convention of a type": metadata("!DISubroutineType(cc: HERE, types: null)"),
    "language": metadata("distinct !DICompileUnit(language: HERE, file: !1)") + FILE_NODE,
    "runtimeVersion": metadata("distinct !DICompileUnit(language: 1, file: !1, runtimeVersion: HERE)") + FILE_NODE,
    "dwoId": metadata("distinct !DICompileUnit(language: 1, file: !1, dwoId: HERE)") + FILE_NODE,
    "emissionKind": metadata("distinct !DICompileUnit(language: 1, file: !1, emissionKind: HERE)") + FILE_NODE,
    "nameTableKind": metadata("distinct !DICompileUnit(language: 1, file: !1, nameTableKind: HERE)") + FILE_NODE,
    "checksum kind": metadata('!DIFile(filename: "", directory: "", checksumkind: HERE, checksum: "")'),
    "discriminator": metadata("distinct !DILexicalBlockFile(scope: !0, discriminator: HERE)"),
    "argument": metadata('!DILocalVariable(name: "v", arg: HERE, scope: !1)') + SUBPROGRAM,
    "alignment of a variable's node": metadata('!DILocalVariable(name: "v", align: HERE, scope: !1)') + SUBPROGRAM,
    "expression": metadata("!DIExpression(DW_OP_plus_uconst, HERE)"),
    "operation": metadata("!DIExpression(HERE)"),
    "macro": metadata('!DIMacro(type: HERE, name: "m")'),
    "macro's line": metadata('!DIMacro(type: DW_MACINFO_define, line: HERE, name: "m")'),
    "property": metadata('!DIObjCProperty(name: "p", attributes: HERE)'),
    "column of a label": metadata('!DILabel(scope: !1, name: "l", file: null, line: 1, column: HERE)') + SUBPROGRAM,
    "summary": '^0 = module: (path: "m", hash: (0, 0, 0, 0, HERE))',
    "summary's number": '^HERE = module: (path: "m", hash: (0, 0, 0, 0, 0))',
    "summary's flags": "^0 = flags: HERE",
    "block count": "^0 = blockcount: HERE",
    "guid": "^0 = gv: (guid: HERE)",
}


def texts() -> list[tuple[str, object, str]]:
    return [(name, number, form.replace("HERE", str(number))) for name, form in PLACES.items() for number in NUMBERS]


def lines_of(assembly: str) -> str:
    return "|".join([line for line in assembly.split("\n") if line and not line.startswith(("; ModuleID", "source_"))])


def by_llvm(text: str) -> str:
    command = f"llvm-as-{RELEASE} -disable-verify -o - - | llvm-dis-{RELEASE} -o - -"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], input=text.encode(), capture_output=True, check=False
    )
    return lines_of(done.stdout.decode()) if done.returncode == 0 else "refused"


def by_irkit(text: str) -> str:
    try:
        module = irkit.parse_assembly(text, "<stdin>", RELEASE)
    except IRKitError:
        return "refused"
    return lines_of(irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module))))


def recorded() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    place = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            numbers, _, result = line[2:].partition(": ")
            found.update({(place, number): result.replace("~", number) for number in numbers.split(" ")})
        else:
            place = line
    return found


def record(result: dict[tuple[str, str], str]) -> str:
    """Numbers with the same result but for the number itself share a line."""
    lines: list[str] = []
    for place in PLACES:
        alike: dict[str, list[str]] = {}
        for (name, number), made in result.items():
            if name == place:
                form = made.replace(number, "~") if len(number) > 1 else made
                alike.setdefault(form if "~" in form or form == "refused" else made, []).append(number)
        lines += [place, *[f"  {' '.join(numbers)}: {made}" for made, numbers in alike.items()]]
    return "\n".join(lines) + "\n"


# Where LLVM takes numbers that it cannot hold: it keeps some bits of them, rounds them, or reads what is in memory.
LOOSER = (
    *("calling convention", "global's number", "local number", "label", "attribute group", "initializes", "guid"),
    *("align", "align in brackets", "summary's flags"),
)


@pytest.mark.parametrize("place", PLACES)
def test_numbers_are_taken_as_recorded(place: str) -> None:
    wanted = {number: made for (name, number), made in recorded().items() if name == place}
    found = {str(number): by_irkit(text) for name, number, text in texts() if name == place}
    assert found == wanted


@pytest.mark.parametrize("zeros", [45, 5000])
def test_zeros_in_front_say_nothing(zeros: int) -> None:
    for place, form in PLACES.items():
        short = by_irkit(form.replace("HERE", "16"))
        long = by_irkit(form.replace("HERE", "0" * zeros + "16"))
        assert long.replace('"' + "0" * zeros, '"') == short, place


@pytest.mark.parametrize("sign", ["", "-"])
def test_numbers_of_thousands_of_digits_are_refused_where_those_of_forty_are(sign: str) -> None:
    for place, form in PLACES.items():
        if by_irkit(form.replace("HERE", sign + "9" * 40)) == "refused":
            assert by_irkit(form.replace("HERE", sign + "9" * 5000)) == "refused", place


@pytest.mark.llvm(22)
def test_llvm_takes_the_same() -> None:
    of_llvm = [(name, number, text) for name, number, text in texts() if name not in LOOSER and isinstance(number, int)]
    different = [(name, number) for name, number, text in of_llvm[::30] if by_irkit(text) != by_llvm(text)]
    assert different == []


if __name__ == "__main__":
    FILE.write_text(record({(name, str(number)): by_irkit(text) for name, number, text in texts()}), encoding="utf-8")
    for name, number, text in texts():
        if by_irkit(text) != by_llvm(text):
            sys.stdout.write(f"{name} {number}\n    {by_irkit(text)}\n    {by_llvm(text)}\n")
