"""All relations: `RELATIONS` has them by name.

The chapters in `irkit.facts.chapters` declare them; those of instructions are made from the operator table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from irkit.errors import NotFoundError
from irkit.facts.chapters import instructions, metadata, modules, types, values
from irkit.facts.declare import Relation
from irkit.words import check_names

CHAPTERS: Final[tuple[tuple[str, tuple[Relation, ...]], ...]] = tuple(
    [(chapter.CHAPTER, chapter.RELATIONS) for chapter in (types, modules, values, instructions, metadata)]
)

#: Every relation by the thesis's name.
RELATIONS: Final[Mapping[str, Relation]] = {row.name: row for _, rows in CHAPTERS for row in rows}

#: The same by the name of its table.
BY_TABLE: Final[Mapping[str, Relation]] = {row.table_name: row for row in RELATIONS.values()}


def chosen(names: Iterable[str] | None) -> list[str]:
    """The names of the relations that are meant, in the schema's order: `a:b`, `a__b`, or `a:*` for all that begin so.
    None: all but those that are there on request alone. Raises NotFoundError for what is no relation."""
    if names is None:
        return [name for name, row in RELATIONS.items() if not row.on_request]
    found: set[str] = set()
    for name in check_names(names):
        plain = name.replace("__", ":")
        if plain.endswith("*"):
            matching = {one for one in RELATIONS if one.startswith(plain[:-1])}
        else:
            matching = {plain} & RELATIONS.keys()
        if not matching:
            raise NotFoundError(f"there is no relation {name}; docs/facts.md lists them")
        found |= matching
    return [name for name in RELATIONS if name in found]
