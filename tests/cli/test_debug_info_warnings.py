"""Broken debug info is dropped with a warning, as by LLVM's readers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import irkit as run

import irkit

TEXT = """\
define void @f() !dbg !4 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !1, spFlags: DISPFlagDefinition, unit: !0)
"""
BROKEN = "x.ll: warning: invalid subroutine type\nx.ll: warning: ignoring invalid debug info\n"
OLD = "x.ll: warning: ignoring debug info with an invalid version (2)\n"


@pytest.mark.parametrize(
    "text, said",
    [(TEXT, BROKEN), (TEXT.replace('Version", i32 3', 'Version", i32 2'), OLD), (TEXT.replace("type: !1, ", ""), "")],
    ids=["broken", "of another version", "right"],
)
def test_assembling_tells_of_what_is_dropped(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(text)
    done = run("as", "--llvm", "22", "x.ll", "-o", "x.bc", cwd=tmp_path)
    assert (done.returncode, done.stderr.decode()) == (0, said)
    written = irkit.to_assembly(irkit.load(tmp_path / "x.bc"))
    assert ("DISubprogram" in written) == (not said)


@pytest.mark.parametrize("name", ["x.ll", "x.bc"])
def test_verifying_warns(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(TEXT)
    if name == "x.bc":
        module = irkit.parse_assembly(TEXT, "x.ll", 22, upgrade_debug_info=False)
        path.write_bytes(irkit.to_bitcode(module, check=False))
    done = run("verify", str(path), cwd=tmp_path)
    assert done.returncode == 0
    assert "warning: invalid subroutine type\nnote: the rule is 'di-subprogram-type'\n" in done.stderr.decode()
    (found,) = json.loads(run("verify", "--json", str(path), cwd=tmp_path).stdout)
    assert (found["severity"], found["rule"]) == ("warning", "di-subprogram-type")
