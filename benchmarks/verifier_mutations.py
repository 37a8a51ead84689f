"""Whether irkit's verifier and LLVM's agree about modules that are nearly right.

    python benchmarks/verifier_mutations.py FOLDER... --count 2000 --seed 1 [--llvm 22] [--keep FOLDER]

Assembly files under FOLDER that `llvm-as` takes are changed at random, token by token: one becomes another of its kind
from the same file or from any, is left out or comes twice; lines change places, go, or come twice. Of each mutant that
`llvm-as -disable-verify` takes, LLVM's verifier and irkit say one of three: it is taken, its debug info is dropped as
broken, or it is refused. `--count` mutants are judged so. LLVM is asked through its library, in a process of its own,
which takes a tenth of the time that its tools take to start; where the two do not say the same, the tools decide
(`llvm-as`, then `opt -passes=verify`). Then the file, what was changed, and both answers are printed, and `--keep`
keeps the text. Mutants that LLVM dies of are counted apart.
"""

from __future__ import annotations

import argparse
import ctypes
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import irkit

LARGEST = 12_000  # bytes of a file: larger ones take long and change little
TOKEN = re.compile(
    r';[^\n]*|c?"[^"\n]*"|[@%$!#^]?[-a-zA-Z$._][-a-zA-Z$._0-9]*|[@%!#^]\d+|[@%$!]"[^"\n]*"|0x[0-9A-Fa-f]+'
    r"|-?\d+(?:\.\d+(?:e[+-]?\d+)?)?|\.\.\.|[^\s]"
)
UNSEEN = re.compile(r"^[ \t]*(?:;|\^\d+ = )[^\n]*\n", re.MULTILINE)  # comments and summaries: no verifier sees them
TYPE = re.compile(r"^(?:i\d+|ptr|void|float|double|half|bfloat|fp128|x86_fp80|token|metadata|label|x86_amx)$")
MOST_CHANGES = 3
TAKEN, DROPPED, REFUSED, UNPARSED, DEAD = "taken", "debug info dropped", "refused", "unparsed", "dead"


@dataclass(frozen=True)
class Answer:
    """What a tool says of a text, and why."""

    verdict: str
    reason: str


@dataclass(frozen=True)
class Judgement:
    """A mutant, and what both say of it."""

    origin: str
    changes: tuple[str, ...]
    text: str
    theirs: Answer
    ours: Answer


def kind_of(token: str) -> str:
    """Tokens of one kind may stand for each other."""
    first = token[0]
    if first == ";":
        return "comment"
    if first in "@%$!#^" and len(token) > 1:
        return first + ("d" if token[1].isdigit() else "w")
    if first == '"' or token.startswith('c"'):
        return "string"
    if first.isdigit() or (first == "-" and token[1:2].isdigit()):
        return "number"
    if TYPE.match(token):
        return "type"
    if first.isalpha():
        return "word"
    return "sign"


class Mutator:
    """Changes texts. Words and types of all files may come into any."""

    def __init__(self, texts: list[str], seed: int) -> None:
        self.random: random.Random = random.Random(seed)
        self.pool: dict[str, list[str]] = {}
        found: dict[str, set[str]] = {}
        for text in texts:
            for token in TOKEN.findall(text):
                found.setdefault(kind_of(token), set()).add(token)
        for kind in ("type", "word", "number", "string"):
            self.pool[kind] = sorted(found.get(kind, ()))

    def mutant(self, text: str) -> tuple[str, tuple[str, ...]]:
        """A changed text, and what was changed."""
        told = []
        for _ in range(self.random.choice((1, 1, 1, 2, MOST_CHANGES))):
            change = self.random.choice((self.replace,) * 6 + (self.drop, self.lines))
            text, said = change(text)
            told.append(said)
        return text, tuple(told)

    def place(self, text: str) -> tuple[list[re.Match[str]], int]:
        tokens = [token for token in TOKEN.finditer(text) if not token[0].startswith(";")]
        return tokens, self.random.randrange(len(tokens)) if tokens else -1

    def replace(self, text: str) -> tuple[str, str]:
        """A token becomes another one of its kind."""
        tokens, place = self.place(text)
        if place < 0:
            return text, ""
        token = tokens[place]
        kind = kind_of(token[0])
        near = [other[0] for other in tokens if kind_of(other[0]) == kind and other[0] != token[0]]
        far = self.pool.get(kind, [])
        choices = far if far and (not near or self.random.random() < 0.4) else near
        if not choices:
            return text, ""
        other = self.random.choice(choices)
        return text[: token.start()] + other + text[token.end() :], f"{token[0]} -> {other}"

    def drop(self, text: str) -> tuple[str, str]:
        """A token goes, or comes twice."""
        tokens, place = self.place(text)
        if place < 0:
            return text, ""
        token = tokens[place]
        if self.random.random() < 0.5:
            return text[: token.start()] + text[token.end() :], f"without {token[0]}"
        return text[: token.end()] + " " + text[token.start() :], f"{token[0]} twice"

    def lines(self, text: str) -> tuple[str, str]:
        """A line goes, comes twice, or changes places with another one."""
        lines = text.split("\n")
        one, two = (self.random.randrange(len(lines)) for _ in range(2))
        what = self.random.randrange(3)
        if what == 0:
            said = f"without line {one + 1}: {lines[one].strip()}"
            del lines[one]
        elif what == 1:
            said = f"line {one + 1} at {two + 1} too: {lines[one].strip()}"
            lines.insert(two, lines[one])
        else:
            said = f"lines {one + 1} and {two + 1} change places"
            lines[one], lines[two] = lines[two], lines[one]
        return "\n".join(lines), said


