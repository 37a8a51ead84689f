"""GLOBALVAL_SUMMARY_BLOCK of a module."""

from __future__ import annotations

from bitcode.writer.state import WriterState
from irkit.summary import ModuleSummaryIndex


def write_module_summary(state: WriterState, summary: ModuleSummaryIndex) -> None:
    raise state.unsupported("a summary")
