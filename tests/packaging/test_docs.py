"""The documentation: its pages are in the site's navigation, its links lead somewhere, its Python runs."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import irkit

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r"^ +- (?:[\w ]+: )?([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    assert sorted(listed) == PAGES, "pages under docs/ belong into `nav` of mkdocs.yml"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_pages(page: str) -> None:
    text = re.sub(r"^```.*?^```$|`[^`\n]*`", "", (DOCS / page).read_text(), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (DOCS / page).parent.joinpath(target).is_file(), f"{page}: {target}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("api/")])
def test_the_reference_names_modules_that_exist(page: str) -> None:
    named = re.findall(r"^::: ([\w.]+)$", (DOCS / page).read_text(), re.MULTILINE)
    assert named
    for name in named:
        assert importlib.import_module(name).__doc__, name


def test_every_exported_class_is_in_the_reference() -> None:
    named = {name for page in PAGES for name in re.findall(r"^::: ([\w.]+)$", (DOCS / page).read_text(), re.MULTILINE)}
    classes = [getattr(irkit, name) for name in dir(irkit) if isinstance(getattr(irkit, name), type)]
    elsewhere = {irkit.equivalence.Difference}
    for value in set(classes) - elsewhere:
        assert value.__module__ in named, f"::: {value.__module__} belongs on a page under docs/api"


def test_the_tutorial_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / "tutorial.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/tutorial.md", "exec"), names)
    assert (tmp_path / "twice.bc").is_file()


def test_the_page_on_building_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "building.md").read_text()
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/building.md", "exec"), names)
    module = names["module"]
    assert isinstance(module, irkit.Module) and irkit.verify(module) == []
    shown = capsys.readouterr().out
    assert "define i32 @sum(i32 %n)" in shown and "call void @llvm.assume(i1 %zero)\n  %q = sdiv" in shown


def test_the_page_on_editing_runs() -> None:
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", (DOCS / "editing.md").read_text(), re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/editing.md", "exec"), names)
    module = names["module"]
    assert isinstance(module, irkit.Module) and irkit.verify(module) == []
    assert [function.name for function in module.functions] == ["countdown", "main", "five"]


def test_the_page_on_looking_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", (DOCS / "looking.md").read_text(), re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/looking.md", "exec"), names)
    shown = capsys.readouterr().out
    assert "loads i32 from at\ncalls log\nTrue True\nTrue\n1 loop ['loop'] ['done']\n" in shown
    assert "Loop at depth 1 containing: %loop<header><latch><exiting>" in shown
