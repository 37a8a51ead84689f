"""Where a module comes from: what only a faithful rewrite of its file or text needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from irkit.attributes import AttributeList
    from irkit.functions import Function
    from irkit.globals import GlobalVariable
    from irkit.metadata import MDNode, Metadata
    from irkit.types import Type
    from irkit.values import Value
    from irkit.verifier.problems import Problem

METADATA_INDEX_THRESHOLD: Final = 25  # of so many nodes, or less, LLVM writes no index of metadata
OLD_LOOP_HINTS: Final = "llvm.vectorizer."  # what names of loop hints began with until LLVM 3.5
FEW_CONSTANTS: Final = 500  # whose order in the file is kept


class Identification:
    """The identification block: who wrote the bitcode (`producer`, "LLVM19.1.7") and the format's `epoch`."""

    def __init__(self, producer: str, epoch: int) -> None:
        self.producer: str = producer
        self.epoch: int = epoch


class UnknownRecord:
    """A record that LLVM ignores: the block it is in, its code and operands, and the stage of writing it comes after
    (`bitcode.schema.stages`)."""

    __slots__ = ("code", "operands", "path", "stage")

    def __init__(self, path: str, code: int, operands: list[int], stage: int) -> None:
        self.path: str = path
        self.code: int = code
        self.operands: list[int] = operands
        self.stage: int = stage


class UnknownBlock:
    """A block that LLVM ignores, as the file has it: `words` are its contents and its end. `is_whole` is False if they
    need abbreviations that stand elsewhere."""

    __slots__ = ("abbrev_width", "block_id", "is_whole", "path", "stage", "words")

    def __init__(self, path: str, block_id: int, abbrev_width: int, words: bytes, stage: int, is_whole: bool) -> None:
        self.path: str = path
        self.block_id: int = block_id
        self.abbrev_width: int = abbrev_width
        self.words: bytes = words
        self.stage: int = stage
        self.is_whole: bool = is_whole


class SourceNumbers:
    """What the numbers of a file of bitcode meant, in the order of the numbers."""

    __slots__ = ("attribute_lists", "metadata", "types", "values")

    def __init__(self) -> None:
        self.types: list[Type] = []
        self.values: list[Value] = []
        self.attribute_lists: list[AttributeList] = []
        self.metadata: list[Metadata] = []


class NameHistory:
    """How the names in a body came in: those of the text, in the order in which LLVM's parser gives them, then those
    that came (True) and went (False) when calls of old intrinsics were replaced."""

    __slots__ = ("changes", "names")

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names
        self.changes: list[tuple[str, bool]] = []


class OldLayout:
    """What stands where in a file of LLVM 3.7 to 4, which has its names in symbol tables and not in a string table."""

    def __init__(self) -> None:
        self.has_identification: bool = False  # from LLVM 3.8 on
        self.has_offsets: bool = False  # the module's symbol table is its end, and says where the bodies are: 3.8
        self.counts_metadata: bool = False  # in a record of the module: 3.8
        self.strings_among_nodes: bool = False  # strings are records among the nodes, all nodes the module's: to 3.8
        self.swaps_constants: bool = False  # as their integers come to the front: 3.7
        self.function_data_apart: bool = False  # all prefix data are numbered, then all prologues, …: 3.7
        self.kinds_follow: bool = False  # the kinds of metadata stand behind the nodes: to 3.8
        self.kinds_as_metadata: bool = False  # in a block of metadata: 3.7
        self.has_index: bool = False  # of the module's metadata: from 4 on
        self.source_follows: bool = False  # the source's name stands behind the globals
        self.metadata_width: int = 4  # of the abbreviations' ids in the module's METADATA_BLOCK
        self.has_bundle_tags: bool = False
        self.has_sync_scopes: bool = False
        self.symbols: list[str] = []  # in the order of the module's symbol table
        self.symbol_abbreviations: list[tuple[tuple[int, int], ...]] = []  # the table's own
        self.record_ends: dict[int, int] = {}  # as those of the provenance


