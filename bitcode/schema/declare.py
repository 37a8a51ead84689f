"""How a block and its records are declared: one `record(...)` each, collected in a `BlockSchema`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from construct import Construct, Renamed, Struct, this

from bitcode.schema.leaves import Cursor, Opt, RelativeValue, Type, TypedRest, TypesOf, When, mentions_count

#: What the layouts of most blocks depend on: the number of values that are defined so far.
BASE = "base"


class Abbreviation:
    """An abbreviation that LLVM's writer defines for a record: its name, the encoding of each operand, and when.

    `operands` lists one word an operand, the code left out: `fixedN`, `vbrN`, `char6`, `blob`, `=N` (a literal),
    `type` (fixed, of the width that holds the module's greatest type index), `array` (the next word is its element).
    `since` and `until` are the first and last LLVM version that have it (0: all of 13 to 23). With `any_code` the first
    of the operands is the record's code, which else is a literal before them.
    """

    def __init__(
        self, name: str, operands: str, when: str = "", since: int = 0, until: int = 0, any_code: bool = False
    ) -> None:
        self.name = name
        self.operands = tuple(operands.split())
        self.when = when
        self.since = since
        self.until = until
        self.any_code = any_code


class OldForm:
    """A layout that only older releases wrote, and what tells its records: `applies`, of the operands."""

    def __init__(self, applies: Callable[[Sequence[int]], bool], record: RecordSchema) -> None:
        self.applies = applies
        self.record = record


class RecordSchema:
    """One record: its code, LLVM's name without the enumeration's prefix, and the layout of its operands.

    `extra`: LLVM takes operands behind the last known one, so they are kept, as `rest`; without it they are an error.
    `since`: the first LLVM version that writes it, if 13 or later; `until`: the last one that does (0: 22 still does).
    `variant`: what tells this layout from another of the same code. `old_form`: another that the record itself tells.
    `reads` and `writes`: whether there are generated codecs; nodes of debug info have readers of their own.
    """

    def __init__(
        self,
        code: int,
        name: str,
        *fields: Any,
        doc: str = "",
        extra: bool = True,
        since: int = 0,
        until: int = 0,
        variant: str = "",
        abbreviations: tuple[Abbreviation, ...] = (),
        old_form: OldForm | None = None,
        reads: bool = True,
        writes: bool = True,
    ) -> None:
        self.code = code
        self.name = name
        self.doc = doc
        self.extra = extra
        self.since = since
        self.until = until
        self.variant = variant
        self.abbreviations = abbreviations
        self.old_form = old_form
        self.reads = reads
        self.writes = writes
        self.parameter = BASE
        self.fields: list[Renamed] = list(_flat(fields))
        self.layout: Struct = Struct(*self.fields)

    def layout_of(self, operands: Sequence[int]) -> RecordSchema:
        """The layout of a record of this code: this one or the old form."""
        form = self.old_form
        return form.record if form is not None and operands and form.applies(operands) else self

    @property
    def identifier(self) -> str:
        """The record's name in the generated code: `read_<identifier>`."""
        return "_".join(part for part in (self.name.lower(), self.variant) if part)

    @property
    def keeps_count(self) -> bool:
        """Whether the record must remember how many operands it had, to be written back the same."""
        return any(
            isinstance(field.subcon, Opt)
            or mentions_count(getattr(field.subcon, "condition", getattr(field.subcon, "count", None)))
            for field in self.fields
        )

    def parse(self, operands: list[int], parameter: int = 0) -> Any:
        """The record's fields, read by the interpreted layout: the reference for the generated codec.

        `parameter` is the number of values so far, or what else the block's layouts depend on (`BlockSchema`). Operands
        behind the last field are in `rest`. Raises Construct's errors.
        """
        cursor = Cursor(operands)
        found = self.layout.parse_stream(cursor, n=len(operands), **{self.parameter: parameter})
        found["rest"] = operands[cursor.at :]
        return found

    def build(self, fields: Any, operand_count: int, parameter: int = 0) -> list[int]:
        """The operands for such fields."""
        cursor = Cursor()
        self.layout.build_stream(fields, cursor, n=operand_count, **{self.parameter: parameter})
        return cursor.operands + list(fields["rest"])


class BlockSchema:
    """A kind of block: the records that LLVM defines for it, by code, and other layouts of the same codes.

    `codec_of`: the block whose records these are too, so that one codec serves both. `parameter`: the number besides
    the operands that layouts depend on, `base` (how many values there are so far) or `version`.
    """

    def __init__(
        self,
        block_id: int,
        name: str,
        records: list[RecordSchema],
        doc: str = "",
        codec_of: BlockSchema | None = None,
        parameter: str = BASE,
    ) -> None:
        self.block_id = block_id
        self.name = name
        self.doc = doc
        self.codec_of = codec_of
        for record in records:
            record.parameter = parameter
        self.records: dict[int, RecordSchema] = {r.code: r for r in records if not r.variant}
        self.variants: list[RecordSchema] = [r for r in records if r.variant]
        if len(self.records) + len(self.variants) != len(records):
            raise ValueError(f"{name}: two records share a code")

    def all(self) -> list[RecordSchema]:
        """Every layout, variants last."""
        return [*self.records.values(), *self.variants]


def _flat(fields: tuple[Any, ...]) -> list[Any]:
    out: list[Any] = []
    for field in fields:
        out.extend(field) if isinstance(field, list) else out.append(field)
    return out


def typed(name: str, doc: str = "") -> list[Construct]:
    """A relative value, followed by its type if it is a forward reference: fields `name` and `name_type`."""
    return [
        name / RelativeValue(doc),
        f"{name}_type" / When(getattr(this, name) >= this._params.base, Type("of a forward reference")),
    ]


def opt_typed(name: str, doc: str = "") -> list[Construct]:
    """The same, at the end of a record that may go without."""
    return [
        name / Opt(RelativeValue(doc)),
        f"{name}_type" / When(getattr(this, name) >= this._params.base, Type("of a forward reference")),
    ]


def typed_rest(name: str, doc: str = "", count: Any = None, marker: int = -1) -> list[Construct]:
    """The rest of a record (or `count` values) as such pairs: fields `name` and `name_types`, equally long."""
    return [name / TypedRest(doc, count=count, marker=marker), f"{name}_types" / TypesOf()]
