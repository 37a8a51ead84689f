"""What LLVM's verifier accepts although it is malformed: asked for by `strict` only.

Each rule has its reason, which the page of rules repeats: what becomes of the module that breaks it, or where LangRef
asks for what the rule says.
"""

from __future__ import annotations

from typing import Final

from irkit.attributes import AttributeList, AttributeSet, StringAttribute
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction
from irkit.metadata import DILocation, MDNode, MDString, Metadata, ValueAsMetadata, constant_integer
from irkit.values import Value
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("strict")
REASONS: Final[dict[str, str]] = {}  # why there is a rule, by its name


def _rule(name: str, message: str, reason: str) -> Rule:
    REASONS[name] = reason
    return _C.rule(name, message, is_own=True, is_strict=True)


PLACE: Final = _rule(
    "strict-attachment-place",
    "!{} means nothing at '{}'",
    "passes drop it, or never ask for it: what it promises is lost in silence",
)
EMPTY: Final = _rule(
    "strict-attachment-empty",
    "!{} is an empty node",
    'its being there says all (LangRef, "load", "unpredictable"); operands are ignored',
)
NONTEMPORAL: Final = _rule(
    "strict-nontemporal",
    "!nontemporal holds one i32 of value 1",
    'LangRef, "load"; backends look at the kind alone',
)
CALLEES: Final = _rule(
    "strict-callees",
    "!callees holds functions",
    'LangRef, "callees": what else may be called there makes the behavior undefined',
)
SOURCE_LOCATION: Final = _rule(
    "strict-srcloc",
    "!srcloc holds integers",
    "a frontend takes them for its own positions when it tells of an error in the assembly",
)
ACCESS_GROUP: Final = _rule(
    "strict-access-group",
    "!llvm.access.group holds distinct nodes without operands",
    'LangRef, "llvm.access.group": a uniqued node would be the group of every loop that has one like it',
)
LOOP_SELF: Final = _rule(
    "strict-loop",
    "!llvm.loop is a distinct node whose first operand is itself",
    'LangRef, "llvm.loop": LLVM 14, 19 and 22 die of `!llvm.loop !{}`, and equal nodes would make two loops one',
)
LOOP_OPTION: Final = _rule(
    "strict-loop-option",
    "options of !llvm.loop are locations and nodes that begin with a name",
    'LangRef, "llvm.loop": anything else is ignored',
)
MISSPELT: Final = _rule(
    "strict-attribute-string",
    "the string attribute '{}' is not the attribute of that name",
    "a string that LLVM does not know means nothing; the attribute was meant",
)
CONTRADICTION: Final = _rule(
    "strict-contradiction",
    "'{}' and '{}' contradict each other",
    'LangRef, "Function Attributes": a function cannot be both, and passes believe either',
)
CALL_TYPE: Final = _rule(
    "strict-call-type",
    "@{} is called by another type than its own",
    'LangRef, "call": the behavior is undefined unless the types are compatible; such a call is not inlined',
)
CALL_CONVENTION: Final = _rule(
    "strict-call-convention",
    "@{} is called by another calling convention than its own",
    'LangRef, "Calling Conventions": the behavior is undefined, and the call becomes unreachable',
)
CALL_ATTRIBUTE: Final = _rule(
    "strict-call-attribute",
    "'{}' is at one of a call and @{}, not at both",
    'LangRef, "Parameter Attributes": it changes how the argument is passed, so caller and callee must agree',
)

_CALLS: Final = frozenset(("call", "invoke", "callbr"))
_ACCESSES: Final = _CALLS | {"load", "store", "cmpxchg", "atomicrmw", "fence", "va_arg"}
# The instructions that an attachment may stand at; those that LLVM's verifier asks for are not here.
_PLACES: Final[dict[str, frozenset[str]]] = {
    "invariant.load": _CALLS | {"load"},
    "invariant.group": frozenset(("load", "store")),
    "nontemporal": _CALLS | {"load", "store"},
    "noundef": frozenset(("load",)),
    "unpredictable": frozenset(("br", "switch", "select")),
    "callees": _CALLS,
    "srcloc": _CALLS,
    "heapallocsite": _CALLS,
    "llvm.access.group": _ACCESSES,
    "llvm.mem.parallel_loop_access": _ACCESSES,
    "llvm.loop": frozenset(("br", "switch", "indirectbr", "invoke", "callbr")),
}
_EMPTY: Final = frozenset(("invariant.load", "invariant.group", "noundef", "unpredictable", "nosanitize"))
_CONTRADICTIONS: Final = (("noreturn", "willreturn"), ("hot", "cold"))
# Attributes of parameters that say how an argument is passed.
_PASSED: Final = ("byval", "byref", "inalloca", "inreg", "nest", "preallocated", "signext", "sret", "zeroext")


