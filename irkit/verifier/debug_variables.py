"""Debug records and calls of debug intrinsics: which variable is where (LangRef, "Debug records"; the intrinsics are
what releases before LLVM 19 write for them)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from irkit.constants import UndefValue
from irkit.debug_info.nodes import (
    DIAssignID,
    DILabel,
    DILexicalBlock,
    DILexicalBlockFile,
    DILocalVariable,
    DISubprogram,
)
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.dwarf import ENTRY_VALUE
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction, function_of
from irkit.metadata import DIArgList, DIExpression, DILocation, MDNode, Metadata, MetadataAsValue, ValueAsMetadata
from irkit.releases import NEWEST, OLDEST
from irkit.types import IntegerType, PointerType
from irkit.values import Argument
from irkit.verifier.debug_nodes import fragment, is_valid_expression
from irkit.verifier.debug_subprograms import subprogram_of
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import WARNING, Chapter, Rule

if TYPE_CHECKING:
    from irkit.verifier.debug_info import DebugInfo

_C: Final = Chapter("debug info: records and intrinsics")


def _rule(name: str, message: str, first: int = OLDEST, last: int = NEWEST) -> Rule:
    return _C.rule(f"di-{name}", message, first, last, WARNING)


PLACE: Final = _rule("record-value", "invalid #dbg record address/value", first=19)
VARIABLE: Final = _rule("record-variable", "invalid #dbg record variable", first=19)
EXPRESSION: Final = _rule("record-expression", "invalid #dbg record expression", first=19)
LOCATION: Final = _rule("record-location", "invalid #dbg record DILocation", first=19)
MISMATCH: Final = _rule(
    "record-mismatch", "mismatched subprogram between #dbg record variable and DILocation", first=19
)
DECLARED: Final = _rule("record-declare", "location of #dbg_declare must be a pointer or int", first=21)
ASSIGN_ID: Final = _rule("record-assign-id", "invalid #dbg_assign DIAssignID", first=19)
ADDRESS: Final = _rule("record-address", "invalid #dbg_assign address", first=19)
ADDRESS_EXPRESSION: Final = _rule("record-address-expression", "invalid #dbg_assign address expression", first=19)
STORE_ELSEWHERE: Final = _rule("record-store-elsewhere", "inst not in same function as #dbg_assign", first=19)
RECORD_ELSEWHERE: Final = _rule("assign-record-elsewhere", "DVRAssign not in same function as inst", first=19)
LABEL: Final = _rule("record-label", "invalid #dbg_label intrinsic variable", first=19)
LABEL_LOCATION: Final = _rule("record-label-location", "#dbg_label record requires a !dbg attachment", first=19)
LABEL_MISMATCH: Final = _rule(
    "record-label-mismatch", "mismatched subprogram between #dbg_label label and !dbg attachment", first=19
)
CALL_PLACE: Final = _rule("intrinsic-value", "invalid llvm.dbg.{} intrinsic address/value", last=20)
CALL_VARIABLE: Final = _rule("intrinsic-variable", "invalid llvm.dbg.{} intrinsic variable", last=20)
CALL_EXPRESSION: Final = _rule("intrinsic-expression", "invalid llvm.dbg.{} intrinsic expression", last=20)
CALL_LOCATION: Final = _rule("intrinsic-location", "llvm.dbg.{} intrinsic requires a !dbg attachment", last=20)
LABEL_CALL_LOCATION: Final = _C.rule(
    "di-intrinsic-label-location", "llvm.dbg.{} intrinsic requires a !dbg attachment", last=20
)
CALL_MISMATCH: Final = _rule(
    "intrinsic-mismatch", "mismatched subprogram between llvm.dbg.{} variable and !dbg attachment", last=20
)
LABEL_CALL_MISMATCH: Final = _rule(
    "intrinsic-label-mismatch", "mismatched subprogram between llvm.dbg.{} label and !dbg attachment", last=20
)
CALL_ASSIGN_ID: Final = _rule("intrinsic-assign-id", "invalid llvm.dbg.assign intrinsic DIAssignID", first=16, last=20)
CALL_ADDRESS: Final = _rule("intrinsic-address", "invalid llvm.dbg.assign intrinsic address", first=16, last=20)
CALL_ADDRESS_EXPRESSION: Final = _rule(
    "intrinsic-address-expression", "invalid llvm.dbg.assign intrinsic address expression", first=16, last=20
)
CALL_STORE_ELSEWHERE: Final = _rule(
    "intrinsic-store-elsewhere", "inst not in same function as dbg.assign", first=16, last=20
)
CALL_ELSEWHERE: Final = _rule("assign-call-elsewhere", "dbg.assign not in same function as inst", first=16, last=20)
CALL_USE: Final = _rule(
    "assign-id-use", "!DIAssignID should only be used by llvm.dbg.assign intrinsics", first=16, last=20
)
ARGUMENT: Final = _rule("argument", "conflicting debug info for argument")
ENTRY: Final = _rule("entry-value", "Entry values are only allowed in MIR", last=16)
SWIFT_ENTRY: Final = _rule(
    "entry-value-argument",
    "Entry values are only allowed in MIR unless they target a swiftasync Argument",
    first=17,
)

_SCOPE_OF_VARIABLE: Final = 0  # the operand
_LAST_WITH_CALLS: Final = CALL_USE.last
_ARTIFICIAL: Final = 1 << 6
_INTRINSICS: Final = {
    "llvm.dbg.declare": "declare",
    "llvm.dbg.value": "value",
    "llvm.dbg.addr": "addr",
    "llvm.dbg.assign": "assign",
    "llvm.dbg.label": "label",
}


def is_place(metadata: Metadata | None) -> bool:
    """A value, or an empty node where there is none."""
    return isinstance(metadata, ValueAsMetadata) or (isinstance(metadata, MDNode) and not metadata.operands)


class Assignments:
    """The stores, records and calls of a module by the DIAssignID that links them."""

    def __init__(self, v: Verifier) -> None:
        self.stores: dict[Metadata, list[Instruction]] = {}
        self.records: dict[Metadata, list[tuple[DbgVariableRecord, Function]]] = {}
        self.calls: dict[Metadata, list[CallBase]] = {}
        has_calls = v.release <= _LAST_WITH_CALLS
        for function in v.module.functions:
            for block in function.blocks if not function.is_declaration else ():
                for i in block._instructions:
                    if i._attachments is not None:
                        for kind, node in i._attachments:
                            if kind == "DIAssignID":
                                self.stores.setdefault(node, []).append(i)
                    if i.debug_records is not None:
                        self._note_records(i.debug_records, function)
                    if has_calls and isinstance(i, CallBase) and v.takes_metadata(i.function_type):
                        self._note_call(i)

    def _note_records(self, records: Iterable[DbgRecord], function: Function) -> None:
        for record in records:
            if isinstance(record, DbgVariableRecord) and record.assign_id is not None:
                self.records.setdefault(record.assign_id, []).append((record, function))

    def _note_call(self, call: CallBase) -> None:
        for operand in call.operands:
            if isinstance(operand, MetadataAsValue) and isinstance(operand.metadata, DIAssignID):
                self.calls.setdefault(operand.metadata, []).append(call)


class Variables:
    """Records and calls of one verification.

    Without `exact` a DIAssignID is right as long as all that has it is in one function, which no function alone can
    tell: where two have it (`is_shared`), or anything is wrong, whoever verifies does so again, with all uses known.
    """

    def __init__(self, v: Verifier, debug: DebugInfo, exact: bool) -> None:
        self.v: Verifier = v
        self.debug: DebugInfo = debug
        self.arguments: dict[int, Metadata] = {}  # the variables of the function's arguments, by number
        self._assignments: Assignments | None = None
        self.exact: bool = exact or v.release <= _LAST_WITH_CALLS
        self.homes: dict[Metadata, Function | None] = {}  # where each DIAssignID was met first
        self.is_shared: bool = False
        self._last_expression: DIExpression | None = None
        self._subprograms: dict[Metadata | None, DISubprogram | None] = {}  # by local scope

    def enter(self) -> None:
        """Take the next function in hand."""
        self.arguments = {}

    def assignments(self) -> Assignments:
        if self._assignments is None:
            self._assignments = Assignments(self.v)
        return self._assignments

    def subprogram(self, scope: Metadata | None) -> DISubprogram | None:
        """The subprogram around a local scope, kept: most records of a function have few scopes."""
        found = self._subprograms.get(scope)
        if found is None:
            above = scope.scope if isinstance(scope, (DILexicalBlock, DILexicalBlockFile)) else None
            found = self._subprograms[scope] = self._subprograms.get(above) or subprogram_of(scope)
        return found

    # Records

    def record(self, record: DbgRecord, i: Instruction) -> None:
        """A record before an instruction."""
        location = record.debug_loc
        if isinstance(location, DILocation):
            self.debug.location(location)
        if isinstance(record, DbgLabelRecord):
            self._label(record, i)
        elif isinstance(record, DbgVariableRecord):
            self._variable(record, i)
            variable, expression = record.variable, record.expression
            if isinstance(variable, DILocalVariable) and isinstance(expression, DIExpression):
                self._expression(i, record.location, variable, expression)

    def _label(self, record: DbgLabelRecord, i: Instruction) -> None:
        v, label, location = self.v, record.label, record.debug_loc
        if not isinstance(label, DILabel):
            v.fail(LABEL, i, label)
            return
        if location is None:
            v.fail(LABEL_LOCATION, i, label)
            return
        if not isinstance(location, DILocation):
            return
        if not is_same_subprogram(label.scope, location.scope):
            v.fail(LABEL_MISMATCH, i, label)

    def _variable(self, record: DbgVariableRecord, i: Instruction) -> None:
        v, debug, place = self.v, self.debug, record.location
        if not is_place(place) and not isinstance(place, DIArgList):
            v.fail(PLACE, i, place)
            return
        if isinstance(place, ValueAsMetadata):
            value = place.value
            if isinstance(value, MetadataAsValue):
                debug.operand(place)
            if record.kind == "declare" and not isinstance(value.type, (PointerType, IntegerType)):
                if not v.fail(DECLARED, i, place):
                    return
        variable, expression = record.variable, record.expression
        if not isinstance(variable, DILocalVariable):
            v.fail(VARIABLE, i, variable)
            return
        if variable not in debug.seen:
            debug.node(variable)
        if not isinstance(expression, DIExpression):
            v.fail(EXPRESSION, i, expression)
            return
        if expression is not self._last_expression:  # as nearly all records have the empty one
            debug.node(expression)
            self._last_expression = expression
        if record.kind == "assign" and not self._assign(record, i):
            return
        location = record.debug_loc
        if not isinstance(location, DILocation):
            v.fail(LOCATION, i, location)
            return
        home, there = cast("list[object]", variable.operands), cast("list[object]", location.operands)
        if home[_SCOPE_OF_VARIABLE] is not there[0]:
            mine, theirs = self.subprogram(variable.scope), self.subprogram(location.scope)
            if mine is None or theirs is None:
                return
            if mine is not theirs:
                v.fail(MISMATCH, i, variable)
                return
        if variable.arg and self.subprogram(variable.scope) is not None:
            self._argument(i, variable, location)

    def _assign(self, record: DbgVariableRecord, i: Instruction) -> bool:
        v, identity = self.v, record.assign_id
        if not isinstance(identity, DIAssignID):
            return v.fail(ASSIGN_ID, i, identity)
        self.debug.node(identity)
        if not is_place(record.address):
            return v.fail(ADDRESS, i, record.address)
        if not isinstance(record.address_expression, DIExpression):
            return v.fail(ADDRESS_EXPRESSION, i, record.address_expression)
        self.debug.node(record.address_expression)
        function = function_of(i)
        if not self.exact:
            return self._note_home(identity, function)
        stores = self.assignments().stores.get(identity, [])
        return all(function_of(store) is function for store in stores) or v.fail(STORE_ELSEWHERE, i, identity)

    def uses_of(self, node: DIAssignID, i: Instruction) -> None:
        """The records and calls that name the DIAssignID of a store."""
        v, function = self.v, function_of(i)
        if not self.exact:
            self._note_home(node, function)
            return
        for call in self.assignments().calls.get(node, ()):
            callee = call.callee
            if not isinstance(callee, Function) or callee.name != "llvm.dbg.assign":
                v.fail(CALL_USE, call, node)
                return
            if function_of(call) is not function:
                v.fail(CALL_ELSEWHERE, i, node)
                return
        for _, where in self.assignments().records.get(node, ()):
            if where is not function:
                v.fail(RECORD_ELSEWHERE, i, node)
                return

    def _note_home(self, node: DIAssignID, function: Function | None) -> bool:
        if self.homes.setdefault(node, function) is not function:
            self.is_shared = True
        return True

    def _argument(self, i: Instruction, variable: DILocalVariable, location: DILocation) -> None:
        """An argument has one variable."""
        if self.debug.own is None or location.inlined_at is not None or not variable.arg:
            return
        known = self.arguments.get(variable.arg, variable)
        self.arguments[variable.arg] = variable
        if known is not variable:
            self.v.fail(ARGUMENT, i, variable)

    def _expression(self, i: Instruction, place: Metadata, variable: DILocalVariable, expression: DIExpression) -> None:
        """Which part of the variable it is; and no value from the function's entry, which only machine code has."""
        if not expression.elements or not is_valid_expression(self.v, expression):
            return
        if not variable.flags & _ARTIFICIAL:
            fragment(self.v, variable, expression, variable, i)
        if ENTRY_VALUE not in expression.elements[:3:2]:
            return
        if isinstance(place, ValueAsMetadata):
            value = place.value
            if not self.v.has(SWIFT_ENTRY):
                self.v.fail(ENTRY, i, expression)
                return
            if isinstance(value, UndefValue):
                return
            if isinstance(value, Argument) and value.parent.attribute_list is not None:
                own = value.parent.attribute_list.parameter(value.index)
                if own is not None and "swiftasync" in own:
                    return
        self.v.fail(SWIFT_ENTRY if self.v.has(SWIFT_ENTRY) else ENTRY, i, expression)

    # Calls

    def intrinsic(self, call: CallBase, callee: Function) -> None:
        """A call of one of the intrinsics."""
        kind = _INTRINSICS.get(callee.name)
        if kind is None or not self.v.has(CALL_PLACE):
            return
        operands = [each.metadata if isinstance(each, MetadataAsValue) else None for each in call.operands]
        if kind == "label":
            self._label_call(call, operands[0])
            return
        if len(operands) < 4:
            return
        place, variable, expression = operands[:3]
        self._variable_call(call, kind, operands)
        if place is not None and isinstance(variable, DILocalVariable) and isinstance(expression, DIExpression):
            self._expression(call, place, variable, expression)

    def _label_call(self, call: CallBase, label: Metadata | None) -> None:
        v, location = self.v, call.debug_loc
        if not isinstance(label, DILabel):
            v.fail(CALL_VARIABLE, call, label, ("label",))
            return
        if location is None:
            v.fail(LABEL_CALL_LOCATION, call, label, ("label",))
            return
        if not isinstance(location, DILocation) or is_same_subprogram(label.scope, location.scope):
            return
        v.fail(LABEL_CALL_MISMATCH, call, label, ("label",))

    def _variable_call(self, call: CallBase, kind: str, operands: list[Metadata | None]) -> None:
        v, (place, variable, expression) = self.v, operands[:3]
        if not is_place(place) and not isinstance(place, DIArgList):
            v.fail(CALL_PLACE, call, place, (kind,))
            return
        if not isinstance(variable, DILocalVariable):
            v.fail(CALL_VARIABLE, call, variable, (kind,))
            return
        if not isinstance(expression, DIExpression):
            v.fail(CALL_EXPRESSION, call, expression, (kind,))
            return
        if kind == "assign" and not self._assign_call(call, operands):
            return
        location = call.debug_loc
        if location is None:
            v.fail(CALL_LOCATION, call, variable, (kind,))
            return
        if not isinstance(location, DILocation):
            return
        mine, theirs = self.subprogram(variable.scope), self.subprogram(location.scope)
        if mine is None or theirs is None:
            return
        if mine is not theirs:
            v.fail(CALL_MISMATCH, call, variable, (kind,))
            return
        self._argument(call, variable, location)

    def _assign_call(self, call: CallBase, operands: list[Metadata | None]) -> bool:
        v, identity, address, expression = self.v, operands[3], operands[4], operands[5]
        if not isinstance(identity, DIAssignID):
            return v.fail(CALL_ASSIGN_ID, call, identity)
        if not is_place(address):
            return v.fail(CALL_ADDRESS, call, address)
        if not isinstance(expression, DIExpression):
            return v.fail(CALL_ADDRESS_EXPRESSION, call, expression)
        function = function_of(call)
        stores = self.assignments().stores.get(identity, [])
        return all(function_of(store) is function for store in stores) or v.fail(CALL_STORE_ELSEWHERE, call, identity)


def is_same_subprogram(left: Metadata | None, right: Metadata | None) -> bool:
    """Whether two scopes are of one subprogram, as far as they lead to one."""
    first, second = subprogram_of(left), subprogram_of(right)
    return first is None or second is None or first is second
