"""The page of the relations is current."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import facts_page


def test_the_page_is_current() -> None:
    assert facts_page.PAGE.read_text(encoding="utf-8") == facts_page.page(), "python tests/facts/facts_page.py"
