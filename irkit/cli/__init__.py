"""The `irkit` command. Everything heavy is imported inside the commands, so that they begin soon: click, too, which
takes as long as all that a small file needs, where a command line is not a plain one (`irkit.cli.plain`)."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import NoReturn

from irkit import _build
from irkit.cli import plain
from irkit.cli.llvm import run_tool, tool_called

_build.take_siblings()


def _terminated(_signal: int, _frame: object) -> NoReturn:
    """Let `finally` blocks remove unfinished output files when the process is told to end."""
    sys.exit(143)


def main() -> None:
    """The console script.

    The cycle collector is off: a command's heap only grows until its output is written, and what a file leaves behind
    is collected between one file and the next.
    """
    from irkit.guarding import spare

    gc.disable()
    spare()
    signal.signal(signal.SIGTERM, _terminated)
    try:
        called = tool_called(os.path.basename(sys.argv[0]))
        if called is not None:  # by a link of the tool's name
            sys.exit(run_tool(called[0], sys.argv[1:], called[1]))
        status = plain.run(sys.argv[1:])
        if status is not None:
            sys.exit(status)
        from irkit.cli.commands import command

        command(prog_name="irkit")
    except _build.InstallationError as error:
        sys.stderr.write(f"irkit: {error}\n")
        sys.exit(1)
    finally:
        if "duckdb" not in sys.modules:  # which takes its types for leaked unless they are collected
            gc.freeze()  # the process ends: its heap need not be searched for cycles once more
