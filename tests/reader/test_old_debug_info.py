"""Debug info of LLVM 3.7 to 5 that names the program: variables, functions and declared arguments. The text is what
llvm-dis-13 prints of the file."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from reader_modules import Block, constants, file, identification, module, strtab, types

import irkit
from bitcode.schema import codes as c
from irkit.errors import BitcodeError

I32, VOID, METADATA, ADDRESS, DECLARE, FUNCTION, POINTER, I128 = range(8)
TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_METADATA, []),
    (c.TYPE_CODE_POINTER, [I32, 0]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, METADATA, METADATA, METADATA]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, ADDRESS]),
    (c.TYPE_CODE_POINTER, [FUNCTION, 0]),
    (c.TYPE_CODE_INTEGER, [128]),
)
# Values by number; `f` has an argument and one instruction.
G, H, F, DBG_DECLARE, SEVEN, TWO, THREE, WIDE, ARGUMENT = range(9)
NAMES = "ghfllvm.dbg.declare"
GLOBALS = (
    (c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0, 0]),
    (c.MODULE_CODE_GLOBALVAR, [1, 1, I32, 2, 0, 0, 0, 0]),
    (c.MODULE_CODE_FUNCTION, [2, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]),
    (c.MODULE_CODE_FUNCTION, [3, 16, DECLARE, 0, 1, 0, 0, 0, 0, 0]),
)
NUMBERS = constants(
    (c.CST_CODE_SETTYPE, [I32]),
    *[(c.CST_CODE_INTEGER, [2 * number]) for number in (7, 2, 3)],
    (c.CST_CODE_SETTYPE, [I128]),
    (c.CST_CODE_WIDE_INTEGER, [0, 2]),
)
# Metadata by number plus one, as records refer to it.
NONE, NAME, VERSION, AT_G, AT_F, NUMBER, BEHAVIOR, THE_VERSION, FILE, INT, SIGNATURE, FIRST, SECOND, THIRD, LIST = (
    range(15)
)
PROGRAMS, UNIT, PROGRAM, DEREF, LOCAL, FLAG, AT_ARGUMENT = range(15, 22)


def variable(named: int, line: int) -> tuple[int, list[int]]:
    return c.METADATA_GLOBAL_VAR, [0, NONE, NAME, NONE, FILE, line, INT, 0, 1, named, NONE]


def metadata(
    number: int = SEVEN,
    number_type: int = I32,
    version: int = 0,
    header: int = 1,
    elements: Sequence[int] = (6,),
    attached: Sequence[int] = (H, 0, THIRD - 1),
) -> Block:
    """`version` and `elements` are those of the expression, `header` is the subprogram's."""
    records = [
        (c.METADATA_STRING_OLD, list(b"name")),
        (c.METADATA_STRING_OLD, list(b"Debug Info Version")),
        (c.METADATA_VALUE, [ADDRESS, G]),
        (c.METADATA_VALUE, [POINTER, F]),
        (c.METADATA_VALUE, [number_type, number]),
        (c.METADATA_VALUE, [I32, TWO]),
        (c.METADATA_VALUE, [I32, THREE]),
        (c.METADATA_FILE, [0, NAME, NAME, 0, 0]),
        (c.METADATA_BASIC_TYPE, [0, 0x24, NAME, 32, 0, 5, 0]),
        (c.METADATA_SUBROUTINE_TYPE, [0, 0, 0]),
        variable(AT_G, 3),
        variable(NUMBER, 4),
        variable(NONE, 5),
        (c.METADATA_NODE, [FIRST, SECOND, THIRD]),
        (c.METADATA_NODE, [PROGRAM]),
        (c.METADATA_COMPILE_UNIT, [1, 1, FILE, 0, 0, 0, 0, 0, 1, 0, 0, PROGRAMS, LIST, 0]),
        (c.METADATA_SUBPROGRAM, [header, FILE, NAME, 0, FILE, 1, SIGNATURE, 0, 1, 1, 0, 0, 0, 0, 0, AT_F, 0, 0, 0]),
        (c.METADATA_EXPRESSION, [version << 1, *elements]),
        (c.METADATA_LOCAL_VAR, [0, PROGRAM, NAME, FILE, 4, INT, 1, 0]),
        (c.METADATA_NODE, [BEHAVIOR, VERSION, THE_VERSION]),
        (c.METADATA_NAME, list(b"llvm.dbg.cu")),
        (c.METADATA_NAMED_NODE, [UNIT - 1]),
        (c.METADATA_NAME, list(b"llvm.module.flags")),
        (c.METADATA_NAMED_NODE, [FLAG - 1]),
        (c.METADATA_GLOBAL_DECL_ATTACHMENT, attached),
    ]
    return Block(c.METADATA_BLOCK_ID, records)


def back(number: int) -> int:
    """An operand of the call: how far back it is from there, in 32 bits."""
    return (ARGUMENT + 1 - number) & 0xFFFFFFFF


def body(address: int) -> Block:
    return Block(
        c.FUNCTION_BLOCK_ID,
        [
            (c.FUNC_CODE_DECLAREBLOCKS, [1]),
            Block(c.METADATA_BLOCK_ID, [(c.METADATA_VALUE, [ADDRESS, ARGUMENT])]),
            (
                c.FUNC_CODE_INST_CALL,
                [0, 1 << 15, DECLARE, back(DBG_DECLARE), back(address - 1), back(LOCAL - 1), back(DEREF - 1)],
            ),
            (c.FUNC_CODE_DEBUG_LOC, [5, 2, PROGRAM, 0]),
            (c.FUNC_CODE_INST_RET, []),
        ],
    )


