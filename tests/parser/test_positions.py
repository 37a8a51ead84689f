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
