"""Profiles and what they say of calls: `!prof`, `!memprof`, `!callsite`, `!callee_type` (LangRef, "Metadata")."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import WEIGHT_ORIGINS
from irkit.functions import Function
from irkit.instructions import CallBase, CallInst, Instruction, SelectInst
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, Metadata, constant_integer
from irkit.terminators import BranchInst, CallBrInst, IndirectBrInst, InvokeInst, SwitchInst
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter

_C: Final = Chapter("profiles")
_LEAST_VALUES: Final = 5  # operands: the word, the kind, the sum, and a value with its count
_CALL_KINDS: Final = (0, 1)  # what is called, and the size given to a memory intrinsic
_VALUE_KINDS: Final = (0, 1, 2)  # and a table of virtual functions
PROF_SOME: Final = _C.rule("prof-some", "!prof annotations should have at least 1 operand", first=22)
PROF_TWO: Final = _C.rule("prof-two", "!prof annotations should have no less than 2 operands")
PROF_NULL: Final = _C.rule("prof-null", "first operand should not be null")
PROF_NAME: Final = _C.rule("prof-name", "expected string with name of the !prof annotation")
PROF_INVOKE: Final = _C.rule("prof-invoke", "Wrong number of InvokeInst branch_weights operands")
PROF_PLACE: Final = _C.rule("prof-place", "!prof branch_weights are not allowed for this instruction")
PROF_COUNT: Final = _C.rule("prof-count", "Wrong number of operands")
PROF_WEIGHT_NULL: Final = _C.rule("prof-weight-null", "second operand should not be null")
PROF_WEIGHT: Final = _C.rule("prof-weight", "!prof brunch_weights operand is not a const int")
PROF_KIND: Final = _C.rule("prof-kind", "expected either branch_weights or VP profile name", first=22)
PROF_UNKNOWN_PLACE: Final = _C.rule(
    "prof-unknown-place",
    "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
    first=22,
)
PROF_UNKNOWN_COUNT: Final = _C.rule(
    "prof-unknown-operands", "'unknown' !prof should have a single additional operand", first=22
)
PROF_UNKNOWN_STRING: Final = _C.rule(
    "prof-unknown-string", "'unknown' !prof should have an additional operand of type string", first=22
)
PROF_UNKNOWN_EMPTY: Final = _C.rule(
    "prof-unknown-empty", "the 'unknown' !prof operand should not be an empty string", first=22
)
PROF_VALUES: Final = _C.rule("prof-values", "invalid value profiling metadata", first=22)
PROF_VALUE_KIND: Final = _C.rule("prof-value-kind", "VP !prof missing kind argument", first=22)
PROF_VALUE_RANGE: Final = _C.rule("prof-value-range", "Invalid VP !prof kind", first=22)
PROF_VALUE_ODD: Final = _C.rule(
    "prof-value-odd", "VP !prof should have an even number of arguments after 'VP'", first=22
)
PROF_VALUE_PLACE: Final = _C.rule(
    "prof-value-place",
    "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
    first=22,
)
ENTRY_NAME: Final = _C.rule(
    "prof-function-name",
    "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'",
)
ENTRY_COUNT: Final = _C.rule("prof-function-count", "expected integer argument to function_entry_count")
STACK_SOME: Final = _C.rule("callstack-some", "call stack metadata should have at least 1 operand", first=15)
STACK_INTEGER: Final = _C.rule("callstack-integer", "call stack metadata operand should be constant integer", first=15)
MEMPROF_CALLSITE: Final = _C.rule("memprof-callsite", "!memprof metadata requires !callsite metadata", first=23)
MEMPROF_PLACE: Final = _C.rule("memprof-place", "!memprof metadata should only exist on calls", first=15)
MEMPROF_SOME: Final = _C.rule(
    "memprof-some",
    "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)",
    first=15,
)
MEMPROF_BLOCK: Final = _C.rule("memprof-block", "Each !memprof MemInfoBlock should have at least 2 operands", first=15)
MEMPROF_NULL: Final = _C.rule("memprof-null", "!memprof MemInfoBlock first operand should not be null", first=15)
MEMPROF_STACK: Final = _C.rule("memprof-stack", "!memprof MemInfoBlock first operand should be an MDNode", first=15)
MEMPROF_TAG: Final = _C.rule("memprof-tag", "!memprof MemInfoBlock second operand should be an MDString", first=20)
MEMPROF_NODES: Final = _C.rule("memprof-nodes", "Not all !memprof MemInfoBlock operands 2 to N are MDNode", first=20)
MEMPROF_PAIRS: Final = _C.rule(
    "memprof-pairs", "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands", first=20
)
MEMPROF_INTEGERS: Final = _C.rule(
    "memprof-integers",
    "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands",
    first=20,
)
MEMPROF_TAGS: Final = _C.rule(
    "memprof-tags",
    "Not all !memprof MemInfoBlock operands 1 to N are MDString",
    first=15,
    last=19,
    since=19,
    newer="Not all !memprof MemInfoBlock operands 1 to N-1 are MDString",
)
MEMPROF_LAST: Final = _C.rule(
    "memprof-last", "Last !memprof MemInfoBlock operand not MDString or int", first=19, last=19
)
CALLSITE_PLACE: Final = _C.rule("callsite-place", "!callsite metadata should only exist on calls", first=15)
CALLEE_PLACE: Final = _C.rule("callee-type-place", "!callee_type metadata should only exist on calls", first=22)
CALLEE_LIST: Final = _C.rule(
    "callee-type-list",
    "The callee_type metadata must be a list of type metadata nodes",
    first=22,
    since=23,
    newer="The callee_type metadata must be a list of callgraph metadata nodes",
)
CALLEE_COUNT: Final = _C.rule(
    "callee-type-operands",
    "Well-formed generalized type metadata must contain exactly two operands",
    first=22,
    since=23,
    newer="Well-formed generalized callgraph metadata must contain exactly one operand",
)
CALLEE_ZERO: Final = _C.rule(
    "callee-type-zero", "The first operand of type metadata for functions must be zero", first=22, last=22
)
CALLEE_GENERAL: Final = _C.rule(
    "callee-type-general",
    "Only generalized type metadata can be part of the callee_type metadata list",
    first=22,
    since=23,
    newer="Only generalized callgraph metadata can be part of the callee_type metadata list",
)
CALLEE_STRING: Final = _C.rule(
    "callee-type-string", "The operand of callgraph metadata for functions must be an MDString", first=23
)
_UNKNOWN: Final = "unknown"


def _weights(i: Instruction) -> int:
    """How many branch weights an instruction has; 0 for one that has none."""
    if isinstance(i, (BranchInst, SwitchInst, CallBrInst, IndirectBrInst)):
        return len(i.successors)
    if isinstance(i, CallInst):
        return 1
    return 2 if isinstance(i, SelectInst) else 0


def prof(v: Verifier, i: Instruction, node: MDNode) -> None:
    operands = node.operands
    is_new = v.has(PROF_SOME)
    if is_new and not operands:
        v.fail(PROF_SOME, i, node)
    elif not is_new and len(operands) < 2:
        v.fail(PROF_TWO, i, node)
    elif operands[0] is None:
        v.fail(PROF_NULL, i, node)
    elif not isinstance(operands[0], MDString):
        v.fail(PROF_NAME, i, node)
    elif is_new and operands[0].string == _UNKNOWN:
        if not _weights(i):
            v.fail(PROF_UNKNOWN_PLACE, i, node)
        else:
            unknown_prof(v, i, node)
    elif len(operands) < 2:
        v.fail(PROF_TWO, i, node)
    elif operands[0].string == "branch_weights":
        _branch_weights(v, i, node)
    elif is_new and operands[0].string == "VP":
        _value_profile(v, i, node)
    elif is_new:
        v.fail(PROF_KIND, i, node)


def _branch_weights(v: Verifier, i: Instruction, node: MDNode) -> None:
    operands = node.operands
    weights = operands[2 if isinstance(operands[1], MDString) and v.dialect.has(WEIGHT_ORIGINS) else 1 :]
    if isinstance(i, InvokeInst):
        if len(weights) not in (1, 2):
            v.fail(PROF_INVOKE, i, node)
            return
    else:
        expected = _weights(i)
        if not expected:
            v.fail(PROF_PLACE, i, node)
        if len(weights) != expected:
            v.fail(PROF_COUNT, i, node)
            return
    wrong = [weight for weight in weights if constant_integer(weight) is None]
    if wrong:
        v.fail(PROF_WEIGHT_NULL if wrong[0] is None else PROF_WEIGHT, i, node)


def unknown_prof(v: Verifier, subject: Instruction | Function, node: MDNode) -> bool:
    """What stands where a pass did not know the profile: the name of the pass."""
    if len(node.operands) != 2:
        return v.fail(PROF_UNKNOWN_COUNT, subject, node)
    name = node.operands[1]
    if not isinstance(name, MDString):
        return v.fail(PROF_UNKNOWN_STRING, subject)
    return name.string != "" or v.fail(PROF_UNKNOWN_EMPTY, subject)


def _value_profile(v: Verifier, i: Instruction, node: MDNode) -> None:
    operands = node.operands
    kind = constant_integer(operands[1])
    if len(operands) < _LEAST_VALUES:
        v.fail(PROF_VALUES, i, node)
    elif kind is None:
        v.fail(PROF_VALUE_KIND, i, node)
    elif kind.value not in _VALUE_KINDS:
        v.fail(PROF_VALUE_RANGE, i, node)
    elif len(operands) % 2 == 0:
        v.fail(PROF_VALUE_ODD, i, node)
    elif kind.value in _CALL_KINDS and not isinstance(i, CallBase):
        v.fail(PROF_VALUE_PLACE, i, node)


def call_stack(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not node.operands:
        v.fail(STACK_SOME, i, node)
    elif not all(constant_integer(one) is not None for one in node.operands):
        v.fail(STACK_INTEGER, i, node)


def callsite(v: Verifier, i: Instruction, node: MDNode) -> None:
    if isinstance(i, CallBase):
        call_stack(v, i, node)
    else:
        v.fail(CALLSITE_PLACE, i)


def memprof(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, CallBase):
        v.fail(MEMPROF_PLACE, i)
        return
    if all(kind != "callsite" for kind, _ in i.attachment_list() or ()) and not v.fail(MEMPROF_CALLSITE, i):
        return
    if not node.operands:
        v.fail(MEMPROF_SOME, i, node)
    for block in node.operands:
        if not _memory_block(v, i, block):
            return


def _memory_block(v: Verifier, i: Instruction, block: Metadata | None) -> bool:
    if not isinstance(block, MDNode) or len(block.operands) < 2:
        return v.fail(MEMPROF_BLOCK, i, block)
    stack = block.operands[0]
    if stack is None:
        return v.fail(MEMPROF_NULL, i, block)
    if not isinstance(stack, MDNode):
        return v.fail(MEMPROF_STACK, i, block)
    call_stack(v, i, stack)
    if not v.has(MEMPROF_NODES):
        *tags, last = block.operands[1:]
        if not all(isinstance(one, MDString) for one in (tags if v.has(MEMPROF_LAST) else [*tags, last])):
            return v.fail(MEMPROF_TAGS, i, block)
        return isinstance(last, MDString) or constant_integer(last) is not None or v.fail(MEMPROF_LAST, i, block)
    if not isinstance(block.operands[1], MDString):
        return v.fail(MEMPROF_TAG, i, block)
    for pair in block.operands[2:]:
        if not isinstance(pair, MDNode):
            return v.fail(MEMPROF_NODES, i, block)
        if len(pair.operands) != 2:
            return v.fail(MEMPROF_PAIRS, i, block)
        if not all(constant_integer(one) is not None for one in pair.operands):
            return v.fail(MEMPROF_INTEGERS, i, block)
    return True


def callee_type(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, CallBase):
        v.fail(CALLEE_PLACE, i)
        return
    for ty in node.operands:
        if not _callee_type(v, i, ty):
            return


def _callee_type(v: Verifier, i: Instruction, ty: Metadata | None) -> bool:
    if not isinstance(ty, MDNode):
        return v.fail(CALLEE_LIST, i)
    count = 1 if v.has(CALLEE_STRING) else 2
    if len(ty.operands) != count:
        return v.fail(CALLEE_COUNT, i)
    offset = constant_integer(ty.operands[0])
    if (offset is None or offset.value) and not v.fail(CALLEE_ZERO, i):
        return False
    name = ty.operands[-1]
    if not isinstance(name, MDString) and not v.fail(CALLEE_STRING, i):
        return False
    return (isinstance(name, MDString) and name.string.endswith(".generalized")) or v.fail(CALLEE_GENERAL, i)


def function_prof(v: Verifier, function: Function, node: MDNode) -> bool:
    operands = node.operands
    if len(operands) < 2:
        return v.fail(PROF_TWO, function, node)
    if operands[0] is None:
        return v.fail(PROF_NULL, function, node)
    if not isinstance(operands[0], MDString):
        return v.fail(PROF_NAME, function, node)
    if operands[0].string == _UNKNOWN and v.has(PROF_UNKNOWN_COUNT):
        return unknown_prof(v, function, node)
    if operands[0].string not in ("function_entry_count", "synthetic_function_entry_count"):
        return v.fail(ENTRY_NAME, function, node)
    if operands[1] is None:
        return v.fail(PROF_WEIGHT_NULL, function, node)
    return isinstance(operands[1], ConstantAsMetadata) or v.fail(ENTRY_COUNT, function, node)
