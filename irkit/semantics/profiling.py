"""What a run counted: blocks, edges, lines, calls; and `!prof` made of it (LangRef, "'prof' Metadata Node")."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from irkit.metadata import ConstantAsMetadata, MDString, MDTuple, Metadata
from irkit.semantics.control_steps import Branch, Call, ConditionalBranch, IndirectBranch, Switch
from irkit.semantics.places import Names, line_of, source_place

if TYPE_CHECKING:
    from irkit.blocks import BasicBlock
    from irkit.functions import Function
    from irkit.instruction_base import Instruction
    from irkit.module import Module
    from irkit.semantics.compiler import Compiler
    from irkit.semantics.steps import Control, Segment


@dataclass
class Counts:
    """How often functions were entered, instructions executed, edges taken (by terminator and number of successor)."""

    entries: dict[Function, int] = field(default_factory=dict)
    instructions: dict[Instruction, int] = field(default_factory=dict)
    blocks: dict[BasicBlock, int] = field(default_factory=dict)
    edges: dict[Instruction, list[int]] = field(default_factory=dict)


def counts_of(compiler: Compiler) -> Counts:
    """What a run has counted so far."""
    made = Counts()
    for function, code in compiler.codes.items():
        made.entries[function] = code.entry.count
        for segment in code.segments:
            _count(made, segment)
        for block in function.blocks:
            for instruction in block.instructions:
                made.instructions.setdefault(instruction, made.blocks.get(block, 0))
    return made


def _count(made: Counts, segment: Segment) -> None:
    for step in [*segment.steps, segment.last]:
        instruction = step.instruction
        if instruction is not None and instruction.parent is not None:
            made.instructions[instruction] = segment.count
            made.blocks.setdefault(instruction.parent, segment.count)
    last = segment.last
    if last.instruction is not None:
        counts = _edges(last)
        if counts:
            made.edges[last.instruction] = counts


def _edges(last: Control) -> list[int]:
    """By number of successor, as LLVM counts them; a switch's equal targets share their count with the first."""
    if isinstance(last, Branch):
        return [last.edge.count]
    if isinstance(last, ConditionalBranch):
        return [last.if_true.count, last.if_false.count]
    if isinstance(last, Switch):
        found = [last.default.count]
        seen: set[int] = set()
        for edge in last.edges.values():
            found.append(0 if id(edge) in seen else edge.count)
            seen.add(id(edge))
        return found
    if isinstance(last, IndirectBranch):
        return [edge.count for edge in last.edges.values()]
    if isinstance(last, Call) and last.normal is not None:
        assert last.unwind is not None
        return [last.normal.count, last.unwind.count]
    return []


def as_text(counts: Counts) -> str:
    """Functions, lines and instructions with their counts, the most frequent first."""
    lines = ["functions"]
    for function, count in Counter(counts.entries).most_common():
        lines.append(f"{count:12} @{function.name}")
    by_line: Counter[str] = Counter()
    for instruction, count in counts.instructions.items():
        place = source_place(instruction).rpartition(":")[0]
        if place:
            by_line[place] += count
    if by_line:
        lines.append("lines")
        lines += [f"{count:12} {place}" for place, count in by_line.most_common() if count]
    for function in counts.entries:
        lines.append(f"@{function.name}")
        for block in function.blocks:
            lines.append(f"  {Names(function).of(block)}")
            for instruction in block.instructions:
                lines.append(f"{counts.instructions[instruction]:12} {line_of(instruction)}")
    return "\n".join(lines) + "\n"


def as_dot(counts: Counts) -> str:
    """The blocks and edges of what was run, as a graph for graphviz."""
    lines = ['digraph "profile" {', "  node [shape=box];"]
    for number, function in enumerate(counts.entries):
        names = Names(function)
        lines += [f"  subgraph cluster_{number} {{", f'    label="@{_quoted(function.name)}";']
        places = {block: f"b{number}_{place}" for place, block in enumerate(function.blocks)}
        for block, place in places.items():
            lines.append(f'    {place} [label="{_quoted(names.of(block))}\\n{counts.blocks.get(block, 0)}"];')
        for block, place in places.items():
            terminator = block.terminator
            successors = block.successors
            taken = counts.edges.get(terminator) if terminator is not None else None  # None where it was never reached
            for target, count in zip(successors, taken or [0] * len(successors), strict=False):
                lines.append(f'    {place} -> {places[target]} [label="{count}"];')
        lines.append("  }")
    return "\n".join([*lines, "}"]) + "\n"


def _quoted(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')


def annotate(module: Module, counts: Counts) -> None:
    """Write `!prof`: entry counts of functions, weights of branches and switches."""
    context = module.context
    for function, count in counts.entries.items():
        number = ConstantAsMetadata(context.constant_int(context.integer(64), count))
        node = MDTuple([MDString("function_entry_count"), number])
        function.metadata.replace(
            [*((kind, old) for kind, old in function.metadata.items() if kind != "prof"), ("prof", node)]
        )
    for instruction, taken in counts.edges.items():
        if len(taken) < 2 or not any(taken):
            continue
        scale = max(taken) // 0xFFFFFFFF + 1
        weights: list[Metadata | None] = [MDString("branch_weights")]
        weights += [ConstantAsMetadata(context.constant_int(context.integer(32), count // scale)) for count in taken]
        instruction.metadata.replace(
            [*((kind, old) for kind, old in instruction.metadata.items() if kind != "prof"), ("prof", MDTuple(weights))]
        )
