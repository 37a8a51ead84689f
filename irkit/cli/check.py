"""`irkit check`: parse files and report what is wrong with them, for people or for editors."""

from __future__ import annotations

import json
import traceback
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import click

import irkit
from irkit.cli.inputs import is_assembly, parse_modules
from irkit.cli.jobs import DIED, answers
from irkit.cli.streams import EXPECTED, one_line, read_input, reader_has_gone, shown_name, standard_output
from irkit.errors import ParseError

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.verifier import Problem


MOST_ERRORS = 20  # of a file, if nobody says otherwise


@dataclass(frozen=True)
class Diagnosis:
    """What is wrong with a file. Positions count from 1, and are None where no place in a text is to blame; `end` is
    the column after the last character to blame."""

    file: str
    line: int | None
    column: int | None
    end: int | None
    message: str
    notes: list[str]
    shown: str  # what people get to see


@dataclass(frozen=True)
class CheckTask:
    """One file to check, as it is sent to a worker process."""

    file: str
    llvm_version: int | None
    max_errors: int = MOST_ERRORS  # 0: all

    def run(self) -> list[Diagnosis]:
        """What is wrong with the file; nothing for one that is taken."""
        name = shown_name(self.file)
        found: list[Diagnosis] = []
        try:
            self.look(name, read_input(self.file), found)
        except EXPECTED as error:
            said = one_line(self.file, error)
            found.append(Diagnosis(name, None, None, None, said.removeprefix(f"{name}: "), [], said))
        except Exception:
            said = f"{name}: a defect of irkit:\n{traceback.format_exc().rstrip()}"
            return [Diagnosis(name, None, None, None, "a defect of irkit", [], said)]
        found = found[: self.max_errors or None]
        return sorted(found, key=lambda one: one.line or 0)

    def look(self, name: str, data: bytes, found: list[Diagnosis]) -> None:
        """Add what is wrong with a file of this contents. After an error in a function's body the rest is looked at
        without the instruction that it is in (see Note [what follows from an error])."""
        from text.syntax.recovery import Recovery

        recovery = Recovery(data)
        while not self.max_errors or len(found) < self.max_errors:
            try:
                modules = parse_modules(recovery.data, name, self.llvm_version)
                if recovery.leave_out_bodies():
                    modules = parse_modules(recovery.data, name, self.llvm_version)
                for module in modules:
                    module.materialize()
                    problems = irkit.verify(module, limit=self.max_errors)
                    found += [diagnosis(name, module, problem) for problem in problems]
                return
            except ParseError as error:
                if not recovery.follows(error):
                    found.append(parse_diagnosis(name, error))
                if not is_assembly(data) or not recovery.leave_out(error):
                    return


def parse_diagnosis(name: str, error: ParseError) -> Diagnosis:
    line, column, end = (error.line, error.column, error.end) if error.line else (None, None, None)
    return Diagnosis(name, line, column, end, error.message, list(error.notes), str(error))


def diagnosis(name: str, module: Module, problem: Problem) -> Diagnosis:
    """A problem that the verifier found, with its place in the text if there is one."""
    line, column = problem.line, problem.column
    path = problem.path
    notes = [f"in {path}"] if path else []
    shown = str(positioned(name, module, problem))
    return Diagnosis(name, line, column, column, problem.message, notes, shown)


def positioned(name: str, module: Module, problem: Problem) -> ParseError:
    """A problem as an error with line and caret."""
    text = module.provenance.text
    line, column = problem.line, problem.column
    notes = (f"in {problem.path}",) if problem.path else ()
    if text is None or line is None or column is None:
        return ParseError(problem.message, path=name, notes=tuple(f"note: {note}" for note in notes))
    source_line = text.split(b"\n", line)[line - 1].decode("utf-8", "surrogateescape").rstrip("\r")
    return ParseError(
        problem.message,
        path=name,
        line=line,
        column=column,
        end=len(source_line) + 1,
        source_line=source_line,
        notes=notes,
    )


def warning(name: str, module: Module, problem: Problem) -> str:
    """What is said of a problem that is no error."""
    said = str(positioned(name, module, problem))
    has_place = said.startswith(f"{name}:") and ": error: " in said
    return said.replace(": error: ", ": warning: ", 1) if has_place else said.replace(": ", ": warning: ", 1)


def debug_info_warnings(name: str, module: Module) -> list[str]:
    """What is said of debug info that was dropped as a file was read."""
    source = module.provenance
    said = [warning(name, module, problem) for problem in source.broken_debug_info]
    if said:
        said.append(f"{name}: warning: ignoring invalid debug info")
    if source.ignored_debug_info is not None:
        said.append(f"{name}: warning: ignoring debug info with an invalid version ({source.ignored_debug_info})")
    return said


def run_task(task: CheckTask) -> list[Diagnosis]:
    return task.run()


def check(files: tuple[str, ...], llvm_version: int | None, max_errors: int, as_json: bool, jobs: int) -> int:
    """Report what is wrong with the files, in their order where it is one document; returns the exit status."""
    tasks = [CheckTask(file, llvm_version, max_errors) for file in files]
    found: dict[int, list[Diagnosis]] = {}
    for index, outcome in answers(run_task, tasks, jobs, "checking"):
        if outcome is None:
            name = shown_name(files[index])
            found[index] = [Diagnosis(name, None, None, None, DIED, [], f"{name}: {DIED}")]
        elif outcome:
            found[index] = outcome
    try:
        report([found[index] for index in sorted(found)], as_json, len(tasks))
    except BrokenPipeError:
        return reader_has_gone()
    return 1 if found else 0


def report(failed: list[list[Diagnosis]], as_json: bool, files: int) -> None:
    """Say what was found, file by file: text on standard error, a document on standard output."""
    found = [one for in_file in failed for one in in_file]
    if as_json:
        with standard_output() as out:
            json.dump([{k: v for k, v in asdict(one).items() if k != "shown"} for one in found], out, indent=2)
            out.write("\n")
        return
    for one in found:
        click.echo(one.shown.encode("utf-8", "surrogateescape"), err=True)
    if failed and files > 1:
        click.echo(f"irkit: {len(failed)} of {files} files failed", err=True)
