"""Datasets: what is read, what is written, what is damaged, and runs that are ended."""

from __future__ import annotations

import importlib.util
import json
import multiprocessing
import os
import subprocess
import sys
import textwrap
import time
import zipfile
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

import irkit
from irkit import dataset
from irkit.cli.commands import command
from irkit.dataset import inputs
from irkit.dataset.inputs import Chunk, chunks
from irkit.dataset.run import Job, Outcome, local, pooled, single

BODY = "define i32 @f{n}(i32 %x) {{\n  %r = add i32 %x, {n}\n  ret i32 %r\n}}\n"
MODULES = 7
DEADLY = """
import os
from irkit.dataset import Work

class Deadly(Work):
    def tables(self, sources):
        read = list(sources)
        if any(source.name.endswith("m1.bc") for source in read):
            os._exit(3)
        return super().tables(read)
"""


def bitcode(number: int) -> bytes:
    return irkit.to_bitcode(irkit.parse_assembly(BODY.format(n=number), llvm_version=22))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Seven modules, one of them text, in a folder in a folder and in an archive; and two that are damaged."""
    place = tmp_path / "in"
    (place / "deep").mkdir(parents=True)
    for number in range(3):
        (place / f"m{number}.bc").write_bytes(bitcode(number))
    (place / "deep" / "m3.ll").write_text(BODY.format(n=3))
    with zipfile.ZipFile(place / "more.zip", "w") as archive:
        for number in range(4, MODULES):
            archive.writestr(f"m{number}.bc", bitcode(number))
    (place / "cut.bc").write_bytes(bitcode(9)[:200])
    (place / "text.txt").write_text("this is no module\n")
    return place


def table(output: Path, name: str) -> list[dict[str, object]]:
    parts = sorted((output / name).glob("part-*.parquet"))
    return [row for part in parts for row in pq.read_table(part).to_pylist()]


def made_folders(out: Path, found: list[Chunk]) -> list[Chunk]:
    (out / "_done").mkdir(parents=True)
    return found


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command, ["dataset", *map(str, arguments)])


def test_facts(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("facts", folder, "-o", out, "--relations", "instruction:opcode,function:name", "-j", 2)
    assert result.exit_code == 0
    assert result.stderr == "9 modules, 2 of them in the table of errors\n"
    names = {str(row["path"]): row["name"] for row in table(out, "function__name")}
    assert sorted(names.values()) == [f"f{number}" for number in range(MODULES)]
    assert names[f"{folder}/more.zip:m5.bc"] == "f5"
    assert [row["opcode"] for row in table(out, "instruction__opcode")] == ["add", "ret"] * MODULES
    errors = {os.path.basename(str(row["path"])): row["error"] for row in table(out, "errors")}
    assert errors == {"cut.bc": "BitcodeError", "text.txt": "ParseError"}
    assert len(table(out, "modules")) == MODULES + 2


def test_statistics_and_queries(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "stats"
    assert run("stats", folder, "-o", out).exit_code == 0
    assert {(row["definitions"], row["instructions"]) for row in table(out, "stats")} == {(1, 2)}
    out = tmp_path / "select"
    statement = "SELECT count(*) AS n FROM instruction__opcode WHERE opcode = 'add'"
    assert run("query", statement, folder, "-o", out).exit_code == 0
    assert [row["n"] for row in table(out, "answer")] == [1] * MODULES
    out = tmp_path / "ready"
    assert run("query", "--ready", "attributes", folder, "-o", out).exit_code == 0
    assert table(out, "answer") == []
    rules = tmp_path / "mine.dl"
    rules.write_text(".decl adds(n: number) adds(n) :- n = count : { add_instruction(_) }. .output adds")
    out = tmp_path / "rules"
    assert run("query", "--rules", rules, folder, "-o", out).exit_code == 0
    assert [row["n"] for row in table(out, "adds")] == [1] * MODULES


def test_parquet_as_the_compile_dataset_has_it(tmp_path: Path) -> None:
    rows = [{"content": bitcode(n), "language": "c", "license_expression": "MIT"} for n in range(5)]
    rows.append({"content": b"BC\xc0\xde damaged", "language": "swift", "license_expression": None})
    rows.append({"content": None, "language": "rust", "license_expression": "MIT"})
    source = tmp_path / "part.parquet"
    pq.write_table(pa.Table.from_pylist(rows), source, row_group_size=4)
    out = tmp_path / "out"
    assert run("facts", source, "-o", out, "--relations", "function:name").exit_code == 0
    assert [(row["path"], row["name"]) for row in table(out, "function__name")] == [
        (f"{source}:{number // 4}:{number % 4}", f"f{number}") for number in range(5)
    ]
    assert [row["language"] for row in table(out, "modules")] == ["c"] * 5 + ["swift", "rust"]
    assert len(table(out, "errors")) == 2
    refused = run("stats", source, "-o", tmp_path / "other", "--column", "bytes")
    assert refused.exit_code == 1
    assert "there is no column 'bytes'; there are content, language, license_expression" in refused.stderr


def test_a_list_of_inputs(folder: Path, tmp_path: Path) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text(f"{folder}/m1.bc\n\n{folder}/deep\n")
    out = tmp_path / "out"
    assert run("stats", f"@{listed}", "-o", out).exit_code == 0
    assert len(table(out, "stats")) == 2


def test_a_run_that_was_ended_goes_on(folder: Path, tmp_path: Path) -> None:
    work = dataset.Work("facts", relations=("function:name",))
    out = tmp_path / "out"
    first = dataset.run(work, [str(folder)], str(out))
    done = out / "_done" / "00000"
    done_before = len(list(done.parent.iterdir())) - 1
    before = table(out, "function__name")
    part = out / "function__name" / "part-00000.parquet"
    part.write_bytes(b"half")
    done.unlink()
    told: list[tuple[int, int]] = []
    assert dataset.run(work, [str(folder)], str(out), progress=lambda *numbers: told.append(numbers)) == first
    assert told == [(done_before + 1, done_before + 1)]
    assert table(out, "function__name") == before
    written = part.stat().st_mtime_ns
    assert dataset.run(work, [str(folder)], str(out)) == first
    assert part.stat().st_mtime_ns == written, "what is done is not done again"


def test_another_run_is_refused(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("stats", folder / "m1.bc", "-o", out).exit_code == 0
    for arguments in (["stats", folder / "m2.bc"], ["query", "--ready", "callgraph", folder / "m1.bc"]):
        result = run(*arguments, "-o", out)
        assert result.exit_code == 1 and "holds the output of another run" in result.stderr
    result = run("stats", folder, "-o", folder)
    assert result.exit_code == 1 and "is not empty" in result.stderr


def test_a_process_that_dies_loses_nothing_else(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    deadly = importlib.import_module("deadly")
    out = tmp_path / "out"
    (out / "_done").mkdir(parents=True)
    jobs = [Job(deadly.Deadly("stats"), chunk, str(out)) for chunk in chunks([str(folder)], modules=4)]
    assert len(jobs) == 3
    outcomes = list(local(jobs, 2))
    assert sum(outcome.modules for outcome in outcomes) == MODULES + 2
    assert len(table(out, "stats")) == MODULES - 1
    messages = {os.path.basename(str(row["path"])): row["message"] for row in table(out, "errors")}
    assert messages["m1.bc"] == "the process that read it died"
    assert len(messages) == 3
    assert sorted(path.name for path in out.iterdir()) == ["_done", "errors", "modules", "stats"]


def test_a_process_that_is_started_late_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool may start a process while it ends the others because one has died; nothing would ever end that one."""
    late: list[BaseProcess] = []

    def wait(futures: object, return_when: str) -> tuple[set[Future[object]], None]:
        process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,))
        process.start()
        late.append(process)
        failed: Future[object] = Future()
        failed.set_exception(BrokenProcessPool("a process has died"))
        waiting = cast("dict[Future[object], int]", futures)
        waiting[failed] = 0
        return {failed}, None

    monkeypatch.setattr(importlib.import_module("irkit.dataset.run"), "wait", wait)
    with pytest.raises(BrokenProcessPool):
        list(pooled([cast("Job", Idle())], 1))
    late[0].join(60)
    assert late[0].exitcode is not None


