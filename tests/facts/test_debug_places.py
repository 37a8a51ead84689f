"""Files of debug locations and names of variables, where debug info says less than usual."""

from __future__ import annotations

import pytest

import irkit
from irkit.facts.extract import columns

TEXT = """define void @f(i32 %x) !dbg !3 {{
    #dbg_value(i32 %x, {variable}, !DIExpression(), !6)
  ret void, !dbg !6
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile({file})
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = distinct !DISubprogram(name: "f", {of_function}unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocalVariable(name: "named", scope: !3)
!5 = !DILocalVariable(scope: !3)
!6 = !DILocation(line: 3, column: 7, scope: {scope})
"""
USUAL = {
    "variable": "!4",
    "file": 'filename: "a.c", directory: "/d"',
    "of_function": "scope: !1, file: !1, ",
    "scope": "!3",
}
FILES = {
    "as usual": ({}, ["/d/a.c"]),
    "no folder": ({"file": 'filename: "a.c", directory: ""'}, ["a.c"]),
    "a whole path": ({"file": 'filename: "/a.c", directory: "/d"'}, ["/a.c"]),
    "a whole path, no folder": ({"file": 'filename: "/a.c", directory: ""'}, ["/a.c"]),
    "the root": ({"file": 'filename: "a.c", directory: "/"'}, ["/a.c"]),
    "of the scope around": ({"of_function": "scope: !1, "}, ["/d/a.c"]),
    "of no scope": ({"of_function": ""}, []),
}
NAMES = {"!4": ["named"], "!5": []}


def texts(changes: dict[str, str], relation: str, place: int) -> list[object]:
    module = irkit.parse_assembly(TEXT.format(**{**USUAL, **changes}), "x.ll", 22)
    return list(columns(module, [relation])[relation.replace(":", "__")][place])


@pytest.mark.parametrize("name", FILES)
def test_files_of_locations(name: str) -> None:
    changes, found = FILES[name]
    assert texts(changes, "debug_location:file", 1) == found


@pytest.mark.parametrize("variable", NAMES)
def test_names_of_variables(variable: str) -> None:
    assert texts({"variable": variable}, "variable:source", 2) == NAMES[variable]
