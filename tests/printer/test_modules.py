"""The order, the names and the blank lines of what a module holds."""

from __future__ import annotations

import io

import pytest
from printer_models import add_function, add_global, new_module

from irkit.attributes import FUNCTION_INDEX, Attribute, IntAttribute, StringAttribute
from irkit.blocks import BasicBlock
from irkit.constants import ConstantExpr
from irkit.debug_info import DIBasicType
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalVariable
from irkit.guarding import put
from irkit.instructions import CallInst
from irkit.metadata import NamedMDNode
from irkit.terminators import BranchInst, ReturnInst
from text.printer import to_assembly, write_assembly


def test_sections_are_separated_by_blank_lines() -> None:
    module = new_module()
    module.name = "a.bc"
    module.source_filename = 'a "b".c'
    module.data_layout = "e"
    module.target_triple = "x86_64"
    module.module_asm = 'first "line"\n\nthird\n'
    c = module.context
    struct = c.identified_struct("pair", [c.integer(32), c.integer(32)])
    variable = add_global(module, "g", c.null(struct))
    variable.comdat = Comdat("g")
    other = add_global(module, "h", c.null(struct))
    other.comdat = Comdat("x y", "largest")
    alias = GlobalAlias(c.pointer(), struct, "alias")
    module.add(alias)
    alias.target = variable
    function = add_function(module, "f")
    ifunc = GlobalIFunc(c.pointer(), function.function_type, "ifunc")
    module.add(ifunc)
    ifunc.target = function
    function.blocks[0].append(ReturnInst(c.void, None))
    function.attribute_list = c.attribute_list({FUNCTION_INDEX: c.attribute_set([Attribute("nounwind")])})
    module.add(Function(c.pointer(), c.function(c.void, [], True), "declared"))
    assert to_assembly(module) == (
        "; ModuleID = 'a.bc'\n"
        'source_filename = "a \\22b\\22.c"\n'
        'target datalayout = "e"\n'
        'target triple = "x86_64"\n'
        "\n"
        'module asm "first \\22line\\22"\n'
        'module asm ""\n'
        'module asm "third"\n'
        "\n"
        "%pair = type { i32, i32 }\n"
        "\n"
        "$g = comdat any\n"
        "\n"
        '$"x y" = comdat largest\n'
        "\n"
        "@g = global %pair zeroinitializer, comdat\n"
        '@h = global %pair zeroinitializer, comdat($"x y")\n'
        "\n"
        "@alias = alias %pair, ptr @g\n"
        "\n"
        "@ifunc = ifunc void (), ptr @f\n"
        "\n"
        "; Function Attrs: nounwind\n"
        "define void @f() #0 {\n"
        "  ret void\n"
        "}\n"
        "\n"
        "declare void @declared(...)\n"
        "\n"
        "attributes #0 = { nounwind }\n"
    )


def test_an_identifier_of_several_lines_is_left_out() -> None:
    module = new_module()
    module.name = "a\nb"
    assert to_assembly(module) == ""


def test_writing_gives_the_same_as_the_string() -> None:
    module = new_module()
    for number in range(3000):
        add_global(module, f"g{number}", module.context.constant_int(module.context.integer(32), number))
    file = io.StringIO()
    write_assembly(module, file)
    assert file.getvalue() == to_assembly(module)


def test_numbered_structs_come_before_named_ones() -> None:
    module = new_module()
    c = module.context
    inner = c.identified_struct("", [c.integer(8)])
    outer = c.identified_struct("outer", [inner, c.pointer()], packed=True)
    opaque = c.identified_struct("opaque")
    c.identified_struct("unused", [])
    add_global(module, "g", c.null(outer))
    add_global(module, "h", c.undef(opaque))
    add_global(module, "i", c.undef(c.identified_struct("", [])))
    assert to_assembly(module).split("\n@g")[0] == (
        "\n%0 = type { i8 }\n%1 = type {}\n%outer = type <{ %0, ptr }>\n%opaque = type opaque\n"
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("plain.name-1_", "@plain.name-1_"),
        ("1st", '@"1st"'),
        ("a$b", '@"a$b"'),
        ("été", '@"\\C3\\A9t\\C3\\A9"'),
        ("\udcff", '@"\\FF"'),
        ('\\"', '@"\\\\\\22"'),
        ("", "@0"),
    ],
)
def test_names(name: str, text: str) -> None:
    module = new_module()
    add_global(module, name, module.context.null(module.context.pointer()))
    assert to_assembly(module) == f"\n{text} = global ptr null\n"


def test_properties_of_variables_in_llvms_order() -> None:
    module = new_module()
    c = module.context
    variable = add_global(module, "g", c.constant_int(c.integer(32), 1))
    put(variable, "type", c.pointer(2))
    variable.linkage = "weak_odr"
    variable.dso_local = True
    variable.visibility = "hidden"  # implies dso_local
    variable.dll_storage = "dllexport"
    variable.thread_local_mode = "initialexec"
    variable.unnamed_addr = "local_unnamed_addr"
    variable.externally_initialized = True
    variable.is_constant = True
    variable.section = 'a"'
    variable.partition = "part"
    variable.code_model = "large"
    variable.no_sanitize_address = True
    variable.sanitize_memtag = True
    variable.comdat = Comdat("c")
    variable.alignment = 16
    variable.attribute_set = c.attribute_set([StringAttribute("key", "value")])
    assert to_assembly(module).splitlines()[3:] == [
        "@g = weak_odr hidden dllexport thread_local(initialexec) local_unnamed_addr addrspace(2) "
        'externally_initialized constant i32 1, section "a\\22", partition "part", code_model "large", '
        "no_sanitize_address, sanitize_memtag, comdat($c), align 16 #0",
        "",
        'attributes #0 = { "key"="value" }',
    ]


