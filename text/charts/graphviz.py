"""Graphs drawn by graphviz, where that is installed."""

from __future__ import annotations

import shutil
import subprocess
from typing import Final

from irkit.errors import UnsupportedError

FORMATS: Final = ("svg", "png", "pdf")


def is_installed() -> bool:
    """Whether graphviz's `dot` is on the path."""
    return shutil.which("dot") is not None


def drawn(graph: str, form: str, seconds: float | None = None) -> bytes:
    """The graph as a picture, of one of the `FORMATS`. Raises UnsupportedError where graphviz is not installed, fails,
    or takes longer than some seconds."""
    program = shutil.which("dot")
    if program is None:
        raise UnsupportedError(
            f"a graph becomes {form} by graphviz, whose program dot is not installed; .dot needs none"
        )
    data = graph.encode("utf-8", "surrogateescape")
    try:
        done = subprocess.run([program, f"-T{form}"], input=data, capture_output=True, check=False, timeout=seconds)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UnsupportedError(f"graphviz's dot cannot draw the graph: {error}") from error
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[0]
        raise UnsupportedError(f"graphviz's dot cannot draw the graph: {said}")
    return done.stdout
