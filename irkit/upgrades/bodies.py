"""What the reader changes in the bodies of functions: calls, branch weights, access tags, loop hints."""

from __future__ import annotations

from typing import Final

from irkit.attributes import FUNCTION_INDEX, Attribute, AttributeList
from irkit.constants import InlineAsm
from irkit.dialects.features import (
    ATTACHED_CALL_NEEDS_OPERAND,
    BRANCH_WEIGHT_ORIGINS,
    KEEPS_TYPED_POINTERS,
    UNSAFE_ATOMICS_AS_METADATA,
)
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CallBase,
    CallInst,
    CastInst,
    CmpInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    SelectInst,
    StoreInst,
)
from irkit.metadata import MDNode, MDString, MDTuple, Metadata
from irkit.metadata_walk import Tuples
from irkit.module import Module
from irkit.provenance import OLD_LOOP_HINTS
from irkit.terminators import BranchInst, IndirectBrInst, SwitchInst
from irkit.types import FunctionType
from irkit.upgrades.attribute_sets import sorted_set, string_value, with_set, without
from irkit.upgrades.call_types import take_types
from irkit.upgrades.compatibility import Compatibility
from irkit.upgrades.declarations import AttributeRenamer
from irkit.upgrades.objc_arc import upgraded_marker_asm
from irkit.upgrades.tbaa import AccessTags, upgraded_tag
from irkit.values import Value
from irkit.words import FLOAT_RMW_OPERATIONS

_CONSTRAINED: Final = "llvm.experimental.constrained."
_UNSAFE_ATOMICS: Final = "amdgpu-unsafe-fp-atomics"
_UNSAFE_ATOMIC_KINDS: Final = (
    "amdgpu.no.fine.grained.host.memory",
    "amdgpu.no.remote.memory.access",
    "amdgpu.ignore.denormal.mode",
)
_STRICT_FP: Final = frozenset(("strictfp",))


