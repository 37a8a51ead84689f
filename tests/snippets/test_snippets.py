"""Pieces of assembly parsed into a module that is there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import irkit

TEXT = """\
%pair = type { i32, ptr }

$c = comdat any

@count = global i32 0
@0 = private global [2 x i8] c"a\\00"
@table = global ptr @helper

declare i32 @helper(i32)

define i32 @f(i32 %a, i32 %0) #0 !dbg !3 {
entry:
  %x = add i32 %a, %0
  %1 = mul i32 %x, 3
  br label %done

done:
  ret i32 %1
}

attributes #0 = { nounwind memory(none) }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
"""


@pytest.fixture
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT)


def taken(module: irkit.Module, llvm_version: int | None = None) -> str:
    """The module's text, which irkit takes as it stands, and whose bitcode says the same."""
    assert irkit.verify(module) == []
    text = irkit.to_assembly(module)
    assert irkit.equivalent(module, irkit.parse_assembly(text, llvm_version=llvm_version))
    assert irkit.equivalent(module, irkit.parse_bitcode(irkit.to_bitcode(module)))
    return text


def first(module: irkit.Module, name: str = "f") -> irkit.BasicBlock:
    return module.functions[name].blocks[0]


# Instructions


def test_instructions_come_before_another_and_speak_of_what_is_there(module: irkit.Module) -> None:
    block = first(module)
    product = block.instructions[1]
    made = irkit.parse_instructions(
        """
        %old = load i32, ptr @count          ; a global
        %sum = add nsw i32 %old, %v
        store i32 %sum, ptr @count, align 4
        %s = load i8, ptr @0
        %t = add i32 %x, %0                  ; of the function, by name and by number
        """,
        before=product,
        values={"v": product.operands[0]},
    )
    assert [inst.opcode for inst in made] == ["load", "add", "store", "load", "add"]
    assert block.instructions[1:6] == tuple(made) and block.instructions[6] is product
    assert made[1].operands == (made[0], block.instructions[0])
    assert made[4].operands == (block.instructions[0], module.functions["f"].args[1])
    assert "%sum = add nsw i32 %old, %x" in taken(module)
    assert [use.user for use in block.instructions[0].uses if use.user is made[4]] == [made[4]]


def test_names_that_are_taken_get_a_number_behind_them(module: irkit.Module) -> None:
    block = first(module)
    for _ in range(2):
        irkit.parse_instructions("%x = add i32 %a, 1\n%y = add i32 %x, 2", before=block.instructions[0])
    names = [inst.name for inst in block.instructions]
    assert names == ["x2", "y3", "x1", "y", "x", "", ""]
    assert block.instructions[1].operands[0] is block.instructions[0], "a name is the snippet's where it defines it"
    taken(module)


def test_results_have_numbers_of_their_own(module: irkit.Module) -> None:
    made = irkit.parse_instructions("%7 = add i32 %a, 1\n%1 = add i32 %7, %7", before=first(module).instructions[2])
    assert made[1].operands == (made[0], made[0])
    assert "%3 = add i32 %2, %2" in taken(module)


def test_a_phi_may_name_what_comes_behind_it(module: irkit.Module) -> None:
    done = module.functions["f"].blocks[1]
    made = irkit.parse_instructions("%p = phi i32 [ %x, %entry ]", before=done.instructions[0])
    assert isinstance(made[0], irkit.PHINode)
    taken(module)
    block = irkit.parse_instructions("%l = add i32 %n, 1\n%n = add i32 %a, 1", before=first(module).instructions[0])
    assert block[0].operands[0] is block[1]
    assert [problem.message for problem in irkit.verify(module)] == ["Instruction does not dominate all uses!"]


def test_a_terminator_ends_a_block_that_has_none(module: irkit.Module) -> None:
    function = module.functions["f"]
    block = function.append_block("more")
    made = irkit.parse_instructions("%z = icmp eq i32 %a, 0\nbr i1 %z, label %done, label %more", at_end=block)
    assert block.terminator is made[1] and made[1].successors == [function.blocks[1], block]
    with pytest.raises(irkit.EditError, match="has a terminator"):
        irkit.parse_instructions("ret i32 0", at_end=block)
    with pytest.raises(irkit.ParseError, match="ret ends a block") as error:
        irkit.parse_instructions("%q = add i32 1, 2\n  ret i32 0", before=made[0])
    assert (error.value.line, error.value.column) == (2, 3)


