"""Every public attribute of every class of the model: what is of another kind, or fixed, is refused by name."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType, ModuleType

import pytest

import irkit
from irkit.errors import EditError
from irkit.guarding import generate, reason_of
from irkit.guarding.kinds import KINDS

TEXT = """
source_filename = "m"
%s = type { i32, ptr }
$c = comdat any
module asm "nop"
@x = global i32 7, comdat($c)
@a = alias i32, ptr @x
@t = global [2 x ptr] [ptr blockaddress(@f, %one), ptr getelementptr (i8, ptr @x, i64 4)]
@str = constant [3 x i8] c"abc"
@sum = global double 1.5
define i32 @f(i32 range(i32 0, 9) %p, ptr byval(i32) %m) personality ptr @g !dbg !4 {
entry:
  #dbg_value(i32 %p, !9, !DIExpression(), !10)
  #dbg_label(!11, !10)
  %v = add i32 %p, 1, !dbg !10
  %k = call i32 @g(i32 noundef %v) #0 [ "tag"(i32 %v) ]
  %asm = call i32 asm "nop", "=r"()
  %shu = shufflevector <2 x i32> poison, <2 x i32> poison, <2 x i32> <i32 0, i32 1>
  switch i32 %v, label %one [ i32 1, label %two ]
one:
  br label %two
two:
  %phi = phi i32 [ %v, %entry ], [ 3, %one ]
  %inv = invoke i32 @g(i32 1) to label %three unwind label %pad
three:
  ret i32 %phi
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  resume { ptr, i32 } %lp
}
declare i32 @g(i32)
attributes #0 = { nounwind "k"="v" }
!named = !{!6}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
!6 = !{ptr @x, !"string"}
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!10 = !DILocation(line: 1, scope: !4)
!11 = !DILabel(scope: !4, name: "lab", file: !1, line: 3)
^0 = module: (path: "m", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default,
  notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 11, calls: ((callee: ^3)), refs: (^2))))
^2 = gv: (name: "x", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default,
  notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^3 = gv: (name: "g")
^4 = gv: (name: "a", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default,
  notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), aliasee: ^2)))
"""


class Strange:
    """What no attribute holds."""


def attributes(cls: type) -> Iterator[str]:
    for base in cls.__mro__:
        for name, value in vars(base).items():
            if not name.startswith("_") and isinstance(value, (property, MemberDescriptorType, GetSetDescriptorType)):
                yield name


def reachable(module: irkit.Module) -> dict[str, object]:
    """An object of each class of the model that the module leads to, by the class's name."""
    found: dict[str, object] = {}
    seen: dict[int, object] = {}
    todo: list[object] = [module]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, (str, bytes, int, float, type, ModuleType)):
            continue
        seen[id(one)] = one
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, (list, tuple)):
            todo += one
        elif type(one).__module__.startswith("irkit"):
            found.setdefault(f"{type(one).__module__}.{type(one).__name__}", one)
            todo += [getattr(one, name, None) for name in attributes(type(one))]
    return found


@pytest.fixture(scope="module")
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, "m", 22)


@pytest.fixture(scope="module")
def objects(module: irkit.Module) -> dict[str, object]:
    return reachable(module)


def test_the_kinds_are_those_of_the_source() -> None:
    assert generate.TARGET.read_text() == generate.source()


def guarded(owner: object) -> list[tuple[str, bool]]:
    """The guarded attributes of an object, and whether they are fixed."""
    found = []
    for base in type(owner).__mro__:
        for name in KINDS.get(base.__module__, {}).get(base.__name__, {}):
            found.append((name, bool(reason_of(f"{base.__module__}.{base.__name__}.{name}"))))
    return found


def test_what_is_of_another_kind_is_refused(module: irkit.Module, objects: dict[str, object]) -> None:
    before = irkit.to_assembly(module)
    tried = set()
    for owner in objects.values():
        for name, _ in guarded(owner):
            tried.add((type(owner), name))
            for wrong in (Strange(), [Strange()], (Strange(),), {"k": Strange()}, 1.5):
                with pytest.raises(EditError, match=name):
                    setattr(owner, name, wrong)
    assert irkit.to_assembly(module) == before
    assert len(tried) > 250


def test_what_is_fixed_stays_so_and_the_rest_can_be_set(module: irkit.Module, objects: dict[str, object]) -> None:
    before = irkit.to_assembly(module)
    for owner in objects.values():
        for name, is_fixed in guarded(owner):
            value = getattr(owner, name)
            if is_fixed:
                with pytest.raises(EditError, match="cannot be changed"):
                    setattr(owner, name, value)
            else:
                setattr(owner, name, value)
                assert getattr(owner, name) == value
    assert irkit.to_assembly(module) == before


def test_a_truth_value_is_a_number_where_one_is_wanted() -> None:
    edge = irkit.CallEdge(irkit.ValueInfo(1))
    edge.relative_frequency = True
    assert repr(edge.relative_frequency) == "1"


def test_a_command_puts_up_no_guards() -> None:
    """They cost a quarter of the time of reading where nothing is compiled, and no code but ours runs there."""
    code = (
        "import sys; from irkit.cli import main; sys.argv = ['irkit', '--version']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "import irkit.instructions; print('irkit.guarding.kinds' in sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "False"


def test_nothing_can_be_deleted_and_what_is_read_only_says_so(module: irkit.Module, objects: dict[str, object]) -> None:
    before = irkit.to_assembly(module)
    for owner in objects.values():
        if guarded(owner):
            for name in dict.fromkeys(attributes(type(owner))):
                with pytest.raises(EditError, match=f"{name} of .* cannot be deleted"):
                    delattr(owner, name)
            with pytest.raises(EditError, match="no_such_thing"):
                owner.no_such_thing = 5  # type: ignore[attr-defined]
    with pytest.raises(EditError, match="operands"):
        module["f"].operands = ()  # type: ignore[misc]
    with pytest.raises(EditError, match="functions"):
        module.functions = []  # type: ignore[misc,assignment]
    assert irkit.to_assembly(module) == before