class BodyUpgrade:
    """One walk over the bodies of a module; keeps what many instructions share, so that each is looked at once."""

    def __init__(self, module: Module, rules: Compatibility, renamer: AttributeRenamer) -> None:
        self.module: Module = module
        self.rules: Compatibility = rules
        self.renamer: AttributeRenamer = renamer
        self.tbaa: AccessTags = AccessTags()
        self.has_invalid_tbaa: bool = False
        self.has_new_nodes: bool = False
        self.has_old_loop_hints: bool = module.provenance.has_old_loop_hints
        self.has_origins: bool = module.dialect.has(BRANCH_WEIGHT_ORIGINS)
        self.takes_types: bool = module.dialect.has(KEEPS_TYPED_POINTERS)
        self.drops_bundles: bool = module.dialect.has(ATTACHED_CALL_NEEDS_OPERAND)
        self._fixed_calls: dict[tuple[AttributeList, FunctionType], AttributeList | None] = {}
        self._strict_functions: set[Value] = {
            function for function in module.functions if _has(function.attribute_list, "strictfp")
        }
        self._strict_lists: dict[AttributeList, bool] = {}
        self._tags: dict[Metadata, Metadata] = {}
        self._tuples: Tuples = Tuples(module)
        self._loops: dict[Metadata, Metadata] = {}
        self.with_metadata: list[Function] = []  # whose instructions have attachments, locations or debug records

    def run(self) -> None:
        for function in self.module.functions:
            if not function.is_declaration:
                self._upgrade_body(function)
        if self.has_invalid_tbaa:
            self._drop_tbaa()
            self.has_new_nodes = True
        self.module.provenance.has_common_upgrades = self.has_new_nodes

    def _upgrade_body(self, function: Function) -> None:
        is_strict = _has(function.attribute_list, "strictfp")
        has_metadata = False
        for block in function.blocks:
            for instruction in block._instructions:
                attachments = instruction._attachments
                if attachments is not None:
                    has_metadata = True
                    self._upgrade_attachments(instruction, attachments)
                elif instruction._debug_loc is not None or instruction.debug_records is not None:
                    has_metadata = True
                # The classes that are met most come first: the check for a call is a search through a class's bases.
                if isinstance(instruction, LoadInst):
                    if instruction._alignment == 0:
                        self._align(instruction)
                elif isinstance(instruction, (BinaryOperator, CastInst, GetElementPtrInst, SelectInst, CmpInst)):
                    continue
                elif isinstance(instruction, CallBase):
                    self._upgrade_call(instruction, is_strict)
                elif isinstance(instruction, (StoreInst, AllocaInst, AtomicRMWInst, AtomicCmpXchgInst)):
                    if instruction.alignment == 0:
                        self._align(instruction)
        self._upgrade_unsafe_atomics(function)
        if has_metadata:
            self.with_metadata.append(function)

    def _align(self, instruction: Instruction) -> None:
        """Give what a file says no alignment of that which LLVM takes: of old, and of writers other than LLVM."""
        layout = self.module.layout
        if isinstance(instruction, AllocaInst):
            instruction.alignment = layout.preferred_alignment(instruction.allocated_type)
        elif isinstance(instruction, LoadInst) and not instruction.ordering:
            instruction.alignment = layout.abi_alignment(instruction.type)
        elif isinstance(instruction, StoreInst) and not instruction.ordering:
            instruction.alignment = layout.abi_alignment(instruction.operands[0].type)
        elif isinstance(instruction, (AtomicRMWInst, AtomicCmpXchgInst)):
            size = layout.store_size(instruction.operands[1].type).fixed
            if size & (size - 1) == 0:
                instruction.alignment = size

    def _upgrade_unsafe_atomics(self, function: Function) -> None:
        attributes = function.attribute_list.function if function.attribute_list is not None else None
        if attributes is None or not self.module.dialect.has(UNSAFE_ATOMICS_AS_METADATA):
            return
        value = string_value(attributes, _UNSAFE_ATOMICS)
        if value is None:
            return
        if value == "true":
            self.with_metadata.append(function)
            self.has_new_nodes = True
            empty = self._tuples.get([])
            for block in function.blocks:
                for instruction in block._instructions:
                    if isinstance(instruction, AtomicRMWInst) and instruction.operation in FLOAT_RMW_OPERATIONS:
                        for kind in _UNSAFE_ATOMIC_KINDS:
                            _attach(instruction, kind, empty)
        function.attribute_list = without(
            self.module, function.attribute_list, FUNCTION_INDEX, frozenset((_UNSAFE_ATOMICS,)), strings=True
        )

    # Attachments

    def _upgrade_attachments(self, instruction: Instruction, attachments: list[tuple[str, Metadata]]) -> None:
        for place, (kind, node) in enumerate(attachments):
            if kind == "tbaa":
                tag = self._upgraded_tag(node)
                if tag is not node:
                    self.has_new_nodes = True
                    attachments[place] = (kind, tag)
                if not self.has_invalid_tbaa and not self.tbaa.is_valid(instruction, tag):
                    self.has_invalid_tbaa = True
            elif kind == "llvm.loop" and self.has_old_loop_hints:
                loop = self._upgraded_loop(node)
                if loop is not node:
                    self.has_new_nodes = True
                    attachments[place] = (kind, loop)
        if any(kind == "prof" and self._has_wrong_weights(instruction, node) for kind, node in attachments):
            instruction.metadata.discard("prof")

    def _upgraded_tag(self, node: Metadata) -> Metadata:
        tag = self._tags.get(node)
        if tag is None:
            tag = self._tags[node] = upgraded_tag(self.module, self._tuples, node) if isinstance(node, MDNode) else node
        return tag

    def _upgraded_loop(self, node: Metadata) -> Metadata:
        loop = self._loops.get(node)
        if loop is None:
            loop = self._loops[node] = _renamed_loop(node, self._tuples)
        return loop

    def _has_wrong_weights(self, instruction: Instruction, node: Metadata) -> bool:
        """Whether branch weights are not as many as the instruction has ways to go."""
        if not isinstance(node, MDNode) or not node.operands:
            return False
        name = node.operands[0]
        if not isinstance(name, MDString) or name.string != "branch_weights":
            return False
        if isinstance(instruction, (BranchInst, SwitchInst, IndirectBrInst)):
            expected = len(instruction.successors)
        elif isinstance(instruction, CallInst):
            expected = 1
        elif isinstance(instruction, SelectInst):
            expected = 2
        else:
            return False
        offset = 1
        if self.has_origins and len(node.operands) > 2 and isinstance(node.operands[1], MDString):
            offset = 2
        return len(node.operands) != offset + expected

    def _drop_tbaa(self) -> None:
        for function in self.module.functions:
            for block in function.blocks if not function.is_declaration else ():
                for instruction in block._instructions:
                    if instruction._attachments is not None:
                        instruction.metadata.discard("tbaa")

    # Calls

    def _upgrade_call(self, call: CallBase, caller_is_strict: bool) -> None:
        if isinstance(call.callee, InlineAsm):
            upgraded_marker_asm(call.callee)
        if self.takes_types:
            take_types(self.module, call, self.module.dialect)
        if call.attribute_list is not None:
            call.attribute_list = self._fixed_attributes(call, call.attribute_list)
        if not caller_is_strict and self._is_strict(call):
            self._relax_strict_call(call)
        if call.bundles is not None and self.drops_bundles:
            call.bundles = [
                bundle
                for bundle in call.bundles
                if bundle.tag != "clang.arc.attachedcall" or bundle.start != bundle.end
            ] or None

    def _fixed_attributes(self, call: CallBase, attributes: AttributeList) -> AttributeList | None:
        if call.function_type.is_vararg:
            return self._fitting(call, attributes)
        key = (attributes, call.function_type)
        if key not in self._fixed_calls:
            self._fixed_calls[key] = self._fitting(call, attributes)
        return self._fixed_calls[key]

    def _fitting(self, call: CallBase, attributes: AttributeList) -> AttributeList | None:
        types = [argument.type for argument in call.arguments]
        fitting = self.rules.fitting_list(self.module, attributes, call.function_type.return_type, types)
        return self.renamer.renamed(fitting)

    def _relax_strict_call(self, call: CallBase) -> None:
        """In a function that is not strict about floating point, `strictfp` on a call means `nobuiltin`."""
        attributes = without(self.module, call.attribute_list, FUNCTION_INDEX, _STRICT_FP)
        if not _has(attributes, "nobuiltin"):
            old = attributes.function if attributes is not None else None
            new = sorted_set(self.module, [*(old or ()), Attribute("nobuiltin")])
            attributes = with_set(self.module, attributes, FUNCTION_INDEX, new)
        call.attribute_list = attributes

    def _is_strict(self, call: CallBase) -> bool:
        """Whether a call says `strictfp`, or the function it calls does; constrained operations mean it."""
        callee = call.callee
        if isinstance(callee, Function) and callee.name.startswith(_CONSTRAINED):
            return False
        return callee in self._strict_functions or (
            call.attribute_list is not None and self._is_strict_list(call.attribute_list)
        )

    def _is_strict_list(self, attributes: AttributeList) -> bool:
        found = self._strict_lists.get(attributes)
        if found is None:
            found = self._strict_lists[attributes] = _has(attributes, "strictfp")
        return found