KINDS = Block(c.METADATA_KIND_BLOCK_ID, [(c.METADATA_KIND, [0, *b"dbg"]), (c.METADATA_KIND, [1, *b"other"])])


def data(of: Block, *before: Block | tuple[int, list[int]], address: int = AT_ARGUMENT, names: str = NAMES) -> bytes:
    parts = module(TABLE, *GLOBALS, NUMBERS, KINDS, of, *before, body(address))
    return file(identification("LLVM5.0.0"), parts, strtab(names))


PROGRAM_TEXT = """\
@g = external global i32, !dbg !0
@h = external global i32, !dbg !4
define void @f(i32* %0) !dbg !13 {
  call void @llvm.dbg.declare(metadata i32* %0, metadata !15, metadata !DIExpression(DW_OP_deref)), !dbg !16
!llvm.dbg.cu = !{!6}
"""
NODES = """\
!0 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !DIGlobalVariable(name: "name", scope: null, file: !2, line: 3, type: !3, isLocal: false, isDefinition: true)
!2 = !DIFile(filename: "name", directory: "name")
!3 = !DIBasicType(name: "name", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = !DIGlobalVariable(name: "name", scope: null, file: !2, line: 5, type: !3, isLocal: false, isDefinition: true)
!6 = distinct !DICompileUnit(language: DW_LANG_C89, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !7)
!7 = !{!8, !9, !11}
!8 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!9 = distinct !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!10 = !DIGlobalVariable(name: "name", scope: null, file: !2, line: 4, type: !3, isLocal: false, isDefinition: true)
!11 = distinct !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = distinct !DISubprogram(name: "name", scope: !2, file: !2, line: 1, type: !14, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !6)
!14 = !DISubroutineType(types: null)
!15 = !DILocalVariable(name: "name", arg: 1, scope: !13, file: !2, line: 4, type: !3)
!16 = !DILocation(line: 5, column: 2, scope: !13)
"""  # noqa: E501


def test_what_names_the_program_is_attached_to_it() -> None:
    read = irkit.parse_bitcode(data(metadata()), "old.bc")
    irkit.upgrade(read)
    shown = irkit.to_assembly(read).split("\n")
    start = shown.index("!llvm.module.flags = !{!12}")
    assert [line for line in shown[:start] if "dbg" in line and "declare void" not in line] == PROGRAM_TEXT.splitlines()
    assert [line for line in shown[start + 1 :] if line] == NODES.splitlines()


@pytest.mark.parametrize("before", [Block(c.VALUE_SYMTAB_BLOCK_ID, []), (c.MODULE_CODE_VSTOFFSET, [9])])
@pytest.mark.parametrize(("version", "kept"), [(0, ""), (1, ""), (2, "DW_OP_deref"), (3, "DW_OP_deref")])
def test_where_names_come_before_bodies_declared_arguments_lose_their_deref(
    before: Block | tuple[int, list[int]], version: int, kept: str
) -> None:
    read = irkit.parse_bitcode(data(metadata(version=version), before), "old.bc")
    irkit.upgrade(read)
    assert f"metadata i32* %0, metadata !15, metadata !DIExpression({kept})), !dbg" in irkit.to_assembly(read)


@pytest.mark.parametrize(
    ("elements", "address", "names", "kept"),
    [
        ([6, 6], AT_ARGUMENT, NAMES, "DW_OP_deref"),
        ([16, 1], AT_ARGUMENT, NAMES, "DW_OP_constu, 1"),
        ([6], AT_G, NAMES, "DW_OP_deref"),
        ([6], AT_ARGUMENT, "ghfgone.dbg.declare", "DW_OP_deref"),
    ],
)
def test_only_a_deref_in_front_of_an_argument_s_expression_is_lost(
    elements: list[int], address: int, names: str, kept: str
) -> None:
    made = data(metadata(elements=elements), Block(c.VALUE_SYMTAB_BLOCK_ID, []), address=address, names=names)
    read = irkit.parse_bitcode(made, "old.bc")
    irkit.upgrade(read)
    assert f", metadata !DIExpression({kept})), !dbg" in irkit.to_assembly(read)


@pytest.mark.parametrize(
    ("attached", "line"),
    [
        ([H, 1, THIRD - 1], "@h = external global i32, !other !DIGlobalVariable"),
        ([H, 0, THIRD - 1, 1, THIRD - 1], "@h = external global i32, !dbg !DIGlobalVariableExpression"),
        ([F, 1, FIRST - 1], "define void @f(i32* %0) !dbg !DISubprogram !other !DIGlobalVariable"),
        ([F, 0, FIRST - 1], "define void @f(i32* %0) !dbg !DISubprogram"),
    ],
)
def test_what_is_attached_beside(attached: list[int], line: str) -> None:
    read = irkit.parse_bitcode(data(metadata(attached=attached)), "old.bc")
    irkit.upgrade(read)
    text = irkit.to_assembly(read)
    kinds = dict(re.findall(r"^(!\d+) = (?:distinct )?(!\w+)\(", text, re.MULTILINE))
    assert line in re.sub(r"!\d+", lambda found: kinds.get(found[0], found[0]), text)


@pytest.mark.parametrize(("header", "attached"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_subprogram_that_names_a_unit_is_no_function_s(header: int, attached: bool) -> None:
    read = irkit.parse_bitcode(data(metadata(header=header)), "old.bc")
    irkit.upgrade(read)
    assert ("define void @f(i32* %0) !dbg" in irkit.to_assembly(read)) == attached


def test_a_variable_that_is_a_number_of_more_than_64_bits_is_refused() -> None:
    with pytest.raises(BitcodeError, match="of more than 64 bits"):
        irkit.parse_bitcode(data(metadata(WIDE, I128))).load_contents()
