"""Which options LLVM's tools have, release by release. `python tests/cli/test_options_of_releases.py` asks the
tools, and writes `options_of_releases.txt`: the tool, the option, and the releases of those asked that take it."""

from __future__ import annotations

import importlib
import subprocess
from pathlib import Path

import pytest

from irkit.cli.llvm import TOOLS
from irkit.cli.llvm.options import FLAG, Option, UsageError, parse

FILE = Path(__file__).parent / "options_of_releases.txt"
RELEASES = (13, 14, 15, 16, 17, 18, 19, 21, 22)
ELSEWHERE = {"opt p"}  # of LLVM 13, where it is another option
ASKED = [tool for tool in TOOLS if tool not in ("llvm-nm", "llvm-split")]  # what the others have, by one manner


def options_of(tool: str) -> tuple[Option, ...]:
    module, _ = TOOLS[tool]
    found: tuple[Option, ...] = importlib.import_module(f"irkit.cli.llvm.{module}").OPTIONS
    return found


def given(option: Option) -> str:
    return f"--{option.name}" + ("" if option.kind == FLAG else "=1")


def llvm_takes(tool: str, option: Option, release: int) -> bool:
    command = [f"{tool}-{release}", given(option), "/there/is/none"]
    said = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL).stderr
    return "Unknown command line argument" not in said


def takes(tool: str, option: Option, release: int) -> bool:
    try:
        parse(options_of(tool), [given(option)], release)
    except UsageError as error:
        return "Unknown command line argument" not in str(error)
    return True


def rows(tool: str, takes_it: object) -> list[str]:
    assert callable(takes_it)
    found = []
    for name in sorted({option.name for option in options_of(tool)}):
        option = next(one for one in options_of(tool) if one.name == name)
        there = [str(release) for release in RELEASES if takes_it(tool, option, release)]
        if f"{tool} {name}" not in ELSEWHERE:
            found.append(f"{tool} {name}: {' '.join(there)}")
    return found


@pytest.mark.parametrize("tool", ASKED)
def test_the_options_are_those_of_the_release(tool: str) -> None:
    recorded = [line for line in FILE.read_text().splitlines() if line.startswith(f"{tool} ")]
    assert rows(tool, takes) == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{row}\n" for tool in ASKED for row in rows(tool, llvm_takes)))
