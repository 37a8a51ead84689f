"""Lets the tests of this folder import `small_streams`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def module() -> bytes:
    from small_streams import write_module  # noqa: PLC0415 - once the folder is known

    return write_module()
