"""The commands of `irkit`. Everything heavy is imported inside of them, so that `irkit --help` is quick."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, Final, NoReturn

import click

import irkit
from irkit import _build
from irkit.cli import file_arguments
from irkit.cli.declaring import declared
from irkit.cli.help import LLVM_HELP, STDIO, UPGRADE_HELP
from irkit.cli.llvm import TOOLS, run_tool
from irkit.releases import NEWEST, OLDEST

COLOUR_HELP: Final = "When to colour; auto: on a terminal, unless NO_COLOR is set or TERM is dumb."
SCHEMAS: Final = ("check", "diff", "dump", "info", "lint", "list", "refine", "roundtrip", "stats", "symbols", "verify")


# The commands that are declared elsewhere: the part of this package, and the commands' names.
PARTS: Final = {
    "inspecting": ("dump", "stats", "info", "symbols", "list", "unpack", "cfg"),
    "edits": ("extract", "strip", "internalize", "rename", "split", "reduce", "lower", "raise"),
    "databases": ("facts", "rules", "query", "dataset"),
    "executing": ("run",),
}


class LazyGroup(click.Group):
    """A group of which each command of `PARTS`, and each of LLVM's tools, is made when it is asked for."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted({*self.commands, *TOOLS, *(name for names in PARTS.values() for name in names)})

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name in TOOLS:
            return ToolCommand(name, help=TOOLS[name][1], add_help_option=False)
        for part, names in PARTS.items():
            if name in names:
                made: tuple[click.Command, ...] = importlib.import_module(f"irkit.cli.{part}").COMMANDS
                return next(one for one in made if one.name == name)
        return self.commands.get(name)


class ToolCommand(click.Command):
    """One of LLVM's tools: its command line is its own, not click's."""

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        context.obj = list(arguments)
        return []

    def invoke(self, context: click.Context) -> NoReturn:
        assert self.name is not None
        sys.exit(run_tool(self.name, context.obj))


def _version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(f"irkit {irkit.__version__} ({_build.describe()})")
        context.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": sys.maxsize})
@click.option(
    "--version",
    is_flag=True,
    callback=_version,
    expose_value=False,
    is_eager=True,
    help="Show the version, and whether this copy is compiled.",
)
def command() -> None:
    """Read LLVM bitcode without LLVM.

    The exit status is 0 if all went well, 1 if an input could not be read or an output not be written, and 2
    for wrong usage.
    """


@command.command()
@file_arguments.files
@declared("dis")
def dis(**values: Any) -> None:
    """Disassemble bitcode, exactly as the llvm-dis of the LLVM that wrote it does, or that of LLVM N.

    x.bc goes to x.ll beside it unless -o or --output-dir says otherwise. With no FILE, or with `-`, the
    standard input goes to the standard output.
    """
    from irkit.cli.running import disassemble

    sys.exit(disassemble(**values))


@command.command("as")
@click.argument("files", nargs=-1, metavar="[FILE]...")
@declared("as")
def assemble(**values: Any) -> None:
    """Assemble LLVM assembly to bitcode, exactly as the llvm-as of that LLVM version does.

    A module that breaks a rule of the language is refused, as llvm-as does without -disable-verify.

    x.ll goes to x.bc beside it unless -o or --output-dir says otherwise. With no FILE, or with `-`, the
    standard input goes to the standard output.
    """
    from irkit.cli.running import assemble

    sys.exit(assemble(**values))


@command.command()
@file_arguments.files
@declared("convert")
def convert(**values: Any) -> None:
    """Convert bitcode or assembly to either format. With -o, several inputs become one bitcode file of several modules.

    What a FILE is, its contents tell. With no FILE, or with `-`, the standard input is converted.
    """
    from irkit.cli.running import convert

    sys.exit(convert(**values))


@command.command()
@file_arguments.one_file
@click.option(
    "--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), required=True, metavar="N", help=UPGRADE_HELP
)
@click.option("-o", "output", required=True, metavar="OUT", help="Write here; `-` is the standard output.")
@click.option("--to", type=click.Choice(["bc", "ll"]), help="The format to write; without it, OUT's suffix tells.")
@click.option("--producer", metavar="NAME", help="What the bitcode names as its producer.")
@click.option("-f", "--force", is_flag=True, help="Write bitcode to a terminal, too.")
def upgrade(*, file: str, llvm_version: int, output: str, to: str | None, producer: str | None, force: bool) -> None:
    """Bring bitcode or assembly of an older LLVM to LLVM N: the module that LLVM N's own reader makes of it."""
    from irkit.cli.convert import Writing, convert, format_of

    writing = Writing(format_of(output, to), llvm_version, producer, None, upgrades=True)
    sys.exit(convert((file,), output, writing, force))


