"""Plain command lines of the commands that are used most: words that stand by themselves, each of which is known.

These are taken here, as click would take them, and click is not imported: that takes as long as all that a small file
needs. Whatever else there is (help, `--option=value`, `-j2`, what is wrong) is click's. Either way has the options from
one table, which is that of `irkit.cli.commands` too.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
from typing import Any, Final

from irkit.cli.help import LLVM_HELP, SHARED_JOBS_HELP, STDIO, UPGRADE_HELP
from irkit.releases import NEWEST, OLDEST


class Option:
    """An option: its words as click has them, `--a/--no-a` for one that is on or off; the name of its value, which is
    a number, one of some words, or any text. A flag has no `metavar` and no such bounds."""

    __slots__ = ("choices", "default", "help", "least", "metavar", "most", "name", "words")

    def __init__(
        self,
        words: tuple[str, ...],
        name: str,
        help: str,
        metavar: str | None = None,
        default: object = None,
        least: int | None = None,
        most: int | None = None,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.words: tuple[str, ...] = words
        self.name: str = name
        self.help: str = help
        self.metavar: str | None = metavar
        self.default: object = default
        self.least: int | None = least
        self.most: int | None = most
        self.choices: tuple[str, ...] = choices

    @property
    def has_value(self) -> bool:
        return self.metavar is not None or bool(self.choices)

    @property
    def is_switch(self) -> bool:
        return any("/" in word for word in self.words)

    def spellings(self) -> list[tuple[str, bool]]:
        """The words that may be given, and whether each is a yes."""
        return [(word, not place) for words in self.words for place, word in enumerate(words.split("/"))]

    def value(self, text: str | None) -> object:
        """What a plain text stands for; None for any other, of which click may think otherwise."""
        if text is None or (text.startswith("-") and text != STDIO):
            return None
        if self.choices:
            return text if text in self.choices else None
        if self.least is None:
            return text
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER else -1
        return number if number >= self.least and (self.most is None or number <= self.most) else None


class Plain:
    """What a command takes beside any number of FILEs, and the function of `irkit.cli.running` that does it."""

    __slots__ = ("expands", "options", "run")

    def __init__(self, run: str, expands: bool, *options: Option) -> None:
        self.run: str = run
        self.expands: bool = expands  # a FILE that holds several modules becomes these
        self.options: tuple[Option, ...] = options

    def taken(self, arguments: list[str]) -> dict[str, Any] | None:
        """The values of options and files; None for what is not plain."""
        known = {word: (option, is_yes) for option in self.options for word, is_yes in option.spellings()}
        values: dict[str, Any] = {
            option.name: option.default if option.has_value or option.is_switch else False for option in self.options
        }
        files: list[str] = []
        rest = iter(arguments)
        for argument in rest:
            if argument == STDIO or not argument.startswith("-"):
                files.append(argument)
                continue
            if argument not in known:
                return None
            option, value = known[argument]
            values[option.name] = option.value(next(rest, None)) if option.has_value else value
            if values[option.name] is None:
                return None
        if self.expands:
            from irkit.cli.members import expanded

            files = expanded(files or (STDIO,))
        values["files"] = tuple(files)
        return values


LONGEST_NUMBER: Final = 10
COMPLETION: Final = "_IRKIT_COMPLETE"  # by which a shell asks for what may come next
OUTPUT: Final = Option(("-o",), "output", "Write here; `-` is the standard output.", "OUT")
JOBS: Final = Option(("-j", "--jobs"), "jobs", "Use N processes.", "N", 1, least=1)
SHARED_JOBS: Final = Option(("-j", "--jobs"), "jobs", SHARED_JOBS_HELP, "N", 1, least=1)
LLVM: Final = Option(("--llvm",), "llvm_version", LLVM_HELP, "N", least=OLDEST, most=NEWEST)
PRODUCER: Final = Option(("--producer",), "producer", "What the bitcode names as its producer.", "NAME")
FORCE: Final = Option(("-f", "--force"), "force", "Write bitcode to a terminal, too.")

PLAIN: Final[dict[str, Plain]] = {
    "dis": Plain(
        "disassemble",
        True,
        OUTPUT,
        Option(("--output-dir",), "output_dir", "Write each x.ll into this folder, made if need be.", "DIR"),
        Option(("--as-is",), "as_is", "Show what the file says, without what LLVM changes on reading."),
        Option(("--llvm",), "llvm_version", UPGRADE_HELP, "N", least=OLDEST, most=NEWEST),
        Option(("--preserve-use-list-order",), "preserve_use_list_order", "Print use-list order directives."),
        Option(("--show-annotations",), "show_annotations", "Tell of uses, types and debug locations in comments."),
        SHARED_JOBS,
        Option(("--module",), "which", "Only module K, from 0.", "K", least=0),
        Option(("--all-modules",), "all_modules", "Write every module of x.bc, to x.0.ll, x.1.ll and so on."),
    ),
    "as": Plain(
        "assemble",
        False,
        OUTPUT,
        Option(("--output-dir",), "output_dir", "Write each x.bc into this folder, made if need be.", "DIR"),
        LLVM,
        PRODUCER,
        Option(
            ("--preserve-use-list-order/--no-preserve-use-list-order",),
            "preserve_use_list_order",
            "Write use-list orders (the default).",
            default=True,
        ),
        Option(("--no-verify",), "no_verify", "Write what the verifier refuses, too."),
        FORCE,
        SHARED_JOBS,
    ),
    "convert": Plain(
        "convert",
        True,
        Option(("-o",), "output", "Write all here; `-` is the standard output.", "OUT"),
        Option(("--output-dir",), "output_dir", "Write each FILE by itself into this folder, made if need be.", "DIR"),
        Option(("--to",), "to", "The format to write; without it, OUT's suffix tells.", choices=("bc", "ll")),
        LLVM,
        PRODUCER,
        Option(("--as-is",), "as_is", "To text: what the bitcode says, without what LLVM changes on reading."),
        Option(
            ("--preserve-use-list-order/--no-preserve-use-list-order",),
            "preserve_use_list_order",
            "Write use-list orders; by default bitcode has them if the source had, text has none.",
        ),
        FORCE,
        JOBS,
    ),
    "info": Plain(
        "info",
        True,
        Option(("--json",), "as_json", "One JSON document instead of text."),
    ),
}


def run(arguments: list[str]) -> int | None:
    """Do what a plain command line says, and give the exit status; None for one that is left to click."""
    plain = PLAIN.get(arguments[0]) if arguments else None
    if plain is None or COMPLETION in os.environ or os.name == "nt":  # where click looks for wildcards
        return None
    values = plain.taken(arguments[1:])
    if values is None:
        return None
    function = getattr(importlib.import_module("irkit.cli.running"), plain.run)
    try:
        status: int = function(**values)
    except (EOFError, KeyboardInterrupt):
        sys.stderr.write("\nAborted!\n")
        return 1
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            from irkit.cli.streams import reader_has_gone

            return reader_has_gone()
        click = sys.modules.get("click")
        if click is not None and isinstance(error, click.UsageError):  # before anything is done: click says where
            return None
        raise
    return status
