"""Use-list orders of a module whose bodies several processes write (see Note [shares] and Note [uses by shares]).

Lists of arguments, blocks and instructions are a share's own. Those of globals and constants are put together from what
all shares tell of their uses; the last share whose bodies name a value says its order, and the first what no body does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bitcode.writer.enumeration.prediction import Prediction, UseListOrder, has_expected_lists, shuffle_of
from bitcode.writer.enumeration.values import ValueNumbers
from irkit.constants import Constant, ConstantData, InlineAsm
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.module import Module
from irkit.use_lists import TextUseOrders
from irkit.use_lists.shares import ShareReplay
from irkit.use_lists.text import handing_order
from irkit.values import Value

Key = int | str


class Uses(NamedTuple):
    """What a share tells of its uses. `size`: how many numbers of prediction its bodies take. `constants`: the keys of
    constants that it makes uses by, each by a number below 0; `numbers`: those of prediction, by key. `lists`: for each
    value, by key, its users and their operands' numbers in turn, the newest last; a user is its number of prediction,
    or that of a constant in `constants`. `turns`: how many uses there were before the definition of a global, where any
    were. `reached`: what its bodies name, constants' operands included."""

    size: int
    constants: dict[int, Key]
    numbers: dict[Key, int]
    lists: dict[Key, list[int]]
    turns: dict[Key, int]
    reached: list[Key]


class Keys:
    """What all shares know a value by: globals and the constants in them by their places, others by their text."""

    def __init__(self, module: Module, spell: Callable[[Value], str]) -> None:
        self.spell: Callable[[Value], str] = spell
        self.known: dict[Value, Key] = {}
        todo: list[Value] = []
        for one in module.global_values():
            self.known[one] = len(self.known)
            todo.extend(one.operands)
        while todo:
            value = todo.pop()
            if value not in self.known and isinstance(value, Constant):
                self.known[value] = len(self.known)
                todo.extend(value.operands)

    def of(self, value: Value) -> Key:
        key = self.known.get(value)
        if key is None:
            key = self.known[value] = self.spell(value)
        return key


class SharePrediction(Prediction):
    """Leaves an empty shuffle for each value that the shares have in common, to be found out when all have told."""

    def predict_uses(self, value: Value, function: Function | None) -> None:
        if not isinstance(value, (Constant, InlineAsm)):
            super().predict_uses(value, function)
        elif self.data_uses or not isinstance(value, ConstantData):
            self.stack.append(UseListOrder(value, function, []))


