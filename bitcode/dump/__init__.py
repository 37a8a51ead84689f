"""A bitcode file as bitcode: what is in it block by block and record by record, and what takes how much of it.

No module is made of the file, so that a file which no reader understands can be looked into. What records and operands
are called comes from `bitcode.schema`.
"""

from bitcode.dump.as_json import dump_json, stats_json
from bitcode.dump.as_text import dump_lines
from bitcode.dump.histogram import stats_lines
from bitcode.dump.statistics import Stats, stats

__all__ = ["Stats", "dump_json", "dump_lines", "stats", "stats_json", "stats_lines"]
