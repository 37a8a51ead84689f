"""The commands that tell what is in files: dump, stats, info, symbols, list, unpack, cfg."""

from __future__ import annotations

import sys
from typing import Any, Final

import click

from irkit.cli import file_arguments
from irkit.cli.declaring import declared
from irkit.cli.file_arguments import MEMBER_HELP
from irkit.cli.help import LLVM_HELP, STDIO
from irkit.releases import NEWEST, OLDEST

STYLES: Final = ("irkit", "bsd", "posix", "sysv", "darwin", "just-symbols")


@click.command()
@file_arguments.files
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of text.")
@click.option("--block", metavar="NAME", help="Only blocks of this name, such as FUNCTION_BLOCK, with their contents.")
def dump(files: tuple[str, ...], as_json: bool, block: str | None) -> None:
    """Show blocks, abbreviations and records, with the names of their operands, offsets and sizes."""
    from irkit.cli.show import show_dump

    sys.exit(show_dump(files, as_json, block))


@click.command()
@file_arguments.files
@click.option("--packed", is_flag=True, help="Instead: what bit fields cost, explicitly packed and lowered.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of text.")
def stats(files: tuple[str, ...], packed: bool, as_json: bool) -> None:
    """Count bytes and records by kind of block and record, and instructions by opcode.

    With --packed: instructions, freezes and sizes of a module with bit fields as it is, explicitly packed, and lowered
    in both ways.
    """
    from irkit.cli.show import show_stats

    if packed:
        from irkit.cli.packed import show_measures

        sys.exit(show_measures(files, as_json))
    sys.exit(show_stats(files, as_json))


@click.command()
@file_arguments.files
@declared("info")
def info(**values: Any) -> None:
    """Tell producer, LLVM version, target, counts, hash and flags, without reading function bodies."""
    from irkit.cli.running import info as run

    sys.exit(run(**values))


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--member", "patterns", multiple=True, metavar="GLOB", help=MEMBER_HELP)
@click.option("-a", "--all", "everything", is_flag=True, help="LLVM's own names too, such as intrinsics.")
@click.option("--defined-only", "only", flag_value="defined", default="", help="Only symbols that are defined here.")
@click.option("--undefined-only", "only", flag_value="undefined", help="Only symbols that are not defined here.")
@click.option(
    "-C", "--demangle", is_flag=True, help="Names as C++, Rust and Microsoft's compilers have them in source."
)
@click.option("--sort", type=click.Choice(["name", "kind", "file"]), default="name", help="The order; file: as it is.")
@click.option("--format", "style", type=click.Choice(STYLES), default=STYLES[0], help="irkit's lines, or llvm-nm's.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of text.")
def symbols(
    *,
    files: tuple[str, ...],
    patterns: tuple[str, ...],
    everything: bool,
    only: str,
    demangle: bool,
    sort: str,
    style: str,
    as_json: bool,
) -> None:
    """List global names with kind, linkage and visibility, in the manner of nm, without reading function
    bodies.

    In llvm-nm's formats names are those of the object file to come.
    """
    from irkit.cli.members import expanded
    from irkit.cli.symbols import Wanted, show_as_nm, show_symbols

    wanted = Wanted(everything, only, sort, demangle)
    if style == STYLES[0]:
        sys.exit(show_symbols(expanded(files or (STDIO,), patterns), wanted, as_json))
    if as_json or sort == "kind":
        raise click.UsageError(f"--format {style} goes with neither --json nor --sort kind")
    sys.exit(show_as_nm(files or (STDIO,), wanted, style, patterns))


@click.command("list")
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--member", "patterns", multiple=True, metavar="GLOB", help=MEMBER_HELP)
@click.option("--json", "as_json", is_flag=True, help="JSON Lines: a document for each module or other part.")
def list_parts(*, files: tuple[str, ...], patterns: tuple[str, ...], as_json: bool) -> None:
    """Show what is in archives and objects: member, kind, producer, LLVM version, target triple, size in bytes.

    A member in a member has `:` between their names, and FILE:MEMBER is an input for every other command.
    """
    from irkit.cli.unpack import show_list

    sys.exit(show_list(files or (STDIO,), patterns, as_json))


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("-o", "folder", required=True, metavar="DIR", help="The folder to write into, made if need be.")
@click.option("--member", "patterns", multiple=True, metavar="GLOB", help=MEMBER_HELP)
@click.option("-a", "--all", "everything", is_flag=True, help="What is not bitcode, too.")
def unpack(*, files: tuple[str, ...], folder: str, patterns: tuple[str, ...], everything: bool) -> None:
    """Take bitcode out of archives and objects, each with its compiler's command line in a file .cmd beside it."""
    from irkit.cli.unpack import unpack

    sys.exit(unpack(files or (STDIO,), folder, patterns, everything))


@click.command()
@file_arguments.one_file
@click.option("--function", "names", multiple=True, metavar="NAME", help="Of this function alone; may be repeated.")
@click.option("-o", "--output", default=STDIO, metavar="OUTPUT", help="A .dot, or by graphviz a .svg, .png or .pdf.")
@click.option("--blocks-only", is_flag=True, help="The names of the blocks without their instructions.")
@click.option("--heat-colors/--no-heat-colors", default=True, help="Blocks coloured by how often they are executed.")
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
def cfg(
    file: str, names: tuple[str, ...], output: str, blocks_only: bool, heat_colors: bool, llvm_version: int | None
) -> None:
    """Draw the control flow of functions, as opt's dot-cfg does: the graph's text goes to the standard output.

    A picture is of one function.
    """
    from irkit.cli.cfg import Look, draw

    sys.exit(draw(file, names, output, Look(blocks_only, heat_colors), llvm_version))


COMMANDS: Final = (dump, stats, info, symbols, list_parts, unpack, cfg)