class ShareUses:
    """The uses of one share: `told` before the exchange, `orders` after it."""

    def __init__(
        self,
        module: Module,
        values: ValueNumbers,
        number: int,
        bodies: Sequence[Function],
        firsts: Sequence[Function],
        spell: Callable[[Value], str],
    ) -> None:
        orders = module.use_orders
        if not isinstance(orders, TextUseOrders) or orders.is_replayed:
            raise UnsupportedError("shares of a module whose use-lists are made")
        self.number: int = number
        self.keys: Keys = Keys(module, spell)
        self.homes: dict[Key, int] = {}  # the shares that globals are defined in
        places = self.cut(orders, firsts)
        orders.is_replayed = True
        self.replay: ShareReplay = ShareReplay(module, orders, places[number], places[number + 1])
        silent: set[Function] = set()
        plain = {function for function in bodies if has_expected_lists(module, function, silent)}
        self.replay.run()
        if self.replay.waiting_equivalents or orders.functions:
            raise UnsupportedError("shares of a module in which a body waits for another")
        self.prediction: SharePrediction = SharePrediction(module, values, bodies, plain, silent)
        self.prediction.predict_bodies(bodies)
        self.reached: list[Value] = [order.value for order in self.prediction.stack if not order.shuffle]
        if number == 0:
            self.prediction.predict_globals()

    def cut(self, orders: TextUseOrders, firsts: Sequence[Function]) -> list[int]:
        """Where each share's steps begin, and the last one's end."""
        places = [0]
        for place, step in enumerate(orders.steps):
            if len(places) < len(firsts) and step is firsts[len(places)]:
                places.append(place)
            if isinstance(step, GlobalValue):
                self.homes[self.keys.of(step)] = len(places) - 1
        return [*places, len(orders.steps)]

    def told(self) -> Uses:
        """What the others have to know."""
        keys = self.keys
        order = self.prediction.order
        uses = Uses(self.prediction.count - self.prediction.last_global, {}, {}, {}, {}, [])
        places: dict[Value, int] = {}
        for value, made in self.replay.lists.items():
            if not isinstance(value, (Constant, InlineAsm)):
                continue
            key = keys.of(value)
            flat: list[int] = []
            for use in made:
                user: Value = use.user
                if isinstance(user, Constant) and not isinstance(user, GlobalValue):
                    if user not in places:
                        places[user] = ~len(places)
                        uses.constants[places[user]] = self.tell_number(uses, user)
                    flat.append(places[user])
                else:
                    flat.append(order.number_of(user))
                flat.append(use.index)
            uses.lists[key] = flat
            if not isinstance(value, GlobalValue):
                self.tell_number(uses, value)
        for value, count in self.replay.turns.items():
            if count:
                uses.turns[keys.of(value)] = count
        uses.reached.extend([keys.of(value) for value in self.reached])
        return uses

    def tell_number(self, uses: Uses, constant: Value) -> Key:
        key = self.keys.of(constant)
        uses.numbers[key] = self.prediction.order.number_of(constant)
        return key

    def orders(self, all_uses: Sequence[Uses]) -> list[UseListOrder]:
        """What this share says, as a stack."""
        prediction = self.prediction
        merged = MergedUses(all_uses, self.homes, prediction.last_global)
        others: set[Key] = set()
        for number, uses in enumerate(all_uses):
            if number > self.number:
                others.update(uses.reached)
        stack: list[UseListOrder] = []
        for order in prediction.stack:
            if not order.shuffle:
                key = self.keys.of(order.value)
                if key in others:
                    continue
                number = merged.numbers.get(key, 0)
                if isinstance(order.value, GlobalValue):
                    number = prediction.order.number_of(order.value)
                order.shuffle = expected_shuffle(prediction, number, merged.list_of(key))
            if order.shuffle:
                stack.append(order)
        return stack


def expected_shuffle(prediction: Prediction, number: int, uses: list[tuple[int, int]]) -> list[int]:
    """See `Prediction.predict_list`: a list by its users' numbers and its operands', the newest first."""
    keys: list[tuple[int, int, int, int]] = []
    for user, index in uses:
        if user:
            keys.append(prediction.key(number, user, index, len(keys)))
    return shuffle_of(keys)


class MergedUses:
    """The whole lists of what the shares have in common, and the numbers of constants that all go by."""

    def __init__(self, shares: Sequence[Uses], homes: dict[Key, int], last_global: int) -> None:
        self.shares: Sequence[Uses] = shares
        self.homes: dict[Key, int] = homes
        self.last_global: int = last_global
        self.shifts: list[int] = []
        self.makers: dict[Key, int] = {}  # the first share that makes uses by a constant
        self.numbers: dict[Key, int] = {}
        for number, uses in enumerate(shares):
            shift = sum([one.size for one in shares[:number]])
            self.shifts.append(shift)
            for key in uses.constants.values():
                self.makers.setdefault(key, number)
            for key, local in uses.numbers.items():
                if local and key not in self.numbers:
                    self.numbers[key] = local if local <= last_global else local + shift

    def list_of(self, key: Key) -> list[tuple[int, int]]:
        """The users' numbers and the operands' of a value's list, the newest use first."""
        users: list[int] = []
        indexes: list[int] = []
        constants: list[object] = []
        home = self.homes.get(key)
        for share, uses in enumerate(self.shares):
            flat = uses.lists.get(key, ())
            turn = 2 * uses.turns.get(key, 0) if share == home else None
            place = 0
            while True:
                if place == turn:
                    order = handing_order(constants, indexes)
                    users = [users[other] for other in order]
                    indexes = [indexes[other] for other in order]
                    constants = [constants[other] for other in order]
                if place >= len(flat):
                    break
                user, index = flat[place], flat[place + 1]
                place += 2
                constant = uses.constants.get(user)
                if constant is not None:
                    if self.makers[constant] < share:
                        continue
                    user = self.numbers.get(constant, 0)
                elif user > self.last_global:
                    user += self.shifts[share]
                users.append(user)
                indexes.append(index)
                constants.append(constant)
        return list(reversed([*zip(users, indexes, strict=True)]))
