"""Values and their uses: what everything in a function, and every constant, is (LLVM's `Value`, `User`, `Use`).

Note [use-lists on demand]: a value's use-list is in LLVM's order: a new use goes to the front. A list per value costs
more memory than the instructions themselves, so values start without one; `irkit.use_lists` makes the lists of a whole
function, or of a whole module, when the first of them is asked for, by replaying the order in which LLVM's reader makes
the uses. From then on edits keep them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from irkit.attribute_views import Attributes
from irkit.attributes import FIRST_ARGUMENT_INDEX
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.spelling import html_spelling, spelling
from irkit.symbols import SymbolTable
from irkit.types import Type, VoidType
from irkit.words import check_text

if TYPE_CHECKING:
    from irkit.attributes import AttributeSet
    from irkit.blocks import BasicBlock
    from irkit.context import Context
    from irkit.functions import Function
    from irkit.instructions import Instruction
    from irkit.metadata import Metadata, ValueAsMetadata
    from irkit.module import Module


SHOWN_USERS: Final = 3  # in messages
_MOST: Final = 1 << 32  # values, types or nodes that one table has
# Who numbers values, types or nodes puts the numbers into them, above a base of its own: see Note [places in values].
SLOT_BASES: Final = count(_MOST, _MOST)


class Use:
    """One operand of one user: `user.operands[index]`."""

    __slots__ = ("index", "user")

    def __init__(self, user: User, index: int) -> None:
        self.user: User = user
        self.index: int = index

    @property
    def value(self) -> Value:
        return self.user._operands[self.index]

    def __repr__(self) -> str:
        return f"<Use {self.index} of {self.user!r}>"


class Value:
    """Anything with a type that can be an operand. `name` is "" where there is none; bytes that are not UTF-8 are
    kept in it as surrogate escapes."""

    __slots__ = ("_name", "_slot", "_uses", "type")

    def __init__(self, ty: Type, name: str = "") -> None:
        self.type: Type = ty
        self._name: str = name
        self._slot: int = 0  # belongs to who numbered the value last: see SLOT_BASES
        self._uses: list[Use] | None = None

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, name: str | object) -> None:
        self.rename(name)

    @property
    def symbols(self) -> SymbolTable | None:
        """The names among which this value's is unique: those of its function, or of its module's globals."""
        return None

    def _is_local(self) -> bool:
        """Whether this is an argument, a block or an instruction: told more quickly than by its class."""
        return False

    def rename(self, name: str | object, unique: bool = False) -> None:
        """Give the value another name, "" for none. `unique`: where it is taken, the name that LLVM makes of it.

        Raises EditError, with nothing changed, for what is no name, for a name that another value here has unless
        `unique`, and for a value that can have none.
        """
        wanted = check_name(self, name)
        if wanted == self._name:
            return
        table = self.symbols
        if table is not None:
            wanted = table.free_name(wanted, self, unique)
            self.before_renaming(wanted)
            table.leave(self)
        self._name = wanted
        if table is not None:
            table.enter(self)

    def before_renaming(self, name: str) -> None:
        """Let what knows the value by its name know it by this one. Raises EditError where it cannot."""

    @property
    def may_have_name(self) -> bool:
        """Whether LLVM lets the value have a name."""
        return not isinstance(self.type, VoidType)

    def describe(self) -> str:
        """The value and where it stands, for messages."""
        return repr(self)

    @property
    def uses(self) -> list[Use]:
        """The operands that are this value, in LLVM's order: the newest first. A copy.

        A constant that refers to no global, like a number, does not know its modules: it has the uses in those whose
        lists are made (`irkit.use_lists.make_all_use_lists`). From LLVM 21 on such constants have no uses at all.
        """
        return list(use_list(self))

    @property
    def users(self) -> Iterator[User]:
        """The user of each use, in the same order; one that uses the value twice comes twice."""
        return iter([use.user for use in use_list(self)])

    @property
    def module(self) -> Module | None:
        """The module that this is in; None if it is in none, or in any, as a number is."""
        return None

    def make_use_list(self, user: User | None) -> list[Use]:
        """Make the list (see Note [use-lists on demand]). Of a value that does not know its module, `user` does;
        without it the answer is an empty list that nobody keeps."""
        module = self.module
        if module is None and user is not None:
            module = user.module
        return module.make_use_list(self) if module is not None else []

    def replace_all_uses_with(self, new: Value | object) -> None:
        """Make every user of this value use `new`; as in LLVM, one use after another from the front of the list.

        Constants are never changed: one that uses this value gives way to another, made with `new`, wherever it is used
        itself. Metadata that holds a global, or a constant that gives way, follows.

        Raises EditError, with nothing changed, if `new` is no value or one of another type, if it is a constant that
        uses this value, or if a constant or an alias that uses this value cannot use it.
        """
        if new is self:
            return
        if not isinstance(new, Value):
            raise EditError(f"{self!r} cannot be replaced by {new!r}, which is no value")
        if new.type is not self.type:
            raise EditError(f"{self!r} is of type {self.type} and cannot be replaced by {new!r} of type {new.type}")
        owned = self.owned_replacement(new)
        if owned is self:
            return
        Replacement(self, owned).run()
        self.replace_in_debug_info(owned)

    def owned_replacement(self, new: Value) -> Value:
        """The value that is to replace this one, as it is here: a constant of another module without operands gives way
        to the module's own. Raises EditError for what is of another function or module."""
        return new

    def replace_in_debug_info(self, new: Value) -> None:
        """Let debug records, and calls that take metadata, hold another value of the function."""

    def __str__(self) -> str:
        """As LLVM prints it: a definition, or the type and the value."""
        return spelling(self)

    def _repr_html_(self) -> str:
        """What notebooks show: the text, highlighted; of a function its control flow too, where graphviz is there."""
        return html_spelling(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise EditError(f"{self!r} cannot be copied or pickled by itself: its module can")


class User(Value):
    """A value with operands, in LLVM's operand order (a call's callee is its last, a conditional branch's condition
    its first). `operands` can be read only; change them by `set_operand`, which keeps use-lists true."""

    __slots__ = ("_operands",)

    def __init__(self, ty: Type, operands: Sequence[Value], name: str = "") -> None:
        self.type = ty  # what Value's constructor does, without the call that each instruction would pay for
        self._name = name
        self._slot = 0
        self._uses = None
        self._operands: tuple[Value, ...] = tuple(operands)

    @property
    def operands(self) -> tuple[Value, ...]:
        return self._operands

    @property
    def is_uniqued(self) -> bool:
        """Whether this is the one constant with its contents: such a one is never changed."""
        return False

    @property
    def function_of_user(self) -> Function | None:
        """The function that this is an instruction of."""
        return None

    def as_instruction(self) -> Instruction | None:
        """This, if it is an instruction."""
        return None

    @property
    def terminated_block(self) -> BasicBlock | None:
        """The block that this ends, if it is a terminator."""
        return None

    def with_operands(self, context: Context, operands: Sequence[Value]) -> Value:
        """The constant that is told from this one by its operands alone. Raises EditError if there is none."""
        raise EditError(f"{self!r} is no constant that is unique")

    @property
    def repeats_attachments(self) -> bool:
        """Whether a kind of metadata may be attached several times."""
        return True

    def attachment_list(self) -> list[tuple[str, Metadata]] | None:
        """The metadata that is attached, for `irkit.attachments`; None for none."""
        return None

    def set_attachment_list(self, attachments: list[tuple[str, Metadata]] | None) -> None:
        """Attach other metadata. Raises EditError if none can be attached."""
        raise EditError(f"nothing can be attached to {self!r}")

    def attributes_at(self, index: int) -> AttributeSet | None:
        """The attributes at one place of an attribute list, for `irkit.attribute_views`; None for none."""
        return None

    def set_attributes_at(self, index: int, attributes: AttributeSet | None) -> None:
        """Have other attributes there. Raises EditError if there is no such place."""
        raise EditError(f"{self!r} has no attributes")

    def check_operands(self, operands: Iterable[object]) -> None:
        """Raise EditError if these cannot become operands."""
        if self.is_uniqued:
            raise EditError(
                f"the operands of {self!r} cannot be changed: all that use an equal constant share it; "
                "make another one, and let users use that"
            )
        for operand in operands:
            if not isinstance(operand, Value):
                raise EditError(f"an operand of {self!r} cannot be {operand!r}, which is no value")

    def owned_operands(self, operands: Sequence[Value]) -> Sequence[Value]:
        """These as operands of this: constants of another module without operands give way to the module's own.
        Raises EditError for what is of another function or module, and for what cannot stand there."""
        return operands

    def set_operand(self, index: int, value: Value | object) -> None:
        """Let the operand at `index` be `value`, whose newest use it becomes.

        Raises EditError if there is no such operand, if `value` is no value, or if this is a constant.
        """
        self.check_operands((value,))
        count = len(self._operands)
        if not -count <= index < count:
            raise EditError(f"{self!r} has {count} operands, and none at {index}")
        if index < 0:
            index += count
        assert isinstance(value, Value)
        value = self.owned_operands((*self._operands[:index], value, *self._operands[index + 1 :]))[index]
        old = list_to_keep(self._operands[index], self)
        new = list_to_keep(value, self)
        if old is not None:
            for position, use in enumerate(old):
                if use.user is self and use.index == index:
                    del old[position]
                    break
        self._operands = (*self._operands[:index], value, *self._operands[index + 1 :])
        if new is not None:
            new.insert(0, Use(self, index))

    def replace_operands(self, operands: Iterable[Value | object]) -> None:
        """Give up all operands and take new ones; the new uses are made in operand order.

        Raises EditError if one of them is no value, or if this is a constant.
        """
        wanted = tuple(operands)
        self.check_operands(wanted)
        values = tuple(self.owned_operands([value for value in wanted if isinstance(value, Value)]))
        self.take_operands(values)

    def take_operands(self, values: tuple[Value, ...]) -> None:
        """Give up all operands and take these, unchecked."""
        for value in dict.fromkeys(self._operands):
            uses = list_to_keep(value, self)
            if uses is not None:
                uses[:] = [use for use in uses if use.user is not self]
        lists = [list_to_keep(value, self) for value in values]
        self._operands = values
        for index, uses in enumerate(lists):
            if uses is not None:
                uses.insert(0, Use(self, index))

    def drop_all_references(self) -> None:
        """Give up all operands, so that the values no longer count this as a user."""
        self.check_operands(())
        self.take_operands(())

    def set_unlisted_operands(self, operands: Sequence[Value]) -> None:
        """Set all operands without a check and without keeping use-lists: for who makes the user, or keeps the lists
        in another way."""
        self._operands = tuple(operands)


class Placeholder(Value):
    """Stands for a value that a reader has not come to yet; never left in a finished module. Metadata that holds it is
    noted in `metadata_users`; users are the reader's to note, for `resolve_operands`."""

    __slots__ = ("metadata_users", "value")

    def __init__(self, ty: Type) -> None:
        super().__init__(ty)
        self.value: Value | None = None
        self.metadata_users: list[ValueAsMetadata] = []

    def resolve(self, value: Value) -> None:
        """The value is there: metadata holds it from now on, operands when they are resolved."""
        self.value = value
        for holder in self.metadata_users:
            holder.value = value


def resolve_operands(users: Sequence[User]) -> None:
    """Set all operands that are placeholders to what they stand for, each user at one go, without keeping use-lists."""
    for user in users:
        found: list[Value] = []
        for operand in user._operands:
            if isinstance(operand, Placeholder) and operand.value is not None:
                found.append(operand.value)
            else:
                found.append(operand)
        user._operands = tuple(found)


class Argument(Value):
    __slots__ = ("index", "parent")

    def __init__(self, ty: Type, parent: Function, index: int, name: str = "") -> None:
        super().__init__(ty, name)
        self.parent: Function = parent
        self.index: int = index

    @property
    def attributes(self) -> Attributes:
        """The attributes of the parameter: `f.args[0].attributes.add("align", 8)`."""
        return Attributes(self.parent, FIRST_ARGUMENT_INDEX + self.index)

    @property
    def module(self) -> Module | None:
        return self.parent.parent

    def make_use_list(self, user: User | None) -> list[Use]:
        return self.parent.make_local_list(self)

    def _is_local(self) -> bool:
        return True

    @property
    def symbols(self) -> SymbolTable | None:
        return self.parent.local_symbols

    def owned_replacement(self, new: Value) -> Value:
        return self.parent.owned_value(new, self)

    def replace_in_debug_info(self, new: Value) -> None:
        self.parent.replace_local_metadata(self, new)

    def describe(self) -> str:
        return f"{self!r} of @{self.parent.name}"


def describe(thing: object) -> str:
    """A value and where it stands, or whatever else was given."""
    return thing.describe() if isinstance(thing, Value) else repr(thing)


def is_other(ours: Sequence[Value], theirs: Sequence[Value]) -> bool:
    """Whether any value differs."""
    return any(mine is not other for mine, other in zip(ours, theirs, strict=True))


def check_unused(value: Value, what: str) -> None:
    """Raise EditError, naming users, if something uses the value, but for itself."""
    users = [use.user for use in use_list(value) if use.user is not value]
    if users:
        shown = ", ".join([user.describe() for user in dict.fromkeys(users[:SHOWN_USERS])])
        more = f", and {len(users) - SHOWN_USERS} uses more" if len(users) > SHOWN_USERS else ""
        raise EditError(f"{value.describe()} cannot be {what}: it is still used by {shown}{more}")


def listed(user: Value, values: object) -> list[Any]:
    """Some values that a user is given, in a list. Raises EditError for what is one thing alone."""
    if not isinstance(values, Iterable):
        raise EditError(f"{user.describe()} takes a sequence there, not {describe(values)}")
    return list(values)


def check_name(value: Value, name: object) -> str:
    """The name, if the value may have it. Raises EditError if not."""
    if not isinstance(name, str):
        raise EditError(f"{name!r} is no name for {value.describe()}: a name is a string")
    check_text("name", name)
    if "\0" in name:
        raise EditError(f"{name!r} is no name for {value.describe()}: LLVM has no null characters in names")
    if name and not value.may_have_name:
        raise EditError(f"{value.describe()} cannot be named {name!r}: it has no name in LLVM")
    return name


def use_list(value: Value, user: User | None = None) -> list[Use]:
    """The value's own list, made if this is the first time (see Note [use-lists on demand]); `user` tells the module of
    a value that does not know its own."""
    found = value._uses
    return found if found is not None else value.make_use_list(user)


def list_to_keep(value: Value, user: User) -> list[Use] | None:
    """The use-list that an edit has to keep true. None: no list of a module that was not read from anywhere was asked
    for yet; when one is, it is made from the module as it stands then."""
    if value._uses is not None:
        return value._uses
    module = value.module
    if module is None:
        module = user.module
    return use_list(value, user) if module is not None and module.use_orders is not None else None


class Replacement:
    """One value in the place of another.

    Note [replaced constants]: constants that use the old value, and constants that use these, give way to others. One
    that is new takes the place of the constant it stands for in all use-lists, as LLVM changes such a constant in its
    place; one that there was before takes over the uses one by one.
    """

    def __init__(self, old: Value, new: Value) -> None:
        self.old: Value = old
        self.swap: dict[Value, Value] = {old: new}  # the old value, then constants, operands before users
        self.successors: dict[Value, Value] = {}  # what is in the place of a constant, with that constant
        self.users: dict[User, None] = {}  # that stay, with other operands

    def run(self) -> None:
        self.plan()
        self.find_successors()
        for old, new in self.swap.items():
            self.hand_over(old, new)
        self.give_up_constants()
        swap = self.swap
        for user in self.users:
            user._operands = tuple([swap.get(operand, operand) for operand in user._operands])
        module = self.old.module
        if module is not None:
            module.replace_in_metadata(swap)

    def plan(self) -> None:
        """Make the constants. Raises EditError, before anything is changed, if one of them cannot be."""
        new = self.swap[self.old]
        affected: dict[Value, User] = {}
        todo: list[Value] = [self.old]
        while todo:
            for use in use_list(todo.pop()):
                user = use.user
                if not user.is_uniqued:
                    user.check_operands((new,))
                elif user not in affected:
                    affected[user] = user
                    todo.append(user)
        if not affected:
            return
        if new in affected:
            raise EditError(f"{self.old!r} cannot be replaced by {new!r}, which uses it")
        module = self.old.module
        if module is None:
            module = new.module
        if module is None:
            raise EditError(f"{self.old!r} is used by constants, and in no module in which others could be made")
        todo.extend(affected)
        while todo:
            top = affected[todo[-1]]
            if top in self.swap:
                todo.pop()
                continue
            missing = [operand for operand in top._operands if operand in affected and operand not in self.swap]
            if missing:
                todo.extend(missing)
            else:
                operands = [self.swap.get(operand, operand) for operand in top._operands]
                self.swap[top] = top.with_operands(module.context, operands)

    def find_successors(self) -> None:
        """Tell the new constants that no use-list has yet from those that there were."""
        made: dict[Value, Value] = {}
        for old, new in self.swap.items():
            if old is not self.old:
                made.setdefault(new, old)
        listed: set[Value] = set()
        for operand in dict.fromkeys([op for new in made if isinstance(new, User) for op in new._operands]):
            listed.update([use.user for use in operand._uses or ()])
        for new, old in made.items():
            if isinstance(new, User) and isinstance(old, User) and new not in listed:
                if new._uses is None:
                    new._uses = []  # what it uses is counted here
                if new._operands:  # as many as the old one has, or none: a constant that became zeros
                    self.successors[new] = old

    def kept_uses(self, uses: list[Use]) -> list[Use]:
        """The uses but for those of constants that go; those of a constant with a successor are the successor's."""
        kept: list[Use] = []
        for use in uses:
            new = self.swap.get(use.user)
            if new is None:
                kept.append(use)
            elif self.successors.get(new) is use.user:
                assert isinstance(new, User)
                use.user = new
                kept.append(use)
        return kept

    def hand_over(self, old: Value, new: Value) -> None:
        kept = self.kept_uses(use_list(old))
        for use in kept:
            if use.user not in self.successors:
                self.users[use.user] = None
        old._uses = []
        theirs = use_list(new)
        if self.successors.get(new) is old:
            theirs[:] = kept
        else:
            theirs[:0] = kept[::-1]

    def give_up_constants(self) -> None:
        """What constants that go used beside what is replaced is no longer used by them."""
        rest: dict[Value, None] = {}
        for old in self.swap:
            if old is not self.old and isinstance(old, User):
                for operand in old._operands:
                    if operand not in self.swap:
                        rest[operand] = None
        for operand in rest:
            if operand._uses is not None:
                operand._uses[:] = self.kept_uses(operand._uses)


protect(__name__)
