"""Use-lists in LLVM's order, as a user of the model sees them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.blocks import BasicBlock
from irkit.constants import ConstantInt, ConstantPointerNull
from irkit.functions import Function
from irkit.instructions import BinaryOperator
from irkit.module import Module
from irkit.use_lists import block_predecessors, make_all_use_lists
from irkit.values import Use, Value

FIXTURES = Path(__file__).parents[2] / "fixtures"
VERSIONS = (13, 14, 16, 19, 22)


def load(name: str, version: int) -> Module:
    path = FIXTURES / f"{name}.{version}.bc"
    return irkit.parse_bitcode(path.read_bytes(), name=path.name)


def function(module: Module, name: str) -> Function:
    found = module[name]
    assert isinstance(found, Function)
    return found


def local(in_function: Function, name: str) -> Value:
    values: list[Value] = [*in_function.arguments, *in_function.blocks]
    values += [instruction for block in in_function.blocks for instruction in block.instructions]
    return next(value for value in values if value.name == name)


def described(uses: list[Use]) -> list[str]:
    """Each use as `user:operand`; a user without a name by its opcode."""
    return [f"{use.user.name or getattr(use.user, 'opcode', '')}:{use.index}" for use in uses]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_new_use_goes_to_the_front_and_forward_references_are_turned_round(version: int) -> None:
    before = function(load("use-lists/forward-references", version), "before")
    assert described(local(before, "a").uses) == ["store:0", "b:0", "b:1", "d:0"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_use_list_block_says_another_order(version: int) -> None:
    f = function(load("use-lists/values", version), "f")
    # Reading makes u, z, y, x; `uselistorder i32 %a, { 3, 1, 0, 2 }` puts the first of them last.
    assert described(local(f, "a").uses) == ["y:0", "z:0", "x:0", "u:1"]
    assert [user.name for user in local(f, "a").users] == ["y", "z", "x", "u"]


def test_predecessors_are_the_terminators_in_the_order_of_uses() -> None:
    f = function(load("use-lists/blocks", 19), "f")
    entry, other, target = f.blocks
    assert target.predecessors == [other, entry, entry]
    assert other.predecessors == [entry, entry]
    assert entry.predecessors == []


@pytest.mark.parametrize("version", VERSIONS)
def test_predecessors_need_no_use_lists(version: int) -> None:
    for path in [*FIXTURES.glob(f"use-lists/*.{version}.bc"), *FIXTURES.glob(f"instructions/*.{version}.bc")]:
        for module in irkit.parse_bitcode_modules(path.read_bytes(), name=path.name):
            quick = {f: block_predecessors(f) for f in module.functions}
            make_all_use_lists(module)
            for f in module.functions:
                slow = {block: block.predecessors for block in f.blocks if block.predecessors}
                assert quick[f] == slow, f"{path.name}: {f.name}"


@pytest.mark.parametrize("version", VERSIONS)
def test_every_operand_is_one_use_of_its_value(version: int) -> None:
    for path in [*FIXTURES.glob(f"use-lists/*.{version}.bc"), *FIXTURES.glob(f"functions/*.{version}.bc")]:
        for module in irkit.parse_bitcode_modules(path.read_bytes(), name=path.name):
            make_all_use_lists(module)
            for f in module.functions:
                for block in f.blocks:
                    for instruction in block.instructions:
                        for index, operand in enumerate(instruction.operands):
                            if isinstance(operand, ConstantInt):
                                continue
                            found = [u for u in operand.uses if u.user is instruction and u.index == index]
                            expected = 0 if version > 20 and is_plain_data(operand) else 1
                            assert len(found) == expected, f"{path.name}: {instruction}"
                            assert all(use.value is operand for use in found)


def is_plain_data(value: Value) -> bool:
    return isinstance(value, irkit.constants.ConstantData)


def test_uses_of_a_global_come_from_initialisers_first() -> None:
    module = load("use-lists/forward-references", 19)
    after = function(module, "after")
    in_functions = [use.user.function.name for use in after.uses if hasattr(use.user, "function")]
    assert in_functions == ["after", "before"]
    assert len(after.uses) == 4  # and two in the array


def test_numbers_have_uses_until_llvm_20() -> None:
    for version, count in ((19, 4), (22, 0)):
        module = load("use-lists/constants", version)
        make_all_use_lists(module)
        number = module.context.constant_int(module.context.integer(32), 42)
        assert len(number.uses) == count


def test_the_empty_places_of_a_function_s_operands_are_uses_of_null() -> None:
    module = load("functions/properties", 19)
    guarded = function(module, "guarded")
    make_all_use_lists(module)
    assert [isinstance(operand, ConstantPointerNull) for operand in guarded.operands] == [False, True, True]
    null = guarded.operands[1]
    assert sorted(use.index for use in null.uses if use.user is guarded) == [1, 2]
    assert guarded.personality is guarded.operands[0]
    assert guarded.prefix_data is None


def test_modules_of_one_context_share_the_lists_of_constants() -> None:
    first = load("use-lists/constants", 19)
    make_all_use_lists(first)
    number = first.context.constant_int(first.context.integer(32), 42)
    of_first = number.uses
    context = first.context
    second = Module("second", first.dialect, context)
    i32 = context.integer(32)
    user = Function(context.pointer(), context.function(i32, [i32]), "user")
    second.add(user)
    block = BasicBlock(context.label, user)
    block.append(BinaryOperator("add", user.arguments[0], number))
    user.set_blocks([block])
    make_all_use_lists(second)
    assert described(number.uses) == ["add:1", *described(of_first)]


# Edits


def test_a_changed_operand_is_the_newest_use_of_its_new_value() -> None:
    f = function(load("use-lists/values", 19), "f")
    a, b, z = local(f, "a"), local(f, "b"), local(f, "z")
    z.set_operand(0, b)  # type: ignore[attr-defined]
    assert described(b.uses) == ["z:0", "x:1"]
    assert described(a.uses) == ["y:0", "x:0", "u:1"]


def test_replacing_all_uses_moves_them_one_by_one() -> None:
    f = function(load("use-lists/values", 19), "f")
    a, b = local(f, "a"), local(f, "b")
    a.replace_all_uses_with(b)
    assert a.uses == []
    assert described(b.uses) == ["u:1", "x:0", "z:0", "y:0", "x:1"]


def test_a_constant_put_in_by_an_edit_gets_the_use_in_front_of_those_read() -> None:
    module = load("use-lists/constants", 19)
    f = function(module, "f")
    x = local(f, "x")
    forty_two = x.operands[1]  # type: ignore[attr-defined]
    h = function(module, "h")
    r = local(h, "r")
    r.set_operand(0, forty_two)  # type: ignore[attr-defined]
    assert described(forty_two.uses)[0] == "r:0"
    assert len(forty_two.uses) == 5


def test_a_value_that_joins_later_has_its_uses() -> None:
    module = load("use-lists/values", 19)
    f = function(module, "f")
    assert local(f, "a").uses
    made = BasicBlock(module.context.label, f)
    assert made.uses == []


def test_a_new_constant_of_new_ones_counts_them_all() -> None:
    """Those inside first, each once."""
    module = irkit.parse_assembly("@g = global i32 0\n@t = global [2 x [1 x ptr]] zeroinitializer\n")
    g, table = module["g"], module["t"]
    assert isinstance(table, irkit.GlobalVariable)
    assert g.uses == []
    one = irkit.parse_constant("[1 x ptr] [ptr @g]", module)
    other = irkit.parse_constant("[1 x ptr] [ptr getelementptr (i8, ptr @g, i64 1)]", module)
    for parts in ([one, one], [one, other], [other, one]):
        table.initializer = module.context.constant_aggregate(table.value_type, parts)
    assert sorted(type(use.user).__name__ for use in g.uses) == ["ConstantArray", "ConstantExprGEP"]
    assert [len(part.uses) for part in (one, other)] == [4, 2]
    assert [(use.user, use.index) for use in other.operands[0].uses] == [(other, 0)]


@pytest.mark.parametrize("release", [19, 22, 23])
def test_a_new_constant_is_the_newest_user(release: int) -> None:
    text = "@g = global i32 0\n@t = global ptr getelementptr (i8, ptr @g, i64 1)\n@u = global ptr null\n"
    module = irkit.parse_assembly(text, llvm_version=release)
    g, held = module["g"], module.globals["u"]
    (old,) = g.users
    new = irkit.parse_constant("ptr getelementptr (i8, ptr @g, i64 2)", module)
    held.initializer = new
    assert [user is held for user in new.users] == [True]
    assert [user is new for user in g.users] == [True, False]
    assert list(g.users)[1] is old


def test_what_an_alias_stands_for_is_its_first_operand() -> None:
    module = irkit.parse_assembly("@g = global i32 0\n@a = alias i32, ptr @g\n@f = global ptr @a\n")
    for one in (module, irkit.parse_bitcode(irkit.to_bitcode(module))):
        assert [(use.user.name, use.index) for use in one["g"].uses] == [("a", 0)]
        assert [(use.user.name, use.index) for use in one["a"].uses] == [("f", 0)]


NESTED_CONSTANTS = """\
@a = global [3 x i8] zeroinitializer
@b = global { i32*, i64 } { i32* bitcast (i8* SLOT to i32*), i64 SUM }
@c = global [1 x { i32*, i64 }] [{ i32*, i64 } { i32* bitcast (i8* SLOT to i32*), i64 SUM }]
@d = global i64 SUM
define i64 @f() {
  %x = add i64 ptrtoint ([3 x i8]* @a to i64), SUM
  %y = add i64 %x, ptrtoint ({ i32*, i64 }* @b to i64)
  %z = add i64 %y, sub (i64 ptrtoint ({ i32*, i64 }* @b to i64), i64 ptrtoint ([3 x i8]* @a to i64))
  ret i64 %z
}
"""
SUM = "add (i64 ptrtoint ([3 x i8]* @a to i64), i64 5)"
SLOT = f"getelementptr ([3 x i8], [3 x i8]* @a, i32 0, i64 {SUM})"


def check_against_llvm(text: bytes, version: int, folder: Path) -> None:
    path = folder / "x.bc"
    subprocess.run([f"llvm-as-{version}", "-preserve-bc-uselistorder=false", "-", "-o", path], input=text, check=True)
    expected = subprocess.run(
        [f"llvm-dis-{version}", "-preserve-ll-uselistorder", path, "-o", "-"], check=True, capture_output=True
    ).stdout.decode()
    module = irkit.parse_bitcode(path.read_bytes(), name=str(path))
    irkit.upgrade(module, version)
    assert irkit.to_assembly(module, preserve_use_list_order=True) == expected


@pytest.mark.llvm(13, 14)
@pytest.mark.parametrize("version", [13, 14])
def test_constants_that_stand_before_their_operands(version: int, tmp_path: Path) -> None:
    """LLVM puts placeholders there, and makes the constants anew when it replaces them."""
    text = NESTED_CONSTANTS.replace("SLOT", SLOT).replace("SUM", SUM)
    check_against_llvm(text.encode(), version, tmp_path)


@pytest.mark.llvm
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ["use-lists/constants", "use-lists/globals"])
def test_without_use_list_blocks_the_order_is_that_of_reading(version: int, name: str, tmp_path: Path) -> None:
    """Constants come in another order then, some before their operands."""
    check_against_llvm((FIXTURES / f"{name}.{version}.ll").read_bytes(), version, tmp_path)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("use-lists/*.bc")), ids=lambda path: path.stem)
def test_whether_a_file_stores_use_lists_is_told_without_reading_bodies(path: Path) -> None:
    data = path.read_bytes()
    module = irkit.parse_bitcode(data, path.name)
    told = module.stores_use_lists
    assert all(function._body_pending for function in module.functions if not function.is_declaration)
    again = irkit.parse_bitcode(data, path.name)
    again.materialize()
    assert told == again.provenance.has_use_lists
    text = irkit.to_assembly(again, preserve_use_list_order=True)
    parsed = irkit.parse_assembly(text, llvm_version=again.dialect.llvm_version)
    assert parsed.stores_use_lists == ("uselistorder" in text)


def test_some_bodies_store_use_lists_and_some_files_do_not() -> None:
    def told(name: str) -> bool:
        return irkit.parse_bitcode((FIXTURES / f"use-lists/{name}.22.bc").read_bytes()).stores_use_lists

    assert told("values")
    assert told("blocks")
    assert not told("not-stored")


ADDRESSED = """@t = global ptr blockaddress(@f, %b)
define void @f(i1 %x) {
  br i1 %x, label %b, label %d
d:
  indirectbr ptr null, [label %b]
b:
  ret void
}
"""


def test_since_llvm_23_the_address_of_a_block_has_no_place_in_an_order() -> None:
    """An order for all three uses is none for the two that count there, and LLVM 22's reader is told of all three."""
    directive = "uselistorder_bb @f, %b, { 1, 0, 2 }\n"
    old = irkit.parse_assembly(ADDRESSED + directive)
    assert old.dialect.llvm_version == 22
    data = irkit.to_bitcode(old)
    found = {}
    for version in (22, 23):
        module = irkit.parse_bitcode(data)
        irkit.upgrade(module, version)
        block = local(function(module, "f"), "b")
        found[version] = [type(user).__name__ for user in block.users]
        assert all(use.user.operands[use.index] is block for use in block.uses)
    assert found == {
        22: ["BranchInst", "IndirectBrInst", "BlockAddress"],
        23: ["IndirectBrInst", "BranchInst", "BlockAddress"],
    }
    with pytest.raises(irkit.ParseError, match="LLVM 23 does not have 'uselistorder_bb'"):
        irkit.parse_assembly(ADDRESSED + directive, llvm_version=23)
    text = ADDRESSED.replace("ret void\n", "ret void\n  uselistorder label %b, { 1, 0 }\n")
    new = irkit.parse_assembly(text, llvm_version=23)
    assert type(local(function(new, "f"), "b").uses[0].user).__name__ == "BranchInst"
    again = irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(new)), preserve_use_list_order=True)
    assert "uselistorder label %b, { 1, 0 }" in again


