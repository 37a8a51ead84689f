"""Names, types and expressions of the generated code."""

from __future__ import annotations

import keyword
import operator
import re
from typing import Any

from construct import Construct, Renamed, Struct
from construct.expr import BinExpr, Path

from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import (
    Chars,
    Custom,
    Leaf,
    Repeat,
    Rest,
    TypedRest,
    TypesOf,
    path_parts,
)

#: Names that the generated functions use themselves.
RESERVED = frozenset({"ops", "i", "end", "base", "r", "out", "operand_count", "rest"})

OPERATORS = {
    operator.and_: "&",
    operator.or_: "|",
    operator.rshift: ">>",
    operator.lshift: "<<",
    operator.eq: "==",
    operator.ne: "!=",
    operator.lt: "<",
    operator.le: "<=",
    operator.gt: ">",
    operator.ge: ">=",
    operator.add: "+",
    operator.sub: "-",
    operator.mul: "*",
}


class CannotGenerate(Exception):
    """A declaration that has no straight-line form."""


class Slot:
    """One attribute of a generated class."""

    def __init__(self, name: str, annotation: str) -> None:
        self.name = name
        self.annotation = annotation


def plain(c: Construct) -> Construct:
    """A field without its name."""
    while isinstance(c, Renamed):
        c = c.subcon
    return c


def class_name(identifier: str) -> str:
    return "".join(part.capitalize() for part in identifier.split("_"))


def group_name(owner: str, field: str) -> str:
    """The class of one element of a repeated group."""
    return owner + class_name(field.removesuffix("s"))


def safe(name: str) -> str:
    if name in RESERVED:
        raise CannotGenerate(f"a field may not be called {name!r}")
    return name + "_" if keyword.iskeyword(name) else name


def codec_stem(block: BlockSchema) -> str:
    """The name of a block's codec files: its own in lower case, without the suffix that all have."""
    return block.name.lower().removesuffix("_new").removesuffix("_block")


def slots(fields: list[Renamed], owner: str) -> list[Slot]:
    """The attributes that a list of fields becomes."""
    found: list[Slot] = []
    for field in fields:
        name, c = safe(field.name), plain(field)
        if isinstance(c, Rest | Repeat):
            element = plain(c.subcon)
            if not isinstance(element, Struct):
                found.append(Slot(name, "vec[i64]"))
            elif c.columns:
                found.extend(Slot(column(field, member), "vec[i64]") for member in element.subcons)
            else:
                found.append(Slot(name, f"list[{group_name(owner, field.name)}]"))
        elif isinstance(c, TypedRest | TypesOf):
            found.append(Slot(name, "vec[i64]"))
        elif isinstance(c, Chars):
            found.append(Slot(name, "bytes"))
        elif isinstance(c, Custom):
            found.append(Slot(name, c.annotation))
        else:
            found.append(Slot(name, "i64"))
    return found


def column(field: Renamed, member: Renamed) -> str:
    """The attribute that holds one member of all groups of a field kept in columns."""
    name = member.name
    plural = f"{name[:-1]}ies" if name.endswith("y") else name + ("es" if name.endswith("s") else "s")
    return f"{field.name.removesuffix('s')}_{plural}"


def record_slots(record: RecordSchema) -> list[Slot]:
    """The attributes of a record's class."""
    found = slots(record.fields, class_name(record.identifier))
    if record.keeps_count:
        found.append(Slot("operand_count", "i64"))
    if record.extra and not takes_all(record.fields):
        found.append(Slot("rest", "vec[i64]"))
    return found


def takes_all(fields: list[Renamed]) -> bool:
    """Whether nothing can be left over behind these fields."""
    if not fields:
        return False
    last = plain(fields[-1])
    if isinstance(last, TypesOf):
        last = plain(fields[-2])
    if isinstance(last, Rest):
        return last.keep == 0
    return (isinstance(last, Chars | TypedRest) and last.count is None) or isinstance(last, Custom)


def expression(e: Any, local: dict[str, str], outer: dict[str, str] | None = None) -> str:
    """A `this` expression as Python over the local variables that hold the fields."""
    if isinstance(e, Path):
        parts = path_parts(e)
        if parts in (["_params", "base"], ["_params", "version"]):
            return parts[1]
        if parts == ["_params", "n"]:
            return "operand_count"
        if len(parts) == 1 and parts[0] in local:
            return local[parts[0]]
        if len(parts) == 2 and parts[0] == "_" and outer is not None and parts[1] in outer:
            return outer[parts[1]]
        raise CannotGenerate(f"{e!r} names no field before it")
    if isinstance(e, BinExpr):
        left, right = expression(e.lhs, local, outer), expression(e.rhs, local, outer)
        return f"({left} {OPERATORS[e.op]} {right})"
    if isinstance(e, int):
        return repr(int(e))
    raise CannotGenerate(f"{e!r} cannot be walked")


def condition(e: Any, local: dict[str, str], outer: dict[str, str] | None = None) -> str:
    """The same, as a condition: a number counts as true unless it is 0."""
    if isinstance(e, bool):
        return str(e)
    text = expression(e, local, outer)
    compares = isinstance(e, BinExpr) and OPERATORS[e.op] in ("==", "!=", "<", "<=", ">", ">=")
    return text[1:-1] if compares else f"{text} != 0"


def is_group(c: Construct) -> bool:
    return isinstance(c, Rest | Repeat) and isinstance(plain(c.subcon), Struct)


def is_leaf(c: Construct) -> bool:
    return isinstance(c, Leaf)


def parameter(record: RecordSchema, body: list[str]) -> str:
    """The parameter of the record's block, as a codec's last one; "" for a codec whose body does not ask for it."""
    if any(field.name == record.parameter for field in record.fields):
        return ""
    is_named = any(re.search(rf"\b{record.parameter}\b", line) for line in body)
    return f", {record.parameter}: i64" if is_named else ""
