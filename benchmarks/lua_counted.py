"""Whether what irkit changes in a real program is right: Lua counts its calls, and counts as clang has it count.

    python benchmarks/lua_counted.py SOURCE

SOURCE is the folder `src` of Lua 5.4's sources. clang-22 compiles each of its files to bitcode (`-O0 -g`); the examples
`count_calls.py` and `prefix_symbols.py` rewrite each, with a counter at the entry of every function and a prefix before
every external symbol; clang-22 links them. Another Lua is compiled with `-finstrument-functions`, whose hook counts by
address. Both run `lua/script.lua`, have to print `lua/expected.txt`, and to count the same for every function. What
depends on addresses is fixed in both: the seed of hashes, and the cache of strings by their addresses.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import ModuleType

import irkit

HERE = Path(__file__).resolve().parent
FLAGS = ["-O0", "-g", "-DLUA_USE_LINUX", "-Dluai_makeseed(L)=((void)L, 20)", "-DSTRCACHE_N=1", "-DSTRCACHE_M=2"]
PREFIX = "rewritten_"
HOOK = r"""
#include <stdio.h>
#include <stdlib.h>
#define SIZE 65536
static struct { void *function; unsigned long count; } table[SIZE];
__attribute__((no_instrument_function)) void __cyg_profile_func_enter(void *f, void *site) {
  unsigned long place = ((unsigned long)f >> 2) % SIZE;
  while (table[place].function && table[place].function != f) place = (place + 1) % SIZE;
  table[place].function = f;
  table[place].count++;
}
__attribute__((no_instrument_function)) void __cyg_profile_func_exit(void *f, void *site) {}
__attribute__((destructor, no_instrument_function)) static void report(void) {
  const char *path = getenv("CALL_COUNTS");
  FILE *file = path ? fopen(path, "w") : 0;
  if (!file) return;
  for (int i = 0; i < SIZE; i++)
    if (table[i].function) fprintf(file, "%lx %lu\n", (unsigned long)table[i].function, table[i].count);
  fclose(file);
}
"""


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, HERE.parent / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def clang(*arguments: str | Path) -> None:
    subprocess.run(["clang-22", *map(str, arguments)], check=True)


def rewritten(sources: list[Path], folder: Path) -> Path:
    """Lua, made of rewritten bitcode."""
    files = [folder / f"{source.stem}.bc" for source in sources]
    for source, file in zip(sources, files, strict=True):
        clang(*FLAGS, "-c", "-emit-llvm", source, "-o", file)
    start = time.process_time()
    modules = [irkit.load(file) for file in files]
    prefixed = example("prefix_symbols").prefix_symbols(modules, PREFIX)
    counting = example("count_calls")
    counted = sum(counting.count_calls(module) for module in modules)
    for module, file in zip(modules, files, strict=True):
        irkit.save(module, file)
    irkit.save(counting.report_module(modules[0]), folder / "call_counts.bc")
    spent = time.process_time() - start
    problems = [problem for module in modules for problem in irkit.verify(module)]
    print(f"{len(files)} modules, {counted} functions count, {len(prefixed)} symbols renamed: {spent:.2f} s", end=", ")
    print(f"{len(problems)} rules broken")
    clang("-Wno-override-module", *files, folder / "call_counts.bc", "-lm", "-ldl", "-o", folder / "rewritten")
    return folder / "rewritten"


def instrumented(sources: list[Path], folder: Path) -> Path:
    """Lua with a hook in each function, at fixed addresses."""
    hook = folder / "hook.c"
    hook.write_text(HOOK)
    clang("-O2", "-c", hook, "-o", folder / "hook.o")
    objects = [folder / f"{source.stem}.o" for source in sources]
    for source, made in zip(sources, objects, strict=True):
        clang(*FLAGS, "-fno-pie", "-finstrument-functions", "-c", source, "-o", made)
    clang("-no-pie", *objects, folder / "hook.o", "-lm", "-ldl", "-o", folder / "instrumented")
    return folder / "instrumented"


def run(program: Path, counts: Path) -> tuple[bytes, list[list[str]]]:
    """What the program prints, and the lines of its counts."""
    script = HERE / "lua" / "script.lua"
    done = subprocess.run(
        [program, script], capture_output=True, check=True, env={**os.environ, "CALL_COUNTS": str(counts)}
    )
    return done.stdout, [line.split() for line in counts.read_text().splitlines()]


def names_of(program: Path) -> dict[int, str]:
    listed = subprocess.run(
        ["llvm-nm-22", "--defined-only", program], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(row[0], 16): row[2] for row in rows if len(row) == 3 and row[1] in "tT"}


def main() -> int:
    """Build both, run both; the exit status is 1 if they differ."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    sources = sorted(path for path in Path(sys.argv[1]).glob("l*.c") if path.stem not in ("luac", "ltests"))
    expected = (HERE / "lua" / "expected.txt").read_bytes()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours = rewritten(sources, folder)
        theirs = instrumented(sources, folder)
        our_output, our_lines = run(ours, folder / "ours.txt")
        their_output, their_lines = run(theirs, folder / "theirs.txt")
        symbols = names_of(theirs)
        visible = set(names_of(ours).values())
    our_counts: Counter[str] = Counter()
    for function, count in our_lines:
        our_counts[function.removeprefix(PREFIX)] += int(count)
    their_counts: Counter[str] = Counter()
    for address, count in their_lines:
        their_counts[symbols[int(address, 16)]] += int(count)
    right = our_output == expected and their_output == expected
    print(
        f"output: {'right' if right else 'WRONG'}; {sum(name.startswith(PREFIX) for name in visible)} symbols prefixed"
    )
    differing = [name for name in our_counts | their_counts if our_counts[name] != their_counts[name]]
    print(f"{len(our_counts)} functions, {our_counts.total():,} calls; {len(differing)} functions count otherwise")
    for function in differing:
        print(f"  {function}: {our_counts[function]}, compiled {their_counts[function]}")
    return 0 if right and not differing else 1


if __name__ == "__main__":
    sys.exit(main())
