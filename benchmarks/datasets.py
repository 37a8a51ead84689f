"""A dataset through each engine: the same output, how quick, how much memory, and what a worker's end does.

    python benchmarks/datasets.py CORPUS FOLDER [--modules 20000] [--processes 2] [--engine local]… [--end-a-worker]

Makes FOLDER/modules.parquet, unless it is there, of the small bitcode files in CORPUS: copies, each with a source file
name of its own, one in a hundred of them cut off. Then `irkit dataset facts` with each engine in a process of its own;
with `--end-a-worker`, one of its workers is killed after a third of the chunks. Prints modules a second by the clock,
CPU seconds and the peak of the resident memory of all its processes; and whether each output has the same rows as the
first one.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq

import irkit

RELATIONS = "function:name,global:name,instruction:opcode,call_instruction:function"
LARGEST = 6_000  # bytes
ROWS = 500  # in a row group
ENGINES = ("local", "dask", "ray")


def made(corpus: pathlib.Path, count: int, path: pathlib.Path) -> None:
    """Write the modules of the dataset."""
    sources: list[irkit.Module] = []
    for file in sorted(corpus.rglob("*.bc")):
        if file.stat().st_size <= LARGEST:
            try:
                module = irkit.load(str(file))
                module.materialize()
                irkit.to_bitcode(module)
            except irkit.IRKitError:
                continue
            sources.append(module)
    schema = pa.schema([("path", pa.string()), ("content", pa.binary()), ("language", pa.string())])
    with pq.ParquetWriter(path, schema) as writer:
        for start in range(0, count, ROWS):
            numbers = range(start, min(start + ROWS, count))
            contents: list[bytes] = []
            for number in numbers:
                module = sources[number % len(sources)]
                module.source_filename = f"copy {number}"
                data = irkit.to_bitcode(module)
                contents.append(data[: len(data) // 8 * 4] if number % 100 == 99 else data)
            columns = [[f"m{number:05}" for number in numbers], contents, ["ir"] * len(numbers)]
            writer.write_table(pa.table(columns, schema=schema))


def descendants(root: int) -> list[int]:
    """The processes that a process has started, and these."""
    parents: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    parents.setdefault(int(file.read().rpartition(")")[2].split()[1]), []).append(int(name))
            except OSError:
                continue
    found = [root]
    for process in found:
        found += parents.get(process, [])
    return found


def resident(processes: list[int]) -> int:
    """Their memory in bytes."""
    total = 0
    for process in processes:
        try:
            with open(f"/proc/{process}/statm", encoding="ascii") as file:
                total += int(file.read().split()[1]) * resource.getpagesize()
        except OSError:
            continue
    return total


def ticks(process: int) -> int:
    """The CPU time of a process, in ticks of the clock; 0 if it is no more."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    except OSError:
        return 0


def worker(processes: list[int]) -> int:
    """The one that has worked most, of those that the engine started: not the first, which hands out the work."""

    def worked(process: int) -> int:
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                says = file.read()
        except OSError:
            return -1
        is_worker = b"ray::" in says or (b"python" in says and b"ray/" not in says)
        return ticks(process) if is_worker else -1

    return max(processes[1:], key=worked)


def run(engine: str, folder: pathlib.Path, processes: int, ends_a_worker: bool) -> pathlib.Path:
    """One run; prints its figures and returns the folder of its output."""
    output = folder / (f"{engine}-ended" if ends_a_worker else engine)
    shutil.rmtree(output, ignore_errors=True)
    source = str(folder / "modules.parquet")
    total = pq.read_metadata(source).num_rows
    command = [
        sys.executable,
        "-c",
        "from irkit.cli import main; main()",
        "dataset",
        "facts",
        source,
        "-o",
        str(output),
    ]
    command += ["--engine", engine, "-j", str(processes), "--relations", RELATIONS]
    started = time.monotonic()
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    peak = 0
    worked: dict[int, int] = {}
    ended = not ends_a_worker
    chunks = -(-total // 256)
    while process.poll() is None:
        found = descendants(process.pid)
        peak = max(peak, resident(found))
        worked.update({one: max(ticks(one), worked.get(one, 0)) for one in found})
        if not ended and len(list((output / "_done").glob("*"))) >= chunks // 3:
            os.kill(worker(found), signal.SIGKILL)
            ended = True
        time.sleep(0.1)
    took = time.monotonic() - started
    cpu = sum(worked.values()) / os.sysconf("SC_CLK_TCK")
    said = (process.stderr.read() if process.stderr else "").strip().split("\n")[-1]
    print(
        f"{output.name}: {total / took:.0f} modules a second, {took:.0f} s, {cpu:.0f} s of CPU, "
        f"{peak >> 20} MB, status {process.returncode}, {said!r}",
        flush=True,
    )
    return output


def same(one: pathlib.Path, other: pathlib.Path) -> str:
    """What differs of two outputs."""
    tables = sorted(path.name for path in one.iterdir() if path.is_dir() and not path.name.startswith("_"))
    if tables != sorted(path.name for path in other.iterdir() if path.is_dir() and not path.name.startswith("_")):
        return "other tables"
    rows = 0
    for table in tables:
        mine, theirs = [f"read_parquet('{folder / table}/*.parquet')" for folder in (one, other)]
        counted = duckdb.execute(
            f"SELECT (SELECT count(*) FROM (SELECT * FROM {mine} EXCEPT ALL SELECT * FROM {theirs})), "
            f"(SELECT count(*) FROM {mine}), (SELECT count(*) FROM {theirs})"
        ).fetchall()
        ((missing, left, right),) = counted
        if missing or left != right:
            return f"{table} differs"
        rows += left
    errors = duckdb.execute(f"SELECT count(*) FROM read_parquet('{other / 'errors'}/*.parquet')").fetchall()[0][0]
    return f"the same {rows} rows, {errors} errors"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--modules", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--engine", action="append", choices=ENGINES)
    parser.add_argument("--end-a-worker", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    path = arguments.folder / "modules.parquet"
    if not path.exists():
        made(arguments.corpus, arguments.modules, path)
    for engine in arguments.engine or ENGINES:
        output = run(engine, arguments.folder, arguments.processes, arguments.end_a_worker)
        first = arguments.folder / "local"
        print(f"{output.name}: beside local: {same(first, output)}", flush=True)


if __name__ == "__main__":
    main()
