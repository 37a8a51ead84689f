"""The properties of a class of instructions: one for each operand's name, with its setter, and what follows from them.

See Note [where an operand is] in `irkit.operators.declare`. Setters go through `set_operand` and `replace_operands`,
which keep use-lists.
"""

from __future__ import annotations

from typing import Final

from irkit.operators.declare import ONE, OPTIONAL, PAIRS, VARIADIC, InstructionClass, Operand

# What a getter gives where the setter takes anything: see `irkit.words`.
_BOXED: Final = {"int": "Number", "bool": "Flag"}


def property_lines(cls: InstructionClass) -> list[list[str]]:
    """The source of each property, without the empty lines between them."""
    found: list[list[str]] = []
    for place, operand in enumerate(cls.operands):
        if operand.name in cls.inherited:
            continue
        if operand.present:
            found.append(_property(operand.present, "bool", f"return {_is_present(cls, operand)}"))
        found += _PROPERTIES[operand.arity](cls, place)
    successors = _successors(cls)
    if successors:
        found.append(_property("successors", "list[BasicBlock]", f"return {successors}"))
    for field in cls.fields:
        if field.name in cls.inherited:
            continue
        if field.kind.check:
            kind = _BOXED.get(field.kind.annotation, field.kind.annotation)
            found.append(
                [
                    *_property(field.name, kind, f"return self.{field.slot}"),
                    "",
                    *_setter(field.name, f"{kind} | object", f"self.{field.slot} = {field.kind.check}"),
                ]
            )
        if field.kind.kind == "type":
            found.append(_property("further_type", "Type | None", f"return self.{field.slot}"))
        elif field.kind.kind == "constant":
            found.append(_property("further_type", "Type | None", f"return self.{field.name}.type"))
        elif field.kind.kind == "sync scope":
            found.append(_property("synchronization_scope", "str", f"return self.{field.slot}"))
    return found


def _property(name: str, kind: str, *body: str) -> list[str]:
    return ["    @property", f"    def {name}(self) -> {kind}:", *[f"        {line}" for line in body]]


def _setter(name: str, kind: str, *body: str) -> list[str]:
    lines = [f"    @{name}.setter", f"    def {name}(self, value: {kind}) -> None:"]
    return lines + [f"        {line}" for line in body]


# Places


def _front(cls: InstructionClass, place: int) -> str | None:
    """The place of an operand counted from the first one; None where that is not known."""
    known = 0
    counted: list[str] = []
    for operand in cls.operands[:place]:
        if operand.arity == ONE:
            known += 1
        elif operand.count:
            counted.append(f"self.{operand.count}")
        else:
            return None
    if not counted:
        return str(known)
    return " + ".join([*([str(known)] if known else []), *counted])


def _back(cls: InstructionClass, place: int) -> str | None:
    """The same counted from the end, a negative number."""
    known = -1
    counted: list[str] = []
    for operand in cls.operands[place + 1 :]:
        if operand.arity == ONE:
            known -= 1
        elif operand.count:
            counted.append(f"self.{operand.count}")
        else:
            return None
    return " - ".join([str(known), *counted])


def _index(cls: InstructionClass, place: int) -> str:
    if cls.operands[place].present or (len(_together(cls)) > 1 and cls.operands[place].arity == OPTIONAL):
        return str(place)  # who asks has made sure that they are all there
    found = _front(cls, place) or _back(cls, place)
    assert found is not None
    return found


def _together(cls: InstructionClass) -> list[Operand]:
    """The optional operands without a slot that says whether they are there."""
    return [operand for operand in cls.operands if operand.arity == OPTIONAL and not operand.count]


def _start(cls: InstructionClass, place: int) -> str:
    """Where some operands begin, for a slice."""
    front = _front(cls, place)
    if front is not None:
        return front
    operand = cls.operands[place]
    assert operand.arity == VARIADIC
    assert operand.count
    after = _end(cls, place)
    return f"{after} - self.{operand.count}" if after else f"-self.{operand.count}"


def _end(cls: InstructionClass, place: int) -> str:
    """Where some operands end, for a slice: "" at the end of all."""
    if place + 1 == len(cls.operands):
        return ""
    back = _back(cls, place)
    assert back is not None
    number, _, counted = back.partition(" - ")
    after = str(int(number) + 1)
    return f"{after} - {counted}" if counted else after


def _is_present(cls: InstructionClass, operand: Operand) -> str:
    """Whether an optional operand is there."""
    if operand.count:
        return f"self.{operand.count}"
    assert all(one.arity in (ONE, OPTIONAL) for one in cls.operands)
    rest = sum(one.arity == ONE for one in cls.operands)
    return f"len(self.operands) > {rest}"


def _absolute(index: str) -> str:
    """A place counted from the first operand, for `set_operand`."""
    return f"len(self.operands) - {index[1:]}" if index.startswith("-") else index


# One property an arity


