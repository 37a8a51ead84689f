"""Nodes of debug info with each number that a field may have, and with nodes of each class: `debug_numbers.txt` has
which of them break which rules.

`python tests/verifier/test_debug_numbers.py` writes it anew, and lists where llvm-as says other things.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

import irkit
import irkit.verifier.run  # with all chapters, RULES is complete
from irkit.errors import IRKitError
from irkit.verifier.rules import RULES

FILE = Path(__file__).parent / "debug_numbers.txt"
RELEASES = (14, 19, 22, 23)
TAGS = [*range(1, 0x4D), *range(0x4105, 0x410A), 0x42FF, 0x4300, 0x4301]
BITS = [0, *(1 << bit for bit in range(31))]
SMALL = list(range(8))
REFERENCES = [*range(1, 5), *range(6, 41)]  # of nodes of each class
LISTS = [number + 40 for number in REFERENCES]  # of lists of one of these each
SUBPROGRAM = '!DISubprogram(name: "a", type: !24, spFlags: 0, '
DEFINITION = 'distinct !DISubprogram(name: "a", type: !24, unit: !10, spFlags: DISPFlagDefinition, '
UNIT = "distinct !DICompileUnit(language: DW_LANG_C99, emissionKind: FullDebug, file: "
# A node in which `#` is a number, and the numbers.
NODES: list[tuple[str, list[int]]] = [
    ("!DIDerivedType(tag: #, baseType: !2)", TAGS),
    ("!DIDerivedType(tag: #, baseType: !2, dwarfAddressSpace: 1)", TAGS),
    ("!DIDerivedType(tag: #, baseType: !2, extraData: !5)", TAGS),
    ("!DIDerivedType(tag: #, baseType: !2, extraData: i32 0)", TAGS),
    ("!DIDerivedType(tag: #, baseType: !3, scope: !2)", TAGS),
    ("!DIDerivedType(tag: #, baseType: !2, flags: DIFlagStaticMember)", TAGS),
    ('!DICompositeType(tag: #, name: "a")', TAGS),
    ("!DICompositeType(tag: #, baseType: !2)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, dataLocation: !8)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, associated: !8)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, allocated: !8)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, rank: 1)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, discriminator: !4)", TAGS),
    ("!DICompositeType(tag: #, baseType: !2, vtableHolder: !5)", TAGS),
    ("!DICompositeType(tag: DW_TAG_structure_type, flags: #)", BITS),
    ("!DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !5, flags: #)", BITS),
    ("!DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !9, flags: #)", BITS),
    ("!DISubroutineType(flags: #, types: !5)", [*BITS, 3 << 13, 3 << 22]),
    ("!DISubroutineType(cc: #, types: !6)", SMALL),
    ('!DIBasicType(tag: #, name: "a")', TAGS),
    ('!DIStringType(tag: #, name: "a")', TAGS),
    ("!DITemplateValueParameter(tag: #, value: i32 0)", TAGS),
    ("!DIImportedEntity(tag: #, scope: !1, entity: !2)", TAGS),
    ('!DIMacro(type: #, name: "a")', SMALL),
    ("!DIMacroFile(type: #, file: !1)", SMALL),
    ("!DILocalVariable(scope: !7, flags: #)", BITS),
    ('!DISubprogram(name: "a", type: !24, spFlags: 0, flags: #)', [*BITS, 3 << 13, 3 << 22]),
    ('!DISubprogram(name: "a", type: !24, spFlags: #)', [0, *(1 << bit for bit in range(12))]),
    ('distinct !DISubprogram(name: "a", type: !24, unit: !10, spFlags: #)', [0, *(1 << bit for bit in range(12))]),
    ('!DISubprogram(name: "a", type: !6, spFlags: 0, line: #)', [0, 1]),
    ('!DIGlobalVariable(name: "a", scope: !1, type: !2, line: #)', [0, 1]),
    ("!DILexicalBlock(scope: !7, line: #)", [0, 1]),
    ("!DILexicalBlock(scope: !7, column: #)", [0, 1, 65535]),
    ("!DIExpression(#)", [*range(0x100), *range(0x1000, 0x100C)]),
    ("!DIExpression(#, 1)", [*range(0x100), *range(0x1000, 0x100C)]),
    ("!DIExpression(#, 1, 2)", [*range(0x100), *range(0x1000, 0x100C)]),
    ("!DIExpression(DW_OP_LLVM_entry_value, #)", SMALL),
    ("!DIExpression(6, #)", [*range(0x100), *range(0x1000, 0x100C)]),
    ("!DIExpression(#, 6)", [*range(0x100), *range(0x1000, 0x100C)]),
    *[(f"{SUBPROGRAM}{field}: !#)", REFERENCES) for field in ("scope", "file", "containingType")],
    *[(f"{SUBPROGRAM}{field}: !#)", REFERENCES) for field in ("unit", "declaration", "retainedNodes", "thrownTypes")],
    *[(f"{SUBPROGRAM}{field}: !#)", LISTS) for field in ("templateParams", "retainedNodes", "thrownTypes")],
    *[(f"{DEFINITION}{field}: !#)", REFERENCES) for field in ("scope", "declaration")],
    ('!DISubprogram(name: "a", spFlags: 0, type: !#)', REFERENCES),
    ('distinct !DISubprogram(name: "a", unit: !10, spFlags: DISPFlagDefinition, type: !#)', REFERENCES),
    (f"{DEFINITION}retainedNodes: !#)", LISTS),
    (DEFINITION.replace("!10", "!#") + "line: 0)", REFERENCES),
    (UNIT + "!#)", REFERENCES),
    *[
        (f"{UNIT}!1, {field}: !#)", [*REFERENCES, *LISTS])
        for field in ("enums", "retainedTypes", "globals", "imports", "macros")
    ],
    *[(f"distinct !DILexicalBlock(line: 1, {field})", REFERENCES) for field in ("scope: !#", "scope: !7, file: !#")],
    *[
        (f"!DILexicalBlockFile(discriminator: 0, {field})", REFERENCES)
        for field in ("scope: !#", "scope: !7, file: !#")
    ],
    ('!DINamespace(name: "a", scope: !#)', REFERENCES),
    ('!DIModule(name: "a", scope: !#)', REFERENCES),
    *[(f"!DICommonBlock({field})", REFERENCES) for field in ("scope: !#", "scope: !7, declaration: !#")],
    ("!DIMacroFile(file: !#)", REFERENCES),
    ("!DIMacroFile(file: !1, nodes: !#)", [*REFERENCES, *LISTS]),
    *[
        (f'!DIGlobalVariable(name: "a", isDefinition: false, {field}: !#)', REFERENCES)
        for field in ("scope", "file", "type", "declaration")
    ],
    ('!DIGlobalVariable(name: "a", scope: !1, isDefinition: true, type: !#)', REFERENCES),
    *[(f"!DILocalVariable(scope: {field})", REFERENCES) for field in ("!#", "!7, file: !#", "!7, type: !#")],
    *[(f'!DILabel(name: "a", line: 1, scope: {field})', REFERENCES) for field in ("!#, file: !1", "!7, file: !#")],
    ("!DIGlobalVariableExpression(var: !18, expr: !#)", REFERENCES),
    *[
        (f"!DIImportedEntity(tag: DW_TAG_imported_module, scope: {field})", REFERENCES)
        for field in ("!#", "!1, entity: !#", "!1, file: !#")
    ],
    *[(f"!DILocation(scope: {field})", REFERENCES) for field in ("!#", "!7, inlinedAt: !#")],
    *[
        (f"!DIDerivedType(tag: {tag}, baseType: {field}: !#)", REFERENCES)
        for tag in ("DW_TAG_typedef", "DW_TAG_member", "DW_TAG_template_alias", "DW_TAG_inheritance")
        for field in ("!2, scope", "!2, file", "!2, extraData")
    ],
    *[
        (f"!DIDerivedType(tag: DW_TAG_typedef, {fields}: !#)", REFERENCES)
        for fields in ("baseType: !5, scope", "baseType: !5, file", "file: !5, baseType: !2, scope")
    ],
    *[
        (f"!DICompositeType(tag: DW_TAG_structure_type, {fields}: !#)", REFERENCES)
        for fields in ("baseType: !5, scope", "rank: 1, file", "file: !5, scope")
    ],
    *[(f'!DIBasicType(name: "a", {field}: !#)', REFERENCES) for field in ("scope", "file", "file: !5, scope")],
    *[(f'!DIFixedPointType(name: "a", {field}: !#)', REFERENCES) for field in ("scope", "file")],
    *[(f"!DISubrangeType(baseType: !2, {field}: !#)", REFERENCES) for field in ("scope", "file", "upperBound")],
    *[(f"!DISubrangeType({field}: !#)", REFERENCES) for field in ("baseType", "lowerBound", "stride", "bias")],
    ('!DIFixedPointType(name: "#", encoding: #)', [*range(0x13)]),
    ('!DIFixedPointType(name: "a", encoding: DW_ATE_signed_fixed, kind: #)', [0, 1, 2, 3]),
    *[
        (f"!DIFixedPointType(encoding: DW_ATE_unsigned_fixed, kind: {kind}, {field}: #)", [0, 1])
        for kind in ("Binary", "Decimal", "Rational")
        for field in ("factor", "numerator", "denominator", "numerator: 1, denominator")
    ],
    *[
        (f"!DIDerivedType(tag: {tag}, baseType: !#)", REFERENCES)
        for tag in ("DW_TAG_typedef", "DW_TAG_set_type", "DW_TAG_subrange_type")
    ],
    ("!DIDerivedType(tag: DW_TAG_template_alias, baseType: !2, extraData: !#)", LISTS),
    ("!DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !2, extraData: !#)", REFERENCES),
    *[
        (f"!DICompositeType(tag: {tag}, {field}: !#)", REFERENCES)
        for tag in ("DW_TAG_structure_type", "DW_TAG_array_type", "DW_TAG_enumeration_type")
        for field in ("scope", "file", "baseType", "elements", "vtableHolder", "templateParams", "discriminator")
    ],
    *[
        (f"!DICompositeType(tag: {tag}, {field}: !#)", LISTS)
        for tag in ("DW_TAG_structure_type", "DW_TAG_array_type", "DW_TAG_enumeration_type")
        for field in ("elements", "templateParams")
    ],
    *[
        (f"!DICompositeType(tag: DW_TAG_array_type, baseType: !2, {field}: !#)", REFERENCES)
        for field in ("dataLocation", "associated", "allocated", "rank")
    ],
    ("!DISubroutineType(types: !#)", [*REFERENCES, *LISTS]),
    ('!DITemplateTypeParameter(name: "a", type: !#)', REFERENCES),
    ('!DITemplateValueParameter(name: "a", type: !#, value: i32 1)', REFERENCES),
    *[(f'!DIObjCProperty(name: "a", {field}: !#)', REFERENCES) for field in ("type", "file")],
    *[(f"!DISubrange({field}: !#)", REFERENCES) for field in ("count", "count: 1, lowerBound")],
    *[(f"!DISubrange(lowerBound: 0, {field}: !#)", REFERENCES) for field in ("upperBound", "upperBound: 1, stride")],
    *[(f"!DIGenericSubrange({field}: !#)", REFERENCES) for field in ("count", "lowerBound", "upperBound")],
    *[(f'!DIStringType(name: "a", {field}: !#)', REFERENCES) for field in ("stringLength", "stringLengthExpression")],
]
SETS = "!DIDerivedType(tag: DW_TAG_set_type, baseType: !#)"
ENCODINGS = range(1, 0x13)
COMMON = """!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!11}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2)
!4 = !DIDerivedType(tag: DW_TAG_member, baseType: !2)
!5 = !{}
!6 = !{null}
!7 = distinct !DISubprogram(name: "f", type: !24, unit: !10, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(scope: !7)
!9 = !{!12}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !DISubrange(count: 3)
!13 = !DISubprogram(name: "d", type: !24, spFlags: 0)
!14 = distinct !DILexicalBlock(scope: !7, line: 1)
!15 = !DILexicalBlockFile(scope: !14, discriminator: 1)
!16 = !DINamespace(name: "n", scope: null)
!17 = !DIModule(scope: null, name: "m")
!18 = !DIGlobalVariable(name: "g", scope: !1, type: !2)
!19 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !16)
!21 = !DILabel(scope: !7, name: "l", file: !1, line: 1)
!22 = !DIMacro(type: DW_MACINFO_define, name: "m")
!23 = !DIMacroFile(file: !1)
!24 = !DISubroutineType(types: !6)
!25 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", size: 32)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")
!27 = !DITemplateTypeParameter(name: "t", type: !2)
!28 = !DITemplateValueParameter(name: "t", type: !2, value: i32 1)
!29 = !DILocation(line: 1, scope: !7)
!30 = !DIExpression()
!31 = !{!"s"}
!32 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !14, size: 32)
!33 = !DIObjCProperty(name: "p")
!34 = !DIEnumerator(name: "e", value: 1)
!35 = !DICommonBlock(scope: !7, declaration: !18, name: "c")
!36 = !DIStringType(name: "s")
!37 = !DIGenericSubrange(count: !30, lowerBound: !30, stride: !30)
!38 = !DILocalVariable(scope: !14, type: !2, arg: 1)
!39 = !{i32 1}
!40 = !DIGlobalVariable(name: "h", scope: !14, type: !2)
"""
COMMON += "".join(f"!{number} = !{{!{number - 40}}}\n" for number in LISTS)
UNLISTED = "DICompileUnit not listed in llvm.dbg.cu"
FIRST = 200  # the number of the first node that is looked at


def module(node: str, numbers: list[int]) -> str:
    lines = [f"!{FIRST + at} = {node.replace('#', str(number))}\n" for at, number in enumerate(numbers)]
    listed = ", ".join(f"!{FIRST + at}" for at in range(len(numbers)))
    return f"{COMMON}!x = !{{{listed}}}\n{''.join(lines)}"


def sets() -> str:
    """A set of each kind of number."""
    bases = "".join(f'!{number + 20} = !DIBasicType(name: "a", encoding: {number})\n' for number in ENCODINGS)
    return module(SETS, [number + 20 for number in ENCODINGS]) + bases


def modules() -> Iterator[tuple[str, list[int], str]]:
    for node, numbers in NODES:
        yield node, list(numbers), module(node, list(numbers))
    yield SETS, list(ENCODINGS), sets()


def problems(text: str, release: int) -> tuple[list[object], list[irkit.Problem]]:
    """The nodes, and what is wrong with them."""
    made = irkit.parse_assembly(text, "case.ll", release, upgrade_debug_info=False)
    (listed,) = [named for named in made.named_metadata if named.name == "x"]
    return list(listed.operands), irkit.verify(made, limit=0)


def said(node: str, numbers: list[int], text: str) -> Iterator[str]:
    """What each release says of the numbers."""
    for release in RELEASES:
        try:
            nodes, found = problems(text, release)
        except IRKitError as error:
            yield f"{release} {node}: {str(error).splitlines()[0].partition('error: ')[2]}"
            continue
        by_rule: dict[str, list[int]] = defaultdict(list)
        for problem in found:
            by_rule[problem.rule] += [
                number for node, number in zip(nodes, numbers, strict=True) if node is problem.object
            ]
        shown = "; ".join(f"{rule} {spans(sorted(set(places)))}" for rule, places in sorted(by_rule.items()))
        yield f"{release} {node}: {shown or '.'}"


def spans(numbers: list[int]) -> str:
    found = []
    for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        together = [number for _, number in group]
        found.append(str(together[0]) if len(together) == 1 else f"{together[0]}-{together[-1]}")
    return " ".join(found)


def class_in(text: str) -> str:
    """The class of the node that a line is about."""
    found = re.search(r"DI\w+", text)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("name", sorted({class_in(node) for node, _ in NODES}))
def test_what_the_verifier_says_of_numbers(name: str) -> None:
    recorded = [line for line in FILE.read_text(encoding="utf-8").splitlines() if class_in(line) == name]
    assert [line for case in modules() if class_in(case[0]) == name for line in said(*case)] == recorded


@pytest.mark.llvm
@pytest.mark.parametrize("release", [14, 19, 22, pytest.param(23, marks=pytest.mark.llvm(23))])
def test_llvm_says_the_same_of_numbers(release: int) -> None:
    assert [node for node, _, text in modules() if differs(text, release)] == []


def differs(text: str, release: int) -> bool:
    """Whether llvm-as says something else, or refuses to read what irkit reads."""
    command = [f"llvm-as-{release}", "-", "-o", "/dev/null"]
    if release > 16:
        command.append("-disable-auto-upgrade-debug-info")
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    known = {rule.message_of(release) for rule in RULES.values()}
    theirs = Counter(line for line in done.stderr.decode().splitlines() if line in known)
    try:
        ours = Counter(problem.message for problem in problems(text, release)[1])
    except IRKitError:
        return b"error:" not in done.stderr
    if release > 16:
        return ours != theirs
    for messages in (ours, theirs):
        messages.pop(UNLISTED, 0)  # LLVM 14 says all of it twice, and this of what is left when debug info is dropped
    return ours + ours != theirs


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for case in modules() for line in said(*case)), encoding="utf-8")
    for node, _, text in modules():
        for release in RELEASES:
            if differs(text, release):
                sys.stdout.write(f"{release} {node}\n")
