"""Measure irkit beside LLVM's tools, in one run, and print the ratios as the table of benchmarks/README.md.

    python benchmarks/run.py CORPUS [--rounds 5] [--only lua libclc link] [--uncompiled]

CORPUS, or the environment's IRKIT_CORPUS, is a folder with `lua/22-O2/*.bc` (Lua built by clang 22 with -O2 -g) and
`libclc-19` (Debian's package of that name, unpacked). From these come two inputs, all of Lua linked to one module and
the largest file of libclc, and two more: twice and four times that file, made of copies under other names. `link` links
two such copies. What LLVM's verifier takes is the difference of `opt -passes=verify` and `opt -disable-verify`.

Every round runs every command once, so that what slows the machine for a while slows both sides; a ratio is the
median of the rounds' ratios. Times are user time, memory is the peak of the resident set.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

DIS = "llvm-dis-22"
BCANALYZER = "llvm-bcanalyzer-22"
AS = "llvm-as-22"
OPT = "opt-22"  # reads and writes, and does nothing between
VERIFYING = "opt-22, verifying"
LINK = "llvm-link-22"

# Reading and printing in one process, each timed by itself: what the two cost without the other.
PHASES = """
import gc, json, resource, sys, irkit
def user(): return resource.getrusage(resource.RUSAGE_SELF).ru_utime
def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
gc.disable()
start = user()
module = irkit.load(sys.argv[1])
module.materialize()
read, read_peak = user(), peak()
irkit.verify(module)
verified, verify_peak = user(), peak()
irkit.upgrade(module)
upgraded = user()
with open("/dev/null", "w", encoding="utf-8", errors="surrogateescape") as out:
    irkit.write_assembly(module, out)
print(json.dumps({
    "read": [read - start, read_peak],
    "verify": [verified - read, verify_peak],
    "print": [user() - upgraded, peak()],
}), flush=True)
import os
os._exit(0)
"""


# Parsing and writing in one process, likewise.
TEXT_PHASES = """
import gc, json, os, resource, sys, irkit
def user(): return resource.getrusage(resource.RUSAGE_SELF).ru_utime
def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
gc.disable()
with open(sys.argv[1], "rb") as file:
    data = file.read()
start = user()
module = irkit.parse_assembly(data, sys.argv[1], 22)
parsed, parse_peak = user(), peak()
irkit.to_bitcode(module)
print(json.dumps({"parse": [parsed - start, parse_peak], "write": [user() - parsed, peak()]}), flush=True)
os._exit(0)
"""


@dataclass
class Cost:
    """User seconds and peak kilobytes of one run."""

    seconds: float
    kilobytes: int


@dataclass
class Job:
    """One thing to measure, and the job whose cost it is a multiple of."""

    name: str
    beside: str
    costs: list[Cost] = field(default_factory=list)


def measure(command: list[str], environment: dict[str, str]) -> tuple[Cost, bytes]:
    """Run a command; what it cost, and what it wrote. Raises RuntimeError if it fails."""
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(command, stdout=out, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError(f"{' '.join(command)} ended with status {process.returncode}")
        out.seek(0)
        return Cost(usage.ru_utime, usage.ru_maxrss), out.read(10000)


def one_round(path: str, text: str, jobs: dict[str, Job], environment: dict[str, str]) -> None:
    """Run every job of one input, a bitcode file and its text, once."""
    python = [sys.executable, "-P"]
    irkit = [*python, "-m", "irkit"]
    commands = {
        DIS: [DIS, path, "-o", os.devnull],
        "dis": [*irkit, "dis", path, "-o", os.devnull],
        "info": [*irkit, "info", path],
        AS: [AS, text, "-o", os.devnull],
        "as": [*irkit, "as", "--llvm", "22", text, "-o", os.devnull],
        OPT: [OPT, "-passes=no-op-module", path, "-o", os.devnull],
        "convert": [*irkit, "convert", path, "--to", "bc", "-o", os.devnull],
        BCANALYZER: [BCANALYZER, path],
        "stats": [*irkit, "stats", path],
    }
    for name, command in commands.items():
        jobs[name].costs.append(measure(command, environment)[0])
    checked, unchecked = [
        measure([OPT, *options, "-disable-output", path], environment)[0]
        for options in (["-passes=verify"], ["-passes=no-op-module", "-disable-verify"])
    ]
    jobs[VERIFYING].costs.append(Cost(checked.seconds - unchecked.seconds, checked.kilobytes))
    for script, file in ((PHASES, path), (TEXT_PHASES, text)):
        _, phases = measure([*python, "-c", script, file], environment)
        for name, (seconds, kilobytes) in json.loads(phases).items():
            jobs[name].costs.append(Cost(seconds, kilobytes))


def jobs_of_one_input() -> dict[str, Job]:
    """What is measured: LLVM's tools, irkit's commands, and the halves of `dis` and `as` by themselves."""
    pairs = [
        (DIS, DIS),
        ("dis", DIS),
        ("read", DIS),
        ("print", DIS),
        ("info", DIS),
        (AS, AS),
        ("as", AS),
        ("parse", AS),
        ("write", AS),
        (OPT, OPT),
        ("convert", OPT),
        (VERIFYING, VERIFYING),
        ("verify", VERIFYING),
        (BCANALYZER, BCANALYZER),
        ("stats", BCANALYZER),
    ]
    return {name: Job(name, beside) for name, beside in pairs}


def link_round(parts: list[Path], jobs: dict[str, Job], environment: dict[str, str]) -> None:
    """Link the parts once by each."""
    files = [*map(str, parts), "-o", os.devnull]
    commands = {LINK: [LINK, *files], "link": [sys.executable, "-P", "-m", "irkit", "link", *files]}
    for name, command in commands.items():
        jobs[name].costs.append(measure(command, environment)[0])


def text_of(path: Path, folder: Path) -> Path:
    """What llvm-dis prints of an input."""
    made = folder / f"{path.stem}.ll"
    if not made.exists():
        subprocess.run([DIS, str(path), "-o", str(made)], check=True)
    return made


def rows(title: str, size: int, jobs: dict[str, Job]) -> list[str]:
    """The table's lines for one input of so many bytes."""
    label = f"{title}, {size / 1e6:.1f} MB"
    made = []
    for job in jobs.values():
        seconds = statistics.median(cost.seconds for cost in job.costs)
        megabytes = statistics.median(cost.kilobytes for cost in job.costs) / 1024
        cells = [label, job.name, f"{seconds:.2f}", "", f"{megabytes:.0f}", ""]
        if job.name != job.beside:
            pairs = list(zip(job.costs, jobs[job.beside].costs, strict=True))
            time_ratio = statistics.median(mine.seconds / max(theirs.seconds, 0.001) for mine, theirs in pairs)
            space_ratio = statistics.median(mine.kilobytes / theirs.kilobytes for mine, theirs in pairs)
            cells[3], cells[5] = f"{time_ratio:.2f}", f"{space_ratio:.2f}"
        made.append("| " + " | ".join(cells) + " |")
        label = ""
    return made


