"""`irkit symbols`: the global names of a file in the manner of nm. Function bodies are not read for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.cli.inputs import parse_modules
from irkit.cli.streams import print_all
from irkit.constants import ConstantExpr
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irkit.module import Module
    from irkit.values import Value

_WEAK = frozenset({"weak", "weak_odr", "linkonce", "linkonce_odr", "extern_weak"})


def show_symbols(files: Sequence[str], everything: bool) -> int:
    """Print the symbols of files, of several each below its name, as nm does; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterator[str]:
        modules = parse_modules(data, name)
        if len(files) > 1:
            yield f"\n{name}:"
        for index, module in enumerate(modules):
            if len(modules) > 1:
                yield f"module {index}:"
            yield from describe(module, everything)

    return print_all(files, lines)


def describe(module: Module, everything: bool) -> Iterator[str]:
    """One line for each symbol, by name: nm's letter, kind, linkage, visibility, name.

    LLVM's own functions and variables, `llvm.` and what follows, are no symbols of the object file to come; they
    are listed if `everything` is true.
    """
    rows = []
    number = 0
    for value in (*module.globals, *module.aliases, *module.ifuncs, *module.functions):
        name = value.name
        if not name:
            name = f"@{number}"
            number += 1
        elif name.startswith("llvm.") and not everything:
            continue
        rows.append((name, value))
    for name, value in sorted(rows, key=lambda row: row[0]):
        yield f"{letter(value)} {kind(value):<8} {value.linkage:<20} {value.visibility:<9} {printable(name)}"


def printable(name: str) -> str:
    """A name with its control characters escaped as in assembly."""
    return "".join(c if c.isprintable() or "\udc80" <= c <= "\udcff" else f"\\{ord(c):02X}" for c in name)


def kind(value: GlobalValue) -> str:
    """What a global is, in one word."""
    if isinstance(value, Function):
        return "function"
    if isinstance(value, GlobalAlias):
        return "alias"
    if isinstance(value, GlobalIFunc):
        return "ifunc"
    return "variable"


def letter(value: GlobalValue) -> str:
    """nm's letter for a symbol, as LLVM's nm gives it for bitcode: capital where other objects see it."""
    weak = value.linkage in _WEAK
    if value.linkage == "available_externally" or (isinstance(value, GlobalObject) and value.is_declaration):
        return "w" if weak else "U"
    if weak:
        return "W"
    if value.linkage == "common":
        return "C"
    base = "t" if _is_code(value) else "d"
    return base if value.has_local_linkage else base.upper()


def _is_code(value: GlobalValue) -> bool:
    """Whether a function is behind the name; an alias is followed through expressions and other aliases."""
    found: Value = value
    for _ in range(1000):  # an alias of itself is an error that LLVM finds later than reading
        if isinstance(found, GlobalAlias):
            found = found.aliasee
        elif isinstance(found, ConstantExpr) and found.operands:
            found = found.operands[0]
        else:
            break
    return isinstance(found, (Function, GlobalIFunc))
