"""A plugin of pytest under coverage.py: what a test function reaches is measured under its name."""

from __future__ import annotations

from collections.abc import Iterator

import coverage
import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measured = coverage.Coverage.current()
    if measured is not None:
        measured.switch_context(item.nodeid.partition("[")[0])
    yield
    if measured is not None:
        measured.switch_context("")
