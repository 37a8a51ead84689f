"""Grammars that extend ours, Lark's trees, and parsing through Lark alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from lark import Token, Transformer, Tree, Visitor

import irkit
from irkit.errors import ParseError, UnsupportedError
from text.syntax.dialects import cache_folder
from text.syntax.tree import Node

DIALECT = """\
%extend BINARY: "plus"
%extend memory: "ld" words type "," _typed words -> load
%extend arithmetic: "twice" _typed -> twice
%extend terminator: "leave" -> leave
"""
TEXT = "define i8 @f(ptr %p) {\n  %a = ld i8, ptr %p, align 1\n  %b = twice i8 %a\n  ret i8 %b\n}\n"


def twice(node: Node) -> Node:
    """`twice i8 %x` is `add i8 %x, %x`."""
    ty, value = node.children
    return node.made("binary", node.made_word("BINARY", "add"), node.made("words"), ty, value, value)


def plus(node: Node) -> Node:
    """`plus` is `add`."""
    return node.made_word("BINARY", "add") if node.text == "plus" else node


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def dialect(tmp_path: Path) -> Path:
    path = tmp_path / "dialect.lark"
    path.write_text(DIALECT)
    return path


@pytest.mark.parametrize("parser", ["", "lark"])
def test_rules_of_ours_and_rules_with_handlers(dialect: Path, monkeypatch: pytest.MonkeyPatch, parser: str) -> None:
    monkeypatch.setenv("IRKIT_PARSER", parser)
    grammar = irkit.Grammar.extended(dialect, handlers={"twice": twice, "BINARY": plus})
    text = irkit.to_assembly(irkit.parse_assembly(TEXT, grammar=grammar))
    assert "%a = load i8, ptr %p, align 1\n  %b = add i8 %a, %a\n" in text
    other = "define i8 @f(i8 %p) {\n  %a = plus nsw i8 %p, sub (i8 3, i8 1)\n  ret i8 %a\n}\n"
    assert "%a = add nsw i8 %p, 2\n" in irkit.to_assembly(irkit.parse_assembly(other, grammar=grammar))
    with pytest.raises(ParseError, match="2:8: error"):
        irkit.parse_assembly(TEXT)


def test_what_has_no_handler_is_unsupported(dialect: Path) -> None:
    grammar = irkit.Grammar.extended(dialect)
    with pytest.raises(UnsupportedError, match=r"x\.ll:3:8: irkit does not have the rule 'twice' of .*no handler"):
        irkit.parse_assembly(TEXT, "x.ll", grammar=grammar)
    with pytest.raises(UnsupportedError, match=r"2:3: irkit does not have the rule 'leave'"):
        irkit.parse_assembly("define void @f() {\n  leave\n}\n", grammar=grammar)
    with pytest.raises(UnsupportedError, match=r"the rule 'BINARY' .* with the word 'plus'"):
        irkit.parse_assembly("@x = global i8 plus (i8 1, i8 2)", grammar=grammar)


def test_what_a_handler_gives_must_be_known(dialect: Path) -> None:
    for given, message in (
        (lambda node: node.made("binary", *node.children), "the rule 'binary' .* with such children"),
        (lambda node: node.made("unheard_of"), "the rule 'unheard_of' .* no handler"),
        (lambda node: None, "the handler of 'twice' gives NoneType"),
    ):
        grammar = irkit.Grammar.extended(dialect, handlers={"twice": given})
        with pytest.raises(UnsupportedError, match=message):
            irkit.parse_assembly(TEXT, grammar=grammar)


def test_an_overridden_rule_may_not_have_other_children(tmp_path: Path) -> None:
    path = tmp_path / "other.lark"
    path.write_text('%override parameter: type\n%override section: "section" STRING "," INT\n')
    grammar = irkit.Grammar.extended(path)
    with pytest.raises(UnsupportedError, match="the rule 'parameter'"):
        irkit.parse_assembly("declare void @f(i8)", grammar=grammar)
    with pytest.raises(UnsupportedError, match="the rule 'section'"):
        irkit.parse_assembly('@x = global i8 0, section "a", 5', grammar=grammar)
    first = path.with_name("first.lark")
    first.write_text('%override section: "section" INT -> section\n | "place" STRING -> section\n')
    grammar = irkit.Grammar.extended(first)
    assert 'section "a"' in irkit.to_assembly(irkit.parse_assembly('@x = global i8 0, place "a"', grammar=grammar))


def test_names_and_numbers_that_handlers_give_are_taken_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "words.lark"
    path.write_text(
        '%extend arithmetic: "bump" -> bump\n%extend terminator: "jump" -> jump\n'
        '%extend entity: "sample" -> sample\n | "named" -> named\n'
    )

    def bump(node: Node) -> Node:
        head = node.made_word("BINARY", "add"), node.made("words"), node.made_word("INTEGER_TYPE", "i8")
        return node.made("binary", *head, node.made_word("LOCAL", "x"), node.made_word("INT", "1"))

    def jump(node: Node) -> Node:
        return node.made("br", node.made_word("PRIMITIVE", "label"), node.made_word("LOCAL", "end"))

    def sample(node: Node) -> Node:
        target = node.made("aliasee", node.made_word("PTR", "ptr"), node.made_word("GLOBAL", "f"))
        head = node.made("no_external"), node.made("words"), node.made_word("ALIAS_KIND", "alias")
        name, ty = node.made_word("GLOBAL", "a"), node.made_word("LOCAL", "T")
        return node.made("alias", name, *head, ty, target, node.made("global_items"))

    def named(node: Node) -> Node:
        return node.made("named_metadata", node.made_word("METADATA_NAME", "n"), node.made_word("METADATA_ID", "0"))

    handlers = {"bump": bump, "jump": jump, "sample": sample, "named": named}
    text = (
        "%T = type { i8 }\n!0 = !{}\ndefine i8 @f(i8 %x) {\n  %a = bump\n  jump\nend:\n  ret i8 %a\n}\nsample\nnamed\n"
    )
    shown = irkit.to_assembly(irkit.parse_assembly(text, grammar=irkit.Grammar.extended(path, handlers=handlers)))
    assert "  %a = add i8 %x, 1\n  br label %end\n\nend: " in shown
    assert "\n@a = alias %T, ptr @f\n" in shown and "\n!n = !{!0}\n" in shown


def test_tokens_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "tokens.lark"
    path.write_text("%extend entity: NOTE -> note\nNOTE.7: /~[^~]*~/\n%ignore /--[^\\n]*/\n")
    grammar = irkit.Grammar.extended(
        path,
        handlers={
            "note": lambda node: node.made("module_asm", node.made("asm_properties"), node.made_word("STRING", '"x"'))
        },
    )
    text = "-- c\n~5~\n@x = global i8 1 -- 5 }\n~a\nb~ define void @f() { -- }\n  ret void\n}\n"
    module = irkit.parse_assembly(text, grammar=grammar)
    assert module.module_asm == "x\nx\n"
    assert [function.name for function in module.functions] == ["f"]
    with pytest.raises(ParseError, match="expected") as error:
        irkit.parse_assembly("-- c\n@x = ~", grammar=grammar)
    assert (error.value.line, error.value.column) == (2, 6)


def test_a_token_more_than_ours(tmp_path: Path) -> None:
    path = tmp_path / "note.lark"
    path.write_text("%extend entity: NOTE -> note\nNOTE.7: /~[^~]*~/\n")
    note = {"note": lambda node: node.made("module_asm", node.made("asm_properties"), node.made_word("STRING", '"x"'))}
    text = "".join([f"~ {{ {number}\n~ @x{number} = global i8 {number}\n" for number in range(3)])
    module = irkit.parse_assembly(text, grammar=irkit.Grammar.extended(path, handlers=note))
    assert module.module_asm == "x\n" * 3
    assert [str(one.initializer) for one in module.globals] == ["i8 0", "i8 1", "i8 2"]


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("\n%extend memory: (\n", "Expecting a value", 2),
        ("%extend nothing: IDENT\n", "nothing", 0),
        ('%extend memory: "double" -> load\n', "'double' belongs to two terminals", 0),
        ('%extend memory: "ld.x" -> load\n', "'ld.x' is no token of its own", 0),
        ("%import .missing.rule\n", "missing", 0),
        ("NOTE: /~/  //: piece\n", "there is no terminal NOTE$", 0),
        ("NOTE: /~/  //: piece\nMORE.2: /~~/  //: piece\n", "there is no terminal MORE, NOTE$", 0),
    ],
)
def test_grammars_that_are_wrong(tmp_path: Path, text: str, message: str, line: int) -> None:
    path = tmp_path / "wrong.lark"
    path.write_text(text)
    with pytest.raises(ParseError, match=message) as error:
        irkit.Grammar.extended(path)
    assert error.value.path == str(path)
    assert error.value.line == line


def test_tables_are_kept_and_mended(dialect: Path) -> None:
    irkit.Grammar.extended(dialect)
    folder = Path(cache_folder())
    (kept,) = folder.iterdir()
    whole = kept.read_bytes()
    code = "import sys, irkit; irkit.Grammar.extended(sys.argv[1]); print('lark' in sys.modules)"
    command = [sys.executable, "-c", code, str(dialect)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout == "False\n"
    for damaged in (b"", whole[:-1], whole.replace(b"twice", b"trice"), b"\xff"):
        kept.write_bytes(damaged)
        grammar = irkit.Grammar.extended(dialect, handlers={"twice": twice})
        irkit.parse_assembly(TEXT, grammar=grammar)
        assert kept.read_bytes() == whole
    kept.unlink()
    runs = [subprocess.Popen(command, env=environment) for _ in range(3)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert [path.read_bytes() for path in folder.iterdir()] == [whole]


def test_a_changed_import_makes_new_tables(tmp_path: Path) -> None:
    path = tmp_path / "importing.lark"
    path.write_text("%import .part (more)\n%extend memory: more -> fence\n")
    (tmp_path / "part.lark").write_text('more: "wall"\n')
    irkit.syntax_tree("define void @f() {\n  wall\n}", grammar=irkit.Grammar.extended(path))
    (tmp_path / "part.lark").write_text('more: "hedge"\n')
    irkit.syntax_tree("define void @f() {\n  hedge\n}", grammar=irkit.Grammar.extended(path))
    with pytest.raises(ParseError):
        irkit.syntax_tree("define void @f() {\n  wall\n}", grammar=irkit.Grammar.extended(path))


def test_without_a_place_for_the_cache(dialect: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(dialect))  # a file
    irkit.Grammar.extended(dialect)


def test_the_tree_of_a_text() -> None:
    text = '@"é" = global i8 0\ndefine i8 @f(i8 %a) {\n  %b = add i8 %a, 1 ; c\n  ret i8 %b\n}\n'
    tree = irkit.syntax_tree(text)
    (add,) = tree.find_data("binary")
    assert (add.meta.line, add.meta.column, add.meta.end_line, add.meta.end_column) == (3, 8, 3, 20)
    assert text[add.meta.start_pos : add.meta.end_pos] == "add i8 %a, 1"
    assert tree == irkit.syntax_tree(text.encode())
    assert [str(token) for token in tree.scan_values(lambda token: token.type == "GLOBAL")] == ['@"é"', "@f"]

    found = []

    class Names(Visitor):  # type: ignore[type-arg]
        def instruction(self, node: Tree[Token]) -> None:
            operation = node.children[1]
            assert isinstance(operation, Tree)
            found.append(str(operation.data))

    class Count(Transformer):  # type: ignore[type-arg]
        def __default__(self, data: object, children: list[int], meta: object) -> int:
            return 1 + sum(child for child in children if isinstance(child, int))

    Names().visit(tree)
    assert sorted(found) == ["binary", "ret"]
    assert Count().transform(tree) == sum(1 for _ in tree.iter_subtrees())


@pytest.mark.parametrize("text", ["@x = globl i8 0", "define void @f() {\n  ret\n}", "@x = global i8 0 }", '"'])
def test_errors_are_those_of_the_parser(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ParseError) as expected:
        irkit.parse_assembly(text, "a.ll")
    with pytest.raises(ParseError) as error:
        irkit.syntax_tree(text, "a.ll")
    assert str(error.value) == str(expected.value)
    monkeypatch.setenv("IRKIT_PARSER", "lark")
    with pytest.raises(ParseError) as error:
        irkit.parse_assembly(text, "a.ll")
    assert str(error.value) == str(expected.value)


def test_there_are_two_parsers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRKIT_PARSER", "larch")
    with pytest.raises(UnsupportedError, match="'larch'"):
        irkit.parse_assembly("")


def test_lark_is_imported_where_it_works_only() -> None:
    code = "import sys, irkit; irkit.Grammar; irkit.parse_assembly('@x = global i8 0'); print('lark' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_example_of_the_docs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/extending-the-grammar.md").read_text(encoding="utf-8")
    (rules,) = re.findall(r"```lark\n(.*?)```", page, re.DOTALL)
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "words.lark").write_text(rules)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert "  %a = load i8, ptr %p, align 1\n  %b = add i8 %a, %a\n  %c = add nsw i8 %b, 1\n" in done.stdout


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the folder that the system names, if that is an absolute one, and otherwise in the user's own."""
    named, local, home = (str(tmp_path / name) for name in ("named", "local", "home"))
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("USERPROFILE", home)
    own = os.path.join(home, "Library", "Caches") if sys.platform == "darwin" else os.path.join(home, ".cache")
    for first, second, wanted in (
        (named, local, named),
        (named, "", named),
        ("", local, local),
        ("", "", own),
        ("relative", "", own),
    ):
        monkeypatch.setenv("XDG_CACHE_HOME", first)
        monkeypatch.setenv("LOCALAPPDATA", second)
        assert cache_folder() == os.path.join(wanted, "irkit", "grammars")
