"""Many jobs over several processes, where one process that dies takes only its own job with it."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Pipe = multiprocessing.connection.Connection
PATIENCE: Final = 1.0  # seconds until a worker is told again to end


def _serve(function: Callable[[Job], Answer], pipe: Pipe) -> None:
    """A worker's life: answer jobs until the other end is closed."""
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send(function(job))


class _Worker(Generic[Job, Answer]):
    """A process and the job it has."""

    index: int  # of that job

    def __init__(self, function: Callable[[Job], Answer]) -> None:
        self.pipe, far = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_serve, args=(function, far), daemon=True)
        self.process.start()
        far.close()

    def give(self, index: int, job: Job) -> None:
        self.index = index
        self.pipe.send(job)

    def answer(self) -> Answer | None:
        """What the worker answered, None if it died."""
        try:
            got: Answer = self.pipe.recv()
            return got
        except (EOFError, ConnectionError):
            return None

    def end(self) -> None:
        self.pipe.close()
        while self.process.is_alive():  # a signal that comes just before the worker waits for a job does not wake it
            self.process.terminate()
            self.process.join(PATIENCE)
        self.process.join()


def spread(
    function: Callable[[Job], Answer], jobs: Sequence[Job], processes: int, order: Iterable[int]
) -> Iterator[tuple[int, Answer | None]]:
    """Yield (index of the job, answer) as answers come in; the answer is None if the process died on it. Jobs begin in
    this order."""
    waiting = iter([(index, jobs[index]) for index in order])
    workers: dict[Pipe, _Worker[Job, Answer]] = {}

    def start_one() -> None:
        following = next(waiting, None)
        if following is not None:
            worker: _Worker[Job, Answer] = _Worker(function)
            workers[worker.pipe] = worker
            worker.give(*following)

    try:
        for _ in range(min(processes, len(jobs))):
            start_one()
        while workers:
            ready = multiprocessing.connection.wait(list(workers))
            for worker in [worker for pipe, worker in workers.items() if pipe in ready]:
                answer = worker.answer()
                yield worker.index, answer
                following = next(waiting, None) if answer is not None else None
                if following is not None:
                    worker.give(*following)
                else:
                    del workers[worker.pipe]
                    worker.end()
                    if answer is None:
                        start_one()
    finally:
        for worker in workers.values():
            worker.end()
