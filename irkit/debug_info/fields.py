"""What the declarations of debug info nodes consist of: the rules of fields, `Field` and `NodeSchema`.

Records are declared beside the fields, in `irkit.debug_info.records`' terms; `bitcode` makes its layout, its readers
and its writer's plans of them.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.records import IfGiven, Item, Packed, Record, Zero
from irkit.releases import NEWEST, OLDEST

#: In `scalars`: a number that is not given, where that is different from 0.
ABSENT: Final = -1

#: The default of a keyword: the field is not given.
LEFT_OUT: Final = object()

# Rules: what kind of field it is, which tells its type in Python, how it is printed and how it stands in a record.
STRING: Final = 1  # an MDString operand; left out if empty
METADATA: Final = 2  # an operand; left out if null
INTEGER: Final = 3  # left out if it is the default
SIZE: Final = 4  # an operand or a scalar: as number if it is one, else as metadata; a number of 0 is left out
BOUND: Final = 5  # an operand: a constant integer as its number, anything else as metadata
EXPRESSION_BOUND: Final = 6  # an operand: a DIExpression of one signed constant as its number
BOOL: Final = 7  # left out if it is the default
WORD: Final = 8  # a number with a word, by the table `words`; left out if it is the default
OPTIONAL: Final = 9  # an INTEGER or, with `words`, a WORD that may be absent
FLAGS: Final = 10  # DIFlags; left out if 0
SUBPROGRAM_FLAGS: Final = 11  # DISPFlags
VIRTUAL_INDEX: Final = 12  # a number left out if the subprogram is not virtual and it is 0
HIDDEN: Final = 13  # a number that text does not show
ELEMENTS: Final = 14  # the operands from this one on, in braces; left out if there are none

_ON_OPERANDS: Final = (STRING, METADATA, SIZE, BOUND, EXPRESSION_BOUND, ELEMENTS)
_ON_SCALARS: Final = (
    INTEGER,
    SIZE,
    BOOL,
    WORD,
    OPTIONAL,
    FLAGS,
    SUBPROGRAM_FLAGS,
    VIRTUAL_INDEX,
    HIDDEN,
)
#: The default of a field that is always printed.
ALWAYS: Final = -2
#: LLVM's tag of a pointer authentication qualifier, the only derived type that has the `ptrAuth…` fields.
PTRAUTH_TAG: Final = 0x4300

# Bits that LLVM keeps of a number, by the table of its words; others have 32.
_BITS: Final[dict[str, int]] = {"tags": 16, "calling_conventions": 8, "MACINFO_TYPES": 16}


class Field:
    """One field of a node.

    `name` is LLVM's, as in text; `attribute` is Python's. `operand` and `scalar` are the places in the node's lists
    (-1 for none). `default`: the value that is not printed (ALWAYS: there is none); for operands 0 or ALWAYS.
    `words`: the attribute of `irkit.dialects.dwarf.Dwarf`, or the table of that module, that has the words.
    `since`: the first LLVM release that has the field. `empty_since`: the first that prints a string that is there
    although empty, a word although it is 0. `only_if`: a scalar's (name, value, wanted) on which printing depends:
    equal (True) or not. `bits`: how many LLVM keeps of the number in a record, `signed` or not. `type_ref`: an operand
    that was the identifier of a type, a string, before LLVM 3.9.

    Of text: `required`, the last release in which it must be given (0: it need not), `required_since`, the first
    (0: all). `not_null` and `not_empty`: what it cannot be, `not_null` since `required_since` only. `may_be_number`:
    metadata that may be a signed number, which becomes an i64. `if_left_out`: what it is then, if not the default of
    print. `limit`: the largest number (None: that of its kind).
    """

    __slots__ = (
        "attribute",
        "bits",
        "default",
        "empty_since",
        "if_left_out",
        "limit",
        "may_be_number",
        "name",
        "not_empty",
        "not_null",
        "only_if",
        "operand",
        "required",
        "required_since",
        "rule",
        "scalar",
        "signed",
        "since",
        "type_ref",
        "words",
    )

    def __init__(
        self,
        name: str,
        rule: int,
        *,
        default: int = 0,
        words: str = "",
        since: int = OLDEST,
        empty_since: int = NEWEST + 1,
        only_if: tuple[str, int, bool] | None = None,
        attribute: str = "",
        signed: bool = False,
        bits: int = 0,
        type_ref: bool = False,
        required: int = 0,
        required_since: int = 0,
        not_null: bool = False,
        not_empty: bool = False,
        may_be_number: bool = False,
        if_left_out: int | None = None,
        limit: int | None = None,
    ) -> None:
        self.name: str = name
        self.rule: int = rule
        self.default: int = ABSENT if rule == OPTIONAL else default
        self.words: str = words
        self.since: int = since
        self.empty_since: int = empty_since
        self.only_if: tuple[str, int, bool] | None = only_if
        self.attribute: str = attribute if attribute else snake_case(name)
        self.signed: bool = signed
        self.bits: int = bits if bits else _BITS.get(words, 32)
        self.type_ref: bool = type_ref
        self.required: int = required
        self.required_since: int = required_since
        self.not_null: bool = not_null
        self.not_empty: bool = not_empty
        self.may_be_number: bool = may_be_number
        self.if_left_out: int = self.usual if if_left_out is None else if_left_out
        self.limit: int | None = limit
        self.operand: int = -1
        self.scalar: int = -1

    @property
    def has_operand(self) -> bool:
        return self.rule in _ON_OPERANDS

    @property
    def has_scalar(self) -> bool:
        return self.rule in _ON_SCALARS

    @property
    def usual(self) -> int:
        """The scalar of a field that is not given: in a record that ends before it, by a keyword, by print."""
        return 0 if self.default == ALWAYS else self.default


class NodeSchema:
    """One class of node: `name` in text and in Python; `fields` in print order; `operands` and `scalars`: how many.

    `distinct_only`: never uniqued. `since`: the first LLVM release that has it. `record`: how bitcode has it; None for
    the one node whose record is not of this kind.
    """

    __slots__ = (
        "by_name",
        "distinct_only",
        "doc",
        "fields",
        "name",
        "operand_count",
        "parent",
        "record",
        "scalar_count",
        "since",
    )

    def __init__(
        self,
        name: str,
        parent: str,
        operands: str,
        fields: tuple[Field, ...],
        doc: str,
        record: Record | None = None,
        distinct_only: bool = False,
        since: int = OLDEST,
    ) -> None:
        self.name: str = name
        self.parent: str = parent
        self.fields: tuple[Field, ...] = fields
        self.doc: str = doc
        self.record: Record | None = record
        self.distinct_only: bool = distinct_only
        self.since: int = since
        self.by_name: dict[str, Field] = {field.name: field for field in fields}
        order = operands.split()
        self.operand_count: int = len([name for name in order if self._is_single(name)])
        self.scalar_count: int = 0
        for field in fields:
            if field.has_operand:
                field.operand = order.index(field.name)
            if field.has_scalar:
                field.scalar = self.scalar_count
                self.scalar_count += 1

    def _is_single(self, name: str) -> bool:
        """Whether an operand is one place, not the list that a GenericDINode ends with."""
        return name not in self.by_name or self.by_name[name].rule != ELEMENTS

    def record_length(self, llvm_version: int) -> int:
        """How many operands a release's record has, the header included; what takes several counts as one, what is
        there only if it is given as none."""
        record = self.record
        assert record is not None
        items = [item for item in (*record.items, *record.tail) if not isinstance(item, IfGiven)]
        return 1 + sum(1 for item in items if self.item_since(item) <= llvm_version)

    def item_since(self, item: Item) -> int:
        """The first release whose records have an item."""
        if isinstance(item, Zero):
            return OLDEST
        return self.by_name[item.parts[0][0] if isinstance(item, Packed) else item.name].since

    def fields_of(self, llvm_version: int) -> list[Field]:
        """The fields that a release has."""
        return [field for field in self.fields if field.since <= llvm_version]


def snake_case(name: str) -> str:
    out = []
    for char in name:
        if char.isupper():
            out.append("_")
        out.append(char.lower())
    return "".join(out).lstrip("_")
