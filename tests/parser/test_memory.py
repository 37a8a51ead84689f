"""What a parse keeps when it is over."""

from __future__ import annotations

import gc

import irkit
from irkit.module import Module
from text.syntax.source import Source

TEXT = """
source_filename = "let go of"
@x = global i32 7
define i32 @f(i32 %a) {
  %s = select i1 true, i32 %a, i32 1
  %r = add nsw i32 %s, 1
  ret i32 %r
}
"""


def held() -> list[object]:
    return [
        thing
        for thing in gc.get_objects()
        if (isinstance(thing, Module) and thing.source_filename == "let go of")
        or (isinstance(thing, Source) and thing.data == TEXT.encode())
    ]


def test_a_module_holds_no_parser() -> None:
    gc.disable()  # as the commands do
    try:
        module = irkit.parse_assembly(TEXT)
        assert held() == [module]
    finally:
        gc.enable()


def test_nothing_holds_a_module_that_its_user_has_let_go_of() -> None:
    """The plans of statements stay, and what is remembered in them is not the module."""
    module = irkit.parse_assembly(TEXT)
    del module
    gc.collect()
    assert held() == []
