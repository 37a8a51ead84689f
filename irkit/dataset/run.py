"""Work over a dataset: chunk after chunk, on an engine, into partitioned Parquet.

`OUT/TABLE/part-00042.parquet` is what chunk 42 gives of a table; `errors` and `modules` are tables too. A chunk is done
when `OUT/_done/00042` is there, which is made last: a run that was ended goes on where it was, and the parts of a chunk
that was not done are written again.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, replace
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final

from irkit.dataset.inputs import Chunk, Item, chunks, parquet, sources
from irkit.dataset.work import ERRORS, MODULES, Work
from irkit.errors import EditError, MissingExtraError, UnsupportedError
from irkit.files import replacing

LOCAL: Final = "local"
DASK: Final = "dask"
RAY: Final = "ray"
DONE: Final = "_done"
MANIFEST: Final = "_run.json"
UNDER_WAY: Final = 2  # jobs a process: one that it does, one that waits
TRIED: Final = "_tried"  # what single modules give while the one is looked for that a process dies of

Progress = Callable[[int, int], None]  # told how many chunks are done, of how many


@dataclass(frozen=True)
class Outcome:
    """How many modules there were, and how many of them are in the table of errors."""

    modules: int
    errors: int


@dataclass(frozen=True)
class Job:
    """A chunk and what is done with it, as it is sent to a worker."""

    work: Work
    chunk: Chunk
    output: str

    def run(self) -> Outcome:
        """Write the parts of the chunk. Raises OSError where they cannot be written."""
        return self.write(self.work.tables(sources(self.chunk)))

    def lost(self) -> Outcome:
        """Write that the process that did it died, of a chunk of one module."""
        return merged(self, [], [self.chunk])

    def write(self, tables: dict[str, Any]) -> Outcome:
        for name, table in tables.items():
            if table.num_rows or name in (ERRORS, MODULES):
                folder = os.path.join(self.output, name)
                os.makedirs(folder, exist_ok=True)
                with replacing(os.path.join(folder, f"part-{self.name}.parquet"), binary=True) as file:
                    parquet().write_table(table, file, compression="zstd")
        with replacing(os.path.join(self.output, DONE, self.name)) as file:
            file.write(f"{tables[MODULES].num_rows} {tables[ERRORS].num_rows}\n")
        return Outcome(tables[MODULES].num_rows, tables[ERRORS].num_rows)

    @property
    def name(self) -> str:
        return f"{self.chunk.number:05}"


def run_job(job: Job) -> Outcome:
    return job.run()


# Engines: each takes jobs and gives outcomes as they come.


def local(jobs: Sequence[Job], processes: int) -> Iterator[Outcome]:
    """Python's own pool of processes. Where a process dies, what was under way is done chunk by chunk until the module
    that it died of is found, which is an error; then on as before."""
    left = list(jobs)
    while left:
        done: set[int] = set()
        try:
            for index, outcome in pooled(left, processes):
                done.add(index)
                yield outcome
        except BrokenProcessPool:
            left = [job for index, job in enumerate(left) if index not in done]
            for _ in range(min(len(left), UNDER_WAY * processes)):
                outcome, died = alone(left.pop(0))
                yield outcome
                if died:
                    break
            continue
        return


def pooled(jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, Outcome]]:
    """The outcomes with their places. Of jobs no more are under way than `UNDER_WAY` a process.

    No job begins before all processes are there: where one dies while another is being started, the pool may close what
    that one is started with.
    """
    context = get_context("forkserver")
    others = set(active_children())
    context.set_forkserver_preload([__name__])  # imported once for all processes, and for pools that follow
    processes = min(processes, len(jobs))
    all_there = context.Barrier(processes)
    with ProcessPoolExecutor(processes, mp_context=context, initializer=all_there.wait) as pool:
        waiting: dict[Future[Outcome], int] = {}
        coming = iter(enumerate(jobs))
        try:
            while True:
                for index, job in islice(coming, UNDER_WAY * processes - len(waiting)):
                    waiting[pool.submit(run_job, job)] = index
                if not waiting:
                    return
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool:
            # One that was started while the pool took leave of the others would be waited for to the end of days.
            for process in active_children():
                if process not in others:
                    process.kill()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def by_itself(job: Job) -> Outcome:
    """A job in a process of its own. Raises BrokenProcessPool where that dies."""
    [(_, outcome)] = pooled([job], 1)
    return outcome


def alone(job: Job) -> tuple[Outcome, bool]:
    """A job in a process of its own, and whether it died. Then each of its modules is tried in one."""
    try:
        return by_itself(job), False
    except BrokenProcessPool:
        pass
    pieces = single(job.chunk)
    if len(pieces) == 1:
        return job.lost(), True
    healthy: list[Chunk] = []
    lost: list[Chunk] = []
    tried = os.path.join(job.output, TRIED)
    os.makedirs(os.path.join(tried, DONE), exist_ok=True)
    for piece in pieces:
        try:
            by_itself(Job(job.work, piece, tried))
            healthy.append(piece)
        except BrokenProcessPool:
            lost.append(piece)
    shutil.rmtree(tried)
    return merged(job, healthy, lost), True


def single(chunk: Chunk) -> list[Chunk]:
    """A chunk as chunks of one module."""
    places = [(item, place) for item in chunk.items for place in range(item.first, item.first + item.count)]
    return [replace(chunk, items=(replace(item, first=place, count=1),)) for item, place in places]


def name_of(item: Item) -> str:
    if item.row_group != -1:
        return f"{item.path}:{item.row_group}:{item.first}"
    return f"{item.path}:{item.member}" if item.member else item.path


def merged(job: Job, healthy: Sequence[Chunk], lost: Sequence[Chunk]) -> Outcome:
    """What a chunk gives without the modules that processes died of."""
    import pyarrow as pa  # noqa: PLC0415  it is an extra

    items = tuple([item for chunk in healthy for item in chunk.items])
    tables = job.work.tables(sources(replace(job.chunk, items=items)))
    names = [name_of(item) for chunk in lost for item in chunk.items]
    said = ["the process that read it died"] * len(names)
    errors = pa.table({"path": names, "error": ["ProcessDied"] * len(names), "message": said})
    tables[ERRORS] = pa.concat_tables([tables[ERRORS], errors])
    tables[MODULES] = pa.concat_tables([tables[MODULES], pa.table({"path": names})], promote_options="permissive")
    return job.write(tables)


def engine_module(name: str, called: str) -> Any:
    """An engine's module. Raises MissingExtraError where it is missing."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise MissingExtraError("this", called, "dataset") from None


