"""irkit reads and writes LLVM bitcode and prints LLVM assembly, byte for byte as LLVM's own tools do, without LLVM.

    >>> import irkit
    >>> module = irkit.load("x.bc")             # as the file says it
    >>> irkit.upgrade(module)                   # what LLVM changes when it reads a file of its own version
    >>> print(irkit.to_assembly(module))        # what llvm-dis prints

The functions here bring together the model (`irkit`), the bitcode reader (`bitcode`) and the printer
(`text`). Each imports what it needs when it is called, so that `import irkit` stays fast. A subpackage named
like one of them would hide it as soon as it is imported, which is why the passes of `upgrade` live in
`irkit.upgrades`.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import IO, TYPE_CHECKING, BinaryIO, Final

from irkit import _build

_build.install()

from irkit._snippets import (  # noqa: E402  the import hook must stand before any module that may be compiled
    parse_constant,
    parse_function,
    parse_instructions,
    parse_metadata,
    parse_type,
)
from irkit.collector import collector_off  # noqa: E402
from irkit.errors import (  # noqa: E402
    BitcodeError,
    EditError,
    IRKitError,
    LinkError,
    ParseError,
    UnsupportedError,
    VerificationError,
)
from irkit.lazy_names import ROOMS, WORDS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import lark
    import pyarrow
    from typing_extensions import Buffer

    from irkit import _model
    from irkit._model import *  # noqa: F403
    from irkit.equivalence import Difference
    from irkit.functions import Function
    from irkit.module import Module
    from irkit.refinement.verdict import Verdict
    from irkit.semantics.interpreter import Interpreter
    from irkit.verifier import Locate, Problem
    from text.syntax.dialects import Grammar

    Source = Buffer | BinaryIO

__all__ = [
    "BitcodeError",
    "EditError",
    "Grammar",
    "IRKitError",
    "Interpreter",
    "LinkError",
    "ParseError",
    "UnsupportedError",
    "VerificationError",
    "differences",
    "equivalent",
    "extract",
    "facts",
    "internalize",
    "link",
    "lint",
    "load",
    "lower_packed",
    "packed_grammar",
    "parse_assembly",
    "parse_bitcode",
    "parse_bitcode_modules",
    "parse_constant",
    "parse_function",
    "parse_instructions",
    "parse_metadata",
    "parse_type",
    "raise_packed",
    "reduce",
    "refine",
    "save",
    "split",
    "syntax_tree",
    "to_assembly",
    "to_bitcode",
    "to_dot",
    "upgrade",
    "verify",
    "write_assembly",
]
if TYPE_CHECKING:
    __all__ += _model.__all__

__version__: Final = "0.1.0"

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A class or a module of the model, imported when it is first asked for."""
        if name == "Grammar":
            _build.need("text")
            return importlib.import_module("text.syntax.dialects").Grammar
        if name == "Interpreter":
            return importlib.import_module("irkit.semantics.interpreter").Interpreter
        if name in ROOMS:
            return importlib.import_module(f"irkit.{name}")
        if name[:1].isupper() or name in WORDS:
            model = importlib.import_module("irkit._model")
            if name in model.__all__:
                return getattr(model, name)
        raise AttributeError(f"module 'irkit' has no attribute '{name}'", name=name, obj=sys.modules[__name__])


def __dir__() -> list[str]:
    return sorted({*__all__, *importlib.import_module("irkit._model").__all__})


def _bytes(data: Source) -> bytes:
    """What an object that holds bytes, or a binary file from where it stands, has."""
    if isinstance(data, bytes):
        return data
    try:
        return bytes(memoryview(data))  # type: ignore[arg-type]
    except TypeError as error:  # an mmap, which has a `read` too, is a buffer
        read = getattr(data, "read", None)
        held = read() if read is not None else None
        if isinstance(held, str):
            message = "a file that is read as text where a binary one is needed: open it with mode 'rb'"
            raise IRKitError(message) from error
        if not isinstance(held, bytes):
            raise IRKitError(f"bytes or a binary file are needed, not {type(data).__name__}") from error
        return held


