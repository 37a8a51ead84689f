"""How many random mutations of the source the tests catch.

    python benchmarks/mutations.py --count 60 --seed 1 'irkit/folding/*.py' -- tests/folding tests/parser
    python benchmarks/mutations.py --count 60                       # of all hand-written code, with all tests
    python benchmarks/mutations.py --count 600 --covered .coverage  # with those tests that reach the line

Each mutation changes one place of one module: a comparison, an operator, a constant, `and` for `or`. The tests behind
`--` run in a copy of the tracked files where that one module is changed; those that fail have caught it. What no
test catches is printed: the line as it is, and as it became. Needs an uncompiled run: compiled modules are not copied.

`--covered` is what coverage.py measured of all tests, with each test function as a context, which makes a mutation a
matter of seconds: `IRKIT_PURE=1 coverage run -m pytest -p benchmarks.contexts && coverage combine`.
"""

from __future__ import annotations

import argparse
import ast
import collections
import compileall
import fnmatch
import functools
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import coverage

HERE = Path(__file__).resolve().parent.parent
# What is generated is told once, for coverage.
OMITTED = tomllib.loads((HERE / "pyproject.toml").read_text())["tool"]["coverage"]["run"]["omit"]

NOT_FOUND = re.compile(
    rb"^ERROR: (?:file or directory )?not found: (.+)$", re.MULTILINE
)  # of a test, as pytest says it
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "&",
}


@dataclass(frozen=True)
class Mutation:
    """Bytes `start` to `end` of a file become `text`."""

    path: str
    start: int
    end: int
    text: str
    line: int

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


