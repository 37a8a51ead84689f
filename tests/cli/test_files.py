"""Output files are whole or as they were before."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from irkit.files import replacing


def test_file_appears_with_its_contents(tmp_path: Path) -> None:
    target = tmp_path / "x.ll"
    with replacing(str(target)) as file:
        file.write("a\nÿ\udcff")
        assert not target.exists()
    assert target.read_bytes() == b"a\n\xc3\xbf\xff"
    assert os.listdir(tmp_path) == ["x.ll"]


def test_failure_leaves_what_was_there(tmp_path: Path) -> None:
    target = tmp_path / "x.ll"
    target.write_text("old")
    with pytest.raises(RuntimeError), replacing(str(target)) as file:
        file.write("new")
        raise RuntimeError
    assert target.read_text() == "old"
    assert os.listdir(tmp_path) == ["x.ll"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_killed_process_leaves_what_was_there(tmp_path: Path, how: signal.Signals) -> None:
    target = tmp_path / "x.ll"
    target.write_text("old")
    code = (
        "import sys, time\nfrom irkit.files import replacing\n"
        f"with replacing({str(target)!r}) as file:\n"
        "    file.write('new' * 10000)\n    file.flush()\n    print('half', flush=True)\n    time.sleep(60)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=with_path())
    assert process.stdout is not None
    assert process.stdout.readline() == b"half\n"
    process.send_signal(how)
    process.wait()
    process.stdout.close()
    assert target.read_text() == "old"
    if how == signal.SIGTERM or not hasattr(os, "O_TMPFILE"):
        return
    try:
        os.close(os.open(tmp_path, os.O_TMPFILE | os.O_WRONLY))
    except OSError:
        pytest.skip("this file system has no files without names")
    assert os.listdir(tmp_path) == ["x.ll"]


@pytest.mark.parametrize("named", [False, True])
def test_both_ways_of_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool) -> None:
    if named:  # as on a system that has no files without names
        monkeypatch.setattr("irkit.files.UNNAMED", 0)
    target = tmp_path / "x.ll"
    for text in ("new", "newer"):
        with replacing(str(target)) as file:
            file.write(text)
        assert target.read_text() == text
    with pytest.raises(RuntimeError), replacing(str(target)) as file:
        raise RuntimeError
    with pytest.raises(OSError, match="No such file") as caught, replacing(str(tmp_path / "nowhere/x.ll")) as file:
        pass
    assert caught.value.filename == str(tmp_path / "nowhere/x.ll")
    assert os.listdir(tmp_path) == ["x.ll"]


def test_full_disk_is_named_with_the_target() -> None:
    with pytest.raises(OSError, match="No space left") as caught, replacing("/dev/full") as file:
        file.write("new")
    assert caught.value.filename == "/dev/full"


def with_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def test_permissions_of_an_existing_file_are_kept(tmp_path: Path) -> None:
    target = tmp_path / "x.ll"
    target.write_text("old")
    target.chmod(0o640)
    with replacing(str(target)) as file:
        file.write("new")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    with replacing(str(tmp_path / "x.ll")) as file:
        file.write("new")
    assert (tmp_path / "x.ll").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.ll").write_text("old")
    (tmp_path / "link.ll").symlink_to("real.ll")
    with replacing(str(tmp_path / "link.ll")) as file:
        file.write("new")
    assert (tmp_path / "link.ll").is_symlink()
    assert (tmp_path / "real.ll").read_text() == "new"


def test_device_is_written_to(tmp_path: Path) -> None:
    with replacing(os.devnull) as file:
        file.write("new")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
