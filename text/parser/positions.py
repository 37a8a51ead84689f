"""Where in its text the parts of a module stand: found by parsing the text once more when it is first asked for, since
few who parse a text ever ask."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.values import Argument, Value
from text.parser.module import ModuleParser
from text.syntax.source import Source


class Positions:
    """The positions of one module that was parsed from a text. What was changed since may be found elsewhere, or not at
    all."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.source: Source | None = None
        self.offsets: dict[Value, int] = {}
        self.twin: Module | None = None
        self.places: dict[Function, dict[Value, tuple[int, int | None]]] = {}

    def position(self, value: Value) -> tuple[int, int] | None:
        """Line and column of a global, a block or an instruction, from 1, in characters; None where it has none."""
        if self.source is None:
            self.parse()
        assert self.source is not None
        offset = self.offset_of(value)
        if offset is None:
            return None
        before = self.source.data[:offset]
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "surrogateescape")) + 1
        return before.count(b"\n") + 1, column

    def parse(self) -> None:
        """Parse the text again, noting offsets."""
        text = self.module.provenance.text
        self.source = Source(text if text is not None else b"", self.module.name)
        if text is None:
            return
        parser = ModuleParser(self.source, self.module.dialect)
        parser.p.positions = self.offsets
        try:
            self.twin = parser.parse()
        except IRKitError:  # the module is of another release by now
            self.offsets = {}

    def offset_of(self, value: Value) -> int | None:
        if isinstance(value, GlobalValue):
            return self.global_offset(value)
        function = value.function if isinstance(value, Instruction) else None
        if isinstance(value, (Argument, BasicBlock)):
            function = value.parent
        if function is None:
            return None
        found = self.local_offset(function, value)
        return found if found is not None else self.global_offset(function)

    def global_offset(self, value: GlobalValue) -> int | None:
        twin = self.twin_of(value)
        return self.offsets.get(twin) if twin is not None else None

    def twin_of(self, value: GlobalValue) -> GlobalValue | None:
        if self.twin is None:
            return None
        if value.name:
            return self.twin.get(value.name)
        mine, theirs = list(self.module.global_values()), list(self.twin.global_values())
        pairs = zip(mine, theirs, strict=False)
        return next((other for one, other in pairs if one is value and not other.name), None)

    def local_offset(self, function: Function, value: Value) -> int | None:
        """The offset of what stands at the same place of the same function."""
        twin = self.twin_of(function)
        if not isinstance(twin, Function):
            return None
        places = self.places.get(function)
        if places is None:
            places = self.places[function] = {}
            for row, block in enumerate(function.blocks):
                places[block] = (row, None)
                for number, instruction in enumerate(block.instructions):
                    places[instruction] = (row, number)
        place = places.get(value)
        if place is None:
            return None
        row, column = place
        if row >= len(twin.blocks):
            return None
        block = twin.blocks[row]
        if column is None:
            first = block.instructions[0] if block.instructions else None
            return self.offsets.get(block, self.offsets.get(first) if first is not None else None)
        if column >= len(block.instructions):
            return None
        found = block.instructions[column]
        same = isinstance(value, Instruction) and found.opcode == value.opcode
        return self.offsets.get(found) if same else None
