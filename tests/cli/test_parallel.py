"""Jobs over several processes: answers come as they are there, and a process that dies takes only its own job along."""

from __future__ import annotations

import os
import time

import pytest

from irkit.cli.parallel import spread


def doubled(number: int) -> int:
    if number < 0:
        os._exit(3)
    return 2 * number


def slow(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


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
