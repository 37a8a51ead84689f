"""The import hook and the phrase of `--version`, in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from irkit import _build


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a module and of what passes for its compiled form."""
    (tmp_path / "irkit").mkdir()
    (tmp_path / "irkit" / "mod.py").write_text("X = 1\n")
    (tmp_path / "irkit" / f"mod{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    monkeypatch.setattr(_build, "RECORD", str(tmp_path / "irkit" / "_native.txt"))
    monkeypatch.setattr(_build, "PURE", False)
    return tmp_path / "irkit"


def record(package: Path, modules: dict[str, str], why_not: str = "") -> None:
    (package / "_native.txt").write_text(
        "\n".join([why_not, *(f"{name} {digest}" for name, digest in modules.items())])
    )


def test_the_phrase_of_the_version(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _build.describe() == "not compiled"
    record(package, {}, "there is no C compiler")
    assert _build.describe() == "not compiled: there is no C compiler"
    digest = _build.source_digest(str(package / "mod.py"))
    record(package, {"irkit.mod": digest})
    assert _build.describe() == "compiled: 1 modules"
    record(package, {"irkit.mod": digest, "irkit.gone": digest})
    assert _build.describe() == "compiled, but stale, install it again: irkit.gone"
    (package / "mod.py").write_text("X = 2\n")
    assert _build.describe() == "compiled, but stale, install it again: irkit.gone, irkit.mod"
    monkeypatch.setattr(_build, "PURE", True)
    assert _build.describe() == "2 compiled modules left unused: IRKIT_PURE is set"


def test_sources_are_found_beside_compiled_modules_when_asked_for(package: Path) -> None:
    found = _build.Guard(pure=True).find_spec("irkit.mod", [str(package)])
    assert found is not None and found.origin == str(package / "mod.py")


def test_a_compiled_module_is_taken_unless_it_is_stale(package: Path) -> None:
    record(package, {"irkit.mod": _build.source_digest(str(package / "mod.py"))})
    found = _build.Guard(pure=False).find_spec("irkit.mod", [str(package)])
    assert found is not None and found.origin == str(package / f"mod{EXTENSION_SUFFIXES[0]}")
    (package / "mod.py").write_text("X = 2\n")
    guard = _build.Guard(pure=False)
    with pytest.raises(_build.StaleBuildError, match=r"irkit\.mod"):
        guard.find_spec("irkit.mod", [str(package)])
    guard.invalidate_caches()
    assert guard.find_spec("another.mod", [str(package)]) is None
    assert guard.find_spec("irkit", None) is None
    assert guard.find_spec("irkit.missing", [str(package)]) is None


def test_the_hook_stands_there_once() -> None:
    before = list(sys.meta_path)
    _build.install()
    assert sys.meta_path == before


SCRIPT = """
import irkit
for action in (
    lambda: irkit.parse_assembly(""),
    lambda: irkit.parse_bitcode(b""),
    lambda: str(irkit.Module.new("x")),
):
    try:
        action()
    except irkit._build.InstallationError as error:
        print(error)
"""


def test_a_neighbour_of_the_same_name_is_named_by_the_library_and_no_matter_to_the_command(tmp_path: Path) -> None:
    """A script's own `text` may not become another; in the command's process nobody has one."""
    for name in ("text.py", "bitcode.py"):
        (tmp_path / name).write_text("x = 1\n")
    (tmp_path / "script.py").write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert [line.partition(" has that name")[0].rpartition("/")[2] for line in lines] == [
        "text.py",
        "bitcode.py",
        "text.py",
    ]
    assert all(line.endswith(": rename it") for line in lines)
    (tmp_path / "x.ll").write_text("@g = global i32 0\n")
    for arguments in (["as", "x.ll"], ["stats", "x.bc"], ["dis", "x.bc"], ["dump", "x.bc"]):
        done = subprocess.run(
            [sys.executable, "-m", "irkit", *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), arguments
