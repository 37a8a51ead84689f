"""The questions that are ready: what each tells, the relation that answers it, what it is given.

Each is a relation of `irkit/rules/questions.dl`, and a function here; in SQL it is a table of that name.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import irkit.rules as rules_package
from irkit.errors import NotFoundError
from irkit.rules.modules import AUTO, evaluate_on, known_relations
from irkit.rules.relations import Row
from irkit.rules.syntax import Program

if TYPE_CHECKING:
    from irkit.module import Module

FOLDER: Final = os.path.dirname(rules_package.__file__)
QUESTIONS_FILE: Final = "questions.dl"
POINTERS_FILE: Final = "pointers.dl"  # has relations of the same names, with less in them; so has what includes it:
FIELDS_FILE: Final = "points_to_fields.dl"


@dataclass(frozen=True, slots=True)
class Answer:
    """Rows, in order, with the names of their columns."""

    columns: tuple[str, ...]
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its name, what it tells, the relation that answers it, where that comes from, and the relations of
    what it is given, each with its columns; the file of rules that derives it."""

    name: str
    doc: str
    relation: str
    source: str
    given: Mapping[str, tuple[str, ...]]
    file: str = QUESTIONS_FILE


def _question(name: str, relation: str, source: str, doc: str, **given: tuple[str, ...]) -> Question:
    return Question(name, doc, relation, source, given)


_RULES: Final = "rules"
_ANALYSIS: Final = "irkit.analysis"

_ALL: Final = (
    _question("callgraph", "callgraph", _ANALYSIS, "Which function calls which by its name, as LLVM's call graph."),
    _question(
        "indirect-calls",
        "indirect_callgraph",
        _RULES,
        "Which functions a call through a pointer may call: those of its signature whose address is taken.",
    ),
    _question("dominators", "dominators", _ANALYSIS, "The immediate dominator of each block, as LLVM's tree."),
    _question("post-dominators", "post_dominators", _ANALYSIS, "The immediate post-dominator of each block."),
    _question("loops", "loops", _ANALYSIS, "The natural loops of each function with their depth, as LLVM's LoopInfo."),
    _question("loop-blocks", "loop_blocks", _ANALYSIS, "The blocks of each loop."),
    _question(
        "reaching-definitions",
        "reaching_definitions",
        _RULES,
        "The stores whose value a load of a stack slot may find, where the slot is only loaded and stored.",
    ),
    _question("def-use", "def_use_chains", _RULES, "Which operand of which instruction is which value."),
    Question(
        "points-to", "What each value may point to, by Andersen's inclusions.", "points_to", _RULES, {}, POINTERS_FILE
    ),
    Question("escaped", "The objects that what is outside may reach.", "escaped_objects", _RULES, {}, POINTERS_FILE),
    Question(
        "points-to-fields",
        "The same with the byte of the object; -1 where it is not known.",
        "points_to_fields",
        _RULES,
        {},
        FIELDS_FILE,
    ),
    _question(
        "unreachable-functions",
        "unreachable_functions",
        _RULES,
        "Functions with a body that nothing leads to from what other modules can see.",
    ),
    _question(
        "taint",
        "taint",
        _RULES,
        "Calls of a sink one of whose arguments may depend on what a source returns.",
        taint_source=("name",),
        taint_sink=("name", "index"),
    ),
    _question("attributes", "function_with_attribute", _RULES, "The attributes of each function."),
    _question("metadata", "function_with_metadata", _RULES, "The kinds of metadata attached to each function."),
    _question("sizes", "function_bits", "bitcode.reader", "How many bits of the file each function's body takes."),
    _question("source-lines", "source_line", _RULES, "The line of source that each instruction is from."),
)

#: The questions by name.
QUESTIONS: Final = {one.name: one for one in _ALL}
BY_RELATION: Final = {one.relation: one for one in _ALL}


@functools.cache
def program(name: str = QUESTIONS_FILE) -> Program:
    """The rules of questions, of one file."""
    path = os.path.join(FOLDER, name)
    with open(path, encoding="utf-8") as file:
        return rules_package.parse(file.read(), path, known_relations())


