"""Wrong usage, as click tells it: imported where it is told, and not by each command."""

from __future__ import annotations


def wrong_usage(message: str) -> Exception:
    """The error to raise for a command line that contradicts itself, click's UsageError."""
    import click

    return click.UsageError(message)
