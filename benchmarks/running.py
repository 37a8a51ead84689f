"""How fast `irkit run` is, beside `lli-22 -force-interpreter`: whole processes, user and system time.

    python benchmarks/running.py [ROUNDS]

The programs are `running/*.c`, and `once`, of 3,000 functions that are called once each, compiled by clang-22 with -O0
and -O2; a row names one with its level. Each round runs both once, a ratio is the median of the rounds' ratios; both
have to print the same. `instructions` are those that irkit ran, by the second of its time less that of a program that
does nothing.
"""

from __future__ import annotations

import io
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import irkit

HERE = Path(__file__).resolve().parent
LIMIT = 1 << 50


ONCE = 3000


def met_once() -> str:
    """A program whose functions are called once each."""
    made = "#include <stdio.h>\nvolatile unsigned start = 1;\n"
    for number in range(ONCE):
        steps = " ".join(f"x = x * {place * 2 + 3}u ^ (x >> {place % 7 + 1}); x += {place};" for place in range(20))
        made += f"__attribute__((noinline)) unsigned f{number}(unsigned x) {{ {steps} return x; }}\n"
    calls = " ".join(f"sum += f{number}(start);" for number in range(ONCE))
    return f'{made}int main(void) {{ unsigned sum = 0; {calls} printf("%u\\n", sum); return 0; }}\n'


def timed(command: Sequence[str]) -> tuple[float, bytes]:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = subprocess.run(command, capture_output=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, printed


def compiled(source: Path, level: str, target: Path) -> str:
    command = ["clang-22", "-w", level, "-c", "-emit-llvm", str(source), "-o", str(target)]
    subprocess.run(command, check=True)
    return str(target)


def instructions(file: str) -> int:
    interpreter = irkit.Interpreter(irkit.load(file), limit=LIMIT, stdout=io.BytesIO())
    interpreter.run()
    return LIMIT - interpreter.machine.remaining


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    run = [str(Path(sys.executable).with_name("irkit")), "run"]
    print("| program | irkit run s | lli-22 s | × | instructions | million a second |\n|---|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "nothing.c").write_text("int main(void) { return 0; }\n")
        nothing = compiled(folder / "nothing.c", "-O0", folder / "nothing.bc")
        start = median(timed([*run, nothing])[0] for _ in range(rounds))
        (folder / "once.c").write_text(met_once())
        for source in [*sorted((HERE / "running").glob("*.c")), folder / "once.c"]:
            for level in ("-O0", "-O2"):
                file = compiled(source, level, folder / f"{source.stem}.bc")
                count = instructions(file)
                own, other = [], []
                for _ in range(rounds):
                    spent, printed = timed([*run, file])
                    own.append(spent)
                    spent, expected = timed(["lli-22", "-force-interpreter", file])
                    other.append(spent)
                    if printed != expected:
                        raise SystemExit(f"{source.stem} {level}: {printed!r} for {expected!r}")
                ratio = median(a / b for a, b in zip(own, other, strict=True))
                speed = count / (median(own) - start) / 1e6
                row = f"{median(own):.2f} | {median(other):.2f} | {ratio:.2f} | {count:,} | {speed:.1f}"
                print(f"| {source.stem} {level} | {row} |", flush=True)


if __name__ == "__main__":
    main()
