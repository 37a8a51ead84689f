"""The commands that run programs: run."""

from __future__ import annotations

import sys
from typing import Final

import click

from irkit.cli import file_arguments
from irkit.cli.help import LLVM_HELP
from irkit.releases import NEWEST, OLDEST

RUNNING: Final = {"allow_interspersed_args": False}


class ProgramCommand(click.Command):
    """A command whose options stand before FILE or right behind it: the first word that is none of them begins the
    program's own arguments, as does what comes after `--`."""

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        first = self.options_in(context, arguments)
        if first < len(arguments) and (arguments[first] == "-" or not arguments[first].startswith("-")):
            file, behind = arguments[first], arguments[first + 1 :]
            second = self.options_in(context, behind)
            own = behind[second:]
            if own and own[0] == "--":
                del own[0]
            arguments = [*arguments[:first], *behind[:second], "--", file, *own]
        return super().parse_args(context, arguments)

    def options_in(self, context: click.Context, words: list[str]) -> int:
        """How many words, from the first on, are options of this command with their values."""
        takes_value = {
            name: not option.is_flag
            for option in self.get_params(context)
            if isinstance(option, click.Option)
            for name in option.opts
        }
        place = 0
        while place < len(words):
            name, equals, _ = words[place].partition("=")
            if name not in takes_value:
                return place
            place += 2 if takes_value[name] and not equals else 1
            if place > len(words):
                raise click.BadOptionUsage(name, f"Option '{name}' requires an argument.", context)
        return place


@click.command(cls=ProgramCommand, context_settings=RUNNING)
@file_arguments.named_file("file", "FILE")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, metavar="[ARGUMENT]...")
@file_arguments.MEMBER
@click.option("--function", metavar="NAME", help="Call this function with the arguments as numbers; print its result.")
@click.option(
    "--semantics", default="llvm-22", metavar="NAME", help="The profile: llvm-22 (the default) or figure-3.1."
)
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Execute at most N instructions.")
@click.option("--seed", type=int, metavar="N", help="Let freeze and undef give random bits of this seed; else zeros.")
@click.option("--all-choices", is_flag=True, help="With --function: once for each way in which freeze may choose.")
@click.option("--trace", is_flag=True, help="Tell each instruction and its value on standard error.")
@click.option(
    "--profile", "profile", metavar="OUT", help="Count: OUT is a text, a picture (.dot), or a module with !prof."
)
@click.option("--files", is_flag=True, help="Let the program open files.")
@click.option("--vscale", type=click.IntRange(min=1), default=1, metavar="N", help="The size of scalable vectors.")
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
def run(
    *,
    file: str,
    arguments: tuple[str, ...],
    function: str | None,
    semantics: str,
    limit: int | None,
    seed: int | None,
    all_choices: bool,
    trace: bool,
    profile: str | None,
    files: bool,
    vscale: int,
    llvm_version: int | None,
) -> None:
    """Run a program in bitcode or assembly, with ARGUMENTs as its own; the exit status is the program's.

    Options come before FILE or right behind it: the first word there that is none of them begins the program's
    arguments. Where the program has an option of the same name, `--` comes before it: run FILE -- --trace.

    Undefined behaviour ends the program with a report on standard error, and exit status 1.
    """
    from irkit.cli.run import Running, run_file

    if all_choices and function is None:
        raise click.UsageError("--all-choices needs --function")
    running = Running(semantics, limit, seed, trace, profile, files, vscale, llvm_version)
    sys.exit(run_file(file, arguments, function, all_choices, running))


COMMANDS: Final = (run,)
