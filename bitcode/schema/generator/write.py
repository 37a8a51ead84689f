"""Writing codecs: one function a record, the mirror of `read`."""

from __future__ import annotations

from construct import Renamed, Struct

from bitcode.schema.declare import RecordSchema
from bitcode.schema.generator.shared import (
    CannotGenerate,
    class_name,
    column,
    condition,
    is_leaf,
    parameter,
    plain,
    safe,
    takes_all,
)
from bitcode.schema.leaves import Chars, Custom, IfLeft, Leaf, Opt, Repeat, Rest, TypedRest, TypesOf, When, Wide

#: How a run of leaves is appended at once, by the helper that reads it.
_RUNS = {
    "rest(ops, {i}, {end})": "put(out, {value})",
    "relative_values(ops, {i}, {end}, base)": "put_relative(out, {value}, base)",
    "rotated_integers(ops, {i}, {end})": "put_rotated(out, {value})",
}


def function(record: RecordSchema) -> list[str]:
    """`write_<record>`."""
    return _Writer(record).function()


class _Writer:
    def __init__(self, record: RecordSchema) -> None:
        self.record = record
        self.lines: list[str] = []
        self.indent = 1

    def put(self, line: str) -> None:
        self.lines.append("    " * self.indent + line)

    def function(self) -> list[str]:
        record = self.record
        name = class_name(record.identifier)
        self.put("out: list[int] = []")
        if record.keeps_count:
            self.put("operand_count = r.operand_count")
        self.fields(record.fields, "r", "", {}, None)
        if record.extra and not takes_all(record.fields):
            self.put("put(out, r.rest)")
        self.put("return out")
        signature = f"r: {name}{parameter(record, self.lines)}"
        return [f"def write_{record.identifier}({signature}) -> list[int]:", *self.lines, "", ""]

    def fields(
        self,
        fields: list[Renamed],
        owner: str,
        prefix: str,
        local: dict[str, str],
        outer: dict[str, str] | None,
        values: dict[str, str] | None = None,
    ) -> None:
        for field in fields:
            name = safe(field.name)
            c = plain(field)
            value = values[field.name] if values is not None else f"{owner}.{name}"
            local[field.name] = value
            if is_leaf(c):
                self.leaf(c, value)
            elif isinstance(c, When):
                self.guarded(condition(c.condition, local, outer), c.subcon, value)
            elif isinstance(c, IfLeft):
                self.guarded(f"{value} != {'NONE' if c.default == -1 else c.default}", c.subcon, value)
            elif isinstance(c, Opt):
                self.guarded("operand_count < 0 or len(out) < operand_count", c.subcon, value)
            elif isinstance(c, Wide):
                self.put(f"put_wide(out, {value}, {condition(c.in_halves, local, outer)})")
            elif isinstance(c, TypedRest):
                marker = "NONE" if c.marker == -1 else str(c.marker)
                self.put(f"put_typed(out, {value}, {value}_types, base, {marker})")
            elif isinstance(c, TypesOf):
                pass
            elif isinstance(c, Chars):
                self.put(f"put_chars(out, {value}, {c.signed})")
            elif isinstance(c, Custom):
                self.put(c.write_source.format(value=value))
            elif isinstance(c, Rest | Repeat):
                self.repeated(field, c, owner, prefix, value, local)
            else:
                raise CannotGenerate(f"{self.record.name}.{field.name}: {type(c).__name__}")

    def leaf(self, c: Leaf, value: str) -> None:
        self.put(f"out.append({c.encode_source.format(x=value)})")

    def guarded(self, test: str, c: Leaf, value: str) -> None:
        self.put(f"if {test}:")
        self.indent += 1
        self.leaf(c, value)
        self.indent -= 1

    def repeated(
        self, field: Renamed, c: Rest | Repeat, owner: str, prefix: str, value: str, local: dict[str, str]
    ) -> None:
        element = plain(c.subcon)
        if is_leaf(element):
            self.put(_RUNS[element.run_source].format(value=value))
            return
        if isinstance(element, Wide):
            self.put(f"put_wide_numbers(out, {value}, {condition(element.in_halves, local)})")
            return
        if not isinstance(element, Struct):
            raise CannotGenerate(f"{self.record.name}.{field.name}: repeats {type(element).__name__}")
        one = f"{prefix}{safe(field.name)}_one"
        inner: dict[str, str] = {}
        if not c.columns:
            self.put(f"for {one} in {value}:")
            self.indent += 1
            self.fields(element.subcons, one, f"{one}_", inner, local)
            self.indent -= 1
            return
        columns = {member.name: f"{owner}.{column(field, member)}" for member in element.subcons}
        at = f"{prefix}{safe(field.name)}_at"
        self.put(f"{at}: i64 = 0")
        self.put(f"while {at} < len({next(iter(columns.values()))}):")
        self.indent += 1
        self.fields(
            element.subcons, one, one, inner, local, {name: f"{whole}[{at}]" for name, whole in columns.items()}
        )
        self.put(f"{at} += 1")
        self.indent -= 1