def _check_modules(*modules: object) -> None:
    """Raise EditError for what is no module."""
    from irkit.module import Module

    for one in modules:
        if not isinstance(one, Module):
            raise EditError(f"{one!r} is no module")


def _check_number(what: str, number: object) -> None:
    if not isinstance(number, int):
        raise EditError(f"{what} is a number, and not {number!r}")


def load(path: str | os.PathLike[str] | BinaryIO) -> Module:
    """The one module in a file of bitcode or assembly, which its first bytes tell, as the file says it. The file may be
    open already, as a binary one. Of an archive, an object or another container it is the one module in it, or the one
    that `FILE:MEMBER` names.

    Raises OSError, what `parse_bitcode` or `parse_assembly` raises, NotFoundError for a member that is not there, and
    UnsupportedError for a container of several modules, or of none.
    """
    _build.need("bitcode")
    from bitcode.bitstream.container import is_assembly

    member = ""
    if isinstance(path, (str, os.PathLike)):
        name = file_name = os.fspath(path)
        if ":" in name:
            from irkit.containers.members import split

            file_name, member = split(name)
        with open(file_name, "rb") as file:
            data = file.read()
    else:
        name = file_name = str(getattr(path, "name", "<file>"))
        data = _bytes(path)
    if member or not data.startswith(b"BC"):
        from irkit.containers.members import chosen

        data = chosen(data, file_name, member)
    if is_assembly(data) or not data.strip():
        return parse_assembly(data, name)
    return parse_bitcode(data, name)


def save(module: Module, path: str | os.PathLike[str]) -> None:
    """Write `module` to a file: LLVM assembly if its name ends in `.ll` (or `.LL`), else bitcode.

    `FILE:MEMBER` puts bitcode back into an archive or another container. The file is whole or, as before, not there.
    Raises OSError and what `to_assembly` or `to_bitcode` raises, NotFoundError for a member that is not there, and
    UnsupportedError for a container that irkit does not write.
    """
    _check_modules(module)
    from irkit.files import replacing

    if not isinstance(path, (str, os.PathLike)):
        raise EditError(f"{path!r} is no path of a file")
    name = os.fspath(path)
    if ":" in name:
        from irkit.containers.members import put_back, split

        file_name, member = split(name)
        if member:
            put_back(file_name, member, to_bitcode(module))
            return
    if name.lower().endswith(".ll"):
        with replacing(name) as file:
            write_assembly(module, file)
        return
    data = to_bitcode(module)
    with replacing(name, binary=True) as file:
        file.write(data)


def parse_bitcode(data: Source, name: str = "<bytes>") -> Module:
    """The one module in `data`, as the file says it: nothing is upgraded. `data` is whatever holds bytes (`bytes`,
    `memoryview`, `mmap`), or a binary file.

    `name` becomes the module's identifier, and its source file name if the file holds none. Raises
    BitcodeError for damaged input and for a file of several modules, UnsupportedError for what irkit does not
    read.
    """
    _build.need("bitcode")
    from bitcode.reader import parse_bitcode as parse

    with collector_off():
        return parse(_bytes(data), name)


def parse_bitcode_modules(data: Source, name: str = "<bytes>") -> list[Module]:
    """All modules in `data`, in the file's order. Raises what `parse_bitcode` raises."""
    _build.need("bitcode")
    from bitcode.reader import parse_bitcode_modules as parse

    with collector_off():
        return parse(_bytes(data), name)


