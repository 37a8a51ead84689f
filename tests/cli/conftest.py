"""What the tests of the command share."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for `commands`
from commands import CALLS, FIXTURES, MODULES


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """A folder with a good file, a file of two modules and a bad one."""
    shutil.copy(FIXTURES / CALLS, tmp_path / "good.bc")
    shutil.copy(FIXTURES / MODULES, tmp_path / "two.bc")
    (tmp_path / "bad.bc").write_bytes((FIXTURES / CALLS).read_bytes()[:200])
    return tmp_path