def linked_lua(corpus: Path, folder: Path) -> Path:
    """All of Lua as one module."""
    made = folder / "lua.bc"
    parts = sorted(map(str, (corpus / "lua" / "22-O2").glob("*.bc")))
    main = [name for name in parts if not name.endswith(("/luac.bc", "/ltests.bc"))]
    subprocess.run(["llvm-link-22", *main, "-o", str(made)], check=True)
    return made


def renamed(source: Path, count: int, folder: Path) -> list[Path]:
    """Copies of the module of `source`, each under names of its own."""
    text = subprocess.run(["llvm-dis-22", str(source), "-o", "-"], capture_output=True, check=True).stdout
    parts = []
    for number in range(count):
        named = re.sub(rb'@(?!llvm\.)([-a-zA-Z$._0-9]+|"[^"]*)', rb"@\1.copy%d" % number, text)
        named = re.sub(rb'(@"[^"]*)(\.copy\d+)"\2', rb'\1\2"', named)
        named = named.replace(b"define linkonce_odr ", b"define weak_odr ")  # else linking drops what nothing uses
        assembly = folder / "copy.ll"
        assembly.write_bytes(named)
        parts.append(folder / f"copy{number}.bc")
        subprocess.run(["llvm-as-22", str(assembly), "-o", str(parts[-1])], check=True)
    return parts


def copies(source: Path, count: int, folder: Path) -> Path:
    """`count` times the module of `source` as one module."""
    parts = renamed(source, count, folder)
    made = folder / f"libclc-times-{count}.bc"
    subprocess.run([LINK, *map(str, parts), "-o", str(made)], check=True)
    for part in parts:
        part.unlink()
    return made


def largest_of(corpus: Path) -> Path:
    """libclc's largest file."""
    return max((corpus / "libclc-19").rglob("*.bc"), key=lambda path: path.stat().st_size)


def inputs(corpus: Path, folder: Path, wanted: list[str]) -> list[tuple[str, Path]]:
    """Title and file of each input asked for."""
    largest = largest_of(corpus)
    made: list[tuple[str, Path]] = []
    if "lua" in wanted:
        made.append(("Lua, linked", linked_lua(corpus, folder)))
    if "libclc" in wanted:
        made.append((f"libclc-19, {largest.name}", largest.resolve()))
    for count in (1, 2, 4):
        if f"x{count}" in wanted:
            made.append((f"libclc-19 × {count}", copies(largest, count, folder)))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure irkit beside LLVM's tools.")
    parser.add_argument("corpus", nargs="?", default=os.environ.get("IRKIT_CORPUS"), help="default: $IRKIT_CORPUS")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="+", default=["lua", "libclc", "x2", "x4", "link"], metavar="INPUT")
    parser.add_argument("--uncompiled", action="store_true", help="run irkit's sources, although it is compiled")
    options = parser.parse_args()
    if not options.corpus:
        parser.error("name the corpus, or set IRKIT_CORPUS")
    environment = {**os.environ, "IRKIT_PURE": "1" if options.uncompiled else ""}
    version = [sys.executable, "-P", "-m", "irkit", "--version"]
    print(subprocess.run(version, capture_output=True, text=True, check=True, env=environment).stdout)
    print("| input | job | user s | × LLVM's | peak MB | × LLVM's |")
    print("|---|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        # Made in a process of their own: a child's peak memory begins with that of the process it was forked from.
        with concurrent.futures.ProcessPoolExecutor(1) as pool:
            prepared = pool.submit(inputs, Path(options.corpus), Path(folder), options.only).result()
        for title, path in prepared:
            jobs = jobs_of_one_input()
            text = text_of(path, Path(folder))
            for _ in range(options.rounds):
                one_round(str(path), str(text), jobs, environment)
            print("\n".join(rows(title, path.stat().st_size, jobs)), flush=True)
        if "link" in options.only:
            parts = renamed(largest_of(Path(options.corpus)), 2, Path(folder))
            jobs = {LINK: Job(LINK, LINK), "link": Job("link", LINK)}
            for _ in range(options.rounds):
                link_round(parts, jobs, environment)
            size = sum(part.stat().st_size for part in parts)
            print("\n".join(rows("libclc-19, two copies to link", size, jobs)), flush=True)


if __name__ == "__main__":
    main()
