"""Reading codecs: one class and one function a record.

The functions index the operand column directly. `at` operands behind `i` have been read without moving `i`, so that a
record of fixed layout compiles to loads at constant offsets after one check of its length; what takes an operand more
(an optional one, a forward reference's type) moves `i` itself.
"""

from __future__ import annotations

from construct import Construct, Renamed, Struct

from bitcode.schema.declare import RecordSchema
from bitcode.schema.generator.shared import (
    CannotGenerate,
    Slot,
    class_name,
    column,
    condition,
    expression,
    group_name,
    is_group,
    is_leaf,
    parameter,
    plain,
    record_slots,
    safe,
    slots,
    takes_all,
)
from bitcode.schema.leaves import Chars, Custom, IfLeft, Leaf, Opt, Repeat, Rest, TypedRest, TypesOf, When, Wide

FOR_ONE_RECORD = "@mypyc_attr(acyclic=True, free_list_len=1)"


def classes(record: RecordSchema) -> list[str]:
    """The classes of a record: first those of its repeated groups."""
    name = class_name(record.identifier)
    lines = _group_classes(record.fields, name)
    doc = record.doc or record.name
    if record.keeps_count:
        doc += " `operand_count`: how many operands it has."
    return lines + _class(name, doc, record_slots(record))


def _group_classes(fields: list[Renamed], owner: str) -> list[str]:
    lines: list[str] = []
    for field in fields:
        c = plain(field)
        if is_group(c) and not c.columns:
            name = group_name(owner, field.name)
            members = plain(c.subcon).subcons
            lines += _group_classes(members, name)
            lines += _class(name, f"One of `{owner}.{safe(field.name)}`.", slots(members, name))
    return lines


def _class(name: str, doc: str, attributes: list[Slot]) -> list[str]:
    """A class, of which compiled code keeps the last object that is gone for the next one: most live for one record."""
    lines = [FOR_ONE_RECORD, f"class {name}:", f'    """{doc}"""', ""]
    names = sorted(f'"{a.name}"' for a in attributes)
    lines.append(f"    __slots__ = ({', '.join(names)}{',' if len(names) == 1 else ''})")
    lines.append("")
    if attributes:
        lines.append(f"    def __init__(self, {', '.join(f'{a.name}: {a.annotation}' for a in attributes)}) -> None:")
        lines += [f"        self.{a.name}: Final = {a.name}" for a in attributes]
    else:
        lines.append("    def __init__(self) -> None:")
        lines.append("        pass")
    return [*lines, "", ""]


def function(record: RecordSchema) -> list[str]:
    """`read_<record>`."""
    return _Reader(record).function()


