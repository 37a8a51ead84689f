"""Modules cut into parts that can be linked again (LLVM's `SplitModule`).

What has to stay together is found first: members of a comdat, an alias and what it means, functions and who takes the
address of their blocks, and locals and their users, unless locals are made visible. Such clusters are dealt out, each
to the part that has least; a global in no cluster goes where the hash of its name sends it.
"""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constant_walk import base_object, comdat_of, constants_below
from irkit.constants import BlockAddress
from irkit.dialects.features import SPLIT_DEALS_LARGEST_FIRST
from irkit.digests import md5_of
from irkit.editing.cloning import clone_module
from irkit.editing.dead import drop_unused_comdats, globals_below
from irkit.editing.declare import declare_function, declare_symbol, declare_variable
from irkit.errors import EditError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.module import Module
from irkit.values import Value

UNNAMED = "__llvmsplit_unnamed"


def split(module: Module, parts: int, *, preserve_locals: bool, round_robin: bool) -> list[Module]:
    """Cut `module` into so many modules, each with some of the definitions and declarations of all others.

    What was local becomes visible, as hidden, unless `preserve_locals` says that locals stay with those that use them;
    what has no name gets one. `module` itself is changed in that. Assembly of the module stays in the first part.
    `round_robin`: functions that need not be with others are dealt out in turn. Atom groups of debug locations stay
    what they are. Raises EditError for less than one part.
    """
    if parts < 1:
        raise EditError(f"a module cannot be split into {parts} parts")
    module.materialize()
    if not preserve_locals:
        for value in (*module.functions, *module.globals, *module.aliases, *module.ifuncs):
            externalize(module, value)
    homes = find_partitions(module, parts)
    if round_robin:
        deal_out_functions(module, parts, homes)
    places = [homes[value] if value in homes else hashed_part(value, parts) for value in module.global_values()]
    made: list[Module] = []
    for number in range(parts):
        part = clone_module(module)
        part.materialize()
        for value, home in zip(list(part.global_values()), places, strict=True):
            if home != number:
                leave_out(part, value)
        drop_unused_comdats(part)
        if number:
            part.module_asm = ""
        made.append(part)
    return made


def externalize(module: Module, value: GlobalValue) -> None:
    if value.has_local_linkage:
        value.linkage = "external"
        value.visibility = "hidden"
        value.dso_local = True
    name_it(module, value)


def name_it(module: Module, value: GlobalValue) -> None:
    """The parts know each other's globals by name."""
    if not value.name:
        value.name = module.unique_name(UNNAMED)


def leave_out(module: Module, value: GlobalValue) -> None:
    if isinstance(value, Function) and not value.is_declaration:
        declare_function(value)
    elif isinstance(value, GlobalVariable) and not value.is_declaration:
        declare_variable(value)
    elif isinstance(value, IndirectSymbol):
        declare_symbol(module, value)


def hashed_part(value: GlobalValue, parts: int) -> int:
    """The part of a global that need not be with any other, as what an alias means would be."""
    comdat = comdat_of(value)
    name = value.name if comdat is None else comdat.name
    return int.from_bytes(md5_of(name)[:2], "little") % parts


def find_partitions(module: Module, parts: int) -> dict[GlobalValue, int]:
    """The parts of those globals that have to be with others."""
    clusters = find_clusters(module)
    order = clusters.sets()
    if module.dialect.has(SPLIT_DEALS_LARGEST_FIRST):
        order.sort(key=lambda members: (len(members), members[0].name), reverse=True)
    queue = BalancingQueue(parts)
    homes: dict[GlobalValue, int] = {}
    for members in order:
        part, size = queue.pop()
        for member in members:
            homes[member] = part
        queue.push(part, size + len(members))
    return homes


def deal_out_functions(module: Module, parts: int, homes: dict[GlobalValue, int]) -> None:
    """Give each function that has no part yet to the part that has fewest functions."""
    functions = [one for one in module.functions if not one.is_declaration and one.linkage == "external"]
    queue = BalancingQueue(parts, [homes[function] for function in functions if function in homes])
    for function in functions:
        if function not in homes:
            part, size = queue.pop()
            homes[function] = part
            queue.push(part, size + 1)