def parse_assembly(
    text: str | Source,
    name: str = "<string>",
    llvm_version: int | None = None,
    *,
    grammar: Grammar | None = None,
    upgrade_debug_info: bool = True,
) -> Module:
    """The module that a text says, as llvm-as of LLVM `llvm_version` takes it and with what that changes in it.

    Without a version it is the newest that the text fits: `module.dialect` says which. `name` becomes the module's
    identifier, and its source file name if the text has none. `grammar` extends the language: `Grammar.extended`.
    LLVM drops debug info that is broken or of another version; without `upgrade_debug_info` it stays, for `verify`.
    Raises ParseError for what that LLVM does not take, UnsupportedError for a version that irkit does not know, and
    for a rule of the grammar that has no handler.
    """
    _build.need("text")
    from text.parser import parse_assembly as parse

    source = text if isinstance(text, str) else _bytes(text)
    with collector_off():
        language = None if grammar is None else grammar.language
        return parse(source, name, llvm_version, language, upgrade_debug_info)


def lower_packed(module: Module, way: str = "masks") -> int:
    """Make plain LLVM IR of the explicitly packed structs of `module`, and return how many accesses to bit fields that
    changed. `way` is "masks" (integers, shifts, masks and `freeze`) or "vectors" (vectors of bits, where poison stays
    what it is). Raises EditError for another way, VerificationError where `verify` finds a struct or an access to be
    wrong, UnsupportedError for values of such structs outside of memory, and where pointers are typed."""
    _check_modules(module)
    from irkit.packed import lower

    return lower(module, way)


def packed_grammar() -> Grammar:
    """The grammar of explicitly packed structs, `%s = type \\{ i2, i2, i4, [3 x i8] }/`, for `parse_assembly`: their
    elements lie bit after bit, and bit fields are elements like others. `lower_packed` makes plain IR of a module that
    has such structs; bitcode of it is refused."""
    _build.need("text")
    from text.syntax.packed import grammar

    return grammar()


def syntax_tree(text: str | bytes, name: str = "<string>", *, grammar: Grammar | None = None) -> lark.Tree[lark.Token]:
    """The syntax tree of a text, made by Lark, for its visitors and transformers; docs/grammar.md tells the nodes.

    Every token, and the `meta` of every node that is not empty, has `line`, `column`, `start_pos` and their ends, in
    characters. A node's rule and its children are as in the grammar; what words mean is not checked. Raises ParseError.
    """
    _build.need("text")
    from text.syntax.reference import syntax_tree as parse

    return parse(text, name, None if grammar is None else grammar.language)


def upgrade(module: Module, llvm_version: int | None = None) -> None:
    """Change in `module` what the reader of LLVM `llvm_version` changes (None: the version that wrote the
    module): it is a module of that version then. A module from text is as if written and read again after this,
    use-lists included. An older version than the module's own reads what holds nothing newer.

    Raises UnsupportedError for what the version cannot say, and BitcodeError where a function body that has to be
    looked at is damaged.
    """
    _check_modules(module)
    if llvm_version is not None:
        _check_number("an LLVM release", llvm_version)
    from irkit.upgrades.run import upgrade as run

    with collector_off():
        if llvm_version is not None and llvm_version < module.dialect.llvm_version and any(module.global_values()):
            from irkit.upgrades.older import bring_down

            bring_down(module, llvm_version, lambda old: to_bitcode(old, preserve_use_list_order=False))
        run(module, llvm_version)
    from irkit.use_lists import RereadUseOrders, TextUseOrders

    if isinstance(module.use_orders, TextUseOrders):
        _build.need("bitcode")
        from bitcode.writer.rereading import orders_when_read_again

        module.use_orders = RereadUseOrders(module.use_orders, orders_when_read_again)


def to_assembly(module: Module, preserve_use_list_order: bool = False, *, check: bool = True) -> str:
    """`module` as LLVM assembly, in the spelling of its own LLVM version.

    Bytes that are not UTF-8 become surrogates (`errors="surrogateescape"`). With `preserve_use_list_order`
    the text holds `uselistorder` directives. Raises BitcodeError where a body, read only now, is damaged, and
    VerificationError for a module that no text can say truly; without `check`, for one that nobody changed, that is not
    looked for.
    """
    _check_modules(module)
    _build.need("text")
    from irkit.editing.guard import check_sayable
    from text.printer import to_assembly as show

    with collector_off():
        if check:
            check_sayable(module)
        return show(module, preserve_use_list_order)


