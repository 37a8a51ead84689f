"""What is newer than the dialect is refused wherever it could come in or go out, by the table of opcodes alone."""

from __future__ import annotations

import pytest

import irkit
from irkit.dialects import Dialect

TEXTS = {
    "ptrtoaddr": "define i64 @f(ptr %p) {\n  %a = ptrtoaddr ptr %p to i64\n  ret i64 %a\n}\n",
    "freeze": "define i32 @f(i32 %x) {\n  %a = freeze i32 %x\n  ret i32 %a\n}\n",
    "fence": "define void @f() {\n  fence seq_cst\n  ret void\n}\n",
    "xor": "@a = global i32 0\n@x = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 1)\n",
}


@pytest.fixture(params=TEXTS)
def opcode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """An opcode that LLVM 19 does not have, or as if it did not."""
    monkeypatch.setitem(Dialect.of(19).newer_opcodes, request.param, 22)
    return str(request.param)


def test_the_parser_refuses_it(opcode: str) -> None:
    with pytest.raises(irkit.ParseError, match=f"LLVM 19 does not have '{opcode}', which LLVM 22 to 23 have"):
        irkit.parse_assembly(TEXTS[opcode], llvm_version=19)


def test_both_writers_refuse_it(opcode: str) -> None:
    module = irkit.parse_assembly(TEXTS[opcode], llvm_version=22)
    module.dialect = Dialect.of(19)
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(irkit.UnsupportedError, match=f"instruction {opcode}, which LLVM 22 brought"):
            write(module)


def test_releases_that_have_it_take_it() -> None:
    for text in TEXTS.values():
        irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=22))
