"""Measure irkit beside LLVM's tools, and tell where its own time goes.

    python -m benchmarks CORPUS [--sqlite sqlite3.c] [--json FILE] [--svg FILE] [--readme]
    python -m benchmarks --quick                            # inputs of our own, small; no corpus
    python -m benchmarks --from FILE... --readme            # tables and charts of what was measured before
    python -m benchmarks --profile dis CORPUS --only lua    # or as, convert, start

CORPUS, or the environment's IRKIT_CORPUS, is a folder with `lua/22-O2/*.bc` (Lua built by clang 22 with -O2 -g) and
`libclc-19` (Debian's package of that name, unpacked). Run it in the folder that holds `benchmarks`; the irkit that is
measured is the one that this Python has installed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.chart import svg
from benchmarks.inputs import Corpus, Quick
from benchmarks.suite import Figure, as_json, clean_environment, from_json, run_suite
from benchmarks.table import README, report, summary, with_figures
from benchmarks.tasks import PYTHON, ROWS, TASKS


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def machine() -> dict[str, object]:
    """On what is measured, and which irkit."""
    asked = [*PYTHON, "-m", "irkit", "--version"]
    version = subprocess.run(asked, capture_output=True, text=True, check=True, env=clean_environment()).stdout
    return {
        "irkit": version.strip().splitlines()[0].removeprefix("irkit, version ").removeprefix("irkit "),
        "Python": platform.python_version(),
        "LLVM": llvm_version(),
        "cores": os.cpu_count() or 1,
        "processor": processor(),
    }


def llvm_version() -> str:
    """The exact release of LLVM 22's tools."""
    try:
        said = subprocess.run(["llvm-dis-22", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "not installed"
    return next((line.split()[-1] for line in said.splitlines() if "version" in line), "unknown")


def processor() -> str:
    """The name that Linux has for the processor; elsewhere the machine's kind."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("corpus", nargs="?", default=os.environ.get("IRKIT_CORPUS"), help="default: $IRKIT_CORPUS")
    parser.add_argument("--quick", action="store_true", help="small inputs of our own, without a corpus")
    parser.add_argument("--sqlite", type=Path, metavar="FILE", help="SQLite's source, sqlite3.c, for one more input")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="inputs or tasks; all others are left out")
    parser.add_argument(
        "--from", dest="kept", type=Path, nargs="+", metavar="FILE", help="measure nothing: what --json wrote"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every round of every figure")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a chart of the times")
    parser.add_argument("--readme", action="store_true", help="put the tables into benchmarks/README.md")
    parser.add_argument("--profile", metavar="TASK", help="tell the stages of a task: dis, as, convert or start")
    return parser


def chosen(names: list[str], only: list[str] | None, parser: argparse.ArgumentParser) -> tuple[list[str], list[str]]:
    """The inputs and the tasks that are asked for."""
    if not only:
        return names, list(TASKS)
    for name in only:
        if name not in (*names, *TASKS):
            parser.error(f"--only {name}: inputs are {', '.join(names)}; tasks are {', '.join(TASKS)}")
    return [name for name in names if name in only] or names, [task for task in TASKS if task in only] or list(TASKS)


def measured(
    source: Corpus | Quick, inputs: list[str], tasks: list[str], options: argparse.Namespace, on: dict[str, object]
) -> list[Figure]:
    """All figures; what is measured so far is written after each input."""
    figures: list[Figure] = []
    rows = [row for row in ROWS if row.task in tasks]
    for some in run_suite(source, inputs, rows, options.rounds, say):
        figures += some
        if options.json:
            write_json(figures, on, options.json)
    return figures


def write_json(figures: list[Figure], on: dict[str, object], file: Path) -> None:
    file.write_text(json.dumps(as_json(figures, on), indent=1) + "\n", encoding="utf-8")


def kept_figures(files: list[Path]) -> tuple[list[Figure], dict[str, object]]:
    """The figures of files that `--json` wrote, one after the other, and what the last of them was measured on."""
    figures: list[Figure] = []
    on: dict[str, object] = {}
    for file in files:
        data = json.loads(file.read_text(encoding="utf-8"))
        figures += from_json(data)
        on = data["machine"]
    return figures, on


def main() -> int:
    parser = arguments()
    options = parser.parse_args()
    if options.kept is not None:
        write(*kept_figures(options.kept), options)
        return 0
    if not options.quick and not options.corpus:
        parser.error("name the corpus, or set IRKIT_CORPUS; --quick does without one")
    with tempfile.TemporaryDirectory() as folder:
        corpus = None if options.quick else Path(options.corpus)
        source = Quick(Path(folder)) if corpus is None else Corpus(corpus, Path(folder), options.sqlite)
        inputs, tasks = chosen(list(source.makers()), options.only, parser)
        if options.profile:
            from benchmarks.profiles import profile  # noqa: PLC0415 - irkit's modules

            return profile(options.profile, source, inputs, parser.error, bool(options.only))
        on = {**machine(), "rounds": options.rounds, "load at the start": f"{os.getloadavg()[0]:.1f}"}
        figures = measured(source, inputs, tasks, options, on)
    write(figures, on, options)
    return 0


def write(figures: list[Figure], measured_on: dict[str, object], options: argparse.Namespace) -> None:
    """The tables to the standard output, and whatever files are asked for."""
    said = report(figures, measured_on)
    print(said, end="")
    if options.json:
        write_json(figures, measured_on, options.json)
    if options.svg:
        options.svg.write_text(svg(figures), encoding="utf-8")
    if options.readme:
        README.write_text(
            with_figures(README.read_text(encoding="utf-8"), summary(figures, measured_on)), encoding="utf-8"
        )


if __name__ == "__main__":
    sys.exit(main())