def to_bitcode(
    module: Module,
    producer: str | None = None,
    preserve_use_list_order: bool | None = None,
    *,
    check: bool = True,
) -> bytes:
    """`module` as bitcode of its own LLVM version.

    `producer` is the string of the identification block (None: the module's own, else that LLVM's).
    `preserve_use_list_order` None: as the source did, bitcode if it held any use-list block, text always.
    Raises UnsupportedError for what that LLVM cannot express, BitcodeError where a body, read only now, is
    damaged, and VerificationError for a module that no bitcode can say truly; `check` as for `to_assembly`.
    """
    _check_modules(module)
    _build.need("bitcode")
    from bitcode.writer import to_bitcode as write
    from irkit.editing.guard import check_sayable

    with collector_off():
        if check:
            check_sayable(module)
        return write(module, producer, preserve_use_list_order)


def to_dot(function: Function, *, blocks_only: bool = False, heat_colors: bool = True) -> str:
    """The control flow of a function as text for graphviz: what `opt -passes=dot-cfg` writes, with the numbers of the
    blocks in the place of their addresses. `blocks_only` leaves out the instructions. `heat_colors` colours the blocks
    by how often they are executed, as LLVM's `BlockFrequencyInfo` estimates it by `!prof` and without.

    Raises EditError for what is no function with a body, in a module; BitcodeError where the body is damaged.
    """
    from irkit.functions import Function

    _build.need("text")
    from text.charts.dot import to_dot as show

    if not isinstance(function, Function):
        raise EditError(f"{function!r} is no function")
    return show(function, blocks_only, heat_colors)


def write_assembly(
    module: Module,
    file: IO[str],
    preserve_use_list_order: bool = False,
    *,
    check: bool = True,
    show_annotations: bool = False,
) -> None:
    """The same as `to_assembly`, written piece by piece to `file`, which should encode with `surrogateescape`.
    `show_annotations`: with comments that tell of uses, types and debug locations, as llvm-dis makes them.
    """
    _check_modules(module)
    _build.need("text")
    from irkit.editing.guard import check_sayable
    from text.printer import write_annotated
    from text.printer import write_assembly as show

    with collector_off():
        if check:
            check_sayable(module)
        (write_annotated if show_annotations else show)(module, file, preserve_use_list_order)


def equivalent(a: Module, b: Module, *, names: bool = True, use_list_order: bool = False) -> bool:
    """Whether two modules say the same, up to numbering; they may be of different contexts and files.

    Not compared are the modules' names and LLVM versions, and names of arguments where there is no body: no file has
    these. `names`: names of local values count. `use_list_order`: the orders of use-lists count. Raises BitcodeError
    where a body, read only now, is damaged.
    """
    _check_modules(a, b)
    from irkit.equivalence import equivalent as same

    with collector_off():
        return same(a, b, names=names, use_list_order=use_list_order)


def differences(
    a: Module, b: Module, *, names: bool = True, use_list_order: bool = False, limit: int = 0
) -> list[Difference]:
    """What was added, removed or changed in `b` against `a`, by function, global and metadata; at most `limit`
    differences if it is not 0. The rest as for `equivalent`.
    """
    _check_modules(a, b)
    from irkit.equivalence import differences as compare

    with collector_off():
        return compare(a, b, names=names, use_list_order=use_list_order, limit=limit)


