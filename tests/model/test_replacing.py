"""What is used by whom, in LLVM's order, when values or operands give way to others."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import EditError
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import Instruction
from irkit.use_lists import make_all_use_lists
from irkit.values import User, Value

NAMES = ("a", "b", "c", "d", "e")


def users_of_v(count: int) -> irkit.Module:
    text = "".join([f"@{name} = global ptr @v\n" for name in NAMES[:count]])
    return irkit.parse_assembly(f"@v = global i32 0\n{text}", "m.ll", 22)


@pytest.mark.parametrize(
    ("count", "more"), [(1, ""), (2, ""), (3, ""), (4, ", and 1 uses more"), (5, ", and 2 uses more")]
)
def test_some_users_are_named(count: int, more: str) -> None:
    module = users_of_v(count)
    used = module["v"]
    named = [user.describe() for user in used.users if isinstance(user, GlobalVariable)][:3]
    with pytest.raises(EditError) as raised:
        module.globals[0].erase_from_parent()
    assert str(raised.value).endswith(f"cannot be erased: it is still used by {', '.join(named)}{more}")


BODY = """define i32 @f(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = sub i32 %x, %y
  %c = mul i32 %x, %x
  ret i32 %c
}
"""


def body() -> tuple[dict[str, Value], list[Instruction]]:
    function = irkit.parse_assembly(BODY, "m.ll", 22)["f"]
    assert isinstance(function, Function)
    return {value.name: value for value in (*function.arguments, *function.instructions)}, function.instructions


def told(value: Value) -> str:
    return " ".join([f"{use.user.name or 'ret'}.{use.index}" for use in value.uses])


def test_new_operands_are_used_last() -> None:
    values, (_, difference, _, _) = body()
    x, y = values["x"], values["y"]
    assert (told(x), told(y)) == ("c.1 c.0 b.0 a.0", "b.1 a.1")
    difference.replace_operands([y, x])
    assert (told(x), told(y)) == ("b.1 c.1 c.0 a.0", "b.0 a.1")
    difference.replace_operands([x, x])
    assert (told(x), told(y)) == ("b.1 b.0 c.1 c.0 a.0", "a.1")


@pytest.mark.parametrize(("index", "place"), [(0, 0), (1, 1), (-1, 1), (-2, 0)])
def test_one_operand_is_set(index: int, place: int) -> None:
    values, (_, difference, _, _) = body()
    x, y = values["x"], values["y"]
    before = (told(x), told(y))
    assert before == ("c.1 c.0 b.0 a.0", "b.1 a.1")
    difference.set_operand(index, y if place == 0 else x)
    after = ("c.1 c.0 a.0", "b.0 b.1 a.1") if place == 0 else ("b.1 c.1 c.0 b.0 a.0", "a.1")
    assert (told(x), told(y)) == after


@pytest.mark.parametrize("index", [2, -3])
def test_there_is_no_such_operand(index: int) -> None:
    values, (_, difference, _, _) = body()
    with pytest.raises(EditError, match=f" has 2 operands, and none at {index}$"):
        difference.set_operand(index, values["x"])


CONSTANTS = """@g = global i32 1
@h = global i32 2
@other = global ptr @h
@far = global ptr getelementptr (i8, ptr @g, i64 4)
@farther = global ptr getelementptr (i8, ptr @g, i64 8)
@there = global ptr getelementptr (i8, ptr @h, i64 8)
@near = global ptr @g
"""


def shown(user: User) -> str:
    return f"@{user.name}" if user.name else str(user)


@pytest.mark.parametrize("lists_first", [False, True])
def test_constants_with_a_global_give_way(lists_first: bool) -> None:
    module = irkit.parse_assembly(CONSTANTS, "m.ll", 22)
    old, new = module["g"], module["h"]
    assert isinstance(old, Value)
    assert isinstance(new, Value)
    if lists_first:
        assert len(new.uses) == 2
    old.replace_all_uses_with(new)
    assert old.uses == []
    far = [f"ptr getelementptr (i8, ptr @h, i64 {number})" for number in (4, 8)]
    assert sorted([shown(user) for user in new.users]) == sorted(["@near", "@other", *far])
    eight = next(user for user in new.users if shown(user) == far[1])
    assert sorted([shown(user) for user in eight.users]) == ["@farther", "@there"]


ZEROS = """@g = global i32 0
@pair = global [2 x ptr] [ptr @g, ptr null]
@zeros = global [2 x ptr] zeroinitializer
"""


@pytest.mark.parametrize("release", [19, 22])  # constants without operands have uses, and have none
def test_a_constant_may_become_zeros(release: int) -> None:
    module = irkit.parse_assembly(ZEROS, "m.ll", release)
    old, pair, zeros = module["g"], module["pair"], module["zeros"]
    assert isinstance(old, GlobalVariable)
    assert isinstance(pair, GlobalVariable)
    assert isinstance(zeros, GlobalVariable)
    assert len(old.uses) == 1
    old.replace_all_uses_with(module.context.null(old.type))
    assert (old.uses, pair.initializer) == ([], zeros.initializer)
    assert irkit.to_assembly(module).count("[2 x ptr] zeroinitializer") == 2


ONE_BY_ONE = """define void @f(i32 %x, ptr %p) !dbg !4 {
  %a = add i32 %x, 1, !dbg !6
  %b = sub i32 %x, 2
  store i32 %a, ptr %p
  %unused = load i32, ptr %p, !dbg !6
  %other = mul i32 %x, 3, !dbg !7
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 6, scope: !4)
!7 = !DILocation(line: 7, scope: !4)
"""


def free_copy(one: Instruction, name: str, has_location: bool) -> Instruction:
    made = one.clone()
    made.name = name
    if not has_location:
        made.debug_loc = None
    return made


def test_an_instruction_gives_way_to_another() -> None:
    function = irkit.parse_assembly(ONE_BY_ONE, "m.ll", 22)["f"]
    assert isinstance(function, Function)
    first, second, store, unused, other, _ = function.instructions
    before = [str(one) for one in function.instructions]
    free = free_copy(other, "", False)
    free.set_operand(1, first)
    for wrong, problem in ((first, "cannot be replaced by"), (3, "cannot be replaced by 3$"), (free, "which uses it$")):
        with pytest.raises(EditError, match=problem):
            first.replace_with(wrong)
    with pytest.raises(EditError, match="is of type i32 and cannot be replaced by <StoreInst store> of type void"):
        first.replace_with(store.clone())
    assert [str(one) for one in function.instructions] == before
    # What stands elsewhere stays there, as it is.
    first.replace_with(second)
    assert [one.name for one in function.instructions] == ["b", "", "unused", "other", ""]
    assert (store.operands[0], second.debug_loc) == (second, None)
    # What is in no block comes to the place, with the name and the location unless it has its own.
    named = free_copy(other, "own", True)
    other.replace_with(named)
    assert ([one.name for one in function.instructions][3], named.parent) == ("own", function.blocks[0])
    plain = free_copy(named, "", False)
    location = named.debug_loc
    named.replace_with(plain)
    assert (plain.name, plain.debug_loc, named.parent) == ("own", location, None)
    # What has no value takes no name.
    void = store.clone()
    unused.replace_with(void)
    assert (void.name, void.parent, unused.parent) == ("", function.blocks[0], None)
    assert void.debug_loc is not None


MOVED = """declare i32 @__gxx_personality_v0(...)
define ptr @f(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 5
  store i64 5, ptr %a
  ret ptr null
}
"""


def test_constants_of_what_moves_are_those_of_the_new_module() -> None:
    source, target = irkit.parse_assembly(MOVED, "a.ll", 22), irkit.parse_assembly("", "b.ll", 22)
    function = source["f"]
    assert isinstance(function, Function)
    function.remove_from_parent()
    target.add(function)
    step, store, end = function.instructions
    five = target.context.constant_int(step.operands[1].type, 5)
    assert step.operands[1] is store.operands[0] is five
    assert end.operands[0] is target.context.null(function.function_type.return_type)


USED = """@g = global i32 0
define i32 @f(i32 %x) {
  %a = load i32, ptr @g
  %b = add i32 %a, 7
  %c = add i32 %x, 7
  store i32 %c, ptr @g
  ret i32 7
}
"""


@pytest.mark.parametrize("release", [20, 21])  # the last in which numbers have uses, and the next
@pytest.mark.parametrize("first", ["", "g", "x", "all"])
def test_what_comes_in_is_the_newest_use(release: int, first: str) -> None:
    module = irkit.parse_assembly(USED, "m.ll", release)
    function, used = module["f"], module["g"]
    assert isinstance(function, Function)
    load, addition, _, store, end = function.instructions
    seven, argument = addition.operands[1], function.arguments[0]
    if first == "all":
        make_all_use_lists(module)
    elif first:
        assert told(used if first == "g" else argument)
    for one, name in ((addition, "n"), (load, "l")):
        made = one.clone()
        made.name = name
        made.insert_before(end)
    for _ in range(2):  # to leave and to come again changes nothing
        assert (told(used), told(argument), told(load)) == ("l.0 ret.1 a.0", "c.0", "n.0 b.0")
        sevens = "" if release > 20 else "n.1 ret.0 c.1 b.1" if first in ("g", "all") else "ret.0 n.1 c.1 b.1"
        assert told(seven) == sevens
        store.remove_from_parent()
        store.insert_before(end)


ADDRESS = """@a = global ptr blockaddress(@f, %one)
define void @f(i1 %c) {
  br i1 %c, label %one, label %two
one:
  ret void
two:
  ret void
}
define void @g(i1 %c) {
  ret void
}
"""


@pytest.mark.parametrize("release", [19, 22])  # in the first it is a use of the function, too
def test_the_address_of_a_block(release: int) -> None:
    module = irkit.parse_assembly(ADDRESS, "m.ll", release)
    variable, function, other = module["a"], module["f"], module["g"]
    assert isinstance(variable, GlobalVariable)
    assert isinstance(function, Function)
    assert isinstance(other, Function)
    _, one, two = function.blocks
    if release == 19:
        with pytest.raises(EditError, match=r" is the address of a block in @f, and not in <Function @g>$"):
            function.replace_all_uses_with(other)
    else:
        function.replace_all_uses_with(other)
    assert str(variable.initializer) == "ptr blockaddress(@f, %one)"
    one.replace_all_uses_with(two)
    assert str(variable.initializer) == "ptr blockaddress(@f, %two)"
