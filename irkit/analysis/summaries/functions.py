"""The summary of a function: what it calls and refers to, and what is known of it."""

from __future__ import annotations

from typing import Final

from irkit.analysis.stripping import strip_casts
from irkit.analysis.summaries.memory_profiles import add_memory_profile
from irkit.analysis.summaries.references import INDIRECT_CALLS, References, find_references, name_of, profiled
from irkit.analysis.summaries.state import SummaryState
from irkit.analysis.summaries.virtual_calls import add_intrinsic
from irkit.attribute_values import MemoryEffects
from irkit.attributes import FUNCTION_INDEX, RETURN_INDEX, AttributeList, IntAttribute
from irkit.blocks import BasicBlock
from irkit.constant_walk import base_object
from irkit.constants import BlockAddress, Constant, InlineAsm
from irkit.dialects.features import RELATIVE_FREQUENCY_TAIL_CALLS
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue
from irkit.instructions import CallBase, CallInst, Instruction, LoadInst, StoreInst
from irkit.metadata import ConstantAsMetadata, MDNode
from irkit.summary import FUNCTION_FLAGS, CallEdge, FunctionSummary, SummaryReference
from irkit.terminators import CallBrInst, CatchSwitchInst, CleanupReturnInst, ResumeInst, UnreachableInst
from irkit.values import User, Value

_NOT_COUNTED: Final = ("llvm.dbg.", "llvm.pseudoprobe")
_HOTNESS: Final = ("unknown", "cold", "none", "hot", "critical")
_ENTRY_FREQUENCY: Final = 256  # of the entry block itself, in the units of `relative_frequency`
_LAST_FREQUENCY: Final = (1 << 29) - 1
_PROMOTED: Final = 3  # so many targets of an indirect call LLVM looks at


class FunctionPass:
    """The making of one function's summary."""

    def __init__(self, s: SummaryState, function: Function) -> None:
        self.s: SummaryState = s
        self.function: Function = function
        self.summary: FunctionSummary = FunctionSummary("")
        self.visited: set[User] = set()
        self.references: References = {}
        self.calls: dict[int, CallEdge] = {}
        self.loads: list[Instruction] = []
        self.stores: list[Instruction] = []
        self.is_bound: bool = False  # to what cannot be imported with it
        self.may_throw: bool = False
        self.has_unknown_call: bool = False
        self.is_counted: bool = any(
            isinstance(node, MDNode) and node.operands and name_of(node) == "function_entry_count"
            for node in function.metadata.get_all("prof")
        )

    def run(self) -> None:
        """Add the summary to the index."""
        function, summary, s = self.function, self.summary, self.s
        self.refer(function)
        for block in function.blocks:
            if s.binds_to_addresses and takes_address(block):
                self.is_bound = True
            for instruction in block.instructions:
                self.instruction(block, instruction)
        summary.references = self.sorted_references()
        summary.calls = list(self.calls.values())
        release = s.module.dialect.llvm_version
        s.describe(function, summary)
        summary.not_eligible_to_import = summary.not_eligible_to_import or self.is_bound
        summary.function_flags = function_flags(function, release, self.may_throw, self.has_unknown_call)
        s.add(function, summary)

    def instruction(self, block: BasicBlock, instruction: Instruction) -> None:
        callee = instruction.callee if isinstance(instruction, CallInst) else None
        if isinstance(callee, Function) and callee.name.startswith(_NOT_COUNTED):
            return
        self.summary.instruction_count += 1
        if self.s.is_thin and isinstance(instruction, LoadInst) and not instruction.volatile:
            self.visited.add(instruction)
            self.loads.append(instruction)
            return
        if self.s.is_thin and isinstance(instruction, StoreInst) and not instruction.volatile:
            self.store(instruction)
            return
        self.refer(instruction)
        if isinstance(instruction, CallBase):
            self.call(block, instruction)
        else:
            self.may_throw = self.may_throw or may_throw(instruction)

    def store(self, store: StoreInst) -> None:
        """What is stored may be anything's; the address is looked at later."""
        self.visited.add(store)
        self.stores.append(store)
        stored = store.operands[0]
        if isinstance(stored, GlobalValue):
            info = self.s.info(stored)
            self.references[info.guid] = info
        elif isinstance(stored, User):
            self.refer(stored)

    def refer(self, root: User) -> None:
        """Note what is referred to. As in LLVM, addresses of blocks do not count."""
        self.is_bound = find_references(self.s, root, self.references, self.visited).by_ifunc or self.is_bound

    def sorted_references(self) -> list[SummaryReference]:
        """All references, those that are only loaded from and then those that are only stored to at the end."""
        loaded: References = {}
        stored: References = {}
        for load in self.loads:
            self.visited.discard(load)
            self.is_bound = find_references(self.s, load, loaded, self.visited).by_ifunc or self.is_bound
        visited: set[User] = set()
        for store in self.stores:
            self.is_bound = find_references(self.s, store, stored, visited).by_ifunc or self.is_bound
        for guid, info in stored.items():
            if loaded.pop(guid, None) is not None:
                self.references.setdefault(guid, info)
        found = [SummaryReference(info) for info in self.references.values()]
        found += [SummaryReference(info, "readonly") for guid, info in loaded.items() if guid not in self.references]
        known = self.references.keys() | loaded.keys()
        return found + [SummaryReference(info, "writeonly") for guid, info in stored.items() if guid not in known]

    # Calls

    def call(self, block: BasicBlock, call: CallBase) -> None:
        value: Value = call.operands[-1]
        if isinstance(value, InlineAsm) and isinstance(call, CallInst) and self.s.locals_used:
            self.is_bound = True
        target = strip_casts(value)
        function = base_object(target) if isinstance(target, (Function, GlobalAlias)) else None
        if isinstance(function, Function) and isinstance(target, GlobalValue):
            if isinstance(call, CallInst) and function.name.startswith("llvm."):
                add_intrinsic(self.s, call, function, self.summary)
                return
            self.direct_call(block, call, target)
            if self.s.is_thin:
                add_memory_profile(self.s, call, self.s.info(target), self.summary)
        else:
            self.unknown_call(call, target)

    def direct_call(self, block: BasicBlock, call: CallBase, target: GlobalValue) -> None:
        edge = self.edge(self.s.guid(target), target.name)
        if isinstance(call, CallInst) and call.tail_kind in ("tail", "musttail"):
            edge.has_tail_call = self.s.module.dialect.has(RELATIVE_FREQUENCY_TAIL_CALLS)
        if self.is_counted:
            warm(edge, "none")
        elif self.s.has_counts:
            if block is not self.function.blocks[0]:
                raise UnsupportedError("the frequencies of blocks in a summary (calls behind the entry block)")
            edge.relative_frequency = min(edge.relative_frequency + _ENTRY_FREQUENCY, _LAST_FREQUENCY)

    def unknown_call(self, call: CallBase, target: Value) -> None:
        self.has_unknown_call = True
        if self.s.binds_to_ifuncs and isinstance(target, GlobalIFunc) and target.has_local_linkage:
            self.is_bound = True
        if isinstance(target, (InlineAsm, Constant)):
            return
        for node in call.metadata.get_all("callees"):
            for operand in node.operands if isinstance(node, MDNode) else ():
                held = operand.value if isinstance(operand, ConstantAsMetadata) else None
                if isinstance(held, Function):
                    self.edge(self.s.guid(held), held.name)
        for guid in profiled(call, INDIRECT_CALLS, _PROMOTED):
            warm(self.edge(guid), "none")

    def edge(self, guid: int, name: str = "") -> CallEdge:
        found = self.calls.get(guid)
        if found is None:
            found = self.calls[guid] = CallEdge(self.s.index.value(guid, name))
        return found


