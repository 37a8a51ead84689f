"""What holds of a module as a whole: its flags and lists of strings (LangRef, "Module Flags Metadata")."""

from __future__ import annotations

from typing import Final

from irkit.analysis.stripping import strip_casts
from irkit.flag_nodes import (
    APPEND,
    APPEND_UNIQUE,
    ERROR,
    FLAG_PARTS,
    MAX,
    MIN,
    MODULE_FLAGS,
    REQUIRE,
    REQUIREMENT_PARTS,
    flag_key,
)
from irkit.functions import Function
from irkit.metadata import (
    ConstantAsMetadata,
    MDNode,
    MDString,
    Metadata,
    NamedMDNode,
    ValueAsMetadata,
    constant_integer,
)
from irkit.types import IntegerType
from irkit.verifier.frame import Verifier
from irkit.verifier.intrinsics import intrinsic_of
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("module")
FLAG_COUNT: Final = _C.rule("flag-operands", "incorrect number of operands in module flag")
FLAG_BEHAVIOR: Final = _C.rule(
    "flag-behavior-constant",
    "invalid behavior operand in module flag (expected constant integer)",
)
FLAG_BEHAVIOR_VALUE: Final = _C.rule("flag-behavior", "invalid behavior operand in module flag (unexpected constant)")
FLAG_ID: Final = _C.rule("flag-id", "invalid ID operand in module flag (expected metadata string)")
FLAG_MIN: Final = _C.rule(
    "flag-min",
    "invalid value for 'min' module flag (expected constant non-negative integer)",
    first=15,
)
FLAG_MAX: Final = _C.rule("flag-max", "invalid value for 'max' module flag (expected constant integer)")
FLAG_REQUIRE: Final = _C.rule("flag-require", "invalid value for 'require' module flag (expected metadata pair)")
FLAG_REQUIRE_ID: Final = _C.rule(
    "flag-require-id",
    "invalid value for 'require' module flag (first value operand should be a string)",
)
FLAG_APPEND: Final = _C.rule("flag-append", "invalid value for 'append'-type module flag (expected a metadata node)")
FLAG_TWICE: Final = _C.rule("flag-twice", "module flag identifiers must be unique (or of 'require' type)")
FLAG_WCHAR: Final = _C.rule("flag-wchar", "wchar_size metadata requires constant integer argument")
FLAG_LINKER: Final = _C.rule("flag-linker-options", "'Linker Options' named metadata no longer supported")
FLAG_INTERPOSITION: Final = _C.rule(
    "flag-semantic-interposition",
    "SemanticInterposition metadata requires constant integer argument",
)
PROFILE_ENTRY: Final = _C.rule("flag-profile-entry", "expected a MDNode triple")
PROFILE_FUNCTION: Final = _C.rule("flag-profile-function", "expected a Function or null")
PROFILE_COUNT: Final = _C.rule("flag-profile-count", "expected an integer constant")
FLAG_PAUTH: Final = _C.rule(
    "flag-pauthabi",
    "either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present",
    first=18,
)
REQUIRED_ABSENT: Final = _C.rule("flag-required-absent", "invalid requirement on flag, flag is not present in module")
REQUIRED_VALUE: Final = _C.rule(
    "flag-required-value", "invalid requirement on flag, flag does not have the required value"
)
IDENT_COUNT: Final = _C.rule("ident-operands", "incorrect number of operands in llvm.ident metadata")
IDENT_STRING: Final = _C.rule(
    "ident-string",
    "invalid value for llvm.ident metadata entry operand(the operand should be a string)",
)
COMMAND_COUNT: Final = _C.rule("commandline-operands", "incorrect number of operands in llvm.commandline metadata")
COMMAND_STRING: Final = _C.rule(
    "commandline-string",
    "invalid value for llvm.commandline metadata entry operand(the operand should be a string)",
)
DEOPTIMIZE_CONVENTION: Final = _C.rule(
    "deoptimize-convention",
    "All llvm.experimental.deoptimize declarations must have the same calling convention",
)
RECOVERED: Final = _C.rule(
    "localrecover-index",
    "all indices passed to llvm.localrecover must be less than the number of arguments passed to "
    "llvm.localescape in the parent function",
)

_PAUTH: Final = ("aarch64-elf-pauthabi-platform", "aarch64-elf-pauthabi-version")


def named(v: Verifier, name: str) -> NamedMDNode | None:
    return next((node for node in v.module.named_metadata if node.name == name), None)


def check_module(v: Verifier) -> None:
    """Flags, `llvm.ident`, `llvm.commandline`, and what functions leave to be checked together."""
    check_flags(v)
    _check_strings(v, "llvm.ident", IDENT_COUNT, IDENT_STRING)
    _check_strings(v, "llvm.commandline", COMMAND_COUNT, COMMAND_STRING)
    _check_deoptimize(v)


def check_recovered(v: Verifier) -> None:
    for function, needed in v.recovered.items():
        if max(needed) > v.escaped.get(function, 0):
            v.fail(RECOVERED, function)
            return


