"""`irkit cfg`: the control flow of functions, as text for graphviz or drawn by it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

import irkit
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import opened
from irkit.cli.streams import EXPECTED, complain, explanation
from irkit.errors import NotFoundError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irkit.functions import Function
    from irkit.module import Module


class Look(NamedTuple):
    """What is shown of blocks."""

    blocks_only: bool
    heat_colors: bool


def draw(file: str, names: Sequence[str], output: str, look: Look, llvm_version: int | None) -> int:
    """Write the graphs; returns the exit status."""
    try:
        write(load_modules(file, llvm_version), names, output, look)
    except EXPECTED as error:
        complain(explanation(file, error))
        return 1
    return 0


def write(modules: Sequence[Module], names: Sequence[str], output: str, look: Look) -> None:
    from text.charts.dot import Charts
    from text.charts.graphviz import FORMATS, drawn

    graphs: list[str] = []
    for module in modules:
        if module.provenance.is_bitcode:
            irkit.upgrade(module)
        charts = Charts(module, look.blocks_only, look.heat_colors)
        graphs += [charts.graph(function) for function in chosen(module, names, len(modules) == 1)]
    if names and not graphs:
        raise NotFoundError(f"no module in the file defines {', '.join(names)}")
    form = os.path.splitext(output)[1].lower().removeprefix(".")
    if form not in FORMATS:
        with opened(output) as out:
            for graph in graphs:
                out.write(graph)
        return
    if len(graphs) != 1:
        raise UnsupportedError(f"{len(graphs)} functions in one picture: --function says which one to draw")
    picture = drawn(graphs[0], form)
    with opened(output, binary=True) as file:
        file.write(picture)


def chosen(module: Module, names: Sequence[str], is_only: bool) -> list[Function]:
    """The functions of these names, all that have a body for none. Raises NotFoundError for a name that the one module
    does not define."""
    defined = [function for function in module.functions if not function.is_declaration]
    if not names:
        return defined
    found = [function for function in defined if function.name in names]
    missing = [name for name in names if all(function.name != name for function in found)]
    if missing and is_only:
        raise NotFoundError(f"there is no function {missing[0]} with a body; irkit symbols shows what there is")
    return found