def _one(cls: InstructionClass, place: int) -> list[list[str]]:
    operand = cls.operands[place]
    index = _index(cls, place)
    setter = f"self.set_operand({_absolute(index)}, value)"
    if operand.is_block:
        body = f"return as_block(self.operands[{index}])"
        return [
            _property(operand.name, "BasicBlock", body),
            _setter(operand.name, "BasicBlock", setter),
        ]
    return [
        _property(operand.name, "Value", f"return self.operands[{index}]"),
        _setter(operand.name, "Value", setter),
    ]


def _optional(cls: InstructionClass, place: int) -> list[list[str]]:
    operand = cls.operands[place]
    index = _index(cls, place)
    present = _is_present(cls, operand)
    one = f"self.operands[{index}]"
    got = f"as_block({one})" if operand.is_block else one
    kind = "BasicBlock | None" if operand.is_block else "Value | None"
    found = [_property(operand.name, kind, f"return {got} if {present} else None")]
    if len(_together(cls)) > 1:
        message = f'"{operand.name} comes and goes with other operands: replace them all"'
        absent = present.replace(">", "<=")
        body = [f"if value is None or {absent}:", f"    raise EditError({message})"]
        return [*found, _setter(operand.name, kind, *body, f"self.set_operand({index}, value)")]
    behind = "" if place + 1 == len(cls.operands) else f", *self.operands[{index} + {present} :]"
    lines = [
        f"if value is not None and {present}:",
        f"    self.set_operand({index}, value)",
        "    return",
        "operands: list[Value] = [] if value is None else [value]",
        f"self.replace_operands([*self.operands[:{index}], *operands{behind}])" if place or behind else "",
    ]
    if not lines[-1]:
        lines[-1] = "self.replace_operands(operands)"
    if operand.count:
        lines.append(f"self.{operand.count} = value is not None")
    return [*found, _setter(operand.name, kind, *lines)]


def _slice(start: str, end: str) -> str:
    """`self.operands[start:end]`, in the manner of the formatter."""
    if start == "0":
        start = ""
    complex_bound = " " in start or " " in end
    if complex_bound:
        return f"self.operands[{start + ' ' if start else ''}:{' ' + end if end else ''}]"
    return f"self.operands[{start}:{end}]"


def _variadic(cls: InstructionClass, place: int) -> list[list[str]]:
    operand = cls.operands[place]
    start, end = _start(cls, place), _end(cls, place)
    whole = _slice(start, end)
    kind = "list[BasicBlock]" if operand.is_block else "Sequence[Value]"
    body = f"return as_blocks({whole})" if operand.is_block else f"return {whole}"
    parts = [f"*{_slice('0', start)}"] if place else []
    parts.append("*given")
    if end:
        parts.append(f"*{_slice(end, '')}")
    lines = ["given = listed(self, value)", f"self.replace_operands([{', '.join(parts)}])"]
    if operand.count:
        lines.append(f"self.{operand.count} = len(given)")
    return [_property(operand.name, kind, body), _setter(operand.name, f"{kind} | object", *lines)]


def _pairs(cls: InstructionClass, place: int) -> list[list[str]]:
    operand = cls.operands[place]
    assert place + 1 == len(cls.operands)
    start = int(_start(cls, place))
    kind = "list[tuple[Value, BasicBlock]]"
    return [
        _property(
            operand.name,
            kind,
            "operands = self.operands",
            f"places = range({start}, len(operands) - 1, 2)",
            "return [(operands[place], as_block(operands[place + 1])) for place in places]",
        ),
        _setter(
            operand.name,
            f"{kind} | object",
            f"operands = list({_slice('0', str(start))})",
            "for case_value, block in pairs_with_blocks(self, value):",
            "    operands.append(case_value)",
            "    operands.append(block)",
            "self.replace_operands(operands)",
        ),
    ]


_PROPERTIES = {ONE: _one, OPTIONAL: _optional, VARIADIC: _variadic, PAIRS: _pairs}


def _successors(cls: InstructionClass) -> str:
    """The expression for a terminator's successors; "" where it has none."""
    blocks = [place for place, operand in enumerate(cls.operands) if operand.is_block or operand.arity == PAIRS]
    if not cls.is_terminator or not blocks:
        return ""
    if cls.successors:
        names = [operand.name for operand in cls.operands]
        every = ", ".join([f"self.operands[{_index(cls, names.index(name))}]" for name in cls.successors])
        conditional = next(operand for operand in cls.operands if operand.present)
        return f"as_blocks([{every}] if self.{conditional.present} else self.operands)"
    first, last = blocks[0], blocks[-1]
    if cls.operands[last].arity == PAIRS:
        assert first == last - 1
        assert _front(cls, first) is not None
        return f"as_blocks(self.operands[{_front(cls, first)}::2])"
    assert blocks == list(range(first, last + 1))
    start = _front(cls, first) or _back(cls, first)
    assert start is not None
    return f"as_blocks({_slice(start, _end(cls, last))})"