class Source:
    """A module, with the places of its nodes in bytes."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.data = (HERE / path).read_bytes()
        self.starts = [0]
        for line in self.data.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def begin(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def between(self, left: ast.expr, right: ast.expr, text: str) -> Mutation | None:
        """The operator between two operands, which nothing but spaces and brackets may surround."""
        start, end = self.end(left), self.begin(right)
        gap = self.data[start:end]
        inner = gap.strip(b" \n()")
        if not inner or b"#" in gap or b"\\" in gap:
            return None
        at = start + gap.index(inner)
        return Mutation(self.path, at, at + len(inner), text, left.end_lineno or 0)

    def mutations(self) -> Iterator[Mutation]:
        tree = ast.parse(self.data)
        skipped = unmeant(tree)
        for node in ast.walk(tree):
            if id(node) in skipped or not isinstance(node, ast.expr):
                continue
            made: Mutation | None = None
            if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
                made = self.between(node.left, node.comparators[0], COMPARISONS[type(node.ops[0])])
            elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
                made = self.between(node.left, node.right, OPERATORS[type(node.op)])
            elif isinstance(node, ast.BoolOp):
                made = self.between(node.values[0], node.values[1], "or" if isinstance(node.op, ast.And) else "and")
            elif isinstance(node, ast.Constant):
                text = other_constant(node.value)
                if text:
                    made = Mutation(self.path, self.begin(node), self.end(node), text, node.lineno)
            if made is not None:
                yield made


def other_constant(value: object) -> str:
    if isinstance(value, bool):
        return repr(not value)
    if isinstance(value, int):
        return repr(value + 1)
    return ""


def unmeant(tree: ast.AST) -> set[int]:
    """Nodes that are not mutated: annotations, what stands under `if TYPE_CHECKING`, what is said to mypyc alone, and
    whether `zip` is strict, which makes no difference to a program that is right."""
    found: set[int] = set()
    for node in ast.walk(tree):
        roots: list[ast.AST] = []
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            roots += [node.returns] if node.returns is not None else []
        elif isinstance(node, (ast.AnnAssign, ast.arg)):
            roots += [node.annotation] if node.annotation is not None else []
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            roots += node.body
        elif isinstance(node, ast.keyword) and node.arg == "strict":
            roots.append(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mypyc_attr":
            roots.append(node)
        for root in roots:
            found.update(id(inner) for inner in ast.walk(root))
    return found


def hand_written(patterns: list[str]) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "irkit", "bitcode", "text"], cwd=HERE, capture_output=True, check=True)
    found = []
    for name in listed.stdout.decode().split():
        if not name.endswith(".py") or any(fnmatch.fnmatch(f"/{name}", pattern) for pattern in OMITTED):
            continue
        if not patterns or any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
            found.append(name)
    return found


def copy_of_the_tree(folder: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=HERE, capture_output=True, check=True)
    for name in listed.stdout.decode().split("\n"):
        if name and (HERE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(HERE / name, folder / name)
    # Each run of the tests imports most of it again: only what is mutated is compiled anew.
    compileall.compile_dir(folder, quiet=2)


def is_caught(folder: Path, mutation: Mutation, tests: list[str], seconds: float) -> bool:
    """Whether the tests fail, or do not end, with the mutation."""
    path = folder / mutation.path
    source, stamps = path.read_bytes(), path.stat()
    path.write_bytes(mutation.applied(source))
    # What was compiled before is known by its time, in seconds, and its size.
    os.utime(path, (stamps.st_atime, stamps.st_mtime + 2))
    environment = {**os.environ, "PYTHONPATH": str(folder), "IRKIT_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_bytes(source)
        os.utime(path, (stamps.st_atime, stamps.st_mtime))
    gone = {name.decode() for name in NOT_FOUND.findall(done.stderr)}
    if gone:  # since coverage was measured
        left = [test for test in tests if not any(name.endswith(test) for name in gone)]
        return len(left) < len(tests) and bool(left) and is_caught(folder, mutation, left, seconds)
    return done.returncode != 0


class Covered:
    """The tests that reach a line, those first that reach least else."""

    def __init__(self, path: str) -> None:
        self.data = coverage.CoverageData(path)
        self.data.read()
        self.files = {name: found for name in self.data.measured_files() if (found := tracked(name))}
        reached: collections.Counter[str] = collections.Counter()
        for name in self.files:
            for contexts in self.data.contexts_by_lineno(name).values():
                reached.update(contexts)
        self.reached = reached
        self.users = users_of_modules()

    @functools.cache  # noqa: B019 - there is one object, as long as the process
    def by_line(self, path: str) -> dict[int, set[str]]:
        """The tests that reach each line within a function of a file; all that is run at import is left out, since it
        is measured as that of the test that happens to import the module first."""
        inside = lines_of_functions(path)
        found: dict[int, set[str]] = collections.defaultdict(set)
        for name, tracked_path in self.files.items():
            if tracked_path == path:
                for line, contexts in self.data.contexts_by_lineno(name).items():
                    if line in inside:
                        found[line].update(test for test in contexts if test)
        return found

    def tests(self, mutation: Mutation, most: int) -> list[str]:
        """Of a line that is run at import alone, the tests that import what it makes, those that reach what names it,
        and all beside them; failing these, those that reach the module, or else those that use it."""
        by_line = self.by_line(mutation.path)
        inside = lines_of_functions(mutation.path)
        if mutation.line in inside:
            # A statement of several lines is measured at some of them.
            chosen = self.sorted(by_line[max((line for line in by_line if line <= mutation.line), default=0)])
        else:
            chosen = self.by_name(mutation, most)
        chosen = chosen or self.sorted(set().union(*by_line.values()))
        paths = {mutation.path}
        while not chosen:
            more = {user for path in paths for user in self.users[path]} - paths
            if not more:
                return []
            paths |= more
            chosen = self.sorted(set().union(*(tests for path in more for tests in self.by_line(path).values())))
        if mutation.line not in inside:  # a test that reads a table reaches no line of it
            folders = {os.path.dirname(test.partition("::")[0]) for test in chosen}
            chosen |= self.sorted(
                {test for test in self.reached if os.path.dirname(test.partition("::")[0]) in folders}
            )
        return list(chosen)[:most]

    def by_name(self, mutation: Mutation, most: int) -> dict[str, None]:
        """The tests that import what a line makes at import, or reach what names it, the nearest first."""
        chosen: dict[str, None] = {}
        for bound, named in lines_that_name(mutation.path, mutation.line, self.users):
            importing = {path for names in bound for path in importing_tests()[names]}
            importing |= {path for where, _ in bound for path in importing_tests()[where, ""]}
            chosen |= self.sorted({test for test in self.reached if test.partition("::")[0] in importing})
            for path, lines in named.items():
                reached = self.by_line(path)
                chosen |= self.sorted(set().union(*(reached[line] for line in lines if line in reached)))
            if len(chosen) >= most:
                break
        return chosen

    def sorted(self, tests: set[str]) -> dict[str, None]:
        return dict.fromkeys(sorted(tests, key=lambda test: (self.reached[test], test)))


def lines_of_functions(path: str) -> set[int]:
    """The lines of the bodies of all functions of a file."""
    found: set[int] = set()
    for node in ast.walk(ast.parse((HERE / path).read_bytes())):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.update(range(node.body[0].lineno, (node.end_lineno or 0) + 1))
    return found


@dataclass(frozen=True)
class Named:
    """A statement that is run at import, of a module or of a class: what it binds and what it names."""

    path: str
    lines: range
    binds: frozenset[str]
    names: frozenset[str]


@functools.cache
def statements() -> tuple[list[Named], dict[str, list[tuple[str, int]]]]:
    """Those of all hand-written modules, and where functions say each name."""
    found = []
    said: dict[str, list[tuple[str, int]]] = collections.defaultdict(list)
    for path in hand_written([]):
        tree = ast.parse((HERE / path).read_bytes())
        inside, skipped = lines_of_functions(path), unmeant(tree)
        for node in ast.walk(tree):
            if isinstance(node, (ast.Name, ast.Attribute)) and node.lineno in inside and id(node) not in skipped:
                said[node.id if isinstance(node, ast.Name) else node.attr].append((path, node.lineno))
            if not isinstance(node, (ast.Assign, ast.AnnAssign, ast.FunctionDef)) or node.lineno in inside:
                continue
            binds: set[str] = {node.name} if isinstance(node, ast.FunctionDef) else set()
            names: set[str] = set()
            for inner in () if isinstance(node, ast.FunctionDef) else ast.walk(node):
                if isinstance(inner, (ast.Name, ast.Attribute)) and id(inner) not in skipped:
                    name = inner.id if isinstance(inner, ast.Name) else inner.attr
                    (binds if isinstance(inner.ctx, ast.Store) else names).add(name)
            lines = range(node.lineno, (node.end_lineno or 0) + 1)
            found.append(Named(path, lines, frozenset(binds), frozenset(names)))
    return found, said


Bound = set[tuple[str, str]]  # names, and where they are bound


def lines_that_name(path: str, line: int, users: dict[str, set[str]]) -> Iterator[tuple[Bound, dict[str, set[int]]]]:
    """What a statement run at import binds and the lines of functions that name it; then what is made of that at
    import, and so on."""
    made, said = statements()
    bound = {(path, name) for one in made if one.path == path and line in one.lines for name in one.binds}
    known: Bound = set()
    while bound:
        found: dict[str, set[int]] = collections.defaultdict(set)
        for where, name in bound:
            for user, at in said[name]:
                if user == where or user in users[where]:
                    found[user].add(at)
        functions = {(one, name) for one, lines in found.items() if one == path for name in functions_at(one, lines)}
        yield bound | functions, found
        known |= bound
        more = {
            (one.path, name)
            for where, named in bound
            for one in made
            if named in one.names and (one.path == where or one.path in users[where])
            for name in one.binds
        }
        bound = more - known


def functions_at(path: str, lines: set[int]) -> set[str]:
    """The names of a module's functions and classes that have some of these lines."""
    tree = ast.parse((HERE / path).read_bytes())
    return {
        node.name
        for node in tree.body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        and any(node.lineno <= line <= (node.end_lineno or 0) for line in lines)
    }


