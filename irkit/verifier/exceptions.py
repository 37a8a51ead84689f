"""Exception handling: landing pads, and the pads of funclets with their nesting (LangRef, "landingpad", "catchswitch",
"catchpad", "cleanuppad"; LLVM's "Exception Handling in LLVM")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import ConstantAggregateZero, ConstantArray, ConstantTokenNone
from irkit.dialects.features import QUIET_UNWIND_EDGES
from irkit.functions import Function
from irkit.instructions import (
    CallBase,
    CallInst,
    FuncletPadInst,
    Instruction,
    LandingPadInst,
    PHINode,
)
from irkit.terminators import CatchReturnInst, CatchSwitchInst, CleanupReturnInst, InvokeInst
from irkit.types import PointerType
from irkit.values import Value
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.intrinsics import may_become_call
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("exceptions")
ENTRY_PAD: Final = _C.rule("pad-in-entry", "EH pad cannot be in entry block.")
LANDING_EDGE: Final = _C.rule(
    "landingpad-edge",
    "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.",
)
CATCH_EDGE: Final = _C.rule("catchpad-edge", "Block containg CatchPadInst must be jumped to only by its catchswitch.")
CATCH_OWN_UNWIND: Final = _C.rule("catchswitch-own-unwind", "Catchswitch cannot unwind to one of its catchpads")
PAD_EDGE: Final = _C.rule("pad-edge", "EH pad must be jumped to via an unwind edge")
CLEANUP_EXIT: Final = _C.rule("cleanupret-exit", "A cleanupret must exit its cleanup")
PAD_OWN_EXCEPTIONS: Final = _C.rule("pad-own-exceptions", "EH pad cannot handle exceptions raised within it")
PAD_SINGLE: Final = _C.rule("pad-single", "A single unwind edge may only enter one EH pad")
PAD_CYCLE: Final = _C.rule("pad-cycle", "EH pad jumps through a cycle of pads")
PAD_PARENT: Final = _C.rule("pad-parent", "Parent pad must be catchpad/cleanuppad/catchswitch")
LANDING_CLAUSES: Final = _C.rule("landingpad-clauses", "LandingPadInst needs at least one clause or to be a cleanup.")
LANDING_TYPE: Final = _C.rule(
    "landingpad-type",
    "The landingpad instruction should have a consistent result type inside a function.",
)
LANDING_PERSONALITY: Final = _C.rule(
    "landingpad-personality", "LandingPadInst needs to be in a function with a personality."
)
LANDING_PLACE: Final = _C.rule("landingpad-place", "LandingPadInst not the first non-PHI instruction in the block.")
LANDING_CATCH: Final = _C.rule("landingpad-catch", "Catch operand does not have pointer type!")
LANDING_FILTER: Final = _C.rule("landingpad-filter", "Filter operand is not an array of constants!")
RESUME_PERSONALITY: Final = _C.rule("resume-personality", "ResumeInst needs to be in a function with a personality.")
RESUME_TYPE: Final = _C.rule(
    "resume-type", "The resume instruction should have a consistent result type inside a function."
)
CATCH_PERSONALITY: Final = _C.rule("catchpad-personality", "CatchPadInst needs to be in a function with a personality.")
CATCH_PARENT: Final = _C.rule("catchpad-parent", "CatchPadInst needs to be directly nested in a CatchSwitchInst.")
CATCH_PLACE: Final = _C.rule("catchpad-place", "CatchPadInst not the first non-PHI instruction in the block.")
CATCHRET_PAD: Final = _C.rule("catchret-pad", "CatchReturnInst needs to be provided a CatchPad")
CLEANUP_PERSONALITY: Final = _C.rule(
    "cleanuppad-personality", "CleanupPadInst needs to be in a function with a personality."
)
CLEANUP_PLACE: Final = _C.rule("cleanuppad-place", "CleanupPadInst not the first non-PHI instruction in the block.")
CLEANUP_PARENT: Final = _C.rule("cleanuppad-parent", "CleanupPadInst has an invalid parent.")
NESTED_IN_ITSELF: Final = _C.rule("pad-nested", "FuncletPadInst must not be nested within itself")
BOGUS_USE: Final = _C.rule("pad-use", "Bogus funclet pad use")
FUNCLET_UNWIND: Final = _C.rule("pad-unwind", "Unwind edges out of a funclet pad must have the same unwind dest")
CATCH_UNWIND: Final = _C.rule(
    "catchpad-unwind",
    "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch",
)
SWITCH_PERSONALITY: Final = _C.rule(
    "catchswitch-personality", "CatchSwitchInst needs to be in a function with a personality."
)
SWITCH_PLACE: Final = _C.rule("catchswitch-place", "CatchSwitchInst not the first non-PHI instruction in the block.")
SWITCH_PARENT: Final = _C.rule("catchswitch-parent", "CatchSwitchInst has an invalid parent.")
SWITCH_UNWIND: Final = _C.rule(
    "catchswitch-unwind", "CatchSwitchInst must unwind to an EH block which is not a landingpad."
)
SWITCH_EMPTY: Final = _C.rule("catchswitch-empty", "CatchSwitchInst cannot have empty handler list")
SWITCH_HANDLERS: Final = _C.rule("catchswitch-handlers", "CatchSwitchInst handlers must be catchpads")
CLEANUPRET_PAD: Final = _C.rule("cleanupret-pad", "CleanupReturnInst needs to be provided a CleanupPad")
CLEANUPRET_UNWIND: Final = _C.rule(
    "cleanupret-unwind", "CleanupReturnInst must unwind to an EH block which is not a landingpad."
)
SIBLING_CYCLE: Final = _C.rule("pad-siblings", "EH pads can't handle each other's exceptions")
INVOKE_UNWIND: Final = _C.rule(
    "invoke-unwind", "The unwind destination does not have an exception handling instruction!"
)


# Pads


def is_pad(value: Value | None) -> bool:
    return isinstance(value, (LandingPadInst, FuncletPadInst, CatchSwitchInst))


def first_non_phi(block: Value | None) -> Instruction | None:
    """The first instruction of a block that is no phi."""
    if isinstance(block, BasicBlock):
        for instruction in block.instructions:
            if not isinstance(instruction, PHINode):
                return instruction
    return None


def parent_pad(pad: Value | None) -> Value | None:
    """The pad around a pad, `none` for an outermost one; None for what is no pad of funclets."""
    if isinstance(pad, FuncletPadInst):
        return pad.operands[-1] if pad.operands else None
    if isinstance(pad, CatchSwitchInst):
        return pad.operands[0] if pad.operands else None
    return None


def unwind_destination(i: Instruction) -> Value | None:
    """Where an instruction unwinds to; None for the caller."""
    if isinstance(i, InvokeInst):
        return i.unwind_destination
    if isinstance(i, CatchSwitchInst):
        return i.unwind_destination
    return i.operands[1] if isinstance(i, CleanupReturnInst) and len(i.operands) > 1 else None


def bundle_operand(call: CallBase, tag: str) -> Value | None:
    """The first operand of a call's bundle with this tag."""
    for bundle in call.bundles or ():
        if bundle.tag == tag and bundle.start < bundle.end:
            return call.operands[bundle.start]
    return None