def test_intrinsics_are_declared_and_attributes_and_metadata_found(module: irkit.Module) -> None:
    text = """
      %m = call i32 @llvm.umax.i32(i32 %a, i32 7), !dbg !DILocation(line: 4, scope: !3)
      %h = call i32 @helper(i32 %m) #0, !my.kind !{!"x", !2}
        #dbg_value(i32 %h, !DILocalVariable(name: "v", scope: !3), !DIExpression(), !DILocation(line: 5, scope: !3))
      %k = call i32 @llvm.umax.i32(i32 %h, i32 7)
    """
    made = irkit.parse_instructions(text, before=first(module).terminator)
    again = irkit.parse_instructions(text, before=first(module).terminator)
    assert made[0].operands[-1] is again[0].operands[-1] is module.functions["llvm.umax.i32"]
    assert made[0].debug_loc is again[0].debug_loc, "equal nodes are one"
    assert isinstance(made[1], irkit.CallInst) and made[1].attribute_list is not None
    shown = taken(module)
    assert shown.count("declare i32 @llvm.umax.i32(i32, i32)") == 1
    assert "call i32 @helper(i32 %m) #0, !my.kind" in shown
    assert shown.count("#dbg_value(i32 %h, ") == 1


# Functions


def test_a_function_comes_with_what_its_text_defines(module: irkit.Module) -> None:
    function = irkit.parse_function(
        """
        %pair = type { i32, ptr }
        %mine = type { %pair, i64 }
        $d = comdat any
        @seen = internal global %mine zeroinitializer
        @1 = private constant i8 1
        declare i32 @helper(i32)
        declare void @log(ptr)
        define i32 @g(i32 %n) #0 comdat($d) !dbg !3 {
          call void @log(ptr @seen)
          %1 = load i8, ptr @0
          %2 = load i8, ptr @1
          %r = call i32 @helper(i32 %n) #1
          %s = call i32 @f(i32 %r, i32 0), !dbg !9
          ret i32 %s
        }
        attributes #1 = { cold }
        !9 = !DILocation(line: 7, scope: !3)
        """.replace(" !dbg !3 {", " {").replace(", !dbg !9", ""),
        into=module,
    )
    assert function.parent is module and module["g"] is function
    assert module.globals["seen"].parent is module and module.comdats["d"] is function.comdat
    assert [f.name for f in module.functions] == ["helper", "f", "log", "g"]
    assert [call.callee for call in function.call_sites()] == [module[n] for n in ("log", "helper", "f")]
    assert function in {user.function for user in module["f"].users}
    shown = taken(module)
    assert shown.count("%pair = type") == 1 and "%mine = type { %pair, i64 }" in shown
    assert "call i32 @helper(i32 %n) #1" in shown and "define i32 @g(i32 %n) #0 comdat($d)" in shown


def test_a_definition_takes_the_place_of_the_declaration(module: irkit.Module) -> None:
    irkit.parse_function("define i32 @caller() {\n  %r = call i32 @helper(i32 1)\n  ret i32 %r\n}", into=module)
    function = irkit.parse_function(
        "define i32 @helper(i32 %n) {\n  %r = call i32 @helper(i32 %n)\n  ret i32 %r\n}", into=module
    )
    assert module["helper"] is function and module.globals["table"].initializer is function
    assert [f.name for f in module.functions] == ["helper", "f", "caller"]
    assert {user.function.name for user in function.users if isinstance(user, irkit.CallInst)} == {"helper", "caller"}
    taken(module)


def test_a_module_of_bitcode_keeps_its_use_lists(module: irkit.Module) -> None:
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    before = len(again["helper"].uses)
    irkit.parse_function("define i32 @h() {\n  %r = call i32 @helper(i32 1)\n  ret i32 %r\n}", into=again)
    irkit.parse_instructions("call i32 @helper(i32 2)", before=first(again).instructions[0])
    assert len(again["helper"].uses) == before + 2
    taken(again)


# Types, constants, metadata


