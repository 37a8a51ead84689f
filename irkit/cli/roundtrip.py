"""`irkit roundtrip`: files read, written, read again and compared."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

import irkit
from irkit.cli.inputs import is_assembly, parse_modules
from irkit.cli.jobs import DIED, Failure, answers, attempt_to, run_tasks
from irkit.cli.streams import read_input, reader_has_gone, shown_name, standard_output

if TYPE_CHECKING:
    from irkit.module import Module


@dataclass(frozen=True)
class RoundTrip:
    """One file of `irkit roundtrip`. `models_only`: what is written need not be the same bytes."""

    file: str
    llvm_version: int | None
    models_only: bool

    def run(self) -> str | None:
        """Returns where the first difference is, None if there is none. Raises what reading and writing raise."""
        data = read_input(self.file)
        found = self.text(data) if is_assembly(data) else self.bitcode(data)
        return f"{shown_name(self.file)}: {found}" if found else None

    def bitcode(self, data: bytes) -> str:
        from bitcode.writer import write_modules
        from irkit.cli.first_difference import first_difference

        name = shown_name(self.file)
        modules = irkit.parse_bitcode_modules(data, name)
        for module in modules:
            module.materialize()
        written = write_modules(modules)
        if written == data:
            return ""
        # What was written has the use-lists of a writer, which are not those of a module that was only read.
        found = self.models(irkit.parse_bitcode_modules(data, name), irkit.parse_bitcode_modules(written, name))
        if found or self.models_only:
            return found
        from irkit.upgrades.survey import rewritten_because

        reasons = [reason for reason in map(rewritten_because, modules) if reason]
        return (f"{reasons[0]}; " if reasons else "") + first_difference(data, written)

    def text(self, data: bytes) -> str:
        """Text is compared with what is written of it the second time: LLVM spells most things in one way only."""
        name = shown_name(self.file)
        [module] = parse_modules(data, name, self.llvm_version)
        release = module.dialect.llvm_version
        written = irkit.to_assembly(module, True)
        again = irkit.parse_assembly(written, name, release)
        found = self.models([module], [again])
        if found or self.models_only:
            return found
        lines, others = written.split("\n"), irkit.to_assembly(again, True).split("\n")
        for number, (one, other) in enumerate(zip_longest(lines, others, fillvalue=""), start=1):
            if one != other:
                return f"line {number} as written: {one!r} became {other!r}"
        return ""

    def models(self, modules: list[Module], others: list[Module]) -> str:
        """The first difference of modules."""
        if len(modules) != len(others):
            return f"{len(modules)} modules became {len(others)}"
        for place, module in enumerate(modules):
            for difference in irkit.differences(
                module, others[place], use_list_order=self.keeps_order(module), limit=1
            ):
                return (f"module {place}, " if len(modules) > 1 else "") + str(difference)
        return ""

    def keeps_order(self, module: Module) -> bool:
        """Whether what is written tells the orders of use-lists."""
        return not module.provenance.is_bitcode or module.provenance.has_use_lists


def roundtrip(files: tuple[str, ...], llvm_version: int | None, models_only: bool, as_json: bool, jobs: int) -> int:
    """Try all files; returns the exit status, 1 if one does not come back."""
    tasks = [RoundTrip(file, llvm_version, models_only) for file in files]
    return report(tasks, jobs) if as_json else run_tasks(tasks, jobs, "trying")


@dataclass(frozen=True)
class Outcome:
    """What `--json` tells of a file: `difference` of one that came back otherwise, `error` of one that failed."""

    file: str
    same: bool
    difference: str | None = None
    error: str | None = None


def outcome_of(task: RoundTrip) -> Outcome:
    name = shown_name(task.file)
    found = attempt_to(task.file, task.run)
    if isinstance(found, Failure):
        return Outcome(name, False, error=found.message)
    return Outcome(name, found is None, difference=found)


def report(tasks: list[RoundTrip], jobs: int) -> int:
    """JSON Lines, a document for each file as they end; returns the exit status."""
    status = 0
    try:
        with standard_output() as out:
            for index, outcome in answers(outcome_of, tasks, jobs, "trying"):
                told = outcome or Outcome(shown_name(tasks[index].file), False, error=DIED)
                out.write(json.dumps(asdict(told)) + "\n")
                status = status if told.same else 1
    except BrokenPipeError:
        return reader_has_gone()
    return status
