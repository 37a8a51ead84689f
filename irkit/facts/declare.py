"""What a relation is made of: its columns with their types, its key, where it comes from.

Note [ids]: an entity of a module is one 64-bit integer, and so is every column whose type is an entity: the number of
the module among those that are looked at together (17 bits), the number of the function from 1 on, 0 for what is in
none (20 bits), the number in it (25 bits). In a function, its arguments come first, then each block with
its instructions behind it. In none are the functions, global variables, aliases, ifuncs, then all constants in the
order in which something first uses them; metadata nodes are counted by themselves. The number of an entity thus
depends on its module alone, not on which relations are asked for, and that of what is in a function on this function
alone. The result of an instruction is a variable with the instruction's number, a block is a variable with the block's,
and an operand has the number of the variable or the immediate that it is. Types are their text.
"""

from __future__ import annotations

from typing import Final

from irkit.integers import low_bits

# The types of columns. Entities are numbers, but for types and comdats, which are their text (see Note [ids]).
NUMBERS: Final = frozenset(
    (
        *("module", "function", "block", "instruction", "variable", "immediate", "operand", "global", "metadata"),
        "int",
    )
)
TEXTS: Final = frozenset(("type", "comdat", "text"))

MODULE_BITS: Final = 17
FUNCTION_BITS: Final = 20
ORDINAL_BITS: Final = 25
MOST_MODULES: Final = 1 << MODULE_BITS
MOST_FUNCTIONS: Final = (1 << FUNCTION_BITS) - 1
MOST_IN_A_FUNCTION: Final = 1 << ORDINAL_BITS

MODERN: Final = "modern IR"


class Relation:
    """One relation, of facts that are read from a module.

    `name` is the thesis's, `table_name` what tables and files are called; an entity is a relation with one column.
    `columns` are pairs of a name and a type (`NUMBERS`, `TEXTS`); the first `key` of them determine the others.
    `tables` are the numbers of the thesis's tables that declare it, none for what IR has had since then; `constraints`
    are those of the tables that restrict it. `like`: the table that shows what it is like by another instruction, 0 for
    none. `on_request`: it is left out unless it is asked for by its name.
    """

    __slots__ = ("chapter", "columns", "constraints", "doc", "key", "like", "name", "on_request", "tables")

    def __init__(
        self,
        name: str,
        columns: tuple[tuple[str, str], ...],
        key: int,
        tables: tuple[int, ...],
        doc: str,
        chapter: str,
        on_request: bool = False,
        constraints: tuple[int, ...] = (),
    ) -> None:
        self.name: str = name
        self.columns: tuple[tuple[str, str], ...] = columns
        self.key: int = key
        self.tables: tuple[int, ...] = tables
        self.doc: str = doc
        self.chapter: str = chapter
        self.on_request: bool = on_request
        self.constraints: tuple[int, ...] = constraints
        self.like: int = 0

    @property
    def table_name(self) -> str:
        """`add_instruction__first_operand` for `add_instruction:first_operand`."""
        return self.name.replace(":", "__")

    @property
    def source(self) -> str:
        """Where it is declared: the thesis's tables, "as table 88" where that shows another instruction, or "modern
        IR"."""
        if not self.tables:
            return f"as table {self.like}" if self.like else MODERN
        listed = ", ".join([str(number) for number in self.tables])
        return f"table {listed}" if len(self.tables) == 1 else f"tables {listed}"

    @property
    def declaration(self) -> str:
        """`add_instruction:first_operand(instruction → operand)`: the columns with their types, the key first."""
        kinds = [name if name == kind else f"{name}: {kind}" for name, kind in self.columns]
        before, behind = ", ".join(kinds[: self.key]), ", ".join(kinds[self.key :])
        return f"{self.name}({before} → {behind})" if behind else f"{self.name}({before})"

    def __repr__(self) -> str:
        return f"<Relation {self.declaration}>"


def relation(
    chapter: str,
    name: str,
    columns: str,
    doc: str,
    *tables: int,
    on_request: bool = False,
    constraints: tuple[int, ...] = (),
) -> Relation:
    """A row of a chapter. `columns` are names with their types, `instruction index:int -> operand`; a name that is a
    type needs none. What follows the arrow is determined by what stands before it."""
    before, _, behind = columns.partition("->")
    found: list[tuple[str, str]] = []
    for part in (*before.split(), *behind.split()):
        column, _, kind = part.partition(":")
        kind = kind or column
        assert kind in NUMBERS or kind in TEXTS, part
        found.append((column, kind))
    return Relation(name, tuple(found), len(before.split()), tables, doc, chapter, on_request, constraints)


def entity_id(module: int, function: int, ordinal: int) -> int:
    """The number of an entity: see Note [ids]."""
    return ((module << FUNCTION_BITS | function) << ORDINAL_BITS) | ordinal


def parts_of_id(number: int) -> tuple[int, int, int]:
    """The numbers of the module, of the function, and in it: see Note [ids]."""
    return (
        number >> (FUNCTION_BITS + ORDINAL_BITS),
        low_bits(number >> ORDINAL_BITS, FUNCTION_BITS),
        low_bits(number, ORDINAL_BITS),
    )