def ask(
    name: str,
    modules: Sequence[Module],
    given: Mapping[str, Iterable[Row]] | None = None,
    engine: str = AUTO,
) -> Answer:
    """The answer to a question. `given` are the rows of what it is given, such as `taint_source`.

    Raises NotFoundError for what is no question, and what `irkit.rules.modules.evaluate_on` raises.
    """
    question = QUESTIONS.get(name)
    if question is None:
        raise NotFoundError(f"there is no question '{name}'; there are " + ", ".join(QUESTIONS))
    rules = program(question.file)
    rows = evaluate_on(rules, modules, [question.relation], engine, given)[question.relation]
    return Answer(tuple([column for column, _ in rules.declarations[question.relation].columns]), sorted(rows))


def call_graph(modules: Sequence[Module]) -> Answer:
    """`(caller, callee)`: the direct calls of LLVM's call graph."""
    return ask("callgraph", modules)


def indirect_calls(modules: Sequence[Module]) -> Answer:
    """`(caller, instruction, callee)`: functions that have the signature of a call through a pointer and whose address
    the module takes."""
    return ask("indirect-calls", modules)


def dominators(modules: Sequence[Module]) -> Answer:
    """`(function, block, dominator)`: LLVM's dominator tree; the entry and unreachable blocks have no dominator."""
    return ask("dominators", modules)


def post_dominators(modules: Sequence[Module]) -> Answer:
    """`(function, block, dominator)`: LLVM's post-dominator tree, without the exit at its top."""
    return ask("post-dominators", modules)


def loops(modules: Sequence[Module]) -> Answer:
    """`(function, header, depth)`: natural loops; an outermost one has the depth 1."""
    return ask("loops", modules)


def loop_blocks(modules: Sequence[Module]) -> Answer:
    """`(function, header, block)`: the blocks of each loop, those of inner loops too."""
    return ask("loop-blocks", modules)


def reaching_definitions(modules: Sequence[Module]) -> Answer:
    """`(function, load, store)`, by the numbers of instructions: of stack slots that are only loaded and stored."""
    return ask("reaching-definitions", modules)


def def_use_chains(modules: Sequence[Module]) -> Answer:
    """`(function, definition, instruction, place)`: which operand of which instruction a value is."""
    return ask("def-use", modules)


def points_to(modules: Sequence[Module], fields: bool = False) -> Answer:
    """`(pointer, object)`, or `(pointer, object, offset)` by `fields`: Andersen's points-to; `outside` is all memory
    that the module does not make, and every object that escapes it, which without `fields` is not told beside it."""
    return ask("points-to-fields" if fields else "points-to", modules)


def escaped_objects(modules: Sequence[Module]) -> Answer:
    """`(object,)`: what `outside` may be of a module's own: objects that others may reach."""
    return ask("escaped", modules)


def unreachable_functions(modules: Sequence[Module]) -> Answer:
    """`(function,)`: functions with a body that neither calls nor references lead to from what others can see."""
    return ask("unreachable-functions", modules)


def taint(modules: Sequence[Module], sources: Iterable[str], sinks: Iterable[tuple[str, int]]) -> Answer:
    """`(sink, instruction, index)`: calls of a sink whose argument may hold, or point to, what a source returned."""
    given: dict[str, Iterable[Row]] = {"taint_source": [(name,) for name in sources], "taint_sink": list(sinks)}
    return ask("taint", modules, given)


def functions_with_attributes(modules: Sequence[Module]) -> Answer:
    """`(name, attribute)`: the attributes of each function, as LLVM writes them."""
    return ask("attributes", modules)


def functions_with_metadata(modules: Sequence[Module]) -> Answer:
    """`(name, kind)`: the kinds of metadata attached to each function."""
    return ask("metadata", modules)


def function_sizes(modules: Sequence[Module]) -> Answer:
    """`(name, bits)`: how much of the bitcode each body takes."""
    return ask("sizes", modules)


def source_lines(modules: Sequence[Module]) -> Answer:
    """`(function, instruction, file, line, column)`: where each instruction is from."""
    return ask("source-lines", modules)
