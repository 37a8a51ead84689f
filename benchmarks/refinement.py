"""How many functions `irkit refine` decides, and in what time: `refinement.py [--pass PASS] [--timeout S] FOLDER`.

With `--pass`, each file's functions beside what `opt-22 -passes=PASS` makes of them; without, files with pairs (`@src`,
`@tgt`) and files `X.src.ll` beside `X.tgt.ll`, of which a comment `ERROR:` says that the change is wrong, as Alive2's
tests have it. Times are the processor's. `--numbers`: functions that are on scalars and vectors of numbers only;
`--json FILE`: each verdict as a line of JSON, after the lines that are there; what they have is not checked again.
`--again FILE`: only the functions that an earlier run's JSON has as not decided (with a longer `--timeout`), the files
in an order of chance, so that a run that is stopped is a sample of all.
"""

from __future__ import annotations

import argparse
import collections
import json
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import irkit
from irkit.cli.refine import Request, gathered
from irkit.cli.refine import found_pairs as pairs_asked_for
from irkit.functions import Function
from irkit.refinement import FAILS, UNKNOWN, Pair, Verdict, check_pair
from irkit.types import ArrayType, PointerType, StructType, Type, VectorType

MEMORY = {"load", "store", "alloca", "getelementptr", "atomicrmw", "cmpxchg", "fence", "invoke", "callbr", "va_arg"}


def has_pointers(ty: Type) -> bool:
    if isinstance(ty, (ArrayType, VectorType)):
        return has_pointers(ty.element)
    if isinstance(ty, StructType):
        return any(has_pointers(part) for part in ty.elements or ())
    return isinstance(ty, PointerType)


def uses_memory(function: Function) -> bool:
    """Whether a function is on more than scalars and vectors of numbers."""
    types = [function.function_type.return_type, *[argument.type for argument in function.args]]
    for instruction in function.walk():
        types.append(instruction.type)
        if instruction.opcode in MEMORY or any(has_pointers(one.type) for one in getattr(instruction, "arguments", ())):
            return True
    return any(has_pointers(ty) for ty in types)


def found_pairs(path: Path, passes: str | None) -> tuple[list[Pair], str]:
    """The pairs of a file, and its text. Raises IRKitError where the file, or what opt makes of it, cannot be read."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    program = f"opt-22 -S -passes={passes}" if passes is not None else None
    after = None
    if program is None and path.name.endswith(".src.ll"):
        other = path.with_name(path.name.removesuffix(".src.ll") + ".tgt.ll")
        after = str(other)
        text += other.read_text(encoding="utf-8", errors="surrogateescape")
    return pairs_asked_for(gathered(Request(str(path), after, program, (), 1.0, 1, True, None))), text


def expected(text: str) -> str:
    """What a test of Alive2 says of its change: "right", "wrong", or "open" where Alive2 cannot say, or where the test
    asks only for what is not printed."""
    error = next((line for line in text.splitlines() if "ERROR:" in line), None)
    if error is None:
        return "open" if "CHECK-NOT:" in text else "right"
    return "open" if "Couldn't prove" in error else "wrong"


class Earlier:
    """What earlier runs found: `done` is not checked again, and of what is in `again` only what was not decided is."""

    def __init__(self, folder: Path, done: Path | None, again: Path | None) -> None:
        self.folder = folder
        self.done = {} if done is None or not done.exists() else self.outcomes(done)
        self.again = None if again is None else self.outcomes(again)

    @staticmethod
    def outcomes(path: Path) -> dict[tuple[str, str], str]:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return {(row["file"], row["name"]): row["outcome"] for row in rows}

    def chosen(self, files: list[Path]) -> list[Path]:
        if self.again is None:
            return files
        left = {file for (file, _), outcome in self.again.items() if outcome == UNKNOWN}
        files = [path for path in files if str(path.relative_to(self.folder)) in left]
        random.Random(0).shuffle(files)
        return files

    def asks_for(self, path: Path, name: str) -> bool:
        key = str(path.relative_to(self.folder)), name
        return key not in self.done and (self.again is None or self.again.get(key) == UNKNOWN)


def checked(
    files: list[Path], earlier: Earlier, passes: str | None, timeout: float, numbers: bool
) -> Iterator[tuple[Path, str, Verdict, float]]:
    """The file and the kind of each function, the verdict on it, and the seconds that it took; what is not as it should
    be is written. `numbers`: functions that use memory are left out."""
    for path in files:
        try:
            found, text = found_pairs(path, passes)
        except irkit.IRKitError as error:
            print(f"{path.name}: not compared: {error}")
            continue
        for pair in [one for one in found if earlier.asks_for(path, one.name)]:
            kind = "memory" if uses_memory(pair.before) else "numbers"
            if numbers and kind == "memory":
                continue
            start = time.process_time()
            verdict = check_pair(pair, timeout)
            if passes is None:
                kind = expected(text)
            if verdict.outcome == UNKNOWN or (verdict.outcome == FAILS and kind != "wrong"):
                print(f"{path.name}: {str(verdict).splitlines()[0]}", flush=True)
            yield path, kind, verdict, time.process_time() - start


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("folder", type=Path)
    options.add_argument("--pass", dest="passes")
    options.add_argument("--timeout", type=float, default=3.0)
    options.add_argument("--piece", type=int, default=0, help="the files with this number modulo --pieces")
    options.add_argument("--pieces", type=int, default=1)
    options.add_argument("--numbers", action="store_true", help="functions that use no memory only")
    options.add_argument("--json", type=Path, help="where each verdict is written, after what is there")
    options.add_argument("--again", type=Path, help="the JSON of an earlier run: only what it did not decide")
    asked = options.parse_args()
    earlier = Earlier(asked.folder, asked.json, asked.again)
    files = [path for path in sorted(asked.folder.rglob("*.ll")) if not path.name.endswith(".tgt.ll")]
    outcomes: collections.Counter[tuple[str, str]] = collections.Counter()
    times: list[float] = []
    chosen = earlier.chosen(files)[asked.piece :: asked.pieces]
    for path, kind, verdict, seconds in checked(chosen, earlier, asked.passes, asked.timeout, asked.numbers):
        if asked.json is not None:
            document = {"file": str(path.relative_to(asked.folder)), "kind": kind, "seconds": seconds}
            with asked.json.open("a", encoding="utf-8") as out:
                out.write(json.dumps({**document, **verdict.document()}) + "\n")
        outcomes[kind, "fails only where an input is undef" if verdict.only_undef else verdict.outcome] += 1
        times.append(seconds)
    for (kind, outcome), number in sorted(outcomes.items()):
        print(f"{kind} {outcome}: {number}")
    if times:
        times.sort()
        tenth = times[len(times) * 9 // 10]
        print(f"{len(times)} functions, {sum(times):.1f} s", end="; ")
        print(f"half of them within {statistics.median(times):.3f} s, nine of ten within {tenth:.2f} s")


if __name__ == "__main__":
    main()
