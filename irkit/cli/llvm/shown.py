"""What LLVM's verifier prints below its message, by rule, where that is not the object of the problem alone.

A row's words are ways to what is printed: a root, and steps from it behind dots. The roots are `object` (what breaks
the rule), `where` (the instruction or the global it is found at), `function` and `block` (around that), `record` (the
debug record of `where` that holds the object). A number is an operand's, `!kind` an attachment, `subprogram` the one
around a scope or that of a location or variable, anything else an attribute.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.blocks import BasicBlock
from irkit.debug_info.nodes import DILabel, DIVariable
from irkit.debug_records import DbgRecord
from irkit.functions import Function
from irkit.globals import GlobalObject
from irkit.instructions import CallBase, Instruction
from irkit.metadata import DILocation, MDNode, Metadata, MetadataAsValue
from irkit.values import User
from irkit.verifier.debug_info import inlined_at_scope
from irkit.verifier.debug_subprograms import subprogram_of

if TYPE_CHECKING:
    from irkit.verifier import Problem

# The ways, and the rules whose messages they belong to.
_ROWS: Final = (
    (
        "",
        """
        allockind-free allockind-one allockind-zeroed amx-constant annotation-some annotation-strings
        call-amx-result call-preallocated call-token-result deoptimize-bundle deoptimize-return deoptimize-value
        di-allocated di-associated di-data-location di-declaration-field di-discriminator di-global-attachment
        di-rank flag-semantic-interposition guard-bundle is-fpclass matrix-first matrix-result matrix-second
        musttail-attribute musttail-cc-varargs phi-token preallocated-arg-attribute preallocated-arg-token
        preallocated-arguments preallocated-calls preallocated-range preallocated-setup-constant
        preallocated-teardown-token range-lower range-upper setmaxnreg-multiple setmaxnreg-range
        sign-return-address-key-alone string-flag structor-fields threadlocal-global threadlocal-local va-start
        vector-extract-index vector-extract-overrun vector-insert-index vector-insert-overrun vector-reduce
        vp-is-fpclass
        """,
    ),
    (
        "object where",
        """
        call-immarg call-inalloca call-preallocated-bundle call-swifterror-alloca di-function-shared dominance
        immarg
        """,
    ),
    (
        "where object",
        """
        associated-null associated-operands associated-pointer associated-self associated-value di-attachment
        di-function-attachment di-function-twice tbaa-access-tag tbaa-cycle tbaa-field tbaa-field-order
        tbaa-field-width tbaa-immutable tbaa-immutable-value tbaa-offset tbaa-operands tbaa-path tbaa-struct-tag
        kcfi-type-twice prof-twice di-intrinsic-address di-intrinsic-address-expression di-intrinsic-assign-id
        di-intrinsic-expression di-intrinsic-value di-intrinsic-variable
        """,
    ),
    ("where object object.0 object.1", "tbaa-malformed"),
    ("where object", "tbaa-scalar-offset tbaa-width tbaa-parent"),
    ("where object object.1", "tbaa-scalar"),
    ("object function", "argument-amx argument-token"),
    ("object object.0", "cleanupret-pad musttail-abi gc-relocate-token"),
    ("object.token object", "convergence-nesting convergence-source"),
    ("object.callee", "matrix-element matrix-first-element matrix-second-element matrix-stride"),
    ("object block", "phi-place"),
    ("object where", "swifterror-use"),
    ("where", "di-function-distinct"),
    ("object.2", "flag-append flag-max flag-min flag-require"),
    ("object.0", "flag-behavior flag-behavior-constant flag-required-absent flag-required-value callstack-integer"),
    ("object.1", "flag-id flag-twice"),
    ("object.2.0", "flag-require-id"),
    ("where where.!mmra", "mmra-place mmra-tuple"),
    ("object object.base_type", "di-base-type di-set-base"),
    ("object object.type", "di-local-variable-type di-type-ref"),
    ("object object.file", "di-file"),
    ("object object.var", "di-fragment-outside"),
    ("function.!dbg function where object object.outermost object.outermost.subprogram", "di-function-location"),
    ("function.!dbg function where object object.scope", "di-function-location-scope"),
    ("object object.inlined_at", "di-inlined-at"),
    ("object object.location", "di-location-place"),
    ("object object.scope", "di-location-scope"),
    ("object object.line", "di-subprogram-line"),
    ("object object.template_params object.template_params.0", "di-template-param"),
    ("object object.template_params", "di-template-params"),
    ("object object.thrown_types object.thrown_types.0", "di-thrown-type"),
    ("object object.retained_types", "di-unit-retained-types"),
    (
        "record object",
        """
        di-record-address di-record-address-expression di-record-assign-id di-record-expression di-record-label
        di-record-location di-record-value di-record-variable di-record-declare
        """,
    ),
    (
        "record block function object object.subprogram record.debug_loc record.debug_loc.subprogram",
        """
        di-record-mismatch
        """,
    ),
    ("where block function", "di-intrinsic-location"),
    (
        "where block function object object.subprogram where.debug_loc where.debug_loc.subprogram",
        """
        di-intrinsic-mismatch
        """,
    ),
    ("holder", "di-entry-value di-entry-value-argument"),
)
SHOWN: Final[dict[str, str]] = {rule: ways for ways, rules in _ROWS for rule in rules.split()}

# What a message says up to a release: that, what it says since, and what it said.
_WORDED: Final = (
    (21, "integer, pointer, floating point, or vector type!", "integer, pointer, or floating point type!"),
    (19, ", 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are", " and 'aarch64_preserves_za' are"),
    (19, ", 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are", " and 'aarch64_preserves_zt0' are"),
    (19, ", clang.arc.attachedcall or wasm.(re)throw", " or clang.arc.attachedcall"),
    (21, "wrong initializer for intrinsic", "wrong initalizer for intrinsic"),
)


RECORDS_TELL_PLACES: Final = 20  # the first release that prints where a debug record is
_OF_RECORDS: Final = "di-record-"


def shown(problem: Problem, release: int) -> list[object]:
    """What a release prints below the message of a problem."""
    ways = SHOWN.get(problem.rule)
    if ways is None:
        return [problem.object]
    if release >= RECORDS_TELL_PLACES and problem.rule.startswith(_OF_RECORDS):
        ways += " block function"
    found = [follow(problem, way) for way in ways.split()]
    return [thing for thing in found if thing is not None]


def follow(problem: Problem, way: str) -> object:
    """What a way leads to; None where there is nothing."""
    root, *steps = way.split(".")
    thing = _root(problem, root)
    for step in steps:
        thing = _step(thing, step)
    return thing


def _root(problem: Problem, name: str) -> object:
    where = problem.where
    if name == "object":
        return problem.object
    if name == "where":
        return where
    if name == "function":
        return problem.function
    if name == "block":
        return where.parent if isinstance(where, Instruction) else where if isinstance(where, BasicBlock) else None
    record = _record(problem)
    return where if record is None and name == "holder" else record


def _record(problem: Problem) -> DbgRecord | None:
    """The record that the object of a problem is a part of."""
    where = problem.where
    for record in where.debug_records or () if isinstance(where, Instruction) else ():
        parts = (
            "location",
            "variable",
            "expression",
            "debug_loc",
            "assign_id",
            "address",
            "address_expression",
            "label",
        )
        if any(getattr(record, part, None) is problem.object for part in parts):
            return record
    return None


def _step(thing: object, step: str) -> object:
    if thing is None:
        return None
    if step.startswith("!"):
        return _attachment(thing, step[1:])
    if step.isdecimal():
        operands = thing.operands if isinstance(thing, (MDNode, User)) else ()
        return operands[int(step)] if int(step) < len(operands) else None
    if step == "subprogram":
        return _subprogram(thing)
    if step == "outermost":
        return inlined_at_scope(thing) if isinstance(thing, DILocation) else None
    if step == "location":
        operands = thing.operands if isinstance(thing, MDNode) else ()
        return next((one for one in operands if isinstance(one, DILocation)), None)
    if step == "token":
        return _token(thing) if isinstance(thing, CallBase) else None
    return getattr(thing, step, None)


def _subprogram(thing: object) -> object:
    """The subprogram that a scope is or is in, or that of a location or a variable."""
    scope = getattr(thing, "scope", None) if isinstance(thing, (DILocation, DIVariable, DILabel)) else thing
    return subprogram_of(scope) if isinstance(scope, Metadata) else None


def _token(call: CallBase) -> object:
    """The token that a call is under convergence control of."""
    bundles = [one for one in call.bundles or () if one.tag == "convergencectrl"]
    return call.operands[bundles[0].start] if bundles else None


def _attachment(thing: object, kind: str) -> object:
    if kind == "dbg" and isinstance(thing, Instruction):
        return thing.debug_loc
    if isinstance(thing, (Instruction, GlobalObject, Function)):
        return next((node for name, node in thing._attachments or () if name == kind), None)
    return thing.metadata if isinstance(thing, MetadataAsValue) else None


def worded(problem: Problem, release: int) -> str:
    """The message of a problem as a release words it."""
    message = problem.message
    for last, now, before in _WORDED:
        if release <= last:
            message = message.replace(now, before)
    return message