@functools.cache
def importing_tests() -> dict[tuple[str, str], set[str]]:
    """For each name and the file that binds it, the files of tests that import it; the whole module is the name ""."""
    files = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in hand_written([])}
    found: dict[tuple[str, str], set[str]] = collections.defaultdict(set)
    for test in (HERE / "tests").rglob("*.py"):
        name = str(test.relative_to(HERE))
        for node in ast.walk(ast.parse(test.read_bytes())):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[files.get(alias.name, ""), ""].add(name)
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    found[files.get(f"{node.module}.{alias.name}", ""), ""].add(name)
                    found[files.get(node.module, ""), alias.name].add(name)
    return found


def users_of_modules() -> dict[str, set[str]]:
    """For each file, those that import it, or a name of it."""
    files = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in hand_written([])}
    found: dict[str, set[str]] = collections.defaultdict(set)
    for path in files.values():
        for node in ast.walk(ast.parse((HERE / path).read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                if name in files:
                    found[files[name]].add(path)
    return found


def tracked(path: str) -> str:
    """The end of a path that is that of a file here, wherever the tests ran that were measured."""
    whole = Path(path)
    parts = whole.relative_to(whole.anchor).parts
    return next((name for at in range(len(parts)) if (HERE / (name := str(Path(*parts[at:])))).is_file()), "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=900, help="a run of the tests that takes longer is a catch")
    parser.add_argument("--covered", metavar="FILE", help="coverage of all tests, by test: those run that reach a line")
    parser.add_argument("--most", type=int, default=150, help="with --covered, so many test functions at most")
    parser.add_argument("patterns", nargs="*", help="files whose code is mutated; all that is hand-written")
    own = sys.argv[1:]
    tests = own[own.index("--") + 1 :] if "--" in own else []
    options = parser.parse_args(own[: own.index("--")] if "--" in own else own)
    places = [m for name in hand_written(options.patterns) for m in Source(name).mutations()]
    if not places:
        raise SystemExit("nothing to mutate")
    chosen = random.Random(options.seed).sample(places, min(options.count, len(places)))
    covered = Covered(options.covered) if options.covered else None
    caught = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_of_the_tree(folder)
        for mutation in chosen:
            run = (covered.tests(mutation, options.most) if covered else []) or tests
            if not (covered and not run) and is_caught(folder, mutation, run, options.seconds):
                caught += 1
                continue
            source = (HERE / mutation.path).read_bytes()
            old = source.split(b"\n")[mutation.line - 1].decode().strip()
            new = mutation.applied(source).split(b"\n")[mutation.line - 1].decode().strip()
            print(f"{mutation.path}:{mutation.line}\n    {old}\n    {new}", flush=True)
    print(f"{caught} of {len(chosen)} mutations caught, of {len(places)} possible ones")


if __name__ == "__main__":
    main()