def _check_deoptimize(v: Verifier) -> None:
    first: Function | None = None
    for function in v.module.functions:
        if not function.name.startswith("llvm.experimental.deoptimize"):
            continue
        known = intrinsic_of(v, function)
        if known is None or known.name != "llvm.experimental.deoptimize":
            continue
        if first is None:
            first = function
        elif first.calling_convention_number != function.calling_convention_number:
            v.fail(DEOPTIMIZE_CONVENTION, function)
            return


def _check_strings(v: Verifier, name: str, count: Rule, string: Rule) -> None:
    """A list of nodes of one string each."""
    node = named(v, name)
    for entry in node.operands if node is not None else ():
        if len(entry.operands) != 1:
            v.fail(count, None, entry)
            return
        if not isinstance(entry.operands[0], MDString):
            v.fail(string, None, entry)
            return


class _Flags:
    """The flags of a module, one after another."""

    def __init__(self, v: Verifier) -> None:
        self.v: Verifier = v
        self.seen: dict[str, MDNode] = {}
        self.requirements: list[MDNode] = []
        self.signing: set[str] = set()

    def check(self, flags: NamedMDNode) -> None:
        v = self.v
        for node in flags.operands:
            rule = self.one(node)
            if rule is not None:
                v.fail(rule, None, node)
            key = flag_key(node)
            if key in _PAUTH and constant_integer(node.operands[2]) is not None:
                self.signing.add(key)
        if len(self.signing) == 1:
            v.fail(FLAG_PAUTH, None)
        for requirement in self.requirements:
            name, value = requirement.operands
            assert isinstance(name, MDString)
            found = self.seen.get(name.string)
            if found is None:
                v.fail(REQUIRED_ABSENT, None, requirement)
            elif not is_same(found.operands[2], value):
                v.fail(REQUIRED_VALUE, None, requirement)

    def one(self, node: MDNode) -> Rule | None:
        """The first rule that a flag breaks."""
        if len(node.operands) != FLAG_PARTS:
            return FLAG_COUNT
        how, name, value = node.operands
        behavior = constant_integer(how)
        if behavior is None:
            return FLAG_BEHAVIOR
        number = behavior.unsigned
        if not ERROR <= number <= (MIN if self.v.has(FLAG_MIN) else MAX):
            return FLAG_BEHAVIOR_VALUE
        if not isinstance(name, MDString):
            return FLAG_ID
        rule = self.value(number, value)
        if rule is not None:
            return rule
        if number != REQUIRE:
            if name.string in self.seen:
                return FLAG_TWICE
            self.seen[name.string] = node
        return self.known(name.string, value)

    def value(self, behavior: int, value: Metadata | None) -> Rule | None:
        """The rule that a value breaks by the behavior."""
        integer = constant_integer(value)
        if behavior == MIN and (integer is None or integer.value < 0):
            return FLAG_MIN
        if behavior == MAX and integer is None:
            return FLAG_MAX
        if behavior == REQUIRE:
            if not isinstance(value, MDNode) or len(value.operands) != REQUIREMENT_PARTS:
                return FLAG_REQUIRE
            if not isinstance(value.operands[0], MDString):
                return FLAG_REQUIRE_ID
            self.requirements.append(value)
        if behavior in (APPEND, APPEND_UNIQUE) and not isinstance(value, MDNode):
            return FLAG_APPEND
        return None

    def known(self, name: str, value: Metadata | None) -> Rule | None:
        """The rule that the value of a flag breaks which LLVM knows by name."""
        if name == "wchar_size" and constant_integer(value) is None:
            return FLAG_WCHAR
        if name == "Linker Options" and named(self.v, "llvm.linker.options") is None:
            return FLAG_LINKER
        if name == "SemanticInterposition" and constant_integer(value) is None:
            return FLAG_INTERPOSITION
        if name == "CG Profile" and isinstance(value, MDNode):
            for entry in value.operands:
                self.profile(entry)
        return None

    def profile(self, entry: Metadata | None) -> None:
        v = self.v
        if not isinstance(entry, MDNode) or len(entry.operands) != 3:
            v.fail(PROFILE_ENTRY, None, entry)
            return
        for end in entry.operands[:2]:
            if end is not None and not (
                isinstance(end, ValueAsMetadata) and isinstance(strip_casts(end.value), Function)
            ):
                v.fail(PROFILE_FUNCTION, None, entry)
        count = entry.operands[2]
        is_number = isinstance(count, ConstantAsMetadata) and isinstance(count.value.type, IntegerType)
        if not is_number:
            v.fail(PROFILE_COUNT, None, entry)


def is_same(left: Metadata | None, right: Metadata | None) -> bool:
    """Whether two pieces of metadata are the same in LLVM, where strings and constants are unique."""
    if isinstance(left, MDString) and isinstance(right, MDString):
        return left.string == right.string
    if isinstance(left, ValueAsMetadata) and isinstance(right, ValueAsMetadata):
        return left.value is right.value
    return left is right


def check_flags(v: Verifier) -> None:
    flags = named(v, MODULE_FLAGS)
    if flags is not None:
        check_flags_in(v, flags)


def check_flags_in(v: Verifier, flags: NamedMDNode) -> None:
    """The rules of module flags, for these as the module's."""
    _Flags(v).check(flags)
