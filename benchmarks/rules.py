"""Rules over a million facts: the closure of a call graph, and Andersen's points-to, by both evaluators.

    python benchmarks/rules.py [--facts 1000000] [--limit 600] [--engine duckdb|small] [closure|andersen]…

The facts are made, the same in every run. A call graph is of libraries of 40 functions, each of which calls four of
its library, one in twenty of them an earlier one, which closes a cycle. Points-to is over functions of 60 variables:
every sixth takes an address, the others are assigned, loaded or stored from what stands before them in their function;
one in fifty is assigned from another function. Each evaluator has a process of its own, which is ended after `--limit`
seconds of CPU. Prints how many facts there are, how many rows follow, CPU seconds (of the evaluation; facts are there
before), and peak memory.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import resource
import signal
import sys
import time
from multiprocessing.connection import Connection

import pyarrow as pa

from irkit import rules
from irkit.collector import collector_off
from irkit.rules import evaluating, sql
from irkit.rules.relations import Row
from irkit.rules.syntax import NUMBER, Declaration

Facts = dict[str, set[Row]]

GIVEN = {
    name: Declaration(name, ((first, NUMBER), (second, NUMBER)))
    for name, first, second in (
        ("call", "caller", "callee"),
        ("address", "x", "object"),
        ("assign", "x", "y"),
        ("load", "x", "p"),
        ("store", "p", "x"),
    )
}

CLOSURE = """
.decl reaches(caller: number, callee: number)
.output reaches
reaches(f, g) :- call(f, g).
reaches(f, h) :- reaches(f, g), call(g, h).
"""
ANDERSEN = """
.decl points(x: number, object: number)
.decl holds(object: number, other: number)
.output points
points(x, o) :- address(x, o).
points(x, o) :- assign(x, y), points(y, o).
points(x, o) :- load(x, p), points(p, q), holds(q, o).
holds(q, o) :- store(p, x), points(p, q), points(x, o).
"""


def call_graph(count: int) -> Facts:
    random.seed(1)
    found: set[Row] = set()
    function = 0
    while len(found) < count:
        start = function // 40 * 40
        for _ in range(4):
            if random.random() < 0.05:
                callee = random.randrange(start, function + 1)
            else:
                callee = random.randrange(function + 1, start + 41)
            if callee < start + 40:
                found.add((function, callee))
        function += 1
    return {"call": found}


def pointers(count: int) -> Facts:
    random.seed(2)
    found: Facts = {"address": set(), "assign": set(), "load": set(), "store": set()}
    for x in range(count):
        start = x // 60 * 60
        other = random.randrange(start, max(x, start + 1))
        if x % 6 == 0:
            found["address"].add((x, count + x))
        elif random.random() < 0.02:
            found["assign"].add((x, random.randrange(count)))
        else:
            found[random.choice(("assign",) * 4 + ("load", "store"))].add((x, other))
    return found


JOBS = {"closure": (CLOSURE, "reaches", call_graph), "andersen": (ANDERSEN, "points", pointers)}


def by_duckdb(program: rules.Program, facts: Facts, output: str) -> tuple[int, float]:
    connection = sql.connect()
    for name, rows in facts.items():
        columns = [column for column, _ in program.declarations[name].columns]
        table = pa.table([pa.array(part, pa.int64()) for part in zip(*rows, strict=True)], names=columns)
        connection.register("given", table)
        connection.execute(f"CREATE TABLE {sql.quoted(name)} AS SELECT * FROM given")
    started = time.process_time()
    evaluation = sql.Evaluation(program, connection)
    evaluation.run()
    (count,) = connection.execute(f"SELECT count(*) FROM rules.{sql.quoted(output)}").fetchall()[0]
    return count, time.process_time() - started


def by_small(program: rules.Program, facts: Facts, output: str) -> tuple[int, float]:
    started = time.process_time()
    with collector_off():
        count = len(evaluating.evaluate(program, lambda name: facts[name])[output])
    return count, time.process_time() - started


ENGINES = {"duckdb": by_duckdb, "small": by_small}


def measure(job: str, engine: str, count: int, limit: int, answers: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    text, output, make = JOBS[job]
    facts = make(count)
    rows, seconds = ENGINES[engine](rules.parse(text, known=GIVEN), facts, output)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    answers.send((sum(map(len, facts.values())), rows, seconds, peak))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("jobs", nargs="*", default=list(JOBS))
    parser.add_argument("--facts", type=int, default=1_000_000)
    parser.add_argument("--limit", type=int, default=600)
    parser.add_argument("--engine", choices=tuple(ENGINES))
    arguments = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    for job in arguments.jobs:
        for engine in (arguments.engine,) if arguments.engine else ENGINES:
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=measure, args=(job, engine, arguments.facts, arguments.limit, sender))
            process.start()
            sender.close()
            process.join()
            if process.exitcode in (-signal.SIGXCPU, -signal.SIGKILL):
                print(f"{job} by {engine}: not within {arguments.limit} s")
            elif process.exitcode:
                sys.exit(f"{job} by {engine} failed")
            else:
                facts, rows, seconds, peak = receiver.recv()
                print(f"{job} by {engine}: {facts} facts, {rows} rows, {seconds:.1f} s, {peak} MB", flush=True)


if __name__ == "__main__":
    main()