def _has_personality(v: Verifier, i: Instruction, rule: Rule) -> bool:
    function = v.function
    return (function is not None and function.personality is not None) or v.fail(rule, i)


def check_predecessors(v: Verifier, i: Instruction) -> None:
    """How the block of a pad may be reached."""
    block = v.block
    function = v.function
    assert block is not None
    assert function is not None
    if block is function.blocks[0]:
        v.fail(ENTRY_PAD, i)
        return
    before = v.graph().predecessors_of(block)
    outer = parent_pad(i)
    if isinstance(i, LandingPadInst):
        for one in before:
            last = one.terminator
            if (
                not isinstance(last, InvokeInst)
                or last.unwind_destination is not block
                or last.normal_destination is block
            ):
                v.fail(LANDING_EDGE, i)
                return
    elif i.opcode == "catchpad":
        assert isinstance(outer, CatchSwitchInst)
        if before and v.graph().unique_predecessor(block) is not outer.parent:
            v.fail(CATCH_EDGE, i)
        elif outer.unwind_destination is block:
            v.fail(CATCH_OWN_UNWIND, i, outer)
    else:
        all(_check_edge(v, i, outer, one.terminator) for one in before)


def _check_edge(v: Verifier, pad: Instruction, outer: Value | None, last: Instruction | None) -> bool:
    """An edge to a pad of funclets leaves pads until it is in the pad's own parent."""
    block = v.block
    source: Value | None
    if isinstance(last, InvokeInst):
        if last.unwind_destination is not block or last.normal_destination is block:
            return v.fail(PAD_EDGE, pad)
        callee = last.callee
        if is_intrinsic(callee) and isinstance(callee, Function) and v.dialect.has(QUIET_UNWIND_EDGES):
            if call_has(last, "nounwind") and not may_become_call(v, callee):
                return True
        source = bundle_operand(last, "funclet")
        if source is None:
            source = v.context.null(v.context.token)
    elif isinstance(last, CleanupReturnInst):
        source = last.operands[0]
        if source is outer:
            return v.fail(CLEANUP_EXIT, last)
    elif isinstance(last, CatchSwitchInst):
        source = last
    else:
        return v.fail(PAD_EDGE, pad)
    seen: set[Value] = set()
    while True:
        if source is pad:
            return v.fail(PAD_OWN_EXCEPTIONS, pad)
        if source is outer:
            return True
        if isinstance(source, ConstantTokenNone):
            return v.fail(PAD_SINGLE, last)
        if source is None or source in seen:
            return v.fail(PAD_CYCLE, pad, source)
        seen.add(source)
        if not isinstance(source, (FuncletPadInst, CatchSwitchInst)):
            return v.fail(PAD_PARENT, last)
        source = parent_pad(source)


