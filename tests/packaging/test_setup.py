"""The tables of compiled modules in setup.py name files that exist, and the two places that hold the version agree."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

import irkit

ROOT = Path(__file__).parents[2]


def patterns(table: str) -> tuple[str, ...]:
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id == table:
                return tuple(ast.literal_eval(node.value))
    raise AssertionError(f"setup.py has no table {table}")


def named(table: str) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for pattern in patterns(table) for path in ROOT.glob(pattern)}


@pytest.mark.parametrize("table", ["COMPILED", "COLD"])
def test_every_pattern_names_a_file(table: str) -> None:
    for pattern in patterns(table):
        assert any(ROOT.glob(pattern)), pattern


def test_hot_modules_are_compiled() -> None:
    compiled = named("COMPILED") - named("COLD")
    assert {"irkit/values.py", "irkit/types.py"} <= compiled
    assert any(name.startswith("bitcode/bitstream/") for name in compiled)


def test_what_is_left_uncompiled_would_be_compiled_otherwise() -> None:
    assert named("COLD") <= named("COMPILED")


def test_version_is_that_of_the_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == irkit.__version__
