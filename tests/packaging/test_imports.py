"""The layers: what imports what when it runs."""

from __future__ import annotations

import ast
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


@pytest.mark.parametrize("package", ["text/parser", "irkit/folding", "irkit/data_layout"])
def test_no_modules_of_a_package_import_each_other(package: str) -> None:
    paths = modules(package)
    names = set(paths)
    assert len(names) > 3
    graph = {name: imported(path.read_text(encoding="utf-8"), names) - {name} for name, path in paths.items()}
    assert circle(graph) == []


def test_the_model_knows_no_format() -> None:
    formats = set(modules("bitcode", "text"))
    for package in ("irkit/folding", "irkit/data_layout"):
        for path in modules(package).values():
            assert not imported(path.read_text(encoding="utf-8"), formats), path
