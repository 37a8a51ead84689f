"""The tables of compiled modules name files that exist, and the two places that hold the version agree."""

from __future__ import annotations

import ast
import sys
import tomllib
import types
from pathlib import Path
from typing import Any

import pytest

import irkit

ROOT = Path(__file__).parents[2]


TABLES = tomllib.loads((ROOT / "compiled.toml").read_text())


def named(table: str) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for pattern in TABLES[table] for path in ROOT.glob(pattern)}


@pytest.mark.parametrize("table", TABLES)
def test_every_pattern_names_a_file(table: str) -> None:
    for pattern in TABLES[table]:
        assert any(ROOT.glob(pattern)), pattern


def test_hot_modules_are_compiled() -> None:
    compiled = named("compiled") - named("cold")
    assert {"irkit/values.py", "irkit/types.py"} <= compiled
    assert any(name.startswith("bitcode/bitstream/") for name in compiled)


def test_what_is_left_uncompiled_would_be_compiled_otherwise() -> None:
    assert named("cold") <= named("compiled")


def test_what_is_compiled_without_optimisation_is_compiled() -> None:
    assert named("cool") <= named("compiled")


def test_it_is_said_what_is_compiled(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In the build's output, before the compiler is called."""
    tree = ast.parse((ROOT / "setup.py").read_text())
    tree.body = tree.body[:-1]  # but the call of setup
    found: dict[str, Any] = {"__name__": "setup", "__file__": str(ROOT / "setup.py")}
    monkeypatch.chdir(ROOT)
    exec(compile(tree, "setup.py", "exec"), found)
    found["try_c_compiler"] = lambda arguments=(): None
    compiler = types.ModuleType("mypyc.build")
    compiler.__dict__["mypycify"] = lambda *_, **__: sys.exit(1)
    monkeypatch.setitem(sys.modules, "mypyc.build", compiler)
    with pytest.raises(found["CannotCompileError"]):
        found["mypyc_extensions"]()
    modules = len(found["compiled_modules"]())
    assert f"irkit: compiling {modules} modules" in capsys.readouterr().err


def test_version_is_that_of_the_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == irkit.__version__


def test_no_class_that_is_left_uncompiled_derives_from_a_compiled_one() -> None:
    """mypyc's classes have no such subclasses; `Exception` and what is no class of ours may be a base."""
    compiled = {name.removesuffix(".py").replace("/", "."): name for name in named("compiled") - named("cold")}
    classes = {module: classes_of(ROOT / name) for module, name in compiled.items()}
    for path in (*ROOT.glob("irkit/**/*.py"), *ROOT.glob("bitcode/**/*.py"), *ROOT.glob("text/**/*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name in compiled.values():
            continue
        tree = ast.parse(path.read_text())
        imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module in compiled
            for alias in node.names
        }
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                module, original = imported.get(base.id, ("", "")) if isinstance(base, ast.Name) else ("", "")
                assert original not in classes.get(module or "", {}), f"{name}: {ast.unparse(node).splitlines()[0]}"


def classes_of(path: Path) -> set[str]:
    """The compiled classes of a file: no exceptions or protocols, none that allows for interpreted subclasses."""
    found = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ClassDef):
            around = [ast.unparse(expression) for expression in (*node.decorator_list, *node.bases)]
            if not any("interpreted" in one or "Error" in one or one in ("Protocol", "NamedTuple") for one in around):
                found.add(node.name)
    return found
