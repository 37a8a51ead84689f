"""Reader, writer, parser and printer have the same chapters, and in them functions with LLVM's words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from irkit.operators.classes import BINARY_OPERATOR, CAST, COMPARE, UNARY_OPERATOR
from irkit.operators.table import OPCODES

ROOT = Path(__file__).parents[2]
LAYERS = {"read": "bitcode/reader", "write": "bitcode/writer", "parse": "text/parser", "print": "text/printer"}
FAMILIES = {BINARY_OPERATOR: "binary", CAST: "cast", COMPARE: "compare", UNARY_OPERATOR: "unary"}
CHAPTERS = {"control", "arithmetic", "vectors", "aggregates", "memory", "calls", "exceptions"}
WORDS = {FAMILIES.get(row.cls, row.name): row.chapter for row in OPCODES}

# What the printer has no function for: instructions that are printed as their words and operands.
PLAIN = {"unary", "freeze", "fneg", "extractelement", "insertelement", "resume"}


def functions(layer: str, chapter: str) -> set[str]:
    """The words of a chapter's functions: of `read_store`, "store"."""
    tree = ast.parse((ROOT / LAYERS[layer] / f"{chapter}.py").read_text())
    start = f"{layer}_"
    return {
        node.name.removeprefix(start)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith(start)
    }


def test_the_chapters_are_those_of_the_operator_table() -> None:
    assert set(WORDS.values()) == CHAPTERS


@pytest.mark.parametrize("layer", LAYERS)
def test_each_instruction_has_its_function_in_its_chapter(layer: str) -> None:
    found = {chapter: functions(layer, chapter) for chapter in CHAPTERS}
    missing = [word for word, chapter in WORDS.items() if word not in found[chapter]]
    assert set(missing) <= (PLAIN if layer == "print" else set())
    misplaced = [
        (word, chapter) for chapter in CHAPTERS for word in found[chapter] & WORDS.keys() if WORDS[word] != chapter
    ]
    assert not misplaced


@pytest.mark.parametrize("layer", LAYERS)
def test_the_rows_of_a_chapter_name_functions_by_llvms_words(layer: str) -> None:
    """Older and other records of an instruction have a word behind its own: `read_store_old`, `parse_ret_void`."""
    for chapter in CHAPTERS:
        tree = ast.parse((ROOT / LAYERS[layer] / f"{chapter}.py").read_text())
        tables = [node for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict)]
        named = {
            name.id.removeprefix(f"{layer}_")
            for table in tables
            for name in ast.walk(table)
            if isinstance(name, ast.Name) and name.id.startswith(f"{layer}_")
        }
        assert named
        for word in named:
            assert any(word == known or word.startswith(f"{known}_") for known in WORDS), (layer, chapter, word)
