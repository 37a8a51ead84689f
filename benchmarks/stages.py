"""The stages of one task, each timed by itself in one process, and what the heap holds at the end; as JSON.

    python -P benchmarks/stages.py TASK FILE.bc FILE.ll

`python -m benchmarks --profile TASK` shows it as tables. What is a part of a later stage is run once more by itself,
and its time taken off: numbering, for one, is a part of printing. Nothing here is imported from the rest of this
folder, so that the irkit that is installed is the one that is measured.
"""

from __future__ import annotations

import gc
import importlib
import json
import resource
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

gc.disable()
RELEASE: Final = 22
NEEDED: Final = (
    "irkit.cli",
    "bitcode.reader.files",
    "bitcode.writer.files",
    "irkit.upgrades.run",
    "irkit.verifier.run",
    "text.parser.module",
    "text.printer.module",
)


def user() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


class Clock:
    """The stages so far: user seconds, memory blocks that Python has more than before, the peak in kilobytes."""

    def __init__(self) -> None:
        self.stages: list[dict[str, Any]] = []
        self.notes: dict[str, float] = {}

    def take(self, name: str, work: Callable[[], Any], *parts: str) -> Any:
        """Do a stage, of which `parts` have been measured before."""
        blocks, start = sys.getallocatedblocks(), user()
        made = work()
        seconds = user() - start - sum(self.notes.get(part, 0.0) for part in parts)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        self.add(name, max(0.0, seconds), sys.getallocatedblocks() - blocks, peak)
        return made

    def note(self, part: str, work: Callable[[], Any]) -> Any:
        """Measure what is a part of a later stage."""
        start = user()
        made = work()
        self.notes[part] = user() - start
        return made

    def add(self, name: str, seconds: float, blocks: int, peak: int) -> None:
        self.stages.append({"stage": name, "user": seconds, "blocks": blocks, "peak": peak})

    def add_note(self, name: str, less: str = "") -> None:
        """Make a part a stage of its own."""
        seconds = self.notes[name] - (self.notes[less] if less else 0.0)
        self.add(name, max(0.0, seconds), 0, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def load(clock: Clock, path: str) -> Any:
    """A module of bitcode, all of it."""
    import irkit  # noqa: PLC0415 - as all imports here: they are a stage

    with open(path, "rb") as file:
        data = file.read()
    module = clock.take("read: what is not lazy", lambda: irkit.parse_bitcode(data, path))
    clock.take("read: module's contents", module.load_contents)
    clock.take("read: bodies", module.materialize)
    return module


def disassemble(clock: Clock, bitcode: str, assembly: str) -> Any:
    import irkit  # noqa: PLC0415
    from irkit.type_finder import find_structs  # noqa: PLC0415
    from text.printer import Pieces  # noqa: PLC0415
    from text.printer.attributes import AttributeTexts  # noqa: PLC0415
    from text.printer.metadata_slots import MetadataSlots  # noqa: PLC0415
    from text.printer.module import ModulePrinter  # noqa: PLC0415
    from text.printer.slots import SlotTracker  # noqa: PLC0415
    from text.printer.types import TypeTexts, number_structs  # noqa: PLC0415

    module = load(clock, bitcode)
    clock.take("upgrade", lambda: irkit.upgrade(module))
    structs = clock.note("type finding", lambda: find_structs(module))
    attributes = AttributeTexts(module.dialect, TypeTexts(number_structs(structs)))

    def number() -> None:
        slots = SlotTracker(module, attributes)
        for function in module.functions:
            slots.number_function(function)

    clock.note("numbering values", number)
    clock.note("numbering metadata", lambda: MetadataSlots(module).number_module())
    for part in clock.notes:
        clock.add_note(part)
    pieces = Pieces()
    clock.take("printing", lambda: ModulePrinter(module, pieces).print(), *clock.notes)
    clock.take("encoding", lambda: "".join(pieces.texts).encode("utf-8", "surrogateescape"))
    return module


def write(clock: Clock, module: Any, keep: bool) -> None:
    """The stages of writing; `keep` tells whether use-list orders are written."""
    import irkit  # noqa: PLC0415
    from bitcode.writer.enumeration.enumerator import ValueEnumerator  # noqa: PLC0415

    clock.note("enumeration", lambda: ValueEnumerator(module, False))
    clock.note("both", lambda: ValueEnumerator(module, keep))
    clock.notes["use-list prediction"] = clock.notes["both"]
    clock.add_note("enumeration")
    clock.add_note("use-list prediction", less="enumeration")
    clock.take("emission", lambda: irkit.to_bitcode(module, check=False, preserve_use_list_order=keep), "both")


def assemble(clock: Clock, bitcode: str, assembly: str) -> Any:
    import irkit  # noqa: PLC0415
    from irkit.dialects import Dialect  # noqa: PLC0415
    from text.parser.module import ModuleParser  # noqa: PLC0415
    from text.syntax.source import Source  # noqa: PLC0415

    with open(assembly, "rb") as file:
        data = file.read()

    def parser() -> ModuleParser:
        return ModuleParser(Source(data, assembly, None), Dialect.of(RELEASE))

    first = parser()
    clock.note("parse: index", first.index)
    second = clock.note("decoding", parser)
    clock.note("entities", second.parse_entities)
    clock.note("parse: bodies", partial(second.parse_bodies, second.definitions()))
    clock.notes["parse: globals, metadata"] = clock.notes["entities"]
    clock.add_note("decoding")
    clock.add_note("parse: index")
    clock.add_note("parse: globals, metadata", less="parse: index")
    clock.add_note("parse: bodies")
    del first, second
    known = ("decoding", "entities", "parse: bodies")
    parse = lambda: irkit.parse_assembly(data, assembly, RELEASE)  # noqa: E731
    module = clock.take("parse: orders, checks, upgrades", parse, *known)
    clock.take("verify", lambda: irkit.verify(module))
    write(clock, module, keep=True)
    return module


def convert(clock: Clock, bitcode: str, assembly: str) -> Any:
    module = load(clock, bitcode)
    write(clock, module, keep=module.stores_use_lists)
    return module


TASKS: Final[dict[str, Callable[[Clock, str, str], Any]]] = {
    "dis": disassemble,
    "as": assemble,
    "convert": convert,
}


def imports() -> None:
    """What every task needs, so that its stages are without it."""
    for name in NEEDED:
        importlib.import_module(name)


def heap(before: set[int]) -> dict[str, Any]:
    """The objects that the cycle collector knows and that were not there before: by class, with their bytes, and how
    large the dictionaries are."""
    objects = [one for one in gc.get_objects() if id(one) not in before]
    counts: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for one in objects:
        name = type(one).__name__
        counts[name] += 1
        sizes[name] += sys.getsizeof(one)
    lengths = sorted((len(one) for one in objects if type(one) is dict), reverse=True)
    return {
        "objects": len(objects),
        "classes": [[name, count, sizes[name]] for name, count in counts.most_common(14)],
        "dictionaries": {"count": len(lengths), "entries": sum(lengths), "largest": lengths[:8]},
    }


def contents(module: Any, bitcode: str) -> dict[str, int]:
    """How much there is to do."""
    from bitcode.dump.statistics import stats  # noqa: PLC0415

    with open(bitcode, "rb") as file:
        found = stats(file.read())
    functions = [function for function in module.functions if not function.is_declaration]
    return {
        "bytes": found.size,
        "records": sum(block.record_count for block in found.blocks.values()),
        "blocks of the file": sum(block.count for block in found.blocks.values()),
        "globals": len(module.globals),
        "functions with a body": len(functions),
        "basic blocks": sum(len(function.blocks) for function in functions),
        "instructions": sum(len(block.instructions) for function in functions for block in function.blocks),
        "identified structs": len(module.context.identified_structs),
        "metadata records": sum(block.record_count for block in found.blocks.values() if "METADATA" in block.name),
    }


def main() -> None:
    task, bitcode, assembly = sys.argv[1:]
    clock = Clock()
    clock.add("Python", user(), 0, 0)
    clock.take("imports", imports)
    before = {id(one) for one in gc.get_objects()}
    module = TASKS[task](clock, bitcode, assembly)
    held = heap(before)
    print(json.dumps({"stages": clock.stages, "contents": contents(module, bitcode), "heap": held}))


if __name__ == "__main__":
    main()
