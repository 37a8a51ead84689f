"""The FILEs of a command, with `--member` to pick parts of containers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import click

from irkit.cli.help import STDIO

F = TypeVar("F", bound=Callable[..., Any])

MEMBER_HELP: Final = "Of containers only members that fit this pattern of a shell; may be given several times."
PATTERNS: Final = "irkit.cli.members"  # where a command's context keeps them


def _keep(context: click.Context, _parameter: click.Parameter, patterns: tuple[str, ...]) -> None:
    context.meta[PATTERNS] = patterns


def _expand(context: click.Context, _parameter: click.Parameter, files: tuple[str, ...]) -> tuple[str, ...]:
    from irkit.cli.members import expanded

    if context.resilient_parsing:
        return files
    return tuple(expanded(files or (STDIO,), context.meta.get(PATTERNS, ())))


def _expand_where_asked(context: click.Context, parameter: click.Parameter, files: tuple[str, ...]) -> tuple[str, ...]:
    return _expand(context, parameter, files) if context.meta.get(PATTERNS) else files


def _pick(context: click.Context, parameter: click.Parameter, file: str | None) -> str | None:
    patterns = context.meta.get(PATTERNS)
    if file is None or not patterns or context.resilient_parsing:
        return file
    found = _expand(context, parameter, (file,))
    if len(found) > 1:
        raise click.UsageError(f"{len(found)} modules fit --member {' '.join(patterns)}: {', '.join(found)}")
    return found[0]


#: `--member`, for a command whose FILEs see to it themselves.
MEMBER: Final = click.option(
    "--member",
    "patterns",
    multiple=True,
    metavar="GLOB",
    help=MEMBER_HELP,
    expose_value=False,
    is_eager=True,
    callback=_keep,
)


def files(function: F) -> F:
    """Any number of FILEs, the standard input if there is none; a container of several modules becomes these."""
    return click.argument("files", nargs=-1, metavar="[FILE]...", callback=_expand)(MEMBER(function))


def some_files(function: F) -> F:
    """The same of which there has to be one at least."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE...", callback=_expand)(MEMBER(function))


def whole_files(function: F) -> F:
    """The same for a command that takes a container as a whole, unless members are asked for."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE...", callback=_expand_where_asked)(
        MEMBER(function)
    )


def one_file(function: F) -> F:
    """One FILE, the standard input if none is given."""
    return click.argument("file", default=STDIO, metavar="[FILE]", callback=_pick)(MEMBER(function))


def named_file(name: str, metavar: str | None = None, required: bool = True) -> Callable[[F], F]:
    """One FILE of several arguments, for a command that has `MEMBER` itself."""
    return click.argument(name, metavar=metavar, required=required, callback=_pick)


def file_option(function: F) -> F:
    """One FILE that is an option, `--file`, the standard input if none is given."""
    option = click.option(
        "--file", default=STDIO, metavar="FILE", callback=_pick, help="The module; `-`, the default, is standard input."
    )
    return option(MEMBER(function))


def with_members(files: Sequence[str]) -> list[str]:
    """What FILEs are, for a command that has `MEMBER` and finds out by itself which of its arguments are FILEs."""
    from irkit.cli.members import expanded

    return expanded(files or (STDIO,), click.get_current_context().meta.get(PATTERNS, ()))
