"""The new function, and the call of it in the place of its blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.attributes import FUNCTION_INDEX, Attribute, AttributeList
from irkit.blocks import BasicBlock
from irkit.editing.blocks import phis_of
from irkit.editing.outlining.region import EH_PADS, Region, enter, fill, replace
from irkit.editing.outlining.stack import Moves
from irkit.functions import Function
from irkit.instructions import AllocaInst, CallInst, Instruction, LoadInst, PHINode, StoreInst
from irkit.module import Module
from irkit.symbols import SymbolTable
from irkit.terminators import BranchInst, InvokeInst, ResumeInst, ReturnInst, SwitchInst, UnreachableInst
from irkit.types import VOID, IntegerType, Type, function_type
from irkit.values import Value

# What a function says of itself that a part of it need not keep.
_LOST: Final = frozenset(
    (
        "allockind",
        "allocsize",
        "alignstack",
        "argmemonly",
        "builtin",
        "convergent",
        "coro_elide_safe",
        "coro_only_destroy_when_complete",
        "inaccessiblememonly",
        "inaccessiblemem_or_argmemonly",
        "jumptable",
        "memory",
        "naked",
        "nobuiltin",
        "nodivergencesource",
        "nomerge",
        "noreturn",
        "nosync",
        "presplitcoroutine",
        "readnone",
        "readonly",
        "returns_twice",
        "speculatable",
        "thunk",
        "willreturn",
        "writeonly",
    )
)


class Outliner:
    """Makes a function of a region that is ready for it: `targets` are the blocks that it leads to."""

    def __init__(self, region: Region, targets: Sequence[BasicBlock], moves: Moves) -> None:
        self.region: Region = region
        self.targets: Sequence[BasicBlock] = targets
        self.moves: Moves = moves
        self.old: Function = region.function
        module = self.old.parent
        assert module is not None
        self.module: Module = module
        self.names: SymbolTable = SymbolTable((), "")  # of the new function
        self.inputs: list[Value] = region.inputs(moves.sunk)
        self.outputs: list[Instruction] = region.outputs()

    def run(self, root: BasicBlock) -> Function:
        """Make it; `root` is its first block, which is not in any function yet."""
        place = self.region.new_block("codeRepl", self.region.header)
        made = self._declare()
        root.parent = made
        enter(self.names, root, "newFuncRoot")
        made.set_blocks([root])
        names = [*(value.name for value in self.inputs), *(f"{value.name}.out" for value in self.outputs)]
        for argument, name in zip(made.arguments, names, strict=True):
            enter(self.names, argument, name)
        self._rename_inputs(made)
        for block in list(self.region.comers[self.region.header]):
            if block not in self.region.blocks and block is not root:
                self.region.retarget(block, self.region.header, place)
        self.region.comers[self.region.header].insert(0, root)
        loads = self._call(made, place)
        self._add_stubs(made)
        self._store_outputs(made)
        replace([one for one in self.old.walk() if one.parent not in self.region.blocks], loads)
        self._move(made, root)
        self._follow(root, place)
        if self.old.personality is not None:
            made.personality = self.old.personality
        if not any(isinstance(block.instructions[-1], (ReturnInst, ResumeInst)) for block in made.blocks):
            made.attributes.add("noreturn")
        return made

    # The function

    @property
    def result(self) -> Type:
        """What tells the caller where to go on."""
        context = self.module.context
        count = len(self.targets)
        return VOID if count < 2 else context.integer(1) if count == 2 else context.integer(16)

    def _declare(self) -> Function:
        context = self.module.context
        pointer = context.pointer(self.module.layout.alloca_address_space)
        kinds = [*(value.type for value in self.inputs), *[pointer] * len(self.outputs)]
        ty = function_type(self.result, tuple(kinds), False)
        name = f"{self.old.name}.{self.region.header.name or 'extracted'}"
        made = Function(self.old.type, ty, "", "internal", self.old.address_space)
        self.module.append(made)
        made.name = self.module.unique_name(name)
        made.dso_local = True
        own = self.old.attribute_list.function if self.old.attribute_list is not None else None
        if own is not None:
            kept = [one for one in own.attributes if one.name not in _LOST]
            made.attribute_list = self._list_of(kept)
        for number, value in enumerate(self.inputs):
            if isinstance(value, AllocaInst) and value.swifterror:
                made.arguments[number].attributes.add("swifterror")
        return made

    def _list_of(self, attributes: list[Attribute]) -> AttributeList | None:
        context = self.module.context
        if not attributes:
            return None
        return context.attribute_list({FUNCTION_INDEX: context.attribute_set(attributes)})

    def _rename_inputs(self, made: Function) -> None:
        values: dict[Value, Value] = dict(zip(self.inputs, made.arguments, strict=False))
        replace([one for block in self.region.blocks for one in block.instructions], values)

    # The call

    def _call(self, made: Function, place: BasicBlock) -> dict[Value, Value]:
        """Fill the block that calls the function; returns what others use in the place of what it computes."""
        layout, context = self.module.layout, self.module.context
        entry = self.old.blocks[0]
        one = context.constant_int(context.integer(32), 1)
        memory: list[Value] = []
        loads: dict[Value, Value] = {}
        for output in self.outputs:
            kind = context.pointer(layout.alloca_address_space)
            alloca = AllocaInst(kind, output.type, one, layout.preferred_alignment(output.type))
            self.region.name(alloca, f"{output.name}.loc")
            fill(entry, [alloca, *entry.instructions])
            memory.append(alloca)
        call = CallInst(made.function_type, made, [*self.inputs, *memory], [])
        lines: list[Instruction] = [call]
        for output, alloca_of in zip(self.outputs, memory, strict=True):
            load = LoadInst(output.type, alloca_of, layout.abi_alignment(output.type))
            self.region.name(load, f"{output.name}.reload")
            lines.append(load)
            loads[output] = load
        fill(place, [*lines, self._way_on(place)])
        return loads

    def _way_on(self, place: BasicBlock) -> Instruction:
        """Where the caller goes on. Its body goes in the end, so that it does not matter how it chooses."""
        targets = self.targets
        for target in targets:
            self.region.comers[target].insert(0, place)
        if not targets:
            return UnreachableInst(VOID)
        zero = self.module.context.null(self.module.context.integer(16))
        return SwitchInst(VOID, zero, targets[-1], [(zero, target) for target in targets[:-1]])

    # What is in the function beside the blocks

    def _add_stubs(self, made: Function) -> None:
        """A block for each way out, which tells which it is."""
        context, region, result = self.module.context, self.region, self.result
        stubs: dict[BasicBlock, BasicBlock] = {}
        for number, target in enumerate(self.targets):
            stub = BasicBlock(region.header.type, made)
            enter(self.names, stub, f"{target.name}.exitStub")
            value = None
            if isinstance(result, IntegerType):
                value = context.constant_int(result, int(number == 0) if len(self.targets) == 2 else number)
            made.set_blocks([*made.blocks, stub])
            fill(stub, [ReturnInst(VOID, value)])
            region.comers[stub] = []
            stubs[target] = stub
        for block in region.blocks:
            for target in dict.fromkeys(block.successors):
                if target not in region.blocks:
                    region.retarget(block, target, stubs[target])

    def _store_outputs(self, made: Function) -> None:
        layout = self.module.layout
        for output, argument in zip(self.outputs, made.arguments[len(self.inputs) :], strict=True):
            block = output.normal_destination if isinstance(output, InvokeInst) else output.parent
            assert block is not None
            lines = list(block.instructions)
            at = lines.index(output) + 1 if output in lines else 0
            if isinstance(output, (InvokeInst, PHINode)):
                at = next(n for n, one in enumerate(lines) if one.opcode != "phi" and one.opcode not in EH_PADS)
            store = StoreInst(VOID, output, argument, layout.abi_alignment(output.type))
            fill(block, [*lines[:at], store, *lines[at:]])

    def _move(self, made: Function, root: BasicBlock) -> None:
        blocks = list(self.region.blocks)
        stubs = list(made.blocks[1:])
        self.old.set_blocks([block for block in self.old.blocks if block not in self.region.blocks])
        for block in blocks:
            for value in (block, *block.instructions):
                self.region.names.leave(value)
                enter(self.names, value, value.name)
            block.parent = made
        made.set_blocks([root, *blocks, *stubs])

    def _follow(self, root: BasicBlock, place: BasicBlock) -> None:
        """Phis know where values come from now."""
        for phi in phis_of(self.region.header):
            phi.incoming_blocks = [one if one in self.region.blocks else root for one in phi.incoming_blocks]
        for target in self.targets:
            for phi in phis_of(target):
                phi.incoming_blocks = [place if one in self.region.blocks else one for one in phi.incoming_blocks]


def new_root(region: Region) -> BasicBlock:
    """A first block for the new function: what leads to its way in, which others may lead to as well."""
    root = BasicBlock(region.header.type)
    fill(root, [BranchInst(VOID, region.header)])
    return root