def imported_by(jobs: Iterable[Job]) -> list[str]:
    """The modules that a worker has to import for jobs; what is of the program itself is sent with them."""
    needed = {run_job.__module__} | {type(one).__module__ for job in jobs for one in (job, job.work)}
    return sorted(needed - {"__main__"})


def cannot_import(worker: str, module: str, error: object) -> UnsupportedError:
    return UnsupportedError(f"{worker} cannot import {module}, which has to be installed where it runs: {error}")


def dask(jobs: Sequence[Job], processes: int) -> Iterator[Outcome]:
    """Dask: the cluster that a client of this process is connected to, else a local one. A chunk that one worker after
    another dies of is done here, as `local` does it. Raises UnsupportedError for workers that cannot import irkit:
    sent work, they would not answer."""
    distributed = engine_module("dask.distributed", "Dask")
    try:
        client, cluster = distributed.get_client(), None
    except ValueError:
        cluster = distributed.LocalCluster(
            n_workers=processes, threads_per_worker=1, processes=True, dashboard_address=None
        )
        client = distributed.Client(cluster)
    try:
        for name in imported_by(jobs):
            try:
                client.run_on_scheduler(importlib.import_module, name)
            except ImportError as error:
                raise cannot_import("Dask's scheduler", name, error) from None
            for worker, found in client.run(importlib.import_module, name, on_error="return").items():
                if isinstance(found, ImportError):
                    raise cannot_import(f"Dask's worker {worker}", name, found)
        futures = dict(zip(client.map(run_job, jobs, pure=False, retries=2), jobs, strict=True))
        for future in distributed.as_completed(list(futures)):
            try:
                yield future.result()
            except distributed.KilledWorker:
                yield alone(futures[future])[0]
    finally:
        if cluster is not None:
            client.close()
            cluster.close()


