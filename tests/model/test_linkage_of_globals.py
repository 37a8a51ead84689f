"""What linkage, visibility and storage class of a global say of each other, in a module; in none, nothing."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import EditError
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable

TEXT = """$c = comdat any
@g = hidden dllexport global i32 1
@local = internal global i32 2
@hidden = hidden global i32 3
@outside = external global i32
@i = ifunc void (), ptr @resolver
define ptr @resolver() {
  ret ptr null
}
"""


def found(name: str, is_attached: bool) -> GlobalValue:
    value = irkit.parse_assembly(TEXT, "m.ll", 22)[name]
    assert isinstance(value, GlobalValue)
    if not is_attached:
        value.remove_from_parent()
    return value


@pytest.mark.parametrize(("is_attached", "expected"), [(True, ("default", "")), (False, ("hidden", "dllexport"))])
def test_what_becomes_local_is_not_hidden(is_attached: bool, expected: tuple[str, str]) -> None:
    value = found("g", is_attached)
    value.linkage = "weak"
    assert (value.visibility, value.dll_storage) == ("hidden", "dllexport")
    value.linkage = "internal"
    assert (value.visibility, value.dll_storage) == expected
    assert value.dso_local


@pytest.mark.parametrize(
    ("name", "field", "wanted", "problem"),
    [
        ("local", "dso_local", False, "is dso_local, since it is internal"),
        ("hidden", "dso_local", False, "is dso_local, since it is hidden"),
        ("local", "visibility", "hidden", "cannot be hidden: its linkage is internal"),
        ("local", "dll_storage", "dllexport", "cannot be dllexport: its linkage is internal"),
        ("i", "dll_storage", "dllexport", "cannot be dllexport: bitcode has no place for that of an ifunc"),
        ("i", "unnamed_addr", "unnamed_addr", "cannot be unnamed_addr: bitcode has no place for that of an ifunc"),
    ],
)
def test_what_a_module_has_no_place_for(name: str, field: str, wanted: object, problem: str) -> None:
    value = found(name, True)
    with pytest.raises(EditError, match=f" {problem}$"):
        setattr(value, field, wanted)
    free = found(name, False)
    setattr(free, field, wanted)
    assert getattr(free, field) == wanted


@pytest.mark.parametrize(
    ("name", "field", "wanted"),
    [
        ("local", "dso_local", True),
        ("outside", "dso_local", True),
        ("outside", "dso_local", False),
        ("local", "visibility", "default"),
        ("outside", "visibility", "protected"),
        ("local", "dll_storage", ""),
        ("outside", "dll_storage", "dllimport"),
        ("i", "dll_storage", ""),
        ("i", "unnamed_addr", ""),
        ("outside", "unnamed_addr", "local_unnamed_addr"),
    ],
)
def test_what_a_module_has_a_place_for(name: str, field: str, wanted: object) -> None:
    value = found(name, True)
    setattr(value, field, wanted)
    assert getattr(value, field) == wanted


def test_comdats_of_a_module_have_names_of_their_own() -> None:
    module, other = (irkit.parse_assembly(TEXT, "m.ll", 22) for _ in range(2))
    value = module["g"]
    assert isinstance(value, GlobalObject)
    value.comdat = module.comdats["c"]
    with pytest.raises(EditError, match=r"the module has another of that name$"):
        value.comdat = other.comdats["c"]
    assert value.comdat is module.comdats["c"]
    value.remove_from_parent()
    value.comdat = other.comdats["c"]
    value.comdat = None
    assert value.comdat is None


def test_only_what_is_declared_can_be_weak_elsewhere() -> None:
    value = found("g", True)
    assert isinstance(value, GlobalVariable)
    with pytest.raises(EditError, match=r"cannot be extern_weak: it is defined here$"):
        value.linkage = "extern_weak"
    value.initializer = None
    value.linkage = "extern_weak"
    with pytest.raises(EditError, match=r"is extern_weak, and cannot start as anything: it is not defined here$"):
        value.initializer = irkit.const(irkit.i32, 1)
    value.initializer = None
    assert not found("outside", True).has_local_linkage


def test_kinds_of_globals() -> None:
    resolved = found("i", True)
    assert isinstance(resolved, GlobalIFunc)
    assert (resolved.resolves, resolved.is_declaration, resolved.address_space) == (True, False, 0)
    variable = GlobalVariable(irkit.ptr, irkit.i32, "new")
    assert (variable.resolves, variable.is_declaration, variable.address_space) == (False, True, 0)
    assert (variable.is_constant, variable.externally_initialized, variable.attachment_list()) == (False, False, None)


ALIASES = """@v = global ptr @a
@w = global i32 0
@a = alias i32, ptr @w
@b = alias i32, ptr @a
@c = alias i32, getelementptr (i32, ptr @b, i64 1)
"""


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("@v", ""),
        ("@w", ""),
        ("getelementptr (i32, ptr @w, i64 1)", ""),
        ("@a", "stand for itself"),
        ("@b", "stand for itself"),
        ("@c", "stand for itself"),
        ("getelementptr (i8, ptr @c, i64 1)", "stand for itself"),
    ],
)
def test_what_an_alias_stands_for(target: str, problem: str) -> None:
    module = irkit.parse_assembly(ALIASES, "m.ll", 22)
    alias = module["a"]
    assert isinstance(alias, GlobalAlias)
    wanted = irkit.parse_constant(f"ptr {target}", module)
    if problem:
        with pytest.raises(EditError, match=rf"^<GlobalAlias @a> cannot {problem}$"):
            alias.aliasee = wanted
        assert alias.aliasee is module["w"]
    else:
        alias.aliasee = wanted
        assert alias.aliasee is wanted
