"""The page of LLVM's versions is that of the tables there are, and of the figures that were measured."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent


def load(name: str) -> ModuleType:
    """A program of this folder, whose name others may have too."""
    specification = importlib.util.spec_from_file_location(f"upgrade_{name}", FOLDER / f"{name}.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_page_is_current() -> None:
    page = load("versions_page")
    assert page.PAGE.read_text() == page.page(), "run python tests/upgrade/versions_page.py"


def test_figures_are_of_files_there_are() -> None:
    tried = load("tried")
    for one in [*tried.OWN.values(), *tried.LATER.values(), *tried.OLD_TESTS.values(), *tried.WORLD.values()]:
        assert 0 <= one.identical <= one.count
    assert all(old < new for old, new in tried.LATER)
