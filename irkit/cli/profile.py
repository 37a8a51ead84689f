"""`irkit run --profile`: how often what was executed, as text, as a picture, as `!prof`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import irkit
from irkit.cli.jobs import opened
from irkit.semantics.profiling import annotate, as_dot, as_text, counts_of

if TYPE_CHECKING:
    from irkit.semantics.interpreter import Interpreter


def write_profile(interpreter: Interpreter, target: str) -> None:
    """Write what was counted: a module with `!prof` for .ll and .bc, a graph for .dot, else a text; "-" is standard
    output."""
    counts = counts_of(interpreter.compiler)
    if target.endswith((".ll", ".bc")):
        annotate(interpreter.module, counts)
        irkit.save(interpreter.module, target)
        return
    with opened(target) as file:
        file.write(as_dot(counts) if target.endswith(".dot") else as_text(counts))
