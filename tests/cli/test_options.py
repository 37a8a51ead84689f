"""What command lines come to: for each command its usage, what it gets if nothing is said, what each option changes of
that, and what is refused. `python tests/cli/test_options.py` writes `options.txt` anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from irkit.cli.commands import command
from irkit.cli.llvm import TOOLS

FILE = Path(__file__).parent / "options.txt"
SETTINGS = command.context_settings  # a command keeps its help option, which they name
NUMBERS = ("x", "-1", "0", "0.5", "1", "2", "12", "13", "23", "24")


def commands(group: click.Group, path: str) -> Iterator[tuple[str, click.Command]]:
    """All commands but LLVM's tools, of which LLVM's own are asked elsewhere."""
    context = click.Context(group)
    for name in group.list_commands(context):
        one = group.get_command(context, name)
        if isinstance(one, click.Group):
            yield from commands(one, f"{path} {name}")
        elif one is not None and name not in TOOLS:
            yield f"{path} {name}", one


COMMANDS = dict(commands(command, "irkit"))


class Asked:
    """A command, and what it answers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.command = COMMANDS[name]
        self.options = [one for one in self.command.params if isinstance(one, click.Option)]
        self.needed = {one: self.sample(one) for one in self.options if one.required}
        self.usual: dict[str, object] = {}

    def sample(self, option: click.Option) -> list[str]:
        """The option as it may be given."""
        if option.is_flag:
            return [option.opts[0]]
        return [option.opts[0], option.type.choices[0] if isinstance(option.type, click.Choice) else "15"]

    def but(self, *left_out: click.Option) -> list[str]:
        """What the command cannot be without."""
        return [word for one, words in self.needed.items() if one not in left_out for word in words]

    def outcome(self, arguments: list[str]) -> dict[str, object] | str:
        try:
            return self.command.make_context(self.name, list(arguments), **SETTINGS).params
        except click.UsageError as error:
            return "! " + error.format_message().partition("\n")[0]

    def told(self, arguments: list[str]) -> str:
        """What arguments come to, but for what it is without options."""
        result = self.outcome(arguments)
        if isinstance(result, str):
            return result
        values = {key: value for key, value in sorted(result.items()) if self.usual.get(key, ...) != value}
        return ", ".join([f"{key}={value!r}" for key, value in values.items()])

    def lines(self) -> Iterator[str]:
        yield self.command.get_usage(click.Context(self.command, info_name=self.name, **SETTINGS))
        files: list[str] = []
        for given in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
            arguments = [*self.but(), *given]
            result = self.outcome(arguments)
            yield f"  {' '.join(arguments)}: {self.told(arguments)}"
            if isinstance(result, dict) and not self.usual:
                files, self.usual = given, result
        for option in self.options:
            yield from self.lines_of(option, files)

    def lines_of(self, option: click.Option, files: list[str]) -> Iterator[str]:
        """What the option adds to that, by each of its names, of its values, without a value, and twice."""
        before = [*self.but(option), *files]
        if option.required:
            yield f"  without {option.opts[0]}: {self.told(before)}"
        for name in option.opts + option.secondary_opts:
            yield f"  {name}: {self.told([*before, name])}"
        if option.is_flag:
            return
        name = option.opts[0]
        if isinstance(option.type, click.Choice):
            for choice in (*option.type.choices, "x"):
                yield f"  {name} {choice}: {self.told([*before, name, choice])}"
        elif isinstance(option.type, (click.types.IntParamType, click.types.FloatParamType)):
            refused = [one for one in NUMBERS if isinstance(self.outcome([*before, name, one]), str)]
            yield f"  {name}: {' '.join(refused)}: refused"
            for number in NUMBERS:
                if number not in refused:
                    yield f"  {name} {number}: {self.told([*before, name, number])}"
        again = self.sample(option)
        yield f"  {' '.join(again)} {' '.join(again)}: {self.told([*before, *again, *again])}"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_line_comes_to_what_is_recorded(name: str) -> None:
    parts = FILE.read_text(encoding="utf-8").split("\n\n")
    recorded = parts[list(COMMANDS).index(name)].splitlines()
    assert list(Asked(name).lines()) == recorded


def test_every_command_is_recorded() -> None:
    assert FILE.read_text(encoding="utf-8").count("Usage: ") == len(COMMANDS)


if __name__ == "__main__":
    text = "\n\n".join(["\n".join(Asked(name).lines()) for name in COMMANDS])
    FILE.write_text(f"{text}\n", encoding="utf-8")