def facts(module: Module, relations: Iterable[str] | None = None, *, number: int = 0) -> dict[str, pyarrow.Table]:
    """The module as relations: Arrow tables by name (`a__b` is the relation `a:b`; docs/facts.md lists all).

    `relations` are the names of those that are wanted, `a:b`, `a__b` or `a:*`; None: all but those that are made on
    request alone. `number`, from 0 on, is that of the module among those that are looked at together, which the
    numbers of entities hold. Needs pyarrow (`pip install 'irkit[query]'`); without it `irkit.facts.extract.columns` has
    the same as plain columns. Raises NotFoundError for what is no relation, BitcodeError where a body, read only now,
    is damaged, MissingExtraError where pyarrow is missing, and UnsupportedError where a module has more
    entities than there are numbers.
    """
    _check_modules(module)
    _build.need("text")
    from irkit.facts.arrow import arrow_tables

    with collector_off():
        return arrow_tables(module, relations, number=number)


def link(
    destination: Module,
    *sources: Module,
    only_needed: bool = False,
    internalize: bool = False,
    override: bool = False,
    warn: Callable[[str], None] | None = None,
) -> None:
    """Link modules into `destination`, one after the other, by LLVM's rules; they are used up by it.

    `only_needed`: only definitions of what the destination declares then; `internalize`: what comes in becomes
    internal; `override`: its definitions replace those that there are. `warn` is called with each warning, in LLVM's
    words. Modules are linked as they are: those read from bitcode want `upgrade` before. Raises LinkError for what
    contradicts, UnsupportedError for modules of another LLVM release, BitcodeError where a body, read only now, is
    damaged; the modules are half linked then, and of no use.
    """
    _check_modules(destination, *sources)
    from irkit.linking import Linker
    from irkit.linking.linker import ignore

    with collector_off():
        linker = Linker(destination, warn or ignore)
        for source in sources:
            linker.link(source, only_needed=bool(only_needed), internalizes=bool(internalize), overrides=bool(override))


def extract(module: Module, names: Iterable[str], *, keep_callees: bool = False, delete: bool = False) -> Module:
    """A module with the definitions of these globals alone and declarations of what they use, as llvm-extract's.

    `keep_callees`: the definitions of functions that they call, directly or not, come too; `delete`: the definitions of
    all others instead. What was local is visible there, as hidden, so that the parts can be linked. `module` stays as
    it is. Raises NotFoundError for a name that nothing has, UnsupportedError where the address of a block would outlive
    it, BitcodeError where a body, read only now, is damaged.
    """
    _check_modules(module)
    from irkit.editing.extract import extract as run
    from irkit.words import check_names

    wanted = check_names(names)
    with collector_off():
        made = module.clone()
        run(made, wanted, keep_callees=bool(keep_callees), delete=bool(delete))
        return made


def split(module: Module, parts: int, *, preserve_locals: bool = False, round_robin: bool = False) -> list[Module]:
    """So many modules, each with some of the definitions of `module` and declarations of the others, as llvm-split's.

    What was local is visible, as hidden, unless `preserve_locals` says that locals stay with those that use them;
    `round_robin`: functions that need not be with others are dealt out in turn. `module` stays as it is. Raises
    EditError for less than one part, BitcodeError where a body, read only now, is damaged.
    """
    _check_modules(module)
    _check_number("how many parts there are", parts)
    from irkit.editing.split import split as run

    with collector_off():
        return run(module.clone(), parts, preserve_locals=preserve_locals, round_robin=round_robin)


def internalize(module: Module, keep: Iterable[str] = ()) -> None:
    """Make the definitions in `module` internal but for the names to `keep`, what `llvm.used` holds and what LLVM
    itself refers to, as LLVM's pass internalize does."""
    _check_modules(module)
    from irkit.linking.internalize import internalize as run
    from irkit.words import check_names

    kept = set(check_names(keep))
    run(module, {value.name for value in module.global_values() if value.name not in kept})