def test_types() -> None:
    assert irkit.parse_type("{ i32, [4 x <2 x float>] }") is irkit.struct(
        irkit.i32, irkit.array(irkit.vector(irkit.float_, 2), 4)
    )
    assert irkit.parse_type(" void (i8, ...) ; a function\n") is irkit.function_type(irkit.void, [irkit.i8], True)
    with pytest.raises(irkit.ParseError, match="use of undefined type '%pair'"):
        irkit.parse_type("[2 x %pair]")


def test_types_and_constants_of_a_module(module: irkit.Module) -> None:
    pair = irkit.parse_type("%pair", module)
    assert str(pair) == "%pair"
    constant = irkit.parse_constant("%pair { i32 1, ptr getelementptr (i8, ptr @count, i64 4) }", module)
    assert constant.type is pair
    module.add_global("new", pair, constant)
    assert "@new = global %pair { i32 1, ptr getelementptr (i8, ptr @count, i64 4) }" in taken(module)
    assert irkit.parse_constant("i32 -7") is not None
    number = irkit.parse_constant("i32 5", module)
    assert number is module.context.constant_int(irkit.i32, 5)


def test_globals_without_a_name_have_numbers() -> None:
    numbered = irkit.parse_assembly("@0 = global i32 1\n@1 = global i32 2\n", llvm_version=22)
    assert irkit.parse_constant("ptr @1", numbered) is numbered.globals[1]
    with pytest.raises(irkit.ParseError, match="'@2'"):
        irkit.parse_constant("ptr @2", numbered)


def test_metadata_of_a_module(module: irkit.Module) -> None:
    file = irkit.parse_metadata("!2", module)
    assert isinstance(file, irkit.DIFile)
    assert irkit.parse_metadata('!DIFile(filename: "a.c", directory: "/")', module) is file
    node = irkit.parse_metadata('!{!"x", i32 7, null, !{ptr @count}}', module)
    module.functions["f"].metadata["my.kind"] = node
    assert '!{!"x", i32 7, null, !' in taken(module)
    assert str(irkit.parse_metadata('!"word"')) == '!"word"'


# Errors

WRONG = [
    ("%q = add i32 %a, %lost", 1, 18, "use of undefined value '%lost'"),
    ("%q = add i32 %a, %entri", 1, 18, "did you mean '%entry'"),
    ("\n  %q = add i64 %a, 1", 2, 16, "defined with type 'i32' but expected 'i64'"),
    ("%q = add i32 %a,", 1, 17, "expected a value"),
    ("%q = load i32, ptr @coumt", 1, 20, "did you mean '@count'"),
    ("%q = add i32 1, 2\n%q = add i32 3, 4", 2, 1, "multiple definition of local value named 'q'"),
    ("more:\n", 1, 1, "has no labels"),
    ("%q = call %lost @helper(i32 1)", 1, 11, "use of undefined type '%lost'"),
    ("call void @helper(i32 1), !dbg !77", 1, 32, "use of undefined metadata '!77'"),
    ("}", 1, 1, "expected the end of the snippet"),
    ("ret i32 0", 1, 1, "ret ends a block"),
    ("%v = bogus i32 1", 1, 6, "expected an operation"),
    ("#dbg_value(i32 %a, !{}, !DIExpression(), !{})", 1, 1, "expected an instruction behind the debug record"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), WRONG, ids=[w[3] for w in WRONG])
def test_errors_in_instructions_tell_their_place_and_change_nothing(
    module: irkit.Module, text: str, line: int, column: int, message: str
) -> None:
    before, data = irkit.to_assembly(module), irkit.to_bitcode(module)
    uses = len(module["count"].uses)
    with pytest.raises(irkit.ParseError) as error:
        irkit.parse_instructions(
            "  %ok = load i32, ptr @count\n".strip() + "\n" + text, before=first(module).terminator
        )
    assert message in error.value.message
    assert (error.value.line, error.value.column, error.value.path) == (line + 1, column, "<snippet>")
    assert irkit.to_assembly(module) == before and irkit.to_bitcode(module) == data
    assert len(module["count"].uses) == uses


