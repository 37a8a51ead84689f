"""The pass over a module's declarations, in their order."""

from __future__ import annotations

from collections.abc import Sequence

from irkit import intrinsics
from irkit.dialects.features import CALLS_REPLACED_IN_ORDER, MISNAMED_CALLS_MADE_ANEW
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.instructions import CallInst, Instruction
from irkit.intrinsics.matching import overloaded_types
from irkit.module import Module
from irkit.types import StructType
from irkit.upgrades.declarations import remangle
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.renames import is_renamed, renamed
from irkit.upgrades.old_calls.rewrites import misnamed_rule, named_struct_rule, rule_of
from irkit.upgrades.old_calls.rules import Rewrite
from irkit.values import Value

_Replacement = Function | Rewrite  # to call instead, or what to do with each call


def upgrade_old_calls(module: Module, functions: Sequence[Function] | None = None) -> None:
    """Replace the calls of intrinsics that the module's release has no more, and take out their declarations; give
    overloaded ones the names that their types make. With `functions`, these declarations alone are looked at."""
    changes = Changes(module)
    calls: dict[Function, list[tuple[CallInst, Function]]] | None = None
    old: list[Function] = []
    by_caller: dict[Function, list[tuple[CallInst, _Replacement]]] = {}
    for function in list(module.functions if functions is None else functions):
        if not function.name.startswith("llvm."):
            continue
        replacement = _replacement(changes, function)
        if replacement is None:
            remangle(module, function)
            continue
        if calls is None:
            changes.keep_lists()
            calls = _calls_of_functions(module)
        old.append(function)
        in_order = _in_order_of_uses(changes, function, calls.get(function, []))
        if module.provenance.is_bitcode:
            # LLVM's reader looks at all declarations, and changes calls when it comes to the body they stand in.
            for call, caller in in_order:
                by_caller.setdefault(caller, []).append((call, replacement))
            continue
        for call, caller in in_order:
            _replace(changes, call, caller, replacement)
        module.remove(function)
    if calls is None:
        return
    if module.provenance.is_bitcode:
        changes.right_names()
        for caller in list(module.functions):
            waiting = by_caller.get(caller, [])
            if module.dialect.has(CALLS_REPLACED_IN_ORDER):
                waiting = _in_order_of_calls(caller, waiting)
            for call, replacement in waiting:
                _replace(changes, call, caller, replacement)
        for function in old:
            module.remove(function)
    changes.apply()
    changes.right_names()


def _in_order_of_calls(
    caller: Function, waiting: list[tuple[CallInst, _Replacement]]
) -> list[tuple[CallInst, _Replacement]]:
    replacements: dict[Instruction, tuple[CallInst, _Replacement]] = {pair[0]: pair for pair in waiting}
    instructions = [instruction for block in caller.blocks for instruction in block.instructions]
    return [replacements[instruction] for instruction in instructions if instruction in replacements]


def _replace(changes: Changes, call: CallInst, caller: Function, replacement: _Replacement) -> None:
    """Replace one call. Raises VerificationError for one of a function that has the name of an old intrinsic and not
    its type: no table has the types that those intrinsics had, so a rewrite finds out by itself."""
    if isinstance(replacement, Function):
        changes.call_instead(call, replacement)
        return
    try:
        replacement(Builder(changes, call, caller))
    except (AssertionError, AttributeError, IndexError, StopIteration, TypeError, ValueError):
        raise _wrong_call(call) from None


def _wrong_call(call: CallInst) -> VerificationError:
    return VerificationError(f"a call of @{call.callee.name}, which does not have its type")


def is_of_old(name: str) -> bool:
    """Whether calls of an intrinsic of this name, which a release does not have, may become calls of what it has."""
    return is_renamed(name) or rule_of(name, False) is not None


def _in_order_of_uses(
    changes: Changes, function: Function, calls: list[tuple[CallInst, Function]]
) -> list[tuple[CallInst, Function]]:
    """LLVM goes through a function's uses, of which the last comes first."""
    if changes.lists is None:
        return calls[::-1]
    callers: dict[Value, tuple[CallInst, Function]] = {}
    for call in calls:
        callers[call[0]] = call
    found = []
    for use in changes.lists.uses_of(function):
        call_and_caller = callers.pop(use.user, None)
        if call_and_caller is not None:
            found.append(call_and_caller)
    return found


def _is_current(module: Module, function: Function) -> bool:
    """Whether the release has an intrinsic of this name and type."""
    version = module.dialect.llvm_version
    intrinsic = intrinsics.lookup(function.name, version)
    return intrinsic is not None and overloaded_types(module.context, intrinsic, function.function_type) is not None


def _replacement(changes: Changes, function: Function) -> _Replacement | None:
    is_current = _is_current(changes.module, function)
    base = renamed(function, is_current)
    new: Function | None = None
    if base:
        new = changes.declare(base, function.function_type)
        if new is not None and new is not function:
            return new
    if changes.module.dialect.has(MISNAMED_CALLS_MADE_ANEW):
        rewrite = misnamed_rule(changes, function)
        if rewrite is not None:
            return rewrite
    rule = rule_of(function.name, is_current)
    if rule is not None:
        return rule(changes, function)
    if base and new is None and not is_current and changes.has(base):
        return _renamed_call(changes, base)
    if is_current:
        return None
    result = function.function_type.return_type
    if isinstance(result, StructType) and (not result.is_literal or result.packed):
        if intrinsics.lookup(function.name, changes.module.dialect.llvm_version) is not None:
            return named_struct_rule(changes, function)
    return None


def _renamed_call(changes: Changes, base: str) -> Rewrite:
    """For an intrinsic that is declared with another type than its own: calls may have the right one."""

    def rewrite(b: Builder) -> None:
        new = changes.declare(base, b.call.function_type)
        if new is None:
            raise _wrong_call(b.call)
        changes.call_instead(b.call, new)

    return rewrite


def _calls_of_functions(module: Module) -> dict[Function, list[tuple[CallInst, Function]]]:
    """The calls of each function, in the order of the module, with the functions that they stand in."""
    found: dict[Function, list[tuple[CallInst, Function]]] = {}
    for caller in module.functions:
        for block in caller.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, CallInst):
                    callee = instruction.operands[-1]
                    if isinstance(callee, Function):
                        found.setdefault(callee, []).append((instruction, caller))
    return found