def run(*command: str, given: bytes | None = None) -> tuple[int, bytes, str]:
    """What a tool of LLVM returns, writes and says."""
    done = subprocess.run(command, input=given, capture_output=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def llvm_says(path: Path, version: int) -> Answer:
    """The answer of LLVM's verifier, which llvm-as runs last."""
    try:
        status, _, said = run(f"llvm-as-{version}", str(path), "-o", "/dev/null")
    except subprocess.TimeoutExpired:
        return Answer(DEAD, "no answer in a minute")
    if "assembly parsed, but does not verify" in said or "LLVM ERROR: Broken module found" in said:
        return Answer(REFUSED, said)
    if status < 0 or "PLEASE submit a bug report" in said or "LLVM ERROR: " in said:
        return Answer(DEAD, said)
    if status:
        return Answer(UNPARSED, said)
    return Answer(DROPPED if "warning: ignoring invalid debug info" in said else TAKEN, said)


class Library:
    """LLVM's library in a process of its own, which is begun anew when a text has ended it."""

    def __init__(self, version: int) -> None:
        self.version: int = version
        self.process: multiprocessing.process.BaseProcess | None = None

    def says(self, text: bytes, path: Path) -> Answer:
        """The answer for a text, which is also in the file `path`."""
        if self.process is None:
            self.pipe, there = multiprocessing.Pipe()
            self.process = multiprocessing.Process(target=serve, args=(there, self.version), daemon=True)
            self.process.start()
            there.close()
        try:
            self.pipe.send_bytes(text)
            if self.pipe.poll(60):
                found: Answer = self.pipe.recv()
                return found
        except (EOFError, OSError):
            pass
        self.close()
        return llvm_says(path, self.version)

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


def serve(pipe: Connection, version: int) -> None:
    """Answer texts with what LLVM's parser and verifier say of them."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())  # where LLVM says why it dies
    llvm = ctypes.CDLL(next(str(file) for file in sorted(Path(f"/usr/lib/llvm-{version}/lib").glob("libLLVM*.so*"))))
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    for name, result, arguments in (
        ("LLVMContextCreate", pointer, []),
        ("LLVMContextDispose", None, [pointer]),
        ("LLVMContextSetDiagnosticHandler", None, [pointer, pointer, pointer]),
        ("LLVMCreateMemoryBufferWithMemoryRangeCopy", pointer, [ctypes.c_char_p, size, ctypes.c_char_p]),
        ("LLVMParseIRInContext", ctypes.c_int, [pointer, pointer, pointer, pointer]),
        ("LLVMVerifyModule", ctypes.c_int, [pointer, ctypes.c_int, pointer]),
        ("LLVMGetDiagInfoDescription", pointer, [pointer]),
        ("LLVMDisposeMessage", None, [pointer]),
    ):
        function = getattr(llvm, name)
        function.restype, function.argtypes = result, arguments
    warned: list[bytes] = []

    def taken(message: int | None) -> str:
        return ctypes.string_at(message).decode(errors="replace") if message else ""

    @ctypes.CFUNCTYPE(None, pointer, pointer)  # type: ignore[untyped-decorator]
    def note(information: int, _: int) -> None:
        warned.append(ctypes.string_at(llvm.LLVMGetDiagInfoDescription(information)))

    while True:
        text = pipe.recv_bytes()
        warned.clear()
        context = llvm.LLVMContextCreate()
        llvm.LLVMContextSetDiagnosticHandler(context, note, None)
        buffer = llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy(text, len(text), b"mutant.ll")
        module, said = pointer(), pointer()
        if llvm.LLVMParseIRInContext(context, buffer, ctypes.byref(module), ctypes.byref(said)):
            answer = Answer(UNPARSED, taken(said.value))
        elif llvm.LLVMVerifyModule(module, 2, ctypes.byref(said)):
            answer = Answer(REFUSED, taken(said.value))
        else:
            is_dropped = any(b"invalid debug info" in one for one in warned)
            answer = Answer(DROPPED if is_dropped else TAKEN, "")
        llvm.LLVMContextDispose(context)
        pipe.send(answer)


def opt_says(path: Path, version: int) -> Answer:
    """The answer of LLVM's verifier as a pass, to what llvm-as has written unverified."""
    try:
        status, bitcode, said = run(f"llvm-as-{version}", "-disable-verify", str(path), "-o", "-")
        if status:
            return Answer(DEAD if status < 0 or "LLVM ERROR: " in said else UNPARSED, said)
        status, _, said = run(f"opt-{version}", "-passes=verify", "-disable-output", given=bitcode)
    except subprocess.TimeoutExpired:
        return Answer(DEAD, "no answer in a minute")
    if status and "input module is broken" not in said and "Broken module found" not in said:
        return Answer(DEAD, said)
    return Answer(REFUSED if status else DROPPED if "ignoring invalid debug info" in said else TAKEN, said)


def irkit_says(text: bytes, version: int) -> Answer:
    """irkit's answer: its parser's and its verifier's."""
    try:
        module = irkit.parse_assembly(text, "mutant.ll", version)
        problems = irkit.verify(module)
    except irkit.IRKitError as error:
        return Answer(REFUSED, str(error))
    except Exception:  # irkit's own defect, which is to be shown and not to end the run
        return Answer(DEAD, traceback.format_exc()[-600:])
    if problems:
        return Answer(REFUSED, "\n".join(map(str, problems)))
    broken = module.provenance.broken_debug_info
    return Answer(DROPPED, "\n".join(map(str, broken))) if broken else Answer(TAKEN, "")


def judge(job: tuple[list[Path], int, int, int]) -> list[Judgement]:
    """Judge mutants until there are as many as asked for that LLVM's parser takes."""
    files, seed, count, version = job
    texts = [UNSEEN.sub("", file.read_text(errors="surrogateescape")) for file in files]
    mutator = Mutator(texts, seed)
    library = Library(version)
    judged: list[Judgement] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mutant.ll"
        while len(judged) < count:
            origin = mutator.random.randrange(len(files))
            text, changes = mutator.mutant(texts[origin])
            if text == texts[origin]:
                continue
            data = text.encode("utf-8", "surrogateescape")
            path.write_bytes(data)
            theirs = library.says(data, path)
            if theirs.verdict == UNPARSED:
                continue
            ours = irkit_says(data, version)
            if theirs.verdict != ours.verdict:
                theirs = llvm_says(path, version)  # which looks at summaries too
                if theirs.verdict not in (ours.verdict, DEAD, UNPARSED):
                    theirs = opt_says(path, version)  # and this one at what a reader of bitcode does
            if theirs.verdict != UNPARSED:
                judged.append(Judgement(str(files[origin]), changes, text, theirs, ours))
    library.close()
    return judged


def found_in(folders: list[Path]) -> Iterator[Path]:
    """The files that mutants are made of, once each."""
    for folder in folders:
        for path in sorted(folder.rglob("*.ll")) if folder.is_dir() else [folder]:
            if 0 < path.stat().st_size <= LARGEST:
                yield path


def report(judged: list[Judgement], keep: Path | None) -> float:
    """Print the figures and the disagreements; returns the share that agrees."""
    counts = Counter((one.theirs.verdict, one.ours.verdict) for one in judged)
    number = 0
    for one in judged:
        if one.ours.verdict != DEAD and one.theirs.verdict in (one.ours.verdict, DEAD):
            continue
        number += 1
        print(f"--- {number}: {one.origin}: {'; '.join(one.changes)}")
        for name, answer in (("LLVM", one.theirs), ("irkit", one.ours)):
            lines = answer.reason.splitlines()
            print(
                f"    {name}: {answer.verdict}",
                *(f"        {line[:200]}" for line in (lines[-8:] if answer.verdict == DEAD else lines[:3])),
                sep="\n",
            )
        if keep is not None:
            (keep / f"{number}.ll").write_bytes(one.text.encode("utf-8", "surrogateescape"))
    for (theirs, ours), count in sorted(counts.items()):
        print(f"LLVM {theirs}, irkit {ours}: {count}")
    alive = sum(count for (theirs, _), count in counts.items() if theirs != DEAD)
    agreed = sum(count for (theirs, ours), count in counts.items() if theirs == ours)
    print(f"agree: {agreed} of {alive} ({100 * agreed / max(alive, 1):.2f} %)")
    return agreed / max(alive, 1)


def main() -> int:
    """Make mutants, judge them, and print what differs."""
    parser = argparse.ArgumentParser(description="Compare the verifiers of irkit and LLVM on changed modules.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--count", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--llvm", type=int, default=22, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    found = list(found_in(options.folders))
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
    library = Library(options.llvm)
    files = [path for path in found if library.says(path.read_bytes(), path).verdict == TAKEN]
    library.close()
    share = 250  # mutants in one go
    jobs = [
        (files, options.seed * 1_000_003 + first, min(share, options.count - first), options.llvm)
        for first in range(0, options.count, share)
    ]
    with ProcessPoolExecutor(options.jobs) as pool:  # whose processes may have processes of their own
        judged = [one for part in pool.map(judge, jobs) for one in part]
    return 0 if report(judged, options.keep) >= 0.995 else 1


if __name__ == "__main__":
    sys.exit(main())
