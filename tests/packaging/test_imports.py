"""The layers: what imports what when it runs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent.parent


def modules(*folders: str) -> dict[str, Path]:
    found = {}
    for folder in folders:
        for path in (TOP / folder).rglob("*.py"):
            name = ".".join(path.relative_to(TOP).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path
    return found


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imported(source: str, known: set[str]) -> set[str]:
    """The modules of `known` that a source imports when it runs, inside of functions too."""
    found: set[str] = set()
    todo: list[ast.AST] = [ast.parse(source)]
    while todo:
        node = todo.pop()
        if is_type_checking(node):
            continue
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= inner or {node.module} & known
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
        todo.extend(ast.iter_child_nodes(node))
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other; without those that nothing imports, over and over, only these are left."""
    left = {name: set(needs) for name, needs in graph.items()}
    while True:
        free = [name for name, needs in left.items() if not needs & left.keys()]
        if not free:
            return sorted(left)
        for name in free:
            del left[name]


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_imports_that_count() -> None:
    source = "from a import b\nif TYPE_CHECKING:\n    import c\ndef f():\n    from d import e\n    import g.h\n"
    assert imported(source, {"a", "a.b", "c", "d", "g.h"}) == {"a.b", "d", "g.h"}


# What looks up and not down, and why.
KNOWN_UPWARDS = {
    ("bitcode", "irkit"),  # the import hook, before any of its modules
    ("text", "irkit"),
}


def test_no_modules_import_each_other() -> None:
    """But for generated ones, which may."""
    paths = {name: path for name, path in modules("irkit", "bitcode", "text").items() if ".schema.codecs." not in name}
    names = set(paths)
    assert len(names) > 300
    graph = {name: imported(path.read_text(encoding="utf-8"), names) - {name} for name, path in paths.items()}
    for lower, upper in KNOWN_UPWARDS:
        graph[lower].remove(upper)
    assert circle(graph) == []


def test_the_layers_hold() -> None:
    """The contracts of pyproject.toml, which import-linter checks."""
    pytest.importorskip("importlinter", reason="import-linter is not installed: pip install -e '.[dev]'")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--config", "pyproject.toml"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