WRONG_FUNCTIONS = [
    ("define i32 @f() {\n  ret i32 0\n}", 1, "redefinition of '@f'"),
    ("define i64 @helper(i32 %n) {\n  ret i64 0\n}", 1, "'@helper' has type 'i64 (i32)' here"),
    ("define void @g() {\n  call void @lost()\n  ret void\n}", 2, "use of undefined value '@lost'"),
    ("define void @g() {\n  ret i32 0\n}", 2, ""),
    ("declare void @g()", 1, "expected the definition of a function"),
    ("define void @g() {\n  ret void\n}\ndefine void @h() {\n  ret void\n}", 4, "the second"),
    ('target triple = "x"\ndefine void @g() {\n  ret void\n}', 1, "cannot give the module a target"),
    ("!llvm.dbg.cu = !{}\ndefine void @g() {\n  ret void\n}", 1, "named metadata"),
    ("%pair = type { i32 }\ndefine void @g() {\n  ret void\n}", 1, "has a type '%pair' already"),
    ("%new = type { i32 }\n@n = global %new zeroinitializer\ndefine void @g() {\n  bad\n}", 4, "expected"),
    ("@helper = global i32 0\ndefine void @g() {\n  ret void\n}", 1, "is something else in the module"),
    ("define void @g() {\n  ret void\n", 3, "expected an instruction or '}'"),
]


@pytest.mark.parametrize(("text", "line", "message"), WRONG_FUNCTIONS, ids=range(len(WRONG_FUNCTIONS)))
def test_errors_in_functions_tell_their_place_and_change_nothing(
    module: irkit.Module, text: str, line: int, message: str
) -> None:
    before, data = irkit.to_assembly(module), irkit.to_bitcode(module)
    with pytest.raises(irkit.ParseError) as error:
        irkit.parse_function(text, into=module)
    assert message in error.value.message and error.value.line == line
    assert irkit.to_assembly(module) == before and irkit.to_bitcode(module) == data


@pytest.mark.parametrize("text", ["i32, i32", "i32 5", "", "opaque", "@f"])
def test_what_is_no_type(text: str) -> None:
    with pytest.raises(irkit.ParseError):
        irkit.parse_type(text)


def test_what_is_no_place() -> None:
    module = irkit.parse_assembly(TEXT)
    inst = first(module).instructions[0]
    other = irkit.parse_assembly("define void @g(i32 %v) {\n  ret void\n}")
    for call in (
        lambda: irkit.parse_instructions("unreachable"),
        lambda: irkit.parse_instructions("", before=inst, at_end=inst.parent),
        lambda: irkit.parse_instructions(7, before=inst),  # type: ignore[arg-type]
        lambda: irkit.parse_instructions("", before=inst, values={"v": 7}),  # type: ignore[dict-item]
        lambda: irkit.parse_instructions("", before=inst, values={"v": other["g"].args[0]}),  # type: ignore[attr-defined]
        lambda: irkit.parse_function("", into=7),  # type: ignore[arg-type]
    ):
        with pytest.raises(irkit.EditError):
            call()


def test_old_releases_have_their_own_language() -> None:
    module = irkit.parse_assembly("@g = global i32 0\ndefine void @f() {\n  ret void\n}", llvm_version=14)
    irkit.parse_instructions("%v = load i32, i32* @g", before=first(module).instructions[0])
    assert "%v = load i32, i32* @g" in taken(module, 14)
    with pytest.raises(irkit.ParseError):
        irkit.parse_instructions("%v = load i32, ptr @g", before=first(module).instructions[0])


@pytest.mark.llvm(22)
def test_llvm_takes_what_comes_of_it(tmp_path: Path) -> None:
    module = irkit.parse_assembly(TEXT, llvm_version=22)
    irkit.parse_function("define i32 @h() {\n  %r = call i32 @helper(i32 1)\n  ret i32 %r\n}", into=module)
    irkit.parse_instructions(
        "%m = call i32 @llvm.umax.i32(i32 %a, i32 7), !dbg !DILocation(line: 4, scope: !3)",
        before=first(module).instructions[0],
    )
    irkit.save(module, tmp_path / "a.bc")
    tool = shutil.which("llvm-dis-22")
    assert tool
    shown = subprocess.run([tool, tmp_path / "a.bc", "-o", "-"], capture_output=True, text=True, check=True).stdout
    assert shown.split("\n", 1)[1] == irkit.to_assembly(module).split("\n", 1)[1]
