"""The table of compiled modules in setup.py names files that exist, and the two places that hold the version agree."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import irkit

ROOT = Path(__file__).parents[2]


def patterns() -> tuple[str, ...]:
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id == "COMPILED":
                return tuple(ast.literal_eval(node.value))
    raise AssertionError("setup.py has no table COMPILED")


def test_every_pattern_names_a_file() -> None:
    for pattern in patterns():
        assert any(ROOT.glob(pattern)), pattern


def test_hot_modules_are_compiled() -> None:
    named = {path.relative_to(ROOT).as_posix() for pattern in patterns() for path in ROOT.glob(pattern)}
    assert {"irkit/values.py", "irkit/types.py"} <= named
    assert any(name.startswith("bitcode/bitstream/") for name in named)


def test_version_is_that_of_the_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == irkit.__version__