class Idle:
    """Work that is none."""

    def run(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize(
    ("work", "name", "rows"),
    [
        (dataset.Work("facts", relations=("function:name",)), "function__name", MODULES),
        (dataset.Work("stats"), "stats", MODULES),
        (dataset.Work("query", statement="SELECT 1 AS one"), "answer", MODULES),
        (dataset.Work("query", ready="attributes"), "answer", 0),
        (dataset.Work("query", rules=".decl one(n: number) one(1). .output one"), "one", MODULES),
    ],
    ids=["facts", "stats", "select", "ready", "rules"],
)
def test_a_job_is_done_in_any_process(folder: Path, tmp_path: Path, work: dataset.Work, name: str, rows: int) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    outcomes = [Job(work, chunk, str(here)).run() for chunk in made_folders(here, chunks([str(folder)]))]
    assert sum(outcome.modules for outcome in outcomes) == MODULES + 2
    assert sum(outcome.errors for outcome in outcomes) == 2
    assert len(table(here, name)) == rows
    if work.kind != "facts":
        return
    assert dataset.run(work, [str(folder)], str(there)).modules == MODULES + 2
    for one in (name, "errors", "modules"):
        assert sorted(map(str, table(here, one))) == sorted(map(str, table(there, one)))


def test_rules_that_are_not_there(folder: Path, tmp_path: Path) -> None:
    result = run("query", "--rules", tmp_path / "none.dl", folder, "-o", tmp_path / "out")
    assert result.exit_code == 2 and "none.dl" in result.stderr
    result = run("stats", tmp_path / "nowhere", "-o", tmp_path / "out")
    assert result.exit_code == 1 and "nowhere" in result.stderr


def test_rows_of_parquet_in_this_process(tmp_path: Path) -> None:
    source, out = tmp_path / "rows.parquet", tmp_path / "out"
    rows = [{"path": f"p{n}", "bitcode": bitcode(n) if n else None, "stars": n, "object": b"o"} for n in range(3)]
    pq.write_table(pa.Table.from_pylist(rows), source)
    (chunk,) = made_folders(out, chunks([str(source)]))
    assert Job(dataset.Work("stats"), chunk, str(out)).run().errors == 1
    assert [(row["path"], row["stars"]) for row in table(out, "modules")] == [
        (f"{source}:0:{n}:p{n}", n) for n in range(3)
    ]
    assert not {"bitcode", "object"} & table(out, "modules")[0].keys()
    assert [row["message"] for row in table(out, "errors")] == ["the row has no bitcode"]


def test_chunks_have_so_many_modules_and_so_many_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, length in enumerate((5, 5, 1, 9, 2)):
        (tmp_path / str(number)).write_bytes(bytes(length))
    monkeypatch.setattr(inputs, "BYTES", 10)

    def sizes(modules: int) -> list[int]:
        return [len(chunk.items) for chunk in chunks([str(tmp_path)], modules=modules)]

    assert sizes(9) == [2, 2, 1]
    assert sizes(1) == [1, 1, 1, 1, 1]
    assert [chunk.number for chunk in chunks([str(tmp_path)], modules=2)] == [0, 1, 2]
    rows = tmp_path / "rows.parquet"
    pq.write_table(pa.Table.from_pylist([{"content": "; text", "path": ""} for _ in range(5)]), rows, row_group_size=3)
    found = [item for chunk in chunks([str(rows)], modules=2) for item in chunk.items]
    assert [(one.row_group, one.first, one.count) for one in found] == [(0, 0, 2), (0, 2, 1), (1, 0, 2)]
    (one,) = inputs.sources(inputs.Chunk(0, found[1:2]))
    assert (one.name, one.data, one.error) == (f"{rows}:0:2", b"; text", "")


def test_what_cannot_be_read_is_told(folder: Path) -> None:
    damaged = folder / "damaged.zip"
    damaged.write_bytes((folder / "more.zip").read_bytes()[:-10])
    (chunk,) = chunks([str(damaged)])
    (found,) = inputs.sources(chunk)
    assert found.name == str(damaged) and found.data == (folder / "damaged.zip").read_bytes()
    more = str(folder / "more.zip")
    items = [inputs.Item(more, "m4.bc"), inputs.Item(more, "nothing.bc"), inputs.Item(f"{more}.gone", "m4.bc")]
    read = list(inputs.sources(inputs.Chunk(0, tuple(items))))
    assert [(one.name, len(one.data) > 0) for one in read] == [
        (f"{more}:m4.bc", True),
        (f"{more}:nothing.bc", False),
        (f"{more}.gone:m4.bc", False),
    ]
    assert read[1].error == "'nothing.bc'" and "No such file" in read[2].error


def test_a_module_that_a_process_dies_of_is_an_error(folder: Path, tmp_path: Path) -> None:
    rows = tmp_path / "rows.parquet"
    pq.write_table(pa.Table.from_pylist([{"bitcode": bitcode(1)} for _ in range(2)]), rows)
    for number, (given, name) in enumerate(
        (
            (str(folder / "m1.bc"), str(folder / "m1.bc")),
            (str(folder / "more.zip"), f"{folder / 'more.zip'}:m4.bc"),
            (str(rows), f"{rows}:0:0"),
        )
    ):
        out = tmp_path / str(number)
        (chunk,) = made_folders(out, chunks([given]))
        job = Job(dataset.Work("stats"), single(chunk)[0], str(out))
        assert job.lost() == Outcome(1, 1)
        assert [row["path"] for row in table(out, "modules")] == [name]
        assert table(out, "errors") == [
            {"path": name, "error": "ProcessDied", "message": "the process that read it died"}
        ]


def test_work_that_there_is_not() -> None:
    with pytest.raises(irkit.UnsupportedError, match="nothing is called 'what'; there are facts, query, stats"):
        dataset.Work("what").check()
    with pytest.raises(irkit.UnsupportedError, match="'what' is no question that a dataset can be asked"):
        dataset.Work("query", ready="what").check()


def test_a_defect_is_an_error_of_the_module() -> None:
    source = inputs.Source("one", Broken(bitcode(1)))
    (row,) = dataset.Work("stats").tables([source])["errors"].to_pylist()
    assert row["path"] == "one" and row["error"] == "RuntimeError"
    assert row["message"].startswith("a defect of irkit: Traceback")


class Broken(bytes):
    """Bytes that fail when they are looked at."""

    def startswith(self, *_: object) -> bool:
        raise RuntimeError("broken")


def test_processes_that_die_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dying.py").write_text(
        textwrap.dedent("""
            import os
            from irkit.dataset.run import Job

            class Dying(Job):
                def run(self):
                    os._exit(3)
        """)
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    job = importlib.import_module("dying").Dying(dataset.Work("stats"), Chunk(0, (), ""), str(tmp_path))
    for _ in range(3):  # in one of which, at least, one died while another was being started
        with pytest.raises(BrokenProcessPool):
            list(pooled([job] * 6, 6))


def test_work_is_a_function_of_arrow() -> None:
    batch = pa.table({"path": ["a", "b"], "bitcode": [bitcode(1), b"damaged"]})
    work = dataset.Work("facts", relations=("function:name",))
    assert work(batch.slice(0, 0)).schema.names == ["path", "function", "name", "error"]  # whatever the rows
    found = work(batch).to_pylist()
    assert [(row["path"], row["name"]) for row in found] == [("a", "f1"), ("b", None)]
    assert found[0]["error"] is None and "expected a top-level entity" in found[1]["error"]
    (one,) = dataset.Work("stats").on_batches(iter(batch.to_batches()))
    assert one.num_rows == 2
    with pytest.raises(irkit.UnsupportedError, match="one function gives one table"):
        dataset.Work("facts", relations=("function:name", "function:id"))(batch)


@pytest.mark.parametrize(
    ("arguments", "said", "status"),
    [
        (["facts", "nothing", "-o", "{out}"], "nothing: No such file", 1),
        (["facts", "{folder}", "-o", "{out}", "--relations", "what"], "there is no relation what", 1),
        (["query", "SELEC 1", "{folder}", "-o", "{out}"], "Parser Error", 1),
        (["query", "--ready", "taint", "{folder}", "-o", "{out}"], "'taint' is no question that a dataset", 1),
        (["query", "{folder}", "-o", "{out}"], "or an INPUT", 2),
        (["query", "--ready", "a", "--rules", "b", "{folder}", "-o", "{out}"], "exclude each other", 2),
    ],
)
def test_what_is_wrong(folder: Path, tmp_path: Path, arguments: list[str], said: str, status: int) -> None:
    result = run(*[one.format(out=tmp_path / "out", folder=folder) for one in arguments])
    assert said in result.stderr
    assert result.exit_code == status
    assert not (tmp_path / "out").exists()


def needs(engine: str) -> None:
    if importlib.util.find_spec(engine) is None:
        pytest.skip(f"{engine}, which is large, is not installed: pip install irkit[dataset]")


@pytest.mark.parametrize("engine", ["dask", "ray"])
def test_other_engines_give_the_same(engine: str, folder: Path, tmp_path: Path) -> None:
    needs(engine)
    output = {}
    for name in ("local", engine):
        out = tmp_path / name
        code = "from irkit.cli import main; main()"
        arguments = ["dataset", "stats", str(folder), "-o", str(out), "--engine", name]
        subprocess.run([sys.executable, "-c", code, *arguments], check=True, timeout=300)
        output[name] = (table(out, "stats"), table(out, "errors"), table(out, "modules"))
        assert json.loads((out / "_run.json").read_text())["work"]["kind"] == "stats"
    assert output["local"] == output[engine]


WORK_ELSEWHERE = """
import os
import sys
import irkit
from irkit import dataset

if __name__ == "__main__":
    engine, given, output, library = sys.argv[1:]
    if engine == "dask":
        from dask.distributed import Client, LocalCluster
        Client(LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None))
    else:
        import ray
        ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    sys.path.insert(0, library)  # which the workers, started before, do not look into
    import elsewhere
    try:
        dataset.run(elsewhere.Elsewhere("stats"), [given], output, engine=engine)
    except irkit.UnsupportedError as error:
        print(error)
"""


@pytest.mark.parametrize("engine", ["dask", "ray"])
def test_workers_that_cannot_import(engine: str, folder: Path, tmp_path: Path) -> None:
    needs(engine)
    library = tmp_path / "library"
    library.mkdir()
    (library / "elsewhere.py").write_text("import irkit.dataset\nclass Elsewhere(irkit.dataset.Work): pass\n")
    (tmp_path / "script.py").write_text(WORK_ELSEWHERE)
    arguments = [engine, str(folder), str(tmp_path / "out"), str(library)]
    command = [sys.executable, str(tmp_path / "script.py"), *arguments]
    told = subprocess.run(command, check=True, timeout=300, capture_output=True, text=True).stdout
    assert "cannot import elsewhere" in told and told.endswith("No module named 'elsewhere'\n")


@pytest.mark.parametrize("engine", ["dask", "ray"])
def test_workers_that_die_of_a_module(engine: str, tmp_path: Path) -> None:
    """One after another; it is found here, and told."""
    needs(engine)
    given, out = tmp_path / "in", tmp_path / "out"
    given.mkdir()
    (given / "deadly.bc").write_bytes(bitcode(1))
    (given / "healthy.bc").write_bytes(bitcode(2))
    (tmp_path / "deadly.py").write_text(DEADLY.replace("m1.bc", "deadly.bc"))
    code = "import sys, deadly, irkit.dataset as d; d.run(deadly.Deadly('stats'), [sys.argv[1]], *sys.argv[2:])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-c", code, str(given), str(out), engine]
    subprocess.run(command, check=True, timeout=300, capture_output=True, env=environment, cwd=tmp_path)
    assert [row["error"] for row in table(out, "errors")] == ["ProcessDied"]
    assert [row["path"] for row in table(out, "stats")] == [str(given / "healthy.bc")]
