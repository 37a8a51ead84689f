"""Tests that need LLVM's own tools, and what happens to them where the tools are missing.

`@pytest.mark.llvm` needs the tools of every LLVM version that the project compares with;
`@pytest.mark.llvm(14, 22)` needs those versions only. Without them such a test is skipped, by name, and the
summary counts them. With `IRKIT_REQUIRE_LLVM=1`, as in CI, a missing tool is an error instead.
"""

from __future__ import annotations

import os
import shutil

import pytest

VERSIONS = (13, 14, 16, 19, 22)
TOOLS = ("llvm-as", "llvm-dis", "llvm-bcanalyzer")
SKIPPED = pytest.StashKey[list[str]]()


def missing_tools(versions: tuple[int, ...]) -> list[str]:
    """The names of LLVM's programs that are not on this machine."""
    names = (f"{tool}-{version}" for version in versions for tool in TOOLS)
    return [name for name in names if shutil.which(name) is None]


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SKIPPED] = []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    required = os.environ.get("IRKIT_REQUIRE_LLVM", "") not in ("", "0")
    for item in items:
        mark = item.get_closest_marker("llvm")
        missing = missing_tools(mark.args or VERSIONS) if mark else []
        if not missing:
            continue
        if required:
            raise pytest.UsageError(f"IRKIT_REQUIRE_LLVM is set, but {item.nodeid} needs {', '.join(missing)}")
        item.add_marker(pytest.mark.skip(reason=f"needs {', '.join(missing)}"))
        config.stash[SKIPPED].append(item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    skipped = config.stash[SKIPPED]
    if skipped:
        terminalreporter.section("skipped for want of LLVM's tools")
        for name in skipped:
            terminalreporter.line(name)
        terminalreporter.line(f"{len(skipped)} tests need LLVM's tools, which this machine lacks")
