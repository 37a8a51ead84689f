"""Names as the source spells them: D's by irkit, others by LLVM's demanglers."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from irkit.cli.demangle import demangler

# As LLVM 22 spells them, and 23 where that differs.
NAMES = {
    "_Dmain": ("D main", ""),
    "_D3app5countZ": ("app.count", ""),
    "_D3app5counti": ("app.count", "int app.count"),
    "_D3app5countk": ("_D3app5countk", "uint app.count"),
    "_D3app5countn": ("_D3app5countn", "app.count"),
    "_D3app5countzk": ("_D3app5countzk", "ucent app.count"),
    "_D3app5countNn": ("_D3app5countNn", "noreturn app.count"),
    "_D3app4Shop6__initZ": ("initializer for app.Shop", ""),
    "_D3app4Shop6__vtblZ": ("vtable for app.Shop", ""),
    "_D3app4Shop7__ClassZ": ("ClassInfo for app.Shop", ""),
    "_D3app4Shop11__InterfaceZ": ("Interface for app.Shop", ""),
    "_D3app12__ModuleInfoZ": ("ModuleInfo for app", ""),
    "_D6__initZ": ("initializer for", ""),
    "_D3app6__initi": ("app.__init", "int app.__init"),
    "_D003app5countZ": ("app.count", ""),  # anonymous
    "_D3app4__S15countZ": ("app.count", ""),  # a parent that is none
    "_D3app3__S5countZ": ("app.__S.count", ""),
    "_D3appQeZ": ("app.app", ""),  # what is said above again
    "_D3app3topi5countQg": ("_D3app3topi5countQg", ""),
    "_D3app5coucountiQb": ("_D3app5coucountiQb", ""),
    "_D1a2biQb": ("a.bi", "int a.bi"),  # the type is that of the letter before
    "_D3app3runFZv": ("_D3app3runFZv", ""),  # a function's type
    "_D3app": ("_D3app", ""),
    "_D3app9countZ": ("_D3app9countZ", ""),
    "_D0Z": ("_D0Z", ""),
    "_D4294967296aZ": ("_D4294967296aZ", ""),
    "_D3appQaZ": ("_D3appQaZ", ""),
    "_D3appQZZ": ("_D3appQZZ", ""),
    "_D3app1Z": ("_D3app1Z", ""),
    "_D": ("_D", ""),
    "__D3app5countZ": ("app.count", ""),
    "._D3app5countZ": (".app.count", ""),
    "._Z3foov": (".foo()", ""),
    "___Z3foov": ("foo()", ""),
    "__RNvC6_123foo3bar": ("123foo::bar", ""),
    "_?x@@YAXXZ": ("_?x@@YAXXZ", ""),
    "_ZN10_$LT$A$GT$3run17h0123456789abcdefE": ("_$LT$A$GT$::run::h0123456789abcdef", ""),
    "_ZN1a28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE.llvm.7": (
        "a::_$u7b$$u7b$closure$u7d$$u7d$::h0123456789abcdef (.llvm.7)",
        "",
    ),
    "_ZN10_$LT$A$GT$17h0123456789abcdefE": ("_$LT$A$GT$::h0123456789abcdef", ""),
    "__ZN1a17h0123456789abcdefE": ("a::h0123456789abcdef", ""),
    "_ZN9a17h0123456789abcdefE": ("_ZN9a17h0123456789abcdefE", ""),
    ".text": (".text", ""),
}


@pytest.mark.parametrize(("release", "column"), [(22, 0), (23, 1)])
def test_names_are_spelled_as_in_the_source(release: int, column: int) -> None:
    spelled = demangler(release)
    assert {name: spelled(name) for name in NAMES} == {name: said[column] or said[0] for name, said in NAMES.items()}


def test_a_long_name_is_read_without_recursion() -> None:
    spelled = demangler()
    assert spelled("_D1a" + "Qb" * 50_000 + "Z") == "_D1a" + "Qb" * 50_000 + "Z"
    assert spelled("_D" + "4__S1" * 50_000 + "1aZ") == "a"
    chain = "_D1i" + "Qc" * 5_000
    assert spelled(chain) == chain


@pytest.mark.llvm
def test_llvm_spells_them_so(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text("".join(f'@"{name}" = global i8 0\n' for name in NAMES))
    subprocess.run(["llvm-as-22", "x.ll"], cwd=tmp_path, check=True)
    said = subprocess.run(
        ["llvm-nm-22", "-p", "-C", "--format=just-symbols", "x.bc"], cwd=tmp_path, capture_output=True, check=True
    )
    assert said.stdout.decode().splitlines() == [spelled for spelled, _ in NAMES.values()]
