"""`llvm-nm`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import irkit
from irkit.cli.demangle import demangler
from irkit.cli.jobs import opened
from irkit.cli.llvm.options import FLAG, LETTER, VALUE, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.members import matching
from irkit.cli.nm import BSD, DARWIN, FORMATS, JUST_SYMBOLS, POSIX, SYSV, Selection, address_digits, lines, symbols
from irkit.cli.streams import EXPECTED, read_whole, shown_name
from irkit.containers.kinds import container_kind
from irkit.containers.parts import parts
from irkit.errors import IRKitError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irkit.cli.llvm.options import Line

# Options of two names: what a letter stands for.
ALIASES: Final = {
    "A": "print-file-name",
    "o": "print-file-name",
    "a": "debug-syms",
    "C": "demangle",
    "g": "extern-only",
    "n": "numeric-sort",
    "v": "numeric-sort",
    "p": "no-sort",
    "r": "reverse-sort",
    "U": "defined-only",
    "u": "undefined-only",
    "W": "no-weak",
    "S": "print-size",
}
STYLES: Final = {"B": BSD, "P": POSIX, "portability": POSIX, "j": JUST_SYMBOLS, "m": DARWIN}
SILENT: Final = (
    "special-syms",
    "print-armap",
    "print-size",
    "S",
    "size-sort",
    "numeric-sort",
    "n",
    "v",
    "M",
    "dynamic",
)

OPTIONS: Final = (
    *(
        Option(name, FLAG, name not in SILENT, grouped=len(name) == 1)
        for name in sorted({*ALIASES, *ALIASES.values(), *STYLES, *SILENT})
    ),
    Option("no-demangle"),
    Option("quiet"),
    Option("format", VALUE),
    Option("f", LETTER),
    Option("radix", VALUE, handled=False),
    Option("t", LETTER, handled=False),
    Option("X", LETTER, handled=False),
)


@dataclass(frozen=True)
class Listing:
    """How the symbols of inputs are shown."""

    style: str
    selection: Selection
    with_names: bool  # each line begins with the file's name
    is_quiet: bool
    has_headings: bool
    patterns: tuple[str, ...] = ()  # of members, those of `irkit symbols`


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    files = line.files or ["a.out"]
    return show(tool, files, listing_of(line, len(files)))


def show(tool: Tool, files: Sequence[str], listing: Listing) -> int:
    """Print the symbols of files; returns the exit status. What cannot be read is said, and the rest listed."""
    status = 0
    with opened("-") as out:

        def complain(error: Exception, what: str) -> None:
            nonlocal status
            out.flush()
            text = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
            tool.say(f"{tool.name}: error: {what}: {text.removeprefix(f'{what}: ')}")
            status = 1

        for file in files:
            try:
                for data, member in inputs(file, listing):
                    try:
                        lines_of = list(of_modules(tool, data, shown_name(file), member, listing))
                        out.writelines(f"{one}\n" for one in lines_of)
                    except IRKitError as error:
                        complain(error, f"{file}:{member}" if member else file)
            except EXPECTED as error:
                complain(error, file)
    return status


def listing_of(line: Line, count: int) -> Listing:
    """What the options ask for. Raises ToolError for a format that there is not."""

    def flag(name: str) -> bool:
        return line.flag(name) or any(line.flag(letter) for letter, long in ALIASES.items() if long == name)

    style = line.value("format") or line.value("f") or BSD
    for name, other in STYLES.items():
        style = other if line.flag(name) else style
    if style not in FORMATS:
        raise ToolError(f"llvm-nm: error: : --format value should be one of: {', '.join(FORMATS)}")
    selection = Selection(
        debug_symbols=flag("debug-syms"),
        defined_only=flag("defined-only"),
        undefined_only=flag("undefined-only"),
        extern_only=flag("extern-only"),
        no_weak=flag("no-weak"),
        is_sorted=not flag("no-sort"),
        reverse=flag("reverse-sort"),
        demangle=flag("demangle") and not line.flag("no-demangle"),
    )
    return Listing(style, selection, flag("print-file-name"), line.flag("quiet"), count > 1)


def inputs(file: str, listing: Listing) -> Iterator[tuple[bytes, str]]:
    """The bitcode of a file, or of an archive's members one after the other, with the member's name."""
    data = read_whole(file)
    if not container_kind(data):
        yield data, ""
        return
    for part in parts(data, shown_name(file)):
        if part.is_bitcode and matching(part.path, listing.patterns):
            yield part.data, part.path


def of_modules(tool: Tool, data: bytes, file: str, member: str, listing: Listing) -> Iterator[str]:
    if not data.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")):
        raise ToolError("The file was not recognized as a valid object file")
    name = f"{file}:{member}" if member else file
    prefix = f"{name}: " if listing.with_names else ""
    modules = irkit.parse_bitcode_modules(data, name)
    if not listing.with_names:
        if member or (listing.has_headings and listing.style not in (SYSV, DARWIN)):
            yield f"\n{member or file}:"
        if listing.style == SYSV:
            yield from table_head(member or file, address_digits(modules[0]))
    there = [
        symbol
        for module in modules
        for symbol in symbols(module, tool.release, lambda text: tool.say(f"{tool.name}: warning: {name}: {text}"))
    ]
    width = address_digits(modules[0]) if modules else 16
    spelled = demangler(tool.release) if listing.selection.demangle else str
    yield from lines(listing.selection.of(there), listing.style, width, prefix, spelled)
    if not listing.is_quiet and not any(map(listing.selection.knows, there)):
        tool.say(f"{file}[{member}]: no symbols" if member and listing.style == POSIX else f"{name}: no symbols")


def table_head(name: str, width: int) -> Iterator[str]:
    """What stands above a table of symbols, with addresses of `width` digits."""
    yield f"\n\nSymbols from {name}:\n"
    yield f"Name                  {'Value':<{width}}Class        Type         {'Size':<{width + 1}}Line  Section"
