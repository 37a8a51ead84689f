"""`irkit dump` and `irkit stats`: the two views of a file as bitcode, before any module is made of it. `stats` takes
assembly too, and shows what bitcode that makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import irkit
from irkit.cli.inputs import is_assembly
from irkit.cli.streams import print_all

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def show_dump(files: Sequence[str], as_json: bool, block: str | None) -> int:
    """Print the dump of files, or of their blocks of one name; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterable[str]:
        from bitcode.dump import dump_json, dump_lines

        return dump_json(data, name, block) if as_json else dump_lines(data, name, block)

    return print_all(files, lines, as_json)


def show_stats(files: Sequence[str], as_json: bool) -> int:
    """Print the statistics of files; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterable[str]:
        from bitcode.dump import stats_json, stats_lines

        if is_assembly(data):  # then of the bitcode that it makes
            data = irkit.to_bitcode(irkit.parse_assembly(data, name))
        return stats_json(data, name) if as_json else stats_lines(data, name)

    return print_all(files, lines, as_json)