def find_clusters(module: Module) -> Clusters:
    clusters = Clusters()
    users, address_users = users_of_globals(module)
    comdats: dict[Comdat, GlobalValue] = {}
    for value in (*module.functions, *module.globals, *module.aliases, *module.ifuncs):
        if isinstance(value, GlobalObject) and value.is_declaration:
            continue
        name_it(module, value)
        root = base_object(value, through_ifuncs=True)
        comdat = comdat_of(value)
        if comdat is not None:
            first = comdats.setdefault(comdat, value)
            if first is not value:
                clusters.unite(first, value)
        if root is not None and root is not value:
            clusters.unite(value, root)
        for user in address_users.get(value, ()):
            clusters.unite(value, user)
        if value.has_local_linkage:
            for user in users.get(value, ()):
                clusters.unite(value, user)
    return clusters


Users = dict[GlobalValue, dict[GlobalValue, None]]


def users_of_globals(module: Module) -> tuple[Users, Users]:
    """The globals whose bodies or operands use a global; and those that use the addresses of a function's blocks."""
    users: Users = {}
    address_users: Users = {}
    for holder in module.global_values():
        roots: list[Value] = list(holder.operands)
        if isinstance(holder, Function):
            for block in holder.blocks:
                for instruction in block.instructions:
                    roots += instruction.operands
        for used in globals_below(roots):
            users.setdefault(used, {})[holder] = None
        for function in functions_of_addresses(roots):
            address_users.setdefault(function, {})[holder] = None
    return users, address_users


def functions_of_addresses(roots: list[Value]) -> list[Function]:
    """The functions of whose blocks an address is among some values, or in the constants that these are."""
    return [constant.function for constant in constants_below(roots) if isinstance(constant, BlockAddress)]


class Clusters:
    """Sets of globals that grow together. The leader, the first of a set's members, is that of the first argument."""

    def __init__(self) -> None:
        self.members: dict[GlobalValue, list[GlobalValue]] = {}

    def unite(self, first: GlobalValue, second: GlobalValue) -> None:
        mine = self.members.setdefault(first, [first])
        theirs = self.members.setdefault(second, [second])
        if mine is theirs:
            return
        mine += theirs
        for member in theirs:
            self.members[member] = mine

    def sets(self) -> list[list[GlobalValue]]:
        return [members for value, members in self.members.items() if members[0] is value]


class BalancingQueue:
    """The parts, the one that has least on top. Among equals the order is that of a binary heap as C++ libraries keep
    it, since LLVM's queue is one."""

    def __init__(self, parts: int, filled: Sequence[int] = ()) -> None:
        self.heap: list[tuple[int, int]] = []
        for part in range(parts):
            self.push(part, filled.count(part))

    @staticmethod
    def is_below(one: tuple[int, int], other: tuple[int, int]) -> bool:
        if one[1] or other[1]:
            return one[1] > other[1]
        return one[0] > other[0]

    def push(self, part: int, size: int) -> None:
        self.heap.append((part, size))
        self.rise(len(self.heap) - 1, 0)

    def rise(self, hole: int, top: int) -> None:
        heap = self.heap
        entry = heap[hole]
        while hole > top and self.is_below(heap[(hole - 1) // 2], entry):
            heap[hole] = heap[(hole - 1) // 2]
            hole = (hole - 1) // 2
        heap[hole] = entry

    def pop(self) -> tuple[int, int]:
        """The top. What was last sinks from there to a leaf, and rises again."""
        heap = self.heap
        top, last = heap[0], heap.pop()
        if not heap:
            return top
        hole = 0
        while 2 * hole + 2 < len(heap):
            child = 2 * hole + 2
            if self.is_below(heap[child], heap[child - 1]):
                child -= 1
            heap[hole] = heap[child]
            hole = child
        if 2 * hole + 2 == len(heap):
            heap[hole] = heap[2 * hole + 1]
            hole = 2 * hole + 1
        heap[hole] = last
        self.rise(hole, 0)
        return top
