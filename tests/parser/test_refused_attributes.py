"""Attributes with arguments that they do not take: each is refused where it stands, and says what is expected."""

from __future__ import annotations

import pytest
from parser_texts import refused, same

# Attribute, the column where it is wrong, and what is said. It stands at column 20.
WRONG_OF_FUNCTIONS = [
    ("alignstack(-8)", 31, "expected an integer that is not negative"),
    ("alignstack(99999999999)", 31, "the integer is too large; the limit is"),
    ("alignstack()", 20, "expected an integer in 'alignstack'"),
    ("alignstack(8, 8)", 34, "expected ')' after the integer of 'alignstack'"),
    ("alignstack(x)", 31, "expected an integer in 'alignstack'"),
    ("vscale_range()", 20, "expected an integer in 'vscale_range'"),
    ("vscale_range(x)", 33, "expected an integer"),
    ("vscale_range(1, 2, 3)", 39, "expected ')'"),
    ("uwtable()", 20, "expected 'sync' or 'async'"),
    ("uwtable(maybe)", 28, "expected 'sync' or 'async'"),
    ('allockind("alloc,x")', 30, "unknown allockind 'x'"),
    ("allockind(4)", 30, "expected the kinds of 'allockind' in one string"),
    ("memory(anywhere: read)", 27, "expected a memory location: argmem"),
    ("memory(argmem: some)", 35, "expected what is done to memory: none"),
    ("memory(argmem: read, none)", 41, "the access that is the default must come first"),
    ("memory()", 20, "expected a memory location or an access"),
]
# The attribute stands at column 24 here.
WRONG_OF_PARAMETERS = [
    ("captures()", 24, "expected what is captured: none"),
    ("captures(all)", 33, "expected what is captured: none"),
    ("captures(none, address)", 39, "'none' cannot stand beside what is captured"),
    ("captures(ret: address, ret: none)", 47, "'ret' comes twice"),
    ("captures(to: none)", 33, "expected 'ret:' or what is captured"),
    ("nofpclass()", 24, "expected the classes of 'nofpclass'"),
    ("nofpclass(0)", 34, "the mask of 'nofpclass' has bits of no class"),
    ("nofpclass(4096)", 34, "the mask of 'nofpclass' has bits of no class"),
    ("nofpclass(-1)", 34, "expected an integer that is not negative"),
    ("nofpclass(big)", 34, "expected a class of numbers"),
    ("range(0, 10)", 30, "expected a range: 'range(i32 0, 10)'"),
    ("range(i32 0)", 30, "expected the two bounds of a range"),
    ("range(ptr 0, 1)", 30, "a range must have an integer type"),
    ("range(i8 0, 256)", 36, "the integer does not fit i8"),
    ("range(i8 0, -129)", 36, "the integer does not fit i8"),
    (f"range(i8 0, {'1' * 60})", 36, "the integer does not fit i8"),
    ("range(i8 4, 4)", 36, "the range must neither be empty nor hold all numbers"),
    ("initializes()", 24, "expected a range of bytes in 'initializes'"),
    ("initializes(4)", 36, "expected a range of bytes: '(0, 4)'"),
    ("initializes((4, 4))", 40, "the range must neither be empty nor hold all numbers"),
    ("initializes((8, 4))", 36, "the ranges of 'initializes' must go up"),
    ("initializes((0, 4), (4, 8))", 44, "the ranges of 'initializes' must go up"),
    ("byval", 29, "expected '(' after 'byval'"),
    ("sret(i32, i32)", 34, "expected ')' after the type of 'sret'"),
    ("byref(4)", 30, "expected a type in 'byref'"),
    ("align 0", 30, "the alignment is not a power of two"),
    ("align 12", 30, "the alignment is not a power of two"),
    ("align 8589934592", 30, "such a huge alignment is not supported"),
    (f"align {'9' * 50}", 30, "the alignment is not a power of two"),
]
WRONG_MODES = [
    ("denormal_fpenv()", 20, "expected how denormal numbers are treated: ieee"),
    ("denormal_fpenv(flush)", 35, "expected how denormal numbers are treated: ieee"),
    ("denormal_fpenv(ieee|ieee|ieee)", 35, "expected how denormal numbers are treated: ieee"),
    ("denormal_fpenv(float: ieee, dynamic)", 35, "expected 'float:' as the last of 'denormal_fpenv'"),
    ("denormal_fpenv(ieee, dynamic)", 41, "expected 'float:' or ')'"),
    ("denormal_fpenv(double: dynamic)", 35, "expected 'float:' as the last of 'denormal_fpenv'"),
]


@pytest.mark.parametrize(("attribute", "column", "message"), WRONG_OF_FUNCTIONS)
def test_of_functions(attribute: str, column: int, message: str) -> None:
    assert refused(f"declare void @f() {attribute}", 22).startswith(f"1:{column - 1}: {message}")


@pytest.mark.parametrize(("attribute", "column", "message"), WRONG_OF_PARAMETERS)
def test_of_parameters(attribute: str, column: int, message: str) -> None:
    kind = "float" if attribute.startswith("nofp") else "ptr"
    start = len(f"declare void @f({kind} ") + 1
    said = refused(f"declare void @f({kind} {attribute})", 22)
    assert said.startswith(f"1:{column - 24 + start}: {message}")


@pytest.mark.parametrize(("attribute", "column", "message"), WRONG_MODES)
def test_of_denormal_numbers(attribute: str, column: int, message: str) -> None:
    assert refused(f"declare void @f() {attribute}", 23).startswith(f"1:{column - 1}: {message}")


@pytest.mark.parametrize(
    "modes", ["preservesign", "ieee|dynamic", "float: positivezero|ieee", "dynamic, float: preservesign", "ieee"]
)
def test_modes_of_denormal_numbers_come_back(modes: str) -> None:
    attribute = f"denormal_fpenv({modes})"
    assert same(f"; Function Attrs: {attribute}\ndeclare void @f() #0\nattributes #0 = {{ {attribute} }}", 23)
