"""Lets the tests of this folder import `asking` and what it takes texts from."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [
    str(HERE),
    *(str(HERE.parent / name) for name in ("containers", "changed", "assembly", "analysis", "editing")),
]
