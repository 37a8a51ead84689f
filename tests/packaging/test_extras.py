"""What needs a package of an extra says so by one error, with the command that installs it."""

from __future__ import annotations

import importlib.util
import pickle
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from click.testing import CliRunner

import irkit
from irkit.cli.commands import command
from irkit.cli.demangle import demangler
from irkit.dataset import inputs
from irkit.dataset.run import ENGINES
from irkit.errors import IRKitError, MissingExtraError
from irkit.facts import arrow
from irkit.facts.writers import FORMATS
from irkit.query import select
from irkit.rules import modules, sql

EMPTY = irkit.parse_assembly("")


CASES: list[tuple[str, str, Callable[[], object]]] = [
    ("duckdb", "query", sql.connect),
    ("duckdb", "query", lambda: select([EMPTY], "SELECT 1")),
    ("duckdb", "query", lambda: FORMATS["duckdb"](".", [])),
    ("pyarrow", "query", lambda: irkit.facts(EMPTY)),
    ("pyarrow", "dataset", inputs.parquet),
    ("dask", "dataset", lambda: next(iter(ENGINES["dask"]([], 1)))),
    ("ray", "dataset", lambda: next(iter(ENGINES["ray"]([], 1)))),
    ("pydemumble", "demangle", demangler),
]


@pytest.mark.parametrize(("package", "extra", "use"), CASES)
def test_a_missing_package(
    package: str, extra: str, use: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec

    def found(name: str, parent: str | None = None) -> ModuleSpec | None:
        return None if name == package else find(name, parent)

    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(importlib.util, "find_spec", found)
    monkeypatch.setattr(modules, "find_spec", found)
    if package == "pyarrow":
        monkeypatch.setattr(arrow, "pa", None)
    with pytest.raises(MissingExtraError, match=rf"needs \w+.*: pip install 'irkit\[{extra}\]'$") as caught:
        use()
    assert caught.value.extra == extra and isinstance(caught.value, IRKitError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_commands_say_it_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "x.ll"
    source.write_text("")
    monkeypatch.setitem(sys.modules, "duckdb", None)
    result = CliRunner().invoke(command, ["query", "SELECT 1", str(source)])
    assert (result.exit_code, result.output) == (1, "irkit: this needs DuckDB: pip install 'irkit[query]'\n")
    result = CliRunner().invoke(command, ["rules", "--engine", "duckdb", str(source)])
    assert (result.exit_code, result.output) == (1, "irkit: this needs DuckDB: pip install 'irkit[query]'\n")