def ray(jobs: Sequence[Job], processes: int) -> Iterator[Outcome]:
    """Ray: the cluster that this process is connected to, else a local one. A chunk that one worker after another dies
    of is done here, as `local` does it. Raises UnsupportedError for a worker that cannot import irkit."""
    engine = engine_module("ray", "Ray")
    died = (engine.exceptions.WorkerCrashedError, engine.exceptions.OutOfMemoryError)
    started = not engine.is_initialized()
    if started:
        engine.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        for name in imported_by(jobs):
            try:
                engine.get(engine.remote(importlib.import_module).remote(name))
            except ImportError as error:
                raise cannot_import("a worker of Ray", name, getattr(error, "cause", error)) from None
        remote = engine.remote(max_retries=2)(run_job)
        coming = iter(jobs)
        waiting = {remote.remote(job): job for _, job in zip(range(4 * processes), coming, strict=False)}
        while waiting:
            (ready,), _ = engine.wait(list(waiting), num_returns=1)
            job = waiting.pop(ready)
            try:
                yield engine.get(ready)
            except died:
                yield alone(job)[0]
            waiting.update({remote.remote(job): job for _, job in zip(range(1), coming, strict=False)})
    finally:
        if started:
            engine.shutdown()


ENGINES: Final[dict[str, Callable[[Sequence[Job], int], Iterator[Outcome]]]] = {LOCAL: local, DASK: dask, RAY: ray}


# Runs


def run(
    work: Work,
    inputs: Sequence[str],
    output: str,
    engine: str = LOCAL,
    processes: int = 1,
    column: str = "",
    progress: Progress | None = None,
) -> Outcome:
    """Do some work with every module of a dataset, and write the answers into the folder `output`.

    `inputs` are folders, files, archives, Parquet with a column of bitcode (`column`, or `bitcode` or `content`), and
    `@LIST`, a file with the name of an input a line. A run that was ended goes on when it is started again.

    Raises OSError for inputs that are not there, EditError where the folder holds another run, what `Work.check`
    raises, and MissingExtraError for an engine that is missing. Modules that are damaged are in the table of errors.
    """
    work.check()
    if engine not in ENGINES:
        raise UnsupportedError(f"there is no engine '{engine}'; there are " + ", ".join(ENGINES))
    found = chunks(inputs, column)
    prepare(output, work, found)
    jobs = [Job(work, chunk, output) for chunk in found]
    modules = errors = 0
    left: list[Job] = []
    for job in jobs:
        done = already(job)
        if done is None:
            left.append(job)
        else:
            modules, errors = modules + done.modules, errors + done.errors
    for count, outcome in enumerate(ENGINES[engine](left, processes), len(jobs) - len(left) + 1):
        modules, errors = modules + outcome.modules, errors + outcome.errors
        if progress is not None:
            progress(count, len(jobs))
    return Outcome(modules, errors)


def already(job: Job) -> Outcome | None:
    """What a chunk gave in the run that was ended, None if it was not done."""
    try:
        with open(os.path.join(job.output, DONE, job.name), encoding="ascii") as file:
            modules, errors = file.read().split()
        return Outcome(int(modules), int(errors))
    except (FileNotFoundError, ValueError):
        return None


def prepare(output: str, work: Work, found: Iterable[Chunk]) -> None:
    """Make the folder, or see that it holds the same run. Raises EditError if it does not."""
    digest = hashlib.sha256(repr([(chunk.items, chunk.column) for chunk in found]).encode("utf-8", "replace"))
    told = json.dumps({"work": asdict(work), "inputs": digest.hexdigest()}, indent=2, sort_keys=True)
    manifest = os.path.join(output, MANIFEST)
    try:
        with open(manifest, encoding="utf-8") as file:
            if file.read() != told:
                raise EditError(f"{output} holds the output of another run: of other work, or of other inputs")
    except FileNotFoundError:
        if os.path.isdir(output) and os.listdir(output):
            raise EditError(f"{output} is not empty, and not the output of a run that was ended") from None
    os.makedirs(os.path.join(output, DONE), exist_ok=True)
    with replacing(manifest) as file:
        file.write(told)
