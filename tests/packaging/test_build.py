"""A compiled module is used only while it belongs to its source, and `--version` tells what is used."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from irkit import _build

ROOT = Path(__file__).parents[2]


@pytest.fixture
def module(tmp_path: Path) -> tuple[str, str]:
    """A source, and what passes for its compiled form."""
    source = tmp_path / "mod.py"
    source.write_text("X = 1\n")
    native = tmp_path / f"mod{EXTENSION_SUFFIXES[0]}"
    native.write_bytes(b"")
    return str(source), str(native)


def test_compiled_module_of_the_same_source_is_accepted(module: tuple[str, str]) -> None:
    source, native = module
    _build.check("irkit.mod", native, {"irkit.mod": _build.source_digest(source)})


def test_compiled_module_of_another_source_is_refused_by_name(module: tuple[str, str]) -> None:
    source, native = module
    digests = {"irkit.mod": _build.source_digest(source)}
    Path(source).write_text("X = 2\n")
    with pytest.raises(_build.StaleBuildError, match=r"irkit\.mod.*install irkit again") as caught:
        _build.check("irkit.mod", native, digests)
    assert caught.value.name == "irkit.mod"


def test_compiled_module_that_no_build_has_recorded_is_refused(module: tuple[str, str]) -> None:
    with pytest.raises(_build.StaleBuildError):
        _build.check("irkit.mod", module[1], {})


def run(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(cwd), *sys.path])
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": path, "IRKIT_PURE": "", **environment},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the packages that a test may spoil, uncompiled."""
    for part in _build.PARTS:
        for source in (ROOT / part).rglob("*.py"):
            target = tmp_path / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    return tmp_path


def write_record(copy: Path, modules: dict[str, str], why_not: str = "") -> None:
    rows = [why_not, *(f"{name} {digest}" for name, digest in modules.items())]
    (copy / "irkit" / "_native.txt").write_text("\n".join(rows))


def test_version_tells_that_nothing_is_compiled(copy: Path) -> None:
    assert run("-m", "irkit", "--version", cwd=copy).stdout == "irkit 0.1.0 (not compiled)\n"


def test_version_tells_why_nothing_is_compiled(copy: Path) -> None:
    write_record(copy, {}, "there is no C compiler")
    done = run("-m", "irkit", "--version", cwd=copy)
    assert done.stdout == "irkit 0.1.0 (not compiled: there is no C compiler)\n"


def test_stale_module_stops_the_command_in_one_line(copy: Path) -> None:
    (copy / "irkit" / f"constants{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    done = run("-m", "irkit", "dis", str(ROOT / "fixtures/instructions/calls.22.bc"), "-o", "-", cwd=copy)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "compiled from another version of irkit.constants" in done.stderr


def test_version_names_stale_modules(copy: Path) -> None:
    (copy / "irkit" / f"constants{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    write_record(copy, {"irkit.constants": "of-another-source"})
    done = run("-m", "irkit", "--version", cwd=copy)
    assert done.stdout == "irkit 0.1.0 (compiled, but stale, install it again: irkit.constants)\n"


def test_pure_runs_the_source_beside_a_compiled_module(copy: Path) -> None:
    (copy / "irkit" / f"errors{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    write_record(copy, {"irkit.errors": _build.source_digest(str(copy / "irkit/errors.py"))})
    code = "import irkit.errors; print(irkit.errors.__file__)"
    done = run("-c", code, cwd=copy, IRKIT_PURE="1")
    assert done.stdout.strip() == str(copy / "irkit" / "errors.py")
    assert "left unused" in run("-m", "irkit", "--version", cwd=copy, IRKIT_PURE="1").stdout


def test_package_of_the_same_name_is_reported_in_one_sentence(copy: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere"
    other.mkdir()
    (other / "bitcode.py").write_text("")
    done = run(
        "-c",
        f"import sys; sys.path.insert(0, {str(other)!r}); import irkit; irkit.parse_bitcode(b'')",
        cwd=copy,
    )
    last = done.stderr.strip().splitlines()[-1]
    assert "irkit needs its own package 'bitcode'" in last
    assert str(other / "bitcode.py") in last
