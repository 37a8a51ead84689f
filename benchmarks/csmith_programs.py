"""Whether random C programs print under `irkit run` what they print natively, without a report of undefined behaviour.

    python benchmarks/csmith_programs.py FIRST LAST [--keep FOLDER]

Programs are those that csmith makes of the seeds FIRST to LAST with `OPTIONS`, the same for all; clang-22 compiles each
with -O0 and -O2. The checksum that the program prints natively is the one that `irkit run` has to print at both levels.
A program that takes more than `LONG` seconds natively is skipped by that rule, and counted: csmith makes some that do
not end, which `NATIVE_LIMIT` ends. `irkit run` gets `LIMIT` seconds of CPU time. One line a seed, then the sums.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

# No packed structs: csmith takes the addresses of their members, and goes through these as if they were aligned, which
# is undefined. Options that ask for shorter programs (--max-funcs 5 --max-block-depth 3) make most of them endless.
OPTIONS = ("--no-packed-struct",)
INCLUDES = "/usr/include/csmith"
NATIVE_LIMIT = 1
LONG = 0.05
LIMIT = 120


def limited(command: Sequence[str | Path], seconds: int, folder: Path) -> tuple[int, str, str, float]:
    """Run in the folder with a limit of CPU seconds: exit status, what it printed on both streams, and CPU seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [str(part) for part in command],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.returncode, done.stdout, done.stderr, spent


def clang(*arguments: str | Path) -> None:
    subprocess.run(["clang-22", "-w", *map(str, arguments)], check=True)


def judged(seed: int, folder: Path) -> list[str]:
    """What to say of a seed: "skipped", or for each level "right" or what went wrong."""
    source, native = folder / f"{seed}.c", folder / f"{seed}.exe"
    command = ["csmith", *OPTIONS, "--seed", str(seed), "--output", str(source)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    clang(f"-I{INCLUDES}", "-O0", "-c", "-emit-llvm", source, "-o", folder / f"{seed}.O0.bc")
    clang(folder / f"{seed}.O0.bc", "-o", native)
    status, expected, _, spent = limited([native], NATIVE_LIMIT, folder)
    if status < 0:
        return [f"skipped: not at its end after {NATIVE_LIMIT} s natively"]
    if spent > LONG:
        return [f"skipped: {spent:.3f} s natively"]
    clang(f"-I{INCLUDES}", "-O2", "-c", "-emit-llvm", source, "-o", folder / f"{seed}.O2.bc")
    found = [f"natively {spent:.3f} s"]
    for level in ("O0", "O2"):
        file = folder / f"{seed}.{level}.bc"
        status, printed, errors, spent = limited([sys.executable, "-m", "irkit", "run", file.name], LIMIT, folder)
        if status == 0 and printed == expected:
            found.append(f"{level} right {spent:.2f} s")
        elif status < 0 and not errors:
            found.append(f"{level} not at its end after {LIMIT} s")
        else:
            found.append(f"{level} WRONG: status {status}, {printed.strip()} for {expected.strip()}, {errors.strip()}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--keep", type=Path, help="a folder for the programs")
    options = parser.parse_args()
    sums: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.keep or Path(temporary)).resolve()
        for seed in range(options.first, options.last + 1):
            said = judged(seed, folder)
            sums.update(" ".join(word.split()[:2]) if word[0] == "O" else word.split()[0] for word in said)
            print(f"seed {seed}: {'; '.join(said)}", flush=True)
            for file in folder.glob(f"{seed}.*"):
                if options.keep is None or all("right" in word or "natively" in word for word in said):
                    file.unlink()
    print("; ".join(f"{what} {count}" for what, count in sorted(sums.items())))


if __name__ == "__main__":
    main()