def _has(attributes: AttributeList | None, name: str) -> bool:
    own = attributes.function if attributes is not None else None
    return own is not None and name in own


def _attach(instruction: Instruction, kind: str, node: Metadata) -> None:
    instruction.metadata.discard(kind)  # LLVM puts the new one last
    instruction.metadata[kind] = node


def _renamed_loop(node: Metadata, tuples: Tuples) -> Metadata:
    """A loop's node with its hints by their names of today: `llvm.vectorizer.…` were their first."""
    if not isinstance(node, MDTuple) or not any(_old_hint(hint) for hint in node.operands):
        return node
    return tuples.get([_renamed_hint(hint, tuples) if _old_hint(hint) else hint for hint in node.operands])


def _old_hint(hint: Metadata | None) -> str:
    """The name of a loop hint if it is one of the old ones, otherwise ""."""
    if isinstance(hint, MDTuple) and hint.operands:
        name = hint.operands[0]
        if isinstance(name, MDString) and name.string.startswith(OLD_LOOP_HINTS):
            return name.string
    return ""


def _renamed_hint(hint: Metadata | None, tuples: Tuples) -> Metadata | None:
    name = _old_hint(hint).removeprefix(OLD_LOOP_HINTS)
    word = "llvm.loop.interleave.count" if name == "unroll" else f"llvm.loop.vectorize.{name}"
    if not isinstance(hint, MDTuple):
        return hint
    return tuples.get([MDString(word), *hint.operands[1:]])