def test_an_order_that_stands_before_all_uses_is_none() -> None:
    """Without constants in the file, aliases are set behind the orders, which llvm-dis then takes no notice of."""
    text = "@a = alias void (), ptr @f\n@b = alias void (), ptr @f\ndefine void @f() {\n  ret void\n}\n"
    data = irkit.to_bitcode(irkit.parse_assembly(text + "uselistorder ptr @f, { 1, 0 }\n"))
    module = irkit.parse_bitcode(data)
    assert module.stores_use_lists
    assert [user.name for user in module["f"].users] == ["a", "b"]


def test_orders_are_said_of_a_file_that_says_none() -> None:
    """LLVM foretells what a reader makes, and not exactly: its opt writes one too, for a value of the landing pads."""
    module = load("instructions/invoke-and-landingpad", 22)
    assert not module.stores_use_lists
    assert irkit.parse_bitcode(irkit.to_bitcode(module, preserve_use_list_order=True)).stores_use_lists


ADDRESSED_IN_TURN = """@t = global ptr blockaddress(@d, %x)
@u = global [2 x ptr] [ptr blockaddress(@b, %x), ptr blockaddress(@a, %x)]
@g = global i32 0
define void @d() {
  store i32 0, ptr @g
  br label %x
x:
  ret void
}
define void @c() {
  store i32 1, ptr @g
  ret void
}
define void @a() {
  store i32 2, ptr @g
  br label %x
x:
  ret void
}
define void @b() {
  store i32 3, ptr @g
  br label %x
x:
  ret void
}
"""