def call_has(call: CallBase, name: str) -> bool:
    """Whether a call, or the function called, has a function attribute."""
    attributes = call.attribute_list
    own = attributes.function if attributes is not None else None
    if own is not None and own.get(name) is not None:
        return True
    callee = call._operands[-1]
    attributes = callee.attribute_list if isinstance(callee, Function) else None
    own = attributes.function if attributes is not None else None
    return own is not None and own.get(name) is not None


# Landing pads


def landingpad(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, LandingPadInst)
    if not i.operands and not i.cleanup:
        return v.fail(LANDING_CLAUSES, i)
    check_predecessors(v, i)
    if v.landing_type is None:
        v.landing_type = i.type
    elif v.landing_type is not i.type:
        return v.fail(LANDING_TYPE, i)
    if not _has_personality(v, i, LANDING_PERSONALITY):
        return False
    if first_non_phi(v.block) is not i:
        return v.fail(LANDING_PLACE, i)
    for clause, is_filter in zip(i.operands, i.filters, strict=False):
        if not is_filter and not isinstance(clause.type, PointerType):
            return v.fail(LANDING_CATCH, i)
        if is_filter and not isinstance(clause, (ConstantArray, ConstantAggregateZero)):
            return v.fail(LANDING_FILTER, i)
    return True


def resume(v: Verifier, i: Instruction) -> bool:
    if not _has_personality(v, i, RESUME_PERSONALITY):
        return False
    ty = i.operands[0].type
    if v.landing_type is None:
        v.landing_type = ty
    elif v.landing_type is not ty:
        return v.fail(RESUME_TYPE, i)
    return True


# Funclets


def catchpad(v: Verifier, i: Instruction) -> bool:
    if not _has_personality(v, i, CATCH_PERSONALITY):
        return False
    if not isinstance(i.operands[-1], CatchSwitchInst):
        return v.fail(CATCH_PARENT, i)
    if first_non_phi(v.block) is not i:
        return v.fail(CATCH_PLACE, i)
    check_predecessors(v, i)
    return _funclet(v, i)


def cleanuppad(v: Verifier, i: Instruction) -> bool:
    if not _has_personality(v, i, CLEANUP_PERSONALITY):
        return False
    if first_non_phi(v.block) is not i:
        return v.fail(CLEANUP_PLACE, i)
    if not isinstance(i.operands[-1], (ConstantTokenNone, FuncletPadInst)):
        return v.fail(CLEANUP_PARENT, i)
    check_predecessors(v, i)
    return _funclet(v, i)


def catchret(v: Verifier, i: Instruction) -> bool:
    pad = i.operands[0]
    return (isinstance(pad, FuncletPadInst) and pad.opcode == "catchpad") or v.fail(CATCHRET_PAD, i)


def cleanupret(v: Verifier, i: Instruction) -> bool:
    pad = i.operands[0]
    if not (isinstance(pad, FuncletPadInst) and pad.opcode == "cleanuppad"):
        return v.fail(CLEANUPRET_PAD, i)
    destination = unwind_destination(i)
    if destination is not None:
        first = first_non_phi(destination)
        if not is_pad(first) or isinstance(first, LandingPadInst):
            return v.fail(CLEANUPRET_UNWIND, i)
    return True


def catchswitch(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, CatchSwitchInst)
    if not _has_personality(v, i, SWITCH_PERSONALITY):
        return False
    if first_non_phi(v.block) is not i:
        return v.fail(SWITCH_PLACE, i)
    parent = i.operands[0]
    if not isinstance(parent, (ConstantTokenNone, FuncletPadInst)):
        return v.fail(SWITCH_PARENT, i, parent)
    destination = i.unwind_destination
    if destination is not None:
        first = first_non_phi(destination)
        if not is_pad(first) or isinstance(first, LandingPadInst):
            return v.fail(SWITCH_UNWIND, i)
        if parent_pad(first) is parent:
            v.sibling_unwinds[i] = i
    handlers = i.handlers
    if not handlers:
        return v.fail(SWITCH_EMPTY, i)
    for handler in handlers:
        first = first_non_phi(handler)
        if not isinstance(first, FuncletPadInst) or first.opcode != "catchpad":
            return v.fail(SWITCH_HANDLERS, i)
    check_predecessors(v, i)
    return True