def raise_packed(module: Module) -> int:
    """Find the bit fields in what clang makes of C, words that are shifted and masked, and make them elements of
    explicitly packed structs; returns how many accesses that changed. What `packed_grammar` reads and `lower_packed`
    makes plain IR of. Raises UnsupportedError where pointers are typed."""
    _check_modules(module)
    from irkit.packed import raise_

    return raise_(module)


def reduce(module: Module, is_wanted: Callable[[Module], bool]) -> Module:
    """The smallest valid module that can be found by taking things away from `module` and for which `is_wanted` is
    still true, as llvm-reduce's. `module` stays as it is. Raises EditError if it is not itself wanted, and what
    `is_wanted` raises."""
    _check_modules(module)
    from irkit.editing.reduction import Format, Reducer, Settled

    version = module.dialect.llvm_version

    def parse(text: str) -> Module:
        return parse_assembly(text, module.name, version)

    reducer = Reducer(to_assembly(module), Format(parse, to_assembly), lambda text: Settled(is_wanted(parse(text))))
    return parse(reducer.run())


def lint(module: Module, tests: bool = False) -> list[Problem]:
    """What in `module` is undefined behaviour, or gives poison, whatever the program is run with (LangRef, "Poison
    Values"): what known bits and ranges of numbers, dominance and the sizes of objects show. A problem's `severity` is
    "error" where behaviour is undefined as soon as control comes there, its `chain` tells where poison arose.

    `tests` adds what LLVM's manual on undefined behaviour advises for tests. The module is not changed; it has to be
    one that `verify` finds no problem in. Raises BitcodeError where a body, read only now, is damaged.
    """
    _check_modules(module)
    from irkit.linter import lint as run

    with collector_off():
        return run(module, tests, _locate(module))


def refine(
    before: Module, after: Module | None = None, *, timeout: float = 10.0, loops: int = 4, undef: bool = True
) -> list[Verdict]:
    """Whether each function of `after` refines that of the same name in `before`: does only what that one may do, for
    all inputs. With one module, `@tgt` against `@src`, `@tgt1` against `@src1` and so on.

    `timeout`: seconds of the processor for a function; `loops`: how many rounds of a loop are looked at; `undef`:
    whether arguments, and what is in memory, may be undef. A verdict
    `fails` has a counterexample; `unknown` is said where a function cannot be told to the solver, or takes it too long,
    and where z3 is missing (`irkit[solver]`) for all but functions on few bits of integers. Raises EditError for
    modules of different data layouts, and for times and rounds that are not positive, BitcodeError where a body, read
    only now, is damaged.
    """
    _check_modules(before, *([] if after is None else [after]))
    _check_number("how many rounds of a loop there are", loops)
    if not isinstance(timeout, (int, float)):
        raise EditError(f"the time for a function is a number of seconds, and not {timeout!r}")
    from irkit.refinement import pairs
    from irkit.refinement import refine as run

    return run(pairs(before, after), timeout, loops, undef)


def verify(module: Module, strict: bool = False, limit: int = 0) -> list[Problem]:
    """What in `module` breaks a rule of its own LLVM release, in the words of LLVM's verifier; an empty list for a
    module that is right. Problems come in LLVM's order, at most `limit` of them if it is not 0.

    `strict` adds rules that LLVM does not check. The module is not changed; debug info that is broken was dropped while
    a text was read, as LLVM does, and `module.provenance.broken_debug_info` tells what it broke. Raises BitcodeError
    where a body, read only now, is damaged.
    """
    _check_modules(module)
    _check_number("how many problems there are", limit)
    from irkit.verifier import verify as run

    with collector_off():
        problems = run(module, bool(strict), limit, _locate(module))
        if module.explicit_structs and not problems:
            from irkit.packed import check

            problems = check(module, _locate(module))
        return problems


def _locate(module: Module) -> Locate | None:
    """What finds the parts of a module in the text that it comes from; None for bitcode."""
    if module.provenance.text is None:
        return None
    _build.need("text")
    from text.parser.positions import Positions

    return Positions(module).position
