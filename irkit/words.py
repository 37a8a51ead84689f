"""The words that fields of the model may hold: LLVM's own, and "" where LLVM writes nothing.

Each vocabulary is a type for who reads a field (`Linkage`, …) and, made of it, a table for who sets one (`LINKAGES`,
…). Plain strings are what is stored: `value.linkage == "internal"`. The order of the words is that of their numbers
in bitcode, where these count from 0 (linkages, predicates and conventions have tables of their own for that, in
`irkit.dialects`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, Literal, Never, TypeAlias, TypeVar, get_args

from irkit.errors import EditError

# A property whose setter takes anything, so that it tells what is wrong with it, gives a `Number` or a `Flag`: an `int`
# or a `bool` to who reads it, and an object to mypyc, where a setter takes what its getter gives, and a number or a
# truth value of mypyc's own has no room for anything else.
Number: TypeAlias = int | Never  # noqa: RUF020 - as below
Flag: TypeAlias = bool | Never  # noqa: RUF020 - it is not the same to mypyc

Linkage = Literal[
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
]
Visibility = Literal["default", "hidden", "protected"]
DLLStorageClass = Literal["", "dllimport", "dllexport"]
ThreadLocalMode = Literal["", "generaldynamic", "localdynamic", "initialexec", "localexec"]
UnnamedAddress = Literal["", "unnamed_addr", "local_unnamed_addr"]
CodeModel = Literal["", "tiny", "small", "kernel", "medium", "large"]
SelectionKind = Literal["any", "exactmatch", "largest", "nodeduplicate", "samesize"]
Ordering = Literal["", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]
TailKind = Literal["", "tail", "musttail", "notail"]
AsmDialect = Literal["att", "intel"]
FloatPredicate = Literal[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"
]
IntegerPredicate = Literal["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
RMWOperation = Literal[
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
    "fmaximumnum",
    "fminimumnum",
]

# What linking makes of two flags of one name, in the order of LLVM's numbers, from 1 on.
FlagBehavior = Literal["error", "warning", "require", "override", "append", "append_unique", "max", "min"]

W = TypeVar("W", bound=str)

FLOAT_RMW_OPERATIONS: Final = frozenset(
    ("fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum", "fmaximumnum", "fminimumnum")
)

MAX_ALIGNMENT: Final = 1 << 32  # in bytes


class Vocabulary(Generic[W]):
    """The words that one kind of field may hold; `name` is what messages call such a word."""

    __slots__ = ("_known", "name", "words")

    def __init__(self, name: str, words: tuple[W, ...]) -> None:
        self.name: str = name
        self.words: tuple[W, ...] = words
        self._known: dict[str, W] = {word: word for word in words}

    def get(self, word: str) -> W | None:
        """The word itself; None if it is none of these."""
        return self._known.get(word)

    def check(self, word: object) -> W:
        """The word itself. Raises EditError, which names the words there are, if it is none of them."""
        found = self._known.get(word) if isinstance(word, str) else None
        if found is None:
            raise EditError(f"{word!r} is no {self.name}: LLVM has {', '.join([repr(known) for known in self.words])}")
        return found


LINKAGES: Final[Vocabulary[Linkage]] = Vocabulary("linkage", get_args(Linkage))
# Those by which another definition may be taken at link time, and what is undefined may stay so.
WEAK_LINKAGES: Final[frozenset[str]] = frozenset({"linkonce", "linkonce_odr", "weak", "weak_odr", "extern_weak"})
# Those by which that definition may say something else (`GlobalValue::isInterposableLinkage`).
INTERPOSABLE_LINKAGES: Final[frozenset[str]] = frozenset({"weak", "linkonce", "common", "extern_weak"})
VISIBILITIES: Final[Vocabulary[Visibility]] = Vocabulary("visibility", get_args(Visibility))
DLL_STORAGE_CLASSES: Final[Vocabulary[DLLStorageClass]] = Vocabulary("DLL storage class", get_args(DLLStorageClass))
THREAD_LOCAL_MODES: Final[Vocabulary[ThreadLocalMode]] = Vocabulary("thread-local mode", get_args(ThreadLocalMode))
UNNAMED_ADDRESSES: Final[Vocabulary[UnnamedAddress]] = Vocabulary("kind of unnamed address", get_args(UnnamedAddress))
CODE_MODELS: Final[Vocabulary[CodeModel]] = Vocabulary("code model", get_args(CodeModel))
SELECTION_KINDS: Final[Vocabulary[SelectionKind]] = Vocabulary("selection kind", get_args(SelectionKind))
ORDERINGS: Final[Vocabulary[Ordering]] = Vocabulary("ordering", get_args(Ordering))
_NEVER_EXCHANGES: Final = ("", "unordered")
_NEVER_ON_FAILURE: Final = ("", "unordered", "release", "acq_rel")
TAIL_KINDS: Final[Vocabulary[TailKind]] = Vocabulary("tail kind", get_args(TailKind))
ASM_DIALECTS: Final[Vocabulary[AsmDialect]] = Vocabulary("dialect of inline assembly", get_args(AsmDialect))
FLOAT_PREDICATES: Final[Vocabulary[FloatPredicate]] = Vocabulary("predicate of fcmp", get_args(FloatPredicate))
INTEGER_PREDICATES: Final[Vocabulary[IntegerPredicate]] = Vocabulary("predicate of icmp", get_args(IntegerPredicate))
FLAG_BEHAVIORS: Final[Vocabulary[FlagBehavior]] = Vocabulary("behavior of a module flag", get_args(FlagBehavior))
RMW_OPERATIONS: Final[Vocabulary[RMWOperation]] = Vocabulary("operation of atomicrmw", get_args(RMWOperation))


def check_operation(word: object) -> RMWOperation:
    """An operation of `atomicrmw`. Raises EditError if LLVM has no such operation."""
    return RMW_OPERATIONS.check(word)


def check_ordering(word: object) -> Ordering:
    """An ordering, "" for none. Raises EditError if LLVM has no such ordering."""
    return ORDERINGS.check(word)


def check_success_ordering(word: object) -> Ordering:
    """The ordering of a `cmpxchg`, an atomic one. Raises EditError for any other."""
    return _check_exchange(word, _NEVER_EXCHANGES, "")


def check_failure_ordering(word: object) -> Ordering:
    """The ordering of a `cmpxchg` that fails: one that an atomic load can have. Raises EditError for any other."""
    return _check_exchange(word, _NEVER_ON_FAILURE, " on failure")


def _check_exchange(word: object, refused: tuple[str, ...], when: str) -> Ordering:
    found = ORDERINGS.check(word)
    if found in refused:
        raise EditError(f"{found!r} is no ordering of a cmpxchg{when}")
    return found


def check_tail_kind(word: object) -> TailKind:
    """A kind of tail call, "" for none. Raises EditError if LLVM has no such kind."""
    return TAIL_KINDS.check(word)


def check_predicate(opcode: str, word: object) -> str:
    """A predicate that `icmp` or `fcmp` has. Raises EditError if it is none of the opcode's."""
    return FLOAT_PREDICATES.check(word) if opcode == "fcmp" else INTEGER_PREDICATES.check(word)


