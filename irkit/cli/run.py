"""`irkit run`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

import irkit
from irkit.cli.run_values import shown, value_of
from irkit.cli.streams import EXPECTED, explanation, read_input, reader_has_gone, shown_name
from irkit.errors import IRKitError, VerificationError
from irkit.semantics.errors import ExecutionError, ProgramAbort, ProgramExit
from irkit.semantics.interpreter import Interpreter, outcomes

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module


@dataclass(frozen=True)
class Running:
    """How a program is run."""

    semantics: str
    limit: int | None
    seed: int | None
    trace: bool
    profile: str | None
    files: bool
    vscale: int
    llvm_version: int | None


def run_file(file: str, arguments: Sequence[str], function: str | None, all_choices: bool, running: Running) -> int:
    """Run a file as a program, or call one of its functions; returns the exit status."""
    try:
        module = load(file, running.llvm_version)
        problems = irkit.verify(module, limit=1)
        if problems:
            raise VerificationError(f"the module breaks a rule of the language: {problems[0].message}")
        if all_choices and function is not None:
            return show_outcomes(module, function, arguments, running)
        interpreter = Interpreter(
            module,
            running.semantics,
            limit=running.limit,
            seed=running.seed,
            vscale=running.vscale,
            files=running.files,
        )
        interpreter.library.program = file
        if running.trace:
            from irkit.semantics.tracing import Tracer

            interpreter.machine.tracer = Tracer(sys.stderr)
        try:
            return run_in(interpreter, function, arguments)
        finally:
            if running.profile is not None:
                from irkit.cli.profile import write_profile

                write_profile(interpreter, running.profile)
    except ProgramAbort as error:
        told(file, error)
        return error.status
    except ExecutionError as error:
        told(file, error)
        return 1
    except BrokenPipeError:
        return reader_has_gone()
    except EXPECTED as error:
        sys.stdout.flush()
        click.echo(explanation(file, error), err=True)
        return 1


def told(file: str, error: ExecutionError) -> None:
    """Say what ended a program, after what it has written."""
    sys.stdout.flush()
    click.echo(f"{shown_name(file)}: {error}", err=True)


def load(file: str, llvm_version: int | None) -> Module:
    """The module of a file of either format."""
    data = read_input(file)
    if data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"):
        module = irkit.parse_bitcode(data, shown_name(file))
        irkit.upgrade(module)
        return module
    return irkit.parse_assembly(data, shown_name(file), llvm_version)


def run_in(interpreter: Interpreter, function: str | None, arguments: Sequence[str]) -> int:
    if function is None:
        return interpreter.run("main", arguments)
    values = parsed(interpreter.function(function), arguments)
    try:
        result = interpreter.call(function, *values)
    except ProgramExit as ended:
        return ended.status
    finally:
        interpreter.library.files.flush()
    if result is not None:
        click.echo(shown(result, interpreter.function(function).function_type.return_type))
    return 0


def parsed(function: Function, arguments: Sequence[str]) -> list[object]:
    """Words as values of the parameters. Raises IRKitError for a word that is none."""
    types = function.function_type.parameters
    if len(types) != len(arguments):
        raise IRKitError(f"@{function.name} takes {len(types)} arguments, not {len(arguments)}")
    return [value_of(word, ty) for word, ty in zip(arguments, types, strict=True)]


def show_outcomes(module: Module, name: str, arguments: Sequence[str], running: Running) -> int:
    """Each result that a function may have, once, with how often it came; 1 if any is an error."""
    found = module.get(name)
    from irkit.functions import Function as FunctionClass

    if not isinstance(found, FunctionClass):
        raise IRKitError(f"the module has no function @{name}")
    counts: dict[str, int] = {}
    failed = False
    for result, _ in outcomes(module, name, parsed(found, arguments), running.semantics):
        if isinstance(result, IRKitError):
            failed = True
        text = str(result) if isinstance(result, IRKitError) else shown(result, found.function_type.return_type)
        counts[text] = counts.get(text, 0) + 1
    for text, count in counts.items():
        click.echo(f"{count} times: {text}" if count > 1 else f"once: {text}")
    return 1 if failed else 0
