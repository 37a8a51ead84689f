"""The walk over debug info: metadata and all below it, in LLVM's order; functions, locations, units (LangRef, "Debug
Information").

Note [broken debug info]: LLVM verifies a module when it has read it, and where that breaks a rule of debug info it says
so and drops all debug info: such rules are warnings then (`broken_debug_info`, for `irkit.upgrades`). What debug info
there is in a module that is verified later breaks it like anything else.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final, cast

from irkit.debug_info.nodes import (
    DIAssignID,
    DICompileUnit,
    DIFile,
    DIGlobalVariableExpression,
    DILocalScope,
    DISubprogram,
)
from irkit.dialects.features import ASSIGN_IDS_OF_INTRINSICS
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import AllocaInst, CallBase, CallInst, Instruction, StoreInst
from irkit.metadata import (
    DIArgList,
    DILocation,
    LocalAsMetadata,
    MDNode,
    MDString,
    Metadata,
    MetadataAsValue,
    NamedMDNode,
    ValueAsMetadata,
)
from irkit.module import Module
from irkit.releases import NEWEST, OLDEST
from irkit.terminators import CallBrInst, InvokeInst
from irkit.verifier.debug_nodes import check_node, compile_unit, global_variable_expression
from irkit.verifier.debug_subprograms import may_have_locations
from irkit.verifier.debug_variables import Variables
from irkit.verifier.frame import EnoughError, Verifier, is_intrinsic
from irkit.verifier.intrinsics import intrinsic_of
from irkit.verifier.problems import Problem
from irkit.verifier.rules import WARNING, Chapter, Rule
from irkit.words import INTERPOSABLE_LINKAGES

_C: Final = Chapter("debug info: functions and modules")


def _rule(name: str, message: str, first: int = OLDEST, last: int = NEWEST) -> Rule:
    return _C.rule(f"di-{name}", message, first, last, WARNING)


NAMED: Final = _rule("named", "unrecognized named metadata node in the llvm.dbg namespace")
UNIT: Final = _rule("listed-unit", "invalid compile unit")
UNLISTED: Final = _rule("unlisted-unit", "DICompileUnit not listed in llvm.dbg.cu")
LOCATION_PLACE: Final = _rule("location-place", "DILocation not allowed within this metadata node")
LOCAL_OPERAND: Final = _C.rule("metadata-local-operand", "Invalid operand for global metadata!")
ROUND_TRIP: Final = _C.rule("metadata-round-trip", "Unexpected metadata round-trip through values")
DECLARED: Final = _rule("declaration-attachment", "function declaration may only have a unique !dbg attachment")
SINGLE: Final = _rule("function-twice", "function must have a single !dbg attachment")
SUBPROGRAM: Final = _rule("function-attachment", "function !dbg attachment must be a subprogram")
DISTINCT: Final = _rule("function-distinct", "function definition may only have a distinct !dbg attachment")
SHARED: Final = _rule("function-shared", "DISubprogram attached to more than one function")
LOCATION_SCOPE: Final = _rule("function-location-scope", "DILocation's scope must be a DILocalScope")
WRONG_FUNCTION: Final = _rule("function-location", "!dbg attachment points at wrong subprogram for function")
ATTACHED: Final = _rule("attachment", "invalid !dbg metadata attachment")
KEY_INSTRUCTIONS: Final = _rule(
    "atom-group", "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled", first=21
)
INLINABLE: Final = _rule(
    "call-location", "inlinable function call in a function with debug info must have a !dbg location"
)
GLOBAL: Final = _rule("global-attachment", "!dbg attachment of global variable must be a DIGlobalVariableExpression")
ASSIGN_PLACE: Final = _rule("assign-id-place", "!DIAssignID attached to unexpected instruction kind", first=16)

_UNITS: Final = "llvm.dbg.cu"
_SPACE: Final = "llvm.dbg."
_LOOP: Final = "llvm.loop"
_MEMORY: Final = ("llvm.memcpy.p", "llvm.memcpy.inline.", "llvm.memmove.p", "llvm.memset.p", "llvm.memset.inline.")


class Located:
    """The instructions of a function by which its locations are known: the first of each run that has one scope, and
    what tells of a loop. The locations of the others are as right as the one before."""

    __slots__ = ("_inlined_at", "_last", "_scope", "has_atoms", "instructions", "starts")

    def __init__(self) -> None:
        self.instructions: list[Instruction] = []
        self.starts: list[Instruction] = []  # those that begin a run
        self.has_atoms: bool = False  # some location is of a group
        self._last: Metadata | None = None
        self._scope: object = None
        self._inlined_at: object = None

    def note(self, i: Instruction) -> None:
        """Take the next instruction."""
        location = i._debug_loc
        if location is not self._last and location is not None:
            self._last = location
            if not isinstance(location, DILocation):
                self._scope = None
                self.starts.append(i)
            else:
                if location._atom_group:
                    self.has_atoms = True
                operands = cast("list[object]", location.operands)  # whose classes nothing asks for here
                scope, at = operands[0], operands[1] if len(operands) > 1 else None
                if scope is not self._scope or at is not self._inlined_at or scope is None:
                    self._scope, self._inlined_at = scope, at
                    self.starts.append(i)
                    self.instructions.append(i)
                    return
        if i._attachments is not None:
            for kind, _ in i._attachments:
                if kind == _LOOP:
                    self.instructions.append(i)
                    return


class DebugInfo:
    """The debug info of one verification, and with it all nodes of metadata."""

    def __init__(self, v: Verifier, exact: bool) -> None:
        self.v: Verifier = v
        self.seen: set[Metadata] = set()  # nodes but locations
        self.locations_seen: set[Metadata] = set()
        self.file: DIFile | None = None  # of `seen`, the one met last
        self.units: list[DICompileUnit] = []
        self.attached: dict[Metadata, Function] = {}
        self.subprograms: dict[Function, DISubprogram] | None = None
        self.own: DISubprogram | None = None  # of the function in hand
        self.starts: Iterator[Instruction] = iter(())  # see `Located`
        self.start: Instruction | None = None  # the next of these
        # Whether the function in hand has locations of groups; of the run in hand, whether its location is right, its
        # subprogram has key instructions, and its other locations are to be looked at.
        self.has_atoms = self.is_right = self.takes_atoms = self.asks_each = False
        self.scope: Metadata | None = None  # of the last location that was right, and where that is inlined
        self.inlined_at: Metadata | None = None
        self.scopes: set[Metadata] = set()  # scopes that a location may have
        self.variables: Variables = Variables(v, self, exact)

    def subprogram_of_function(self, function: Function) -> DISubprogram | None:
        """The subprogram that a function is attached to."""
        if self.subprograms is None:
            self.subprograms = {}
            for each in self.v.module.functions:
                for kind, node in each._attachments or ():
                    if kind == "dbg" and isinstance(node, DISubprogram):
                        self.subprograms.setdefault(each, node)
        return self.subprograms.get(function)

    # Nodes

    def location(self, location: DILocation) -> None:
        """The location of an instruction or a record. Most have the scope of the one before, and are as right."""
        operands = cast("list[object]", location.operands)
        if operands[0] is self.scope and self.scope is not None:
            if (operands[1] if len(operands) > 1 else None) is self.inlined_at:
                return
        scope, at = location.scope, location.inlined_at
        if scope not in self.scopes or not (at is None or at in self.locations_seen):
            self.with_locations(location)
            if scope is None or not may_have_locations(scope) or not (at is None or isinstance(at, DILocation)):
                return
            self.scopes.add(scope)
        self.scope, self.inlined_at = scope, at

    def node(self, root: MDNode) -> None:
        """A node and all below it that was not looked at, among which no locations may be."""
        self.walk(root, False)

    def with_locations(self, root: MDNode) -> None:
        """The same, with locations among them."""
        self.walk(root, True)

    def walk(self, root: MDNode, locations: bool) -> None:
        """The same; `locations` tells whether locations may be among them."""
        seen, locations_seen = self.seen, self.locations_seen
        todo: list[MDNode] = [root]
        while todo:
            node = todo.pop()
            known = locations_seen if isinstance(node, DILocation) else seen
            count = len(known)
            known.add(node)
            if len(known) == count:
                continue
            if not isinstance(node, DICompileUnit):
                check_node(self.v, node)
            elif compile_unit(self.v, node):
                self.units.append(node)
            below = len(todo)
            file = self.file
            for operand in cast("list[object]", node.operands):  # whose classes are not asked where they were seen
                if operand is None or operand is file or isinstance(operand, MDString) or operand in seen:
                    continue
                if isinstance(operand, DIFile):  # most nodes have one, and few differ
                    self.file = operand
                if isinstance(operand, MDNode):
                    if not locations and isinstance(operand, DILocation):
                        self.v.fail(LOCATION_PLACE, None, node)
                        break
                    todo.append(operand)
                elif isinstance(operand, ValueAsMetadata) and not self._constant(operand, node):
                    break
            last = len(todo) - 1
            while below < last:  # turned round, without lists in between: as deep as it goes before the next
                todo[below], todo[last] = todo[last], todo[below]
                below += 1
                last -= 1

    def _constant(self, operand: ValueAsMetadata, node: MDNode) -> bool:
        if isinstance(operand, LocalAsMetadata):
            return self.v.fail(LOCAL_OPERAND, None, node)
        if isinstance(operand.value, MetadataAsValue):
            self.v.fail(ROUND_TRIP, None, node)
        return True

    # Functions

    def function(self, function: Function, located: Located) -> None:
        """What is attached to a function, and where the locations in it lead to."""
        self.own = None
        self.starts, self.has_atoms = iter(located.starts), located.has_atoms
        self.start = next(self.starts, None)
        self.variables.enter()
        if not self._attachments(function):
            return
        own = self.subprogram_of_function(function)
        if own is None:
            return
        self.own = own
        seen: set[Metadata] = set()
        home: set[Metadata] = set()  # scopes that lead to `own`, and places of inlining that do
        for instruction in located.instructions:
            location = instruction._debug_loc
            if isinstance(location, DILocation):
                scope, at = location.scope, location.inlined_at
                is_known = scope in home if at is None else at in home and isinstance(scope, DILocalScope)
                if not is_known:
                    if not self._leads_home(location, seen, instruction):
                        return
                    if at is None and scope is not None:
                        home.add(scope)
                    elif isinstance(at, DILocation):
                        home.add(at)
            if instruction._attachments is None:
                continue
            for kind, node in instruction._attachments:
                if kind == _LOOP and isinstance(node, MDNode):
                    for operand in node.operands[1:]:
                        if not self._leads_home(operand, seen, instruction):
                            return

    def _attachments(self, function: Function) -> bool:
        count = 0
        for kind, node in function._attachments or ():
            if not isinstance(node, MDNode):
                continue
            if kind == "dbg":
                if function.is_declaration:
                    if isinstance(node, DISubprogram) and node.distinct:
                        return self.v.fail(DECLARED, function)
                else:
                    count += 1
                    if not self._definition(function, node, count):
                        return False
            self.walk(node, kind == "dbg" or function.is_declaration)
        return True

    def _definition(self, function: Function, node: MDNode, count: int) -> bool:
        """What is attached to a function with a body: one subprogram of its own."""
        if count > 1:
            return self.v.fail(SINGLE, function, node)
        if not isinstance(node, DISubprogram):
            return self.v.fail(SUBPROGRAM, function, node)
        if not node.distinct:
            return self.v.fail(DISTINCT, function, node)
        return self.attached.setdefault(node, function) is function or self.v.fail(SHARED, function, node)

    def _leads_home(self, location: Metadata | None, seen: set[Metadata], where: Instruction) -> bool:
        """Whether a location in a function with debug info leads to that function's subprogram."""
        if not isinstance(location, DILocation) or location in seen:
            return True
        seen.add(location)
        if not isinstance(location.scope, DILocalScope):
            return self.v.fail(LOCATION_SCOPE, where, location)
        scope = inlined_at_scope(location)
        if scope is None or scope in seen:
            return True
        seen.add(scope)
        subprogram = self.variables.subprogram(scope)
        if subprogram is not None and subprogram is not scope:
            if subprogram in seen:
                return True
            seen.add(subprogram)
        return subprogram is self.own or self.v.fail(WRONG_FUNCTION, where, location)

    # Instructions

    def instruction(self, i: Instruction) -> None:
        """The records before an instruction, the metadata that it uses, and what is attached to it."""
        if i.debug_records is not None:
            for record in i.debug_records:
                self.variables.record(record, i)
        if isinstance(i, (CallInst, InvokeInst, CallBrInst)):
            self._call(i)
        if i._attachments is not None:
            for kind, node in i._attachments:
                if kind == "DIAssignID" and isinstance(node, DIAssignID):
                    self._assign_id(i, node)
        location = i._debug_loc
        if location is not None:
            if i is self.start:
                self.start = next(self.starts, None)
                self._location_of(i, location)
            elif not self.is_right:
                self._location_of(i, location)
            if not self.takes_atoms and isinstance(location, DILocation) and location._atom_group:
                self.v.fail(KEY_INSTRUCTIONS, i, location)
        if i._attachments is not None:
            for kind, node in i._attachments:
                if isinstance(node, MDNode) and node not in self.seen:
                    self.walk(node, kind == _LOOP)

    def _location_of(self, i: Instruction, location: Metadata) -> None:
        """The location of the first instruction of a run, or of one whose run has a wrong location."""
        self.is_right = False
        self.asks_each = True
        if not isinstance(location, DILocation):
            self.v.fail(ATTACHED, i, location)
            if isinstance(location, MDNode):
                self.with_locations(location)
            return
        self.location(location)
        subprogram = self.variables.subprogram(location.scope)
        self.takes_atoms = subprogram is None or subprogram.key_instructions
        self.is_right = location.scope is self.scope and location.inlined_at is self.inlined_at
        self.asks_each = not self.is_right or (self.has_atoms and not self.takes_atoms)

    def _call(self, call: CallBase) -> None:
        plain = self.v.plain_call(call)
        if plain is not None and not plain.has_metadata and (self.own is None or call.debug_loc is not None):
            return
        callee = call.callee
        if not isinstance(callee, Function) or callee.value_type is not call.function_type:
            return
        if is_intrinsic(callee):
            if intrinsic_of(self.v, callee) is None:  # a release long gone had it
                return
            for operand in call.operands:
                if isinstance(operand, MetadataAsValue):
                    self.operand(operand.metadata)
            self.variables.intrinsic(call, callee)
        elif self.own is not None and call.debug_loc is None:
            if not callee.is_declaration and callee.linkage not in INTERPOSABLE_LINKAGES:
                if self.subprogram_of_function(callee) is not None:
                    self.v.fail(INLINABLE, call)

    def operand(self, metadata: Metadata) -> None:
        """Metadata as the operand of an intrinsic or a record."""
        if isinstance(metadata, MDNode):
            self.node(metadata)
        elif isinstance(metadata, ValueAsMetadata):
            if isinstance(metadata.value, MetadataAsValue):
                self.v.fail(ROUND_TRIP, None, metadata)
        elif isinstance(metadata, DIArgList):
            for one in metadata.args:
                self.operand(one)

    def _assign_id(self, i: Instruction, node: DIAssignID) -> None:
        if not isinstance(i, (AllocaInst, StoreInst)) and not self._writes_memory(i):
            if not self.v.fail(ASSIGN_PLACE, i, node):
                return
        self.variables.uses_of(node, i)

    def _writes_memory(self, i: Instruction) -> bool:
        """Whether an instruction is an intrinsic of those that a DIAssignID may link."""
        callee = i.callee if isinstance(i, CallBase) else None
        if not isinstance(callee, Function) or not is_intrinsic(callee):
            return False
        return self.v.dialect.has(ASSIGN_IDS_OF_INTRINSICS) or callee.name.startswith(_MEMORY)

    # Modules

    def variable(self, variable: GlobalVariable) -> None:
        """The `!dbg` attachments of a global variable."""
        for kind, node in variable._attachments or ():
            if kind != "dbg":
                continue
            if not isinstance(node, DIGlobalVariableExpression):
                self.v.fail(GLOBAL, variable, node)
                return
            global_variable_expression(self.v, node)

    def named(self, named: NamedMDNode) -> None:
        """A named list of nodes."""
        if named.name.startswith(_SPACE) and named.name != _UNITS:
            self.v.fail(NAMED, None, named)
            return
        for node in named.operands:
            if named.name == _UNITS and not isinstance(node, DICompileUnit):
                self.v.fail(UNIT, None, node)
                return
            self.with_locations(node)

    def listed_units(self) -> None:
        """Units that are used are in `!llvm.dbg.cu`."""
        listed = {node for named in self.v.module.named_metadata if named.name == _UNITS for node in named.operands}
        for unit in self.units:
            if unit not in listed:
                self.v.fail(UNLISTED, None, unit)
                return