def test_bodies_whose_blocks_globals_address_are_read_first_in_turn() -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(ADDRESSED_IN_TURN)))
    assert [use.user.function.name for use in module["g"].uses] == ["c", "d", "a", "b"]  # type: ignore[attr-defined]


@pytest.mark.llvm(15, 22)
@pytest.mark.parametrize("version", [15, 22])
def test_llvm_reads_bodies_in_that_order(version: int, tmp_path: Path) -> None:
    check_against_llvm(ADDRESSED_IN_TURN.encode(), version, tmp_path)


def test_uses_of_blocks_need_no_other_body() -> None:
    text = "define void @f() {\n  br label %b\nb:\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text)))
    f, g = module.functions
    assert [type(user).__name__ for user in f.blocks[1].users] == ["BranchInst"]
    assert g._body_pending


def test_the_address_of_a_block_in_a_new_module_is_a_use() -> None:
    module = irkit.Module.new("m")
    f = module.add_function("f", irkit.function_type(irkit.void, []))
    first, last = f.append_block("first"), f.append_block("last")
    irkit.IRBuilder(first).branch(last)
    irkit.IRBuilder(last).ret_void()
    module.add_global("g", irkit.ptr, module.context.block_address(irkit.ptr, f, last))
    assert [type(user).__name__ for user in last.users] == ["BranchInst", "BlockAddress"]


