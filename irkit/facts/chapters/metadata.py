"""The relations of metadata and debug info (LangRef, "Metadata")."""

from __future__ import annotations

from typing import Final

from irkit.facts.declare import Relation, relation

CHAPTER: Final = "metadata"


def _row(name: str, columns: str, doc: str) -> Relation:
    return relation(CHAPTER, name, columns, doc)


RELATIONS: Final[tuple[Relation, ...]] = (
    _row("metadata", "node:metadata", "Nodes, strings, and values that are metadata."),
    _row("metadata:kind", "node:metadata -> kind:text", "`MDTuple`, `MDString`, `DILocation`, …: LLVM's class."),
    _row("metadata:distinct", "node:metadata", "Nodes that are themselves, whatever they hold."),
    _row(
        "metadata:operand",
        "node:metadata index:int -> operand:metadata",
        "The operands of a node in LLVM's order, from 0 on; one that is null has no row.",
    ),
    _row("metadata:noperands", "node:metadata -> total:int", "How many operands a node has, with those that are null."),
    _row("metadata:string", "node:metadata -> value:text", "The characters of a string."),
    _row("metadata:value", "node:metadata -> operand", "The variable or immediate that this metadata is."),
    _row("metadata:text", "node:metadata field:text -> value:text", "A field of debug info that holds a string."),
    _row("metadata:number", "node:metadata field:text -> value:int", "A field of debug info that holds a number."),
    _row(
        "metadata:reference", "node:metadata field:text -> value:metadata", "A field of debug info that holds a node."
    ),
    _row(
        "metadata:element",
        "node:metadata index:int -> value:int",
        "The operations of an expression as numbers, from 0 on.",
    ),
    _row("named_metadata", "name:text index:int -> node:metadata", "The nodes of `!name`, from 0 on."),
    _row("debug_location", "node:metadata -> line:int column:int", "The line and column of a debug location."),
    _row("debug_location:scope", "node:metadata -> scope:metadata", "The scope of a debug location."),
    _row("debug_location:inlined_at", "node:metadata -> location:metadata", "Where the code was inlined."),
    _row("debug_location:file", "node:metadata -> file:text", "The path of the file that the scope is of."),
    _row(
        "debug_record",
        "instruction index:int -> kind:text",
        "The debug records before an instruction, from 0 on: `value`, `declare`, `assign`, `declare_value`, `label`.",
    ),
    _row("debug_record:node", "instruction index:int role:text -> node:metadata", "What a debug record refers to."),
    _row(
        "variable:source",
        "variable node:metadata -> name:text",
        "The variables of the source that debug records and intrinsics say a variable holds, or is the address of.",
    ),
)
