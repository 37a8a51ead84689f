"""`irkit info`: what a file says of itself as a whole, and what newer releases would change in it.

Function bodies are not read for it, only looked through.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from irkit.cli.inputs import parse_modules
from irkit.cli.streams import print_all
from irkit.metadata import MDString, MDTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from irkit.globals import GlobalValue
    from irkit.metadata import Metadata
    from irkit.module import Module
    from irkit.upgrades.survey import Upgrade

WRAPPER_MAGIC = b"\xde\xc0\x17\x0b"


def show_info(files: Sequence[str], as_json: bool) -> int:
    """Print the files' descriptions; returns the exit status."""
    return print_all(files, describe_json if as_json else describe, as_json)


def describe(data: bytes, name: str) -> Iterator[str]:
    """The lines that describe one file. Raises what `parse_modules` raises."""
    modules = parse_modules(data, name)
    wrapped = ", in a wrapper" if data.startswith(WRAPPER_MAGIC) else ""
    yield from _table([("file", f"{name}, {len(data)} bytes{wrapped}")])
    for index, module in enumerate(modules):
        if len(modules) > 1:
            yield ""
            yield f"module {index}"
        yield from _table(_rows(module))


def describe_json(data: bytes, name: str) -> Iterator[str]:
    """The same as one JSON document, of the schema `info`. Raises what `parse_modules` raises."""
    import json

    document = {
        "file": name,
        "bytes": len(data),
        "wrapped": data.startswith(WRAPPER_MAGIC),
        "modules": [_object(module) for module in parse_modules(data, name)],
    }
    yield from json.dumps(document, indent=2).split("\n")


def _object(module: Module) -> dict[str, Any]:
    identification = module.identification
    words = module.provenance.hash
    return {
        "producer": identification.producer if identification else None,
        "epoch": identification.epoch if identification else None,
        "llvm_version": module.dialect.llvm_version,
        "source_filename": module.source_filename,
        "target_triple": module.target_triple,
        "data_layout": module.data_layout,
        **{
            label: {"defined": len(values) - declared, "declared": declared}
            for label, values in (("functions", module.functions), ("variables", module.globals))
            for declared in [_declared(values)]
        },
        "aliases": len(module.aliases),
        "ifuncs": len(module.ifuncs),
        "comdats": len(module.comdats),
        "named_metadata": len(module.named_metadata),
        "module_assembly_lines": len(module.module_asm.splitlines()),
        "opaque_pointers": module.opaque_pointers,
        "stores_use_lists": module.stores_use_lists,
        "has_summary": module.summary is not None,
        "hash": None if words is None else _hexadecimal(words),
        "flags": [{"name": name, "value": value, "behavior": behaviour} for name, value, behaviour in _flags(module)],
        "rewritten_because": rewritten_because(module) or None,
        "upgrades": [
            {"since": one.since, "by": one.by, "what": one.what, "names": list(one.names)} for one in _survey(module)
        ],
    }


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Rows of a label and a text, of which a second line stands under the first."""
    for label, text in rows:
        first, *others = text.split("\n")
        yield f"{label + ':':<17}{first}".rstrip()
        yield from (" " * 17 + line for line in others)


def _rows(module: Module) -> Iterator[tuple[str, str]]:
    identification = module.identification
    yield "producer", identification.producer if identification else "not named"
    yield "epoch", str(identification.epoch) if identification else "not named"
    yield "LLVM version", str(module.dialect.llvm_version)
    yield "source file", module.source_filename
    yield "target triple", module.target_triple or "none"
    yield "data layout", module.data_layout or "none"
    yield from _counts(module)
    yield "pointers", "opaque" if module.opaque_pointers else "typed"
    yield "use-list order", "stored" if module.stores_use_lists else "not stored"
    yield "summary", "none" if module.summary is None else "present"
    words = module.provenance.hash
    yield "hash", "none" if words is None else _hexadecimal(words)
    flags = [f"{name} = {value} ({behaviour})" for name, value, behaviour in _flags(module)]
    yield "flags", "\n".join(flags) if flags else "none"
    yield "upgrades", "\n".join([_upgrade_line(one) for one in _survey(module)]) or "none"
    if reason := rewritten_because(module):
        yield "written back", reason


_MANY = 3


def rewritten_because(module: Module) -> str:
    from irkit.upgrades import survey

    return survey.rewritten_because(module)


def _survey(module: Module) -> list[Upgrade]:
    from irkit.upgrades.survey import survey

    return survey(module)


def _upgrade_line(upgrade: Upgrade) -> str:
    names = ", ".join(upgrade.names[:_MANY])
    more = f" and {len(upgrade.names) - _MANY} more" if len(upgrade.names) > _MANY else ""
    return f"LLVM {upgrade.since}: {upgrade.what}" + (f" ({names}{more})" if names else "")


def _hexadecimal(words: Sequence[int]) -> str:
    return "".join(f"{word & 0xFFFFFFFF:08x}" for word in words)


def _declared(values: Iterable[GlobalValue]) -> int:
    return sum(map(attrgetter("is_declaration"), values))


def _counts(module: Module) -> Iterator[tuple[str, str]]:
    """How many of each kind of global value there are, and how many of them are declared only."""
    for label, values in (("functions", module.functions), ("variables", module.globals)):
        declared = _declared(values)
        yield label, f"{len(values) - declared} defined, {declared} declared"
    yield "aliases", str(len(module.aliases))
    yield "ifuncs", str(len(module.ifuncs))
    yield "comdats", str(len(module.comdats))
    yield "named metadata", str(len(module.named_metadata))
    yield "module assembly", f"{len(module.module_asm.splitlines())} lines" if module.module_asm else "none"


def _flags(module: Module) -> Iterator[tuple[str, str, str]]:
    """The module flags (LangRef, "Module Flags Metadata"): name, value, behaviour."""
    from irkit.flag_nodes import FLAG_PARTS, module_flags

    flags = module_flags(module)
    for node in flags.operands if flags is not None else ():
        if isinstance(node, MDTuple) and len(node.operands) == FLAG_PARTS:
            _, key, value = node.operands
            yield _text(key), _text(value), _behaviour(node)


def _behaviour(flag: MDTuple) -> str:
    from irkit.flag_nodes import behavior_of
    from irkit.metadata import constant_integer

    word = behavior_of(flag)
    if word is not None:
        return word.replace("_", " ")
    number = constant_integer(flag.operands[0])
    return str(number.value) if number is not None else "?"


def _text(metadata: Metadata | None) -> str:
    """A flag's name or value: a string, a number, or in words what else it is."""
    from irkit.metadata import constant_integer

    if isinstance(metadata, MDString):
        return metadata.string
    number = constant_integer(metadata)
    if number is not None:
        return str(number.value)
    if isinstance(metadata, MDTuple):
        return "{" + ", ".join(_text(operand) for operand in metadata.operands) + "}"
    return "null" if metadata is None else type(metadata).__name__
