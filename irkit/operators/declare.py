"""What a row of the operator table is made of: operands, fields, flags, classes, opcodes.

Note [where an operand is]: a class lists its operands in LLVM's order. Those before the first of unknown length have a
fixed place from the front, those behind the last of unknown length one from the back; in between, `count` names the
slot of the instruction that holds a length. Optional operands that follow each other without a `count` are there
together or not at all.
"""

from __future__ import annotations

from typing import Final

# How many operands stand under one name.
ONE: Final = "one"
OPTIONAL: Final = "optional"
VARIADIC: Final = "variadic"
PAIRS: Final = "pairs"  # of a value and a block


class Operand:
    """One operand, or some under one name.

    `is_block`: it is a basic block. `count`: the slot with the length, or, for an optional one, with whether it is
    there. `present`: the property that says whether optional ones are there, where no slot does.
    """

    __slots__ = ("arity", "count", "doc", "is_block", "name", "present")

    def __init__(
        self, name: str, arity: str = ONE, is_block: bool = False, count: str = "", present: str = "", doc: str = ""
    ) -> None:
        self.name: str = name
        self.arity: str = arity
        self.is_block: bool = is_block
        self.count: str = count
        self.present: str = present
        self.doc: str = doc


class FieldKind:
    """What a field holds. `annotation` is its type in Python; `kind` tells those who handle fields which it is.
    `check` is the call, in Python, that a setter makes of `value` to refuse what the field cannot hold; "" for none."""

    __slots__ = ("annotation", "check", "default", "kind")

    def __init__(self, kind: str, annotation: str, default: str = "", check: str = "") -> None:
        self.kind: str = kind
        self.annotation: str = annotation
        self.default: str = default
        self.check: str = check


class Field:
    """What an instruction says beside its operands. `default` is the constructor's, in Python; "" for none.
    `words` is its name in messages."""

    __slots__ = ("default", "doc", "kind", "name", "words")

    def __init__(self, name: str, kind: FieldKind, default: str = "", words: str = "", doc: str = "") -> None:
        self.name: str = name
        self.kind: FieldKind = kind
        self.default: str = default or kind.default
        self.words: str = words or name.replace("_", " ")
        self.doc: str = doc

    @property
    def slot(self) -> str:
        """Where the instruction keeps it: what is checked stands behind a property."""
        if not self.kind.check:
            return self.name
        return f"_is_{self.name}" if self.kind.annotation == "bool" else f"_{self.name}"  # __volatile is a word of C


ALIGNMENT: Final = FieldKind(
    "alignment", "int", check="check_access_alignment(value)"
)  # in bytes, 0 where the source has none
ATTRIBUTES: Final = FieldKind("attributes", "AttributeList | None", "None")
BLOCKS: Final = FieldKind("blocks", "list[BasicBlock]")
BOOLEAN: Final = FieldKind("boolean", "bool", "False", check="check_flag(value)")
BOOLEANS: Final = FieldKind("booleans", "list[bool]")
BUNDLES: Final = FieldKind("bundles", "list[OperandBundle] | None", "None")
CONSTANT: Final = FieldKind("constant", "Constant")
CONVENTION: Final = FieldKind("word", "str | int", "0")
COUNT: Final = FieldKind("count", "int")
FUNCTION_TYPE: Final = FieldKind("type", "FunctionType")
INDICES: Final = FieldKind("indices", "list[int]", check="check_indices(value)")
PRESENCE: Final = FieldKind("presence", "bool")
SYNC_SCOPE: Final = FieldKind("sync scope", "str", '""', check="check_sync_scope(value)")
TYPE: Final = FieldKind("type", "Type", check="check_type(value)")
ORDERING: Final = FieldKind("word", "Ordering", check="check_ordering(value)")
SUCCESS_ORDERING: Final = FieldKind("word", "Ordering", check="check_success_ordering(value)")
FAILURE_ORDERING: Final = FieldKind("word", "Ordering", check="check_failure_ordering(value)")
PREDICATE: Final = FieldKind("word", "str", check="check_predicate(self.opcode, value)")
RMW_OPERATION: Final = FieldKind("word", "str", check="check_operation(value)")
TAIL_KIND: Final = FieldKind("word", "TailKind", '""', check="check_tail_kind(value)")

# How the type of the result follows. `same_as` and `element_of` make the other rules.
EXPLICIT: Final = "given"
VOID: Final = "void"
TOKEN: Final = "token"
COMPARISON: Final = "i1, or a vector of it with as many lanes"
RETURN_TYPE: Final = "the function type's return type"


def same_as(operand: str) -> str:
    """The rule of a result that has the type of an operand."""
    return f"that of {operand}"


# As the last release that has a constant expression: there is none.
FOREVER: Final = 1 << 16

# When an instruction reads or writes memory, throws, or may not be left out; "" for never.
ALWAYS: Final = "always"
IF_ORDERED: Final = "if volatile or ordered"  # atomic, and stronger than unordered
AS_THE_CALLEE: Final = "as the callee's and the call's attributes say"
TO_THE_CALLER: Final = "if it unwinds to the caller"


