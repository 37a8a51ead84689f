"""Tests that need LLVM's own tools or headers, and what happens to them where these are missing.

`@pytest.mark.llvm` needs the tools of every LLVM version that the project compares with;
`@pytest.mark.llvm(14, 22)` needs those versions only. `@pytest.mark.headers(22)` needs the headers of LLVM 22, which
the fixture `llvm_headers` finds. Without them such a test is skipped, by name, and the summary counts them. With
`IRKIT_REQUIRE_LLVM=1`, as in CI, what is missing is an error instead, unless it is a release that CI does not have.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

VERSIONS = (13, 14, 16, 19, 22)
REQUIRED = (*VERSIONS, 15)  # what CI has: comparisons with other releases, which have goldens too, may be skipped
TOOLS = ("llvm-as", "llvm-dis", "llvm-bcanalyzer")
WANTED = "needs LLVM: "  # so a reason to skip begins, by which the summary finds those tests


def headers(version: int) -> Path:
    """The include directory of an LLVM release, `llvm-22` below the folder `IRKIT_LLVM_HEADERS`."""
    return Path(os.environ.get("IRKIT_LLVM_HEADERS") or "/usr/include") / f"llvm-{version}"


def missing_tools(versions: set[int]) -> list[str]:
    """The names of LLVM's programs that are not on this machine."""
    names = (f"{tool}-{version}" for version in sorted(versions) for tool in TOOLS)
    return [name for name in names if shutil.which(name) is None]


def missing_headers(versions: tuple[int, ...]) -> list[str]:
    """The releases of LLVM whose headers are not on this machine, as it says of a test that needs them."""
    return [f"LLVM {version}'s headers" for version in versions if not (headers(version) / "llvm").is_dir()]


def releases(item: pytest.Item) -> set[int]:
    """The releases of LLVM whose tools a test needs."""
    return {version for mark in item.iter_markers("llvm") for version in mark.args or VERSIONS}


def may_be_skipped(item: pytest.Item) -> bool:
    """Whether a test compares with a release that CI does not have."""
    return not releases(item) <= set(REQUIRED)


def missing_for(item: pytest.Item) -> list[str]:
    """What a test needs and this machine lacks."""
    of_headers = item.get_closest_marker("headers")
    return missing_tools(releases(item)) + (missing_headers(of_headers.args) if of_headers else [])


@pytest.fixture
def llvm_headers() -> Callable[[int], Path]:
    """Finds the include directory of a release, for tests marked `headers`."""
    return headers


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    missing = ", ".join(missing_for(item))
    if not missing:
        return
    required = os.environ.get("IRKIT_REQUIRE_LLVM", "") not in ("", "0")
    if required and not may_be_skipped(item):
        pytest.fail(f"IRKIT_REQUIRE_LLVM is set, but this needs {missing}", pytrace=False)
    pytest.skip(f"{WANTED}{missing}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = terminalreporter.getreports("skipped")
    skipped = [report.nodeid for report in reports if WANTED in str(report.longrepr)]
    if skipped:
        terminalreporter.section("skipped for want of LLVM's tools or headers")
        for name in skipped:
            terminalreporter.line(name)
        terminalreporter.line(f"{len(skipped)} tests need LLVM's tools or headers, which this machine lacks")
