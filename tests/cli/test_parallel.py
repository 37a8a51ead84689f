"""Jobs over several processes: answers come as they are there, and a process that dies takes only its own job along."""

from __future__ import annotations

import os
import time

import pytest

from irkit.cli.jobs import answers
from irkit.cli.parallel import spread


def doubled(number: int) -> int:
    if number < 0:
        os._exit(3)
    return 2 * number


def slow(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


def worker(number: int) -> int:
    return os.getpid()


@pytest.mark.parametrize(("jobs", "tasks", "is_own"), [(1, 3, True), (2, 1, True), (2, 2, False), (3, 2, False)])
def test_other_processes_work_where_several_may_and_have_something_to_do(jobs: int, tasks: int, is_own: bool) -> None:
    found = dict(answers(worker, range(tasks), jobs, "working"))
    assert sorted(found) == list(range(tasks))
    assert (found[0] == os.getpid()) is is_own


@pytest.mark.parametrize("processes", [1, 2, 9])
def test_each_job_has_its_answer(processes: int) -> None:
    jobs = [5, 6, 7, 8]
    assert sorted(spread(doubled, jobs, processes, range(4))) == [(0, 10), (1, 12), (2, 14), (3, 16)]


def test_jobs_begin_in_the_order_that_is_asked_for() -> None:
    assert list(spread(doubled, [5, 6, 7], 1, [2, 0, 1])) == [(2, 14), (0, 10), (1, 12)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_job_that_a_process_dies_of_has_no_answer(processes: int) -> None:
    jobs = [1, -1, 3, -1, 5]
    found = dict(spread(doubled, jobs, processes, range(5)))
    assert found == {0: 2, 1: None, 2: 6, 3: None, 4: 10}


def test_no_jobs() -> None:
    assert list(spread(doubled, [], 4, [])) == []


def test_who_stops_asking_ends_the_processes() -> None:
    started = time.monotonic()
    answers = spread(slow, [0, 1, 1], 3, range(3))
    assert next(answers) == (0, 0)
    answers.close()  # type: ignore[attr-defined]
    assert time.monotonic() - started < 300