@command.command()
@file_arguments.some_files
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--models-only", is_flag=True, help="What is written need not be the same bytes.")
@click.option("--json", "as_json", is_flag=True, help="JSON Lines: a document for each file as it ends.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def roundtrip(*, files: tuple[str, ...], llvm_version: int | None, models_only: bool, as_json: bool, jobs: int) -> None:
    """Read each FILE, write it, read that again, and compare models and bytes.

    Bitcode has to come back to the byte, text to what is written of it the first time. Says for each file that
    does not where the first difference is; the exit status is 1 then.
    """
    from irkit.cli.roundtrip import roundtrip

    sys.exit(roundtrip(files, llvm_version, models_only, as_json, jobs))


@command.command()
@file_arguments.whole_files
@click.option("-o", "output", metavar="OUT", default=STDIO, help="Write here; `-`, the default, is standard output.")
@click.option("-S", "as_text", is_flag=True, help="Write assembly instead of bitcode.")
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--only-needed", is_flag=True, help="Of all but the first FILE, link only what is declared before.")
@click.option("--internalize", is_flag=True, help="What comes from all but the first FILE becomes internal.")
@click.option("--override", "overrides", multiple=True, metavar="FILE", help="Its definitions replace others.")
@click.option("--suppress-warnings", is_flag=True, help="Do not warn of what differs between modules.")
def link(
    *,
    files: tuple[str, ...],
    output: str,
    as_text: bool,
    llvm_version: int | None,
    only_needed: bool,
    internalize: bool,
    overrides: tuple[str, ...],
    suppress_warnings: bool,
) -> None:
    """Link modules into one, exactly as llvm-link does. A FILE is bitcode, assembly, or an archive of them."""
    from irkit.cli.link import Linking
    from irkit.cli.link import link as run

    linking = Linking(files, overrides, llvm_version, only_needed, internalize)
    sys.exit(run(linking, output, as_text, not suppress_warnings))


@command.command()
@file_arguments.named_file("a")
@file_arguments.named_file("b")
@file_arguments.MEMBER
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--as-is", is_flag=True, help="Bitcode against text: without what LLVM changes on reading bitcode.")
@click.option("--ignore-names", is_flag=True, help="Names of local values do not count.")
@click.option("--ignore-debug-info", is_flag=True, help="Debug info does not count.")
@click.option("--ignore-metadata", is_flag=True, help="No metadata counts, and no debug info.")
@click.option("--use-list-order", is_flag=True, help="The orders of use-lists count.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
@click.option("-q", "--brief", is_flag=True, help="Say only whether they differ.")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", help=COLOUR_HELP)
def diff(
    *,
    a: str,
    b: str,
    llvm_version: int | None,
    as_is: bool,
    ignore_names: bool,
    ignore_debug_info: bool,
    ignore_metadata: bool,
    use_list_order: bool,
    as_json: bool,
    brief: bool,
    color: str,
) -> None:
    """Compare two modules as models, each in either format, and show what B has otherwise than A.

    Which functions differ comes first. Numbers and the order of tables do not count. The exit status is 0 if they
    are the same, 1 if they differ, 2 if one cannot be read.
    """
    from irkit.cli.diff import Comparison, diff

    request = Comparison(
        a,
        b,
        llvm_version,
        as_is,
        ignore_names,
        use_list_order,
        brief,
        color,
        ignore_debug_info,
        ignore_metadata,
        as_json,
    )
    sys.exit(diff(request))


@command.command()
@file_arguments.files
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option(
    "--max-errors", type=click.IntRange(min=0), default=20, metavar="N", help="At most N errors of a file; 0: all."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output, with positions.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def check(*, files: tuple[str, ...], llvm_version: int | None, max_errors: int, as_json: bool, jobs: int) -> None:
    """Parse and verify assembly or bitcode, and report what is wrong: file, line, column, the line itself and a caret.

    After an error in a function's body the rest is checked without that body. The exit status is 1 if there is
    anything. With no FILE, or with `-`, the standard input is checked.
    """
    from irkit.cli.check import check

    sys.exit(check(files, llvm_version, max_errors, as_json, jobs))


@command.command()
@file_arguments.files
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--tests", is_flag=True, help="What LLVM's manual advises for tests, too.")
@click.option("--rules", is_flag=True, help="List the rules, and do nothing else.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
@click.option("--sarif", "as_sarif", is_flag=True, help="One SARIF document on standard output.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def lint(
    *,
    files: tuple[str, ...],
    llvm_version: int | None,
    tests: bool,
    rules: bool,
    as_json: bool,
    as_sarif: bool,
    jobs: int,
) -> None:
    """Look for undefined behaviour and poison that can be shown without running: by known bits and ranges, dominance,
    the sizes and lifetimes of objects. Tells where poison arose and how it came to where it matters.

    The exit status is 1 if anything is found. With no FILE, or with `-`, the standard input is looked at.
    """
    from irkit.cli.lint import LintTask, list_rules
    from irkit.cli.lint import lint as run

    if rules:
        list_rules()
        return
    if as_json and as_sarif:
        raise click.UsageError("--json and --sarif exclude each other")
    form = "json" if as_json else "sarif" if as_sarif else ""
    sys.exit(run([LintTask(file, llvm_version, tests) for file in files], form, jobs))


@command.command()
@file_arguments.files
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--strict", is_flag=True, help="Ask for rules too that LLVM's verifier does not have.")
@click.option("--limit", type=click.IntRange(min=0), default=0, metavar="N", help="At most N problems a module.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def verify(
    *, files: tuple[str, ...], llvm_version: int | None, strict: bool, limit: int, as_json: bool, jobs: int
) -> None:
    """Verify modules of either format: report every rule that is broken, in the words of LLVM's verifier, and where.

    The exit status is 1 if any is, but for what LLVM repairs with a warning. With no FILE, or with `-`, the standard
    input is verified.
    """
    from irkit.cli.verify import VerifyTask
    from irkit.cli.verify import verify as run

    sys.exit(run([VerifyTask(file, llvm_version, strict, limit) for file in files], as_json, jobs))


@command.command()
@file_arguments.named_file("before")
@file_arguments.named_file("after", required=False)
@file_arguments.MEMBER
@click.option("--pass", "program", metavar="COMMAND", help="Make AFTER of BEFORE: a program that filters assembly.")
@click.option(
    "--function", "names", multiple=True, metavar="NAME", help="Only this function; may be given several times."
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    metavar="S",
    help="Seconds of the processor for a function; 10 by default.",
)
@click.option(
    "--loops", type=click.IntRange(min=1), default=4, metavar="N", help="Look at N rounds of a loop; 4 by default."
)
@click.option("--no-undef", is_flag=True, help="Neither arguments nor what they point to are undef.")
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def refine(
    *,
    before: str,
    after: str | None,
    program: str | None,
    names: tuple[str, ...],
    timeout: float,
    loops: int,
    no_undef: bool,
    llvm_version: int | None,
    as_json: bool,
    jobs: int,
) -> None:
    """Check for each function that AFTER does only what BEFORE may do, for all inputs.

    The solver z3 looks for an input for which it does not: pip install 'irkit[solver]'. Without z3, functions on few
    bits of integers alone are run for all of their inputs, by enumeration; other changed ones are not known.

    Functions are matched by name. Without AFTER, @tgt is checked against @src, @tgt1 against @src1 and so on; with
    --pass, e.g. "opt-22 -passes=instcombine", the module that this makes of BEFORE.

    The exit status is 0 if all functions refine, 3 if for some that is not known, 1 if one fails, with a
    counterexample, or if a file cannot be read.
    """
    from irkit.cli.refine import Request
    from irkit.cli.refine import refine as run

    if after is not None and program is not None:
        raise click.UsageError("AFTER and --pass exclude each other")
    sys.exit(run(Request(before, after, program, names, timeout, loops, not no_undef, llvm_version), as_json, jobs))


@command.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("-i", "--in-place", is_flag=True, help="Write each file in its own place.")
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 if a file is not formatted.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
def fmt(*, files: tuple[str, ...], llvm_version: int | None, in_place: bool, check: bool, jobs: int) -> None:
    """Print assembly in LLVM's own form. Comments are not kept.

    With no FILE, or with `-`, the standard input is formatted.
    """
    from irkit.cli.fmt import format_files

    sys.exit(format_files(files or (STDIO,), llvm_version, in_place, check, jobs))


@command.command()
@click.argument("name", type=click.Choice(SCHEMAS), metavar="COMMAND")
def schema(name: str) -> None:
    """Print the JSON Schema of what `irkit COMMAND --json` prints."""
    with open(os.path.join(os.path.dirname(__file__), "schemas", f"{name}.json"), encoding="utf-8") as file:
        click.echo(file.read(), nl=False)


@command.command()
@click.option("--link", "folder", metavar="DIR", help="Make links of the tools' names to irkit in this folder.")
@click.option(
    "--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help="Names with a version: llvm-as-N."
)
def tools(*, folder: str | None, llvm_version: int | None) -> None:
    """List LLVM's tools that irkit stands in for, or make links of their names.

    A link that ends in -N is the tool of LLVM N; one that does not asks IRKIT_LLVM.
    """
    from irkit.cli.edit import link_tools

    names = [name if llvm_version is None else f"{name}-{llvm_version}" for name in TOOLS]
    if folder is not None:
        sys.exit(link_tools(folder, names))
    for name in names:
        click.echo(name)
