"""Options of `irkit.cli.plain` as click's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from irkit.cli.plain import PLAIN, Option

F = TypeVar("F", bound=Callable[..., Any])


def declared(command: str) -> Callable[[F], F]:
    """The options of a command of the table, in their order."""

    def decorated(function: F) -> F:
        for option in reversed(PLAIN[command].options):
            function = click.option(*option.words, option.name, **settings(option))(function)
        return function

    return decorated


def settings(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {"help": option.help}
    if option.metavar is not None:
        found["metavar"] = option.metavar
    if option.choices:
        found["type"] = click.Choice(option.choices)
    elif option.least is not None:
        found["type"] = click.IntRange(option.least, option.most)
    elif not option.has_value and not option.is_switch:
        found["is_flag"] = True
    if option.default is not None or option.is_switch:
        found["default"] = option.default
    return found
