"""The instructions that irkit takes for `dis`, `as` and `convert`, beside those that `counts.json` keeps.

    python -m benchmarks.counts           # what CI runs: fails where one is worse by 5 % or more
    python -m benchmarks.counts --write   # keep those of now

Valgrind counts what the processor would execute, the same in every run to some millionths. What is counted is
`quick/program.ll` and its bitcode: `start` is a process that does all three tasks with them, with Python itself and its
imports; each task is what the same process takes beyond that when it does the task once more. The counts depend on
Python, the compiler, libraries and valgrind: where these are others than when the file was made, nothing is compared,
and that is said. A count may get worse where the message of a commit since `counts.json` was last changed has a line

    Instructions: as, since …

that names the task.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import irkit
from benchmarks.functions import count_instructions
from benchmarks.inputs import Input, program

KEPT: Final = Path(__file__).with_name("counts.json")
TASKS: Final = ("dis", "as", "convert")
MOST: Final = 1.05
WORD: Final = re.compile(r"^Instructions:\s*(.*\S)", re.MULTILINE)

# The tasks as the commands do them: all, then once more the one that is named.
DRIVER: Final = """
import gc, sys, irkit
gc.disable()
def dis(bitcode, text):
    module = irkit.load(bitcode)
    irkit.upgrade(module)
    with open("/dev/null", "w", encoding="utf-8", errors="surrogateescape") as out:
        irkit.write_assembly(module, out, check=False)
def assemble(bitcode, text):
    with open(text, "rb") as file:
        module = irkit.parse_assembly(file.read(), "program", 22)
    irkit.verify(module)
    irkit.to_bitcode(module, check=False)
def convert(bitcode, text):
    irkit.to_bitcode(irkit.load(bitcode), check=False)
tasks = {"dis": dis, "as": assemble, "convert": convert}
for task in tasks.values():
    task(*sys.argv[1:3])
for task in sys.argv[3:]:
    tasks[task](*sys.argv[1:3])
import os
os._exit(0)
"""


class Counts(NamedTuple):
    """Instructions by task, and the versions of what they depend on."""

    versions: dict[str, str]
    instructions: dict[str, int]


class Verdict(NamedTuple):
    """What is to be said, and whether it is a failure."""

    lines: list[str]
    fails: bool


def versions() -> dict[str, str]:
    """What the counts depend on beside irkit's own source."""
    return {
        "irkit": said_by([sys.executable, "-P", "-m", "irkit", "--version"], r"\(((?:not )?compiled)"),
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
        "compiler": said_by([os.environ.get("CC", "cc"), "--version"], r"^(.*)$"),
        "librt": installed("librt"),
        "libc": " ".join(platform.libc_ver()),
        "valgrind": said_by(["valgrind", "--version"], r"^(.*)$"),
        "machine": platform.machine(),
    }


def said_by(command: Sequence[str], pattern: str) -> str:
    """What a program says of its version; "" where it is not there."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())
    except OSError:
        return ""
    found = re.search(pattern, done.stdout, re.MULTILINE)
    return (found[1] or "") if found else ""


def installed(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def environment() -> dict[str, str]:
    """A short environment, the same everywhere: how long it is moves what lies on the stack."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LD_LIBRARY_PATH", "VIRTUAL_ENV") if name in os.environ}
    return {**kept, "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}


def count() -> dict[str, int]:
    """The instructions of each task. Raises what `count_instructions` raises."""
    with tempfile.TemporaryDirectory() as folder:
        bitcode, text = Path(folder) / "program.bc", Path(folder) / "program.ll"
        irkit.save(program(), bitcode)
        irkit.save(program(), text)
        given = Input("program", "", "module", (bitcode,), (text,))
        commands = {task: driven(task, given)[1] for task in TASKS}
        commands["start"] = driven(TASKS[0], given)[0]
        for one in commands.values():
            subprocess.run(one, check=True, env=environment())  # has the byte code made
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            whole = dict(zip(commands, pool.map(counted, commands.values()), strict=True))
    start = whole.pop("start")
    return {"start": start, **{task: count - start for task, count in whole.items()}}


def driven(task: str, given: Input) -> tuple[list[str], list[str]]:
    """Two commands: of all tasks, and of these and then the task alone."""
    start = [sys.executable, "-P", "-c", DRIVER, str(given.bitcode[0]), str(given.text[0])]
    return start, [*start, task]


def counted(command: Sequence[str]) -> int:
    return count_instructions(command, environment())


def judged(kept: Counts, now: Counts, words: Sequence[str]) -> Verdict:
    """Whether the counts of now may stand beside those that are kept; `words` are what commits say of theirs."""
    changed = [name for name in {**kept.versions, **now.versions} if kept.versions.get(name) != now.versions.get(name)]
    if changed:
        said = [f"  {name}: {kept.versions.get(name, '')} then, {now.versions.get(name, '')} now" for name in changed]
        return Verdict(["instructions are not compared: what they depend on is another", *said], False)
    lines, fails, better = [], False, False
    for task, before in kept.instructions.items():
        count = now.instructions.get(task)
        if count is None:
            lines.append(f"{task}: was counted before, and is not now")
            fails = True
            continue
        ratio = count / before
        line = f"{task}: {count:,} instructions, {100 * (ratio - 1):+.1f} % of {before:,}"
        better = better or ratio * MOST <= 1
        if ratio >= MOST:
            excuse = next((word for word in words if names(word, task)), "")
            fails = fails or not excuse
            line += f"; a commit says: {excuse}" if excuse else ": too many"
        lines.append(line)
    if fails:
        lines.append("say why in the commit's message, in a line `Instructions: TASK, …`, or keep what is counted now:")
    if fails or better:
        lines.append("python -m benchmarks.counts --write" + ("" if fails else " keeps what is gained"))
    return Verdict(lines, fails)


def names(word: str, task: str) -> bool:
    """Whether a commit's word is about a task."""
    return re.search(rf"(?<![\w-]){re.escape(task)}(?![\w-])", word) is not None


def words_of(repository: Path) -> list[str]:
    """What the messages of the commits since `counts.json` was last changed say of instructions; nothing where there is
    no history."""
    kept = KEPT.relative_to(KEPT.parents[1]).as_posix()
    last = git(repository, "log", "-1", "--format=%H", "--", kept).strip()
    messages = git(repository, "log", "--format=%B", f"{last}..HEAD") if last else ""
    return WORD.findall(messages)


def git(repository: Path, *arguments: str) -> str:
    """What git says; "" where it is not there, or fails."""
    try:
        done = subprocess.run(["git", "-C", str(repository), *arguments], capture_output=True, check=False)
    except OSError:
        return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def load() -> Counts:
    data = json.loads(KEPT.read_text(encoding="utf-8"))
    return Counts(data["versions"], data["instructions"])


def write(counts: Counts) -> None:
    KEPT.write_text(json.dumps(counts._asdict(), indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.counts", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--write", action="store_true", help="keep the counts of now in counts.json")
    parser.add_argument("--repository", type=Path, default=KEPT.parents[1], help="where the commits are")
    options = parser.parse_args()
    found = versions()
    if options.write:
        write(Counts(found, count()))
        return 0
    kept = load()
    now = Counts(found, count() if kept.versions == found else {})
    verdict = judged(kept, now, words_of(options.repository))
    print("\n".join(verdict.lines))
    return 1 if verdict.fails else 0


if __name__ == "__main__":
    sys.exit(main())
