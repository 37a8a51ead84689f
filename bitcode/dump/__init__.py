"""A bitcode file as bitcode: what is in it block by block and record by record, and what takes how much of it.

No module is made of the file, so that a file which no reader understands can be looked into. What records and operands
are called comes from `bitcode.schema`, whose declarations only dumps need: so each name here is imported when it is
first asked for.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bitcode.dump.as_json import dump_json
    from bitcode.dump.as_text import dump_lines
    from bitcode.dump.histogram import stats_lines
    from bitcode.dump.statistics import Stats, stats, stats_json

__all__ = ["Stats", "dump_json", "dump_lines", "stats", "stats_json", "stats_lines"]

if not TYPE_CHECKING:
    _HOMES = {
        "Stats": "statistics",
        "dump_json": "as_json",
        "dump_lines": "as_text",
        "stats": "statistics",
        "stats_json": "statistics",
        "stats_lines": "histogram",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'bitcode.dump' has no attribute '{name}'")
        return getattr(importlib.import_module(f"bitcode.dump.{_HOMES[name]}"), name)