def check_text(what: str, value: object) -> str:
    """A string that a file can hold. Raises EditError for anything else."""
    if not isinstance(value, str):
        raise EditError(f"{value!r} is no {what}: that is a string")
    if not value.isascii():
        try:
            value.encode("utf-8", "surrogateescape")
        except UnicodeEncodeError:
            raise EditError(f"{value!r} is no {what}: it cannot be written in UTF-8") from None
    return value


def check_flag(value: object) -> bool:
    """True or False. Raises EditError for anything else."""
    if not isinstance(value, bool):
        raise EditError(f"{value!r} is neither True nor False")
    return value


def check_number(what: str, value: object, last: int) -> int:
    """A number from 0 to `last`. Raises EditError for anything else."""
    if not isinstance(value, int) or not 0 <= value <= last:
        raise EditError(f"{what} cannot be {value!r}: it is a number from 0 to {last}")
    return int(value)  # True is a number to Python


def check_indices(value: object) -> list[int]:
    """Numbers of members, one below the other. Raises EditError for anything else."""
    if not isinstance(value, (list, tuple)) or not all(isinstance(one, int) and 0 <= one < 1 << 32 for one in value):
        raise EditError(f"{value!r} are no indices: these are numbers, in a list")
    return list(value)


def check_sync_scope(value: object) -> str:
    """The name of a synchronization scope. Raises EditError for what is no name."""
    return check_text("synchronization scope", value)


def check_alignment(value: object) -> int:
    """An alignment in bytes, 0 for none. Raises EditError unless it is a power of two that LLVM takes."""
    if not isinstance(value, int) or not 0 <= value <= MAX_ALIGNMENT or value & (value - 1):
        raise EditError(f"an alignment of {value!r} bytes: LLVM has 0, for none, and powers of two up to 2 to the 32")
    return int(value)  # True is a number to Python


def check_names(names: Iterable[str] | object) -> list[str]:
    """The names, listed. Raises EditError for what holds none, like one name by itself."""
    if isinstance(names, (str, bytes)) or not isinstance(names, Iterable):
        raise EditError(f"{names!r} is no sequence of names")
    found: list[str] = []
    for name in names:
        if not isinstance(name, str):
            raise EditError(f"{name!r} is no name: a name is a string")
        found.append(name)
    return found


def check_access_alignment(value: object) -> int:
    """The alignment of an instruction that allocates or accesses memory: every one has one. Raises EditError."""
    found = check_alignment(value)
    if not found:
        raise EditError("an alignment of 0 bytes: what allocates or accesses memory has one, if only 1")
    return found


def check_address_space(value: object) -> int:
    """An address space's number. Raises EditError if LLVM has no such number."""
    if not isinstance(value, int) or not 0 <= value < 1 << 24:
        raise EditError(f"address space {value!r}: LLVM has numbers from 0 to 16777215")
    return int(value)  # True is a number to Python