@pytest.mark.parametrize(
    ("release", "users"), [(22, ["BlockAddress", "BranchInst"]), (23, ["BranchInst", "BlockAddress"])]
)
def test_an_address_that_is_taken_after_other_lists_were_asked_for_is_a_use(release: int, users: list[str]) -> None:
    text = "define void @f() {\n  br label %b\nb:\n  ret void\n}\n"
    module = irkit.parse_assembly(text, llvm_version=release)
    f = function(module, "f")
    assert list(f.uses) == []
    _, last = f.blocks
    module.add_global("g", irkit.ptr, module.context.block_address(irkit.ptr, f, last))
    assert [type(use.user).__name__ for use in last.uses] == users
    assert all(use.user.operands[use.index] is last for use in last.uses)


def test_since_llvm_21_the_address_of_a_block_is_no_use_of_its_function() -> None:
    """LLVM 19 has an order for such uses of the function in its bitcode, LLVM 21 and 22 have none."""
    text = """@t = constant [3 x ptr] [ptr blockaddress(@f, %d), ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b, label %d]
a:
  ret void
b:
  ret void
d:
  ret void
}
"""
    for version in (19, 20, 21, 22):
        module = irkit.parse_assembly(text, llvm_version=version)
        assert len(function(module, "f").uses) == (3 if version < 21 else 0)
        plain, kept = (len(irkit.to_bitcode(module, preserve_use_list_order=order)) for order in (False, True))
        assert (plain < kept) == (version < 21)