def inlined_at_scope(location: DILocation) -> Metadata | None:
    """The scope of the outermost place that a location is inlined at."""
    outer = location.inlined_at
    if not isinstance(outer, DILocation):
        return location.scope
    if outer.inlined_at is None:
        return outer.scope
    seen: set[Metadata] = set()
    at = location
    while isinstance(at.inlined_at, DILocation) and at not in seen:
        seen.add(at)
        at = at.inlined_at
    return at.scope


class SoundDebugInfo(DebugInfo):
    """Of a module in whose debug info nothing was found wrong when it was read: nothing is asked again."""

    def function(self, function: Function, located: Located) -> None:
        pass

    def instruction(self, i: Instruction) -> None:
        pass

    def variable(self, variable: GlobalVariable) -> None:
        pass

    def named(self, named: NamedMDNode) -> None:
        pass

    def listed_units(self) -> None:
        pass


def broken_debug_info(module: Module) -> list[Problem]:
    """What is broken in the debug info of a module that was read just now: warnings, and LLVM drops the debug info.

    See Note [broken debug info].
    """
    return [problem for problem in debug_info_problems(module) if problem.severity == WARNING]


def debug_info_problems(module: Module) -> list[Problem]:
    """The same, and errors, which the verifier will find again."""
    v = Verifier(module)
    v.reads = True
    debug = DebugInfo(v, True)
    with contextlib.suppress(EnoughError):
        for function in module.functions:
            located = Located()
            blocks = function.blocks if not function.is_declaration else ()
            for block in blocks:
                for instruction in block._instructions:
                    located.note(instruction)
            debug.function(function, located)
            for block in blocks:
                for instruction in block._instructions:
                    debug.instruction(instruction)
        for variable in module.globals:
            debug.variable(variable)
        for named in module.named_metadata:
            debug.named(named)
        debug.listed_units()
    return v.problems
