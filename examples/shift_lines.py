"""Change the line numbers of debug info: `python examples/shift_lines.py FILE OUT SOURCE NUMBER`

Lines of functions and instructions from the source file SOURCE (its name, as debug info has it) move by NUMBER, as
after an edit above them, or a preprocessor that adds lines.
"""

from __future__ import annotations

import sys

import irkit


def source_of(node: object) -> str:
    """The file that a scope is in."""
    while isinstance(node, irkit.MDNode):
        file = getattr(node, "file", None)
        if isinstance(file, irkit.DIFile):
            return file.filename or ""
        node = getattr(node, "scope", None)
    return ""


def shift_lines(module: irkit.Module, source: str, number: int) -> int:
    """Move lines; returns how many nodes changed. Locations are unique nodes, so each is replaced by another."""
    moved: dict[irkit.DILocation, irkit.DILocation] = {}

    def shifted(location: irkit.DILocation) -> irkit.DILocation:
        if location not in moved:
            outer = location.inlined_at
            around = shifted(outer) if isinstance(outer, irkit.DILocation) else outer
            line = location.line + number if source_of(location.scope) == source and location.line else location.line
            moved[location] = module.context.location(
                line,
                location.column,
                location.scope,
                around,
                location.implicit_code,
                location.atom_group,
                location.atom_rank,
            )
        return moved[location]

    changed = 0
    for function in module.functions:
        subprogram = function.metadata.get("dbg")
        if isinstance(subprogram, irkit.DISubprogram) and source_of(subprogram) == source:
            subprogram.line += number
            subprogram.scope_line += number
            changed += 1
        for instruction in function.instructions:
            if isinstance(instruction.debug_loc, irkit.DILocation):
                instruction.debug_loc = shifted(instruction.debug_loc)
            for record in instruction.debug_records or ():
                if isinstance(record.debug_loc, irkit.DILocation):
                    record.debug_loc = shifted(record.debug_loc)
    return changed + sum(old is not new for old, new in moved.items())


def main(arguments: list[str]) -> int:
    if len(arguments) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    file, out, source, number = arguments
    module = irkit.load(file)
    print(f"{shift_lines(module, source, int(number))} lines moved")
    irkit.save(module, out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
