"""The `irkit` command as a test runs it, and the fixtures that most of these tests take."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FIXTURES = Path(__file__).parents[2] / "fixtures"
CALLS = "instructions/calls.22.bc"
MODULES = "modules/two-modules.22.bc"


def irkit(*arguments: str, cwd: Path = FIXTURES, **how: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", "-m", "irkit", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=False, **how)  # type: ignore[call-overload,no-any-return]


def golden(name: str) -> bytes:
    return (FIXTURES / name).read_bytes()
