"""Parsing by shapes and parsing through Lark alone build equal modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_fixtures_give_equal_modules_both_ways() -> None:
    command = [sys.executable, "-P", "benchmarks/through_lark.py", "fixtures"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" files, 0 differ\n")
