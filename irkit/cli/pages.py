"""The manual page and the shells' completions, made from the commands: `python -m irkit.cli.pages` writes them below
`share`, from where they are installed. How click words an option's range depends on its release, so tests look for the
names alone.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from irkit.cli.commands import command
from irkit.cli.llvm import TOOLS

if TYPE_CHECKING:
    from collections.abc import Iterator

SHARE: Final = Path(__file__).parents[2] / "share"
COMPLETIONS: Final = {
    "bash-completion/completions/irkit": BashComplete,
    "zsh/site-functions/_irkit": ZshComplete,
    "fish/vendor_completions.d/irkit.fish": FishComplete,
}


def escaped(text: str) -> str:
    """A line of text for roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def paragraphs(text: str | None) -> Iterator[str]:
    """The lines of a help text, blank ones as breaks."""
    for line in inspect.cleandoc(text or "").replace("\f", "").replace("\b", "").split("\n"):
        yield escaped(line) if line else ".PP"


def commands() -> Iterator[tuple[str, click.Command, click.Context]]:
    """Each command, those of a group behind it, with what is typed for it; LLVM's tools have their own manuals."""
    waiting: list[tuple[str, click.Command, click.Context | None]] = [("irkit", command, None)]
    while waiting:
        path, one, parent = waiting.pop()
        context = click.Context(one, parent=parent, info_name=path.rpartition(" ")[2], **one.context_settings)
        yield path, one, context
        if isinstance(one, click.Group):
            for name in reversed(one.list_commands(context)):
                inner = one.get_command(context, name) if name not in TOOLS else None
                if inner is not None:
                    waiting.append((f"{path} {name}", inner, context))


def options(one: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in one.get_params(context):
        shown = parameter.get_help_record(context)
        if shown is not None and isinstance(parameter, click.Option):
            yield from (".TP", f".B {escaped(shown[0])}", escaped(" ".join(shown[1].split())))


def manual() -> str:
    """The manual page of the command and of all its commands."""
    lines = ['.TH IRKIT 1 "" "irkit" "User Commands"', ".SH NAME"]
    lines.append("irkit \\- read, write, check and edit LLVM bitcode and assembly without LLVM")
    for path, one, context in commands():
        usage = " ".join([path, *one.collect_usage_pieces(context)])
        if one is command:
            lines += [".SH SYNOPSIS", f".B {escaped(usage)}", ".SH DESCRIPTION"]
        else:
            lines += [f".SS {escaped(usage)}"]
        lines += paragraphs(one.help)
        lines += options(one, context)
        if one is command:
            lines.append(".SH COMMANDS")
    lines.append(".SH LLVM'S TOOLS")
    lines.append("These run as LLVM's do, by their names behind irkit or by links (irkit tools):")
    lines.append(
        ", ".join(f"{escaped(name)} ({escaped(about.rstrip('.'))})" for name, (_, about) in TOOLS.items()) + "."
    )
    return "\n".join(lines) + "\n"


def sources() -> dict[Path, str]:
    """Every generated file and what belongs into it."""
    made = {SHARE / "man" / "man1" / "irkit.1": manual()}
    for place, shell in COMPLETIONS.items():
        completer = shell(command, {}, "irkit", "_IRKIT_COMPLETE")
        made[SHARE / place] = ShellComplete.source(completer).strip() + "\n"  # Bash's own asks for the shell's version
    return made


def main() -> None:
    for path, text in sources().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