class InstructionClass:
    """A class of instructions, which has one opcode or some.

    `parameters` are those of the constructor, in order: operands, fields, `opcode`, `flags`, `fast_math`, the type of
    the result under its rule's name (`ty`, `void_type`, `token_type`), `operands` for all of them in one list.
    `base` is the class above it, whose own operands and fields (`inherited`) are not made again. `read_order` are the
    operands in the order of the record, where it is not theirs; `sets_operands_in_turn`: LLVM sets each operand when it
    has read it, and not all when the instruction is made. `successors` are a terminator's, where they are not all its
    blocks in the order of operands. `patterns` are the names that patterns of `match` take in order, where they are not
    those of the operands; the opcode comes before them, if there are several. `records` are LLVM's names of the records
    in bitcode, the newest first.
    """

    __slots__ = (
        "base",
        "doc",
        "fields",
        "inherited",
        "is_terminator",
        "name",
        "operands",
        "parameters",
        "patterns",
        "read_order",
        "records",
        "result",
        "sets_operands_in_turn",
        "successors",
    )

    def __init__(
        self,
        name: str,
        operands: tuple[Operand, ...],
        result: str,
        parameters: str,
        fields: tuple[Field, ...] = (),
        *,
        base: str = "Instruction",
        inherited: tuple[str, ...] = (),
        is_terminator: bool = False,
        read_order: tuple[str, ...] = (),
        sets_operands_in_turn: bool = False,
        successors: tuple[str, ...] = (),
        patterns: tuple[str, ...] = (),
        records: str = "",
        doc: str = "",
    ) -> None:
        self.name: str = name
        self.operands: tuple[Operand, ...] = operands
        self.result: str = result
        self.parameters: tuple[str, ...] = tuple(parameters.split())
        self.fields: tuple[Field, ...] = fields
        self.base: str = base
        self.inherited: tuple[str, ...] = inherited
        self.is_terminator: bool = is_terminator
        self.read_order: tuple[str, ...] = read_order
        self.sets_operands_in_turn: bool = sets_operands_in_turn
        self.successors: tuple[str, ...] = successors
        self.patterns: tuple[str, ...] = patterns
        self.records: tuple[str, ...] = tuple(records.split())
        self.doc: str = doc

    def match_args(self) -> tuple[str, ...]:
        """The names that patterns of `match` take in order."""
        names = self.patterns or tuple([operand.name for operand in self.operands])
        return ("opcode", *names) if "opcode" in self.parameters else names

    def read_places(self) -> tuple[int, ...]:
        """The places of the operands in the order of the record; empty where it is their own order."""
        names = [operand.name for operand in self.operands]
        return tuple([names.index(name) for name in self.read_order])


class Opcode:
    """A row: one instruction.

    `chapter` is the one of irkit's files and `section` that of LangRef. `since` is the first release that has it, 0
    where all have.
    `flags` are pairs of a bit of `irkit.flags` and the release that brought it, in the order of the bits in bitcode;
    `fast_math` is the release that brought fast-math flags to it, 0 for none. `code` is the number in the records that
    several opcodes share, -1 for none. `expression_until` is the last release that has it as a constant expression, 0
    for none. `takes` and `gives` are what operands and result are, or vectors of, where the class does not say it.
    `reads`, `writes`, `throws`: when it does so. `is_duplicable`: a copy with the same operands gives the same, and
    nothing else happens: no memory, no identity, no choice. `records` are its own, where the class has several opcodes
    with one each.
    """

    __slots__ = (
        "chapter",
        "cls",
        "code",
        "doc",
        "expression_until",
        "fast_math",
        "flags",
        "gives",
        "is_associative",
        "is_commutative",
        "is_duplicable",
        "name",
        "reads",
        "records",
        "section",
        "since",
        "takes",
        "throws",
        "writes",
    )

    def __init__(
        self,
        name: str,
        cls: InstructionClass,
        chapter: str,
        section: str,
        *,
        since: int = 0,
        flags: tuple[tuple[int, int], ...] = (),
        fast_math: int = 0,
        code: int = -1,
        expression_until: int = 0,
        takes: str = "",
        gives: str = "",
        commutative: bool = False,
        associative: bool = False,
        duplicable: bool = False,
        reads: str = "",
        writes: str = "",
        throws: str = "",
        records: str = "",
        doc: str = "",
    ) -> None:
        self.name: str = name
        self.cls: InstructionClass = cls
        self.chapter: str = chapter
        self.section: str = section
        self.since: int = since
        self.flags: tuple[tuple[int, int], ...] = flags
        self.fast_math: int = fast_math
        self.code: int = code
        self.expression_until: int = expression_until
        self.takes: str = takes
        self.gives: str = gives
        self.is_commutative: bool = commutative
        self.is_associative: bool = associative
        self.is_duplicable: bool = duplicable
        self.reads: str = reads
        self.writes: str = writes
        self.throws: str = throws
        self.records: tuple[str, ...] = tuple(records.split()) or cls.records
        self.doc: str = doc

    @property
    def is_terminator(self) -> bool:
        return self.cls.is_terminator

    def __repr__(self) -> str:
        return f"<Opcode {self.name}>"
