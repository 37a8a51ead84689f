"""What all parts of the extraction share: the tables, and the numbers of what a module holds (Note [ids] in
`irkit.facts.declare`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from irkit.errors import UnsupportedError
from irkit.facts.declare import (
    FUNCTION_BITS,
    MOST_FUNCTIONS,
    MOST_IN_A_FUNCTION,
    MOST_MODULES,
    ORDINAL_BITS,
    Relation,
)
from irkit.facts.schema import RELATIONS
from irkit.facts.tables import Column, Table, numbers
from irkit.facts.type_names import TypeNames
from irkit.functions import Function
from irkit.metadata import DIArgList, LocalAsMetadata, Metadata, MetadataAsValue
from irkit.module import Module
from irkit.spelling import ModuleTexts, module_texts
from irkit.types import Type
from irkit.values import Value

#: Columns that are the same as a relation's first column, by relation and place: these are written once, whatever
#: relations are wanted.
SAME: Final[Mapping[str, Mapping[int, str]]] = {
    "instruction:id": {0: "instruction", 1: "instruction"},
    "instruction:function": {0: "instruction"},
    "instruction:block": {0: "instruction"},
    "instruction:opcode": {0: "instruction"},
    "instruction:to": {1: "instruction:to"},
    "operand:by_variable": {0: "variable", 1: "variable"},
    "variable:id": {0: "variable"},
    "variable:type": {0: "variable"},
    "variable:function": {0: "variable"},
}


class State:
    """The tables and numbers of one module.

    `ids` are the numbers of what is in no function, `local` those of the function at hand; `constants` are the values
    with a number in no function, in its order, from the globals on, and `nodes` is the metadata, each as far as
    something has used it. `types` are the types in the order of their numbers in columns, with their texts.
    """

    def __init__(self, module: Module, wanted: Sequence[str], number: int) -> None:
        if number >= MOST_MODULES:
            raise UnsupportedError(f"facts of {number + 1} modules at once: their numbers are for {MOST_MODULES}")
        if len(module.functions) > MOST_FUNCTIONS:
            raise UnsupportedError(
                f"facts of a module with {len(module.functions)} functions: their numbers are for {MOST_FUNCTIONS}"
            )
        self.module: Module = module
        self.number: int = number
        self.base: int = number << (FUNCTION_BITS + ORDINAL_BITS)
        self.texts: ModuleTexts = module_texts(module)
        self.type_names: TypeNames = TypeNames(self.texts)
        self.type_texts: list[str] = []
        self.types: dict[Type, int] = {}
        keep = frozenset(wanted)
        self.tables: dict[str, Table] = {
            name: Table(row, name in keep, self.type_texts, SAME.get(name, {})) for name, row in RELATIONS.items()
        }
        self.has_metadata: bool = any(reaches_metadata(RELATIONS[name]) for name in keep)
        self.ids: dict[Value, int] = {}
        self.local: dict[Value, int] = {}
        self.constants: list[Value] = []
        self.metadata_operands: dict[Metadata, int] = {}
        self.node_ids: dict[Metadata, int] = {}
        self.nodes: list[Metadata] = []
        self.function_numbers: dict[Function, int] = {}

    def table(self, name: str) -> Table:
        """The table of a relation. Raises KeyError for what is no relation."""
        return self.tables[name]

    def take(self) -> dict[str, list[Column]]:
        """The columns of what is wanted, by the names of tables; the tables are empty then."""
        found: dict[str, list[Column]] = {}
        owners = {owner for same in SAME.values() for owner in same.values()}
        shared = {owner: numbers(self.tables[owner].first) for owner in owners}
        for table in self.tables.values():
            if table.is_wanted:
                found[table.relation.table_name] = table.finished(shared)
            table.restart()
        return found

    def function_base(self, function: Function) -> int:
        """What the numbers of what is in a function begin with."""
        return self.base | self.function_numbers[function] << ORDINAL_BITS

    def check_room(self, count: int, what: str) -> None:
        """Raise UnsupportedError if there are not numbers for so many."""
        if count > MOST_IN_A_FUNCTION:
            raise UnsupportedError(f"facts of {what}: their numbers are for {MOST_IN_A_FUNCTION}")

    def type(self, ty: Type) -> int:
        """What stands for a type in a column."""
        found = self.types.get(ty)
        if found is None:
            found = self.types[ty] = len(self.type_texts)
            self.type_texts.append(self.type_names.name(ty))
        return found

    def value(self, value: Value) -> int:
        """The number of an operand, which is given one if nothing has used it yet."""
        found = self.local.get(value)
        if found is None:
            found = self.ids.get(value)
            if found is None:
                found = self.metadata_operand(value) if isinstance(value, MetadataAsValue) else self.immediate(value)
        return found

    def immediate(self, value: Value) -> int:
        """The number of a constant."""
        found = self.ids.get(value)
        if found is None:
            found = self.ids[value] = self.base | len(self.constants)
            self.constants.append(value)
        return found

    def metadata_operand(self, value: MetadataAsValue) -> int:
        """The number of metadata as an operand: one for all that are the same metadata."""
        found = self.metadata_operands.get(value.metadata)
        if found is None:
            found = self.metadata_operands[value.metadata] = self.immediate(value)
            if self.has_metadata:
                self.table("metadata_operand").add2(found, self.node(value.metadata))
        return found

    def node(self, node: Metadata) -> int:
        """The number of metadata, which is given one if nothing has used it yet."""
        found = self.node_ids.get(node)
        if found is None:
            found = self.node_ids[node] = self.base | len(self.nodes)
            self.nodes.append(node)
            if isinstance(node, LocalAsMetadata):  # what it holds has a number as long as its function is at hand
                self.table("metadata:value").add2(found, self.value(node.value))
            elif isinstance(node, DIArgList):
                for argument in node.args:
                    self.node(argument)
        return found


def reaches_metadata(relation: Relation) -> bool:
    """Whether metadata has rows in a relation, be it by the constants in it."""
    if relation.chapter in ("types", "values", "metadata"):
        return True
    return any(kind == "metadata" for _, kind in relation.columns)
