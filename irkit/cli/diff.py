"""`irkit diff`: two modules, compared as models."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

import irkit
from irkit.cli.inputs import is_assembly, parse_modules
from irkit.cli.streams import (
    EXPECTED,
    complain,
    explanation,
    read_input,
    reader_has_gone,
    shown_name,
    standard_output,
)
from irkit.cli.terminal import in_colour
from irkit.editing.strip import strip_debug, strip_metadata
from irkit.equivalence import ADDED, CHANGED, REMOVED, Difference

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

    from irkit.module import Module

SAME: Final = 0
DIFFERENT: Final = 1
TROUBLE: Final = 2

_SIGNS: Final = {ADDED: "+", REMOVED: "-"}
_COLOURS: Final = {"+": "green", "-": "red"}


@dataclass(frozen=True)
class Comparison:
    """What `irkit diff` was asked for."""

    left: str
    right: str
    llvm_version: int | None
    as_is: bool
    ignore_names: bool
    use_list_order: bool
    brief: bool
    colour: str
    ignore_debug_info: bool
    ignore_metadata: bool
    as_json: bool


def diff(request: Comparison) -> int:
    """Compare and print what differs; returns diff's exit status."""
    try:
        left, right = load_both(request)
        limit = 1 if request.brief else 0
        with standard_output() as out:
            found = show(out, request, left, right, limit)
    except BrokenPipeError:
        reader_has_gone()
        return TROUBLE
    except Unreadable as error:
        complain(str(error))
        return TROUBLE
    return DIFFERENT if found else SAME


class Unreadable(Exception):
    """One of the inputs cannot be read; says which and why."""


def load_both(request: Comparison) -> tuple[list[Module], list[Module]]:
    """The modules of both inputs. Assembly is read as that of the other input's LLVM version, if that one is bitcode,
    and the bitcode then changed as its LLVM does on reading, which assembly has behind it. Raises Unreadable."""
    if request.left == request.right == "-":
        raise Unreadable("the standard input can be one of the two inputs only")
    data = [contents(file) for file in (request.left, request.right)]
    is_text = [is_assembly(one) for one in data]
    version = request.llvm_version
    found: list[list[Module]] = [[], []]
    for place in sorted((0, 1), key=lambda place: is_text[place]):  # bitcode first: it knows its version
        file = (request.left, request.right)[place]
        try:
            found[place] = parse_modules(data[place], shown_name(file), version)
            for module in found[place]:
                module.materialize()
                if is_text[0] != is_text[1] and not is_text[place] and not request.as_is:
                    irkit.upgrade(module)
        except EXPECTED as error:
            raise Unreadable(explanation(file, error)) from None
        if version is None and found[place] and not is_text[place]:
            version = found[place][0].dialect.llvm_version
    return found[0], found[1]


def contents(file: str) -> bytes:
    try:
        return read_input(file)
    except EXPECTED as error:
        raise Unreadable(explanation(file, error)) from None


def show(out: IO[str], request: Comparison, left: list[Module], right: list[Module], limit: int) -> bool:
    """Print the differences; returns whether there are any."""
    colours = in_colour(request.colour, out)
    any_found = len(left) != len(right)
    lines: list[str] = []
    if any_found:
        lines += block("modules", str(len(left)), str(len(right)))
    documents: list[dict[str, object]] = []
    for number, (one, other) in enumerate(zip(left, right, strict=False)):
        for module in (one, other):
            leave_out(request, module)
        found = irkit.differences(
            one, other, names=not request.ignore_names, use_list_order=request.use_list_order, limit=limit
        )
        any_found = any_found or bool(found)
        lines += [*summary(found), *report(found)]
        documents += [as_document(number, difference) for difference in found]
    if request.as_json:
        document = {"same": not any_found, "modules": [len(left), len(right)], "differences": documents}
        out.write(json.dumps(document, indent=2) + "\n")
        return any_found
    if request.brief:
        lines = [f"{shown_name(request.left)} and {shown_name(request.right)} differ"] if any_found else []
    for line in lines:
        colour = _COLOURS.get(line[:1]) if colours else None
        out.write(click.style(line, fg=colour) if colour is not None else line)
        out.write("\n")
    return any_found


def leave_out(request: Comparison, module: Module) -> None:
    """Take out of a module what is not to count."""
    if request.ignore_debug_info or request.ignore_metadata:
        strip_debug(module)
    if not request.ignore_metadata:
        return
    owners = [*module.globals, *module.functions, *module.ifuncs, *module.walk()]
    strip_metadata(module, frozenset([kind for owner in owners for kind, _ in owner.attachment_list() or ()]))
    module.named_metadata.clear()


def summary(found: list[Difference]) -> Iterator[str]:
    """A line for each function that differs, and by how much."""
    counts = Counter([one.subject for one in found if one.subject.startswith("function ")])
    for subject, count in counts.items():
        yield f"{subject}: {count} difference{'s' if count > 1 else ''}"


def as_document(module: int, difference: Difference) -> dict[str, object]:
    """A difference for JSON; `instruction` is its number in the block, None for none."""
    return {
        "module": module,
        "kind": difference.kind,
        "subject": difference.subject,
        "block": difference.block,
        "instruction": difference.instruction if difference.instruction != -1 else None,
        "field": difference.field,
        "left": difference.left,
        "right": difference.right,
    }


def report(found: list[Difference]) -> Iterator[str]:
    """The lines that show differences."""
    for difference in found:
        if difference.kind == CHANGED:
            yield from block(difference.where, difference.left, difference.right)
        else:
            text = difference.left or difference.right
            yield f"{_SIGNS[difference.kind]} {difference.where}" + (f": {text}" if text else "")


def block(where: str, left: str, right: str) -> list[str]:
    """A change: its place, what was there, what is there."""
    return [f"  {where}", f"- {left}".rstrip(), f"+ {right}".rstrip()]
