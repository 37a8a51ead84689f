"""The control flow of functions as graphs, in notebooks, and from the command line."""

from __future__ import annotations

import html
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import irkit

HERE = Path(__file__).parent
FIXTURES = HERE.parents[1] / "fixtures"
ESCAPED = "m\u00e4rz"

spec = importlib.util.spec_from_file_location("charts_goldens", HERE / "make.py")
assert spec is not None and spec.loader is not None
make = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = make
spec.loader.exec_module(make)

# Stands for graphviz: what it is given comes out in a picture.
DOT = """\
#!{python}
import html, sys
text = sys.stdin.buffer.read().decode("utf-8", "replace")
if "fails" in text:
    sys.exit("Error: syntax")
print('<?xml version="1.0"?><!DOCTYPE svg>\\n<svg>' + sys.argv[1] + html.escape(text) + "</svg>")
"""


@pytest.fixture
def module() -> irkit.Module:
    return irkit.load(HERE / "cfg.ll")


@pytest.fixture
def graphviz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "dot"
    program.write_text(DOT.format(python=sys.executable))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)


@pytest.fixture
def no_graphviz(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


def graphs(module: irkit.Module, blocks_only: bool) -> dict[str, bytes]:
    shown = {
        function.name: irkit.to_dot(function, blocks_only=blocks_only)
        for function in module.functions
        if not function.is_declaration
    }
    return {name: make.numbered(shown[name].encode("utf-8", "surrogateescape")) for name in sorted(shown)}


@pytest.mark.parametrize("file", make.INPUTS)
@pytest.mark.parametrize("name", make.PASSES)
def test_it_is_what_opt_draws(file: str, name: str) -> None:
    module = irkit.load(HERE / f"{file}.ll")
    assert b"".join(graphs(module, make.PASSES[name]).values()) == make.golden(file, name).read_bytes()


@pytest.mark.llvm(22)
@pytest.mark.parametrize("file", make.INPUTS)
@pytest.mark.parametrize("name", make.PASSES)
def test_the_goldens_are_opts(file: str, name: str) -> None:
    assert b"".join(make.drawn_by_opt(name, HERE / f"{file}.ll").values()) == make.golden(file, name).read_bytes()


def test_colours_may_be_left_out(module: irkit.Module) -> None:
    graph = irkit.to_dot(module.functions["branches"], heat_colors=False)
    assert "color" not in graph
    assert graph.replace("[shape=record,label=", "[") == re.sub(
        r"\[shape=record,color=.*?,label=", "[", irkit.to_dot(module.functions["branches"])
    )


FILES = sorted(FIXTURES.glob("instructions/*.22.bc"))


@pytest.mark.llvm(22)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_fixtures_are_drawn_as_opt_draws_them(file: Path) -> None:
    module = irkit.load(file)
    irkit.upgrade(module)
    drawn = graphs(module, False)
    for name, graph in make.drawn_by_opt("dot-cfg", file).items():
        assert drawn[name] == graph, name


def test_what_has_no_body_is_not_drawn(module: irkit.Module) -> None:
    with pytest.raises(irkit.EditError, match="no control flow to show"):
        irkit.to_dot(module.functions["callee"])
    with pytest.raises(irkit.EditError, match="is no function"):
        irkit.to_dot(module)  # type: ignore[arg-type]


def without_tags(shown: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", "", shown))


@pytest.mark.usefixtures("no_graphviz")
def test_notebooks_show_the_text_and_nothing_of_it_is_markup(module: irkit.Module) -> None:
    function = module.functions["branches"]
    for thing in (module, function, function.blocks[1], function.instructions[1], function.metadata["dbg"]):
        shown = thing._repr_html_()
        assert without_tags(shown) == str(thing)
        assert set(re.findall(r"<(/?\w+)", shown)) <= {"pre", "/pre", "span", "/span"}
    assert '<span style="color:#9a32cd">switch</span>' in function._repr_html_()


@pytest.mark.usefixtures("graphviz")
def test_notebooks_show_the_control_flow_where_graphviz_is(module: irkit.Module) -> None:
    shown = module.functions["branches"]._repr_html_()
    assert "</pre><svg>-Tsvgdigraph" in shown and "<?xml" not in shown
    assert "{T|F}" in html.unescape(shown).replace("<s0>", "").replace("<s1>", "")
    assert "fillcolor" in shown and "label=" in shown and "switch i32" in shown.partition("<svg")[2]
    assert "<svg" not in module.functions["callee"]._repr_html_()
    module.functions["f"].rename("fails")
    assert "<svg" not in module.functions["fails"]._repr_html_()


@pytest.mark.usefixtures("graphviz")
@pytest.mark.parametrize(("count", "drawn"), [(1, True), (200, True), (201, False)])
def test_large_functions_are_not_drawn(count: int, drawn: bool) -> None:
    blocks = "".join(f"  br label %b{place}\nb{place}:\n" for place in range(1, count))
    module = irkit.parse_assembly(f"define void @f() {{\n{blocks}  ret void\n}}\n")
    [function] = module.functions
    assert ("<svg" in function._repr_html_()) == drawn
    function.erase_from_parent()
    assert "<svg" not in function._repr_html_()


def test_long_texts_are_cut(module: irkit.Module) -> None:
    module.module_asm = "nop\n" * 3000
    assert f"… {len(str(module).split(chr(10))) - 2000} more lines</pre>" in module._repr_html_()


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "irkit", "cfg", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_writes_all_graphs_or_some(module: irkit.Module, tmp_path: Path) -> None:
    done = run(HERE / "cfg.ll")
    assert (done.returncode, done.stderr) == (0, "")
    defined = [function for function in module.functions if not function.is_declaration]
    assert done.stdout == "".join([irkit.to_dot(function) for function in defined])
    assert run(HERE / "cfg.ll", "--function", "many", "--blocks-only", "-o", tmp_path / "many.dot").returncode == 0
    assert (tmp_path / "many.dot").read_text() == irkit.to_dot(module.functions["many"], blocks_only=True)


@pytest.mark.usefixtures("graphviz")
def test_the_command_has_graphviz_draw(tmp_path: Path) -> None:
    assert run(HERE / "cfg.ll", "--function", ESCAPED, "-o", tmp_path / "a.svg").returncode == 0
    assert "<svg>-Tsvgdigraph" in (tmp_path / "a.svg").read_text()
    several = run(HERE / "cfg.ll", "-o", tmp_path / "b.png")
    assert several.returncode == 1 and "6 functions in one picture" in several.stderr
    assert not (tmp_path / "b.png").exists()


@pytest.mark.usefixtures("no_graphviz")
def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    done = run(HERE / "cfg.ll", "--function", "f", "-o", tmp_path / "a.svg")
    assert done.returncode == 1 and "whose program dot is not installed" in done.stderr
    unknown = run(HERE / "cfg.ll", "--function", "callee")
    assert unknown.returncode == 1 and "there is no function callee with a body" in unknown.stderr
