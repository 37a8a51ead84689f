"""The commands that make one module another: extract, strip, internalize, rename, split, reduce."""

from __future__ import annotations

import sys
from typing import Final

import click

from irkit.cli import file_arguments
from irkit.cli.help import LLVM_HELP, STDIO
from irkit.releases import NEWEST, OLDEST

VERSION: Final = click.option(
    "--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP
)
OUTPUT: Final = click.option(
    "-o", "output", default=STDIO, metavar="OUT", help="Write here: text unless the name ends in .bc."
)


@click.command()
@file_arguments.one_file
@click.option("--func", "functions", multiple=True, metavar="NAME", help="A function to take out.")
@click.option("--glob", "variables", multiple=True, metavar="NAME", help="A variable to take out.")
@click.option("--alias", "aliases", multiple=True, metavar="NAME", help="An alias to take out.")
@click.option(
    "--bb", "blocks", multiple=True, metavar="F:B[;B]...", help="Blocks to make a function of; F goes, but for these."
)
@click.option("--recursive", is_flag=True, help="The functions that it calls, too, and those that these call.")
@click.option("--delete", is_flag=True, help="Take these away, and leave all others.")
@OUTPUT
@VERSION
def extract(
    *,
    file: str,
    functions: tuple[str, ...],
    variables: tuple[str, ...],
    aliases: tuple[str, ...],
    blocks: tuple[str, ...],
    recursive: bool,
    delete: bool,
    output: str,
    llvm_version: int | None,
) -> None:
    """Take globals out of a module, with declarations of what they use, as llvm-extract does."""
    from irkit.cli.edit import Edit, edit

    names = (("function", functions), ("variable", variables), ("alias", aliases))
    sys.exit(edit(Edit(file, output, llvm_version, names, recursive, delete, blocks)))


@click.command()
@file_arguments.one_file
@click.option("--debug", is_flag=True, help="Take away debug info.")
@click.option("--names", is_flag=True, help="Take away debug info and the names of locals, local symbols and types.")
@click.option("--dead", is_flag=True, help="Take away declarations that nothing uses, and debug info of what is gone.")
@click.option("--metadata", "kinds", multiple=True, metavar="KIND", help="Take away attachments of this kind.")
@OUTPUT
@VERSION
def strip(
    *,
    file: str,
    debug: bool,
    names: bool,
    dead: bool,
    kinds: tuple[str, ...],
    output: str,
    llvm_version: int | None,
) -> None:
    """Take things away that a module does not need to run."""
    from irkit.cli.edit import Strip, edit

    if not (debug or names or dead or kinds):
        raise click.UsageError("one of --debug, --names, --dead and --metadata has to say what to take away")
    sys.exit(edit(Strip(file, output, llvm_version, debug, names, dead, kinds)))


@click.command()
@file_arguments.one_file
@click.option("--keep", "names", multiple=True, metavar="NAME", help="What others may go on to see.")
@OUTPUT
@VERSION
def internalize(*, file: str, names: tuple[str, ...], output: str, llvm_version: int | None) -> None:
    """Make all definitions internal that are not kept, as opt's internalize does."""
    from irkit.cli.edit import Internalize, edit

    sys.exit(edit(Internalize(file, output, llvm_version, names)))


@click.command()
@click.argument("pairs", nargs=-1, metavar="[OLD=NEW]... [FILE]")
@file_arguments.file_option
@click.option("--prefix", default="", metavar="P", help="Put this before the names of definitions that others see.")
@OUTPUT
@VERSION
def rename(*, pairs: tuple[str, ...], file: str, prefix: str, output: str, llvm_version: int | None) -> None:
    """Give globals other names; comdats of the same names follow.

    What has no `=` is the file.
    """
    from irkit.cli.edit import Rename, edit

    parts = [pair.partition("=") for pair in pairs]
    files = [old for old, equals, _ in parts if not equals]
    names = [(old, new) for old, equals, new in parts if equals]
    if files:
        if len(files) > 1 or file != STDIO:
            raise click.UsageError(
                f"one file can be named, not {', '.join(files)}" + ("" if file == STDIO else f" and {file}")
            )
        (file,) = files
    if not all(old and new for old, new in names) or not (names or prefix):
        raise click.UsageError("what to rename is said as OLD=NEW, or by --prefix")
    sys.exit(edit(Rename(file, output, llvm_version, tuple(names), prefix)))


@click.command()
@file_arguments.one_file
@click.option("-n", "--parts", type=click.IntRange(min=1), default=2, metavar="N", help="How many; 2 if unsaid.")
@click.option("--preserve-locals", is_flag=True, help="Locals stay local, with what uses them.")
@click.option("--round-robin", is_flag=True, help="Deal functions out in turn instead of by their names.")
@click.option("-o", "output", required=True, metavar="OUT", help="Write OUT.0, OUT.1, ...; with .bc or .ll: x.0.bc.")
@VERSION
def split(
    *, file: str, parts: int, preserve_locals: bool, round_robin: bool, output: str, llvm_version: int | None
) -> None:
    """Cut a module into several that can be linked again, as llvm-split does."""
    from irkit.cli.edit import Split, edit

    sys.exit(edit(Split(file, output, llvm_version, parts, preserve_locals, round_robin)))


@click.command()
@file_arguments.named_file("file")
@file_arguments.MEMBER
@click.option("--test", required=True, metavar="PROGRAM", help="Is run with a file of assembly; 0: that is wanted.")
@OUTPUT
@VERSION
@click.option(
    "-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Run the program N times at once."
)
@click.option("-q", "--quiet", is_flag=True, help="Do not show how far it is.")
def reduce(*, file: str, test: str, output: str, llvm_version: int | None, jobs: int, quiet: bool) -> None:
    """Find a small module for which a program still succeeds, as llvm-reduce does."""
    from irkit.cli.reduce import reduce as run

    sys.exit(run(file, test, output, llvm_version, jobs, quiet))


@click.command()
@file_arguments.one_file
@click.option(
    "--packed",
    "way",
    type=click.Choice(["masks", "vectors"]),
    required=True,
    help="Explicitly packed structs: by integers, shifts and masks, or by vectors of bits.",
)
@OUTPUT
@VERSION
def lower(*, file: str, way: str, output: str, llvm_version: int | None) -> None:
    """Make plain LLVM IR of assembly with explicitly packed structs, as `%s = type \\{ i2, i2, i4, [3 x i8] }/`."""
    from irkit.cli.edit import edit
    from irkit.cli.packed import Lower

    sys.exit(edit(Lower(file, output, llvm_version, way)))


@click.command("raise")
@file_arguments.one_file
@click.option("--packed", is_flag=True, required=True, help="Bit fields become elements of explicitly packed structs.")
@OUTPUT
@VERSION
def raise_packed(*, file: str, packed: bool, output: str, llvm_version: int | None) -> None:
    """Find the bit fields in what clang makes of C, and write assembly in which they are elements of structs."""
    from irkit.cli.edit import edit
    from irkit.cli.packed import Raise

    assert packed
    sys.exit(edit(Raise(file, output, llvm_version)))


COMMANDS: Final = (extract, strip, internalize, rename, split, reduce, lower, raise_packed)
