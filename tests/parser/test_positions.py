"""Where in its text a part of a module stands, from 1, in characters."""

from __future__ import annotations

import irkit
from text.parser.positions import Positions

TEXT = """@"é" = global i32 0
@0 = global i32 1
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  br label %next

next:
  ret i32 %a
}
define void @0() {
  ret void
}
"""


def parsed(text: str = TEXT, release: int = 19) -> irkit.Module:
    return irkit.parse_assembly(text, "a.ll", release)


def test_globals_blocks_and_instructions() -> None:
    module = parsed(TEXT.replace("@0()", "@1()"))
    at = Positions(module).position
    function = module.functions["f"]
    entry, following = function.blocks
    assert at(module.globals["é"]) == (1, 1)
    assert at(list(module.globals)[1]) == (2, 1)
    assert at(function) == (3, 1)
    assert at(entry.instructions[0]) == (4, 3)
    assert at(entry.instructions[1]) == (5, 3)
    assert at(following) == (7, 1)
    assert at(following.instructions[0]) == (8, 3)
    assert at(list(module.functions)[1]) == (10, 1)
    assert at(function.args[0]) == (3, 1)  # that of its function
    assert at(entry) == (4, 3)  # it has no label: its first instruction


def test_what_came_later_has_no_position_of_its_own() -> None:
    module = parsed(TEXT.replace("@0()", "@1()"))
    at = Positions(module).position
    function = module.functions["f"]
    ret = function.blocks[1].instructions[0]
    assert at(ret) == (8, 3)
    function.blocks[0].instructions[0].replace_all_uses_with(function.args[0])
    function.blocks[0].instructions[0].erase_from_parent()
    fresh = Positions(module).position
    assert fresh(function.blocks[0].instructions[0]) == (3, 1)  # another instruction stood there
    module.functions["f"].name = "g"
    renamed = Positions(module).position
    assert renamed(function) is None and renamed(ret) is None
    assert renamed(ret.operands[0]) is None


def test_a_module_of_another_release_or_without_a_text_has_none() -> None:
    module = parsed("define void @f() {\n  %a = alloca i8\n  ret void\n}\n")
    module.provenance.text = b"define void @f() {\n  what is this\n}\n"
    assert Positions(module).position(module.functions["f"]) is None
    module.provenance.text = None
    assert Positions(module).position(module.functions["f"]) is None


def test_a_text_that_begins_with_an_empty_line() -> None:
    module = parsed("\n@a = global i8 0\n  @b = global i8 0\n")
    assert [Positions(module).position(variable) for variable in module.globals] == [(2, 1), (3, 3)]


def test_what_has_no_name_is_found_by_its_place_where_the_text_has_none_there_either() -> None:
    module = parsed("@0 = global i8 0\n@1 = global i8 0\n")
    assert [Positions(module).position(variable) for variable in module.globals] == [(1, 1), (2, 1)]
    module.provenance.text = b"@0 = global i8 0\n@a = global i8 0\n"
    assert [Positions(module).position(variable) for variable in module.globals] == [(1, 1), None]
    module.provenance.text = b"@a = global i8 0\n@0 = global i8 0\n"
    assert [Positions(module).position(variable) for variable in module.globals] == [None, (2, 1)]


def test_blocks_and_instructions_that_the_text_does_not_have_stand_at_their_function() -> None:
    head, blocks = "define void @f() {\n", ["a:\n  fence acquire\n  br label %b\nb:\n", "  ret void\n"]
    module = parsed(head + "".join(blocks) + "}\n")
    function = module.functions["f"]
    first, second = function.blocks
    parts = [first, *first.instructions, second, *second.instructions]
    assert [Positions(module).position(part) for part in parts] == [(2, 1), (3, 3), (4, 3), (5, 1), (6, 3)]
    module.provenance.text = b"define void @f() {\na:\n  ret void\n}\n"
    assert [Positions(module).position(part) for part in parts] == [(2, 1), *[(1, 1)] * 4]
    module.provenance.text = b"define void @f() {\na:\n  fence acquire\n  ret void\nb:\n  ret void\n}\n"
    assert [Positions(module).position(part) for part in parts] == [(2, 1), (3, 3), (1, 1), (5, 1), (6, 3)]
