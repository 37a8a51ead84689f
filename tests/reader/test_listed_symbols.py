"""Symbols that the records of bitcode say without a module: of each kind, linkage and visibility as a module has it."""

from __future__ import annotations

from itertools import product

import irkit
from bitcode.reader.listing import list_symbols
from irkit.words import LINKAGES, VISIBILITIES

UNDEFINED = ("external", "extern_weak")
NEVER_OF_FUNCTIONS = ("appending", "common")


def text() -> str:
    lines = []
    for place, (linkage, visibility) in enumerate(product(LINKAGES.words, VISIBILITIES.words)):
        if linkage in ("private", "internal") and visibility != "default":
            continue
        said = f"{linkage if linkage != 'external' else ''} {visibility}"
        ty, value = ("[1 x i32]", "zeroinitializer") if linkage == "appending" else ("i32", "0")
        if linkage != "extern_weak":
            lines.append(f"@v{place} = {said} global {ty} {value}")
            if linkage not in NEVER_OF_FUNCTIONS:
                lines.append(f"define {said} void @f{place}() {{\n  ret void\n}}")
        if linkage in UNDEFINED:
            lines.append(f"@w{place} = {linkage} {visibility} global i32")
            lines.append(f"declare {linkage} {visibility} void @g{place}()")
    return "\n".join(lines)


def test_all_kinds() -> None:
    module = irkit.parse_assembly(text(), llvm_version=22)
    listed = list_symbols(irkit.to_bitcode(module), "test.bc")
    assert listed is not None
    ((*symbols,),) = listed
    found = {(name, one.is_function, one.is_declaration, one.linkage, one.visibility) for name, one in symbols}
    functions = {(one.name, True, one.is_declaration, one.linkage, one.visibility) for one in module.functions}
    variables = {(one.name, False, one.is_declaration, one.linkage, one.visibility) for one in module.globals}
    assert found == functions | variables
    assert len(symbols) == len(found)
    assert len({(one[1:]) for one in found}) > 50
