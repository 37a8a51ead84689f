"""The README's lines: CI runs them as they are, and what they name is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def line(mark: str) -> str:
    found = re.search(rf"^<!-- {mark} -->\n```sh\n(.*)\n```$", README, re.MULTILINE)
    assert found is not None, f"README.md has no one-line block marked {mark}"
    return found[1]


def test_main_job_runs_on_a_file_of_the_fixtures() -> None:
    named = re.search(r"irkit dis (\S+)", line("run"))
    assert named is not None
    assert (ROOT / named[1]).read_bytes().startswith(b"BC\xc0\xde")


def test_tests_are_set_up_and_run_in_one_line() -> None:
    assert "pip install" in line("test")
    assert line("test").endswith("pytest")


def test_links_lead_to_files() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text()):
            assert (ROOT / target).exists(), f"{name}: {target}"