class _Exits:
    """The unwind edges out of one funclet pad: they lead to one place."""

    def __init__(self, v: Verifier, pad: Instruction) -> None:
        self.v: Verifier = v
        self.pad: Instruction = pad
        self.first: Value | None = None  # where the first edge leads to

    def check(self) -> bool:
        """Follow the uses of the pad, and of the pads in it as far as they are needed to know where these unwind."""
        pad = self.pad
        todo: list[Instruction] = [pad]
        seen: set[Instruction] = set()
        while todo:
            current = todo.pop()
            if current in seen:
                return self.v.fail(NESTED_IN_ITSELF, current)
            seen.add(current)
            unresolved: Value | None = None
            for user in self.v.users(current):
                if isinstance(user, FuncletPadInst) and user.opcode == "cleanuppad":
                    todo.append(user)
                    continue
                if isinstance(user, CallInst) or (isinstance(user, CatchSwitchInst) and not user.has_unwind):
                    continue
                if not isinstance(user, (CleanupReturnInst, CatchSwitchInst, InvokeInst)):
                    if not isinstance(user, CatchReturnInst):
                        return self.v.fail(BOGUS_USE, user)
                    continue
                found = self.edge(current, user)
                if found is None:
                    continue
                leaves, unresolved, destination = found
                if leaves and not self.agree(user, destination):
                    return False
                if current is not pad:
                    break
            if unresolved is not None and current is not unresolved:
                drop_resolved(todo, current, unresolved)
        return self.agrees_with_switch()

    def edge(self, current: Instruction, user: Instruction) -> tuple[bool, Value | None, Value] | None:
        """Whether an edge leaves the pad in question, the innermost pad that it does not leave if that is known, and
        where it leads; None for an edge that stays in the current one."""
        block = unwind_destination(user)
        if block is None:
            return True, self.pad, self.v.context.null(self.v.context.token)
        destination = first_non_phi(block)
        outer = parent_pad(destination)
        if outer is None or outer is current:
            return None
        assert destination is not None  # which has a pad around it
        left: Value | None = current
        unresolved: Value | None = None
        steps: set[Value] = set()
        while left is not None and left not in steps:
            steps.add(left)
            if left is self.pad:
                return True, self.pad, destination
            above = parent_pad(left)
            if above is outer:
                unresolved = above
                break
            left = above
        return False, unresolved, destination

    def agree(self, user: Instruction, destination: Value) -> bool:
        if self.first is not None:
            return self.first is destination or self.v.fail(FUNCLET_UNWIND, self.pad)
        self.first = destination
        if self.pad.opcode == "cleanuppad" and isinstance(destination, Instruction):
            if parent_pad(destination) is parent_pad(self.pad):
                self.v.sibling_unwinds[self.pad] = user
        return True

    def agrees_with_switch(self) -> bool:
        switch = parent_pad(self.pad)
        if self.first is None or not isinstance(switch, CatchSwitchInst):
            return True
        block = switch.unwind_destination
        destination: Value | None = self.v.context.null(self.v.context.token) if block is None else first_non_phi(block)
        return destination is self.first or self.v.fail(CATCH_UNWIND, self.pad)


def drop_resolved(todo: list[Instruction], current: Instruction, unresolved: Value) -> None:
    """Take those pads from the list whose unwinding is known since it is known for one beside or in them."""
    resolved: Value | None = current
    while todo:
        ancestor = parent_pad(todo[-1])
        steps: set[Value] = set()
        while resolved is not None and resolved is not ancestor and resolved not in steps:
            steps.add(resolved)
            above = parent_pad(resolved)
            if above is unresolved:
                break
            resolved = above
        if resolved is not ancestor:
            break
        todo.pop()


def _funclet(v: Verifier, i: Instruction) -> bool:
    return _Exits(v, i).check()


def check_siblings(v: Verifier) -> None:
    """Pads that unwind to pads beside them must not do so in a circle."""
    done: set[Instruction] = set()
    for pad, first in v.sibling_unwinds.items():
        if pad in done:
            continue
        active: set[Instruction] = {pad}
        last = first
        while True:
            following = first_non_phi(unwind_destination(last))
            if following is None:
                break
            if following in active:
                v.fail(SIBLING_CYCLE, following)
                return
            if following in done:
                break
            done.add(following)
            found = v.sibling_unwinds.get(following)
            if found is None:
                break
            last = found
            active.add(following)


def check_invoke(v: Verifier, i: InvokeInst) -> bool:
    """The block that an invoke unwinds to begins with a pad."""
    return is_pad(first_non_phi(i.unwind_destination)) or v.fail(INVOKE_UNWIND, i)


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "landingpad": landingpad,
    "resume": resume,
    "catchpad": catchpad,
    "cleanuppad": cleanuppad,
    "catchret": catchret,
    "cleanupret": cleanupret,
    "catchswitch": catchswitch,
}