def check_strict(v: Verifier) -> None:
    """The whole module."""
    lists: set[AttributeList] = set()
    for function in v.module.functions:
        v.enter(function)
        _check_attributes(v, function, function.attribute_list, lists)
        for block in function.blocks:
            for instruction in block.instructions:
                for kind, node in instruction._attachments or ():
                    _check_attachment(v, instruction, kind, node)
                if isinstance(instruction, CallBase):
                    _check_attributes(v, instruction, instruction.attribute_list, lists)
                    _check_call(v, instruction)


# Attachments


def _check_attachment(v: Verifier, i: Instruction, kind: str, node: Metadata) -> None:
    places = _PLACES.get(kind)
    if places is not None and i.opcode not in places:
        v.fail(PLACE, i, node, (kind, i.opcode))
        return
    if not isinstance(node, MDNode):
        return
    if kind in _EMPTY:
        if node.operands:
            v.fail(EMPTY, i, node, (kind,))
        return
    if kind == "nontemporal":
        if [_number(operand) for operand in node.operands] != [1]:
            v.fail(NONTEMPORAL, i, node)
        return
    if kind == "callees":
        fine = all(isinstance(_value(operand), Function) for operand in node.operands)
        if not fine:
            v.fail(CALLEES, i, node)
        return
    if kind == "srcloc":
        if None in [_number(operand) for operand in node.operands]:
            v.fail(SOURCE_LOCATION, i, node)
        return
    if kind == "llvm.access.group":
        _check_group(v, i, node)
        return
    if kind == "llvm.loop":
        _check_loop(v, i, node)


def _value(metadata: Metadata | None) -> Value | None:
    return metadata.value if isinstance(metadata, ValueAsMetadata) else None


def _number(metadata: Metadata | None) -> int | None:
    number = constant_integer(metadata)
    return None if number is None else number.value


def _check_group(v: Verifier, i: Instruction, node: MDNode) -> None:
    """A group, or a list of groups."""
    for group in node.operands or [node]:
        if not isinstance(group, MDNode) or not group.distinct or group.operands:
            v.fail(ACCESS_GROUP, i, node)
            return


def _check_loop(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not node.distinct or not node.operands or node.operands[0] is not node:
        v.fail(LOOP_SELF, i, node)
        return
    for option in node.operands[1:]:
        if isinstance(option, DILocation):
            continue
        first = option.operands[0] if isinstance(option, MDNode) and option.operands else None
        if not isinstance(first, MDString):
            v.fail(LOOP_OPTION, i, node)
            return


# Attributes


def _check_attributes(v: Verifier, where: Value, attributes: AttributeList | None, seen: set[AttributeList]) -> None:
    """The attributes of all places, said once for equal ones."""
    if attributes is None or attributes in seen:
        return
    seen.add(attributes)
    for own in attributes.sets.values():
        for attribute in own:
            if isinstance(attribute, StringAttribute) and attribute.name in v.dialect.attributes:
                v.fail(MISSPELT, where, words=(attribute.name,))
        for one, other in _CONTRADICTIONS:
            if one in own and other in own:
                v.fail(CONTRADICTION, where, words=(one, other))


# Calls


def _check_call(v: Verifier, i: CallBase) -> None:
    """A direct call against the function's own head."""
    callee = i.operands[-1]
    if not isinstance(callee, Function) or is_intrinsic(callee):
        return
    if callee.value_type is not i.function_type:
        v.fail(CALL_TYPE, i, callee, (callee.name,))
        return
    if callee.calling_convention_number != i.calling_convention_number:
        v.fail(CALL_CONVENTION, i, callee, (callee.name,))
        return
    for number in range(len(i.function_type.parameters)):
        here = _parameter(i.attribute_list, number)
        there = _parameter(callee.attribute_list, number)
        if here is there:
            continue
        for name in _PASSED:
            if (here is not None and name in here) != (there is not None and name in there):
                v.fail(CALL_ATTRIBUTE, i, callee, (name, callee.name))
                return


def _parameter(attributes: AttributeList | None, number: int) -> AttributeSet | None:
    return attributes.parameter(number) if attributes is not None else None
