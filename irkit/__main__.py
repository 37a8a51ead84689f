"""The process of the `irkit` command, from its first import to its end."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from typing import NoReturn

_status = 0


def main() -> NoReturn:
    """The console script.

    The cycle collector is off, from before anything is loaded: a command's heap only grows until its output is written,
    and what a file leaves behind is collected between one file and the next. At the end the heap is not taken apart
    object by object: what is registered to be done at exit is done, and the streams are flushed.
    """
    global _status  # noqa: PLW0603 - what the process leaves with is one
    gc.disable()
    if not atexit._ncallbacks():  # what is registered first is called last
        atexit.register(leave)
    from irkit.cli import main as run

    try:
        run()
    except SystemExit as end:
        _status = end.code if isinstance(end.code, int) else -1
        raise
    except BaseException:
        _status = -1
        raise
    sys.exit(0)


def leave() -> None:
    """End the process with the status of the command, unless Python has something left to say."""
    if _status < 0:  # the traceback
        return
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError, AttributeError):  # gone, closed, or never there
        return
    os._exit(_status)


if __name__ == "__main__":
    main()
