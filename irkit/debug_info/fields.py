"""What the declarations of `irkit.debug_info.schema` consist of: the rules of fields, `Field` and `NodeSchema`."""

from __future__ import annotations

from typing import Final

from irkit.dialects.releases import NEWEST, OLDEST

#: In `scalars`: a number that is not given, where that is different from 0.
ABSENT: Final = -1

# Rules: what kind of field it is, which tells its type in Python and how it is printed.
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


class Field:
    """One field of a node.

    `name` is LLVM's, as in text; `attribute` is Python's. `operand` and `scalar` are the places in the node's lists
    (-1 for none). `default`: the value that is not printed (ALWAYS: there is none); for operands 0 or ALWAYS.
    `words`: the attribute of `irkit.dialects.dwarf.Dwarf`, or the table of that module, that has the words.
    `since`: the first LLVM release that has the field. `empty_since`: the first that prints a string that is there
    although empty. `only_if`: a scalar's (place, value, wanted) on which printing depends: equal (True) or not.
    """

    __slots__ = (
        "attribute",
        "default",
        "empty_since",
        "name",
        "only_if",
        "operand",
        "rule",
        "scalar",
        "signed",
        "since",
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
    ) -> None:
        self.name: str = name
        self.rule: int = rule
        self.default: int = ABSENT if rule == OPTIONAL else default
        self.words: str = words
        self.since: int = since
        self.empty_since: int = empty_since
        self.only_if: tuple[str, int, bool] | None = only_if
        self.attribute: str = attribute if attribute else _snake_case(name)
        self.signed: bool = signed
        self.operand: int = -1
        self.scalar: int = -1

    @property
    def has_operand(self) -> bool:
        return self.rule in _ON_OPERANDS

    @property
    def has_scalar(self) -> bool:
        return self.rule in _ON_SCALARS


class NodeSchema:
    """One class of node: `name` in text and in Python; `fields` in print order; `operands` and `scalars`: how many.

    `distinct_only`: never uniqued. `since`: the first LLVM release that has it.
    """

    __slots__ = (
        "by_name",
        "distinct_only",
        "doc",
        "fields",
        "name",
        "operand_count",
        "parent",
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
        distinct_only: bool = False,
        since: int = OLDEST,
    ) -> None:
        self.name: str = name
        self.parent: str = parent
        self.fields: tuple[Field, ...] = fields
        self.doc: str = doc
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

    def fields_of(self, llvm_version: int) -> list[Field]:
        """The fields that a release has."""
        return [field for field in self.fields if field.since <= llvm_version]


def _snake_case(name: str) -> str:
    out = []
    for char in name:
        if char.isupper():
            out.append("_")
        out.append(char.lower())
    return "".join(out).lstrip("_")
