"""Command lines as LLVM's tools take them: `-name`, `--name`, `-name=value`, `-name value`, in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from irkit.errors import IRKitError
from irkit.releases import NEWEST, OLDEST

FLAG: Final = "flag"  # `-name`, `-name=true`, `-name=false`
VALUE: Final = "value"  # `-name=x`, `-name x`, the last one counts
LIST: Final = "list"  # the same, and all count
LETTER: Final = "letter"  # a value that may follow at once: `-oX`
VERSION: Final = "version"
HELP: Final = "help"
_ASKING: Final = {"version": VERSION, "help": HELP, "h": HELP, "help-list": HELP}
_TRUE: Final = frozenset({"", "true", "TRUE", "True", "1"})
_FALSE: Final = frozenset({"false", "FALSE", "False", "0"})


class UsageError(IRKitError):
    """A command line that the tool does not take; the message is LLVM's without the tool's name."""


class Asked(IRKitError):
    """A command line that asks for the tool's version, or for help; the message is which."""


@dataclass(frozen=True)
class Option:
    """An option of a tool, in LLVM `first` to `last`. One that is not `handled` changes nothing in what irkit does."""

    name: str
    kind: str = FLAG
    handled: bool = True
    first: int = OLDEST
    last: int = NEWEST
    grouped: bool = False  # a letter that others may follow at once: `-ab` for `-a -b`


@dataclass
class Line:
    """A command line, taken apart."""

    files: list[str] = field(default_factory=list)
    flags: dict[str, bool] = field(default_factory=dict)
    values: dict[str, list[str]] = field(default_factory=dict)

    def flag(self, name: str, default: bool = False) -> bool:
        return self.flags.get(name, default)

    def value(self, name: str) -> str | None:
        """The last value that was given, or None."""
        given = self.values.get(name)
        return given[-1] if given else None

    def all(self, name: str) -> list[str]:
        return self.values.get(name, [])


def parse(options: tuple[Option, ...], arguments: list[str], release: int) -> Line:
    """Take the arguments apart. Raises UsageError, and Asked where an answer is all that is wanted."""
    known = {option.name: option for option in options if option.first <= release <= option.last}
    line = Line()
    arguments = list(arguments)
    place = 0
    while place < len(arguments):
        argument = arguments[place]
        place += 1
        if argument == "--":
            line.files += arguments[place:]
            break
        if not argument.startswith("-") or argument == "-":
            line.files.append(argument)
            continue
        name, equals, given = argument.lstrip("-").partition("=")
        option = known.get(name)
        if option is None:
            if name in _ASKING:
                raise Asked(_ASKING[name])
            letter = known.get(argument[1:2])
            if letter is not None and letter.grouped:
                option = letter
                arguments.insert(place, f"-{argument[2:]}")
            elif letter is not None and letter.kind == LETTER:
                option, given, equals = letter, argument[2:].removeprefix("="), "="
            else:
                raise UsageError(f"Unknown command line argument '{argument}'.")
        if option.kind == FLAG:
            line.flags[option.name] = _truth(option.name, given)
            continue
        if not equals:
            if place == len(arguments):
                raise UsageError(f"for the {_spelled(name)} option: requires a value!")
            given = arguments[place]
            place += 1
        line.values.setdefault(option.name, []).append(given)
    return line


def usage(options: tuple[Option, ...], release: int) -> str:
    """The options of a release that do something, a line each."""
    wanted = [option for option in options if option.handled and option.first <= release <= option.last]
    said = [_spelled(option.name) + ("" if option.kind == FLAG else "=<value>") for option in wanted]
    return "\n".join([f"  {one}" for one in sorted(said)])


def _spelled(name: str) -> str:
    return f"-{name}" if len(name) == 1 else f"--{name}"


def _truth(name: str, given: str) -> bool:
    if given in _TRUE:
        return True
    if given in _FALSE:
        return False
    raise UsageError(f"for the {_spelled(name)} option: '{given}' is invalid value for boolean argument! Try 0 or 1")
