"""The figures of `python -m benchmarks`: ratios, tables, JSON, chart, and the place in the README that they go to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.chart import svg
from benchmarks.inputs import Input
from benchmarks.measure import Cost, FailedError, measure
from benchmarks.suite import Figure, Turns, as_json, from_json, growth_of, paired
from benchmarks.table import BEGIN, END, growth_table, report, summary, table, with_figures
from benchmarks.tasks import ROWS, Row, command_of

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def figure(tool: str, *costs: tuple[float, float, int], name: str = "lua", size: int = 10**6) -> Figure:
    return Figure(name, f"input {name}", size, "dis", tool, "llvm-dis-22", [Cost(*cost) for cost in costs])


def alike(name: str, times: int = 1) -> list[Figure]:
    """Two figures, the second so many times the first."""
    return paired([figure("llvm-dis-22", (1, 1, 1), name=name), figure("irkit", (times, times, times), name=name)])


@pytest.fixture
def figures() -> list[Figure]:
    return paired(
        [
            figure("llvm-dis-22", (1.0, 1.1, 2048), (2.0, 2.1, 2048), (4.0, 4.1, 2048)),
            figure("irkit", (1.0, 1.5, 4096), (2.4, 2.5, 4096), (8.0, 8.5, 4096)),
            figure("irkit, uncompiled", (8.0, 8.5, 2048)),
        ]
    )


def test_a_ratio_is_the_median_of_the_rounds_ratios(figures: list[Figure]) -> None:
    llvm, irkit, uncompiled = figures
    assert irkit.ratio("user") == pytest.approx(1.2)  # of 1.0, 1.2 and 2.0; not the medians' 1.2 by chance
    assert irkit.ratio("peak") == 2.0
    assert llvm.ratio("user") is None
    assert uncompiled.ratio("user") == 8.0  # it ran in the first round alone, and stands beside that


def test_the_table_says_which_goals_are_missed(figures: list[Figure]) -> None:
    lines = table(figures)
    assert lines[2].startswith("| input lua, 1.0 MB | dis | llvm-dis-22 | 2.00 |  |")
    missed = "user 1.15 **missed**, peak 1.6 **missed**"
    assert lines[3] == f"|  |  | irkit | 2.40 | 1.20 | 2.50 | 1.36 | 4 | 2.00 | {missed} |"
    assert lines[4].endswith("| 8.00 | 8.50 | 7.73 | 2 | 1.00 | user 9 |")


def test_goals_are_for_the_inputs_that_they_were_set_for() -> None:
    assert "missed" in "\n".join(table(alike("lua", 9)))
    assert "missed" not in "\n".join(table(alike("built", 9)))


def test_json_holds_all_that_the_tables_are_made_of(figures: list[Figure]) -> None:
    figures += [figure("irkit", (count * 1.0, 1, 1), name=f"x{count}", size=count * 10**7) for count in (1, 8)]
    data = json.loads(json.dumps(as_json(figures, {"cores": 2})))
    again = from_json(data)
    assert report(again, data["machine"]) == report(figures, {"cores": 2})
    assert summary(again, data["machine"]) == summary(figures, {"cores": 2})
    first = data["figures"][1]
    assert (first["task"], first["tool"], first["user"]) == ("dis", "irkit", [1.0, 2.4, 8.0])
    assert first["ratios"]["user"] == pytest.approx(1.2)
    assert [goal["holds"] for goal in first["goals"]] == [False, False]
    assert data["growth"][0]["ratio"] == 8.0


def test_figures_of_several_runs_stand_in_one_table(figures: list[Figure], tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    others = alike("libclc")
    for some, file in zip((figures, others), files, strict=True):
        file.write_text(json.dumps(as_json(some, {"cores": 2})), encoding="utf-8")
    command = [sys.executable, "-m", "benchmarks", "--from", *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == report([*figures, *others], {"cores": 2})


def test_the_summary_has_goals_parts_and_other_tools(figures: list[Figure]) -> None:
    figures += [figure("llvmlite", (1.5, 1, 1), (3, 1, 1), (6, 1, 1))]
    figures += [Figure("lua", "input lua", 1, "read", tool, "llvm-dis-22", [Cost(1, 1, 1)]) for tool in ("irkit",)]
    figures += [Figure("lua", "input lua", 1, "read", "llvm-dis-22", "llvm-dis-22", [Cost(2, 1, 1)])]
    said = summary(paired(figures), {"cores": 2})
    assert (
        "| dis | input lua | irkit | llvm-dis-22 | user | 2.40 | 1.20 | 1.15 **missed** | 4 | 2.00, at most 1.6" in said
    )
    assert "|  | input lua | irkit, uncompiled | llvm-dis-22 | user | 8.00 | 8.00 | 9 | 2 | 1.00 |" in said
    assert "| read | 0.50 |" in said
    assert "| dis by llvmlite | 1.50 |" in said


def test_growth_is_beside_the_smallest() -> None:
    figures = [figure("irkit", (seconds, 1, 1), name=f"x{n}", size=n * 10**7) for n, seconds in ((1, 1), (8, 8.4))]
    (growth,) = growth_of(figures)
    assert growth.ratio() == pytest.approx(8.4)
    assert growth_table(figures)[2] == "| dis | irkit | 1.00 | 8.40 | 8.40 | 8.3 **missed** |"


def test_the_chart_has_a_bar_for_each_ratio(figures: list[Figure]) -> None:
    picture = ElementTree.fromstring(svg(figures))
    bars = [bar for bar in picture.iter(f"{SVG}rect") if bar.get("fill") != "white"]
    assert [float(bar.get("width", "")) for bar in bars] == [pytest.approx(126.0), 420.0]  # the second one is cut off
    assert "8.00 irkit, uncompiled" in [text.text for text in picture.iter(f"{SVG}text")]


def test_the_readme_takes_figures_between_its_marks() -> None:
    readme = f"before\n{BEGIN}\n\nold\n{END}\nafter\n"
    assert with_figures(readme, "new\n") == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"
    with pytest.raises(ValueError, match="no place"):
        with_figures("no marks", "new")
    own = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
    assert f"{BEGIN}\n\nnew\n{END}" in with_figures(own, "new")


def test_what_a_tool_refuses_is_told_once_and_left_out() -> None:
    script = "import sys, time; sys.exit('error: no' if sys.argv[1] == 'bad' else 0)"
    rows = [
        Row("dis", "good", (sys.executable, "-c", script, "good")),
        Row("dis", "bad", (sys.executable, "-c", script, "bad")),
        Row("dis", "elsewhere", (sys.executable, "-c", script, "good"), kinds=("many",)),
    ]
    said: list[str] = []
    turns = Turns(rows, Input("one", "one", "module", (Path(__file__),)), "", said.append)
    turns.play()
    turns.play()
    assert [(one.tool, len(one.costs)) for one in turns.figures()] == [("good", 2)]
    assert said == [f"one: dis by bad is left out: {os.path.basename(sys.executable)}: error: no"]


def test_the_cost_of_a_command_is_measured() -> None:
    cost, said = measure([sys.executable, "-c", "print(len(bytearray(80_000_000)))"], dict(os.environ))
    assert said == b"80000000\n"
    assert cost.kilobytes > 70_000
    assert 0 < cost.user <= cost.wall * 1.5
    with pytest.raises(FailedError, match="no-such-tool"):
        measure(["no-such-tool"], {})


def test_every_command_of_irkit_runs_on_quick_inputs(tmp_path: Path) -> None:
    """As a user has it: the small inputs, every task but the slowest ways, one round; then tables of the JSON."""
    kept, chart = tmp_path / "figures.json", tmp_path / "figures.svg"
    command = [sys.executable, "-m", "benchmarks", "--quick", "--rounds", "1", "--json", str(kept), "--svg", str(chart)]
    only = ["program", "parts", "fixtures", "small"]
    done = subprocess.run([*command, "--only", *only], cwd=ROOT, capture_output=True, text=True, check=True)
    data = json.loads(kept.read_text(encoding="utf-8"))
    measured = {one["task"] for one in data["figures"] if one["tool"] == "irkit"}
    assert measured == {row.task for row in ROWS}
    assert "| a program in C, " in done.stdout
    ElementTree.parse(chart)
    again = [sys.executable, "-m", "benchmarks", "--from", str(kept)]
    shown = subprocess.run(again, cwd=ROOT, capture_output=True, text=True, check=True)
    assert shown.stdout == done.stdout


def test_an_unknown_name_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", "--only", "nonsense"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--only nonsense: inputs are program, built" in done.stderr


def test_commands_name_their_inputs() -> None:
    given = Input("many", "two", "many", (Path("a.bc"), Path("b.bc")), (Path("a.ll"), Path("b.ll")))
    row = next(row for row in ROWS if (row.task, row.tool) == ("as, many", "irkit -j 2"))
    assert command_of(row.command, given, "out")[-6:] == ["-j", "2", "--output-dir", "out", "a.ll", "b.ll"]