def warm(edge: CallEdge, hotness: str) -> None:
    """A call of that hotness joins an edge."""
    if _HOTNESS.index(hotness) > _HOTNESS.index(edge.hotness):
        edge.hotness = hotness


def takes_address(block: BasicBlock) -> bool:
    """Whether something else than `callbr` uses the block's address."""
    return any(
        isinstance(user, BlockAddress) and any(not isinstance(one, CallBrInst) for one in user.users)
        for user in block.users
    )


def may_throw(instruction: Instruction) -> bool:
    """Whether an instruction other than a call may unwind out of the function."""
    if isinstance(instruction, (CleanupReturnInst, CatchSwitchInst)):
        return instruction.unwind_destination is None
    return isinstance(instruction, ResumeInst)


# What is known of a function by its attributes


def function_flags(function: Function, release: int, throws: bool, has_unknown_call: bool) -> int:
    """The bits of `FUNCTION_FLAGS`."""
    names = names_at(function.attribute_list, FUNCTION_INDEX)
    reads, writes = memory_access(function, release)
    blocks = function.blocks
    known = {
        "readNone": not reads and not writes,
        "readOnly": reads and not writes,
        "noRecurse": "norecurse" in names,
        "returnDoesNotAlias": "noalias" in names_at(function.attribute_list, RETURN_INDEX),
        "noInline": "noinline" in names,
        "alwaysInline": "alwaysinline" in names,
        "noUnwind": "nounwind" in names,
        "mayThrow": throws,
        "hasUnknownCall": has_unknown_call,
        "mustBeUnreachable": bool(blocks) and isinstance(blocks[0].instructions[-1], UnreachableInst),
    }
    return sum(1 << place for place, name in enumerate(FUNCTION_FLAGS) if known[name])


def names_at(attributes: AttributeList | None, index: int) -> set[str]:
    own = None if attributes is None else attributes.sets.get(index)
    return set() if own is None else {attribute.name for attribute in own}


def memory_access(function: Function, release: int) -> tuple[bool, bool]:
    """Whether the attributes let a function read memory, and write it."""
    attributes = function.attribute_list
    own = None if attributes is None else attributes.sets.get(FUNCTION_INDEX)
    reads = writes = True
    for attribute in own or ():
        if attribute.name == "readnone":
            reads = writes = False
        elif attribute.name == "readonly":
            writes = False
        elif isinstance(attribute, IntAttribute) and attribute.name == "memory":
            effects = MemoryEffects.of_value(attribute.value, release)
            reads, writes = not effects.only_writes, not effects.only_reads
    return reads, writes
