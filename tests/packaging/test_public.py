"""What users see of irkit: its names, their types, their documentation, compiled as well as not."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import os
import pydoc
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import irkit
from irkit import _model, exports
from irkit.context import is_null

ROOT = Path(__file__).parents[2]

SCRIPT = '''\
"""What a user might write, over every part of the public interface."""

from __future__ import annotations

import sys

import irkit


def calls(module: irkit.Module) -> dict[str, list[irkit.CallInst]]:
    found: dict[str, list[irkit.CallInst]] = {}
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, irkit.CallInst):
                    found.setdefault(function.name, []).append(instruction)
    return found


def lines(function: irkit.Function) -> list[int]:
    subprogram = function.metadata.get("dbg")
    return [subprogram.line] if isinstance(subprogram, irkit.DISubprogram) else []


def width(ty: irkit.types.Type) -> int:
    return ty.width if isinstance(ty, irkit.IntegerType) else 0


def constant(name: str, number: int, llvm_version: int) -> bool:
    intrinsic = irkit.intrinsics.lookup(name, llvm_version)
    return intrinsic is not None and number in intrinsic.immarg


try:
    module: irkit.Module = irkit.load(sys.argv[1])
except irkit.ParseError as error:
    sys.exit(f"{error.line}:{error.column}")
except irkit.IRKitError as error:
    sys.exit(str(error))
irkit.upgrade(module)
data: bytes = irkit.to_bitcode(module)
again: irkit.Module = irkit.parse_bitcode(data, name="again")
difference: list[irkit.equivalence.Difference] = irkit.differences(module, again)
text: str = irkit.to_assembly(again, preserve_use_list_order=True)
same: bool = irkit.equivalent(module, irkit.parse_assembly(text, llvm_version=module.dialect.llvm_version))
irkit.save(again, "again.bc")
'''


def test_the_list_of_exports_is_that_of_the_models_modules() -> None:
    assert exports.TARGET.read_text() == exports.source(), "run python -m irkit.exports"


def test_only_what_is_public_is_listed() -> None:
    names = dir(irkit)
    assert {"Module", "Function", "CallInst", "DISubprogram", "types", "load", "ParseError"} <= set(names)
    assert [name for name in names if name.startswith("_")] == []
    for name in names:
        value = getattr(irkit, name)
        assert value is not None
        assert not isinstance(value, ModuleType) or value.__name__ == f"irkit.{name}"


def test_what_does_not_exist_is_said_by_name() -> None:
    for name in ("nothing", "Nothing", "_Nothing"):
        with pytest.raises(AttributeError, match=f"module 'irkit' has no attribute '{name}'"):
            getattr(irkit, name)


def test_importing_irkit_imports_nothing_of_the_model() -> None:
    code = "import irkit, sys; print(*(name for name in sys.modules if name.startswith('irkit.')))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) == {
        "irkit._build",
        "irkit._snippets",
        "irkit.collector",
        "irkit.errors",
        "irkit.lazy_names",
    }


def documented() -> dict[str, tuple[object, str]]:
    """Each exported class, its methods and its properties, with the docstring that the source has."""
    trees: dict[str, dict[str, ast.ClassDef]] = {}
    found: dict[str, tuple[object, str]] = {}
    for name in _model.__all__:
        value = getattr(irkit, name)
        if not isinstance(value, type):
            continue
        if value.__module__ not in trees:
            place = ROOT.joinpath(*value.__module__.split("."))
            source = (place / "__init__.py" if place.is_dir() else place.with_suffix(".py")).read_text()
            classes = (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
            trees[value.__module__] = {node.name: node for node in classes}
        tree = trees[value.__module__][name]
        found[name] = (value, ast.get_docstring(tree) or "")
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
                is_setter = any(ast.unparse(one).endswith(".setter") for one in node.decorator_list)
                if not is_setter and ast.get_docstring(node):
                    found[f"{name}.{node.name}"] = (getattr(value, node.name), ast.get_docstring(node) or "")
    return found


def test_classes_methods_and_properties_have_the_docstrings_of_their_sources() -> None:
    found = documented()
    assert len(found) > 200
    for name, (value, text) in found.items():
        assert inspect.cleandoc(value.__doc__ or "") == text, name


def test_functions_and_modules_have_theirs() -> None:
    for name in irkit.ROOMS:
        assert getattr(irkit, name).__doc__, name
    assert (is_null.__doc__ or "").startswith("Whether all bits")


def test_pydoc_shows_signatures_and_docstrings() -> None:
    text = pydoc.plain(pydoc.render_doc(irkit.load))
    assert "load(path: 'str | os.PathLike[str] | BinaryIO') -> 'Module'" in text
    assert "Raises OSError" in text
    text = pydoc.plain(pydoc.render_doc(irkit.CallInst))
    assert inspect.cleandoc(irkit.CallInst.__doc__ or "-").splitlines()[0] in text
    assert str(inspect.signature(irkit.GlobalVariable)).startswith("(ty")
    assert "load" in pydoc.plain(pydoc.render_doc(irkit))


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="needs mypy, of the extra 'dev'")
def test_a_users_script_is_typed(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--follow-imports=silent",
            "--cache-dir",
            str(tmp_path / "cache"),
            str(script),
        ],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["Success: no issues found in 1 source file"], done.stdout


def test_the_same_script_runs(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    bitcode = ROOT / "fixtures" / "instructions" / "calls.22.bc"
    subprocess.run([sys.executable, str(script), str(bitcode)], cwd=tmp_path, check=True)
    assert (tmp_path / "again.bc").read_bytes()[:4] == b"BC\xc0\xde"