class _Reader:
    def __init__(self, record: RecordSchema) -> None:
        self.record = record
        self.lines: list[str] = []
        self.indent = 1
        self.at = 0  # operands read behind i
        self.checked = 0  # operands behind those that are known to be there

    def put(self, line: str) -> None:
        self.lines.append("    " * self.indent + line)

    def function(self) -> list[str]:
        """The function; it takes the block's parameter only if the record's layout depends on it."""
        record = self.record
        name = class_name(record.identifier)
        if record.keeps_count:
            self.put("operand_count = end - i")
        local: dict[str, str] = {}
        self.fields(record.fields, name, local, None, "")
        arguments = [local.get(s.name, s.name) for s in slots(record.fields, name)]
        if record.keeps_count:
            arguments.append("operand_count")
        if not takes_all(record.fields):
            if record.extra:
                arguments.append(f"rest(ops, {self.place()}, end)")
            else:
                left = f"end - i > {self.at}" if self.at else "i < end"
                self.put(f"if {left}:")
                self.put(f'    refuse_long("{record.name}", end - {self.place()})')
        self.put(f"return {name}({', '.join(arguments)})")
        signature = f"ops: vec[i64], i: i64, end: i64{parameter(record, self.lines)}"
        return [f"def read_{record.identifier}({signature}) -> {name}:", *self.lines, "", ""]

    def place(self) -> str:
        return f"i + {self.at}" if self.at else "i"

    def settle(self) -> None:
        """Moves i to the operand to be read next."""
        if self.at:
            self.put(f"i += {self.at}")
            self.at = 0

    def need(self, count: int) -> None:
        """Emits the check that `count` more operands are there."""
        total = self.at + count
        self.put(f"if end - i < {total}:")
        self.put(f'    refuse_short("{self.record.name}", {total}, end - i)')

    def fields(
        self, fields: list[Renamed], owner: str, local: dict[str, str], outer: dict[str, str] | None, prefix: str
    ) -> None:
        for k, field in enumerate(fields):
            name = prefix + safe(field.name)
            c = plain(field)
            if is_leaf(c):
                if not self.checked:
                    self.checked = _mandatory(fields[k:])
                    self.need(self.checked)
                self.put(f"{name} = {c.decode_source.format(x=f'ops[{self.place()}]')}")
                self.at += 1
                self.checked -= 1
            elif isinstance(c, When):
                self.conditional(name, c, condition(c.condition, local, outer), recheck=True)
            elif isinstance(c, IfLeft):
                self.conditional(name, c, f"end - i >= {self.at + c.needed}", recheck=c.needed <= self.checked)
            elif isinstance(c, Opt):
                self.conditional(name, c, f"end - i > {self.at}" if self.at else "i < end", recheck=False)
            elif isinstance(c, Wide):
                self.wide(name, condition(c.in_halves, local, outer))
            elif isinstance(c, TypedRest):
                self.typed(name, c, local, outer)
            elif isinstance(c, TypesOf):
                pass
            elif isinstance(c, Chars):
                stop = self.counted(c.count, local, outer)
                self.put(f"{name} = chars(ops, {self.place()}, {stop})")
                self.arrive(stop)
            elif isinstance(c, Custom):
                self.put(f"{name} = {c.read_source.format(i=self.place(), end='end', record=self.record.name)}")
                self.arrive("end")
            elif isinstance(c, Rest | Repeat):
                self.repeated(name, field, c, owner, local, outer)
            else:
                raise CannotGenerate(f"{self.record.name}.{field.name}: {type(c).__name__}")
            local[field.name] = name

    def conditional(self, name: str, c: When | IfLeft | Opt, test: str, recheck: bool) -> None:
        self.put(f"{name}: i64 = {'NONE' if c.default == -1 else c.default}")
        self.put(f"if {test}:")
        self.indent += 1
        if recheck:
            self.need(1 + self.checked)
        self.put(f"{name} = {c.subcon.decode_source.format(x=f'ops[{self.place()}]')}")
        self.put("i += 1")
        self.indent -= 1

    def wide(self, name: str, in_halves: str) -> None:
        """A number of 64 bits, in one operand or in two."""
        self.settle()
        self.checked = 0
        self.put(f"{name}: i64 = 0")
        self.put(f"if {in_halves}:")
        self.indent += 1
        self.need(2)
        self.put(f"{name} = wide(ops[i], ops[i + 1])")
        self.put("i += 2")
        self.indent -= 1
        self.put("else:")
        self.indent += 1
        self.need(1)
        self.put(f"{name} = ops[i]")
        self.put("i += 1")
        self.indent -= 1

    def counted(self, count: object, local: dict[str, str], outer: dict[str, str] | None) -> str:
        """The end of a run of operands: that of the record, or `count` on, which is checked."""
        if count is None:
            return "end"
        self.settle()
        number = expression(count, local, outer)
        self.put(f"if {number} < 0 or {number} > end - i:")
        self.put(f'    refuse_short("{self.record.name}", {number}, end - i)')
        return f"i + {number}"

    def arrive(self, stop: str) -> None:
        """Moves i to the end of a run that has been read."""
        self.put(f"i = {stop}")
        self.at = 0
        self.checked = 0

    def typed(self, name: str, c: TypedRest, local: dict[str, str], outer: dict[str, str] | None) -> None:
        self.settle()
        found = f"{name}_found"
        if c.count is None:
            self.put(f"{name} = relative_values(ops, i, end, base)")
            self.put(f"{name}_types = EMPTY")
            self.put(f"if any_forward({name}, base):")
            self.indent += 1
        count = "NONE" if c.count is None else expression(c.count, local, outer)
        self.counted(c.count, local, outer)
        marker = "NONE" if c.marker == -1 else str(c.marker)
        self.put(f'{found} = typed_values("{self.record.name}", ops, i, end, base, {count}, {marker})')
        self.put(f"{name} = {found}.values")
        self.put(f"{name}_types = {found}.types")
        if c.count is None:
            self.indent -= 1
            self.arrive("end")
        else:
            self.arrive(f"{found}.i")

    def repeated(
        self,
        name: str,
        field: Renamed,
        c: Rest | Repeat,
        owner: str,
        local: dict[str, str],
        outer: dict[str, str] | None,
    ) -> None:
        element = plain(c.subcon)
        if is_leaf(element):
            stop = self.counted(c.count, local, outer) if isinstance(c, Repeat) else "end"
            if isinstance(c, Rest) and c.keep:
                stop = f"end - {c.keep}"
            self.put(f"{name} = {element.run_source.format(i=self.place(), end=stop)}")
            if isinstance(c, Rest) and c.keep:
                # Fewer than `keep` operands may be left: then the run is empty and i stays.
                self.settle()
                self.put(f"i += len({name})")
                self.checked = 0
            else:
                self.arrive(stop)
            return
        if isinstance(element, Wide):
            in_halves = condition(element.in_halves, local, outer)
            self.put(f'{name} = wide_numbers("{self.record.name}", ops, {self.place()}, end, {in_halves})')
            self.arrive("end")
            return
        if not isinstance(element, Struct):
            raise CannotGenerate(f"{self.record.name}.{field.name}: repeats {type(element).__name__}")
        self.settle()
        members = element.subcons
        if c.columns:
            for member in members:
                self.put(f"{column(field, member)} = vec[i64]()")
        else:
            self.put(f"{name}: list[{group_name(owner, field.name)}] = []")
        if isinstance(c, Repeat):
            number = expression(c.count, local, outer)
            self.counted(c.count, local, outer)
            self.put(f"{name}_left = {number}")
            self.put(f"while {name}_left > 0:")
            self.put(f"    {name}_left -= 1")
        else:
            self.put(f"while end - i > {c.keep}:" if c.keep else "while i < end:")
        self.indent += 1
        inner: dict[str, str] = {}
        self.at = self.checked = 0
        group = group_name(owner, field.name)
        self.fields(members, group, inner, local, f"{name}_")
        if c.columns:
            for member in members:
                whole = column(field, member)
                self.put(f"{whole} = append({whole}, {inner[member.name]})")
        else:
            arguments = [inner.get(s.name, f"{name}_{s.name}") for s in slots(members, group)]
            self.put(f"{name}.append({group}({', '.join(arguments)}))")
        self.settle()
        self.indent -= 1
        self.checked = 0


def _mandatory(fields: list[Renamed]) -> int:
    """How many operands the coming fields take for certain, up to the first of unknown number."""
    count = 0
    for field in fields:
        c: Construct = plain(field)
        if isinstance(c, Leaf):
            count += 1
        elif not isinstance(c, When | IfLeft):
            break
    return count