class Provenance:
    """What only a faithful rewrite of the source needs. Nothing in it may be relied on after an edit."""

    def __init__(self) -> None:
        self.is_bitcode: bool = False  # what the module was read from, as against text or nothing
        self.text: bytes | None = None  # the assembly that it was read from
        self.module_version: int = 2
        self.old_layout: OldLayout | None = None
        self.has_source_filename: bool = False  # else it is the file's own name
        self.has_wrapper: bool = False
        self.has_use_lists: bool = False
        self.has_unsorted_constants: bool = False  # which LLVM writes only where it preserves use-list order
        self.constants: dict[Function | None, list[Value]] | None = {}  # in the file's order, while they are few
        self.constant_count: int = 0
        self.hash: tuple[int, ...] | None = None
        self.strtab: bytes = b""  # STRTAB_BLOCK's blob; one object for the modules of a file that share it
        self.symtab: bytes | None = None  # SYMTAB_BLOCK's blob, the native symbol table
        self.symtab_asm: str = ""  # the module-level assembly whose symbols are in it
        self.fills_tables_anew: bool = False  # symbol tables are written in the order that LLVM has after reading them
        self.symbol_orders: dict[Function, list[str]] = {}  # the names in a body, in the order of its symbol table
        self.name_histories: dict[Function, NameHistory] = {}  # of bodies of a text where llvm-as replaces calls
        self.sanitized: set[GlobalVariable] = set()  # sanitizers are spoken of, though nothing is said of them
        self.broken_debug_info: list[Problem] = []  # for which LLVM drops the debug info of a text
        self.sound_debug_info: bool = False  # the debug info of a text was verified when it had been read
        self.metadata_index_threshold: int = METADATA_INDEX_THRESHOLD
        self.ignored_debug_info: int | None = None  # its version, where LLVM drops it since that is not its own
        self.distinct_subranges: list[MDNode] = []  # which LLVM reads as uniqued ones
        self.has_foreign_constants: bool = False  # or `callbr`, in a form that the release would not have written
        self.metadata_kinds: dict[str, int] | None = None  # the file's own, by name, where it is of `record_release`
        self.has_old_loop_hints: bool = False  # as strings of a record each: LLVM renames no others
        self.has_common_upgrades: bool = False  # what a body has was changed together with what others have
        self.shuffled_splats: set[Value] = set()  # floating-point numbers in all lanes, said by expressions
        self.record_lengths: dict[Metadata, int] = {}  # of nodes whose records are not as long as the release's
        self.record_release: int = 0  # that release
        self.record_ends: dict[int, int] = {}  # operands of the longest record of each kind of global, by code
        # BLOCKINFO's by the kind of block, and those of the module's metadata: encodings and widths of their operands
        self.abbreviations: dict[int, list[tuple[tuple[int, int], ...]]] = {}
        self.short_locations: bool = False  # those of instructions do not say if code is implicit: LLVM 7 and older
        self.type_count: int = 0  # which the widths in these follow from
        self.attributes_before_types: bool = False  # LLVM 8 and older wrote them so
        self.old_asm_code: int = 0  # of the records of inline assembly, where it is older than LLVM 13's
        # Attribute lists where `sret` or its like has got the type that the file does not say → the file's own.
        self.untyped_lists: dict[AttributeList, AttributeList] = {}
        self.lists_nothing: bool = False  # an attribute list without attributes has a number
        self.guid_count: int = -1  # of GUIDLIST, which may end with the globals or go on over the constants
        self.extra_operands: dict[Metadata, list[int]] = {}  # of nodes whose records have more than anybody knows
        self.has_bare_summary: bool = False  # of nothing but a version and flags: no value had come into LLVM's index
        self.unknown: list[UnknownRecord | UnknownBlock] = []
        self.numbers: SourceNumbers | None = None  # known where something is unknown: numbers may be in it

    def note_constants(self, function: Function | None, values: list[Value]) -> None:
        """Keep the constants of a block, unless they are too many."""
        self.constant_count += len(values)
        if self.constant_count > FEW_CONSTANTS:
            self.constants = None
        elif self.constants is not None:
            self.constants.setdefault(function, []).extend(values)
