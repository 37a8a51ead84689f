"""What all chapters share: the module in hand, the function and block in hand, and the problems found.

A check that fails says so by `Verifier.fail`, which gives False; like LLVM's, a handler ends at its first failed check,
since what follows may rely on it, and the next instruction is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.flow import FlowGraph
from irkit.attributes import (
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.blocks import BasicBlock
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.dialects.attribute_text import (
    int_attribute_text,
    range_attribute_text,
    range_list_attribute_text,
    type_attribute_text,
)
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.intrinsics import Intrinsic
from irkit.metadata import Metadata
from irkit.module import Module
from irkit.target_triple import TargetTriple
from irkit.type_rules import has_scalable, is_sized
from irkit.types import FunctionType, MetadataType, Type
from irkit.values import Value
from irkit.verifier.problems import Locate, Problem
from irkit.verifier.rules import ERROR, Rule

if TYPE_CHECKING:
    from irkit.verifier.debug_info import DebugInfo

MAXIMUM_ALIGNMENT: Final = 1 << 32
_PREFIX: Final = "llvm."


class EnoughError(Exception):
    """As many problems are found as were asked for; never leaves `irkit.verifier`."""


class PlainCall:
    """What the verifier knows of the calls of a function with these attributes and this calling convention, of which
    one was right already: another one can be wrong in its arguments' types alone, unless it has bundles.

    `is_convergent`, `has_metadata` and `rule`, the intrinsic's own: what is still asked of each call.
    """

    __slots__ = ("attributes", "convention", "function_type", "has_metadata", "is_convergent", "rule")

    def __init__(
        self,
        call: CallBase,
        is_convergent: bool,
        has_metadata: bool,
        rule: Callable[[Verifier, CallBase], None] | None,
    ) -> None:
        self.function_type: Type = call.function_type
        self.attributes: AttributeList | None = call.attribute_list
        self.convention: int = call.calling_convention_number
        self.is_convergent: bool = is_convergent
        self.has_metadata: bool = has_metadata
        self.rule: Callable[[Verifier, CallBase], None] | None = rule


class Verifier:
    """One verification of a module."""

    def __init__(self, module: Module, strict: bool = False, limit: int = 0, locate: Locate | None = None) -> None:
        self.module: Module = module
        self.context: Context = module.context
        self.dialect: Dialect = module.dialect
        self.release: int = module.dialect.llvm_version
        self.strict: bool = strict
        self.limit: int = limit
        self.locate: Locate | None = locate
        self.layout: DataLayout = module.layout
        self.triple: TargetTriple = TargetTriple(module.target_triple, self.release)
        self.problems: list[Problem] = []
        self.reads: bool = False  # the module was read just now: what LLVM drops then is a warning
        self.debug: DebugInfo | None = None
        # Of the module
        self.sized: dict[Type, bool] = {}
        self.scalable: dict[Type, bool] = {}
        self.metadata_takers: dict[FunctionType, bool] = {}
        self.constants_seen: set[Value] = set()
        self.valid_expressions: dict[Metadata, bool] = {}
        self.attributes_seen: set[tuple[AttributeList, Type, bool]] = set()
        self.parameters_seen: set[tuple[AttributeSet, Type]] = set()
        self.asking: dict[AttributeSet, bool] = {}  # see `irkit.verifier.attributes.asks_for_place`
        self.own_attributes_seen: set[tuple[AttributeSet, bool]] = set()  # of functions, and of calls
        self.plain_lists: dict[AttributeList, bool] = {}  # see `irkit.verifier.functions.is_plain_list`
        self.used_specials: set[GlobalValue] = set()  # variables that LLVM reads itself, and something uses
        self.highest_places: dict[AttributeList, int] = {}  # the last place of attributes in lists of calls
        self.marks: dict[AttributeList, list[tuple[int, AttributeSet]]] = {}
        self.passable: set[Type] = set()  # function types whose values may be passed
        self.access_tags: object = None  # `irkit.verifier.tbaa` keeps what it knows of tags here
        self.intrinsics: dict[Function, Intrinsic | None] = {}
        self.plain_calls: dict[Value, PlainCall] = {}  # by callee
        self.declarations: dict[Function, bool] = {}  # of intrinsics: whether they are right
        self.intrinsic_rules: dict[str, Callable[[Verifier, CallBase], None]] = {}  # by the base name
        self.escaped: dict[Function, int] = {}  # how many objects escape
        self.recovered: dict[Function, list[int]] = {}  # how many objects each call that recovers one needs
        # Of the function
        self.function: Function | None = None
        self.entry: BasicBlock | None = None
        self.flow: FlowGraph | None = None
        self.landing_type: Type | None = None
        self.saw_escape: bool = False
        self.sibling_unwinds: dict[Instruction, Instruction] = {}
        self.scope_declarations: list[Instruction] = []
        self.tokens: dict[Instruction, Instruction] = {}  # convergence control: call → what makes the token it uses
        self.convergence: int = 0
        self.convergent_block: BasicBlock | None = None
        self.colors: dict[BasicBlock, list[BasicBlock]] | None = None
        self._tree: DominatorTree | None = None
        self._users: dict[Value, list[Instruction]] | None = None
        # Of the block
        self.block: BasicBlock | None = None
        self.place: int = 0  # of the instruction in hand in its block
        self.defined: set[Value] = set()  # the values of this block before the one in hand

    # Saying what is wrong

    def fail(self, rule: Rule, where: Value | None, culprit: object = None, words: tuple[str, ...] = ()) -> bool:
        """Note that a rule is broken at `where`. Gives False, and True where the module's release lacks the rule."""
        if not self.has(rule):
            return True
        message = rule.message_of(self.release)
        if words:
            message = message.format(*words)
        what = where if culprit is None else culprit
        severity = rule.severity if self.reads else ERROR
        self.problems.append(Problem(rule.name, message, what, where, self.locate, severity))
        if len(self.problems) == self.limit:
            raise EnoughError
        return False

    def has(self, rule: Rule) -> bool:
        """Whether the module's release has a rule."""
        return rule.first <= self.release <= rule.last

    def takes_metadata(self, ty: FunctionType) -> bool:
        """Whether functions of this type may be given metadata."""
        found = self.metadata_takers.get(ty)
        if found is None:
            found = ty.is_vararg or any(isinstance(parameter, MetadataType) for parameter in ty.parameters)
            self.metadata_takers[ty] = found
        return found

    def debug_info(self) -> DebugInfo:
        """The walk over debug info."""
        assert self.debug is not None
        return self.debug

    def plain_call(self, call: CallBase) -> PlainCall | None:
        """What is known of calls like this one; None where all has to be looked at."""
        known = self.plain_calls.get(call._operands[-1])
        if known is None or known.attributes is not call.attribute_list or call.bundles:
            return None
        if known.function_type is not call.function_type or known.convention != call.calling_convention_number:
            return None
        return known

    # The function in hand

    def enter(self, function: Function) -> None:
        """Take a function in hand. Its blocks end in terminators, or are not asked about."""
        self.function = function
        self.entry = None if function.is_declaration else function.blocks[0]
        self.flow = None
        self._tree = None
        self._users = None
        self.landing_type = None
        self.saw_escape = False
        self.sibling_unwinds = {}
        self.scope_declarations = []
        self.tokens = {}
        self.convergence = 0
        self.convergent_block = None
        self.colors = None

    def graph(self) -> FlowGraph:
        """The edges between its blocks."""
        if self.flow is None:
            assert self.function is not None
            self.flow = FlowGraph(self.function)
        return self.flow

    def tree(self) -> DominatorTree:
        """Its dominator tree."""
        if self._tree is None:
            assert self.function is not None
            self._tree = DominatorTree(self.function, self.graph())
        return self._tree

    def users(self, value: Value) -> list[Instruction]:
        """The instructions of this function that use a value, once for each use, in the function's order.

        The lists of `irkit.use_lists` are not asked: making them would change what the module is.
        """
        if self._users is None:
            self._users = {}
            for block in self.function.blocks if self.function is not None else ():
                for instruction in block._instructions:
                    for operand in instruction._operands:
                        self._users.setdefault(operand, []).append(instruction)
        return self._users.get(value, [])

    def following(self) -> Iterator[Instruction]:
        """What stands behind the instruction in hand."""
        assert self.block is not None
        return iter(self.block._instructions[self.place + 1 :])

    def note_use(self, value: GlobalValue) -> None:
        """Note that something uses a global."""
        if value.name.startswith(_PREFIX):
            self.used_specials.add(value)

    # Targets

    @property
    def is_amdgpu(self) -> bool:
        return self.triple.architecture in ("amdgcn", "r600")

    @property
    def is_x86(self) -> bool:
        return self.triple.is_x86_32 or self.triple.is_x86_64

    # Words

    def attribute_text(self, attribute: Attribute) -> str:
        """An attribute as LLVM writes it in messages."""
        if isinstance(attribute, IntAttribute):
            return int_attribute_text(self.release, attribute.name, attribute.value)
        if isinstance(attribute, TypeAttribute):
            return type_attribute_text(attribute.name, None if attribute.type is None else str(attribute.type))
        if isinstance(attribute, ConstantRangeAttribute):
            return range_attribute_text(attribute.name, attribute.range)
        if isinstance(attribute, ConstantRangeListAttribute):
            return range_list_attribute_text(attribute.name, attribute.ranges)
        if isinstance(attribute, StringAttribute):
            return f'"{attribute.name}"="{attribute.value}"' if attribute.value else f'"{attribute.name}"'
        return attribute.name

    # Sizes

    def alloc_size(self, ty: Type) -> int | None:
        """Bytes between neighbours of this type in memory; None for a type without a size that is known."""
        try:
            return self.layout.alloc_size(ty).minimum
        except UnsupportedError:
            return None

    def abi_alignment(self, ty: Type) -> int | None:
        """The alignment in bytes that the data layout gives a type; None for a type without one."""
        try:
            return self.layout.abi_alignment(ty)
        except UnsupportedError:
            return None

    def is_sized(self, ty: Type) -> bool:
        """Whether values of this type have a size."""
        known = self.sized.get(ty)
        if known is None:
            known = self.sized[ty] = is_sized(self.dialect, ty)
        return known

    def holds_scalable(self, ty: Type) -> bool:
        """Whether a struct holds scalable vectors somewhere, or types of targets that are scalable."""
        known = self.scalable.get(ty)
        if known is None:
            known = self.scalable[ty] = has_scalable(ty, target_types=True)
        return known

    def bits(self, ty: Type) -> int | None:
        """The size in bits; None for a type without a size that is known."""
        try:
            return self.layout.size_in_bits(ty).minimum
        except UnsupportedError:
            return None


def is_intrinsic(function: Value | None) -> bool:
    """Whether a value is a function with one of LLVM's own names, known or not."""
    return isinstance(function, Function) and function.name.startswith(_PREFIX)
