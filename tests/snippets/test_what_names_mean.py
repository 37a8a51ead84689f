"""What names and numbers in a snippet mean, and what a snippet may say again of what the module has."""

from __future__ import annotations

import pytest

import irkit

TEXT = """\
%pair = type { i32, ptr }
%later = type opaque
%0 = type { i32 }
%1 = type { i64, ptr }

$c = comdat any

@count = global i32 0
@first = global %0 zeroinitializer
@second = global %1 zeroinitializer
@third = global %pair zeroinitializer
@"7" = global i8 7
@"\\22quoted" = global i8 8
@before = global i32 0
@outside = external global i32
@behind = global ptr @outside

declare i32 @helper(i32)
declare ptr @of(ptr)

define i32 @f(i32 %a, i32 %0) {
entry:
  %1 = mul i32 %a, %0
  call i32 @helper(i32 %1)
  %"7" = mul i32 %1, 3
  %"\\22x" = mul i32 %1, 5
  br label %done

done:
  ret i32 %1
}
"""


@pytest.fixture
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, llvm_version=22)


def test_structs_without_a_name_have_numbers(module: irkit.Module) -> None:
    assert irkit.parse_type("%0", module) is module.globals["first"].value_type
    assert irkit.parse_type("[2 x %1]", module).element is module.globals["second"].value_type
    with pytest.raises(irkit.ParseError, match="use of undefined type '%2'"):
        irkit.parse_type("%2", module)


@pytest.mark.parametrize("name", ["7", '"quoted'])
def test_names_that_look_otherwise(module: irkit.Module, name: str) -> None:
    said = name.replace('"', "\\22")
    assert irkit.parse_constant(f'ptr @"{said}"', module) is module.globals[name]
    with pytest.raises(irkit.ParseError, match="use of undefined value '@7'"):
        irkit.parse_constant("ptr @7", module)


def test_locals_by_number_and_by_names_that_look_like_one(module: irkit.Module) -> None:
    function = module.functions["f"]
    product, call, seven, quoted, _ = function.blocks[0].instructions
    text = '%p = add i32 %1, %2\n%q = add i32 %"7", %"\\22x"\n%r = add i32 %0, %n\n%s = add i32 %8, %"\\22y"'
    made = irkit.parse_instructions(
        text,
        before=function.blocks[1].instructions[0],
        values={"n": seven, "8": quoted, '"y': call},
    )
    assert [one.operands for one in made[:3]] == [(product, call), (seven, quoted), (function.args[1], seven)]
    assert made[3].operands == (quoted, call)


def test_blocks_of_functions_that_are_there_and_of_the_snippets_own(module: irkit.Module) -> None:
    constant = irkit.parse_constant("ptr blockaddress(@f, %done)", module)
    assert constant.block is module.functions["f"].blocks[1]
    function = irkit.parse_function(
        """
        @places = global [2 x ptr] [ptr blockaddress(@g, %b), ptr blockaddress(@f, %done)]
        define ptr @g() {
          br label %b
        b:
          %r = call ptr @of(ptr blockaddress(@g, %c))
          br label %c
        c:
          ret ptr blockaddress(@f, %done)
        }
        """,
        into=module,
    )
    places = module.globals["places"].initializer
    assert [one.block for one in places.operands] == [function.blocks[1], module.functions["f"].blocks[1]]
    assert irkit.verify(module) == []


def test_what_a_snippet_declares_stays_as_the_module_has_it(module: irkit.Module) -> None:
    irkit.parse_function("@count = external global i32, align 16\ndefine ptr @g() {\n  ret ptr @count\n}", into=module)
    assert "@count = global i32 0\n" in irkit.to_assembly(module)


def test_a_variable_takes_the_place_of_its_declaration(module: irkit.Module) -> None:
    irkit.parse_function("@outside = global i32 5\ndefine ptr @g() {\n  ret ptr @outside\n}", into=module)
    names = [variable.name for variable in module.globals]
    assert names[names.index("before") :] == ["before", "outside", "behind"]
    outside = module.globals["outside"]
    assert outside.initializer is not None and module.globals["behind"].initializer is outside


FUNCTION = "\ndefine void @g() {\n  ret void\n}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("%pair = type { i32, ptr }", ""),
        ("%pair = type <{ i32, ptr }>", "1:6: has a type '%pair' already"),
        ("%pair = type opaque", "1:6: has a type '%pair' already"),
        ("%later = type { i32 }", "1:7: has a type '%later' already"),
        ("%later = type opaque", ""),
        ("$c = comdat any", ""),
        ("$c = comdat largest", "1:2: the module has a comdat '$c' already, of kind any"),
        ("@new = private global i32 1\n@0 = private global i32 2", ""),
    ],
)
def test_what_the_module_has_already(module: irkit.Module, text: str, message: str) -> None:
    if not message:
        assert irkit.parse_function(text + FUNCTION, into=module).name == "g"
        assert irkit.verify(module) == []
        return
    with pytest.raises(irkit.ParseError) as error:
        irkit.parse_function(text + FUNCTION, into=module)
    place, _, said = message.partition(": ")
    assert said in error.value.message
    assert error.value.line == 1 and f"{error.value.column}:{error.value.end}" == place


def test_a_number_is_given_once(module: irkit.Module) -> None:
    place = module.functions["f"].blocks[1].instructions[0]
    with pytest.raises(irkit.ParseError, match="multiple definition of local value named '9'"):
        irkit.parse_instructions("%9 = add i32 1, 2\n%9 = add i32 3, 4", before=place)
