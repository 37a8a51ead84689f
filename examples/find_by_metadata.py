"""Find what has metadata of a kind: `python examples/find_by_metadata.py KIND FILE…`

A line for each function that has it attached, or of whose instructions some have it, with how many and the first node.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import irkit


def holders(module: irkit.Module, kind: str) -> Iterator[tuple[irkit.Function, list[irkit.Metadata]]]:
    """Functions with metadata of the kind, and the nodes: their own first, then those of their instructions."""
    for function in module.functions:
        nodes = [node for name, node in function.metadata.items() if name == kind]
        nodes += [node for inst in function.instructions for name, node in inst.metadata.items() if name == kind]
        if nodes:
            yield function, nodes


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    found = False
    for file in arguments[1:]:
        for function, nodes in holders(irkit.load(file), arguments[0]):
            found = True
            print(f"{file}: {function.name}: {len(nodes)} × !{arguments[0]}, {nodes[0]}")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
