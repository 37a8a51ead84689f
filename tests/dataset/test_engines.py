"""What is asked of the engines, by stand-ins of theirs: `test_dataset.py` has those themselves, where they are."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import irkit
from irkit import dataset
from irkit.dataset.inputs import chunks
from irkit.dataset.run import ENGINES, Job
from irkit.errors import MissingExtraError

sys.path.insert(0, str(Path(__file__).parent))
from engines import Engine

BODY = "define i32 @f{n}(i32 %x) {{\n  %r = add i32 %x, {n}\n  ret i32 %r\n}}\n"
MODULES = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "in"
    place.mkdir()
    for number in range(MODULES):
        module = irkit.parse_assembly(BODY.format(n=number), llvm_version=22)
        (place / f"m{number}.bc").write_bytes(irkit.to_bitcode(module))
    return place


def jobs_of(folder: Path, out: Path, modules: int = 1) -> list[Job]:
    (out / "_done").mkdir(parents=True)
    return [Job(dataset.Work("stats"), chunk, str(out)) for chunk in chunks([str(folder)], modules=modules)]


def names(out: Path, table: str) -> list[str]:
    parts = sorted((out / table).glob("part-*.parquet"))
    return [Path(row["path"]).name for part in parts for row in pq.read_table(part).to_pylist()]


@pytest.mark.parametrize("connected", [False, True])
@pytest.mark.parametrize("name", ["dask", "ray"])
def test_all_is_done_whichever_comes_first(
    name: str, connected: bool, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine()
    engine.connected = connected
    engine.install(name, monkeypatch)
    found = dataset.run(dataset.Work("stats"), [str(folder)], str(tmp_path / "out"), engine=name, processes=3)
    assert (found.modules, found.errors) == (MODULES, 0)
    assert sorted(names(tmp_path / "out", "stats")) == sorted(f"m{n}.bc" for n in range(MODULES))
    local = {"n_workers": 3, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    started = {"num_cpus": 3, "include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    assert (
        engine.said
        == {
            ("dask", False): [local, "client", ("map", False, 2), "client closed", "cluster closed"],
            ("dask", True): ["client", ("map", False, 2)],
            ("ray", False): [started, {"max_retries": 2}, "shut down"],
            ("ray", True): [{"max_retries": 2}],
        }[name, connected]
    )


def test_ray_is_given_four_jobs_a_process(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    engine.install("ray", monkeypatch)
    assert len(list(ENGINES["ray"](jobs_of(folder, tmp_path / "out"), 2))) == MODULES
    assert engine.most == 8


@pytest.mark.parametrize("name", ["dask", "ray"])
def test_a_chunk_that_workers_die_of_is_done_here(
    name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine()
    engine.deadly = lambda job: isinstance(job, Job) and job.chunk.number == 1
    engine.install(name, monkeypatch)
    found = list(ENGINES[name](jobs_of(folder, tmp_path / "out", modules=5), 1))
    assert sorted(outcome.modules for outcome in found) == [2, 5, 5]
    assert len(names(tmp_path / "out", "stats")) == MODULES


@pytest.mark.parametrize(
    ("name", "missing", "gone", "said"),
    [
        ("dask", "irkit.dataset.run", "", "Dask's worker tcp://here cannot import irkit.dataset.run"),
        ("dask", "", "irkit.dataset.work", "Dask's scheduler cannot import irkit.dataset.work"),
        ("ray", "irkit.dataset.run", "", "a worker of Ray cannot import irkit.dataset.run"),
    ],
)
def test_workers_have_to_have_irkit(
    name: str, missing: str, gone: str, said: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine()
    engine.missing, engine.gone = {missing}, {gone}
    engine.install(name, monkeypatch)
    with pytest.raises(irkit.UnsupportedError) as caught:
        list(ENGINES[name](jobs_of(folder, tmp_path / "out"), 1))
    lacking = missing or gone
    assert str(caught.value) == f"{said}, which has to be installed where it runs: No module named '{lacking}'"
    assert engine.said[-1] in ("cluster closed", "shut down")


@pytest.mark.parametrize(("name", "called"), [("dask", "Dask"), ("ray", "Ray")])
def test_an_engine_that_is_missing(
    name: str, called: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "dask.distributed" if name == "dask" else "ray", None)
    with pytest.raises(MissingExtraError, match=f"this needs {called}"):
        dataset.run(dataset.Work("stats"), [str(folder)], str(tmp_path / "out"), engine=name)


def test_an_engine_that_there_is_not(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(irkit.UnsupportedError, match=r"^there is no engine 'spark'; there are local, dask, ray$"):
        dataset.run(dataset.Work("stats"), [str(folder)], str(tmp_path / "out"), engine="spark")


def test_tables_without_rows_are_not_written_but_errors_and_modules(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "cut.bc").write_bytes((folder / "m0.bc").read_bytes()[:100])
    for name, given, tables in (
        ("good", folder, ["errors", "modules", "stats"]),
        ("bad", tmp_path / "cut.bc", ["errors", "modules"]),
    ):
        dataset.run(dataset.Work("stats"), [str(given)], str(tmp_path / name))
        assert sorted(path.name for path in (tmp_path / name).iterdir()) == ["_done", "_run.json", *tables]
    assert (tmp_path / "good" / "_done" / "00000").read_text() == "12 0\n"
    assert (tmp_path / "bad" / "_done" / "00000").read_text() == "1 1\n"
