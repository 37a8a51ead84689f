"""The kinds of undefined behaviour that the lint finds, a row each.

`severity` is ERROR for behaviour that is undefined as soon as control comes to the place, WARNING for what gives a
poison value, or breaks a promise that only some machines or callers hold one to.
"""

from __future__ import annotations

from typing import Final

from irkit.verifier.rules import ERROR, WARNING

# LangRef's sections.
_BINARY: Final = "Binary Operations"
_POISON: Final = "Poison Values"
_PARAMETERS: Final = "Parameter Attributes"


class LintRule:
    """One kind: `name` identifies it, `message` says it with `{}` for what differs, `section` is LangRef's (or, of
    advice for tests, the manual's), `reason` a sentence for the page of rules. `is_advice` marks what is asked for by
    `tests` alone."""

    __slots__ = ("is_advice", "message", "name", "reason", "section", "severity")

    def __init__(
        self, name: str, severity: str, message: str, section: str, reason: str, is_advice: bool = False
    ) -> None:
        self.name: str = name
        self.severity: str = severity
        self.message: str = message
        self.section: str = section
        self.reason: str = reason
        self.is_advice: bool = is_advice

    def __repr__(self) -> str:
        return f"<LintRule {self.name}>"


DIVISION_BY_ZERO: Final = LintRule(
    "division-by-zero",
    ERROR,
    "the divisor {} is zero",
    _BINARY,
    "Division and remainder by zero are undefined, of a vector by a zero in any lane.",
)
DIVISION_BY_POISON: Final = LintRule(
    "division-by-poison",
    ERROR,
    "the divisor {} is {}",
    _BINARY,
    "Poison and undef may be taken for zero.",
)
DIVISION_OVERFLOW: Final = LintRule(
    "division-overflow",
    ERROR,
    "the lowest number of {} is divided by -1, which overflows",
    _BINARY,
    "`sdiv` and `srem` of the lowest number by -1 are undefined, as processors trap on them.",
)
SHIFT_OUT_OF_RANGE: Final = LintRule(
    "shift-out-of-range",
    WARNING,
    "the shift amount {} is not below the width {}: the result is poison",
    "Bitwise Binary Operations",
    "A shift by the width of the type, or by more, gives poison.",
)
OVERFLOW: Final = LintRule(
    "overflow",
    WARNING,
    "`{}` with `{}` always overflows, of {} and {}: the result is poison",
    _BINARY,
    "The flags `nsw` and `nuw` make the result of an overflow poison; this one happens whatever the operands are.",
)
INEXACT: Final = LintRule(
    "inexact",
    WARNING,
    "`{} exact` of {} and {} has a remainder: the result is poison",
    _BINARY,
    "With the flag `exact` a division or a shift that leaves something over gives poison.",
)
BROKEN_FLAG: Final = LintRule(
    "broken-flag",
    WARNING,
    "`{}` with `{}` of {}, which the flag excludes: the result is poison",
    "Conversion Operations",
    "`nneg` of a negative number, `disjoint` of operands with a common bit, `samesign` of a negative and a positive "
    "number, `trunc` with `nuw` or `nsw` of a number that does not fit, `nnan` of a NaN, `ninf` of an infinity.",
)
CONVERSION: Final = LintRule(
    "conversion-out-of-range",
    WARNING,
    "`{}` of {}, which {} does not hold: the result is poison",
    "Conversion Operations",
    "`fptosi` and `fptoui` of a number that does not fit, of an infinity or of a NaN give poison.",
)
POISON_OF_ZERO: Final = LintRule(
    "poison-by-argument",
    WARNING,
    "`{}` of {} is poison, as its last argument says",
    "Standard C/C++ Library Intrinsics",
    "`llvm.abs` of the lowest number, `llvm.ctlz` and `llvm.cttz` of zero, where their last argument is true.",
)
ELEMENT_OUT_OF_RANGE: Final = LintRule(
    "element-out-of-range",
    WARNING,
    "the index {} is not below the {} elements of the vector: the result is poison",
    "Vector Operations",
    "`extractelement` and `insertelement` at an index that the vector does not have give poison.",
)
NULL_POINTER: Final = LintRule(
    "null-pointer",
    ERROR,
    "{} a null pointer",
    "Pointer Type",
    "No object is at address 0 of address space 0, unless the function is `null_pointer_is_valid`.",
)
POISON_POINTER: Final = LintRule(
    "poison-pointer",
    ERROR,
    "{} the pointer {}, which is {}",
    _POISON,
    "A poison or undef pointer may be any address, so that an access through it is undefined.",
)
BRANCH_ON_POISON: Final = LintRule(
    "branch-on-poison",
    ERROR,
    "the branch depends on {}, which is {}",
    _POISON,
    "`br` and `indirectbr` on poison or undef are undefined; `freeze` makes one choice of it.",
)
SWITCH_ON_POISON: Final = LintRule(
    "switch-on-poison",
    ERROR,
    "the switch depends on {}, which is {}",
    _POISON,
    "`switch` on poison or undef is undefined; `freeze` makes one choice of it.",
)
INDIRECT_TARGET: Final = LintRule(
    "indirect-branch-target",
    ERROR,
    "`indirectbr` {}",
    "indirectbr Instruction",
    "The address has to be that of a block of the function, which the instruction lists.",
)
NOUNDEF: Final = LintRule(
    "noundef",
    ERROR,
    "{} is `noundef`, and {} is {}",
    _PARAMETERS,
    "An undef or poison value passed as, returned as or loaded as `noundef` is undefined behaviour.",
)
NONNULL: Final = LintRule(
    "nonnull",
    WARNING,
    "{} is `nonnull`, and null",
    _PARAMETERS,
    "Null passed or returned as `nonnull` is poison there; with `noundef` that is undefined behaviour.",
)
ALIGN: Final = LintRule(
    "align",
    WARNING,
    "{} is `align {}`, and {}",
    _PARAMETERS,
    "A pointer passed or returned with an alignment that it does not have is poison there.",
)
DEREFERENCEABLE: Final = LintRule(
    "dereferenceable",
    ERROR,
    "{} is `dereferenceable({})`, and {}",
    _PARAMETERS,
    "A pointer passed or returned as `dereferenceable` that is null, or at less bytes of an object, is undefined.",
)
RANGE: Final = LintRule(
    "range",
    WARNING,
    "{} is `range({})`, and {}",
    _PARAMETERS,
    "A number outside of the range of its parameter or result is poison there.",
)
CALL_SIGNATURE: Final = LintRule(
    "call-signature",
    ERROR,
    "@{} is called as {}, and is {}",
    "call Instruction",
    "A call has to have the result, the number of arguments and the types of arguments of its callee.",
)
CALL_CONVENTION: Final = LintRule(
    "call-convention",
    ERROR,
    "@{} is called by the convention {}, and has {}",
    "Calling Conventions",
    "Caller and callee have to agree on the calling convention.",
)
CALL_OF_DATA: Final = LintRule(
    "call-of-data",
    ERROR,
    "{} is called, which is no function",
    "call Instruction",
    "What is called has to be a function.",
)
TAIL_CALL: Final = LintRule(
    "tail-call-with-local",
    WARNING,
    "a tail call is given {}, which ends before it",
    "call Instruction",
    "`tail` says that the callee does not access the caller's stack objects.",
)
NORETURN: Final = LintRule(
    "noreturn",
    ERROR,
    "@{} is `noreturn`, and returns",
    "Function Attributes",
    "A function that is `noreturn` must not return.",
)
BEHIND_NORETURN: Final = LintRule(
    "code-behind-noreturn",
    WARNING,
    "what follows the call of {}, which is `noreturn`, is never reached",
    "Function Attributes",
    "A call that does not return is followed by `unreachable`: if it did return, that would be undefined.",
)
PROMISE: Final = LintRule(
    "broken-attribute",
    ERROR,
    "{}",
    "Function Attributes",
    "An access that `memory(…)` of the function or `readonly` and its like of a parameter exclude is undefined, as are "
    "`resume` out of a function that is `nounwind`, and a call of itself by one that is `norecurse`.",
)
UNREACHABLE: Final = LintRule(
    "unreachable-reached",
    ERROR,
    "every way through @{} comes to `unreachable`",
    "unreachable Instruction",
    "Nothing before it can end the program or stay in a loop: to call the function is undefined.",
)
ASSUMPTION: Final = LintRule(
    "false-assumption",
    ERROR,
    "what is assumed is {}",
    "llvm.assume Intrinsic",
    "`llvm.assume` of false, poison or undef is undefined.",
)
MISALIGNED: Final = LintRule(
    "misaligned-access",
    ERROR,
    "{} with alignment {}, of {}",
    "load Instruction",
    "An access at an address that is not aligned as it says is undefined. The object's alignment and the place in it "
    "are known; an object that promises less than the access needs counts too.",
)
OUT_OF_BOUNDS: Final = LintRule(
    "access-out-of-bounds",
    ERROR,
    "{} {}",
    "Pointer Aliasing Rules",
    "An access has to lie in one object, whose size is known here.",
)
GEP_OUT_OF_BOUNDS: Final = LintRule(
    "gep-out-of-bounds",
    WARNING,
    "`getelementptr inbounds` leads {}: the result is poison",
    "getelementptr Instruction",
    "With `inbounds` an address before an object, or behind its end, is poison.",
)
WRITE_TO_CONSTANT: Final = LintRule(
    "write-to-constant",
    ERROR,
    "{} {}, which is never written",
    "Global Variables",
    "A `constant` variable, and a function, must not be written.",
)
DEAD_OBJECT: Final = LintRule(
    "access-after-lifetime",
    ERROR,
    "{} {} after the end of its lifetime",
    "Memory Use Markers",
    "After `llvm.lifetime.end` a stack object is dead, until a new lifetime starts.",
)
USE_AFTER_FREE: Final = LintRule(
    "access-after-free",
    ERROR,
    "{} {} after it is freed",
    "Pointer Aliasing Rules",
    "What was given to `free` must not be accessed.",
)
DOUBLE_FREE: Final = LintRule(
    "double-free",
    ERROR,
    "{} is freed twice",
    "Pointer Aliasing Rules",
    "What was given to `free` must not be freed again.",
)
BAD_FREE: Final = LintRule(
    "free-of-no-heap-object",
    ERROR,
    "{} is freed, which no allocation gave",
    "Pointer Aliasing Rules",
    "A variable, a function or a stack object must not be freed.",
)
OVERLAP: Final = LintRule(
    "memcpy-overlap",
    ERROR,
    "source and destination of memcpy overlap",
    "Standard C/C++ Library Intrinsics",
    "The two places of `llvm.memcpy` have to be the same, or apart.",
)
DANGLING: Final = LintRule(
    "dangling-return",
    WARNING,
    "the address of {} is returned, which ends with the function",
    "alloca Instruction",
    "A stack object is dead when its function has returned.",
)
TEST_UNDEF: Final = LintRule(
    "test-undef",
    WARNING,
    "an undef operand: take another argument of the function for a value that does not matter",
    "Writing Tests Without Undefined Behavior",
    "Undef is deprecated, and as an operand it often makes a test undefined.",
    is_advice=True,
)
TEST_NULL: Final = LintRule(
    "test-null-access",
    WARNING,
    "{} the null pointer: take another argument of the function for a pointer that does not matter",
    "Writing Tests Without Undefined Behavior",
    "Null is no placeholder for a pointer, in code that is not reached either.",
    is_advice=True,
)
TEST_BRANCH: Final = LintRule(
    "test-branch-on-undef",
    WARNING,
    "a branch on {}: take another argument of the function for a condition that does not matter",
    "Writing Tests Without Undefined Behavior",
    "Undef and poison are no placeholders for a condition, in code that is not reached either.",
    is_advice=True,
)
TEST_POISON: Final = LintRule(
    "test-poison-operand",
    WARNING,
    "{} {}: take another argument of the function for a value that does not matter",
    "Writing Tests Without Undefined Behavior",
    "Undef and poison are no placeholders for a divisor or a pointer, in code that is not reached either.",
    is_advice=True,
)
TEST_UNREACHABLE: Final = LintRule(
    "test-only-unreachable",
    WARNING,
    "@{} ends in `unreachable` alone",
    "Writing Tests Without Undefined Behavior",
    "A function that can only end in `unreachable` may be turned into anything.",
    is_advice=True,
)

RULES: Final[dict[str, LintRule]] = {rule.name: rule for rule in list(globals().values()) if isinstance(rule, LintRule)}