def test_declared_variables() -> None:
    module = new_module()
    c = module.context
    module.add(GlobalVariable(c.pointer(), c.integer(32), "a"))
    module.add(GlobalVariable(c.pointer(), c.integer(32), "b", linkage="extern_weak"))
    assert to_assembly(module) == "\n@a = external global i32\n@b = extern_weak global i32\n"


def test_targets_that_are_expressions_have_no_type_before_them() -> None:
    module = new_module(13)
    c = module.context
    variable = add_global(module, "g", c.constant_int(c.integer(32), 1))
    alias = GlobalAlias(c.pointer(), c.integer(8), "a", "internal")
    alias.dso_local = True  # implied
    module.add(alias)
    alias.target = ConstantExpr(c.pointer(), "bitcast", [variable])
    assert to_assembly(module).splitlines()[-1] == "@a = internal alias i8, bitcast (ptr @g to ptr)"


def test_properties_of_functions_in_llvms_order() -> None:
    module = new_module()
    c = module.context
    function = add_function(module, "f", [c.integer(32)])
    function.blocks[0].append(ReturnInst(c.void, None))
    function.linkage = "linkonce"
    function.dso_local = True
    function.calling_convention = 9
    function.arguments[0].name = "n"
    function.unnamed_addr = "unnamed_addr"
    function.section = "text"
    function.partition = "part"
    function.comdat = Comdat("f")
    function.alignment = 32
    function.gc = "shadow"
    null = c.null(c.pointer())
    function.set_function_data(null, c.constant_int(c.integer(32), 7), null)
    attributes = [StringAttribute("b"), StringAttribute("a", "1"), IntAttribute("alignstack", 8), Attribute("cold")]
    function.attribute_list = c.attribute_list({FUNCTION_INDEX: c.attribute_set(attributes)})
    assert to_assembly(module).split("any\n", 1)[1] == (
        "\n"
        "; Function Attrs: cold alignstack(8)\n"
        'define linkonce dso_local coldcc void @f(i32 %n) unnamed_addr #0 section "text" partition "part" comdat '
        'align 32 gc "shadow" prefix i32 7 prologue ptr null personality ptr null {\n'
        "  ret void\n"
        "}\n"
        "\n"
        'attributes #0 = { cold alignstack=8 "a"="1" "b" }\n'
    )


def test_groups_are_numbered_by_functions_and_then_by_calls() -> None:
    module = new_module()
    c = module.context
    first = add_function(module, "first")
    second = add_function(module, "second")
    cold = c.attribute_list({FUNCTION_INDEX: c.attribute_set([Attribute("cold"), Attribute("hot")])})
    same = c.attribute_list({FUNCTION_INDEX: c.attribute_set([Attribute("hot"), Attribute("cold")])})
    naked = c.attribute_list({FUNCTION_INDEX: c.attribute_set([Attribute("naked")])})
    first.blocks[0].append(CallInst(second.function_type, second, [], [], attribute_list=naked))
    first.blocks[0].append(CallInst(second.function_type, second, [], [], attribute_list=same))
    second.attribute_list = cold
    assert to_assembly(module).splitlines() == [
        "",
        "define void @first() {",
        "  call void @second() #1",
        "  call void @second() #0",
        "}",
        "",
        "; Function Attrs: cold hot",
        "define void @second() #0 {",
        "}",
        "",
        "attributes #0 = { cold hot }",
        "attributes #1 = { naked }",
    ]


def test_unknown_intrinsics_are_marked() -> None:
    for version, expected in ((20, False), (21, True), (22, True)):
        module = new_module(version)
        c = module.context
        module.add(Function(c.pointer(), c.function(c.void, []), "llvm.no.such.thing"))
        module.add(Function(c.pointer(), c.function(c.void, [c.integer(1)]), "llvm.assume"))
        text = to_assembly(module)
        assert ("; Unknown intrinsic\ndeclare void @llvm.no.such.thing()" in text) is expected
        assert "; Unknown intrinsic\ndeclare void @llvm.assume" not in text


def test_labels_of_all_lengths_have_their_predecessors_behind_them() -> None:
    module = new_module()
    c = module.context
    function = add_function(module, "f")
    names = ["", "a" * 48, "b" * 49, "c" * 60, "d e"]
    blocks = [BasicBlock(c.label, function, name) for name in names]
    function.set_blocks(blocks)
    blocks[0].append(BranchInst(c.void, blocks[3]))
    assert to_assembly(module).splitlines()[1:] == [
        "define void @f() {",
        "  br label %" + "c" * 60,
        "",
        "a" * 48 + ": ; No predecessors!",
        "",
        "b" * 49 + ": ; No predecessors!",
        "",
        "c" * 60 + ": ; preds = %0",
        "",
        '"d e":' + " " * 44 + "; No predecessors!",
        "}",
    ]


@pytest.mark.parametrize(("operands", "scalars"), [(-1, 0), (0, -1), (-1, -1)])
def test_a_node_lacks_a_part_of_its_class(operands: int, scalars: int) -> None:
    schema = DIBasicType([], []).schema
    parts = [None] * schema.operand_count, [0] * schema.scalar_count
    module = new_module()
    node = DIBasicType(parts[0][: len(parts[0]) + operands], parts[1][: len(parts[1]) + scalars])
    module.named_metadata.append(NamedMDNode("n", [node]))
    with pytest.raises(UnsupportedError, match="a DIBasicType with fewer operands or scalars than the class has"):
        to_assembly(module)
